"""Chapter 8.1 to 8.2: direct fire, and the sum that gives a column of the combat table.

A sum is a list of lines (clause, key, value); its total is the final factor.
"""

from __future__ import annotations

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules.sight import why_no_line
from sandtable.games.blitzkrieg.tables.counters import GUN
from sandtable.games.blitzkrieg.tables.sheets import LOWEST, MODIFIER, ORCHARD, RESULTS, VILLAGE, WOODS, result
from sandtable.kernel import Dice, Event, Modifier, Refusal

Line = tuple[str, str, int]
_COVER: dict[int, Line] = {
    VILLAGE: ("BK-8.2.3", "village", MODIFIER["village"]),
    WOODS: ("BK-8.2.3", "woods", MODIFIER["woods"]),
    ORCHARD: ("BK-8.2.3", "orchard", MODIFIER["orchard"]),
}
_WORKS: Line = ("BK-10.2", "works", MODIFIER["works"])
_TARGET_DISPERSED: Line = ("BK-7.2.2", "target-dispersed", MODIFIER["target_dispersed"])
TARGET_COLUMN: Line = ("BK-7.2.1", "target-column", MODIFIER["target_column"])
_FATIGUED: Line = ("BK-5.4", "fatigued", MODIFIER["fatigued"])
_OUT: Line = ("BK-6.2", "out-of-command", MODIFIER["out_of_command"])
_DISPERSED: Line = ("BK-7.2.2", "dispersed", MODIFIER["dispersed"])
_COLUMN: Line = ("BK-7.2.1", "column", MODIFIER["column"])
_NEUTRALISED: Line = ("BK-8.4a", "neutralised", MODIFIER["neutralised"])
_MOVED: Line = ("BK-6.1a", "moved", MODIFIER["moved"])
STREAM: Line = ("BK-8.2.3", "stream", MODIFIER["stream"])
UPHILL: Line = ("BK-8.2.3", "uphill", MODIFIER["uphill"])
TOO_WEAK = Refusal("BK-8.2.2", "too-weak")


def attack_lines(state: State, u: int, t: int) -> list[Line]:
    """Attack value less the target's armour; anti-tank guns halve theirs against infantry, rounded up.

    Rules: BK-8.2.1.
    """
    counter = state.index.theatre.counters[u]
    attack = counter.attack if state.units[u].steps == 2 else counter.reduced
    lines = [("BK-8.2.1", "attack", attack)]
    if counter.kind == GUN and state.index.theatre.soft[t]:
        lines.append(("BK-8.2.1", "halved", -(attack // 2)))
    armour = state.index.theatre.counters[t].defence
    if armour:
        lines.append(("BK-8.2.1", "armour", -armour))
    return lines


def is_dispersed(state: State, u: int) -> bool:
    """Tanks, assault guns and armoured cars in village, orchard or woods, unless in column on the road.

    Rules: BK-7.2.2.
    """
    unit = state.units[u]
    theatre = state.index.theatre
    return theatre.dispersing[u] and not unit.column and unit.hex >= 0 and theatre.board.cover >> unit.hex & 1 == 1


def firer_lines(state: State, u: int) -> list[Line]:
    """What weakens the firer itself: fatigue, lost command, dispersal, column, neutralisation.

    Rules: BK-8.2.3, BK-5.4, BK-6.2, BK-7.2.1.
    """
    unit = state.units[u]
    lines: list[Line] = []
    if state.formations[unit.formation].fatigued:
        lines.append(_FATIGUED)
    if unit.out:
        lines.append(_OUT)
    if unit.column:
        lines.append(_COLUMN)
    elif is_dispersed(state, u):
        lines.append(_DISPERSED)
    if unit.neutralised:
        lines.append(_NEUTRALISED)
    return lines


def cover_of(terrain: int) -> int:
    """What terrain gives to infantry in it: for players who look for a place."""
    found = _COVER.get(terrain)
    return found[2] if found else 0


def target_lines(state: State, t: int, direct: bool) -> list[Line]:
    """What covers or exposes the target: terrain and works for infantry, dispersal, a column under direct fire.

    Rules: BK-8.2.3, BK-10.2.
    """
    unit, theatre, lines = state.units[t], state.index.theatre, []
    if theatre.soft[t]:
        cover = _COVER.get(theatre.board.terrain[unit.hex])
        if cover is not None:
            lines.append(cover)
        if unit.hex in state.works:
            lines.append(_WORKS)
    elif unit.column:
        pass
    elif is_dispersed(state, t):
        lines.append(_TARGET_DISPERSED)
    if unit.column and direct:
        lines.append(TARGET_COLUMN)
    return lines


def range_modifier(distance: int) -> int:
    """Adjacent 0, each further hex -1, melee in the hex +1.

    Rules: BK-8.2.4.
    """
    return MODIFIER["melee"] if distance == 0 else MODIFIER["per_hex"] * (distance - 1)


def direct_lines(state: State, u: int, t: int, moved: bool = False, joined: int = -1) -> list[Line]:
    """The sum for direct fire: attack, armour, range, and all that holds for firer and target.

    A company aboard may join its carrier's fire: their attacks are added for one roll.

    Rules: BK-8.2.2, BK-8.2.3.
    """
    lines = attack_lines(state, u, t)
    if joined >= 0:
        lines.append(("BK-12.1f", "joined", attack_lines(state, joined, t)[0][2]))
    off = range_modifier(state.index.theatre.board.distance[state.units[u].hex][state.units[t].hex])
    if off:
        lines.append(("BK-8.2.4", "range", off))
    lines += target_lines(state, t, True)
    lines += firer_lines(state, u)
    if moved:
        lines.append(_MOVED)
    return lines


def total(lines: list[Line]) -> int:
    """The final factor: every column of shift counts one point.

    Rules: BK-8.2.2.
    """
    return sum([line[2] for line in lines])


def modifiers(lines: list[Line]) -> tuple[Modifier, ...]:
    """The lines as the reader sees them."""
    return tuple([Modifier(rule, key, f"{value:+d}") for rule, key, value in lines])


def why_no_shot(state: State, u: int, t: int, reach: int, moved: bool = False, joined: int = -1) -> Refusal | None:
    """Whether a unit can fire at another over so many hexes: range, line of fire, detection, a factor of at least -1.

    Rules: BK-4.1a, BK-4.2, BK-8.1, BK-8.2.2.
    """
    refusal = why_no_line(state, u, t, reach)
    if refusal is not None:
        return refusal
    return TOO_WEAK if total(direct_lines(state, u, t, moved, joined)) < LOWEST else None


def shoot(state: State, u: int, t: int, what: str, lines: list[Line], dice: Dice, out: list[Event]) -> int:
    """Roll on the combat table and tell it; the caller carries the result out.

    Rules: BK-8.2, BK-8.2.5.
    """
    theatre, column = state.index.theatre, total(lines)
    roll = dice.sum(2, 6, what)
    found = result(column, roll.value)
    out.append(
        events.Fired(
            theatre.ids[u],
            theatre.ids[t],
            what,
            theatre.numbers[state.units[u].hex],
            theatre.numbers[state.units[t].hex],
            column,
            RESULTS[found],
            (roll,),
            modifiers(lines),
        )
    )
    return found
