# Operation World War Two: Fahrzeuge, Aufbau und wahlfreie Kapitel.

## What is asked

prompt-muster = Kauf deine Armee: { $left } von { $limit } Punkten übrig
prompt-declare = Einheiten vor dem Spiel zusammenfassen?
prompt-place-unit = Stell eine Einheit in deiner Zone auf
prompt-sink-entries = Setz einen Einstieg auf eine Straße (noch { $left })
prompt-halve-deck = Deinen Stapel teilen?
prompt-split-draw = Wie viele der { $count } Karten sind Manöverkarten?
prompt-dispersal = Wähl den nächsten Nebel (noch { $left })
prompt-attachments = Wer handelt von jetzt an gemeinsam?
prompt-parting = Handeln die Abgesessenen getrennt vom Fahrzeug?
prompt-lose-weapon = Welche Nebenwaffe ist verloren?
prompt-douse-light = { $hits } Treffer: zwei aufgeben, um den Scheinwerfer zu löschen?
prompt-announce-look-out = Schaut jemand aus dem Fahrzeug?
prompt-announce-alight = Sitzen die Leute ab?
prompt-announce-onward = Wohin gehen die Abgesessenen weiter?
prompt-announce-board = Sitzen die Leute auf?
prompt-announce-drive = Wohin fährt es?
prompt-announce-moment = Vor oder nach der Fahrt feuern?
prompt-announce-aim-1 = Waffe 1: auf wen, womit?
prompt-announce-aim-2 = Waffe 2: auf wen, womit?
prompt-announce-aim-3 = Waffe 3: auf wen, womit?
prompt-announce-aim-4 = Waffe 4: auf wen, womit?
prompt-announce-aim-5 = Waffe 5: auf wen, womit?
prompt-announce-hitch = Geschütz anhängen oder abhängen?
prompt-announce-storm = Nahangriff auf ein Fahrzeug?
prompt-announce-rest = Greifen die anderen ein weiteres Ziel an?
prompt-announce-descend = Unter die Erde gehen?
prompt-announce-below = Unter der Erde: was nun?
prompt-announce-smoke = Nebel einsetzen?
prompt-announce-light = Auf wen den Scheinwerfer richten?
prompt-announce-flare = Über wem eine Leuchtkugel abschießen?
prompt-announce-hail = Ein anderes Fahrzeug anfunken?

## Choices

action-drive = { $speed ->
        [slow] Langsam
       *[fast] Schnell
    } { $gear ->
        [reverse] rückwärts
       *[forward] vorwärts
    }: { PER($way, by: 10) } cm, Richtung { PER($face, by: 10) }
action-halt = Nicht fahren
action-expose = { $out ->
        [yes] Einer schaut heraus
       *[no] Alle bleiben drinnen
    }
action-aim = { $mount } auf { $unit }: { $ammo }
action-cease = Keine weitere Waffe
action-scrap = { $mount } ist verloren
action-ram = { $speed ->
        [slow] Langsam
       *[fast] Schnell
    } hineinfahren: { $unit } ({ PER($way, by: 10) } cm)
action-board = Aufsitzen: { $vehicle }
action-alight = Absitzen
action-moment = { $when ->
        [before] Vor der Fahrt feuern
       *[after] Nach der Fahrt feuern
    }
action-hitch = { $how ->
        [on] Geschütz anhängen
       *[off] Geschütz abhängen
    }: { $vehicle }
action-storm = { $vehicle } stürmen, Männer: { $men }
action-buy = Kaufen: { $kind }
action-fit = Dazu: { $item }
action-dismiss = Letzte Einheit zurückgeben
action-join = Eine Einheit: { $units }
action-part = { $unit }: die Männer handeln getrennt
action-unmount = { $unit }: hinteres MG mitnehmen
action-done = Fertig
action-hide = { $unit } wartet unter der Erde: { $entry }
action-stand = { $unit } bei { PER($at, by: 10) } cm, Richtung { PER($facing, by: 10) }°{ $aboard ->
        [yes] , aufgesessen
       *[no] {""}
    }
