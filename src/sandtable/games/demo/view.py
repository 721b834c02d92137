"""What each seat may know, and how the rest is imagined."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.demo.flow import Move, Muster, NextTurn, React, Stances
from sandtable.games.demo.model import SEATS, STANCES, Duel, Duellist
from sandtable.kernel import Point
from sandtable.kernel.decision import Rng


class DuellistSeen(Struct, frozen=True, gc=False):
    """A duellist as these eyes see him; powder is None where it is not known."""

    at: Point
    strength: int
    shots: int
    powder: int | None


class DuelView(Struct, frozen=True):
    """An allow-list: nothing of the state leaves but what stands here. `phase` and `movers` say where we are."""

    eyes: tuple[str, ...]
    turn: int
    turns: int
    duellists: dict[str, DuellistSeen]
    stances: dict[str, str]
    drafts: dict[str, str]
    ready: tuple[str, ...]
    phase: tuple[str, ...]
    movers: tuple[str, ...]


def view(state: Duel, eyes: frozenset[str]) -> DuelView:
    seen = {
        seat: DuellistSeen(each.at, each.strength, each.shots, each.powder if seat in eyes else None)
        for seat, each in state.duellists.items()
    }
    return DuelView(
        tuple(sorted(eyes)),
        state.turn,
        state.turns,
        seen,
        state.stances,
        {seat: draft for seat, draft in state.drafts.items() if seat in eyes},
        tuple(state.ready),
        tuple(frame.kind() for frame in state.stack),
        tuple(frame.seat for frame in state.stack if isinstance(frame, Move | React)),
    )


def imagine(seen: DuelView, rng: Rng) -> Duel:
    """A duel that looks like this: unknown powder is what could have been packed, unknown drafts any."""
    mustering = "muster" in seen.phase
    state = Duel(duellists={}, turns=seen.turns, turn=seen.turn, stances=dict(seen.stances), ready=list(seen.ready))
    for seat, each in seen.duellists.items():
        powder = each.powder
        if powder is None:
            powder = 0 if mustering else int(rng.random() * (4 - min(each.shots, 3)))
        state.duellists[seat] = Duellist(each.at, each.strength, powder, each.shots)
    state.drafts = {seat: seen.drafts[seat] for seat in SEATS if seat in seen.drafts}
    for seat in SEATS:
        if seat not in seen.eyes and (seat in seen.ready or rng.random() < 0.5):
            if mustering:
                state.drafts[seat] = str(int(rng.random() * 4))
            elif "stances" in seen.phase:
                state.drafts[seat] = STANCES[int(rng.random() * 3)]
    movers = list(seen.movers)
    makers = {"muster": Muster, "next-turn": NextTurn, "stances": Stances}
    for kind in seen.phase:
        if kind == "move":
            state.stack.append(Move(movers.pop(0)))
        elif kind == "react":
            state.stack.append(React(movers.pop(0)))
        else:
            state.stack.append(makers[kind]())
    return state
