"""The picture for the browser: what it says in plain fields, and that neither it nor the knowledge tells secrets."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest
from helpers import chain, deploy, hands, infantry_battle, put, table
from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.operation.flow.setting_up import Muster
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.army.lists import Purchase
from sandtable.games.operation.tables import WEAPONS
from sandtable.games.operation.view.knowledge import knowledge
from sandtable.games.operation.view.picture import picture
from sandtable.games.operation.view.seen import OperationPicture
from sandtable.kernel import Frame, clone, dumps

BLUE, RED, NOBODY = frozenset(("blue",)), frozenset(("red",)), frozenset[str]()


def same_for_others(one: State, other: State, owner: str) -> bool:
    """Whether everybody but the owner of a secret gets equal bytes for two states, and the owner does not."""
    others = [eyes for eyes in (BLUE, RED, NOBODY) if owner not in eyes]
    hidden = all(dumps(made(one, eyes)) == dumps(made(other, eyes)) for made in (picture, knowledge) for eyes in others)
    own = frozenset((owner,))
    return hidden and all(dumps(made(one, own)) != dumps(made(other, own)) for made in (picture, knowledge))


def test_cards_in_the_hand_are_told_to_their_owner_only() -> None:
    one = infantry_battle()
    other = clone(one)
    hands(one, "fire-1 move-3", "ambush-1")
    hands(other, "cover-2 assault-4", "ambush-1")
    assert same_for_others(one, other, "blue")
    assert picture(one, BLUE).sides["blue"].hand is not None and picture(one, BLUE).sides["red"].hand is None
    assert all(side.hand is None for side in picture(one, NOBODY).sides.values())


def test_a_card_face_down_is_told_to_its_owner_only() -> None:
    state = infantry_battle()
    hands(state, "fire-1 move-3", "ambush-1 fire-2")
    one, other = clone(state), clone(state)
    one.drafts, other.drafts = {"blue": 0}, {"blue": 1}
    assert same_for_others(one, other, "blue")
    assert set(picture(one, BLUE).laid) == {"blue"} and picture(one, RED).laid == {} == picture(one, NOBODY).laid


def test_cards_in_the_deck_are_told_to_nobody() -> None:
    one = infantry_battle()
    other = clone(one)
    deck = one.sides["red"].deck
    other.sides["red"] = replace(one.sides["red"], deck=(deck[0] - 1, deck[1] + 1, *deck[2:]))
    for made in (picture, knowledge):
        assert all(dumps(made(one, eyes)) == dumps(made(other, eyes)) for eyes in (BLUE, RED, NOBODY))


def test_what_is_bought_is_drawn_for_the_buyer_only() -> None:
    state = table()
    state.stack = [Muster("blue", 300, (Purchase("de-grenadiers"), Purchase("de-mmg")))]
    assert picture(state, BLUE).army == ("de-grenadiers", "de-mmg")
    assert picture(state, RED).army == () == picture(state, NOBODY).army


def shapes_in(kind: Any, found: set[type[Struct]]) -> set[type[Struct]]:
    """Every Struct that can stand somewhere in a value of this type."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        if kind not in found:
            found.add(kind)
            for hint in get_type_hints(kind).values():
                shapes_in(hint, found)
    else:
        assert kind is not Any, "the picture is typed all through"
        for part in get_args(kind):
            shapes_in(part, found)
    return found


def test_no_frame_and_no_bookkeeping_travels() -> None:
    found = shapes_in(GAME.picture_type, set())
    assert OperationPicture in found and not any(issubclass(kind, Frame) for kind in found)
    kept = {"shot", "went", "rose", "boarded", "reload", "spent", "tested", "fled", "moved", "ceased", "said", "stack"}
    assert not [f"{kind.__name__}.{name}" for kind in found for name in kind.__struct_fields__ if name in kept]
    assert shapes_in(GAME.static_type, set())


