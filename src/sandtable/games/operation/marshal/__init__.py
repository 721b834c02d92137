"""Thinking ahead: what this game gives to the shared search of `sandtable.opponents`."""

from sandtable.games.operation.marshal.staff import OperationStaff

__all__ = ["OperationStaff"]
