# Was jede Regel sagt, in unseren Worten. Die Kennung ist die der Regel mit _ statt Punkt.


## 0 bis 3 Spielsteine, Runde, Organisation

BK-0 = Zwei Seiten, Felder von 500 m, Runden von einer Stunde, zwei sechsseitige Würfel; bei Entfernungen zählt das Zielfeld, nicht das des Schützen oder Beobachters.
BK-1_1 = Einheitenklassen: Infanterie (Infanterie, Maschinengewehr), motorisiert (Panzerwagen, Panzerabwehrgeschütz, Motorrad), Kette (Sturmgeschütz, Panzer, Truppentransporter). Der Spielstein zeigt Angriff und Reichweite, Verteidigung (Panzerung) und BP. Unabhängige Einheiten tragen einen weißen Streifen.
BK-1_2 = Jede Kampfeinheit hat zwei Schritte: der erste Verlust dreht sie um, der zweite entfernt sie.
BK-1_3 = HQs haben einen Kommandowert und die Kennung ihrer Formation.
BK-1_4 = Marker: Runde, demoralisiert, außerhalb der Befehlsgewalt, Erschöpfung, neutralisiert, Siegpunkte, OPP verwendet, Verteidigungswerke, Minenfeld, Formationsaktivierung, Wiederholung, Allgemein, Artillerie, Stuka. Nur deutsche Siegpunkte werden gezählt (Leiste 1-10 und ein x10-Marker).
BK-2A = Verwaltung: HQs auf die aktive Seite; Befehlsgewalt wird neu geprüft (Marker von Einheiten, die wieder unter Befehl stehen, herunter; auf jene außerhalb hinauf); OPP-Marker weg; demoralisierte Formationen prüfen Erholung und ziehen sich bei Misslingen zurück. Alle gebrauchten, ausgelassenen und aufgehobenen Aktivierungsmarker kommen in die Tasse zurück, außer gehaltenen, entfernten und dem mitgenommenen letzten. (BK-R24) (BK-R36)
BK-2B1 = Initiative: Ein Marker wird gezogen; sein Besitzer ist aktiv, die andere Seite passiv. Er darf die Aktivierung auslassen: der Marker wird beiseite gelegt und ein anderer gezogen, der auch die andere Seite aktiv machen kann.
BK-2B2 = Operationen: Die gezogene Formation handelt, die passive Seite reagiert (6.3); dann der nächste Marker. Bei der Aktivierung: Sammeln für neutralisierte Einheiten und HQ, Erschöpfungsprüfung, Erholung oder Rückzug einer demoralisierten Formation, OPP-Marker weg. Auslassen entfernt stattdessen die Erschöpfung ohne Prüfung und verbraucht den Marker. (BK-R62)
BK-2B3 = Gebrauchte Marker liegen offen vor ihrem Besitzer, die aktivierter Formationen getrennt von den ausgelassenen. Nach der Operationsphase rückt der Rundenmarker eine Stunde vor.
BK-3_1 = Eine Formation ist ein HQ mit seinen Einheiten. Einheiten mit weißem Streifen handeln durch ihren eigenen Marker oder werden anderen Formationen zugeteilt (10.3, Szenarien).
BK-3_2a = Ein HQ wird nie zerstört, kann neutralisiert werden und bewegt sich so schnell wie die schnellste Einheit seiner Formation. Feuer behandelt es als Infanterie mit Panzerung 0; ein Schrittverlust neutralisiert es stattdessen, ein weiteres N ändert nichts. (BK-R32)
BK-3_2b = Ein HQ allein mit einem Feind im Feld wird überrannt; der Feind betritt das Feld für normale BP ohne Nahkampf. Es verlässt die Karte und kehrt in der nächsten Runde zurück, wenn sein Aktivierungsmarker gezogen wird, gestapelt mit einer Einheit seiner Formation; ohne solche Einheit bleibt es fort. Bis dahin sind seine Einheiten außerhalb der Befehlsgewalt. (BK-R31) (BK-R34)
BK-3_2c = Ein HQ auf der Rückseite zeigt eine Aktivierung durch Wiederholungsmarker; eine normale Aktivierung dreht es nicht um. (BK-R2)
BK-3_3 = Artillerie außerhalb der Karte folgt den Aktivierungsregeln der Formationen, hat aber keine Spielsteine: wird ihr Marker gezogen, feuert ihr Besitzer die Salven des Szenarios.
BK-3_4 = Doktrin: Keine Einheit darf ihre eigene Bewegung weiter als 2 Felder (französisch) oder 3 (deutsch) von ihrem HQ beenden, es sei denn, sie begann weiter entfernt und kommt nicht weiter weg. (BK-R29) (BK-R30)
BK-3_5 = Eine Einheit jenseits dieser Entfernung ist sofort außerhalb der Befehlsgewalt; geprüft wird in der Verwaltung, beim Rückzug einer Einheit und beim Überrennen eines HQs; es entsteht durch HQ-Bewegungen, Rückzüge und Überrennen. (BK-R29)

## 4 Sicht- und Feuerlinien

BK-4_1a = Die Sichtlinie verläuft von Feldmitte zu Feldmitte, höchstens 8 Felder; Einheiten blockieren sie nicht. Die Feuerlinie ist dieselbe Linie, begrenzt auf die Reichweite der Waffe; eine blockierte Linie heißt: kein Feuer.
BK-4_1b = Panzer, Panzerwagen, Sturmgeschütze, Truppentransporter und aufgesessene Infanterie sind im offenen Gelände bis 8 Felder zu sehen, sonst bis 4; Infanterie, MG, Motorräder, Panzerabwehrgeschütze und HQs im Offenen bis 4, sonst bis 2. (BK-R45)
BK-4_2 = Eine Einheit schießt bis zu ihrer aufgedruckten Reichweite. Reichweite 0 schießt nur in ein Nachbarfeld und nur als Gegenfeuer oder im Nahkampf, nie aktiv. Ein benachbarter Feind oder Neutralisation kürzt die Reichweite auf 1; mit gekürzter Reichweite kann immer ins Nachbarfeld geschossen werden. (BK-R8)
BK-4_3 = Wald, bebautes Gebiet und Obstgärten zwischen den beiden Feldern blockieren; entlang einer Feldseite genügt es, dass eine der beiden Seiten offen ist; Gelände im ersten und letzten Feld blockiert nie; Nachbarn sehen sich immer. (BK-R20)
BK-4_3_1 = Einheiten auf gleicher Höhe: Ein solches Feld dazwischen blockiert, wenn es auf ihrer Höhe oder höher liegt; ein tieferes nicht, und höherer Boden blockiert. (BK-R43)
BK-4_3_2 = Einheiten auf verschiedener Höhe (jedes Feld hat eine Höhe): Boden höher als beide blockiert, ein Hindernis tiefer als beide nicht, ein Höhenunterschied allein auch nicht. Die höhere Einheit muss in einem Kantenfeld stehen, in beiden Blickrichtungen. Ein Hindernis auf der Höhe der höheren Einheit blockiert ganz; hinter jedem anderen Hindernis ist das nächste Feld blind, außer das Hindernis grenzt an beide Einheiten; Felder weiter dahinter sieht man. Ein Ziel, das selbst in blockierendem Gelände steht, ist nicht blind. (BK-R20) (BK-R21) (BK-R43)

