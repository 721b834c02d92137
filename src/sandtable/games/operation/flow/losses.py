"""Who takes a result: men, vehicles of a group, weapons of a vehicle. Mostly the owner chooses."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Duck, Lose
from sandtable.games.operation.actions.vehicle import Scrap
from sandtable.games.operation.model.pieces import Seat
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.infantry.losses import kill, shake
from sandtable.games.operation.rules.infantry.losses import pool as losses_pool
from sandtable.games.operation.rules.vehicles.vehicle_damage import lose_mounts, mounts_with
from sandtable.games.operation.rules.weapons.group_hits import Hit, next_vehicles, take, taken
from sandtable.kernel import Ask, Auto, Dice, Prompt, Refusal
from sandtable.kernel.action import Action

NOT_ITS_TURN = Refusal("OW-sq-hits", "one-each-first")


class GroupHits(Auto[State], frozen=True, gc=False):
    """Hits that wait: one for each vehicle in sight as the owner chooses, the rest as the firer does; of a motorcycle
    squad its owner gives them all out.

    Rules: OW-sq-hits, OW-at-hits, OW-moto-assign, OW-R70.
    """

    owner: Seat
    firer: Seat
    vehicles: tuple[str, ...]
    hits: tuple[Hit, ...]
    chosen: str = ""

    def run(self, state: State, dice: Dice, out: Out) -> None:
        left = next_vehicles(state, self.vehicles)
        if not self.hits or not left:
            state.end()
        elif not self.chosen and len(left) > 1:
            die = self.hits[0].shot.rolled
            seat = self.owner if die or not taken(state, left[0]) else self.firer
            state.call(TakeHit(seat, self.vehicles, len(self.hits), die))
        else:
            state.goto(replace(self, hits=self.hits[1:], chosen=""))
            take(state, self.hits[0], self.chosen or left[0], dice, out)


class TakeHit(Ask[State, Lose], frozen=True, gc=False):
    """Which vehicle of a group takes the next hit.

    Rules: OW-sq-hits, OW-at-hits, OW-moto-assign.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Lose,)
    standing: ClassVar[str | None] = "losses"

    seat: Seat
    vehicles: tuple[str, ...]
    hits: int
    die: int = 0
    """The damage die that is given out, of a motorcycle squad."""

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        if self.die:
            args: Any = {"hits": self.hits, "die": self.die}
            return Prompt("take-result", args, "OW-moto-assign", tuple(next_vehicles(state, self.vehicles)))
        return Prompt("take-hit", {"hits": self.hits}, "OW-sq-hits", tuple(next_vehicles(state, self.vehicles)))

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Lose(name) for name in next_vehicles(state, self.vehicles)]

    def why_not(self, state: State, seat: Seat, action: Lose) -> Refusal | None:
        return None if action.model in next_vehicles(state, self.vehicles) else NOT_ITS_TURN

    def apply(self, state: State, seat: Seat, action: Lose, dice: Dice, out: Out) -> None:
        state.end(chosen=action.model)


NOT_HIT = Refusal("OW-fire-assign", "not-among-hit")
STANDING_FIRST = Refusal("OW-fire-standing", "standing-first")
WORST_FIRST = Refusal("OW-fire-assign", "worst-first")


class Apportion(Auto[State], frozen=True, gc=False):
    """Results for one side among the models that may take them; what nobody can take is lost.

    Rules: OW-fire-assign, OW-fire-surplus, OW-fire-standing.
    """

    seat: Seat
    models: tuple[str, ...]
    dead: int
    shaken: int

    def run(self, state: State, dice: Dice, out: Out) -> None:
        count = self.dead or self.shaken
        men = losses_pool(state, self.models, self.dead > 0)
        if not count or not men:
            state.end()
        elif len(men) > count:
            state.call(Choose(self.seat, self.models, self.dead, self.shaken))
        elif self.dead:
            state.goto(replace(self, dead=self.dead - len(men)))
            for man in men:
                kill(state, man.id, out)
        else:
            state.goto(replace(self, shaken=0))
            for man in men:
                shake(state, man.id, out)


@extensions.apportion.joins
def apportion(state: State, seat: Seat, models: tuple[str, ...], dead: int, shaken: int) -> None:
    """Results are given out among these men before anything else happens."""
    state.call(Apportion(seat, models, dead, shaken))


class Choose(Ask[State, Lose | Duck], frozen=True, gc=False):
    """The owner picks who takes the next result.

    Rules: OW-fire-assign, OW-fire-standing.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Lose, Duck)
    standing: ClassVar[str | None] = "losses"

    seat: Seat
    models: tuple[str, ...]
    dead: int
    shaken: int

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        men = tuple(man.id for man in losses_pool(state, self.models, self.dead > 0))
        return Prompt("losses", {"dead": self.dead, "shaken": self.shaken}, "OW-fire-assign", men)

    def options(self, state: State, seat: Seat) -> list[Action]:
        verb = Lose if self.dead else Duck
        return [verb(man.id) for man in losses_pool(state, self.models, self.dead > 0)]

    def why_not(self, state: State, seat: Seat, action: Lose | Duck) -> Refusal | None:
        if type(action) is not (Lose if self.dead else Duck):
            return WORST_FIRST
        if action.model not in self.models or action.model not in state.models:
            return NOT_HIT
        return (
            None
            if any(man.id == action.model for man in losses_pool(state, self.models, self.dead > 0))
            else STANDING_FIRST
        )

    def apply(self, state: State, seat: Seat, action: Lose | Duck, dice: Dice, out: Out) -> None:
        if self.dead:
            state.end(dead=self.dead - 1)
            kill(state, action.model, out)
        else:
            state.end(shaken=self.shaken - 1)
            shake(state, action.model, out)


NO_WEAPON_TO_LOSE = Refusal("OW-vd-secondary", "no-such-weapon")


class LoseWeapon(Ask[State, Scrap], frozen=True, gc=False):
    """The owner says which secondary weapon is gone.

    Rules: OW-vd-secondary.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Scrap,)
    standing: ClassVar[str | None] = "losses"

    seat: Seat
    vehicle: str

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if mounts_with(state, self.vehicle, "secondary") else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("lose-weapon", {}, "OW-vd-secondary", (self.vehicle,))

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Scrap(mount.id) for mount in mounts_with(state, self.vehicle, "secondary")]

    def why_not(self, state: State, seat: Seat, action: Scrap) -> Refusal | None:
        known = {mount.id for mount in mounts_with(state, self.vehicle, "secondary")}
        return None if action.mount in known else NO_WEAPON_TO_LOSE

    def apply(self, state: State, seat: Seat, action: Scrap, dice: Dice, out: Out) -> None:
        state.end()
        lose_mounts(state, self.vehicle, (action.mount,), out)


@extensions.lose_weapon.joins
def lose_weapon(state: State, seat: Seat, vehicle: str) -> None:
    """The owner is asked before anything else happens."""
    state.call(LoseWeapon(seat, vehicle))
