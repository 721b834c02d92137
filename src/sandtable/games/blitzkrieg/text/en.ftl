## The game

game-blitzkrieg = Blitzkrieg 1940
game-blitzkrieg-about = Hannut and Stonne, May 1940: companies, markers drawn from a cup, reactions in the middle of a move.
scenario-hannut = Hannut: the clash of the tanks
scenario-hannut-about = 6 turns. Two panzer divisions against the French cuirassiers; points are counted every turn.
scenario-stonne = Stonne: the Verdun of 1940
scenario-stonne-about = 10 turns. One village on its ridge; reinforcements come from both sides. Who holds it at the end wins.
seat-german = German
seat-french = French
calibre-light = light 75 mm
calibre-medium = medium 105 mm
calibre-heavy = heavy 150 mm
calibre-stuka = Stuka attack
marker-de-artillery = Artillery (German)
marker-de-stuka = Stuka (German)
marker-de-repeat = Repeat (German)
marker-de-general = General (German)
marker-fr-artillery = Artillery (French)
marker-fr-stuka = Stuka (French)
marker-fr-repeat = Repeat (French)
marker-fr-general = General (French)

## What is asked

prompt-set-up-place = Set up: { $unit }.
prompt-set-up-stack = Set up with the units allowed: { $unit }.
prompt-set-up-assign = With which formation does it act: { $unit }?
prompt-set-up-lose = Choose who takes a starting step loss.
prompt-set-up-board = Which company starts on the carrier: { $unit }?
prompt-set-up-works = Lay an entrenchment.
prompt-set-up-mines = Lay a minefield.
prompt-opening = Which formation opens the battle, with a Stuka and an artillery marker?
prompt-next-opening = Which of the opening markers is next?
prompt-formation-drawn = Drawn: { $marker }. Activate it?
prompt-fire-drawn = Drawn: { $marker }. Fire?
prompt-repeat-drawn = A repeat marker: which formation acts, or hold it?
prompt-repeat-taken = The extra repeat marker: play it now or hold it?
prompt-general-drawn = A general marker: use it now or hold it?
prompt-may-cancel = The enemy drew { $marker }. Spend your general marker to cancel it?
prompt-relief = Remove neutralised markers; left: { $left }.
prompt-resting = Remove fatigue markers; left: { $left }.
prompt-bring-back = Where does it come back: { $unit }?
prompt-operate = Your move: { $formation } acts.
prompt-operate-fire = Name a hex and salvos; left: { $count }.
prompt-move = { $unit } moves; whole points left: { $left }.
prompt-react-move = { $unit } moves to { $hex }: react?
prompt-react-shot = { $unit } fired from { $hex }: react?
prompt-react-salvo = A salvo fell on { $hex }: retreat?
prompt-retreat-to = Where does it retreat: { $unit }?
prompt-take-hit = { $unit } is neutralised: take it, or lose a step instead?
prompt-share-loss = { $unit } is hit: who loses the step, carrier or company?
prompt-take-aim = Melee: at whom does it fire: { $unit }?
prompt-struck-attacker = { $unit } is neutralised in the attack: go back, or lose a step and fight on?
prompt-struck-neutral = { $unit } is neutralised: lose a step and stay, or retreat?
prompt-struck-pinned = { $unit } was neutralised before: lose a step or retreat.
prompt-struck-step = { $unit } lost a step: stand or retreat?
prompt-press-on = Melee in { $hex }: another round, or go back?

## What can be chosen

action-deploy = Ready-made set-up
action-place = { $unit } → { $hex }
action-assign = { $unit } acts with { $formation }
action-weaken = Starting loss: { $unit }
action-board = { $carrier }: aboard { $unit }
action-board-none = { $carrier }: nobody aboard
action-entrench = Entrenchment in { $hex }
action-mine = Minefield in { $hex }
action-open-with = Open with { $marker }
action-activate = Activate
action-decline = Decline
action-wait = Wait for a partner (general marker)
action-together = Activate together
action-hold = Hold the marker
action-repeat = Repeat: { $formation }
action-relieve = Remove the marker: { $unit }
action-rest = Remove fatigue: { $formation }
action-enough = Enough
action-cancel = Try to cancel
action-allow = Let it be
action-return = { $unit } comes back in { $hex }
action-move = Move: { $units }
action-enter = { $unit } enters in { $hex }
action-fire = { $unit } fires at { $target }
action-fire-first = { $unit } fires at { $target }, then half a move
action-fire-together = { $unit } and company fire at { $target }
action-barrage = { $salvos } on { $hex }
action-mount = { $unit } mounts { $carrier }
action-dismount = { $unit } dismounts
action-end-activation = End the activation
action-step = To { $hex }
action-drive = By road to { $hex }, in column
action-assault = Assault { $hex }
action-halt = Halt here
action-opportunity-fire = Opportunity fire: { $unit } at { $target }
action-return-fire = Return fire: { $unit } at { $target }
action-fall-back = Retreat: { $unit }
action-retreat = Retreat: { $unit } → { $hex }
action-pass = No reaction
action-suffer = Take the N
action-lose-step = Lose a step: { $unit }
action-stand = Stand
action-aim = { $unit } at { $target }
action-press = Another round
action-break-off = Go back
action-command =
    { $use ->
        [rally] General: remove 6 neutralised markers
        [rest] General: remove 2 fatigue markers
        [repeat] General: take a repeat marker
       *[pair] General: the next formation may wait
    }

