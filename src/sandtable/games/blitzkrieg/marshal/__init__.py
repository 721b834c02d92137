"""Thinking ahead: what this game gives to the shared search of `sandtable.opponents`."""

from sandtable.games.blitzkrieg.marshal.staff import BlitzkriegStaff

__all__ = ["BlitzkriegStaff"]
