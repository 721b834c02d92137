"""Frames of step 5 and of bombing: flights together, flak, air combat, reaction fire."""

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.actions import Engage, Shoot
from sandtable.games.barbarossa.flow.fire import Volley
from sandtable.games.barbarossa.model import OTHER, SEATS, Draft, State, Unit, at, change
from sandtable.games.barbarossa.rules import air
from sandtable.games.barbarossa.rules.figures import valour
from sandtable.kernel import Action, Ask, Auto, Dice, Gather, Name, Prompt, Refusal
from sandtable.kernel.frames import Out

_NOT_OPEN = Refusal("BA-air-pairs", "no-such-opponent")
_CANNOT = Refusal("BA-air-reaction", "cannot-fire-now")

Flights = dict[str, tuple[tuple[int, ...], ...]]


class Flight(Auto, frozen=True):
    """All flights advance together, place by place; flak fires, patrols attack, then interceptions and
    reconnaissance."""

    flights: Flights = {}
    tick: int = -1
    phase: str = "fly"
    fired: tuple[tuple[str, str], ...] = ()

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-air-flight, BA-air-flak, BA-air-when, BA-air-patrol-hit, BA-air-trigger."""
        getattr(self, f"_{self.phase}")(state, dice, out)

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


def combat(state: State, out: Out, hunters: list[str], prey: str) -> "AirCombat":
    """An air combat in the hex of the aircraft attacked, with all who take part.

    Rules: BA-air-trigger, BA-air-escort-fight.
    """
    defenders = (prey, *air.escorts(state, prey))
    hex_ = state.units[prey].hex
    out.append(ev.AirCombatBegan(hex_, (*hunters, *defenders)))
    return AirCombat(hex_, tuple(hunters), defenders)


class AirCombat(Auto, frozen=True):
    """Rounds of air combat until one side is gone."""

    hex: int
    hunters: tuple[str, ...]
    defenders: tuple[str, ...]
    phase: str = "pair"
    queue: tuple[str, ...] = ()
    pairs: tuple[tuple[str, str], ...] = ()
    paid: tuple[str, ...] = ()
    chosen: str = ""
    mutual: bool = False

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-air-pairs, BA-air-round, BA-air-valour, BA-air-boxes, BA-air-again."""
        getattr(self, f"_{self.phase}")(state, dice, out)

    def _alive(self, state: State) -> "AirCombat":
        def still(names: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(name for name in names if state.units[name].place == "air")

        return replace(self, hunters=still(self.hunters), defenders=still(self.defenders))

    def _pair(self, state: State, dice: Dice, out: Out) -> None:
        """A new round: fighters choose in order of valour, ties by dice; without a fighter left it is over.

        Rules: BA-air-pairs, BA-air-again.
        """
        here = self._alive(state)
        fighters = [n for n in (*here.hunters, *here.defenders) if air.is_fighter(state.units[n])]
        if not here.hunters or not here.defenders or not fighters:
            state.end()
            return
        values = [valour(state, state.units[name]) for name in fighters]
        ties = [dice.sum(1, 6, "air-order").value if values.count(v) > 1 else 0 for v in values]
        order = sorted(zip(values, ties, fighters, strict=True), key=lambda each: (-each[0], -each[1]))
        state.goto(replace(here, phase="choose", queue=tuple(name for *_, name in order), pairs=(), chosen=""))

    def _choose(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-air-pairs."""
        if not self.queue:
            state.goto(replace(self, phase="shoot"))
            return
        name = self.queue[0]
        if self.chosen:
            pairs = (*self.pairs, (name, self.chosen))
            state.goto(replace(self, queue=self.queue[1:], pairs=pairs, chosen=""))
            return
        if any(name in pair for pair in self.pairs):
            state.goto(replace(self, queue=self.queue[1:]))
            return
        found = self.open_to(state, name)
        if len(found) == 1:
            state.goto(replace(self, chosen=found[0]))
        else:
            state.call(PickDuel(state.units[name].side, name, found))

    def open_to(self, state: State, name: str) -> tuple[str, ...]:
        """Whom a fighter may take on: free fighters, then other free aircraft, then any.

        Rules: BA-air-pairs, BA-air-escort-fight.
        """
        foes = self.defenders if name in self.hunters else self.hunters
        engaged = {each for pair in self.pairs for each in pair}
        free = [foe for foe in foes if foe not in engaged]
        fighters = tuple(foe for foe in free if air.is_fighter(state.units[foe]))
        return fighters or tuple(free) or foes

    def _shoot(self, state: State, dice: Dice, out: Out) -> None:
        """Both of every pair fire, one point per combat; effects come after all have fired.

        Rules: BA-air-round, BA-air-cancel.
        """
        paid = list(self.paid)
        shots, seen = [], set()
        for one, two in self.pairs:
            for name, target in ((one, two), (two, one)):
                if name in seen or not self._pays(state, name, paid):
                    continue
                seen.add(name)
                shots.append(air.duel_shot(state, name, target))
        for name in {each for pair in self.pairs for each in pair}:
            if name in self.defenders and state.units[name].order is not None and not self.mutual:
                change(state, name, order=None, used=True, until=state.round)
                out.append(ev.OrderCancelled(name))
        state.goto(replace(self, phase="after", paid=tuple(paid)))
        if shots:
            state.call(Volley(tuple(shots)))

    def _pays(self, state: State, name: str, paid: list[str]) -> bool:
        unit = state.units[name]
        if name in paid:
            return True
        if not unit.ammo or not unit.front.melee_dice:
            return False
        change(state, name, ammo=unit.ammo - 1)
        paid.append(name)
        return True

    def _after(self, state: State, dice: Dice, out: Out) -> None:
        """Tests, then a time box for everyone who was in a duel; with all boxes marked it goes home.

        Rules: BA-air-valour, BA-air-boxes.
        """
        air.test_flyers(state, dice, out)
        for name in sorted({each for pair in self.pairs for each in pair}):
            unit = state.units[name]
            if unit.place == "air":
                change(state, name, flown=unit.flown + 1)
                if unit.flown + 1 >= unit.front.boxes:
                    air.go_home(state, out, name)
        state.goto(replace(self._alive(state), phase="pair", pairs=()))


class PickDuel(Ask, frozen=True, gc=False):
    """A fighter with several enemies to choose from."""

    verbs: ClassVar[tuple[type[Action], ...]] = (Engage,)
    standing: ClassVar[str | None] = "duel"
    seat: str
    unit: str
    foes: tuple[str, ...]

    def seats(self, state: State) -> tuple[str, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("pick-duel", {"unit": Name("unit", self.unit)}, "BA-air-pairs", (self.unit,))

    def options(self, state: State, seat: str) -> list[Action]:
        return [Engage(self.unit, foe) for foe in self.foes]

    def why_not(self, state: State, seat: str, action: Engage) -> Refusal | None:
        """Rules: BA-air-pairs."""
        return None if action.unit == self.unit and action.target in self.foes else _NOT_OPEN

    def apply(self, state: State, seat: str, action: Engage, dice: Dice, out: Out) -> None:
        state.end(chosen=action.target)


class Bombs(Auto, frozen=True, gc=False):
    """Start of step 6: bombs fall, bombed units on defend may fire back at the same time."""

    phase: str = "ask"

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-air-strike, BA-air-reaction, BA-air-loss."""
        if self.phase == "ask":
            if not air.strikers(state):
                state.end()
                return
            state.drafts = {seat: Draft() for seat in SEATS}
            state.goto(Bombs("drop"))
            state.call(FireBack())
        elif self.phase == "drop":
            shots = []
            for unit in air.strikers(state):
                shots += air.bomb_shots(state, unit)
                change(state, unit.id, ammo=unit.ammo - 1)
                out.append(ev.Bombarded(unit.id, unit.hex))
            for seat in SEATS:
                for name, target in sorted(state.drafts[seat].shots.items()):
                    shots.append(air.reaction_shot(state, state.units[name], target))
            state.drafts = {}
            state.goto(Bombs("home"))
            if shots:
                state.call(Volley(tuple(shots)))
        else:
            air.test_flyers(state, dice, out)
            for unit in list(state.units.values()):
                mission = air.mission_of(unit)
                if mission is not None and mission.kind == "strike" and unit.place == "air":
                    air.end_mission(state, unit.id)
            state.end()


class FireBack(Gather, frozen=True, gc=False):
    """Bombed units on defend may fire at the aircraft above them."""

    verbs: ClassVar[tuple[type[Action], ...]] = (Shoot,)
    standing: ClassVar[str | None] = "reaction"

    def _chances(self, state: State, seat: str) -> list[tuple[Unit, list[str]]]:
        found = []
        for hex_ in sorted({unit.hex for unit in air.strikers(state)}):
            planes = [unit.id for unit in air.strikers(state) if unit.hex == hex_ and unit.side != seat]
            for unit in at(state, hex_):
                if planes and unit.side == seat and air.can_fire_back(state, unit):
                    found.append((unit, planes))
        return found

    def parties(self, state: State) -> tuple[str, ...]:
        """Public facts only: a visible unit on defend under the bombs, or a hidden HQ there that might be on defend."""
        found = []
        for seat in SEATS:
            over = {unit.hex for unit in air.strikers(state) if unit.side != seat}
            for hex_ in over:
                if any(
                    u.side == seat and u.hidden != 1 and (u.hidden or air.can_fire_back(state, u))
                    for u in at(state, hex_)
                ):
                    found.append(seat)
                    break
        return tuple(found)

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("fire-back", {}, "BA-air-reaction")

    def drafts(self, state: State, seat: str) -> list[Action]:
        given = state.drafts[seat].shots
        return [
            Shoot(unit.id, plane)
            for unit, planes in self._chances(state, seat)
            if unit.id not in given
            for plane in planes
        ]

    def why_not_draft(self, state: State, seat: str, action: Shoot) -> Refusal | None:
        """Rules: BA-air-reaction."""
        for unit, planes in self._chances(state, seat):
            if unit.id == action.unit and action.target in planes and unit.id not in state.drafts[seat].shots:
                return None
        return _CANNOT

    def draft(self, state: State, seat: str, action: Shoot, out: Out) -> None:
        mine = state.drafts[seat]
        state.drafts[seat] = replace(mine, shots={**mine.shots, action.unit: action.target})

    def close(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
