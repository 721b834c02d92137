"""Tables on which everything meets: all arms of two nations close together on broken ground, optional chapters on."""

from __future__ import annotations

import random

from msgspec.structs import replace

from sandtable.games.operation.flow.turn import Turn
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.pieces import Point, Side, TunnelMarker
from sandtable.games.operation.model.state import Objective, State
from sandtable.games.operation.model.terrain import Feature, Template
from sandtable.games.operation.rules.army.lists import raise_unit
from sandtable.games.operation.rules.chapters import squadrons
from sandtable.games.operation.rules.ground.prepared import prepare
from sandtable.games.operation.rules.vehicles import nerves
from sandtable.games.operation.setup.landscape import building, generate
from sandtable.games.operation.tables import CHAPTERS, DECK, ENTRIES, Entry

SIZE = (1500, 1200)
NATIONS = (("germany", "usa"), ("britain", "germany"), ("germany", "soviet"), ("soviet", "germany"))
MEN, GUNS, CARS, TANKS = 4, 1, 1, 2
"""Units of each side: on foot, with guns, soft or light vehicles, tanks."""
HARD = ("light-tank", "medium-tank", "heavy-tank", "armoured-car")
SQUAD = 8
"""So many men are a squad, which may have a carrier."""
PLACES = 60
"""So many places are tried for a unit before it stays away."""


def brawl(seed: int) -> State:
    """A table drawn from a seed, before its second turn."""
    rng = random.Random(f"{seed}/brawl")
    chapters = [each for each in CHAPTERS if rng.random() < (0.25 if each in ("night", "split-deck") else 0.7)]
    state = State(scenario="brawl", seats=("blue", "red"), size=SIZE, turn=1, switches=tuple(chapters))
    state.features = generate(SIZE, f"{seed}", seed % 2 == 0) | extras(rng)
    state.wind = (rng.randrange(3600), 10 * rng.randrange(1, 11))
    prepare(state)
    for seat, nation in zip(state.seats, NATIONS[seed % len(NATIONS)], strict=True):
        state.sides[seat] = Side(nation, (), DECK, (0,) * len(DECK), swaps=3 if nation == "britain" else 0)
        army(state, seat, nation, rng)
    about(state, rng)
    wear(state, rng)
    state.initiative = rng.choice(state.seats)
    state.stack = [Turn()]
    return state


def extras(rng: random.Random) -> dict[str, Feature]:
    """What a landscape seldom has: works, obstacles, high walls, wet ground, a hill, a house of two levels, a ruin."""
    kinds = (
        "trench",
        "ditch",
        "marsh",
        "slope",
        "ruin",
        "high-wall",
        "sandbags",
        "wire",
        "steel-trap",
        "concrete-trap",
    )
    found = {}
    for kind in rng.sample(kinds, 6):
        x, y = rng.randrange(100, SIZE[0] - 250), rng.randrange(300, 850)
        wide, high = rng.randrange(80, 160), rng.randrange(60, 140)
        line = ((x, y), (x + 150, y + rng.choice((0, 40))))
        area = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
        lies = kind in ("high-wall", "sandbags", "wire", "steel-trap", "concrete-trap")
        found[kind] = Feature(kind, kind, line if lies else area)
    found["hall"] = building("hall", 650, 480, 220, 180, levels=2, material=rng.choice(("brick", "stone", "wood")))
    return found


def army(state: State, seat: str, nation: str, rng: random.Random) -> None:
    """Units of each kind, near the middle; some squads with their carrier, two tanks of one kind as a squadron."""
    own = [entry for entry in ENTRIES.values() if entry.nation == nation]
    foot = [entry for entry in own if entry.cls == "infantry"]
    guns = [entry for entry in own if entry.cls == "artillery"]
    tanks = [entry for entry in own if entry.cls in HARD]
    soft = [entry for entry in own if entry not in foot and entry not in guns and entry not in tanks]
    chosen = [entry for entry in foot if "command" in entry.traits][:1] + rng.sample(foot, MEN)
    chosen += rng.sample(guns, GUNS) + rng.sample(soft, CARS) + rng.sample(tanks, TANKS)
    if state.on("squadrons"):
        chosen.append(chosen[-1])
    names = []
    for number, entry in enumerate(chosen, 1):
        if put_down(state, seat, f"{entry.nation[:2]}-{number}", entry, rng):
            names.append(f"{entry.nation[:2]}-{number}")
    pair = tuple(state.units[name] for name in names[-2:])
    state.turn = 0
    if state.on("squadrons") and squadrons.why_not_squadron(state, pair) is None:
        squadrons.form_squadron(state, tuple(unit.id for unit in pair))
    state.turn = 1


