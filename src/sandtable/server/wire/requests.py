"""What the browser may send over the socket of a match."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sandtable.server.wire.messages import PlannedAnswer, Word


class Request(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What the browser says; `ref` comes back with the answer."""

    ref: str = ""


class ChangeRequest(Request, frozen=True):
    """What a seat does that changes the match. `once` is a word of the sender's own: a change that is sent again with
    the same word, because its answer was lost, counts once and is answered with `done`."""

    once: Word = ""
    seat: str = ""


Doing = str | dict[str, Any]
"""An action: its notation, or `{verb, ...fields}`."""


class ActRequest(ChangeRequest, frozen=True, tag="act"):
    number: int = 0
    action: Doing = ""


class CheckRequest(Request, frozen=True, tag="check"):
    seat: str = ""
    action: Doing = ""


class OddsRequest(Request, frozen=True, tag="odds"):
    seat: str = ""
    action: Doing = ""
    given: dict[str, int | str | bool] = {}
    """Choices stated for the sum, as `Odds.choices` names them."""


class WaysRequest(Request, frozen=True, tag="ways"):
    """The ways of a piece to a place, over other places in their order."""

    seat: str = ""
    unit: str = ""
    to: str = ""
    via: tuple[str, ...] = ()


class UndoRequest(ChangeRequest, frozen=True, tag="undo"):
    """Takes back what the seat did last, or asks the others whether it may."""


class ResignRequest(ChangeRequest, frozen=True, tag="resign"):
    """Gives the match up."""


class DrawRequest(ChangeRequest, frozen=True, tag="draw"):
    """Offers a draw."""


class ConsentRequest(ChangeRequest, frozen=True, tag="consent"):
    what: str = "undo"


class StandingRequest(ChangeRequest, frozen=True, tag="standing"):
    kind: str = ""
    order: dict[str, int | str | bool] | None = None


class MomentRequest(Request, frozen=True, tag="moment"):
    step: int = 0
    eyes: tuple[str, ...] | None = None


class FilmRequest(Request, frozen=True, tag="film"):
    """All moments of the viewer's steps from `first` to `last`."""

    first: int = 0
    last: int = 0
    eyes: tuple[str, ...] | None = None


class PaceRequest(Request, frozen=True, tag="pace"):
    ms: int = 400


class PlanRequest(ChangeRequest, frozen=True, tag="plan"):
    """All that a seat writes beforehand, in place of what it wrote before."""

    answers: Annotated[tuple[PlannedAnswer, ...], Meta(max_length=40)] = ()


class PlannableRequest(Request, frozen=True, tag="plannable"):
    """What the seat could write beforehand."""

    seat: str = ""


class DeclineRequest(ChangeRequest, frozen=True, tag="decline"):
    """No to a draw that is offered, or to taking back."""

    what: Literal["draw", "undo"] = "draw"


class CallOffRequest(ChangeRequest, frozen=True, tag="calloff"):
    """Ends a match without a result: before each side has moved twice, or when somebody is gone."""


class ClaimRequest(ChangeRequest, frozen=True, tag="claim"):
    """Claims the win from who is gone, or by mail from who has not answered in time."""


class ShowRequest(Request, frozen=True, tag="show"):
    """Lets those who look on see what the side of this seat saw some minutes ago, if all others do; or no longer."""

    seat: str = ""
    shows: bool = False


class LookRequest(Request, frozen=True, tag="look"):
    """Looks on with the eyes of a side, some minutes late; without a side as everybody does."""

    side: str = ""


class SayRequest(Request, frozen=True, tag="say"):
    """Something in plain text: of a player to the others, of one who looks on to those who look on."""

    text: Annotated[str, Meta(max_length=500)] = ""


AnyRequest = (
    ActRequest
    | CheckRequest
    | OddsRequest
    | WaysRequest
    | UndoRequest
    | ResignRequest
    | DrawRequest
    | ConsentRequest
    | StandingRequest
    | MomentRequest
    | FilmRequest
    | PaceRequest
    | SayRequest
    | PlanRequest
    | PlannableRequest
    | DeclineRequest
    | CallOffRequest
    | ClaimRequest
    | ShowRequest
    | LookRequest
)