action-descend = Hinab: { $entry }
action-ascend = Heraufkommen, Nahkampf mit: { $unit }
action-tunnel = { $speed ->
        [slow] Langsam
       *[fast] Schnell
    } kriechen zu: { $entry }
action-below = Unter der Erde gegen { $unit }
action-sink = Einstieg bei { PER($at, by: 10) } cm
action-smoke = Nebel aus { $by } auf { PER($at, by: 10) } cm
action-disperse = Würfeln für { $template }
action-light = Scheinwerfer auf { $unit }
action-flare = Leuchtkugel über { $unit }
action-split = { $use ->
        [yes] Stapel teilen
       *[no] Stapel ganz lassen
    }
action-draw = Manöverkarten: { $manoeuvre }
action-hail = { $unit } anfunken
action-attach = Gemeinsam: { $units }
action-detach = { $unit } handelt allein
action-douse = { $light ->
        [yes] Zwei Treffer für das Licht
       *[no] Alle Treffer auswürfeln
    }

## What happened: vehicles

event-vehicle-driven = { $unit } fährt { PER($spent, by: 10) } cm.
event-driving-tested = { $unit } bei { $feature }: { $rolls } gegen { $need }, { $passed ->
        [yes] fährt weiter
       *[no] steckt fest
    }.
event-man-exposed = { $unit }: einer schaut heraus.
event-gun-aimed = { $unit } schwenkt { $mount }.
event-terrain-stopped = { $unit }: das Gelände { $stopped ->
        [yes] hält den Treffer auf
       *[no] lässt den Treffer durch
    } ({ $rolls }).
event-vehicle-screened = { $screen } verdeckt { $unit } ({ $part }): { $need } nötig, { $hit ->
        [yes] stattdessen getroffen
       *[no] der Schuss prallt ab
    }.
event-part-hidden = { $unit }: das Gelände verdeckt { $part }.
event-armour-pierced = { $unit }: { $rolls } gegen { $need }, { $passed ->
        [yes] durchschlagen
       *[no] nicht durchschlagen
    }.
event-vehicle-struck = { $unit } getroffen, Zeile { $row }: { $result }.
event-squad-damaged = { $unit }: Schaden der Treffer, vom schlimmsten an verteilt ({ $rolls }).
event-engine-hit = { $unit }: Motor oder Munition, { $catastrophe ->
        [yes] es explodiert
       *[no] es bleibt stehen
    } ({ $rolls }).
event-vehicle-exploded = { $unit } explodiert, Reichweite { PER($reach, by: 10) } cm.
event-crew-hit = { $unit }: Besatzung, tot { $dead }, erschüttert { $shaken } ({ $rolls }).
event-part-lost = { $unit } verliert: { $part }.
event-vehicle-rolled = { $unit } rollt weiter.
event-nerves-tested = { $unit }: { $rolls } gegen { $need }, { $passed ->
        [yes] die Besatzung behält die Nerven
       *[no] die Besatzung steigt aus
    }.
event-will-tested = { $unit }, Willenskraft: { $rolls } gegen { $need }, { $passed ->
        [yes] in dieser Runde schaut keiner heraus
       *[no] alle sind erschüttert
    }.
event-crew-got-out = Die Besatzung von { $unit } steigt aus.
event-men-boarded = { $unit }: Männer steigen ein.
event-men-left = { $unit }: Männer steigen aus.
event-gun-hitched = { $unit } hängt sein Geschütz an { $model }.
event-gun-unhitched = { $unit } hängt sein Geschütz ab von { $model }.
event-gun-unmounted = { $unit } nimmt das hintere MG mit.
event-ram-tested = { $unit }: { $rolls } gegen { $need }, { $passed ->
        [yes] es fährt los
       *[no] es bewegt sich nicht
    }.
