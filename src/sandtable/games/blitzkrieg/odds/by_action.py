"""What may come of an action: its shots, checks, mines, or a whole melee."""

from __future__ import annotations

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.flow.activation import PlayMarker
from sandtable.games.blitzkrieg.flow.movement import Moving
from sandtable.games.blitzkrieg.model import MOVED, State, passenger
from sandtable.games.blitzkrieg.odds.chances import chances, check, reaction, salvo, shot, table
from sandtable.games.blitzkrieg.odds.melee import melee_odds
from sandtable.games.blitzkrieg.rules import fire, morale, reactions
from sandtable.games.blitzkrieg.rules.sight import range_of
from sandtable.games.blitzkrieg.tables.sheets import FACTOR, MINES
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
            return shot(state, u, target, fire.direct_lines(state, u, target), first.chances[0].probability, (first,))
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
            return reaction(state, u, -1) if state.units[u].neutralised else None
        case actions.Activate() | actions.Repeat():
            return waking(state)
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
    may_return = target not in state.returned and not t.is_hq[target]
    if may_return and fire.why_no_shot(state, target, u, max(1, range_of(state, target))) is None:
        back = (check(t.ids[target], reactions.reaction_need(state, target, u), key="back"),)
    return shot(state, u, target, fire.direct_lines(state, u, target, moved, joined), parts=back)


def entering(state: State, h: int) -> Odds | None:
    """The mines of a hex for each unit that moves in."""
    frame = state.stack[-1]
    if h not in state.mines or not isinstance(frame, Moving):
        return None
    number, ids = Name("hex", str(state.theatre.numbers[h])), state.theatre.ids
    parts = [
        Odds(
            "mines", {"hex": number, "unit": Name("unit", ids[u])}, chances=chances(state, u, MINES), table=table(MINES)
        )
        for u in frame.units
    ]
    return parts[0] if len(parts) == 1 else Odds("barrage", {"hex": number}, parts=tuple(parts))


def assault_odds(state: State, h: int) -> Odds | None:
    """A whole melee as a chain of rounds under a stated policy."""
    frame = state.stack[-1]
    if not isinstance(frame, Moving):
        return None
    won, repelled, left = melee_odds(state, frame.units, frame.here(state), h)
    found = (
        Chance("won", won, tone="good"),
        Chance("repelled", repelled, tone="bad"),
        Chance("undecided", left),
    )
    return Odds("melee-odds", {"hex": Name("hex", str(state.theatre.numbers[h]))}, chances=found, policy="melee-policy")


def waking(state: State) -> Odds | None:
    """The tests of a formation on its activation: rally and fatigue."""
    frame, t = state.stack[-1], state.theatre
    f = t.markers[frame.marker].formation if isinstance(frame, PlayMarker) else -1
    if f < 0:
        return None
    factor = morale.factor(state, f)
    hurt = [u for u in t.cards[f].units if state.units[u].neutralised and state.units[u].hex >= 0]
    parts = [check(t.ids[u], factor + FACTOR["rally"]) for u in hurt]
    if state.formations[f].fatigued and t.cards[f].hq >= 0:
        parts.append(check(t.ids[t.cards[f].hq], factor))
    return parts[0] if len(parts) == 1 else Odds("check", dict(parts[0].args), parts=tuple(parts)) if parts else None
