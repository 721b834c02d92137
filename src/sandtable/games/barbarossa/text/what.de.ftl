# Was ist das? Jede gedruckte Zahl und jedes Zeichen: der Name, was es tut, die Regel.

what-size = Größe. So viele Symbole sind offen; jeder Verlust streicht eines, der letzte entfernt die Einheit. (BA-card-size)
what-valour = Tapferkeit. Zwei Würfel prüfen sie nach Verlusten und in Gefahr; jeder Verlust senkt sie um { $loss }. (BA-card-valour)
what-defence = Verteidigung. So viele Treffer schaden in dieser Runde nicht; der nächste ist ein Verlust. (BA-card-defence)
what-ammo = Munition. Befehle mit Feuer verbrauchen sie; ohne sie greift die Einheit nicht an. (BA-card-ammo, BA-ammo-empty)
what-supply = Nachschub. So viele Punkte kann sie anderen Einheiten geben. (BA-order-resupply)
what-melee = Nahkampfwürfel. Im eigenen Hex schlägt sie mit so vielen Würfeln, gleich was sie verloren hat. (BA-melee-dice)
what-command = Kommandoreichweite. So nahe Einheiten, die es sehen, haben Tapferkeit +2. (BA-hq-range, BA-hq-spirit)
what-transport = Transport. Sie trägt Einheiten dieser Größe zusammen. (BA-transport-capacity)
what-suppressed = Unterdrückt. Ihr Befehl ist hinfällig, sie schießt nicht, ihre Verteidigungsboni sind weg. (BA-suppressed-now, BA-suppressed-next)
what-fights = Im Nahkampf. Sie kämpft in ihrem Hex und kann nur stürmen oder sich lösen. (BA-melee-locked, BA-withdraw)
what-ambush = Im Hinterhalt. Verborgen: niemand kann sie als Ziel nennen, bis sie entdeckt wird oder schießt. (BA-hidden)
what-concealed = Getarnt. Sie steht auf der Karte, kann aber nicht als Ziel genannt werden. (BA-hq-hide)
what-limbered = Aufgeprotzt. Sie kann gezogen und bewegt werden, schießt aber erst in Stellung. (BA-order-deploy)
what-group = Gruppe. Einheiten einer Gruppe stehen und kämpfen im Nahkampf zusammen; jede hat ihren eigenen Befehl. (BA-group)
what-losses = Gestrichene Symbole. Verluste bleiben bis zum Ende des Spiels. (BA-card-size)

# Wie das Ergebnis zustande kam
account-destroyed = Zerstört: { $unit }
account-holds = Hält { $hex } allein
account-towns = Gehaltene Stadthexe, Runde für Runde
account-total = Zusammen
account-goal-hold = Einheiten in den Hexen des Ziels: { $count }
account-goal-leave = Einheiten, die die Karte verließen: { $count }
account-goal-deliver = Gelieferte Nachschubpunkte: { $count }
account-goal-bridge = Einheiten an der Brücke: { $count }
