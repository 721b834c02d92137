"""What the officer thinks of fire and places: friends in the way, posts in cover, empty vehicles."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.state import State
from sandtable.games.operation.officer.covered_posts import manned, posts_of
from sandtable.games.operation.officer.firepower import fire_now, hull_worth
from sandtable.games.operation.officer.place_value import bodies_now, danger, reveal
from sandtable.games.operation.rules.ground.prepared import ground_under
from sandtable.geometry.table import contains
from sandtable.kernel import Seeded, advance


def begun(scenario: str) -> Any:
    state: Any = GAME.start(scenario, {})
    advance(state, Seeded(1), [])
    return state


def without(state: State, unit: str) -> State:
    """The same table with a unit far off."""
    for man in state.members(unit):
        state.models[man.id] = replace(man, x=5, y=5)
    return state


def test_friends_before_the_muzzle_make_fire_worse() -> None:
    state = begun("house-fighting")
    state.units["su-riders-1"] = replace(state.units["su-riders-1"], posture="fired")
    gun, foe = state.units["de-mmg-1"], state.units["su-riders-1"]
    past_friends = fire_now(state, gun, foe)
    free = fire_now(without(state, "de-grenadiers-1"), gun, foe)
    assert free > past_friends + 0.5


def test_the_posts_of_a_house_are_inside_it_and_its_windows_are_manned_first() -> None:
    state = begun("village-assault")
    posts = posts_of(ground_under(state))["church"]
    church = next(block for block in state.index.blocks if block.id == "church")
    assert posts and all(contains(church.polygon, post.at) for post in posts)
    men = state.men("de-hq-1")
    ends = manned(posts, men, (935, 335), (935, 1100), 1000)
    assert ends is not None and len(set(ends)) == len(men)
    assert all(y > 350 for _, y in ends)


def test_an_empty_vehicle_is_worth_no_shell() -> None:
    state = begun("tank-duel")
    hull = state.vehicle_of("us-sherman-1")
    full = hull_worth(state, hull, "hw")
    for man in state.crew(hull.id):
        state.models[man.id] = replace(man, aboard="")
    assert full > 2 and hull_worth(state, hull, "hw") < 0.1


def test_who_lies_hidden_has_something_to_lose_by_firing() -> None:
    state = begun("village-assault")
    hidden = state.units["de-mmg-1"]
    assert reveal(state, hidden) > 0
    known = state.units["de-mmg-1"] = replace(hidden, posture="fired")
    assert reveal(state, known) == 0


def test_behind_a_wall_there_is_less_danger_than_in_front_of_it() -> None:
    state = begun("village-assault")
    unit = state.units["de-grenadiers-1"]
    for n, man in enumerate(state.men(unit)):
        state.models[man.id] = replace(man, x=500 + 24 * n, y=545)
    behind = danger(state, unit, bodies_now(state, unit), "fired")
    for man in state.men(unit):
        state.models[man.id] = replace(man, y=590)
    assert 0 < behind < danger(state, unit, bodies_now(state, unit), "fired")
