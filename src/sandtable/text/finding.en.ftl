### Accounts, the home page of a service, finding a match, profiles, and what is kept.

## The head and the home page

ui-menu-watch = Watch
ui-menu-new = New
ui-sign-in = Sign in
ui-sign-out = Sign out
ui-register = Make an account
ui-guest = Guest
ui-account = Account
ui-home-yours = Your move
ui-home-yours-count = { $mine } of { $all } matches wait for you
ui-home-none = No match waits for you.
ui-home-nobody = Play by the printed rules, against people or computers
ui-home-nobody-about = Sit down at an open seat, look on, or start a match of your own. With an account your matches follow you to every device.
ui-home-guest = Your matches are kept in this browser alone. Make an account to keep them.
ui-home-waiting = Waiting for others
ui-home-all = All { $count }
ui-home-fewer = Fewer
ui-home-live = Live now
ui-home-live-none = No public match goes on now.
ui-home-waiting-none = You wait for nobody.
ui-home-start = Start a new one
ui-home-this-screen = Together at this screen
ui-home-this-screen-about = All players sit before this device and pass it on
ui-home-over = { $count ->
    [one] One match of yours is over
   *[other] { $count } matches of yours are over
}
ui-home-seats-none = No seat is open now.
ui-home-filter-game = All games
ui-home-filter-pace = Any pace
ui-home-filter-language = Any language
ui-home-filters = Which open seats
ui-home-play = Play
ui-home-answer = Answer
ui-home-go-on = Go on
ui-home-you-are = You are { $seats }, against { $names }
ui-home-you-alone = You are { $seats }
ui-home-you-many = You are { $seats }, { $count } players
ui-home-live-clock = live, your clock runs
ui-home-mail-clock = { $days ->
    [one] of one day left
   *[other] of { $days } days left
}
ui-home-thinking = thinking
ui-home-asked = { $seats } asked
ui-home-holiday = on holiday
ui-home-seats-free = seats are free
ui-home-declined = { $names } declined
ui-home-players = { $count } players
ui-home-and = { $first } and { $second }
ui-home-and-others = { $first } and { $count } others
ui-home-free = { $seats } free
ui-home-own-seat = your match
ui-home-challenges = They ask you to play
ui-home-challenge = { $name } asks you to play { $seats }
ui-accept = Accept
ui-decline = Decline
ui-tabs = Pages

## How fast

ui-speed = Pace
ui-speed-live = Live
ui-speed-mail = By mail
ui-speed-none = No clock
ui-speed-live-what = live { $minutes } min + { $increment } s
ui-speed-mail-what = { $days ->
    [one] one day an answer
   *[other] { $days } days an answer
}
ui-speed-none-what = without a clock
ui-speed-minutes = Minutes for each side
ui-speed-increment = Seconds added by each turn
ui-speed-reserve = Seconds free for each answer
ui-speed-days = Days for an answer
ui-speed-live-about = Whose time runs out has lost.
ui-speed-mail-about = Whose days run out may be claimed from; on holiday the clock stands.
ui-left-days = { $days } d { $hours } h
ui-left-hours = { $hours } h
ui-left-minutes = { $minutes } min
ui-left-over = time is up

## Pairing

ui-pair = Find an opponent
ui-pair-about = Whoever looks for the same game at the same pace is seated with you; the sides are drawn.
ui-pair-any = Any scenario
ui-pair-look = Look for somebody
ui-pair-looking = You wait for somebody who wants { $game }, { $pace }.
ui-pair-here = For a live match this page stays open; you are told when somebody comes.
ui-pair-mail = You may close this page; the match begins when somebody comes, within a week.
ui-pair-stop = Wait no more
ui-pair-found = Somebody plays: the match begins.
ui-pair-sign-in = Sign in to be paired with strangers.

## A new match

