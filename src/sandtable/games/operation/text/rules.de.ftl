# Was jeder Abschnitt sagt, in unseren Worten. Der Name ist die Kennung des Abschnitts, mit _ statt Punkt.


## Modelle, Einheiten und Tests

OW-models-group = Wo eine Regel Infanterie sagt, meint sie Männer, Geschütze und stehende Krafträder; wo sie Fahrzeug sagt, Panzer, Panzerwagen, Halbkettenfahrzeuge, Lastwagen, Autos und fahrende Krafträder.
OW-models-class = Jedes Modell hat genau eine Klasse: Infanterie (alle Männer, auch Bedienungen von Geschützen und Mörsern und abgesessene Besatzungen), Artillerie (Geschütze, Haubitzen, Raketenwerfer; entdeckt nach den Infanteriewerten), Kraftrad (zwei oder drei Räder, auch Beiwagen und Kettenkrad), Auto (vier Räder, höchstens vier Mann), Lastwagen (4, 6 oder 8 Räder oder Ketten, trägt Infanterie), Halbkettenfahrzeug (gepanzert, zwei Vorderräder und Ketten), Panzerwagen (4, 6 oder 8 Räder) oder leichter, mittlerer oder schwerer Panzer (auf Ketten). Sturm- und Selbstfahrgeschütze gehören zu einer dieser Klassen und zeigen ihre Besonderheiten nur als Eigenschaften.
OW-models-unit = Eine Einheit ist ein Modell oder eine Gruppe von Modellen, die einen Befehl erhält; der Befehl bindet jedes ihrer Modelle.
OW-training = Jeder Test, wie er auch heißt (Moral, Fahren, Rammen, Nahangriff, Nerven), ist ein W10 gegen die Ausbildung der Einheit und gelingt mit dieser Zahl oder mehr; ein niedrigerer Ausbildungswert ist also besser.
OW-traits = Eine aufgeführte Eigenschaft ändert Bewegung, Feuer, Entdeckung oder eine andere Regel nur für die Einheit oder das Modell, das sie hat; dieselbe Lage ohne sie ergibt das übliche Ergebnis.
OW-armour-damage = Panzerungseigenschaften ändern nur den Schadenswurf, nie die zum Treffen nötige Zahl. (OW-R2)

## Runde und Karten

OW-turn = Ein Spiel dauert sechs Runden, wenn das Szenario nichts anderes sagt, und jede Runde hat fünf Schritte in dieser Folge: Karten auffüllen, Panik überwinden, Initiative, Befehle, Rundenende.
OW-turn-must = Jede nicht gebrochene Einheit, außer einer, die sich in dieser Runde gesammelt hat, muss in jeder Runde genau einen Befehl erhalten; der Befehlsschritt ist erst vorbei, wenn alle einen ausgeführt haben.
OW-turn-alone = Hat eine Seite keine Einheit mehr zu befehlen, gibt die andere ihre übrigen Befehle allein, und niemand reagiert darauf. (OW-R13)
OW-turn-end = Am Rundenende werden die gespielten Karten in den Stapel zurückgemischt; Karten auf der Hand gehen in die nächste Runde mit.
OW-cards-draw = Zu Beginn der ersten Runde zieht ein Spieler 5 Befehlskarten und 1 für jede Einheit der Armee; ein deutscher Spieler 7 und 1 für jede Einheit.
OW-cards-us = Ein amerikanischer Spieler darf in jeder Runde nach dem Ziehen eine Karte abwerfen und eine dafür ziehen.
OW-cards-uk = Ein britischer Spieler darf einmal im ganzen Spiel nach dem Ziehen bis zu drei Karten abwerfen und ebenso viele dafür ziehen.
OW-cards-refill = Zu Beginn jeder späteren Runde zieht ein Spieler bis auf 5 (Deutsche 7) und 1 für jede nicht gebrochene Einheit.
OW-cards-over = Eine Hand, die durch Verluste größer als die Grenze ist, wird ganz behalten, und nichts wird gezogen. (OW-R12)
OW-cards-empty = Ist der Stapel beim Ziehen leer, werden die abgelegten Karten gemischt und daraus weitergezogen. (OW-R45)

## Initiative und Befehlskette

OW-initiative = Beide Spieler legen eine Handkarte verdeckt und decken gemeinsam auf; die niedrigere Prioritätszahl gewinnt die Initiative, gleich welche Befehle die Karten zeigen.
OW-initiative-tie = Gleiche Zahlen werden mit neuen Handkarten wiederholt; nach fünf gleichen Ergebnissen decken beide stattdessen die oberste Karte ihres Stapels auf, bis die Zahlen verschieden sind.
OW-initiative-discard = Alle für die Initiative gespielten Karten kommen zur Ablage und können nicht als Befehl dienen.
OW-chain-open = Wer die Kette eröffnet, nennt eine seiner Einheiten ohne Befehl in dieser Runde, zeigt eine Befehlskarte und kündigt die Absicht an.
OW-chain-react = Der Gegner darf mit einem Befehl für eine eigene Einheit, die noch keinen hat, auf einer Karte mit strikt niedrigerer Zahl antworten; der erste Spieler darf dann mit einer anderen Einheit auf noch niedrigerer Zahl antworten, und so abwechselnd weiter.
OW-chain-own = Niemand darf auf die eigene Karte antworten: zwei Karten eines Spielers folgen in einer Kette nie aufeinander. (OW-R10)
OW-chain-stop = Eine Kette endet sofort, wenn eine Karte der Priorität 1 gespielt ist oder wenn passt, wer antworten könnte.
OW-chain-order = Die Befehle einer Kette werden von der niedrigsten zur höchsten Zahl ausgeführt, jeder wie angekündigt.
OW-chain-next = Nach einer Kette eröffnet der Spieler die nächste, der diese nicht eröffnet hat, ob er reagiert hat oder nicht.
OW-chain-broken = Der Befehl einer Einheit, die bricht oder vernichtet wird, bevor ihre Zahl an der Reihe ist, verfällt.
OW-chain-fixed = Ist eine Karte gezeigt und die Absicht angekündigt, lassen sich weder Befehl noch Absicht aus irgendeinem Grund ändern.

## Ankündigen der Absicht

OW-intent-move = Eine Bewegung wird mit Richtung, Geschwindigkeit (langsam oder schnell), Ziel und den herausschauenden Modellen angekündigt.
OW-intent-assault = Ein Sturm wird mit Richtung, Geschwindigkeit, Ziel, herausschauenden Modellen, dem Feuerziel, ob das Feuer vor oder nach der Bewegung kommt, und falls beabsichtigt der Einheit für den Nahkampf oder dem zu rammenden Fahrzeug angekündigt.
OW-intent-fire = Ein Feuerbefehl wird mit seinem Ziel und den herausschauenden Modellen angekündigt.
OW-intent-ambush = Ein Hinterhalt wird mit den herausschauenden Modellen und, wenn er feuern soll, dem Ziel angekündigt; ein unterbrechender nennt auch den Punkt der feindlichen Bewegung, an dem er feuert; auf eine Einheit, die nur stillhält, wird bloß gezeigt.
OW-intent-cover = Deckungsfeuer wird mit seinem Ziel und den herausschauenden Modellen angekündigt.
OW-intent-extra = Auch Munitionsart, Auf- und Absitzen, Nebel und jede Meldung gehören zur angekündigten Absicht und lassen sich nicht nachtragen.

## Befehle und ihre Ausführung

OW-order-move = Eine Einheit mit Bewegung geht langsam oder schnell zu ihrem Ziel, nicht weiter als ihre langsame oder schnelle Strecke, und feuert nicht.
OW-move-state = Infanterie, die sich mit Bewegung langsam bewegt hat, gilt für die Entdeckung als stehend; ein Fahrzeug mit Bewegung gilt immer als bewegt, auch wenn es am Platz blieb.
OW-order-assault = Eine Einheit im Sturm darf vor oder nach ihrer Bewegung auf ihr angekündigtes Ziel feuern, wenn sie es dann sieht und entdeckt, mit -1 auf den Treffer.
OW-assault-speed = Eine Sturmbewegung darf langsam oder schnell sein, überschreitet aber nie die Sturmstrecke.
OW-assault-follow = Ist das Ziel eines Sturms durch eine niedrigere Zahl vorher ausgewichen, darf die stürmende Einheit ihr angekündigtes Ziel aufgeben und ihm bis zu ihrer ganzen Sturmstrecke folgen.
OW-assault-state = Für die Entdeckung gilt ein Sturm als bewegt und gefeuert; eine Einheit, die nach der Bewegung feuert, gilt bis dahin nur als bewegt.
OW-order-fire = Eine Einheit mit Feuer bleibt am Platz und feuert auf ein Ziel, das sie sieht und entdeckt.
OW-fire-delay = Feuer und Hinterhalt als Reaktion oder Gegenreaktion dürfen bis zu einem angekündigten Punkt der feindlichen Bewegung verzögert werden; beim Befehl darf das Ziel ungesehen oder unentdeckt sein, solange es beim Schuss gesehen und entdeckt ist.
OW-delay-barred = Sturm und Deckungsfeuer können nie verzögert werden, auch nicht als Reaktion.
OW-fire-wasted = Eine Einheit mit Feuer, Sturm oder Deckungsfeuer gilt für die Entdeckung als gefeuert, auch wenn kein gültiges Ziel übrig war.
OW-order-ambush = Eine Einheit im Hinterhalt darf feuern wie bei Feuer und hat +1 auf den Treffer, wenn das Ziel in der Nahentfernung der Waffe ist.
OW-ambush-hold = Eine Einheit im Hinterhalt gilt nur als gefeuert, wenn sie wirklich gefeuert hat; hält sie das Feuer zurück, gilt sie als stehend, auch ein Fahrzeug.
OW-order-cover = Deckungsfeuer darf auf jede Einheit in Sicht gerichtet werden, entdeckt oder nicht, und hat immer -1 auf den Treffer und -3 auf der Schadenstabelle. (OW-R1)
OW-covering-template = Flächenwaffen dürfen Deckungsfeuer geben; die Schablone wird auf ein sichtbares Modell gerichtet, und -1 und -3 gelten. (OW-R38)
OW-interrupt = Jeder Befehl mit niedrigerer Zahl darf einer feindlichen Handlung zuvorkommen, aber mitten in einer Bewegung unterbrechen dürfen nur Feuer und Hinterhalt.
OW-interrupt-insert = Ein verzögerter Schuss wird innerhalb der Bewegung des genannten Ziels am angekündigten Punkt abgehandelt; danach geht diese Bewegung mit den nicht getroffenen Modellen weiter. (OW-R14)
OW-shaken-order = Führt eine Einheit mit erschütterten Modellen einen Befehl aus, stehen diese nur auf, während die anderen normal handeln.
OW-shaken-all = Eine Einheit, deren Modelle alle erschüttert sind, nutzt ihren Befehl nur zum Aufstehen und gilt als stehend. (OW-R21)
OW-markers-colour = Nach jedem ausgeführten Befehl erhält die Einheit eine Marke ihres Zustands (steht, bewegt, gefeuert), in geraden Runden weiß, in ungeraden schwarz; eine Einheit mit der Farbe der Runde kann keinen weiteren Befehl erhalten.

## Bewegung der Infanterie

OW-move-infantry = Einheiten bewegen sich nur mit Bewegung oder Sturm; ein Mann legt schnell höchstens 20 cm zurück, im Sturm 15 cm und langsam die Strecke der Bewegungstabelle (10 in den Daten).
OW-cohesion = Jedes Modell muss innerhalb von 10 cm eines anderen Modells seiner Einheit bleiben; eine lange Kette solcher Abstände ist erlaubt.
OW-cohesion-close = Eine Einheit, deren Zusammenhalt durch Verluste zerriss, muss mit ihrem nächsten Bewegungs- oder Sturmbefehl wieder aufschließen.
OW-move-goal = Modelle bewegen sich einzeln, so dass der Zusammenhalt am Ende besteht, und mindestens ein Modell steht am angekündigten Ziel.
OW-move-levels = Von einer Ebene eines Gebäudes zur anderen zu gehen kostet die senkrechte Strecke.
OW-terrain-minus = Ein Modell, das sich auch nur teilweise auf Gelände mit -5 oder -10 bewegt, gibt so viele Zentimeter seiner Bewegung auf.
OW-terrain-cross = Eine niedrige Mauer oder Hecke zu überqueren kostet 5 cm, eine hohe 10 cm; danach steht das Modell auf der anderen Seite.
OW-terrain-plus = Gelände mit +5 verlängert die Bewegung nur dann um 5 cm, wenn die ganze Bewegung darauf verläuft.
OW-terrain-slow = Auf als langsam bezeichnetem Gelände bewegt sich ein Modell nur langsam.
OW-terrain-barred = Ein Modell darf sich nicht durch Gelände bewegen, das für seine Klasse unpassierbar ist.
OW-bicycle-speed = Ein Radfahrer bewegt sich langsam 15 cm, schnell 25 cm und im Sturm 20 cm.
OW-bicycle-mount = Auf- oder Absteigen vom Fahrrad kostet 5 cm und geht nur in einer Runde langsamer Bewegung.
OW-bicycle-state = Ein langsam fahrender Radfahrer gilt als bewegt, nicht als stehend.
OW-bicycle-crew = Radfahrer dürfen eine Waffe, die einen Helfer braucht, nur abfeuern, wenn sie sich nicht bewegt haben und Schütze und Helfer nebeneinander stehen.
OW-bicycle-left = Ein Fahrrad bleibt, wo sein Fahrer absteigt, und darf später wieder genommen werden; ohne eigenes Modell ist es verloren, und ein herrenloses unter einer Sprengschablone ist ohne Wurf zerstört.
OW-bicycle-terrain = Auf der Geländetabelle gilt für Fahrräder die Spalte der Krafträder.

## Ziele, Sicht, Entdeckung und Deckung

OW-target-valid = Ein Schuss braucht einen Feuer-, Hinterhalt-, Deckungsfeuer- oder Sturmbefehl und ein Ziel, das gesehen und entdeckt ist; nur indirektes Feuer und Deckungsfeuer sind von einem Teil davon ausgenommen.
OW-target-bear = Ein Geschütz feuert nur auf ein Ziel, auf das es sein Rohr in seinem Schussfeld richten kann.
OW-target-part = Eine Einheit darf auf ein gültiges Ziel feuern, auch wenn einige ihrer Modelle es nicht können.
OW-target-heavy = Eine Infanterieeinheit feuert alle Waffen auf ein Ziel; nur ihre schweren Waffen (etwa Raketenwerfer) dürfen ein zweites nehmen, das ein Fahrzeug sein muss.
OW-sight-line = Sicht ist eine gerade Linie vom feuernden zum Zielmodell und ist frei, wenn das ganze Ziel sichtbar ist.
OW-sight-own = Modelle der eigenen Einheit versperren dem Feuernden nie die Sicht.
OW-sight-low = Ein Modell am Boden sieht höchstens 10 cm über eine niedrige Mauer oder Hecke hinaus, beachtet aber keine, an der es unmittelbar steht.
OW-sight-high = Eine Mauer oder Hecke über 2,5 cm versperrt Modellen am Boden die Sicht.
OW-sight-high-wall = Infanterie an einer hohen Mauer darf Handgranaten darüber auf entdeckte Feinde innerhalb von 5 cm der Mauer werfen, aber nicht schießen.
OW-sight-high-hedge = Infanterie an einer hohen Hecke darf auf entdeckte Feinde innerhalb von 5 cm der Hecke hindurchschießen und Granaten darüber werfen.
OW-sight-wood = Die Sicht reicht höchstens 5 cm in einen Wald; tiefer stehende Modelle sind keine gültigen Ziele.
OW-sight-smallwood = Einzelne Bäume und Waldstreifen unter 5 cm Breite sind kleine Wälder; die Sicht geht hindurch, endet aber 5 cm dahinter.
OW-sight-building = Die Sicht reicht höchstens 5 cm in ein Gebäude oder eine Ruine, gemessen von Tür, Fenster oder Lücke auf der Linie; tiefer stehende Modelle sind keine gültigen Ziele.
OW-sight-above = Modelle auf einer oberen Ebene beachten niedrige Mauern und Hecken nicht, wohl aber Wälder, Gebäude und Ruinen auf der Linie; bei hohen Mauern und Hecken entscheidet die wirkliche Sichtlinie.
OW-openings = Sicht durch den Umriss eines Gebäudes braucht Tür, Fenster oder Lücke zwischen Feuerndem und Ziel; Modelle innerhalb von 5 cm der Öffnung dürfen hindurchfeuern oder beschossen werden, und Granaten dürfen hindurchgeworfen werden.
OW-detect = Ein Modell ist entdeckt, wenn seine Entfernung höchstens der Wert der Entdeckungstabelle für seine Art (Infanterie, Fahrzeug), seinen Zustand (steht, bewegt, gefeuert) und seine Deckung (offen, gedeckt) ist.
OW-detect-state = Es zählt der Zustand nach dem letzten ausgeführten Befehl des Ziels, und ob es in Deckung ist, wird vom beobachtenden Modell aus beurteilt.
OW-detect-unit = Ist ein Modell einer Einheit innerhalb der Entdeckungsentfernung, ist die ganze Einheit entdeckt.
OW-cover-partial = Ein Zielmodell, von dem ein Teil dem Feuernden verborgen ist, ist in Deckung.
OW-cover-area = Wälder, Gebäude und Ruinen sind Flächengelände und decken jedes Modell in ihrem Umriss.
OW-cover-line = Eine Mauer oder Hecke deckt nur, wenn sie quer zur Sichtlinie auf das Modell dahinter liegt.

