"""Frames of the set-up, of powers and of minors."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Place, PlaceRest
from sandtable.games.europe.events import Out, Placed
from sandtable.games.europe.model import State, who
from sandtable.games.europe.rules import followups, placing
from sandtable.kernel import Action, Ask, Dice, Name, Prompt, Refusal, Seat
from sandtable.kernel.errors import Args

NO_UNIT_OR_AREA = Refusal("EU-14.1b", "no-such-unit-or-area")


class SetUp(Ask[State, Place | PlaceRest], frozen=True, gc=False):
    """A power places its units.

    Rules: EU-14.1b, EU-14.2b, EU-14.3b, EU-14.4c.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Place, PlaceRest)
    watched: ClassVar[bool] = False

    power: int

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[self.power],) if any(n > 0 for n in placing.left_to_place(state, self.power)) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        left = sum(placing.left_to_place(state, self.power))
        return Prompt("set-up", {"power": Name("country", t.POWERS[self.power]), "n": left}, "EU-14.1b")

    def options(self, state: State, seat: Seat) -> list[Action]:
        left = placing.left_to_place(state, self.power)
        found: list[Action] = [PlaceRest()] if self.why_not(state, seat, PlaceRest()) is None else []
        for kind, count in enumerate(left):
            if count < 1:
                continue
            unit = t.type_name(self.power, kind)
            found += [Place(unit, t.AREAS[area]) for area in placing.open_places(state, self.power, kind)]
        return found

    def why_not(self, state: State, seat: Seat, action: Place | PlaceRest) -> Refusal | None:
        if isinstance(action, PlaceRest):
            return (
                None
                if len(placing.proposal(state, self.power)) == sum(placing.left_to_place(state, self.power))
                or not self._started(state)
                else placing.QUOTA
            )
        owner, kind = divmod(t.TYPE.get(action.unit, -1), 8)
        if owner != self.power or action.area not in t.AREA:
            return NO_UNIT_OR_AREA
        return placing.why_not_place(state, self.power, kind, t.AREA[action.area])

    def _started(self, state: State) -> bool:
        return bool(who(state).of[self.power])

    def apply(self, state: State, seat: Seat, action: Place | PlaceRest, dice: Dice, out: Out) -> None:
        if isinstance(action, PlaceRest):
            self._rest(state, out)
            return
        kind = t.TYPE[action.unit] % 8
        placing.place(state, self.power, kind, t.AREA[action.area])
        out.append(Placed(action.unit, action.area, 1))

    def _rest(self, state: State, out: Out) -> None:
        """The proposal of the data file; units that it does not know (advanced kinds) go to the capital or the first
        port."""
        for kind, area in placing.proposal(state, self.power):
            placing.place(state, self.power, kind, area)
            out.append(Placed(t.type_name(self.power, kind), t.AREAS[area], 1))
        for kind, count in enumerate(placing.left_to_place(state, self.power)):
            for _ in range(count):
                area = self._somewhere(state, kind)
                placing.place(state, self.power, kind, area)
                out.append(Placed(t.type_name(self.power, kind), t.AREAS[area], 1))

    def _somewhere(self, state: State, kind: int) -> int:
        wanted = [t.CHIEF[self.power], *t.AREAS_OF[self.power], *t.bits(placing.own_places(state, self.power))]
        return next(a for a in wanted if placing.why_not_place(state, self.power, kind, a) is None)

    def default(self, state: State, seat: Seat) -> Action:
        options = self.options(state, seat)
        return PlaceRest() if PlaceRest() in options else options[0]


class SetUpMinor(Ask[State, Place | PlaceRest], frozen=True, gc=False):
    """A power places a minor's army in its country; where there is one area only it stands there at once.

    Rules: EU-5.1c, EU-13.2, EU-13.3b.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Place, PlaceRest)
    standing: ClassVar[str | None] = "minors"

    country: int
    power: int

    def _left(self, state: State) -> list[int]:
        return [kind for kind, _ in placing.minor_proposal(state, self.country)]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[self.power],) if self._left(state) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        args: Args = {"country": Name("country", t.COUNTRIES[self.country]), "n": len(self._left(state))}
        return Prompt("set-up-minor", args, "EU-5.1c", tuple(t.AREAS[a] for a in self._areas(state)))

    def _areas(self, state: State) -> list[int]:
        return t.bits(who(state).control[self.country])

    def options(self, state: State, seat: Seat) -> list[Action]:
        found: list[Action] = [PlaceRest()]
        for kind in sorted(set(self._left(state))):
            for area in self._areas(state):
                if placing.why_not_place_minor(state, self.country, kind, area) is None:
                    found.append(Place(t.type_name(self.country, kind), t.AREAS[area]))
        return found

    def why_not(self, state: State, seat: Seat, action: Place | PlaceRest) -> Refusal | None:
        if isinstance(action, PlaceRest):
            return None
        owner, kind = divmod(t.TYPE.get(action.unit, -1), 8)
        if owner != self.country or action.area not in t.AREA:
            return NO_UNIT_OR_AREA
        return placing.why_not_place_minor(state, self.country, kind, t.AREA[action.area])

    def apply(self, state: State, seat: Seat, action: Place | PlaceRest, dice: Dice, out: Out) -> None:
        if isinstance(action, PlaceRest):
            for kind, area in placing.minor_proposal(state, self.country):
                placing.place_minor(state, self.country, kind, area)
                out.append(Placed(t.type_name(self.country, kind), t.AREAS[area], 1))
            return
        placing.place_minor(state, self.country, t.TYPE[action.unit] % 8, t.AREA[action.area])
        out.append(Placed(action.unit, action.area, 1))


@followups.set_up_army.asked_by
def set_up_minor(state: State, country: int, power: int, out: Out) -> None:
    """A minor's army comes to the map: by a question where there is a choice, else at once.

    Rules: EU-5.1c.
    """
    if power >= 0 and len(t.bits(who(state).control[country])) > 1:
        state.call(SetUpMinor(country, power))
        return
    for kind, area in placing.minor_proposal(state, country):
        placing.place_minor(state, country, kind, area)
        out.append(Placed(t.type_name(country, kind), t.AREAS[area], 1))
