"""Blitzkrieg 1940: Hannut and Stonne, two company-level battles of May 1940."""

from sandtable.games.blitzkrieg.game import Blitzkrieg

GAME = Blitzkrieg()

__all__ = ["GAME"]
