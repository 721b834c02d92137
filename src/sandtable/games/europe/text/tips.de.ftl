# Rat zu einer Art von Frage, in der ersten Partie
tip-set-up = Der Knopf stellt den Rest wie vorgeschlagen auf; oder zieh eine Einheit aus dem Vorrat in ein helles Gebiet.
tip-campaign = Zieh Panzer und Infanterie neben dein Ziel, klicke das feindliche Gebiet an und lass dann alle mitmachen, die können.
tip-planning = Die Tafel sagt, wie wahrscheinlich das Gebiet fällt. Unter der Hälfte: Einheiten hinzufügen oder abblasen.
tip-movement = Schließe die Linie vor dem Eroberten: ein leeres Gebiet neben dem Gegner geht kampflos verloren.
tip-building = Infanterie hält, Panzer nehmen, Flugzeuge entscheiden beides. Behalte HPP: jeder Angriff kostet.
tip-redeployment = Bring an die Front, was dahinter gebaut wurde; ein ganzer Stapel geht mit einem Zug der Maus.
tip-resolve = Kämpf weiter, solange die Chance daneben für dich spricht; wer sich zurückzieht, rettet seine Einheiten.
tip-losses = Verliere Infanterie vor Panzern: sie ist billiger nachzubauen.
