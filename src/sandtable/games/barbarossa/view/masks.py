"""What each side may know, from an allow-list.

Open: units on the map with their cards, works, smoke, orders after the reveal. Secret: drafts, purchases until set-up
is over, the hex, card and order of units in ambush, orders of units going into ambush and of a hidden HQ, the kind of a
minefield, and where minefields of the set-up lie.
"""

from copy import copy

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import (
    AMBUSHED,
    CONCEALED,
    Minefield,
    State,
    Unit,
    headquarters,
    is_secret,
    side_of,
)
from sandtable.games.barbarossa.rules.figures import COMMAND_SPIRIT, defence, in_command
from sandtable.games.barbarossa.rules.reveal import is_open
from sandtable.games.barbarossa.rules.sight import sees
from sandtable.games.barbarossa.rules.victory import scores
from sandtable.games.barbarossa.setup import begin
from sandtable.games.barbarossa.tables import CARDS

UNKNOWN = "unknown"


class Figures(Struct, frozen=True, gc=False):
    """What the boxes of a card add up to now."""

    defence: int
    valour: int


def sides_of(eyes: frozenset[str]) -> frozenset[str]:
    """The sides whose secrets these eyes share: commanders of one side know the same.

    Rules: BA-setup.
    """
    return frozenset(map(side_of, eyes))


def masked(state: State, unit: Unit, eyes: frozenset[str]) -> Unit:
    """A unit as these eyes see it: one aboard a carrier in ambush looks like one in ambush.

    Rules: BA-reveal, BA-hidden, BA-hq-hide, BA-R109.
    """
    if unit.side in sides_of(eyes):
        return unit
    card = CARDS[unit.card]
    if is_secret(state, unit):
        fresh = Unit(unit.id, unit.card, unit.side, card.size, card.ammo, "map")
        return replace(fresh, hidden=AMBUSHED, commander=unit.commander)
    mines = 0 if card.minefields else unit.mines
    if unit.hidden == CONCEALED:
        return replace(
            unit, order=None, boxes=0, ammo=card.ammo, dug=False, dugout=False, lurking=0, mines=mines, fired=False
        )
    order = unit.order if is_open(state, unit) else None
    if isinstance(order, act.LayMines):
        order = act.LayMines(order.unit, UNKNOWN)
    return replace(unit, order=order, lurking=0, mines=mines)


def known_units(state: State, eyes: frozenset[str]) -> dict[str, Unit]:
    """Armies bought are not seen by the other side before set-up is over."""
    fixed = begin(state.scenario).units if state.round == 0 else state.units
    sides = sides_of(eyes)
    shown = {name: unit for name, unit in state.units.items() if unit.side in sides or name in fixed}
    return {name: masked(state, unit, eyes) for name, unit in shown.items()}


def card_figures(state: State, unit: Unit, mine: bool) -> Figures:
    card = CARDS[unit.card]
    value = card.valour - card.valour_loss * unit.losses
    if unit.place == "map" and unit.hex and unit.type != "aircraft":
        value += COMMAND_SPIRIT * any(
            hq.id != unit.id
            and (mine or hq.hidden != AMBUSHED)
            and in_command(state, hq, unit)
            and sees(state, unit.hex, hq.hex)
            for hq in headquarters(state, unit.side)
        )
    shown = defence(state, unit) if unit.hex or unit.place != "map" else card.defence
    return Figures(shown, value)


def known_fields(state: State, eyes: frozenset[str]) -> dict[int, Minefield]:
    """Own fields; of others those whose place is known, without their kind while the card is face down."""
    found = {}
    for hex_, field in state.fields.items():
        if field.side in sides_of(eyes) or field.open:
            found[hex_] = field
        elif field.known:
            found[hex_] = replace(field, kind=UNKNOWN)
    return found


def known_scores(state: State, units: dict[str, Unit]) -> dict[str, int]:
    """The points as these eyes can count them: who lies hidden in a goal hex does not show before the match is over."""
    if not state.stack:
        return scores(state)
    seen = copy(state)
    seen.units = units
    return scores(seen)
