"""Air combat: fighters choose, both of every pair fire, round after round."""

from collections.abc import Callable
from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.actions import Engage
from sandtable.games.barbarossa.flow.fire import Volley
from sandtable.games.barbarossa.model import State, change
from sandtable.games.barbarossa.rules import air
from sandtable.games.barbarossa.rules.figures import valour
from sandtable.kernel import Action, Ask, Auto, Dice, Name, Prompt, Refusal
from sandtable.kernel.frames import Out

_NOT_OPEN = Refusal("BA-air-pairs", "no-such-opponent")


def combat(state: State, out: Out, hunters: list[str], prey: str) -> "AirCombat":
    """An air combat in the hex of the aircraft attacked, with all who take part.

    Rules: BA-air-trigger, BA-air-escort-fight.
    """
    defenders = (prey, *air.escorts(state, prey))
    hex_ = state.units[prey].hex
    out.append(ev.AirCombatBegan(hex_, (*hunters, *defenders)))
    return AirCombat(hex_, tuple(hunters), defenders)


class AirCombat(Auto[State], frozen=True):
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
        _PHASES[self.phase](self, state, dice, out)

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
            state.call(PickDuel(state.units[name].seat, name, found))

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


_PHASES: dict[str, Callable[[AirCombat, State, Dice, Out], None]] = {
    "pair": AirCombat._pair, "choose": AirCombat._choose, "shoot": AirCombat._shoot, "after": AirCombat._after,
}  # fmt: skip


class PickDuel(Ask[State, Engage], frozen=True, gc=False):
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
