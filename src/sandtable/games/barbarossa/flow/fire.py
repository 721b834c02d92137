"""Frames of fire: shots rolled one after the other and counted together, and the choices inside them."""

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.actions import Adjust, Bear, Blow, Keep, Next
from sandtable.games.barbarossa.model import State, cargo, side_of
from sandtable.games.barbarossa.rules.fire import Shot, follow_up, may_adjust, might_adjust
from sandtable.games.barbarossa.rules.losses import ON_HIT, audience, bear, take_hits
from sandtable.games.barbarossa.rules.works import hit_work
from sandtable.kernel import Action, Ask, Auto, Dice, Name, Prompt, Refusal, Roll
from sandtable.kernel.frames import Out

_NOT_THERE = Refusal("BA-group-fire", "not-in-crowd")
_NO_ADJUST = Refusal("BA-hq-adjust", "cannot-adjust")
_NOT_ABOARD = Refusal("BA-transport-losses", "not-aboard")
_NOT_BESIDE = Refusal("BA-order-smoke", "not-adjacent")

Tally = tuple[tuple[str, str, int, int, bool], ...]
"""Target (or work), kind, hex, hits, flanked: for every shot."""


class Volley(Auto[State], frozen=True, gc=False):
    """Roll the shots; nothing is counted before all have been rolled."""

    shots: tuple[Shot, ...]
    at: int = 0
    tally: Tally = ()
    asked: bool = False
    again: bool = False
    left: int = 0
    chosen: str = ""

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Roll on until a choice comes up, or to the end.

        Rules: BA-simultaneous, BA-fire-hit, BA-fire-sum, BA-group-fire, BA-hq-adjust.
        """
        here = self
        while here.at < len(here.shots):
            following = here._roll(state, dice, out)
            if following is None:
                return
            here = following
        state.goto(Count(here.tally))

    def _roll(self, state: State, dice: Dice, out: Out) -> "Volley | None":
        """One shot; None when the stack has moved to a question."""
        shot = self.shots[self.at]
        if self.chosen:
            return self._with_next(state, self.left, self.chosen)
        if not self.asked or self.again:
            roll = dice.hits(shot.dice, 6, shot.accuracy, "fire")
            _tell(state, out, shot, roll)
            if not roll.value and not self.again and might_adjust(state, shot):
                state.goto(replace(self, asked=True))
                state.call(AdjustFire(state.units[shot.firer].seat, shot))
                return None
            hits = roll.value
        else:
            hits = 0
        counted = (*self.tally, (shot.target, shot.kind, shot.hex, hits, shot.flanked))
        here = replace(self, tally=counted, asked=False, again=False)
        return here._go_on(state, shot, shot.dice - hits)

    def _go_on(self, state: State, shot: Shot, missed: int) -> "Volley | None":
        dice, targets = follow_up(state, shot, missed)
        if not dice:
            return replace(self, at=self.at + 1)
        if len(targets) == 1:
            return self._with_next(state, dice, targets[0])
        state.goto(replace(self, left=dice))
        state.call(NextTarget(state.units[shot.firer].seat, shot))
        return None

    def _with_next(self, state: State, dice: int, target: str) -> "Volley":
        shot = self.shots[self.at]
        more = replace(shot, target=target, dice=dice, done=(*shot.done, target))
        shots = (*self.shots[: self.at + 1], more, *self.shots[self.at + 1 :])
        return replace(self, shots=shots, at=self.at + 1, chosen="", left=0)


def _tell(state: State, out: Out, shot: Shot, roll: Roll) -> None:
    """What is seen of a shot: at a unit in ambush only its own side sees what it meets."""
    if shot.target in state.units:
        target = state.units[shot.target]
        aim = shot.accuracy
        out.append(ev.Fired(shot.firer, target.id, shot.kind, aim, roll.value, (roll,), to=audience(state, target)))
    else:
        out.append(ev.FiredAtWork(shot.firer, shot.target, shot.hex, roll.value, (roll,)))


def count(state: State, out: Out, tally: Tally) -> None:
    """All hits of the step on one unit are added, then defence falls and losses are taken; works fall last. A test that
    defend or ambush fire brings at once needs a hit of that fire.

    Rules: BA-fire-sum, BA-simultaneous, BA-transport-losses, BA-defend-fire.
    """
    units: dict[str, tuple[int, str, bool]] = {}
    for target, kind, _, hits, flanked in tally:
        if target in state.units:
            before, first, side = units.get(target, (0, kind, False))
            if hits and (kind in ON_HIT or not before):
                first = kind
            units[target] = (before + hits, first, side or flanked)
    shares = []
    for name, (hits, kind, flanked) in units.items():
        if state.units[name].size:
            rest = take_hits(state, out, name, hits, kind, flanked)
            if rest:
                shares.append(Share(name, rest))
    for target, _, hex_, hits, _ in tally:
        if target not in state.units:
            hit_work(state, out, target, hex_, hits)
    for share in shares:
        state.call(share)


class Count(Auto[State], frozen=True, gc=False):
    """All shots have been rolled: their hits are counted together."""

    tally: Tally

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-simultaneous, BA-fire-sum."""
        state.end()
        count(state, out, self.tally)