## Why not

refuse-too-far = Out of range: go closer.
refuse-no-sight = No line of sight.
refuse-not-seen = It cannot be seen from that far.
refuse-too-weak = The final factor is below -1.
refuse-no-target = That is no target.
refuse-range-zero = Range 0 only returns fire or fights in melee.
refuse-not-this-unit = It concerns another unit.
refuse-not-trigger = That unit did not just move or fire.
refuse-marked = It has an opportunity marker already.
refuse-not-passive = Only passive units on the map react.
refuse-reacted = It has reacted to this already.
refuse-not-shot-at = Only the unit just fired at returns fire, at the firer.
refuse-returned = It has returned fire in this activation already.
refuse-retreated = It has retreated from this move or shot already.
refuse-no-reason = It sees no moving enemy and was not fired at.
refuse-not-there = It cannot go there.
refuse-not-adjacent = Choose a neighbouring hex.
refuse-enemy-there = The enemy is there: only an assault leads in.
refuse-no-enemy = There is nobody to fight.
refuse-impassable = This ground is impassable for it.
refuse-no-road = There is no road.
refuse-no-points = Not enough movement points.
refuse-no-end = From there the move could not end: out of command or full.
refuse-cannot-stop = Too far from the HQ to stop here.
refuse-full = Three units are in the hex already.
refuse-not-moved = Move at least one hex.
refuse-hq-no-melee = An HQ does not attack.
refuse-no-melee-out-of-command = Out of command: no melee.
refuse-mounted = Nobody enters melee mounted: dismount first.
refuse-no-points-melee = A quarter of the points and the ground are needed.
refuse-half-move = Half a move does not lead into melee.
refuse-not-a-target = Choose one of the enemies in the hex that it can hurt.
refuse-must-choose = Choose one of the ways that the rule offers.
refuse-nobody-can-fire = Nobody can fire: the attacker goes back.
refuse-no-salvos = Those salvos are not left, or not in order from heavy to light.
refuse-not-on-map = That hex is not on the map.
refuse-no-enemy-there = No enemy is in that hex.
refuse-no-observer = No own HQ sees that hex.
refuse-no-general = That needs a general marker.
refuse-bank-taken = A marker is waiting already.
refuse-nothing-waits = No marker is waiting.
refuse-no-partner = A formation must be one of the two.
refuse-holds-one = One such marker is held already.
refuse-no-repeat = No repeat marker is held, or none can go with this marker.
refuse-not-own = That is no own formation.
refuse-twice = It has acted twice this turn.
refuse-repeated = It has been activated by a repeat marker already.
refuse-demoralised = It is demoralised.
refuse-hq-neutralised = Its HQ is neutralised.
refuse-fatigued = It is fatigued: only a second activation, to shed the fatigue.
refuse-nobody = It has no units on the map.
refuse-nothing-to-rally = No own unit there is neutralised.
refuse-nothing-to-rest = No such formation is fatigued.
refuse-no-use = A general marker has no such use.
refuse-must-play = The second marker must be played at once.
refuse-not-active = Only units of the active formation act.
refuse-has-acted = It has nothing left to do.
refuse-neutralised-no-move = A neutralised unit does not move.
refuse-not-one-stack = One to three units from one hex, in counter order.
refuse-hq-alone = An HQ moves by itself.
refuse-aboard = It is aboard: move the carrier.
refuse-nowhere = There is no hex that it can enter.
refuse-no-entry = It enters elsewhere.
refuse-not-carrier = That is no carrier of its battalion.
refuse-no-company = There is no fitting company.
refuse-not-fresh = Only before either has acted.
refuse-no-fire-first = Only a fresh unit on foot or wheels of its own fires first and then moves.
refuse-company-fired = The company aboard has fired: it cannot ride on in this activation.
refuse-no-weapon = An HQ does not fire.
refuse-not-here = It comes back with a unit of its own formation.
refuse-not-now-set-up = Another piece is to be set up now.
refuse-not-host = It cannot be assigned to that formation.
refuse-outside-area = That hex lies outside the printed area.
refuse-no-steps = Choose a unit of that formation that has steps.
refuse-marker-there = There is such a marker already.
refuse-no-infantry-there = Only where French infantry stands.
refuse-not-a-marker = Choose one of the markers offered.

