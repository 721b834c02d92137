# Was jeder Abschnitt sagt, in unseren Worten. Der Name ist die Kennung des Abschnitts, mit _ statt Punkt.


## 0 bis 2 Ablauf des Spiels

EU-0 = Was keine Regel verbietet, ist erlaubt: beliebig viele Einheiten dürfen in einem Gebiet stehen (außer auf Malta), und in einem Zug dürfen beliebig viele Schlachten geschlagen werden.
EU-1 = Die Achsenmächte sind Deutschland und Italien, die Alliierten Großbritannien, Frankreich, die Sowjetunion und die USA. Diese sechs sind die Großmächte, gegen die eine Kriegserklärung 7 HPP kostet; jedes andere Land ist ein kleines Land.
EU-2a = Ein Spiel ist ein Szenario (es gibt vier) auf einer Stufe (Grundspiel oder fortgeschritten), mit 2 bis 5 Spielern, die eine oder mehrere Mächte führen.
EU-2b = Ein Jahr hat vier Züge: Frühjahr, Sommer, Herbst, Winter. In jedem Zug handelt jede Seite in der Reihenfolge des Szenarios durch vier Phasen: 1 Kriegserklärungen, Bewegung und Schlacht; 2 Bewegung außerhalb der Schlacht; 3 neue Einheiten; 4 strategische Verlegung. Die Mächte einer Seite teilen jede Phase, dürfen in beliebiger und gemischter Folge handeln und verlassen die Phase gemeinsam. (EU-R79)
EU-2c = In einer Schlacht ist die Reihenfolge Luft, See, Land.
EU-2d = Nach dem Winterzug rechnen alle Mächte gleichzeitig das Jahr ab; dann beginnt das Frühjahr des nächsten Jahres.
EU-2e = HPP bezahlen Kriegserklärungen, Schlachten, Landungen, neue Einheiten und Ersatz. Niemand darf absichtlich ausgeben, was er nicht hat.
EU-2f = Das Spiel endet zum Enddatum des Szenarios, und dessen Siegbedingung nennt den Sieger; sind vorher alle Feinde einer Seite gefallen, endet es sofort mit ihrem Sieg. (EU-R72)

## 3 Karte

EU-3a = Ein Bewegungspunkt führt in ein Gebiet, zu Lande wie zur See.
EU-3b = Gebirge, Sümpfe, Flüsse und Festungen kosten nie Bewegung; sie ändern nur die Verteidigung (5.2). (EU-R89)
EU-3c = Manche Gebirge und die Maginot-Linie schützen nur gegen bestimmte Nachbarn: das Gebirge von Lyon gegen Italien, die Maginot-Festung gegen Deutschland und Belgien, aber nicht gegen Calais oder Lyon. (EU-R2)
EU-3d = Landeinheiten überqueren die See nur mit Flotten, außer über die drei Pfeile: Sizilien-Neapel, Sewastopol-Krasnodar, Istanbul-Izmit. Zwischen Dänemark und Schweden oder Finnland und Schweden gibt es keinen Übergang. (EU-R24)
EU-3e = Finnland hat keinen Hafen: keine Flottenbasis, keine Landung dort, kein Seetransport dorthin. (EU-R4)
EU-3f = Zwischen Mittelmeer und Atlantik fahren Flotten nur durch Gibraltar, und nur die seines Besitzers und dessen Verbündeter; Flotten einer neutralen Macht nicht.
EU-3g = Über die Durchfahrt Nordsee-Ostsee entscheidet der Besitzer Dänemarks; solange Dänemark neutral ist, fährt niemand hindurch. Deutsche Flotten dürfen durch Kiel auf beiden Meeren handeln; hat ein Feind Kiel einmal genommen, ist dieser Weg für den Rest des Spiels geschlossen.
EU-3h = Wer Istanbul und Izmit beide hält, entscheidet über die Durchfahrt Mittelmeer-Schwarzes Meer; solange die Türkei neutral ist, bleibt sie für alle geschlossen.
EU-3i = Die Grenzen sind die nach dem Fall Polens; jedes Gebiet trägt die Farbe seines Landes und den Namen seiner wichtigsten Stadt. Die Rückseite des Plans vergrößert den Schauplatz von 14.1 und 14.3: eine Ansicht derselben Gebiete, keine Regel.

## 4 Einheiten

EU-4a = Eine Einheit trifft im Angriff mit einem Würfel bis zu ihrem AW, in der Verteidigung bis zu ihrem VW (mit den Änderungen aus 5.2).
EU-4b = Eine Einheit greift je Zug einmal an (Panzer zweimal). Nach ihrem Angriff darf eine Landeinheit noch verteidigen, ein Flugzeug oder eine Flotte nicht.
EU-4c = Eine Einheit zieht je Zug einmal, in die Schlacht oder in Phase 2 (ausgenommen Panzer und strategische Verlegung).
EU-4d = Grundspiel: nur die handelnde Seite zieht. Fortgeschritten: Luft- und Seeeinheiten des Verteidigers dürfen eingreifen (12.2).
EU-4e = AW und VW hängen von Art und Nation der Einheit ab; Einheiten derselben Art können sich unterscheiden.
EU-4_1 = Infanterie: 1 Bewegungspunkt, kämpft nur zu Lande; von einer Flotte befördert zieht sie weder vor dem Einschiffen noch nach dem Ausschiffen, bei Landung wie Transport; an Bord kämpft weder sie noch die Flotte, die sie trägt.
EU-4_2 = Panzer: 2 Bewegungspunkte und bis zu zwei Angriffe, nur zu Lande; vor dem Einschiffen darf er nicht gezogen sein; nach gelungener Landung darf er ein Gebiet weiterziehen und angreifen, nach Seetransport ein Gebiet weiterziehen. Ein Panzer, der sein erstes Gebiet ohne Schlacht nahm, darf mit dem zweiten Punkt weiterziehen und angreifen. (EU-R85)
EU-4_3a = Flugzeug: Basis ist das Gebiet, in dem eine Luft- oder Seeeinheit vor ihrer Bewegung steht, und dorthin kehrt sie nach ihrem Einsatz zurück. Flugzeuge dürfen je Zug einmal die Basis um bis zu zwei Gebiete wechseln, vor dem Angriff oder in Phase 2; sie schlagen bis zu zwei Gebiete von der Basis entfernt zu (Seegebiete zählen, Feinde dürfen überflogen werden) und greifen einmal je Zug an oder verteidigen einmal. Ein Schlag darf über neutrales Land führen, ein Basiswechsel nicht. (EU-R51)
EU-4_3b = Wird eine Basis angegriffen, deren Flugzeuge schon eingesetzt waren, nehmen diese nicht teil und können nicht als Verlust genommen werden.
EU-4_3c = Fällt ihre Basis, fliehen eingesetzte wie nicht eingesetzte Flugzeuge in ein eigenes oder verbündetes Gebiet innerhalb von zwei Gebieten (Bomber drei); fällt auch dieses im selben Zug oder ist keines erreichbar, sind sie verloren. (EU-R15) (EU-R68)
EU-4_3d = Flugzeuge allein halten kein Gebiet gegen Landeinheiten: diese rücken zu Lande frei ein und schlagen sie in die Flucht. Sie dürfen Gebiete angreifen, in denen nur See- oder nur Lufteinheiten sind, und eine Küste auch ohne Landeinheiten gegen Flotten verteidigen. (EU-R16)
EU-4_3e = Flugzeuge unterstützen eine Landung nur von einer Basis innerhalb von zwei Gebieten; die dort kämpfen, werden nicht mit der Flotte hingebracht. Für ihren Seetransport gilt die Panzerregel: vor dem Einschiffen nicht gezogen, danach höchstens ein Gebiet Basiswechsel. (EU-R69)
EU-4_4a = Flotten fahren auf Meeren und an Küsten, handeln von Basen in Küstengebieten aus (überall außer in Finnland), kehren dorthin zurück und beenden keinen Zug auf See; an Landschlachten nehmen sie nicht teil und können ihre Basis nicht gegen Landeinheiten halten. Keine Flotte wechselt durch ein Landgebiet von Meer zu Meer, außer deutsche durch Kiel. (EU-R4)
EU-4_4b = Eine Flotte, deren Basis an Landeinheiten fällt, weicht auf eine andere Basis in einem Gebiet der eigenen Macht innerhalb von sechs Punkten aus; die Basis eines Verbündeten genügt nicht. Beim zweiten Ausweichen in einem Zug oder ohne solche Basis ist sie verloren. (EU-R15)
EU-4_4c = Ladung: eine Einheit je Flotte bei einer Landung, zwei beim Seetransport; weitere Flotten dürfen als Geleit mitfahren; Ladung wechselt nie das Schiff. Ein Einsatz je Flotte und Zug; nach einer Landung stehen die Flotten wieder in ihrer Ausgangsbasis. (EU-R81)
EU-4_4d = Eine Landung braucht eine Küste ohne einsatzfähige feindliche Flotten oder Flugzeuge: diese müssen erst vernichtet werden. (EU-R14)
EU-4_4e = Eine Flotte hat sechs Bewegungspunkte: jedes betretene Meer und am Ende die Küste kosten je 1, eine offene Meerenge nichts zusätzlich. (EU-R5)

## 5 Phasen des Handelns

