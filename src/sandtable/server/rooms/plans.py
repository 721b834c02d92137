"""Answers written beforehand: a seat says what it will do, and the act that asks it does so at once.

There are two forms, in every game. An answer to a *kind* of question: the first of its actions that is allowed is
taken. And a *plan*: actions that answer the seat's next questions of its own turn one after another. Whatever is not
allowed when its time comes is not done, and the seat is asked; a plan waits then until its owner looks at it again.

Plans are kept with the match, beside its record. Nobody but their owner learns of them; what they answer are entries
of that seat like any other.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from sandtable.kernel import Action, Decision, Measure, Refusal, RuleError, SandtableError, Table
from sandtable.kernel.record import Act, Undo
from sandtable.kernel.typed import loads
from sandtable.server.wire import present
from sandtable.server.wire.messages import Message, Plannable, PlannedAnswer, PromptInfo

Answers = tuple[PlannedAnswer, ...]
Plans = dict[str, Answers]
"""By seat."""
MOST = 200
"""Answers of plans in one act: more would be a plan that goes round in circles."""
LOOKED_AT = 1000
"""Entries that are looked back at for questions which a seat was asked."""
KINDS = 16
"""Kinds of questions that are offered to be answered beforehand."""
CHOICES = 60
"""Answers that are shown of each."""
LOG = logging.getLogger("sandtable")


def is_sealed(before: Decision | None, after: Decision | None) -> bool:
    """Whether seats still choose in secret: that one of them chose may show nowhere."""
    return before is not None and after is not None and before.gathers and before.frame is after.frame


def read(body: bytes) -> Plans:
    return loads(body, Plans) if body else {}


def write(plans: Mapping[str, Answers]) -> bytes:
    """The same plans are the same bytes: whoever changes a match says which plans it had."""
    kept = {seat: plans[seat] for seat in sorted(plans) if plans[seat]}
    return msgspec.json.encode(kept) if kept else b""


def checked(table: Table, seat: str, answers: Answers) -> Answers:
    """As they are kept: every action is one of the game's, and every plan waits for its time anew."""
    for action in (each for answer in answers for each in answer.actions):
        try:
            table.game.parse(action)
        except SandtableError as wrong:
            raise RuleError(Refusal("", "no-such-plan", {"action": action})) from wrong
    if seat not in table.seats:
        raise RuleError(Refusal("", "no-such-seat"))
    return tuple(replace(each, stopped=False) for each in answers)


def words(table: Table, plans: Iterable[PlannedAnswer]) -> dict[str, Message]:
    """What each action says, by its notation; one of an earlier version of the game says nothing."""
    found = {}
    for action in (each for answer in plans for each in answer.actions):
        value = _parsed(table, action)
        if value is not None:
            found[action] = present.option(value).label
    return found


def carry_out(table: Table, plans: Plans, actor: str, before: Decision | None = None) -> Plans:
    """Answers whatever is asked now, as far as plans say so; what is left of them afterwards.

    `actor` is the seat whose own act this is: it sits at the board, so its plan does not run ahead of it. `before` is
    what was asked before it: at a sealed question that is still open nobody else's plan answers, or its owner would
    know by that when the actor chose in secret.
    """
    if not plans or (table.entries and isinstance(table.entries[-1].what, Undo)):
        return plans
    left = dict(plans)
    for _ in range(MOST):
        decision = table.decision
        if decision is None:
            break
        sealed = is_sealed(before, decision)
        asked = [seat for seat in decision.seats if seat == actor or not sealed]
        if not any(_tried(table, decision, seat, left, seat == actor) for seat in asked):
            break
    return left


def _tried(table: Table, decision: Decision, seat: str, plans: Plans, own: bool) -> bool:
    """Whether a plan of this seat answered. One over which the rules stumble stops nobody but its owner: the act of
    somebody else that led here is done."""
    try:
        return _answer(table, decision, seat, plans, own)
    except Exception:
        LOG.exception("A planned answer of %s failed", seat)
        return False


