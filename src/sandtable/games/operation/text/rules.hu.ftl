# Mit mond az egyes szakasz, a mi szavainkkal. A név a szakasz azonosítója, pont helyett _ jellel.


## Modellek, egységek és tesztek

OW-models-group = Ahol egy szabály gyalogságot mond, ott emberek, lövegek és álló motorok értendők; ahol járművet, ott tankok, páncélautók, lövészpáncélosok, teherautók, autók és mozgó motorok.
OW-models-class = Minden modellnek pontosan egy osztálya van: gyalogság (minden ember, a löveg, az aknavető és a kiszállt jármű kezelői is), tüzérség (löveg, tarack, rakétakilövő; észlelése gyalogság szerint), motor (két vagy három kerék, oldalkocsi és Kettenkrad is), autó (négy kerék, legfeljebb négy ember), teherautó (4, 6 vagy 8 kerék vagy lánctalp, gyalogságot szállít), lövészpáncélos (páncélozott, elöl két kerék és lánctalp), páncélautó (4, 6 vagy 8 kerék), vagy könnyű, közepes, nehéz tank (lánctalpas). A roham- és önjáró lövegek ezek valamelyikébe tartoznak, különlegességeik csak tulajdonságként jelennek meg.
OW-models-unit = Egység az egy modell vagy modellcsoport, amely egy parancsot kap; a parancs minden modelljét köti.
OW-training = Minden teszt, bármi a neve (morál, vezetés, ütközés, közelharci roham, idegek), egy d10 az egység kiképzése ellen, és ennyivel vagy többel sikerül; az alacsonyabb kiképzés tehát jobb.
OW-traits = A felsorolt karakterisztika csak annak az egységnek vagy modellnek a mozgását, tüzelését, észlelését vagy más szabályát módosítja, amelyiké; nélküle ugyanaz a helyzet a szokásos eredményt adja.
OW-armour-damage = A páncélzat-tulajdonságok csak a sebzés dobást módosítják, a találathoz szükséges számot soha. (OW-R2)

## A kör és a kártyák

OW-turn = A játék hat körig tart, ha a csata mást nem mond, és minden kör öt lépés ebben a sorrendben: kártyák feltöltése, pánik leküzdése, kezdemény, parancsok, kör vége.
OW-turn-must = Minden egységnek, amely nincs megtörve, kivéve amelyik ebben a körben állt helyre, körönként pontosan egy parancsot kell adni; a parancsok lépése csak akkor ér véget, ha mind végrehajtotta.
OW-turn-alone = Ha az egyik félnek nincs több parancsot kapható egysége, a másik egyedül adja ki a többi parancsát, és senki sem reagál rá. (OW-R13)
OW-turn-end = A kör végén a kijátszott lapokat visszakeverik a pakliba; a kézben maradtak átmennek a következő körre.
OW-cards-draw = Az első kör elején a játékos 5 parancskártyát húz, és 1-et a serege minden egységéért; a német játékos 7-et és egységenként 1-et.
OW-cards-us = Az amerikai játékos minden körben húzás után eldobhat egy lapot, és húzhat helyette egyet.
OW-cards-uk = A brit játékos az egész játékban egyszer, húzás után legfeljebb három lapot dobhat el, és ugyanannyit húz helyettük.
OW-cards-refill = Minden későbbi kör elején a játékos 5-re (német 7-re) egészíti ki a kezét, plusz 1 minden meg nem tört egységért.
OW-cards-over = Ha a kéz a veszteségek miatt nagyobb a határnál, egészben megmarad, és nem kell húzni. (OW-R12)
OW-cards-empty = Ha a pakli húzás közben elfogy, a dobott lapokat megkeverik, és onnan húznak tovább. (OW-R45)

## Kezdemény és parancslánc

OW-initiative = Mindkét játékos letesz lefelé egy lapot a kezéből, és együtt felfedik; a kisebb prioritású nyeri a kezdeményt, akármilyen parancs áll a lapon.
OW-initiative-tie = Egyenlő számnál új lapokkal ismétlik; öt egyenlő eredmény után mindketten a pakli felső lapját fordítják fel, amíg a számok el nem térnek.
OW-initiative-discard = A kezdeményre kijátszott minden lap a dobottak közé megy, parancsra nem használható.
OW-chain-open = Aki a láncot nyitja, megnevezi egyik egységét, amelynek ebben a körben még nincs parancsa, megmutat egy parancskártyát, és bejelenti a szándékot.
OW-chain-react = Az ellenfél felelhet egy még parancs nélküli egységének adott paranccsal, szigorúan kisebb számú lapon; erre az első játékos egy másik egységgel, még kisebb számon viszontreagálhat, és így tovább felváltva.
OW-chain-own = Senki sem felelhet a saját lapjára: egy láncban egy játékos két lapja sosem követi egymást. (OW-R10)
OW-chain-stop = A lánc azonnal véget ér, ha 1-es prioritású lapot játszottak ki, vagy ha az passzol, aki felelhetne.
OW-chain-order = A lánc parancsait a legkisebb számtól a legnagyobbig hajtják végre, mindegyiket úgy, ahogy bejelentették.
OW-chain-next = A lánc után az nyitja a következőt, aki ezt nem nyitotta, akár reagált, akár nem.
OW-chain-broken = Annak az egységnek a parancsa, amely megtörik vagy megsemmisül, mielőtt a száma sorra kerül, elvész.
OW-chain-fixed = A lap felmutatása és a szándék bejelentése után sem a parancs, sem a szándék nem változtatható semmilyen okból.

