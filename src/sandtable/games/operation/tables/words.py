"""The printed words that code switches on."""

from __future__ import annotations

from typing import Literal

OrderKind = Literal["move", "assault", "fire", "ambush", "cover"]

Posture = Literal["stationary", "moved", "fired"]
Cover = Literal["open", "light", "medium", "heavy"]
