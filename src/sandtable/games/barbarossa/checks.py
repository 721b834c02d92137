"""For the conformance kit: actions to try, legal or not, and what must hold in every state."""

from collections.abc import Iterable, Sequence

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.events import BattleEnded
from sandtable.games.barbarossa.model import AMBUSHED, LIVING, State, at, side_of
from sandtable.games.barbarossa.rules.orders import candidates
from sandtable.games.barbarossa.rules.orders_air import figure_choices
from sandtable.games.barbarossa.tables import CARDS, FOOT, MINES, WORKS
from sandtable.games.barbarossa.view.picture import picture
from sandtable.kernel import Event, Outcome, Shown
from sandtable.kernel.action import Action


def universe(state: State, seat: str) -> Iterable[Action]:
    """A wide sample of everything that could be said now."""
    names = list(state.units)
    yield from (act.Buy(card) for card in CARDS)
    yield from (act.BuyWork(work) for work in (*WORKS, "mines", "castle"))
    for name in names:
        yield from (
            act.Take(name),
            act.Cancel(name),
            act.Lift(name),
            act.HandOver(name),
            act.TakeBack(name),
            act.Wait(name),
            act.March(name),
            act.Careful(name),
        )
        yield from (act.Join(name, 1), act.Join(name, 9), act.Leave(name), act.Bear(name), act.Next(name))
    for hex_ in (*state.board.numbers[::7], 9999):
        yield from (act.Step(hex_), act.From(hex_), act.Blow(hex_), act.Clear(hex_))
    yield from (act.Drop(), act.Here(), act.Done(), act.Back(), act.Adjust(), act.Keep())
    for number in range(-1, 5):
        yield from (act.Radius(number), act.Rounds(number), act.Load(number))
    yield from _about_hand(state, seat)
    yield from _shots(state, names)


def _about_hand(state: State, seat: str) -> Iterable[Action]:
    draft = state.drafts.get(seat)
    if draft is None or not draft.hand or draft.hand not in state.units:
        return
    unit = state.units[draft.hand]
    if state.round:
        yield from candidates(state, seat, unit)
        if isinstance(draft.open, act.Mission):
            yield from figure_choices(state, unit, draft.open)
        yield from (act.Fire(unit.id, other) for other in state.units)
        yield from (act.Assault(unit.id, other) for other in state.units)
        yield from (act.Scout(unit.id, radius) for radius in range(5))
    for hex_ in state.board.numbers[::3]:
        yield from (act.Place(unit.id, hex_), act.Face(unit.id, hex_))
    yield from (act.Stance(unit.id, True), act.Stance(unit.id, False), act.Conceal(unit.id, True))
    yield from (act.Hitch(unit.id, None), act.Mine(MINES[0], state.board.numbers[0]))


def _shots(state: State, names: list[str]) -> Iterable[Action]:
    for name in names:
        for other in names[::2]:
            yield from (act.Shoot(name, other), act.Melee(name, other), act.Engage(name, other))


def invariants(state: State) -> Iterable[str]:
    """Ammunition, size, hexes, towing, group cards, secrets: what is wrong."""
    for unit in state.units.values():
        card = CARDS[unit.card]
        if not 0 <= unit.ammo <= card.ammo:
            yield f"{unit.id} has {unit.ammo} points of {card.ammo}"
        gone = unit.place in ("destroyed", "merged")
        if not 0 <= unit.size <= card.size or (unit.size == 0) != gone:
            yield f"{unit.id} has size {unit.size} and is {unit.place}"
        if unit.place in ("map", "air") and unit.hex not in state.board.terrain:
            yield f"{unit.id} is on the map in no hex"
        if unit.hidden == AMBUSHED and unit.place != "map":
            yield f"{unit.id} is hidden off the map"
        if unit.carrier and (unit.place not in ("carried", "towed") or state.units[unit.carrier].place not in LIVING):
            yield f"{unit.id} is aboard {unit.carrier} but {unit.place}"
        if unit.seat not in state.seats or side_of(unit.seat) != unit.side:
            yield f"{unit.id} is commanded by {unit.seat}"
        if unit.smoke < 0 or unit.charges < 0 or unit.supply < 0 or unit.mines < 0:
            yield f"{unit.id} has less than nothing"
    yield from _groups(state)


def shown(state: State, out: Sequence[Event], outcome: Outcome) -> Iterable[Shown]:
    """Points, winners and the last round, as the outcome, everybody's picture and the events say them."""
    pictures = {f"picture of {seat}": picture(state, frozenset({seat})) for seat in state.seats}
    points = {name: {seat: seen.scores[side_of(seat)] for seat in state.seats} for name, seen in pictures.items()}
    yield Shown("the points", {"outcome": dict(outcome.scores), **points})
    ended = next(event for event in reversed(out) if isinstance(event, BattleEnded))
    rounds = {name: seen.round for name, seen in pictures.items()}
    yield Shown("the last round", {"events": ended.round, "scenario": state.rounds, **rounds})
    goal, best = state.battle.goal, max(outcome.scores.values())
    if goal.kind in ("destroy", "towns"):
        ahead = sorted(seat for seat, held in outcome.scores.items() if held == best)
        winners = [] if len(ahead) == len(state.seats) else ahead
        yield Shown("the winners", {"outcome": sorted(outcome.winners), "points": winners})
    else:
        done = outcome.key.endswith("-done")
        yield Shown("who reached the goal", {"verdict": done, "winners": goal.side in outcome.winners})


def _groups(state: State) -> Iterable[str]:
    for unit in state.units.values():
        if unit.group and unit.place == "map":
            mates = [u for u in at(state, unit.hex) if u.seat == unit.seat and u.group == unit.group]
            foot = sum(mate.type in FOOT for mate in mates)
            if foot > 6 or len(mates) - foot > 3:
                yield f"the group card of {unit.id} is overfull"
