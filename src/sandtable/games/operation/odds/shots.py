"""Exact distributions from shots to dead, shaken and broken, and from a shot at a vehicle to its results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Aim
from sandtable.games.operation.flow.drive_steps import set_lookouts
from sandtable.games.operation.model import intent
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Unit
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing.vehicle_aims import only_looking_out
from sandtable.games.operation.rules.infantry import damage, melee, morale
from sandtable.games.operation.rules.infantry.damage import total
from sandtable.games.operation.rules.infantry.walking import advance_to
from sandtable.games.operation.rules.vehicles import crew
from sandtable.games.operation.rules.vehicles.strikes import Strike, damage_lines
from sandtable.games.operation.rules.vehicles.vehicle_damage import words
from sandtable.games.operation.rules.weapons import area, hits
from sandtable.games.operation.rules.weapons.aiming import parts_in_sight, possible, way_of
from sandtable.games.operation.rules.weapons.vehicle_volley import shots as vehicle_shots
from sandtable.games.operation.tables import damage_result
from sandtable.games.operation.tables.words import Cover
from sandtable.kernel import Chance, Modifier, Odds, clone
from sandtable.kernel.errors import Name

Toll = dict[tuple[int, int], float]
"""Dead and shaken men, with their probability."""


class Still:
    """No chance is needed: nothing that odds ask depends on unknown cards."""

    def random(self) -> float:
        return 0.0

    def randrange(self, start: int, stop: int | None = None, /) -> int:
        return 0 if stop is None else start


def hit_chance(face: int) -> float:
    """The chance of a d10 to show at least this; a 1 always misses.

    Rules: OW-fire-hit, OW-one.
    """
    return max(0, 11 - max(2, face)) / 10


def harm_chances(table: str, modifier: int, cover: Cover) -> tuple[float, float]:
    """The chances of a hit to kill and to shake a man in this cover.

    Rules: OW-fire-damage, OW-damage-cover.
    """
    found = [damage.man(table, die, modifier, cover) for die in range(1, 11)]
    return found.count("dead") / 10, found.count("shaken") / 10


def add_dice(toll: Toll, dice: int, dead: float, shaken: float, most: int) -> Toll:
    """A toll after so many more dice, each of which kills or shakes one man with these chances."""
    for _ in range(dice):
        after: dict[tuple[int, int], float] = defaultdict(float)
        for (d, s), p in toll.items():
            after[min(d + 1, most), s] += p * dead
            after[d, min(s + 1, most)] += p * shaken
            after[d, s] += p * (1 - dead - shaken)
        toll = dict(after)
    return toll


def add_template(toll: Toll, hit: float, models: int, dead: float, shaken: float, most: int) -> Toll:
    """A toll after one template that hits with a chance and then strikes so many men once each."""
    struck = add_dice(toll, models, dead, shaken, most)
    after: dict[tuple[int, int], float] = defaultdict(float)
    for key, p in toll.items():
        after[key] += p * (1 - hit)
    for key, p in struck.items():
        after[key] += p * hit
    return dict(after)


def capped(toll: Toll, standing: int, men: int) -> Toll:
    """What the target can really take: results beyond its men are lost, shaken ones need standing men.

    Rules: OW-fire-surplus, OW-fire-standing.
    """
    found: dict[tuple[int, int], float] = defaultdict(float)
    for (d, s), p in toll.items():
        dead = min(d, men)
        found[dead, min(s, max(0, standing - dead))] += p
    return dict(found)


def volley_odds(
    state: State, link: Intent, part: TargetPart, moved: bool, heavy: bool = False
) -> tuple[Toll, list[Shot]]:
    """The toll of all shots of a unit at one part of its target.

    Rules: OW-fire-rof, OW-fire-hit, OW-area-all.
    """
    shots = possible(state, link, part, moved, heavy)
    men = [state.models[each] for each in part.models if each in state.models]
    most = len(men)
    toll: Toll = {(0, 0): 1.0}
    for shot in shots:
        mode = way_of(shot)
        face = hits.needed(shot.need, shot.lines)
        dead, shaken = harm_chances(shot.table or mode.table, total(shot.harm), part.cover)
        if mode.template:
            best = max((len(men_under(state, part, each.id, mode.template)) for each in men), default=0)
            toll = add_template(toll, hit_chance(face), best, dead, shaken, most)
        else:
            p = hit_chance(face)
            toll = add_dice(toll, shot.dice, p * dead, p * shaken, most)
    return capped(toll, sum(not man.shaken for man in men), most), shots


def men_under(state: State, part: TargetPart, aim: str, radius: int) -> list[str]:
    """Models of the part under a template that is laid on one of them."""
    model = state.models[aim]
    spot = area.impact(state, model, True, False)
    return [each.id for each in area.under(state, spot, radius) if each.id in part.models]


def break_chance(state: State, unit: Unit, toll: Toll) -> float:
    """The chance that a unit breaks from these losses.

    Rules: OW-morale-limit, OW-morale-many, OW-morale-test.
    """
    if not unit.panic or unit.broken:
        return 0.0
    lines = morale.morale_lines(state, unit)
    keeps = max(0, min(10, 11 - (unit.training - total(lines)))) / 10
    chance = 0.0
    for (dead, _), p in toll.items():
        tests = morale.tests_due(replace(unit, dead=unit.dead + dead))
        if tests > 0 and dead < len(state.everyone(unit)):
            chance += p * (1 - keeps**tests)
    return chance


def fire_odds(state: State, link: Intent, moved: bool) -> Odds | None:
    """What a unit's fire at its target may do, at the part that it hurts most."""
    if link.target not in state.units:
        return None
    foe = state.units[link.target]
    found: list[tuple[float, TargetPart, Toll, list[Shot]]] = []
    for part in parts_in_sight(state, link, link.target):
        if part.kind == "vehicle":
            shots = possible(state, link, part, moved, False)
            if shots:
                found.append((0.0, part, {}, shots))
            continue
        toll, shots = volley_odds(state, link, part, moved)
        if shots:
            found.append((sum(d * p for (d, _), p in toll.items()), part, toll, shots))
    if not found:
        return Odds("nothing", {"unit": foe.id})
    _, part, toll, shots = max(found, key=lambda each: each[0])
    if part.kind == "vehicle":
        return vehicle_odds(state, link, shots[0])
    return told_odds(state, foe, part, toll, shots)


