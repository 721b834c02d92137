"""The table as a delayed shot finds it: who moves has gone a part of his way."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.flow.drive_steps import facings, set_lookouts
from sandtable.games.operation.flow.orders import charging_order
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing import alighting, getting_in
from sandtable.games.operation.rules.announcing.question import stages
from sandtable.games.operation.rules.infantry.walking import advance_to, under_way
from sandtable.games.operation.rules.vehicles import driving
from sandtable.geometry.table import length
from sandtable.kernel import clone


def met_on_the_way(state: State, link: Intent, at: int) -> State:
    """The table when a unit has gone so many thousandths of its way: vehicles turned as they drive, chargers on their
    run, and of a move of several stages those before it done.

    Rules: OW-interrupt, OW-interrupt-insert, OW-melee-place, OW-R93.
    """
    link = charging_order(state, link) if link.charge else link
    there = clone(state)
    set_lookouts(there, link)
    found = stages(link) or ("go",)
    number = min(len(found) - 1, at * len(found) // 1000)
    for n, stage in enumerate(found[: number + 1]):
        share = at * len(found) - 1000 * number if n == number else 1000
        if stage == "board":
            walk_up(there, link, share, n < number)
        elif stage == "go":
            under_way(there, link)
            go(there, link, share)
        else:
            speed, paths = alighting.get_out(there, link, [])
            there.alter(link.unit, posture="moved", silent=False)
            advance_to(there, replace(link, paths=paths, speed=speed), 0, share)
    return there


def walk_up(there: State, link: Intent, share: int, aboard: bool) -> None:
    """Men have gone so much of their ways to their vehicles, or have got in.

    Rules: OW-embark-place, OW-interrupt.
    """
    rides = tuple((hull, tuple(man.id for man in men)) for hull, men in getting_in.entered(there, link).items())
    ways = getting_in.approaches(there, rides)
    walk = replace(link, paths=ways, speed=getting_in.pace(there, link, ways))
    under_way(there, walk)
    advance_to(there, walk, 0, share)
    for hull, men in rides if aboard else ():
        for name in men:
            there.change(name, aboard=hull, x=there.models[hull].x, y=there.models[hull].y, boarded=there.turn)


def go(there: State, link: Intent, share: int) -> None:
    """Everybody has gone so much of his way; hulls and turrets have turned as they drove."""
    before = {name: there.models[name] for name, _ in link.paths if name in there.vehicles and name in there.models}
    advance_to(there, link, 0, share)
    for name, way in link.paths:
        if name in before:
            turned, far = facings(way, before[name], link), length(way) * share // 1000
            end = driving.hull_facing_after(way, turned, far) if far < length(way) else turned[-1]
            swing = end - before[name].facing
            there.refit(name, turret=(there.vehicles[name].turret + swing) % 3600)
            there.change(name, facing=end)
