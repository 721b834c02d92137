"""Draws the map of Europe once: `python web/scripts/europe_map.py` reads the game's own data and writes
`web/src/games/europe/map.json`, the shapes that the board shows. One unit is four kilometres. Figures and owners are not
in it: the board has them from the match's static data.

The polygons are first made into one clean coverage without slivers and gaps, so that two neighbours share one line:
rivers, forts, mountains and closed borders are then drawn exactly on the border that they are about.
"""

from __future__ import annotations

import json
import math
import tomllib
from itertools import pairwise
from pathlib import Path

import shapely
from shapely import LineString, MultiLineString, MultiPolygon, Point, Polygon, STRtree
from shapely.ops import linemerge, polygonize, unary_union

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src/sandtable/games/europe/data"
OUT = ROOT / "web/src/games/europe/map.json"
UNIT = 4.0
TOLERANCE = 2.2
"""Kilometres that a border or coast may be straightened."""
SLIVER = 60.0
LAKE = 400.0
CANAL = ((9.13, 53.89), (9.33, 54.08), (9.62, 54.27), (9.86, 54.36), (10.16, 54.37))
"""The Kiel Canal, longitude and latitude."""

RAW = json.loads((DATA / "map.json").read_text("utf-8"))
AREAS = tomllib.loads((DATA / "areas.toml").read_text("utf-8"))
SEAS = tomllib.loads((DATA / "seas.toml").read_text("utf-8"))
BORDERS = tomllib.loads((DATA / "borders.toml").read_text("utf-8"))
X0, Y0, X1, Y1 = RAW["frame"]
OUTSIDE = {
    "svajc": "switzerland", "portugalia": "portugal", "irorszag": "ireland", "ulster": "ulster", "irak": "iraq",
    "iran": "iran", "szaud": "arabia", "kaz": "kazakhstan",
}  # fmt: skip


def shape(rings: list) -> Polygon | MultiPolygon:
    parts = [Polygon(p[0], p[1:]) for p in rings if len(p[0]) > 3]
    return surfaces(shapely.make_valid(MultiPolygon(parts)))


def surfaces(geometry):
    """The polygons of whatever came out."""
    found = [g for g in getattr(geometry, "geoms", [geometry]) if g.geom_type in ("Polygon", "MultiPolygon")]
    return unary_union(found) if found else Polygon()


def coverage(shapes: dict[str, Polygon]) -> dict[str, Polygon]:
    """The same shapes without overlaps and slivers: every face of the linework goes to one of them."""
    lines = unary_union([s.boundary for s in shapes.values()])
    keys = list(shapes)
    tree = STRtree([shapes[k] for k in keys])
    owned: dict[str, list[Polygon]] = {k: [] for k in keys}
    loose = []
    for face in polygonize(lines):
        point = face.representative_point()
        held = [keys[i] for i in tree.query(point) if shapes[keys[i]].covers(point)]
        if held:
            owned[min(held, key=lambda k: shapes[k].area)].append(face)
        elif face.area < SLIVER or face.area / max(1.0, face.length) < 1.6:
            loose.append(face)
    made = {k: unary_union(v) for k, v in owned.items()}
    for face in loose:
        near = [k for k in keys if made[k].distance(face) < 0.01]
        if near:
            best = max(near, key=lambda k: made[k].boundary.intersection(face.boundary).length)
            made[best] = made[best].union(face)
    return made


def simplify(shapes: dict[str, Polygon]) -> dict[str, Polygon]:
    keys = list(shapes)
    lean = shapely.coverage_simplify([shapes[k] for k in keys], TOLERANCE)
    return {k: keep_large(surfaces(g)) for k, g in zip(keys, lean, strict=True)}


def keep_large(geometry):
    """Without the smallest islets, but never without everything."""
    parts = list(getattr(geometry, "geoms", [geometry]))
    big = [p for p in parts if p.area > 40]
    return MultiPolygon(big or [max(parts, key=lambda p: p.area)])


