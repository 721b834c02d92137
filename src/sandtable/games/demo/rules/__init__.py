"""The rules of the demo, a module per chapter."""
