"""The sequence of play: a turn, line by line."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Pass, Swap
from sandtable.games.operation.events.infantry import BattleEnded, TurnBegan
from sandtable.games.operation.flow import chapters, turn_start
from sandtable.games.operation.flow.chain import Chain
from sandtable.games.operation.flow.chapters import SplitDraw
from sandtable.games.operation.flow.initiative import Initiative
from sandtable.games.operation.model.pieces import Seat
from sandtable.games.operation.model.state import Out, State, each_ready
from sandtable.games.operation.rules.chapters import demolition, night
from sandtable.games.operation.rules.chapters.split_deck import refill_order, swap_half
from sandtable.games.operation.rules.infantry.crewed_weapons import take_off_markers
from sandtable.games.operation.rules.infantry.morale import test_lone_models
from sandtable.games.operation.rules.infantry.panic import recover
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.rules.turn.verdict import scores
from sandtable.kernel import Ask, Auto, Dice, Event, Prompt, Refusal
from sandtable.kernel.action import Action

NO_CARD_TO_SWAP = Refusal("OW-cards-us", "not-in-hand")


class Turn(Auto[State], frozen=True, gc=False):
    """The steps of a turn in their order; `step` is the next one.

    Rules: OW-turn.
    """

    step: int = 0

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        if self.step == len(TURN_STEPS):
            close_turn(state, dice, out)
            return
        state.goto(Turn(self.step + 1))
        if self.step == 0:
            state.tidy()
            state.turn += 1
            out.append(TurnBegan(state.turn))
        TURN_STEPS[self.step](state, dice, out)


def smoke(state: State, dice: Dice, out: list[Event]) -> None:
    begin_turn(state, dice, out)


def lone_models(state: State, dice: Dice, out: list[Event]) -> None:
    test_lone_models(state, dice, out)


def refill_hands(state: State, dice: Dice, out: list[Event]) -> None:
    state.call(Refill(refill_order(state, in_order(state))))


def panic(state: State, dice: Dice, out: list[Event]) -> None:
    if state.turn > 1:
        recover(state, dice, out)


def contest_initiative(state: State, dice: Dice, out: list[Event]) -> None:
    state.call(Initiative())


def give_orders(state: State, dice: Dice, out: list[Event]) -> None:
    state.call(Orders(state.initiative))


TURN_STEPS = (smoke, lone_models, refill_hands, panic, contest_initiative, give_orders)


def in_order(state: State) -> tuple[Seat, ...]:
    """Who won the last initiative comes first wherever the book says nothing else."""
    first = state.initiative or state.seats[0]
    return (first, state.other(first))


class Refill(Auto[State], frozen=True, gc=False):
    """Each seat draws; Americans and British may exchange cards.

    Rules: OW-cards-refill, OW-cards-us, OW-cards-uk.
    """

    seats: tuple[Seat, ...]

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        if not self.seats:
            state.end()
            return
        seat = self.seats[0]
        state.goto(Refill(self.seats[1:]))
        allowed = exchanges(state, seat)
        if allowed:
            state.call(Exchange(seat, allowed))
        if state.sides[seat].split:
            state.call(SplitDraw(seat))
        else:
            cards.refill(state, seat, dice, out)


def exchanges(state: State, seat: Seat) -> int:
    """One card in each turn for Americans, three once in the game for the British.

    Rules: OW-cards-us, OW-cards-uk.
    """
    side = state.sides[seat]
    if side.nation == "usa":
        return 1
    return side.swaps if side.nation == "britain" else 0


class Exchange(Ask[State, Swap | Pass], frozen=True, gc=False):
    """After drawing, cards may be thrown away for new ones.

    Rules: OW-cards-us, OW-cards-uk.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Swap, Pass)
    standing: ClassVar[str | None] = "exchange"

    seat: Seat
    left: int
    used: bool = False

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if state.sides[self.seat].hand else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("exchange", {"left": self.left}, "OW-cards-us")

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Pass(), *(Swap(cards.CARD_NAMES[card]) for card in sorted(set(state.sides[seat].hand)))]

    def why_not(self, state: State, seat: Seat, action: Swap | Pass) -> Refusal | None:
        if isinstance(action, Pass) or cards.NUMBER.get(action.card) in state.sides[seat].hand:
            return None
        return NO_CARD_TO_SWAP

    def apply(self, state: State, seat: Seat, action: Swap | Pass, dice: Dice, out: list[Event]) -> None:
        if isinstance(action, Pass):
            state.end()
            return
        if self.left > 1:
            state.goto(Exchange(self.seat, self.left - 1, True))
        else:
            state.end()
        state.sides[seat] = replace(state.sides[seat], swaps=0)
        card = cards.NUMBER[action.card]
        if state.sides[seat].split:
            swap_half(state, seat, card, dice, out)
        else:
            cards.swap(state, seat, card, dice, out)


class Orders(Auto[State], frozen=True, gc=False):
    """Chains are opened in turn until every unit has carried out its order.

    Rules: OW-turn-must, OW-turn-alone, OW-chain-next.
    """

    opener: Seat

    def run(self, state: State, dice: Dice, out: list[Event]) -> None:
        if decided(state):
            state.end()
            return
        able = [seat for seat in (self.opener, state.other(self.opener)) if can_order(state, seat)]
        if not able:
            state.end()
            return
        state.goto(Orders(state.other(able[0])))
        state.call(Chain(able[0]))


def can_order(state: State, seat: Seat) -> bool:
    return bool(state.sides[seat].hand) and any(True for _ in each_ready(state, seat))


def decided(state: State) -> bool:
    """Whether one side has no man left on the table or to come; wrecks and lost guns do not fight on."""
    alive = {state.units[model.unit].seat for model in state.models.values() if model.cls == "infantry"}
    return any(seat not in alive for seat in state.seats)


def close_turn(state: State, dice: Dice, out: list[Event]) -> None:
    """Cards go back into the decks; the last turn ends the battle.

    Rules: OW-turn, OW-turn-end.
    """
    cards.shuffle_back(state)
    end_turn(state, dice, out)
    if state.turn >= state.turns or decided(state):
        out.append(BattleEnded(scores(state)))
        state.stack.clear()
        return
    state.goto(Turn())


def begin_turn(state: State, dice: Dice, out: Out) -> None:
    """First in the turn: smoke disperses, attachments are declared."""
    for seat in state.seats:
        state.call(turn_start.Parting(seat))
        if state.on("attachments"):
            state.call(turn_start.Attachments(seat))
    demolition.settle_dust(state)
    chapters.begin_smoke(state)


def end_turn(state: State, dice: Dice, out: Out) -> None:
    """Last in the turn: flares go out, reload markers come off."""
    take_off_markers(state)
    night.put_out_lights(state)
