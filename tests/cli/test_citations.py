"""Finding who carries a clause."""

from pathlib import Path

import pytest

from sandtable.cli import citations, scan
from sandtable.cli.scan import in_code, in_situations, in_tests


def test_docstrings_and_crowds(tmp_path: Path) -> None:
    many = ", ".join(f"XX-{number}" for number in range(9))
    (tmp_path / "a.py").write_text(
        f'def one():\n    """Does.\n\n    Rules: XX-1.2, XX-R3.\n    """\n\n'
        f'class Two:\n    """Is.\n\n    Rules: XX-move-a.\n    """\n\n'
        f'def crowd():\n    """Does all.\n\n    Rules: {many}.\n    """\n'
    )
    crowded: list[str] = []
    found = {(each.clause, each.name, each.line) for each in in_code(tmp_path, crowded)}
    assert found == {("XX-1.2", "one", 1), ("XX-R3", "one", 1), ("XX-move-a", "Two", 7)}
    assert crowded == ["a.py:13 crowd cites 9 clauses"]


def test_markers_and_situations(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        "import pytest\npytestmark = pytest.mark.rule('XX-0')\n\n"
        "@pytest.mark.rule('XX-1', 'XX-2')\n@pytest.mark.long\ndef test_it():\n    rule('XX-9')\n"
    )
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "s.toml").write_text('rules = ["XX-3"]\n')
    (tmp_path / "examples" / "broken.toml").write_text("rules = \n")
    (tmp_path / "data.toml").write_text('rules = ["XX-4"]\n')
    assert {each.clause for each in in_tests(tmp_path)} == {"XX-0", "XX-1", "XX-2", "XX-3"}
    assert {each.clause for each in in_situations(tmp_path)} == {"XX-3"}


def test_an_installed_package_has_an_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(citations, "INDEX", tmp_path / "citations.json")
    assert citations._indexed() == []
    found = [scan.Citation("XX-2", "b.py", 3, "two"), scan.Citation("XX-1", "a.py", 7, 'egy, "kettő"')]
    scan.write(found, citations.INDEX)
    assert citations._indexed() == sorted(found)