## Feuer der Infanterie

OW-fire-steps = Feuer wird in fünf Schritten in dieser Folge abgehandelt: Ausrichten, Entfernung, Feuerrate, Trefferwürfe, Schaden.
OW-fire-facing = Männer feuern rundum und dürfen beim Ausrichten zum Feind gedreht werden; ein Geschütz schwenkt zum Zielen insgesamt 45 Grad, 22,5 nach jeder Seite, und der Schütze dahinter muss das Ziel sehen.
OW-fire-mortar = Bei einer Mörsereinheit genügt es, dass einer ihrer Männer das Ziel sieht, solange die Einheit zusammenhält.
OW-fire-range = Die Entfernung wird von der feuernden Figur gemessen, bei einem Zielfahrzeug zu irgendeinem Teil davon; jenseits der äußersten Entfernung gibt es keinen Schuss, und ein Zielmodell in der Nahentfernung des feuernden Modells bringt die ganze Zieleinheit in Nahentfernung.
OW-fire-extreme = Auf ein Ziel jenseits der normalen und innerhalb der äußersten Entfernung wird mit -2 auf den Treffer gefeuert.
OW-fire-close5 = Ein feuerndes Modell innerhalb von 5 cm des Ziels hat +3 auf den Treffer; jedes Modell zählt für sich.
OW-fire-rof = Jede Waffe würfelt so viele Würfel wie ihre Feuerrate.
OW-fire-hit = Die nötige Zahl steht bei der Waffe in der Spalte der Zielklasse; ein Würfel, der sie mit den Änderungen seines Modells erreicht, ist ein Treffer.
OW-fire-nh = Wo bei der Waffe NH steht (auch NE gedruckt), kann sie dieser Zielklasse nichts anhaben. (OW-R8)
OW-fire-eleven = Eine nötige Zahl von 11 oder mehr verbietet direktes Feuer nicht: es darf gewürfelt werden, solange eine 10 mit ihren Änderungen sie erreichen kann. (OW-R39)
OW-fire-damage = Jeder Treffer würfelt einen W10 mit den Schadensänderungen auf dem Teil der Schadenstabelle, der zur Waffe gehört: Handwaffen (ein Gewehr) oder schwere Waffen (ein 75-mm-Geschütz).
OW-fire-assign = Der Besitzer des Ziels teilt die Ergebnisse seinen Modellen zu, das für ihn schlimmste zuerst, und nur Modellen, die der Feuernde sieht.
OW-fire-surplus = Ergebnisse über die Zahl der Modelle der Zieleinheit hinaus verfallen.
OW-fire-standing = Ergebnisse gehen an stehende Modelle vor erschütterten, auch wenn so Unterstützungswaffen verloren gehen.
OW-fire-area-first = Setzt die feuernde Einheit auch Flächenwaffen ein, wird deren Schaden vor dem ihrer Handwaffen abgehandelt.
OW-mixed = Infanterieeinheiten einer Seite mit Modellen unter 5 cm Abstand sind für direktes Feuer ein Ziel; ihr Besitzer verteilt die Ergebnisse nach Sicht und Entdeckung auf sie.
OW-friendly-test = Stehen eigene Modelle einer anderen Einheit weniger als 5 cm von der Sichtlinie, wird jeder Treffer mit einem ungeänderten W10 geprüft: ab der Ausbildung der feuernden Einheit trifft er den Feind, darunter ein eigenes Modell, das sein Besitzer wie üblich wegnimmt. Modelle der feuernden Einheit selbst können so nie getroffen werden.
OW-split = Ist die Zieleinheit teilweise oder in verschiedener Deckung, teilt der Feuernde seine Schüsse vor dem Würfeln auf die Teile auf; Änderungen und Schaden werden getrennt gerechnet, und Treffer gehen nie von einem Teil auf den anderen über.
OW-split-weapon = Alle Schüsse einer Waffe gehen auf denselben Teil; andere Waffen der Einheit dürfen einen anderen nehmen.
OW-split-trench = Ist ein Teil des Ziels in einem Graben, haben nur die Schüsse auf diesen Teil -1 auf den Treffer.
OW-damage = Bei Infanterie entfernt tot ein Modell, und NH tut nichts; bei Artillerie zerstört Hauptwaffe das Geschütz.
OW-damage-shaken = Erschüttert legt ein Modell auf die Seite; wenn seine Einheit das nächste Mal einen Befehl ausführt, darf es nur aufstehen.
OW-damage-cover = Deckung ist leicht, mittel oder schwer; ein davon abhängiges Ergebnis erschüttert ein Modell in einer der genannten Arten (leicht, mittel oder schwer; mittel oder schwer; nur schwer) und tötet jedes andere.
OW-modifiers = Alle Änderungen werden zusammengezählt und nach dem Wurf zum Ergebnis addiert oder davon abgezogen.
OW-one = Eine natürliche 1 auf den Treffer geht immer daneben, gleich welche Änderungen gelten.
OW-table-ends = Auf den Tabellen des Regelbuchs zählt ein geänderter Wurf unter der ersten Zeile als erste und einer über der letzten als letzte Zeile; auf den Schadenstabellen ist 0 oder weniger ohne Wirkung und mehr als 10 die Zeile 10. (OW-R28)

## Waffen mit Helfern, Geschütze und Schilde

OW-lmg = Ein leichtes Maschinengewehr feuert in der Bewegung nur, wenn beim Feuern ein anderes Modell seiner Einheit Basenkontakt hat; ohne Kontakt ist seine Rate halbiert, aufgerundet, und es kann in der Bewegung nicht feuern.
OW-lmg-tripod = Ein leichtes Maschinengewehr auf Dreibein hat ein Schussfeld von 180 Grad (90 nach jeder Seite) und kann sich nicht in einer Runde bewegen und feuern.
OW-mmg = Ein mittleres oder schweres Maschinengewehr feuert nur mit einem anderen Modell seiner Einheit im Kontakt mit voller Rate, sonst mit der halben, aufgerundet; sein Schussfeld ist 180 Grad, und es kann sich nicht in einer Runde bewegen und feuern.
OW-auto-rifle = Ein automatisches Gewehr ist kein Maschinengewehr und braucht keinen Helfer. (OW-R9)
OW-launcher = Ein Raketenwerfer der Infanterie feuert in der Bewegung nur mit einem anderen Modell im Kontakt beim Feuern; ohne eines feuert er nur jede zweite Runde und nur, wenn er sich nicht bewegt hat.
OW-mortar-light = Ein leichter Mörser feuert nur mit einem anderen Modell im Kontakt mit seinem Schützen jede Runde, sonst jede zweite; er kann sich nicht in einer Runde bewegen und feuern und nicht aus einem heilen Gebäude feuern. (OW-R8)
OW-mortar-heavy = Ein mittlerer oder schwerer Mörser feuert mit zwei anderen Modellen im Kontakt jede Runde, mit einem jede zweite und mit keinem jede dritte; sein Schussfeld ist 180 Grad, er kann sich nicht in einer Runde bewegen und feuern und nicht aus einem heilen Gebäude feuern.
OW-gun-crew = Ein Geschütz, eine Haubitze oder ein Raketenwerfer feuert mit zwei anderen Modellen im Kontakt jede Runde, mit einem jede zweite und mit keinem jede dritte; das Schussfeld ist 45 Grad, und es kann sich nicht in einer Runde bewegen und feuern.
OW-assist-busy = Ein Modell, das an einer Waffe hilft, tut bei diesem Befehl nichts anderes, und Erschütterte können nicht helfen.
OW-reload = Eine Waffe, die nur jede zweite oder dritte Runde feuert oder langsam nachlädt, erhält beim Feuern Nachlademarken (eine, zwei oder bei langsamem Nachladen die Zahl der Daten); in jeder Runde, in der sie weder feuerte noch sich bewegte, kommt eine weg, und sie feuert erst ohne Marken wieder.
OW-mg34 = MG34 und MG42 sind auf dem Zweibein leichte und auf dem Dreibein mittlere Maschinengewehre; wo die Liste keine Wahl lässt (Maschinengewehrzug), sind sie mittlere, auf einem Fahrzeug nie.
OW-gun-target = Feuer auf Artillerie zielt auf das Geschütz selbst, und jeder Treffer würfelt in der Artilleriespalte.
OW-gun-noshield = Die Bedienung eines Geschützes ohne Schild ist in leichter Deckung.
OW-shield-roll = Gegen direktes Feuer würfelt jeder Treffer auf die Bedienung eines Geschützes mit Schild zuerst W10: 1-4 der Schild hält ihn auf; 5-10 er geht durch und würfelt in der Infanteriespalte.
OW-shield-front = Hinter einem Schild ist die Bedienung gegen Schüsse von vorn in mittlerer und gegen alle anderen in leichter Deckung.
OW-shield-better = Gibt eine Mauer oder Flächengelände der Bedienung bessere Deckung, zählt diese, und für den Schild wird trotzdem gewürfelt.
OW-shield-off = Der Schild hilft nicht mehr, wenn die Bedienung aus Absicht oder Panik ohne Zusammenhalt mit dem Geschütz ist, und auch nicht, wenn das Geschütz zerstört ist.
OW-gun-succession = Stirbt der Schütze, wird einer der Helfer Schütze.
OW-gun-lost = Anders als Unterstützungswaffen der Infanterie geht ein Geschütz nie mit seinen Männern verloren, sondern nur durch das Ergebnis Hauptwaffe (oder eine Katastrophe).

## Flächenwaffen, Flammen, Ladungen, Raketen und Batterien

OW-area-templates = T(3), T(5), T(8) und T(10) sind Sprengschablonen mit 3, 5, 8 und 10 cm Radius; eine solche Waffe hat die Feuerrate eins.
OW-area-aim = Die Schablone wird auf ein Modell in Sicht und Reichweite gerichtet, und ihre Mitte kommt auf diesen Einschlagpunkt.
OW-area-all = Jedes Modell, Freund oder Feind, das auch nur teilweise unter der Schablone ist, wird getroffen; der Besitzer verteilt die Ergebnisse, das schlimmste zuerst, nur unter diesen Modellen.
OW-area-gun = Ein Treffer auf ein Geschütz legt die Schablone darauf und würfelt in der Artilleriespalte, was entfällt, wenn die Abweichung die Mitte vom Geschütz getragen hat; in beiden Fällen würfelt die Bedienung unter der Schablone in der Infanteriespalte, mit dem Schutz des Schildes nur, wenn der Schuss von vorn kam.
OW-area-building = Ein direkter Flächenschuss auf ein Modell in einem Gebäude legt die Mitte auf den ihm nächsten Punkt der Außenwand, die Explosion erreicht also auch nicht gesehene Modelle.
OW-area-grenade-in = Nur die Schablone von Handgranaten darf auf ein Modell im Gebäude gelegt werden, und sie gelangen nur durch Türen, Fenster und Lücken hinein.
OW-area-wood = Ein direkter Flächenschuss auf ein Modell im Wald legt die Mitte auf dieses Modell.
OW-area-miss = Ein direkter Flächenschuss, der danebengeht, hat keine Wirkung und weicht nicht ab.
OW-grenade-drift = Handgranaten und geworfene Ladungen, die danebengehen, weichen stattdessen ab, in der Stufe x1 und ohne Wirkung bei 1 oder 2; die Explosion kann auf den Werfer zurückkommen. (OW-R41)
OW-grenade-min = Granaten haben keine Nahentfernung und können nicht weniger als 4 cm weit geworfen werden.
OW-area-interrupt = Eine Flächenwaffe, die eine Einheit trifft, deren Bewegung sie unterbricht, trifft W10 Modelle: -5 bei T(3), ohne Änderung bei T(5), +3 bei T(8), +5 bei T(10).
OW-area-interrupt-min = Diese Zahl ist bei T(3) mindestens 1; was die Einheit übersteigt, verfällt, und ein Fehlschuss hat keine Wirkung.
OW-area-interrupt-place = Werden Modelle durch eine solche Unterbrechung erschüttert, wird mindestens eines an den Punkt der Unterbrechung gelegt und die anderen im Zusammenhalt damit.
OW-flame-roll = Ein Flammenwerfer legt das schmale Ende seiner eigenen Schablone neben das feuernde Modell, im Wald wie im Freien; für jedes berührte Modell wird einzeln auf Treffer gewürfelt, und Deckung zählt nicht.
OW-flame-table = Treffer eines leichten Flammenwerfers würfeln auf der Tabelle der Handwaffen, die eines schweren auf der der schweren Waffen.
OW-flame-opening = Ein Flammenwerfer reicht nur durch Tür, Fenster oder Lücke in ein Gebäude.
OW-charge-throw = Eine Sprengladung wird wie eine Granate geworfen, 5 cm normale und 10 cm äußerste Entfernung, hat keine Nahentfernung, darf auch in der Bewegung geworfen werden, hat eine T(3)-Schablone, dient einmal und kostet 50 Punkte.
OW-charge-hand = Zeigt der Würfel beim Wurf einer Ladung 1 oder 2, geht sie in der Hand los: der Werfer stirbt, und die Schablone kommt auf ihn.
OW-charge-arm = Ein Modell, das eine Runde lang still neben Hindernis, Panzertür, Brücke oder Stacheldraht bleibt, darf dort seine Ladung scharf machen und ab der nächsten Runde weggehen; in jeder späteren Runde darf es sie als einzige Handlung zünden, während der Rest seiner Einheit normal handelt.
OW-charge-table = Eine gezündete Ladung würfelt W10: 1 sie versagt; 2-4 das Stück kommt weg, wenn es Stacheldraht ist; 5-6 bei Stacheldraht oder stählerner Panzersperre; 7-8 bei Stacheldraht, Panzersperre aus Stahl oder Beton oder Panzertür; 9-10 das Stück kommt weg, was es auch ist.
OW-charge-bridge = Eine Brücke braucht mindestens sechs scharfe Ladungen, mit einem einzigen Wurf und +3; fällt sie, sind alle Männer und Fahrzeuge darauf vernichtet.
OW-charge-building = Eine in oder an einem Gebäude gezündete Ladung würfelt mit -2 auf der Tabelle für Gebäudezerstörung.
OW-rockets = Eine Raketensalve nennt ein Ziel und würfelt einmal auf Treffer, bei Fehlschuss mit Abweichung; jede weitere Schablone der Zahl in Klammern weicht dann vom ersten wirklichen Einschlagpunkt ab. Die Salve verbraucht den ganzen Vorrat, wird also einmal im Spiel gefeuert.
OW-battery-same = Artillerie gleicher Art in einem Zug darf vor dem Spiel zur Batterie erklärt werden; sie hält zusammen, hat einen Befehl und ein Ziel und wird nie aufgelöst.
OW-battery-loss = Der Besitzer verteilt die Verluste einer Batterie nach Belieben, unter einer Schablone nur auf die Modelle darunter; eine Katastrophe zerstört nur eines ihrer Geschütze.
OW-battery-ph = Die Panikgrenze einer Batterie ist die Summe der Grenzen ihrer Einheiten.

