"""Fire tests: who can fire at whom, with how many dice, and the shots that an order makes."""

from msgspec import Struct

from sandtable.games.barbarossa.actions import Ambush, Defend
from sandtable.games.barbarossa.model import (
    AMBUSHED,
    CALM,
    CONCEALED,
    State,
    Unit,
    at,
    can_be_named,
    enemies_at,
    headquarters,
)
from sandtable.games.barbarossa.rules.figures import accuracy, arc_facing, firepower, has_arc, in_command
from sandtable.games.barbarossa.rules.sight import allows_fire, is_downhill, sees
from sandtable.kernel.errors import Refusal

_NOT_NAMED = Refusal("BA-hidden", "no-such-target")
_MELEE = Refusal("BA-melee-limits", "target-in-melee")
_TYPE = Refusal("BA-card-targets", "wrong-type")
_WOOD = Refusal("BA-wood-fight", "wood-fire")
_ARC = Refusal("BA-arc", "outside-arc")
_RANGE = Refusal("BA-card-range", "out-of-range")
_SIGHT = Refusal("BA-los", "no-sight")


class Shot(Struct, frozen=True, gc=False):
    """One fire test to be rolled. `target` is a unit, or a work ("bridge", "pontoon", "dugout") in the hex."""

    firer: str
    target: str
    kind: str
    hex: int
    dice: int
    accuracy: int
    chain: bool = False
    done: tuple[str, ...] = ()
    flanked: bool = False


def in_melee(state: State, unit: Unit) -> bool:
    """Whether enemies stand in the unit's hex."""
    return bool(enemies_at(state, unit.hex, unit.side))


def hits_with(state: State, firer: Unit, hex_: int) -> int:
    """The accuracy of fire from the unit's hex into another; 0 where it cannot fire.

    Rules: BA-fire-range, BA-card-range.
    """
    board = state.index.board
    return accuracy(firer.front, board.distance[firer.hex][hex_], is_downhill(board, firer.hex, hex_))


def is_in_arc(state: State, firer: Unit, hex_: int) -> bool:
    """Whether a hex lies in the unit's own field of fire; without one it fires all round.

    Rules: BA-arc.
    """
    if "field-of-fire" not in firer.front.traits:
        return True
    return state.index.board.in_cone(firer.hex, firer.facing, hex_)


def why_not_target(state: State, firer: Unit, target: Unit) -> Refusal | None:
    """Why a unit cannot be named: not seen by the enemy as a target, in melee, or of a type that the card does not
    list.

    Rules: BA-hidden, BA-melee-limits, BA-card-targets.
    """
    if target.side == firer.side or not can_be_named(target):
        return _NOT_NAMED
    if in_melee(state, target):
        return _MELEE
    return None if firepower(firer, target.type) else _TYPE


def why_not_reach(state: State, firer: Unit, hex_: int) -> Refusal | None:
    """Why fire cannot go to a hex: cone, range, wood.

    Rules: BA-arc, BA-card-range, BA-wood-fight.
    """
    if hex_ == firer.hex or not hits_with(state, firer, hex_):
        return _RANGE
    if not is_in_arc(state, firer, hex_):
        return _ARC
    return None if allows_fire(state.index.board, firer.hex, hex_) else _WOOD


def why_not_fire(state: State, firer: Unit, target: Unit) -> Refusal | None:
    """Why a direct shot is impossible: the target, the way, the sight.

    Rules: BA-order-fire, BA-order-suppress, BA-fire-range.
    """
    refusal = why_not_target(state, firer, target) or why_not_reach(state, firer, target.hex)
    if refusal is None and not sees(state, firer.hex, target.hex):
        refusal = _SIGHT
    return refusal


def suppressive(dice: int) -> int:
    """Firepower times 1.5, rounded up.

    Rules: BA-order-suppress.
    """
    return (dice * 3 + 1) // 2


def shots_at(state: State, firer: Unit, target: Unit, kind: str, less: int = 0) -> list[Shot]:
    """The fire tests of one attack on a named unit: on all of a dugout, else on the unit and perhaps its neighbours.

    Rules: BA-fire-dice, BA-order-suppress, BA-ambush-fire, BA-order-fire-moving, BA-indirect, BA-dugout-fire.
    """
    if target.dugout:
        return shots_at_dugout(state, firer, target.hex, kind, less)
    shot = shot_at(state, firer, target, kind, less)
    return [shot] if shot.dice else []


def shot_at(state: State, firer: Unit, target: Unit, kind: str, less: int = 0) -> Shot:
    """One fire test with the dice that its kind of order gives.

    Rules: BA-fire-dice, BA-order-suppress, BA-ambush-fire.
    """
    dice = firepower(firer, target.type)
    if kind == "suppress":
        dice = suppressive(dice)
    elif kind == "ambush":
        dice += 1
    dice = max(0, dice - less)
    chain = kind in ("suppress", "fire", "defend", "ambush", "moving") and has_crowd(state, target)
    return Shot(firer.id, target.id, kind, target.hex, dice, hits_with(state, firer, target.hex), chain, (target.id,))


def has_crowd(state: State, target: Unit) -> bool:
    """Whether three or more units of the target's type stand in its hex and can be fired at.

    Rules: BA-group-fire.
    """
    return len(crowd(state, target)) >= 3


def crowd(state: State, target: Unit) -> list[Unit]:
    """The units that group fire at this target can reach."""
    return [
        u
        for u in at(state, target.hex)
        if u.side == target.side and u.type == target.type and can_be_named(u) and not u.dugout
    ]


