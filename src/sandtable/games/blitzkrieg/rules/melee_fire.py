"""Chapters 9.1.2 and 8.2: who fights in a hex, and the sum for a shot in melee."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules import fire
from sandtable.games.blitzkrieg.tables import LOWEST

if TYPE_CHECKING:
    from sandtable.games.blitzkrieg.rules.melee import Melee


def fighters(state: State, h: int, side: int) -> tuple[int, ...]:
    """A side's combat units in a hex; an HQ takes no part.

    Rules: BK-9.
    """
    theatre = state.theatre
    return tuple([u for u in state.index.at[h] if theatre.side[u] == side and not theatre.is_hq[u]])


def melee_lines(state: State, u: int, t: int, melee: Melee) -> list[fire.Line]:
    """The sum for a shot in melee: +1, no range; ground and works cover only the defender, stream and slope hinder the
    attacker, column and a neutralisation from before count in the first round.

    Rules: BK-8.2.3, BK-8.2.4, BK-9.1.2, BK-9.1.5, BK-6.2.
    """
    attacking = state.theatre.side[u] == state.active
    lines = fire.attack_lines(state, u, t)
    lines.append(("BK-9.1.2", "melee", fire.range_modifier(0)))
    lines += [line for line in fire.target_lines(state, t, False) if attacking or line[1] == "target-dispersed"]
    if state.units[t].column and melee.round == 1:
        lines.append(fire._TARGET_COLUMN)
    lines += [line for line in fire.firer_lines(state, u) if melee.round == 1 or line[1] not in FIRST_ROUND_ONLY]
    if attacking:
        board = state.theatre.board
        if (melee.origin, melee.hex) in board.streams and (melee.origin, melee.hex) not in board.roads:
            lines.append(fire._STREAM)
        if board.level[melee.hex] > board.level[melee.origin]:
            lines.append(fire._UPHILL)
    return lines


FIRST_ROUND_ONLY = ("column", "neutralised")


def can_hit(state: State, u: int, t: int, melee: Melee) -> bool:
    return fire.total(melee_lines(state, u, t, melee)) >= LOWEST


def targets(state: State, u: int, melee: Melee) -> list[int]:
    """The enemies that a unit can fire at in a melee."""
    foe = 1 - state.theatre.side[u]
    return [t for t in fighters(state, melee.hex, foe) if can_hit(state, u, t, melee)]
