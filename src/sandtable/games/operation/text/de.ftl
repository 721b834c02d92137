# Operation World War Two: cards, orders, infantry.

## The game

game-operation = Operation World War Two
game-operation-about = Gefecht auf einem gemessenen Tisch: Befehlskarten, Reaktionen, Trupps und Panzer.

## Scenarios, options, sides

scenario-first-battle = Erstes Gefecht
scenario-first-battle-about = Amerikanische Schützen gegen deutsche Grenadiere. Ein Hof in der Mitte; nur Infanterie, gut zum Anfangen.
scenario-first-battle-blue = Vereinigte Staaten
scenario-first-battle-red = Deutschland
scenario-tank-duel = Panzerduell
scenario-tank-duel-about = Amerikanische gegen deutsche Panzer. Eine Kreuzung ist zu halten; fahren, hinaussehen, zielen.
scenario-tank-duel-blue = Vereinigte Staaten
scenario-tank-duel-red = Deutschland
scenario-village-assault = Sturm auf das Dorf
scenario-village-assault-about = Britische Schützen mit Panzern greifen an. Deutsche Grenadiere mit Panzerabwehrkanone halten das Dorf.
scenario-village-assault-blue = Großbritannien
scenario-village-assault-red = Deutschland
scenario-column-ambush = Überfall auf die Kolonne
scenario-column-ambush-about = Eine deutsche Kolonne auf der Straße. Sowjetische Schützen im Hinterhalt in den Wäldern daneben.
scenario-column-ambush-blue = Deutschland
scenario-column-ambush-red = Sowjetunion
scenario-night-raid = Nächtlicher Handstreich
scenario-night-raid-about = Britische Kommandos landen im Dunkeln. Ein deutscher Küstenposten mit Scheinwerfer und Leuchtkugeln, vor seinem Draht Alarmminen.
scenario-night-raid-blue = Großbritannien
scenario-night-raid-red = Deutschland
scenario-house-fighting = Häuserkampf
scenario-house-fighting-about = Sowjetische Sturmgruppen greifen an. Deutsche Fallschirmjäger halten die Häuser; Räume, Stockwerke, Panzer durch Mauern.
scenario-house-fighting-blue = Sowjetunion
scenario-house-fighting-red = Deutschland
scenario-free-battle = Freies Gefecht nach Punkten
scenario-free-battle-about = Zwei beliebige Nationen kaufen ihre Armee nach Punkten; das Gelände entsteht neu aus einer Zahl.
seat-blue = Blau
seat-red = Rot
option-night = Nachtkampf
option-split-deck = Geteilter Stapel
option-buildings = Einstürzende Häuser und Dächer
option-rooms = Räume in Gebäuden
option-entry = Panzer durch Häuser
option-tunnels = Tunnel und Kanäle
option-smoke = Nebel
option-fires = Brennende Wracks
option-squadrons = Fahrzeugschwadronen
option-attachments = Zeitweilige Zuteilungen
option-minimum-distances = Mindestweiten indirekten Feuers (spätere Ausgabe)
option-armour-to-hit = Schwere Panzerung erschwert das Treffen
option-points = Punkte je Armee
option-ground = Nummer des Geländes
option-roads = Straßen
option-nation-blue = Nation von Blau
option-nation-red = Nation von Rot
option-germany = Deutschland
option-usa = Vereinigte Staaten
option-britain = Großbritannien
option-soviet = Sowjetunion

## Choices

action-lay = { $card } verdeckt legen
action-order = { $unit }: Befehl { $card }
action-pass = Passen
action-swap = { $card } tauschen
action-go = { $speed ->
        [slow] Langsam
       *[fast] Schnell
    } nach { PER($goal, by: 10) } cm
action-stay = Stehen bleiben
action-charge = Nahkampf gegen { $unit }
action-shoot = { $when ->
        [before] Vor
       *[after] Nach
    } der Bewegung feuern auf { $unit }
action-target = Ziel: { $unit }
action-shell = Auf die Koordinaten feuern
action-second = Schwere Waffen auf { $unit }
action-arm = Einsatz: { $arms ->
        [grenades] Handgranaten
        [charges] Sprengladungen
        [ap] Panzergranate
        [he] Sprenggranate
        [wp] weißer Phosphor
        [bomb] Wurfgranate
        [indirect] indirektes Feuer
        [heat] Hohlladung
        [twice] zwei Schüsse
        [two] zwei Ziele
        [both] beide Männer
       *[other] { $arms }
    }
