"""The API page, and calls made up from it: nothing answers with a server error."""

from __future__ import annotations

from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from server.conftest import Server

CHECKED = settings(
    max_examples=6,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)


def _call(operation: Any) -> None:
    @CHECKED
    @given(data=st.data())
    def call(data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy())
        answer = case.call()
        assert answer.status_code < 500, (case.method, case.path, answer.text)

    call()


def test_no_call_gives_a_server_error(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.base}/api/schema/openapi.json")
    count = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        _call(found.ok())
        count += 1
    assert count >= 15
    assert httpx.get(f"{server.base}/api/matches").status_code == 200
