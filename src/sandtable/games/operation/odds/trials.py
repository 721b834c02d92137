"""Fire that no short sum describes (templates, shells, guns behind shields), played out through the real frames."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sandtable.games.operation.actions.infantry import Divide, Place
from sandtable.games.operation.flow.aiming import Allot, Divisions, LayTemplate, Spread, TakePart
from sandtable.games.operation.flow.fire import DouseLight, NameMark, Volley, open_fire
from sandtable.games.operation.flow.losses import Choose, LoseWeapon, TakeHit
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.state import State
from sandtable.games.operation.odds.tolls import Toll
from sandtable.games.operation.rules.weapons import area
from sandtable.games.operation.rules.weapons.aiming import way_of
from sandtable.kernel import Action, Ask, Decision, Event, Scripted, Seeded, advance, clone, play

TRIES = 400
"""So often a volley is played for its card at most: of an even chance that tells two or three in a hundred."""
ROUND = 100
"""After so many it may be enough."""
AIMED = 2
"""The step of a volley in which everything is aimed and nothing rolled."""


ANSWERED = (Allot, TakePart, LayTemplate, Spread, NameMark, Choose, TakeHit, DouseLight, LoseWeapon)
"""Questions of a volley that have a plain answer here."""


def tried(
    state: State, link: Intent, moved: bool, interrupts: bool, part: str, most: int = TRIES
) -> tuple[Toll, float]:
    """How many of the target die and are shaken, with their shares of many plays, and how often it breaks."""
    aimed = take_aim(state, link, moved, interrupts, part)
    men = state.everyone(link.target)
    standing = {man.id for man in men if not man.shaken}
    counts: Counter[tuple[int, int]] = Counter()
    broke = plays = 0
    while plays < most and not (plays and plays % ROUND == 0 and is_enough(counts, broke, plays)):
        after = carried_out(aimed, plays, part)
        plays += 1
        left = after.everyone(link.target) if link.target in after.units else []
        broken = after.units[link.target].broken
        shaken = 0 if broken else sum(man.shaken and man.id in standing for man in left)
        counts[len(men) - len(left), shaken] += 1
        broke += broken and not state.units[link.target].broken
    return {harm: count / plays for harm, count in counts.items()}, broke / plays


def is_enough(counts: Counter[tuple[int, int]], broke: int, plays: int) -> bool:
    """Whether every share that is told is as certain by now as that of an even chance after all plays."""
    dead: Counter[int] = Counter()
    for (many, _), count in counts.items():
        dead[many] += count
    return all(4 * count * (plays - count) * TRIES <= plays**3 for count in (broke, *dead.values()))


def take_aim(state: State, link: Intent, moved: bool, interrupts: bool, part: str) -> State:
    """The table just before the first die: parts chosen, templates laid."""
    trial = clone(state)
    trial.stack = []
    none = Scripted([])
    open_fire(trial, link, moved, interrupts, none, [])
    while trial.stack:
        top = trial.stack[-1]
        if isinstance(top, Ask):
            seat = top.seats(trial)[0]
            top.apply(trial, seat, volley_answer(trial, Decision((seat,), top, trial), part), none, [])
        elif isinstance(top, Divisions) or (isinstance(top, Volley) and top.step < AIMED):
            top.run(trial, none, [])
        else:
            break
    return trial


def carried_out(aimed: State, number: int, part: str) -> State:
    trial, dice, out = clone(aimed), Seeded(f"odds/{number}"), list[Event]()
    decision = advance(trial, dice, out)
    while decision is not None:
        decision = play(trial, decision, decision.seats[0], volley_answer(trial, decision, part), dice, out)
    return trial


def volley_answer(state: State, decision: Decision, part: str) -> Action:
    """All shots at one part, templates where they catch most, losses as they are offered."""
    found: Any = decision.options(decision.seats[0])
    top = decision.frame
    if isinstance(top, LayTemplate):
        volley = state.stack[-2]
        radius = way_of(volley.shots[top.shot]).template
        laid: Action = max(found, key=lambda action: caught_at(state, volley.intent, action, radius))
        return laid
    if isinstance(top, Allot):
        wanted = [action for action in found if isinstance(action, Divide) and action.part == part]
        most: Action = max(wanted or found, key=lambda action: action.count)
        return most
    if isinstance(top, TakePart):
        taken: Action = next((action for action in found if action.part == part), found[0])
        return taken
    first: Action = found[0]
    return first


def caught_at(state: State, link: Intent, action: Place, radius: int) -> int:
    """How many of the target lie under a template that is laid on one of them."""
    spot = area.impact(state, state.models[action.model], True, False)
    return sum(state.models[each.id].unit == link.target for each in area.under(state, spot, radius))
