"""The demo game: a duel on a table, small enough to read in ten minutes, with everything the kernel carries.

A secret choice (powder, stances), chance (initiative, shots), a reaction inside a move, and a measured move.
"""

from sandtable.games.demo.game import Demo

GAME = Demo()

__all__ = ["GAME"]
