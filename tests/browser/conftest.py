"""Chromium, a running server, and pages that fail on any error of the client."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import sandtable.server.web.pages as pages
from browser.site import Site

PATIENCE = 20_000
"""Milliseconds: a busy machine is slow, not wrong."""
expect.set_options(timeout=PATIENCE)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "/browser/" in str(item.path):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert (pages.STATIC / "index.html").exists(), "The client is not built: run `npm ci && npm run build` in web/."
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert found, "Chromium is missing."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all tests of a process: starting it costs more than a test."""
    site = Site(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.stop()


@pytest.fixture
def site(running: Site) -> Site:
    """The server, with an empty lobby."""
    for match in running.call("/api/matches"):
        running.call(f"/api/matches/{match['id']}", method="DELETE")
    return running


Opener = Callable[..., Page]


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Opener]:
    """Pages of any size, theme and language; an error in one of them fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(
        width: int = 1440,
        height: int = 900,
        theme: Literal["light", "dark"] = "light",
        language: str = "en",
        touch: bool = False,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height}, color_scheme=theme, locale=language, has_touch=touch,
            reduced_motion="reduce",
        )  # fmt: skip
        contexts.append(context)
        context.add_init_script("localStorage.setItem('goals', 'off')")  # the goal card has tests of its own
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def page(open_page: Opener) -> Page:
    return open_page()
