"""What may be announced besides the order itself: messages, charges, bicycles."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.operation.actions.infantry import Blast, Call, Mount, Pass
from sandtable.games.operation.model.intent import MOVING, Intent, Links, QuestionKey
from sandtable.games.operation.model.pieces import Unit
from sandtable.games.operation.model.plans import BlastPlan, CallPlan, SaddlePlan
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing.question import Question, remembered
from sandtable.games.operation.rules.infantry import movement
from sandtable.games.operation.rules.weapons import charges, communication
from sandtable.games.operation.rules.weapons.charges import CHARGES
from sandtable.kernel import Options, Refusal
from sandtable.kernel.action import Action

NO_MOUNT = Refusal("OW-bicycle-mount", "no-mount")
NO_BLAST = Refusal("OW-charge-arm", "no-blast")
NO_CALL = Refusal("OW-comms-who", "no-call")


class Message(Question[Call | Pass]):
    """A command unit may send coordinates or a cease-fire with any order.

    Rules: OW-comms-who, OW-comms-radio, OW-comms-voice, OW-comms-runner, OW-comms-cease.
    """

    key: ClassVar[QuestionKey] = "call"
    verbs: ClassVar[tuple[type[Action], ...]] = (Call, Pass)

    def concerns(self, state: State, unit: Unit) -> bool:
        return bool(communication.calls(state, unit))

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return True

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *communication.calls(state, state.units[draft.unit])]

    def why_not(self, state: State, draft: Intent, links: Links, action: Call | Pass) -> Refusal | None:
        return (
            None
            if isinstance(action, Pass) or action in communication.calls(state, state.units[draft.unit])
            else NO_CALL
        )

    def answer(self, state: State, draft: Intent, links: Links, action: Call | Pass) -> Intent:
        if isinstance(action, Pass):
            return draft
        return draft.planning(CallPlan(action.by, action.to, action.target or ""))


class Explosives(Question[Blast | Pass]):
    """Arm a charge beside a piece while standing still, or set armed ones off.

    Rules: OW-charge-arm, OW-charge-bridge, OW-charge-building.
    """

    key: ClassVar[QuestionKey] = "blast"
    verbs: ClassVar[tuple[type[Action], ...]] = (Blast, Pass)

    def choices(self, state: State, draft: Intent) -> list[Action]:
        about = (draft.unit, draft.paths, draft.charge, draft.speed)
        return remembered(state, about, self.key, lambda: self.every_choice(state, draft))

    def every_choice(self, state: State, draft: Intent) -> list[Action]:
        still = not draft.paths and not draft.charge and draft.speed == "stay"
        found: list[Action] = [
            Blast("arm", each, n + 1)
            for each in (charges.armable(state, draft.unit) if still else ())
            for n in range(len(charges.bearers(state, draft.unit, each)))
        ]
        for each in charges.armed(state, draft.unit):
            least, lie = charges.least_charges(state, each), len(charges.laid(state, draft.unit, each))
            found += [Blast("fire", each, n) for n in range(least, lie + 1)]
        return found

    def concerns(self, state: State, unit: Unit) -> bool:
        if state.charges and any(each.unit == unit.id for each in state.charges.values()):
            return True
        return any(charges.has_charge(man) for man in state.men(unit) if not CHARGES.isdisjoint(man.weapons))

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return bool(self.choices(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *self.choices(state, draft)]

    def why_not(self, state: State, draft: Intent, links: Links, action: Blast | Pass) -> Refusal | None:
        return None if isinstance(action, Pass) or action in self.choices(state, draft) else NO_BLAST

    def answer(self, state: State, draft: Intent, links: Links, action: Blast | Pass) -> Intent:
        return (
            draft if isinstance(action, Pass) else draft.planning(BlastPlan(action.how, action.feature, action.charges))
        )


class Saddle(Question[Mount | Pass]):
    """Cyclists may get on or off in a turn of slow movement.

    Rules: OW-bicycle-mount, OW-bicycle-left.
    """

    orders: ClassVar[frozenset[str]] = MOVING
    key: ClassVar[QuestionKey] = "mount"
    verbs: ClassVar[tuple[type[Action], ...]] = (Mount, Pass)

    def choices(self, state: State, draft: Intent) -> list[str]:
        men = movement.movers(state, state.units[draft.unit])
        wheels = any(t.kind == "bicycle" and t.group == draft.unit for t in state.templates.values())
        found = ["off"] if any(man.riding for man in men) else []
        return [*found, "on"] if wheels and any(not man.riding for man in men) else found

    def concerns(self, state: State, unit: Unit) -> bool:
        return "bicycle" in unit.traits

    def applies(self, state: State, draft: Intent, links: Links) -> bool:
        return bool(self.choices(state, draft))

    def options(self, state: State, draft: Intent, links: Links) -> Options:
        return [Pass(), *(Mount(each) for each in self.choices(state, draft))]

    def why_not(self, state: State, draft: Intent, links: Links, action: Mount | Pass) -> Refusal | None:
        return None if isinstance(action, Pass) or action.how in self.choices(state, draft) else NO_MOUNT

    def answer(self, state: State, draft: Intent, links: Links, action: Mount | Pass) -> Intent:
        return draft if isinstance(action, Pass) else draft.planning(SaddlePlan(action.how))
