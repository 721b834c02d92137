"""A computer player for every power: attacks with odds, takes what is open, builds, and brings troops to the front."""

from sandtable.games.europe.officer.player import ANSWERS, Officer

__all__ = ["ANSWERS", "Officer"]