## 5 Aktivierung

BK-5_0 = Nur Einheiten der jetzt aktiven Formation handeln.
BK-5_1 = Der gezogene Marker nennt die Formation.
BK-5_2 = Zuerst werden die Marker geprüft (2B2); dann macht jede Einheit, auch das HQ, eine Aktion: Bewegung, Direktfeuer, Indirektfeuer, Nahkampf, Sammeln, oder verbindet eine Bewegung mit einer davon, Einheit für Einheit in beliebiger Reihenfolge. Der gebrauchte Marker zeigt eine normale Aktivierung; das HQ dreht nur ein Wiederholungsmarker um. (BK-R2)
BK-5_3a = Ein Wiederholungsmarker aktiviert eine beliebige eigene Formation (nicht Artillerie oder Stuka), schon aktiviert oder nicht, und dreht ihr HQ um. Höchstens zwei Aktivierungen je Formation und Runde, höchstens eine durch Wiederholung; eine Formation, die ihren eigenen Marker ausließ, kann nur einmal, durch Wiederholung, aktiviert werden. Nicht, wenn sie erschöpft oder demoralisiert oder ihr HQ neutralisiert ist.
BK-5_3b = Nach ihrer zweiten Aktivierung in einer Runde ist eine Formation erschöpft. Eine erschöpfte Formation darf eine zweite Aktivierung nur nutzen, um die Erschöpfung zu entfernen, und tut sonst nichts.
BK-5_3c = Ein Wiederholungsmarker darf gehalten und später mit einem Formationsmarker ausgespielt werden, auch in einer späteren Runde; ein zweiter gezogener muss sofort gespielt werden und ist verbraucht, wenn das nicht geht. (BK-R35)
BK-5_4 = Erschöpfung: Feuer -1, Nahkampf -1, FF -2, Reaktionswurf +1. Sie wird durch Auslassen einer Aktivierung entfernt (der Marker ist verbraucht) oder durch eine Prüfung bei der Aktivierung, 2W6 höchstens FF-2, die -2 nur einmal; bei Erfolg handelt die Formation normal, bei Misslingen mit den Handikaps. (BK-R4) (BK-R37)
BK-5_5a = Allgemeiner Marker, Hauptnutzung: Der Besitzer passt mit der nächsten eigenen gezogenen Formation und aktiviert sie zusammen mit der folgenden; eine am Rundenende noch wartende Formation hat ihre Aktivierung verloren. (BK-R16)
BK-5_5b = Oder eines davon: Artillerie oder Stuka zusammen mit einer Formation aktivieren; 6 Marker Neutralisiert oder 2 Marker Erschöpfung wegnehmen; einen Wiederholungsmarker zusätzlich erhalten, sofort oder später zu spielen; versuchen, einen gegnerischen Formations-, Artillerie-, Stuka-, allgemeinen oder Wiederholungsmarker aufzuheben: 1-3 auf einem Würfel hebt auf, 4-6 bewirkt nichts, anzukündigen vor den Wirkungen, bei Artillerie oder Stuka vor Ziel und Würfeln. Der allgemeine Marker ist in jedem Fall verbraucht. (BK-R61)
BK-5_5c = Ein allgemeiner Marker darf gehalten und später mit einem Formationsmarker ausgespielt werden, auch in einer späteren Runde; ein zweiter gezogener muss sofort gespielt werden und ist verbraucht, wenn das nicht geht. (BK-R35)
BK-5_6 = Die Phase endet, wenn beide Seiten nacheinander passen (der Rest bleibt ungespielt) oder die Tasse leer ist; eine Seite ohne Marker hält die andere nicht auf. Der letzte Marker aus der Tasse, gleich welcher Art, wird nicht ausgeführt, sondern eröffnet die nächste Runde; in der letzten Runde entfällt er. (BK-R5) (BK-R56)

## 6 Aktionen und Reaktionen

