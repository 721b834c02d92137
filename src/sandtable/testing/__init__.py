"""The conformance kit: what every game must hold, for whoever writes one.

`fuzz` plays random games with invariants and replays; `laws` are the kernel's laws as functions that raise
`Broken` with what is wrong; `positions` walks through random play and stops where there is something to look at;
`harvest` collects actions from played matches, to be tried elsewhere: a universe for any game; `promises` holds odds
cards against play, and what a finished match says against itself.
"""

from sandtable.testing.fuzz import Failure, FuzzReport, fuzz
from sandtable.testing.harvest import Harvest, harvest
from sandtable.testing.laws import Broken
from sandtable.testing.walk import Position, positions, random_game

__all__ = ["Broken", "Failure", "FuzzReport", "Harvest", "Position", "fuzz", "harvest", "positions", "random_game"]
