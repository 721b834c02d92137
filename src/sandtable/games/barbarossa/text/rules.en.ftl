# What each clause says, in our words. An id is the clause's id with _ for a point.


## Setup and cards

BA-setup = A scenario gives the goals and forces of both sides (German and Soviet), the map of numbered hexes and the number of rounds. Several players may divide the units of a side and play as one team, and scenarios written by the players can be loaded as well.
BA-card-types = Every unit has exactly one of eight types (infantry, artillery, vehicle, armoured vehicle, light tank, medium tank, heavy tank, aircraft) and a number of its own by which orders name it.
BA-card-size = A unit starts with all size boxes open. Each loss strikes one box for the rest of the game; striking the last one destroys the unit and removes it from the map.
BA-card-valour = The card gives the starting valour, two dice for the test and the points lost with each loss; the current value is kept on the card.
BA-valour-loss = A loss lowers the current valour by the card's figure at once, so the test that this loss causes is made against the lowered value.
BA-card-defence = Each hit lowers the current defence by 1; a hit on a unit whose current defence is 0 is a loss instead. At the start of every round the current defence returns to its base value, while losses stay.
BA-defence-modifiers = Bonuses and penalties from orders, works and terrain are added to the current defence. Bonuses of orders count from the reveal to the end of the round; when a bonus falls away, the current defence is the base plus the bonuses still valid minus the hits already taken, never below 0 (BA-R47, BA-R86).
BA-card-status = A status (carried, towed, suppressed, dug in, ambush, locked, in air combat) stays on the card until something changes it.
BA-card-ammo = A unit starts with its printed ammunition points and never holds more than that. The points of an order are struck when the order is carried out; special ammunition such as smoke is counted in a row of its own.
BA-ammo-empty = A unit without ammunition attacks neither by fire nor in melee. An order whose points the unit lacks cannot be given, and an order voided before it was carried out costs nothing (BA-R48).
BA-card-cost = Where the scenario grants strength points, units are bought at the cost on their cards, and the purchase may not exceed the grant.
BA-card-targets = A unit can attack only the target types listed on its card, in melee too, and a type marked with the army symbol only in melee.
BA-card-firepower = The firepower table gives the dice: one row per target type, one column per loss the firer has taken, the first column for none (BA-R3).
BA-card-range = Each box of the range diagram after the first holds the accuracy at that distance in hexes; at a distance with an X, or beyond the last box, the unit cannot fire. The first box counts only in melee.
BA-melee-dice = In melee a unit rolls the dice printed under the first box, whatever type of enemy it may attack and however many losses it has, and hits with the accuracy in the first box or less (BA-R14, BA-R55).
BA-card-orders = A unit can be given only orders printed on the back of its card; this holds for special orders and aircraft as well.

## Course

BA-round = The game lasts the scenario's number of rounds. A round is a planning phase followed by an execution phase, and the next round starts when both are finished.
BA-plan = In planning each unit able to take an order gets one and only one, in secret, with all its data (target, hexes, facing, range); a ready aircraft may also stay on its airfield without one. Nothing is carried out before every player has finished planning.
BA-plan-none = No order can be given to a unit that starts the round suppressed, a unit still in smoke from the round before, a carried unit (except dismounting), a towed unit (except deploying) or an aircraft that is not ready.
BA-reveal = After planning all orders are shown together and can no longer be changed or withdrawn. Orders and hexes of units that are hidden or are going into ambush, and the kinds of minefields, stay secret until they are revealed in play (BA-R44).
BA-steps = Execution has twelve steps, each finished before the next: 1 defend, 2 suppressive fire, 3 open fire, 4 valour tests for losses by fire, 5 air missions (flight, flak, air combat), 6 assault and bombs, 7 valour tests for losses in melee and bombed units, 8 ambush, 9 special orders, 10 movement, 11 valour tests still due, 12 status (BA-R5, BA-R70).
BA-simultaneous = Orders of one kind take effect at the same time: damage done in a step lowers nobody's firepower until all attacks of that step have been rolled.

## Combat

