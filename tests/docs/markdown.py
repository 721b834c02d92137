"""Reading the pages of this repository: which there are, their links, headings and code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
READMES = [*sorted((ROOT / "src").rglob("*.md")), ROOT / "web" / "README.md", ROOT / "requirements" / "README.md"]

FENCE = re.compile(r"^(?P<indent> *)```(?P<info>[^\n`]*)\n(?P<body>.*?)^(?P=indent)```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


class Fence(Struct, frozen=True):
    """A block of code: the words after the backticks, the code, and the line it begins at."""

    info: str
    code: str
    line: int


def fences(text: str) -> Iterator[Fence]:
    for found in FENCE.finditer(text):
        yield Fence(found["info"].strip(), found["body"], text.count("\n", 0, found.start()) + 1)


def links(text: str) -> list[str]:
    """Where the links of a page lead that stay in this repository; code is no link."""
    plain = re.sub(r"`[^`\n]*`", "", FENCE.sub("", text))
    return [each for each in LINK.findall(plain) if not re.match(r"[a-z]+:", each)]


def anchors(text: str) -> set[str]:
    """What a link may name after `#`, as GitHub and MkDocs make it from a heading."""
    heads = re.findall(r"^#+ (.*)$", FENCE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()
