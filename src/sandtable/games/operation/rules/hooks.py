"""Where vehicles and optional chapters join in: one place, so that the plain chapters read plainly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.operation.model import ARMOURED, Feature, Model, Seat, Unit
from sandtable.games.operation.state import State
from sandtable.kernel import Dice, Event, Frame, Modifier

if TYPE_CHECKING:
    from sandtable.games.operation.rules.intent import Aim, Intent
    from sandtable.games.operation.rules.shot import Part, Shot
    from sandtable.games.operation.rules.walk import Walk

Out = list[Event]


def begin_turn(state: State, dice: Dice, out: Out) -> None:
    """First in the turn: smoke disperses, attachments are declared."""
    from sandtable.games.operation.rules import attachments, demolition, smoke, vehicle_board

    for seat in state.seats:
        state.call(vehicle_board.Parting(seat))
        if state.on("attachments"):
            state.call(attachments.Attachments(seat))
    demolition.settle_dust(state)
    smoke.begin_turn(state)


def end_turn(state: State, dice: Dice, out: Out) -> None:
    """Last in the turn: flares go out, reload markers come off."""
    from sandtable.games.operation.rules import night
    from sandtable.games.operation.rules.crewed import take_off_markers

    take_off_markers(state)
    night.end_turn(state)


def split_refill(state: State, seat: Seat) -> Frame | None:
    """The frame that asks how many cards come from each half of a split deck; None with an ordinary deck."""
    from sandtable.games.operation.rules.split_deck import SplitDraw

    return SplitDraw(seat) if state.sides[seat].split else None


def refill_order(state: State, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who announces first with split decks."""
    from sandtable.games.operation.rules import split_deck

    return split_deck.refill_order(state, order)


def crew_breaks(state: State, unit: str, dice: Dice, out: Out) -> bool:
    """The crew of a vehicle breaks in its own way; True if it was one."""
    from sandtable.games.operation.rules import vehicle_morale

    return vehicle_morale.crew_breaks(state, unit, dice, out)


def detection_change(state: State, observer: Model, target: Model, base: int) -> int:
    """Buttoned-up vehicles see less far; a lit searchlight is seen further."""
    if observer.cls in ARMOURED and observer.id in state.vehicles:
        from sandtable.games.operation.rules.vehicle_exposure import detection_distance

        base = detection_distance(state, observer, base)
    return seen_at_night(state, target, base) if state.on("night") else base


def seen_at_night(state: State, target: Model, base: int) -> int:
    """A lit searchlight is seen further."""
    from sandtable.games.operation.rules import night

    return night.seen_from(state, target, base)


def is_lit(state: State, model: Model) -> bool:
    """Whether day values hold for a model at night."""
    from sandtable.games.operation.rules import night

    return night.is_lit(state, model)


def may_enter(state: State, vehicle: Model, feature: Feature, reverse: bool) -> bool:
    """Whether a tank may break into a building, or drive on in it."""
    from sandtable.games.operation.rules import entry

    return state.on("entry") and entry.why_not_enter(state, vehicle, feature, reverse) is None


def building_struck(state: State, shot: Shot, spot: tuple[int, int, int], dice: Dice, out: Out) -> None:
    """The shell of a gun has hit a building or a ruin directly."""
    from sandtable.games.operation.rules import demolition
    from sandtable.games.operation.tables import WEAPONS

    house = house_at(state, spot[:2])
    if house and WEAPONS[shot.weapon].group in ("gun", "howitzer"):
        demolition.struck_directly(state, house, spot[:2], WEAPONS[shot.weapon].bore, dice, out)


def house_at(state: State, at: tuple[int, int]) -> str:
    """The building, bunker or ruin around a point."""
    from sandtable.geometry.table import contains

    houses = (b for b in state.index.areas if b.row.walls or b.row.kind == "ruin")
    return next((str(block.id) for block in houses if contains(block.polygon, at)), "")


def douse_frame(state: State, seat: Seat, target: str, hits: int) -> bool:
    """Whether the firer is asked to give up hits for a searchlight."""
    from sandtable.games.operation.rules import night

    return night.may_douse(state, target, hits)


def crew_hit(state: State, men: tuple[str, ...], dead: int, shaken: int, dice: Dice, out: Out) -> None:
    """Small arms have hit men who look out of a vehicle."""
    from sandtable.games.operation.rules import vehicle_volley

    vehicle_volley.exposed_hit(state, men, dead, shaken, dice, out)


def exposed_parts(state: State, vehicle: Model) -> tuple[Part, ...]:
    """Men who look out of a vehicle, as a part of the target."""
    from sandtable.games.operation.rules import vehicle_volley

    return vehicle_volley.exposed_parts(state, vehicle)


def vehicle_parts(state: State, intent: Intent, aim: Aim, moved: bool) -> tuple[tuple[str, str], ...]:
    """Weapon and part, for every part of its target that an announced weapon of a vehicle can fire at."""
    from sandtable.games.operation.rules import vehicle_volley

    return vehicle_volley.part_choices(state, intent, aim, moved)


def vehicle_shots(
    state: State, intent: Intent, moved: bool, out: Out, picked: tuple[str, ...] = ()
) -> tuple[tuple[Part, ...], tuple[Shot, ...]]:
    """The shots of a vehicle's weapons as they were announced (Intent.aims), and of passengers; with their parts."""
    from sandtable.games.operation.rules import vehicle_volley

    return vehicle_volley.shots(state, intent, moved, out, picked)