## Hohlladungswaffen (HEAT)

OW-heat-range = Eine Hohlladungswaffe hat nur eine normale Entfernung: kein +1 für Hinterhalt auf Nahentfernung und kein -2 für äußerste Entfernung.
OW-heat-targets = Auf Infanterie darf sie nur in Gebäude, Ruine oder hinter einer Mauer gefeuert werden, und ein Treffer nutzt dann ihre Schablone; Infanterie im Freien, im Wald oder hinter Hecken ist kein Ziel für sie.
OW-heat-miss = Ein Hohlladungsschuss, der danebengeht, hat keine Wirkung.
OW-heat-schurzen = Schürzen schützen ein Fahrzeug gegen Hohlladungen mit der Schadensänderung der Daten; Sandsäcke an Fahrzeugen stehen nicht in den Listen. (OW-R102)
OW-panzerfaust = Panzerfaust und RPG-1 brauchen keinen Helfer, feuern auch nach Bewegung, nutzen T(3) gegen Infanterie in Gebäuden, Ruinen oder hinter Mauern und laden langsam nach.
OW-panzerschreck = Der Panzerschreck folgt der Helferregel der Raketenwerfer und nutzt T(3) gegen Infanterie in Gebäuden, Ruinen oder hinter Mauern.
OW-bazooka = Die Bazooka folgt der Helferregel der Raketenwerfer und nutzt T(3) gegen Infanterie in Gebäuden, Ruinen oder hinter Mauern.
OW-bazooka-wp = Wahlweise: für zusätzliche Punkte darf die Bazooka weißen Phosphor mit einer T(5)-Schablone feuern.
OW-piat = Die PIAT folgt der Helferregel der Raketenwerfer, nutzt T(3) gegen Infanterie in Gebäuden, Ruinen oder hinter Mauern, ist leise und lädt langsam nach.
OW-piat-bomb = Die PIAT darf stattdessen eine Wurfgranate von 2 Zoll mit T(5)-Schablone feuern; diese ist leise, lädt langsam nach und ist keine Hohlladung.

## Indirektes Feuer und Meldungen

OW-indirect = Nur Waffen mit der Eigenschaft indirektes Feuer feuern im Bogen; ohne Sicht auf das Ziel nur auf einen Ort, der ihnen gemeldet wurde.
OW-indirect-min = Indirektes Feuer hat keine Mindestentfernung, außer die Entfernungen der späteren Ausgabe in den Daten sind eingeschaltet. (OW-R10)
OW-drift-direction = Ein verfehlter indirekter Schuss weicht in die Richtung ab, in die der Würfel zeigt, genommen als gleichverteilter Zufallswinkel, mit dem Würfelwert als Strecke. (OW-R17)
OW-drift-step = Die Abweichung ist der Würfel x1 bis 30 cm zwischen Feuerndem und Ziel, x2 bis 60, x3 bis 120 und x4 darüber.
OW-drift-dud = Ein Abweichungswürfel von 1 oder 2 heißt, dass der Schuss keine Wirkung hat.
OW-drift-blind = Sieht die feuernde Einheit das Ziel nicht, steigt die Abweichung um eine Stufe, über 120 cm auf x5. (OW-R18)
OW-indirect-11 = Indirektes Feuer ist nicht erlaubt, wenn die nötige Zahl nach allen Änderungen 11 oder mehr ist.
OW-indirect-roof = Gegen die oberste Ebene eines Gebäudes mit Dach wird die Explosion vom Dach über dem Zielmodell gemessen, in einem beschädigten vom Modell selbst.
OW-indirect-wood = Gegen ein Modell im Wald wird die Explosion indirekten Feuers vom Modell gemessen.
OW-comms-who = Nur Führungseinheiten können Zielkoordinaten an Einheiten senden, die indirekt feuern können, durch Funk, Zuruf oder Melder.
OW-comms-radio = Mit jedem Befehl darf ein Funker ein genanntes Funkgerät wegen eines feindlichen Modells anrufen, das jemand seiner Einheit sieht und entdeckt; gewürfelt wird bei der Ausführung: 1-5 misslingt, 6-10 gelingt.
OW-comms-voice = Mit jedem Befehl darf eine Führungseinheit der Infanterie einer zu indirektem Feuer fähigen Einheit innerhalb von 10 cm einen Feind zurufen, den sie sieht und entdeckt: 1-4 misslingt, 5-10 gelingt.
OW-comms-runner = Mit jedem Befehl darf der Führer einer Einheit mit Meldern einen mit den Koordinaten eines gesehenen und entdeckten Feindes losschicken; der Melder geht so schnell wie möglich zur empfangenden Einheit und würfelt bei der Ankunft: 1-4 misslingt, 5-10 gelingt. Wie es auch ausgeht, in der nächsten Runde macht er sich auf den Rückweg und handelt wieder normal, sobald er dort ist.
OW-comms-runner-alone = Ein Melder fern seiner Einheit ist ein eigenes Ziel und bricht ihren Zusammenhalt nicht. (OW-R33)
OW-comms-mark = Ein Erfolg legt eine Koordinatenmarke zum Zielmodell; sie zählt sofort, auch in derselben Runde. (OW-R32)
OW-comms-bind = Eine Einheit mit Koordinaten, die Feuer, Hinterhalt oder Sturm erhält, muss auf sie feuern, außer sie feuert auf eine andere Einheit, die sie sieht und entdeckt, oder hat eine Feuereinstellung erhalten.
OW-comms-cease = Eine Feuereinstellung wird wie Koordinaten gesendet und braucht denselben Wurf. (OW-R32)
OW-comms-replace = Eine neue erfolgreiche Meldung ersetzt die alten Koordinaten der Einheit; verschiedene Einheiten dürfen verschiedene haben.
OW-comms-stay = Die Marke bleibt liegen, wenn das Ziel weiterzieht; bloße Koordinaten zu treffen braucht Grundzahl 7.
OW-comms-blind = Indirektes Feuer hat -1 auf den Treffer, wenn der Feuernde das Ziel beim Befehl nicht sah oder nicht entdeckt hatte.
OW-comms-vehicle = Funkgeräte in Panzerfahrzeugen, die keine Führungsfahrzeuge sind, erreichen nur den eigenen Zug oder die eigene Einheit; Artillerie, Mörser und Raketenwerfer kann nur ein Führungspanzer rufen, wenn der Eintrag der Einheit nichts anderes sagt.

## Scharfschützen und vereinte Gruppen

OW-sniper-lone = Ein einzelner Scharfschütze hat neben den üblichen Scharfschützeneigenschaften die Eigenschaft Einsickern.
OW-sniper-team = Ein Scharfschützentrupp ist ein Beobachter und ein Scharfschütze, gibt insgesamt einen Schuss ab, und die beiden dürfen die Rollen tauschen.
OW-sniper-semi = Ein Scharfschütze mit Selbstladegewehr behält bei einem Schuss alle Eigenschaften; bei zwei Schüssen auf ein Ziel verliert er genauer Schuss; bei zwei Zielen verliert er genauer Schuss und Zielfernrohr.
OW-sniper-both = Beide Männer eines Trupps dürfen zusammen feuern, verlieren dann aber die Scharfschützeneigenschaft für die Entdeckung.
OW-merged = Infanterieeinheiten eines Zuges mit der Eigenschaft vereinte Gruppe dürfen beim Aufbau der Armee vereint werden; alle Modelle halten zusammen, haben einen Befehl und ein Ziel und trennen sich nie wieder.
OW-merged-fire = Die schweren Waffen einer vereinten Gruppe dürfen, wie viele es auch sind, insgesamt ein zweites Ziel nehmen; die Panikgrenze der Gruppe ist die Summe der Grenzen ihrer Einheiten.

## Nahkampf

OW-melee-contact = Nahkampf beginnt nur durch einen Sturm, der Modelle in Basenkontakt mit feindlichen bringt; Modelle gelten auch über eine niedrige Mauer, ein Fenster oder ein ähnliches Hindernis als im Kontakt.
OW-melee-after = Der Nahkampf kommt nach dem Feuer und nur mit Modellen, die dann noch im Kontakt sind.
OW-melee-unseen = Auch eine beim Befehl nicht gesehene oder nicht entdeckte Einheit darf genannt werden; dann gibt es vor der Bewegung kein Feuer auf sie.
OW-melee-place = Jeder Angreifer nimmt den kürzesten Weg zum nächsten feindlichen Modell, zuerst zu noch nicht gebundenen; die übrigen dürfen dann zu gebundenen dazukommen oder Modelle anderer Einheiten in ihrer Strecke stürmen.
OW-melee-fire = Eine stürmende Einheit muss vor oder nach ihrer Bewegung feuern, auch wenn durch die Verluste niemand im Kontakt bleibt; nur am Bajonett ausgebildete Modelle dürfen darauf verzichten.
OW-melee-orders = Eine Einheit im Nahkampf darf jeden Befehl erhalten, auch Bewegung, aber ihr Feuer darf nur der feindlichen Einheit gelten, mit der sie im Nahkampf ist.
OW-melee-roll = Jedes Modell im Kontakt würfelt W10 mit den Nahkampfänderungen; das höhere Ergebnis trifft und würfelt ohne Deckung auf der Tabelle der Handwaffen, die Wirkung trifft das unterlegene Modell.
OW-melee-equal = Gleiche Ergebnisse haben keine Wirkung, und der Nahkampf ist nach einem Durchgang vorbei; er geht nur durch einen neuen Sturm weiter. (OW-R20)
OW-melee-morale = Verluste im Nahkampf zählen zu den Panikgrenzen beider Seiten.

## Moral, Panik und einzelne Modelle

OW-morale-limit = Eine Einheit testet die Moral, wann immer ihre Toten, über alle Runden gezählt, ein weiteres Vielfaches ihrer Panikgrenze erreichen (Grenze 3: der dritte, sechste und neunte).
OW-morale-many = Verluste, die mehrere Vielfache auf einmal überschreiten, brauchen ebenso viele Tests, und ein Fehlschlag bricht die Einheit.
OW-morale-test = Ein Moraltest ist W10 mit den Moraländerungen; ab der Ausbildung ist er bestanden, darunter bricht die Einheit und erhält eine Panikmarke.
OW-morale-cohesion = Eine Einheit ohne Zusammenhalt hat einen Abzug auf ihre Moraltests.
OW-morale-when = Die Moral wird sofort nach dem Angriff getestet, der die Grenze erreichte, und vor dem nächsten Befehl der Kette. (OW-R42)
OW-broken = Eine gebrochene Einheit kann keinen Befehl erhalten, bis sie sich gesammelt hat.
OW-broken-over = Panik geht vor Erschütterung: bricht eine Einheit im Freien, stehen ihre liegenden Modelle auf und rennen mit den anderen.
OW-panic-run = Ab der zweiten Runde rennt beim Überwinden der Panik eine gebrochene Einheit im Freien so schnell sie kann zur nächsten Deckung, die ihren Abstand zum nächsten feindlichen Modell nicht verringert, und wird als bewegt markiert; Modelle, die Deckung erreichen, legen sich hin und sind erschüttert. (OW-R19)
OW-no-way = Liegt die nächste Deckung näher am Feind, rennt die Einheit zu anderer, die es nicht tut, auch wenn sie weiter weg ist; gibt es keine, rennt sie gerade vom nächsten Feind weg, und Modelle, die den Tisch verlassen, werden entfernt. (OW-R19)
OW-panic-part = Ist eine gebrochene Einheit teilweise in Deckung, gehen ihre Modelle im Freien in diese Deckung, auch wenn sie das näher an den Feind bringt.
OW-panic-drop = Modelle einer gebrochenen Einheit in Deckung werfen sich sofort hin und sind erschüttert.
OW-panic-rally = Nur eine gebrochene Einheit, die zu Beginn der Panikphase in Deckung liegt, darf mit Änderungen die Moral testen, um sich zu sammeln; eine, die in dieser Phase rannte, darf es nicht, und eine, der es misslingt, bleibt gebrochen und versucht es nächste Runde wieder. (OW-R15)
OW-panic-rallied = Eine gesammelte Einheit steht auf, verliert ihre Panikmarke, erhält in dieser Runde keinen Befehl und wird als stehend markiert. (OW-R7)
OW-lone = Eine auf ein Modell geschrumpfte Infanterieeinheit testet jede Runde vor dem Auffüllen der Karten mit Änderungen die Moral; misslingt es, wird sie entfernt und für sie keine Karte gezogen, sonst handelt sie normal. Fahrzeugbesatzungen und Einheiten, die von Anfang an ein Modell haben, testen nicht. (OW-R6) (OW-R22)
OW-lone-sniper = Scharfschützen machen keinen Test des Einzelnen.

## Fahrzeuge: Besatzung

OW-crew-aa = Der Flak-Schütze feuert die aufgesetzte Flugabwehrwaffe, auch auf Bodenziele, und schaut dabei heraus.
OW-crew-gunner = Der Richtschütze feuert in einer Runde entweder die Hauptwaffe oder die mit ihr gekoppelte, nicht beide. (OW-R37)
OW-crew-commander = Der Kommandant darf den Kopf herausstrecken, um schnelle Fahrt zu leiten und besser zu entdecken, und schaut dann heraus; nur wenn er tot ist, dürfen es der Funker, dann der MG-Schütze, dann der Fahrer, in dieser Folge.
OW-crew-radio = Ein Fahrzeug kann nur melden, während ein Besatzungsmitglied die Aufgabe des Funkers erfüllt.
OW-crew-driver = Ein Fahrzeug kann sich nur bewegen, während ein Besatzungsmitglied die Aufgabe des Fahrers erfüllt.
OW-crew-loader = Ohne Ladeschützen feuert das Geschütz eines Fahrzeugs nur jede zweite Runde.
OW-crew-mg = Der MG-Schütze feuert das eingebaute Maschinengewehr des Fahrzeugs, das eine Nebenwaffe ist.
OW-crew-one = Jedes Besatzungsmitglied erfüllt eine Aufgabe je Runde, darf aber in der nächsten eine andere übernehmen; Erschütterte erfüllen keine.
OW-crew-idle = Wessen Aufgabe der Befehl nicht verlangt, bleibt untätig: bei Bewegung tun Richtschütze, Ladeschütze und MG-Schütze nichts.
OW-crew-boarded = Nur wer die ganze Runde an Bord war, kann Aufgaben erfüllen; wer gerade eingestiegen ist, tut in dieser Runde nichts anderes.

## Fahrzeuge: Seiten, Bewegung und Gelände

