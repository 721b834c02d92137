"""Phase 1: declarations, movement and battle; agreements between partners."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import (
    Accept,
    Attack,
    Bomb,
    Declare,
    Decline,
    Pass,
    Propose,
    Prowl,
    Revoke,
    Take,
)
from sandtable.games.europe.events import Agreed, Declined, Offered, Out, Revoked
from sandtable.games.europe.flow import moving
from sandtable.games.europe.flow.chain import announce_flight, announce_prowl
from sandtable.games.europe.flow.phase import Phase
from sandtable.games.europe.flow.planning import Planning
from sandtable.games.europe.model import ACTIVE, Pact, State, changed
from sandtable.games.europe.rules import raids
from sandtable.games.europe.rules.diplomacy import PARTNERS, alignment, is_alone, team
from sandtable.games.europe.rules.movement import BATTLE
from sandtable.games.europe.rules.owed import OWES_ATTACK, keeps_word_without, owed_now, settles
from sandtable.games.europe.rules.planning import attacks, why_not_attack
from sandtable.games.europe.rules.reach import within_reach
from sandtable.games.europe.rules.war import at_peace, declare, must_declare, settled, why_not_declare
from sandtable.kernel import Action, Ask, Dice, Name, Prompt, Refusal, Seat
from sandtable.kernel.errors import Args

ENTER = "enter"
Whose = Literal["ours", "theirs", "larger"]
OURS: Final = "ours"
THEIRS: Final = "theirs"
LARGER: Final = "larger"
COMBINE: dict[str, tuple[Whose, Whose]] = {
    "combine-lead": (OURS, OURS),
    "combine-lead-give": (OURS, THEIRS),
    "combine-even": (OURS, LARGER),
    "combine-follow": (THEIRS, THEIRS),
    "combine-follow-keep": (THEIRS, OURS),
    "combine-follow-even": (THEIRS, LARGER),
}
"""Ways to fight together: who leads, and who keeps what is taken together, as the one who offers it sees them."""
AGREEMENTS = (*COMBINE, ENTER)

NO_COUNTRY = Refusal("EU-5.1b", "no-such-country")
NOT_PARTNERS = Refusal("EU-13.1b", "not-partners")
ASKED = Refusal("EU-13.1b", "asked-already")
AGREED = Refusal("EU-13.1b", "agreed-already")
MUST_DECLARE = Refusal("EU-14.2a", "must-declare")
NOTHING_TO_REVOKE = Refusal("EU-14.4b", "nothing-to-revoke")


def terms(power: int, other: int, what: str) -> tuple[str, str]:
    """Who leads, and who keeps what is taken together: a power, or whoever has more units there.

    Rules: EU-13.1b.
    """
    if what not in COMBINE:
        return "", ""
    names = {OURS: t.COUNTRIES[power], THEIRS: t.COUNTRIES[other], LARGER: LARGER}
    lead, keeper = COMBINE[what]
    return names[lead], names[keeper]


CampaignAction = Declare | Attack | Take | Bomb | Prowl | Propose | Revoke


class Campaign(Phase[CampaignAction], frozen=True, gc=False):
    """Declarations of war, movement and battle.

    Rules: EU-2b, EU-5.1j.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Declare, Attack, Take, Bomb, Prowl, Propose, Revoke, Pass)
    standing: ClassVar[str | None] = "campaign"

    asked: tuple[tuple[int, int, str], ...] = ()

    def options(self, state: State, seat: Seat) -> list[Action]:
        """As in every phase; what is owed is worked out once for all of it."""
        power = t.POWERS.index(seat)
        strikes = attacks(state, power)
        owed = owed_now(state, power, strikes)
        found = self._open(state, power, strikes, owed)
        if self._why_not_end(state, power, owed) is None:
            found.append(Pass())
        return found

    def offers(self, state: State, power: int) -> list[Action]:
        strikes = attacks(state, power)
        return self._open(state, power, strikes, owed_now(state, power, strikes))

    def _open(self, state: State, power: int, strikes: list[Attack], owed: list[int]) -> list[Action]:
        """What a power may do now that could make these attacks and owes those."""
        found: list[Action] = [each for each in strikes if not owed or settles(state, power, each, owed)]
        found += moving.offered(state, power, BATTLE)
        found += self._declarations(state, power, owed)
        if state.setup.advanced:
            raiding = raids.raid_offers(state, power)
            found += [each for each in raiding if _why_not_raid(state, power, each) is None]
        return found + self._talks(state, power)

    def _declarations(self, state: State, power: int, owed: list[int]) -> list[Declare]:
        """The declarations of war open now; only countries within reach are asked about.

        `test_attacks_and_declarations_offered_are_those_that_the_door_takes` compares them with `why_not_declare`.
        """
        if state.limit[power] - state.spent[power] < t.WAR_MINOR:
            return []
        anywhere = power == t.USA or must_declare(state, power)
        reach = -1 if anywhere else within_reach(state, power)
        asked = at_peace(state, power, reach)
        return [Declare(t.COUNTRIES[each]) for each in asked if _why_not_war(state, power, each, owed) is None]

    def has_more(self, state: State, power: int) -> bool:
        return state.setup.advanced and bool(raids.raid_offers(state, power))

    def prompt(self, state: State, seat: Seat) -> Prompt:
        """Beside what may be done, what must be before the phase can end."""
        power = t.POWERS.index(seat)
        asked = super().prompt(state, seat)
        owed = owed_now(state, power)
        first = self._why_not_end(state, power, owed)
        names = tuple(Name("country", t.COUNTRIES[c]) for c in owed)
        return replace(asked, args={**asked.args, "first": first.key if first else "", "owed": names})

    def _talks(self, state: State, power: int) -> list[Action]:
        found: list[Action] = []
        if not state.pacts and not state.consents and is_alone(state, power):
            return found
        for other in range(6):
            for what in AGREEMENTS if _may_talk(state, power, other) else ():
                if self._why_not_propose(state, power, other, what) is None:
                    found.append(Propose(t.COUNTRIES[other], what))
            if _why_not_revoke(state, power, other, "combine") is None:
                found.append(Revoke(t.COUNTRIES[other], "combine"))
            if _why_not_revoke(state, power, other, ENTER) is None:
                found.append(Revoke(t.COUNTRIES[other], ENTER))
        return found

    def _why_not_propose(self, state: State, power: int, other: int, what: str) -> Refusal | None:
        """Partners may agree to combine; in the free-for-all an ally may be asked to let units in.

        Rules: EU-13.1b, EU-14.4b.
        """
        if not _may_talk(state, power, other):
            return NOT_PARTNERS
        pair = (min(power, other), max(power, other))
        if any(each[:2] == (power, other) and (each[2] == ENTER) == (what == ENTER) for each in self.asked):
            return ASKED
        if what == ENTER:
            if not state.setup.free_for_all:
                return NOT_PARTNERS
            return AGREED if (other, power) in state.consents else None
        if what not in AGREEMENTS or pair not in PARTNERS:
            return NOT_PARTNERS
        return AGREED if any((p.a, p.b) == pair for p in state.pacts) else None

    def refuse(self, state: State, power: int, action: CampaignAction) -> Refusal | None:
        if isinstance(action, Attack | Take):
            return self._why_not_strike(state, power, action)
        if isinstance(action, Declare):
            country = t.COUNTRY.get(action.country, -1)
            return _why_not_war(state, power, country, owed_now(state, power)) if country >= 0 else NO_COUNTRY
        if isinstance(action, Bomb | Prowl):
            return _why_not_raid(state, power, action)
        other = t.COUNTRY.get(action.to, -1)
        if not 0 <= other < 6:
            return NOT_PARTNERS
        if isinstance(action, Propose):
            return self._why_not_propose(state, power, other, action.what)
        return _why_not_revoke(state, power, other, action.what)

    def _why_not_strike(self, state: State, power: int, action: Attack | Take) -> Refusal | None:
        """The attack that a declaration asks for comes first: else its price or its troops could be gone.

        Rules: EU-5.1b, EU-R123.
        """
        if isinstance(action, Take):
            return moving.why_not_take(state, power, action, BATTLE)
        refusal = why_not_attack(state, power, action)
        if refusal is not None or not (owed := owed_now(state, power)):
            return refusal
        return None if settles(state, power, action, owed) else OWES_ATTACK

    def why_not_pass(self, state: State, power: int) -> Refusal | None:
        return self._why_not_end(state, power, owed_now(state, power))

    def _why_not_end(self, state: State, power: int, owed: list[int]) -> Refusal | None:
        """A declaration must be followed by an attack or an area taken, as long as that is possible.

        Rules: EU-5.1b.
        """
        if owed:
            return OWES_ATTACK
        if must_declare(state, power) and why_not_declare(state, power, t.SOVIET) is None:
            return MUST_DECLARE
        return None

    def carry_out(self, state: State, power: int, action: CampaignAction, dice: Dice, out: Out) -> None:
        if isinstance(action, Attack):
            state.call(Planning(power, t.AREA[action.area], t.COUNTRY[action.against]))
        elif isinstance(action, Take):
            owner, kind = divmod(t.TYPE[action.unit], 8)
            state.call(moving.Moving(power, owner, kind, t.AREA[action.origin], action.points, BATTLE))
        elif isinstance(action, Declare):
            declare(state, power, t.COUNTRY[action.country], out)
        elif isinstance(action, Bomb):
            announce_flight(state, power, raids.bomb(state, power, action, out), t.AREA[action.area])
        elif isinstance(action, Prowl):
            announce_prowl(state, power, raids.prowl(state, power, action, out), action.prey, out)
        elif isinstance(action, Propose):
            self._propose(state, power, action, out)
        else:
            revoke(state, power, t.COUNTRY[action.to], action.what, out)

    def _propose(self, state: State, power: int, action: Propose, out: Out) -> None:
        other = t.COUNTRY[action.to]
        out.append(Offered(t.COUNTRIES[power], action.to, action.what, *terms(power, other, action.what)))
        state.goto(replace(self, asked=(*self.asked, (power, other, action.what))))
        state.call(Answer(power, other, action.what))


