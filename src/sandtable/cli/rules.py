"""`sandtable rules`: what a clause says, which code and tests carry it, rulings; and the coverage check."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from sandtable.cli.citations import Citations, citations, source_tree
from sandtable.cli.shared import Json, Language, emit, out, say, stop
from sandtable.kernel.errors import SandtableError
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.text import Clause, clause, clauses, speaker


def command(
    game: Annotated[str | None, typer.Argument(help="The game.")] = None,
    name: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE]", help="A clause, ruling or example id, or its end (8.2.4).")
    ] = None,
    lang: Language = "en",
    json: Json = False,
    missing: Annotated[bool, typer.Option("--missing", help="Only what no code or no test carries.")] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Compare ids in texts, docstrings and tests; 1 if they differ.")
    ] = False,
) -> None:
    """Say what a clause says in our words, which code and tests carry it, and its rulings."""
    if check:
        _check([find_game(game).name] if game else _all_games(), json)
        return
    if game is None:
        raise SandtableError(f"Name a game: {', '.join(_all_games())}.")
    find_game(game)
    if name:
        _one(game, clause(game, name, lang), lang, json)
    else:
        _list(game, lang, json, missing)


def _all_games() -> list[str]:
    return list(names(hidden=True))


def _data(found: Clause, cited: Citations) -> dict[str, Any]:
    return {
        "id": found.id,
        "chapter": found.chapter,
        "text": found.text,
        "translated": found.translated,
        "rulings": list(found.rulings),
        "code": [str(each) for each in cited.code.get(found.id, ())],
        "tests": [str(each) for each in cited.tests.get(found.id, ())],
    }


def _one(game: str, found: Clause, lang: str, json: bool) -> None:
    data = _data(found, citations())
    if json:
        emit(data)
        return
    voice = speaker(lang, game)
    out.print(f"[bold]{found.id}[/bold]  {found.chapter}")
    say(voice.clause_text(found))
    for id in found.rulings:
        ruling = clauses(game, lang).get(id)
        if ruling:
            say(f"\n{id}: {voice.clause_text(ruling)}")
    for head, key in (("code", "code"), ("tests", "tests")):
        out.print(f"\n[bold]{head}[/bold]")
        for line in data[key] or ["none"]:
            say(f"  {line}")
    if not source_tree() and not data["tests"]:
        say("  (this installation has no list of tests)")


def _list(game: str, lang: str, json: bool, missing: bool) -> None:
    cited = citations()
    found = [each for each in clauses(game, lang).values() if not missing or _gaps(each, cited)]
    if json:
        emit([_data(each, cited) for each in found])
        return
    chapter = None
    voice = speaker(lang, game)
    for each in found:
        if each.chapter != chapter:
            chapter = each.chapter
            out.print(f"\n[bold]{chapter}[/bold]")
        say(f"{each.id}{_mark(each, cited)}  {voice.clause_text(each)}")


def _mark(found: Clause, cited: Citations) -> str:
    gaps = _gaps(found, cited)
    return f" (no {' and no '.join(gaps)})" if gaps else ""


def _gaps(found: Clause, cited: Citations) -> list[str]:
    """Rulings and printed examples need a test, clauses a test and code."""
    gaps = [] if found.id in cited.code or found.is_ruling or found.is_example else ["code"]
    return gaps if found.id in cited.tests else [*gaps, "test"]


def _check(games: list[str], json: bool) -> None:
    """The coverage check of the project: every clause in code and tests, every citation a clause."""
    cited = citations()
    known = {id: game for game in games for id in clauses(game)}
    prefixes = {id[:2] for id in known}
    result: dict[str, Any] = {}
    for game in games:
        found = clauses(game).values()
        result[game] = {
            "clauses": sum(not each.is_ruling for each in found),
            "rulings": sum(each.is_ruling for each in found),
            "no_code": [each.id for each in found if "code" in _gaps(each, cited)],
            "no_test": [each.id for each in found if "test" in _gaps(each, cited)],
        }
    unknown = sorted(
        f"{place}: {id}"
        for held in (cited.code, cited.tests)
        for id, places in held.items()
        if id[:2] in prefixes and id not in known
        for place in places
    )
    result["unknown"], result["crowded"] = unknown, cited.crowded
    if json:
        emit(result)
    else:
        _print_check(games, result)
    stop(bool(unknown or cited.crowded) or any(result[game]["no_code"] or result[game]["no_test"] for game in games))


def _print_check(games: list[str], result: dict[str, Any]) -> None:
    for game in games:
        row = result[game]
        say(f"{game}: {row['clauses']} clauses, {row['rulings']} rulings")
        for key, words in (("no_code", "not in code"), ("no_test", "not in tests")):
            if row[key]:
                say(f"  {words} ({len(row[key])}): {', '.join(row[key])}")
    for key, words in (("unknown", "cites no clause"), ("crowded", "cites too many")):
        for line in result[key]:
            say(f"{words}: {line}")
