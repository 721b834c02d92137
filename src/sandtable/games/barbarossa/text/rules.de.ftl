# Was jeder Abschnitt sagt, in unseren Worten. Der Name ist die Nummer des Abschnitts.

## Aufbau und Karten

BA-setup = Ein Szenario gibt die Ziele und Streitkräfte beider Seiten (Deutsche und Sowjets), die Karte mit nummerierten Hexen und die Zahl der Runden vor. Mehrere Spieler können sich die Einheiten einer Seite teilen und als Team spielen; auch selbst geschriebene Szenarien können geladen werden.
BA-card-types = Jede Einheit hat genau einen von acht Typen (Infanterie, Artillerie, Fahrzeug, gepanzertes Fahrzeug, leichter, mittlerer, schwerer Panzer, Kampfflugzeug) und eine eigene Nummer, unter der Befehle sie nennen.
BA-card-size = Eine Einheit beginnt mit allen Größensymbolen. Jeder Verlust streicht eines für den Rest des Spiels; das letzte zerstört die Einheit, sie kommt vom Brett.
BA-card-valour = Die Karte gibt die anfängliche Tapferkeit, zwei Würfel für den Test und die Punkte an, die jeder Verlust kostet; der aktuelle Wert steht auf der Karte.
BA-valour-loss = Ein Verlust senkt die aktuelle Tapferkeit sofort um den Wert der Karte; der Test, den er auslöst, wird also gegen den gesenkten Wert gemacht.
BA-card-defence = Jeder Treffer senkt den aktuellen Verteidigungswert um 1; ein Treffer bei Wert 0 ist stattdessen ein Verlust. Zu Beginn jeder Runde ist der Wert wieder der Grundwert, Verluste bleiben.
BA-defence-modifiers = Boni und Abzüge durch Befehle, Befestigungen und Gelände kommen zum aktuellen Wert hinzu. Boni von Befehlen gelten vom Aufdecken bis zum Ende der Runde; fällt ein Bonus weg, gilt Grundwert plus verbleibende Boni minus schon genommene Treffer, nie unter 0 (BA-R47, BA-R86).
BA-card-status = Ein Status (transportiert, gezogen, unterdrückt, eingegraben, Hinterhalt, gebunden, im Luftkampf) bleibt auf der Karte, bis etwas ihn ändert.
BA-card-ammo = Eine Einheit beginnt mit der aufgedruckten Munition und hat nie mehr. Die Punkte eines Befehls werden gestrichen, wenn er ausgeführt wird; besondere Munition wie Rauch zählt für sich.
BA-ammo-empty = Ohne Munition greift eine Einheit weder mit Feuer noch im Nahkampf an. Ein Befehl, dessen Punkte fehlen, kann nicht erteilt werden; ein vor der Ausführung hinfälliger Befehl kostet nichts (BA-R48).
BA-card-cost = Gibt das Szenario Stärkepunkte, werden Einheiten zu den Kosten ihrer Karten gekauft, nie über die Punkte hinaus.
BA-card-targets = Eine Einheit greift nur Zieltypen an, die auf ihrer Karte stehen, auch im Nahkampf; ein mit dem Armeesymbol markierter Typ nur im Nahkampf.
BA-card-firepower = Die Feuerstärketabelle gibt die Würfel an: eine Zeile je Zieltyp, eine Spalte je erlittenem Verlust, die erste für keinen (BA-R3).
BA-card-range = Jedes Feld des Reichweitendiagramms nach dem ersten enthält die Genauigkeit auf diese Entfernung in Hexen; bei X oder jenseits des letzten Feldes kann nicht gefeuert werden. Das erste Feld zählt nur im Nahkampf.
BA-melee-dice = Im Nahkampf würfelt eine Einheit die unter dem ersten Feld gedruckten Würfel, gleich gegen wen und mit wie vielen Verlusten, und trifft mit der Genauigkeit des ersten Feldes (BA-R14, BA-R55).
BA-card-orders = Eine Einheit erhält nur Befehle, die auf der Rückseite ihrer Karte stehen; das gilt auch für besondere Befehle und Flugzeuge.

## Verlauf

BA-round = Das Spiel dauert so viele Runden, wie das Szenario vorgibt. Eine Runde ist eine Planungs- und eine Ausführungsphase; sind beide beendet, beginnt die nächste.
BA-plan = In der Planung erhält jede Einheit, die einen Befehl erhalten kann, genau einen, geheim und mit allen Angaben (Ziel, Hexe, Ausrichtung, Reichweite); ein bereites Flugzeug darf ohne bleiben. Nichts wird ausgeführt, bevor alle fertig sind.
BA-plan-none = Keinen Befehl erhält eine zu Rundenbeginn unterdrückte Einheit, eine noch im Rauch der Vorrunde stehende, eine transportierte (außer Absitzen), eine gezogene (außer Stellung beziehen) und ein nicht bereites Flugzeug.
BA-reveal = Nach der Planung werden alle Befehle gemeinsam aufgedeckt und sind nicht mehr zu ändern. Befehle und Hexe verborgener oder in den Hinterhalt gehender Einheiten und die Arten der Minenfelder bleiben geheim, bis das Spiel sie aufdeckt (BA-R44).
BA-steps = Die Ausführung hat zwölf Schritte, jeder endet vor dem nächsten: 1 Verteidigen, 2 Unterdrückungsfeuer, 3 Feuer eröffnen, 4 Tapferkeitstests für Verluste durch Feuer, 5 Lufteinsätze, 6 Sturmangriff und Bomben, 7 Tests für Nahkampf und Bomben, 8 Hinterhalt, 9 besondere Befehle, 10 Bewegen, 11 noch offene Tests, 12 Status (BA-R5, BA-R70).
BA-simultaneous = Befehle einer Art wirken gleichzeitig: Schaden eines Schrittes mindert niemandes Feuerstärke, bis alle Angriffe des Schrittes gewürfelt sind.

## Kampf