OW-facing = Front und Heck eines Fahrzeugs sind die Sektoren von 90 Grad vorn und hinten, seine Seiten die beiden dazwischen. (OW-R35)
OW-drive-turn = Ein Fahrzeug fährt nur, wohin es zeigt; jede Wendung bis 90 Grad kostet 5 cm, und langsam sind beliebig viele möglich, solange Strecke übrig ist.
OW-drive-fast = Schnell macht ein Fahrzeug höchstens zwei Wendungen.
OW-drive-reverse = Rückwärts fährt ein Fahrzeug nur langsam und mit höchstens zwei Wendungen.
OW-vt-minus = Rad- und Kettenfahrzeuge haben eigene Spalten in der Geländetabelle; ein Eintrag von -5 verkürzt die Bewegung eines Fahrzeugs, das solches Gelände betritt, um 5 cm.
OW-vt-plus = Gelände mit +5 oder +10 verlängert eine Bewegung nur dann um so viel, wenn die ganze Bewegung darauf verläuft.
OW-vt-slow = Auf als langsam bezeichnetem Gelände fährt ein Fahrzeug nur langsam, und unpassierbares kann es nicht betreten.
OW-vt-test = Gelände mit Test verlangt nach mindestens 5 cm darauf einen Fahrtest: bestanden fährt das Fahrzeug zum Ziel weiter; misslungen steckt es fest und fährt in dieser Runde nicht weiter.
OW-vt-two = Gelände mit 2 Tests verlangt zwei Fahrtests, und ein Fehlschlag genügt zum Steckenbleiben.
OW-vt-remove = Ein Hindernis mit dem Vermerk entfernen kommt vom Tisch, sobald ein Fahrzeug hindurchgefahren ist.

## Fahrzeuge: Herausschauende und geschlossene Panzer

OW-exposed-fire = Auf ein Besatzungsmitglied, das aus einem Fahrzeug schaut, darf direkt mit -2 auf den Treffer gefeuert werden, für Treffer und Schaden in der Infanteriespalte, und nur mit Handwaffen, nie mit schweren.
OW-exposed-template = Bedeckt eine Schablone Fahrzeug und Herausschauenden, würfelt er eigenen Schaden als Infanterie, mit der Deckung des Fahrzeugs.
OW-exposed-task = Eine als herausschauend bezeichnete Aufgabe macht ihren Mann nur in den Runden dazu, in denen er sie erfüllt.
OW-buttoned-25 = Ein Panzerfahrzeug, dessen Kommandant nicht herausschaut oder erschüttert ist, entdeckt Feinde auf 25 cm weniger als der Tabellenwert; mit herausschauendem Kommandanten auf den vollen Wert.
OW-buttoned-pop = Ein geschlossenes Fahrzeug darf ankündigen, dass ein Mann herauskommt, um sein Ziel zu entdecken, und feuert dann mit -1 auf den Treffer.
OW-buttoned-move = Ein Panzerfahrzeug braucht keinen herausschauenden Kommandanten, solange seine Bewegung mit Wendungen die Sturmstrecke nicht überschreitet; für jede längere muss er herausschauen.
OW-buttoned-bonus = Zusatzstrecke (Straße, schnelles Fahrzeug) zählt zur gefahrenen Strecke, während die Grenze die Sturmstrecke ohne Zusatz bleibt. (OW-R11)

## Fahrzeuge: Auf- und Absitzen, Schleppen

OW-embark-cost = Auf- oder Absitzen kostet 5 cm Bewegung, das Fahrzeug wie jeden Mann.
OW-embark-slow = Ein Fahrzeug, auf das Männer in einer Runde auf- oder von dem sie absitzen, darf in dieser Runde höchstens langsam fahren; die Männer selbst dürfen sich langsam oder schnell bewegen.
OW-embark-once = Ein Mann kann in einer Runde nicht auf- und absitzen.
OW-embark-place = Aufgesessen wird neben dem Fahrzeug; Absitzende werden daneben gestellt und gehen von dort mit dem Rest ihrer Bewegung weiter.
OW-embark-driver = Sitzt eine Einheit von einem fahrenden Fahrzeug ab, bleibt der Fahrer in dieser Runde an Bord.
OW-embark-orders = Absitzende handeln nur dann getrennt vom Fahrzeug, mit eigenem Befehl und eigener Karte, wenn das vor dem Auffüllen der Karten erklärt wurde; sonst handeln Einheit und Fahrzeug gemeinsam mit einem Befehl.
OW-embark-infantry = Abgesessene sind für Treffer und Entdeckung Infanterie.
OW-tow-hitch = Ein Geschütz an- oder abzuhängen braucht mindestens drei Männer, die es eine Runde lang nicht verlassen; in dieser feuert es nicht.
OW-tow-slow = Ein schleppendes Fahrzeug fährt nur langsam, nach seinem eigenen Bewegungswert und nicht dem des Geschützes.
OW-tow-hand = Ein abgehängtes Geschütz bewegt sich wieder als Artillerie und braucht dazu mindestens zwei Männer.
OW-tow-hit = Feuer auf ein geschlepptes Geschütz ist Feuer auf das schleppende Fahrzeug.
OW-tow-catastrophe = Eine Katastrophe des schleppenden Fahrzeugs zerstört auch das Geschütz.

## Fahrzeuge: Rammen, Überfahren und Zusammenstöße

OW-ram-order = Rammen braucht einen Sturmbefehl, irgendwo auf dem Weg mindestens 10 cm gerade Fahrt und das genannte Zielfahrzeug.
OW-ram-test = Das rammende Fahrzeug macht bei der Ausführung einen Test; misslingt er, bewegt es sich in dieser Runde gar nicht.
OW-ram-class = Beim Rammen gibt es vier Klassen: schwere Panzer, mittlere Panzer, leichte Panzer (mit Panzerwagen und Halbkettenfahrzeugen) und ungepanzerte Fahrzeuge.
OW-ram-damage = Bei verschiedenen Klassen würfelt das kleinere Fahrzeug auf der Tabelle der schweren Waffen und das größere auf der der Handwaffen; Fahrzeuge einer Klasse würfeln beide auf der der schweren Waffen. (OW-R4) (OW-R16)
OW-ram-stop = Die Schadenswürfe beim Rammen haben keine Änderungen, und beide Fahrzeuge halten im Kontakt. (OW-R23)
OW-ram-motorcycle = Ein Kraftrad kann nicht rammen; gerammt wird es wie Infanterie behandelt, ohne Rammtest, und weicht aus: über seiner Ausbildung unversehrt; genau gleich ist die Maschine zerstört, und die Fahrer kommen erschüttert neben das Wrack; darunter sind Maschine und Fahrer verloren. Es bleibt am Platz und wird nur beiseitegestellt, wenn das Fahrzeug dort endet.
OW-overrun-order = Infanterie zu überfahren braucht einen Sturmbefehl, mindestens 10 cm gerade Fahrt und die Ankündigung von Weg und Zahl der feindlichen Modelle, die die Front berührt; Krafträder können es nicht.
OW-overrun-dodge = Jedes berührte Modell würfelt W10: über seiner Ausbildung unversehrt, gleich erschüttert, darunter tot.
OW-overrun-place = Überlebende bleiben, wo sie waren, und kommen nur neben das Fahrzeug, wenn es auf ihnen endet.
OW-overrun-fanatic = Modelle mit politischem Fanatismus weichen mit ihrem normalen Ausbildungswert aus.
OW-collision = Ein unvorhergesehener Zusammenstoß mit einer Einheit wird wie Rammen oder Überfahren abgehandelt, ohne Sturmbefehl oder die 10 cm zu brauchen.
OW-collision-terrain = Beim Zusammenstoß mit Gelände zählt ein Stück leichter Deckung als ungepanzertes Fahrzeug, mittlerer als leichter Panzer, ein Gebäude oder eine Ruine als mittlerer Panzer und eines schwerer Deckung als schwerer Panzer; danach wird es entfernt, wenn die Geländetabelle es sagt.

## Krafträder

OW-moto-speed = Ein Kraftrad fährt langsam 35 cm, schnell 60 cm und im Sturm 45 cm.
OW-moto-detect = Ein Kraftrad wird als Fahrzeug entdeckt, außer es steht; stehend, und als Infanterie entdeckt, ist es nur im Hinterhalt ohne zu feuern.
OW-moto-squad = Krafträder dürfen vor dem Spiel zur Gruppe erklärt werden: sie hält zusammen, hat einen Befehl und ein Ziel, gerät gemeinsam in Panik, und ihre Panikgrenze ist die Summe der ihrer Maschinen.
OW-moto-immobile = Wird eine Maschine der Gruppe unbeweglich, lassen die anderen sie entweder zurück, und Maschine und Fahrer werden entfernt, oder sie bleiben im Zusammenhalt mit ihren Fahrern, die zu Fuß gehen und entfernt werden, sobald der Zusammenhalt fehlt.
OW-moto-panic = Eine im Freien gebrochene Gruppe fährt mit voller Geschwindigkeit zur nächsten Deckung, um unpassierbares Gelände herum; die Fahrer kommen dann erschüttert neben ihre Maschinen und dürfen gesammelt wieder aufsitzen.
OW-moto-assign = Schaden an einer Gruppe teilt ihr Besitzer zu, das schlimmste Ergebnis zuerst und nach Sicht.
OW-moto-fall = Wird der Fahrer getötet oder erschüttert, während die Maschine schneller als langsam fährt, werden Maschine und Fahrer entfernt.

## Feuer der Fahrzeuge: Sicht, Ziele und Schussfelder

OW-vsight-low = Ein Fahrzeug sieht rundum, gleich welche Schussfelder seine Waffen haben, und ohne Entfernungsgrenze über niedrige Mauern und Hecken.
OW-vsight-hull = Eine tief in der Wanne eingebaute Waffe sieht wie Infanterie, also nur 10 cm über eine niedrige Mauer oder Hecke hinaus, wenn das Ziel Infanterie ist oder die Eigenschaft niedriger Aufbau hat.
OW-vsight-hedge = Steht einer solchen Waffe eine niedrige Hecke im Weg, sieht aber das Fahrzeug selbst das Ziel, darf die Waffe mit -1 auf den Treffer feuern; hinter einer niedrigen Mauer gilt die Grenze von 10 cm. (OW-R46)
OW-vsight-upper = Hoch am Rumpf eingebaute Waffen haben keinen dieser Nachteile.
OW-vsight-behind = Modelle hinter einem Fahrzeug, das sie nicht ganz verdeckt, haben Deckung durch es.
OW-vehicle-targets = Jede Waffe eines Fahrzeugs darf auf ein eigenes Ziel feuern.
OW-vehicle-auto = Maschinengewehre auf Fahrzeugen brauchen für die volle Rate keinen Helfer, und das Geschütz eines Fahrzeugs braucht nur einen Ladeschützen.
OW-calibre = Jede Nation hat ihre eigene Waffentabelle, und ein Geschütz nutzt die Zeile, deren Kalibergruppe sein Kaliber enthält.
OW-range-muzzle = Die Entfernung eines Fahrzeugs wird von der Mündung der feuernden Waffe gemessen.
OW-arc-aim = Fahrzeuggeschütze und mit ihnen gekoppelte Maschinengewehre müssen beim Ausrichten eines Feuer-, Sturm-, Hinterhalt- oder Deckungsfeuerbefehls auf das Ziel gerichtet werden; sie schwenken von dort, wohin sie zeigen, und behalten die neue Richtung. (OW-R47)
OW-arc-turret = Ein Turm schwenkt insgesamt 180 Grad, 90 nach jeder Seite.
OW-arc-slow-turret = Ein langsamer Turm schwenkt insgesamt 90 Grad, 45 nach jeder Seite.
OW-arc-hull-gun = Um ein Wannengeschütz zu richten, dreht das Fahrzeug auf der Stelle insgesamt 45 Grad, 22,5 nach jeder Seite.
OW-arc-hull-mg = Ein Maschinengewehr in Wanne oder Luke hat ein Schussfeld von 90 Grad, 45 nach jeder Seite.
OW-arc-ring = Ein Maschinengewehr auf Plattform oder Drehring hat ein Schussfeld von 360 Grad.
OW-arc-jeep = Ein Maschinengewehr auf einem Jeep hat ein Schussfeld von 180 Grad, 90 nach jeder Seite.
OW-ammo = Ein Geschütz mit der Eigenschaft Haubitze hat nur Sprenggranaten.
OW-ammo-announce = Die Munitionsart (Sprenggranate, Panzergranate, Nebel oder Hohlladung, wie aufgeführt) steht mit der Absicht fest und gilt auch für ein verdeckendes Fahrzeug, das stattdessen getroffen wird.
OW-gun-class = Ein schweres Geschütz hat auf den Schadenswurf +1 gegen einen mittleren Panzer, +2 gegen einen leichten und +3 gegen ein ungepanzertes Fahrzeug; ein leichtes Geschütz -1 gegen einen mittleren Panzer.
OW-gunclass-ap = Änderungen nach Geschützklasse gelten nur für direktes Feuer mit Panzergranaten, zählen für das wirklich getroffene Fahrzeug, nehmen Halbkettenfahrzeuge und Panzerwagen als leichte Panzer und gelten nie gegen Infanterie. (OW-R3)
OW-gunclass-rest = Nicht gedruckte Paare folgen derselben Leiter: Geschützklasse (leicht 1, mittel 2, schwer 3) minus Zielklasse (ungepanzert 0, leicht 1, mittel 2, schwer 3). (OW-R48)
OW-rapid = Ein Schnellfeuergeschütz von 20 mm legt zwei T(3)-Schablonen je Rohr (vier Rohre: höchstens acht), die sich mindestens berühren müssen und überlappen oder eine Kette bilden dürfen; jede braucht Sicht und einen eigenen Trefferwurf und wird nur bei Treffer gelegt.
OW-last-chance = Wo bei direktem Feuer einer schweren Waffe auf einen Panzer NH steht, darf die letzte Chance versucht werden: die Grundzahl ist 11, sie muss mit den Änderungen auf 10 oder weniger kommen, und ein Treffer würfelt für den Panzer auf der Tabelle der Handwaffen.
OW-atr-light = Panzerbüchsen zählen für die Schadensänderungen als leichte Geschütze.

## Fahrzeuge in Deckung und als Deckung

OW-vcover-half = Ein Fahrzeug ist in Deckung, wenn die Hälfte durch Gelände verborgen ist oder es in Wald oder Ruine steht; die Sicht reicht auch hier nur 5 cm in Wälder, Gebäude und Ruinen.
OW-vcover-net = Ein Fahrzeug mit Tarnnetz ist schon in Deckung, wenn 25 Prozent verborgen sind.
OW-vcover-wall = Ein direkter Treffer auf ein mindestens halb durch eine Mauer verborgenes Fahrzeug würfelt W10: 1-2 die Mauer hält ihn auf; 3-10 das Fahrzeug ist getroffen, und Schaden wird gewürfelt.
OW-vcover-area = Ein direkter Treffer auf ein mindestens halb in Flächengelände (Wald, Gebäude, Ruine) stehendes Fahrzeug würfelt W10: 1-4 das Gelände hält ihn auf; 5-10 das Fahrzeug ist getroffen, und Schaden wird gewürfelt.
OW-vcover-both = Ein Fahrzeug hinter einer Mauer und zugleich in Flächengelände nutzt nur die Tabelle des Flächengeländes.
OW-vcover-part = Ein Schadensergebnis an einem Teil des Fahrzeugs, den das Gelände ganz verbirgt, hat keine Wirkung.
OW-vcover-give = Fahrzeuge decken Modelle an Bord und daneben: ungepanzerte leicht, gepanzerte mittel, Panzer schwer.
OW-screen-part = Fällt das Schadensergebnis eines direkten Treffers auf einen Teil, den ein anderes Fahrzeug, Freund oder Feind, ganz verdeckt, wird stattdessen dieses zum Ziel.
OW-screen-reuse = Derselbe Trefferwürfel muss dann mit den eigenen Änderungen der Waffe (langes Rohr), aber ohne die von Befehl, Entfernung und Deckung, die Zahl für die Klasse des verdeckenden Fahrzeugs erreichen; gelingt es, wird derselbe Schadenswürfel in dessen Spalte gelesen, sonst hat der Schuss keine Wirkung. (OW-R44)

