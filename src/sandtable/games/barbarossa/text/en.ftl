# Barbarossa 1941: names, questions, choices, refusals and events.

## The game

game-barbarossa = Barbarossa 1941
game-barbarossa-about = Both sides write orders in secret; all are carried out together in twelve steps.
seat-german = Germans
seat-soviet = Soviets
seat-german-2 = Germans, second commander
seat-soviet-2 = Soviets, second commander
option-players = Players
scenario-frontier-post = Frontier post
scenario-frontier-post-about = 15 rounds. German infantry comes down the road; two platoons hold the frontier village. The place to begin.
scenario-forest-road = Ambush on the forest road
scenario-forest-road-about = 10 rounds. A German column must pass the forest; an ambush waits for it.
scenario-tanks-in-the-corn = Tanks in the corn
scenario-tanks-in-the-corn-about = 8 rounds. Light tanks meet in the fields around a village; who destroys more wins.
scenario-across-the-river = Across the river
scenario-across-the-river-about = 14 rounds. Infantry and pioneers force a river with one ford and no bridge.
scenario-strong-point = Strong point
scenario-strong-point-about = 12 rounds. A town on a hill with works around it, attacked from the west; both sides buy cards.
scenario-supply-run = Supply run
scenario-supply-run-about = 12 rounds. A village is cut off; lorries must bring ammunition through.
scenario-stukas-over-the-bridge = Stukas over the bridge
scenario-stukas-over-the-bridge-about = 12 rounds. The bridge must fall intact: dive-bombers, fighters, flak and charges. Three Soviet platoons against two German ones with tanks, fitted so that either side wins about half.
scenario-counterstroke = Counterstroke
scenario-counterstroke-about = 15 rounds. Two armies of your own choice fight for the town between them.

## Questions

prompt-purchase = Buy units and works in secret. Strength points left: { $left }
prompt-division = Divide the army: which units does { $seat } lead? Handed over: { $handed }
prompt-deployment = Set up your army in secret. Units left: { $left }
prompt-set-up-unit = Set up: { $unit }
prompt-planning = Round { $round }: give orders in secret. Units without an order: { $left }
prompt-plan-unit = Choose an order: { $unit }
prompt-plan-route = Draw the route: { $unit } ({ $order })
prompt-plan-flight-radius = { $unit }, { $order }: how far does it circle?
prompt-plan-flight-rounds = { $unit }, { $order }: for how many rounds?
prompt-plan-flight-load = { $unit }, { $order }: how much does it carry?
prompt-plan-flight-from = { $unit }, { $order }: pick the hex at the edge of the map where it flies in.
prompt-next-target = Group fire goes on: whom does { $unit } fire at next?
prompt-adjust-fire = No hit at all: does the headquarters let it roll again? { $unit }
prompt-share = Losses to divide among the units aboard: { $losses } ({ $unit })
prompt-smoke-screen = Smoke in { $hex }: choose the adjacent hex ({ $unit })
prompt-react = Enemies move: fire from defend or ambush?
prompt-choose-opponent = Choose the opponents in melee.
prompt-pick-duel = Choose the opponent in air combat: { $unit }
prompt-fire-back = Bombs are falling: fire back at the aircraft?
prompt-come-back = Loaded: choose the hex at the edge where { $unit } comes back.

## Choices

action-buy = Buy: { $card }
action-buy-work = Buy: { $work }
action-return = Give back: { $what }
action-place = { $unit }: { $hex }
action-face = { $unit }: face { $toward }
action-stance = { $unit }: { $deployed ->
        [yes] deployed
       *[no] limbered
     }
action-conceal = { $unit }: { $ambush ->
        [yes] in ambush
       *[no] in the open
     }
