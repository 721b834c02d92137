"""The optional chapters."""
