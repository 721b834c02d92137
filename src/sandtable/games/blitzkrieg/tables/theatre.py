"""A theatre: all that is fixed about one battle - ground, counters, markers, scenario - as tables by dense ids."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sandtable.games.blitzkrieg.tables import counters as pieces
from sandtable.games.blitzkrieg.tables import sheets
from sandtable.games.blitzkrieg.tables.board import board
from sandtable.games.blitzkrieg.tables.sheets import FRENCH, GERMAN, SEATS

BATTLES = ("hannut", "stonne")
SHORT = ("de", "fr")
FORMATION, ARTILLERY, STUKA, REPEAT, GENERAL = range(5)
MARKER_KINDS = ("formation", "artillery", "stuka", "repeat", "general")


class Marker(Struct, frozen=True, gc=False):
    """A kind of activation marker; the cup holds so and so many of each.

    Rules: BK-1.4.
    """

    id: str
    side: int
    kind: int
    formation: int = -1


class Theatre:
    """The fixed part of a match. Units, formations, hexes and markers are small ints; `*_of` turn words into them."""

    def __init__(self, battle: str) -> None:
        self.name = battle
        self.scenario: dict[str, Any] = sheets.read(f"scenarios/{battle}")
        self.board = board(self.scenario["map"])
        self.counters, self.cards = pieces.load(battle)
        self.unit_of = {counter.id: u for u, counter in enumerate(self.counters)}
        self.formation_of = {card.id: f for f, card in enumerate(self.cards)}
        self.ids = tuple(counter.id for counter in self.counters)
        self.side = tuple(counter.side for counter in self.counters)
        self.kind = tuple(counter.kind for counter in self.counters)
        self.way = tuple(counter.way for counter in self.counters)
        self.mp = tuple(counter.mp for counter in self.counters)
        self.range = tuple(counter.range for counter in self.counters)
        self.longest = max(self.range)
        """The longest range of any weapon here."""
        self.is_hq = tuple(counter.kind == pieces.HQ for counter in self.counters)
        self.hqs = tuple(
            tuple(u for u, hq in enumerate(self.is_hq) if hq and self.side[u] == side) for side in (GERMAN, FRENCH)
        )
        self.vehicle = tuple(counter.kind in pieces.VEHICLES for counter in self.counters)
        self.soft = tuple(counter.kind in pieces.SOFT for counter in self.counters)
        self.dispersing = tuple(counter.kind in pieces.DISPERSING for counter in self.counters)
        self.markers = self._markers()
        self.marker_of = {marker.id: m for m, marker in enumerate(self.markers)}
        self.turns: int = self.scenario["turns"]
        self.numbers, self.index = self.board.numbers, self.board.index
        self.objectives = self._objectives()
        self.objective_at = {h: at for at, h in enumerate(self.objectives)}
        self.arrival, self.entry = self._arrivals()

    def _markers(self) -> tuple[Marker, ...]:
        found = [Marker(card.id, card.side, FORMATION, f) for f, card in enumerate(self.cards) if card.marker]
        for side in (GERMAN, FRENCH):
            for kind in (ARTILLERY, STUKA, REPEAT, GENERAL):
                found.append(Marker(f"{SHORT[side]}-{MARKER_KINDS[kind]}", side, kind))
        return tuple(found)

    def _objectives(self) -> dict[int, str]:
        """The hexes that count for victory and the names of their places."""
        names = self.board.data["names"]
        wanted = self.scenario.get("points", {}).get("villages", names)
        if self.scenario["victory"]["kind"] == "hold":
            goal = self.scenario["victory"]["hex"]
            wanted = [name for name, hexes in names.items() if goal in hexes]
        return {self.index[number]: name for name in wanted for number in names[name]}

    def _arrivals(self) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
        """For each unit the turn of its arrival (0: set up at the start) and its entry hexes."""
        turns, entries = [0] * len(self.counters), [()] * len(self.counters)  # type: list[int], list[tuple[int, ...]]
        for row in self.scenario.get("arrival", ()):
            for name in row["units"]:
                turns[self.unit_of[name]] = row["turn"]
                entries[self.unit_of[name]] = self.hexes(row["entry"])
        return tuple(turns), tuple(entries)

    def marker_count(self, marker: Marker) -> int:
        """How many of a kind lie in the cup at the start."""
        row = self.scenario["markers"][SEATS[marker.side]]
        if marker.kind == FORMATION:
            return int(marker.id in row["formations"])
        count: int = row[MARKER_KINDS[marker.kind]]
        return count

    def salvos(self, marker: int) -> tuple[str, ...]:
        """What one artillery or Stuka marker stands for; later artillery markers have the same salvos as the first.

        Rules: BK-8.6d.
        """
        found = self.markers[marker]
        row = self.scenario["markers"][SEATS[found.side]]
        return tuple(row["salvos"]) if found.kind == ARTILLERY else ("stuka",) * row["attacks"]

    def hexes(self, numbers: list[int]) -> tuple[int, ...]:
        return tuple(self.index[number] for number in numbers)


KNOWN: dict[str, Theatre] = {}
"""Theatres that have been asked for."""


def theatre(battle: str) -> Theatre:
    """The theatre of a battle, made once."""
    if battle not in KNOWN:
        KNOWN[battle] = Theatre(battle)
    return KNOWN[battle]