def _answer(table: Table, decision: Decision, seat: str, plans: Plans, own: bool) -> bool:
    """Whether a plan of this seat answered."""
    answers = plans.get(seat, ())
    given = _given(table, decision, seat) if answers and decision.gathers else frozenset[str]()
    for number, each in enumerate(answers):
        if each.kind and _is_about(decision, seat, each) and not given & set(each.actions):
            action = next(filter(None, (_allowed(table, seat, notation) for notation in each.actions)), None)
            if action is not None:
                plans[seat] = answers if each.always else _without(answers, number)
                return _submitted(table, seat, action)
    first = next((number for number, each in enumerate(answers) if not each.kind), None)
    return first is not None and not own and _go_on(table, decision, seat, plans, first)


def _given(table: Table, decision: Decision, seat: str) -> frozenset[str]:
    """What this seat has written at a sealed question that is still open: the same is not written twice."""
    found = set()
    for entry in reversed(table.entries):
        before = table.history[entry.number - 1] if entry.number else None
        if before is None or not before.stack or before.stack[-1] is not decision.frame:
            break
        if entry.seat == seat and isinstance(entry.what, Act):
            found.add(entry.what.action)
    return frozenset(found)


def _go_on(table: Table, decision: Decision, seat: str, plans: Plans, number: int) -> bool:
    """The next step of a plan. At a question of the seat's own turn that it does not fit, it stops."""
    answers = plans[seat]
    plan = answers[number]
    if plan.stopped:
        return False
    action = _allowed(table, seat, plan.actions[0])
    if action is None:
        if not decision.frame.standing:
            plans[seat] = (*answers[:number], replace(plan, stopped=True), *answers[number + 1 :])
        return False
    rest = plan.actions[1:]
    kept = (replace(plan, actions=rest),) if rest else ()
    plans[seat] = (*answers[:number], *kept, *answers[number + 1 :])
    return _submitted(table, seat, action)


def _submitted(table: Table, seat: str, action: Action) -> bool:
    """What the rules refuse after all is not done; whoever's act this is goes on."""
    try:
        table.submit(seat, action)
    except SandtableError:
        LOG.exception("A planned answer of %s was refused", seat)
        return False
    return True


def _without(answers: Answers, number: int) -> Answers:
    return (*answers[:number], *answers[number + 1 :])


def _is_about(decision: Decision, seat: str, answer: PlannedAnswer) -> bool:
    if decision.kind != answer.kind:
        return False
    prompt = decision.prompt(seat)
    return not answer.about or answer.about in {*prompt.focus, *_named(prompt.args.values())}


def _named(values: Iterable[object]) -> Iterable[str]:
    for value in values:
        if isinstance(value, tuple | list):
            yield from _named(value)
        else:
            yield str(getattr(value, "id", value))


def _allowed(table: Table, seat: str, notation: str) -> Action | None:
    action = _parsed(table, notation)
    return action if action is not None and table.check(seat, action) is None else None


def _parsed(table: Table, notation: str) -> Action | None:
    try:
        return table.game.parse(notation)
    except SandtableError:
        return None


def plannable(table: Table, seat: str) -> tuple[Plannable, ...]:
    """The kinds of questions that this seat was asked so far, the last one first, each with the answers it had then."""
    found: dict[str, Plannable] = {}
    for state in reversed(table.history[-LOOKED_AT:]):
        if state is None or not state.stack or len(found) == KINDS:
            continue
        frame = state.stack[-1]
        if frame.auto or frame.kind() in found or seat not in frame.seats(state):
            continue
        decision = Decision(frame.seats(state), frame, state)
        offered = decision.options(seat)
        listed = offered.others if isinstance(offered, Measure) else offered
        prompt = decision.prompt(seat)
        told = PromptInfo(prompt.key, prompt.args, prompt.rule, prompt.focus)
        found[decision.kind] = Plannable(decision.kind, told, tuple(map(present.option, listed[:CHOICES])))
    return tuple(found.values())
