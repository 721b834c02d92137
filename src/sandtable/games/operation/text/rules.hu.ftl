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
OW-order-assault = A Rohamot végrehajtó egység mozgása előtt vagy után tüzelhet bejelentett célpontjára, ha akkor látja és észleli, -1 találati módosítóval.
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
OW-sight-high = 2,5 cm-nél magasabb fal vagy bokor a talajszinten állók rálátását elzárja.
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
OW-fire-facing = Az emberek körben tüzelnek, és a helyezkedéskor az ellenség felé fordíthatók; a löveg célzáshoz összesen 45 fokot fordulhat, 22,5-öt mindkét irányba, és a mögötte álló tüzérnek látnia kell a célpontot.
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
OW-heat-schurzen = A kötény az adatok sebzés módosítójával véd a kumulatív töltet ellen; járműre rakott homokzsák nincs a listákban. (OW-R102)
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
OW-comms-bind = Annak az egységnek, amelynek koordinátái vannak, Tűz, Rajtaütés vagy Roham parancsra rájuk kell tüzelnie, kivéve ha egy másik látott és észlelt egységre tüzel, vagy tűzszünetet kapott.
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

## Járművek: személyzet

OW-crew-aa = A légelhárító a felszerelt légvédelmi fegyverrel tüzel, földi célpontra is, és közben kilátszik.
OW-crew-gunner = A tüzér egy körben vagy a fő fegyverrel, vagy a hozzácsatolttal tüzel, mindkettővel nem. (OW-R37)
OW-crew-commander = A parancsnok kibújhat, hogy a gyors mozgást irányítsa és jobban észleljen, és ekkor kilátszik; csak ha meghalt, teheti ezt a rádiós, majd a géppuskás, majd a sofőr, ebben a sorrendben.
OW-crew-radio = Jármű csak akkor kommunikálhat, ha egy kezelője a rádiós feladatát látja el.
OW-crew-driver = Jármű csak akkor mozoghat, ha egy kezelője a sofőr feladatát látja el.
OW-crew-loader = Töltő nélkül a jármű lövege csak minden második körben tüzel.
OW-crew-mg = A géppuskás a jármű felszerelt géppuskájával tüzel, amely másodlagos fegyver.
OW-crew-one = Minden kezelő körönként egy feladatot lát el, de a következő körben másikat vállalhat; az ijedtek egyet sem.
OW-crew-idle = Az a kezelő, akinek feladatára a parancs nem tart igényt, tétlen marad: Mozgás parancsnál a tüzér, a töltő és a géppuskás semmit sem tesz.
OW-crew-boarded = Csak az láthat el feladatot, aki az egész körben a járművön volt; aki most szállt be, abban a körben mást nem tesz.

## Járművek: irány, mozgás és terep

OW-facing = A jármű eleje és hátulja az előtte és mögötte lévő 90 fokos szektor, oldala a köztük lévő két szektor. (OW-R35)
OW-drive-turn = A jármű csak arra mozog, amerre néz; minden legfeljebb 90 fokos fordulat 5 cm, és lassan akárhány fordulat tehető, amíg marad távolság.
OW-drive-fast = Gyorsan a jármű legfeljebb két fordulatot tesz.
OW-drive-reverse = Hátramenetben a jármű csak lassan megy, legfeljebb két fordulattal.
OW-vt-minus = Kerekes és lánctalpas járműveknek külön oszlopa van a terep táblázatban; a -5 jel 5 cm-rel rövidíti az ilyen terepre lépő jármű mozgását.
OW-vt-plus = A +5 vagy +10 jelű terep csak akkor növeli ennyivel a mozgást, ha az egész mozgás rajta folyik.
OW-vt-slow = Lassú jelű terepen a jármű csak lassan megy, áthatolhatatlanra pedig nem léphet.
OW-vt-test = A teszt jelű terepen legalább 5 cm után vezetési teszt kell: ha sikerül, a jármű továbbmegy a céljához; ha nem, elakad, és ebben a körben nem megy tovább.
OW-vt-two = A 2 teszt jelű terepen két vezetési teszt kell, és egy kudarc elég az elakadáshoz.
OW-vt-remove = A távolítsd el jelű akadály lekerül az asztalról, ha jármű ment át rajta.

## Járművek: kilátszó személyzet és zárt páncélosok

OW-exposed-fire = A járműből kilátszó kezelőre közvetlenül lehet lőni -2 találati módosítóval, a találatnál és a sebzésnél is a gyalogság oszlopában, és csak kézifegyverrel, nehézfegyverrel soha.
OW-exposed-template = Ha a sablon a járművet és a kilátszó embert is lefedi, ő külön sebzést dob gyalogságként, a jármű adta fedezékkel.
OW-exposed-task = A kilátszik jelű feladat csak azokban a körökben teszi láthatóvá az emberét, amelyekben ellátja.
OW-buttoned-25 = Az a páncélozott jármű, amelynek parancsnoka nem látszik ki vagy ijedt, a táblázat értékénél 25 cm-rel közelebbről észlel; kilátszó parancsnokkal a teljes értékkel.
OW-buttoned-pop = A zárt jármű bejelentheti, hogy egy embere kibújik a célpont észleléséhez, és ekkor -1 találati módosítóval tüzel rá.
OW-buttoned-move = A páncélozott járműnek nem kell kilátszó parancsnok, amíg mozgása, a fordulatokkal együtt, nem haladja meg roham távolságát; hosszabb mozgásnál ki kell látszania.
OW-buttoned-bonus = A bónusz távolság (út, gyors jármű) a megtett távolságba számít, a határ pedig a bónusz nélküli roham távolság marad. (OW-R11)

## Járművek: beszállás és vontatás

OW-embark-cost = Be- vagy kiszállni 5 cm mozgás, a járműnek és minden embernek is.
OW-embark-slow = Az a jármű, amelybe egy körben beszállnak vagy amelyből kiszállnak, abban a körben legfeljebb lassan mozoghat; az emberek maguk lassan vagy gyorsan.
OW-embark-once = Egy ember egy körben nem szállhat be és ki is.
OW-embark-place = Beszállni a jármű mellől lehet; a kiszállót mellé teszik, és onnan megy tovább a megmaradt mozgásával.
OW-embark-driver = Ha egy egység mozgó járműből száll ki, a sofőr abban a körben a járműben marad.
OW-embark-orders = A kiszállók csak akkor cselekszenek a járműtől külön, saját paranccsal és lappal, ha ezt a kártyák feltöltése előtt bejelentették; különben egység és jármű együtt, egy paranccsal cselekszik.
OW-embark-infantry = A járműből kiszállt emberek találatnál és észlelésnél gyalogságnak számítanak.
OW-tow-hitch = Löveg rögzítéséhez vagy leoldásához legalább három ember kell, akik egy körig nem hagyják el; a löveg abban a körben nem tüzel.
OW-tow-slow = A vontató jármű csak lassan mozog, a saját mozgása és nem a lövegé szerint.
OW-tow-hand = A leoldott löveg újra tüzérségként mozog, és legalább két ember kell a mozgatásához.
OW-tow-hit = A vontatott lövegre adott tűz a vontató járművet éri.
OW-tow-catastrophe = A vontató katasztrófája a löveget is megsemmisíti.

## Járművek: ütközés, elgázolás és véletlen ütközés

OW-ram-order = Az ütközéshez Roham parancs, az útvonal valamelyik szakaszán legalább 10 cm egyenes mozgás és a megnevezett céljármű kell.
OW-ram-test = Az ütköző jármű a parancs végrehajtásakor tesztet tesz; ha elbukik, ebben a körben egyáltalán nem mozog.
OW-ram-class = Ütközésnél négy kategória van: nehéz tankok, közepes tankok, könnyű tankok (páncélautók és lövészpáncélosok is) és páncélozatlan járművek.
OW-ram-damage = Különböző kategóriáknál a kisebb jármű a nehézfegyverek, a nagyobb a kézifegyverek táblázatán dob; azonos kategóriánál mindkettő a nehézfegyverek táblázatán. (OW-R4) (OW-R16)
OW-ram-stop = Az ütközés sebzés dobásainak nincs módosítója, és mindkét jármű érintkezve megáll. (OW-R23)
OW-ram-motorcycle = Motor nem ütközhet; ha nekiütköznek, gyalogságként, ütközés teszt nélkül kezelik, és kitér: a kiképzésénél többel sértetlen; vele egyenlővel a gép megsemmisül, utasai ijedten a roncs mellé kerülnek; kisebbel gép és utasok elvesznek. A helyén marad, csak akkor teszik odébb, ha a jármű ott áll meg.
OW-overrun-order = Gyalogság elgázolásához Roham parancs, legalább 10 cm egyenes és a bejelentett útvonal kell, meg az ellenséges modellek száma, amelyeket a jármű eleje érint; motorral nem lehet elgázolni.
OW-overrun-dodge = Minden érintett modell d10-et dob: kiképzésénél többel sértetlen, vele egyenlővel ijedt, kisebbel halott.
OW-overrun-place = A túlélők a helyükön maradnak, csak akkor kerülnek a jármű mellé, ha rajtuk fejezi be mozgását.
OW-overrun-fanatic = A politikai fanatizmussal bíró modellek a szokásos kiképzésükkel térnek ki.
OW-collision = Egy egységgel való előre nem látott ütközést ütközésként vagy elgázolásként dolgoznak ki, de nem kell hozzá Roham parancs és 10 cm.
OW-collision-terrain = Tereppel ütközve a könnyű fedezékű terep elem páncélozatlan járműnek, a közepes könnyű tanknak, épület vagy rom közepes tanknak, a nehéz fedezékű nehéz tanknak számít; utána lekerül, ha a terep táblázat így mondja.

