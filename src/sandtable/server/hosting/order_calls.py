"""The calls of a hosted service for keeping order: reports, blocks, and the moderators' page."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.exceptions import HTTPException

from sandtable.server.hosting.people_calls import owner
from sandtable.server.people.order import Order
from sandtable.server.people.sessions import Person
from sandtable.server.rooms.host import Host
from sandtable.server.web.mistakes import answers
from sandtable.server.web.rights import Caller, admit
from sandtable.server.wire.order import Blocked, Decision, NewReport, Report

MODERATORS = ("moderator", "administrator")


def moderator(person: Person | None) -> Person:
    """The moderator who calls; nobody else may."""
    known = owner(person)
    if known.role not in MODERATORS:
        raise HTTPException(status_code=403, detail="Only moderators may do this.")
    return known


@post("/api/matches/{match:str}/reports", status_code=204, guest=True, responses=answers(400, 401, 403, 404, 409, 413))
async def report_person(
    host: Host, order: Order, caller: Caller, person: Person | None, match: str, data: NewReport
) -> None:
    """Tells the moderators of something that was said or done in a match that the caller may see."""
    account = owner(person).account
    await admit(host, caller, match)
    await order.report(account, match, data)


@get("/api/me/blocks", guest=True, responses=answers(401))
async def blocks(order: Order, person: Person | None) -> Blocked:
    """Whose words this account does not want to read."""
    return await order.blocked(owner(person).account)


@put("/api/me/blocks/{name:str}", guest=True, responses=answers(401, 403))
async def block(order: Order, person: Person | None, name: str) -> Blocked:
    """Nothing more of this account's words is shown to the caller, nor told."""
    account = owner(person).account
    await order.block(account, name)
    return await order.blocked(account)


@delete("/api/me/blocks/{name:str}", status_code=200, guest=True, responses=answers(401, 403))
async def unblock(order: Order, person: Person | None, name: str) -> Blocked:
    account = owner(person).account
    await order.unblock(account, name)
    return await order.blocked(account)


@get("/api/moderation/reports", guest=True, responses=answers(400, 401, 403))
async def reports(order: Order, person: Person | None, closed: bool = False) -> tuple[Report, ...]:
    """What was reported, open reports first; for moderators."""
    moderator(person)
    return await order.reports(closed)


@post("/api/moderation/reports/{id:int}", status_code=204, guest=True,
      responses=answers(400, 401, 403, 404, 409, 413))  # fmt: skip
async def decide(order: Order, person: Person | None, id: int, data: Decision) -> None:
    """Hides a line, closes a match, suspends an account, or does nothing; the report is done with it."""
    await order.decide(moderator(person).account, id, data)


CALLS = [report_person, blocks, block, unblock, reports, decide]
