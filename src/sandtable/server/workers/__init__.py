"""Processes beside the server: a pool with a queue, and what a worker does."""
