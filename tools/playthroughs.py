"""Makes the kept counts (`tests/perft/*.toml`) and printed matches (`tests/playthroughs/*.txt`) anew.

Run it after a change of rules that is meant, and read the difference before it is committed.
`python tools/playthroughs.py [GAME ...]`
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from sandtable.kernel import Game, Seeded, clone, play
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.testing.perft import SEED, Count, Node, Start, choices, perft, reach
from sandtable.testing.playthrough import playthrough

TESTS = Path(__file__).resolve().parent.parent / "tests"
PLAYS = 3000
"""About how many actions are played to count one position."""
DEEPEST = 6
LATER = (25, 120)
"""Decisions after which further positions of a scenario are taken."""
HEAD = """\
# Counts of the tree below positions of {game}: `paths` and `states` at depth 1, 2, 3, ...
# Every action throws from dice seeded anew with "{seed}"; of several seats the first one asked answers; of a measured
# choice its first action and its plain answers count. Made by tools/playthroughs.py.
"""


def later(game: Game, scenario: str, decisions: int) -> Start | None:
    """A position further on, by random play under the same rule of chance; None if the match is over by then."""
    rng = random.Random(f"{scenario}/{decisions}")
    state, decision = reach(game, Start(scenario))
    moves: list[str] = []
    for _ in range(decisions):
        if decision is None:
            return None
        found = choices(decision)
        onward = [action for action in found if not action.retracts] or found
        action = onward[int(rng.random() * len(onward))]
        moves.append(str(action))
        decision = play(state, decision, decision.seats[0], action, Seeded(SEED), [])
    return Start(scenario, tuple(moves)) if decision else None


def counted(node: Node) -> list[Count]:
    """As deep as the count stays cheap."""
    found, done, width = list[Count](), 0, 1
    for count in perft((clone(node[0]), node[1])):
        found.append(count)
        done += count.paths if len(found) == 1 else width
        growth = max(2, count.states // max(1, width))
        width = count.states
        if len(found) >= DEEPEST or done + count.states * growth > PLAYS:
            return found
    raise AssertionError("perft does not end")


def write_counts(game: Game) -> None:
    lines = [HEAD.format(game=game.name, seed=SEED)]
    for scenario in game.scenarios():
        starts = [Start(scenario.id), *(later(game, scenario.id, after) for after in LATER)]
        for start in filter(None, starts):
            found = counted(reach(game, start))
            lines += ["[[position]]", f'scenario = "{start.scenario}"']
            lines += ["moves = [", *(f'  "{move}",' for move in start.moves), "]"] if start.moves else []
            lines += [f"paths = {[each.paths for each in found]}", f"states = {[each.states for each in found]}", ""]
    (TESTS / "perft" / f"{game.name}.toml").write_text("\n".join(lines), "utf-8")


def write_playthroughs(game: Game) -> None:
    for scenario in game.scenarios():
        text = "\n".join(playthrough(game, scenario.id)) + "\n"
        (TESTS / "playthroughs" / f"{game.name}-{scenario.id}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    for folder in ("perft", "playthroughs"):
        (TESTS / folder).mkdir(exist_ok=True)
    for name in sys.argv[1:] or names(hidden=True):
        write_counts(find_game(name))
        write_playthroughs(find_game(name))
        print(name)
