# The board in the browser: ways of moving, the chain, the hand, the card of a unit.

form-go-fast = Fast
form-go-slow = Slowly
form-drive-fast-forward = Fast, forward
form-drive-slow-forward = Slowly, forward
form-drive-slow-reverse = Slowly, in reverse
form-smoke = Smoke: { $by }

ui-ow-way = Way of moving
ui-ow-how = Click on the table, or drag the unit there.
ui-ow-place = Click on the table.
ui-ow-corner = With Shift a click adds a corner.
ui-ow-points = By coordinates
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
