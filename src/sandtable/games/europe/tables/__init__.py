"""What the printed map, data sheets and tables say, read once and turned into tuples indexed by small numbers.

Countries, areas, seas and kinds of units are numbers inside and words at the edge. The six great powers come first
among the countries; the seas follow the areas where a place may be either.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sandtable import data
from sandtable.games.europe.tables import files as files  # says what the files hold, before one is read


def load(name: str) -> dict[str, Any]:
    """One data file of this game, with the player's own changes to it."""
    found: dict[str, Any] = data.load("europe", "data/" + name.removesuffix(".toml"))
    return found


# -- kinds of units
KINDS = ("infantry", "armour", "aircraft", "fleet", "paratroops", "bomber", "submarine", "destroyer")
INF, ARM, AIR, FLEET, PARA, BOMB, SUB, DD = range(8)
LAND_KINDS = frozenset((INF, ARM, PARA))
AIR_KINDS = frozenset((AIR, BOMB))
SEA_KINDS = frozenset((FLEET, SUB, DD))
ADVANCED_KINDS = frozenset((PARA, BOMB, SUB, DD))
IS_LAND = tuple(kind in LAND_KINDS for kind in range(8))
IS_AIR = tuple(kind in AIR_KINDS for kind in range(8))
IS_SEA = tuple(kind in SEA_KINDS for kind in range(8))

# -- countries
_countries = load("countries.toml")
COUNTRIES = tuple(_countries)
COUNTRY = {name: number for number, name in enumerate(COUNTRIES)}
POWERS = tuple(name for name in COUNTRIES if _countries[name]["kind"] == "power")
GERMANY, ITALY, BRITAIN, FRANCE, SOVIET, USA = (COUNTRY[name] for name in POWERS)
assert COUNTRIES[:6] == POWERS
NOBODY = -1
AXIS, ALLIES = 0, 1
SIDES = ("axis", "allies")
SIDE = (AXIS, AXIS, ALLIES, ALLIES, ALLIES, ALLIES)
KIND_OF = tuple(str(each["kind"]) for each in _countries.values())
COUNTRY_HPP = tuple(int(each["hpp"]) for each in _countries.values())
OVERLORD = tuple(COUNTRY.get(each.get("overlord", ""), NOBODY) for each in _countries.values())
SATELLITES = tuple(number for number, kind in enumerate(KIND_OF) if kind == "satellite")
MINORS = tuple(number for number, kind in enumerate(KIND_OF) if kind in ("minor", "satellite"))
COLONIES = tuple(number for number, kind in enumerate(KIND_OF) if kind == "colony")
VICHY = COUNTRY["vichy-france"]
N_COUNTRIES = len(COUNTRIES)

# -- places
_areas, _seas, _borders = load("areas.toml"), load("seas.toml"), load("borders.toml")
AREAS = tuple(_areas)
AREA = {name: number for number, name in enumerate(AREAS)}
N_AREAS = len(AREAS)
SEAS = tuple(_seas)
SEA = {name: number for number, name in enumerate(SEAS)}
N_SEAS = len(SEAS)
PLACES = AREAS + SEAS
PLACE = {name: number for number, name in enumerate(PLACES)}
N_PLACES = len(PLACES)
HOME = tuple(COUNTRY[each["country"]] for each in _areas.values())
AREAS_OF = tuple(tuple(a for a in range(N_AREAS) if HOME[a] == country) for country in range(N_COUNTRIES))
CHIEF = tuple(AREA[each["chief"]] for each in _countries.values())
HAS_CAPITAL = tuple(bool(each["capital"]) for each in _countries.values())
CAPITALS = tuple(CHIEF[c] for c in range(N_COUNTRIES) if HAS_CAPITAL[c] and KIND_OF[c] != "vichy")
COAST = tuple(tuple(SEA[name] for name in each["seas"]) for each in _areas.values())
PORT = tuple(bool(each["port"]) for each in _areas.values())
"""A fleet base: every coast but Finland's."""
PORTS = tuple(a for a in range(N_AREAS) if PORT[a])
PORT_MASK = sum(1 << a for a in PORTS)
SHORE_MASK = tuple(sum(1 << a for a in PORTS if sea in COAST[a]) for sea in range(N_SEAS))
"""SHORE_MASK[sea]: the fleet bases on its coasts, one bit each."""
HOME_MASK = tuple(sum(1 << a for a in areas) for areas in AREAS_OF)
"""HOME_MASK[country]: the areas inside its original borders, one bit each."""

