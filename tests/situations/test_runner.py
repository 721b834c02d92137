"""The runner finds everything that does not hold, and says where."""

from pathlib import Path

import pytest

from sandtable.data import DataError
from sandtable.data.places import package_folder
from sandtable.registry import game
from sandtable.situations import Report, read_situation, run
from sandtable.situations.compare import MISSING, at, differences, plain
from sandtable.situations.validate import problems

HEAD = """
game = "demo"
scenario = "duel"
rules = ["DM-5"]
"""
POSITION = """
[position]
reactor = "red"
stances = { red = "bold", blue = "steady" }
red = { at = [900, 800], powder = 2 }
blue = { at = [1300, 800], strength = 3 }
"""


@pytest.fixture
def play(tmp_path: Path):  # type: ignore[no-untyped-def]
    def played(text: str, head: str = "") -> Report:
        file = tmp_path / "x.toml"
        file.write_text(HEAD + head + POSITION + text)
        return run(game("demo"), read_situation(file))

    return played


def texts(report: Report) -> list[str]:
    return [each.text for each in report.mistakes]


SHOT = '\n[[do]]\nseat = "red"\naction = "shoot"\n'


def test_what_holds_passes(play) -> None:  # type: ignore[no-untyped-def]
    report = play(
        SHOT + 'dice = [1, 2, 6]\nexpect = [{ event = "shot", hits = 2 }]\nthen = { "duellists.blue.strength" = 1 }'
    )
    assert report.passed
    assert [roll.dice for roll in report.played[0].rolls] == [(1, 2, 6)]
    assert report.start.state.duellists["blue"].strength == 3
    assert report.played[0].state.duellists["blue"].strength == 1


def test_a_die_left_over_fails_at_its_line(play) -> None:  # type: ignore[no-untyped-def]
    report = play(SHOT + "dice = [1, 2, 6, 4]")
    assert texts(report) == ["1 dice are left over: 4."]
    assert (report.mistakes[0].line, report.mistakes[0].path) == (15, "do[0].dice")


def test_common_dice_must_all_be_used(play) -> None:  # type: ignore[no-untyped-def]
    assert play(SHOT, "dice = [6, 6, 6]").passed
    assert texts(play(SHOT, "dice = [6, 6, 6, 1]")) == ["1 dice are left over: 1."]


def test_a_missing_die_fails(play) -> None:  # type: ignore[no-untyped-def]
    assert texts(play(SHOT + "dice = [1, 2]")) == ["A die is missing: the 3th, with 6 sides, for shot."]
    assert texts(play(SHOT + "dice = [1, 2, 7]")) == ["The 3th die, for shot, shows 7 but has 6 sides."]


@pytest.mark.parametrize(
    ("step", "text"),
    [
        ('expect = [{ event = "shot", hits = 3 }]', "shot: hits is 2, expected 3"),
        ('expect = [{ event = "fell" }]', "fell did not happen; there came shot, powder-left"),
        (
            'expect = [{ event = "powder-left" }, { event = "shot" }]',
            "shot did not happen; there came turn-began",
        ),
        ('exactly = [{ event = "shot" }]', "powder-left happened too"),
        ('exactly = [{ event = "fell" }]', 'shot: event is "shot", expected "fell"'),
        ('never = ["shot"]', "shot happened"),
        ('then = { "duellists.blue.strength" = 2 }', "duellists.blue.strength is 1, expected 2"),
        ('then = { "duellists.green.strength" = 2 }', "duellists.green.strength is not there, expected 2"),
        ('then = { "duellists.blue" = { strength = true } }', "duellists.blue.strength is 1, expected true"),
        ('gone = ["duellists.red.at"]', "duellists.red.at is there: [900, 800]"),
        ('blind = { red = ["duellists.red.powder"] }', "duellists.red.powder is there: 1"),
        ('sees = { blue = { "duellists.red.powder" = 1 } }', "duellists.red.powder is null, expected 1"),
        ("sees = { green = { turn = 1 } }", "there is no seat 'green'"),
        ('asked = "blue"', "asked is blue, red (stances)"),
        ('question = "move"', "the question is 'stances', expected 'move'"),
        ('odds = { total = "5" }', 'odds: total is "2", expected "5"'),
        ('can = ["pack 1"]', "pack 1 is refused: not-now ()"),
        ('cannot = ["hold"]', "hold is allowed"),
        ('outcome = { winners = ["red"] }', 'is null, expected {"winners": ["red"]}'),
    ],
)
def test_each_expectation_can_fail(play, step: str, text: str) -> None:  # type: ignore[no-untyped-def]
    report = play(SHOT + "dice = [1, 2, 6]\n" + step)
    assert len(report.mistakes) >= 1
    assert report.mistakes[0].text.startswith(text)
    assert report.mistakes[0].line == 16 or "seat" in text


