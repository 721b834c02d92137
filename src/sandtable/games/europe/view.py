"""What each seat may know, and how the rest is imagined.

Almost everything lies open on the table. Hidden are what a convoy carries, from everyone but its sender, and with it
how much of the sender's HPP is already spent: what all see are the HPP with those at sea.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.battle import Fight
from sandtable.games.europe.flow.planning import Planning
from sandtable.games.europe.flow.setup import SetUp
from sandtable.games.europe.model import (
    CUT,
    FIXED,
    MOVED,
    USED,
    Convoy,
    Lapse,
    Pact,
    Setup,
    State,
    Unit,
    Yard,
    make_index,
)
from sandtable.games.europe.rules.battle import STAGES, attackers
from sandtable.games.europe.rules.lendlease import ceiling
from sandtable.games.europe.rules.modifiers import BY_AIR, BY_LAND, DROPPED
from sandtable.games.europe.rules.money import base_hpp, in_hand, used_limit
from sandtable.games.europe.rules.placing import left_to_place
from sandtable.games.europe.rules.production import available
from sandtable.games.europe.rules.victory import Goal, goals
from sandtable.kernel import Outcome
from sandtable.kernel.decision import Rng
from sandtable.kernel.typed import convert

STANDINGS = ("neutral", "active", "fallen", "absent")
MINOR_STANDINGS = ("free", "open", "joined", "gone")


class Stack(Struct, frozen=True, omit_defaults=True):
    """Units of one type and condition in an area."""

    unit: str
    area: str
    n: int
    points: int = 0
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
    base: int
    redeploy: int
    redeployed: int
    standing: str
    sunk: int
    pool: dict[str, int]
    capital_lost: bool
    to_place: dict[str, int] = {}
    """In the set-up: what is still to be set up."""


class CountrySeen(Struct, frozen=True):
    """A minor."""

    standing: str
    patron: str
    foes: tuple[str, ...]


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
    way: str = ""


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
    invasion: bool
    attackers: tuple[Coming, ...]
    defenders: tuple[Coming, ...]
    ground: str


class PactSeen(Struct, frozen=True):
    """Two powers fight together: who leads, and who keeps what they take (nobody: the larger force)."""

    powers: tuple[str, str]
    lead: str
    keeper: str


class Open(Struct, frozen=True):
    """The rest of the open facts, in the state's own terms."""

    setup: Setup
    next_unit: int
    counters: dict[int, Unit]
    owners: tuple[int, ...]
    standing: tuple[int, ...]
    patron: tuple[int, ...]
    foes: tuple[int, ...]
    claimed: int
    counted: tuple[int, ...]
    lapses: tuple[Lapse, ...]
    lost_capital: tuple[int, ...]
    took_capital: tuple[int, ...]
    gone: dict[int, int]
    yards: tuple[Yard, ...]
    attacked: tuple[tuple[int, int, int], ...]
    fought: tuple[int, ...]
    african: int
    ocean: int
    owed: tuple[tuple[int, int], ...]
    soviet_war: int
    soviet_first: bool
    must_leave: bool
    pacts: tuple[Pact, ...]
    consents: tuple[tuple[int, int], ...]
    convoys: tuple[tuple[int, int, int, int | None, int, bool, bool], ...]
    tries: dict[int, int]
    found: tuple[int, ...]
    paris_fell: int
    supplies: tuple[tuple[int, int, int], ...]
    berlin_by: int
    aid_of_1941: int | None
    over: Outcome | None
    frames: tuple[Any, ...]
    """The sequence of play: no frame of this game holds a secret."""


class EuropeView(Struct, frozen=True):
    """An allow-list: nothing of the state leaves but what stands here."""

    eyes: tuple[str, ...]
    turn: int
    year: int
    season: str
    last: int
    side: str
    phase: str
    units: tuple[Stack, ...]
    board: dict[str, dict[str, int]]
    """Area, type, number."""
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
    open: Open


PHASES = {
    "campaign": "campaign",
    "movement": "movement",
    "building": "building",
    "redeployment": "redeployment",
    "laboratory": "research",
    "provision": "supply",
    "set-up": "set-up",
}


