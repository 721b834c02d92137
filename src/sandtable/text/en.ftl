### What all games share.

## The door

refuse-not-asked = This seat is not asked now.
refuse-not-now = { $verb } is no answer to this question.
refuse-not-sealed = This part is not sealed.
refuse-sealed = This part is sealed; reopen it first.
refuse-over = The match is over.
refuse-not-begun = The match has not begun.
refuse-no-such-seat = There is no such seat.
refuse-closed-file = The file holds the secrets of all players: it is given when the match is over.
refuse-no-advice = Another person plays here: advice comes when the match is over.
refuse-not-yours = This seat is not yours.
refuse-no-nonce = This key holds no seat whose nonce is still missing.
refuse-not-over = The match is not over: only then its dice are checked and it is looked back at.
refuse-no-undo = There is nothing to take back freely.
refuse-undo-consent = The others must agree to take this back.
refuse-no-such-order = There is no standing order of the kind { $kind }.
refuse-no-such-mode = A standing order of the kind { $kind } cannot say that.

## What happens at every table

event-readied = { $seat }: ready.
event-reopened = { $seat }: open again.
event-undone = { $seat }: a step is taken back.
event-ordered =
    { $on ->
        [yes] { $seat }: a standing order is given.
       *[no] { $seat }: a standing order is withdrawn.
    }
event-vacated = { $by ->
        [host] The host took { $seat } from whoever sat there. Whoever sits there next knows what the seat knew.
       *[other] Whoever sat at { $seat } left the seat. Whoever sits there next knows what it knew.
    }
event-left = { $seat }: left the table.
event-ended = The match is over{ $key ->
        [draw] {": "}a draw.
        [draw-agreed] {": "}a draw.
        [called-off] {": "}called off.
       *[other] {". "}Winner: { $winners }
    }

action-ready = Ready
action-reopen = Open again

result-resigned = { $seat } gives up. Winner: { $winners }
result-draw-agreed = A draw by agreement.

## Odds

odds-total = Total: { $total }

## Clauses

mark-english = [English]

## Players

level-random = Random
level-recruit = Recruit
level-officer = Officer
level-colonel = Colonel
level-colonel-bold = Colonel, bold
level-colonel-cautious = Colonel, cautious
level-marshal = Marshal
level-marshal-bold = Marshal, bold
level-marshal-cautious = Marshal, cautious
level-random-what = Any legal move
level-recruit-what = Plays like an officer with half its mind elsewhere
level-officer-what = Weighs one order at a time
level-colonel-what = Thinks ahead a tenth of a second for each plan
level-colonel-bold-what = Thinks ahead a tenth of a second for each plan; presses on where it can
level-colonel-cautious-what = Thinks ahead a tenth of a second for each plan; spares its troops
level-marshal-what = Thinks ahead about a second for each plan
level-marshal-bold-what = Thinks ahead about a second for each plan; presses on where it can
level-marshal-cautious-what = Thinks ahead about a second for each plan; spares its troops
player-person = Person
player-computer = Computer

## The rooms of the house

language-name = English

### Browser

ui-claim = Four wargames of the Second World War, by their printed rules
ui-menu = Menu
ui-menu-play = Play
ui-menu-learn = Learn
ui-menu-rules = Rules
ui-language = Language
ui-theme = Light or dark
ui-skip = Skip to the content
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-yes = yes
ui-no = no
ui-loading = Loading …
ui-back = Back
ui-next = Next
ui-game = Game
ui-search = Search
ui-filter = Filter by words
ui-continue-match = Continue a match
ui-continue = Continue
ui-look-back = Look back
ui-all-matches = All { $count } matches
ui-fewer = Show fewer
ui-new-match-head = Start a new one
ui-new-match = New match
ui-import = Open a match file
ui-import-about = A match that was saved as a file, to play on or to look at
ui-imported = Imported: { $title }
ui-export = Export the match file
ui-export-match = Export: { $title }
ui-rename = Rename
ui-rename-match = Rename: { $title }
ui-delete = Delete
ui-delete-match = Delete: { $title }
ui-delete-sure = Delete “{ $title }” for good? Export it first if you may want it back.
ui-title = Title
ui-match-over = The match is over
ui-match-yours = Your move
ui-match-waits = Waiting for { $seats }
ui-match-seats = You play { $seats }
ui-match-against = Against { $seats }
ui-matches-over = Finished
ui-match-watch = The computer plays all sides
ui-players = { $most ->
        [2] Players: { $least }
       *[other] Players: { $least } to { $most }
    }
