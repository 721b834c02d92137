"""What an operator does: the proxy, the units, health and figures, roles, files, backup and restore."""

from __future__ import annotations

import configparser
import json
import ssl
from pathlib import Path

import httpx
import pytest
from prometheus_client import CollectorRegistry
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from databases import EMPTY, apart
from hosted.conftest import Players, new
from sandtable.cli.app import app
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Hosted
from sandtable.lab.proxy import proxied
from sandtable.lab.served import free_port
from sandtable.server.hosting import config, logs
from sandtable.server.hosting.calls import OWN_CALLS
from sandtable.server.hosting.health import PLACES, Health
from sandtable.server.hosting.proxies import Proxied
from sandtable.server.web.app import COMMON
from server.conftest import PATIENCE
from server.test_headers import SCHEMA, must_protect, places
from server.test_hostile import must_be_mistake

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
TLS = ssl._create_unverified_context()


def test_the_site_of_nginx_carries_a_match(service: Hosted, tmp_path: Path) -> None:
    """With TLS outside, both seats at one process, and nothing of a key in its log."""
    ports = [each.port for each in service.of("serve")]
    with proxied(tmp_path / "nginx", DEPLOY / "nginx" / "sandtable.conf", ports) as proxy:
        outside = f"https://127.0.0.1:{proxy.secure}"
        asking = httpx.Client(verify=TLS, timeout=PATIENCE)
        kinds = [{"kind": "person"}, {"kind": "computer", "level": "random"}]
        body = {"game": "demo", "scenario": "duel", "players": kinds}
        made = asking.post(f"{outside}/api/matches", json=body, headers={"origin": outside})
        assert made.status_code == 201, made.text
        match = made.json()
        key = match["seats"][0]["key"]
        address = f"wss://127.0.0.1:{proxy.secure}/api/matches/{match['id']}/live?key={key}"
        with connect(address, ssl=TLS, origin=Origin(outside), max_size=None) as live:
            state = json.loads(live.recv(PATIENCE))
            number = state["asks"][0]["number"]
            said = {"type": "act", "ref": "a", "seat": "red", "number": number, "action": "pack 2"}
            live.send(json.dumps(said))
            while json.loads(live.recv(PATIENCE)).get("ref") != "a":
                pass
        with pytest.raises(InvalidStatus), connect(address, ssl=TLS, origin=Origin("https://elsewhere.example")):
            pass
        for path in ("/healthz", "/readyz", "/metrics"):
            assert asking.get(outside + path).status_code == 404
        assert asking.get(f"{outside}/").status_code in (200, 503)
        assert asking.get(f"{outside}/api/games", headers={"host": "elsewhere.example"}).status_code in (403, 404, 421)
        logged = proxy.logged()
        assert f"/api/matches/{match['id']}/live" in logged and key not in logged and key not in service.logged()


def test_a_process_that_is_away_leaves_no_key_in_the_log_of_nginx(tmp_path: Path) -> None:
    with proxied(tmp_path / "nginx", DEPLOY / "nginx" / "sandtable.conf", [free_port()]) as proxy:
        address = f"{proxy.address}/api/matches/abc/live?key=a-secret-key"
        assert httpx.get(address, timeout=PATIENCE).status_code == 502
        assert "/api/matches/abc/live" in proxy.logged() and "a-secret-key" not in proxy.logged()


def test_the_units_call_commands_that_are_there() -> None:
    units = sorted((DEPLOY / "systemd").glob("*.service"))
    assert len(units) == 4
    for unit in units:
        parser = configparser.RawConfigParser(strict=False)
        parser.optionxform = str  # type: ignore[assignment,method-assign]
        parser.read_string(unit.read_text("utf-8"))
        command = parser["Service"]["ExecStart"].split("/opt/sandtable/bin/sandtable ")[1].split(" --config")[0]
        done = CliRunner().invoke(app, [*command.split(), "--help"])
        assert done.exit_code == 0 and "--config" in done.output, unit.name
        assert parser["Service"]["User"] == "sandtable" and parser["Service"]["NoNewPrivileges"] == "yes"