BA-fire-range = A fire test first measures sight and distance from the firer's hex to the target's hex; an adjacent hex is at distance 1.
BA-fire-dice = The number of dice is the firepower for the target's type in the column of the firer's losses, changed by the modifiers of the order.
BA-fire-hit = A die at or under the accuracy of the distance is a hit; every higher die is set aside.
BA-fire-defence = Hits first lower the target's current defence, one each, until it is 0.
BA-fire-loss = Every hit left over when the defence is 0 strikes one size box.
BA-fire-sum = The hits of all units that fire at one target in the same step are added before any defence is lowered or loss taken. What the defence has absorbed stays absorbed until the next round (BA-R13).
BA-los = Sight is a straight line from hex centre to hex centre, blocked by blocking terrain in a hex between but not by the hexes of firer and target. A line along the edge of two hexes is blocked when both block and free when only one does (BA-R18).
BA-arc = A unit with a field of fire faces exactly one side of its hex and can fire only at hexes in the cone before that side; a unit without that trait fires in all directions. The cone holds the hexes whose centres lie within 30 degrees of the faced side: 1, 3, 3, 5 and 5 hexes at distances 1 to 5 (BA-R42).
BA-flank = The faced hexside is the front, the opposite one the rear, the other four are flanks. A unit assaulted over flank or rear makes a valour test before the melee, is suppressed when it fails, and has no trench bonus in that melee; other attacks leave the trench bonus in force (BA-R32).
BA-flank-none = A unit without a field of fire has neither flanks nor rear; one that has it only from defend, ambush or a dugout has both while that lasts (BA-R43).
BA-flank-cover = When a unit with a field of fire shares its hex with a friendly unit without one, flank and rear are covered: neither of them makes the flank test and the melee is fought normally.
BA-group-fire = When three or more units of one type stand in the target hex, the firer names the main target and rolls; half of the dice that missed, rounded up, are rolled against another unit of that type there, and so on. The chain ends when every such unit has been fired at once or after an attack with a single die, hit or miss (BA-R12, BA-R56).
BA-melee-enter = Melee is fought between enemies in the same hex. Only a unit with an assault order may enter a hex that holds an enemy; the unit attacked fights back without needing an order.
BA-melee-ammo = Each unit in a melee spends one point and makes a fire test against its opponent, all at the same time; a unit without ammunition does not strike but can be hurt (BA-R38).
BA-melee-choice = A unit assaulted by several enemies chooses which one of them it strikes.
BA-melee-locked = Units of both sides in one hex at the end of a round are locked and note their opponents. In the next round they can be ordered only to assault or to withdraw, and they fight again in step 6 of every further round in any case.
BA-melee-limits = Units in melee cannot be the target of fire, also not by defend or ambush; further units may still assault them.
BA-melee-tanks = Infantry can strike light, medium and heavy tanks in melee only if the hex of the melee is light wood, village or town; elsewhere, wood included, it does not strike tanks even when they assault it (BA-R15, BA-R16).
BA-melee-artillery = Artillery rolls one die per open size box in melee, also when its card shows no melee dice.
BA-withdraw = A unit in melee leaves it by a movement order of one hex into an adjacent hex that it may enter and that holds neither enemy nor smoke. The enemy makes his melee test in step 6, the withdrawing unit makes none, and the move follows in step 10 (BA-R25, BA-R54).
BA-withdraw-fail = A withdrawing unit with losses makes a valour test; if it fails it still moves its one hex and is suppressed there.
BA-counterassault = Two enemy units ordered to assault each other advance until they are adjacent. Each then rolls a die, ties again; the higher one enters the other's hex and the melee is fought there.
BA-valour = A unit tests valour when it is the target of suppressive fire, suffers losses, is assaulted by a tank while it has tank panic, is bombed (loss or not), is assaulted over flank or rear, or is hit while moving by defend or ambush fire (loss or not). It passes when the sum of two dice is at most its current valour; a unit already suppressed does not test again in that round (BA-R10).
BA-suppressed-now = A unit that fails a test is suppressed at once: its order is void for the rest of the round, all its defence bonuses lapse and it makes no attacks by fire.
BA-suppressed-melee = A suppressed unit still fights back when assaulted, with the accuracy printed in its suppressed box instead of the one in the range diagram.
BA-suppressed-next = At the start of the round after the failure the unit is flagged and can be given no order in that round.
BA-suppressed-recover = In step 12 only flagged units test: success ends the suppression, failure keeps the unit suppressed for another round. A unit that failed in the same round is not flagged yet and does not test (BA-R11).
BA-hidden = A unit in ambush is hidden and can be named as target neither by open fire nor by suppressive fire nor by assault. Fire at its hex meets it with the usual fire test.
BA-hidden-enter = A unit whose route leads into or through the hex of a hidden enemy ends its movement in the hex before, and the hidden unit is revealed.
BA-hidden-revealed = An enemy in an adjacent hex reveals a hidden unit by itself, checked after each one-hex move and at the end of each step. A revealed unit returns to the map and loses the ambush status (BA-R45).
BA-order-scout = A unit with the scouting order reveals hidden units farther away than one hex: in step 9 it picks a radius up to the printed one, and one die at or under the card's figure for that radius reveals every hidden enemy within it (BA-R46).
BA-ambush-fire = A hidden unit may fire once per round at one enemy that moves inside its cone and chosen range, during assault moves (step 6) or movement (step 10), with one die more than its firepower. It spends one point only if it fires, and its owner picks the target when several move there (BA-R6, BA-R8, BA-R85).
BA-ambush-hit = A unit hit by ambush fire, loss or not, tests valour: passed, it moves on; failed, it is suppressed and stops. The unit that fired from ambush is revealed.
BA-time = An order with time boxes goes on from round to round without being given again. One box is marked in each step 12, and the order takes effect when the last one is marked.
BA-time-break = Giving another order before the last box is marked wipes all boxes, and the work starts anew later. Suppression wipes them as well; smoke only delays them (BA-R49).

## Orders: defence and fire

BA-order-defend = Defend raises defence by the printed figure and gives a unit without a field of fire one towards the named adjacent hex. A range up to the unit's maximum is written down, and one point is spent in step 1 whether the unit fires later or not (BA-R8).
BA-defend-fire = A defending unit may fire once per round at one enemy of its owner's choice that moves in sight inside its cone and chosen range, in step 10 or on an assault route in step 6. A target that is hit, loss or not, tests valour: passed, it moves on; failed, it is suppressed and stops (BA-R7, BA-R85).
BA-order-suppress = Suppressive fire costs three points and names a target that is in range and sight when the order is given. Firepower is multiplied by 1.5, fractions rounded up (BA-R41).
BA-suppress-test = After all suppressive fire of step 2 is done, so that two units can suppress each other, every target tests valour once, with or without losses; if it fails it is suppressed and does not carry out its order, open fire included. That test also covers its losses of step 2 (BA-R10).
BA-order-fire = Open fire costs one point and names a target that is in range and sight when the order is given; the fire test follows in step 3. Losses count only after all open fire is done, so two units that fire at each other both roll their full dice.
BA-order-smoke = In step 3 a unit with smoke shells spends one of them instead of making a fire test and marks with smoke a named hex that some friendly unit sees, and one adjacent hex of the firer's choice (BA-R23, BA-R87).
BA-smoke-units = A unit of either side in a smoke hex carries out no more orders in that round and can be given none in the next; it still fights back in melee (BA-R23, BA-R50).
BA-smoke-move = Nothing moves into or through smoke: a unit whose assault or movement route enters a smoke hex does not leave its own hex (BA-R50).
BA-smoke-sight = From the end of step 3 smoke blocks sight through its hex for all units, also for those on hills, until it is removed in step 12 of the next round; units inside can still be fired at (BA-R50, BA-R87).
BA-order-assault = An assault names an enemy unit and a route that ends with that unit's hex and is no longer than the printed assault distance; it is carried out in step 6.
BA-assault-route = Assault routes are walked hex by hex together and obey entry bans, terrain costs, mines and encounters; two assaults not aimed at each other meet as moving units do (BA-R52).
BA-assault-gone = When the target has been destroyed or has left its hex, the unit follows its route, enters the last hex if no enemy is there, and otherwise stops before it (BA-R51).
BA-order-ambush = Ambush raises defence by the printed figure, gives a field of fire towards the named hex to a unit without one, and fixes a range up to the maximum. In step 8 the unit becomes hidden: it leaves the map and only its owner knows the hex (BA-R6).
BA-ambush-armour = Armoured vehicles and all tanks need the ambush order in two rounds running and become hidden in step 9 of the second.
BA-ambush-keep = A hidden unit stays hidden for as long as the ambush order is repeated each round; with any other order it is back on the map when orders are shown. Suppression alone does not reveal it (BA-R93).

## Orders: special orders (step 9)

