"""What a process needs to tell people something: the board of notices, and the ways out."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from sandtable.server.hosting.config import Config
from sandtable.server.people.carriers import Carriers
from sandtable.server.people.holders import kept_secret
from sandtable.server.people.notices import NoticeBoard
from sandtable.server.people.post import Post
from sandtable.server.people.push import Signer
from sandtable.server.store.database import Database


def telling(config: Config, database: Database) -> tuple[NoticeBoard, Carriers]:
    address, private = config.service.address, config.notices.private
    signer = Signer(kept_secret(Path(config.service.folder)), f"https://{urlsplit(address).hostname}")
    board = NoticeBoard(database, signer, bool(config.mail.host), private)
    post = Post(config.mail, address) if config.mail.host else None
    return board, Carriers(database, board, post, signer, address, private)
