# Operation World War Two: vehicles, set-up and optional chapters.

## What is asked

prompt-muster = Buy your army: { $left } of { $limit } points left
prompt-declare = Join units into one before play?
prompt-place-unit = Place a unit in your zone
prompt-sink-entries = Place an entry point on a road ({ $left } left)
prompt-halve-deck = Halve your deck?
prompt-split-draw = How many of the { $count } cards are manoeuvre cards?
prompt-dispersal = Pick the next smoke to roll for ({ $left } left)
prompt-attachments = Who acts together from now on?
prompt-parting = Do the men on foot act apart from their vehicle?
prompt-lose-weapon = Which secondary weapon is gone?
prompt-douse-light = { $hits } hits: give up two to put the searchlight out?
prompt-announce-look-out = Does a man look out of the vehicle?
prompt-announce-alight = Do the men get out?
prompt-announce-onward = Where do those who got out go?
prompt-announce-board = Do the men get into the vehicle?
prompt-announce-drive = Where does it drive?
prompt-announce-moment = Fire before or after driving?
prompt-announce-aim-1 = Weapon one: at whom, with what?
prompt-announce-aim-2 = Weapon two: at whom, with what?
prompt-announce-aim-3 = Weapon three: at whom, with what?
prompt-announce-aim-4 = Weapon four: at whom, with what?
prompt-announce-aim-5 = Weapon five: at whom, with what?
prompt-announce-hitch = Hitch or unhitch the gun?
prompt-announce-storm = Close assault on a vehicle?
prompt-announce-rest = Do the others assault another target?
prompt-announce-descend = Go below ground?
prompt-announce-below = Below ground: what now?
prompt-announce-smoke = Use smoke?
prompt-announce-light = Turn the searchlight on whom?
prompt-announce-flare = Fire a flare over whom?
prompt-announce-hail = Call another vehicle by radio?

## Choices

action-drive = Drive { $speed ->
        [slow] slowly
       *[fast] fast
    } { $gear ->
        [reverse] in reverse
       *[forward] forward
    }: { PER($way, by: 10) } cm, facing { PER($face, by: 10) }
action-halt = Do not drive
action-expose = { $out ->
        [yes] A man looks out
       *[no] Everybody stays inside
    }
action-aim = { $mount } at { $unit }: { $ammo }
action-cease = No further weapon
action-scrap = { $mount } is gone
action-ram = Drive { $speed ->
        [slow] slowly
       *[fast] fast
    } into { $unit }: { PER($way, by: 10) } cm
action-board = Get into { $vehicle }
action-alight = Get out
action-moment = { $when ->
        [before] Fire before driving
       *[after] Fire after driving
    }
action-hitch = { $how ->
        [on] Hitch the gun to
       *[off] Unhitch the gun from
    } { $vehicle }
action-storm = Storm { $vehicle } with { $men ->
        [one] 1 man
       *[other] { $men } men
    }
action-buy = Buy { $kind }
action-fit = With it: { $item }
action-dismiss = Give the last unit back
action-join = One unit: { $units }
action-part = { $unit }: the men act apart
action-unmount = { $unit }: carry the rear machine gun
action-done = Done
action-hide = { $unit } waits below at { $entry }
action-stand = { $unit } at { PER($at, by: 10) } cm, facing { PER($facing, by: 10) }°{ $aboard ->
        [yes] , aboard
       *[no] {""}
    }
action-descend = Go down at { $entry }
action-ascend = Come up, into melee with: { $unit }
action-tunnel = Creep { $speed ->
        [slow] slowly
       *[fast] fast
    } towards { $entry }
action-below = Fight { $unit } below ground
action-sink = Entry point at { PER($at, by: 10) } cm
action-smoke = Smoke by { $by } at { PER($at, by: 10) } cm
action-disperse = Roll for { $template }
action-light = Searchlight on { $unit }
action-flare = Flare over { $unit }
action-split = { $use ->
        [yes] Halve the deck
       *[no] Keep the deck whole
    }
