"""Feeds of one account: what it is told as an Atom feed, and until when it is to answer as a calendar."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from xml.sax.saxutils import escape, quoteattr

from sandtable.server.people.notices import NoticeBoard
from sandtable.text import speaker

WIDEST = 73
"""Bytes of a line of a calendar; a longer one goes on in the next."""


async def atom(board: NoticeBoard, account: str, language: str, address: str) -> bytes:
    lines = (await board.bell(account)).lines
    newest = max((each.at for each in lines), default="1970-01-01T00:00:00+00:00")
    entries = "".join(
        _entry(
            f"urn:sandtable:{each.kind}:{each.match}:{each.id or each.at}",
            f"{speaker(language, each.game).say(each.title.key, each.title.args)}: "
            f"{speaker(language, each.game).say(each.words.key, each.words.args)}",
            f"{address}/#/match/{each.match}" if each.match else address,
            each.at,
        )
        for each in lines
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n'
        f"<title>Sandtable</title>\n<id>{escape(address)}/</id>\n<updated>{newest}</updated>\n{entries}</feed>\n"
    ).encode()


def _entry(id: str, title: str, link: str, at: str) -> str:
    return (
        f"<entry><id>{escape(id)}</id><title>{escape(title)}</title><link href={quoteattr(link)}/>"
        f"<updated>{at}</updated><author><name>Sandtable</name></author></entry>\n"
    )


async def calendar(board: NoticeBoard, account: str, language: str, address: str) -> bytes:
    said = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sandtable//EN", "X-WR-CALNAME:Sandtable"]
    for match, game, _, title, deadline in await board.deadlines(account):
        name = title or speaker(language, game).say(f"game-{game}")
        words = speaker(language, game).say("notice-deadline", {"match": name})
        said += [
            "BEGIN:VEVENT",
            f"UID:{match}-{int(deadline.timestamp())}@sandtable",
            f"DTSTAMP:{_moment(datetime.now(UTC))}",
            f"DTSTART:{_moment(deadline - timedelta(minutes=30))}",
            f"DTEND:{_moment(deadline)}",
            f"SUMMARY:{_text(words)}",
            f"URL:{address}/#/match/{match}",
            "END:VEVENT",
        ]
    return "".join(f"{_folded(each)}\r\n" for each in [*said, "END:VCALENDAR"]).encode()


def _moment(at: datetime) -> str:
    return at.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(words: str) -> str:
    for sign in ("\\", ";", ","):
        words = words.replace(sign, f"\\{sign}")
    return " ".join(words.split())


def _folded(line: str) -> str:
    """Lines of a calendar are short, counted in bytes; a letter is not cut in two."""
    found, width = "", 0
    for letter in line:
        width += len(letter.encode())
        if width > WIDEST:
            found, width = found + "\r\n ", 1 + len(letter.encode())
        found += letter
    return found
