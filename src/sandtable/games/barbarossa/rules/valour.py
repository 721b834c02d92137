"""Valour tests, suppression and recovery."""

from collections.abc import Iterable

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import (
    BOMBED,
    BY_FIRE,
    CALM,
    FLAGGED,
    FRESH,
    IN_MELEE,
    LATE,
    State,
    Unit,
    cargo,
    change,
    is_alive,
)
from sandtable.games.barbarossa.rules.figures import valour
from sandtable.games.barbarossa.rules.losses import FLYING, PINNED, SHAKEN, audience, put_down
from sandtable.kernel.dice import Dice
from sandtable.kernel.frames import Out

WORDS = {
    BY_FIRE: "losses", IN_MELEE: "melee", BOMBED: "bombed", LATE: "losses", PINNED: "suppressive", SHAKEN: "moving",
    FLYING: "losses",
}  # fmt: skip


def test_valour(state: State, dice: Dice, out: Out, name: str, cause: str) -> bool:
    """Two dice at or under the current valour; a unit already suppressed does not test again. True: nothing happens.

    Rules: BA-valour, BA-card-valour.
    """
    unit = state.units[name]
    if unit.suppressed != CALM or not is_alive(unit):
        return True
    needed = valour(state, unit)
    roll = dice.sum(2, 6, "valour")
    passed = roll.value <= needed
    out.append(ev.Tested(name, cause, needed, passed, (roll,), to=audience(state, unit)))
    return passed


def test_due(state: State, dice: Dice, out: Out, causes: int, only: Iterable[str] | None = None) -> None:
    """Make the tests that are due for these causes, one per cause.

    Rules: BA-suppress-test, BA-valour, BA-tow-valour.
    """
    names = [u.id for u in state.units.values() if u.due & causes] if only is None else list(only)
    for name in names:
        for bit, word in WORDS.items():
            unit = state.units[name]
            if not bit & causes & unit.due:
                continue
            change(state, name, due=unit.due & ~bit)
            if not test_valour(state, dice, out, name, word):
                suppress(state, out, name)


def suppress(state: State, out: Out, name: str) -> None:
    """Suppressed at once: the order is void, time boxes are wiped, bonuses lapse; what is in tow stands on the map. Who
    is aboard and suppressed already keeps his flag.

    A unit that withdraws from melee still goes its one hex.

    Rules: BA-suppressed-now, BA-time-break, BA-tow-valour, BA-transport-losses, BA-withdraw-fail.
    """
    unit = state.units[name]
    flee = withdrawal(unit)
    change(state, name, suppressed=FRESH, order=None, boxes=0, lurking=0, dugout=False, flee=flee)
    out.append(ev.Suppressed(name, to=audience(state, unit)))
    for aboard in cargo(state, name):
        if aboard.suppressed == CALM:
            change(state, aboard.id, suppressed=FRESH, order=None, boxes=0)
            out.append(ev.Suppressed(aboard.id, to=audience(state, aboard)))
        if aboard.place == "towed":
            put_down(state, out, state.units[aboard.id], unit.hex)


def withdrawal(unit: Unit) -> int:
    """The hex into which a unit in melee withdraws by its order; 0 if it does not.

    Rules: BA-withdraw.
    """
    order = unit.order
    if unit.foes and order is not None and getattr(order, "kind", "") in ("march", "careful"):
        return order.route[0]  # type: ignore[union-attr]
    return 0


def flag(state: State) -> None:
    """At the start of a round last round's failures are flagged.

    Rules: BA-suppressed-next.
    """
    for unit in list(state.units.values()):
        if unit.suppressed == FRESH:
            change(state, unit.id, suppressed=FLAGGED)


def recover(state: State, dice: Dice, out: Out) -> None:
    """Step 12: flagged units test; success ends the suppression.

    Rules: BA-suppressed-recover.
    """
    for unit in list(state.units.values()):
        if unit.suppressed != FLAGGED or not is_alive(unit):
            continue
        needed = valour(state, unit)
        roll = dice.sum(2, 6, "recovery")
        passed = roll.value <= needed
        out.append(ev.Tested(unit.id, "recovery", needed, passed, (roll,), to=audience(state, unit)))
        if passed:
            change(state, unit.id, suppressed=CALM)
            out.append(ev.Recovered(unit.id, to=audience(state, unit)))