BA-order-deploy = Deploying takes the printed time boxes and names the own or an adjacent hex, into which the unit moves in step 9 of the first round; at set-up the owner chooses the state. Until deploying is finished, and again after limbering, the unit cannot be ordered to defend, fire, fire suppressively or go into ambush (BA-R53).
BA-order-limber = Limbering takes the printed time boxes and names the own or an adjacent hex, into which the unit moves in step 9 of the first round. A unit whose card lists it cannot be given movement orders before it has finished limbering (BA-R53).
BA-order-arc = A unit with a field of fire that is not in a trench may be ordered to face another adjacent hex; artillery need not limber for it. Defend and ambush do not turn such a unit, deploying and moving do (BA-R96).
BA-order-merge = Two units of the same type in one hex, both with the order, join if the sum of their current sizes is at most the starting size of the one that stays. The other leaves the game; the one that stays regains as many size boxes, has the valour of its new size and keeps the larger ammunition stock (BA-R35).
BA-order-mines = Only engineers lay mines, in the hex in which they stand, over the printed time boxes; when the last box is marked a minefield exists there.
BA-mines-cost = Real mines must be bought with strength points at the start, and each engineer unit can lay one real field per game; dummies are free and unlimited. A finished field is entered on a secret card with its hex and exactly one kind: dummy, anti-tank or anti-personnel.
BA-mines-explode = A unit other than engineers, of either side, that enters a mined hex ends its movement there; the card is revealed and the field remains for later units. The mines make a normal fire test with the dice and accuracy for the unit's type and the kind of mine; types without a figure are not attacked, such as tanks by anti-personnel mines.
BA-mines-dummy = A unit also stops in a dummy field, whose card is then discarded without further effect.
BA-mines-leave = A unit that begins its move in a minefield can go only one hex, and the mines attack it again before it leaves; if that suppresses or destroys it, it does not leave (BA-R40, BA-R58).
BA-mines-detect = Engineers that enter a minefield stop and reveal its card (a dummy is discarded) but are not attacked.
BA-mines-engineers = Engineers in a minefield that are given any order except clearing are attacked by it. The unit that laid the field is safe from it until it has left the hex (BA-R57).
BA-order-clear-mines = Engineers in the hex of a minefield clear it over the printed time boxes, after which field and card are gone. Until then they are safe unless another order breaks the work off (BA-R40).
BA-order-charges = Engineers in the hex of a bridge, pontoon or dugout place charges over the printed time boxes, once per unit and game. When the last box is marked the structure is destroyed without a roll, and with it all units in or on it except the engineers themselves (BA-R59).
BA-tow-conditions = Towing needs a limbered unit and a towing unit in the same hex, both with the order; deployed units cannot be towed. Hitching takes the round, and movement starts with the next (BA-R82).
BA-tow-orders = A towed unit is off the map and gets no orders; the towing unit's movement orders move both.
BA-tow-losses = Every loss of the towing unit is also a loss of the towed one; neither the towed unit's defence nor the greater size of the towing unit prevents that.
BA-tow-valour = Only the towing unit tests for these losses. If it fails both are suppressed and the towed unit is unhitched onto the map, and later tests are made separately.
BA-tow-release = Towing ends when the towed unit is ordered to deploy.
BA-tow-reinforce = Reinforcements that have to be towed enter the map only together with a unit that tows them.
BA-order-wire = Engineers remove a piece of wire on a side of the hex they stand in, from either of the two hexes it separates, without time boxes, in step 9 (BA-R9).
BA-order-teeth = Engineers remove dragon's teeth on a side of the hex they stand in, from either of the two hexes they separate, when the printed time boxes are marked.
BA-order-pontoon = A pontoon bridge is built over a river hex by at least the printed number of units with the order, all adjacent to that river hex on either bank, over the printed time boxes (BA-R36).
BA-order-resupply = Resupply needs a friendly supply carrier in the same hex and the order for both; after the printed time boxes the receiver gets as many points as its owner wants, up to its printed stock, and the carrier strikes as many. One carrier may serve several units in its hex at the same time.
BA-order-load = A carrier with struck supply points in an edge hex named by the scenario may be ordered to load: it leaves the map for the printed time boxes and then returns, full up to what it can still carry, in any complete hex at the edge of the map.
BA-supply-loss = Each loss of a carrier strikes the current points divided by the size before the loss, rounded down, and the most it can carry falls by the printed points per vehicle. A mine counts as two points, and mines are struck last (BA-R27).
BA-order-dig = Digging makes a trench on the named side of the unit's own hex, by at least the printed number of units, all in that hex and with the order, over the printed time boxes. The defence of units with this order is 0, whatever the terrain.
BA-order-path = Engineers in a wood or light wood hex clear a path over the printed time boxes. Units of both sides then enter and cross the hex as plain without road bonus; its sight and defence stay (BA-R62).

## Orders: movement (step 10)

BA-move = Movement orders state the whole route. In step 10 all moving units advance one hex at the same time, then the next hex, until every route is done.
BA-encounter = Enemy units about to enter the same hex, or to exchange hexes, both stop in the hex they are in; if more than two meet, all stop (BA-R24).
BA-encounter-standing = Without an assault order a unit never enters a hex with a visible enemy; it ends its move in the hex before.
BA-group = Units in one hex can be put on a group card, at most three vehicle or tank units and six infantry or artillery units, and join or leave it at any time. Each still gets an order of its own, and there is no other limit to units in a hex (BA-R81).
BA-group-target = A group is never a target, only a named unit in it. When one is assaulted all units of the group fight in the melee, but only the named unit can be hurt.
BA-order-careful = A careful move goes up to the printed distance along a written route and raises defence by the printed figure.
BA-order-march = A march goes up to the printed distance and only through plain, villages, towns and hexes linked by road; no other terrain may be on its route.
BA-march-bonus = A march wholly along roads, bridges, villages and towns gets extra hexes: infantry 1, lorries 3, armoured vehicles 2, light tanks 2, medium tanks 2, heavy tanks 1, artillery 0; only its first and last hex need be named. One hex of open country on the route forfeits the bonus (BA-R28, BA-R65).
BA-order-wait = A waiting unit stays in its hex and does nothing in the round.
BA-order-fire-moving = Firing on the move costs one point and names a target in sight when the order is given, a route up to the printed distance and the hex of it from which the shot is made in step 10, with firepower lowered by the printed figure.
BA-fire-moving-check = Sight and distance are checked again in the firing hex against the place where the target then is; if either fails there is no shot and no point is spent. Shots at the mover in the same one-hex move are simultaneous with its own (BA-R67).
BA-order-mount = A unit ordered to mount names a carrier in its hex. It boards at the start of step 10 and leaves the map, and the carrier may then move in the same step (BA-R68).
BA-transport-orders = Carried units get no orders but dismounting and do not attack; only the carrier is given orders.
BA-transport-capacity = A carrier may hold several units; the sum of their current sizes may not exceed the carrier's current size (BA-R26).
BA-transport-losses = When a carrier takes losses the units aboard take the same number in all, divided among them as their owner chooses. When it fails a valour test the units aboard are suppressed with it (BA-R69).
BA-order-dismount = Dismounting needs the order for carrier and carried unit; in step 10 the unit is placed in the carrier's hex and the carrier does not move in that round (BA-R68).

