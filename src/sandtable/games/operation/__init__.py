"""Operation World War Two: skirmish on a measured table."""

from sandtable.games.operation.game import GAME

__all__ = ["GAME"]
