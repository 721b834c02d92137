# Barbarossa 1941: names, questions, choices, refusals and events.

## The game

game-barbarossa = Barbarossa 1941
game-barbarossa-about = Beide Seiten schreiben geheime Befehle; alle werden gleichzeitig in zwölf Schritten ausgeführt.
seat-german = Deutsche
seat-soviet = Sowjets
seat-german-2 = Deutsche, zweiter Befehlshaber
seat-soviet-2 = Sowjets, zweiter Befehlshaber
option-players = Spieler
scenario-frontier-post = Grenzposten
scenario-frontier-post-about = 15 Runden. Deutsche Infanterie kommt die Straße herab; zwei Züge halten das Grenzdorf. Gut für den Anfang.
scenario-forest-road = Hinterhalt an der Waldstraße
scenario-forest-road-about = 10 Runden. Eine deutsche Kolonne muss durch den Wald; ein Hinterhalt wartet.
scenario-tanks-in-the-corn = Panzer im Korn
scenario-tanks-in-the-corn-about = 8 Runden. Leichte Panzer treffen sich in den Feldern um ein Dorf; wer mehr zerstört, gewinnt.
scenario-across-the-river = Über den Fluss
scenario-across-the-river-about = 14 Runden. Infanterie und Pioniere gehen über einen Fluss mit einer Furt und ohne Brücke.
scenario-strong-point = Stützpunkt
scenario-strong-point-about = 12 Runden. Eine Stadt auf einem Hügel mit Stellungen, Angriff von Westen; beide kaufen Karten.
scenario-supply-run = Nachschubfahrt
scenario-supply-run-about = 12 Runden. Ein Dorf ist abgeschnitten; Lastwagen müssen Munition durchbringen.
scenario-stukas-over-the-bridge = Stukas über der Brücke
scenario-stukas-over-the-bridge-about = 12 Runden. Die Brücke muss heil fallen: Stukas, Jäger, Flak und Sprengladungen. Drei sowjetische Züge gegen zwei deutsche mit Panzern, so bemessen, dass jede Seite etwa die Hälfte gewinnt.
scenario-counterstroke = Gegenschlag
scenario-counterstroke-about = 15 Runden. Zwei selbst gewählte Armeen kämpfen um die Stadt zwischen ihnen.

## Questions

prompt-purchase = Kaufe geheim Einheiten und Befestigungen. Stärkepunkte übrig: { $left }
prompt-division = Teile die Armee auf: welche Einheiten führt { $seat }? Abgegeben: { $handed }
prompt-deployment = Stelle deine Armee geheim auf. Einheiten übrig: { $left }
prompt-set-up-unit = Aufstellen: { $unit }
prompt-planning = Runde { $round }: erteile geheim Befehle. Einheiten ohne Befehl: { $left }
prompt-plan-unit = Wähle einen Befehl: { $unit }
prompt-plan-route = Zeichne den Weg: { $unit } ({ $order })
prompt-plan-flight-radius = { $unit }, { $order }: wie weit kreist es?
prompt-plan-flight-rounds = { $unit }, { $order }: für wie viele Runden?
prompt-plan-flight-load = { $unit }, { $order }: wie viel trägt es?
prompt-plan-flight-from = { $unit }, { $order }: wähle das Feld am Kartenrand, über dem es einfliegt.
prompt-next-target = Gruppenfeuer geht weiter: auf wen feuert { $unit } als nächstes?
prompt-adjust-fire = Kein Treffer: lässt das Hauptquartier neu würfeln? { $unit }
prompt-share = Verluste, auf die Einheiten an Bord zu verteilen: { $losses } ({ $unit })
prompt-smoke-screen = Rauch in { $hex }: wähle das angrenzende Hex ({ $unit })
prompt-react = Der Feind bewegt sich: aus Verteidigung oder Hinterhalt feuern?
prompt-choose-opponent = Wähle die Gegner im Nahkampf.
prompt-pick-duel = Wähle den Gegner im Luftkampf: { $unit }
prompt-fire-back = Bomben fallen: auf die Flugzeuge zurückfeuern?
prompt-come-back = Beladen: wähle das Randhex, in dem { $unit } zurückkehrt.

## Choices

action-buy = Kaufen: { $card }
action-buy-work = Kaufen: { $work }
action-return = Zurückgeben: { $what }
action-place = { $unit } nach { $hex }
action-face = { $unit }: Blick nach { $toward }
action-stance = { $unit }: { $deployed ->
        [yes] in Stellung
       *[no] aufgeprotzt
     }
action-conceal = { $unit }: { $ambush ->
        [yes] im Hinterhalt
       *[no] offen
     }
