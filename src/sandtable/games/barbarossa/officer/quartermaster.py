"""How a computer player buys and sets up its army."""

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import State, Unit, side_of
from sandtable.games.barbarossa.officer import estimates as f
from sandtable.games.barbarossa.tables import VEHICLES
from sandtable.kernel import Action, Ready
from sandtable.kernel.options import Rng

WISHES = {
    "german": ("g-pz4", "g-pz3", "g-inf", "g-mg", "g-pz2"),
    "soviet": ("s-t34", "s-t26", "s-inf", "s-mg"),
}
"""What is bought, in any mixture, as long as the points last."""
MEETING = {**WISHES, "german": ("g-stug", "g-inf")}
"""For towns that both sides go for: who is there must stay there. Assault guns bear more than tanks of their price, and
infantry holds a town; with the other list Germans won one counterstroke in three, with this one half."""


class Quartermaster:
    """Buys by a list of wishes; defends with units in cover around the goal, attacks from the nearest hexes."""

    def __init__(self, state: State, seat: str, rng: Rng) -> None:
        self.state, self.seat, self.rng = state, seat, rng
        self.draft = state.drafts[seat]
        self.goal = state.battle.goal
        self.goals = self.goal.hexes

    def choose(self, found: list[Action]) -> Action:
        if isinstance(self.state.stack[-1].verbs, tuple) and act.Buy in self.state.stack[-1].verbs:
            return self._buy(found)
        best, top = found[0], -1e9
        for action in found:
            value = self._value(action)
            if value > top:
                best, top = action, value
        return best

    def _buy(self, found: list[Action]) -> Action:
        wishes = WISHES if self.goal.side else MEETING
        wanted = [action for action in map(act.Buy, wishes[side_of(self.seat)]) if action in found]
        return wanted[self.rng.randrange(len(wanted))] if wanted else Ready()

    def _value(self, action: Action) -> float:
        if isinstance(action, Ready):
            return 0.0
        if action.retracts:
            return -100.0
        if isinstance(action, act.HandOver):
            return 1.0 if action.unit in self._half() else -1.0
        if isinstance(action, act.Take):
            return 50.0 - self.state.units[action.unit].front.reach
        if isinstance(action, act.Place):
            return self._place(self.state.units[action.unit], action.hex)
        if isinstance(action, act.Face):
            hex_ = self.draft.sites[action.unit].hex
            return 1.0 if action.toward == f.front(self.state, self.seat, hex_) else 0.0
        if isinstance(action, act.Stance):
            return 1.0 if action.deployed else 0.0
        if isinstance(action, act.Conceal):
            return 1.0 if action.ambush else 0.0
        if isinstance(action, act.Hitch):
            return 1.0 if action.carrier is None else 0.0
        return self._work(action) if isinstance(action, act.Mine | act.Build) else 0.0

    def _half(self) -> list[str]:
        """Every second unit of the army, for the second commander."""
        return [unit.id for unit in self.state.units.values() if unit.side == self.seat][1::2]

    def _place(self, unit: Unit, hex_: int) -> float:
        """Near the goal; in cover when defending; guns a little behind; not all in one hex."""
        board = self.state.board
        near = min((board.distance[hex_][goal] for goal in self.goals), default=0)
        terrain = board.terrain[hex_]
        crowd = sum(site.hex == hex_ for site in self.draft.sites.values())
        value = -3.0 * crowd
        if f.is_frail(unit):
            return value + self._shelter(unit, hex_, near)
        if f.attacks(self.goal, self.seat):
            road = hex_ in board.on_road and unit.type in VEHICLES
            value -= near - 2.0 * road
            return value - (2.0 * crowd if crowd > 1 else 0.0)
        value -= 2.0 * max(0, near - (2 if unit.front.reach > 2 else 0))
        cover = terrain.infantry if unit.type == "infantry" else terrain.other
        return value + 2.0 * cover + (2.0 if hex_ in self.goals else 0.0)

    def _shelter(self, unit: Unit, hex_: int, near: int) -> float:
        """A headquarters, gun or lorry stands under cover, some way behind: guns where they still reach the goal."""
        behind = 3 if unit.type != "artillery" else max(2, unit.front.reach - 2)
        return 3.0 * f.cover_of(self.state, unit, hex_) - abs(near - behind)

    def _work(self, action: act.Mine | act.Build) -> float:
        board = self.state.board
        hex_ = action.hex
        near = min((board.distance[hex_][goal] for goal in self.goals), default=9)
        if isinstance(action, act.Mine):
            if action.kind == "dummy":
                return -1.0
            return 10.0 - near * 0.1 if hex_ in board.on_road and action.kind == "anti-tank" else -1.0
        if action.work == "dugout":
            return 20.0 - near if not f.attacks(self.goal, self.seat) else -1.0
        ahead = action.toward == f.front(self.state, self.seat, hex_)
        if action.work == "trench":
            return 15.0 - 5 * near if ahead and near == 0 else -1.0
        return 12.0 - near if ahead and near == 1 else -1.0
