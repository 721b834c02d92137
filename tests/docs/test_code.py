"""The Python code in the pages runs: all blocks of a page in order, in one namespace, in an empty folder.

A block that cannot run says why in its own fence, where a reader sees it: ```` ```python no-run="a sketch" ````.
"""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pytest

from docs.markdown import PAGES, ROOT, Fence, fences, name
from sandtable.lessons.format import read_lesson
from sandtable.registry import game
from sandtable.situations import read_situation, run

WITH_CODE = [page for page in PAGES if any(each.info.startswith("python") for each in fences(page.read_text("utf-8")))]


def blocks(page: Path) -> list[Fence]:
    return [each for each in fences(page.read_text("utf-8")) if each.info.startswith("python")]


@pytest.mark.timeout(600)
@pytest.mark.parametrize("page", WITH_CODE, ids=name)
def test_the_code_in_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path / "home"))
    space: dict[str, object] = {"__name__": "__page__"}
    for block in blocks(page):
        if block.info == "python":
            code = compile("\n" * block.line + block.code, str(page), "exec")
            with contextlib.redirect_stdout(io.StringIO()):
                exec(code, space)


@pytest.mark.parametrize("page", WITH_CODE, ids=name)
def test_a_block_that_does_not_run_says_why(page: Path) -> None:
    odd = [each for each in blocks(page) if each.info != "python" and not _has_reason(each.info)]
    assert [f"{name(page)}:{each.line} {each.info}" for each in odd] == []


def _has_reason(info: str) -> bool:
    words, _, reason = info.partition("=")
    return words == "python no-run" and len(reason.strip('"')) > 10


def test_the_first_pages_have_code_that_runs() -> None:
    running = {name(page) for page in WITH_CODE if any(each.info == "python" for each in blocks(page))}
    assert {"README.md", "docs/kernel.md", "docs/situations.md"} <= running


def written(page: str, file: Path) -> Path:
    """The TOML file that a page shows first."""
    shown = next(each for each in fences((ROOT / page).read_text("utf-8")) if each.info == "toml")
    file.write_text(shown.code, "utf-8")
    return file


def test_the_situation_on_its_page_comes_out_as_written(tmp_path: Path) -> None:
    read = read_situation(written("docs/situations.md", tmp_path / "range.toml"))
    assert [str(each) for each in run(game(read.situation.game), read).mistakes] == []


def test_the_lesson_on_its_page_can_be_read(tmp_path: Path) -> None:
    assert read_lesson(written("docs/lessons.md", tmp_path / "lesson.toml")).lesson.title == "lesson-1"
