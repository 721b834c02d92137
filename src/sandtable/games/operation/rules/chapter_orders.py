"""Carrying out what the optional chapters announced."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.games.operation.rules import attachments, night, smoke, tunnels
from sandtable.games.operation.rules.intent import Intent
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import items
from sandtable.kernel import Dice, Event

Out = list[Event]
Act = Callable[[State, Intent, list[str], Dice, Out], None]


def carry_out(state: State, link: Intent, dice: Dice, out: Out) -> None:
    """Each announced word by its chapter."""
    for text in link.extra:
        word, *rest = text.split(":")
        act = ACTS.get(word)
        if act is not None and link.unit in state.units and state.units[link.unit].models:
            act(state, link, rest, dice, out)


def descend(state: State, link: Intent, words: list[str], dice: Dice, out: Out) -> None:
    if tunnels.why_not_descend(state, state.units[link.unit], words[0]) is None:
        tunnels.descend(state, link.unit, words[0], dice, out)


def creep(state: State, link: Intent, words: list[str], dice: Dice, out: Out) -> None:
    if tunnels.why_not_creep(state, state.units[link.unit], words[1]) is None:
        tunnels.creep(state, link.unit, link.order, words[0], words[1], out)


def ascend(state: State, link: Intent, words: list[str], dice: Dice, out: Out) -> None:
    if tunnels.why_not_ascend(state, state.units[link.unit]) is None:
        tunnels.ascend(state, link.unit, dice, out)


def below(state: State, link: Intent, words: list[str], dice: Dice, out: Out) -> None:
    """Fire at a marker below ground; an Assault goes to it and fights.

    Rules: OW-tun-fight, OW-tun-melee, OW-melee-fire.
    """
    from sandtable.games.operation.rules.fire import Aftermath

    if words[0] not in [foe.id for foe in tunnels.foes_near(state, state.units[link.unit])]:
        return
    state.call(Aftermath())
    if link.order == "assault":
        state.call(tunnels.AssaultBelow(link.unit, words[0], link.when == "after", link.arms))
        if link.when == "before":
            state.call(Aftermath())
            tunnels.fire(state, link.unit, words[0], link.order, dice, out, link.arms)
    else:
        tunnels.fire(state, link.unit, words[0], link.order, dice, out, link.arms)


def make_smoke(state: State, link: Intent, words: list[str], dice: Dice, out: Out) -> None:
    by, x, y = words[0], int(words[1]), int(words[2])
    at = (x, y)
    vehicle = state.vehicle_of(link.unit)
    if by not in smoke.SHELLS and vehicle is not None and at != (vehicle.x, vehicle.y) and not items()[by].range:
        at = (vehicle.x, vehicle.y)
    if smoke.why_not_smoke(state, state.units[link.unit], by, at) is None:
        smoke.launch(state, link.unit, by, at, dice, out)


def flare(state: State, link: Intent, words: list[str], dice: Dice, out: Out) -> None:
    foe, firer = state.units.get(words[0]), night.flare_man(state, link.unit)
    if foe is not None and state.pieces(foe) and firer is not None and "flare" in state.units[link.unit].traits:
        night.fire_flare(state, firer, foe, dice, out, firer.id in dict(link.paths))


def hail(state: State, link: Intent, words: list[str], dice: Dice, out: Out) -> None:
    if words[0] in state.units:
        attachments.hail(state, link.unit, words[0], dice, out)


ACTS: dict[str, Act] = {
    "descend": descend,
    "creep": creep,
    "ascend": ascend,
    "below": below,
    "smoke": make_smoke,
    "flare": flare,
    "hail": hail,
}