## Motorok

OW-moto-speed = A motor lassan 35 cm-t, gyorsan 60 cm-t, Rohamnál 45 cm-t mozog.
OW-moto-detect = A motort járműként észlelik, hacsak nem áll; állónak, és így gyalogságnak, csak tüzelés nélküli Rajtaütés paranccsal számít.
OW-moto-squad = Motorok a játék előtt osztagnak jelenthetők be: összetart, egy parancsot és egy célpontot kap, együtt esik pánikba, és pánik határa a gépeiének összege.
OW-moto-immobile = Ha az osztag egy gépe mozgásképtelenné válik, a többiek vagy otthagyják, és gép és utasok lekerülnek, vagy összetartásban maradnak az utasaival, akik gyalog mennek, és lekerülnek, amint nincsenek összetartásban.
OW-moto-panic = A szabadban megtört osztag teljes sebességgel a legközelebbi fedezékhez hajt, az áthatolhatatlan terepet megkerülve; az utasok ezután ijedten a gépek mellé kerülnek, és helyreállva újra felszállhatnak.
OW-moto-assign = Az osztagot ért sebzést gazdája osztja ki, a legrosszabbal kezdve és rálátás szerint.
OW-moto-fall = Ha a vezető meghal vagy megijed, miközben a gép gyorsabban mozog a lassúnál, gép és utasok lekerülnek.

## Járművek tüzelése: rálátás, célpontok és tűzívek

OW-vsight-low = A jármű körben lát, bármekkora fegyvereinek tűzíve, és alacsony falon és bokron távolsághatár nélkül átlát.
OW-vsight-hull = Az alsó törzsre szerelt fegyver úgy lát, mint a gyalogság, tehát alacsony falon vagy bokron csak 10 cm-t túl, ha a célpont gyalogság vagy alacsony szerkezetű.
OW-vsight-hedge = Ha ilyen fegyver útjában alacsony bokor áll, de maga a jármű látja a célpontot, a fegyver -1 találati módosítóval tüzelhet; alacsony fal mögött a 10 cm-es határ marad. (OW-R46)
OW-vsight-upper = A felső törzsre szerelt fegyvereknek nincsenek ilyen hátrányai.
OW-vsight-behind = A jármű mögött álló modellek fedezéket kapnak tőle, ha nem takarja el őket teljesen.
OW-vehicle-targets = A jármű minden fegyvere külön célpontra tüzelhet.
OW-vehicle-auto = A járműre szerelt géppuskák teljes tűzgyorsaságához nem kell segéd, a jármű lövegéhez csak egy töltő.
OW-calibre = Minden nemzetnek saját fegyver táblázata van, és a löveg azt a sort használja, amelynek kalibercsoportjába tartozik.
OW-range-muzzle = A jármű lőtávolságát a tüzelő fegyver csőtorkolatától mérik.
OW-arc-aim = A járműlöveget és a hozzácsatolt géppuskát Tűz, Roham, Rajtaütés vagy Fedezet tűz helyezkedés lépésében rá kell célozni a célpontra; onnan fordul, amerre éppen áll, és az új irányt megtartja. (OW-R47)
OW-arc-turret = A torony összesen 180 fokot fordul, 90-et mindkét irányba.
OW-arc-slow-turret = A lassú torony összesen 90 fokot fordul, 45-öt mindkét irányba.
OW-arc-hull-gun = A törzslöveg célzásához a jármű helyben összesen 45 fokot fordul, 22,5-öt mindkét irányba.
OW-arc-hull-mg = A törzsben vagy búvónyílásban lévő géppuska tűzíve 90 fok, 45 mindkét irányba.
OW-arc-ring = Az emelvényre vagy forgatható állványra szerelt géppuska tűzíve 360 fok.
OW-arc-jeep = A jeepre szerelt géppuska tűzíve 180 fok, 90 mindkét irányba.
OW-ammo = A tarack tulajdonságú lövegnek csak robbanó lőszere van.
OW-ammo-announce = A lőszer fajtáját (robbanó, páncéltörő, füst vagy kumulatív, a lista szerint) a szándékkal rögzítik, és a helyette eltalált takaró járműre is érvényes.
OW-gun-class = A nehéz löveg sebzés dobása közepes tank ellen +1, könnyű tank ellen +2, páncélozatlan jármű ellen +3; a könnyű lövegé közepes tank ellen -1.
OW-gunclass-ap = A löveg típus módosítói csak páncéltörő lőszerrel adott közvetlen tüzelésre érvényesek, a ténylegesen eltalált járműre számolják őket, a lövészpáncélos és a páncélautó könnyű tanknak számít, és gyalogság ellen sosem érvényesek. (OW-R3)
OW-gunclass-rest = A nem nyomtatott párok ugyanazt a skálát követik: a löveg típusa (könnyű 1, közepes 2, nehéz 3) mínusz a célpont osztálya (páncélozatlan 0, könnyű 1, közepes 2, nehéz 3). (OW-R48)
OW-rapid = A gyorstüzelő 20 mm-es löveg csövenként két T(3) sablont tesz le (négy cső: legfeljebb nyolc), amelyeknek legalább érintkezniük kell, fedhetik egymást vagy láncot alkothatnak; mindegyikhez rálátás és külön találati dobás kell, és csak találatnál kerül le.
OW-last-chance = Ahol nehézfegyver közvetlen tüzelése tank ellen NH, utolsó esély dobás próbálható: az alapszám 11, amelynek módosítókkal 10-re vagy kevesebbre kell csökkennie, és a találat a tankra a kézifegyverek táblázatán dob.
OW-atr-light = A páncéltörő puskák a sebzés módosítóinál könnyű lövegnek számítanak.

## Járművek fedezékben és járművek mint fedezék

OW-vcover-half = A jármű akkor van fedezékben, ha a felét terep takarja, vagy erdőben, romban áll; a rálátás itt is csak 5 cm mélyen hatol erdőbe, épületbe és romba.
OW-vcover-net = Az álcahálós jármű már akkor fedezékben van, ha 25 százaléka takart.
OW-vcover-wall = Legalább félig fallal takart jármű közvetlen találata d10-et dob: 1-2 a fal felfogja; 3-10 a jármű kapja, és sebzést dobnak.
OW-vcover-area = Legalább félig fedezékes területen (erdő, épület, rom) lévő jármű közvetlen találata d10-et dob: 1-4 a terep felfogja; 5-10 a jármű kapja, és sebzést dobnak.
OW-vcover-both = A fal mögött és fedezékes területen is lévő jármű csak a fedezékes terület táblázatát használja.
OW-vcover-part = A jármű tereppel teljesen takart részét érő sebzés eredmény hatástalan.
OW-vcover-give = A jármű fedezéket ad a rajta és mellette lévő modelleknek: páncélozatlan könnyűt, páncélozott közepeset, tank nehezet.
OW-screen-part = Ha egy közvetlen találat sebzés eredménye olyan részre esik, amelyet egy másik, baráti vagy ellenséges jármű teljesen takar, az a jármű lesz helyette a célpont.
OW-screen-reuse = Ugyanannak a találati kockának, a fegyver saját módosítóival (hosszú cső), de a parancs, távolság és fedezék módosítói nélkül el kell érnie a takaró jármű osztályának számát; ha eléri, ugyanazt a sebzés kockát annak a járműnek az oszlopában olvassák, ha nem, a lövés hatástalan. (OW-R44)

## Járművek sérülései

OW-vd-catastrophe = A katasztrófa megsemmisíti a járművet vagy löveget, megöl mindenkit rajta, minden kezelőt és segédet, és a roncsot az asztalon hagyja.
OW-vd-blast = Robbanása páncélozatlan jármű vagy löveg szélétől felfelé kerekített d10/2 cm-re, páncélozott járműétől d10 cm-re ér; az elért modellek a kézifegyverek táblázatán dobnak.
OW-vd-crew = Az n kezelő, segéd vagy utas eredmény n embert ér a járművön, mindegyik a tüzelő fegyver táblázatának gyalogság oszlopában dob.
OW-vd-engine = Motor/lőszer: újabb d10: 7-10 katasztrófa; 1-6 mozgásképtelen, 3 kezelő és Nyugodt idegek teszt.
OW-vd-immobile = A mozgásképtelen jármű többé se nem mozog, se nem fordul; ha a találatkor Mozgás vagy Roham parancsot hajtott végre, előbb d10 cm-t egyenesen továbbgurul. (OW-R24)
OW-vd-main = A fő fegyver eredmény megsemmisíti a fő fegyvert és a hozzácsatoltat, és a löveget, ha maga az a célpont.
OW-vd-secondary = A másodlagos fegyver eredmény egy másodlagos fegyvert és a koaxiális fegyvert semmisíti meg; ha több másodlagos van, a gazda választ.
OW-vd-nerves = A Nyugodt idegek eredménynél a személyzet tesztet tesz; ha elbukik, kiszáll, és ijedten a jármű mellé kerül.
OW-vd-track = A lánctalp találatos jármű még fordulhat, de nem mozoghat; a második (vagy lövészpáncélosnál egy kerék találat) mozgásképtelenné teszi.
OW-vd-wheel4 = 2-4 kerekű járműnél a kerék találat pontosan, kerekítés nélkül felezi a mozgást; még egy (vagy lövészpáncélosnál egy lánctalp találat) mozgásképtelenné teszi. (OW-R25)
OW-vd-wheel8 = 6-8 kerekű járműnél két kerék találat felezi a mozgást; a harmadik mozgásképtelenné teszi.
OW-vd-record = Minden járműnél nyilvántartják az élő kezelők számát, az ijedtekét, és hogy él-e a parancsnok.
OW-vd-again = A már megsemmisült részt érő eredményt figyelmen kívül hagyják, ugyanannak az eredménynek a többi része hat.
OW-vd-impossible = Az adott járművön végrehajthatatlan eredmény NH-nak számít.

