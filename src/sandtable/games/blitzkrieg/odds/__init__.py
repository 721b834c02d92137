"""Exact chances, for players before they choose and for the computer."""
