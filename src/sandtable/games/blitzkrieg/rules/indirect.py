"""Chapter 8.6: artillery and Stukas - salvos named by hex and calibre, observers, one roll for the whole hex."""

from __future__ import annotations

from collections import Counter as Multiset
from functools import lru_cache
from itertools import product

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules import fire
from sandtable.games.blitzkrieg.tables.sheets import CALIBRE, TRANSMIT_AT_MOST, TRANSMIT_NEUTRALISED
from sandtable.kernel import Dice, Event, Refusal

NO_SALVOS = Refusal("BK-8.6b", "no-salvos")
NOT_ON_MAP = Refusal("BK-8.6b", "not-on-map")
NO_ENEMY_THERE = Refusal("BK-8.6b", "no-enemy-there")
NO_OBSERVER = Refusal("BK-8.6b", "no-observer")


def indirect_lines(state: State, u: int, calibre: str) -> list[fire.Line]:
    """The sum for one unit under a salvo or a bomb: column of the calibre, armour, cover, works, dispersal; no range.

    Rules: BK-8.6b, BK-8.6c, BK-8.2.3.
    """
    lines = [("BK-8.6c" if calibre == "stuka" else "BK-8.6b", calibre, CALIBRE[calibre])]
    armour = state.index.theatre.counters[u].defence
    if armour:
        lines.append(("BK-8.2.1", "armour", -armour))
    return lines + fire.target_lines(state, u, False)


def observers(state: State, side: int, h: int) -> list[int]:
    """The own HQs with a line of sight to the hex, at most eight hexes, whatever stands in it; the best one first.

    Rules: BK-8.6b.
    """
    theatre, units = state.index.theatre, state.units
    seen = theatre.board.sees[h]
    found = [u for u in theatre.hqs[side] if units[u].hex >= 0 and seen >> units[u].hex & 1]
    if len(found) < 2:
        return found
    near = theatre.board.distance[h]
    return sorted(found, key=lambda u: (near[state.units[u].hex] > 1, state.units[u].neutralised, u))


def why_no_barrage(state: State, salvos: tuple[str, ...], h: int, wanted: tuple[str, ...]) -> Refusal | None:
    """Salvos that are left, heaviest first, on a hex with enemies that an own HQ observes; Stukas need none.

    Rules: BK-8.6b, BK-8.6c, BK-3.3, BK-8.6.2.
    """
    if not wanted or Multiset(wanted) - Multiset(salvos) or wanted != in_order(wanted):
        return NO_SALVOS
    return why_no_target(state, h, wanted[0])


def why_no_target(state: State, h: int, calibre: str) -> Refusal | None:
    """Whether a hex may be named for a salvo: enemies in it and, but for Stukas, an own HQ that sees it.

    Rules: BK-8.6b, BK-8.6c.
    """
    if h < 0:
        return NOT_ON_MAP
    if not state.index.bits[1 - state.active] >> h & 1:
        return NO_ENEMY_THERE
    if calibre != "stuka" and not observers(state, state.active, h):
        return NO_OBSERVER
    return None


def in_order(salvos: tuple[str, ...]) -> tuple[str, ...]:
    """Salvos from the heaviest to the lightest."""
    return tuple(sorted(salvos, key=lambda calibre: -CALIBRE[calibre]))


@lru_cache(256)
def groups(salvos: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every way to concentrate some of these salvos.

    Rules: BK-8.6.2.
    """
    count = Multiset(salvos)
    kinds = in_order(tuple(count))
    ways = product(*(range(count[kind] + 1) for kind in kinds))
    found = (tuple(k for k, number in zip(kinds, way, strict=True) for _ in range(number)) for way in ways)
    return tuple(group for group in found if group)


def transmits(state: State, h: int, calibre: str, dice: Dice, out: list[Event]) -> bool:
    """An observer passes the target on with 2d6 of 8 or less, a neutralised one adds 1, next to the target it is sure.

    Rules: BK-8.6b.
    """
    if calibre == "stuka":
        return True
    theatre = state.index.theatre
    hq = observers(state, state.active, h)[0]
    if theatre.board.distance[h][state.units[hq].hex] <= 1:
        return True
    need = TRANSMIT_AT_MOST - (TRANSMIT_NEUTRALISED if state.units[hq].neutralised else 0)
    roll = dice.sum(2, 6, "transmission")
    passed = roll.value <= need
    out.append(
        events.TransmissionTested(
            theatre.ids[hq], theatre.numbers[h], calibre, need, "yes" if passed else "no", (roll,)
        )
    )
    return passed
