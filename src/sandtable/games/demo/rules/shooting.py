"""Chapter 5: shooting at one who came near."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.demo import events
from sandtable.games.demo.model import Duel, other
from sandtable.games.demo.rules.walking import distance
from sandtable.games.demo.tables import FIGURES
from sandtable.kernel import Dice, Event, Modifier, Refusal

RANGE, DICE = FIGURES.shot.range, FIGURES.shot.dice

NO_POWDER = Refusal("DM-5", "no-powder")
BASE, CLOSE, WARY = FIGURES.shot.at_most, FIGURES.shot.close_bonus, FIGURES.shot.wary_malus


def in_range(state: Duel) -> bool:
    """Whether the two are near enough to shoot; what everyone can see.

    Rules: DM-5.
    """
    red, blue = state.duellists.values()
    return distance(red.at, blue.at) <= RANGE


def lines(state: Duel, seat: str) -> tuple[Modifier, ...]:
    """What makes a shot hit: each die at most the sum.

    Rules: DM-5a.
    """
    target = other(seat)
    near = distance(state.duellists[seat].at, state.duellists[target].at) <= FIGURES.shot.close
    wary = state.stances.get(target) == "wary"
    return (
        Modifier("DM-5a", "base", f"{BASE}"),
        Modifier("DM-5a", "close", f"{CLOSE if near else 0:+d}"),
        Modifier("DM-5a", "wary", f"{-WARY if wary else 0:+d}"),
    )


def at_most(state: Duel, seat: str) -> int:
    """The face that still hits.

    Rules: DM-5a.
    """
    return sum(int(line.value) for line in lines(state, seat))


def shoot(state: Duel, seat: str, dice: Dice, out: list[Event]) -> None:
    """Three dice; each hit costs a point of strength; powder is spent in secret.

    Rules: DM-5, DM-6.
    """
    target = other(seat)
    roll = dice.hits(DICE, 6, at_most(state, seat), "shot")
    me, foe = state.duellists[seat], state.duellists[target]
    state.duellists[seat] = me = replace(me, powder=me.powder - 1, shots=me.shots + 1)
    state.duellists[target] = foe = replace(foe, strength=max(0, foe.strength - roll.value))
    out.append(events.Shot(seat, target, roll.value, (roll,)))
    out.append(events.PowderLeft(seat, me.powder, to=(seat,)))
    if not foe.strength:
        out.append(events.Fell(target))