## Schaden an Fahrzeugen

OW-vd-catastrophe = Katastrophe zerstört Fahrzeug oder Geschütz, tötet alle an Bord und alle Bedienung und Helfer und lässt das Wrack auf dem Tisch.
OW-vd-blast = Ihre Explosion reicht W10/2 cm aufgerundet von den Rändern eines ungepanzerten Fahrzeugs oder Geschützes und W10 cm von denen eines Panzerfahrzeugs; erreichte Modelle würfeln auf der Tabelle der Handwaffen.
OW-vd-crew = Ein Ergebnis von n Besatzung, Helfern oder Insassen trifft n Männer an Bord, von denen jeder in der Infanteriespalte der Tabelle der feuernden Waffe würfelt.
OW-vd-engine = Motor/Munition würfelt noch einmal W10: 7-10 Katastrophe; 1-6 unbeweglich, 3 Besatzung und ein Nerventest.
OW-vd-immobile = Ein unbewegliches Fahrzeug kann nicht mehr fahren oder wenden; führte es beim Treffer eine Bewegung oder einen Sturm aus, rollt es erst W10 cm geradeaus. (OW-R24)
OW-vd-main = Hauptwaffe zerstört die Hauptwaffe und die mit ihr gekoppelte, und ein Geschütz, das selbst das Ziel ist.
OW-vd-secondary = Nebenwaffe zerstört eine Nebenwaffe und die koaxiale Waffe; bei mehreren Nebenwaffen wählt der Besitzer.
OW-vd-nerves = Bei einem Ergebnis Nerventest testet die Besatzung; misslingt er, steigt sie aus und kommt erschüttert neben das Fahrzeug.
OW-vd-track = Ein Fahrzeug mit Kettentreffer kann noch wenden, aber nicht fahren; ein zweiter (oder ein Radtreffer bei einem Halbkettenfahrzeug) macht es unbeweglich.
OW-vd-wheel4 = Bei einem Fahrzeug mit 2 bis 4 Rädern halbiert ein Radtreffer die Bewegung, genau und ohne Rundung; ein weiterer (oder ein Kettentreffer bei einem Halbkettenfahrzeug) macht es unbeweglich. (OW-R25)
OW-vd-wheel8 = Bei einem Fahrzeug mit 6 bis 8 Rädern halbieren erst zwei Radtreffer die Bewegung; ein dritter macht es unbeweglich.
OW-vd-record = Für jedes Fahrzeug wird festgehalten, wie viele der Besatzung leben, wie viele erschüttert sind und ob der Kommandant lebt.
OW-vd-again = Ein Ergebnis an einem schon zerstörten Teil zählt nicht, während die anderen Teile desselben Ergebnisses wirken.
OW-vd-impossible = Ein Ergebnis, das an diesem Fahrzeug nicht ausführbar ist, zählt als NH.

## Mannschaftswagen und Feuer aus Fahrzeugen

OW-carrier-unit = Die Gruppe eines Mannschaftswagens erfüllt die Aufgaben der Besatzung; Gruppe und Wagen sind eine Einheit, werden aber getrennt entdeckt, so dass nach langsamer Bewegung Männer zu Fuß als stehend und der Wagen als bewegt gilt.
OW-carrier-left = Ein Wagen darf verlassen werden, die Gruppe geht über 10 cm hinaus; er bleibt als Ziel auf dem Tisch, und nur seine eigene Gruppe darf wieder aufsitzen.
OW-carrier-split = Gegen eine Einheit teils an Bord und teils draußen darf der Feuernde seine Schüsse zwischen Fahrzeug und Männern teilen.
OW-vfire-moving = Während ein Fahrzeug fährt, dürfen nur Waffen auf Lafette, mit dem Geschütz gekoppelte oder in Turm oder Wanne eingebaute daraus gefeuert werden.
OW-vfire-mount = Eingebaute Waffen können im Spiel nicht abgenommen werden, nur darf eine Einheit mit Halbkettenfahrzeug ihr hinteres Maschinengewehr unmontiert lassen, tragen und benutzen.
OW-vfire-heavy = Schwere Waffen der Infanterie (Panzerfaust, Panzerschreck, Bazooka) können nicht aus einem Fahrzeug gefeuert werden, wenn sein Eintrag es nicht sagt.
OW-vfire-soft = Alle Insassen eines ungepanzerten Fahrzeugs, das nicht fährt, dürfen Handwaffen daraus feuern.
OW-vfire-open = Aus einem oben offenen Panzerfahrzeug, das nicht fährt, dürfen vier Insassen Handwaffen feuern.

## Flächenwaffen und Flammen gegen Fahrzeuge

OW-av-centre = Ein Panzerfahrzeug erleidet die volle Wirkung einer Explosion nur, wenn die Mitte der Schablone auf ihm liegt. (OW-R49)
OW-av-off = Ein Fahrzeug unter der Schablone, aber nicht unter ihrer Mitte, würfelt nur auf der Tabelle der Handwaffen. (OW-R49)
OW-av-penetrate = Indirektes Feuer mit der Schreibweise 7/x braucht 7 mit Änderungen zum Treffen und dann einen ungeänderten W10 von x oder mehr für die Tabelle der schweren Waffen; unter x gilt die der Handwaffen.
OW-av-open = Liegt die Mitte über dem offenen Teil eines oben offenen Fahrzeugs, werden außer dem Fahrzeug alle an Bord ohne Deckung getroffen; eine Waffe mit NH schadet dem Fahrzeug nur so.
OW-av-soft = Liegt die Mitte auf einem ungepanzerten Fahrzeug oder bedeckt die Schablone es ganz, werden alle an Bord ohne Deckung getroffen.
OW-av-11 = Indirektes Feuer auf ein Fahrzeug ist nicht erlaubt, wenn die Spalte NH zeigt oder die nötige Zahl nach Änderungen 11 oder mehr ist, außer wie OW-av-inside es erlaubt.
OW-av-exposed = Herausschauende dürfen nie Ziel indirekten Feuers sein, auch nicht einer Flächenwaffe, die gegen das Fahrzeug NH zeigt.
OW-av-traits = Indirektes Feuer beachtet keine der sechs Panzerungseigenschaften: extraleicht, leicht, mittel, schwer, extraschwer und super-extraschwer.
OW-av-above = Eine Einheit, die aus einer Höhe auf eine Entfernung feuert, die nicht größer ist als diese Höhe, beachtet mittlere, schwere, extraschwere und super-extraschwere Panzerung nicht und darf auf die Besatzung eines oben offenen Fahrzeugs wie auf Infanterie feuern; extraleichte und leichte Panzerung zählen.
OW-av-inside = Eine Granate, Wurfgranate oder Haubitzengranate darf indirekt auf den offenen Teil jedes oben offenen Fahrzeugs oder jeder solchen Stellung gerichtet werden, auch bei NH, mit Grundzahl 9 und Änderungen; alle darin werden ohne Deckung getroffen, und die Explosion bleibt drinnen.
OW-fv-light = Der Treffer eines leichten Flammenwerfers auf ein Fahrzeug würfelt W10: 1-4 NH; 5-7 zwei der Besatzung erschüttert und ein Nerventest; 8-9 einer erschüttert, einer tot und ein Nerventest; 10 Motor/Munition.
OW-fv-heavy = Der Treffer eines schweren Flammenwerfers auf ein Fahrzeug würfelt W10: 1-2 NH; 3-5 zwei der Besatzung erschüttert und ein Nerventest; 6-7 zwei erschüttert, zwei tot und ein Nerventest; 8-10 Motor/Munition.
OW-fv-surplus = Besatzungsergebnisse eines Flammenwerfers über die Zahl der Männer an Bord hinaus verfallen.
OW-fv-open = Flammen, die ein oben offenes Fahrzeug treffen, treffen auch alle an Bord ohne Deckung.
OW-fv-traits = Flammenwerfer beachten keine der sechs Panzerungseigenschaften.

## Moral der Fahrzeuge und Nahangriff

OW-nerves = Ein Nerventest ist ein ungeänderter W10 gegen die Ausbildung; misslingt er, steigt die Besatzung sofort aus, kommt erschüttert neben das Fahrzeug und ist Infanterie, bis sie wieder einsteigt.
OW-nerves-order = Ist auch ein Moraltest fällig, kommt er zuerst, und der Nerventest folgt nur, wenn er bestanden ist.
OW-vm-limit = Ein Fahrzeug, das so viele der Besatzung verloren hat wie seine Panikgrenze, testet die Moral; misslingt es, steigt die Besatzung gebrochen daneben aus, auch Erschütterte und stehend, und ist Infanterie, bis sie sich gesammelt hat und wieder eingestiegen ist.
OW-vm-nocover = Das eigene Fahrzeug ist für die gebrochene Besatzung keine Deckung: in der nächsten Panikphase muss sie zu anderer rennen und kann sich daher in dieser Runde nicht sammeln.
OW-vm-roll = Ein fahrendes Fahrzeug, das bricht, rollt erst W10 cm geradeaus, dann steigt seine Besatzung aus.
OW-vm-will = Ein durch direktes Feuer mit Handwaffen getöteter Mann eines Panzerfahrzeugs, Mannschaftswagen ausgenommen, zählt nicht zur Panikgrenze; stattdessen folgt ein ungeänderter Willenstest: bestanden darf für den Rest der Runde niemand herausschauen; misslungen ist die ganze übrige Besatzung erschüttert.
OW-ca-order = Ein Nahangriff auf ein Fahrzeug braucht einen Sturmbefehl, der das Fahrzeug und die Teilnehmer nennt, die dessen Seite oder Heck erreichen können müssen; die anderen der Einheit dürfen feuern oder ein anderes Ziel stürmen.
OW-ca-test = Jeder genannte Mann macht einen eigenen Test; misslingt er, greift er nicht an und tut in dieser Runde nichts anderes.
OW-ca-hit = Ein Granateneintrag NH/x# gegen ein Fahrzeug zählt nur hier: jeder Mann im Kontakt mit Seite oder Heck würfelt auf Treffer mit x als nötiger Zahl, und eine 1 oder 2 tötet ihn.
OW-ca-traits = Der Nahangriff beachtet mittlere, schwere, extraschwere und super-extraschwere Panzerung nicht; extraleichte und leichte zählen.
OW-ca-table = Jeder Treffer würfelt für das Fahrzeug auf der Tabelle der Handwaffen, eine Sprengladung auf der der schweren Waffen (sie darf auch einfach geworfen werden); es gibt keine Schablone, und Fehlwürfe weichen nicht ab.

## Aufbau

OW-optional = Ein als wahlweise bezeichnetes Kapitel gilt nur, wenn sich beide Spieler vor dem Spiel darauf geeinigt haben; ausgeschaltet tritt keine seiner Wirkungen ein.
OW-table-size = Ein erstes Spiel läuft auf 120 x 120 cm in vier Vierteln mit je zwei bis vier Geländestücken (Häuser, Wälder, Mauern, Hügel, Hecken); Straßen, Wege und Flüsse gibt es, wenn beide Spieler zustimmen.
OW-table-zones = In Punktspielen ist das Niemandsland 50 cm breit, und der Rest des Tisches ist gleichmäßig in die beiden Aufstellungszonen geteilt.
OW-army-points = Armeen werden zu ihren Listenpreisen innerhalb einer Grenze gekauft, die das Szenario setzt. (OW-R10)
OW-deploy-cards = Jeder Spieler mischt seinen Stapel und deckt die oberste Karte auf; die größere Zahl stellt zuerst eine Einheit in seine Zone, dann der andere eine, und so weiter mit neuen Karten, bis alle stehen; ein historisches Szenario gibt seine eigene Aufstellung. (OW-R5)
OW-deploy-tie = Gleiche Aufstellungskarten kommen beiseite, und neue werden aufgedeckt. (OW-R30)
OW-deploy-rest = Ein Spieler mit mehr Einheiten als der andere stellt alle übrigen auf einmal auf, ohne Karten.
OW-deploy-transport = Einheiten mit Transport dürfen an Bord oder draußen beginnen, dann im Zusammenhalt damit.
OW-deploy-infiltrate = Einsickernde Einheiten werden angekündigt, aber erst nach allen anderen aufgestellt, in einer durch Karten bestimmten Folge, wenn beide Seiten welche haben.
OW-deploy-shuffle = Nach der Aufstellung werden die Stapel neu gemischt.
OW-first-turn = In der ersten Runde gilt jede Einheit als stehend, bis sie ihren ersten Befehl ausgeführt hat.

## Nacht (wahlweise)

OW-night-detect = Nachts gelten die Nachtspalten der Entdeckungstabelle.
OW-night-move = Nachts verliert Infanterie 5 cm und ein Fahrzeug 10 cm schneller und Sturmbewegung; die langsame bleibt.
OW-night-commander = Nachts braucht ein Fahrzeug, das schneller als langsam fährt, einen herausschauenden Kommandanten.
OW-night-mine = Eine Einheit, die eine Mine auslöst, gilt für die Entdeckung als gefeuert; Minen gibt es nur, wenn das Szenario sie bringt. (OW-R36)
OW-searchlight = Beim Ankündigen der Absicht darf ein Mann, der still neben einem Scheinwerfer steht, eine T(10)-Schablone auf eine Einheit in Sicht legen, entdeckt oder nicht; diese wird dann nach den Tageswerten entdeckt. Seine Einheit darf jeden Befehl haben und auf die angeleuchtete feuern; ein Scheinwerfer kostet 10 Punkte.
OW-searchlight-seen = Eine Einheit, die ihren Scheinwerfer einsetzt, ist von jeder Einheit innerhalb von 200 cm entdeckt.
OW-searchlight-hit = Der Feuernde darf 2 seiner Treffer auf die Einheit des Scheinwerfers aufgeben, um das Licht zu zerstören; die übrigen werden wie üblich gewürfelt.
OW-flare = Mörser und Pistolen dürfen Leuchtkugeln zu je 30 Punkten führen: eine wird auf eine Einheit in Sicht, entdeckt oder nicht, oder auf eine von einem sehenden Freund gemeldete geschossen, trifft bei 7+ und weicht sonst ab. Alle Einheiten unter ihrer T(10)-Schablone sind nach den Tageswerten entdeckt, bis sie am Rundenende entfernt wird, und der Rest der schießenden Einheit darf auf sie feuern.

## Geteilter Stapel (wahlweise)

OW-deck-split = Nach der Aufstellung darf ein Stapel in Manöverkarten (Bewegung, Sturm) und Feuerkarten (Feuer, Deckungsfeuer, Hinterhalt) geteilt werden, jede Hälfte mit eigener Ablage.
OW-deck-draw = Beim Auffüllen entscheidet der Besitzer, wie viele Karten er aus jeder Hälfte zieht, und sagt es dem Gegner.
OW-deck-one = Ein Spieler darf den geteilten Stapel verwenden, während der andere den gewöhnlichen behält.
OW-deck-both = Verwenden ihn beide, sagen sie von Runde zu Runde abwechselnd zuerst an.

## Gebäude und Dächer (wahlweise)