action-hitch = { $unit }: behind { $carrier }
action-build = { $work }: { $hex } towards { $toward }
action-mine = Minefield ({ $kind }): { $hex }
action-lift = Take off the map: { $unit }
action-hand-over = Hand over: { $unit }
action-take-back = Lead yourself: { $unit }
action-clear = Take back the works in { $hex }
action-take = { $unit }
action-drop = Put the card down
action-cancel = Wipe the order: { $unit }
action-join = { $unit }: group card { $group }
action-leave = { $unit }: leave the group
action-defend = Defend towards { $toward }, range { $reach }
action-ambush = Ambush towards { $toward }, range { $reach }
action-suppress = Suppressive fire: { $target }
action-fire = Open fire: { $target }
action-indirect = Indirect fire: { $target }
action-bombard = Fire at the hex { $hex }
action-smoke = Smoke: { $hex }
action-deploy = Deploy in { $hex } towards { $toward }
action-limber = Limber in { $hex }
action-turn = Turn towards { $toward }
action-merge = Merge into { $into }
action-lay-mines = Lay mines: { $kind }
action-clear-mines = Clear mines
action-place-charges = Place charges
action-tow = Tow: { $other }
action-remove-wire = Remove wire towards { $toward }
action-remove-teeth = Remove dragon's teeth towards { $toward }
action-pontoon = Bridge the river in { $hex }
action-resupply = Take supply from { $source }: { $points }
action-supply = Give supply
action-load-supply = Load supply
action-dig = Dig in towards { $toward }
action-clear-path = Clear a path
action-wait = Wait
action-mount = Mount: { $carrier }
action-dismount = Dismount
action-scout = Scout, radius { $radius }
action-march = March
action-careful = Careful move
action-fire-moving = Fire on the move: { $target }
action-assault = Assault: { $target }
action-step = { $hex }
action-here = Fire from this hex
action-done = The route is complete
action-back = Strike the last hex
action-strike = Air strike: { $hex }
action-patrol = Patrol: { $hex }
action-recon = Reconnaissance: { $hex }
action-intercept = Intercept: { $target }
action-escort = Escort: { $charge }
action-land = Landing in { $hex }: { $passenger }
action-drop-supply = Drop supply: { $hex }
action-radius = Radius { $radius }
action-rounds = Rounds: { $rounds }
action-load = Load: { $points }
action-from = From the edge at { $hex }
action-shoot = { $unit } fires at { $target }
action-next = Next target: { $target }
action-adjust = Roll again
action-keep = Leave it
action-blow = Smoke in { $hex }
action-melee = { $unit } strikes { $target }
action-bear = Takes the loss: { $unit }
action-engage = { $unit } takes on { $target }
action-emerge = { $unit } comes back in { $hex }

## Orders and words

