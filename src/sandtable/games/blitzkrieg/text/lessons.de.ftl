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