OW-bld-size = Ein Gebäude mit einer Ebene ist unter 10 x 15 cm klein, ab 10 x 15 mittel, ab 20 x 25 groß und ab 30 x 40 riesig; mit zwei Ebenen ist es ab 10 x 12 mittel, ab 15 x 20 groß und ab 20 x 25 riesig (zwei oder mehr Ebenen). Sein Umriss wird vor dem Spiel vereinbart und ändert sich nicht, wenn es zerstört wird.
OW-bld-105 = Direktes Feuer eines Geschützes ab 105 mm auf ein Gebäude würfelt neben dem gewöhnlichen Schaden auch W10 auf der Tabelle für Gebäudezerstörung.
OW-bld-table = Gebäudezerstörung: 1-3 nichts. 4-5 klein: Einheiten darin machen den Ausbildungstest; größer: nichts. 6-7 klein oder mittel: Test; größer: nichts. 8-9 klein: stürzt zur Ruine ein, und jedes Modell darin, auch Fahrzeuge, würfelt ohne Deckung auf der Tabelle der Handwaffen; mittel oder groß: Test; riesig: nichts. 10 klein oder mittel: stürzt ein, Tabelle der schweren Waffen ohne Deckung; groß: Test; riesig: nichts. 11 klein, mittel oder groß: stürzt ein, Tabelle der schweren Waffen ohne Deckung; riesig: Einheiten im getroffenen und in angrenzenden Räumen testen. 12-13 jede Größe: stürzt ein, Tabelle der schweren Waffen ohne Deckung.
OW-bld-calibre = Auf der Gebäude- und der Dachtabelle zählt 110-155 mm +1, 156-200 mm +2 und 201-320 mm +3.
OW-bld-test = Der Ausbildungstest dieser Tabelle ist ungeändert; bei einer Einheit, der er misslingt, sind alle Modelle erschüttert.
OW-bld-ruin = Spätere Treffer auf ein schon zerstörtes Gebäude würfeln noch auf der Gebäudetabelle, mit -1.
OW-bld-section = Große und riesige Gebäude stürzen in Abschnitten von 20 x 25 cm ein, alle Ebenen zusammen; jeder Abschnitt zählt für sich, und sind alle gefallen, wird das Stück eine Ruine gleicher Größe.
OW-bld-bunker = Bunker zählen auf der Gebäude- und der Dachtabelle als riesig.
OW-bld-dust = Ein Einsturz wirbelt Staub bis 5 cm über den Umriss hinaus auf, der als Nebel zählt, aber W10 Runden bleibt, statt sich aufzulösen.
OW-roof-105 = Indirektes Feuer einer Haubitze, eines Mörsers oder Raketenwerfers ab 105 mm auf eine Einheit in einem Gebäude würfelt neben dem gewöhnlichen Schaden auch W10 auf der Tabelle für Dachzerstörung.
OW-roof-table = Dachzerstörung: 1-3 das Dach hält, und die Explosion wird von ihm gemessen. 4-5 klein: das Dach fällt; größer: es hält. 6-7 klein oder mittel: fällt, und ein kleines Gebäude würfelt auch auf der Gebäudetabelle; größer: hält. 8-9 klein, mittel oder groß: fällt, und kleine und mittlere würfeln auch auf der Gebäudetabelle; riesig: hält. 10-11 jede Größe: fällt, und kleine, mittlere und große würfeln auch auf der Gebäudetabelle. 12-13 jede Größe: fällt, und jedes Gebäude würfelt auch auf der Gebäudetabelle. Ein gefallenes Dach wird entfernt, jedes Modell auf der obersten Ebene würfelt ohne Deckung auf der Tabelle der schweren Waffen, und spätere Treffer beachten das Dach nicht.
OW-roof-chain = Der Gebäudewurf nach einem gefallenen Dach hat +1.
OW-roof-section = Dächer großer und riesiger Gebäude fallen in Abschnitten von 20 x 25 cm, jeder für sich, und das ganze Dach wird entfernt, wenn alle gefallen sind.

## Räume (wahlweise)

OW-room-move = In kleinen Gebäuden wird die Bewegung zwischen Ebenen senkrecht gemessen; in größeren nutzen Modelle Treppen, Türen, Fenster und Lücken mit der gemessenen Strecke, und wo ein Boden Lücken hat, dürfen sie gerade hinauf oder hinab klettern.
OW-room-size = Das Innere ist durch Wände in Räume von höchstens 10 x 15 cm geteilt, größere nur, wo das Gebäude es verlangt (Kirche, Fabrik), jeder mit mindestens einer Tür.
OW-room-block = Solange ein feindliches Modell in einem Ausgang eines Raumes steht, darf niemand hindurch, bis es getötet ist.
OW-room-breach = Modelle mit Hohlladungswaffe, Sprengladung, Gammon-Granate, Mine oder Gebäudeladung dürfen sich auch durch Innenwände bewegen, aber nicht durch Böden.
OW-room-gun = Artillerie darf in einem Gebäude nur im Erdgeschoss stehen und nur, wenn eine Tür oder Öffnung groß genug ist, außer in einer für das Gefecht gebauten Stellung.

## Panzer durch Gebäude (wahlweise)

OW-enter-test = Ein Panzer, der in ein Gebäude einbrechen will, macht zuerst einen Test; misslingt er, bewegt er sich in dieser Runde nicht.
OW-enter-table = Nach 5 cm drinnen würfelt er W10, mit -1 bei einem mittleren, -2 bei einem großen und -3 bei einem riesigen Gebäude: 1 (oder weniger) er fährt 5 cm hinein, und das Dach fällt auf ihn oder er stürzt in den Keller, er würfelt also auf der Tabelle der schweren Waffen; 2 er fährt 5 cm hinein, wird unbeweglich und macht einen Nerventest; 3-10 er fährt durch das Gebäude zu seinem Ziel weiter. (OW-R28)
OW-enter-material = Stein durchbrechen nur schwere Panzer, Ziegel mittlere und schwere, Lehm und Holz alle Panzer, Bunker keiner; ein Gebäude ohne Angabe ist aus Ziegel. (OW-R40)
OW-enter-gun = Ein Panzer bricht nur mit dem Rohr nach hinten ein; drinnen darf er zum Zielen bis 45 Grad schwenken, 22,5 nach jeder Seite.
OW-enter-ruin = Ein kleines Gebäude, durch das ein Panzer fährt, wird zur Ruine; größere nicht.
OW-enter-men = Infanterie in einem so zur Ruine gewordenen Gebäude oder in dem Raum, den der Panzer betritt, würfelt auf der Tabelle der schweren Waffen.

## Tunnel und Kanäle (wahlweise)

OW-tun-points = Vor der Aufstellung setzen die Spieler abwechselnd zusammen höchstens sechs Einstiege, jeden mindestens 30 cm vom Tischrand und von jedem anderen, nur auf Straßen oder Gehwege.
OW-tun-infantry = Nur Infanterieeinheiten dürfen hinab, Artillerie nur, wenn das Szenario es sagt, und immer die ganze Einheit zusammen.
OW-tun-down = Eine Einheit, deren Modelle alle im Zusammenhalt mit einem Einstieg sind, darf mit Bewegung oder Sturm hinabsteigen; ein Marker am Einstieg ersetzt sie, und ihre Runde endet ohne Bewegung.
OW-tun-move = Unter der Erde bewegt sich der Marker langsam 5 cm, schnell 15 cm und im Sturm 10 cm, gerade zwischen zwei Einstiegen, und hält an dem, den er erreicht.
OW-tun-up = In einer späteren Runde als der Ankunft darf die Einheit mit Bewegung oder Sturm heraufkommen und wird im Zusammenhalt mit dem Einstieg aufgestellt; sie darf auf ein gültiges Ziel feuern und Feinde innerhalb von 10 cm des Einstiegs stürmen.
OW-tun-table = Bei jedem Abstieg, und bei jedem Aufstieg vor dem Aufstellen der Modelle, wird W10 gewürfelt: 1-5 nichts; 6-7 W10 Modelle würfeln ohne Deckung auf der Tabelle der Handwaffen, und der Einstieg bleibt benutzbar; 8-9 jedes Modell würfelt ohne Deckung auf der Tabelle der Handwaffen, der Einstieg ist geschlossen, und Überlebende kommen im Zusammenhalt mit ihm an die Oberfläche; 10 die ganze Einheit stirbt, und der Einstieg ist geschlossen.
OW-tun-blind = Einheiten über und unter der Erde können einander weder sehen noch entdecken.
OW-tun-fight = Feindliche Marker, die unter der Erde innerhalb von 10 cm sind, dürfen ungeachtet der Entdeckung aufeinander feuern.
OW-tun-template = Eine Flächenwaffe unter der Erde trifft W10 Modelle: -5 bei T(3), aber mindestens 1, ohne Änderung bei T(5), +3 bei T(8), +5 bei T(10); was die Einheit übersteigt, verfällt. (OW-R29)
OW-tun-melee = Ein Sturm, der den Marker an einen feindlichen Marker bringt, beginnt einen Nahkampf mit jedem Modell im Kontakt, und überzählige Modelle geben ihren Nahkampfbonus.
OW-tun-shaken = Eine Einheit unter der Erde mit einem erschütterten Modell kann ihren Marker nicht bewegen.
OW-tun-morale = Moraltests unter der Erde haben -1.
OW-tun-infiltrate = Einsickernde Einheiten dürfen ohne Wurf auf der Tabelle unter der Erde aufgestellt werden; spätere Ab- und Aufstiege werden wie üblich gewürfelt.

## Nebel (wahlweise)

OW-smoke-wind = Vor dem Spiel wird für den Wind gewürfelt: die Richtung wie bei der Abweichung, der Wert als Stärke.
OW-smoke-use = Nebel wird mit jedem Befehl angekündigt, auch mit Bewegung; das Modell, das ihn einsetzt, tut in dieser Runde nichts anderes, während die übrigen normal handeln. Auf einem Fahrzeug ist das der Kommandant, nach seinem Tod ein anderer der Besatzung.
OW-smoke-aim = Nebel darf auf jeden gesehenen Punkt des Tisches gerichtet werden oder auf einen, den eine sehende Einheit erfolgreich gemeldet hat.
OW-smoke-launch = Ein Nebelschuss würfelt W10: 1 Blindgänger; 2-6 er landet W10 cm daneben in zufälliger Richtung; 7-10 er landet auf dem Punkt.
OW-smoke-sight = Niemand sieht durch Nebel, doch Deckungsfeuer darf hindurch gegeben werden; Modelle darin sind zu sehen.
OW-smoke-cover = Modelle im Nebel sind in leichter Deckung, und Feuer auf sie hat -2 auf den Treffer und -2 auf den Schaden.
OW-smoke-slow = Bewegung im Nebel ist nur langsam.
OW-smoke-phase = Für Nebel wird zu Beginn jeder Runde gewürfelt, vor den Tests der Einzelnen und dem Auffüllen; die Spieler wählen abwechselnd Schablonen, der letzte Gewinner der Initiative zuerst. (OW-R27)
OW-smoke-disperse = Jede Schablone würfelt W10: 1 der Wind wird neu gewürfelt und die Schablone entfernt, doch eine weitere 1 in derselben Phase zählt als 2-7; 2-7 sie wird entfernt; 8-10 sie bleibt und treibt mit dem Wind um so viele cm wie seine Stärke.
OW-smoke-range = Die Reichweite des Nebelwerfers eines Fahrzeugs wird vom Rand des Fahrzeugs gemessen.
OW-smoke-vehicle = Nebelwerfer des Fahrzeugs: T(8) auf das Fahrzeug selbst, einmal verwendbar, 50 Punkte.
OW-smoke-rear = Heck-Nebelwerfer: Reichweite 5 cm, Feld nach vorn wie gedruckt, T(8), einmal verwendbar, 50 Punkte. (OW-R26)
OW-smoke-side = Seitlicher Nebelwerfer: Reichweite 15 cm, Felder nach vorn und zur Seite, drei T(3)-Schablonen, die sich berühren und beim Auflösen zusammen gewürfelt werden, auf jeder Seite einmal verwendbar, 80 Punkte.
OW-smoke-grenade = Nebelgranatwerfer: Reichweite 30 cm, Felder nach vorn und zur Seite, T(8), einmal verwendbar, 60 Punkte.
OW-smoke-shells = Nebelgranaten für Geschütze und Mörser: Reichweite nach Waffe, Schablone nach Kaliber, jede Granate einmal verwendbar und mehrere käuflich, weißer Phosphor, wenn der Eintrag ihn nennt, 50 oder 80 Punkte.
OW-smoke-fog = Nahverteidigungswerfer mit Nebel: Reichweite 30 cm, Feld nach vorn, eine T(5)-Schablone, die zugleich Nebel und Explosion ist, einmal verwendbar, 100 Punkte; das Fahrzeug trägt auch äußere Minen, so dass Infanterie im Nahangriff darauf bei 1-4 statt 1-2 stirbt.

## Brände (wahlweise)

OW-fires-start = Wird ein Fahrzeug durch eine Katastrophe oder Motor/Munition zerstört, wird W10 gewürfelt: bei 9-10 brennt das Wrack.
OW-fires-stay = Ein brennendes Wrack ist für den Rest des Spiels von Nebel bedeckt; dieser löst sich nie auf.
OW-fires-heat = Infanterie innerhalb von 5 cm eines brennenden Wracks würfelt sofort auf der Tabelle der Handwaffen.
OW-fires-push = Ein Fahrzeug, das ein brennendes Wrack zu schieben oder zu zermalmen versucht, würfelt sofort: auf der Tabelle des leichten Flammenwerfers, wenn es ungepanzert ist, auf der des schweren, wenn gepanzert. (OW-R43)
OW-fires-night = Nachts erhellt ein brennendes Wrack eine T(10)-Fläche um sich, in der die Tageswerte der Entdeckung gelten.

## Fahrzeugstaffeln (wahlweise)

OW-sq-form = Gleiche Fahrzeuge dürfen vor dem Spiel zur Staffel erklärt werden; sie hält zusammen und handelt als eine Einheit mit einer Karte und einem Ziel.
OW-sq-hits = Der Besitzer verteilt Treffer nach Wahl und Sicht so, dass jedes Fahrzeug einen erhält, wenn es genug sind; Treffer über die Zahl der Fahrzeuge hinaus verteilt der Feuernde ebenso.
OW-sq-failed = Misslingt der Besatzung eines Fahrzeugs ein Moral- oder Nerventest, fahren die anderen entweder aus dem Zusammenhalt, und es ist verloren, oder sie halten ihn, während seine Besatzung sich nach den üblichen Regeln fängt und wieder einsteigt.
OW-sq-immobile = Wird ein Fahrzeug unbeweglich, fahren die anderen entweder aus dem Zusammenhalt, und es ist verloren, oder sie halten ihn, und es handelt ohne Bewegung mit ihnen weiter.
OW-sq-alone = Ein Fahrzeug, das bricht, berührt die Moral der anderen nicht.
OW-sq-courage = Ist die Hälfte einer Staffel zerstört oder gebrochen, macht sie einen ungeänderten Muttest; misslingt er, fahren alle ihre Fahrzeuge langsam rückwärts, so weit sie können, gerade zur nächsten Deckung, um unpassierbares Gelände herum und im Zusammenhalt, auch wenn sie in dieser Runde schon gehandelt haben. Ab der nächsten Runde handeln sie normal.

## Zeitweilige Zuteilungen (wahlweise)

OW-at-tanks = Gleiche Panzerfahrzeuge eines Zuges, beliebig viele in einer Kette von Abständen bis 20 cm, dürfen zu Beginn einer Runde, vor dem Ziehen, zu einer Einheit erklärt werden, wenn in der letzten Runde die Funkverbindung zwischen ihnen gelang. (OW-R31)
OW-at-fire = Eine solche Gruppe zieht eine Karte und hat einen Befehl; ihre Hauptgeschütze teilen ein Ziel, ihre Nebenwaffen ein anderes und eine weitere Nebenwaffe ein drittes.
OW-at-hits = Treffer auf eine solche Gruppe verteilt ihr Besitzer gleichmäßig nach Sicht, überzählige der Feuernde.
OW-at-leave = Die Fahrzeuge dürfen ab Beginn der nächsten Runde durch Erklärung wieder einzeln werden, ohne Funk.
OW-at-transport = Jede Infanterieeinheit darf zu Beginn einer Runde jedem Transport zugeteilt werden oder so das Spiel beginnen, wenn sie im Kontakt oder an Bord ist; mehrere Einheiten dürfen ein Fahrzeug teilen, solange Platz ist, manche Fahrzeuge tragen auch Geschütze, und alle zusammen ziehen eine Karte und haben einen Befehl. Ab Beginn der nächsten Runde dürfen sie durch Erklärung getrennt werden, auch eine allein, während die anderen bleiben.
OW-at-aboard = Solange zugeteilte Infanterie an Bord ist, kann nur auf das Fahrzeug gefeuert werden; wird es zerstört, sterben alle Insassen.
OW-at-follow = Beliebig viel Infanterie darf zu Fuß einem Fahrzeug jeder Art zugeteilt werden und hält 10 cm Zusammenhalt; wird das Fahrzeug zerstört, leidet sie nur in der Reichweite seiner Explosion.
OW-at-riders = Für Männer auf einem Panzer gelten die Regeln für Aufsitzen und Zuteilung zu einem Transport, sonst nichts. (OW-R34)