## A szándék bejelentése

OW-intent-move = Mozgás parancsnál be kell jelenteni az irányt, a sebességet (lassú vagy gyors), a célt és a kilátszó modelleket.
OW-intent-assault = Rohamnál be kell jelenteni az irányt, a sebességet, a célt, a kilátszó modelleket, a tüzelés célpontját, azt, hogy mozgás előtt vagy után tüzel, és ha ez a szándék, a közelharc célegységét vagy az ütközés céljárművét.
OW-intent-fire = Tűz parancsnál be kell jelenteni a célpontot és a kilátszó modelleket.
OW-intent-ambush = Rajtaütésnél be kell jelenteni a kilátszó modelleket, és ha tüzelni fog, a célpontot; megszakításnál az ellenség mozgásának azt a pontját is, ahol tüzel; amelyik egység csak mozdulatlan marad, arra elég rámutatni.
OW-intent-cover = Fedezet tűznél be kell jelenteni a célpontot és a kilátszó modelleket.
OW-intent-extra = A lőszer fajtája, a be- és kiszállás, a füst és minden kommunikáció is a bejelentett szándékhoz tartozik, utólag nem tehető hozzá.

## Parancsok és végrehajtásuk

OW-order-move = A Mozgás parancsot kapott egység lassan vagy gyorsan a céljához megy, legfeljebb a lassú vagy gyors távolságáig, és nem tüzel.
OW-move-state = A Mozgással lassan haladó gyalogság észlelésnél állónak számít; a Mozgás parancsot kapott jármű mindig mozgottnak, akkor is, ha helyben maradt.
OW-order-assault = A Rohamozó egység mozgása előtt vagy után tüzelhet bejelentett célpontjára, ha akkor látja és észleli, -1 találati módosítóval.
OW-assault-speed = A Roham mozgása lassú vagy gyors lehet, de sosem több a roham távolságnál.
OW-assault-follow = Ha a Roham célpontja kisebb szám miatt előbb elmozdult, a rohamozó elejtheti bejelentett célját, és teljes roham távolságáig követheti a célpontot.
OW-assault-state = Észlelésnél a Roham mozgottnak és tüzeltnek számít; aki mozgás után tüzel, a tüzelésig csak mozgottnak.
OW-order-fire = A Tűz parancsot kapott egység helyben marad, és egy látott és észlelt célpontra tüzel.
OW-fire-delay = A reakcióként vagy viszontreakcióként kijátszott Tűz és Rajtaütés késleltethető az ellenség mozgásának bejelentett pontjáig; a parancs kiadásakor a célpontot nem kell látni vagy észlelni, csak akkor, amikor a lövések eldördülnek.
OW-delay-barred = Roham és Fedezet tűz sosem késleltethető, reakcióként sem.
OW-fire-wasted = Tűz, Roham vagy Fedezet tűz után az egység észlelésnél tüzeltnek számít akkor is, ha nem maradt érvényes célpontja.
OW-order-ambush = Rajtaütésnél az egység úgy tüzelhet, mint Tűz paranccsal, és +1 találati módosítót kap, ha a célpont a fegyver közel távján belül van.
OW-ambush-hold = A Rajtaütés egysége csak akkor számít tüzeltnek, ha valóban tüzelt; ha visszatartja a tüzét, állónak számít, jármű is.
OW-order-cover = Fedezet tűz bármely látott egységre adható, akár észlelik, akár nem, és mindig -1 a találatra és -3 a sebzés táblázaton. (OW-R1)
OW-covering-template = Területre ható fegyver is adhat fedezet tüzet; a sablont egy látható modellre célozzák, és a -1 és -3 érvényes. (OW-R38)
OW-interrupt = Kisebb számmal bármely parancs megelőzhet ellenséges cselekvést, de mozgás közben megszakítani csak a Tűz és a Rajtaütés tudja.
OW-interrupt-insert = A késleltetett lövést a megnevezett célpont saját mozgásán belül, a bejelentett ponton dolgozzák ki; utána a mozgás a nem talált modellekkel folytatódik. (OW-R14)
OW-shaken-order = Ha ijedt modelleket tartalmazó egység hajt végre parancsot, azok csak felállnak, a többi a szokásos módon cselekszik.
OW-shaken-all = Amelyik egységnek minden modellje ijedt, parancsát csak felállásra használja, és állónak számít. (OW-R21)
OW-markers-colour = Minden végrehajtott parancs után az egység állapotjelzőt kap (állt, mozgott, tüzelt), páros körben fehéret, páratlanban feketét; amelyiken a kör színe van, nem kaphat több parancsot.

## A gyalogság mozgása

