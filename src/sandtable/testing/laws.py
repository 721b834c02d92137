"""The laws of the kernel, each as a function of a position. What does not hold raises `Broken`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from sandtable.kernel import (
    Action,
    Ask,
    Auto,
    Decision,
    Enumerating,
    Event,
    Game,
    Gather,
    Measure,
    NoDice,
    Question,
    Ready,
    Seeded,
    State,
    clone,
    dumps,
    play,
)
from sandtable.kernel.codec import fingerprint
from sandtable.kernel.frames import Frame
from sandtable.kernel.play import outcomes
from sandtable.testing.harvest import Harvest
from sandtable.testing.walk import Position, pick

PATHS = 2000
"""Results of an action beyond which `outcomes` is not counted."""

LEFT_OPEN: dict[type[Frame], tuple[str, ...]] = {
    Auto: ("run",),
    Ask: ("seats", "options", "why_not", "apply"),
    Gather: ("parties", "drafts", "why_not_draft", "draft", "close"),
}
"""What each kind of frame leaves to the game; frames are Structs and cannot be abstract."""


class Broken(AssertionError):
    """A law that a game does not keep."""


def must(holds: bool, text: str) -> None:
    if not holds:
        raise Broken(text)


def pictures_are_typed(game: Game) -> None:
    """What travels to the browser has types throughout, and holds neither a frame nor a state."""
    for whole in (game.picture_type, game.static_type):
        for where, hint in _types_within(whole, whole.__name__, set()):
            must(hint is not Any, f"{where} of {game.name} may be anything")
            internal = isinstance(hint, type) and issubclass(hint, Frame | State)
            must(not internal, f"{where} of {game.name} is {hint}, which stays on the host")


def actions_are_named(game: Game) -> None:
    """Whatever a frame can be answered with stands in `Game.actions`: else no file or line of text could say it."""
    for frame in game.frames:
        odd = [verb.__name__ for verb in getattr(frame, "verbs", ()) if verb not in game.verbs]
        must(not odd, f"{frame.__name__} of {game.name} takes {', '.join(odd)}, which the game's actions do not name")


def frames_are_whole(game: Game) -> None:
    """Every frame writes what its kind leaves open: else a match that comes to it breaks off."""
    for frame in game.frames:
        for kind, names in LEFT_OPEN.items():
            left = names if issubclass(frame, kind) else ()
            missing = [name for name in left if getattr(frame, name) is getattr(kind, name)]
            must(not missing, f"{frame.__name__} of {game.name} has no {', '.join(missing)}")


def _types_within(hint: Any, where: str, seen: set[Any]) -> Iterator[tuple[str, Any]]:
    """The types that a type is made of, each with the field in which it stands first."""
    if hint in seen:
        return
    seen.add(hint)
    yield where, hint
    for part in get_args(hint):
        yield from _types_within(part, where, seen)
    if isinstance(hint, type) and issubclass(hint, Struct):
        hints = get_type_hints(hint)
        for field in hint.__struct_fields__:
            yield from _types_within(hints[field], f"{hint.__name__}.{field}", seen)


def _listed(decision: Decision, seat: str, seed: int = 0, count: int = 5) -> list[Action]:
    found = decision.options(seat)
    if isinstance(found, Measure):
        rng = random.Random(seed)
        return [found.first, *found.others, *(found.sample(rng) for _ in range(count))]
    return found


def options_are_legal(at: Position, harvest: Harvest | None = None) -> None:
    """Law 1: what is offered is allowed, what is allowed is offered, and something always is.

    What might be allowed comes from the game's `universe` and, beside it, from a harvest of played matches.
    """
    for seat in at.decision.seats:
        found = _listed(at.decision, seat)
        must(bool(found), f"{at.decision.kind}: {seat} is asked but has no option")
        for action in found:
            refusal = at.decision.why_not(seat, action)
            must(refusal is None, f"{at.decision.kind}: {action} is offered to {seat} but refused: {refusal}")
        if isinstance(at.decision.options(seat), list):
            _nothing_else(at, seat, set(map(str, found)), harvest)


def _tried(at: Position, seat: str, harvest: Harvest | None) -> Iterator[Action]:
    yield from at.game.universe(at.state, seat)
    if harvest is not None:
        yield from harvest.tries(at, seat)


def _nothing_else(at: Position, seat: str, offered: set[str], harvest: Harvest | None) -> None:
    must(len(offered) == len(_listed(at.decision, seat)), f"{at.decision.kind}: an option is offered twice")
    for action in _tried(at, seat, harvest):
        if str(action) not in offered:
            refusal = at.decision.why_not(seat, action)
            must(refusal is not None, f"{at.decision.kind}: {action} of {seat} is allowed but not offered")


def outsiders_are_refused(at: Position) -> None:
    """Who is not asked may not answer."""
    for seat in at.game.all_seats(at.state):
        if not at.decision.may_answer(seat):
            action = _listed(at.decision, at.decision.seats[0])[0]
            must(at.decision.why_not(seat, action) is not None, f"{seat} is not asked but may {action}")


def notation_round_trips(at: Position) -> None:
    """An action is its notation and its JSON."""
    for seat in at.decision.seats:
        for action in _listed(at.decision, seat):
            must(at.game.parse(str(action)) == action, f"{action} does not read back from its notation")
            must(at.game.codec.action(dumps(action)) == action, f"{action} does not read back from its JSON")


def state_round_trips(at: Position) -> None:
    """Law 5: JSON and back gives equal bytes and an equal question."""
    data = dumps(at.state)
    again = at.game.codec.state(data)
    must(dumps(again) == data, f"{at.decision.kind}: the state does not survive JSON")
    frame = again.stack[-1]
    must(frame.seats(again) == at.decision.seats, f"{at.decision.kind}: other seats are asked after JSON")
    for seat in at.decision.seats:
        asked = Decision(at.decision.seats, frame, again)
        mine, theirs = _listed(at.decision, seat), _listed(asked, seat)
        must(mine == theirs, f"{at.decision.kind}: other options after JSON")


def clone_is_independent(at: Position, seed: int) -> None:
    """Law 5: what happens to a clone leaves the original alone."""
    data = dumps(at.state)
    rng = random.Random(seed)
    copy = clone(at.state)
    must(dumps(copy) == data, "a clone is not equal")
    decision: Decision | None = Decision(at.decision.seats, copy.stack[-1], copy)
    dice, out = Seeded(seed), list[Event]()
    for _ in range(6):
        if decision is None:
            break
        seat = decision.seats[0]
        action, _ = pick(decision, seat, rng)
        decision = play(copy, decision, seat, action, dice, out)
    must(dumps(at.state) == data, "playing on a clone changed the original")


def asking_changes_nothing(at: Position) -> None:
    """Law 7: prompts, options, refusals, hints, pictures, knowledge and odds draw nothing and change nothing."""
    data = dumps(at.state)
    for seat in at.game.all_seats(at.state):
        at.game.knowledge(at.state, frozenset((seat,)))
        at.game.picture(at.state, frozenset((seat,)))
    for seat in at.decision.seats:
        look(at.game, at.decision, seat)
    at.game.result(at.state)
    must(dumps(at.state) == data, f"{at.decision.kind}: asking changed the state")


def look(game: Game, decision: Decision, seat: str) -> list[Any]:
    """Everything that a seat is told at a decision, for comparing."""
    found = _listed(decision, seat)
    known = game.knowledge(decision.state, frozenset((seat,)))
    question = Question(seat, decision)
    return [
        decision.kind,
        dumps(decision.prompt(seat)),
        [str(action) for action in found],
        dumps(decision.hints(seat)),
        str(decision.default(seat)),
        [dumps(game.odds(known, question, action)) for action in found[:8]],
    ]


def secrets_are_kept(at: Position, seed: int, harvest: Harvest | None = None) -> None:
    """Law 3: a state that differs only in what a seat may not know asks, offers, refuses and tells it the same."""
    rng = random.Random(seed)
    for seat in at.game.all_seats(at.state):
        eyes = frozenset((seat,))
        seen = at.game.knowledge(at.state, eyes)
        other = at.game.imagine(seen, rng)
        must(dumps(at.game.knowledge(other, eyes)) == dumps(seen), f"imagine does not give {seat} the same knowledge")
        same = dumps(at.game.picture(other, eyes)) == dumps(at.game.picture(at.state, eyes))
        must(same, f"{at.decision.kind}: the picture of {seat} depends on secrets")
        must(bool(other.stack), "imagine gives a match that is over")
        frame = other.stack[-1]
        must(frame.seats(other) == at.decision.seats, f"{at.decision.kind}: who is asked depends on secrets")
        if seat in at.decision.seats:
            _same_question(at, Decision(at.decision.seats, frame, other), seat, harvest)


def _same_question(at: Position, other: Decision, seat: str, harvest: Harvest | None) -> None:
    names = ("kind", "prompt", "options", "hints", "default", "odds")
    for name, mine, theirs in zip(names, look(at.game, at.decision, seat), look(at.game, other, seat), strict=True):
        must(mine == theirs, f"{at.decision.kind}: the {name} of {seat} depend on secrets: {mine!r} / {theirs!r}")
    for action in _tried(at, seat, harvest):
        mine, theirs = at.decision.why_not(seat, action), other.why_not(seat, action)
        must(mine == theirs, f"{at.decision.kind}: the refusal of {action} to {seat} depends on secrets")


def events_keep_secrets(at: Position, seed: int) -> None:
    """Whoever watches a sealed decision sees nothing of another seat's edits."""
    if not isinstance(at.decision.frame, Gather):
        return
    rng = random.Random(seed)
    for seat in at.decision.seats:
        copy, out = clone(at.state), list[Event]()
        action, _ = pick(at.decision, seat, rng)
        if isinstance(action, Ready):
            continue
        play(copy, Decision(at.decision.seats, copy.stack[-1], copy), seat, action, NoDice(), out)
        for other in at.game.all_seats(at.state):
            if other != seat:
                eyes = frozenset((other,))
                must(not [e for e in out if e.seen_by(eyes)], f"{other} hears of {action}, which is sealed")
                for made in (at.game.knowledge, at.game.picture):
                    same = dumps(made(copy, eyes)) == dumps(made(at.state, eyes))
                    must(same, f"{other} sees that {seat} edits in {at.decision.kind}")


