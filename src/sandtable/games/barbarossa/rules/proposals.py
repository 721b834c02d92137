"""What may be written for many at once: the rest defends, the rest waits. Only what the seat itself knows is used."""

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import State, Unit, known_enemies
from sandtable.games.barbarossa.rules.drafting import missing, why_not_written
from sandtable.games.barbarossa.rules.orders import orders_for
from sandtable.games.barbarossa.rules.writing import written
from sandtable.kernel import Action, Plan, clone


def for_the_rest(state: State, seat: str) -> tuple[Plan, ...]:
    """While no card is in hand: one order for everybody who has none yet.

    Rules: BA-plan.
    """
    if state.drafts[seat].hand or not missing(state, seat):
        return ()
    defends, waits = (_rest(state, seat, defend) for defend in (True, False))
    count = len(missing(state, seat))
    found = [Plan("rest-defends", defends, {"count": count})] if defends != waits else []
    return (*found, Plan("rest-waits", waits, {"count": count})) if waits else tuple(found)


def _rest(state: State, seat: str, defend: bool) -> tuple[Action, ...]:
    """The steps that give every unit without an order one: it defends if it can, or waits."""
    trial, steps = clone(state), list[Action]()
    for unit in missing(state, seat):
        taken = act.Take(unit.id)
        if why_not_written(trial, seat, trial.drafts[seat], taken) is not None:
            continue
        trial.drafts[seat] = written(trial, seat, trial.drafts[seat], taken)
        order = _order(trial, seat, unit, defend)
        if order is None:
            trial.drafts[seat] = written(trial, seat, trial.drafts[seat], act.Drop())
            continue
        trial.drafts[seat] = written(trial, seat, trial.drafts[seat], order)
        steps += [taken, order]
    return tuple(steps)


def _order(state: State, seat: str, unit: Unit, defend: bool) -> act.Defend | act.Wait | None:
    """To defend as far as it may, the way it faces or towards the enemy; else to wait; None if it can do neither."""
    offered = orders_for(state, seat, unit)
    stands = [each for each in offered if isinstance(each, act.Defend)] if defend else []
    if stands:
        return max(stands, key=lambda each: usual_front(state, seat, unit, each))
    return next((each for each in offered if isinstance(each, act.Wait)), None)


def usual_front(state: State, seat: str, unit: Unit, order: act.Defend | act.Ambush) -> tuple[bool, int, int, int]:
    """How usual a front is: as the unit faces, far, towards the nearest known enemy or, without one, the goal; a gun
    that looks over the edge of the map (0) is as near to them as its hex."""
    ahead = state.index.board.way[unit.hex].get(order.toward, -1) == unit.facing
    far = state.index.board.distance
    foes = sorted((far[unit.hex][foe.hex], foe.hex) for foe in known_enemies(state, seat))
    aims = [foes[0][1]] if foes else list(state.battle.goal.hexes)
    near = min((far[order.toward or unit.hex][aim] for aim in aims), default=0)
    return ahead, order.reach, -near, -order.toward
