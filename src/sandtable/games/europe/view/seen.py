"""The parts of a picture: stacks, data sheets, countries, the plan and the battle, as some seats may see them."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.battle import Fight
from sandtable.games.europe.flow.planning import Planning
from sandtable.games.europe.flow.setup import SetUp
from sandtable.games.europe.model import CUT, FIXED, MOVED, RELIEVED, USED, Convoy, Pact, State, Unit
from sandtable.games.europe.rules.battle import STAGES, attackers
from sandtable.games.europe.rules.money import affordable, base_hpp, in_hand, used_limit
from sandtable.games.europe.rules.placing import left_to_place
from sandtable.games.europe.rules.production import available

STANDINGS = ("neutral", "active", "fallen", "absent")
MINOR_STANDINGS = ("free", "open", "joined", "gone")


class Stack(Struct, frozen=True, omit_defaults=True):
    """Units of one type and condition in an area."""

    unit: str
    area: str
    n: int
    used: bool = False
    moved: bool = False
    cut: bool = False
    fixed: bool = False


class PowerSeen(Struct, frozen=True):
    """A great power's data sheet as it stands."""

    hpp: int
    in_hand: int | None
    """Without what lies face down at sea; only its owner knows."""
    used: int | None
    """What counts in the limit, with the aid sent in this turn; only its owner knows."""
    spent: int
    limit: int
    free: int
    """What may still be spent in this turn, as far as these eyes know."""
    base: int
    redeploy: int
    redeployed: int
    standing: str
    pool: dict[str, int]
    coming: dict[str, int]
    """What the next year's column brings."""
    to_place: dict[str, int] = {}
    """In the set-up: what is still to be set up."""


class CountrySeen(Struct, frozen=True):
    """A minor."""

    standing: str
    patron: str


class YardSeen(Struct, frozen=True):
    power: str
    area: str
    ready: int


class ConvoySeen(Struct, frozen=True):
    """A shipment; what it carries where it is known."""

    sender: str
    receiver: str
    sea: str
    value: int | None


class Coming(Struct, frozen=True):
    """Units in a plan or battle."""

    unit: str
    origin: str
    n: int


class PlanSeen(Struct, frozen=True):
    """The attack being planned."""

    power: str
    area: str
    against: str
    units: tuple[Coming, ...]
    defenders: tuple[Coming, ...] = ()


class BattleSeen(Struct, frozen=True):
    """The battle being fought."""

    power: str
    area: str
    against: str
    stage: str
    round: int
    attackers: tuple[Coming, ...]
    defenders: tuple[Coming, ...]
    ground: str


class PactSeen(Struct, frozen=True):
    """Two powers fight together: who leads, and who keeps what they take (nobody: the larger force)."""

    powers: tuple[str, str]
    lead: str
    keeper: str


def stacks_seen(state: State) -> tuple[Stack, ...]:
    """All units; one that has got its supply back in this turn shows like one that has been used."""
    counts: dict[tuple[int, int, int, int], int] = {}
    for unit in state.units.values():
        marks = unit.marks & ~CUT | USED if unit.marks & RELIEVED else unit.marks
        key = (unit.area, unit.owner, unit.kind, marks & (USED | MOVED | CUT | FIXED))
        counts[key] = counts.get(key, 0) + 1
    return tuple(
        Stack(t.type_name(owner, kind), t.AREAS[area], n, *(bool(marks & each) for each in (USED, MOVED, CUT, FIXED)))
        for (area, owner, kind, marks), n in sorted(counts.items())
    )


def convoy_value(convoy: Convoy, eyes: frozenset[str]) -> int | None:
    """Rules: EU-12.3a."""
    return convoy.value if convoy.open or t.POWERS[convoy.sender] in eyes else None


def power_seen(state: State, power: int, eyes: frozenset[str]) -> PowerSeen:
    return PowerSeen(
        hpp=state.hpp[power],
        in_hand=in_hand(state, power) if t.POWERS[power] in eyes else None,
        used=used_limit(state, power) if t.POWERS[power] in eyes else None,
        spent=state.spent[power],
        limit=state.limit[power],
        free=_free(state, power, eyes),
        base=base_hpp(state, power, state.year),
        redeploy=t.REDEPLOY[power],
        redeployed=state.redeployed[power],
        standing=STANDINGS[state.standing[power]],
        pool={t.KINDS[kind]: n for kind in range(8) if (n := available(state, power, kind)) > 0},
        coming=_coming_column(state, power),
        to_place=_to_place(state, power),
    )


def _free(state: State, power: int, eyes: frozenset[str]) -> int:
    """Rules: EU-2e, EU-12.3a."""
    if t.POWERS[power] in eyes:
        return affordable(state, power)
    return max(0, min(state.hpp[power], state.limit[power] - state.spent[power]))


def _coming_column(state: State, power: int) -> dict[str, int]:
    """Rules: EU-7a, EU-12."""
    column = t.COLUMNS[power].get(state.year + 1, ())
    barred = () if state.setup.advanced else t.ADVANCED_KINDS
    return {t.KINDS[kind]: n for kind, n in enumerate(column) if n and kind not in barred}


def _to_place(state: State, power: int) -> dict[str, int]:
    if not any(isinstance(frame, SetUp) for frame in state.stack):
        return {}
    return {t.KINDS[kind]: n for kind, n in enumerate(left_to_place(state, power)) if n > 0}


def pact_seen(given: Pact) -> PactSeen:
    """Rules: EU-13.1b."""
    keeper = t.POWERS[given.keeper] if given.keeper >= 0 else ""
    return PactSeen((t.POWERS[given.a], t.POWERS[given.b]), t.POWERS[given.lead], keeper)


def country_seen(state: State, country: int) -> CountrySeen:
    patron = state.patron[country]
    return CountrySeen(MINOR_STANDINGS[state.standing[country]], t.POWERS[patron] if patron >= 0 else "")


def _coming(pairs: list[tuple[Unit, int]]) -> tuple[Coming, ...]:
    counts = Counter((unit.name, t.AREAS[origin]) for unit, origin in pairs)
    return tuple(Coming(unit, origin, n) for (unit, origin), n in counts.items())


def plan_seen(state: State) -> PlanSeen | None:
    frame = next((f for f in reversed(state.stack) if isinstance(f, Planning)), None)
    if frame is None:
        return None
    units = [(state.units[f.number], f.origin) for f in frame.plan]
    aim = frame.aim(state)
    standing = [(state.units[n], frame.area) for n in aim.land + aim.air + aim.sea]
    names = t.COUNTRIES[frame.power], t.AREAS[frame.area], t.COUNTRIES[frame.leader]
    return PlanSeen(*names, _coming(units), _coming(standing))


def battle_seen(state: State) -> BattleSeen | None:
    frame = next((f for f in reversed(state.stack) if isinstance(f, Fight)), None)
    if frame is None:
        return None
    battle = frame.battle
    coming = [(state.units[f.number], f.origin) for f in battle.fighters if f.number in state.units]
    standing = [(state.units[n], state.units[n].area) for n in battle.defenders if n in state.units]
    return BattleSeen(
        t.COUNTRIES[battle.power],
        t.AREAS[battle.area],
        t.COUNTRIES[battle.leader],
        STAGES[battle.stage],
        battle.round,
        _coming(coming),
        _coming(standing),
        battle.ground.reason if attackers(battle)[0] else "",
    )
