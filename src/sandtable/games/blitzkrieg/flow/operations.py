"""Chapters 5.2 and 6: the actions of the active formation's units, until its activation ends."""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar, get_args

from msgspec.structs import replace

from sandtable.games.blitzkrieg import actions, events, hints
from sandtable.games.blitzkrieg.flow.indirect import Salvos
from sandtable.games.blitzkrieg.flow.movement import Moving, enter
from sandtable.games.blitzkrieg.flow.shooting import fire_alone, fire_together
from sandtable.games.blitzkrieg.model import DONE, SHOT, WAITING, State, change, members, reform, seat_of
from sandtable.games.blitzkrieg.rules import carriers, indirect, movement, shooting
from sandtable.games.blitzkrieg.rules.active import HAS_ACTED, NOT_ACTIVE, why_cannot_move
from sandtable.games.blitzkrieg.rules.morale import is_waiting
from sandtable.games.blitzkrieg.rules.special import is_infantry
from sandtable.geometry.bits import members as bit_members
from sandtable.kernel import Action, Ask, Dice, Event, Hints, Name, Prompt, Refusal

NOT_ONE_STACK = Refusal("BK-7.1", "not-one-stack")
HQ_ALONE = Refusal("BK-7.1", "hq-alone")
NO_ENTRY = Refusal("BK-12.2c", "no-entry")

Order = (
    actions.Move
    | actions.Enter
    | actions.Fire
    | actions.FireFirst
    | actions.FireTogether
    | actions.Barrage
    | actions.Mount
    | actions.Dismount
    | actions.EndActivation
)


def in_common(ahead: dict[int, int], group: tuple[int, ...]) -> int:
    """The hexes that all of a group have ahead of them, as a set."""
    common = ahead[group[0]]
    for u in group[1:]:
        common &= ahead[u]
    return common


