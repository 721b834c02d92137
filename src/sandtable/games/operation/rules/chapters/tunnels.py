"""Tunnels and sewers: entry points, markers below ground, and what may fall on them."""

from __future__ import annotations

from sandtable.games.operation.events.chapters import CameUp, MarkerMoved, ShotsBelow, TunnelRolled, WentBelow
from sandtable.games.operation.model.pieces import Model, Point, TunnelMarker, Unit
from sandtable.games.operation.model.state import Out, State, is_active
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.chapters import tunnel_weapons
from sandtable.games.operation.rules.chapters.tunnel_weapons import place_of
from sandtable.games.operation.rules.ground.cohesion import COHESION
from sandtable.games.operation.rules.ground.measuring import BASE
from sandtable.games.operation.rules.ground.outlines import is_spot_free
from sandtable.games.operation.rules.infantry import damage, losses
from sandtable.games.operation.rules.infantry.melee import Pair, fight_all, pair_up
from sandtable.games.operation.rules.infantry.snipers import infiltrates
from sandtable.games.operation.rules.vehicles.explosions import men_struck
from sandtable.games.operation.rules.weapons import hits
from sandtable.games.operation.tables import MOVE, WEAPONS
from sandtable.games.operation.tables.words import OrderKind
from sandtable.geometry.table import along, circles_overlap, contains, distance2, distance_at_most, root_up
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Dice, Refusal

MOST_ENTRIES = 6
ENTRY_GAP = 300
MARKERS_NEAR = 100
"""Markers this near may fight below (mm)."""
TOO_MANY_ENTRIES = Refusal("OW-tun-points", "too-many-entries")
ENTRY_TOO_NEAR = Refusal("OW-tun-points", "entry-too-near")
NOT_ROAD = Refusal("OW-tun-points", "not-on-road")
NOT_INFANTRY = Refusal("OW-tun-infantry", "not-infantry")
NOT_TOGETHER = Refusal("OW-tun-down", "not-together")
NO_ENTRY = Refusal("OW-tun-down", "no-entry")
TOO_SOON_UP = Refusal("OW-tun-up", "too-soon")
NOT_THERE = Refusal("OW-tun-up", "not-at-entry")
SHAKEN_BELOW = Refusal("OW-tun-shaken", "shaken-below")
NOT_NEAR = Refusal("OW-tun-fight", "not-near-below")


def entries(state: State) -> dict[str, Template]:
    """The entry points that are open."""
    return {name: t for name, t in state.templates.items() if t.kind == "entry"}


def why_not_sink(state: State, at: Point) -> Refusal | None:
    """At most six points, 30 cm from the edge and from each other, on roads only.

    Rules: OW-tun-points.
    """
    if len(entries(state)) >= MOST_ENTRIES:
        return TOO_MANY_ENTRIES
    x, y = at
    inside = ENTRY_GAP <= x <= state.size[0] - ENTRY_GAP and ENTRY_GAP <= y <= state.size[1] - ENTRY_GAP
    if not inside or any(not apart((t.x, t.y), at) for t in entries(state).values()):
        return ENTRY_TOO_NEAR
    roads = [f.shape for f in state.features.values() if f.kind in ("road", "track")]
    return None if any(contains(shape, at) for shape in roads) else NOT_ROAD


def apart(a: Point, b: Point) -> bool:
    return distance2(a, b) >= ENTRY_GAP * ENTRY_GAP


def sink(state: State, at: Point) -> str:
    """An entry point is placed."""
    name = f"entry-{len(entries(state)) + 1}"
    state.templates[name] = Template(name, "entry", at[0], at[1], COHESION)
    return name


def free_points(state: State) -> list[Point]:
    """Points of a coarse grid where an entry could be placed."""
    grid = ((x, y) for x in range(0, state.size[0] + 1, 35) for y in range(0, state.size[1] + 1, 35))
    return [at for at in grid if why_not_sink(state, at) is None]


def why_not_descend(state: State, unit: Unit, entry: str) -> Refusal | None:
    """An infantry unit, all of it in cohesion with an open entry point.

    Rules: OW-tun-infantry, OW-tun-down.
    """
    point = entries(state).get(entry)
    if point is None:
        return NO_ENTRY
    pieces = state.members(unit)
    if any(m.cls != "infantry" or m.aboard for m in pieces):
        return NOT_INFANTRY
    together = all(distance_at_most((m.x, m.y), (point.x, point.y), COHESION) for m in pieces)
    return None if together else NOT_TOGETHER


