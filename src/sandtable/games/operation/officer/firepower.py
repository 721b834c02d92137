"""What fire is worth, from the real shots: men expected to fall, a unit that may break, friends who may be hit."""

from __future__ import annotations

from functools import cache
from math import exp

from sandtable.games.operation.model.intent import AimedWeapon, Intent
from sandtable.games.operation.model.pieces import ARMOURED, TANKS, Model, Unit
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.officer.thoughts import Thoughts
from sandtable.games.operation.rules.announcing import vehicle_aims
from sandtable.games.operation.rules.ground import outlines
from sandtable.games.operation.rules.infantry import damage
from sandtable.games.operation.rules.infantry.damage import total
from sandtable.games.operation.rules.infantry.detection import is_valid
from sandtable.games.operation.rules.vehicles import crew, mounted_weapons
from sandtable.games.operation.rules.weapons import hits, vehicle_volley
from sandtable.games.operation.rules.weapons.aiming import parts_in_sight, possible, way_of
from sandtable.games.operation.tables import CARDS, ENTRIES, WEAPONS, WeaponMount
from sandtable.games.operation.tables.words import OrderKind

MAN = 22
"""Points of a man, as a unit of worth."""
SHAKEN_WORTH = 0.3
"""What a shaken man is worth beside a dead one."""
FRIEND = 2.0
"""How much worse it is to hit a friend than it is good to hit an enemy."""
CARD: dict[str, int] = {card.order: n for n, card in enumerate(CARDS)}


@cache
def harm(table: str, modifier: int, cover: str) -> tuple[float, float]:
    """The chances of a hit to kill and to shake a man in this cover."""
    found = [damage.man(table, die, modifier, cover) for die in range(1, 11)]  # type: ignore[arg-type]
    return found.count("dead") / 10, found.count("shaken") / 10


def man_price(unit: Unit) -> float:
    """What a unit counts at the end, in men."""
    return price_of(unit.kind)


@cache
def price_of(kind: str) -> float:
    entry = ENTRIES.get(kind)
    return (entry.points if entry else 100) / MAN


def head(unit: Unit) -> float:
    """What one of its men is worth."""
    return max(0.5, min(5.0, man_price(unit) / max(1, unit.start)))


def hull_worth(state: State, model: Model, table: str) -> float:
    """What a hit on a vehicle is worth: shells may end it, bullets only trouble what is not armoured.

    Only men count in the end: an empty vehicle is worth next to nothing.
    """
    aboard = len(state.crew(model.id))
    if not aboard:
        return 0.02
    if table == "hw":
        unit = state.units[model.unit]
        return max(2.0, 0.3 * man_price(unit) * min(1.0, aboard / max(1, len(state.everyone(unit)))))
    return 0.06 if model.cls in TANKS else 0.25 if model.cls in ARMOURED else 0.7


class Bag:
    """What a volley is expected to do: enemies dead and shaken, other worth, and friends hit."""

    __slots__ = ("dead", "extra", "friends", "shaken")

    def __init__(self) -> None:
        self.dead = self.shaken = self.extra = self.friends = 0.0

    def plus(self, other: Bag) -> None:
        self.dead += other.dead
        self.shaken += other.shaken
        self.extra += other.extra
        self.friends += other.friends

    def rough(self) -> float:
        return self.dead + SHAKEN_WORTH * self.shaken + self.extra - FRIEND * self.friends


def one_shot(state: State, unit: Unit, part: TargetPart, shot: Shot) -> Bag:
    """What one weapon may do to one part of a target."""
    bag, mode = Bag(), way_of(shot)
    chance = max(0, 11 - hits.needed(shot.need, shot.lines)) / 10
    table = shot.table or mode.table
    if part.kind == "vehicle":
        model = state.models[part.models[0]]
        bag.extra = chance * shot.dice * hull_worth(state, model, table)
        return bag
    many = crowd(state, part, mode.template) * mode.count if mode.template else shot.dice
    kills, shakes = harm(table, total(shot.harm), part.cover)
    astray = (unit.training - 1) / 10 if shot.risk and not mode.template else 0.0
    if part.kind == "gun":
        kills, shakes = 0.35 * (1.6 if table == "hw" else 1.0), 0.2
    bag.dead, bag.shaken = chance * many * kills * (1 - astray), chance * many * shakes * (1 - astray)
    bag.friends = chance * many * astray
    return bag


