"""Frames of the optional chapters, and the carrying out of what they announced."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Disperse, Done, Draw, Sink, Split
from sandtable.games.operation.events.chapters import CardsSplit, DeckHalved, EntrySunk, MarkerMoved
from sandtable.games.operation.events.infantry import Drawn, DrewCards
from sandtable.games.operation.flow.fire import Aftermath
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Point, Seat, TunnelMarker
from sandtable.games.operation.model.plans import (
    AnyPlan,
    AscentPlan,
    BelowPlan,
    CreepPlan,
    DescentPlan,
    FlarePlan,
    HailPlan,
    SmokePlan,
)
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules.chapters import attachments, night, smoke, tunnels
from sandtable.games.operation.rules.chapters.smoke import disperse, smoke_clouds, turn_wind
from sandtable.games.operation.rules.chapters.split_deck import draw_half, most, room_in_hand
from sandtable.games.operation.rules.chapters.tunnel_weapons import place_of
from sandtable.games.operation.rules.chapters.tunnels import (
    MOST_ENTRIES,
    entries,
    fight,
    fire,
    free_points,
    sink,
    why_not_sink,
)
from sandtable.games.operation.rules.turn.cards import CARD_NAMES
from sandtable.games.operation.tables import items
from sandtable.kernel import Ask, Auto, Dice, Form, Measure, Options, Prompt, Refusal
from sandtable.kernel import Point as Place
from sandtable.kernel.action import Action
from sandtable.kernel.options import Rng


def carry_out_chapters(state: State, link: Intent, dice: Dice, out: Out) -> None:
    """Each thing that was announced by its chapter."""
    for plan in link.plans:
        if link.unit in state.units and state.units[link.unit].models:
            carry_out_plan(state, link, plan, dice, out)


def carry_out_plan(state: State, link: Intent, plan: AnyPlan, dice: Dice, out: Out) -> None:
    """What the optional chapters know to do; the rest has its place in the order itself."""
    match plan:
        case DescentPlan():
            go_down(state, link, plan, dice, out)
        case CreepPlan():
            creep_below(state, link, plan, out)
        case AscentPlan():
            come_up(state, link, dice, out)
        case BelowPlan():
            below(state, link, plan.unit, dice, out)
        case SmokePlan():
            make_smoke(state, link, plan, dice, out)
        case FlarePlan():
            flare(state, link, plan, dice, out)
        case HailPlan():
            hail_tanks(state, link, plan, dice, out)


def go_down(state: State, link: Intent, plan: DescentPlan, dice: Dice, out: Out) -> None:
    if tunnels.why_not_descend(state, state.units[link.unit], plan.entry) is None:
        tunnels.descend(state, link.unit, plan.entry, dice, out)


def creep_below(state: State, link: Intent, plan: CreepPlan, out: Out) -> None:
    if tunnels.why_not_creep(state, state.units[link.unit], plan.entry) is None:
        tunnels.creep(state, link.unit, link.order, plan.speed, plan.entry, out)


def come_up(state: State, link: Intent, dice: Dice, out: Out) -> None:
    if tunnels.why_not_ascend(state, state.units[link.unit]) is None:
        tunnels.ascend(state, link.unit, dice, out)


def below(state: State, link: Intent, foe: str, dice: Dice, out: Out) -> None:
    """Fire at a marker below ground; an Assault goes to it and fights.

    Rules: OW-tun-fight, OW-tun-melee, OW-melee-fire.
    """
    if foe not in [near.id for near in tunnels.foes_near(state, state.units[link.unit])]:
        return
    state.call(Aftermath())
    if link.order == "assault":
        state.call(AssaultBelow(link.unit, foe, link.when == "after", link.arms))
        if link.when == "before":
            state.call(Aftermath())
            tunnels.fire(state, link.unit, foe, link.order, dice, out, link.arms)
    else:
        tunnels.fire(state, link.unit, foe, link.order, dice, out, link.arms)


def make_smoke(state: State, link: Intent, plan: SmokePlan, dice: Dice, out: Out) -> None:
    by, at = plan.by, plan.at
    if by not in smoke.SHELLS and not items()[by].range:
        at = smoke.own_place(state, state.units[link.unit], at)
    if smoke.why_not_smoke(state, state.units[link.unit], by, at) is None:
        smoke.launch(state, link.unit, by, at, dice, out)


def flare(state: State, link: Intent, plan: FlarePlan, dice: Dice, out: Out) -> None:
    foe, firer = state.units.get(plan.unit), night.flare_man(state, link.unit)
    if foe is not None and state.pieces(foe) and firer is not None and "flare" in state.units[link.unit].traits:
        night.fire_flare(state, firer, foe, dice, out, firer.id in dict(link.paths))


def hail_tanks(state: State, link: Intent, plan: HailPlan, dice: Dice, out: Out) -> None:
    if plan.unit in state.units:
        attachments.hail(state, link.unit, plan.unit, dice, out)


NOT_SMOKE = Refusal("OW-smoke-phase", "not-smoke")


class Wind(Auto[State], frozen=True, gc=False):
    """Before play the wind is rolled: its direction as for drift, its value as strength.

    Rules: OW-smoke-wind, OW-optional.
    """

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
        if state.on("smoke") or state.on("fires"):
            turn_wind(state, dice, out)


class Dispersal(Ask[State, Disperse], frozen=True, gc=False):
    """First in the turn the players pick smoke templates in turn and roll for them, the last initiative winner first.

    Rules: OW-smoke-phase, OW-smoke-disperse.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Disperse,)
    standing: ClassVar[str | None] = None

    seat: Seat
    left: tuple[str, ...]
    turned: bool = False

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.left else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("dispersal", {"left": len(self.left)}, "OW-smoke-phase", self.left)

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Disperse(name) for name in self.left]

    def why_not(self, state: State, seat: Seat, action: Disperse) -> Refusal | None:
        return None if action.template in self.left else NOT_SMOKE

    def apply(self, state: State, seat: Seat, action: Disperse, dice: Dice, out: Out) -> None:
        left = tuple(name for name in self.left if name != action.template)
        changed = disperse(state, action.template, self.turned, dice, out)
        if left:
            state.goto(Dispersal(state.other(seat), left, self.turned or changed))
        else:
            state.end()