action-delay = Bei Punkt { PER($at, by: 50) } des Weges
action-call = { $by ->
        [radio] Funk
        [voice] Zuruf
       *[runner] Melder
    } an { $to }: { $target }
action-blast = { $how ->
        [arm] { $charges ->
            [one] 1 Ladung
           *[other] { $charges } Ladungen
        } scharf machen
       *[fire] { $charges ->
            [one] 1 Ladung
           *[other] { $charges } Ladungen
        } zünden
    }: { $feature }
action-divide = { $count } × { $weapon } auf { FIRST($part) ->
        [open] die im Offenen
        [light] die in leichter Deckung
        [medium] die in mittlerer Deckung
        [heavy] die in schwerer Deckung
        [gun] das Geschütz
        [crew] die Besatzung
        [vehicle] das Fahrzeug
        [open-trench] die im Offenen, im Graben
        [open-smoke] die im Offenen, im Rauch
        [open-trench-smoke] die im Offenen, im Graben, im Rauch
        [light-trench] die in leichter Deckung, im Graben
        [light-smoke] die in leichter Deckung, im Rauch
        [light-trench-smoke] die in leichter Deckung, im Graben, im Rauch
        [medium-trench] die in mittlerer Deckung, im Graben
        [medium-smoke] die in mittlerer Deckung, im Rauch
        [medium-trench-smoke] die in mittlerer Deckung, im Graben, im Rauch
        [heavy-trench] die in schwerer Deckung, im Graben
        [heavy-smoke] die in schwerer Deckung, im Rauch
        [heavy-trench-smoke] die in schwerer Deckung, im Graben, im Rauch
       *[other] { $part }
    }
action-place = Schablone auf { $model }
action-spray = Flamme gegen { $model }
action-lose = { $model } vom Tisch nehmen
action-duck = { $model } hinlegen
action-follow = Folgen nach { PER($goal, by: 10) } cm
action-mount = { $how ->
        [on] Aufsitzen
       *[off] Absitzen
    }
action-climb = { $level ->
        [0] Erdgeschoss
       *[other] { $level }. Stock
    }

## What happened

event-turn-began = Runde { $turn } beginnt.
event-drew-cards = { $seat } zieht { $count } Karten.
event-drawn = Gezogen: { $cards }.
event-card-swapped = { $seat } tauscht { $card } ein.
event-deck-shuffled = { $seat } mischt den Ablagestapel ein.
event-card-turned = { $seat } deckt { $card } auf.
event-initiative-tied = Gleiche Zahlen: noch einmal.
event-initiative-won = { $seat } hat die Initiative.
event-order-shown = { $seat } befiehlt { $unit }: { $card }.
event-intent-said = { $unit } kündigt an, { $order ->
        [move] Bewegung
        [assault] Sturm
        [fire] Feuer
        [ambush] Hinterhalt
       *[cover] Deckungsfeuer
    }: { $does ->
        [go] sie bewegt sich { $speed ->
            [slow] langsam
           *[fast] schnell
        }.
        [go-fire] sie bewegt sich { $speed ->
            [slow] langsam
           *[fast] schnell
        } und feuert auf { $target }.
        [fire] auf { $target }.
        [wait] auf { $target }, sobald sie Punkt { $point } erreicht.
        [charge] Nahkampf mit { $charge }.
        [storm] Männer stürmen { $target }.
        [ram] sie fährt auf { $target } los.
        [shell] auf ihre Koordinaten.
        [board] Männer steigen auf.
        [out] Männer steigen ab.
       *[hold] sie bleibt am Ort.
    }
event-passed = { $seat } passt.
event-order-lost = Der Befehl von { $unit } verfällt.
event-order-began = { $unit } führt { $card } aus.
event-men-stood-up = { $unit }: Männer stehen auf.
event-unit-moved = { $unit } bewegt sich { $speed ->
        [slow] langsam
       *[fast] schnell
    }.
event-unit-marked = { $unit } erhält die Marke: { $posture ->
        [moved] bewegt
        [fired] gefeuert
       *[stationary] steht
    }.