order-defend = Defend
order-ambush = Ambush
order-suppress = Suppressive fire
order-fire = Open fire
order-indirect = Indirect fire
order-bombard = Fire at a hex
order-smoke = Smoke shells
order-deploy = Deploy
order-limber = Limber
order-turn = Change of arc
order-merge = Merge
order-lay-mines = Lay mines
order-clear-mines = Clear mines
order-place-charges = Place charges
order-tow = Tow
order-remove-wire = Remove wire
order-remove-teeth = Remove dragon's teeth
order-pontoon = Pontoon bridge
order-resupply = Resupply
order-load-supply = Load supply
order-dig = Dig in
order-clear-path = Clear a path
order-wait = Wait
order-mount = Mount
order-dismount = Dismount
order-scout = Scout
order-march = March
order-careful = Careful move
order-fire-moving = Fire on the move
order-assault = Assault
order-strike = Air strike
order-patrol = Patrol
order-recon = Reconnaissance
order-intercept = Interception
order-escort = Escort
order-land = Air landing
order-ride = Aboard for the landing
order-drop-supply = Supply drop
step-defend = Defend
step-suppress = Suppressive fire
step-fire = Open fire
step-valour-fire = Valour: losses by fire
step-air = Air missions
step-assault = Assault
step-valour-melee = Valour: melee and bombs
step-ambush = Ambush
step-special = Special orders
step-move = Movement
step-valour-late = Valour: still due
step-status = Status
shot-fire = open fire
shot-suppress = suppressive fire
shot-indirect = indirect fire
shot-bombard = fire at the hex
shot-ring = edge of the fire
shot-defend = defend fire
shot-ambush = ambush fire
shot-moving = fire on the move
shot-melee = melee
shot-flak = flak
shot-air = air combat
shot-bomb = bombs
shot-reaction = reaction fire
cause-losses = losses
cause-melee = losses in melee
cause-bombed = bombed
cause-suppressive = suppressive fire
cause-moving = hit on the move
cause-flank = flank or rear
cause-panic = tank panic
cause-recovery = recovery
halt-smoke = smoke
halt-barred = the way is barred
halt-encounter = encounter
halt-standing = an enemy stands there
find-adjacent = an enemy is adjacent
find-entered = an enemy was about to enter
find-searched = found by a search
find-fired = it has fired
find-order = another order
stance-deployed = deployed
stance-limbered = limbered
mines-dummy = dummy
mines-anti-tank = anti-tank
mines-anti-personnel = anti-personnel
mines-unknown = unknown
work-wire = wire
work-teeth = dragon's teeth
work-trench = trench
work-dugout = dugout
work-bridge = bridge
work-pontoon = pontoon bridge
work-path = path
work-mines = mines
terrain-plain = plain
terrain-brush = brush
terrain-light-wood = light wood
terrain-wood = wood
terrain-marsh = marsh
terrain-river = river
terrain-ford = ford
terrain-field = ploughed field
terrain-village = village
terrain-town = town
type-infantry = infantry
type-artillery = artillery
type-vehicle = vehicle
type-armoured = armoured vehicle
type-light-tank = light tank
type-medium-tank = medium tank
type-heavy-tank = heavy tank
type-aircraft = aircraft

## Goals

goal-hold = hold the marked hexes alone at the end
goal-leave = march off the map by the marked hex
goal-destroy = destroy more strength points; the marked hex counts too
goal-deliver = deliver ammunition in the marked hex
goal-bridge = hold the bridge intact at the end
goal-towns = hold town hexes alone, round by round

## How it ends

result-points = More points: { $seat }
result-draw-points = Equal points: a draw.
result-hold-done = The goal is taken: { $seat }
result-hold-failed = The goal was not taken: { $seat }
result-leave-done = The column has passed: { $seat }
result-leave-failed = The column is stopped: { $seat }
result-deliver-done = The supply has come through: { $seat }
result-deliver-failed = The supply did not come through: { $seat }
result-bridge-done = The bridge is taken intact: { $seat }
result-bridge-failed = The bridge is held: { $seat }
result-bridge-blown = The bridge is blown: a draw.

## Refusals