BK-6_1a = Eine aktive Einheit bewegt sich mit einigen oder allen BP; oder schießt mit voller Stärke; oder bewegt sich mit höchstens halben BP (aufgerundet) und schießt mit verminderter Stärke (-2), in beliebiger Folge; oder sammelt sich. (BK-R6) (BK-R10)
BK-6_1b = Bewegung und Nahkampf: Der Eintritt kostet ein Viertel der BP (aufgerundet) und das Gelände; ein zweiter Nahkampf nur wie in 9.2. (BK-R48)
BK-6_1c = Deutsche Infanterie darf auf- oder absitzen und sich dann mit halben BP bewegen oder schießen.
BK-6_2 = Außerhalb der Befehlsgewalt: halbe BP (abgerundet), Feuer eine Spalte nach links, Reaktionswurf +1, kein Nahkampfangriff, Verteidigung im Nahkampf mit -1. (BK-R3) (BK-R59)
BK-6_3 = Eine passive Einheit darf auf feindliche Bewegung oder Feuer mit Gelegenheitsfeuer, Gegenfeuer oder einem Rückzug von einem Feld antworten; beide Feuerarten brauchen eine bestandene Reaktionsprüfung, ein Rückzug nur bei neutralisierten Einheiten. Eine Reaktion je Anlass, ein Rückzug je Bewegung oder Schuss einer feindlichen Einheit. (BK-R42)
BK-6_3_1 = Gelegenheitsfeuer unterbricht eine Bewegung in einem Feld nach Wahl des passiven Spielers oder folgt dem Feuer einer aktiven Einheit; es braucht Feuerlinie und Reichweite. Jede Einheit, die schießen will, würfelt höchstens ihren Reaktionswert, eine nach der anderen ohne Ankündigung, und wird in jedem Fall markiert; eine markierte darf es nicht wieder versuchen. Jedes betretene Feld und jedes Feuer gibt eine neue Gelegenheit. Abgewickelt wie Direktfeuer, dann geht die Bewegung weiter. (BK-R19) (BK-R62)
BK-6_3_1_1 = Neutralisierte Einheiten und solche demoralisierter Formationen nur auf Reichweite 1; Erschöpfung und fehlende Befehlsgewalt geben je +1 auf den Wurf; das Ziel hat das Gelände seines Feldes; nie in ein Feld mit Nahkampf. (BK-R3)
BK-6_3_2 = Gegenfeuer: Eine beschossene passive Einheit darf zurückschießen, nachdem der Schuss gewirkt hat, in ihrem neuen Zustand, nach bestandener Reaktionsprüfung, einmal je feindlicher Aktivierung und ohne Marker; nicht gegen Indirektfeuer, und aktive Einheiten geben keines. (BK-R19) (BK-R41)
BK-6_3_3 = Eine Einheit darf sich zurückziehen, wenn sie eine Sichtlinie zu einem sich bewegenden Feind hat, ein Feind neben sie zieht oder sie gerade beschossen wurde; ein Nahkampf kann es erlauben oder erzwingen. Das Zielfeld wird mit der Absicht genannt: benachbart, frei von Feinden, bei Überstapelung weiter auf dem kürzesten Weg, auch durch Minen; diese greifen an, aber ohne Entfernungswurf. Neutralisierte Einheiten dürfen sich zurückziehen, obwohl sie sich nicht bewegen dürfen. (BK-R7) (BK-R22) (BK-R63)
BK-6_4 = Die Reaktionstabelle (Datendatei, Abschnitt 6) gibt Werte und Modifikatoren: 2W6 höchstens der Reaktionswert der Formation. Für einen Rückzug brauchen nur neutralisierte Einheiten die Prüfung.

## 7 Bewegung

BK-7_1 = BP je Feld nach Gelände und zu Fuß, auf Rädern oder Ketten; alle oder einige dürfen genutzt, keine gespart oder weitergegeben werden; immer mindestens ein Feld; einzeln oder in Stapeln bis drei.
BK-7_2_1 = Kolonne erklärt der aktive Spieler, sie ist für Straßenbewegung nötig: -1 beim Angreifen, -1 in der ersten Nahkampfrunde, +1 für Direktfeuer auf sie (nicht Indirektfeuer); sie endet, wenn die Straße verlassen wird, am Ende der Bewegung oder nach einer Nahkampfrunde.
BK-7_2_2 = Panzer, Sturmgeschütze und Panzerwagen, die abseits der Straße in Dorf, Obstgarten oder Wald fahren, sind zerstreut: Feuer -1, Nahkampf -1, +1 für Feuer auf sie. Auf der Straße sind sie stattdessen in Kolonne, nie beides. (BK-R44)
BK-7_3 = Höchstens drei Einheiten je Feld (nicht während der Bewegung; HQs frei); Formationen dürfen sich mischen.

## 8 Schießen

BK-8_1 = Direktfeuer: jede Einheit einzeln gegen eine Einheit, die der Schütze nach Ansehen des Stapels wählt; Sichtlinie und Reichweite nötig. Einzige Ausnahme: ein Truppentransporter und die Kompanie an Bord dürfen zusammen schießen (12.1).
BK-8_2 = Direktfeuer, Indirektfeuer, Nahkampf und Minen benutzen dasselbe Verfahren.
BK-8_2_1 = Angriffswert minus Panzerung des Ziels; Panzerabwehreinheiten halbieren ihren Angriffswert (aufgerundet) gegen Infanterie.
BK-8_2_2 = Der Faktor wird modifiziert, eine Spalte zählt 1 Punkt; ein endgültiger Faktor unter -1 heißt: kein Feuer. (BK-R59)
BK-8_2_3 = Modifikatoren: Zielinfanterie im Dorf -2, in Wald oder Obstgarten -1, mit Werken -2 dazu; Ziel zerstreut +1; Ziel in Kolonne +1 (Direktfeuer); Schütze erschöpft, außer Befehl, zerstreut, in Kolonne je -1, neutralisiert -2, bewegt -2; Nahkampf bergauf oder über einen Bach je -1. (BK-R10)
BK-8_2_4 = Benachbart 0, jedes weitere Feld -1; Nahkampf im selben Feld +1. (BK-R9)
BK-8_2_5 = 2W6 gegen die Spalte des endgültigen Faktors.
BK-8_3 = Ergebnisse: nichts; N (rot gedruckt: nur gegen Infanterie einschließlich MG, nicht Motorrad oder Panzerabwehr), wofür der Besitzer sofort stattdessen einen Schrittverlust nehmen darf; 1 Schritt. (BK-R17) (BK-R18)
BK-8_4a = Neutralisiert: keine Bewegung, Reichweite 1, Feuer mit -2; außer Schießen ist Sammeln die einzige Aktion. Ein neutralisiertes HQ bewegt sich mit der Hälfte (abgerundet). (BK-R6) (BK-R7) (BK-R10)
BK-8_4b = N auf eine neutralisierte Einheit: Panikprüfung 2W6 höchstens modifizierter FF, sonst verliert sie einen Schritt und den Marker; bestanden bleibt sie neutralisiert. (BK-R17)
BK-8_4c = Bei der Aktivierung muss jede neutralisierte Einheit und jedes HQ würfeln, um sich zu sammeln, 2W6 höchstens FF-1: Erfolg entfernt den Marker und sie handelt normal, sonst darf sie nur auf Reichweite 1 schießen. (BK-R6)
BK-8_5 = Im Augenblick, da die Hälfte der Schritte (aufgerundet) verloren ist: Moralprüfung 2W6 höchstens FF, erneut bei jedem weiteren Verlust; Misslingen demoralisiert die Formation. Mit ihr handelnde Unabhängige zählen als ihre Einheiten. (BK-R25)
BK-8_5_1 = Demoralisiert: nicht aktivierbar; prüft 2W6 höchstens FF-3 in der Verwaltung und jedes Mal, wenn ihr Marker gezogen wird. Erholung auf dem eigenen Marker erlaubt normales Handeln, in der Verwaltung ist sie bloß erholt. Bei jedem Misslingen fliehen alle Einheiten sofort mit allen BP zum eigenen Rand, weg von benachbarten Feinden, ohne Gelegenheitsfeuer auszulösen; neutralisierte mit halben BP (abgerundet), Erschöpfung nimmt keine. Einheiten, die die Karte verlassen, sind aus dem Spiel und zählen weder für Moral noch Siegpunkte als verloren; sind alle fort, verlässt der Marker die Tasse. Ränder: Hannut deutsch Osten, französisch Westen; Stonne deutsch Norden, französisch Süden. (BK-R24) (BK-R38) (BK-R39) (BK-R40)
BK-8_6a = Indirektfeuer greift jede Einheit im Feld an, auch eigene, mit einem Wurf, jede auf ihrer Spalte. (BK-R46)
BK-8_6b = Artillerie: kein Entfernungsmodifikator. Für jede Salve werden Feld und Kaliber genannt (leicht 75 mm Spalte 3, mittel 105 mm 5, schwer 150 mm 7), ein eigenes HQ mit Sichtlinie zum Feld (höchstens 8, Entdecken der Einheiten nicht nötig) beobachtet, und 2W6 von 8 oder weniger übermittelt (neutralisiertes HQ +1, neben dem Ziel automatisch); Misslingen verliert die Salve ohne zweiten Versuch. So weiter, bis alle verbraucht sind. (BK-R10) (BK-R46)
BK-8_6c = Stukas brauchen weder Beobachter noch Übermittlung und treffen überall mit Stärke 8.
BK-8_6d = Ein Artillerie- oder Stukamarker steht für alle Salven oder Angriffe seiner Szenariozeile.
BK-8_6_2 = Salven oder Stukaangriffe einer Aktivierung dürfen auf ein Feld vereinigt werden; alle und ihre Kaliber werden vorher erklärt und nacheinander abgewickelt; was übrig ist, wenn das Ziel zerstört ist, geht verloren.