def crowd(state: State, part: TargetPart, radius: int) -> float:
    """How many men of a part lie under a template laid on one of them, at best of a few."""
    men = [state.models[each] for each in part.models if each in state.models]
    near = radius * radius
    return max(
        (float(sum((a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= near for b in men)) for a in men[::3]),
        default=1.0,
    )


def bag_of(state: State, unit: Unit, foe: Unit, order: OrderKind, moved: bool = False) -> Bag:
    """All weapons of a unit on foot against one enemy."""
    return volley_worth(state, Intent(unit.seat, unit.id, CARD[order], target=foe.id), foe.id, moved)


def volley_worth(state: State, link: Intent, foe: str, moved: bool = False, heavy: bool = False) -> Bag:
    """The weapons on foot of an intent against one of its targets, each at the part where it does most."""
    unit = state.units[link.unit]
    best: dict[str, Bag] = {}
    for part in parts_in_sight(state, link, foe):
        for shot in possible(state, link, part, moved, heavy):
            made = one_shot(state, unit, part, shot)
            if shot.model not in best or made.rough() > best[shot.model].rough():
                best[shot.model] = made
    bag = Bag()
    for made in best.values():
        bag.plus(made)
    return bag


def mount_bag(state: State, unit: Unit, hull: Model, foe: Unit, order: OrderKind, mount: WeaponMount, ammo: str) -> Bag:
    """One weapon of a vehicle against one enemy, at the part where it does most."""
    aim = AimedWeapon(hull.id, mount.id, foe.id, ammo)
    link = Intent(unit.seat, unit.id, CARD[order], target=foe.id, aims=(aim,))
    best = Bag()
    for part in vehicle_volley.parts_aimed_at(state, link, foe):
        shot = vehicle_volley.part_shot(state, link, hull, aim, part)
        made = one_shot(state, unit, part, shot) if shot is not None else best
        if made.rough() > best.rough():
            best = made
    return best


def driven_bag(state: State, unit: Unit, hull: Model, foe: Unit, order: OrderKind) -> Bag:
    """All weapons of a vehicle that its crew can serve, each with its best ammunition."""
    traits = outlines.entry_of(state, hull).traits
    main, rest = Bag(), list[Bag]()
    for mount in vehicle_aims.mounts_to_aim(state, hull):
        kinds = mounted_weapons.ammunition(WEAPONS[mount.weapon], traits)
        made = [mount_bag(state, unit, hull, foe, order, mount, kind) for kind in kinds]
        best = max(made, key=Bag.rough, default=Bag())
        if mount.role not in ("main", "coaxial"):
            rest.append(best)
        elif best.rough() > main.rough():
            main = best
    hands = max(0, len(crew.able(state, hull.id)) - 2)
    for made_one in sorted(rest, key=Bag.rough, reverse=True)[:hands]:
        main.plus(made_one)
    return main


def more_than(count: int, mean: float) -> float:
    """The chance of at least so many where so many are expected (Poisson)."""
    term, below = exp(-mean), 0.0
    for n in range(count):
        below += term
        term *= mean / (n + 1)
    return max(0.0, 1.0 - below)


def worth_of(state: State, foe: Unit, bag: Bag) -> float:
    """A bag in men: the dead, the shaken, the chance that the unit breaks or is gone, less the friends."""
    men = len(state.everyone(foe))
    dead = min(bag.dead, float(men))
    value = head(foe) * (dead + SHAKEN_WORTH * min(bag.shaken, men - dead)) + bag.extra - FRIEND * bag.friends
    if men and dead > 0.05:
        value += 0.5 * man_price(foe) * more_than(men, dead)
        if foe.panic and not foe.broken:
            due = foe.panic - foe.dead % foe.panic
            value += 0.35 * man_price(foe) * more_than(due, dead) * (foe.training - 1) / 10
    return value


def fire_worth(state: State, unit: Unit, foe: Unit, order: OrderKind = "fire", moved: bool = False) -> float:
    """What the fire of a unit at an enemy is worth, in men. Remembered for one table."""
    known = state.moment().of(Thoughts).fire
    key = (unit.id, foe.id, order, moved)
    if key not in known:
        known[key] = fire_now(state, unit, foe, order, moved)
    return known[key]


def fire_now(state: State, unit: Unit, foe: Unit, order: OrderKind = "fire", moved: bool = False) -> float:
    """The same, worked out: for tables that are only imagined. Nobody fires at what he does not see and detect."""
    if order != "cover" and not is_valid(state, unit, foe):
        return 0.0
    bag = bag_of(state, unit, foe, order, moved)
    for hull in crew.served(state, unit.id):
        bag.plus(driven_bag(state, unit, hull, foe, order))
    return worth_of(state, foe, bag)


def aim_worth(
    state: State, unit: Unit, hull: Model, foe: Unit, order: OrderKind, mount: WeaponMount, ammo: str
) -> float:
    """What one weapon of a vehicle does to an enemy, in men."""
    return worth_of(state, foe, mount_bag(state, unit, hull, foe, order, mount, ammo))
