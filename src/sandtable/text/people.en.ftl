## Inside a match between people: results, notices, letters

result-out-of-time = { $seat } did not answer in time. Winner: { $winners }
result-called-off = The match was called off.
refuse-no-such-plan = { $action } is no action of this game.

notice-title = { $title }
notice-turn = you are asked.
notice-hurry = little time is left for your answer.
notice-offer = { $offer ->
        [draw] a draw is offered to you.
       *[undo] somebody asks you to let them take something back.
    }
notice-chat = { $name } wrote to you.
notice-end = the match is over.
notice-deadline = Answer in { $match }

letter-offer-subject = You are asked something: { $match }
letter-offer =
    { $offer ->
        [draw] In { $match } a draw is offered to you.
       *[undo] In { $match } somebody asks you to let them take something back.
    }

    { $link }
letter-chat-subject = { $name } wrote to you: { $match }
letter-chat =
    { $name } wrote to you in { $match }. You get one letter until you have looked.

    { $link }
letter-end-subject = Over: { $match }
letter-end =
    { $match } is over. The board stays open, with everything to be seen.

    { $link }
letter-digest-subject = Your matches at Sandtable
letter-digest =
    This is what waits for you at { $address }:

    { $lines }

    You get this letter once a day, if there is something to tell. You choose on your page what is sent, or nothing.

## The pages of a match between people

ui-offer-accept = Accept
ui-add = Add
ui-answer-kept = Your answer is kept here and sent when the line is back.
ui-asked-now = Asked now
ui-beforehand = Answers beforehand
ui-bell = What happened
ui-bell-nothing = Nothing waits for you.
ui-bell-of = What happened: { $count } new
ui-by-mail-pace = by mail, { $days ->
        [one] 1 day
       *[other] { $days } days
    } an answer
ui-call-off = Call it off
ui-chat-about = About what { $name } said
ui-chat-block = Block { $name } everywhere
ui-chat-blocked = You will not read them any more.
ui-chat-report = Report to the moderators
ui-chat-report-why = What is wrong with it?
ui-chat-reported = The moderators will look at it.
ui-chat-unmute = Show again who is muted
ui-chat-watchers-only = The players do not see this until the end.
ui-chat-write-watchers = Write to the watchers
ui-claim-win = Claim the win
ui-clock-of = Clock of { $name }: { $time }
ui-clock-stands = stands
ui-draw-asked = { $name } offers a draw.
ui-draw-sent = You have offered a draw.
ui-feeds = Feeds
ui-feeds-end = End them
ui-feeds-help = An Atom feed and a calendar with a secret word in their addresses: whoever has one reads when you are asked. They are shown once.
ui-feeds-make = Make new addresses
ui-holiday = Holiday
ui-holiday-help = Your clocks by mail stand until then; at most 30 days ahead.
ui-holiday-until = Until
ui-is-asked = is asked
ui-is-asked-since = { $name } is asked, since { $when }
ui-is-gone = { $name } is gone.
ui-is-gone-help = Wait, or end the match. Their clock runs on.
ui-is-late = { $name } has not answered in time.
ui-is-late-help = You may wait, or claim the win.
ui-is-thinking = { $name } is thinking
ui-keep = Keep
ui-letter-when-asked = You are told when it is your turn, as you have chosen.
ui-moderation = Moderation
ui-moderation-about = { $by } about { $about }
ui-moderation-close-match = Close the match
ui-moderation-closed = Also those that are done
ui-moderation-done = Nothing to do
ui-moderation-hide-line = Hide the line
ui-moderation-match = To the match
ui-moderation-nothing = Nothing was reported.
ui-moderation-suspend = Suspend the account
ui-move-declines = A move declines the offer.
ui-no-connection = No connection.
ui-no-thanks = No, thank you
ui-notices = Notices
ui-notices-at-once = each at once
ui-notices-chat = Somebody writes to me
ui-notices-choose = Choose what you are told
ui-notices-digest = Letters
ui-notices-end = A match is over
ui-notices-hours = Little time is left: so many hours before
ui-notices-hurry = Little time is left
ui-notices-no-mail = Letters need a mail address that you have proved.
ui-notices-offer = A draw or an undo is asked of me
ui-notices-turn = I am asked
ui-notices-ways = By which ways
ui-of-days-left = of { $days ->
        [one] 1 day
       *[other] { $days } days
    } left