ui-learn-head = Learn by doing
ui-learn-teaser = Eight short lessons, then a first match; the printed examples too.
ui-scenario = Scenario
ui-how-many = Number of players
ui-who-plays = Who plays
ui-seat-me = Me
ui-seat-other = Another person at this screen
ui-seat-computer = Computer: { $level }
ui-options = Options
ui-dice-fair = Fair dice: committed before the match, checkable afterwards
ui-start = Start the match
ui-no-match = There is no such match here.
ui-to-lobby = Back to the lobby
ui-seats = Seats
ui-you = you
ui-panel = Odds, choices and log
ui-prompt = What to do now
ui-your-move = { $seat }, your move.
ui-waiting-for = Waiting for { $seats }
ui-won = Won: { $winners }
ui-drawn = A draw
ui-prompt-past = You are looking at an earlier moment.
ui-to-live = Back to now
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-undo-practice = Take back (practice)
ui-undo-help = Takes back your last step: nobody has learned anything from it.
ui-undo-ask-help = Asks the others. If all agree, your last action and all after it are taken back, and dice fall anew.
ui-undo-practice-help = Takes back your last action and all after it at once, also what was rolled; dice fall anew. The result of the match will say so.
ui-retaken = { $count ->
        [one] Known results were taken back once.
       *[other] Known results were taken back { $count } times.
    }
