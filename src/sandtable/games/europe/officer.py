"""A computer player for every power: attacks with odds, takes what is open, builds, and brings troops to the front."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import (
    Accept,
    Attack,
    Build,
    Declare,
    Escort,
    Hold,
    Intervene,
    Join,
    Launch,
    Load,
    Lose,
    March,
    Order,
    Pass,
    PlaceRest,
    Press,
    PutBack,
    Rebase,
    Redeploy,
    Supply,
    Take,
    Withdraw,
)
from sandtable.games.europe.features import front_distance, guard, mean_fight, prospects, staging, threat, worth
from sandtable.games.europe.flow.battle import Fight, Resolve
from sandtable.games.europe.flow.building import Siting
from sandtable.games.europe.flow.chain import Chain
from sandtable.games.europe.flow.moving import Moving, goals
from sandtable.games.europe.flow.planning import Planning, groups
from sandtable.games.europe.flow.redeploying import Redeploying
from sandtable.games.europe.model import ACTIVE, FREE, NEUTRAL, State, mover, units_at, who
from sandtable.games.europe.odds import forces, forecast
from sandtable.games.europe.rules import attack as rules
from sandtable.games.europe.rules import battle as battles
from sandtable.games.europe.rules.attack import Fighter
from sandtable.games.europe.rules.diplomacy import hostile, hostile_areas, hostile_land
from sandtable.games.europe.rules.modifiers import BY_AIR, BY_LAND, CARRYING, FIGHTING, LANDING
from sandtable.games.europe.rules.money import affordable
from sandtable.games.europe.rules.movement import BATTLE
from sandtable.games.europe.rules.redeploy import goals as destinations
from sandtable.games.europe.view import EuropeView, imagine
from sandtable.kernel import Action, Question
from sandtable.kernel.decision import Rng


class Officer:
    """Looks at its own view, imagines the rest, and answers each kind of question by a rule of thumb backed by odds."""

    bold = 0.68
    """The chance of success from which it attacks."""

    def choose(self, view: EuropeView, question: Question, rng: Rng) -> Action:
        found: list[Any] = question.choices()  # type: ignore[assignment]
        if len(found) == 1:
            return found[0]  # type: ignore[no-any-return]
        answer = ANSWERS.get(question.kind)
        if answer is None:
            return _onward(found)
        state = imagine(view, rng)
        return answer(self, state, t.POWERS.index(question.seat), found) or _onward(found)


def _onward(found: list[Any]) -> Action:
    for action in found:
        if isinstance(action, Pass | PlaceRest | Hold):
            return action
    return next((action for action in found if not action.retracts), found[0])  # type: ignore[no-any-return]


def _pass_or(found: list[Any]) -> Action | None:
    return next((action for action in found if isinstance(action, Pass)), None)


# -- phase 1


def campaign(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    """Take what is open, then the best attack, then a war that pays; else pass."""
    open_ = _best_capture(state, power, found)
    if open_ is not None:
        return open_
    worthwhile, war = _best_war(self, state, power, found)
    if war is not None and worthwhile >= 14:
        return war
    attack = _best_attack(self, state, power, found)
    if attack is not None:
        return attack
    if war is not None:
        return war
    done = _pass_or(found)
    if done is not None:
        return done
    owed = [a for a in found if isinstance(a, Attack)]
    if owed:
        return max(owed, key=lambda a: _attack_value(state, power, a)[0])
    takes = [a for a in found if isinstance(a, Take)]
    return takes[0] if takes else None


def _best_capture(state: State, power: int, found: list[Any]) -> Action | None:
    """A stack that can walk into an enemy area for nothing, without baring something dearer."""
    enemy = (hostile_areas(state, power) | who(state).control[t.NOBODY]) & ~hostile_land(state, power)
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Take):
            continue
        owner, kind = divmod(t.TYPE[action.unit], 8)
        if not t.IS_LAND[kind]:
            continue
        start = t.AREA[action.origin]
        if not t.NEAR_MASK[start] & enemy or _needed_here(state, power, start, kind):
            continue
        for to in goals(state, power, (owner, kind, start, action.points), BATTLE):
            value = worth(state.setup.scenario)[to] - 0.2 * threat(state, power, to)
            if enemy >> to & 1 and value > best and not _another_s(state, power, to):
                best, choice = value, action
    return choice


def _another_s(state: State, power: int, area: int) -> bool:
    """Goals that count only in German hands are left to Germany."""
    if state.setup.scenario != "barbarossa" or power != t.ITALY:
        return False
    return area in (t.MOSCOW, t.LENINGRAD, t.STALINGRAD)


def _needed_here(state: State, power: int, area: int, kind: int) -> bool:
    """The last land unit of a place that matters and is in danger stays."""
    here = sum(t.IS_LAND[u.kind] and not hostile(state, power, u.owner) for _, u in units_at(state, area))
    value = worth(state.setup.scenario)[area]
    if value >= 30:
        return here <= (2 if state.turn == state.last else 1)
    return here <= (2 if area == t.CHIEF[power] else 1) and value >= 10 and threat(state, power, area) > 0


def moving(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    """Where the chosen stack goes: into the best open area, or towards the front."""
    frame: Moving = state.stack[-1]
    steps = [a for a in found if not isinstance(a, PutBack)]
    if not steps:
        return found[0]  # type: ignore[no-any-return]
    if _norway_waits(state, power) and frame.area == t.KIEL and frame.make in (t.FLEET, t.ARM):
        port = [a for a in steps if a.to == "stettin" and a.n <= 2]
        if port and frame.phase == 2:
            return port[-1]  # type: ignore[no-any-return]
    if t.IS_LAND[frame.make]:
        return _march(state, power, frame, steps)
    best: Action = max(steps, key=lambda a: (_base_value(state, power, frame.make, t.AREA[a.to]), a.n))
    return best


def _march(state: State, power: int, frame: Moving, steps: list[Any]) -> Action:
    enemy = hostile_areas(state, power) | who(state).control[t.NOBODY]
    taking = [a for a in steps if enemy >> t.AREA[a.to] & 1 and not _another_s(state, power, t.AREA[a.to])]
    values = worth(state.setup.scenario)
    if taking:
        best = max(taking, key=lambda a: values[t.AREA[a.to]] - 0.2 * threat(state, power, t.AREA[a.to]))
        wanted = 1 if threat(state, power, t.AREA[best.to]) == 0 else 99
        same = [a for a in taking if a.to == best.to and a.n <= max(1, wanted)]
        return max(same, key=lambda a: a.n)  # type: ignore[no-any-return]
    distance = front_distance(state, power)
    goal = min(steps, key=lambda a: (distance[t.AREA[a.to]], -_need(state, power, t.AREA[a.to])))
    same = [a for a in steps if a.to == goal.to]
    keep = 1 if _needed_here(state, power, frame.area, frame.make) or frame.area == t.CHIEF[power] else 0
    most = max(a.n for a in same)
    return next((a for a in reversed(same) if a.n <= max(1, most - keep)), same[0])  # type: ignore[no-any-return]


def _need(state: State, power: int, area: int) -> float:
    """How much a front area wants more troops: what it is worth and threatened with, less what guards it."""
    values = worth(state.setup.scenario)
    wanted = prospects(state, power)
    near = max(
        (
            values[b] * _hunger(state, power, b)
            for b in t.NEAR[area]
            if hostile(state, power, state.control[b]) or wanted >> b & 1
        ),
        default=0.0,
    )
    if staging(state, power) >> area & 1 and guard(state, power, area) < 8:
        near += 12
    return 0.6 * values[area] + 0.8 * near + 1.5 * threat(state, power, area) - 1.2 * guard(state, power, area)


def _hunger(state: State, power: int, area: int) -> float:
    """Whether an area that is to be taken still wants troops beside it, or has enough of them."""
    beside = sum(
        t.ATTACK[u.owner][u.kind]
        for other in t.NEAR[area]
        for _, u in units_at(state, other)
        if u.owner == power and t.IS_LAND[u.kind]
    )
    stands = sum(t.DEFENCE[u.owner][u.kind] for _, u in units_at(state, area) if hostile(state, power, u.owner))
    owner = state.control[area]
    if not stands and owner >= 6 and owner in t.ARMY and t.CHIEF[owner] == area:
        stands = 2 * sum(t.ARMY[owner][:3]) - 1
    return 1.0 if beside < 4 + 1.6 * stands else 0.3


def _attack_value(state: State, power: int, action: Attack) -> tuple[float, tuple[Fighter, ...]]:
    """A quick look at an attack: worth of the place times how it goes on average, and the plan behind it."""
    area, leader = t.AREA[action.area], t.COUNTRY[action.against]
    plan = best_plan(state, power, area, leader)
    if not plan:
        return -1.0, ()
    attack, defence, times, _ = forces(state, power, area, leader, plan)
    mine = [(p.land * times, p.cost) for p in attack.land + attack.cargo + attack.air]
    theirs = [(p.land, p.cost) for p in defence.land + defence.air]
    share = mean_fight(mine, theirs)
    if defence.ships and attack.cargo:
        share -= 0.2 * len(defence.ships)
    if not (attack.land or attack.cargo):
        share -= 0.25
    values = worth(state.setup.scenario)
    gain = values[area] + 2.0 * len(defence.land)
    return share * gain - rules.plan_cost(plan, rules.target(state, power, area, leader)), plan


def best_plan(state: State, power: int, area: int, leader: int) -> tuple[Fighter, ...]:
    """Everything that can be spared over land and in the air; landings where there is no way by land."""
    aim = rules.target(state, power, area, leader)
    plan: tuple[Fighter, ...] = ()
    boats: dict[int, list[int]] = {}
    loads: dict[int, list[int]] = {}
    for group in groups(state, power):
        if mover(state, group.owner) != power:
            continue
        numbers = rules.candidates(state, power, group.owner, group.kind, group.area, group.points)
        if group.kind == t.FLEET and group.reach >> area & 1:
            boats[group.area] = numbers
        if t.IS_LAND[group.kind] and group.unit.marks & 2 == 0:
            loads.setdefault(group.area, []).extend(numbers)
        if not group.reach >> area & 1 or t.IS_SEA[group.kind]:
            continue
        trial = plan if t.IS_LAND[group.kind] else (*plan, Fighter(-1, BY_LAND, 0))
        if rules.why_not_join(state, power, group.unit, aim, trial) is None:
            spare = len(numbers) - (1 if _must_guard(state, power, group.area, group.kind) else 0)
            way = BY_LAND if t.IS_LAND[group.kind] else BY_AIR
            plan += tuple(Fighter(n, way, group.area) for n in numbers[:spare])
    if not any(f.way == BY_LAND for f in plan):
        plan = _landing(state, power, area, aim, plan, boats, loads)
    allowed = rules.african_allowance(state)
    while rules.african_units(state, plan, area) > allowed:
        plan = tuple(f for f in plan if not rules.in_africa(state.units[f.number], area))
    return plan if any(f.way in (BY_LAND, LANDING) for f in plan) or _air_only(state, plan, aim) else ()


def _air_only(state: State, plan: tuple[Fighter, ...], aim: rules.Target) -> bool:
    """Aircraft alone go for ships, or for a weak garrison."""
    return len(plan) >= 2 and (bool(aim.sea) or len(aim.land) <= len(plan) // 3) and not aim.air


def _must_guard(state: State, power: int, area: int, kind: int) -> bool:
    here = sum(t.IS_LAND[u.kind] and not hostile(state, power, u.owner) for _, u in units_at(state, area))
    if worth(state.setup.scenario)[area] >= 30:
        return here <= 2
    return kind == t.INF and here <= 2 and worth(state.setup.scenario)[area] >= 20


def _landing(
    state: State,
    power: int,
    area: int,
    aim: rules.Target,
    plan: tuple[Fighter, ...],
    boats: dict[int, list[int]],
    loads: dict[int, list[int]],
) -> tuple[Fighter, ...]:
    """The best cargo that the fleets can carry; spare fleets fight where someone bars the coast."""
    least = 20 if _norway_waits(state, power) else 6
    if affordable(state, power) < t.INVASION_COST or not t.PORT[area] or worth(state.setup.scenario)[area] < least:
        return plan
    made = plan
    barred = bool(aim.sea or aim.air)
    for base, ships in boats.items():
        cargo = sorted(loads.get(base, ()), key=lambda n: -t.ATTACK[state.units[n].owner][state.units[n].kind])
        fit = [
            n for n in cargo if rules.why_not_embark(state, power, state.units[n], state.units[ships[0]], aim) is None
        ]
        fighters = len(ships) // 2 if barred else 0
        carriers = ships[: len(ships) - fighters]
        for ship, load in zip(carriers, fit, strict=False):
            made += (Fighter(ship, CARRYING, base), Fighter(load, LANDING, base, ship))
        if fit and barred:
            made += tuple(Fighter(n, FIGHTING, base) for n in ships[len(ships) - fighters :])
    return made if any(f.way == LANDING for f in made) else plan


def _best_attack(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    """The attack that promises most on average, if its exact odds are good enough."""
    rated = []
    for action in found:
        if isinstance(action, Attack) and not _another_s(state, power, t.AREA[action.area]):
            value, plan = _attack_value(state, power, action)
            last = state.turn == state.last and worth(state.setup.scenario)[t.AREA[action.area]] >= 30
            if (value > 0.5 or last) and plan:
                rated.append((value, action, plan))
    rated.sort(key=lambda each: -each[0])
    for _, action, plan in rated[: 8 if state.turn == state.last else 3]:
        area, leader = t.AREA[action.area], t.COUNTRY[action.against]
        attack, defence, times, _ = forces(state, power, area, leader, plan)
        seen = forecast(attack, defence, times)
        good = seen.win if attack.land or attack.cargo else 0.5 + seen.swing / 6
        if good >= _wanted(self, state, power, area) - (0.1 if seen.swing > 2 else 0.0):
            return action
    return None


def _wanted(self: Officer, state: State, power: int, area: int) -> float:
    """The odds that an attack must have: less for what decides the match, least when it is the last chance."""
    goal = worth(state.setup.scenario)[area] >= 30 and t.SIDE[power] == _attacker(state)
    if goal and state.turn == state.last:
        return 0.02
    if goal:
        return self.bold - (0.22 if state.setup.scenario == "sichelschnitt" else 0.12)
    return self.bold + (0.2 if _sideshow(state, power, area) else 0.0)


def _attacker(state: State) -> int:
    """The side that has to take something to win."""
    return t.ALLIES if state.setup.scenario == "overlord" else t.AXIS


def _sideshow(state: State, power: int, area: int) -> bool:
    """In the first scenario Germany has no troops to lose away from its goals."""
    if state.setup.scenario != "sichelschnitt" or power != t.GERMANY:
        return False
    return worth("sichelschnitt")[area] < 6


def planning(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    """Add what the plan wants and is not in it yet; then go."""
    frame: Planning = state.stack[-1]
    wanted = best_plan(state, power, frame.area, frame.leader)
    inside = {f.number for f in frame.plan}
    missing: dict[tuple[str, int], int] = {}
    for fighter in wanted:
        if fighter.number not in inside and fighter.way != LANDING:
            unit = state.units[fighter.number]
            key = (f"{unit.name} {t.AREAS[fighter.origin]}", fighter.way)
            missing[key] = missing.get(key, 0) + 1
    cargo = [state.units[f.number].name for f in wanted if f.way == LANDING and f.number not in inside]
    for action in reversed(found):
        if isinstance(action, Join):
            way = missing.get((f"{action.unit} {action.origin}", BY_LAND), 0)
            way += missing.get((f"{action.unit} {action.origin}", BY_AIR), 0)
            way += missing.get((f"{action.unit} {action.origin}", FIGHTING), 0) if frame.plan or not cargo else 0
            if 0 < action.n <= way:
                return action
    from sandtable.games.europe.actions import Embark

    for action in found:
        if isinstance(action, Embark) and action.n == 1 and action.unit in cargo:
            return action
    return next((a for a in found if isinstance(a, Launch)), None)


def _best_war(self: Officer, state: State, power: int, found: list[Any]) -> tuple[float, Action | None]:
    """Declare where the armies beside a country are worth its own, and on great powers when the time has come."""
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Declare):
            continue
        country = t.COUNTRY[action.country]
        value = _war_on_power(state, power, country) if country < 6 else _war_on_minor(state, power, country)
        if value > best:
            best, choice = value, action
    return best, choice


def _war_on_power(state: State, power: int, country: int) -> float:
    if power == t.USA or state.setup.scenario == "barbarossa":
        return 50.0
    strength = {p: sum(t.COST[u.kind] for u in state.units.values() if u.owner == p) for p in range(6)}
    if (power, country) == (t.GERMANY, t.SOVIET):
        ready = state.standing[t.FRANCE] != ACTIVE and state.season in (0, 1) and state.turn >= 8
        return 10.0 if ready and strength[power] > 1.1 * strength[country] else 0.0
    if (power, country) == (t.SOVIET, t.GERMANY):
        return 10.0 if strength[power] > 0.8 * strength[country] and state.season != 3 else 0.0
    if power == t.ITALY:
        paris = state.control[t.PARIS] != t.FRANCE
        return 5.0 if paris and state.turn >= 5 else 0.0
    return 0.0


def _war_on_minor(state: State, power: int, country: int) -> float:
    """The worth of the country if what stands next to its capital, or could land there, beats its army."""
    chief = t.CHIEF[country]
    values = worth(state.setup.scenario)
    least = 20 if state.setup.scenario == "sichelschnitt" else 6
    if state.standing[country] not in (FREE, NEUTRAL) or country == t.VICHY or values[chief] < least:
        return 0.0
    mine = [
        (t.ATTACK[u.owner][u.kind], t.COST[u.kind])
        for a in t.NEAR[chief]
        for _, u in units_at(state, a)
        if u.owner == power and t.IS_LAND[u.kind] and u.points and not u.marks & 12
    ]
    bonus, coast = 0, False
    if not mine:
        mine = _landing_force(state, power, chief)
        bonus, coast = 3, True
    if not mine or affordable(state, power) < (8 if coast else 4):
        return 0.0
    planes = sum(
        u.owner == power and u.kind == t.AIR and not u.marks & 1 and t.AIR_DISTANCE[u.area][chief] <= 2
        for u in state.units.values()
    )
    mine += [(t.ATTACK[power][t.AIR], 3)] * planes
    army = [
        (t.DEFENCE[country][k] + bonus, t.COST[k]) for k in (t.INF, t.ARM, t.AIR) for _ in range(t.ARMY[country][k])
    ]
    share = mean_fight(mine, army[: max(1, (len(army) + 1) // 2)])
    floor = 0.2 if values[chief] >= 20 else 0.45
    return values[chief] * share if share > floor else 0.0


def _landing_force(state: State, power: int, area: int) -> list[tuple[int, int]]:
    from sandtable.games.europe.rules.geography import ports_within, straits_for

    if not t.PORT[area]:
        return []
    found: list[tuple[int, int]] = []
    for base in t.bits(who(state).sea[power]):
        if not ports_within(straits_for(state, power), base) >> area & 1:
            continue
        here = [u for _, u in units_at(state, base) if u.owner == power]
        ships = sum(u.kind == t.FLEET and not u.marks & 3 for u in here)
        cargo = sorted((t.ATTACK[power][u.kind], t.COST[u.kind]) for u in here if t.IS_LAND[u.kind] and u.points)
        found += cargo[::-1][:ships]
    return found


def resolve(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    """Go on while the odds from here are good."""
    frame = state.stack[-2]
    assert isinstance(frame, Fight) and isinstance(state.stack[-1], Resolve)
    battle = frame.battle
    back = [a for a in found if isinstance(a, Withdraw)]
    if not back:
        return Press()
    land, air, ships, transports = battles.attackers(battle)
    foe_land, foe_air, foe_sea = battles.classes(state, battle.defenders)
    if battle.stage == battles.ON_LAND:
        mine = [
            (battles.attack_value(state.units[n], 2, battle.ground), t.COST[state.units[n].kind]) for n in land + air
        ]
        theirs = [
            (battles.defence_value(state.units[n], 2, battle.ground, False), t.COST[state.units[n].kind])
            for n in foe_land + foe_air
        ]
        if mean_fight(mine, theirs) > -0.1:
            return Press()
        return max(back, key=lambda a: _need(state, power, t.AREA[a.to]) if a.to else 0.0)
    strong = sum(t.ATTACK[state.units[n].owner][state.units[n].kind] for n in air + ships)
    weak = sum(t.DEFENCE[state.units[n].owner][state.units[n].kind] for n in foe_air + foe_sea)
    return Press() if strong * 1.2 >= weak or transports else back[0]


# -- the other phases


def movement(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    """Bring stacks from the rear one step nearer to the front, and aircraft to where they can reach it."""
    opening = next((a for a in found if isinstance(a, Take) and _opening(state, power, a)), None)
    if opening is not None:
        return opening
    distance = front_distance(state, power)
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Take):
            continue
        owner, kind = divmod(t.TYPE[action.unit], 8)
        start = t.AREA[action.origin]
        stack = (owner, kind, start, action.points)
        if (start == t.AREA["stettin"] and _norway_waits(state, power)) or _last_in_poland(state, power, start):
            continue
        if owner >= 6 and start == t.CHIEF[owner]:
            continue
        if t.IS_LAND[kind]:
            if 0 < distance[start] < 99 and not (start == t.CHIEF[power] and _lonely(state, power, start)):
                nearer = [a for a in goals(state, power, stack, 2) if distance[a] < distance[start]]
                if nearer and 10 + distance[start] > best:
                    best, choice = 10 + distance[start], action
        elif t.IS_AIR[kind]:
            here = _base_value(state, power, kind, start)
            there = max((_base_value(state, power, kind, a) for a in goals(state, power, stack, 2)), default=here)
            if there - here > 3 and there - here > best:
                best, choice = there - here, action
    return choice or _ferry(state, power, found) or _pass_or(found)


def _norway_waits(state: State, power: int) -> bool:
    """In the first scenario the landing in Norway is made ready where no Allied ship can come."""
    oslo = t.AREA["oslo"]
    return state.setup.scenario == "sichelschnitt" and power == t.GERMANY and state.control[oslo] != t.GERMANY


def _opening(state: State, power: int, action: Take) -> bool:
    """Fleets and the armour of Kiel go to Stettin."""
    if not _norway_waits(state, power) or action.origin != "kiel":
        return False
    kind = t.TYPE[action.unit] % 8
    waiting = sum(t.IS_LAND[u.kind] for _, u in units_at(state, t.AREA["stettin"]))
    return kind == t.FLEET or (kind == t.ARM and waiting < 2 and action.points == 2)


def _last_in_poland(state: State, power: int, area: int) -> bool:
    poland = t.COUNTRY["poland"]
    if state.setup.scenario != "sichelschnitt" or power != t.GERMANY or t.HOME[area] != poland:
        return False
    return sum(u.owner == t.GERMANY and t.HOME[u.area] == poland for u in state.units.values()) <= 1


def _lonely(state: State, power: int, area: int) -> bool:
    return sum(t.IS_LAND[u.kind] and u.owner == power for _, u in units_at(state, area)) <= 2


def _base_value(state: State, power: int, kind: int, area: int) -> float:
    """A base is good where enemies are in range and own troops guard it."""
    reach = t.AIR_REACH[t.AIR_RANGE[kind]][area]
    values = worth(state.setup.scenario)
    enemy = hostile_areas(state, power) & reach
    targets = sum(values[a] for a in t.bits(enemy))
    guarded = any(t.IS_LAND[u.kind] and not hostile(state, power, u.owner) for _, u in units_at(state, area))
    return min(targets, 40) + (6 if guarded else -12) - 0.3 * threat(state, power, area)


def _ferry(state: State, power: int, found: list[Any]) -> Action | None:
    """Carry an island's army to a friendly shore that touches the front."""
    from sandtable.games.europe.actions import Carry

    distance = front_distance(state, power)
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Carry):
            continue
        base, to = t.AREA[action.base], t.AREA[action.to]
        if distance[base] < 3 or distance[to] > 1:
            continue
        gain = 20 + _need(state, power, to)
        if gain > best and not _lonely(state, power, base):
            best, choice = gain, action
    return choice


