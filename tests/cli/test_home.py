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
