"""A ladder: who is stronger, by how much, and how sure that is."""

from sandtable.lab.ladder.entrants import Entrant, read_entrant
from sandtable.lab.ladder.page import page, plot, write
from sandtable.lab.ladder.plan import Bound, Plan, Played
from sandtable.lab.ladder.ratings import Rating, ratings
from sandtable.lab.ladder.run import climb
from sandtable.lab.ladder.sequential import Verdict, verdict

__all__ = [
    "Bound",
    "Entrant",
    "Plan",
    "Played",
    "Rating",
    "Verdict",
    "climb",
    "page",
    "plot",
    "ratings",
    "read_entrant",
    "verdict",
    "write",
]
