### Was alle Spiele teilen.

## An der Tür

refuse-not-asked = Dieser Platz ist jetzt nicht gefragt.
refuse-not-now = { $verb } ist keine Antwort auf diese Frage.
refuse-not-sealed = Dieser Teil ist nicht versiegelt.
refuse-sealed = Dieser Teil ist versiegelt; zuerst wieder öffnen.
refuse-over = Die Partie ist zu Ende.
refuse-not-begun = Die Partie hat noch nicht begonnen.
refuse-no-such-seat = Diesen Platz gibt es nicht.
refuse-closed-file = Die Datei enthält die Geheimnisse aller: Sie wird nach dem Ende der Partie herausgegeben.
refuse-no-advice = Hier spielt noch ein Mensch: Rat gibt es nach dem Ende der Partie.
refuse-not-yours = Dieser Platz gehört dir nicht.
refuse-no-nonce = Dieser Schlüssel hält keinen Platz, dessen Zahl noch fehlt.
refuse-not-over = Die Partie ist nicht vorbei: Erst dann werden ihre Würfel geprüft und wird auf sie zurückgeblickt.
refuse-no-undo = Es gibt nichts, was frei zurückgenommen werden kann.
refuse-undo-consent = Die anderen müssen zustimmen, damit das zurückgenommen wird.
refuse-no-such-order = Es gibt keinen Dauerbefehl der Art { $kind }.
refuse-no-such-mode = Ein Dauerbefehl der Art { $kind } kann das nicht sagen.

## Was an jedem Tisch geschieht

event-readied = { $seat }: bereit.
event-reopened = { $seat }: wieder offen.
event-undone = { $seat }: ein Schritt zurückgenommen.
event-ordered =
    { $on ->
        [yes] { $seat }: ein Dauerbefehl ist erteilt.
       *[no] { $seat }: ein Dauerbefehl ist zurückgezogen.
    }
event-vacated = { $by ->
        [host] Der Gastgeber hat { $seat } dem bisherigen Spieler genommen. Wer als Nächstes dort sitzt, weiß, was dieser Platz wusste.
       *[other] Wer { $seat } spielte, hat den Platz verlassen. Wer als Nächstes dort sitzt, weiß, was dieser Platz wusste.
    }
event-left = { $seat }: hat den Tisch verlassen.
event-ended = Die Partie ist zu Ende{ $key ->
        [draw] {": "}unentschieden.
        [draw-agreed] {": "}unentschieden.
        [called-off] {": "}abgebrochen.
       *[other] {". "}Sieger: { $winners }
    }

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
level-colonel = Oberst
level-colonel-bold = Oberst, kühn
level-colonel-cautious = Oberst, vorsichtig
level-marshal = Marschall
level-marshal-bold = Marschall, kühn
level-marshal-cautious = Marschall, vorsichtig
level-random-what = Irgendein erlaubter Zug
level-recruit-what = Spielt wie ein Offizier, der nur halb bei der Sache ist
level-officer-what = Wägt einen Befehl nach dem anderen ab
level-colonel-what = Denkt für jeden Plan eine Zehntelsekunde voraus
level-colonel-bold-what = Denkt für jeden Plan eine Zehntelsekunde voraus; drängt voran, wo es geht
level-colonel-cautious-what = Denkt für jeden Plan eine Zehntelsekunde voraus; schont seine Truppen
level-marshal-what = Denkt für jeden Plan etwa eine Sekunde voraus
level-marshal-bold-what = Denkt für jeden Plan etwa eine Sekunde voraus; drängt voran, wo es geht
level-marshal-cautious-what = Denkt für jeden Plan etwa eine Sekunde voraus; schont seine Truppen
player-person = Mensch
player-computer = Rechner

## Die Räume des Hauses

language-name = Deutsch

### Browser