def test_an_order_that_is_announced_and_the_chain_below_it() -> None:
    state = infantry_battle()
    battle = chain(state, "move-3", "fire-1")
    battle.do("order de-1 move-3")
    draft = picture(state, RED).draft
    assert draft is not None and (draft.unit, draft.card, draft.order, draft.priority) == ("de-1", "move-3", "move", 3)
    battle.say("go slow 300:950 ()")
    seen = picture(state, RED)
    assert seen.draft is None and [order.unit for order in seen.chain] == ["de-1"]
    order = seen.chain[0]
    assert order.speed == "slow" and order.cost > 0 and order.at is None
    assert order.ways and all(way.points[0] != way.points[-1] for way in order.ways)


def test_the_last_order_of_a_chain_stands_first() -> None:
    state = infantry_battle()
    battle = chain(state, "move-3", "fire-1")
    battle.say("order de-1 move-3", "go slow 300:950 ()")
    battle.do("order us-1 fire-1")
    assert [order.unit for order in picture(state, BLUE).chain] == ["de-1"]
    drafted = picture(state, BLUE).draft
    assert drafted is not None and drafted.unit == "us-1"


def test_a_hull_stands_at_the_end_of_its_way_as_announced() -> None:
    state = table()
    deploy(state, "de-1", "de-panzer4", (400, 900))
    deploy(state, "us-1", "us-rifles", (400, 100))
    battle = chain(state, "move-3", "fire-1")
    battle.do("order de-1 move-3")
    while battle.refused("drive slow forward 400:850 900"):
        battle.do(battle.options()[0])
    battle.say("drive slow forward 400:850 900")
    assert picture(state, RED).chain[0].ways[0].facing == 900


def test_a_unit_has_the_pace_of_its_slowest_piece_and_a_gun_has_none() -> None:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (300, 900))
    deploy(state, "de-2", "de-pak40", (600, 900))
    by_day = picture(state, RED).units
    assert by_day["de-1"].pace == (100, 200, 150) and by_day["de-2"].pace is None
    state.switches = ("night",)
    at_night = picture(state, RED)
    slow, fast, _ = at_night.units["de-1"].pace or (0, 0, 0)
    assert at_night.night and slow == 100 and fast < 200


def test_a_unit_has_had_its_order_in_this_turn_and_not_before_the_first() -> None:
    state = infantry_battle()
    assert not any(each.done for each in picture(state, RED).units.values())
    state.turn = 2
    state.alter("de-1", marked=2)
    state.alter("de-2", marked=1)
    assert [name for name, each in picture(state, RED).units.items() if each.done] == ["de-1"]


def test_a_piece_that_changed_is_drawn_anew() -> None:
    state = infantry_battle()
    before = picture(state, RED)
    man = state.units["de-1"].models[0]
    put(state, man, 321, 654, shaken=True)
    after = picture(state, RED)
    assert (after.models[man].x, after.models[man].shaken) == (321, True) and not before.models[man].shaken
    assert after.models[state.units["us-1"].models[0]] is before.models[state.units["us-1"].models[0]]


def test_what_is_broken_on_a_vehicle() -> None:
    state = table()
    deploy(state, "de-1", "de-panzer4", (400, 900))
    hull = next(iter(state.vehicles))
    assert picture(state, RED).vehicles[hull].damage == ()
    state.refit(hull, tracks=1, main=False, burning=True)
    seen = picture(state, RED).vehicles[hull]
    assert seen.damage == ("track", "main", "fire") and seen.kind == "de-panzer4"
    state.change(hull, destroyed=True)
    assert picture(state, RED).vehicles[hull].damage == ("track", "main", "wreck")


@pytest.mark.parametrize("scenario", [each.id for each in GAME.scenarios()])
def test_static_data_names_what_the_picture_shows(scenario: str) -> None:
    printed = GAME.static(scenario, {})
    state = GAME.start(scenario, {})
    seen = picture(state, NOBODY)
    kinds = {unit.kind for unit in seen.units.values()} | {vehicle.kind for vehicle in seen.vehicles.values()}
    weapons = {weapon for model in seen.models.values() for weapon in model.weapons}
    assert kinds <= set(printed.kinds) and weapons <= set(printed.weapons) == set(WEAPONS)
