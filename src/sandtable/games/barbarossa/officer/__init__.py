"""Computer players: the officer weighs its orders, the recruit muddles half of them."""

from sandtable.games.barbarossa.officer.officer import Officer
from sandtable.games.barbarossa.officer.recruit import Recruit

__all__ = ["Officer", "Recruit"]