ui-vacated = During the match the seat changed hands: { $seats }.
ui-dice-wait = Fair dice: waiting for the share of { $seats }. The match begins when every player’s browser has drawn a number of its own.
ui-dice-commitment = The host is bound to: { $commitment }
ui-dice-check = Check the dice
ui-dice-rules = Every action was replayed by the rules, and no entry was changed afterwards.
ui-dice-seeded = The dice follow from the seed in the file. Who made the match could have known them; fair dice are chosen when a match is made.
ui-dice-drawn = Every die was drawn again from the host’s secret and all players’ numbers, and is the one that fell. The secret is the one that the host was bound to from the start.
ui-dice-unchecked = The dice could not be checked: the host’s secret is not in the record, or the record is of an earlier format, which proves less.
ui-dice-order = The numbers were given after the host was bound, in this order: { $seats }. Those of computers follow from the secret; nobody could choose them.
ui-dice-none-kept = This browser kept nothing of its own of this match, so a host who exchanged everything afterwards would not be found out here.
ui-dice-kept = The commitment and your own number are those that this browser kept before the first die: the host did not choose the dice after seeing your number.
ui-dice-later = The commitment and your own number are those that this browser kept before the first die. But { $seats } gave a number after yours: a host who plays that side knew the secret and could choose it.
ui-dice-other = The commitment or your number differs from what this browser kept: the dice were chosen afterwards.
ui-dice-not-proved = Not proved: that the host did not look ahead. Who holds the secret could foresee the dice.
ui-dice-wrong = The match does not hold: { $why }
ui-undo-rule = Taking back
ui-undo-rule-learned = until somebody learned something
ui-undo-rule-consent = anything, if all people agree
ui-undo-rule-free = anything, for practice
ui-undo-consent = { $seat }: agree to the undo
ui-choices = Choices
ui-choices-worth = chance of success
ui-no-choices = Nothing to choose now.
ui-more-choices = Show { $count } more, or click the board
ui-measure-go = To this point
ui-odds = Odds
ui-odds-total = Total
ui-other-targets = Other targets
ui-and-more = and { $count } more
ui-log = Log
ui-log-jump = Show the board at this moment
ui-log-modifiers = Modifiers
ui-log-more = Show earlier lines
ui-turn = Turn { $turn }
ui-step = Step { $step }
ui-step-of = of { $steps }
ui-live = live
ui-replay = Replay
ui-replay-first = First
ui-replay-back = Back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-on = On
ui-replay-last = Last
ui-replay-step = Step shown
ui-replay-turn = Jump to a turn
ui-replay-speed = Speed
ui-replay-eyes = Seen by
ui-eyes-all = All
ui-link-step = Copy a link to this step
ui-link-copied = The link is copied.
ui-stale = The board had moved on; here is the newest state. Please choose again.
ui-lost = The connection is lost; trying again. Nothing is lost.
ui-not-kept = What was done last could not be written to the disk and does not count. The match goes on from before it.
ui-opponent-failed = The computer player could not answer. It is asked again; if nothing moves, open the match anew or report it.
ui-rule-open = Paragraph { $id }
ui-rule-in-book = Open in the rules
ui-rule-unknown = This paragraph is not in the book.
ui-rulings = Rulings
ui-rules-count = Paragraphs shown: { $count }
ui-rules-own-words = The rules in our own words; where the book is silent or contradicts itself, a ruling stands below the paragraph.
ui-chapters = Chapters
ui-hand-over = Hand the screen to { $seat }
ui-hand-over-why = This game has secrets. Nothing is shown until the next player sits down.
ui-hand-over-sit = I play { $seat }: show my side
ui-away = While you were away
ui-away-more = { $count } earlier lines stand in the log.
ui-away-replay = Watch it
ui-away-on = Go on
ui-standing = Standing orders
ui-standing-help = A standing order answers at once, always, and instead of you. That it is on is public; what it says is not.
ui-standing-ask = Ask me
ui-draw-offer = { $seat }: offer a draw
ui-draw-accept = { $seat }: accept the draw
ui-resign = Resign
ui-resign-sure = Give up the match? This cannot be undone.
ui-resign-seat = { $seat } resigns
ui-untranslated = This game speaks English only.
ui-pace = Speed of the computer’s moves
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-pace-skip = At once
ui-chronicle = Save what { $seat } knows
ui-report = Report a problem
ui-report-what = What happened, and what did you expect?
ui-report-help = The match with all versions is saved on this computer, beside your words. Nothing is sent anywhere.
ui-report-send = Save the report
ui-report-done = Saved: { $file }
ui-tab-act = Act
ui-tab-side = State
ui-tab-log = Log
ui-sheet-more = Enlarge the sheet
ui-sheet-less = Shrink the sheet
ui-board = Board
ui-zoom = Zoom
ui-zoom-in = Closer
ui-zoom-out = Further away
ui-zoom-whole = Whole map
ui-mini-map = Overview map
ui-legend = Legend
ui-legend-reach = where it can go, with the cost
ui-legend-command = command range
ui-legend-target = legal target
ui-legend-neutralised = neutralised
ui-legend-fatigued = fatigued
ui-legend-demoralised = demoralised
ui-legend-fired = opportunity marker
ui-legend-out = out of command
ui-legend-column = in column
ui-hide-counters = Hide counters
ui-show-counters = Show counters
ui-points = { $seat } points
ui-points-brief = { $seat } { $points }/{ $low }
ui-points-short = { $count } short of going on
ui-points-on = battle goes on; { $count } more win
ui-points-over = enough to win
ui-holds = { $place }: held by { $seat }
ui-marker-repeat = Repeat
ui-marker-general = General
ui-short-none = no effect
ui-short-neutral = neutralised
ui-short-step = loses a step
ui-short-passed = passed
ui-short-failed = failed
ui-cup = Cup: { $count } markers left
ui-cup-next = next German { $german } %, French { $french } %
ui-cup-acting = acting now
ui-cup-held = { $seat } holds
ui-learn-about = Every example that the rulebooks print, played on the real board.
ui-learn-seen = { $seen } of { $count } seen
ui-learn-list = All examples
ui-learn-tutorial = First battle
ui-learn-example = Printed examples
ui-learn-situation = Easily got wrong
ui-learn-step = Step { $step }
ui-learn-position = The position before anything is done.
ui-learn-book = What the book does
ui-learn-lesson = The lesson
ui-learn-result = Result
ui-learn-refused = Not allowed
ui-learn-other = Pick another roll
ui-learn-other-about = Later dice fall as in the book.
ui-learn-other-back = As in the book
ui-learn-other-ways = { $ways } of { $all } ways
ui-learn-none = This game has no examples yet.
ui-dice = Dice
ui-try = Try it yourself
ui-try-about = Take over from this position, with dice that nobody has written down.
ui-try-start = Play from here

