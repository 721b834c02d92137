"""The sequence of play as frames: purchase, set-up, and rounds of planning and execution."""

from sandtable.games.barbarossa.flow.air import AirCombat, Bombs, FireBack, Flight, PickDuel
from sandtable.games.barbarossa.flow.deployment import Deployment
from sandtable.games.barbarossa.flow.execution import ComeBack, Over, Round, Step
from sandtable.games.barbarossa.flow.fire import AdjustFire, NextTarget, Share, SmokeScreen, Volley
from sandtable.games.barbarossa.flow.melee import ChooseOpponent, MeleeRound
from sandtable.games.barbarossa.flow.moves import React, Walk
from sandtable.games.barbarossa.flow.planning import Planning
from sandtable.games.barbarossa.flow.purchase import Purchase
from sandtable.kernel import Frame

FRAMES: tuple[type[Frame], ...] = (
    Purchase, Deployment, Round, Planning, Step, Over, Volley, NextTarget, AdjustFire, Share, SmokeScreen, Walk, React,
    MeleeRound, ChooseOpponent, Flight, AirCombat, PickDuel, Bombs, FireBack, ComeBack,
)  # fmt: skip

__all__ = ["FRAMES", "Deployment", "Planning", "Purchase", "Round", "Step"]