BA-fire-range = Ein Feuertest misst zuerst Sicht und Entfernung vom Hex des Feuernden zu dem des Ziels; ein angrenzendes Hex hat Entfernung 1.
BA-fire-dice = Die Zahl der Würfel ist die Feuerstärke gegen den Zieltyp in der Spalte der eigenen Verluste, geändert durch den Befehl.
BA-fire-hit = Ein Würfel bis zur Genauigkeit der Entfernung trifft; jeder höhere wird beiseitegelegt.
BA-fire-defence = Treffer senken zuerst den aktuellen Verteidigungswert, jeder um einen, bis er 0 ist.
BA-fire-loss = Jeder Treffer, der bei Wert 0 übrig ist, streicht ein Größensymbol.
BA-fire-sum = Die Treffer aller Einheiten auf ein Ziel in einem Schritt werden addiert, bevor der Wert sinkt oder Verluste zählen. Was abgefangen ist, bleibt bis zur nächsten Runde abgefangen (BA-R13).
BA-los = Die Sichtlinie läuft gerade von Mitte zu Mitte und wird von blockierendem Gelände dazwischen versperrt, nicht von den Hexen an ihren Enden. Entlang einer Kante ist sie gesperrt, wenn beide Hexe blockieren, und frei, wenn nur eines es tut (BA-R18).
BA-arc = Eine Einheit mit Schussfeld blickt über genau eine Hexseite und feuert nur in den Kegel davor; ohne diese Eigenschaft rundum. Der Kegel enthält die Hexe, deren Mitten höchstens 30 Grad von der Blickrichtung abweichen: 1, 3, 3, 5 und 5 auf Entfernung 1 bis 5 (BA-R42).
BA-flank = Die Blickseite ist die Front, die gegenüberliegende der Rücken, die übrigen vier sind Flanken. Über Flanke oder Rücken gestürmt, macht eine Einheit vor dem Nahkampf einen Test, ist bei Misslingen unterdrückt und hat in diesem Nahkampf keinen Grabenbonus; andere Angriffe lassen ihn bestehen (BA-R32).
BA-flank-none = Ohne Schussfeld gibt es weder Flanken noch Rücken; wer es nur durch Verteidigen, Hinterhalt oder Unterstand hat, hat beides, solange das gilt (BA-R43).
BA-flank-cover = Teilt eine Einheit mit Schussfeld ihr Hex mit einer eigenen ohne, sind Flanke und Rücken gedeckt: keine von beiden testet, der Nahkampf verläuft normal.
BA-group-fire = Stehen drei oder mehr Einheiten eines Typs im Zielhex, nennt der Feuernde das Hauptziel und würfelt; die Hälfte der Fehlwürfe, aufgerundet, geht an eine weitere Einheit dieses Typs und so fort. Die Kette endet, wenn auf alle einmal gefeuert wurde oder nach einem Angriff mit einem einzigen Würfel, Treffer oder nicht (BA-R12, BA-R56).
BA-melee-enter = Nahkampf findet zwischen Feinden in einem Hex statt. Nur ein Sturmangriff führt in ein Hex mit einem Feind; der Angegriffene wehrt sich ohne Befehl.
BA-melee-ammo = Jede Einheit im Nahkampf gibt einen Punkt aus und macht einen Feuertest gegen ihren Gegner, alle gleichzeitig; ohne Munition schlägt sie nicht zu, kann aber leiden (BA-R38).
BA-melee-choice = Wer von mehreren gestürmt wird, wählt, gegen wen er kämpft.
BA-melee-locked = Einheiten beider Seiten, die am Rundenende in einem Hex stehen, sind gebunden und notieren ihre Gegner. In der nächsten Runde gibt es für sie nur Sturmangriff oder Rückzug, und in Schritt 6 jeder weiteren Runde kämpfen sie auf jeden Fall.
BA-melee-limits = Auf Einheiten im Nahkampf wird nicht gefeuert, auch nicht aus Verteidigung oder Hinterhalt; gestürmt werden können sie.
BA-melee-tanks = Infanterie bekämpft Panzer im Nahkampf nur in lichtem Wald, Dorf oder Stadt; sonst, auch im Wald, schlägt sie nicht auf Panzer ein, selbst wenn diese sie stürmen (BA-R15, BA-R16).
BA-melee-artillery = Artillerie würfelt im Nahkampf einen Würfel je offenem Größensymbol, auch ohne aufgedruckte Nahkampfwürfel.
BA-withdraw = Eine Einheit verlässt den Nahkampf mit einem Bewegungsbefehl über ein Hex in ein betretbares Nachbarhex ohne Feind und Rauch. Der Feind macht seinen Test in Schritt 6, die weichende Einheit keinen, die Bewegung folgt in Schritt 10 (BA-R25, BA-R54).
BA-withdraw-fail = Weicht eine Einheit mit Verlusten, testet sie; misslingt es, zieht sie dennoch ihr Hex weit und ist dort unterdrückt.
BA-counterassault = Zwei Feinde, die einander stürmen sollen, rücken vor, bis sie benachbart sind. Dann würfelt jeder einen Würfel, bei Gleichstand neu; der höhere betritt das Hex des anderen, dort wird gekämpft.
BA-valour = Eine Einheit testet als Ziel von Unterdrückungsfeuer, bei Verlusten, wenn ein Panzer sie stürmt und sie Panzerpanik hat, wenn sie bombardiert wird (mit oder ohne Verlust), bei Sturm über Flanke oder Rücken und wenn sie in Bewegung von Verteidigungs- oder Hinterhaltfeuer getroffen wird (mit oder ohne Verlust). Bestanden ist bei einer Summe zweier Würfel bis zur aktuellen Tapferkeit; wer schon unterdrückt ist, testet in der Runde nicht mehr (BA-R10).
BA-suppressed-now = Wer versagt, ist sofort unterdrückt: der Befehl ist für die Runde hinfällig, alle Verteidigungsboni fallen weg, Feuerangriffe gibt es nicht.
BA-suppressed-melee = Eine unterdrückte Einheit wehrt sich im Nahkampf weiter, mit der Genauigkeit ihrer Unterdrückt-Box.
BA-suppressed-next = Zu Beginn der Runde nach dem Versagen wird die Fahne markiert; in dieser Runde gibt es keinen Befehl.
BA-suppressed-recover = In Schritt 12 testen nur Einheiten mit markierter Fahne: Erfolg beendet die Unterdrückung, Misserfolg verlängert sie um eine Runde. Wer erst in dieser Runde versagte, testet noch nicht (BA-R11).
BA-hidden = Eine Einheit im Hinterhalt ist verborgen und kann weder von Feuer eröffnen noch Unterdrückungsfeuer noch Sturmangriff genannt werden. Feuer auf ihr Hex trifft sie mit dem üblichen Feuertest.
BA-hidden-enter = Führt ein Weg in oder durch das Hex eines verborgenen Feindes, endet er im Hex davor, und die verborgene Einheit wird aufgedeckt.
BA-hidden-revealed = Ein Feind im Nachbarhex deckt eine verborgene Einheit von selbst auf, geprüft nach jeder Bewegung um ein Hex und am Ende jedes Schrittes. Sie steht wieder auf dem Brett und verliert den Status Hinterhalt (BA-R45).
BA-order-scout = Erkunden deckt verborgene Einheiten auf mehr als ein Hex auf: in Schritt 9 wählt die Einheit einen Radius bis zum aufgedruckten, und ein Würfel bis zur Zahl der Karte deckt jeden verborgenen Feind darin auf (BA-R46).
BA-ambush-fire = Eine verborgene Einheit darf einmal je Runde auf einen Feind feuern, der sich in Kegel und gewählter Reichweite bewegt, bei Sturmwegen (Schritt 6) oder Bewegung (Schritt 10), mit einem Würfel mehr. Sie gibt nur dann einen Punkt aus; bei mehreren wählt der Besitzer (BA-R6, BA-R8, BA-R85).
BA-ambush-hit = Wer von Hinterhaltfeuer getroffen wird, testet auch ohne Verlust: bestanden, geht es weiter; sonst ist er unterdrückt und hält. Die feuernde Einheit ist aufgedeckt.
BA-time = Ein Befehl mit Zeit-Boxen läuft von Runde zu Runde weiter, ohne neu erteilt zu werden. In jedem Schritt 12 wird eine Box markiert; mit der letzten tritt die Wirkung ein.
BA-time-break = Ein anderer Befehl vor der letzten Box löscht alle Boxen, die Arbeit beginnt später von vorn. Auch Unterdrückung löscht sie; Rauch verzögert nur (BA-R49).

## Befehle: Verteidigung und Feuer

BA-order-defend = Verteidigen erhöht den Verteidigungswert um die aufgedruckte Zahl und gibt einer Einheit ohne Schussfeld eines zum genannten Nachbarhex. Eine Reichweite bis zum Maximum wird notiert; in Schritt 1 kostet es einen Punkt, ob gefeuert wird oder nicht (BA-R8).
BA-defend-fire = Eine verteidigende Einheit darf einmal je Runde auf einen Feind nach Wahl ihres Besitzers feuern, der sich in Sicht, Kegel und gewählter Reichweite bewegt, in Schritt 10 oder auf einem Sturmweg in Schritt 6. Ein getroffenes Ziel testet auch ohne Verlust: bestanden, geht es weiter; sonst ist es unterdrückt und hält (BA-R7, BA-R85).
BA-order-suppress = Unterdrückungsfeuer kostet drei Punkte und nennt ein Ziel, das beim Erteilen in Reichweite und Sicht ist. Die Feuerstärke wird mit 1,5 malgenommen, aufgerundet (BA-R41).
BA-suppress-test = Nach allem Unterdrückungsfeuer von Schritt 2, so dass sich zwei gegenseitig unterdrücken können, testet jedes Ziel einmal, mit oder ohne Verlust; misslingt es, führt es seinen Befehl nicht aus, auch kein Feuer. Der Test deckt auch die Verluste von Schritt 2 ab (BA-R10).
BA-order-fire = Feuer eröffnen kostet einen Punkt und nennt ein Ziel, das beim Erteilen in Reichweite und Sicht ist; der Feuertest folgt in Schritt 3. Verluste zählen erst nach allem Feuer, beide Seiten würfeln voll.
BA-order-smoke = In Schritt 3 verschießt eine Einheit statt eines Feuertests eine Rauchgranate und legt Rauch auf ein genanntes Hex, das eine eigene Einheit sieht, und auf ein angrenzendes nach Wahl (BA-R23, BA-R87).
BA-smoke-units = Eine Einheit beider Seiten im Rauch führt in der Runde keinen Befehl mehr aus und erhält in der nächsten keinen; im Nahkampf wehrt sie sich (BA-R23, BA-R50).
BA-smoke-move = Nichts zieht in oder durch Rauch: wessen Weg in Rauch führt, verlässt sein Hex nicht (BA-R50).
BA-smoke-sight = Vom Ende von Schritt 3 an versperrt Rauch die Sicht durch sein Hex für alle, auch von Hügeln, bis er in Schritt 12 der nächsten Runde verschwindet; auf Einheiten darin kann gefeuert werden (BA-R50, BA-R87).
BA-order-assault = Ein Sturmangriff nennt einen Feind und einen Weg, der in dessen Hex endet und nicht länger ist als aufgedruckt; ausgeführt in Schritt 6.
BA-assault-route = Sturmwege werden Hex für Hex gemeinsam gegangen und beachten Verbote, Geländekosten, Minen und Begegnungen; zwei Stürme, die nicht einander gelten, begegnen sich wie ziehende Einheiten (BA-R52).
BA-assault-gone = Ist das Ziel zerstört oder fort, folgt die Einheit ihrem Weg, betritt das letzte Hex, wenn kein Feind dort ist, und hält sonst davor (BA-R51).
BA-order-ambush = Hinterhalt erhöht den Verteidigungswert um die aufgedruckte Zahl, gibt ein Schussfeld zum genannten Hex und legt eine Reichweite fest. In Schritt 8 wird die Einheit verborgen: sie verlässt das Brett, nur ihr Besitzer kennt das Hex (BA-R6).
BA-ambush-armour = Gepanzerte Fahrzeuge und alle Panzer brauchen den Befehl in zwei Runden hintereinander und werden in Schritt 9 der zweiten verborgen.
BA-ambush-keep = Eine verborgene Einheit bleibt es, solange der Befehl jede Runde wiederholt wird; mit jedem anderen steht sie beim Aufdecken wieder auf dem Brett. Unterdrückung allein deckt sie nicht auf (BA-R93).

## Befehle: besondere Befehle (Schritt 9)