EU-5_1a = Der Angreifer bringt vor Beginn der Schlacht alle Einheiten, die kämpfen sollen, in das Gebiet; sie dürfen aus mehreren Gebieten kommen. Eine Schlacht kostet die angreifende Macht sofort 1 HPP; ohne HPP beginnt sie keine. Landeinheiten halten, wo feindliche Landeinheiten stehen; Panzer mit übrigem Punkt dürfen durch ein feindliches Gebiet, das leer ist oder nur Flugzeuge oder Flotten enthält. (EU-R52)
EU-5_1b = Eine Kriegserklärung kostet 7 HPP gegen eine Großmacht und 2 gegen jedes andere Land, sofort vom Angreifer bezahlt; sie bindet sein ganzes Bündnis, kein Verbündeter zahlt noch einmal. Der Erklärende selbst muss das Land im selben Zug angreifen oder eines seiner Gebiete nehmen; er kann nicht für einen Verbündeten zahlen und nicht erklären, wo er nicht angreifen kann.
EU-5_1c = Die Armee eines neutralen Landes stellt jenes Mitglied des gegnerischen Bündnisses auf, das die meisten HPP hat; bei Gleichstand entscheiden die höheren Grund-HPP, dann die gedruckte Reihenfolge. (EU-R19) (EU-R71)
EU-5_1d = Fällt die Hauptstadt eines neutralen Landes, verschwinden alle seine Einheiten und der Eroberer beherrscht das Land. Hält sie im Zug des Angriffs stand, darf die andere Seite helfen, und das Land gehört zu deren Bündnis, bis die Hauptstadt fällt; die Macht, die seine Einheiten aufgestellt hat, führt sie und erhält seine HPP, und verlorene werden nicht ersetzt. In beiden Fällen zählen die HPP ab der nächsten Jahresabrechnung. Ein später zurückgewonnenes kleines Land ist eine Eroberung des Befreiers. (EU-R10) (EU-R20) (EU-R70)
EU-5_1e = Mächte, die noch nicht verbündet sind, zahlen jede ihre eigene Kriegserklärung. Deutschland und Italien werden Verbündete, wenn Italien Großbritannien oder Frankreich den Krieg erklärt oder eines von beiden Italien. Wollen die Alliierten in den Krieg eines neutralen Italien eingreifen, erklären sie Italien für 7 HPP den Krieg; Truppen, die in das Land des Opfers gehen, genügen dafür, ein Angriff auf Italien ist nicht nötig. (EU-R29)
EU-5_1f = Ein Panzer, der seinen ersten Angriff übersteht und noch einen Bewegungspunkt hat, darf ein Gebiet weiterziehen und für noch 1 HPP wieder angreifen.
EU-5_1g = Flugzeuge und Flotten aller Art handeln einmal je Zug; Luft-, See- und Landabschnitt einer Schlacht sind ein Einsatz, überlebende Flugzeuge machen also alle drei mit. Angriff, Verteidigung, Transport, Geleit, Versorgung und Eingreifen machen die Einheit bis zum Beginn des nächsten Zuges ihres Besitzers zu einer eingesetzten; eine eingesetzte Einheit tut nichts mehr, verteidigt nicht, hindert keine Landung und flieht, wenn ihr Gebiet fällt. (EU-R44)
EU-5_1h = Ein unverteidigtes feindliches Gebiet zu Lande oder durch Absprung zu nehmen kostet keine Schlacht-HPP (in einem Land, dem gerade der Krieg erklärt wurde: nur die Erklärung); von See her ist es eine Landung und kostet 5. Der Besitz bleibt dann ohne Besatzung, bis eine feindliche Landeinheit einrückt. (EU-R16) (EU-R42) (EU-R53)
EU-5_1i = Landeinheiten ziehen sich ein Gebiet zurück, in ein benachbartes eigenes oder verbündetes, aus dem ein Teil des Angriffs kam (gibt es keines, in irgendein solches Nachbargebiet); ein Panzer, der sich zurückzog, greift nicht mehr an. Luft- und Seeeinheiten kehren zu ihren Basen zurück. (EU-R47)
EU-5_1j = Schlachten werden nacheinander gezogen und geschlagen, in der Reihenfolge des Angreifers; ein späterer Angriff darf von einem in der Phase schon genommenen Gebiet ausgehen.
EU-5_1_1 = Luftschlacht, nur wo beide Seiten Flugzeuge haben: alle Angreifer würfeln (nach gleichem AW) und gleichzeitig alle Verteidiger; jeder nimmt Flugzeuge eigener Wahl weg, eines je feindlichem Treffer, überzählige Treffer verfallen. Nach jeder Runde darf der Angreifer seine Flugzeuge zur Ausgangsbasis zurückziehen. Sie endet mit dem Rückzug oder wenn eine Seite keine mehr hat; dann folgen See- und Landabschnitt. Hat nur der Verteidiger Flugzeuge, entfällt der Luftabschnitt und sie kämpfen im See- oder Landabschnitt mit. (EU-R82)
EU-5_1_2 = Seeschlacht, wo eine Seite kämpfende Flotten hat und die andere Flotten oder Flugzeuge, die dort kämpfen; Flugzeuge, die den Luftabschnitt überlebt haben, dürfen mitkämpfen. Runden, Verluste und Rückzug wie in der Luft.
EU-5_1_2b = Landende Flotten kämpfen auch gegen verteidigende Flugzeuge, wo keine feindliche Flotte da oder übrig ist; vor diesem Abschnitt darf der Angreifer umkehren und den Einsatz beenden.
EU-5_1_3a = Landschlacht, wo beide Seiten Landeinheiten haben; überlebende Flugzeuge dürfen mitkämpfen und als Verlust genommen werden. Flugzeuge ohne Landeinheiten dürfen Landeinheiten für die üblichen 1 HPP angreifen, werden beschossen und besetzen nie (Option `aircraft_attack_alone` des Szenarios, von Anfang an eingeschaltet). (EU-R1)
EU-5_1_3b = Der Angreifer darf eine Landschlacht nach jeder Runde beenden und sich zurückziehen; gelandete Truppen nicht.
EU-5_1_3c = Eine Landung kostet insgesamt 5 HPP samt ihrer Schlacht, ob sie zustande kommt oder nicht und auch gegen eine leere Küste; ein Folgeangriff von Panzern kostet 1 mehr. (EU-R42)
EU-5_1_3d = Transportflotten und ihre Ladung kämpfen im Luft- und Seeabschnitt nicht, können im Seeabschnitt aber verloren gehen: Treffer dort gehen zuerst an kämpfende Schiffe und Flugzeuge (Wahl des Besitzers), der Überschuss versenkt Transporter mit Ladung, der Besitzer wählt welche. Überschüssige Treffer des Luftabschnitts erreichen nie Schiffe. (EU-R78)
EU-5_2a = Im Landabschnitt gegen eine Festung hat jede angreifende Land- und Lufteinheit AW 1; sonst ändert nichts einen AW. (EU-R49)
EU-5_2b = Flotten verteidigen nur gegen eine Landung an ihrer Basis mit VW 5; gegen einen reinen See- oder Luftangriff gilt der gedruckte VW. Keine Landung beginnt, solange eine einsatzfähige verteidigende Flotte oder ein solches Flugzeug an der Küste ist. (EU-R14) (EU-R44)
EU-5_2c = Infanterie und Panzer haben im Gebirge, im Sumpf oder hinter einem Fluss VW +1 (einmal, wie viel auch zutrifft), in einer Festung oder gegen eine Landung stattdessen VW 5; Flugzeuge haben nie einen Geländewert. (EU-R48)
EU-5_2d = Eine genommene Festung ist für den Rest des Spiels keine mehr.
EU-5_2e = Ein Fluss- oder Küstenwert entfällt für alle Verteidiger, wenn ein Teil des Angriffs auf einem Weg kommt, für den er nicht gilt. Eine einseitige Festung oder ein einseitiges Gebirge zählt ebenso nur, wenn jeder Angreifer zu Lande von einer gedeckten Seite kommt; rundum geltendes Gebirge und Sumpf zählen immer. (EU-R2) (EU-R50)

## 6 bis 9 Übrige Phasen, Nachschub

EU-6a = Bewegung außerhalb der Schlacht (Phase 2): Einheiten, die in diesem Zug weder gezogen sind noch gehandelt haben, ziehen bis zu ihren Punkten durch eigene oder verbündete Gebiete und in feindliche ohne Truppen; Luft- und Seeeinheiten wechseln in dieser Phase die Basis.
EU-6b = Seetransport geschieht in Phase 2 durch Flotten, die nicht gezogen sind oder gehandelt haben: zwei Einheiten je Flotte, Land und Luft beliebig gemischt, zwischen eigenen oder verbündeten Gebieten.
EU-7a = Neue Einheiten kommen nur aus dem Markervorrat des Szenarios: noch nicht gebaute oder verlorene als Ersatz. Sind alle Marker auf dem Plan, kaufen HPP keine weiteren.
EU-7b = Neue Einheiten erscheinen nur in Heimatgebieten innerhalb der ursprünglichen Grenzen, die das Land noch beherrscht, nie in Eroberungen oder Kolonien; Seeeinheiten an der Küste; Einheiten eines Satelliten in dessen Land. (EU-R75)
EU-7c = In einem Zug darf höchstens die Hälfte (aufgerundet) der HPP vom Jahresbeginn, im ersten Jahr vom Szenariobeginn, ausgegeben werden, Kriegserklärungen und Schlachten eingeschlossen; nach 13.3b sofort gewonnene HPP erhöhen die Grenze um die Hälfte des Gewinns. (EU-R7)
EU-7d = Eine in der Schlacht verlorene Flotte wird beim Neubau sofort bezahlt und ist zu Beginn des dritten folgenden Zuges ihres Besitzers fertig, in einem bei der Zahlung genannten eigenen Küstengebiet; fällt dieses vorher, ist die Flotte verloren. U-Boote und Zerstörer werden ohne Verzug ersetzt. (EU-R60) (EU-R61)
EU-7e = Neue Einheiten, auch erstmals gebaute Flotten, sind sofort verwendbar: sie dürfen im selben Zug verlegt werden, Geleit geben und verteidigen.
EU-8a = Strategische Verlegung: die Zahl von Einheiten auf dem Datenblatt, beliebig weit über eigene und verbündete Gebiete, nie durch neutrales oder feindliches Land. Auch nicht eingesetzte Flotten dürfen verlegt werden, von Hafen zu Hafen durch offene Meerengen, ohne Geleit. (EU-R46)
EU-8b = Flugzeuge werden nur dort über See verlegt, wo innerhalb von zwei Gebieten (für Bomber drei, mit der Option vier) ein eigenes oder verbündetes Gebiet liegt. (EU-R68)
EU-8c = Landeinheiten, und Flugzeuge, für die jener Weg nicht geht, überqueren die See mit einer untätigen Flotte je Einheit als Geleit, höchstens sechs Punkte von der Flottenbasis bis zum Ziel; ein längerer Weg braucht Ablösungen, jede in einer Basis, die die Flotte davor erreicht. Geleite bleiben in der Basis und tun in diesem Zug weder vorher noch nachher etwas anderes. (EU-R6)
EU-8d = Landeinheiten, die in diesem Zug gezogen sind oder gekämpft haben, und Flugzeuge, die nur die Basis wechselten, dürfen verlegt werden, auch in gerade genommene Gebiete; eingesetzte Flugzeuge und Flotten nicht. (EU-R45)
EU-9a = Nur Landeinheiten, die zu Beginn ihres Zuges Nachschub haben, dürfen ziehen oder angreifen: ein Weg über eigene und verbündete Gebiete zu einer eigenen oder verbündeten Hauptstadt, auch einer eroberten. Ohne Nachschub verteidigen sie noch. (EU-R38)
EU-9b = Landeinheiten, die zu Beginn ihres Zuges abgeschnitten sind und deren Nachschub andere Truppen bis zum Ende von Phase 1 nicht herstellen, werden am Ende der Verlegung entfernt und können daher in diesem Zug nicht ersetzt werden. (EU-R38)
EU-9c = Eine untätige Flotte mit Basis in einem versorgten Gebiet versorgt bis zu sechs Landeinheiten in Übersee, in einem oder mehreren Gebieten, auch Verbündete, innerhalb von sechs Punkten ihrer Basis; sie bleibt dort. Geht sie verloren oder wird sie anders eingesetzt, gelten die Einheiten bei der nächsten Prüfung als abgeschnitten. (EU-R6) (EU-R86)
EU-9d = Luft- und Seeeinheiten haben immer Nachschub.

## 10, 11 Abrechnung, Fall von Großmächten

