"""What a seat knows: everything on the table, its own hand, and of the other's hand how many cards there are.

It stays on the host: opponents, odds and standing orders imagine the rest from it and go on from there.
"""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.operation.model.notes import Attachment, Breach, Contact, Reload, SmokeShots, Squadron
from sandtable.games.operation.model.pieces import Model, Point, Seat, Side, Unit, Vehicle
from sandtable.games.operation.model.state import Objective, State
from sandtable.games.operation.model.terrain import Feature, LaidCharge, Template
from sandtable.games.operation.rules.ground.prepared import Ground, Index, prepare
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.tables import DECK
from sandtable.kernel import Frame
from sandtable.kernel.options import Rng


class HandKnown(Struct, frozen=True):
    """A side as one sees it: its cards by name only for those who may."""

    nation: str
    count: int
    deck: int
    pile: tuple[int, ...]
    swaps: int
    split: bool
    score: int
    hand: tuple[str, ...] | None = None


class OperationKnowledge(Struct, frozen=True):
    """All that these eyes know of the battle, and where in the sequence of play it is."""

    scenario: str
    seats: tuple[Seat, ...]
    size: Point
    turn: int
    turns: int
    initiative: Seat
    switches: tuple[str, ...]
    wind: Point
    attacker: Seat
    sides: dict[Seat, HandKnown]
    units: dict[str, Unit]
    models: dict[str, Model]
    vehicles: dict[str, Vehicle]
    features: dict[str, Feature]
    templates: dict[str, Template]
    charges: dict[str, LaidCharge]
    zones: dict[Seat, tuple[Point, ...]]
    objectives: tuple[Objective, ...]
    lost: dict[Seat, int]
    slow_moves: dict[str, int]
    under_way: dict[str, int]
    mines_met: dict[str, int]
    searchlights: dict[str, int]
    reloads: tuple[Reload, ...]
    hits_taken: dict[str, int]
    crews_hit: tuple[str, ...]
    nerves_owed: tuple[str, ...]
    dodges: dict[str, int]
    breaches: tuple[Breach, ...]
    attachments: dict[str, Attachment]
    contacts: tuple[Contact, ...]
    squadrons: dict[str, Squadron]
    smoke_shots: tuple[SmokeShots, ...]
    drafts: dict[Seat, str]
    """Cards that the eyes' own seats have put face down."""
    chain: tuple[Frame, ...]
    """The frames of the turn: links of the chain, moves under way. Nothing in them is secret in this game."""
    ready: tuple[Seat, ...]


def hand_known(side: Side, open_: bool) -> HandKnown:
    """Names of the cards for their owner, their number for everybody."""
    names = tuple(cards.CARD_NAMES[card] for card in side.hand) if open_ else None
    deck = sum(side.deck)
    return HandKnown(side.nation, len(side.hand), deck, side.pile, side.swaps, side.split, side.score, names)


def knowledge(state: State, eyes: frozenset[Seat]) -> OperationKnowledge:
    """Built from a list of what may be known."""
    return OperationKnowledge(
        scenario=state.scenario,
        seats=state.seats,
        size=state.size,
        turn=state.turn,
        turns=state.turns,
        initiative=state.initiative,
        switches=state.switches,
        wind=state.wind,
        attacker=state.attacker,
        sides={seat: hand_known(side, seat in eyes) for seat, side in state.sides.items()},
        units=dict(state.units),
        models=dict(state.models),
        vehicles=dict(state.vehicles),
        features=dict(state.features),
        templates=dict(state.templates),
        charges=dict(state.charges),
        zones=dict(state.zones),
        objectives=state.objectives,
        lost=dict(state.lost),
        slow_moves=dict(state.slow_moves),
        under_way=dict(state.under_way),
        mines_met=dict(state.mines_met),
        searchlights=dict(state.searchlights),
        reloads=state.reloads,
        hits_taken=dict(state.hits_taken),
        crews_hit=state.crews_hit,
        nerves_owed=state.nerves_owed,
        dodges=dict(state.dodges),
        breaches=state.breaches,
        attachments=dict(state.attachments),
        contacts=state.contacts,
        squadrons=dict(state.squadrons),
        smoke_shots=state.smoke_shots,
        drafts={seat: cards.CARD_NAMES[card] for seat, card in state.drafts.items() if seat in eyes},
        chain=tuple(state.stack),
        ready=tuple(state.ready),
    )


def imagine(known: OperationKnowledge, rng: Rng, ground: Ground | None = None) -> State:
    """A state that gives this knowledge: unknown hands are dealt from the cards that are not accounted for."""
    state = State(
        scenario=known.scenario,
        seats=known.seats,
        size=known.size,
        turn=known.turn,
        turns=known.turns,
        initiative=known.initiative,
        switches=known.switches,
        wind=known.wind,
        attacker=known.attacker,
        units=dict(known.units),
        models=dict(known.models),
        vehicles=dict(known.vehicles),
        features=dict(known.features),
        templates=dict(known.templates),
        charges=dict(known.charges),
        zones=dict(known.zones),
        objectives=known.objectives,
        lost=dict(known.lost),
        slow_moves=dict(known.slow_moves),
        under_way=dict(known.under_way),
        mines_met=dict(known.mines_met),
        searchlights=dict(known.searchlights),
        reloads=known.reloads,
        hits_taken=dict(known.hits_taken),
        crews_hit=known.crews_hit,
        nerves_owed=known.nerves_owed,
        dodges=dict(known.dodges),
        breaches=known.breaches,
        attachments=dict(known.attachments),
        contacts=known.contacts,
        squadrons=dict(known.squadrons),
        smoke_shots=known.smoke_shots,
        stack=list(known.chain),
        ready=list(known.ready),
    )
    for seat, side in known.sides.items():
        state.sides[seat] = imagined(side, rng)
    for seat in known.seats:
        if seat in known.drafts:
            state.drafts[seat] = cards.NUMBER[known.drafts[seat]]
        elif seat in known.ready and state.sides[seat].hand:
            hand = state.sides[seat].hand
            state.drafts[seat] = hand[rng.randrange(len(hand))]
    if ground is None:
        prepare(state)
    else:
        state.index = Index(ground)
    return state


def imagined(side: HandKnown, rng: Rng) -> Side:
    """A side with the hand one knows, or with one dealt from what is not in the discards."""
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
    return Side(side.nation, tuple(sorted(hand)), tuple(left), side.pile, side.swaps, side.split, side.score)