event-mine-set-off = { $unit } löst eine Mine aus: jeder hört, wo sie ist.
event-shots-wasted = { $unit } feuert ins Leere: { $why ->
        [unseen] das Ziel ist nicht zu sehen.
        [undetected] das Ziel ist nicht entdeckt.
        [range] das Ziel ist außer Reichweite.
        [arc] keine Waffe lässt sich auf das Ziel richten.
        [reload] keine Waffe ist geladen.
        [useless] nichts davon kann dem Ziel schaden.
       *[gone] das Ziel ist fort.
    }
event-shots-fired = { $unit } auf { $target } mit { $weapon }: { $shots ->
        [one] 1 Schuss
       *[other] { $shots } Schüsse
    }, { $need }+, { $hits } Treffer.
event-friends-checked = { $astray } Treffer von { $unit } treffen stattdessen { $struck }.
event-shield-held = Der Schild von { $unit } hält { $stopped } Treffer auf.
event-damage-rolled = { $unit }, { $cover ->
        [light] leichte Deckung
        [medium] mittlere Deckung
        [heavy] schwere Deckung
       *[open] offenes Gelände
    }: { $shaken ->
        [0] { $dead ->
            [0] keine Wirkung
           *[other] { $dead } tot
        }
       *[other] { $dead ->
            [0] {""}
           *[other] { $dead } tot,{" "}
        }{ $shaken } erschüttert
    }.
event-gun-struck = Das Geschütz von { $unit } ist getroffen: { $result ->
        [catastrophe] Katastrophe
        [main] zerstört
        [assistants] Bedienung
       *[nh] ohne Wirkung
    }.
event-template-laid = { $weapon }: unter der Schablone: { $models }.
event-flame-laid = { $weapon }: Die Flamme berührt { $models }.
event-shot-drifted = Der Schuss von { $unit } weicht ab{ $dud ->
        [yes] , ohne Wirkung
       *[no] {""}
    }.
event-models-caught = { $count } Modelle von { $unit } werden in der Bewegung getroffen.
event-man-killed = { $model } fällt.
event-man-shaken = { $model } wirft sich hin.
event-gun-destroyed = { $unit } verliert das Geschütz.
event-bicycle-destroyed = Ein Fahrrad ist zerstört.
event-unit-destroyed = { $unit } ist vernichtet.
event-morale-tested = { $unit } prüft die Moral ({ $why ->
        [rally] Sammeln
        [lone-model] Einzelner
       *[morale] Verluste
    }): { $total } gegen { $need }+, { $passed ->
        [yes] bestanden
       *[no] nicht bestanden
    }.
event-unit-broke = { $unit } ist gebrochen.
event-unit-ran = { $unit } rennt in Deckung; vom Tisch: { $gone }.
event-unit-rallied = { $unit } sammelt sich.
event-melee-fought = Nahkampf { $unit } - { $foe }: { $total } gegen { $answer }.
event-message-sent = { $unit } an { $receiver } ({ $by ->
        [radio] Funk
        [voice] Zuruf
       *[runner] Melder
    }): { $passed ->
        [yes] bestanden
       *[no] nicht bestanden
    }.
event-runner-sent = { $model } läuft mit einer Meldung zu { $receiver }.
event-charge-armed = { $unit } macht eine Ladung scharf: { $feature }.
event-charge-fired = Sprengung, { $feature }: { $total }, { $removed ->
        [yes] beseitigt
       *[no] es steht
    }.
event-charge-went-off = Die Ladung von { $model } explodiert in der Hand.
event-feature-removed = { $feature } kommt vom Tisch.
event-battle-ended = Das Gefecht ist vorbei.

## Questions

prompt-aim = Lege die Schablone auf ein Modell.
prompt-battery = Welches Geschütz nimmt den nächsten von { $hits } Treffern?
prompt-divide = Teile die Schüsse auf die Teile des Ziels auf.
prompt-exchange = Karten tauschen: noch { $left }.
prompt-follow = Das Ziel ist ausgewichen. Folgen?
prompt-initiative = { $ties ->
        [0] Lege eine Karte für die Initiative.
       *[other] Gleiche Zahlen: lege noch eine Karte.
    }
prompt-initiative-ready = Verdeckt liegt: { $card }. Die andere Seite wählt noch.
prompt-initiative-laid = Verdeckt liegt: { $card }. Bereit?
prompt-take-hit = Welches Fahrzeug nimmt den nächsten von { $hits } Treffern?
prompt-take-result = Welche Maschine nimmt das nächste von { $hits } Ergebnissen, eine { $die }?
prompt-losses = Wen trifft es? { $shaken ->
        [0] { $dead ->
            [0] keine Wirkung
           *[other] { $dead } tot
        }
       *[other] { $dead ->
            [0] {""}
           *[other] { $dead } tot,{" "}
        }{ $shaken } erschüttert
    }.