action-hitch = { $unit }: gezogen von { $carrier }
action-build = { $work }: { $hex } Richtung { $toward }
action-mine = Minenfeld ({ $kind }): { $hex }
action-lift = Vom Brett nehmen: { $unit }
action-hand-over = Abgeben: { $unit }
action-take-back = Selbst führen: { $unit }
action-clear = Befestigungen in { $hex } zurücknehmen
action-take = { $unit }
action-drop = Karte weglegen
action-cancel = Befehl löschen: { $unit }
action-join = { $unit }: Gruppenkarte { $group }
action-leave = { $unit }: Gruppe verlassen
action-defend = Verteidigen Richtung { $toward }, Reichweite { $reach }
action-ambush = Hinterhalt Richtung { $toward }, Reichweite { $reach }
action-suppress = Unterdrückungsfeuer: { $target }
action-fire = Feuer eröffnen: { $target }
action-indirect = Indirektes Feuer: { $target }
action-bombard = Hex { $hex } beschießen
action-smoke = Rauchgranaten: { $hex }
action-deploy = Stellung beziehen in { $hex } Richtung { $toward }
action-limber = Rückzug (aufprotzen) in { $hex }
action-turn = Schussfeld ändern: { $toward }
action-merge = Zusammenschluss in { $into }
action-lay-mines = Minen legen: { $kind }
action-clear-mines = Minen räumen
action-place-charges = Sprengsätze anbringen
action-tow = Ziehen: { $other }
action-remove-wire = Stacheldraht entfernen: { $toward }
action-remove-teeth = Panzersperre entfernen: { $toward }
action-pontoon = Pontonbrücke schlagen in { $hex }
action-resupply = Nachschub erhalten von { $source }: { $points }
action-supply = Nachschub ausgeben
action-load-supply = Nachschub aufladen
action-dig = Eingraben Richtung { $toward }
action-clear-path = Weg frei räumen
action-wait = Abwarten
action-mount = Aufsitzen: { $carrier }
action-dismount = Absitzen
action-scout = Erkunden, Radius { $radius }
action-march = Marsch
action-careful = Vorsichtige Bewegung
action-fire-moving = Aus der Bewegung schießen: { $target }
action-assault = Sturmangriff: { $target }
action-step = nach { $hex }
action-here = Von diesem Hex schießen
action-done = Der Weg ist fertig
action-back = Letztes Hex streichen
action-strike = Luftschlag: { $hex }
action-patrol = Luftüberwachung: { $hex }
action-recon = Aufklärung: { $hex }
action-intercept = Abfangen: { $target }
action-escort = Eskortieren: { $charge }
action-land = Luftlandung in { $hex }: { $passenger }
action-drop-supply = Nachschub abwerfen: { $hex }
action-radius = Radius: { $radius }
action-rounds = Runden: { $rounds }
action-load = Fracht: { $points }
action-from = Vom Rand bei { $hex }
action-shoot = { $unit } feuert auf { $target }
action-next = Nächstes Ziel: { $target }
action-adjust = Neu würfeln
action-keep = Dabei belassen
action-blow = Rauch in { $hex }
action-melee = { $unit } bekämpft { $target }
action-bear = Nimmt den Verlust: { $unit }
action-engage = { $unit } stellt { $target }
action-emerge = { $unit } kehrt in { $hex } zurück

## Orders and words

