"""Setting up: where units, works and minefields may be put before the battle."""

from collections.abc import Callable, Sequence

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import SEATS, Draft, State, Unit, side_of
from sandtable.games.barbarossa.tables import MINES, Side, edge, zone_hexes, zone_set
from sandtable.kernel import Action, Refusal

IN_HAND = Refusal("BA-setup", "card-in-hand")
_EMPTY = Refusal("BA-setup", "no-card-in-hand")
_OTHER = Refusal("BA-setup", "other-card-in-hand")
_PLACED = Refusal("BA-setup", "placed")
_NOT_PLACED = Refusal("BA-setup", "not-placed")
_ZONE = Refusal("BA-setup", "outside-zone")
_TERRAIN = Refusal("BA-setup", "cannot-stand-there")
_STAGE = Refusal("BA-setup", "not-this-figure")
_STOCK = Refusal("BA-setup", "none-left")
_TAKEN = Refusal("BA-dugout-place", "work-there")
_SIDE = Refusal("BA-wire", "wrong-side")
_RIVER = Refusal("BA-dugout-place", "no-dugout-here")
_SECOND = Refusal("BA-R115", "first-commander-builds")
_MINED = Refusal("BA-mines-cost", "already-mined")


def to_place(state: State, seat: str) -> list[Unit]:
    """Units that start on the map."""
    return [u for u in state.units.values() if u.seat == seat and u.place == "reserve" and not u.entry]


def unplaced(state: State, seat: str) -> list[Unit]:
    mine = state.drafts[seat]
    return [unit for unit in to_place(state, seat) if unit.id not in mine.sites]


def stage(state: State, seat: str, mine: Draft) -> type[Action] | None:
    """What the unit in hand needs next: a hex, deployed or limbered, a facing, a lorry, open or in ambush.

    Rules: BA-setup, BA-order-deploy, BA-arc.
    """
    unit = state.units[mine.hand]
    site = mine.sites.get(mine.hand)
    if site is None:
        return act.Place
    if "limber" in unit.front.orders and site.deployed is None:
        return act.Stance
    if "field-of-fire" in unit.front.traits and not site.toward:
        return act.Face
    if site.deployed is False and not site.hitched and _lorries(state, seat, mine, site.hex):
        return act.Hitch
    may_hide = state.battle.sides[side_of(seat)].ambush and "ambush" in unit.front.orders and site.deployed is not False
    if may_hide and site.ambush is None and _hides(state, unit, site.hex):
        return act.Conceal
    return None


def _hides(state: State, unit: Unit, hex_: int) -> bool:
    places = state.index.board.terrain[hex_].ambush
    return unit.type in places or ("special" in places and "special" in unit.front.traits)


def _lorries(state: State, seat: str, mine: Draft, hex_: int) -> list[str]:
    towing = {site.carrier for site in mine.sites.values()}
    return [
        name
        for name, site in sorted(mine.sites.items())
        if site.hex == hex_ and "tows" in state.units[name].front.traits and name not in towing
    ]


def _stage_actions(state: State, seat: str, mine: Draft) -> Sequence[act.Setting]:
    unit, needed = mine.hand, stage(state, seat, mine)
    if needed is act.Place:
        return [act.Place(unit, hex_) for hex_ in zone_hexes(state.scenario, side_of(seat))]
    if needed is act.Stance:
        return [act.Stance(unit, True), act.Stance(unit, False)]
    hex_ = mine.sites[unit].hex
    if needed is act.Face:
        return [act.Face(unit, toward) for toward in state.index.board.beside[hex_]]
    if needed is act.Hitch:
        return [act.Hitch(unit, None), *(act.Hitch(unit, name) for name in _lorries(state, seat, mine, hex_))]
    return [act.Conceal(unit, True), act.Conceal(unit, False)]


