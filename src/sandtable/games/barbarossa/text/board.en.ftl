# Words on the board of Barbarossa 1941.

board-steps = The twelve steps
board-stage-planning = Planning, secret
board-stage-purchase = Army
board-stage-division = The army is divided
board-stage-setup = Set-up
board-stage-waiting = Waiting
board-stage-step = Step { $n }
board-stage-told = What happened
board-step-defend = Defend
board-step-suppress = Suppress
board-step-fire = Fire
board-step-valour-fire = Valour
board-step-air = Air
board-step-assault = Assault
board-step-valour-melee = Valour
board-step-ambush = Ambush
board-step-special = Special
board-step-move = Move
board-step-valour-late = Valour
board-step-status = Status
board-told = The round step by step
board-told-first = To the first moment
board-told-back = One moment back
board-told-play = Play
board-told-pause = Pause
board-told-on = One moment on
board-told-last = To now
board-tray = Your cards
board-card-drawing = in hand…
board-card-setting = setting up…
board-card-place = to be set up
board-card-later = from round { $n }
board-card-enters = enters { $hex } till { $n }
board-card-no-order = no order yet
board-card-suppressed = suppressed
board-card-ready = ready
board-card-resting = { $n ->
    [one] ready in { $n } round
   *[other] ready in { $n } rounds
}
board-place-air = in the air
board-place-airfield = on the airfield
board-place-carried = carried
board-place-towed = towed
board-place-reserve = in reserve
board-place-loading = loading
board-place-left = marched off
board-place-merged = merged
board-place-destroyed = destroyed
board-cost = cost { $n }
board-size = Size
board-valour = Valour
board-defence = Defence
board-of = of { $n }
board-per-loss = −{ $n } per loss, +2 near the HQ
board-ammo = Ammunition
board-supply = Supply
board-accuracy = Accuracy by range
board-melee = melee
board-melee-dice = Melee dice: { $n }
board-left-smoke = smoke { $n }
board-left-mines = mines { $n }
board-left-charges = charges { $n }
board-dice-at-losses = Dice at losses
board-only-melee = only in melee
board-in-ambush = in ambush
board-in-open = in the open
board-hq-hidden = cannot be named
board-back = Orders
board-one-per-round = one per round
board-box-move = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}
board-box-ammo = { $n } ammo
board-box-defence = +{ $n } def.
board-box-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
board-box-time = { $n ->
    [one] { $n } box
   *[other] { $n } boxes
}
board-box-radius = radius { $n }
board-step = step { $n }
board-boxes = time boxes { $n }
board-reach = range { $n }
board-radius = radius { $n }
board-rounds = rounds { $n }
board-shot-from = shot from { $hex }
board-change-order = Change the order
board-wipe-order = Wipe it
board-take-card = Give an order
board-group-join = Group card { $g }
board-group-leave = Leave the group
board-pick-reach = Range
board-pick-radius = Radius
board-pick-rounds = Rounds
board-pick-points = Points
board-pick-group = Group
board-pick-deployed = State
board-pick-ambush = Set up
board-pick-kind = Mines
board-pick-work = Work
board-leave-it = Leave it
board-works = Works
board-works-how = Choose a work, then its hex on the map, then the side it faces.
board-hint-purchase = Plus and minus buy and give back. A click on a picture shows the card.
board-hint-planning = Take a card: click a unit on the map or a card at the edge. Its orders appear here. Several at once: choose a kind below the map, or units with Shift, then point at a hex or an enemy; or draw a unit to where it is to go.
board-hint-deployment = Take a card at the edge, then choose its hex. A click on a unit already set up takes it back.
board-round = Round { $n }
board-last-results = last results
board-airfield = Airfields
board-over = over { $hex }
board-shop = Army in secret
board-shop-how = The other side sees what you bought only when the battle begins.
board-points-left = of { $n } points left
board-show-map = Show the map
board-show-cards = Show the cards
board-group-infantry = Infantry
board-group-artillery = Artillery
board-group-vehicle = Vehicles
board-group-tanks = Tanks
board-group-aircraft = Aircraft
board-against-men = men
board-against-tanks = tanks
board-have = { $n } given
board-give-back = Give one back
board-buy = Buy one
board-your-orders = Your orders:
board-n-of-m = { $n } of { $m }
board-other-side = Other side:
board-other-ready = ready
board-other-writing = still writing
board-legend-route = route being drawn
board-legend-written = orders already written
board-legend-legal = may be chosen now
board-legend-range = field of fire, number: hits on
board-legend-blind = in range, not seen
board-legend-mines = minefield of unknown kind
board-legend-trench = trench
board-legend-wire = wire
board-said-fired = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} at { $accuracy } or less
board-said-fired-at-work = { $hits } hits
board-said-damaged = { $hits } hits less { $absorbed }: losses { $losses }
board-said-tested-yes = valour { $valour }: holds
board-said-tested-no = valour { $valour }: fails
board-said-searched-yes = found
board-said-searched-no = nothing found
board-said-mines-exploded = mines: { $hits } hits
board-said-suppressed = suppressed
board-said-recovered = recovers
board-said-destroyed = destroyed
board-said-halted = halts: { $why }
board-said-revealed = revealed: { $why }
board-said-vanished = goes into ambush
board-said-no-shot = no shot any more
board-said-smoke-laid = smoke
board-said-stance-taken = { $stance }
board-short-soldier = Infantry
board-short-mg = Machine gun
board-short-mortar = Mortar
board-short-engineer = Engineers
board-short-scout = Scouts
board-short-hq = HQ
board-short-lorry = Lorries
board-short-para = Paratroops
board-order-suppress = Suppress
board-order-fire-moving = Fire moving
board-order-place-charges = Lay charges
board-group = One order for several
board-group-choose = Choose
board-group-all = All
board-group-chosen = { $n ->
    [one] One chosen: touch the map, or
   *[other] { $n } chosen: touch the map, or
 }
board-group-of = { $n } of { $of }
board-group-again = As before