## Lessons
ui-lesson = Lesson
ui-lesson-task = Task at hand
ui-lesson-of = Task { $number } of { $count }
ui-lesson-finished = Lesson finished.
ui-lesson-all-done = All { $count } tasks are done.
ui-lesson-show = Show me
ui-lesson-why = Why?
ui-lesson-back = Back one task
ui-lesson-leave = Leave the lesson
ui-lesson-stars = { $won } of 3 stars
ui-lesson-named = Lesson { $number }: { $lesson }
ui-lesson-stars-left = Three stars to win
ui-lesson-star-end = Played to the end
ui-lesson-star-try = At most one wrong try
ui-lesson-star-alone = Without “Show me”
ui-lesson-yes = yes
ui-lesson-to-come = to come
ui-lesson-wrong = { $count ->
    [0] No wrong try
    [one] 1 wrong try
   *[other] { $count } wrong tries
}
ui-lesson-shown = { $count ->
    [0] nothing shown
    [one] shown once
   *[other] shown { $count } times
}
ui-lesson-over = { $lesson }: done.
ui-lesson-star-wrong = One more star: again, with at most one wrong try.
ui-lesson-star-shown = One more star: again, without “Show me”.
ui-lesson-next = Next: { $lesson }
ui-lesson-again = Once more
ui-lesson-look = Look at the board
ui-lesson-play-on = Play on from here against
ui-lesson-play-whole = Play the whole battle against
ui-lesson-to-battle = To the battle
ui-lesson-first-match = A first match of your own
ui-lesson-course = Course
ui-lesson-course-done = { $done } of { $count } lessons done
ui-tip = Tip:
ui-tips = Tips in this match
ui-tips-off = No more tips
ui-course-about = { $count } short lessons that wait for you, then a first match.
ui-course-start = Start with lesson { $number }
ui-course-go-on = Go on with lesson { $number }
ui-course-match = Against a recruit, with a tip at each new question and every move to be taken back.
ui-learn-book-head = From the rulebooks
ui-your-plan = Your plan
ui-your-plan-follows = the fight follows it
ui-not-in-hand = Not in your hand:
ui-assumed = assumed for the chances above.
ui-no-lesson = There is no such lesson.
lesson-otherwise = The rules allow that, but it is not this task.

## Goal and keys
ui-goal = Goal
ui-goal-you = you play { $seat }
ui-goal-wins = What wins
ui-goal-loses = What loses, and when
ui-goal-special = What is special
ui-goal-first = A first proposal
ui-goal-windows = German points that keep the battle going
ui-goal-goes-on = it goes on
ui-goal-again = Again at any time with the key g.
ui-goal-go = To the battle
ui-keys = Keys
ui-key-enter = presses the amber button
ui-key-choices = to the list of choices
ui-key-undo = takes back, where that is free
ui-key-escape = lets go of what is chosen, closes a window
ui-key-goal = what wins and what loses
ui-key-what = what this is: what the keyboard is on, or the mouse
ui-key-steps = one step back or on in the match
ui-key-arrows = move the map
ui-key-zoom = nearer, farther, the whole map
ui-key-groups = Choose the next kind of units; do as before (orders of Barbarossa)
ui-key-hide = hides the counters on the map
ui-key-help = shows this
ui-key-bend = with a click: bends the way over this place
ui-way-head = Move to { $place }
ui-way-count = { $count ->
    [2] Two ways lead there.
   *[other] { $count } ways lead there.
}
ui-way-shooters = Units that may fire
ui-way-hexes = The way, hex by hex
ui-way-kinds = Ways there
ui-way-cost = points: { $cost }
ui-way-unhurt = Comes through unhurt, if each fires once
ui-way-risk = { $unit }: fires in { $comes } of 100, hurts in { $hurts }
ui-way-safe = nobody reaches it
ui-way-halt = halt here and it may still fire
ui-way-help = Click to go. Shift and click bends the way; c changes between open order and column.
ui-way-what = To { $place }, points: { $cost }. Touch it again to go.
ui-vain = Would do nothing: { $why }
ui-way-go = Go
ui-walk-on = On to { $place }
ui-again = The same again
ui-even-so = { $what } all the same
ui-standing-here = Standing order …
ui-unasked = Answered by itself
ui-unasked-one-answer = What has only one answer
ui-unasked-no-matter = Reactions that could make no difference