refuse-abrupt-slope = Only infantry crosses an abrupt slope.
refuse-already-fires = This unit fires already.
refuse-already-mined = There is a minefield already.
refuse-already-so = The unit is in that state already.
refuse-alone-in-hex = A group needs a second unit in the hex.
refuse-cannot-adjust = The headquarters cannot adjust this fire.
refuse-cannot-enter = The unit cannot enter that hex.
refuse-cannot-fire-now = This unit cannot fire at that target now.
refuse-cannot-load = Loading needs an empty place in the load and a supply hex.
refuse-cannot-merge = No unit of this type in the hex fits together with it.
refuse-cannot-reach = The target cannot be reached within the assault distance.
refuse-cannot-stand-there = The unit cannot stand in that terrain.
refuse-cannot-tow = Towing needs a limbered gun and a free lorry in one hex.
refuse-card-in-hand = Put down the card in hand first.
refuse-carried = A carried unit can only dismount.
refuse-enemy-adjacent = An enemy is adjacent.
refuse-entry-hex = The unit enters the map in its entry hex.
refuse-finish-the-route = Finish or drop the open order first.
refuse-firing-hex-marked = The firing hex is marked already.
refuse-group-full = This group card cannot take the unit.
refuse-has-no-order = This unit has no order to wipe.
refuse-has-order = This unit has an order already.
refuse-hex-not-observed = No own unit observes that hex.
refuse-in-smoke = A unit in smoke gets no order.
refuse-in-trench = A unit in a trench cannot turn.
refuse-leads-astray = From there the target can no longer be reached.
refuse-light-wood = Lorries and armoured vehicles enter light wood only by road.
refuse-limber-first = The unit has to limber first.
refuse-locked = In melee a unit can only assault or withdraw.
refuse-march-terrain = A march goes only over plain, villages, towns and roads.
refuse-mark-firing-hex = Mark the hex from which the shot is made.
refuse-marsh = Only special units enter marsh.
refuse-mined-one-hex = Out of a minefield a unit goes only one hex.
refuse-must-enter = The unit has to enter the map first.
refuse-no-ambush-here = No ambush is possible in this terrain.
refuse-no-ammunition = There is not enough ammunition.
refuse-no-armour-assault = Infantry in the open cannot be ordered to assault armour.
refuse-no-card-in-hand = There is no card in hand.
refuse-no-charge = There is no charge left.
refuse-no-dugout-here = No dugout can stand there.
refuse-no-engineer-for-mines = Every engineer unit has mines already.
refuse-no-field-of-fire = The unit has no field of fire.
refuse-no-flight = No flight order is open.
refuse-no-headquarters = It takes an own headquarters on the map that is not suppressed.
refuse-no-minefield = There is no minefield here.
refuse-no-mines = There are no mines left for that.
refuse-no-more-copies = There are no more units of this card.
refuse-no-observer = No own unit observes the target.
refuse-no-opponent = That is no choice in this melee.
refuse-no-order-possible = No order is possible for this unit now.
refuse-no-passenger = No paratroops that fit are ready.
refuse-no-river = There is no river to bridge there.
refuse-no-room = There is no carrier with room in the hex.
refuse-no-route = No route is open.
refuse-no-sight = There is no line of sight.
refuse-no-smoke-shells = There are no smoke shells left.
refuse-no-source = There is no supply to take here.
refuse-no-such-charge = That aircraft cannot be escorted.
refuse-no-such-opponent = That aircraft cannot be engaged now.
refuse-no-such-target = No such target is known.
refuse-no-teeth = There are no dragon's teeth on that side.
refuse-no-wire = There is no wire on that side.
refuse-no-wood = There is no wood to clear here.
refuse-nobody-aboard = Nobody is aboard.
refuse-none-left = There is none left to place.
refuse-not-aboard = That unit is not aboard.
refuse-not-adjacent = That hex is not adjacent.
refuse-not-arrived = The unit cannot enter the map in this round.
refuse-not-at-the-edge = Choose a free hex at the edge of the map.
refuse-not-bought = That was not bought.
refuse-not-handed-over = You lead that unit yourself.
refuse-each-leads-a-unit = Each commander leads at least one unit.
refuse-first-commander-builds = The first commander of the side places works and mines.
refuse-not-deployed = The unit has to be deployed first.
refuse-not-for-sale = That cannot be bought here.
refuse-not-here = That unit is not there.
refuse-not-in-crowd = That unit cannot be the next target.
refuse-not-in-group = The unit is on no group card.
refuse-not-on-card = That order is not on the unit's card.
refuse-not-placed = That is not on the map.
refuse-not-ready = The aircraft is not ready.
refuse-not-this-figure = That is not what has to be written down now.
refuse-not-yet = The scenario allows charges only later.
refuse-not-your-unit = That is not a unit of yours.
refuse-nothing-to-blow = There is nothing to blow up here.
refuse-nowhere-to-go = There is nowhere to go.
refuse-orders-missing = A unit still needs an order: { $unit }
refuse-other-card-in-hand = Take that unit's card in hand first.
refuse-out-of-range = The target is out of range.
refuse-outside-arc = The target is outside the field of fire.
refuse-outside-zone = That hex is outside your set-up zone.
refuse-own-or-adjacent = Choose the own hex or an adjacent one.
refuse-placed = The unit is set up already.
refuse-river = Only special units enter a river hex without a crossing.
refuse-route-empty = The route is still empty.
refuse-route-not-at-target = The route has to end in the target's hex.
refuse-steep-slope = Only special units cross a steep slope.
refuse-suppressed = A suppressed unit gets no order.
refuse-target-in-melee = Units in melee cannot be fired at.
refuse-target-in-sight = The target is in sight: open fire at it.
refuse-teeth = Dragon's teeth bar that side.
refuse-too-expensive = There are not enough strength points left.
refuse-too-far = That is farther than the unit can move.
refuse-too-many-points = The unit cannot take so many points.
refuse-towed = A towed unit can only deploy.
refuse-trench-there = There is a trench on that side already.
refuse-units-missing = A unit is not set up yet: { $unit }
refuse-wire = Wire bars that side.
refuse-withdraw-blocked = An enemy or smoke is there.
refuse-withdraw-one-hex = A withdrawal goes only one hex.
refuse-wood = Only infantry enters wood off the road.
refuse-wood-fire = No normal fire goes into or out of wood.
refuse-work-there = There is such a work already.
refuse-wrong-facing = The unit cannot face that hex.
refuse-wrong-figure = The figure is not within the printed one.
refuse-wrong-radius = The radius is not within the printed one.
refuse-wrong-reach = The range is not within the unit's maximum.
refuse-wrong-side = Name an adjacent hex for the side.
refuse-wrong-type = The unit cannot attack this type of target.

