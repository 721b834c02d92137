"""Start of step 6: bombs fall, and who is on defend under them may fire back."""

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.actions import Shoot
from sandtable.games.barbarossa.flow.fire import Volley
from sandtable.games.barbarossa.model import AMBUSHED, State, Unit, at, blank_drafts, change, side_of
from sandtable.games.barbarossa.rules import air
from sandtable.kernel import Action, Auto, Dice, Gather, Prompt, Refusal
from sandtable.kernel.frames import Out

_CANNOT = Refusal("BA-air-reaction", "cannot-fire-now")


class Bombs(Auto[State], frozen=True, gc=False):
    """Start of step 6: bombs fall, bombed units on defend may fire back at the same time."""

    phase: str = "ask"

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-air-strike, BA-air-reaction, BA-air-loss."""
        if self.phase == "ask":
            if not air.strikers(state):
                state.end()
                return
            state.drafts = blank_drafts(state)
            state.goto(Bombs("drop"))
            state.call(FireBack())
        elif self.phase == "drop":
            shots = []
            for unit in air.strikers(state):
                shots += air.bomb_shots(state, unit)
                change(state, unit.id, ammo=unit.ammo - 1)
                out.append(ev.Bombarded(unit.id, unit.hex))
            for seat in state.seats:
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


class FireBack(Gather[State, Shoot], frozen=True, gc=False):
    """Bombed units on defend may fire at the aircraft above them."""

    verbs: ClassVar[tuple[type[Action], ...]] = (Shoot,)
    standing: ClassVar[str | None] = "reaction"

    def _chances(self, state: State, seat: str) -> list[tuple[Unit, list[str]]]:
        found = []
        for hex_ in sorted({unit.hex for unit in air.strikers(state)}):
            planes = [unit.id for unit in air.strikers(state) if unit.hex == hex_ and unit.side != side_of(seat)]
            for unit in at(state, hex_):
                if planes and unit.seat == seat and air.can_fire_back(state, unit):
                    found.append((unit, planes))
        return found

    def parties(self, state: State) -> tuple[str, ...]:
        """Public facts only: a visible unit on defend under the bombs, or a hidden HQ there that might be on defend."""
        found = []
        for seat in state.seats:
            over = {unit.hex for unit in air.strikers(state) if unit.side != side_of(seat)}
            for hex_ in over:
                if any(
                    u.seat == seat and u.hidden != AMBUSHED and (u.hidden or air.can_fire_back(state, u))
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
