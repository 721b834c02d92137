"""The packages of the server import one way only: each may use those before it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import sandtable.server

ROOT = Path(sandtable.server.__file__).parent
ORDER = ("wire", "store", "paces", "people", "workers", "rooms", "finding", "learning", "web", "hosting")
EXTRA = ("asyncpg", "alembic", "sqlalchemy", "prometheus_client", "argon2", "webauthn", "cryptography", "aiosmtplib")
"""What only a service needs."""
NOT_AT_HOME = ("hosting", "people", "finding")
AT_HOME = {"sandtable.server.people", "sandtable.server.people.names"}
"""Names are made plain in the same way everywhere."""
STARTED = """
import importlib, sys, tempfile
from pathlib import Path
import sandtable.cli
from sandtable.server.web.network import Network
importlib.import_module("sandtable.server.run")._server(Path(tempfile.mkdtemp()), Network(), "")
print(*sys.modules)
"""


def test_each_package_uses_only_those_before_it() -> None:
    assert {each.parent.name for each in ROOT.glob("*/__init__.py")} == set(ORDER)
    for place, package in enumerate(ORDER):
        for file in (ROOT / package).glob("*.py"):
            used = set(re.findall(r"from sandtable\.server\.(\w+)", file.read_text("utf-8"))) & set(ORDER)
            assert used <= set(ORDER[: place + 1]), f"{file.name} uses {used}"


def test_at_home_nothing_of_a_service_is_needed() -> None:
    """`sandtable play` starts where none of what a service needs besides is installed."""
    code = f"import sys\nsys.modules.update(dict.fromkeys({EXTRA}))\nimport sandtable.server.web.app"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def test_starting_at_home_loads_nothing_of_a_service() -> None:
    """What only a service needs would make everybody's start slower, where it is installed as well; so would both
    versions of pydantic, which Litestar loads unless it is told not to."""
    done = subprocess.run([sys.executable, "-c", STARTED], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert "sandtable.server.web.app" in loaded
    ours = {each for each in loaded if each.startswith(tuple(f"sandtable.server.{name}" for name in NOT_AT_HOME))}
    assert ours <= AT_HOME
    assert not {each.partition(".")[0] for each in loaded} & set(EXTRA)
    assert not loaded & {"pydantic.v1", "litestar.plugins.pydantic", "litestar.plugins.attrs"}
    assert "sandtable.server.store.postgres" not in loaded
