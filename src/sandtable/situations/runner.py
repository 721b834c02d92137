"""Runs a situation: the position, the dice, one step after another, and everything that it expects."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import msgspec
from msgspec import Struct

from sandtable.data.check import DataError, Mistake, located
from sandtable.data.lines import Path
from sandtable.headers import check_options
from sandtable.kernel import (
    Action,
    Decision,
    Dice,
    DiceError,
    Event,
    Game,
    Name,
    Question,
    Refusal,
    Roll,
    SandtableError,
    Scripted,
    State,
    advance,
    clone,
    play,
)
from sandtable.kernel.frames import S
from sandtable.kernel.shapes import Odds
from sandtable.situations.compare import MISSING, at, differences, in_order, misses, plain, shown, the_same
from sandtable.situations.format import Read, Step


class Played(Struct):
    """A step as it was played, and the match after it."""

    step: Step
    action: Action | None
    events: list[Event]
    rolls: list[Roll]
    refusal: Refusal | None
    state: State
    decision: Decision | None


class Report(Struct):
    """What came of a situation. `start` is the match before the first step."""

    id: str
    file: str
    start: Played
    played: list[Played]
    mistakes: list[Mistake]

    @property
    def passed(self) -> bool:
        return not self.mistakes


def begin(game: Game[S], read: Read) -> S:
    """The state of the position, before anything runs. Mistakes in the position are located in the file."""
    found = read.situation
    try:
        defaults = {option.id: option.default for option in game.scenario(found.scenario).options}
        check_options(game, found.scenario, {**defaults, **found.options})
        state = game.start(found.scenario, found.options)
    except SandtableError as wrong:
        raise read.error(("scenario",), str(wrong)) from wrong
    if found.position:
        try:
            state = game.position(state, found.position)
        except DataError:
            raise
        except (SandtableError, msgspec.ValidationError, LookupError, ValueError) as wrong:
            raise read.error(("position",), str(wrong)) from wrong
        except (TypeError, AttributeError, ArithmeticError) as wrong:
            raise read.error(("position",), f"a value of the position is of the wrong kind: {wrong}") from wrong
        game.index(state)
    return state


def run(game: Game, read: Read) -> Report:
    """Play it through. What does not come as expected is a mistake with its line; the rest is still tried."""
    return _Run(game, read).all()


Tries = Callable[[list[int]], Iterator[Dice]]
"""From the book's faces of a step, one set of dice after another, each asked for when the one before has been used."""


def again(game: Game, read: Read, number: int, tries: Tries) -> tuple[Odds | None, list[Played]]:
    """One step again and again, each time from the same position with other dice; and its odds beforehand."""
    return _Run(game, read).again(number, tries)