EU-10a = Jahreseinkommen: Grund-HPP des Jahres + HPP eroberter kleiner Länder + HPP beigetretener kleiner Länder + die Hälfte (aufgerundet) des Grundwerts von 1939 einer eroberten Großmacht - Schulden des Vorjahres. Kolonialpunkte zählen nur für einen Eroberer. Übriges verfällt. (EU-R8)
EU-10b = Ein erobertes Land oder Gebiet, das verloren geht und bis zum Ende der nächsten Schlachtphase des Verlierers nicht zurückgewonnen ist, kostet ihn in diesem Augenblick seine HPP, aber nur solche, die im Einkommen des laufenden Jahres schon enthalten waren. Der Abzug zählt als Ausgabe und darf die Zuggrenze überschreiten. Unfreiwillige Verluste (dieser, Bomben, U-Boote, Moskau, Gibraltar, Sues) können die HPP unter null drücken; absichtlich gibt niemand auf Schulden aus. (EU-R11) (EU-R41) (EU-R77)
EU-11a = Eine Großmacht (Frankreich, Großbritannien, Italien, Deutschland), deren Hauptstadt gefallen ist, darf in ihrem nächsten Zug nur deren Rückeroberung versuchen, mit Hilfe von Verbündeten und mit versorgten Einheiten; gelingt sie, geht der Zug normal weiter.
EU-11b = Misslingt sie, fällt die Macht: ihre Einheiten verschwinden, der Eroberer beherrscht ihr Heimatland (außer Gebieten, in denen andere Feinde stehen), ihre Eroberungen und Überseegebiete werden neutral und dürfen leer ohne Kriegserklärung betreten werden, und der Eroberer erhält ab der nächsten Abrechnung die Hälfte (aufgerundet) ihrer Grund-HPP von 1939; ein früherer Verbündeter, der sie später zurückgewinnt, erhält dieselbe Hälfte und nicht mehr. (EU-R21) (EU-R22)
EU-11c = Der Fall Moskaus beendet die Sowjetunion nicht: 5 HPP gehen sofort verloren, und im Grundwert, solange der Feind es hält. Von da an, und nicht früher, gibt der Ostrand der Karte Nachschub, nimmt neue sowjetische Einheiten auf und ist ein Ort, von dem Angriffe ausgehen; nur sowjetische Einheiten stehen dort, und er wird nie angegriffen. (EU-R25) (EU-R26)
EU-11d = Die USA können nicht erobert werden, und auf ihrem Gebiet wird nicht gelandet.

## 12 Fortgeschrittene Stufe

EU-12 = Die fortgeschrittene Stufe behält jede hier nicht geänderte Grundregel und dieselben vier Phasen; hinzu kommen vier Einheitenarten, das Eingreifen und die Pacht- und Leihhilfe.
EU-12_1_1a = Fallschirmjäger haben zwei Bewegungswerte, Absprung 3 und Land 1; sie brauchen kein Flugzeug und dürfen Feinde überfliegen. In einem Angriff eingesetzt heben sie Fluss- und Küstenwert der Landverteidigung für den ganzen Angriff auf, nicht aber den VW 5 der Flotten. Sie kämpfen nur im Landabschnitt, und in einen Absprung kann nicht eingegriffen werden. (EU-R35) (EU-R64) (EU-R65)
EU-12_1_1b = Fallschirmjäger, die bei einem Absprung ohne Landeinheiten ihrer Seite neben sich verloren gehen, können nicht ersetzt werden; ebenso, wenn sie allein im genommenen Gebiet im nächsten Gegenangriff des Feindes verloren gehen. (EU-R35)
EU-12_1_1c = Eine Macht greift ein Gebiet nur einmal je Zug an: in einem Gebiet, das ein Absprung allein genommen hat, kann danach nicht gelandet werden, damit Panzer von dort weiterziehen. Eine Landung mit gleichzeitigem Absprung ist ein Angriff, und ihre Panzer dürfen weiter. (EU-R17)
EU-12_1_1d = Eigenlandung: um eine Hauptstadt zurückzugewinnen, darf eine Flotte in Phase 1 für die 5 HPP einer Landung Panzer in einem eigenen Küstengebiet absetzen, und diese greifen mit ihrer zweiten Bewegung die Hauptstadt an. (EU-R63)
EU-12_1_1e = Ein Absprung kostet 1 HPP, wenn das Gebiet verteidigt ist, sonst nichts, nie die 5 einer Landung. Das genommene Gebiet ist ein Brückenkopf: es darf im selben Zug durch Verlegung verstärkt werden und braucht eine Versorgungsflotte. Dort zusammen mit Landeinheiten verlorene Fallschirmjäger dürfen ersetzt werden.
EU-12_1_2a = Bomber: Reichweite 3, Basiswechsel, Flucht und Verlegung über See 3 (mit der Option 4); in der Luftschlacht würfeln sie auch als Angreifer den VW und dürfen sich nach jeder Runde zurückziehen; Land- und Seeeinheiten dürfen sie mit ihrem AW angreifen. (EU-R36) (EU-R68) (EU-R83)
EU-12_1_2b = Strategische Bombardierung: ein Flug in die ursprüngliche Heimat Deutschlands, Italiens oder Großbritanniens kostet diesen Feind sofort 1 HPP je Bomber, auch wenn die Bomber dann durch ein Eingreifen verloren gehen; sie ist kostenlos, verbraucht den Einsatz des Bombers und kann das Opfer in Schulden bringen. Eroberungen und Kolonien sind kein Ziel; Frankreich und die Sowjetunion werden nie bombardiert, kleine Länder und die USA auch nicht. (EU-R36) (EU-R77) (EU-R84)
EU-12_1_3a = U-Boote: nur Deutschland baut sie; sie fahren wie Flotten, tragen nichts, kämpfen in Seeschlachten und haben keinen Wert gegen eine Landung.
EU-12_1_3b = Jedes überlebende U-Boot im Nordatlantik kostet Großbritannien sofort 1 HPP; jedes überlebende, das einen Geleitzug angreift, nimmt ihm 2 HPP (nach Großbritannien: Nordatlantik; in die Sowjetunion: Norwegensee). Ein U-Boot tut eines von beiden, angesagt bei der Ankunft. (EU-R59)
EU-12_1_3c = Flugzeuge greifen U-Boote nur eine Runde lang an, mit AW; das ist kein Einsatz für sie, und die U-Boote schießen nicht auf sie zurück. (EU-R12) (EU-R13)
EU-12_1_4 = Zerstörer sind wie Flotten, tragen aber nichts und haben keinen Wert gegen eine Landung; sie und U-Boote können zur See als Verlust genommen werden. (EU-R87)
EU-12_2a = Eingreifen in der Luft: nicht eingesetzte Flugzeuge dürfen feindliche Luft- oder Seeeinheiten angreifen, die in ihrer Reichweite vorbeiziehen, oder selbst in das Schlachtgebiet gehen; kostenlos und immer erfolgreich. Der Ziehende darf mit eigenen nicht eingesetzten Flugzeugen antworten; die Kette wird von hinten aufgelöst, und die Überlebenden kämpfen in der geplanten Schlacht weiter. Eingreifende würfeln gegen Flugzeuge und Schiffe den VW, die Gestellten den AW; gestellt zu werden verbraucht keinen Einsatz. Der Eingreifende darf nach jeder Runde abbrechen. (EU-R12) (EU-R66)
EU-12_2b = Eingreifen zur See, nur gegen Einsätze zur See (auch Seetransport): der Ziehende sagt den ganzen Weg an und darf ihn nicht ändern, nur zur Basis umkehren. Ein eingreifender Seeverband innerhalb von sechs Punkten würfelt einmal und hat Erfolg, wenn er mehr würfelt als seine Entfernung in Seegebieten; fünf ist also das Weiteste, was gelingen kann. Der Ziehende darf dagegen aus der Luft eingreifen oder zur See mit eigenem Wurf. (EU-R5) (EU-R66) (EU-R67)
EU-12_2c = Eingegriffen werden darf auch in Basiswechsel von Luft- und Seeeinheiten in Phase 2, nie in eine strategische Verlegung.
EU-12_3a = Pacht- und Leihhilfe: ist Frankreich gefallen, dürfen die USA ab Frühjahr 1941 HPP an Großbritannien senden; USA und Großbritannien dürfen an die Sowjetunion senden, sobald Deutschland sie angegriffen hat. Eine Sendung beträgt höchstens ein Viertel (abgerundet) der Grund-HPP des Senders und zählt in seiner Grenze. Sie wird in der Verlegung verdeckt gelegt (auch leer), nach Großbritannien im Nordatlantik, in die Sowjetunion in der Norwegensee (Murmansk liegt nicht auf der Karte); sie kommt in der nächsten Bauphase des Empfängers an, ist sofort verwendbar und hebt seine Grenze um die Hälfte. (EU-R33) (EU-R62)
EU-12_3b = Geleitzüge verlieren Wert durch U-Boote; in die Sowjetunion geht keine Hilfe, solange Deutschland Wologda hält; amerikanische Hilfe von 1941 wird von den amerikanischen HPP von 1942 abgezogen. (EU-R90)
EU-12_3c = Jede Sendung, auch eine leere, braucht eine untätige Geleitflotte des Senders (für die USA vor 1942 eine britische), die in der Basis bleibt und in diesem Zug nichts anderes tut. (EU-R62)

## 13 Besondere Regeln (jedes Szenario nennt die seinen)

