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