OW-move-infantry = Egység csak Mozgás vagy Roham parancsra mozog; egy ember gyorsan legfeljebb 20 cm-t tesz meg, Rohamnál 15 cm-t, lassan a mozgási táblázat értékét (az adatokban 10).
OW-cohesion = Minden modellnek egységének egy másik modelljétől 10 cm-en belül kell maradnia; ilyen távolságok hosszú lánca megengedett.
OW-cohesion-close = Ha veszteség bontotta fel az összetartást, az egységnek következő Mozgás vagy Roham parancsával újra össze kell zárnia.
OW-move-goal = A modelleket egyenként mozgatják úgy, hogy a végén megmaradjon az összetartás, és legalább egy modell a bejelentett célnál álljon.
OW-move-levels = Egy épület szintjei között mozogni a függőleges távolságba kerül.
OW-terrain-minus = Az a modell, amely akár részben is -5 vagy -10 jelű terepen mozog, ennyi centimétert áldoz a mozgásából.
OW-terrain-cross = Alacsony falon vagy bokron átkelni 5 cm, magason 10 cm; utána a modell a túloldalra kerül.
OW-terrain-plus = A +5 jelű terep csak akkor növeli 5 cm-rel a mozgást, ha az egész mozgás rajta folyik.
OW-terrain-slow = Lassú jelű terepen a modell csak lassan mozoghat.
OW-terrain-barred = Modell nem mozoghat olyan terepen át, amely az osztályának áthatolhatatlan.
OW-bicycle-speed = A kerékpáros lassan 15 cm-t, gyorsan 25 cm-t, Rohamnál 20 cm-t mozog.
OW-bicycle-mount = Kerékpárra fel- vagy leszállni 5 cm, és csak lassú mozgás körében lehet.
OW-bicycle-state = A lassan haladó kerékpáros mozgottnak számít, nem állónak.
OW-bicycle-crew = Kerékpárosok segédet igénylő fegyverrel csak akkor tüzelhetnek, ha nem mozogtak, és a lövész és a segéd egymás mellett áll.
OW-bicycle-left = A kerékpár ott marad, ahol gazdája leszállt, és később újra felvehető; ha nincs külön modellje, elvész, a gazdátlan pedig robbanás sablon alatt dobás nélkül megsemmisül.
OW-bicycle-terrain = A terep táblázaton a kerékpár a motor oszlopát használja.

## Célpont, rálátás, észlelés és fedezék

OW-target-valid = Lövéshez Tűz, Rajtaütés, Fedezet tűz vagy Roham parancs kell, és látott és észlelt célpont; csak a közvetett tüzelés és a fedezet tűz mentesül ennek egy része alól.
OW-target-bear = A löveg csak olyan célpontra tüzel, amelyre tűzívén belül ráfordíthatja a csövét.
OW-target-part = Az egység akkor is tüzelhet érvényes célpontra, ha néhány modellje nem tud.
OW-target-heavy = A gyalogos egység minden fegyverével egy célpontra tüzel; csak nehézfegyverei (például rakétavetők) választhatnak másodikat, amelynek járműnek kell lennie.
OW-sight-line = A rálátás egyenes vonal a tüzelő modelltől a célpont modellig, és akkor szabad, ha az egész célpont látszik.
OW-sight-own = A tüzelő saját egységének modelljei sosem gátolják a rálátását.
OW-sight-low = Talajszinten álló modell alacsony falon vagy bokron legfeljebb 10 cm-t lát túl, de azt, amely mellett közvetlenül áll, figyelmen kívül hagyja.
OW-sight-high = 2.5 cm-nél magasabb fal vagy bokor a talajszinten állók rálátását elzárja.
OW-sight-high-wall = Magas fal mellett álló gyalogság átdobhat fölötte kézigránátot a faltól 5 cm-en belüli észlelt ellenségre, de nem lőhet.
OW-sight-high-hedge = Magas bokor mellett álló gyalogság átlőhet rajta, és gránátot is dobhat fölötte a bokortól 5 cm-en belüli észlelt ellenségre.
OW-sight-wood = A rálátás legfeljebb 5 cm mélyen hatol erdőbe; a mélyebben álló modell nem érvényes célpont.
OW-sight-smallwood = Egyedül álló fa és 5 cm-nél keskenyebb erdősáv kis erdő; a rálátás átmegy rajta, de 5 cm-rel mögötte véget ér.
OW-sight-building = A rálátás legfeljebb 5 cm mélyen hatol épületbe vagy romba, a vonalba eső ajtótól, ablaktól vagy réstől mérve; a mélyebben álló modell nem érvényes célpont.
OW-sight-above = Felső szinten álló modell figyelmen kívül hagyja az alacsony falat és bokrot, a vonalba eső erdőt, épületet és romot nem; magas falnál és bokornál a valós rálátás dönt.
OW-openings = Épület határán át csak akkor van rálátás, ha ajtó, ablak vagy rés van a tüzelő és a célpont között; a nyílástól 5 cm-en belüli modellek tüzelhetnek rajta át, vagy lehetnek célpontok, és gránát is dobható rajta.
OW-detect = A modell akkor észlelt, ha távolsága legfeljebb annyi, amennyit az észlelési táblázat fajtájára (gyalogság, jármű), állapotára (álló, mozgó, tüzelő) és fedezékére (szabadban, fedezékben) ad.
OW-detect-state = A célpont utoljára végrehajtott parancsának állapota számít, és a megfigyelő modellhez képest kell eldönteni, fedezékben van-e.
OW-detect-unit = Ha az egység egy modellje az észlelési távolságon belül van, az egész egység észlelt.
OW-cover-partial = Az a célpont modell, amelynek egy része a tüzelő elől rejtve van, fedezékben van.
OW-cover-area = Erdő, épület és rom fedezékes terület: határain belül minden modellnek fedezéket ad.
OW-cover-line = Fal vagy bokor csak akkor ad fedezéket, ha keresztben áll a mögötte lévő modellhez vezető rálátás vonalában.

