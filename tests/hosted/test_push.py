"""What goes out to addresses that people name: encrypted by the book, never inside our own network, not twice."""

from __future__ import annotations

import asyncio
import ipaddress
import json
from collections.abc import Awaitable, Callable

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from databases import apart
from hosted.test_people import SITE
from sandtable.kernel import SandtableError
from sandtable.server.people import feeds
from sandtable.server.people.carriers import Carriers
from sandtable.server.people.notices import NoticeBoard
from sandtable.server.people.outbox import Outbox
from sandtable.server.people.outward import Forbidden, checked_address, is_public, post
from sandtable.server.people.push import Signer, check_keys, encrypt, packed, unpacked
from sandtable.server.store.database import Database
from sandtable.server.wire.notices import PushPlace, SetNotices

MATCH = """INSERT INTO matches (id, title, game, scenario, created, updated, over, waiting, header, players, count,
    head, form, segments) VALUES ('m1', 'Hannut', 'demo', 'duel', now(), now(), false, '{blue}', '', '[]', 0, '', '',
    '')"""


class Service:
    """A push service, or a chat service, on this machine: keeps what it gets, and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201

    async def __aenter__(self) -> Service:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:]) if value}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append((head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Told\r\nlocation: http://127.0.0.1:1/\r\n\r\n".encode())
        await writer.drain()
        writer.close()


class Phone:
    """A browser that takes push messages, with keys of its own."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    def place(self, endpoint: str) -> PushPlace:
        return PushPlace(endpoint, packed(_point(self.key)), packed(self.auth))

    def read(self, body: bytes) -> bytes:
        """As a browser does by RFC 8291, written apart from what encrypts."""
        salt, size, width = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + width], body[21 + width :]
        assert size >= len(sealed)
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\x00" + _point(self.key) + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\x02")
        return opened[:-1]


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    numbers = key.public_key().public_numbers()
    return b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")


