"""Phase 2: movement outside battle, and sea transport."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import CallOff, Carry, Guard, Launch, Load, Pass, Take
from sandtable.games.europe.events import Out
from sandtable.games.europe.flow import moving
from sandtable.games.europe.flow.arriving import land
from sandtable.games.europe.flow.chain import announce_crossing
from sandtable.games.europe.flow.phase import Phase
from sandtable.games.europe.hints import arrows
from sandtable.games.europe.model import MOVED, USED, State, mark, units_at
from sandtable.games.europe.rules import movement, shipping
from sandtable.games.europe.rules.movement import NONCOMBAT
from sandtable.games.europe.rules.owed import keeps_word
from sandtable.games.europe.rules.refusals import NO_AREA
from sandtable.games.europe.rules.sending import OWES_TROOPS, can_move_there, can_redeploy_there, lands_to_help
from sandtable.kernel import Action, Ask, Dice, Hints, Name, Prompt, Refusal, Seat, clone
from sandtable.kernel.errors import Args

NOTHING_LOADED = Refusal("EU-6b", "nothing-to-carry")
NO_ROOM = Refusal("EU-4.4c", "no-room-aboard")
NO_STACK_TO_CARRY = Refusal("EU-6b", "no-such-stack")


class Movement(Phase[Take | Carry], frozen=True, gc=False):
    """Units that have neither moved nor acted move; fleets carry others between friendly coasts.

    Rules: EU-2b, EU-6a, EU-6b.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Take, Carry, Pass)
    standing: ClassVar[str | None] = "movement"

    def offers(self, state: State, power: int) -> list[Action]:
        found: list[Action] = [*moving.offered(state, power, NONCOMBAT)]
        found += [Carry(t.AREAS[base], t.AREAS[to]) for base, to in shipping.voyages(state, power)]
        return found

    def why_not_pass(self, state: State, power: int) -> Refusal | None:
        """Troops owed to a victim of a new enemy are sent now, unless they can still be redeployed there.

        Rules: EU-5.1e.
        """
        lands = lands_to_help(state, power)
        if not lands or can_redeploy_there(state, power, lands):
            return None
        return OWES_TROOPS if can_move_there(state, power, lands) else None

    def refuse(self, state: State, power: int, action: Take | Carry) -> Refusal | None:
        if isinstance(action, Take):
            return moving.why_not_take(state, power, action, NONCOMBAT)
        if action.base not in t.AREA or action.to not in t.AREA:
            return NO_AREA
        return shipping.why_not_carry(state, power, t.AREA[action.base], t.AREA[action.to])

    def carry_out(self, state: State, power: int, action: Take | Carry, dice: Dice, out: Out) -> None:
        if isinstance(action, Take):
            owner, kind = divmod(t.TYPE[action.unit], 8)
            state.call(moving.Moving(power, owner, kind, t.AREA[action.origin], action.points, NONCOMBAT))
        else:
            state.call(Crossing(power, t.AREA[action.base], t.AREA[action.to]))


