"""Interventions (stub while the rest is tried)."""
from __future__ import annotations
from typing import Any
def announce_rebase(*a: Any) -> bool: return False
def announce_attack(*a: Any) -> bool: return False
def announce_crossing(*a: Any) -> bool: return False
def announce_flight(*a: Any) -> bool: return False
def announce_prowl(state: Any, power: Any, numbers: Any, prey: Any, out: Any) -> bool:
    from sandtable.games.europe.rules.raids import strike_prey
    strike_prey(state, numbers, prey, out); return False
FRAMES: tuple[Any, ...] = ()
