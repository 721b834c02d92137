"""The twelve steps of an execution, a function per step."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.flow.bombs import Bombs
from sandtable.games.barbarossa.flow.fire import SmokeScreen, Volley
from sandtable.games.barbarossa.flow.flights import Flight
from sandtable.games.barbarossa.flow.melee import MeleeRound
from sandtable.games.barbarossa.flow.moves import Walk
from sandtable.games.barbarossa.flow.supply import ComeBack
from sandtable.games.barbarossa.model import BOMBED, BY_FIRE, CALM, IN_MELEE, LATE, State, Unit, change, on_map
from sandtable.games.barbarossa.rules import air, hidden, special, victory
from sandtable.games.barbarossa.rules.figures import is_dug_in
from sandtable.games.barbarossa.rules.fire import Shot, shots_at, shots_at_hex, why_not_target
from sandtable.games.barbarossa.rules.hidden import can_act
from sandtable.games.barbarossa.rules.losses import PINNED, SHAKEN
from sandtable.games.barbarossa.rules.melee import lock
from sandtable.games.barbarossa.rules.mines import disturb
from sandtable.games.barbarossa.rules.movement import board_carriers, march_off
from sandtable.games.barbarossa.rules.valour import recover, test_due
from sandtable.games.barbarossa.rules.works import occupy_dugouts
from sandtable.kernel import Dice, Frame
from sandtable.kernel.frames import Out

STEPS = (
    "defend", "suppress", "fire", "valour-fire", "air", "assault", "valour-melee", "ambush", "special", "move",
    "valour-late", "status",
)  # fmt: skip
_STEP_OF: dict[str, int] = {
    "wait": 0, "defend": 1, "suppress": 2, "fire": 3, "indirect": 3, "bombard": 3, "smoke": 3, "assault": 6,
    "ambush": 8, "mount": 10, "dismount": 10, "march": 10, "careful": 10, "fire-moving": 10, "ride": 5,
    **{act.BOXES[kind]: 5 for kind in act.FLOWN},
}  # fmt: skip
_SPECIAL = 9


def step_of(box: str) -> int:
    """The step in which the order of a box is carried out; 0 for waiting.

    Rules: BA-steps.
    """
    return _STEP_OF.get(box, _SPECIAL)


class Part(NamedTuple):
    """What a step goes on with: its next part, after these frames."""

    phase: int
    first: Sequence[Frame] = ()


def _defend(state: State, phase: int, dice: Dice, out: Out) -> Part | None:
    """Step 1: defend costs its point now; trenches and dugouts are occupied; mines punish careless engineers.

    Rules: BA-order-defend, BA-trench-occupy, BA-dugout-who, BA-mines-engineers.
    """
    for unit in list(on_map(state)):
        if isinstance(unit.order, act.Defend):
            change(state, unit.id, ammo=unit.ammo - 1, dug=is_dug_in(state, unit))
    occupy_dugouts(state)
    disturb(state, dice, out)
    return None


def _volley(shots: list[Shot]) -> Part:
    return Part(1, [Volley(tuple(shots))] if shots else [])


def _suppress(state: State, phase: int, dice: Dice, out: Out) -> Part | None:
    """Step 2: all suppressive fire, then one test for every target.

    Rules: BA-order-suppress, BA-suppress-test.
    """
    if phase == 0:
        shots: list[Shot] = []
        for unit in list(on_map(state)):
            if isinstance(unit.order, act.Suppress) and can_act(state, unit):
                shots += _aimed(state, out, unit, unit.order.target, "suppress", unit.front.orders["suppress"].ammo)
        return _volley(shots)
    test_due(state, dice, out, PINNED)
    return None


def _aimed(state: State, out: Out, unit: Unit, target: str, kind: str, points: int, less: int = 0) -> list[Shot]:
    """Fire at a named unit that is still there; the points are struck now, and none if the shot is void.

    Rules: BA-card-ammo, BA-ammo-empty.
    """
    foe = state.units[target]
    if why_not_target(state, unit, foe) is not None:
        out.append(ev.NoShot(unit.id))
        return []
    shots = shots_at(state, unit, foe, kind, less)
    change(state, unit.id, ammo=unit.ammo - points)
    return shots


def _fire(state: State, phase: int, dice: Dice, out: Out) -> Part | None:
    """Step 3: open fire, indirect fire and fire at hexes together; then smoke.

    Rules: BA-order-fire, BA-indirect, BA-hex-fire, BA-order-smoke, BA-simultaneous.
    """
    if phase == 0:
        shots: list[Shot] = []
        for unit in list(on_map(state)):
            if can_act(state, unit):
                shots += _open_fire(state, out, unit)
        return _volley(shots)
    return Part(2, _screens(state)) if phase == 1 else None


def _screens(state: State) -> list[SmokeScreen]:
    """Shells are struck for every smoke screen; its owner is asked where it drifts.

    Rules: BA-order-smoke.
    """
    found = []
    for unit in list(on_map(state)):
        if isinstance(unit.order, act.Smoke) and unit.suppressed == CALM and unit.hex not in state.smoke:
            change(state, unit.id, smoke=unit.smoke - 1)
            found.append(SmokeScreen(unit.seat, unit.id, unit.order.hex))
    return found


def _open_fire(state: State, out: Out, unit: Unit) -> list[Shot]:
    order = unit.order
    boxes = unit.front.orders
    if isinstance(order, act.Fire):
        return _aimed(state, out, unit, order.target, "fire", boxes["fire"].ammo)
    if isinstance(order, act.Indirect):
        return _aimed(state, out, unit, order.target, "indirect", boxes["indirect"].ammo, unit.front.indirect)
    if isinstance(order, act.Bombard):
        out.append(ev.Bombarded(unit.id, order.hex))
        change(state, unit.id, ammo=unit.ammo - boxes["bombard"].ammo)
        return shots_at_hex(state, unit, order.hex)
    return []


def _valour_fire(state: State, phase: int, dice: Dice, out: Out) -> Part | None:
    """Step 4: units with losses by fire test.

    Rules: BA-steps, BA-valour.
    """
    test_due(state, dice, out, BY_FIRE | SHAKEN)
    return None


def _air(state: State, phase: int, dice: Dice, out: Out) -> Part | None:
    """Step 5: flights, flak, air combat; last round's aircraft go home.

    Rules: BA-steps, BA-air-when.
    """
    if phase == 0 and any(air.mission_of(u) is not None or u.place == "air" for u in state.units.values()):
        return Part(1, [Flight()])
    return None


def _assault(state: State, phase: int, dice: Dice, out: Out) -> Part | None:
    """Step 6: bombs, paratroops, assault moves, melee.

    Rules: BA-steps, BA-air-strike, BA-order-assault, BA-air-landing.
    """
    if phase == 0:
        return Part(1, [Bombs()])
    if phase == 1:
        air.land_troops(state, dice, out)
        return Part(2, [Walk(True)])
    return Part(3, [MeleeRound()]) if phase == 2 else None


def _valour_melee(state: State, phase: int, dice: Dice, out: Out) -> Part | None:
    """Step 7: units with losses in melee and bombed units test.

    Rules: BA-steps, BA-withdraw-fail, BA-air-strike.
    """
    test_due(state, dice, out, IN_MELEE | BOMBED)
    return None


def _ambush(state: State, phase: int, dice: Dice, out: Out) -> Part | None:
    """Step 8: units with the ambush order become hidden.

    Rules: BA-order-ambush.
    """
    hidden.lay_ambushes(state, out, armour=False)
    return None


def _special(state: State, phase: int, dice: Dice, out: Out) -> Part | None:
    """Step 9: special orders, scouting, crates, armour into ambush.

    Rules: BA-order-scout, BA-ambush-armour, BA-air-supply.
    """
    special.carry_out(state, dice, out)
    hidden.lay_ambushes(state, out, armour=True)
    air.drop_crates(state, out)
    hidden.scout(state, out, dice)
    return None


def _move(state: State, phase: int, dice: Dice, out: Out) -> Part | None:
    """Step 10: mounting and dismounting, then movement.

    Rules: BA-move, BA-order-mount, BA-order-dismount.
    """
    if phase == 0:
        board_carriers(state, out)
        return Part(1, [Walk(False)])
    hidden.hide_headquarters(state, out)
    march_off(state, out)
    return None


def _valour_late(state: State, phase: int, dice: Dice, out: Out) -> Part | None:
    """Step 11: tests still due.

    Rules: BA-steps, BA-valour.
    """
    test_due(state, dice, out, LATE | SHAKEN | BY_FIRE | IN_MELEE | BOMBED)
    return None


def _status(state: State, phase: int, dice: Dice, out: Out) -> Part | None:
    """Step 12: time boxes, smoke, recovery, airfields, melees that go on, points; orders are taken off the cards.

    Rules: BA-time, BA-smoke-sight, BA-suppressed-recover, BA-melee-locked, BA-air-ready.
    """
    if phase:
        return None
    finished = special.mark_boxes(state, out)
    back = [name for name in finished if isinstance(state.units[name].order, act.LoadSupply)]
    for name in finished:
        special.finish(state, out, name)
    for name in finished:
        special.wipe(state, name)
    for hex_, until in sorted(state.smoke.items()):
        if until <= state.round:
            del state.smoke[hex_]
            out.append(ev.SmokeLifted(hex_))
    recover(state, dice, out)
    air.count_flight_time(state, out)
    for hex_ in lock(state):
        out.append(ev.Locked(hex_))
    victory.score_round(state, out)
    _clear_orders(state)
    return Part(1, [ComeBack(name) for name in back])


def _clear_orders(state: State) -> None:
    """Orders without time boxes are taken off; work that is not finished goes on by itself, but not in a melee; group
    cards follow the hex.

    Rules: BA-time, BA-plan, BA-group, BA-melee-locked, BA-R116.
    """
    for unit in list(state.units.values()):
        keeps = isinstance(unit.order, (act.Mission, *special.TIMED)) and not unit.foes
        if unit.order is not None and not keeps:
            change(state, unit.id, order=None, boxes=0)
        if unit.group and unit.place != "map":
            change(state, unit.id, group=0)


PARTS: tuple[Callable[[State, int, Dice, Out], Part | None], ...] = (
    _defend, _suppress, _fire, _valour_fire, _air, _assault, _valour_melee, _ambush, _special, _move, _valour_late,
    _status,
)  # fmt: skip
"""What happens in each step; None when the step is over."""
