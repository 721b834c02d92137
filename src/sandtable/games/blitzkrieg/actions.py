"""What a seat can do: one small value per verb. Ids are words, hexes their printed numbers."""

from __future__ import annotations

from typing import ClassVar

from sandtable.kernel import Action

_UNIT = {"unit": "unit"}
_UNIT_HEX = {"unit": "unit", "hex": "hex"}
_SHOT = {"unit": "unit", "target": "unit"}


# -- set-up
class Deploy(Action, frozen=True, gc=False):
    """Set up everything that is left in the ready-made way."""


class Place(Action, frozen=True, gc=False):
    """Set a unit up on a hex."""

    names: ClassVar = _UNIT_HEX
    unit: str
    hex: int


class Assign(Action, frozen=True, gc=False):
    """Let an independent unit act with a formation; its own formation means that it keeps its own marker."""

    names: ClassVar = {"unit": "unit", "formation": "formation"}
    unit: str
    formation: str


class Weaken(Action, frozen=True, gc=False):
    """Take a starting step loss."""

    names: ClassVar = _UNIT
    unit: str


class Board(Action, frozen=True, gc=False):
    """Let a company start on a carrier; none if `unit` is left out."""

    names: ClassVar = {"unit": "unit", "carrier": "unit"}
    unit: str | None
    carrier: str


class Entrench(Action, frozen=True, gc=False):
    """Lay an entrenchment marker."""

    names: ClassVar = {"hex": "hex"}
    hex: int


class Mine(Action, frozen=True, gc=False):
    """Lay a minefield marker."""

    names: ClassVar = {"hex": "hex"}
    hex: int


# -- markers
class OpenWith(Action, frozen=True, gc=False):
    """Choose the marker that opens, before anything is drawn."""

    names: ClassVar = {"marker": "marker"}
    marker: str


class Activate(Action, frozen=True, gc=False):
    """Activate the formation drawn, or open the indirect fire drawn."""


class Decline(Action, frozen=True, gc=False):
    """Do not activate; a fatigued formation sheds its fatigue."""


class Wait(Action, frozen=True, gc=False):
    """Spend a general marker: this marker waits for the next own one."""


class Together(Action, frozen=True, gc=False):
    """Activate the marker drawn together with the one that waits."""


class Hold(Action, frozen=True, gc=False):
    """Keep the repeat or general marker for later."""


class Repeat(Action, frozen=True, gc=False):
    """Activate a formation with a repeat marker."""

    names: ClassVar = {"formation": "formation"}
    formation: str


class Command(Action, frozen=True, gc=False):
    """Spend a general marker: `rally` removes neutralised markers, `rest` fatigue, `repeat` takes a repeat marker,
    `pair` lays it out for its main use."""

    use: str


class Relieve(Action, frozen=True, gc=False):
    """Remove one neutralised marker by general."""

    names: ClassVar = _UNIT
    unit: str


class Rest(Action, frozen=True, gc=False):
    """Remove one fatigue marker by general."""

    names: ClassVar = {"formation": "formation"}
    formation: str


class Enough(Action, frozen=True, gc=False):
    """Remove no more markers."""


class Cancel(Action, frozen=True, gc=False):
    """Spend the held general marker to cancel the enemy's marker."""

    confirms: ClassVar = True


class Allow(Action, frozen=True, gc=False):
    """Let the enemy's marker be."""


# -- the activation
class Return(Action, frozen=True, gc=False):
    """Bring an overrun HQ back to a unit of its formation."""

    names: ClassVar = _UNIT_HEX
    unit: str
    hex: int


class Move(Action, frozen=True, gc=False):
    """Begin to move a unit, or a stack of up to three together."""

    names: ClassVar = {"units": "unit"}
    units: tuple[str, ...]


class Enter(Action, frozen=True, gc=False):
    """Bring a reinforcement on to the map."""

    names: ClassVar = _UNIT_HEX
    unit: str
    hex: int