event-rammed = { $unit } rammt { $target }.
event-dodged = { $model }: { $rolls } gegen { $need }, { $result ->
        [unharmed] weicht aus
        [shaken] erschüttert
       *[dead] überfahren
    }.
event-assault-tested = { $model }: { $rolls } gegen { $need }, { $passed ->
        [yes] wagt es
       *[no] wagt es nicht
    }.
event-assault-rolled = { $model } an { $target }: { $rolls } gegen { $need }, { $result ->
        [killed] er fällt
        [hit] Treffer
       *[miss] kein Treffer
    }.
event-flame-rolled = Flamme auf { $unit }: { $result } ({ $rolls }).
event-vehicle-lost = { $model } ist verloren.
event-models-struck = Getroffen: { $models }: { $results } ({ $rolls }).

## What happened: set-up and optional chapters

event-unit-bought = { $seat } kauft { $unit } für { $points } Punkte.
event-units-joined = Von jetzt an eine Einheit: { $units }.
event-unit-placed = { $unit } ist aufgestellt.
event-unit-parted = { $other } handelt getrennt von { $unit }.
event-deployment-card = { $seat } deckt { $card } auf.
event-deck-halved = { $seat } { $use ->
        [yes] teilt den Stapel
       *[no] lässt den Stapel ganz
    }.
event-cards-split = { $seat } zieht { $manoeuvre } Manöver- und { $fire } Feuerkarten.
event-units-attached = { $units } handeln gemeinsam.
event-unit-detached = { $unit } handelt wieder allein.
event-radio-contact = { $unit } funkt { $other } an: { $rolls }, { $passed ->
        [yes] Verbindung
       *[no] keine Verbindung
    }.
event-wreck-burns = Das Wrack von { $unit } { $burns ->
        [yes] brennt
       *[no] brennt nicht
    } ({ $rolls }).
event-wreck-crushed = Das Wrack { $model } wird weggeschoben.
event-building-shaken = { $feature }: { $total }, { $result ->
        [nothing] es hält
        [test] alle darin prüfen
        [rooms] die Räume umher prüfen
        [light] es stürzt ein
       *[heavy] es stürzt schwer ein
    } ({ $rolls }).
event-roof-shaken = Das Dach von { $feature }: { $total }, { $fell ->
        [yes] es fällt
       *[no] es hält
    } ({ $rolls }).
event-courage-tested = { $unit }: { $rolls } gegen { $need }, { $passed ->
        [yes] bestanden
       *[no] nicht bestanden
    }.
event-entry-rolled = { $unit } in { $feature }: { $total }, { $result ->
        [crash] etwas fällt darauf
        [stuck] es sitzt fest
       *[through] es fährt hindurch
    } ({ $rolls }).
event-tunnel-rolled = { $unit } bei { $entry }: { $result ->
        [nothing] nichts geschieht
        [some] ein Teil der Decke fällt
        [closed] der Tunnel stürzt ein
       *[dead] alle werden verschüttet
    } ({ $rolls }).
event-went-below = { $unit } steigt hinab: { $entry }.
event-came-up = { $unit } kommt herauf.
event-marker-moved = { $unit } ist unter der Erde bei { PER($place, by: 10) } cm.
event-shots-below = { $unit } feuert unter der Erde auf { $target }: { $hits } Treffer ({ $rolls }).
event-smoke-laid = { $unit }, Nebel aus { $by }: { $result ->
        [dud] ein Blindgänger
        [scatter] abgewichen nach { PER($places, by: 10) } cm
        [hit] bei { PER($places, by: 10) } cm
       *[laid] bei { PER($places, by: 10) } cm
    }.
event-smoke-rolled = { $template } { $result ->
        [stays] treibt mit dem Wind
       *[gone] löst sich auf
    } ({ $rolls }).
event-wind-turned = Wind: Richtung { $direction }, Stärke { $strength }.
event-light-laid = { $unit } leuchtet { $target } an.
event-light-out = Der Scheinwerfer von { $unit } ist zerschossen.
event-flare-fired = { $unit } schießt eine Leuchtkugel über { $target }: { $hit ->
        [yes] sie hängt darüber
       *[no] sie treibt ab
    } ({ $rolls }).
