"""Frames of melee: tests before it, the choice of opponents, the strikes."""

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.barbarossa.actions import Melee
from sandtable.games.barbarossa.flow.fire import Volley
from sandtable.games.barbarossa.model import State, blank_drafts, led_by, on_map
from sandtable.games.barbarossa.rules.melee import opponents, strike, test_before
from sandtable.kernel import Action, Auto, Dice, Gather, Prompt, Refusal
from sandtable.kernel.frames import Out

_NO_OPPONENT = Refusal("BA-melee-choice", "no-opponent")


class MeleeRound(Auto[State], frozen=True, gc=False):
    """Every melee on the map, one round of it."""

    phase: str = "tests"
    flanked: tuple[str, ...] = ()

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Tests for flank and panic, the choice of opponents, then all strikes together.

        Rules: BA-melee-ammo, BA-melee-choice, BA-flank, BA-tank-panic, BA-melee-locked.
        """
        if self.phase == "tests":
            flanked = test_before(state, dice, out)
            state.drafts = blank_drafts(state)
            state.goto(MeleeRound("strikes", tuple(sorted(name for name, is_so in flanked.items() if is_so))))
            state.call(ChooseOpponent())
            return
        picks = {name: foe for draft in state.drafts.values() for name, foe in draft.shots.items()}
        state.drafts = {}
        pairs = []
        for unit in on_map(state):
            found = opponents(state, unit)
            if found:
                pairs.append((unit, picks[unit.id] if picks.get(unit.id) in found else found[0]))
        shots = tuple(strike(state, unit, target, target in self.flanked) for unit, target in pairs)
        state.end()
        if shots:
            state.call(Volley(shots))


class ChooseOpponent(Gather[State, Melee], frozen=True, gc=False):
    """Units with several enemies to strike: their owners choose, sealed; who says nothing strikes the first."""

    verbs: ClassVar[tuple[type[Action], ...]] = (Melee,)
    standing: ClassVar[str | None] = "melee"

    def parties(self, state: State) -> tuple[str, ...]:
        return tuple(s for s in state.seats if any(len(opponents(state, unit)) > 1 for unit in led_by(state, s)))

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("choose-opponent", {}, "BA-melee-choice")

    def drafts(self, state: State, seat: str) -> list[Action]:
        given = state.drafts[seat].shots
        found: list[Action] = []
        for unit in led_by(state, seat):
            if unit.id not in given:
                foes = opponents(state, unit)
                if len(foes) > 1:
                    found += [Melee(unit.id, foe) for foe in foes]
        return found

    def why_not_draft(self, state: State, seat: str, action: Melee) -> Refusal | None:
        """Rules: BA-melee-choice."""
        unit = state.units.get(action.unit)
        if unit is None or unit.seat != seat or unit.place != "map" or unit.id in state.drafts[seat].shots:
            return _NO_OPPONENT
        foes = opponents(state, unit)
        return None if len(foes) > 1 and action.target in foes else _NO_OPPONENT

    def draft(self, state: State, seat: str, action: Melee, out: Out) -> None:
        mine = state.drafts[seat]
        state.drafts[seat] = replace(mine, shots={**mine.shots, action.unit: action.target})

    def close(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
