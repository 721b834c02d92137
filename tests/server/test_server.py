"""The server as browsers meet it."""

from __future__ import annotations

import json
import signal
import time
from inspect import iscoroutinefunction
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sandtable.server.web.app import COMMON, HOME
from server.conftest import PATIENCE, Server

DUEL = {"game": "demo", "scenario": "duel", "players": [{"kind": "person"}] * 2}


def test_lobby_makes_renames_and_deletes(server: Server) -> None:
    match = server.new(title="First")
    found = {each["id"]: each for each in httpx.get(f"{server.base}/api/matches").json()}
    assert found[match["id"]]["title"] == "First"
    assert found[match["id"]]["waiting"] == ["red", "blue"]
    httpx.patch(f"{server.base}/api/matches/{match['id']}", json={"title": "Second"}).raise_for_status()
    assert httpx.get(f"{server.base}/api/matches").json()[0]["title"] == "Second"
    assert httpx.delete(f"{server.base}/api/matches/{match['id']}").status_code == 204
    assert httpx.delete(f"{server.base}/api/matches/{match['id']}").status_code == 404


def test_games_words_and_rules(server: Server) -> None:
    games = httpx.get(f"{server.base}/api/games", params={"hidden": True}).json()
    demo = next(each for each in games if each["id"] == "demo")
    assert demo["levels"] == ["random", "officer"]
    assert demo["scenarios"][0]["seats"] == {"2": [["red"], ["blue"]]}
    assert "demo" not in [each["id"] for each in httpx.get(f"{server.base}/api/games").json()]
    for language in ("en", "hu", "de"):
        text = httpx.get(f"{server.base}/api/text/{language}", params={"game": "demo"}).text
        assert "prompt-react" in text
    assert httpx.get(f"{server.base}/api/text/fr").status_code == 404
    assert httpx.get(f"{server.base}/api/rules/demo/DM-4").json()["id"] == "DM-4"
    assert httpx.get(f"{server.base}/api/rules/demo/DM-99").status_code == 404
    assert len(httpx.get(f"{server.base}/api/rules/demo").json()["clauses"]) >= 9
    assert httpx.get(f"{server.base}/api/static/demo/duel").json()["width"] == 2000


@pytest.mark.parametrize(
    ("body", "part"),
    [
        ({}, "game"),
        ({"game": "chess", "scenario": "x", "players": []}, "no game"),
        ({"game": "demo", "scenario": "war", "players": []}, "no scenario"),
        ({"game": "demo", "scenario": "duel", "players": [{"kind": "person"}]}, "played by 2"),
        ({"game": "demo", "scenario": "duel", "players": [{"kind": "ghost"}] * 2}, "kind"),
        ({"game": "demo", "scenario": "duel", "players": [{"kind": "computer", "level": "x"}] * 2}, "level"),
        (
            {"game": "demo", "scenario": "duel", "players": [{"kind": "person"}] * 2, "options": {"turns": 99}},
            "between",
        ),
        ({**DUEL, "dice": "loaded"}, "dice"),
    ],
)
def test_bad_matches_get_a_clear_error(server: Server, body: dict[str, object], part: str) -> None:
    answer = httpx.post(f"{server.base}/api/matches", json=body)
    assert 400 <= answer.status_code < 500
    assert part in answer.json()["error"]["text"]


