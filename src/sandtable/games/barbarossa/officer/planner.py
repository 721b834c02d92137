"""The officer's plan for a round: an order for every unit, weighed against the others."""

from collections.abc import Iterable

from msgspec import Struct

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import (
    DEPLOYED,
    FREE,
    LIMBERED,
    State,
    Unit,
    at,
    enemies_at,
    known_enemies,
    on_map,
    side_of,
)
from sandtable.games.barbarossa.officer import estimates as f
from sandtable.games.barbarossa.officer.flights import Option, flight_options
from sandtable.games.barbarossa.rules.figures import defence, firepower, may_strike, melee_dice, reach_from
from sandtable.games.barbarossa.rules.fire import why_not_fire
from sandtable.games.barbarossa.rules.orders import why_not_command, why_not_order
from sandtable.games.barbarossa.rules.orders_air import why_not_fly
from sandtable.games.barbarossa.rules.pointing import distances
from sandtable.games.barbarossa.rules.routes import can_reach, next_steps, why_not_route
from sandtable.games.barbarossa.tables import TANKS
from sandtable.kernel import Action, Ready


class Manner(Struct, frozen=True):
    """How a planner weighs: shots, standing ready, ways to the goal, melee, and what the enemy's fire may do."""

    fire: float = 1.0
    watch: float = 1.0
    march: float = 1.0
    melee: float = 1.0
    fear: float = 1.0


STEADY = Manner()
"""The officer's own."""


