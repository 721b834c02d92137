"""The printed and reconstructed tables, read once from `data/*.toml`: centimetres there, whole millimetres here."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from sandtable.games.operation.model import Cover, OrderKind, Posture

DATA = Path(__file__).parent / "data"
NATIONS = ("germany", "usa", "britain", "soviet")
CM = 10
"""Millimetres in a centimetre."""

COLUMNS = ("infantry", "unarmoured", "armoured", "light", "medium", "heavy")
"""Columns of a weapon's row."""
DAMAGE_COLUMNS = ("infantry", "artillery", "unarmoured", "armoured", "light", "medium", "heavy")
TABLES = {"small-arms": "sa", "heavy-weapons": "hw"}

COLUMN_OF = {
    "infantry": "infantry",
    "artillery": "infantry",
    "motorcycle": "unarmoured",
    "car": "unarmoured",
    "lorry": "unarmoured",
    "half-track": "armoured",
    "armoured-car": "armoured",
    "light-tank": "light",
    "medium-tank": "medium",
    "heavy-tank": "heavy",
}


def read(name: str) -> dict[str, Any]:
    """One data file as plain values."""
    with (DATA / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


# Cards


class Card(Struct, frozen=True, gc=False):
    """An order card: kind of order and priority number."""

    order: OrderKind
    priority: int

    @property
    def id(self) -> str:
        """The card's word, such as `fire-5`."""
        return f"{self.order}-{self.priority}"


class Hand(Struct, frozen=True, gc=False):
    """What a nation draws besides one card for each unit, and what it may exchange."""

    base: int
    swap: int
    swaps: str
    """`none`, `turn` (every turn) or `game` (once)."""


def _cards() -> tuple[tuple[Card, ...], tuple[int, ...]]:
    counts = read("deck")["cards"]
    kinds = [(Card(order, n + 1), many) for order, row in counts.items() for n, many in enumerate(row)]
    return tuple(card for card, many in kinds if many), tuple(many for _, many in kinds if many)


CARDS, DECK = _cards()
CARD_OF: dict[str, int] = {card.id: n for n, card in enumerate(CARDS)}
HANDS: dict[str, Hand] = {row["nation"]: Hand(row["base"], row["swap"], row["swaps"]) for row in read("deck")["hand"]}
HALVES: dict[str, frozenset[str]] = {half: frozenset(read("deck")["split"][half]) for half in ("manoeuvre", "fire")}


# Movement and terrain


class Pace(Struct, frozen=True, gc=False):
    """How far a class of model goes (mm)."""

    slow: int
    fast: int
    assault: int


class Passage(Struct, frozen=True, gc=False):
    """One entry of the terrain table."""

    minus: int = 0
    plus: int = 0
    slow: bool = False
    barred: bool = False
    tests: int = 0
    remove: bool = False


class Terrain(Struct, frozen=True, gc=False):
    """A row of the terrain table."""

    kind: str
    line: bool
    cover: Cover
    foot: Passage
    cycle: Passage
    wheel: Passage
    track: Passage
    high: bool = False
    low: bool = False
    hedge: bool = False
    deep: bool = False
    walls: bool = False
    trench: bool = False
    bars: str = ""
    """A class that does not get through although its column says so."""

    @property
    def area(self) -> bool:
        """Whether it works on everything within its outline."""
        return not self.line

    def passage(self, column: str) -> Passage:
        """The entry of a column: foot, cycle, wheel or track."""
        if column == "foot":
            return self.foot
        if column == "cycle":
            return self.cycle
        return self.wheel if column == "wheel" else self.track


def parse_passage(entry: str) -> Passage:
    """Read an entry such as `test -5 remove`."""
    words = entry.split()
    numbers = [int(word) * CM for word in words if word.lstrip("+-").isdigit()]
    return Passage(
        minus=-min([0, *numbers]),
        plus=max([0, *numbers]),
        slow="slow" in words,
        barred="barred" in words,
        tests=2 if "tests" in words else int("test" in words),
        remove="remove" in words,
    )


def _terrain(row: dict[str, Any]) -> Terrain:
    return Terrain(
        kind=row["id"],
        line=row["shape"] == "line",
        cover="open" if row["cover"] == "none" else row["cover"],
        foot=parse_passage(row["infantry"]),
        cycle=parse_passage(row["motorcycle"]),
        wheel=parse_passage(row["wheeled"]),
        track=parse_passage(row["tracked"]),
        high=row.get("height") == "high",
        low=row.get("height") == "low",
        hedge=row.get("hedge", False),
        deep=row.get("deep", False),
        walls=row.get("walls", False),
        trench=row.get("trench", False),
        bars=row.get("bars", ""),
    )


MOVE: dict[str, Pace] = {
    row["class"]: Pace(row["slow"] * CM, row["fast"] * CM, row["assault"] * CM) for row in read("movement")["pace"]
}
MOVE["man"] = MOVE["infantry"]
BONUS: dict[str, int] = {k: v * CM for k, v in read("movement")["bonus"].items() if k != "source"}
TERRAIN: dict[str, Terrain] = {row["id"]: _terrain(row) for row in read("terrain")["terrain"]}
COLLISION: dict[str, str] = {k: v for k, v in read("terrain")["collision"].items() if k != "source"}

TURN_COST: int = read("movement")["driving"]["turn"] * CM
EMBARK_COST: int = read("movement")["driving"]["embark"] * CM
STRAIGHT: int = read("movement")["driving"]["straight"] * CM


# Detection

_DETECTION = read("detection")
BUTTONED: int = _DETECTION["buttoned"] * CM
DETECT_LEAST: int = _DETECTION["least"] * CM
SEARCHLIGHT: int = _DETECTION["searchlight"] * CM


def detection(vehicle: bool, posture: Posture, cover: bool, night: bool) -> int:
    """Distance in millimetres at which a target is detected."""
    row = _DETECTION["vehicle" if vehicle else "infantry"][posture]
    return int(row[int(cover) + 2 * int(night)]) * CM


# Weapons


class Mode(Struct, frozen=True, gc=False):
    """One way of firing a weapon. Distances in mm, 0 for none; needs by COLUMNS, 0 for NH."""

    name: str
    table: str
    close: int
    normal: int
    extreme: int
    minimum: int
    rof: int
    template: int
    count: int
    length: int
    need: tuple[int, ...]
    pen: tuple[int, ...]
    assault: tuple[int, ...]
    starred: bool

    @property
    def reach(self) -> int:
        """The longest distance of the mode."""
        return max(self.normal, self.extreme)


class Weapon(Struct, frozen=True, gc=False):
    """A row of a nation's weapon table."""

    id: str
    nation: str
    group: str
    calibre: tuple[int, int]
    barrel: tuple[int, int]
    gun_class: int
    """0 none, 1 light, 2 medium, 3 heavy."""
    traits: frozenset[str]
    modes: tuple[Mode, ...]
    heavy: bool
    """A heavy weapon of infantry, which may take a second target."""

    @property
    def bore(self) -> int:
        """The calibre (mm) that its group stands for: the middle of it."""
        return sum(self.calibre) // 2

    def mode(self, name: str) -> Mode | None:
        """The mode of that name, if the weapon has it."""
        return next((mode for mode in self.modes if mode.name == name), None)


GUN_CLASS = {"": 0, "light": 1, "medium": 2, "heavy": 3}
HEAVY_GROUPS = frozenset(("at-rifle", "launcher"))


def _needs(row: dict[str, int] | None) -> tuple[int, ...]:
    return tuple((row or {}).get(column, 0) for column in COLUMNS)


def _mode(row: dict[str, Any]) -> Mode:
    return Mode(
        name=row["mode"],
        table=TABLES[row["table"]],
        close=row.get("close", 0) * CM,
        normal=row.get("normal", 0) * CM,
        extreme=row.get("extreme", 0) * CM,
        minimum=row.get("minimum", 0) * CM,
        rof=row.get("shots", 1),
        template=row.get("template", 0) * CM,
        count=row.get("templates", 1),
        length=row.get("length", 0) * CM,
        need=_needs(row.get("hit")),
        pen=_needs(row.get("penetrate")),
        assault=_needs(row.get("assault")),
        starred=row["mode"] == "heat",
    )


def _weapon(nation: str, row: dict[str, Any]) -> Weapon:
    return Weapon(
        id=row["id"],
        nation=nation,
        group=row["kind"],
        calibre=convert(row.get("calibre", [0, 0]), tuple[int, int]),
        barrel=convert(row.get("barrel", [0, 0]), tuple[int, int]),
        gun_class=GUN_CLASS[row.get("gun", "")],
        traits=frozenset(row.get("traits", ())),
        modes=tuple(_mode(mode) for mode in row["mode"]),
        heavy=row["kind"] in HEAVY_GROUPS,
    )


WEAPONS: dict[str, Weapon] = {
    row["id"]: _weapon(nation, row) for nation in NATIONS for row in read(f"weapons_{nation}")["weapon"]
}
NAMES: dict[str, str] = {row["id"]: row["name"] for nation in NATIONS for row in read(f"weapons_{nation}")["weapon"]}


def gun(nation: str, text: str) -> Weapon:
    """The row of the nation's weapon table whose calibre group holds a gun such as `75 L/48`.

    Rules: OW-calibre.
    """
    calibre, barrel = (int(part) for part in text.split(" L/"))
    for weapon in WEAPONS.values():
        grouped = weapon.nation == nation and weapon.barrel != (0, 0)
        if grouped and _within(calibre, weapon.calibre) and _within(barrel, weapon.barrel):
            return weapon
    raise KeyError(f"{nation} has no row for {text}")


def _within(value: int, group: tuple[int, int]) -> bool:
    return group[0] <= value <= group[1]


def weapon_id(nation: str, text: str) -> str:
    """The weapon id of an army list's entry: an id itself, or a gun by calibre and barrel."""
    return gun(nation, text).id if " L/" in text else text


def column(cls: str) -> int:
    """Column of a weapon's row for a class of target; guns are fired at as infantry."""
    return COLUMNS.index(COLUMN_OF[cls])


def template_of(calibre: int) -> int:
    """Radius (mm) of the blast of a shell by its calibre."""
    steps = {int(k): v for k, v in read("drift")["template"].items() if k != "source"}
    return next(int(radius) for most, radius in sorted(steps.items()) if calibre <= most) * CM


# Damage


class Result(Struct, frozen=True, gc=False):
    """A cell of the damage table for guns and vehicles."""

    crew: int = 0
    assistants: int = 0
    crew_shaken: int = 0
    crew_dead: int = 0
    track: int = 0
    wheel: int = 0
    running_gear: int = 0
    main: int = 0
    secondary: int = 0
    immobile: int = 0
    engine: int = 0
    catastrophe: int = 0
    nerves: int = 0

    @property
    def nothing(self) -> bool:
        """Whether the cell reads NH."""
        return self == NOTHING


NOTHING = Result()


def parse_result(text: str) -> Result:
    """Read a cell such as `secondary + crew 2 + nerves`."""
    if text == "nh":
        return NOTHING
    parts: dict[str, int] = {}
    for part in text.split(" + "):
        word, _, number = part.partition(" ")
        parts[word.replace("-", "_")] = int(number or 1)
    return Result(**parts)


def _infantry_word(text: str) -> str:
    return text.removeprefix("shaken in ").lower()


_DAMAGE = read("damage")
INFANTRY: dict[str, tuple[str, ...]] = {
    short: tuple(_infantry_word(cell) for cell in _DAMAGE[name]["infantry"]) for name, short in TABLES.items()
}
"""Rows 1 to 10 of the infantry column: `nh`, `shaken`, `lmh`, `mh`, `h` or `dead`."""
DAMAGE: dict[str, dict[str, tuple[Result, ...]]] = {
    short: {col: tuple(parse_result(cell) for cell in _DAMAGE[name][col]) for col in DAMAGE_COLUMNS[1:]}
    for name, short in TABLES.items()
}
FLAME: dict[str, tuple[Result, ...]] = {
    kind: tuple(parse_result(cell) for cell in _DAMAGE[kind]["rows"]) for kind in ("flame-light", "flame-heavy")
}
ENGINE_CATASTROPHE: int = _DAMAGE["engine"]["catastrophe"]
ENGINE_OTHERWISE = parse_result(_DAMAGE["engine"]["otherwise"])
RUNNING_GEAR_WHEEL: int = _DAMAGE["running-gear"]["wheel"]

SHAKEN_IN = {
    "lmh": frozenset(("light", "medium", "heavy")),
    "mh": frozenset(("medium", "heavy")),
    "h": frozenset(("heavy",)),
}


def damage_column(cls: str) -> str:
    """Column of the damage table for a class of model."""
    return "artillery" if cls == "artillery" else COLUMN_OF[cls]


def damage_infantry(table: str, roll: int, cover: Cover) -> str:
    """What a modified damage roll does to a man in that cover: `nh`, `shaken` or `dead`."""
    if roll <= 0:
        return "nh"
    word = INFANTRY[table][min(roll, 10) - 1]
    if word in SHAKEN_IN:
        return "shaken" if cover in SHAKEN_IN[word] else "dead"
    return word


def damage_result(table: str, cls: str, roll: int) -> Result:
    """What a modified damage roll does to a gun or vehicle of that class."""
    if roll <= 0:
        return NOTHING
    return DAMAGE[table][damage_column(cls)][min(roll, 10) - 1]


# Modifiers


class Modifier(Struct, frozen=True, gc=False):
    """A number with the clause that gives it."""

    value: int
    rule: str


def _modifiers(part: str) -> dict[str, Modifier]:
    return {key: Modifier(row["value"], row["rule"]) for key, row in read("modifiers")[part].items()}


HIT = _modifiers("hit")
HARM = _modifiers("damage")
MORALE = _modifiers("morale")
MELEE = _modifiers("melee")
ARMOUR: dict[str, tuple[int, int, int]] = {
    trait: (row[0], row[1], row[2]) for trait, row in read("modifiers")["armour"].items() if trait != "source"
}
"""Damage modifier from front, side and rear by armour trait."""
TARGET_CLASS: dict[str, int] = read("modifiers")["gun-class"]["target"]


# Army lists


class Mount(Struct, frozen=True, gc=False):
    """A weapon fixed to a gun carriage or vehicle."""

    id: str
    weapon: str
    place: str
    """`gun`, `turret`, `hull-gun`, `coaxial`, `hull-mg`, `hull-mg-rear`, `ring` or `jeep`."""
    role: str = "main"
    """`main`, `coaxial` or `secondary`."""
    exposed: bool = False


class Men(Struct, frozen=True, gc=False):
    """So many men with these weapons."""

    count: int
    weapons: tuple[str, ...]


class Entry(Struct, frozen=True, gc=False):
    """A unit of an army list."""

    id: str
    nation: str
    name: str
    cls: str
    training: int
    panic: int
    points: int
    men: tuple[Men, ...] = ()
    outline: tuple[int, int] = (0, 0)
    """Length and width (mm)."""
    crew: int = 0
    tasks: tuple[str, ...] = ()
    seats: int = 0
    wheels: int = 0
    mounts: tuple[Mount, ...] = ()
    traits: frozenset[str] = frozenset()
    options: tuple[tuple[str, int], ...] = ()
    """What may be bought for it, and how often."""


class Part(Struct, frozen=True, gc=False):
    """How many of a unit a platoon may have."""

    type: str
    least: int
    most: int


def _option(text: str) -> tuple[str, int]:
    word, _, number = text.partition(":")
    return word, int(number or 1)


def _entry(nation: str, row: dict[str, Any]) -> Entry:
    mounts = (
        Mount(m["id"], weapon_id(nation, m["weapon"]), m["place"], m.get("role", "main"), m.get("exposed", False))
        for m in row.get("mounts", ())
    )
    return Entry(
        id=row["id"],
        nation=nation,
        name=row["name"],
        cls=row["class"],
        training=row["training"],
        panic=row["panic"],
        points=row["points"],
        men=tuple(Men(m["count"], tuple(m["weapons"])) for m in row.get("models", ())),
        outline=convert(row.get("outline", [0, 0]), tuple[int, int]),
        crew=row.get("crew", 0),
        tasks=tuple(row.get("tasks", ())),
        seats=row.get("seats", 0),
        wheels=row.get("wheels", 0),
        mounts=tuple(mounts),
        traits=frozenset(row.get("traits", ())),
        options=tuple(_option(text) for text in row.get("options", ())),
    )


ENTRIES: dict[str, Entry] = {
    row["id"]: _entry(nation, row) for nation in NATIONS for row in read(f"army_{nation}")["type"]
}
ARMIES: dict[str, tuple[str, ...]] = {
    nation: tuple(entry.id for entry in ENTRIES.values() if entry.nation == nation) for nation in NATIONS
}
PLATOONS: dict[str, tuple[Part, ...]] = {
    row["id"]: tuple(Part(**part) for part in row["parts"])
    for nation in NATIONS
    for row in read(f"army_{nation}")["platoon"]
}


class Item(Struct, frozen=True, gc=False):
    """Something bought for a unit, or used in an optional chapter."""

    id: str
    points: int
    template: int = 0
    templates: int = 1
    range: int = 0
    arcs: tuple[str, ...] = ()
    uses: int = 1
    chapter: str = ""


@cache
def items() -> dict[str, Item]:
    """Prices and figures of what may be bought."""
    return {row["id"]: _item(row) for row in read("options")["item"]}


def _item(row: dict[str, Any]) -> Item:
    return Item(
        id=row["id"],
        points=row["points"],
        template=row.get("template", 0) * CM,
        templates=row.get("templates", 1),
        range=row.get("range", 0) * CM,
        arcs=tuple(row.get("arcs", ())),
        uses=row.get("uses", 1),
        chapter=row.get("chapter", ""),
    )


CHAPTERS: tuple[str, ...] = tuple(row["id"] for row in read("options")["chapter"])
"""The optional chapters, each a switch."""
COMMUNICATION: dict[str, int] = {k: v for k, v in read("drift")["communication"].items() if k != "source"}
ARCS: dict[str, int] = {k: v for k, v in read("drift")["arc"].items() if k != "source"}
"""Arcs in degrees in all."""
INTERRUPT: dict[int, int] = {int(k) * CM: v for k, v in read("drift")["interrupt"].items() if k != "source"}
"""Added to d10 for the models a template of that radius (mm) hits in an interrupted move or below ground."""