ui-claim = Vier Kriegsspiele des Zweiten Weltkriegs nach ihren gedruckten Regeln
ui-menu = Menü
ui-menu-play = Spielen
ui-menu-learn = Lernen
ui-menu-rules = Regeln
ui-language = Sprache
ui-theme = Hell oder dunkel
ui-skip = Zum Inhalt springen
ui-close = Schließen
ui-cancel = Abbrechen
ui-save = Speichern
ui-yes = ja
ui-no = nein
ui-loading = Wird geladen …
ui-back = Zurück
ui-next = Weiter
ui-game = Spiel
ui-search = Suchen
ui-filter = Nach Wörtern filtern
ui-continue-match = Partie fortsetzen
ui-continue = Fortsetzen
ui-look-back = Zurückblicken
ui-all-matches = Alle { $count } Partien
ui-fewer = Weniger zeigen
ui-new-match-head = Eine neue beginnen
ui-new-match = Neue Partie
ui-import = Partiedatei öffnen
ui-import-about = Eine Partie, die als Datei gespeichert wurde: weiterspielen oder ansehen
ui-imported = Geladen: { $title }
ui-export = Partiedatei sichern
ui-export-match = Sichern: { $title }
ui-rename = Umbenennen
ui-rename-match = Umbenennen: { $title }
ui-delete = Löschen
ui-delete-match = Löschen: { $title }
ui-delete-sure = „{ $title }“ endgültig löschen? Sichere die Partie vorher, falls du sie noch brauchst.
ui-title = Titel
ui-match-over = Die Partie ist zu Ende
ui-match-yours = Du bist am Zug
ui-match-waits = Warten auf: { $seats }
ui-match-seats = Du spielst: { $seats }
ui-match-against = Gegen { $seats }
ui-matches-over = Beendete Partien
ui-match-watch = Der Computer spielt alle Seiten
ui-players = { $most ->
        [2] Spieler: { $least }
       *[other] Spieler: { $least } bis { $most }
    }
ui-learn-head = Lerne, indem du es tust
ui-learn-teaser = Acht kurze Lektionen, dann eine erste Partie; auch die gedruckten Beispiele.
ui-scenario = Szenario
ui-how-many = Zahl der Spieler
ui-who-plays = Wer spielt
ui-seat-me = Ich
ui-seat-other = Eine andere Person an diesem Bildschirm
ui-seat-computer = Computer: { $level }
ui-options = Einstellungen
ui-dice-fair = Faire Würfel: vor der Partie festgelegt, danach nachprüfbar
ui-start = Partie beginnen
ui-no-match = Diese Partie gibt es hier nicht.
ui-to-lobby = Zurück zur Übersicht
ui-seats = Plätze
ui-you = du
ui-panel = Chancen, Auswahl und Protokoll
ui-prompt = Was jetzt zu tun ist
ui-your-move = { $seat }, du bist am Zug.
ui-waiting-for = Warten auf: { $seats }
ui-won = Gewonnen: { $winners }
ui-drawn = Unentschieden
ui-prompt-past = Du siehst einen früheren Augenblick.
ui-to-live = Zurück zum Jetzt
ui-undo = Zurücknehmen
ui-undo-ask = Zurücknehmen erbitten
ui-undo-practice = Zurücknehmen (Übung)
ui-undo-help = Nimmt deinen letzten Schritt zurück: Niemand hat daraus etwas erfahren.
ui-undo-ask-help = Fragt die anderen. Stimmen alle zu, werden deine letzte Handlung und alles danach zurückgenommen, und die Würfel fallen neu.
ui-undo-practice-help = Nimmt deine letzte Handlung und alles danach sofort zurück, auch Würfe; die Würfel fallen neu. Das Ergebnis der Partie nennt es.
ui-retaken = { $count ->
        [one] Bekannte Ergebnisse wurden einmal zurückgenommen.
       *[other] Bekannte Ergebnisse wurden { $count }-mal zurückgenommen.
    }
