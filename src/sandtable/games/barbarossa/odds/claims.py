"""What the odds cards of this game promise, and how play answers them.

A card speaks of one order or one shot alone. So all others wait where orders are written: the policy wipes their orders
and gives them the order to wait, through the same decisions as a player. Where something else meets the unit all the
same, the play says nothing about the card.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.flow.bombs import FireBack
from sandtable.games.barbarossa.flow.fire import AdjustFire
from sandtable.games.barbarossa.flow.melee import ChooseOpponent
from sandtable.games.barbarossa.flow.moves import React
from sandtable.games.barbarossa.flow.rounds import Planning
from sandtable.games.barbarossa.model import Draft, State, Unit, mates
from sandtable.games.barbarossa.odds.telling import spirit
from sandtable.games.barbarossa.rules.drafting import missing
from sandtable.games.barbarossa.rules.figures import COMMAND_SPIRIT, has_arc, is_inspired
from sandtable.games.barbarossa.rules.melee import opponents
from sandtable.kernel import Action, Claim, Decision, Event, Name, Odds, Question, Ready

Happened = Sequence[Event]
Heard = Callable[[Happened], Happened | None]
"""The events that the card is about; None if something else came between."""
Answer = Callable[[Decision], Action | None]


def claims(state: State, question: Question, action: Action, odds: Odds) -> Iterator[Claim]:
    """The promises of a card, by where it is asked for."""
    found = list(_planned(state, question.seat, action, odds) if _is_planning(state) else _asked(state, action, odds))
    if not found:
        yield Claim("among others", {}, unread)
    for kind, part, heard, answer in found:
        yield from promised(state, question.seat, kind, part, heard, answer)


Spoken = tuple[str, Odds, Heard, Answer]
"""The kind of a promise, the card of one unit, what is listened to, how the questions are answered."""


def _is_planning(state: State) -> bool:
    return isinstance(state.stack[-1], Planning)


def unread(out: Happened, after: State) -> None:
    """The card does not speak of this play."""


def about(odds: Odds) -> str:
    """The unit that a card is about."""
    name = odds.args["target"]
    assert isinstance(name, Name)
    return name.id


# -- orders


def _planned(state: State, seat: str, action: Action, odds: Odds) -> Iterator[Spoken]:
    """Cards of orders; nothing where others cannot be told to wait any more."""
    if state.ready or any(_is_settled(state, draft) for draft in state.drafts.values()):
        return
    unit = state.units[state.drafts[seat].hand]
    wait = partial(all_wait, state.round, unit.id, "")
    match action:
        case act.Fire() | act.Suppress() | act.Indirect() | act.Here():
            for kind, part in zip(("fire", *["group fire"] * len(odds.parts)), (odds, *odds.parts), strict=True):
                yield kind, part, partial(undisturbed, about(part), (unit.id,)), wait
        case act.Strike():
            for part in odds.parts:
                yield "bombs", part, partial(bombed, about(part), unit.id), wait
        case act.Intercept():
            for kind, part in zip(("duel", "duel, back"), odds.parts, strict=True):
                yield kind, part, partial(first_exchange, unit.id, action.target, about(part)), wait
        case act.Assault() | act.Step() if odds.key == "assault":
            target = state.units[about(odds.parts[0])]
            if _is_clear(state, unit, target, isinstance(action, act.Step)):
                wait = partial(all_wait, state.round, unit.id, target.id)
                for kind, part in zip(("assault", "assault, back"), odds.parts, strict=True):
                    heard = partial(stormed, unit.id, about(part))
                    yield kind, part, heard, partial(strike_back, unit.id, target.id, wait)
        case act.Step():
            yield from _mined(state, seat, unit, odds, wait)


def _is_settled(state: State, draft: Draft) -> bool:
    """Whether group cards change, or somebody in a melee has chosen already."""
    return bool(draft.groups) or any(state.units[name].foes for name in draft.orders)


def _is_clear(state: State, unit: Unit, target: Unit, came: bool) -> bool:
    """Whether it is clear over which side the assault comes, and that the target has nobody else to strike."""
    far = state.board.distance[unit.hex][target.hex] > 1 and not came
    return not (far and has_arc(target)) and (unit.hex == target.hex or not target.foes)


def _mined(state: State, seat: str, unit: Unit, odds: Odds, wait: Answer) -> Iterator[Spoken]:
    """Mines on a march: only the first field of a route meets a unit as it is now."""
    order = state.drafts[seat].open
    assert isinstance(order, act.Moving)
    before = [hex_ for hex_ in order.route if hex_ in state.fields]
    if order.kind in ("march", "careful") and not before and (not order.route or unit.hex not in state.fields):
        yield "mines", odds, partial(exploded, unit.id), wait


# -- questions of the execution


def _asked(state: State, action: Action, odds: Odds) -> Iterator[Spoken]:
    """Cards of shots and strikes; nothing where another has been chosen already that meets the same unit."""
    chosen = {foe for draft in state.drafts.values() for foe in draft.shots.values()}
    match action:
        case act.Shoot() if action.target not in chosen:
            kinds = ("fire back" if odds.key == "air" else "reaction", *["group reaction"] * len(odds.parts))
            for kind, part in zip(kinds, (odds, *odds.parts), strict=True):
                yield kind, part, partial(one_volley, about(part), action.unit), partial(one_shot, action.unit)
        case act.Engage():
            for kind, part in zip(("duel", "duel, back"), odds.parts, strict=True):
                yield kind, part, partial(first_exchange, action.unit, action.target, about(part)), by_default
        case act.Melee() if not chosen:
            for kind, part in zip(("melee", "melee, back"), odds.parts, strict=True):
                yield kind, part, fought, partial(strike_back, action.unit, action.target, by_default)


# -- what a card says, and what came


def promised(state: State, seat: str, kind: str, card: Odds, heard: Heard, answer: Answer) -> Iterator[Claim]:
    """Losses, and the failed test where the seat knows what the unit's valour rests on."""
    name = about(card)
    losses = {str(each.args["losses"]): each.probability for each in card.chances if "losses" in each.args}
    failed = next(each.probability for each in card.chances if each.key in ("suppressed", "turned-back"))
    yield Claim(f"{kind}: losses", losses, partial(lost, name, heard), answer)
    unit = state.units[name]
    if spirit(state, unit, seat) == COMMAND_SPIRIT * is_inspired(state, unit):
        yield Claim(f"{kind}: test", {"failed": failed, "held": 1 - failed}, partial(tested, name, heard), answer)


