"""The package as people install it: built from a clean export, in an empty environment, on a machine without Node."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from environment import installed, uv
from server.conftest import Server

ROOT = Path(__file__).parents[2]
GAMES = {"blitzkrieg", "barbarossa", "europe", "operation"}
LIMIT = 1500
"""Seconds. Alone this takes half a minute; it builds, installs and starts, and must pass on a machine full of work."""

ALL_LOADED = """
import importlib, pkgutil, sandtable.server
for found in pkgutil.walk_packages(sandtable.server.__path__, "sandtable.server."):
    if not found.name.endswith(".env") and ".versions" not in found.name:
        importlib.import_module(found.name)
"""

pytestmark = pytest.mark.timeout(LIMIT)


@pytest.fixture
def export(tmp_path: Path) -> Path:
    """The files under version control and nothing else, as `git archive` gives them; those of the working tree."""
    folder = tmp_path / "export"
    if not (ROOT / ".git").exists():
        made = shutil.ignore_patterns(".*_cache", ".venv", "node_modules", "__pycache__", "static", "citations.json")
        shutil.copytree(ROOT, folder, ignore=made)
        return folder
    call = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(call, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def built(kind: str, source: Path, out: Path, path: str | None = None) -> Path:
    """A wheel or an sdist from a folder or an sdist."""
    done = uv("build", f"--{kind}", "--python", sys.executable, "--out-dir", out, source, path=path)
    assert done.returncode == 0, done.stderr
    (made,) = (each for each in out.iterdir() if each.suffix in (".whl", ".gz"))
    return made


def _check_what_a_service_needs(wheel: Path, folder: Path) -> None:
    """Every module of a service loads where nothing is installed but what `[hosting]` names: what tests need besides
    would hide that something is missing."""
    programs = installed(folder, f"{wheel}[hosting]", "--constraint", ROOT / "requirements" / "dev.txt")
    done = subprocess.run([programs / "python", "-c", ALL_LOADED], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_from_a_clean_export_to_a_turn_against_the_computer(export: Path, tmp_path: Path) -> None:
    """Built where there is Node, by way of the sdist; installed and played where there is none."""
    if (ROOT / "web" / "node_modules").exists():  # else the build asks npm for them
        (export / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    sdist = built("sdist", export, tmp_path / "sdist")
    wheel = built("wheel", sdist, tmp_path / "wheel", path="/nowhere")
    programs = installed(tmp_path / "venv", wheel, "--constraint", ROOT / "requirements" / "play.txt")
    env = {"HOME": str(tmp_path), "PATH": str(programs)}
    shown = subprocess.run([programs / "sandtable", "rules", "blitzkrieg", "8.2.4"], env=env, capture_output=True)
    assert b"tests/games/blitzkrieg/" in shown.stdout, "the index of citations is in the wheel"
    _check_what_a_service_needs(wheel, tmp_path / "hosting")
    server = Server(tmp_path / "home", env=env, cwd=tmp_path, program=(str(programs / "sandtable"),))
    server.start()
    try:
        page = httpx.get(f"{server.base}/", timeout=60).text
        script = page.split('src="./')[1].split('"')[0]
        assert httpx.get(f"{server.base}/{script}", timeout=60).headers["content-type"].startswith("text/javascript")
        games = httpx.get(f"{server.base}/api/games", timeout=60).json()
        assert {each["id"] for each in games} >= GAMES
        play_a_turn(server)
    finally:
        server.stop()


def play_a_turn(server: Server) -> None:
    """Hannut against the computer, until both have moved and it is one's own turn again."""
    match = server.new("person", "officer", game="blitzkrieg", scenario="hannut", seed="7")
    mine = match["seats"][0]["seat"]
    live = server.live(match, mine)
    live.say("pace", ms=0)
    moved: set[str] = set()
    for _ in range(300):
        live.until(lambda state: state["asks"])
        moved = {line["seat"] for line in live.log if line["seat"]}
        if len(moved) == 2:
            break
        live.act(mine, live.ask(mine)["options"][0]["action"])
    assert moved == {seat["seat"] for seat in match["seats"]}


def test_without_node_and_without_pages_nothing_is_built(export: Path, tmp_path: Path) -> None:
    done = uv("build", "--wheel", "--python", sys.executable, "--out-dir", tmp_path / "out", export, path="/nowhere")
    assert done.returncode != 0
    assert "its pages are not built, and there is no Node to build them" in done.stderr
    assert not list((tmp_path / "out").glob("*.whl"))


def test_an_sdist_without_pages_is_refused(export: Path, tmp_path: Path) -> None:
    (export / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: sandtable\nVersion: 0.1.0\n")
    done = uv("build", "--wheel", "--python", sys.executable, "--out-dir", tmp_path / "out", export)
    assert done.returncode != 0
    assert "src/sandtable/server/static/index.html is missing from this sdist" in done.stderr


def test_an_editable_install_needs_no_pages(export: Path, tmp_path: Path) -> None:
    programs = installed(tmp_path / "venv", "--no-deps", "--editable", export)
    code = "import sandtable; print(sandtable.__file__)"
    shown = subprocess.run([programs / "python", "-I", "-c", code], capture_output=True, text=True)
    assert shown.stdout.startswith(str(export))
    assert not (export / "src" / "sandtable" / "server" / "static").exists()