def _work_actions(state: State, seat: str) -> list[act.Setting]:
    """Works and minefields, which the first commander of a side places: wherever he could before he placed any, but
    for what he has placed since.

    Rules: BA-R115.
    """
    if seat not in SEATS:
        return []
    mine = state.drafts[seat]
    side = state.battle.sides[seat]
    found: list[act.Setting] = []
    for work, count in sorted(state.stock[seat].items()):
        if sum(built == work for built, *_ in mine.works) < count:
            found += _left(_building_sites(state, seat, work), _built_over(mine, work))
    mined = {(hex_, 0) for _, hex_ in mine.mines}
    for kind in MINES:
        if _mines_left(side, mine, kind):
            found += _left(_mine_sites(state, seat, kind), mined)
    return found


Sites = dict[tuple[int, int], act.Setting]
"""What can be put where: hex, and the hex beyond the hexside (0 for what lies in the hex itself)."""
_SITES: dict[tuple[str, ...], Sites] = {}


def _left(sites: Sites, taken: set[tuple[int, int]]) -> list[act.Setting]:
    return [action for place, action in sites.items() if place not in taken]


def _building_sites(state: State, seat: str, work: str) -> Sites:
    """Where a side may build a work as long as it has built nothing."""
    key = (state.scenario, state.map, seat, work)
    if key not in _SITES:
        beside, dugout = state.index.board.beside, work == "dugout"
        zone = zone_hexes(state.scenario, side_of(seat))
        every = [act.Build(work, hex_, toward) for hex_ in zone for toward in ((0,) if dugout else beside[hex_])]
        free = [action for action in every if _build(state, seat, Draft(), action) is None]
        _SITES[key] = {(action.hex, action.toward): action for action in free}
    return _SITES[key]


def _mine_sites(state: State, seat: str, kind: str) -> Sites:
    """Where a side may lay mines of a kind as long as it has laid none."""
    key = (state.scenario, state.map, seat, kind, "mines")
    if key not in _SITES:
        every = [act.Mine(kind, hex_) for hex_ in zone_hexes(state.scenario, side_of(seat))]
        free = [action for action in every if _mine(state, seat, Draft(), action) is None]
        _SITES[key] = {(action.hex, 0): action for action in free}
    return _SITES[key]


def _built_over(mine: Draft, work: str) -> set[tuple[int, int]]:
    """Where one more of a work would lie on another: a trench belongs to one side of its hexside, wire and teeth to
    both."""
    taken = {(hex_, toward) for built, hex_, toward in mine.works if built == work}
    return taken if work in ("trench", "dugout") else taken | {(toward, hex_) for hex_, toward in taken}


def _mines_left(side: Side, mine: Draft, kind: str) -> bool:
    if kind == "dummy":
        return sum(laid == "dummy" for laid, _ in mine.mines) < side.dummies
    return sum(laid != "dummy" for laid, _ in mine.mines) < side.mines


def _built(mine: Draft) -> set[int]:
    return {hex_ for _, hex_, _ in mine.works} | {hex_ for _, hex_ in mine.mines}


def _in_hand(mine: Draft, unit: str) -> Refusal | None:
    return None if mine.hand and mine.hand == unit else _OTHER


def _take(state: State, seat: str, mine: Draft, action: act.Take) -> Refusal | None:
    if mine.hand:
        return IN_HAND
    unit = state.units.get(action.unit)
    if unit is None or unit.seat != seat or unit.place != "reserve" or unit.entry:
        return _NOT_PLACED
    return _PLACED if action.unit in mine.sites else None


def _drop(state: State, seat: str, mine: Draft, action: act.Drop) -> Refusal | None:
    return None if mine.hand else _EMPTY


def _place(state: State, seat: str, mine: Draft, action: act.Place) -> Refusal | None:
    """Rules: BA-setup."""
    refusal = _in_hand(mine, action.unit)
    if refusal is not None or action.unit in mine.sites:
        return refusal or _PLACED
    if action.hex not in zone_set(state.scenario, side_of(seat)):
        return _ZONE
    unit = state.units[action.unit]
    enter = state.index.board.terrain[action.hex].enter
    stands = enter is None or unit.type in enter or ("special" in enter and "special" in unit.front.traits)
    return None if stands or action.hex in state.index.board.on_road else _TERRAIN


