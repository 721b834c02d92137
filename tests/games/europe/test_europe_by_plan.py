"""A battle left to the plan comes out as the odds of that plan say, to nine digits."""

from __future__ import annotations

import random

import pytest
from europe_field import Field, belgium
from europe_playout import PlayOut, card_of, taken

from sandtable.games.europe import GAME
from sandtable.games.europe.actions import Launch
from sandtable.games.europe.model import State
from sandtable.games.europe.rules.wishes import AIR_WITHDRAWALS, ORDERS, WITHDRAWALS
from sandtable.headers import make_header
from sandtable.kernel import Action, Decision, Plan, Question, Seeded, Table
from sandtable.lab.playing import player


def attack(own: dict[str, int], foes: dict[str, int]) -> Field:
    field = belgium({"essen": own, "belgium": foes})
    field.do("germany", "attack belgium france")
    everyone = next(plan for plan in plans(field) if plan.key == "join-all")
    for step in everyone.steps:
        field.do("germany", str(step))
    return field


def plans(field: Field) -> tuple[Plan, ...]:
    assert field.decision is not None
    return field.decision.hints("germany").plans


class ByPlan(PlayOut):
    """The attacker does what the plans of the questions say for his wishes."""

    def __init__(self, said: Plan, wishes: dict[str, str], rounds: int) -> None:
        super().__init__("belgium", "germany", lambda state, decision: "press", rounds)
        self.words = {f"{said.again} {name}={value}" for name, value in {**said.given, **wishes}.items()}

    def _answer(self, state: State, decision: Decision | None) -> tuple[str, Action | None]:
        if decision is not None and decision.kind in ("losses", "resolve") and decision.seats == ("germany",):
            found = [plan for plan in decision.hints("germany").plans if plan.again in self.words]
            assert len(found) == 1, decision.kind
            return "germany", found[0].steps[0]
        return super()._answer(state, decision)


BATTLES = {
    "on land": ({"germany-infantry": 1, "germany-armour": 1}, {"france-infantry": 2}),
    "with aircraft": (
        {"germany-infantry": 1, "germany-armour": 1, "germany-aircraft": 1},
        {"france-infantry": 1, "france-aircraft": 1},
    ),
    "armour alone": ({"germany-armour": 2}, {"france-infantry": 1}),
}
WISHES = (
    *({"withdrawal": wish} for wish in WITHDRAWALS),
    *({"own": wish} for wish in ORDERS),
    *({"air": wish} for wish in AIR_WITHDRAWALS),
)


@pytest.mark.parametrize("name", BATTLES)
@pytest.mark.parametrize("wishes", WISHES, ids=lambda wish: "-".join(wish.values()))
@pytest.mark.rule("EU-5.1.1", "EU-5.1.2")
def test_what_is_left_to_the_plan_is_what_its_odds_say(name: str, wishes: dict[str, str]) -> None:
    field = attack(*BATTLES[name])
    said = next(plan for plan in plans(field) if plan.key == "fight-by-plan")
    card = card_of(field, "germany", "launch", **wishes)
    shares = ByPlan(said, wishes, 3).after(field.state, "germany", GAME.parse("launch"))
    wins = sum(chance.probability for chance in card.chances if chance.key == "wins")
    assert taken(shares) == pytest.approx(wins, abs=1e-9)


@pytest.mark.rule("EU-5.1a")
def test_all_who_can_join_do_so_in_one_plan() -> None:
    field = belgium({"essen": {"germany-infantry": 3, "germany-armour": 2}, "belgium": {"france-infantry": 1}})
    field.do("germany", "attack belgium france")
    found = {plan.key: plan for plan in plans(field)}
    assert [str(step) for step in found["join-all"].steps] == [
        "join germany-infantry essen 1 3",
        "join germany-armour essen 2 2",
    ]
    for step in found["join-all"].steps:
        field.do("germany", str(step))
    assert {plan.key for plan in plans(field)} == {"fight-by-plan"}, "nobody is left to join"


@pytest.mark.rule("EU-5.1a")
def test_a_proposed_force_joins_step_by_step_and_can_be_launched() -> None:
    field = belgium({"essen": {"germany-infantry": 6, "germany-armour": 2}, "belgium": {"france-infantry": 1}})
    field.do("germany", "attack belgium france")
    question = Question("germany", field.decision, 0) if field.decision else None
    assert question is not None
    known = GAME.knowledge(field.state, frozenset(("germany",)))
    (way,) = GAME.ways(known, question, "", "", ())
    assert way.steps, "somebody is sent"
    for step in way.steps:
        field.do("germany", str(step))
    assert field.decision is not None
    assert field.decision.why_not("germany", Launch()) is None
    assert GAME.ways(known, question, "germany-infantry", "", ()) == (), "only about the whole attack"


@pytest.mark.rule("EU-7a", "EU-8a")
@pytest.mark.parametrize(("kind", "verb"), [("building", "order"), ("redeployment", "take")])
def test_what_the_staff_proposes_can_be_done_step_by_step(kind: str, verb: str) -> None:
    table = Table(GAME, make_header(GAME, "sichelschnitt", {}, seed="3"), Seeded("3"))
    mind, chance = player(GAME, "officer"), random.Random(3)
    while table.decision is not None:
        seat = table.waiting()[0]
        question = table.ask(seat)
        assert question is not None
        if question.kind == kind and (ways := GAME.ways(table.knowledge((seat,)), question, "", "", ())):
            break
        table.submit(seat, mind.choose(table.knowledge((seat,)), question, chance))
    (way,) = ways
    assert way.kind == kind and str(way.steps[0]).split()[0] == verb
    for step in way.steps:
        table.submit(seat, step)
    assert table.ask(seat) is not None, "the question is open until it is ended"
