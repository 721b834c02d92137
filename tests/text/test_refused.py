"""What a service refuses is said in the reader's language: every key that the server names has words in all three."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import sandtable.server
from sandtable.kernel.errors import NotFound, RuleError
from sandtable.server.web.mistakes import explained
from sandtable.server.wire.refused import missing, refused
from sandtable.text.catalogue import keys

SOURCE = Path(sandtable.server.__file__).parent
ALSO = {"sign-in", "not-kept", "failed"}
"""Keys of mistakes that any call may answer with (`web/mistakes.py`)."""


def named() -> set[str]:
    texts = [file.read_text("utf-8") for file in SOURCE.rglob("*.py")]
    trees = [ast.parse(text) for text in texts if "sandtable.server.wire.refused import" in text]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    ours = [each for each in calls if isinstance(each.func, ast.Name) and each.func.id in ("refused", "missing")]
    assert all(isinstance(each.args[0], ast.Constant) for each in ours), "the key stands where it is refused"
    return ALSO | {str(each.args[0].value) for each in ours if isinstance(each.args[0], ast.Constant)}


@pytest.mark.parametrize("language", ["en", "hu", "de"])
def test_every_refusal_of_the_server_has_words(language: str) -> None:
    found = named() - {key for key in named() if f"refuse-{key}" in keys(language, "")}
    assert len(named()) > 30 and not found


def test_a_refusal_is_told_by_its_key_and_in_english() -> None:
    status, said = explained(refused("password-short", least=8))
    assert (status, said.key, said.args) == (409, "password-short", {"least": 8})
    assert said.text.startswith("A password has at least 8 characters")
    gone = missing("nobody-called", name="heron")
    assert isinstance(gone, NotFound) and isinstance(gone, RuleError)
    status, said = explained(gone)
    assert (status, said.key, said.text) == (404, "nobody-called", "Nobody is called heron here.")
