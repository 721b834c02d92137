"""The sequence of play: every frame of the game."""

from __future__ import annotations

from sandtable.games.europe.flow.arriving import Hop
from sandtable.games.europe.flow.battle import Fight, Losses, Resolve
from sandtable.games.europe.flow.building import Building, Siting
from sandtable.games.europe.flow.campaign import Answer, Campaign
from sandtable.games.europe.flow.chain import Chain, Routing
from sandtable.games.europe.flow.clash import Break, Clash, Toll
from sandtable.games.europe.flow.crossing import Crossing, Movement
from sandtable.games.europe.flow.flight import Refuge, Scatter
from sandtable.games.europe.flow.laboratory import Laboratory
from sandtable.games.europe.flow.moving import Moving
from sandtable.games.europe.flow.planning import Planning
from sandtable.games.europe.flow.provision import Provision
from sandtable.games.europe.flow.redeploying import Escorting, Redeploying, Redeployment
from sandtable.games.europe.flow.setup import SetUp, SetUpMinor
from sandtable.games.europe.flow.turn import Opening, Sequence
from sandtable.games.europe.flow.unwinding import Unwind
from sandtable.kernel import Frame

FRAMES: tuple[type[Frame], ...] = (
    Opening, Sequence, SetUp, SetUpMinor, Campaign, Answer, Planning, Moving, Fight, Losses, Resolve, Scatter, Refuge,
    Movement, Crossing, Hop, Building, Siting, Redeployment, Redeploying, Escorting, Laboratory, Provision, Routing,
    Chain, Unwind, Clash, Toll, Break,
)  # fmt: skip
