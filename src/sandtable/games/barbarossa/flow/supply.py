"""A carrier that was off the map for supply comes back."""

from typing import ClassVar

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import AMBUSHED, State, change, enemies_at, on_map, side_of
from sandtable.games.barbarossa.rules.hidden import reveal_in
from sandtable.games.barbarossa.rules.mines import enter_field
from sandtable.kernel import Action, Ask, Dice, Name, Prompt, Refusal
from sandtable.kernel.frames import Out

_NOT_EDGE = Refusal("BA-order-load", "not-at-the-edge")


class ComeBack(Ask[State, act.Emerge], frozen=True, gc=False):
    """A loaded carrier returns at the edge of the map."""

    verbs: ClassVar[tuple[type[Action], ...]] = (act.Emerge,)
    unit: str

    def seats(self, state: State) -> tuple[str, ...]:
        return (state.units[self.unit].seat,)

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("come-back", {"unit": Name("unit", self.unit)}, "BA-order-load", (self.unit,))

    def options(self, state: State, seat: str) -> list[Action]:
        found = [act.Emerge(self.unit, hex_) for hex_ in state.index.board.edge_hexes]
        return [action for action in found if self.why_not(state, seat, action) is None]

    def why_not(self, state: State, seat: str, action: act.Emerge) -> Refusal | None:
        """Any hex at the edge that the carrier can stand in and where no enemy is seen.

        Rules: BA-order-load.
        """
        if action.unit != self.unit or action.hex not in state.index.board.edge_hexes:
            return _NOT_EDGE
        terrain = state.index.board.terrain[action.hex]
        barred = terrain.enter is not None and state.units[self.unit].type not in terrain.enter
        taken = any(u.hex == action.hex and u.side != side_of(seat) and u.hidden != AMBUSHED for u in on_map(state))
        return _NOT_EDGE if barred or taken else None

    def apply(self, state: State, seat: str, action: act.Emerge, dice: Dice, out: Out) -> None:
        """A hidden enemy in the hex is revealed, and another hex has to be named; mines in it strike.

        Rules: BA-order-load, BA-hidden-enter, BA-mines-explode, BA-R119.
        """
        if enemies_at(state, action.hex, side_of(seat)):
            reveal_in(state, out, action.hex, side_of(seat))
            return
        change(state, self.unit, place="map", hex=action.hex)
        out.append(ev.CameBack(self.unit, action.hex))
        if action.hex in state.fields:
            enter_field(state, dice, out, self.unit)
        state.end()
