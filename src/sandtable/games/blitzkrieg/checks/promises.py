"""What the odds cards of this game promise, and where a finished match says how it ended.

Results are read from what happened to the unit, not from the table that was rolled on: so the rules that decide whether
a result touches it are compared too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from sandtable.games.blitzkrieg import actions, events, view
from sandtable.games.blitzkrieg.flow.effects import ShareLoss, TakeHit
from sandtable.games.blitzkrieg.flow.melee import PressOn, TakeAim, current_melee
from sandtable.games.blitzkrieg.flow.reactions import React
from sandtable.games.blitzkrieg.flow.struck import Struck
from sandtable.games.blitzkrieg.model import State, exposed_by, seat_of
from sandtable.games.blitzkrieg.odds.melee import ROUNDS, best_target
from sandtable.kernel import Action, Claim, Decision, Event, Name, Odds, Outcome, Shown

Happened = Sequence[Event]
TESTS = (events.RallyTested, events.FatigueTested, events.ReactionTested, events.CancelTried)


def claims(state: State, action: Action, odds: Odds) -> Iterator[Claim]:
    """The promises of a card, by the kind of action."""
    match action:
        case actions.Fire() | actions.FireFirst() | actions.FireTogether():
            yield from hits(state, action.target, odds, "fire")
            foe = state.theatre.ids[exposed_by(state, state.theatre.unit_of[action.unit])]
            yield from (back(foe, action.target, part) for part in odds.parts)
        case actions.OpportunityFire() | actions.ReturnFire():
            yield from hits(state, action.target, odds, "reaction fire")
            yield Claim("reaction check", card(odds.parts[0]), partial(passed, events.ReactionTested, action.unit))
        case actions.Barrage():
            struck = len(odds.parts) // len(action.salvos)
            for part in odds.parts[:struck]:
                yield from hits(state, about(part), part, "salvo")
        case actions.Step() | actions.Drive() | actions.Assault() if odds.key != "melee-odds":
            for part in odds.parts or (odds,):
                yield from hits(state, about(part), part, "mines")
        case actions.Assault():
            yield Claim("melee", card(odds), partial(ended, state.active), fight_on, tolerance=0.01)
        case actions.Retreat():
            yield Claim("retreat check", card(odds), partial(passed, events.ReactionTested, action.unit))
        case actions.Activate() | actions.Repeat() | actions.Together():
            for part in odds.parts or (odds,):
                yield Claim("waking", card(part), partial(passed, TESTS, about(part)))
        case actions.Cancel():
            yield Claim("cancel", card(odds), partial(passed, events.CancelTried, ""))


def card(odds: Odds) -> dict[str, float]:
    return {chance.key: chance.probability for chance in odds.chances}


def about(odds: Odds) -> str:
    """The unit or formation that a card is about."""
    name = odds.args["unit"]
    assert isinstance(name, Name)
    return name.id


# -- shots


def hits(state: State, target: str, odds: Odds, kind: str) -> Iterator[Claim]:
    """Nothing, a neutralisation or a step; an HQ that is neutralised already shows nothing of a further hit."""
    u = state.theatre.unit_of[target]
    if not (state.theatre.is_hq[u] and state.units[u].neutralised):
        yield Claim(kind, card(odds), partial(suffered, u, target))


def suffered(u: int, name: str, out: Happened, after: State) -> str:
    """What the first result did to a unit."""
    for event in out:
        if isinstance(event, events.PanicTested | events.Neutralised) and event.unit == name:
            return "neutral"
        if isinstance(event, events.StepLost | events.Eliminated) and event.unit == name:
            return "step"
    if any(isinstance(frame, ShareLoss) and frame.carrier == u for frame in after.stack):
        return "step"
    asked = any(isinstance(frame, TakeHit) and frame.unit == u for frame in after.stack)
    return "neutral" if asked else "none"


def back(unit: str, target: str, odds: Odds) -> Claim:
    """The target fires back after a shot that did nothing to it."""
    reply = actions.ReturnFire(target, unit)

    def answer(decision: Decision) -> Action | None:
        fits = isinstance(decision.frame, React) and decision.why_not(decision.seats[0], reply) is None
        return reply if fits else None

    def read(out: Happened, after: State) -> str | None:
        if suffered(after.theatre.unit_of[target], target, out, after) != "none":
            return None
        tested = [event for event in out if isinstance(event, events.ReactionTested)]
        return _came(tested[0].passed) if tested else "not rolled"

    return Claim("fire back", card(odds), read, answer)


def _came(said: str) -> str:
    return "passed" if said == "yes" else "failed"


def passed(kinds: Any, name: str, out: Happened, after: State) -> str:
    """How a unit's, a formation's or a marker's test went; no test at all is a name that no card shows."""
    for event in out:
        if isinstance(event, kinds) and name in ("", getattr(event, "unit", getattr(event, "formation", ""))):
            return _came(event.passed)
    return "not rolled"


# -- melee


def fight_on(decision: Decision) -> Action | None:
    """The policy of the card: aim where it hurts most, go back when neutralised, stand after a step, press on."""
    state, frame = decision.state, decision.frame
    if isinstance(frame, PressOn):
        return actions.Press() if current_melee(state).round <= ROUNDS else None
    found = decision.options(decision.seats[0])
    assert isinstance(found, list)
    if isinstance(frame, TakeAim):
        return best_target(state, current_melee(state), found)
    if isinstance(frame, Struck):
        ways = [each for each in found if isinstance(each, actions.Suffer | actions.Stand | actions.Retreat)]
        return ways[0] if ways else found[0]
    return None


def ended(attacker: int, out: Happened, after: State) -> str:
    for event in out:
        if isinstance(event, events.MeleeEnded):
            return "won" if event.seat == seat_of(attacker) else "repelled"
    return "undecided"


# -- the end of a match


def shown(state: State, out: Happened, outcome: Outcome) -> Iterator[Shown]:
    """Who has won, and by how many points, on the panel, in the last events and in the outcome."""
    needs = view.picture(state).needs
    result = next(event.result for event in reversed(out) if isinstance(event, events.BattleEnded))
    won = outcome.winners[0] if outcome.winners else "draw"
    yield Shown("the winner", {"outcome": won, "events": result, "goal": goal(needs)})
    if needs.stands:
        scored = next(event for event in reversed(out) if isinstance(event, events.TurnScored))
        said = {"outcome": outcome.args["points"], "scores": outcome.scores["german"]}
        yield Shown("the points", {**said, "panel": needs.points, "events": scored.points})
        yield Shown("the window", {"panel": (needs.low, needs.high), "events": (scored.low, scored.high)})


def goal(needs: view.Needs) -> str:
    """Who has won by what the panel of goals shows."""
    if needs.stands:
        return {"above": "german", "below": "french", "within": "draw"}[needs.stands]
    return needs.holder
