"""Aircraft: flights, flak, patrol zones, air combat, bombs, and the way home."""

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.actions import Defend, Mission
from sandtable.games.barbarossa.model import CALM, LANDED, READY, State, Unit, at, cargo, change, enemies_at, is_alive
from sandtable.games.barbarossa.rules.figures import firepower, melee_dice
from sandtable.games.barbarossa.rules.fire import Shot, building_shots
from sandtable.games.barbarossa.rules.hidden import reveal_in, search
from sandtable.games.barbarossa.rules.losses import FLYING
from sandtable.games.barbarossa.rules.mines import enter_field
from sandtable.games.barbarossa.rules.valour import test_valour
from sandtable.kernel.dice import Dice
from sandtable.kernel.frames import Out


def mission_of(unit: Unit) -> Mission | None:
    """The flight order of an aircraft that is in force."""
    return unit.order if isinstance(unit.order, Mission) else None


def destination(state: State, mission: Mission) -> int:
    """The hex a flight goes to: the named one, the charge's, or where the intercepted aircraft is or will be; 0:
    nowhere.

    Rules: BA-air-flight, BA-air-intercept, BA-air-escort.
    """
    if mission.hex:
        return mission.hex
    other = state.units[mission.target]
    theirs = mission_of(other)
    if other.place == "air" and (theirs is None or not theirs.start or other.hex == theirs.hex):
        return other.hex
    return destination(state, theirs) if theirs is not None and theirs.kind != "intercept" else 0


def take_off(state: State, out: Out) -> dict[str, tuple[tuple[int, ...], ...]]:
    """Everything that flies in this round takes off; an escort has the flight of its charge. Returns the flights.

    Rules: BA-air-flight, BA-air-escort, BA-air-landing.
    """
    flights = {}
    for unit in list(state.units.values()):
        mission = mission_of(unit)
        if mission is None or unit.place != "airfield" or mission.kind in ("escort", "ride"):
            continue
        goal = destination(state, mission)
        if not goal:
            change(state, unit.id, order=None)
            continue
        flights[unit.id] = state.index.board.flight(mission.start, goal)
        _launch(state, out, unit, mission, mission.start, goal)
    for unit in list(state.units.values()):
        mission = mission_of(unit)
        if mission is not None and mission.kind == "escort" and unit.place == "airfield":
            if mission.target in flights:
                flights[unit.id] = flights[mission.target]
                _launch(state, out, unit, mission, flights[unit.id][0][0], flights[unit.id][-1][0])
            else:
                change(state, unit.id, order=None)
    return flights


def _launch(state: State, out: Out, unit: Unit, mission: Mission, start: int, goal: int) -> None:
    change(state, unit.id, place="air", hex=start, ready=0, load=mission.load)
    if mission.kind == "land":
        change(state, mission.target, place="carried", carrier=unit.id, hex=start)
    out.append(ev.TookOff(unit.id, start, goal))


def fly_to(state: State, out: Out, name: str, hex_: int) -> None:
    """An aircraft is over the next hex of its line."""
    change(state, name, hex=hex_)
    for aboard in cargo(state, name):
        change(state, aboard.id, hex=hex_)
    out.append(ev.Flew(name, hex_))


def go_home(state: State, out: Out, name: str) -> None:
    """Back on the airfield for whatever reason: the landed box is marked; troops aboard come back too.

    Rules: BA-air-airfield, BA-air-stay.
    """
    change(state, name, place="airfield", hex=0, order=None, ready=LANDED, flown=0, load=0, used=False, due=0, until=0)
    for aboard in cargo(state, name):
        change(state, aboard.id, place="airfield", hex=0, carrier="", order=None, ready=READY)
    out.append(ev.WentHome(name))


def flak_units(state: State, side: str) -> list[Unit]:
    """The flak of a side that can fire at aircraft: on defend, neither suppressed nor in smoke, with a point.

    Rules: BA-air-flak.
    """
    return [
        unit
        for unit in state.units.values()
        if unit.side == side
        and unit.place == "map"
        and "flak" in unit.front.traits
        and isinstance(unit.order, Defend)
        and unit.suppressed == CALM
        and unit.ammo > 0
        and unit.hex not in state.smoke
    ]


def flak_accuracy(state: State, flak: Unit, group: tuple[int, ...]) -> int:
    """The accuracy at a place of a flight, 0 out of range; along the edge of two hexes the nearer one counts.

    Rules: BA-air-flak, BA-card-range.
    """
    near = min((state.index.board.distance[flak.hex].get(hex_, 99) for hex_ in group), default=99)
    diagram = flak.front.diagram
    return diagram[max(1, near)] if near < len(diagram) else 0