## Entscheidungen

OW-R1 = Deckungsfeuer hat an einer Stelle -3 Schaden und an einer anderen auch -1 auf den Treffer: beides gilt immer, ob das Ziel entdeckt ist oder nicht.
OW-R2 = Das Panther-Beispiel erklärt seine 9 zum Treffen mit schwerer Panzerung, während mittlere sonst den Schadenswurf senkt: der Panther gehört zur schweren Klasse mit Spaltenwert 9, und Panzerungseigenschaften wirken nur auf den Schaden. Ein Schalter (von Anfang an aus) kann schwere Panzerung stattdessen als -1 auf den Treffer bei einer 8 der mittleren Klasse lesen.
OW-R3 = Dasselbe Beispiel liest seinen Schadenswürfel 6 ohne die Änderung des mittleren Geschützes gegen ein Halbkettenfahrzeug: Änderungen nach Geschützklasse gelten immer, neu gezählt für das schließlich getroffene Fahrzeug; die Halbkettenspalte der Daten zeigt die Hauptwaffe bei 6 und bei 7, das Beispiel stimmt also so oder so.
OW-R4 = Das Rammbeispiel stellt einen schweren gegen einen leichten Panzer und nennt den kleineren dann mittel: der kleinere ist der leichte und würfelt auf der Tabelle der schweren Waffen.
OW-R5 = "Höhere Priorität" bei der Aufstellung heißt die größere Zahl: dieser Spieler stellt zuerst auf, die schnellere Karte wird also damit belohnt, als Zweiter aufzustellen.
OW-R6 = Der Test des Einzelnen steht an einer Stelle in der Panikphase und an einer anderen vor dem Auffüllen: er kommt vor dem Auffüllen.
OW-R7 = Die Marke nach dem Sammeln ist an einer Stelle "bewegt" oder "stand", an einer anderen immer "stand": eine gesammelte Einheit wird als stehend, eine in dieser Phase gerannte als bewegt markiert.
OW-R8 = NH und NE heißen beide ohne Wirkung; wo der Absatz über leichte Mörser vom Raketenschützen spricht, meint er den Mörserschützen.
OW-R9 = Die amerikanische Gruppe mit 22 Würfeln sind zehn Mann, neun mit Selbstladegewehren (18 Würfel) und einer mit automatischem Gewehr (4 Würfel), das keinen Helfer braucht.
OW-R10 = Ausgaben unterscheiden sich: gespielt wird allein dieser Text. Es gibt kein Überbieten des eigenen Befehls und keine Mindestentfernung für indirektes Feuer; die Punktgrenze (3.000 in den Daten) und der Preis des 250/9 sind Vorgaben der Daten, und die Mindestentfernungen der späteren Ausgabe sind ein Schalter, von Anfang an aus.
OW-R11 = Zusatzstrecke darf gefahren werden, aber über dem Sturmwert ohne Zusatz muss der Kommandant herausschauen.
OW-R12 = Eine Hand über der Grenze nach Verlusten wird behalten, und nichts wird gezogen.
OW-R13 = Hat eine Seite keine Einheit mehr zu befehlen, macht die andere allein und ohne Antwort weiter.
OW-R14 = Verzögertes Feuer in einer Kette wird in die Bewegung des genannten Ziels eingefügt; diese geht dann mit den unversehrten Modellen weiter.
OW-R15 = Eine Stelle deutet Rennen und Sammeln in einer Phase an, das Fahrzeugkapitel verbietet es: nur Einheiten, die zu Beginn der Runde in Deckung liegen, testen und werden dann als stehend markiert; in dieser Phase gerannte werden als bewegt markiert und testen nicht.
OW-R16 = Beim Rammen ist das kleinere Fahrzeug immer das der niedrigeren der vier Klassen, im Beispiel also der leichte Panzer (wie OW-R4).
OW-R17 = Die Richtung, in die ein Würfel zeigt, ist ein gleichverteilter Zufallswinkel.
OW-R18 = Indirektes Feuer ohne Sicht über 120 cm nutzt eine fünfte Stufe, x5.
OW-R19 = "Nicht näher am Feind" heißt, dass der Abstand zum nächsten feindlichen Modell nicht schrumpfen darf; gibt es keine solche Deckung, rennt die Einheit gerade vom nächsten Feind weg, und was den Tisch verlässt, wird entfernt.
OW-R20 = Ein Nahkampf dauert einen Durchgang innerhalb des Befehls, der ihn auslöste, und geht in einer späteren Runde nur durch einen neuen Sturm weiter; gleiche Würfe tun nichts.
OW-R21 = Eine Einheit, deren Modelle alle erschüttert sind, verwendet ihren Befehl zum Aufstehen und gilt als stehend.
OW-R22 = Der Test des Einzelnen, mit Moraländerungen, gilt nur für auf einen Mann geschrumpfte Infanterieeinheiten; nicht für Fahrzeugbesatzungen und nicht für Einheiten, die von Anfang an aus einem bestehen.
OW-R23 = Nach dem Rammen halten beide Fahrzeuge im Kontakt; die Schadenswürfe haben keine Änderungen.
OW-R24 = "Wenn es Bewegung oder Sturm hatte" (unbeweglich) meint den Befehl, der beim Treffer ausgeführt wird.
OW-R25 = Halbierte Bewegung ist die genaue Hälfte.
OW-R26 = Der Heck-Nebelwerfer ist mit Feld nach vorn gedruckt: so belassen und als wahrscheinlicher Druckfehler für hinten vermerkt.
OW-R27 = Das Auflösen des Nebels fehlt in der Liste der Schritte: es kommt als Erstes in der Runde, vor den Tests der Einzelnen und dem Auffüllen; der Gewinner der Initiative der vorigen Runde wählt zuerst.
OW-R28 = Auf gedruckten Tabellen ist ein geändertes Ergebnis unter der ersten Zeile die erste und über der letzten die letzte; die beiden Schadenstabellen sind Daten und folgen ihrer eigenen Überschrift (0 oder weniger ohne Wirkung, mehr als 10 Zeile 10).
OW-R29 = Unter der Erde ist W10-5 einer T(3) mindestens 1, wie bei einer Unterbrechung.
OW-R30 = Gleiche Aufstellungskarten werden neu gezogen.
OW-R31 = "Innerhalb von 20 cm voneinander" ist durch eine Kette erfüllt.
OW-R32 = Koordinaten zählen ab dem Erfolg, auch in derselben Runde; eine Feuereinstellung ist eine Meldung mit demselben Wurf.
OW-R33 = Ein Melder fern seiner Einheit ist ein eigenes Ziel und verursacht keinen Abzug wegen fehlenden Zusammenhalts.
OW-R34 = Das Kapitel über Panzer als Transporte bricht ab: für Aufsitzende gelten Aufsitzen und Zuteilung zum Transport; sonst ist nichts umgesetzt.
OW-R35 = Die Abbildung der Seiten ist verloren: Front und Heck sind je 90 Grad, die Seiten der Rest.
OW-R36 = Minen haben keine Regel außer der Nachtzeile: es gibt keine, wenn kein Szenario sie bringt.
OW-R37 = Ein Richtschütze feuert in einer Runde entweder das Hauptgeschütz oder die koaxiale Waffe.
OW-R38 = Deckungsfeuer mit Flächenwaffen ist erlaubt, auf ein Modell in Sicht gerichtet, mit -1 und -3.
OW-R39 = Eine nötige 11 oder mehr sperrt nur indirektes Feuer; direktes darf würfeln, wenn eine 10 mit Änderungen die Zahl erreichen kann.
OW-R40 = Das Material eines Gebäudes steht in den Daten; Vorgabe ist Ziegel.
OW-R41 = Die Abweichung von Granaten und geworfenen Ladungen nutzt die Stufe x1, und 1 oder 2 hat keine Wirkung.
OW-R42 = Die Moral wird sofort nach dem Angriff getestet, der die Grenze erreicht, vor dem nächsten Befehl der Kette.
OW-R43 = Beim Schieben eines brennenden Wracks trifft der Flammenwurf das schiebende Fahrzeug, ungepanzert auf der leichten, gepanzert auf der schweren Tabelle, wie gedruckt.
OW-R44 = Das verdeckende Fahrzeug wird "ohne Grundänderungen" geprüft, doch das Beispiel zählt das +1 eines langen Rohrs: Änderungen der Waffe zählen, die von Befehl, Entfernung und Deckung nicht.
OW-R45 = Der Text schweigt über einen erschöpften Stapel: die Ablage wird eingemischt (wie die Daten vorschlagen).
OW-R46 = Für tiefe Wannenwaffen begrenzt der Text die Sicht auf 10 cm hinter niedrigen Mauern und Hecken und lässt sie dann mit -1 über eine Hecke feuern: die Hecke sperrt nie einen Schuss auf ein Ziel, das das Fahrzeug sieht, kostet aber -1 (nicht, wenn das Fahrzeug unmittelbar an der Hecke steht); die Mauer behält die Grenze von 10 cm.
OW-R47 = Die Felder von Türmen und Wannengeschützen sagen, wie weit sie beim Ausrichten von dort schwenken dürfen, wohin sie gerade zeigen; die neue Richtung bleibt.
OW-R48 = Nicht gedruckte Paare der Geschützklassen folgen der Differenz Geschützklasse minus Zielklasse (Daten 9.2).
OW-R49 = Der Text sagt, eine Explosion wirke auf ein Panzerfahrzeug nur mit der Mitte darauf, und gibt dann für eine Mitte daneben die Tabelle der Handwaffen: mit der Mitte darauf gelten die Regeln für Treffer und Durchschlag, mit der Mitte daneben würfelt ein Fahrzeug unter der Schablone nur auf der Tabelle der Handwaffen.
OW-R50 = Von wo gemessen wird, ist für Basen nicht gesagt: Männer und Geschütze von der Mitte ihrer Basen (2 cm breit), Fahrzeuge von ihren Umrissen; Basenkontakt ist ein Abstand von höchstens 2,5 cm zwischen den Mitten zweier Männer, unmittelbar neben etwas stehen einer von höchstens 3 cm.
OW-R51 = Eine Einheit ist nur durch Modelle entdeckt, die der Beobachter auch sieht.
OW-R52 = Feuern mehrere Modelle einer Einheit, ist die Deckung eines Zielmodells die, die der nächste von denen findet, die es sehen.
OW-R53 = Während sie sich bewegt, hat eine Einheit den Entdeckungszustand, den ihre Bewegung gibt: bewegt bei Sturm oder schneller Bewegung, stehend bei langsamer.
OW-R54 = Am Punkt einer Unterbrechung haben alle Modelle der Einheit denselben Anteil ihrer Wege zurückgelegt; der Punkt wird in Zwanzigsteln der Bewegung genannt.
OW-R55 = Ein Wald oder eine Ruine, die die Linie auf höchstens 5 cm kreuzt, gilt wie ein kleiner Wald; innerhalb eines Waldes, einer Ruine oder eines Gebäudes sehen Männer 5 cm weit und nur auf ihrer eigenen Ebene.
OW-R56 = Das Buch hat kein Urteil: die Punkte vernichteter feindlicher Einheiten zählen voll, die am Ende gebrochener halb, und Orte, die ein Szenario nennt, mit ihren Punkten für den Platz, der allein nicht gebrochene Männer innerhalb von 10 cm hat, zu Fuß oder in einem Fahrzeug (ein verlassenes Geschütz oder Fahrzeug hält nichts); in einem Szenario mit Angreifer bekommt nur er Punkte für Orte.
OW-R57 = Ein verzögerter Schuss, dessen Ziel sich doch nicht bewegt, wird dorthin gefeuert, wo das Ziel steht; ist es weg, zählt Feuer als gefeuert und Hinterhalt als zurückgehalten.
OW-R60 = Welche Männer ein Besatzungsergebnis trifft, ist nicht gesagt: stehende vor erschütterten und der Kommandant als letzter davon, da jeder jede Aufgabe erfüllen kann außer der des Kommandanten.
OW-R61 = Ein Fahrzeug wird gesehen, wenn die Linie zu irgendeinem von neun Punkten seines Umrisses (Ecken, Seitenmitten, Mitte) frei ist, und nach denselben Punkten zählt, wie viel verdeckt ist: einen Punkt verdeckt, was die Linie zu ihm beendet, ebenso eine niedrige Mauer oder Hecke, die dem Fahrzeug näher steht als dem Schützen.
OW-R62 = Wo die Teile eines Fahrzeugs sitzen, ist nicht gesagt: die Hauptwaffe im mittleren Drittel (ein Wannengeschütz vorn), Wannenwaffen im vorderen Fünftel, der Motor im letzten Viertel (vorn bei Autos, Lastwagen und Halbkettenfahrzeugen), das Laufwerk rundum; eine niedrige Mauer kann nur das Laufwerk verbergen.
OW-R63 = Eine Fahrzeugwaffe, die auf eine Einheit aus mehreren Teilen feuert, nimmt den Teil, den der Schütze wählt, wenn sie mehr als einem schaden kann; Männer, die aus einem Fahrzeug feuern, nehmen gemeinsam einen Teil. Ist dieser Teil beim Schuss nicht mehr da, nimmt sie zuerst ein Fahrzeug, dann die Männer in der geringsten Deckung.
OW-R64 = Nebel, den ein Fahrzeug auf sich selbst legt, braucht keinen Abschusswurf; jeder andere Werfer und jede Granate schon.
OW-R65 = Einsickernde dürfen wie andere in der eigenen Zone stehen; außerhalb stehen sie mindestens 20 cm von jedem Feind und außer dessen Sicht.
OW-R66 = Zeitweilig zugeteilte Einheiten haben die Ausbildung der Einheit des Fahrzeugs und die größere ihrer Panikgrenzen.
OW-R67 = Ein Wrack im Weg eines langsam fahrenden Kettenfahrzeugs wird zermalmt und weggenommen; alle anderen müssen darum herumfahren.
OW-R68 = Die Fahrzeuge einer Staffel fahren denselben Weg nebeneinander, jedes mit eigenen Fahrtests, eines nach dem anderen; bevor ein verzögerter Schuss fällt, kommen alle bis zu seinem Punkt ihres Weges, und kommt das erste nicht so weit, wartet der Schuss auf das nächste.
OW-R69 = Armeen werden offen gekauft, ein Spieler nach dem anderen.
OW-R70 = Treffer auf eine Schwadron, einen Trupp oder eine Gruppe werden einzeln genommen, nachdem alle Würfel einer Waffe gefallen sind: der Besitzer nennt für jeden ein Fahrzeug in Sicht des Schützen, bis jedes einen hat, die übrigen verteilt ebenso der Schütze. Der Schaden von Treffern auf einen Motorradtrupp wird zuerst gewürfelt, und sein Besitzer verteilt alle Ergebnisse, den höchsten Wurf zuerst, so dass jede Maschine in Sicht eines nimmt, bevor eine ein zweites nimmt. Eine Schablone oder Flamme trifft nur, was unter ihr liegt.
OW-R71 = Was geschieht, wenn eine Bewegung auf dem Platz eines anderen endet, steht nicht da: keine zwei Standflächen oder Umrisse überdecken sich, darum steht ein Modell am nächsten freien Punkt zurück auf seinem Weg, sonst gleich daneben; Männer weichen einem Geschütz oder Fahrzeug aus, das auf ihnen gedreht, gezogen oder angehalten wird; ein Stück, das sich nicht drehen kann, ohne auf einem anderen zu stehen, zielt, wie es steht; und die Bedienung behält ihre Plätze um ein Geschütz, das sie schiebt.
OW-R72 = Ein besetztes Fahrzeug gehört zum Zusammenhalt seiner Einheit: Männer zu Fuß und Fahrzeug beenden ihre Bewegung höchstens 10 cm voneinander. Ein leeres, das von all seinen Männern weiter als 10 cm entfernt ist, ist verlassen und zählt nicht.
OW-R73 = Wohin „das Rohr nach hinten“ zeigt und wie es dorthin kommt, ist nicht gesagt: es zeigt von der Fahrtrichtung weg. Ein Turm wird so gedreht, wenn die Fahrt beginnt, die in ein Gebäude einbricht; ein Rohr in der Wanne kann nur rückwärts einbrechen.
OW-R74 = Was eine Einheit tut, die unter der Erde in Panik gerät, ist nicht gesagt: sie wirft sich bei ihrem Marker hin, wie in leichter Deckung, und sucht sich dort zu sammeln.
OW-R75 = Ein Geschoss, das an Freunden vorbei fehlgeht, explodiert auf dem, den es trifft; was geworfen wird, fliegt über sie hinweg und wird nicht geprüft.
OW-R76 = Der Richtschütze blickt an seinem Geschütz entlang: er sieht, was von dessen Platz aus zu sehen ist, solange er unerschrocken dabei steht.
OW-R77 = Das Buch lässt einmal die Einheit, einmal jedes Modell laufen: Wer die nächste erlaubte Deckung hat, läuft voran, und die anderen folgen ihm wie in die eigene Deckung einer Einheit (OW-panic-part), jeder an den nächsten Platz in Deckung, der höchstens 10 cm von einem liegt, der seinen Platz hat, wenn möglich nicht näher am Feind, oder so dicht heran, wie er kommt; wo das Gelände sie trennen würde, warten die Schnelleren, und ohne jede Deckung laufen alle geradeaus weg von dem Feind, der der Einheit am nächsten steht. Deckung ist jeder Teil von Wald, Gebäude, Ruine oder Graben und jeder Platz im Umkreis von 3 cm um Mauer, Hecke oder Fahrzeug, gleich auf welcher Seite; nah wird gerade gemessen, und ob ein Platz näher am Feind ist, entscheidet er selbst und nicht der Weg.
OW-R78 = Ob Mauern und Hecken gegen Schablonen decken, ist nicht gesagt: bei direktem Feuer, geworfene Granaten und Ladungen eingeschlossen, hat jeder Mann unter der Schablone die Deckung, die auf der Linie vom Schützen zu ihm liegt, wie gegen Gewehre, und wen der Schütze nicht sieht, die der Mauern und Hecken dazwischen; gegen alles, was von oben fällt oder abgewichen ist, zählt nur das Gelände, in dem ein Mann ist.
OW-R79 = Wie ein Nahkampf ungleicher Zahl gewürfelt wird, ist nicht gesagt: Jeder Angreifer nimmt den nächsten Feind in Kontakt, der die wenigsten Gegner hat, dann jeder Feind in Kontakt, den keiner nahm, ebenso einen der Angreifer; jeder würfelt einmal, sein Ergebnis wird der Reihe nach mit dem eines jeden verglichen, mit dem er gepaart ist, solange beide da sind, und jeder hat +1 für jeden Freund, der außer ihm gegen denselben Feind steht. Kontakt gibt es auf einer Ebene und nicht durch hohe Mauer oder Hecke, auch nicht durch die Wand eines Hauses oder Raums außer an einer Öffnung; ein Sturm geht durch Türen und Fenster, zahlt für Stockwerke und Mauern wie jede Bewegung und ist langsam, wo Rauch oder Gelände es verlangt.
OW-R90 = In einer Einheit aus mehreren Fahrzeugen steigt auf einen Befehl zum Aufsitzen jeder Mann zu Fuß, der es erreicht, in sein eigenes Fahrzeug, nicht nur in das genannte.
OW-R91 = Was aus Männern einer Staffel wird, deren Fahrzeug ein Wrack ist, wird nicht gesagt: sie gehen zu Fuß im Zusammenhalt mit den anderen und sind verloren wie eine zurückgelassene Besatzung, sobald diese aus dem Zusammenhalt fahren.
OW-R92 = Eine Besatzung einer Staffel oder Gruppe von Fahrzeugen, die ihren Moraltest nicht besteht, steigt aus und liegt erschüttert neben ihrem Fahrzeug wie nach einem misslungenen Nerventest; mit dem nächsten Befehl der Einheit steht sie auf, mit einem späteren sitzt sie auf. Die Einheit selbst ist nicht gebrochen.
OW-R93 = Jede Bewegung eines Befehls kann unterbrochen werden. Hat sie zwei Abschnitte (Männer gehen zum Aufsitzen heran und das Fahrzeug fährt dann, oder es fährt und Abgesessene gehen weiter), ist jeder die Hälfte des Weges, auf dem der Punkt der Unterbrechung genannt wird; wer ein Fahrzeug stürmt, läuft nach seinem Test zusammen mit der Bewegung der anderen.
OW-R94 = Erreichen nur einige Männer einer Einheit mit dem Rest ihrer Bewegung die angesagte Ebene, steigen diese, und die anderen bleiben auf ihrer. Wer nicht an der Treppe eines größeren Gebäudes vorbeikommt, geht vom Ende seines Weges hin und zurück.
OW-R95 = Der erste wirkliche Einschlag einer Salve ist der der ersten Schablone, die explodiert: solange jede Abweichung ein Blindgänger war, weicht die nächste Schablone vom Ziel ab.
OW-R96 = Ladungen werden so viele auf einmal scharf gemacht und gezündet, wie ihr Besitzer sagt; was an einem Stück zusammen gezündet wird, würfelt nacheinander, nur an einer Brücke zusammen.
OW-R97 = Die Bedienung eines Geschützes darf im Fahrzeug mitfahren, das es zieht, solange Platz ist: sie steigt auf Befehl ihrer eigenen Einheit ein und aus, bleibt diese Einheit und teilt wie andere Mitfahrer das Schicksal des Fahrzeugs.
OW-R98 = Ein Befehl hängt jedes Geschütz einer Batterie an oder ab, neben dem ein Fahrzeug und drei Männer stehen.
OW-R99 = Die Listen geben jedem Zug höchstens einen Führungstrupp: unter einzeln gekauften Einheiten darf es so viele Führungstrupps geben, wie die Gruppen Züge der kleinsten Stärke ergäben, einen immer.
OW-R100 = Bei geteiltem Stapel kommt eine getauschte Karte auf den Ablagestapel ihrer Hälfte, und die neue wird aus derselben Hälfte gezogen.
OW-R101 = Das Buch lässt eine Besatzung, die ihren Nerventest nicht bestand, mit ihrem nächsten Sturmbefehl wieder aufsitzen, obwohl sie ganz erschüttert ist (gegen OW-R21): eine Besatzung, die erschüttert neben ihrem eigenen leeren Fahrzeug liegt, darf mit einem Bewegungs- oder Sturmbefehl aufstehen und aufsitzen und tut in dieser Runde nichts anderes.
OW-R102 = Das Buch nennt Sandsäcke an Fahrzeugen einmal und gibt ihnen weder Preis noch Wert: sie stehen nicht in den Listen, nur Schürzen schützen. Minen wirken nur durch den Lärm, der verrät, wer auf eine tritt.
OW-R103 = Ob Wände zwischen Räumen verdecken, wird nicht gesagt: sie gelten wie die des Gebäudes. Wo mit Räumen gespielt wird, sieht, schießt, wirft und sprüht niemand durch eine Innenwand, außer es ist darin eine Tür, die höchstens 5 cm von jedem der beiden entfernt ist, der im Gebäude ist; wer in der Tür steht, ist in beiden Räumen. Explosion und Trümmer dringen durch Innenwände, wie es das Buch von Granaten sagt.
OW-R104 = Wie hoch ein Hügel ist und was das bewirkt, wird nicht gesagt: er ist eine 4 cm hohe Ebene, wie ein Stockwerk, wenn das Szenario nichts anderes sagt. Wer darauf steht, blickt von dort: niedrige Mauern und Hecken, die nicht darauf stehen, sind für ihn nichts, bei hohen entscheidet die wahre Sichtlinie, und Feuer auf eine Entfernung, die nicht größer ist als seine Höhe über einem Fahrzeug, kommt von oben, in ein oben offenes auf alle darin wie auf Männer im Freien. Das Auge ist 2 cm über dem Stand des Modells; was die wahre Linie von Auge zu Auge erst unterhalb der Hügelkante träfe, ist verdeckt, bei Fahrzeugen Punkt für Punkt: hinter dem Hügel und dicht unter seinem Rand.