def _sited(state: State, seat: str, mine: Draft, action: act.Siting) -> Refusal | None:
    refusal = _in_hand(mine, action.unit)
    if refusal is None and stage(state, seat, mine) is not type(action):
        refusal = _STAGE
    if refusal is None and action not in _stage_actions(state, seat, mine):
        refusal = _STAGE
    return refusal


def _build(state: State, seat: str, mine: Draft, action: act.Build) -> Refusal | None:
    """Wire, teeth and trenches lie on hexsides, dugouts in hexes without a river, one in each.

    Rules: BA-wire, BA-teeth, BA-trench-place, BA-dugout-place.
    """
    if mine.hand or seat not in SEATS:
        return IN_HAND if mine.hand else _SECOND
    if sum(work == action.work for work, *_ in mine.works) >= state.stock[seat].get(action.work, 0):
        return _STOCK
    if action.hex not in zone_set(state.scenario, side_of(seat)):
        return _ZONE
    if action.work == "dugout":
        if action.toward or state.index.board.terrain[action.hex].id == "river":
            return _RIVER
        return _TAKEN if any(w == "dugout" and h == action.hex for w, h, _ in mine.works) else None
    if action.toward not in state.index.board.way[action.hex]:
        return _SIDE
    return _TAKEN if _lies(mine, action) else None


def _lies(mine: Draft, action: act.Build) -> bool:
    if action.work == "trench":
        return ("trench", action.hex, action.toward) in mine.works
    return any(w == action.work and t and edge(h, t) == edge(action.hex, action.toward) for w, h, t in mine.works)


def _mine(state: State, seat: str, mine: Draft, action: act.Mine) -> Refusal | None:
    """Rules: BA-mines-cost."""
    if mine.hand or seat not in SEATS:
        return IN_HAND if mine.hand else _SECOND
    if action.kind not in MINES or not _mines_left(state.battle.sides[seat], mine, action.kind):
        return _STOCK
    if action.hex not in zone_set(state.scenario, side_of(seat)):
        return _ZONE
    return _MINED if any(hex_ == action.hex for _, hex_ in mine.mines) else None


def _lift(state: State, seat: str, mine: Draft, action: act.Lift) -> Refusal | None:
    if mine.hand:
        return IN_HAND
    return None if action.unit in mine.sites else _NOT_PLACED


def _clear(state: State, seat: str, mine: Draft, action: act.Clear) -> Refusal | None:
    if mine.hand:
        return IN_HAND
    return None if action.hex in _built(mine) else _NOT_PLACED


_WHY_NOT: dict[type[Action], Callable[..., Refusal | None]] = {
    act.Take: _take, act.Drop: _drop, act.Place: _place, act.Face: _sited, act.Stance: _sited, act.Conceal: _sited,
    act.Hitch: _sited, act.Build: _build, act.Mine: _mine, act.Lift: _lift, act.Clear: _clear,
}  # fmt: skip


def why_not_set(state: State, seat: str, mine: Draft, action: act.Setting) -> Refusal | None:
    """Why a step of the set-up is not allowed now; `test_what_is_offered_is_what_may_be_set_up` in `test_shortcuts.py`
    compares `placings` with it.

    Rules: BA-setup.
    """
    return _WHY_NOT[type(action)](state, seat, mine, action)


def placings(state: State, seat: str, mine: Draft) -> list[act.Setting]:
    """What a seat may set up now. With no card in hand nothing is asked again:
    `test_what_is_offered_is_what_may_be_set_up` in `test_shortcuts.py` compares it with `why_not_set`.

    Rules: BA-setup.
    """
    if mine.hand:
        found: list[act.Setting] = [*_stage_actions(state, seat, mine), act.Drop()]
        return [action for action in found if _WHY_NOT[type(action)](state, seat, mine, action) is None]
    found = [act.Take(unit.id) for unit in unplaced(state, seat)]
    found += [*_work_actions(state, seat), *(act.Lift(name) for name in sorted(mine.sites))]
    found += [act.Clear(hex_) for hex_ in sorted(_built(mine))]
    return found
