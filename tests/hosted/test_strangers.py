"""Strangers at a service: accounts over HTTP, seats that are somebody's, clocks that end a match."""

from __future__ import annotations

import time

from hosted.people import PASSWORD, Browser
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Process
from server.conftest import PATIENCE


def test_an_account_is_the_same_at_every_process_and_ends_with_its_session(two: tuple[Process, Process]) -> None:
    with Browser(two[0]) as here, Browser(two[1]) as there:
        assert here.me()["account"] is None
        here.register("kestrel")
        assert here.me()["account"]["name"] == "kestrel"
        there.call("POST", "/api/session", {"name": "Kestrel", "password": PASSWORD})
        assert there.me()["account"]["name"] == "kestrel"
        sessions = there.call("GET", "/api/me/sessions")
        other = next(each["id"] for each in sessions if not each["this"])
        there.call("DELETE", f"/api/me/sessions/{other}", status=204)
        assert here.client.get("/api/me").json()["account"] is None
        there.call("DELETE", "/api/session")
        assert there.me()["account"] is None
        there.call("GET", "/api/me/sessions", status=401)


def test_cookies_are_no_script_s_and_forms_of_others_change_nothing(two: tuple[Process, Process]) -> None:
    with Browser(two[0]) as it:
        answer = it.client.post("/api/accounts", json={"name": "dunlin", "password": PASSWORD})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and answer.headers["cache-control"] == "no-store"
        refused = it.client.put("/api/me/language", json={"language": "hu"})
        assert refused.status_code == 403 and "load it again" in refused.json()["error"]["text"]
        it.csrf = it.me()["csrf"]
        it.call("PUT", "/api/me/language", {"language": "hu"}, 204)
        foreign = {"x-sandtable-csrf": it.csrf, "origin": "https://elsewhere.example"}
        assert it.client.put("/api/me/language", json={"language": "de"}, headers=foreign).status_code == 403
        assert it.me()["account"]["language"] == "hu"


def test_a_seat_is_somebody_s_with_any_browser_and_nobody_else_s(two: tuple[Process, Process]) -> None:
    one, other = two
    with Browser(one) as red, Browser(other) as blue, Browser(other) as phone, Browser(one) as stranger:
        red.register("heron")
        match = red.make("person", "open")["id"]
        blue.register("bittern")
        taken = blue.call("POST", f"/api/matches/{match}/seats/1", {"name": "somebody else"})
        assert [each["name"] for each in taken["seats"]] == ["heron", "bittern"]
        phone.call("POST", "/api/session", {"name": "bittern", "password": PASSWORD})
        assert [each["id"] for each in phone.call("GET", "/api/matches")] == [match]
        board = phone.at(other, match)
        board.act("blue", "pack 1")
        mine = red.at(one, match)
        mine.act("red", "pack 2")
        stranger.call("GET", f"/api/matches/{match}", status=404)
        assert stranger.call("GET", "/api/matches") == []
        stranger.register("ruff")
        stranger.call("GET", f"/api/matches/{match}", status=404)
        stranger.call("POST", f"/api/matches/{match}/seats/1", {"name": "x"}, 404)


def test_a_guest_plays_and_keeps_the_seat_as_an_account(two: tuple[Process, Process]) -> None:
    one, other = two
    with Browser(one) as guest, Browser(other) as later:
        match = guest.make("person", "person")["id"]
        assert guest.me()["guest"] and [each["id"] for each in guest.call("GET", "/api/matches")] == [match]
        guest.register("sanderling")
        later.call("POST", "/api/session", {"name": "sanderling", "password": PASSWORD})
        assert [each["id"] for each in later.call("GET", "/api/matches")] == [match]
        live = later.at(other, match)
        live.act("red", "pack 2")


def test_a_live_clock_that_runs_out_ends_the_match(two: tuple[Process, Process], postgres: Cluster) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue:
        red.register("whimbrel")
        blue.register("curlew")
        pace = {"kind": "live", "seconds": 60, "increment": 0, "reserve": 0}
        match = red.make("person", "open", pace=pace)["id"]
        assert red.call("GET", f"/api/matches/{match}/clocks") == [], "not before the last seat is taken"
        blue.call("POST", f"/api/matches/{match}/seats/1", {"name": ""})
        clocks = blue.call("GET", f"/api/matches/{match}/clocks")
        assert [each["running"] for each in clocks] == [True, True], "both pack at once"
        live = blue.at(two[1], match)
        live.act("blue", "pack 1")
        live.act("blue", "ready")
        late = f"UPDATE clocks SET deadline = now() - interval '2 s' WHERE match = '{match}' AND player = 0"
        postgres.ask(late, "service")
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = blue.call("GET", f"/api/matches/{match}")
            if found["over"]:
                break
            time.sleep(0.2)
        assert found["over"]
        file = blue.call("GET", f"/api/matches/{match}/file")
        last = file["segments"][-1]["entries"][-1]
        assert (last["seat"], last["by"]) == ("red", "clock"), last


def test_a_match_that_cannot_be_opened_does_not_hold_up_other_clocks(
    two: tuple[Process, Process], postgres: Cluster
) -> None:
    with Browser(two[0]) as red:
        pace = {"kind": "live", "seconds": 60, "increment": 0, "reserve": 0}
        red.register("stint-a")
        broken, whole = (red.make("person", "person", pace=pace)["id"] for _ in range(2))
        postgres.ask(f"UPDATE entries SET body = '{{}}' WHERE match = '{broken}'", "service")
        for match, seconds in ((broken, 100), (whole, 2)):
            late = f"UPDATE clocks SET deadline = now() - interval '{seconds} s' WHERE match = '{match}'"
            postgres.ask(late, "service")
        deadline = time.monotonic() + PATIENCE
        while not red.call("GET", f"/api/matches/{whole}")["over"]:
            assert time.monotonic() < deadline, "its time is never up"
            time.sleep(0.2)
        postgres.ask(f"DELETE FROM matches WHERE id = '{broken}'", "service")


def test_by_mail_who_waits_claims_when_the_days_are_over(two: tuple[Process, Process], postgres: Cluster) -> None:
    with Browser(two[0]) as red, Browser(two[1]) as blue:
        red.register("godwit")
        blue.register("knot")
        match = red.make("person", "open", pace={"kind": "mail", "days": 2})["id"]
        blue.call("POST", f"/api/matches/{match}/seats/1", {"name": ""})
        live = blue.at(two[1], match)
        live.act("blue", "pack 1")
        live.act("blue", "ready")
        blue.call("POST", f"/api/matches/{match}/claim", status=409)
        late = f"UPDATE clocks SET deadline = now() - interval '2 s' WHERE match = '{match}' AND player = 0"
        postgres.ask(late, "service")
        red.call("POST", f"/api/matches/{match}/claim", status=409)
        blue.call("POST", f"/api/matches/{match}/claim", status=204)
        assert red.call("GET", f"/api/matches/{match}")["over"]


def test_matches_that_nobody_could_answer_are_refused(two: tuple[Process, Process]) -> None:
    with Browser(two[0]) as it:
        for pace in ({"kind": "fast"}, {"kind": "live", "seconds": 1}, {"kind": "mail", "days": 99}, {"hours": 1}):
            it.make("person", "person", pace=pace, status=400)
        assert it.me()["account"] is None