def number(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def points(coords) -> list[tuple[float, float]]:
    return [((x - X0) / UNIT, (y - Y0) / UNIT) for x, y in coords]


def path(coords, close: bool = False) -> str:
    """Relative moves: short text."""
    place = [(round(x, 1), round(y, 1)) for x, y in points(coords)]
    if close:
        place = place[:-1]
    out = [f"M{number(place[0][0])} {number(place[0][1])}"]
    last = place[0]
    steps = []
    for at in place[1:]:
        dx, dy = at[0] - last[0], at[1] - last[1]
        if abs(dx) < 0.05 and abs(dy) < 0.05:
            continue
        steps.append(f"{number(dx)} {number(dy)}")
        last = at
    text = "l" + " ".join(steps) if steps else ""
    return out[0] + text.replace(" -", "-") + ("z" if close else "")


def area_path(geometry) -> str:
    rings = []
    for part in getattr(geometry, "geoms", [geometry]):
        rings.append(path(part.exterior.coords, True))
        rings += [path(r.coords, True) for r in part.interiors if Polygon(r).area > LAKE]
    return "".join(rings)


def line_path(geometry) -> str:
    return "".join(path(part.coords) for part in lines_of(geometry))


def lines_of(geometry) -> list[LineString]:
    if geometry.is_empty:
        return []
    parts = [g for g in getattr(geometry, "geoms", [geometry]) if g.geom_type == "LineString"]
    merged = linemerge(MultiLineString(parts)) if parts else MultiLineString()
    return list(getattr(merged, "geoms", [merged])) if not merged.is_empty else []


def at(x: float, y: float) -> list[float]:
    px, py = points([(x, y)])[0]
    return [round(px, 1), round(py, 1)]


def dense(line: LineString, step: float) -> list[tuple[Point, tuple[float, float]]]:
    """Points along a line with the direction there."""
    count = max(1, round(line.length / step))
    found = []
    for i in range(count):
        d = (i + 0.5) * line.length / count
        a, b = line.interpolate(max(0, d - 4)), line.interpolate(min(line.length, d + 4))
        n = math.hypot(b.x - a.x, b.y - a.y) or 1.0
        found.append((line.interpolate(d), ((b.x - a.x) / n, (b.y - a.y) / n)))
    return found


def noise(i: int, j: int) -> float:
    """A fixed pseudo-random number for a cell."""
    v = math.sin(i * 127.1 + j * 311.7) * 43758.5453
    return v - math.floor(v)


def scatter(geometry, step: float, margin: float) -> list[list[float]]:
    """Places for small signs inside an area, on a jittered grid."""
    inner = geometry.buffer(-margin)
    x0, y0, x1, y1 = geometry.bounds
    found = []
    for j in range(int((y1 - y0) / step) + 1):
        for i in range(int((x1 - x0) / step) + 1):
            x = x0 + (i + (0.5 if j % 2 else 0) + 0.5 * noise(i, j)) * step
            y = y0 + (j + 0.5 * noise(j + 50, i)) * step
            if inner.covers(Point(x, y)):
                found.append(at(x, y))
    return found


def ridge(border, owner) -> list[list[float]]:
    """Hills on the owner's side of a border: that side is defended."""
    found = []
    for line in lines_of(border):
        for row, (off, step) in enumerate(((16, 46), (40, 60))):
            for point, (dx, dy) in dense(line, step):
                for sign in (1, -1):
                    x, y = point.x - dy * off * sign, point.y + dx * off * sign
                    if owner.covers(Point(x, y)) and owner.boundary.distance(Point(x, y)) > 8 + row * 6:
                        found.append(at(x, y))
                        break
    return found


def teeth(border, owner) -> str:
    """The fort line's teeth, pointing away from its owner."""
    out = []
    for line in lines_of(border):
        for point, (dx, dy) in dense(line, 15):
            for sign in (1, -1):
                if not owner.covers(Point(point.x - dy * 5 * sign, point.y + dx * 5 * sign)):
                    tip = (point.x - dy * 11 * sign, point.y + dx * 11 * sign)
                    out.append(path([(point.x - dx * 4, point.y - dy * 4), tip, (point.x + dx * 4, point.y + dy * 4)]))
    return "".join(out)


def chaikin(coords: list, times: int = 3) -> list:
    for _ in range(times):
        new = [coords[0]]
        for a, b in pairwise(coords):
            new += [(a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25)]
            new += [(a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75)]
        coords = [*new, coords[-1]]
    return coords


def centre(geometry) -> tuple[list[float], float]:
    """The roomiest point of an area's largest part, and how much room there is."""
    part = max(getattr(geometry, "geoms", [geometry]), key=lambda p: p.area)
    line = shapely.maximum_inscribed_circle(part, tolerance=3)
    (x, y), _ = line.coords[0], line.coords[-1]
    return at(x, y), round(line.length / UNIT, 1)


def project(lon: float, lat: float) -> tuple[float, float]:
    """Lambert azimuthal equal-area, centre 17 E 49 N, kilometres, y south."""
    east, p, p0 = math.radians(lon - 17), math.radians(lat), math.radians(49)
    f = math.sqrt(2 / (1 + math.sin(p0) * math.sin(p) + math.cos(p0) * math.cos(p) * math.cos(east)))
    x = 6371 * f * math.cos(p) * math.sin(east)
    y = 6371 * f * (math.cos(p0) * math.sin(p) - math.sin(p0) * math.cos(p) * math.cos(east))
    return x, -y


class Atlas:
    """The clean shapes and the lines between them."""

    def __init__(self) -> None:
        given = {k: shape(v) for k, v in RAW["areas"].items()}
        given |= {OUTSIDE[k]: shape(v) for k, v in RAW["unplayable"].items()}
        given |= {f"other-{i}": shape([v]) for i, v in enumerate(RAW["other_land"])}
        self.shapes = simplify(coverage({k: g for k, g in given.items() if not g.is_empty}))
        self.land = unary_union(list(self.shapes.values()))
        self.seas = {k: shape(v) for k, v in RAW["seas"].items()}
        self._between: dict = {}

    def border(self, a: str, b: str):
        key = (min(a, b), max(a, b))
        if key not in self._between:
            known = a in self.shapes and b in self.shapes
            self._between[key] = (
                self.shapes[a].boundary.intersection(self.shapes[b].boundary) if known else MultiLineString()
            )
        return self._between[key]

    def sides(self, kind: str):
        """Areas with a fort or mountains on the border to some neighbours only."""
        for name, each in AREAS.items():
            if each.get(kind, "all") != "all":
                for other in each[kind]:
                    yield name, other


def pair(each: dict) -> frozenset:
    return frozenset((each["a"], each["b"]))


def check(atlas: Atlas) -> None:
    """The drawing against the data: who shares a border on the map is a neighbour, or that border is drawn closed."""
    free = {pair(e) for e in BORDERS["land"]}
    over_water = {pair(e) for e in BORDERS["land"] if e.get("arrow")}
    shut = {pair(e) for e in (*BORDERS["closed"], *BORDERS["drawn_closed"])}
    areas = [k for k in AREAS if k in atlas.shapes]
    for i, a in enumerate(areas):
        for b in areas[i + 1 :]:
            shared = sum(line.length for line in lines_of(atlas.border(a, b)))
            both = frozenset((a, b))
            if shared > 6 and both not in free | shut:
                raise SystemExit(f"{a} and {b} share {shared:.0f} km of border but are no neighbours")
            if shared < 6 and both in free - over_water:
                raise SystemExit(f"{a} and {b} are neighbours but share only {shared:.0f} km of border")


def frontiers(atlas: Atlas) -> dict[str, str]:
    """Lines between areas of one country, between countries, and to land outside the game."""
    keys = list(atlas.shapes)
    tree = STRtree(list(atlas.shapes.values()))
    near = sorted({(keys[i], keys[j]) for i, g in enumerate(atlas.shapes.values()) for j in tree.query(g) if i < j})
    found: dict[str, list[str]] = {"inner": [], "foreign": [], "edge": []}
    for a, b in near:
        if not (line := line_path(atlas.border(a, b))):
            continue
        both = [AREAS[k]["country"] for k in (a, b) if k in AREAS]
        kind = "edge" if len(both) < 2 else "inner" if both[0] == both[1] else "foreign"
        found[kind].append(line)
    return {kind: "".join(each) for kind, each in found.items()}


def drawn(atlas: Atlas, borders) -> list[dict]:
    """Borders of one kind, each with its line."""
    made = [{"a": e["a"], "b": e["b"], "d": line_path(atlas.border(e["a"], e["b"]))} for e in borders]
    return [each for each in made if each["d"]]


def crossings(atlas: Atlas) -> list[dict]:
    """Arrows over narrow water."""
    found = []
    for e in BORDERS["land"]:
        if not e.get("arrow"):
            continue
        p, q = shapely.shortest_line(atlas.shapes[e["a"]], atlas.shapes[e["b"]]).coords
        x, y = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
        d = math.hypot(q[0] - p[0], q[1] - p[1]) or 1.0
        ux, uy = ((q[0] - p[0]) / d, (q[1] - p[1]) / d) if d > 2 else (0.7, 0.7)
        half = d / 2 + 26
        ends = {"from": at(x - ux * half, y - uy * half), "to": at(x + ux * half, y + uy * half)}
        found.append({"a": e["a"], "b": e["b"], **ends})
    return found


def sea_lines(atlas: Atlas) -> str:
    """Where one sea ends and the next begins, smoothed, without what lies on land."""
    names = list(atlas.seas)
    found = []
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            shared = atlas.seas[a].boundary.intersection(atlas.seas[b].boundary.buffer(0.6))
            found += [LineString(chaikin(list(line.simplify(4).coords))) for line in lines_of(shared)]
    open_water = MultiLineString([z for z in found if z.length > 12]).difference(atlas.land.buffer(3))
    return line_path(open_water)


def area_entry(atlas: Atlas, name: str, each: dict) -> dict:
    """An area: its shape, its town, the roomiest spot. What is printed in it comes with the match."""
    entry: dict = {"at": at(each["x"], each["y"])}
    if name in atlas.shapes:
        mid, room = centre(atlas.shapes[name].intersection(shapely.box(X0, Y0, X1, Y1)))
        entry |= {"d": area_path(atlas.shapes[name]), "mid": mid, "room": room}
    return entry


def high_ground(atlas: Atlas) -> list[list[float]]:
    """Hills: along the borders that they protect, or all over an area."""
    found = [p for a, b in atlas.sides("mountain") for p in ridge(atlas.border(a, b), atlas.shapes[a])]
    found += [p for k, e in AREAS.items() if e.get("mountain") == "all" for p in scatter(atlas.shapes[k], 74, 16)]
    return sorted(found + scatter(atlas.shapes["switzerland"], 58, 10), key=lambda p: p[1])


def build() -> dict:
    atlas = Atlas()
    check(atlas)
    shapes = atlas.shapes
    return {
        "source": RAW["source"],
        "unit": UNIT,
        "size": [round((X1 - X0) / UNIT, 1), round((Y1 - Y0) / UNIT, 1)],
        "areas": {k: area_entry(atlas, k, e) for k, e in AREAS.items()},
        "seas": {k: {"at": at(e["x"], e["y"]), "d": area_path(atlas.seas[k])} for k, e in SEAS.items()},
        "outside": {k: {"d": area_path(shapes[k]), "mid": centre(shapes[k])[0]} for k in OUTSIDE.values()},
        "other": "".join(area_path(g) for k, g in shapes.items() if k.startswith("other-")),
        "land": area_path(atlas.land),
        **frontiers(atlas),
        "zones": sea_lines(atlas),
        "rivers": drawn(atlas, [e for e in BORDERS["land"] if e.get("river")]),
        "closed": drawn(atlas, (*BORDERS["closed"], *BORDERS["drawn_closed"])),
        "forts": [
            {"area": a, "against": b, "d": line_path(atlas.border(a, b)), "teeth": teeth(atlas.border(a, b), shapes[a])}
            for a, b in atlas.sides("fort")
        ],
        "hills": high_ground(atlas),
        "swamp": [p for k, e in AREAS.items() if e.get("swamp") == "all" for p in scatter(shapes[k], 70, 18)],
        "arrows": crossings(atlas),
        "canal": path([project(*p) for p in CANAL]),
    }


def main() -> None:
    OUT.write_text(json.dumps(build(), separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")
    print(f"{OUT.relative_to(ROOT)}: {OUT.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
