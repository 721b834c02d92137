"""The same choices on the page without what makes a turn short (see `clicks.py`): what they cost before.

Nothing is answered by the page itself, nothing is planned, repeated, drawn or left to a plan. A piece is chosen by a
click and walks to the hex of a second one, hex by hex until somebody else answers anything; then its goal has to be
clicked again. What asks for confirmation is confirmed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

OPTION = """notation => { const m = document.querySelector('.match').match;
  return m.act(m.options.find(o => o.action === notation)) }"""
ACT = "a => document.querySelector('.match').match.act(a)"
WALKS = ("step", "drive")
ALONE = "for (const s of ['one-answer', 'no-matter']) localStorage.setItem(`unasked:${s}`, 'off')"
"""The page answers nothing by itself."""
Picks = Callable[[list[dict[str, Any]], dict[str, Any]], int]


class Plainly:
    """Does one answer after another; says what each takes."""

    def __init__(self, page: Page, picks: Picks) -> None:
        self.page, self.picks = page, picks
        self._walked = -1
        """How many entries the record had after the last hex of a walk."""

    def do(self, now: dict[str, Any], notation: str, fields: dict[str, Any], entries: int) -> tuple[int, str]:
        verb = notation.split()[0]
        walks = verb in WALKS
        cost = 0 if walks and entries == self._walked else self._cost(now, notation)
        self._walked = entries + 1 if walks or verb == "move" else -1
        if any(option["action"] == notation for option in now["options"]):
            self.page.evaluate(OPTION, notation)
        else:
            self.page.evaluate(ACT, fields)
        return cost, verb

    def _cost(self, now: dict[str, Any], notation: str) -> int:
        option = next((o for o in now["options"] if o["action"] == notation), None)
        if option is None:
            return 2
        touched = 1 if notation in now["buttons"] or len(now["options"]) <= 8 else self.picks(now["options"], option)
        return touched + bool(option["confirm"])