class Crossing(Ask[State, Load | Guard | Launch | CallOff], frozen=True, gc=False):
    """A voyage is being loaded.

    Rules: EU-4.4c, EU-6b.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Load, Guard, Launch, CallOff)

    power: int
    base: int
    to: int
    cargo: tuple[int, ...] = ()
    guards: tuple[int, ...] = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[self.power],)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        args: Args = {
            "base": Name("area", t.AREAS[self.base]),
            "to": Name("area", t.AREAS[self.to]),
            "n": len(self.cargo),
        }
        return Prompt("crossing", args, "EU-6b", (t.AREAS[self.base], t.AREAS[self.to]))

    def hints(self, state: State, seat: Seat) -> Hints:
        return arrows((self.base,), self.to)

    def _fleets(self, state: State) -> list[int]:
        return [n for n in shipping.transports(state, self.power, self.base) if n not in self.guards]

    def _room(self, state: State) -> int:
        """Two units a fleet."""
        return len(self._fleets(state)) * t.LIMITS["transport"] - len(self.cargo)

    def _stacks(self, state: State) -> dict[tuple[int, int], list[int]]:
        found: dict[tuple[int, int], list[int]] = {}
        for number in shipping.cargo(state, self.power, self.base):
            if number not in self.cargo:
                unit = state.units[number]
                found.setdefault((unit.owner, unit.kind), []).append(number)
        return found

    def _escorts(self, state: State) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        spare = len(self._fleets(state)) - (len(self.cargo) + 1) // t.LIMITS["transport"]
        fleets = self._fleets(state)[::-1][: max(spare, 0)]
        for number, unit in units_at(state, self.base):
            if unit.owner != self.power or not t.IS_SEA[unit.kind] or unit.marks & (USED | MOVED):
                continue
            if number in self.guards or (unit.kind == t.FLEET and number not in fleets):
                continue
            found.setdefault(unit.kind, []).append(number)
        return found

    def options(self, state: State, seat: Seat) -> list[Action]:
        found: list[Action] = [Launch()] if self._why_not_sail(state) is None else []
        for (owner, kind), numbers in self._stacks(state).items():
            made = [Load(t.type_name(owner, kind), n) for n in range(1, len(numbers) + 1)]
            found += [action for action in made if self.why_not(state, seat, action) is None]
        if self.cargo and state.setup.advanced:
            for kind, numbers in self._escorts(state).items():
                found += [Guard(t.type_name(self.power, kind), n) for n in range(1, len(numbers) + 1)]
        return [*found, CallOff()]

    def _why_not_sail(self, state: State) -> Refusal | None:
        """Ships and troops that are needed to help a victim are not sent elsewhere.

        Rules: EU-6b, EU-R119, EU-R123.
        """
        if not self.cargo:
            return NOTHING_LOADED
        if not state.owed:
            return None
        after = clone(state)
        for number in self._ships(after) + self.guards:
            mark(after, number, USED)
        land(after, self.power, self.base, self.to, self.cargo, [])
        return None if keeps_word(state, after, NONCOMBAT) else OWES_TROOPS

    def why_not(self, state: State, seat: Seat, action: Load | Guard | Launch | CallOff) -> Refusal | None:
        if isinstance(action, CallOff):
            return None
        if isinstance(action, Launch):
            return self._why_not_sail(state)
        owner, kind = divmod(t.TYPE.get(action.unit, -1), 8)
        if isinstance(action, Guard):
            if owner != self.power or not self.cargo or not state.setup.advanced:
                return NO_STACK_TO_CARRY
            return None if 1 <= action.n <= len(self._escorts(state).get(kind, [])) else NO_STACK_TO_CARRY
        if not 1 <= action.n <= len(self._stacks(state).get((owner, kind), [])):
            return NO_STACK_TO_CARRY
        if action.n > self._room(state):
            return NO_ROOM
        same = (
            sum(_class(state.units[n].kind) == _class(kind) for n in self.cargo)
            if self.to == t.MALTA
            else len(self.cargo)
        )
        count = same + action.n if self.to == t.MALTA or owner == t.GERMANY else action.n
        if owner == t.GERMANY and self.to in t.AFRICA and self.base in t.AFRICA:
            count = 0
        return movement.why_not_stay(state, self.power, owner, kind, self.to, count)

    def apply(self, state: State, seat: Seat, action: Load | Guard | Launch | CallOff, dice: Dice, out: Out) -> None:
        if isinstance(action, CallOff):
            state.end()
        elif isinstance(action, Launch):
            self._sail(state, out)
        else:
            owner, kind = divmod(t.TYPE[action.unit], 8)
            if isinstance(action, Guard):
                chosen = tuple(self._escorts(state)[kind][: action.n])
                state.goto(Crossing(self.power, self.base, self.to, self.cargo, self.guards + chosen))
            else:
                loaded = tuple(self._stacks(state)[(owner, kind)][: action.n])
                state.goto(Crossing(self.power, self.base, self.to, self.cargo + loaded, self.guards))

    def _ships(self, state: State) -> tuple[int, ...]:
        needed = (len(self.cargo) + 1) // t.LIMITS["transport"]
        return tuple(self._fleets(state)[:needed])

    def _sail(self, state: State, out: Out) -> None:
        """Fleets and escorts are used; they are back at their base afterwards.

        Rules: EU-4.4c, EU-5.1g.
        """
        ships = self._ships(state)
        for number in ships + self.guards:
            mark(state, number, USED)
        state.end()
        load = tuple((number, ships[i // t.LIMITS["transport"]]) for i, number in enumerate(self.cargo))
        if state.setup.advanced and announce_crossing(state, self.power, load, self.guards, self.base, self.to):
            return
        land(state, self.power, self.base, self.to, self.cargo, out)


def _class(kind: int) -> int:
    return 0 if t.IS_LAND[kind] else 1 if t.IS_AIR[kind] else 2