def told_odds(state: State, foe: Unit, part: TargetPart, toll: Toll, shots: list[Shot]) -> Odds:
    """A toll as it is shown: how many die, how many are shaken on average, whether the unit breaks."""
    dead: dict[int, float] = defaultdict(float)
    for (d, _), p in toll.items():
        dead[d] += p
    chances = [Chance("dead", p, {"count": d}, "good" if d else "bad") for d, p in sorted(dead.items()) if p > 0.0005]
    shaken = sum(s * p for (_, s), p in toll.items())
    average = sum(d * p for d, p in dead.items())
    chances.append(Chance("breaks", break_chance(state, foe, toll)))
    args: Any = {
        "unit": Name("unit", foe.id),
        "cover": part.cover,
        "shots": sum(shot.dice for shot in shots),
        "dead": f"{average:.1f}",
        "shaken": f"{shaken:.1f}",
    }
    need = hits.needed(shots[0].need, shots[0].lines)
    lines = (Modifier("OW-fire-hit", "need", str(shots[0].need)), *shots[0].lines)
    harm = tuple(shots[0].harm)
    return Odds("fire", args, (*lines, *harm), f"{need}+", tuple(chances), "least-cover", rows(shots, part))


def rows(shots: list[Shot], part: TargetPart) -> tuple[tuple[int, int, str], ...]:
    """The damage table for men in this cover, row by row."""
    table = shots[0].table or way_of(shots[0]).table
    modifier = total(shots[0].harm)
    return tuple((die, 1, damage.man(table, die, modifier, part.cover)) for die in range(1, 11))


def vehicle_odds(state: State, link: Intent, shot: Shot) -> Odds:
    """A shot at a vehicle: the chance to hit, and what each row of its column does.

    Rules: OW-fire-hit, OW-fire-damage, OW-armour-damage, OW-gun-class.
    """
    target = state.models[shot.hull]
    firer = state.models[shot.model]
    face = hits.needed(shot.need, shot.lines)
    hit = hit_chance(face)
    strike = Strike(
        firer.unit, firer.id, (firer.x, firer.y), shot.weapon, shot.mode, target.id, order=link.order, table=shot.table
    )
    lines = damage_lines(state, strike, target)
    results: dict[tuple[str, ...], int] = defaultdict(int)
    for die in range(1, 11):
        results[words(damage_result(strike.damage_table, target.cls, die + total(lines))) or ("nh",)] += 1
    chances = [Chance("miss", 1 - hit, {}, "bad")]
    chances += [vehicle_chance(harm, hit * many / 10) for harm, many in results.items()]
    need = (Modifier("OW-fire-hit", "need", str(shot.need)), *shot.lines, *lines)
    return Odds("vehicle", {"unit": Name("unit", target.unit)}, need, f"{face}+", tuple(chances))


