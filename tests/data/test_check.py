"""Every mistake is found, not only the first."""

import pickle
from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.data import DataError, Mistake, mistakes


class Gun(Struct, frozen=True, forbid_unknown_fields=True, tag="gun", tag_field="type"):
    range: Annotated[int, Meta(ge=0)]


class Truck(Struct, frozen=True, forbid_unknown_fields=True, tag="truck", tag_field="type"):
    seats: int = 4


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    side: Literal["german", "french"]
    steps: Annotated[int, Meta(ge=1, le=2)] = 2
    at: tuple[int, int] | None = None
    carries: Gun | Truck | None = None
    boxes: dict[str, tuple[int, ...]] = {}

    def __post_init__(self) -> None:
        if self.id == "bad":
            raise ValueError("no unit is called bad")


class Loose(Struct, frozen=True):
    dice: int


def found(value: object, kind: object) -> dict[tuple[object, ...], str]:
    return dict(mistakes(value, kind))


def test_what_fits_has_no_mistake() -> None:
    unit = {"id": "a", "side": "german", "at": [1, 2], "carries": {"type": "gun", "range": 3}, "boxes": {"fire": [1]}}
    assert not found([unit], list[Unit])


def test_all_mistakes_of_all_items() -> None:
    wrong = found(
        [
            {"id": "a", "side": "german", "stpes": 1},
            {"id": 7, "side": "dutch", "steps": 3},
            {"side": "french", "carries": {"type": "gun", "rnage": 1}},
            {"id": "bad", "side": "french"},
            {"id": "e", "side": "french", "boxes": {"fire": [1, "x"]}, "at": [1, 2, 3]},
        ],
        list[Unit],
    )
    assert wrong[(0, "stpes")].startswith("unknown key; there are: id, side, steps")
    assert wrong[(1, "id")] == "expected `str`, got `int`"
    assert wrong[(1, "side")] == "invalid enum value 'dutch'"
    assert wrong[(1, "steps")] == "expected `int` <= 2"
    assert wrong[(2,)] == "the key 'id' is missing"
    assert wrong[(2, "carries", "rnage")].startswith("unknown key")
    assert wrong[(2, "carries")] == "the key 'range' is missing"
    assert wrong[(3,)] == "no unit is called bad"
    assert wrong[(4, "boxes", "fire", 1)] == "expected `int`, got `str`"
    assert (4, "at") in wrong
    assert len(wrong) == 10


def test_a_source_may_stand_where_a_type_does_not_forbid_it() -> None:
    assert not found({"dice": 1, "source": "book", "note": "x"}, Loose)
    assert found({"dice": 1, "surce": "book"}, Loose) == {("surce",): "unknown key; there are: dice"}


def test_the_wrong_shape_is_one_mistake() -> None:
    assert found({"id": "a"}, list[Unit]) == {(): "expected `array`, got `object`"}
    assert found(["a"], list[Unit]) == {(0,): "expected `object`, got `str`"}


def test_a_data_error_names_all_and_survives_a_process_pool() -> None:
    error = DataError([Mistake("x.toml", 3, "card[0].id", "wrong"), Mistake("x.toml", 9, "", "also")])
    assert str(error) == "x.toml:3: card[0].id: wrong\nx.toml:9: also"
    assert pickle.loads(pickle.dumps(error)).mistakes == error.mistakes
