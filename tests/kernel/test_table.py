"""The table: stale answers, undo, standing orders, resignation, draws, failures that change nothing."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.games.demo import flow
from sandtable.games.demo.actions import Choose, Hold, Pack, Shoot, Walk
from sandtable.games.demo.game import Demo
from sandtable.headers import restore
from sandtable.kernel import (
    Ask,
    Auto,
    Decision,
    FlowError,
    Game,
    Gather,
    Measure,
    Outcome,
    Point,
    Prompt,
    Ready,
    Refusal,
    Reopen,
    RuleError,
    SandtableError,
    Seeded,
    State,
    Table,
    advance,
    dumps,
    notation,
    play,
)
from sandtable.kernel.event import Event, Undone
from sandtable.kernel.record import DiceSource, Header, Undo


def begun(seed: str = "1") -> Table:
    header = Header("m", "demo", "duel", {"turns": 3}, ("red", "blue"), DiceSource("seeded", seed))
    return Table(Demo(), header, Seeded(seed))


def mustered(table: Table) -> Table:
    for seat in table.seats:
        table.submit(seat, Pack(2))
        table.submit(seat, Ready())
    return table


def stanced(table: Table, red: str = "bold", blue: str = "bold") -> Table:
    for seat, stance in (("red", red), ("blue", blue)):
        table.submit(seat, Choose(stance))
        table.submit(seat, Ready())
    return table


def near(table: Table) -> Table:
    """Walk until someone may react."""
    mustered(table)
    while True:
        if table.decision is not None and table.decision.kind == "stances":
            stanced(table)
        assert table.decision is not None
        if table.decision.kind == "react":
            return table
        seat = table.waiting()[0]
        me = table.state.duellists[seat].at
        step = 340 if seat == "red" else -340
        y = 200 if me.y == 500 else me.y
        table.submit(seat, Walk(Point(me.x + (step if me.y == y else 0), y)))


def test_numbers_count_a_seats_own_questions() -> None:
    table = begun()
    blue = table.number("blue")
    for shots in (1, 2, 3, 2, 1):
        table.submit("red", Pack(shots))
    assert table.number("blue") == blue
    assert table.number("red") == 6


def test_sealed_edits_are_undone_one_by_one_and_apart() -> None:
    table = begun()
    table.submit("red", Pack(1))
    table.submit("blue", Pack(3))
    table.submit("red", Pack(2))
    table.undo("red")
    assert table.state.drafts == {"red": "1", "blue": "3"}
    table.undo("red")
    assert table.state.drafts == {"blue": "3"}
    with pytest.raises(RuleError, match="no-undo"):
        table.undo("red")
    table.undo("blue")
    assert table.state.drafts == {}
    undone = [line.event for line in table.log if isinstance(line.event, Undone)]
    assert [event.to for event in undone] == [("red",), ("red",), ("blue",)]
    assert [type(entry.what) for entry in table.entries].count(Undo) == 3
    assert dumps(restore(table.record()).state) == dumps(table.state)


def test_ready_and_reopen() -> None:
    table = begun()
    with pytest.raises(RuleError, match="choose-first"):
        table.submit("red", Ready())
    with pytest.raises(RuleError, match="not-sealed"):
        table.submit("red", Reopen())
    table.submit("red", Pack(1))
    table.submit("red", Ready())
    assert table.waiting() == ("blue",)
    with pytest.raises(RuleError, match="sealed"):
        table.submit("red", Pack(2))
    question = table.ask("red")
    assert question is not None
    assert question.choices() == [Reopen()]
    table.submit("red", Reopen())
    assert table.waiting() == ("red", "blue")


def test_undo_ends_where_dice_fell() -> None:
    table = stanced(mustered(begun()))
    assert table.undo_of("red") is None
    mover = table.waiting()[0]
    at = table.state.duellists[mover].at
    table.submit(mover, Walk(at))
    assert table.undo_of(mover) is None, "the other was asked"


def test_undo_by_consent_goes_back_and_dice_fall_anew() -> None:
    table = mustered(begun())
    before = dumps(table.state)
    first = table.entries[-1].number + 1
    stanced(table)
    rolls = table.entries[-1].rolls
    with pytest.raises(RuleError, match="undo-consent"):
        table.undo("red", of=first)
    with pytest.raises(RuleError, match="no-undo"):
        table.undo("red", of=999, consent=("blue",))
    table.undo("red", of=first, consent=("blue",))
    assert dumps(table.state) == before
    stanced(table)
    assert table.entries[-1].rolls != rolls
    again = restore(table.record())
    assert dumps(again.state) == dumps(table.state)
    assert again.undone == table.undone
    assert [line.event for line in table.events(("red",))] == [line.event for line in again.events(("red",))]


def test_standing_orders_answer_at_once() -> None:
    table = begun()
    for seat in table.seats:
        table.order(seat, "reaction", {"mode": "within", "range": 600})
    while table.outcome is None and not any(entry.by == "standing" for entry in table.entries):
        _step_nearer(table)
    answered = [entry for entry in table.entries if entry.by == "standing"]
    assert answered
    table.order("red", "reaction", None)
    assert "reaction" not in table.standing["red"]
    assert dumps(restore(table.record()).state) == dumps(table.state)


def _step_nearer(table: Table) -> None:
    decision = table.decision
    assert decision is not None
    if decision.kind == "muster":
        mustered(table)
    elif decision.kind == "stances":
        stanced(table)
    elif decision.kind == "react":
        table.submit(table.waiting()[0], Hold())
    else:
        seat = table.waiting()[0]
        me, foe = table.state.duellists[seat].at, Point(1000, 200)
        found = decision.options(seat)
        assert isinstance(found, Measure)
        reach = found.bounds
        x = max(reach[0], min(reach[2], foe.x))
        y = max(reach[1], min(reach[3], foe.y))
        to = Point(me.x + (x - me.x) * 7 // 10, me.y + (y - me.y) * 7 // 10)
        table.submit(seat, Walk(to if decision.why_not(seat, Walk(to)) is None else me))


def test_standing_orders_are_checked() -> None:
    table = begun()
    with pytest.raises(RuleError, match="no-such-order"):
        table.order("red", "lunch", {"mode": "never"})
    with pytest.raises(RuleError, match="no-such-mode"):
        table.order("red", "reaction", {"mode": "sometimes"})


def test_a_standing_order_given_at_its_question_answers_it() -> None:
    table = near(begun())
    asked = table.waiting()[0]
    table.order(asked, "reaction", {"mode": "never"})
    assert table.entries[-1].by == "standing"
    assert table.entries[-1].seat == asked
    again = Table.restore(table.game, table.record(), table.dice, data="")
    assert again.head == table.head


def test_a_standing_order_withdrawn_at_another_question_answers_nothing() -> None:
    table = near(begun())
    other = next(seat for seat in table.seats if seat not in table.waiting())
    before = len(table.entries)
    table.order(other, "reaction", {"mode": "never"})
    table.order(other, "reaction", None)
    assert len(table.entries) == before + 2


def test_default_answers_for_who_is_late() -> None:
    table = near(begun())
    late = table.waiting()[0]
    table.default(late)
    assert table.entries[-1].by == "clock"
    other = next(seat for seat in table.seats if seat not in table.waiting())
    with pytest.raises(RuleError, match="not-asked"):
        table.default(other)


def test_resigning_ends_it_and_nothing_goes_on() -> None:
    table = begun()
    table.resign("red")
    assert table.outcome is not None
    assert table.outcome.winners == ("blue",)
    for deed in (lambda: table.resign("blue"), table.draw, lambda: table.submit("blue", Pack(1))):
        with pytest.raises(RuleError, match="over"):
            deed()
    assert table.check("red", Pack(1)) == Refusal("", "over")
    assert table.ask("red") is None
    assert table.undo_of("red") is None
    assert restore(table.record()).outcome == table.outcome


def test_a_draw_is_agreed() -> None:
    table = begun()
    table.draw()
    assert table.outcome == Outcome((), "draw-agreed")
    assert restore(table.record()).outcome == table.outcome


def test_a_seat_that_left_is_answered_for() -> None:
    class Endless(Demo):
        def resigned(self, state: Any, seat: str) -> Outcome | None:
            return None

    table = Table(Endless(), begun().header, Seeded("1"))
    table.resign("red")
    assert table.outcome is None
    table.submit("blue", Pack(1))
    table.submit("blue", Ready())
    assert table.waiting() == ("blue",)
    assert {entry.by for entry in table.entries if entry.seat == "red"} == {"person", "clock"}


def test_a_failing_apply_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = near(begun())
    before, entries = dumps(table.state), len(table.entries)

    def fails(*args: Any) -> None:
        args[0].turn = 99
        raise RuntimeError("half done")

    monkeypatch.setattr(flow, "shoot", fails)
    seat = table.waiting()[0]
    with pytest.raises(RuntimeError, match="half done"):
        table.submit(seat, Shoot())
    assert dumps(table.state) == before
    assert len(table.entries) == entries
    monkeypatch.undo()
    table.submit(seat, Shoot())


def test_chronicles_hold_only_what_a_seat_saw() -> None:
    table = near(begun())
    red = table.chronicle("red")
    text = dumps(red)
    assert b'"seed":""' in text
    assert b"pack 2" in text
    assert [line.n for line in red.lines] == list(range(len(red.lines)))
    secret = [
        line for line in red.lines if line.event and b'"packed"' in bytes(line.event) and b"blue" in bytes(line.event)
    ]
    assert not secret
    table.resign("red")
    assert table.chronicle("red").dice.seed == "1"


def test_pictures_of_a_finished_match_are_open() -> None:
    table = mustered(begun())
    assert table.knowledge(("red",)).duellists["blue"].powder is None
    hidden = table.picture(("red",))
    assert hidden and hidden.duellists["blue"].powder is None
    assert table.knowledge().duellists["red"].powder is None
    table.resign("red")
    assert table.knowledge(("red",)).duellists["blue"].powder == 2
    shown = table.picture(("red",))
    assert shown and shown.duellists["blue"].powder == 2


def test_who_is_not_asked_is_refused() -> None:
    table = stanced(mustered(begun()))
    idle = next(seat for seat in table.seats if seat not in table.waiting())
    assert table.ask(idle) is None
    assert table.check(idle, Hold()) == Refusal("", "not-asked")
    busy = table.waiting()[0]
    assert table.check(busy, Hold()) == Refusal("", "not-now", {"verb": "hold"})


# -- frames


class Stuck(Auto, frozen=True, gc=False):
    def run(self, state: Any, dice: Any, out: list[Event]) -> None:
        pass


class Nobody(Ask, frozen=True, gc=False):
    def seats(self, state: Any) -> tuple[str, ...]:
        return ()


def test_a_frame_that_does_not_move_is_an_error() -> None:
    with pytest.raises(FlowError, match="stuck"):
        advance(State(stack=[Stuck()]), Seeded(1), [])


def test_a_frame_that_nobody_can_answer_is_dropped() -> None:
    assert advance(State(stack=[Nobody()]), Seeded(1), []) is None


def test_bare_frames_say_what_they_lack() -> None:
    bare, gather, state = Ask(), Gather(), State()
    assert bare.prompt(state, "a") == Prompt("ask")
    assert bare.hints(state, "a").zones == ()
    for deed in (
        lambda: Auto().run(state, Seeded(1), []),
        lambda: bare.seats(state),
        lambda: bare.options(state, "a"),
        lambda: bare.why_not(state, "a", None),
        lambda: bare.apply(state, "a", None, Seeded(1), []),
        lambda: gather.parties(state),
        lambda: gather.drafts(state, "a"),
        lambda: gather.why_not_draft(state, "a", None),
        lambda: gather.draft(state, "a", None, []),
        lambda: gather.close(state, Seeded(1), []),
    ):
        with pytest.raises(NotImplementedError):
            deed()
    assert gather.why_not_ready(state, "a") is None


def test_a_child_answers_its_caller() -> None:
    state = State(stack=[flow.Move("red"), flow.React("blue")])
    state.end(seat="blue")
    assert state.stack == [flow.Move("blue")]


def test_the_default_takes_nothing_back() -> None:
    class Both(Ask, frozen=True, gc=False):
        def options(self, state: Any, seat: str) -> list[Any]:
            return [Reopen(), Ready()]

    class Points(Ask, frozen=True, gc=False):
        def options(self, state: Any, seat: str) -> Measure:
            return Measure(lambda rng: Walk(Point(1, 1)), Walk(Point(0, 0)))

    assert Both().default(State(), "a") == Ready()
    assert Points().default(State(), "a") == Walk(Point(0, 0))


def test_a_bare_game_says_what_it_lacks() -> None:
    class Bare(Game):
        name = "bare"

        def scenarios(self) -> tuple[Any, ...]:
            return Demo().scenarios()

        def seats(self, scenario: str, options: Any) -> tuple[str, ...]:
            return ("a", "b", "c")

    game = Bare()
    assert game.static("duel", {}) == {}
    assert game.odds(None, None, None) is None  # type: ignore[arg-type]
    assert game.opponents() == {}
    assert list(game.universe(None, "a")) == []
    assert list(game.invariants(None)) == []
    assert game.players("duel", {}, 3) == (("a",), ("b",), ("c",))
    with pytest.raises(SandtableError, match="played by 3, not 2"):
        game.players("duel", {}, 2)
    with pytest.raises(SandtableError, match="no positions"):
        game.position(None, {})
    for deed in (
        lambda: Game().scenarios(),
        lambda: Game().seats("", {}),
        lambda: game.start("duel", {}),
        lambda: game.knowledge(None, frozenset()),
        lambda: game.picture(None, frozenset()),
        lambda: game.imagine(None, None),  # type: ignore[arg-type]
        lambda: game.result(None),
        lambda: game.all_seats(None),
        lambda: game.answer("", {}, None, None),  # type: ignore[arg-type]
    ):
        with pytest.raises(NotImplementedError):
            deed()


def test_a_game_that_ends_without_a_result_is_a_mistake() -> None:
    class Vague(Demo):
        def result(self, state: Any) -> Outcome | None:
            return None

        def start(self, scenario: str, options: Any) -> Any:
            state = super().start(scenario, options)
            state.stack.clear()
            return state

    with pytest.raises(SandtableError, match="nobody has won"):
        Table(Vague(), begun().header, Seeded("1"))


def test_rule_errors_survive_pickling() -> None:
    import pickle

    refused = RuleError(Refusal("DM-1", "x", {"n": 3}), "why")
    again = pickle.loads(pickle.dumps(refused))
    assert (again.rule, again.key, again.args, str(again)) == ("DM-1", "x", {"n": 3}, "why")


def test_play_refuses_at_the_door() -> None:
    table = mustered(begun())
    decision = table.decision
    assert isinstance(decision, Decision)
    with pytest.raises(RuleError):
        play(table.state, decision, "red", Walk(Point(0, 0)), Seeded(1), [])
    assert notation(Shoot()) == "shoot"
    assert decision.hints("red").zones == ()


def test_a_replayed_undo_must_have_been_possible() -> None:
    from sandtable.kernel import FileError
    from sandtable.kernel.record import Entry, seal

    table = begun()
    table.submit("red", Pack(1))
    record = table.record()
    forged = seal(Entry(2, "blue", Undo(1), "person", (), "s", ""), record.entries[-1].hash)
    record.segments[0].entries.append(forged)
    with pytest.raises(FileError, match="Entry 2 cannot be replayed"):
        restore(record)


def test_a_match_from_a_situation_starts_at_its_position() -> None:
    from sandtable.headers import dice_of, make_header
    from sandtable.kernel.record import raw

    game = Demo()
    base = game.position(
        game.start("duel", {"turns": 8}), {"turn": 2, "stances": {"red": "bold", "blue": "wary"}, "mover": "red"}
    )
    header = make_header(game, "duel", {}, base=raw(base))
    table = Table(game, header, dice_of(header))
    assert table.waiting() == ("red",)
    assert dumps(restore(table.record()).state) == dumps(table.state)


def test_the_file_of_a_match_from_a_situation_can_be_read_again() -> None:
    from sandtable.headers import dice_of, make_header
    from sandtable.kernel.record import parse_record, raw, render

    game = Demo()
    base = game.position(game.start("duel", {"turns": 8}), {"turn": 2, "mover": "red"})
    header = make_header(game, "duel", {}, base=raw(base))
    table = Table(game, header, dice_of(header))
    while not table.entries:
        seat = table.waiting()[0]
        question = table.ask(seat)
        assert question is not None
        choices = question.choices()
        assert isinstance(choices, list)
        table.submit(seat, choices[0])
    again = parse_record(render(table.record()))
    assert again.header == table.record().header
    assert dumps(restore(again).state) == dumps(table.state)


def test_the_demo_is_found_but_hidden() -> None:
    from sandtable import registry

    assert "demo" in registry.names(hidden=True)
    assert "demo" not in registry.names()
    assert isinstance(sandtable.new("demo", "duel").clone(), sandtable.Match)
