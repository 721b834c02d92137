"""A catalogue with a mistake says where; the player's own words stand before ours."""

from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from sandtable.kernel import SandtableError
from sandtable.text.catalogue import entries, files, parse


def test_what_is_not_fluent_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("a = fine\n\nb = { $x\n")
    with pytest.raises(SandtableError, match=r"en.ftl:3: "):
        parse(file)


def test_later_files_go_before_earlier_ones(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("x = one\n-term = t\n")
    (tmp_path / "b.ftl").write_text("x = two\n")
    found = entries([tmp_path / "a.ftl", tmp_path / "b.ftl"])
    assert set(found) == {"x", "-term"}
    assert "two" in FluentSerializer().serialize_entry(found["x"])


def test_the_players_own_words_come_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))
    folder = tmp_path / "games" / "demo" / "text"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("scenario-mine = My own battle\n")
    assert files("en", "demo")[-1] == folder / "en.ftl"
    assert all(not path.name.startswith("rules.") for path in files("en", "demo"))
