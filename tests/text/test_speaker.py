"""Sentences in three languages."""

from typing import ClassVar

import pytest
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast

from sandtable.games.blitzkrieg.actions import Board
from sandtable.games.demo.actions import Choose, Walk
from sandtable.games.demo.events import InitiativeWon, Shot, Walked
from sandtable.games.operation.actions.infantry import Divide
from sandtable.games.operation.actions.vehicle import Drive
from sandtable.kernel import (
    Action,
    Chance,
    Event,
    Modifier,
    Name,
    Odds,
    Outcome,
    Point,
    Prompt,
    Readied,
    Refusal,
    Roll,
    RuleError,
    SandtableError,
    StandingKind,
)
from sandtable.text import Speaker, clause, clauses, resource, speaker
from sandtable.text.arguments import argument, fields
from sandtable.text.catalogue import entries, files, per


def namer(kind: str, id: str) -> str:
    return f"<{kind} {id}>" if kind != "hex" else f"{int(id):04d}"


@pytest.mark.parametrize(
    ("value", "kind", "text"),
    [
        (Name("unit", "de-1"), "", "<unit de-1>"),
        ((Name("unit", "a"), Name("unit", "b")), "", "<unit a>, <unit b>"),
        (("red", "blue"), "seat", "<seat red>, <seat blue>"),
        ((), "seat", "-"),
        (None, "unit", "-"),
        (True, "", "yes"),
        (False, "", "no"),
        (706, "hex", "0706"),
        ((706, 1205), "hex", "0706, 1205"),
        (Point(3, -4), "", "3:-4"),
        (Roll("shot", (1, 6), 7), "", "1+6"),
        (Roll("cup", (), 3), "", "3"),
        ((Roll("a", (1,), 1), Roll("b", (2, 3), 5)), "", "1, 2+3"),
        (12345, "", "12345"),
        ("plain", "", "plain"),
    ],
)
def test_arguments(value: object, kind: str, text: str) -> None:
    found = argument(value, kind, namer)
    assert (str(int(found)) if isinstance(found, int) else found) == text


def test_numbers_are_not_grouped() -> None:
    assert speaker("en", "demo").prompt(Prompt("move", {"most": 12345})) == "Walk up to 12345 mm."
    assert speaker("de", "demo").prompt(Prompt("move", {"most": 12345})) == "Gehe bis zu 12345 mm."


def test_events_actions_refusals_in_three_languages() -> None:
    event = Shot("red", "blue", 2, (Roll("shot", (1, 2, 5), 2),))
    said = {language: Speaker(language, "demo").event(event) for language in ("en", "hu", "de")}
    assert said == {
        "en": "Red shoots at Blue. Hits: 2.",
        "hu": "Vörös lő, célpont: Kék. Találat: 2.",
        "de": "Rot schießt auf Blau. Treffer: 2.",
    }
    assert speaker("en", "demo").event(Walked("blue", Point(1, 2), Point(3, 4))) == "Blue walks: 1:2 → 3:4."
    assert speaker("hu", "demo").action(Choose("bold")) == "Tartás: merész"
    assert speaker("en", "demo").action(Walk(Point(5, 6))) == "Walk to 5:6"
    refusal = Refusal("DM-4", "too-far", {"most": 350})
    assert speaker("de", "demo").refusal(refusal) == "Zu weit: diese Haltung geht höchstens 350 mm. (DM-4)"
    assert speaker("en", "demo").error(RuleError(refusal)).reason.startswith("Too far")


def test_no_isolation_marks() -> None:
    text = speaker("en", "demo").event(InitiativeWon("red", ()))
    assert text == "Red walks first." and text.isprintable()


def test_outcomes_and_standing_orders() -> None:
    voice = speaker("en", "demo")
    assert voice.outcome(Outcome(("red",), "strength", {"seat": "red"})) == "Red wins by strength."
    assert voice.outcome(Outcome(("blue",), "resigned", {"seat": "red"})) == "Red gives up. Winner: Blue"
    assert voice.standing(StandingKind("reaction", ("never",))) == "When the foe comes near"
    assert speaker("hu", "demo").event(Readied("blue")) == "Kék: kész."


