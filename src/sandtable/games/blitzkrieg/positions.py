"""Positions for situations and tests: a battle without its set-up, changed as a table says.

    turn = 3                        active = ["de-i5"]        the formations that act now (their side's seat is asked)
    units = { de-i5-pz4 = 1505, fr-i11-1 = { hex = 1306, steps = 1, neutralised = true } }
    salvos = ["medium", "light"]    salvos_of = "german"      mines = [1205]      works = [1206]
    formations = { fr-i11 = { fatigued = true } }             control = { "1416" = "german" }
    cup = { de-i5 = 1 }             draw = "de-i5"            the marker that is carried out first
    held = { german = { repeat = 1, general = 1 } }           carried = "de-i5"        deploy = true: all set up

Units that are not named are off the map for good. With neither `active` nor `draw` the next marker is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from sandtable.games.blitzkrieg.flow.activation import Drawn
from sandtable.games.blitzkrieg.flow.battle import Draw
from sandtable.games.blitzkrieg.flow.operations import Operate
from sandtable.games.blitzkrieg.model import DEAD, FRESH, GONE, OVERRUN, RETURNING, WAITING, State, build_index
from sandtable.games.blitzkrieg.rules import markers
from sandtable.games.blitzkrieg.rules.deployment import deploy
from sandtable.games.blitzkrieg.rules.organisation import check_command, hq_hex
from sandtable.games.blitzkrieg.tables.sheets import SEATS
from sandtable.games.blitzkrieg.tables.theatre import GENERAL, REPEAT
from sandtable.kernel import SandtableError

OFF = {"waiting": WAITING, "dead": DEAD, "gone": GONE, "overrun": OVERRUN, "returning": RETURNING}
KEYS = {
    "turn", "active", "units", "salvos", "mines", "works", "formations", "control", "cup", "draw", "held", "carried",
    "deploy", "passed", "banked", "salvos_of",
}  # fmt: skip


def arrange(base: State, position: Mapping[str, Any]) -> State:
    """The state that a table describes."""
    wrong = set(position) - KEYS
    if wrong:
        raise SandtableError(f"A position has no {', '.join(sorted(wrong))}; it may have {', '.join(sorted(KEYS))}.")
    state, t = base, base.theatre
    state.stack = [Draw()]
    state.turn = position.get("turn", 1)
    _units(state, position)
    for name, changes in position.get("formations", {}).items():
        f = _known(t.formation_of, name)
        state.formations[f] = replace(state.formations[f], **changes)
    for number, seat in position.get("control", {}).items():
        state.control[t.objective_at[t.index[int(number)]]] = SEATS.index(seat)
    state.mines = [_known(t.index, number) for number in position.get("mines", ())]
    state.works = [_known(t.index, number) for number in position.get("works", state_works(state, position))]
    build_index(state)
    for u, unit in enumerate(state.units):
        if not _says_out(position, t.ids[u]) and hq_hex(state, unit.formation) >= 0:
            check_command(state, u, [])
    _markers(state, position)
    return state


def _says_out(position: Mapping[str, Any], name: str) -> bool:
    """Whether the table itself says if a unit is out of command; else that follows from where its HQ stands."""
    given = position.get("units", {}).get(name)
    return isinstance(given, Mapping) and "out" in given


def state_works(state: State, position: Mapping[str, Any]) -> list[int]:
    return [state.theatre.numbers[h] for h in state.works]


def _units(state: State, position: Mapping[str, Any]) -> None:
    t = state.theatre
    if position.get("deploy"):
        build_index(state)
        for stage in range(len(t.scenario["stage"])):
            deploy(state, stage, 0, [])
    else:
        state.units = [replace(unit, hex=GONE, aboard=-1) for unit in state.units]
    for name, given in position.get("units", {}).items():
        u = _known(t.unit_of, name)
        row = dict(given) if isinstance(given, Mapping) else {"hex": given}
        where = row.pop("hex", None)
        h = state.units[u].hex if where is None else OFF[where] if isinstance(where, str) else _known(t.index, where)
        if "aboard" in row:
            row["aboard"] = _known(t.unit_of, row["aboard"])
        if "formation" in row:
            row["formation"] = _known(t.formation_of, row["formation"])
        state.units[u] = replace(state.units[u], hex=h, **row)


def _markers(state: State, position: Mapping[str, Any]) -> None:
    t = state.theatre
    if "cup" in position:
        state.cup = [position["cup"].get(marker.id, 0) for marker in t.markers]
    for seat, row in position.get("held", {}).items():
        _hold(state, SEATS.index(seat), row, "cup" not in position)
    for seat, name in position.get("banked", {}).items():
        state.banked[SEATS.index(seat)] = _known(t.marker_of, name)
    if "carried" in position:
        state.carried = _known(t.marker_of, position["carried"])
    if "passed" in position:
        state.passed = SEATS.index(position["passed"])
    if "draw" in position:
        m = _known(t.marker_of, position["draw"])
        state.cup[m] = max(0, state.cup[m] - 1)
        state.stack.append(Drawn(m))
    if "active" in position or "salvos" in position:
        _activate(state, position)


def _hold(state: State, side: int, row: Mapping[str, int], from_cup: bool) -> None:
    """Markers held by a side; they are not in the cup then."""
    state.repeats[side], state.generals[side] = row.get("repeat", 0), row.get("general", 0)
    if from_cup:
        state.cup[markers.held_marker(state, side, REPEAT)] -= state.repeats[side]
        state.cup[markers.held_marker(state, side, GENERAL)] -= state.generals[side]


def _activate(state: State, position: Mapping[str, Any]) -> None:
    """The middle of an activation: the formations named may act, without any test before."""
    t = state.theatre
    formations = tuple(_known(t.formation_of, name) for name in position.get("active", ()))
    if formations:
        state.active = t.cards[formations[0]].side
    else:
        state.active = SEATS.index(position.get("salvos_of", "german"))
    for u, unit in enumerate(state.units):
        if unit.formation in formations and unit.hex >= WAITING:
            state.units[u] = replace(unit, act=FRESH)
    state.stack.append(Operate(formations, tuple(position.get("salvos", ()))))


def _known(table: Mapping[Any, int], name: Any) -> int:
    if name not in table:
        raise SandtableError(f"There is no {name} in this battle.")
    return table[name]
