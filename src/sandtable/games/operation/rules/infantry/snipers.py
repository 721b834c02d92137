"""Snipers: one aimed shot, and what it costs to fire more.

What a sniper announces as his arms: nothing (one shot), `twice` (a semi-automatic rifle at one target), `two` (at two
targets) or `both` (both men of a team).
"""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.model.pieces import Unit
from sandtable.games.operation.model.shot import Shot
from sandtable.games.operation.model.state import State
from sandtable.games.operation.tables import WEAPONS

CHOICES = ("twice", "two", "both")


def is_sniper(unit: Unit) -> bool:
    return "sniper" in unit.traits


def infiltrates(unit: Unit) -> bool:
    """Whether a unit is placed after all others: those with the trait, and every sniper who works alone.

    Rules: OW-sniper-lone.
    """
    return "infiltration" in unit.traits or (is_sniper(unit) and unit.alone)


def choices(state: State, unit: Unit) -> list[str]:
    """What a sniper may announce besides the one shot.

    Rules: OW-sniper-semi, OW-sniper-both.
    """
    if not is_sniper(unit):
        return []
    men = [man for man in state.men(unit) if not man.shaken]
    semi = any(WEAPONS[weapon].group == "semi" for man in men for weapon in man.weapons)
    return [*(("twice", "two") if semi else ()), *(("both",) if len(men) > 1 else ())]


def shooters(unit: Unit, shots: list[Shot], arms: str) -> list[Shot]:
    """A sniper team fires one shot in all, by either man; more only as announced, twice with a semi-automatic rifle.

    Rules: OW-sniper-team, OW-sniper-semi, OW-sniper-both.
    """
    if not is_sniper(unit) or not shots:
        return shots
    if arms == "both":
        return [replace(shot, dice=1) for shot in shots]
    if arms in ("twice", "two"):
        shots = [shot for shot in shots if WEAPONS[shot.weapon].group == "semi"] or shots
    best = min(shots, key=lambda shot: (shot.need - sum(int(line.value) for line in shot.lines), shot.model))
    return [replace(best, dice=2 if arms == "twice" else 1)]


def is_precise(unit: Unit, arms: str) -> bool:
    """Whether the firer picks the man who is hit: with one aimed shot only.

    Rules: OW-sniper-semi.
    """
    return "precise-shot" in unit.traits and arms not in ("twice", "two")


def has_scope(unit: Unit, arms: str) -> bool:
    """The telescope helps unless he fires at two targets.

    Rules: OW-sniper-semi.
    """
    return "telescope" in unit.traits and arms != "two"


def stays_hidden(unit: Unit, arms: str, in_cover: bool) -> bool:
    """A sniper who fires from cover counts as stationary, unless both men fire.

    Rules: OW-sniper-both, OW-traits.
    """
    return is_sniper(unit) and in_cover and arms != "both"