action-draw = { $manoeuvre } manoeuvre cards
action-hail = Call { $unit }
action-attach = Act together: { $units }
action-detach = { $unit } acts alone
action-douse = { $light ->
        [yes] Two hits for the light
       *[no] Roll all hits
    }

## What happened: vehicles

event-vehicle-driven = { $unit } drives { PER($spent, by: 10) } cm.
event-driving-tested = { $unit } at { $feature }: { $rolls } against { $need }, { $passed ->
        [yes] drives on
       *[no] is stuck
    }.
event-man-exposed = { $unit }: a man looks out.
event-gun-aimed = { $unit } turns { $mount }.
event-terrain-stopped = { $unit }: the terrain { $stopped ->
        [yes] stops the hit
       *[no] lets the hit through
    } ({ $rolls }).
event-vehicle-screened = { $screen } hides the { $part } of { $unit }: { $need } needed, { $hit ->
        [yes] it is hit instead
       *[no] the shot glances off
    }.
event-part-hidden = { $unit }: the terrain hides the { $part }.
event-armour-pierced = { $unit }: { $rolls } against { $need }, { $passed ->
        [yes] through
       *[no] not through
    }.
event-vehicle-struck = { $unit } is hit, row { $row }: { $result }.
event-squad-damaged = { $unit }: damage of the hits, given out from the worst on ({ $rolls }).
event-engine-hit = { $unit }: engine or ammunition, { $catastrophe ->
        [yes] it blows up
       *[no] it stops
    } ({ $rolls }).
event-vehicle-exploded = { $unit } blows up, reach { PER($reach, by: 10) } cm.
event-crew-hit = { $unit }: crew, dead { $dead }, shaken { $shaken } ({ $rolls }).
event-part-lost = { $unit } loses: { $part }.
event-vehicle-rolled = { $unit } rolls on.
event-nerves-tested = { $unit }: { $rolls } against { $need }, { $passed ->
        [yes] the crew keeps its nerve
       *[no] the crew gets out
    }.
event-will-tested = { $unit }, willpower: { $rolls } against { $need }, { $passed ->
        [yes] nobody looks out this turn
       *[no] everybody is shaken
    }.
event-crew-got-out = The crew of { $unit } gets out.
event-men-boarded = { $unit }: men get in.
event-men-left = { $unit }: men get out.
event-gun-hitched = { $unit } hitches its gun to { $model }.
event-gun-unhitched = { $unit } unhitches its gun from { $model }.
event-gun-unmounted = { $unit } carries the rear machine gun.
event-ram-tested = { $unit }: { $rolls } against { $need }, { $passed ->
        [yes] it goes
       *[no] it does not move
    }.
event-rammed = { $unit } runs into { $target }.
event-dodged = { $model }: { $rolls } against { $need }, { $result ->
        [unharmed] dodges
        [shaken] is shaken
       *[dead] is run down
    }.
event-assault-tested = { $model }: { $rolls } against { $need }, { $passed ->
        [yes] dares
       *[no] does not dare
    }.
event-assault-rolled = { $model } at { $target }: { $rolls } against { $need }, { $result ->
        [killed] he dies
        [hit] hit
       *[miss] no hit
    }.
event-flame-rolled = Flame on { $unit }: { $result } ({ $rolls }).
event-vehicle-lost = { $model } is lost.
event-models-struck = Struck: { $models }: { $results } ({ $rolls }).

## What happened: set-up and optional chapters

event-unit-bought = { $seat } buys { $unit } for { $points } points.
event-units-joined = One unit from now on: { $units }.
event-unit-placed = { $unit } is placed.
event-unit-parted = { $other } acts apart from { $unit }.
event-deployment-card = { $seat } turns { $card }.
event-deck-halved = { $seat } { $use ->
        [yes] halves the deck
       *[no] keeps the deck whole
    }.
event-cards-split = { $seat } draws { $manoeuvre } manoeuvre and { $fire } fire cards.
event-units-attached = { $units } act together.
event-unit-detached = { $unit } acts alone again.
event-radio-contact = { $unit } calls { $other }: { $rolls }, { $passed ->
        [yes] contact
       *[no] no contact
    }.
