"""Games and matches as a lobby lists them, and which keys of their seats are told to whom."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from sandtable.kernel import Game
from sandtable.registry import game as find_game
from sandtable.server.rooms.keys import HASHED, holding
from sandtable.server.store.store import MatchRow
from sandtable.server.wire.messages import DiceInfo, GameInfo, MatchInfo, MatchSeat, ScenarioInfo
from sandtable.server.workers.worker import levels
from sandtable.text import languages


def game_info(game: Game) -> GameInfo:
    scenarios = []
    for scenario in game.scenarios():
        defaults = {option.id: option.default for option in scenario.options}
        seats = {str(count): game.players(scenario.id, defaults, count) for count in scenario.players}
        scenarios.append(ScenarioInfo(scenario.id, scenario.players, seats, scenario.options))
    return GameInfo(
        game.name,
        f"game-{game.name}",
        tuple(levels(game)),
        game.standing,
        tuple(scenarios),
        game.die,
        game.paces,
        languages(game.name),
        f"/api/games/{game.name}/client/board.js" if game.client else "",
    )


def match_info(row: MatchRow) -> MatchInfo:
    """A match as its row tells it; keys of a closed one are not told again."""
    header, players = row.read_header(), row.read_players()
    fair = header.dice.kind == "fair"
    missing = row.waiting if fair and row.count <= len(header.seats) else ()
    return MatchInfo(
        row.id, row.title, row.game, row.scenario, tuple(map(_shown, players)), row.created, row.updated, row.over,
        row.waiting, row.read_moment(), dict(header.options), find_game(row.game).hides(row.scenario, header.options),
        DiceInfo("fair" if fair else "seeded", header.dice.commitment, missing), header.undo, row.retaken,
        any(each.closed for each in players),
    )  # fmt: skip


def without_keys(info: MatchInfo) -> MatchInfo:
    return replace(info, seats=tuple(replace(each, key="") for each in info.seats))


def _shown(seat: MatchSeat) -> MatchSeat:
    return replace(seat, key="") if seat.closed or seat.key.startswith(HASHED) else seat


def with_key(seat: MatchSeat, keys: Iterable[str]) -> MatchSeat:
    """The seat with the key by which it is held, as its holder knows it."""
    return replace(seat, key=next(key for key in keys if holding((seat,), (key,))))
