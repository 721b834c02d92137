### Ami minden játékban közös.

## Az ajtóban

refuse-not-asked = Ezt a helyet most nem kérdezik.
refuse-not-now = Erre a kérdésre ez nem válasz: { $verb }.
refuse-not-sealed = Ez a rész nincs lezárva.
refuse-sealed = Ez a rész le van zárva; előbb nyisd fel.
refuse-over = A játszma véget ért.
refuse-no-undo = Nincs mit szabadon visszavonni.
refuse-undo-consent = Ennek a visszavonásához a többiek beleegyezése kell.
refuse-no-such-order = Nincs ilyen fajta állandó parancs: { $kind }.
refuse-no-such-mode = Ilyen fajta állandó parancs ezt nem mondhatja: { $kind }.
refuse-order-while-asked = Előbb válaszolj a nyitott kérdésre; utána az állandó parancs is változtatható.

## Ami minden asztalnál történik

event-readied = { $seat }: kész.
event-reopened = { $seat }: újra nyitva.
event-undone = { $seat }: egy lépés visszavonva.
event-ordered =
    { $on ->
        [yes] { $seat }: állandó parancs kiadva.
       *[no] { $seat }: állandó parancs visszavonva.
    }
event-left = { $seat }: elhagyta az asztalt.
event-ended = A játszma véget ért. Győztes: { $winners }

action-ready = Kész
action-reopen = Újranyitás

result-resigned = { $seat } feladta. Győztes: { $winners }
result-draw-agreed = Döntetlen közös megegyezéssel.

## Esélyek

odds-total = Összesen: { $total }

## Szabálypontok

mark-english = [angolul]

## Játékosok

level-random = Véletlen
level-recruit = Újonc
level-officer = Tiszt
player-person = Ember
player-computer = Számítógép

## A ház szobái

language-name = magyar
