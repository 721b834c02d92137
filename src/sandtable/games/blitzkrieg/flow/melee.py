"""Chapter 9: melee - the assault, the rounds of fire and what follows."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.flow.mines import enter_mines
from sandtable.games.blitzkrieg.flow.retreat import stop
from sandtable.games.blitzkrieg.flow.struck import MUST_CHOOSE, Struck, go_back
from sandtable.games.blitzkrieg.model import DONE, State, change, seat_of
from sandtable.games.blitzkrieg.rules import effects, fire, special
from sandtable.games.blitzkrieg.rules.carriers import dismount_for_melee
from sandtable.games.blitzkrieg.rules.melee import Fight, can_hit, fighters, melee_lines, targets
from sandtable.games.blitzkrieg.rules.movement import March, keep
from sandtable.games.blitzkrieg.rules.organisation import lone_hqs, overrun
from sandtable.games.blitzkrieg.rules.retreat import march_to, take
from sandtable.games.blitzkrieg.tables.counters import OVERRUN_BY_PURSUIT
from sandtable.games.blitzkrieg.tables.sheets import STEP
from sandtable.kernel import Action, Ask, Auto, Dice, Event, Name, Prompt, Refusal

NOT_A_TARGET = Refusal("BK-9", "not-a-target")


def assault(state: State, march: March, n: int, dice: Dice, out: list[Event]) -> None:
    """Enter the hex - through mines first - and begin the melee; nobody reacts to that.

    Rules: BK-9, BK-10.1, BK-R82.
    """
    theatre, here = state.index.theatre, march.here(state)
    defenders = fighters(state, n, 1 - state.active)
    soft = all(theatre.kind[u] in OVERRUN_BY_PURSUIT for u in defenders)
    pinned = tuple(u for u in defenders if state.units[u].neutralised)
    state.call(Melee(n, here, pinned, soft))
    out.append(events.MeleeBegan(theatre.numbers[here], theatre.numbers[n]))
    for u in march.units:
        if (here, n) not in theatre.board.roads:
            change(state, u, column=False)
        march_to(state, u, n, out)
        special.check_works(state, here, u, out)
    for u in defenders:
        dismount_for_melee(state, u, out)
    for u in march.units:
        enter_mines(state, u, n, dice, out)


class Melee(Fight, Auto[State], frozen=True, gc=False):
    """A melee in a hex, step by step: in the first round the defenders fire, then the attackers; later both at once.

    `step` is the next thing to do, `aims` are the shots declared.

    Rules: BK-9.1.2, BK-9.1.3, BK-9.1.4.
    """

    step: str = "enter"
    aims: tuple[tuple[int, int], ...] = ()

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        if self.is_over(state):
            self.conclude(state, dice, out)
        else:
            STEPS[self.step](self, state, dice, out)

    def is_over(self, state: State) -> bool:
        """One side is eliminated or has gone.

        Rules: BK-9.1.4.
        """
        return not fighters(state, self.hex, 0) or not fighters(state, self.hex, 1)

    # -- the first round
    def turn_back(self, state: State, dice: Dice, out: list[Event]) -> None:
        """Attackers whom the mines have neutralised do not get to the melee.

        Rules: BK-9.1.2, BK-R80.
        """
        state.goto(replace(self, step="defend"))
        for u in fighters(state, self.hex, state.active):
            if state.units[u].neutralised:
                go_back(state, u, self.origin, dice, out)

    def defenders_aim(self, state: State, dice: Dice, out: list[Event]) -> None:
        """The defenders name their targets."""
        state.goto(replace(self, step="defend-fire", aims=()))
        declare(state, 1 - state.active)

    def defenders_fire(self, state: State, dice: Dice, out: list[Event]) -> None:
        """The defenders fire first.

        Rules: BK-9.1.2.
        """
        state.goto(replace(self, step="attack"))
        self.volley(state, dice, out)

    def attackers_aim(self, state: State, dice: Dice, out: list[Event]) -> None:
        """The attackers that are left name their targets."""
        state.goto(replace(self, step="attack-fire", aims=()))
        declare(state, state.active)

    def attackers_fire(self, state: State, dice: Dice, out: list[Event]) -> None:
        """Then the attackers fire."""
        state.goto(replace(self, step="pinned"))
        self.volley(state, dice, out)

    def drive_out_pinned(self, state: State, dice: Dice, out: list[Event]) -> None:
        """Defenders neutralised before the melee must now retreat or lose a step.

        Rules: BK-9.1.2, BK-9.1.5.
        """
        state.goto(replace(self, step="press"))
        for u in self.pinned:
            if state.units[u].hex == self.hex and state.units[u].neutralised:
                state.call(Struck(u, self.hex, self.origin, "pinned"))

    # -- later rounds
    def end_round(self, state: State, dice: Dice, out: list[Event]) -> None:
        """After a full round columns have dissolved and the attacker decides; he must go back if nobody can fire.

        Rules: BK-9.1.3, BK-7.2.1.
        """
        for u in (*fighters(state, self.hex, 0), *fighters(state, self.hex, 1)):
            if state.units[u].column:
                change(state, u, column=False)
        following = replace(self, step="declare", round=self.round + 1, aims=())
        state.goto(following)
        if self.anyone_can_fire(state, following):
            state.call(PressOn(self.hex))
        else:
            self.break_off(state, dice, out)

    @staticmethod
    def anyone_can_fire(state: State, melee: Melee) -> bool:
        both = (*fighters(state, melee.hex, 0), *fighters(state, melee.hex, 1))
        return any(targets(state, u, melee) for u in both)

    def both_aim(self, state: State, dice: Dice, out: list[Event]) -> None:
        """From the second round both sides fire at the same time; the defender names his targets first."""
        state.goto(replace(self, step="both-fire", aims=()))
        declare(state, state.active)
        declare(state, 1 - state.active)

    def both_fire(self, state: State, dice: Dice, out: list[Event]) -> None:
        """All shots of a later round fall together.

        Rules: BK-9.1.3.
        """
        sides, active = state.index.theatre.side, state.active
        ordered = replace(self, step="press", aims=tuple(sorted(self.aims, key=lambda aim: sides[aim[0]] == active)))
        state.goto(ordered)
        ordered.volley(state, dice, out)

    def volley(self, state: State, dice: Dice, out: list[Event]) -> None:
        """Roll every declared shot from the position at its start, then carry the results out, unit by unit.

        Rules: BK-9, BK-8.2.
        """
        shots = [(u, t, melee_lines(state, u, t, self)) for u, t in self.aims]
        hits: dict[int, list[int]] = {}
        for u, t, lines in shots:
            hits.setdefault(t, []).append(fire.shoot(state, u, t, "melee", lines, dice, out))
        for t, results in hits.items():
            self.hit(state, t, [found for found in results if effects.affects(state, t, found)], dice, out)

    def hit(self, state: State, t: int, results: list[int], dice: Dice, out: list[Event]) -> None:
        """All results of a volley on one unit count, in whatever order they fell: steps are lost first, then each N
        counts; what the owner may choose is asked last.

        Rules: BK-9.1.2, BK-8.4b, BK-R93.
        """
        steps = results.count(STEP)
        for _ in range(steps):
            if state.units[t].hex == self.hex:
                effects.lose_step(state, t, dice, out)
        more = len(results) - steps
        while more and state.units[t].hex == self.hex and state.units[t].neutralised:
            effects.panic(state, t, dice, out)
            more -= 1
        if state.units[t].hex != self.hex:
            return
        attacker = state.index.theatre.side[t] == state.active
        if more:
            state.call(Struck(t, self.hex, self.origin, "attacker" if attacker else "neutral", more - 1))
        elif steps and not attacker:
            state.call(Struck(t, self.hex, self.origin, "step"))

    # -- the end
    def break_off(self, state: State, dice: Dice, out: list[Event]) -> None:
        """The attackers go back to where they came from.

        Rules: BK-9.1.3.
        """
        for u in fighters(state, self.hex, state.active):
            go_back(state, u, self.origin, dice, out)

    def conclude(self, state: State, dice: Dice, out: list[Event]) -> None:
        """Lone HQs are overrun, the winner holds the hex, and only pursuing units may go on with their move.

        Rules: BK-9.1.4, BK-9, BK-9.2.
        """
        state.end()
        won = bool(fighters(state, self.hex, state.active))
        winner = state.active if won else 1 - state.active
        if won:
            for hq in lone_hqs(state, self.hex, 1 - state.active):
                overrun(state, hq, out)
        take(state, self.hex, winner, out)
        out.append(events.MeleeEnded(state.index.theatre.numbers[self.hex], seat_of(winner)))
        march = state.stack[-1]
        able = [at for at, u in enumerate(march.units) if self.may_pursue(state, u)]
        for u in march.units:
            if state.units[u].hex >= 0 and not self.may_pursue(state, u):
                stop(state, u, DONE, dice, out)
        if able:
            state.goto(replace(keep(state, march, able), fought=True))
        else:
            state.end()


STEPS = {
    "enter": Melee.turn_back,
    "defend": Melee.defenders_aim,
    "defend-fire": Melee.defenders_fire,
    "attack": Melee.attackers_aim,
    "attack-fire": Melee.attackers_fire,
    "pinned": Melee.drive_out_pinned,
    "press": Melee.end_round,
    "declare": Melee.both_aim,
    "both-fire": Melee.both_fire,
}
"""The steps of a melee by the name under which the frame keeps them."""


def current_melee(state: State) -> Melee:
    """The melee that goes on."""
    return next(frame for frame in reversed(state.stack) if isinstance(frame, Melee))


def add_aims(state: State, aims: tuple[tuple[int, int], ...]) -> None:
    """Note shots that were declared in the melee that goes on."""
    at = next(at for at, frame in reversed(list(enumerate(state.stack))) if isinstance(frame, Melee))
    state.stack[at] = replace(state.stack[at], aims=(*state.stack[at].aims, *aims))


def declare(state: State, side: int) -> None:
    """Let a side name the targets of its units; against a single enemy there is nothing to choose.

    Rules: BK-9.
    """
    melee = current_melee(state)
    units, foes = fighters(state, melee.hex, side), fighters(state, melee.hex, 1 - side)
    if len(foes) > 1:
        state.call(TakeAim(units, side))
        return
    add_aims(state, tuple((u, foes[0]) for u in units if can_hit(state, u, foes[0], melee)))


class TakeAim(Ask[State, actions.Aim], frozen=True, gc=False):
    """One side names the targets of its units in a melee, unit by unit, before any die falls.

    Rules: BK-9.
    """

    units: tuple[int, ...]
    side: int

    verbs: ClassVar = (actions.Aim,)
    standing: ClassVar = "aim"

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(self.side),) if self.next_unit(state) >= 0 else ()

    def next_unit(self, state: State) -> int:
        """The first unit that can fire."""
        melee = current_melee(state)
        return next((u for u in self.units if targets(state, u, melee)), -1)

    def prompt(self, state: State, seat: str) -> Prompt:
        name = state.index.theatre.ids[self.next_unit(state)]
        return Prompt("take-aim", {"unit": Name("unit", name)}, "BK-9", (name,))

    def options(self, state: State, seat: str) -> list[Action]:
        u = self.next_unit(state)
        ids = state.index.theatre.ids
        return [actions.Aim(ids[u], ids[t]) for t in targets(state, u, current_melee(state))]

    def why_not(self, state: State, seat: str, action: actions.Aim) -> Refusal | None:
        """Each unit in turn fires at one enemy of its owner's choice.

        Rules: BK-9.
        """
        theatre = state.index.theatre
        u, t = theatre.unit_of.get(action.unit, -1), theatre.unit_of.get(action.target, -1)
        if u < 0 or u != self.next_unit(state):
            return MUST_CHOOSE
        return None if t in targets(state, u, current_melee(state)) else NOT_A_TARGET

    def apply(self, state: State, seat: str, action: actions.Aim, dice: Dice, out: list[Event]) -> None:
        unit_of = state.index.theatre.unit_of
        u, t = unit_of[action.unit], unit_of[action.target]
        add_aims(state, ((u, t),))
        left = self.units[self.units.index(u) + 1 :]
        if left:
            state.goto(replace(self, units=left))
        else:
            state.end()


class PressOn(Ask[State, actions.Press | actions.BreakOff], frozen=True, gc=False):
    """After a full round the attacker fights on or goes back.

    Rules: BK-9.1.3.
    """

    hex: int

    verbs: ClassVar = (actions.Press, actions.BreakOff)

    def seats(self, state: State) -> tuple[str, ...]:
        both = fighters(state, self.hex, 0) and fighters(state, self.hex, 1)
        return (seat_of(state.active),) if both else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("press-on", {"hex": Name("hex", str(state.index.theatre.numbers[self.hex]))}, "BK-9.1.3")

    def options(self, state: State, seat: str) -> list[Action]:
        return [actions.Press(), actions.BreakOff()]

    def why_not(self, state: State, seat: str, action: actions.Press | actions.BreakOff) -> Refusal | None:
        return None

    def apply(
        self, state: State, seat: str, action: actions.Press | actions.BreakOff, dice: Dice, out: list[Event]
    ) -> None:
        state.end()
        if isinstance(action, actions.BreakOff):
            melee: Melee = state.stack[-1]
            melee.break_off(state, dice, out)
