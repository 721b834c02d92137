"""Thinking ahead: what this game gives to the shared search of `sandtable.opponents`."""

from sandtable.games.barbarossa.marshal.staff import BarbarossaStaff

__all__ = ["BarbarossaStaff"]
