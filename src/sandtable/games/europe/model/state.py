"""The state of a match: a trunk of plain lists and dicts with frozen leaves; and its index of who is where."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.kernel import Outcome
from sandtable.kernel import State as KernelState

# -- standing of a country
NEUTRAL, ACTIVE, FALLEN, ABSENT = range(4)
"""A great power outside the war, in it, conquered, or not in this scenario."""
FREE, OPEN, JOINED, GONE = range(4)
"""A minor that is neutral, a satellite open to Germans, a minor in an alliance, a minor that has been conquered."""

# -- marks on a unit
USED, MOVED, CUT, FIXED, FLED, ALONE, RELIEVED = (1 << n for n in range(7))
"""Has acted; has moved or changed base; was out of supply when the turn began and does not move in it; never changes
place; has fled; paratroops alone in what they took; was cut off and has supply again, so that it is not lost."""


class Unit(Struct, frozen=True, gc=False, array_like=True):
    """A counter on the map. `points` are a land unit's movement points left in this turn."""

    owner: int
    kind: int
    area: int
    points: int = 0
    marks: int = 0

    @property
    def name(self) -> str:
        return t.type_name(self.owner, self.kind)

    def has(self, mark: int) -> bool:
        return bool(self.marks & mark)


class Setup(Struct, frozen=True):
    """What was chosen before the match."""

    scenario: str
    advanced: bool = False
    players: int = 2
    free_for_all: bool = False
    research: bool = False
    aircraft_attack_alone: bool = True
    colony_points: bool = True
    bid: int = 0
    """Units that the weaker side has beyond its sheet."""


class Yard(Struct, frozen=True, gc=False, array_like=True):
    """A fleet being rebuilt, and the turn at whose start it is ready."""

    power: int
    area: int
    ready: int


class Lapse(Struct, frozen=True, gc=False, array_like=True):
    """A conquest in this year's income that the enemy has taken: due at the end of the loser's next battle phase."""

    power: int
    country: int


class Convoy(Struct, frozen=True, gc=False, array_like=True):
    """A shipment of aid at sea. What it carries is known to its sender until it is attacked or arrives."""

    sender: int
    receiver: int
    sea: int
    value: int
    sent: int
    """The turn in which it was laid down."""
    reserved: bool
    """Still to be taken from the sender's HPP, so that these do not show what was sent."""
    open: bool = False


class Pact(Struct, frozen=True, gc=False, array_like=True):
    """Two powers fight together: who leads, who keeps what they take together."""

    a: int
    b: int
    lead: int
    keeper: int


Stacks = tuple[tuple[int, "Unit"], ...]
Rebase = tuple[int, bool, int, int]
"""A power, whether the unit is Vichy's, its kind and where it stands."""


class Group(NamedTuple):
    """Units of one stack that could take part, and the areas that they could reach, one bit each."""

    owner: int
    kind: int
    area: int
    points: int
    reach: int
    unit: Unit


class Means(NamedTuple):
    """What the units of one owner can do: their reach by each way, one bit an area."""

    reach: int
    marched: int
    """Where land units that can still move stand and can go; `flown` is what aircraft reach, from anywhere."""
    flown: int
    land: int
    planes: int
    bombers: int
    ships: int
    drops: int
    loads: int
    """Areas where infantry or paratroops wait that could be shipped."""
    armour: int
    fleets: tuple[tuple[int, int], ...]
    """Bases of fleets that could carry, with their reach."""