ui-vacated = Während der Partie wechselte der Platz den Spieler: { $seats }.
ui-dice-wait = Faire Würfel: Es fehlt noch die Zahl von { $seats }. Die Partie beginnt, wenn der Browser aller Spielenden eine eigene Zahl gezogen hat.
ui-dice-commitment = Der Gastgeber ist gebunden an: { $commitment }
ui-dice-check = Würfel prüfen
ui-dice-rules = Jede Handlung wurde nach den Regeln nachgespielt, und kein Eintrag wurde nachträglich geändert.
ui-dice-seeded = Die Würfel folgen aus dem Startwert in der Datei. Wer die Partie angelegt hat, konnte sie kennen; faire Würfel wählt man beim Anlegen.
ui-dice-drawn = Jeder Würfel wurde aus dem Geheimnis des Gastgebers und den Zahlen aller neu gezogen und ist der gefallene. Das Geheimnis ist das, an das der Gastgeber von Anfang an gebunden war.
ui-dice-unchecked = Die Würfel konnten nicht geprüft werden: Das Geheimnis des Gastgebers steht nicht in der Aufzeichnung, oder sie hat ein früheres Format, das weniger beweist.
ui-dice-order = Die Zahlen kamen, als der Gastgeber gebunden war, in dieser Reihenfolge: { $seats }. Die der Computer folgen aus dem Geheimnis; niemand konnte sie wählen.
ui-dice-none-kept = Dieser Browser hat von dieser Partie nichts Eigenes aufgehoben; ein Gastgeber, der alles austauscht, fiele hier nicht auf.
ui-dice-kept = Bindung und eigene Zahl sind die, die dieser Browser vor dem ersten Würfel aufgehoben hat: Der Gastgeber hat die Würfel nicht in Kenntnis deiner Zahl gewählt.
ui-dice-later = Bindung und eigene Zahl sind die, die dieser Browser vor dem ersten Würfel aufgehoben hat. Aber nach dir gab eine Zahl: { $seats }. Ein Gastgeber, der diese Seite spielt, kannte das Geheimnis und konnte sie wählen.
ui-dice-other = Bindung oder Zahl weichen von dem ab, was dieser Browser aufgehoben hat: Die Würfel wurden nachträglich gewählt.
ui-dice-not-proved = Nicht bewiesen: dass der Gastgeber nicht vorausgeschaut hat. Wer das Geheimnis hält, konnte die Würfel vorhersehen.
ui-dice-wrong = Die Partie hält nicht stand: { $why }
ui-undo-rule = Zurücknehmen
ui-undo-rule-learned = bis jemand etwas erfahren hat
ui-undo-rule-consent = alles, wenn alle zustimmen
ui-undo-rule-free = alles, zur Übung
ui-undo-consent = { $seat }: Rücknahme zustimmen
ui-choices = Auswahl
ui-choices-worth = Aussicht auf Erfolg
ui-no-choices = Jetzt ist nichts zu wählen.
ui-more-choices = { $count } weitere zeigen, oder klicke aufs Brett
ui-measure-go = Zu diesem Punkt
ui-odds = Chancen
ui-odds-total = Summe
ui-other-targets = Andere Ziele
ui-and-more = und { $count } weitere
ui-log = Protokoll
ui-log-jump = Das Brett in diesem Augenblick zeigen
ui-log-modifiers = Modifikatoren
ui-log-more = Frühere Zeilen
ui-turn = Runde { $turn }
ui-step = Schritt { $step }
ui-step-of = von { $steps }
ui-live = live
ui-replay = Wiedergabe
ui-replay-first = Anfang
ui-replay-back = Zurück
ui-replay-play = Abspielen
ui-replay-pause = Pause
ui-replay-on = Vor
ui-replay-last = Ende
ui-replay-step = Gezeigter Schritt
ui-replay-turn = Zu einer Runde springen
ui-replay-speed = Tempo
ui-replay-eyes = Mit den Augen von
ui-eyes-all = Alle
ui-link-step = Link auf diesen Schritt kopieren
ui-link-copied = Der Link ist kopiert.
ui-stale = Das Brett war schon weiter; hier ist der neue Stand. Bitte wähle noch einmal.
ui-lost = Die Verbindung ist weg; ein neuer Versuch läuft. Nichts geht verloren.
ui-not-kept = Was zuletzt geschah, ließ sich nicht auf die Platte schreiben und zählt nicht. Die Partie geht davor weiter.
ui-opponent-failed = Der Computerspieler konnte nicht antworten. Er wird noch einmal gefragt; geschieht nichts, öffne die Partie neu oder melde es.
ui-rule-open = Absatz { $id }
ui-rule-in-book = In den Regeln öffnen
ui-rule-unknown = Diesen Absatz gibt es im Heft nicht.
ui-rulings = Auslegungen
ui-rules-count = Gezeigte Absätze: { $count }
ui-rules-own-words = Die Regeln in unseren Worten; wo das Heft schweigt oder sich widerspricht, steht eine Auslegung darunter.
ui-chapters = Kapitel
ui-hand-over = Gib den Bildschirm an: { $seat }
ui-hand-over-why = Dieses Spiel hat Geheimnisse. Nichts ist zu sehen, bis der nächste Spieler Platz nimmt.
ui-hand-over-sit = Ich spiele { $seat }: zeig meine Seite
ui-away = Während du weg warst
ui-away-more = { $count } frühere Zeilen stehen im Protokoll.
ui-away-replay = Ansehen
ui-away-on = Weiter
ui-standing = Dauerbefehle
ui-standing-help = Ein Dauerbefehl antwortet immer, sofort und an deiner Stelle. Dass es ihn gibt, sehen alle; was er sagt, nicht.
ui-standing-ask = Frag mich
ui-draw-offer = { $seat }: Remis anbieten
ui-draw-accept = { $seat }: Remis annehmen
ui-resign = Aufgeben
ui-resign-sure = Die Partie aufgeben? Das lässt sich nicht zurücknehmen.
ui-resign-seat = { $seat } gibt auf
ui-untranslated = Dieses Spiel spricht nur Englisch.
ui-pace = Tempo der Computerzüge
ui-pace-slow = Langsam
ui-pace-normal = Normal
ui-pace-fast = Schnell
ui-pace-skip = Sofort
ui-chronicle = Sichern, was { $seat } weiß
ui-report = Problem melden
ui-report-what = Was ist geschehen, und was hast du erwartet?
ui-report-help = Die Partie wird mit allen Versionen neben deinem Text auf diesem Rechner gespeichert. Nichts wird verschickt.
ui-report-send = Bericht speichern
ui-report-done = Gespeichert: { $file }
ui-tab-act = Handeln
ui-tab-side = Stand
ui-tab-log = Protokoll
ui-sheet-more = Blatt vergrößern
ui-sheet-less = Blatt verkleinern
ui-board = Spielbrett
ui-zoom = Zoom
ui-zoom-in = Näher
ui-zoom-out = Weiter weg
ui-zoom-whole = Ganze Karte
ui-mini-map = Übersichtskarte
ui-legend = Legende
ui-legend-reach = wohin es gehen kann, mit Kosten
ui-legend-command = Befehlsreichweite
ui-legend-target = erlaubtes Ziel
ui-legend-neutralised = neutralisiert
ui-legend-fatigued = erschöpft
ui-legend-demoralised = demoralisiert
ui-legend-fired = Gelegenheitsmarker
ui-legend-out = außer Befehl
ui-legend-column = in Kolonne
ui-hide-counters = Spielsteine verbergen
ui-show-counters = Spielsteine zeigen
ui-points = Punkte: { $seat }
ui-points-brief = { $seat } { $points }/{ $low }
ui-points-short = { $count } fehlen zum Weiterspielen
ui-points-on = es geht weiter; { $count } mehr gewinnen
ui-points-over = genug für den Sieg
ui-holds = { $place }: gehalten von { $seat }
ui-marker-repeat = Wiederholung
ui-marker-general = General
ui-short-none = keine Wirkung
ui-short-neutral = neutralisiert
ui-short-step = verliert eine Stufe
ui-short-passed = bestanden
ui-short-failed = nicht bestanden
ui-cup = Becher: noch { $count } Marker
ui-cup-next = als nächstes deutsch { $german } %, französisch { $french } %
ui-cup-acting = handelt jetzt
ui-cup-held = { $seat } hält
ui-learn-about = Jedes Beispiel der Regelhefte, auf dem echten Brett gespielt.
ui-learn-seen = { $seen } von { $count } gesehen
ui-learn-list = Alle Beispiele
ui-learn-tutorial = Erstes Gefecht
ui-learn-example = Gedruckte Beispiele
ui-learn-situation = Leicht falsch gemacht
ui-learn-step = Schritt { $step }
ui-learn-position = Die Stellung, bevor etwas geschieht.
ui-learn-book = Was das Heft tut
ui-learn-lesson = Die Lektion
ui-learn-result = Ergebnis
ui-learn-refused = Nicht erlaubt
ui-learn-other = Einen anderen Wurf wählen
ui-learn-other-about = Spätere Würfel fallen wie im Buch.
ui-learn-other-back = Wie im Buch
ui-learn-other-ways = { $ways } von { $all } Fällen
ui-learn-none = Dieses Spiel hat noch keine Beispiele.
ui-dice = Würfel
ui-try = Selbst versuchen
ui-try-about = Übernimm aus dieser Stellung, mit Würfeln, die niemand vorher aufgeschrieben hat.
ui-try-start = Von hier spielen