def test_odds_line_by_line() -> None:
    odds = Odds(
        "shot",
        {"target": Name("seat", "blue")},
        (Modifier("DM-5a", "close", "+1"),),
        "3",
        (Chance("hits", 0.125, {"hits": 3}),),
    )
    assert speaker("en", "demo").odds(odds) == [
        "Shot at Blue",
        "At 300 mm or less: +1 (DM-5a)",
        "Total: 3",
        "Hits: 3: 12.5 %",
    ]


class Unheard(Event, frozen=True, gc=False):
    names: ClassVar[dict[str, str]] = {"hex": "hex"}

    hex: int


class Unsaid(Action, frozen=True, gc=False):
    hex: int


def test_what_nobody_wrote_is_still_readable() -> None:
    voice = speaker("en", "demo")
    assert voice.event(Unheard(706)) == "unheard hex=0706"
    assert voice.action(Unsaid(706)) == "unsaid 706"
    assert voice.say("nobody-wrote-this") == "nobody-wrote-this"
    assert voice.name("hex", "706") == "0706"
    assert "to" not in fields(Unheard(1, to=("red",)), voice.name)


@pytest.mark.parametrize("game", ["", "demo", "blitzkrieg", "barbarossa", "europe", "operation"])
@pytest.mark.parametrize("language", ["en", "hu", "de"])
def test_one_resource_for_the_browser(language: str, game: str) -> None:
    """What is cut for the browser says the same as the catalogues parsed one by one, each message once."""
    held = FluentParser(with_spans=False).parse(resource(language, game)).body
    wanted = entries(files(language, game))
    named = [entry for entry in held if isinstance(entry, ast.Message | ast.Term)]
    found = {("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry for entry in named}
    assert len(found) == len(held) and found.keys() == wanted.keys()
    assert all(entry.equals(wanted[name], ignored_fields=["span", "comment"]) for name, entry in found.items())


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(SandtableError, match="no language 'fr'; there are: en, hu, de"):
        Speaker("fr")


def test_clauses_fall_back_to_english_with_a_mark() -> None:
    voice = speaker("hu", "demo")
    found = voice.clause("DM-4a")
    assert found.id == "DM-4a" and found.chapter
    text = voice.clause_text(found)
    assert text.startswith("[angolul] ") is not found.translated
    assert speaker("en", "demo").clause_text(clause("demo", "DM-4a")).startswith("No walk")


def test_clauses_know_their_kind_and_rulings() -> None:
    found = clauses("blitzkrieg")
    assert found["BK-2A"].rulings == ("BK-R24", "BK-R36")
    assert found["BK-R1"].is_ruling and not found["BK-2A"].is_ruling
    assert found["BK-ex-4.3.2"].is_example
    assert clause("blitzkrieg", "8.2.4").id == "BK-8.2.4"


def test_an_unknown_clause_suggests_others() -> None:
    with pytest.raises(SandtableError, match="demo has no clause 'DM-99'"):
        clause("demo", "DM-99")


def test_millimetres_are_said_as_centimetres() -> None:
    assert per("604:1236, -15:4", by=10) == "60:124, -1:0"
    assert int(per(fluent_number(185), by=10)) == 19
    assert per(None, by=10) is None
    drive = Drive("fast", "forward", (Point(100, 250), Point(300, 406)))
    assert "10:25, 30:41 cm" in speaker("en", "operation").action(drive)


def test_shots_are_divided_among_parts_by_name() -> None:
    say = speaker("en", "operation").action
    assert say(Divide("us-carbine", 2, "crew:de-panzer4-1.0")).endswith("at the crew")
    assert say(Divide("us-carbine", 2, "medium-trench")).endswith("at those in medium cover in the trench")


def test_what_is_left_out_has_its_own_words() -> None:
    say = speaker("en", "blitzkrieg").action
    assert say(Board(None, "de-i33-spw")).endswith("nobody aboard")
    assert "aboard I/33" in say(Board("de-i33-1", "de-i33-spw"))
