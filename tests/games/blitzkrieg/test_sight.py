"""Chapter 4."""

import pytest

from games.blitzkrieg.field import Field, start
from sandtable.games.blitzkrieg.rules.fire import range_modifier
from sandtable.games.blitzkrieg.rules.sight import range_of, seen_up_to
from sandtable.games.blitzkrieg.tables.board import HexBoard, board
from sandtable.games.blitzkrieg.tables.sheets import CLEAR, SIGHT, VILLAGE
from sandtable.games.blitzkrieg.tables.sight import line_of_sight

HANNUT, STONNE = board("hannut"), board("stonne")


def sees(ground: HexBoard, a: int, b: int) -> bool:
    return line_of_sight(ground, ground.index[a], ground.index[b])


@pytest.mark.rule("BK-ex-4.3.2", "BK-4.3.2", "BK-R20")
def test_blind_hexes_from_0706_are_exactly_the_printed_ones() -> None:
    printed = [702, 1304, 1305, 1107, 810, 709, 610, 309, 209, 205, 304, 303, 403, 501]
    crest = HANNUT.index[706]
    lower = [h for h in range(len(HANNUT.map)) if HANNUT.level[h] < HANNUT.level[crest]]
    near = [h for h in lower if HANNUT.distance[crest][h] <= SIGHT["limit"]]
    assert sorted(HANNUT.numbers[h] for h in near if not HANNUT.sees[crest] >> h & 1) == sorted(printed)
    assert sees(HANNUT, 706, 502), "an obstacle right behind another one is seen"


@pytest.mark.rule("BK-ex-8.2.4", "BK-8.2.4", "BK-R9", "BK-0")
def test_range_modifier() -> None:
    far = STONNE.distance[STONNE.index[502]][STONNE.index[304]]
    assert (far, range_modifier(far)) == (3, -2)
    assert (range_modifier(1), range_modifier(2), range_modifier(0)) == (0, -1, 1)


@pytest.mark.rule("BK-4.1a")
def test_sight_ends_after_eight_hexes() -> None:
    assert sees(HANNUT, 2001, 2009)
    assert not sees(HANNUT, 2001, 2010)


@pytest.mark.rule("BK-4.3", "BK-4.3.1")
def test_obstacles_between_block_but_not_at_the_ends() -> None:
    assert not sees(HANNUT, 1802, 1805), "woods 1803 and 1804 between"
    assert sees(HANNUT, 1802, 1803), "adjacent"
    assert sees(HANNUT, 1801, 1803), "into the woods"
    assert sees(HANNUT, 1708, 1710), "out of a village"


@pytest.mark.rule("BK-4.3", "BK-R20")
def test_along_a_hexside_one_open_side_is_enough() -> None:
    pairs = [
        (a, b, HANNUT.map.between(a, b))
        for a in range(len(HANNUT.map))
        for b in range(len(HANNUT.map))
        if HANNUT.distance[a][b] == 2 and HANNUT.level[a] == HANNUT.level[b]
    ]
    sides = [(a, b, group[0]) for a, b, group in pairs if len(group) == 1 and len(group[0]) == 2]
    half = [(a, b) for a, b, (left, r) in sides if (HANNUT.terrain[left] == CLEAR) != (HANNUT.terrain[r] == CLEAR)]
    level = [(a, b) for a, b in half if HANNUT.level[a] >= max(HANNUT.level[n] for n in HANNUT.beside[a])]
    assert level and all(line_of_sight(HANNUT, a, b) for a, b in level)
    full = [(a, b) for a, b, (left, r) in sides if HANNUT.terrain[left] and HANNUT.terrain[r]]
    same = [(a, b) for a, b in full if HANNUT.level[a] == 1 or HANNUT.level[b] == 0]
    assert same and not all(line_of_sight(HANNUT, a, b) for a, b in same)


@pytest.mark.rule("BK-4.3.1", "BK-R43")
def test_on_one_level_lower_obstacles_do_not_block_and_higher_ground_does() -> None:
    a, b = HANNUT.index[706], HANNUT.index[713]
    assert HANNUT.level[a] == HANNUT.level[b] == 1
    assert HANNUT.level[HANNUT.index[708]] == 0, "Jauche lies between them and lower"
    assert line_of_sight(HANNUT, a, b)
    assert STONNE.level[STONNE.index[511]] == 3 and not sees(STONNE, 510, 512), (
        "the Pain de Sucre lies higher than both"
    )


