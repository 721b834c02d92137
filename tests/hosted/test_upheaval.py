"""Races, kills and cut connections: what is acknowledged counts, once."""

from __future__ import annotations

import re
from pathlib import Path

from databases import apart
from sandtable.kernel.record import Act, parse_record
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Hosted
from sandtable.lab.races import race
from sandtable.lab.upheaval import Upheaval, computers_played, upheaval


def test_of_two_who_answer_one_question_at_two_processes_one_wins(service: Hosted, tmp_path: Path) -> None:
    one, two = service.of("serve")
    found = apart(lambda: race(one, two, 60))
    assert (found.one, found.both, found.none) == (60, 0, 0)
    words = [word for match in found.acknowledged for word in ("--match", match)]
    done = service.command("admin", "export", str(tmp_path), *words)
    assert done.returncode == 0, done.stderr
    for match, acknowledged in found.acknowledged.items():
        entries = parse_record((tmp_path / f"{match}.json").read_bytes()).entries
        assert [each.what.action for each in entries if isinstance(each.what, Act)] == acknowledged


def test_kills_and_cut_connections_lose_nothing(service: Hosted, postgres: Cluster, tmp_path: Path) -> None:
    found = apart(lambda: upheaval(service, postgres, Upheaval(4, 6), tmp_path))
    assert found.acknowledged >= 20 and not found.bad_files
    assert (found.lost, found.double) == (0, 0)
    assert computers_played(tmp_path) > 0
    assert not re.search(r'"level":\s*"critical"', service.logged()), "a process that is killed may end within a line"
