"""What comes of a battle under stated choices: when the attacker breaks off, and who is lost first on both sides.

Air, sea and land one after another, exact: the chance to take the area, losses of each kind, and the HPP swing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from msgspec import Struct, field

from sandtable.games.europe import tables as t
from sandtable.games.europe.odds.forces import Forces, inland
from sandtable.games.europe.odds.stage import COUNTED, Ends, Wish, stage_ends
from sandtable.games.europe.odds.submarines import Left, SubmarineStage
from sandtable.games.europe.rules.battle import AT_SEA, IN_AIR
from sandtable.games.europe.rules.wishes import ORDERS, ROUNDS, Order, Piece, Wishes


class BattleOdds(Struct):
    """Chances and means. Kinds of lost units count in pieces; the swing is HPP destroyed less HPP lost."""

    win: float = 0.0
    air: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """The attacker holds the air, nobody does, the defender does."""
    land_rounds: list[float] = field(default_factory=lambda: [0.0] * (COUNTED + 1))
    lost: dict[int, float] = field(default_factory=dict)
    killed: dict[int, float] = field(default_factory=dict)
    swing: dict[int, float] = field(default_factory=dict)
    left: dict[int, float] = field(default_factory=dict)

    @property
    def mean_swing(self) -> float:
        return sum(value * p for value, p in self.swing.items())

    @property
    def better_than_even(self) -> float:
        return sum(p for value, p in self.swing.items() if value > 0)


def _sums(values: list[int]) -> list[int]:
    """For each number of the first of them their sum."""
    return list(accumulate(values, initial=0))


class _Line:
    """Pieces in the order in which they are lost, with sums for each number left."""

    def __init__(self, pieces: Sequence[Piece], order: Order) -> None:
        if not pieces:
            self.pieces, self.gone, self.troops = tuple[Piece, ...](), [0], [0]
            return
        self.pieces = tuple(sorted(pieces, key=order))
        costs = [piece.cost for piece in self.pieces]
        kept = _sums(costs[::-1])
        self.gone = [kept[-1] - cost for cost in kept]
        """What the lost ones have cost."""
        self.troops = self._counted(t.IS_LAND)

    @property
    def planes(self) -> list[int]:
        return self._counted(t.IS_AIR)

    @property
    def ships(self) -> list[int]:
        return self._counted(t.IS_SEA)

    @property
    def infantry(self) -> list[int]:
        return self._counted([land and kind != t.ARM for kind, land in enumerate(t.IS_LAND)])

    @property
    def caught(self) -> list[int]:
        """What those left cost that are lost if the area falls."""
        return _sums([piece.cost * piece.trapped for piece in reversed(self.pieces)])

    def _counted(self, kinds: Sequence[bool]) -> list[int]:
        """For each number left how many are of such a kind."""
        return _sums([kinds[piece.kind] for piece in reversed(self.pieces)])

    def kept(self, n: int) -> tuple[Piece, ...]:
        return self.pieces[len(self.pieces) - n :]

    def book(self, left: Sequence[float], into: dict[int, float]) -> None:
        """Add the mean losses of each kind, from the chance of each number left."""
        total = 0.0
        for piece, p in zip(reversed(self.pieces), left, strict=False):
            total += p
            into[piece.kind] = into.get(piece.kind, 0.0) + total


Before = dict[int, float]
"""The chance of each swing so far."""


class _Reckoning:
    """Sums over all ends of the stages."""

    def __init__(self, attack: Forces, defence: Forces, times: int, wishes: Wishes, bound: bool, alone: bool) -> None:
        self.attack, self.defence, self.times, self.wishes = attack, defence, times, wishes
        self.bound, self.alone = bound, alone
        self.seen = BattleOdds()
        self.counted = self.fast = True
        """Whether the rounds on land are counted, and the sums compiled."""
        self.begun = False
        """Whether a round at sea has been fought before."""
        self._hunt: tuple[SubmarineStage, tuple[_Line, ...]] | None = None
        self.submarines = any(p.kind == t.SUB for p in (*attack.ships, *defence.ships))
        self.own, self.enemy = ORDERS[wishes.own], ORDERS[wishes.enemy]
        self.air = _Line(attack.air, self.own)
        self.foe_air = _Line(defence.air, self.enemy)
        self.cargo = _Line(attack.cargo, self.own)
        self.prize: tuple[int, ...] = ()
        """Kinds of units outside the battle that are lost if the area falls."""
        self.on_land: dict[tuple[int, int, int], Before] = {}
        """Aircraft of the attacker, landed units, aircraft of the defender: the chances before the land stage."""

    def book(self, mine: _Line, theirs: _Line, ends: Ends, weight: float, boats: int = 0) -> None:
        """Book the losses of a stage; the last `boats` attackers are transports and go down with their cargo."""
        own, foes = [0.0] * (len(mine.pieces) + boats + 1), [0.0] * (len(theirs.pieces) + 1)
        for (i, j), p in ends.items():
            share = p * weight
            own[i] += share
            foes[j] += share
        afloat = [*own[:boats], sum(own[boats:])]
        mine.book([sum(own[: boats + 1]), *own[boats + 1 :]], self.seen.lost)
        theirs.book(foes, self.seen.killed)
        if boats:
            self.cargo.book(afloat, self.seen.lost)
            sunk = sum((boats - n) * p for n, p in enumerate(afloat))
            self.seen.lost[t.FLEET] = self.seen.lost.get(t.FLEET, 0.0) + sunk

    # -- air

    def fly(self) -> None:
        mine, theirs = self.air, self.foe_air
        n, m = len(mine.pieces), len(theirs.pieces)
        if not n or not m:
            self._air_is(n, m, 1.0)
            self.sail(n, m, {0: 1.0})
            return
        values = [p.air for p in mine.pieces], [p.air for p in theirs.pieces]
        limit = ROUNDS.get(self.wishes.air, 0)
        ends, _ = stage_ends(*values, _first(n), _first(m), self.times, limit, None, False, self.fast)
        self.book(mine, theirs, ends, 1.0)
        after: dict[tuple[int, int], Before] = {}
        for (i, j), p in ends.items():
            self._air_is(i, j, p)
            held = after.setdefault((0 if i and j else i, j), {})
            swing = theirs.gone[j] - mine.gone[i]
            held[swing] = held.get(swing, 0.0) + p
        for (planes, foes), before in after.items():
            self.sail(planes, foes, before)

    def _air_is(self, i: int, j: int, p: float) -> None:
        won, none, lost = self.seen.air
        if i and not j:
            won += p
        elif j:
            lost += p
        else:
            none += p
        self.seen.air = (won, none, lost)

    # -- sea

    def sail(self, planes: int, foes: int, before: Before) -> None:
        """Ships and the aircraft that are left; transports come last and do not fight."""
        boats = len(self.attack.cargo)
        ships, foe_ships = self.attack.ships, self.defence.ships
        idle = not ships and not boats and (self.attack.land or not foe_ships or not planes)
        if idle or not (foe_ships or foes):
            self.meet(planes, boats, foes, before)
            return
        if not ships and not planes:
            self.meet(0, 0, foes, before)
            return
        if self.submarines:
            self.hunt(planes, foes, before)
            return
        mine = _Line((*self.air.kept(planes), *ships), self.own)
        theirs = _Line((*self.foe_air.kept(foes), *foe_ships), self.enemy)
        n, m = len(mine.pieces), len(theirs.pieces)
        values = [p.sea for p in mine.pieces] + [0] * boats, [p.sea for p in theirs.pieces]
        empty = [True] * (boats + 1) + [False] * n
        ends, _ = stage_ends(*values, empty, _first(m), self.times, 0, self._ashore(mine, theirs), False, self.fast)
        self.book(mine, theirs, ends, sum(before.values()), boats)
        sunk = [self.cargo.gone[n] + (boats - n) * t.COST[t.FLEET] for n in range(boats + 1)]
        left, foes_left, gone, killed = mine.planes, theirs.planes, mine.gone, theirs.gone
        chances, on_land = list(before.items()), self.on_land
        for (i, j), p in ends.items():
            afloat = i if i < boats else boats
            swing = killed[j] - gone[i - afloat] - sunk[afloat]
            key = (left[i - afloat], 0 if j else afloat, foes_left[j])
            held = on_land.get(key)
            if held is None:
                held = on_land[key] = {}
            for value, q in chances:
                after = value + swing
                if after in held:
                    held[after] += q * p
                else:
                    held[after] = q * p

    def _ashore(self, mine: _Line, theirs: _Line) -> Wish | None:
        """Aircraft that are left without ships and transports fight on at sea only against ships, and only where
        nobody attacks by land."""
        if self.attack.cargo or not self.attack.ships or not mine.planes[-1]:
            return None
        ships, foes, by_land = mine.ships, theirs.ships, bool(self.attack.land)
        return lambda i, j: not ships[i] and (by_land or not foes[j])

    def hunt(self, planes: int, foes: int, before: Before) -> None:
        """The same with submarines, which change who fires and who is hit."""
        made, lines = self._hunters()
        boats = len(self.attack.cargo)
        start = Left(planes, len(lines[1].pieces), boats, foes, len(lines[4].pieces))
        gone = [line.gone for line in lines]
        gone[0], gone[3] = [
            [cost - each[n] for cost in each[: n + 1]] for each, n in ((gone[0], planes), (gone[3], foes))
        ]
        gone[2] = [cost + (boats - n) * t.COST[t.FLEET] for n, cost in enumerate(gone[2])]
        chase = made.chase(start, self.begun, gone, self.fast)
        weight = sum(before.values())
        for line, left, into in zip(lines, chase.left, self._books(), strict=True):
            line.book([p * weight for p in left[:-1]], into)
        afloat = sum(n * p for n, p in enumerate(chase.left[2])) * weight
        if boats:
            self.seen.lost[t.FLEET] = self.seen.lost.get(t.FLEET, 0.0) + boats * weight - afloat
        for key, swings in chase.meets.items():
            for value, q in before.items():
                self.meet(*key, {value + swing: q * p for swing, p in swings.items()})

    def _hunters(self) -> tuple[SubmarineStage, tuple[_Line, ...]]:
        if self._hunt is None:
            ships, foe_ships = _Line(self.attack.ships, self.own), _Line(self.defence.ships, self.enemy)
            sides = (self.air.pieces, ships.pieces), (self.foe_air.pieces, foe_ships.pieces)
            made = SubmarineStage(*sides, (self.own, self.enemy), self.times, bool(self.attack.land))
            self._hunt = made, (self.air, ships, self.cargo, self.foe_air, foe_ships)
        return self._hunt

    def _books(self) -> tuple[dict[int, float], ...]:
        lost, killed = self.seen.lost, self.seen.killed
        return (lost, lost, lost, killed, killed)

    def meet(self, planes: int, landed: int, foes: int, before: Before) -> None:
        held = self.on_land.setdefault((planes, landed, foes), {})
        for value, p in before.items():
            held[value] = held.get(value, 0.0) + p

    # -- land

    def land(self) -> None:
        """Where the landing has failed the ground is that of the rest of the attack; the rest may go back then, and
        when nobody who landed is left.

        Rules: EU-4.4d, EU-5.1.3b, EU-5.2e.
        """
        against: dict[tuple[int, bool], _Line] = {}
        for (planes, landed, foes), before in self.on_land.items():
            troops = (*self.attack.land, *self.cargo.kept(landed))
            if not self.defence.land or not (troops or planes) or (not troops and not self.alone):
                self._enter(len(troops) if not self.defence.land else 0, foes, before)
                continue
            mine, theirs = (*troops, *self.air.kept(planes)), (*self.defence.land, *self.foe_air.kept(foes))
            dry = bool(self.attack.cargo) and not landed
            if dry:
                mine, theirs = inland(mine), inland(theirs)
            line = _Line(mine, self.own)
            if (foes, dry) not in against:
                against[foes, dry] = _Line(theirs, self.enemy)
            self._fight(line, against[foes, dry], before, self._stuck(line, mine, landed))

    def _enter(self, troops: int, foes: int, before: Before) -> None:
        """Nobody defends on land, or nobody can attack there; aircraft left behind flee if they can."""
        taken, weight = bool(troops), sum(before.values())
        self._end(troops, self.foe_air.caught[foes] if taken else 0, before, 1.0, weight)
        if taken:
            self._catch(self.foe_air.kept(foes), weight)

    def _catch(self, pieces: tuple[Piece, ...], p: float) -> None:
        for piece in pieces:
            if piece.trapped:
                self.seen.killed[piece.kind] = self.seen.killed.get(piece.kind, 0.0) + p

    def _stuck(self, line: _Line, mine: tuple[Piece, ...], landed: int) -> list[bool]:
        """For each number left whether the attack cannot be broken off: a landed unit is left, or land units without a
        way back."""
        first = len(self.attack.land)
        ashore = range(first, first + landed)
        order = sorted(range(len(mine)), key=lambda at: self.own(mine[at]))
        found = [False]
        for at in reversed(order):
            found.append(found[-1] or at in ashore)
        return [stays or (self.bound and n > 0) for stays, n in zip(found, line.troops, strict=True)]

    def _fight(self, mine: _Line, theirs: _Line, before: Before, bound: list[bool]) -> None:
        troops, foes = mine.troops, theirs.troops
        limit, leave = self._wish(mine, troops, foes)
        spent = [not n for n in (range(len(troops)) if self.alone else troops)]
        if all(stuck or done for stuck, done in zip(bound, spent, strict=True)):
            limit, leave = 0, None
        if not (limit or leave) or not any(bound):
            bound = []
        values = [p.land for p in mine.pieces], [p.land for p in theirs.pieces]
        cleared = [not n for n in foes]
        ends, shares = stage_ends(*values, spent, cleared, self.times, limit, leave, self.counted, self.fast, bound)
        weight = sum(before.values())
        for number, share in enumerate(shares):
            self.seen.land_rounds[min(number, COUNTED)] += share * weight
        self.book(mine, theirs, ends, weight)
        results: dict[tuple[int, int], float] = {}
        caught = theirs.caught
        for (i, j), p in ends.items():
            left = troops[i] if not foes[j] else 0
            key = (left, theirs.gone[j] - mine.gone[i] + (caught[j] if left else 0))
            results[key] = results.get(key, 0.0) + p
            if left and caught[j]:
                self._catch(theirs.kept(j), p * weight)
        for (left, swing), p in results.items():
            self._end(left, swing, before, p, weight)

    def _wish(self, mine: _Line, troops: list[int], foes: list[int]) -> tuple[int, Wish | None]:
        """Rounds at most, and when to leave; aircraft alone count as what is outnumbered."""
        wish = self.wishes.withdrawal
        if wish == "while-stronger":
            strong = troops if troops[-1] else mine.planes
            return 0, lambda i, j: strong[i] < foes[j]
        infantry = mine.infantry
        if wish == "while-infantry" and infantry[-1]:
            return 0, lambda i, j: not infantry[i]
        return ROUNDS.get(wish, 0), None

    def _end(self, troops: int, swing: int, before: Before, p: float, weight: float) -> None:
        """Book an end; with troops left the area is taken, and what goes with it is lost. `weight` is the sum of the
        chances before."""
        seen = self.seen
        if troops and self.prize:
            swing += sum(t.COST[kind] for kind in self.prize)
        swings = seen.swing
        for value, q in before.items():
            after = value + swing
            swings[after] = swings.get(after, 0.0) + q * p
        if troops:
            weight *= p
            seen.win += weight
            seen.left[troops] = seen.left.get(troops, 0.0) + weight
            for kind in self.prize:
                seen.killed[kind] = seen.killed.get(kind, 0.0) + weight


def _first(n: int) -> list[bool]:
    """Of the numbers 0 to n only the first ends a stage."""
    return [True] + [False] * n


def battle_odds(
    attack: Forces,
    defence: Forces,
    times: int = 1,
    wishes: Wishes | None = None,
    start: int = IN_AIR,
    bound: bool = False,
    alone: bool = True,
    counted: bool = True,
    fast: bool = True,
    begun: bool = False,
    prize: tuple[int, ...] = (),
) -> BattleOdds:
    """From this stage to the end. `bound` land units cannot leave the land stage, nor can who lands; `alone`: aircraft
    attack it alone; `counted`: tell the land rounds apart; not `fast`: without compiled sums; `begun`: not the first
    round at sea; `prize`: kinds of units that are lost with the area.

    Rules: EU-5.1.1, EU-5.1.2, EU-5.1.3a, EU-5.1i.
    """
    made = _Reckoning(attack, defence, times, wishes or Wishes(), bound, alone)
    made.counted, made.fast, made.begun, made.prize = counted, fast, begun, prize
    planes, foes = len(attack.air), len(defence.air)
    if start == IN_AIR:
        made.fly()
    elif start == AT_SEA:
        made.sail(planes, foes, {0: 1.0})
    else:
        made.meet(planes, len(attack.cargo), foes, {0: 1.0})
    made.land()
    return made.seen
