"""Chapters 2B2 and 6: an activation from its tests to its end, and the actions of its units."""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.counters import CARRIER
from sandtable.games.blitzkrieg.model import (
    DONE,
    FRESH,
    HALF,
    MOVED,
    RETURNING,
    SHOT,
    WAITING,
    State,
    change,
    members,
    put,
    reform,
    seat,
)
from sandtable.games.blitzkrieg.rules import effects, fire, hints, indirect, morale, movement
from sandtable.games.blitzkrieg.rules.fire import Line
from sandtable.games.blitzkrieg.rules.organisation import check_command, return_hexes
from sandtable.games.blitzkrieg.rules.reactions import SHOT as SHOT_AT
from sandtable.games.blitzkrieg.rules.reactions import React
from sandtable.games.blitzkrieg.rules.special import is_infantry
from sandtable.games.blitzkrieg.tables import LOWEST, MODIFIER
from sandtable.geometry.bits import members as bit_members
from sandtable.kernel import Action, Ask, Auto, Dice, Event, Hints, Name, Prompt, Refusal

NOT_ACTIVE = Refusal("BK-5.0", "not-active")
HAS_ACTED = Refusal("BK-5.2", "has-acted")
NEUTRALISED = Refusal("BK-8.4a", "neutralised-no-move")
NOT_ONE_STACK = Refusal("BK-7.1", "not-one-stack")
HQ_ALONE = Refusal("BK-7.1", "hq-alone")
ABOARD = Refusal("BK-12.1f", "aboard")
NO_ENTRY = Refusal("BK-12.2c", "no-entry")
NOT_CARRIER = Refusal("BK-12.1f", "not-carrier")
NO_COMPANY = Refusal("BK-12.1f", "no-company")
NOT_FRESH = Refusal("BK-6.1c", "not-fresh")
NO_FIRE_FIRST = Refusal("BK-6.1a", "no-fire-first")
NO_WEAPON = Refusal("BK-8.1", "no-weapon")
NOT_HERE = Refusal("BK-3.2b", "not-here")


def has_units(state: State, f: int) -> bool:
    """Whether a formation has anything on the map or still to come on."""
    return any(state.units[u].hex >= 0 or is_waiting(state, u) for u in members(state, f))


def is_waiting(state: State, u: int) -> bool:
    """A reinforcement whose turn has come."""
    return state.units[u].hex == WAITING and morale.has_come(state, u)


# -- the beginning
class Begin(Auto, frozen=True, gc=False):
    """An activation begins: opportunity markers go, an overrun HQ comes back, the neutralised rally, fatigue is tested.

    Rules: BK-2B2, BK-5.2.
    """

    formations: tuple[int, ...]
    salvos: tuple[str, ...]
    side: int
    by: str

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        state.active, state.returned, state.retreated = self.side, (), ()
        state.goto(Operate(self.formations, self.salvos))
        for f in self.formations:
            out.append(events.Activated(state.theatre.cards[f].id, self.by))
            self.wake(state, f, dice, out)

    def wake(self, state: State, f: int, dice: Dice, out: list[Event]) -> None:
        """Make one formation ready to act."""
        hq = state.theatre.cards[f].hq
        if self.by == "marker" and state.units[hq].hex == RETURNING and return_hexes(state, hq):
            state.call(BringBack(hq))
        for u in members(state, f):
            unit = state.units[u]
            if unit.hex >= 0 or unit.hex == WAITING:
                change(state, u, opp=False, column=False, act=FRESH)
            if unit.neutralised and unit.hex >= 0:
                morale.rally(state, u, dice, out)
        if state.formations[f].fatigued:
            morale.shed_fatigue_test(state, f, dice, out)


