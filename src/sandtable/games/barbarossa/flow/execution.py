"""The sequence of play: rounds, and the twelve steps of an execution, a function per step."""

from collections.abc import Callable
from typing import ClassVar

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.flow.air import Bombs, Flight
from sandtable.games.barbarossa.flow.fire import Share, SmokeScreen, Volley
from sandtable.games.barbarossa.flow.melee import MeleeRound
from sandtable.games.barbarossa.flow.moves import Walk
from sandtable.games.barbarossa.model import (
    AMBUSHED,
    BOMBED,
    BY_FIRE,
    CALM,
    IN_MELEE,
    LATE,
    SEATS,
    VISIBLE,
    Draft,
    State,
    Unit,
    change,
    is_alive,
    on_map,
)
from sandtable.games.barbarossa.rules import air, hidden, special, victory
from sandtable.games.barbarossa.rules.figures import is_dug_in
from sandtable.games.barbarossa.rules.fire import Shot, shots_at, shots_at_hex, why_not_target
from sandtable.games.barbarossa.rules.hidden import can_act, end_ambushes, reveal_adjacent
from sandtable.games.barbarossa.rules.losses import PINNED, SHAKEN
from sandtable.games.barbarossa.rules.melee import lock
from sandtable.games.barbarossa.rules.mines import disturb
from sandtable.games.barbarossa.rules.movement import board_carriers, march_off
from sandtable.games.barbarossa.rules.valour import flag, recover, test_due
from sandtable.games.barbarossa.rules.works import occupy_dugouts
from sandtable.kernel import Action, Ask, Auto, Dice, Name, Prompt, Refusal
from sandtable.kernel.frames import Out

STEPS = (
    "defend", "suppress", "fire", "valour-fire", "air", "assault", "valour-melee", "ambush", "special", "move",
    "valour-late", "status",
)  # fmt: skip
_NOT_EDGE = Refusal("BA-order-load", "not-at-the-edge")


class Round(Auto, frozen=True, gc=False):
    """The start of a round: defence is back at its base, last round's suppressions are flagged."""

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-round, BA-card-defence, BA-suppressed-next."""
        from sandtable.games.barbarossa.flow.planning import Planning

        state.round += 1
        state.step = 0
        state.adjusted = ()
        flag(state)
        for unit in list(state.units.values()):
            if is_alive(unit):
                change(state, unit.id, hits=0, fired=False, halted=False, walked=0, came=0, flee=0, due=0)
        state.drafts = {seat: Draft() for seat in SEATS}
        out.append(ev.RoundBegan(state.round, state.rounds))
        state.goto(Planning())


def show_orders(state: State, out: Out) -> None:
    """Orders go onto the cards and are shown, except those of units hidden or going into ambush.

    Rules: BA-reveal, BA-time-break, BA-group, BA-trench-leave, BA-dugout-leave.
    """
    for seat in SEATS:
        draft = state.drafts[seat]
        for name, order in sorted(draft.orders.items()):
            change(state, name, order=order, boxes=0)
        for name, group in sorted(draft.groups.items()):
            change(state, name, group=group)
    state.drafts = {}
    end_ambushes(state, out)
    for unit in list(state.units.values()):
        if unit.dug and not isinstance(unit.order, act.Defend):
            change(state, unit.id, dug=False)
        if unit.dugout and not isinstance(unit.order, act.Defend):
            change(state, unit.id, dugout=False)
        if unit.order is not None and is_alive(unit):
            _show(state, out, unit)


def is_open(state: State, unit: Unit) -> bool:
    """Whether the enemy may read a unit's order.

    Rules: BA-reveal.
    """
    return unit.hidden == VISIBLE and (not isinstance(unit.order, act.Ambush) or unit.found == state.round)


def _show(state: State, out: Out, unit: Unit) -> None:
    order = unit.order
    assert order is not None
    box, hexes, target = described(order)
    if is_open(state, unit):
        out.append(ev.OrderShown(unit.id, box, hexes, target))
    else:
        out.append(ev.OrderSecret(unit.id, box, hexes, to=(unit.side,)))


def described(order: act.Order) -> tuple[str, tuple[int, ...], str]:
    """Order box, hexes and named unit of an order; the kind of mines is not among them."""
    box = act.box_of(order)
    hexes = getattr(order, "route", ()) or tuple(
        hex_ for hex_ in (getattr(order, "hex", 0), getattr(order, "toward", 0)) if hex_
    )
    target = next(
        (getattr(order, key) for key in ("target", "into", "other", "carrier") if getattr(order, key, "")), ""
    )
    return box, hexes, target


class Step(Auto, frozen=True, gc=False):
    """One of the twelve steps; `phase` counts its parts."""

    number: int
    phase: int = 0

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-steps, BA-hidden-revealed."""
        if self.phase == 0:
            state.step = self.number
            out.append(ev.StepBegan(self.number, STEPS[self.number - 1]))
        if PARTS[self.number](state, self.phase, dice, out):
            return
        reveal_adjacent(state, out)
        if state.stack[-1] is self:
            state.goto(Step(self.number + 1) if self.number < 12 else _next_round(state, out))