event-wreck-burns = The wreck of { $unit } { $burns ->
        [yes] burns
       *[no] does not burn
    } ({ $rolls }).
event-wreck-crushed = The wreck { $model } is pushed aside.
event-building-shaken = { $feature }: { $total }, { $result ->
        [nothing] it holds
        [test] everybody inside tests
        [rooms] the rooms around test
        [light] it collapses
       *[heavy] it collapses heavily
    } ({ $rolls }).
event-roof-shaken = The roof of { $feature }: { $total }, { $fell ->
        [yes] it falls
       *[no] it holds
    } ({ $rolls }).
event-courage-tested = { $unit }: { $rolls } against { $need }, { $passed ->
        [yes] passed
       *[no] failed
    }.
event-entry-rolled = { $unit } in { $feature }: { $total }, { $result ->
        [crash] something falls on it
        [stuck] it is stuck
       *[through] it drives through
    } ({ $rolls }).
event-tunnel-rolled = { $unit } at { $entry }: { $result ->
        [nothing] nothing happens
        [some] part of the ceiling falls
        [closed] the tunnel collapses
       *[dead] everybody is buried
    } ({ $rolls }).
event-went-below = { $unit } goes down at { $entry }.
event-came-up = { $unit } comes up.
event-marker-moved = { $unit } is at { PER($place, by: 10) } cm below ground.
event-shots-below = { $unit } fires at { $target } below ground: { $hits } hits ({ $rolls }).
event-smoke-laid = { $unit }, smoke by { $by }: { $result ->
        [dud] a dud
        [scatter] scatters to { PER($places, by: 10) } cm
        [hit] at { PER($places, by: 10) } cm
       *[laid] at { PER($places, by: 10) } cm
    }.
event-smoke-rolled = { $template } { $result ->
        [stays] drifts with the wind
       *[gone] disperses
    } ({ $rolls }).
event-wind-turned = Wind: direction { $direction }, strength { $strength }.
event-light-laid = { $unit } lights { $target } up.
event-light-out = The searchlight of { $unit } is shot out.
event-flare-fired = { $unit } fires a flare over { $target }: { $hit ->
        [yes] it hangs above
       *[no] it drifts
    } ({ $rolls }).
event-entry-sunk = { $seat } places an entry point at { PER($place, by: 10) } cm.

## Why not