order-defend = Verteidigen
order-ambush = Hinterhalt
order-suppress = Unterdrückungsfeuer
order-fire = Feuer eröffnen
order-indirect = Indirektes Feuer
order-bombard = Einen Ort beschießen
order-smoke = Rauchgranaten
order-deploy = Stellung beziehen
order-limber = Rückzug
order-turn = Schussfeld ändern
order-merge = Zusammenschluss
order-lay-mines = Minen legen
order-clear-mines = Minen räumen
order-place-charges = Sprengsätze anbringen
order-tow = Ziehen
order-remove-wire = Stacheldraht entfernen
order-remove-teeth = Panzersperre entfernen
order-pontoon = Pontonbrücke schlagen
order-resupply = Nachschub erhalten
order-load-supply = Nachschub aufladen
order-dig = Eingraben
order-clear-path = Weg frei räumen
order-wait = Abwarten
order-mount = Aufsitzen
order-dismount = Absitzen
order-scout = Erkunden
order-march = Marsch
order-careful = Vorsichtige Bewegung
order-fire-moving = Aus der Bewegung schießen
order-assault = Sturmangriff
order-strike = Luftschlag
order-patrol = Luftüberwachung
order-recon = Aufklärung
order-intercept = Abfangen
order-escort = Eskorte
order-land = Luftlandung
order-ride = An Bord zur Luftlandung
order-drop-supply = Nachschub abwerfen
step-defend = Verteidigen
step-suppress = Unterdrückungsfeuer
step-fire = Feuer eröffnen
step-valour-fire = Tapferkeit: Verluste durch Feuer
step-air = Luftschläge
step-assault = Sturmangriff
step-valour-melee = Tapferkeit: Nahkampf und Bomben
step-ambush = Hinterhalt
step-special = Besondere Befehle
step-move = Bewegen
step-valour-late = Tapferkeit: noch offen
step-status = Status aktualisieren
shot-fire = offenes Feuer
shot-suppress = Unterdrückungsfeuer
shot-indirect = indirektes Feuer
shot-bombard = Beschuss des Hexes
shot-ring = Rand des Beschusses
shot-defend = Verteidigungsfeuer
shot-ambush = Feuer aus dem Hinterhalt
shot-moving = Feuer aus der Bewegung
shot-melee = Nahkampf
shot-flak = Flak
shot-air = Luftkampf
shot-bomb = Bomben
shot-reaction = Reaktionsfeuer
cause-losses = Verluste
cause-melee = Verluste im Nahkampf
cause-bombed = bombardiert
cause-suppressive = Unterdrückungsfeuer
cause-moving = in Bewegung getroffen
cause-flank = Flanke oder Rücken
cause-panic = Panzerpanik
cause-recovery = Erholung
halt-smoke = Rauch
halt-barred = der Weg ist versperrt
halt-encounter = Begegnung
halt-standing = dort steht ein Feind
find-adjacent = ein Feind ist benachbart
find-entered = ein Feind wollte eintreten
find-searched = durch Suche gefunden
find-fired = sie hat gefeuert
find-order = ein anderer Befehl
stance-deployed = in Stellung
stance-limbered = aufgeprotzt
mines-dummy = vorgetäuscht
mines-anti-tank = Antipanzerminen
mines-anti-personnel = Antipersonenminen
mines-unknown = unbekannt
work-wire = Stacheldraht
work-teeth = Drachenzähne
work-trench = Schützengraben
work-dugout = Unterstand
work-bridge = Brücke
work-pontoon = Pontonbrücke
work-path = Pfad
work-mines = Minen
terrain-plain = Ebene
terrain-brush = Gebüsch
terrain-light-wood = lichter Wald
terrain-wood = Wald
terrain-marsh = Sumpf
terrain-river = Fluss
terrain-ford = Furt
terrain-field = Acker
terrain-village = Dorf
terrain-town = Stadt
type-infantry = Infanterie
type-artillery = Artillerie
type-vehicle = Fahrzeug
type-armoured = gepanzertes Fahrzeug
type-light-tank = leichter Panzer
type-medium-tank = mittlerer Panzer
type-heavy-tank = schwerer Panzer
type-aircraft = Kampfflugzeug

## Goals

goal-hold = am Ende allein in den markierten Hexen stehen
goal-leave = die Karte über das markierte Hex verlassen
goal-destroy = mehr Stärkepunkte zerstören; auch das markierte Hex zählt
goal-deliver = Munition im markierten Hex abliefern
goal-bridge = am Ende die unversehrte Brücke halten
goal-towns = Runde für Runde allein Stadthexe halten

## How it ends

result-points = Mehr Punkte: { $seat }
result-draw-points = Gleich viele Punkte: unentschieden.
result-hold-done = Das Ziel ist genommen: { $seat }
result-hold-failed = Das Ziel wurde nicht genommen: { $seat }
result-leave-done = Die Kolonne ist durch: { $seat }
result-leave-failed = Die Kolonne ist aufgehalten: { $seat }
result-deliver-done = Der Nachschub ist durch: { $seat }
result-deliver-failed = Der Nachschub kam nicht durch: { $seat }
result-bridge-done = Die Brücke ist unversehrt genommen: { $seat }
result-bridge-failed = Die Brücke ist gehalten: { $seat }
result-bridge-blown = Die Brücke ist gesprengt: unentschieden.

## Refusals

