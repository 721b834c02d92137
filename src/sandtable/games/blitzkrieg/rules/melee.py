"""Chapter 9: melee - the assault, its rounds of fire, the choices after each hit, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.counters import OVERRUN_BY_PURSUIT, PURSUING
from sandtable.games.blitzkrieg.model import DONE, State, change, seat
from sandtable.games.blitzkrieg.rules import effects, fire, special
from sandtable.games.blitzkrieg.rules.organisation import check_command, lone_hqs, overrun
from sandtable.games.blitzkrieg.rules.retreat import follow, make_room, retreat, retreat_hexes, take
from sandtable.games.blitzkrieg.tables import LOWEST, NOTHING, POINT, RED, STEP
from sandtable.kernel import Action, Ask, Auto, Dice, Event, Name, Prompt, Refusal

if TYPE_CHECKING:
    from sandtable.games.blitzkrieg.rules.movement import Move

NOT_ADJACENT = Refusal("BK-7.1", "not-adjacent")
NO_ENEMY = Refusal("BK-9", "no-enemy")
HQ_NO_MELEE = Refusal("BK-9", "hq-no-melee")
NO_COMMAND = Refusal("BK-6.2", "no-melee-out-of-command")
MOUNTED = Refusal("BK-12.1f", "mounted")
IMPASSABLE = Refusal("BK-7.1", "impassable")
NO_POINTS = Refusal("BK-9.1.1", "no-points-melee")
HALF_MOVE = Refusal("BK-6.1b", "half-move")
NOT_A_TARGET = Refusal("BK-9", "not-a-target")
NOT_THERE = Refusal("BK-9.1.5", "not-there")
MUST_CHOOSE = Refusal("BK-9.1.2", "must-choose")
CANNOT_FIRE = Refusal("BK-9.1.3", "nobody-can-fire")


# -- the assault
def why_no_assault(state: State, move: Move, n: int) -> Refusal | None:
    """A whole move may lead into a hex with enemy units, by units in command that are not mounted and can pay.

    Rules: BK-9, BK-9.1.1, BK-6.2, BK-12.1f.
    """
    here = move.here(state)
    if n < 0 or not state.theatre.board.around[here] >> n & 1:
        return NOT_ADJACENT
    foe = 1 - state.active
    if not state.index.bits[foe] >> n & 1 or lone_hqs(state, n, foe):
        return NO_ENEMY
    if move.part:
        return HALF_MOVE
    for u in move.units:
        if state.theatre.is_hq[u]:
            return HQ_NO_MELEE
        if state.units[u].out:
            return NO_COMMAND
        if effects.passenger(state, u) >= 0:
            return MOUNTED
    spent = assault_price(state, move, n)
    return spent if isinstance(spent, Refusal) else None


def assault_price(state: State, move: Move, n: int) -> tuple[int, ...] | Refusal:
    """A quarter of the movement points, rounded up, and the ground; too few are enough only for a first and only hex.

    A column that comes along the road pays the road and stays in column.

    Rules: BK-9.1.1, BK-6.1b.
    """
    from sandtable.games.blitzkrieg.rules.movement import step_price

    here, spent = move.here(state), []
    for u, way, used, points in zip(move.units, move.ways, move.spent, move.points, strict=True):
        road = state.units[u].column and (here, n) in state.theatre.board.roads
        price = step_price(state, way, here, n, road)
        if price is None:
            return IMPASSABLE
        then = used + price + quarter(state, u)
        if then > points and move.hexes:
            return NO_POINTS
        spent.append(then)
    return tuple(spent)


def quarter(state: State, u: int) -> int:
    """A quarter of a unit's movement points, rounded up, in sixths.

    Rules: BK-9.1.1.
    """
    return POINT * -(-state.theatre.counters[u].mp // 4)


def assault(state: State, move: Move, n: int, dice: Dice, out: list[Event]) -> None:
    """Enter the hex - through mines first - and begin the melee.

    Rules: BK-9, BK-10.1.
    """
    theatre, here = state.theatre, move.here(state)
    spent = assault_price(state, move, n)
    assert not isinstance(spent, Refusal)
    defenders = fighters(state, n, 1 - state.active)
    soft = all(theatre.kind[u] in OVERRUN_BY_PURSUIT for u in defenders)
    pinned = tuple(u for u in defenders if state.units[u].neutralised)
    state.goto(replace(move, spent=spent, hexes=move.hexes + 1))
    state.call(Melee(n, here, pinned, soft))
    out.append(events.MeleeBegan(theatre.numbers[here], theatre.numbers[n]))
    for u in move.units:
        if (here, n) not in theatre.board.roads:
            change(state, u, column=False)
        follow(state, u, n, out)
        special.check_works(state, here, u, out)
    for u in defenders:
        dismount_for_melee(state, u, out)
    for u in move.units:
        special.enter_mines(state, u, n, dice, out)


def dismount_for_melee(state: State, u: int, out: list[Event]) -> None:
    """Nobody fights mounted: an attacked company leaves its carrier.

    Rules: BK-12.1f.
    """
    carrier = state.units[u].aboard
    if carrier >= 0:
        change(state, u, aboard=-1)
        out.append(events.Dismounted(state.theatre.ids[u], state.theatre.ids[carrier]))


def fighters(state: State, h: int, side: int) -> tuple[int, ...]:
    """A side's combat units in a hex; an HQ takes no part.

    Rules: BK-9.
    """
    theatre = state.theatre
    return tuple([u for u in state.index.at[h] if theatre.side[u] == side and not theatre.is_hq[u]])


# -- fire in melee
def melee_lines(state: State, u: int, t: int, melee: Melee) -> list[fire.Line]:
    """The sum for a shot in melee: +1, no range; ground and works cover only the defender, stream and slope hinder the
    attacker, column and a neutralisation from before count in the first round.

    Rules: BK-8.2.3, BK-8.2.4, BK-9.1.2, BK-9.1.5, BK-6.2.
    """
    attacking = state.theatre.side[u] == state.active
    lines = fire.attack_lines(state, u, t)
    lines.append(("BK-9.1.2", "melee", fire.range_modifier(0)))
    lines += [line for line in fire.target_lines(state, t, False) if attacking or line[1] == "target-dispersed"]
    if state.units[t].column and melee.round == 1:
        lines.append(fire._TARGET_COLUMN)
    lines += [line for line in fire.firer_lines(state, u) if melee.round == 1 or line[1] not in FIRST_ROUND_ONLY]
    if attacking:
        board = state.theatre.board
        if (melee.origin, melee.hex) in board.streams and (melee.origin, melee.hex) not in board.roads:
            lines.append(fire._STREAM)
        if board.level[melee.hex] > board.level[melee.origin]:
            lines.append(fire._UPHILL)
    return lines


FIRST_ROUND_ONLY = ("column", "neutralised")


def can_hit(state: State, u: int, t: int, melee: Melee) -> bool:
    return fire.total(melee_lines(state, u, t, melee)) >= LOWEST


def targets(state: State, u: int, melee: Melee) -> list[int]:
    """The enemies that a unit can fire at in a melee."""
    foe = 1 - state.theatre.side[u]
    return [t for t in fighters(state, melee.hex, foe) if can_hit(state, u, t, melee)]


class Melee(Auto, frozen=True, gc=False):
    """A melee in a hex, step by step: in the first round the defenders fire, then the attackers; later both at once.

    `pinned` are defenders that were neutralised before, `soft` whether only infantry, heavy weapons and anti-tank
    guns defend, `aims` the shots declared.

    Rules: BK-9.1.2, BK-9.1.3, BK-9.1.4.
    """

    hex: int
    origin: int
    pinned: tuple[int, ...] = ()
    soft: bool = False
    round: int = 1
    step: str = "defend"
    aims: tuple[tuple[int, int], ...] = ()

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        if self.is_over(state):
            self.conclude(state, dice, out)
        else:
            getattr(self, "do_" + self.step.replace("-", "_"))(state, dice, out)

    def is_over(self, state: State) -> bool:
        """One side is eliminated or has gone.

        Rules: BK-9.1.4.
        """
        return not fighters(state, self.hex, 0) or not fighters(state, self.hex, 1)

    # -- the first round
    def do_defend(self, state: State, dice: Dice, out: list[Event]) -> None:
        """The defenders name their targets."""
        state.goto(replace(self, step="defend-fire", aims=()))
        declare(state, 1 - state.active)

    def do_defend_fire(self, state: State, dice: Dice, out: list[Event]) -> None:
        """The defenders fire first.

        Rules: BK-9.1.2.
        """
        state.goto(replace(self, step="attack"))
        self.volley(state, dice, out)

    def do_attack(self, state: State, dice: Dice, out: list[Event]) -> None:
        """The attackers that are left name their targets."""
        state.goto(replace(self, step="attack-fire", aims=()))
        declare(state, state.active)

    def do_attack_fire(self, state: State, dice: Dice, out: list[Event]) -> None:
        """Then the attackers fire."""
        state.goto(replace(self, step="pinned"))
        self.volley(state, dice, out)

    def do_pinned(self, state: State, dice: Dice, out: list[Event]) -> None:
        """Defenders neutralised before the melee must now retreat or lose a step.

        Rules: BK-9.1.2, BK-9.1.5.
        """
        state.goto(replace(self, step="press"))
        for u in self.pinned:
            if state.units[u].hex == self.hex and state.units[u].neutralised:
                state.call(Struck(u, self.hex, self.origin, "pinned"))

    # -- later rounds
    def do_press(self, state: State, dice: Dice, out: list[Event]) -> None:
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

    def do_declare(self, state: State, dice: Dice, out: list[Event]) -> None:
        """From the second round both sides fire at the same time; the defender names his targets first."""
        state.goto(replace(self, step="both-fire", aims=()))
        declare(state, state.active)
        declare(state, 1 - state.active)

    def do_both_fire(self, state: State, dice: Dice, out: list[Event]) -> None:
        """All shots of a later round fall together.

        Rules: BK-9.1.3.
        """
        sides, active = state.theatre.side, state.active
        ordered = replace(self, step="press", aims=tuple(sorted(self.aims, key=lambda aim: sides[aim[0]] == active)))
        state.goto(ordered)
        ordered.volley(state, dice, out)

    def volley(self, state: State, dice: Dice, out: list[Event]) -> None:
        """Roll every declared shot from the position at its start, then carry the results out.

        Rules: BK-9, BK-8.2.
        """
        shots = [(u, t, melee_lines(state, u, t, self)) for u, t in self.aims]
        hits = [(t, fire.shoot(state, u, t, "melee", lines, dice, out)) for u, t, lines in shots]
        for t, found in hits:
            self.hit(state, t, found, dice, out)

    def hit(self, state: State, t: int, found: int, dice: Dice, out: list[Event]) -> None:
        """A step is lost at once; what the owner may choose is asked then.

        Rules: BK-9.1.2.
        """
        if state.units[t].hex != self.hex or found == NOTHING or (found == RED and not state.theatre.soft[t]):
            return
        attacker = state.theatre.side[t] == state.active
        if found == STEP:
            effects.lose_step(state, t, dice, out)
            if state.units[t].hex == self.hex and not attacker:
                state.call(Struck(t, self.hex, self.origin, "step"))
        elif state.units[t].neutralised:
            effects.panic(state, t, dice, out)
        else:
            state.call(Struck(t, self.hex, self.origin, "attacker" if attacker else "neutral"))

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
        from sandtable.games.blitzkrieg.rules.movement import keep, stop

        state.end()
        won = bool(fighters(state, self.hex, state.active))
        winner = state.active if won else 1 - state.active
        if won:
            for hq in lone_hqs(state, self.hex, 1 - state.active):
                overrun(state, hq, out)
        take(state, self.hex, winner, out)
        out.append(events.MeleeEnded(state.theatre.numbers[self.hex], seat(winner)))
        move: Move = state.stack[-1]
        able = [at for at, u in enumerate(move.units) if self.may_pursue(state, u)]
        for u in move.units:
            if state.units[u].hex >= 0 and not self.may_pursue(state, u):
                stop(state, u, DONE, dice, out)
        if able:
            state.goto(keep(state, move, able))
        else:
            state.end()

    def may_pursue(self, state: State, u: int) -> bool:
        """Tanks and armoured cars that have won against soft defenders go on with what points they have.

        Rules: BK-9.2, BK-6.1b.
        """
        unit = state.units[u]
        return self.soft and unit.hex == self.hex and not unit.neutralised and state.theatre.kind[u] in PURSUING


def declare(state: State, side: int) -> None:
    """Let a side name the targets of its units; against a single enemy there is nothing to choose.

    Rules: BK-9.
    """
    at = next(at for at, frame in reversed(list(enumerate(state.stack))) if isinstance(frame, Melee))
    melee: Melee = state.stack[at]
    units, foes = fighters(state, melee.hex, side), fighters(state, melee.hex, 1 - side)
    if len(foes) > 1:
        state.call(TakeAim(units, side))
        return
    aims = tuple((u, foes[0]) for u in units if can_hit(state, u, foes[0], melee))
    state.stack[at] = replace(melee, aims=(*melee.aims, *aims))


def go_back(state: State, u: int, origin: int, dice: Dice, out: list[Event]) -> None:
    """An attacker returns to the hex from which it attacked and has finished.

    Rules: BK-9.1.2.
    """
    theatre = state.theatre
    start = state.units[u].hex
    out.append(events.Retreated(theatre.ids[u], theatre.numbers[start], theatre.numbers[origin]))
    follow(state, u, origin, out)
    change(state, u, column=False, act=DONE)
    make_room(state, u, dice, out)
    check_command(state, u, out)


def give_way(state: State, u: int, h: int, to: int, dice: Dice, out: list[Event]) -> None:
    """A defender falls back; the HQs in the hex go with the last one.

    Rules: BK-9.1.2, BK-9.
    """
    retreat(state, u, to, dice, out)
    side = state.theatre.side[u]
    for hq in lone_hqs(state, h, side):
        retreat(state, hq, to, dice, out)


class TakeAim(Ask, frozen=True, gc=False):
    """One side names the targets of its units in a melee, unit by unit, before any die falls.

    Rules: BK-9.
    """

    units: tuple[int, ...]
    side: int

    verbs: ClassVar = (actions.Aim,)
    standing: ClassVar = "aim"

    def melee(self, state: State) -> Melee:
        """The melee below on the stack."""
        return next(frame for frame in reversed(state.stack) if isinstance(frame, Melee))

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(self.side),) if self.next_unit(state) >= 0 else ()

    def next_unit(self, state: State) -> int:
        """The first unit that can fire."""
        melee = self.melee(state)
        return next((u for u in self.units if targets(state, u, melee)), -1)

    def prompt(self, state: State, seat: str) -> Prompt:
        name = state.theatre.ids[self.next_unit(state)]
        return Prompt("take-aim", {"unit": Name("unit", name)}, "BK-9", (name,))

    def options(self, state: State, seat: str) -> list[Action]:
        u = self.next_unit(state)
        ids = state.theatre.ids
        return [actions.Aim(ids[u], ids[t]) for t in targets(state, u, self.melee(state))]

    def why_not(self, state: State, seat: str, action: actions.Aim) -> Refusal | None:
        """Each unit in turn fires at one enemy of its owner's choice.

        Rules: BK-9.
        """
        theatre = state.theatre
        u, t = theatre.unit_of.get(action.unit, -1), theatre.unit_of.get(action.target, -1)
        if u < 0 or u != self.next_unit(state):
            return MUST_CHOOSE
        return None if t in targets(state, u, self.melee(state)) else NOT_A_TARGET

    def apply(self, state: State, seat: str, action: actions.Aim, dice: Dice, out: list[Event]) -> None:
        unit_of = state.theatre.unit_of
        u, t = unit_of[action.unit], unit_of[action.target]
        at = next(at for at, frame in reversed(list(enumerate(state.stack))) if isinstance(frame, Melee))
        melee: Melee = state.stack[at]
        state.stack[at] = replace(melee, aims=(*melee.aims, (u, t)))
        left = self.units[self.units.index(u) + 1 :]
        if left:
            state.goto(replace(self, units=left))
        else:
            state.end()


class Struck(Ask, frozen=True, gc=False):
    """A unit was hit in a melee and its owner chooses.

    `role`: an attacker that was neutralised goes back or takes a step loss; a defender that was neutralised (or was so
    before: `pinned`) takes a step loss or falls back neutralised; after a `step` loss it may fall back.

    Rules: BK-9.1.2, BK-9.1.5.
    """

    unit: int
    hex: int
    origin: int
    role: str

    verbs: ClassVar = (actions.Suffer, actions.LoseStep, actions.Stand, actions.Retreat)
    standing: ClassVar = "hit"

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(state.theatre.side[self.unit]),) if state.units[self.unit].hex == self.hex else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        name = state.theatre.ids[self.unit]
        return Prompt(f"struck-{self.role}", {"unit": Name("unit", name)}, "BK-9.1.2", (name,))

    def options(self, state: State, seat: str) -> list[Action]:
        name = state.theatre.ids[self.unit]
        if self.role == "attacker":
            return [actions.Suffer(), actions.LoseStep(name)]
        stay: Action = actions.Stand() if self.role == "step" else actions.LoseStep(name)
        numbers = state.theatre.numbers
        return [stay, *(actions.Retreat(name, numbers[h]) for h in retreat_hexes(state, self.unit, self.origin))]

    def why_not(self, state: State, seat: str, action: Action) -> Refusal | None:
        """What the owner may choose depends on the result and on who attacked.

        Rules: BK-9.1.2.
        """
        name = state.theatre.ids[self.unit]
        if isinstance(action, actions.Suffer):
            return None if self.role == "attacker" else MUST_CHOOSE
        if isinstance(action, actions.Stand):
            return None if self.role == "step" else MUST_CHOOSE
        assert isinstance(action, actions.LoseStep | actions.Retreat)
        if action.unit != name:
            return effects.NOT_THIS_UNIT
        if isinstance(action, actions.LoseStep):
            return MUST_CHOOSE if self.role == "step" else None
        if self.role == "attacker":
            return MUST_CHOOSE
        h = state.theatre.index.get(action.hex, -1)
        return None if h in retreat_hexes(state, self.unit, self.origin) else NOT_THERE

    def apply(self, state: State, seat: str, action: Action, dice: Dice, out: list[Event]) -> None:
        state.end()
        name = state.theatre.ids[self.unit]
        if isinstance(action, actions.LoseStep):
            change(state, self.unit, neutralised=False)
            effects.lose_step(state, self.unit, dice, out)
        elif isinstance(action, actions.Suffer):
            change(state, self.unit, neutralised=True)
            out.append(events.Neutralised(name))
            go_back(state, self.unit, self.origin, dice, out)
        elif isinstance(action, actions.Retreat):
            if self.role == "neutral":
                change(state, self.unit, neutralised=True)
                out.append(events.Neutralised(name))
            give_way(state, self.unit, self.hex, state.theatre.index[action.hex], dice, out)


class PressOn(Ask, frozen=True, gc=False):
    """After a full round the attacker fights on or goes back.

    Rules: BK-9.1.3.
    """

    hex: int

    verbs: ClassVar = (actions.Press, actions.BreakOff)

    def seats(self, state: State) -> tuple[str, ...]:
        both = fighters(state, self.hex, 0) and fighters(state, self.hex, 1)
        return (seat(state.active),) if both else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("press-on", {"hex": Name("hex", str(state.theatre.numbers[self.hex]))}, "BK-9.1.3")

    def options(self, state: State, seat: str) -> list[Action]:
        return [actions.Press(), actions.BreakOff()]

    def why_not(self, state: State, seat: str, action: Action) -> Refusal | None:
        return None

    def apply(self, state: State, seat: str, action: Action, dice: Dice, out: list[Event]) -> None:
        state.end()
        if isinstance(action, actions.BreakOff):
            melee: Melee = state.stack[-1]
            melee.break_off(state, dice, out)
