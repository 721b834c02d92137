"""From shots to dead, shaken and broken, and from shots at a vehicle to their results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Aim
from sandtable.games.operation.flow.drive_steps import set_lookouts
from sandtable.games.operation.flow.orders import charging_order
from sandtable.games.operation.model import intent
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Unit
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.odds.on_the_way import met_on_the_way
from sandtable.games.operation.odds.tolls import Toll, add_dice, break_chance, capped, harm_chances, hit_chance
from sandtable.games.operation.odds.trials import TRIES, tried
from sandtable.games.operation.rules.announcing.vehicle_aims import WeaponTarget, only_looking_out
from sandtable.games.operation.rules.infantry import damage, melee
from sandtable.games.operation.rules.infantry.damage import total
from sandtable.games.operation.rules.infantry.walking import arrive
from sandtable.games.operation.rules.vehicles import crew
from sandtable.games.operation.rules.vehicles.strikes import damage_lines
from sandtable.games.operation.rules.vehicles.vehicle_cover import screen, stops_at
from sandtable.games.operation.rules.vehicles.vehicle_damage import part_of, read_result, words
from sandtable.games.operation.rules.weapons import hits
from sandtable.games.operation.rules.weapons.aiming import parts_in_sight, possible, way_of
from sandtable.games.operation.rules.weapons.indirect import aim_choices_indirect, fires_indirectly
from sandtable.games.operation.rules.weapons.vehicle_hits import strike_of
from sandtable.games.operation.rules.weapons.vehicle_volley import shots as vehicle_shots
from sandtable.games.operation.tables.words import Cover
from sandtable.kernel import Chance, Modifier, Odds, Rolled, clone
from sandtable.kernel.errors import Name


class Still:
    """No chance is needed: nothing that odds ask depends on unknown cards."""

    def random(self) -> float:
        return 0.0

    def randrange(self, start: int, stop: int | None = None, /) -> int:
        return 0 if stop is None else start


def sure_of(state: State, shot: Shot) -> float:
    """The chance that a hit goes on to the target: past friends it must be well aimed.

    Rules: OW-friendly-test.
    """
    return max(0, 11 - state.units[state.models[shot.model].unit].training) / 10 if shot.risk else 1.0


def needs_trials(part: TargetPart, shots: list[Shot]) -> bool:
    """Whether a card must be played out: templates and flames, guns with their shields, men who look out."""
    return part.kind in ("gun", "crew") or any(way_of(shot).template or way_of(shot).length for shot in shots)


def toll_of(state: State, part: TargetPart, shots: Iterable[Shot]) -> Toll:
    """The toll of plain shots at men.

    Rules: OW-fire-rof, OW-fire-hit, OW-friendly-test.
    """
    men = [state.models[each] for each in part.models if each in state.models]
    toll: Toll = {(0, 0): 1.0}
    for shot in shots:
        p = hit_chance(hits.needed(shot.need, shot.lines)) * sure_of(state, shot)
        dead, shaken = harm_chances(shot.table or way_of(shot).table, total(shot.harm), part.cover)
        toll = add_dice(toll, shot.dice, p * dead, p * shaken, len(men))
    return capped(toll, sum(not man.shaken for man in men), len(men))


def fire_odds(state: State, link: Intent, moved: bool, interrupts: bool = False, most: int = TRIES) -> Odds | None:
    """What a unit's fire at its target may do, at the part that it hurts most; played out so often at most."""
    if link.target not in state.units:
        return None
    foe = state.units[link.target]
    if fires_indirectly(state, link):
        return shelling_odds(state, link, foe, most)
    found: list[tuple[float, TargetPart, list[Shot]]] = []
    for part in parts_in_sight(state, link, link.target):
        shots = possible(state, link, part, moved, False)
        if shots:
            found.append((0.0 if part.kind == "vehicle" else rough(state, part, shots), part, shots))
    if not found:
        return Odds("nothing", {"unit": foe.id})
    _, part, shots = max(found, key=lambda each: each[0])
    if part.kind == "vehicle":
        return vehicle_odds(state, link, shots)
    if needs_trials(part, shots) or leaves_others(shots, [each[2] for each in found]):
        toll, breaks = tried(state, link, moved, interrupts, part.name, most)
        return told_odds(foe, part, toll, breaks, shots, "played-out")
    toll = toll_of(state, part, shots)
    return told_odds(foe, part, toll, break_chance(state, foe, toll), shots)


