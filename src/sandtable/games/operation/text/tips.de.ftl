# Rat zu einer Art von Frage, in der ersten Partie
tip-initiative = Lege eine Karte, auf die du verzichten kannst: sie ist für diese Runde ausgegeben.
tip-open = Zieh eine Karte auf eine Einheit. 1 handelt vor 2 vor 3; blasse Karten könnten dort nichts tun.
tip-react = Eine niedrigere Karte handelt vor dem Befehl des Gegners. Nimm sie nur, wenn sie etwas verhindert; sonst passe.
tip-announce-way = Ende in Deckung: Mauer, Hecke oder Bäume in der Schusslinie machen dich schwerer zu treffen.
tip-announce-shoot = Erst feuern auf den, der zurückfeuern könnte; sonst erst gehen und aus der Nähe feuern.
tip-announce-target = Feuere auf den Nächsten im Freien; die Linie zeigt Entfernung und was im Weg ist.
tip-exchange = Tausche Karten, die deine Einheiten nicht brauchen; Feuer und Bewegung nützen immer.