## Csapatszállítók és tüzelés járműről

OW-carrier-unit = A csapatszállító osztaga látja el a kezelők feladatait; osztag és szállító egy egység, de külön észlelik őket: lassú mozgás után a gyalog lévők állónak, a szállító mozgottnak számít.
OW-carrier-left = A szállító elhagyható, az osztag 10 cm-en túl mehet; célpontként az asztalon marad, és csak a saját osztaga szállhat be újra.
OW-carrier-split = Részben a járművön, részben kívül lévő egység ellen a tüzelő megoszthatja lövéseit jármű és emberek között.
OW-vfire-moving = Amíg a jármű mozog, csak az állványra szerelt, a löveghez csatolt vagy toronyba, törzsbe épített fegyverei tüzelhetnek.
OW-vfire-mount = A felszerelt fegyverek játék közben nem szerelhetők le, kivéve hogy a lövészpáncélos egysége úgy dönthet, hogy hátsó géppuskáját nem szereli fel, hanem viszi és használja.
OW-vfire-heavy = A gyalogság nehézfegyverei (Panzerfaust, Panzerschreck, Bazooka) járműről nem süthetők el, ha a leírása mást nem mond.
OW-vfire-soft = A nem mozgó páncélozatlan jármű minden utasa tüzelhet róla kézifegyverrel.
OW-vfire-open = A nem mozgó, nyitott tetejű páncélozott járműről négy utas tüzelhet kézifegyverrel.

## Területre ható fegyverek és láng járművek ellen

OW-av-centre = Páncélozott járművet a robbanás teljes hatása csak akkor ér, ha a sablon közepe rajta van. (OW-R49)
OW-av-off = A sablon alatt, de nem a közepe alatt lévő jármű csak a kézifegyverek táblázatán dob. (OW-R49)
OW-av-penetrate = A 7/x-nek írt közvetett tüzeléshez módosítókkal 7 kell a találathoz, utána módosítatlan d10-en x vagy több, hogy a nehézfegyverek táblázatán dobjon; x alatt a kézifegyverekét használják.
OW-av-open = Ha a közép a nyitott tetejű jármű nyitott részén van, a jármű mellett mindenki rajta fedezék nélkül kap találatot; NH fegyver csak így árt a járműnek.
OW-av-soft = Ha a közép páncélozatlan járművön van, vagy a sablon teljesen lefedi, mindenki rajta fedezék nélkül kap találatot.
OW-av-11 = Közvetett tüzelés járműre nem megengedett, ha az oszlopban NH áll, vagy a szükséges szám módosítókkal 11 vagy több, kivéve amit az OW-av-inside megenged.
OW-av-exposed = Kilátszó kezelő sosem lehet közvetett tüzelés célpontja, sem olyan területre ható fegyveré, amely a jármű ellen NH.
OW-av-traits = A közvetett tüzelés mind a hat páncélzat-tulajdonságot figyelmen kívül hagyja: extra-könnyű, könnyű, közepes, nehéz, extra-nehéz és szuper extra-nehéz.
OW-av-above = A magasból, a magasságnál nem nagyobb távolságra tüzelő egység figyelmen kívül hagyja a közepes, nehéz, extra-nehéz és szuper extra-nehéz páncélzatot, és nyitott tetejű jármű kezelőire úgy lőhet, mint gyalogságra; az extra-könnyű és a könnyű páncélzat számít.
OW-av-inside = Gránát, aknavető lövedék vagy tarack lövedéke közvetetten bármely nyitott tetejű jármű vagy állás nyitott részére célozható, NH esetén is, alap 9-cel és módosítókkal; mindenki benne fedezék nélkül kap találatot, és a robbanás bent marad.
OW-fv-light = Könnyű lángszóró járművön elért találata d10-et dob: 1-4 NH; 5-7 két kezelő ijedt és Nyugodt idegek teszt; 8-9 egy kezelő ijedt, egy halott és Nyugodt idegek teszt; 10 motor/lőszer.
OW-fv-heavy = Nehéz lángszóró járművön elért találata d10-et dob: 1-2 NH; 3-5 két kezelő ijedt és Nyugodt idegek teszt; 6-7 két kezelő ijedt, kettő halott és Nyugodt idegek teszt; 8-10 motor/lőszer.
OW-fv-surplus = A lángszóró kezelő eredményeiből a járművön lévők számát meghaladó rész elvész.
OW-fv-open = A nyitott tetejű járművet érő láng mindenkit elér rajta, fedezék nélkül.
OW-fv-traits = A lángszórók mind a hat páncélzat-tulajdonságot figyelmen kívül hagyják.

## Járművek morálja és közelharci roham

OW-nerves = A Nyugodt idegek teszt módosítatlan d10 a kiképzés ellen; ha nem sikerül, a személyzet azonnal kiszáll, ijedten a jármű mellé kerül, és újbóli beszállásáig gyalogság.
OW-nerves-order = Ha morál teszt is kell, az az első, és a Nyugodt idegek tesztet csak annak sikere után teszik.
OW-vm-limit = Az a jármű, amely annyi kezelőt vesztett, amennyi a pánik határa, morál tesztet tesz; ha elbukik, a személyzet megtörve kiszáll mellé, az ijedtek is, állva, és gyalogság, amíg helyre nem áll és be nem száll újra.
OW-vm-nocover = A megtört személyzetnek saját járműve nem fedezék: a következő pánik leküzdéskor más fedezékhez kell rohannia, így abban a körben nem állhat helyre.
OW-vm-roll = A mozgó jármű, amely megtörik, előbb d10 cm-t egyenesen továbbgurul, aztán száll ki a személyzete.
OW-vm-will = Páncélozott jármű, csapatszállítót kivéve, közvetlen kézifegyvertűztől meghalt kezelője nem számít a pánik határba; helyette módosítatlan akaraterő teszt jön: ha sikerül, a kör végéig senki sem látszhat ki; ha nem, minden megmaradt kezelő ijedt.
OW-ca-order = Jármű elleni közelharci rohamhoz Roham parancs kell, amely megnevezi a járművet és a részt vevő embereket, akiknek el kell érniük az oldalát vagy a hátulját; az egység többi tagja tüzelhet, vagy más célpontot rohamozhat.
OW-ca-test = Minden megnevezett ember külön tesztet tesz; aki elbukik, nem rohamoz, és ebben a körben mást sem tesz.
OW-ca-hit = A gránát NH/x# bejegyzése jármű ellen csak itt számít: a jármű oldalával vagy hátuljával érintkező minden ember x-re mint szükséges számra dob találatot, és az 1-es vagy 2-es megöli őt.
OW-ca-traits = A közelharci roham figyelmen kívül hagyja a közepes, nehéz, extra-nehéz és szuper extra-nehéz páncélzatot; az extra-könnyű és a könnyű számít.
OW-ca-table = Minden találat a jármű kézifegyverek táblázatán dob, a robbanótöltet a nehézfegyverekén (egyszerűen el is dobható); sablont nem használnak, és a mellédobás nem csúszik.

## Előkészületek

OW-optional = Az opcionálisnak jelölt fejezetet csak akkor használják, ha mindkét játékos a játék előtt megegyezett benne; kikapcsolva egyetlen hatása sem érvényesül.
OW-table-size = Az első játék 120 x 120 cm-en folyik, négy negyedben, mindegyikben kettő-négy terep elemmel (ház, erdő, fal, domb, bokor); út, ösvény és folyó akkor van, ha mindkét játékos akarja.
OW-table-zones = Pontjátékban a senki földje 50 cm széles, az asztal többi része egyenlően a két felállási zóna.
OW-army-points = A seregeket a lista árain veszik, a csata megadta határig. (OW-R10)
OW-deploy-cards = Mindkét játékos megkeveri pakliját, és felfordítja a felső lapot; a nagyobb szám helyez fel előbb egy egységet a zónájába, aztán a másik, és így tovább új lapokkal, amíg mind fel nem került; történelmi csata a saját felállását adja. (OW-R5)
OW-deploy-tie = Az egyenlő felállási lapokat félreteszik, és újakat fordítanak. (OW-R30)
OW-deploy-rest = Akinek több egysége van, a maradékot lapok nélkül, egyszerre teszi fel.
OW-deploy-transport = Szállítóval bíró egység kezdhet rajta vagy kívüle, ekkor összetartásban vele.
OW-deploy-infiltrate = A beszivárgó egységeket bejelentik, de csak mindenki más után teszik fel, ha mindkét félnek van, lapokkal eldöntött sorrendben.
OW-deploy-shuffle = Felállás után a paklikat újra megkeverik.
OW-first-turn = Az első körben az az egység, amely még nem hajtott végre parancsot, állónak számít.

