"""A player of the demo that thinks a little: it lets the foe come near while it has powder, and keeps away after."""

from __future__ import annotations

from sandtable.games.demo.actions import Choose, Pack, Shoot, Walk
from sandtable.games.demo.model import HEIGHT, WIDTH, other
from sandtable.games.demo.rules.walking import distance
from sandtable.games.demo.view import DuelKnowledge
from sandtable.kernel import Action, Measure, Point, Question, Ready
from sandtable.kernel.options import Rng
from sandtable.opponents import Forgetful


class Officer(Forgetful[DuelKnowledge]):
    """Chooses from its own knowledge alone."""

    def answer(self, known: DuelKnowledge, question: Question, rng: Rng) -> Action:
        found = question.choices()
        if isinstance(found, Measure):
            return self._walk(known, question.seat, found, rng)
        wanted: list[Action] = [Shoot()]
        if question.kind == "muster":
            wanted = [Ready()] if question.seat in known.drafts else [Pack(2)]
        elif question.kind == "stances":
            mine = known.duellists[question.seat]
            wanted = [Ready()] if question.seat in known.drafts else [Choose("steady" if mine.powder else "wary")]
        first: Action = found[0]
        return next((action for action in wanted if action in found), first)

    def _walk(self, known: DuelKnowledge, seat: str, choice: Measure, rng: Rng) -> Action:
        """Of a few points the one that keeps the distance at which the foe must come to me."""
        foe, me = known.duellists[other(seat)], known.duellists[seat]
        wanted = 650 if me.powder else max(WIDTH, HEIGHT)
        options = [choice.first, *(choice.sample(rng) for _ in range(12))]

        def badness(action: Action) -> int:
            to = action.to if isinstance(action, Walk) else Point(0, 0)
            return abs(distance(to, foe.at) - wanted)

        return min(options, key=badness)
