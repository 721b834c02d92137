"""Chapters 9.1.2 and 8.2: who fights in a hex, and the sum for a shot in melee."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules import fire
from sandtable.games.blitzkrieg.tables.counters import PURSUING
from sandtable.games.blitzkrieg.tables.sheets import LOWEST

FIRST_ROUND_ONLY = ("column", "neutralised")
"""What counts for a firer in the first round only."""


class Fight(Struct, frozen=True, gc=False):
    """Where a melee is and how far it has come; the frame that carries it out is one of these.

    `origin` is the hex of the attack, `pinned` are defenders that were neutralised before, `soft` says whether only
    infantry, heavy weapons and anti-tank guns defend.
    """

    hex: int
    origin: int
    pinned: tuple[int, ...] = ()
    soft: bool = False
    round: int = 1

    def may_pursue(self, state: State, u: int) -> bool:
        """Tanks and armoured cars that have won against soft defenders go on with what points they have.

        Rules: BK-9.2, BK-6.1b.
        """
        unit = state.units[u]
        return self.soft and unit.hex == self.hex and not unit.neutralised and state.index.theatre.kind[u] in PURSUING


def fighters(state: State, h: int, side: int) -> tuple[int, ...]:
    """A side's combat units in a hex; an HQ takes no part.

    Rules: BK-9.
    """
    theatre = state.index.theatre
    return tuple([u for u in state.index.at[h] if theatre.side[u] == side and not theatre.is_hq[u]])


def melee_lines(state: State, u: int, t: int, fight: Fight) -> list[fire.Line]:
    """The sum for a shot in melee: +1, no range; ground and works cover only the defender, stream and slope hinder the
    attacker, column and a neutralisation from before count in the first round.

    Rules: BK-8.2.3, BK-8.2.4, BK-9.1.2, BK-9.1.5, BK-6.2.
    """
    attacking = state.index.theatre.side[u] == state.active
    lines = fire.attack_lines(state, u, t)
    lines.append(("BK-9.1.2", "melee", fire.range_modifier(0)))
    lines += [line for line in fire.target_lines(state, t, False) if attacking or line[1] == "target-dispersed"]
    if state.units[t].column and fight.round == 1:
        lines.append(fire.TARGET_COLUMN)
    lines += [line for line in fire.firer_lines(state, u) if fight.round == 1 or line[1] not in FIRST_ROUND_ONLY]
    if attacking:
        board = state.index.theatre.board
        if (fight.origin, fight.hex) in board.streams and (fight.origin, fight.hex) not in board.roads:
            lines.append(fire.STREAM)
        if board.level[fight.hex] > board.level[fight.origin]:
            lines.append(fire.UPHILL)
    return lines


def can_hit(state: State, u: int, t: int, fight: Fight) -> bool:
    return fire.total(melee_lines(state, u, t, fight)) >= LOWEST


def targets(state: State, u: int, fight: Fight) -> list[int]:
    """The enemies that a unit can fire at in a melee."""
    foe = 1 - state.index.theatre.side[u]
    return [t for t in fighters(state, fight.hex, foe) if can_hit(state, u, t, fight)]
