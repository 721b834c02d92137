# Operation World War Two: cards, orders, infantry.

## The game

game-operation = Operation World War Two
game-operation-about = Skirmish on a measured table: order cards, reactions, squads and tanks.

## Scenarios, options, sides

scenario-first-battle = First battle
scenario-first-battle-about = American riflemen against German grenadiers. A farm in the middle; infantry only, the place to begin.
scenario-first-battle-blue = United States
scenario-first-battle-red = Germany
scenario-tank-duel = Tank duel
scenario-tank-duel-about = American tanks against German armour. A crossroads to hold; driving, looking out and aiming.
scenario-tank-duel-blue = United States
scenario-tank-duel-red = Germany
scenario-village-assault = Assault on the village
scenario-village-assault-about = British rifles with tanks attack. German grenadiers with an anti-tank gun hold the village.
scenario-village-assault-blue = United Kingdom
scenario-village-assault-red = Germany
scenario-column-ambush = Ambush on the column
scenario-column-ambush-about = A German column on the road. Soviet ambushers in the woods beside it.
scenario-column-ambush-blue = Germany
scenario-column-ambush-red = Soviet Union
scenario-night-raid = Night raid
scenario-night-raid-about = British commandos land in the dark. A German coastal post with searchlight and flares, and alarm mines before its wire.
scenario-night-raid-blue = United Kingdom
scenario-night-raid-red = Germany
scenario-house-fighting = House to house
scenario-house-fighting-about = Soviet assault groups attack. German paratroops hold the houses; rooms, storeys, tanks through walls.
scenario-house-fighting-blue = Soviet Union
scenario-house-fighting-red = Germany
scenario-free-battle = Free battle by points
scenario-free-battle-about = Any two nations buy their armies by points; the ground is laid out anew from a number.
seat-blue = Blue
seat-red = Red
option-night = Night fighting
option-split-deck = Split deck
option-buildings = Falling buildings and roofs
option-rooms = Rooms in buildings
option-entry = Tanks through buildings
option-tunnels = Tunnels and sewers
option-smoke = Smoke
option-fires = Burning wrecks
option-squadrons = Vehicle squadrons
option-attachments = Temporary attachments
option-minimum-distances = Least distances of indirect fire (later edition)
option-armour-to-hit = Heavy armour makes hitting harder
option-points = Points for each army
option-ground = Number of the ground
option-roads = Roads
option-nation-blue = Nation of Blue
option-nation-red = Nation of Red
option-germany = Germany
option-usa = United States
option-britain = United Kingdom
option-soviet = Soviet Union

## Choices

action-lay = Lay { $card } face down
action-order = { $unit }: { $card }
action-pass = Pass
action-swap = Exchange { $card }
action-go = Go { $speed ->
        [slow] slowly
       *[fast] fast
    } to { PER($goal, by: 10) } cm
action-stay = Stay
action-charge = Charge { $unit }
action-shoot = Fire { $when ->
        [before] before
       *[after] after
    } the move at { $unit }
action-target = Fire at { $unit }
action-shell = Fire at the coordinates
action-second = Heavy weapons at { $unit }
action-arm = Use { $arms ->
        [grenades] grenades
        [charges] demolition charges
        [ap] armour-piercing shot
        [he] high explosive
        [wp] white phosphorus
        [bomb] a mortar bomb
        [indirect] indirect fire
        [heat] a shaped charge
        [twice] two shots
        [two] two targets
        [both] both men
       *[other] { $arms }
    }
action-delay = At point { PER($at, by: 50) } of the way
action-call = { $by ->
        [radio] Radio
        [voice] Voice
       *[runner] Runner
    } to { $to }: { $target }
action-blast = { $how ->
        [arm] Arm
       *[fire] Set off
    } { $charges ->
        [one] 1 charge
       *[other] { $charges } charges
    } at { $feature }
action-divide = { $count } × { $weapon } at { FIRST($part) ->
        [open] those in the open
        [light] those in light cover
        [medium] those in medium cover
        [heavy] those in heavy cover
        [gun] the gun
        [crew] the crew
        [vehicle] the vehicle
        [open-trench] those in the open in the trench
        [open-smoke] those in the open in smoke
        [open-trench-smoke] those in the open in the trench in smoke
        [light-trench] those in light cover in the trench
        [light-smoke] those in light cover in smoke
        [light-trench-smoke] those in light cover in the trench in smoke
        [medium-trench] those in medium cover in the trench
        [medium-smoke] those in medium cover in smoke
        [medium-trench-smoke] those in medium cover in the trench in smoke
        [heavy-trench] those in heavy cover in the trench
        [heavy-smoke] those in heavy cover in smoke
        [heavy-trench-smoke] those in heavy cover in the trench in smoke
       *[other] { $part }
    }
