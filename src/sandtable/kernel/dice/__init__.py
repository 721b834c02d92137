"""Dice: passed in, never imported, every draw with its purpose.

Rules ask for the coarsest statistic they need: a sum, a count of hits, one weighted pick. That keeps exact odds small
(13 branches instead of 6 to the 12th) and is what a scripted or recorded die can still answer.
"""

from sandtable.kernel.dice.enumerating import Enumerating
from sandtable.kernel.dice.fair import Fair
from sandtable.kernel.dice.protocol import Dice, Roll, Thrown, at_most
from sandtable.kernel.dice.recorded import Compared, NoDice, Recorded
from sandtable.kernel.dice.thrown import Scripted, Seeded, picked

__all__ = [
    "Compared",
    "Dice",
    "Enumerating",
    "Fair",
    "NoDice",
    "Recorded",
    "Roll",
    "Scripted",
    "Seeded",
    "Thrown",
    "at_most",
    "picked",
]