@pytest.mark.rule("BK-4.3.2", "BK-R21")
def test_the_higher_unit_must_stand_on_a_crest_in_either_direction() -> None:
    assert not HANNUT.crest[HANNUT.index[1612]] and HANNUT.crest[HANNUT.index[1308]]
    assert not sees(HANNUT, 1612, 1407) and not sees(HANNUT, 1407, 1612)
    assert sees(HANNUT, 1308, 1107) and sees(HANNUT, 1107, 1308)


@pytest.mark.rule("BK-4.1b", "BK-R45")
def test_how_far_units_are_seen() -> None:
    assert (seen_up_to(True, CLEAR), seen_up_to(True, VILLAGE)) == (8, 4)
    assert (seen_up_to(False, CLEAR), seen_up_to(False, VILLAGE)) == (4, 2)
    theatre = start("hannut").state.theatre
    seen = {theatre.ids[u]: theatre.vehicle[u] for u in range(len(theatre.ids))}
    assert seen["de-i12-spw"] and seen["fr-12c-1"] and seen["de-i5-1"]
    assert not any(seen[name] for name in ("de-i12-hq", "fr-i11-mg", "fr-i11-motos", "fr-11-gun", "fr-i11-1"))


@pytest.mark.rule("BK-4.1b", "BK-4.1a")
def test_fire_needs_detection_range_and_a_free_line() -> None:
    field = Field(active=["de-i35"], units={"de-i35-pz4": 1811, "fr-i11-1": 1814, "fr-2c-1i": 1808, "fr-2c-1ii": 1815})
    assert field.refused("fire de-i35-pz4 fr-i11-1") == ""
    assert field.refused("fire de-i35-pz4 fr-2c-1ii") == "BK-4.2"
    woods = Field(active=["de-i5"], units={"de-i5-pz4": 1802, "fr-i11-1": 1805})
    assert woods.refused("fire de-i5-pz4 fr-i11-1") == "BK-4.1a"
    hidden = Field(active=["de-i5"], units={"de-i5-pz4": 1801, "fr-i11-1": 1804, "fr-i11-2": 1803})
    assert hidden.refused("fire de-i5-pz4 fr-i11-2") == "", "infantry in woods is seen at two hexes"
    village = Field(active=["de-i5"], units={"de-i5-pz4": 1705, "fr-i11-1": 1708})
    assert village.refused("fire de-i5-pz4 fr-i11-1") == "BK-4.1b", (
        "three hexes are too far to see infantry in a village"
    )


@pytest.mark.rule("BK-4.2", "BK-8.4a")
def test_an_adjacent_enemy_or_neutralisation_cuts_the_range_to_one() -> None:
    field = Field(
        active=["de-i35"], units={"de-i35-pz4": 1811, "de-i35-1": {"hex": 1911, "neutralised": True}, "fr-i11-1": 1812}
    )
    unit_of = field.state.theatre.unit_of
    assert range_of(field.state, unit_of["de-i35-pz4"]) == 1
    assert range_of(field.state, unit_of["de-i35-1"]) == 1
    far = Field(active=["de-i35"], units={"de-i35-pz4": 1811, "fr-i11-1": 1813})
    assert range_of(far.state, far.state.theatre.unit_of["de-i35-pz4"]) == 3


@pytest.mark.rule("BK-4.2", "BK-R8")
def test_range_zero_never_fires_actively() -> None:
    """No counter here has range 0 but the HQs; a unit made so may only return fire or fight in melee."""
    field = Field(active=["de-i33"], units={"de-i33-1": 1811, "fr-i11-1": 1812})
    theatre, u = field.state.theatre, field.state.theatre.unit_of["de-i33-1"]
    printed = theatre.range
    try:
        theatre.range = tuple(0 if at == u else value for at, value in enumerate(printed))
        assert field.refused("fire de-i33-1 fr-i11-1") == "BK-4.2"
    finally:
        theatre.range = printed