BA-order-deploy = Stellung beziehen dauert die aufgedruckten Zeit-Boxen und nennt das eigene oder ein angrenzendes Hex, in das die Einheit in Schritt 9 der ersten Runde zieht; beim Aufbau wählt der Besitzer. Bis dahin, und wieder nach dem Rückzug, gibt es kein Verteidigen, Feuer, Unterdrückungsfeuer und keinen Hinterhalt (BA-R53).
BA-order-limber = Rückzug (Aufprotzen) dauert die aufgedruckten Zeit-Boxen und nennt das eigene oder ein angrenzendes Hex, in das die Einheit in Schritt 9 der ersten Runde zieht. Wer ihn auf der Karte hat, erhält vorher keine Bewegungsbefehle (BA-R53).
BA-order-arc = Eine Einheit mit Schussfeld außerhalb eines Grabens kann auf ein anderes Nachbarhex ausgerichtet werden; Artillerie muss dazu nicht aufprotzen. Verteidigen und Hinterhalt drehen sie nicht, Stellung beziehen und Bewegen schon (BA-R96).
BA-order-merge = Zwei Einheiten gleichen Typs in einem Hex, beide mit dem Befehl, schließen sich zusammen, wenn die Summe ihrer Größen die Anfangsgröße der bleibenden nicht übersteigt. Die andere scheidet aus; die bleibende gewinnt ebenso viele Symbole, die Tapferkeit der neuen Größe und behält den größeren Vorrat (BA-R35).
BA-order-mines = Nur Pioniere legen Minen, im eigenen Hex, über die aufgedruckten Zeit-Boxen; mit der letzten liegt dort ein Minenfeld.
BA-mines-cost = Echte Minen werden anfangs mit Stärkepunkten gekauft, je Pioniereinheit ein Feld im Spiel; vorgetäuschte sind frei und unbegrenzt. Ein fertiges Feld steht auf einer geheimen Karte mit Hex und genau einer Art: vorgetäuscht, gegen Panzer oder gegen Personen.
BA-mines-explode = Eine Einheit, die keine Pioniere sind, gleich welcher Seite, beendet in einem verminten Hex ihre Bewegung; die Karte wird aufgedeckt, das Feld bleibt. Die Minen machen einen normalen Feuertest nach Typ der Einheit und Art der Mine; Typen ohne Wert werden nicht angegriffen, etwa Panzer von Antipersonenminen.
BA-mines-dummy = Auch in einem vorgetäuschten Feld hält die Einheit; seine Karte wird ohne weitere Wirkung abgelegt.
BA-mines-leave = Wer seine Bewegung in einem Minenfeld beginnt, geht nur ein Hex weit, und die Minen greifen vorher erneut an; wird er dadurch unterdrückt oder zerstört, bleibt er (BA-R40, BA-R58).
BA-mines-detect = Pioniere, die ein Minenfeld betreten, halten und decken die Karte auf (eine vorgetäuschte wird abgelegt), werden aber nicht angegriffen.
BA-mines-engineers = Pioniere in einem Minenfeld mit einem anderen Befehl als Räumen werden angegriffen. Wer das Feld legte, ist sicher, bis er das Hex verlassen hat (BA-R57).
BA-order-clear-mines = Pioniere im Hex eines Minenfelds räumen es über die aufgedruckten Zeit-Boxen; dann sind Feld und Karte fort. Bis dahin sind sie sicher, solange kein anderer Befehl die Arbeit abbricht (BA-R40).
BA-order-charges = Pioniere im Hex einer Brücke, Pontonbrücke oder eines Unterstands bringen über die Zeit-Boxen Sprengsätze an, einmal je Einheit und Spiel. Mit der letzten Box ist das Bauwerk ohne Wurf zerstört und mit ihm alle Einheiten darin oder darauf, nicht aber die Pioniere (BA-R59).
BA-tow-conditions = Ziehen braucht eine aufgeprotzte und eine ziehende Einheit in einem Hex, beide mit dem Befehl; wer in Stellung ist, wird nicht gezogen. Das Anhängen dauert die Runde, gefahren wird ab der nächsten (BA-R82).
BA-tow-orders = Eine gezogene Einheit ist nicht auf dem Brett und erhält keine Befehle; die Bewegung der ziehenden bewegt beide.
BA-tow-losses = Jeder Verlust der ziehenden Einheit ist auch einer der gezogenen; weder deren Verteidigungswert noch die Größe der ziehenden verhindert das.
BA-tow-valour = Nur die ziehende Einheit testet. Misslingt es, sind beide unterdrückt, die gezogene steht abgehängt auf dem Brett, und spätere Tests sind getrennt.
BA-tow-release = Das Ziehen endet, wenn die gezogene Einheit Stellung beziehen soll.
BA-tow-reinforce = Verstärkungen, die gezogen werden müssen, betreten die Karte nur mit einer ziehenden Einheit.
BA-order-wire = Pioniere entfernen Stacheldraht an einer Seite ihres Hexes, von beiden Seiten aus, ohne Zeit-Boxen, in Schritt 9 (BA-R9).
BA-order-teeth = Pioniere entfernen Drachenzähne an einer Seite ihres Hexes, von beiden Seiten aus, wenn die Zeit-Boxen markiert sind.
BA-order-pontoon = Eine Pontonbrücke wird über ein Flusshex von mindestens so vielen Einheiten geschlagen, wie gedruckt ist, alle an dieses Hex angrenzend, gleich auf welchem Ufer, über die Zeit-Boxen (BA-R36).
BA-order-resupply = Nachschub braucht einen eigenen Transporter im selben Hex und den Befehl für beide; nach den Zeit-Boxen erhält der Empfänger so viele Punkte, wie sein Besitzer will, bis zum aufgedruckten Vorrat, und der Transporter streicht ebenso viele. Einer kann mehrere zugleich versorgen.
BA-order-load = Ein Transporter mit gestrichenen Punkten in einem vom Szenario genannten Randhex kann aufladen: er verlässt die Karte für die Zeit-Boxen und kehrt, gefüllt bis zu seinem jetzigen Fassungsvermögen, in einem beliebigen ganzen Randhex zurück.
BA-supply-loss = Jeder Verlust eines Transporters streicht die aktuellen Punkte geteilt durch die Größe vor dem Verlust, abgerundet; sein Fassungsvermögen sinkt um die Punkte je Fahrzeug. Eine Mine zählt zwei Punkte, Minen werden zuletzt gestrichen (BA-R27).
BA-order-dig = Eingraben schafft einen Schützengraben an der genannten Seite des eigenen Hexes, durch mindestens so viele Einheiten wie gedruckt, alle dort und mit dem Befehl, über die Zeit-Boxen. Ihr Verteidigungswert ist dabei 0, gleich in welchem Gelände.
BA-order-path = Pioniere in Wald oder lichtem Wald räumen über die Zeit-Boxen einen Weg. Einheiten beider Seiten durchqueren das Hex dann wie Ebene ohne Straßenbonus; Sicht und Verteidigung bleiben (BA-R62).

## Befehle: Bewegung (Schritt 10)

BA-move = Bewegungsbefehle nennen den ganzen Weg. In Schritt 10 ziehen alle gleichzeitig ein Hex, dann das nächste, bis alle Wege zu Ende sind.
BA-encounter = Feinde, die dasselbe Hex betreten oder Hexe tauschen wollen, halten beide, wo sie sind; treffen sich mehr als zwei, halten alle (BA-R24).
BA-encounter-standing = Ohne Sturmangriff betritt niemand ein Hex mit einem sichtbaren Feind; die Bewegung endet im Hex davor.
BA-group = Einheiten in einem Hex können auf eine Gruppenkarte, höchstens drei Fahrzeug- oder Panzereinheiten und sechs der Infanterie oder Artillerie, und jederzeit dazu oder davon. Jede erhält ihren eigenen Befehl; sonst gibt es keine Obergrenze im Hex (BA-R81).
BA-group-target = Eine Gruppe ist nie Ziel, nur eine genannte Einheit darin. Wird eine gestürmt, kämpfen alle der Gruppe mit, aber nur die genannte kann leiden.
BA-order-careful = Vorsichtige Bewegung geht bis zur aufgedruckten Weite auf notiertem Weg und erhöht den Verteidigungswert um die aufgedruckte Zahl.
BA-order-march = Ein Marsch geht bis zur aufgedruckten Weite und nur durch Ebene, Dörfer, Städte und durch Straße verbundene Hexe.
BA-march-bonus = Ein Marsch ganz über Straßen, Brücken, Dörfer und Städte geht weiter: Infanterie 1, Lkw 3, gepanzerte Fahrzeuge 2, leichte und mittlere Panzer 2, schwere 1, Artillerie 0 Hexe; nur erstes und letztes Hex sind zu nennen. Ein Hex offenes Land verwirkt den Bonus (BA-R28, BA-R65).
BA-order-wait = Eine abwartende Einheit bleibt in ihrem Hex und tut in der Runde nichts.
BA-order-fire-moving = Aus der Bewegung schießen kostet einen Punkt und nennt ein Ziel, das beim Erteilen in Sicht ist, einen Weg bis zur aufgedruckten Weite und dessen Hex, von dem in Schritt 10 geschossen wird, mit verringerter Feuerstärke.
BA-fire-moving-check = Sicht und Entfernung werden im Schusshex noch einmal geprüft, gegen den Ort, an dem das Ziel dann ist; fehlt eines, gibt es weder Schuss noch Punkt. Schüsse auf den Ziehenden im selben Hexschritt sind gleichzeitig (BA-R67).
BA-order-mount = Aufsitzen nennt einen Transporter im Hex. Die Einheit steigt zu Beginn von Schritt 10 auf und verlässt das Brett; der Transporter darf danach fahren (BA-R68).
BA-transport-orders = Transportierte Einheiten erhalten nur Absitzen und greifen nicht an; Befehle erhält der Transporter.
BA-transport-capacity = Ein Transporter kann mehrere Einheiten tragen; die Summe ihrer Größen darf seine eigene nicht übersteigen (BA-R26).
BA-transport-losses = Verliert ein Transporter Fahrzeuge, verlieren die Einheiten an Bord zusammen ebenso viele, verteilt nach Wahl des Besitzers. Versagt er im Test, sind sie mit ihm unterdrückt (BA-R69).
BA-order-dismount = Absitzen braucht den Befehl für Transporter und Einheit; in Schritt 10 steht sie in seinem Hex, und er fährt in der Runde nicht (BA-R68).

## Flugzeuge