def _why_not_war(state: State, power: int, country: int, owed: list[int]) -> Refusal | None:
    """One war after another: what is owed comes before the next declaration, unless that is for the same attack.

    Rules: EU-5.1b, EU-R123.
    """
    if set(owed) - settled(power, country):
        return OWES_ATTACK
    return why_not_declare(state, power, country)


def _why_not_raid(state: State, power: int, raid: Bomb | Prowl) -> Refusal | None:
    """Raids keep back what is needed for an attack that is owed.

    Rules: EU-12.1.2b, EU-12.1.3b, EU-R123.
    """
    if isinstance(raid, Bomb):
        refusal, kind = raids.why_not_bomb(state, power, raid), t.BOMB
    else:
        refusal, kind = raids.why_not_prowl(state, power, raid), t.SUB
    if refusal is not None or not state.owed:
        return refusal
    going = raids.idle(state, power, kind, t.AREA[raid.base])[: raid.n]
    return None if keeps_word_without(state, going, BATTLE) else OWES_ATTACK


def _may_talk(state: State, power: int, other: int) -> bool:
    """Whether two powers of one side are in different hands, so that there is something to agree on.

    Rules: EU-13.1b.
    """
    if other == power or team(state, power) == team(state, other) or state.standing[power] != ACTIVE:
        return False
    return alignment(state, other) == alignment(state, power)


