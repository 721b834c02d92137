"""How odds are told: the parts of a defence, the losses, the chance to be suppressed."""

from fractions import Fraction

from sandtable.games.barbarossa.model import AMBUSHED, State, Unit, headquarters, side_of
from sandtable.games.barbarossa.odds.numbers import Spread, losses_of
from sandtable.games.barbarossa.rules.figures import COMMAND_SPIRIT, defence_parts, in_command
from sandtable.games.barbarossa.rules.sight import sees
from sandtable.kernel import Chance, Modifier, Name, Odds


def spirit(state: State, unit: Unit, seat: str) -> int:
    """The HQ's bonus to a unit's valour as far as a seat can know it: an enemy HQ in ambush does not count.

    Rules: BA-hq-spirit.
    """
    if unit.type == "aircraft" or unit.place != "map":
        return 0
    for hq in headquarters(state, unit.side):
        known = hq.side == side_of(seat) or hq.hidden != AMBUSHED
        if known and hq.id != unit.id and in_command(state, hq, unit) and sees(state, unit.hex, hq.hex):
            return COMMAND_SPIRIT
    return 0


def defence_lines(state: State, unit: Unit, melee: bool = False, flanked: bool = False) -> list[Modifier]:
    """The parts of a unit's defence; they add up to it.

    Rules: BA-defence-modifiers.
    """
    (rule, key, base), *others = defence_parts(state, unit, melee, flanked)
    return [Modifier(rule, key, str(base)), *(Modifier(rule, key, f"{value:+d}") for rule, key, value in others)]


def told(key: str, target: Unit, lines: list[Modifier], hits: Spread, armour: int, failed: Fraction) -> Odds:
    """Losses and the chance to fail the test; the sum shown is the defence."""
    losses = losses_of(hits, armour, target.size)
    found = [
        Chance("losses" if lost < target.size else "destroyed", float(p), {"losses": lost}, "good" if lost else "")
        for lost, p in losses.items()
    ]
    word = "turned-back" if target.type == "aircraft" else "suppressed"
    found.append(Chance(word, float(failed), {}, "good" if failed else ""))
    return Odds(key, {"target": Name("unit", target.id)}, tuple(lines), str(armour), tuple(found))
