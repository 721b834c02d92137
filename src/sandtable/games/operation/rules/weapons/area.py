"""Area weapons: templates, who is under them, and what they do."""

from __future__ import annotations

from sandtable.games.operation.events.infantry import (
    BicycleDestroyed,
    DamageRolled,
    GunDestroyed,
    GunStruck,
    ShieldHeld,
    TemplateLaid,
)
from sandtable.games.operation.model.pieces import VEHICLES, Model, Point, Spot
from sandtable.games.operation.model.state import Out, State, has
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.buildings import has_roof, section_at
from sandtable.games.operation.rules.ground.cover import better, blast_cover, cover_on_line, in_smoke
from sandtable.games.operation.rules.ground.measuring import BASE, outline
from sandtable.games.operation.rules.ground.sight_lines import FLOOR
from sandtable.games.operation.rules.infantry import crewed_weapons, damage
from sandtable.games.operation.rules.infantry.damage import total
from sandtable.games.operation.rules.weapons import hits
from sandtable.games.operation.tables import damage_result
from sandtable.games.operation.tables.words import Cover
from sandtable.geometry.table import contains, in_arc, nearest_on
from sandtable.geometry.table.shapes import circle_touches_polygon
from sandtable.kernel import Dice, Modifier


def impact(state: State, target: Model, grenade: bool, indirect: bool) -> Spot:
    """Where a template's centre lies: on the model, on the wall nearest to it in a building, on the roof above it.

    Rules: OW-area-aim, OW-area-building, OW-area-grenade-in, OW-area-wood, OW-indirect-roof, OW-indirect-wood.
    """
    at = (target.x, target.y)
    for block in state.index.areas:
        if block.row.walls and contains(block.polygon, at):
            if indirect:
                house = state.features[block.id]
                roof = has_roof(house, section_at(house, at)) and target.level == block.feature.levels - 1
                return (*at, block.feature.levels * FLOOR if roof else target.level * FLOOR)
            if not grenade:
                return (*nearest_on(at, block.polygon), target.level * FLOOR)
    return (*at, target.level * FLOOR)


def under(state: State, spot: Spot, radius: int) -> list[Model]:
    """Every model, friend or foe, that is even partly under a template.

    Rules: OW-area-all, OW-area-templates.
    """
    x, y, z = spot
    found = []
    for model in state.models.values():
        if model.aboard or state.units[model.unit].below or state.units[model.unit].off:
            continue
        if model.cls in VEHICLES:
            if circle_touches_polygon((x, y), radius, outline(state, model)):
                found.append(model)
            continue
        rise = model.level * FLOOR - z
        if (model.x - x) ** 2 + (model.y - y) ** 2 + rise * rise <= (radius + BASE) ** 2:
            found.append(model)
    return found


def burst(
    state: State,
    spot: Spot,
    radius: int,
    weapon: str,
    table: str,
    harm: tuple[Modifier, ...],
    start: Point,
    direct_gun: str,
    dice: Dice,
    out: Out,
    mode: str = "",
    firer: Model | None = None,
) -> None:
    """A template goes off: men under it are apportioned by cover, guns and vehicles roll for themselves.

    `start` is where it was fired from, `direct_gun` the gun that the centre lies on, `firer` who fired it directly:
    against him walls and hedges on the line are cover, against what falls or has drifted there only the ground is.

    Rules: OW-area-all, OW-area-gun, OW-fire-damage, OW-bicycle-left.
    """
    hit = under(state, spot, radius)
    out.append(TemplateLaid(weapon, spot[:2], radius, tuple(model.id for model in hit)))
    for each in list(state.templates.values()):
        if each.kind == "bicycle" and (each.x - spot[0]) ** 2 + (each.y - spot[1]) ** 2 <= radius * radius:
            del state.templates[each.id]
            out.append(BicycleDestroyed(each.id))
    men = [model for model in hit if model.cls == "infantry"]
    strike_men(state, men, table, harm, start, dice, out, firer=firer)
    for model in hit:
        if model.cls == "artillery" and not model.destroyed and model.id == direct_gun:
            here = hits.in_place(harm, "harm", in_smoke(state, model))
            behind = "open" if firer is None else cover_on_line(state, firer, model)
            strike_gun(state, model.id, table, here, start, 1, dice, out, behind, area=True)
        elif model.cls in VEHICLES:
            extensions.vehicle_blasted.call(state, model, spot[:2], radius, weapon, mode, harm, start, dice, out)


def cover_from(state: State, man: Model, start: Point, firer: Model | None = None) -> Cover:
    """The cover of a man under a template: his ground's, that on the line of direct fire, or that of his gun.

    Rules: OW-area-gun, OW-shield-front, OW-cover-line, OW-R78.
    """
    ground = blast_cover(state, man) if firer is None else cover_on_line(state, firer, man)
    gun = crewed_weapons.gun_served(state, man)
    if gun is not None:
        return crewed_weapons.crew_cover(state, gun, start, ground)
    return ground


