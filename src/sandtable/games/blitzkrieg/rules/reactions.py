"""Chapter 6.3 to 6.4: what the passive side may do while the other acts - opportunity fire, return fire, retreat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.model import State, change, seat
from sandtable.games.blitzkrieg.rules import effects, fire, hints
from sandtable.games.blitzkrieg.rules.retreat import retreat, retreat_hexes
from sandtable.games.blitzkrieg.rules.sight import seen_up_to
from sandtable.games.blitzkrieg.tables import REACTION
from sandtable.geometry.bits import members as bit_members
from sandtable.kernel import Action, Ask, Dice, Event, Hints, Name, Prompt, Refusal

MOVE, SHOT, SALVO = "move", "shot", "salvo"

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


def reaction_lines(state: State, u: int, t: int = -1) -> list[fire.Line]:
    """What is added to the roll of a reaction check.

    Rules: BK-6.4, BK-6.3.1.1, BK-6.2, BK-5.4.
    """
    unit, lines = state.units[u], []
    if state.formations[unit.formation].fatigued:
        lines.append(("BK-5.4", "fatigued", REACTION["fatigued"]))
    if unit.out:
        lines.append(("BK-6.2", "out-of-command", REACTION["out_of_command"]))
    if unit.neutralised:
        lines.append(("BK-6.4", "neutralised", REACTION["neutralised"]))
    if fire.is_dispersed(state, u):
        lines.append(("BK-6.4", "dispersed", REACTION["dispersed"]))
    if t >= 0 and state.units[t].column:
        lines.append(("BK-6.4", "target-column", REACTION["target_column"]))
    return lines


def reaction_need(state: State, u: int, t: int = -1) -> int:
    """What 2d6 may show at most: the formation's reaction value less what would be added to the roll.

    Rules: BK-6.4.
    """
    return state.theatre.cards[state.units[u].formation].reaction - fire.total(reaction_lines(state, u, t))


def reaction_check(state: State, u: int, t: int, what: str, dice: Dice, out: list[Event]) -> bool:
    """2d6 at or under the reaction value.

    Rules: BK-6.3, BK-6.4.
    """
    need = reaction_need(state, u, t)
    roll = dice.sum(2, 6, "reaction")
    passed = roll.value <= need
    lines = fire.modifiers(reaction_lines(state, u, t))
    out.append(events.ReactionTested(state.theatre.ids[u], what, need, "yes" if passed else "no", (roll,), lines))
    return passed


def opportunity_range(state: State, u: int) -> int:
    """Neutralised units and those of demoralised formations only reach one hex.

    Rules: BK-6.3.1.1.
    """
    reach = fire.range_of(state, u)
    return min(reach, 1) if state.formations[state.units[u].formation].demoralised else reach


class React(Ask, frozen=True, gc=False):
    """The passive side may answer a move, a shot or a salvo: unit by unit, one reaction each, until it passes.

    `foes` are the active units that moved or fired, `shot` the passive units just fired at.

    Rules: BK-6.3.
    """

    cause: str
    hex: int
    foes: tuple[int, ...] = ()
    shot: tuple[int, ...] = ()
    reacted: tuple[int, ...] = ()

    verbs: ClassVar = (actions.OpportunityFire, actions.ReturnFire, actions.Retreat, actions.Pass)
    standing: ClassVar = "reaction"

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(1 - state.active),) if next(self.reactions(state), None) is not None else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        focus = tuple(state.theatre.ids[u] for u in (*self.foes, *self.shot))
        about = {"unit": Name("unit", focus[0]), "hex": state.theatre.numbers[self.hex]}
        return Prompt(f"react-{self.cause}", about, "BK-6.3", focus)

    def hints(self, state: State, seat: str) -> Hints:
        return hints.reactions(state, self)

    def options(self, state: State, seat: str) -> list[Action]:
        return [*self.reactions(state), actions.Pass()]

    def default(self, state: State, seat: str) -> Action:
        return actions.Pass()

    # -- who could react
    def reactions(self, state: State) -> Iterator[Action]:
        """Every legal reaction: shots first, then retreats."""
        theatre, reach = state.theatre, self.visible(state)
        ids, numbers = theatre.ids, theatre.numbers
        if self.cause != SALVO:
            for u in self.watchers(state, min(reach, theatre.longest)):
                for t in self.foes:
                    if self.why_no_opportunity(state, u, t) is None:
                        yield actions.OpportunityFire(ids[u], ids[t])
        for u in self.shot:
            for t in self.foes:
                if self.why_no_return(state, u, t) is None:
                    yield actions.ReturnFire(ids[u], ids[t])
        for u in self.watchers(state, reach) if self.cause == MOVE else self.shot:
            if self.why_no_retreat(state, u) is None:
                for h in retreat_hexes(state, u):
                    yield actions.Retreat(ids[u], numbers[h])

    def visible(self, state: State) -> int:
        """From how far the units that moved or fired can be seen."""
        theatre = state.theatre
        terrain = theatre.board.terrain[self.hex]
        return max([seen_up_to(theatre.vehicle[t], terrain) for t in self.foes], default=0)

    def watchers(self, state: State, reach: int) -> list[int]:
        """The passive units within so many hexes that see the hex where it happened."""
        theatre, side = state.theatre, 1 - state.active
        near = theatre.board.seen[reach][self.hex] & state.index.bits[side]
        at, sides = state.index.at, theatre.side
        return [u for h in bit_members(near) for u in at[h] if sides[u] == side]

    # -- legality
    def why_not(self, state: State, seat: str, action: Action) -> Refusal | None:
        if isinstance(action, actions.Pass):
            return None
        unit_of = state.theatre.unit_of
        assert isinstance(action, actions.OpportunityFire | actions.ReturnFire | actions.Retreat)
        u = unit_of.get(action.unit, -1)
        if isinstance(action, actions.Retreat):
            return self.why_no_retreat(state, u) or self.why_not_there(state, u, action.hex)
        t = unit_of.get(action.target, -1)
        if isinstance(action, actions.OpportunityFire):
            return self.why_no_opportunity(state, u, t)
        return self.why_no_return(state, u, t)

    def why_no_reaction(self, state: State, u: int) -> Refusal | None:
        """Only passive units react, each once to a trigger.

        Rules: BK-6.3.
        """
        if u < 0 or state.theatre.side[u] == state.active or state.units[u].hex < 0 or state.units[u].aboard >= 0:
            return NOT_PASSIVE
        return REACTED if u in self.reacted else None

    def why_no_opportunity(self, state: State, u: int, t: int) -> Refusal | None:
        """At a unit that has just moved or fired, in range and sight, by a unit without an opportunity marker.

        Rules: BK-6.3.1, BK-6.3.1.1, BK-4.2.
        """
        refusal = self.why_no_reaction(state, u)
        if refusal is not None:
            return refusal
        if t not in self.foes or self.cause == SALVO:
            return NOT_TRIGGER
        if state.units[u].opp:
            return MARKED
        reach = opportunity_range(state, u)
        return fire.why_no_shot(state, u, t, reach) if reach else NEVER_ACTIVE

    def why_no_return(self, state: State, u: int, t: int) -> Refusal | None:
        """By the unit just fired at, at the firer, once in an enemy activation; never against indirect fire.

        Rules: BK-6.3.2, BK-4.2.
        """
        refusal = self.why_no_reaction(state, u)
        if refusal is not None:
            return refusal
        if u not in self.shot or t not in self.foes or self.cause != SHOT or state.theatre.is_hq[u]:
            return NOT_SHOT_AT
        if u in state.returned:
            return RETURNED
        return fire.why_no_shot(state, u, t, max(1, fire.range_of(state, u)))

    def why_no_retreat(self, state: State, u: int) -> Refusal | None:
        """When it sees an enemy move, when one moves next to it, or when it was just fired at; once per move or shot.

        Rules: BK-6.3.3, BK-6.3.
        """
        refusal = self.why_no_reaction(state, u)
        if refusal is not None:
            return refusal
        if u in state.retreated:
            return RETREATED
        if self.cause != MOVE:
            return None if u in self.shot else NO_REASON
        return None if any([self.sees(state, u, t) for t in self.foes]) else NO_REASON

    def sees(self, state: State, u: int, t: int) -> bool:
        """Whether a unit sees a moving enemy."""
        board, here, there = state.theatre.board, state.units[u].hex, state.units[t].hex
        if there < 0 or not board.sees[here] >> there & 1:
            return False
        far = board.distance[here][there]
        return far <= 1 or far <= seen_up_to(state.theatre.vehicle[t], board.terrain[there])

    def why_not_there(self, state: State, u: int, number: int) -> Refusal | None:
        """The hex named must be adjacent, passable and free of enemies.

        Rules: BK-6.3.3.
        """
        return None if state.theatre.index.get(number, -1) in retreat_hexes(state, u) else NOT_THERE

    # -- carrying out
    def apply(self, state: State, seat: str, action: Action, dice: Dice, out: list[Event]) -> None:
        if isinstance(action, actions.Pass):
            state.end()
            return
        assert isinstance(action, actions.OpportunityFire | actions.ReturnFire | actions.Retreat)
        u = state.theatre.unit_of[action.unit]
        state.goto(replace(self, reacted=(*self.reacted, u)))
        if isinstance(action, actions.Retreat):
            fall_back(state, u, state.theatre.index[action.hex], dice, out)
            return
        t = state.theatre.unit_of[action.target]
        if isinstance(action, actions.OpportunityFire):
            opportunity(state, u, t, dice, out)
        else:
            return_fire(state, u, t, dice, out)


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
        found = fire.shoot(state, u, t, "opportunity", fire.direct_lines(state, u, t), dice, out)
        effects.suffer(state, t, found, dice, out)


def return_fire(state: State, u: int, t: int, dice: Dice, out: list[Event]) -> None:
    """Fire back in the state that the shot has left, without a marker.

    Rules: BK-6.3.2.
    """
    state.returned = (*state.returned, u)
    if reaction_check(state, u, t, "return", dice, out):
        found = fire.shoot(state, u, t, "return", fire.direct_lines(state, u, t), dice, out)
        effects.suffer(state, t, found, dice, out)