## A gyalogság tüzelése

OW-fire-steps = A tüzelés öt lépés ebben a sorrendben: helyezkedés, lőtávolság, tűzgyorsaság, találati dobások, sebzés.
OW-fire-facing = Az emberek körben tüzelnek, és a helyezkedéskor az ellenség felé fordíthatók; a löveg célzáshoz összesen 45 fokot fordulhat, 22.5-öt mindkét irányba, és a mögötte álló tüzérnek látnia kell a célpontot.
OW-fire-mortar = Aknavetős egységnél elég, ha egy embere látja a célpontot, amíg az egység összetart.
OW-fire-range = A lőtávolságot a tüzelő figurától mérik, céljárműnél bármely részéig; extrém távon túl nincs lövés, és ha egy célpont modell a tüzelő modell közel távján belül van, az egész célegység közel távon van.
OW-fire-extreme = Normál távon túli, extrém távon belüli célpontra -2 találati módosítóval lőnek.
OW-fire-close5 = A célponttól 5 cm-en belül tüzelő modell +3 találati módosítót kap; minden modell magára számít.
OW-fire-rof = Minden fegyver annyi kockával dob, amennyi a tűzgyorsasága.
OW-fire-hit = A szükséges szám a fegyver sorában a célpont osztályának oszlopában áll; talál az a kocka, amely a saját modelljének módosítóival eléri.
OW-fire-nh = Ahol a fegyvernél NH áll (NE-nek is nyomtatva), ott a fegyver nem árthat annak a célpont osztálynak. (OW-R8)
OW-fire-eleven = A 11-es vagy nagyobb szükséges szám nem tiltja a közvetlen tüzelést: dobni lehet, amíg egy 10-es a módosítókkal elérheti. (OW-R39)
OW-fire-damage = Minden találat egy d10-et dob a sebzés módosítóival a sebzés táblázatnak a fegyverhez tartozó részén: kézifegyverek (egy puska) vagy nehézfegyverek (egy 75 mm-es löveg).
OW-fire-assign = A célpont gazdája osztja ki az eredményeket modelljeire, a számára legrosszabbal kezdve, és csak olyanokra, akiket a tüzelő lát.
OW-fire-surplus = A célegység modelljeinek számát meghaladó eredmények elvesznek.
OW-fire-standing = Az eredmények előbb az álló modelleket érik, csak aztán az ijedteket, akkor is, ha így támogató fegyverek vesznek el.
OW-fire-area-first = Ha a tüzelő egység területre ható fegyvert is használ, annak sebzését a kézifegyverek előtt dolgozzák ki.
OW-mixed = Egy oldal gyalogos egységei, amelyek modelljei 5 cm-nél közelebb vannak egymáshoz, közvetlen tüzelésnél egy célpontnak számítanak; gazdájuk osztja el köztük az eredményeket rálátás és észlelés szerint.
OW-friendly-test = Ha más egység baráti modelljei 5 cm-nél közelebb vannak a rálátás vonalához, minden találatot módosítatlan d10-zel ellenőriznek: a tüzelő egység kiképzésével egyenlő vagy nagyobb az ellenséget találja, kisebb egy baráti modellt, amelyet gazdája a szokásos módon vesz le. A tüzelő egység saját modelljei így sosem találhatók el.
OW-split = Ha a célegység részben vagy többféle fedezékben van, a tüzelő dobás előtt elosztja lövéseit a részek között; a módosítókat és a sebzést külön számolják, és találat sosem megy át egyik részről a másikra.
OW-split-weapon = Egy fegyver minden lövése ugyanarra a részre megy; az egység más fegyverei másik részt választhatnak.
OW-split-trench = Ha a célpont egy része árokban van, csak az arra a részre adott lövésekre jár a -1 találati módosító.
OW-damage = Gyalogságnál a halott eredmény egy modellt vesz le, az NH semmit sem tesz; tüzérségnél a fő fegyver eredmény megsemmisíti a löveget.
OW-damage-shaken = Az ijedt eredmény egy modellt az oldalára fektet; amikor egysége legközelebb parancsot hajt végre, csak felállhat.
OW-damage-cover = A fedezék könnyű, közepes vagy nehéz; a tőle függő eredmény a megnevezett fajtákban (könnyű, közepes vagy nehéz; közepes vagy nehéz; csak nehéz) lévő modellt megijeszti, minden mást megöl.
OW-modifiers = Minden módosítót összeadnak, és dobás után adják hozzá a dobáshoz vagy vonják le belőle.
OW-one = A természetes 1-es a találati dobásnál mindig mellé, bármik a módosítók.
OW-table-ends = A szabálykönyv nyomtatott táblázatain az első sor alatti módosított dobás az első sornak, az utolsó fölötti az utolsónak számít; a sebzés táblázatokon 0 vagy kevesebb hatástalan, 10-nél több a 10. sor. (OW-R28)

