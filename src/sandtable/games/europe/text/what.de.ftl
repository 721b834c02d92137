# Was ist das? Jede gedruckte Zahl und jedes Zeichen: der Name, was es tut, die Regel.

what-attack = Angriffswert. Greift die Einheit an, ist ein Würfel mit höchstens dieser Zahl ein Treffer. (EU-4a)
what-defence = Verteidigungswert. Verteidigt sie sich, ist ein Würfel mit höchstens dieser Zahl ein Treffer; Gelände kann ihn erhöhen. (EU-4a, EU-5.2c)
what-move = Bewegungspunkte. Einer führt in ein Gebiet oder eine See. (EU-3a)
what-count = Spielsteine. So viele dieser Art stehen hier; eine Grenze je Gebiet gibt es nicht. (EU-0)
what-cost = Preis. Kriegsproduktionspunkte (HPP) für eine neue Einheit. (EU-15b)
what-used = Verbraucht. Sie hat sich in diesem Zug bewegt oder gehandelt. (EU-4b, EU-4c)
what-cut = Abgeschnitten. Kein Weg über eigene Gebiete zu einer Hauptstadt: sie bewegt sich nicht und wird entfernt, wenn es so bleibt. (EU-9a, EU-9b)
what-fixed = Gebunden. Das Szenario hält sie an ihrem Platz. (EU-14.1c)
what-hpp = Kriegsproduktionspunkte (HPP). Sie bezahlen Krieg, Schlachten und neue Einheiten; bei der Jahresabrechnung hat sie, wer das Gebiet hält. (EU-2e, EU-10a)
what-capital = Hauptstadt. Quelle der Versorgung; fällt sie, fällt das Land oder kämpft darum, sie zurückzunehmen. (EU-9a, EU-11a)
what-port = Hafen. Hier können Flotten liegen. (EU-4.4a)
what-area = Gebiet. Ein Bewegungspunkt führt hinein; wer es nimmt, hält es auch ohne Truppen. (EU-3a, EU-5.1h)
what-sea = See. Flotten durchfahren sie für einen Punkt und beenden hier nie einen Zug. (EU-4.4a, EU-4.4e)
what-held = In fremder Hand. Schraffur und Flagge zeigen, wem es jetzt gehört. (EU-5.1h)

# Wie das Ergebnis zustande kam
account-mark = { $what }
account-goal = Vom Ziel: { $have } von { $needs }
