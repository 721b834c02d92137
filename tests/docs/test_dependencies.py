"""Every dependency has its reason on the page, and every reason its dependency."""

from __future__ import annotations

import json
import re
import tomllib

from docs.markdown import ROOT


def declared() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [each for group in project["optional-dependencies"].values() for each in group]
    python = {re.split(r"[\[<>=~! ]", each)[0] for each in [*project["dependencies"], *extras]}
    web = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    return python | {*web["dependencies"], *web["devDependencies"]}


def test_the_page_names_the_reason_for_each() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    reasons = dict(re.findall(r"^\| `([^`]+)` \| (?:`.*` \| )?([^|]+?) \|", page, re.MULTILINE))
    assert set(reasons) == declared()
    assert [name for name, why in reasons.items() if len(why) < 5] == []


def test_the_version_has_one_source() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project and "version" in project["dynamic"]
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
