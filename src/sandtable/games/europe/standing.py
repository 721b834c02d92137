"""Standing orders: off-turn decisions answered beforehand, always and at once."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import (
    Accept,
    Decline,
    Flee,
    Hold,
    Intervene,
    Lose,
    Pass,
    PlaceRest,
    Press,
    Supply,
    Withdraw,
)
from sandtable.games.europe.flow.chain import Chain
from sandtable.games.europe.view.knowledge import EuropeKnowledge
from sandtable.kernel import Action, Question, StandingKind, StandingOrder

LOSSES = StandingKind("losses", ("cheapest", "dearest", "keep-aircraft"), rule="EU-5.1.1")
FLIGHTS = StandingKind("flight", ("nearest-home",), rule="EU-4.3c")
MINOR_ARMIES = StandingKind("minors", ("as-proposed",), rule="EU-5.1c")
INTERVENTIONS = StandingKind("interventions", ("never", "if-stronger", "always"), rule="EU-12.2a")
MEETINGS = StandingKind("meetings", ("fight-on", "break-off"), rule="EU-12.2a")
OFFERS = StandingKind("offers", ("accept-all", "decline-all"), rule="EU-13.1b")
SUPPLY = StandingKind("supply", ("most", "none"), rule="EU-9c")
PASSES = tuple(
    StandingKind(phase, ("pass",), rule="EU-2b")
    for phase in ("campaign", "movement", "building", "redeployment", "research")
)
STANDING_KINDS = (LOSSES, FLIGHTS, MINOR_ARMIES, INTERVENTIONS, MEETINGS, OFFERS, SUPPLY, *PASSES)


def answer(kind: str, order: StandingOrder, seen: EuropeKnowledge, question: Question) -> Action:
    """What the order says; every kind always has an answer."""
    found: list[Action] = question.choices()  # type: ignore[assignment]
    mode = str(order.get("mode", ""))
    if kind == "losses":
        return _loss(mode, found)
    if kind == "flight":
        return _flight(question.seat, found)
    if kind == "minors":
        return next((a for a in found if isinstance(a, PlaceRest)), found[0])
    if kind == "interventions":
        return _intervention(mode, seen, found)
    if kind == "supply":
        return _supply(mode, found)
    if kind in _PASSED:
        return _passing(found)
    if kind == "meetings":
        return Press() if mode == "fight-on" else Withdraw(None)
    return Accept() if mode == "accept-all" else Decline()


_PASSED = frozenset(each.key for each in PASSES)


def _passing(found: list[Action]) -> Action:
    """Nothing in the phase; where a war must be declared or followed by an attack first, that.

    Rules: EU-2b, EU-5.1b.
    """
    best: Action = next((a for a in found if isinstance(a, Pass)), found[0])
    return best


def _supply(mode: str, found: list[Action]) -> Action:
    """Each time the fleet that can supply most land units; or none.

    Rules: EU-9c.
    """
    ways = [a for a in found if isinstance(a, Supply)] if mode == "most" else []
    return max(ways, key=lambda a: (a.n, a.unit, a.base, a.area)) if ways else Pass()


def _loss(mode: str, found: list[Action]) -> Action:
    """By cost; with `keep-aircraft` they go last.

    Rules: EU-5.1.1.
    """

    def key(action: Lose) -> tuple[int, int, str, str]:
        kind = t.TYPE[action.unit] % 8
        last = int(mode == "keep-aircraft" and t.IS_AIR[kind])
        cost = -t.COST[kind] if mode == "dearest" else t.COST[kind]
        return (last, cost, action.unit, action.base)

    return min((a for a in found if isinstance(a, Lose)), key=key)


def _flight(seat: str, found: list[Action]) -> Action:
    """To the place nearest to the capital."""
    home = t.CHIEF[t.POWERS.index(seat)]
    places = [a for a in found if isinstance(a, Flee)]
    return min(places, key=lambda a: (t.AIR_DISTANCE[t.AREA[a.to]][home], a.to))


def _intervention(mode: str, seen: EuropeKnowledge, found: list[Action]) -> Action:
    """The largest group, always or if it outnumbers what comes; else nothing.

    Rules: EU-12.2a.
    """
    sends = [a for a in found if isinstance(a, Intervene)]
    if mode == "never" or not sends:
        return Hold()
    best = max(sends, key=lambda a: (a.n, a.unit, a.base, a.place))
    chain = seen.open.frames[-1]
    coming = len(chain.mission.air + chain.mission.ships) if isinstance(chain, Chain) else 0
    return best if mode == "always" or best.n > coming else Hold()