def test_foreign_pages_are_refused(server: Server) -> None:
    assert httpx.get(f"{server.base}/api/matches", headers={"Origin": "http://evil.example"}).status_code == 403
    assert httpx.get(f"{server.base}/api/matches", headers={"Host": "evil.example"}).status_code == 403
    assert httpx.get(f"{server.base}/api/matches", headers={"Origin": server.base}).status_code == 200
    match = server.new()
    address = f"ws://127.0.0.1:{server.port}/api/matches/{match['id']}/live"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("http://evil.example")):
        pass
    assert refused.value.response.status_code == 403
    assert "ERROR" not in server.logged() and "handshake" not in server.logged(), "a refusal is no fault of ours"


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:1@evil.example",
        "127.0.0.1:",
        "127.0.0.1:x",
        "127.0.0.1.evil.example",
        "[::1]evil",
        "evil@localhost",
        "",
    ],
)
def test_a_host_is_a_name_and_a_port(server: Server, host: str) -> None:
    assert httpx.get(f"{server.base}/api/matches", headers={"Host": host}).status_code in (400, 403)


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/matches", "/api/matches/x/live/more"])
def test_a_socket_where_there_is_none_is_told_so(server: Server, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{server.port}{path}"):
        pass
    answer = refused.value.response
    assert answer.status_code == 404 and json.loads(answer.body or b"")["error"]["key"] == "not-found"
    assert answer.headers["x-content-type-options"] == "nosniff" and "Traceback" not in server.logged()


def test_what_may_hold_keys_is_kept_by_no_browser(server: Server) -> None:
    match = server.new()
    for path in ("", f"/{match['id']}", f"/{match['id']}/file", f"/{match['id']}/dice"):
        assert httpx.get(f"{server.base}/api/matches{path}").headers.get_list("cache-control") == ["no-store"]
    assert "max-age" in httpx.get(f"{server.base}/api/static/demo/duel").headers["cache-control"]


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1940", "[::1]:1940"])
def test_our_own_names_are_known(server: Server, host: str) -> None:
    assert httpx.get(f"{server.base}/api/matches", headers={"Host": host}).status_code == 200


def test_a_match_is_played_and_seen_by_both(server: Server) -> None:
    match = server.new()
    red, blue = server.live(match, "red"), server.live(match, "blue")
    red.act("red", "pack 2")
    assert blue.silent(), "that the other edits in secret shows nowhere"
    red.act("red", "ready")
    blue.until(lambda state: state["waiting"] == ["blue"])
    blue.act("blue", "pack 1")
    blue.act("blue", "ready")
    red.until(lambda state: state["picture"]["turn"] == 1)
    assert red.state["picture"]["duellists"]["blue"]["powder"] is None
    assert blue.state["picture"]["duellists"]["blue"]["powder"] == 1
    assert not [line for line in red.log if line["event"].get("to") == ["blue"]]
    assert [line["n"] for line in red.log] == list(range(len(red.log)))


def test_without_a_key_one_looks_on(server: Server) -> None:
    match = server.new()
    red, guest = server.live(match, "red"), server.live(match)
    assert guest.state["seats"] == []
    assert guest.state["asks"] == []
    guest.say("act", seat="red", number=1, action="pack 1")
    assert guest.next("error")["key"] == "not-yours"
    guest.say("film", first=0, last=9, eyes=["red"])
    assert guest.next("error")["key"] == "not-yours"
    guest.say("moment", step=0, eyes=["red"])
    assert guest.next("error")["key"] == "not-yours"
    red.act("red", "pack 3")
    assert guest.silent()
    assert all(not seat.get("key") for seat in guest.state["players"])


def test_refusals_and_stale_clicks_change_nothing(server: Server) -> None:
    match = server.new()
    red = server.live(match, "red")
    number = red.ask("red")["number"]
    red.say("check", seat="red", action="pack 9")
    assert red.next("checked")["refusal"]["key"] == "too-much-powder"
    red.say("act", seat="red", number=number, action="pack 9")
    refusal = red.next("refusal")
    assert (refusal["rule"], refusal["key"]) == ("DM-1", "too-much-powder")
    red.act("red", "pack 1")
    red.say("act", seat="red", number=number, action="pack 2")
    assert red.next("stale")["ref"] == "act"
    red.next("state")
    assert red.state["picture"]["drafts"] == {"red": "1"}
    for bad in ("fly", "pack", "pack x"):
        red.say("act", seat="red", number=red.ask("red")["number"], action=bad)
        assert red.next("error")["text"]
    red.socket.send("{nonsense")
    assert red.next("error")["key"] == "not-understood"
    red.socket.send(json.dumps({"type": "dance"}))
    assert red.next("error")["key"] == "not-understood"


def test_undo_odds_standing_and_moments(server: Server) -> None:
    match = server.new()
    red = server.live(match, "red", "blue")
    red.act("red", "pack 1")
    assert red.ask("red")["undo"] == "free"
    red.say("undo", seat="red")
    red.next("done")
    assert red.state["picture"]["drafts"] == {}
    red.say("standing", seat="red", kind="reaction", order={"mode": "never"})
    red.next("done")
    assert red.state["standing"]["red"]["reaction"]["mode"] == "never"
    red.say("standing", seat="red", kind="tea", order={"mode": "never"})
    assert red.next("refusal")["key"] == "no-such-order"
    red.say("odds", seat="red", action="pack 1")
    assert red.next("odds")["odds"] is None
    for seat in ("red", "blue"):
        red.act(seat, "pack 2")
        red.act(seat, "ready")
    red.say("moment", step=1)
    first = red.next("moment")
    assert first["picture"]["turn"] == 0
    red.say("moment", step=red.state["steps"])
    assert red.next("moment")["picture"] == red.state["picture"]
    red.say("film", first=1, last=red.state["steps"])
    moments = red.next("film")["moments"]
    assert moments[-1]["picture"] == red.state["picture"] and moments[-1]["lines"] == len(red.log)
    told = [each["lines"] for each in moments]
    assert told == sorted(set(told)) and len(told) >= red.state["steps"]


def test_a_draw_is_offered_and_taken_and_the_computer_declines(server: Server) -> None:
    match = server.new()
    red, blue = server.live(match, "red"), server.live(match, "blue")
    red.say("draw", seat="red")
    blue.until(lambda state: state["offers"]["draw"] == ["red"])
    blue.say("draw", seat="blue")
    red.until(lambda state: state["outcome"] is not None)
    assert red.state["outcome"]["key"] == "draw-agreed"
    lone = server.live(server.new("person", "random"), "red")
    lone.say("draw", seat="red")
    assert lone.next("refusal")["key"] == "draw-declined"
    lone.say("resign", seat="red")
    lone.until(lambda state: state["outcome"] is not None)
    assert lone.state["outcome"]["winners"] == ["blue"]


def test_undo_past_dice_follows_the_rule_of_the_match(server: Server) -> None:
    """By default what was learned stays; in practice it goes at once, and the computer is not asked."""
    for undo, kind in (("learned", ""), ("free", "practice")):
        match = server.new("person", "random", undo=undo)
        red = server.live(match, "red")
        red.act("red", "pack 1")
        red.act("red", "ready")
        red.until(lambda state: state["picture"]["turn"] == 1 and bool(state["asks"]))
        assert red.ask("red")["undo"] == kind
        red.say("undo", seat="red")
        if not kind:
            assert red.next("refusal")["key"] == "no-undo"
        else:
            red.until(lambda state: state["picture"]["turn"] == 0)
    with pytest.raises(AssertionError, match="two people"):
        server.new("person", "random", undo="consent")


def test_undo_by_consent(server: Server) -> None:
    match = server.new(undo="consent")
    red, blue = server.live(match, "red"), server.live(match, "blue")
    for viewer, seat in ((red, "red"), (blue, "blue")):
        viewer.act(seat, "pack 1")
        viewer.act(seat, "ready")
    red.until(lambda state: state["picture"]["turn"] == 1)
    assert red.ask("red")["undo"] == "consent"
    red.say("undo", seat="red")
    blue.until(lambda state: state["offers"]["undo"] == ["red"])
    blue.say("consent", seat="blue", what="undo")
    red.until(lambda state: state["picture"]["turn"] == 0)
    assert red.state["reset"] or red.log


def test_the_computer_answers_and_the_match_ends(server: Server) -> None:
    match = server.new("person", "officer", options={"turns": 2})
    red = server.live(match, "red")
    red.say("pace", ms=0)
    answered = -1
    while red.state["outcome"] is None:
        asks = [each for each in red.state["asks"] if each["seat"] in red.state["waiting"]]
        if asks and asks[0]["number"] != answered:
            answered = asks[0]["number"]
            action = asks[0]["measure"]["first"] if asks[0]["measure"] else asks[0]["options"][-1]["action"]
            red.say("act", seat="red", number=answered, action=action)
        red.next("state")
    assert red.state["picture"]["duellists"]["blue"]["powder"] is not None


def test_nobody_waits_while_the_computer_sets_up(server: Server) -> None:
    """What is set up is not shown unit by unit, however slow the pace."""
    match = server.new("person", "officer", game="europe", scenario="sichelschnitt")
    begun = time.monotonic()
    germany = server.live(match, "germany")
    germany.say("pace", ms=2000)
    germany.until(lambda state: "germany" in state["waiting"])
    placed = [line for line in germany.log if line["event"]["event"] == "placed"]
    assert len(placed) > 10 and time.monotonic() - begun < 2.0 * len(placed)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_restart_loses_nothing(server: Server, how: int) -> None:
    match = server.new()
    red = server.live(match, "red")
    red.act("red", "pack 2")
    red.act("red", "pack 3")
    before = red.state
    server.restart(how)
    again = server.live(match, "red")
    assert again.state["picture"] == before["picture"]
    assert again.ask("red")["number"] == before["asks"][0]["number"]
    assert again.log == red.log
    again.act("red", "ready")


def test_files_go_out_and_come_in(server: Server) -> None:
    match = server.new()
    red = server.live(match, "red")
    red.act("red", "pack 2")
    data = httpx.get(f"{server.base}/api/matches/{match['id']}/file").content
    taken = httpx.post(f"{server.base}/api/matches/import", content=data, timeout=PATIENCE)
    assert taken.status_code == 201
    assert server.live(taken.json(), "red").state["picture"]["drafts"] == {"red": "2"}
    broken = httpx.post(
        f"{server.base}/api/matches/import", content=data.replace(b"pack 2", b"pack 3"), timeout=PATIENCE
    )
    assert broken.status_code == 422
    assert "Entry 1 was changed" in broken.json()["error"]["text"]
    assert httpx.post(f"{server.base}/api/matches/import", content=b"hello", timeout=PATIENCE).status_code == 422
    key = match["seats"][0]["key"]
    chronicle = httpx.get(f"{server.base}/api/matches/{match['id']}/chronicle", params={"key": key})
    assert chronicle.json()["seat"] == "red"
    wrong = httpx.get(f"{server.base}/api/matches/{match['id']}/chronicle", params={"key": "x"})
    assert wrong.status_code == 403
    report = httpx.post(f"{server.base}/api/matches/{match['id']}/report", json={"text": "It hurts."})
    assert json.loads(Path(report.json()["file"]).read_text())["text"] == "It hurts."


def test_learn(server: Server) -> None:
    listed = httpx.get(f"{server.base}/api/situations/demo").json()
    assert listed
    detail = httpx.get(f"{server.base}/api/situations/demo/{listed[0]['id']}").json()
    assert len(detail["steps"]) == listed[0]["steps"] + 1
    match = httpx.post(f"{server.base}/api/situations/demo/{listed[0]['id']}/play").json()
    assert server.live(match, "red", "blue").state["asks"]


def test_an_example_is_tried_by_who_acts_first(server: Server) -> None:
    """The seat of the example's first action is the first that the person holds, whoever else is asked."""
    moved = 0
    for each in httpx.get(f"{server.base}/api/situations/europe").json():
        steps = httpx.get(f"{server.base}/api/situations/europe/{each['id']}").json()["steps"]
        actor = next((s["seat"] for s in steps if s["action"] and not s["refusal"]), "")
        if actor and not moved:
            match = httpx.post(f"{server.base}/api/situations/europe/{each['id']}/play").json()
            assert match["seats"][0]["seat"] == actor
            moved += actor != "germany"
    assert moved


@pytest.mark.parametrize(
    ("game", "scenario", "level", "secrets"),
    [
        ("europe", "war", "basic", False),
        ("europe", "war", "advanced", True),
        ("europe", "sichelschnitt", "advanced", False),
        ("blitzkrieg", "hannut", "", False),
        ("demo", "duel", "", True),
    ],
)
def test_a_match_says_whether_it_has_secrets(
    server: Server, game: str, scenario: str, level: str, secrets: bool
) -> None:
    body = {"game": game, "scenario": scenario, "players": [{"kind": "person"}] * 2}
    made = httpx.post(f"{server.base}/api/matches", json={**body, "options": {"level": level} if level else {}}).json()
    assert made["secrets"] == secrets
    assert httpx.get(f"{server.base}/api/matches/{made['id']}").json()["secrets"] == secrets


def test_an_unknown_match_says_so(server: Server) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/matches/nothing/live") as socket:
        assert json.loads(socket.recv(PATIENCE))["key"] == "no-match"
    assert httpx.get(f"{server.base}/api/nothing").status_code == 404


def test_other_rolls_of_an_example(server: Server) -> None:
    """Every sum of two dice in its 36 ways, each with what it does; the book's own roll does what the book says."""
    found = httpx.get(f"{server.base}/api/situations/blitzkrieg/range/rolls/0").json()
    assert (found["taken"], found["ways"]) == (7, 36)
    assert [(each["value"], each["ways"]) for each in found["rolls"]] == [
        *zip(range(2, 13), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], strict=True)
    ]
    told = {each["value"]: [line["event"] for line in each["log"]] for each in found["rolls"]}
    detail = httpx.get(f"{server.base}/api/situations/blitzkrieg/range").json()
    book = [line["event"] for line in detail["steps"][1]["log"]]
    assert [each["event"] for each in told[7]] == [each["event"] for each in book]
    assert {each["result"] for each in found["rolls"]} > {next(e["result"] for e in book if e["event"] == "fired")}
    for each in found["rolls"]:
        assert next(e["result"] for e in told[each["value"]] if e["event"] == "fired") == each["result"]
    assert httpx.get(f"{server.base}/api/situations/blitzkrieg/range/rolls/99").json()["rolls"] == []


