"""Odds agree with the game itself."""

from fractions import Fraction

import pytest

from games.blitzkrieg.field import Field
from sandtable.games.blitzkrieg import GAME
from sandtable.games.blitzkrieg.flow.struck import Struck
from sandtable.games.blitzkrieg.odds import melee
from sandtable.games.blitzkrieg.odds.by_action import odds
from sandtable.games.blitzkrieg.rules.movement import March
from sandtable.games.blitzkrieg.rules.results import split
from sandtable.kernel import Odds, Question, outcomes


def odds_if_any(field: Field, text: str) -> Odds | None:
    assert field.decision is not None
    view = GAME.knowledge(field.state, frozenset())
    return GAME.odds(view, Question(field.asked, field.decision), GAME.parse(text))


def asked(field: Field, text: str) -> Odds:
    """The odds of an action for which something is rolled."""
    found = odds_if_any(field, text)
    assert found is not None
    return found


@pytest.mark.rule("BK-8.2.5", "BK-8.3")
def test_a_shot_has_the_chances_of_its_column() -> None:
    field = Field(quiet=True, active=["de-i35"], units={"de-i35-pz4": 1811, "fr-i11-1": 1813})
    found = asked(field, "fire de-i35-pz4 fr-i11-1")
    assert found.total == "4" and [line.key for line in found.lines] == ["attack", "range"]
    by = {chance.key: chance.probability for chance in found.chances}
    assert by == pytest.approx({"none": 26 / 36, "neutral": 9 / 36, "step": 1 / 36})
    assert sum(line.ways for line in found.table) == 36


@pytest.mark.rule("BK-8.3", "BK-8.2.5")
@pytest.mark.parametrize("target", ["fr-i11-1", "fr-i11-h35", "fr-i11-hq"])
def test_the_odds_of_a_shot_agree_with_every_outcome(target: str) -> None:
    field = Field(active=["de-i35"], units={"de-i35-pz4": 1811, target: 1812, "fr-1c-hq": 1816})
    u = field.state.theatre.unit_of[target]
    step = Fraction(0)
    for weight, state, _, _ in outcomes(field.state, "german", GAME.parse(f"fire de-i35-pz4 {target}")):
        step += weight * (state.units[u].steps < 2)
    column = int(asked(field, f"fire de-i35-pz4 {target}").total)
    assert step == Fraction(split(field.state, u, column)[2], 36)


@pytest.mark.rule("BK-6.4", "BK-6.3.1")
def test_opportunity_fire_counts_its_check() -> None:
    field = Field(active=["de-i35"], units={"de-i35-hq": 1811, "de-i35-1": 1811, "fr-1c-1i": 1814, "fr-1c-hq": 1815})
    field.do("move de-i35-1")
    field.do("step 1812")
    found = asked(field, "opportunity-fire fr-1c-1i de-i35-1")
    assert found.parts[0].chances[0].probability == pytest.approx(21 / 36), "seven or less"
    hurt = sum(chance.probability for chance in found.chances if chance.key != "none")
    assert hurt == pytest.approx(21 / 36 * 1 / 36), "column 1: only 12 hurts a tank"


@pytest.mark.rule("BK-8.6b", "BK-8.6a")
def test_a_salvo_counts_its_transmission() -> None:
    field = Field(salvos=["medium"], salvos_of="french", units={"fr-2c-hq": 1809, "de-i33-1": 1812, "de-i35-1": 1812})
    found = asked(field, "barrage 1812 medium")
    none = found.parts[1].chances[0].probability
    assert len(found.parts) == 2 and none == pytest.approx(1 - 26 / 36 * 15 / 36)


@pytest.mark.rule("BK-10.1")
def test_mines_and_checks_have_odds() -> None:
    field = Field(quiet=True, active=["de-i35"], units={"de-i35-hq": 1811, "de-i35-1": 1811}, mines=[1812])
    field.do("move de-i35-1")
    by = {chance.key: chance.probability for chance in asked(field, "step 1812").chances}
    assert by["step"] == pytest.approx(3 / 36) and by["neutral"] == pytest.approx(12 / 36)
    assert odds_if_any(field, "step 1810") is None
    wake = Field(draw="de-i35", units={"de-i35-hq": 1811, "de-i35-1": {"hex": 1811, "neutralised": True}})
    assert asked(wake, "activate").chances[0].probability == pytest.approx(26 / 36)
    stop = Field(draw="de-i35", units={"de-i35-1": 1811}, held={"french": {"general": 1}})
    assert asked(stop, "cancel").chances[0].probability == 0.5


@pytest.mark.rule("BK-9.1.2", "BK-9.1.3")
def test_the_chain_of_a_melee_agrees_with_the_game_played_by_its_policy() -> None:
    """One against one for a round: every outcome of the game, answered as the policy says, gives the same numbers."""
    units = {"de-i35-hq": 1811, "de-i35-pz4": 1811, "fr-i11-1": 1812, "fr-i11-hq": 1814}
    field = Field(active=["de-i35"], units=units)
    field.do("move de-i35-pz4")
    t = field.state.theatre
    pz, inf = t.unit_of["de-i35-pz4"], t.unit_of["fr-i11-1"]
    gone_back, gone, stood = Fraction(0), Fraction(0), Fraction(0)
    todo = [(Fraction(1), field.state, "german", "assault 1812")]
    while todo:
        weight, state, seat, text = todo.pop()
        for chance, then, _, decision in outcomes(state, seat, GAME.parse(text)):
            both = weight * chance
            if decision is not None and isinstance(decision.frame, Struck):
                role = decision.frame.role
                found = decision.options(decision.seats[0])
                assert isinstance(found, list)
                options = [str(action) for action in found]
                answer = "suffer" if role == "attacker" else "stand" if role == "step" else options[1]
                todo.append((both, then, decision.seats[0], answer))
            elif then.units[pz].hex != t.index[1812]:
                gone_back += both
            elif then.units[inf].hex != t.index[1812]:
                gone += both
            else:
                stood += both
    assert gone_back + gone + stood == 1
    assert float(gone_back) == pytest.approx(2 / 36) and float(gone) == pytest.approx(
        33 / 36 * 18 / 36 + 1 / 36 * 12 / 36
    )
    won, repelled, left = melee.melee_odds(field.state, March.begin(field.state, pz), t.index[1812])
    assert won + repelled + left == pytest.approx(1.0)
    assert won >= float(gone) and repelled >= float(gone_back)


@pytest.mark.rule("BK-9.1.3")
def test_one_round_of_the_chain_is_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(melee, "ROUNDS", 1)
    units = {"de-i35-hq": 1811, "de-i35-pz4": 1811, "fr-i11-1": 1812, "fr-i11-hq": 1814}
    field = Field(active=["de-i35"], units=units)
    t = field.state.theatre
    march = March.begin(field.state, t.unit_of["de-i35-pz4"])
    won, repelled, _ = melee.melee_odds(field.state, march, t.index[1812])
    assert repelled == pytest.approx(2 / 36), "column 2: N on 11 drives the tank back, a red N does not touch it"
    assert won == pytest.approx(33 / 36 * 18 / 36 + 1 / 36 * 12 / 36), "column 6, or 5 after a step loss"


def test_odds_of_what_is_not_rolled() -> None:
    field = Field(active=["de-i35"], units={"de-i35-hq": 1811, "de-i35-1": 1811})
    assert odds(field.state, GAME.parse("end-activation")) is None