refuse-abrupt-slope = Nur Infanterie überquert eine abrupte Steigung.
refuse-already-fires = Diese Einheit feuert schon.
refuse-already-mined = Dort liegt schon ein Minenfeld.
refuse-already-so = Die Einheit ist schon in diesem Zustand.
refuse-alone-in-hex = Eine Gruppe braucht eine zweite Einheit im Hex.
refuse-cannot-adjust = Das Hauptquartier kann dieses Feuer nicht anpassen.
refuse-cannot-enter = Die Einheit kann dieses Hex nicht betreten.
refuse-cannot-fire-now = Diese Einheit kann jetzt nicht auf dieses Ziel feuern.
refuse-cannot-load = Aufladen braucht freien Platz und ein Nachschubhex.
refuse-cannot-merge = Keine Einheit dieses Typs im Hex passt dazu.
refuse-cannot-reach = Das Ziel ist mit der Sturmangriffsweite nicht erreichbar.
refuse-cannot-stand-there = In diesem Gelände kann die Einheit nicht stehen.
refuse-cannot-tow = Ziehen braucht ein aufgeprotztes Geschütz und einen freien Lkw im selben Hex.
refuse-card-in-hand = Lege zuerst die Karte aus der Hand.
refuse-carried = Eine transportierte Einheit kann nur absitzen.
refuse-enemy-adjacent = Ein Feind ist benachbart.
refuse-entry-hex = Die Einheit betritt die Karte in ihrem Eintrittshex.
refuse-finish-the-route = Beende oder verwirf zuerst den offenen Befehl.
refuse-firing-hex-marked = Das Schusshex ist schon markiert.
refuse-group-full = Diese Gruppenkarte kann die Einheit nicht aufnehmen.
refuse-has-no-order = Diese Einheit hat keinen Befehl.
refuse-has-order = Diese Einheit hat schon einen Befehl.
refuse-hex-not-observed = Keine eigene Einheit beobachtet dieses Hex.
refuse-in-smoke = Eine Einheit im Rauch erhält keinen Befehl.
refuse-in-trench = Im Schützengraben kann die Einheit ihr Schussfeld nicht ändern.
refuse-leads-astray = Von dort ist das Ziel nicht mehr erreichbar.
refuse-light-wood = Lkw und gepanzerte Fahrzeuge betreten lichten Wald nur auf der Straße.
refuse-limber-first = Die Einheit muss zuerst aufprotzen (Rückzug).
refuse-locked = Im Nahkampf gibt es nur Sturmangriff oder Rückzug.
refuse-march-terrain = Ein Marsch führt nur über Ebene, Dörfer, Städte und Straßen.
refuse-mark-firing-hex = Markiere das Hex, von dem geschossen wird.
refuse-marsh = Nur besondere Einheiten betreten Sumpf.
refuse-mined-one-hex = Aus einem Minenfeld geht es nur ein Hex weit.
refuse-must-enter = Die Einheit muss erst die Karte betreten.
refuse-no-ambush-here = In diesem Gelände ist kein Hinterhalt möglich.
refuse-no-ammunition = Die Munition reicht nicht.
refuse-no-armour-assault = Infanterie im offenen Gelände darf Panzer nicht stürmen.
refuse-no-card-in-hand = Keine Karte in der Hand.
refuse-no-charge = Kein Sprengsatz mehr da.
refuse-no-dugout-here = Dort kann kein Unterstand stehen.
refuse-no-engineer-for-mines = Jede Pioniereinheit hat schon Minen.
refuse-no-field-of-fire = Die Einheit hat kein Schussfeld.
refuse-no-flight = Kein Flugbefehl ist offen.
refuse-no-headquarters = Dazu braucht es ein eigenes, nicht unterdrücktes Hauptquartier auf der Karte.
refuse-no-minefield = Hier liegt kein Minenfeld.
refuse-no-mines = Dafür sind keine Minen da.
refuse-no-more-copies = Von dieser Karte gibt es keine weiteren Einheiten.
refuse-no-observer = Keine eigene Einheit beobachtet das Ziel.
refuse-no-opponent = In diesem Nahkampf ist das keine Wahl.
refuse-no-order-possible = Für diese Einheit ist jetzt kein Befehl möglich.
refuse-no-passenger = Keine passenden Fallschirmjäger sind bereit.
refuse-no-river = Dort ist kein Fluss zu überbrücken.
refuse-no-room = Im Hex ist kein Transporter mit Platz.
refuse-no-route = Kein Weg ist offen.
refuse-no-sight = Es gibt keine Sichtlinie.
refuse-no-smoke-shells = Keine Rauchgranaten mehr da.
refuse-no-source = Hier ist kein Nachschub zu haben.
refuse-no-such-charge = Dieses Flugzeug kann nicht eskortiert werden.
refuse-no-such-opponent = Dieses Flugzeug kann jetzt nicht gestellt werden.
refuse-no-such-target = Ein solches Ziel ist nicht bekannt.
refuse-no-teeth = Auf dieser Seite sind keine Drachenzähne.
refuse-no-wire = Auf dieser Seite ist kein Stacheldraht.
refuse-no-wood = Hier ist kein Wald frei zu räumen.
refuse-nobody-aboard = Niemand ist an Bord.
refuse-none-left = Davon ist nichts mehr zu setzen.
refuse-not-aboard = Diese Einheit ist nicht an Bord.
refuse-not-adjacent = Dieses Hex grenzt nicht an.
refuse-not-arrived = Die Einheit kann in dieser Runde nicht eintreffen.
refuse-not-at-the-edge = Wähle ein freies Hex am Kartenrand.
refuse-not-bought = Das wurde nicht gekauft.
refuse-not-handed-over = Diese Einheit führst du selbst.
refuse-each-leads-a-unit = Jeder Befehlshaber führt mindestens eine Einheit.
refuse-first-commander-builds = Befestigungen und Minen setzt der erste Befehlshaber der Seite.
refuse-not-deployed = Die Einheit muss erst in Stellung sein.
refuse-not-for-sale = Das ist hier nicht zu kaufen.
refuse-not-here = Diese Einheit ist nicht da.
refuse-not-in-crowd = Diese Einheit kann nicht das nächste Ziel sein.
refuse-not-in-group = Die Einheit ist auf keiner Gruppenkarte.
refuse-not-on-card = Dieser Befehl steht nicht auf der Karte.
refuse-not-placed = Das steht nicht auf der Karte.
refuse-not-ready = Das Flugzeug ist nicht in Bereitschaft.
refuse-not-this-figure = Das ist jetzt nicht einzutragen.
refuse-not-yet = Das Szenario erlaubt Sprengsätze erst später.
refuse-not-your-unit = Das ist keine deiner Einheiten.
refuse-nothing-to-blow = Hier gibt es nichts zu sprengen.
refuse-nowhere-to-go = Es gibt keinen möglichen Weg.
refuse-orders-missing = Eine Einheit braucht noch einen Befehl: { $unit }
refuse-other-card-in-hand = Nimm zuerst die Karte dieser Einheit in die Hand.
refuse-out-of-range = Das Ziel ist außer Reichweite.
refuse-outside-arc = Das Ziel liegt außerhalb des Schussfelds.
refuse-outside-zone = Dieses Hex liegt außerhalb deiner Aufstellungszone.
refuse-own-or-adjacent = Wähle das eigene oder ein angrenzendes Hex.
refuse-placed = Die Einheit ist schon aufgestellt.
refuse-river = Nur besondere Einheiten betreten ein Flusshex ohne Übergang.
refuse-route-empty = Der Weg ist noch leer.
refuse-route-not-at-target = Der Weg muss im Hex des Ziels enden.
refuse-steep-slope = Nur besondere Einheiten überqueren eine steile Steigung.
refuse-suppressed = Eine unterdrückte Einheit erhält keinen Befehl.
refuse-target-in-melee = Auf Einheiten im Nahkampf wird nicht gefeuert.
refuse-target-in-sight = Das Ziel ist in Sicht: eröffne das Feuer.
refuse-teeth = Drachenzähne sperren diese Seite.
refuse-too-expensive = Die Stärkepunkte reichen nicht.
refuse-too-far = So weit kann sich die Einheit nicht bewegen.
refuse-too-many-points = So viele Punkte kann die Einheit nicht aufnehmen.
refuse-towed = Eine gezogene Einheit kann nur Stellung beziehen.
refuse-trench-there = Auf dieser Seite ist schon ein Schützengraben.
refuse-units-missing = Eine Einheit ist noch nicht aufgestellt: { $unit }
refuse-wire = Stacheldraht sperrt diese Seite.
refuse-withdraw-blocked = Dort ist ein Feind oder Rauch.
refuse-withdraw-one-hex = Ein Rückzug aus dem Nahkampf führt nur ein Hex weit.
refuse-wood = Nur Infanterie betritt Wald abseits der Straße.
refuse-wood-fire = In den Wald hinein oder heraus wird nicht normal gefeuert.
refuse-work-there = Dort steht schon eine solche Befestigung.
refuse-wrong-facing = In dieses Hex kann die Einheit nicht blicken.
refuse-wrong-figure = Der Wert liegt nicht im aufgedruckten Bereich.
refuse-wrong-radius = Der Radius liegt nicht im aufgedruckten Bereich.
refuse-wrong-reach = Die Reichweite liegt nicht innerhalb des Maximums.
refuse-wrong-side = Nenne ein angrenzendes Hex für die Seite.
refuse-wrong-type = Die Einheit kann diesen Zieltyp nicht angreifen.

