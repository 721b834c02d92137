"""What a game gives so that its computer players can think ahead: its staff.

The unit of thought is a **macro**: what one seat does in one go, a round's orders, an activation, an order, a campaign.
Single clicks are too many and mostly follow from what was meant. A macro is carried out by a **plan**: a plain value
(what JSON has) that says what is meant. The officer's own plan is the empty one, `{}`.

A game subclasses `Staff` in its room `marshal/` and writes:

- `macro`: the name of the macro that a question belongs to; empty where there is nothing to weigh;
- `plans`: what could be meant here, the officer's plan first;
- `vary`: a plan a little different from another;
- `answers`: the fast policy: what a seat does on a state, by a plan, with a share of noise;
- `features`: how a state looks to a seat, in a few numbers;
- `styles`: what bold and cautious mean, and `led`, how a macro is planned so;
- `believe`, if something is known about what is hidden that `Game.imagine` does not draw by;
- `horizon` and `is_over`: how far ahead it is worth looking.

Everything else is shared: worlds and playouts (`playout`), the contest of plans (`search`), the clock (`clock`), values
(`values`), the player with its memory (`thinker`), levels (`levels`). A policy runs on full states that were imagined
from what the seat knows; for the seats of the other side it must go by what these could know, as an officer does.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic

from sandtable.kernel import Action, Decision, Game, Measure, Seat
from sandtable.kernel.frames import S
from sandtable.kernel.game import K
from sandtable.kernel.options import Rng
from sandtable.opponents.values import Values

Plan = dict[str, Any]
"""What is meant with a macro; `{}` is the officer's way."""


class Staff(Generic[S, K]):
    """Macros, plans and the fast policy of one game."""

    home: ClassVar[Path]
    """The folder with the game's values."""
    rushing: ClassVar[Plan]
    waiting: ClassVar[Plan]
    """Plans of opponents with one idea, for measuring (see `characters`): ever forward, and never forward."""
    styles: ClassVar[dict[str, Plan]]
    """What a level of each style (`levels.STYLES`) goes by, as a plan that holds anywhere: moderate, not one idea."""

    def __init__(self, game: Game[S, Any, K]) -> None:
        self.game = game

    # -- what a game writes
    def macro(self, state: S, seat: Seat) -> str:
        """The name of the macro that the question on this state belongs to; the same as long as one plan holds."""
        raise NotImplementedError

    def plans(self, state: S, seat: Seat, most: int, rng: Rng) -> list[Plan]:
        """What could be meant, at most so many: the officer's plan first, the most promising next."""
        raise NotImplementedError

    def vary(self, state: S, seat: Seat, plan: Plan, rng: Rng) -> Plan | None:
        """A plan near this one; None if there is none."""
        return None

    def answers(self, decision: Decision[S], seat: Seat, plan: Plan, noise: float, rng: Rng) -> list[Action]:
        """What the seat does now, in order: at least one action, each legal when its turn comes.

        With `noise` above 0 it does something else as often: whims of an opponent whom nobody knows.
        """
        raise NotImplementedError

    def features(self, state: S, seat: Seat) -> dict[str, float]:
        """How a state looks to a seat, each about between -1 and 1; `clock` is the share of the match that is over."""
        raise NotImplementedError

    def horizon(self, state: S, seat: Seat) -> int:
        """How far to look from here, as `is_over` understands it."""
        raise NotImplementedError

    def is_over(self, state: S, horizon: int) -> bool:
        """Whether a playout has come to its horizon."""
        raise NotImplementedError

    # -- what a game may write
    def believe(self, known: K, rng: Rng) -> S:
        """A full state that fits what is known and what may be guessed from it."""
        return self.game.imagine(known, rng)

    def led(self, state: S, seat: Seat, style: Plan, rng: Rng) -> Plan:
        """The officer's plan for this macro, made in a style; empty where a style says nothing."""
        return style

    def share(self, state: S, seat: Seat) -> float:
        """Which share of the level's time a macro is worth: less where a turn has many of them."""
        return 1.0

    def tells(self, action: Action) -> bool:
        """Whether an action is worth a line where a plan is told: taking up a card to write on it is not."""
        return True

    def side(self, state: S, seat: Seat) -> str:
        """Whose values count: seats of one side want the same."""
        return seat

    # -- made from the above
    @cached_property
    def values(self) -> Values:
        return Values.read(self.home)

    def value(self, state: S, seat: Seat) -> float:
        """How likely the seat wins from here: certain when it is over, else what was learned."""
        outcome = self.game.result(state)
        if outcome is not None:
            won = [self.side(state, each) for each in outcome.winners]
            sides = {self.side(state, each) for each in self.game.all_seats(state)}
            if not won or set(won) == sides:
                return 0.5
            return float(self.side(state, seat) in won)
        return self.values.chance(self.scenario(state), self.side(state, seat), self.features(state, seat))

    def scenario(self, state: S) -> str:
        """The scenario that is played."""
        return str(state.scenario)  # type: ignore[attr-defined]


def whim(found: list[Action] | Measure, rng: Rng) -> Action:
    """Anything that is offered, but nothing that takes back: what a noisy opponent does."""
    if isinstance(found, Measure):
        return found.sample(rng)
    onward: list[Action] = [action for action in found if not action.retracts] or found
    return onward[rng.randrange(len(onward))]
