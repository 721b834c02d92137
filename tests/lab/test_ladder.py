"""The ladder: paired seeds, ratings, the sequential test, players outside, going on where it stopped."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import msgspec
import pytest

from sandtable.kernel import SandtableError
from sandtable.lab.fingerprint import of_files, of_players
from sandtable.lab.ladder import Bound, Entrant, Plan, Played, climb, page, plot, ratings, read_entrant, run, verdict
from sandtable.lab.ladder.sequential import expected
from sandtable.registry import game as find_game

PAGE = Path("docs/outside-players.md")
RANDOM, OTHER = Entrant("random", "random"), Entrant("other", "random")


def plan(*entrants: Entrant, pairs: int = 3, bound: Bound | None = None) -> Plan:
    return Plan("demo", ("duel",), entrants or (RANDOM, OTHER), pairs, 1, bound=bound)


def results(strong: float, pairs: int, seed: int = 1) -> list[Played]:
    """Made-up pairs between two players, the first of whom wins this share."""
    rng = random.Random(seed)
    return [
        Played(first, 1 - first, "duel", at, float((rng.random() < strong) == (first == 0)))
        for at in range(1, pairs + 1)
        for first in (0, 1)
    ]


def test_both_sides_are_played_with_the_same_seed(tmp_path: Path) -> None:
    played = climb(plan(), tmp_path / "ladder.jsonl")
    assert {each.key for each in played} == {(a, 1 - a, "duel", seed) for a in (0, 1) for seed in (1, 2, 3)}
    assert not any(each.failure for each in played)
    for seed in (1, 2, 3):  # both players are of one kind: with sides changed the match is the same
        one, two = (each for each in played if each.seed == seed)
        assert one.score == two.score


def test_it_goes_on_where_it_stopped_and_gives_the_same(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    climb(plan(), whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    cut.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    assert [each.key for each in climb(plan(), cut)] == [each.key for each in climb(plan(), whole)]
    again = msgspec.json.decode(b"[" + b",".join(cut.read_bytes().splitlines()[1:]) + b"]", type=list[Played])
    assert [(each.key, each.score) for each in again] == [
        (each.key, each.score) for each in climb(plan(), tmp_path / "third.jsonl")
    ]


def test_matches_of_other_rules_or_players_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ladder.jsonl"
    monkeypatch.setattr(run, "of_players", lambda game: "before")
    old = climb(plan(pairs=2), file)
    assert {each.made for each in old} == {"before"} and climb(plan(pairs=2), file) == old
    monkeypatch.undo()
    new = climb(plan(pairs=2), file)
    assert len(new) == len(old) and {each.made for each in new} == {of_players(find_game("demo"))}
    assert len(file.read_bytes().splitlines()) == 1 + len(new)


def test_a_fingerprint_is_of_rules_and_players_alone(tmp_path: Path) -> None:
    for name in ("rules/move.py", "marshal/values/duel.json", "data/units.toml", "text/en.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one")
    before = of_files(tmp_path, ["."])
    (tmp_path / "text/en.ftl").write_text("two")
    assert of_files(tmp_path, ["."]) == before
    for name in ("rules/move.py", "marshal/values/duel.json", "data/units.toml"):
        (tmp_path / name).write_text("two")
        assert of_files(tmp_path, ["."]) != before
        (tmp_path / name).write_text("one")


def test_a_file_of_another_plan_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    climb(plan(pairs=1), file)
    before = file.read_bytes()
    with pytest.raises(SandtableError, match="another plan"):
        climb(plan(pairs=2), file)
    assert file.read_bytes() == before
    file.write_text("something else\n")
    with pytest.raises(SandtableError, match="not a ladder's file"):
        climb(plan(), file)


def test_processes_give_the_same_as_one(tmp_path: Path) -> None:
    one = climb(plan(), tmp_path / "one.jsonl")
    two = climb(plan(), tmp_path / "two.jsonl", workers=2)
    assert sorted((each.key, each.score) for each in one) == sorted((each.key, each.score) for each in two)


def test_a_program_outside_plays(tmp_path: Path) -> None:
    example = tmp_path / "player.py"
    example.write_text(PAGE.read_text("utf-8").split('test_ladder.py runs it"\n')[1].split("```")[0], "utf-8")
    mine = read_entrant(find_game("demo"), f"mine=program:{sys.executable} {example}")
    same = read_entrant(find_game("demo"), f"same=random@{sys.executable}")
    played = climb(plan(RANDOM, mine, same, pairs=1), tmp_path / "ladder.jsonl")
    assert [each.failure for each in played] == [""] * 6


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import sys\nfor _ in sys.stdin: print('nonsense', flush=True)", "no JSON"),
        ("pass", "ended"),
        ('import sys\nfor _ in sys.stdin: print(\'{"action": "fly"}\', flush=True)', "no action"),
    ],
)
def test_a_program_that_answers_badly_fails_its_match_with_a_reason(tmp_path: Path, code: str, why: str) -> None:
    (tmp_path / "bad.py").write_text(code)
    bad = read_entrant(find_game("demo"), f"bad=program:{sys.executable} {tmp_path / 'bad.py'}")
    played = climb(plan(RANDOM, bad, pairs=1), tmp_path / "ladder.jsonl")
    assert played and all(why in each.failure for each in played)
    assert [each.games for each in ratings(played, 2)] == [0, 0]


def test_unknown_players_are_told_what_can_be_written() -> None:
    demo = find_game("demo")
    for wrong in ("genius", "officer@/nowhere/python", "program:"):
        with pytest.raises(SandtableError, match="write a level"):
            read_entrant(demo, wrong)


def test_ratings_find_the_strength_that_made_the_results() -> None:
    found = ratings(results(expected(120), 400), 2, anchor=1)
    assert found[1].points == 0
    assert found[0].low < 120 < found[0].high
    assert abs(found[0].points - 120) < 60
    assert found[0].high - found[0].low < 160


def test_a_clean_sweep_has_a_rating_and_fewer_games_a_wider_interval() -> None:
    sweep = ratings(results(1.0, 10), 2, anchor=1)
    assert 200 < sweep[0].points < 2000
    few, many = ratings(results(0.6, 20), 2), ratings(results(0.6, 500), 2)
    assert few[1].high - few[1].low > many[1].high - many[1].low


def test_the_sequential_test_decides_rightly_and_rarely_errs() -> None:
    bound = Bound(0, 60, 0.05)
    test = plan(pairs=600, bound=bound)
    better = [verdict(test, results(expected(60), 600, seed)).said for seed in range(40)]
    even = [verdict(test, results(0.5, 600, seed)).said for seed in range(40)]
    assert better.count("better") >= 35 and better.count("not better") <= 5
    assert even.count("not better") >= 35 and even.count("better") <= 5


def test_the_sequential_test_goes_by_the_order_of_the_plan() -> None:
    bound = Bound(0, 60)
    test, played = plan(pairs=100, bound=bound), results(0.9, 100)
    whole = verdict(test, played)
    assert whole.said == "better" and whole.pairs < 100
    assert verdict(test, played[:30]) == verdict(test, list(reversed(played[:30])))
    late = [each for each in played if each.seed > 1]
    assert verdict(test, late).pairs == 0, "a pair that is missing holds up what comes after it"


def test_a_decided_test_stops_the_ladder(tmp_path: Path) -> None:
    bound = Bound(-700, -650)
    played = climb(plan(pairs=60, bound=bound), tmp_path / "ladder.jsonl")
    assert len(played) < 120


def test_the_page_holds_tables_and_command(tmp_path: Path) -> None:
    test = plan(RANDOM, Entrant("a & b", "random"), bound=Bound())
    played = climb(test, tmp_path / "ladder.jsonl")
    text = page(test, played, "plot.svg")
    assert "sandtable ladder demo random a & b=random" in text and "Sequential test" in text
    assert "| duel | random | a & b | both |" in text
    assert "a &amp; b" in plot(test, played)