## What happened

event-placed = { $unit } → { $hex }
event-assigned = { $unit } acts with { $formation }.
event-weakened = { $unit } starts with a step loss.
event-works-laid = Entrenchment: { $hex }.
event-mines-laid = Minefield: { $hex }.
event-turn-began = Turn { $turn }.
event-marker-added = Into the cup: { $marker }.
event-marker-removed = Out of play: { $marker }.
event-marker-drawn = Drawn: { $marker }.
event-marker-opened = { $marker } opens.
event-marker-declined = Declined: { $marker }.
event-marker-held = Held: { $marker }.
event-marker-spent = Spent: { $marker }.
event-marker-waits = { $marker } waits for a partner.
event-marker-carried = The last marker, { $marker }, opens the next turn.
event-activation-ended = { $formation } has finished.
event-fatigue-gained = { $formation } is fatigued.
event-fatigue-shed = { $formation } is rested.
event-formation-left = { $formation } leaves the battle.
event-relieved = { $unit } is no longer neutralised.
event-neutralised = { $unit } is neutralised.
event-step-lost = { $unit } loses a step.
event-eliminated = { $unit } is eliminated in { $hex }.
event-out-of-command = { $unit } is out of command.
event-back-in-command = { $unit } is back in command.
event-overrun = { $unit } is overrun in { $hex }.
event-hq-returned = { $unit } comes back in { $hex }.
event-mounted = { $unit } mounts { $carrier }.
event-dismounted = { $unit } dismounts from { $carrier }.
event-entered = { $unit } enters in { $hex }.
event-retreated = { $unit } retreats: { $start } → { $hex }.
event-fled = { $unit } flees: { $start } → { $hex }.
event-left-map = { $unit } leaves the map from { $start }.
event-hex-taken = { $seat } takes { $place } ({ $hex }).
event-salvo-fell = { $calibre } on { $hex }.
event-salvo-hit = { $unit }: column { $column }, result { $result }.
event-salvos-lost = No target left in { $hex }; salvos lost: { $count }.
event-melee-began = Melee: { $start } → { $hex }.
event-melee-ended = The melee in { $hex } is over; { $seat } stays.
event-mines-struck = Mines in { $hex } strike { $unit }: { $result }.
event-works-removed = The entrenchment in { $hex } is gone.
event-turn-scored = End of turn { $turn }: German points { $points }; the battle goes on at { $low } to { $high }.
event-phase-ended =
    { $why ->
        [passed] Both sides passed: the phase ends.
       *[empty] The cup is empty: the phase ends.
    }
event-activated =
    { $by ->
        [repeat] { $formation } acts by repeat marker.
       *[marker] { $formation } acts.
    }
event-cancel-tried =
    { $passed ->
        [yes] { $marker } is cancelled ({ $rolls }).
       *[no] { $marker } is not cancelled ({ $rolls }).
    }
event-fatigue-tested =
    { $passed ->
        [yes] { $formation }: fatigue test passed, { $rolls } against { $need }.
       *[no] { $formation }: fatigue test failed, { $rolls } against { $need }.
    }
event-morale-tested =
    { $passed ->
        [yes] { $formation }: morale check passed, { $rolls } against { $need }.
       *[no] { $formation }: morale check failed, { $rolls } against { $need }.
    }
event-recovery-tested =
    { $passed ->
        [yes] { $formation }: recovery test passed, { $rolls } against { $need }.
       *[no] { $formation }: recovery test failed, { $rolls } against { $need }.
    }
event-rally-tested =
    { $passed ->
        [yes] { $unit }: rally passed, { $rolls } against { $need }.
       *[no] { $unit }: rally failed, { $rolls } against { $need }.
    }
event-panic-tested =
    { $passed ->
        [yes] { $unit }: panic check passed, { $rolls } against { $need }.
       *[no] { $unit }: panic check failed, { $rolls } against { $need }.
    }
event-transmission-tested =
    { $passed ->
        [yes] { $unit }: transmission passed, { $rolls } against { $need }.
       *[no] { $unit }: transmission failed, { $rolls } against { $need }.
    }
event-reaction-tested =
    { $passed ->
        [yes] { $unit }: reaction check passed, { $rolls } against { $need }.
       *[no] { $unit }: reaction check failed, { $rolls } against { $need }.
    }
event-mines-tested =
    { $passed ->
        [yes] The minefield in { $hex } is used up ({ $rolls }).
       *[no] The minefield in { $hex } stays ({ $rolls }).
    }
event-moved =
    { $column ->
        [yes] { $unit } drives in column: { $start } → { $hex }.
       *[no] { $unit } moves: { $start } → { $hex }.
    }