class Operate(Ask[State, Order], frozen=True, gc=False):
    """The active side acts with its units, one by one in any order, and with its salvos, until it ends.

    Rules: BK-5.2, BK-5.0, BK-6.1a.
    """

    formations: tuple[int, ...]
    salvos: tuple[str, ...] = ()

    verbs: ClassVar = get_args(Order)

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(state.active),)

    def prompt(self, state: State, seat: str) -> Prompt:
        theatre = state.index.theatre
        focus = tuple(theatre.ids[u] for f in self.formations for u in members(state, f) if state.units[u].act != DONE)
        if not self.formations:
            return Prompt("operate-fire", {"count": len(self.salvos)}, "BK-8.6d")
        names = tuple(Name("formation", theatre.cards[f].id) for f in self.formations)
        return Prompt("operate", {"formation": names[0], "count": len(names)}, "BK-5.2", focus)

    def hints(self, state: State, seat: str) -> Hints:
        fires = (actions.Fire, actions.FireFirst, actions.FireTogether)
        shooters = [action.unit for action in self.options(state, seat) if isinstance(action, fires)]
        return hints.operating(state, self.formations, shooters, len(self.salvos))

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
                found += shooting.shots(state, u, self.formations)
            if units[u].aboard >= 0 or is_infantry(state, u):
                found += carriers.rides(state, u, self.formations)
        found += self.moves(state, able)
        found += self.barrages(state)
        found.append(actions.EndActivation())
        return found

    def entries(self, state: State, u: int) -> Iterator[Action]:
        """Reinforcements."""
        if self.why_not_entering(state, u) is None:
            for h in movement.entry_hexes(state, u):
                yield actions.Enter(state.index.theatre.ids[u], state.index.theatre.numbers[h])

    def moves(self, state: State, able: list[int]) -> Iterator[Action]:
        """Every unit or stack that can begin to move."""
        theatre = state.index.theatre
        stacks: dict[int, list[int]] = {}
        for u in sorted(able):
            if why_cannot_move(state, u, self.formations) is None:
                stacks.setdefault(-1 - u if theatre.is_hq[u] else state.units[u].hex, []).append(u)
        for stack in stacks.values():
            ahead = {u: movement.open_around(state, u) for u in stack}
            for size in range(1, min(3, len(stack)) + 1):
                for group in combinations(stack, size):
                    if in_common(ahead, group) or self.leads_somewhere(state, group):
                        yield actions.Move(tuple([theatre.ids[u] for u in group]))

    def leads_somewhere(self, state: State, group: tuple[int, ...]) -> bool:
        """Whether those who can move each by themselves can enter a hex together."""
        return Moving.joined([Moving.begin(state, u) for u in group]).why_nowhere(state) is None

    def barrages(self, state: State) -> Iterator[Action]:
        """Every salvo or group of salvos on every hex that can be named."""
        if not self.salvos:
            return
        groups = indirect.groups(self.salvos)
        for h in bit_members(state.index.bits[1 - state.active]):
            number = state.index.theatre.numbers[h]
            if indirect.why_no_target(state, h, groups[0][0]) is None:
                yield from (actions.Barrage(number, group) for group in groups)

    # -- legality
    def why_not(self, state: State, seat: str, action: Order) -> Refusal | None:
        theatre = state.index.theatre
        unit, mine = theatre.unit_of.get, self.formations
        match action:
            case actions.EndActivation():
                return None
            case actions.Move():
                return self.why_no_move(state, tuple([unit(name, -1) for name in action.units]))
            case actions.Fire():
                return shooting.why_no_fire(state, unit(action.unit, -1), unit(action.target, -1), mine)
            case actions.FireFirst():
                return shooting.why_no_fire_first(state, unit(action.unit, -1), unit(action.target, -1), mine)
            case actions.FireTogether():
                return shooting.why_no_fire_together(state, unit(action.unit, -1), unit(action.target, -1), mine)
            case actions.Barrage():
                h = theatre.index.get(action.hex, -1)
                return indirect.why_no_barrage(state, self.salvos, h, action.salvos)
            case actions.Mount():
                return carriers.why_no_mount(state, unit(action.unit, -1), unit(action.carrier, -1), mine)
            case actions.Dismount():
                return carriers.why_no_dismount(state, unit(action.unit, -1), mine)
            case actions.Enter():
                return self.why_no_entry(state, unit(action.unit, -1), theatre.index.get(action.hex, -1))
        raise AssertionError(action)

    def why_no_move(self, state: State, group: tuple[int, ...]) -> Refusal | None:
        """A unit, or up to three from one hex, that can enter at least one hex; an HQ moves by itself.

        Rules: BK-7.1.
        """
        if not 1 <= len(group) <= 3 or list(group) != sorted(set(group)):
            return NOT_ONE_STACK
        for u in group:
            refusal = why_cannot_move(state, u, self.formations)
            if refusal is not None:
                return refusal
        if len(group) > 1:
            if any(state.index.theatre.is_hq[u] for u in group):
                return HQ_ALONE
            if any(state.units[u].hex != state.units[group[0]].hex for u in group):
                return NOT_ONE_STACK
        return Moving.joined([Moving.begin(state, u) for u in group]).why_nowhere(state)

    def why_no_entry(self, state: State, u: int, h: int) -> Refusal | None:
        """A reinforcement comes on at one of its hexes.

        Rules: BK-12.2c, BK-12.2d.
        """
        return self.why_not_entering(state, u) or (None if h in movement.entry_hexes(state, u) else NO_ENTRY)

    def why_not_entering(self, state: State, u: int) -> Refusal | None:
        """Only a reinforcement of an active formation whose turn has come, once.

        Rules: BK-12.2c, BK-12.2e.
        """
        if u < 0 or state.units[u].formation not in self.formations or not is_waiting(state, u):
            return NOT_ACTIVE
        return HAS_ACTED if state.units[u].act == DONE else None

    # -- carrying out
    def apply(self, state: State, seat: str, action: Order, dice: Dice, out: list[Event]) -> None:
        theatre = state.index.theatre
        unit_of = theatre.unit_of
        match action:
            case actions.Move():
                state.retreated = ()
                state.call(Moving.joined([Moving.begin(state, unit_of[name]) for name in action.units]))
            case actions.Fire():
                fire_alone(state, unit_of[action.unit], unit_of[action.target], DONE, dice, out)
            case actions.FireFirst():
                fire_alone(state, unit_of[action.unit], unit_of[action.target], SHOT, dice, out)
            case actions.FireTogether():
                fire_together(state, unit_of[action.unit], unit_of[action.target], dice, out)
            case actions.Barrage():
                left = Multiset(self.salvos) - Multiset(action.salvos)
                state.goto(replace(self, salvos=indirect.in_order(tuple(left.elements()))))
                state.call(Salvos(theatre.index[action.hex], action.salvos))
            case actions.Mount():
                carriers.mount(state, unit_of[action.unit], unit_of[action.carrier], out)
            case actions.Dismount():
                carriers.dismount(state, unit_of[action.unit], out)
            case actions.Enter():
                state.retreated = ()
                enter(state, unit_of[action.unit], theatre.index[action.hex], dice, out)
            case _:
                state.end()
                self.close(state, out)

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
            out.append(events.ActivationEnded(state.index.theatre.cards[f].id))
            if status.activations + 1 >= 2:
                reform(state, f, fatigued=True)
                out.append(events.FatigueGained(state.index.theatre.cards[f].id))
        state.active = -1