ui-offer-draw = Offer a draw
ui-on-holiday = on holiday until { $day }
ui-phrase-one-moment = One moment
ui-phrase-thank-you = Thank you
ui-phrase-well-played = Well played
ui-plan-again = Try it again
ui-plan-ahead = Plan ahead
ui-plan-ahead-help = Seen by you alone. Carried out if still allowed; otherwise you are asked.
ui-plan-always = always
ui-plan-choose = Choose …
ui-plan-do = Then
ui-plan-each-time = Each time, until I take it back
ui-plan-form-help = You choose among the answers that you had when you were last asked. What is not allowed when its time comes is not done, and you are asked.
ui-plan-if = if
ui-plan-like = Something like
ui-plan-notation = Or in notation
ui-plan-nothing = You have not been asked anything yet.
ui-plan-remove = Remove
ui-plan-stopped = This was not allowed when its time came, so you were asked.
ui-plan-then = then
ui-plan-when = If I am asked
ui-plan-write = Write it down
ui-players-and-clocks = Players and clocks
ui-push-begin = Show messages in this browser
ui-push-end = No longer in this browser
ui-push-help = Also when no page is open. Browsers that show them: { $count }
ui-push-not-here = This browser takes none here.
ui-reserve = reserve { $time }
ui-standing-mark = standing
ui-tab-plan = Plan
ui-thinking-for = thinking for { $time }
ui-time-days = { $days } d { $hours } h
ui-time-hours = { $hours } h { $minutes } min
ui-time-left = { $time } left on your clock
ui-time-minutes = { $minutes } min
ui-undo-asked = { $name } asks to take something back.
ui-undo-sent = You have asked to take something back.
ui-wait = Wait
ui-watchers = Watchers { $count }
ui-way-of-mail = Mail
ui-way-of-push = In the browser
ui-way-of-webhook = Chat service
ui-webhook-help = An address that a chat service gave you (an incoming webhook). One line is sent there.
ui-withdraw = Withdraw
ui-your-clock-runs = your clock runs

ui-side-view = With whose eyes
ui-side-public = Public
ui-side-all = What both sides may know. Each side’s own view comes { $time } minutes later.
ui-side-late = { $side }: what this side saw { $time } minutes ago. Sealed orders come when they are opened.
ui-side-show = Let onlookers see my side
ui-side-show-about = What my side saw three minutes ago, hidden units and hand included, if all players allow it. An opponent could look on as well.
ui-side-show-open = All players allow it.
ui-holiday-left = Of { $year } days a year { $left } are left.
ui-plan-about = Only if it is about
ui-plan-about-any = anything

refuse-name-taken = This name is taken: choose another.
refuse-sign-in-wrong = Name and password do not go together.
refuse-password-wrong = This is not your password.
refuse-password-short = A password has at least { $least } characters: several words are easy to keep.
refuse-password-long = A password has at most { $most } characters.
refuse-passkeys-full = An account has at most { $most } passkeys: remove one first.
refuse-passkey-wrong = This passkey is not known here, or its answer does not fit. Try again, or sign in another way.
refuse-passkey-stays = This passkey stays: it is not yours, or your only way in. Set a password first.
refuse-holiday-range = A holiday ends today or later, and within { $days } days.
refuse-holidays-used = Your holidays of this year would be too long: { $left } days are left.
refuse-name-form = A name has 2 to 24 letters, digits, dots, dashes or underscores, and begins with a letter or a digit.
refuse-name-reserved = Nobody is called { $name } here: choose another name.
refuse-name-of-another = Somebody else is called { $name } here: sign in, or choose another name.
refuse-mail-form = This is no mail address: it looks like name@example.org.
refuse-too-often = This was tried too often. Wait some minutes, then try again.
refuse-nobody-called = Nobody is called { $name } here.
refuse-challenge-self = Challenge somebody else; you sit down by choosing Me.
refuse-challenge-closed = { $name } takes no challenges.
refuse-challenge-gone = There is no such challenge any more: it was answered or taken back.
refuse-match-stays = Somebody else sits at this match: it stays.
refuse-leave-name = Write the name of your account to delete it.
refuse-seat-name = Say what you are called: a name has at least one letter.
refuse-seat-kept = Somebody sits there, and keeps the seat until they give it up.
refuse-seats-changed = Others were quicker; look at the seats again.
refuse-chat-name = Sign in first: whoever talks has a name.
refuse-chat-players = Who plays does not talk with those who look on: they may know more.
refuse-chat-quick = So many lines at once are not read: wait a moment.
refuse-match-over = This match is over.
refuse-claim-asked = Only those who wait may claim the win: you are asked yourself.
refuse-claim-early = They still have time. When it has run out you may claim the win.
refuse-sign-in = Sign in first.
refuse-not-kept = This could not be kept: the disk may be full, or the database is away. Nothing was changed.
refuse-failed = The server made a mistake; nothing was changed. Please try again.
refuse-seat-given = Whoever sits here has given a number for the fair dice, which stays with the seat: nobody else can take it before the match has begun. Delete the match and make a new one.
