"""Chapter 6.3 to 6.4: what the passive side may do while the other acts - opportunity fire, return fire, retreat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, get_args

from msgspec.structs import replace

from sandtable.games.blitzkrieg import actions, hints
from sandtable.games.blitzkrieg.flow.effects import suffer
from sandtable.games.blitzkrieg.flow.retreat import retreat
from sandtable.games.blitzkrieg.model import State, change
from sandtable.games.blitzkrieg.rules import effects, fire
from sandtable.games.blitzkrieg.rules.reactions import joining, opportunity_range, reaction_check
from sandtable.games.blitzkrieg.rules.retreat import can_retreat, retreat_hexes
from sandtable.games.blitzkrieg.rules.sight import range_of, seen_up_to
from sandtable.games.blitzkrieg.tables.sheets import SEATS
from sandtable.kernel import Action, Ask, Dice, Event, Hints, Name, Prompt, Refusal

AFTER_MOVE, AFTER_SHOT, AFTER_SALVO = "move", "shot", "salvo"
"""What the passive side reacts to."""

Reaction = actions.OpportunityFire | actions.ReturnFire | actions.FallBack | actions.Pass
PASS = actions.Pass()

NOT_TRIGGER = Refusal("BK-6.3.1", "not-trigger")
MARKED = Refusal("BK-6.3.1", "marked")
NOT_PASSIVE = Refusal("BK-6.3", "not-passive")
REACTED = Refusal("BK-6.3", "reacted")
NEVER_ACTIVE = Refusal("BK-4.2", "range-zero")
NOT_SHOT_AT = Refusal("BK-6.3.2", "not-shot-at")
RETURNED = Refusal("BK-6.3.2", "returned")
RETREATED = Refusal("BK-6.3", "retreated")
NO_REASON = Refusal("BK-6.3.3", "no-reason")
NOT_THERE = Refusal("BK-6.3.3", "not-there")


def moved_into(state: State, h: int, units: tuple[int, ...]) -> React:
    """The question that every hex entered gives rise to; how far off the movers are seen depends on unit and ground.

    Rules: BK-6.3.1, BK-6.3.3, BK-4.1b.
    """
    theatre = state.index.theatre
    terrain = theatre.board.terrain[h]
    return React(AFTER_MOVE, h, units, visible=max([seen_up_to(theatre.vehicle[u], terrain) for u in units]))


class React(Ask[State, Reaction], frozen=True, gc=False):
    """The passive side may answer a move, a shot or a salvo: unit by unit, one reaction each, until it passes.

    `foes` are the active units that moved or fired, `shot` the passive units just fired at.

    Rules: BK-6.3.
    """

    cause: str
    hex: int
    foes: tuple[int, ...] = ()
    shot: tuple[int, ...] = ()
    visible: int = 0
    """From how far the units that moved can be seen."""
    reacted: tuple[int, ...] = ()

    verbs: ClassVar = get_args(Reaction)
    standing: ClassVar = "reaction"

    def seats(self, state: State) -> tuple[str, ...]:
        return (SEATS[1 - state.active],) if self.is_open(state) else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        focus = tuple(state.index.theatre.ids[u] for u in (*self.foes, *self.shot))
        hex_ = Name("hex", str(state.index.theatre.numbers[self.hex]))
        return Prompt(f"react-{self.cause}", {"unit": Name("unit", focus[0]), "hex": hex_}, "BK-6.3", focus)

    def hints(self, state: State, seat: str) -> Hints:
        return hints.reactions(state, self.lines_of_fire(state), self.foes, self.hex, self.options(state, seat))

    def options(self, state: State, seat: str) -> list[Action]:
        found: list[Action] = list(self.shots(state))
        found += self.retreats(state)
        found.append(PASS)
        return found

    def default(self, state: State, seat: str) -> Action:
        return PASS

    # -- who could react
    def is_open(self, state: State) -> bool:
        """Whether anyone could react at all; the commonest reaction is looked for first."""
        return next(self.retreats(state), None) is not None or next(self.shots(state), None) is not None

    def shots(self, state: State) -> Iterator[Action]:
        """Every legal try at opportunity fire or return fire, among those who see the hex.

        `test_shortcuts.py` compares it and `retreats` with `why_not` (`test_who_may_fall_back_or_fire`).
        """
        theatre = state.index.theatre
        ids = theatre.ids
        if self.cause != AFTER_SALVO:
            units, reacted = state.units, self.reacted
            for u in self.watchers(state, theatre.longest):
                unit = units[u]
                if unit.opp or unit.aboard >= 0 or u in reacted:
                    continue
                reach = opportunity_range(state, u)
                if not reach:
                    continue
                for t in self.foes:
                    if fire.why_no_shot(state, u, t, reach, joined=joining(state, u, t)) is None:
                        yield actions.OpportunityFire(ids[u], ids[t])
        for u in self.shot:
            for t in self.foes:
                if self.why_no_return(state, u, t) is None:
                    yield actions.ReturnFire(ids[u], ids[t])

    def lines_of_fire(self, state: State) -> Iterator[tuple[int, int]]:
        """Who may fire at whom, at once or in return."""
        for u in self.watchers(state, state.index.theatre.longest):
            for t in self.foes:
                if self.why_no_opportunity(state, u, t) is None or self.why_no_return(state, u, t) is None:
                    yield u, t

    def retreats(self, state: State) -> Iterator[Action]:
        """Every unit that may retreat: `why_no_retreat` for those alone who have a reason.

        `test_who_may_fall_back_or_fire` in `test_shortcuts.py` compares the two.
        """
        ids = state.index.theatre.ids
        if self.cause == AFTER_MOVE:
            if self.is_there(state):
                units, done = state.units, (*self.reacted, *state.retreated)
                for u in self.watchers(state, self.visible):
                    if u not in done and units[u].aboard < 0 and can_retreat(state, u):
                        yield actions.FallBack(ids[u])
            return
        for u in self.shot:
            if self.why_no_retreat(state, u) is None:
                yield actions.FallBack(ids[u])

    def watchers(self, state: State, reach: int) -> list[int]:
        """The passive units within so many hexes that see the hex where it happened."""
        index, board = state.index, state.index.theatre.board
        if not board.seen[reach][self.hex] & index.bits[1 - state.active]:
            return []
        near = board.watched[reach][self.hex]
        found = [u for h, here in index.camps[1 - state.active].items() if near[h] for u in here]
        found.sort()
        return found

    # -- legality
    def why_not(self, state: State, seat: str, action: Reaction) -> Refusal | None:
        if isinstance(action, actions.Pass):
            return None
        unit_of = state.index.theatre.unit_of
        u = unit_of.get(action.unit, -1)
        if isinstance(action, actions.FallBack):
            return self.why_no_retreat(state, u)
        t = unit_of.get(action.target, -1)
        if isinstance(action, actions.OpportunityFire):
            return self.why_no_opportunity(state, u, t)
        return self.why_no_return(state, u, t)

    def why_no_reaction(self, state: State, u: int) -> Refusal | None:
        """Only passive units react, each once to a trigger.

        Rules: BK-6.3.
        """
        if u in self.reacted:
            return REACTED
        if u < 0 or state.index.theatre.side[u] == state.active:
            return NOT_PASSIVE
        unit = state.units[u]
        return NOT_PASSIVE if unit.hex < 0 or unit.aboard >= 0 else None

    def why_no_opportunity(self, state: State, u: int, t: int) -> Refusal | None:
        """At a unit that has just moved or fired, in range and sight, by a unit without an opportunity marker.

        `test_who_may_fall_back_or_fire` in `test_shortcuts.py` compares `shots` with it.

        Rules: BK-6.3.1, BK-6.3.1.1, BK-4.2.
        """
        refusal = self.why_no_reaction(state, u)
        if refusal is not None:
            return refusal
        if t not in self.foes or self.cause == AFTER_SALVO:
            return NOT_TRIGGER
        if state.units[u].opp:
            return MARKED
        reach = opportunity_range(state, u)
        joined = joining(state, u, t)
        return fire.why_no_shot(state, u, t, reach, joined=joined) if reach else NEVER_ACTIVE

    def why_no_return(self, state: State, u: int, t: int) -> Refusal | None:
        """By the unit just fired at, at the firer, once in an enemy activation; never against indirect fire.

        `test_who_may_fall_back_or_fire` in `test_shortcuts.py` compares `shots` with it.

        Rules: BK-6.3.2, BK-4.2.
        """
        refusal = self.why_no_reaction(state, u)
        if refusal is not None:
            return refusal
        if u not in self.shot or t not in self.foes or self.cause != AFTER_SHOT or state.index.theatre.is_hq[u]:
            return NOT_SHOT_AT
        if u in state.returned:
            return RETURNED
        return fire.why_no_shot(state, u, t, max(1, range_of(state, u)), joined=joining(state, u, t))

    def why_no_retreat(self, state: State, u: int) -> Refusal | None:
        """When it sees an enemy move, when one moves next to it, or when it was just fired at; once per move or shot.

        `test_who_may_fall_back_or_fire` in `test_shortcuts.py` compares `retreats` with it.

        Rules: BK-6.3.3, BK-6.3.
        """
        refusal = self.why_no_reaction(state, u)
        if refusal is not None:
            return refusal
        if self.cause != AFTER_MOVE:
            reason = u in self.shot
        else:
            seen = state.index.theatre.board.seen[self.visible][self.hex] >> state.units[u].hex & 1
            reason = seen == 1 and self.is_there(state)
        return self.why_stuck(state, u) if reason else NO_REASON

    def why_stuck(self, state: State, u: int) -> Refusal | None:
        """A unit that has a reason to retreat has not done so from this move or shot, and has a way out.

        `test_who_may_fall_back_or_fire` in `test_shortcuts.py` compares `retreats` with it.

        Rules: BK-6.3, BK-6.3.3.
        """
        if u in state.retreated:
            return RETREATED
        return None if can_retreat(state, u) else NOT_THERE

    def is_there(self, state: State) -> bool:
        """Whether one of the movers is still in the hex."""
        units = state.units
        return units[self.foes[0]].hex == self.hex or any(units[t].hex == self.hex for t in self.foes)

    # -- carrying out
    def apply(self, state: State, seat: str, action: Reaction, dice: Dice, out: list[Event]) -> None:
        if isinstance(action, actions.Pass):
            state.end()
            return
        u = state.index.theatre.unit_of[action.unit]
        state.goto(replace(self, reacted=(*self.reacted, u)))
        if isinstance(action, actions.FallBack):
            state.call(RetreatTo(u))
            return
        t = state.index.theatre.unit_of[action.target]
        if isinstance(action, actions.OpportunityFire):
            opportunity(state, u, t, dice, out)
        else:
            return_fire(state, u, t, dice, out)


class RetreatTo(Ask[State, actions.Retreat], frozen=True, gc=False):
    """The passive player names the hex of a retreat together with his declaration, before any check.

    Rules: BK-6.3.3.
    """

    unit: int

    verbs: ClassVar = (actions.Retreat,)

    def seats(self, state: State) -> tuple[str, ...]:
        return (SEATS[state.index.theatre.side[self.unit]],)

    def prompt(self, state: State, seat: str) -> Prompt:
        name = state.index.theatre.ids[self.unit]
        return Prompt("retreat-to", {"unit": Name("unit", name)}, "BK-6.3.3", (name,))

    def options(self, state: State, seat: str) -> list[Action]:
        name, numbers = state.index.theatre.ids[self.unit], state.index.theatre.numbers
        return [actions.Retreat(name, numbers[h]) for h in retreat_hexes(state, self.unit)]

    def why_not(self, state: State, seat: str, action: actions.Retreat) -> Refusal | None:
        """The hex named must be adjacent, passable and free of enemies.

        Rules: BK-6.3.3.
        """
        if action.unit != state.index.theatre.ids[self.unit]:
            return effects.NOT_THIS_UNIT
        return None if state.index.theatre.index.get(action.hex, -1) in retreat_hexes(state, self.unit) else NOT_THERE

    def apply(self, state: State, seat: str, action: actions.Retreat, dice: Dice, out: list[Event]) -> None:
        state.end()
        fall_back(state, self.unit, state.index.theatre.index[action.hex], dice, out)


def fall_back(state: State, u: int, h: int, dice: Dice, out: list[Event]) -> None:
    """A retreat as a reaction; only a neutralised unit has to pass the reaction check first.

    Rules: BK-6.3, BK-6.4.
    """
    state.retreated = (*state.retreated, u)
    if not state.units[u].neutralised or reaction_check(state, u, -1, "retreat", dice, out):
        retreat(state, u, h, dice, out)


def opportunity(state: State, u: int, t: int, dice: Dice, out: list[Event]) -> None:
    """Mark the unit whether it passes or not, and fire if it does.

    Rules: BK-6.3.1.
    """
    change(state, u, opp=True)
    if reaction_check(state, u, t, "opportunity", dice, out):
        lines = fire.direct_lines(state, u, t, joined=joining(state, u, t))
        found = fire.shoot(state, u, t, "opportunity", lines, dice, out)
        suffer(state, t, found, dice, out)


def return_fire(state: State, u: int, t: int, dice: Dice, out: list[Event]) -> None:
    """Fire back in the state that the shot has left, without a marker.

    Rules: BK-6.3.2.
    """
    state.returned = (*state.returned, u)
    if reaction_check(state, u, t, "return", dice, out):
        lines = fire.direct_lines(state, u, t, joined=joining(state, u, t))
        found = fire.shoot(state, u, t, "return", lines, dice, out)
        suffer(state, t, found, dice, out)