def view(state: State, eyes: frozenset[str]) -> EuropeView:
    """What these seats together may know."""
    kinds = [frame.kind() for frame in state.stack]
    stacks = _stacks(state)
    return EuropeView(
        eyes=tuple(sorted(eyes)),
        turn=state.turn,
        year=state.year,
        season=t.SEASONS[state.season],
        last=state.last,
        side=t.SIDES[state.side],
        phase=next((PHASES[kind] for kind in reversed(kinds) if kind in PHASES), ""),
        units=stacks,
        board=_board(stacks),
        control={t.AREAS[a]: t.COUNTRIES[o] if o >= 0 else "" for a, o in enumerate(state.control)},
        powers={t.POWERS[p]: _power(state, p, eyes) for p in range(6)},
        countries={t.COUNTRIES[c]: _country(state, c) for c in (*t.MINORS, t.VICHY)},
        yards=tuple(YardSeen(t.POWERS[y.power], t.AREAS[y.area], y.ready) for y in state.yards),
        convoys=tuple(
            ConvoySeen(t.POWERS[c.sender], t.POWERS[c.receiver], t.SEAS[c.sea], _value(c, eyes)) for c in state.convoys
        ),
        forts_gone=tuple(t.AREAS[a] for a in state.forts_gone),
        kiel_shut=state.kiel_shut,
        plan=_plan(state),
        battle=_battle(state),
        pacts=tuple(_pact(each) for each in state.pacts),
        guests=tuple((t.POWERS[host], t.POWERS[guest]) for host, guest in state.consents),
        goals=goals(state),
        open=_open(state, eyes),
    )


def _stacks(state: State) -> tuple[Stack, ...]:
    counts: dict[tuple[int, int, int, int, int], int] = {}
    for unit in state.units.values():
        key = (unit.area, unit.owner, unit.kind, unit.points, unit.marks & (USED | MOVED | CUT | FIXED))
        counts[key] = counts.get(key, 0) + 1
    return tuple(
        Stack(
            t.type_name(owner, kind),
            t.AREAS[area],
            n,
            points,
            bool(marks & USED),
            bool(marks & MOVED),
            bool(marks & CUT),
            bool(marks & FIXED),
        )
        for (area, owner, kind, points, marks), n in sorted(counts.items())
    )


