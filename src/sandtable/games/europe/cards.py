"""Odds as the panel shows them: battles under stated choices, research, interventions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Drop, Embark, Intervene, Join, Launch, Press, Research
from sandtable.games.europe.flow.battle import Fight, Resolve
from sandtable.games.europe.flow.planning import Planning
from sandtable.games.europe.model import State
from sandtable.games.europe.odds import Forces, Piece, forces
from sandtable.games.europe.outlook import AIR_WITHDRAWALS, ORDERS, WITHDRAWALS, Outlook, Wishes, outlook
from sandtable.games.europe.rules import battle as rules
from sandtable.games.europe.rules.attack import Fighter, is_invasion
from sandtable.games.europe.rules.battle import AT_SEA, IN_AIR, ON_LAND, Battle
from sandtable.games.europe.rules.intervention import naval_distance
from sandtable.games.europe.rules.modifiers import LANDING, Ground
from sandtable.games.europe.rules.research import GOALS, bonus, rolls_twice
from sandtable.kernel import Action, Chance, Modifier, Name, Odds, Parameter, Row

CHOICES = {
    "withdrawal": WITHDRAWALS,
    "air": AIR_WITHDRAWALS,
    "own": tuple(ORDERS),
    "enemy": tuple(ORDERS),
}
SPREAD = 20
"""Swings beyond are told together."""


def odds(state: State, action: Action, given: Mapping[str, Any]) -> Odds | None:
    """What may come of an action, for the panel."""
    frame = state.stack[-1]
    if isinstance(frame, Planning) and isinstance(action, Launch | Join | Embark | Drop):
        added = () if isinstance(action, Launch) else frame._adds(state, frame.aim(state), action)[0]
        return _planned(state, frame, frame.plan + added, wishes(given))
    if isinstance(frame, Resolve) and isinstance(action, Press):
        fight: Fight = state.stack[-2]
        return _under_way(state, fight.battle, wishes(given))
    if isinstance(action, Research):
        return _research(state, frame, action)
    if isinstance(action, Intervene):
        return _intervention(state, action)
    return None


def wishes(given: Mapping[str, Any]) -> Wishes:
    """What was stated, as far as it is known."""
    return Wishes(**{key: str(given[key]) for key, known in CHOICES.items() if given.get(key) in known})


# -- battles


def _planned(state: State, frame: Planning, plan: tuple[Fighter, ...], wish: Wishes) -> Odds | None:
    if not plan:
        return None
    attack, defence, times, reason = forces(state, frame.power, frame.area, frame.leader, plan)
    bound = is_invasion(plan)
    seen = outlook(attack, defence, times, wish, IN_AIR, bound, state.setup.aircraft_attack_alone)
    lines = _lines(attack, defence, reason, times)
    return _card(frame.power, frame.leader, frame.area, attack, defence, seen, wish, lines, bound)


def _under_way(state: State, battle: Battle, wish: Wishes) -> Odds:
    """From the stage that the battle has reached."""
    attack, defence = _left(state, battle)
    bound = battle.landed or battle.invasion
    alone = state.setup.aircraft_attack_alone
    times, begun = rules.times(state, battle), battle.stage == AT_SEA and battle.round > 0
    seen = outlook(attack, defence, times, wish, battle.stage, bound, alone, begun=begun)
    lines = _lines(attack, defence, _ground(state, battle).reason, times)
    return _card(battle.power, battle.leader, battle.area, attack, defence, seen, wish, lines, bound)


def _ground(state: State, battle: Battle) -> Ground:
    """The ground stays as it was when the land stage began, whoever has fallen since."""
    return battle.ground if battle.stage == ON_LAND else rules.find_ground(state, battle)


def _left(state: State, battle: Battle) -> tuple[Forces, Forces]:
    """Who is still in a battle."""
    on = _ground(state, battle)

    def mine(numbers: list[int]) -> tuple[Piece, ...]:
        units = [state.units[n] for n in numbers]
        values = [[rules.attack_value(u, s, on) for s in (IN_AIR, AT_SEA, ON_LAND)] for u in units]
        return tuple(_piece(u.kind, v, 1 + rolls_twice(state, u)) for u, v in zip(units, values, strict=True))

    def theirs(numbers: list[int]) -> tuple[Piece, ...]:
        made = []
        for unit in (state.units[n] for n in numbers):
            values = [rules.defence_value(unit, s, on, battle.invasion) for s in (IN_AIR, AT_SEA, ON_LAND)]
            made.append(_piece(unit.kind, values))
        return tuple(made)

    land, air, ships, _ = rules.attackers(battle)
    cargo = [] if battle.landed else [f.number for f in battle.fighters if f.way == LANDING]
    foe_land, foe_air, foe_sea = rules.classes(state, battle.defenders)
    attack = Forces(mine(air), mine(ships), mine(land), mine(cargo))
    return attack, Forces(theirs(foe_air), theirs(foe_sea) if battle.stage <= AT_SEA else (), theirs(foe_land))


def _piece(kind: int, values: list[int], hunt: int = 1) -> Piece:
    return Piece(kind, t.COST[kind], values[0], values[1], values[2], hunt)


def _lines(attack: Forces, defence: Forces, reason: str, times: int) -> tuple[Modifier, ...]:
    """What changes the dice, each with its clause.

    Rules: EU-5.2c, EU-12.1.3c, EU-13.3c, EU-17b.
    """
    lines = [Modifier("EU-5.2c", "ground", "", {"ground": Name("ground", reason)})] if reason else []
    if times > 1:
        lines.append(Modifier("EU-13.3c", "double-dice", f"x{times}"))
    if any(p.kind == t.SUB for p in (*attack.ships, *defence.ships)):
        lines.append(Modifier("EU-12.1.3c", "submarine-rounds", ""))
    hunters = any(p.hunt > 1 for p in (*attack.air, *attack.ships))
    if hunters and any(p.kind == t.SUB for p in defence.ships):
        lines.append(Modifier("EU-17b", "radar", "x2"))
    return tuple(lines)


def _card(
    power: int,
    leader: int,
    area: int,
    attack: Forces,
    defence: Forces,
    seen: Outlook,
    wish: Wishes,
    lines: tuple[Modifier, ...],
    bound: bool,
) -> Odds:
    chances = (Chance("wins", seen.win, tone="good"), Chance("loses", max(0.0, 1 - seen.win), tone="bad"))
    return Odds(
        "battle",
        {
            "area": Name("area", t.AREAS[area]),
            "mean": f"{seen.mean_swing:+.1f}",
            "even": round(100 * seen.better_than_even),
        },
        lines,
        "",
        chances,
        choices=_choices(attack, defence, wish, bound),
        rows=_rows(power, leader, attack, defence, seen),
        spread=_spread(seen),
    )


def _choices(attack: Forces, defence: Forces, wish: Wishes, bound: bool) -> tuple[Parameter, ...]:
    """Only what can matter: who has landed stays, and the air is left only where it is fought for."""
    held = {"withdrawal": not bound and bool(attack.land), "air": bool(attack.air and defence.air)}
    held["own"] = len({p.kind for p in (*attack.air, *attack.ships, *attack.land, *attack.cargo)}) > 1
    held["enemy"] = len({p.kind for p in (*defence.air, *defence.ships, *defence.land)}) > 1
    return tuple(
        Parameter(key, "choice", str(getattr(wish, key)), choices) for key, choices in CHOICES.items() if held[key]
    )


def _rows(power: int, leader: int, attack: Forces, defence: Forces, seen: Outlook) -> tuple[Row, ...]:
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
        rows.append(Row("land-row", tuple(each for each in shares if each.probability > 0.0005)))
    rows.append(Row("lost-row", counts=_counts(power, seen.lost)))
    rows.append(Row("killed-row", counts=_counts(leader, seen.killed)))
    return tuple(rows)


def _counts(owner: int, lost: dict[int, float]) -> tuple[Modifier, ...]:
    return tuple(
        Modifier("EU-5.1.1", "unit-count", f"{lost[kind]:.1f}", {"unit": Name("unit", t.type_name(owner, kind))})
        for kind in sorted(lost)
        if lost[kind] >= 0.05
    )


def _spread(seen: Outlook) -> tuple[tuple[int, float], ...]:
    """The chances of each swing; those far out stand together at the ends."""
    found: dict[int, float] = {}
    for value, p in seen.swing.items():
        at = max(-SPREAD, min(SPREAD, value))
        found[at] = found.get(at, 0.0) + p
    return tuple(sorted(found.items()))


# -- research and interventions


def _research(state: State, frame: Any, action: Research) -> Odds:
    goal = GOALS.index(action.goal)
    power = next((p for p in frame.left), t.GERMANY)
    plus = bonus(state, power, goal)
    ways = sum(a + b + plus >= 12 for a in range(1, 7) for b in range(1, 7))
    lines = (Modifier("EU-17a", "tries", f"+{plus}"),)
    chances = (Chance("success", ways / 36, tone="good"), Chance("failure", 1 - ways / 36, tone="bad"))
    return Odds("research-roll", {"goal": Name("goal", action.goal)}, lines, f"{ways}/36", chances)


def _intervention(state: State, action: Intervene) -> Odds | None:
    owner, kind = divmod(t.TYPE[action.unit], 8)
    if not t.IS_SEA[kind]:
        return None
    distance = naval_distance(state, owner, t.AREA[action.base], t.PLACE[action.place])
    p = max(0, 6 - distance) / 6
    chances = (Chance("success", p, tone="good"), Chance("failure", 1 - p, tone="bad"))
    return Odds("intervention", {"distance": distance}, (), f"{max(0, 6 - distance)}/6", chances)