prompt-open = Gib einer Einheit einen Befehl.
prompt-react = Reagiere mit einer Karte unter { $limit } oder passe.
prompt-announce-way = Wohin?
prompt-announce-shoot = Vor oder nach der Bewegung feuern?
prompt-announce-target = Nenne das Ziel.
prompt-announce-arms = Womit?
prompt-announce-second = Ein zweites Ziel für die schweren Waffen?
prompt-announce-delay = Sofort feuern, oder an welchem Punkt der Bewegung?
prompt-announce-call = Koordinaten senden?
prompt-announce-blast = Sprengladungen verwenden?
prompt-announce-mount = Auf- oder absitzen?
prompt-announce-storey = Auf welche Ebene?

## Refusals

refuse-no-climb = Diese Ebene ist nicht erreichbar.
refuse-bad-point = Verzögert wird in Zwanzigsteln der Bewegung.
refuse-barred = Dieses Gelände ist unpassierbar.
refuse-bound = Sie hat Koordinaten und muss feuern.
refuse-card-lies = Es liegt schon eine Karte.
refuse-few-hands = Ein Geschütz braucht zwei Mann.
refuse-goal-empty = Ein Modell muss am Ziel stehen.
refuse-in-chain = Sie hat in dieser Kette schon einen Befehl.
refuse-in-melee = Im Nahkampf feuert sie nur auf ihren Gegner.
refuse-must-delay = Das Ziel ist noch nicht gültig: nenne einen Punkt seiner Bewegung.
refuse-must-fire = Wer stürmt, muss feuern.
refuse-must-open = Du musst einen Befehl geben.
refuse-no-arms = Das kann sie nicht einsetzen.
refuse-no-battery = Diese bilden keine Batterie.
refuse-no-blast = Dort kann keine Ladung verwendet werden.
refuse-no-call = Diese Meldung kann nicht gesendet werden.
refuse-no-card-yet = Lege erst eine Karte.
refuse-no-charge = Niemand erreicht diese Einheit.
refuse-no-cohesion = Der Zusammenhalt ginge verloren.
refuse-no-coordinates = Sie hat keine Koordinaten.
refuse-no-mount = Es gibt nichts zum Auf- oder Absitzen.
refuse-no-order-left = Sie nimmt jetzt keinen Befehl an.
refuse-no-room = Dort steht schon jemand.
refuse-no-such-goal = Dorthin kann man nicht folgen.
refuse-no-such-part = Das Ziel hat diesen Teil nicht.
refuse-no-such-weapon = Zuerst kommt eine andere Waffe.
refuse-nobody-moves = Niemand kann sich bewegen.
refuse-one-each-first = Jedes Fahrzeug nimmt einen Treffer, bevor eines einen zweiten nimmt.
refuse-being-hitched = In dieser Runde wird ein Geschütz an- oder abgehängt: das Fahrzeug steht still.
refuse-not-a-piece = Das ist kein Geschütz der Batterie.
refuse-not-among-hit = Er wurde nicht getroffen.
refuse-not-heavy = Schwere Waffen nehmen nur ein Fahrzeug als zweites Ziel.
refuse-not-in-hand = Diese Karte hast du nicht.
refuse-not-lower = Die Karte muss niedriger sein.
refuse-not-seen = Keine Sicht.
refuse-not-valid = Nicht gesehen oder nicht entdeckt.
refuse-not-your-unit = Das ist nicht deine Einheit.
refuse-off-table = Das liegt außerhalb des Tisches.
refuse-only-slow = Dort bewegt man sich nur langsam.
refuse-other-question = Jetzt wird etwas anderes gefragt.
refuse-slow-to-mount = Auf- und Absitzen nur bei langsamer Bewegung.
refuse-standing-first = Stehende kommen zuerst.
refuse-too-far = Zu weit.
refuse-too-many = So viele sind es nicht.
refuse-unseen = Noch nicht zu sehen: erst nach der Bewegung feuern.
refuse-worst-first = Das schlimmste Ergebnis kommt zuerst.
refuse-wrong-ends = Jedes bewegte Modell braucht einen Platz.
refuse-wrong-speed = Langsam oder schnell.

## Results