class Index:
    """Lookups made from the state: units and control by area, one bit per area; who is hostile or friendly to whom."""

    __slots__ = (
        "air", "at", "cache", "control", "counts", "faced", "foes", "friend", "groups", "hostile", "land", "lasting",
        "means", "of", "rebases", "sea", "stacks",
    )  # fmt: skip

    def __init__(self) -> None:
        self.at: list[tuple[int, ...]] = [()] * t.N_AREAS
        self.land = [0] * t.N_COUNTRIES
        self.air = [0] * t.N_COUNTRIES
        self.sea = [0] * t.N_COUNTRIES
        self.control = [0] * (t.N_COUNTRIES + 1)
        self.hostile: list[int] = [0] * 6
        self.friend: list[int] = [0] * 6
        self.counts = [0] * (t.N_COUNTRIES * 8)
        """Units on the map, by type."""
        self.of: list[tuple[int, ...]] = [()] * t.N_COUNTRIES
        """Units by owner, in the order of their numbers."""
        self.stacks: list[Stacks | None] = [None] * t.N_COUNTRIES
        """Units by owner, equal ones once with the first number; worked out when asked for."""
        self.means: list[Means | None] = [None] * t.N_COUNTRIES
        """Where the units of each owner could strike (rules.muster); worked out when asked for."""
        self.groups: list[tuple[tuple[int, Group], ...] | None] = [None] * t.N_COUNTRIES
        """Those units by stack, with their numbers (rules.muster); worked out when asked for."""
        self.foes: list[tuple[int, int, int] | None] = [None] * 6
        """Where units hostile to each power stand, by class (rules.diplomacy); worked out when asked for."""
        self.faced: list[dict[int, dict[int, int]] | None] = [None] * t.N_AREAS
        """By area and power who would defend there (rules.target), worked out since a unit there last changed."""
        self.cache: dict[int, object] = {}
        """What was worked out since a unit, an area or a relation last changed, by question and power (`kept`)."""
        self.lasting: dict[int, object] = {}
        """What was worked out since an area or a relation last changed, by question and power (`lasting`)."""
        self.rebases: dict[Rebase, int] = {}
        """Where a unit may change its base to, worked out since an area or a relation last changed."""

    def copy(self) -> Index:
        new = Index.__new__(Index)
        new.at, new.land, new.air, new.sea = self.at[:], self.land[:], self.air[:], self.sea[:]
        new.control, new.hostile, new.friend = self.control[:], self.hostile, self.friend
        new.counts, new.cache = self.counts[:], self.cache.copy()
        new.lasting, new.rebases = self.lasting.copy(), self.rebases.copy()
        new.of, new.stacks, new.means = self.of[:], self.stacks[:], self.means[:]
        new.groups, new.faced, new.foes = self.groups[:], self.faced[:], self.foes[:]
        return new


class State(KernelState, kw_only=True):
    """One match."""

    setup: Setup
    turn: int = 0
    """Seasons since spring 1939."""
    last: int = 0
    side: int = t.AXIS
    """Whose turn it is."""
    units: dict[int, Unit] = {}
    next_unit: int = 0
    control: list[int] = []
    standing: list[int] = []
    patron: list[int] = []
    """The power that moves a minor's units and gets its HPP."""
    foes: list[int] = []
    """Powers that have declared war on a minor, one bit each."""
    claimed: int = 0
    """Countries whose chief area was conquered: its holder counts their HPP."""
    hpp: list[int] = []
    spent: list[int] = []
    limit: list[int] = []
    counted: list[int] = []
    """Countries in each power's income of this year, one bit each."""
    lapses: tuple[Lapse, ...] = ()
    lost_capital: list[int] = []
    """0: held; 1: taken, to be retaken in the owner's next turn."""
    took_capital: list[int] = []
    sunk: list[int] = []
    """Fleets lost in battle that can only be rebuilt slowly."""
    gone: dict[int, int] = {}
    """Units that can never be rebuilt, by type."""
    yards: tuple[Yard, ...] = ()
    forts_gone: tuple[int, ...] = ()
    kiel_shut: bool = False
    attacked: tuple[tuple[int, int, int], ...] = ()
    """Power, area and defender of every attack of this turn."""
    fought: tuple[int, ...] = ()
    """Areas in which the side to move has fought in this turn."""
    african: int = 0
    """German units that have attacked in Africa in this turn."""
    redeployed: list[int] = []
    ocean: int = 0
    owed: tuple[tuple[int, int], ...] = ()
    """Declarations that still need an attack: power and country."""
    soviet_war: int = -1
    """The turn in which Germany declared war on the USSR."""
    soviet_first: bool = False
    must_leave: bool = False
    """German units must leave the satellites in the next German turn."""
    pacts: tuple[Pact, ...] = ()
    consents: tuple[tuple[int, int], ...] = ()
    """Host and guest: who may enter whose areas, where that needs consent."""
    convoys: tuple[Convoy, ...] = ()
    aid_of_1941: int = 0
    tries: dict[int, int] = {}
    """Attempts at research, by power and goal."""
    found: tuple[int, ...] = ()
    paris_fell: int = -1
    supplies: tuple[tuple[int, int, int], ...] = ()
    """Supply fleets named in this turn: owner, base, land units they can still supply."""
    berlin_by: tuple[int, ...] = ()
    """The powers whose land units took Berlin last."""
    over: Outcome | None = None

    if TYPE_CHECKING:
        index: Index = cast(Index, None)
    else:
        index: Index | None = None

    @property
    def year(self) -> int:
        return t.FIRST_YEAR + self.turn // 4

    @property
    def season(self) -> int:
        return self.turn % 4
