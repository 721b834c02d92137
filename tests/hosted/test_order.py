"""Reports, blocks and what moderators do about them, over HTTP at a running service."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from hosted.people import Browser
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Hosted

Three = tuple[Browser, Browser, Browser]


@pytest.fixture
def three(service: Hosted, postgres: Cluster) -> Iterator[Three]:
    """Somebody who complains, somebody who is complained of, and a moderator."""
    process = service.of("serve")[0]
    with Browser(process) as one, Browser(process) as two, Browser(process) as moderator:
        for browser, name in ((one, "dunlin"), (two, "godwit"), (moderator, "whimbrel")):
            browser.register(name)
        postgres.ask("UPDATE accounts SET role = 'moderator' WHERE name = 'whimbrel'", "service")
        yield one, two, moderator
        for name in ("dunlin", "godwit", "whimbrel"):
            postgres.ask(f"DELETE FROM accounts WHERE name = '{name}'", "service")


def test_a_line_is_reported_hidden_and_its_writer_suspended(service: Hosted, postgres: Cluster, three: Three) -> None:
    one, two, moderator = three
    process = service.of("serve")[0]
    match = one.make("person", "open")["id"]
    two.call("POST", f"/api/matches/{match}/seats/1", {"name": ""})
    live = two.at(process, match)
    live.say("say", ref="s", text="<b>something rude</b>")
    while not live.next("chat")["lines"]:
        pass
    assert live.next("done")["ref"] == "s"
    line = int(postgres.ask(f"SELECT id FROM chat WHERE match = '{match}'", "service"))
    assert postgres.ask(f"SELECT account IS NOT NULL FROM chat WHERE id = {line}", "service").strip() == "t"
    one.call("POST", f"/api/matches/{match}/reports", {"text": "rude", "line": line}, 204)
    one.call("POST", f"/api/matches/{match}/reports", {"text": "rude", "line": line + 1}, 404)
    two.call("GET", "/api/moderation/reports", status=403)
    (report,) = [each for each in moderator.call("GET", "/api/moderation/reports") if each["match"] == match]
    assert (report["by"], report["about"], report["said"]) == ("dunlin", "godwit", "<b>something rude</b>")
    moderator.call("POST", f"/api/moderation/reports/{report['id']}", {"action": "hide-line"}, 204)
    assert postgres.ask(f"SELECT text FROM chat WHERE id = {line}", "service").strip() == ""
    gone = live.next("chat")
    assert [(each["id"], each["text"], each["name"]) for each in gone["lines"]] == [(line, "", "")]
    assert one.at(process, match).next("chat")["lines"] == [], "who comes to the open board does not read it either"
    one.call("POST", f"/api/matches/{match}/reports", {"text": "again", "player": 1}, 204)
    found = json.loads(service.command("admin", "reports", "--json").stdout)
    (again,) = [each for each in found if each["match"] == match]
    moderator.call("POST", f"/api/moderation/reports/{again['id']}", {"action": "hide-line"}, 409)
    assert service.command("admin", "decide", str(again["id"]), "suspend", "--why", "rude twice").returncode == 0
    assert two.me()["account"] is None, "signed out everywhere"
    two.csrf = ""
    two.call("POST", "/api/session", {"name": "godwit", "password": "four plain words"}, 409)
    assert service.command("admin", "reopen-account", "godwit").returncode == 0
    two.call("POST", "/api/session", {"name": "godwit", "password": "four plain words"})
    assert [each for each in moderator.call("GET", "/api/moderation/reports") if each["match"] == match] == []


def test_a_match_is_closed_and_blocks_are_kept(service: Hosted, postgres: Cluster, three: Three) -> None:
    one, two, moderator = three
    match = one.make("person", "open", pace={"kind": "live", "seconds": 60, "increment": 0, "reserve": 0})["id"]
    two.call("POST", f"/api/matches/{match}/seats/1", {"name": ""})
    two.call("POST", f"/api/matches/{match}/reports", {"text": "odd", "player": 0}, 204)
    (report,) = [each for each in moderator.call("GET", "/api/moderation/reports") if each["match"] == match]
    moderator.call("POST", f"/api/moderation/reports/{report['id']}", {"action": "close-match"}, 204)
    assert match not in [each["id"] for each in one.call("GET", "/api/matches")]
    one.call("GET", f"/api/matches/{match}", status=404)
    running = f"SELECT count(deadline) FROM clocks WHERE match = '{match}'"
    assert postgres.ask(running, "service").strip() == "0", "nobody is waited for"
    assert one.call("PUT", "/api/me/blocks/GODWIT") == {"names": ["godwit"]}
    assert one.call("PUT", "/api/me/blocks/nobody-here") == {"names": ["godwit"]}
    assert one.call("DELETE", "/api/me/blocks/godwit") == {"names": []}
