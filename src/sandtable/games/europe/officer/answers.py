"""Answers that need no thought: passing, feeding, agreeing."""

from __future__ import annotations

from sandtable.games.europe.actions import Accept, Hold, Pass, PlaceRest, Supply
from sandtable.games.europe.model import State
from sandtable.kernel import Action


def onward(found: list[Action]) -> Action:
    for action in found:
        if isinstance(action, Pass | PlaceRest | Hold):
            return action
    return next((action for action in found if not action.retracts), found[0])


def pass_or(found: list[Action]) -> Action | None:
    return next((action for action in found if isinstance(action, Pass)), None)


def provision(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    supplies = [a for a in found if isinstance(a, Supply)]
    return max(supplies, key=lambda a: a.n) if supplies else pass_or(found)


def agree(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    return Accept()
