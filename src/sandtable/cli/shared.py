"""What the commands share: output, common options, progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Scenario
from sandtable.text import LANGUAGES

DONE, FAILED, WRONG = 0, 1, 2

out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False, soft_wrap=True)

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Language = Annotated[str, typer.Option("--lang", help=f"Language of the text: {', '.join(LANGUAGES)}.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the scenario; repeatable."),
]
Step = Callable[[int], None]
"""Called with the number of units of work done so far."""


def say(text: str) -> None:
    """A line of plain text: no markup in it is looked for."""
    out.print(text, markup=False)


def complain(text: str) -> None:
    err.print(f"[red]error:[/red] {escape(text)}")


def emit(value: Any) -> None:
    """JSON on the standard output."""
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=1).decode())


def stop(failed: bool) -> None:
    """Leave with 1 if a check failed."""
    if failed:
        raise typer.Exit(FAILED)


@contextmanager
def progress(what: str, total: int) -> Iterator[Step]:
    """A bar on the error channel while work goes on; nothing where no person looks."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(what, total=total or None)
        yield lambda done: bar.update(task, completed=done)


def read_options(scenario: Scenario, given: list[str] | None) -> dict[str, Any]:
    """`turns=6` for the options of a scenario, as the type of their default."""
    known = {option.id: option for option in scenario.options}
    found: dict[str, Any] = {}
    for word in given or ():
        name, mark, text = word.partition("=")
        if not mark or name not in known:
            names = ", ".join(known) or "none"
            raise SandtableError(f"{word!r} is not an option of {scenario.id}; write NAME=VALUE with one of: {names}.")
        found[name] = _value(name, text, known[name].default)
    return found


def _value(name: str, text: str, default: bool | int | str) -> bool | int | str:
    words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
    if isinstance(default, bool):
        if text.lower() not in words:
            raise SandtableError(f"The option {name} is yes or no, not {text!r}.")
        return words[text.lower()]
    if isinstance(default, int):
        try:
            return int(text)
        except ValueError:
            raise SandtableError(f"The option {name} is a whole number, not {text!r}.") from None
    return text
