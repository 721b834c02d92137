"""What a way risks: who may fire at the units at each hex, by the rules of reactions themselves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.flow.movement import Moving
from sandtable.games.blitzkrieg.flow.operations import Operate
from sandtable.games.blitzkrieg.flow.reactions import moved_into
from sandtable.games.blitzkrieg.model import State, change, put
from sandtable.games.blitzkrieg.rules import fire
from sandtable.games.blitzkrieg.rules.movement import March
from sandtable.games.blitzkrieg.rules.reactions import joining, reaction_need
from sandtable.games.blitzkrieg.rules.results import hurts
from sandtable.games.blitzkrieg.rules.ways import Trail, drawn, last_halt, trails_over
from sandtable.games.blitzkrieg.tables.sheets import chance_at_most
from sandtable.kernel import Risk, Way, clone


def ways_to(state: State, unit: str, to: str, via: Sequence[str]) -> tuple[Way, ...]:
    """The ways of a unit, or of the stack on the move with it, with their risks; empty if it cannot get there."""
    march = _march(state, state.theatre.unit_of.get(unit, -1))
    goals = [state.theatre.index.get(int(place), -1) if place.isdigit() else -1 for place in (*via, to)]
    if march is None or -1 in goals:
        return ()
    prefix = () if isinstance(state.stack[-1], Moving) else (actions.Move((unit,)),)
    return tuple(_told(state, march, trail) for trail in trails_over(state, march, prefix, goals))


def _march(state: State, u: int) -> March | None:
    """The move that is going on, or the one that the unit could begin."""
    frame = state.stack[-1]
    if isinstance(frame, Moving):
        return frame if u in frame.units else None
    if not isinstance(frame, Operate) or u < 0 or frame.why_no_move(state, (u,)) is not None:
        return None
    return March.begin(state, u)


def _told(state: State, march: March, trail: Trail) -> Way:
    risks = tuple(risk for at, h in enumerate(trail.path) for risk in _at(state, march, trail, at, h))
    worst: dict[str, float] = {}
    for risk in risks:
        worst[risk.by] = max(worst.get(risk.by, 0.0), risk.comes * risk.hurts)
    unhurt = 1.0
    for chance in worst.values():
        unhurt *= 1 - chance
    return replace(drawn(state, march, trail), risks=risks, unhurt=unhurt, halt=last_halt(state, march, trail))


def _at(state: State, march: March, trail: Trail, at: int, h: int) -> list[Risk]:
    """Who may take opportunity fire when the march enters this hex as the trail says: each with his best shot."""
    there = clone(state)
    steps = [step for step in trail.steps if isinstance(step, actions.Drive | actions.Step)]
    for u in march.units:
        put(there, u, h)
        change(there, u, column=isinstance(steps[at], actions.Drive))
    best: dict[int, Risk] = {}
    for shot in moved_into(there, h, march.units).shots(there):
        if isinstance(shot, actions.OpportunityFire):
            u, t = state.theatre.unit_of[shot.unit], state.theatre.unit_of[shot.target]
            column = fire.total(fire.direct_lines(there, u, t, joined=joining(there, u, t)))
            comes = chance_at_most(reaction_need(there, u, t)) / 36
            risk = Risk(f"{state.theatre.numbers[h]:04d}", shot.unit, comes, hurts(there, t, column))
            if u not in best or best[u].hurts < risk.hurts:
                best[u] = risk
    return list(best.values())