def crossing(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    loads = [a for a in found if isinstance(a, Load)]
    return max(loads, key=lambda a: (a.n, -t.TYPE[a.unit] % 8)) if loads else Launch()


def building(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    """Aircraft up to the enemy's number, then armour and infantry, what the money allows."""
    orders = [a for a in found if isinstance(a, Order)]
    if not orders or (state.standing[power] == NEUTRAL and power == t.USA):
        return _pass_or(found)
    counts = who(state).counts
    mine = {kind: counts[power * 8 + kind] for kind in range(8)}
    money = affordable(state, power)

    def wish(action: Order) -> float:
        _owner, kind = divmod(t.TYPE[action.unit], 8)
        if kind == t.AIR:
            return 5.0 if mine[t.AIR] <= 0.35 * (mine[t.INF] + mine[t.ARM]) and money >= 3 else 1.0
        if kind == t.ARM:
            return 4.0 if mine[t.ARM] <= 0.7 * mine[t.INF] else 2.0
        if kind == t.INF:
            return 3.0
        if kind == t.FLEET:
            return 3.5 if power in (t.BRITAIN, t.USA) and mine[t.FLEET] < 6 else 0.2
        return 1.5 if kind in (t.PARA, t.BOMB) else 0.5

    return max(orders, key=wish)


def siting(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    """Nearest to the front, and where the need is greatest; a share of the money at a time."""
    frame: Siting = state.stack[-1]
    sites = [a for a in found if isinstance(a, Build)]
    if not sites:
        return None
    distance = front_distance(state, power)
    capital = t.CHIEF[frame.owner]

    def value(area: int) -> float:
        if area == capital and guard(state, power, area) < threat(state, power, area) + 3:
            return 100.0
        return -8.0 * min(distance[area], 6) + 0.3 * _need(state, power, area)

    best = max({a.area for a in sites}, key=lambda name: (value(t.AREA[name]), name))
    most = max(a.n for a in sites if a.area == best)
    wanted = max(1, min(most, 3 if frame.make == t.INF else 2))
    return next(a for a in sites if a.area == best and a.n == wanted)


def redeployment(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    """Units from the deep rear first; in the last turn what must be held comes before all."""
    done = _pass_or(found)
    if state.turn == state.last:
        saving = _shore_up(state, power, found)
        if saving is not None:
            return saving
    mustered = _muster(state, power, found)
    if mustered is not None:
        return mustered
    distance = front_distance(state, power)
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Take):
            continue
        owner, kind = divmod(t.TYPE[action.unit], 8)
        area = t.AREA[action.origin]
        if t.IS_SEA[kind] or owner >= 6 or (area == t.CHIEF[power] and _lonely(state, power, area)):
            continue
        if _last_in_poland(state, power, area) or (area == t.AREA["stettin"] and _norway_waits(state, power)):
            continue
        if area == t.USA_AREA:
            value = 30.0 + t.COST[kind]
        elif distance[area] == 0 or (distance[area] == 99 and not _way_out(state, power, action, distance)):
            continue
        else:
            value = min(distance[area], 8) + 0.5 * t.COST[kind]
        if value > best and value > 2:
            best, choice = value, action
    if choice is not None:
        return choice
    return _shore_up(state, power, found) or done or _garrison(found)


def _way_out(state: State, power: int, action: Take, distance: list[int]) -> bool:
    """Whether a unit that stands where there is no front could be brought to one."""
    owner, kind = divmod(t.TYPE[action.unit], 8)
    unit = next(u for _, u in units_at(state, t.AREA[action.origin]) if u.owner == owner and u.kind == kind)
    return any(distance[a] < 99 for a in destinations(state, power, unit))


def _hungry(state: State, power: int) -> list[int]:
    """Goals still to be taken that have too few troops beside them."""
    if t.SIDE[power] != _attacker(state):
        return []
    values = worth(state.setup.scenario)
    wanted = hostile_areas(state, power) | prospects(state, power)
    return [a for a in t.bits(wanted) if values[a] >= 30 and _hunger(state, power, a) == 1.0]


def _muster(state: State, power: int, found: list[Any]) -> Action | None:
    """Troops from where they do least go to where a goal wants them."""
    hungry = _hungry(state, power)
    if not hungry:
        return None
    beside = 0
    for area in hungry:
        beside |= t.NEAR_MASK[area]
    values = worth(state.setup.scenario)
    best, choice = -1e9, None
    for action in found:
        if not isinstance(action, Take) or not t.IS_LAND[t.TYPE[action.unit] % 8] or t.TYPE[action.unit] >= 48:
            continue
        area = t.AREA[action.origin]
        few = sum(t.IS_LAND[u.kind] and u.owner == power for _, u in units_at(state, area)) <= 3
        if beside >> area & 1 or (few and values[area] >= 20) or area == t.USA_AREA:
            continue
        if _last_in_poland(state, power, area) or (area == t.AREA["stettin"] and _norway_waits(state, power)):
            continue
        value = t.ATTACK[power][t.TYPE[action.unit] % 8] - 0.5 * threat(state, power, area) - values[area] / 20
        if value > best:
            best, choice = value, action
    return choice


def _shore_up(state: State, power: int, found: list[Any]) -> Action | None:
    """A goal that is held but thinly gets troops from places that matter less."""
    if not _weak_goals(state, power):
        return None
    values = worth(state.setup.scenario)
    best, choice = 0.0, None
    for action in found:
        if not isinstance(action, Take) or not t.IS_LAND[t.TYPE[action.unit] % 8] or t.TYPE[action.unit] >= 48:
            continue
        area = t.AREA[action.origin]
        surplus = 1.0 + guard(state, power, area) - 0.3 * threat(state, power, area) - values[area] / 4
        spare = values[area] < 20 or guard(state, power, area) > 14 + 0.6 * threat(state, power, area)
        if spare and area != t.USA_AREA and not _last_in_poland(state, power, area) and surplus > best:
            best, choice = surplus, action
    return choice


def _weak_goals(state: State, power: int) -> list[int]:
    values = worth(state.setup.scenario)
    held = who(state).control[power]
    for country in t.MINORS:
        if mover(state, country) == power:
            held |= who(state).control[country]
    return [
        a
        for a in t.bits(held)
        if values[a] >= 30 and guard(state, power, a) < (8 if t.PORT[a] else 6) + 0.6 * threat(state, power, a)
    ]


def _garrison(found: list[Any]) -> Action | None:
    """The turn may not end yet: send an infantry unit."""
    takes = [a for a in found if isinstance(a, Take)]
    return next((a for a in takes if a.unit == "germany-infantry"), takes[0] if takes else None)


def _to_poland(state: State, power: int, places: list[Redeploy]) -> Action | None:
    """The garrison that the first scenario asks for, if there is none."""
    poland = t.COUNTRY["poland"]
    if state.setup.scenario != "sichelschnitt" or power != t.GERMANY:
        return None
    if any(u.owner == t.GERMANY and t.HOME[u.area] == poland for u in state.units.values()):
        return None
    return next((a for a in places if t.HOME[t.AREA[a.to]] == poland), None)


def redeploying(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    frame: Redeploying = state.stack[-1]
    unit = state.units[frame.number]
    places = [a for a in found if isinstance(a, Redeploy)]
    if not places:
        return found[0]  # type: ignore[no-any-return]
    distance = front_distance(state, power)
    held = _to_poland(state, power, places)
    if held is not None:
        return held
    hungry = _hungry(state, power) if t.IS_LAND[unit.kind] and state.turn < state.last else []
    called = [a for a in places if any(t.NEAR_MASK[goal] >> t.AREA[a.to] & 1 for goal in hungry)]
    if called:
        return max(called, key=lambda a: _need(state, power, t.AREA[a.to]))
    weak = [t.AREAS[a] for a in _weak_goals(state, power)]
    saved = [a for a in places if a.to in weak] if t.IS_LAND[unit.kind] else []
    if saved:
        return min(saved, key=lambda a: guard(state, power, t.AREA[a.to]))

    def value(action: Redeploy) -> float:
        area = t.AREA[action.to]
        if t.IS_AIR[unit.kind]:
            return _base_value(state, power, unit.kind, area)
        return -6.0 * min(distance[area], 8) + _need(state, power, area)

    return max(places, key=value)


def provision(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    supplies = [a for a in found if isinstance(a, Supply)]
    return max(supplies, key=lambda a: a.n) if supplies else _pass_or(found)


def losses(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    """The cheapest; aircraft before the last land units that could hold or take the area."""
    choices = [a for a in found if isinstance(a, Lose)]
    return min(choices, key=lambda a: (t.COST[t.TYPE[a.unit] % 8], a.unit)) if choices else None


def chain(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    """Aircraft go to the place of a battle that matters; ships meet transports that are near."""
    frame: Chain = state.stack[-1]
    sends = [a for a in found if isinstance(a, Intervene)]
    mission = frame.mission
    if not sends or not hostile(state, power, mission.power):
        return Hold()
    planes = [a for a in sends if t.TYPE[a.unit] % 8 == t.AIR]
    if mission.kind == "attack" and mission.goal < t.N_AREAS:
        held = worth(state.setup.scenario)[mission.goal] >= 12
        there = [a for a in planes if a.place == t.PLACES[mission.goal]]
        if held and there:
            return max(there, key=lambda a: a.n)
    if mission.kind == "prowl" and planes:
        return max(planes, key=lambda a: a.n)
    return Hold()


def broken(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    return Press()


def answer(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    return Accept()


def first(self: Officer, state: State, power: int, found: list[Any]) -> Action | None:
    return found[0]  # type: ignore[no-any-return]


Answer = Callable[[Officer, State, int, list[Any]], "Action | None"]
ANSWERS: dict[str, Answer] = {
    "campaign": campaign,
    "planning": planning,
    "moving": moving,
    "resolve": resolve,
    "movement": movement,
    "crossing": crossing,
    "building": building,
    "siting": siting,
    "redeployment": redeployment,
    "redeploying": redeploying,
    "provision": provision,
    "losses": losses,
    "chain": chain,
    "break": broken,
    "answer": answer,
}

__all__ = ["ANSWERS", "Escort", "March", "Officer", "Rebase", "best_plan"]