class Planner:
    """Plans for one side on a state imagined from its view."""

    def __init__(self, state: State, seat: str, manner: Manner = STEADY) -> None:
        self.state, self.seat, self.side = state, seat, side_of(seat)
        self.manner = manner
        self.enemies = known_enemies(state, seat)
        self.goal = state.battle.goal
        self.goals = f.aims_of(state, seat)
        self.attacks = f.attacks(self.goal, seat)
        self.left = state.rounds - state.round + 1
        self.planned: dict[str, int] = {}
        self.bound: dict[int, int] = {}
        self._ways: dict[str, dict[int, int]] = {}

    def script(self) -> list[Action]:
        """All actions of the planning phase, card by card."""
        made: list[Action] = []
        for unit in self.units():
            actions = self._best(unit)
            if actions:
                made += [act.Take(unit.id), *actions]
        return [*made, Ready()]

    def units(self) -> list[Unit]:
        """Those who need an order, in the order in which they are thought about."""
        mine = [u for u in self.state.units.values() if u.seat == self.seat and self._needs(u)]
        return sorted(mine, key=lambda u: (-u.front.reach, u.id))

    def _needs(self, unit: Unit) -> bool:
        if unit.type == "aircraft":
            return why_not_fly(self.state, unit) is None
        if unit.place == "carried":
            return False
        return unit.order is None and why_not_command(self.state, unit) is None

    def _best(self, unit: Unit) -> list[Action]:
        options = self.options(unit)
        if not options:
            return []
        _value, actions = max(options, key=lambda option: option[0])
        self.note(unit, actions)
        return actions

    def options(self, unit: Unit) -> list[Option]:
        """All that a unit could be ordered to do, each with what it promises."""
        options: list[Option] = [(0.0, [act.Wait(unit.id)])]
        if unit.type == "aircraft":
            options = flight_options(self.state, self.seat, unit, self.enemies, self.goals)
        elif unit.place == "towed":
            options = self._unhitch(unit)
        elif unit.foes:
            options = self._locked(unit)
        elif unit.place == "reserve":
            options = self._moves(unit)
        else:
            options += [*self._fire(unit), *self._watch(unit), *self._moves(unit), *self._assaults(unit)]
            options += [*self._special(unit), *self._supply(unit), *self._shelter(unit), *self._charges(unit)]
        return options

    def note(self, unit: Unit, actions: list[Action]) -> None:
        """What is planned counts for those who come after."""
        first = actions[0] if actions else None
        if isinstance(first, (act.Fire, act.Suppress)):
            target = self.state.units[first.target]
            dice = firepower(unit, target.type)
            hits = round(dice * f.aim_at(self.state, unit, target.hex) / 6)
            self.planned[target.id] = self.planned.get(target.id, 0) + hits
        steps = [action.hex for action in actions if isinstance(action, act.Step)]
        end = steps[-1] if steps else unit.hex
        self.bound[end] = self.bound.get(end, 0) + 1

    def _allowed(self, unit: Unit, action: Action) -> bool:
        return why_not_order(self.state, self.seat, unit, action) is None

    # -- fire and defence
    def _fire(self, unit: Unit) -> list[Option]:
        found: list[Option] = []
        boxes = unit.front.orders
        for enemy in self.enemies:
            if "fire" not in boxes or self.state.board.distance[unit.hex][enemy.hex] > reach_from(self.state, unit):
                continue
            value = f.damage(self.state, unit, enemy, self.planned.get(enemy.id, 0))
            if value > 0.3 and self._allowed(unit, act.Fire(unit.id, enemy.id)):
                found.append((value * 1.5 * self.manner.fire, [act.Fire(unit.id, enemy.id)]))
                if "suppress" in boxes and unit.ammo > 4 and unit.ammo * 2 > self.left:
                    shaken = f.fails(enemy.front.valour - enemy.front.valour_loss * enemy.losses)
                    found.append(((value * 1.8 + shaken * 6) * self.manner.fire, [act.Suppress(unit.id, enemy.id)]))
        if "bombard" in boxes:
            found += self._lob(unit)
        return found

    def _lob(self, unit: Unit) -> list[Option]:
        found: list[Option] = []
        for enemy in self.enemies:
            if self._allowed(unit, act.Bombard(unit.id, enemy.hex)):
                value = 0.0
                for target in enemies_at(self.state, enemy.hex, self.side):
                    aim = 2
                    armour = max(0, defence(self.state, target) - self.planned.get(target.id, 0))
                    value += f.expected_losses(firepower(unit, target.type), aim, armour, target.size) * f.worth(target)
                found.append((value * 1.4 * self.manner.fire, [act.Bombard(unit.id, enemy.hex)]))
        return found

    def _watch(self, unit: Unit) -> list[Option]:
        """Defend towards the enemy: worth more in the goal, under fire, and when enemies can come near."""
        if "defend" not in unit.front.orders or not unit.ammo or unit.stance not in (FREE, DEPLOYED):
            return []
        arcs = "field-of-fire" in unit.front.traits
        board = self.state.board
        toward = board.toward[unit.hex][unit.facing] if arcs else f.front(self.state, self.seat, unit.hex)
        near = min((board.distance[unit.hex][enemy.hex] for enemy in self.enemies), default=99)
        if near > 6 or unit.ammo * 2 < self.left:
            return [(0.2, [act.Defend(unit.id, toward, unit.front.reach)])] if near <= 4 else []
        danger = f.threat(self.state, unit, unit.hex, self.enemies)
        value = 0.4 + 0.4 * danger + (1.0 if near <= 4 else 0.0) + (1.5 if unit.hex in self.goals else 0.0)
        return [(value * self.manner.watch, [act.Defend(unit.id, toward, unit.front.reach)])]

    # -- movement
    def _distances(self, unit: Unit, goals: tuple[int, ...]) -> dict[int, int]:
        key = f"{unit.type}-{'special' in unit.front.traits}-{goals}"
        if key not in self._ways:
            self._ways[key] = distances(self.state, unit, goals)
        return self._ways[key]

    def _destination(self, unit: Unit) -> tuple[int, ...]:
        """Where a unit is to go: the goal; lorries with a load to it; headquarters stay behind."""
        if self.goal.kind == "deliver" and self.attacks and not unit.front.supply:
            return self.goals
        if unit.front.command and self.goal.kind != "leave":
            return ()
        if unit.front.supply and self.goal.kind not in ("deliver", "leave"):
            return ()
        if f.is_miner(self.state, unit) and self.state.round + 1 >= self.state.battle.charges_from and self._yields():
            return self.goals
        if not self.attacks and not self._must_hold(unit):
            return ()
        return self.goals

    def _yields(self) -> bool:
        """Whether the enemy is too strong around the goal for it to be held: then nobody shall have it."""
        return self._strength(self.enemies) > self._strength(on_map(self.state, self.side))

    def _strength(self, units: Iterable[Unit]) -> float:
        """Who is near the goal and can take or hold it (guns cannot), in strength points; the suppressed count half."""
        reach = self.state.board.distance
        fights = [u for u in units if u.front.melee_dice and u.type not in ("artillery", "aircraft")]
        near = [u for u in fights if min(reach[u.hex][goal] for goal in self.goals) <= 2]
        return sum(f.worth(unit) * unit.size * (0.5 if unit.suppressed else 1.0) for unit in near)

    def _charges(self, unit: Unit) -> list[Option]:
        """A bridge that cannot be held is blown: better nobody's than the enemy's."""
        order = act.PlaceCharges(unit.id)
        due = f.is_miner(self.state, unit) and unit.hex in self.goals and self._yields()
        return [(20.0, [order])] if due and self._allowed(unit, order) else []

    def _must_hold(self, unit: Unit) -> bool:
        """A defender goes to the goal if nobody holds it."""
        held = sum(u.side == self.side for hex_ in self.goals for u in at(self.state, hex_))
        coming = sum(self.bound.get(hex_, 0) for hex_ in self.goals)
        return unit.type == "infantry" and held + coming < 2 * len(self.goals)

    def _moves(self, unit: Unit) -> list[Option]:
        goals = self._destination(unit)
        if not goals or ("limber" in unit.front.orders and unit.stance != LIMBERED):
            return []
        far = self._distances(unit, goals)
        start = unit.hex if unit.place == "map" else unit.entry
        if start not in far:
            return []
        found: list[Option] = []
        here = self._site(unit, start, far) + 0.5 if unit.place == "map" else -20.0
        for verb, kind in ((act.March, "march"), (act.Careful, "careful")):
            if kind in unit.front.orders and self._allowed(unit, verb(unit.id)):
                found += self._routes(unit, verb, kind, far, here)
        return found

    def _shelter(self, unit: Unit) -> list[Option]:
        """A headquarters under fire, or in the open with the enemy near, goes where it is safer."""
        if (
            not unit.front.command
            or "careful" not in unit.front.orders
            or not self._allowed(unit, act.Careful(unit.id))
        ):
            return []
        here, found = self._safety(unit, unit.hex), []
        for hex_ in next_steps(self.state, unit, "careful", (), self.seat):
            if hex_ not in self.state.smoke and hex_ not in self.state.fields:
                gain = self._safety(unit, hex_) - here
                found.append((gain - 0.4, [act.Careful(unit.id), act.Step(hex_), act.Done()]))
        return found

    def _safety(self, unit: Unit, hex_: int) -> float:
        """Out of fire, under cover, and not next to the enemy."""
        near = min((self.state.board.distance[hex_][enemy.hex] for enemy in self.enemies), default=99)
        fire = f.threat(self.state, unit, hex_, self.enemies)
        return 0.5 * f.cover_of(self.state, unit, hex_) * (near <= 6) - fire - 1.5 * max(0, 3 - near)

    def _site(self, unit: Unit, hex_: int, far: dict[int, int]) -> float:
        """How good it is to be in a hex: near the goal, in cover, out of fire, not in a crowd."""
        terrain = self.state.board.terrain[hex_]
        cover = terrain.infantry if unit.type == "infantry" else terrain.other
        distance = far.get(hex_, 99) / 2
        pace = max(1, unit.front.orders["march"].move if "march" in unit.front.orders else 1)
        hurry = 2.2 if distance / pace > 0.55 * self.left else 1.3
        value = -hurry * self.manner.march * distance + 0.3 * cover
        fear = self.manner.fear * (0.2 if self.attacks else 0.4)
        value -= fear * f.threat(self.state, unit, hex_, self.enemies) if fear else 0.0
        value += 0.4 * f.promise(self.state, unit, hex_, self.enemies)
        value -= 0.4 * max(0, self.bound.get(hex_, 0) - 1)
        if hex_ in self.goals:
            others = (
                sum(u.side == self.side and u.id != unit.id for u in at(self.state, hex_)) if hex_ == unit.hex else 0
            )
            value += 1.0 if others + self.bound.get(hex_, 0) else 5.0
        if hex_ in self.state.fields:
            value -= 4.0
        return value

    def _routes(self, unit: Unit, verb: type, kind: str, far: dict[int, int], here: float) -> list[Option]:
        """Every hex in reach, by the shortest way found."""
        held = {enemy.hex for enemy in self.enemies}
        seen: dict[int, tuple[int, ...]] = {}
        edge: list[tuple[int, ...]] = [()]
        found: list[Option] = []
        while edge:
            following = []
            for route in edge:
                for hex_ in next_steps(self.state, unit, kind, route, self.seat):
                    if hex_ in seen or hex_ == unit.hex or hex_ in held or hex_ in self.state.smoke:
                        continue
                    seen[hex_] = (*route, hex_)
                    following.append(seen[hex_])
                    gain = self._site(unit, hex_, far) - here + (0.3 if kind == "careful" else 0.0)
                    steps = [verb(unit.id), *(act.Step(h) for h in seen[hex_]), act.Done()]
                    found.append((gain, steps))
            edge = following if len(seen) < 40 else []
        return found

    # -- melee
    def _assaults(self, unit: Unit) -> list[Option]:
        if "assault" not in unit.front.orders or not unit.ammo or unit.type == "artillery":
            return []
        found: list[Option] = []
        for enemy in self.enemies:
            if self.state.board.distance[unit.hex][enemy.hex] > unit.front.orders["assault"].move:
                continue
            value = self._melee(unit, enemy)
            if value > 0 and self._allowed(unit, act.Assault(unit.id, enemy.id)):
                route = self._assault_route(unit, enemy)
                if route:
                    found.append((value, [act.Assault(unit.id, enemy.id), *(act.Step(h) for h in route), act.Done()]))
        return found

    def _melee(self, unit: Unit, enemy: Unit) -> float:
        """What an assault may win: losses done less losses taken, more where the goal is."""
        terrain = self.state.board.terrain[enemy.hex]
        hides = terrain.infantry_strikes_tanks or enemy.type not in TANKS
        if unit.type == "infantry" and not hides:
            return 0.0
        friends = sum(u.side == enemy.side for u in at(self.state, enemy.hex))
        aim = unit.front.diagram[0]
        done = f.expected_losses(melee_dice(unit), aim, defence(self.state, enemy, melee=True), enemy.size) * f.worth(
            enemy
        )
        taken = 0.0
        if enemy.ammo and may_strike(self.state, enemy, unit):
            back = enemy.front.suppressed if enemy.suppressed else enemy.front.diagram[0]
            armour = unit.front.defence + (terrain.infantry if unit.type == "infantry" else terrain.other)
            taken = f.expected_losses(melee_dice(enemy), back, armour, unit.size) * f.worth(unit)
        value = 1.2 * self.manner.melee * done - taken - 2.0 * (friends - 1)
        if enemy.hex in self.goals and self.attacks:
            value += 3.0 if self.left > 3 else 6.0
        return value

    def _assault_route(self, unit: Unit, enemy: Unit) -> tuple[int, ...]:
        route: tuple[int, ...] = ()
        while not route or route[-1] != enemy.hex:
            here = route[-1] if route else unit.hex
            near = sorted(self.state.board.beside[here], key=lambda h: self.state.board.distance[h][enemy.hex])
            for hex_ in near:
                longer = (*route, hex_)
                fits = why_not_route(self.state, unit, "assault", longer, self.seat) is None
                if fits and can_reach(self.state, unit, "assault", longer, enemy.hex, self.seat):
                    route = longer
                    break
            else:
                return ()
        return route

    def _locked(self, unit: Unit) -> list[Option]:
        found: list[Option] = []
        for enemy in enemies_at(self.state, unit.hex, self.side):
            order = act.Assault(unit.id, enemy.id)
            if self._allowed(unit, order):
                found.append((1.0 + self._melee(unit, enemy), [order]))
        if not found and self._allowed(unit, act.March(unit.id)):
            steps = next_steps(self.state, unit, "march", (), self.seat)
            found.append((0.0, [act.March(unit.id), act.Step(steps[0]), act.Done()]))
        return found

    # -- the rest
    def _special(self, unit: Unit) -> list[Option]:
        """Guns come into position where they have something to fire at, and turn towards it."""
        found: list[Option] = []
        near = [e for e in self.enemies if self.state.board.distance[unit.hex][e.hex] <= unit.front.reach + 1]
        if "deploy" in unit.front.orders and unit.stance not in (FREE, DEPLOYED):
            toward = f.front(self.state, self.seat, unit.hex) if "field-of-fire" in unit.front.traits else 0
            ready = bool(near) or not self.attacks or unit.hex in self.goals
            found.append((2.0 if ready else 0.05, [act.Deploy(unit.id, unit.hex, toward)]))
        if "limber" in unit.front.orders and unit.stance == DEPLOYED and self.attacks and not near:
            moves = "march" in unit.front.orders
            if moves and self.left > 3 and unit.hex not in self.goals:
                found.append((0.6, [act.Limber(unit.id, unit.hex)]))
        if "turn" in unit.front.orders and "field-of-fire" in unit.front.traits and unit.stance in (FREE, DEPLOYED):
            wanted = f.front(self.state, self.seat, unit.hex)
            aimed = any(why_not_fire(self.state, unit, enemy) is None for enemy in near)
            if near and not aimed and self._allowed(unit, act.Turn(unit.id, wanted)):
                found.append((1.0, [act.Turn(unit.id, wanted)]))
        if (
            not self.attacks
            and not near
            and self._allowed(unit, act.Ambush(unit.id, self._ahead(unit), unit.front.reach))
        ):
            found.append((0.9, [act.Ambush(unit.id, self._ahead(unit), unit.front.reach)]))
        return found

    def _ahead(self, unit: Unit) -> int:
        if "field-of-fire" in unit.front.traits:
            return self.state.board.toward[unit.hex][unit.facing]
        return f.front(self.state, self.seat, unit.hex)

    def _supply(self, unit: Unit) -> list[Option]:
        """Carriers give where somebody needs, units take what is there."""
        found: list[Option] = []
        here = [u for u in at(self.state, unit.hex) if u.side == self.side]
        wanted = any(self._lacks(u) > 3 for u in here) and not enemies_at(self.state, unit.hex, self.side)
        if unit.front.supply and unit.supply and wanted:
            found.append((8.0 if unit.hex in self.goals or not self.attacks else 1.0, [act.Supply(unit.id)]))
        lacks = self._lacks(unit)
        for carrier in here:
            if carrier.front.supply and carrier.supply and lacks > 3 and carrier.id != unit.id:
                order = act.Resupply(unit.id, carrier.id, min(lacks, carrier.supply))
                if self._allowed(unit, order):
                    found.append((9.0 if self.goal.kind == "deliver" else 3.0, [order]))
        return found

    def _lacks(self, unit: Unit) -> int:
        return 0 if unit.front.supply else unit.front.ammo - unit.ammo

    def _unhitch(self, unit: Unit) -> list[Option]:
        lorry = self.state.units[unit.carrier]
        near = [e for e in self.enemies if self.state.board.distance[lorry.hex][e.hex] <= unit.front.reach + 1]
        if not near:
            return []
        toward = f.front(self.state, self.seat, lorry.hex) if "field-of-fire" in unit.front.traits else 0
        return [(1.0, [act.Deploy(unit.id, lorry.hex, toward)])]
