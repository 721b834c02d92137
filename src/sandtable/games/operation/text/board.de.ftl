# Das Brett im Browser: Arten der Bewegung, die Kette, die Karten auf der Hand, die Karte einer Einheit.

form-go-fast = Schnell
form-go-slow = Langsam
form-drive-fast-forward = Schnell
form-drive-slow-forward = Langsam
form-drive-slow-reverse = Rückwärts
form-smoke = Rauch: { $by }

ui-ow-way = Art der Bewegung
ui-ow-how = Den Ort anklicken oder die Einheit hinziehen.
ui-ow-place = Auf den Tisch klicken.
ui-ow-corner = Umschalt setzt eine Ecke; jede Drehung kostet 5 cm. Esc nimmt die Ecken zurück.
ui-ow-points = Mit Tasten oder Zahlen
ui-ow-chain = Kette
ui-ow-chain-note = Die niedrigste Zahl handelt zuerst.
ui-ow-drafting = wird angesagt
ui-ow-hand = Deine Befehle
ui-ow-hand-note = Erst eine Einheit wählen, dann eine Karte.
ui-ow-hand-lay = Wähle die Karte, die verdeckt gelegt wird.
ui-ow-hand-swap = Wähle eine Karte zum Tauschen.
ui-ow-cards = { $count } Karten auf der Hand
ui-ow-ordered = { $done } von { $all } befohlen
ui-ow-training = Ausbildung { $need }+
ui-ow-men = { $now } von { $start } Mann
ui-ow-moving = { $cm } Zentimeter
ui-ow-stays = am Platz
ui-ow-waits = bei Punkt { $point }
ui-ow-length = { $cm } von { $limit } cm
ui-ow-out = Kopf draußen
ui-ow-fires = { $weapon } auf { $target }
ui-ow-dead = niemand übrig
ui-ow-track = Kette beschädigt
ui-ow-wheel = Rad
ui-ow-main = Hauptwaffe
ui-ow-second = Nebenwaffe
ui-ow-immobile = unbeweglich
ui-ow-fire = brennt
ui-ow-wreck = Wrack
ui-ow-broken = gebrochen
ui-ow-shaken = { $count } erschüttert
ui-ow-range = nah / normal / extrem, cm

speed-slow = langsam
speed-fast = schnell
speed-assault = Sturm

cover-open = im Freien
cover-light = leichte Deckung
cover-medium = mittlere Deckung
cover-heavy = schwere Deckung

ring-close = nah { $cm }
ring-normal = mittel { $cm }
ring-extreme = extrem { $cm }

role-commander = Kommandant
role-gunner = Richtschütze
role-loader = Ladeschütze
role-driver = Fahrer
role-machine-gunner = MG-Schütze
role-radio = Funker
role-anti-aircraft = Flak-Schütze
role-observer = Beobachter
role-sniper = Scharfschütze
role-runner = Melder
role-away = Melder mit Botschaft

## Sicht, Entdeckung, der Ort unter dem Zeiger

sight-free = { $cm } cm, { $cover }
sight-dim = { $cm } cm, nicht entdeckt, { $cover }
sight-stopped = keine Sicht: { $what }, { $cm } cm
sight-stopped-plain = keine Sicht, { $cm } cm

block-wood = Wald
block-small-wood = Bäume
block-building = Haus
block-bunker = Bunker
block-ruin = Ruine
block-low-wall = Mauer
block-high-wall = hohe Mauer
block-low-hedge = Hecke
block-high-hedge = hohe Hecke
block-sandbags = Sandsäcke
block-wreck = Wrack
block-vehicle = Fahrzeug
block-smoke = Rauch
block-slope = Anhöhe

ring-detect = entdeckt bis { $cm } cm ({ $posture ->
        [moved] bewegt
        [fired] hat gefeuert
       *[stationary] in Ruhe
    }, { $cover ->
        [cover] in Deckung
       *[open] im Freien
    })
ring-ambush = Hinterhalt: +1 auf Treffer bis { $cm } cm

odds-stand = Dort { $count ->
        [one] könnte eine feindliche Einheit auf sie feuern
       *[other] könnten { $count } feindliche Einheiten auf sie feuern
    }
odds-unseen = Dort fände sie kein Feind, der noch feuern darf
odds-stuck = bleibt unterwegs stecken und kommt nicht dorthin
odds-threat = { $unit }
odds-threat-line = { $unit }, { $cm } cm, { $cover ->
        [light] leichte Deckung
        [medium] mittlere Deckung
        [heavy] schwere Deckung
       *[open] im Freien
    }

model-part = { $part ->
        [0] { $whole }
       *[other] { $whole }, Mann { $part }
    }

## Besatzung: was jeder unter dem Befehl tut

hint-drives = fährt
hint-idle = ohne Aufgabe
hint-fires = feuert: { $weapon }
hint-loads = lädt
hint-out = schaut hinaus
hint-radio = am Funkgerät
hint-shaken = erschüttert
hint-ready = bereit

