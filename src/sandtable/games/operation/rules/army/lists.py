"""Army lists: buying units within a limit, building them, merged teams."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.operation.model.pieces import Model, ModelClass, Point, Seat, Unit, Vehicle, model_id
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.outlines import RING_STEP
from sandtable.games.operation.rules.infantry.merged_units import joined_nerves
from sandtable.games.operation.tables import ENTRIES, PLATOONS, Entry, items, platoon_kind
from sandtable.geometry.table import turned
from sandtable.kernel import Refusal

PREFIX = {"germany": "de", "usa": "us", "britain": "uk", "soviet": "su"}
TOO_DEAR = Refusal("OW-army-points", "too-dear")
NOT_IN_LIST = Refusal("OW-army-points", "not-in-list")
NOT_AN_OPTION = Refusal("OW-army-points", "not-an-option")
TOO_MANY_STAFFS = Refusal("OW-army-points", "too-many-staffs")
PLATOON_SIZE = Refusal("OW-army-points", "platoon-size")
NEEDS_SQUAD = Refusal("OW-carrier-unit", "needs-squad")
CANNOT_MERGE = Refusal("OW-merged", "cannot-merge")
CARRIER_FULL = Refusal("OW-deploy-transport", "carrier-full")


PLATOON_PARTS = {part.type: part for platoon in PLATOONS.values() for part in platoon}
STAFFS = frozenset(kind for kind in PLATOON_PARTS if "command" in ENTRIES[kind].traits)
"""What platoons are made of, and the headquarters among it."""
CARRIERS: dict[str, tuple[str, ...]] = {
    nation: tuple(k for k, e in ENTRIES.items() if e.nation == nation and "troop-carrier" in e.traits)
    for nation in PREFIX
}


class Purchase(Struct, frozen=True, gc=False, omit_defaults=True):
    """One unit on a list: what it is, what was bought with it, its carrier and platoon."""

    kind: str
    options: tuple[str, ...] = ()
    carrier: str = ""
    platoon: str = ""
    """Kind and number of the platoon it belongs to, such as `us-rifle-platoon:1`."""


def option_price(option: str) -> int:
    """Price of a thing bought for a unit."""
    if option == "panzerfaust":
        return 25
    return items()[option].points


@lru_cache(4096)
def price(purchase: Purchase) -> int:
    """The listed price of a unit with its options and its carrier.

    Rules: OW-army-points.
    """
    total = ENTRIES[purchase.kind].points + sum(option_price(option) for option in purchase.options)
    return total + (ENTRIES[purchase.carrier].points if purchase.carrier else 0)


@lru_cache(4096)
def why_not_purchase(nation: str, purchase: Purchase) -> Refusal | None:
    """A unit of the nation's list, with options of its entry and a carrier that holds it.

    Rules: OW-army-points.
    """
    entry = ENTRIES.get(purchase.kind)
    if entry is None or entry.nation != nation:
        return NOT_IN_LIST
    if not entry.crew and not entry.men:
        return NEEDS_SQUAD
    limits = dict(entry.options)
    if any(limits.get(option, 0) < count for option, count in Counter(purchase.options).items()):
        return NOT_AN_OPTION
    if not purchase.carrier:
        return None
    carrier = ENTRIES.get(purchase.carrier)
    if carrier is None or carrier.nation != nation or "troop-carrier" not in carrier.traits:
        return NOT_IN_LIST
    return CARRIER_FULL if sum(men.count for men in entry.men) > carrier.seats + carrier.crew else None


def why_not_army(nation: str, army: tuple[Purchase, ...], limit: int) -> Refusal | None:
    """Everything listed, within the limit that the scenario sets, and platoons of their printed size.

    Rules: OW-army-points.
    """
    for purchase in army:
        refusal = why_not_purchase(nation, purchase)
        if refusal is not None:
            return refusal
    if sum([price(purchase) for purchase in army]) > limit:
        return TOO_DEAR
    return why_not_platoons(army) or why_not_commands(army)


def why_not_commands(army: tuple[Purchase, ...]) -> Refusal | None:
    """Of units bought without a platoon, no more headquarters than platoons that the squads could form, one at least.

    Rules: OW-army-points, OW-R99.
    """
    kinds = [purchase.kind for purchase in army if not purchase.platoon]
    staffs = sum([kind in STAFFS for kind in kinds])
    if staffs <= 1:
        return None
    sizes = [(kind, PLATOON_PARTS[kind].least) for kind in PLATOON_PARTS.keys() & kinds]
    squads = sum(kinds.count(kind) // least for kind, least in sizes if least)
    return TOO_MANY_STAFFS if staffs > squads else None


def why_not_platoons(army: tuple[Purchase, ...]) -> Refusal | None:
    """Each named platoon has as many of each part as its entry allows."""
    for name in {purchase.platoon for purchase in army if purchase.platoon}:
        counted = Counter(purchase.kind for purchase in army if purchase.platoon == name)
        for part in PLATOONS.get(platoon_kind(name), ()):
            if not part.least <= counted[part.type] <= part.most:
                return PLATOON_SIZE
    return None


def weapons_of(entry: Entry, options: tuple[str, ...]) -> list[tuple[str, ...]]:
    """What each man carries: his weapons, what was bought, and hand grenades last for infantry."""
    prefix = PREFIX[entry.nation]
    men = [list(part.weapons) for part in entry.men for _ in range(part.count)]
    spare = [
        man for man in men if len(man) == 1 and man[0].endswith(("kar98k", "garand", "lee-enfield", "mosin", "ppsh"))
    ]
    for option, man in zip([o for o in options if o in ("panzerfaust", "charge")], reversed(spare), strict=False):
        man.append(f"{prefix}-{option}")
    if entry.cls == "infantry":
        for man in men:
            man.append(f"{prefix}-grenade")
    return [tuple(man) for man in men]


def block(at: Point, facing: int, count: int) -> list[Point]:
    """Places for so many men in ranks of six behind a point, looking one way."""
    found = []
    for n in range(count):
        rank, file = divmod(n, 6)
        dx, dy = turned(((file - min(count, 6) // 2) * (RING_STEP + 5), rank * (RING_STEP + 5)), facing)
        found.append((at[0] + dx, at[1] + dy))
    return found


def next_name(state: State, kind: str) -> str:
    """The id of the next unit of a kind: the kind and a number, such as `de-grenadiers-2`."""
    number = 1
    while f"{kind}-{number}" in state.units:
        number += 1
    return f"{kind}-{number}"


def raise_unit(
    state: State,
    seat: Seat,
    unit: str,
    kind: str,
    at: Point,
    facing: int = 0,
    *,
    platoon: str = "",
    options: tuple[str, ...] = (),
    carrier: str = "",
    aboard: bool = False,
) -> None:
    """Put a unit of the list on the table: men in ranks, a piece with its crew, a squad beside or in its carrier.

    Rules: OW-carrier-unit, OW-models-class.
    """
    entry = ENTRIES[kind]
    models: list[Model] = []
    if entry.cls == "infantry":
        models += _men(entry, unit, at, facing, options)
    elif entry.cls == "artillery":
        models += _gun(entry, unit, at, facing)
    else:
        models += _vehicle(state, entry, unit, at, facing, 0)
    if carrier:
        models = _with_carrier(state, ENTRIES[carrier], unit, models, at, facing, aboard)
    for model in models:
        state.models[model.id] = model
    men = sum(model.cls == "infantry" for model in models)
    bought = tuple(option for option in options if option not in ("panzerfaust", "charge"))
    if "command-vehicle" in bought:
        bought = (*bought, "command", "radio")
    state.units[unit] = Unit(
        unit,
        seat,
        kind,
        entry.training,
        entry.panic,
        tuple(model.id for model in models),
        start=men,
        traits=tuple(sorted((*entry.traits, *bought))),
        platoon=platoon,
        points=price(Purchase(kind, tuple(options), carrier)),
        alone=men == 1,
    )
    state.tidy()


def _men(entry: Entry, unit: str, at: Point, facing: int, options: tuple[str, ...]) -> list[Model]:
    weapons = weapons_of(entry, options)
    riding = "bicycle" in entry.traits
    return [
        Model(model_id(unit, n), unit, "infantry", x, y, facing=facing, weapons=weapons[n - 1], riding=riding)
        for n, (x, y) in enumerate(block(at, facing, len(weapons)), 1)
    ]


def _gun(entry: Entry, unit: str, at: Point, facing: int) -> list[Model]:
    mounted = tuple(mount.weapon for mount in entry.mounts)
    piece = Model(model_id(unit, 0), unit, "artillery", at[0], at[1], facing=facing, weapons=mounted)
    weapons = weapons_of(entry, ())
    back = entry.outline[0] // 2 + 12
    crew = []
    for n, arms in enumerate(weapons, 1):
        rank, file = divmod(n - 1, 3)
        dx, dy = turned(((file - 1) * (RING_STEP + 2), back + rank * (RING_STEP + 2)), facing)
        role = "gunner" if n == 2 else ""
        crew.append(
            Model(model_id(unit, n), unit, "infantry", at[0] + dx, at[1] + dy, facing=facing, weapons=arms, role=role)
        )
    return [piece, *crew]


def _vehicle(state: State, entry: Entry, unit: str, at: Point, facing: int, crew_from: int) -> list[Model]:
    cls: ModelClass = entry.cls  # type: ignore[assignment]
    mounted = tuple(mount.weapon for mount in entry.mounts)
    name = model_id(unit, 0)
    state.vehicles[name] = Vehicle(
        name,
        entry.id,
        turret=facing,
        crew=entry.crew,
        seats=entry.seats,
        squad=unit if "troop-carrier" in entry.traits else "",
    )
    traits = tuple(sorted(entry.traits))
    hull = Model(name, unit, cls, at[0], at[1], facing=facing, weapons=mounted, traits=traits)
    roles = [*entry.tasks, *("" for _ in range(entry.crew))]
    men = [
        Model(model_id(unit, n), unit, "infantry", at[0], at[1], facing=facing, aboard=name, role=role)
        for n, role in enumerate(roles[: entry.crew], crew_from + 1)
    ]
    return [hull, *men]


def _with_carrier(
    state: State, entry: Entry, unit: str, men: list[Model], at: Point, facing: int, aboard: bool
) -> list[Model]:
    hull = _vehicle(state, replace(entry, crew=0), unit, at, facing, 0)[0]
    state.vehicles[hull.id] = replace(state.vehicles[hull.id], seats=entry.seats + entry.crew, squad=unit)
    if aboard:
        return [hull, *(replace(man, x=at[0], y=at[1], aboard=hull.id, role="") for man in men)]
    back = entry.outline[0] // 2 + RING_STEP
    dx, dy = turned((0, back), facing)
    return [hull, *(replace(man, x=man.x + dx, y=man.y + dy) for man in men)]


def why_not_merge(units: Iterable[Unit]) -> Refusal | None:
    """Units of one platoon and one seat, all of them trained for it.

    Rules: OW-merged.
    """
    found = list(units)
    same = len({(unit.seat, unit.platoon, unit.training) for unit in found}) == 1
    if len(found) < 2 or not same or not found[0].platoon:
        return CANNOT_MERGE
    return None if all("combined-team" in unit.traits for unit in found) else CANNOT_MERGE


def merge(state: State, units: tuple[str, ...]) -> None:
    """The units become one for the whole battle; their panic limits are added.

    Rules: OW-merged, OW-merged-fire.
    """
    joined_nerves(state, units, "merged")