## Events

event-round-began = Round { $round } of { $rounds } begins.
event-step-began = Step { $step }: { $name }
event-order-shown = { $unit }: { $order } { $hexes } { $target }
event-order-secret = { $unit } (secret): { $order } { $hexes }
event-set-up = { $unit } is set up in { $hex }.
event-fired = { $unit } fires at { $target } ({ $kind }, { $accuracy } or less): { $rolls }. Hits: { $hits }
event-fired-at-work = { $unit } fires at the { $work } in { $hex }: { $rolls }. Hits: { $hits }
event-bombarded = { $unit } bombards { $hex }.
event-no-shot = { $unit } has no shot any more.
event-adjusted = The headquarters adjusts the fire of { $unit }.
event-damaged = { $unit }: hits { $hits }, absorbed { $absorbed }, losses { $losses }, size now { $size }.
event-loss-passed = { $unit } shares the losses: { $losses }, size now { $size }.
event-destroyed = { $unit } is destroyed.
event-tested = { $unit } tests valour { $valour } ({ $cause }): { $rolls }, { $passed ->
        [yes] passed
       *[no] failed
     }.
event-suppressed = { $unit } is suppressed.
event-recovered = { $unit } recovers.
event-smoke-laid = { $unit } lays smoke in { $hex }.
event-smoke-lifted = The smoke in { $hex } lifts.
event-moved = { $unit }: { $start } → { $hex }
event-halted = { $unit } halts in { $hex }: { $why }.
event-vanished = { $unit } goes into ambush.
event-revealed = { $unit } is revealed in { $hex }: { $why }.
event-hid-again = { $unit } is hidden again.
event-searched = { $unit } searches, radius { $radius }: { $rolls }, { $passed ->
        [yes] found
       *[no] nothing
     }.
