"""All questions of an intent, in the order in which they are asked."""

from __future__ import annotations

from sandtable.games.operation.rules.announcing.besides import Explosives, Message, Saddle
from sandtable.games.operation.rules.announcing.chapters import CHAPTER_FIRST, CHAPTER_LIGHTS, CHAPTER_QUESTIONS
from sandtable.games.operation.rules.announcing.fire import Aimed, Arms, Assailed, DelayedFire, Other
from sandtable.games.operation.rules.announcing.question import Question
from sandtable.games.operation.rules.announcing.storeys import Storey
from sandtable.games.operation.rules.announcing.vehicles import VEHICLE_FIRST, VEHICLE_QUESTIONS
from sandtable.games.operation.rules.announcing.way import Way

QUESTIONS: tuple[Question, ...] = (
    *CHAPTER_FIRST,
    *VEHICLE_FIRST,
    Saddle(),
    Way(),
    Storey(),
    *CHAPTER_LIGHTS,
    Assailed(),
    Aimed(),
    Arms(),
    Other(),
    *VEHICLE_QUESTIONS,
    DelayedFire(),
    Message(),
    Explosives(),
    *CHAPTER_QUESTIONS,
)