EU-13 = Diese Regeln gelten auf beiden Stufen, und der ganze Krieg verwendet alle. Eine Macht darf neutral bleiben und Bündnisse müssen nicht zustande kommen, aber einen historischen Verbündeten anzugreifen ist immer verboten.
EU-13_1a = Briten und Franzosen greifen nie gemeinsam an und verteidigen nie gemeinsam. In einem Gebiet werden sie getrennt angegriffen, in der Reihenfolge des Angreifers, je 1 HPP; greifen sie ein Gebiet an, zahlt jeder 1 und kämpft ganz vor oder ganz nach dem anderen. Britische Truppen betreten die Maginot-Linie nicht, bevor sie gefallen ist. (EU-R17) (EU-R18)
EU-13_1b = Briten mit Amerikanern und Deutsche mit Italienern dürfen gemeinsam kämpfen; sie vereinbaren, wer führt und wer beherrscht. Der Führende zahlt die 1 HPP einmal, eine Landung zahlt die Macht, deren Flotten tragen. Ohne Vereinbarung kämpfen sie getrennt, und das Gebiet beherrscht die Macht mit mehr Einheiten dort (dann mit mehr auf der Karte). (EU-R37) (EU-R43)
EU-13_1c = Sowjetische und westalliierte Einheiten teilen nie ein Gebiet; sie dürfen dasselbe Gebiet nacheinander angreifen. (EU-R17)
EU-13_2 = Vichy-Frankreich entsteht, wenn Paris gefallen ist und nicht zurückgewonnen wurde: alle französischen Einheiten verschwinden, und die Gebiete Vichy und Lyon und die noch französischen afrikanischen Kolonien erhalten 2 Infanterie, 1 Panzer, 1 Flugzeug, 2 Flotten, die der deutsche Spieler aufstellt und führt und die nur verteidigen. Die Alliierten müssen vor einem Angriff den Krieg erklären (2 HPP); die Achse darf es weder angreifen noch betreten. Nehmen die Alliierten Paris oder Vichy, endet es sofort: seine Einheiten verschwinden, und seine Gebiete fallen an die Macht, die den Ort nahm. Seine Hauptstadt für den Nachschub ist Vichy. (EU-R22) (EU-R23) (EU-R74)
EU-13_3a = Die Sowjetunion darf Deutschland oder seine Satelliten ab Herbst 1941 angreifen und zahlt 7 HPP, dazu 2 für jeden Satelliten, den sie angreift. (EU-R31) (EU-R55)
EU-13_3b = Deutschland darf die Sowjetunion jederzeit für 7 HPP angreifen; Finnland, Ungarn, Rumänien und Bulgarien treten dann sofort bei, mit Truppen, die ziehen und angreifen dürfen, und mit ihren HPP: nur dieser Status bringt HPP eines Landes vor der Abrechnung. Ihre Verluste dürfen auf deutsche Kosten ersetzt werden.
EU-13_3c = Überraschung: im Zug der deutschen Kriegserklärung würfelt jeder Angreifer der deutschen Seite gegen sowjetische Einheiten je Runde zwei Würfel, und jeder Erfolg ist ein Treffer. Im Winterzug jenes Jahres greift die Achse in der Sowjetunion nicht an, und sowjetische Angreifer würfeln zwei Würfel. Verteidiger und Eingreifende würfeln nie doppelt. Eine im Winter abgegebene Erklärung fällt sofort unter das Verbot: mit ihr lässt sich nur ein unverteidigtes sowjetisches Gebiet nehmen. (EU-R30) (EU-R56) (EU-R88)
EU-13_3d = Bulgarische Einheiten greifen nie sowjetische an und werden sofort entfernt, wenn sie sich gegen sie verteidigen müssten.
EU-13_3e = Greift die Sowjetunion Deutschland zuerst an, bleiben die Satelliten neutral, und deutsche Truppen müssen sie im nächsten deutschen Zug verlassen, oder Deutschland muss den Krieg erklären (je 2 HPP) und gegen die Armee des Landes kämpfen. Ein Satellit, den die Sowjetunion selbst angreift, tritt Deutschland bei, die anderen bleiben neutral. (EU-R55)
EU-13_3f = Nehmen die Alliierten Ploiești, kämpft die ganze Achse in einem einzigen Schlachtgebiet je Zug, bis es zurückgewonnen ist; nimmt die Achse Grosny, gilt dasselbe für die Sowjetunion. Ein Folgeangriff von Panzern ist ein weiterer und verboten. (EU-R57)
EU-13_3g = Bis Deutschland und die Sowjetunion im Krieg sind, sind die Satelliten neutral, aber deutsche Einheiten dürfen sie betreten und durchqueren; jeder andere muss den Krieg erklären (2 HPP), und ein von den Alliierten angegriffener Satellit tritt Deutschland bei. (EU-R54)
EU-13_4a = Nimmt die Achse Gibraltar oder Sues, verliert Großbritannien sofort 5 HPP (10 für beide) aus dem Vorrat bei gleicher Zuggrenze, und sein Grundwert ist bei jeder Abrechnung 5 niedriger, bis das Gebiet zurückgewonnen ist; bei der ersten Abrechnung danach ist er wieder voll. (EU-R9) (EU-R58)
EU-13_4b = Auf Malta stehen höchstens eine Land-, eine Flotten- und eine Lufteinheit.
EU-13_4c = In Afrika stehen höchstens drei deutsche Land- und Lufteinheiten, und davon dürfen nur drei minus die britischen Flotten- und Lufteinheiten auf Malta angreifen. (EU-R32) (EU-R76)
EU-13_5 = Die USA dürfen ab Frühjahr 1942 den Krieg erklären (7 HPP, kein Angriff nötig). Ihre Einheiten beginnen im Gebiet USA und müssen durch Verlegung zuerst nach Großbritannien, je Zug höchstens vier der sechs, ohne Geleit; eine im selben Zug von Großbritannien weitergesandte Einheit zählt noch einmal unter den sechs und fällt unter Abschnitt 8. Ist Großbritannien gefallen, eröffnet nur eine Landung einen Brückenkopf, und dann folgen höchstens zwei Einheiten je Zug. (EU-R33) (EU-R34)

## 14 Szenarien

EU-14_1 = Sichelschnitt dauert von Herbst 1939 bis Sommer 1940, 4 Züge, mit den Starteinheiten des Datenblatts und den Spalten 1939 und 1940; der erste deutsche Zug beginnt mit Phase 2. (EU-R3)
EU-14_1a = Zwei Spieler (Deutschland; Großbritannien und Frankreich) oder drei. Deutschland ist im Krieg mit Großbritannien und Frankreich und hält Polen; USA, Italien und Sowjetunion sind neutral und ihnen kann kein Krieg erklärt werden, kleinen Ländern schon. (EU-R73)
EU-14_1b = Aufstellungsfolge: Frankreich, Großbritannien, Deutschland.
EU-14_1c = Großbritannien stellt mindestens eine Flotte auf Malta und zwei in Gibraltar auf; diese wechseln nie den Platz. Deutschland stellt je eine Einheit in Finnland, Ungarn, Rumänien und Bulgarien auf, die nie den Platz wechseln, zwei Flotten in Kiel, zwei Einheiten irgendwo in Deutschland und den Rest in Polen, wo am Ende jedes deutschen Zuges mindestens eine deutsche Einheit stehen muss.
EU-14_1d = Zugfolge: Deutschland, dann Frankreich mit Großbritannien.
EU-14_1e = Deutschland gewinnt, wenn es im Sommer 1940 Norwegen, Dänemark, die Niederlande, Belgien und Paris beherrscht und nach der Antwort der Alliierten noch immer; sonst gewinnen die Alliierten. Unter ihnen gewinnt Frankreich, wenn Paris nicht gefallen ist, Großbritannien, wenn es am Ende eines der vier Länder beherrscht.
EU-14_1f = Die Alliierten dürfen in Norwegen nicht landen, solange es neutral ist, und Großbritannien im Sommer 1940 nirgends. Die besonderen Regeln 13.1a und 13.2 gelten. (EU-R39)
EU-14_2 = Barbarossa dauert von Sommer 1941 bis Winter 1942, 7 Züge, 2 bis 5 Spieler: Deutschland und Italien gegen Sowjetunion, Großbritannien und USA; zu dritt die Sowjetunion für sich, zu viert auch Deutschland und Italien getrennt, zu fünft jeder für sich.
EU-14_2a = Deutschland und Italien sind im Krieg mit Großbritannien; Deutschland hat Norwegen, Dänemark, die Niederlande, Belgien, Jugoslawien, Griechenland, Polen und Frankreich ohne neutrales Vichy erobert; Finnland, Ungarn, Rumänien und Bulgarien sind seine Verbündeten. Deutschland muss der Sowjetunion in seinem ersten Zug den Krieg erklären (7 HPP); die USA sind neutral und dürfen im Frühjahr 1942 eintreten. (EU-R31)
EU-14_2b = Aufstellungsfolge: Italien, Großbritannien, Sowjetunion, Deutschland. Deutschland stellt auch die Einheiten der Satelliten und Vichys in deren Ländern auf und höchstens drei deutsche Einheiten im italienischen Libyen.
EU-14_2c = Starteinheiten und die Spalten 1939 bis 1941 stehen kostenlos auf der Karte; die USA bezahlen, was sie bauen; die Spalten 1942 öffnen sich 1942.
EU-14_2d = Zugfolge: Italien mit Deutschland, dann Sowjetunion mit Großbritannien und USA.
EU-14_2e = Die Achse gewinnt, wenn Moskau, Leningrad und Stalingrad am Ende des Winters 1942 deutsch sind, sonst die Alliierten und unter ihnen die Sowjetunion. Italien gewinnt mit allen britischen Mittelmeergebieten außer Gibraltar; Großbritannien, wenn Italien es nicht aus dem Mittelmeer vertrieben hat; die USA mit mindestens einer versorgten Landeinheit auf dem europäischen Festland am Ende. (EU-R40)
EU-14_2f = Besondere Regeln: 13.1b und c, 13.2, 13.3 ohne a und e, 13.4, 13.5.
EU-14_3 = Bagration und Overlord dauert von Frühjahr 1944 bis Sommer 1945, 6 Züge, 2 bis 4 Spieler: Deutschland gegen Sowjetunion, Großbritannien und USA; zu dritt die Sowjetunion für sich, zu viert jeder für sich.
EU-14_3a = Deutschland hält Norwegen, Dänemark, die Niederlande, Belgien, Frankreich, Jugoslawien, Griechenland, Polen, Albanien, Italien nördlich von Neapel und von der Sowjetunion Witebsk, Reval, Riga, Minsk, Brest-Litowsk, Kiew, Dnjepropetrowsk; Finnland, Ungarn, Rumänien und Bulgarien sind seine Verbündeten. Großbritannien hält das ganze früher französische und italienische Afrika, Neapel, Sizilien, Sardinien, Korsika. Italien ist ausgeschieden und hat keine Einheiten.
EU-14_3b = Aufstellungsfolge: USA, Großbritannien, Sowjetunion, Deutschland, jeder in den Gebieten, die er beherrscht; die USA in jedem britisch beherrschten Gebiet.
EU-14_3c = Alle bis 1944 baubaren Einheiten stehen kostenlos auf der Karte; die USA beginnen nur mit ihren Starteinheiten.
EU-14_3d = Zugfolge: Sowjetunion mit Großbritannien und USA, dann Deutschland.
EU-14_3e = Deutschland gewinnt, wenn Berlin bis Sommer 1945 nicht gefallen ist oder in jenem Zug zurückgewonnen wird; die Alliierten gewinnen, wenn Berlin genommen und gehalten ist. Unter ihnen gewinnt die Sowjetunion oder die USA, wenn ihre Einheiten Berlin nahmen, Großbritannien, wenn es im Sommer 1945 Belgrad und Budapest beherrscht.
EU-14_3f = Besondere Regeln: 13.1b und c, 13.3 d und f, und von 13.5 der Teil über die Verlegung.
EU-14_4a = Der ganze Krieg dauert von Herbst 1939 bis Sommer 1945, 24 Züge. Als Mannschaftsspiel gewinnen die Alliierten, wenn Berlin und Rom bis Sommer 1945 genommen sind, die Achse, wenn sie dann mindestens zwei von Paris, London und Moskau hält; keines oder beides ist ein Unentschieden. (EU-R28)
EU-14_4b = Spielt jeder für sich, braucht jede Macht im Sommer 1945 Gebiete über ihr Startgebiet hinaus im Wert von: Deutschland 34, Italien 10, Großbritannien mit USA 20, Sowjetunion 18, Frankreich 8 HPP. Vereinbarungen binden nicht; historische Verbündete greifen einander nie an, und ein eigenes oder erobertes Gebiet eines anderen wird erst betreten, wenn das Bündnis besteht und der Besitzer zustimmt. (EU-R27)
EU-14_4c = Aufstellungsfolge: Italien, Frankreich, Großbritannien, Sowjetunion, Deutschland; 6 der 14 deutschen Einheiten stehen in Polen, und der erste deutsche Zug beginnt mit Phase 2. Jahresspalten öffnen sich mit ihrem Jahr; alle besonderen Regeln aus 13 gelten. Zugfolge: Deutschland mit Italien, dann Frankreich mit Großbritannien, USA und Sowjetunion.
EU-14_4d = Plätze: zwei: Deutschland+Italien, alle Alliierten; drei: Deutschland+Italien, Frankreich+Großbritannien+USA, Sowjetunion; vier: Deutschland, Italien, Frankreich+Großbritannien+USA, Sowjetunion; fünf: Deutschland, Italien, Frankreich, Großbritannien+USA, Sowjetunion.

