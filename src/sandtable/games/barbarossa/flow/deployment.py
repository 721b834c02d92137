"""Before the battle: armies are set up, in secret."""

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.flow.rounds import Round
from sandtable.games.barbarossa.hints import deployment_hints
from sandtable.games.barbarossa.model import (
    AMBUSHED,
    DEPLOYED,
    LIMBERED,
    Draft,
    Minefield,
    Site,
    State,
    Unit,
    side_of,
)
from sandtable.games.barbarossa.rules.losses import audience
from sandtable.games.barbarossa.rules.siting import IN_HAND, placings, stage, unplaced, why_not_set
from sandtable.games.barbarossa.tables import edge
from sandtable.kernel import Action, Dice, Gather, Hints, Name, Plan, Prompt, Refusal, clone
from sandtable.kernel.frames import Out


class Deployment(Gather[State, act.Setting], frozen=True, gc=False):
    """Both sides set up in secret; works and minefields may be placed as long as there are any."""

    verbs: ClassVar[tuple[type[Action], ...]] = act.SETTING

    def parties(self, state: State) -> tuple[str, ...]:
        return state.seats

    def prompt(self, state: State, seat: str) -> Prompt:
        mine = state.drafts[seat]
        if mine.hand:
            return Prompt("set-up-unit", {"unit": Name("unit", mine.hand)}, "BA-setup", (mine.hand,))
        left = tuple(unit.id for unit in unplaced(state, seat))
        return Prompt("deployment", {"left": len(left)}, "BA-setup", left)

    def hints(self, state: State, seat: str) -> Hints:
        steps = proposed(state, seat)
        plans = (Plan("set-up", steps, {"count": len(unplaced(state, seat))}),) if steps else ()
        return replace(deployment_hints(state, seat), plans=plans)

    def drafts(self, state: State, seat: str) -> list[Action]:
        return list[Action](placings(state, seat, state.drafts[seat]))

    def why_not_draft(self, state: State, seat: str, action: act.Setting) -> Refusal | None:
        """Rules: BA-setup."""
        return why_not_set(state, seat, state.drafts[seat], action)

    def draft(self, state: State, seat: str, action: act.Setting, out: Out) -> None:
        state.drafts[seat] = _set_up(state, seat, state.drafts[seat], action)

    def why_not_ready(self, state: State, seat: str) -> Refusal | None:
        """Rules: BA-setup."""
        if state.drafts[seat].hand:
            return IN_HAND
        left = unplaced(state, seat)
        return Refusal("BA-setup", "units-missing", {"unit": Name("unit", left[0].id)}) if left else None

    def close(self, state: State, dice: Dice, out: Out) -> None:
        """Rules: BA-setup."""
        for seat in state.seats:
            put_on_map(state, seat, state.drafts[seat], out)
        state.drafts = {}
        state.goto(Round())


def proposed(state: State, seat: str) -> tuple[Action, ...]:
    """A set-up for everybody who is not placed yet: near the goal, not all in one hex, as the first answers say.

    Rules: BA-setup.
    """
    trial, steps = clone(state), list[act.Setting]()
    while not (steps or state.drafts[seat].hand) or trial.drafts[seat].hand or unplaced(trial, seat):
        mine = trial.drafts[seat]
        offered = [each for each in placings(trial, seat, mine) if not each.retracts]
        wanted = [each for each in offered if mine.hand or isinstance(each, act.Take)]
        if state.drafts[seat].hand or not wanted:
            return ()
        step = max(wanted, key=lambda each: _worth(trial, seat, each))
        trial.drafts[seat] = _set_up(trial, seat, mine, step)
        steps.append(step)
    return tuple(steps)


