"""What happens: facts with their clause, dice and audience."""

from __future__ import annotations

from typing import ClassVar

from sandtable.kernel import Event, Roll, Thrown, at_most

Out = list[Event]
"""What an action has brought about, in order: rules and frames add to it."""


class TurnBegan(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-2b"
    names: ClassVar[dict[str, str]] = {"season": "season"}
    year: int
    season: str


class PhaseBegan(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-2b"
    names: ClassVar[dict[str, str]] = {"side": "side", "phase": "phase"}
    side: str
    phase: str


class Placed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-14.1b"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "area": "area"}
    unit: str
    area: str
    n: int


class WarDeclared(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-5.1b"
    names: ClassVar[dict[str, str]] = {"power": "country", "country": "country"}
    power: str
    country: str
    cost: int


class CountryJoined(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-5.1d"
    names: ClassVar[dict[str, str]] = {"country": "country", "power": "country"}
    country: str
    power: str


class CountryNeutral(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-13.3e"
    names: ClassVar[dict[str, str]] = {"country": "country"}
    country: str


class Marched(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-3a"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "start": "area", "goal": "area"}
    unit: str
    n: int
    start: str
    goal: str


class BaseChanged(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-6a"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "start": "area", "goal": "area"}
    unit: str
    n: int
    start: str
    goal: str


class AreaTaken(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-5.1h"
    names: ClassVar[dict[str, str]] = {"area": "area", "power": "country", "loser": "country"}
    area: str
    power: str
    loser: str


class AttackLaunched(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-5.1a"
    names: ClassVar[dict[str, str]] = {"power": "country", "area": "area", "against": "country"}
    power: str
    area: str
    against: str
    attackers: tuple[tuple[str, str, int], ...]
    defenders: tuple[tuple[str, int], ...]
    cost: int
    invasion: bool


class RoundFought(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-5.1.1"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"area": "place", "stage": "stage", "ground": "ground"}
    area: str
    stage: str
    round: int
    attack: tuple[tuple[int, tuple[int, ...]], ...]
    """Value and dice."""
    defence: tuple[tuple[int, tuple[int, ...]], ...]
    attack_hits: int
    defence_hits: int
    ground: str = ""

    def thrown(self) -> tuple[Thrown, ...]:
        """A die at or under the unit's value hits.

        Rules: EU-4a.
        """
        sides = (("attack", self.attack), ("defence", self.defence))
        return tuple(at_most(side, dice, value) for side, groups in sides for value, dice in groups)


class UnitLost(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-5.1.1"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "base": "area"}
    unit: str
    base: str
    n: int = 1


class Withdrew(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-5.1i"
    names: ClassVar[dict[str, str]] = {"power": "country", "area": "place", "stage": "stage"}
    power: str
    area: str
    stage: str
    goal: str


class BattleEnded(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-5.1a"
    names: ClassVar[dict[str, str]] = {"area": "area", "power": "country", "result": "battle-result"}
    area: str
    power: str
    result: str


class Fled(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-4.3c"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "area": "area", "goal": "area"}
    unit: str
    area: str
    goal: str


class Shipped(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-6b"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "start": "area", "goal": "area"}
    unit: str
    n: int
    start: str
    goal: str


class Built(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-7b"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "area": "area"}
    unit: str
    area: str
    n: int
    cost: int


class LaidDown(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-7d"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "area": "area"}
    unit: str
    area: str
    cost: int


class FleetReady(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-7d"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "area": "area"}
    unit: str
    area: str


class YardLost(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-7d"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "area": "area"}
    unit: str
    area: str


class Redeployed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-8a"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "start": "area", "goal": "area", "escorts": "area"}
    unit: str
    start: str
    goal: str
    escorts: tuple[str, ...] = ()
    fleets: int = 0
    """How many escorts."""


class Supplied(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-9c"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "base": "area", "area": "area"}
    unit: str
    base: str
    area: str
    n: int


class CutOff(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-9a"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "area": "area"}
    unit: str
    area: str
    n: int


class Starved(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-9b"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "area": "area"}
    unit: str
    area: str
    n: int


class Charged(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-10b"
    names: ClassVar[dict[str, str]] = {"power": "country", "reason": "reason", "country": "country"}
    power: str
    value: int
    reason: str
    country: str = ""


class Credited(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-13.3b"
    names: ClassVar[dict[str, str]] = {"power": "country", "country": "country"}
    power: str
    value: int
    country: str


class Accounted(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-10a"
    names: ClassVar[dict[str, str]] = {"power": "country"}
    power: str
    year: int
    base: int
    gains: tuple[tuple[str, int], ...]
    debt: int
    hpp: int


class CapitalLost(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-11a"
    names: ClassVar[dict[str, str]] = {"power": "country", "area": "area"}
    power: str
    area: str


class CapitalRetaken(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-11a"
    names: ClassVar[dict[str, str]] = {"power": "country", "area": "area"}
    power: str
    area: str


class PowerFell(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-11b"
    names: ClassVar[dict[str, str]] = {"power": "country", "conqueror": "country"}
    power: str
    conqueror: str


class CountryFell(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-5.1d"
    names: ClassVar[dict[str, str]] = {"country": "country", "power": "country"}
    country: str
    power: str


class FortFell(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-5.2d"
    names: ClassVar[dict[str, str]] = {"area": "area"}
    area: str


class CanalShut(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-3g"
    names: ClassVar[dict[str, str]] = {"area": "area"}
    area: str


class VichyArose(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-13.2"


class VichyEnded(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-13.2"
    names: ClassVar[dict[str, str]] = {"power": "country"}
    power: str


class AidSent(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-12.3a"
    names: ClassVar[dict[str, str]] = {"power": "country", "receiver": "country", "base": "area"}
    power: str
    receiver: str
    base: str


class AidLoaded(Event, frozen=True, gc=False):
    """What only the sender knows."""

    rule: ClassVar[str] = "EU-12.3a"
    names: ClassVar[dict[str, str]] = {"receiver": "country"}
    receiver: str
    value: int


class AidArrived(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-12.3a"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"power": "country", "receiver": "country"}
    power: str
    receiver: str
    value: int


class ConvoyHit(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-12.1.3b"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"power": "country", "receiver": "country"}
    power: str
    receiver: str
    submarines: int
    before: int
    after: int


class Bombed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-12.1.2b"
    names: ClassVar[dict[str, str]] = {"power": "country", "area": "area", "victim": "country"}
    power: str
    area: str
    victim: str
    bombers: int
    value: int


class Prowled(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-12.1.3b"
    names: ClassVar[dict[str, str]] = {"base": "area", "prey": "prey"}
    base: str
    prey: str
    n: int


class Intervened(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-12.2a"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"unit": "unit", "base": "area", "place": "place"}
    unit: str
    base: str
    place: str
    n: int
    rolls: tuple[Roll, ...] = ()
    distance: int = 0
    success: bool = True


class Researched(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-17a"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"power": "country", "goal": "goal"}
    power: str
    goal: str
    rolls: tuple[Roll, ...]
    bonus: int
    total: int
    success: bool


class Offered(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-13.1b"
    names: ClassVar[dict[str, str]] = {"power": "country", "other": "country", "lead": "country", "keeper": "country"}
    power: str
    other: str
    what: str
    lead: str = ""
    keeper: str = ""


class Agreed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-13.1b"
    names: ClassVar[dict[str, str]] = {"power": "country", "other": "country", "lead": "country", "keeper": "country"}
    power: str
    other: str
    what: str
    lead: str = ""
    keeper: str = ""


class Declined(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-13.1b"
    names: ClassVar[dict[str, str]] = {"power": "country", "other": "country"}
    power: str
    other: str
    what: str


class Revoked(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-14.4b"
    names: ClassVar[dict[str, str]] = {"power": "country", "other": "country", "what": "agreement"}
    power: str
    other: str
    what: str


class Decided(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "EU-2f"
    names: ClassVar[dict[str, str]] = {"result": "result"}
    result: str
    winners: tuple[str, ...]


EVENTS: tuple[type[Event], ...] = (
    TurnBegan, PhaseBegan, Placed, WarDeclared, CountryJoined, CountryNeutral, Marched, BaseChanged, AreaTaken,
    AttackLaunched, RoundFought, UnitLost, Withdrew, BattleEnded, Fled, Shipped, Built, LaidDown, FleetReady, YardLost,
    Redeployed, Supplied, CutOff, Starved, Charged, Credited, Accounted, CapitalLost, CapitalRetaken, PowerFell,
    CountryFell, FortFell, CanalShut, VichyArose, VichyEnded, AidSent, AidLoaded, AidArrived, ConvoyHit, Bombed,
    Prowled, Intervened, Researched, Offered, Agreed, Declined, Revoked, Decided,
)  # fmt: skip