def _board(stacks: tuple[Stack, ...]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for each in stacks:
        here = found.setdefault(each.area, {})
        here[each.unit] = here.get(each.unit, 0) + each.n
    return found


def _power(state: State, power: int, eyes: frozenset[str]) -> PowerSeen:
    return PowerSeen(
        hpp=state.hpp[power],
        in_hand=in_hand(state, power) if t.POWERS[power] in eyes else None,
        used=used_limit(state, power) if t.POWERS[power] in eyes else None,
        spent=state.spent[power],
        limit=state.limit[power],
        base=base_hpp(state, power, state.year),
        redeploy=t.REDEPLOY[power],
        redeployed=state.redeployed[power],
        standing=STANDINGS[state.standing[power]],
        sunk=state.sunk[power],
        pool={t.KINDS[kind]: n for kind in range(8) if (n := available(state, power, kind)) > 0},
        capital_lost=bool(state.lost_capital[power]),
        to_place=_to_place(state, power),
    )


def _to_place(state: State, power: int) -> dict[str, int]:
    if not any(isinstance(frame, SetUp) for frame in state.stack):
        return {}
    return {t.KINDS[kind]: n for kind, n in enumerate(left_to_place(state, power)) if n > 0}


def _pact(given: Pact) -> PactSeen:
    """Rules: EU-13.1b."""
    keeper = t.POWERS[given.keeper] if given.keeper >= 0 else ""
    return PactSeen((t.POWERS[given.a], t.POWERS[given.b]), t.POWERS[given.lead], keeper)


def _country(state: State, country: int) -> CountrySeen:
    patron = state.patron[country]
    return CountrySeen(
        MINOR_STANDINGS[state.standing[country]],
        t.POWERS[patron] if patron >= 0 else "",
        tuple(t.POWERS[p] for p in range(6) if state.foes[country] >> p & 1),
    )


def _value(convoy: Convoy, eyes: frozenset[str]) -> int | None:
    """Rules: EU-12.3a."""
    return convoy.value if convoy.open or t.POWERS[convoy.sender] in eyes else None


def _way(way: int) -> str:
    return "land" if way == BY_LAND else "air" if way == BY_AIR else "drop" if way == DROPPED else "sea"


def _coming(pairs: list[tuple[Unit, int, str]]) -> tuple[Coming, ...]:
    counts: dict[tuple[str, str, str], int] = {}
    for unit, origin, way in pairs:
        key = (unit.name, t.AREAS[origin], way)
        counts[key] = counts.get(key, 0) + 1
    return tuple(Coming(unit, origin, n, way) for (unit, origin, way), n in counts.items())


def _plan(state: State) -> PlanSeen | None:
    frame = next((f for f in reversed(state.stack) if isinstance(f, Planning)), None)
    if frame is None:
        return None
    units = [(state.units[f.number], f.origin, _way(f.way)) for f in frame.plan]
    aim = frame.aim(state)
    standing = [(state.units[n], frame.area, "") for n in aim.land + aim.air + aim.sea]
    names = t.COUNTRIES[frame.power], t.AREAS[frame.area], t.COUNTRIES[frame.leader]
    return PlanSeen(*names, _coming(units), _coming(standing))


def _battle(state: State) -> BattleSeen | None:
    frame = next((f for f in reversed(state.stack) if isinstance(f, Fight)), None)
    if frame is None:
        return None
    battle = frame.battle
    coming = [(state.units[f.number], f.origin, _way(f.way)) for f in battle.fighters if f.number in state.units]
    standing = [(state.units[n], state.units[n].area, "") for n in battle.defenders if n in state.units]
    return BattleSeen(
        t.COUNTRIES[battle.power],
        t.AREAS[battle.area],
        t.COUNTRIES[battle.leader],
        STAGES[battle.stage],
        battle.round,
        battle.invasion,
        _coming(coming),
        _coming(standing),
        battle.ground.reason if attackers(battle)[0] else "",
    )


def _open(state: State, eyes: frozenset[str]) -> Open:
    return Open(
        setup=state.setup,
        next_unit=state.next_unit,
        counters=dict(state.units),
        owners=tuple(state.control),
        standing=tuple(state.standing),
        patron=tuple(state.patron),
        foes=tuple(state.foes),
        claimed=state.claimed,
        counted=tuple(state.counted),
        lapses=state.lapses,
        lost_capital=tuple(state.lost_capital),
        took_capital=tuple(state.took_capital),
        gone=dict(state.gone),
        yards=state.yards,
        attacked=state.attacked,
        fought=state.fought,
        african=state.african,
        ocean=state.ocean,
        owed=state.owed,
        soviet_war=state.soviet_war,
        soviet_first=state.soviet_first,
        must_leave=state.must_leave,
        pacts=state.pacts,
        consents=state.consents,
        convoys=tuple(
            (c.sender, c.receiver, c.sea, _value(c, eyes), c.sent, c.reserved, c.open) for c in state.convoys
        ),
        tries=dict(state.tries),
        found=state.found,
        paris_fell=state.paris_fell,
        supplies=state.supplies,
        berlin_by=state.berlin_by,
        aid_of_1941=state.aid_of_1941 if "usa" in eyes else None,
        over=state.over,
        frames=tuple(state.stack),
    )


def imagine(seen: EuropeView, rng: Rng) -> State:
    """A state that looks like this: unknown shipments carry what they could."""
    facts = seen.open
    state = State(setup=facts.setup, turn=seen.turn, last=seen.last, side=t.SIDES.index(seen.side))
    state.units, state.next_unit = dict(facts.counters), facts.next_unit
    state.control, state.standing = list(facts.owners), list(facts.standing)
    state.patron, state.foes, state.claimed = list(facts.patron), list(facts.foes), facts.claimed
    sheets = [seen.powers[name] for name in t.POWERS]
    state.hpp = [each.hpp for each in sheets]
    state.spent = [each.spent for each in sheets]
    state.limit = [each.limit for each in sheets]
    state.redeployed = [each.redeployed for each in sheets]
    state.sunk = [each.sunk for each in sheets]
    state.counted, state.lapses = list(facts.counted), facts.lapses
    state.lost_capital, state.took_capital = list(facts.lost_capital), list(facts.took_capital)
    state.gone, state.yards = dict(facts.gone), facts.yards
    state.forts_gone, state.kiel_shut = tuple(t.AREA[a] for a in seen.forts_gone), seen.kiel_shut
    state.attacked, state.fought, state.african, state.ocean = facts.attacked, facts.fought, facts.african, facts.ocean
    state.owed, state.supplies = facts.owed, facts.supplies
    state.soviet_war, state.soviet_first, state.must_leave = facts.soviet_war, facts.soviet_first, facts.must_leave
    state.pacts, state.consents = facts.pacts, facts.consents
    state.tries, state.found, state.paris_fell = dict(facts.tries), facts.found, facts.paris_fell
    state.berlin_by, state.over = facts.berlin_by, facts.over
    _imagine_convoys(state, seen, rng)
    state.stack = [_frame(each) for each in facts.frames]
    make_index(state)
    return state


def _imagine_convoys(state: State, seen: EuropeView, rng: Rng) -> None:
    """What an unknown shipment may hold: at most a quarter of the base, and what its sender had."""
    convoys = []
    unknown = 0
    for sender, receiver, sea, value, sent, reserved, opened in seen.open.convoys:
        if value is None:
            most = ceiling(state, sender)
            if reserved:
                most = max(0, min(most, state.hpp[sender]))
            value = int(rng.random() * (most + 1))
            unknown += value if sender == t.USA else 0
        convoys.append(Convoy(sender, receiver, sea, value, sent, reserved, opened))
    state.convoys = tuple(convoys)
    known = seen.open.aid_of_1941
    state.aid_of_1941 = known if known is not None else unknown


def _frame(given: Any) -> Any:
    """A frame again, also from a view that came as JSON."""
    if not isinstance(given, dict):
        return given
    from sandtable.games.europe.game import FRAMES

    kind = next(each for each in FRAMES if each.kind() == given["frame"])
    return convert(given, kind)
