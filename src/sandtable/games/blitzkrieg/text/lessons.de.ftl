## Lektionen
lesson-1 = Das erste Gefecht
lesson-1-text = Ein deutsches Panzerbataillon trifft auf ein französisches Maschinengewehr.
lesson-1-counter = Einen Spielstein ansehen
lesson-1-counter-text = Jeder Spielstein ist eine Kompanie. Berühre den Pz IV: Angriff 5, Reichweite 3 (die kleine hochgestellte Zahl), Panzerung 2, Bewegung 5.
lesson-1-activate = I/35 aktivieren
lesson-1-activate-text = Der Marker von I/35 wurde aus dem Becher gezogen: seine Einheiten dürfen handeln. Drücke „Aktivieren“.
lesson-1-activate-wrong = Abgelehnt täte das Bataillon diesmal nichts. Aktiviere es.
lesson-1-chances = Die Chancen lesen
lesson-1-chances-text = Wähle den Pz IV, dann berühre das Maschinengewehr einmal. Daneben steht, was zwei Würfel bewirken können.
lesson-1-fire = Auf das Maschinengewehr feuern
lesson-1-fire-text = Angriff 5, zwei Hexfelder weit: Spalte 4 der Feuertabelle. Berühre das MG noch einmal oder drücke den gelben Knopf.
lesson-1-fire-wrong = Das nicht: Aufgabe ist der Schuss des Pz IV auf das Maschinengewehr.
lesson-1-end = Die Aktivierung beenden
lesson-1-end-text = Rotes N: das MG ist neutralisiert, reicht nur ein Hexfeld weit und kann nicht zurückfeuern. Beende die Aktivierung.

## Ziele
goal-hannut-german = Brich schneller durch, als die Franzosen erwarten.
goal-hannut-german-wins = Punkte für Dörfer und für französische Verluste. Wer am Ende eines Zuges über dem Fenster des Zuges liegt, hat gewonnen.
goal-hannut-german-loses = Weniger Punkte als das Fenster am Ende eines Zuges: die Schlacht ist sofort vorbei. Zug 1 verlangt 8.
goal-hannut-german-first = Beginne mit Stukas oder Artillerie auf ein Dorf nahe deinen Panzern und schicke ein Bataillon hinein. Ein Dorffeld kann für Zug 1 genügen.
goal-hannut-french = Halte sie auf: jeder Zug kostet die Deutschen Punkte.
goal-hannut-french-wins = Liegen die deutschen Punkte am Ende irgendeines Zuges unter dem Fenster, gewinnst du sofort.
goal-hannut-french-loses = Mehr deutsche Punkte als das Fenster am Ende eines Zuges. Verlorene Dörfer und verlorene Stufen zählen beide.
goal-hannut-french-first = Bleib in Dörfern und Wäldern, reagiere mit den Geschützen, die weit sehen, und weiche vor einem Nahkampf, den du nicht gewinnst.
goal-hannut-special = Es gibt keine feste Reihenfolge: ein Marker aus dem Becher sagt, wer handelt. Gegner dürfen mitten in einer Bewegung reagieren.
goal-stonne = Halte Stonne, wenn der letzte Zug endet.
goal-stonne-wins = Am Ende von Zug 10 entscheidet das Dorf: wer es hält, hat gewonnen.
goal-stonne-loses = Vor dem letzten Zug zählt nichts. Zu früh verbrauchte Truppen fehlen, wenn es darauf ankommt.
goal-stonne-special = Verstärkungen kommen zugweise von beiden Seiten; das Dorf wechselt oft den Besitzer. Marker aus dem Becher sagen, wer handelt.
goal-stonne-german-first = Bring die Infanterie im Schutz des Höhenrückens heran und mach das Dorf mit Artillerie mürbe, bevor du stürmst.
goal-stonne-french-first = Halte die schweren Panzer beim Dorf: wenig der Deutschen kann ihnen etwas anhaben. Verfolge nicht.