class BringBack(Ask, frozen=True, gc=False):
    """An overrun HQ comes back with a unit of its formation.

    Rules: BK-3.2b.
    """

    hq: int

    verbs: ClassVar = (actions.Return,)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(state.theatre.side[self.hq]),) if return_hexes(state, self.hq) else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        name = state.theatre.ids[self.hq]
        return Prompt("bring-back", {"unit": Name("unit", name)}, "BK-3.2b", (name,))

    def options(self, state: State, seat: str) -> list[Action]:
        name, numbers = state.theatre.ids[self.hq], state.theatre.numbers
        return [actions.Return(name, numbers[h]) for h in return_hexes(state, self.hq)]

    def why_not(self, state: State, seat: str, action: actions.Return) -> Refusal | None:
        there = state.theatre.index.get(action.hex, -1) in return_hexes(state, self.hq)
        return None if there and action.unit == state.theatre.ids[self.hq] else NOT_HERE

    def apply(self, state: State, seat: str, action: actions.Return, dice: Dice, out: list[Event]) -> None:
        state.end()
        put(state, self.hq, state.theatre.index[action.hex], act=FRESH)
        out.append(events.HqReturned(action.unit, action.hex))
        for u in members(state, state.theatre.counters[self.hq].formation):
            check_command(state, u, out)


