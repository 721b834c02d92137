"""Within a battle: going on, losses, interventions."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Hold, Intervene, Lose, Press, Withdraw
from sandtable.games.europe.flow.battle import Fight, Losses, Resolve
from sandtable.games.europe.flow.chain import Chain
from sandtable.games.europe.model import State
from sandtable.games.europe.officer.aims import is_begun, is_goal
from sandtable.games.europe.officer.estimates import mean_fight, worth
from sandtable.games.europe.officer.ground import need
from sandtable.games.europe.rules import battle as battles
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.kernel import Action


def resolve(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    """Go on while the odds from here are good, and to the end where it is the last chance to win."""
    frame = state.stack[-2]
    assert isinstance(frame, Fight) and isinstance(state.stack[-1], Resolve)
    battle = frame.battle
    back = [a for a in found if isinstance(a, Withdraw)]
    if not back:
        return Press()
    land, air, ships, transports = battles.attackers(battle)
    foe_land, foe_air, foe_sea = battles.classes(state, battle.defenders)
    if battle.stage == battles.ON_LAND:
        mine = [
            (battles.attack_value(state.units[n], 2, battle.ground), t.COST[state.units[n].kind]) for n in land + air
        ]
        theirs = [
            (battles.defence_value(state.units[n], 2, battle.ground, False), t.COST[state.units[n].kind])
            for n in foe_land + foe_air
        ]
        if mean_fight(mine, theirs) > -0.1 or (state.turn == state.last and is_goal(state, power, battle.area)):
            return Press()
        return max(back, key=lambda a: need(state, power, t.AREA[a.to]) if a.to else 0.0)
    strong = sum(t.ATTACK[state.units[n].owner][state.units[n].kind] for n in air + ships)
    weak = sum(t.DEFENCE[state.units[n].owner][state.units[n].kind] for n in foe_air + foe_sea)
    return Press() if strong * 1.2 >= weak or transports else back[0]


def losses(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    """The cheapest; in a place that matters aircraft go before the last land unit, which alone can hold or take it."""
    choices = [a for a in found if isinstance(a, Lose)]
    last = _last_troops(state, power)
    return min(choices, key=lambda a: (last and _is_land(a), t.COST[t.TYPE[a.unit] % 8], a.unit)) if choices else None


def _is_land(action: Lose) -> bool:
    return t.IS_LAND[t.TYPE[action.unit] % 8]


def _last_troops(state: State, power: int) -> bool:
    """Whether only one land unit is left in a fight for a place that is worth an aircraft."""
    frame: Losses = state.stack[-1]
    battle = next(f for f in reversed(state.stack) if isinstance(f, Fight)).battle
    numbers = battles.attackers(battle)[0] if frame.attacking else battles.classes(state, battle.defenders)[0]
    matters = worth(state.setup.scenario)[battle.area] >= 10 or is_begun(state, power, battle.leader)
    return battle.stage == battles.ON_LAND and len(numbers) == 1 and matters


def chain(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    """Aircraft go to the place of a battle that matters; ships meet transports that are near."""
    frame: Chain = state.stack[-1]
    sends = [a for a in found if isinstance(a, Intervene)]
    mission = frame.mission
    if not sends or not hostile(state, power, mission.power):
        return Hold()
    planes = [a for a in sends if t.TYPE[a.unit] % 8 == t.AIR]
    if mission.kind == "attack" and mission.goal < t.N_AREAS:
        held = worth(state.setup.scenario)[mission.goal] >= 12
        there = [a for a in planes if a.place == t.PLACES[mission.goal]]
        if held and there:
            return max(there, key=lambda a: a.n)
    if mission.kind == "prowl" and planes:
        return max(planes, key=lambda a: a.n)
    return Hold()


def broken(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    return Press()