class Fire(Action, frozen=True, gc=False):
    """Fire directly at one unit; at reduced strength after a move."""

    confirms: ClassVar = True
    names: ClassVar = _SHOT
    unit: str
    target: str


class FireFirst(Action, frozen=True, gc=False):
    """Fire at reduced strength and keep half a move."""

    confirms: ClassVar = True
    names: ClassVar = _SHOT
    unit: str
    target: str


class FireTogether(Action, frozen=True, gc=False):
    """A carrier and the company aboard fire as one."""

    confirms: ClassVar = True
    names: ClassVar = _SHOT
    unit: str
    target: str


class Barrage(Action, frozen=True, gc=False):
    """Name a hex and the salvos that fall on it, one after the other."""

    confirms: ClassVar = True
    names: ClassVar = {"hex": "hex", "salvos": "calibre"}
    hex: int
    salvos: tuple[str, ...]


class Mount(Action, frozen=True, gc=False):
    """A company mounts a carrier in its hex."""

    names: ClassVar = {"unit": "unit", "carrier": "unit"}
    unit: str
    carrier: str


class Dismount(Action, frozen=True, gc=False):
    """A company leaves its carrier."""

    names: ClassVar = _UNIT
    unit: str


class EndActivation(Action, frozen=True, gc=False):
    """Nothing more with this marker."""


# -- the move
class Step(Action, frozen=True, gc=False):
    """Move one hex across country."""

    names: ClassVar = {"hex": "hex"}
    hex: int


class Drive(Action, frozen=True, gc=False):
    """Move one hex along the road, in column."""

    names: ClassVar = {"hex": "hex"}
    hex: int


class Assault(Action, frozen=True, gc=False):
    """Enter a hex of the enemy and fight."""

    confirms: ClassVar = True
    names: ClassVar = {"hex": "hex"}
    hex: int


class Halt(Action, frozen=True, gc=False):
    """End the move here."""


# -- reactions and effects
class OpportunityFire(Action, frozen=True, gc=False):
    """Try opportunity fire at a unit that moved or fired."""

    confirms: ClassVar = True
    names: ClassVar = _SHOT
    unit: str
    target: str


class ReturnFire(Action, frozen=True, gc=False):
    """Try to fire back."""

    confirms: ClassVar = True
    names: ClassVar = _SHOT
    unit: str
    target: str


class FallBack(Action, frozen=True, gc=False):
    """A passive unit retreats; the hex is named next."""

    names: ClassVar = _UNIT
    unit: str


class Retreat(Action, frozen=True, gc=False):
    """Retreat to a hex."""

    names: ClassVar = _UNIT_HEX
    unit: str
    hex: int


class Pass(Action, frozen=True, gc=False):
    """No reaction, or no more."""


class Suffer(Action, frozen=True, gc=False):
    """Take the neutralised result; an attacker in melee goes back with it."""


class LoseStep(Action, frozen=True, gc=False):
    """Take a step loss, on this unit."""

    names: ClassVar = _UNIT
    unit: str


class Stand(Action, frozen=True, gc=False):
    """Stay in the melee after a step loss."""


# -- melee
class Aim(Action, frozen=True, gc=False):
    """Name the target of a unit in melee."""

    names: ClassVar = _SHOT
    unit: str
    target: str


class Press(Action, frozen=True, gc=False):
    """Fight another round."""


class BreakOff(Action, frozen=True, gc=False):
    """Go back to the hex of the attack."""


ACTIONS: tuple[type[Action], ...] = (
    Deploy, Place, Assign, Weaken, Board, Entrench, Mine,
    OpenWith, Activate, Decline, Wait, Together, Hold, Repeat, Command, Relieve, Rest, Enough, Cancel, Allow,
    Return, Move, Enter, Fire, FireFirst, FireTogether, Barrage, Mount, Dismount, EndActivation,
    Step, Drive, Assault, Halt,
    OpportunityFire, ReturnFire, FallBack, Retreat, Pass, Suffer, LoseStep, Stand,
    Aim, Press, BreakOff,
)  # fmt: skip
