"""All that some seats know, for opponents, odds and standing orders, and how the rest is imagined. It stays here."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow import FRAMES
from sandtable.games.europe.model import Convoy, Lapse, Pact, Setup, State, Unit, Yard
from sandtable.games.europe.rules.diplomacy import make_index
from sandtable.games.europe.rules.lendlease import ceiling
from sandtable.games.europe.view.picture import EuropePicture, picture
from sandtable.games.europe.view.seen import Stack, convoy_value
from sandtable.kernel import Outcome
from sandtable.kernel.options import Rng
from sandtable.kernel.typed import convert


class Facts(Struct, frozen=True):
    """The rest of the open facts, in the state's own terms."""

    setup: Setup
    next_unit: int
    counters: dict[int, Unit]
    owners: tuple[int, ...]
    standing: tuple[int, ...]
    patron: tuple[int, ...]
    foes: tuple[int, ...]
    sunk: tuple[int, ...]
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
    berlin_by: tuple[int, ...]
    aid_of_1941: int | None
    over: Outcome | None
    frames: tuple[Any, ...]
    """The sequence of play: no frame of this game holds a secret."""


class EuropeKnowledge(EuropePicture, frozen=True, kw_only=True):
    """What is seen, and behind it the open facts: enough to go on from here."""

    eyes: tuple[str, ...]
    board: dict[str, dict[str, int]]
    """Area, type, number."""
    capitals_lost: dict[str, bool]
    open: Facts


def knowledge(state: State, eyes: frozenset[str]) -> EuropeKnowledge:
    """What these seats together may know."""
    seen = picture(state, eyes)
    lost = {t.POWERS[power]: True for power in range(6) if state.lost_capital[power]}
    return EuropeKnowledge(
        **asdict(seen), eyes=tuple(sorted(eyes)), board=_board(seen.units), capitals_lost=lost, open=_facts(state, eyes)
    )


def _board(stacks: tuple[Stack, ...]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for each in stacks:
        here = found.setdefault(each.area, {})
        here[each.unit] = here.get(each.unit, 0) + each.n
    return found


def _facts(state: State, eyes: frozenset[str]) -> Facts:
    return Facts(
        setup=state.setup,
        next_unit=state.next_unit,
        counters=dict(state.units),
        owners=tuple(state.control),
        standing=tuple(state.standing),
        patron=tuple(state.patron),
        foes=tuple(state.foes),
        sunk=tuple(state.sunk),
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
            (c.sender, c.receiver, c.sea, convoy_value(c, eyes), c.sent, c.reserved, c.open) for c in state.convoys
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


def imagine(seen: EuropeKnowledge, rng: Rng) -> State:
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
    state.sunk = list(facts.sunk)
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
    state.stack = [_frame(each) for each in facts.frames]
    make_index(state)
    _imagine_convoys(state, seen, rng)
    return state


def _imagine_convoys(state: State, seen: EuropeKnowledge, rng: Rng) -> None:
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


FRAME_KINDS = {frame.kind(): frame for frame in FRAMES}


def _frame(given: Any) -> Any:
    """A frame again, also from knowledge that came as JSON."""
    return convert(given, FRAME_KINDS[given["frame"]]) if isinstance(given, dict) else given