class NextTarget(Ask[State, Next], frozen=True, gc=False):
    """Group fire: the firer's owner picks the next unit."""

    verbs: ClassVar[tuple[type[Action], ...]] = (Next,)
    standing: ClassVar[str | None] = "next-target"
    seat: str
    shot: Shot

    def seats(self, state: State) -> tuple[str, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("next-target", {"unit": Name("unit", self.shot.firer)}, "BA-group-fire", (self.shot.firer,))

    def options(self, state: State, seat: str) -> list[Action]:
        return [Next(name) for name in follow_up(state, self.shot, 2)[1]]

    def why_not(self, state: State, seat: str, action: Next) -> Refusal | None:
        """Rules: BA-group-fire."""
        return None if action.target in follow_up(state, self.shot, 2)[1] else _NOT_THERE

    def apply(self, state: State, seat: str, action: Next, dice: Dice, out: Out) -> None:
        state.end(chosen=action.target)


class AdjustFire(Ask[State, Adjust | Keep], frozen=True, gc=False):
    """A battery has missed altogether: does the HQ let it roll again?"""

    verbs: ClassVar[tuple[type[Action], ...]] = (Adjust, Keep)
    standing: ClassVar[str | None] = "adjust"
    seat: str
    shot: Shot

    def seats(self, state: State) -> tuple[str, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("adjust-fire", {"unit": Name("unit", self.shot.firer)}, "BA-hq-adjust", (self.shot.firer,))

    def options(self, state: State, seat: str) -> list[Action]:
        return [Adjust(), Keep()] if may_adjust(state, self.shot) else [Keep()]

    def why_not(self, state: State, seat: str, action: Adjust | Keep) -> Refusal | None:
        """Rules: BA-hq-adjust, BA-hq-adjust-limits."""
        return None if type(action) is Keep or may_adjust(state, self.shot) else _NO_ADJUST

    def apply(self, state: State, seat: str, action: Adjust | Keep, dice: Dice, out: Out) -> None:
        """Rules: BA-hq-adjust."""
        again = type(action) is Adjust
        if again:
            state.adjusted = (*state.adjusted, side_of(seat))
            out.append(ev.Adjusted(self.shot.firer))
        state.end(again=again)


class Share(Ask[State, Bear], frozen=True, gc=False):
    """A carrier has lost vehicles: its owner says who aboard takes the losses, one at a time."""

    verbs: ClassVar[tuple[type[Action], ...]] = (Bear,)
    standing: ClassVar[str | None] = "share"
    carrier: str
    losses: int

    def seats(self, state: State) -> tuple[str, ...]:
        return (state.units[self.carrier].seat,) if self._aboard(state) else ()

    def _aboard(self, state: State) -> list[str]:
        return [unit.id for unit in cargo(state, self.carrier) if unit.place == "carried" and unit.size]

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt(
            "share", {"unit": Name("unit", self.carrier), "losses": self.losses}, "BA-transport-losses", (self.carrier,)
        )

    def options(self, state: State, seat: str) -> list[Action]:
        return [Bear(name) for name in self._aboard(state)]

    def why_not(self, state: State, seat: str, action: Bear) -> Refusal | None:
        """Rules: BA-transport-losses."""
        return None if action.unit in self._aboard(state) else _NOT_ABOARD

    def apply(self, state: State, seat: str, action: Bear, dice: Dice, out: Out) -> None:
        """Rules: BA-transport-losses."""
        bear(state, out, action.unit, 1)
        if self.losses > 1 and self._aboard(state):
            state.goto(Share(self.carrier, self.losses - 1))
        else:
            state.end()


class SmokeScreen(Ask[State, Blow], frozen=True, gc=False):
    """The second hex of a smoke screen, chosen when the shells fall."""

    verbs: ClassVar[tuple[type[Action], ...]] = (Blow,)
    standing: ClassVar[str | None] = "smoke"
    seat: str
    unit: str
    hex: int

    def seats(self, state: State) -> tuple[str, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: str) -> Prompt:
        named = {"unit": Name("unit", self.unit), "hex": Name("hex", str(self.hex))}
        return Prompt("smoke-screen", {**named}, "BA-order-smoke", (str(self.hex),))

    def options(self, state: State, seat: str) -> list[Action]:
        return [Blow(hex_) for hex_ in state.index.board.beside[self.hex]]

    def why_not(self, state: State, seat: str, action: Blow) -> Refusal | None:
        """Rules: BA-order-smoke."""
        return None if action.hex in state.index.board.beside[self.hex] else _NOT_BESIDE

    def apply(self, state: State, seat: str, action: Blow, dice: Dice, out: Out) -> None:
        """The screen lies until step 12 of the next round.

        Rules: BA-order-smoke, BA-smoke-sight.
        """
        for hex_ in (self.hex, action.hex):
            state.smoke[hex_] = state.round + 1
            out.append(ev.SmokeLaid(self.unit, hex_))
        state.end()
