"""On which line each key of a TOML file stands; `tomllib` forgets it.

The scanner runs only over text that `tomllib` has read without complaint, so it checks nothing.
"""

from __future__ import annotations

import re
import tomllib

Path = tuple[str | int, ...]
Lines = dict[Path, int]

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_STRINGS = (
    re.compile(r'"""(?:\\.|[^\\])*?"{3,5}(?!")', re.S),
    re.compile(r"'''.*?'{3,5}(?!')", re.S),
    re.compile(r'"(?:\\.|[^"\\\n])*"'),
    re.compile(r"'[^'\n]*'"),
)
_PLAIN = re.compile(r"[^,\]}#\n]+")


def lines(text: str) -> Lines:
    """Every key path of the file, with array items by number, and its line."""
    return _Scanner(text).run()


def line_of(found: Lines, path: Path) -> int:
    """The line of a key, or of the nearest thing around it that stands in the file."""
    while path:
        if path in found:
            return found[path]
        path = path[:-1]
    return 1


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.found: Lines = {}
        self.counts: dict[Path, int] = {}
        self.line, self.counted = 1, 0

    def run(self) -> Lines:
        table: Path = ()
        self.blank()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.blank()
        return self.found

    def blank(self) -> None:
        match = _BLANK.match(self.text, self.at)
        self.at = match.end() if match else self.at

    def note(self, path: Path) -> None:
        self.line += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        self.found.setdefault(path, self.line)

    def header(self) -> Path:
        many = self.text.startswith("[[", self.at)
        start = self.at
        self.at += 2 if many else 1
        words = self.key()
        self.at = self.text.index("]]" if many else "]", self.at) + (2 if many else 1)
        after, self.at = self.at, start
        path = (*self.resolve(words[:-1]), words[-1])
        if many:
            self.note(path)
            number = self.counts.get(path, 0)
            self.counts[path] = number + 1
            path = (*path, number)
        else:
            path = self.last(path)
        self.note(path)
        self.at = after
        return path

    def resolve(self, words: list[str]) -> Path:
        path: Path = ()
        for word in words:
            self.note((*path, word))
            path = self.last((*path, word))
        return path

    def last(self, path: Path) -> Path:
        """A header below an array of tables means its last item."""
        return (*path, self.counts[path] - 1) if path in self.counts else path

    def key(self) -> list[str]:
        words = []
        while True:
            self.blank()
            words.append(self.word())
            self.blank()
            if not self.text.startswith(".", self.at):
                return words
            self.at += 1

    def word(self) -> str:
        if self.text[self.at] in "\"'":
            start = self.at
            self.string()
            return str(tomllib.loads(f"k = {self.text[start : self.at]}")["k"])
        match = _BARE.match(self.text, self.at)
        assert match
        self.at = match.end()
        return match.group()

    def pair(self, table: Path) -> None:
        start = self.at
        words = self.key()
        path = table
        after, self.at = self.at, start
        for word in words:
            path = (*path, word)
            self.note(path)
        self.at = self.text.index("=", after) + 1
        self.value(path)

    def value(self, path: Path) -> None:
        self.blank()
        first = self.text[self.at]
        if first in "\"'":
            self.string()
        elif first == "[":
            self.items(path, "]")
        elif first == "{":
            self.items(path, "}")
        else:
            match = _PLAIN.match(self.text, self.at)
            assert match
            self.at = match.end()

    def items(self, path: Path, end: str) -> None:
        self.at += 1
        number = 0
        self.blank()
        while self.text[self.at] != end:
            if end == "]":
                self.note((*path, number))
                self.value((*path, number))
                number += 1
            else:
                self.pair(path)
            self.blank()
            if self.text[self.at] == ",":
                self.at += 1
                self.blank()
        self.at += 1

    def string(self) -> None:
        for pattern in _STRINGS:
            match = pattern.match(self.text, self.at)
            if match:
                self.at = match.end()
                return
