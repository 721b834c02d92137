"""The steps of an order: what else was announced, fire, the marker at the end; delayed shots."""

from __future__ import annotations

from sandtable.games.operation.events.infantry import OrderBegan, OrderLost
from sandtable.games.operation.flow import chapters, drive_steps
from sandtable.games.operation.flow.fire import open_fire
from sandtable.games.operation.model.intent import Intent, Links
from sandtable.games.operation.model.plans import BlastPlan, CallPlan
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules.chapters import squadrons
from sandtable.games.operation.rules.infantry.orders import is_silent, mark, posture_after, stand_up
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.rules.vehicles import motorcycles
from sandtable.games.operation.rules.weapons import charges, communication
from sandtable.kernel import Auto, Dice


def extras(state: State, link: Intent, dice: Dice, out: Out) -> None:
    """What vehicles and optional chapters announced, before the order itself: exposure, boarding, smoke."""
    drive_steps.announce(state, link, dice, out)
    chapters.carry_out_chapters(state, link, dice, out)


def use_charges(state: State, unit: str, blast: BlastPlan, dice: Dice, out: Out) -> None:
    """Charges are armed or set off, if their piece of terrain still stands."""
    if blast.feature not in state.features:
        return
    if blast.how == "arm":
        charges.arm(state, unit, blast.feature, blast.charges, out)
    else:
        charges.set_off(state, unit, blast.feature, blast.charges, dice, out)


def finished(state: State, link: Intent, dice: Dice, out: Out) -> None:
    """An order has been carried out and marked."""
    if link.order == "move" and link.speed != "fast":
        state.slow_moves[link.unit] = state.turn
    else:
        state.slow_moves.pop(link.unit, None)
    motorcycles.drop_stragglers(state, link.unit, out)
    squadrons.leave_behind(state, link.unit, out)


def fire_stops(state: State, stops: Links) -> None:
    """Delayed shots at a target that does not move after all are fired where it stands.

    Rules: OW-interrupt-insert.
    """
    for stop in reversed(stops):
        state.call(Delayed(stop, False))


class Delayed(Auto[State], frozen=True, gc=False):
    """A delayed shot comes due.

    Rules: OW-fire-delay, OW-interrupt, OW-interrupt-insert.
    """

    intent: Intent
    interrupts: bool

    def run(self, state: State, dice: Dice, out: Out) -> None:
        link = self.intent
        unit = state.units[link.unit]
        state.end()
        if unit.broken or not state.everyone(unit) or squadrons.has_fallen_back(state, unit.id):
            out.append(OrderLost(link.unit))
            return
        out.append(OrderBegan(link.unit, cards.CARD_NAMES[link.card]))
        if stand_up(state, link.unit, out):
            mark(state, link.unit, "stationary", out)
            return
        state.call(Finish(link))
        state.call(Open(link, moved=False, interrupts=self.interrupts))
        state.call(Extras(link))


class Open(Auto[State], frozen=True, gc=False):
    """Open fire if a target was announced.

    Rules: OW-order-fire, OW-order-ambush, OW-order-cover, OW-order-assault.
    """

    intent: Intent
    moved: bool
    interrupts: bool = False

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
        unit = state.units[self.intent.unit]
        if unit.broken or not unit.models or squadrons.has_fallen_back(state, unit.id):
            return
        if self.intent.target or self.intent.shelled or self.intent.aims or self.intent.second:
            open_fire(state, self.intent, self.moved, self.interrupts, dice, out)


class Extras(Auto[State], frozen=True, gc=False):
    """What else was announced: messages, charges, and what optional chapters add.

    Rules: OW-intent-extra.
    """

    intent: Intent

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
        link = self.intent
        for call in link.every(CallPlan):
            communication.send(state, link.unit, call, dice, out)
        for blast in link.every(BlastPlan):
            use_charges(state, link.unit, blast, dice, out)
        extras(state, link, dice, out)


class Finish(Auto[State], frozen=True, gc=False):
    """The marker: stationary, moved or fired.

    Rules: OW-move-state, OW-assault-state, OW-fire-wasted, OW-ambush-hold, OW-bicycle-state, OW-markers-colour.
    """

    intent: Intent

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
        link = self.intent
        unit = state.units[link.unit]
        state.under_way.pop(link.unit, None)
        if not unit.models:
            return
        shot = any(model.shot == state.turn for model in state.members(unit))
        communication.send_runners_on(state, link.unit, dice, out)
        mark(state, link.unit, posture_after(state, unit, link, shot), out)
        state.alter(link.unit, silent=is_silent(state, unit, link), slow=link.speed != "fast")
        finished(state, link, dice, out)
        state.tidy()
