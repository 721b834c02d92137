"""Answers written beforehand, in play, on both databases: carried out in the act that asks, known to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from databases import apart
from sandtable.kernel import Measure, RuleError, Table
from sandtable.kernel.record import Act, parse_record, render
from sandtable.server.rooms.host import Host
from sandtable.server.rooms.plans import plannable
from sandtable.server.rooms.room import Room
from sandtable.server.rooms.watcher import Watcher
from sandtable.server.store.store import Store
from sandtable.server.wire.messages import NewMatch, PlannedAnswer, Player
from sandtable.verify import verify

Play = Callable[[Host, Host], Awaitable[None]]
Stored = Callable[[], Store]


def with_hosts(stored: Stored, folder: Path, what: Play) -> None:
    """Two processes of one service; with SQLite, which one process alone has, the second is the first again."""

    async def opened() -> None:
        one = Host(folder, stored(), thinks=False)
        two = one if type(one.store).__name__ == "SqliteStore" else Host(folder, stored(), thinks=False)
        try:
            await one.open()
            if two is not one:
                await two.open()
            await what(one, two)
        finally:
            await one.close()
            if two is not one:
                await two.close()

    apart(opened)


async def made(host: Host, game: str = "demo", scenario: str = "duel", **more: Any) -> Room:
    people = (Player("open"), Player("open"))
    info = await host.create(NewMatch(game, scenario, people, **more))
    return await host.room(info.id)


async def act(room: Room, seat: str, action: str) -> None:
    await room.act(seat, room.table.number(seat), action)


def acts(room: Room) -> list[tuple[str, str]]:
    return [(each.seat, each.what.action) for each in room.table.entries if isinstance(each.what, Act)]


async def drained(watcher: Watcher) -> list[dict[str, Any]]:
    """All that a viewer was sent so far."""
    found = []
    while not watcher._outbox.empty():
        data = await watcher.next()
        found.append(msgspec.json.decode(data or b"{}"))
    return found


async def to_first_turn(room: Room) -> tuple[str, str]:
    """Both have packed and chosen; who is asked, and who waits."""
    while len(room.table.waiting()) > 1 or room.table.decision is None or room.table.decision.gathers:
        seat = room.table.waiting()[0]
        found = choices(room, seat)
        await act(room, seat, "ready" if "ready" in found else "pack 1" if "pack 1" in found else found[0])
    (asked,) = room.table.waiting()
    return asked, "blue" if asked == "red" else "red"


def choices(room: Room, seat: str) -> list[str]:
    decision = room.table.decision
    assert decision is not None
    found = decision.options(seat)
    return [str(found.first), *map(str, found.others)] if isinstance(found, Measure) else [str(each) for each in found]


async def first_choice(room: Room, other: str) -> str:
    """What the waiting seat will be able to do when it is asked next, found out ahead and taken back."""
    before = room.table.savepoint()
    while other not in room.table.waiting():
        seat = room.table.waiting()[0]
        room.table.submit(seat, room.table.game.parse(choices(room, seat)[0]))
    found = choices(room, other)[0]
    room.table.go_back(before)
    return found


async def until_asked(room: Room, other: str) -> None:
    """The others do the first thing they may, as often as it takes."""
    while other not in room.table.waiting():
        seat = room.table.waiting()[0]
        await act(room, seat, choices(room, seat)[0])


def test_a_plan_answers_in_the_same_act_as_the_other_moves(stored: Stored, tmp_path: Path) -> None:
    async def play(one: Host, two: Host) -> None:
        room = await made(one)
        asked, other = await to_first_turn(room)
        answer = await first_choice(room, other)
        await room.plan(other, (PlannedAnswer((answer,)),))
        far = await two.room(room.id)  # the move comes by another process
        before = len(acts(far))
        while (other, answer) not in acts(far)[before:]:
            assert other not in far.table.waiting(), "it was asked although it had written its answer"
            seat, count = far.table.waiting()[0], len(acts(far))
            await act(far, seat, choices(far, seat)[0])
        assert acts(far)[count][0] == asked and acts(far)[count + 1] == (other, answer), "in the same act"
        assert far.table.entries[-1].by == "person"
        assert far.plans.get(other, ()) == (), "and it is used up"
        kept = await far.record()
        verify(parse_record(render(kept)))

    with_hosts(stored, tmp_path, play)


def test_what_is_not_allowed_any_more_is_not_done_and_the_seat_is_asked(stored: Stored, tmp_path: Path) -> None:
    async def play(one: Host, two: Host) -> None:
        room = await made(one)
        asked, other = await to_first_turn(room)
        await room.plan(other, (PlannedAnswer(("pack 3",)),))  # an action of the game, but not of this question
        await until_asked(room, other)
        assert other in room.table.waiting() and acts(room)[-1][0] == asked
        (left,) = room.plans[other]
        assert left.stopped and left.actions == ("pack 3",), "it waits to be looked at"
        with pytest.raises(RuleError):
            await room.plan(other, (PlannedAnswer(("no such thing",)),))

    with_hosts(stored, tmp_path, play)


def test_a_plan_over_which_the_rules_stumble_stops_nobody_else(
    stored: Stored, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(one: Host, two: Host) -> None:
        room = await made(one)
        asked, other = await to_first_turn(room)
        await room.plan(other, (PlannedAnswer(("pack 3",)),))
        monkeypatch.setattr(Table, "check", lambda table, seat, action: {}[seat])
        await until_asked(room, other)
        assert acts(room)[-1][0] == asked

    with_hosts(stored, tmp_path, play)


def test_an_answer_to_a_kind_of_question_is_given_each_time(stored: Stored, tmp_path: Path) -> None:
    async def play(one: Host, two: Host) -> None:
        room = await made(one)
        asked, other = await to_first_turn(room)
        offered = {each.kind: [option.action for option in each.options] for each in plannable(room.table, other)}
        (kind,) = [kind for kind, actions in offered.items() if any(each.startswith("choose") for each in actions)]
        stance = next(each for each in offered[kind] if each.startswith("choose"))
        always = (PlannedAnswer(("pack 2", stance), kind=kind, always=True), PlannedAnswer(("ready",), kind=kind))
        await room.plan(other, always)
        assert room.table.waiting() == (asked,), "what is written is not carried out by writing it"
        before = len(acts(room))
        for _ in range(40):
            if room.table.outcome is not None or (other, "ready") in acts(room)[before:]:
                break
            seat = room.table.waiting()[0]
            found = choices(room, seat)
            await act(room, seat, "ready" if "ready" in found else found[0])
        given = acts(room)[before:].count((other, stance))
        assert given == 1 and room.plans[other][0].always, "once for one question, and it stays"
        assert len(room.plans[other]) == 1, "the other was for one time"

    with_hosts(stored, tmp_path, play)


def test_nobody_but_the_owner_learns_of_a_plan(stored: Stored, tmp_path: Path) -> None:
    """All that the other seat and those who look on are sent is the same, byte for byte, with a plan and without."""

    async def play(one: Host, two: Host) -> None:
        room = await made(one)
        asked, other = await to_first_turn(room)
        owner, rival, looker = (Watcher(frozenset({seat} - {""})) for seat in (other, asked, ""))
        for each in (owner, rival, looker):
            await room.enter(each)
        await asyncio.sleep(0.2)
        for each in (owner, rival, looker):
            await drained(each)
        updated = (await one.match(room.id)).updated
        answer = await first_choice(room, other)
        await room.plan(other, (PlannedAnswer((answer,), always=False),))
        told = await drained(owner)
        assert [each["type"] for each in told] == ["planned"] and told[0]["plans"][other][0]["actions"] == [answer]
        assert answer in told[0]["words"]
        assert await drained(rival) == [] and await drained(looker) == []
        assert (await one.match(room.id)).updated == updated
        assert "plans" not in msgspec.to_builtins(await one.match(room.id))
        assert answer.encode() not in render(await room.record()).split(b'"entries"')[0]
        late = Watcher(frozenset({other}))
        await room.enter(late)
        assert "planned" in [each["type"] for each in await drained(late)], "its owner sees it at any screen"
        await room.plan(other, ())
        assert (await drained(owner))[-1]["plans"] == {}
        for each in (owner, rival, looker, late):
            room.leave(each)

    with_hosts(stored, tmp_path, play)


def test_a_plan_that_was_taken_away_is_not_carried_out_by_a_process_that_has_not_heard(
    stored: Stored, tmp_path: Path
) -> None:
    async def play(one: Host, two: Host) -> None:
        room = await made(one)
        asked, other = await to_first_turn(room)
        answer = await first_choice(room, other)
        await room.plan(other, (PlannedAnswer((answer,)),))
        far = await two.room(room.id)
        planned = far._planned
        await room.plan(other, ())
        far._planned = planned  # as if the news had been lost
        await until_asked(far, other)
        assert acts(far)[-1][0] == asked and far.plans == {}

    with_hosts(stored, tmp_path, play)


@pytest.mark.parametrize(
    ("game", "scenario"),
    [("blitzkrieg", "hannut"), ("barbarossa", "frontier-post"), ("operation", "first-battle"), ("europe", "war")],
)
def test_every_game_takes_plans(game: str, scenario: str, stored: Stored, tmp_path: Path) -> None:
    """The answers that a seat was offered are written beforehand as they are, and read again as the same words."""

    async def play(one: Host, two: Host) -> None:
        info = await one.create(NewMatch(game, scenario, _players(one, game, scenario)))
        room = await one.room(info.id)
        seat = room.table.waiting()[0]
        (kind, *_) = plannable(room.table, seat)
        if kind.options:
            action = kind.options[0].action
            await room.plan(seat, (PlannedAnswer((action,), kind=kind.kind), PlannedAnswer((action,))))
            assert room.plans[seat][0].actions == (action,)
            watcher = Watcher(frozenset({seat}))
            await room.enter(watcher)
            (told,) = [each for each in await drained(watcher) if each["type"] == "planned"]
            assert told["words"][action]["key"] == kind.options[0].label.key
            room.leave(watcher)

    with_hosts(stored, tmp_path, play)


def _players(host: Host, game: str, scenario: str) -> tuple[Player, ...]:
    (found,) = [each for each in host.games(True) if each.id == game]
    (which,) = [each for each in found.scenarios if each.id == scenario]
    return tuple(Player("open") for _ in range(which.players[0]))


def test_a_plan_does_not_tell_when_another_seat_chooses_in_secret(stored: Stored, tmp_path: Path) -> None:
    """Written at a sealed question that is open, it would be carried out at the other's first edit: its owner sees."""

    async def play(one: Host, two: Host) -> None:
        room = await made(one)
        watcher = Watcher(frozenset({"red"}))
        await room.enter(watcher)
        await room.plan("red", (PlannedAnswer(("pack 1",), kind="muster"), PlannedAnswer(("pack 2",))))
        before = await drained(watcher)
        assert before[-1]["type"] == "planned"
        await act(room, "blue", "pack 2")
        await act(room, "blue", "pack 3")
        assert [each["type"] for each in await drained(watcher)] == [] and len(room.plans["red"]) == 2
        await act(room, "red", "pack 3")
        assert acts(room)[-1] == ("red", "pack 1"), "an act of one's own carries out what one wrote"

    with_hosts(stored, tmp_path, play)
