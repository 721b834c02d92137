"""Within a battle: going on, losses, interventions."""

from __future__ import annotations

from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Hold, Intervene, Lose, Press, Withdraw
from sandtable.games.europe.features import mean_fight, worth
from sandtable.games.europe.flow.battle import Fight, Resolve
from sandtable.games.europe.flow.chain import Chain
from sandtable.games.europe.model import State
from sandtable.games.europe.officer.ground import need
from sandtable.games.europe.rules import battle as battles
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.kernel import Action


def resolve(bold: float, state: State, power: int, found: list[Any]) -> Action | None:
    """Go on while the odds from here are good."""
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
        if mean_fight(mine, theirs) > -0.1:
            return Press()
        return max(back, key=lambda a: need(state, power, t.AREA[a.to]) if a.to else 0.0)
    strong = sum(t.ATTACK[state.units[n].owner][state.units[n].kind] for n in air + ships)
    weak = sum(t.DEFENCE[state.units[n].owner][state.units[n].kind] for n in foe_air + foe_sea)
    return Press() if strong * 1.2 >= weak or transports else back[0]


def losses(bold: float, state: State, power: int, found: list[Any]) -> Action | None:
    """The cheapest; aircraft before the last land units that could hold or take the area."""
    choices = [a for a in found if isinstance(a, Lose)]
    return min(choices, key=lambda a: (t.COST[t.TYPE[a.unit] % 8], a.unit)) if choices else None


def chain(bold: float, state: State, power: int, found: list[Any]) -> Action | None:
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


def broken(bold: float, state: State, power: int, found: list[Any]) -> Action | None:
    return Press()
