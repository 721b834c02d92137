"""Hidden units: how they are found, and how an ambush is laid."""

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.actions import Ambush, Scout
from sandtable.games.barbarossa.model import (
    AMBUSHED,
    CALM,
    CONCEALED,
    VISIBLE,
    State,
    Unit,
    change,
    enemies_at,
    on_map,
)
from sandtable.games.barbarossa.tables import ARMOUR
from sandtable.kernel.dice import Dice
from sandtable.kernel.frames import Out


def reveal(state: State, out: Out, name: str, why: str) -> None:
    """A hidden unit is back on the map and loses the ambush status.

    Rules: BA-hidden-revealed, BA-ambush-hit, BA-hq-hide.
    """
    unit = change(state, name, hidden=VISIBLE, lurking=0, found=state.round)
    out.append(ev.Revealed(name, unit.hex, why))


def reveal_adjacent(state: State, out: Out) -> None:
    """An enemy in an adjacent hex (or the same) reveals a hidden unit by itself.

    Rules: BA-hidden-revealed, BA-hidden-enter.
    """
    for unit in list(state.units.values()):
        if unit.hidden and unit.place == "map" and has_enemy_beside(state, unit):
            reveal(state, out, unit.id, "adjacent")


def reveal_in(state: State, out: Out, hex_: int, side: str) -> None:
    """A unit of a side was about to enter a hex: an enemy hidden there is revealed.

    Rules: BA-hidden-enter.
    """
    for unit in enemies_at(state, hex_, side):
        if unit.hidden:
            reveal(state, out, unit.id, "entered")


def has_enemy_beside(state: State, unit: Unit) -> bool:
    """Whether an enemy ground unit stands in the unit's hex or next to it."""
    near = state.index.board.distance[unit.hex]
    for other in state.units.values():
        if other.side != unit.side and other.place == "map" and near[other.hex] <= 1:
            return True
    return False


def search(state: State, out: Out, dice: Dice, unit: Unit, centre: int, radius: int, box: str) -> None:
    """One die at or under the card's figure for the radius reveals every hidden enemy within it.

    Rules: BA-order-scout, BA-air-recon-find.
    """
    figure = unit.front.orders[box].roll[radius]
    roll = dice.hits(1, 6, figure, "search")
    out.append(ev.Searched(unit.id, radius, roll.value > 0, (roll,)))
    if not roll.value:
        return
    for other in list(state.units.values()):
        hides = other.hidden and other.side != unit.side and other.place == "map"
        if hides and state.index.board.distance[centre][other.hex] <= radius:
            reveal(state, out, other.id, "searched")


def scout(state: State, out: Out, dice: Dice) -> None:
    """Step 9: units with the scouting order search around themselves.

    Rules: BA-order-scout.
    """
    for unit in list(on_map(state)):
        if isinstance(unit.order, Scout) and can_act(state, unit) and not enemies_at(state, unit.hex, unit.side):
            search(state, out, dice, unit, unit.hex, unit.order.radius, "scout")


def can_act(state: State, unit: Unit) -> bool:
    """Whether a unit carries its order out: neither suppressed nor in smoke, in tow neither.

    Rules: BA-smoke-units, BA-suppressed-now.
    """
    return unit.suppressed == CALM and unit.hex not in state.smoke


def lay_ambushes(state: State, out: Out, armour: bool) -> None:
    """Step 8: units with the order become hidden; armoured ones in step 9 of their second round.

    Rules: BA-order-ambush, BA-ambush-armour, BA-ambush-keep.
    """
    for unit in list(on_map(state)):
        if not isinstance(unit.order, Ambush) or (unit.type in ARMOUR) != armour:
            continue
        if not can_act(state, unit) or unit.hidden == AMBUSHED or unit.found == state.round:
            continue
        if enemies_at(state, unit.hex, unit.side):
            continue
        lurking = unit.lurking + 1
        if armour and lurking < 2:
            change(state, unit.id, lurking=lurking)
            continue
        change(state, unit.id, lurking=lurking, hidden=AMBUSHED, dugout=False)
        out.append(ev.Vanished(unit.id))


def end_ambushes(state: State, out: Out) -> None:
    """When orders are shown, hidden units with another order are back on the map; suppression alone does not reveal.

    Rules: BA-ambush-keep.
    """
    for unit in list(on_map(state)):
        keeps = unit.order is None or isinstance(unit.order, Ambush)
        if unit.hidden == AMBUSHED and not keeps:
            hidden = CONCEALED if unit.front.command and not has_enemy_beside(state, unit) else VISIBLE
            change(state, unit.id, hidden=hidden, lurking=0)
            out.append(ev.Revealed(unit.id, unit.hex, "order"))
        elif unit.lurking and not isinstance(unit.order, Ambush):
            change(state, unit.id, lurking=0)


def hide_headquarters(state: State, out: Out) -> None:
    """An HQ that was found is hidden again after a move to another hex in a later round.

    Rules: BA-hq-hide.
    """
    for unit in list(on_map(state)):
        moved = unit.walked > 0 and unit.found < state.round
        if unit.front.command and unit.hidden == VISIBLE and moved and not has_enemy_beside(state, unit):
            change(state, unit.id, hidden=CONCEALED)
            out.append(ev.HidAgain(unit.id))
