"""The sequence of play as frames: purchase, set-up, and rounds of planning and execution."""

from sandtable.games.barbarossa.flow.air_combat import AirCombat, PickDuel
from sandtable.games.barbarossa.flow.bombs import Bombs, FireBack
from sandtable.games.barbarossa.flow.deployment import Deployment
from sandtable.games.barbarossa.flow.division import Division
from sandtable.games.barbarossa.flow.fire import AdjustFire, Count, NextTarget, Share, SmokeScreen, Volley
from sandtable.games.barbarossa.flow.flights import Flight
from sandtable.games.barbarossa.flow.melee import ChooseOpponent, MeleeRound
from sandtable.games.barbarossa.flow.moves import React, Walk
from sandtable.games.barbarossa.flow.purchase import Purchase
from sandtable.games.barbarossa.flow.rounds import ExecutionStep, Over, Planning, Round
from sandtable.games.barbarossa.flow.supply import ComeBack
from sandtable.kernel import Frame

FRAMES: tuple[type[Frame], ...] = (
    Purchase, Division, Deployment, Round, Planning, ExecutionStep, Over, Volley, Count, NextTarget, AdjustFire, Share,
    SmokeScreen, Walk, React, MeleeRound, ChooseOpponent, Flight, AirCombat, PickDuel, Bombs, FireBack, ComeBack,
)  # fmt: skip

__all__ = ["FRAMES", "Deployment", "Division", "Planning", "Purchase", "Round"]
