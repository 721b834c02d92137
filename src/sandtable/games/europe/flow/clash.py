"""A fight inside a chain of interventions: rounds, losses, breaking off."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Lose, Press, Withdraw
from sandtable.games.europe.events import Out, RoundFought, Withdrew
from sandtable.games.europe.model import State
from sandtable.games.europe.rules.dicing import Thrown, roll
from sandtable.games.europe.rules.intervention import fighting_value
from sandtable.games.europe.rules.losses import NOT_A_LOSS, bury
from sandtable.games.europe.rules.research import rolls_twice
from sandtable.kernel import Action, Ask, Auto, Dice, Name, Prompt, Refusal, Seat


class Clash(Auto[State], frozen=True, gc=False):
    """Two forces meet at a place: `hunters` intervene, `hunted` are met. In the air or at sea.

    Rules: EU-12.2a, EU-12.2b.
    """

    place: int
    at_sea: bool
    hunter: int
    """The power that decides for the hunters."""
    quarry: int
    hunters: tuple[int, ...]
    hunted: tuple[int, ...]
    plain: tuple[int, ...] = ()
    """Units that roll AV: those of the mission, and those that are intercepted."""
    transports: tuple[int, ...] = ()
    cargo: tuple[tuple[int, int], ...] = ()
    silent: bool = False
    """Aircraft on submarines: no answer, one round."""
    round: int = 0
    step: str = "fight"
    spared: tuple[bool, bool] = (False, False)
    """Whether the aircraft of the hunters, and of the hunted, were out of reach of all that fired in this round."""

    def run(self, state: State, dice: Dice, out: Out) -> None:
        if self.step == "fight":
            self._fight(state, dice, out)
        else:
            self._after(state, out)

    def _alive(self, state: State, numbers: tuple[int, ...]) -> list[int]:
        return [n for n in numbers if n in state.units]

    def _only_subs(self, state: State, numbers: list[int]) -> bool:
        ships = [n for n in numbers if t.IS_SEA[state.units[n].kind]]
        return self.at_sea and bool(ships) and all(state.units[n].kind == t.SUB for n in ships)

    def _values(self, state: State, mine: list[int], theirs: list[int]) -> list[int]:
        subs = self._only_subs(state, theirs)
        found = []
        for number in mine:
            unit = state.units[number]
            value = fighting_value(unit, number in self.plain, subs, not self.at_sea, False)
            found += [value] * (2 if subs and rolls_twice(state, unit) else 1)
        return found

    def _fight(self, state: State, dice: Dice, out: Out) -> None:
        hunters, hunted = self._alive(state, self.hunters), self._alive(state, self.hunted)
        if not hunters or not (hunted or self._alive(state, self.transports)):
            state.end()
            return
        hits, thrown = roll(dice, self._values(state, hunters, hunted), "meeting-attack")
        answer = 0
        returned: Thrown = ()
        if not self.silent:
            answer, returned = roll(dice, self._values(state, hunted, hunters), "meeting-defence")
        out.append(
            RoundFought(
                t.PLACES[self.place],
                "sea" if self.at_sea else "air",
                self.round + 1,
                thrown,
                returned,
                hits,
                answer,
            )
        )
        spared = (self._out_of_reach(state, hunted), self._out_of_reach(state, hunters))
        state.goto(replace(self, round=self.round + 1, step="after", spared=spared))
        take(state, True, answer, out)
        take(state, False, hits, out)

    def _out_of_reach(self, state: State, firing: list[int]) -> bool:
        """Whether nothing but submarines fires at sea, which cannot hit aircraft.

        Rules: EU-12.1.3c.
        """
        return self.at_sea and bool(firing) and all(state.units[n].kind == t.SUB for n in firing)

    def _after(self, state: State, out: Out) -> None:
        """When both sides are left either may break off; otherwise it is over. Against submarines aircraft stay for one
        round only.

        Rules: EU-12.1.3c, EU-12.2a, EU-12.2b.
        """
        hunters, hunted = self._alive(state, self.hunters), self._alive(state, self.hunted)
        if self.silent or not hunters or not (hunted or self._alive(state, self.transports)):
            state.end()
            return
        if self._only_subs(state, hunted):
            hunters = [n for n in hunters if not t.IS_AIR[state.units[n].kind]]
        if self._only_subs(state, hunters):
            hunted = [n for n in hunted if not t.IS_AIR[state.units[n].kind]]
        if not hunters or not (hunted or self._alive(state, self.transports)):
            state.end()
            return
        state.goto(replace(self, step="fight", hunters=tuple(hunters), hunted=tuple(hunted)))
        state.call(Break(False))
        state.call(Break(True))


def _clash(state: State) -> tuple[int, Clash]:
    at = next(i for i in range(len(state.stack) - 1, -1, -1) if isinstance(state.stack[i], Clash))
    return at, state.stack[at]


def exposed(state: State, clash: Clash, hunters: bool) -> list[int]:
    """Units from which a loss is taken: fighting ones first, then transports; no aircraft where only submarines fired.

    Rules: EU-5.1.3d, EU-12.1.3c.
    """
    mine = [n for n in (clash.hunters if hunters else clash.hunted) if n in state.units]
    if clash.spared[0 if hunters else 1]:
        mine = [n for n in mine if not t.IS_AIR[state.units[n].kind]]
    if mine or hunters:
        return mine
    return [n for n in clash.transports if n in state.units]


def _key(state: State, clash: Clash, number: int) -> tuple[int, int, int]:
    for load, ship in clash.cargo:
        if ship == number and load in state.units:
            unit = state.units[load]
            return (unit.owner, unit.kind, unit.area)
    unit = state.units[number]
    return (unit.owner, unit.kind, unit.area)


def take(state: State, hunters: bool, hits: int, out: Out) -> None:
    """Losses without a choice are taken at once; else the owner is asked."""
    _, clash = _clash(state)
    while hits:
        units = exposed(state, clash, hunters)
        if not units:
            return
        if len(units) > hits and len({_key(state, clash, n) for n in units}) > 1:
            state.call(Toll(hunters, hits))
            return
        sink(state, clash, min(units, key=lambda n: (t.COST[state.units[n].kind], n)), out)
        hits -= 1


def sink(state: State, clash: Clash, number: int, out: Out) -> None:
    """A ship takes its cargo down with it.

    Rules: EU-5.1.3d.
    """
    for load, ship in clash.cargo:
        if ship == number and load in state.units:
            bury(state, None, load, False, out)
    bury(state, None, number, False, out)


class Toll(Ask[State, Lose], frozen=True, gc=False):
    """An owner removes units of his choice in a meeting engagement."""

    verbs: ClassVar[tuple[type[Action], ...]] = (Lose,)
    standing: ClassVar[str | None] = "losses"

    hunters: bool
    left: int

    def seats(self, state: State) -> tuple[Seat, ...]:
        _, clash = _clash(state)
        return (t.POWERS[clash.hunter if self.hunters else clash.quarry],)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        _, clash = _clash(state)
        place = t.PLACES[clash.place]
        return Prompt("losses", {"n": self.left, "area": Name("place", place)}, "EU-5.1.1", (place,))

    def _choices(self, state: State) -> dict[tuple[int, int, int], int]:
        _, clash = _clash(state)
        found: dict[tuple[int, int, int], int] = {}
        for number in exposed(state, clash, self.hunters):
            found.setdefault(_key(state, clash, number), number)
        return found

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Lose(t.type_name(owner, kind), t.AREAS[area]) for owner, kind, area in self._choices(state)]

    def _find(self, state: State, action: Lose) -> int | None:
        if action.unit not in t.TYPE or action.base not in t.AREA:
            return None
        owner, kind = divmod(t.TYPE[action.unit], 8)
        return self._choices(state).get((owner, kind, t.AREA[action.base]))

    def why_not(self, state: State, seat: Seat, action: Lose) -> Refusal | None:
        return None if self._find(state, action) is not None else NOT_A_LOSS

    def apply(self, state: State, seat: Seat, action: Lose, dice: Dice, out: Out) -> None:
        number = self._find(state, action)
        assert number is not None
        state.end()
        _, clash = _clash(state)
        sink(state, clash, number, out)
        take(state, self.hunters, self.left - 1, out)

    def default(self, state: State, seat: Seat) -> Action:
        owner, kind, area = min(self._choices(state), key=lambda key: (t.COST[key[1]], key))
        return Lose(t.type_name(owner, kind), t.AREAS[area])


class Break(Ask[State, Press | Withdraw], frozen=True, gc=False):
    """After a round the one who intervened may break off and the one who was met may turn back.

    Rules: EU-12.2a, EU-12.2b.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Press, Withdraw)
    standing: ClassVar[str | None] = "meetings"

    hunters: bool

    def seats(self, state: State) -> tuple[Seat, ...]:
        below = state.stack[-2]
        clash = below if isinstance(below, Clash) else state.stack[-3]
        if not isinstance(clash, Clash):
            return ()
        return (t.POWERS[clash.hunter if self.hunters else clash.quarry],)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        _, clash = _clash(state)
        place = t.PLACES[clash.place]
        return Prompt(
            "break",
            {"place": Name("place", place), "role": Name("role", "hunter" if self.hunters else "quarry")},
            "EU-12.2a",
            (place,),
        )

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Press(), Withdraw(None)]

    def why_not(self, state: State, seat: Seat, action: Press | Withdraw) -> Refusal | None:
        if isinstance(action, Withdraw) and action.to is not None:
            return Refusal("EU-12.2b", "no-way-back")
        return None

    def apply(self, state: State, seat: Seat, action: Press | Withdraw, dice: Dice, out: Out) -> None:
        state.end()
        if isinstance(action, Press):
            return
        at, clash = _clash(state)
        units = clash.hunters if self.hunters else clash.hunted + clash.transports
        out.append(Withdrew(seat, t.PLACES[clash.place], "sea" if clash.at_sea else "air", ""))
        del state.stack[at + 1 :]
        state.end(left=state.stack[at - 1].left + units)
