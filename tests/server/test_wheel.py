"""The wheel carries the built client: an installed Sandtable needs no Node."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from sandtable.lab.served import Served

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What an installer would put into site-packages."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [
        str(Path(sys.executable).parent / "uv"),
        "build",
        "--wheel",
        "--quiet",
        "--out-dir",
        str(folder),
        str(ROOT),
    ]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


@pytest.mark.long
def test_the_wheel_holds_pages_boards_texts_and_data(installed: Path) -> None:
    static = installed / "sandtable" / "server" / "static"
    assert (static / "index.html").is_file()
    names = [file.name for file in (static / "assets").iterdir()]
    for game in ("blitzkrieg", "barbarossa", "europe", "operation"):
        assert any(name.startswith(f"{game}-") and name.endswith(".js") for name in names)
        assert list((installed / "sandtable" / "games" / game / "text").glob("en.ftl"))
    assert not list(installed.rglob("node_modules"))


@pytest.mark.long
def test_the_wheel_plays_without_node(installed: Path, tmp_path: Path) -> None:
    words = {"PYTHONPATH": str(installed), "PATH": "/nowhere"}
    where = "import sandtable; print(sandtable.__file__)"
    told = subprocess.run([sys.executable, "-c", where], env=words, cwd=tmp_path, capture_output=True, text=True)
    assert told.stdout.startswith(str(installed))
    kept = {name: value for name, value in os.environ.items() if name == "HOME"}
    server = Served(tmp_path / "home", {**kept, **words}, tmp_path)
    server.start()
    try:
        page = httpx.get(f"{server.address}/").text
        script = page.split('src="./')[1].split('"')[0]
        assert httpx.get(f"{server.address}/{script}").headers["content-type"].startswith("text/javascript")
        games = httpx.get(f"{server.address}/api/games", timeout=60).json()
        assert {"blitzkrieg", "barbarossa", "europe", "operation"} <= {game["id"] for game in games}
    finally:
        server.stop()