## Beispiele, die als Tests laufen

OW-ex-1 = Karten: eine Armee von 10 Einheiten zieht 15 Karten (eine deutsche 17).
OW-ex-2 = Kette: Feuer 5 auf die Amerikaner auf der Straße, von ihnen zur Antwort Sturm 3, Feuer 1 vom Maschinengewehr; auf eine 1 kann niemand antworten; ausgeführt 1, 3, 5; der Sturm findet nur statt, wenn die Einheit überlebt und die Moral besteht, dann feuern die überlebenden Grenadiere; der Spieler ohne Initiative eröffnet als Nächster.
OW-ex-3 = Zuvorkommen oder unterbrechen: gegen einen Sturm 3 über eine Mauer trifft Sturm 2 bei 8+ (7 und -1) und tötet bei 7+ (mittlere Deckung), Hinterhalt 2 nach der Mauer trifft bei 6+ (7 und +1) und tötet bei 3+ (offen).
OW-ex-4 = Bewegung eines Mannes: 20 cm schnell bei Bewegung, 15 cm im Sturm.
OW-ex-5 = Fünf Treffer auf drei Mann, 3 tot und 2 erschüttert: drei werden entfernt, der Rest verfällt.
OW-ex-6 = Zwölf Mann, 9 erschüttert und 3 stehend, 4 tot: die 3 stehenden gehen zuerst.
OW-ex-7 = Zwölf Mann, 6 erschüttert und 6 stehend, 4 tot und 4 erschüttert: 4 stehende werden entfernt, 2 hingelegt, 2 Ergebnisse erschüttert verfallen.
OW-ex-8 = Teils im Wald, teils hinter einer Mauer: 22 Schüsse werden vor dem Würfeln geteilt; eine 6 auf der Tabelle der Handwaffen tötet in leichter Deckung und erschüttert in mittlerer nur.
OW-ex-9 = Teils im Graben: nur der Teil im Graben hat die -1 auf den Treffer.
OW-ex-10 = MG34: alle 7 Schüsse gehen auf einen Teil des Ziels; die anderen Waffen dürfen den anderen nehmen.
OW-ex-11 = Schadenstabellen: ein 75-mm-Geschütz würfelt auf dem Teil der schweren Waffen, ein Gewehr auf dem der Handwaffen.
OW-ex-12 = Änderungen: Sturm bis innerhalb von 5 cm vor dem Feuern ist -1 und +3, zusammen +2.
OW-ex-13 = 150-mm-Granate auf ein Haus: eine Explosion von 10 cm von der Außenwand nach innen; auf einen Wald: 10 cm Radius um das Zielmodell.
OW-ex-14 = Abweichung: ein Würfel von 6 weicht 6 cm mal die Stufe der Entfernung ab (6, 12, 18 oder 24 cm).
OW-ex-15 = Panik: 3 Tote und 2 Erschütterte bei Grenze 3 und Ausbildung 4+, ein Wurf von 3 misslingt; die Erschütterten stehen auf, und alle rennen in der nächsten Panikphase in Deckung.
OW-ex-16 = Eine nach misslungenem Nerventest ausgestiegene Besatzung steigt mit einem Sturmbefehl wieder ein und tut in dieser Runde nichts anderes.
OW-ex-17 = Die Besatzung eines Panthers, der der Nerventest misslang, zählt für Treffer und Entdeckung als Infanterie.
OW-ex-18 = Mittlerer Panzer: 35 cm schnell bei Bewegung, 25 cm im Sturm.
OW-ex-19 = Panzer mit Bewegungsbefehl: Richtschütze, MG-Schütze und Ladeschütze tun nichts, der Fahrer fährt.
OW-ex-20 = Geschlossener Panzer IV, Fallschirmjäger auf 40 cm hinter einer Mauer, die sich schnell bewegt haben: 60 - 25 = 35, nicht entdeckt; kommt der Kommandant heraus, sind sie auf 60 entdeckt, und es wird mit -1 auf sie gefeuert.
OW-ex-21 = Mittlerer Panzer fährt 10 cm mit zwei Wendungen: 10 + 5 + 5 = 20, mehr als 18 langsam und nicht mehr als 25 im Sturm, also schnell und ohne herausschauenden Kommandanten.
OW-ex-22 = T-34 mit schnelles Fahrzeug: ein Sturm von 30 cm übersteigt 25, der Kommandant muss also herausschauen.
OW-ex-23 = Ein schwerer Panzer rammt einen leichteren: der leichtere würfelt auf der Tabelle der schweren Waffen, der schwere auf der der Handwaffen.
OW-ex-24 = Sherman auf ein teils von einem Panther verdecktes Halbkettenfahrzeug 250/9: 8 trifft, Schaden 6 ist die verdeckte Hauptwaffe, der Panther braucht 9, und der Schuss prallt ab; mit langem Rohr (+1) ist er getroffen, und die 6 wird in seiner Spalte gelesen.
OW-ex-25 = Zweiter Treffer auf eine verlorene Nebenwaffe eines mittleren Panzers: nur 2 der Besatzung und der Nerventest wirken.
OW-ex-26 = Einheit teils in einem Halbkettenfahrzeug, langsame Bewegung: die Männer zu Fuß gelten als stehend, das Fahrzeug als bewegt.
OW-ex-27 = Panzergrenadiere, außerhalb ihres Lastwagens aufgestellt, stehen innerhalb von 10 cm davon; der Feind darf auf den Lastwagen oder die Männer feuern, jedes nach eigener Entdeckung.
OW-ex-28 = Kübelwagen: 22 Würfel (4 und 18), geteilt in 14 auf zwei Mann hinter einer Hecke (leichte Deckung) und 8 auf den Wagen mit Fahrer.
OW-ex-29 = Letzte Chance: 20-mm-Geschütz auf einen mittleren Panzer, 11 mit +1 langes Rohr und +1 Hinterhalt ist 9; Schaden 8 mit -1 mittlere Panzerung von vorn und -1 leichtes Geschütz gegen mittleren Panzer ist 6, NH.
OW-ex-30 = Panik eines Panzers: 1 Mann tot und 1 erschüttert bei Grenze 1, Test misslungen: die Besatzung steigt aus, auch der Erschütterte und stehend; nächste Runde rennt sie zur nächsten Deckung, der Panzer ist keine.
OW-ex-31 = Tisch: 120 - 50 = 70, also zwei Zonen von 35 cm und 50 cm dazwischen.
OW-ex-32 = Scheinwerfer: von 3 Treffern auf seinen Posten werden 2 aufgegeben, um das Licht zu zerstören, und 1 wird in der Infanteriespalte gewürfelt.