def vehicle_hit(
    state: State, shot: Shot, target: str, die: int, dice: Dice, out: Out, firer: Model | None = None
) -> None:
    """A shot has hit a vehicle with this die."""
    from sandtable.games.operation.rules import vehicle_volley

    vehicle_volley.hit(state, shot, target, die, dice, out, firer)


def vehicle_blasted(
    state: State,
    vehicle: Model,
    spot: tuple[int, int, int],
    radius: int,
    weapon: str,
    mode: str,
    harm: tuple[Modifier, ...],
    start: tuple[int, int],
    dice: Dice,
    out: Out,
) -> None:
    """A template lies on a vehicle."""
    from sandtable.games.operation.rules import vehicle_volley

    vehicle_volley.blasted(state, vehicle, spot[:2], radius, weapon, mode, harm, start, dice, out)


def lobbed_inside(state: State, shot: Shot, target: str, dice: Dice, out: Out) -> bool:
    """A shell that cannot harm a vehicle has gone into its open top; True if so."""
    from sandtable.games.operation.rules import vehicle_volley

    return vehicle_volley.lobbed_inside(state, shot, target, dice, out)


def vehicle_in_cover(state: State, vehicle: Model, start: tuple[int, int]) -> bool:
    """Whether a vehicle is in cover from a place: half of it hidden, or in a wood or ruin."""
    from sandtable.games.operation.rules import vehicle_cover

    return bool(state.features) and vehicle_cover.in_cover(state, vehicle, start)


def gun_explodes(state: State, gun: str, dice: Dice, out: Out) -> None:
    """Catastrophe for a gun: piece, crew and what is near."""
    from sandtable.games.operation.rules import vehicle_damage

    vehicle_damage.explode(state, gun, dice, out)


def demolish(state: State, feature: str, at: tuple[int, int], change: int, dice: Dice, out: Out) -> None:
    """Roll on the building demolition table for the part beside a charge."""
    from sandtable.games.operation.rules import demolition
    from sandtable.geometry.table import contains, nearest_on

    shape = state.features[feature].shape
    place = at if contains(shape, at) else nearest_on(at, shape)
    demolition.shake(state, feature, place, 0, dice, out, (("OW-charge-building", "charge", change),))


def roof_struck(state: State, shot: Shot, spot: tuple[int, int, int], dice: Dice, out: Out) -> None:
    """An indirect shell has come down here: roofs and buildings may fall."""
    from sandtable.games.operation.rules import demolition
    from sandtable.games.operation.tables import WEAPONS

    house = house_at(state, spot[:2])
    if house:
        demolition.struck_from_above(state, house, spot[:2], WEAPONS[shot.weapon].bore, dice, out)


def order_frames(state: State, link: Intent) -> tuple[Frame, ...]:
    """Frames between the move and the fire after it: rams, overruns, close assault; last one first."""
    from sandtable.games.operation.rules.vehicle_drive import AfterMove

    return (AfterMove(link),) if link.prey or link.board == "out" else ()


def extras(state: State, link: Intent, dice: Dice, out: Out) -> None:
    """What vehicles and optional chapters announced, before the order itself: exposure, boarding, smoke."""
    from sandtable.games.operation.rules import chapter_orders, vehicle_drive

    vehicle_drive.announce(state, link, dice, out)
    chapter_orders.carry_out(state, link, dice, out)


def finished(state: State, link: Intent, dice: Dice, out: Out) -> None:
    """An order has been carried out and marked."""
    from sandtable.games.operation.rules import motorcycles, squadrons

    if link.order == "move" and link.speed != "fast":
        state.said[f"slow:{link.unit}"] = state.turn
    else:
        state.said.pop(f"slow:{link.unit}", None)
    motorcycles.drop_stragglers(state, link.unit, out)
    squadrons.leave_behind(state, link.unit, out)


def drives(state: State, link: Intent) -> bool:
    """Whether the move is a vehicle's."""
    return any(name in state.vehicles for name, _ in link.paths)


def drive_on(state: State, walk: Walk, dice: Dice, out: Out) -> None:
    """One step of a vehicle's move: to the next stop or the end. Must move the stack (Walk is on top)."""
    from sandtable.games.operation.rules import vehicle_drive

    vehicle_drive.drive_on(state, walk, dice, out)


def after_morale(state: State, dice: Dice, out: Out) -> None:
    """Riders of stuck machines get off; nerves come after morale, then the courage of squadrons."""
    from sandtable.games.operation.rules import motorcycles, squadrons, vehicle_morale, vehicle_volley

    motorcycles.dismount_immobile(state)
    vehicle_volley.forget_spread(state)
    vehicle_morale.settle_nerves(state, dice, out)
    for unit in [u.id for u in state.units.values() if squadrons.is_squadron(u) and u.models]:
        squadrons.courage(state, unit, dice, out)


def crew_recovers(state: State, unit: Unit, dice: Dice, out: Out) -> bool:
    """Panic recovery of motorcycles and crews where it differs; True if it was one."""
    from sandtable.games.operation.rules import motorcycles

    return motorcycles.flee(state, unit, out)


def radio_reaches(state: State, unit: Unit, to: Unit) -> bool:
    """Whether the radio of a unit can call another: vehicles only as commanders."""
    from sandtable.games.operation.rules.vehicle_volley import radio_reaches as reaches

    return reaches(state, unit, to)
