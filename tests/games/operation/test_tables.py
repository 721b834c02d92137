"""The data files: what the rulebook prints must come out of them."""

import pytest

from sandtable.games.operation import tables
from sandtable.games.operation.tables.damage import NO_DAMAGE


def test_deck_has_54_cards_in_equal_halves() -> None:
    assert sum(tables.DECK) == 54
    manoeuvre = sum(n for card, n in zip(tables.CARDS, tables.DECK, strict=True) if card.order in ("move", "assault"))
    assert manoeuvre == 27
    for card in ("fire-5", "assault-3", "fire-1", "assault-2", "ambush-2"):
        assert card in tables.CARD_OF


def test_hands_of_the_four_nations() -> None:
    assert tables.HANDS["germany"].base == 7
    assert {tables.HANDS[n].base for n in ("usa", "britain", "soviet")} == {5}
    assert (tables.HANDS["usa"].swap, tables.HANDS["usa"].swaps) == (1, "turn")
    assert (tables.HANDS["britain"].swap, tables.HANDS["britain"].swaps) == (3, "game")


@pytest.mark.rule("OW-ex-4")
def test_a_man_goes_20_fast_and_15_on_assault() -> None:
    assert (tables.MOVE["man"].fast, tables.MOVE["man"].assault) == (200, 150)


def test_underground_is_the_man_less_5() -> None:
    man, below = tables.MOVE["man"], tables.MOVE["underground"]
    assert (below.slow, below.fast, below.assault) == (man.slow - 50, man.fast - 50, man.assault - 50)


@pytest.mark.parametrize(
    ("entry", "wanted"),
    [
        ("test -5 remove", tables.Passage(minus=50, tests=1, remove=True)),
        ("+10", tables.Passage(plus=100)),
        ("slow tests", tables.Passage(slow=True, tests=2)),
        ("barred", tables.Passage(barred=True)),
        ("0", tables.Passage()),
    ],
)
def test_terrain_entries_are_read(entry: str, wanted: tables.Passage) -> None:
    assert tables.parse_passage(entry) == wanted


def test_detection_anchor_of_the_rulebook() -> None:
    assert tables.detection(vehicle=False, posture="moved", cover=True, night=False) == 600
    for kind in (False, True):
        for posture in ("stationary", "moved", "fired"):
            row = [tables.detection(kind, posture, cover, night) for night in (False, True) for cover in (False, True)]
            assert row[0] > row[1] and row[2] > row[3] and row[0] > row[2]


@pytest.mark.rule("OW-calibre")
def test_a_gun_uses_the_row_of_its_calibre_group() -> None:
    assert tables.gun("germany", "75 L/24").id == "de-gun-75-short"
    assert tables.gun("germany", "75 L/48").id == "de-gun-75"
    assert tables.gun("germany", "75 L/70").id == "de-gun-75-long"
    assert tables.gun("usa", "75 L/40").id == "us-gun-75"
    assert tables.gun("usa", "75 L/16").id == "us-howitzer-75"
    assert tables.gun("soviet", "122 L/43").id == "su-gun-122"
    assert tables.gun("soviet", "122 L/22").id == "su-howitzer-122"
    with pytest.raises(KeyError):
        tables.gun("usa", "240 L/35")


def test_rows_of_the_screening_example() -> None:
    ap = tables.WEAPONS["us-gun-75"].mode("ap")
    assert ap is not None
    assert ap.need[tables.column("heavy-tank")] == 9
    assert 0 < ap.need[tables.column("half-track")] <= 8
    assert tables.damage_result("hw", "half-track", 6).main == 1
    assert tables.damage_result("hw", "half-track", 7).main == 1


def test_row_of_the_last_chance_example() -> None:
    ap = tables.WEAPONS["de-gun-20"].mode("ap")
    assert ap is not None and ap.need[tables.column("medium-tank")] == 0
    assert tables.WEAPONS["de-gun-20"].gun_class == 1
    assert tables.damage_result("sa", "medium-tank", 6) == NO_DAMAGE
    assert tables.damage_result("sa", "medium-tank", 8) != NO_DAMAGE


@pytest.mark.rule("OW-ex-11")
def test_a_75_mm_gun_rolls_on_heavy_weapons_and_a_rifle_on_small_arms() -> None:
    assert {mode.table for mode in tables.WEAPONS["us-gun-75"].modes} == {"hw"}
    assert {mode.table for mode in tables.WEAPONS["us-garand"].modes} == {"sa"}


