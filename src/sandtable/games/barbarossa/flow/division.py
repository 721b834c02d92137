"""Before the battle: a side with two commanders is divided between them, in secret."""

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import SEATS, SECOND, State, Unit, blank_drafts, change, is_alive
from sandtable.kernel import Action, Dice, Gather, Name, Prompt, Ready, Refusal
from sandtable.kernel.frames import Out

_NOT_YOURS = Refusal("BA-setup", "not-your-unit")
_NOT_HANDED = Refusal("BA-setup", "not-handed-over")
_NOBODY = Refusal("BA-R115", "each-leads-a-unit")


class Division(Gather[State, act.Dividing], frozen=True, gc=False):
    """The first commander of a side hands units over to the second; each leads at least one."""

    verbs: ClassVar[tuple[type[Action], ...]] = act.DIVIDING

    def parties(self, state: State) -> tuple[str, ...]:
        """Rules: BA-setup."""
        return tuple(side for side in SEATS if SECOND[side] in state.seats)

    def prompt(self, state: State, seat: str) -> Prompt:
        handed = state.drafts[seat].handed
        return Prompt("division", {"seat": Name("seat", SECOND[seat]), "handed": len(handed)}, "BA-setup", handed)

    def _army(self, state: State, seat: str) -> list[Unit]:
        return [unit for unit in state.units.values() if unit.side == seat and is_alive(unit)]

    def drafts(self, state: State, seat: str) -> list[Action]:
        handed = state.drafts[seat].handed
        return [
            act.TakeBack(unit.id) if unit.id in handed else act.HandOver(unit.id) for unit in self._army(state, seat)
        ]

    def why_not_draft(self, state: State, seat: str, action: act.Dividing) -> Refusal | None:
        """Rules: BA-setup."""
        handed = action.unit in state.drafts[seat].handed
        if isinstance(action, act.TakeBack):
            return None if handed else _NOT_HANDED
        mine = any(unit.id == action.unit for unit in self._army(state, seat))
        return None if mine and not handed else _NOT_YOURS

    def draft(self, state: State, seat: str, action: act.Dividing, out: Out) -> None:
        mine = state.drafts[seat]
        if isinstance(action, act.HandOver):
            handed = tuple(sorted((*mine.handed, action.unit)))
        else:
            handed = tuple(name for name in mine.handed if name != action.unit)
        state.drafts[seat] = replace(mine, handed=handed)

    def why_not_ready(self, state: State, seat: str) -> Refusal | None:
        """Rules: BA-R115."""
        return None if 0 < len(state.drafts[seat].handed) < len(self._army(state, seat)) else _NOBODY

    def default(self, state: State, seat: str) -> Action:
        """Every second unit changes hands."""
        handed = state.drafts[seat].handed
        wanted = [unit.id for unit in self._army(state, seat)][1::2]
        return next((act.HandOver(name) for name in wanted if name not in handed), Ready())

    def close(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-setup."""
        for side in self.parties(state):
            for name in state.drafts[side].handed:
                change(state, name, commander=SECOND[side])
        state.drafts = blank_drafts(state)
        state.end()