def test_refusals(play) -> None:  # type: ignore[no-untyped-def]
    wanted = '\n[[do]]\nseat = "red"\naction = "pack 1"\nrefuse = '
    assert play(wanted + '{ rule = "", key = "not-now", args = { verb = "pack" } }').passed
    assert texts(play(wanted + '{ rule = "DM-1", key = "too-much-powder" }')) == [
        "refused by not-now (), expected too-much-powder (DM-1)"
    ]
    assert texts(play(wanted + '{ rule = "", key = "not-now", args = { verb = "x" } }')) == [
        'verb is "pack", expected "x"'
    ]
    assert texts(play(SHOT + 'refuse = { rule = "DM-5", key = "no-powder" }')) == [
        "allowed, expected the refusal no-powder (DM-5)"
    ]
    assert texts(play('\n[[do]]\nseat = "blue"\naction = "hold"')) == ["refused: not-asked (); asked is red (react)"]


def test_a_refused_action_changes_nothing(play) -> None:  # type: ignore[no-untyped-def]
    report = play('\n[[do]]\nseat = "red"\naction = "pack 1"\nrefuse = { rule = "", key = "not-now" }\nexactly = []')
    assert report.passed
    assert report.played[0].state == report.start.state


def test_auto_answers_what_no_step_speaks_to(play) -> None:  # type: ignore[no-untyped-def]
    assert play('\n[[do]]\nquestion = "stances"\nasked = ["red", "blue"]', 'auto = ["react"]').passed
    assert play(SHOT + 'dice = [6, 6, 6]\nexpect = [{ event = "shot" }]', 'auto = ["react"]').passed


def test_notation_that_cannot_be_read_stops_at_its_line(play) -> None:  # type: ignore[no-untyped-def]
    report = play('\n[[do]]\nseat = "red"\naction = "walk there"')
    assert report.mistakes[0].path == "do[0].action"
    assert "'there' is not a Point" in report.mistakes[0].text


