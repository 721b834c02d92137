"""What is printed and never changes, for the browser: map, counters, data sheets, the words of agreements."""

from __future__ import annotations

from typing import Any

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.campaign import COMBINE
from sandtable.games.europe.scenarios import plan


def make_static(scenario: str) -> dict[str, Any]:
    """Map, counters and tables for the browser."""
    given = plan(scenario)
    return {
        "agreements": COMBINE,
        "scenario": scenario,
        "first": given.first,
        "turns": given.turns,
        "powers": [t.POWERS[p] for p in given.powers],
        "order": [[t.POWERS[p] for p in group] for group in given.move_order],
        "areas": {
            t.AREAS[a]: {
                "country": t.COUNTRIES[t.HOME[a]],
                "capital": a in t.CAPITALS,
                "port": t.PORT[a],
                "near": [t.AREAS[b] for b in t.NEAR[a]],
                "seas": [t.SEAS[s] for s in t.COAST[a]],
                "at": t.XY[a],
            }
            for a in range(t.N_AREAS)
        },
        "seas": {t.SEAS[s]: {"near": [t.SEAS[o] for o in t.SEA_NEAR[s]]} for s in range(t.N_SEAS)},
        "countries": {
            t.COUNTRIES[c]: {"kind": t.KIND_OF[c], "chief": t.AREAS[t.CHIEF[c]], "hpp": t.COUNTRY_HPP[c]}
            for c in range(t.N_COUNTRIES)
        },
        "values": {
            t.type_name(c, k): [t.ATTACK[c][k], t.DEFENCE[c][k], t.MOVE[c][k]]
            for c in range(t.N_COUNTRIES)
            for k in range(8)
            if t.MOVE[c][k]
        },
        "costs": dict(zip(t.KINDS, t.COST, strict=True)),
        "sheets": {
            t.POWERS[p]: {
                "hpp": t.BASE[p],
                "start": _named(t.START[p]),
                "columns": {year: _named(column) for year, column in t.COLUMNS[p].items()},
                "redeploy": t.REDEPLOY[p],
            }
            for p in range(6)
        },
    }


def _named(counts: tuple[int, ...]) -> dict[str, int]:
    return {t.KINDS[k]: n for k, n in enumerate(counts) if n}