## Éjszaka (opcionális)

OW-night-detect = Éjszaka az észlelési táblázat éjszakai oszlopai érvényesek.
OW-night-move = Éjszaka a gyalogság 5 cm-t, a jármű 10 cm-t veszít a gyors és a roham mozgásából; a lassú nem változik.
OW-night-commander = Éjszaka a lassúnál gyorsabban mozgó járműhöz kilátszó parancsnok kell.
OW-night-mine = Az aknát felrobbantó egység észlelésnél tüzeltnek számít; akna csak akkor van, ha a csata hozza. (OW-R36)
OW-searchlight = A szándék bejelentésekor a keresőfény mellett mozdulatlanul álló ember T(10) sablont tehet egy látott, akár nem észlelt egységre; ezt ezután a nappali értékekkel észlelik. Egysége bármilyen parancsot kaphat, és tüzelhet a megvilágítottra; a keresőfény 10 pont.
OW-searchlight-seen = A keresőfényét használó egységet 200 cm-en belül minden egység észleli.
OW-searchlight-hit = A tüzelő a keresőfény egységén elért találataiból 2-t feláldozhat a fény kilövésére; a többi találatot a szokásos módon dobják.
OW-flare = Aknavető és pisztoly világító rakétát kaphat, darabja 30 pont: látott, akár nem észlelt, vagy egy azt látó barát által jelentett egységre lövik ki, 7+-ra talál, különben csúszik. T(10) sablonja alatt minden egységet a nappali értékekkel észlelnek, amíg a kör végén le nem kerül, és a kilövő egység többi tagja tüzelhet rájuk.

## Felezett pakli (opcionális)

OW-deck-split = Felállás után a pakli kettéosztható manőverező (Mozgás, Roham) és tüzelő (Tűz, Fedezet tűz, Rajtaütés) kártyákra, mindkét félnek saját dobott lapjai vannak.
OW-deck-draw = Feltöltéskor a gazda dönti el, hány lapot húz az egyes felekből, és közli az ellenféllel.
OW-deck-one = Az egyik játékos használhatja a felezett paklit, míg a másik a szokásosat.
OW-deck-both = Ha mindketten használják, körönként felváltva közlik először.

## Épületek és tetők (opcionális)

OW-bld-size = Az egyszintes épület 10 x 15 cm alatt kicsi, 10 x 15-től közepes, 20 x 25-től nagy, 30 x 40-től hatalmas; két szinttel 10 x 12-től közepes, 15 x 20-tól nagy, 20 x 25-től hatalmas (két vagy több szint). Határvonalában játék előtt megegyeznek, és romboláskor nem változik.
OW-bld-105 = Legalább 105 mm-es löveg épületre adott közvetlen tüzelése a szokásos sebzésen kívül az épület lerombolás táblázaton is d10-et dob.
OW-bld-table = Épület lerombolás: 1-3 semmi. 4-5 kicsi: a benne lévő egységek kiképzés tesztet tesznek; nagyobb: semmi. 6-7 kicsi vagy közepes: teszt; nagyobb: semmi. 8-9 kicsi: rommá omlik, és minden benne lévő modell, jármű is, fedezék nélkül a kézifegyverek táblázatán dob; közepes vagy nagy: teszt; hatalmas: semmi. 10 kicsi vagy közepes: leomlik, nehézfegyverek táblázata fedezék nélkül; nagy: teszt; hatalmas: semmi. 11 kicsi, közepes vagy nagy: leomlik, nehézfegyverek táblázata fedezék nélkül; hatalmas: a talált és a szomszédos szobák egységei tesztelnek. 12-13 bármely méret: leomlik, nehézfegyverek táblázata fedezék nélkül.
OW-bld-calibre = Az épület és a tető táblázaton 110-155 mm +1, 156-200 mm +2, 201-320 mm +3.
OW-bld-test = E táblázat kiképzés tesztje módosítatlan; amelyik egység elbukja, annak minden modellje ijedt.
OW-bld-ruin = A már lerombolt épületet érő későbbi találatok is dobnak az épület táblázaton, -1-gyel.
OW-bld-section = Nagy és hatalmas épületek 20 x 25 cm-es szakaszokban omlanak le, minden szint együtt; minden szakasz magára számít, és ha mind leomlott, az épület ugyanakkora rom lesz.
OW-bld-bunker = A bunkerek az épület és a tető táblázaton hatalmasnak számítanak.
OW-bld-dust = Az omlás a határvonalon túl 5 cm-ig port ver fel, amely füstnek számít, de oszlás helyett d10 körig tart.
OW-roof-105 = Legalább 105 mm-es tarack, aknavető vagy rakétakilövő épületben lévő egységre adott közvetett tüzelése a szokásos sebzésen kívül a tető lerombolás táblázaton is d10-et dob.
OW-roof-table = Tető lerombolás: 1-3 a tető kitart, és a robbanást tőle mérik. 4-5 kicsi: a tető beomlik; nagyobb: kitart. 6-7 kicsi vagy közepes: beomlik, és a kicsi épület az épület táblázaton is dob; nagyobb: kitart. 8-9 kicsi, közepes vagy nagy: beomlik, és a kicsi és közepes az épület táblázaton is dob; hatalmas: kitart. 10-11 bármely méret: beomlik, és a kicsi, közepes és nagy az épület táblázaton is dob. 12-13 bármely méret: beomlik, és minden épület az épület táblázaton is dob. A beomlott tető lekerül, a legfelső szint minden modellje fedezék nélkül a nehézfegyverek táblázatán dob, és a későbbi találatoknál nincs tető.
OW-roof-chain = A beomlott tetőt követő épület dobásra +1 jár.
OW-roof-section = Nagy és hatalmas épületek teteje 20 x 25 cm-es szakaszokban omlik be, mindegyik magára, és ha mind beomlott, az egész tető lekerül.

## Szobák (opcionális)

OW-room-move = Kicsi épületben a szintek közti mozgást függőlegesen mérik; nagyobban a modellek lépcsőn, ajtón, ablakon és résen mennek a mért távolsággal, és ahol a padlón rés van, egyenesen fel- vagy lemászhatnak rajta.
OW-room-size = A belsőt falak osztják legfeljebb 10 x 15 cm-es szobákra, nagyobbra csak ott, ahol az épület kívánja (templom, gyár), mindegyiknek legalább egy ajtaja van.
OW-room-block = Amíg ellenséges modell áll egy szoba kijáratában, azon senki sem mehet át, amíg a modellt meg nem ölik.
OW-room-breach = Kumulatív fegyverrel, robbanótöltettel, Gammon-gránáttal, aknával vagy épületrobbantó töltettel bíró modell belső falakon is átmehet, padlón nem.
OW-room-gun = Tüzérség épületben csak a földszinten állítható fel, és csak ha van elég nagy ajtó vagy nyílás, kivéve a csatára épített állást.

## Tankok épületeken át (opcionális)

OW-enter-test = Az épületbe betörni akaró tank előbb tesztet tesz; ha elbukik, ebben a körben nem mozog.
OW-enter-table = 5 cm után bent d10-et dob, közepes épületnél -1, nagynál -2, hatalmasnál -3: 1 (vagy kevesebb) 5 cm-t bemegy, és rászakad a tető vagy a pincébe zuhan, a nehézfegyverek táblázatán dob; 2 5 cm-t bemegy, mozgásképtelen lesz, és Nyugodt idegek tesztet tesz; 3-10 átmegy az épületen a céljához. (OW-R28)
OW-enter-material = Kőfalat csak nehéz tank törhet át, téglát közepes és nehéz, vályogot és fát minden tank, bunkert egy sem; a megadott anyag nélküli épület tégla. (OW-R40)
OW-enter-gun = A tank csak hátrafelé fordított löveggel tör be; bent célzáshoz legfeljebb 45 fokot fordulhat, 22,5-öt mindkét irányba.
OW-enter-ruin = A kicsi épület, amelyen tank áthajt, rom lesz; a nagyobbak nem.
OW-enter-men = Az így rommá lett épületben vagy a szobában, ahová a tank belép, a gyalogság a nehézfegyverek táblázatán dob.

## Alagutak és csatornák (opcionális)

