# What each clause says, in our words. An id is the clause's id with _ for a point.


## Models, units and tests

OW-models-group = Wherever a rule says infantry it means men, guns and motorcycles at rest; wherever it says vehicle it means tanks, armoured cars, half-tracks, lorries, cars and motorcycles in motion.
OW-models-class = Every model has exactly one class: infantry (all men, including gun, mortar and dismounted vehicle crews), artillery (guns, howitzers, rocket launchers; detected by the infantry values), motorcycle (two or three wheels, sidecars and the Kettenkrad included), car (four wheels, at most four men), lorry (4, 6 or 8 wheels or tracks, carries infantry), half-track (armoured, two front wheels and tracks), armoured car (4, 6 or 8 wheels), or light, medium or heavy tank (tracked). Assault and self-propelled guns belong to one of these classes and show their peculiarities only as traits.
OW-models-unit = A unit is one model or a group of models that takes one order; the order binds every model of it.
OW-training = Every test of any name (morale, driving, ramming, close assault, nerves) is one d10 against the unit's training and succeeds on that figure or more, so a lower training value is better.
OW-traits = A listed characteristic changes movement, fire, detection or another rule only for the unit or model that has it; the same situation without the trait gives the ordinary result.
OW-armour-damage = Armour traits alter the damage roll only and never the number needed to hit. (OW-R2)

## Turn and cards

OW-turn = A game lasts six turns unless the scenario says otherwise, and each turn runs through five steps in this order: refill cards, panic recovery, initiative, orders, end of turn.
OW-turn-must = Every unit that is not broken, save one that rallied in this turn, must be given exactly one order each turn; the order step is over only when all of them have carried one out.
OW-turn-alone = When one side has no unit left to order, the other side goes on giving its remaining orders alone and nobody reacts to them. (OW-R13)
OW-turn-end = At the end of the turn the cards played in it are shuffled back into the deck, while cards still in hand are carried into the next turn.
OW-cards-draw = At the start of the first turn a player draws 5 order cards plus 1 for each unit of the army; a German player draws 7 plus 1 for each unit.
OW-cards-us = An American player may, after drawing in each turn, discard one card and draw one in its place.
OW-cards-uk = A British player may, once in the whole game and after drawing, discard up to three cards and draw as many in their place.
OW-cards-refill = At the start of every later turn a player draws up to 5 (Germans 7) plus 1 for each unit that is not broken.
OW-cards-over = A hand that is larger than the limit because of losses is kept whole and nothing is drawn. (OW-R12)
OW-cards-empty = When the deck runs out during a draw, the discarded cards are shuffled and the draw goes on from them. (OW-R45)

## Initiative and the order chain

OW-initiative = Both players put one card from hand face down and reveal together; the lower priority number wins the initiative, whatever orders the cards show.
OW-initiative-tie = Equal numbers are played again with new cards from hand; after five equal results both turn the top card of their decks instead until the numbers differ.
OW-initiative-discard = All cards played for initiative go to the discards and cannot be used as orders.
OW-chain-open = The player whose turn it is to open names one of his units without an order this turn, shows an order card and announces the intent.
OW-chain-react = The opponent may answer with an order for a unit of his that has none yet, on a card of a strictly lower number; the first player may then answer with another unit on a still lower number, and so on in alternation.
OW-chain-own = Nobody may answer his own card: two cards of one player never follow each other in a chain. (OW-R10)
OW-chain-stop = A chain ends at once when a card of priority 1 has been played or when the player who could answer passes.
OW-chain-order = The orders of a chain are carried out from the lowest number to the highest, each as it was announced.
OW-chain-next = After a chain the player who did not open it opens the next one, whether or not he reacted in the last.
OW-chain-broken = The order of a unit that breaks or is destroyed before its number comes up is lost.
OW-chain-fixed = Once a card is shown and the intent announced, neither the order nor the intent can be changed for any reason.

## Announcing the intent

OW-intent-move = A Move order is announced with direction, speed (slow or fast), goal and the models that will be exposed.
OW-intent-assault = An Assault is announced with direction, speed, goal, exposed models, the fire target, whether the fire comes before or after the move and, if intended, the unit to be met in melee or the vehicle to be rammed.
OW-intent-fire = A Fire order is announced with its target and the exposed models.
OW-intent-ambush = An Ambush is announced with the exposed models and, if it is to fire, the target; an interrupting one also names the point of the enemy's move at which it fires; a unit that will only hold still is merely pointed at.
OW-intent-cover = Covering fire is announced with its target and the exposed models.
OW-intent-extra = The kind of ammunition, boarding or leaving a vehicle, the use of smoke and any communication also belong to the announced intent and cannot be added later.

## Orders and their execution

OW-order-move = A unit on Move goes slowly or fast to its goal, no further than its slow or fast distance, and does not fire.
OW-move-state = Infantry that moved slowly on Move counts as stationary for detection; a vehicle on Move always counts as moved, even if it did not leave its place.
OW-order-assault = A unit on Assault may fire at its announced target either before or after its move, if it then sees and detects it, with -1 to hit.
OW-assault-speed = An Assault move may be slow or fast but never exceeds the assault distance.
OW-assault-follow = When the target of an Assault has moved away first by a lower number, the assaulting unit may drop its announced goal and follow the target up to its full assault distance.
OW-assault-state = For detection an Assault counts as moved and fired; a unit that fires after moving counts only as moved until it fires.
OW-order-fire = A unit on Fire stays in place and fires at one target that it sees and detects.
OW-fire-delay = Fire and Ambush played as reaction or counter-reaction may be delayed to an announced point of the enemy's move; the target may be unseen or undetected when the order is given as long as it is both seen and detected when the shots are fired.
OW-delay-barred = Assault and Covering fire can never be delayed, even when played as reactions.
OW-fire-wasted = A unit on Fire, Assault or Covering fire counts as having fired for detection even when no valid target was left.
OW-order-ambush = A unit on Ambush may fire like one on Fire and gets +1 to hit when the target is within the weapon's close range.
OW-ambush-hold = A unit on Ambush counts as fired only if it really fired; holding its fire it counts as stationary, vehicles included.
OW-order-cover = Covering fire may be aimed at any unit in sight, detected or not, and always has -1 to hit and -3 on the damage table. (OW-R1)
OW-covering-template = Area weapons may give covering fire; the template is aimed at a visible model and the -1 and -3 apply. (OW-R38)
OW-interrupt = Any order with a lower number may pre-empt an enemy action, but only Fire and Ambush may interrupt it in the middle of a move.
OW-interrupt-insert = A delayed shot is worked out inside the named target's own move at the announced point, after which that move continues with the models that were not hit. (OW-R14)
OW-shaken-order = When a unit with shaken models carries out an order, those models do nothing but stand up while the others act normally.
OW-shaken-all = A unit whose models are all shaken uses its order only to stand up and counts as stationary. (OW-R21)
OW-markers-colour = After each carried-out order the unit gets a marker of its state (stationary, moved, fired), white in even turns and black in odd ones; a unit that bears the colour of the turn can take no further order.

## Infantry movement

OW-move-infantry = Units move only on Move or Assault orders; a man covers at most 20 cm fast, 15 cm on Assault and the slow distance of the movement table (10 in the data).
OW-cohesion = Every model must stay within 10 cm of another model of its unit; a long chain of such distances is allowed.
OW-cohesion-close = A unit whose cohesion was torn by losses must close up again with its next Move or Assault order.
OW-move-goal = Models move one by one so that cohesion holds at the end, and at least one model stands at the announced goal.
OW-move-levels = Going from one level of a building to another costs the vertical distance.
OW-terrain-minus = A model that moves even partly on terrain marked -5 or -10 gives up that many centimetres of its move.
OW-terrain-cross = Crossing a low wall or hedge costs 5 cm and a high one 10 cm, after which the model is placed on the far side.
OW-terrain-plus = Terrain marked +5 lengthens the move by 5 cm only if the whole move runs on it.
OW-terrain-slow = On terrain marked slow a model may move only at slow speed.
OW-terrain-barred = A model may not move through terrain that is impassable for its class.
OW-bicycle-speed = A cyclist moves 15 cm slow, 25 cm fast and 20 cm on Assault.
OW-bicycle-mount = Mounting or dismounting a bicycle costs 5 cm and is possible only in a turn of slow movement.
OW-bicycle-state = A cyclist who rides slowly counts as moved, not as stationary.
OW-bicycle-crew = Cyclists may fire a weapon that needs an assistant only if they have not moved and gunner and assistant stand side by side.
OW-bicycle-left = A bicycle is left where its rider dismounts and may be taken up again later; without a separate model for it it is lost, and a riderless one under a blast template is destroyed without a roll.
OW-bicycle-terrain = On the terrain table bicycles use the motorcycle column.

## Targets, sight, detection and cover

OW-target-valid = A shot needs a Fire, Ambush, Covering fire or Assault order and a target that is both seen and detected; only indirect fire and covering fire are exempt from part of this.
OW-target-bear = A gun fires only at a target onto which it can bring its barrel within its arc.
OW-target-part = A unit may fire at a valid target even though some of its models cannot.
OW-target-heavy = An infantry unit fires all its weapons at one target; only its heavy weapons (such as rocket launchers) may take a second one, which must be a vehicle.
OW-sight-line = Sight is a straight line from the firing model to the target model and is free when the whole target is visible.
OW-sight-own = Models of the firer's own unit never block its sight.
OW-sight-low = A model at ground level sees at most 10 cm beyond a low wall or hedge, but ignores one that it stands right beside.
OW-sight-high = A wall or hedge taller than 2.5 cm blocks sight for models at ground level.
OW-sight-high-wall = Infantry standing beside a high wall may throw grenades over it at detected enemies within 5 cm of the wall, but may not shoot.
OW-sight-high-hedge = Infantry standing beside a high hedge may both shoot through it and throw grenades over it at detected enemies within 5 cm of the hedge.
OW-sight-wood = Sight reaches at most 5 cm into a wood; models deeper inside are no valid targets.
OW-sight-smallwood = Single trees and strips of wood narrower than 5 cm are small woods; sight passes them but ends 5 cm beyond.
OW-sight-building = Sight reaches at most 5 cm into a building or ruin, measured from the door, window or gap on the line; models deeper inside are no valid targets.
OW-sight-above = Models on an upper level ignore low walls and hedges, not woods, buildings and ruins on the line; for high walls and hedges the true line of sight decides.
OW-openings = Sight through the outline of a building needs a door, window or gap between firer and target; models within 5 cm of that opening may fire through it or be fired at, and grenades may be thrown through it.
OW-detect = A model is detected when its distance is at most the value in the detection table for its kind (infantry, vehicle), its state (stationary, moved, fired) and its cover (open, in cover).
OW-detect-state = The state used is that of the target's last carried-out order, and whether it is in cover is judged from the observing model.
OW-detect-unit = If one model of a unit is within the detection distance, the whole unit is detected.
OW-cover-partial = A target model of which a part is hidden from the firer is in cover.
OW-cover-area = Woods, buildings and ruins are area terrain and give cover to every model within their outline.
OW-cover-line = A wall or hedge gives cover only if it lies across the line of sight to the model behind it.