## 15 bis 17 Tabellen, Beispielspiel, Optionen

EU-15a = Tabelle I: Infanterie und Panzer im Gebirge oder Sumpf oder hinter einem Fluss +1; Angreifer einer Festung AW 1; Landeinheiten in einer Festung oder gegen eine Landung VW 5; Flotte gegen eine Landung VW 5.
EU-15b = Tabelle II: Infanterie 1, Panzer 2, Flugzeug 3, Flotte 6, Fallschirmjäger 2, Bomber 3, U-Boot 1, Zerstörer 1; Schlacht 1, Landung 5, Krieg gegen ein kleines Land 2, gegen eine Großmacht 7.
EU-15c = Tabelle III, Infanterie: Belgien 1, Dänemark 1, Griechenland 2, Niederlande 1, Jugoslawien 2, Norwegen 1, Schweden 2; Satelliten Bulgarien 1, Finnland 2, Ungarn 2, Rumänien 2. Infanterie, Panzer, Flugzeug, Flotte: Spanien 3, 1, 1, 1; Türkei 3, 2, 1, 1.
EU-16 = Das gedruckte Beispielspiel (zwei Züge Sichelschnitt, Grundspiel) lässt sich Zug um Zug bis zu jeder gedruckten Stellung und Summe nachspielen; nur die falsch gedruckten Würfel sind ersetzt, jeder neben dem gedruckten genannt (siehe die Beispiele).
EU-17a = Wahlweise Forschung (nur im ganzen Krieg; Deutschland, Großbritannien und, sobald im Krieg, die USA): nach der Verlegung kaufen 5 HPP einen Wurf mit zwei Würfeln für ein Ziel, innerhalb der Zuggrenze; 12 oder mehr mit Änderungen ist ein Erfolg, und jeder frühere Versuch zum selben Ziel zählt +1. Mehrere Ziele dürfen in einem Zug versucht werden, jeder Wurf bezahlt. Großbritannien und die USA forschen getrennt und teilen nichts. (EU-R80)
EU-17b = Ziele Großbritanniens und der USA: Radar (Zerstörer und Flugzeuge würfeln gegen U-Boote zweimal); Luftmacht (2 HPP je Bomber); Bomber bewegen sich 4; die Türkei, falls noch neutral, tritt den Alliierten bei, ihre Einheiten ersetzt die Macht, die sie gewann.
EU-17c = Deutsche Ziele: Langstrecken-U-Boote (2 HPP vom Handel, 4 von einem Geleitzug); Spanien tritt bei (ein neutrales Vichy tritt dann sofort den Alliierten bei); die Türkei tritt bei (+1, wenn Deutsche Stalingrad genommen haben); Vichy tritt bei, frühestens vier Züge nach dem Fall von Paris. Spanien, Türkei und Vichy haben dann den Status eines Satelliten (13.3b).

## Entscheidungen

