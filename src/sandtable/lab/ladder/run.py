"""Plays a ladder in processes, writes each match to its file at once, and goes on where it stopped."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path

import msgspec
from msgspec.structs import replace

from sandtable.headers import counted
from sandtable.kernel import SandtableError
from sandtable.lab.fingerprint import of_players
from sandtable.lab.ladder.entrants import seat_player
from sandtable.lab.ladder.plan import Pairing, Plan, Played
from sandtable.lab.ladder.sequential import verdict
from sandtable.lab.outside import OutsidePlayer
from sandtable.lab.playing import play_between
from sandtable.registry import game as find_game

Step = Callable[[int], None]


def climb(plan: Plan, file: Path, workers: int = 1, progress: Step = lambda done: None) -> list[Played]:
    """All matches of the plan that are not in the file yet; what is there must be of the same plan.

    What was played with other rules or other players of ours is played again: a table never mixes them."""
    made = of_players(find_game(plan.game))
    played = _opened(plan, file, made)
    known = {each.key for each in played}
    todo = (
        (plan, first, second, pairing)
        for pairing in plan.pairings()
        for first, second in ((pairing.one, pairing.two), (pairing.two, pairing.one))
        if (first, second, pairing.scenario, pairing.seed) not in known
    )
    progress(len(played))
    with file.open("ab") as kept:
        for each in _carried_out(todo, workers, lambda: _decided(plan, played)):
            played.append(replace(each, made=made))
            kept.write(msgspec.json.encode(played[-1]) + b"\n")
            kept.flush()
            progress(len(played))
    return played


Task = tuple[Plan, int, int, Pairing]


def _carried_out(todo: Iterator[Task], workers: int, decided: Callable[[], bool]) -> Iterator[Played]:
    """Matches as they end; no new one is begun once the test has decided."""
    if workers <= 1:
        for task in todo:
            if decided():
                return
            yield match(*task)
        return
    with ProcessPoolExecutor(workers) as pool:
        running: set[Future[Played]] = set()
        while True:
            if not decided():
                running |= {pool.submit(match, *task) for task in islice(todo, workers + 1 - len(running))}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in done)


def _decided(plan: Plan, played: list[Played]) -> bool:
    return plan.bound is not None and verdict(plan, played).said != "open"


def match(plan: Plan, first: int, second: int, pairing: Pairing) -> Played:
    """One match; what fails is kept with its reason and counts for nobody."""
    game = find_game(plan.game)
    game.warm()
    defaults = {option.id: option.default for option in game.scenario(pairing.scenario).options}
    options = counted(game, pairing.scenario, {**defaults, **plan.options}, 2)
    shares = game.players(pairing.scenario, options, 2)
    try:
        players = [seat_player(game, plan.entrants[at]) for at in (first, second)]
        for at, each in enumerate(players):
            if isinstance(each, OutsidePlayer):
                each.begin(game, pairing.scenario, options, tuple(shares[at]), f"{pairing.seed}/{at}")
        result = play_between(game, pairing.scenario, options, shares, players, pairing.seed)
        for each in players:
            if isinstance(each, OutsidePlayer):
                each.end(result.seats)
    except Exception:
        return Played(first, second, pairing.scenario, pairing.seed, 0.5, failure=traceback.format_exc(limit=-4))
    score = 0.5 if len(result.winners) != 1 else float(result.winners[0] == 0)
    one, two = result.timings
    return Played(
        first,
        second,
        pairing.scenario,
        pairing.seed,
        score,
        (one.decisions, two.decisions),
        (round(one.seconds, 4), round(two.seconds, 4)),
        (round(one.longest, 4), round(two.longest, 4)),
    )


def _opened(plan: Plan, file: Path, made: str) -> list[Played]:
    """What the file holds already; a new file begins with the plan. A line that was cut off is played again."""
    if not file.exists() or not file.stat().st_size:
        file.write_bytes(msgspec.json.encode(plan) + b"\n")
        return []
    head, *lines = file.read_bytes().split(b"\n")
    try:
        before = msgspec.json.decode(head, type=Plan)
    except msgspec.DecodeError as wrong:
        raise SandtableError(f"{file} is not a ladder's file; name another one.") from wrong
    if before != plan:
        raise SandtableError(f"{file} belongs to another plan; name another file, or call it as before.")
    whole = [line for line in lines[:-1] if line]
    played = msgspec.json.decode(b"[" + b",".join(whole) + b"]", type=list[Played])
    good = [each for each in played if not each.failure and each.made == made]
    if lines[-1:] != [b""] or len(good) < len(played):
        file.write_bytes(b"\n".join([head, *map(msgspec.json.encode, good), b""]))
    return good