refuse-already-hitched = A vehicle tows one gun, and a gun is towed once.
refuse-attached-this-turn = Not before the next turn.
refuse-bad-count = So many cards cannot come from that half.
refuse-bad-ground = It cannot stand on that ground.
refuse-board-once = Nobody gets in and out in one turn.
refuse-board-slowly = While men get in or out it drives slowly.
refuse-cannot-board = Nobody can get into that vehicle.
refuse-cannot-hitch = The gun cannot be hitched or unhitched there.
refuse-cannot-join = These units cannot be declared one.
refuse-cannot-merge = Only trained units of one platoon can be merged.
refuse-cannot-part = There are no men who could act apart.
refuse-cannot-reach-side = They cannot reach its side or rear.
refuse-cannot-tow = That vehicle cannot tow the gun from there.
refuse-carrier-full = The carrier is too small for the squad.
refuse-chapter-off = That chapter is not used in this battle.
refuse-commander-busy = The commander looks out and can do nothing else.
refuse-crew-short = There are not enough men for all these tasks.
refuse-driver-stays = The driver of a moving vehicle stays aboard.
refuse-entry-too-near = An entry point lies 30 cm from the edge and from others.
refuse-exit-blocked = An enemy stands in the exit.
refuse-gun-fired = The gun has fired in this turn.
refuse-gun-forward = A tank breaks in only with its gun to the rear.
refuse-gunner-busy = The gunner fires the main weapon or the one beside it, not both.
refuse-hull-blind = The hull weapon does not see over the wall.
refuse-immobile = It cannot move any more.
refuse-in-sight = Infiltrators are placed out of the enemy's sight.
refuse-in-the-way = Something stands in the way.
refuse-infiltrators-later = Infiltrators are placed after all others.
refuse-kept-in = Nobody looks out for the rest of this turn.
refuse-man-shaken = A shaken man cannot do that.
refuse-motorcycle-cannot-overrun = Motorcycles cannot run infantry over.
refuse-motorcycle-cannot-ram = Motorcycles cannot ram.
refuse-must-look-out = So far or so fast only with a man looking out.
refuse-must-stand = The man at the searchlight stays where he is.
refuse-needs-assault = That needs an Assault order.
refuse-needs-squad = A troop carrier is bought with its squad.
refuse-no-area-at-crew = Men who look out are no target for area weapons.
refuse-no-breach = There is no door, and nothing to break the wall with.
refuse-no-carrier = The unit has no carrier.
refuse-no-chance = Even a 10 would not be enough.
refuse-no-driver = Nobody can drive.
refuse-no-effect = That weapon cannot harm this target.
refuse-no-entry = There is no such entry point.
refuse-no-flare = The unit has no flare.
refuse-no-hail = That vehicle cannot be called.
refuse-no-heavy-from-vehicle = Heavy weapons are not fired out of a vehicle.
refuse-no-heavy-weapon = Only small arms are fired at men who look out.
refuse-no-indirect = Indirect fire is not allowed here.
refuse-no-passenger-fire = No further passenger can fire from it.
refuse-no-radio = Nobody serves a radio.
refuse-no-radio-contact = They had no radio contact in the last turn.
refuse-no-room-aboard = There is no room aboard.
refuse-no-searchlight = The unit has no searchlight.
refuse-no-smoke = The unit has no such smoke.
refuse-no-such-ammunition = The weapon has no such ammunition.
refuse-no-such-mount = There is no such weapon left to name.
refuse-nobody-exposed = Nobody looks out of it.
refuse-nobody-for-smoke = Nobody is there to use the smoke.
refuse-nobody-leaves = Nobody can get out.
refuse-nobody-looks-out = Nobody can look out now.
refuse-not-a-moment = Fire comes before or after the move.
refuse-not-a-speed = Speed is slow or fast, gear forward or reverse.
refuse-not-a-tank = Only tanks break into buildings.
refuse-not-a-vehicle = That is no vehicle to assault.
refuse-not-aboard = The man is not aboard.
refuse-not-alike = Only units that fit together can be joined.
refuse-not-an-option = The list does not offer that for this unit.
refuse-not-at-entry = The marker is at no entry point.
refuse-not-attached = The unit is not attached.
refuse-not-bearing = The weapon cannot be turned so far.
refuse-not-beside = They do not stand beside the vehicle.
refuse-not-in-list = The army list of this nation does not have that.
refuse-not-infantry = Only infantry goes below.
refuse-too-many-staffs = More headquarters than the squads have platoons for.
refuse-not-loaded = The weapon must be loaded first.
refuse-mortar-inside = A mortar cannot fire out of an intact building.
refuse-moved-too = This weapon cannot move and fire in one turn.
refuse-not-motorcycles = Only motorcycles form such a squad, before play.
refuse-not-mounted = There is no machine gun to take off.
refuse-not-near-below = That marker is not within 10 cm below ground.
refuse-not-near-entry = That unit is not within 10 cm of the entry point.
refuse-not-on-road = Entry points lie on roads.
refuse-not-smoke = That is no smoke to roll for.
refuse-not-straight = It needs 10 cm straight on its way.
refuse-not-together = The whole unit must be near the entry point.
refuse-not-while-moving = Passengers do not fire while it moves.
refuse-not-your-carrier = Only its own squad boards it.
refuse-nothing-bought = Nothing has been bought yet.
refuse-nothing-to-use = The man has nothing to use against it.
refuse-nowhere = That is no way to drive.
refuse-one-target = The whole squad takes one target.
refuse-out-of-range = That is out of range.
refuse-outside-zone = That lies outside your zone.
refuse-platoon-size = A platoon does not have so many or so few.
refuse-point-unseen = Nobody sees that point, and it was not reported.
refuse-reverse-slowly = Reversing is slow.
refuse-shaken-below = With shaken men the marker stays.
refuse-smoke-arc = The launcher does not point there.
refuse-smoke-too-far = Too far for the smoke.
refuse-too-dear = The army would cost more than the limit.
refuse-too-far-apart = The vehicles are too far apart.
refuse-too-many-entries = There are six entry points already.
refuse-too-many-turns = At most two turns like this.
refuse-too-near = Infiltrators keep 20 cm from the enemy.
refuse-too-soon = Not before the next turn after it came there.
refuse-too-strong = Those walls are too strong for this tank.
refuse-touches-nobody = The way touches none of them.
refuse-tow-slowly = With a gun in tow it drives slowly.
refuse-track-gone = Without its track it can only turn.
refuse-weapon-lost = That weapon is destroyed.