event-entry-sunk = { $seat } setzt einen Einstieg bei { PER($place, by: 10) } cm.

## Why not

refuse-already-hitched = Ein Fahrzeug zieht ein Geschütz, ein Geschütz wird einmal gezogen.
refuse-attached-this-turn = Frühestens in der nächsten Runde.
refuse-bad-count = So viele Karten kann diese Hälfte nicht geben.
refuse-bad-ground = Auf diesem Gelände kann es nicht stehen.
refuse-board-once = In einer Runde steigt niemand ein und aus.
refuse-board-slowly = Beim Auf- und Absitzen fährt es nur langsam.
refuse-cannot-board = In dieses Fahrzeug kann niemand einsteigen.
refuse-cannot-hitch = Das Geschütz kann dort nicht an- oder abgehängt werden.
refuse-cannot-join = Diese Einheiten lassen sich nicht zusammenfassen.
refuse-cannot-merge = Nur dafür ausgebildete Einheiten eines Zuges lassen sich vereinen.
refuse-cannot-part = Niemand kann getrennt handeln.
refuse-cannot-reach-side = Sie erreichen weder Seite noch Heck.
refuse-cannot-tow = Dieses Fahrzeug kann das Geschütz von dort nicht ziehen.
refuse-carrier-full = Das Fahrzeug ist zu klein für die Gruppe.
refuse-chapter-off = Dieses Kapitel gilt in diesem Gefecht nicht.
refuse-commander-busy = Der Kommandant schaut heraus und kann nichts anderes tun.
refuse-crew-short = Für so viele Aufgaben fehlen Männer.
refuse-driver-stays = Der Fahrer eines fahrenden Fahrzeugs bleibt sitzen.
refuse-entry-too-near = Ein Einstieg liegt 30 cm vom Rand und von anderen.
refuse-exit-blocked = Ein Feind steht im Ausgang.
refuse-gun-fired = Das Geschütz hat in dieser Runde gefeuert.
refuse-gun-forward = Ein Panzer bricht nur mit dem Rohr nach hinten ein.
refuse-gunner-busy = Der Richtschütze feuert die Hauptwaffe oder die daneben, nicht beide.
refuse-hull-blind = Die Wannenwaffe sieht nicht über die Mauer.
refuse-immobile = Es kann sich nicht mehr bewegen.
refuse-in-sight = Einsickernde stellt man außer Sicht des Feindes auf.
refuse-in-the-way = Etwas steht im Weg.
refuse-infiltrators-later = Einsickernde kommen nach allen anderen.
refuse-kept-in = In dieser Runde schaut niemand mehr heraus.
refuse-man-shaken = Ein Erschütterter kann das nicht.
refuse-motorcycle-cannot-overrun = Krafträder können niemanden überfahren.
refuse-motorcycle-cannot-ram = Krafträder können nicht rammen.
refuse-must-look-out = So weit oder so schnell nur mit einem Mann in der Luke.
refuse-must-stand = Der Mann am Scheinwerfer bleibt stehen.
refuse-needs-assault = Das braucht einen Sturmbefehl.
refuse-needs-squad = Ein Mannschaftswagen wird mit seiner Gruppe gekauft.
refuse-no-area-at-crew = Herausschauende sind kein Ziel für Flächenwaffen.
refuse-no-breach = Keine Tür, und nichts, um die Wand zu brechen.
refuse-no-carrier = Die Einheit hat kein Fahrzeug.
refuse-no-chance = Auch eine 10 würde nicht reichen.
refuse-no-driver = Niemand kann fahren.
refuse-no-effect = Diese Waffe schadet dem Ziel nicht.
refuse-no-entry = Diesen Einstieg gibt es nicht.
refuse-no-flare = Die Einheit hat keine Leuchtkugel.
refuse-no-hail = Dieses Fahrzeug ist nicht anzufunken.
refuse-no-heavy-from-vehicle = Schwere Waffen feuert man nicht vom Fahrzeug.
refuse-no-heavy-weapon = Auf Herausschauende nur mit Handwaffen.
refuse-no-indirect = Indirektes Feuer ist hier nicht erlaubt.
refuse-no-passenger-fire = Kein weiterer Insasse kann daraus feuern.
refuse-no-radio = Niemand bedient ein Funkgerät.
refuse-no-radio-contact = In der letzten Runde bestand keine Funkverbindung.
refuse-no-room-aboard = Es ist kein Platz mehr.
refuse-no-searchlight = Die Einheit hat keinen Scheinwerfer.
refuse-no-smoke = Die Einheit hat solchen Nebel nicht.
refuse-no-such-ammunition = Solche Munition hat die Waffe nicht.
refuse-no-such-mount = Diese Waffe ist nicht zu nennen.
refuse-nobody-exposed = Niemand schaut heraus.
refuse-nobody-for-smoke = Niemand kann den Nebel einsetzen.
refuse-nobody-leaves = Niemand kann aussteigen.
refuse-nobody-looks-out = Jetzt kann niemand herausschauen.
refuse-not-a-moment = Gefeuert wird vor oder nach der Fahrt.
refuse-not-a-speed = Langsam oder schnell, vorwärts oder rückwärts.
refuse-not-a-tank = Nur Panzer brechen in Gebäude ein.
refuse-not-a-vehicle = Das ist kein Fahrzeug zum Stürmen.
refuse-not-aboard = Der Mann sitzt nicht darin.
refuse-not-alike = Nur passende Einheiten lassen sich verbinden.
refuse-not-an-option = Die Liste bietet das dieser Einheit nicht.
refuse-not-at-entry = Der Marker ist an keinem Einstieg.
refuse-not-attached = Die Einheit ist nicht zugeteilt.
refuse-not-bearing = So weit lässt sich die Waffe nicht schwenken.
refuse-not-beside = Sie stehen nicht neben dem Fahrzeug.
refuse-not-in-list = Das steht nicht in der Liste dieser Nation.
refuse-not-infantry = Nur Infanterie geht hinab.
refuse-too-many-staffs = Mehr Kompanietrupps, als die Gruppen Züge ergeben.
refuse-not-loaded = Die Waffe muss erst geladen werden.
refuse-mortar-inside = Ein Granatwerfer kann nicht aus einem unversehrten Gebäude feuern.
refuse-moved-too = Diese Waffe kann in einer Runde nicht zugleich bewegt werden und feuern.
refuse-not-motorcycles = Nur Krafträder bilden solch eine Gruppe, vor dem Spiel.
refuse-not-mounted = Es gibt kein MG abzunehmen.
refuse-not-near-below = Dieser Marker ist unter der Erde nicht in 10 cm Nähe.
refuse-not-near-entry = Diese Einheit ist nicht 10 cm am Einstieg.
refuse-not-on-road = Einstiege liegen auf Straßen.
refuse-not-smoke = Dafür wird nicht gewürfelt.
refuse-not-straight = Es braucht 10 cm geraden Weg.
refuse-not-together = Die ganze Einheit muss am Einstieg sein.
refuse-not-while-moving = Während der Fahrt feuern Insassen nicht.
refuse-not-your-carrier = Nur die eigene Gruppe steigt ein.
refuse-nothing-bought = Noch ist nichts gekauft.
refuse-nothing-to-use = Der Mann hat nichts dagegen.
refuse-nowhere = Das ist kein Weg.
refuse-one-target = Die ganze Gruppe nimmt ein Ziel.
refuse-out-of-range = Das ist außer Reichweite.
refuse-outside-zone = Das liegt außerhalb deiner Zone.
refuse-platoon-size = So viele oder so wenige hat ein Zug nicht.
refuse-point-unseen = Niemand sieht den Punkt, und er ist nicht gemeldet.
refuse-reverse-slowly = Rückwärts nur langsam.
refuse-shaken-below = Mit Erschütterten bleibt der Marker.
refuse-smoke-arc = Dorthin zeigt der Werfer nicht.
refuse-smoke-too-far = Zu weit für den Nebel.
refuse-too-dear = Die Armee würde die Grenze überschreiten.
refuse-too-far-apart = Die Fahrzeuge sind zu weit auseinander.
refuse-too-many-entries = Es gibt schon sechs Einstiege.
refuse-too-many-turns = So sind höchstens zwei Wendungen möglich.
refuse-too-near = Einsickernde bleiben 20 cm vom Feind.
refuse-too-soon = Erst in der Runde nach der Ankunft.
refuse-too-strong = Diese Wände sind zu stark für den Panzer.
refuse-touches-nobody = Der Weg berührt keinen von ihnen.
refuse-tow-slowly = Mit Geschütz fährt es nur langsam.
refuse-track-gone = Ohne Kette kann es nur wenden.
refuse-weapon-lost = Diese Waffe ist zerstört.

