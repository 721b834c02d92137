"""The laws of what is shown: odds agree with play, and a finished match says the same everywhere.

A game says in its `claims` what an odds card promises and how play answers it. Cards are collected from played matches,
first of all between the game's best computer players. Each is compared with every outcome where those can be counted,
else with many plays through the real frames. Bernstein's inequality says how far the counts of honest dice may stray
(once in a million comparisons further): for each card alone, and for all cards of a kind together, which finds small
errors that repeat.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import log, sqrt
from typing import Any

from msgspec import Struct

from sandtable.kernel import (
    Action,
    Claim,
    Decision,
    Dice,
    Enumerating,
    Event,
    Game,
    Measure,
    Question,
    Seeded,
    State,
    advance,
    clone,
    play,
)
from sandtable.opponents import Mind
from sandtable.opponents.levels import quick_levels
from sandtable.testing.laws import must
from sandtable.testing.walk import pick

NEVER = log(2e6)
"""Honest dice stray further than allowed with a chance of one in a million."""
LOOKED_AT = 8
"""Options of one decision whose odds are asked."""
Options = Mapping[str, Any]


class Promise(Struct, frozen=True):
    """A claim and where it was made."""

    claim: Claim
    state: State
    seat: str
    action: Action

    def __str__(self) -> str:
        return f"{self.claim.kind}: {self.action} of {self.seat}"


class Crop(Struct):
    """What was collected: promises, and the kinds of cards and of claims that came by."""

    promises: list[Promise] = []
    cards: set[str] = set()
    claimed: set[str] = set()


class Played(Struct):
    """What play gave for one promise."""

    shares: dict[str, float]
    plays: int
    """How often it was played; 0 if every outcome was counted."""
    mean: float = 0.0
    spread: float = 0.0
    width: float = 0.0


def collect(game: Game, scenario: str, options: Options, seed: int, each: int, most: int) -> Crop:
    """So many promises of each kind, one of a kind at a decision, from so many decisions of played matches."""
    crop, count = Crop(), Counter[str]()
    rng = random.Random(f"{seed}/odds")
    for state, decision, chosen in decisions(game, scenario, options, seed, most):
        fresh: set[str] = set()
        for seat, action in _looked_at(decision, chosen, rng):
            for promise in _promises(game, state, Question(seat, decision), action, crop):
                kind = promise.claim.kind
                if count[kind] < each and kind not in fresh:
                    fresh.add(kind)
                    count[kind] += 1
                    crop.promises.append(promise)
    return crop


def decisions(
    game: Game, scenario: str, options: Options, seed: int, most: int
) -> Iterator[tuple[State, Decision, Action]]:
    """Decisions of matches, and what was chosen; the state goes on after each.

    The first match is one between the best computer players, the next is played at random, and so on in turn.
    """
    rng = random.Random(f"{seed}/officers")
    left, officers = most, True
    while left > 0:
        for step in _match(game, scenario, options, officers, rng):
            yield step
            left -= 1
            if not left:
                return
        officers = not officers


def _match(
    game: Game, scenario: str, options: Options, officers: bool, rng: random.Random
) -> Iterator[tuple[State, Decision, Action]]:
    state, dice, out = game.start(scenario, options), Seeded(str(rng.random())), list[Event]()
    level = quick_levels(game.opponents())[-1]
    minds = {seat: Mind(game.opponents()[level]()) for seat in game.all_seats(state)}
    decision = advance(state, dice, out)
    while decision is not None:
        seat = decision.seats[int(rng.random() * len(decision.seats))]
        if officers:
            action = minds[seat].choose(game.knowledge(state, frozenset((seat,))), Question(seat, decision), rng)
        else:
            action, _ = pick(decision, seat, rng)
        yield state, decision, action
        decision = play(state, decision, seat, action, dice, out)


def _looked_at(decision: Decision, chosen: Action, rng: random.Random) -> Iterator[tuple[str, Action]]:
    """What the officer chose, and some other options."""
    for seat in decision.seats:
        found = decision.options(seat)
        offered = [found.first, *found.others, found.sample(rng)] if isinstance(found, Measure) else list(found)
        rng.shuffle(offered)
        wanted = [chosen] if decision.why_not(seat, chosen) is None else []
        yield from ((seat, action) for action in dict.fromkeys([*wanted, *offered[:LOOKED_AT]]))


def _promises(game: Game, state: State, question: Question, action: Action, crop: Crop) -> Iterator[Promise]:
    odds = game.odds(game.knowledge(state, frozenset((question.seat,))), question, action)
    if odds is None:
        return
    card = f"{type(action).__struct_config__.tag} {odds.key}"
    crop.cards.add(card)
    for claim in game.claims(state, question, action, odds):
        crop.claimed.add(card)
        yield Promise(claim, clone(state), question.seat, action)


# -- playing a promise out


def played(promise: Promise, plays: int, paths: int) -> Played:
    """What comes of it: by every outcome if there are no more than so many, else by so many plays."""
    return _counted(promise, paths) or _sampled(promise, plays)


def _once(promise: Promise, dice: Dice) -> str | float | None:
    """One play, with the claim's policy where decisions follow."""
    state, out = clone(promise.state), list[Event]()
    frame = state.stack[-1]
    decision: Decision | None = Decision(frame.seats(state), frame, state)
    seat, action = promise.seat, promise.action
    while decision is not None:
        decision = play(state, decision, seat, action, dice, out)
        answer = promise.claim.answer(decision) if decision is not None else None
        if decision is None or answer is None:
            break
        seat, action = next(each for each in decision.seats if decision.why_not(each, answer) is None), answer
    return promise.claim.read(out, state)


