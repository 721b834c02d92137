# Rat zu einer Art von Frage, in der ersten Partie
tip-opening = Eröffne mit der Formation, die einem Dorf am nächsten steht: Stukas und Geschütze schlagen dort zu, wohin sie geht.
tip-next-opening = Erst das Dorf mit Bomben oder Granaten mürbe machen, dann die Formation hineinschicken.
tip-formation-drawn = Aktiviere sie: ein abgelehnter Marker ist für diesen Zug verloren. Ablehnen lässt eine erschöpfte Formation ruhen.
tip-fire-drawn = Feuere auf ein Feld mit mehreren Gegnern oder auf den, der dir den Weg versperrt.
tip-operate = Erst feuern, wer stehen bleibt, dann die anderen bewegen: eine Einheit anklicken, helle Felder zeigen ihre Reichweite.
tip-operate-fire = Wähle zuerst das Feld; die Tafel zeigt die Chance jedes Ergebnisses.
tip-move = Hält sie nach der Hälfte der Punkte, darf sie noch feuern, mit −2. Rote Zeichen am Weg: Gegner, die auf sie feuern dürfen.
tip-react-move = Reagiere mit Einheiten großer Reichweite; wer es versucht hat, darf erst wieder, wenn seine Markierung weg ist.
tip-repeat-drawn = Gib ihn der Formation, die vor einem Dorf steht, oder halte ihn für einen besseren Augenblick.
tip-may-cancel = Heb ihn für einen Marker auf, der weh tut: Panzer oder Stukas in deiner Nähe.
tip-press-on = Mach weiter, solange ihr mehr seid; wer zurückgeht, behält seine Schritte.
