"""What games share for computer players."""

from sandtable.opponents.chance import RandomPlayer
from sandtable.opponents.forgetful import Forgetful
from sandtable.opponents.mind import Mind

__all__ = ["Forgetful", "Mind", "RandomPlayer"]