def test_the_settings_that_are_shipped_are_good() -> None:
    found = config.read(DEPLOY / "sandtable.toml")
    assert found.host == "play.example.org" and found.serve.proxies == ("127.0.0.1",)


def test_health_and_figures_are_told_to_the_process_itself_alone(service: Hosted, players: Players) -> None:
    for process in service.processes:
        assert httpx.get(f"{process.address}/healthz", timeout=PATIENCE).json() == {"ready": True}
        figures = httpx.get(f"{process.address}/metrics", timeout=PATIENCE).text
        assert "sandtable_loop_lag_seconds" in figures and "process_resident_memory_bytes" in figures
    serving = service.of("serve")[0]
    match = new(serving, "person", "person")
    players(serving, match, "red").act("red", "pack 2")
    figures = httpx.get(f"{serving.address}/metrics", timeout=PATIENCE).text
    count = next(line for line in figures.splitlines() if line.startswith("sandtable_act_seconds_count"))
    assert float(count.split()[1]) >= 1 and 'sandtable_act_seconds_bucket{le="+Inf"}' in figures
    through = httpx.get(f"{serving.address}/metrics", headers={"x-forwarded-for": "192.0.2.1"}, timeout=PATIENCE)
    assert "sandtable_act_seconds" not in through.text


def test_every_route_of_a_service_answers_with_the_protections(service: Hosted) -> None:
    """Each call of the service, what is told to the process itself, and the small ports of those who work and tend."""
    paths = [*places((*COMMON, *OWN_CALLS)), *SCHEMA, "/nowhere"]
    assert must_protect(service.of("serve")[0].address, paths) > 300
    for process in service.processes:
        must_protect(process.address, (*PLACES, "/nowhere"))


def test_what_cannot_be_told_of_a_process_is_told_in_the_shape_of_all_mistakes() -> None:
    """Nothing of it is a bare answer: the sentence, and the protections."""

    async def broken() -> str:
        raise RuntimeError("no table")

    asking = httpx.AsyncClient(transport=httpx.ASGITransport(Health(None, broken, CollectorRegistry())))  # type: ignore[arg-type]

    async def asked(path: str) -> httpx.Response:
        return await asking.get(f"http://127.0.0.1{path}")

    must_be_mistake(apart(lambda: asked("/readyz")), 500)
    must_be_mistake(apart(lambda: asked("/nowhere")), 404)


def test_one_of_those_who_tend_leads(service: Hosted) -> None:
    figures = httpx.get(f"{service.of('tend')[0].address}/metrics", timeout=PATIENCE).text
    assert "sandtable_leads 1.0" in figures


def test_a_proxy_is_believed_and_nobody_else() -> None:
    trusted = Proxied(lambda *_: None, ("127.0.0.1", "10.0.0.0/8"))  # type: ignore[arg-type]

    def caller(peer: str, chain: str, proto: str = "https") -> tuple[str, str, list[bytes]]:
        headers = [(b"x-forwarded-for", chain.encode()), (b"x-forwarded-proto", proto.encode()), (b"host", b"x")]
        scope = {"type": "http", "client": (peer, 5), "scheme": "http", "headers": headers}
        found = trusted._understood(scope)  # type: ignore[arg-type]
        return found["client"][0], found["scheme"], [name for name, _ in found["headers"]]  # type: ignore[index]

    assert caller("127.0.0.1", "192.0.2.7") == ("192.0.2.7", "https", [b"host"])
    assert caller("127.0.0.1", "6.6.6.6, 192.0.2.7, 10.1.1.1")[0] == "192.0.2.7"
    assert caller("192.0.2.9", "1.2.3.4") == ("192.0.2.9", "http", [b"host"])
    assert caller("127.0.0.1", "nonsense")[0] == "127.0.0.1"
    assert caller("127.0.0.1", "")[0] == "127.0.0.1"