# What is this?
ui-what-more = For more: i, a right click, or a long press
ui-what-hover = Explain what the mouse rests on

# Where a match is, and how it went
moment-turn = Turn { $turn } of { $of }
moment-round = Round { $round } of { $of }
moment-turn-short = Turn { $turn }
moment-round-short = Round { $round }
moment-season = { $season } { $year }
luck-shots = shots that did something
luck-salvos = salvos that did something
luck-hits = hits

# The end of a match
ui-verdict-won = You won.
ui-verdict-lost = You lost.
ui-verdict-won-by =
    { $points ->
        [one] You won by one point.
       *[other] You won by { $points } points.
    }
ui-verdict-lost-by =
    { $points ->
        [one] You lost by one point.
       *[other] You lost by { $points } points.
    }
ui-verdict-drawn = Nobody won.
ui-verdict-against = against: { $level }
ui-verdict-chance = Your chance to win
ui-verdict-chance-how = matches played on from here by computers ({ $level }); a draw counts half
ui-verdict-counting = (still counting)
ui-verdict-wait = The match is being played on to see where it turned …
ui-verdict-losses = Losses by turn
ui-verdict-no-losses = Nothing was lost.
ui-verdict-luck = Luck of the dice
ui-verdict-mean = mean { $mean }
ui-verdict-no-dice = Too few dice fell to tell.
ui-verdict-luck-even = It was not the dice: yours fell as expected.
ui-verdict-luck-good = The dice were with you: yours fell better than expected.
ui-verdict-luck-bad = The dice were against you: yours fell worse than expected.
ui-verdict-accounts = How it came about
ui-verdict-winner = won
ui-verdict-met = met
ui-verdict-missed = missed
ui-verdict-turning = Where it turned
ui-verdict-turned = { $stage }
ui-verdict-moved = chance to win from { $before } % to { $after } %
ui-verdict-no-turning = The chances hardly moved.
ui-show-me = Show me
ui-rematch = Rematch
ui-other-side = Other side
ui-other-level = Other level
ui-new-scenario = New scenario
ui-to-board = Board and replay
ui-to-verdict = To the verdict
ui-save-match = Save
ui-share = Share

# The others' turn
ui-digest-moved = Since your last move
ui-digest-lost =
    { $places ->
        [0] You lost { $units ->
            [one] one unit or step
           *[other] { $units } units or steps
        }.
       *[other] You lost { $places ->
            [one] one place
           *[other] { $places } places
        }{ $units ->
            [0] {""}
            [one] {" "}and one unit or step
           *[other] {" "}and { $units } units or steps
        }.
    }
ui-digest-harm = Yours are worse off, none is lost.
ui-digest-head = While the others acted
ui-digest-places = Places lost
ui-digest-losses = Your losses
ui-digest-threats = Threatens you now
ui-digest-harms = Worse off now
ui-digest-theirs = What it cost them
ui-digest-rest = The rest
ui-digest-watch = Watch
ui-digest-skip = Skip
ui-digest-go = To my move
ui-digest-showing = Showing
ui-digest-thinks = { $seats } thinks: { $seconds } s
ui-digest-count = × { $count }

ui-offline = The server does not answer. Try again.
ui-reaching = Connection lost, trying again …
ui-sound = Sounds (dice, shots, your turn)

## Several screens

