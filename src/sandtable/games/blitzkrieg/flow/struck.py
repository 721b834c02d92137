"""Chapters 9.1.2 and 9.1.5: what the owner of a unit hit in melee may choose, and where it goes."""

from __future__ import annotations

from typing import ClassVar, get_args

from msgspec.structs import replace

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.flow.mines import enter_mines
from sandtable.games.blitzkrieg.flow.retreat import make_room, retreat
from sandtable.games.blitzkrieg.model import DONE, State, change, seat_of
from sandtable.games.blitzkrieg.rules import effects
from sandtable.games.blitzkrieg.rules.organisation import check_command, lone_hqs
from sandtable.games.blitzkrieg.rules.retreat import follow, retreat_hexes
from sandtable.kernel import Action, Ask, Dice, Event, Name, Prompt, Refusal

NO_WAY_THERE = Refusal("BK-9.1.5", "not-there")
MUST_CHOOSE = Refusal("BK-9.1.2", "must-choose")


def go_back(state: State, u: int, origin: int, dice: Dice, out: list[Event]) -> None:
    """An attacker returns to the hex from which it attacked, through its mines too, and has finished.

    Rules: BK-9.1.2, BK-6.3.3.
    """
    theatre = state.index.theatre
    start = state.units[u].hex
    out.append(events.Retreated(theatre.ids[u], theatre.numbers[start], theatre.numbers[origin]))
    follow(state, u, origin, out)
    change(state, u, column=False, act=DONE)
    enter_mines(state, u, origin, dice, out, retreat=True)
    if state.units[u].hex >= 0:
        make_room(state, u, dice, out)
    check_command(state, u, out)


def give_way(state: State, u: int, origin: int, to: int, dice: Dice, out: list[Event]) -> None:
    """A defender falls back, never to where the attack came from; the HQs in the hex go with the last one.

    Rules: BK-9.1.2, BK-9.1.5, BK-9.
    """
    h, side = state.units[u].hex, state.index.theatre.side[u]
    retreat(state, u, to, dice, out, origin)
    for hq in lone_hqs(state, h, side):
        retreat(state, hq, to, dice, out, origin)


Choice = actions.Suffer | actions.LoseStep | actions.Stand | actions.Retreat


class Struck(Ask[State, Choice], frozen=True, gc=False):
    """A unit was hit in a melee and its owner chooses.

    `role`: an attacker that was neutralised goes back or takes a step loss; a defender that was neutralised (or was so
    before: `pinned`) takes a step loss or falls back neutralised; after a `step` loss it may fall back. `more` are
    further N of the same volley.

    Rules: BK-9.1.2, BK-9.1.5, BK-R93.
    """

    unit: int
    hex: int
    origin: int
    role: str
    more: int = 0

    verbs: ClassVar = get_args(Choice)
    standing: ClassVar = "hit"

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(state.index.theatre.side[self.unit]),) if state.units[self.unit].hex == self.hex else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        name = state.index.theatre.ids[self.unit]
        return Prompt(f"struck-{self.role}", {"unit": Name("unit", name)}, "BK-9.1.2", (name,))

    def options(self, state: State, seat: str) -> list[Action]:
        name = state.index.theatre.ids[self.unit]
        if self.role == "attacker":
            return [actions.Suffer(), actions.LoseStep(name)]
        stay: Action = actions.Stand() if self.role == "step" else actions.LoseStep(name)
        numbers = state.index.theatre.numbers
        return [stay, *(actions.Retreat(name, numbers[h]) for h in retreat_hexes(state, self.unit, self.origin))]

    def why_not(self, state: State, seat: str, action: Choice) -> Refusal | None:
        """What the owner may choose depends on the result and on who attacked.

        Rules: BK-9.1.2.
        """
        name = state.index.theatre.ids[self.unit]
        if isinstance(action, actions.Suffer):
            return None if self.role == "attacker" else MUST_CHOOSE
        if isinstance(action, actions.Stand):
            return None if self.role == "step" else MUST_CHOOSE
        if action.unit != name:
            return effects.NOT_THIS_UNIT
        if isinstance(action, actions.LoseStep):
            return MUST_CHOOSE if self.role == "step" else None
        if self.role == "attacker":
            return MUST_CHOOSE
        h = state.index.theatre.index.get(action.hex, -1)
        return None if h in retreat_hexes(state, self.unit, self.origin) else NO_WAY_THERE

    def apply(self, state: State, seat: str, action: Choice, dice: Dice, out: list[Event]) -> None:
        """A step lost instead takes the place of the marker, also of one from before the melee.

        Rules: BK-9.1.2, BK-R84, BK-R93.
        """
        state.end()
        if isinstance(action, actions.LoseStep):
            change(state, self.unit, neutralised=False)
            effects.lose_step(state, self.unit, dice, out)
            if self.more:
                state.call(replace(self, more=self.more - 1))
        elif isinstance(action, actions.Suffer):
            if self.neutralise(state, dice, out):
                go_back(state, self.unit, self.origin, dice, out)
        elif isinstance(action, actions.Retreat) and (self.role != "neutral" or self.neutralise(state, dice, out)):
            give_way(state, self.unit, self.origin, state.index.theatre.index[action.hex], dice, out)

    def neutralise(self, state: State, dice: Dice, out: list[Event]) -> bool:
        """Lay the marker before the unit goes; each further N of the volley is a panic test, or lays it anew. Whether
        the unit is still there.

        Rules: BK-8.4b, BK-R93.
        """
        for _ in range(1 + self.more):
            if state.units[self.unit].neutralised:
                effects.panic(state, self.unit, dice, out)
            elif state.units[self.unit].hex == self.hex:
                change(state, self.unit, neutralised=True)
                out.append(events.Neutralised(state.index.theatre.ids[self.unit]))
        return state.units[self.unit].hex == self.hex