def _why_not_revoke(state: State, power: int, other: int, what: str) -> Refusal | None:
    """Agreements do not bind.

    Rules: EU-14.4b.
    """
    pair = (min(power, other), max(power, other))
    if what == "combine" and any((p.a, p.b) == pair for p in state.pacts):
        return None
    if what == ENTER and (power, other) in state.consents:
        return None
    return NOTHING_TO_REVOKE


def revoke(state: State, power: int, other: int, what: str, out: Out) -> None:
    pair = (min(power, other), max(power, other))
    if what == ENTER:
        state.consents = tuple(each for each in state.consents if each != (power, other))
    else:
        state.pacts = tuple(p for p in state.pacts if (p.a, p.b) != pair)
    changed(state)
    out.append(Revoked(t.COUNTRIES[power], t.COUNTRIES[other], what))


class Answer(Ask[State, Accept | Decline], frozen=True, gc=False):
    """The other power accepts or declines.

    Rules: EU-13.1b, EU-14.4b.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Accept, Decline)
    standing: ClassVar[str | None] = "offers"

    power: int
    other: int
    what: str

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[self.other],)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        lead, keeper = terms(self.power, self.other, self.what)
        args: Args = {
            "power": Name("country", t.COUNTRIES[self.power]),
            "other": Name("country", t.COUNTRIES[self.other]),
            "what": self.what,
            "lead": Name("country", lead),
            "keeper": Name("country", keeper),
        }
        return Prompt("answer", args, "EU-13.1b")

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Decline(), Accept()]

    def why_not(self, state: State, seat: Seat, action: Accept | Decline) -> Refusal | None:
        return None

    def apply(self, state: State, seat: Seat, action: Accept | Decline, dice: Dice, out: Out) -> None:
        state.end()
        names = (t.COUNTRIES[self.power], t.COUNTRIES[self.other], self.what)
        if isinstance(action, Decline):
            out.append(Declined(*names))
            return
        out.append(Agreed(*names, *terms(self.power, self.other, self.what)))
        changed(state)
        if self.what == ENTER:
            state.consents = (*state.consents, (self.other, self.power))
            return
        lead, keeper = (t.COUNTRY.get(name, -1) for name in terms(self.power, self.other, self.what))
        pair = (min(self.power, self.other), max(self.power, self.other))
        state.pacts = (*state.pacts, Pact(pair[0], pair[1], lead, keeper))