def leaves_others(shots: list[Shot], every: list[list[Shot]]) -> bool:
    """Whether some weapons that cannot fire at the chosen part fire at another one: then no sum speaks for all."""
    firing = {(shot.model, shot.index) for shot in shots}
    return any((shot.model, shot.index) not in firing for others in every for shot in others)


def rough(state: State, part: TargetPart, shots: list[Shot]) -> float:
    """About how many die, for comparing parts."""
    total_ = 0.0
    for shot in shots:
        dead, _ = harm_chances(shot.table or way_of(shot).table, total(shot.harm), part.cover)
        most = 3 if way_of(shot).template else shot.dice
        total_ += min(most, len(part.models)) * hit_chance(hits.needed(shot.need, shot.lines)) * dead
    return total_


def shelling_odds(state: State, link: Intent, foe: Unit, most: int) -> Odds:
    """Shells in an arc: they drift where they miss, so they are played out.

    Rules: OW-indirect, OW-drift-step.
    """
    if not aim_choices_indirect(state, link):
        return Odds("nothing", {"unit": foe.id})
    toll, breaks = tried(state, link, False, False, "", most)
    return told_odds(foe, TargetPart("", "men", ()), toll, breaks, [], "played-out")


def told_odds(
    foe: Unit, part: TargetPart, toll: Toll, breaks: float, shots: list[Shot], policy: str = "least-cover"
) -> Odds:
    """A toll as it is shown: how many die, how many are shaken on average, whether the unit breaks.

    All fire is taken to go at one part of the target; the card names it.
    """
    dead: dict[int, float] = defaultdict(float)
    for (d, _), p in toll.items():
        dead[d] += p
    chances = [Chance("dead", p, {"count": d}, "good" if d else "bad") for d, p in sorted(dead.items()) if p > 0.0001]
    shaken = sum(s * p for (_, s), p in toll.items())
    average = sum(d * p for d, p in dead.items())
    chances.append(Chance("breaks", breaks))
    args: Any = {
        "unit": Name("unit", foe.id),
        "cover": part.cover,
        "part": part.name,
        "shots": sum(shot.dice for shot in shots) or 1,
        "dead": f"{average:.1f}",
        "shaken": f"{shaken:.1f}",
    }
    if not shots:
        return Odds("fire", args, chances=tuple(chances), policy=policy)
    need = hits.needed(shots[0].need, shots[0].lines)
    lines = (Modifier("OW-fire-hit", "need", str(shots[0].need)), *shots[0].lines)
    harm = tuple(shots[0].harm)
    return Odds("fire", args, (*lines, *harm), f"{need}+", tuple(chances), policy, rows(shots, part.cover))


TONES = {"nh": "", "shaken": "some", "dead": "bad"}


def rows(shots: list[Shot], cover: Cover) -> tuple[Rolled, ...]:
    """The damage table for men in this cover, row by row."""
    table = shots[0].table or way_of(shots[0]).table
    modifier = total(shots[0].harm)
    results = {die: damage.man(table, die, modifier, cover) for die in range(1, 11)}
    return tuple(Rolled(die, 1, result, TONES[result]) for die, result in results.items())


def vehicle_odds(state: State, link: Intent, shots: list[Shot]) -> Odds:
    """Shots at a vehicle: the chance that none hits, and what the first that does comes to, by each row of its column.

    Rules: OW-fire-hit, OW-fire-rof, OW-fire-damage, OW-armour-damage, OW-gun-class, OW-friendly-test.
    """
    target, misses = state.models[shots[0].hull], 1.0
    first = strike_of(state, shots[0], target.id, 0)
    results: dict[tuple[str, ...], float] = defaultdict(float)
    for shot in shots:
        strike = strike_of(state, shot, target.id, 0)
        through = 1 - stops_at(state, target, strike.at, strike.floor) / 10 if strike.direct else 1.0
        chance = hit_chance(hits.needed(shot.need, shot.lines)) * sure_of(state, shot) * through
        none = (1 - chance) ** shot.dice
        for harm, many in strike_rows(state, shot, target).items():
            results[harm] += misses * (1 - none) * many / 10
        misses *= none
    chances = [Chance("miss", misses, {}, "bad"), *(vehicle_chance(harm, p) for harm, p in results.items() if p > 0)]
    lines = damage_lines(state, first, target)
    need = (Modifier("OW-fire-hit", "need", str(shots[0].need)), *shots[0].lines, *lines)
    face = hits.needed(shots[0].need, shots[0].lines)
    several = sum(shot.dice for shot in shots) > 1
    policy = "first-hit" if several else ""
    return Odds("vehicle", {"unit": Name("unit", target.unit)}, need, f"{face}+", tuple(chances), policy)


