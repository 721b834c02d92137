"""What the odds cards of this game promise, and where a finished match says how it ended.

A battle is fought as its card says: to the end, the cheapest are lost first, nobody intervenes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Hold, Launch, Lose, Press
from sandtable.games.europe.events import BattleEnded, Decided, Researched, UnitLost
from sandtable.games.europe.flow.battle import Fight
from sandtable.games.europe.flow.planning import Planning
from sandtable.games.europe.model import State
from sandtable.games.europe.odds.battle_panel import SPREAD
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.games.europe.rules.victory import victory_goals
from sandtable.kernel import Action, Claim, Decision, Event, Odds, Outcome, Shown

Happened = Sequence[Event]
RAID = "raid-gains"
ENDLESS = 30
"""After so many rounds a play without an end is given up: of every throw there is one in which nobody ever hits."""


def claims(state: State, odds: Odds) -> Iterator[Claim]:
    """The promises of a card: an attempt at research, or a battle that is planned or under way."""
    shown = {chance.key: chance.probability for chance in odds.chances}
    if odds.key == "research-roll":
        yield Claim("research", shown, tried)
    if odds.key != "battle":
        return
    power = next(_attacker(frame) for frame in reversed(state.stack) if isinstance(frame, Planning | Fight))
    enemies = frozenset(owner for owner in range(t.N_COUNTRIES) if hostile(state, power, owner))
    swing = partial(destroyed, enemies)
    yield Claim("swing", sum(value * p for value, p in odds.spread), swing, fought_on, tolerance=0.001)
    if "wins" in shown:
        yield Claim("battle", shown, taken, fought_on, tolerance=0.001)
    elif RAID in shown:
        yield Claim("raid", shown, partial(raided, swing), fought_on, tolerance=0.001)


def _attacker(frame: Planning | Fight) -> int:
    return frame.power if isinstance(frame, Planning) else frame.battle.power


def tried(out: Happened, after: State) -> str:
    found = next(event for event in out if isinstance(event, Researched))
    return "success" if found.success else "failure"


def is_over(out: Happened) -> bool:
    return any(isinstance(event, BattleEnded) for event in out)


def taken(out: Happened, after: State) -> str | None:
    """Whether the attackers hold the area at the end.

    Rules: EU-5.1h.
    """
    if not is_over(out):
        return None
    return "wins" if any(isinstance(e, BattleEnded) and e.result == "taken" for e in out) else "loses"


def destroyed(enemies: frozenset[int], out: Happened, after: State) -> float | None:
    """HPP destroyed less HPP lost; what is far out counts as the end of the scale."""
    if not is_over(out):
        return None
    total = 0
    for event in out:
        if isinstance(event, UnitLost):
            owner, kind = divmod(t.TYPE[event.unit], 8)
            total += event.n * t.COST[kind] * (1 if owner in enemies else -1)
    return float(max(-SPREAD, min(SPREAD, total)))


def raided(swing: partial[float | None], out: Happened, after: State) -> str | None:
    value = swing(out, after)
    if value is None:
        return None
    return RAID if value > 0 else "raid-even" if value == 0 else "raid-loses"


def fought_on(decision: Decision) -> Action | None:
    """The policy of the cards; nothing once the battle is over."""
    options = decision.options(decision.seats[0])
    assert isinstance(options, list)
    match decision.kind:
        case "planning":
            return Launch()
        case "resolve" | "break":
            return Press() if rounds_of(decision.state) < ENDLESS else None
        case "chain":
            return Hold()
        case "losses" | "toll":
            return min((a for a in options if isinstance(a, Lose)), key=lambda a: t.COST[t.TYPE[a.unit] % 8])
        case "refuge" | "routing":
            first: Action = options[0]
            return first
    return None


def rounds_of(state: State) -> int:
    return max((frame.battle.rounds for frame in state.stack if isinstance(frame, Fight)), default=0)


# -- what a finished match says


def shown(state: State, out: Happened, outcome: Outcome) -> Iterator[Shown]:
    """Who has won, and which goals are met, in the outcome, in the last events and on the panel of goals."""
    told = next(event for event in reversed(out) if isinstance(event, Decided))
    yield Shown("the winners", {"outcome": outcome.winners, "events": told.winners})
    yield Shown("the result", {"outcome": outcome.key, "events": told.result})
    goals = victory_goals(state)
    met = {who for goal in goals if goal.met for who in (goal.who, goal.also) if who}
    if outcome.key == "war-free-for-all":
        yield Shown("who reached his sum", {"panel": met, "outcome": set(outcome.winners)})
        sums = {who: goal.have for goal in goals for who in (goal.who, goal.also) if who}
        yield Shown("the sums", {"panel": sums, "outcome": outcome.scores})
    elif outcome.key.startswith("war-"):
        alike = len({goal.met for goal in goals}) == 1
        side = "draw" if alike else next(goal.who for goal in goals if goal.met)
        yield Shown("the side", {"panel": side, "outcome": outcome.key.removeprefix("war-")})
    elif outcome.scores:
        own = {who for who, reached in outcome.scores.items() if reached}
        yield Shown("who met his own goal", {"panel": met & set(t.POWERS), "outcome": own})