EU-R1 = Flugzeuge dürfen Landeinheiten ohne eigene Landeinheiten angreifen (die Berichtigung in 5.1.3 gilt): einmal Schlachtkosten, sie werden beschossen, sie besetzen nie.
EU-R2 = Die Maginot-Festung zählt gegen Deutschland und Belgien (3 vor 5.2). Dass eine Landgruppe aus Calais oder Lyon sie für die Schlacht aufhebt, dehnt 5.2, das nur Fluss und Küste nennt, auf einseitige Festungen und Gebirge aus (bei der Durchsicht berichtigt; siehe EU-R50). Eine genommene Festung ist für immer weg.
EU-R3 = Der erste deutsche Zug von 14.1 beginnt mit der Bewegung außerhalb der Schlacht, wie in 14.4 und 16.
EU-R4 = Jedes Küstengebiet außerhalb Finnlands ist eine Flottenbasis; von Meer zu Meer durch ein Landgebiet nur deutsche Flotten durch Kiel.
EU-R5 = Jedes betretene Meer und die letzte Küste kosten eine Flotte 1; die Entfernung beim Eingreifen zählt nur Meere bis zum Treffpunkt (Brest-Ärmelkanal 1); Meerengen kosten nichts zusätzlich.
EU-R6 = Geleit und Versorgung: höchstens 6 von der Flottenbasis bis zur Zielküste durch offene Meerengen; jede Ablösung hat ihre Basis dort, wohin die davor reicht.
EU-R7 = Zuggrenze: die Hälfte, aufgerundet, der HPP zu Beginn des Jahres oder Szenarios; fest für das Jahr, nur sofortige Gewinne (13.3b) erhöhen sie um die Hälfte des Gewinns.
EU-R8 = Kolonialpunkte (je 1) zählen bei der Abrechnung nur für einen Eroberer; der erste Besitzer hat sie im Grundwert und verliert nichts, wenn sie fallen.
EU-R9 = Gibraltar und Sues sind je 5 wert, beide 10; der Grundwert kehrt bei der Abrechnung nach der Rückeroberung zurück.
EU-R10 = Ein zurückgewonnenes kleines Land wird eine Eroberung des Befreiers; es ersteht nicht wieder.
EU-R11 = Der Verlust für eine vom Feind genommene Eroberung wird am Ende der nächsten Schlachtphase des Verlierers abgezogen, zählt als Ausgabe, darf unter null gehen und ist dann Schuld des nächsten Jahres.
EU-R12 = Eingreifende, auch gegen Eingreifende, würfeln gegen Flugzeuge und Schiffe den VW, die Gestellten den AW; Luftangriffe auf U-Boote würfeln immer den AW (bei der Durchsicht berichtigt: der britische Jäger in 12.2 würfelt 3).
EU-R13 = Luftangriff auf U-Boote: eine Runde, keine Antwort, kein Einsatz verbraucht.
EU-R14 = Eine Landung beginnt erst, wenn weder feindliche Flotten noch feindliche Flugzeuge, die verteidigen können, im Gebiet sind (5.2 mit dem dritten Landungsbeispiel, vor 4.4).
EU-R15 = Einheiten in einem genommenen Gebiet entkommen einmal je Zug: Flugzeuge in ein eigenes oder verbündetes Gebiet innerhalb von 2, Flotten zu einer Basis der eigenen Macht innerhalb von 6 (der Text sagt eigene; die eines Verbündeten dient nicht); sonst verloren.
EU-R16 = Ein leeres feindliches Gebiet zu Lande zu betreten ist kostenlos; auch gegen Flugzeuge oder Flotten allein rücken Landeinheiten frei ein, und diese müssen fliehen.
EU-R17 = Ein Angriff je Gebiet, Zug und Macht; Briten und Franzosen sowie Sowjets und Westliche dürfen dasselbe Gebiet nacheinander angreifen, jeder zahlt 1.
EU-R18 = Britische und französische Einheiten in einem Gebiet werden nacheinander angegriffen, in der Reihenfolge des Angreifers, je 1 HPP.
EU-R19 = Die Einheiten eines Neutralen stellt die gegnerische Macht mit den meisten HPP auf; wo niemand wählt, gelten die Vorgaben der Datendatei.
EU-R20 = Ein kleines Land, das standhält, tritt der anderen Seite bei; seine Einheiten ziehen mit der Macht, die sie aufgestellt hat, und werden nicht ersetzt (nur die der Satelliten, und mit der Option die Spaniens oder der Türkei).
EU-R21 = Eroberungen und Kolonien einer gefallenen Macht werden neutral und dürfen leer ohne Kriegserklärung betreten werden; Frankreich bekommt stattdessen Vichy, wenn Paris an die Achse fiel.
EU-R22 = Korsika geht an den Eroberer von Paris; Syrien ist in 14.4 neutral, in 14.2 und 14.3 britisch.
EU-R23 = Vichys Hauptstadt für den Nachschub ist das Gebiet Vichy; Krieg gegen es kostet 2.
EU-R24 = Der Pfeil von Sewastopol führt nach Krasnodar; Dnjepropetrowsk wird zu Lande erreicht.
EU-R25 = Ostrand: nur sowjetische Einheiten, nie angegriffen; Nachschub, neue Einheiten und Angriffe von dort erst nach dem Fall Moskaus (bei der Durchsicht berichtigt: 11a sagt, in diesem Fall).
EU-R26 = Moskau ist 5 wert: sofort aus dem Vorrat verloren und aus dem Grundwert, solange ein Feind es hält; der Halter zählt 5 in 14.4b und bei seiner Abrechnung.
EU-R27 = In 14.4b zählt Polen für Deutschland als Eroberung, Satelliten, solange sie seine Verbündeten sind.
EU-R28 = 14.4a: keine oder beide Bedingungen ist ein Unentschieden; die Achse braucht zwei von Paris, London, Moskau.
EU-R29 = Großbritannien und Frankreich müssen einem neutralen Italien den Krieg erklären (7), bevor sie es angreifen oder seinem Opfer helfen; Deutschland und Italien sind Verbündete ab Italiens erstem Krieg mit einem der beiden.
EU-R30 = Doppelwurf von 13.3c: zwei Würfel je Einheit und Runde, jeder Erfolg ein Treffer.
EU-R31 = Herbst 1941 ist der früheste sowjetische Angriff; in 14.2 ist die deutsche Kriegserklärung in Zug 1 Pflicht.
EU-R32 = Afrika: deutsche Land- und Lufteinheiten zählen, Flotten nicht; die Grenze ist 3 minus britische Flotten- und Luftmarker auf Malta.
EU-R33 = Vor 1942 haben die USA keine Einheiten auf der Karte; ihre Hilfe beträgt höchstens 13 (ein Viertel von 54); sie zahlen 7 im Frühjahr 1942 oder später.
EU-R34 = Über den Ozean 4 der 6 Verlegungen; eine Einheit, die im selben Zug von Großbritannien weiterzieht, kostet eine zweite.
EU-R35 = Fallschirmjäger: Absprung bis 3 aus jedem eigenen Gebiet, Landbewegung 1, keine Kosten außer der Schlacht; ohne neben ihnen kämpfende eigene Landeinheiten verloren sind sie für immer weg.
EU-R36 = Bomber: AW nur gegen Land und See, VW in der Luftschlacht; Reichweite 3 (mit der Option 4); unterwegs darf eingegriffen werden; erst der Bombenschaden, dann die Verluste.
EU-R37 = Besitz einer gemeinsamen Eroberung ohne Vereinbarung: mehr Einheiten dort, dann mehr Einheiten auf dem Plan.
EU-R38 = Nachschub wird zu Beginn des eigenen Zuges geprüft; Einheiten ohne ihn dürfen nicht ziehen oder angreifen, aber verteidigen; nur Züge und Schlachten anderer in Phase 1 stellen ihn her, und Versorgungsflotten dürfen in diesem Augenblick benannt werden.
EU-R39 = Das Verbot, in Norwegen zu landen, gilt, solange es neutral ist; das britische Verbot vom Sommer 1940 gilt für alle Ziele.
EU-R40 = Amerikanischer Brückenkopf in 14.2: mindestens eine versorgte amerikanische Landeinheit in einem Gebiet des europäischen Festlands am Ende des Winters 1942.
EU-R41 = Für eine verlorene Eroberung werden nur HPP abgezogen, die im Einkommen dieses Jahres enthalten waren (in 16 zahlt Frankreich nichts für Belgien).
EU-R42 = Die 5 HPP einer Landung schließen ihre Schlacht ein und fallen auch für eine leere Küste an; ein Folgeangriff von Panzern kostet 1 mehr.
EU-R43 = Eine gemeinsame Schlacht kostet einmal 1 HPP, vom Führenden bezahlt; eine Landung 5 von der Macht, deren Flotten tragen.
EU-R44 = Transport, Geleit, Versorgung, Angriff, Verteidigung und Eingreifen kennzeichnen eine Einheit bis zum Beginn des nächsten Zuges ihres Besitzers als eingesetzt, auch im Zug des Feindes; gekennzeichnete verteidigen nicht, hindern keine Landung und fliehen, wenn das Gebiet fällt (16: die Flotte von Dover).
EU-R45 = Eingesetzte Flugzeuge und Flotten werden nicht verlegt.
EU-R46 = Nicht eingesetzte Flotten dürfen verlegt werden, von Hafen zu Hafen durch offene Meerengen, je eine Verlegung, ohne Geleit.
EU-R47 = Landeinheiten ziehen sich in ein benachbartes eigenes oder verbündetes Gebiet zurück, aus dem ein Teil des Angriffs kam, sonst in irgendein solches Nachbargebiet; Panzer, die sich zurückzogen, greifen nicht weiter an.
EU-R48 = Fluss und Gebirge zusammen geben einmal +1; VW 5 tritt an dessen Stelle.
EU-R49 = AW 1 gegen eine Festung gilt nur im Landabschnitt.
EU-R50 = Eine einseitige Festung oder ein einseitiges Gebirge zählt nur, wenn jeder Angreifer zu Lande von einer gedeckten Seite kommt; rundum geltendes Gebirge und Sumpf zählen immer.
EU-R51 = Schläge dürfen Neutrale überfliegen; Basiswechsel und Verlegung nicht.
EU-R52 = Landeinheiten halten bei feindlichen Landeinheiten; Panzer mit übrigen Punkten durchqueren feindliche Gebiete, die leer sind oder nur Flugzeuge oder Flotten enthalten.
EU-R53 = Besitz ohne Besatzung bleibt, bis eine feindliche Landeinheit einrückt; nur Polen in 14.1 braucht seine Einheit.
EU-R54 = Satelliten vor dem Krieg mit der Sowjetunion: neutral, deutschen Einheiten offen; andere müssen den Krieg erklären (2); von den Alliierten angegriffen tritt ein Satellit Deutschland bei.
EU-R55 = Ein Satellit, den die Sowjetunion zuerst angreift, tritt Deutschland bei, die anderen bleiben neutral.
EU-R56 = Eine deutsche Kriegserklärung an die Sowjetunion im Winter fällt sofort unter das Winterverbot; kein Doppelwurf bleibt zu nutzen.
EU-R57 = Ein Angriff in 13.3f = ein Schlachtgebiet je Zug für die ganze Achse (oder die Sowjetunion); ein Folgeangriff von Panzern zählt als weiterer.
EU-R58 = Gibraltar oder Sues: sofort 5 HPP aus dem Vorrat, Zuggrenze unverändert, Grundwert bei jeder Abrechnung 5 niedriger bis zur Rückeroberung.
EU-R59 = Ein U-Boot im Nordatlantik greift den Handel oder einen Geleitzug an, angesagt bei der Ankunft.
EU-R60 = Der Bauverzug von 7d gilt nur für Flotten.
EU-R61 = Eine neu gebaute Flotte erscheint zu Beginn des dritten Zuges ihres Besitzers nach dem der Zahlung.
EU-R62 = Hilfe: Viertel, abgerundet; zählt in der Grenze des Senders; die Grenze des Empfängers steigt um die Hälfte dessen, was ankommt; eine Geleitflotte des Senders (für die USA vor 1942 eine britische) je Sendung, auch für leere.
EU-R63 = Eine Eigenlandung kostet 5 HPP; eine Schlacht gibt es nur, wenn ein Feind dort ist.
EU-R64 = Absprünge nehmen nicht am Luftabschnitt teil, und in sie wird nicht eingegriffen; Fallschirmjäger kämpfen im Landabschnitt, wo verteidigende Flugzeuge mitkämpfen, wenn Landeinheiten verteidigen.
EU-R65 = Fallschirmjäger heben nur den Wert der Landverteidigung auf, nicht den VW 5 der Flotten.
EU-R66 = Ein Eingreifender darf nach jeder Runde abbrechen; der Ziehende darf zur Basis umkehren, aber den Weg nicht ändern.
EU-R67 = In Seetransport darf eingegriffen werden; die Ladung wird wie bei einer Landung behandelt.
EU-R68 = Bomber fliehen und werden über See um 3 statt 2 Gebiete verlegt (mit der Option 4).
EU-R69 = Flugzeuge dürfen nach Seetransport die Basis um ein Gebiet wechseln; vorher dürfen sie nicht gezogen sein.
EU-R70 = HPP und Einheiten eines beitretenden kleinen Landes gehen an die Macht, die es aufgestellt hat.
EU-R71 = Stärkstes Mitglied: vorhandene HPP; Gleichstand: Grundwert, dann gedruckte Reihenfolge.
EU-R72 = Sind alle Feinde vor dem Enddatum gefallen, gewinnt diese Seite sofort.
EU-R73 = In 14.1 kein Krieg gegen Italien, Sowjetunion oder USA; kleine Länder dürfen angegriffen werden.
EU-R74 = Vichys Gebiete gehen an die Macht, die Paris oder Vichy nahm; die Achse darf Vichy-Frankreich weder angreifen noch betreten.
EU-R75 = Einheiten werden in eigenen, selbst beherrschten Heimatgebieten gebaut; die der See an der Küste; die eines Satelliten in dessen Land.
EU-R76 = 13.4c begrenzt nur das Angreifen: 3 minus Maltas Luft- und Flottenmarker.
EU-R77 = Ein Opfer von Bomben oder U-Booten ohne HPP gerät in Schulden.
EU-R78 = Verluste zur See: zuerst kämpfende Schiffe, U-Boote, Zerstörer und Flugzeuge (Wahl des Besitzers), dann Transporter, der Besitzer wählt welche.
EU-R79 = Mächte einer Seite handeln in einer Phase in beliebiger, gemischter Folge; die Phase endet für alle zusammen.
EU-R80 = Forschung zählt als Ausgabe in der Zuggrenze.
EU-R81 = Nach einer Landung kehren Flotten in ihre Ausgangsbasis zurück.
EU-R82 = Nur der Verteidiger hat Flugzeuge: kein Luftabschnitt, sie kämpfen im Land- oder Seeabschnitt mit.
EU-R83 = Nur Bomber greifen an, Jäger verteidigen: im Luftabschnitt würfeln beide den VW, Bomber dürfen sich nach jeder Runde zurückziehen.
EU-R84 = Deutschland, Italien und Großbritannien können bombardiert werden; kleine Länder und die USA nicht.
EU-R85 = Ein Panzer, der sein erstes Gebiet ohne Schlacht nahm, darf mit dem zweiten Punkt weiterziehen und angreifen.
EU-R86 = Einheiten, deren Versorgungsflotte verloren oder eingesetzt ist, gelten bei der nächsten Prüfung als abgeschnitten.
EU-R87 = Die Worte über Festungen in 12.1.4 haben keine Wirkung: auf dieser Karte gibt es keine Küstenfestung, und 5.2 gibt Flotten keinen Festungswert.
EU-R88 = In 13.3c würfeln nur Angreifer doppelt, weder Verteidiger noch Eingreifende.
EU-R89 = Gelände kostet nirgends Bewegung, obwohl 3 nur sagt, dass es im Allgemeinen so sei.
EU-R90 = Hilfe an die Sowjetunion ist gesperrt, solange Deutschland Wologda hält (der Text: wenn Deutsche es nehmen).
EU-R91 = Den Krieg zwischen Achse und Sowjetunion eröffnet Deutschland oder die Sowjetunion; Italien allein kann ihn nicht beginnen.
EU-R92 = Ein Seeabschnitt entsteht, wenn der Angreifer dort Schiffe hat oder wenn Flugzeuge ohne Landeinheiten Schiffe angreifen; Flugzeuge neben Landeinheiten, die zu Lande kommen, kämpfen nicht gegen Schiffe.
EU-R93 = Ist ein Land gefallen, wechseln seine Gebiete einzeln den Besitzer; seine HPP gehen mit seinem Hauptgebiet, die einer Kolonie mit ihrer wichtigsten Stadt.
EU-R94 = Wenn beide gewürfelt haben, nimmt zuerst der Verteidiger seine Verluste weg, dann der Angreifer.
EU-R95 = Einer Bewegung begegnet eine einzige Kette von Eingriffen an einem Ort; die Mächte einer Seite antworten in der gedruckten Reihenfolge, und ein Seeverband, der zu spät kommt, ist trotzdem eingesetzt.
EU-R96 = Ein zurückgewonnenes Heimatgebiet oder eine Kolonie eines lebenden Verbündeten geht an diesen zurück; ein Gebiet eines verbündeten kleinen Landes an dieses.
EU-R97 = Fällt eine Macht, gehen die kleinen Länder in ihrer Obhut an ihren stärksten Verbündeten im Krieg über; ohne einen sind sie wieder neutral und verlieren ihre Armeen.
EU-R98 = Einheiten der Achse, die beim Entstehen Vichy-Frankreichs in Vichy oder Lyon stehen, gehen nach Paris.
EU-R99 = Für deutsche Einheiten gilt ein noch offener Satellit bei Bewegung und Nachschub als eigenes Gebiet; seine Hauptstadt versorgt sie.
EU-R100 = Ein Geleitzug wird aufgedeckt, wenn U-Boote ihn angreifen; bis er ankommt, werden die HPP seines Senders mit denen auf See gezeigt.
EU-R102 = Bei der Entscheidung über den Sieg zählt ein beigetretenes kleines Land als beherrscht von der Macht, in deren Obhut es ist.
EU-R101 = Deutsche Einheiten, die am Ende des deutschen Zuges noch in neutralen Satelliten sind, sind verloren.
EU-R103 = Flugzeuge und Schiffe in einem Gebiet, das durch den Fall eines Landes oder einer Macht oder durch Entstehen oder Ende Vichy-Frankreichs an jemanden geht, der nicht ihr Freund ist, fliehen, als wäre das Gebiet genommen worden.
EU-R104 = Gegen Flugzeuge, die ohne Landeinheiten angreifen, zählt eine unversehrte Festung voll, woher sie auch kommen; Fluss, Küste und einseitiges Gebirge zählen gegen sie nicht.
EU-R105 = Ein Land, das die deutsche Forschung gewonnen hat, bringt seine HPP sofort wie ein Satellit; die Türkei auf der Seite der Alliierten erst bei der nächsten Abrechnung.
EU-R106 = Flugzeuge und Schiffe eines beigetretenen kleinen Landes dürfen eingreifen, gesandt von der Macht, die sie führt; die Vichy-Frankreichs erst, wenn es einer Seite beigetreten ist.
EU-R107 = Eine wiedergebaute Flotte, an deren Bauplatz Einheiten stehen, neben denen sie nicht stehen darf, erscheint, wenn diese fort sind.
EU-R108 = Ein kleines Land, das einem Bündnis beitritt, ist nur mit dessen Feinden im Krieg; eine Macht außerhalb des Krieges, die es angegriffen hatte, kämpft erst weiter, wenn sie in den Krieg eingetreten ist.
EU-R109 = Fällt ein Land oder eine Macht oder entsteht oder endet Vichy-Frankreich, gehen Gebiete, in denen Landeinheiten stehen, die nicht mit dem Eroberer befreundet sind, an deren Besitzer.
EU-R110 = Flotten befördern und geleiten Einheiten der eigenen Macht und der kleinen Länder in ihrer Obhut; Einheiten eines Verbündeten gehen nur bei einer gemeinsamen Landung an Bord, versorgt werden kann jeder Verbündete.

