"""Barbarossa 1941 (Art of Tactic): both sides write orders in secret, all are carried out together in twelve steps."""

from sandtable.games.barbarossa.game import Barbarossa

GAME = Barbarossa()

__all__ = ["GAME"]