## Events

event-round-began = Runde { $round } von { $rounds } beginnt.
event-step-began = Schritt { $step }: { $name }
event-order-shown = { $unit }, Befehl: { $order } { $hexes } { $target }
event-order-secret = { $unit } (geheim): { $order } { $hexes }
event-set-up = { $unit } ist in { $hex } aufgestellt.
event-fired = { $unit } feuert auf { $target } ({ $kind }, höchstens { $accuracy }): { $rolls }. Treffer: { $hits }
event-fired-at-work = { $unit } beschießt { $work } in { $hex }: { $rolls }. Treffer: { $hits }
event-bombarded = { $unit } beschießt { $hex }.
event-no-shot = { $unit } kommt nicht mehr zum Schuss.
event-adjusted = Das Hauptquartier passt das Feuer an: { $unit }.
event-damaged = { $unit }: Treffer { $hits }, abgefangen { $absorbed }, Verluste { $losses }, Größe nun { $size }.
event-loss-passed = { $unit } teilt die Verluste: { $losses }, Größe nun { $size }.
event-destroyed = { $unit } ist zerstört.
event-tested = { $unit } prüft Tapferkeit { $valour } ({ $cause }): { $rolls }, { $passed ->
        [yes] bestanden
       *[no] nicht bestanden
     }.