## Aircraft

BA-air-airfield = Aircraft start off the map on their cards, ready for use. Whenever one returns, for any reason, its landed box is marked.
BA-air-ready = Landed, refuelled, armed, ready: one further box is marked in each step 12, in this order, and only a ready aircraft can be given an order. Back in round n, it can be ordered again in round n+3 (BA-R22).
BA-air-flight = In step 5 an aircraft is placed on any half hex at any edge of the map and flies hex by hex in a straight line to its target hex.
BA-air-target = The target hex of a strike, patrol, reconnaissance, landing or supply drop must be in sight of an own ground unit; interception and escort need none (BA-R84).
BA-air-flak = A flak unit on defend fires at an aircraft when its flight first enters the printed range, in any direction and without sight; a flight along the very edge of the range counts as inside. Flak that is the target or stands in the target hex fires again on arrival; each shot costs one point (BA-R39, BA-R75).
BA-air-patrol-hit = A patrol attacks an enemy aircraft at the point where its flight first enters the patrolled zone; a flight along the very edge of the zone counts as inside.
BA-air-loss = An aircraft that takes losses tests valour: passed, the mission goes on; failed, it returns home at once and is not marked as suppressed (BA-R76).
BA-air-stay = After its mission an aircraft stays in the target hex until step 5 of the next round and then goes home without a flight path; only an interception can attack it before it leaves. The same holds after an order cancelled by air combat or a duration that has run out (BA-R74, BA-R92).
BA-air-trigger = Air combat arises from an interception, from an enemy that enters or acts in a patrolled zone, and from two enemy patrols whose zones overlap.
BA-air-when = Air combat is fought in step 5 after flak has fired and its losses are taken, and before aircraft go home. Flights advance together; patrol fights are settled in the hex where they arise, interceptions when all have arrived (BA-R72).
BA-air-cancel = An aircraft attacked in the air loses its order for the round.
BA-air-pairs = Aircraft in air combat are paired; the one with the highest valour chooses its opponent first, ties by dice. Every enemy fighter must be engaged before a bomber, reconnaissance or transport aircraft can be; surplus fighters then take those or double up in duels.
BA-air-round = In each round of air combat every aircraft makes a fire test against its opponent by the melee procedure, and effects count after all have fired. Each spends one point per air combat, and without a point it does not fire (BA-R73).
BA-air-valour = Aircraft with losses test after the round of air combat, never with an HQ bonus; one that fails breaks off and goes home at once.
BA-air-boxes = Surviving a round of air combat marks a time box. Rounds of air combat, patrol, escort and reconnaissance count together against the card's boxes, and an aircraft with all boxes marked goes home at once.
BA-air-again = While both sides have aircraft left in the air combat another round follows at once with new pairing; it ends when at least one side is destroyed or gone.
BA-air-strike = An air strike names a hex that a friendly unit observes and hits at the start of step 6 with one fire test against every unit in the hex, friend or foe, in melee or not, for one point. Every bombed unit makes one valour test in step 7, loss or not (BA-R5, BA-R70, BA-R71).
BA-air-reaction = Bombed units on defend may fire back at the aircraft at the same time by the melee procedure, with their dice against aircraft; losses count after all have fired (BA-R95).
BA-air-intercept = An interception names an enemy aircraft and attacks it on the map before it goes home; it lasts until the air combat is won or lost or the time boxes are full.
BA-air-patrol = A patrol names a centre hex, a radius and a duration up to the printed maximum, and engages at once an enemy aircraft that moves into its zone or carries out an order there. One box is marked each round, and when the duration is used up the aircraft goes home (BA-R21, BA-R92).
BA-air-escort = An escort names a friendly aircraft, flies exactly as that one does for no longer than the charge, and goes home when the charge has done its mission or its own time boxes are full. Flak that fires at the charge fires at the escort too and spends only one point for both.
BA-air-escort-fight = Escorts take on fighters that attack their charge; when all attackers are engaged by escorts, the charge goes on with its mission unharmed.
BA-air-recon-data = Reconnaissance names a centre hex, a radius no larger than the printed zone and a duration no longer than the printed boxes; when the duration is used up the aircraft goes home (BA-R92).
BA-air-recon-find = In step 5 of each round of the mission one die at or under the card's figure for the chosen radius reveals all enemy ambushes within that radius; smaller radii have better figures.
BA-air-recon-spot = Enemies anywhere in the whole printed zone, also outside the chosen radius, may be fired at by own artillery without sight, with the aircraft as observer of indirect fire (BA-R88).
BA-air-landing = A landing is ordered to a ready transport aircraft and to a paratroop unit no larger than it, which takes the same losses; the flight takes place in step 5, and in step 6 the paratroops are placed in the target hex (BA-R78).
BA-air-supply = A supply drop names a hex and a load up to the cargo limit; the flight takes place in step 5, and each loss on the way costs part of the load. In step 9 the load is placed as a crate in the target hex, and units of either side there with the resupply order take points from it (BA-R77, BA-R91).

## Abilities

BA-tank-wire = A tank that crosses a hexside with wire destroys the wire, and its movement is not limited by it.
BA-tank-panic = Infantry with the tank-panic trait that is assaulted by any tank tests valour before the melee; if it fails it is suppressed (BA-R4).
BA-indirect = A unit with indirect fire may fire at an enemy it cannot see, inside its cone and range, with firepower lowered by the card's figure, for one point. It needs a friendly unit that sees the target and, when the order is given, an own HQ on the map that is not suppressed.
BA-hex-fire = Fire at a hex names a hex instead of a unit; in step 3 a separate fire test is made against every enemy unit there, hidden ones included, for the cost of open fire (BA-R79).
BA-hex-fire-ring = A unit with two firepower rows uses the first against enemies in the target hex and the second against enemies in the six adjacent hexes (BA-R79).
BA-hq-hide = An HQ starts hidden though its model stands on the map: it cannot be named as a target until found, by the rules for ambushed units, and its own orders do not end the hiding. Found, it is hidden again in a later round by moving to another hex (BA-R89).
BA-hq-hit = When the hex of a hidden HQ is attacked as a whole, the HQ is affected like any unit in it.
BA-hq-range = An HQ has the printed command range, counted in hexes around it; its benefits reach only units inside it.
BA-hq-adjust = Once per round one artillery unit in command range that scored no hit at all may roll its fire test again, if the HQ sees the target, is not suppressed and has defend or ambush as its order (BA-R33).
BA-hq-adjust-limits = The re-roll holds for one target unit per round, never for suppressive fire and never for flak against aircraft; flak firing at ground units may use it.
BA-hq-spirit = Friendly units in command range with sight to the HQ have valour +2; two HQs do not add up, the HQ itself and aircraft do not profit, and a carried HQ gives nothing (BA-R34, BA-R80).
BA-hq-air = Aircraft can be given orders only while the side has an HQ on the map that is not suppressed, checked when the order is given; a side whose HQ is destroyed flies no more missions (BA-R84).