## 9 Nahkampf

BK-9 = Nahkampf ist Teil einer Bewegung und der einzige Weg in ein feindbesetztes Feld. Bis zu drei Einheiten je Seite; jede schießt auf einen Feind nach Wahl ihres Besitzers, alles vor dem Würfeln erklärt. Ein HQ im Feld nimmt nicht teil und geht mit zurückgehenden Einheiten; allein gelassen wird es überrannt. (BK-R33) (BK-R50)
BK-9_1_1 = Der Eintritt kostet ein Viertel der BP (aufgerundet) und das Gelände. Eine Einheit mit zu wenig BP darf nur eintreten, wenn dieses Feld ihre ganze Bewegung der Runde ist.
BK-9_1_2 = Die Verteidiger schießen zuerst, mit +1, dann die Angreifer. Ein neutralisierter Angreifer geht zurück, woher er kam, und beendet seine Bewegung, oder nimmt einen Schrittverlust und kämpft weiter. Ein neutralisierter Verteidiger nimmt einen Schrittverlust und bleibt, oder zieht sich ein Feld zurück und bleibt neutralisiert; nach einem Schrittverlust darf er bleiben oder zurückgehen. Wer schon vorher neutralisiert war, muss nach der ersten Runde, wenn Angreifer übrig sind, nach Wahl des Besitzers zurückgehen oder einen Schritt verlieren. (BK-R9) (BK-R18) (BK-R49)
BK-9_1_3 = Ist keine Seite fort, schießen alle wieder, von nun an gleichzeitig. Der Angreifer darf nach jeder vollen Runde zurückgehen; kann niemand schießen (Faktoren unter -1), muss er. (BK-R47)
BK-9_1_4 = Ende, wenn eine Seite eliminiert ist oder sich zurückgezogen hat.
BK-9_1_5 = Eine Einheit, die Feinde oder unpassierbares Gelände am Rückzug hindern, ist eliminiert; kein Rückzug in das Feld, aus dem der Feind kam; überstapelt: weiter auf dem kürzesten erlaubten Weg. Ein vorher neutralisierter Verteidiger kämpft in der ersten Runde mit Handikap, ebenso eine Einheit in Kolonne. (BK-R10) (BK-R22)
BK-9_2 = Panzer und Panzerwagen, und nur sie, bewegen sich nach einem Nahkampf weiter, wenn die Verteidiger nur Infanterie, schwere Waffen oder Panzerabwehr waren und BP übrig sind, auch in einen weiteren Nahkampf. (BK-R48)

## 10, 11 Sonderregeln, Sieg

BK-10_1 = Minenfelder: Jede Einheit, die ein markiertes Feld betritt, auch ein eigenes, wird sofort auf der Minenspalte angegriffen, jede einzeln; Panzerung, Gelände und Werke zählen nicht. Nach jedem Angriff entfernt 10 bis 12 auf 2W6 den Marker. Verlassen kostet zusätzliche BP, ohne Angriff. Dort aufgestellte eigene Einheiten werden nicht getroffen; wer sie im Nahkampf angreift, erleidet erst die Minen. (BK-R23) (BK-R58)
BK-10_2 = Verteidigungswerke: zwei Spalten nach links für jeden Angriff auf Infanterie im Feld, außer Minen, zusätzlich zum Gelände; andere Einheiten haben nichts davon. Entfernt, wenn keine Infanterie mehr im Feld ist. (BK-R58) (BK-R59)
BK-10_3 = Jede Einheit ohne Aktivierungsmarker ist unabhängig: bei der Aufstellung wird sie einer Formation mit Marker zugeteilt, handelt mit ihr, ist nie außerhalb der Befehlsgewalt und zählt für ihre Demoralisierung. (BK-R25)
BK-11 = Ziele müssen am Ende gehalten werden; wer zuletzt durch ein Feld zog, hält es, auch wenn es leer ist. (BK-R26)

## 12 Szenarien