def strike_rows(state: State, shot: Shot, target: Model) -> dict[tuple[str, ...], int]:
    """What a hit does, and on how many faces of the die."""
    strike = strike_of(state, shot, target.id, 0)
    modifier = total(damage_lines(state, strike, target))
    found: dict[tuple[str, ...], int] = defaultdict(int)
    for die in range(1, 11):
        result = read_result(state, strike, target, die + modifier)
        part = part_of(result) if strike.direct else ""
        screened = bool(part) and screen(state, target, part, strike.at, strike.model) is not None
        found[("screened",) if screened else words(result) or ("nh",)] += 1
    return found


def vehicle_chance(harm: tuple[str, ...], chance: float) -> Chance:
    """One row of a vehicle's column in words."""
    names: Any = tuple(Name("harm", each) for each in harm)
    return Chance("result", chance, {"result": names}, "bad" if harm == ("nh",) else "good")


def melee_odds(state: State, link: Intent) -> Odds:
    """One man against one, the first who meet at the end of a charge: who wins, and what the loser suffers.

    Rules: OW-melee-roll, OW-melee-equal, OW-melee-place.
    """
    there = clone(state)
    arrive(there, charging_order(state, link), 0, [])
    pair = next(iter(melee.melee_opponents(there, link.unit, [link.charge])), None)
    if pair is None:
        return Odds("nothing", {"unit": link.charge})
    man, other = there.models[pair.man], there.models[pair.foe]
    mine = melee.melee_lines(there, man, other, pair.more, True)
    theirs = melee.melee_lines(there, other, man, pair.against, False)
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
    return Odds("melee", {"unit": link.charge}, (*mine, *theirs), f"{edge:+d}", chances)


def now_or_later(
    state: State, links: tuple[Intent, ...], target: str, fire: Callable[[State], Odds | None]
) -> Odds | None:
    """Fire at a unit where it stands; at one that cannot be hit there but moves, where its way ends."""
    found = fire(state)
    way = next((link for link in links if link.unit == target and (link.paths or link.charge)), None)
    if way is None or found is None or found.key != "nothing":
        return found
    after = fire(met_on_the_way(state, way, 1000))
    return found if after is None or after.key == "nothing" else replace(after, policy="at-end")


def aim_odds(state: State, draft: Intent, action: Aim, most: int = TRIES) -> Odds | None:
    """What a mounted weapon may do to a target, in a squad those of all vehicles that can fire it."""
    hull = crew.lead(state, draft.unit)
    if hull is None or action.unit not in state.units:
        return None
    aims = WeaponTarget(1).answer(state, replace(draft, aims=()), (), action).aims
    aims = aims or (intent.AimedWeapon(hull.id, action.mount, action.unit, action.ammo),)
    if draft.paths and draft.when == "after":
        state = met_on_the_way(state, draft, 1000)
    pops = draft.popped or only_looking_out(state, draft, state.units[action.unit])
    link = replace(draft, aims=aims, popped=pops)
    trial = clone(state)
    set_lookouts(trial, link)
    parts, shots = vehicle_shots(trial, link, bool(link.paths), [])
    if not shots:
        return Odds("nothing", {"unit": action.unit})
    if shots[0].kind == "vehicle":
        return vehicle_odds(state, link, list(shots))
    part = next((each for each in parts if each.name == shots[0].part and each.unit == shots[0].target), None)
    if part is None:
        return None
    foe, together = state.units[action.unit], all(shot.part == part.name for shot in shots)
    plain = together and not needs_trials(part, list(shots))
    toll = toll_of(state, part, shots) if plain else {}
    breaks = break_chance(state, foe, toll) if plain else 0.0
    if not plain:
        toll, breaks = tried(trial, replace(link, target=action.unit), bool(link.paths), False, part.name, most)
    return told_odds(foe, part, toll, breaks, list(shots), "least-cover" if plain else "played-out")