def arrival_order_does_not_matter(at: Position, seed: int) -> None:
    """Law 4: sealed entries in any order end in equal bytes."""
    if not isinstance(at.decision.frame, Gather) or len(at.decision.seats) < 2:
        return
    rng = random.Random(seed)
    scripts: dict[str, list[Action]] = {}
    for seat in at.decision.seats:
        copy = clone(at.state)
        scripts[seat] = _drafts(copy, seat, rng)
    order = [seat for seat, script in scripts.items() for _ in script]
    first = _interleaved(at.state, scripts, order)
    rng.shuffle(order)
    must(first == _interleaved(at.state, scripts, order), f"{at.decision.kind}: the order of sealed entries matters")


def _drafts(state: State, seat: str, rng: random.Random) -> list[Action]:
    made: list[Action] = []
    for _ in range(4):
        decision = Decision((seat,), state.stack[-1], state)
        action, _ = pick(decision, seat, rng)
        if isinstance(action, Ready):
            break
        play(state, decision, seat, action, NoDice(), [])
        made.append(action)
    return made


def _interleaved(state: State, scripts: dict[str, list[Action]], order: list[str]) -> bytes:
    copy = clone(state)
    left = {seat: iter(script) for seat, script in scripts.items()}
    for seat in order:
        frame = copy.stack[-1]
        play(copy, Decision(frame.seats(copy), frame, copy), seat, next(left[seat]), NoDice(), [])
    return dumps(copy)