def begin_smoke(state: State) -> None:
    """The phase of dispersal, if there is smoke.

    Rules: OW-smoke-phase.
    """
    left = smoke_clouds(state)
    if left:
        state.call(Dispersal(state.initiative or state.seats[0], tuple(left)))


BAD_COUNT = Refusal("OW-deck-draw", "bad-count")


class HalveDeck(Ask[State, Split], frozen=True, gc=False):
    """After deployment a player may halve his deck; the other may keep his whole.

    Rules: OW-deck-split, OW-deck-one.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Split,)
    standing: ClassVar[str | None] = None

    seat: Seat

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("halve-deck", {}, "OW-deck-split")

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Split(False), Split(True)]

    def why_not(self, state: State, seat: Seat, action: Split) -> Refusal | None:
        return None

    def apply(self, state: State, seat: Seat, action: Split, dice: Dice, out: Out) -> None:
        state.end()
        state.sides[seat] = replace(state.sides[seat], split=action.use)
        out.append(DeckHalved(seat, action.use))


class SplitDraw(Ask[State, Draw], frozen=True, gc=False):
    """At the refill the owner says how many cards come from each half, and everybody hears it.

    Rules: OW-deck-draw.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Draw,)
    standing: ClassVar[str | None] = None

    seat: Seat

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if room_in_hand(state, self.seat) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("split-draw", {"count": room_in_hand(state, seat)}, "OW-deck-draw")

    def options(self, state: State, seat: Seat) -> list[Action]:
        found = [Draw(n) for n in range(room_in_hand(state, seat) + 1)]
        return [action for action in found if self.why_not(state, seat, action) is None]

    def why_not(self, state: State, seat: Seat, action: Draw) -> Refusal | None:
        rest = room_in_hand(state, seat) - action.manoeuvre
        enough = action.manoeuvre <= most(state, seat, "manoeuvre") and rest <= most(state, seat, "fire")
        return None if action.manoeuvre >= 0 and rest >= 0 and enough else BAD_COUNT

    def apply(self, state: State, seat: Seat, action: Draw, dice: Dice, out: Out) -> None:
        rest = room_in_hand(state, seat) - action.manoeuvre
        state.end()
        out.append(CardsSplit(seat, action.manoeuvre, rest))
        drawn = draw_half(state, seat, "manoeuvre", action.manoeuvre, dice)
        drawn += draw_half(state, seat, "fire", rest, dice)
        side = state.sides[seat]
        state.sides[seat] = replace(side, hand=tuple(sorted((*side.hand, *drawn))))
        out.append(DrewCards(seat, len(drawn)))
        out.append(Drawn(seat, tuple(CARD_NAMES[card] for card in drawn), to=(seat,)))