## Segédet igénylő fegyverek, lövegek és pajzsok

OW-lmg = Könnyű géppuska mozgás közben csak akkor tüzel, ha tüzeléskor egységének másik modellje talpkontaktusban van vele; ha senki sincs kontaktusban, tűzgyorsasága feleződik, felfelé kerekítve, és mozgás közben nem tüzelhet.
OW-lmg-tripod = Háromlábú állványon a könnyű géppuska tűzíve 180 fok (90 mindkét irányba), és egy körben nem mozoghat és tüzelhet is.
OW-mmg = Közepes vagy nehéz géppuska teljes tűzgyorsasággal csak akkor tüzel, ha egységének másik modellje kontaktusban van vele, különben felfelé kerekített felével; tűzíve 180 fok, és egy körben nem mozoghat és tüzelhet is.
OW-auto-rifle = Az automata puska nem géppuska, és nem kell hozzá segéd. (OW-R9)
OW-launcher = Rakétavető mozgás közben csak akkor tüzel, ha tüzeléskor másik modell van kontaktusban; nélküle csak minden második körben, és csak ha nem mozgott.
OW-mortar-light = Könnyű aknavető minden körben csak akkor tüzel, ha másik modell van kontaktusban az aknavetőssel, különben minden második körben; egy körben nem mozoghat és tüzelhet is, és sértetlen épületből nem lőhet ki. (OW-R8)
OW-mortar-heavy = Közepes vagy nehéz aknavető két másik modellel kontaktusban minden körben tüzel, eggyel minden második, egyedül minden harmadik körben; tűzíve 180 fok, egy körben nem mozoghat és tüzelhet is, és sértetlen épületből nem lőhet ki.
OW-gun-crew = Löveg, tarack vagy rakétakilövő két másik modellel kontaktusban minden körben tüzel, eggyel minden második, egyedül minden harmadik körben; tűzíve 45 fok, és egy körben nem mozoghat és tüzelhet is.
OW-assist-busy = Aki fegyvernél segédkezik, abban a parancsban mást nem tesz, és ijedt modell nem segédkezhet.
OW-reload = A csak minden második vagy harmadik körben tüzelő vagy lassú újratöltésű fegyver tüzeléskor újratöltés jelzőt kap (egyet, kettőt, vagy lassú újratöltésnél az adatok számát); minden körben, amelyben se nem tüzelt, se nem mozgott, egy jelző lekerül, és csak jelző nélkül tüzel újra.
OW-mg34 = Az MG34 és az MG42 villaállványon könnyű, háromlábú állványon közepes géppuska; ahol a lista nem ad választást (géppuskás szakasz), közepes, járművön pedig sosem közepes.
OW-gun-target = Tüzérségre lőve maga a löveg a célpont, és minden találat a tüzérség oszlopában dob.
OW-gun-noshield = Pajzs nélküli löveg kezelői könnyű fedezékben vannak.
OW-shield-roll = Közvetlen tüzelésnél a pajzsos löveg kezelőit ért minden találat előbb d10-et dob: 1-4 a pajzs felfogja; 5-10 áthatol, és a gyalogság oszlopában dob.
OW-shield-front = A pajzs mögött a kezelők a löveg eleje felől jövő lövés ellen közepes, minden más ellen könnyű fedezékben vannak.
OW-shield-better = Ha fal vagy fedezékes terület jobb fedezéket ad a kezelőknek, az számít, és a pajzsra akkor is dobnak.
OW-shield-off = A pajzs nem segít annak a kezelőnek, aki szándékosan vagy pánik miatt nincs összetartásban a löveggel, sem a löveg megsemmisülése után.
OW-gun-succession = Ha a tüzér meghal, az egyik segéd lesz a tüzér.
OW-gun-lost = A gyalogság támogató fegyvereivel szemben a löveg sosem vész el az embereivel, csak a fő fegyver eredménnyel (vagy katasztrófával).

## Területre ható fegyverek, láng, töltetek, rakéták és ütegek

