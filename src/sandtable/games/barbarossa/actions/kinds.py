"""The actions by what they are for, and the order box that each order stands in."""

from typing import get_args

from typing_extensions import TypeIs

from sandtable.games.barbarossa.actions.army import (
    Build,
    Buy,
    BuyWork,
    Clear,
    Conceal,
    Face,
    HandOver,
    Hitch,
    Lift,
    Mine,
    Place,
    Return,
    Stance,
    TakeBack,
)
from sandtable.games.barbarossa.actions.choices import Adjust, Bear, Blow, Emerge, Engage, Keep, Melee, Next, Shoot
from sandtable.games.barbarossa.actions.flights import (
    DropSupply,
    Escort,
    From,
    Intercept,
    Land,
    Load,
    Mission,
    Patrol,
    Radius,
    Recon,
    Rounds,
    Strike,
)
from sandtable.games.barbarossa.actions.hand import Cancel, Drop, Join, Leave, Take
from sandtable.games.barbarossa.actions.orders import (
    Ambush,
    Bombard,
    ClearMines,
    ClearPath,
    Defend,
    Deploy,
    Dig,
    Dismount,
    Fire,
    Indirect,
    LayMines,
    Limber,
    LoadSupply,
    Merge,
    Mount,
    PlaceCharges,
    Pontoon,
    RemoveTeeth,
    RemoveWire,
    Resupply,
    Scout,
    Smoke,
    Supply,
    Suppress,
    Tow,
    Turn,
    Wait,
)
from sandtable.games.barbarossa.actions.routes import (
    Assault,
    Back,
    Careful,
    Done,
    FireMoving,
    Here,
    March,
    Moving,
    Step,
)
from sandtable.kernel.action import Action

Buying = Buy | BuyWork | Return
Dividing = HandOver | TakeBack
Siting = Place | Face | Stance | Conceal | Hitch
"""What says where and how the unit in hand is set up."""
Setting = Take | Drop | Siting | Build | Mine | Lift | Clear
SimpleOrder = (
    Defend
    | Ambush
    | Suppress
    | Fire
    | Indirect
    | Bombard
    | Smoke
    | Deploy
    | Limber
    | Turn
    | Merge
    | LayMines
    | ClearMines
    | PlaceCharges
    | Tow
    | RemoveWire
    | RemoveTeeth
    | Pontoon
    | Resupply
    | Supply
    | LoadSupply
    | Dig
    | ClearPath
    | Wait
    | Mount
    | Dismount
    | Scout
)
RoutedOrder = March | Careful | FireMoving | Assault
FlownOrder = Strike | Patrol | Recon | Intercept | Escort | Land | DropSupply
Given = SimpleOrder | RoutedOrder | FlownOrder
"""What gives the unit in hand its order, or begins to."""
Handling = Take | Drop | Cancel | Join | Leave
Drawing = Step | Here | Done | Back
"""The pencil on an open route."""
FlightFigure = Radius | Rounds | Load | From
"""What an open flight order still needs."""
Planned = Handling | Given | Drawing | FlightFigure
Chosen = Shoot | Next | Adjust | Keep | Blow | Melee | Bear | Engage | Emerge
Order = SimpleOrder | Moving | Mission
"""An order as it stands on a card."""

BUYING: tuple[type[Action], ...] = get_args(Buying)
DIVIDING: tuple[type[Action], ...] = get_args(Dividing)
SETTING: tuple[type[Action], ...] = get_args(Setting)
SIMPLE: tuple[type[Action], ...] = get_args(SimpleOrder)
ROUTED: tuple[type[Action], ...] = get_args(RoutedOrder)
FLOWN: tuple[type[Action], ...] = get_args(FlownOrder)
PLANNING: tuple[type[Action], ...] = get_args(Planned)
ACTIONS: tuple[type[Action], ...] = (
    *BUYING, *DIVIDING, *get_args(Siting), Build, Mine, Lift, Clear, *PLANNING, *get_args(Chosen),
)  # fmt: skip

BOXES: dict[type, str] = {
    **{kind: str(kind.__struct_config__.tag) for kind in (*SIMPLE, *ROUTED, *FLOWN)},
    Supply: "resupply",
}
"""The order box on the back of the card that each verb uses."""


_GIVING = frozenset((*SIMPLE, *ROUTED, *FLOWN))


def is_given(action: Planned) -> TypeIs[Given]:
    """Whether it gives an order; asked for every step of planning, and `isinstance` looks at all 25 kinds in turn."""
    return type(action) in _GIVING


def box_of(order: Order) -> str:
    """The order box that an order on a card stands in."""
    return order.kind if isinstance(order, (Moving, Mission)) else BOXES[type(order)]