event-suppressed = { $unit } ist unterdrückt.
event-recovered = { $unit } erholt sich.
event-smoke-laid = { $unit } legt Rauch in { $hex }.
event-smoke-lifted = Der Rauch in { $hex } verzieht sich.
event-moved = { $unit } zieht: { $start } → { $hex }
event-halted = { $unit } hält in { $hex }: { $why }.
event-vanished = { $unit } geht in den Hinterhalt.
event-revealed = { $unit } ist in { $hex } aufgedeckt: { $why }.
event-hid-again = { $unit } ist wieder verborgen.
event-searched = { $unit } sucht, Radius { $radius }: { $rolls }, { $passed ->
        [yes] gefunden
       *[no] nichts
     }.
event-rolled-off = { $unit } kommt { $target } zuvor: { $rolls }.
event-locked = Der Nahkampf in { $hex } dauert an.
event-mines-exploded = Minen ({ $kind }) in { $hex } unter { $unit }: { $rolls }. Treffer: { $hits }
event-field-found = { $unit } trifft auf ein Minenfeld in { $hex }: { $kind }.
event-field-laid = { $unit } hat ein Minenfeld gelegt in { $hex }.
event-field-cleared = { $unit } hat das Minenfeld geräumt in { $hex }.
event-work-built = { $work } in { $hex } { $toward }
event-work-removed = { $unit } entfernt { $work } zwischen { $hex } und { $toward }.
event-work-destroyed = { $work } in { $hex } ist zerstört.
event-stance-taken = { $unit } ist { $stance }.
event-turned = { $unit } blickt nach { $toward }.
event-merged = { $unit } geht in { $into } auf, Größe nun { $size }.
event-hitched = { $unit } wird gezogen von { $carrier }.
event-unhitched = { $unit } steht in { $hex }.
event-mounted = { $unit } sitzt auf { $carrier } auf.
event-dismounted = { $unit } sitzt in { $hex } ab.
event-resupplied = { $unit } erhält Munition: { $points }
event-supply-lost = { $unit } verliert Nachschub: { $points }
event-left-to-load = { $unit } verlässt die Karte zum Laden.
event-came-back = { $unit } ist zurück in { $hex }.
event-box-marked = { $unit }: { $order }, Zeitbox { $boxes } von { $of }.
event-took-off = { $unit } startet: { $start } → { $hex }
event-flew = { $unit } über { $hex }
event-air-combat-began = Luftkampf über { $hex }: { $units }
event-order-cancelled = { $unit } verliert den Befehl.
event-went-home = { $unit } kehrt zum Flugplatz zurück.
event-crate-dropped = { $unit } wirft Fracht ab in { $hex }: { $points }
event-parachuted = { $unit } landet in { $hex }.
event-stayed-aboard = { $unit } bleibt an Bord: in { $hex } ist ein Feind.
event-arrived = { $unit } trifft in { $hex } ein.
event-marched-off = { $unit } hat die Karte verlassen.
event-scored = { $side }, Punkte: { $points }
event-battle-ended = Die Schlacht endet nach Runde { $round }.

## Standing orders