BA-air-airfield = Flugzeuge beginnen bereit auf ihren Karten. Kehrt eines zurück, gleich warum, wird die Box Gelandet markiert.
BA-air-ready = Gelandet, aufgetankt, bewaffnet, bereit: je Schritt 12 eine Box in dieser Reihenfolge; nur ein bereites Flugzeug erhält Befehle. In Runde n zurück, fliegt es ab Runde n+3 (BA-R22).
BA-air-flight = In Schritt 5 beginnt ein Flugzeug auf einem beliebigen halben Hex am Rand und fliegt Hex für Hex gerade zum Zielhex.
BA-air-target = Das Zielhex von Luftschlag, Überwachung, Aufklärung, Landung oder Abwurf muss eine eigene Bodeneinheit sehen; Abfangen und Eskorte brauchen das nicht (BA-R84).
BA-air-flak = Flak mit Verteidigen feuert auf ein Flugzeug, sobald sein Flug ihre Reichweite erreicht, in jede Richtung und ohne Sicht; genau am Rand zählt als drinnen. Ist sie Ziel oder steht im Zielhex, feuert sie bei der Ankunft noch einmal; jeder Schuss kostet einen Punkt (BA-R39, BA-R75).
BA-air-patrol-hit = Eine Überwachung greift ein feindliches Flugzeug dort an, wo sein Flug die Zone erreicht; genau am Rand zählt als drinnen.
BA-air-loss = Ein Flugzeug mit Verlusten testet: bestanden, geht der Einsatz weiter; sonst kehrt es sofort heim und gilt nicht als unterdrückt (BA-R76).
BA-air-stay = Nach dem Einsatz bleibt ein Flugzeug bis Schritt 5 der nächsten Runde im Zielhex und kehrt dann ohne Flugweg heim; vorher kann nur ein Abfangen es angreifen. Ebenso nach einem durch Luftkampf aufgehobenen Befehl oder abgelaufener Dauer (BA-R74, BA-R92).
BA-air-trigger = Luftkampf entsteht durch Abfangen, durch einen Feind, der in eine überwachte Zone eindringt oder dort handelt, und durch zwei feindliche Überwachungen mit überlappenden Zonen.
BA-air-when = Luftkampf ist in Schritt 5, nach dem Feuer der Flak und ihren Verlusten, vor der Heimkehr. Flüge rücken gemeinsam vor; Überwachungen kämpfen, wo es dazu kommt, Abfangende, wenn alle angekommen sind (BA-R72).
BA-air-cancel = Ein in der Luft angegriffenes Flugzeug verliert seinen Befehl für die Runde.
BA-air-pairs = Flugzeuge im Luftkampf werden gepaart; das mit der höchsten Tapferkeit wählt zuerst, bei Gleichstand wird gewürfelt. Alle feindlichen Jäger müssen gebunden sein, bevor Bomber, Aufklärer oder Transporter angegriffen werden; überzählige Jäger nehmen diese oder verdoppeln.
BA-air-round = In jeder Runde des Luftkampfs macht jedes Flugzeug einen Feuertest nach den Regeln des Nahkampfs; Wirkungen zählen, wenn alle gefeuert haben. Jedes gibt je Luftkampf einen Punkt aus, ohne Punkt feuert es nicht (BA-R73).
BA-air-valour = Flugzeuge mit Verlusten testen nach der Runde, nie mit Bonus des Hauptquartiers; wer versagt, kehrt sofort heim.
BA-air-boxes = Eine überstandene Runde Luftkampf markiert eine Zeit-Box. Luftkampf, Überwachung, Eskorte und Aufklärung zählen zusammen gegen die Boxen der Karte; sind alle markiert, geht es sofort heim.
BA-air-again = Solange beide Seiten Flugzeuge im Luftkampf haben, folgt sofort eine weitere Runde mit neuer Paarung; er endet, wenn eine Seite zerstört oder fort ist.
BA-air-strike = Ein Luftschlag nennt ein beobachtetes Hex und trifft zu Beginn von Schritt 6 mit je einem Feuertest jede Einheit darin, Freund oder Feind, im Nahkampf oder nicht, für einen Punkt. Jede bombardierte Einheit testet, mit oder ohne Verlust, einmal in Schritt 7 (BA-R5, BA-R70, BA-R71).
BA-air-reaction = Bombardierte Einheiten mit Verteidigen dürfen gleichzeitig nach den Regeln des Nahkampfs zurückfeuern, mit ihren Würfeln gegen Flugzeuge; Verluste zählen, wenn alle gefeuert haben (BA-R95).
BA-air-intercept = Abfangen nennt ein feindliches Flugzeug und greift es auf dem Brett an, bevor es heimkehrt; es dauert, bis der Luftkampf entschieden ist oder die Zeit-Boxen voll sind.
BA-air-patrol = Eine Luftüberwachung nennt Mittelhex, Radius und Dauer bis zum Höchstwert und stellt sofort ein feindliches Flugzeug, das in ihre Zone kommt oder dort einen Befehl ausführt. Je Runde wird eine Box markiert; ist die Dauer um, geht es heim (BA-R21, BA-R92).
BA-air-escort = Eine Eskorte nennt ein eigenes Flugzeug, fliegt genau wie dieses, nie länger, und kehrt heim, wenn es seinen Einsatz erfüllt hat oder ihre Boxen voll sind. Flak feuert auf beide und gibt nur einen Punkt aus.
BA-air-escort-fight = Eskorten stellen Jäger, die ihren Schützling angreifen; sind alle Angreifer gebunden, setzt er seinen Einsatz unversehrt fort.
BA-air-recon-data = Aufklärung nennt Mittelhex, Radius bis zur aufgedruckten Zone und Dauer bis zu den aufgedruckten Boxen; ist die Dauer um, geht es heim (BA-R92).
BA-air-recon-find = In Schritt 5 jeder Runde des Einsatzes deckt ein Würfel bis zur Zahl für den Radius alle feindlichen Hinterhalte darin auf; kleinere Radien haben bessere Zahlen.
BA-air-recon-spot = Feinde in der ganzen aufgedruckten Zone, auch außerhalb des gewählten Radius, dürfen von eigener Artillerie ohne Sicht beschossen werden, mit dem Flugzeug als Beobachter des indirekten Feuers (BA-R88).
BA-air-landing = Eine Luftlandung gilt für ein bereites Transportflugzeug und eine nicht größere Fallschirmjägereinheit, die dieselben Verluste nimmt; Flug in Schritt 5, in Schritt 6 stehen die Fallschirmjäger im Zielhex (BA-R78).
BA-air-supply = Nachschub abwerfen nennt ein Hex und eine Last bis zur Obergrenze; Flug in Schritt 5, jeder Verlust kostet einen Teil der Last. In Schritt 9 liegt sie als Frachtbox im Zielhex, und Einheiten beider Seiten dort nehmen mit dem Nachschubbefehl davon (BA-R77, BA-R91).

## Fähigkeiten

BA-tank-wire = Ein Panzer, der Stacheldraht überfährt, zerstört ihn; seine Bewegung wird nicht eingeschränkt.
BA-tank-panic = Infanterie mit Panzerpanik, die von einem Panzer gestürmt wird, testet vor dem Nahkampf; misslingt es, ist sie unterdrückt (BA-R4).
BA-indirect = Mit indirektem Feuer beschießt eine Einheit für einen Punkt einen nicht gesehenen Feind in Kegel und Reichweite, mit der um die Zahl der Karte verringerten Feuerstärke. Nötig sind eine eigene Einheit, die das Ziel sieht, und beim Erteilen ein eigenes, nicht unterdrücktes Hauptquartier auf dem Brett.
BA-hex-fire = Einen Ort beschießen nennt ein Hex statt einer Einheit; in Schritt 3 gibt es je einen Feuertest gegen jeden Feind dort, auch verborgene, zu den Kosten von Feuer eröffnen (BA-R79).
BA-hex-fire-ring = Eine Einheit mit zwei Feuerstärkereihen benutzt die erste gegen Feinde im Zielhex, die zweite gegen Feinde in den sechs angrenzenden (BA-R79).
BA-hq-hide = Ein Hauptquartier beginnt verborgen, obwohl sein Modell auf dem Brett steht: es kann nicht genannt werden, bis es gefunden ist, nach den Regeln des Hinterhalts; eigene Befehle beenden das nicht. Gefunden, verbirgt es sich in einer späteren Runde wieder, indem es in ein anderes Hex zieht (BA-R89).
BA-hq-hit = Wird das Hex eines verborgenen Hauptquartiers als Ganzes angegriffen, trifft es das Hauptquartier wie jede Einheit.
BA-hq-range = Ein Hauptquartier hat die aufgedruckte Kommandoreichweite in Hexen; seine Vorteile reichen nur so weit.
BA-hq-adjust = Einmal je Runde darf eine Artillerieeinheit in Kommandoreichweite, die gar nicht traf, ihren Feuertest wiederholen, wenn das Hauptquartier das Ziel sieht, nicht unterdrückt ist und Verteidigen oder Hinterhalt als Befehl hat (BA-R33).
BA-hq-adjust-limits = Das gilt für eine Zieleinheit je Runde, nie für Unterdrückungsfeuer und nie für Flak gegen Flugzeuge; gegen Bodenziele darf Flak es nutzen.
BA-hq-spirit = Eigene Einheiten in Kommandoreichweite mit Sicht zum Hauptquartier haben Tapferkeit +2; zwei addieren sich nicht, das Hauptquartier selbst und Flugzeuge haben nichts davon, ein transportiertes gibt nichts (BA-R34, BA-R80).
BA-hq-air = Flugzeuge erhalten nur Befehle, solange die Seite ein nicht unterdrücktes Hauptquartier auf dem Brett hat, geprüft beim Erteilen; ohne Hauptquartier gibt es keine Einsätze mehr (BA-R84).

## Gebäude und Befestigungen

