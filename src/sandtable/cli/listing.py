"""`sandtable list`: games, scenarios, options."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from sandtable.cli.shared import Json, Language, emit, out
from sandtable.kernel.game import Game, Scenario, ScenarioOption
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.text import LANGUAGES, Speaker, languages, speaker


def command(
    json: Json = False,
    lang: Language = "en",
    hidden: Annotated[bool, typer.Option("--hidden", help="Also the demo, which proves the kernel.")] = False,
) -> None:
    """List the games with their scenarios and options."""
    games = sorted(map(find_game, names(hidden)), key=lambda game: (game.lobby_order, game.name))
    found = [_game(game, speaker(lang, game.name)) for game in games]
    if json:
        emit(found)
    else:
        _print(found)


def _game(game: Game, voice: Speaker) -> dict[str, Any]:
    scenarios = [_scenario(each, voice) for each in game.scenarios()]
    name = voice.say(f"game-{game.name}")
    return {"id": game.name, "name": name, "languages": list(languages(game.name)), "scenarios": scenarios}


def _scenario(scenario: Scenario, voice: Speaker) -> dict[str, Any]:
    options = [_option(each, voice) for each in scenario.options]
    name = voice.name("scenario", scenario.id)
    return {"id": scenario.id, "name": name, "players": list(scenario.players), "options": options}


def _option(option: ScenarioOption, voice: Speaker) -> dict[str, Any]:
    found: dict[str, Any] = {"id": option.id, "name": voice.name("option", option.id), "default": option.default}
    if option.choices:
        found["choices"] = list(option.choices)
    if option.high:
        found["low"], found["high"] = option.low, option.high
    return found


def _print(games: list[dict[str, Any]]) -> None:
    if not games:
        out.print("There are no games yet; [bold]sandtable list --hidden[/bold] shows the demo.")
    for game in games:
        only = "" if len(game["languages"]) == len(LANGUAGES) else f", only in {', '.join(game['languages'])}"
        table = Table(title=f"{game['name']} ({game['id']}){only}", title_justify="left", box=None, pad_edge=False)
        for head in ("scenario", "name", "players", "options"):
            table.add_column(head, overflow="fold")
        for each in game["scenarios"]:
            options = ", ".join(f"{option['id']}={_shown(option['default'])}" for option in each["options"])
            table.add_row(each["id"], each["name"], ", ".join(map(str, each["players"])), options)
        out.print(table)
        out.print()


def _shown(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
