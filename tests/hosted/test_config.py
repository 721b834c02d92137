"""The settings of a service: what is wrong is named with its line, all of it at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.data import DataError
from sandtable.server.hosting import config

GOOD = """
[service]
address = "https://play.example.org"

[database]
address = "postgresql://sandtable@localhost/sandtable"

[serve]
proxies = ["127.0.0.1", "10.0.0.0/8"]
"""


def settings(tmp_path: Path, text: str) -> config.Config:
    (tmp_path / "sandtable.toml").write_text(text)
    return config.read(tmp_path / "sandtable.toml")


def test_what_is_not_said_has_a_value(tmp_path: Path) -> None:
    found = settings(tmp_path, GOOD)
    assert found.host == "play.example.org" and found.serve.port == 8001 and found.work.processes == 2
    assert found.serve.proxies == ("127.0.0.1", "10.0.0.0/8")


def test_the_environment_may_name_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(config.ADDRESS, "postgresql://other/db")
    found = settings(tmp_path, '[service]\naddress = "http://127.0.0.1:8000"\n')
    assert found.database.address == "postgresql://other/db"


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("https://play.example.org", "play.example.org", "3: service.address: an address like"),
        ("https://play.example.org", "http://play.example.org", "3: service.address: only https"),
        ("postgresql://sandtable@localhost/sandtable", "mysql://x", "6: database.address: the database has an address"),
        ('"127.0.0.1", ', '"proxy", ', "9: serve.proxies[0]: 'proxy' is no address"),
        ("proxies", "proxy", "9: serve.proxy: unknown key"),
        ("[serve]", "[serve]\nport = 0", "9: serve.port:"),
        ("[service]", "[service", "2: "),
    ],
)
def test_mistakes_are_named(tmp_path: Path, before: str, after: str, told: str) -> None:
    with pytest.raises(DataError) as wrong:
        settings(tmp_path, GOOD.replace(before, after))
    assert f"sandtable.toml:{told}" in str(wrong.value)
