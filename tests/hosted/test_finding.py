"""Finding a match: the home page as it changes, challenges, pairing, public matches, profiles, what is kept."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from databases import apart
from hosted.people import PASSWORD, Browser
from sandtable.kernel import SandtableError
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Process
from sandtable.server.finding.privacy import ABOUT, SCHEMA, about, kept
from sandtable.server.finding.seeks import CLAIM, HERE, Seeks
from sandtable.server.people.accounts import Accounts
from sandtable.server.people.limits import Limits
from sandtable.server.people.passwords import Passwords
from sandtable.server.people.sessions import Sessions
from sandtable.server.store.database import Database
from sandtable.server.wire.finding import Seek
from sandtable.server.wire.pace import Pace
from sandtable.text import LANGUAGES, keys
from server.conftest import PATIENCE

Two = tuple[Process, Process]
LIVE = {"kind": "live", "seconds": 1800, "increment": 15, "reserve": 10}


def told(page: ClientConnection, right: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """What the home page says as soon as it is right."""
    deadline = time.monotonic() + PATIENCE
    found: dict[str, Any] = {}
    while time.monotonic() < deadline:
        found = json.loads(page.recv(PATIENCE))
        if right(found):
            return found
    raise AssertionError(found)


# -- the home page


def test_what_waits_for_me_comes_first_and_says_what_is_asked(two: Two) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue:
        red.register("avocet")
        blue.register("stilt")
        waits = red.make("person", "open", pace=LIVE)["id"]
        mine = red.make("person", "person")["id"]
        blue.call("POST", f"/api/matches/{waits}/seats/1", {"name": ""})
        board = red.at(two[0], waits)
        board.act("red", "pack 1")
        board.act("red", "ready")
        found = red.call("GET", "/api/home")["mine"]
        assert [each["match"]["id"] for each in found] == [mine, waits]
        first, second = found
        assert first["own"] == ["red", "blue"] and first["prompt"]["key"] == "prompt-muster" and first["made"]
        assert second["own"] == ["red"] and second["prompt"] is None, "what others are asked is theirs"
        assert {each["player"]: each["running"] for each in second["clocks"]} == {0: False, 1: True}
        assert not any(seat["key"] for each in found for seat in each["match"]["seats"])
        theirs = blue.call("GET", "/api/home")["mine"]
        assert [each["prompt"]["key"] for each in theirs] == ["prompt-muster"] and not theirs[0]["made"]


def test_the_home_page_follows_what_happens_at_other_processes(two: Two) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue, Browser(two[1]) as nobody:
        red.register("dotterel")
        blue.register("lapwing")
        page, open_seats = red.home(), nobody.home()
        match = blue.make("open", "person")["id"]
        seats = told(open_seats, lambda home: any(each["seat"]["match"] == match for each in home["open"]))
        assert seats["mine"] == []
        told(page, lambda home: any(each["seat"]["match"] == match for each in home["open"]))
        with Browser(two[1]) as phone:
            phone.call("POST", "/api/session", {"name": "dotterel", "password": PASSWORD})
            phone.call("POST", f"/api/matches/{match}/seats/0", {"name": ""})
        sat = told(page, lambda home: [each["match"]["id"] for each in home["mine"]] == [match])
        assert not any(each["seat"]["match"] == match for each in sat["open"])
        board = blue.at(two[1], match)
        board.act("blue", "pack 1")
        board.act("blue", "ready")
        told(page, lambda home: home["mine"][0]["match"]["waiting"] == ["red"])


def test_the_page_of_a_session_that_has_ended_is_closed(two: Two) -> None:
    with Browser(two[0]) as it, Browser(two[1]) as other:
        it.register("ouzel")
        page = it.home()
        told(page, lambda home: True)
        other.call("POST", "/api/session", {"name": "ouzel", "password": PASSWORD})
        session = next(each["id"] for each in other.call("GET", "/api/me/sessions") if not each["this"])
        other.call("DELETE", f"/api/me/sessions/{session}", status=204)
        other.make("person", "open")
        with pytest.raises(Exception, match="4401"):
            told(page, lambda home: False)


def test_who_signs_in_keeps_what_they_began_as_a_guest(two: Two) -> None:
    with Browser(two[0]) as it, Browser(two[1]) as later:
        it.register("pipit")
        with Browser(two[1]) as guest:
            match = guest.make("person", "invite")["id"]
            guest.me()
            guest.call("POST", "/api/session", {"name": "pipit", "password": PASSWORD})
            guest.call("PATCH", f"/api/matches/{match}", {"title": "mine"}, 204)
        later.call("POST", "/api/session", {"name": "pipit", "password": PASSWORD})
        (found,) = later.call("GET", "/api/home")["mine"]
        assert found["match"]["title"] == "mine" and found["made"] and found["own"] == ["red"]


# -- seats of one's own match


def test_a_seat_whose_key_was_lost_with_a_process_can_be_filled_again(two: Two, postgres: Cluster) -> None:
    """Sitting down takes two steps; a process that is killed between them leaves a key that nobody is given."""
    with Browser(two[0]) as red, Browser(two[1]) as blue:
        red.register("wryneck")
        match = red.make("person", "open")["id"]
        blue.call("POST", f"/api/matches/{match}/seats/1", {"name": "Guest"})
        red.call("PUT", f"/api/matches/{match}/seats/1", {"way": "open"}, 409)
        postgres.ask(f"UPDATE seats SET salt = 'another' WHERE match = '{match}' AND player = 1", "service")
        red.call("PUT", f"/api/matches/{match}/seats/1", {"way": "open"})
        with Browser(two[0]) as later:
            later.call("POST", f"/api/matches/{match}/seats/1", {"name": "Later"})


def test_whoever_made_a_match_fills_its_free_seats_and_sends_nobody_off(two: Two) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue:
        red.register("siskin")
        match = red.make("person", "invite")["id"]
        seats = red.call("GET", f"/api/matches/{match}/seats")
        first = seats["lines"][1]["link"]["address"].rsplit("/", 1)[1]
        assert seats["lines"][1]["link"]["qr"].startswith("<svg")
        again = red.call("PUT", f"/api/matches/{match}/seats/1", {"way": "invite"})
        second = again["lines"][1]["link"]["address"].rsplit("/", 1)[1]
        blue.call("POST", "/api/join", {"word": first, "name": "Guest"}, 404)
        blue.call("POST", "/api/join", {"word": second, "name": "Guest"})
        blue.me()
        blue.call("GET", f"/api/matches/{match}/seats", status=403)
        red.call("PUT", f"/api/matches/{match}/seats/1", {"way": "shut"}, 409)
        red.call("DELETE", f"/api/matches/{match}", status=409)
        key = next(each["key"] for each in blue.call("GET", f"/api/matches/{match}")["seats"] if each["key"])
        blue.call("POST", f"/api/matches/{match}/leave", {"key": key}, 204)
        assert blue.call("GET", "/api/home")["mine"] == []
        red.call("PUT", f"/api/matches/{match}/seats/1", {"way": "computer", "level": "random"})
        red.call("DELETE", f"/api/matches/{match}", status=204)
        assert red.call("GET", "/api/home")["mine"] == []


# -- challenges


def challenge(by: Browser, name: str, status: int = 201, **more: Any) -> Any:
    players = [{"kind": "person"}, {"kind": "invite", "name": name}]
    return by.call("POST", "/api/matches", {"game": "demo", "scenario": "duel", "players": players, **more}, status)


def test_a_challenge_is_accepted_by_whom_it_names_and_nobody_else(two: Two) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue, Browser(two[0]) as third:
        red.register("merlin")
        blue.register("hobby")
        third.register("kite")
        page = blue.home()
        match = challenge(red, "HOBBY", pace=LIVE)["id"]
        home = told(page, lambda home: home["challenges"])
        (asked,) = home["challenges"]
        assert (asked["match"], asked["by"], asked["seats"]) == (match, "merlin", ["blue"])
        assert asked["pace"]["kind"] == "live"
        third.call("POST", f"/api/challenges/{match}/1", status=404)
        third.call("DELETE", f"/api/challenges/{match}/1", status=404)
        taken = blue.call("POST", f"/api/challenges/{match}/1")
        assert [each["name"] for each in taken["seats"]] == ["merlin", "hobby"]
        blue.call("POST", f"/api/challenges/{match}/1", status=404)
        assert blue.call("GET", "/api/home")["challenges"] == []
        assert len(red.call("GET", f"/api/matches/{match}/clocks")) == 2, "both sit: the clocks begin"


def test_a_challenge_is_declined_and_its_maker_sees_it(two: Two) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue:
        red.register("buzzard")
        blue.register("harrier")
        page = red.home()
        match = challenge(red, "harrier")["id"]
        blue.call("DELETE", f"/api/challenges/{match}/1", status=204)
        home = told(page, lambda home: any(each["declined"] for each in home["mine"]))
        assert home["mine"][0]["declined"] == ["harrier"]
        assert home["mine"][0]["match"]["seats"][1]["free"] == "shut"
        red.call("PUT", f"/api/matches/{match}/seats/1", {"way": "invite", "name": "harrier"})
        assert len(blue.call("GET", "/api/home")["challenges"]) == 1


def test_who_cannot_be_challenged(two: Two) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue, Browser(two[0]) as guest:
        red.register("osprey")
        blue.register("linnet")
        challenge(red, "nobody-at-all", 404)
        challenge(red, "osprey", 409)
        challenge(guest, "linnet", 401)
        blue.call("PUT", "/api/me/privacy", {"presence": True, "challenges": False}, 204)
        challenge(red, "linnet", 409)
        assert red.call("GET", "/api/home")["mine"] == [], "nothing is half made"


# -- pairing


def test_two_who_look_for_the_same_are_seated_and_told(two: Two) -> None:
    wanted = {"game": "demo", "pace": {"kind": "live", "seconds": 900, "increment": 5, "reserve": 5}}
    with Browser(two[0]) as red, Browser(two[1]) as blue, Browser(two[1]) as other:
        for who, name in ((red, "twite"), (blue, "redpoll"), (other, "brambling")):
            who.register(name)
        page = red.home()
        assert red.call("PUT", "/api/seek", wanted)["match"] == ""
        told(page, lambda home: home["looking"] is not None)
        other.call("PUT", "/api/seek", {**wanted, "pace": {"kind": "mail", "days": 2}})
        match = blue.call("PUT", "/api/seek", wanted)["match"]
        assert match
        home = told(page, lambda home: home["mine"])
        assert home["looking"] is None and home["mine"][0]["match"]["id"] == match
        names = {each["name"] for each in home["mine"][0]["match"]["seats"]}
        assert names == {"twite", "redpoll"} and len(home["mine"][0]["clocks"]) == 2
        other.call("DELETE", "/api/seek", status=204)
        assert other.call("GET", "/api/home")["looking"] is None
        other.call("PUT", "/api/seek", {"game": "demo", "pace": {"kind": "none"}}, 409)
        other.call("PUT", "/api/seek", {"game": "chess", "pace": LIVE}, 404)


def test_many_who_look_at_once_at_two_processes_each_get_one_match(two: Two) -> None:
    """The race: everybody comes at the same moment, half of them at each process."""
    count = 8
    people = [Browser(two[number % 2]) for number in range(count)]
    for number, each in enumerate(people):
        with_address = {"name": f"racer{number}", "password": PASSWORD}
        each.call("POST", "/api/accounts", with_address)
    start = threading.Barrier(count)

    def come(who: Browser) -> None:
        start.wait()
        who.call("PUT", "/api/seek", {"game": "demo", "pace": {"kind": "live", "seconds": 777}})

    comers = [threading.Thread(target=come, args=(each,)) for each in people]
    for comer in comers:
        comer.start()
    for comer in comers:
        comer.join()
    homes = [each.call("GET", "/api/home") for each in people]
    assert [len(home["mine"]) for home in homes] == [1] * count
    assert all(home["looking"] is None for home in homes)
    seated = [home["mine"][0]["match"] for home in homes]
    assert len({each["id"] for each in seated}) == count // 2
    assert all(len({seat["name"] for seat in each["seats"]}) == 2 for each in seated)
    for who in people:
        who.__exit__()


def test_who_has_left_or_is_blocked_is_not_paired_and_a_dead_process_gives_back(database: str) -> None:
    """A live seeker who is not seen any more does not count; marks of a process that died count for a minute."""

    async def play() -> None:
        made = Database(database)
        await made.open()
        seeks = Seeks(made)
        accounts = Accounts(made, Passwords(), Limits(made), Sessions(made))
        first, second = [await accounts.register(name, None) for name in ("crake", "rail")]
        wanted = Seek("demo", Pace("live"))

        async def ask(query: str, *values: object) -> Any:
            return await made.run(lambda db: db.fetchval(query, *values))

        assert await seeks.look(first, wanted) is None
        await ask(f"UPDATE seeks SET seen = now() - interval '{HERE + 1} s'")
        assert await seeks.look(second, wanted) is None, "the first is not here any more"
        assert await seeks.still_here(first) == wanted
        await ask("INSERT INTO blocks (account, blocked, kind) VALUES ($1, $2, 'all')", first, second)
        assert await seeks.look(second, wanted) is None, "they do not want to meet"
        await ask("DELETE FROM blocks")
        pair = await seeks.look(second, wanted)
        assert pair is not None and (pair.first, pair.second) == (first, second)
        assert await seeks.look(first, wanted) is None and await seeks.of(first) is None, "somebody makes their match"
        await seeks.leave(first)
        assert await ask("SELECT count(*) FROM seeks") == 2, "who was paired plays"
        await ask(f"UPDATE seeks SET claimed = now() - interval '{CLAIM + 1} s'")
        again = await seeks.look(first, wanted)
        assert again is not None and again.word != pair.word
        await seeks.done(again)
        assert await ask("SELECT count(*) FROM seeks") == 0
        with pytest.raises(SandtableError, match="with a clock"):
            await seeks.look(first, Seek("demo", Pace("none")))
        assert await seeks.look(first, Seek("demo", Pace("mail"), "duel")) is None
        assert await seeks.look(second, Seek("demo", Pace("mail"), "other")) is None, "another scenario"
        either = await seeks.look(second, Seek("demo", Pace("mail")))
        assert either is not None and either.scenario == "duel"
        await made.close()

    apart(play)


# -- public matches and people


def finished(red: Browser, blue: Browser, process: Process, **more: Any) -> str:
    """A match that red gave up."""
    match = str(red.make("person", "open", **more)["id"])
    blue.call("POST", f"/api/matches/{match}/seats/1", {"name": ""})
    board = red.at(process, match)
    board.say("resign", seat="red")
    board.next("done")
    return match


def test_anyone_reads_public_matches_and_nobody_private_ones(two: Two) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue, Browser(two[1]) as nobody:
        red.register("grebe")
        blue.register("smew")
        live = red.make("person", "open", visibility="public")["id"]
        hidden = red.make("person", "open")["id"]
        blue.call("POST", f"/api/matches/{live}/seats/1", {"name": ""})
        listed = [each["id"] for each in nobody.call("GET", "/api/public/live")["matches"]]
        assert live in listed and hidden not in listed
        seen = nobody.call("GET", f"/api/matches/{live}")
        assert not any(each["key"] for each in seen["seats"])
        watcher = nobody.at(two[1], live)
        state = watcher.state
        assert state["seats"] == [] and state["asks"] == []
        nobody.call("GET", f"/api/matches/{live}/file", status=409)
        nobody.call("GET", f"/api/matches/{hidden}", status=404)
        done = finished(red, blue, two[0], visibility="public")
        nobody.call("GET", f"/api/matches/{done}/file")


def test_finished_matches_are_found_by_player_game_scenario_and_result(two: Two) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue, Browser(two[1]) as nobody:
        red.register("fulmar")
        blue.register("gannet")
        done = [finished(red, blue, two[0], visibility="public") for _ in range(2)]
        finished(red, blue, two[0])

        def found(**wanted: str) -> list[str]:
            query = "&".join(f"{name}={value}" for name, value in wanted.items())
            return [each["id"] for each in nobody.call("GET", f"/api/public/finished?{query}")["matches"]]

        assert found(player="Fulmar") == done[::-1] == found(player="fulmar", result="lost", game="demo")
        assert found(player="gannet", result="won", scenario="duel") == done[::-1]
        assert found(player="gannet", result="lost") == found(player="gannet", game="europe") == []
        assert found(player="nobody-at-all") == [] and done[0] not in found(result="drawn")
        assert done[1] in found(result="won")
        nobody.call("GET", "/api/public/finished?result=maybe", status=400)
        nobody.call("GET", "/api/public/finished?after=yesterday", status=409)
        first = nobody.call("GET", "/api/public/finished?player=fulmar")["matches"][0]
        after = f"{first['updated']} {first['id']}".replace("+", "%2B").replace(" ", "%20")
        assert found(player="fulmar", after=after) == done[:1]


def test_a_profile_shows_results_by_game_and_side_and_no_mail_address(two: Two, postgres: Cluster) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue, Browser(two[1]) as nobody:
        red.register("tern")
        blue.register("skua")
        finished(red, blue, two[0], visibility="public")
        finished(red, blue, two[0])
        postgres.ask(
            "UPDATE accounts SET mail = 'tern@example.org', mail_proved = now() WHERE name = 'tern'", "service"
        )
        page = red.home()
        told(page, lambda home: True)
        found = nobody.call("GET", "/api/people/TERN")
        assert found["results"] == [{"game": "demo", "seats": ["red"], "won": 0, "drawn": 0, "lost": 1}]
        assert found["here"] and found["favourite"] == ["demo", "duel"] and "example.org" not in json.dumps(found)
        red.call("PUT", "/api/me/privacy", {"presence": False, "challenges": True}, 204)
        assert not nobody.call("GET", "/api/people/tern")["here"]
        assert red.call("GET", "/api/people/tern")["here"] and red.me()["account"]["presence"] is False
        nobody.call("GET", "/api/people/nobody-at-all", status=404)
        red.call("POST", "/api/me/leave", {"name": "tern", "password": PASSWORD})
        nobody.call("GET", "/api/people/tern", status=404)
        left = nobody.call("GET", "/api/public/finished?player=skua")["matches"]
        assert left and all("tern" not in {each["name"] for each in match["players"]} for match in left)


def test_how_soon_somebody_answers_by_mail_is_told_in_steps(two: Two, postgres: Cluster) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue:
        red.register("petrel")
        blue.register("auk")
        match = red.make("person", "open", pace={"kind": "mail", "days": 3})["id"]
        blue.call("POST", f"/api/matches/{match}/seats/1", {"name": ""})
        assert red.call("GET", "/api/people/petrel")["answers_hours"] == 0, "nothing is known yet"
        some = " UNION ALL ".join(
            f"SELECT {n}, '{'red' if n % 2 else 'blue'}', now() + interval '{n * 5} hours'" for n in range(100, 114)
        )
        body = "convert_to(json_build_object('seat', s)::text, 'UTF8')"
        postgres.ask(
            f"INSERT INTO entries (match, number, segment, body, at) SELECT '{match}', n, 0, {body}, t "
            f"FROM ({some}) AS x (n, s, t)",
            "service",
        )
        assert red.call("GET", "/api/people/petrel")["answers_hours"] == 6
        postgres.ask(f"DELETE FROM entries WHERE match = '{match}' AND number >= 100", "service")


# -- again


def test_a_rematch_challenges_those_who_played(two: Two) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue, Browser(two[0]) as stranger:
        red.register("plover2")
        blue.register("ruff2")
        stranger.register("reeve")
        done = finished(red, blue, two[0], pace=LIVE, visibility="public")
        stranger.call("POST", f"/api/matches/{done}/again", {}, 404)
        again = red.call("POST", f"/api/matches/{done}/again", {"turned": True}, 201)
        (asked,) = blue.call("GET", "/api/home")["challenges"]
        assert (
            asked["match"] == again["id"] and asked["seats"] == ["red"] and asked["pace"] == {**asked["pace"], **LIVE}
        )
        blue.call("POST", f"/api/challenges/{again['id']}/0")


# -- what is kept


def test_every_column_of_the_database_has_a_sentence_in_every_language(database: str) -> None:
    """Who adds a column says what it is for, in `finding/privacy.py` and in the words."""

    async def read() -> Any:
        made = Database(database)
        await made.open()
        try:
            return await made.run(lambda db: db.fetch(SCHEMA)), await kept(made)
        finally:
            await made.close()

    columns, page = apart(read)
    assert len(columns) > 100
    untold = [f"{table}.{column}" for table, column in columns if not about(table, column)]
    assert untold == [], "these columns have no sentence"
    gone = {f"{table}.{column}" for table in ABOUT for column in ABOUT[table]} - {f"{t}.{c}" for t, c in columns}
    assert gone == set(), "these sentences are of columns that are no more"
    wanted = {f"privacy-{about(*each)}" for each in columns} | {f"privacy-table-{table}" for table, _ in columns}
    for language in LANGUAGES:
        assert wanted - keys(language) == set(), language
    assert {each.table for each in page.tables} == {table for table, _ in columns}
