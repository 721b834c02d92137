# Was ist das? Jede gedruckte Zahl und jedes Zeichen: der Name, was es tut, die Regel.

what-attack = Angriffswert. Davon geht die Panzerung des Ziels ab: das ist die Spalte der Tabelle. (BK-8.2.1)
what-attack-weak = Angriffswert nach einem Schrittverlust. Die schwächere Seite des Spielsteins schießt mit dieser Zahl. (BK-1.2, BK-8.2.1)
what-range = Reichweite. So viele Felder weit schießt sie; jedes Feld nach dem ersten kostet 1. (BK-4.2, BK-8.2.4)
what-armour = Panzerung. Sie geht von jedem Angriff auf die Einheit ab. (BK-8.2.1)
what-movement = Bewegungspunkte. Bezahlt wird je Feld: offenes Gelände 1; Wald, Bäche und Hänge auf Rädern und Ketten mehr; Straßen in Kolonne weniger. (BK-7.1)
what-command = Befehlswert. Seine Einheiten beenden ihre Bewegung höchstens { $reach } Felder von ihm entfernt. (BK-1.3, BK-3.4)
what-reaction = Reaktionswert. Im Zug des Gegners dürfen seine Einheiten schießen, wenn zwei Würfel höchstens dies zeigen. (BK-6.4)
what-factor = Formationsfaktor. Zwei Würfel mit höchstens diesem Wert bestehen eine Moralprüfung. (BK-8.5)
what-steps = Verlorene Schritte von allen. Ist die Hälfte verloren, prüft die Formation ihre Moral. (BK-8.5)
what-neutralised = Neutralisiert. Sie darf sich nicht bewegen, reicht ein Feld weit und schießt mit −2. Handelt ihre Formation, würfelt sie mit zwei Würfeln: bei höchstens { $need } ist die Marke weg. (BK-8.4a, BK-8.4c)
what-fatigued = Erschöpft. Die ganze Formation schießt und kämpft mit −1 und reagiert schlechter; eine ausgelassene Aktivierung hebt es auf. (BK-5.4)
what-fired = Gelegenheitsfeuer verbraucht. Sie hat es schon versucht und darf nicht noch einmal, solange die Marke liegt. (BK-6.3.1)
what-out = Außer Befehl. Zu weit vom HQ: halbe Bewegung, Feuer eine Spalte schlechter, kein Sturm. (BK-6.2)
what-column = In Kolonne. Schnell auf Straßen, aber sie greift mit −1 an und wird mit +1 getroffen. (BK-7.2.1)
what-reduced = Geschwächt. Einer von zwei Schritten ist verloren; der nächste Verlust entfernt sie. (BK-1.2)
what-demoralised = Demoralisiert. Die Formation handelt nicht und flieht, bis sie sich fängt. (BK-8.5.1)
what-done = Fertig. Sie hat in dieser Aktivierung gehandelt. (BK-5.2)
what-clear = Offenes Gelände. Keine Deckung; Fahrzeuge sieht man auf 8 Felder, Soldaten auf 4. (BK-4.1b)
what-village = Dorf. Infanterie darin wird mit −2 getroffen; es versperrt die Sicht. (BK-8.2.3, BK-4.3)
what-woods = Wald. Infanterie darin wird mit −1 getroffen; er versperrt die Sicht und bremst Räder und Ketten. (BK-8.2.3, BK-4.3)
what-orchard = Obstgarten. Infanterie darin wird mit −1 getroffen; er versperrt die Sicht. (BK-8.2.3, BK-4.3)
what-mines = Minenfeld. Wer hineinkommt, wird sofort angegriffen, gepanzert oder nicht. (BK-10.1)
what-works = Verteidigungswerk. Infanterie darin wird zwei Spalten schlechter getroffen. (BK-10.2)
what-level = Höhe { $level }. Von oben sieht man weiter und wird mit −1 gestürmt. (BK-4.3.2, BK-8.2.3)
what-points = Punkte. Der Deutsche hat sie, wenn er zuletzt hindurchzog. (BK-11)

# Wie das Ergebnis zustande kam
account-village = { $place }, von den Deutschen gehalten
account-french-steps = Verlorene französische Schritte: { $count }
account-german-units = Verlorene deutsche Einheiten: { $count }
account-total = Zusammen; von { $low } bis { $high } geht die Schlacht weiter
account-holds-goal = Hält Stonne am Ende