## Infantry fire

OW-fire-steps = Fire is worked out in five steps in this order: facing, range, rate of fire, rolls to hit, damage.
OW-fire-facing = Men fire all round and may be turned towards the enemy in the facing step; a gun turns 45 degrees in all to aim, 22.5 to either side, and the gunner behind it must see the target.
OW-fire-mortar = For a mortar unit it is enough that one of its men sees the target while the unit is in cohesion.
OW-fire-range = Range is measured from the firing figure, and for a target vehicle to any part of it; beyond extreme range there is no shot, and one target model within the firing model's close range puts the whole target unit at close range.
OW-fire-extreme = A target beyond normal and within extreme range is fired at with -2 to hit.
OW-fire-close5 = A firing model within 5 cm of the target has +3 to hit; each model counts for itself.
OW-fire-rof = Each weapon rolls as many dice as its rate of fire.
OW-fire-hit = The number needed stands in the weapon's column for the target class; a die that reaches it after the modifiers of its own model is a hit.
OW-fire-nh = Where the weapon's column shows NH (also printed NE) the weapon cannot harm that class of target. (OW-R8)
OW-fire-eleven = A needed number of 11 or more does not forbid direct fire: the dice may be rolled as long as a 10 with its modifiers can reach it. (OW-R39)
OW-fire-damage = Each hit rolls one d10 with the damage modifiers on the part of the damage table that belongs to the weapon: small arms (a rifle) or heavy weapons (a 75 mm gun).
OW-fire-assign = The owner of the target assigns the results to his models, the worst result for him first, and only to models the firer sees.
OW-fire-surplus = Results in excess of the number of models in the target unit are lost.
OW-fire-standing = Results go to standing models before shaken ones, even if support weapons are lost that way.
OW-fire-area-first = If the firing unit also uses area weapons, their damage is worked out before that of its small arms.
OW-mixed = Infantry units of one side with models less than 5 cm apart are one target for direct fire; their owner spreads the results over them according to sight and detection.
OW-friendly-test = When friendly models of another unit are less than 5 cm from the line of sight, each hit is checked with an unmodified d10: at or above the firing unit's training the enemy is hit, below it a friendly model is, which its owner takes off as usual. Models of the firing unit itself can never be hit this way.
OW-split = If the target unit is partly in cover or in different kinds of cover, the firer divides his shots among the parts before rolling; modifiers and damage are worked out apart and hits never pass from one part to another.
OW-split-weapon = The shots of one weapon all go to the same part; other weapons of the unit may take another part.
OW-split-trench = If a part of the target is in a ditch, only shots at that part have the -1 to hit.
OW-damage = For infantry, dead removes one model and NH does nothing; for artillery, main weapon destroys the piece.
OW-damage-shaken = Shaken lays one model on its side; when its unit next carries out an order it may only stand up.
OW-damage-cover = Cover is light, medium or heavy; a result that depends on it shakes a model in one of the kinds it names (light, medium or heavy; medium or heavy; heavy only) and kills any other model.
OW-modifiers = All modifiers are summed and added to the roll or taken from it after rolling.
OW-one = A natural 1 to hit always misses, whatever the modifiers.
OW-table-ends = On the tables printed in the rulebook a modified roll below the first row counts as the first row and one above the last row as the last; on the damage tables 0 or less is no effect and more than 10 is row 10. (OW-R28)

## Weapons with assistants, guns and shields

