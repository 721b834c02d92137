"""A match as a PettingZoo environment, for those who train agents.

An action is the number of an option; the observation holds the mask of what is offered, `infos[agent]` the
knowledge and the options themselves. A measured choice is offered as a sample. Rewards come at the end: 1 won,
-1 lost, 0 drawn.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from sandtable.kernel import Action, Event, Measure, Seeded, advance, play
from sandtable.registry import game as find_game

MOST = 1024
"""Options beyond this number cannot be chosen by an agent."""
SAMPLE = 32


class SandtableEnv(AECEnv):  # type: ignore[misc]
    """One scenario; an agent per seat."""

    metadata: dict[str, Any] = {"name": "sandtable_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(self, game: str, scenario: str, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self.render_mode = None
        self._game, self._scenario = find_game(game), scenario
        known = self._game.scenario(scenario).options
        self._options = {option.id: option.default for option in known} | dict(options or {})
        self.possible_agents = list(self._game.seats(scenario, self._options))
        space = spaces.Dict({"action_mask": spaces.MultiBinary(MOST)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(MOST) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self._dice, self._rng = Seeded(seed or 0), random.Random(seed or 0)
        self._state, self._out = self._game.start(self._scenario, self._options), list[Event]()
        self._decision = advance(self._state, self._dice, self._out)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Who is asked next, and what is offered."""
        if self._decision is None:
            self._finish()
            return
        self.agent_selection = self._decision.seats[0]
        found = self._decision.options(self.agent_selection)
        self._offered = self._listed(found)
        known = self._game.knowledge(self._state, frozenset((self.agent_selection,)))
        self.infos[self.agent_selection] = {"knowledge": known, "options": self._offered}

    def _listed(self, found: Any) -> list[Action]:
        if isinstance(found, Measure):
            return [found.first, *found.others, *(found.sample(self._rng) for _ in range(SAMPLE))]
        onward = [action for action in found if not action.retracts] or found
        return onward[:MOST]

    def _finish(self) -> None:
        outcome = self._game.result(self._state)
        assert outcome is not None
        for agent in self.agents:
            self.terminations[agent] = True
            won = agent in outcome.winners
            self.rewards[agent] = float(won) - float(not won and bool(outcome.winners))
        self.agent_selection = self.agents[0]
        self._offered = []

    def observe(self, agent: str) -> dict[str, Any]:
        mask = np.zeros(MOST, dtype=np.int8)
        if agent == self.agent_selection:
            mask[: len(self._offered)] = 1
        return {"action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None and self._decision is not None
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        chosen = self._offered[int(action)]
        self._decision = play(self._state, self._decision, agent, chosen, self._dice, self._out)
        self._out.clear()
        self._ask()
        self._accumulate_rewards()
