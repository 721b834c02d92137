"""Odds of fights on the way."""

from __future__ import annotations

import pytest
from europe_field import Field
from europe_playout import PlayOut, Policy, card_of, mean_left

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.clash import Break, Clash
from sandtable.games.europe.flow.unwinding import Unwind
from sandtable.games.europe.model import State
from sandtable.games.europe.odds.chain_fight import ChainFight
from sandtable.games.europe.rules.intervention import Mission
from sandtable.kernel import Decision, Scripted, advance

MEETINGS: dict[str, tuple[bool, dict[str, int], dict[str, int], int]] = {
    "aircraft meet aircraft": (False, {"germany-aircraft": 2}, {"britain-aircraft": 1, "britain-bomber": 1}, 0),
    "fleets meet fleets and aircraft": (
        True, {"germany-fleet": 1, "germany-aircraft": 1}, {"britain-fleet": 1, "britain-aircraft": 1}, 0,
    ),
    "submarines meet a convoy": (True, {"germany-submarine": 3}, {"britain-destroyer": 1, "britain-aircraft": 1}, 2),
    "aircraft beside submarines": (True, {"germany-submarine": 2, "germany-aircraft": 1}, {"britain-destroyer": 2}, 1),
    "destroyers meet submarines": (
        True, {"britain-destroyer": 1, "britain-aircraft": 2}, {"germany-submarine": 2, "germany-fleet": 1}, 0,
    ),
}  # fmt: skip


def _met(name: str) -> tuple[Field, Clash, str]:
    """Two forces in the English Channel; the transports of the one who is met carry infantry."""
    at_sea, own, foes, transports = MEETINGS[name]
    both = {**own, **foes}
    seat = next(iter(own)).partition("-")[0]
    load = {"britain-infantry": transports, "britain-fleet": transports + both.get("britain-fleet", 0)}
    units = {
        "brest": {unit: n for unit, n in both.items() if unit.startswith("germany")},
        "plymouth": {**{unit: n for unit, n in both.items() if unit.startswith("britain")}, **load},
    }
    field = Field("sichelschnitt", level="advanced", turn="1940 spring", control={"brest": "germany"}, units=units)
    found: dict[str, list[int]] = {}
    for number, unit in field.state.units.items():
        found.setdefault(unit.name, []).append(number)
    ours, theirs = ([n for unit, most in side.items() for n in found[unit][:most]] for side in (own, foes))
    ships = tuple(found.get("britain-fleet", [])[-transports:]) if transports else ()
    cargo = tuple(zip(found.get("britain-infantry", []), ships, strict=False))
    plain = tuple(theirs)
    powers = (t.COUNTRY[seat], t.GERMANY if seat == "britain" else t.BRITAIN)
    clash = Clash(t.PLACE["english-channel"], at_sea, *powers, tuple(ours), plain, plain, ships, cargo)
    field.state.call(Unwind(Mission("flight", powers[1]), (), clash.place, step=-2))
    field.state.call(clash)
    return field, clash, seat


def _leaves_after(rounds: int, seat: str) -> Policy:
    def policy(state: State, decision: Decision) -> str:
        clash = next(f for f in state.stack if isinstance(f, Clash))
        return "withdraw -" if rounds and decision.seats[0] == seat and clash.round >= rounds else "press"

    return policy


@pytest.mark.parametrize("rounds", [0, 1, 2])
@pytest.mark.parametrize("name", MEETINGS)
@pytest.mark.rule("EU-12.1.3c", "EU-12.2a", "EU-12.2b")
def test_a_meeting_is_what_the_game_plays(name: str, rounds: int) -> None:
    field, clash, seat = _met(name)
    seen = ChainFight(field.state, clash).sight(rounds)
    assert sum(seen.swing.values()) == pytest.approx(1.0) and seen.wins + seen.open + seen.loses == pytest.approx(1.0)
    units = [unit.name for unit in field.state.units.values()]
    field.state.call(Break(False))
    asked = t.POWERS[clash.quarry]
    play = PlayOut("brest", seat, _leaves_after(rounds, seat), max(1, rounds))
    shares = play.after(field.state, asked, GAME.parse("press"))
    assert sum(shares.values()) == pytest.approx(1.0, abs=1e-12)
    for unit in dict.fromkeys(units):
        owner, kind = divmod(t.TYPE[unit], 8)
        lost = (seen.lost if owner == clash.hunter else seen.killed).get(kind, 0.0)
        assert units.count(unit) - mean_left(shares, unit) == pytest.approx(lost, abs=1e-9), unit


@pytest.mark.rule("EU-12.2a")
def test_a_meeting_has_a_card_for_both_sides() -> None:
    field, _, _ = _met("fleets meet fleets and aircraft")
    field.decision = advance(field.state, Scripted([6] * 4), field.events)
    assert field.kind == "break" and field.pending().seats == ("germany",)
    card = card_of(field, "germany", "press")
    short = card_of(field, "germany", "press", leave="one-round")
    assert [c.key for c in card.chances] == ["meeting-wins", "meeting-open", "meeting-loses"]
    assert short.choices[0].default == "one-round" and short.chances[1].probability > card.chances[1].probability
    field.do("germany", "press")
    other = card_of(field, "britain", "press")
    assert other.chances[0].probability == pytest.approx(card.chances[2].probability)
    assert dict(other.spread) == pytest.approx({-value: p for value, p in card.spread})


@pytest.mark.rule("EU-12.2a", "EU-12.2b")
def test_an_answer_has_a_card() -> None:
    """Aircraft that join the battle: the card is that battle with them; ships: whether they come, and the fight."""
    field = Field(
        "sichelschnitt",
        level="advanced",
        turn="1940 spring",
        side="allies",
        hpp={"britain": 25},
        control={"belgium": "germany"},
        standing={"belgium": "gone"},
        units={"dover": {"britain-aircraft": 2}, "belgium": {"germany-infantry": 1}, "essen": {"germany-aircraft": 2}},
    )
    field.do("britain", "attack belgium germany", "join britain-aircraft dover 0 2", "launch")
    before = str(field.state.stack)
    alone = card_of(field, "germany", "hold")
    met = card_of(field, "germany", "intervene germany-aircraft essen belgium 2")
    assert str(field.state.stack) == before, "nothing has happened"
    assert met.key == "battle" and met.rows[0].key == "air-row"
    assert [(c.key, c.tone) for c in met.chances] == [("raid-loses", "good"), ("raid-even", ""), ("raid-gains", "bad")]
    assert sum(value * p for value, p in met.spread) > sum(value * p for value, p in alone.spread)
    ships = Field(
        "sichelschnitt",
        level="advanced",
        turn="1940 spring",
        side="allies",
        phase="movement",
        units={"dover": {"britain-fleet": 1, "britain-infantry": 1}, "kiel": {"germany-fleet": 1}},
        control={"belgium": "france"},
        standing={"belgium": "gone"},
    )
    ships.do("britain", "carry dover belgium", "load britain-infantry 1", "launch")
    ships.do("britain", "route english-channel")
    card = card_of(ships, "germany", "intervene germany-fleet kiel english-channel 1")
    assert card.chances[0].probability == pytest.approx(4 / 6) and card.parts[0].key == "meeting"
    assert card.parts[0].chances[0].probability == pytest.approx(1.0), "nothing guards the transport"