OW-tun-points = Felállás előtt a játékosok felváltva, összesen legfeljebb hat belépési pontot tesznek le, mindegyiket az asztal szélétől és minden másiktól legalább 30 cm-re, csak úton vagy járdán.
OW-tun-infantry = Csak gyalogos egység mehet le, tüzérség nem, hacsak a csata nem mondja, és mindig az egész egység együtt.
OW-tun-down = Az az egység, amelynek minden modellje összetartásban van egy belépési ponttal, Mozgás vagy Roham parancsra lemehet; a ponton jelző váltja fel, és köre mozgás nélkül véget ér.
OW-tun-move = A föld alatt a jelző lassan 5 cm-t, gyorsan 15 cm-t, Rohamnál 10 cm-t mozog, egyenesen két belépési pont között, és az elértnél megáll.
OW-tun-up = Az érkezésénél későbbi körben az egység Mozgás vagy Roham parancsra feljöhet, és a belépési ponttal összetartásban kerül fel; tüzelhet érvényes célpontra, és rohamozhat a ponttól 10 cm-en belüli ellenséget.
OW-tun-table = Minden lemenetelnél, és minden feljövetelnél a modellek felhelyezése előtt d10: 1-5 semmi; 6-7 d10 modell fedezék nélkül a kézifegyverek táblázatán dob, a pont használható marad; 8-9 minden modell fedezék nélkül a kézifegyverek táblázatán dob, a pont bezárul, a túlélők a felszínre kerülnek vele összetartásban; 10 az egész egység meghal, a pont bezárul.
OW-tun-blind = A föld feletti és föld alatti egységek nem látják és nem észlelik egymást.
OW-tun-fight = A föld alatt egymástól 10 cm-en belüli ellenséges jelzők észleléstől függetlenül tüzelhetnek egymásra.
OW-tun-template = Területre ható fegyver a föld alatt d10 modellt ér: T(3)-nál -5, de legalább 1, T(5)-nél módosítás nélkül, T(8)-nál +3, T(10)-nél +5; ami az egység létszámát meghaladja, elvész. (OW-R29)
OW-tun-melee = Az a Roham, amely a jelzőt ellenséges jelzőhöz viszi, közelharcot kezd minden modellel kontaktusban, a fölös modellek közelharci bónuszukat adják.
OW-tun-shaken = Amelyik föld alatti egységnek van ijedt modellje, annak a jelzője nem mozdulhat.
OW-tun-morale = A föld alatti morál tesztekre -1 jár.
OW-tun-infiltrate = Beszivárgó egység táblázatdobás nélkül a föld alatt állhat fel; a későbbi le- és feljövetelt a szokásos módon dobják.

## Füst (opcionális)

OW-smoke-wind = Játék előtt kockával dobnak a szélre: iránya mint a csúszásé, értéke az erősség.
OW-smoke-use = A füstöt bármely parancsnál, Mozgásnál is, bejelentik; a használója ebben a körben mást nem tesz, a többiek a szokásos módon cselekszenek. Járművön ez a parancsnok, halála után más kezelő.
OW-smoke-aim = Füst az asztal bármely látott pontjára célozható, vagy olyanra, amelyet azt látó egység sikeres kommunikációval jelentett.
OW-smoke-launch = A füstlövés d10-et dob: 1 besül; 2-6 véletlen irányban d10 cm-rel odébb csapódik be; 7-10 a ponton.
OW-smoke-sight = Füstön senki sem lát át, de fedezet tűz adható rajta keresztül; a benne lévő modellek láthatók.
OW-smoke-cover = Füstben lévő modellek könnyű fedezékben vannak, a rájuk adott tűz -2 a találatra és -2 a sebzésre.
OW-smoke-slow = Füstben csak lassan lehet mozogni.
OW-smoke-phase = A füstre minden kör elején dobnak, a magányos modell tesztek és a feltöltés előtt; a játékosok felváltva választanak sablont, a legutóbbi kezdemény nyertese kezdi. (OW-R27)
OW-smoke-disperse = Minden sablon d10-et dob: 1 újra dobnak a szélre, és a sablon lekerül, de ugyanabban a fázisban a további 1-es 2-7-nek számít; 2-7 lekerül; 8-10 marad, és a széllel annyi cm-t csúszik, amennyi az erőssége.
OW-smoke-range = A jármű füstvetőjének távolságát a jármű szélétől mérik.
OW-smoke-vehicle = Jármű füstvető: T(8) magára a járműre, egyszer használható, 50 pont.
OW-smoke-rear = Hátsó füstvető: távolság 5 cm, a nyomtatás szerint elülső tűzív, T(8), egyszer használható, 50 pont. (OW-R26)
OW-smoke-side = Oldalsó füstvető: távolság 15 cm, elülső és oldalsó tűzív, három T(3) sablon, amelyek érintkeznek, és oszláskor együtt dobnak rájuk, oldalanként egyszer használható, 80 pont.
OW-smoke-grenade = Füstgránátvető: távolság 30 cm, elülső és oldalsó tűzív, T(8), egyszer használható, 60 pont.
OW-smoke-shells = Füstlövedék löveghez és aknavetőhöz: távolság a fegyver szerint, sablon a kaliber szerint, minden lövedék egyszer használható, és több is vehető, fehér foszfor, ha a leírás felsorolja, 50 vagy 80 pont.
OW-smoke-fog = Ködgránátvető: távolság 30 cm, elülső tűzív, egy T(5) sablon, amely füst és robbanás egyszerre, egyszer használható, 100 pont; a jármű külső aknákat is hord, így az ellene közelharci rohamot indító gyalogos 1-2 helyett 1-4-re hal meg.

## Tüzek (opcionális)

OW-fires-start = Ha egy jármű katasztrófától vagy motor/lőszer miatt semmisül meg, d10: 9-10-re a roncs ég.
OW-fires-stay = Az égő roncsot a játék végéig füst borítja; ez a füst sosem oszlik el.
OW-fires-heat = Az égő roncstól 5 cm-en belüli gyalogság azonnal a kézifegyverek táblázatán dob.
OW-fires-push = Az a jármű, amely égő roncsot próbál eltolni vagy összezúzni, azonnal dob: páncélozatlanul a könnyű, páncélozottan a nehéz lángszóró táblázatán. (OW-R43)
OW-fires-night = Éjszaka az égő roncs T(10) területet világít meg maga körül, ott a nappali észlelési értékek érvényesek.

## Járműrajok (opcionális)

OW-sq-form = Azonos járművek a játék előtt rajnak jelenthetők be; összetart, és egy egységként, egy lappal és egy célponttal cselekszik.
OW-sq-hits = A gazda saját választása és a rálátás szerint úgy osztja el a találatokat, hogy ha elég van, minden jármű kapjon egyet; a járművek számán felülieket a tüzelő osztja el ugyanígy.
OW-sq-failed = Ha egy jármű személyzete morál vagy Nyugodt idegek tesztet bukik, a többiek vagy kimennek az összetartásból, és elvész, vagy megtartják, míg személyzete helyreáll, és a szokásos szabályok szerint újra beszáll.
OW-sq-immobile = Ha egy jármű mozgásképtelenné válik, a többiek vagy kimennek az összetartásból, és elvész, vagy megtartják, és az mozgás nélkül velük cselekszik tovább.
OW-sq-alone = Az egyik jármű megtörése nem hat a többi moráljára.
OW-sq-courage = Ha a raj fele megsemmisült vagy megtört, módosítatlan bátorság tesztet tesz; ha elbukik, minden járműve lassan hátramenetben, ameddig tud, egyenesen a legközelebbi fedezék felé megy, az áthatolhatatlan terepet megkerülve és összetartásban, akkor is, ha ebben a körben már cselekedett. A következő körtől a szokásos módon cselekszenek.

## Ideiglenes összevonások (opcionális)

OW-at-tanks = Egy szakasz azonos páncélozott járművei, akárhány, legfeljebb 20 cm-es távolságok láncában, a kör elején, húzás előtt egy egységnek jelenthetők be, ha az előző körben sikerült köztük a rádiókapcsolat. (OW-R31)
OW-at-fire = Az ilyen csoport egy lapot húz és egy parancsot kap; fő fegyvereinek egy célpontja van, másodlagos fegyvereinek egy másik, további másodlagos fegyvernek egy harmadik.
OW-at-hits = Az ilyen csoportot ért találatokat gazdája egyenletesen osztja el rálátás szerint, a fölöst a tüzelő.
OW-at-leave = A járművek a következő kör elejétől bejelentéssel, rádió nélkül újra önállók lehetnek.
OW-at-transport = Bármely gyalogos egység bármely szállítójárművel összevonható a kör elején, vagy így kezdheti a játékot, ha érintkezik vele vagy rajta van; amíg van hely, több egység is osztozhat egy járművön, némelyik löveget is visz, és mind együtt egy lapot húz és egy parancsot kap. A következő kör elejétől bejelentéssel szétválhatnak, egy egyedül is, míg a többi marad.
OW-at-aboard = Amíg az összevont gyalogság a járművön van, csak a járműre lehet lőni; ha megsemmisül, minden utas meghal.
OW-at-follow = Bármilyen járműhöz akárhány gyalogos összevonható gyalog is, 10 cm-es összetartásban; ha a jármű megsemmisül, csak a robbanása hatósugarában sérülnek.
OW-at-riders = A tank tetején utazókra a beszállás és a szállítójárművel való összevonás szabályai állnak, semmi több. (OW-R34)

## Döntések