def test_after_the_end_nobody_is_asked(play) -> None:  # type: ignore[no-untyped-def]
    end = SHOT + "dice = [1, 1, 1]\n" + '[[do]]\nseat = "red"\naction = "hold"\n'
    assert texts(play(end)) == ["the match is over; nobody is asked"]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("colour = 1\n", 5, "unknown key; there are: game, scenario, rules"),
        ('kind = "joke"\n', 5, "invalid enum value 'joke'"),
        ('dice = ["six"]\n', 5, "expected `int`, got `str`"),
        ('[[do]]\nseat = "red"\nexpct = []\n', 7, "unknown key"),
        ('[[do]]\naction = "hold"\n', 5, "a step with an action needs a seat"),
        ('[[do]]\nrefuse = { rule = "x", key = "y" }\n', 5, "a refusal needs an action"),
        (
            '[[do]]\nseat = "red"\naction = "hold"\ndice = [1]\nrefuse = { rule = "x", key = "y" }\n',
            5,
            "what is refused rolls no dice and makes no events",
        ),
        ('[[do]]\nseat = "red"\nrefuse = { rule = "x" }\n', 7, "the key 'key' is missing"),
        ('[[do]]\ncan = ["hold"]\n', 5, "can, cannot and odds need a seat"),
    ],
)
def test_mistakes_of_form_have_their_line(tmp_path: Path, text: str, line: int, message: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(HEAD + text + ("" if "[[do]]" in text else "\n[[do]]\n"))
    with pytest.raises(DataError) as wrong:
        read_situation(file)
    assert (wrong.value.mistakes[0].line, wrong.value.mistakes[0].text[: len(message)]) == (line, message)


def test_a_position_that_cannot_be_is_located(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(HEAD + "\n[position]\nturn = 'late'\n[[do]]\n")
    with pytest.raises(DataError) as wrong:
        run(game("demo"), read_situation(file))
    assert wrong.value.mistakes[0].line == 6


@pytest.mark.parametrize(
    ("name", "example", "good", "bad"),
    [
        ("europe", "spring-reach", "germany-armour = 2", "germany-armour = 'x'"),
        ("europe", "spring-reach", "germany-armour = 2", "germany-armour = 99999999999"),
        ("europe", "new-units-at-home", "france = 17", "france = []"),
        ("operation", "ex-01-cards", "facing = 1800", "facing = 'x'"),
        ("operation", "ex-27-beside-the-lorry", "men = 4", "men = 'x'"),
        ("barbarossa", "ambush", "hex = 806", "hex = []"),
        ("blitzkrieg", "opportunity", "fr-1c-2ii = 2012", "fr-1c-2ii = []"),
    ],
)
def test_a_value_of_a_position_that_no_game_can_read_is_a_mistake(
    tmp_path: Path, name: str, example: str, good: str, bad: str
) -> None:
    text = (package_folder(name) / "examples" / f"{example}.toml").read_text("utf-8")
    assert good in text
    file = tmp_path / f"{example}.toml"
    file.write_text(text.replace(good, bad, 1), "utf-8")
    found = problems(file, game(name))
    assert len(found) == 1 and found[0].path == "position"


def test_validate_finds_all_without_playing(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(
        'game = "demo"\nscenario = "duel"\nrules = ["DM-5", "DM-77"]\noptions = { fog = true }\nauto = ["tea"]\n'
        '[[do]]\nseat = "green"\naction = "sing"\ncan = ["hum"]\n'
        'expect = [\n{ event = "sung" },\n{ event = "shot", colour = 1 },\n{ seat = "red" }]\nnever = ["dance"]\n'
    )
    found = [(each.line, each.text.split(";")[0]) for each in problems(file, game("demo"))]
    assert found == [
        (3, "demo has no clause DM-77"),
        (4, "duel has no option 'fog'"),
        (5, "there is no question 'tea'"),
        (7, "there is no seat 'green'"),
        (8, "There is no verb 'sing'"),
        (9, "There is no verb 'hum'"),
        (11, "there is no event 'sung'"),
        (12, "shot has no field 'colour'"),
        (13, "the key 'event' is missing: the tag of the event"),
        (14, "there is no event 'dance'"),
    ]
    file.write_text('game = "demo"\nscenario = "war"\nrules = []\n[[do]]\n')
    assert problems(file, game("demo"))[0].line == 2


def test_paths_into_the_board() -> None:
    board = plain({"units": [{"id": "a", "hex": 7}, {"id": "12", "hex": 8}], "list": [1, 2], "words": ["x"], 5: None})
    assert at(board, "units.a.hex") == 7
    assert at(board, "units.12.hex") == 8
    assert at(board, "list.1") == 2
    assert at(board, "words.x") == "x"
    assert at(board, "5") is None
    assert at(board, "list.2") is MISSING and at(board, "units.b") is MISSING and at(board, "list.1.x") is MISSING


def test_differences() -> None:
    assert list(differences({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2, "c": 3}], "d": 4})) == []
    assert list(differences({"a": "-"}, {"a": None})) == []
    assert list(differences([1], [1, 2])) == ["is [1, 2], expected [1]"]
    assert list(differences({"a": 1}, {"a": 1.0})) == ["a is 1.0, expected 1"]


@pytest.mark.parametrize(
    ("head", "text", "told"),
    [
        ("options = { turns = [] }", SHOT, "The option turns should be a int"),
        ('options = { turns = "many" }', SHOT, "The option turns should be a int"),
        ("options = { turns = 1000000 }", SHOT, "lies between 1 and 20"),
        ("", SHOT + "dice = [1, 2, 6]\nexpect = [{ event = [] }]", "there is no event []"),
        ("", SHOT + "dice = [1, 2, 6]\nexactly = [{ event = { a = 1 } }]", "there is no event"),
    ],
)
def test_values_of_the_wrong_kind_are_mistakes_with_a_line(tmp_path: Path, head: str, text: str, told: str) -> None:
    """These ended `sandtable validate` and `sandtable example` with a traceback."""
    file = tmp_path / "x.toml"
    file.write_text(HEAD + head + POSITION + text)
    (mistake,) = problems(file, game("demo"))
    assert told in mistake.text and mistake.line > 1
    if head:
        with pytest.raises(DataError, match=told):
            run(game("demo"), read_situation(file))


@pytest.mark.parametrize("name", ["europe", "barbarossa", "operation"])
def test_a_scenario_that_no_disk_could_name_is_a_mistake(tmp_path: Path, name: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(f'game = "{name}"\nscenario = "{"x" * 3000}"\nrules = ["X"]\n[[do]]\nseat = "x"\naction = "x"\n')
    assert any("no scenario" in each.text for each in problems(file, game(name)))