BK-12_1a = Hannut: 6 Runden. Die Franzosen stellen zuerst auf, 1 Cuir aber nach allen Deutschen; 2 Cuir beginnt mit 4 Schrittverlusten, die für die Moral zählen, aber keine Siegpunkte geben. (BK-R57)
BK-12_1b = Deutsche Siegpunkte am Ende der Runden 1 bis 6: 8-12, 14-20, 16-24, 20-28, 26-36, 32-42. Darüber gewinnt der Deutsche, darunter der Franzose; darin, Grenzen eingeschlossen, geht es weiter, nach Runde 6 ist es unentschieden. (BK-R27)
BK-12_1c = Französisch: 12 Cuir im Umkreis 2 von 1202; III/11 RDP 2 von 1205; 2 Cuir 1 von 1408, 1409, 1410; II/11 RDP 2 von 1412 (gedruckt 1712); I/11 RDP 2 von 1416; das Panzerabwehrgeschütz gestapelt mit einer 11-RDP-Einheit; 1 Cuir und 5 Werke irgendwo nicht östlich der Feldreihe 15. Marker: 6 Formationen, 2 Artillerie (je 2 mittel, 2 leicht), 1 Wiederholung, 1 Allgemein. (BK-R1)
BK-12_1d = Deutsch: 3 Pz (I, II/5 PzR; I, II/12 SchR; KG) in 1601-1610; 4 Pz (I, II/35 PzR; I/33 SchR) in 1710-1716. Marker: 8 Formationen, 3 Artillerie (je 2 mittel, 2 schwer), 2 Stuka (je 2 Angriffe), 2 Wiederholung, 2 Allgemein. (BK-R12) (BK-R62)
BK-12_1e = Runde 1: Der Deutsche hat die Initiative; ein Stuka-, ein Artillerie- und ein Formationsmarker seiner Wahl bleiben außerhalb der Tasse und werden zuerst benutzt, in beliebiger Reihenfolge; dann wird gezogen.
BK-12_1f = Zwei Truppentransporter, für I/33 und I/12 SchR: die Kompanie der I/12 mit dem Halbkettensymbol beginnt aufgesessen, von I/33 darf eine. Ein Transporter nimmt Schrittverluste wie eine Einheit und trägt eine Kompanie seines Bataillons, die sich mit seinen BP bewegt und als Transporter gesehen und getroffen wird: der Besitzer sagt, wer einen Schritt nimmt, N trifft beide. Beide dürfen ihr Feuer verbinden, Angriffe addiert, ein Wurf. Die Kompanie eines verlorenen Transporters bleibt im Feld; keine geht aufgesessen in den Nahkampf. (BK-R11) (BK-R51)
BK-12_2 = Stonne: 10 Runden. Der Deutsche gewinnt, wenn er Stonne (Feld 0512) am Ende hält, sonst der Franzose. (BK-R15) (BK-R26)
BK-12_2a = Französisch: I und II/205 RI und 4 BCC in oder neben Stonne; III/205 RI in oder südlich der Reihe 03; das Panzerabwehrgeschütz der 205 RI, vom französischen Spieler einem Bataillon der 205 RI zugeteilt; 5 Werke, jedes bei französischer Infanterie; 4 Minenfelder zwischen Westrand und Les Huttes d'Ogny in oder südlich der Reihe 04. Marker: I, II, III/205 RI, 4 BCC, 1 Artillerie (1 schwer, 1 mittel, 3 leicht), 1 Wiederholung, 1 Allgemein. (BK-R13) (BK-R52) (BK-R53) (BK-R62)
BK-12_2b = Deutsch, in oder neben dem Feld: 0112 I/GD, StuPi 43, 640 StuG, 14 PzJg; 0114 II/GD; 0108 III/GD; 0401 II/PzR, eine normale Formation mit HQ. Marker: diese sieben, 1 Artillerie (2 mittel, 2 leicht), 2 Wiederholung, 2 Allgemein; keine Stukas. (BK-R52)
BK-12_2c = Französische Verstärkungen bei 1310: Runde 2 6 GRDI; Runde 4 45 BCC, I/67 RI, Panzerabwehrgeschütz 67 RI (unabhängig), ein Artilleriemarker mit den Salven des ersten und eine Kompanie der 49 BCC, unabhängig und stets unter Befehl, ihr Marker in die Tasse; Runde 8 II/67 RI und der Rest der 49 BCC, die dann nicht mehr unabhängig ist. Ist das Feld versperrt oder voll, das nächste freie Randfeld; sie kommen bei ihrer Aktivierung und zahlen die BP dieses Feldes. (BK-R28) (BK-R54) (BK-R55)
BK-12_2d = Deutsch: II/PzR wird am Ende der Runde 3 entfernt; zu Beginn der Runde 6 kommen ein Artilleriemarker (Salven wie der erste) und ein Wiederholungsmarker hinzu; in Runde 7 betreten I/SchR 69 und 14 PzJg der SchR 86 (gedruckt 8) zwischen 0104 und 0108 die Karte. (BK-R14) (BK-R54) (BK-R55)
BK-12_2e = Marker von Verstärkungen kommen in ihrer Runde in die Tasse. Unabhängige (weißer Streifen: 4 BCC, StuPi, StuG, PzJg) handeln durch ihren eigenen Marker oder werden Einheit für Einheit anderen Formationen zugeteilt, einmal am Anfang entschieden; der Rest einer teilweise zugeteilten Formation behält den Marker, sind alle zugeteilt, ist er für immer fort. (BK-R25) (BK-R52) (BK-R60)

## Entscheidungen