ui-new-title = New match
ui-new-about = You can change the free seats until somebody sits down.
ui-new-game = Game
ui-new-seats = Seats
ui-new-me = Me
ui-new-screen = This screen
ui-new-computer = Computer
ui-new-invite = Invite
ui-new-anyone = Anyone
ui-new-whom = Name, or empty for a link
ui-new-level = Level of the computer
ui-new-watchers = Who may watch
ui-new-watch-private = The players
ui-new-watch-link = Who has a link
ui-new-watch-public = Anyone
ui-new-watch-private-about = Private: it stands in no list.
ui-new-watch-link-about = It stands in no list.
ui-new-watch-public-about = Public: it stands under Live now and, when it is over, among the finished ones.
ui-new-undo = Taking back
ui-new-undo-learned = Never
ui-new-undo-consent = If all agree
ui-new-undo-free = Freely
ui-new-undo-about = never past a die, a card or a secret
ui-new-undo-consent-about = when all people agree, anything
ui-new-undo-free-about = anything at any time, for practice
ui-new-dice = Dice
ui-new-fair = Fair dice
ui-new-fair-about = sealed before the first move, opened for all at the end
ui-new-make = Make the match
ui-new-make-first = Choose a game first.
ui-new-language = Language of the players
ui-new-mine = Your invitation
ui-new-mine-about = Each link is for one seat, works once, and can be taken back.
ui-new-begins = The match begins by itself when the last seat is taken. You see it on your page; nobody has to wait here.
ui-new-asked = Asked, and not answered yet: { $names }
ui-new-ready = ready
ui-seat-free-open-all = free, open to anyone
ui-new-free = free
ui-new-to-board = To the board
ui-new-remove = Take back the match
ui-new-challenge-guest = Sign in to ask somebody by name.

## Accounts

ui-account-name = Name
ui-account-name-how = 2 to 24 letters, digits, dots, dashes or underscores. Everybody sees it.
ui-account-password = Password
ui-account-password-how = At least 8 characters.
ui-account-with-passkey = With a passkey
ui-account-passkey-how = Your device or browser keeps the key; there is nothing to remember.
ui-account-no-passkeys = This browser has no passkeys.
ui-account-passkey-failed = The passkey was not used. Try again, or take another way.
ui-account-have = I have an account
ui-account-forgot = Send me a link to sign in by
ui-account-link-sent = If an account has this address, a letter is on its way. Its link lasts 20 minutes.
ui-account-mail = Mail address
ui-account-mail-how = Your own choice: for a link to sign in by, and for notices if you want them. Nobody else sees it.
ui-account-mail-none = No address is kept.
ui-account-mail-sent = A letter is on its way to { $mail }. The address counts when you follow its link.
ui-account-mail-is = { $mail }, confirmed
ui-account-mail-set = Send the letter
ui-account-mail-remove = Remove the address
ui-account-proved = Your mail address is confirmed.
ui-account-link-ended = This link has ended or was used before.
ui-account-confirm = Confirm this address
ui-account-old = Password so far
ui-account-new = New password
ui-account-password-set = Set the password
ui-account-password-done = The password is set; everywhere else you are signed out.
ui-account-passkeys = Passkeys
ui-account-passkeys-none = None yet.
ui-account-passkey-add = Add a passkey
ui-account-passkey-label = What it is called
ui-account-passkey-used = used { $when }
ui-account-passkey-unused = not used yet
ui-account-remove = Remove
ui-account-sessions = Where you are signed in
ui-account-session-this = this browser
ui-account-session-seen = last used { $when }
ui-account-session-end = Sign out there
ui-account-others = How others find you
ui-account-presence = Others see whether I am here
ui-account-challenges = Others may ask me to play
ui-account-data = Take my data
ui-account-data-about = Everything that is kept of you, as a file.
ui-account-leave = Delete my account
ui-account-leave-about = Your account, your sessions and what you wrote are deleted at once and for good. Records of matches stay without your name, for they are the others’ too.
ui-account-leave-name = Write the name of your account
ui-account-left = Your account is deleted.
ui-account-guest-keeps = The matches of this browser become the account’s.
ui-account-saved = Saved.
ui-privacy = What is kept

## Watching and people

ui-watch-title = Watch
ui-watch-live = Live now
ui-watch-finished = Finished matches
ui-watch-player = Player
ui-watch-game = Game
ui-watch-scenario = Scenario
ui-watch-any = any
ui-watch-result = Result
ui-watch-won = won
ui-watch-drawn = drawn
ui-watch-lost = lost
ui-watch-search = Search
ui-watch-more = More
ui-watch-none = Nothing was found.
ui-profile-none = Nobody is called so here.
ui-profile-here = here now
ui-profile-away = not here
ui-profile-since = Member since { $when }.
ui-profile-answers = { $hours ->
    [one] By mail usually answers within an hour.
   *[other] By mail usually answers within { $hours } hours.
}
ui-profile-answers-days = By mail usually answers within { $days } days.
ui-profile-late = { $count ->
    [0] No match lost on time.
    [one] One match lost on time.
   *[other] { $count } matches lost on time.
}
ui-profile-invite = Invite to a match
ui-profile-edit = Your account
ui-profile-games = Games
ui-profile-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}
ui-profile-sides = By side
ui-profile-wdl = won, drawn, lost
ui-profile-side-told = { $side }: { $won } won, { $drawn } drawn, { $lost } lost
ui-profile-favourite = Favourite
ui-profile-recent = Recent matches
ui-profile-no-matches = No public match is over yet.
ui-profile-as = { $scenario }, as { $seats }

