"""The flight of broken men: which cover they run to, by which way, and how a squad stays a squad."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.model.pieces import Model, Point, Unit, Way
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground import footing
from sandtable.games.operation.rules.ground.cohesion import COHESION, chained
from sandtable.games.operation.rules.ground.cover import has_shelter
from sandtable.games.operation.rules.ground.detours import is_passable, short_way, way_round
from sandtable.games.operation.rules.ground.measuring import BASE, enemies_at, nearest
from sandtable.games.operation.rules.ground.refuges import Piece, places_in_cover
from sandtable.games.operation.rules.ground.routes import cut_short, near_blocks, stairs_down, way_cost
from sandtable.games.operation.rules.ground.standing_room import is_free, standing_others
from sandtable.games.operation.rules.infantry.movement import allowance, moves_in_smoke
from sandtable.geometry.table import bearing, distance2, length
from sandtable.geometry.table.angles import moved

DETOUR = 16 * BASE
"""How far beside the straight way terrain is looked at that a way may have to go round (mm)."""
FLIGHT_TRIES = 4
"""So many places at one piece of cover are tried before it is held to be out of reach."""
SHARES = (1000, 800, 600, 400, 200)
"""Thousandths of their move that men run who would otherwise run away from each other."""
CLOSE_BY = tuple((turn, far) for far in (22, 44, 66, 88) for turn in range(0, 3600, 450))
"""Where men find room around one who has run before them."""


def cover_goal(state: State, unit: Unit, model: Model) -> Point | None:
    """The nearest place with cover that does not shrink the distance to the nearest enemy.

    Rules: OW-panic-run, OW-no-way, OW-R19.
    """
    return next((spot for spot, _ in places_in_cover(state, model, foes=enemies_at(state, unit))), None)


def is_nearer(foes: list[Point], spot: Point, now: int | None) -> bool:
    """Whether a place is nearer to an enemy than one (the square of a distance) is now."""
    return now is not None and any((spot[0] - x) ** 2 + (spot[1] - y) ** 2 < now for x, y in foes)


def squad_runs(state: State, unit: Unit) -> list[tuple[Model, Way]]:
    """The ways of all men of a broken unit who are in the open.

    They run as far as they can; where terrain would tear them apart, the quicker ones wait for the slower.

    Rules: OW-panic-run, OW-no-way, OW-panic-part, OW-R77.
    """
    first: list[tuple[Model, Way]] = []
    for share in SHARES:
        run = SquadRun(state, unit, share)
        ways = run.ways()
        if chained(run.ends):
            return ways
        first = first or ways
    return first


class SquadRun:
    """One broken unit on the run, worked out man by man."""

    def __init__(self, state: State, unit: Unit, share: int) -> None:
        self.state, self.share = state, share
        men = state.men(unit)
        self.part = [man for man in men if has_shelter(state, man)]
        self.left = [man for man in men if man not in self.part]
        self.others, self.hulls = standing_others(state, frozenset(man.id for man in self.left))
        self.foes = enemies_at(state, unit)
        self.starts: list[Point] = []
        self.ends: list[Point] = [(man.x, man.y) for man in self.part]
        """Where those stand who have their places."""

    def ways(self) -> list[tuple[Model, Way]]:
        """Into the unit's own cover if it has some; else the man with the nearest cover leads and the others follow.

        Rules: OW-panic-run, OW-panic-part, OW-no-way, OW-R77.
        """
        if self.part:
            self.starts = list(self.ends)
            return [self.placed(man, self.into_cover(man, any_nearer=True)) for man in self.in_turn()]
        found = self.lead()
        if found is None:
            return self.scatter()
        man, goal = found
        way = self.as_far(man, goal)
        done = [self.placed(man, way)]
        arrived = way == goal
        for man in self.in_turn():
            done.append(self.placed(man, self.into_cover(man) if arrived else self.towards(man, goal[-1])))
        return done

    def in_turn(self) -> list[Model]:
        """Those who are left, each the next to those who have run before him."""
        starts, left, found = list(self.starts), list(self.left), []
        while left:
            man = min(left, key=lambda m: min(distance2((m.x, m.y), start) for start in starts))
            left.remove(man)
            found.append(man)
            starts.append((man.x, man.y))
        return found

    def placed(self, man: Model, way: Way) -> tuple[Model, Way]:
        """He has his place, and nobody else takes it."""
        self.left.remove(man)
        self.starts.append(way[0])
        self.ends.append(way[-1])
        self.others.append(way[-1])
        return man, way

    def lead(self) -> tuple[Model, Way] | None:
        """The man who has the nearest cover that is not nearer to the enemy, and his way there.

        Rules: OW-panic-run, OW-no-way, OW-R19.
        """
        best: tuple[Model, Way] | None = None
        within: int | None = None
        for man in self.left:
            way = self.to_refuge(man, within)
            if way is not None:
                best, within = (man, way), distance2(way[0], way[-1])
        return best

    def to_refuge(self, man: Model, within: int | None) -> Way | None:
        """A man's way to the nearest cover that he can get to without coming nearer to the enemy.

        Rules: OW-panic-run, OW-no-way, OW-R19.
        """
        self.foes.sort(key=lambda foe: distance2((man.x, man.y), foe))
        failed: dict[Piece, int] = {}
        for spot, piece in places_in_cover(self.state, man, within, self.foes):
            if failed.get(piece, 0) >= FLIGHT_TRIES or not self.is_refuge(man, spot):
                continue
            way = self.way_to(man, spot)
            if way is not None:
                return way
            failed[piece] = failed.get(piece, 0) + 1
        return None

    def is_refuge(self, man: Model, spot: Point) -> bool:
        """Whether there is room for a man, and cover."""
        if not is_free(self.state, spot, self.others, self.hulls):
            return False
        return has_shelter(self.state, replace(man, x=spot[0], y=spot[1]))

    def way_to(self, man: Model, spot: Point) -> Way | None:
        return way_round(self.state, near_blocks(self.state, [(man.x, man.y), spot], DETOUR), man, spot)

    def into_cover(self, man: Model, any_nearer: bool = False) -> Way:
        """To the nearest place in cover beside those who have theirs, if possible not nearer to the enemy; else
        as close to them as he gets.

        Rules: OW-panic-part, OW-cohesion, OW-R77.
        """
        here = (man.x, man.y)
        now = None if any_nearer else nearest(self.foes, here)
        reach = self.reach(man)
        limit = max(allowance(self.state, man, "move", speed) for speed in ("slow", "fast")) * self.share // 1000
        second: Way | None = None
        for spot, _ in places_in_cover(self.state, man, reach * reach + 1):
            if not self.keeps_up(spot):
                continue
            nearer = is_nearer(self.foes, spot, now)
            if (nearer and second) or not self.is_refuge(man, spot):
                continue
            way = short_way(self.state, near_blocks(self.state, [here, spot], DETOUR), man, spot, limit)
            if way is None or not self.can_run(man, way):
                continue
            if not nearer:
                return way
            second = way
        return second or self.towards(man, min(self.ends, key=lambda end: distance2(here, end)))

    def keeps_up(self, spot: Point) -> bool:
        """Whether a place is in cohesion with one that is taken.

        Rules: OW-cohesion.
        """
        x, y = spot
        return any((x - ex) ** 2 + (y - ey) ** 2 <= COHESION * COHESION for ex, ey in self.ends)

    def towards(self, man: Model, goal: Point) -> Way:
        """As far towards a place as he gets without leaving the others, or else to the others.

        Rules: OW-panic-run, OW-R77.
        """
        near = min(self.ends, key=lambda end: distance2((man.x, man.y), end))
        best: Way | None = None
        for aim in (goal, near, *(moved(near, turn, far) for turn, far in CLOSE_BY)):
            if aim != goal and not is_free(self.state, aim, self.others, self.hulls) and aim != near:
                continue
            way = self.way_to(man, aim)
            if way is None:
                continue
            way = self.as_far(man, way)
            if self.keeps_up(way[-1]):
                return way
            best = best or way
        return best or self.as_far(man, ((man.x, man.y), (man.x, man.y)))

    def as_far(self, man: Model, way: Way) -> Way:
        """As much of a way as he can run in one move and as ends on nobody; who gets off the table just goes.

        Rules: OW-terrain-barred, OW-terrain-minus, OW-no-way, OW-R71.
        """
        state, (wide, high) = self.state, self.state.size
        most = self.reach(man) * 1000 // (length(way) or 1) + 1
        for part in range(min(1000, -(-most // footing.BACK) * footing.BACK), 0, -footing.BACK):
            short = cut_short(way, part)
            x, y = short[-1]
            gone = not (0 <= x <= wide and 0 <= y <= high)
            if (gone or is_free(state, short[-1], self.others, self.hulls)) and self.can_run(man, short):
                return short
        return (way[0], footing.free_near(state, way[0], self.others, self.hulls))

    def reach(self, man: Model) -> int:
        """No way that he can run in one move is longer than this: the best ground gives 10 cm."""
        fast = max(allowance(self.state, man, "move", speed) for speed in ("slow", "fast"))
        return fast * self.share // 1000 + 100

    def can_run(self, man: Model, way: Way) -> bool:
        """Whether a man gets along a way in one move: fast, or slowly over ground that asks for it.

        Rules: OW-panic-run, OW-terrain-slow, OW-smoke-slow.
        """
        blocks = near_blocks(self.state, way, BASE)
        cost, asked = way_cost(self.state, blocks, man, way, stairs_down(blocks, man, way[-1]))
        speed = "slow" if asked.slow or moves_in_smoke(self.state, way) else "fast"
        if cost > allowance(self.state, man, "move", speed) * self.share // 1000:
            return False
        return is_passable(self.state, blocks, man, way)

    def scatter(self) -> list[tuple[Model, Way]]:
        """All of them straight away from the enemy who is nearest to the unit.

        Rules: OW-no-way, OW-R19, OW-R77.
        """
        pairs = [
            (distance2((man.x, man.y), foe), (man.x - foe[0], man.y - foe[1])) for man in self.left for foe in self.foes
        ]
        heading = bearing(min(pairs)[1]) if pairs else None
        done = []
        for man in list(self.left):
            here = (man.x, man.y)
            limit = allowance(self.state, man, "move", "fast") * self.share // 1000
            way = (here, here) if heading is None else (here, moved(here, heading, limit))
            done.append(self.placed(man, self.as_far(man, way)))
        return done