def flak_shots(state: State, flights: dict[str, tuple[int, ...]], done: set[tuple[str, str]]) -> list[Shot]:
    """Flak fires at each aircraft that has come into its range for the first time; an escort is fired at with its
    charge.

    Rules: BA-air-flak, BA-air-escort.
    """
    found = []
    for side in ("german", "soviet"):
        targets = {name: place for name, place in flights.items() if state.units[name].side != side}
        for flak in flak_units(state, side):
            points = flak.ammo
            for party in parties(state, targets):
                aim = flak_accuracy(state, flak, targets[party[0]])
                if not aim or not points or (flak.id, party[0]) in done:
                    continue
                points -= 1
                for name in party:
                    done.add((flak.id, name))
                    dice = firepower(flak, "aircraft")
                    found.append(Shot(flak.id, name, "flak", state.units[name].hex, dice, aim))
            change(state, flak.id, ammo=points)
    return found


def parties(state: State, flights: dict[str, tuple[int, ...]]) -> list[tuple[str, ...]]:
    """Aircraft that are fired at together: a charge with its escorts.

    Rules: BA-air-escort.
    """
    found = []
    for name in flights:
        mission = mission_of(state.units[name])
        if mission is None or mission.kind != "escort":
            found.append((name, *escorts(state, name)))
    return found


def escorts(state: State, charge: str) -> list[str]:
    """The aircraft that escort a charge and fly with it.

    Rules: BA-air-escort.
    """
    found = []
    for unit in state.units.values():
        mission = mission_of(unit)
        if mission is not None and mission.kind == "escort" and mission.target == charge and unit.place == "air":
            found.append(unit.id)
    return found


def release_escorts(state: State, out: Out) -> None:
    """An escort flies no longer than its charge: when that is shot down or has turned back, it goes home.

    Rules: BA-air-escort.
    """
    for unit in list(state.units.values()):
        mission = mission_of(unit)
        if mission is None or mission.kind != "escort" or unit.place != "air":
            continue
        if state.units[mission.target].place != "air":
            go_home(state, out, unit.id)


def test_flyers(state: State, dice: Dice, out: Out) -> None:
    """Aircraft with losses test valour: who fails goes home at once and is not marked suppressed.

    Rules: BA-air-loss, BA-air-valour.
    """
    for unit in list(state.units.values()):
        if not unit.due & FLYING:
            continue
        change(state, unit.id, due=0)
        if is_alive(unit) and not test_valour(state, dice, out, unit.id, "losses"):
            go_home(state, out, unit.id)


def is_active(unit: Unit) -> bool:
    """An aircraft over the map whose mission is not over."""
    return unit.place == "air" and not unit.used


def patrols(state: State, side: str) -> list[Unit]:
    """The side's aircraft on patrol that have arrived."""
    found = []
    for unit in state.units.values():
        mission = mission_of(unit)
        on_patrol = mission is not None and mission.kind == "patrol" and unit.hex == mission.hex
        if on_patrol and unit.side == side and is_active(unit):
            found.append(unit)
    return found


def patrols_over(state: State, side: str, group: tuple[int, ...]) -> list[str]:
    """The patrols of a side whose zone a place of a flight touches; its very edge counts as inside.

    Rules: BA-air-patrol-hit, BA-air-patrol.
    """
    distance = state.index.board.distance
    return [
        unit.id
        for unit in patrols(state, side)
        if any(distance[unit.hex].get(hex_, 99) <= unit.order.radius for hex_ in group)  # type: ignore[union-attr]
    ]


def overlap(state: State) -> tuple[str, str] | None:
    """Two enemy patrols whose zones overlap.

    Rules: BA-air-trigger.
    """
    for one in patrols(state, "german"):
        for two in patrols(state, "soviet"):
            reach = one.order.radius + two.order.radius  # type: ignore[union-attr]
            if state.index.board.distance[one.hex][two.hex] <= reach:
                return one.id, two.id
    return None


def is_fighter(unit: Unit) -> bool:
    return "fighter" in unit.front.traits


def duel_shot(state: State, name: str, target: str) -> Shot:
    """A fire test of air combat by the melee procedure.

    Rules: BA-air-round.
    """
    unit = state.units[name]
    return Shot(name, target, "air", unit.hex, melee_dice(unit), unit.front.diagram[0])


def bomb_shots(state: State, unit: Unit) -> list[Shot]:
    """An air strike: one fire test against every unit in the hex, friend or foe; works by those who can.

    Rules: BA-air-strike, BA-hq-hit.
    """
    hex_ = unit.order.hex  # type: ignore[union-attr]
    aim = unit.front.diagram[0]
    found = []
    for target in at(state, hex_):
        dice = firepower(unit, target.type)
        found.append(Shot(unit.id, target.id, "bomb", hex_, dice, aim))
    return found + building_shots(state, unit, hex_, "bomb")


def can_fire_back(state: State, unit: Unit) -> bool:
    """Whether a bombed unit may fire at the aircraft: on defend, with dice against aircraft and a point.

    Rules: BA-air-reaction, BA-wood-fight.
    """
    return (
        isinstance(unit.order, Defend)
        and unit.suppressed == CALM
        and unit.ammo > 0
        and unit.hex not in state.smoke
        and firepower(unit, "aircraft") > 0
    )


