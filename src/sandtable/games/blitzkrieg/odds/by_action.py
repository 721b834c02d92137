"""What may come of an action: its shots, checks, mines, or a whole melee."""

from __future__ import annotations

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.flow.movement import Moving
from sandtable.games.blitzkrieg.flow.reactions import RetreatTo
from sandtable.games.blitzkrieg.model import MOVED, State, exposed_by, members, passenger
from sandtable.games.blitzkrieg.odds.chances import chances, check, reaction, salvo, shot, table
from sandtable.games.blitzkrieg.odds.melee import melee_odds
from sandtable.games.blitzkrieg.rules import fire, morale, reactions
from sandtable.games.blitzkrieg.rules.sight import range_of
from sandtable.games.blitzkrieg.tables.sheets import FACTOR, MINES, MINES_REMOVED_FROM, chance_at_most
from sandtable.games.blitzkrieg.tables.theatre import FORMATION
from sandtable.kernel import Action, Chance, Name, Odds


def odds(state: State, action: Action) -> Odds | None:
    """What may come of an action; None where nothing is rolled."""
    t = state.theatre
    match action:
        case actions.Fire() | actions.FireFirst() | actions.FireTogether():
            return active_shot(state, action)
        case actions.OpportunityFire() | actions.ReturnFire():
            u, target = t.unit_of[action.unit], t.unit_of[action.target]
            first = reaction(state, u, target)
            lines = fire.direct_lines(state, u, target, joined=reactions.joining(state, u, target))
            return shot(state, u, target, lines, first.chances[0].probability, (first,))
        case actions.Barrage():
            h = t.index[action.hex]
            struck = [u for u in state.index.at[h] if state.units[u].aboard < 0]
            parts = tuple(salvo(state, u, h, calibre) for calibre in action.salvos for u in struck)
            return Odds("barrage", {"hex": Name("hex", str(action.hex))}, parts=parts)
        case actions.Step() | actions.Drive():
            return entering(state, t.index[action.hex])
        case actions.Assault():
            return assault_odds(state, t.index[action.hex])
        case actions.Retreat():
            u = t.unit_of[action.unit]
            tested = isinstance(state.stack[-1], RetreatTo) and state.units[u].neutralised
            return reaction(state, u, -1) if tested else None
        case actions.Activate() | actions.Together() | actions.Repeat():
            return waking(state, woken(state, action))
        case actions.Cancel():
            marker = t.markers[state.stack[-1].marker].id
            half = (Chance("passed", 0.5, tone="good"), Chance("failed", 0.5, tone="bad"))
            return Odds("cancel-odds", {"marker": Name("marker", marker)}, chances=half)
    return None


def active_shot(state: State, action: actions.Fire | actions.FireFirst | actions.FireTogether) -> Odds:
    """A shot of the active side, and what the target needs to fire back."""
    t = state.theatre
    u, target = t.unit_of[action.unit], t.unit_of[action.target]
    moved = state.units[u].act == MOVED or isinstance(action, actions.FireFirst)
    joined = passenger(state, u) if isinstance(action, actions.FireTogether) else -1
    back: tuple[Odds, ...] = ()
    foe = exposed_by(state, u)
    joins, reach = reactions.joining(state, target, foe), max(1, range_of(state, target))
    may_return = target not in state.returned and not t.is_hq[target]
    if may_return and fire.why_no_shot(state, target, foe, reach, joined=joins) is None:
        back = (check(Name("unit", t.ids[target]), reactions.reaction_need(state, target, foe), key="back"),)
    return shot(state, u, target, fire.direct_lines(state, u, target, moved, joined), parts=back)


def entering(state: State, h: int) -> Odds | None:
    """The mines of a hex for each unit that moves in; after each of them they may be gone."""
    frame = state.stack[-1]
    if h not in state.mines or not isinstance(frame, Moving):
        return None
    number, ids = Name("hex", str(state.theatre.numbers[h])), state.theatre.ids
    parts = []
    for before, u in enumerate(frame.units):
        there = (chance_at_most(MINES_REMOVED_FROM - 1) / 36) ** before
        found, about = chances(state, u, MINES, there), Name("unit", ids[u])
        parts.append(Odds("mines", {"hex": number, "unit": about}, chances=found, table=table(MINES)))
    return parts[0] if len(parts) == 1 else Odds("barrage", {"hex": number}, parts=tuple(parts))


def assault_odds(state: State, h: int) -> Odds | None:
    """A whole melee as a chain of rounds under a stated policy; through mines only what they do to those who enter."""
    frame = state.stack[-1]
    if not isinstance(frame, Moving):
        return None
    if h in state.mines:
        return entering(state, h)
    won, repelled, left = melee_odds(state, frame, h)
    found = (
        Chance("won", won, tone="good"),
        Chance("repelled", repelled, tone="bad"),
        Chance("undecided", left),
    )
    return Odds("melee-odds", {"hex": Name("hex", str(state.theatre.numbers[h]))}, chances=found, policy="melee-policy")


def woken(state: State, action: Action) -> tuple[int, ...]:
    """The formations that an answer to a marker activates; by repeat marker a fatigued one only loses its fatigue."""
    t, frame = state.theatre, state.stack[-1]
    if isinstance(action, actions.Repeat):
        f = t.formation_of[action.formation]
        return () if state.formations[f].fatigued else (f,)
    waiting = (state.banked[t.markers[frame.marker].side],) if isinstance(action, actions.Together) else ()
    used = [t.markers[m] for m in (*waiting, frame.marker)]
    return tuple(marker.formation for marker in used if marker.kind == FORMATION)


def waking(state: State, formations: tuple[int, ...]) -> Odds | None:
    """The tests of formations on their activation: rally and fatigue."""
    t, parts = state.theatre, list[Odds]()
    for f in formations:
        factor = morale.factor(state, f)
        hurt = [u for u in members(state, f) if state.units[u].neutralised and state.units[u].hex >= 0]
        parts += [check(Name("unit", t.ids[u]), factor + FACTOR["rally"]) for u in hurt]
        if state.formations[f].fatigued:
            parts.append(check(Name("formation", t.cards[f].id), factor))
    return parts[0] if len(parts) == 1 else Odds("check", dict(parts[0].args), parts=tuple(parts)) if parts else None
