"""Every command, run for real on the demo game."""

import json
import shutil
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

import sandtable as api
from cli.run import sandtable
from kernel.test_forged import rechained
from sandtable import __version__
from sandtable.cli import app
from sandtable.kernel import dumps
from sandtable.kernel.record import render
from sandtable.verify import Verdict

EXAMPLES = Path(api.__file__).parent / "games" / "demo" / "examples"


def test_version_and_help() -> None:
    assert sandtable("--version").out == f"sandtable {__version__}\n"
    words = sandtable("--help").out
    for command in ["list", "play", "simulate", "example", "verify", "replay", "rules", "bench", "fuzz", "validate"]:
        assert command in words
        told = CliRunner().invoke(app, [command, "--help"])
        assert told.exit_code == 0 and f" {command} [OPTIONS]" in told.output


def test_a_wrong_call_is_two() -> None:
    assert "No such command" in sandtable("dance", code=2).err
    assert "No such option" in sandtable("list", "--loud", code=2).err
    assert "Missing argument" in sandtable("verify", code=2).err


# -- list


def test_list_hides_the_demo() -> None:
    assert "demo" not in {game["id"] for game in sandtable("list", "--json").json}


def test_list_in_the_form_that_scripts_rely_on() -> None:
    found = {game["id"]: game for game in sandtable("list", "--json", "--hidden").json}
    assert found["demo"] == {
        "id": "demo",
        "languages": ["en", "hu", "de"],
        "name": "Duel",
        "scenarios": [
            {
                "id": "duel",
                "name": "A duel at dawn",
                "players": [2],
                "options": [{"id": "turns", "name": "Turns", "default": 8, "low": 1, "high": 20}],
            }
        ],
    }


def test_list_for_people_in_their_language() -> None:
    assert "Hajnali párbaj" in sandtable("list", "--hidden", "--lang", "hu").out
    assert "no language 'fr'" in sandtable("list", "--hidden", "--lang", "fr", code=2).err


# -- example


def test_examples_of_a_game() -> None:
    found = sandtable("example", "--game", "demo", "--json").json
    assert found["failed"] == 0 and found["failures"] == []
    assert found["passed"] == len(found["names"]) == len(list(EXAMPLES.glob("*.toml")))
    assert "demo/a-shot" in found["names"]


def test_an_example_told_step_by_step() -> None:
    done = sandtable("example", EXAMPLES / "a-shot.toml", "--tell", "--lang", "de")
    assert "Rot schießt auf Blau. Treffer: 2." in done.out
    assert "passed demo/a-shot" in done.out