def put_down(state: State, seat: str, name: str, entry: Entry, rng: random.Random) -> bool:
    """Where there is room for it; False if there is none."""
    options = tuple(option for option, _ in entry.options if rng.random() < 0.5)
    for _ in range(PLACES):
        x, y = rng.randrange(150, SIZE[0] - 150), rng.randrange(200, 720) + (250 if seat == "blue" else 0)
        carrier = rng.choice(carriers(entry))
        facing = rng.randrange(0, 3600, 450)
        raise_unit(
            state, seat, name, entry.id, (x, y), facing,
            platoon=f"{seat}:1", options=options, carrier=carrier, aboard=bool(carrier) and rng.random() < 0.5,
        )  # fmt: skip
        if not list(GAME.invariants(state)):
            return True
        take_away(state, name)
    return False


def carriers(entry: Entry) -> tuple[str, ...]:
    """What a squad may ride in, or nothing; everybody else has none."""
    if entry.cls != "infantry" or sum(men.count for men in entry.men) < SQUAD:
        return ("",)
    own = (each for each in ENTRIES.values() if each.nation == entry.nation)
    return ("", "", *(each.id for each in own if "troop-carrier" in each.traits and each.seats >= SQUAD))


def take_away(state: State, name: str) -> None:
    for model in state.units.pop(name).models:
        del state.models[model]
        state.vehicles.pop(model, None)
    state.tidy()


def about(state: State, rng: random.Random) -> None:
    """Smoke, entry points, places to hold."""
    if state.on("smoke"):
        state.templates["s-1"] = Template("s-1", "smoke", rng.randrange(400, 1100), rng.randrange(400, 800), 80)
    if state.on("tunnels"):
        for n, at in enumerate(((400, 350), (1100, 400), (700, 800)), 1):
            state.templates[f"entry-{n}"] = Template(f"entry-{n}", "entry", *at, 100)
    state.objectives = (Objective("hall", 760, 570, 100),)
    state.zones = {
        "blue": ((0, 900), (1500, 900), (1500, 1200), (0, 1200)),
        "red": ((0, 0), (1500, 0), (1500, 300), (0, 300)),
    }


def wear(state: State, rng: random.Random) -> None:
    """What a turn of battle has left behind: men who lie, losses, markers, states, orders to mortars, broken units."""
    for model in list(state.models.values()):
        if model.cls == "infantry" and rng.random() < 0.15:
            state.change(model.id, shaken=True)
        elif model.cls == "infantry" and not model.aboard and model.weapons and rng.random() < 0.1:
            state.change(model.id, reload=tuple(rng.randrange(2) for _ in model.weapons))
        elif model.id in state.vehicles and rng.random() < 0.3:
            state.refit(model.id, **{rng.choice(("tracks", "wheels")): 1})
    for vehicle in list(state.vehicles):
        if rng.random() < 0.12 and state.crew(vehicle):
            nerves.bail_out(state, state.models[vehicle], [])
    for unit in list(state.units.values()):
        state.alter(
            unit.id, posture=rng.choice(("stationary", "moved", "fired")), dead=rng.randrange(max(1, unit.panic))
        )
        if "indirect-fire" in unit.traits and rng.random() < 0.5:
            state.alter(unit.id, coordinates=(rng.randrange(300, 1200), rng.randrange(300, 900)))
        elif rng.random() < 0.1 and all(state.models[each].cls == "infantry" for each in unit.models):
            state.alter(unit.id, broken=True)
    if state.on("tunnels"):
        hide(state, rng)


def hide(state: State, rng: random.Random) -> None:
    """One squad of each side waits below ground, near the other."""
    for seat in state.seats:
        foot = [
            u
            for u in state.of(seat)
            if all(state.models[m].cls == "infantry" and not state.models[m].aboard for m in u.models)
        ]
        if foot:
            unit = rng.choice(foot)
            at: Point = (400, 350) if seat == "blue" else (430, 380)
            for each in unit.models:
                state.models[each] = replace(state.models[each], x=at[0], y=at[1], level=0, shaken=False)
            state.alter(unit.id, below=TunnelMarker("entry-1", at, 0), broken=False)
