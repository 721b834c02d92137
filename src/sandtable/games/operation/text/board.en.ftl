# The board in the browser: ways of moving, the chain, the hand, the card of a unit.

form-go-fast = Fast
form-go-slow = Slowly
form-drive-fast-forward = Fast
form-drive-slow-forward = Slowly
form-drive-slow-reverse = In reverse
form-smoke = Smoke: { $by }

ui-ow-way = Way of moving
ui-ow-how = Click the place, or drag the unit there.
ui-ow-place = Click on the table.
ui-ow-corner = Shift adds a corner; each turn costs 5 cm. Esc takes corners back.
ui-ow-points = By keys or numbers
ui-ow-chain = Chain
ui-ow-chain-note = The lowest number acts first.
ui-ow-drafting = being announced
ui-ow-hand = Your orders
ui-ow-hand-note = Choose a unit, then a card.
ui-ow-hand-lay = Choose the card to lay face down.
ui-ow-hand-swap = Choose a card to exchange.
ui-ow-cards = { $count } cards in the hand
ui-ow-ordered = { $done } of { $all } ordered
ui-ow-training = training { $need }+
ui-ow-men = { $now } of { $start } men
ui-ow-moving = { $cm } cm
ui-ow-stays = in place
ui-ow-waits = at point { $point }
ui-ow-length = { $cm } of { $limit } cm
ui-ow-out = head out
ui-ow-fires = { $weapon }: { $target }
ui-ow-dead = no one left
ui-ow-track = track
ui-ow-wheel = wheel
ui-ow-main = main gun
ui-ow-second = second gun
ui-ow-immobile = immobile
ui-ow-fire = on fire
ui-ow-wreck = wreck
ui-ow-broken = broken
ui-ow-shaken = { $count } shaken
ui-ow-range = close / normal / extreme, cm

speed-slow = slow
speed-fast = fast
speed-assault = assault

cover-open = in the open
cover-light = light cover
cover-medium = medium cover
cover-heavy = heavy cover

ring-close = close { $cm }
ring-normal = normal { $cm }
ring-extreme = extreme { $cm }

role-commander = Commander
role-gunner = Gunner
role-loader = Loader
role-driver = Driver
role-machine-gunner = Machine-gunner
role-radio = Radio operator
role-anti-aircraft = Anti-aircraft gunner
role-observer = Observer
role-sniper = Sniper
role-runner = Runner
role-away = Runner with a message

## Sight, detection, the place under the pointer

sight-free = { $cm } cm, { $cover }
sight-dim = { $cm } cm, not detected, { $cover }
sight-stopped = no sight: { $what }, { $cm } cm
sight-stopped-plain = no sight, { $cm } cm

block-wood = wood
block-small-wood = trees
block-building = house
block-bunker = bunker
block-ruin = ruin
block-low-wall = wall
block-high-wall = high wall
block-low-hedge = hedge
block-high-hedge = high hedge
block-sandbags = sandbags
block-wreck = wreck
block-vehicle = vehicle
block-smoke = smoke
block-slope = rise of the ground

ring-detect = detected within { $cm } cm ({ $posture ->
        [moved] moved
        [fired] fired
       *[stationary] at rest
    }, { $cover ->
        [cover] in cover
       *[open] in the open
    })
ring-ambush = Ambush: +1 to hit within { $cm } cm

odds-stand = There { $count ->
        [one] one enemy unit could fire at it
       *[other] { $count } enemy units could fire at it
    }
odds-unseen = No enemy who may still fire would find it there
odds-stuck = gets stuck on its way and does not come there
odds-threat = { $unit }
odds-threat-line = { $unit }, { $cm } cm, { $cover ->
        [light] light cover
        [medium] medium cover
        [heavy] heavy cover
       *[open] in the open
    }

model-part = { $part ->
        [0] { $whole }
       *[other] { $whole }, man { $part }
    }

## Crew: what each man does under the order

hint-drives = drives
hint-idle = nothing to do
hint-fires = fires { $weapon }
hint-loads = loads
hint-out = head out
hint-radio = at the radio
hint-shaken = shaken
hint-ready = ready

ui-ow-left = { $cm } cm left
ui-ow-over = { $cm } cm too far
ui-ow-vain = Would do nothing. { $unit }: { $why }
ui-ow-barred = May not be fired at
ui-ow-roster = Your units
ui-ow-had = has had its order
ui-ow-win = Most points after { $turns } turns wins: objectives held and enemies put out of action.
side-germany = Germany
side-usa = USA
side-britain = Britain
side-soviet = Soviet Union
trace-hits = { $hits ->
        [0] no hit of { $shots }
        [one] 1 hit of { $shots }
       *[other] { $hits } hits of { $shots }
    }{ $dead ->
        [0] {""}
       *[other] {", "}{ $dead } dead
    }{ $shaken ->
        [0] {""}
       *[other] {", "}{ $shaken } shaken
    }
ui-ow-turning = turning counts { $cm } cm
ui-ow-go = Go there
ui-ow-who = Who takes it?
ui-ow-shaken-man = shaken
ui-ow-facing = Facing at the end
ui-ow-turn-left = Turn left (Q)
ui-ow-turn-right = Turn right (E)
ui-ow-aboard = Aboard
ui-ow-single = Each man
ui-ow-single-how = Click the place, then drag the men to theirs.
ui-ow-keys = With the arrow keys
ui-ow-keys-how = 1 cm a step, with Shift 5; Enter takes the place.
form-ram = Ram { $unit }
form-sink = Entry here
ui-ow-storeys = { $count } storeys
ui-ow-deploy = Your units

## A word for newcomers under the table

tip-lay = The lower number begins the turn. The card is spent: keep your best ones for the fight.
tip-swap = Click a card to throw it away for another, or pass.
tip-open = Click one of your amber units: its lines of sight appear. Then click a card at the right.
tip-react = You may answer with a lower card for another unit: it acts before the enemy. Click a unit, then a card, or pass.
tip-target = Click an enemy in a frame: the chances stand at the right. Then confirm. A dashed frame is seen but not detected.
tip-losses = Click the man who is hit, or choose at the right.
tip-aim = Click the man on whom the template is laid.
tip-divide = Choose at the right how many shots go where.
tip-expose = With a man in the hatch the vehicle sees further, but he can be hit.
tip-delay = Point at a diamond or a number: the chances there stand at the right. Click to wait for that point of the way.

## What a card lets a unit do

order-move = Goes slowly or fast to its goal. Does not fire.
order-assault = Goes and fires, before or after its way (-1 to hit), or charges into melee.
order-fire = Stays and fires at one enemy it sees and has detected.
order-ambush = Like Fire, but +1 to hit at close range.
order-cover = Fires at any enemy in sight, detected or not: -1 to hit, -3 damage.

odds-dead-bars = Dead, chance in per cent
ui-ow-goal-plan = Where { $points } points lie
ui-ow-goal-yours = your men
ui-ow-goal-theirs = the enemy
ui-ow-goal = Objective: { $points } points for the side that holds it at the end
tip-card = Now click an amber card at the right. A click on another unit takes that one instead.
tip-nobody = Nobody can be fired at from here; the panel says why. Undo, or pass: the order is then spent without fire.
tip-optional = Pass if not: the order goes on without it.
ui-ow-whole = undamaged
tip-with = Several ways are left: choose one in the list under the question.
tip-buy = Click what you want at the right: its price stands below it. When you have enough, press Done.
ui-ow-army = Your army
ui-ow-list-infantry = Men on foot
ui-ow-list-artillery = Guns
ui-ow-list-vehicles = Vehicles