def test_an_action_is_said_by_its_named_fields(server: Server) -> None:
    """What the browser sends; the notation stays for people."""
    match = server.new()
    red = server.live(match, "red")
    pack = next(each for each in red.ask("red")["options"] if each["action"] == "pack 2")
    red.say("check", seat="red", action={"verb": pack["verb"], **pack["fields"]})
    assert red.next("checked")["refusal"] is None
    red.say("act", seat="red", number=red.ask("red")["number"], action={"verb": pack["verb"], **pack["fields"]})
    red.until(lambda state: state["picture"]["drafts"] == {"red": "2"})


@pytest.mark.parametrize(
    ("action", "part"),
    [
        ({"verb": "fly"}, "There is no verb 'fly'; there are: "),
        ({"shots": 2}, "There is no verb None"),
        ({"verb": "pack"}, "missing required field `shots`; 'pack' has the fields shots."),
        ({"verb": "pack", "shots": "two"}, "Expected `int`, got `str` - at `$.shots`"),
        ({"verb": "ready", "shots": 2}, "There is no field 'shots' here: 'ready' has the fields (none)."),
    ],
)
def test_a_bad_object_is_answered_with_what_is_wrong(server: Server, action: dict[str, object], part: str) -> None:
    red = server.live(server.new(), "red")
    for kind in ("act", "check", "odds"):
        red.say(kind, seat="red", action=action, **({"number": red.ask("red")["number"]} if kind == "act" else {}))
        told = red.next("error")
        assert told["key"] == "wrong" and part in told["text"], told