def why_not_hide(state: State, unit: Unit, entry: str) -> Refusal | None:
    """Before play a unit that infiltrates may be set up below ground, if it may go there at all.

    Rules: OW-tun-infiltrate, OW-tun-infantry.
    """
    if not state.on("tunnels") or entry not in entries(state):
        return NO_ENTRY
    on_foot = all(m.cls == "infantry" and not m.aboard for m in state.members(unit))
    return None if on_foot and infiltrates(unit) else NOT_INFANTRY


def hide(state: State, unit: str, entry: str, dice: Dice, out: Out) -> None:
    """It waits below at the entry point; nothing is rolled.

    Rules: OW-tun-infiltrate.
    """
    point = entries(state)[entry]
    for name in state.units[unit].models:
        state.change(name, x=point.x, y=point.y)
    state.alter(unit, off=False)
    descend(state, unit, entry, dice, out, rolled=False)


def descend(state: State, unit: str, entry: str, dice: Dice, out: Out, rolled: bool = True) -> None:
    """The unit is replaced by a marker at the point, unless the tunnel comes down.

    Rules: OW-tun-down, OW-tun-table, OW-tun-infiltrate.
    """
    result = roll_tunnel(state, unit, entry, dice, out) if rolled else "nothing"
    if result in ("dead", "closed") or not state.units[unit].models:
        return
    point = entries(state)[entry]
    state.alter(unit, below=TunnelMarker(entry, (point.x, point.y), state.turn))
    out.append(WentBelow(unit, entry))


def entry_reached(state: State, unit: Unit) -> str:
    """The entry point that a marker stands at, or nothing."""
    at = place_of(unit)
    return next((name for name, t in entries(state).items() if (t.x, t.y) == at), "")


def tunnel_result(roll: int) -> str:
    """1-5 nothing, 6-7 some are struck, 8-9 all are and the point is closed, 10 all die.

    Rules: OW-tun-table.
    """
    return "nothing" if roll <= 5 else "some" if roll <= 7 else "closed" if roll <= 9 else "dead"


def roll_tunnel(state: State, unit: str, entry: str, dice: Dice, out: Out) -> str:
    """A roll at each descent and ascent.

    Rules: OW-tun-table.
    """
    roll = dice.sum(1, 10, "tunnel")
    result = tunnel_result(roll.value)
    out.append(TunnelRolled(unit, entry, result, (roll,)))
    men = [man.id for man in state.everyone(unit)]
    if result == "some":
        count = dice.sum(1, 10, "tunnel-struck").value
        men_struck(state, tuple(men[:count]), "sa", "open", dice, out)
    elif result == "closed":
        men_struck(state, tuple(men), "sa", "open", dice, out)
        surface(state, unit, entry, out)
        state.templates.pop(entry)
    elif result == "dead":
        state.templates.pop(entry)
        for man in men:
            losses.kill(state, man, out, counts=False)
    return result


def surface(state: State, unit: str, entry: str, out: Out) -> None:
    """The men stand on the table in cohesion with the entry point.

    Rules: OW-tun-up, OW-tun-table.
    """
    point = state.templates[entry]
    state.alter(unit, below=None)
    men = state.everyone(unit)
    places = round_about(state, (point.x, point.y), len(men), frozenset(man.id for man in men))
    for man, (x, y) in zip(men, places, strict=False):
        state.change(man.id, x=x, y=y, went=state.turn)
    out.append(CameUp(unit, tuple(places)))


def round_about(state: State, middle: Point, count: int, without: frozenset[str]) -> list[Point]:
    """Free places around a point, nearest first."""
    found: list[Point] = []
    for far in range(0, COHESION + 60, 2 * BASE + 2):
        for turn in range(0, 3600, 300 if far > 60 else 600):
            place = moved(middle, turn, far)
            if len(found) == count:
                return found
            if is_spot_free(state, place, without) and not any(circles_overlap(place, BASE, o, BASE) for o in found):
                found.append(place)
    return found


def why_not_ascend(state: State, unit: Unit) -> Refusal | None:
    """A marker at an entry point, in a later turn than it came there.

    Rules: OW-tun-up.
    """
    if unit.below is None or not entry_reached(state, unit):
        return NOT_THERE
    return TOO_SOON_UP if unit.below.turn >= state.turn else None


def ascend(state: State, unit: str, dice: Dice, out: Out) -> None:
    """Before the men are placed the die is rolled; then they stand in cohesion with the point.

    Rules: OW-tun-up, OW-tun-table.
    """
    entry = entry_reached(state, state.units[unit])
    result = roll_tunnel(state, unit, entry, dice, out)
    if result in ("nothing", "some") and state.units[unit].models:
        surface(state, unit, entry, out)


def tunnel_reach(order: OrderKind, speed: str) -> int:
    """How far a marker moves below ground.

    Rules: OW-tun-move.
    """
    pace = MOVE["underground"]
    if order == "assault":
        return pace.assault if speed == "fast" else pace.slow
    return pace.fast if speed == "fast" else pace.slow


