"""Demolition: shells and charges that shake a building or its roof, what falls, and the dust."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.chapters import BuildingShaken, RoofShaken
from sandtable.games.operation.events.vehicle import CourageTested
from sandtable.games.operation.model.pieces import Point
from sandtable.games.operation.model.shot import Shot
from sandtable.games.operation.model.state import Out, State, test_passed
from sandtable.games.operation.model.terrain import Feature, Template
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.buildings import (
    ROOF,
    building_follows,
    calibre_modifier,
    demolition,
    has_fallen,
    has_roof,
    near_rooms,
    pieces_inside,
    roof_falls,
    section_at,
    sections,
    size_of,
)
from sandtable.games.operation.rules.ground.prepared import prepare
from sandtable.games.operation.rules.infantry import losses
from sandtable.games.operation.rules.vehicles.explosions import strike_models
from sandtable.games.operation.rules.vehicles.strikes import strike_line
from sandtable.games.operation.tables import WEAPONS
from sandtable.geometry.table import Polygon, box_of, contains, nearest_on
from sandtable.kernel import Dice, Modifier

LEAST = 105
"""Calibre from which shells shake a building (mm)."""
DUST = 50
"""How far dust reaches beyond the outline (mm)."""


def lines_for(
    feature: Feature, section: int, calibre: int, extra: tuple[tuple[str, str, int], ...]
) -> tuple[Modifier, ...]:
    """Calibre, a ruin already, and what the cause adds.

    Rules: OW-bld-calibre, OW-bld-ruin.
    """
    fallen = has_fallen(feature, section)
    found = [("OW-bld-calibre", "calibre", calibre_modifier(calibre)), ("OW-bld-ruin", "ruin", -1 if fallen else 0)]
    return tuple(strike_line(rule, key, value) for rule, key, value in (*found, *extra) if value)


def shake_building(
    state: State,
    feature: str,
    place: Point,
    calibre: int,
    dice: Dice,
    out: Out,
    extra: tuple[tuple[str, str, int], ...] = (),
) -> None:
    """A roll on the building demolition table for the part that was hit.

    Rules: OW-bld-table, OW-bld-section, OW-bld-ruin, OW-charge-building.
    """
    piece = state.features[feature]
    section = section_at(piece, place)
    lines = lines_for(piece, section, calibre, extra)
    roll = dice.sum(1, 10, "building")
    total = roll.value + sum(int(each.value) for each in lines)
    result = demolition(total, size_of(piece))
    out.append(BuildingShaken(feature, section, total, result, (roll,), lines))
    shape = sections(piece)[section]
    if result == "test":
        test_units(state, piece.shape, dice, out)
    elif result == "rooms":
        test_units(state, near_rooms(piece, place), dice, out)
    elif result in ("light", "heavy"):
        collapse(state, piece, section, shape, "sa" if result == "light" else "hw", dice, out)


def test_units(state: State, shape: Polygon, dice: Dice, out: Out) -> None:
    """Each unit inside takes an unmodified test; failing, all its models are shaken.

    Rules: OW-bld-test.
    """
    units = sorted({state.models[name].unit for name in pieces_inside(state, shape)})
    for unit in (each for each in units if state.everyone(each)):
        training = state.units[unit].training
        roll = dice.sum(1, 10, "building-test")
        passed = test_passed(training, roll.value)
        out.append(CourageTested(unit, "building", training, passed, (roll,)))
        if not passed:
            for man in state.everyone(unit):
                losses.shake(state, man.id, out)


def collapse(state: State, piece: Feature, section: int, shape: Polygon, table: str, dice: Dice, out: Out) -> None:
    """A building or section comes down with its roof: everybody inside rolls without cover, dust rises, ruins are left.

    Rules: OW-bld-table, OW-bld-section, OW-bld-dust.
    """
    strike_models(state, pieces_inside(state, shape), table, "open", dice, out)
    gone = tuple(sorted({*piece.gone, section}))
    state.features[piece.id] = replace(state.features[piece.id], gone=gone)
    if all(n in gone for n in range(len(sections(piece)))):
        ruin(state, piece.id)
    prepare(state)
    bring_down(state, shape)
    raise_dust(state, piece.id, shape, dice)


def bring_down(state: State, shape: Polygon) -> None:
    """Who was on an upper level is on the ground now: all levels come down together.

    Rules: OW-bld-section.
    """
    for name in pieces_inside(state, shape):
        if state.models[name].level:
            state.change(name, level=0)


def ruin(state: State, feature: str) -> None:
    """The piece is a ruin of the same size from now on.

    Rules: OW-bld-section, OW-enter-ruin.
    """
    piece = state.features[feature]
    state.features[feature] = replace(piece, ruined=True, roof=False)
    bring_down(state, piece.shape)
    prepare(state)


def raise_dust(state: State, feature: str, shape: Polygon, dice: Dice) -> None:
    """Dust to 5 cm beyond the outline, which is gone d10 turns later.

    Rules: OW-bld-dust.
    """
    left, top, right, bottom = box_of(shape)
    turns = dice.sum(1, 10, "dust").value
    name = f"dust-{feature}-{state.turn}-{len(state.templates)}"
    middle = ((left + right) // 2, (top + bottom) // 2)
    state.templates[name] = Template(name, "dust", *middle, DUST, until=state.turn + turns - 1, shape=shape)


def settle_dust(state: State) -> None:
    """Dust whose time is over is gone.

    Rules: OW-bld-dust.
    """
    for name, template in list(state.templates.items()):
        if template.kind == "dust" and state.turn > template.until:
            del state.templates[name]


def struck_directly(state: State, feature: str, place: Point, calibre: int, dice: Dice, out: Out) -> None:
    """A gun of at least 105 mm that fires directly at a building also shakes it.

    Rules: OW-bld-105, OW-optional.
    """
    if state.on("buildings") and calibre >= LEAST:
        shake_building(state, feature, place, calibre, dice, out)


def struck_from_above(state: State, feature: str, place: Point, calibre: int, dice: Dice, out: Out) -> None:
    """Indirect fire of at least 105 mm at a unit in a building rolls on the roof table; ruins have only the other one.

    Rules: OW-roof-105, OW-roof-table, OW-roof-chain, OW-roof-section, OW-bld-ruin, OW-optional.
    """
    piece = state.features[feature]
    section = section_at(piece, place)
    if not state.on("buildings") or calibre < LEAST:
        return
    if has_fallen(piece, section):
        shake_building(state, feature, place, calibre, dice, out)
    if not has_roof(piece, section):
        return
    lines = tuple(each for each in lines_for(piece, -1, calibre, ()) if each.key == "calibre")
    roll = dice.sum(1, 10, "roof")
    total = roll.value + sum(int(each.value) for each in lines)
    fell = roof_falls(total, size_of(piece))
    out.append(RoofShaken(feature, section, total, fell, (roll,), lines))
    if not fell:
        return
    drop_roof(state, piece, section, dice, out)
    if building_follows(total, size_of(piece)):
        shake_building(state, feature, place, calibre, dice, out, (("OW-roof-chain", "roof-fell", 1),))


def drop_roof(state: State, piece: Feature, section: int, dice: Dice, out: Out) -> None:
    """The roof falls on whoever is on the top level.

    Rules: OW-roof-table, OW-roof-section.
    """
    shape, top = sections(piece)[section], piece.levels - 1
    under = tuple(name for name in pieces_inside(state, shape) if state.models[name].level == top)
    strike_models(state, under, "hw", "open", dice, out)
    gone = tuple(sorted({*piece.gone, ROOF + section}))
    whole = all(ROOF + n in gone for n in range(len(sections(piece))))
    state.features[piece.id] = replace(state.features[piece.id], gone=gone, roof=not whole)
    prepare(state)


def house_at(state: State, at: tuple[int, int]) -> str:
    """The building, bunker or ruin around a point."""
    houses = (b for b in state.index.areas if b.row.walls or b.row.kind == "ruin")
    return next((str(block.id) for block in houses if contains(block.polygon, at)), "")


@extensions.building_struck.joins
def building_struck(state: State, shot: Shot, spot: tuple[int, int, int], dice: Dice, out: Out) -> None:
    """The shell of a gun has hit a building or a ruin directly."""
    house = house_at(state, spot[:2])
    if house and WEAPONS[shot.weapon].group in ("gun", "howitzer"):
        struck_directly(state, house, spot[:2], WEAPONS[shot.weapon].bore, dice, out)


@extensions.roof_struck.joins
def roof_struck(state: State, shot: Shot, spot: tuple[int, int, int], dice: Dice, out: Out) -> None:
    """An indirect shell has come down here: roofs and buildings may fall."""
    house = house_at(state, spot[:2])
    if house:
        struck_from_above(state, house, spot[:2], WEAPONS[shot.weapon].bore, dice, out)


@extensions.demolish.joins
def demolish(state: State, feature: str, at: tuple[int, int], change: int, dice: Dice, out: Out) -> None:
    """Roll on the building demolition table for the part beside a charge."""
    shape = state.features[feature].shape
    place = at if contains(shape, at) else nearest_on(at, shape)
    shake_building(state, feature, place, 0, dice, out, (("OW-charge-building", "charge", change),))