def strike_men(
    state: State,
    men: list[Model],
    table: str,
    harm: tuple[Modifier, ...],
    start: Point,
    dice: Dice,
    out: Out,
    cover: Cover | None = None,
    firer: Model | None = None,
) -> None:
    """One hit on each of these men: those of one side in like cover are rolled together and apportioned by their owner.

    Those in smoke have their -2 for themselves.

    Rules: OW-area-all, OW-fire-damage, OW-shield-roll, OW-smoke-cover.
    """
    groups: dict[tuple[str, Cover, bool, bool], list[str]] = {}
    for man in men:
        gun = crewed_weapons.gun_served(state, man)
        shielded = gun is not None and cover is None and has(state, gun, "shield") and comes_from_front(gun, start)
        kind = cover if cover is not None else cover_from(state, man, start, firer)
        groups.setdefault((man.unit, kind, shielded, in_smoke(state, man)), []).append(man.id)
    for (unit, kind, shielded, smoky), models in groups.items():
        count = len(models)
        if shielded:
            count = through_shield(state, unit, count, dice, out)
        here = hits.in_place(harm, "harm", smoky)
        harmed = damage.men(count, table, total(here), kind, dice)
        if count:
            out.append(DamageRolled(unit, table, kind, harmed.dead, harmed.shaken, harmed.rolls, here))
        if harmed.dead or harmed.shaken:
            extensions.apportion.call(state, state.units[unit].seat, tuple(models), harmed.dead, harmed.shaken)


def comes_from_front(gun: Model, start: Point) -> bool:
    """Whether a shot comes from before a gun.

    Rules: OW-shield-front, OW-area-gun.
    """
    return in_arc(gun.facing, 450, (start[0] - gun.x, start[1] - gun.y))


def through_shield(state: State, unit: str, hits: int, dice: Dice, out: Out) -> int:
    """The shield stops a hit on the crew on 1 to 4.

    Rules: OW-shield-roll.
    """
    roll = dice.passes(hits, 10, 5, "shield")
    out.append(ShieldHeld(unit, hits - roll.value, (roll,)))
    return roll.value


def strike_gun(
    state: State,
    gun: str,
    table: str,
    harm: tuple[Modifier, ...],
    start: Point,
    hits: int,
    dice: Dice,
    out: Out,
    behind: Cover = "open",
    cover: Cover | None = None,
    area: bool = False,
) -> None:
    """Hits on a gun roll in the artillery column: assistants, the piece itself, or a catastrophe.

    `behind` is the cover on the line of direct fire, `cover` that of the crew where it is not to be looked for. Against
    a blast the shield helps from the front only.

    Rules: OW-gun-target, OW-damage, OW-shield-roll, OW-area-gun, OW-gun-lost.
    """
    for _ in range(hits):
        piece = state.models[gun]
        if piece.destroyed:
            return
        roll = dice.sum(1, 10, "gun-damage")
        result = damage_result(table, "artillery", roll.value + total(harm))
        word = (
            "catastrophe"
            if result.catastrophe
            else "main"
            if result.main
            else "assistants"
            if result.assistants
            else "nh"
        )
        out.append(GunStruck(piece.unit, word, (roll,), harm))
        crew = [man for man in state.men(piece.unit) if serves(state, man, gun)]
        if result.catastrophe:
            extensions.explodes.call(state, gun, dice, out)
            continue
        if result.main:
            state.change(gun, destroyed=True)
            out.append(GunDestroyed(piece.unit, gun))
        if result.assistants and crew:
            kind = cover or crewed_weapons.crew_cover(state, piece, start, better(behind, blast_cover(state, piece)))
            shielded = has(state, piece, "shield") and (not area or comes_from_front(piece, start))
            strike_crew(state, piece, crew, result.assistants, shielded, table, harm, kind, dice, out)


def serves(state: State, man: Model, gun: str) -> bool:
    """Whether a man serves this very gun."""
    found = crewed_weapons.gun_served(state, man)
    return found is not None and found.id == gun


def strike_crew(
    state: State,
    gun: Model,
    crew: list[Model],
    count: int,
    shielded: bool,
    table: str,
    harm: tuple[Modifier, ...],
    kind: Cover,
    dice: Dice,
    out: Out,
) -> None:
    """Hits on a gun's crew: the shield first, then the infantry column; what changes the damage of the shot changes it
    here too.

    Rules: OW-shield-roll, OW-shield-front, OW-gun-noshield, OW-shield-better, OW-order-cover, OW-smoke-cover.
    """
    hits = min(count, len(crew))
    if shielded:
        hits = through_shield(state, gun.unit, hits, dice, out)
    harmed = damage.men(hits, table, total(harm), kind, dice)
    if hits:
        out.append(DamageRolled(gun.unit, table, kind, harmed.dead, harmed.shaken, harmed.rolls, harm))
    if harmed.dead or harmed.shaken:
        seat = state.units[gun.unit].seat
        extensions.apportion.call(state, seat, tuple(man.id for man in crew), harmed.dead, harmed.shaken)
