"""Area weapons in a volley: flames, thrown things, shells, and shells into a move."""

from __future__ import annotations

from sandtable.games.operation.events.infantry import DamageRolled, ModelsCaught, ShotsFired
from sandtable.games.operation.model.shot import Shot
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.infantry import damage
from sandtable.games.operation.rules.infantry.damage import total
from sandtable.games.operation.rules.weapons import area, charges, flame, friends, hits
from sandtable.games.operation.rules.weapons.aiming import templates_of
from sandtable.games.operation.rules.weapons.indirect import drifted
from sandtable.games.operation.tables import INTERRUPT, WEAPONS, Mode
from sandtable.games.operation.tables.words import Cover
from sandtable.kernel import Dice


def fire_template(state: State, interrupts: bool, shot: Shot, mode: Mode, dice: Dice, out: Out) -> None:
    """One area weapon: a flame, a thrown charge or grenade, or a shell.

    Rules: OW-area-templates, OW-area-miss, OW-area-aim, OW-grenade-drift.
    """
    if mode.length:
        flame.spray(state, shot, mode, dice, out)
        return
    if catches(shot, interrupts):
        for _ in range(templates_of(state, shot, mode) if shot.mode == "he" else 1):
            interrupting(state, shot, mode, dice, out)
        charges.use_up(state, shot)
        return
    for aim in shot.aims:
        if aim not in state.models or shot.model not in state.models:
            continue
        face = hits.needed(shot.need, shot.lines)
        roll = dice.sum(1, 10, "to-hit")
        hit = roll.value >= face
        firer = state.models[shot.model]
        out.append(ShotsFired(firer.unit, shot.target, shot.weapon, shot.part, 1, face, int(hit), (roll,), shot.lines))
        if charges.goes_off_in_hand(WEAPONS[shot.weapon], roll.value):
            charges.blow_up(state, shot, mode, roll, dice, out)
            return
        charges.use_up(state, shot)
        past = hit and shot.risk and mode.name != "thrown"
        friend = friends.friend_hit(state, firer.unit, shot, dice, out) if past else ""
        if friend:
            on_friends(state, shot, mode, friend, dice, out)
        else:
            struck_at(state, shot, mode, aim, hit, roll.value, dice, out)


def on_friends(state: State, shot: Shot, mode: Mode, friend: str, dice: Dice, out: Out) -> None:
    """The template goes off on a friendly man beside the line of fire.

    Rules: OW-friendly-test, OW-area-all.
    """
    firer = state.models[shot.model]
    spot = area.impact(state, state.models[friend], mode.name == "thrown", False)
    start = (firer.x, firer.y)
    area.burst(state, spot, mode.template, shot.weapon, mode.table, shot.harm, start, "", dice, out, shot.mode, firer)


def catches(shot: Shot, interrupts: bool) -> bool:
    """Whether a template fired into a move catches a number of men; a vehicle or gun is hit where it is.

    Rules: OW-area-interrupt.
    """
    return interrupts and shot.kind not in ("vehicle", "gun")


def struck_at(state: State, shot: Shot, mode: Mode, aim: str, hit: bool, die: int, dice: Dice, out: Out) -> None:
    """The template goes where it was aimed; thrown things that miss drift, other direct shots are lost.

    Rules: OW-area-miss, OW-grenade-drift, OW-heat-miss.
    """
    target = state.models[aim]
    firer = state.models[shot.model]
    grenade = mode.name == "thrown"
    vehicle = shot.kind == "vehicle"
    if vehicle and hit:
        extensions.vehicle_hit.call(state, shot, aim, die, dice, out, None)
        return
    spot = area.impact(state, target, grenade, False)
    if not hit:
        if not grenade:
            return
        landed = drifted(state, firer.unit, spot, 1, dice, out)
        if landed is None:
            return
        spot = landed
    gun = aim if hit and target.cls == "artillery" else ""
    start, by = (firer.x, firer.y), firer if hit else None
    area.burst(state, spot, mode.template, shot.weapon, mode.table, shot.harm, start, gun, dice, out, shot.mode, by)
    extensions.building_struck.call(state, shot, spot, dice, out)


def interrupting(state: State, shot: Shot, mode: Mode, dice: Dice, out: Out) -> None:
    """An area weapon that interrupts a move hits a number of models instead of a place.

    Rules: OW-area-interrupt, OW-area-interrupt-min.
    """
    face = hits.needed(shot.need, shot.lines)
    roll = dice.sum(1, 10, "to-hit")
    firer = state.models[shot.model]
    hit = roll.value >= face
    out.append(ShotsFired(firer.unit, shot.target, shot.weapon, shot.part, 1, face, int(hit), (roll,), shot.lines))
    if not hit:
        return
    caught = dice.sum(1, 10, "models-caught")
    men = state.men(shot.target)
    count = min(len(men), max(caught_least(mode.template), caught.value + INTERRUPT[mode.template]))
    out.append(ModelsCaught(shot.target, count, (caught,)))
    cover = men_cover(shot)
    harmed = damage.men(count, mode.table, total(shot.harm), cover, dice)
    out.append(DamageRolled(shot.target, mode.table, cover, harmed.dead, harmed.shaken, harmed.rolls, shot.harm))
    if harmed.dead or harmed.shaken:
        seat = state.units[shot.target].seat
        extensions.apportion.call(state, seat, tuple(man.id for man in men), harmed.dead, harmed.shaken)


def caught_least(radius: int) -> int:
    """T(3) hits at least one model.

    Rules: OW-area-interrupt-min.
    """
    return 1 if radius == 30 else 0


def men_cover(shot: Shot) -> Cover:
    """The cover of the men fired at; who looks out or serves a gun has none of his own here."""
    return shot.cover if shot.kind == "men" else "open"
