"""Positions in which everything meets: all arms of both sides close together on broken ground, works, mines, cargo."""

from __future__ import annotations

import random

from games.barbarossa.field import COLUMNS, ROWS, battle, put
from sandtable.games.barbarossa.model import AMBUSHED, DEPLOYED, FREE, LIMBERED, Minefield, State, change
from sandtable.games.barbarossa.rules.terrain import why_not_enter
from sandtable.games.barbarossa.tables import CARDS, MINES, edge

GROUND = (
    "P0.",
    "P0.",
    "P0r",
    "P1.",
    "A0.",
    "B0.",
    "L0.",
    "L1.",
    "F0.",
    "D0.",
    "D0r",
    "T0.",
    "R0.",
    "U0.",
    "S0.",
    "P1r",
)
"""Cells to draw from: kind of terrain, height, road."""
SCENARIOS = ("tanks-in-the-corn", "stukas-over-the-bridge", "supply-run", "counterstroke")
EACH = 11
"""Units of each side."""


def brawl(seed: int) -> State:
    """A battlefield drawn from a seed."""
    rng = random.Random(f"{seed}/brawl")
    cells = {
        column * 100 + row: GROUND[rng.randrange(len(GROUND))]
        for column in range(1, COLUMNS + 1)
        for row in range(1, ROWS + 1)
    }
    state = battle(cells, scenario=SCENARIOS[seed % len(SCENARIOS)], rounds=6)
    for side in ("g", "s"):
        _army(state, side, rng)
    _works(state, rng)
    _load(state, rng)
    return state


def _army(state: State, side: str, rng: random.Random) -> None:
    cards = [card for card in CARDS if card[0] == side]
    for number, card in enumerate([f"{side}-hq", *rng.sample(cards, EACH)], start=1):
        name = f"{card}-{number}"
        if CARDS[card].type == "aircraft":
            put(state, name, 0)
            continue
        unit = put(state, name, 0)
        fits = [h for h in state.board.numbers if 3 <= h // 100 <= 9 and _stands(state, name, h)]
        hex_ = fits[rng.randrange(len(fits))]
        stance = rng.choice((DEPLOYED, LIMBERED)) if "limber" in CARDS[card].orders else FREE
        size = max(1, unit.size - rng.choice((0, 0, 1, 2)))
        shaken = rng.choice((0, 0, 0, 0, 1))
        facing = rng.choice([way for way, near in enumerate(state.board.toward[hex_]) if near])
        change(state, name, hex=hex_, stance=stance, size=size, suppressed=shaken, facing=facing)
        if not shaken and rng.random() < 0.15 and unit.type in state.board.terrain[hex_].ambush:
            change(state, name, hidden=AMBUSHED)


def _stands(state: State, name: str, hex_: int) -> bool:
    """A hex that the unit could have entered, with no enemy in it."""
    unit = state.units[name]
    foes = any(other.hex == hex_ and other.side != unit.side for other in state.units.values())
    return not foes and why_not_enter(state, unit, 0, hex_) is None


def _works(state: State, rng: random.Random) -> None:
    hexes = [h for h in state.board.numbers if 3 <= h // 100 <= 9]
    for hex_ in rng.sample(hexes, 5):
        side = rng.choice(("german", "soviet"))
        kind = rng.choice((*MINES, "dummy"))
        state.fields[hex_] = Minefield(hex_, side, kind, rng.random() < 0.5, rng.random() < 0.3)
    pairs = [(h, near) for h in hexes for near in state.board.beside[h]]
    state.wire = tuple(edge(*pair) for pair in rng.sample(pairs, 6))
    state.teeth = tuple(edge(*pair) for pair in rng.sample(pairs, 4))
    state.trenches = tuple((unit.hex, unit.facing) for unit in state.units.values() if unit.hex and rng.random() < 0.3)
    held = [unit.hex for unit in state.units.values() if unit.hex and unit.type == "infantry"]
    state.dugouts = {hex_: rng.randrange(6) for hex_ in rng.sample(sorted(set(held)), 2)}
    state.smoke = {hex_: state.round + rng.randrange(2) for hex_ in rng.sample(hexes, 2)}
    state.crates = {hex_: rng.randrange(1, 5) for hex_ in rng.sample(hexes, 2)}


def _load(state: State, rng: random.Random) -> None:
    """Lorries carry what finds room and tow a gun."""
    for carrier in list(state.units.values()):
        if not carrier.hex or carrier.hidden or "tows" not in carrier.front.traits:
            continue
        change(state, carrier.id, supply=rng.randrange(4), mines=rng.randrange(2))
        guns = [
            u for u in state.units.values() if u.side == carrier.side and "towed" in u.front.traits and not u.hidden
        ]
        if guns and rng.random() < 0.6:
            gun = rng.choice(guns)
            change(state, gun.id, place="towed", carrier=carrier.id, hex=carrier.hex, stance=LIMBERED)
        foot = [
            u
            for u in state.units.values()
            if u.side == carrier.side and u.place == "map" and u.type == "infantry" and u.size <= 3 and not u.hidden
        ]
        if foot and rng.random() < 0.5:
            change(state, rng.choice(foot).id, place="carried", carrier=carrier.id, hex=carrier.hex)