## Modifiers

odds-armour = Panzerung
odds-building-size = Größe des Gebäudes
odds-calibre = Kaliber
odds-charge = Sprengladung
odds-damage-cover = Deckungsfeuer
odds-damage-smoke = Ziel im Nebel
odds-exposed = Herausschauender
odds-gun-class = Geschütz gegen diese Klasse
odds-popped = Nur zum Entdecken heraus
odds-rear = Treffer im Heck
odds-roof-fell = Nach dem Dacheinsturz
odds-ruin = Schon eine Ruine
odds-schurzen = Schürzen gegen Hohlladungen

## Words for parts, ammunition, things and results

part-main = Hauptwaffe
part-coaxial = Koaxial-MG
part-hull = Bug-MG
part-aa = Fla-MG
part-front = vorderes MG
part-rear = hinteres MG
part-ring = MG auf Drehring
part-roof = Dach-MG
part-passengers = Insassen
part-secondary = Nebenwaffe
part-track = Kette
part-wheel = Rad
part-running_gear = Laufwerk
part-engine = Motor
part-immobile = Beweglichkeit
ammo-ap = Panzergranate
ammo-he = Sprenggranate
ammo-heat = Hohlladung
ammo-direct = direktes Feuer
ammo-indirect = indirektes Feuer
ammo-wp = weißer Phosphor
ammo-bomb = Wurfgranate
ammo-flame = Flamme
item-panzerfaust = Panzerfaust
item-charge = Sprengladung
item-camouflage = Tarnnetz
item-command-vehicle = Befehlsfahrzeug
item-searchlight = Scheinwerfer
item-flare = Leuchtkugel
item-white-phosphorus = weißer Phosphor
item-smoke-vehicle = Nebelwerfer am Fahrzeug
item-smoke-rear = hinterer Nebelwerfer
item-smoke-side = seitlicher Nebelwerfer
item-smoke-grenade = Nebelgranatwerfer
item-smoke-shell = Nebelgranate
item-smoke-shell-heavy = schwere Nebelgranate
item-fog = Nahverteidigungswaffe
harm-screened = trifft, was davor steht
harm-crew = ein Mann der Besatzung
harm-crew-2 = zwei der Besatzung
harm-crew-3 = drei der Besatzung
harm-assistants = ein Helfer
harm-assistants-2 = zwei Helfer
harm-crew-shaken = einer erschüttert
harm-crew-shaken-2 = zwei erschüttert
harm-crew-dead = einer tot
harm-crew-dead-2 = zwei tot
harm-track = Kette
harm-wheel = Rad
harm-running-gear = Rad oder Kette
harm-main = Hauptwaffe
harm-secondary = Nebenwaffe
harm-immobile = bewegungsunfähig
harm-engine = Motor oder Munition
harm-catastrophe = Katastrophe
harm-nerves = Nervenprobe
harm-dead = tot
harm-shaken = erschüttert
harm-nh = keine Wirkung
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
