"""What MkDocs needs to know about this repository (`mkdocs.yml` names it as a hook).

README, CONTRIBUTING, SECURITY and CHANGELOG stand in the root, where people look for them; the site shows the same
files. Links between them and the pages in `docs` are written for the repository and turned for the site; those to files
that are no pages (a source folder, the licence) become plain words.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
SHARED = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
FENCE = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)


def on_files(files: Files, config: Any) -> Files:
    """The files of the root join the pages."""
    for source, name in SHARED.items():
        text = (ROOT / source).read_text("utf-8")
        files.append(File.generated(config, name, content=turned(text, source, name)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    name = page.file.src_uri
    return markdown if name in SHARED.values() else turned(markdown, f"docs/{name}", name)


def turned(text: str, source: str, name: str) -> str:
    """The same page with its links as the site has them; code stays as it is."""

    def link(found: re.Match[str]) -> str:
        picture, words, target, anchor = found.groups()
        if re.match(r"[a-z]+:", target):
            return found[0]
        wanted = os.path.normpath(Path(source).parent / target).replace(os.sep, "/")
        if not (ROOT / wanted).exists():
            return found[0]
        inside = SHARED.get(wanted) or (wanted.removeprefix("docs/") if wanted.startswith("docs/") else "")
        if not inside or (ROOT / wanted).is_dir():
            return words
        return f"{picture}[{words}]({os.path.relpath(inside, Path(name).parent)}{anchor or ''})"

    parts = FENCE.split(text)
    return "".join(part if part.startswith("```") else LINK.sub(link, part) for part in parts)