OW-area-templates = A T(3), T(5), T(8) és T(10) 3, 5, 8 és 10 cm sugarú robbanás sablon; az ilyen fegyver tűzgyorsasága egy.
OW-area-aim = A sablont egy látott és lőtávolságon belüli modellre célozzák, és közepét erre a becsapódási pontra teszik.
OW-area-all = A sablon alatt akár csak részben lévő minden modell, barát és ellenség, találatot kap; a gazda csak ezek között osztja ki az eredményeket, a legrosszabbal kezdve.
OW-area-gun = Löveget ért találatnál a sablon ráteendő, és a tüzérség oszlopában dobnak; ha a csúszás a közepét levitte a lövegről, ezt nem dobják. Mindkét esetben a sablon alatti kezelők a gyalogság oszlopában dobnak, a pajzs védelmével csak akkor, ha a lövés a löveg eleje felől jött.
OW-area-building = Épületben lévő modellre adott közvetlen területi lövés közepe a külső fal hozzá legközelebbi pontja, így a robbanás nem látott modelleket is elér.
OW-area-grenade-in = Csak kézigránát sablonja tehető épületen belüli modellre, és az is csak ajtón, ablakon vagy résen jut be.
OW-area-wood = Erdőben lévő modellre adott közvetlen területi lövés közepe maga a modell.
OW-area-miss = A mellément közvetlen területi lövés hatástalan, és nem csúszik.
OW-grenade-drift = A mellédobott kézigránát és eldobott töltet ehelyett csúszik, az x1 fokozattal, 1-es vagy 2-es hatástalan; a robbanás a dobóra is visszajöhet. (OW-R41)
OW-grenade-min = A gránátnak nincs közel távja, és 4 cm-nél közelebb nem dobható.
OW-area-interrupt = Az a területre ható fegyver, amely egy egység mozgását megszakítva talál, d10 modellt ér: T(3)-nál -5, T(5)-nél módosítás nélkül, T(8)-nál +3, T(10)-nél +5.
OW-area-interrupt-min = Ez a szám T(3)-nál legalább 1; ami az egység létszámát meghaladja, elvész, és a mellélövés hatástalan.
OW-area-interrupt-place = Ha az ilyen megszakítás modelleket ijeszt meg, legalább egyet a megszakítás pontjára kell fektetni, a többit vele összetartásban.
OW-flame-roll = A lángszóró a saját sablonjának keskeny végét a tüzelő modell mellé teszi, erdőben is úgy, mint szabadban; a sablont érintő minden modellre külön találatot dobnak, és a fedezék nem számít.
OW-flame-table = A könnyű lángszóró találatai a kézifegyverek, a nehézéi a nehézfegyverek táblázatán dobnak.
OW-flame-opening = A lángszóró épületbe csak ajtón, ablakon vagy résen át ér be.
OW-charge-throw = A robbanótöltet gránátként dobható 5 cm normál és 10 cm extrém távra, közel távja nincs, mozgás közben is dobható, sablonja T(3), egyszer használható, és 50 pontba kerül.
OW-charge-hand = Ha a töltet dobásánál a kocka 1 vagy 2, kézben robban: a dobó meghal, és a sablon rákerül.
OW-charge-arm = Az a modell, amely egy körig mozdulatlan marad akadály, páncélozott ajtó, híd vagy szögesdrót mellett, élesítheti ott töltetét, és a következő körtől elmehet; bármely későbbi körben egyetlen cselekvéseként felrobbanthatja, egysége többi tagja közben a szokásos módon cselekszik.
OW-charge-table = A felrobbantott töltet d10-et dob: 1 nem működik; 2-4 a terep elem lekerül, ha szögesdrót; 5-6 ha szögesdrót vagy acél tankcsapda; 7-8 ha szögesdrót, acél vagy beton tankcsapda vagy páncélozott ajtó; 9-10 lekerül, bármi is az.
OW-charge-bridge = Hídhoz legalább hat élesített töltet kell, egyetlen dobással, +3-mal; ha leomlik, minden ember és jármű rajta megsemmisül.
OW-charge-building = Épületben vagy mellette felrobbantott töltet az épület lerombolás táblázaton dob, -2-vel.
OW-rockets = A rakétasortűz egy célpontot nevez meg és egyszer dob találatra, mellélövésnél csúszik; a zárójelben álló számú többi sablon ezután az első valódi becsapódási ponttól csúszik. A sortűz az egész készletet elhasználja, így a játékban egyszer lőhető ki.
OW-battery-same = Egy szakasz azonos típusú tüzérsége a játék előtt ütegnek jelenthető be; összetart, egy parancsot és egy célpontot kap, és sosem bontható fel.
OW-battery-loss = Az üteg veszteségeit gazdája tetszése szerint osztja el, sablon alatt csak az alatta lévő modellek között; a katasztrófa csak egy lövegét semmisíti meg.
OW-battery-ph = Az üteg pánik határa egységei pánik határának összege.

## Kumulatív töltetes (HEAT) fegyverek

OW-heat-range = A kumulatív töltetes fegyvernek csak normál távja van: nincs +1 a közeli Rajtaütésért, és nincs -2 az extrém távért.
OW-heat-targets = Gyalogságra csak épületben, romban vagy fal mögött lőhető, és a találat ekkor a sablonját használja; szabadban, erdőben vagy bokor mögött lévő gyalogság nem célpontja.
OW-heat-miss = A mellément kumulatív lövés hatástalan.
OW-heat-schurzen = Kötény és homokzsák az adatok sebzés módosítójával véd a kumulatív töltet ellen.
OW-panzerfaust = A Panzerfaust és az RPG-1 nem igényel segédet, mozgás után is tüzel, T(3)-at használ épületben, romban vagy fal mögött lévő gyalogság ellen, és lassú újratöltésű.
OW-panzerschreck = A Panzerschreckre a rakétavetők segédszabálya áll, és T(3)-at használ épületben, romban vagy fal mögött lévő gyalogság ellen.
OW-bazooka = A Bazookára a rakétavetők segédszabálya áll, és T(3)-at használ épületben, romban vagy fal mögött lévő gyalogság ellen.
OW-bazooka-wp = Opcionális: külön pontokért a Bazooka fehér foszfort lőhet T(5) sablonnal.
OW-piat = A PIAT-ra a rakétavetők segédszabálya áll, T(3)-at használ épületben, romban vagy fal mögött lévő gyalogság ellen, csendes és lassú újratöltésű.
OW-piat-bomb = A PIAT ehelyett 2 hüvelykes aknavető lövedéket is lőhet T(5) sablonnal, amely csendes, lassú újratöltésű, és nem kumulatív töltet.

