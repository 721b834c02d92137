"""Exact odds for a side from what it knows: fire tests with losses and valour, melee, mines, flak and air combat."""

from msgspec.structs import replace

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import AMBUSHED, State, Unit, side_of
from sandtable.games.barbarossa.odds.fire import (
    aircraft_odds,
    duel_odds,
    fire_odds,
    group_parts,
    mine_odds,
    strike_odds,
)
from sandtable.games.barbarossa.odds.melee import assault_odds, melee_odds
from sandtable.games.barbarossa.rules.figures import firepower
from sandtable.games.barbarossa.rules.fire import has_crowd, suppressive
from sandtable.games.barbarossa.rules.mines import is_engineer
from sandtable.kernel import Action, Odds


class Still:
    """No chance at all: odds look only at what is known, so that the rest may lie anywhere."""

    def random(self) -> float:
        return 0.0

    def randrange(self, start: int, stop: int | None = None, /) -> int:
        return 0 if stop is None else start


def odds_of(state: State, seat: str, action: Action) -> Odds | None:
    """What may come of an action, on a state imagined from the seat's view; hidden units do not count.

    Rules: BA-order-fire, BA-order-suppress, BA-indirect, BA-order-assault, BA-ambush-fire, BA-air-strike.
    """
    unit = state.units.get(getattr(action, "unit", ""))
    if unit is None:
        return _route_odds(state, seat, action)
    if isinstance(action, act.Strike):
        return strike_odds(state, unit, action.hex, seat)
    target = state.units.get(getattr(action, "target", ""))
    if target is None or target.hidden == AMBUSHED:
        return None
    if isinstance(action, act.Assault):
        return assault_odds(state, unit, target, unit.hex, seat)
    if isinstance(action, act.Melee):
        return melee_odds(state, unit, target, seat)
    if isinstance(action, act.Engage | act.Intercept):
        return duel_odds(state, unit, target)
    if isinstance(action, act.Shoot) and target.type == "aircraft":
        return aircraft_odds(state, "air", unit, firepower(unit, "aircraft"), target)
    return _shot_odds(state, seat, unit, target, action)


def _shot_odds(state: State, seat: str, unit: Unit, target: Unit, action: Action) -> Odds | None:
    """A shot from where the unit stands, with group fire where it goes on.

    Rules: BA-order-fire, BA-order-suppress, BA-indirect, BA-ambush-fire, BA-group-fire.
    """
    dice = _dice(unit, target, action)
    if dice is None:
        return None
    kind = _kind(unit, action)
    found = fire_odds(state, [(unit, dice)], target, kind, seat)
    if kind != "indirect" and has_crowd(state, target) and not target.dugout:
        return replace(found, parts=group_parts(state, unit, dice, target, kind, seat), policy="in-order")
    return found


def _kind(unit: Unit, action: Action) -> str:
    if isinstance(action, act.Shoot):
        return "ambush" if isinstance(unit.order, act.Ambush) else "defend"
    if isinstance(action, act.Suppress):
        return "suppress"
    return "indirect" if isinstance(action, act.Indirect) else "fire"


def _dice(unit: Unit, target: Unit, action: Action) -> int | None:
    dice = firepower(unit, target.type)
    if isinstance(action, act.Suppress):
        return suppressive(dice)
    if isinstance(action, act.Indirect):
        return max(0, dice - unit.front.indirect)
    if isinstance(action, act.Here):
        return max(0, dice - unit.front.orders["fire-moving"].dice)
    if isinstance(action, act.Shoot):
        return dice + isinstance(unit.order, act.Ambush)
    return dice if isinstance(action, act.Fire) else None


def _route_odds(state: State, seat: str, action: Action) -> Odds | None:
    """What a route meets: mines that are left or entered, the enemy at its end, the shot from a hex of it.

    Rules: BA-mines-leave, BA-mines-explode, BA-order-assault, BA-order-fire-moving.
    """
    draft = state.drafts.get(seat)
    if draft is None or not isinstance(draft.open, act.Moving):
        return None
    order = draft.open
    unit = replace(state.units[draft.hand], order=order)
    here = order.route[-1] if order.route else unit.hex
    target = state.units.get(order.target)
    if isinstance(action, act.Here) and target is not None and order.route:
        return _shot_odds(state, seat, replace(unit, hex=here), target, action)
    if not isinstance(action, act.Step):
        return None
    if order.kind == "assault" and target is not None and action.hex == target.hex:
        return assault_odds(state, unit, target, here, seat)
    return _mines_on_the_way(state, seat, unit, here, action.hex)


def _mines_on_the_way(state: State, seat: str, unit: Unit, here: int, there: int) -> Odds | None:
    """Mines attack who leaves them, engineers too unless they laid them, and who enters them, engineers not.

    Rules: BA-mines-leave, BA-mines-engineers, BA-mines-explode, BA-mines-detect.
    """
    leaves = here == unit.hex and unit.place == "map" and unit.safe != here and _is_seen(state, seat, here)
    left = mine_odds(state, unit, here, seat) if leaves else None
    if left is not None:
        return left
    return mine_odds(state, unit, there, seat) if _is_seen(state, seat, there) and not is_engineer(unit) else None


def _is_seen(state: State, seat: str, hex_: int) -> bool:
    """Whether a seat knows what kind of mines lie in a hex."""
    field = state.fields.get(hex_)
    return field is not None and (field.open or field.side == side_of(seat))


__all__ = ["Still", "odds_of"]
