"""Lend-lease: HPP laid face down at sea (rulebook 12.3)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import SendAid
from sandtable.games.europe.events import AidArrived, AidLoaded, AidSent, Out
from sandtable.games.europe.model import ACTIVE, FALLEN, USED, Convoy, State, mark, units_at
from sandtable.games.europe.rules.money import base_hpp, half, why_not_spend
from sandtable.games.europe.rules.redeploy import idle_fleets
from sandtable.games.europe.rules.refusals import NOT_ADVANCED
from sandtable.kernel import Refusal

NO_AID = Refusal("EU-12.3a", "no-aid-yet")
TOO_MUCH = Refusal("EU-12.3a", "aid-too-big")
VOLOGDA_GERMAN = Refusal("EU-12.3b", "vologda-is-german")
NO_AID_ESCORT = Refusal("EU-12.3c", "no-aid-escort")
SENT = Refusal("EU-12.3a", "aid-sent-already")


def ceiling(state: State, power: int) -> int:
    """A quarter of the sender's base HPP, rounded down; of the lower base while Gibraltar or Suez is lost.

    Rules: EU-12.3a, EU-13.4a, EU-R115.
    """
    return max(0, base_hpp(state, power, state.year)) // 4


def escort_owner(state: State, power: int) -> int:
    """Whose fleets escort: the sender's; Britain's for the USA before 1942.

    Rules: EU-12.3c.
    """
    return t.BRITAIN if power == t.USA and state.turn < t.SPRING_1942 else power


def escort_bases(state: State, power: int) -> list[int]:
    owner = escort_owner(state, power)
    found = list(idle_fleets(state, owner))
    if power == t.USA and owner == t.USA:
        idle = any(u.kind == t.FLEET and not u.marks & USED for _, u in units_at(state, t.USA_AREA))
        found += [t.USA_AREA] if idle else []
    return sorted(found)


def why_not_send(state: State, power: int, receiver: int, value: int, base: int) -> Refusal | None:
    """May this shipment be laid down?

    The USA sends to Britain once France has fallen, from spring 1941; both send to the USSR once Germany has attacked
    it and as long as Vologda is not German.

    Rules: EU-12.3a, EU-12.3b, EU-12.3c.
    """
    if not state.setup.advanced:
        return NOT_ADVANCED
    if not _may_help(state, power, receiver):
        return NO_AID
    if receiver == t.SOVIET and state.control[t.VOLOGDA] == t.GERMANY:
        return VOLOGDA_GERMAN
    if any(c.sender == power and c.receiver == receiver and c.sent == state.turn for c in state.convoys):
        return SENT
    if not 0 <= value <= ceiling(state, power):
        return TOO_MUCH
    if base not in escort_bases(state, power):
        return NO_AID_ESCORT
    if power == t.USA and state.turn < t.SPRING_1942:
        return None
    return why_not_spend(state, power, value)


def _may_help(state: State, power: int, receiver: int) -> bool:
    """Rules: EU-12.3a."""
    if state.standing[receiver] != ACTIVE:
        return False
    if receiver == t.BRITAIN:
        fallen = state.standing[t.FRANCE] == FALLEN or state.setup.scenario != "war"
        return power == t.USA and fallen and state.turn >= t.SPRING_1941
    return receiver == t.SOVIET and power in (t.USA, t.BRITAIN) and state.soviet_war >= 0


def aid_offers(state: State, power: int) -> list[SendAid]:
    """Shipments that could be sent now."""
    if not state.setup.advanced or power not in (t.USA, t.BRITAIN):
        return []
    found: list[SendAid] = []
    for receiver in (t.BRITAIN, t.SOVIET):
        if receiver == power or not _may_help(state, power, receiver):
            continue
        for base in escort_bases(state, power):
            for value in range(ceiling(state, power) + 1):
                if why_not_send(state, power, receiver, value, base) is not None:
                    break
                found.append(SendAid(t.COUNTRIES[receiver], value, t.AREAS[base]))
    return found


def send(state: State, power: int, receiver: int, value: int, base: int, out: Out) -> None:
    """Lay the shipment face down; its escort does nothing else in this turn.

    Rules: EU-12.3a, EU-12.3b, EU-12.3c.
    """
    owner = escort_owner(state, power)
    fleet = next(n for n, u in units_at(state, base) if u.owner == owner and u.kind == t.FLEET and not u.marks & USED)
    mark(state, fleet, USED)
    early = power == t.USA and state.turn < t.SPRING_1942
    if early:
        state.aid_of_1941 += value
    sea = t.NORTH_ATLANTIC if receiver == t.BRITAIN else t.NORWEGIAN_SEA
    state.convoys = (*state.convoys, Convoy(power, receiver, sea, value, state.turn, not early))
    name = t.COUNTRIES[receiver]
    out.append(AidSent(t.COUNTRIES[power], name, t.AREAS[base]))
    out.append(AidLoaded(name, value, to=(t.POWERS[power],)))


def arrive(state: State, receiver: int, out: Out) -> None:
    """In the receiver's next building phase what is left arrives, is spendable at once and raises his limit by half.

    Rules: EU-12.3a.
    """
    waiting = [c for c in state.convoys if c.receiver == receiver and c.sent < state.turn]
    for convoy in waiting:
        if convoy.reserved:
            state.hpp[convoy.sender] -= convoy.value
        state.hpp[receiver] += convoy.value
        state.limit[receiver] += half(convoy.value)
        out.append(AidArrived(t.COUNTRIES[convoy.sender], t.COUNTRIES[receiver], convoy.value))
    state.convoys = tuple(c for c in state.convoys if c not in waiting)