def lost(name: str, heard: Heard, out: Happened, after: State) -> str | None:
    part = heard(out)
    if part is None:
        return None
    return str(sum(event.losses for event in part if isinstance(event, ev.Damaged) and event.unit == name))


def tested(name: str, heard: Heard, out: Happened, after: State) -> str | None:
    """Whether a unit has failed a test and lived."""
    part = heard(out)
    if part is None:
        return None
    if any(isinstance(event, ev.Destroyed) and event.unit == name for event in part):
        return "held"
    failed = any(
        isinstance(event, ev.Tested) and event.unit == name and not event.passed and event.cause != "recovery"
        for event in part
    )
    return "failed" if failed else "held"


def firers_at(name: str, out: Happened) -> list[str]:
    """Who fired at a unit."""
    return [event.unit for event in out if isinstance(event, ev.Fired) and event.target == name]


def undisturbed(name: str, by: tuple[str, ...], out: Happened) -> Happened | None:
    """A round in which nobody else fires at the unit and no mine meets it."""
    mined = any(isinstance(event, ev.MinesExploded) and event.unit == name for event in out)
    return None if mined or any(firer not in by for firer in firers_at(name, out)) else out


def bombed(name: str, plane: str, out: Happened) -> Happened | None:
    """Bombs of an aircraft that has come through unharmed."""
    dropped = any(isinstance(event, ev.Bombarded) and event.unit == plane for event in out)
    return undisturbed(name, (plane,), out) if dropped and not firers_at(plane, out) else None


def first_exchange(one: str, two: str, name: str, out: Happened) -> Happened | None:
    """The first time that two aircraft fire, if they fire at each other alone."""
    shots = [at for at, event in enumerate(out) if isinstance(event, ev.Fired) and event.kind == "air"]
    if not shots:
        return None
    start = shots[0]
    after = start
    while after in shots:
        after += 1
    end = next((at for at in shots if at >= after), len(out))
    pairs = {(out[at].unit, out[at].target) for at in range(start, after)}  # type: ignore[attr-defined]
    fair = all(pair in ((one, two), (two, one)) for pair in pairs if name in pair or two in pair)
    return out[start:end] if fair and {(one, two), (two, one)} & pairs else None


def stormed(unit: str, name: str, out: Happened) -> Happened | None:
    """An assault that has reached its hex."""
    barred = any(isinstance(event, ev.Halted) and event.unit == unit for event in out)
    mined = any(isinstance(event, ev.MinesExploded) and event.unit in (unit, name) for event in out)
    return None if barred or mined else fought(out)


def fought(out: Happened) -> Happened:
    """What happens up to the tests after the melee."""
    late = (at for at, event in enumerate(out) if isinstance(event, ev.StepBegan) and event.step > 7)
    return out[: next(late, len(out))]