def test_a_failing_example_is_one_and_says_where(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text((EXAMPLES / "a-shot.toml").read_text().replace("dice = [1, 2, 3]", "dice = [1, 6, 6]"))
    done = sandtable("example", file, code=1)
    assert "failed demo/mine" in done.out and "shot: hits is 1, expected 2" in done.out and "mine.toml:32" in done.out
    found = sandtable("example", file, EXAMPLES / "no-powder.toml", "--json", code=1).json
    assert (found["passed"], found["failed"], found["names"]) == (1, 1, ["demo/mine", "demo/no-powder"])


def test_examples_that_are_not_there() -> None:
    assert "There is no file nothing.toml" in sandtable("example", "nothing.toml", code=2).err
    assert "Name situation files" in sandtable("example", code=2).err
    assert "There is no game 'chess'" in sandtable("example", "--game", "chess", code=2).err


def test_an_example_of_the_players_own(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "demo" / "examples"
    folder.mkdir(parents=True)
    shutil.copy(EXAMPLES / "a-shot.toml", folder / "puzzle.toml")
    assert "demo/puzzle" in sandtable("example", "-g", "demo", "--json", home=tmp_path).json["names"]


# -- validate


def test_validate_names_every_mistake_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text('game = "demo"\nscenario = "duel"\nrules = []\nfoo = 1\n[[do]]\nseat = 3\n')
    done = sandtable("validate", file, code=1)
    assert f"{file}:4: foo: unknown key" in done.out and f"{file}:6: do[0].seat: expected" in done.out
    found = sandtable("validate", file, EXAMPLES / "a-shot.toml", "--json", code=1).json
    assert [each["valid"] for each in found] == [False, True]
    assert [each["line"] for each in found[0]["mistakes"]] == [4, 6]


def test_validate_looks_into_the_game_too(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text('game = "demo"\nscenario = "duel"\nrules = ["DM-99"]\n[[do]]\nseat = "red"\naction = "fly"\n')
    found = sandtable("validate", file, "--json", code=1).json[0]["mistakes"]
    assert [(each["line"], each["path"]) for each in found] == [(3, "rules[0]"), (6, "do[0].action")]
    file.write_text('game = "chess"\nscenario = "duel"\nrules = []\ndo = []\n')
    assert "There is no game 'chess'" in sandtable("validate", file, code=1).out


def test_validate_what_cannot_be_read(tmp_path: Path) -> None:
    assert "There is no file" in sandtable("validate", tmp_path / "none.toml", code=2).err
    file = tmp_path / "data" / "cards.toml"
    file.parent.mkdir()
    file.write_text("x = 1\n")
    assert "does not say what data/cards.toml should hold" in sandtable("validate", file, "--game", "demo", code=2).err
    file.write_text("x = \n")
    assert f"{file}:1: " in sandtable("validate", file, code=1).out


# -- rules


def test_a_clause_with_its_code_and_tests() -> None:
    done = sandtable("rules", "demo", "DM-5a").out
    assert "A shot rolls three dice" in done
    assert "src/sandtable/games/demo/rules/shooting.py" in done and "a-shot" in done
    found = sandtable("rules", "demo", "5a", "--json").json
    assert found["id"] == "DM-5a" and any("at_most" in place for place in found["code"])


def test_clauses_of_a_game() -> None:
    found = sandtable("rules", "demo", "--json").json
    assert [each["id"] for each in found][:2] == ["DM-1", "DM-2"]
    assert sandtable("rules", "demo", "--missing", "--json").json == []
    assert "[angolul]" in sandtable("rules", "demo", "DM-1", "--lang", "hu").out


def test_the_coverage_check() -> None:
    found = sandtable("rules", "demo", "--check", "--json").json
    assert found["demo"] == {"clauses": 8, "rulings": 1, "no_code": [], "no_test": []}
    assert found["unknown"] == [] and found["crowded"] == []


def test_rules_that_are_not_there() -> None:
    assert "demo has no clause 'DM-99'" in sandtable("rules", "demo", "DM-99", code=2).err
    assert "There is no game 'chess'" in sandtable("rules", "chess", code=2).err
    assert "Name a game" in sandtable("rules", code=2).err


# -- verify and replay


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match with fair dice."""
    made = api.new("demo", "duel", seed=3, options={"turns": 2})
    while made.outcome is None:
        for asked in made.decisions:
            options = [action for action in asked.options() if str(action) != "ready"] or asked.options()
            made.play(options[-1] if asked.kind in ("move", "react") else options[0], asked.seat)
            if asked.kind in ("muster", "stances"):
                made.play("ready", asked.seat)
    path = tmp_path_factory.mktemp("match") / "match.json"
    made.save(path)
    return path


def test_verify_a_good_file(match: Path) -> None:
    done = sandtable("verify", match)
    assert "entries replay by the rules" in done.out
    found = sandtable("verify", match, "--json").json
    assert found["valid"] is True and found["error"] is None and len(found["proved"]) >= 2


def test_verify_what_cannot_be_checked_is_three_and_never_ok(tmp_path: Path) -> None:
    """A fair match without its secret, as a host gives it away before the end; and with it, against what red kept."""
    table = api.new("demo", "duel", fair=True).table
    kept, other = tmp_path / "red.json", tmp_path / "other.json"
    kept.write_bytes(dumps(table.chronicle("red")))
    other.write_bytes(dumps(api.new("demo", "duel", fair=True).table.chronicle("red")))
    table.resign("red")
    record = table.record()
    whole, hidden = tmp_path / "whole.json", tmp_path / "hidden.json"
    whole.write_bytes(render(record))
    told = replace(record.header, dice=replace(record.header.dice, seed=""))
    hidden.write_bytes(render(rechained(replace(record, header=told))))
    assert "red kept stand in the record" in sandtable("verify", whole, "--chronicle", kept).out
    assert "another match" in sandtable("verify", whole, "--chronicle", other, code=1).err
    assert "not checked" in sandtable("verify", hidden, code=3).out
    found = sandtable("verify", hidden, "--json", code=3).json
    assert found["valid"] is False and found["unchecked"] and found["error"] is None


def test_verify_stops_at_a_file_that_takes_too_long(match: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each taking back plays the match again: a file of nothing else would keep one waiting for hours."""
    over = threading.Event()

    def endless(*_: object) -> Verdict:
        over.wait(60)
        return Verdict(["all of it"], [])

    monkeypatch.setattr("sandtable.cli.verify.verify", endless)
    done = CliRunner().invoke(app, ["verify", str(match), "--seconds", "1", "--json"])
    over.set()
    found = json.loads(done.stdout)
    assert done.exit_code == 3 and found["valid"] is False and not found["proved"] and found["error"] is None
    assert "longer than 1 seconds" in found["unchecked"][0] and "--seconds" in found["unchecked"][0]


def test_verify_an_edited_file_names_the_entry(match: Path, tmp_path: Path) -> None:
    text = match.read_text()
    edited = tmp_path / "edited.json"
    edited.write_text(text.replace('"pack 0"', '"pack 1"', 1))
    assert text != edited.read_text()
    done = sandtable("verify", edited, code=1)
    assert "Entry 1 was changed" in done.err
    found = sandtable("verify", edited, "--json", code=1).json
    assert found["valid"] is False and "Entry 1" in found["error"]


def test_verify_a_damaged_file_is_one_and_another_file_two(match: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.json"
    cut.write_bytes(match.read_bytes()[:-100])
    sandtable("verify", cut, code=1)
    assert "cannot be read" in sandtable("verify", tmp_path / "none.json", code=2).err
    other = tmp_path / "other.json"
    other.write_text('{"a": 1}')
    assert "not a Sandtable match file" in sandtable("verify", other, code=2).err
    other.write_text(match.read_text().replace("sandtable-record/2", "sandtable-record/9"))
    assert "Update Sandtable" in sandtable("verify", other, code=2).err


def test_replay_tells_the_match(match: Path) -> None:
    done = sandtable("replay", match)
    assert "Red: pack 0" in done.out and "Turn 1 begins." in done.out and "The match is over" in done.out
    assert "2. forduló kezdődik." in sandtable("replay", match, "--lang", "hu").out


def test_replay_for_one_seat_hides_what_it_did_not_see(match: Path) -> None:
    mine = sandtable("replay", match, "--seat", "red").out
    assert "Red: pack 0" in mine and "Blue: pack" not in mine and "Blue packs" not in mine
    lines = sandtable("replay", match, "--seat", "blue", "--json").json
    assert not any(line["action"] and line["seat"] == "Red" for line in lines)
    assert "no seat 'green'" in sandtable("replay", match, "--seat", "green", code=2).err


def test_replay_a_chronicle(match: Path, tmp_path: Path) -> None:
    from sandtable.kernel.codec import dumps

    table = api.open(match).table
    file = tmp_path / "chronicle.json"
    file.write_bytes(dumps(table.chronicle("red")))
    done = sandtable("replay", file)
    assert "pack 0" in done.out and "Turn 1 begins." in done.out and "Blue packs" not in done.out
    assert "chronicle, not the host's record" in sandtable("verify", file, code=2).err


def test_replay_what_cannot_be_read(tmp_path: Path) -> None:
    assert "cannot be read" in sandtable("replay", tmp_path / "none.json", code=2).err
    (tmp_path / "bad.json").write_text("{")
    assert "error:" in sandtable("replay", tmp_path / "bad.json", code=2).err


# -- simulate, fuzz, bench


def test_simulate_in_the_form_that_scripts_rely_on(tmp_path: Path) -> None:
    report = tmp_path / "report.md"
    call = ["simulate", "demo", "duel", "--games", "6", "--players", "officer,random", "--seed", "5", "--workers", "1"]
    found = sandtable(*call, "--json", "--report", report).json
    assert sum(found["wins"].values()) + found["draws"] == 6
    assert set(found["wins"]) == {"officer", "random"}
    assert found["decisions"] > 0 and found["seconds"] > 0 and found["failures"] == []
    assert "demo duel" in report.read_text()
    again = sandtable(*call, "--json").json
    assert again["wins"] == found["wins"] and again["decisions"] == found["decisions"]


def test_simulate_with_workers_and_options_gives_the_same() -> None:
    call = ["simulate", "demo", "duel", "-n", "6", "-p", "random,random", "--json", "-o", "turns=3"]
    one, two = sandtable(*call, "--workers", "1").json, sandtable(*call, "--workers", "2").json
    assert one["wins"] == two["wins"] and one["decisions"] == two["decisions"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess", "duel"], "There is no game 'chess'"),
        (["demo", "war"], "demo has no scenario 'war'; there are: duel"),
        (["demo", "duel", "--players", "random"], "duel is played by 2, but 1 players are named"),
        (["demo", "duel", "--players", "random,genius"], "demo has no player 'genius'; there are: random, officer"),
        (["demo", "duel", "-o", "fog=yes"], "'fog=yes' is not an option of duel"),
        (["demo", "duel", "-o", "turns=many"], "The option turns is a whole number, not 'many'"),
        (["demo", "duel", "--games", "0"], "greater than or equal to 1"),
        (["demo", "duel", "--report", "/nowhere/at/all.md"], "There is no folder /nowhere/at"),
    ],
)
def test_simulate_what_cannot_be_played(words: list[str], message: str) -> None:
    assert message in sandtable("simulate", *words, code=2).err


def test_fuzz() -> None:
    found = sandtable("fuzz", "demo", "duel", "--games", "3", "--json").json
    assert found["games"] == 3 and found["decisions"] > 0 and found["failures"] == []
    assert "3 games" in sandtable("fuzz", "demo", "--games", "3").out
    assert "no scenario 'war'" in sandtable("fuzz", "demo", "war", code=2).err


def test_fuzz_with_workers_gives_the_same_and_keeps_the_given_options() -> None:
    call = ["fuzz", "demo", "--games", "24", "--json", "-o", "turns=1"]
    one, two = sandtable(*call, "--workers", "1").json, sandtable(*call, "--workers", "2").json
    assert one | {"seconds": 0} == two | {"seconds": 0} and one["games"] == 24
    assert one["decisions"] < sandtable("fuzz", "demo", "--games", "24", "--json", "-o", "turns=20").json["decisions"]
    assert "'fog=yes' is not an option of duel" in sandtable("fuzz", "demo", "-o", "fog=yes", code=2).err


def test_bench(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    found = sandtable("bench", "demo", "--seconds", "0.05", "--json", "--output", file).json
    assert {"name", "value", "unit"} <= found[0].keys()
    assert any(each.get("ratio") for each in found)
    assert file.read_text().startswith("[")
    assert "There is no game 'chess'" in sandtable("bench", "chess", code=2).err


# -- play


def test_play_refuses_a_port_that_cannot_be() -> None:
    assert "less than or equal to 65535" in sandtable("play", "--port", "70000", code=2).err