event-rolled-off = { $unit } gets ahead of { $target }: { $rolls }.
event-locked = Melee goes on in { $hex }.
event-mines-exploded = Mines ({ $kind }) in { $hex } under { $unit }: { $rolls }. Hits: { $hits }
event-field-found = { $unit } meets a minefield in { $hex }: { $kind }.
event-field-laid = { $unit } has laid a minefield in { $hex }.
event-field-cleared = { $unit } has cleared the minefield in { $hex }.
event-work-built = { $work }: { $hex } { $toward }
event-work-removed = { $unit } removes { $work } between { $hex } and { $toward }.
event-work-destroyed = { $work } in { $hex } is destroyed.
event-stance-taken = { $unit } is { $stance }.
event-turned = { $unit } faces { $toward }.
event-merged = { $unit } merges into { $into }, size now { $size }.
event-hitched = { $unit } is towed by { $carrier }.
event-unhitched = { $unit } stands in { $hex }.
event-mounted = { $unit } mounts { $carrier }.
event-dismounted = { $unit } dismounts in { $hex }.
event-resupplied = { $unit } takes ammunition: { $points }
event-supply-lost = { $unit } loses supply: { $points }
event-left-to-load = { $unit } leaves the map to load.
event-came-back = { $unit } is back in { $hex }.
event-box-marked = { $unit }: { $order }, box { $boxes } of { $of }.
event-took-off = { $unit } takes off: { $start } → { $hex }
event-flew = { $unit } over { $hex }
event-air-combat-began = Air combat over { $hex }: { $units }
event-order-cancelled = { $unit } loses its order.
event-went-home = { $unit } goes home.
event-crate-dropped = { $unit } drops a crate in { $hex }: { $points }
event-parachuted = { $unit } lands in { $hex }.
event-stayed-aboard = { $unit } stays aboard: an enemy is in { $hex }.
event-arrived = { $unit } enters in { $hex }.
event-marched-off = { $unit } has left the map.
event-scored = { $side }: points { $points }
event-battle-ended = The battle ends after round { $round }.

## Standing orders

standing-reaction = Fire from defend and ambush
standing-hold-fire = hold fire
standing-first = at the first enemy
standing-best = at the best target
standing-next-target = Group fire: next target
standing-weakest = the weakest
standing-strongest = the strongest
standing-adjust = Adjust fire
standing-always = always
standing-never = never
standing-share = Losses of carriers
standing-spread = spread them
standing-smallest = the smallest first
standing-smoke = Second hex of smoke
standing-toward-enemy = towards the enemy
standing-away = away from the enemy
standing-melee = Opponent in melee
standing-duel = Opponent in air combat

## Odds

odds-fire = Fire at { $target }
odds-melee = Melee against { $target }
odds-assault = Assault on { $target }
odds-bombs = Bombs on { $target }
odds-strike = Air strike on { $hex }
odds-air = Air combat against { $target }
odds-duel = Duel with { $target }
odds-mines = Mines under { $target }
odds-dice = Dice of { $unit }
odds-accuracy = Accuracy of { $unit }
odds-defence = Base defence
odds-order-bonus = Bonus of the order
odds-terrain-bonus = Bonus of the terrain
odds-works-bonus = Bonus of trench or dugout
odds-hill-bonus = Bonus of the hill
odds-digging = Digging: no defence
odds-absorbed = Hits already absorbed
odds-melee-dice = Melee dice
odds-melee-accuracy = Accuracy in melee
odds-mine-dice = Dice of the mines ({ $kind })
odds-losses = Losses: { $losses }
odds-destroyed = Destroyed (losses: { $losses })
odds-in-order = The others are fired at in their order.
odds-suppressed = Suppressed
odds-turned-back = Turned back

## Learn

