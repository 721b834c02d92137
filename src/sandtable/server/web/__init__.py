"""The calls and sockets, what guards them, and what is answered when something goes wrong."""
