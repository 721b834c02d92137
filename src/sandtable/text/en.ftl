### What all games share.

## The door

refuse-not-asked = This seat is not asked now.
refuse-not-now = { $verb } is no answer to this question.
refuse-not-sealed = This part is not sealed.
refuse-sealed = This part is sealed; reopen it first.
refuse-over = The match is over.
refuse-no-undo = There is nothing to take back freely.
refuse-undo-consent = The others must agree to take this back.
refuse-no-such-order = There is no standing order of the kind { $kind }.
refuse-no-such-mode = A standing order of the kind { $kind } cannot say that.
refuse-order-while-asked = Answer the open question first; then the standing order can be changed.

## What happens at every table

event-readied = { $seat }: ready.
event-reopened = { $seat }: open again.
event-undone = { $seat }: a step is taken back.
event-ordered =
    { $on ->
        [yes] { $seat }: a standing order is given.
       *[no] { $seat }: a standing order is withdrawn.
    }
event-left = { $seat }: left the table.
event-ended = The match is over. Winner: { $winners }

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
player-person = Person
player-computer = Computer

## The rooms of the house

language-name = English
