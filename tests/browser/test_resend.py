"""The connection breaks after a click and before its answer: the action is sent again and counts once."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.hand import Hand
from browser.site import Site


def test_an_action_whose_answer_was_lost_counts_once(site: Site, page: Page) -> None:
    said: list[dict[str, Any]] = []
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        """Over the first line an action reaches the server, but nothing comes back: the line breaks."""
        server = line.connect_to_server()
        lines.append(line)
        broken = False

        def to_server(data: str | bytes) -> None:
            nonlocal broken
            heard = json.loads(data)
            if heard["type"] == "act":
                said.append(heard)
                broken = len(lines) == 1
            server.send(data)

        def to_page(data: str | bytes) -> None:
            if not broken:
                line.send(data)
            elif json.loads(data)["type"] == "done":
                line.close(code=1001)

        line.on_message(to_server)
        server.on_message(to_page)

    page.route_web_socket(re.compile("/live"), through)
    match = site.match("demo", "duel", "person", "officer")
    page.goto(site.link(match))
    hand = Hand(page)
    expect(page.locator(".prompt .who")).to_be_visible()
    assert hand.choose("Pack powder for shots: 2")
    for _ in range(600):
        if len(said) == 2:
            break
        page.wait_for_timeout(100)
    first, again = said
    assert len(lines) == 2 and first == again and first["once"]
    hand.choose("Ready")
    expect(page.locator(".prompt .who")).to_be_visible()
    entries = site.call(f"/api/matches/{match['id']}/file")["segments"][0]["entries"]
    mine = [entry["what"]["action"] for entry in entries if entry["by"] == "person"]
    assert mine[:2] == ["pack 2", "ready"]


def test_a_page_that_does_not_come_is_waited_for(site: Site, chromium: Browser) -> None:
    """Nobody answers when the next page is asked for: the one before says so, and the next comes once somebody does."""
    context = chromium.new_context(locale="en")
    page = context.new_page()
    page.goto(site.address)
    expect(page.locator("article.game").first).to_be_visible()
    context.set_offline(True)
    page.evaluate("location.hash = '#/learn/europe'")
    expect(page.get_by_text("Connection lost, trying again")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_text("Start with lesson 1")).to_be_visible()
    context.close()