OW-lmg = A light machine gun fires on the move only if another model of its unit is in base contact when it fires; with nobody in contact its rate is halved, rounded up, and it cannot fire on the move.
OW-lmg-tripod = A light machine gun on a tripod has an arc of 180 degrees (90 to either side) and cannot move and fire in one turn.
OW-mmg = A medium or heavy machine gun fires at full rate only with another model of its unit in contact, otherwise at half rate rounded up; its arc is 180 degrees and it cannot move and fire in one turn.
OW-auto-rifle = An automatic rifle is no machine gun and needs no assistant. (OW-R9)
OW-launcher = A rocket launcher fires on the move only with another model in contact when it fires; without one it fires only every second turn and only if it has not moved.
OW-mortar-light = A light mortar fires every turn only with another model in contact with its gunner, otherwise every second turn; it cannot move and fire in one turn nor fire out of an intact building. (OW-R8)
OW-mortar-heavy = A medium or heavy mortar fires every turn with two other models in contact, every second turn with one and every third turn with none; its arc is 180 degrees, it cannot move and fire in one turn, and it cannot fire out of an intact building.
OW-gun-crew = A gun, howitzer or rocket launcher fires every turn with two other models in contact with it, every second turn with one and every third turn with none; its arc is 45 degrees and it cannot move and fire in one turn.
OW-assist-busy = A model that assists a weapon does nothing else in that order, and shaken models cannot assist.
OW-reload = A weapon that fires only every second or third turn or has slow reload gets reload markers when it fires (one, two, or the data's number for slow reload); one marker is taken off in each turn in which it neither fired nor moved, and it fires again only without markers.
OW-mg34 = The MG34 and MG42 are light machine guns on the bipod and medium ones on the tripod; where the list offers no choice (machine-gun platoon) they are medium, and on a vehicle they are never medium.
OW-gun-target = Fire at artillery targets the gun itself, and each hit rolls in the artillery column.
OW-gun-noshield = The crew of a gun without a shield is in light cover.
OW-shield-roll = Against direct fire each hit on the crew of a shielded gun first rolls d10: 1-4 the shield stops it; 5-10 it goes through and rolls in the infantry column.
OW-shield-front = Behind a shield the crew is in medium cover against shots from the gun's front and in light cover against all others.
OW-shield-better = If a wall or area terrain gives the crew better cover, that cover counts, and the shield roll is still made.
OW-shield-off = The shield no longer helps crew that is out of cohesion with the gun, by choice or by panic, nor after the gun is destroyed.
OW-gun-succession = If the gunner dies, one of the assistants becomes gunner.
OW-gun-lost = Unlike infantry support weapons, an artillery piece is never lost with its men but only by the main weapon result (or a catastrophe).

## Area weapons, flame, charges, rockets and batteries

OW-area-templates = T(3), T(5), T(8) and T(10) are blast templates with a radius of 3, 5, 8 and 10 cm; such a weapon has a rate of fire of one.
OW-area-aim = The template is aimed at one model that is seen and in range, and its centre is laid on that point of impact.
OW-area-all = Every model, friend or foe, that is even partly under the template is hit; the owner assigns the results, the worst first, only among those models.
OW-area-gun = A hit on a gun puts the template on it and rolls in the artillery column, which is not rolled when drift has carried the centre off the gun; in both cases crew under the template rolls in the infantry column, with the shield's protection only if the shot came from the gun's front.
OW-area-building = A direct area shot at a model in a building puts the centre on the point of the outer wall nearest to that model, so the blast also reaches models that were not seen.
OW-area-grenade-in = Only hand grenades may have their template laid on a model inside a building, and they get in only through doors, windows and gaps.
OW-area-wood = A direct area shot at a model in a wood puts the centre on that model.
OW-area-miss = A direct area shot that misses has no effect and does not drift.
OW-grenade-drift = Hand grenades and thrown charges that miss drift instead, on the x1 step with no effect on a 1 or 2; the blast may come back onto the thrower. (OW-R41)
OW-grenade-min = Grenades have no close range and cannot be thrown less than 4 cm.
OW-area-interrupt = An area weapon that hits a unit whose move it interrupts hits d10 models: -5 for T(3), no change for T(5), +3 for T(8), +5 for T(10).
OW-area-interrupt-min = That number is at least 1 for T(3); what exceeds the unit is lost, and a miss has no effect.
OW-area-interrupt-place = If models are shaken by such an interruption, at least one is laid at the point of interruption and the others in cohesion with it.
OW-flame-roll = A flamethrower lays the narrow end of its own template beside the firing model, in woods as in the open; each model that touches the template is rolled to hit for itself, and cover is ignored.
OW-flame-table = Hits of a light flamethrower roll on the small-arms table, those of a heavy one on the heavy-weapons table.
OW-flame-opening = A flamethrower reaches into a building only through a door, window or gap.
OW-charge-throw = A demolition charge is thrown like a grenade to 5 cm normal and 10 cm extreme range, has no close range, may also be thrown on the move, has a T(3) template, is used once and costs 50 points.
OW-charge-hand = If the die for throwing a charge shows 1 or 2, it goes off in the hand: the thrower dies and the template is laid on him.
OW-charge-arm = A model that stays still for a turn beside an obstacle, armoured door, bridge or barbed wire may arm its charge there and may move away from the next turn on; in any later turn it may set the charge off as its only act, while the rest of its unit acts normally.
OW-charge-table = A detonated charge rolls d10: 1 it fails; 2-4 the piece is removed if it is barbed wire; 5-6 if it is barbed wire or a steel tank trap; 7-8 if it is barbed wire, a steel or concrete tank trap or an armoured door; 9-10 the piece is removed whatever it is.
OW-charge-bridge = A bridge needs at least six armed charges, rolled for once with +3; if it falls, all men and vehicles on it are destroyed.
OW-charge-building = A charge set off in or beside a building rolls on the building demolition table with -2.
OW-rockets = A rocket salvo names one target and rolls once to hit, drifting on a miss; each further template of the number in brackets then drifts from the first real point of impact. The salvo uses up the whole stock, so it is fired once in a game.
OW-battery-same = Artillery of the same type in one platoon may be declared a battery before play; it keeps cohesion, takes one order and one target, and can never be dissolved.
OW-battery-loss = The owner spreads a battery's losses as he likes, under a template only among the models below it; a catastrophe destroys only one of its pieces.
OW-battery-ph = A battery's panic limit is the sum of the limits of its units.

## Shaped-charge (HEAT) weapons

OW-heat-range = A shaped-charge weapon has only a normal range: no +1 for Ambush at close range and no -2 for extreme range.
OW-heat-targets = It may be fired at infantry only in a building, in a ruin or behind a wall, and a hit then uses its template; infantry in the open, in woods or behind hedges is no target for it.
OW-heat-miss = A shaped-charge shot that misses has no effect.
OW-heat-schurzen = Skirts protect a vehicle against shaped charges by the data's damage modifier; sandbags on vehicles are not in the lists. (OW-R102)
OW-panzerfaust = The Panzerfaust and the RPG-1 need no assistant, fire also after moving, use T(3) against infantry in buildings, ruins or behind walls, and have slow reload.
OW-panzerschreck = The Panzerschreck follows the assistant rule of rocket launchers and uses T(3) against infantry in buildings, ruins or behind walls.
OW-bazooka = The Bazooka follows the assistant rule of rocket launchers and uses T(3) against infantry in buildings, ruins or behind walls.
OW-bazooka-wp = Optional: for extra points the Bazooka may fire white phosphorus with a T(5) template.
OW-piat = The PIAT follows the assistant rule of rocket launchers, uses T(3) against infantry in buildings, ruins or behind walls, is silent and has slow reload.
OW-piat-bomb = The PIAT may fire a 2-inch mortar bomb instead with a T(5) template, which is silent, has slow reload and is no shaped charge.

## Indirect fire and communication

OW-indirect = Only weapons with the indirect-fire trait fire in an arc; without sight of the target they may do so only at a place that has been communicated to them.
OW-indirect-min = Indirect fire has no minimum distance unless the data's later-edition distances are switched on. (OW-R10)
OW-drift-direction = A missed indirect shot drifts in the direction the die points to, taken as a uniform random angle, with the die's value as distance. (OW-R17)
OW-drift-step = The drift distance is the die x1 up to 30 cm between firer and target, x2 up to 60, x3 up to 120 and x4 beyond.
OW-drift-dud = A drift die of 1 or 2 means that the shot has no effect.
OW-drift-blind = If the firing unit does not see the target, drift goes one step up, beyond 120 cm to x5. (OW-R18)
OW-indirect-11 = Indirect fire is not allowed when the number needed after all modifiers is 11 or more.
OW-indirect-roof = Against the top level of a building with its roof the blast is measured from the roof above the target model, in a damaged building from the model itself.
OW-indirect-wood = Against a model in a wood the blast of indirect fire is measured from the model.
OW-comms-who = Only command units can send target coordinates to units capable of indirect fire, by radio, voice or runner.
OW-comms-radio = With any order a radio operator may call one named radio about an enemy model that someone of his unit sees and detects; it is rolled for when the order is carried out: 1-5 fails, 6-10 succeeds.
OW-comms-voice = With any order an infantry command unit may call to an indirect-fire unit within 10 cm about an enemy it sees and detects: 1-4 fails, 5-10 succeeds.
OW-comms-runner = With any order the commander of a unit with runners may send one with the coordinates of a seen and detected enemy; the runner goes to the receiving unit as fast as possible and rolls on arrival: 1-4 fails, 5-10 succeeds. Whatever the result he sets off back in the next turn and acts normally again once he is there.
OW-comms-runner-alone = A runner away from his unit is a target of his own and does not break his unit's cohesion. (OW-R33)
OW-comms-mark = A success puts a coordinates marker at the target model; it counts at once, in the same turn too. (OW-R32)
OW-comms-bind = A unit with coordinates that gets a Fire, Ambush or Assault order must fire at them, unless it fires at another unit it sees and detects or has received a cease-fire.
OW-comms-cease = A cease-fire is sent like coordinates and needs the same roll. (OW-R32)
OW-comms-replace = A new successful communication replaces the unit's old coordinates; different units may have different ones.
OW-comms-stay = The marker stays where it was laid when the target moves on; hitting bare coordinates needs a base 7.
OW-comms-blind = Indirect fire has -1 to hit if the firer lacked sight or detection of the target when the order was given.
OW-comms-vehicle = Radios in armoured vehicles that are not command vehicles reach only their own platoon or unit; only a command tank can call artillery, mortars and rocket launchers unless the unit's entry says otherwise.

## Snipers and merged squads

OW-sniper-lone = A lone sniper has the infiltration trait besides the ordinary sniper traits.
OW-sniper-team = A sniper team is an observer and a sniper, fires one shot in all, and its two men may swap roles.
OW-sniper-semi = A sniper with a semi-automatic rifle firing once keeps all traits; firing twice at one target he loses precise shot; firing at two targets he loses precise shot and telescope.
OW-sniper-both = Both men of a team may fire together, but then lose the sniper trait for detection.
OW-merged = Infantry units of one platoon that have the merged-team trait may be merged when the army is built; all models keep cohesion, take one order and one target, and never part again.
OW-merged-fire = The heavy weapons of a merged team may take one second target in all, however many they are; the team's panic limit is the sum of its units' limits.

## Melee

OW-melee-contact = Melee is started only by an Assault order that moves models into base contact with enemy models; models also count as in contact across a low wall, a window or a similar obstacle.
OW-melee-after = Melee is fought after the fire, and only by models that are then still in contact.
OW-melee-unseen = A unit that is not seen or not detected when the order is given may be named; then there is no fire at it before the move.
OW-melee-place = Each attacker takes the shortest way to the nearest enemy model, first to those not yet engaged; the rest may then join engaged ones or assault models of other units within their distance.
OW-melee-fire = An assaulting unit must fire before or after its move, even if the losses leave nobody in contact; only models trained with the bayonet may choose not to fire.
OW-melee-orders = A unit in melee may be given any order, Move included, but its fire may go only at the enemy unit it is in melee with.
OW-melee-roll = Each model in contact rolls d10 plus melee modifiers; the higher result hits and rolls on the small-arms table without cover, the effect falling on the model that was beaten.
OW-melee-equal = Equal results have no effect, and the melee is over after one round; it goes on only by a new Assault. (OW-R20)
OW-melee-morale = Losses in melee count towards the panic limits of both sides.

## Morale, panic and lone models

OW-morale-limit = A unit tests morale whenever its dead, counted over all turns, reach a further multiple of its panic limit (limit 3: the third, sixth and ninth).
OW-morale-many = Losses that pass several multiples at once need as many tests, and one failure breaks the unit.
OW-morale-test = A morale test is d10 plus the morale modifiers; at or above the training it is passed, below it the unit breaks and gets a panic marker.
OW-morale-cohesion = A unit out of cohesion has a penalty on its morale tests.
OW-morale-when = Morale is tested at once after the attack that reached the limit and before the next order of the chain. (OW-R42)
OW-broken = A broken unit can be given no order until it has rallied.
OW-broken-over = Panic overrides being shaken: when a unit breaks in the open, its prone models stand up and will run with the others.
OW-panic-run = From the second turn on, in panic recovery, a broken unit in the open runs as fast as it can to the nearest cover that does not shrink its distance to the nearest enemy model and is marked as moved; models that reach cover go prone and are shaken. (OW-R19)
OW-no-way = If the nearest cover lies nearer to the enemy, the unit runs to other cover that does not, even if it is further away; if there is none, it runs straight away from the nearest enemy, and models that leave the table are removed. (OW-R19)
OW-panic-part = If a broken unit is partly in cover, its models in the open move into that cover even if this brings them nearer to the enemy.
OW-panic-drop = Models of a broken unit that are in cover drop prone at once and are shaken.
OW-panic-rally = Only a broken unit that lies prone in cover at the start of panic recovery may test morale, with modifiers, to rally; a unit that ran in this phase may not, and one that fails stays broken and tries again next turn. (OW-R15)
OW-panic-rallied = A rallied unit stands up, loses its panic marker, gets no order this turn and is marked as stationary. (OW-R7)
OW-lone = An infantry unit reduced to one model tests morale, with modifiers, each turn before the cards are refilled; if it fails it is removed and no card is drawn for it, otherwise it acts normally. Vehicle crews and units of one model from the start do not test. (OW-R6) (OW-R22)
OW-lone-sniper = Snipers make no lone-model test.

## Vehicles: crew

OW-crew-aa = The anti-aircraft gunner fires the mounted anti-aircraft weapon, at ground targets too, and is exposed while he does.
OW-crew-gunner = The gunner fires in one turn either the main weapon or the weapon coupled to it, not both. (OW-R37)
OW-crew-commander = The commander may put his head out to direct fast movement and to detect better, and is then exposed; only if he is dead may the radio operator, then the machine gunner, then the driver do it, in that order.
OW-crew-radio = A vehicle can communicate only while a crewman carries out the radio task.
OW-crew-driver = A vehicle can move only while a crewman carries out the driver's task.
OW-crew-loader = Without a loader a vehicle's gun fires only every second turn.
OW-crew-mg = The machine gunner fires the vehicle's mounted machine gun, which is a secondary weapon.
OW-crew-one = Each crewman carries out one task a turn but may take another task in the next turn; shaken men carry out none.
OW-crew-idle = Crewmen whose task the order does not call for stay inactive: on a Move order gunner, loader and machine gunner do nothing.
OW-crew-boarded = Only men who were aboard for the whole turn can carry out tasks; those who have just boarded do nothing else that turn.

## Vehicles: facing, movement and terrain

OW-facing = A vehicle's front and rear are the 90 degree sectors ahead and behind, its sides are the two sectors between them. (OW-R35)
OW-drive-turn = A vehicle moves only the way it faces; each turn of up to 90 degrees costs 5 cm, and at slow speed any number of turns may be made while distance is left.
OW-drive-fast = At fast speed a vehicle makes at most two turns.
OW-drive-reverse = A vehicle reverses only at slow speed and with at most two turns.
OW-vt-minus = Wheeled and tracked vehicles have separate columns in the terrain table; an entry of -5 shortens by 5 cm the move of a vehicle that enters such terrain.
OW-vt-plus = Terrain marked +5 or +10 lengthens a move by that much only if the whole move runs on it.
OW-vt-slow = On terrain marked slow a vehicle moves only at slow speed, and it cannot enter impassable terrain.
OW-vt-test = Terrain marked test needs a driving test after at least 5 cm on it: passed, the vehicle goes on to its goal; failed, it is stuck and moves no further this turn.
OW-vt-two = Terrain marked 2 tests needs two driving tests, and one failure is enough to be stuck.
OW-vt-remove = An obstacle marked remove is taken off the table once a vehicle has gone through it.

## Vehicles: exposed crew and buttoned-up armour

OW-exposed-fire = A crewman who looks out of a vehicle may be fired at directly with -2 to hit, in the infantry column for both hit and damage, and only with small arms, never with heavy weapons.
OW-exposed-template = If a template covers vehicle and exposed man, he takes a damage roll of his own as infantry, with the cover the vehicle gives.
OW-exposed-task = A task marked exposed makes its man exposed in the turns in which he carries it out, not in others.
OW-buttoned-25 = An armoured vehicle whose commander is not exposed, or is shaken, detects enemies at 25 cm less than the table value; with an exposed commander it uses the full value.
OW-buttoned-pop = A buttoned-up vehicle may announce that a man comes out in order to detect its target, and then fires at it with -1 to hit.
OW-buttoned-move = An armoured vehicle needs no exposed commander as long as its move, turns counted, does not exceed its assault distance; for any longer move he must be exposed.
OW-buttoned-bonus = Bonus distance (road, fast vehicle) counts towards the distance moved, while the limit stays the assault distance without bonus. (OW-R11)

## Vehicles: boarding and towing

OW-embark-cost = Boarding or leaving costs 5 cm of movement, both for the vehicle and for each man.
OW-embark-slow = A vehicle that men board or leave in a turn may move at most slowly in that turn; the men themselves may move slowly or fast.
OW-embark-once = A man cannot both board and leave in one turn.
OW-embark-place = Men board from beside the vehicle, and leaving they are placed beside it and go on from there within what is left of their move.
OW-embark-driver = When a unit leaves a moving vehicle, the driver stays aboard that turn.
OW-embark-orders = Men who leave act apart from the vehicle, with an order and a card of their own, only if this was declared before the cards were refilled; otherwise unit and vehicle act together on one order.
OW-embark-infantry = Men who have left a vehicle are infantry for hits and detection.
OW-tow-hitch = Hitching or unhitching a gun takes at least three men who do not leave it for one turn, in which it does not fire.
OW-tow-slow = A towing vehicle moves only slowly, by its own movement value and not the gun's.
OW-tow-hand = An unhitched gun moves as artillery again and needs at least two men to be moved.
OW-tow-hit = Fire at a towed gun is fire at the towing vehicle.
OW-tow-catastrophe = A catastrophe of the towing vehicle destroys the gun too.

## Vehicles: ramming, overrunning and collisions

OW-ram-order = A ram needs an Assault order, at least 10 cm of straight movement somewhere on the way and the named target vehicle.
OW-ram-test = The ramming vehicle takes a test when the order is carried out; failing it, it does not move at all this turn.
OW-ram-class = Rams know four classes: heavy tanks, medium tanks, light tanks (armoured cars and half-tracks included) and unarmoured vehicles.
OW-ram-damage = Between different classes the smaller vehicle rolls on the heavy-weapons table and the larger on the small-arms table; vehicles of one class both roll on the heavy-weapons table. (OW-R4) (OW-R16)
OW-ram-stop = The damage rolls of a ram have no modifiers, and both vehicles stop in contact. (OW-R23)
OW-ram-motorcycle = A motorcycle cannot ram; when rammed it is treated as infantry, without a ram test, and dodges: above its training it is unharmed; equal to it the machine is destroyed and its riders are placed shaken beside the wreck; below it machine and riders are lost. It stays in place, moved aside only if the vehicle ends there.
OW-overrun-order = Overrunning infantry needs an Assault order, at least 10 cm straight and the announced route and number of enemy models that the vehicle's front will touch; motorcycles cannot overrun.
OW-overrun-dodge = Each model touched rolls d10: above its training it is unharmed, equal to it is shaken, below it is dead.
OW-overrun-place = Survivors stay where they were, moved beside the vehicle only if it ends its move on them.
OW-overrun-fanatic = Models with political fanaticism dodge with their normal training value.
OW-collision = An unforeseen collision with a unit is worked out as a ram or an overrun without needing the Assault order or the 10 cm.
OW-collision-terrain = In a collision with terrain a piece of light cover counts as an unarmoured vehicle, of medium cover as a light tank, a building or ruin as a medium tank and one of heavy cover as a heavy tank; it is removed afterwards if the terrain table says so.

## Motorcycles

OW-moto-speed = A motorcycle moves 35 cm slow, 60 cm fast and 45 cm on Assault.
OW-moto-detect = A motorcycle is detected as a vehicle unless it is at rest, and it is at rest, and detected as infantry, only on an Ambush order without firing.
OW-moto-squad = Motorcycles may be declared a squad before play: it keeps cohesion, takes one order and one target, panics together, and its panic limit is the sum of those of its machines.
OW-moto-immobile = If a machine of a squad becomes immobile, the others either leave it, and machine and riders are removed, or stay in cohesion with its riders, who go on foot and are removed as soon as they are out of cohesion.
OW-moto-panic = A squad broken in the open drives at full speed to the nearest cover, round impassable terrain; the riders are then placed shaken beside their machines and may mount again once rallied.
OW-moto-assign = Damage on a squad is assigned by its owner, the worst result first and by sight.
OW-moto-fall = If the driver is killed or shaken while the machine moves faster than slow, machine and riders are removed.

## Vehicle fire: sight, targets and arcs

OW-vsight-low = A vehicle sees all round, whatever the arcs of its weapons, and over low walls and hedges without limit of distance.
OW-vsight-hull = A weapon mounted low in the hull sees like infantry, so only 10 cm beyond a low wall or hedge, when the target is infantry or has the low-structure trait.
OW-vsight-hedge = If a low hedge stands in the way of such a weapon but the vehicle itself sees the target, the weapon may fire with -1 to hit; behind a low wall the 10 cm limit holds. (OW-R46)
OW-vsight-upper = Weapons mounted high on the hull have none of these drawbacks.
OW-vsight-behind = Models behind a vehicle that does not hide them completely have cover from it.
OW-vehicle-targets = Each weapon of a vehicle may fire at a target of its own.
OW-vehicle-auto = Machine guns on vehicles need no assistant for their full rate, and a vehicle's gun needs only one loader.
OW-calibre = Each nation has its own weapon table, and a gun uses the row whose calibre group contains its calibre.
OW-range-muzzle = A vehicle's range is measured from the muzzle of the firing weapon.
OW-arc-aim = Vehicle guns and the machine guns coupled to them must be aimed at the target in the facing step of a Fire, Assault, Ambush or Covering fire order; they turn from where they point and keep the new direction. (OW-R47)
OW-arc-turret = A turret turns 180 degrees in all, 90 to either side.
OW-arc-slow-turret = A slow turret turns 90 degrees in all, 45 to either side.
OW-arc-hull-gun = To aim a hull gun the vehicle pivots on the spot 45 degrees in all, 22.5 to either side.
OW-arc-hull-mg = A machine gun in the hull or a hatch has an arc of 90 degrees, 45 to either side.
OW-arc-ring = A machine gun on a platform or ring mount has an arc of 360 degrees.
OW-arc-jeep = A machine gun on a jeep has an arc of 180 degrees, 90 to either side.
OW-ammo = A gun with the howitzer trait has only high-explosive ammunition.
OW-ammo-announce = The kind of ammunition (high explosive, armour-piercing, smoke or shaped charge, as listed) is fixed with the intent, and also holds for a screening vehicle that is hit instead.
OW-gun-class = A heavy gun has +1 on the damage roll against a medium tank, +2 against a light tank and +3 against an unarmoured vehicle; a light gun has -1 against a medium tank.
OW-gunclass-ap = Gun-class modifiers apply only to direct fire with armour-piercing shot, are counted for the vehicle actually hit, take half-tracks and armoured cars as light tanks, and never apply against infantry. (OW-R3)
OW-gunclass-rest = Pairs that are not printed follow the same scale: gun class (light 1, medium 2, heavy 3) minus target class (unarmoured 0, light 1, medium 2, heavy 3). (OW-R48)
OW-rapid = A quick-firing 20 mm gun lays two T(3) templates per barrel (four barrels: at most eight), which must at least touch and may overlap or form a chain; each needs sight and a roll to hit of its own and is laid only if it hits.
OW-last-chance = Where a heavy weapon's direct fire at a tank shows NH, a last-chance shot may be tried: the base number is 11, it must come to 10 or less with the modifiers, and a hit rolls on the small-arms table for the tank.
OW-atr-light = Anti-tank rifles count as light guns for the damage modifiers.

## Vehicles in cover and vehicles as cover

OW-vcover-half = A vehicle is in cover when half of it is hidden by terrain or when it stands in a wood or ruin; sight reaches only 5 cm into woods, buildings and ruins here too.
OW-vcover-net = A vehicle with a camouflage net is in cover already when 25 percent of it is hidden.
OW-vcover-wall = A direct hit on a vehicle at least half hidden by a wall rolls d10: 1-2 the wall stops it; 3-10 the vehicle is hit and damage is rolled.
OW-vcover-area = A direct hit on a vehicle at least half inside area terrain (wood, building, ruin) rolls d10: 1-4 the terrain stops it; 5-10 the vehicle is hit and damage is rolled.
OW-vcover-both = A vehicle both behind a wall and in area terrain uses only the area-terrain table.
OW-vcover-part = A damage result on a part of the vehicle that the terrain hides completely has no effect.
OW-vcover-give = Vehicles give cover to models on board and beside them: unarmoured ones light, armoured ones medium, tanks heavy.
OW-screen-part = If a direct hit's damage result falls on a part that another vehicle, friend or enemy, hides completely, that vehicle becomes the target instead.
OW-screen-reuse = The same die to hit, with the weapon's own modifiers (long barrel) but none of order, range and cover, must then reach the number for the screening vehicle's class; if it does, the same damage die is read in that vehicle's column, if not the shot has no effect. (OW-R44)

## Vehicle damage

OW-vd-catastrophe = Catastrophe destroys the vehicle or gun, kills everybody aboard and all crew and assistants, and leaves the wreck on the table.
OW-vd-blast = Its explosion reaches d10/2 cm rounded up from the edges of an unarmoured vehicle or gun and d10 cm from those of an armoured vehicle; models reached roll on the small-arms table.
OW-vd-crew = A result of n crew, assistants or passengers hits n men aboard, each of whom rolls in the infantry column of the firing weapon's table.
OW-vd-engine = Engine/ammunition rolls d10 again: 7-10 catastrophe; 1-6 immobile, 3 crew and a nerves test.
OW-vd-immobile = An immobile vehicle can neither move nor turn any more; if it was carrying out a Move or Assault order when hit, it first rolls d10 cm straight ahead. (OW-R24)
OW-vd-main = Main weapon destroys the main weapon and the weapon coupled to it, and a gun that is itself the target.
OW-vd-secondary = Secondary weapon destroys a secondary weapon and the coaxial weapon; with several secondary weapons the owner chooses which.
OW-vd-nerves = A nerves-test result makes the crew test; failing, it gets out and is placed shaken beside the vehicle.
OW-vd-track = A vehicle with a track hit can still turn but not move; a second one (or a wheel hit on a half-track) makes it immobile.
OW-vd-wheel4 = On a vehicle with 2 to 4 wheels a wheel hit halves its movement, exactly and without rounding; another one (or a track hit on a half-track) makes it immobile. (OW-R25)
OW-vd-wheel8 = On a vehicle with 6 to 8 wheels it takes two wheel hits to halve movement; a third makes it immobile.
OW-vd-record = Each vehicle keeps the number of its crew alive, the number shaken and whether the commander is alive.
OW-vd-again = A result on a part already destroyed is ignored, while the other parts of the same result still take effect.
OW-vd-impossible = A result that cannot be carried out on that vehicle counts as NH.

## Troop carriers and firing from vehicles

OW-carrier-unit = The squad of a troop carrier does the crew's tasks; squad and carrier are one unit but are detected separately, so after a slow move men on foot count as stationary and the carrier as moved.
OW-carrier-left = A carrier may be abandoned, its squad going beyond 10 cm; it stays on the table as a target, and only its own squad may board it again.
OW-carrier-split = Against a unit partly aboard and partly outside the firer may divide his shots between vehicle and men.
OW-vfire-moving = While a vehicle moves, only weapons mounted on a stand, coupled to the gun or mounted in turret or hull may be fired from it.
OW-vfire-mount = Weapons on mounts cannot be taken off during play, except that a half-track unit may choose to leave its rear machine gun unmounted and carry and use it.
OW-vfire-heavy = Infantry heavy weapons (Panzerfaust, Panzerschreck, Bazooka) cannot be fired from a vehicle unless its entry says so.
OW-vfire-soft = All passengers of an unarmoured vehicle that does not move may fire small arms from it.
OW-vfire-open = From an open-topped armoured vehicle that does not move four passengers may fire small arms.

## Area weapons and flame against vehicles

OW-av-centre = An armoured vehicle suffers the full effect of a blast only if the template's centre lies on it. (OW-R49)
OW-av-off = A vehicle under the template but not under its centre rolls on the small-arms table only. (OW-R49)
OW-av-penetrate = Indirect fire written 7/x needs 7 with modifiers to hit and then an unmodified d10 of x or more to roll on the heavy-weapons table; below x the small-arms table is used.
OW-av-open = If the centre lies over the open part of an open-topped vehicle, everybody aboard is hit without cover besides the vehicle; a weapon with NH harms the vehicle only in this way.
OW-av-soft = If the centre lies on an unarmoured vehicle or the template covers it completely, everybody aboard is hit without cover.
OW-av-11 = Indirect fire at a vehicle is not allowed when the column shows NH or the number needed after modifiers is 11 or more, save as OW-av-inside allows.
OW-av-exposed = Exposed crew may never be the target of indirect fire, nor of an area weapon that shows NH against the vehicle.
OW-av-traits = Indirect fire ignores all six armour traits: extra-light, light, medium, heavy, extra-heavy and super-extra-heavy.
OW-av-above = A unit firing from a height at a range no greater than that height ignores medium, heavy, extra-heavy and super-extra-heavy armour and may fire at the crew of an open-topped vehicle as at infantry; extra-light and light armour still count.
OW-av-inside = A grenade, mortar bomb or howitzer shell may be aimed indirectly at the open part of any open-topped vehicle or position, even one with NH, at base 9 with modifiers; everybody inside is hit without cover and the blast stays inside.
OW-fv-light = A light flamethrower's hit on a vehicle rolls d10: 1-4 NH; 5-7 two crew shaken and a nerves test; 8-9 one crewman shaken, one dead and a nerves test; 10 engine/ammunition.
OW-fv-heavy = A heavy flamethrower's hit on a vehicle rolls d10: 1-2 NH; 3-5 two crew shaken and a nerves test; 6-7 two crew shaken, two dead and a nerves test; 8-10 engine/ammunition.
OW-fv-surplus = Crew results of a flamethrower beyond the number of men aboard are lost.
OW-fv-open = Flame that hits an open-topped vehicle also hits everybody aboard without cover.
OW-fv-traits = Flamethrowers ignore all six armour traits.

## Vehicle morale and close assault

OW-nerves = A nerves test is an unmodified d10 against training; failing, the crew gets out at once, is placed shaken beside the vehicle and is infantry until it boards again.
OW-nerves-order = If a morale test is due as well, it comes first, and the nerves test is made only if it is passed.
OW-vm-limit = A vehicle that has lost as many crew as its panic limit tests morale; failing, the crew gets out broken beside it, shaken men included and standing, and is infantry until it has rallied and boarded again.
OW-vm-nocover = The broken crew's own vehicle is no cover for it: in the next panic recovery it must run to other cover and so cannot rally in that turn.
OW-vm-roll = A moving vehicle that breaks first rolls d10 cm straight ahead, then its crew gets out.
OW-vm-will = A crewman of an armoured vehicle, troop carriers excepted, killed by direct small-arms fire does not count towards the panic limit; instead an unmodified willpower test is made: passed, nobody may be exposed for the rest of the turn; failed, all remaining crew is shaken.
OW-ca-order = Close assault on a vehicle needs an Assault order that names the vehicle and the men taking part, who must be able to reach its side or rear; the others of the unit may fire or assault another target.
OW-ca-test = Each man named takes a test of his own; failing, he does not assault and does nothing else this turn.
OW-ca-hit = A grenade entry NH/x# against a vehicle counts only here: each man in contact with its side or rear rolls to hit with x as the number needed, and a 1 or 2 kills him.
OW-ca-traits = Close assault ignores medium, heavy, extra-heavy and super-extra-heavy armour; extra-light and light armour still count.
OW-ca-table = Each hit rolls on the small-arms table for the vehicle, a demolition charge on the heavy-weapons table (it may also simply be thrown); no template is used and misses do not drift.

## Setting up

OW-optional = A chapter marked optional is used only if both players agreed on it before play; switched off, none of its effects occur.
OW-table-size = A first game is played on 120 x 120 cm in four quarters with two to four terrain pieces (houses, woods, walls, hills, hedges) each; roads, paths and rivers are used if both players agree.
OW-table-zones = In points games no man's land is 50 cm wide and the rest of the table is divided equally into the two deployment zones.
OW-army-points = Armies are bought at their listed prices within a limit that the scenario sets. (OW-R10)
OW-deploy-cards = Each player shuffles his deck and turns its top card; the larger number places one unit in his zone first, then the other player places one, and so on with new cards until all are down; a historical scenario gives its own deployment. (OW-R5)
OW-deploy-tie = Equal deployment cards are put aside and new ones turned. (OW-R30)
OW-deploy-rest = A player with more units than the other places all that are left at once, without cards.
OW-deploy-transport = Units with transport may start aboard or outside it, then within cohesion of it.
OW-deploy-infiltrate = Infiltrating units are announced but placed only after all others, in an order settled by cards if both sides have some.
OW-deploy-shuffle = After deployment the decks are shuffled again.
OW-first-turn = In the first turn every unit counts as stationary until it has carried out its first order.

## Night (optional)

OW-night-detect = At night the night columns of the detection table are used.
OW-night-move = At night infantry loses 5 cm and vehicles lose 10 cm of fast and assault movement; slow movement is unchanged.
OW-night-commander = At night a vehicle that moves faster than slow needs an exposed commander.
OW-night-mine = A unit that sets off a mine counts as having fired for detection; mines exist only if the scenario brings them. (OW-R36)
OW-searchlight = When the intent is announced a man who stands still beside a searchlight may lay a T(10) template on a unit in sight, detected or not; that unit is then detected by the day values. His unit may have any order and may fire at the lit unit; a searchlight costs 10 points.
OW-searchlight-seen = A unit that uses its searchlight is detected by every unit within 200 cm.
OW-searchlight-hit = The firer may give up 2 of his hits on the searchlight's unit to destroy the light; the remaining hits are rolled as usual.
OW-flare = Mortars and pistols may carry flares at 30 points each: one is fired at a unit in sight, detected or not, or at one reported by a friend who sees it, hits on 7+ and otherwise drifts. All units under its T(10) template are detected by the day values until it is removed at the end of the turn, and the rest of the firing unit may fire at them.

## Split deck (optional)

OW-deck-split = After deployment a deck may be halved into manoeuvre cards (Move, Assault) and fire cards (Fire, Covering fire, Ambush), each half with discards of its own.
OW-deck-draw = At the refill the owner decides how many cards he draws from each half and tells his opponent.
OW-deck-one = One player may use the split deck while the other keeps the ordinary one.
OW-deck-both = If both use it, they take turns from turn to turn in announcing first.

## Buildings and roofs (optional)

OW-bld-size = A building of one level is small below 10 x 15 cm, medium from 10 x 15, large from 20 x 25 and huge from 30 x 40; with two levels it is medium from 10 x 12, large from 15 x 20 and huge from 20 x 25 (two or more levels). Its outline is agreed before play and does not change when it is destroyed.
OW-bld-105 = Direct fire of a gun of at least 105 mm at a building also rolls d10 on the building demolition table, besides its ordinary damage.
OW-bld-table = Building demolition: 1-3 nothing. 4-5 small: units inside take the training test; larger: nothing. 6-7 small or medium: test; larger: nothing. 8-9 small: collapses into a ruin and every model inside, vehicles too, rolls on the small-arms table without cover; medium or large: test; huge: nothing. 10 small or medium: collapses, heavy-weapons table without cover; large: test; huge: nothing. 11 small, medium or large: collapses, heavy-weapons table without cover; huge: units in the room hit and in adjacent rooms test. 12-13 any size: collapses, heavy-weapons table without cover.
OW-bld-calibre = On the building table and on the roof table 110-155 mm adds 1, 156-200 mm adds 2 and 201-320 mm adds 3.
OW-bld-test = The training test of that table is unmodified; a unit that fails it has all its models shaken.
OW-bld-ruin = Later hits on a building already destroyed still roll on the building table, with -1.
OW-bld-section = Large and huge buildings collapse in sections of 20 x 25 cm, all levels together; each section counts for itself, and the piece becomes a ruin of the same size when all are down.
OW-bld-bunker = Bunkers count as huge on the building and the roof table.
OW-bld-dust = A collapse raises dust to 5 cm beyond the outline, which counts as smoke but lasts d10 turns instead of dispersing.
OW-roof-105 = Indirect fire by a howitzer, mortar or rocket launcher of at least 105 mm at a unit in a building also rolls d10 on the roof demolition table, besides its ordinary damage.
OW-roof-table = Roof demolition: 1-3 the roof holds and the blast is measured from it. 4-5 small: the roof falls; larger: it holds. 6-7 small or medium: falls, and a small building also rolls on the building table; larger: holds. 8-9 small, medium or large: falls, and small and medium ones also roll on the building table; huge: holds. 10-11 any size: falls, and small, medium and large ones also roll on the building table. 12-13 any size: falls, and every building also rolls on the building table. A roof that falls is removed, every model on the top level rolls on the heavy-weapons table without cover, and later hits ignore the roof.
OW-roof-chain = The building roll that follows a fallen roof has +1.
OW-roof-section = Roofs of large and huge buildings fall in sections of 20 x 25 cm, each for itself, and the whole roof is removed when all are down.

## Rooms (optional)

OW-room-move = In small buildings movement between levels is measured vertically; in larger ones models use stairs, doors, windows and gaps at the measured distance, and where a floor has gaps they may climb straight up or down through them.
OW-room-size = The inside is divided by walls into rooms of at most 10 x 15 cm, larger ones only where the building calls for it (church, factory), each with at least one door.
OW-room-block = While an enemy model stands in an exit of a room nobody may pass that exit until the model is killed.
OW-room-breach = Models with a shaped-charge weapon, demolition charge, Gammon grenade, mine or building charge may also move through inner walls, but not through floors.
OW-room-gun = Artillery may be set up in a building only on the ground floor and only if a door or opening is large enough, save in an emplacement built for the battle.

## Tanks through buildings (optional)

OW-enter-test = A tank that wants to break into a building first takes a test; failing, it does not move this turn.
OW-enter-table = After 5 cm inside it rolls d10, with -1 for a medium, -2 for a large and -3 for a huge building: 1 (or less) it goes in 5 cm and the roof falls on it or it drops into the cellar, so it rolls on the heavy-weapons table; 2 it goes in 5 cm, becomes immobile and takes a nerves test; 3-10 it drives on through the building to its goal. (OW-R28)
OW-enter-material = Stone can be broken through only by heavy tanks, brick by medium and heavy ones, adobe and wood by all tanks, bunkers by none; a building without a stated material is brick. (OW-R40)
OW-enter-gun = A tank breaks in only with its gun to the rear; once inside it may turn up to 45 degrees, 22.5 to either side, to aim.
OW-enter-ruin = A small building that a tank drives through becomes a ruin; larger ones do not.
OW-enter-men = Infantry in a building ruined in this way, or in the room the tank enters, rolls on the heavy-weapons table.

## Tunnels and sewers (optional)

OW-tun-points = Before deployment the players in turn place at most six entry points in all, each at least 30 cm from the table edge and from any other, on roads or pavements only.
OW-tun-infantry = Only infantry units may go below, no artillery unless the scenario says so, and always the whole unit together.
OW-tun-down = A unit with all models in cohesion with an entry point may go down with a Move or Assault order; it is replaced by a marker at the point and its turn ends without movement.
OW-tun-move = Below ground the marker moves 5 cm slow, 15 cm fast and 10 cm on Assault, in a straight line between two entry points, and stops at the one it reaches.
OW-tun-up = In a later turn than its arrival the unit may come up with a Move or Assault order and is placed in cohesion with the entry point; it may fire at a valid target and assault enemies within 10 cm of the point.
OW-tun-table = At each descent, and at each ascent before the models are placed, d10 is rolled: 1-5 nothing; 6-7 d10 models roll on the small-arms table without cover and the point stays usable; 8-9 every model rolls on the small-arms table without cover, the point is closed and survivors are placed on the surface in cohesion with it; 10 the whole unit dies and the point is closed.
OW-tun-blind = Units above and below ground can neither see nor detect each other.
OW-tun-fight = Enemy markers within 10 cm of each other below ground may fire at each other whatever the detection.
OW-tun-template = An area weapon below ground hits d10 models: -5 for T(3) but at least 1, no change for T(5), +3 for T(8), +5 for T(10); what exceeds the unit is lost. (OW-R29)
OW-tun-melee = An Assault that brings the marker to an enemy marker starts melee with every model in contact, and surplus models give their melee bonus.
OW-tun-shaken = A unit below ground with any shaken model cannot move its marker.
OW-tun-morale = Morale tests below ground have -1.
OW-tun-infiltrate = Infiltrating units may be deployed below ground without a roll on the table; later descents and ascents are rolled as usual.

## Smoke (optional)

OW-smoke-wind = Before play a die is rolled for the wind: its direction as for drift, its value as strength.
OW-smoke-use = Smoke is announced with any order, Move included; the model that uses it does nothing else this turn while the others act normally. On a vehicle this is the commander, after his death another crewman.
OW-smoke-aim = Smoke may be aimed at any point of the table that is seen, or at one reported by successful communication from a unit that sees it.
OW-smoke-launch = A smoke shot rolls d10: 1 it is a dud; 2-6 it lands d10 cm away in a random direction; 7-10 it lands on the point.
OW-smoke-sight = Nobody sees through smoke, except that covering fire may be given through it; models inside can be seen.
OW-smoke-cover = Models in smoke are in light cover, and fire at them has -2 to hit and -2 on damage.
OW-smoke-slow = Movement in smoke is slow only.
OW-smoke-phase = Smoke is rolled for at the start of each turn, before lone-model tests and the refill; the players pick templates in turn, the last initiative winner first. (OW-R27)
OW-smoke-disperse = Each template rolls d10: 1 the wind is rolled anew and the template is removed, but a further 1 in the same phase counts as 2-7; 2-7 it is removed; 8-10 it stays and drifts with the wind by as many cm as its strength.
OW-smoke-range = The range of a vehicle's smoke launcher is measured from the edge of the vehicle.
OW-smoke-vehicle = Vehicle smoke launcher: T(8) laid on the vehicle itself, used once, 50 points.
OW-smoke-rear = Rear smoke launcher: range 5 cm, front arc as printed, T(8), used once, 50 points. (OW-R26)
OW-smoke-side = Side smoke launcher: range 15 cm, front and side arcs, three T(3) templates that touch and are diced for together when dispersing, used once on each side, 80 points.
OW-smoke-grenade = Smoke grenade launcher: range 30 cm, front and side arcs, T(8), used once, 60 points.
OW-smoke-shells = Smoke shells for guns and mortars: range by the weapon, template by its calibre, each shell used once and several may be bought, white phosphorus if the entry lists it, 50 or 80 points.
OW-smoke-fog = Fog-grenade launcher: range 30 cm, front arc, one T(5) template that is smoke and blast at once, used once, 100 points; the vehicle also carries external mines, so infantry in close assault on it dies on 1-4 instead of 1-2.

## Fires (optional)

OW-fires-start = When a vehicle is destroyed by a catastrophe or through engine/ammunition, d10 is rolled: on 9-10 the wreck burns.
OW-fires-stay = A burning wreck is covered by smoke for the rest of the game; this smoke never disperses.
OW-fires-heat = Infantry within 5 cm of a burning wreck rolls at once on the small-arms table.
OW-fires-push = A vehicle that tries to push or crush a burning wreck takes a roll at once: on the light flamethrower table if it is unarmoured, on the heavy one if it is armoured. (OW-R43)
OW-fires-night = At night a burning wreck lights a T(10) area around it, in which the day detection values hold.

## Vehicle squadrons (optional)

OW-sq-form = Identical vehicles may be declared a squadron before play; it keeps cohesion and acts as one unit with one card and one target.
OW-sq-hits = The owner spreads hits by choice and sight so that every vehicle takes one if there are enough; hits beyond the number of vehicles are spread by the firer in the same way.
OW-sq-failed = If a vehicle's crew fails a morale or nerves test, the others either move out of cohesion, and it is lost, or keep cohesion while its crew recovers and boards again by the usual rules.
OW-sq-immobile = If a vehicle becomes immobile, the others either move out of cohesion, and it is lost, or keep cohesion, and it goes on acting with them without moving.
OW-sq-alone = A vehicle that breaks does not affect the morale of the others.
OW-sq-courage = When half of a squadron is destroyed or broken it takes an unmodified courage test; failing, all its vehicles reverse slowly, as far as they can, straight towards the nearest cover, round impassable terrain and in cohesion, even if they have already acted this turn. From the next turn they act normally.

## Temporary attachments (optional)

OW-at-tanks = Identical armoured vehicles of one platoon, any number in a chain of distances up to 20 cm, may be declared one unit at the start of a turn, before the draw, if radio contact between them succeeded in the last turn. (OW-R31)
OW-at-fire = Such a group draws one card and takes one order; its main guns share one target, its secondary weapons another, and a further secondary weapon a third.
OW-at-hits = Hits on such a group are spread evenly by its owner according to sight, surplus hits by the firer.
OW-at-leave = The vehicles may become single again from the start of the next turn by declaration, without radio.
OW-at-transport = Any infantry unit may be attached to any transport at the start of a turn, or start the game so, if it is in contact or aboard; several units may share a vehicle while there is room, some vehicles also carry guns, and all of them draw one card and take one order. From the start of the next turn they may be detached by declaration, also one alone while the others stay.
OW-at-aboard = While attached infantry is aboard, only the vehicle can be fired at; if it is destroyed, all passengers die.
OW-at-follow = Any number of infantry may be attached on foot to a vehicle of any kind, keeping 10 cm cohesion; if the vehicle is destroyed, they are hurt only within reach of its explosion.
OW-at-riders = Men riding on top of a tank follow the rules for boarding and for attachment to a transport, and nothing more. (OW-R34)

## Rulings

OW-R1 = Covering fire is given -3 damage in one place and also -1 to hit in another: both always apply, whether the target is detected or not.
OW-R2 = The Panther example explains its 9 to hit by heavy armour, while medium armour elsewhere lowers the damage roll: the Panther is of the heavy class, whose column value is 9, and armour traits act on damage only. A switch (default off) may instead read heavy armour as -1 to hit on a medium-class 8.
OW-R3 = The same example reads its damage die of 6 without the medium gun's modifier against a half-track: gun-class modifiers always apply, counted anew for the vehicle that is finally hit; the data's half-track column shows the main weapon at 6 and at 7, so the example holds either way.
OW-R4 = The ram example sets a heavy against a light tank and then calls the smaller one medium: the smaller one is the light tank and rolls on the heavy-weapons table.
OW-R5 = "Higher priority" in deployment means the larger number: that player places first, so the quicker card is rewarded by placing second.
OW-R6 = The lone-model test stands in the panic phase in one place and before the refill in another: it is made before the refill.
OW-R7 = The marker after rallying is "moved" or "stood" in one place and always "stood" in another: a rallied unit is marked stationary, a unit that ran in this phase is marked moved.
OW-R8 = NH and NE both mean no effect; where the light-mortar paragraph speaks of the rocket gunner it means the mortar gunner.
OW-R9 = The American squad of 22 dice is ten men, nine with semi-automatic rifles (18 dice) and one with an automatic rifle (4 dice) that needs no assistant.
OW-R10 = Editions differ: this text alone is played. There is no outbidding of one's own order and no minimum distance for indirect fire; the points limit (3,000 in the data) and the price of the 250/9 are data defaults, and the later edition's minimum distances are a switch, default off.
OW-R11 = Bonus distance may be driven, but above the assault value without bonus the commander must be exposed.
OW-R12 = A hand above the limit after losses is kept and nothing is drawn.
OW-R13 = If one side has no unit left to order, the other goes on alone, unopposed.
OW-R14 = Delayed fire in a chain is inserted into the named target's own move; that move then goes on with the models that are unhurt.
OW-R15 = One place hints at running and rallying in one phase, the vehicle chapter forbids it: only units prone in cover at the start of the turn test and are then marked stationary; units that ran in this phase are marked moved and do not test.
OW-R16 = For rams the smaller vehicle is always the one of the lower of the four classes, so in the example the light tank (as OW-R4).
OW-R17 = The direction in which a die points is a uniform random angle.
OW-R18 = Blind indirect fire beyond 120 cm uses a fifth step, x5.
OW-R19 = "Not nearer to the enemy" means that the distance to the nearest enemy model may not shrink; where no such cover exists the unit runs straight away from the nearest enemy, and what leaves the table is removed.
OW-R20 = A melee lasts one round within the order that caused it and goes on in a later turn only by a new Assault; equal rolls do nothing.
OW-R21 = A unit whose models are all shaken spends its order on standing up and counts as stationary.
OW-R22 = The lone-model test, with morale modifiers, is only for infantry units reduced to one; not for vehicle crews and not for units of one from the start.
OW-R23 = After a ram both vehicles stop in contact; the damage rolls have no modifiers.
OW-R24 = "If it had a Move or Assault order" (immobile) means the order being carried out when it is hit.
OW-R25 = Halved movement is the exact half.
OW-R26 = The rear smoke launcher is printed with a front arc: kept as printed, and flagged as a likely misprint for rear.
OW-R27 = Smoke dispersal is missing from the list of steps: it comes first in the turn, before lone-model tests and the refill; the previous turn's initiative winner picks first.
OW-R28 = On printed tables a modified result below the first row is the first row and above the last row the last; the two damage tables are data and follow their own heading (0 or less no effect, more than 10 row 10).
OW-R29 = Below ground the d10-5 of a T(3) is at least 1, as in an interruption.
OW-R30 = Equal deployment cards are drawn again.
OW-R31 = "Within 20 cm of each other" is satisfied by a chain.
OW-R32 = Coordinates count from the success on, in the same turn too; a cease-fire is a communication with the same roll.
OW-R33 = A runner away from his unit is a target of his own and causes no cohesion penalty.
OW-R34 = The chapter on tanks as transports is cut off: riders on top follow boarding and transport attachment; nothing else is implemented.
OW-R35 = The facing figure is lost: front and rear are 90 degrees each, the sides are the rest.
OW-R36 = Mines have no rule but the night line: there are none unless a scenario brings them.
OW-R37 = One gunner fires either the main gun or the coaxial weapon in a turn.
OW-R38 = Covering fire with area weapons is allowed, aimed at a model in sight, with -1 and -3.
OW-R39 = A needed 11 or more bars indirect fire only; direct fire may roll if a 10 with modifiers can reach the number.
OW-R40 = The material of a building is data; the default is brick.
OW-R41 = The drift of grenades and thrown charges uses the x1 step, and 1 or 2 has no effect.
OW-R42 = Morale is tested at once after the attack that reaches the limit, before the next order of the chain.
OW-R43 = For pushing a burning wreck the flame roll hits the pushing vehicle, on the light table if it is unarmoured and on the heavy one if it is armoured, as printed.
OW-R44 = The screening vehicle is checked "without basic modifiers", yet the example counts a long barrel's +1: modifiers of the weapon count, those of order, range and cover do not.
OW-R45 = The text is silent on an exhausted deck: the discards are shuffled in (as the data proposes).
OW-R46 = For low hull weapons the text limits sight to 10 cm beyond low walls and hedges and then lets them fire over a hedge at -1: the hedge never bars a shot at a target the vehicle sees but costs -1 (not when the vehicle stands right beside the hedge); the wall keeps the 10 cm limit.
OW-R47 = The arcs of turrets and hull guns are how far they may turn in the facing step from where they point at that moment; the new direction stays.
OW-R48 = Gun-class pairs that are not printed follow the difference gun class minus target class (data 9.2).
OW-R49 = The text says that a blast works on an armoured vehicle only if the centre is on it, and then gives the small-arms table for a centre off it: with the centre on it the hit and penetration rules apply, with the centre off it a vehicle under the template rolls on the small-arms table only.
OW-R50 = Where distances are measured from is not said for bases: men and guns are measured from the middle of their bases (2 cm across), vehicles from their outlines; base contact is a distance of at most 2.5 cm between the middles of two men, and standing right beside something one of at most 3 cm.
OW-R51 = A unit is detected only through models that the observer also sees.
OW-R52 = Where several models of a unit fire, the cover of a target model is the one that the nearest of those who see it finds.
OW-R53 = While it moves a unit has the detection state that its move gives it: moved on an Assault or a fast Move, stationary on a slow one.
OW-R54 = At the point of an interruption all models of the unit have gone the same share of their ways; the point is named in twentieths of the move.
OW-R55 = A wood or ruin that the line crosses for no more than 5 cm is treated like a small wood; inside one wood, ruin or building men see 5 cm, and only on their own level.
OW-R56 = The book has no verdict: the points of enemy units destroyed count in full, those of units broken at the end by half, and places that a scenario names by their points for the seat that alone has unbroken men within 10 cm, on foot or in a vehicle (an abandoned gun or vehicle holds nothing); in a scenario with an attacker only he has points for places.
OW-R57 = A delayed shot whose target does not move after all is fired where the target stands; if the target is gone, Fire counts as fired and Ambush as held.
OW-R60 = Which men a crew result takes is not said: standing men before shaken ones and the commander last of them, since any crewman can do any task but his.
OW-R61 = A vehicle is seen if the line to any of nine points of its outline (corners, middles of the sides, the middle) is free, and how much of it is hidden is counted by the same points: whatever ends the line to a point hides it, and so does a low wall or hedge that stands nearer to the vehicle than to the firer.
OW-R62 = Where the parts of a vehicle sit is not said: the main weapon in its middle third (a hull gun in front), hull weapons in the front fifth, the engine in the last quarter (in front on cars, lorries and half-tracks), running gear all round; a low wall can hide the running gear only.
OW-R63 = A weapon of a vehicle fired at a unit of several parts takes the part that the firer chooses, if it can harm more than one; the men who fire out of a vehicle take one part together. Where that part is gone when the shots fall, it takes a vehicle first, then the men in the least cover.
OW-R64 = Smoke that a vehicle lays on itself needs no launch roll; every other launcher and shell does.
OW-R65 = Infiltrators may be placed in their own zone like others; outside it they stand at least 20 cm from every enemy and out of his sight.
OW-R66 = Units that are temporarily attached have the training of the vehicle's unit and the larger of their panic limits.
OW-R67 = A wreck in the way of a tracked vehicle that drives slowly is crushed and taken off; everybody else must drive round it.
OW-R68 = The vehicles of a squad drive the same way side by side, each with driving tests of its own, one after the other; before a delayed shot falls all of them come to its point of their ways, and if the first gets no further the shot waits for the next.
OW-R69 = Armies are bought openly, one player after the other.
OW-R70 = Hits on a squadron, squad or group are taken one by one after all dice of a weapon have been rolled: the owner names a vehicle in the firer's sight for each until every one of them has one, then the firer does so for the rest. The damage of hits on a motorcycle squad is rolled first, and its owner gives out all of the results, the highest die first, so that every machine in sight takes one before any takes another. A template or flame hits just what lies under it.
OW-R71 = What happens where a move is stopped on somebody's place is not said: no two bases or outlines share ground, so a model stands at the nearest free point back along its way, or else right beside it; men step aside for a gun or vehicle that is turned, towed or stopped on them; a piece that cannot turn without standing on another piece aims as it stands; and the crew keeps its places round a gun that it pushes.
OW-R72 = A vehicle with somebody aboard is part of its unit's cohesion: men on foot and vehicle end their moves within 10 cm. One that is empty and further than 10 cm from all its men is left behind and does not count.
OW-R73 = Which way "the gun to the rear" is and how it gets there is not said: it points away from where the tank drives. A turret is turned so when the drive that breaks into a building begins; a gun in the hull can break in only in reverse.
OW-R74 = What a unit does that breaks below ground is not said: it lies down where its marker is, as in light cover, and tries to rally there.
OW-R75 = A shell that goes astray past friends goes off on the one whom it hits; what is thrown flies over them and is not checked.
OW-R76 = The gunner looks along his gun: he sees what is seen from its place, as long as he stands by it unshaken.
OW-R77 = The book lets now the unit and now each model run: the man who has the nearest legal cover leads, and the others follow him as into a unit's own cover (OW-panic-part), each to the nearest place in cover within 10 cm of one who has his place, if possible not nearer to the enemy, or as close to them as he gets; where the ground would tear them apart the quicker ones wait, and without any cover all run straight away from the enemy who is nearest to the unit. Cover is all of a wood, building, ruin or ditch, and every place within 3 cm of a wall, hedge or vehicle, on any side of it; near is measured straight, and whether a place is nearer to the enemy is judged there and not on the way.
OW-R78 = Whether walls and hedges are cover against templates is not said: in direct fire, thrown grenades and charges included, every man under the template has the cover that lies on the line from the firer to him, as against rifles, and whom the firer does not see that of the walls and hedges between them; against what falls from above or has drifted only the ground counts that a man is in.
OW-R79 = How a melee of unequal numbers is rolled is not said: each attacker takes the nearest enemy in contact who has the fewest opponents, then each enemy in contact whom nobody took one of the attackers in the same way; everybody rolls once, his result is compared with that of everyone he is paired with, in turn and as long as both are there, and each has +1 for every friend against the same enemy besides him. Contact is on one level and not through a high wall or hedge, nor through the wall of a house or room but at an opening; a charge goes by doors and windows, pays for floors and walls like any move, and is slow where smoke or ground asks for it.
OW-R90 = In a unit of several vehicles an order to board lets every man on foot who can reach it get into his own vehicle, not only into the one that was named.
OW-R91 = What becomes of men of a squadron whose vehicle is a wreck is not said: they go on foot in cohesion with the others and are lost, like a crew left behind, once these have driven out of cohesion.
OW-R92 = A crew of a squadron or group of vehicles that fails its morale test gets out and lies shaken beside its vehicle, as after a failed nerves test; with the unit's next order it stands up, and with a later one it boards. The unit itself is not broken.
OW-R93 = Every movement of an order can be interrupted. Where it has two stages (men walk up to board and the vehicle then drives, or it drives and men who got out walk on), each is half of the way on which the point of interruption is named; men who storm a vehicle run together with the move of the others, after they have dared.
OW-R94 = Where only some men of a unit can reach the announced level with what is left of their moves, those climb and the others stay on theirs. Who does not pass the stairs of a larger building goes to them and back from the end of his way.
OW-R95 = The first real point of impact of a salvo is that of the first template that goes off: as long as every drift has been a dud, the next template drifts from the target.
OW-R96 = Charges are armed and set off as many at a time as their owner says; several that are set off together at one piece roll one after the other, only those at a bridge together.
OW-R97 = The crew of a gun may ride in the vehicle that tows it while there is room: it gets in and out by orders of its own unit, remains that unit, and shares the vehicle's fate like other passengers.
OW-R98 = One order hitches, or lets go, every gun of a battery that has a vehicle and three men beside it.
OW-R99 = The book's lists give each platoon at most one headquarters: of units bought singly there may be as many headquarters as the squads could form platoons of the least size, and always one.
OW-R100 = With a split deck an exchanged card goes to the discards of its own half, and the new one is drawn from the same half.
OW-R101 = The book lets a crew that failed its nerves test board again with its next Assault order, although all of it is shaken (against OW-R21): a crew that lies shaken beside its own empty vehicle may stand up and board with one Move or Assault order, and does nothing else in that turn.
OW-R102 = The book names sandbags on vehicles once and gives them no price or figure: they are not in the lists, and only skirts protect. Mines have no effect besides the noise that betrays who steps on one.
OW-R103 = Whether walls between rooms hide is not said: they are treated like those of the building. Where rooms are played with, nobody sees, fires, throws or sprays across an inner wall unless there is a door in it within 5 cm of each of the two who is inside the building; who stands in the door is in both rooms. Blast and rubble go through inner walls, as the book says of shells.
OW-R104 = How high a hill is, and what that does, is not said: it is a plateau 4 cm high, like a level of a building, unless a scenario says otherwise. Who stands on it looks from there: low walls and hedges that do not stand on it are nothing to him, past high ones the true line decides, and fire at a range no greater than his height over a vehicle comes from above, into an open top at everybody in it as at men in the open. The eye is 2 cm above where a model stands, and what the true line from eye to eye would meet below the top of a hill is hidden, for vehicles point by point: behind the hill, and close below its edge.

## Worked examples that must run as tests

OW-ex-1 = Cards: an army of 10 units draws 15 cards (a German one 17).
OW-ex-2 = Chain: Fire 5 at the Americans on the road, Assault 3 by them in answer, Fire 1 by the machine gun; nobody can answer a 1; carried out 1, 3, 5; the Assault takes place only if the unit survives and passes morale, then the surviving Grenadiers fire; the player without the initiative opens next.
OW-ex-3 = Pre-empt or interrupt: against an Assault 3 over a wall, Assault 2 hits on 8+ (7 and -1) and kills on 7+ (medium cover), Ambush 2 after the wall hits on 6+ (7 and +1) and kills on 3+ (open).
OW-ex-4 = Movement of a man: 20 cm fast on Move, 15 cm on Assault.
OW-ex-5 = Five hits on three men, 3 dead and 2 shaken: three are removed and the rest is lost.
OW-ex-6 = Twelve men, 9 shaken and 3 standing, 4 dead: the 3 standing ones go first.
OW-ex-7 = Twelve men, 6 shaken and 6 standing, 4 dead and 4 shaken: 4 standing ones are removed, 2 are laid down, 2 shaken results are lost.
OW-ex-8 = Partly in a wood, partly behind a wall: 22 shots are divided before rolling; a 6 on the small-arms table kills in light cover and only shakes in medium cover.
OW-ex-9 = Partly in a ditch: only the part in the ditch has the -1 to hit.
OW-ex-10 = MG34: all 7 shots go to one part of the target; the other weapons may take the other part.
OW-ex-11 = Damage tables: a 75 mm gun rolls on the heavy-weapons part, a rifle on the small-arms part.
OW-ex-12 = Modifiers: Assault to within 5 cm before firing is -1 and +3, in all +2.
OW-ex-13 = 150 mm shell at a house: a 10 cm blast inwards from the outer wall; at a wood: a 10 cm radius around the target model.
OW-ex-14 = Drift: a die of 6 drifts 6 cm times the step of the distance (6, 12, 18 or 24 cm).
OW-ex-15 = Panic: 3 dead and 2 shaken with limit 3 and training 4+, a roll of 3 fails; the shaken men stand up and all run to cover in the next panic recovery.
OW-ex-16 = Crew bailed out after a failed nerves test boards again with an Assault order and does nothing else that turn.
OW-ex-17 = A Panther's crew that failed its nerves test counts as infantry for hits and detection.
OW-ex-18 = Medium tank: 35 cm fast on Move, 25 cm on Assault.
OW-ex-19 = Tank on a Move order: gunner, machine gunner and loader do nothing, the driver drives.
OW-ex-20 = Panzer IV buttoned up, paratroopers behind a wall at 40 cm that moved fast: 60 - 25 = 35, not detected; with the commander coming out they are detected at 60 and fired at with -1.
OW-ex-21 = Medium tank moving 10 cm with two turns: 10 + 5 + 5 = 20, more than 18 slow and not more than 25 assault, so fast and without exposed commander.
OW-ex-22 = T-34 with fast vehicle: an Assault of 30 cm exceeds 25, so the commander must be exposed.
OW-ex-23 = A heavy tank rams a lighter one: the lighter rolls on the heavy-weapons table, the heavy on the small-arms table.
OW-ex-24 = Sherman at a 250/9 half-track partly hidden by a Panther: 8 hits, damage 6 is the hidden main weapon, the Panther needs 9 and the shot glances off; with a long barrel (+1) it is hit and the 6 is read in its column.
OW-ex-25 = Second hit on a lost secondary weapon of a medium tank: only 2 crew and the nerves test take effect.
OW-ex-26 = Unit partly in a half-track, slow Move: the men on foot count as stationary, the half-track as moved.
OW-ex-27 = Panzergrenadiers deployed outside their lorry stand within 10 cm of it; the enemy may fire at the lorry or at the men, each by its own detection.
OW-ex-28 = Kübelwagen: 22 dice (4 and 18) divided as 14 at two men behind a hedge (light cover) and 8 at the car with its driver.
OW-ex-29 = Last chance: 20 mm gun at a medium tank, 11 with +1 long barrel and +1 Ambush is 9; damage 8 with -1 medium armour from the front and -1 light gun against medium tank is 6, NH.
OW-ex-30 = Tank panic: 1 crewman dead and 1 shaken with limit 1, test failed: the crew gets out, the shaken man too and standing; next turn it runs to the nearest cover, the tank being none.
OW-ex-31 = Table: 120 - 50 = 70, so two zones of 35 cm and 50 cm between them.
OW-ex-32 = Searchlight: of 3 hits on its post 2 are given up to destroy the light and 1 is rolled in the infantry column.
