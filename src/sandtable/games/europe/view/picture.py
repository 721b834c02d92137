"""What is drawn for some seats: an allow-list made for the board. It holds no frame.

Almost everything lies open on the table. Hidden are what a convoy carries, from everyone but its sender, and with it
how much of the sender's HPP is already spent: what all see are the HPP with those at sea.
"""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import State
from sandtable.games.europe.rules.victory import Goal, victory_goals
from sandtable.games.europe.view.seen import (
    BattleSeen,
    ConvoySeen,
    CountrySeen,
    PactSeen,
    PlanSeen,
    PowerSeen,
    Stack,
    YardSeen,
    battle_seen,
    convoy_value,
    country_seen,
    pact_seen,
    plan_seen,
    power_seen,
    stacks_seen,
)


class EuropePicture(Struct, frozen=True):
    """The board: calendar, units, control, data sheets, and what is being planned or fought."""

    turn: int
    year: int
    season: str
    last: int
    side: str
    phase: str
    phases: tuple[str, ...]
    """The phases of a side's turn in order, as long as it is in one of them; else the one at hand."""
    units: tuple[Stack, ...]
    control: dict[str, str]
    powers: dict[str, PowerSeen]
    countries: dict[str, CountrySeen]
    yards: tuple[YardSeen, ...]
    convoys: tuple[ConvoySeen, ...]
    forts_gone: tuple[str, ...]
    kiel_shut: bool
    plan: PlanSeen | None
    battle: BattleSeen | None
    pacts: tuple[PactSeen, ...]
    guests: tuple[tuple[str, str], ...]
    """Who lets whom into its areas."""
    goals: tuple[Goal, ...]


PHASE_OF_FRAME = {
    "campaign": "campaign",
    "movement": "movement",
    "building": "building",
    "redeployment": "redeployment",
    "laboratory": "research",
    "provision": "supply",
    "set-up": "set-up",
}


FOUR_PHASES = ("campaign", "movement", "building", "redeployment")


def _phases(phase: str) -> tuple[str, ...]:
    """Four phases, and research as a fifth where it is made.

    Rules: EU-2b, EU-17a.
    """
    if phase == "research":
        return (*FOUR_PHASES, phase)
    return FOUR_PHASES if phase in FOUR_PHASES else (phase,) if phase else ()


def picture(state: State, eyes: frozenset[str]) -> EuropePicture:
    """What these seats together may see."""
    kinds = [frame.kind() for frame in state.stack]
    phase = next((PHASE_OF_FRAME[kind] for kind in reversed(kinds) if kind in PHASE_OF_FRAME), "")
    return EuropePicture(
        turn=state.turn,
        year=state.year,
        season=t.SEASONS[state.season],
        last=state.last,
        side=t.SIDES[state.side],
        phase=phase,
        phases=_phases(phase),
        units=stacks_seen(state),
        control={t.AREAS[a]: t.COUNTRIES[o] if o >= 0 else "" for a, o in enumerate(state.control)},
        powers={t.POWERS[p]: power_seen(state, p, eyes) for p in range(6)},
        countries={t.COUNTRIES[c]: country_seen(state, c) for c in (*t.MINORS, t.VICHY)},
        yards=tuple(YardSeen(t.POWERS[y.power], t.AREAS[y.area], y.ready) for y in state.yards),
        convoys=tuple(
            ConvoySeen(t.POWERS[c.sender], t.POWERS[c.receiver], t.SEAS[c.sea], convoy_value(c, eyes))
            for c in state.convoys
        ),
        forts_gone=tuple(t.AREAS[a] for a in state.forts_gone),
        kiel_shut=state.kiel_shut,
        plan=plan_seen(state),
        battle=battle_seen(state),
        pacts=tuple(pact_seen(each) for each in state.pacts),
        guests=tuple((t.POWERS[host], t.POWERS[guest]) for host, guest in state.consents),
        goals=victory_goals(state),
    )
