"""All that some seats know together, and where in the sequence of play they are. It stays on the host."""

from typing import TYPE_CHECKING, Union

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.barbarossa.flow import FRAMES
from sandtable.games.barbarossa.flow.fire import Volley
from sandtable.games.barbarossa.model import Draft, Minefield, State, Unit, is_secret
from sandtable.games.barbarossa.view.masks import (
    Figures,
    card_figures,
    known_fields,
    known_scores,
    known_units,
    sides_of,
)
from sandtable.kernel import Frame

if TYPE_CHECKING:
    Stage = Frame
else:
    Stage = Union[FRAMES]  # noqa: UP007


class BarbarossaKnowledge(Struct, frozen=True):
    """A battle as these eyes see it.

    A unit in ambush of another side has neither hex nor order and the printed figures of a fresh card.
    """

    eyes: tuple[str, ...]
    scenario: str
    map: str
    round: int
    rounds: int
    seats: tuple[str, ...]
    step: int
    units: dict[str, Unit]
    figures: dict[str, Figures]
    smoke: dict[int, int]
    fields: dict[int, Minefield]
    wire: tuple[int, ...]
    teeth: tuple[int, ...]
    trenches: tuple[tuple[int, int], ...]
    dugouts: dict[int, int]
    blown: tuple[int, ...]
    pontoons: tuple[int, ...]
    paths: tuple[int, ...]
    crates: dict[int, int]
    stock: dict[str, dict[str, int]]
    drafts: dict[str, Draft]
    ready: tuple[str, ...]
    adjusted: tuple[str, ...]
    points: dict[str, int]
    delivered: dict[str, int]
    scores: dict[str, int]
    stage: tuple[Stage, ...]


def _stage(state: State, eyes: frozenset[str]) -> tuple[Stage, ...]:
    """Where we are; of a volley only what these eyes may see."""
    return tuple(_open_part(state, frame, eyes) if isinstance(frame, Volley) else frame for frame in state.stack)


def _open_part(state: State, volley: Volley, eyes: frozenset[str]) -> Volley:
    def shown(target: str) -> bool:
        unit = state.units.get(target)
        return unit is None or unit.side in sides_of(eyes) or not is_secret(state, unit)

    before = sum(not shown(shot.target) for shot in volley.shots[: volley.at])
    shots = tuple(shot for shot in volley.shots if shown(shot.target))
    return replace(volley, shots=shots, at=volley.at - before, tally=tuple(t for t in volley.tally if shown(t[0])))


def knowledge(state: State, eyes: frozenset[str]) -> BarbarossaKnowledge:
    """What these seats together may know; nobody is the spectator.

    Rules: BA-reveal.
    """
    units = known_units(state, eyes)
    sides = sides_of(eyes)
    return BarbarossaKnowledge(
        eyes=tuple(sorted(eyes)),
        scenario=state.scenario,
        map=state.map,
        round=state.round,
        rounds=state.rounds,
        seats=state.seats,
        step=state.step,
        units=units,
        figures={name: card_figures(state, unit, unit.side in sides) for name, unit in units.items()},
        smoke=dict(state.smoke),
        fields=known_fields(state, eyes),
        wire=state.wire,
        teeth=state.teeth,
        trenches=state.trenches,
        dugouts=dict(state.dugouts),
        blown=state.blown,
        pontoons=state.pontoons,
        paths=state.paths,
        crates=dict(state.crates),
        stock={side: stock for side, stock in state.stock.items() if side in sides},
        drafts={seat: draft for seat, draft in state.drafts.items() if seat in eyes},
        ready=tuple(state.ready),
        adjusted=state.adjusted,
        points=dict(state.points),
        delivered=dict(state.delivered),
        scores=known_scores(state, units) if state.round else {},
        stage=_stage(state, eyes),
    )
