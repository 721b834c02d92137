"""Turn and cards."""

import pytest
from helpers import Battle, chain, deploy, hands, table
from msgspec.structs import replace

from sandtable.games.operation.events.infantry import (
    DeckShuffled,
    Drawn,
    DrewCards,
    InitiativeTied,
    InitiativeWon,
    TurnBegan,
    UnitMarked,
)
from sandtable.games.operation.flow import turn
from sandtable.games.operation.flow.initiative import Initiative
from sandtable.games.operation.flow.turn import decided
from sandtable.games.operation.model.pieces import Side
from sandtable.games.operation.model.state import State, ready
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.rules.vehicles import explosions
from sandtable.games.operation.tables import DECK
from sandtable.kernel import Event, Scripted, Seeded


def army(count: int, nation: str = "germany") -> State:
    state = table()
    state.sides["blue"] = Side(nation, (), DECK, (0,) * len(DECK))
    for n in range(count):
        deploy(state, f"b-{n}", "de-sniper", (100 + 50 * n, 1000), seat="blue")
    deploy(state, "r-1", "us-rifles", (600, 100))
    return state


@pytest.mark.rule("OW-cards-draw", "OW-ex-1")
def test_ten_units_draw_fifteen_cards_a_german_army_seventeen() -> None:
    assert cards.hand_limit(army(10, "soviet"), "blue") == 15
    state = army(10)
    assert cards.hand_limit(state, "blue") == 17
    cards.refill(state, "blue", Seeded(1), [])
    assert len(state.sides["blue"].hand) == 17


@pytest.mark.rule("OW-cards-refill")
def test_later_refills_count_only_units_that_are_not_broken() -> None:
    state = army(4)
    state.alter("b-1", broken=True)
    assert cards.hand_limit(state, "blue") == 7 + 3
    hands(state, "fire-1 fire-1 move-3", "")
    out: list[Event] = []
    cards.refill(state, "blue", Seeded(1), out)
    assert len(state.sides["blue"].hand) == 10
    assert out[0] == DrewCards("blue", 7)
    assert out[1].to == ("blue",) and isinstance(out[1], Drawn)


@pytest.mark.rule("OW-cards-over", "OW-R12")
def test_a_hand_above_the_limit_is_kept_and_nothing_drawn() -> None:
    state = army(1)
    hands(state, "fire-1 fire-1 move-3 move-3 move-3 move-4 move-4 move-4 move-5 move-5", "")
    cards.refill(state, "blue", Seeded(1), [])
    assert len(state.sides["blue"].hand) == 10 > cards.hand_limit(state, "blue") == 8


@pytest.mark.rule("OW-cards-empty", "OW-R45")
def test_an_empty_deck_takes_the_discards() -> None:
    state = army(1)
    pile = (*DECK[:-1], 0)
    deck = (0,) * (len(DECK) - 1) + (1,)
    state.sides["blue"] = replace(state.sides["blue"], deck=deck, pile=pile)
    out: list[Event] = []
    cards.draw(state, "blue", 3, Seeded(1), out)
    side = state.sides["blue"]
    assert len(side.hand) == 3 and len(DECK) - 1 in side.hand
    assert out[0] == DeckShuffled("blue")
    assert sum(side.deck) == sum(DECK) - DECK[-1] - 2 and not any(side.pile)


@pytest.mark.rule("OW-cards-us")
def test_americans_may_exchange_one_card_in_each_turn() -> None:
    state = army(1)
    hands(state, "", "move-5 fire-1")
    assert turn.exchanges(state, "red") == 1 and turn.exchanges(state, "blue") == 0
    state.stack = [turn.Exchange("red", 1)]
    battle = Battle(state, [1])
    battle.do("swap move-5")
    assert battle.decision is None
    assert cards.NUMBER["move-5"] not in state.sides["red"].hand and len(state.sides["red"].hand) == 2
    assert turn.exchanges(state, "red") == 1


@pytest.mark.rule("OW-cards-uk")
def test_the_british_may_exchange_up_to_three_cards_once_in_the_game() -> None:
    state = army(1)
    state.sides["red"] = Side("britain", (), DECK, (0,) * len(DECK), swaps=3)
    hands(state, "", "move-5 move-4 fire-1")
    assert turn.exchanges(state, "red") == 3
    state.stack = [turn.Exchange("red", 3)]
    battle = Battle(state, [1, 2])
    battle.do("swap move-5", "swap move-4", "pass")
    assert battle.decision is None
    assert turn.exchanges(state, "red") == 0


@pytest.mark.rule("OW-turn-end")
def test_played_cards_go_back_and_hands_are_kept() -> None:
    state = army(1)
    hands(state, "fire-1 move-3", "")
    cards.lay_down(state, "blue", cards.NUMBER["fire-1"])
    assert sum(state.sides["blue"].pile) == 1
    cards.shuffle_back(state)
    side = state.sides["blue"]
    assert side.hand == (cards.NUMBER["move-3"],) and not any(side.pile) and sum(side.deck) == sum(DECK) - 1


