"""Learning values: varied matches of the fast policy with itself, and a logistic regression over what was seen.

The same seed gives the same weights. What is learned says where it comes from, and by a fingerprint of the game's rules
and figures whether they have changed since.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.headers import counted
from sandtable.kernel import Event, Game, SandtableError, Seeded, advance
from sandtable.kernel.frames import S
from sandtable.lab.fingerprint import of_files
from sandtable.lab.report import commit
from sandtable.opponents import Staff
from sandtable.opponents.playout import carried_out
from sandtable.opponents.values import ANY, Learned, logistic, terms
from sandtable.registry import game as find_game

NOISES = (0.0, 0.05, 0.15, 0.3)
"""How often a side of a match follows a whim: drawn for each side, so that better and worse play meet."""
RIDGE = 2.0
"""How strongly weights are drawn to nothing."""
STEPS = 12
PHASES = ("first", "middle", "last")
FINGERPRINTED = ("rules", "flow", "tables", "data", "scenarios", "model", "model.py", "marshal/features.py")
MOST = 50_000
"""Answers of a match at most."""


class Sample(Struct, frozen=True):
    """A position as a side saw it, and what came of it (1 won, 0.5 drawn, 0 lost)."""

    match: int
    side: str
    features: dict[str, float]
    result: float


def fingerprint(game: Game) -> str:
    """Of all that decides what a position is worth: rules, sequence of play, figures, scenarios, features."""
    return of_files(folder(game), FINGERPRINTED)


def folder(game: Game) -> Path:
    return staff_of(game).home.parent.parent


def staff_of(game: Game) -> Staff[Any, Any]:
    found: Staff[Any, Any] | None = game.staff()
    if found is None:
        raise SandtableError(f"{game.name} has no staff: nothing thinks ahead in it, so nothing can be learned.")
    return found


def stale(game: Game) -> list[str]:
    """The scenarios whose values were learned by other rules or figures."""
    now = fingerprint(game)
    return [name for name, each in staff_of(game).values.learned.items() if each.fingerprint != now]


def samples_of(game_name: str, scenario: str, seed: int, number: int) -> list[Sample]:
    """One match of the fast policy with itself, each side with its own share of whims."""
    game = find_game(game_name)
    staff = staff_of(game)
    defaults = {option.id: option.default for option in game.scenario(scenario).options}
    options = counted(game, scenario, defaults, 2)
    rng, dice = random.Random(f"{seed}/{scenario}/{number}"), Seeded(f"{seed}/{scenario}/{number}/dice")
    state, out = game.start(scenario, options), list[Event]()
    decision = advance(state, dice, out)
    noises: dict[str, float] = {}
    seen: list[tuple[str, str, dict[str, float]]] = []
    last = ""
    for _ in range(MOST):
        if decision is None:
            break
        seat = decision.seats[0]
        macro = staff.macro(state, seat)
        if macro and macro != last:
            last = macro
            seen += [(each, staff.side(state, each), staff.features(state, each)) for each in _heads(staff, state)]
        noise = noises.setdefault(staff.side(state, seat), NOISES[rng.randrange(len(NOISES))])
        actions = staff.answers(decision, seat, {}, noise, rng)
        decision = carried_out(decision, seat, actions, dice, out)
        out.clear()
    if decision is not None:
        return []
    return [Sample(number, side, found, staff.value(state, seat)) for seat, side, found in seen]


def _heads(staff: Staff[S, Any], state: S) -> list[str]:
    """One seat of each side."""
    found: dict[str, str] = {}
    for seat in staff.game.all_seats(state):
        found.setdefault(staff.side(state, seat), seat)
    return list(found.values())


Progress = Callable[[int], None]


def gather(game: str, scenario: str, seed: int, games: int, workers: int, progress: Progress) -> list[Sample]:
    """The samples of all matches, in their order whoever played them."""
    found: list[Sample] = []
    for done, each in enumerate(_played(game, scenario, seed, games, workers), 1):
        found += each
        progress(done)
    return found


def _played(game: str, scenario: str, seed: int, games: int, workers: int) -> Iterator[list[Sample]]:
    if workers <= 1:
        yield from (samples_of(game, scenario, seed, number) for number in range(games))
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(samples_of, *zip(*((game, scenario, seed, n) for n in range(games)), strict=True))


def fit(samples: Sequence[Sample]) -> dict[str, float]:
    """Weights by Newton's method, each drawn a little to nothing; matches count the same however long they are."""
    counts: dict[int, int] = {}
    for each in samples:
        counts[each.match] = counts.get(each.match, 0) + 1
    mean = len(samples) / max(1, len(counts))
    names = sorted({name for each in samples for name in terms(each.features)})
    rows = [_row(terms(each.features), names) for each in samples]
    weights = [0.0] * len(names)
    for _ in range(STEPS):
        slope = [-RIDGE * w for w in weights]
        bend = [[RIDGE * (i == j) for j in range(i + 1)] for i in range(len(names))]
        for row, each in zip(rows, samples, strict=True):
            share = mean / counts[each.match] / mean * 4
            chance = logistic(sum(w * row[i] for i, w in enumerate(weights) if row[i]))
            here, steep = share * (each.result - chance), share * max(1e-6, chance * (1 - chance))
            used = [i for i, x in enumerate(row) if x]
            for i in used:
                slope[i] += here * row[i]
                by, line = steep * row[i], bend[i]
                for j in used:
                    if j > i:
                        break
                    line[j] += by * row[j]
        weights = [w + step for w, step in zip(weights, _solved(bend, slope), strict=True)]
    return {name: round(weight, 4) for name, weight in zip(names, weights, strict=True)}