# -- the actions
class Operate(Ask, frozen=True, gc=False):
    """The active side acts with its units, one by one in any order, and with its salvos, until it ends.

    Rules: BK-5.2, BK-5.0, BK-6.1a.
    """

    formations: tuple[int, ...]
    salvos: tuple[str, ...] = ()

    verbs: ClassVar = (
        actions.Move, actions.Enter, actions.Fire, actions.FireFirst, actions.FireTogether, actions.Barrage,
        actions.Mount, actions.Dismount, actions.EndActivation,
    )  # fmt: skip

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(state.active),)

    def prompt(self, state: State, seat: str) -> Prompt:
        theatre = state.theatre
        focus = tuple(theatre.ids[u] for f in self.formations for u in members(state, f) if state.units[u].act != DONE)
        if not self.formations:
            return Prompt("operate-fire", {"count": len(self.salvos)}, "BK-8.6d")
        names = tuple(Name("formation", theatre.cards[f].id) for f in self.formations)
        return Prompt("operate", {"formation": names[0], "count": len(names)}, "BK-5.2", focus)

    def hints(self, state: State, seat: str) -> Hints:
        return hints.operating(state, self.formations)

    # -- what can be done
    def options(self, state: State, seat: str) -> list[Action]:
        found: list[Action] = []
        units = state.units
        able = [
            u for f in self.formations for u in members(state, f) if units[u].act != DONE and units[u].hex >= WAITING
        ]
        for u in able:
            if units[u].hex < 0:
                found += self.entries(state, u)
                continue
            if units[u].act != SHOT:
                found += self.shots(state, u)
            if units[u].aboard >= 0 or is_infantry(state, u):
                found += self.rides(state, u)
        found += self.moves(state, able)
        found += self.barrages(state)
        found.append(actions.EndActivation())
        return found

    def shots(self, state: State, u: int) -> Iterator[Action]:
        """The direct fire open to a unit."""
        theatre = state.theatre
        unit, ids, foe = state.units[u], theatre.ids, 1 - theatre.side[u]
        reach = fire.range_of(state, u)
        if not reach or unit.act not in (FRESH, HALF, MOVED):
            return
        moved, carrier = unit.act == MOVED, theatre.kind[u] == CARRIER
        first = self.why_cannot_fire_first(state, u) is None
        for h in bit_members(theatre.board.seen[reach][unit.hex] & state.index.bits[foe]):
            for t in state.index.at[h]:
                if fire.why_no_line(state, u, t, reach) is not None:
                    continue
                factor = fire.total(fire.direct_lines(state, u, t, moved))
                if factor >= LOWEST:
                    yield actions.Fire(ids[u], ids[t])
                    if first and factor + MODIFIER["moved"] >= LOWEST:
                        yield actions.FireFirst(ids[u], ids[t])
                if carrier and self.why_no_fire_together(state, u, t) is None:
                    yield actions.FireTogether(ids[u], ids[t])

    def rides(self, state: State, u: int) -> Iterator[Action]:
        """Mounting and dismounting."""
        theatre = state.theatre
        if self.why_no_dismount(state, u) is None:
            yield actions.Dismount(theatre.ids[u])
        if is_infantry(state, u):
            for c in state.index.at[state.units[u].hex]:
                if theatre.kind[c] == CARRIER and self.why_no_mount(state, u, c) is None:
                    yield actions.Mount(theatre.ids[u], theatre.ids[c])

    def entries(self, state: State, u: int) -> Iterator[Action]:
        """Reinforcements."""
        if self.why_no_entry(state, u, -1) is None:
            for h in movement.entry_hexes(state, u):
                yield actions.Enter(state.theatre.ids[u], state.theatre.numbers[h])

    def moves(self, state: State, able: list[int]) -> Iterator[Action]:
        """Every unit or stack that can begin to move."""
        theatre = state.theatre
        stacks: dict[int, list[int]] = {}
        for u in sorted(able):
            if self.why_cannot_move(state, u) is None:
                stacks.setdefault(-1 - u if theatre.is_hq[u] else state.units[u].hex, []).append(u)
        for stack in stacks.values():
            singles = {u: movement.begin(state, u) for u in stack}
            for size in range(1, min(3, len(stack)) + 1):
                for group in combinations(stack, size):
                    move = singles[group[0]] if size == 1 else movement.joined([singles[u] for u in group])
                    if move.why_nowhere(state) is None:
                        yield actions.Move(tuple([theatre.ids[u] for u in group]))

    def barrages(self, state: State) -> Iterator[Action]:
        """Every salvo or group of salvos on every hex that can be named."""
        if not self.salvos:
            return
        groups = list(indirect.groups(self.salvos))
        for h in bit_members(state.index.bits[1 - state.active]):
            number = state.theatre.numbers[h]
            if indirect.why_no_target(state, h, groups[0][0]) is None:
                yield from (actions.Barrage(number, group) for group in groups)

    # -- legality
    def why_not(self, state: State, seat: str, action: Action) -> Refusal | None:
        theatre = state.theatre
        unit_of = theatre.unit_of
        match action:
            case actions.EndActivation():
                return None
            case actions.Move():
                return self.why_no_move(state, tuple([unit_of.get(name, -1) for name in action.units]))
            case actions.Fire():
                return self.why_no_fire(state, unit_of.get(action.unit, -1), unit_of.get(action.target, -1))
            case actions.FireFirst():
                return self.why_no_fire_first(state, unit_of.get(action.unit, -1), unit_of.get(action.target, -1))
            case actions.FireTogether():
                return self.why_no_fire_together(state, unit_of.get(action.unit, -1), unit_of.get(action.target, -1))
            case actions.Barrage():
                h = theatre.index.get(action.hex, -1)
                return indirect.why_no_barrage(state, self.salvos, h, action.salvos)
            case actions.Mount():
                return self.why_no_mount(state, unit_of.get(action.unit, -1), unit_of.get(action.carrier, -1))
            case actions.Dismount():
                return self.why_no_dismount(state, unit_of.get(action.unit, -1))
            case actions.Enter():
                return self.why_no_entry(state, unit_of.get(action.unit, -1), theatre.index.get(action.hex, -1))
        raise AssertionError(action)

    def why_not_active(self, state: State, u: int) -> Refusal | None:
        """Only units of the formation that is active now, on the map, that have something left to do.

        Rules: BK-5.0, BK-5.2.
        """
        if u < 0 or state.units[u].formation not in self.formations or state.theatre.side[u] != state.active:
            return NOT_ACTIVE
        unit = state.units[u]
        return HAS_ACTED if unit.act == DONE or unit.hex < 0 else None

    def why_cannot_move(self, state: State, u: int) -> Refusal | None:
        """Whether a unit has a move left; the neutralised have none, those aboard go with their carrier.

        Rules: BK-6.1a, BK-8.4a.
        """
        refusal = self.why_not_active(state, u)
        if refusal is not None:
            return refusal
        unit = state.units[u]
        if unit.act == MOVED:
            return HAS_ACTED
        if unit.aboard >= 0:
            return ABOARD
        return None if movement.can_go_on(state, u) else NEUTRALISED

    def why_no_move(self, state: State, group: tuple[int, ...]) -> Refusal | None:
        """A unit, or up to three from one hex, that can enter at least one hex; an HQ moves by itself.

        Rules: BK-7.1.
        """
        if not 1 <= len(group) <= 3 or list(group) != sorted(set(group)):
            return NOT_ONE_STACK
        for u in group:
            refusal = self.why_cannot_move(state, u)
            if refusal is not None:
                return refusal
        if len(group) > 1:
            if any(state.theatre.is_hq[u] for u in group):
                return HQ_ALONE
            if any(state.units[u].hex != state.units[group[0]].hex for u in group):
                return NOT_ONE_STACK
        return movement.joined([movement.begin(state, u) for u in group]).why_nowhere(state)

    def why_no_fire(self, state: State, u: int, t: int) -> Refusal | None:
        """At full strength, or at reduced strength after half a move.

        Rules: BK-6.1a, BK-8.1, BK-4.2.
        """
        refusal = self.why_not_active(state, u)
        if refusal is not None:
            return refusal
        unit = state.units[u]
        if unit.act not in (FRESH, HALF, MOVED):
            return HAS_ACTED
        reach = fire.range_of(state, u)
        if not reach:
            return NO_WEAPON if state.theatre.is_hq[u] else fire.RANGE_ZERO
        if t < 0:
            return fire.NO_TARGET
        return fire.why_no_shot(state, u, t, reach, unit.act == MOVED)

    def why_no_fire_first(self, state: State, u: int, t: int) -> Refusal | None:
        """At reduced strength before half a move, by a unit that could move.

        Rules: BK-6.1a.
        """
        refusal = self.why_cannot_fire_first(state, u)
        if refusal is not None:
            return refusal
        reach = fire.range_of(state, u)
        if not reach or t < 0:
            return fire.NO_TARGET
        return fire.why_no_shot(state, u, t, reach, True)

    def why_cannot_fire_first(self, state: State, u: int) -> Refusal | None:
        """Only a fresh unit that could then move fires first.

        Rules: BK-6.1a.
        """
        refusal = self.why_not_active(state, u)
        if refusal is not None:
            return refusal
        unit = state.units[u]
        return NO_FIRE_FIRST if unit.act != FRESH or unit.neutralised or unit.aboard >= 0 else None

    def why_no_fire_together(self, state: State, u: int, t: int) -> Refusal | None:
        """A carrier and the company aboard, both in range.

        Rules: BK-12.1f, BK-8.1.
        """
        refusal = self.why_no_fire(state, u, t)
        if refusal is not None:
            return refusal
        if state.theatre.kind[u] != CARRIER:
            return NOT_CARRIER
        company = effects.passenger(state, u)
        if company < 0 or state.units[company].act != state.units[u].act:
            return NO_COMPANY
        reach = min(fire.range_of(state, u), fire.range_of(state, company))
        return fire.why_no_shot(state, u, t, reach, state.units[u].act == MOVED, company)

    def why_no_mount(self, state: State, u: int, c: int) -> Refusal | None:
        """A company of the carrier's own battalion in its hex, neither having acted, the carrier empty.

        Rules: BK-6.1c, BK-12.1f.
        """
        refusal = self.why_not_active(state, u)
        if refusal is not None:
            return refusal
        theatre, unit = state.theatre, state.units[u]
        if c < 0 or theatre.kind[c] != CARRIER or theatre.counters[c].formation != theatre.counters[u].formation:
            return NOT_CARRIER
        if not is_infantry(state, u) or unit.hex != state.units[c].hex or effects.passenger(state, c) >= 0:
            return NO_COMPANY
        if unit.act != FRESH or state.units[c].act != FRESH or unit.neutralised or unit.aboard >= 0:
            return NOT_FRESH
        return None

    def why_no_dismount(self, state: State, u: int) -> Refusal | None:
        """A company aboard that has not acted.

        Rules: BK-6.1c.
        """
        refusal = self.why_not_active(state, u)
        if refusal is not None:
            return refusal
        unit = state.units[u]
        if unit.aboard < 0:
            return NO_COMPANY
        return NOT_FRESH if unit.act != FRESH or unit.neutralised else None

    def why_no_entry(self, state: State, u: int, h: int) -> Refusal | None:
        """A reinforcement of an active formation whose turn has come, at one of its hexes; -1 asks for any.

        Rules: BK-12.2c.
        """
        if u < 0 or state.units[u].formation not in self.formations or not is_waiting(state, u):
            return NOT_ACTIVE
        if state.units[u].act == DONE:
            return HAS_ACTED
        return None if h == -1 or h in movement.entry_hexes(state, u) else NO_ENTRY

    # -- carrying out
    def apply(self, state: State, seat: str, action: Action, dice: Dice, out: list[Event]) -> None:
        theatre = state.theatre
        unit_of = theatre.unit_of
        match action:
            case actions.Move():
                state.retreated = ()
                state.call(movement.joined([movement.begin(state, unit_of[name]) for name in action.units]))
            case actions.Fire():
                self.fire(state, unit_of[action.unit], unit_of[action.target], DONE, dice, out)
            case actions.FireFirst():
                self.fire(state, unit_of[action.unit], unit_of[action.target], SHOT, dice, out)
            case actions.FireTogether():
                self.fire_together(state, unit_of[action.unit], unit_of[action.target], dice, out)
            case actions.Barrage():
                left = Multiset(self.salvos) - Multiset(action.salvos)
                state.goto(replace(self, salvos=indirect.in_order(tuple(left.elements()))))
                state.call(indirect.Salvos(theatre.index[action.hex], action.salvos))
            case actions.Mount():
                mount(state, unit_of[action.unit], unit_of[action.carrier], out)
            case actions.Dismount():
                dismount(state, unit_of[action.unit], out)
            case actions.Enter():
                state.retreated = ()
                movement.enter(state, unit_of[action.unit], theatre.index[action.hex], dice, out)
            case _:
                state.end()
                self.close(state, out)

    def fire(self, state: State, u: int, t: int, then: int, dice: Dice, out: list[Event]) -> None:
        """One unit fires at one unit, then the passive side may react.

        Rules: BK-8.1, BK-6.1a.
        """
        reduced = then == SHOT or state.units[u].act == MOVED
        lines = fire.direct_lines(state, u, t, reduced)
        change(state, u, act=then)
        self.resolve(state, u, t, lines, dice, out)

    def fire_together(self, state: State, u: int, t: int, dice: Dice, out: list[Event]) -> None:
        """A carrier and its company add their attacks for one roll.

        Rules: BK-12.1f.
        """
        company = effects.passenger(state, u)
        lines = fire.direct_lines(state, u, t, state.units[u].act == MOVED, company)
        change(state, u, act=DONE)
        change(state, company, act=DONE)
        self.resolve(state, u, t, lines, dice, out)

    def resolve(self, state: State, u: int, t: int, lines: list[Line], dice: Dice, out: list[Event]) -> None:
        state.retreated = ()
        found = fire.shoot(state, u, t, "direct", lines, dice, out)
        state.call(React(SHOT_AT, state.units[u].hex, (u,), (t,)))
        effects.suffer(state, t, found, dice, out)

    def close(self, state: State, out: list[Event]) -> None:
        """The activation is over: nobody acts any more, and a second one in the turn has tired the formation.

        Rules: BK-5.3b, BK-2B3.
        """
        for f in self.formations:
            for u in members(state, f):
                if state.units[u].act != DONE:
                    change(state, u, act=DONE, column=False)
            status = state.formations[f]
            reform(state, f, activations=status.activations + 1)
            out.append(events.ActivationEnded(state.theatre.cards[f].id))
            if status.activations + 1 >= 2:
                reform(state, f, fatigued=True)
                out.append(events.FatigueGained(state.theatre.cards[f].id))
        state.active = -1


def mount(state: State, u: int, c: int, out: list[Event]) -> None:
    """A company gets on; carrier and company then have half a move or a shot.

    Rules: BK-6.1c.
    """
    change(state, u, aboard=c, act=HALF)
    change(state, c, act=HALF)
    out.append(events.Mounted(state.theatre.ids[u], state.theatre.ids[c]))


def dismount(state: State, u: int, out: list[Event]) -> None:
    """A company gets off; it and the carrier then have half a move or a shot.

    Rules: BK-6.1c.
    """
    carrier = state.units[u].aboard
    change(state, u, aboard=-1, act=HALF)
    if state.units[carrier].act == FRESH:
        change(state, carrier, act=HALF)
    out.append(events.Dismounted(state.theatre.ids[u], state.theatre.ids[carrier]))