class SinkEntries(Ask[State, Sink | Done], frozen=True, gc=False):
    """Before deployment the players in turn place entry points, at most six in all; who wants no more says so.

    Rules: OW-tun-points.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Sink, Done)
    standing: ClassVar[str | None] = None

    seat: Seat
    alone: bool = False
    """The other wants no more."""

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if free_points(state) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("sink-entries", {"left": MOST_ENTRIES - len(entries(state))}, "OW-tun-points")

    def options(self, state: State, seat: Seat) -> Options:
        points = free_points(state)
        first = Sink(Place(*points[0]))
        forms = (Form(Sink(Place(0, 0)), ("at",)),)
        return Measure(lambda rng: self.sample(points, rng), first, (), (0, 0, *state.size), forms, (Done(),))

    def sample(self, points: list[Point], rng: Rng) -> Action:
        return Sink(Place(*points[rng.randrange(len(points))])) if rng.random() < 0.9 else Done()

    def why_not(self, state: State, seat: Seat, action: Sink | Done) -> Refusal | None:
        return None if isinstance(action, Done) else why_not_sink(state, (action.at.x, action.at.y))

    def apply(self, state: State, seat: Seat, action: Sink | Done, dice: Dice, out: Out) -> None:
        if isinstance(action, Done):
            if self.alone:
                state.end()
            else:
                state.goto(SinkEntries(state.other(seat), True))
            return
        at = (action.at.x, action.at.y)
        name = sink(state, at)
        out.append(EntrySunk(seat, name, at))
        if len(entries(state)) < MOST_ENTRIES and free_points(state):
            state.goto(SinkEntries(seat if self.alone else state.other(seat), self.alone))
        else:
            state.end()


class AssaultBelow(Auto[State], frozen=True, gc=False):
    """The marker goes to the enemy's; then it fires, if that was announced for after the move, and fights. It stays
    where it is, and nobody fights, if somebody was shaken before it went.

    Rules: OW-tun-melee, OW-melee-fire, OW-melee-after, OW-tun-shaken.
    """

    unit: str
    target: str
    fires: bool
    arms: str = ""
    there: bool = False

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
        unit, foe = state.units[self.unit], state.units[self.target]
        if unit.broken or not unit.models or not foe.models or not foe.below:
            return
        if not self.there:
            if tunnels.why_not_storm_below(state, unit, self.target) is not None:
                return
            here = place_of(foe)
            entry = unit.below.entry if unit.below is not None else foe.below.entry
            state.alter(self.unit, below=TunnelMarker(entry, here, state.turn))
            out.append(MarkerMoved(self.unit, here))
        if self.fires:
            state.call(replace(self, fires=False, there=True))
            state.call(Aftermath())
            fire(state, self.unit, self.target, "assault", dice, out, self.arms)
        else:
            fight(state, self.unit, self.target, dice, out)