event-fired =
    { $what ->
        [opportunity] Opportunity fire: { $unit } at { $target }, column { $column }: { $result }.
        [return] Return fire: { $unit } at { $target }, column { $column }: { $result }.
        [melee] Melee: { $unit } at { $target }, column { $column }: { $result }.
       *[direct] { $unit } fires at { $target }, column { $column }: { $result }.
    }
event-battle-ended =
    { $result ->
        [german] The battle is over: the Germans have won.
        [french] The battle is over: the French have won.
       *[draw] The battle is over: a draw.
    }

## How it ended

result-hannut-german = The Germans break through at Hannut: { $points } points in turn { $turn }.
result-hannut-french = The French hold at Hannut: only { $points } German points in turn { $turn }.
result-hannut-draw = Hannut stays undecided: { $points } points after turn { $turn }.
result-stonne-german = The Germans hold Stonne.
result-stonne-french = The French hold Stonne.

## Sums and odds

odds-attack = Attack
odds-halved = Anti-tank gun against infantry: half
odds-armour = Armour of the target
odds-joined = Company aboard joins
odds-range = Range
odds-village = Infantry in a village
odds-woods = Infantry in woods
odds-orchard = Infantry in an orchard
odds-works = Entrenchment
odds-target-dispersed = Target dispersed
odds-target-column = Target in column
odds-fatigued = Fatigued
odds-out-of-command = Out of command
odds-dispersed = Dispersed
odds-column = In column
odds-neutralised = Neutralised
odds-moved = Moved and fires
odds-melee = Melee
odds-stream = Over a stream
odds-uphill = Uphill
odds-light = Light artillery
odds-medium = Medium artillery
odds-heavy = Heavy artillery
odds-stuka = Stuka, strength 8
odds-fire = { $unit } at { $target }
odds-barrage = Salvos on { $hex }
odds-salvo = { $calibre }: { $unit }
odds-mines = Mines in { $hex }: { $unit }
odds-check = { $unit }: 2d6 at or under { $need }
odds-reaction-value = Reaction value
odds-none = No effect
odds-neutral = Neutralised (or a step)
odds-step = A step lost
odds-passed = Passed
odds-failed = Failed
odds-back = It may fire back: needs { $need }
odds-melee-odds = Melee in { $hex }
odds-won = The attacker takes the hex
odds-repelled = The defender holds
odds-undecided = Not decided in six rounds
odds-melee-policy = Assumed: everyone fires where it hurts most; neutralised attackers go back, defenders retreat; the attacker fights on up to six rounds.
odds-cancel-odds = Cancel { $marker }: 1 to 3 on a die
short-- = no effect
short-rN = red N
short-N = neutralised
short-1 = 1 step lost

## Standing orders

standing-reaction = Reactions to enemy moves and fire
standing-never = Never react
standing-range = Fire at this range or less
standing-armour = Fire only at armour
standing-chance = Fire only with at least this chance to hurt, in percent
standing-distance = Hexes
standing-percent = Percent
standing-hit = Hits on own units
standing-marker = Take the N and stay
standing-stand-fast = Lose a step instead and stay
standing-aim = Targets in melee
standing-weakest = The one easiest to hurt
standing-cancel = Cancel enemy markers
standing-let-be = Let them be
standing-strike-formations = Cancel formation markers

## What is offered as one
plan-open-activate = Open with { $marker } and activate
plan-activate-on = Activate, and those drawn after it
plan-allow-on = Let pass this turn what is no danger
plan-fire-on = { $count ->
    [one] Fire, then let it go on
   *[other] All { $count } fire, likeliest first
}
plan-stay-on = Nobody falls back this turn
plan-suffer-on = Take the N, for every hit of this activation
plan-relieve-all = Remove all { $count } markers
plan-rest-all = Remove the fatigue of all { $count }
plan-no-more = No more in this activation
caution-shots-left = { $units ->
    [0] { $salvos } salvos are not fired yet.
   *[other] { $units } units could still fire{ $salvos ->
        [0] {""}
       *[other] , and { $salvos } salvos are left
    }.
  }
way-open = Open order
way-column = Column, by the road

## What is about to be lost
warning-points-below = { $markers ->
    [0] The last marker is drawn
    [1] One marker left
   *[other] { $markers } markers left
  }: take { $need } more { $need ->
    [1] point
   *[other] points
  } or the battle ends. You have { $points }, turn { $turn } asks for { $low }.
warning-points-above = { $markers ->
    [0] The last marker is drawn
    [1] One marker left
   *[other] { $markers } markers left
  }: the Germans have { $points } points, more than { $high } win at the end of turn { $turn }. Take back { $need }.
warning-last-turn = Last turn, { $markers ->
    [0] the last marker is drawn
    [1] one marker left
   *[other] { $markers } markers left
  }: whoever holds Stonne at the end has won, and you do not.