## Works

BA-bridge = A bridge carries units across the river hex and counts as road, also for the march bonus. It is destroyed by charges or by one hit of a unit that can attack buildings (BA-R60, BA-R90).
BA-bridge-destroyed = A destroyed bridge cannot be used: the hex is river for every order. Engineers repair it by the rules of the pontoon (BA-R36, BA-R60).
BA-pontoon = A finished pontoon can be used by any unit and counts as plain for movement; it is destroyed as a bridge is (BA-R60).
BA-wire = Wire costs 6 strength points, lies on a hexside and keeps lorries and infantry from crossing that side.
BA-teeth = Dragon's teeth cost 7 strength points, lie on a hexside and let only infantry cross that side.
BA-trench-place = A trench costs 5 strength points or is dug, lies along a hexside and is never removed.
BA-trench-occupy = A unit in the hex with a defend order facing the trench's side occupies it, is marked dug in and has defence +1; artillery only when deployed (BA-R94).
BA-trench-leave = Any order but defend makes the unit leave the trench and lose its benefits; artillery must limber before it can leave.
BA-trench-sum = Trench and defend together give +2, and terrain bonuses of the hex are added.
BA-dugout-place = A dugout costs 20 strength points, exists only where the scenario allows it, is never built in play, and stands in any hex without a river, one per hex.
BA-dugout-who = Up to two infantry units on defend can use a dugout and leave the map meanwhile; of units that deploy and limber only machine guns may. They have a field of fire, the same cone as other units (BA-R42, BA-R43).
BA-dugout-sum = A dugout gives +2, with defend +3 in all, and terrain bonuses of the hex are added.
BA-dugout-fire = An attack on a dugout makes separate fire tests against the building and each unit inside. Only units that can attack buildings hurt the building, which has no defence: the first hit only marks it, the second destroys it and leaves the units in the hex without it (BA-R31, BA-R61, BA-R90).
BA-dugout-blown = A dugout blown up by engineers takes all units inside with it.
BA-dugout-leave = Any order but defend makes a unit leave the dugout and lose its benefits.

## Terrain

BA-terrain-plain = Plain does not block sight. No unit can be ordered into ambush there, and infantry there cannot be ordered to assault armoured vehicles or tanks.
BA-terrain-brush = Brush blocks sight. Only infantry and artillery can be ordered into ambush there, and infantry there cannot be ordered to assault armoured vehicles or tanks.
BA-terrain-lightwood = Light wood blocks sight, and every unit can be ordered into ambush there.
BA-lightwood-move = Lorries and armoured vehicles enter light wood only along a road. Tanks lose one hex of movement for each light wood hex they enter off the road, but can always move at least one hex (BA-R29, BA-R83).
BA-terrain-wood = Wood blocks sight and gives every unit defence +2; only infantry can be ordered into ambush there.
BA-wood-move = Only infantry enters wood, other units only along a road; infantry that starts in or enters wood off the road moves at most one hex in that round (BA-R30).
BA-wood-fight = Normal attacks are possible neither into nor out of wood, only melee, air strikes and fire at a hex; units in wood on defend may fire at aircraft (BA-R63).
BA-terrain-marsh = Marsh does not block sight, and only special units such as reconnaissance enter it.
BA-terrain-river = River does not block sight, and only special units such as reconnaissance or boats enter it; others need a bridge, pontoon or ford.
BA-terrain-road = Roads run through any terrain. A unit that moves from road hex to road hex along the printed course ignores the terrain's entry bans and costs; off that course the other terrain counts, and a unit standing in a road hex keeps that terrain's bonuses.
BA-terrain-field = A ploughed field does not block sight. No unit can be ordered into ambush there, and infantry there cannot be ordered to assault armoured vehicles or tanks.
BA-field-move = A move through ploughed fields is shortened once: infantry 1, lorries 2, armoured vehicles 1, light tanks 1, medium tanks 2, heavy tanks 2 hexes, but at least one hex is always possible (BA-R29, BA-R83).
BA-terrain-village = A village blocks sight, gives infantry defence +2 and other units +1, and is moved through as along a road.
BA-terrain-town = A town blocks sight, gives infantry defence +3 and other units +2, and is moved through as along a road.
BA-builtup-melee = Infantry in a village or town has accuracy +1 in melee against lorries (type vehicle), armoured vehicles and tanks.
BA-terrain-ford = Any ground unit may use a ford, which neither blocks sight nor gives a bonus. It is entered only by a unit that starts the round adjacent to it, takes that whole round, and leaving takes another whole round to an adjacent hex (BA-R37, BA-R65).
BA-terrain-ambush = In villages and towns every unit can be ordered into ambush; in marsh, river and ford only special units that may be there (BA-R64).
BA-hill = Hill levels are counted by stacked tiles; the slope of a hexside is the difference in level of its two hexes.
BA-hill-gentle = Going up a gentle slope (difference 1) limits the unit's move to one hex in that round; going down does not.
BA-hill-abrupt = Only infantry crosses an abrupt slope (difference 2), up or down, and its move is then limited to one hex.
BA-hill-steep = A slope of 3 or more is crossed, up or down, only by special units such as mountain troops (BA-R20).
BA-hill-los = A hill hex higher than the firer's or the target's hex blocks every line of sight through it (BA-R66).
BA-hill-los-down = For a firer on a hill other blocking hexes between hide only the one hex directly behind them; farther hexes are seen. Firing up at a hill gives no such advantage (BA-R19, BA-R66).
BA-hill-combat = A unit on a hill has defence +1 while assaulted or in melee, and a unit assaulting or fighting an enemy on a hill has accuracy -1; fire from outside is not changed by either.
BA-hill-range = Fire from a hill at a hex that is no hill reaches one hex farther: at distance 2 and more the accuracy printed for one hex less is used. Distance 1 and boxes with X keep their own figure (BA-R17).
BA-errata = Corrected costs: Soviet machine gun 12, German machine gun 13, Soviet mortar 15, German mortar 16, 53-K anti-tank gun 20, T-26 23, Pz II 21 (BA-R2).