def _worth(state: State, seat: str, step: Action) -> float:
    """How well a step of the set-up does: near the goal and under cover, apart from the others, ready to fire."""
    if isinstance(step, act.Place):
        goals = state.battle.goal.hexes
        near = min((state.index.board.distance[step.hex][goal] for goal in goals), default=0)
        crowd = sum(site.hex == step.hex for site in state.drafts[seat].sites.values())
        cover = state.index.board.terrain[step.hex].infantry
        return cover - near - 3 * crowd
    if isinstance(step, act.Face):
        hex_ = state.drafts[seat].sites[state.drafts[seat].hand].hex
        ahead = [h for h in state.battle.goal.hexes if h != hex_]
        return -min((state.index.board.distance[step.toward][goal] for goal in ahead), default=0)
    if isinstance(step, act.Hitch):
        return step.carrier is None
    return float(bool(getattr(step, "deployed", False) or getattr(step, "ambush", False)))


def _set_up(state: State, seat: str, mine: Draft, action: act.Setting) -> Draft:
    """The draft after a step of the set-up that is allowed."""
    if isinstance(action, act.Take):
        return replace(mine, hand=action.unit)
    if isinstance(action, act.Drop):
        sites = {name: site for name, site in mine.sites.items() if name != mine.hand}
        return replace(mine, hand="", sites=sites)
    if isinstance(action, act.Build):
        return replace(mine, works=tuple(sorted((*mine.works, (action.work, action.hex, action.toward)))))
    if isinstance(action, act.Mine):
        return replace(mine, mines=tuple(sorted((*mine.mines, (action.kind, action.hex)))))
    if isinstance(action, act.Lift):
        gone = {name for name, site in mine.sites.items() if name == action.unit or site.carrier == action.unit}
        return replace(mine, sites={name: site for name, site in mine.sites.items() if name not in gone})
    if isinstance(action, act.Clear):
        works = tuple(each for each in mine.works if each[1] != action.hex)
        return replace(mine, works=works, mines=tuple(each for each in mine.mines if each[1] != action.hex))
    done = replace(mine, sites={**mine.sites, mine.hand: _site(mine, action)})
    return done if stage(state, seat, done) is not None else replace(done, hand="")


def _site(mine: Draft, action: act.Siting) -> Site:
    """Where and how the unit in hand stands, with one thing more said."""
    if isinstance(action, act.Place):
        return Site(action.hex)
    site = mine.sites[mine.hand]
    if isinstance(action, act.Face):
        return replace(site, toward=action.toward)
    if isinstance(action, act.Stance):
        return replace(site, deployed=action.deployed)
    if isinstance(action, act.Hitch):
        return replace(site, carrier=action.carrier, hitched=True)
    return replace(site, ambush=action.ambush)


def stands(state: State, unit: Unit, site: Site) -> Unit:
    """A unit as it stands where it was put.

    Rules: BA-setup, BA-R53.
    """
    return replace(
        unit,
        place="towed" if site.carrier else "map",
        carrier=site.carrier or "",
        hex=site.hex,
        facing=state.index.board.way[site.hex].get(site.toward, -1),
        stance=unit.stance if site.deployed is None else (DEPLOYED if site.deployed else LIMBERED),
        hidden=AMBUSHED if site.ambush else unit.hidden,
    )


def put_on_map(state: State, seat: str, mine: Draft, out: Out) -> None:
    """The set-up is carried out: units, works and minefields stand where they were placed.

    Rules: BA-setup, BA-trench-place, BA-wire, BA-teeth, BA-dugout-place, BA-mines-cost.
    """
    for name, site in sorted(mine.sites.items()):
        state.units[name] = stands(state, state.units[name], site)
    for name, site in sorted(mine.sites.items()):
        out.append(ev.SetUp(name, site.hex, to=audience(state, state.units[name])))
    for work, hex_, toward in mine.works:
        _put_work(state, out, work, hex_, toward)
    for kind, hex_ in mine.mines:
        state.fields[hex_] = Minefield(hex_, side_of(seat), kind, known=False)


def _put_work(state: State, out: Out, work: str, hex_: int, toward: int) -> None:
    if work == "dugout":
        state.dugouts[hex_] = 0
    elif work == "trench":
        state.trenches = (*state.trenches, (hex_, state.index.board.way[hex_][toward]))
    elif work == "wire":
        state.wire = (*state.wire, edge(hex_, toward))
    else:
        state.teeth = (*state.teeth, edge(hex_, toward))
    out.append(ev.WorkBuilt(work, hex_, toward))
