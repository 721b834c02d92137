"""Units as they join an army: fresh from their cards, by the names that orders use."""

from typing import Any

from msgspec.structs import replace

from sandtable.games.barbarossa.model import CONCEALED, DEPLOYED, FREE, READY, VISIBLE, State, Unit, change
from sandtable.games.barbarossa.tables import CARDS, WORKS


def new_unit(name: str, card: str) -> Unit:
    """A unit as it starts: all size boxes open, full ammunition; carriers full, aircraft and paratroops at the
    airfield.

    Rules: BA-card-size, BA-card-ammo, BA-air-airfield, BA-hq-hide.
    """
    front = CARDS[card]
    flies = front.type == "aircraft"
    waits = flies or "paratroops" in front.traits
    return Unit(
        id=name,
        card=card,
        side=front.side,
        size=front.size,
        ammo=0 if front.supply else front.ammo,
        place="airfield" if waits else "reserve",
        stance=DEPLOYED if "limber" in front.orders else FREE,
        hidden=CONCEALED if "starts-hidden" in front.traits else VISIBLE,
        smoke=front.smoke,
        supply=front.supply,
        charges=front.charges,
        ready=READY if waits else 0,
    )


def next_name(units: dict[str, Unit], card: str) -> str:
    """The number by which orders name the next unit of a card.

    Rules: BA-card-types.
    """
    number = 1
    while f"{card}-{number}" in units:
        number += 1
    return f"{card}-{number}"


def add_unit(units: dict[str, Unit], card: str, **fields: Any) -> str:
    """A new unit of a card; returns its name."""
    name = next_name(units, card)
    units[name] = replace(new_unit(name, card), **fields)
    return name


def muster(state: State, seat: str, bought: tuple[str, ...]) -> None:
    """What was bought joins the army: units, works, real mines for the engineers.

    Rules: BA-card-cost, BA-mines-cost.
    """
    units = dict(state.units)
    for what in bought:
        if what in CARDS:
            add_unit(units, what)
    state.units = dict(sorted(units.items()))
    stock = dict(state.stock.get(seat, {}))
    for work in WORKS:
        if work in bought:
            stock[work] = stock.get(work, 0) + bought.count(work)
    state.stock[seat] = stock
    engineers = [u.id for u in state.units.values() if u.side == seat and u.front.minefields]
    for name in engineers[: bought.count("mines")]:
        change(state, name, mines=1)
