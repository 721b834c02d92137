"""The own network: exactly the address that was opened lets guests in, as long as it is open, and nothing else does."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sandtable.kernel import SandtableError
from sandtable.server.web import network
from sandtable.server.web.network import Network, addresses, check_address
from server.conftest import LAN, PATIENCE, Server


def turn(server: Server, open: bool, address: str = LAN) -> httpx.Response:
    place = f"{server.base}/api/network"
    return httpx.put(place, json={"address": address}, timeout=PATIENCE) if open else httpx.delete(place)


def reached(server: Server, address: str) -> bool:
    try:
        socket.create_connection((address, server.port), timeout=PATIENCE).close()
    except ConnectionRefusedError:
        return False
    return True


def test_it_is_closed_until_it_is_opened_and_again_afterwards(server: Server) -> None:
    assert reached(server, "127.0.0.1") and not reached(server, LAN)
    found = turn(server, True).json()
    assert found["open"] and found["link"]["address"] == f"http://{LAN}:{server.port}/"
    assert found["link"]["qr"].startswith("<svg")
    assert reached(server, LAN) and not reached(server, "127.0.0.3")
    turn(server, True).raise_for_status()
    assert not turn(server, False).json()["open"]
    assert reached(server, "127.0.0.1") and not reached(server, LAN)


def test_closing_cuts_off_who_came_in_by_it(server: Server) -> None:
    turn(server, True).raise_for_status()
    kept = httpx.Client(base_url=f"http://{LAN}:{server.port}", timeout=PATIENCE)
    assert kept.get("/api/lobby").json()["host"] is False
    with (
        connect(f"ws://127.0.0.1:{server.port}/api/lobby/live") as here,
        connect(f"ws://{LAN}:{server.port}/api/lobby/live?name=Anna") as there,
    ):
        turn(server, False).raise_for_status()
        with pytest.raises(ConnectionClosed):
            while True:
                there.recv(PATIENCE)
        with pytest.raises(httpx.TransportError):
            kept.get("/api/lobby")
        assert here.ping().wait(PATIENCE), "who came by this machine stays"


@pytest.mark.parametrize(
    ("by", "host", "welcome"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "localhost", True),
        ("127.0.0.1", LAN, False),
        ("127.0.0.1", "192.168.1.24", False),
        (LAN, LAN, True),
        (LAN, "127.0.0.1", False),
        (LAN, "localhost", False),
        (LAN, "evil.example", False),
        (LAN, f"{LAN}.evil.example", False),
        (LAN, "", False),
    ],
)
def test_each_address_is_called_by_its_own_names(server: Server, by: str, host: str, welcome: bool) -> None:
    turn(server, True).raise_for_status()
    try:
        answer = httpx.get(f"http://{by}:{server.port}/api/games", headers={"Host": f"{host}:{server.port}"})
        assert answer.status_code == (200 if welcome else 403), answer.text
    finally:
        turn(server, False)


def test_a_page_of_the_one_address_cannot_call_the_other(server: Server) -> None:
    """A guest's page in the host's browser is not the host."""
    turn(server, True).raise_for_status()
    try:
        guests, hosts = f"http://{LAN}:{server.port}", server.base
        assert httpx.get(f"{hosts}/api/matches", headers={"Origin": guests}).status_code == 403
        assert httpx.get(f"{guests}/api/games", headers={"Origin": hosts}).status_code == 403
        assert httpx.get(f"{guests}/api/games", headers={"Origin": guests}).status_code == 200
        address = f"ws://127.0.0.1:{server.port}/api/lobby/live"
        with pytest.raises(InvalidStatus), connect(address, origin=Origin(guests)):
            pass
    finally:
        turn(server, False)


def test_what_a_guest_says_of_where_it_comes_from_counts_for_nothing(server: Server) -> None:
    turn(server, True).raise_for_status()
    try:
        for name in ("X-Forwarded-For", "X-Real-IP", "Forwarded", "X-Forwarded-Host"):
            answer = httpx.get(f"http://{LAN}:{server.port}/api/matches", headers={name: "127.0.0.1"})
            assert answer.status_code == 403
    finally:
        turn(server, False)


@pytest.mark.parametrize("address", ["8.8.8.8", "0.0.0.0", "127.0.0.1", "::", "example.org", "10.0.0", "10.99.99.99"])
def test_only_an_own_address_of_a_home_network_is_opened(server: Server, address: str) -> None:
    answer = turn(server, True, address)
    assert answer.status_code == 409 and answer.json()["error"]["text"]
    assert not httpx.get(f"{server.base}/api/lobby").json()["network"]["open"]


def test_addresses_are_private_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SANDTABLE_ADDRESS", raising=False)
    monkeypatch.setattr(network, "FAR", ())
    monkeypatch.setattr(
        socket, "gethostbyname_ex", lambda _: ("x", [], ["127.0.1.1", "9.9.9.9", "192.168.1.24", "10.0.0.7"])
    )
    assert addresses() == ["192.168.1.24", "10.0.0.7"]
    with pytest.raises(SandtableError, match="--address"):
        check_address("")


def test_a_closed_network_has_no_names_for_guests() -> None:
    assert Network(1).hosts("192.168.1.24") == frozenset()


def test_the_host_sees_who_came_in(server: Server) -> None:
    turn(server, True).raise_for_status()
    try:
        phone = {"User-Agent": "Mozilla/5.0 (Linux; Android 15) Mobile Safari"}
        with connect(f"ws://{LAN}:{server.port}/api/lobby/live?name=Anna%1b[2J", additional_headers=phone):
            here = httpx.get(f"{server.base}/api/lobby").json()["here"]
        assert [(each["name"], each["device"], each["presence"]) for each in here if each["presence"] == "here"] == [
            ("Anna [2J", "phone", "here")
        ]
    finally:
        turn(server, False)


def test_nobody_is_several_people_by_saying_so(server: Server) -> None:
    """There is no proxy at home: who calls is whoever the connection says, and so sockets are counted by that."""
    turn(server, True).raise_for_status()
    place = f"ws://{LAN}:{server.port}/api/lobby/live?name=Bela"
    try:
        with (
            connect(place, additional_headers={"X-Forwarded-For": "10.0.0.1"}),
            connect(place, additional_headers={"X-Forwarded-For": "10.0.0.2"}),
        ):
            here = httpx.get(f"{server.base}/api/lobby").json()["here"]
        assert [each["name"] for each in here].count("Bela") == 1
    finally:
        turn(server, False)


def test_from_the_command_line_it_prints_address_and_picture(tmp_path: Path) -> None:
    """And who comes, on the host's console."""
    server = Server(tmp_path, lan=LAN)
    command = [sys.executable, "-m", "sandtable", "play", "--port", str(server.port), "--no-browser"]
    command += ["--lan", "--address", LAN]
    env = {**server._env, "PYTHONUNBUFFERED": "1"}
    running = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    try:
        assert running.stdout is not None
        told = ""
        while f"Open to your network: http://{LAN}:{server.port}/" not in told:
            told = running.stdout.readline()
            assert told, "it ended"
        assert any("▄" in running.stdout.readline() for _ in range(5))
        with connect(f"ws://{LAN}:{server.port}/api/lobby/live?name=Anna"):
            while "Anna (computer) is here." not in told:
                told = running.stdout.readline()
    finally:
        running.terminate()
        running.wait(PATIENCE)


def test_an_address_that_is_not_ours_is_named_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sandtable", "play", "--no-browser", "--port", "0", "--lan", "--address"]
    for address, part in (("10.99.99.99", "not an address of this machine"), ("8.8.8.8", "home network")):
        env = {**Server(tmp_path)._env}
        done = subprocess.run(
            [*command, address], env=env, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        assert done.returncode == 2 and part in " ".join(done.stderr.split())