@pytest.mark.parametrize(
    "line",
    [
        "GET /live?key=SECRET&lang=en", "cookie: SECRET", '{"password": "SECRET"}', "postgresql://me:SECRET@db/x",
        "https://play.example.org/#/join/SECRET", "Authorization: Bearer SECRET", "watch=SECRET", "token='SECRET'",
    ],
)  # fmt: skip
def test_logs_hold_no_secrets(line: str) -> None:
    assert "SECRET" not in logs.without_secrets(line)
    assert logs.without_secrets("Match 4af1 was opened again at entry 12") == "Match 4af1 was opened again at entry 12"


def test_admin_lists_closes_exports_and_takes_in(service: Hosted, players: Players, tmp_path: Path) -> None:
    serving = service.of("serve")[0]
    match = new(serving, "person", "person", title="The ford")
    players(serving, match, "red").act("red", "pack 2")
    done = service.command("admin", "matches", "--json")
    assert done.returncode == 0, done.stderr
    assert next(each for each in json.loads(done.stdout) if each["id"] == match["id"])["title"] == "The ford"
    done = service.command("admin", "export", str(tmp_path), "--match", match["id"])
    assert done.returncode == 0, done.stderr
    done = service.command("admin", "import", str(tmp_path / f"{match['id']}.json"), "--json")
    assert done.returncode == 0, done.stderr
    taken = json.loads(done.stdout)
    seats = [{"seat": seat, "key": key} for seat, key in taken["keys"].items()]
    again = players(serving, {"id": taken["match"], "seats": seats}, "red")
    again.act("red", "pack 1")
    assert service.command("admin", "close-match", taken["match"]).returncode == 0
    assert again.next("error")["key"] == "no-match"
    for words in (("role", "nobody", "moderator"), ("role", "nobody", "king"), ("close-match", "nothing")):
        done = service.command("admin", *words)
        assert done.returncode == 2 and "Traceback" not in done.stderr, done.stderr
    assert service.command("admin", "vacuum").returncode == 0


def test_a_backup_is_put_back_and_plays_on(service: Hosted, postgres: Cluster, tmp_path: Path) -> None:
    match = new(service.of("serve")[0], "person", "person")
    file = tmp_path / "today.dump"
    done = service.command("admin", "backup", str(file))
    assert done.returncode == 0 and file.stat().st_size > 1000, done.stderr
    assert file.stat().st_mode & 0o077 == 0, "it holds every secret: nobody else reads it"
    assert service.command("admin", "backup", str(file)).returncode == 2, "a backup is not written over"
    assert service.command("admin", "restore", str(file)).returncode == 2, "the database in use is not written over"
    scratch = {config.ADDRESS: postgres.make("scratch")}
    try:
        done = service.command("admin", "restore", str(file), env=scratch)
        assert done.returncode == 0, done.stderr
        assert match["id"] in postgres.ask("SELECT id FROM matches", "scratch")
        done = service.command("admin", "check", "--matches", "20", env=scratch)
        assert done.returncode == 0 and ", 0 wrong" in done.stdout, done.stdout + done.stderr
        postgres.ask("UPDATE entries SET body = replace(convert_from(body, 'UTF8'), 'begin', 'draw')::bytea "
                     f"WHERE match = '{match['id']}' AND number = 0", "scratch")  # fmt: skip
        assert service.command("admin", "check", "--matches", "100000", env=scratch).returncode == 1
    finally:
        postgres.ask("DROP DATABASE scratch WITH (FORCE)")


def test_a_database_without_tables_is_named_and_migrated(service: Hosted, postgres: Cluster) -> None:
    bare = {config.ADDRESS: postgres.make("bare")}
    try:
        done = service.command("serve", env=bare)
        assert done.returncode == 2 and "sandtable migrate" in done.stderr, done.stderr
        done = service.command("migrate", env=bare)
        assert done.returncode == 0 and "was empty and is at step" in done.stdout, done.stderr
        assert postgres.ask("SELECT count(*) FROM rules", "bare") == postgres.ask("SELECT count(*) FROM rules", EMPTY)
    finally:
        postgres.ask("DROP DATABASE bare WITH (FORCE)")