ui-network = Open to my network
ui-network-is-open = Open: { $address }
ui-network-scan = On a phone or another computer in this house
ui-network-address = Address in this network
ui-network-which = Address of this computer
ui-network-closed = Closed: only this computer reaches Sandtable.
ui-network-note = Only your own network reaches it, and only while the switch is on. No account; nothing leaves the house.
ui-network-how = Guests see the matches that they sit in and seats that are open to anyone. Make a match, choose “Invite someone”, and give them the link.
ui-who-is-here = Who is here
ui-this-computer = This computer
ui-host = host
ui-someone = Someone
ui-device-phone = phone
ui-device-tablet = tablet
ui-device-computer = computer
ui-presence-here = here
ui-presence-gone = connecting again
ui-presence-away = away
ui-copy-link = Copy the link
ui-copied = The link is copied.
ui-copy-marked = The link is marked: copy it with the keys or the menu of your browser.
ui-show-large = Show full screen
ui-qr-of = QR code: { $what }
ui-seat-invite = Invite someone
ui-seat-open = Open to anyone
ui-seat-shut = Close the seat
ui-seat-reinvite = Take back the seat and invite someone else
ui-seat-free = free
ui-seat-free-invite = free, invited by link
ui-seat-free-open = free, open to anyone on this network
ui-seat-free-shut = free, nobody is invited
ui-seat-taken = Somebody was quicker: this seat is taken.
ui-seats-dialog = Seats and invitations
ui-seats-about = Each link is for one seat and works once. A new link ends the old one. Whoever sits down plays from then on at their own device and may come back to it.
ui-invitation-for = Link for { $seats }
ui-links-local = These links work on this computer only. Open Sandtable to your network so that others can come.
ui-link-new = New link
ui-link-revoke = Take back the link
ui-fill-computer = Fill with a computer: { $level }
ui-watch-link = Link to look on
ui-watch-about = Shows what all sides may know; after the end everything.
ui-watch-make = Make a link
ui-watch-ended = This link to look on was taken back.
ui-watching = { $count ->
        [one] 1 looks on
       *[other] { $count } look on
    }
ui-to-the-board = To the board
ui-your-name = Your name
ui-apart = Nobody sees another’s secrets; the file of the match is given after the end.
ui-join-title = You are invited
ui-join-watch = You are invited to look on
ui-join-seats = You play { $seats }.
ui-join-others = At the table: { $names }
ui-join-once = The link works once. The seat stays with this device: come back to it here.
ui-join-ended = This invitation has ended: it was used, or taken back. Ask the host for a new one.
ui-sit-down = Sit down
ui-look-on = Look on
ui-seat-ended = Your seat was given to someone else.
ui-session-ended = You were signed out, here or elsewhere. Sign in to go on.
ui-give-up = Give up my seat
ui-give-up-sure = The match goes on without you: the host may give your seat to someone else. You do not resign by this.
ui-gave-up = You have left your seat.
ui-open-seats = Open seats
ui-open-seats-none = No seat is open now. Ask the host for a link, or for a seat that is open to anyone.
ui-guest-welcome = Welcome
ui-guest-hello = Welcome, { $name }
ui-guest-about = You are a guest in this house. Your own matches stand here, and seats that anyone may take.
ui-match-with = With { $seats }
ui-chat = Chat
ui-chat-only = Only the players see it; it is not part of the record.
ui-chat-write = Write to the others
ui-chat-send = Send
ui-chat-new = new
ui-chat-mute = Mute { $name }

## Letters of a service

letter-prove-subject = Your mail address at Sandtable
letter-prove =
    Somebody, most likely you, has given this mail address for an account at { $address }.

    If it was you, open this page within three days:

    { $link }

    If it was not, do nothing: without that the address is not used.
letter-sign-in-subject = Sign in to Sandtable
letter-sign-in =
    Open this page to sign in at { $address }:

    { $link }

    The link works once and for 20 minutes. If you have not asked for it, do nothing: nobody gets in without it.
letter-turn-subject = Your move: { $match }
letter-turn =
    { $match } waits for you.

    { $link }

    You get one letter for each match until you have looked at it. You choose on your page what is sent, or nothing.
letter-hurry-subject = Less than a day left: { $match }
letter-hurry =
    { $match } has waited for you for some time: less than a day is left for your answer. When it is over, the other side may claim the win.

    { $link }
ui-coach-ask = Ask the marshal
ui-coach-help = What would the marshal do here, and why?
ui-coach-head = What would the marshal do?
ui-coach-then-head = What would the marshal have done?
ui-coach-thinks = The marshal is thinking: { $seconds } s
ui-coach-chances = Chance to win
ui-coach-tries = { $tries } tries each
ui-coach-more = { $event } So it goes in { $share } % of the tries, else in { $other } %.
ui-coach-plan = The plan
ui-coach-fears = What the marshal fears
ui-coach-feared = { $event } It comes to that in { $share } % of the tries; then the chance is { $chance } %.
ui-coach-do = Do this
ui-coach-watch = Show it on the board
ui-coach-showing = Step { $at } of { $of }, imagined
ui-coach-back = Back to the match
ui-coach-played = what was played
ui-coach-better = What else?
ui-coach-none = Here the marshal sees one way only.
ui-coach-even = As far as the marshal can tell, these come to the same: play what you like.