standing-reaction = Feuer aus Verteidigung und Hinterhalt
standing-hold-fire = nicht feuern
standing-first = auf den ersten Feind
standing-best = auf das beste Ziel
standing-next-target = Gruppenfeuer: nächstes Ziel
standing-weakest = das schwächste
standing-strongest = das stärkste
standing-adjust = Feuer anpassen
standing-always = immer
standing-never = nie
standing-share = Verluste von Transportern
standing-spread = verteilen
standing-smallest = die kleinste zuerst
standing-smoke = Zweites Rauchhex
standing-toward-enemy = zum Feind hin
standing-away = vom Feind weg
standing-melee = Gegner im Nahkampf
standing-duel = Gegner im Luftkampf

## Odds

odds-fire = Feuer auf { $target }
odds-melee = Nahkampf gegen { $target }
odds-assault = Sturmangriff auf { $target }
odds-bombs = Bomben auf { $target }
odds-strike = Luftschlag auf { $hex }
odds-air = Luftkampf gegen { $target }
odds-duel = Duell mit { $target }
odds-mines = Minen unter { $target }
odds-dice = Würfel: { $unit }
odds-accuracy = Genauigkeit: { $unit }
odds-defence = Grundverteidigungswert
odds-order-bonus = Bonus des Befehls
odds-terrain-bonus = Bonus des Geländes
odds-works-bonus = Bonus von Schützengraben oder Bunker
odds-hill-bonus = Bonus des Hügels
odds-digging = Eingraben: keine Verteidigung
odds-absorbed = Schon abgefangene Treffer
odds-melee-dice = Nahkampfwürfel
odds-melee-accuracy = Genauigkeit im Nahkampf
odds-mine-dice = Würfel der Minen ({ $kind })
odds-losses = Verluste: { $losses }
odds-destroyed = Zerstört (Verluste: { $losses })
odds-in-order = Auf die anderen wird der Reihe nach gefeuert.
odds-suppressed = Unterdrückt
odds-turned-back = Kehrt um

## Learn

