"""What games share for computer players."""

from sandtable.opponents.chance import RandomPlayer

__all__ = ["RandomPlayer"]
