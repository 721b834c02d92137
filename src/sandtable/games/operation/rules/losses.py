"""Losses: who dies and who lies down. The owner chooses, the worst result first."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions import Duck, Lose
from sandtable.games.operation.events import ManKilled, ManShaken, UnitDestroyed
from sandtable.games.operation.model import Model, Seat
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import ENTRIES
from sandtable.kernel import Ask, Auto, Dice, Event, Prompt, Refusal
from sandtable.kernel.action import Action

Out = list[Event]

NOT_HIT = Refusal("OW-fire-assign", "not-among-hit")
STANDING_FIRST = Refusal("OW-fire-standing", "standing-first")
WORST_FIRST = Refusal("OW-fire-assign", "worst-first")


def kill(state: State, model: str, out: Out, counts: bool = True) -> None:
    """A man is taken off; he counts towards his unit's panic limit unless said otherwise.

    Rules: OW-damage.
    """
    man = state.models.pop(model)
    unit = state.units[man.unit]
    left = tuple(each for each in unit.models if each != model)
    state.units[unit.id] = replace(unit, models=left, dead=unit.dead + counts)
    out.append(ManKilled(unit.id, model))
    if man.role == "gunner" and not man.aboard:
        succeed(state, unit.id)
    if not any(state.models[each].cls == "infantry" for each in left):
        destroy(state, unit.id, out)


def succeed(state: State, unit: str) -> None:
    """An assistant becomes gunner; the piece is not lost with its men.

    Rules: OW-gun-succession, OW-gun-lost.
    """
    if state.gun_of(unit) is None:
        return
    heir = next((man for man in state.men(unit) if not man.shaken), None) or next(iter(state.men(unit)), None)
    if heir is not None:
        state.change(heir.id, role="gunner")


def destroy(state: State, unit: str, out: Out) -> None:
    """A unit without men is out of the battle; its guns and vehicles stay as pieces on the table."""
    gone = state.units[unit]
    entry = ENTRIES.get(gone.kind)
    state.lost[gone.seat] = state.lost.get(gone.seat, 0) + (entry.points if entry else 0)
    state.units[unit] = replace(gone, broken=False)
    out.append(UnitDestroyed(unit))


def shake(state: State, model: str, out: Out) -> None:
    """A man throws himself down; with his unit's next order he can only stand up.

    Rules: OW-damage-shaken.
    """
    man = state.models[model]
    if not man.shaken:
        state.models[model] = replace(man, shaken=True)
        out.append(ManShaken(man.unit, model))


def pool(state: State, models: tuple[str, ...], worst: bool) -> list[Model]:
    """Who may take the next result: standing men, and for deaths shaken ones when nobody stands.

    Rules: OW-fire-standing.
    """
    alive = [state.models[each] for each in models if each in state.models]
    standing = [man for man in alive if not man.shaken]
    return standing or (alive if worst else [])


class Apportion(Auto, frozen=True, gc=False):
    """Results for one side among the models that may take them; what nobody can take is lost.

    Rules: OW-fire-assign, OW-fire-surplus, OW-fire-standing.
    """

    seat: Seat
    models: tuple[str, ...]
    dead: int
    shaken: int

    def run(self, state: State, dice: Dice, out: Out) -> None:
        count = self.dead or self.shaken
        men = pool(state, self.models, self.dead > 0)
        if not count or not men:
            state.end()
        elif len(men) > count:
            state.call(Choose(self.seat, self.models, self.dead, self.shaken))
        elif self.dead:
            state.goto(replace(self, dead=self.dead - len(men)))
            for man in men:
                kill(state, man.id, out)
        else:
            state.goto(replace(self, shaken=0))
            for man in men:
                shake(state, man.id, out)


class Choose(Ask, frozen=True, gc=False):
    """The owner picks who takes the next result.

    Rules: OW-fire-assign, OW-fire-standing.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Lose, Duck)
    standing: ClassVar[str | None] = "losses"

    seat: Seat
    models: tuple[str, ...]
    dead: int
    shaken: int

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        men = tuple(man.id for man in pool(state, self.models, self.dead > 0))
        return Prompt("losses", {"dead": self.dead, "shaken": self.shaken}, "OW-fire-assign", men)

    def options(self, state: State, seat: Seat) -> list[Action]:
        verb = Lose if self.dead else Duck
        return [verb(man.id) for man in pool(state, self.models, self.dead > 0)]

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if type(action) is not (Lose if self.dead else Duck):
            return WORST_FIRST
        if action.model not in self.models or action.model not in state.models:
            return NOT_HIT
        return (
            None if any(man.id == action.model for man in pool(state, self.models, self.dead > 0)) else STANDING_FIRST
        )

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        if self.dead:
            state.end(dead=self.dead - 1)
            kill(state, action.model, out)
        else:
            state.end(shaken=self.shaken - 1)
            shake(state, action.model, out)