learn-figure-3 = T-26 gegen Pz II
learn-figure-3-text = Entfernung 2, 7 Würfel, Genauigkeit 2: drei Treffer, zwei fängt der Verteidigungswert ab, ein Verlust.
learn-mutual-fire = Beide feuern zugleich
learn-mutual-fire-text = Sowjetische Infanterie und deutsche Pioniere feuern aufeinander: Verluste mindern in diesem Schritt niemandes Würfel.
learn-group-fire = Feuer auf eine Gruppe
learn-group-fire-text = Zehn Würfel, sechs Treffer: die Hälfte der vier Fehlwürfe geht an eine zweite Einheit, ein Würfel an eine dritte.
learn-suppressive-fire = Unterdrückungsfeuer
learn-suppressive-fire-text = Aus acht Würfeln werden zwölf. Auch ohne Verluste prüft die Infanterie und verliert bei Misslingen ihren Befehl.
learn-defend-fire = Verteidigen
learn-defend-fire-text = Die Infanterie verteidigt nach Nordwesten. Sobald die Lkw in ihr Schussfeld fahren, wird gefeuert.
learn-merging = Zusammenschluss
learn-merging-text = Zwei beschädigte Einheiten im Dorf schließen sich zusammen: Größen 3 und 2 ergeben 5, Tapferkeit wieder 8.
learn-towing = Ein Geschütz am Haken
learn-towing-text = Ein Lkw geht verloren und mit ihm ein Geschütz. Nur der Konvoi prüft; er versagt, und das Geschütz steht unterdrückt auf der Karte.
learn-losses-aboard = Verluste an Bord
learn-losses-aboard-text = Zwei von vier Lkw gehen verloren. Der Besitzer verteilt die beiden Verluste auf Granatwerfer und Maschinengewehre.
learn-road-march = Marsch auf der Straße
learn-road-march-text = Ein T-34, der auf der Straße bleibt, fährt seine aufgedruckten drei Hexe und zwei weitere.
learn-rockets = Raketenwerfer
learn-rockets-text = Sechzehn Würfel im Zielhex, vier in jedem angrenzenden.
learn-ambush = Hinterhalt an der Straße
learn-ambush-text = Das Geschütz im lichten Wald ist nicht auf der Karte. Die Deutschen wissen nicht, wo es liegt, bis es feuert.
learn-mines-in-the-way = Minen, echt und vorgetäuscht
learn-mines-in-the-way-text = Panzer und Infanterie geraten in verborgene Felder: eines explodiert unter der Infanterie und lässt die Panzer in Ruhe, das andere war ein Bluff.
learn-trench-and-village = Schützengraben und Dorf
learn-trench-and-village-text = Grundwert 1, Verteidigen 1, Graben 1 und Dorf 2 ergeben 5: fünf Treffer bewirken nichts.
learn-over-the-wood = Sicht über ein Hindernis
learn-over-the-wood-text = Vom Hügel aus verdeckt Gebüsch nur das Hex unmittelbar dahinter.
learn-last-box = Das letzte Symbol
learn-last-box-text = Eine Einheit der Größe 2 hat einen Verlust erlitten; der nächste zerstört sie.
learn-sample-card = Was eine Karte angreifen kann
learn-sample-card-text = Infanterie und Lkw mit Feuer, gepanzerte Fahrzeuge nur im Nahkampf, Panzer gar nicht; nur eine 1 trifft.
learn-sight-lines = Sichtlinien
learn-sight-lines-text = Entlang der Kante zweier Waldhexe gibt es keine Sicht, an einem einzelnen Wald vorbei schon.
learn-cone = Ein Schussfeld
learn-cone-text = Das Maschinengewehr blickt über eine Hexseite: ein Hex voraus, drei auf Entfernung 2, drei auf 3.
learn-valour-test = Ein Tapferkeitstest
learn-valour-test-text = Die Halbkettenfahrzeuge haben ein Fahrzeug verloren: aus Tapferkeit 8 wird 7. Ein Wurf von 8 misslingt.
learn-supply-lost = Nachschub auf den Lkw
learn-supply-lost-text = Sechs Lkw mit 30 Punkten und 3 Minen tragen zusammen 36: jeder verlorene Lkw kostet 6.
learn-airfield = Auf dem Flugplatz
learn-airfield-text = In Runde 2 zurück, sind die Stukas an den Enden der Runden 2, 3 und 4 aufgetankt, bewaffnet und bereit und fliegen in Runde 5 wieder.
learn-flak = Flak
learn-flak-text = Flak mit Verteidigen feuert auf Flugzeuge, die durch ihre Reichweite fliegen, auch hinter Wald und genau am Rand.
learn-command-range = Kommandoreichweite
learn-command-range-text = Innerhalb von zwei Hexen und in Sicht des Hauptquartiers ist die Tapferkeit um zwei höher.
learn-forest-lorry = Auf der Straße durch den Wald
learn-forest-lorry-text = Ein Lkw folgt der Straße durch den Wald mit vollem Bonus und verlässt sie nur, wo das Gelände es erlaubt.
learn-hill-range = Reichweite vom Hügel
learn-hill-range-text = Vom Hügel schießt das Maschinengewehr ein Hex weiter und auf jede Entfernung so gut wie ein Hex näher.
learn-errata = Neue Kosten
learn-errata-text = Es gelten die Kosten der Errata: für 20 Punkte gibt es eine 53-K oder ein Maschinengewehr und einen Graben.
learn-first-battle = Die erste Schlacht
learn-first-battle-text = Zwei Züge je Seite: nimm eine Karte in die Hand, schreibe einen Befehl, sage bereit. Dann werden alle Befehle aufgedeckt und in zwölf Schritten ausgeführt.
learn-first-battle-take = Nimm die Karte des Maschinengewehrs in die Hand.
learn-first-battle-fire = Unterdrückungsfeuer: anderthalbfache Würfel, und das Ziel muss seine Tapferkeit prüfen.
learn-first-battle-missing = Jede Einheit, die einen Befehl erhalten kann, braucht einen.
learn-first-battle-route = Vorsichtige Bewegung: zeichne den Weg Hex für Hex, dann schließe ihn ab.
learn-first-battle-reveal = Beide sind bereit: die Karten werden aufgedeckt. Die unterdrückten Verteidiger feuern nicht auf deine Infanterie.

## Was als eines angeboten wird
plan-rest-defends = Der Rest verteidigt ({ $count })
plan-rest-waits = Der Rest wartet ({ $count })
plan-set-up = Vorgeschlagene Aufstellung ({ $count })

## Was zu verlieren droht
warning-points-behind = { $left ->
    [1] Letzte Runde
   *[other] Noch { $left } Runden
  }: so verlierst du nach Punkten, { $mine } zu { $theirs }.
warning-goal-missing = { $left ->
    [1] Letzte Runde
   *[other] Noch { $left } Runden
  }: so verlierst du. Erreiche dein Ziel vor dem Ende.
warning-goal-lost = { $left ->
    [1] Letzte Runde
   *[other] Noch { $left } Runden
  }: so verlierst du: Der Gegner hat sein Ziel erreicht. Nimm es ihm wieder.
warning-under-fire = { $unit }: { $foes ->
    [one] ein Gegner sieht und erreicht sie
   *[other] { $foes } Gegner sehen und erreichen sie
  }.