def vehicle_chance(harm: tuple[str, ...], chance: float) -> Chance:
    """One row of a vehicle's column in words."""
    names: Any = tuple(Name("harm", each) for each in harm)
    return Chance("result", chance, {"result": names}, "bad" if harm == ("nh",) else "good")


def melee_odds(state: State, unit: Unit, foe: Unit) -> Odds:
    """One man against one: who wins a duel, and what the loser suffers.

    Rules: OW-melee-roll, OW-melee-equal.
    """
    men, others = state.men(unit), state.men(foe)
    if not men or not others:
        return Odds("nothing", {"unit": foe.id})
    mine = melee.melee_lines(state, men[0], others[0], 0, True)
    theirs = melee.melee_lines(state, others[0], men[0], 0, False)
    edge = total(mine) - total(theirs)
    wins = sum(a + edge > b for a in range(1, 11) for b in range(1, 11)) / 100
    loses = sum(a + edge < b for a in range(1, 11) for b in range(1, 11)) / 100
    dead, shaken = harm_chances("sa", 0, "open")
    chances = (
        Chance("duel-kill", wins * dead, {}, "good"),
        Chance("duel-shake", wins * shaken, {}, "good"),
        Chance("duel-nothing", 1 - (wins + loses) * (dead + shaken), {}, ""),
        Chance("duel-shaken", loses * shaken, {}, "bad"),
        Chance("duel-killed", loses * dead, {}, "bad"),
    )
    return Odds("melee", {"unit": foe.id}, (*mine, *theirs), f"{edge:+d}", chances)


def now_or_later(
    state: State, links: tuple[Intent, ...], target: str, fire: Callable[[State], Odds | None]
) -> Odds | None:
    """Fire at a unit where it stands; at one that cannot be hit there but moves, where its way ends."""
    found = fire(state)
    way = next((link for link in links if link.unit == target and link.paths), None)
    if way is None or found is None or found.key != "nothing":
        return found
    later = clone(state)
    advance_to(later, way, 0, 1000)
    after = fire(later)
    return found if after is None or after.key == "nothing" else replace(after, policy="at-end")


def aim_odds(state: State, draft: Intent, action: Aim) -> Odds | None:
    """What one mounted weapon may do to a target."""
    hull = crew.lead(state, draft.unit)
    if hull is None or action.unit not in state.units:
        return None
    aim = intent.AimedWeapon(hull.id, action.mount, action.unit, action.ammo)
    pops = draft.popped or only_looking_out(state, draft, state.units[action.unit])
    link = replace(draft, aims=(aim,), popped=pops)
    trial = clone(state)
    set_lookouts(trial, link)
    parts, shots = vehicle_shots(trial, link, bool(link.paths), [])
    if not shots:
        return Odds("nothing", {"unit": action.unit})
    if shots[0].kind == "vehicle":
        return vehicle_odds(state, link, shots[0])
    part = next((each for each in parts if each.name == shots[0].part and each.unit == shots[0].target), None)
    if part is None:
        return None
    return told_odds(state, state.units[action.unit], part, toll_of(state, part, shots), list(shots))


def toll_of(state: State, part: TargetPart, shots: Iterable[Shot]) -> Toll:
    """The toll of given shots at a part."""
    men = [state.models[each] for each in part.models if each in state.models]
    toll: Toll = {(0, 0): 1.0}
    for shot in shots:
        mode = way_of(shot)
        p = hit_chance(hits.needed(shot.need, shot.lines))
        dead, shaken = harm_chances(shot.table or mode.table, total(shot.harm), part.cover)
        if mode.template:
            best = max((len(men_under(state, part, each.id, mode.template)) for each in men), default=0)
            toll = add_template(toll, p, best, dead, shaken, len(men))
        else:
            toll = add_dice(toll, shot.dice, p * dead, p * shaken, len(men))
    return capped(toll, sum(not man.shaken for man in men), len(men))