def why_not_creep(state: State, unit: Unit, entry: str) -> Refusal | None:
    """Towards another entry point, and only if nobody below is shaken.

    Rules: OW-tun-move, OW-tun-shaken.
    """
    if entry not in entries(state) or entry_reached(state, unit) == entry:
        return NO_ENTRY
    return SHAKEN_BELOW if is_held_below(state, unit) else None


def is_held_below(state: State, unit: Unit) -> bool:
    """Whether somebody of a unit below ground is shaken, or has only stood up with this order: its marker stays.

    Rules: OW-tun-shaken, OW-shaken-order.
    """
    return any(man.shaken or (man.rose and man.rose == state.turn) for man in state.everyone(unit))


def creep(state: State, unit: str, order: OrderKind, speed: str, entry: str, out: Out) -> None:
    """The marker goes straight towards an entry point and stops when it is there.

    Rules: OW-tun-move.
    """
    held = state.units[unit]
    start, point = place_of(held), entries(state)[entry]
    goal = (point.x, point.y)
    total = root_up(distance2(start, goal)) or 1
    far = min(total, tunnel_reach(order, speed))
    at = goal if far == total else along((start, goal), far * 1000 // total)
    state.alter(unit, below=TunnelMarker(entry, at, state.turn))
    out.append(MarkerMoved(unit, at))


def foes_near(state: State, unit: Unit, far: int = MARKERS_NEAR) -> list[Unit]:
    """Enemy markers within 10 cm, whatever the detection.

    Rules: OW-tun-fight, OW-tun-blind.
    """
    if not unit.below:
        return []
    here = place_of(unit)
    return [u for u in state.enemies(unit.seat) if u.below and distance_at_most(here, place_of(u), far)]


def fire(state: State, unit: str, target: str, order: OrderKind, dice: Dice, out: Out, arms: str = "") -> None:
    """Markers fire at each other, without cover: who has what was announced throws it, the others use their firearms.

    Rules: OW-tun-fight, OW-tun-template.
    """
    foe = state.units[target]
    far = tunnel_weapons.distance_below(state.units[unit], foe)
    total, rolls, lobbed = 0, [], False
    for man in state.everyone(unit):
        if not is_active(state, man):
            continue
        arm = firearm(man)
        lobs = tunnel_weapons.thrown_arm(man, arms) or ("" if arm else tunnel_weapons.other_arm(man))
        if lobs:
            tunnel_weapons.lob(state, man, lobs, target, order, dice, out)
            lobbed = True
        elif arm is not None:
            mode = WEAPONS[arm].modes[0]
            face = hits.needed(mode.need[0], tunnel_weapons.lines_below(order, mode, far))
            roll = dice.passes(mode.rof, 10, face, "below")
            rolls.append(roll)
            total += roll.value
            state.change(man.id, shot=state.turn)
    if rolls or not lobbed:
        out.append(ShotsBelow(unit, target, total, tuple(rolls)))
    if total:
        harm = damage.men(total, "sa", tunnel_weapons.harm_below(order), "open", dice)
        men = tuple(man.id for man in state.everyone(foe))
        extensions.apportion.call(state, foe.seat, men, harm.dead, harm.shaken)


def firearm(man: Model) -> str | None:
    """What a man fires in a tunnel."""
    return next((w for w in man.weapons if w not in man.spent and WEAPONS[w].modes[0].name == "direct"), None)


def why_not_storm_below(state: State, unit: Unit, target: str) -> Refusal | None:
    """An Assault brings the marker to an enemy marker in reach, unless somebody of the unit is shaken.

    Rules: OW-tun-melee, OW-tun-shaken.
    """
    if target not in [foe.id for foe in foes_near(state, unit)]:
        return NOT_NEAR
    there = place_of(unit) == place_of(state.units[target])
    return SHAKEN_BELOW if not there and is_held_below(state, unit) else None


def melee_pairs(state: State, unit: Unit, foe: Unit) -> list[Pair]:
    """Below ground everybody is in contact with everybody: all roll, and surplus men help each other.

    Rules: OW-tun-melee, OW-R79.
    """
    ours = [man for man in state.everyone(unit) if is_active(state, man)]
    theirs = state.everyone(foe)
    return pair_up(ours, theirs, {(man.id, other.id) for man in ours for other in theirs})


def fight(state: State, unit: str, target: str, dice: Dice, out: Out) -> None:
    """Melee between markers: each pair rolls with its modifiers, the higher hits without cover.

    Rules: OW-tun-melee, OW-melee-roll.
    """
    fight_all(state, melee_pairs(state, state.units[unit], state.units[target]), dice, out)
