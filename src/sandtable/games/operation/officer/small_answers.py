"""How the officer answers the smaller questions of an intent: moments, getting out, storming, lights, messages."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.games.operation.actions.infantry import Call, Charge, Pass
from sandtable.games.operation.actions.vehicle import Alight, Flare, Light, Moment, Storm
from sandtable.games.operation.flow.chain import Announce
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.officer.firepower import fire_now, fire_worth, head, hull_worth, man_price
from sandtable.games.operation.rules.announcing.vehicles import Rest, Storming
from sandtable.games.operation.rules.ground.measuring import place
from sandtable.games.operation.rules.vehicles import close_assault, crew
from sandtable.games.operation.tables import WEAPONS
from sandtable.geometry.table import distance2
from sandtable.kernel import Action, Measure, Question, clone
from sandtable.kernel.options import Rng

ENEMY_NEAR = 500
"""Passengers get out when an enemy is as near as this (mm)."""
STORMS = Storming()
REST = Rest()


Found = Sequence[Action] | Measure
"""What a question offers: each function names the answers to the question that it is for."""


def answer_plainly(found: Found, rng: Rng) -> Action:
    """What is left to chance: the first answer that takes nothing back, or a sample."""
    if isinstance(found, Measure):
        return found.sample(rng)
    choices = [action for action in found if not action.retracts] or found
    chosen: Action = choices[rng.randrange(len(choices))]
    return chosen


def quiet(found: Found, rng: Rng) -> Action:
    """Say nothing more, where that is possible."""
    if isinstance(found, Measure):
        return found.first
    passes: list[Action] = [action for action in found if type(action) is Pass]
    return passes[0] if passes else answer_plainly(found, rng)


def when_arrived(state: State, draft: Intent) -> State:
    """The table when a unit has gone the way it announced."""
    if not draft.paths:
        return state
    there = clone(state)
    for name, path in draft.paths:
        there.change(name, x=path[-1][0], y=path[-1][1], went=state.turn)
    return there


def moment(
    samples: int, state: State, frame: Announce, question: Question, found: Sequence[Moment], rng: Rng
) -> Action:
    """A vehicle on Assault fires before it drives or after, wherever it does more."""
    draft = frame.draft
    there, unit = when_arrived(state, draft), state.units[draft.unit]
    foes = [foe for foe in state.enemies(unit.seat) if state.pieces(foe)]
    before = max((fire_worth(state, unit, foe, "assault") for foe in foes), default=0.0)
    after = max((fire_now(there, there.units[unit.id], there.units[foe.id], "assault") for foe in foes), default=0.0)
    chosen: Action = next(each for each in found if each.when == ("after" if after > before else "before"))
    return chosen


def answer_alight(
    samples: int, state: State, frame: Announce, question: Question, found: Sequence[Action], rng: Rng
) -> Action:
    """Passengers get out when the enemy is near or the vehicle stands for good; crews stay with theirs."""
    hull = crew.lead(state, frame.draft.unit)
    out: list[Action] = [action for action in found if type(action) is Alight]
    if hull is None or not out or len(state.crew(hull.id)) <= max(2, state.vehicles[hull.id].crew):
        return quiet(found, rng)
    near = any(
        distance2(place(hull), place(m)) <= ENEMY_NEAR * ENEMY_NEAR
        for foe in state.enemies(question.seat)
        for m in state.pieces(foe)
    )
    return out[0] if near or state.vehicles[hull.id].immobile else quiet(found, rng)


def answer_storm(
    samples: int, state: State, frame: Announce, question: Question, found: Sequence[Storm | Pass], rng: Rng
) -> Action:
    """Storm a vehicle with those men whose charges or grenades are worth the risk."""
    unit = state.units[frame.draft.unit]
    prey = STORMS.prey(state, frame.draft)

    def score(action: Storm | Pass) -> float:
        if isinstance(action, Pass):
            return 0.8
        vehicle = state.models[action.vehicle]
        men = [state.models[each] for each in prey[action.vehicle][: action.men]]
        return sum(storm_worth(state, unit, man, vehicle) for man in men)

    best: Action = max(found, key=score)
    return best


def rest(
    samples: int, state: State, frame: Announce, question: Question, found: Sequence[Storm | Charge | Pass], rng: Rng
) -> Action:
    """Those who do not storm the vehicle fire, unless a second vehicle or a weak enemy in reach is worth more."""
    draft = frame.draft
    unit = state.units[draft.unit]
    others = [man for man in state.men(unit) if man.id not in draft.stormers and not man.shaken]
    prey = REST.prey(state, draft)

    def score(action: Storm | Charge | Pass) -> float:
        if isinstance(action, Pass):
            return 0.8
        if isinstance(action, Charge):
            weak = sum(0.5 if man.shaken else 1.0 for man in state.men(action.unit))
            return 3.0 * (min(2.0, len(others) / max(weak, 0.5)) - 0.7)
        vehicle = state.models[action.vehicle]
        men = [state.models[each] for each in prey[action.vehicle][: action.men]]
        return sum(storm_worth(state, unit, man, vehicle) for man in men)

    best: Action = max(found, key=score)
    return best


def storm_worth(state: State, unit: Unit, man: Model, vehicle: Model) -> float:
    """What one man may do to a vehicle by hand, less what it may cost him."""
    used = close_assault.placed_weapon(man, vehicle)
    if used is None:
        return 0.0
    table = "hw" if WEAPONS[used[0]].group == "charge" else "sa"
    hit = max(0, 11 - used[2]) / 10 * hull_worth(state, vehicle, table)
    return (11 - unit.training) / 10 * (hit - 0.2 * head(unit)) - 0.1


def light(
    samples: int, state: State, frame: Announce, question: Question, found: Sequence[Light | Flare | Pass], rng: Rng
) -> Action:
    """Light up the dearest enemy that most of one's own weapons look at and cannot make out."""
    own = [unit for unit in state.of(question.seat) if unit.marked < state.turn and not unit.broken]

    def score(action: Light | Flare | Pass) -> float:
        if isinstance(action, Pass):
            return 0.0 if len(own) > 1 else 99.0
        foe = state.units[action.unit]
        hidden = sum(fire_worth(state, unit, foe, "cover") > 0 >= fire_worth(state, unit, foe) for unit in own)
        return hidden * (1 + man_price(foe) / 10)

    best: Action = max(found, key=score)
    return best


def talk(samples: int, state: State, frame: Announce, question: Question, found: Sequence[Action], rng: Rng) -> Action:
    """Send coordinates of the dearest crowd worth shelling, by the surest way."""
    rank = {"voice": 0.0, "radio": 0.5, "runner": 4.0}
    calls = [a for a in found if type(a) is Call and a.target is not None and a.by != "runner"]

    def score(action: Call) -> float:
        foe = state.units[action.target or ""]
        shells = 0.5 if state.vehicle_of(foe) is not None else 1.0
        return shells * head(foe) * len(state.pieces(foe)) - rank[action.by]

    return max(calls, key=score) if calls else quiet(found, rng)


def answer_look_out(
    samples: int, state: State, frame: Announce, question: Question, found: Sequence[Action], rng: Rng
) -> Action:
    """Look out where no rifle is near."""
    hull = crew.lead(state, frame.draft.unit)
    here = place(hull) if hull is not None else (0, 0)
    near = any(distance2(here, place(m)) <= 400 * 400 for foe in state.enemies(question.seat) for m in state.men(foe))
    chosen: Action = found[0] if near else found[-1]
    return chosen
