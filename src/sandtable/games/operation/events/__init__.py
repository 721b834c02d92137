"""What happened, by chapter."""