## Beispiele, die als Tests laufen

EU-ex-3 = Zu Beginn fahren französische Flotten durch Gibraltar, deutsche und italienische nicht; Lyons Gebirge zählt nur gegen einen Angriff aus Italien, und die Maginot-Festung zählt nicht gegen Calais oder Lyon.
EU-ex-4 = Panzer 3/2 treffen im Angriff bei 1-3, in der Verteidigung bei 1-2, im Gebirge, im Sumpf oder hinter einem Fluss bei 1-3, in einer Festung oder gegen eine Landung bei 1-5.
EU-ex-4_3 = Flugzeuge mit Basis Dover können eine Landung in Calais, Brest, Belgien oder den Niederlanden unterstützen.
EU-ex-5_1a = Belgien: Deutschland zahlt für den Angriff 2 + 1 = 3 HPP, Frankreich ebenso; Großbritannien, das nach der französischen Erklärung angreift, zahlt 1. Frankreich muss selbst angreifen, um zu erklären, und Italien, das Belgien nicht erreicht, darf nicht erklären.
EU-ex-5_1b = Ein neutrales Italien, das Jugoslawien angreift, zahlt 2 + 0 in ein leeres Gebiet, 2 + 1 mit Schlacht; Deutschland, das vor dem Bündnis dazukommt, zahlt seine eigenen 2. Großbritannien oder Frankreich zahlt beim Eingreifen 7 gegen Italien und muss nur Truppen nach Jugoslawien schicken.
EU-ex-5_1_1 = Drei Würfel AW 3 mit 2, 4, 5 und zwei Würfel AW 2 mit 1, 3 sind zwei Treffer.
EU-ex-5_1_3a = Erste Landung in Calais, 5 HPP: vier britische Flotten aus Plymouth (zwei tragen 1 Infanterie und 1 Panzer, zwei kämpfen) und 3 Flugzeuge gegen 1 deutsche Flotte, Flugzeug und Infanterie. Luft: 1, 1, 5 auf 3 = 2 Treffer, 2 auf 4 = 1; 2 britische Flugzeuge übrig, das deutsche verloren. See: 4, 4, 5, 6 = 0 gegen 3 auf VW 5 = 1 (ein Flugzeug geht), dann 2, 3, 3 = 3 gegen 3 = 1 (ein kämpfendes Schiff geht); die deutsche Flotte ist verloren. Land: 1, 5 auf 3 und 4 auf 1 = 1 Treffer gegen 5 auf VW 5 = 1; der Deutsche ist verloren, Calais genommen, und Großbritannien nimmt eines von Infanterie, Panzer, Flugzeug weg.
EU-ex-5_1_3b = Zweite Landung, keine deutsche Flotte in Calais, der Luftabschnitt wie zuvor: es gibt keinen Seeabschnitt, die Briten landen ungehindert und kämpfen mit zwei Flugzeugen gegen die Infanterie (keine Würfel gedruckt).
EU-ex-5_1_3c = Dritte Landung, nur sechs deutsche Flugzeuge in Calais. Luft: 1, 2, 2 = 3 Treffer; für die Deutschen sind sieben Würfel 1, 2, 3, 4, 5, 5, 6 mit 3 Treffern gedruckt, obwohl sechs würfeln und vier davon treffen: ein Würfel von 1-4 entfällt (mit 3 oder 4 Treffern sind alle drei britischen Flugzeuge verloren, 3 deutsche bleiben, und kein Überschuss erreicht Schiffe). Die Briten dürfen umkehren, die 5 HPP sind weg, oder weiterkämpfen: zwei Flotten 2, 3 = 2 Treffer gegen 2, 2, 4 auf VW 4 = 3. Beide kämpfenden Schiffe und der Transporter mit der Infanterie sinken, ein deutsches Flugzeug bleibt, und die letzte Flotte mit dem Panzer muss umkehren; ohne dieses Flugzeug hätte sie landen können.
EU-ex-7 = Alle neuen britischen Einheiten erscheinen auf der Insel und keine in Ägypten; Frankreich mit allen Markern auf dem Plan baut nichts, wie viele HPP es auch hat.
EU-ex-8 = Eine Einheit von Großbritannien in den Nahen Osten zu verlegen braucht zwei Geleitflotten, eine in Großbritannien und eine zum Beispiel in Gibraltar; eine allein genügt nicht.
EU-ex-9a = Italien braucht für Landeinheiten in Albanien oder Afrika eine Versorgungsflotte; hält es Jugoslawien, brauchen die in Albanien keine.
EU-ex-9b = Britische und französische Einheiten in Afrika haben ohne Flotte Nachschub aus Kairo, außer denen in Marokko, Algerien und Tunesien, solange Libyen italienisch ist.
EU-ex-10 = Deutschland mit Polen, Dänemark, Niederlanden und Belgien nach dem Winter 1939 hat 30 + 4 + 2 + 2 + 4 = 42 HPP für 1940 (die gedruckte Klammer 4 + 2 + 4 lässt die 2 der Niederlande aus) und verliert 7 übrige; die Eroberung Frankreichs bringt 9 (die Hälfte von 17 aufgerundet), der Verlust Dänemarks nimmt 2.
EU-ex-11 = Großbritannien, das ein endgültig gefallenes Frankreich zurückgewinnt, gewinnt nur 9 HPP.
EU-ex-12_1_1 = Fallschirmjäger bei der ersten Landung in Calais: die deutsche Infanterie würfelt VW 2 statt 5, ihr gedruckter Würfel 5 geht also daneben.
EU-ex-12_1_1a = Ein deutscher Absprung auf London aus Belgien, der an die Verteidiger verloren geht, kann nicht ersetzt werden; ebenso einer, der ein leeres London nahm und im zwingenden britischen Gegenangriff stirbt. Britische Panzer, in Plymouth durch Eigenlandung abgesetzt, dürfen mit ihrer zweiten Bewegung London angreifen; gewinnt nichts London zurück, fällt Großbritannien.
EU-ex-12_1_1b = Ein deutscher Absprung, der mit Luftunterstützung Dover oder Plymouth nimmt, kostet höchstens 1 HPP; im selben Zug dürfen Einheiten dorthin verlegt werden, mindestens eine deutsche Flotte muss sie versorgen, und dort neben Landeinheiten verlorene Fallschirmjäger dürfen ersetzt werden.
EU-ex-12_1_1c = In Dover, nur von Fallschirmjägern genommen, darf in diesem Zug nicht gelandet werden, um Panzer nach London weiterzuschicken; eine Landung in Dover mit Absprung im selben Angriff darf es, und der Absprung hebt den Küstenwert der Verteidiger auf.
EU-ex-12_2a = Ein Eingreifen zur See auf Entfernung zwei gelingt bei 3, 4, 5, 6.
EU-ex-12_2b = Erste Landung in Calais mit Eingreifen im Ärmelkanal: 8 U-Boote aus Brest (Entfernung 1, Würfel 3: Erfolg), 4 Zerstörer aus Liverpool (Entfernung 2, Würfel 4: Erfolg), 2 deutsche Flugzeuge aus Paris, 2 britische aus London (beide automatisch), von hinten aufgelöst. Luft: britisch 1, 5 auf VW 4 = 1 Treffer, deutsch 2, 6 auf AW 3 = 1; je eines verloren, das deutsche überlebende zieht sich zurück und ist eingesetzt.
EU-ex-12_2c = Der Seekampf derselben Kette. Runde 1: U-Boote 1, 3, 4, 6, 2, 3, 4, 6 auf 1 = 1 Treffer; Zerstörer 3, 4, 4, 5 auf 1 und zwei Flotten mit dem Jäger 1, 2, 5 auf 3 = 2: zwei U-Boote und ein Zerstörer verloren, der Jäger kehrt eingesetzt nach London zurück. Runde 2: U-Boote 2, 5, 5, 6, 3, 6 = 0; Zerstörer 2, 3, 4 auf 1 und Flotten 5, 5 auf 3 = 0. Nur diese zwei Runden sind gedruckt; mit eigenen Würfeln für den Rest (3 weitere U-Boote, 2 weitere Zerstörer) ist das Ende: 5 U-Boote und 3 Zerstörer verloren, 3 U-Boote zurück in Brest, 1 Zerstörer in Liverpool, alle 4 Flotten auf dem Weg nach Calais.
EU-ex-13_4 = Ist Maltas britische Besatzung vollständig, darf höchstens eine der drei deutschen Einheiten in Afrika angreifen.
EU-ex-16-setup = Frankreich: Calais, Brest, La Rochelle je 1 Flotte; Maginot-Linie 4 Infanterie, 1 Panzer, 2 Flugzeuge. Großbritannien: Malta 1 Flotte, Gibraltar 2, Plymouth 1, Manchester 1, Dover 1 Flotte, 3 Infanterie, 2 Panzer, 3 Flugzeuge. Deutschland: Kiel 2 Flotten, 2 Panzer; Finnland, Ungarn, Rumänien, Bulgarien je 1 Infanterie; Krakau 2 Panzer, 4 Flugzeuge. HPP: Deutschland 30, Frankreich 17, Großbritannien 25. Die Aufstellung hält jede Grenze von 14.1 ein.
EU-ex-16-autumn-germany = Der Zug beginnt mit Phase 2: 2 Panzer und 4 Flugzeuge gehen Krakau-Breslau-Stuttgart. Gebaut für 15 HPP, die Grenze: 10 Infanterie, 1 Panzer, 1 Flugzeug (Kiel 2 Infanterie; Essen 8 Infanterie, 1 Panzer, 1 Flugzeug). Sechs Verlegungen: 1 Infanterie Essen-Warschau, 2 Panzer und 3 Flugzeuge Stuttgart-Essen; 15 HPP übrig.
EU-ex-16-autumn-belgium = Frankreich erklärt Belgien den Krieg (2 HPP), verlegt 2 Flugzeuge von der Maginot-Linie nach Calais und greift mit ihnen und 1 Panzer, 2 Infanterie von der Maginot-Linie an (1 HPP): 2, 3, 6 auf 2 und 1, 1 auf 1 = 3 Treffer gegen 5 auf VW 1 = 0. Belgien fällt ohne Verlust, und die Flugzeuge kehren nach Calais zurück.
EU-ex-16-autumn-allies = Großbritannien: 3 Flugzeuge Dover-Belgien und 2 Panzer, von der Flotte aus Dover hingebracht, die damit eingesetzt ist; gebaut 1 Flotte (Edinburgh), 1 Flugzeug und 1 Panzer (Dover), 2 Infanterie (London) = 13, 12 übrig; verlegt 1 Flugzeug und 3 Infanterie Dover-Belgien, begleitet von der neuen Flotte und denen von Plymouth und Manchester. Frankreich: gebaut 2 Infanterie (Calais), 1 Panzer (Maginot-Linie) = 4, mit 3 für den Krieg 7, 10 übrig; verlegt 2 Infanterie Belgien-Calais, 1 Panzer Belgien-Maginot-Linie.
EU-ex-16-denmark = 16a: Erklärung 2 + Schlacht 1; 1 Panzer, 2 Infanterie aus Kiel gegen 1 Infanterie. Runde 1: 4 auf 3 und 3, 2 auf 1 = 0 gegen 4 = 0; Runde 2: 2 auf 3 und 2, 6 auf 1 = 1 gegen 1 = 1. Dänemark fällt, 1 deutsche Infanterie verloren.
EU-ex-16-holland = 16b: Erklärung 2 + Schlacht 1; 1 Panzer aus Kiel und 2 Infanterie aus Essen gegen 1 Infanterie: 3 auf 3 und 1, 3 auf 1 = 2 Treffer. Der niederländische Würfel ist nicht gedruckt, nur sein einer Treffer: bei VW 1 gilt eine 1. Die Niederlande fallen, 1 deutsche Infanterie verloren.
EU-ex-16-belgium-air = 16c, 1 HPP: 5 Infanterie, 3 Panzer und 4 Flugzeuge aus Essen (dort fehlt dem Text eine Klammer), 1 Flugzeug aus Stuttgart und 1 Panzer aus den Niederlanden in seinem zweiten Angriff, gegen 4 Flugzeuge, 2 Panzer, 3 Infanterie. Luft: 1, 1, 2, 2, 6 auf 3 = 4 Treffer gegen 2, 4, 5, 5 auf 4 = 2; alle britischen Flugzeuge verloren, 3 deutsche übrig. Alle Überlebenden kehren nach Essen zurück, einer der beiden Verluste ist also das Flugzeug aus Stuttgart.
EU-ex-16-belgium-land = 16c, Landabschnitt: der Panzer aus den Niederlanden hebt den Flusswert Essen-Belgien auf. Runde 1: 2, 3, 4, 5, 6, 6, 1 auf 3 und 3, 3, 5, 6, 6 auf 1 = 3 gegen 1, 2, 3, 3, 5 auf VW 2 = 2; verloren 2 deutsche und 3 britische Infanterie. Runde 2: 2, 3, 4, 4, 5, 6, 4 auf 3 und 2, 4, 5 auf 1 = 2 gegen 1, 2 auf 2 = 2; verloren 2 deutsche Infanterie und 2 britische Panzer. Deutschland hält Belgien mit 4 Panzern, 1 Infanterie; die 3 Flugzeuge sind eingesetzt in Essen.
EU-ex-16-winter-germany = Nach 7 HPP Krieg werden 2 Flugzeuge und 2 Infanterie in Essen gebaut (8), zusammen 15, die Grenze, 0 übrig. Fünf Verlegungen: diese vier und 1 Panzer aus Dänemark, alle nach Belgien, das dann 2 Flugzeuge, 5 Panzer, 3 Infanterie hat.
EU-ex-16-counter-air = Frankreich greift Belgien an (1 HPP) mit 2 Flugzeugen, 2 Panzern, 6 Infanterie aus Calais und von der Maginot-Linie. Luft: 2, 3 auf 2 = 1 gegen 1, 4 auf VW 4 = 2; beide französischen und ein deutsches Flugzeug verloren.
EU-ex-16-counter-land1 = 2, 6 auf 2 und 1, 2, 2, 3, 6, 6 auf 1 = 2 Treffer. Neun Deutsche verteidigen, aber acht Würfel sind gedruckt: 1 auf VW 4 und 2, 3, 4, 4, 5, 2, 6 für acht Einheiten mit VW 2, mit 3 Treffern; der fehlende Würfel ist eine 6 (3 bis 6 ginge auch). Verloren: 3 französische, 2 deutsche Infanterie.
EU-ex-16-counter-land2 = 1, 4 auf 2 und 1, 3, 4 auf 1 = 2 gegen 5 auf 4 und 1, 2, 3, 3, 4, 4 auf 2 = 2. Verloren: 2 französische Infanterie; 1 deutsche Infanterie, 1 deutscher Panzer.
EU-ex-16-counter-land3 = 1, 2 auf 2 und 3 auf 1 = 2 Treffer. Für die Deutschen sind 3 auf VW 4 und 1, 2, 2, 6 auf VW 2 mit zwei Treffern gedruckt, obwohl es vier sind: für das Flugzeug gilt 5, für die Panzer 1, 2, 3, 6 (zwei Treffer), die gedruckten Würfel daneben. Verloren: 1 französische Infanterie, 1 französischer Panzer; 2 deutsche Panzer. Der letzte französische Panzer zieht sich auf die Maginot-Linie zurück.
EU-ex-16-counter-printed = Die gedruckten Würfel der dritten Runde (3 auf VW 4; 1, 2, 2, 6 auf VW 2) ergeben vier Treffer und würden alle drei französischen Einheiten töten, so dass keine sich zurückzieht: ein eigener Test zeigt es.
EU-ex-16-losses = Die Wahl der Verluste gehört zum Ablauf: Infanterie zuerst, außer in Landrunde 2 des französischen Angriffs, wo Deutschland 1 Infanterie und 1 Panzer gibt, und Landrunde 3, wo Frankreich 1 Infanterie und 1 Panzer und Deutschland 2 Panzer gibt.
EU-ex-16-winter-allies = Großbritannien deckt die Flotte von Dover wieder auf und kämpft nicht. Frankreich baut 3 Infanterie (Paris), 3 Infanterie und 1 Panzer (Maginot-Linie) = 8, mit 1 für die Schlacht 9, seine Grenze, 1 übrig; Großbritannien baut 4 Flugzeuge (Dover) = 12, 0 übrig. Großbritannien verlegt 2 Infanterie London-Calais, 1 Panzer und 2 Flugzeuge Dover-Calais mit drei Geleiten seiner vier Heimatflotten (welche drei, ist nicht gedruckt: beliebige drei gehen); Frankreich keine.
EU-ex-16-end = Deutschland: Kiel 2 Flotten; Dänemark, Niederlande, Warschau, Finnland, Ungarn, Rumänien, Bulgarien je 1 Infanterie; Belgien 2 Panzer, 1 Flugzeug; Essen 3 eingesetzte Flugzeuge; Stuttgart leer. Frankreich: Calais, Brest, La Rochelle je 1 Flotte; Paris 3 Infanterie; Maginot-Linie 3 Infanterie, 2 Panzer. Großbritannien: Calais 2 Infanterie, 1 Panzer, 2 Flugzeuge; Dover 1 Flotte, 2 Flugzeuge; Plymouth, Manchester, Edinburgh, Malta je 1 Flotte; Gibraltar 2.
EU-ex-16-hpp = Ausgegebene HPP: Deutschland 15 und 15 (7 + 8), Frankreich 7 und 9, Großbritannien 13 und 12; übrig für Deutschland, Frankreich, Großbritannien nach dem Herbst 15, 10, 12, nach dem Winter 0, 1, 0. Frankreich wird für den Verlust Belgiens nichts abgezogen, dessen 4 HPP sein Einkommen von 1939 nicht enthielt. (EU-R41)
EU-ex-16-redeploy = Verlegungen: Deutschland 6 und 5, Frankreich 3 und 0, Großbritannien 4 und 5.
EU-ex-16-accounting = HPP für 1940: Deutschland 30 + 4 + 2 + 2 + 4 = 42, Frankreich 17 (die 1 übrige ist verloren), Großbritannien 25.
EU-ex-16-armour = Nach 16c dürfen genau drei Panzer, nicht der aus den Niederlanden, zum Angriff auf Calais weiterziehen.
EU-ex-16-used = Die Flotte von Dover, die im Herbst Panzer beförderte, bleibt bis zum Beginn des alliierten Winterzuges unbrauchbar; gegen den französischen Angriff verteidigen die zwei neuen Flugzeuge in Belgien, die drei eingesetzten in Essen könnten es nicht.
EU-ex-16-garrison = Der deutsche Herbstzug darf nicht ohne Einheit in Polen enden: da die Einheiten von Krakau fort sind, ist die Verlegung Essen-Warschau (oder eine andere nach Polen) Pflicht.
EU-ex-16-spring = Im Frühjahr 1940 können genau 2 Panzer und 4 Flugzeuge Deutschlands Calais erreichen.
EU-ex-16-note-a = Hätten in Belgien französische Einheiten neben den britischen gestanden, hätte Deutschland die beiden getrennt angegriffen, in der Reihenfolge seiner Wahl.
EU-ex-16-note-b = Eine britische Einheit in Calais hätte im alliierten Winterzug für 1 HPP gegen die Deutschen in Belgien mitkämpfen können, ganz vor oder ganz nach dem französischen Angriff, nie mit ihm vereint.
EU-ex-17 = Der dritte Versuch zu einem Ziel hat +2, und die drei haben zusammen 15 HPP gekostet.
