"""1939-45: Struggle for Europe: areas and seas, seasons, two to five players, the whole war in 24 turns."""

from sandtable.games.europe.game import Europe

GAME = Europe()

__all__ = ["GAME"]
