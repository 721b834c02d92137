"""What each seat may see and know, and how the rest is imagined."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.demo.flow import Move, Muster, NextTurn, React, Stances
from sandtable.games.demo.model import SEATS, STANCES, Duel, Duellist
from sandtable.kernel import Point
from sandtable.kernel.options import Rng


class DuellistSeen(Struct, frozen=True, gc=False):
    """A duellist as these eyes see him; powder is None where it is not known."""

    at: Point
    strength: int
    shots: int
    powder: int | None


class DuelPicture(Struct, frozen=True):
    """What the board draws: an allow-list, nothing else of the state travels to the browser."""

    turn: int
    turns: int
    duellists: dict[str, DuellistSeen]
    stances: dict[str, str]
    drafts: dict[str, str]
    """What these eyes have chosen and not yet shown."""


class DuelKnowledge(Struct, frozen=True):
    """All that these eyes know, for opponents, odds and standing orders; `phase` and `movers` say where we are."""

    eyes: tuple[str, ...]
    turn: int
    turns: int
    duellists: dict[str, DuellistSeen]
    stances: dict[str, str]
    drafts: dict[str, str]
    ready: tuple[str, ...]
    phase: tuple[str, ...]
    movers: tuple[str, ...]


def _seen(state: Duel, eyes: frozenset[str]) -> dict[str, DuellistSeen]:
    return {
        seat: DuellistSeen(each.at, each.strength, each.shots, each.powder if seat in eyes else None)
        for seat, each in state.duellists.items()
    }


def _drafts(state: Duel, eyes: frozenset[str]) -> dict[str, str]:
    return {seat: draft for seat, draft in state.drafts.items() if seat in eyes}


def picture(state: Duel, eyes: frozenset[str]) -> DuelPicture:
    return DuelPicture(state.turn, state.turns, _seen(state, eyes), state.stances, _drafts(state, eyes))


def knowledge(state: Duel, eyes: frozenset[str]) -> DuelKnowledge:
    return DuelKnowledge(
        tuple(sorted(eyes)),
        state.turn,
        state.turns,
        _seen(state, eyes),
        state.stances,
        _drafts(state, eyes),
        tuple(state.ready),
        tuple(frame.kind() for frame in state.stack),
        tuple(frame.seat for frame in state.stack if isinstance(frame, Move | React)),
    )


def imagine(known: DuelKnowledge, rng: Rng) -> Duel:
    """A duel that looks like this: unknown powder is what could have been packed, unknown drafts any."""
    mustering = "muster" in known.phase
    state = Duel(duellists={}, turns=known.turns, turn=known.turn, stances=dict(known.stances), ready=list(known.ready))
    for seat, each in known.duellists.items():
        powder = each.powder
        if powder is None:
            powder = 0 if mustering else int(rng.random() * (4 - min(each.shots, 3)))
        state.duellists[seat] = Duellist(each.at, each.strength, powder, each.shots)
    state.drafts = {seat: known.drafts[seat] for seat in SEATS if seat in known.drafts}
    for seat in SEATS:
        if seat not in known.eyes and (seat in known.ready or rng.random() < 0.5):
            if mustering:
                state.drafts[seat] = str(int(rng.random() * 4))
            elif "stances" in known.phase:
                state.drafts[seat] = STANCES[int(rng.random() * 3)]
    movers = list(known.movers)
    makers = {"muster": Muster, "next-turn": NextTurn, "stances": Stances}
    for kind in known.phase:
        if kind == "move":
            state.stack.append(Move(movers.pop(0)))
        elif kind == "react":
            state.stack.append(React(movers.pop(0)))
        else:
            state.stack.append(makers[kind]())
    return state
