"""A player that is another program: one JSON line a question, one JSON line an answer (docs/outside-players.md)."""

from __future__ import annotations

import contextlib
import os
import selectors
import subprocess
import time
from functools import cache
from typing import Any

import msgspec

from sandtable.kernel import Action, Game, Measure, Question, SandtableError
from sandtable.kernel.codec import to_send
from sandtable.kernel.options import Rng

PROTOCOL = 1
PATIENCE = 120.0
"""Seconds that a program may take for one answer, its start included."""
SAMPLE = 16
"""How many actions of a measured choice are listed."""
LONGEST = 1 << 20
"""Bytes of the longest line that is read from a program."""


class OutsidePlayer:
    """A program that is kept running from match to match; it is told when a new one begins and how it ended."""

    needs_knowledge = True

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""
        self._game: Game | None = None

    @staticmethod
    @cache
    def of(command: tuple[str, ...]) -> OutsidePlayer:
        """One process of each command in this process."""
        return OutsidePlayer(command)

    def begin(self, game: Game, scenario: str, options: dict[str, Any], seats: tuple[str, ...], seed: str) -> None:
        self._game = game
        self._ask(
            {
                "say": "begin",
                "protocol": PROTOCOL,
                "game": game.name,
                "version": game.version,
                "scenario": scenario,
                "options": options,
                "seats": seats,
                "seed": seed,
            }
        )

    def choose(self, known: Any, question: Question, rng: Rng) -> Action:
        assert self._game is not None, "a match begins before it is played"
        position = self._game.imagine(known, rng)
        listed = _listed(question, rng)
        said = {
            "say": "choose",
            "seat": question.seat,
            "question": question.kind,
            "options": [str(action) for action in listed if not action.retracts],
            "back": [str(action) for action in listed if action.retracts],
            "picture": self._game.picture(position, frozenset((question.seat,))),
            "position": position,
        }
        answer = self._ask(said)
        try:
            return self._game.parse(answer["action"])
        except (KeyError, TypeError, SandtableError) as wrong:
            raise SandtableError(f"{self._name} answered {answer!r}, which is no action: {wrong}") from wrong

    def end(self, winners: tuple[str, ...]) -> None:
        self._send({"say": "end", "winners": winners})

    @property
    def _name(self) -> str:
        return " ".join(self.command)

    def _ask(self, said: dict[str, Any]) -> Any:
        self._send(said)
        line = self._line()
        try:
            return msgspec.json.decode(line)
        except msgspec.DecodeError as wrong:
            raise SandtableError(f"{self._name} answered with a line that is no JSON: {line[:200]!r}") from wrong

    def _send(self, said: dict[str, Any]) -> None:
        process = self._started()
        assert process.stdin is not None
        try:
            process.stdin.write(to_send(said) + b"\n")
            process.stdin.flush()
        except OSError as wrong:
            self._stop()
            raise SandtableError(f"{self._name} has ended and takes no more questions.") from wrong

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            try:
                self._process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
            except OSError as wrong:
                raise SandtableError(f"{self._name} cannot be started: {wrong}") from wrong
            self._rest = b""
        return self._process

    def _line(self) -> bytes:
        process, until = self._started(), time.monotonic() + PATIENCE
        assert process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                if not selector.select(max(0.0, until - time.monotonic())):
                    self._stop()
                    raise SandtableError(f"{self._name} has not answered within {PATIENCE:.0f} seconds.")
                more = os.read(process.stdout.fileno(), 65_536)
                self._rest += more
                if not more or len(self._rest) > LONGEST:
                    self._stop()
                    raise SandtableError(f"{self._name} ended or wrote a line without end instead of an answer.")
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def _stop(self) -> None:
        if self._process is not None:
            with contextlib.suppress(OSError):
                self._process.kill()
            self._process.wait()
        self._process = None


def _listed(question: Question, rng: Rng) -> list[Action]:
    """What is offered; of a measured choice a sample."""
    found = question.choices()
    if isinstance(found, Measure):
        return [found.first, *found.others, *(found.sample(rng) for _ in range(SAMPLE - 1))]
    return found