class _Run:
    def __init__(self, game: Game, read: Read) -> None:
        self.game, self.read, self.steps = game, read, read.situation.do
        self.mistakes: list[tuple[Path, str]] = []
        self.common = Scripted(read.situation.dice)
        self.dice: Dice = self.common
        self.state = begin(game, read)
        self.decision: Decision | None = None
        self.seats = game.all_seats(self.state)

    def all(self) -> Report:
        start = Played(Step(), None, [], [], None, self.state, None)
        played: list[Played] = []
        try:
            self.decision = advance(self.state, self.dice, start.events)
            self._answer_auto(0, start.events)
            self._keep(start)
            for number in range(len(self.steps)):
                played.append(self._step(number))
            self._leftover(self.common, ("dice",))
        except _Stopped:
            pass
        except DiceError as wrong:
            self._wrong(("dice",), str(wrong))
        mistakes = located(self.read.file, self.read.lines, self.mistakes)
        return Report(self.read.id, self.read.file, start, played, mistakes)

    def again(self, number: int, tries: Tries) -> tuple[Odds | None, list[Played]]:
        out: list[Event] = []
        self.decision = advance(self.state, self.dice, out)
        self._answer_auto(0, out)
        for before in range(number):
            self._step(before)
        step = self.steps[number]
        if self.decision is None or not step.action or step.refuse is not None:
            return None, []
        faces = step.dice if step.dice is not None else self.common.faces[self.common.used :]
        question = Question(step.seat, self.decision)
        known = self.game.knowledge(self.state, frozenset((step.seat,)))
        odds = self.game.odds(known, question, self._parse(step.action, ("do", number)))
        start, seats = self.state, self.decision.seats
        made = []
        for dice in tries(list(faces)):
            self.state = clone(start)
            self.decision = Decision(seats, self.state.stack[-1], self.state)
            self.dice = dice
            played = Played(step, None, [], [], None, self.state, self.decision)
            self._act(played, step, number)
            made.append(played)
        return odds, made

    def _wrong(self, path: Path, text: str) -> None:
        self.mistakes.append((path, text))

    def _keep(self, made: Played) -> None:
        """Go on with a copy, so that each step keeps its own state."""
        made.state, made.decision, made.rolls = self.state, self.decision, list(self.dice.log)
        self.state = clone(self.state)
        if self.decision:
            frame = self.state.stack[-1]
            self.decision = Decision(self.decision.seats, frame, self.state)

    def _step(self, number: int) -> Played:
        step, path = self.steps[number], ("do", number)
        self.dice = Scripted(step.dice) if step.dice is not None else self.common
        self.dice.log = []
        self._check_before(step, path)
        made = Played(step, None, [], [], None, self.state, self.decision)
        if step.action:
            self._act(made, step, number)
        if step.dice is not None:
            self._leftover(self.dice, (*path, "dice"))
        self._keep(made)
        self._check_events(made, path)
        self._check_board(made, path)
        return made

    def _leftover(self, dice: Scripted, path: Path) -> None:
        try:
            dice.done()
        except DiceError as wrong:
            self._wrong(path, str(wrong))

    # -- acting

    def _act(self, made: Played, step: Step, number: int) -> None:
        path: Path = ("do", number)
        action = made.action = self._parse(step.action, (*path, "action"))
        if self.decision is None:
            self._stop((*path, "action"), "the match is over; nobody is asked")
        made.refusal = self.decision.why_not(step.seat, action)
        self._check_refusal(made, path)
        if made.refusal is None:
            try:
                self.decision = play(self.state, self.decision, step.seat, action, self.dice, made.events)
                self._answer_auto(number + 1, made.events)
            except DiceError as wrong:
                self._stop((*path, "dice") if step.dice is not None else path, str(wrong))

    def _parse(self, text: str, path: Path) -> Action:
        try:
            return self.game.parse(text)
        except SandtableError as wrong:
            self._stop(path, str(wrong))

    def _stop(self, path: Path, text: str) -> NoReturn:
        self._wrong(path, text)
        raise _Stopped

    def _answer_auto(self, number: int, out: list[Event]) -> None:
        """Questions of the kinds in `auto` are answered by their default unless the next step answers them."""
        coming = next((step for step in self.steps[number:] if step.action), None)
        while (decision := self.decision) and decision.kind in self.read.situation.auto:
            seat = decision.seats[0]
            if coming and coming.seat in decision.seats and self._answers(coming, decision):
                return
            self.decision = play(self.state, decision, seat, decision.default(seat), self.dice, out)

    def _answers(self, step: Step, decision: Decision) -> bool:
        verb = step.action.split()[0]
        kinds = {str(kind.__struct_config__.tag) for kind in decision.frame.verbs}
        return verb in kinds or (decision.gathers and verb in ("ready", "reopen"))

    # -- expecting

    def _check_before(self, step: Step, path: Path) -> None:
        if not (step.can or step.cannot or step.odds is not None):
            return
        if self.decision is None or not self.decision.may_answer(step.seat):
            self._wrong((*path, "seat"), f"{step.seat} is not asked")
            return
        for key, words, wanted in (("can", step.can, True), ("cannot", step.cannot, False)):
            for index, text in enumerate(words):
                refusal = self.decision.why_not(step.seat, self._parse(text, (*path, key, index)))
                if (refusal is None) is not wanted:
                    why = f"refused: {refusal.key} ({refusal.rule})" if refusal else "allowed"
                    self._wrong((*path, key, index), f"{text} is {why}")
        if step.odds is not None:
            self._check_odds(step, (*path, "odds"))

    def _check_odds(self, step: Step, path: Path) -> None:
        assert self.decision
        known = self.game.knowledge(self.state, frozenset((step.seat,)))
        question = Question(step.seat, self.decision)
        found = plain(self.game.odds(known, question, self._parse(step.action, path)))
        for text in differences(step.odds, found):
            self._wrong(path, f"odds: {text}")

    def _check_refusal(self, made: Played, path: Path) -> None:
        wanted, got = made.step.refuse, made.refusal
        if wanted is None and got is not None:
            asked = ", ".join(self.decision.seats) if self.decision else "nobody"
            kind = f" ({self.decision.kind})" if self.decision else ""
            args = f" {shown(plain(got.args))}" if got.args else ""
            text = f"refused: {got.key} ({got.rule}){args}; asked is {asked}{kind}"
            self._stop((*path, "action"), text)
        if wanted is not None and got is None:
            self._stop((*path, "refuse"), f"allowed, expected the refusal {wanted.key} ({wanted.rule})")
        if wanted and got:
            if (wanted.rule, wanted.key) != (got.rule, got.key):
                text = f"refused by {got.key} ({got.rule}), expected {wanted.key} ({wanted.rule})"
                self._wrong((*path, "refuse"), text)
            for text in differences(wanted.args, _args(got)):
                self._wrong((*path, "refuse"), text)

    def _check_events(self, made: Played, path: Path) -> None:
        happened = [plain(event) for event in made.events]
        if made.step.expect is not None:
            for where, text in in_order(made.step.expect, happened):
                self._wrong((*path, "expect", where), text)
        if made.step.exactly is not None:
            for where, text in the_same(made.step.exactly, happened):
                self._wrong((*path, "exactly", where), text)
        for tag in made.step.never:
            if any(event["event"] == tag for event in happened):
                self._wrong((*path, "never"), f"{tag} happened")

    def _check_board(self, made: Played, path: Path) -> None:
        step = made.step
        if step.then or step.gone:
            self._check_knowledge(frozenset(self.seats), step.then, step.gone, path, ("then", "gone"))
        for seat in {**step.sees, **step.blind}:
            blind = step.blind.get(seat, [])
            if seat not in self.seats:
                self._wrong(path, f"there is no seat {seat!r}; there are: {', '.join(self.seats)}")
            self._check_knowledge(frozenset((seat,)), step.sees.get(seat, {}), blind, path, ("sees", "blind"))
        self._check_asked(step, path)
        if step.outcome is not None:
            for text in differences(step.outcome, plain(self.game.result(self.state))):
                self._wrong((*path, "outcome"), text)

    def _check_knowledge(
        self, eyes: frozenset[str], there: dict[str, Any], gone: list[str], path: Path, keys: tuple[str, str]
    ) -> None:
        board = plain(self.game.knowledge(self.state, eyes))
        of = next(iter(eyes)) if keys[0] == "sees" else None
        for key, text in misses(there, board):
            self._wrong((*path, keys[0], *((of,) if of else ()), key), text)
        for number, key in enumerate(gone):
            found = at(board, key)
            if found is not MISSING and found is not None:
                place = (*path, keys[1], *((of,) if of else ()), number)
                self._wrong(place, f"{key} is there: {shown(found)}")

    def _check_asked(self, step: Step, path: Path) -> None:
        seats = sorted(self.decision.seats) if self.decision else []
        kind = self.decision.kind if self.decision else ""
        if step.asked is not None:
            wanted = sorted([step.asked] if isinstance(step.asked, str) else step.asked)
            if [seat for seat in wanted if seat] != seats:
                self._wrong((*path, "asked"), f"asked is {', '.join(seats) or 'nobody'} ({kind})")
        if step.question is not None and step.question != kind:
            self._wrong((*path, "question"), f"the question is {kind!r}, expected {step.question!r}")


class _Stopped(Exception):
    """The rest of the situation cannot be played."""


def _args(refusal: Refusal) -> dict[str, Any]:
    """Names are compared by their id."""
    return {key: value.id if isinstance(value, Name) else plain(value) for key, value in refusal.args.items()}
