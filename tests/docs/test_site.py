"""`make docs`: the site is built without a warning, and its pages link to pages and headings that are in it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

from docs.markdown import ROOT

WANTED = ("first-match", "kernel", "api", "reference/kernel", "reference/match", "rules/operation", "rulings/europe")


@pytest.mark.timeout(900)
def test_the_site_is_built_and_hangs_together(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    env = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(call, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert [page for page in WANTED if not (tmp_path / f"{page}.html").is_file()] == []
    assert 'id="sandtable.match.Match.play"' in (tmp_path / "reference" / "match.html").read_text("utf-8")
    assert broken(tmp_path) == []


def broken(site: Path) -> list[str]:
    """Links and pictures of the built pages that lead nowhere."""
    pages = {page: page.read_text("utf-8") for page in site.rglob("*.html") if page.name != "404.html"}
    ids = {page: set(re.findall(r'\bid="([^"]+)"', text)) for page, text in pages.items()}
    found = []
    for page, text in pages.items():
        for link in set(re.findall(r'\b(?:href|src)="([^"]+)"', text)):
            if re.match(r"[a-z]+:|//", link):
                continue
            target, anchor = urldefrag(unquote(link))
            file = Path(os.path.normpath(page.parent / target)) if target else page
            file = file / "index.html" if file.is_dir() else file
            if not file.is_file() or (anchor and file in ids and anchor not in ids[file] and anchor != "__skip"):
                found.append(f"{page.relative_to(site)}: {link}")
    return sorted(found)
