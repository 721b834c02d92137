"""Odds through a whole chain of interventions, held against every outcome of the dice."""

from __future__ import annotations

import pytest
from europe_field import Field
from europe_playout import PlayOut, card_of, fight_on, mean_left, taken

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.odds import chain as chains

CHANNEL = "english-channel"


def invasion(**units: dict[str, int]) -> Field:
    """Two British fleets from Plymouth, one with infantry, against Calais; what they free is French again."""
    placed = {
        "plymouth": {"britain-fleet": 2, "britain-infantry": 1},
        "calais": {"germany-infantry": 1},
        **{area.replace("_", "-"): each for area, each in units.items()},
    }
    field = Field(
        "sichelschnitt",
        level="advanced",
        turn="1940 spring",
        side="allies",
        hpp={"britain": 25},
        control={"calais": "germany", "brest": "germany", "paris": "germany"},
        units=placed,
    )
    steps = ["attack calais germany", "embark britain-infantry britain-fleet plymouth 1"]
    aircraft = placed.get("dover", {}).get("britain-aircraft", 0)
    if aircraft:
        steps.append(f"join britain-aircraft dover 0 {aircraft}")
    steps.append("join britain-fleet plymouth 0 1")
    field.do("britain", *steps, "launch")
    field.do("britain", f"route {CHANNEL}")
    return field


CHAINS = {
    "aircraft meet the ships, then the landing": (
        {"paris": {"germany-aircraft": 1}},
        f"intervene germany-aircraft paris {CHANNEL} 1",
    ),
    "two fights on the way, then the landing": (
        {"paris": {"germany-aircraft": 2}, "dover": {"britain-aircraft": 1}},
        f"intervene germany-aircraft paris {CHANNEL} 2",
    ),
    "submarines meet the ships, then the landing": (
        {"brest": {"germany-submarine": 2}},
        f"intervene germany-submarine brest {CHANNEL} 2",
    ),
}


@pytest.mark.parametrize("name", CHAINS)
@pytest.mark.rule("EU-12.2a", "EU-12.2b", "EU-5.1g")
def test_a_chain_is_what_the_game_plays(name: str) -> None:
    units, action = CHAINS[name]
    field = invasion(**units)
    card = card_of(field, "germany", action)
    fight = card.parts[0] if card.key == "intervention" else card
    chain = fight.parts[0]
    assert (fight.key, chain.key, chain.policy) == ("meeting", "chain", "whole-chain")
    arrives = card.chances[0].probability if card.key == "intervention" else 1.0
    before = [unit.name for unit in field.state.units.values()]
    shares = PlayOut("calais", "france", fight_on).after(field.state, "germany", GAME.parse(action))
    alone = PlayOut("calais", "france", fight_on).after(field.state, "germany", GAME.parse("hold"))
    win = (taken(shares) - (1 - arrives) * taken(alone)) / arrives
    assert [c.key for c in chain.chances] == ["loses", "wins"], "as the one who meets it sees it"
    assert chain.chances[1].probability == pytest.approx(win, abs=1e-9)
    mean = 0.0
    for unit in dict.fromkeys(before):
        owner, kind = divmod(t.TYPE[unit], 8)
        left = (mean_left(shares, unit) - (1 - arrives) * mean_left(alone, unit)) / arrives
        mean += (1 if owner == t.BRITAIN else -1) * t.COST[kind] * (before.count(unit) - left)
    assert sum(value * p for value, p in chain.spread) == pytest.approx(mean, abs=1e-9)


@pytest.mark.rule("EU-12.2b")
def test_a_chain_with_too_many_ends_says_that_it_is_the_first_fight_only(monkeypatch: pytest.MonkeyPatch) -> None:
    units, action = CHAINS["two fights on the way, then the landing"]
    field = invasion(**units)
    assert card_of(field, "germany", action).policy == ""
    monkeypatch.setattr(chains, "MOST", 3)
    card = card_of(field, "germany", action)
    assert card.policy == "first-fight" and not card.parts


@pytest.mark.rule("EU-12.2b")
def test_a_fight_after_which_nothing_follows_says_so() -> None:
    field = Field(
        "sichelschnitt",
        level="advanced",
        turn="1940 spring",
        side="allies",
        phase="movement",
        units={"dover": {"britain-fleet": 1, "britain-infantry": 1}, "kiel": {"germany-fleet": 1}},
        control={"belgium": "france"},
        standing={"belgium": "gone"},
    )
    field.do("britain", "carry dover belgium", "load britain-infantry 1", "launch")
    field.do("britain", f"route {CHANNEL}")
    card = card_of(field, "germany", f"intervene germany-fleet kiel {CHANNEL} 1")
    assert card.parts[0].policy == "only-fight"