## Lektionen
ui-lesson = Lektion
ui-lesson-task = Aufgabe
ui-lesson-of = Aufgabe { $number } von { $count }
ui-lesson-finished = Lektion beendet.
ui-lesson-all-done = Alle { $count } Aufgaben sind gelöst.
ui-lesson-show = Zeig es mir
ui-lesson-why = Warum?
ui-lesson-back = Eine Aufgabe zurück
ui-lesson-leave = Lektion verlassen
ui-lesson-stars = { $won } von 3 Sternen
ui-lesson-named = Lektion { $number }: { $lesson }
ui-lesson-stars-left = Drei Sterne zu gewinnen
ui-lesson-star-end = Bis zum Ende gespielt
ui-lesson-star-try = Höchstens ein Fehlversuch
ui-lesson-star-alone = Ohne „Zeig es mir“
ui-lesson-yes = ja
ui-lesson-to-come = noch offen
ui-lesson-wrong = { $count ->
    [0] Kein Fehlversuch
    [one] 1 Fehlversuch
   *[other] { $count } Fehlversuche
}
ui-lesson-shown = { $count ->
    [0] nichts gezeigt
    [one] einmal gezeigt
   *[other] { $count }-mal gezeigt
}
ui-lesson-over = { $lesson }: geschafft.
ui-lesson-star-wrong = Noch ein Stern: erneut, mit höchstens einem Fehlversuch.
ui-lesson-star-shown = Noch ein Stern: erneut, ohne „Zeig es mir“.
ui-lesson-next = Weiter: { $lesson }
ui-lesson-again = Noch einmal
ui-lesson-look = Das Spielfeld ansehen
ui-lesson-play-on = Von hier weiterspielen gegen
ui-lesson-play-whole = Die ganze Schlacht spielen gegen
ui-lesson-to-battle = In die Schlacht
ui-lesson-first-match = Die erste eigene Partie
ui-lesson-course = Lehrgang
ui-lesson-course-done = { $done } von { $count } Lektionen beendet
ui-tip = Tipp:
ui-tips = Tipps in dieser Partie
ui-tips-off = Keine Tipps mehr
ui-course-about = { $count } kurze Lektionen, die auf dich warten, danach eine erste Partie.
ui-course-start = Mit Lektion { $number } beginnen
ui-course-go-on = Weiter mit Lektion { $number }
ui-course-match = Gegen einen Rekruten, mit einem Tipp zu jeder neuen Frage; jeder Zug lässt sich zurücknehmen.
ui-learn-book-head = Aus den Regelheften
ui-your-plan = Dein Plan
ui-your-plan-follows = der Kampf folgt ihm
ui-not-in-hand = Nicht in deiner Hand:
ui-assumed = für die Chancen oben angenommen.
ui-no-lesson = Diese Lektion gibt es nicht.
lesson-otherwise = Die Regeln erlauben das, aber es ist nicht die Aufgabe.