def _next_round(state: State, out: Out) -> Auto:
    return Over() if state.round >= state.rounds else Round()


class Over(Auto, frozen=True, gc=False):
    """The last round is finished."""

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-round."""
        out.append(ev.BattleEnded(state.round))
        state.stack.clear()


def _again(state: State, number: int, phase: int) -> None:
    state.goto(Step(number, phase))


def _defend(state: State, phase: int, dice: Dice, out: Out) -> bool:
    """Step 1: defend costs its point now; trenches and dugouts are occupied; mines punish careless engineers.

    Rules: BA-order-defend, BA-trench-occupy, BA-dugout-who, BA-mines-engineers.
    """
    if phase:
        return False
    for unit in list(on_map(state)):
        if isinstance(unit.order, act.Defend):
            change(state, unit.id, ammo=unit.ammo - 1, dug=is_dug_in(state, unit))
    occupy_dugouts(state)
    left = {name: losses for name, losses in disturb(state, dice, out).items() if losses}
    if left:
        _again(state, 1, 1)
        for name, losses in left.items():
            state.call(Share(name, losses))
    return bool(left)


def _volley(state: State, out: Out, step: int, shots: list[Shot]) -> bool:
    _again(state, step, 1)
    if shots:
        state.call(Volley(tuple(shots)))
    return True


def _suppress(state: State, phase: int, dice: Dice, out: Out) -> bool:
    """Step 2: all suppressive fire, then one test for every target.

    Rules: BA-order-suppress, BA-suppress-test.
    """
    if phase == 0:
        shots: list[Shot] = []
        for unit in list(on_map(state)):
            if isinstance(unit.order, act.Suppress) and can_act(state, unit):
                shots += _aimed(state, out, unit, unit.order.target, "suppress", unit.front.orders["suppress"].ammo)
        return _volley(state, out, 2, shots)
    test_due(state, dice, out, PINNED)
    return False


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


def _fire(state: State, phase: int, dice: Dice, out: Out) -> bool:
    """Step 3: open fire, indirect fire and fire at hexes together; then smoke.

    Rules: BA-order-fire, BA-indirect, BA-hex-fire, BA-order-smoke, BA-simultaneous.
    """
    if phase == 0:
        shots: list[Shot] = []
        for unit in list(on_map(state)):
            if can_act(state, unit):
                shots += _open_fire(state, out, unit)
        return _volley(state, out, 3, shots)
    if phase == 1:
        _again(state, 3, 2)
        for unit in list(on_map(state)):
            if isinstance(unit.order, act.Smoke) and unit.suppressed == CALM and unit.hex not in state.smoke:
                change(state, unit.id, smoke=unit.smoke - 1)
                state.call(SmokeScreen(unit.side, unit.id, unit.order.hex))
        return True
    return False


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


def _valour_fire(state: State, phase: int, dice: Dice, out: Out) -> bool:
    """Step 4: units with losses by fire test.

    Rules: BA-steps, BA-valour.
    """
    test_due(state, dice, out, BY_FIRE | SHAKEN)
    return False


def _air(state: State, phase: int, dice: Dice, out: Out) -> bool:
    """Step 5: flights, flak, air combat; last round's aircraft go home.

    Rules: BA-steps, BA-air-when.
    """
    if phase == 0 and any(air.mission_of(u) is not None or u.place == "air" for u in state.units.values()):
        _again(state, 5, 1)
        state.call(Flight())
        return True
    return False


def _assault(state: State, phase: int, dice: Dice, out: Out) -> bool:
    """Step 6: bombs, paratroops, assault moves, melee.

    Rules: BA-steps, BA-air-strike, BA-order-assault, BA-air-landing.
    """
    if phase == 0:
        _again(state, 6, 1)
        state.call(Bombs())
    elif phase == 1:
        air.land_troops(state, out)
        _again(state, 6, 2)
        state.call(Walk(True))
    elif phase == 2:
        _again(state, 6, 3)
        state.call(MeleeRound())
    return phase < 3


def _valour_melee(state: State, phase: int, dice: Dice, out: Out) -> bool:
    """Step 7: units with losses in melee and bombed units test.

    Rules: BA-steps, BA-withdraw-fail, BA-air-strike.
    """
    test_due(state, dice, out, IN_MELEE | BOMBED)
    return False


def _ambush(state: State, phase: int, dice: Dice, out: Out) -> bool:
    """Step 8: units with the ambush order become hidden.

    Rules: BA-order-ambush.
    """
    hidden.lay_ambushes(state, out, armour=False)
    return False


def _special(state: State, phase: int, dice: Dice, out: Out) -> bool:
    """Step 9: special orders, scouting, crates, armour into ambush.

    Rules: BA-order-scout, BA-ambush-armour, BA-air-supply.
    """
    special.carry_out(state, out)
    hidden.lay_ambushes(state, out, armour=True)
    air.drop_crates(state, out)
    hidden.scout(state, out, dice)
    return False


def _move(state: State, phase: int, dice: Dice, out: Out) -> bool:
    """Step 10: mounting and dismounting, then movement.

    Rules: BA-move, BA-order-mount, BA-order-dismount.
    """
    if phase == 0:
        board_carriers(state, out)
        _again(state, 10, 1)
        state.call(Walk(False))
        return True
    hidden.hide_headquarters(state, out)
    march_off(state, out)
    return False


def _valour_late(state: State, phase: int, dice: Dice, out: Out) -> bool:
    """Step 11: tests still due.

    Rules: BA-steps, BA-valour.
    """
    test_due(state, dice, out, LATE | SHAKEN | BY_FIRE | IN_MELEE | BOMBED)
    return False


def _status(state: State, phase: int, dice: Dice, out: Out) -> bool:
    """Step 12: time boxes, smoke, recovery, airfields, melees that go on, points; orders are taken off the cards.

    Rules: BA-time, BA-smoke-sight, BA-suppressed-recover, BA-melee-locked, BA-air-ready.
    """
    if phase:
        return False
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
    _again(state, 12, 1)
    for name in back:
        state.call(ComeBack(name))
    return True


def _clear_orders(state: State) -> None:
    """Orders without time boxes are taken off; work that is not finished goes on by itself; group cards follow the hex.

    Rules: BA-time, BA-plan, BA-group.
    """
    for unit in list(state.units.values()):
        keeps = isinstance(unit.order, (act.Mission, *special.TIMED))
        if unit.order is not None and not keeps:
            change(state, unit.id, order=None, boxes=0)
        if unit.group and unit.place != "map":
            change(state, unit.id, group=0)


PARTS: dict[int, Callable[[State, int, Dice, Out], bool]] = {
    1: _defend, 2: _suppress, 3: _fire, 4: _valour_fire, 5: _air, 6: _assault, 7: _valour_melee, 8: _ambush, 9:
    _special,
    10: _move, 11: _valour_late, 12: _status,
}  # fmt: skip


class ComeBack(Ask, frozen=True, gc=False):
    """A loaded carrier returns at the edge of the map."""

    verbs: ClassVar[tuple[type[Action], ...]] = (act.Emerge,)
    unit: str

    def seats(self, state: State) -> tuple[str, ...]:
        return (state.units[self.unit].side,)

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("come-back", {"unit": Name("unit", self.unit)}, "BA-order-load", (self.unit,))

    def options(self, state: State, seat: str) -> list[Action]:
        found = [act.Emerge(self.unit, hex_) for hex_ in state.board.edge_hexes]
        return [action for action in found if self.why_not(state, seat, action) is None]

    def why_not(self, state: State, seat: str, action: act.Emerge) -> Refusal | None:
        """Any hex at the edge that the carrier can stand in and where no enemy is seen.

        Rules: BA-order-load.
        """
        if action.unit != self.unit or action.hex not in state.board.edge_hexes:
            return _NOT_EDGE
        terrain = state.board.terrain[action.hex]
        barred = terrain.enter is not None and state.units[self.unit].type not in terrain.enter
        taken = any(u.hex == action.hex and u.side != seat and u.hidden != AMBUSHED for u in on_map(state))
        return _NOT_EDGE if barred or taken else None

    def apply(self, state: State, seat: str, action: act.Emerge, dice: Dice, out: Out) -> None:
        """Rules: BA-order-load."""
        change(state, self.unit, place="map", hex=action.hex)
        out.append(ev.CameBack(self.unit, action.hex))
        state.end()