MALTA, GIBRALTAR, SUEZ, KIEL, DENMARK_AREA = (AREA[n] for n in ("malta", "gibraltar", "suez", "kiel", "denmark"))
ISTANBUL, IZMIT, MAGINOT, PARIS, MOSCOW = (AREA[n] for n in ("istanbul", "izmit", "maginot", "paris", "moscow"))
PLOESTI, GROZNY, VOLOGDA, USA_AREA, EDGE = (AREA[n] for n in ("ploesti", "grozny", "vologda", "usa", "east-edge"))
BERLIN, ROME, LONDON, VICHY_AREA, LYON = (AREA[n] for n in ("berlin", "rome", "london", "vichy", "lyon"))
STALINGRAD, LENINGRAD, SYRIA = (AREA[n] for n in ("stalingrad", "leningrad", "syria"))
NORTH_ATLANTIC, NORWEGIAN_SEA = SEA["north-atlantic"], SEA["norwegian-sea"]
NORTH_SEA, BALTIC = SEA["north-sea"], SEA["baltic-sea"]

AFRICA = frozenset(
    AREA[name]
    for name in [
        "morocco",
        "oran",
        "algiers",
        "tunis",
        "tripoli",
        "benghazi",
        "tobruk",
        "mersa-matruh",
        "alexandria",
        "cairo",
        "suez",
    ]
)
FRENCH_AFRICA = tuple(AREA[name] for name in ("morocco", "oran", "algiers", "tunis"))
BRITISH_MEDITERRANEAN = tuple(
    AREA[name] for name in ("malta", "cyprus", "near-east", "mersa-matruh", "alexandria", "cairo", "suez")
)
ISLANDS = frozenset(
    AREA[name]
    for name in [
        "dover",
        "london",
        "plymouth",
        "manchester",
        "liverpool",
        "edinburgh",
        "malta",
        "cyprus",
        "corsica",
        "sardinia",
        "sicily",
        "crete",
    ]
)
CONTINENT = frozenset(
    a
    for a in range(N_AREAS)
    if a not in AFRICA
    and a not in ISLANDS
    and a not in (USA_AREA, EDGE, AREA["near-east"], SYRIA)
    and AREAS[a] not in ("izmit", "izmir", "ankara", "adana", "trabzon", "erzurum")
)

# -- land borders
_near: list[dict[int, bool]] = [{} for _ in range(N_AREAS)]
for _each in _borders["land"]:
    _a, _b = AREA[_each["a"]], AREA[_each["b"]]
    _near[_a][_b] = _near[_b][_a] = bool(_each.get("river"))
NEAR = tuple(tuple(sorted(each)) for each in _near)
NEAR_MASK = tuple(sum(1 << other for other in each) for each in NEAR)
RIVER = tuple(frozenset(other for other, river in each.items() if river) for each in _near)


def _sides(area: str, terrain: str) -> frozenset[int] | None:
    """From which neighbours this terrain protects: all of them, some, or none."""
    given = _areas[area].get(terrain)
    if given == "all":
        return frozenset(range(N_AREAS))
    return frozenset(AREA[name] for name in given) if given else None


MOUNTAIN = tuple(_sides(name, "mountain") for name in AREAS)
SWAMP = tuple(_sides(name, "swamp") for name in AREAS)
FORT = tuple(_sides(name, "fort") for name in AREAS)

# -- seas and straits
OPEN_GIBRALTAR, OPEN_DENMARK, OPEN_TURKEY, OPEN_KIEL = 1, 2, 4, 8
_STRAIT_BIT = {
    "gibraltar": OPEN_GIBRALTAR,
    "danish-straits": OPEN_DENMARK,
    "turkish-straits": OPEN_TURKEY,
}
SEA_BORDERS = tuple(
    (SEA[each["a"]], SEA[each["b"]], _STRAIT_BIT.get(each.get("strait", ""), 0)) for each in _borders["sea"]
)

# -- flight: every area and sea entered costs one
_flight: list[set[int]] = [set() for _ in range(N_PLACES)]
for _a in range(N_AREAS):
    _flight[_a].update(NEAR[_a])
    for _sea in COAST[_a]:
        _flight[_a].add(N_AREAS + _sea)
        _flight[N_AREAS + _sea].add(_a)
for _a, _b, _ in SEA_BORDERS:
    _flight[N_AREAS + _a].add(N_AREAS + _b)
    _flight[N_AREAS + _b].add(N_AREAS + _a)
FLIGHT = tuple(tuple(sorted(each)) for each in _flight)
FLIGHT_MASK = tuple(sum(1 << other for other in each) for each in FLIGHT)
"""FLIGHT_MASK[place]: the areas and seas one point away in flight, one bit each."""