## Rulings

BA-R1 = The ZIS-5 column has size 5; the example with four lorries shows a column after one loss.
BA-R2 = The German mortar's corrected cost is lost from the errata: 16.
BA-R3 = The firepower table has rows for target types and columns for losses, as the card chapter says; the "fourth column" of figure 3 is read as the row of light tanks.
BA-R4 = Tank panic is a trait of the infantry card and is set off by an assault of any light, medium or heavy tank.
BA-R5 = Aircraft fly in step 5; bombs fall at the start of step 6, before assault moves and melee.
BA-R6 = Step 8 sets the ambush status (armoured units: step 9 of the second round). Ambush fire comes when enemies move, in step 6 or 10, since nothing moves in step 8.
BA-R7 = Defend fire is also allowed against assault routes in step 6, still one shot per round.
BA-R8 = Defend costs its point when it is carried out, in step 1, fired or not (corrected: not when it is given). Ambush costs its point only when it fires.
BA-R9 = Wire is removed in step 9 with the other special orders; the printed step 8 makes no difference in play.
BA-R10 = The test for suppressive fire comes at the end of step 2 and covers the losses of that step; losses of step 3 are tested in step 4. One test per cause, and none in that round for a unit already suppressed.
BA-R11 = Suppression is marked at once; no order in the following round; the first recovery test is in step 12 of that following round.
BA-R12 = Group fire carries on half of the missed dice, rounded up, as in the example, and not half of all dice; it needs three or more units of one type in the hex.
BA-R13 = All hits on a unit in one step are added before its defence is lowered, and what the defence has absorbed stays absorbed until the next round.
BA-R14 = The printed melee dice are used in every melee, also against types that can be attacked only there (corrected: the figures marked m on our cards only mark the type as melee-only). Artillery rolls one die per open size box.
BA-R15 = Infantry strikes tanks in melee only in light wood, village and town; wood is not on the list and is barred (corrected).
BA-R16 = The ban for infantry in plain, brush and field is on the assault order. Infantry assaulted there strikes back at armoured vehicles, at tanks only where R15 allows it (corrected to agree with R15).
BA-R17 = The shift of accuracies holds from a hill hex to a hex without hill. The first box is reserved for melee and cannot move, so distance 1 keeps its own figure; boxes with X stay where they are.
BA-R18 = A line along a hexside is blocked only if both hexes block. The end hexes never block; wood can be observed for bombardment, but no normal attack goes in or out.
BA-R19 = From a hill an obstacle hides the hex behind it. Its own hex can be fired into unless it is wood, which bars normal attacks anyway (figure 16).
BA-R20 = The steep-slope paragraph repeats the word for abrupt: read 3 levels or more, special units only.
BA-R21 = Patrol and air surveillance are two names of one order.
BA-R22 = Follow the preparation boxes: landed in round n, refuelled at its end, armed at the end of n+1, ready at the end of n+2, which is the printed two complete rounds on the airfield.
BA-R23 = Smoke affects both sides and lasts to step 12 of the next round; the adjacent hex is chosen when the order is carried out.
BA-R24 = Exchanging hexes is an encounter; both stay. When three or more meet, all stop.
BA-R25 = A withdrawing unit is struck in step 6 and moves in step 10.
BA-R26 = Transport capacity compares current sizes. Losses pass on one for one, and units aboard do not shoot.
BA-R27 = Supply lost per lorry: current points divided by the size before the loss, rounded down, mines as two points and last. The capacity falls by the printed points per lorry.
BA-R28 = A march over road and open plain mixed gets no bonus; road, bridge, village and town hexes count as road.
BA-R29 = The field penalty counts once per move; the light-wood penalty of tanks counts per hex entered.
BA-R30 = A round in which infantry starts in or enters wood off the road allows one hex. A road hex counts as road only for a unit that follows the road.
BA-R31 = Dugout: separate test for the building (two hits, no defence) and for the units; who can attack buildings is an ability on the card.
BA-R32 = Only an assault over flank or rear takes the trench bonus away; fire from any side and assault over the front leave it (corrected: the older wording contradicted itself).
BA-R33 = The HQ re-roll needs a complete miss, defend or ambush on the HQ and sight from the HQ to the target.
BA-R34 = The valour bonus of several HQs does not add up and does not reach aircraft.
BA-R35 = Merging asks for the same unit type, not the same card; the cap is the starting size of the unit that stays (corrected). It keeps the higher of the two ammunition stocks.
BA-R36 = Pontoon in our data: two engineer units, three rounds, either bank; a destroyed bridge is repaired likewise.
BA-R37 = Ford: one full round in, one full round out.
BA-R38 = Without ammunition no melee dice, but losses are taken.
BA-R39 = Each shot of flak at aircraft costs one point, the second at the target hex too; escort and charge are both fired at for one point. The point of the defend order itself pays for the ground shot.
BA-R40 = Mines attack once on entry and once before leaving; engineers are safe while clearing.
BA-R41 = 1.5 times an odd firepower is rounded up, as in group fire.
BA-R42 = The figures of the cones are lost: a cone holds the hexes whose centres lie within 30 degrees, inclusive, of the faced side, for units, defend, ambush and dugouts alike.
BA-R43 = A unit that has a field of fire only from defend, ambush or a dugout has flanks and rear while that lasts.
BA-R44 = All cards are shown after planning, yet ambushers are secret: orders and hexes of hidden units, of units going into ambush, and kinds of mines stay secret until revealed.
BA-R45 = Revealing by an adjacent enemy is automatic, checked after each one-hex move and at the end of each step.
BA-R46 = The scouting order is named but never described: step 9, a chosen radius, one die at or under the card's figure reveals all hidden enemies within it.
BA-R47 = When a bonus is lost in mid-round the hits already taken still count: base plus remaining bonuses minus hits, at least 0.
BA-R48 = Orders that cost ammunition, defend and assault included, cannot be given without it; an order voided before it was carried out costs nothing.
BA-R49 = Suppression wipes time boxes; smoke only halts them.
BA-R50 = Smoke lies from the end of step 3, so fire of that step is not blocked. A route into smoke is not begun at all; units in smoke still fight back in melee.
BA-R51 = Assault on a target that has left or died: follow the route, enter the last hex if the target or no enemy is there, otherwise stop before it.
BA-R52 = Assault routes obey terrain costs, mines and encounters, hex by hex together; assaults not aimed at each other meet as in BA-encounter.
BA-R53 = The shift to the adjacent hex in deploying or limbering happens in step 9 of the first round; at set-up the owner chooses deployed or limbered.
BA-R54 = The movement order for withdrawal is a careful move or a march of one hex into an enterable hex without enemy and smoke.
BA-R55 = Melee dice other than artillery's do not shrink with losses: they are printed once, without columns.
BA-R56 = Group fire applies to suppressive, open, defend, ambush and moving fire, not to melee, hex fire, mines or aircraft. The firer picks each next target, and every unit fired at is a target of that fire, for the suppressive test too.
BA-R57 = The engineers that laid a field are safe from it until they have left the hex; after that they are engineers like any other.
BA-R58 = A unit suppressed or destroyed by mines before leaving does not leave; its test is made at once.
BA-R59 = Charges kill other units on the bridge or in the dugout, not the engineers that placed them. A dugout held by the enemy cannot be charged, since units in a hex with an enemy are locked in melee.
BA-R60 = One hit by a unit that can attack buildings destroys a bridge or pontoon; a destroyed bridge is river for every order.
BA-R61 = When a dugout is shot to pieces its units stay in the hex without it.
BA-R62 = A cleared path counts as plain for entry and cost, without road bonus; sight and defence of the hex stay. It may also be cut through light wood.
BA-R63 = Bombardment into wood means air strikes and fire at a hex, not indirect fire at a unit.
BA-R64 = Ambush where nothing is printed: every unit in village and town; in marsh, river and ford none but special units.
BA-R65 = Ford: all ground units, no block, no bonus. Artillery that marches by itself gets no road bonus, not being in the list.
BA-R66 = A hill blocks if it is higher than the firer's or the target's hex, even if the firer stands higher still. Any other blocking hex, hills included, hides from a firer on a hill only the next hex; fire up at a hill has no such favour.
BA-R67 = Fire on the move: sight and range are checked again in the firing hex; failing that no shot and no point. Shots at the mover in the same one-hex move are simultaneous.
BA-R68 = Mounting at the start of step 10 in the same hex, after which the carrier may move; dismounting in step 10, the carrier stays.
BA-R69 = Units aboard share the result of the carrier's failed test, as in towing.
BA-R70 = The bombing test is made once per bombed unit in step 7.
BA-R71 = A strike meets all units in the hex of both sides, also in melee, and costs one point.
BA-R72 = Aircraft fly hex by hex together; flak and patrol fights are settled where they arise, interceptions when all have arrived; then last round's aircraft go home.
BA-R73 = One point per aircraft and air combat, not per round; without a point no fire.
BA-R74 = An aircraft whose order was cancelled by air combat stays until step 5 of the next round.
BA-R75 = Flak on defend fires at passing aircraft with its printed range, all round, without sight, once at each aircraft on approach plus the target-hex shot; its one ground shot of the round remains. Only units with the flak ability fire at passing aircraft.
BA-R76 = An aircraft that fails a test goes home and is not marked suppressed.
BA-R77 = A unit of either side in the crate's hex takes from it with the resupply order.
BA-R78 = The special rules of paratroops stand in a box that we do not have: ours are a section of infantry on a card of our own, which jumps and then fights like any other.
BA-R79 = Fire at a hex: step 3, cost as open fire, in sight or under the conditions of indirect fire; the ring of adjacent hexes hurts enemies only, as the target hex does. Indirect fire and fire at a hex are orders in the text and belong on the cards that have the ability.
BA-R80 = The HQ's valour bonus does not count for the HQ itself; a suppressed or hidden HQ still gives it, a carried one does not.
BA-R81 = No stacking limit outside group cards; the contents of groups are open to both sides.
BA-R82 = Hitching for towing takes the round of both units; movement from the next round.
BA-R83 = Field and light-wood costs apply to assault, careful and firing moves too.
BA-R84 = A seen target hex is needed for strike, patrol, reconnaissance, landing and supply, not for interception and escort. The HQ is needed when the order is given, not later.
BA-R85 = Defend and ambush fire is triggered when an enemy enters a hex in the cone and range and in sight. It is resolved there before the next one-hex move and before the reveal check of R45; the owner may let one mover pass and wait for another.
BA-R86 = Defence bonuses of defend, ambush and careful move, and the 0 of digging, hold from the reveal to the end of the round; terrain bonuses follow the hex the unit is in.
BA-R87 = Smoke is fired within range and cone. It counts as blocking terrain between firer and target, also for a firer on a hill; a unit in it can be fired at like one in any blocking hex.
BA-R88 = A reconnaissance aircraft replaces the observer of indirect fire; range, cone, HQ and the lowered dice stay as in indirect fire.
BA-R89 = A hidden HQ stays hidden under any order, moving included, until it is found or fires.
BA-R90 = The cards have no firepower row for buildings: use the row of armoured vehicles. Buildings are fired at by naming their hex or a unit in the dugout; any such fire is an attack on the dugout and on each unit in it.
BA-R91 = Our transport aircraft card gives no figure: each loss costs the current load divided by the size before the loss, rounded down.
BA-R92 = A patrol or reconnaissance whose duration is used up in step 12 acts no more and goes home in step 5 of the next round.
BA-R93 = A hidden unit that is suppressed keeps the ambush status, without bonus and without fire, although the order cannot be repeated.
BA-R94 = A unit occupies a trench only while its defend order faces the trench's side, and cannot change its arc there.
BA-R95 = Reaction fire follows the melee procedure (one point, accuracy of the first box, simultaneous) with the dice of the row for aircraft, not the melee dice.
BA-R96 = Defend and ambush record the facing of a unit that has a field of fire of its own and do not turn it. It turns by the change-of-arc order, by deploying (owner's choice) and by moving (it then faces the way of its last hex).
BA-R97 = Reinforcements wait off the map and enter in step 10 by a march or careful move whose first hex is their entry hex; it counts as one hex. If an enemy stands there they wait on.
BA-R98 = Where a scenario lets units leave the map, a unit that ends its movement of step 10 in the exit hex leaves with all that it carries or tows.
BA-R99 = Two units that assault each other with one hex between them roll for it: the lower one stays in its hex, the higher one goes on through and into it.
BA-R100 = Flak that fires at an aircraft over its own hex uses the box of distance 1, since the first box is for melee.
BA-R101 = Paratroops do not jump into a hex where an enemy is; they fly home with their aircraft. An enemy hidden there is revealed, as by a route that leads to him.
BA-R102 = The card of a unit in ambush is as secret as its hex. What fire at its hex does to it is told to its own side only, and it stays hidden; that it is destroyed is told to all, without the hex.
BA-R103 = Units that deploy and limber mount a carrier only limbered.
BA-R104 = A minefield laid in play lies where all have seen the engineers work: its place is open, its kind secret. Of minefields laid before the battle the place is secret too.
BA-R105 = Fire at what the enemy has in ambush cannot be adjusted: the HQ does not see the target.
BA-R106 = From the second round of a melee on every unit in the hex strikes, one enemy of its owner's choice unless it has an assault order.
BA-R107 = A unit that was revealed in a round is not hidden again in that round, though its ambush order stands.
BA-R108 = Two patrols whose zones overlap attack each other: neither loses its order by that.
BA-R109 = What is aboard or in tow of a unit in ambush is as secret as that unit: hex, card, orders and losses are known to its own side only. Set down while the carrier is hidden and without an order of its own, it is hidden too.
BA-R110 = Losses aboard a carrier in ambush are not divided by its owner, since the question would give the carrier away: the largest unit aboard takes each of them.
BA-R111 = Charges on a bridge destroy what stands there together with all that it carries or tows.
BA-R112 = Units that merge keep what they carry and tow, if the one that stays can carry and tow it, and the sum of their supply; of smoke shells, charges and the mines of engineers the larger stock.
BA-R113 = In the round of the assault only the unit that stood on the hill has its advantage. From the next round on both are in melee on a hill hex: both have defence +1 and both accuracy -1.
BA-R114 = A carrier back from loading does not come out where an enemy lies hidden: he is revealed, and its owner names another hex.
BA-R115 = With three players the side that has more units at the start is divided between two commanders, with four both sides. The first commander buys, places works and mines and says which units the second leads; from then on each sets up his own units, writes their orders in secret and answers for them. Group cards hold units of one commander; what one of the side knows both know, and they win, lose and surrender together.
BA-R116 = Who is assaulted is in melee from that moment and has struck back. Of what was ordered for later steps only a movement is carried out, as a withdrawal: one hex, where neither enemy nor smoke is. Special orders, mounting and dismounting are not, and work with time boxes is given up when the melee is locked.
BA-R117 = Fire at a hex does not strike units in melee, neither in the hex nor in the ring; only bombs do.
BA-R118 = Points of a round for a town go to who holds it with a unit that can be seen: told for one in ambush they would betray it. When the battle is over, whoever lies hidden in a goal hex counts.
BA-R119 = Who jumps into a mined hex, or comes back into one from loading, has entered it: the mines strike as on a march.

## Worked examples that must run as tests

BA-ex-1 = Figure 2: a unit of size 2 with one loss is destroyed by the next loss.
BA-ex-2 = Sample card: infantry and soft vehicles by fire, armoured vehicles only in melee, tanks and aircraft never; at every distance only a 1 hits.
BA-ex-3 = Mutual open fire: two enemies fire at each other in step 3; both roll the dice they had before the step, whatever they lose.
BA-ex-4 = Figure 3: T-26 at full strength against a Pz II at distance 2: 7 dice, 1 1 2 4 4 5 5, accuracy 2, 3 hits; defence 2 falls to 0, one loss.
BA-ex-5 = Figure 4: sight of a machine gun; a line along the edge of two blocking hexes is blocked, with one of them open it is free.
BA-ex-6 = Figure 5: cone of a machine gun facing one side: 1, 3, 3, 5, 5 hexes at distances 1 to 5 and nothing outside (BA-R42).
BA-ex-7 = Group fire: Soviet machine gun, 10 dice, four German infantry units: 6 hits leave 4 dice, 2 dice on the second unit, no hit, 1 die on the third, none on the fourth.
BA-ex-8 = Valour: Sd.Kfz. 251/1 after one loss has valour 7; a roll of 7 passes, a roll of 8 fails.
BA-ex-9 = Figure 6: Soviet infantry on defend; the German lorry that moves into the cone in step 10 is fired at.
BA-ex-10 = Figure 7: German mortar, 8 dice against infantry, suppressive 8 x 1.5 = 12 dice; the target tests even without losses and loses its order when it fails.
BA-ex-11 = Figure 8: Soviet infantry rolls 10 dice against German pioneers; with the same order the pioneers fire at the same time.
BA-ex-12 = Figure 9: units of sizes 3 and 2 merge into one of size 5, valour back to 8.
BA-ex-13 = Towing: ZIS-5 column of 5 with a 45 mm platoon (size 2, defence 1): one loss leaves 4 lorries and 1 gun; only the column tests; failed, both are suppressed, the gun stands on the map and tests by itself from then on.
BA-ex-14 = Supply: Opel Blitz of size 6 with 30 points and 3 mines: 30 + 2 + 2 + 2 = 36, 36 : 6 = 6 struck per loss.
BA-ex-15 = Figure 10: T-34 marching wholly by road goes its printed distance plus 2 hexes.
BA-ex-16 = Figure 11: ZIS-5 column of 4 carries mortars (2) and machine guns (2); two losses: both to the mortars, both to the machine guns, or one each (BA-R1).
BA-ex-17 = Airfield: back in round n, boxes II, III and IV at the ends of rounds n, n+1 and n+2, next order in round n+3.
BA-ex-18 = Figure 12: flak on defend fires at the aircraft on the path through its range and on the path along the edge of its range, not on the path outside.
BA-ex-19 = Figure 13: rocket launcher against infantry: 16 dice in the target hex, 4 in each adjacent hex.
BA-ex-20 = Figure 14: HQ with command range 2: the 18 hexes within two hexes around it and its own profit.
BA-ex-21 = Mines: anti-personnel mines have no effect on tanks.
BA-ex-22 = Trench: defend +1 and trench +1 make +2. Dugout: defend +1 and dugout +2 make +3. A village adds its +2 for infantry to either.
BA-ex-23 = Figure 15: a lorry passes the wood hex along the road and gets the march bonus; a unit standing there has defence +2.
BA-ex-24 = Figure 16: infantry on the hill cannot fire into the wood or the hex right behind it; it sees the road two hexes behind the wood.
BA-ex-25 = Hill diagram: from a hill at a hex without hill the maximum range grows by 1 and the accuracies move one box to the right, e.g. distances 1 to 3 with 3, 2, 1 become distances 1 to 4 with 3, 3, 2, 1 (BA-R17).
BA-ex-26 = Errata: 12, 13, 15, 16 (BA-R2), 20, 23, 21 as costs of Soviet machine gun, German machine gun, Soviet mortar, German mortar, 53-K, T-26, Pz II.
