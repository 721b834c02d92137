"""The player's folder changes what the commands do."""

from pathlib import Path

from cli.run import sandtable
from sandtable.data.places import PACKAGE


def test_own_words_for_a_game(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "demo" / "text"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("scenario-duel = The long walk\n")
    assert "The long walk" in sandtable("list", "--hidden", home=tmp_path).out


def test_a_broken_file_of_the_players_own_is_named_with_its_line(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "demo" / "examples"
    folder.mkdir(parents=True)
    (folder / "broken.toml").write_text("game = \n")
    done = sandtable("example", "-g", "demo", home=tmp_path, code=1)
    assert "broken.toml:1: " in done.out and "passed demo/a-shot" in done.out


def test_the_data_hash_follows_the_players_files(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    from sandtable.data import fingerprint

    before = fingerprint("demo")
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))
    folder = tmp_path / "games" / "demo" / "scenarios"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text("turns = 4\n")
    assert fingerprint("demo") != before
    assert PACKAGE.name == "sandtable"


def test_a_scenario_of_the_players_own_is_listed_played_and_checked(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "demo" / "scenarios"
    folder.mkdir(parents=True)
    mine = folder / "close.toml"
    mine.write_text("turns = 2\nred = [300, 900]\nblue = [700, 900]\n")
    demo = next(game for game in sandtable("list", "--json", "--hidden", home=tmp_path).json if game["id"] == "demo")
    assert [each["id"] for each in demo["scenarios"]] == ["close", "duel"]
    assert sandtable("validate", mine, home=tmp_path).out == f"valid {mine}\n"
    found = sandtable("simulate", "demo", "close", "-n", "2", "--workers", "1", "--json", home=tmp_path).json
    assert sum(found["wins"].values()) + found["draws"] == 2
    assert "demo has no scenario 'close'" in sandtable("simulate", "demo", "close", code=2).err


def test_every_mistake_of_a_scenario_with_its_line(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "demo" / "scenarios"
    folder.mkdir(parents=True)
    mine = folder / "bad.toml"
    mine.write_text("turns = 200\nred = [300]\nblau = [700, 900]\n")
    done = sandtable("validate", mine, home=tmp_path, code=1)
    places = [line.removeprefix(f"{mine}:").split(": ")[0:2] for line in done.out.splitlines()]
    assert places == [["1", "turns"], ["1", "the key 'blue' is missing"], ["2", "red"], ["3", "blau"]]
    mine.write_text("red = [1000, 500]\nblue = [700, 9000]\n")
    done = sandtable("validate", mine, home=tmp_path, code=1)
    assert "red: 1000, 500 lies in the pond" in done.out and "blue: 700, 9000 lies off the table" in done.out
    assert "bad.toml:1: red" in sandtable("list", "--hidden", home=tmp_path, code=2).err


def test_figures_of_the_players_own(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "demo" / "data"
    folder.mkdir(parents=True)
    (folder / "duel.add.toml").write_text("[speed]\nbold = 10\n")
    example = PACKAGE / "games" / "demo" / "examples" / "around-the-pond.toml"
    done = sandtable("example", example, home=tmp_path, code=1)
    assert "refused by too-far (DM-4), expected pond (DM-4a)" in done.out
    (folder / "duel.toml").write_text("width = 'wide'\n")
    (folder / "duel.add.toml").unlink()
    assert "duel.toml:1: width: expected `int`" in sandtable("example", example, home=tmp_path, code=2).err