## Ziel und Tasten
ui-goal = Ziel
ui-goal-you = du spielst { $seat }
ui-goal-wins = Was gewinnt
ui-goal-loses = Was verliert, und wann
ui-goal-special = Was besonders ist
ui-goal-first = Ein erster Vorschlag
ui-goal-windows = Deutsche Punkte, mit denen die Schlacht weitergeht
ui-goal-goes-on = es geht weiter
ui-goal-again = Jederzeit wieder mit der Taste g.
ui-goal-go = In die Schlacht
ui-keys = Tasten
ui-key-enter = drückt den gelben Knopf
ui-key-choices = zur Liste der Möglichkeiten
ui-key-undo = nimmt zurück, wo das frei ist
ui-key-escape = lässt das Gewählte los, schließt ein Fenster
ui-key-goal = was gewinnt und was verliert
ui-key-what = was das ist: worauf die Tastatur oder die Maus steht
ui-key-steps = in der Partie einen Schritt zurück oder vor
ui-key-arrows = bewegen die Karte
ui-key-zoom = näher, weiter, die ganze Karte
ui-key-groups = Die nächste Art von Einheiten wählen; wie zuvor (Befehle in Barbarossa)
ui-key-hide = verbirgt die Spielsteine auf der Karte
ui-key-help = zeigt dies
ui-key-bend = mit Klick: führt den Weg über diesen Ort
ui-way-head = Bewegung nach { $place }
ui-way-count = { $count ->
    [2] Zwei Wege führen dorthin.
   *[other] { $count } Wege führen dorthin.
}
ui-way-shooters = Einheiten, die feuern dürfen
ui-way-hexes = Der Weg, Feld um Feld
ui-way-kinds = Wege dorthin
ui-way-cost = Punkte: { $cost }
ui-way-unhurt = Kommt unbeschadet durch, wenn jede einmal feuert
ui-way-risk = { $unit }: feuert in { $comes } von 100, trifft mit { $hurts } %
ui-way-safe = niemand reicht hierher
ui-way-halt = hält sie hier, darf sie noch feuern
ui-way-help = Ein Klick geht los. Umschalt und Klick biegt den Weg; c wechselt zwischen offener Ordnung und Kolonne.
ui-way-what = Nach { $place }, Punkte: { $cost }. Noch einmal berühren, dann geht es los.
ui-vain = Würde nichts bewirken: { $why }
ui-way-go = Los
ui-walk-on = Weiter nach { $place }
ui-again = Dasselbe noch einmal
ui-even-so = Trotzdem: { $what }
ui-standing-here = Dauerbefehl …
ui-unasked = Von selbst beantwortet
ui-unasked-one-answer = Was nur eine Antwort hat
ui-unasked-no-matter = Reaktionen, die nichts ändern könnten