action-place = Lay the template on { $model }
action-spray = Flame towards { $model }
action-lose = Take off { $model }
action-duck = Lay down { $model }
action-follow = Follow to { PER($goal, by: 10) } cm
action-mount = { $how ->
        [on] Mount
       *[off] Dismount
    }
action-climb = { $level ->
        [0] Ground floor
        [1] First floor
        [2] Second floor
       *[other] Floor { $level }
    }

## What happened

event-turn-began = Turn { $turn } begins.
event-drew-cards = { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-drawn = Drawn: { $cards }.
event-card-swapped = { $seat } throws { $card } away for another.
event-deck-shuffled = { $seat } shuffles the discards in.
event-card-turned = { $seat } shows { $card }.
event-initiative-tied = Equal numbers: again.
event-initiative-won = { $seat } has the initiative.
event-order-shown = { $seat } orders { $unit }: { $card }.
event-intent-said = { $unit } announces { $order ->
        [move] Move
        [assault] Assault
        [fire] Fire
        [ambush] Ambush
       *[cover] Covering fire
    }: { $does ->
        [go] it moves { $speed ->
            [slow] slowly
           *[fast] fast
        }.
        [go-fire] it moves { $speed ->
            [slow] slowly
           *[fast] fast
        } and fires at { $target }.
        [fire] at { $target }.
        [wait] at { $target }, when it comes to point { $point }.
        [charge] it charges { $charge }.
        [storm] men storm { $target }.
        [ram] it drives into { $target }.
        [shell] at its coordinates.
        [board] men get aboard.
        [out] men get out.
       *[hold] it stays in place.
    }
event-passed = { $seat } passes.
event-order-lost = The order of { $unit } is lost.
event-order-began = { $unit } carries out { $card }.
event-men-stood-up = Men of { $unit } stand up.
event-unit-moved = { $unit } moves { $speed ->
        [slow] slowly
       *[fast] fast
    }.
event-unit-marked = { $unit } is marked: { $posture ->
        [moved] moved
        [fired] fired
       *[stationary] stationary
    }.
event-mine-set-off = { $unit } sets off a mine: everybody hears where it is.
event-shots-wasted = { $unit } fires at nothing: { $why ->
        [unseen] it does not see its target.
        [undetected] it does not detect its target.
        [range] its target is out of range.
        [arc] no weapon bears on its target.
        [reload] no weapon is loaded.
        [useless] nothing it has can harm its target.
       *[gone] its target is gone.
    }
event-shots-fired = { $unit } at { $target } with { $weapon }: { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
    }, { $need }+, { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-friends-checked = { $astray } of the hits of { $unit } strike { $struck } instead.
event-shield-held = The shield of { $unit } stops { $stopped } hits.
event-damage-rolled = { $unit } in { $cover ->
        [light] light cover
        [medium] medium cover
        [heavy] heavy cover
       *[open] the open
    }: { $shaken ->
        [0] { $dead ->
            [0] no effect
           *[other] { $dead } dead
        }
       *[other] { $dead ->
            [0] {""}
           *[other] { $dead } dead,{" "}
        }{ $shaken } shaken
    }.
event-gun-struck = The gun of { $unit } is hit: { $result ->
        [catastrophe] catastrophe
        [main] destroyed
        [assistants] crew
       *[nh] no effect
    }.
event-template-laid = { $weapon }: under the template: { $models }.
event-flame-laid = { $weapon }: the flame touches { $models }.
event-shot-drifted = The shot of { $unit } drifts{ $dud ->
        [yes] , without effect
       *[no] {""}
    }.
event-models-caught = { $count } models of { $unit } are caught on the move.
event-man-killed = { $model } falls.
event-man-shaken = { $model } throws himself down.
event-gun-destroyed = { $unit } loses its gun.
event-bicycle-destroyed = A bicycle is destroyed.
event-unit-destroyed = { $unit } is destroyed.
event-morale-tested = { $unit } tests morale ({ $why ->
        [rally] rally
        [lone-model] lone man
       *[morale] losses
    }): { $total } against { $need }+, { $passed ->
        [yes] passed
       *[no] failed
    }.
event-unit-broke = { $unit } breaks.
event-unit-ran = { $unit } runs for cover; left the table: { $gone }.
event-unit-rallied = { $unit } rallies.
event-melee-fought = Melee { $unit } - { $foe }: { $total } against { $answer }.
event-message-sent = { $unit } to { $receiver } by { $by ->
        [radio] radio
        [voice] voice
       *[runner] runner
    }: { $passed ->
        [yes] passed
       *[no] failed
    }.
event-runner-sent = { $model } runs with a message to { $receiver }.
event-charge-armed = { $unit } arms a charge at { $feature }.
event-charge-fired = The charges at { $feature } go off: { $total }, { $removed ->
        [yes] removed
       *[no] it stands
    }.
event-charge-went-off = The charge of { $model } goes off in the hand.
event-feature-removed = { $feature } is removed.
event-battle-ended = The battle is over.

## Questions

prompt-aim = Lay the template on a model.
prompt-battery = Which piece takes the next of { $hits } hits?
prompt-divide = Divide the shots among the parts of the target.
prompt-exchange = You may exchange cards: { $left } left.
prompt-follow = The target has moved away. Follow it?
prompt-initiative = { $ties ->
        [0] Put a card face down for the initiative.
       *[other] Equal numbers: put another card face down.
    }
prompt-initiative-ready = { $card } lies face down. The other side is still choosing.
prompt-initiative-laid = { $card } lies face down. Ready?
prompt-take-hit = Which vehicle takes the next of { $hits } hits?
prompt-take-result = Which machine takes the next of { $hits } results, a { $die }?
prompt-losses = Who takes it? { $shaken ->
        [0] { $dead ->
            [0] no effect
           *[other] { $dead } dead
        }
       *[other] { $dead ->
            [0] {""}
           *[other] { $dead } dead,{" "}
        }{ $shaken } shaken
    }.
prompt-open = Give a unit an order.
prompt-react = React with a card below { $limit }, or pass.
prompt-announce-way = Where to?
prompt-announce-shoot = Fire before or after the move?
prompt-announce-target = Name the target.
prompt-announce-arms = With what?
prompt-announce-second = A second target for the heavy weapons?
prompt-announce-delay = Fire at once, or at which point of the move?
prompt-announce-call = Send coordinates?
prompt-announce-blast = Use demolition charges?
prompt-announce-mount = Mount or dismount?
prompt-announce-storey = To which floor?

## Refusals

refuse-no-climb = That level cannot be reached.
refuse-bad-point = Delays come in steps of a twentieth of the move.
refuse-barred = The ground there cannot be crossed.
refuse-bound = It has coordinates and must fire.
refuse-card-lies = A card lies face down already.
refuse-few-hands = A gun needs two men to move it.
refuse-goal-empty = One model must stand at the goal.
refuse-in-chain = It has an order in this chain.
refuse-in-melee = In melee it fires only at its opponent.
refuse-must-delay = The target is not valid yet: name a point of its move.
refuse-must-fire = Who charges must fire.
refuse-must-open = You must give an order.
refuse-no-arms = It cannot use that.
refuse-no-battery = These do not form a battery.
refuse-no-blast = No charge can be used there.
refuse-no-call = That message cannot be sent.
refuse-no-card-yet = Put a card down first.
refuse-no-charge = Nobody can reach that unit.
refuse-no-cohesion = The unit would lose its cohesion.
refuse-no-coordinates = It has no coordinates.
refuse-no-mount = There is nothing to mount or leave.
refuse-no-order-left = It takes no order now.
refuse-no-room = Somebody stands there.
refuse-no-such-goal = That is no way after the target.
refuse-no-such-part = The target has no such part.
refuse-no-such-weapon = Another weapon comes first.
refuse-nobody-moves = Nobody can move.
refuse-one-each-first = Every vehicle takes one hit before any takes another.
refuse-being-hitched = A gun is being hitched or unhitched in this turn: the vehicle stands still.
refuse-not-a-piece = That is no gun of the battery.
refuse-not-among-hit = He was not hit.
refuse-not-heavy = Heavy weapons take only a vehicle as a second target.
refuse-not-in-hand = That card is not in your hand.
refuse-not-lower = The card must be lower.
refuse-not-seen = It is not in sight.
refuse-not-valid = It is not seen and detected.
refuse-not-your-unit = That is not your unit.
refuse-off-table = That is off the table.
refuse-only-slow = There one moves slowly only.
refuse-other-question = Another thing is asked now.
refuse-slow-to-mount = Mounting needs slow movement.
refuse-standing-first = Standing men go first.
refuse-too-far = That is too far.
refuse-too-many = There are not so many.
refuse-unseen = It is not seen yet: fire only after the move.
refuse-worst-first = The worst result comes first.
refuse-wrong-ends = Every moving model needs one place.
refuse-wrong-speed = Speed is slow or fast.

## Results

result-draw = Equal points, { $points } each. { $seat }: { $places } for places held, { $losses } for enemy units destroyed or broken; { $other }: { $otherplaces } and { $otherlosses }.
result-points = More points wins, { $points } to { $fewer }. { $seat }: { $places } for places held, { $losses } for enemy units destroyed or broken; { $other }: { $otherplaces } and { $otherlosses }.

## Hints

hint-detected = detected, { $cm } cm
hint-undetected = not detected, { $cm } cm

## Odds

odds-fire = { $unit }: { $shots } shots, about { $dead } dead and { $shaken } shaken
odds-vehicle = Shot at { $unit }
odds-melee = Man against man
odds-nothing = No weapon can do anything there
odds-need = number in the table
odds-miss = miss
odds-result = { $result }
odds-dead = { $count } dead
odds-breaks = the unit breaks
odds-duel-kill = enemy killed
odds-duel-shake = enemy shaken
odds-duel-nothing = nothing
odds-duel-shaken = own man shaken
odds-duel-killed = own man killed
odds-least-cover = all shots at the part with least cover
odds-played-out = found by playing it out many times
odds-first-hit = if several hit, the first of them
odds-at-end = at the end of its way: wait for a point of it
odds-hit-assault = Assault order
odds-hit-ambush-close = Ambush at close range
odds-hit-extreme = extreme range
odds-hit-close5 = within 5 cm
odds-hit-cover = covering fire
odds-hit-trench = in a ditch or trench
odds-hit-exposed = exposed crewman
odds-hit-smoke = in smoke
odds-hit-hedge = low hull weapon over a hedge
odds-hit-popped = came out to detect
odds-hit-blind = not seen or detected when ordered
odds-hit-long-barrel = long barrel
odds-hit-telescope = telescope
odds-harm-cover = covering fire (damage)
odds-harm-smoke = smoke (damage)
odds-morale-cohesion = out of cohesion
odds-morale-underground = below ground
odds-morale-half = half or fewer left
odds-morale-commander = commander near
odds-morale-cover = in medium or heavy cover
odds-morale-pressed = enemy within 20 cm
odds-morale-fanatic = political fanaticism
odds-melee-more = one more friend
odds-melee-charge = charged
odds-melee-bayonet = trained with the bayonet
odds-melee-short = short weapon
odds-melee-shaken = shaken
odds-melee-obstacle = across an obstacle
odds-melee-crewed = crewed weapon

## Standing orders

standing-initiative = Card for the initiative
standing-slowest = slowest card
standing-quickest = quickest card
standing-least-missed = the card missed least
standing-exchange = Exchange of cards
standing-keep = keep all
standing-worst = throw the worst away
standing-react = Reactions
standing-pass = always pass
standing-fire-back = fire back when it pays
standing-officer = as an officer would
standing-least = at least so many tenths of a man
standing-keep-ones = keep cards of priority 1
standing-losses = Own losses
standing-riflemen-first = riflemen first
standing-nearest-first = nearest to the enemy first
standing-divide = Dividing shots
standing-least-cover = all at the least cover
standing-evenly = evenly
standing-aim = Laying templates
standing-most-enemies = on most enemies
standing-follow = Following a target
standing-keep-goal = keep the goal

## What is about to be lost
warning-points-behind = { $left ->
    [1] Last turn
   *[other] { $left } turns left
  }: as it stands you lose by points, { $mine } to { $theirs }.{ $places ->
    [0] {""}
   *[other] {" "}Places that you do not hold are worth { $places }.
  }
