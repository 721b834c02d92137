"""The verbs, by chapter."""
