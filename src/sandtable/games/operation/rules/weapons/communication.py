"""Communication: how coordinates get to those who fire indirectly."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Call
from sandtable.games.operation.events.infantry import MessageSent, RunnerSent
from sandtable.games.operation.model.pieces import Errand, Model, Point, Unit
from sandtable.games.operation.model.plans import CallPlan
from sandtable.games.operation.model.state import Out, State, is_active
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.measuring import units_within
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry.detection import valid_targets
from sandtable.games.operation.rules.infantry.movement import dash
from sandtable.games.operation.tables import COMMUNICATION
from sandtable.geometry.table import distance2
from sandtable.kernel import Dice

VOICE = COMMUNICATION["voice-distance"] * 10


def is_receiver(unit: Unit) -> bool:
    """Who can use coordinates: units capable of indirect fire.

    Rules: OW-comms-who, OW-indirect.
    """
    return "indirect-fire" in unit.traits and not unit.broken


def ways(state: State, unit: Unit, to: Unit) -> list[str]:
    """How a command unit can reach another: radio to radio, voice within 10 cm, a runner.

    Rules: OW-comms-who, OW-comms-radio, OW-comms-voice, OW-comms-runner, OW-comms-vehicle.
    """
    if "command" not in unit.traits or not is_receiver(to) or to.id == unit.id or to.seat != unit.seat:
        return []
    found = []
    if "radio" in unit.traits and "radio" in to.traits and extensions.radio_reaches.call(state, unit, to):
        found.append("radio")
    on_foot = bool(state.men(unit))
    if on_foot and units_within(state, unit, to, VOICE):
        found.append("voice")
    if on_foot and runners_left(state, unit):
        found.append("runner")
    return found


RUNNERS = {"runners-1": 1, "runners-2": 2}
"""How many runners a unit with this trait may have on their way."""


def runners_left(state: State, unit: Unit) -> list[Model]:
    """Runners who are with their unit and can go.

    Rules: OW-comms-runner.
    """
    limit = max((count for trait, count in RUNNERS.items() if trait in unit.traits), default=0)
    away = sum(1 for man in state.men(unit) if man.role == "away")
    men = [man for man in state.men(unit) if is_active(state, man) and man.role in ("", "runner")]
    return men[-1:] if limit > away and len(men) > 1 else []


def calls(state: State, unit: Unit) -> list[Call]:
    """All messages a unit could announce: about enemies it sees and detects, or a cease-fire.

    Rules: OW-comms-who, OW-comms-cease.
    """
    if "command" not in unit.traits:
        return []
    receivers = [(to, ways(state, unit, to)) for to in state.of(unit.seat)]
    receivers = [(to, by) for to, by in receivers if by]
    if not receivers:
        return []
    foes = valid_targets(state, unit)
    found = [Call(by, to.id, foe.id) for to, how in receivers for by in how for foe in foes]
    return found + [Call(by, to.id, None) for to, how in receivers if to.coordinates for by in how]


def send(state: State, unit: str, call: CallPlan, dice: Dice, out: Out) -> None:
    """Carry out an announced message.

    Rules: OW-comms-radio, OW-comms-voice, OW-comms-runner, OW-comms-cease.
    """
    at = target_point(state, unit, call.target)
    if call.target and at is None:
        return
    if call.by == "runner":
        dispatch(state, unit, call.to, at, out)
        return
    roll = dice.sum(1, 10, "communication")
    passed = roll.value >= COMMUNICATION[call.by]
    out.append(MessageSent(unit, call.to, call.by, passed, at, (roll,)))
    if passed:
        deliver(state, call.to, at)


def target_point(state: State, unit: str, target: str) -> Point | None:
    """Where the marker goes: at a model of the target that the unit sees, or else at the first.

    Rules: OW-comms-mark, OW-comms-radio.
    """
    pieces = state.pieces(target) if target in state.units else []
    if not pieces:
        return None
    lines = sights(state, state.units[unit], state.units[target])
    seen = {name for line in lines.values() for name in line}
    first = next((model for model in pieces if model.id in seen), pieces[0])
    return first.x, first.y


def deliver(state: State, to: str, at: Point | None) -> None:
    """The receiver has coordinates from now on, or a cease-fire; new ones replace old ones.

    Rules: OW-comms-mark, OW-comms-replace, OW-comms-cease.
    """
    if at is None:
        state.alter(to, ceased=True, coordinates=None)
    else:
        state.alter(to, coordinates=at, ceased=False)


def dispatch(state: State, unit: str, to: str, at: Point | None, out: Out) -> None:
    """A runner sets off with what he was told.

    Rules: OW-comms-runner.
    """
    runner = next(iter(runners_left(state, state.units[unit])), None)
    if runner is None:
        return
    state.models[runner.id] = replace(runner, role="away", errand=Errand(to, at))
    out.append(RunnerSent(unit, to, runner.id))


def send_runners_on(state: State, unit: str, dice: Dice, out: Out) -> None:
    """With each order of their unit, after its own move, runners run on: out to the receiver, where they roll, and
    back again.

    Rules: OW-comms-runner, OW-comms-runner-alone.
    """
    for man in state.men(unit):
        if man.role != "away" or man.shaken or man.rose == state.turn:
            continue
        if run_to(state, man, man.errand.to if man.errand is not None else unit):
            if man.errand is not None:
                arrived(state, man.id, man.errand, dice, out)
            else:
                state.change(man.id, role="")


def run_to(state: State, man: Model, to: str) -> bool:
    """As fast as possible towards a unit; True when he is there.

    Rules: OW-comms-runner.
    """
    goals = [m for m in state.pieces(to) if m.role != "away"] if to in state.units else []
    if not goals:
        return True
    goal = min(goals, key=lambda m: distance2((m.x, m.y), (man.x, man.y)))
    x, y = dash(state, man, (goal.x, goal.y))[-1]
    state.models[man.id] = replace(man, x=x, y=y, went=state.turn)
    here = state.models[man.id]
    return distance2((goal.x, goal.y), (here.x, here.y)) <= 50 * 50


def arrived(state: State, man: str, errand: Errand, dice: Dice, out: Out) -> None:
    """The runner rolls; whatever comes of it, he goes back.

    Rules: OW-comms-runner, OW-comms-mark.
    """
    roll = dice.sum(1, 10, "communication")
    passed = roll.value >= COMMUNICATION["runner"]
    runner = state.models[man]
    out.append(MessageSent(runner.unit, errand.to, "runner", passed, errand.at, (roll,)))
    if passed and errand.to in state.units:
        deliver(state, errand.to, errand.at)
    state.models[man] = replace(runner, errand=None)
