"""Writes `docs/rules` and `docs/rulings` from the clause texts (`make docs`); `--check` only compares."""

import sys
from collections.abc import Iterable
from pathlib import Path

from sandtable.text import Clause, clauses, speaker

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "sandtable" / "games"


def title(game: str) -> str:
    voice = speaker("en", game)
    return voice.say(f"game-{game}") if voice.has(f"game-{game}") else game.capitalize()


def page(game: str, head: str, about: str, found: Iterable[Clause]) -> str:
    """A heading for each chapter, a line for each clause."""
    lines = [
        f"# {title(game)}: {head}",
        "",
        about,
        f"Made by `make docs` from `games/{game}/text/rules.en.ftl`; change it there.",
    ]
    chapter = None
    for each in found:
        if each.chapter != chapter:
            chapter = each.chapter
            lines += ["", f"## {chapter}", ""]
        lines.append(f"- `{each.id}` {' '.join(each.text.split())}")
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """Every page and what should stand in it."""
    made: dict[Path, str] = {}
    for file in sorted(GAMES.glob("*/text/rules.en.ftl")):
        game = file.parent.parent.name
        all_ = list(clauses(game).values())
        rules = page(game, "the rules in our words", "What each clause says and each printed example shows.",
                     [each for each in all_ if not each.is_ruling])  # fmt: skip
        rulings = page(game, "rulings", "Where the book contradicts itself or is silent, this is how we play.",
                       [each for each in all_ if each.is_ruling])  # fmt: skip
        made[ROOT / "docs" / "rules" / f"{game}.md"] = rules
        made[ROOT / "docs" / "rulings" / f"{game}.md"] = rulings
    return made


def stale() -> list[Path]:
    return [path for path, text in pages().items() if not path.is_file() or path.read_text("utf-8") != text]


def main() -> int:
    found = stale()
    if "--check" in sys.argv:
        for path in found:
            print(f"{path.relative_to(ROOT)} is not current: run make docs")
        return bool(found)
    for path in found:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(pages()[path], "utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
