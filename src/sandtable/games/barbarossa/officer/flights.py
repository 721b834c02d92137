"""The officer's flights: strikes where they hurt the enemy and not us, fighters where the enemy has aircraft."""

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import State, Unit, at, is_alive
from sandtable.games.barbarossa.officer import estimates as f
from sandtable.games.barbarossa.rules.figures import defence, firepower
from sandtable.games.barbarossa.rules.orders_air import why_not_mission
from sandtable.games.barbarossa.rules.sight import is_observed
from sandtable.kernel import Action

Option = tuple[float, list[Action]]
"""What something is worth, and the actions that do it."""


def flight_options(state: State, seat: str, unit: Unit, enemies: list[Unit], goals: tuple[int, ...]) -> list[Option]:
    """A strike where it hurts the enemy and not us."""
    if "fighter" in unit.front.traits:
        return _fighters(state, seat, unit, goals)
    if "strike" not in unit.front.orders or not unit.ammo:
        return []
    found: list[Option] = []
    for hex_ in {enemy.hex for enemy in enemies}:
        spoils = hex_ in goals and state.battle.goal.kind == "bridge" and "hits-buildings" in unit.front.traits
        if spoils or not is_observed(state, unit.side, hex_):
            continue
        value = 0.0
        for target in at(state, hex_):
            armour = defence(state, target)
            losses = f.expected_losses(firepower(unit, target.type), unit.front.diagram[0], armour, target.size)
            value += losses * f.worth(target) * (1 if target.side != unit.side else -1.5)
        if value > 3 and why_not_mission(state, seat, unit, act.Strike(unit.id, hex_)) is None:
            found.append((value, [act.Strike(unit.id, hex_), act.From(_edge(state, hex_))]))
    return found


def _fighters(state: State, seat: str, unit: Unit, goals: tuple[int, ...]) -> list[Option]:
    """Catch what is still over the map; otherwise guard the goal as long as the enemy has aircraft."""
    if not unit.ammo:
        return []
    planes = [u for u in state.units.values() if u.side != unit.side and u.type == "aircraft" and is_alive(u)]
    caught = [plane for plane in planes if plane.place == "air" and "intercept" in unit.front.orders]
    if caught:
        prey = max(caught, key=f.worth)
        return [(8.0, [act.Intercept(unit.id, prey.id), act.From(_edge(state, prey.hex))])]
    centre = next((hex_ for hex_ in goals if is_observed(state, unit.side, hex_)), 0)
    box = unit.front.orders.get("patrol")
    if not planes or not centre or box is None:
        return []
    rounds = act.Rounds(min(box.time, unit.front.boxes))
    guard: list[Action] = [act.Patrol(unit.id, centre), act.Radius(box.radius), rounds]
    return [(2.0, [*guard, act.From(_edge(state, centre))])]


def _edge(state: State, hex_: int) -> int:
    """The hex at the edge of the map with the shortest flight."""
    return min(state.board.edge_hexes, key=lambda e: (state.board.distance[e][hex_], e))
