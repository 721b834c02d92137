"""Situations: a small position, exactly the dice, actions in notation, what happens and what stands after.

One runner for tests, command line and browser. `docs/situations.md` fixes the keys.
"""

from sandtable.situations.find import examples, find, situation
from sandtable.situations.format import Refused, Situation, Step, read_situation
from sandtable.situations.runner import Played, Report, again, begin, run

__all__ = [
    "Played",
    "Refused",
    "Report",
    "Situation",
    "Step",
    "again",
    "begin",
    "examples",
    "find",
    "read_situation",
    "run",
    "situation",
]