## What is kept, by table and by column of the database

ui-privacy-title = What this service keeps
ui-privacy-about = This list is read from the database of the service as it runs: every table and every column stands in it. Your own part of it you can take as a file, and delete, on your account’s page. No page loads anything from elsewhere; the one cookie says which session is yours.
ui-privacy-column = column
privacy-whose = Whose it is.
privacy-when = When it was.
privacy-inside = For the work of the service; it says nothing of a person.
privacy-name = The name that you chose; everybody sees it.
privacy-mail = Your mail address, if you gave one, and when you confirmed it; shown to nobody else.
privacy-language = The language that you read.
privacy-role = Whether you are a moderator.
privacy-settings = What you chose: notices, holiday, presence, challenges.
privacy-seen = When you were last here; others see only whether that is now, unless you hide it.
privacy-closed = If a moderator closed the account: when, and why.
privacy-password = Your password as an argon2id hash, from which nobody reads it.
privacy-passkey = The public half of a passkey; the secret half never leaves your device.
privacy-label = What you called a passkey.
privacy-session = The hash of the word in your cookie, and the word that forms carry.
privacy-guest = A random word in place of an account, if you play without one.
privacy-browser = What your browser calls itself, so that you recognise your sessions.
privacy-link = The hash of a link that was sent to you, what it is for, and for a new address the address.
privacy-tries = How often a name, an account or an address of the network tried to sign in, to register or to make matches; for two days.
privacy-block = Whom you do not want to meet.
privacy-push = Where your browser takes notices, if you wanted that.
privacy-notice = Notices that wait or were sent; they go after 30 days.
privacy-title = The title that somebody gave a match.
privacy-seat-names = Who sits where, by name; a name goes with its account.
privacy-record = The record of a match: what every seat did. It holds seats, no names.
privacy-plans = Answers that you wrote beforehand; nobody else sees them.
privacy-feed = The hash of the word in the address of your feed.
privacy-visibility = Who may look on.
privacy-maker = Who made the match.
privacy-pace = How fast it is played.
privacy-result = How a match ended for each who sat there; on profiles for public matches.
privacy-seat = Which seat is yours, and what its key follows from.
privacy-looked = When you last looked at a match, so that you are told once.
privacy-times = When each move was made.
privacy-computer = What a computer player remembers.
privacy-invitation = The word of an open invitation; it goes when it is used.
privacy-clock = How much time each side has.
privacy-chat = What players said to each other; emptied when the account goes.
privacy-moderated = Which moderator acted.
privacy-report = What was reported to moderators, and about whom.
privacy-challenge = Whether a challenge was accepted.
privacy-seek = What you wait to be paired for, until you are.
privacy-table-accounts = Accounts, until they are deleted
privacy-table-passwords = Passwords, with the account
privacy-table-passkeys = Passkeys, with the account
privacy-table-sessions = Sessions, for 30 days after they were last used
privacy-table-tokens = Links in letters, until they are used or end
privacy-table-limits = Counts of tries, for two days
privacy-table-blocks = Blocks, with the account
privacy-table-push = Browsers that take notices, with the account
privacy-table-notices = Notices in the page
privacy-table-outbox = Notices, for 30 days
privacy-table-matches = Matches
privacy-table-seats = Seats of people at matches
privacy-table-entries = The records of matches
privacy-table-offers = Offers of a draw or to take back, while they stand
privacy-table-memories = Memories of computer players
privacy-table-invitations = Invitations, until they are used
privacy-table-clocks = Clocks
privacy-table-chat = Chat, the last thousand lines of a match
privacy-table-reports = Reports to moderators
privacy-table-challenges = Challenges, with the match
privacy-table-seeks = Who waits to be paired
privacy-table-jobs = Work for computer players
privacy-table-rules = Which rules are in force
privacy-table-processes = Processes of the service
privacy-table-marks = Signs of life of the service
