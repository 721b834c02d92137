"""A ladder as a page: ratings, who beat whom, by side and scenario, how long each thought, and a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sandtable.lab.ladder.plan import Plan, Played
from sandtable.lab.ladder.ratings import Rating, ratings
from sandtable.lab.ladder.sequential import verdict
from sandtable.lab.report import commit, interval
from sandtable.registry import game as find_game

WIDTH, ROW, LEFT, RIGHT = 640, 34, 150, 70
"""Measures of the picture in pixels."""
PAPER, INK, LINE, DOT = "#f7f4ec", "#2b2a26", "#8a8474", "#b5651d"


def page(plan: Plan, played: Sequence[Played], picture: str = "") -> str:
    """The whole page in Markdown; `picture` is the address of the plot."""
    good = [each for each in played if not each.failure]
    found = ratings(good, len(plan.entrants))
    lines = [
        f"# Ladder of {plan.game}",
        "",
        f"`{command(plan)}`",
        "",
        f"Commit {commit()}, rules {find_game(plan.game).version}, seeds {plan.seed} to {plan.seed + plan.pairs - 1},"
        f" {len(good)} matches, {len(played) - len(good)} failures. Every two matches share their dice and the players"
        " change sides.",
        "",
        *([f"![Ratings with their intervals]({picture})", ""] if picture else []),
        *_table_of_ratings(plan, good, found),
        *_cross_table(plan, good),
        *_by_side(plan, good),
    ]
    if plan.bound is not None:
        said = verdict(plan, good)
        lines += [
            f"Sequential test ({plan.bound.even:g} against {plan.bound.better:g} points, risk {plan.bound.risk:g}):"
            f" **{said.said}** after {said.pairs} pairs, likelihood {said.likelihood:.2f}"
            f" (bounds {said.low:.2f} and {said.high:.2f}).",
            "",
        ]
    return "\n".join(lines)


def command(plan: Plan) -> str:
    """The call that plays this again."""
    names = " ".join(f"{e.name}={e.made}" if e.name != e.made else e.made for e in plan.entrants)
    options = "".join(f" --option {name}={value}" for name, value in plan.options.items())
    bound = f" --even {plan.bound.even:g} --better {plan.bound.better:g}" if plan.bound else ""
    scenarios = "".join(f" --scenario {name}" for name in plan.scenarios)
    gauntlet = " --gauntlet" if plan.gauntlet else ""
    numbers = f" --pairs {plan.pairs} --seed {plan.seed}"
    return f"sandtable ladder {plan.game} {names}{scenarios}{numbers}{options}{bound}{gauntlet}"


def _table_of_ratings(plan: Plan, played: Sequence[Played], found: Sequence[Rating]) -> list[str]:
    lines = [
        "| player | rating | 95 % interval | matches | ms a decision | longest ms |",
        "|---|---|---|---|---|---|",
    ]
    for at in sorted(range(len(found)), key=lambda at: -found[at].points):
        each = found[at]
        mean, longest = _pace(played, at)
        lines.append(
            f"| {plan.entrants[at].name} | {each.points:+.0f} | {each.low:+.0f} to {each.high:+.0f} | {each.games}"
            f" | {mean:.1f} | {longest:.0f} |"
        )
    return [*lines, ""]


def _pace(played: Sequence[Played], at: int) -> tuple[float, float]:
    """Milliseconds of processor time a decision on average, and the longest."""
    sides = [(each, side) for each in played for side, who in enumerate((each.first, each.second)) if who == at]
    decisions = sum(each.decisions[side] for each, side in sides)
    seconds = sum(each.seconds[side] for each, side in sides)
    return 1000 * seconds / max(1, decisions), 1000 * max((each.longest[side] for each, side in sides), default=0.0)


def _cross_table(plan: Plan, played: Sequence[Played]) -> list[str]:
    names = [each.name for each in plan.entrants]
    lines = ["| | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    for one, name in enumerate(names):
        cells = []
        for two in range(len(names)):
            scores = [each.score for each in played if (each.first, each.second) == (one, two)]
            scores += [1 - each.score for each in played if (each.first, each.second) == (two, one)]
            cells.append(f"{sum(scores):g} of {len(scores)}" if scores else "")
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return [*lines, ""]


def _by_side(plan: Plan, played: Sequence[Played]) -> list[str]:
    """The first entrant of each two, by scenario and side."""
    lines = ["| scenario | player | against | side | won | 95 % interval |", "|---|---|---|---|---|---|"]
    pairs = sorted({(min(e.first, e.second), max(e.first, e.second)) for e in played})
    for scenario in plan.scenarios:
        for one, two in pairs:
            sides = (
                ("first", [e.score for e in played if (e.first, e.second, e.scenario) == (one, two, scenario)]),
                ("second", [1 - e.score for e in played if (e.first, e.second, e.scenario) == (two, one, scenario)]),
            )
            both = [score for _, scores in sides for score in scores]
            for side, scores in (*sides, ("both", both)):
                low, high = interval(sum(scores), len(scores))
                lines.append(
                    f"| {scenario} | {plan.entrants[one].name} | {plan.entrants[two].name} | {side}"
                    f" | {sum(scores):g} of {len(scores)} | {100 * low:.0f} to {100 * high:.0f} % |"
                )
    return [*lines, ""]


def plot(plan: Plan, played: Sequence[Played]) -> str:
    """Ratings as dots with their intervals, an SVG picture."""
    found = ratings([each for each in played if not each.failure], len(plan.entrants))
    low, high = min(each.low for each in found), max(each.high for each in found)
    span = max(high - low, 1.0)

    def across(value: float) -> float:
        return LEFT + (value - low) / span * (WIDTH - LEFT - RIGHT)

    order = sorted(range(len(found)), key=lambda at: -found[at].points)
    height = ROW * (len(found) + 1)
    size = f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
    ]
    for row, at in enumerate(order):
        each, y = found[at], ROW * (row + 1)
        name = plan.entrants[at].name.replace("&", "&amp;").replace("<", "&lt;")
        ends = f'x1="{across(each.low):.1f}" x2="{across(each.high):.1f}" y1="{y}" y2="{y}"'
        parts += [
            f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end" fill="{INK}">{name}</text>',
            f'<line {ends} stroke="{LINE}" stroke-width="3"/>',
            f'<circle cx="{across(each.points):.1f}" cy="{y}" r="6" fill="{DOT}"/>',
            f'<text x="{WIDTH - RIGHT + 12}" y="{y + 4}" fill="{INK}">{each.points:+.0f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def write(path: Path, plan: Plan, played: Sequence[Played]) -> None:
    """The page and its picture beside it."""
    picture = path.with_suffix(".svg")
    picture.write_text(plot(plan, played), "utf-8")
    path.write_text(page(plan, played, picture.name), "utf-8")