def test_the_printed_example_comes_out_byte_for_byte() -> None:
    """RFC 8291, section 5 and appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    made = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert packed(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru"
        "3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_signature_names_the_push_service_and_holds() -> None:
    signer, again = Signer(b"s" * 32, "https://play.example.org"), Signer(b"s" * 32, "https://play.example.org")
    assert signer.public == again.public != Signer(b"t" * 32, "").public, "all processes have one key"
    headers = signer.headers("https://push.example.net:8443/to/1", "m1")
    token, key = (part.split("=", 1)[1] for part in headers["authorization"].removeprefix("vapid ").split(", "))
    head, claims, signed = token.split(".")
    told = json.loads(unpacked(claims))
    assert told["aud"] == "https://push.example.net:8443" and told["sub"] == "https://play.example.org"
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    r, s = (int.from_bytes(unpacked(signed)[part], "big") for part in (slice(32), slice(32, 64)))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert len(headers["topic"]) == 32


@pytest.mark.parametrize(
    "address",
    [
        "http://chat.example.org/hook", "https://127.0.0.1/", "https://[::1]/", "https://10.1.2.3/", "https://[fe80::1]/",
        "https://192.168.0.7:8080/", "https://169.254.169.254/latest/meta-data", "https://100.64.0.1/",
        "https://[::ffff:127.0.0.1]/", "https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "https://0.0.0.0/",
        "https://me:secret@chat.example.org/", "ftp://chat.example.org/", "https://", "chat", "https://224.0.0.1/",
        "https://chat.example.org/\r\nx-evil: 1",
    ],
)  # fmt: skip
def test_no_address_inside_a_network_is_taken(address: str) -> None:
    with pytest.raises(Forbidden):
        checked_address(address, private=False)


def test_a_name_that_stands_for_an_inner_address_is_not_called() -> None:
    async def play() -> None:
        async with Service() as service:
            port = service.address.rsplit(":", 1)[1]
            with pytest.raises(Forbidden, match="public internet"):
                await post(f"https://localhost:{port}/", {}, b"{}", private=False)
            assert service.got == [], "nobody was called to find out"
            assert await post(f"http://localhost:{port}/", {}, b"{}", private=True) == 201

    apart(play)
    assert is_public(ipaddress.ip_address("93.184.216.34")) and not is_public(ipaddress.ip_address("::1"))


def test_keys_that_are_none_are_refused() -> None:
    good = Phone().place("https://push.example.net/1")
    check_keys(good.p256dh, good.auth)
    for wrong in (
        (good.p256dh[:-4], good.auth),
        (good.p256dh, "AAAA"),
        ("!", "!"),
        (packed(b"\x04" + b"1" * 64), good.auth),
    ):
        with pytest.raises(SandtableError):
            check_keys(*wrong)


Play = Callable[["Hall"], Awaitable[None]]


class Hall:
    """One account that is asked, a service to tell it by, and the outbox between them."""

    def __init__(self, database: Database, service: Service) -> None:
        self.database, self.service = database, service
        signer = Signer(b"s" * 32, SITE)
        self.board = NoticeBoard(database, signer, mails=False, private=True)
        self.outbox = Outbox(database, Carriers(database, self.board, None, signer, SITE, private=True).all())

    async def ask(self, query: str, *values: object) -> object:
        return await self.database.run(lambda db: db.fetchval(query, *values))

    async def turn(self) -> None:
        """The account is asked, and what is to be told of it is due."""
        await self.ask("UPDATE matches SET waiting = '{blue}'")
        await self.ask("UPDATE matches SET waiting = '{red}'")
        await self.ask("UPDATE outbox SET due = now()")


@pytest.fixture
def hall(database: str) -> Callable[[Play], None]:
    def run(what: Play) -> None:
        async def opened() -> None:
            made = Database(database)
            await made.open()
            try:
                async with Service() as service:
                    it = Hall(made, service)
                    await it.ask("INSERT INTO accounts (id, name, language) VALUES ('a', 'plover', 'de')")
                    await it.ask(MATCH)
                    await it.ask("INSERT INTO seats (match, player, account, names) VALUES ('m1', 0, 'a', '{red}')")
                    await what(it)
            finally:
                await made.close()

        apart(opened)

    return run


def test_a_browser_is_told_by_a_push_message_that_it_alone_can_read(hall: Callable[[Play], None]) -> None:
    async def play(it: Hall) -> None:
        one, two = Phone(), Phone()
        await it.board.choose("a", SetNotices({"turn": ("push",)}))
        await it.board.subscribe("a", one.place(f"{it.service.address}/one"))
        await it.board.subscribe("a", two.place(f"{it.service.address}/two"))
        await it.turn()
        assert await it.outbox.deliver() == 1
        assert [path for path, _, _ in it.service.got] == ["/one", "/two"]
        told = json.loads(one.read(it.service.got[0][2]))
        assert told == {"title": "Hannut", "body": "du bist gefragt.", "url": "/#/match/m1", "tag": "m1"}
        with pytest.raises(Exception, match=r".*"):
            two.read(it.service.got[0][2])

    hall(play)


def test_a_browser_that_was_told_is_not_told_again_when_another_failed(hall: Callable[[Play], None]) -> None:
    async def play(it: Hall) -> None:
        async with Service() as other:
            other.status = 503
            await it.board.choose("a", SetNotices({"turn": ("push",)}))
            await it.board.subscribe("a", Phone().place(f"{it.service.address}/one"))
            await it.board.subscribe("a", Phone().place(f"{other.address}/two"))
            await it.turn()
            await it.outbox.deliver()
            other.status = 201
            await it.ask("UPDATE outbox SET due = now()")
            await it.outbox.deliver()
            assert len(it.service.got) == 1 and len(other.got) == 2
            other.status = 410
            await it.ask("UPDATE seats SET seen = now() - interval '1 s'")
            await it.turn()
            await it.outbox.deliver()
            assert await it.ask("SELECT count(*) FROM push") == 1, "a browser that is gone is forgotten"

    hall(play)


def test_a_webhook_gets_one_line_and_nothing_is_followed(hall: Callable[[Play], None]) -> None:
    async def play(it: Hall) -> None:
        await it.board.choose("a", SetNotices({"turn": ("webhook",), "end": ("webhook",)}, webhook=it.service.address))
        it.service.status = 302
        await it.turn()
        await it.outbox.deliver()
        assert len(it.service.got) == 1 and await it.ask("SELECT tries FROM outbox") == 1
        it.service.status = 200
        await it.ask("UPDATE outbox SET due = now()")
        await it.outbox.deliver()
        line = json.loads(it.service.got[1][2])["text"]
        assert line == f"Hannut: du bist gefragt. {SITE}/#/match/m1"
        await it.ask("UPDATE matches SET over = true")
        await it.ask("UPDATE outbox SET due = now()")
        await it.outbox.deliver()
        assert "die Partie ist zu Ende" in json.loads(it.service.got[2][2])["content"]

    hall(play)


def test_who_has_looked_is_not_told(hall: Callable[[Play], None]) -> None:
    async def play(it: Hall) -> None:
        await it.board.choose("a", SetNotices({"turn": ("webhook",)}, webhook=it.service.address))
        await it.turn()
        await it.ask("UPDATE seats SET seen = now() + interval '1 s'")
        await it.outbox.deliver()
        assert it.service.got == [] and "looked" in str(await it.ask("SELECT why FROM outbox"))

    hall(play)


def test_the_bell_and_the_feeds_tell_the_same(hall: Callable[[Play], None]) -> None:
    async def play(it: Hall) -> None:
        await it.ask("UPDATE matches SET waiting = '{red}'")
        await it.ask("INSERT INTO offers (match, seat, kind) VALUES ('m1', 'blue', 'draw')")
        bell = await it.board.bell("a")
        assert [each.kind for each in bell.lines] == ["turn", "offer"] and bell.fresh == 2
        word = await it.board.open_feed("a")
        account, language = await it.board.of_feed(word)
        atom = (await feeds.atom(it.board, account, language, SITE)).decode()
        assert atom.count("<entry>") == 2 and "dir wird Remis angeboten" in atom and word not in atom
        await it.ask("""INSERT INTO clocks (match, player, names, kind, whole_ms, left_ms, running_since, deadline)
            VALUES ('m1', 0, '{red}', 'mail', 1, 1, now(), now() + interval '2 days')""")
        calendar = (await feeds.calendar(it.board, account, language, SITE)).decode()
        assert calendar.count("BEGIN:VEVENT") == 1 and calendar.endswith("END:VCALENDAR\r\n")
        assert all(len(line.encode()) <= 75 for line in calendar.split("\r\n"))
        await it.board.open_feed("a")
        with pytest.raises(SandtableError):
            await it.board.of_feed(word)
        await it.board.seen("a")
        assert (await it.board.bell("a")).fresh == 1, "who is asked stays asked"

    hall(play)