learn-figure-3 = T-26 against Pz II
learn-figure-3-text = Distance 2, 7 dice, accuracy 2: three hits, two of them absorbed by the defence, one loss.
learn-mutual-fire = Both fire at once
learn-mutual-fire-text = Soviet infantry and German pioneers fire at each other: losses lower nobody's dice in this step.
learn-group-fire = Fire at a crowd
learn-group-fire-text = Ten dice, six hits: half of the four misses are rolled at a second unit, one die at a third.
learn-suppressive-fire = Suppressive fire
learn-suppressive-fire-text = Eight dice become twelve. Even without losses the infantry has to test, and loses its order when it fails.
learn-defend-fire = Defend
learn-defend-fire-text = The infantry defends towards the north-west. When the lorries drive into its cone they are fired at.
learn-merging = Merging
learn-merging-text = Two damaged units in a village join: sizes 3 and 2 make 5, valour is back at 8.
learn-towing = A gun in tow
learn-towing-text = One lorry is lost, and with it one gun. Only the column tests; it fails, and the gun stands suppressed on the map.
learn-losses-aboard = Losses aboard
learn-losses-aboard-text = Two of four lorries are lost. The owner divides the two losses between mortars and machine guns.
learn-road-march = March along the road
learn-road-march-text = A T-34 that stays on the road goes its printed three hexes and two more.
learn-rockets = Rocket launcher
learn-rockets-text = Sixteen dice in the target hex, four in each hex around it.
learn-ambush = Ambush on the road
learn-ambush-text = The gun in the light wood is off the map. The Germans do not know where it lies until it fires.
learn-mines-in-the-way = Mines, real and feigned
learn-mines-in-the-way-text = Tanks and infantry drive into hidden fields: one explodes under the infantry and leaves the tanks alone, the other was a bluff.
learn-trench-and-village = Trench and village
learn-trench-and-village-text = Base 1, defend 1, trench 1 and the village 2 make a defence of 5: five hits do nothing.
learn-over-the-wood = Sight over an obstacle
learn-over-the-wood-text = From the hill brush hides only the hex right behind it.
learn-last-box = The last box
learn-last-box-text = A unit of size 2 has taken one loss; the next one destroys it.
learn-sample-card = What a card can attack
learn-sample-card-text = Infantry and lorries by fire, armoured vehicles only in melee, tanks not at all; only a 1 hits.
learn-sight-lines = Lines of sight
learn-sight-lines-text = Along the edge between two woods there is no sight; past a single wood there is.
learn-cone = A field of fire
learn-cone-text = The machine gun faces one side: one hex ahead, three at distance 2, three at distance 3.
learn-valour-test = A valour test
learn-valour-test-text = The half-tracks have lost one vehicle: their valour of 8 is now 7. A roll of 8 fails.
learn-supply-lost = Supply on the lorries
learn-supply-lost-text = Six lorries with 30 points and 3 mines carry 36 in all: each lorry lost costs 6.
learn-airfield = On the airfield
learn-airfield-text = Back in round 2, the Stukas are refuelled, armed and ready at the ends of rounds 2, 3 and 4, and fly again in round 5.
learn-flak = Flak
learn-flak-text = Flak on defend fires at aircraft that pass through its range, also behind a wood and along the very edge.
learn-command-range = Command range
learn-command-range-text = Within two hexes and in sight of the headquarters valour is two higher.
learn-forest-lorry = By road through the wood
learn-forest-lorry-text = A lorry follows the road through the wood with its full bonus, and leaves it only where the terrain allows.
learn-hill-range = Range from a hill
learn-hill-range-text = From the hill the machine gun fires one hex farther, and as well at each distance as one hex nearer.
learn-errata = Corrected costs
learn-errata-text = The costs of the errata hold: with 20 points a 53-K can be bought, or a machine gun and a trench.
learn-first-battle = First battle
learn-first-battle-text = Two platoons a side: take a card in hand, write an order, say ready. Then all orders are shown and carried out in twelve steps.
learn-first-battle-take = Take the machine gun's card in hand.
learn-first-battle-fire = Suppressive fire: half as many dice again, and the target has to test its valour.
learn-first-battle-missing = Every unit that can take an order needs one.
learn-first-battle-route = A careful move: draw the route hex by hex, then finish it.
learn-first-battle-reveal = Both are ready: the cards are turned over. The suppressed defenders do not fire at your infantry.

## What is offered as one
plan-rest-defends = The rest defends ({ $count })
plan-rest-waits = The rest waits ({ $count })
plan-set-up = Proposed set-up ({ $count })

## What is about to be lost
warning-points-behind = { $left ->
    [1] Last round
   *[other] { $left } rounds left
  }: as it stands you lose by points, { $mine } to { $theirs }.
warning-goal-missing = { $left ->
    [1] Last round
   *[other] { $left } rounds left
  }: as it stands you lose. Reach your goal before the end.
warning-goal-lost = { $left ->
    [1] Last round
   *[other] { $left } rounds left
  }: as it stands you lose: the enemy has reached his goal. Take it back from him.
warning-under-fire = { $unit }: in range and sight of { $foes ->
    [one] one enemy
   *[other] { $foes } enemies
  }.
