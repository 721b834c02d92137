"""Step 5: all flights together, flak on their way, patrols and interceptions."""

from collections.abc import Callable

from msgspec.structs import replace

from sandtable.games.barbarossa.flow.air_combat import combat
from sandtable.games.barbarossa.flow.fire import Volley
from sandtable.games.barbarossa.model import OTHER, State
from sandtable.games.barbarossa.rules import air
from sandtable.kernel import Auto, Dice
from sandtable.kernel.frames import Out

Flights = dict[str, tuple[tuple[int, ...], ...]]


class Flight(Auto[State], frozen=True):
    """All flights advance together, place by place; flak fires, patrols attack, then interceptions and
    reconnaissance."""

    flights: Flights = {}
    tick: int = -1
    phase: str = "fly"
    fired: tuple[tuple[str, str], ...] = ()

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-air-flight, BA-air-flak, BA-air-when, BA-air-patrol-hit, BA-air-trigger, BA-air-escort."""
        air.release_escorts(state, out)
        _PHASES[self.phase](self, state, dice, out)

    def _fly(self, state: State, dice: Dice, out: Out) -> None:
        """Take off, or go on to the next place; then flak."""
        flights = self.flights if self.tick >= 0 else air.take_off(state, out)
        tick = self.tick + 1
        places = self._places(state, flights, tick, out)
        if tick and not any(tick < len(way) for way in flights.values()):
            state.goto(Flight(flights, tick, "arrive", self.fired))
            return
        done = set(self.fired)
        shots = air.flak_shots(state, places, done)
        state.goto(Flight(flights, tick, "meet", tuple(sorted(done))))
        if shots:
            state.call(Volley(tuple(shots)))

    def _places(self, state: State, flights: Flights, tick: int, out: Out) -> dict[str, tuple[int, ...]]:
        """Where everyone that still flies is at this tick."""
        found = {}
        for name, way in flights.items():
            if tick < len(way) and air.is_active(state.units[name]) and state.units[name].order is not None:
                found[name] = way[tick]
                if tick:
                    air.fly_to(state, out, name, way[tick][0])
        return found

    def _meet(self, state: State, dice: Dice, out: Out) -> None:
        """Losses by flak are tested; whoever has come into a patrolled zone is attacked there."""
        air.test_flyers(state, dice, out)
        for name, way in self.flights.items():
            unit = state.units[name]
            if self.tick >= len(way) or not air.is_active(unit) or unit.order is None:
                continue
            hunters = air.patrols_over(state, OTHER[unit.side], way[self.tick])
            if hunters:
                state.call(combat(state, out, hunters, name))
                return
        state.goto(replace(self, phase="fly"))

    def _arrive(self, state: State, dice: Dice, out: Out) -> None:
        """Flak in the target hex fires once more at what has arrived there."""
        shots = []
        for flak in (*air.flak_units(state, "german"), *air.flak_units(state, "soviet")):
            here: dict[str, tuple[int, ...]] = {
                name: (flak.hex,)
                for name, way in self.flights.items()
                if way[-1][0] == flak.hex and air.is_active(state.units[name]) and state.units[name].side != flak.side
            }
            if here and state.units[flak.id].ammo:
                done = {(other.id, name) for other in state.units.values() for name in here if other.id != flak.id}
                shots += air.flak_shots(state, here, done)
        state.goto(replace(self, phase="fight"))
        if shots:
            state.call(Volley(tuple(shots)))

    def _fight(self, state: State, dice: Dice, out: Out) -> None:
        """Patrols attack what acts in their zone, overlapping patrols each other, interceptors their targets."""
        air.test_flyers(state, dice, out)
        for unit in state.units.values():
            mission = air.mission_of(unit)
            if air.is_active(unit) and mission is not None and mission.kind != "patrol":
                hunters = air.patrols_over(state, OTHER[unit.side], (unit.hex,))
                if hunters:
                    state.call(combat(state, out, hunters, unit.id))
                    return
        pair = air.overlap(state)
        if pair is not None:
            state.call(replace(combat(state, out, [pair[0]], pair[1]), mutual=True))
            return
        state.goto(replace(self, phase="intercept"))

    def _intercept(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-air-intercept, BA-air-recon-find, BA-air-stay."""
        for unit in list(state.units.values()):
            mission = air.mission_of(unit)
            if not air.is_active(unit) or mission is None or mission.kind != "intercept":
                continue
            target = state.units[mission.target]
            air.end_mission(state, unit.id)
            if target.place == "air" and target.hex == unit.hex:
                state.call(combat(state, out, [unit.id], target.id))
                return
        air.reconnoitre(state, dice, out)
        air.send_home(state, out)
        state.end()


_PHASES: dict[str, Callable[[Flight, State, Dice, Out], None]] = {
    "fly": Flight._fly, "meet": Flight._meet, "arrive": Flight._arrive, "fight": Flight._fight,
    "intercept": Flight._intercept,
}  # fmt: skip
