"""What a seat can do: buy, set up, give orders, and answer the questions of the execution.

Orders are small steps. A unit's card is taken in hand (`Take`); most orders are then given in one action; an order with
a route is opened (`March`) and walked with the pencil hex by hex (`Step`, `Done`), a flight is opened and gets its
figures one by one. What is finished is kept as an order on the card (`Order`).

Every verb and every kind of them is here by its name (`actions.Fire`); the modules say them once.
"""

from sandtable.games.barbarossa.actions.army import *  # noqa: F403
from sandtable.games.barbarossa.actions.choices import *  # noqa: F403
from sandtable.games.barbarossa.actions.flights import *  # noqa: F403
from sandtable.games.barbarossa.actions.hand import *  # noqa: F403
from sandtable.games.barbarossa.actions.kinds import *  # noqa: F403
from sandtable.games.barbarossa.actions.orders import *  # noqa: F403
from sandtable.games.barbarossa.actions.routes import *  # noqa: F403