def reaction_shot(state: State, unit: Unit, aircraft: str) -> Shot:
    """Fire back at a bomber: the first box, the dice of the row for aircraft, one point.

    Rules: BA-air-reaction.
    """
    change(state, unit.id, ammo=unit.ammo - 1)
    return Shot(unit.id, aircraft, "reaction", unit.hex, firepower(unit, "aircraft"), unit.front.diagram[0])


def strikers(state: State) -> list[Unit]:
    """Aircraft over their target with bombs to drop."""
    found = []
    for unit in state.units.values():
        mission = mission_of(unit)
        if (
            is_active(unit)
            and mission is not None
            and mission.kind == "strike"
            and unit.ammo
            and unit.hex == mission.hex
        ):
            found.append(unit)
    return found


def land_troops(state: State, dice: Dice, out: Out) -> None:
    """Step 6: paratroops are placed in the target hex; where an enemy stands they stay aboard.

    Rules: BA-air-landing.
    """
    for unit in list(state.units.values()):
        mission = mission_of(unit)
        if not is_active(unit) or mission is None or mission.kind != "land" or unit.hex != mission.hex:
            continue
        troops = state.units[mission.target]
        if troops.place == "carried":
            _jump(state, dice, out, troops, unit.hex)
        end_mission(state, unit.id)


def _jump(state: State, dice: Dice, out: Out, troops: Unit, hex_: int) -> None:
    """Paratroops land, mines or not, unless an enemy is in the hex: one hidden there is revealed, as by a route that
    leads to him.

    Rules: BA-air-landing, BA-hidden-enter, BA-mines-explode, BA-R101, BA-R119.
    """
    if enemies_at(state, hex_, troops.side):
        out.append(ev.StayedAboard(troops.id, hex_))
        reveal_in(state, out, hex_, troops.side)
        return
    change(state, troops.id, place="map", hex=hex_, carrier="", order=None)
    out.append(ev.Parachuted(troops.id, hex_))
    if hex_ in state.fields:
        enter_field(state, dice, out, troops.id)


def drop_crates(state: State, out: Out) -> None:
    """Step 9: what is left of the load stands as a crate in the hex.

    Rules: BA-air-supply.
    """
    for unit in list(state.units.values()):
        mission = mission_of(unit)
        if not is_active(unit) or mission is None or mission.kind != "drop-supply" or unit.hex != mission.hex:
            continue
        if unit.load:
            state.crates[unit.hex] = state.crates.get(unit.hex, 0) + unit.load
            out.append(ev.CrateDropped(unit.id, unit.hex, unit.load))
        end_mission(state, unit.id)


def reconnoitre(state: State, dice: Dice, out: Out) -> None:
    """Step 5 of each round of the mission: one die for all hidden enemies in the chosen radius.

    Rules: BA-air-recon-find.
    """
    for unit in list(state.units.values()):
        mission = mission_of(unit)
        if is_active(unit) and mission is not None and mission.kind == "recon" and unit.hex == mission.hex:
            search(state, out, dice, unit, unit.hex, mission.radius, "recon")


def end_mission(state: State, name: str) -> None:
    """The mission is over: the aircraft stays over its hex until step 5 of the next round, and so do its escorts.

    Rules: BA-air-stay, BA-air-escort.
    """
    for escort in escorts(state, name):
        change(state, escort, order=None, used=True, until=state.round)
    change(state, name, order=None, used=True, until=state.round)


def send_home(state: State, out: Out) -> None:
    """End of step 5: aircraft whose mission ended in an earlier round go home without a flight.

    Rules: BA-air-stay.
    """
    for unit in list(state.units.values()):
        if unit.place == "air" and unit.used and unit.until < state.round:
            go_home(state, out, unit.id)


def count_flight_time(state: State, out: Out) -> None:
    """Step 12: a box for every round on patrol, escort or reconnaissance; airfields prepare their aircraft.

    Rules: BA-air-boxes, BA-air-ready, BA-air-patrol, BA-air-recon-data, BA-air-escort.
    """
    for unit in list(state.units.values()):
        if unit.type != "aircraft":
            continue
        if unit.place == "airfield" and 0 < unit.ready < READY:
            change(state, unit.id, ready=unit.ready + 1)
        elif is_active(unit):
            _mark_flight(state, unit)


def _mark_flight(state: State, unit: Unit) -> None:
    mission = mission_of(unit)
    flown = unit.flown + 1
    change(state, unit.id, flown=flown)
    if mission is None or mission.kind not in ("patrol", "recon", "escort"):
        return
    if flown >= unit.front.boxes or (mission.kind != "escort" and flown >= mission.rounds):
        end_mission(state, unit.id)