def _counted(promise: Promise, paths: int) -> Played | None:
    dice, weights = Enumerating(), dict[str | float, float]()
    for _ in range(paths):
        dice.start()
        came = _once(promise, dice)
        if came is not None:
            weights[came] = weights.get(came, 0.0) + float(dice.weight)
        if not dice.next_path():
            return _summed(weights, 0)
    return None


def _sampled(promise: Promise, plays: int) -> Played:
    dice, seen = Seeded(f"{promise}"), Counter[str | float]()
    for _ in range(plays):
        came = _once(promise, dice)
        if came is not None:
            seen[came] += 1
    return _summed({came: float(count) for came, count in seen.items()}, sum(seen.values()))


def _summed(weights: dict[str | float, float], plays: int) -> Played:
    total = sum(weights.values()) or 1.0
    numbers = {came: weight / total for came, weight in weights.items() if not isinstance(came, str)}
    mean = sum(came * share for came, share in numbers.items())
    spread = sum((came - mean) ** 2 * share for came, share in numbers.items())
    width = max(numbers, default=0.0) - min(numbers, default=0.0)
    shares = {str(came): weight / total for came, weight in weights.items()}
    return Played(shares if weights else {}, plays, mean, sqrt(spread), width)


# -- comparing


def slack(variance: float, width: float = 1.0) -> float:
    """How far a sum of independent results of this variance may stray from what is expected."""
    return NEVER * width / 3 + sqrt((NEVER * width / 3) ** 2 + 2 * NEVER * variance)


def odds_agree(promises: list[Promise], plays: int, paths: int = 600) -> None:
    """Every promise is kept, and no kind of card is a little wrong everywhere."""
    sums: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for promise in promises:
        found = played(promise, plays, paths)
        if not found.shares:
            continue
        if isinstance(promise.claim.shown, dict):
            _shares_agree(promise, promise.claim.shown, found, sums)
        else:
            _mean_agrees(promise, promise.claim.shown, found)
    for (kind, name), (off, variance, allowed) in sums.items():
        told = f"{kind}: over all cards {name!r} came {off:+.1f} times more than shown"
        must(abs(off) <= slack(variance) + allowed, f"{told}; {slack(variance):.1f} would be chance")


def _shares_agree(
    promise: Promise, shown: dict[str, float], found: Played, sums: dict[tuple[str, str], list[float]]
) -> None:
    tolerance = promise.claim.tolerance + 1e-6
    must(abs(sum(shown.values()) - 1) <= tolerance, f"{promise}: the chances sum to {sum(shown.values()):.4f}")
    for name in {*shown, *found.shares}:
        chance, share = shown.get(name, 0.0), found.shares.get(name, 0.0)
        told = f"{promise}: {name!r} is shown with {chance:.4f} and came {share:.4f} of the time"
        if not found.plays:
            must(abs(share - chance) <= tolerance, told)
            continue
        must(share == 0 or chance > 0 or share <= tolerance, f"{told}, in {found.plays} plays")
        must(share == 1 or chance < 1 - 1e-9, f"{told}, in {found.plays} plays")
        variance = found.plays * chance * (1 - chance)
        off = found.plays * (share - chance)
        must(abs(off) <= slack(variance) + found.plays * tolerance, f"{told}, in {found.plays} plays")
        line = sums[promise.claim.kind, name]
        for at, more in enumerate((off, variance, found.plays * tolerance)):
            line[at] += more


def _mean_agrees(promise: Promise, shown: float, found: Played) -> None:
    told = f"{promise}: {shown:.3f} is expected and {found.mean:.3f} came on average"
    allowed = promise.claim.tolerance + 1e-6
    if found.plays:
        allowed += slack(found.plays * found.spread**2, found.width or 1.0) / found.plays
    must(abs(found.mean - shown) <= allowed, f"{told}, in {found.plays or 'all'} plays")


# -- what a finished match says


def end_agrees(game: Game, state: State, events: Sequence[Event]) -> int:
    """Panels, goals, last events and the outcome of a finished match say the same; how many things were compared."""
    outcome = game.result(state)
    assert outcome is not None, "the match is not over"
    count = 0
    for thing in game.shown(state, events, outcome):
        must(len(thing.says) > 1, f"{thing.what} is said in one place only")
        first, *rest = thing.says.values()
        must(all(each == first for each in rest), f"{thing.what} is told in different ways: {thing.says}")
        count += 1
    return count
