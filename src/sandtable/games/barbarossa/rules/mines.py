"""Minefields: laid, feigned, found, exploding, cleared."""

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.actions import ClearMines, Moving
from sandtable.games.barbarossa.model import Minefield, State, Unit, change
from sandtable.games.barbarossa.rules.losses import SHAKEN, audience, take_hits
from sandtable.games.barbarossa.rules.valour import test_due
from sandtable.games.barbarossa.tables import MINE_FIRE
from sandtable.kernel.dice import Dice
from sandtable.kernel.frames import Out


def is_engineer(unit: Unit) -> bool:
    return "engineer" in unit.front.traits


def enter_field(state: State, dice: Dice, out: Out, name: str) -> int:
    """A unit that enters a mined hex stops; mines explode under all but engineers, a dummy is discarded by the first
    of those who enter it together.

    Returns losses that the owner of a carrier has to divide.

    Rules: BA-mines-explode, BA-mines-dummy, BA-mines-detect.
    """
    unit = state.units[name]
    field = state.fields.get(unit.hex)
    change(state, name, halted=True)
    if field is None:
        return 0
    open_card(state, out, name, field)
    if field.kind == "dummy":
        del state.fields[unit.hex]
        return 0
    return 0 if is_engineer(unit) else explode(state, dice, out, name)


def open_card(state: State, out: Out, name: str, field: Minefield) -> None:
    """The card of a minefield lies open from now on.

    Rules: BA-mines-detect, BA-mines-explode.
    """
    if not field.open:
        state.fields[field.hex] = Minefield(field.hex, field.side, field.kind, True, True)
        out.append(ev.FieldFound(name, field.hex, field.kind))


def explode(state: State, dice: Dice, out: Out, name: str) -> int:
    """The mines make a fire test by the unit's type and the kind of mine; the test that follows is made at once.

    Rules: BA-mines-explode.
    """
    unit = state.units[name]
    field = state.fields[unit.hex]
    figure = MINE_FIRE[field.kind].get(unit.type)
    if figure is None:
        return 0
    roll = dice.hits(figure.dice, 6, figure.accuracy, "mines")
    out.append(ev.MinesExploded(name, unit.hex, field.kind, roll.value, (roll,), to=audience(state, unit)))
    left = take_hits(state, out, name, roll.value, "mines")
    test_due(state, dice, out, SHAKEN, (name,))
    return left


def leave_field(state: State, dice: Dice, out: Out, name: str) -> int:
    """The mines attack again before a unit leaves, and their card lies open if it did not; the engineers that laid them
    are safe until they have left.

    Rules: BA-mines-leave, BA-mines-engineers, BA-mines-explode.
    """
    unit = state.units[name]
    if not is_mined(state, unit.hex) or unit.safe == unit.hex:
        return 0
    open_card(state, out, name, state.fields[unit.hex])
    return explode(state, dice, out, name)


def is_mined(state: State, hex_: int) -> bool:
    """Whether mines lie in a hex; a dummy is none.

    Rules: BA-mines-dummy.
    """
    return hex_ in state.fields and state.fields[hex_].kind != "dummy"


def disturb(state: State, dice: Dice, out: Out) -> None:
    """Engineers in a minefield with any order but clearing are attacked by it, unless they laid it or are about to
    leave. They are men on foot: nobody rides on them who would share their losses.

    Rules: BA-mines-engineers.
    """
    for unit in list(state.units.values()):
        if unit.place != "map" or unit.hex not in state.fields or not is_engineer(unit) or unit.safe == unit.hex:
            continue
        if unit.order is None or isinstance(unit.order, (ClearMines, Moving)):
            continue
        explode(state, dice, out, unit.id)


def lay_field(state: State, out: Out, name: str, kind: str) -> None:
    """The last box is marked: the field exists, its kind a secret; real mines are used up.

    Rules: BA-order-mines, BA-mines-cost.
    """
    unit = state.units[name]
    if kind != "dummy":
        change(state, name, mines=unit.mines - 1)
    state.fields[unit.hex] = Minefield(unit.hex, unit.side, kind)
    change(state, name, safe=unit.hex)
    out.append(ev.FieldLaid(name, unit.hex))


def clear_field(state: State, out: Out, name: str) -> None:
    """The last box is marked: field and card are gone.

    Rules: BA-order-clear-mines.
    """
    unit = state.units[name]
    if state.fields.pop(unit.hex, None):
        out.append(ev.FieldCleared(name, unit.hex))
