"""What a seat may know: everything on the table, its own hand, and of the other's hand how many cards there are."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.operation.ground import prepare
from sandtable.games.operation.model import Charge, Feature, Model, Point, Seat, Side, Template, Unit, Vehicle
from sandtable.games.operation.rules import cards
from sandtable.games.operation.rules.verdict import scores
from sandtable.games.operation.state import Objective, State
from sandtable.kernel.decision import Rng


class HandView(Struct, frozen=True):
    """A side as one sees it: its cards by name only for those who may."""

    nation: str
    count: int
    deck: int
    pile: tuple[int, ...]
    swaps: int
    split: bool
    score: int
    hand: tuple[str, ...] | None = None


class View(Struct, frozen=True):
    """The battle for some pair of eyes."""

    scenario: str
    seats: tuple[Seat, ...]
    size: Point
    turn: int
    turns: int
    initiative: Seat
    switches: tuple[str, ...]
    wind: Point
    attacker: Seat
    sides: dict[Seat, HandView]
    units: dict[str, Unit]
    models: dict[str, Model]
    vehicles: dict[str, Vehicle]
    features: dict[str, Feature]
    templates: dict[str, Template]
    charges: dict[str, Charge]
    zones: dict[Seat, tuple[Point, ...]]
    objectives: tuple[Objective, ...]
    lost: dict[Seat, int]
    said: dict[str, int]
    scores: dict[Seat, int]
    drafts: dict[Seat, str]
    """Cards that the eyes' own seats have put face down."""
    chain: tuple[Any, ...]
    """The frames of the turn: links of the chain, moves under way. Nothing in them is secret in this game."""
    ready: tuple[Seat, ...]


def hand_view(side: Side, open_: bool) -> HandView:
    """Names of the cards for their owner, their number for everybody."""
    names = tuple(cards.NAMES[card] for card in side.hand) if open_ else None
    deck = sum(side.deck)
    return HandView(side.nation, len(side.hand), deck, side.pile, side.swaps, side.split, side.score, names)


def view(state: State, eyes: frozenset[Seat]) -> View:
    """Built from a list of what may be seen."""
    return View(
        scenario=state.scenario,
        seats=state.seats,
        size=state.size,
        turn=state.turn,
        turns=state.turns,
        initiative=state.initiative,
        switches=state.switches,
        wind=state.wind,
        attacker=state.attacker,
        sides={seat: hand_view(side, seat in eyes) for seat, side in state.sides.items()},
        units=dict(state.units),
        models=dict(state.models),
        vehicles=dict(state.vehicles),
        features=dict(state.features),
        templates=dict(state.templates),
        charges=dict(state.charges),
        zones=dict(state.zones),
        objectives=state.objectives,
        lost=dict(state.lost),
        said=dict(state.said),
        scores=scores(state),
        drafts={seat: cards.NAMES[card] for seat, card in state.drafts.items() if seat in eyes},
        chain=tuple(state.stack),
        ready=tuple(state.ready),
    )


def imagine(seen: View, rng: Rng, index: Any = None) -> State:
    """A state that gives this view: unknown hands are dealt from the cards that are not accounted for."""
    state = State(
        scenario=seen.scenario,
        seats=seen.seats,
        size=seen.size,
        turn=seen.turn,
        turns=seen.turns,
        initiative=seen.initiative,
        switches=seen.switches,
        wind=seen.wind,
        attacker=seen.attacker,
        units=dict(seen.units),
        models=dict(seen.models),
        vehicles=dict(seen.vehicles),
        features=dict(seen.features),
        templates=dict(seen.templates),
        charges=dict(seen.charges),
        zones=dict(seen.zones),
        objectives=seen.objectives,
        lost=dict(seen.lost),
        said=dict(seen.said),
        stack=list(seen.chain),
        ready=list(seen.ready),
    )
    for seat, side in seen.sides.items():
        state.sides[seat] = imagined(side, rng)
    for seat in seen.seats:
        if seat in seen.drafts:
            state.drafts[seat] = cards.NUMBER[seen.drafts[seat]]
        elif seat in seen.ready and state.sides[seat].hand:
            hand = state.sides[seat].hand
            state.drafts[seat] = hand[rng.randrange(len(hand))]
    if index is None:
        prepare(state)
    else:
        state.index = index
    return state


def imagined(side: HandView, rng: Rng) -> Side:
    """A side with the hand one knows, or with one dealt from what is not in the discards."""
    from sandtable.games.operation.tables import DECK

    left = [whole - gone for whole, gone in zip(DECK, side.pile, strict=True)]
    hand: list[int] = []
    if side.hand is not None:
        hand = [cards.NUMBER[name] for name in side.hand]
        for card in hand:
            left[card] -= 1
    else:
        for _ in range(side.count):
            mark = rng.randrange(sum(left))
            card = next(n for n in range(len(left)) if sum(left[: n + 1]) > mark)
            left[card] -= 1
            hand.append(card)
    found = Side(side.nation, tuple(sorted(hand)), tuple(left), side.pile, side.swaps, side.split, side.score)
    return replace(found)