@pytest.mark.rule("OW-initiative", "OW-initiative-discard")
def test_the_lower_number_wins_whatever_the_order() -> None:
    state = army(1)
    hands(state, "fire-2 move-5", "ambush-1 move-5")
    state.stack = [Initiative()]
    battle = Battle(state, [])
    battle.do("lay fire-2", seat="blue")
    assert battle.refused("lay move-5", "blue") == "card-lies"
    assert battle.refused("ready", "red") == "no-card-yet"
    battle.do("lay ambush-1", "ready", seat="red")
    battle.do("ready", seat="blue")
    assert battle.seen(InitiativeWon) == [InitiativeWon("red")]
    assert state.initiative == "red"
    assert len(state.sides["blue"].hand) == 1 and state.sides["blue"].pile[cards.NUMBER["fire-2"]] == 1


@pytest.mark.rule("OW-initiative-tie")
def test_equal_numbers_are_played_again_and_after_five_by_the_decks() -> None:
    state = army(1)
    hands(state, "fire-2 move-2 fire-3", "ambush-2 assault-2 fire-1")
    state.stack = [Initiative()]
    battle = Battle(state, [])
    for blue, red in (("fire-2", "ambush-2"), ("move-2", "assault-2")):
        battle.do(f"lay {blue}", "ready", seat="blue")
        battle.do(f"lay {red}", "ready", seat="red")
        assert battle.seen(InitiativeTied) and battle.asked == "blue initiative"
    state = army(1)
    hands(state, "fire-2", "ambush-2")
    state.stack = [Initiative(4)]
    tops = [
        cards.NUMBER["fire-3"] + 1,
        cards.NUMBER["move-3"] + 1,
        cards.NUMBER["fire-1"] + 1,
        cards.NUMBER["move-3"] + 1,
    ]
    battle = Battle(state, tops)
    battle.do("lay fire-2", "ready", seat="blue")
    battle.do("lay ambush-2", "ready", seat="red")
    assert len(battle.seen(InitiativeTied)) == 2 and state.initiative == "blue"
    battle.dice.done()
    assert sum(state.sides["blue"].pile) == 3


@pytest.mark.rule("OW-turn", "OW-R6")
def test_a_game_of_six_turns_in_printed_order() -> None:
    assert table().turns == 6
    steps = [step.__name__ for step in turn.TURN_STEPS]
    assert steps == ["smoke", "lone_models", "refill_hands", "panic", "contest_initiative", "give_orders"]
    state = army(1)
    state.turn = 6
    state.stack = [turn.Turn(len(turn.TURN_STEPS))]
    battle = Battle(state, [])
    assert battle.decision is None and not state.stack
    state.turn = 3
    state.stack = [turn.Turn(len(turn.TURN_STEPS))]
    battle = Battle(state, seed=1)
    assert state.turn == 4 and TurnBegan(4) in battle.out


@pytest.mark.rule("OW-turn-must", "OW-broken", "OW-markers-colour")
def test_every_unit_that_is_not_broken_gets_exactly_one_order() -> None:
    state = army(3)
    state.turn = 2
    state.alter("b-1", broken=True)
    state.alter("b-2", marked=2)
    assert [each.id for each in ready(state, "blue")] == ["b-0"]
    battle = chain(state, "ambush-3 ambush-2", "ambush-1", turn=2)
    assert battle.refused("order b-1 ambush-3") == "no-order-left"
    assert battle.refused("order b-2 ambush-3") == "no-order-left"
    battle.do("order b-0 ambush-3", "pass")
    assert battle.asked == "red react"
    battle.do("pass")
    assert state.units["b-0"].marked == 2
    marked = [each for each in battle.out if isinstance(each, UnitMarked)]
    assert marked[0].colour == "white" and marked[0].posture == "stationary"
    assert battle.asked == "red chain"
    battle.do("order r-1 ambush-1", "pass")
    assert battle.decision is None


@pytest.mark.rule("OW-turn-alone", "OW-R13")
def test_the_other_side_goes_on_alone_and_nobody_reacts() -> None:
    state = army(2)
    state.alter("r-1", marked=1)
    battle = chain(state, "ambush-3 ambush-2", "fire-1 fire-1", opener="red")
    assert battle.asked == "blue chain"
    battle.do("order b-0 ambush-3", "pass")
    assert battle.asked == "blue chain"
    battle.do("order b-1 ambush-2", "pass")
    assert battle.decision is None


@pytest.mark.rule("OW-turn-alone", "OW-R13")
def test_the_battle_is_over_when_one_side_has_only_wrecks() -> None:
    state = table()
    deploy(state, "de-1", "de-panther", (600, 600))
    deploy(state, "us-1", "us-rifles", (300, 100))
    assert not decided(state)
    explosions.explode(state, "de-1.0", Scripted([1] * 9), [])
    assert "de-1.0" in state.models and decided(state)


@pytest.mark.rule("OW-cards-refill", "OW-cards-draw")
def test_no_card_is_drawn_for_a_wreck() -> None:
    state = table()
    deploy(state, "de-1", "de-panther", (600, 600))
    deploy(state, "de-2", "de-grenadiers", (300, 600))
    assert cards.hand_limit(state, "blue") == 9
    explosions.explode(state, "de-1.0", Scripted([1] * 9), [])
    assert state.units["de-1"].models == ("de-1.0",) and cards.hand_limit(state, "blue") == 8
