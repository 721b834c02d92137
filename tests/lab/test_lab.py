"""The lab: series, reports, benchmarks, and the environment for training."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

from sandtable.lab import bench, report, simulate, write_report
from sandtable.lab.bench import scenario_figures
from sandtable.lab.report import interval
from sandtable.lab.series import Pool, player_names
from sandtable.registry import game


def test_a_series_is_the_same_however_it_is_spread() -> None:
    alone = simulate("demo", "duel", games=12, players=["officer", "random"], seed=3)
    spread = simulate("demo", "duel", games=12, players=["officer", "random"], seed=3, workers=2, engine=Pool(2))
    assert alone.wins == spread.wins
    assert (alone.draws, alone.decisions) == (spread.draws, spread.decisions)
    assert sum(alone.wins.values()) + alone.draws == 12
    assert not alone.failures


def test_a_turn_is_all_that_a_seat_decides_in_it() -> None:
    series = simulate("demo", "duel", games=3, players=["officer", "random"], seed=3, options={"turns": 2})
    for name in series.wins:
        assert series.mean_ms[name] <= series.turn_ms[name] <= series.max_turn_ms[name]
        assert series.max_ms[name] <= series.max_turn_ms[name]


def test_two_of_a_level_are_told_apart() -> None:
    assert player_names(["officer", "random"]) == ["officer", "random"]
    assert player_names(["officer", "officer"]) == ["officer-1", "officer-2"]


def test_a_failing_match_is_kept_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    from sandtable.games.demo.officer import Officer

    def fails(*_: object) -> None:
        raise RuntimeError("lost its nerve")

    monkeypatch.setattr(Officer, "choose", fails)
    series = simulate("demo", "duel", games=3, players=["officer", "random"], seed=7)
    assert [each.seed for each in series.failures] == [7, 8, 9]
    assert "lost its nerve" in series.failures[0].text
    assert "Failures: 3" in report(series)


def test_a_report_has_command_seeds_and_interval_and_is_replaced_in_place(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    for games in (4, 6):
        write_report(page, simulate("demo", "duel", games=games, players=["random", "random"], seed=1))
    write_report(page, simulate("demo", "duel", games=4, players=["officer", "random"], seed=1))
    text = page.read_text()
    assert text.count("## duel: random against random") == 1
    assert "--games 6 --players random,random --seed 1" in text
    assert text.count("## ") == 2


def test_wilson() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(100, 100)[1] == pytest.approx(1.0)


def test_figures_are_there() -> None:
    names = [each.name for each in scenario_figures(game("demo"), "duel", 0.05, 1000.0)]
    parts = ("decisions with a choice", "clone", "picture", "knowledge", "replay of an entry", "reading a match file")
    for part in parts:
        assert any(part in name for name in names)
    assert callable(bench)


def test_the_environment_keeps_pettingzoos_contract() -> None:
    from pettingzoo.test import api_test

    from sandtable.lab.pettingzoo import SandtableEnv

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(SandtableEnv("demo", "duel"), num_cycles=300)
