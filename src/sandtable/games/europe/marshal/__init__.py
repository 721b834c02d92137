"""Thinking ahead: what this game gives to the shared search of `sandtable.opponents`."""

from sandtable.games.europe.marshal.staff import EuropeStaff

__all__ = ["EuropeStaff"]
