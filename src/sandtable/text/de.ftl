### Was alle Spiele teilen.

## An der Tür

refuse-not-asked = Dieser Platz ist jetzt nicht gefragt.
refuse-not-now = { $verb } ist keine Antwort auf diese Frage.
refuse-not-sealed = Dieser Teil ist nicht versiegelt.
refuse-sealed = Dieser Teil ist versiegelt; zuerst wieder öffnen.
refuse-over = Die Partie ist zu Ende.
refuse-no-undo = Es gibt nichts, was frei zurückgenommen werden kann.
refuse-undo-consent = Die anderen müssen zustimmen, damit das zurückgenommen wird.
refuse-no-such-order = Es gibt keinen Dauerbefehl der Art { $kind }.
refuse-no-such-mode = Ein Dauerbefehl der Art { $kind } kann das nicht sagen.
refuse-order-while-asked = Zuerst die offene Frage beantworten; danach lässt sich der Dauerbefehl ändern.

## Was an jedem Tisch geschieht

event-readied = { $seat }: bereit.
event-reopened = { $seat }: wieder offen.
event-undone = { $seat }: ein Schritt zurückgenommen.
event-ordered =
    { $on ->
        [yes] { $seat }: ein Dauerbefehl ist erteilt.
       *[no] { $seat }: ein Dauerbefehl ist zurückgezogen.
    }
event-left = { $seat }: hat den Tisch verlassen.
event-ended = Die Partie ist zu Ende. Sieger: { $winners }

action-ready = Bereit
action-reopen = Wieder öffnen

result-resigned = { $seat } gibt auf. Sieger: { $winners }
result-draw-agreed = Remis durch Vereinbarung.

## Chancen

odds-total = Summe: { $total }

## Regelabsätze

mark-english = [englisch]

## Spieler

level-random = Zufall
level-recruit = Rekrut
level-officer = Offizier
player-person = Mensch
player-computer = Rechner

## Die Räume des Hauses

language-name = Deutsch