result-draw = Gleich viele Punkte, je { $points }. { $seat }: { $places } für gehaltene Orte, { $losses } für vernichtete oder gebrochene Feinde; { $other }: { $otherplaces } und { $otherlosses }.
result-points = Mehr Punkte gewinnen, { $points } zu { $fewer }. { $seat }: { $places } für gehaltene Orte, { $losses } für vernichtete oder gebrochene Feinde; { $other }: { $otherplaces } und { $otherlosses }.

## Hints

hint-detected = entdeckt, { $cm } cm
hint-undetected = nicht entdeckt, { $cm } cm

## Odds

odds-fire = { $unit }: { $shots } Schüsse, etwa { $dead } Tote und { $shaken } Erschütterte
odds-vehicle = Schuss auf { $unit }
odds-melee = Mann gegen Mann
odds-nothing = Keine Waffe richtet dort etwas aus
odds-need = Zahl der Tabelle
odds-miss = daneben
odds-result = Ergebnis: { $result }
odds-dead = { $count } tot
odds-breaks = die Einheit bricht
odds-duel-kill = Gegner tot
odds-duel-shake = Gegner erschüttert
odds-duel-nothing = nichts
odds-duel-shaken = eigener Mann erschüttert
odds-duel-killed = eigener Mann tot
odds-least-cover = alle Schüsse auf den am wenigsten gedeckten Teil
odds-played-out = vielfach durchgespielt
odds-first-hit = bei mehreren Treffern der erste
odds-at-end = am Ende ihres Weges: warte auf einen Punkt
odds-hit-assault = Sturmbefehl
odds-hit-ambush-close = Hinterhalt auf kurze Entfernung
odds-hit-extreme = äußerste Entfernung
odds-hit-close5 = innerhalb 5 cm
odds-hit-cover = Deckungsfeuer
odds-hit-trench = im Graben
odds-hit-exposed = ungeschützter Mann
odds-hit-smoke = im Rauch
odds-hit-hedge = tiefe Waffe über Hecke
odds-hit-popped = zum Entdecken aufgetaucht
odds-hit-blind = beim Befehl nicht gesehen oder entdeckt
odds-hit-long-barrel = langes Rohr
odds-hit-telescope = Zielfernrohr
odds-harm-cover = Deckungsfeuer (Schaden)
odds-harm-smoke = Rauch (Schaden)
odds-morale-cohesion = ohne Zusammenhalt
odds-morale-underground = unter der Erde
odds-morale-half = die Hälfte oder weniger übrig
odds-morale-commander = Führer in der Nähe
odds-morale-cover = in mittlerer oder schwerer Deckung
odds-morale-pressed = Feind innerhalb 20 cm
odds-morale-fanatic = politischer Fanatismus
odds-melee-more = ein Kamerad mehr
odds-melee-charge = hat gestürmt
odds-melee-bayonet = am Bajonett ausgebildet
odds-melee-short = kurze Waffe
odds-melee-shaken = erschüttert
odds-melee-obstacle = über ein Hindernis
odds-melee-crewed = bediente Waffe

## Standing orders

standing-initiative = Karte für die Initiative
standing-slowest = langsamste Karte
standing-quickest = schnellste Karte
standing-least-missed = die entbehrlichste Karte
standing-exchange = Kartentausch
standing-keep = alle behalten
standing-worst = die schlechteste abwerfen
standing-react = Reaktionen
standing-pass = immer passen
standing-fire-back = zurückfeuern, wenn es lohnt
standing-officer = wie ein Offizier
standing-least = mindestens so viele Zehntel Mann
standing-keep-ones = Einser behalten
standing-losses = Eigene Verluste
standing-riflemen-first = Schützen zuerst
standing-nearest-first = die Feindnächsten zuerst
standing-divide = Schüsse aufteilen
standing-least-cover = alle auf die geringste Deckung
standing-evenly = gleichmäßig
standing-aim = Schablonen legen
standing-most-enemies = auf die meisten Gegner
standing-follow = Ziel verfolgen
standing-keep-goal = Ziel beibehalten

## Was zu verlieren droht
warning-points-behind = { $left ->
    [1] Letzte Runde
   *[other] Noch { $left } Runden
  }: so verlierst du nach Punkten, { $mine } zu { $theirs }.{ $places ->
    [0] {""}
   *[other] {" "}Orte, die du nicht hältst, zählen { $places }.
  }