## Modifiers

odds-armour = Armour
odds-building-size = Size of the building
odds-calibre = Calibre
odds-charge = Demolition charge
odds-damage-cover = Covering fire
odds-damage-smoke = Target in smoke
odds-exposed = Exposed man
odds-gun-class = Gun against this class
odds-popped = Came out only to detect
odds-rear = Hit in the rear
odds-roof-fell = After the roof fell
odds-ruin = Already a ruin
odds-schurzen = Skirts against shaped charges

## Words for parts, ammunition, things and results

part-main = main weapon
part-coaxial = coaxial machine gun
part-hull = hull machine gun
part-aa = anti-aircraft machine gun
part-front = front machine gun
part-rear = rear machine gun
part-ring = ring-mounted machine gun
part-roof = roof machine gun
part-passengers = passengers
part-secondary = secondary weapon
part-track = track
part-wheel = wheel
part-running_gear = running gear
part-engine = engine
part-immobile = mobility
ammo-ap = armour-piercing shot
ammo-he = high explosive
ammo-heat = shaped charge
ammo-direct = direct fire
ammo-indirect = indirect fire
ammo-wp = white phosphorus
ammo-bomb = mortar bomb
ammo-flame = flame
item-panzerfaust = Panzerfaust
item-charge = demolition charge
item-camouflage = camouflage net
item-command-vehicle = command vehicle
item-searchlight = searchlight
item-flare = flare
item-white-phosphorus = white phosphorus
item-smoke-vehicle = vehicle smoke launcher
item-smoke-rear = rear smoke launcher
item-smoke-side = side smoke launcher
item-smoke-grenade = smoke grenade launcher
item-smoke-shell = smoke shell
item-smoke-shell-heavy = heavy smoke shell
item-fog = fog-grenade launcher
harm-screened = struck what stands before it
harm-crew = one of the crew
harm-crew-2 = two of the crew
harm-crew-3 = three of the crew
harm-assistants = one assistant
harm-assistants-2 = two assistants
harm-crew-shaken = one shaken
harm-crew-shaken-2 = two shaken
harm-crew-dead = one dead
harm-crew-dead-2 = two dead
harm-track = track
harm-wheel = wheel
harm-running-gear = wheel or track
harm-main = main weapon
harm-secondary = secondary weapon
harm-immobile = immobile
harm-engine = engine or ammunition
harm-catastrophe = catastrophe
harm-nerves = nerves test
harm-dead = dead
harm-shaken = shaken
harm-nh = no effect
item-de-kubelwagen = { kind-de-kubelwagen }
item-de-opel = { kind-de-opel }
item-de-sdkfz251 = { kind-de-sdkfz251 }
item-us-jeep = { kind-us-jeep }
item-us-jeep-mg = { kind-us-jeep-mg }
item-us-gmc = { kind-us-gmc }
item-us-m3 = { kind-us-m3 }
item-uk-bedford = { kind-uk-bedford }
item-uk-m5 = { kind-uk-m5 }
item-uk-carrier = { kind-uk-carrier }
item-su-zis5 = { kind-su-zis5 }
