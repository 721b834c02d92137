"""Frames of movement: the one-hex moves of all units together, and the fire that they draw."""

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.actions import Ambush, Defend, Moving, Shoot
from sandtable.games.barbarossa.flow.fire import Share, Volley
from sandtable.games.barbarossa.model import (
    AMBUSHED,
    CALM,
    CONCEALED,
    VISIBLE,
    State,
    Unit,
    blank_drafts,
    can_be_named,
    change,
    led_by,
    side_of,
)
from sandtable.games.barbarossa.rules.fire import Shot, covers, in_melee, shots_at, why_not_fire
from sandtable.games.barbarossa.rules.hidden import reveal, reveal_adjacent
from sandtable.games.barbarossa.rules.losses import SHAKEN
from sandtable.games.barbarossa.rules.movement import begin_moves, proposals, settle, take_steps
from sandtable.games.barbarossa.rules.valour import test_due
from sandtable.kernel import Action, Auto, Dice, Gather, Prompt, Refusal
from sandtable.kernel.frames import Out

_CANNOT = Refusal("BA-defend-fire", "cannot-fire-now")
_GIVEN = Refusal("BA-defend-fire", "already-fires")


class Walk(Auto[State], frozen=True, gc=False):
    """One-hex moves until every route is done: assault routes in step 6, the others in step 10."""

    assault: bool
    phase: str = "begin"
    moved: tuple[str, ...] = ()

    def run(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-move, BA-assault-route, BA-hidden-revealed, BA-defend-fire, BA-ambush-fire."""
        if self.phase == "begin":
            state.goto(replace(self, phase="step"))
            _share(state, begin_moves(state, dice, out, self.assault))
        elif self.phase == "step":
            self._step(state, dice, out)
        elif self.phase == "fire":
            state.goto(replace(self, phase="after"))
            shots = [*reaction_shots(state, out), *moving_shots(state, out, self.moved)]
            if shots:
                state.call(Volley(tuple(shots)))
        else:
            test_due(state, dice, out, SHAKEN)
            reveal_adjacent(state, out)
            state.goto(replace(self, phase="step"))

    def _step(self, state: State, dice: Dice, out: Out) -> None:
        steps = proposals(state, out, self.assault)
        settle(state, dice, out, steps)
        if not steps:
            state.end()
            return
        moved, left = take_steps(state, dice, out, steps)
        state.goto(replace(self, phase="fire", moved=tuple(moved)))
        state.drafts = blank_drafts(state)
        state.call(React(tuple(moved)))
        _share(state, left)


def _share(state: State, left: dict[str, int]) -> None:
    for carrier, losses in left.items():
        if losses:
            state.call(Share(carrier, losses))


def can_react(state: State, unit: Unit) -> bool:
    """Whether a unit still has its one shot of the round: on defend, or hidden in ambush with a point.

    Rules: BA-defend-fire, BA-ambush-fire, BA-smoke-units.
    """
    if unit.fired or unit.suppressed != CALM or unit.place != "map" or unit.hex in state.smoke:
        return False
    if isinstance(unit.order, Defend):
        return not in_melee(state, unit)
    return isinstance(unit.order, Ambush) and unit.hidden == AMBUSHED and unit.ammo > 0


def movers_against(state: State, moved: tuple[str, ...], seat: str) -> list[Unit]:
    """Enemies of a seat that have just moved and can be fired at.

    Rules: BA-melee-limits, BA-hidden.
    """
    found = (state.units[name] for name in moved)
    return [unit for unit in found if unit.side != side_of(seat) and can_be_named(unit) and not in_melee(state, unit)]


class React(Gather[State, Shoot], frozen=True, gc=False):
    """After a one-hex move: both sides may fire from defend and ambush, sealed. Who has a unit in ambush is always
    asked."""

    verbs: ClassVar[tuple[type[Action], ...]] = (Shoot,)
    standing: ClassVar[str | None] = "reaction"
    moved: tuple[str, ...]

    def parties(self, state: State) -> tuple[str, ...]:
        """Public facts only: a visible defender that could fire, or any unit in ambush.

        Rules: BA-reveal.
        """
        return tuple(seat for seat in state.seats if self._is_asked(state, seat))

    def _is_asked(self, state: State, seat: str) -> bool:
        movers = movers_against(state, self.moved, seat)
        if not movers:
            return False
        for unit in led_by(state, seat):
            if unit.hidden == AMBUSHED:
                return True
            if unit.hidden == CONCEALED and any(why_not_fire(state, unit, mover) is None for mover in movers):
                return True
            if unit.hidden == VISIBLE and can_react(state, unit) and any(covers(state, unit, m) for m in movers):
                return True
        return False

    def prompt(self, state: State, seat: str) -> Prompt:
        return Prompt("react", {}, "BA-defend-fire", tuple(u.id for u in movers_against(state, self.moved, seat)))

    def drafts(self, state: State, seat: str) -> list[Action]:
        movers = movers_against(state, self.moved, seat)
        shots = [Shoot(unit.id, mover.id) for unit in led_by(state, seat) for mover in movers]
        return [shot for shot in shots if self.why_not_draft(state, seat, shot) is None]

    def why_not_draft(self, state: State, seat: str, action: Shoot) -> Refusal | None:
        """Rules: BA-defend-fire, BA-ambush-fire."""
        unit, target = state.units.get(action.unit), state.units.get(action.target)
        if unit is None or target is None or unit.seat != seat or target.id not in self.moved:
            return _CANNOT
        if unit.id in state.drafts[seat].shots:
            return _GIVEN
        if not can_react(state, unit) or in_melee(state, target) or not covers(state, unit, target):
            return _CANNOT
        return None

    def draft(self, state: State, seat: str, action: Shoot, out: Out) -> None:
        mine = state.drafts[seat]
        state.drafts[seat] = replace(mine, shots={**mine.shots, action.unit: action.target})

    def close(self, state: State, dice: Dice, out: Out) -> None:
        state.end()


def reaction_shots(state: State, out: Out) -> list[Shot]:
    """The shots both sides have chosen: ambushers spend their point now and are revealed.

    Rules: BA-defend-fire, BA-ambush-fire, BA-ambush-hit, BA-ammo-empty.
    """
    found: list[Shot] = []
    for seat in state.seats:
        for name, target in sorted(state.drafts[seat].shots.items()):
            unit = state.units[name]
            kind = "ambush" if isinstance(unit.order, Ambush) else "defend"
            found += shots_at(state, unit, state.units[target], kind)
            change(state, name, fired=True, ammo=unit.ammo - (kind == "ambush"))
            if unit.hidden:
                reveal(state, out, name, "fired")
    state.drafts = {}
    return found


def moving_shots(state: State, out: Out, moved: tuple[str, ...]) -> list[Shot]:
    """Units that fire on the move and have reached the underlined hex: sight and range are looked at again.

    Rules: BA-order-fire-moving, BA-fire-moving-check.
    """
    found: list[Shot] = []
    for name in moved:
        unit = state.units[name]
        order = unit.order
        if not isinstance(order, Moving) or order.shot != unit.hex or unit.fired or unit.suppressed != CALM:
            continue
        if order.kind != "fire-moving" or order.route.index(order.shot) + 1 != unit.walked:
            continue
        change(state, name, fired=True)
        if unit.ammo and why_not_fire(state, unit, state.units[order.target]) is None:
            found += shots_at(state, unit, state.units[order.target], "moving", unit.front.orders["fire-moving"].dice)
            change(state, name, ammo=unit.ammo - 1)
        else:
            out.append(ev.NoShot(name))
    return found