# What is this?
ui-what-more = Mehr: i, Rechtsklick oder langes Drücken
ui-what-hover = Erklären, worauf die Maus ruht

# Wo eine Partie steht, und wie sie lief
moment-turn = Zug { $turn } von { $of }
moment-round = Runde { $round } von { $of }
moment-turn-short = Zug { $turn }
moment-round-short = Runde { $round }
moment-season = { $season } { $year }
luck-shots = wirksame Schüsse
luck-salvos = wirksame Salven
luck-hits = Treffer

# Das Ende einer Partie
ui-verdict-won = Du hast gewonnen.
ui-verdict-lost = Du hast verloren.
ui-verdict-won-by =
    { $points ->
        [one] Du hast mit einem Punkt gewonnen.
       *[other] Du hast mit { $points } Punkten gewonnen.
    }
ui-verdict-lost-by =
    { $points ->
        [one] Du hast mit einem Punkt verloren.
       *[other] Du hast mit { $points } Punkten verloren.
    }
ui-verdict-drawn = Niemand hat gewonnen.
ui-verdict-against = gegen: { $level }
ui-verdict-chance = Deine Gewinnchance
ui-verdict-chance-how = von hier weitergespielt von Computern ({ $level }); ein Unentschieden zählt halb
ui-verdict-counting = (wird noch gezählt)
ui-verdict-wait = Die Partie wird weitergespielt, um zu sehen, wo sie sich drehte …
ui-verdict-losses = Verluste je Zug
ui-verdict-no-losses = Nichts ging verloren.
ui-verdict-luck = Würfelglück
ui-verdict-mean = Mittel { $mean }
ui-verdict-no-dice = Es fielen zu wenige Würfel.
ui-verdict-luck-even = An den Würfeln lag es nicht: deine fielen wie erwartet.
ui-verdict-luck-good = Die Würfel waren mit dir: deine fielen besser als erwartet.
ui-verdict-luck-bad = Die Würfel waren gegen dich: deine fielen schlechter als erwartet.
ui-verdict-accounts = Wie es zustande kam
ui-verdict-winner = gewonnen
ui-verdict-met = erreicht
ui-verdict-missed = verfehlt
ui-verdict-turning = Wo es sich drehte
ui-verdict-turned = Wende: { $stage }
ui-verdict-moved = Gewinnchance von { $before } % auf { $after } %
ui-verdict-no-turning = Die Chancen bewegten sich kaum.
ui-show-me = Zeigen
ui-rematch = Revanche
ui-other-side = Andere Seite
ui-other-level = Andere Stufe
ui-new-scenario = Neues Szenario
ui-to-board = Brett und Wiederholung
ui-to-verdict = Zum Urteil
ui-save-match = Sichern
ui-share = Teilen

