"""The pace of a match: live with clocks, by mail with days for each answer, or without either."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

DAY = 86_400


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """Live: seconds for each side, what each turn adds, and what each question gives before the clock runs down.
    By mail: days for each answer."""

    kind: Literal["none", "live", "mail"] = "none"
    seconds: Annotated[int, Meta(ge=60, le=6 * 3600)] = 1800
    increment: Annotated[int, Meta(ge=0, le=600)] = 15
    reserve: Annotated[int, Meta(ge=0, le=120)] = 10
    days: Annotated[int, Meta(ge=1, le=14)] = 3

    @property
    def whole(self) -> int:
        """Milliseconds that a clock begins with."""
        return 1000 * (self.days * DAY if self.kind == "mail" else self.seconds)