BK-R1 = II/11 RDP: 1712 kollidiert mit der deutschen Aufstellung 1710-1716; zu lesen ist 1412.
BK-R2 = Das HQ dreht nur ein Wiederholungsmarker um (3.2 und 5.3 vor 5.2); eine normale Aktivierung zeigt der gebrauchte Marker.
BK-R3 = Außerhalb der Befehlsgewalt bei Reaktionsprüfungen (+1 in 6.2, -1 in 6.3.1.1): ein Handikap, +1 auf den Wurf, einmal.
BK-R4 = Erschöpfung: die -2 auf FF gilt einmal, ihr Entfernen braucht also FF-2, nicht FF-4.
BK-R5 = Der letzte Marker aus der Tasse, gleich welcher Art (auch Formation, Wiederholung und Allgemein), wird gehalten und eröffnet die nächste Runde. Zweimal Passen hintereinander, je einmal von jeder Seite, beendet die Phase, der Rest bleibt ungespielt; Passen ist ein ausgelassener Marker, außer einem, der zum Abbau der Erschöpfung ausgelassen wurde.
BK-R6 = Sammeln ist ein freier Wurf bei der Aktivierung: bei Erfolg normales Handeln, bei Misslingen nur Schießen auf Reichweite 1 mit dem Abzug; als Aktion gibt es keinen zweiten Wurf.
BK-R7 = Der Rückzug ist die Ausnahme vom Bewegungsverbot neutralisierter Einheiten.
BK-R8 = Einheiten mit Reichweite 0 schießen nur als Gegenfeuer und im Nahkampf.
BK-R9 = Nahkampffeuer, an einer Stelle Reichweite 0 genannt, hat den Modifikator +1.
BK-R10 = Werte, die der Text offenlässt: bewegt und geschossen -2, neutralisiert -2 (auch als Verteidiger in der ersten Nahkampfrunde), leichte Artillerie Spalte 3, schwere 7, Infanterie in Wald oder Obstgarten -1, Nahkampf über einen Bach oder bergauf -1.
BK-R11 = Die zweite Nennung von I/12 SchR in der Transporterregel meint I/33; Kompanie und Transporter addieren ihre Angriffe für einen Wurf.
BK-R12 = I und II/12 SchR stehen wie gedruckt unter 3 Pz; KG ist eine Formation aus Motorrädern, Panzerwagen und einem Panzerabwehrgeschütz.
BK-R13 = Das Panzerabwehrgeschütz der 205 RI in der deutschen Aufstellungszeile von Stonne ist französisch und wird vom französischen Spieler zugeteilt.
BK-R14 = 14 PzJg der SchR 8 ist als SchR 86 zu lesen.
BK-R15 = Stonne ist nach Reihe, dann Platz nummeriert, Reihen von Nord nach Süd und Plätze von Ost nach West; Stonne ist das eine Feld 0512.
BK-R16 = Allgemeiner Marker: der nächste eigene Formationsmarker darf zurückgelegt werden und wird mit dem folgenden zusammen aktiviert; am Rundenende ungenutzt ist er verloren.
BK-R17 = Ein rotes N zählt, auch für Panik, nur wenn es auf die Einheit wirkt. Es wirkt nur auf Infanterie und Maschinengewehre, ebenso Dorfdeckung, Halbierung der Panzerabwehr und Werke (bei der Durchsicht berichtigt: 1.1 rechnet Motorräder und Panzerabwehrgeschütze zu den motorisierten).
BK-R18 = Der Besitzer darf eine Neutralisation immer sofort gegen einen Schrittverlust tauschen.
BK-R19 = Gelegenheitsfeuer: ein Versuch je Einheit, bis ihr Marker wegkommt (eigene Aktivierung oder Verwaltung); Gegenfeuer ist getrennt davon, einmal je feindlicher Aktivierung, ohne Marker.
BK-R20 = Hindernisse auf der Höhe der höheren Einheit blockieren ganz; ein Ziel in blockierendem Gelände gleich hinter einem anderen Hindernis ist sichtbar; entlang einer Feldseite blockieren nur zwei blockierende Seiten.
BK-R21 = Sicht nach oben ist dieselbe wie nach unten; die höhere Einheit muss in einem Kantenfeld stehen.
BK-R22 = Ein Rückzug, der überstapelt, geht auf dem kürzesten erlaubten Weg weiter, in 6.3.3 wie in 9.1.5.
BK-R23 = Minen: jedes Feld mit Marker; eigene Einheiten werden beim Betreten getroffen, nicht wenn sie dort aufgestellt sind.
BK-R24 = Eine demoralisierte Formation prüft in der Verwaltung und auf ihrem Marker; bei Misslingen gehen alle Einheiten mit vollen BP zurück, ohne Gelegenheitsfeuer.
BK-R25 = Unabhängige: eigener Marker oder einmal am Anfang zugeteilt; ihre Schritte zählen für die aufnehmende Formation.
BK-R26 = Halten heißt zuletzt hindurchgezogen zu sein, auch wenn das Feld leer ist.
BK-R27 = 13 Punkte in Runde 2 sind unter 14; bei einer Zahl gleich einer Grenze geht das Spiel weiter.
BK-R28 = Der Marker der 49 BCC kommt in Runde 4 mit einer unabhängigen Kompanie hinein, die diesen Status in Runde 8 verliert.
BK-R29 = Befehlsentfernung: keine Einheit beendet ihre eigene Bewegung jenseits davon, außer sie begann jenseits und kommt nicht weiter weg; außerhalb der Befehlsgewalt gerät man durch HQ-Bewegungen, Rückzüge und Überrennen.
BK-R30 = Die Entfernung gilt für alle Einheiten einer Formation, nicht nur für Infanterie- und Panzerkompanien.
BK-R31 = Ein Feld mit einem HQ allein wird für normale BP ohne Nahkampf betreten; das HQ wird überrannt.
BK-R32 = Feuer auf ein HQ: Panzerung 0, wie Infanterie; ein Schrittergebnis ist N, ein weiteres N lässt es neutralisiert.
BK-R33 = Ein HQ in einem Nahkampffeld nimmt nicht teil, geht mit zurückgehenden Einheiten und wird, allein gelassen, überrannt.
BK-R34 = Ein zurückkehrendes HQ ohne Einheiten bleibt von der Karte; solange sein Marker nicht gezogen ist, bleiben seine Einheiten außerhalb der Befehlsgewalt.
BK-R35 = Gehaltene Marker bleiben außerhalb der Tasse bis in die nächste Runde; ein zweiter, der nicht gespielt werden kann, ist verbraucht.
BK-R36 = Alle gebrauchten, ausgelassenen und aufgehobenen Marker kommen in der Verwaltung in die Tasse zurück, außer gehaltenen, entfernten und mitgenommenen.
BK-R37 = Nach misslungener Erschöpfungsprüfung darf die Formation handeln, mit den Handikaps.
BK-R38 = Erholung auf dem eigenen Marker: normal aktiviert; in der Verwaltung: bloß erholt.
BK-R39 = Auf der Flucht nutzen neutralisierte Einheiten halbe BP abgerundet, wie ein HQ; Erschöpfung nimmt keine BP; zwei misslungene Prüfungen in einer Runde sind zwei Fluchten.
BK-R40 = Einheiten, die die Karte verlassen, sind aus dem Spiel; ihre übrigen Schritte zählen weder für Moral noch für Siegpunkte.
BK-R41 = Gegenfeuer gibt das passive Ziel, nachdem der Schuss gewirkt hat, in seinem neuen Zustand; nicht gegen Indirektfeuer, nicht durch aktive Einheiten.
BK-R42 = Eine Reaktion je Anlass; ein Rückzug je Bewegung oder Schuss einer feindlichen Einheit.
BK-R43 = Auch auf gleicher Höhe blockiert ein tieferes Hindernis nicht und höherer Boden schon (4.3.2 gilt allgemein).
BK-R44 = Auf der Straße sind Fahrzeuge in Kolonne statt zerstreut, nie beides.
BK-R45 = Entdecken: Sturmgeschütze und Transporter wie Panzer, Maschinengewehre und HQs wie Infanterie.
BK-R46 = Beobachter: Sichtlinie zum Feld, höchstens 8, gleich welche Einheiten darin sind; jedes eigene HQ auf der Karte darf beobachten; alle Einheiten im Feld werden angegriffen, auch eigene.
BK-R47 = Der Angreifer darf einen Nahkampf nach jeder vollen Runde abbrechen; kann niemand schießen, muss er.
BK-R48 = Ein zweiter Nahkampf nur für Panzer und Panzerwagen nach einem Nahkampf gegen weiche Verteidiger (9.2 begrenzt 6.1).
BK-R49 = Ein im oder vor dem Nahkampf neutralisierter Verteidiger zieht sich zurück oder verliert einen Schritt, wie sein Besitzer will (9.1.5 vor 9.1.2).
BK-R50 = Nahkampf: bis zu drei Einheiten je Seite, jede schießt auf einen Feind nach Wahl ihres Besitzers, vor dem Würfeln erklärt.
BK-R51 = Transporter: eine Kompanie seines eigenen Bataillons; sie bewegt sich mit seinen BP, gesehen und getroffen wie er; der Besitzer sagt, wer einen Schritt nimmt; N trifft beide; die Kompanie eines verlorenen Transporters bleibt im Feld; aufgesessen kein Nahkampf.
BK-R52 = In der Aufstellungszeile von Stonne gehört das Wort unabhängig zum Geschütz. Unabhängig sind 4 BCC, in den Runden 4 bis 7 49 BCC und durch weißen Streifen StuPi, StuG, PzJg; II/PzR ist eine normale Formation mit HQ (bei der Durchsicht berichtigt).
BK-R53 = Die 5 Werke von Stonne werden bei der Aufstellung zu beliebiger französischer Infanterie gelegt.
BK-R54 = Spätere Artilleriemarker haben die Salven des ersten dieser Seite.
BK-R55 = Eintrittsfeld versperrt oder voll: nächstes freies Randfeld; der Eintritt kostet die BP dieses Feldes, bei der Aktivierung der Formation.
BK-R56 = Der letzte Marker der letzten Runde wird nicht ausgeführt.
BK-R57 = Die vier Verluste vom Anfang zählen für die Moral, nicht für Siegpunkte.
BK-R58 = Minen greifen jede Einheit einzeln an, jeder Angriff mit seinem Entfernungswurf; Gelände, Werke und Panzerung zählen nicht; auch beim Eintritt in den Nahkampf.
BK-R59 = Eine Spalte Verschiebung ist 1 Punkt des Faktors, vor der Untergrenze -1 aus 8.2.2.
BK-R60 = Teilweise zugeteilte Unabhängige: der Rest behält den Marker und handelt durch ihn.
BK-R61 = Der mit einem allgemeinen Marker genommene Wiederholungsmarker kommt über den Vorrat hinaus hinzu, sofort gespielt oder nach 5.3 gehalten.
BK-R62 = Falsche Verweise: 6.2 in 2B2 ist 6.3, 1.8.1 in 6.3.1 ist 8.1, der deutsche Spieler, der das Geschütz der 205 RI zuteilt, ist der französische, I/33, SchR ist I/33 SchR.
BK-R63 = Die beim Rückzug durch Minen erlassene Erschöpfungsprüfung (6.3.3) ist der Entfernungswurf des Minenfelds aus 10.1, keine Prüfung der Erschöpfung.
BK-R64 = Bei Stonne stellen, wie bei Hannut und in der gedruckten Folge, die Franzosen vor den Deutschen auf.
BK-R65 = Eine Salve oder ein Stukaangriff wird auf ein Feld mit mindestens einer feindlichen Einheit angesagt; wer sonst dort steht, wird auch getroffen.
BK-R66 = Ein HQ bewegt sich für sich; Einheiten bewegen sich allein oder in Stapeln von bis zu drei Kampfeinheiten aus einem Feld.
BK-R67 = Eine Kompanie an Bord zählt für das Stapeln. Wird ihr Feld im Nahkampf angegriffen, sitzt sie sofort ab und kämpft zu Fuß.
BK-R68 = Im Nahkampf decken Gelände und Werke nur die Verteidiger; Bach und Hang hindern die Angreifer in jeder Runde.
BK-R69 = Von der zweiten Runde eines Nahkampfs an nennt der Verteidiger seine Ziele zuerst, offen; dann fallen alle Schüsse zugleich.
BK-R70 = Eine Formation, die während ihrer eigenen Aktivierung demoralisiert wird, beendet diese.
BK-R71 = Eine unabhängige Verstärkung (das Geschütz der 67 RI, 14 PzJg der SchR 86) wird zu Beginn ihrer Runde zugeteilt. II/PzR, das abzieht, kann niemanden aufnehmen.
BK-R72 = Ein gehaltener Wiederholungsmarker wird gespielt, wenn ein eigener Formationsmarker gezogen ist, bevor diese Formation handelt.
BK-R73 = Die Flucht folgt dem billigsten Weg zum eigenen Rand, ohne Straßen und ohne Wahl; am Rand verlässt eine Einheit mit übrigen Punkten die Karte.
BK-R74 = In Kolonne auf einer Straße zählt nur der Preis der Straße, gleich welcher Boden, Bach oder Anstieg.
BK-R75 = Jeder feindliche Spielstein in einem Nachbarfeld, auch ein HQ, kürzt die Reichweite auf 1.
BK-R76 = Das HQ der 49 BCC kommt mit ihrem Rest in Runde 8.
BK-R77 = Eine durch Reaktion in einem vollen Feld angehaltene Bewegung geht wie ein Rückzug weiter, zum nächsten Feld mit Platz; nur eine Bewegung, die nicht weitergehen kann, darf außerhalb der Befehlsgewalt enden.
BK-R78 = Ein gehaltener Wiederholungs- oder allgemeiner Marker kann beim Ausspielen aufgehoben werden wie ein eben gezogener; ein zum Aufheben gelegter allgemeiner Marker ist selbst nicht aufhebbar, auch nicht, was ein allgemeiner Marker sofort bringt.
BK-R79 = Reagiert ein Transporter mit Feuer, so schließt sich die Kompanie an Bord an, wenn das Ziel auch in ihrer Reichweite ist: eine Prüfung und ein Wurf, beide die des Transporters, die Angriffe addiert. Das kostet nichts, darum wird niemand gefragt.
BK-R80 = Ein Angreifer, den Minen beim Betreten neutralisieren, geht in das Feld zurück, aus dem er kam, wie einer, der im Nahkampf neutralisiert wird, außer er nimmt stattdessen einen Schrittverlust; bleibt keiner, so gibt es keinen Nahkampf.
BK-R81 = Eine Formation, die demoralisiert wird, während ihr Marker auf einen Partner wartet, wird nicht mit ihm zusammen aktiviert: sie prüft in der Verwaltungsphase ihre Erholung, und ihr Marker ist am Ende der Runde verbraucht.
BK-R82 = Auf einen Sturm reagiert niemand: der Nahkampf beginnt, wenn die Angreifer das Feld betreten. Wer schießen oder sich zurückziehen will, tut es, wenn sie in Sicht oder neben ihn kommen.
BK-R83 = Das eine Feld, das immer erlaubt ist, ist eine ganze Bewegung; neben einem Schuss betritt eine Einheit nur, was ihre halben Punkte bezahlen.
BK-R84 = Ein schon vor dem Nahkampf neutralisierter Verteidiger, der statt des Rückzugs einen Schritt verliert, verliert damit seinen Marker, wie bei einer Panik.
BK-R85 = Ein HQ überrennt kein anderes: es betritt das Feld eines gegnerischen HQs nicht. Das tun nur Kampfeinheiten.
BK-R86 = Ein Nahkampf ist die Aktion einer Bewegung: wer ihn geführt hat und weiterzieht, darf sich bewegen und erneut angreifen, schießt aber nicht.
BK-R87 = Eine Kompanie an Bord, die für sich geschossen hat, wird in dieser Aktivierung nicht weitergefahren: sie würde mit voller Stärke schießen und sich bewegen. Transporter und Kompanie, die gemeinsam schießen, sind fertig.
BK-R88 = Verteidigungswerke dienen jeder Infanterie in ihrem Feld: von Infanterie gestürmt bleiben sie und decken diese; von anderen Einheiten allein genommen gehen sie mit ihrem letzten Verteidiger.
BK-R89 = Schießt eine Kompanie an Bord für sich, so gilt die Antwort ihrem Transporter: Gelegenheits- und Gegenfeuer treffen, was gesehen und getroffen wird.
BK-R90 = Das eine Feld eines Angriffs, für das die Bewegungspunkte nicht reichen müssen, ist die einzige befohlene Bewegung der Einheit in der ganzen Runde, in welcher Aktivierung auch immer. Rückzug und Flucht sind keine eigenen Bewegungen.
BK-R91 = Ist die einzelne Kompanie der 49. BCC dahin, wenn der Rest kommt, so ist dieser dadurch nicht demoralisiert; die Schritte der Kompanie zählen gleichwohl als verloren. Eine Formation, von der niemand da ist, prüft nicht, ob sie sich erholt.
BK-R92 = Mit einem Nahkampf kann die Bewegung enden; darum greift keine Einheit ein Feld an, das weiter von ihrem HQ liegt, als ihre Bewegung enden darf.
BK-R93 = Alle Ergebnisse einer Salve im Nahkampf auf eine Einheit gelten, in welcher Reihenfolge auch immer die Würfel fielen: zuerst die Schritte, dann jedes N. Wer für das erste N den Marker nimmt, legt bei jedem weiteren eine Panikprüfung ab, bevor er geht.

