"""What the odds cards promise, for comparing them with play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import takewhile

from sandtable.games.operation.actions.infantry import Charge, Delay, Go, Pass, Shoot, Stay, Target
from sandtable.games.operation.actions.vehicle import Aim, Cease, Drive, Halt
from sandtable.games.operation.events.infantry import DamageRolled, ManKilled, MeleeFought, TurnBegan, UnitBroke
from sandtable.games.operation.events.vehicle import VehicleScreened, VehicleStruck
from sandtable.games.operation.flow.chain import Announce, React
from sandtable.games.operation.flow.turn import Exchange
from sandtable.games.operation.model.state import State
from sandtable.games.operation.odds.trials import ANSWERED, volley_answer
from sandtable.kernel import Action, Claim, Decision, Event, Name, Odds, Question

PLAYED, SUMMED, BREAKING = 0.09, 0.004, 0.04
"""How far a card may be off: one that was played out a few hundred times; one that leaves out what happens less than
once in two thousand; the chance to break, which does not ask who of the unit falls."""
QUIET = (Pass, Cease, Stay, Halt)


def claims(state: State, question: Question, action: Action, odds: Odds) -> Iterator[Claim]:
    """The promises of a card; of those in a chain only where nothing but one plain move goes before.

    Where more orders or other weapons fire first, the card speaks of the table as it stands, and play of another one.
    """
    frame = state.stack[-1]
    if not isinstance(frame, Announce):
        return
    if not is_plain(frame) or (isinstance(action, Aim) and frame.draft.aims):
        yield Claim("among others", {}, unread)
        return
    answer = partial(go_on, "at-end" if odds.policy == "at-end" else "", str(odds.args.get("part", "")))
    match action:
        case Target() | Aim() | Shoot() | Delay():
            foe = frame.draft.target if isinstance(action, Delay) else action.unit
            if odds.key == "fire":
                yield from fire_claims(state, foe, odds, answer)
            elif odds.key == "vehicle":
                yield Claim("vehicle", vehicle_card(odds), partial(first_strike, foe), answer, SUMMED)
            elif any(link.unit == foe and link.paths for link in frame.links) and not isinstance(action, Delay):
                yield Claim("among others", {}, unread)  # it may be hit on its way: the moment is not named
            else:
                yield Claim("nothing", {"0": 1.0}, partial(fallen, foe, len(state.everyone(foe))), answer)
        case Charge() if odds.key == "melee":
            yield Claim("melee", {each.key: each.probability for each in odds.chances}, partial(fought, odds), answer)
        case Go() | Drive():
            stuck = sum(each.probability for each in odds.chances if each.key == "stuck")
            shown = {"there": 1 - stuck, "elsewhere": stuck} if stuck else {"there": 1.0}
            yield Claim("places", shown, partial(arrived_at, odds), answer)


def unread(out: Sequence[Event], after: State) -> None:
    """The card does not speak of this play."""


def is_plain(frame: Announce) -> bool:
    """Nothing goes before, or one move, or a charge that fires when it has arrived."""
    if not frame.links:
        return True
    link = frame.links[0]
    return len(frame.links) == 1 and (link.order == "move" or (bool(link.charge) and link.when != "before"))


def go_on(policy: str, part: str, decision: Decision) -> Action | None:
    """Nobody says or does more than he must; the volley as the card assumes it, all of it at one part."""
    frame, seat = decision.frame, decision.seats[0]
    if isinstance(frame, ANSWERED):
        return volley_answer(decision.state, decision, part)
    if not isinstance(frame, Announce | React) or isinstance(frame, Exchange):
        return None
    if policy and isinstance(frame, Announce) and decision.why_not(seat, Delay(1000)) is None:
        return Delay(1000)
    found = [action for kind in QUIET if decision.why_not(seat, action := kind()) is None]
    if found:
        return found[0]
    options = decision.options(seat)
    return options[0] if isinstance(options, list) else options.first


def fire_claims(state: State, foe: str, odds: Odds, answer: partial[Action | None]) -> Iterator[Claim]:
    slack = PLAYED if odds.policy == "played-out" else SUMMED
    dead = {str(each.args["count"]): each.probability for each in odds.chances if each.key == "dead"}
    yield Claim("dead", dead, partial(fallen, foe, len(state.everyone(foe))), answer, slack)
    breaks = next(each.probability for each in odds.chances if each.key == "breaks")
    shown = {"breaks": breaks, "holds": 1 - breaks}
    if not state.units[foe].broken:
        yield Claim("breaks", shown, partial(broke, foe), answer, max(slack, BREAKING))


def in_turn(out: Sequence[Event]) -> list[Event]:
    """What happened before a melee or the next turn began: a card of fire does not speak of those."""
    return list(takewhile(lambda event: not isinstance(event, TurnBegan | MeleeFought), out))


def fallen(foe: str, men: int, out: Sequence[Event], after: State) -> str:
    now = in_turn(out)
    if len(now) < len(out):
        return str(sum(isinstance(event, ManKilled) and event.unit == foe for event in now))
    return str(men - len(after.everyone(foe)))


def broke(foe: str, out: Sequence[Event], after: State) -> str:
    return "breaks" if any(isinstance(event, UnitBroke) and event.unit == foe for event in in_turn(out)) else "holds"


def vehicle_card(odds: Odds) -> dict[str, float]:
    found: dict[str, float] = {}
    for each in odds.chances:
        names = each.args.get("result", ())
        key = "+".join(name.id for name in names if isinstance(name, Name)) if isinstance(names, tuple) else ""
        found[key or each.key] = found.get(key or each.key, 0.0) + each.probability
    return found


def first_strike(foe: str, out: Sequence[Event], after: State) -> str:
    """What the first hit on a vehicle of the unit came to."""
    for event in in_turn(out):
        if isinstance(event, VehicleScreened) and event.unit == foe:
            return "screened"
        if isinstance(event, VehicleStruck) and event.unit == foe:
            return "+".join(event.result) or "nh"
    return "miss"


def fought(odds: Odds, out: Sequence[Event], after: State) -> str | None:
    """How the first duel with just these modifiers ended; who has rolled already against another does not count."""
    for number, event in enumerate(out):
        if not isinstance(event, MeleeFought) or len(event.rolls) < 2:
            continue
        mine, theirs = (each - roll.value for each, roll in zip((event.total, event.answer), event.rolls, strict=True))
        if mine - theirs != int(odds.total):
            continue
        hurt = out[number + 1] if number + 1 < len(out) else None
        if event.total == event.answer or not isinstance(hurt, DamageRolled) or not (hurt.dead or hurt.shaken):
            return "duel-nothing"
        won = event.total > event.answer
        return ("duel-kill" if won else "duel-killed") if hurt.dead else ("duel-shake" if won else "duel-shaken")
    return None


def arrived_at(odds: Odds, out: Sequence[Event], after: State) -> str:
    there = all((after.models[each.id].x, after.models[each.id].y) == (each.x, each.y) for each in odds.places)
    return "there" if there else "elsewhere"