## Közvetett tüzelés és kommunikáció

OW-indirect = Íves pályán csak a közvetett tüzelés tulajdonságú fegyver lő; rálátás nélkül csak olyan helyre, amelyet közöltek vele.
OW-indirect-min = A közvetett tüzelésnek nincs legkisebb távolsága, hacsak a későbbi kiadás adatokban lévő távolságait be nem kapcsolják. (OW-R10)
OW-drift-direction = A mellément közvetett lövés arra csúszik, amerre a kocka mutat, ami egyenletes véletlen szög, a kocka értékével mint távolsággal. (OW-R17)
OW-drift-step = A csúszás távolsága a kocka x1 a tüzelő és a célpont közti 30 cm-ig, x2 60-ig, x3 120-ig, x4 azon túl.
OW-drift-dud = Az 1-es vagy 2-es csúszáskocka azt jelenti, hogy a lövés hatástalan.
OW-drift-blind = Ha a tüzelő egység nem látja a célpontot, a csúszás egy fokozattal nő, 120 cm-en túl x5-re. (OW-R18)
OW-indirect-11 = Közvetett tüzelés nem megengedett, ha a szükséges szám minden módosítóval 11 vagy több.
OW-indirect-roof = Tetővel bíró épület legfelső szintje ellen a robbanást a célpont modell fölötti tetőtől mérik, sérült épületben magától a modelltől.
OW-indirect-wood = Erdőben lévő modell ellen a közvetett tüzelés robbanását a modelltől mérik.
OW-comms-who = Csak parancsnoki egység küldhet célkoordinátákat közvetett tüzelésre képes egységnek, rádión, hanggal vagy futárral.
OW-comms-radio = Bármely parancsnál a rádiós hívhat egy megnevezett rádiót egy olyan ellenséges modellről, amelyet egységéből valaki lát és észlel; a parancs végrehajtásakor dobnak: 1-5 nem sikerül, 6-10 sikerül.
OW-comms-voice = Bármely parancsnál a gyalogos parancsnoki egység átszólhat 10 cm-en belüli, közvetett tüzelésre képes egységnek egy általa látott és észlelt ellenségről: 1-4 nem sikerül, 5-10 sikerül.
OW-comms-runner = Bármely parancsnál a futárokkal rendelkező egység parancsnoka elküldhet egyet egy látott és észlelt ellenség koordinátáival; a futár a lehető leggyorsabban a fogadó egységhez megy, és megérkezve dob: 1-4 nem sikerül, 5-10 sikerül. Bármi az eredmény, a következő körben visszaindul, és ha visszaért, újra a szokásos módon cselekszik.
OW-comms-runner-alone = Az egységétől távol lévő futár önálló célpont, és nem bontja meg egysége összetartását. (OW-R33)
OW-comms-mark = A siker koordináta jelzőt tesz a célpont modellhez; azonnal, ugyanabban a körben is számít. (OW-R32)
OW-comms-bind = Az az egység, amelynek koordinátái vannak, és Tűz, Rajtaütés vagy Roham parancsot kap, rájuk kell tüzeljen, kivéve ha egy másik látott és észlelt egységre tüzel, vagy tűzszünetet kapott.
OW-comms-cease = A tűzszünetet úgy küldik, mint a koordinátákat, és ugyanaz a dobás kell hozzá. (OW-R32)
OW-comms-replace = Új sikeres kommunikáció felváltja az egység régi koordinátáit; különböző egységeknek különbözők lehetnek.
OW-comms-stay = Ha a célpont elmegy, a jelző ott marad, ahová tették; a puszta koordináták eltalálásához alap 7 kell.
OW-comms-blind = Közvetett tüzelésre -1 találati módosító jár, ha a tüzelő a parancs kiadásakor nem látta vagy nem észlelte a célpontot.
OW-comms-vehicle = A nem parancsnoki páncélozott járművek rádiója csak a saját szakaszt vagy egységet éri el; tüzérséget, aknavetőt és rakétakilövőt csak parancsnoki tank hívhat, ha az egység leírása mást nem mond.

## Mesterlövészek és összevont csapatok

OW-sniper-lone = A magányos mesterlövésznek a szokásos mesterlövész tulajdonságokon túl beszivárgás tulajdonsága is van.
OW-sniper-team = A mesterlövész csapat egy megfigyelő és egy mesterlövész, összesen egyet lő, és a két ember szerepet cserélhet.
OW-sniper-semi = Félautomata puskával egyet lőve a mesterlövész minden tulajdonságát megtartja; egy célpontra kettőt lőve elveszti a pontos lövést; két célpontra lőve a pontos lövést és a távcsövet.
OW-sniper-both = A csapat mindkét embere egyszerre is tüzelhet, de ekkor észlelésnél elvesztik a mesterlövész tulajdonságot.
OW-merged = Egy szakasz összevont csapat tulajdonságú gyalogos egységei a sereg összeállításakor összevonhatók; minden modell összetart, egy parancsot és egy célpontot kap, és soha többé nem válnak szét.
OW-merged-fire = Az összevont csapat nehézfegyverei, akárhány van, összesen egy második célpontot választhatnak; a csapat pánik határa egységei pánik határának összege.