## Beispiele, die als Tests laufen

BK-ex-4_3_2 = Von 0706 auf der Karte Hannut sind genau diese Felder blind, im Uhrzeigersinn von Norden: 0702, 1304, 1305, 1107, 0810, 0709, 0610, 0309, 0209, 0205, 0304, 0303, 0403, 0501. (BK-R20)
BK-ex-8_2_4 = Ein deutscher Panzer in 0502 (Stonne), der auf eine Einheit in 0304 schießt, hat den Entfernungsmodifikator -2.
BK-ex-8_6_1a = Ein Stukaangriff auf Orp-le-Petit würfelt eine 11 für das ganze Feld: Infanterie 8 - 2 (Dorf) = Spalte 6, ein Schritt verloren; der Panzer mit Verteidigung 3, 8 - 3 + 1 (zerstreut) = Spalte 6, ein Schritt verloren; der Panzer mit Verteidigung 5, 8 - 5 + 1 = Spalte 4, neutralisiert.
BK-ex-8_6_1b = Ein französischer Artilleriemarker bei Hannut sind 2 mittlere und 2 leichte Salven. Die erste mittlere Salve, auf ein Feld mit 3 deutschen Infanterieeinheiten, das ein HQ sieht, misslingt bei der Übermittlung mit 9 und ist verloren; die zweite, auf deutsche Infanterie im Offenen neben einem französischen HQ, wird automatisch übermittelt und würfelt 9 auf Spalte 5: rotes N, neutralisiert. Zwei Salven sind übrig.
BK-ex-12_1 = Mit 13 deutschen Siegpunkten am Ende von Runde 2 gewinnt der französische Spieler.
