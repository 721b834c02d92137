"""Computer players for every power: they attack with odds, take what is open, build, and bring troops to the front."""

from sandtable.games.europe.officer.player import ANSWERS, Officer
from sandtable.games.europe.officer.recruit import Recruit

__all__ = ["ANSWERS", "Officer", "Recruit"]
