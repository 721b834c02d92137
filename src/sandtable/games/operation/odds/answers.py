"""Which odds belong to an answer."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Charge, Delay, Go, Shoot, Target
from sandtable.games.operation.actions.vehicle import Aim, Drive
from sandtable.games.operation.flow.chain import Announce
from sandtable.games.operation.flow.orders import charging_order
from sandtable.games.operation.model.plans import ChargePlan
from sandtable.games.operation.odds.danger import place_odds
from sandtable.games.operation.odds.on_the_way import met_on_the_way
from sandtable.games.operation.odds.shots import Still, aim_odds, fire_odds, melee_odds, now_or_later
from sandtable.games.operation.rules.infantry.walking import arrive
from sandtable.games.operation.view.knowledge import OperationKnowledge, imagine
from sandtable.kernel import Action, Odds, Question, clone


def odds(known: OperationKnowledge, question: Question, action: Action) -> Odds | None:
    """What may come of an answer to an announcement; None where nothing is rolled for it."""
    if question.kind not in ("announce", "respond"):
        return None
    if not isinstance(action, Target | Shoot | Delay | Charge | Go | Aim | Drive):
        return None
    state = imagine(known, Still())
    frame = state.stack[-1]
    if not isinstance(frame, Announce):
        return None
    draft = frame.draft
    if isinstance(action, Go | Drive):
        return place_odds(state, draft, action)
    if isinstance(action, Charge):
        return melee_odds(state, draft.planning(ChargePlan(action.unit), speed="fast"))
    if isinstance(action, Aim):
        return now_or_later(state, frame.links, action.unit, lambda there: aim_odds(there, draft, action))
    if isinstance(action, Delay):
        for link in frame.links:
            if link.unit == draft.target:
                state = met_on_the_way(state, link, action.at)
        return fire_odds(state, draft, False, True)
    if isinstance(action, Shoot):
        draft = replace(draft, target=action.unit, when=action.when)
        if action.when == "after":
            state = clone(state)
            arrive(state, charging_order(state, draft) if draft.charge else draft, 0, [])
        return fire_odds(state, draft, action.when == "after")
    aimed = replace(draft, target=action.unit)
    return now_or_later(state, frame.links, action.unit, lambda there: fire_odds(there, aimed, False))
