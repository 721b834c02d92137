"""Puts the commands together and turns errors into sentences."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from sandtable import __version__
from sandtable.cli import (
    admin,
    answer,
    bench,
    example,
    fuzz,
    hosting,
    ladder,
    listing,
    new_game,
    play,
    replay,
    rules,
    simulate,
    train,
    validate,
    verify,
)
from sandtable.cli.shared import WRONG, complain
from sandtable.kernel.errors import SandtableError

app = typer.Typer(
    name="sandtable",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    help="Four WWII wargames by their printed rules: in the browser, against people or the computer, by the thousand.",
    epilog="Exit codes: 0 done, 1 checked and failed, 2 wrong call or file. SANDTABLE_HOME moves the data folder.",
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sandtable {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """What stands before the command."""


app.command("list")(listing.command)
app.command("play")(play.command)
app.command("simulate")(simulate.command)
app.command("train")(train.command)
app.command("ladder")(ladder.command)
app.command("answer")(answer.command)
app.command("example")(example.command)
app.command("verify")(verify.command)
app.command("replay")(replay.command)
app.command("rules")(rules.command)
app.command("bench")(bench.command)
app.command("fuzz")(fuzz.command)
app.command("validate")(validate.command)
app.command("new-game")(new_game.command)
app.command("serve")(hosting.serve)
app.command("work")(hosting.work)
app.command("tend")(hosting.tend)
app.command("migrate")(hosting.migrate)
app.add_typer(admin.app, name="admin")


def main() -> None:
    """The entry point: no traceback for what a person can mend."""
    try:
        app(prog_name="sandtable")
    except SandtableError as wrong:
        complain(str(wrong))
        sys.exit(WRONG)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        sys.exit(0)