def outcomes_are_whole(at: Position, seed: int, samples: int = 0) -> bool:
    """Law 6: the weights of an action's outcomes sum to 1 and agree with seeded frequencies."""
    seat = at.decision.seats[0]
    action, _ = pick(at.decision, seat, random.Random(seed))
    if not _countable(at.state, seat, action):
        return False
    weights: dict[str, float] = {}
    total = 0
    for weight, state, _, _ in outcomes(at.state, seat, action):
        total += weight  # type: ignore[assignment]
        name = fingerprint(state)
        weights[name] = weights.get(name, 0.0) + float(weight)
    must(total == 1, f"the outcomes of {action} weigh {total}")
    if samples and len(weights) <= 60:
        _agree(at.state, seat, action, weights, samples)
    return True


def _countable(state: State, seat: str, action: Action) -> bool:
    """Whether the action rolls, and not too much."""
    dice, count = Enumerating(), 0
    while True:
        dice.start()
        copy = clone(state)
        frame = copy.stack[-1]
        play(copy, Decision(frame.seats(copy), frame, copy), seat, action, dice, [])
        count += 1
        if count > PATHS:
            return False
        if not dice.next_path():
            return count > 1


def _agree(state: State, seat: str, action: Action, weights: dict[str, float], samples: int) -> None:
    seen: Counter[str] = Counter()
    dice = Seeded(samples)
    for _ in range(samples):
        copy = clone(state)
        frame = copy.stack[-1]
        play(copy, Decision(frame.seats(copy), frame, copy), seat, action, dice, [])
        seen[fingerprint(copy)] += 1
    must(set(seen) <= set(weights), f"{action} has an outcome that was not counted")
    for name, weight in weights.items():
        spread = 5 * (weight * (1 - weight) / samples) ** 0.5 + 1e-9
        share = seen[name] / samples
        must(abs(share - weight) <= spread, f"{action}: an outcome of {weight:.4f} came {share:.4f} of the time")
