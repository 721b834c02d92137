"""Numbers for opponents: expected losses, threats, ways to the goal. All from what a side may know."""

from functools import cache
from math import comb

from sandtable.games.barbarossa.model import OTHER, State, Unit, known_enemies, on_map, side_of
from sandtable.games.barbarossa.rules.figures import accuracy, defence, firepower
from sandtable.games.barbarossa.rules.sight import allows_fire, is_downhill, sees
from sandtable.games.barbarossa.tables import Goal


@cache
def chances(dice: int, aim: int) -> tuple[float, ...]:
    """The probability of each number of hits."""
    p = min(6, max(0, aim)) / 6
    return tuple(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(dice + 1))


@cache
def expected_losses(dice: int, aim: int, armour: int, size: int) -> float:
    """Size boxes that fall on average: hits above the defence, no more than there are."""
    return sum(chance * min(size, max(0, hits - armour)) for hits, chance in enumerate(chances(dice, aim)))


@cache
def any_hit(dice: int, aim: int) -> float:
    return 1 - chances(dice, aim)[0] if dice else 0.0


@cache
def fails(valour: int) -> float:
    """The probability that two dice exceed a valour."""
    return sum(6 - abs(7 - total) for total in range(2, 13) if total > valour) / 36


def worth(unit: Unit) -> float:
    """What one size box of a unit is worth."""
    return unit.front.cost / unit.front.size


def is_frail(unit: Unit) -> bool:
    """Headquarters, guns and lorries with supply: they are worth more than they can take."""
    return bool(unit.front.command or unit.front.supply) or unit.type == "artillery"


def cover_of(state: State, unit: Unit, hex_: int) -> float:
    """What a hex hides and protects: its bonus, and half as much if sight ends there; guns fire neither into nor out of
    wood."""
    terrain = state.board.terrain[hex_]
    if terrain.id == "wood" and unit.type == "artillery":
        return 0.0
    return (terrain.infantry if unit.type == "infantry" else terrain.other) + 0.5 * terrain.blocks


def aim_at(state: State, firer: Unit, hex_: int, from_hex: int = 0) -> int:
    """The accuracy of a shot into a hex from the unit's own or another hex; 0 where it cannot be made."""
    board = state.board
    start = from_hex or firer.hex
    if start == hex_ or not allows_fire(board, start, hex_):
        return 0
    aim = accuracy(firer.front, board.distance[start][hex_], is_downhill(board, start, hex_))
    return aim if aim and sees(state, start, hex_) else 0


def damage(state: State, firer: Unit, target: Unit, planned: int = 0) -> float:
    """Strength points that a shot takes on average, with hits of others already planned."""
    dice = firepower(firer, target.type)
    aim = aim_at(state, firer, target.hex)
    if not dice or not aim:
        return 0.0
    armour = max(0, defence(state, target) - planned)
    losses = expected_losses(dice, aim, armour, target.size)
    shaken = losses * fails(target.front.valour - target.front.valour_loss * (target.losses + 1))
    return losses * worth(target) + min(1.0, shaken) * 0.25 * target.front.cost


def promise(state: State, unit: Unit, hex_: int, enemies: list[Unit]) -> float:
    """The best shot that a unit would have from a hex, in strength points."""
    best = 0.0
    for enemy in enemies:
        dice = firepower(unit, enemy.type)
        if dice and (aim := aim_at(state, unit, enemy.hex, hex_)):
            losses = expected_losses(dice, aim, defence(state, enemy), enemy.size) * worth(enemy)
            best = max(best, losses)
    return best


def threat(state: State, unit: Unit, hex_: int, enemies: list[Unit]) -> float:
    """Strength points that the enemies in range would take on average from a unit in a hex."""
    terrain = state.board.terrain[hex_]
    armour = unit.front.defence + (terrain.infantry if unit.type == "infantry" else terrain.other)
    total = 0.0
    for enemy in enemies:
        dice = firepower(enemy, unit.type)
        if dice and (aim := aim_at(state, enemy, hex_)):
            total += expected_losses(dice, aim, armour, unit.size) * worth(unit)
    return total


def aims_of(state: State, seat: str) -> tuple[int, ...]:
    """The hexes that a side wants to be in."""
    goal = state.battle.goal
    return goal.hexes or tuple(unit.hex for unit in known_enemies(state, seat))


def attacks(goal: Goal, seat: str) -> bool:
    """Whether a side has to go and get its goal."""
    return not goal.side or goal.side == side_of(seat)


def is_miner(state: State, unit: Unit) -> bool:
    """Engineers who can still deny a bridge to the enemy."""
    goal = state.battle.goal
    return goal.kind == "bridge" and unit.side != goal.side and unit.charges > 0


def front(state: State, seat: str, hex_: int) -> int:
    """The adjacent hex that looks towards the enemy."""
    board = state.board
    foes = [unit.hex for unit in on_map(state, OTHER[side_of(seat)]) if unit.hex and not unit.hidden]
    if foes:
        near = min(foes, key=lambda foe: board.distance[hex_][foe])
        return min(board.beside[hex_], key=lambda h: (board.distance[h][near], h))
    edge = 100 if side_of(seat) == "soviet" else board.columns * 100
    return min(board.beside[hex_], key=lambda h: (abs(h - edge) // 100, abs(h % 100 - hex_ % 100)))