def test_a_measured_choice_is_completed_by_its_open_fields(server: Server) -> None:
    match = server.new()
    red, blue = server.live(match, "red"), server.live(match, "blue")
    for viewer, seat in ((red, "red"), (blue, "blue")):
        viewer.act(seat, "pack 1")
        viewer.act(seat, "ready")
    for viewer, seat in ((red, "red"), (blue, "blue")):
        viewer.until(lambda state: state["picture"]["turn"] == 1)
        viewer.act(seat, viewer.ask(seat)["options"][0]["action"])
        viewer.act(seat, "ready")
    mover, seat = (red, "red") if "red" in blue.state["waiting"] else (blue, "blue")
    mover.until(lambda state: any(each["measure"] for each in state["asks"]))
    asked = mover.ask(seat)
    (form,) = asked["measure"]["forms"]
    assert form["verb"] == "walk" and form["open"] == ["to"]
    x, y = form["fields"]["to"]
    mover.say("act", seat=seat, number=asked["number"], action={"verb": "walk", "to": [x, y]})
    mover.next("done")


def test_what_is_read_without_awaiting_is_read_beside_the_server() -> None:
    """Rules pages, lessons and examples take a while: no call reads them on the event loop."""
    plain = {each.handler_name: each for each in (*COMMON, *HOME) if not iscoroutinefunction(each.fn)}
    assert plain.keys() >= {"rules", "rule", "situation", "lesson_detail", "lesson_call"}
    assert [name for name, each in plain.items() if not getattr(each, "sync_to_thread", False)] == []
