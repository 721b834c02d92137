"""The officer: fires where it hurts most, moves where it is worth being, answers when an answer pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.games.operation import actions as do
from sandtable.games.operation import actions_vehicle as ride
from sandtable.games.operation.features import (
    best_target,
    goals,
    is_heavy,
    middle,
    mode_worth,
    place_worth,
    threat,
    urgency,
    wanted,
)
from sandtable.games.operation.model import Point, Unit
from sandtable.games.operation.officer_setup import SETTING_UP
from sandtable.games.operation.rules import area, cards, melee, movement
from sandtable.games.operation.rules.measure import place
from sandtable.games.operation.rules.sight import sights
from sandtable.games.operation.rules.vehicle_fire import mount_of
from sandtable.games.operation.rules.walk import advance_to
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import CARDS, WEAPONS
from sandtable.games.operation.view import View, imagine
from sandtable.geometry.table import bearing, distance2
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Action, Measure, Question, clone
from sandtable.kernel import Point as Place
from sandtable.kernel.decision import Rng

ENOUGH = 0.6
"""Expected losses (in men) that make fire worth an order."""


class Officer:
    """Looks one order ahead, with a map of the table that it keeps between questions."""

    needs_view = True

    def __init__(self, samples: int = 8) -> None:
        self.samples = samples
        self._index: Any = None
        self._ground: tuple[Any, ...] = ()

    def choose(self, view: View, question: Question, rng: Rng) -> Action:
        found = question.choices()
        if isinstance(found, list) and len(found) == 1:
            only: Action = found[0]
            return only
        state = self.picture(view, rng)
        handler = HANDLERS.get(question.kind)
        if handler is not None:
            return handler(self, state, question, found, rng)
        plainly = SETTING_UP.get(question.kind)
        if plainly is not None:
            return plainly(state, question, found, rng)
        return plain(found, rng)

    def picture(self, view: View, rng: Rng) -> State:
        """The state as one imagines it; the prepared ground is kept while the terrain stays the same."""
        ground = tuple(view.features.values())
        same = len(ground) == len(self._ground) and all(a is b for a, b in zip(ground, self._ground, strict=True))
        state = imagine(view, rng, self._index if same else None)
        self._index, self._ground = state.index, ground
        return state


def plain(found: Any, rng: Rng) -> Action:
    """What is left to chance: the first answer that takes nothing back, or a sample."""
    if isinstance(found, Measure):
        return found.sample(rng)
    choices = [action for action in found if not action.retracts] or found
    chosen: Action = choices[rng.randrange(len(choices))]
    return chosen


def initiative(self: Officer, state: State, question: Question, found: Any, rng: Rng) -> Action:
    """Lay the card that is missed least: a slow one of a kind there are many of."""
    lays = [action for action in found if type(action) is do.Lay]
    if not lays:
        done: Action = next(action for action in found if type(action) is not do.Lay)
        return done
    hand = state.sides[question.seat].hand
    return min(
        lays, key=lambda action: card_value(cards.NUMBER[action.card]) - 0.2 * hand.count(cards.NUMBER[action.card])
    )


def card_value(card: int) -> float:
    """Quick cards and cards to fire with are worth keeping."""
    kind = {"fire": 2.0, "ambush": 1.8, "assault": 1.2, "move": 1.0, "cover": 0.2}[CARDS[card].order]
    return kind + 0.4 * (5 - CARDS[card].priority)


def exchange(self: Officer, state: State, question: Question, found: Any, rng: Rng) -> Action:
    """Throw the worst card away if it is a poor one."""
    swaps = [action for action in found if type(action) is do.Swap]
    if not swaps:
        return plain(found, rng)
    worst = min(swaps, key=lambda action: card_value(cards.NUMBER[action.card]))
    return worst if card_value(cards.NUMBER[worst.card]) < 1.2 else do.Pass()


def order_worth(state: State, unit: Unit, order: str) -> float:
    """What an order of a kind is worth to a unit now, in men."""
    key = (unit.id, order)
    held = state.index.seen.get(("worth", ""))
    if held is None or held[0] is not state:
        held = (state, {})
        state.index.seen[("worth", "")] = held
    known: dict[Any, float] = held[1]
    if key not in known:
        known[key] = weigh(state, unit, order)
    return known[key]


def weigh(state: State, unit: Unit, order: str) -> float:
    if order == "cover":
        return 0.35 * best_target(state, unit, -1, blind=True)[0]
    if order in ("fire", "ambush"):
        value = best_target(state, unit)[0]
        return value * (1.05 if order == "ambush" else 1.0) + (0.15 if order == "ambush" else 0.0)
    going = going_worth(state, unit)
    if order == "assault":
        return going * 0.75 + 0.6 * best_target(state, unit, -1)[0] + charge_worth(state, unit)
    return going


def charge_worth(state: State, unit: Unit) -> float:
    """What a charge at the best enemy in reach is worth, in men."""
    best = 0.0
    for foe in state.enemies(unit.seat):
        edge = charge_edge(state, unit, foe)
        if edge > best and melee.can_reach(state, unit, foe):
            best = edge
    return 3.0 * (best - 0.7) if best > 0.7 else 0.0


def charge_edge(state: State, unit: Unit, foe: Unit) -> float:
    """How much stronger a unit is than an enemy in melee; worth more where the enemy holds a place."""
    men = state.men(foe)
    if not men:
        return 0.0
    strength = sum(not man.shaken for man in state.men(unit))
    weak = sum(0.5 if man.shaken else 1.0 for man in men)
    prize = any(distance2(place(man), (o.x, o.y)) <= 120 * 120 for man in men for o in state.objectives)
    return min(2.0, strength / max(weak, 0.5)) * (1.4 if prize else 1.0)


def going_worth(state: State, unit: Unit) -> float:
    """What it is worth to a unit to be on its way."""
    if is_heavy(state, unit):
        return 0.1
    here = middle(state.pieces(unit))
    prizes = wanted(state, unit)
    if prizes:
        near = min(distance2(here, at) for at, _ in prizes) ** 0.5
        best = max(points for _, points in prizes)
        return 0.0 if near < 80 else min(7.0, 0.4 * best * urgency(state, near))
    near = min((distance2(here, goal) for goal in goals(state, unit)), default=0) ** 0.5
    return 0.0 if near < 100 else min(1.2, near / 500)


def opening(self: Officer, state: State, question: Question, found: Any, rng: Rng) -> Action:
    """The unit and card that are worth most: strong fire with quick cards, the rest with slow ones."""

    def score(action: Any) -> float:
        card = CARDS[cards.NUMBER[action.card]]
        value = order_worth(state, state.units[action.unit], card.order)
        quick = 5 - card.priority
        return value * (1 + 0.12 * quick) - 0.18 * quick + 0.01 * rng.random()

    orders = [action for action in found if type(action) is do.Order]
    return max(orders, key=score)


def reaction(self: Officer, state: State, question: Question, found: Any, rng: Rng) -> Action:
    """Answer if somebody can hurt the unit that is about to act, or anyone else, enough."""
    frame = state.stack[-1]
    last = frame.links[-1]
    foe = state.units[last.unit]
    best: tuple[float, Action] = (ENOUGH, do.Pass())
    moving = bool(last.paths or last.charge)
    for action in found:
        if type(action) is not do.Order:
            continue
        card = CARDS[cards.NUMBER[action.card]]
        unit = state.units[action.unit]
        if card.order not in ("fire", "ambush"):
            continue
        value = order_worth(state, unit, card.order)
        if card.order in ("fire", "ambush"):
            at_him = threat(state, unit, foe)
            value = max(value, at_him * (1.3 if last.target else 1.15))
        value -= 0.1 * (5 - card.priority)
        if value > best[0]:
            best = (value, action)
    if moving and best[1] == do.Pass():
        return best[1]
    return best[1]


def announcing(self: Officer, state: State, question: Question, found: Any, rng: Rng) -> Action:
    """One thing of an intent."""
    frame = state.stack[-1]
    answer = ANSWERS.get("aim" if frame.question.startswith("aim-") else frame.question)
    return answer(self, state, frame, question, found, rng) if answer is not None else quiet(found, rng)


def quiet(found: Any, rng: Rng) -> Action:
    """Say nothing more, where that is possible."""
    if isinstance(found, Measure):
        return found.first
    passes: list[Action] = [action for action in found if type(action) is do.Pass]
    return passes[0] if passes else plain(found, rng)


def way(self: Officer, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """The best of some goals: towards places worth having, into cover, and a few at random."""
    unit = state.units[frame.draft.unit]
    here = middle(state.pieces(unit))
    best: tuple[float, Action] = (place_worth(state, unit, here) + 0.2, do.Stay())
    charge = charging(state, unit, frame, question)
    if charge is not None:
        return charge
    for action in candidates(self, state, unit, frame, found, rng):
        goal = action.goal
        slow = 0.15 if action.speed == "slow" else 0.0
        value = place_worth(state, unit, (goal.x, goal.y)) + slow
        if value > best[0] and frame.why_not(state, question.seat, action) is None:
            best = (value, action)
    return best[1]


def charging(state: State, unit: Unit, frame: Any, question: Question) -> Action | None:
    """Charge the weakest enemy in reach."""
    if frame.draft.order != "assault":
        return None
    best: tuple[float, Action | None] = (0.9, None)
    for foe in state.enemies(unit.seat):
        edge = charge_edge(state, unit, foe)
        action = do.Charge(foe.id)
        if edge > best[0] and frame.why_not(state, question.seat, action) is None:
            best = (edge, action)
    return best[1]


def candidates(self: Officer, state: State, unit: Unit, frame: Any, found: Any, rng: Rng) -> list[do.Go]:
    """Goals to think about."""
    who = movement.movers(state, unit)
    if not who:
        return []
    lead = who[0]
    spots: list[tuple[str, Point]] = []
    wanted = sorted(goals(state, unit), key=lambda goal: distance2(goal, place(lead)))[:2]
    for speed in ("fast", "slow"):
        limit = movement.allowance(state, lead, frame.draft.order, speed)
        for goal in wanted:
            direction = bearing((goal[0] - lead.x, goal[1] - lead.y))
            far = min(limit - 2, int(distance2(goal, place(lead)) ** 0.5))
            spots += [(speed, moved(place(lead), direction + turn, far)) for turn in (0, 300, -300, 700, -700)]
            spots.append((speed, moved(place(lead), direction, far * 6 // 10)))
        for block in state.index.blocks:
            if block.row.cover == "open":
                continue
            left, top, right, bottom = block.box
            near = min(max(lead.x, left + 12), right - 12), min(max(lead.y, top + 12), bottom - 12)
            if distance2(near, place(lead)) <= limit * limit:
                spots.append((speed, near))
    made = [do.Go(speed, Place(*spot)) for speed, spot in spots]
    if isinstance(found, Measure):
        made += [each for each in (found.sample(rng) for _ in range(self.samples // 4)) if type(each) is do.Go]
    return made


def target(self: Officer, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Whom it hurts most; an Ambush without a good target holds still."""
    unit = state.units[frame.draft.unit]

    def score(action: Any) -> float:
        if type(action) is do.Target:
            return threat(state, unit, state.units[action.unit]) + moving_bonus(state, frame, action.unit)
        if type(action) is do.Shell:
            return 0.8
        return 0.3 if frame.draft.order == "ambush" else -1.0

    best: Action = max(found, key=score)
    return best