def exploded(name: str, out: Happened) -> Happened | None:
    """From the first explosion under a unit to what comes after it."""
    start = next((at for at, e in enumerate(out) if isinstance(e, ev.MinesExploded) and e.unit == name), None)
    if start is None:
        return None
    later = (at for at in range(start + 1, len(out)) if isinstance(out[at], (ev.MinesExploded, ev.Fired)))
    return out[start : next(later, len(out))]


def one_volley(name: str, firer: str, out: Happened) -> Happened | None:
    """The shots that fall together, and the tests after them."""
    shots = [at for at, event in enumerate(out) if isinstance(event, ev.Fired)]
    if not shots:
        return None
    over = (at for at in range(shots[0], len(out)) if isinstance(out[at], (ev.Moved, ev.Arrived, ev.StepBegan)))
    return undisturbed(name, (firer,), out[: next(over, len(out))])


# -- how the questions are answered


def all_wait(round_: int, unit: str, target: str, decision: Decision) -> Action | None:
    """Everyone but one unit waits; it goes the straight way. At the next planning the round is over."""
    state, frame = decision.state, decision.frame
    if not isinstance(frame, Planning) or state.round > round_:
        return by_default(decision)
    for seat in decision.seats:
        mine = state.drafts[seat]
        if mine.hand == unit:
            return _drawn(decision, seat)
        if mine.hand:
            return _waits(decision, seat, unit, target)
        others = [name for name in mine.orders if name != unit and _is_to_wait(state, seat, name)]
        if others:
            return act.Cancel(others[0])
        left = missing(state, seat)
        return act.Take(left[0].id) if left else Ready()
    return None


def _is_to_wait(state: State, seat: str, name: str) -> bool:
    return not isinstance(state.drafts[seat].orders[name], act.Wait) and not state.units[name].foes


def _waits(decision: Decision, seat: str, unit: str, target: str) -> Action:
    """A card that is in hand waits; in a melee, where nobody waits, it strikes as the card says."""
    state = decision.state
    mine = state.drafts[seat]
    waits = act.Wait(mine.hand)
    if mine.open is not None or decision.why_not(seat, waits) is None:
        return waits if mine.open is None else act.Drop()
    found = decision.options(seat)
    assert isinstance(found, list)
    foes = [each.target for each in found if isinstance(each, act.Assault)]
    return act.Assault(mine.hand, _struck(state, mine.hand, foes, unit, target)) if foes else found[0]


def _struck(state: State, name: str, foes: list[str], unit: str, target: str) -> str:
    """Whom a unit strikes: the target and its group the unit, the unit the target, all others somebody else."""
    if target and (name == target or name in {mate.id for mate in mates(state, state.units[target])}) and unit in foes:
        return unit
    if name == unit and target in foes:
        return target
    return next((foe for foe in foes if foe not in (unit, target)), foes[0])


def _drawn(decision: Decision, seat: str) -> Action:
    """The next figure of an order that is being written."""
    state = decision.state
    order = state.drafts[seat].open
    found = decision.options(seat)
    assert isinstance(found, list)
    if act.Done() in found or not isinstance(order, act.Moving):
        return act.Done() if act.Done() in found else found[0]
    goal = state.units[order.target].hex
    steps = [each for each in found if isinstance(each, act.Step)]
    return min(steps, key=lambda step: state.board.distance[step.hex][goal]) if steps else found[0]


def by_default(decision: Decision) -> Action | None:
    """Nobody does more than he must."""
    frame, seat = decision.frame, decision.seats[0]
    if isinstance(frame, Planning):
        return None
    if isinstance(frame, AdjustFire):
        return act.Keep()
    if decision.why_not(seat, Ready()) is None:
        return Ready()
    return frame.default(decision.state, seat)


def one_shot(unit: str, decision: Decision) -> Action | None:
    """The volley with this shot, and nothing of what follows."""
    given = [name for draft in decision.state.drafts.values() for name in draft.shots]
    if isinstance(decision.frame, React | FireBack) and unit not in given:
        return None
    return by_default(decision)


def strike_back(unit: str, target: str, otherwise: Answer, decision: Decision) -> Action | None:
    """The target and its group strike the unit, the unit the target, and all others somebody else if they can."""
    state = decision.state
    if not isinstance(decision.frame, ChooseOpponent):
        return otherwise(decision)
    for seat in decision.seats:
        for each in decision.options(seat):  # type: ignore[union-attr]
            if isinstance(each, act.Melee):
                foes = opponents(state, state.units[each.unit])
                return act.Melee(each.unit, _struck(state, each.unit, foes, unit, target))
    return Ready()
