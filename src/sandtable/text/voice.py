"""Says in one language what kernel and games only name: prompts, refusals, events, actions, outcomes, odds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from sandtable.kernel.action import Action
from sandtable.kernel.errors import Refusal, RuleError
from sandtable.kernel.event import Event
from sandtable.kernel.options import Prompt
from sandtable.kernel.shapes import Modifier, Odds, Outcome, StandingKind
from sandtable.text.arguments import argument, fields, message_name, printed
from sandtable.text.catalogue import bundle, keys
from sandtable.text.clauses import Clause, clause


class Speaker:
    """The words of one language for one game."""

    def __init__(self, language: str = "en", game: str = "") -> None:
        self.language, self.game = language, game
        self._bundle, self._english = bundle(language, game), bundle("en", game)

    def has(self, key: str) -> bool:
        return key in keys(self.language, self.game) or key in keys("en", self.game)

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """A message. One that is missing is said in English; one that nobody wrote by its name."""
        ready = {
            name: argument(value, "seat" if name == "seat" else "", self.name) for name, value in (args or {}).items()
        }
        return self._format(key, ready) or key

    def name(self, kind: str, id: str) -> str:
        """The name of a seat, unit or place; where it has none, its id as printed."""
        key = message_name(kind, id)
        return self.say(key) if self.has(key) else self._part(kind, id) or printed(kind, id)

    def _part(self, kind: str, id: str) -> str:
        """A part of a unit (`x.8` of `x`) by the message `<kind>-part`, if the game has one."""
        whole, dot, part = str(id).rpartition(".")
        if not dot or not part.isdigit() or not self.has(f"{kind}-part"):
            return ""
        return self.say(f"{kind}-part", {"whole": self.name("unit", whole), "part": int(part)})

    def prompt(self, prompt: Prompt) -> str:
        return self.say(f"prompt-{prompt.key}", prompt.args)

    def refusal(self, refusal: Refusal) -> str:
        text = self.say(f"refuse-{refusal.key}", refusal.args)
        return f"{text} ({refusal.rule})" if refusal.rule else text

    def error(self, error: RuleError) -> RuleError:
        """The same error with its reason in this language."""
        return RuleError(error.refusal, self.refusal(error.refusal))

    def event(self, event: Event) -> str:
        tag = str(type(event).__struct_config__.tag)
        ready = fields(event, self.name)
        plain = " ".join([tag, *(f"{name}={value}" for name, value in ready.items())])
        return self._format(f"event-{tag}", ready) or plain

    def action(self, action: Action) -> str:
        """The label of a choice, `action-<verb>-none` where something was left out; without one the notation."""
        key, ready = f"action-{type(action).__struct_config__.tag}", fields(action, self.name)
        left_out = any(getattr(action, name) is None for name in action.__struct_fields__)
        return (self._format(f"{key}-none", ready) if left_out else "") or self._format(key, ready) or str(action)

    def outcome(self, outcome: Outcome) -> str:
        winners = argument(tuple(outcome.winners), "seat", self.name)
        return self.say(f"result-{outcome.key}", {"winners": winners, **outcome.args})

    def odds(self, odds: Odds) -> list[str]:
        """Title, sum and chances, a line each."""
        lines = [self.say(f"odds-{odds.key}", odds.args), *map(self.modifier, odds.lines)]
        if odds.total:
            lines.append(self.say("odds-total", {"total": odds.total}))
        for chance in odds.chances:
            text = self.say(f"odds-{chance.key}", chance.args)
            lines.append(f"{text}: {100 * chance.probability:.1f} %")
        if odds.policy:
            lines.append(self.say(f"odds-{odds.policy}"))
        return lines + [f"  {line}" for part in odds.parts for line in self.odds(part)]

    def modifier(self, line: Modifier) -> str:
        text = f"{self.say(f'odds-{line.key}', line.args)}: {line.value}"
        return f"{text} ({line.rule})" if line.rule else text

    def standing(self, kind: StandingKind) -> str:
        return self.say(f"standing-{kind.key}")

    def clause(self, id: str) -> Clause:
        return clause(self.game, id, self.language)

    def clause_text(self, found: Clause) -> str:
        """The text, with a mark where it is not in this language."""
        return found.text if found.translated else f"{self.say('mark-english')} {found.text}"

    def _format(self, key: str, ready: Mapping[str, Any]) -> str:
        """The sentence, or nothing if nobody wrote it."""
        held = self._bundle if self._bundle.has_message(key) else self._english
        pattern = held.get_message(key).value if held.has_message(key) else None
        return str(held.format_pattern(pattern, dict(ready))[0]) if pattern else ""


@cache
def speaker(language: str = "en", game: str = "") -> Speaker:
    """The speaker of a language and game, made once."""
    return Speaker(language, game)
