"""Orders: standing up, delayed fire that finds no target, pursuit, and the marker at the end."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import MenStoodUp, OrderLost, ShotsWasted, UnitMarked
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Point, Unit
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules.ground.cover import area_cover
from sandtable.games.operation.rules.ground.measuring import place
from sandtable.games.operation.rules.infantry import melee, movement, snipers
from sandtable.games.operation.rules.infantry.mines import after_mine
from sandtable.games.operation.tables import WEAPONS
from sandtable.games.operation.tables.words import Posture
from sandtable.geometry.table import bearing, distance2
from sandtable.geometry.table.angles import moved


def stand_up(state: State, unit: str, out: Out, boards: bool = False) -> bool:
    """Shaken men stand up and do nothing else; True if nobody is left to act.

    A crew that lies beside its vehicle and `boards` it does just that with the order.

    Rules: OW-shaken-order, OW-shaken-all, OW-R101.
    """
    men = state.everyone(unit)
    lying = [man for man in men if man.shaken]
    for man in lying:
        state.models[man.id] = replace(man, shaken=False, rose=0 if boards else state.turn)
    if lying:
        out.append(MenStoodUp(unit, tuple(man.id for man in lying)))
    return len(lying) == len(men) and not boards


def let_pass(state: State, link: Intent, out: Out) -> None:
    """Delayed fire whose target never came by: Fire counts as fired, an Ambush held its fire.

    Rules: OW-fire-wasted, OW-ambush-hold.
    """
    unit = state.units[link.unit]
    if unit.broken or not unit.models:
        out.append(OrderLost(link.unit))
        return
    if stand_up(state, link.unit, out):
        mark(state, link.unit, "stationary", out)
    elif link.order == "fire":
        out.append(ShotsWasted(link.unit, "gone"))
        mark(state, link.unit, "fired", out)
    else:
        mark(state, link.unit, "stationary", out)


def pursuit_goals(state: State, unit: Unit, target: str) -> list[Point]:
    """For up to three of the target's models the points 15, 10 and 5 cm towards them.

    Rules: OW-assault-follow.
    """
    who = movement.movers(state, unit)
    foes = state.pieces(target) if target in state.units else []
    found: list[Point] = []
    for foe in foes[:3]:
        if not who:
            break
        man = min(who, key=lambda m: distance2(place(m), place(foe)))
        direction = bearing((foe.x - man.x, foe.y - man.y))
        limit = movement.allowance(state, man, "assault", "fast")
        for far in (limit, limit * 2 // 3, limit // 3):
            if far * far < distance2(place(man), place(foe)):
                found.append(moved(place(man), direction, far - 1))
    return list(dict.fromkeys(found))


def posture_after(state: State, unit: Unit, link: Intent, shot: bool) -> Posture:
    """The detection state an order leaves behind.

    Rules: OW-move-state, OW-assault-state, OW-fire-wasted, OW-ambush-hold, OW-bicycle-state, OW-moto-detect.
    """
    if link.order in ("fire", "cover"):
        return "fired"
    if link.order == "ambush":
        return "fired" if shot else "stationary"
    if link.order == "assault":
        return "fired" if shot or fires_anyway(state, unit, link) else "moved"
    riding = any(man.riding and man.went == state.turn for man in state.men(unit))
    drives = state.vehicle_of(unit) is not None
    return "moved" if link.speed == "fast" or riding or drives else "stationary"


def fires_anyway(state: State, unit: Unit, link: Intent) -> bool:
    """On Assault somebody's weapon goes off even if there was nothing to fire at: not where men trained with the
    bayonet charged without firing, where a crew only got into its vehicle, or where nobody has a weapon.

    Rules: OW-assault-state, OW-fire-wasted, OW-melee-fire, OW-R101.
    """
    if link.when or link.aims:
        return True
    if link.boards or (link.charge and not melee.must_fire(state, unit)):
        return False
    return any(model.weapons for model in state.members(unit))


def is_silent(state: State, unit: Unit, link: Intent) -> bool:
    """Whether all that was fired was silent, or a sniper fired from cover.

    Rules: OW-piat, OW-piat-bomb, OW-traits.
    """
    fired = [model for model in state.members(unit) if model.shot == state.turn]
    if not fired:
        return False
    if all(any("silent" in WEAPONS[w].traits for w in model.weapons) for model in fired):
        return True
    covered = all(area_cover(state, model) != "open" for model in fired)
    return snipers.stays_hidden(unit, link.arms, covered)


def mark(state: State, unit: str, posture: Posture, out: Out) -> None:
    """The marker of the turn's colour: white in even turns, black in odd ones; no further order.

    Rules: OW-markers-colour, OW-turn-must, OW-night-mine.
    """
    if after_mine(state, unit):
        posture = "fired"
    state.alter(unit, posture=posture, marked=state.turn)
    out.append(UnitMarked(unit, posture, "black" if state.turn % 2 else "white"))