BA-bridge = Eine Brücke trägt Einheiten über das Flusshex und zählt als Straße, auch für den Marschbonus. Sprengsätze zerstören sie oder ein Treffer einer Einheit, die Gebäude angreifen kann (BA-R60, BA-R90).
BA-bridge-destroyed = Eine zerstörte Brücke ist unbenutzbar: das Hex ist für jeden Befehl Fluss. Pioniere reparieren sie nach den Regeln der Pontonbrücke (BA-R36, BA-R60).
BA-pontoon = Eine fertige Pontonbrücke kann jeder benutzen; sie zählt für Bewegung als Ebene und wird zerstört wie eine Brücke (BA-R60).
BA-wire = Stacheldraht kostet 6 Stärkepunkte, liegt auf einer Hexseite und hält Lkw und Infanterie auf.
BA-teeth = Drachenzähne kosten 7 Stärkepunkte, liegen auf einer Hexseite und lassen nur Infanterie durch.
BA-trench-place = Ein Schützengraben kostet 5 Stärkepunkte oder wird gegraben, liegt an einer Hexseite und wird nie entfernt.
BA-trench-occupy = Eine Einheit im Hex mit Verteidigen zur Seite des Grabens besetzt ihn, ist als eingegraben markiert und hat Verteidigung +1; Artillerie nur in Stellung (BA-R94).
BA-trench-leave = Jeder andere Befehl als Verteidigen lässt die Einheit den Graben und seine Vorteile verlassen; Artillerie muss vorher aufprotzen.
BA-trench-sum = Graben und Verteidigen geben zusammen +2; Geländeboni kommen dazu.
BA-dugout-place = Ein Unterstand kostet 20 Stärkepunkte, steht nur, wo das Szenario es erlaubt, wird nie im Spiel gebaut und steht in einem Hex ohne Fluss, einer je Hex.
BA-dugout-who = Bis zu zwei Infanterieeinheiten mit Verteidigen benutzen einen Unterstand und sind solange nicht auf dem Brett; von Einheiten, die Stellung beziehen, nur Maschinengewehre. Sie haben ein Schussfeld, den gleichen Kegel wie andere (BA-R42, BA-R43).
BA-dugout-sum = Ein Unterstand gibt +2, mit Verteidigen zusammen +3; Geländeboni kommen dazu.
BA-dugout-fire = Ein Angriff auf einen Unterstand macht getrennte Feuertests gegen das Gebäude und jede Einheit darin. Nur wer Gebäude angreifen kann, trifft das Gebäude, das keine Verteidigung hat: der erste Treffer markiert es, der zweite zerstört es, die Einheiten bleiben im Hex (BA-R31, BA-R61, BA-R90).
BA-dugout-blown = Ein von Pionieren gesprengter Unterstand reißt alle Einheiten darin mit.
BA-dugout-leave = Jeder andere Befehl als Verteidigen lässt die Einheit den Unterstand und seine Vorteile verlassen.

## Gelände

BA-terrain-plain = Ebene versperrt keine Sicht. Hinterhalt ist dort nicht möglich, und Infanterie dort kann nicht befohlen werden, gepanzerte Fahrzeuge oder Panzer zu stürmen.
BA-terrain-brush = Gebüsch versperrt die Sicht. Nur Infanterie und Artillerie können dort in den Hinterhalt, und Infanterie dort kann nicht befohlen werden, gepanzerte Fahrzeuge oder Panzer zu stürmen.
BA-terrain-lightwood = Lichter Wald versperrt die Sicht; jede Einheit kann dort in den Hinterhalt.
BA-lightwood-move = Lkw und gepanzerte Fahrzeuge betreten lichten Wald nur auf der Straße. Panzer verlieren abseits davon je Hex lichten Waldes ein Hex Bewegung, kommen aber stets ein Hex weit (BA-R29, BA-R83).
BA-terrain-wood = Wald versperrt die Sicht und gibt jeder Einheit Verteidigung +2; nur Infanterie kann dort in den Hinterhalt.
BA-wood-move = Nur Infanterie betritt Wald, andere nur auf der Straße; wer abseits der Straße im Wald beginnt oder ihn betritt, geht in der Runde höchstens ein Hex (BA-R30).
BA-wood-fight = Normale Angriffe sind weder in den Wald noch aus ihm möglich, nur Nahkampf, Luftschläge und Beschuss eines Ortes; Einheiten im Wald mit Verteidigen dürfen auf Flugzeuge feuern (BA-R63).
BA-terrain-marsh = Sumpf versperrt keine Sicht; nur besondere Einheiten wie Aufklärer betreten ihn.
BA-terrain-river = Ein Fluss versperrt keine Sicht; nur besondere Einheiten wie Aufklärer oder Boote betreten ihn, andere brauchen Brücke, Pontonbrücke oder Furt.
BA-terrain-road = Straßen führen durch jedes Gelände. Wer von Straßenhex zu Straßenhex ihrem Verlauf folgt, beachtet Verbote und Kosten des Geländes nicht; abseits gilt das übrige Gelände, und wer im Straßenhex steht, behält dessen Boni.
BA-terrain-field = Ein Acker versperrt keine Sicht. Hinterhalt ist dort nicht möglich, und Infanterie dort kann nicht befohlen werden, gepanzerte Fahrzeuge oder Panzer zu stürmen.
BA-field-move = Eine Bewegung durch Äcker wird einmal verkürzt: Infanterie 1, Lkw 2, gepanzerte Fahrzeuge 1, leichte Panzer 1, mittlere 2, schwere 2 Hexe; ein Hex ist stets möglich (BA-R29, BA-R83).
BA-terrain-village = Ein Dorf versperrt die Sicht, gibt Infanterie Verteidigung +2, anderen +1, und wird wie eine Straße durchquert.
BA-terrain-town = Eine Stadt versperrt die Sicht, gibt Infanterie Verteidigung +3, anderen +2, und wird wie eine Straße durchquert.
BA-builtup-melee = Infanterie in Dorf oder Stadt hat im Nahkampf Genauigkeit +1 gegen Lkw, gepanzerte Fahrzeuge und Panzer.
BA-terrain-ford = Jede Bodeneinheit darf eine Furt benutzen, die weder Sicht versperrt noch Boni gibt. Betreten wird sie nur von einer Einheit, die die Runde in einem angrenzenden Hex beginnt, das dauert die ganze Runde; das Verlassen in ein Nachbarhex eine weitere (BA-R37, BA-R65).
BA-terrain-ambush = In Dörfern und Städten kann jede Einheit in den Hinterhalt; in Sumpf, Fluss und Furt nur besondere Einheiten (BA-R64).
BA-hill = Hügelstufen werden nach gestapelten Plättchen gezählt; die Steigung einer Hexseite ist der Höhenunterschied ihrer Hexe.
BA-hill-gentle = Eine sanfte Steigung (Unterschied 1) hinauf geht es in der Runde nur ein Hex; hinab nicht.
BA-hill-abrupt = Nur Infanterie überquert eine abrupte Steigung (Unterschied 2), hinauf oder hinab, und nur ein Hex in der Runde.
BA-hill-steep = Eine Steigung von 3 oder mehr überqueren nur besondere Einheiten wie Gebirgsjäger (BA-R20).
BA-hill-los = Ein Hügelhex, das höher ist als das Hex des Feuernden oder des Ziels, versperrt jede Sichtlinie hindurch (BA-R66).
BA-hill-los-down = Für einen Feuernden auf einem Hügel verdecken andere blockierende Hexe nur das eine Hex dahinter; weiter sieht er. Hinauf gibt es keinen solchen Vorteil (BA-R19, BA-R66).
BA-hill-combat = Auf einem Hügel hat eine Einheit Verteidigung +1, wenn sie gestürmt wird oder im Nahkampf ist; wer einen Feind auf einem Hügel stürmt oder bekämpft, hat Genauigkeit -1. Feuer von außen ändert sich nicht.
BA-hill-range = Von einem Hügel auf ein Hex ohne Hügel reicht Feuer ein Hex weiter: ab Entfernung 2 gilt die Genauigkeit für ein Hex weniger. Entfernung 1 und Felder mit X behalten ihre Zahl (BA-R17).
BA-errata = Neue Kosten: sowjetisches Maschinengewehr 12, deutsches 13, sowjetischer Granatwerfer 15, deutscher 16, 53-K 20, T-26 23, Pz II 21 (BA-R2).

## Entscheidungen

