"""A hand on the mouse: finds hexes, counters and choices on the page."""

from __future__ import annotations

import contextlib

from playwright.sync_api import FloatRect, Locator, Page, expect
from playwright.sync_api import TimeoutError as PatientError

HEX = """n => { const t = [...document.querySelectorAll('.numbers text')].find(e => e.textContent === n);
  const r = t.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2 + 34] }"""


class Hand:
    """What a person does at the board."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def wait(self) -> None:
        """Until the last click has been answered."""
        expect(self.page.locator('.match[data-busy="true"]')).to_have_count(0)

    def prompt(self) -> str:
        return self.page.locator(".prompt .words").inner_text()

    def choices(self) -> list[str]:
        return [text.strip() for text in self.page.locator(".choices button").all_text_contents()]

    def choose(self, words: str) -> bool:
        """Click a choice by its words; false if it is not offered."""
        found = self.page.locator(".answers button, .choices button").filter(has_text=words)
        if not found.count():
            return False
        shown = next((found.nth(n) for n in range(found.count()) if found.nth(n).is_visible()), None)
        if shown is None:
            self.page.locator("details.list summary, details.pad summary").first.click()
            shown = found.first
        shown.click()
        self.wait()
        return True

    def hex(self, number: str) -> None:
        x, y = self.page.evaluate(HEX, number)
        self.page.mouse.click(x, y)
        self.wait()

    def unit(self, id: str) -> None:
        """Click a counter; a stack is fanned out first."""
        among = self.page.locator(f'[data-unit="{id}"]').first.get_attribute("data-among")
        if among and int(among) > 1:
            self._fan_out(id).click()
        else:
            self.page.mouse.click(*self.middle(id))
        self.wait()

    def _fan_out(self, id: str) -> Locator:
        """Rest on a stack until it lies open; if the map has moved away under the mouse, again."""
        fanned = self.page.locator(f'.fan [data-unit="{id}"]')
        for _ in range(5):
            self.page.mouse.move(2, 2)
            self.page.mouse.move(*self.middle(id))
            with contextlib.suppress(PatientError):
                fanned.wait_for(timeout=2500)
                break
        return fanned

    def middle(self, id: str) -> tuple[float, float]:
        box = self._still(id)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _still(self, id: str) -> FloatRect:
        """Where a counter is, once the map has come to rest."""
        found = self.page.locator(f'[data-unit="{id}"]').first
        last = found.bounding_box()
        for _ in range(20):
            self.page.wait_for_timeout(120)
            box = found.bounding_box()
            if box is not None and box == last:
                return box
            last = box
        raise AssertionError(f"{id} does not come to rest")

    def set_up(self) -> None:
        """Both sides of Hannut in the ready-made way, to the first question of the turn."""
        for _ in range(6):
            if not self.choose("Ready-made"):
                return

    def log(self) -> list[str]:
        return self.page.locator(".log button.line").all_text_contents()

    def step(self) -> int:
        return int(self.page.locator(".replay .where b").inner_text().split()[-1])
