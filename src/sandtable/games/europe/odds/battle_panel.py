"""A battle as the panel shows it: the plan or the battle under way, under stated choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.planning import Planning
from sandtable.games.europe.model import State
from sandtable.games.europe.odds.attack import Forces, forces_against, is_stuck, still_in
from sandtable.games.europe.odds.battle import BattleOdds, battle_odds
from sandtable.games.europe.odds.spoils import NONE, spoils
from sandtable.games.europe.rules import battle as rules
from sandtable.games.europe.rules.attack import Fighter, is_invasion
from sandtable.games.europe.rules.battle import AT_SEA, IN_AIR, ON_LAND, Battle
from sandtable.games.europe.rules.modifiers import BY_AIR, BY_LAND, CARRYING, DROPPED, FIGHTING, LANDING, ground
from sandtable.games.europe.rules.target import blocs_at, defenders, is_removed_at_once, target
from sandtable.games.europe.rules.wishes import AIR_WITHDRAWALS, ORDERS, WITHDRAWALS, Wishes
from sandtable.kernel import Chance, Modifier, Name, Odds, Parameter, Row
from sandtable.kernel.errors import Args

CHOICES = {
    "withdrawal": WITHDRAWALS,
    "air": AIR_WITHDRAWALS,
    "own": tuple(ORDERS),
    "enemy": tuple(ORDERS),
}
SPREAD = 20
"""Swings beyond are told together."""
COMPARED = 6
"""So many contributions are left out for comparison, at most."""


def wishes(given: Mapping[str, Any]) -> Wishes:
    """What was stated, as far as it is known."""
    return Wishes(**{key: str(given[key]) for key, known in CHOICES.items() if given.get(key) in known})


class _Plan(Struct, frozen=True):
    """A battle as a card is made for: both sides, and what the chances hang on besides."""

    battle: Battle
    attack: Forces
    defence: Forces
    times: int
    reason: str
    stuck: bool
    """Land units have nowhere to withdraw to, or have landed."""
    others: tuple[int, ...]
    """Leaders of other land units there, which must be beaten too before the area is taken."""
    prize: tuple[int, ...] = ()
    """Kinds of units outside the battle that are lost with the area."""
    sure: tuple[int, ...] = ()
    """Kinds of units that are removed as soon as the attack is launched."""

    def seen(self, state: State, wish: Wishes, counted: bool = True) -> BattleOdds:
        begun = self.battle.stage == AT_SEA and self.battle.round > 0
        alone, stage = state.setup.aircraft_attack_alone, self.battle.stage
        seen = battle_odds(
            self.attack,
            self.defence,
            self.times,
            wish,
            stage,
            self.stuck,
            alone,
            begun=begun,
            counted=counted,
            prize=self.prize,
        )
        value = sum(t.COST[kind] for kind in self.sure)
        seen.swing = {swing + value: p for swing, p in seen.swing.items()}
        for kind in self.sure:
            seen.killed[kind] = seen.killed.get(kind, 0.0) + 1.0
        return seen


def planned(state: State, frame: Planning, plan: tuple[Fighter, ...], wish: Wishes) -> Odds | None:
    if not plan:
        return None
    made = _plan(state, frame, plan)
    return _card(state, made, wish, _without(state, frame, plan, made, wish))


def _plan(state: State, frame: Planning, plan: tuple[Fighter, ...], whole: bool = True) -> _Plan:
    """A planned attack. Not `whole`: who wins is asked, not what is lost with the area."""
    aim = target(state, frame.power, frame.area, frame.leader)
    won = spoils(state, frame.power, frame.area, plan, aim.land + aim.air + aim.sea) if whole else NONE
    attack, defence, times, reason = forces_against(state, frame.power, aim, plan, won.trapped)
    battle = Battle(frame.power, frame.area, frame.leader, plan, (), invasion=is_invasion(plan))
    stuck, others = is_stuck(state, battle), _others(state, battle) if whole else ()
    removed = (state.units[n] for n in aim.land)
    sure = tuple(unit.kind for unit in removed if is_removed_at_once(state, frame.power, unit))
    return _Plan(battle, attack, defence, times, reason, stuck, others, won.others, sure)


def under_way(state: State, battle: Battle, wish: Wishes, power: int = -1) -> Odds:
    """From the stage that the battle has reached; perhaps as its defender sees it."""
    won = spoils(state, battle.power, battle.area, battle.fighters, battle.defenders, battle.stage)
    attack, defence, reason = still_in(state, battle, won.trapped)
    stuck, times = is_stuck(state, battle), rules.times(state, battle)
    made = _Plan(battle, attack, defence, times, reason, stuck, _others(state, battle), won.others)
    return _card(state, made, wish, (), power >= 0 and t.SIDE[power] != t.SIDE[battle.power])


def _others(state: State, battle: Battle) -> tuple[int, ...]:
    """Who else holds the area with land units: beaten apart, and the area is taken only after the last.

    Rules: EU-13.1a.
    """
    found = []
    for leader in blocs_at(state, battle.power, battle.area):
        units = defenders(state, battle.power, battle.area, leader) if leader != battle.leader else ()
        if any(t.IS_LAND[state.units[n].kind] for n in units):
            found.append(leader)
    return tuple(found)


def _ground_off(battle: Battle, state: State) -> tuple[Modifier, ...]:
    """What would help the defenders against a part of the attack and does not, because of another part.

    Rules: EU-5.2e.
    """
    ways = {f.way for f in battle.fighters}
    origins = list(dict.fromkeys(f.origin for f in battle.fighters if f.way == BY_LAND))
    gone = battle.area in state.forts_gone
    alone = {origin: ground(battle.area, (origin,), False, False, gone).reason for origin in origins}
    if LANDING in ways:
        alone[-1] = ground(battle.area, (), True, False, gone).reason
    if not any(alone.values()):
        return ()
    whole = rules.find_ground(state, battle).reason
    lost = next((reason for reason in alone.values() if reason and reason != whole), "")
    if not lost or whole:
        return ()
    args: Args = {"ground": Name("ground", lost)}
    if DROPPED in ways or LANDING in ways:
        return (Modifier("EU-5.2e", f"ground-off-{'drop' if DROPPED in ways else 'landing'}", "", args),)
    free = next(origin for origin, reason in alone.items() if reason != lost)
    return (Modifier("EU-5.2e", "ground-off", "", {**args, "area": Name("area", t.AREAS[free])}),)


def _without(
    state: State, frame: Planning, plan: tuple[Fighter, ...], made: _Plan, wish: Wishes
) -> tuple[Modifier, ...]:
    """What leaving out a contribution would change: every area it comes from, the aircraft, the landing.

    Rules: EU-5.2e.
    """
    parts: dict[tuple[str, str], tuple[Fighter, ...]] = {}
    for origin in dict.fromkeys(f.origin for f in plan if f.way == BY_LAND):
        rest = tuple(f for f in plan if f.way != BY_LAND or f.origin != origin)
        parts[("without-area", t.AREAS[origin])] = rest
    parts[("without-aircraft", "")] = tuple(f for f in plan if f.way != BY_AIR)
    parts[("without-landing", "")] = tuple(f for f in plan if f.way not in (LANDING, CARRYING, FIGHTING))
    parts[("without-drop", "")] = tuple(f for f in plan if f.way != DROPPED)
    found = []
    for (key, area), rest in list(parts.items())[:COMPARED]:
        if len(rest) == len(plan) or not any(f.way in (BY_LAND, LANDING, DROPPED) for f in rest):
            continue
        other = _plan(state, frame, rest, whole=False)
        args: Args = {"area": Name("area", area)} if area else {}
        why = Name("ground", other.reason or "open")
        key = f"{key}-ground" if other.reason != made.reason else key
        win = other.seen(state, wish, counted=False).win
        found.append(Modifier("EU-5.2e", key, f"{round(100 * win)} %", {**args, "ground": why}))
    return tuple(found)


def _lines(made: _Plan, off: tuple[Modifier, ...]) -> tuple[Modifier, ...]:
    """What changes the dice or the result, each with its clause.

    Rules: EU-5.2c, EU-5.1i, EU-12.1.3c, EU-13.1a, EU-13.3c, EU-17b.
    """
    attack, defence = made.attack, made.defence
    lines = (
        [Modifier("EU-5.2c", "ground", "", {"ground": Name("ground", made.reason)})]
        if made.reason and defence.land
        else []
    )
    lines += off if defence.land else ()
    if made.times > 1:
        lines.append(Modifier("EU-13.3c", "double-dice", f"x{made.times}"))
    if any(p.kind == t.SUB for p in (*attack.ships, *defence.ships)):
        lines.append(Modifier("EU-12.1.3c", "submarine-rounds", ""))
    hunters = any(p.hunt > 1 for p in (*attack.air, *attack.ships))
    if hunters and any(p.kind == t.SUB for p in defence.ships):
        lines.append(Modifier("EU-17b", "radar", "x2"))
    for leader in made.others:
        lines.append(Modifier("EU-13.1a", "others-stay", "", {"power": Name("country", t.COUNTRIES[leader])}))
    if defence.land and attack.cargo:
        lines.append(Modifier("EU-5.1.3b", "landed-stay", ""))
    elif defence.land and attack.land and made.stuck:
        lines.append(Modifier("EU-5.1i", "no-way-back", ""))
    return tuple(lines)


def _card(state: State, made: _Plan, wish: Wishes, without: tuple[Modifier, ...], defending: bool = False) -> Odds:
    seen, battle = made.seen(state, wish), made.battle
    rows, chances, choices = _rows(made, seen), _chances(made, seen), _choices(state, made, wish)
    if defending:
        seen = _turned(seen)
        rows = (
            *rows[:-2],
            *(Row(old.key, new.shares, new.counts) for old, new in zip(rows[-2:], rows[:-3:-1], strict=True)),
        )
        chances = tuple(Chance(c.key, c.probability, c.args, OTHER[c.tone]) for c in reversed(chances))
        choices = ()
    args: Args = {"area": Name("area", t.AREAS[battle.area]), "mean": f"{seen.mean_swing:+.1f}"}
    return Odds(
        "battle",
        {**args, "even": round(100 * seen.better_than_even)},
        _lines(made, _ground_off(battle, state) if battle.stage != ON_LAND else ()),
        "",
        chances,
        choices=choices,
        rows=rows + _compared(without),
        spread=swing_spread(seen.swing),
    )


OTHER = {"good": "bad", "bad": "good", "": ""}


def _turned(seen: BattleOdds) -> BattleOdds:
    """The swing as the other side has it."""
    return BattleOdds(seen.win, swing={-value: p for value, p in seen.swing.items()})


def _compared(without: tuple[Modifier, ...]) -> tuple[Row, ...]:
    return (Row("without-row", counts=without, aside=True),) if without else ()


def _chances(made: _Plan, seen: BattleOdds) -> tuple[Chance, ...]:
    """Taken or not; where others hold the area too only this group is beaten; without land units nothing is taken, and
    what counts is what a raid destroys.

    Rules: EU-5.1h, EU-5.1.3a, EU-13.1a.
    """
    lost = max(0.0, 1 - seen.win)
    if not (made.attack.land or made.attack.cargo):
        even = seen.swing.get(0, 0.0)
        worse = max(0.0, 1 - seen.better_than_even - even)
        shares = (("raid-gains", seen.better_than_even, "good"), ("raid-even", even, ""), ("raid-loses", worse, "bad"))
        return tuple(Chance(key, p, tone=tone) for key, p, tone in shares if p > 0.0005 or key == shares[0][0])
    if made.others:
        args: Args = {"power": Name("country", t.COUNTRIES[made.battle.leader])}
        return (Chance("clears", seen.win, args, tone="good"), Chance("loses", lost, tone="bad"))
    return (Chance("wins", seen.win, tone="good"), Chance("loses", lost, tone="bad"))


def _choices(state: State, made: _Plan, wish: Wishes) -> tuple[Parameter, ...]:
    """Only what can matter: who has landed or has no way back stays, and the air is left only where it is fought
    for."""
    attack, defence = made.attack, made.defence
    lone = bool(attack.air) and not attack.cargo and state.setup.aircraft_attack_alone
    held = {"withdrawal": bool(defence.land) and (not made.stuck if attack.land else lone)}
    held["air"] = bool(attack.air and defence.air) and made.battle.stage == IN_AIR
    held["own"] = len({p.kind for p in (*attack.air, *attack.ships, *attack.land, *attack.cargo)}) > 1
    held["enemy"] = len({p.kind for p in (*defence.air, *defence.ships, *defence.land)}) > 1
    return tuple(
        Parameter(key, "choice", str(getattr(wish, key)), choices) for key, choices in CHOICES.items() if held[key]
    )


def _rows(made: _Plan, seen: BattleOdds) -> tuple[Row, ...]:
    attack, defence, power, leader = made.attack, made.defence, made.battle.power, made.battle.leader
    rows = []
    if attack.air and defence.air:
        won, none, lost = seen.air
        rows.append(
            Row(
                "air-row",
                (Chance("air-won", won, tone="good"), Chance("air-none", none), Chance("air-lost", lost, tone="bad")),
            )
        )
    if sum(seen.land_rounds) > 1e-9:
        last = len(seen.land_rounds) - 1
        shares = [Chance("round" if n < last else "later", p, {"n": n + 1}) for n, p in enumerate(seen.land_rounds)]
        rows.append(Row("land-row", tuple(each for each in shares if each.probability > 0.005)))
    rows.append(Row("lost-row", counts=unit_counts(power, seen.lost)))
    rows.append(Row("killed-row", counts=unit_counts(leader, seen.killed)))
    return tuple(rows)


def unit_counts(owner: int, lost: dict[int, float]) -> tuple[Modifier, ...]:
    return tuple(
        Modifier("EU-5.1.1", "unit-count", f"{lost[kind]:.1f}", {"unit": Name("unit", t.type_name(owner, kind))})
        for kind in sorted(lost)
        if lost[kind] >= 0.05
    )


def swing_spread(swing: Mapping[int, float]) -> tuple[tuple[int, float], ...]:
    """The chances of each swing; those far out stand together at the ends."""
    found: dict[int, float] = {}
    for value, p in swing.items():
        at = max(-SPREAD, min(SPREAD, value))
        found[at] = found.get(at, 0.0) + p
    return tuple(sorted(found.items()))