OW-R1 = A fedezet tűznek egy helyen -3 sebzés jár, máshol -1 a találatra is: mindkettő mindig érvényes, akár észlelt a célpont, akár nem.
OW-R2 = A Párduc példája a találathoz kellő 9-et nehéz páncélzattal magyarázza, máshol a közepes páncélzat a sebzés dobást csökkenti: a Párduc nehéz osztályú, oszlopának értéke 9, és a páncélzat-tulajdonság csak a sebzésre hat. Egy kapcsoló (alapból ki) ehelyett a nehéz páncélzatot a közepes osztály 8-asára adott -1 találati módosítónak veheti.
OW-R3 = Ugyanaz a példa a 6-os sebzés kockát a közepes löveg lövészpáncélos elleni módosítója nélkül olvassa: a löveg típus módosítói mindig érvényesek, a végül eltalált járműre újra számolva; az adatok lövészpáncélos oszlopában a fő fegyver 6-nál és 7-nél is áll, így a példa mindkét módon igaz.
OW-R4 = Az ütközés példája nehéz tankot állít könnyűvel szembe, majd a kisebbet közepesnek mondja: a kisebb a könnyű tank, és a nehézfegyverek táblázatán dob.
OW-R5 = A "magasabb prioritás" felálláskor a nagyobb számot jelenti: az a játékos helyez fel előbb, így a gyorsabb lap jutalma, hogy második lehet.
OW-R6 = A magányos modell tesztje egy helyen a pánik fázisban, máshol a feltöltés előtt áll: a feltöltés előtt végzik.
OW-R7 = A helyreállás utáni jelző egy helyen "mozgott" vagy "állt", máshol mindig "állt": a helyreállt egység állt, az ebben a fázisban rohant egység mozgott jelzőt kap.
OW-R8 = NH és NE egyaránt azt jelenti, hogy nincs hatása; ahol a könnyű aknavető bekezdése rakétavetősről beszél, az aknavetőst érti.
OW-R9 = A 22 kockás amerikai osztag tíz ember, kilenc félautomata puskával (18 kocka) és egy automata puskával (4 kocka), amelyhez nem kell segéd.
OW-R10 = A kiadások eltérnek: egyedül ezt a szöveget játsszuk. Saját parancsra nem lehet rálicitálni, és a közvetett tüzelésnek nincs legkisebb távolsága; a pontkeret (az adatokban 3 000) és a 250/9 ára az adatok alapértéke, a későbbi kiadás legkisebb távolságai kapcsolóval, alapból ki.
OW-R11 = A bónusz távolság megtehető, de a bónusz nélküli roham érték fölött a parancsnoknak ki kell látszania.
OW-R12 = A veszteségek után határ fölötti kéz megmarad, és nem kell húzni.
OW-R13 = Ha az egyik félnek nincs több parancsot kapható egysége, a másik egyedül, válasz nélkül folytatja.
OW-R14 = A lánc késleltetett tüzelése a megnevezett célpont saját mozgásába kerül; az utána a sértetlen modellekkel folytatódik.
OW-R15 = Egy hely rohanást és helyreállást sejtet egy fázisban, a jármű fejezet tiltja: csak a kör elején fedezékben fekvő egységek tesztelnek, és utána állt jelzőt kapnak; az ebben a fázisban rohantak mozgott jelzőt kapnak, és nem tesztelnek.
OW-R16 = Ütközésnél a kisebb jármű mindig a négy kategória közül az alacsonyabbé, a példában tehát a könnyű tank (mint OW-R4).
OW-R17 = Az irány, amerre a kocka mutat, egyenletes véletlen szög.
OW-R18 = Rálátás nélküli közvetett tüzelés 120 cm-en túl ötödik fokozatot használ, x5.
OW-R19 = "Nem közelebb az ellenséghez": a legközelebbi ellenséges modelltől mért távolság nem csökkenhet; ha nincs ilyen fedezék, az egység egyenesen elfut a legközelebbi ellenségtől, és ami elhagyja az asztalt, lekerül.
OW-R20 = A közelharc egy menet az őt kiváltó parancson belül, és későbbi körben csak új Rohammal folytatódik; az egyenlő dobás semmit sem tesz.
OW-R21 = Amelyik egység minden modellje ijedt, parancsát felállásra használja, és állónak számít.
OW-R22 = A magányos modell tesztje, morál módosítókkal, csak az egy főre fogyott gyalogos egységeké; járműkezelőké és eleve egyfős egységeké nem.
OW-R23 = Ütközés után mindkét jármű érintkezve megáll; a sebzés dobásoknak nincs módosítója.
OW-R24 = "Ha Mozgás vagy Roham parancsa volt" (mozgásképtelen): a találatkor éppen végrehajtott parancsot jelenti.
OW-R25 = A felezett mozgás pontosan a fele.
OW-R26 = A hátsó füstvető elülső tűzívvel van nyomtatva: így marad, valószínű sajtóhibának jelölve a hátsó helyett.
OW-R27 = A füst oszlása hiányzik a lépések felsorolásából: a körben első, a magányos modell tesztek és a feltöltés előtt; az előző kör kezdeményének nyertese választ előbb.
OW-R28 = Nyomtatott táblázaton az első sor alatti módosított eredmény az első sor, az utolsó fölötti az utolsó; a két sebzés táblázat adat, és a saját fejlécét követi (0 vagy kevesebb hatástalan, 10-nél több a 10. sor).
OW-R29 = A föld alatt a T(3) d10-5 értéke legalább 1, mint megszakításnál.
OW-R30 = Egyenlő felállási lapok helyett újakat húznak.
OW-R31 = Az "egymástól 20 cm-en belül" láncban is teljesül.
OW-R32 = A koordináták a sikertől fogva számítanak, ugyanabban a körben is; a tűzszünet ugyanolyan dobású kommunikáció.
OW-R33 = Az egységétől távol lévő futár önálló célpont, és nem okoz összetartás levonást.
OW-R34 = A tankokról mint szállítójárművekről szóló fejezet félbeszakad: a tetőn utazókra a beszállás és a szállító összevonás áll; más nincs megvalósítva.
OW-R35 = Az irányok ábrája elveszett: eleje és hátulja 90-90 fok, a többi az oldala.
OW-R36 = Az aknáknak az éjszakai soron kívül nincs szabálya: nincsenek, ha a csata nem hozza őket.
OW-R37 = Egy tüzér egy körben vagy a fő fegyverrel, vagy a koaxiálissal tüzel.
OW-R38 = Fedezet tűz területre ható fegyverrel megengedett, látott modellre célozva, -1-gyel és -3-mal.
OW-R39 = A 11-es vagy nagyobb szükséges szám csak a közvetett tüzelést tiltja; közvetlen tüzelésnél dobni lehet, ha egy 10-es módosítókkal elérheti.
OW-R40 = Az épület anyaga adat; az alapérték tégla.
OW-R41 = A gránát és az eldobott töltet csúszása az x1 fokozatot használja, és az 1 vagy 2 hatástalan.
OW-R42 = A morált azonnal a határt elérő támadás után tesztelik, a lánc következő parancsa előtt.
OW-R43 = Égő roncs eltolásánál a lángdobás az eltoló járművet éri, páncélozatlanul a könnyű, páncélozottan a nehéz táblázaton, ahogy nyomtatva van.
OW-R44 = A takaró járművet "alap módosítók nélkül" ellenőrzik, a példa mégis számolja a hosszú cső +1-ét: a fegyver módosítói számítanak, a parancs, a távolság és a fedezék nem.
OW-R45 = A szöveg hallgat a kifogyott pakliról: a dobott lapokat belekeverik (ahogy az adatok javasolják).
OW-R46 = Az alsó törzsfegyvereknél a szöveg 10 cm-re korlátozza a rálátást alacsony falon és bokron túl, majd bokor fölött -1-gyel engedi lőni: a bokor sosem tiltja a lövést a jármű által látott célpontra, de -1-be kerül (nem, ha a jármű közvetlenül a bokor mellett áll); a falnál a 10 cm-es határ marad.
OW-R47 = A torony és a törzslöveg tűzíve az, amennyit a helyezkedés lépésében abból az irányból fordulhat, amerre éppen áll; az új irány megmarad.
OW-R48 = A nem nyomtatott löveg párok a löveg típusa mínusz a célpont osztálya különbséget követik (adatok 9.2).
OW-R49 = A szöveg szerint a robbanás páncélozott járműre csak akkor hat, ha a közepe rajta van, majd a rajta kívüli középre a kézifegyverek táblázatát adja: ha a közép rajta van, a találat és átütés szabályai érvényesek, ha nincs, a sablon alatti jármű csak a kézifegyverek táblázatán dob.
OW-R50 = Talpaknál nincs megmondva, honnan mérnek: embert és löveget talpuk közepétől (2 cm átmérő), járművet a körvonalától; talpkontaktus két ember közepe közti legfeljebb 2,5 cm, közvetlenül valami mellett állni legfeljebb 3 cm.
OW-R51 = Egység csak olyan modelljein át észlelt, amelyeket a megfigyelő lát is.
OW-R52 = Ahol egy egység több modellje tüzel, a célpont modell fedezéke az, amelyet az őt látók közül a legközelebbi talál.
OW-R53 = Mozgás közben az egység észlelési állapota az, amelyet mozgása ad: Rohamnál vagy gyors Mozgásnál mozgott, lassúnál álló.
OW-R54 = A megszakítás pontján az egység minden modellje útjának ugyanakkora részét tette meg; a pontot a mozgás huszadaiban nevezik meg.
OW-R55 = Az erdő vagy rom, amelyet a vonal legfeljebb 5 cm-en metsz, kis erdőként számít; egy erdőn, romon vagy épületen belül az emberek 5 cm-re látnak, és csak a saját szintjükön.
OW-R56 = A könyvben nincs eredményhirdetés: a megsemmisített ellenséges egységek pontja egészben, a végén megtörteké felével számít, a csata megnevezte helyeké pedig annak a félnek, amelyiknek egyedül van 10 cm-en belül meg nem tört embere, gyalog vagy járműben (az elhagyott löveg vagy jármű nem tart semmit); támadóval bíró csatában helyekért csak ő kap pontot.
OW-R57 = Az a késleltetett lövés, amelynek célpontja végül nem mozog, ott éri, ahol áll; ha a célpont nincs többé, a Tűz tüzeltnek, a Rajtaütés visszatartottnak számít.
OW-R60 = Nincs megmondva, kiket ér a kezelő eredmény: álló embereket az ijedtek előtt, és köztük utolsóként a parancsnokot, mert bármely kezelő bármely feladatot elláthat, csak az övét nem.
OW-R61 = Egy jármű látszik, ha körvonalának kilenc pontja (sarkok, oldalfelezők, közép) közül bármelyikhez szabad a vonal, és ugyanezek a pontok számlálják, mennyi van kitakarva: egy pontot az takar, ami a hozzá vezető vonalat elvágja, továbbá az alacsony fal vagy bokor, ha a járműhöz közelebb áll, mint a tüzelőhöz.
OW-R62 = Nincs megmondva, hol vannak a jármű részei: a fő fegyver a középső harmadban (törzslöveg elöl), a törzsfegyverek az első ötödben, a motor az utolsó negyedben (autónál, teherautónál és lövészpáncélosnál elöl), a futómű körben; alacsony fal csak a futóművet takarhatja.
OW-R63 = A több részből álló egységre tüzelő jármű fegyvere azt a részt lövi, amelyet a tüzelő választ, ha többnek is árthat; a járműből tüzelő emberek együtt egy részt választanak. Ha ez a rész a lövés pillanatában már nincs ott, a fegyver előbb járművet, aztán a legkisebb fedezékben lévő embereket célozza.
OW-R64 = A füsthöz, amelyet a jármű magára tesz, nem kell kilövés dobás; minden más vetőhöz és lövedékhez kell.
OW-R65 = A beszivárgók a saját zónájukban úgy állhatnak fel, mint mások; azon kívül minden ellenségtől legalább 20 cm-re és rálátásán kívül.
OW-R66 = Az ideiglenesen összevont egységek kiképzése a jármű egységéé, pánik határuk a nagyobb.
OW-R67 = A lassan haladó lánctalpas jármű útjában lévő roncs összezúzódik és lekerül; mindenki másnak meg kell kerülnie.
OW-R68 = A raj járművei egymás mellett ugyanazt az utat járják, mindegyik saját vezetési tesztekkel, egymás után; mielőtt egy késleltetett lövés eldördül, mindegyik az útjának arra a pontjára ér, és ha az első nem jut odáig, a lövés a következőre vár.
OW-R69 = A seregeket nyíltan veszik, egyik játékos a másik után.
OW-R70 = A rajt, osztagot vagy csoportot ért találatok egyenként kerülnek sorra, miután egy fegyver összes kockáját eldobták: a tulajdonos nevez meg mindegyikhez egy, a tüzelő által látott járművet, amíg mindegyik kapott egyet, a többletet a tüzelő osztja ki ugyanígy. A motoros osztagot ért találatok sebzését előbb dobják ki, és minden hatást az osztag tulajdonosa oszt ki, a legnagyobb dobással kezdve, úgy, hogy minden látott motor kap egyet, mielőtt bármelyik egy másodikat kapna. Sablon vagy láng csak azt éri, ami alatta van.
OW-R71 = A könyv nem mondja meg, mi történik, ha a mozgás más helyén szakad meg: két talp vagy körvonal sosem fedi egymást, ezért a modell az útján visszafelé legközelebbi szabad ponton áll meg, vagy ha ilyen nincs, közvetlenül mellette; az emberek félreállnak az elforduló, vontatott vagy rajtuk megálló löveg vagy jármű elől; amelyik darab nem tud elfordulni anélkül, hogy másik darabra állna, az úgy céloz, ahogy áll; a kezelők megtartják a helyüket a tolt löveg körül.
OW-R72 = A jármű, amelyben ül valaki, része az egység összetartásának: a gyalogosok és a jármű egymástól legfeljebb 10 cm-re fejezik be a mozgásukat. Az üres, minden emberétől 10 cm-nél messzebb lévő jármű magára hagyott, és nem számít bele.
OW-R73 = Nincs megmondva, merre van a „hátrafelé mutató ágyú” és hogyan kerül oda: az ágyú a tank haladásával ellentétes irányba mutat. A tornyot az épületbe törő mozgás kezdetén fordítják így; a test ágyúja csak tolatva törhet be.
OW-R74 = Nincs megmondva, mit tesz a föld alatt pánikba eső egység: a jelzőjénél lehasal, mintha könnyű fedezékben volna, és ott próbál összeszedni magát.
OW-R75 = A barátok mellett elhibázott lövedék azon robban, akit közülük eltalál; amit dobnak, az átrepül fölöttük, és nem kell ellenőrizni.
OW-R76 = A tüzér a lövege mentén néz: azt látja, ami a löveg helyéről látszik, amíg ijedtség nélkül mellette áll.
OW-R77 = A könyv egyszer az egységet, egyszer az egyes modelleket futtatja: az vezet, akihez a legközelebb van megengedett fedezék, a többiek pedig úgy követik, mint az egység saját fedezékébe (OW-panic-part), mindenki a legközelebbi olyan fedezett helyre, amely legfeljebb 10 cm-re van valakitől, akinek már megvan a helye, lehetőleg nem közelebb az ellenséghez, vagy olyan közel hozzájuk, amennyire eljut; ahol a terep szétszakítaná őket, a gyorsabbak bevárják a lassabbakat, és ha sehol sincs fedezék, mindnyájan egyenesen az egységhez legközelebbi ellenségtől el futnak. Fedezék az erdő, épület, rom vagy árok minden pontja, és minden hely egy fal, bokor vagy jármű 3 cm-es körzetében, bármelyik oldalán; a közelséget egyenesen mérjük, és hogy egy hely közelebb van-e az ellenséghez, ott dől el, nem az úton.
OW-R78 = Nincs megmondva, hogy fal és bokor fedezék-e sablon ellen: közvetlen tüzelésnél, a dobott gránátot és töltetet is beleértve, a sablon alatt mindenkinek az a fedezéke, ami a tüzelőtől hozzá húzott vonalban van, mint puska ellen, akit pedig a tüzelő nem lát, annak a köztük lévő falaké és bokroké; ami felülről hullik vagy elcsúszott, az ellen csak az a terep számít, amelyben az ember van.
OW-R79 = Nincs megmondva, hogyan kell dobni, ha a közelharcban nem egyenlő számban állnak: minden támadó a vele talpkontaktusban lévő legközelebbi olyan ellenséget veszi, akinek a legkevesebb ellenfele van, azután minden kontaktusban lévő ellenség, akit senki sem vett, ugyanígy az egyik támadót; mindenki egyszer dob, az eredményét sorban mindenkiével összevetjük, akivel párban van, amíg mindketten megvannak, és mindenkinek +1 jár minden társáért, aki rajta kívül ugyanazon ellenség ellen áll. Kontaktus egy szinten van, nem magas falon vagy bokron át, és ház vagy szoba falán át sem, csak nyílásnál; a roham ajtón és ablakon át megy, a szintekért és falakért úgy fizet, mint bármely mozgás, és lassú, ahol a füst vagy a terep megköveteli.
OW-R90 = Több járműből álló egységnél a beszállásra szóló parancs minden gyalog lévő embert a saját járművébe ültet, ha eléri, nem csak a megnevezettbe.
OW-R91 = Nem mondja meg a szabály, mi lesz egy raj azon embereivel, akiknek a járműve roncs: gyalog tartanak össze a többiekkel, és elvesznek, mint a hátrahagyott személyzet, amint azok kihajtanak az összetartásból.
OW-R92 = Egy járműraj vagy -csoport személyzete, amely elrontja a morál tesztet, kiszáll és ijedten fekszik a járműve mellett, mint elrontott Nyugodt idegek teszt után; az egység következő parancsával feláll, egy későbbivel visszaszáll. Maga az egység nincs megtörve.
OW-R93 = Egy parancs minden mozgása megszakítható. Ha két szakasza van (az emberek odamennek beszállni, majd a jármű hajt, vagy a jármű hajt, majd a kiszállók továbbmennek), mindkettő fele annak az útnak, amelyen a megszakítás pontját megnevezik; a járművet rohamozók a bátorságpróba után a többiek mozgásával együtt futnak.
OW-R94 = Ha az egységnek csak néhány embere éri el a bejelentett szintet a maradék mozgásával, azok mennek fel, a többiek a saját szintjükön maradnak. Aki egy nagyobb épület lépcsőjét nem érinti, az útja végéről megy oda és vissza.
OW-R95 = A sortűz első valódi becsapódási pontja az első felrobbanó sabloné: amíg minden csúszás hatástalan volt, a következő sablon a célponttól csúszik.
OW-R96 = Egyszerre annyi töltetet élesítenek vagy robbantanak, ahányat a gazdájuk mond; ami egy elemnél együtt robban, egymás után dob, csak a hídnál együtt.
OW-R97 = Egy löveg kezelői az azt vontató járműben utazhatnak, amíg van hely: saját egységük parancsára szállnak be és ki, saját egységük maradnak, és a többi utassal osztoznak a jármű sorsában.
OW-R98 = Egy parancs az üteg minden lövegét rögzíti vagy leoldja, amely mellett jármű és három ember áll.
OW-R99 = A listák szakaszonként legfeljebb egy parancsnokságot adnak: az egyenként vett egységek között annyi parancsnokság lehet, ahány legkisebb létszámú szakaszt a rajok kitennének, egy pedig mindig.
OW-R100 = Felezett pakli esetén a cserélt lap a saját fele dobott lapjai közé kerül, és az új lapot ugyanabból a félből húzzák.
OW-R101 = A könyv szerint a Nyugodt idegek tesztet elrontó személyzet a következő Roham parancsával visszaszállhat, noha mindannyian ijedtek (OW-R21-gyel szemben): a saját üres járműve mellett ijedten fekvő személyzet egy Mozgás vagy Roham paranccsal felállhat és beszállhat, mást nem tehet abban a körben.
OW-R102 = A könyv egyszer említi a járművekre rakott homokzsákot, de árat vagy értéket nem ad: a listákban nem szerepel, csak a kötény véd. Az aknának nincs más hatása, mint a zaj, amely elárulja, ki lépett rá.
OW-R103 = A könyv nem mondja meg, hogy a szobák közti falak takarnak-e: ugyanúgy kezeljük őket, mint az épület falait. Ahol szobákkal játszunk, belső falon át senki sem lát, lő, dob vagy fúj lángot, kivéve ha van benne ajtó legfeljebb 5 cm-re mindenkitől, aki a kettő közül az épületben van; aki az ajtóban áll, mindkét szobában van. A robbanás és a törmelék áthatol a belső falakon, ahogy a könyv a lövedékekről írja.
OW-R104 = A könyv nem mondja meg, milyen magas egy domb, és mit jelent ez: 4 cm magas fennsík, mint egy épület szintje, hacsak a küldetés mást nem mond. Aki rajta áll, onnan néz: a nem rajta álló alacsony falak és bokrok semmit sem jelentenek neki, a magasaknál a valós rálátás dönt, és ha a lőtávolság nem nagyobb, mint amennyivel egy jármű fölött áll, fölülről tüzel, nyitott tetejűbe a benne lévőkre, mint szabadban álló gyalogságra. A szem 2 cm-rel van a modell talpa fölött; amit a szemtől szemig húzott valós vonal csak a domb tetejénél lejjebb érne el, az rejtve van, járműveknél pontonként: a domb mögött és közvetlenül a pereme alatt.

