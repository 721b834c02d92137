"""The games: a folder each, with the same rooms."""