BA-R1 = Die Kolonne ZIS-5 hat Größe 5; das Beispiel mit vier Lkw zeigt eine Kolonne nach einem Verlust.
BA-R2 = Die berichtigten Kosten des deutschen Granatwerfers fehlen in den Errata: 16.
BA-R3 = Die Feuerstärketabelle hat Zeilen für Zieltypen und Spalten für Verluste, wie das Kapitel der Karten sagt; die "vierte Spalte" von Abbildung 3 ist die Zeile der leichten Panzer.
BA-R4 = Panzerpanik ist eine Eigenschaft der Infanteriekarte und wird durch den Sturm jedes leichten, mittleren oder schweren Panzers ausgelöst.
BA-R5 = Flugzeuge fliegen in Schritt 5; Bomben fallen zu Beginn von Schritt 6, vor Sturmwegen und Nahkampf.
BA-R6 = Schritt 8 setzt den Status Hinterhalt (gepanzerte Einheiten: Schritt 9 der zweiten Runde). Hinterhaltfeuer kommt, wenn Feinde sich bewegen, in Schritt 6 oder 10, da sich in Schritt 8 nichts bewegt.
BA-R7 = Verteidigungsfeuer ist auch gegen Sturmwege in Schritt 6 erlaubt, weiterhin ein Schuss je Runde.
BA-R8 = Verteidigen kostet seinen Punkt bei der Ausführung in Schritt 1, gefeuert oder nicht (berichtigt: nicht beim Erteilen). Hinterhalt kostet seinen Punkt nur beim Feuern.
BA-R9 = Stacheldraht wird in Schritt 9 mit den anderen besonderen Befehlen entfernt; der gedruckte Schritt 8 macht im Spiel keinen Unterschied.
BA-R10 = Der Test für Unterdrückungsfeuer kommt am Ende von Schritt 2 und deckt die Verluste dieses Schrittes ab; Verluste von Schritt 3 werden in Schritt 4 getestet. Ein Test je Ursache, und keiner in dieser Runde für eine schon unterdrückte Einheit.
BA-R11 = Unterdrückung wird sofort markiert; kein Befehl in der folgenden Runde; der erste Erholungstest ist in Schritt 12 dieser folgenden Runde.
BA-R12 = Gruppenfeuer gibt die Hälfte der Fehlwürfe weiter, aufgerundet, wie im Beispiel, und nicht die Hälfte aller Würfel; es braucht drei oder mehr Einheiten eines Typs im Hex.
BA-R13 = Alle Treffer auf eine Einheit in einem Schritt werden addiert, bevor ihr Verteidigungswert sinkt, und was er abgefangen hat, bleibt bis zur nächsten Runde abgefangen.
BA-R14 = Die gedruckten Nahkampfwürfel gelten in jedem Nahkampf, auch gegen Typen, die nur dort angegriffen werden können (berichtigt: die mit m bezeichneten Zahlen unserer Karten kennzeichnen den Typ nur als reinen Nahkampftyp). Artillerie würfelt einen Würfel je offenem Größensymbol.
BA-R15 = Infanterie schlägt im Nahkampf nur in lichtem Wald, Dorf und Stadt auf Panzer ein; Wald steht nicht in der Liste und ist gesperrt (berichtigt).
BA-R16 = Das Verbot für Infanterie auf Ebene, in Gebüsch und auf Acker gilt dem Sturmbefehl. Dort gestürmte Infanterie wehrt sich gegen gepanzerte Fahrzeuge, gegen Panzer nur, wo R15 es erlaubt (berichtigt, damit es zu R15 passt).
BA-R17 = Die Verschiebung der Genauigkeiten gilt von einem Hügelhex zu einem Hex ohne Hügel. Das erste Feld gehört dem Nahkampf und kann nicht wandern, Entfernung 1 behält also ihre Zahl; Felder mit X bleiben, wo sie sind.
BA-R18 = Eine Linie entlang einer Hexseite ist nur gesperrt, wenn beide Hexe blockieren. Die Endhexe blockieren nie; Wald kann zum Bombardieren beobachtet werden, aber kein gewöhnlicher Angriff geht hinein oder hinaus.
BA-R19 = Von einem Hügel verbirgt ein Hindernis das Hex dahinter. In sein eigenes Hex kann gefeuert werden, außer es ist Wald, der gewöhnliche Angriffe ohnehin sperrt (Abbildung 16).
BA-R20 = Der Absatz über die steile Steigung wiederholt das Wort abrupt: zu lesen ist 3 Stufen oder mehr, nur besondere Einheiten.
BA-R21 = Patrouille und Luftüberwachung sind zwei Namen eines Befehls.
BA-R22 = Es gelten die Boxen der Vorbereitung: in Runde n gelandet, an deren Ende aufgetankt, am Ende von n+1 bewaffnet, am Ende von n+2 bereit; das sind die gedruckten zwei vollen Runden auf dem Flugplatz.
BA-R23 = Rauch wirkt auf beide Seiten und dauert bis Schritt 12 der nächsten Runde; das angrenzende Hex wird bei der Ausführung gewählt.
BA-R24 = Der Tausch von Hexen ist eine Begegnung; beide bleiben. Treffen sich drei oder mehr, halten alle.
BA-R25 = Eine weichende Einheit wird in Schritt 6 angegriffen und zieht in Schritt 10.
BA-R26 = Das Fassungsvermögen vergleicht aktuelle Größen. Verluste gehen eins zu eins weiter, und Einheiten an Bord schießen nicht.
BA-R27 = Verlorener Nachschub je Lkw: aktuelle Punkte geteilt durch die Größe vor dem Verlust, abgerundet, Minen als zwei Punkte und zuletzt. Das Fassungsvermögen sinkt um die gedruckten Punkte je Lkw.
BA-R28 = Ein Marsch über Straße und offene Ebene gemischt erhält keinen Bonus; Hexe mit Straße, Brücke, Dorf und Stadt zählen als Straße.
BA-R29 = Der Abzug für Acker zählt einmal je Bewegung; der der Panzer für lichten Wald je betretenem Hex.
BA-R30 = Eine Runde, in der Infanterie abseits der Straße im Wald beginnt oder ihn betritt, erlaubt ein Hex. Ein Straßenhex zählt nur für eine Einheit als Straße, die der Straße folgt.
BA-R31 = Unterstand: getrennter Test für das Gebäude (zwei Treffer, kein Verteidigungswert) und für die Einheiten; wer Gebäude angreifen kann, ist eine Fähigkeit auf der Karte.
BA-R32 = Nur ein Sturm über Flanke oder Rücken nimmt den Grabenbonus; Feuer von jeder Seite und Sturm über die Front lassen ihn (berichtigt: die ältere Fassung widersprach sich).
BA-R33 = Der Wiederholungswurf durch das Hauptquartier braucht einen völligen Fehlschuss, Verteidigen oder Hinterhalt beim Hauptquartier und dessen Sicht auf das Ziel.
BA-R34 = Der Tapferkeitsbonus mehrerer Hauptquartiere addiert sich nicht und erreicht keine Flugzeuge.
BA-R35 = Zusammenschluss verlangt gleichen Einheitentyp, nicht gleiche Karte; die Grenze ist die Anfangsgröße der bleibenden Einheit (berichtigt). Sie behält den größeren der beiden Munitionsvorräte.
BA-R36 = Pontonbrücke in unseren Daten: zwei Pioniereinheiten, drei Runden, jedes Ufer; eine zerstörte Brücke wird ebenso instand gesetzt.
BA-R37 = Furt: eine volle Runde hinein, eine volle Runde hinaus.
BA-R38 = Ohne Munition keine Nahkampfwürfel, aber Verluste werden genommen.
BA-R39 = Jeder Schuss der Flak auf Flugzeuge kostet einen Punkt, auch der zweite am Zielhex; auf Eskorte und Schützling wird zusammen für einen Punkt gefeuert. Der Punkt des Befehls Verteidigen selbst bezahlt den Schuss am Boden.
BA-R40 = Minen greifen einmal beim Betreten und einmal vor dem Verlassen an; Pioniere sind beim Räumen sicher.
BA-R41 = Das 1,5-fache einer ungeraden Feuerstärke wird aufgerundet, wie beim Gruppenfeuer.
BA-R42 = Die Abbildungen der Kegel sind verloren: ein Kegel enthält die Hexe, deren Mitten höchstens 30 Grad, diese eingeschlossen, von der Blickseite abweichen, gleich für Einheiten, Verteidigen, Hinterhalt und Unterstände.
BA-R43 = Eine Einheit, die ein Schussfeld nur durch Verteidigen, Hinterhalt oder Unterstand hat, hat Flanken und Rücken, solange das dauert.
BA-R44 = Alle Karten werden nach der Planung gezeigt, doch Hinterhalte sind geheim: Befehle und Hexe verborgener Einheiten und solcher, die in den Hinterhalt gehen, und Arten von Minen bleiben bis zum Aufdecken geheim.
BA-R45 = Das Aufdecken durch einen benachbarten Feind geschieht von selbst, geprüft nach jeder Bewegung um ein Hex und am Ende jedes Schrittes.
BA-R46 = Der Befehl Erkunden wird genannt, aber nie beschrieben: Schritt 9, ein gewählter Radius, ein Würfel bis zur Zahl der Karte deckt alle verborgenen Feinde darin auf.
BA-R47 = Fällt ein Bonus mitten in der Runde weg, zählen schon genommene Treffer weiter: Grundwert plus verbleibende Boni minus Treffer, mindestens 0.
BA-R48 = Befehle, die Munition kosten, auch Verteidigen und Sturmangriff, können ohne sie nicht erteilt werden; ein vor der Ausführung hinfälliger Befehl kostet nichts.
BA-R49 = Unterdrückung löscht Zeit-Boxen; Rauch hält sie nur an.
BA-R50 = Rauch liegt vom Ende von Schritt 3 an, Feuer dieses Schrittes wird also nicht gesperrt. Ein Weg in Rauch wird gar nicht begonnen; Einheiten im Rauch wehren sich im Nahkampf.
BA-R51 = Sturm auf ein Ziel, das fort oder tot ist: dem Weg folgen, das letzte Hex betreten, wenn das Ziel oder kein Feind dort ist, sonst davor halten.
BA-R52 = Sturmwege beachten Geländekosten, Minen und Begegnungen, Hex für Hex gemeinsam; Stürme, die nicht einander gelten, begegnen sich wie in BA-encounter.
BA-R53 = Der Wechsel in das angrenzende Hex beim Beziehen der Stellung oder Aufprotzen geschieht in Schritt 9 der ersten Runde; beim Aufbau wählt der Besitzer in Stellung oder aufgeprotzt.
BA-R54 = Der Bewegungsbefehl zum Rückzug ist eine vorsichtige Bewegung oder ein Marsch um ein Hex in ein betretbares Hex ohne Feind und Rauch.
BA-R55 = Nahkampfwürfel außer denen der Artillerie nehmen mit Verlusten nicht ab: sie sind einmal gedruckt, ohne Spalten.
BA-R56 = Gruppenfeuer gilt für Unterdrückungsfeuer, Feuer eröffnen, Verteidigungs- und Hinterhaltfeuer und Schießen aus der Bewegung, nicht für Nahkampf, Beschuss eines Ortes, Minen oder Flugzeuge. Der Feuernde wählt jedes nächste Ziel, und jede beschossene Einheit ist Ziel dieses Feuers, auch für den Test der Unterdrückung.
BA-R57 = Die Pioniere, die ein Feld gelegt haben, sind davor sicher, bis sie das Hex verlassen haben; danach sind sie Pioniere wie alle anderen.
BA-R58 = Eine vor dem Verlassen durch Minen unterdrückte oder zerstörte Einheit bleibt; ihr Test kommt sofort.
BA-R59 = Sprengsätze töten andere Einheiten auf der Brücke oder im Unterstand, nicht die Pioniere, die sie anbrachten. An einem vom Feind gehaltenen Unterstand geht es nicht, da Einheiten in einem Hex mit einem Feind im Nahkampf gebunden sind.
BA-R60 = Ein Treffer einer Einheit, die Gebäude angreifen kann, zerstört eine Brücke oder Pontonbrücke; eine zerstörte Brücke ist für jeden Befehl Fluss.
BA-R61 = Wird ein Unterstand zerschossen, bleiben seine Einheiten ohne ihn im Hex.
BA-R62 = Ein geräumter Weg zählt für Betreten und Kosten als Ebene, ohne Straßenbonus; Sicht und Verteidigung des Hexes bleiben. Er darf auch durch lichten Wald gelegt werden.
BA-R63 = Bombardieren in Wald meint Luftschläge und Beschuss eines Ortes, nicht indirektes Feuer auf eine Einheit.
BA-R64 = Hinterhalt, wo nichts gedruckt ist: jede Einheit in Dorf und Stadt; in Sumpf, Fluss und Furt nur besondere Einheiten.
BA-R65 = Furt: alle Bodeneinheiten, keine Sperre, kein Bonus. Artillerie, die selbst marschiert, erhält keinen Straßenbonus, da sie nicht in der Liste steht.
BA-R66 = Ein Hügel blockiert, wenn er höher ist als das Hex des Feuernden oder des Ziels, auch wenn der Feuernde noch höher steht. Jedes andere blockierende Hex, Hügel eingeschlossen, verbirgt vor einem Feuernden auf einem Hügel nur das nächste Hex; Feuer hinauf auf einen Hügel hat diesen Vorteil nicht.
BA-R67 = Schießen aus der Bewegung: Sicht und Entfernung werden im Schusshex noch einmal geprüft; fehlt eines, weder Schuss noch Punkt. Schüsse auf den Ziehenden in derselben Bewegung um ein Hex sind gleichzeitig.
BA-R68 = Aufsitzen zu Beginn von Schritt 10 im selben Hex, danach darf der Transporter fahren; Absitzen in Schritt 10, der Transporter bleibt.
BA-R69 = Einheiten an Bord teilen das Ergebnis eines misslungenen Tests des Transporters, wie beim Ziehen.
BA-R70 = Der Bombentest wird einmal je bombardierter Einheit in Schritt 7 gemacht.
BA-R71 = Ein Luftschlag trifft alle Einheiten beider Seiten im Hex, auch im Nahkampf, und kostet einen Punkt.
BA-R72 = Flugzeuge fliegen Hex für Hex gemeinsam; Kämpfe mit Flak und Überwachungen werden dort entschieden, wo sie entstehen, Abfangen, wenn alle angekommen sind; dann kehren die Flugzeuge der letzten Runde heim.
BA-R73 = Ein Punkt je Flugzeug und Luftkampf, nicht je Runde; ohne Punkt kein Feuer.
BA-R74 = Ein Flugzeug, dessen Befehl ein Luftkampf aufhob, bleibt bis Schritt 5 der nächsten Runde.
BA-R75 = Flak mit Verteidigen feuert auf vorbeifliegende Flugzeuge mit ihrer gedruckten Reichweite, rundum, ohne Sicht, einmal auf jedes im Anflug und dazu den Schuss am Zielhex; ihr einer Schuss am Boden je Runde bleibt. Nur Einheiten mit der Fähigkeit Flak feuern auf vorbeifliegende Flugzeuge.
BA-R76 = Ein Flugzeug, das im Test versagt, kehrt heim und wird nicht als unterdrückt markiert.
BA-R77 = Eine Einheit beider Seiten im Hex der Frachtbox nimmt mit dem Nachschubbefehl daraus.
BA-R78 = Die besonderen Regeln für Fallschirmjäger stehen in einem Erweiterungsset, das wir nicht haben: unsere sind eine Gruppe Infanterie auf einer eigenen Karte, die abspringt und dann kämpft wie jede andere.
BA-R79 = Einen Ort beschießen: Schritt 3, Kosten wie Feuer eröffnen, in Sicht oder unter den Bedingungen des indirekten Feuers; der Ring der Nachbarhexe schadet nur Feinden, wie das Zielhex. Indirektes Feuer und Beschuss eines Ortes sind im Text Befehle und gehören auf die Karten, die die Fähigkeit haben.
BA-R80 = Der Tapferkeitsbonus des Hauptquartiers zählt nicht für dieses selbst; ein unterdrücktes oder verborgenes gibt ihn noch, ein transportiertes nicht.
BA-R81 = Keine Obergrenze im Hex außer bei Gruppenkarten; der Inhalt von Gruppen ist beiden Seiten offen.
BA-R82 = Das Anhängen zum Ziehen braucht die Runde beider Einheiten; Bewegung ab der nächsten.
BA-R83 = Kosten von Acker und lichtem Wald gelten auch für Sturm, vorsichtige Bewegung und Schießen aus der Bewegung.
BA-R84 = Ein gesehenes Zielhex brauchen Luftschlag, Überwachung, Aufklärung, Landung und Nachschub, nicht Abfangen und Eskorte. Das Hauptquartier ist beim Erteilen des Befehls nötig, später nicht.
BA-R85 = Verteidigungs- und Hinterhaltfeuer wird ausgelöst, wenn ein Feind ein Hex in Kegel, Reichweite und Sicht betritt. Es wird dort abgehandelt, vor der nächsten Bewegung um ein Hex und vor dem Aufdecken nach R45; der Besitzer darf einen Ziehenden vorbeilassen und auf einen anderen warten.
BA-R86 = Verteidigungsboni von Verteidigen, Hinterhalt und vorsichtiger Bewegung und die 0 beim Eingraben gelten vom Aufdecken bis zum Ende der Runde; Geländeboni folgen dem Hex, in dem die Einheit ist.
BA-R87 = Rauch wird in Reichweite und Kegel verschossen. Zwischen Feuerndem und Ziel zählt er als blockierendes Gelände, auch für einen Feuernden auf einem Hügel; auf eine Einheit darin kann gefeuert werden wie auf eine in jedem blockierenden Hex.
BA-R88 = Ein Aufklärungsflugzeug ersetzt den Beobachter des indirekten Feuers; Reichweite, Kegel, Hauptquartier und verringerte Würfel bleiben wie dort.
BA-R89 = Ein verborgenes Hauptquartier bleibt unter jedem Befehl verborgen, auch in Bewegung, bis es gefunden wird oder feuert.
BA-R90 = Die Karten haben keine Feuerstärkezeile für Gebäude: es gilt die der gepanzerten Fahrzeuge. Auf Gebäude wird gefeuert, indem ihr Hex oder eine Einheit im Unterstand genannt wird; solches Feuer ist ein Angriff auf den Unterstand und auf jede Einheit darin.
BA-R91 = Unsere Karte des Transportflugzeugs nennt keine Zahl: jeder Verlust kostet die aktuelle Last geteilt durch die Größe vor dem Verlust, abgerundet.
BA-R92 = Eine Überwachung oder Aufklärung, deren Dauer in Schritt 12 um ist, handelt nicht mehr und kehrt in Schritt 5 der nächsten Runde heim.
BA-R93 = Eine unterdrückte verborgene Einheit behält den Status Hinterhalt, ohne Bonus und ohne Feuer, obwohl der Befehl nicht wiederholt werden kann.
BA-R94 = Eine Einheit besetzt einen Graben nur, solange ihr Befehl Verteidigen zur Seite des Grabens zeigt, und kann dort ihr Schussfeld nicht ändern.
BA-R95 = Reaktionsfeuer folgt dem Verfahren des Nahkampfs (ein Punkt, Genauigkeit des ersten Feldes, gleichzeitig) mit den Würfeln der Zeile für Flugzeuge, nicht den Nahkampfwürfeln.
BA-R96 = Verteidigen und Hinterhalt notieren die Blickrichtung einer Einheit mit eigenem Schussfeld und drehen sie nicht. Sie dreht sich durch den Befehl zum Ändern des Schussfelds, durch Stellung beziehen (Wahl des Besitzers) und durch Bewegen (dann blickt sie in Richtung ihres letzten Hexes).
BA-R97 = Verstärkungen warten neben der Karte und kommen in Schritt 10 mit einem Marsch oder einer vorsichtigen Bewegung, deren erstes Hex ihr Eintrittshex ist; es zählt als ein Hex. Steht dort ein Feind, warten sie weiter.
BA-R98 = Wo ein Szenario Einheiten die Karte verlassen lässt, verlässt sie eine Einheit, die ihre Bewegung von Schritt 10 im Ausgangshex beendet, mit allem, was sie trägt oder zieht.
BA-R99 = Zwei Einheiten, die einander stürmen und ein Hex zwischen sich haben, würfeln darum: die niedrigere bleibt in ihrem Hex, die höhere geht hindurch und hinein.
BA-R100 = Flak, die auf ein Flugzeug über ihrem eigenen Hex feuert, nutzt das Feld der Entfernung 1, da das erste dem Nahkampf gehört.
BA-R101 = Fallschirmjäger springen nicht in ein Hex, in dem ein Feind ist; sie fliegen mit ihrem Flugzeug heim. Ein dort verborgener Feind wird aufgedeckt, wie durch einen Weg, der zu ihm führt.
BA-R102 = Die Karte einer Einheit im Hinterhalt ist so geheim wie ihr Hex. Was Feuer auf ihr Hex ihr tut, erfährt nur die eigene Seite, und sie bleibt verborgen; dass sie zerstört ist, erfahren alle, ohne das Hex.
BA-R103 = Einheiten, die Stellung beziehen und aufprotzen, sitzen nur aufgeprotzt auf einen Transporter auf.
BA-R104 = Ein im Spiel gelegtes Minenfeld liegt, wo alle die Pioniere arbeiten sahen: sein Ort ist offen, seine Art geheim. Bei vor der Schlacht gelegten ist auch der Ort geheim.
BA-R105 = Feuer auf das, was der Feind im Hinterhalt hat, kann nicht berichtigt werden: das Hauptquartier sieht das Ziel nicht.
BA-R106 = Von der zweiten Runde eines Nahkampfs an schlägt jede Einheit im Hex zu, auf einen Feind nach Wahl ihres Besitzers, wenn sie keinen Sturmbefehl hat.
BA-R107 = Eine in einer Runde aufgedeckte Einheit wird in dieser Runde nicht wieder verborgen, obwohl ihr Befehl Hinterhalt steht.
BA-R108 = Zwei Überwachungen mit überlappenden Zonen greifen einander an: keine verliert dadurch ihren Befehl.
BA-R109 = Was eine Einheit im Hinterhalt transportiert oder zieht, ist so geheim wie sie: Hex, Karte, Befehle und Verluste kennt nur die eigene Seite. Wird es abgesetzt, solange der Transporter verborgen ist, und hat es keinen eigenen Befehl, so ist auch es verborgen.
BA-R110 = Verluste an Bord eines Transporters im Hinterhalt teilt der Besitzer nicht auf, da die Frage den Transporter verriete: jeden trägt die größte Einheit an Bord.
BA-R111 = Sprengsätze auf einer Brücke zerstören, was dort steht, mit allem, was es transportiert oder zieht.
BA-R112 = Einheiten, die sich zusammenschließen, behalten, was sie transportieren und ziehen, wenn die bleibende es transportieren und ziehen kann, und die Summe ihres Nachschubs; von Nebelgranaten, Sprengsätzen und Minen der Pioniere den größeren Vorrat.
BA-R113 = In der Runde des Sturmangriffs hat nur die Einheit den Vorteil des Hügels, die auf ihm stand. Ab der nächsten Runde sind beide im Nahkampf auf einem Hügel-Hex: beide haben Verteidigung +1 und beide Genauigkeit -1.
BA-R114 = Ein Transporter, der vom Laden zurückkommt, erscheint nicht, wo ein Feind verborgen liegt: dieser wird aufgedeckt, und der Besitzer nennt ein anderes Hex.
BA-R115 = Bei drei Spielern teilen sich zwei Befehlshaber die Seite, die am Anfang mehr Einheiten hat, bei vieren beide Seiten. Der erste Befehlshaber kauft, setzt Befestigungen und Minen und bestimmt, welche Einheiten der zweite führt; von da an stellt jeder seine Einheiten auf, schreibt geheim ihre Befehle und entscheidet für sie. Gruppenkarten fassen Einheiten eines Befehlshabers; was einer der Seite weiß, wissen beide, und sie gewinnen, verlieren und ergeben sich gemeinsam.
BA-R116 = Wer im Sturm angegriffen wird, ist von da an im Nahkampf und hat zurückgeschlagen. Von dem, was für spätere Schritte befohlen war, wird nur eine Bewegung ausgeführt, und zwar als Rückzug: ein Hex weit, wo weder Feind noch Rauch ist. Besondere Befehle, Aufsitzen und Absitzen entfallen, und Arbeiten mit Zeit-Boxen sind aufgegeben, sobald der Nahkampf gebunden ist.
BA-R117 = Einen Ort zu beschießen trifft keine Einheiten im Nahkampf, weder im Hex noch im Ring; das tun nur Bomben.
BA-R118 = Punkte einer Runde für eine Stadt erhält, wer sie mit einer sichtbaren Einheit hält: für eine im Hinterhalt angesagt, verrieten sie sie. Am Ende der Schlacht zählt auch, wer verborgen in einem Zielhex liegt.
BA-R119 = Wer in ein vermintes Hex abspringt oder vom Aufladen dorthin zurückkehrt, hat es betreten: die Minen schlagen zu wie auf dem Marsch.