## Kidolgozott példák, amelyek próbaként futnak

OW-ex-1 = Kártyák: a 10 egységből álló sereg 15 lapot húz (a német 17-et).
OW-ex-2 = Lánc: Tűz 5 az úton álló amerikaiakra, Roham 3 az ő válaszuk, Tűz 1 a géppuskától; 1-esre senki sem felelhet; végrehajtás 1, 3, 5; a Roham csak akkor történik meg, ha az egység túléli és megállja a morál tesztet, aztán a túlélő gránátosok tüzelnek; a kezdemény nélküli játékos nyit legközelebb.
OW-ex-3 = Megelőzni vagy megszakítani: a falon átvezető Roham 3 ellen a Roham 2 8+-ra talál (7 és -1) és 7+-ra öl (közepes fedezék), a fal utáni Rajtaütés 2 6+-ra talál (7 és +1) és 3+-ra öl (szabadban).
OW-ex-4 = Egy ember mozgása: gyors Mozgással 20 cm, Rohammal 15 cm.
OW-ex-5 = Öt találat három emberre, 3 halott és 2 ijedt: három lekerül, a többi elvész.
OW-ex-6 = Tizenkét ember, 9 ijedt és 3 álló, 4 halott: előbb a 3 álló kerül le.
OW-ex-7 = Tizenkét ember, 6 ijedt és 6 álló, 4 halott és 4 ijedt: 4 álló lekerül, 2 elfekszik, 2 ijedt eredmény elvész.
OW-ex-8 = Részben erdőben, részben fal mögött: a 22 lövést dobás előtt osztják el; a kézifegyverek táblázatán a 6-os könnyű fedezékben öl, közepesben csak megijeszt.
OW-ex-9 = Részben árokban: csak az árokban lévő részre jár a -1 találati módosító.
OW-ex-10 = MG34: mind a 7 lövés a célpont egy részére megy; a többi fegyver választhatja a másikat.
OW-ex-11 = Sebzés táblázatok: a 75 mm-es löveg a nehézfegyverek, a puska a kézifegyverek részén dob.
OW-ex-12 = Módosítók: tüzelés előtti Roham 5 cm-en belülre -1 és +3, összesen +2.
OW-ex-13 = 150 mm-es lövedék házra: a külső faltól 10 cm mélyen befelé robban; erdőre: 10 cm sugárban a célpont modell körül.
OW-ex-14 = Csúszás: a 6-os kocka 6 cm szorozva a távolság fokozatával (6, 12, 18 vagy 24 cm).
OW-ex-15 = Pánik: 3 halott és 2 ijedt 3-as határnál és 4+ kiképzésnél, a 3-as dobás kudarc; az ijedtek felállnak, és a következő pánik leküzdéskor mind fedezékbe rohan.
OW-ex-16 = A Nyugodt idegek tesztet elbukott, kiszállt személyzet Roham paranccsal visszaszáll, és abban a körben mást nem tesz.
OW-ex-17 = A Nyugodt idegek tesztet elbukott Párduc személyzete találatnál és észlelésnél gyalogságnak számít.
OW-ex-18 = Közepes tank: gyors Mozgással 35 cm, Rohammal 25 cm.
OW-ex-19 = Mozgás parancsot kapott tank: tüzér, géppuskás és töltő semmit sem tesz, a sofőr vezet.
OW-ex-20 = Zárt Panzer IV, 40 cm-re fal mögött gyorsan mozgott ejtőernyősök: 60 - 25 = 35, nem észleltek; ha a parancsnok kibújik, 60-ról észleltek, és -1-gyel lőnek rájuk.
OW-ex-21 = Közepes tank 10 cm-t mozog két fordulattal: 10 + 5 + 5 = 20, több a lassú 18-nál, de nem több a roham 25-nél, tehát gyors és kilátszó parancsnok nélküli.
OW-ex-22 = Gyors jármű tulajdonságú T-34: a 30 cm-es Roham több 25-nél, így a parancsnoknak ki kell látszania.
OW-ex-23 = Nehéz tank ütközik könnyebbel: a könnyebb a nehézfegyverek, a nehéz a kézifegyverek táblázatán dob.
OW-ex-24 = Sherman a Párduccal részben takart 250/9 lövészpáncélosra: a 8-as talál, a 6-os sebzés a takart fő fegyver, a Párduchoz 9 kell, és a lövés lepattan; hosszú csővel (+1) a Párduc kapja, és a 6-ost az ő oszlopában olvassák.
OW-ex-25 = Második találat egy közepes tank elveszett másodlagos fegyverén: csak a 2 kezelő és a Nyugodt idegek teszt hat.
OW-ex-26 = Részben lövészpáncélosban lévő egység, lassú Mozgás: a gyalog lévők állónak, a lövészpáncélos mozgottnak számít.
OW-ex-27 = A teherautójukon kívül felállított páncélgránátosok 10 cm-en belül állnak tőle; az ellenség a teherautóra vagy az emberekre lőhet, mindegyikre saját észlelése szerint.
OW-ex-28 = Kübelwagen: 22 kocka (4 és 18) elosztva, 14 a bokor mögötti két emberre (könnyű fedezék), 8 az autóra a sofőrjével.
OW-ex-29 = Utolsó esély: 20 mm-es löveg közepes tank ellen, 11 a hosszú cső +1-ével és a Rajtaütés +1-ével 9; a 8-as sebzés szemből a közepes páncélzat -1-ével és a könnyű löveg közepes tank elleni -1-ével 6, NH.
OW-ex-30 = Tank pánikja: 1 kezelő halott és 1 ijedt 1-es határnál, a teszt elbukva: a személyzet kiszáll, az ijedt is, állva; a következő körben a legközelebbi fedezékhez rohan, a tank nem az.
OW-ex-31 = Asztal: 120 - 50 = 70, tehát két 35 cm-es zóna és köztük 50 cm.
OW-ex-32 = Keresőfény: a helyére esett 3 találatból 2 a fény kilövésére megy, 1 a gyalogság oszlopában dob.
