"""The sequence of play: every frame of the game, and all that may put a question."""

from sandtable.games.blitzkrieg.flow.activation import CarryOut, Drawn, MayCancel, PlayHeld, PlayMarker
from sandtable.games.blitzkrieg.flow.battle import (
    Administration,
    AssignNew,
    Battle,
    Draw,
    NextOpening,
    Opening,
    Turn,
    TurnEnd,
)
from sandtable.games.blitzkrieg.flow.begin import Begin, BringBack
from sandtable.games.blitzkrieg.flow.effects import ShareLoss, TakeHit
from sandtable.games.blitzkrieg.flow.general import GeneralDrawn, Relief, Resting
from sandtable.games.blitzkrieg.flow.indirect import Salvos
from sandtable.games.blitzkrieg.flow.melee import Melee, PressOn, TakeAim
from sandtable.games.blitzkrieg.flow.movement import Moving, Settle
from sandtable.games.blitzkrieg.flow.operations import Operate
from sandtable.games.blitzkrieg.flow.reactions import React, RetreatTo
from sandtable.games.blitzkrieg.flow.repeat import RepeatDrawn, RepeatTaken
from sandtable.games.blitzkrieg.flow.setup import SetUp
from sandtable.games.blitzkrieg.flow.struck import Struck

FRAMES = (
    Battle, SetUp, Opening, Turn, Administration, AssignNew, Draw, NextOpening, TurnEnd,
    Drawn, MayCancel, CarryOut, PlayMarker, PlayHeld, RepeatDrawn, GeneralDrawn, Relief, Resting, RepeatTaken,
    Begin, BringBack, Operate,
    Moving, Settle, React, RetreatTo, Salvos,
    Melee, TakeAim, Struck, PressOn, TakeHit, ShareLoss,
)  # fmt: skip

__all__ = ["FRAMES"]
