"""The harvest of actions that law 1 and the leak law try at every position: it is wide, repeatable, and it finds."""

from __future__ import annotations

import pytest

from sandtable.kernel import Action, Ask, Decision, Measure, Ready, Reopen
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.testing import Broken, Harvest, Position, harvest, laws, positions

LOOKS = 60


def _first(name: str) -> tuple[str, dict[str, bool | int | str]]:
    scenario = find_game(name).scenarios()[0]
    return scenario.id, {option.id: option.default for option in scenario.options}


@pytest.fixture(scope="module", params=names(hidden=True))
def grown(request: pytest.FixtureRequest) -> tuple[str, Harvest]:
    scenario, options = _first(request.param)
    return request.param, harvest(find_game(request.param), scenario, options)


def test_it_has_many_kinds_of_action(grown: tuple[str, Harvest]) -> None:
    name, crop = grown
    kinds = crop.kinds() & set(find_game(name).actions)
    assert len(kinds) >= 3 and len(crop) >= 100


def test_it_is_the_same_every_time(grown: tuple[str, Harvest]) -> None:
    name, crop = grown
    scenario, options = _first(name)
    again = harvest(find_game(name), scenario, options)
    for at in positions(find_game(name), scenario, options, 4, most=12):
        for seat in at.decision.seats:
            assert again.tries(at, seat) == crop.tries(at, seat)


class _Forgets:
    """A frame that does not offer one of its options, although it allows it."""

    def __init__(self, frame: Ask, forgotten: Action) -> None:
        self._frame, self._forgotten = frame, forgotten

    def __getattr__(self, name: str) -> object:
        return getattr(self._frame, name)

    def options(self, state: object, seat: str) -> list[Action]:
        found = self._frame.options(state, seat)
        assert isinstance(found, list)
        return [action for action in found if action != self._forgotten]


def _finds(at: Position, seat: str, forgotten: Action, crop: Harvest) -> bool:
    frame: Ask = _Forgets(at.decision.frame, forgotten)  # type: ignore[assignment]
    poorer = Position(at.game, at.state, Decision((seat,), frame, at.state), at.number)
    try:
        laws.options_are_legal(poorer, crop)
    except Broken as wrong:
        assert "is allowed but not offered" in str(wrong)
        return True
    return False


def test_it_finds_an_option_that_was_forgotten(grown: tuple[str, Harvest], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the game's own universe: one option is taken away at each decision, and law 1 often notices."""
    name, crop = grown
    monkeypatch.setattr(type(find_game(name)), "universe", lambda self, state, seat: ())
    scenario, options = _first(name)
    found = asked = 0
    for at in positions(find_game(name), scenario, options, 8, most=LOOKS):
        seat = at.decision.seats[0]
        offered = at.decision.options(seat)
        if isinstance(offered, Measure):
            continue
        wanted = [action for action in offered if not isinstance(action, Ready | Reopen)]
        if len(wanted) < 2:
            continue
        asked += 1
        found += _finds(at, seat, wanted[at.number % len(wanted)], crop)
    assert asked >= 3 and found >= asked / 10, f"{found} of {asked}"