def _row(found: Mapping[str, float], names: Sequence[str]) -> list[float]:
    return [found.get(name, 0.0) for name in names]


def _solved(lower: list[list[float]], right: list[float]) -> list[float]:
    """A symmetric positive system by Cholesky's method."""
    size = len(right)
    root = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = lower[i][j] - sum(root[i][k] * root[j][k] for k in range(j))
            root[i][j] = math.sqrt(rest) if i == j else rest / root[j][j]
    half = [0.0] * size
    for i in range(size):
        half[i] = (right[i] - sum(root[i][k] * half[k] for k in range(i))) / root[i][i]
    whole = [0.0] * size
    for i in reversed(range(size)):
        whole[i] = (half[i] - sum(root[k][i] * whole[k] for k in range(i + 1, size))) / root[i][i]
    return whole


def sides_of(samples: Sequence[Sample], apart: bool) -> dict[str, list[Sample]]:
    """The samples of each side, or of all together."""
    if not apart:
        return {ANY: list(samples)}
    sides = sorted({each.side for each in samples})
    return {side: [each for each in samples if each.side == side] for side in sides}


def quality(samples: Sequence[Sample], apart: bool) -> dict[str, float]:
    """How well winners are told from losers in each third of a match: fitted on four matches of five, asked on the
    fifth."""
    kept = [each for each in samples if each.match % 5 == 0]
    rest = [each for each in samples if each.match % 5]
    weights = {side: fit(found) for side, found in sides_of(rest, apart).items()}
    asked: dict[str, list[tuple[float, float]]] = {phase: [] for phase in PHASES}
    for each in kept:
        found = weights.get(each.side if apart else ANY, {})
        told = logistic(sum(found.get(name, 0.0) * value for name, value in terms(each.features).items()))
        asked[PHASES[min(2, int(each.features["clock"] * 3))]].append((told, each.result))
    return {phase: round(area, 3) for phase, pairs in asked.items() if (area := _area(pairs)) is not None}


def _area(pairs: Sequence[tuple[float, float]]) -> float | None:
    """The chance that a winner is valued above a loser."""
    won = [told for told, result in pairs if result > 0.5]
    lost = [told for told, result in pairs if result < 0.5]
    if not won or not lost:
        return None
    ahead = sum((a > b) + 0.5 * (a == b) for a in won for b in lost)
    return ahead / len(won) / len(lost)


def learned(game: Game, scenario: str, seed: int, games: int, samples: Sequence[Sample]) -> Learned:
    """What came of the matches of one scenario (or of all), for its file."""
    apart = scenario != ANY
    return Learned(
        game=game.name,
        scenario=scenario,
        commit=commit(),
        fingerprint=fingerprint(game),
        seed=seed,
        games=games,
        samples=len(samples),
        quality=quality(samples, apart),
        weights={side: fit(found) for side, found in sides_of(samples, apart).items()},
    )


def pooled(game: Game, seed: int, games: int, samples: Mapping[str, Sequence[Sample]]) -> Learned:
    """What all scenarios together say: for battles that were never learned."""
    every = [
        msgspec.structs.replace(each, match=each.match + 1_000_000 * at)
        for at, found in enumerate(samples.values())
        for each in found
    ]
    return learned(game, ANY, seed, games, every)


def write(game: Game, found: Iterable[Learned]) -> list[Path]:
    """Each into its file beside the game's staff."""
    home = staff_of(game).home
    home.mkdir(exist_ok=True)
    made = []
    for each in found:
        path = home / f"{each.scenario}.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(each), indent=1) + b"\n")
        made.append(path)
    return made
