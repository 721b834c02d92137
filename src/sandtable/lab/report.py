"""A series as a page: what was run, what came out, how sure it is."""

from __future__ import annotations

import re
import subprocess
from math import sqrt
from pathlib import Path

from sandtable.lab.series import Series


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def commit() -> str:
    """The commit that was measured, as far as it can be told."""
    try:
        head, changed = _git("rev-parse", "--short", "HEAD"), _git("status", "--porcelain", "--", "src")
    except (OSError, subprocess.CalledProcessError):
        return "not in a checkout"
    return head + (" with changes" if changed else "")


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], capture_output=True, text=True, check=True).stdout.strip()


def command(series: Series) -> str:
    options = "".join(f" --option {name}={value}" for name, value in series.options.items())
    return (
        f"sandtable simulate {series.game} {series.scenario} --games {series.games}"
        f" --players {','.join(series.levels)} --seed {series.seed}{options}"
    )


def heading(series: Series) -> str:
    return f"## {series.scenario}: {' against '.join(series.levels)}"


def report(series: Series) -> str:
    """One section of a report page."""
    played = series.games - len(series.failures)
    lines = [
        heading(series),
        "",
        f"`{command(series)}`",
        "",
        f"Commit {commit()}, seeds {series.seed} to {series.seed + series.games - 1}, {played} games,"
        f" {series.decisions} decisions, {series.seconds:.0f} s on {series.workers} workers.",
        "",
        "| player | seats | wins | share | 95 % interval | ms a decision | longest | ms a turn | longest |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name, wins in series.wins.items():
        low, high = interval(wins, played)
        seats = series.seats[name]
        shown = ", ".join(seats)
        lines.append(
            f"| {name} | {shown} | {wins} | {100 * wins / max(1, played):.1f} % | {100 * low:.1f} to {100 * high:.1f} %"
            f" | {series.mean_ms[name]:.2f} | {series.max_ms[name]:.0f} | {series.turn_ms[name]:.1f}"
            f" | {series.max_turn_ms[name]:.0f} |"
        )
    endings = ", ".join(f"{key} {count}" for key, count in sorted(series.results.items()))
    lines += ["", f"Draws: {series.draws}. How they ended: {endings}. Failures: {len(series.failures)}."]
    lines += [f"- seed {each.seed}: {each.text.strip().splitlines()[-1]}" for each in series.failures]
    return "\n".join(lines) + "\n"


def write_report(path: Path, series: Series) -> None:
    """Put the section into the page, in place of an earlier one of the same scenario and players."""
    title = f"# Balance of {series.game}\n\nMade by `sandtable simulate ... --report`; a section for each series.\n"
    page = path.read_text("utf-8") if path.exists() else title
    head, *sections = re.split(r"(?m)^(?=## )", page)
    kept = [each for each in sections if not each.startswith(heading(series) + "\n")]
    body = [head.rstrip() + "\n", *(each.rstrip() + "\n" for each in [*kept, report(series)])]
    path.write_text("\n".join(body), "utf-8")