ui-ow-left = noch { $cm } cm
ui-ow-over = { $cm } cm zu weit
ui-ow-vain = Würde nichts bewirken. { $unit }: { $why }
ui-ow-barred = Nicht zu beschießen
ui-ow-roster = Deine Einheiten
ui-ow-had = hat ihren Befehl gehabt
ui-ow-win = Nach { $turns } Runden siegt, wer mehr Punkte hat: gehaltene Ziele und ausgeschaltete Gegner.
side-germany = Deutschland
side-usa = USA
side-britain = Großbritannien
side-soviet = Sowjetunion
trace-hits = { $hits ->
        [0] kein Treffer von { $shots }
       *[other] { $hits } Treffer von { $shots }
    }{ $dead ->
        [0] {""}
       *[other] {", "}{ $dead } tot
    }{ $shaken ->
        [0] {""}
       *[other] {", "}{ $shaken } erschüttert
    }
ui-ow-turning = Drehen zählt { $cm } cm
ui-ow-go = Dorthin
ui-ow-who = Wen trifft es?
ui-ow-shaken-man = erschüttert
ui-ow-facing = Richtung am Ende
ui-ow-turn-left = Nach links drehen (Q)
ui-ow-turn-right = Nach rechts drehen (E)
ui-ow-aboard = Im Fahrzeug
ui-ow-single = Jeder Mann
ui-ow-single-how = Den Ort anklicken, dann die Männer an ihre Plätze ziehen.
ui-ow-keys = Mit den Pfeiltasten
ui-ow-keys-how = Je 1 cm, mit der Umschalttaste 5; Enter nimmt den Ort.
form-ram = { $unit } rammen
form-sink = Einstieg hier
ui-ow-storeys = { $count } Geschosse
ui-ow-deploy = Deine Einheiten

## Ein Wort für Neulinge unter dem Tisch

tip-lay = Die kleinere Zahl beginnt die Runde. Die Karte ist verbraucht: Behalte die besten für den Kampf.
tip-swap = Klicke auf eine Karte, um sie gegen eine andere zu tauschen, oder passe.
tip-open = Klicke auf eine deiner gelben Einheiten: Ihre Sichtlinien erscheinen. Dann rechts auf eine Karte.
tip-react = Du darfst mit einer kleineren Karte für eine andere Einheit antworten: Sie handelt vor dem Feind. Einheit, dann Karte, oder passen.
tip-target = Klicke auf einen Feind im Rahmen: Rechts stehen die Aussichten. Dann bestätigen. Gestrichelter Rahmen: gesehen, nicht entdeckt.
tip-losses = Klicke auf den Mann, den es trifft, oder wähle rechts.
tip-aim = Klicke auf den Mann, auf den die Schablone gelegt wird.
tip-divide = Wähle rechts, wie viele Schüsse wohin gehen.
tip-expose = Mit einem Mann in der Luke sieht das Fahrzeug weiter, aber er kann getroffen werden.
tip-delay = Zeige auf eine Raute oder Zahl: Rechts stehen die Aussichten dort. Klicke, um auf diesen Punkt des Weges zu warten.

## Was eine Karte erlaubt

order-move = Geht langsam oder schnell an ihr Ziel. Schießt nicht.
order-assault = Geht und schießt vor oder nach dem Weg (-1 zum Treffen) oder stürmt in den Nahkampf.
order-fire = Bleibt stehen und schießt auf einen gesehenen und entdeckten Gegner.
order-ambush = Wie Feuer, aber auf nahe Entfernung +1 zum Treffen.
order-cover = Schießt auf jeden Gegner in Sicht, entdeckt oder nicht: -1 zum Treffen, -3 auf den Schaden.

odds-dead-bars = Tote, Chance in Prozent
ui-ow-goal-plan = Wo { $points } Punkte liegen
ui-ow-goal-yours = deine Leute
ui-ow-goal-theirs = der Gegner
ui-ow-goal = Ziel: { $points } Punkte für die Seite, die es am Ende hält
tip-card = Klicke nun rechts auf eine bernsteinfarbene Karte. Ein Klick auf eine andere Einheit nimmt diese.
tip-nobody = Von hier kann auf niemanden geschossen werden; warum, steht daneben. Nimm zurück oder passe: der Befehl vergeht ohne Feuer.
tip-optional = Wenn nicht, passe: der Befehl geht ohne das weiter.
ui-ow-whole = unbeschädigt
tip-with = Mehrere Wege bleiben: wähle einen in der Liste unter der Frage.
tip-buy = Klicke rechts an, was du willst: darunter steht der Preis. Wenn es reicht, drücke Fertig.
ui-ow-army = Deine Truppe
ui-ow-list-infantry = Fußtruppen
ui-ow-list-artillery = Geschütze
ui-ow-list-vehicles = Fahrzeuge
