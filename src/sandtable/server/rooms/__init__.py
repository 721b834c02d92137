"""Matches that are open: a room for each, what each watcher sees of it, and the host who opens and closes them."""
