"""The chances of what is announced."""