def test_small_arms_column_of_infantry() -> None:
    kills = {
        cover: min(row for row in range(1, 11) if tables.damage_infantry("sa", row, cover) == "dead")
        for cover in ("open", "light", "medium", "heavy")
    }
    assert kills == {"open": 3, "light": 5, "medium": 7, "heavy": 9}
    assert tables.damage_infantry("sa", 6, "light") == "dead"
    assert tables.damage_infantry("sa", 6, "medium") == "shaken"


@pytest.mark.rule("OW-table-ends", "OW-R28")
def test_ends_of_the_damage_tables() -> None:
    assert tables.damage_infantry("hw", 0, "open") == "nh"
    assert tables.damage_infantry("hw", -3, "open") == "nh"
    assert tables.damage_infantry("hw", 12, "heavy") == "dead"
    assert tables.damage_result("hw", "medium-tank", 0) == NO_DAMAGE
    assert tables.damage_result("hw", "medium-tank", 13) == tables.damage_result("hw", "medium-tank", 10)


def test_every_row_is_no_milder_than_the_one_above_for_men() -> None:
    order = {"nh": 0, "shaken": 1, "dead": 2}
    for table in ("sa", "hw"):
        for cover in ("open", "light", "medium", "heavy"):
            row = [order[tables.damage_infantry(table, n, cover)] for n in range(11)]
            assert row == sorted(row)


def test_every_weapon_of_the_lists_exists_and_every_figure_has_a_source() -> None:
    for entry in tables.ENTRIES.values():
        for weapon in [*(m.weapon for m in entry.mounts), *(w for men in entry.men for w in men.weapons)]:
            assert weapon in tables.WEAPONS
            assert tables.WEAPONS[weapon].nation == entry.nation
    for nation in tables.NATIONS:
        for row in tables.read(f"weapons_{nation}")["weapon"]:
            assert all(mode["source"] for mode in row["mode"])
        assert all(row["source"] for row in tables.read(f"army_{nation}")["type"])


def test_every_trait_of_the_lists_is_described() -> None:
    known = {row["id"] for row in tables.read("traits")["trait"]}
    used = {trait for entry in tables.ENTRIES.values() for trait in entry.traits}
    used |= {trait for weapon in tables.WEAPONS.values() for trait in weapon.traits}
    assert used <= known
    assert all(row["source"] for row in tables.read("traits")["trait"])


def test_infantry_prices_follow_the_formula() -> None:
    prices = tables.read("points")
    for entry in tables.ENTRIES.values():
        if entry.cls != "infantry":
            continue
        men = sum(part.count for part in entry.men)
        total = men * (prices["men"][str(entry.training)] + prices["grenades"])
        total += sum(part.count * sum(prices["weapons"][w] for w in part.weapons) for part in entry.men)
        total += sum(prices["traits"].get(trait, 0) for trait in entry.traits)
        assert entry.points == 5 * ((total + 2) // 5), entry.id


@pytest.mark.rule("OW-R9", "OW-auto-rifle")
def test_the_american_squad_rolls_22_dice_with_ten_men() -> None:
    squad = tables.ENTRIES["us-rifles"]
    assert sum(part.count for part in squad.men) == 10
    shots = [part.count * tables.WEAPONS[part.weapons[0]].modes[0].rof for part in squad.men]
    assert shots == [18, 4]
    assert tables.WEAPONS["us-bar"].group == "auto-rifle"


@pytest.mark.rule("OW-mg34")
def test_mg34_and_mg42_are_light_on_the_bipod_and_medium_on_the_tripod() -> None:
    for name in ("mg34", "mg42"):
        assert tables.WEAPONS[f"de-{name}"].group == "lmg"
        assert tables.WEAPONS[f"de-{name}-tripod"].group == "mmg"
    for entry in tables.ENTRIES.values():
        vehicle = entry.cls not in ("infantry", "artillery")
        mounted = [tables.WEAPONS[m.weapon] for m in entry.mounts if vehicle and m.weapon.startswith("de-mg")]
        assert all(weapon.group == "lmg" for weapon in mounted)
    assert tables.ENTRIES["de-mmg"].men[0].weapons == ("de-mg42-tripod",)