# Der Zug der anderen
ui-digest-moved = Seit deinem letzten Zug
ui-digest-lost =
    { $places ->
        [0] Du hast { $units ->
            [one] eine Einheit oder einen Schritt
           *[other] { $units } Einheiten oder Schritte
        } verloren.
       *[other] Du hast { $places ->
            [one] einen Ort
           *[other] { $places } Orte
        }{ $units ->
            [0] {""}
            [one] {" "}und eine Einheit oder einen Schritt
           *[other] {" "}und { $units } Einheiten oder Schritte
        } verloren.
    }
ui-digest-harm = Deinen geht es schlechter, verloren ist nichts.
ui-digest-head = Während die anderen handelten
ui-digest-places = Verlorene Orte
ui-digest-losses = Deine Verluste
ui-digest-threats = Bedroht dich jetzt
ui-digest-harms = Jetzt schlechter dran
ui-digest-theirs = Was es sie kostete
ui-digest-rest = Das Übrige
ui-digest-watch = Ansehen
ui-digest-skip = Überspringen
ui-digest-go = Zu meinem Zug
ui-digest-showing = Wird gezeigt
ui-digest-thinks = { $seats } denkt nach: { $seconds } s
ui-digest-count = × { $count }

ui-offline = Der Server antwortet nicht. Versuche es noch einmal.
ui-reaching = Verbindung verloren, neuer Versuch …
ui-sound = Töne (Würfel, Schüsse, du bist dran)

## Mehrere Bildschirme

ui-network = Für mein Netzwerk öffnen
ui-network-is-open = Offen: { $address }
ui-network-scan = Auf einem Telefon oder einem anderen Rechner im Haus
ui-network-address = Adresse in diesem Netzwerk
ui-network-which = Adresse dieses Rechners
ui-network-closed = Geschlossen: Nur dieser Rechner erreicht Sandtable.
ui-network-note = Nur dein eigenes Netzwerk erreicht es, und nur solange der Schalter an ist. Kein Konto; nichts verlässt das Haus.
ui-network-how = Gäste sehen die Partien, in denen sie sitzen, und Plätze, die allen offenstehen. Beginne eine Partie, wähle „Jemanden einladen“ und gib den Link weiter.
ui-who-is-here = Wer ist da
ui-this-computer = Dieser Rechner
ui-host = Gastgeber
ui-someone = Jemand
ui-device-phone = Telefon
ui-device-tablet = Tablet
ui-device-computer = Rechner
ui-presence-here = da
ui-presence-gone = verbindet sich neu
ui-presence-away = weg
ui-copy-link = Link kopieren
ui-copied = Der Link ist kopiert.
ui-copy-marked = Der Link ist markiert: Kopiere ihn mit den Tasten oder dem Menü des Browsers.
ui-show-large = Groß zeigen
ui-qr-of = QR-Code: { $what }
ui-seat-invite = Jemanden einladen
ui-seat-open = Offen für alle
ui-seat-shut = Platz schließen
ui-seat-reinvite = Platz zurücknehmen und jemand anderen einladen
ui-seat-free = frei
ui-seat-free-invite = frei, per Link eingeladen
ui-seat-free-open = frei, offen für alle in diesem Netzwerk
ui-seat-free-shut = frei, niemand ist eingeladen
ui-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
ui-seats-dialog = Plätze und Einladungen
ui-seats-about = Jeder Link gilt für einen Platz und nur einmal. Ein neuer Link beendet den alten. Wer sich setzt, spielt von da an am eigenen Gerät und kann dorthin zurückkehren.
ui-invitation-for = Link für { $seats }
ui-links-local = Diese Links gelten nur auf diesem Rechner. Öffne Sandtable für dein Netzwerk, damit andere kommen können.
ui-link-new = Neuer Link
ui-link-revoke = Link zurücknehmen
ui-fill-computer = Mit Computer besetzen: { $level }
ui-watch-link = Link zum Zuschauen
ui-watch-about = Zeigt, was alle Seiten wissen dürfen; nach dem Ende alles.
ui-watch-make = Link erstellen
ui-watch-ended = Dieser Link zum Zuschauen wurde zurückgenommen.
ui-watching = { $count ->
        [one] 1 sieht zu
       *[other] { $count } sehen zu
    }
