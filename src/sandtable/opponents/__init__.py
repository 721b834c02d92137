"""Computer players: what games share. `staff` says what a game gives so that its players can think ahead."""

from sandtable.opponents.chance import RandomPlayer
from sandtable.opponents.characters import characters
from sandtable.opponents.forgetful import Forgetful
from sandtable.opponents.levels import COLONEL, MARSHAL, Level
from sandtable.opponents.mind import Mind
from sandtable.opponents.staff import Plan, Staff, whim
from sandtable.opponents.tempered import Temper, Tempered, between
from sandtable.opponents.thinker import Thinker, thinkers

__all__ = [
    "COLONEL",
    "MARSHAL",
    "Forgetful",
    "Level",
    "Mind",
    "Plan",
    "RandomPlayer",
    "Staff",
    "Temper",
    "Tempered",
    "Thinker",
    "between",
    "characters",
    "thinkers",
    "whim",
]
