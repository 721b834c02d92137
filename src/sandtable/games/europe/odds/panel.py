"""Odds as the panel asks for them: of an attack, a battle under way, an intervention, an attempt at research."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Drop, Embark, Intervene, Join, Launch, Press, Research
from sandtable.games.europe.flow.battle import Fight, Resolve
from sandtable.games.europe.flow.chain import Chain
from sandtable.games.europe.flow.clash import Break, Clash
from sandtable.games.europe.flow.planning import Planning
from sandtable.games.europe.model import State
from sandtable.games.europe.odds.battle_panel import planned, under_way, wishes
from sandtable.games.europe.odds.chain_panel import answered, chain_fight, intervention, leaving
from sandtable.games.europe.rules.research import GOALS, WESTERN, bonus
from sandtable.kernel import Action, Chance, Modifier, Name, Odds, Seat


def odds(state: State, seat: Seat, action: Action, given: Mapping[str, Any]) -> Odds | None:
    """What may come of an action, for the panel."""
    frame = state.stack[-1]
    if isinstance(frame, Planning) and isinstance(action, Launch | Join | Embark | Drop):
        added = () if isinstance(action, Launch) else frame._adds(state, frame.aim(state), action)[0]
        return planned(state, frame, frame.plan + added, wishes(given))
    if isinstance(frame, Resolve) and isinstance(action, Press):
        fight: Fight = state.stack[-2]
        return under_way(state, fight.battle, wishes(given))
    if isinstance(action, Research):
        return _research(state, t.POWERS.index(seat), action)
    if isinstance(frame, Chain):
        return intervention(state, frame, action) if isinstance(action, Intervene) else answered(state, frame)
    if isinstance(frame, Break) and isinstance(action, Press):
        clash = next(f for f in reversed(state.stack) if isinstance(f, Clash))
        return chain_fight(state, clash, t.COUNTRY[frame.seats(state)[0]], leaving(given))
    return None


def _research(state: State, power: int, action: Research) -> Odds:
    goal = GOALS.index(action.goal)
    plus = bonus(state, power, goal)
    ways = sum(a + b + plus >= 12 for a in range(1, 7) for b in range(1, 7))
    about = Modifier("EU-17b" if goal in WESTERN else "EU-17c", f"goal-{action.goal}", "")
    lines = (about, Modifier("EU-17a", "tries", f"+{plus}"))
    chances = (Chance("success", ways / 36, tone="good"), Chance("failure", 1 - ways / 36, tone="bad"))
    return Odds("research-roll", {"goal": Name("goal", action.goal)}, lines, f"{ways}/36", chances)