def _distances() -> tuple[bytes, ...]:
    rows = []
    for start in range(N_PLACES):
        row = bytearray([255]) * N_PLACES
        row[start] = 0
        edge = [start]
        while edge:
            following = []
            for place in edge:
                for other in FLIGHT[place]:
                    if row[other] == 255:
                        row[other] = row[place] + 1
                        following.append(other)
            edge = following
        rows.append(bytes(row))
    return tuple(rows)


AIR_DISTANCE = _distances()
AIR_REACH = tuple(
    tuple(sum(1 << b for b in range(N_AREAS) if AIR_DISTANCE[a][b] <= span) for a in range(N_AREAS))
    for span in range(5)
)
"""AIR_REACH[range][area]: the areas in range, one bit each."""

# -- data sheets
_sheets, _minors = load("sheets.toml"), load("minors.toml")
SEASONS = ("spring", "summer", "autumn", "winter")
WINTER = 3
SPRING_1941, AUTUMN_1941, SPRING_1942 = 8, 10, 12
"""Turns of the whole war."""
FIRST_YEAR = 1939
BASE = tuple({int(year): int(hpp) for year, hpp in _sheets[name]["hpp"].items()} for name in POWERS)
START = tuple(tuple(int(_sheets[name]["start"].get(kind, 0)) for kind in KINDS) for name in POWERS)
COLUMNS = tuple(
    {int(year): tuple(int(column.get(kind, 0)) for kind in KINDS) for year, column in _sheets[name]["columns"].items()}
    for name in POWERS
)
REDEPLOY = tuple(int(_sheets[name]["redeploy"]) for name in POWERS)
ARMY: dict[int, tuple[int, ...]] = {
    COUNTRY[name]: tuple(int(each["units"].get(kind, 0)) for kind in KINDS) for name, each in _minors.items()
}
MINOR_SETUP: dict[int, dict[int, tuple[int, ...]]] = {
    COUNTRY[name]: {
        AREA[area]: tuple(int(units.get(kind, 0)) for kind in KINDS) for area, units in each["setup"].items()
    }
    for name, each in _minors.items()
}


def _values(field: str) -> tuple[tuple[int, ...], ...]:
    rows = []
    for name in COUNTRIES:
        given = (_sheets.get(name) or _minors.get(name) or {}).get("values", {})
        rows.append(tuple(int(given.get(kind, {}).get(field, 0)) for kind in KINDS))
    return tuple(rows)


ATTACK = _values("attack")
DEFENCE = _values("defence")
MOVE = _values("move")
DROP_RANGE = max(each[PARA] for each in _values("drop"))
FLEET_RANGE = 6
AIR_RANGE = (0, 0, 2, 0, 0, 3, 0, 0)

# -- costs and limits
_costs = load("costs.toml")
COST = tuple(int(_costs["units"][kind]) for kind in KINDS)
BATTLE_COST = int(_costs["other"]["battle"])
INVASION_COST = int(_costs["other"]["invasion"])
WAR_MINOR = int(_costs["other"]["war_minor"])
WAR_POWER = int(_costs["other"]["war_power"])
RESEARCH_COST = int(_costs["other"]["research"])
LIMITS: dict[str, int] = {key: value for key, value in _costs["limits"].items() if isinstance(value, int)}

# -- words for units: a country and a kind
TYPES = tuple(f"{country}-{kind}" for country in COUNTRIES for kind in KINDS)
TYPE = {name: number for number, name in enumerate(TYPES)}


def type_name(owner: int, kind: int) -> str:
    return TYPES[owner * 8 + kind]


def owner_of_type(name: str) -> str:
    """The country of a type: `germany` of `germany-armour`."""
    return COUNTRIES[TYPE[name] // 8]


@cache
def mix(power: int, year: int) -> tuple[int, ...]:
    """The counters a power may have up to a year: start units and the columns opened so far.

    Rules: EU-7a, EU-4e.
    """
    total = list(START[power])
    for opened, column in COLUMNS[power].items():
        if opened <= year:
            total = [a + b for a, b in zip(total, column, strict=True)]
    return tuple(total)


_BYTES = tuple(
    tuple(tuple(8 * place + bit for bit in range(8) if byte >> bit & 1) for byte in range(256)) for place in range(32)
)
"""The numbers of the bits of a byte, by its place in a mask."""


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    found: list[int] = []
    for numbers, byte in zip(_BYTES, mask.to_bytes(mask.bit_length() + 7 >> 3, "little"), strict=False):
        if byte:
            found += numbers[byte]
    return found


SYRIA_LAND, ALBANIA_LAND = COUNTRY["syria"], COUNTRY["albania"]
