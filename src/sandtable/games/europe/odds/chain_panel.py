"""Interventions as the panel shows them: whether ships arrive, the fights on the way, and what all of it comes to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Intervene
from sandtable.games.europe.flow.battle import Fight
from sandtable.games.europe.flow.chain import Chain
from sandtable.games.europe.flow.clash import Clash
from sandtable.games.europe.flow.unwinding import Unwind
from sandtable.games.europe.model import USED, State, mark
from sandtable.games.europe.odds.battle_panel import OTHER, swing_spread, under_way, unit_counts
from sandtable.games.europe.odds.chain import ChainOdds, course, settle
from sandtable.games.europe.odds.chain_fight import ChainFight, turned
from sandtable.games.europe.rules.intervention import ON_ATTACK, Link, Mission, naval_distance
from sandtable.games.europe.rules.modifiers import BY_LAND, DROPPED, LANDING
from sandtable.games.europe.rules.wishes import ROUNDS, Wishes
from sandtable.kernel import Chance, Modifier, Name, Odds, Parameter, Row, clone

LEAVES = ("to-the-end", "one-round", "two-rounds", "three-rounds")
"""When the one who asks leaves a meeting."""


def leaving(given: Mapping[str, Any]) -> Wishes:
    leave = str(given.get("leave", LEAVES[0]))
    return Wishes(withdrawal=leave if leave in LEAVES else LEAVES[0])


def intervention(state: State, chain: Chain, action: Intervene) -> Odds | None:
    """Whether ships arrive, and what follows if nobody else answers.

    Rules: EU-12.2a, EU-12.2b, EU-5.1g.
    """
    owner, kind = divmod(t.TYPE[action.unit], 8)
    link = Link(chain.level, chain.asked[0], tuple(chain._find(state, action)))
    trial = clone(state)
    for number in link.units:
        mark(trial, number, USED)
    fight = answered(trial, replace(chain, links=(*chain.links, link), place=t.PLACE[action.place]))
    if not t.IS_SEA[kind]:
        return fight
    distance = naval_distance(state, owner, t.AREA[action.base], t.PLACE[action.place])
    p = max(0, 6 - distance) / 6
    chances = (Chance("success", p, tone="good"), Chance("failure", 1 - p, tone="bad"))
    parts = (fight,) if fight is not None else ()
    return Odds("intervention", {"distance": distance}, (), f"{max(0, 6 - distance)}/6", chances, parts=parts)


def answered(state: State, chain: Chain) -> Odds | None:
    """The chain resolved as it stands: its first fight and what all of it comes to, or the battle that it leads to.

    Rules: EU-12.2a, EU-12.2b.
    """
    trial = clone(state)
    trial.goto(Unwind(chain.mission, chain.links, chain.place))
    power = chain.asked[0]
    top = settle(trial, chain.mission)
    if isinstance(top, Clash):
        return _first_fight(trial, top, chain.mission, power)
    return under_way(trial, top.battle, Wishes(), power) if isinstance(top, Fight) else None


def _first_fight(state: State, clash: Clash, mission: Mission, power: int) -> Odds:
    """The first fight, and below it all that follows, as far as that can be told."""
    card, whole = chain_fight(state, clash, power, Wishes()), course(state, mission)
    if whole is None:
        return replace(card, policy="first-fight")
    if whole.fights < 2:
        return replace(card, policy="only-fight")
    return replace(card, parts=(_whole(state, mission, whole, power),))


def _whole(state: State, mission: Mission, whole: ChainOdds, power: int) -> Odds:
    """What a chain comes to for one side of it.

    Rules: EU-12.2a, EU-12.2b.
    """
    mine = t.SIDE[power] == t.SIDE[mission.power]
    swing = whole.swing if mine else {-value: p for value, p in whole.swing.items()}
    better, worse = (sum(p for value, p in swing.items() if sign * value > 0) for sign in (1, -1))
    chances = [("chain-gains", better, "good"), ("chain-even", swing.get(0, 0.0), ""), ("chain-loses", worse, "bad")]
    if mission.kind == ON_ATTACK and _can_take(state):
        chances = [("wins", whole.taken, "good"), ("loses", 1 - whole.taken, "bad")]
        chances = chances if mine else [(key, p, OTHER[tone]) for key, p, tone in reversed(chances)]
    mean = sum(value * p for value, p in swing.items())
    return Odds(
        "chain",
        {"mean": f"{mean:+.1f}", "even": round(100 * better)},
        chances=tuple(Chance(key, max(0.0, p), tone=tone) for key, p, tone in chances),
        policy="whole-chain",
        spread=swing_spread(swing),
    )


def _can_take(state: State) -> bool:
    """Whether land units are in the attack that was met."""
    fight = next((f for f in reversed(state.stack) if isinstance(f, Fight)), None)
    return fight is not None and any(f.way in (BY_LAND, LANDING, DROPPED) for f in fight.battle.fighters)


def chain_fight(state: State, clash: Clash, power: int, wish: Wishes) -> Odds:
    """A fight on the way, seen by one side of it."""
    seen = ChainFight(state, clash).sight(ROUNDS.get(wish.withdrawal, 0))
    sides = clash.hunter, clash.quarry
    if t.SIDE[power] != t.SIDE[clash.hunter]:
        seen, sides = turned(seen), (clash.quarry, clash.hunter)
    shares = (
        ("meeting-wins", seen.wins, "good"),
        ("meeting-open", seen.open, ""),
        ("meeting-loses", seen.loses, "bad"),
    )
    better = sum(p for value, p in seen.swing.items() if value > 0)
    mean = sum(value * p for value, p in seen.swing.items())
    subs = any(state.units[n].kind == t.SUB for n in (*clash.hunters, *clash.hunted) if n in state.units)
    return Odds(
        "meeting",
        {"place": Name("place", t.PLACES[clash.place]), "mean": f"{mean:+.1f}", "even": round(100 * better)},
        (Modifier("EU-12.1.3c", "submarine-rounds", ""),) if subs and clash.at_sea else (),
        "",
        tuple(Chance(key, p, tone=tone) for key, p, tone in shares if p > 0.0005 or key == shares[0][0]),
        choices=(Parameter("leave", "choice", wish.withdrawal, LEAVES),) if not clash.silent else (),
        rows=(
            Row("lost-row", counts=unit_counts(sides[0], seen.lost)),
            Row("killed-row", counts=unit_counts(sides[1], seen.killed)),
        ),
        spread=swing_spread(seen.swing),
    )