## Közelharc

OW-melee-contact = Közelharcot csak olyan Roham kezd, amely modelleket visz talpkontaktusba ellenséges modellekkel; alacsony fal, ablak vagy hasonló akadály két oldalán is kontaktusban vannak.
OW-melee-after = A közelharc a tüzelés után jön, és csak azok vívják, akik akkor még kontaktusban vannak.
OW-melee-unseen = A parancs kiadásakor nem látott vagy nem észlelt egység is megnevezhető; ekkor mozgás előtt nem lehet rálőni.
OW-melee-place = Minden támadó a legrövidebb úton a legközelebbi ellenséges modellhez megy, előbb a még meg nem támadottakhoz; a többi ezután csatlakozhat a már megtámadottakhoz, vagy távolságán belül más egységek modelljeit rohamozhatja.
OW-melee-fire = A rohamozó egységnek mozgása előtt vagy után tüzelnie kell, akkor is, ha a veszteségek miatt senki sem marad kontaktusban; csak a szuronykiképzésű modellek dönthetnek úgy, hogy nem tüzelnek.
OW-melee-orders = Közelharcban lévő egység bármilyen parancsot kaphat, Mozgást is, de csak arra az ellenséges egységre tüzelhet, amellyel közelharcban van.
OW-melee-roll = Minden kontaktusban lévő modell d10-et dob a közelharci módosítókkal; a nagyobb eredmény talál, és fedezék nélkül a kézifegyverek táblázatán dob, a hatás a legyőzött modellt éri.
OW-melee-equal = Az egyenlő eredmény hatástalan, és a közelharc egy menet után véget ér; csak új Rohammal folytatódik. (OW-R20)
OW-melee-morale = A közelharc veszteségei mindkét fél pánik határába számítanak.

## Morál, pánik és magányos modellek

OW-morale-limit = Az egység morál tesztet tesz, valahányszor halottainak minden körre számolt száma eléri pánik határának újabb többszörösét (3-as határnál a harmadik, hatodik, kilencedik).
OW-morale-many = Ha a veszteség egyszerre több többszöröst lép át, ugyanannyi teszt kell, és egy kudarc megtöri az egységet.
OW-morale-test = A morál teszt d10 a morál módosítókkal; a kiképzéssel egyenlő vagy nagyobb sikeres, kisebbnél az egység megtörik, és pánik jelzőt kap.
OW-morale-cohesion = Az összetartás nélküli egység morál tesztjére levonás jár.
OW-morale-when = A morált azonnal a határt elérő támadás után tesztelik, a lánc következő parancsa előtt. (OW-R42)
OW-broken = Megtört egység nem kaphat parancsot, amíg helyre nem állt.
OW-broken-over = A pánik felülírja az ijedtséget: ha egy egység szabadban törik meg, fekvő modelljei felállnak, és a többiekkel fognak rohanni.
OW-panic-run = A második körtől a pánik leküzdésekor a szabadban lévő megtört egység a lehető leggyorsabban ahhoz a legközelebbi fedezékhez rohan, amely nem csökkenti a távolságát a legközelebbi ellenséges modelltől, és mozgott jelzőt kap; a fedezéket elérő modellek elfekszenek és ijedtek. (OW-R19)
OW-no-way = Ha a legközelebbi fedezék közelebb van az ellenséghez, az egység más, nem közelebbi fedezékhez rohan, akkor is, ha messzebb van; ha nincs ilyen, egyenesen elfut a legközelebbi ellenségtől, és az asztalt elhagyó modellek lekerülnek. (OW-R19)
OW-panic-part = Ha a megtört egység részben fedezékben van, a szabadban lévő modelljei abba a fedezékbe mennek, akkor is, ha így közelebb kerülnek az ellenséghez.
OW-panic-drop = A megtört egység fedezékben lévő modelljei azonnal elfekszenek, és ijedtek.
OW-panic-rally = Csak az a megtört egység tehet helyreállásért módosított morál tesztet, amely a pánik leküzdésének kezdetén fedezékben fekszik; amelyik ebben a fázisban rohant, nem, és amelyik elbukik, megtört marad, és a következő körben újra próbálja. (OW-R15)
OW-panic-rallied = A helyreállt egység feláll, leveszi pánik jelzőjét, ebben a körben nem kap parancsot, és állt jelzőt kap. (OW-R7)
OW-lone = Az egy modellre fogyott gyalogos egység minden körben a kártyák feltöltése előtt módosított morál tesztet tesz; ha elbukik, lekerül, és nem húznak érte lapot, különben a szokásos módon cselekszik. Járműkezelők és eleve egy modellből álló egységek nem tesztelnek. (OW-R6) (OW-R22)
OW-lone-sniper = A mesterlövészek nem tesznek magányos modell tesztet.
