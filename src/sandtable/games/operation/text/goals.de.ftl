### Worum es in jeder Partie geht: die Karte vor dem ersten Zug.

goal-first-battle-blue = Nimm den Hof, und halte deine Leute am Leben.
goal-first-battle-blue-first = Eine Gruppe geht zum Hof, das Maschinengewehr beobachtet den anderen Rand.
goal-first-battle-red = Nimm den Hof, und halte deine Leute am Leben.
goal-first-battle-red-first = Eine Gruppe geht zum Hof, das Maschinengewehr beobachtet den anderen Rand.
goal-first-battle-wins = Wer nach Runde 6 mehr Punkte hat, gewinnt: Der Hof in der Mitte zählt 200 dem, der im Umkreis von 10 cm allein steht; vernichtete feindliche Einheiten zählen, was sie kosten, gebrochene die Hälfte.
goal-first-battle-loses = Weniger Punkte am Ende. Vergeudete Einheiten sind Punkte für die andere Seite.
goal-first-battle-special = Nur Infanterie. In jeder Runde legen beide Seiten Befehlskarten; die niedrigere Zahl beginnt, und was der Feind sieht, darf er beantworten.

goal-tank-duel-blue = Halte die Kreuzung.
goal-tank-duel-blue-first = Der Spähwagen sieht nach; die Panzer bleiben hinter einem Kamm, bis er etwas gesehen hat.
goal-tank-duel-red = Halte die Kreuzung.
goal-tank-duel-red-first = Das Sturmgeschütz beobachtet die Kreuzung, die Panzer gehen um die Flanke.
goal-tank-duel-wins = Wer nach Runde 6 mehr Punkte hat, gewinnt: Die Kreuzung zählt 300 dem, der im Umkreis von 10 cm allein steht; vernichtete feindliche Einheiten zählen, was sie kosten, gebrochene die Hälfte.
goal-tank-duel-loses = Weniger Punkte am Ende. Vergeudete Einheiten sind Punkte für die andere Seite.
goal-tank-duel-special = Nur Panzer: Bei geschlossenen Luken sieht man wenig. Sieh hinaus, bevor du zielst, und achte darauf, welche Seite du zeigst.

goal-village-assault-blue = Nimm den Platz und die Kirche.
goal-village-assault-blue-first = Mörser und Panzer feuern auf den Dorfrand oder legen Rauch davor, die Schützen folgen in Rauch und Deckung.
goal-village-assault-red = Halte das Dorf.
goal-village-assault-red-first = Halte die Pak verborgen, bis ein Panzer seine Seite zeigt.
goal-village-assault-wins = Wer nach Runde 7 mehr Punkte hat, gewinnt. Nur die Angreifer haben Punkte für Orte: der Platz zählt 250, die Kirche 200, wenn sie dort allein stehen; vernichtete feindliche Einheiten zählen, was sie kosten, gebrochene die Hälfte.
goal-village-assault-loses = Weniger Punkte am Ende. Vergeudete Einheiten sind Punkte für die andere Seite.
goal-village-assault-special = Die Verteidiger stehen mit einer Pak im Dorf; die Angreifer müssen mit einem Panzer über offenes Gelände. Das Kapitel über Rauch gilt: Mörser und Panzer haben je einen Rauchschuss.

goal-column-ambush-blue = Brich zum Brückenkopf durch.
goal-column-ambush-blue-first = Absitzen, wo der erste Schuss fällt, und den Panzer nach vorn.
goal-column-ambush-red = Lass niemanden durch.
goal-column-ambush-red-first = Triff das erste und das letzte Fahrzeug; die anderen können nicht wenden.
goal-column-ambush-wins = Wer nach Runde 6 mehr Punkte hat, gewinnt. Nur die Angreifer haben Punkte für Orte: der Brückenkopf im Osten zählt 400, wenn sie dort allein stehen; vernichtete feindliche Einheiten zählen, was sie kosten, gebrochene die Hälfte.
goal-column-ambush-loses = Weniger Punkte am Ende. Vergeudete Einheiten sind Punkte für die andere Seite.
goal-column-ambush-special = Die Kolonne beginnt auf der Straße, in Marschordnung, zum Teil aufgesessen; der Hinterhalt steht im Wald daneben.

goal-night-raid-blue = Erreiche im Dunkeln das Radar.
goal-night-raid-blue-first = Geh langsam um die Minen; wer rennt, wird gehört.
goal-night-raid-red = Bewache das Radar.
goal-night-raid-red-first = Benutze den Scheinwerfer sparsam: Er zeigt, wo er steht.
goal-night-raid-wins = Wer nach Runde 7 mehr Punkte hat, gewinnt. Nur die Angreifer haben Punkte für Orte: das Radar zählt 200, wenn sie dort allein stehen; vernichtete feindliche Einheiten zählen, was sie kosten, gebrochene die Hälfte.
goal-night-raid-loses = Weniger Punkte am Ende. Vergeudete Einheiten sind Punkte für die andere Seite.
goal-night-raid-special = Es ist Nacht: Die Sicht ist kurz, Schüsse und Brände geben Licht. Vor dem Draht liegen Alarmminen.

goal-house-fighting-blue = Nimm die zwei Häuser an der Straße.
goal-house-fighting-blue-first = Erst die Pioniere, dahinter der Panzer. Ein Raum wird mit Granaten genommen.
goal-house-fighting-red = Behalte die zwei Häuser an der Straße.
goal-house-fighting-red-first = Bleib von den Fenstern weg, bis sie nahe sind.
goal-house-fighting-wins = Wer nach Runde 6 mehr Punkte hat, gewinnt. Nur die Angreifer haben Punkte für Orte: Fabrik und Mietshaus zählen je 120, wenn sie dort allein stehen; vernichtete feindliche Einheiten zählen, was sie kosten, gebrochene die Hälfte.
goal-house-fighting-loses = Weniger Punkte am Ende. Vergeudete Einheiten sind Punkte für die andere Seite.
goal-house-fighting-special = Häuser haben Räume und Stockwerke; Panzer können durch Wände brechen.

goal-free-battle-blue = Halte die Mitte mit der Armee deiner Wahl.
goal-free-battle-blue-first = Kauf etwas, das Gelände hält, und etwas, das Panzern wehtut.
goal-free-battle-red = Halte die Mitte mit der Armee deiner Wahl.
goal-free-battle-red-first = Kauf etwas, das Gelände hält, und etwas, das Panzern wehtut.
goal-free-battle-wins = Wer nach Runde 6 mehr Punkte hat, gewinnt: Die Mitte zählt 200 dem, der im Umkreis von 10 cm allein steht; vernichtete feindliche Einheiten zählen, was sie kosten, gebrochene die Hälfte.
goal-free-battle-loses = Weniger Punkte am Ende. Vergeudete Einheiten sind Punkte für die andere Seite.
goal-free-battle-special = Rot kauft für 1500 Punkte eine Armee, Blau für 100 mehr; das Gelände wird neu ausgelegt. Was die Mitte heißt, liegt 10 cm auf der Seite von Blau.
