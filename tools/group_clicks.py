"""Orders of a round through the page: several units at once where one gesture does it (see `clicks.py`).

What a person can do while no card is in hand, and what it takes: a card or stand drawn to a place is one press of the
button, also where several orders fit it: held still there, it is let go on one of them. A kind of unit, or one unit
with Shift, is chosen by a click; those chosen go where one of them is drawn; an enemy that is clicked asks who could do
something about him, and a second click orders it; "as before" is one click for all, or for those chosen.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page

Orders = dict[str, list[str]]
"""The steps of each unit, from taking its card on."""

ASK = """async ([ids, units]) => {
  const { together } = document.querySelector('.match').match;
  const found = await together.point(ids, units);
  together.clear();
  return found.map(o => ({ kind: o.kind, ways: o.ways.map(w => ({ unit: w.unit, steps: w.steps })) }));
}"""
GIVE = """async ([ids, units, kind]) => {
  const { together } = document.querySelector('.match').match;
  await together.point(ids, units);
  return together.give(kind);
}"""
ACT = "a => document.querySelector('.match').match.act(a)"
AGAIN = """() => document.querySelector('.match').match.together.again.map(w => ({ unit: w.unit, steps: w.steps }))"""
REPEAT = "units => document.querySelector('.match').match.together.repeat(units)"
CHIPS = """() => {
  const m = document.querySelector('.match').match;
  const seat = m.ask.seat, free = new Set(m.options.filter(o => o.verb === 'take').map(o => o.fields.unit));
  const here = Object.values(m.picture.units).filter(u => free.has(u.id) && u.place === 'map');
  const cards = [...new Set(here.map(u => u.card))].map(c => here.filter(u => u.card === c).map(u => u.id));
  return { all: here.map(u => u.id), kinds: cards.filter(k => k.length > 1), free: [...free],
    places: Object.fromEntries(Object.values(m.picture.units).map(u => [u.id, String(u.hex)])) };
}"""


def by_unit(said: list[dict[str, Any]]) -> Orders:
    """The officer's steps, unit by unit."""
    found: Orders = {}
    steps: list[str] = []
    for step in said:
        if step["verb"] == "take":
            steps = found.setdefault(step["unit"], [])
        if step["verb"] != "ready":
            steps.append(told(step))
    return found


def told(step: dict[str, Any]) -> str:
    return json.dumps(step, sort_keys=True)


def about(steps: list[str]) -> tuple[str, ...]:
    """What an order names: a unit, a hex, or nothing; of a route its end."""
    said = [json.loads(step) for step in steps]
    order = said[1]
    route = [str(step["hex"]) for step in said if step["verb"] == "step"]
    if order["verb"] in ("march", "careful"):
        return (route[-1],)
    named = order.get("target") or order.get("hex") or order.get("toward") or ""
    return (str(named),)


class Orderer:
    """Writes a round of orders; `clicks` says how many it took."""

    def __init__(self, page: Page, wanted: Orders, goals: list[str], rest: Callable[[], Any]) -> None:
        self.page, self.wanted, self.goals, self.rest = page, wanted, goals, rest
        self.clicks: list[tuple[int, str]] = []

    def write(self) -> None:
        while self.wanted:
            self.rest()
            found = max(self._gestures(), key=lambda each: (each[1] / each[0], each[1]), default=None)
            clicks, _, what, act, units = found or self._by_card()
            act()
            self.clicks.append((clicks, what))
            for unit in units:
                del self.wanted[unit]

    def _by_card(self) -> tuple[int, int, str, Callable[[], Any], list[str]]:
        """No gesture does it: the card is taken, the box ticked, the route drawn hex by hex, as the steps say."""
        unit, steps = next(iter(self.wanted.items()))
        said = [json.loads(step) for step in steps]
        return len(steps), 1, f"{said[1]['verb']} by card", lambda: self.page.evaluate(ACT, said), [unit]

    def _gestures(self) -> Iterator[tuple[int, int, str, Callable[[], Any], list[str]]]:
        chips = self.page.evaluate(CHIPS)
        yield from self._again()
        places: set[tuple[str, ...]] = {("",), *((goal,) for goal in self.goals)}
        for unit, steps in self.wanted.items():
            if unit in chips["free"]:
                named = about(steps)[0]
                places.add((named, chips["places"][named]) if named in chips["places"] else (named,))
        for ids in sorted(places):
            yield from self._at(ids, chips)

    def _again(self) -> Iterator[tuple[int, int, str, Callable[[], Any], list[str]]]:
        offered = self.page.evaluate(AGAIN)
        fits = [each["unit"] for each in offered if list(map(told, each["steps"])) == self.wanted.get(each["unit"])]
        others = [each["unit"] for each in offered if each["unit"] in self.wanted and each["unit"] not in fits]
        if fits:
            clicks = 1 if not others else 1 + len(fits)
            yield clicks, len(fits), "as before", lambda: self.page.evaluate(REPEAT, fits), fits

    def _at(
        self, ids: tuple[str, ...], chips: dict[str, Any]
    ) -> Iterator[tuple[int, int, str, Callable[[], Any], list[str]]]:
        offers = self.page.evaluate(ASK, [list(ids), chips["free"]])
        can = {offer["kind"]: [way["unit"] for way in offer["ways"]] for offer in offers}
        for offer in offers:
            kind = offer["kind"]
            fits = {w["unit"] for w in offer["ways"] if list(map(told, w["steps"])) == self.wanted.get(w["unit"])}
            for chosen, cost in self._choices(chips, fits, foe=len(ids) > 1):
                units = [unit for unit in can[kind] if unit in chosen]
                if not units or not set(units) <= fits:
                    continue
                clicks = cost + 1
                if not cost and (len(chosen) > 1 or ids == ("",)):
                    clicks = 2
                what = f"{kind} {'together' if len(units) > 1 else 'drawn'}"
                given = [list(ids), list(chosen), kind]
                yield clicks, len(units), what, lambda given=given: self.page.evaluate(GIVE, given), units  # type: ignore[misc]

    def _choices(self, chips: dict[str, Any], fits: set[str], foe: bool) -> Iterator[tuple[set[str], int]]:
        """Who can be chosen, and by how many clicks: one unit is drawn, an enemy asks everybody."""
        yield from (({unit}, 0) for unit in fits)
        if foe:
            yield set(chips["free"]), 0
        sets = [set(chips["all"]), *map(set, chips["kinds"])]
        for many in (1, 2):
            for some in itertools.combinations(sets, many):
                yield set.union(*some), many
        if len(fits) > 1:
            yield set(fits), len(fits)
