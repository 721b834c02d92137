"""What is drawn beside a question: lines with the spot that stops them, detection rings, arcs, danger at a place."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Go, Target
from sandtable.games.operation.actions.vehicle import Aim as AimAction
from sandtable.games.operation.flow.chain import Respond
from sandtable.games.operation.game import GAME
from sandtable.games.operation.hints import announcing, sight
from sandtable.games.operation.hints.crew import crew_marks
from sandtable.games.operation.model.intent import AimedWeapon, Intent
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Feature
from sandtable.games.operation.odds.danger import place_odds
from sandtable.games.operation.odds.shots import aim_odds
from sandtable.games.operation.rules.ground.prepared import prepare
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.rules.turn.verdict import outcome
from sandtable.kernel import Decision, Point, Question, clone
from sandtable.kernel.errors import Name
from sandtable.text import speaker


def field(*features: Feature) -> State:
    """First battle with only this terrain, the first squads facing each other 60 cm apart."""
    state = clone(GAME.start("first-battle", {}))
    state.features = {each.id: each for each in features}
    state.turn = 1
    near = ("de-grenadiers-1", "us-rifles-1")
    state.units = {name: replace(unit, off=name not in near) for name, unit in state.units.items()}
    for n, seat in enumerate(near):
        for m, man in enumerate(state.units[seat].models):
            state.models[man] = replace(state.models[man], x=400 + 30 * m, y=300 + 600 * n)
    GAME.index(state)
    return state


def house(top: int) -> Feature:
    return Feature("house", "building", ((300, top), (900, top), (900, top + 100), (300, top + 100)))


def test_a_line_ends_where_a_house_stops_it() -> None:
    state = field(house(500))
    (line,) = sight.sight_lines(state, state.units["de-grenadiers-1"])
    assert line.stop is not None
    x, y = line.stop
    assert y == 500 and 300 < x < 900
    assert (line.args["by"], line.args["cm"]) == ("building", 60)


def test_a_line_ends_at_a_wall_and_five_centimetres_into_a_wood() -> None:
    wall = Feature("wall", "high-wall", ((300, 600), (900, 600)), width=10)
    state = field(wall)
    (line,) = sight.sight_lines(state, state.units["de-grenadiers-1"])
    assert line.stop is not None and line.stop[1] == 600 and (line.args["by"], line.args["cm"]) == ("high-wall", 60)
    state = field(Feature("wood", "wood", house(500).shape))
    (line,) = sight.sight_lines(state, state.units["de-grenadiers-1"])
    assert line.stop is not None and line.stop[1] == 550


def test_a_free_line_tells_cover_distance_and_detection() -> None:
    state = field()
    (line,) = sight.sight_lines(state, state.units["de-grenadiers-1"])
    assert line.stop is None
    assert (line.start, line.end) == ("de-grenadiers-1", "us-rifles-1")
    assert line.args == {"cm": 60, "cover": "open", "found": "detected"}
    (zone,) = sight.detection_zones(state, state.units["de-grenadiers-1"])
    assert zone.args == {"cm": 60, "posture": "stationary", "cover": "open"}
    assert zone.unit == "us-rifles-1"


def test_an_ambush_shows_its_close_range_and_other_orders_do_not() -> None:
    state = field()
    unit = state.units["us-rifles-1"]
    (zone,) = announcing.ambush_zones(state, unit, "ambush")
    assert zone.args == {"cm": 20}
    assert announcing.ambush_zones(state, unit, "fire") == ()
    gun = announcing.sector((0, 0), 0, 450, 100)
    assert gun[0] == (0, 0) and all(y <= 0 for _, y in gun)


def test_the_place_under_the_pointer_tells_who_could_fire_there() -> None:
    state = field(house(500))
    draft = Intent("blue", "us-rifles-1", cards.NUMBER["move-3"])
    hidden = place_odds(state, draft, Go("slow", Point(400, 850)))
    assert hidden is not None and hidden.key == "unseen"
    state = field()
    seen = place_odds(state, draft, Go("slow", Point(400, 850)))
    assert seen is not None and seen.key == "stand" and seen.args["count"] == 1
    assert seen.args["spent"] == 50
    assert 0 < seen.chances[0].probability <= 1
    assert seen.parts[0].lines[0].rule == "OW-fire-hit"
    assert place_odds(state, draft, Go("slow", Point(400, 100))) is None


def test_men_have_names_in_every_language() -> None:
    assert speaker("en", "operation").name("model", "us-rifles-1.8") == "Rifle squad 1, man 8"
    assert speaker("hu", "operation").name("model", "us-rifles-1.8").endswith("8. ember")
    assert speaker("de", "operation").name("model", "us-rifles-1.8").endswith("Mann 8")
    assert speaker("en", "operation").name("model", "us-sherman-1.0") == speaker("en", "operation").name(
        "unit", "us-sherman-1"
    )


def test_each_man_of_a_crew_has_his_task_under_the_order() -> None:
    state = clone(GAME.start("tank-duel", {}))
    state.turn = 1
    sherman = "us-sherman-1"
    seat = state.units[sherman].seat
    way = ((sherman + ".0", ((0, 0), (0, 100))),)

    def tasks(link: Intent) -> dict[str, str]:
        return {state.models[mark.at].role: mark.key for mark in crew_marks(state, (link,))}

    moving = tasks(Intent(seat, sherman, cards.NUMBER["move-3"], paths=way, exposed=(sherman + ".1",)))
    assert moving["driver"] == "drives" and moving["commander"] == "out" and moving["gunner"] == "idle"
    firing = Intent(
        seat, sherman, cards.NUMBER["fire-3"], aims=(AimedWeapon(sherman + ".0", "main", "de-panzer4-1", "ap"),)
    )
    found = tasks(firing)
    assert found["gunner"] == "fires" and found["loader"] == "loads" and found["driver"] == "idle"
    gunner = next(mark for mark in crew_marks(state, (firing,)) if mark.key == "fires")
    assert gunner.args["weapon"] == Name("weapon", "us-gun-75")


def test_fire_at_a_unit_that_comes_into_sight_is_told_where_its_way_ends() -> None:
    state = field(Feature("house", "building", ((300, 500), (720, 500), (720, 600), (300, 600))))
    mover = Intent("blue", "us-rifles-1", cards.NUMBER["move-3"], paths=runs(state, "us-rifles-1", 200, 100))
    draft = Intent("red", "de-grenadiers-1", cards.NUMBER["ambush-1"])
    state.stack = [Respond(draft, (mover,), "target")]
    question = Question("red", Decision(("red",), state.stack[-1], state))
    found = GAME.odds(GAME.knowledge(state, frozenset(("red",))), question, Target("us-rifles-1"))
    assert found is not None and found.key == "fire" and found.policy == "at-end"


def runs(state: State, unit: str, right: int, up: int) -> tuple[tuple[str, tuple[tuple[int, int], ...]], ...]:
    """A way so far to the right and up for every man of a unit."""
    men = [state.models[each] for each in state.units[unit].models]
    return tuple((man.id, ((man.x, man.y), (man.x + right, man.y - up))) for man in men)


def test_the_reach_of_a_vehicle_ends_where_somebody_must_look_out() -> None:
    state = clone(GAME.start("tank-duel", {}))
    state.turn = 1
    unit = state.units["us-sherman-1"]
    inside = Intent(unit.seat, unit.id, cards.NUMBER["move-3"])
    out = replace(inside, exposed=(unit.id + ".1",))
    far = {link.exposed: announcing.drive_zones(state, unit, link)[1] for link in (inside, out)}
    assert [far[link.exposed].args["cm"] for link in (inside, out)] == [25, 35]
    top = {who: min(y for _, y in zone.outlines[0]) for who, zone in far.items()}
    assert top[()] > top[out.exposed]


def test_the_verdict_tells_what_the_points_are_for() -> None:
    state = clone(GAME.start("first-battle", {}))
    state.stack.clear()
    state.lost["red"] = 115
    found = outcome(state)
    assert found is not None and found.key == "points"
    words = speaker("en", "operation").say("result-points", found.args)
    assert "115 to 0" in words and "0 for places held, 115 for enemy units" in words


def test_the_chances_of_a_shot_count_the_man_who_looks_out() -> None:
    state = clone(GAME.start("tank-duel", {}))
    state.turn = 1
    del state.features["knoll"]
    prepare(state)
    unit = state.units["us-sherman-76-1"]
    shot = AimAction("main", "de-stug-1", "ap")
    closed = Intent(unit.seat, unit.id, cards.NUMBER["fire-3"])
    found = [aim_odds(state, link, shot) for link in (closed, replace(closed, exposed=(unit.id + ".1",)))]
    assert [each.key for each in found if each is not None] == ["nothing", "vehicle"]


def test_the_ring_of_detection_counts_the_man_who_looks_out() -> None:
    state = clone(GAME.start("tank-duel", {}))
    state.turn = 1
    del state.features["knoll"]
    prepare(state)
    unit = state.units["us-sherman-76-1"]
    closed = Intent(unit.seat, unit.id, cards.NUMBER["fire-3"])
    drafts = (closed, replace(closed, exposed=(unit.id + ".1",)))
    inside, out = (
        {zone.unit: int(str(zone.args["cm"])) for zone in sight.detection_zones(state, unit, draft)} for draft in drafts
    )
    assert inside.keys() == out.keys() and inside
    assert all(inside[foe] < out[foe] for foe in inside)
