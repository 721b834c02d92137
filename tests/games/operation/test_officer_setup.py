"""How the officer sets up and answers the small questions of vehicles."""

from random import Random

from helpers import deploy, field
from msgspec.structs import replace

from sandtable.games.operation import standing
from sandtable.games.operation.actions.infantry import Lay
from sandtable.games.operation.actions.vehicle import Scrap
from sandtable.games.operation.flow.initiative import Initiative
from sandtable.games.operation.flow.losses import LoseWeapon
from sandtable.games.operation.flow.setting_up import Muster
from sandtable.games.operation.game import GAME
from sandtable.games.operation.officer.officer import Officer, answer_initiative
from sandtable.games.operation.officer.setting_up import PLAN
from sandtable.games.operation.rules.army.lists import PREFIX
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.setup import battles
from sandtable.games.operation.tables import ENTRIES
from sandtable.kernel import Decision, Event, Question, Seeded, advance, play


def test_the_officer_buys_a_platoon_with_tanks_and_places_it() -> None:
    state = battles.start("free-battle", {"points": 1500})
    dice, officer, rng = Seeded(3), Officer(), Random(1)
    out: list[Event] = []
    decision = advance(state, dice, out)
    while decision is not None and state.turn == 0:
        seat = decision.seats[0]
        view = GAME.knowledge(state, frozenset((seat,)))
        action = officer.answer(view, Question(seat, decision), rng)
        assert decision.why_not(seat, action) is None
        decision = play(state, decision, seat, action, dice, out)
    for seat in state.seats:
        kinds = [unit.kind for unit in state.of(seat)]
        assert sum("rifles" in kind or "grenadiers" in kind for kind in kinds) >= 2
        assert any(state.vehicle_of(unit) is not None for unit in state.of(seat))
    assert not any(unit.off for unit in state.units.values())


def test_the_plans_exist_in_the_lists() -> None:
    for nation, names in PLAN.items():
        assert all(ENTRIES[f"{PREFIX[nation]}-{name}"].nation == nation for name in names)
        assert Muster("red", 3000).limit == 3000


def test_a_lost_weapon_is_answered_by_officer_and_standing_order() -> None:
    state = field()
    tank = deploy(state, "us-1", "us-sherman", (1000, 1000), 0)
    frame = LoseWeapon("red", tank)
    state.stack = [frame]
    question = Question("red", Decision(("red",), frame, state))
    view = GAME.knowledge(state, frozenset(("red",)))
    assert Officer().answer(view, question, Random(1)) == Scrap("aa")
    assert standing.answer("losses", {"mode": "riflemen-first"}, view, question) == Scrap("aa")


def test_two_officers_with_the_same_hand_do_not_always_lay_the_same_card() -> None:
    state = GAME.start("tank-duel", {option.id: option.default for option in GAME.scenario("tank-duel").options})
    hand = tuple(sorted(cards.NUMBER[name] for name in ("cover-5", "cover-4", "move-5", "move-4", "fire-1")))
    for seat in state.seats:
        state.sides[seat] = replace(state.sides[seat], hand=hand)
    laid = set()
    for seed in range(20):
        lays = [Lay(cards.CARD_NAMES[card]) for card in hand]
        question = Question("red", Decision(("red",), Initiative(), state))
        chosen = answer_initiative(Officer(), state, question, lays, Random(seed))
        assert isinstance(chosen, Lay)
        laid.add(chosen.card)
    assert len(laid) > 1 and "fire-1" not in laid
