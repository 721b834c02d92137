"""Stacks and pieces of the pool drawn over the map of areas, and what the staff proposes (see `clicks.py`).

A stack drawn to an area goes there whole, with Shift one of it: one press of the button. Another number is asked for by
a click on the stack, one on the area and one on the number. A piece of the pool drawn to an area is built there, with
Shift as many as may be. An attack is opened by a click on its area, and one more where several enemies stand there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

PROPOSED = {"planning": ("join", "embark", "drop"), "building": ("order",), "redeployment": ("take",)}
GOES = ("march", "rebase", "redeploy")
ACT = "a => document.querySelector('.match').match.act(a)"
STACK = """([unit, area]) => document.querySelector('.match').match.picture.units
  .filter(u => u.unit === unit && u.area === area).reduce((sum, u) => sum + u.n, 0)"""
PROPOSAL = """async () => {
  const { together } = document.querySelector('.match').match;
  const [force] = await together.point([''], ['']);
  together.clear();
  return force ? force.ways[0].steps : [];
}"""
TAKE_PROPOSAL = """async () => {
  const { together } = document.querySelector('.match').match;
  const [force] = await together.point([''], ['']);
  return together.give(force.kind);
}"""
Said = dict[str, Any]


class Drawer:
    """Finds the gesture for what is wanted next, carries it out and says what it took; None: there is none."""

    def __init__(self, page: Page, rest: Callable[[], dict[str, Any]]) -> None:
        self.page, self.rest = page, rest

    def do(self, now: dict[str, Any], wanted: list[Said]) -> tuple[int, str] | None:
        first: Said = wanted[0]
        then: Said = wanted[1] if len(wanted) > 1 else {"verb": ""}
        if first["verb"] in PROPOSED.get(now["kind"], ()) and (found := self._proposed(now["kind"], wanted)):
            return found
        if first["verb"] == "take" and then["verb"] in GOES:
            return self._goes(wanted) if then["verb"] == "redeploy" else self._counted(first, then, "to", 3)
        if first["verb"] == "order" and then["verb"] == "build":
            return self._counted(first, then, "area", min(3, int(then["n"])))
        if first["verb"] == "attack":
            return self._attacks(now, first)
        if now["kind"] == "planning" and first["verb"] in ("join", "embark", "drop"):
            return self._joins(now, first)
        return None

    def _goes(self, wanted: list[Said]) -> tuple[int, str]:
        """Redeployment: the whole stack in one go, or one of it."""
        first, then = wanted[:2]
        alike = 0
        while wanted[2 * alike : 2 * alike + 2] == [first, then]:
            alike += 1
        whole = self.page.evaluate(STACK, [first["unit"], first["origin"]])
        stack = {"unit": first["unit"], "origin": first["origin"]}
        steps: list[Said] = [first, then]
        if alike == whole:
            again = [
                {"seek": ["take"], "slots": stack, "idle": True},
                {"seek": ["redeploy"], "slots": {"to": then["to"]}, "idle": True},
            ]
            steps += again * (whole - 1)
        self.page.evaluate(ACT, steps)
        return 1, "redeploy drawn"

    def _counted(self, first: Said, then: Said, slot: str, otherwise: int) -> tuple[int, str]:
        """All or one by one gesture; another number costs more."""
        self.page.evaluate(ACT, first)
        options = self.rest()["options"]
        there = [o["fields"] for o in options if o["verb"] == then["verb"] and o["fields"][slot] == then[slot]]
        most = max(fields["n"] for fields in there)
        self.page.evaluate(ACT, then)
        plain = then["n"] in (1, most)
        return (1 if plain else otherwise), f"{then['verb']} drawn"

    def _attacks(self, now: dict[str, Any], first: Said) -> tuple[int, str]:
        there = [o for o in now["options"] if o["verb"] == "attack" and o["fields"]["area"] == first["area"]]
        self.page.evaluate(ACT, first)
        return min(2, len(there)), "attack"

    def _proposed(self, kind: str, wanted: list[Said]) -> tuple[int, str] | None:
        """What the staff proposes, if it is just what is wanted until the question ends."""
        steps = self.page.evaluate(PROPOSAL)
        end = next((at for at, step in enumerate(wanted) if step["verb"] in ("launch", "pass")), len(wanted))
        if not steps or steps != wanted[:end]:
            return None
        self.page.evaluate(TAKE_PROPOSAL)
        return 1, f"proposed {kind}"

    def _joins(self, now: dict[str, Any], first: Said) -> tuple[int, str] | None:
        same = [o["fields"] for o in now["options"] if o["verb"] == first["verb"]]
        alike = [f for f in same if {**f, "n": 0} == {**{k: v for k, v in first.items() if k != "verb"}, "n": 0}]
        self.page.evaluate(ACT, first)
        return (1 if first["n"] in (1, max((f["n"] for f in alike), default=0)) else 2), f"{first['verb']} drawn"