ui-to-the-board = Zum Brett
ui-your-name = Dein Name
ui-apart = Niemand sieht fremde Geheimnisse; die Datei der Partie gibt es nach dem Ende.
ui-join-title = Du bist eingeladen
ui-join-watch = Du bist zum Zuschauen eingeladen
ui-join-seats = Du spielst { $seats }.
ui-join-others = Am Tisch: { $names }
ui-join-once = Der Link gilt einmal. Der Platz bleibt bei diesem Gerät: Hierher kannst du zurückkehren.
ui-join-ended = Diese Einladung ist abgelaufen: Sie wurde benutzt oder zurückgenommen. Bitte den Gastgeber um eine neue.
ui-sit-down = Platz nehmen
ui-look-on = Zuschauen
ui-seat-ended = Dein Platz wurde jemand anderem gegeben.
ui-session-ended = Du wurdest abgemeldet, hier oder anderswo. Melde dich an, um weiterzumachen.
ui-give-up = Meinen Platz aufgeben
ui-give-up-sure = Die Partie geht ohne dich weiter: Der Gastgeber kann deinen Platz jemand anderem geben. Du gibst die Partie damit nicht auf.
ui-gave-up = Du hast deinen Platz verlassen.
ui-open-seats = Offene Plätze
ui-open-seats-none = Zurzeit ist kein Platz offen. Bitte den Gastgeber um einen Link oder um einen Platz, der allen offensteht.
ui-guest-welcome = Willkommen
ui-guest-hello = Willkommen, { $name }
ui-guest-about = Du bist Gast in diesem Haus. Hier stehen deine eigenen Partien und Plätze, die jeder nehmen darf.
ui-match-with = Mit { $seats }
ui-chat = Chat
ui-chat-only = Nur die Spielenden sehen es; es gehört nicht zur Aufzeichnung.
ui-chat-write = Schreib den anderen
ui-chat-send = Senden
ui-chat-new = neu
ui-chat-mute = { $name } stummschalten

## Briefe eines Dienstes

letter-prove-subject = Ihre Mailadresse bei Sandtable
letter-prove =
    Jemand, wahrscheinlich Sie, hat diese Mailadresse für ein Konto bei { $address } angegeben.

    Wenn Sie es waren, öffnen Sie innerhalb von drei Tagen diese Seite:

    { $link }

    Wenn nicht, tun Sie nichts: Ohne das wird die Adresse nicht verwendet.
letter-sign-in-subject = Anmelden bei Sandtable
letter-sign-in =
    Öffnen Sie diese Seite, um sich bei { $address } anzumelden:

    { $link }

    Der Link gilt einmal und 20 Minuten lang. Wenn Sie ihn nicht verlangt haben, tun Sie nichts: Ohne ihn kommt niemand hinein.
letter-turn-subject = Sie sind am Zug: { $match }
letter-turn =
    { $match } wartet auf Sie.

    { $link }

    Sie bekommen je Partie einen Brief, bis Sie nachgesehen haben. Auf Ihrer Seite wählen Sie, was geschickt wird, oder nichts.
letter-hurry-subject = Weniger als ein Tag: { $match }
letter-hurry =
    { $match } wartet schon länger auf Sie: Für Ihre Antwort bleibt weniger als ein Tag. Danach kann die andere Seite den Sieg beanspruchen.

    { $link }
ui-coach-ask = Den Marschall fragen
ui-coach-help = Was täte der Marschall hier, und warum?
ui-coach-head = Was täte der Marschall?
ui-coach-then-head = Was hätte der Marschall getan?
ui-coach-thinks = Der Marschall denkt nach: { $seconds } s
ui-coach-chances = Aussicht auf den Sieg
ui-coach-tries = je { $tries } Versuche
ui-coach-more = { $event } So kommt es in { $share } % der Versuche, sonst in { $other } %.
ui-coach-plan = Der Plan
ui-coach-fears = Was der Marschall fürchtet
ui-coach-feared = { $event } Dazu kommt es in { $share } % der Versuche; dann steht es bei { $chance } %.
ui-coach-do = So machen
ui-coach-watch = Auf dem Brett zeigen
ui-coach-showing = Schritt { $at } von { $of }, vorgestellt
ui-coach-back = Zurück zur Partie
ui-coach-played = was gespielt wurde
ui-coach-better = Was sonst?
ui-coach-none = Hier sieht der Marschall nur einen Weg.
ui-coach-even = Soweit der Marschall sieht, läuft das auf dasselbe hinaus: Spiel, was dir gefällt.