def follow_up(state: State, shot: Shot, missed: int) -> tuple[int, list[str]]:
    """Group fire: half of the missed dice, rounded up, and the units that they can be rolled against.

    Rules: BA-group-fire.
    """
    dice = (missed + 1) // 2
    if not shot.chain or shot.dice <= 1 or not dice:
        return 0, []
    left = [u.id for u in crowd(state, state.units[shot.done[0]]) if u.id not in shot.done]
    return (dice, left) if left else (0, [])


def shots_at_dugout(state: State, firer: Unit, hex_: int, kind: str, less: int = 0) -> list[Shot]:
    """Separate tests against each unit inside and, by those who can attack buildings, against the dugout.

    Rules: BA-dugout-fire.
    """
    found = []
    for unit in at(state, hex_):
        if unit.dugout and unit.side != firer.side:
            shot = shot_at(state, firer, unit, kind, less)
            found.append(Shot(shot.firer, shot.target, kind, hex_, shot.dice, shot.accuracy))
    return [shot for shot in found if shot.dice] + building_shots(state, firer, hex_, kind)


def building_shots(state: State, firer: Unit, hex_: int, kind: str) -> list[Shot]:
    """A test against the dugout, bridge or pontoon in a hex, with the dice against armoured vehicles.

    Rules: BA-dugout-fire, BA-bridge, BA-pontoon.
    """
    if "hits-buildings" not in firer.front.traits:
        return []
    dice = firepower(firer, "armoured")
    aim = firer.front.diagram[0] if kind == "bomb" else hits_with(state, firer, hex_)
    return [Shot(firer.id, work, kind, hex_, dice, aim) for work in works_at(state, hex_) if dice]


def works_at(state: State, hex_: int) -> list[str]:
    """The works in a hex that can be shot or blown to pieces.

    Rules: BA-bridge, BA-pontoon, BA-dugout-place.
    """
    found = []
    if hex_ in state.dugouts:
        found.append("dugout")
    if hex_ in state.index.board.bridges and hex_ not in state.blown:
        found.append("bridge")
    if hex_ in state.pontoons:
        found.append("pontoon")
    return found


def shots_at_hex(state: State, firer: Unit, hex_: int) -> list[Shot]:
    """Fire at a hex: a test against every enemy there that is not in melee, hidden ones too; a second row reaches the
    ring around it.

    Rules: BA-hex-fire, BA-hex-fire-ring, BA-hq-hit, BA-hidden, BA-melee-limits, BA-R117.
    """
    aim = hits_with(state, firer, hex_)
    found = []
    for enemy in _shelled(state, hex_, firer.side):
        if dice := firepower(firer, enemy.type):
            found.append(Shot(firer.id, enemy.id, "bombard", hex_, dice, aim))
    found += building_shots(state, firer, hex_, "bombard")
    if firer.front.ring:
        for near in state.index.board.beside[hex_]:
            for enemy in _shelled(state, near, firer.side):
                if dice := firepower(firer, enemy.type, "ring"):
                    found.append(Shot(firer.id, enemy.id, "ring", near, dice, aim))
    return found


def _shelled(state: State, hex_: int, side: str) -> list[Unit]:
    """The enemies of a side that its shells meet in a hex: none where a melee is fought."""
    return [enemy for enemy in enemies_at(state, hex_, side) if not in_melee(state, enemy)]


def may_adjust(state: State, shot: Shot) -> bool:
    """Whether an HQ may let this battery roll again: its range, its sight to the target, its order, once a round.

    Rules: BA-hq-adjust, BA-hq-adjust-limits.
    """
    firer = state.units[shot.firer]
    if firer.side in state.adjusted:
        return False
    return any(_adjusts(state, hq, firer, shot.hex) for hq in headquarters(state, firer.side))


def _adjusts(state: State, hq: Unit, firer: Unit, hex_: int) -> bool:

    return (
        hq.suppressed == CALM
        and isinstance(hq.order, (Defend, Ambush))
        and in_command(state, hq, firer)
        and sees(state, hq.hex, hex_)
    )


def might_adjust(state: State, shot: Shot) -> bool:
    """Whether the enemy must reckon with a re-roll: what is public about it. The owner is asked just then.

    Rules: BA-hq-adjust-limits.
    """
    firer = state.units[shot.firer]
    if firer.type != "artillery" or shot.kind not in ("fire", "indirect", "bombard", "ring", "defend", "ambush"):
        return False
    if firer.side in state.adjusted or shot.target not in state.units or state.units[shot.target].hidden == AMBUSHED:
        return False
    return any(_could_adjust(state, hq, firer, shot.hex) for hq in headquarters(state, firer.side))


def _could_adjust(state: State, hq: Unit, firer: Unit, hex_: int) -> bool:

    if hq.hidden == AMBUSHED:
        return True
    if hq.suppressed != CALM or not in_command(state, hq, firer) or not sees(state, hq.hex, hex_):
        return False
    return hq.hidden == CONCEALED or isinstance(hq.order, (Defend, Ambush))


def covers(state: State, firer: Unit, mover: Unit) -> bool:
    """Whether a unit on defend or in ambush can fire at an enemy that has just moved: cone, chosen range, sight.

    Rules: BA-defend-fire, BA-ambush-fire, BA-order-defend.
    """
    order = firer.order
    reach = getattr(order, "reach", 0)
    if state.index.board.distance[firer.hex][mover.hex] > reach or not has_arc(firer):
        return False
    facing = arc_facing(state, firer)
    if facing < 0 or not state.index.board.in_cone(firer.hex, facing, mover.hex):
        return False
    return why_not_fire(state, firer, mover) is None