def moving_bonus(state: State, frame: Any, foe: str) -> float:
    """A unit caught on the move in the open is a good target even before it is seen."""
    return 0.5 if any(link.unit == foe and (link.paths or link.charge) for link in frame.links) else 0.0


def shoot(self: Officer, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """On Assault: fire first if the target is in sight, after the move otherwise."""
    unit = state.units[frame.draft.unit]

    def score(action: Any) -> float:
        if type(action) is do.Pass:
            return 0.05
        value = threat(state, unit, state.units[action.unit], -1)
        if action.when == "after":
            ends = [path[-1] for _, path in frame.draft.paths]
            near = min((distance2(end, place(m)) for end in ends for m in state.pieces(action.unit)), default=10**9)
            value = max(0.8 * value, 3.0 if near <= 50 * 50 else 1.0 if near <= 200 * 200 else 0.1)
        return value

    best: Action = max(found, key=score)
    return best


def delay(self: Officer, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Wait until the target is where it can be hurt most."""
    link = next((each for each in frame.links if each.unit == frame.draft.target), None)
    if link is None or not link.paths:
        return quiet(found, rng)
    unit, foe = state.units[frame.draft.unit], state.units[frame.draft.target]
    best: tuple[float, Action] = (threat(state, unit, foe), quiet(found, rng))
    offered = {action.at: action for action in found if type(action) is do.Delay}
    for at in (300, 600, 1000):
        trial = clone(state)
        advance_to(trial, link, 0, at)
        value = threat(trial, trial.units[unit.id], trial.units[foe.id])
        if at in offered and value > best[0] * 1.05:
            best = (value, offered[at])
    return best[1]


def weapons(self: Officer, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Grenades at near targets in cover; shells by the target."""
    unit, foe = state.units[frame.draft.unit], state.units.get(frame.draft.target)
    words = {action.arms: action for action in found if type(action) is do.Arm}
    if foe is not None and "ap" in words and "he" in words:
        chosen: Action = words["ap" if state.vehicle_of(foe) is not None else "he"]
        return chosen
    if foe is not None and "grenades" in words:
        near = any(distance2(place(a), place(b)) <= 100 * 100 for a in state.men(unit) for b in state.men(foe))
        if near:
            throw: Action = words["grenades"]
            return throw
    return quiet(found, rng)


def second(self: Officer, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Heavy weapons at a vehicle whenever one is there."""
    chosen: Action = next((action for action in found if type(action) is not do.Pass), found[0])
    return chosen


def talk(self: Officer, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Send coordinates of the nearest thing worth shelling, by the surest way."""
    rank = {"voice": 0, "radio": 1, "runner": 2}
    calls = [a for a in found if type(a) is do.Call and a.target is not None and a.by != "runner"]
    return min(calls, key=lambda action: rank[action.by]) if calls else quiet(found, rng)


def drive(self: Officer, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """The best of some ways a vehicle could take, or none."""
    unit = state.units[frame.draft.unit]
    hull = state.vehicle_of(unit)
    if not isinstance(found, Measure) or hull is None:
        return plain(found, rng)
    best: tuple[float, Action] = (place_worth(state, unit, place(hull)) + 0.3, found.first)
    for _ in range(self.samples // 2):
        action: Any = found.sample(rng)
        path = getattr(action, "way", ())
        if not path:
            continue
        value = place_worth(state, unit, (path[-1].x, path[-1].y))
        if value > best[0]:
            best = (value, action)
    return best[1]


def aim(self: Officer, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Each weapon at what it hurts most."""
    hull = state.vehicle_of(frame.draft.unit)

    def score(action: Any) -> float:
        if type(action) is not ride.Aim or hull is None:
            return 0.05
        foe = state.units[action.unit]
        mount = mount_of(state, hull, action.mount)
        pieces = state.pieces(foe)
        if mount is None or not pieces:
            return 0.3 + threat(state, state.units[frame.draft.unit], foe) / 4
        near = min(pieces, key=lambda m: distance2(place(m), place(hull)))
        line = sights(state, state.units[frame.draft.unit], foe).get(hull.id, {}).get(near.id)
        far = int(distance2(place(near), place(hull)) ** 0.5)
        return mode_worth(mount.weapon, action.ammo, near, far, line.cover if line is not None else 1)

    best: Action = max(found, key=score)
    return best


def look_out(self: Officer, state: State, frame: Any, question: Question, found: Any, rng: Rng) -> Action:
    """Look out where no rifle is near."""
    unit = state.units[frame.draft.unit]
    here = middle(state.pieces(unit))
    near = any(distance2(here, place(m)) <= 400 * 400 for foe in state.enemies(unit.seat) for m in state.men(foe))
    chosen: Action = found[0] if near else found[-1]
    return chosen


def losses(self: Officer, state: State, question: Question, found: Any, rng: Rng) -> Action:
    """Give up riflemen first; of the enemy's men (a precise shot) take the best one."""
    own = state.models[found[0].model].unit
    mine = state.units[own].seat == question.seat

    def score(action: Any) -> float:
        man = state.models[action.model]
        value = max((weapon_value(each) for each in man.weapons), default=0.0) + (1.0 if man.role else 0.0)
        return value if mine else -value

    best: Action = min(found, key=score)
    return best


def weapon_value(weapon: str) -> float:
    """How much a man with this weapon is missed."""
    group = WEAPONS[weapon].group
    rank = ("pistol", "grenade", "rifle", "semi", "smg", "assault-rifle", "auto-rifle", "at-rifle", "lmg", "mmg", "hmg")
    return float(rank.index(group)) if group in rank else 12.0


def divide(self: Officer, state: State, question: Question, found: Any, rng: Rng) -> Action:
    """Everything at the part with the least cover."""
    rank = {"open": 0, "light": 1, "medium": 2, "heavy": 3}

    def score(action: Any) -> tuple[int, int]:
        word = action.part.split("-")[0].split(":")[0]
        return rank.get(word, 1) + ("trench" in action.part) + 2 * ("smoke" in action.part), -action.count

    best: Action = min(found, key=score)
    return best


def lay(self: Officer, state: State, question: Question, found: Any, rng: Rng) -> Action:
    """Where most enemies and fewest friends lie under the template."""

    def score(action: Any) -> int:
        model = state.models[action.model]
        hit = area.under(state, (model.x, model.y, 0), 50)
        return sum(1 if state.units[m.unit].seat != question.seat else -2 for m in hit)

    best: Action = max(found, key=score)
    return best


def pursue(self: Officer, state: State, question: Question, found: Any, rng: Rng) -> Action:
    """Follow while the target is in the open."""
    follow: list[Action] = [action for action in found if type(action) is do.Follow]
    return follow[0] if follow else plain(found, rng)


Handler = Callable[[Officer, State, Question, Any, Rng], Action]
Answer = Callable[[Officer, State, Any, Question, Any, Rng], Action]

HANDLERS: dict[str, Handler] = {
    "initiative": initiative,
    "exchange": exchange,
    "chain": opening,
    "react": reaction,
    "announce": announcing,
    "respond": announcing,
    "choose": losses,
    "allot": divide,
    "lay-template": lay,
    "pursuit": pursue,
}
ANSWERS: dict[str, Answer] = {
    "way": way,
    "target": target,
    "shoot": shoot,
    "delay": delay,
    "arms": weapons,
    "second": second,
    "call": talk,
    "drive": drive,
    "aim": aim,
    "look-out": look_out,
}