## Beispiele, die als Tests laufen

BA-ex-1 = Abbildung 2: eine Einheit der Größe 2 mit einem Verlust wird vom nächsten Verlust zerstört.
BA-ex-2 = Beispielkarte: Infanterie und ungepanzerte Fahrzeuge durch Feuer, gepanzerte nur im Nahkampf, Panzer und Flugzeuge nie; auf jede Entfernung trifft nur eine 1.
BA-ex-3 = Gegenseitiges Feuer eröffnen: zwei Feinde feuern in Schritt 3 aufeinander; beide würfeln die Würfel, die sie vor dem Schritt hatten, was sie auch verlieren.
BA-ex-4 = Abbildung 3: T-26 mit voller Stärke gegen einen Pz II auf Entfernung 2: 7 Würfel, 1 1 2 4 4 5 5, Genauigkeit 2, 3 Treffer; der Wert 2 sinkt auf 0, ein Verlust.
BA-ex-5 = Abbildung 4: Sicht eines Maschinengewehrs; eine Linie entlang der Kante zweier blockierender Hexe ist gesperrt, ist eines offen, ist sie frei.
BA-ex-6 = Abbildung 5: Kegel eines Maschinengewehrs mit Blick auf eine Seite: 1, 3, 3, 5, 5 Hexe auf Entfernung 1 bis 5 und nichts außerhalb (BA-R42).
BA-ex-7 = Gruppenfeuer: sowjetisches Maschinengewehr, 10 Würfel, vier deutsche Infanterieeinheiten: 6 Treffer lassen 4 Würfel, 2 Würfel auf die zweite Einheit, kein Treffer, 1 Würfel auf die dritte, keiner auf die vierte.
BA-ex-8 = Tapferkeit: Sd.Kfz. 251/1 hat nach einem Verlust Tapferkeit 7; ein Wurf von 7 besteht, einer von 8 misslingt.
BA-ex-9 = Abbildung 6: sowjetische Infanterie mit Verteidigen; auf den deutschen Lkw, der in Schritt 10 in den Kegel fährt, wird gefeuert.
BA-ex-10 = Abbildung 7: deutscher Granatwerfer, 8 Würfel gegen Infanterie, Unterdrückungsfeuer 8 x 1,5 = 12 Würfel; das Ziel testet auch ohne Verluste und verliert bei Misslingen seinen Befehl.
BA-ex-11 = Abbildung 8: sowjetische Infanterie würfelt 10 Würfel gegen deutsche Pioniere; mit demselben Befehl feuern die Pioniere gleichzeitig.
BA-ex-12 = Abbildung 9: Einheiten der Größen 3 und 2 schließen sich zu einer der Größe 5 zusammen, Tapferkeit wieder 8.
BA-ex-13 = Ziehen: Kolonne ZIS-5 der Größe 5 mit einem 45-mm-Zug (Größe 2, Verteidigungswert 1): ein Verlust lässt 4 Lkw und 1 Geschütz; nur die Kolonne testet; misslingt es, sind beide unterdrückt, das Geschütz steht auf dem Brett und testet von da an selbst.
BA-ex-14 = Nachschub: Opel Blitz der Größe 6 mit 30 Punkten und 3 Minen: 30 + 2 + 2 + 2 = 36, 36 : 6 = 6 je Verlust gestrichen.
BA-ex-15 = Abbildung 10: ein T-34, der ganz auf der Straße marschiert, geht seine gedruckte Weite plus 2 Hexe.
BA-ex-16 = Abbildung 11: Kolonne ZIS-5 der Größe 4 trägt Granatwerfer (2) und Maschinengewehre (2); zwei Verluste: beide an die Granatwerfer, beide an die Maschinengewehre oder je einer (BA-R1).
BA-ex-17 = Flugplatz: zurück in Runde n, Boxen II, III und IV am Ende der Runden n, n+1 und n+2, nächster Befehl in Runde n+3.
BA-ex-18 = Abbildung 12: Flak mit Verteidigen feuert auf das Flugzeug auf dem Weg durch ihre Reichweite und auf dem Weg entlang ihres Randes, nicht auf dem Weg außerhalb.
BA-ex-19 = Abbildung 13: Raketenwerfer gegen Infanterie: 16 Würfel im Zielhex, 4 in jedem angrenzenden.
BA-ex-20 = Abbildung 14: Hauptquartier mit Kommandoreichweite 2: die 18 Hexe im Umkreis von zwei Hexen und sein eigenes haben den Vorteil.
BA-ex-21 = Minen: Antipersonenminen haben keine Wirkung auf Panzer.
BA-ex-22 = Graben: Verteidigen +1 und Graben +1 machen +2. Unterstand: Verteidigen +1 und Unterstand +2 machen +3. Ein Dorf gibt der Infanterie zu beidem seine +2.
BA-ex-23 = Abbildung 15: ein Lkw durchquert das Waldhex auf der Straße und erhält den Marschbonus; eine dort stehende Einheit hat Verteidigung +2.
BA-ex-24 = Abbildung 16: Infanterie auf dem Hügel kann nicht in den Wald oder das Hex gleich dahinter feuern; sie sieht die Straße zwei Hexe hinter dem Wald.
BA-ex-25 = Hügeldiagramm: von einem Hügel auf ein Hex ohne Hügel wächst die größte Reichweite um 1, und die Genauigkeiten rücken ein Feld nach rechts, z. B. werden die Entfernungen 1 bis 3 mit 3, 2, 1 zu den Entfernungen 1 bis 4 mit 3, 3, 2, 1 (BA-R17).
BA-ex-26 = Errata: 12, 13, 15, 16 (BA-R2), 20, 23, 21 als Kosten von sowjetischem Maschinengewehr, deutschem Maschinengewehr, sowjetischem Granatwerfer, deutschem Granatwerfer, 53-K, T-26, Pz II.
