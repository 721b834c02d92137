# What is this? Each printed number and each mark: its name, what it does, its clause.

what-size = Size. So many boxes are open; every loss strikes one, the last one removes the unit. (BA-card-size)
what-valour = Valour. Two dice test it after losses and in danger; every loss lowers it by { $loss }. (BA-card-valour)
what-defence = Defence. So many hits do nothing in this round; the next one is a loss. (BA-card-defence)
what-ammo = Ammunition. Orders with fire use it up; without it the unit does not attack. (BA-card-ammo, BA-ammo-empty)
what-supply = Supply. So many points can be handed to other units. (BA-order-resupply)
what-melee = Melee dice. It strikes with so many dice in its own hex, whatever it has lost. (BA-melee-dice)
what-command = Command range. Units so near that see it have valour +2. (BA-hq-range, BA-hq-spirit)
what-transport = Transport. It carries units of this size in all. (BA-transport-capacity)
what-suppressed = Suppressed. Its order is void, it does not fire, and its bonuses of defence are gone. (BA-suppressed-now, BA-suppressed-next)
what-fights = In melee. It fights in its hex and can only assault or withdraw. (BA-melee-locked, BA-withdraw)
what-ambush = In ambush. Hidden: nobody can name it as a target until it is found or fires. (BA-hidden)
what-concealed = Concealed. It stands on the map but cannot be named as a target. (BA-hq-hide)
what-limbered = Limbered. It can be towed and moved, but does not fire before it is deployed. (BA-order-deploy)
what-group = Group. Units of one group stand and fight in melee together; each has an order of its own. (BA-group)
what-losses = Struck boxes. Its losses stay for the rest of the game. (BA-card-size)

# How a result came about
account-destroyed = Destroyed: { $unit }
account-holds = Holds { $hex } alone
account-towns = Town hexes held, round by round
account-total = Total
account-goal-hold = Units in the hexes of the goal: { $count }
account-goal-leave = Units that left the map: { $count }
account-goal-deliver = Supply points delivered: { $count }
account-goal-bridge = Units at the bridge: { $count }
