"""Strategic bombing and submarines against trade and convoys (rulebook 12.1.2, 12.1.3)."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Bomb, Prowl
from sandtable.games.europe.events import Bombed, ConvoyHit, Out, Prowled
from sandtable.games.europe.model import ACTIVE, MOVED, USED, State, mark, stacks_of, units_at, who
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.games.europe.rules.geography import open_straits, seas_from
from sandtable.games.europe.rules.money import charge
from sandtable.games.europe.rules.movement import air_range
from sandtable.games.europe.rules.refusals import CAPITAL_FIRST, NOT_ADVANCED, OUT_OF_RANGE
from sandtable.games.europe.rules.research import bombing_loss, submarine_loss
from sandtable.kernel import Refusal

TRADE, TO_BRITAIN, TO_SOVIETS = "trade", "convoy-britain", "convoy-soviet"
PREY = (TRADE, TO_BRITAIN, TO_SOVIETS)
BOMBED = (t.GERMANY, t.ITALY, t.BRITAIN)

NO_BOMBERS = Refusal("EU-12.1.2b", "no-bombers")
NO_BOMBING = Refusal("EU-12.1.2b", "not-to-be-bombed")
NO_SUBMARINES = Refusal("EU-12.1.3b", "no-submarines")
NO_PREY = Refusal("EU-12.1.3b", "no-prey")


def idle(state: State, owner: int, kind: int, area: int) -> list[int]:
    """Unused units of a kind at a base; ships must not have changed base either."""
    barred = USED | (MOVED if t.IS_SEA[kind] else 0)
    return [n for n, u in units_at(state, area) if u.owner == owner and u.kind == kind and not u.marks & barred]


def bombing_victim(state: State, power: int, area: int) -> int:
    """The power whose original home an area is, if it may be bombed: Germany, Italy, Britain, at war with the bomber.

    Rules: EU-12.1.2b.
    """
    home = t.HOME[area]
    return home if home in BOMBED and state.standing[home] == ACTIVE and hostile(state, power, home) else t.NOBODY


def why_not_bomb(state: State, power: int, action: Bomb) -> Refusal | None:
    """May these bombers bomb that area?

    Rules: EU-12.1.2b.
    """
    if not state.setup.advanced:
        return NOT_ADVANCED
    if action.base not in t.AREA or action.area not in t.AREA:
        return NO_BOMBERS
    base, area = t.AREA[action.base], t.AREA[action.area]
    if not 1 <= action.n <= len(idle(state, power, t.BOMB, base)) or base == t.USA_AREA:
        return NO_BOMBERS
    if bombing_victim(state, power, area) < 0 or state.control[area] != t.HOME[area]:
        return NO_BOMBING
    if state.lost_capital[power]:
        return CAPITAL_FIRST
    return None if t.AIR_DISTANCE[base][area] <= air_range(state, power, t.BOMB) else OUT_OF_RANGE


def prey_sea(prey: str) -> int:
    """Trade and aid to Britain are met in the North Atlantic, aid to the USSR in the Norwegian Sea.

    Rules: EU-12.1.3b.
    """
    return t.NORWEGIAN_SEA if prey == TO_SOVIETS else t.NORTH_ATLANTIC


def prey_is_there(state: State, prey: str) -> bool:
    if prey == TRADE:
        return state.standing[t.BRITAIN] == ACTIVE and hostile(state, t.GERMANY, t.BRITAIN)
    receiver = t.BRITAIN if prey == TO_BRITAIN else t.SOVIET
    return any(c.receiver == receiver for c in state.convoys)


def why_not_prowl(state: State, power: int, action: Prowl) -> Refusal | None:
    """May these submarines go out against that prey?

    Rules: EU-12.1.3a, EU-12.1.3b.
    """
    if not state.setup.advanced:
        return NOT_ADVANCED
    if power != t.GERMANY or action.base not in t.AREA or action.prey not in PREY:
        return NO_SUBMARINES
    base = t.AREA[action.base]
    if not 1 <= action.n <= len(idle(state, power, t.SUB, base)):
        return NO_SUBMARINES
    if state.lost_capital[power]:
        return CAPITAL_FIRST
    if not prey_is_there(state, action.prey):
        return NO_PREY
    reach = seas_from(open_straits(state, power), base)[prey_sea(action.prey)]
    return None if reach <= t.FLEET_RANGE else OUT_OF_RANGE


def raid_offers(state: State, power: int) -> list[Bomb | Prowl]:
    """Raids that could be flown or sailed now."""
    index = who(state)
    found: list[Bomb | Prowl] = []
    victims = _bombable(state, power) if index.counts[power * 8 + t.BOMB] else 0
    span = air_range(state, power, t.BOMB)
    for base in _bases(state, power, t.BOMB) if victims else ():
        count = len(idle(state, power, t.BOMB, base))
        for area in t.bits(t.AIR_REACH[span][base] & victims):
            if why_not_bomb(state, power, Bomb(t.AREAS[base], t.AREAS[area], 1)) is None:
                found += [Bomb(t.AREAS[base], t.AREAS[area], n) for n in range(1, count + 1)]
    if power == t.GERMANY and index.counts[power * 8 + t.SUB]:
        for base in _bases(state, power, t.SUB):
            count = len(idle(state, power, t.SUB, base))
            for prey in PREY if count else ():
                if why_not_prowl(state, power, Prowl(t.AREAS[base], prey, 1)) is None:
                    found += [Prowl(t.AREAS[base], prey, n) for n in range(1, count + 1)]
    return found


def _bases(state: State, power: int, kind: int) -> list[int]:
    """Where a power has unused units of a kind, over the ocean apart."""
    stacks = stacks_of(state, power)
    return sorted({u.area for _, u in stacks if u.kind == kind and not u.marks & USED and u.area != t.USA_AREA})


def _bombable(state: State, power: int) -> int:
    """Home areas of the powers that may be bombed, as far as they still hold them, one bit each."""
    found = 0
    for home in BOMBED:
        if state.standing[home] == ACTIVE and hostile(state, power, home):
            found |= t.HOME_MASK[home] & who(state).control[home]
    return found


def bomb(state: State, power: int, action: Bomb, out: Out) -> tuple[int, ...]:
    """The damage falls first, then come the interceptors of these bombers.

    Rules: EU-12.1.2b.
    """
    base, area = t.AREA[action.base], t.AREA[action.area]
    numbers = tuple(idle(state, power, t.BOMB, base)[: action.n])
    victim = t.HOME[area]
    value = bombing_loss(state, power) * len(numbers)
    for number in numbers:
        mark(state, number, USED)
    out.append(Bombed(t.COUNTRIES[power], action.area, t.COUNTRIES[victim], len(numbers), value))
    charge(state, victim, value, "bombing", out)
    return numbers


def prowl(state: State, power: int, action: Prowl, out: Out) -> tuple[int, ...]:
    """These submarines put to sea; what is left of them after interventions does the damage.

    Rules: EU-12.1.3b.
    """
    base = t.AREA[action.base]
    numbers = tuple(idle(state, power, t.SUB, base)[: action.n])
    for number in numbers:
        mark(state, number, USED)
    out.append(Prowled(action.base, action.prey, len(numbers)))
    return numbers


def strike_prey(state: State, numbers: tuple[int, ...], prey: str, out: Out) -> None:
    """Each surviving submarine takes its toll of British trade or of the convoy.

    Rules: EU-12.1.3b, EU-12.3b.
    """
    left = sum(n in state.units for n in numbers)
    if not left:
        return
    if prey == TRADE:
        charge(state, t.BRITAIN, left * submarine_loss(state, False), "submarines", out)
        return
    receiver = t.BRITAIN if prey == TO_BRITAIN else t.SOVIET
    toll = left * submarine_loss(state, True)
    convoys = []
    for convoy in state.convoys:
        if convoy.receiver == receiver:
            after = max(0, convoy.value - toll)
            toll -= convoy.value - after
            names = (t.COUNTRIES[convoy.sender], t.COUNTRIES[receiver])
            out.append(ConvoyHit(*names, left, convoy.value, after))
            if convoy.reserved:
                state.hpp[convoy.sender] -= convoy.value
            convoy = replace(convoy, value=after, reserved=False, open=True)
        convoys.append(convoy)
    state.convoys = tuple(convoys)
