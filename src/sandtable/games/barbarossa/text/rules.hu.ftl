# Mit mond az egyes szakasz, a mi szavainkkal. A név a szakasz azonosítója.

## Felállítás és kártyák

BA-setup = A forgatókönyv adja meg mindkét fél (németek és szovjetek) céljait és erőit, a számozott mezők térképét és a fordulók számát. Több játékos feloszthatja egy oldal egységeit, és csapatként játszhat; saját forgatókönyv is betölthető.
BA-card-types = Minden egységnek pontosan egy típusa van a nyolcból (gyalogság, tüzérség, jármű, páncélozott jármű, könnyű, közepes, nehéz harckocsi, repülőgép), és saját száma, amellyel a parancsok megnevezik.
BA-card-size = Az egység minden létszámjele nyitva kezd. Minden veszteség egyet végleg áthúz; az utolsó megsemmisíti az egységet, és leveszi a térképről.
BA-card-valour = A kártya megadja a kezdő bátorságot, a próba két kockáját és a veszteségenként elvesző pontokat; az aktuális érték a kártyán áll.
BA-valour-loss = A veszteség azonnal csökkenti a bátorságot a kártya értékével, így a belőle fakadó próba már a csökkentett érték ellen megy.
BA-card-defence = Minden találat 1-gyel csökkenti az aktuális védelmet; 0 védelemnél a találat veszteség. Minden forduló elején a védelem újra az alapérték, a veszteség megmarad.
BA-defence-modifiers = A parancsok, művek és terep módosítói hozzáadódnak az aktuális védelemhez. A parancsok bónusza a felfedéstől a forduló végéig él; ha egy bónusz megszűnik, a védelem az alap plusz a megmaradt bónuszok mínusz a már felfogott találatok, legalább 0 (BA-R47, BA-R86).
BA-card-status = Az állapot (szállított, vontatott, lefogott, beásott, lesállás, kötött, légi harcban) a kártyán marad, amíg valami meg nem változtatja.
BA-card-ammo = Az egység a nyomtatott lőszerrel kezd, és sosem lehet több. A parancs pontjait a végrehajtáskor húzzák le; a különleges lőszer, például a füst, külön sorban számít.
BA-ammo-empty = Lőszer nélkül az egység sem tűzzel, sem közelharcban nem támad. Olyan parancs nem adható, amelyhez nincs elég pont; a végrehajtás előtt érvénytelenné vált parancs nem kerül semmibe (BA-R48).
BA-card-cost = Ahol a forgatókönyv erőpontot ad, az egységek kártyájuk árán vehetők, legfeljebb a keretig.
BA-card-targets = Az egység csak a kártyáján felsorolt típusokat támadhatja, közelharcban is; a hadsereg jelével jelöltet csak közelharcban.
BA-card-firepower = A tűzerő-táblázat adja a kockákat: célpont típusonként egy sor, elszenvedett veszteségenként egy oszlop, az első veszteség nélkül (BA-R3).
BA-card-range = A hatótáv-diagram első utáni mezői az adott távolság pontosságát adják; X-nél és az utolsó mezőn túl nem lehet tüzelni. Az első mező csak közelharcban számít.
BA-melee-dice = Közelharcban az egység az első mező alatti kockákkal dob, akármilyen ellenfélre és akárhány veszteséggel, és az első mező pontosságával talál (BA-R14, BA-R55).
BA-card-orders = Az egységnek csak a kártyája hátoldalán álló parancs adható; ez a különleges parancsokra és a repülőgépekre is áll.

## Menet

BA-round = A játék a forgatókönyv fordulóinak számáig tart. Egy forduló tervezés és végrehajtás; ha mindkettő kész, jön a következő.
BA-plan = Tervezéskor minden parancsra képes egység pontosan egyet kap, titokban, minden adatával (cél, mezők, irány, hatótáv); a készen álló repülőgép maradhat parancs nélkül. Semmi sem hajtódik végre, amíg mindenki be nem fejezte.
BA-plan-none = Nem adható parancs a fordulót lefogva kezdő egységnek, az előző forduló füstjében állónak, a szállítottnak (kivéve leszállás), a vontatottnak (kivéve tüzelőállás) és a nem készen álló repülőgépnek.
BA-reveal = Tervezés után minden parancs egyszerre felfedődik, és többé nem változtatható. A rejtett vagy lesállásba vonuló egységek parancsa és mezője, valamint az aknamezők fajtája titok marad, amíg a játék fel nem fedi (BA-R44).
BA-steps = A végrehajtás tizenkét lépés, mindegyik befejeződik a következő előtt: 1 védelem, 2 lefogó tűz, 3 tűzmegnyitás, 4 bátorságpróbák tűz miatt, 5 légi bevetések, 6 roham és bombák, 7 próbák közelharc és bombák miatt, 8 lesállás, 9 különleges parancsok, 10 mozgás, 11 hátralévő próbák, 12 állapot (BA-R5, BA-R70).
BA-simultaneous = Az egyforma parancsok egyszerre hatnak: a lépésben okozott kár senki tűzerejét nem csökkenti, amíg a lépés minden támadását ki nem dobták.

## Harc

BA-fire-range = A tűzpróba először a rálátást és a távolságot méri a tüzelő és a cél mezője között; a szomszédos mező távolsága 1.
BA-fire-dice = A kockák száma a cél típusa elleni tűzerő a saját veszteségek oszlopában, a parancs módosítóival.
BA-fire-hit = A távolság pontosságánál nem nagyobb kocka talál; a nagyobbakat félreteszik.
BA-fire-defence = A találatok előbb az aktuális védelmet csökkentik egyenként, amíg 0 nem lesz.
BA-fire-loss = A 0 védelem után maradó minden találat egy létszámjelet húz át.
BA-fire-sum = Az egy célra egy lépésben tüzelő egységek találatai összeadódnak, mielőtt a védelem csökkenne vagy veszteség lenne. Amit a védelem felfogott, a következő fordulóig felfogva marad (BA-R13).
BA-los = A rálátás egyenes mezőközéptől mezőközépig; a közbeeső takaró terep elzárja, a két végpont mezője nem. Két mező éle mentén akkor zárt, ha mindkettő takar, és nyitott, ha csak az egyik (BA-R18).
BA-arc = A tűzszektoros egység pontosan egy mezőoldalra néz, és csak az előtte lévő kúpba tüzelhet; e nélkül körben. A kúp azokat a mezőket tartalmazza, amelyek közepe legfeljebb 30 fokra van az iránytól: 1, 3, 3, 5 és 5 mező 1–5 távolságra (BA-R42).
BA-flank = A nézett oldal az arc, a szemközti a hát, a többi négy a szárny. Szárnyról vagy hátulról rohamozott egység közelharc előtt próbázik, kudarcnál lefogott, és abban a közelharcban nincs árokbónusza; más támadás az árokbónuszt meghagyja (BA-R32).
BA-flank-none = Tűzszektor nélküli egységnek nincs szárnya és háta; akinek csak védelem, lesállás vagy fedezék ad, annak addig mindkettő van (BA-R43).
BA-flank-cover = Ha tűzszektoros egység tűzszektor nélküli baráttal áll egy mezőn, szárny és hát fedezve van: egyikük sem próbázik, a közelharc a szokásos.
BA-group-fire = Ha a célmezőn három vagy több azonos típusú egység áll, a tüzelő megnevezi a fő célt és dob; a mellé ment kockák felét felfelé kerekítve egy másik ilyen egységre dobja, és így tovább. A lánc véget ér, ha mindegyikre tüzeltek egyszer, vagy egyetlen kockával dobott támadás után, akár talál, akár nem (BA-R12, BA-R56).
BA-melee-enter = Közelharc egy mezőn álló ellenfelek között folyik. Ellenséges mezőre csak rohamparanccsal lehet lépni; a megtámadott parancs nélkül is visszavág.
BA-melee-ammo = A közelharcban minden egység egy pontot költ és tűzpróbát tesz ellenfele ellen, mind egyszerre; lőszer nélkül nem üt, de sérülhet (BA-R38).
BA-melee-choice = Akit többen rohamoznak, megválasztja, melyiküket üti.
BA-melee-locked = A forduló végén egy mezőn álló ellenfelek kötöttek, és feljegyzik egymást. A következő fordulóban csak rohamot vagy visszavonulást kaphatnak, és minden további forduló 6. lépésében mindenképp harcolnak.
BA-melee-limits = Közelharcban lévő egységre nem lehet tüzelni, védelemből és lesállásból sem; rohamozni lehet őket.
BA-melee-tanks = Gyalogság harckocsit csak ritkás erdőben, faluban vagy városban üthet közelharcban; máshol, erdőben sem, akkor sem, ha az rohamozza (BA-R15, BA-R16).
BA-melee-artillery = A tüzérség közelharcban nyitott létszámjelenként egy kockával dob, nyomtatott közelharckocka nélkül is.
BA-withdraw = A közelharcból egymezős mozgásparanccsal lehet kilépni olyan szomszédos mezőre, ahová léphet, és ahol nincs ellenség és füst. Az ellenség a 6. lépésben üt, a visszavonuló nem, a mozgás a 10. lépésben jön (BA-R25, BA-R54).
BA-withdraw-fail = A veszteséget szenvedett visszavonuló próbázik; kudarcnál is ellép egy mezőt, és ott lefogott.
BA-counterassault = Két egymást rohamozó ellenfél közeledik, amíg szomszédosak. Ekkor mindkettő dob, egyenlőségnél újra; a nagyobb lép a másik mezőjére, ott folyik a közelharc.
BA-valour = Az egység próbázik, ha lefogó tűz célja, ha veszteséget szenved, ha harckocsipánikkal harckocsi rohamozza, ha bombázzák (veszteség nélkül is), ha szárnyról vagy hátulról rohamozzák, vagy ha mozgás közben védelmi vagy lesállástűz találja el, veszteség nélkül is. Sikeres, ha két kocka összege legfeljebb az aktuális bátorság; a már lefogott abban a fordulóban nem próbázik újra (BA-R10).
BA-suppressed-now = Aki elbukik, azonnal lefogott: parancsa a fordulóra érvénytelen, minden védelmi bónusza megszűnik, tűzzel nem támad.
BA-suppressed-melee = A lefogott egység rohamnál visszavág, a lefogott-kocka pontosságával.
BA-suppressed-next = A kudarc utáni forduló elején megjelölik a zászlót, és abban a fordulóban nem kap parancsot.
BA-suppressed-recover = A 12. lépésben csak a megjelöltek próbáznak: siker megszünteti a lefogást, kudarc egy fordulóval meghosszabbítja. Aki csak ebben a fordulóban bukott el, még nem próbázik (BA-R11).
BA-hidden = A lesállásban lévő egység rejtett: sem tűz, sem lefogó tűz, sem roham nem nevezheti meg. A mezőjére lőtt tűz a szokásos próbával éri.
BA-hidden-enter = Akinek útja rejtett ellenség mezőjére vagy azon át vezet, az előtte lévő mezőn megáll, és a rejtett egység felfedődik.
BA-hidden-revealed = Szomszédos ellenség magától felfedi a rejtett egységet; ezt minden egymezős mozgás után és minden lépés végén nézik. A felfedett visszakerül a térképre, és elveszti a lesállást (BA-R45).
BA-order-scout = A felderítés egy mezőnél messzebbről is felfed: a 9. lépésben az egység sugarat választ a nyomtatottig, és egy kocka a kártya számáig minden rejtett ellenséget felfed benne (BA-R46).
BA-ambush-fire = A rejtett egység fordulónként egyszer tüzelhet egy ellenségre, amely kúpjában és választott hatótávján belül mozog, rohamnál (6.) vagy mozgásnál (10. lépés), eggyel több kockával. Csak ekkor költ pontot; több cél közül tulajdonosa választ (BA-R6, BA-R8, BA-R85).
BA-ambush-hit = Akit lesállásból eltalálnak, veszteség nélkül is próbázik: siker esetén továbbmegy, kudarcnál lefogott és megáll. A tüzelő felfedődik.
BA-time = Az időkockás parancs újabb kiadás nélkül fordulóról fordulóra folytatódik. Minden 12. lépésben egy kocka jelölődik; az utolsóval lép érvénybe.
BA-time-break = Más parancs az utolsó kocka előtt minden kockát töröl, és a munka később elölről kezdődik. A lefogás is töröl; a füst csak késleltet (BA-R49).

## Parancsok: védelem és tűz

BA-order-defend = A védelem a nyomtatott értékkel növeli a védelmet, és tűzszektor nélküli egységnek tűzszektort ad a megnevezett szomszédos mező felé. A hatótávot a határig feljegyzik; az 1. lépésben egy pontba kerül, akár tüzel, akár nem (BA-R8).
BA-defend-fire = A védekező fordulónként egyszer tüzelhet tulajdonosa választása szerint egy ellenségre, amely rálátásban, kúpjában és választott hatótávján belül mozog, a 10. lépésben vagy rohamúton a 6.-ban. Az eltalált veszteség nélkül is próbázik: siker esetén továbbmegy, kudarcnál lefogott és megáll (BA-R7, BA-R85).
BA-order-suppress = A lefogó tűz három pontba kerül, és a parancsadáskor hatótávon és rálátásban lévő célt nevez meg. A tűzerő 1,5-szeres, felfelé kerekítve (BA-R41).
BA-suppress-test = A 2. lépés minden lefogó tüze után, így ketten egymást is lefoghatják, minden cél egyszer próbázik, veszteséggel vagy anélkül; kudarcnál nem hajtja végre parancsát, tüzet sem. A próba a 2. lépés veszteségeit is lefedi (BA-R10).
BA-order-fire = A tűzmegnyitás egy pont, és a parancsadáskor hatótávon és rálátásban lévő célt nevez meg; a tűzpróba a 3. lépésben van. A veszteség csak minden tűz után számít, ketten teljes kockával lövik egymást.
BA-order-smoke = A 3. lépésben az egység tűzpróba helyett egy füstgránátot lő ki, és füsttel jelöl egy saját egység által látott mezőt és egy választott szomszédosat (BA-R23, BA-R87).
BA-smoke-units = A füstben álló egység, bármelyik félé, abban a fordulóban több parancsot nem hajt végre, és a következőben nem kap; közelharcban visszavág (BA-R23, BA-R50).
BA-smoke-move = Füstbe vagy azon át senki sem mozog: akinek útja füstbe vezet, el sem indul (BA-R50).
BA-smoke-sight = A 3. lépés végétől a füst mindenkinek, dombról is, elzárja a mezőjén átmenő rálátást, a következő forduló 12. lépéséig; a benne állókra lehet tüzelni (BA-R50, BA-R87).
BA-order-assault = A roham egy ellenséget és egy annak mezőjén végződő, a nyomtatottnál nem hosszabb utat nevez meg; a 6. lépésben hajtódik végre.
BA-assault-route = A rohamutakat mezőről mezőre együtt járják, a tilalmak, terepköltségek, aknák és találkozások szerint; két nem egymásnak szóló roham úgy találkozik, mint a mozgók (BA-R52).
BA-assault-gone = Ha a cél megsemmisült vagy elment, az egység követi útját, az utolsó mezőre belép, ha nincs ott ellenség, különben előtte megáll (BA-R51).
BA-order-ambush = A lesállás a nyomtatott értékkel növeli a védelmet, tűzszektort ad a megnevezett mező felé, és hatótávot rögzít. A 8. lépésben az egység rejtett lesz: lekerül a térképről, mezőjét csak tulajdonosa tudja (BA-R6).
BA-ambush-armour = Páncélozott jármű és harckocsi két egymást követő fordulóban kell hogy megkapja, és a második 9. lépésében lesz rejtett.
BA-ambush-keep = A rejtett egység addig az, amíg minden fordulóban újra megkapja a parancsot; más paranccsal a felfedéskor a térképre kerül. A lefogás önmagában nem fedi fel (BA-R93).

## Parancsok: különleges parancsok (9. lépés)

BA-order-deploy = A tüzelőállás a nyomtatott időkockákig tart, és a saját vagy egy szomszédos mezőt nevez meg, ahová az első forduló 9. lépésében átmegy; felálláskor a tulajdonos dönt. Addig, és a menetkészenlét után újra, nem kap védelmet, tüzet, lefogó tüzet, lesállást (BA-R53).
BA-order-limber = A menetkészenlét a nyomtatott időkockákig tart, és a saját vagy egy szomszédos mezőt nevez meg, ahová az első forduló 9. lépésében átmegy. Akinek a kártyáján rajta van, előtte nem kap mozgásparancsot (BA-R53).
BA-order-arc = A tűzszektoros, nem árokban lévő egység más szomszédos mező felé fordítható; a tüzérségnek ehhez nem kell menetkésznek lennie. Védelem és lesállás nem fordít, tüzelőállás és mozgás igen (BA-R96).
BA-order-merge = Két azonos típusú, egy mezőn álló egység, mindkettő a paranccsal, egyesül, ha létszámuk összege legfeljebb a maradó kezdő létszáma. A másik kiesik; a maradó ennyi jelet visszakap, az új létszám bátorságával és a nagyobb készlettel (BA-R35).
BA-order-mines = Csak utászok telepítenek aknát, a saját mezőjükön, a nyomtatott időkockák alatt; az utolsóval ott aknamező van.
BA-mines-cost = A valódi aknát az elején erőpontért kell venni, utászegységenként egy mező játékonként; a színlelt ingyenes és korlátlan. A kész mező titkos kártyára kerül a mezővel és pontosan egy fajtával: színlelt, harckocsi elleni vagy gyalogság elleni.
BA-mines-explode = Nem utász egység, bármelyik félé, elaknásított mezőn befejezi mozgását; a kártya felfedődik, az aknamező megmarad. Az aknák az egység típusa és az akna fajtája szerinti tűzpróbát tesznek; érték nélküli típust nem támadnak, így harckocsit a gyalogság elleni akna.
BA-mines-dummy = Színlelt mezőn is megáll az egység; a kártyát további hatás nélkül eldobják.
BA-mines-leave = Aki aknamezőn kezdi mozgását, csak egy mezőt mehet, és előtte az aknák újra támadnak; ha ettől lefogott vagy megsemmisül, nem megy el (BA-R40, BA-R58).
BA-mines-detect = Az aknamezőre lépő utászok megállnak és felfedik a kártyát (a színleltet eldobják), de nem támadja meg őket.
BA-mines-engineers = Az aknamezőn lévő utászokat bármely más parancsnál, mint a felszedés, megtámadja. Aki telepítette, biztonságban van, amíg el nem hagyja a mezőt (BA-R57).
BA-order-clear-mines = Az aknamező mezőjén az utászok a nyomtatott időkockák alatt felszedik; utána mező és kártya eltűnik. Addig biztonságban vannak, ha más parancs nem szakítja meg (BA-R40).
BA-order-charges = Híd, pontonhíd vagy fedezék mezőjén az utászok az időkockák alatt töltetet helyeznek el, egységenként egyszer a játékban. Az utolsó kockával a mű dobás nélkül megsemmisül, és vele minden rajta vagy benne lévő egység, az utászok kivételével (BA-R59).
BA-tow-conditions = A vontatáshoz egy mezőn menetkész löveg és vontató kell, mindkettő a paranccsal; tüzelőállásban lévő nem vontatható. Az akasztás egy forduló, menni a következőtől lehet (BA-R82).
BA-tow-orders = A vontatott egység nincs a térképen és nem kap parancsot; a vontató mozgása mindkettőt viszi.
BA-tow-losses = A vontató minden vesztesége a vontatotté is; sem a védelme, sem a vontató nagyobb létszáma nem óvja meg.
BA-tow-valour = Ezekért csak a vontató próbázik. Kudarcnál mindkettő lefogott, a vontatott lekapcsolva a térképre kerül, és később külön próbáznak.
BA-tow-release = A vontatás véget ér, ha a vontatott tüzelőállást kap parancsba.
BA-tow-reinforce = A vontatásra szoruló erősítés csak vontatóval együtt lép a térképre.
BA-order-wire = Utászok a mezőjük egyik oldalán lévő drótakadályt bármelyik oldalról, időkocka nélkül, a 9. lépésben eltávolítják (BA-R9).
BA-order-teeth = Utászok a mezőjük egyik oldalán lévő sárkányfogakat bármelyik oldalról eltávolítják, ha az időkockák megteltek.
BA-order-pontoon = Folyómezőre legalább a nyomtatott számú, paranccsal bíró, vele szomszédos egység épít pontonhidat, bármelyik partról, az időkockák alatt (BA-R36).
BA-order-resupply = Az utánpótláshoz saját szállító kell ugyanazon a mezőn és a parancs mindkettőnek; az időkockák után az átvevő annyi pontot kap, amennyit gazdája akar, a nyomtatott készletig, és a szállító ennyit lehúz. Egy szállító egyszerre többet is elláthat.
BA-order-load = Lehúzott pontokkal a forgatókönyv szerinti szélső mezőn álló szállító felrakodhat: az időkockák idejére lekerül a térképről, majd amennyit még vihet, annyival tele, bármely teljes szélső mezőn visszatér.
BA-supply-loss = A szállító minden vesztesége a pontok és a veszteség előtti létszám hányadosát húzza le lefelé kerekítve, és befogadóképessége a járművenkénti ponttal csökken. Egy akna két pont, az aknák utoljára vesznek el (BA-R27).
BA-order-dig = A beásás a saját mező megnevezett oldalán lövészárkot készít, legalább a nyomtatott számú, ott lévő, paranccsal bíró egységgel, az időkockák alatt. Az ásók védelme 0, bármilyen a terep.
BA-order-path = Utászok erdőben vagy ritkás erdőben az időkockák alatt ösvényt vágnak. Mindkét fél egységei síkként, útbónusz nélkül kelnek át; a rálátás és a védelem marad (BA-R62).

## Parancsok: mozgás (10. lépés)

BA-move = A mozgásparancs a teljes utat megadja. A 10. lépésben minden mozgó egyszerre lép egy mezőt, majd a következőt, amíg minden út véget nem ér.
BA-encounter = Az egy mezőre lépni vagy mezőt cserélni készülő ellenfelek ott maradnak, ahol vannak; ha kettőnél többen találkoznak, mind megáll (BA-R24).
BA-encounter-standing = Rohamparancs nélkül senki sem lép látható ellenség mezőjére; mozgása az előtte lévő mezőn ér véget.
BA-group = Egy mezőn lévő egységek csoportkártyára tehetők, legfeljebb három jármű vagy harckocsi és hat gyalogos vagy tüzér egység, és bármikor be- és kiléphetnek. Mindegyik saját parancsot kap; más korlát a mezőn nincs (BA-R81).
BA-group-target = A csoport sosem célpont, csak egy megnevezett egység benne. Ha egyet rohamoznak, a csoport minden egysége harcol, de csak a megnevezett sérülhet.
BA-order-careful = Az óvatos mozgás a nyomtatott távolságig, leírt úton megy, és a nyomtatott értékkel növeli a védelmet.
BA-order-march = A menet a nyomtatott távolságig megy, és csak síkon, falun, városon és úttal összekötött mezőkön át.
BA-march-bonus = A végig úton, hídon, falun és városon át vezető menet több mezőt kap: gyalogság 1, teherautó 3, páncélozott jármű 2, könnyű és közepes harckocsi 2, nehéz 1, tüzérség 0; csak az első és utolsó mezőt kell megnevezni. Egy mezőnyi nyílt terep elveszi a bónuszt (BA-R28, BA-R65).
BA-order-wait = A várakozó egység a mezőjén marad, és a fordulóban nem tesz semmit.
BA-order-fire-moving = A mozgás közbeni tűz egy pont, a parancsadáskor látott célt, a nyomtatott távolságig utat és azon a tüzelő mezőt nevezi meg, ahonnan a 10. lépésben csökkentett tűzerővel lő.
BA-fire-moving-check = A tüzelő mezőn újra megnézik a rálátást és a távolságot a cél akkori helyéhez; ha valamelyik hiányzik, nincs lövés és nincs pont. Az ugyanabban a mezőlépésben a mozgóra leadott lövések egyidejűek (BA-R67).
BA-order-mount = A felszálló a mezőjén lévő szállítót nevez meg. A 10. lépés elején felszáll és lekerül a térképről; a szállító utána mozoghat (BA-R68).
BA-transport-orders = A szállított egységek csak leszállást kapnak és nem támadnak; parancsot a szállító kap.
BA-transport-capacity = A szállító több egységet is vihet; létszámuk összege nem haladhatja meg az övét (BA-R26).
BA-transport-losses = Ha a szállító veszteséget szenved, a fedélzeten lévők összesen ugyanannyit, tulajdonosuk választása szerint elosztva. Ha próbája kudarc, ők is lefogottak (BA-R69).
BA-order-dismount = A leszálláshoz a szállítónak és az egységnek is kell a parancs; a 10. lépésben a szállító mezőjére kerül, és az abban a fordulóban nem mozog (BA-R68).

## Repülőgépek

BA-air-airfield = A repülőgépek a kártyájukon, készen kezdenek. Ha egy bármiért visszatér, leszállt-kockáját megjelölik.
BA-air-ready = Leszállt, feltankolt, felfegyverzett, kész: minden 12. lépésben a következő kocka jelölődik; csak a készen álló kaphat parancsot. Az n. fordulóban visszatérve az n+3.-ban kaphat újra (BA-R22).
BA-air-flight = Az 5. lépésben a gép a térkép bármely szélén bármely félmezőre kerül, és mezőről mezőre egyenesen repül a célmezőig.
BA-air-target = A csapás, őrjárat, felderítés, deszant és ledobás célmezejét saját földi egységnek kell látnia; az elfogáshoz és kísérethez nem kell (BA-R84).
BA-air-flak = A védelemben lévő légvédelem akkor tüzel a gépre, amikor útja először eléri a hatótávját, bármely irányba és rálátás nélkül; a pontos széle is belül számít. Ha ő a cél vagy a célmezőn áll, érkezéskor újra tüzel; minden lövés egy pont (BA-R39, BA-R75).
BA-air-patrol-hit = Az őrjárat ott támadja meg az ellenséges gépet, ahol útja először eléri a zónát; a pontos széle is belül számít.
BA-air-loss = A veszteséget szenvedett gép próbázik: siker esetén folytatja, kudarcnál azonnal hazatér, és nem lefogott (BA-R76).
BA-air-stay = Bevetése után a gép a következő forduló 5. lépéséig a célmezőn marad, majd repülőút nélkül hazatér; előbb csak elfogás támadhatja. Ugyanígy a légi harc miatt elvesztett parancs vagy lejárt időtartam után (BA-R74, BA-R92).
BA-air-trigger = Légi harc elfogásból, őrzött zónába belépő vagy ott cselekvő ellenségből és két átfedő ellenséges őrjáratból ered.
BA-air-when = A légi harc az 5. lépésben, a légvédelem tüze és veszteségei után, a hazatérés előtt van. A repülések együtt haladnak; az őrjáratok ott harcolnak, ahol találkoznak, az elfogások, amikor mindenki megérkezett (BA-R72).
BA-air-cancel = A levegőben megtámadott gép elveszti a forduló parancsát.
BA-air-pairs = A légi harcban a gépeket párosítják; a legbátrabb választ először, egyenlőségnél kocka dönt. Minden ellenséges vadászt le kell kötni, mielőtt bombázó, felderítő vagy szállító támadható; a felesleges vadászok ezeket támadják vagy kettőznek.
BA-air-round = A légi harc minden körében minden gép közelharc szerinti tűzpróbát tesz ellenfelére; a hatás azután számít, hogy mind tüzelt. Mindegyik légi harconként egy pontot költ; pont nélkül nem tüzel (BA-R73).
BA-air-valour = A veszteséget szenvedett gépek a kör után próbáznak, parancsnoksági bónusz nélkül; aki elbukik, azonnal hazatér.
BA-air-boxes = A túlélt légiharc-kör egy időkockát jelöl. Légi harc, őrjárat, kíséret és felderítés együtt számít a kártya kockáiba; ha mind jelölt, a gép azonnal hazatér.
BA-air-again = Amíg mindkét félnek van gépe a légi harcban, azonnal új kör jön új párosítással; véget ér, ha legalább egyik fél megsemmisült vagy elment.
BA-air-strike = A légicsapás megfigyelt mezőt nevez meg, és a 6. lépés elején egy-egy tűzpróbával ér minden egységet a mezőn, barátot és ellenséget, közelharcban is, egy pontért. Minden bombázott egység, veszteség nélkül is, egyszer próbázik a 7. lépésben (BA-R5, BA-R70, BA-R71).
BA-air-reaction = A védelemben lévő bombázott egységek egyidejűleg, a közelharc szerint visszalőhetnek, repülőgép elleni kockáikkal; a veszteség azután számít, hogy mind tüzelt (BA-R95).
BA-air-intercept = Az elfogás ellenséges gépet nevez meg, és a térképen támadja, mielőtt hazatér; addig tart, amíg a légi harc el nem dől, vagy az időkockák meg nem telnek.
BA-air-patrol = Az őrjárat középmezőt, sugarat és időtartamot nevez meg a nyomtatott határig, és azonnal megtámadja a zónájába lépő vagy ott parancsot végrehajtó ellenséges gépet. Fordulónként egy kocka; lejártával hazatér (BA-R21, BA-R92).
BA-air-escort = A kíséret saját gépet nevez meg, pontosan úgy repül, nem tovább, és hazatér, ha védence végzett vagy saját kockái megteltek. A védencre tüzelő légvédelem rá is tüzel, együtt egy pontért.
BA-air-escort-fight = A kísérők veszik fel a harcot a védencet támadó vadászokkal; ha minden támadó le van kötve, a védenc sértetlenül folytatja.
BA-air-recon-data = A felderítés középmezőt, a nyomtatott zónáig sugarat és a nyomtatott kockákig időtartamot nevez meg; lejártával hazatér (BA-R92).
BA-air-recon-find = A bevetés minden fordulójának 5. lépésében egy kocka a sugárhoz tartozó számig minden ellenséges lesállást felfed a sugáron belül; kisebb sugárhoz jobb szám tartozik.
BA-air-recon-spot = A teljes nyomtatott zónában, a választott sugáron kívül is, lévő ellenségre a saját tüzérség rálátás nélkül tüzelhet, a gép a közvetett tűz megfigyelője (BA-R88).
BA-air-landing = A deszantot egy készen álló szállítógép és egy nála nem nagyobb ejtőernyős egység kapja, amely ugyanannyi veszteséget szenved; repülés az 5., az ejtőernyősök a 6. lépésben kerülnek a célmezőre (BA-R78).
BA-air-supply = Az utánpótlás-ledobás mezőt és a rakományhatárig terhet nevez meg; repülés az 5. lépésben, az úton minden veszteség a teher egy részébe kerül. A 9. lépésben ládaként a célmezőre kerül, és bármelyik fél ott lévő egysége vehet belőle (BA-R77, BA-R91).

## Képességek

BA-tank-wire = A drótakadályon áthaladó harckocsi megsemmisíti azt, és mozgását nem korlátozza.
BA-tank-panic = A harckocsipánikos gyalogság, ha harckocsi rohamozza, közelharc előtt próbázik; kudarcnál lefogott (BA-R4).
BA-indirect = A közvetett tűz egy pontért nem látott, de kúpban és hatótávon lévő ellenségre lő, a kártya értékével csökkentett tűzerővel. Kell hozzá a célt látó saját egység, és a parancsadáskor le nem fogott saját parancsnokság a térképen.
BA-hex-fire = A mezőre lőtt tűz egység helyett mezőt nevez meg; a 3. lépésben külön tűzpróba éri az ott lévő minden ellenséget, a rejtettet is, a tűzmegnyitás áráért (BA-R79).
BA-hex-fire-ring = A két tűzerősoros egység az elsőt a célmezőn, a másodikat a hat szomszédos mezőn lévő ellenségre használja (BA-R79).
BA-hq-hide = A parancsnokság rejtve kezd, bár modellje a térképen áll: nem nevezhető meg célként, amíg meg nem találják a lesállás szabályai szerint; saját parancsai ezt nem szüntetik meg. Megtalálva egy későbbi fordulóban más mezőre mozogva újra rejtett (BA-R89).
BA-hq-hit = Ha a rejtett parancsnokság mezőjét egészében támadják, úgy érinti, mint bármely egységet.
BA-hq-range = A parancsnokságnak nyomtatott hatótávja van mezőkben; előnyei csak azon belül élnek.
BA-hq-adjust = Fordulónként egyszer egy hatótávon belüli, egyet sem találó tüzéregység megismételheti tűzpróbáját, ha a parancsnokság látja a célt, nem lefogott, és védelem vagy lesállás a parancsa (BA-R33).
BA-hq-adjust-limits = Az újradobás fordulónként egy célra szól, lefogó tűzre és repülőgép elleni légvédelemre soha; földi célra a légvédelem is élhet vele.
BA-hq-spirit = A hatótávon belüli, a parancsnokságot látó saját egységek bátorsága +2; két parancsnokság nem adódik össze, maga a parancsnokság és a repülőgépek nem kapják, a szállított semmit sem ad (BA-R34, BA-R80).
BA-hq-air = Repülőgép csak addig kap parancsot, amíg a félnek le nem fogott parancsnoksága van a térképen, a parancsadáskor nézve; megsemmisült parancsnoksággal nincs több bevetés (BA-R84).

## Művek

BA-bridge = A híd átvisz a folyómezőn, és útnak számít, a menetbónuszhoz is. Töltet vagy épületet támadni képes egység egyetlen találata megsemmisíti (BA-R60, BA-R90).
BA-bridge-destroyed = A lerombolt híd nem használható: a mező minden parancshoz folyó. Az utászok a pontonhíd szabályai szerint javítják (BA-R36, BA-R60).
BA-pontoon = A kész pontonhidat bárki használhatja, mozgáshoz síknak számít; úgy semmisül meg, mint a híd (BA-R60).
BA-wire = A drótakadály 6 erőpont, mezőoldalon fekszik, és teherautót, gyalogságot nem enged át.
BA-teeth = A sárkányfog 7 erőpont, mezőoldalon fekszik, és csak gyalogságot enged át.
BA-trench-place = A lövészárok 5 erőpont vagy kiásható, mezőoldal mentén fekszik, és sosem tűnik el.
BA-trench-occupy = A mezőn lévő, az árok oldala felé védekező egység elfoglalja, beásottnak jelölt, és védelme +1; tüzérség csak tüzelőállásban (BA-R94).
BA-trench-leave = A védelmen kívül bármely parancs elhagyatja az árkot és előnyeit; a tüzérségnek előbb menetkésznek kell lennie.
BA-trench-sum = Árok és védelem együtt +2, ehhez jönnek a mező terepbónuszai.
BA-dugout-place = A fedezék 20 erőpont, csak ott áll, ahol a forgatókönyv engedi, játék közben nem épül, és folyó nélküli mezőn áll, mezőnként egy.
BA-dugout-who = Legfeljebb két védekező gyalogos egység használhatja a fedezéket, addig lekerülnek a térképről; a tüzelőállást foglalók közül csak géppuska. Tűzszektoruk van, a többivel egyező kúp (BA-R42, BA-R43).
BA-dugout-sum = A fedezék +2, védelemmel együtt +3, ehhez jönnek a terepbónuszok.
BA-dugout-fire = A fedezék elleni támadás külön tűzpróba az épületre és minden benne lévő egységre. Az épületet csak az arra képes egység találja el, védelme nincs: az első találat jelöli, a második megsemmisíti, az egységek nélküle a mezőn maradnak (BA-R31, BA-R61, BA-R90).
BA-dugout-blown = Az utászok felrobbantotta fedezék minden benne lévő egységet magával visz.
BA-dugout-leave = A védelmen kívül bármely parancs elhagyatja a fedezéket és előnyeit.

## Terep

BA-terrain-plain = A sík nem zár el rálátást. Ott lesállás nem adható, és az ott álló gyalogság nem kaphat rohamparancsot páncélozott jármű vagy harckocsi ellen.
BA-terrain-brush = A bozót elzárja a rálátást. Ott csak gyalogság és tüzérség mehet lesállásba, és az ott álló gyalogság nem kaphat rohamparancsot páncélozott jármű vagy harckocsi ellen.
BA-terrain-lightwood = A ritkás erdő elzárja a rálátást, és ott minden egység mehet lesállásba.
BA-lightwood-move = Teherautó és páncélozott jármű csak úton lép ritkás erdőbe. A harckocsi úton kívül minden ilyen mezőért egy mező mozgást veszít, de egy mezőt mindig mehet (BA-R29, BA-R83).
BA-terrain-wood = Az erdő elzárja a rálátást, és minden egységnek +2 védelmet ad; ott csak gyalogság mehet lesállásba.
BA-wood-move = Erdőbe csak gyalogság lép, más csak úton; az úton kívül erdőben kezdő vagy oda lépő gyalogság abban a fordulóban legfeljebb egy mezőt mehet (BA-R30).
BA-wood-fight = Közönséges támadás sem erdőbe, sem erdőből nincs, csak közelharc, légicsapás és mezőre lőtt tűz; az erdőben védekezők lőhetnek repülőgépre (BA-R63).
BA-terrain-marsh = A mocsár nem zár el rálátást, és csak különleges egységek, például felderítők léphetnek rá.
BA-terrain-river = A folyó nem zár el rálátást, és csak különleges egységek, felderítők vagy csónakok léphetnek rá; másnak híd, pontonhíd vagy gázló kell.
BA-terrain-road = Az út bármely terepen átvezet. Aki útmezőről útmezőre a nyomvonalát követi, a terep tilalmait és költségeit nem veszi figyelembe; mellette a többi terep számít, és az útmezőn álló megtartja annak bónuszait.
BA-terrain-field = A szántó nem zár el rálátást. Ott lesállás nem adható, és az ott álló gyalogság nem kaphat rohamparancsot páncélozott jármű vagy harckocsi ellen.
BA-field-move = A szántón átvezető mozgás egyszer rövidül: gyalogság 1, teherautó 2, páncélozott jármű 1, könnyű harckocsi 1, közepes 2, nehéz 2 mezővel; egy mező mindig lehetséges (BA-R29, BA-R83).
BA-terrain-village = A falu elzárja a rálátást, a gyalogságnak +2, másnak +1 védelmet ad, és úgy lehet átmenni rajta, mint az úton.
BA-terrain-town = A város elzárja a rálátást, a gyalogságnak +3, másnak +2 védelmet ad, és úgy lehet átmenni rajta, mint az úton.
BA-builtup-melee = A faluban vagy városban lévő gyalogság közelharcban +1 pontosságú teherautó, páncélozott jármű és harckocsi ellen.
BA-terrain-ford = A gázlót bármely földi egység használhatja; rálátást nem zár el, bónuszt nem ad. Csak a mellőle induló léphet rá, ez az egész fordulót kitölti, és a kilépés szomszédos mezőre még egyet (BA-R37, BA-R65).
BA-terrain-ambush = Faluban és városban minden egység mehet lesállásba; mocsárban, folyóban és gázlóban csak az oda léphető különlegesek (BA-R64).
BA-hill = A domb szintjeit a rétegek száma adja; a mezőoldal lejtése a két mező szintkülönbsége.
BA-hill-gentle = Enyhe lejtőn (különbség 1) felfelé abban a fordulóban csak egy mező mehető; lefelé nincs korlát.
BA-hill-abrupt = Meredek lejtőn (különbség 2) fel és le csak gyalogság kel át, és akkor csak egy mezőt megy.
BA-hill-steep = A 3-as vagy nagyobb lejtőn csak különleges egységek, például hegyivadászok kelnek át (BA-R20).
BA-hill-los = A tüzelő vagy a cél mezőjénél magasabb domb minden rajta átmenő rálátást elzár (BA-R66).
BA-hill-los-down = Dombról tüzelő elől a többi takaró mező csak a közvetlenül mögötte lévő egyet rejti el; messzebb ellát. Felfelé ilyen előny nincs (BA-R19, BA-R66).
BA-hill-combat = Dombon álló egység védelme +1, ha rohamozzák vagy közelharcban van; aki dombon lévő ellenséget rohamoz vagy ellene harcol, pontossága -1. A kívülről jövő tűz nem változik.
BA-hill-range = Dombról domb nélküli mezőre a tűz egy mezővel messzebb ér: 2 távolságtól az eggyel közelebbi pontosság érvényes. Az 1 távolság és az X mezők maradnak (BA-R17).
BA-errata = Javított költségek: szovjet géppuska 12, német géppuska 13, szovjet aknavető 15, német aknavető 16, 53-K páncéltörő ágyú 20, T-26 23, Pz II 21 (BA-R2).

## Döntések

BA-R1 = A ZIS-5 oszlop létszáma 5; a négy teherautós példa egy veszteség utáni oszlopot mutat.
BA-R2 = A német aknavető javított költsége elveszett a javítási jegyzékből: 16.
BA-R3 = A tűzerő-táblázat sorai a célpont típusai, oszlopai a veszteségek, ahogy a kártyák fejezete mondja; a 3. ábra "negyedik oszlopa" a könnyű harckocsik sora.
BA-R4 = A harckocsipánik a gyalogsági kártya tulajdonsága, és bármely könnyű, közepes vagy nehéz harckocsi rohama kiváltja.
BA-R5 = A repülőgépek az 5. lépésben repülnek; a bombák a 6. lépés elején hullanak, a rohamutak és a közelharc előtt.
BA-R6 = A 8. lépés adja a lesállás állapotot (páncélozott egységnek a második forduló 9. lépése). A lesállástűz akkor jön, amikor az ellenség mozog, a 6. vagy 10. lépésben, mert a 8.-ban semmi sem mozog.
BA-R7 = A védelmi tűz rohamutak ellen is megengedett a 6. lépésben, de fordulónként így is egy lövés.
BA-R8 = A védelem pontja a végrehajtáskor, az 1. lépésben jár, akár tüzel, akár nem (javítva: nem a parancsadáskor). A lesállás pontja csak tüzeléskor.
BA-R9 = A drótot a 9. lépésben, a többi különleges paranccsal együtt távolítják el; a nyomtatott 8. lépés a játékban nem jelent különbséget.
BA-R10 = A lefogó tűz próbája a 2. lépés végén van, és annak a lépésnek a veszteségeit is lefedi; a 3. lépés veszteségeire a 4.-ben próbáznak. Okonként egy próba, és a már lefogott egység abban a fordulóban nem próbázik.
BA-R11 = A lefogást azonnal jelölik; a következő fordulóban nincs parancs; az első helyreállási próba annak a következő fordulónak a 12. lépésében van.
BA-R12 = A csoporttűz a mellé ment kockák felét viszi tovább, felfelé kerekítve, ahogy a példában, nem az összes kocka felét; három vagy több azonos típusú egység kell hozzá a mezőn.
BA-R13 = Az egységet egy lépésben ért minden találatot összeadnak, mielőtt védelme csökken, és amit a védelem felfogott, a következő fordulóig felfogva marad.
BA-R14 = A nyomtatott közelharckockák minden közelharcban érvényesek, olyan típus ellen is, amely csak ott támadható (javítva: kártyáink m jelű számai csak azt jelölik, hogy a típus csak közelharcban támadható). A tüzérség nyitott létszámjelenként egy kockával dob.
BA-R15 = Gyalogság harckocsit közelharcban csak ritkás erdőben, faluban és városban üthet; az erdő nincs a felsorolásban, ott tilos (javítva).
BA-R16 = Síkon, bozótban és szántón a gyalogság tilalma a rohamparancsra szól. Az ott megrohamozott gyalogság visszavág páncélozott járműre, harckocsira csak ott, ahol az R15 engedi (az R15-tel egyezően javítva).
BA-R17 = A pontosságok eltolása dombos mezőről domb nélküli mezőre érvényes. Az első mező a közelharcé, és nem tolódhat, így az 1 távolság megtartja a maga számát; az X jelű mezők a helyükön maradnak.
BA-R18 = Mezőoldal mentén futó vonal csak akkor zárt, ha mindkét mező takar. A végpontok mezője sosem takar; az erdő bombázáshoz megfigyelhető, de közönséges támadás nem megy se be, se ki.
BA-R19 = Dombról az akadály a mögötte lévő mezőt rejti el. A saját mezőjére lehet tüzelni, hacsak nem erdő, amely úgyis tiltja a közönséges támadást (16. ábra).
BA-R20 = A nagyon meredek lejtő bekezdése a meredek szót ismétli: 3 vagy több szintet olvasunk, csak különleges egységeknek.
BA-R21 = Az őrjárat és a légi felügyelet egy parancs két neve.
BA-R22 = Az előkészítés kockáit követjük: az n. fordulóban leszállt, annak végén feltankolt, az n+1. végén felfegyverzett, az n+2. végén kész, ami a nyomtatott két teljes forduló a repülőtéren.
BA-R23 = A füst mindkét félre hat, és a következő forduló 12. lépéséig tart; a szomszédos mezőt a végrehajtáskor választják.
BA-R24 = A mezőcsere találkozás; mindketten maradnak. Ha három vagy több találkozik, mind megáll.
BA-R25 = A visszavonulót a 6. lépésben ütik, és a 10.-ben mozog.
BA-R26 = A szállítóképesség az aktuális létszámokat veti össze. A veszteség egy az egyben továbbadódik, és a fedélzeten lévők nem lőnek.
BA-R27 = Teherautónként elvesző készlet: az aktuális pontok osztva a veszteség előtti létszámmal, lefelé kerekítve, az akna két pont és utolsó. A befogadóképesség a teherautónkénti nyomtatott ponttal csökken.
BA-R28 = A vegyesen úton és nyílt síkon vezető menet nem kap bónuszt; az út, híd, falu és város mezője útnak számít.
BA-R29 = A szántó levonása mozgásonként egyszer számít; a harckocsik ritkás erdei levonása belépett mezőnként.
BA-R30 = Az a forduló, amelyben a gyalogság úton kívül erdőben kezd vagy oda lép, egy mezőt enged. Az útmező csak annak az egységnek út, amelyik az utat követi.
BA-R31 = Fedezék: külön próba az épületre (két találat, nincs védelem) és az egységekre; hogy ki támadhat épületet, az a kártya képessége.
BA-R32 = Csak a szárnyról vagy hátulról jövő roham veszi el az árokbónuszt; bármely oldalról jövő tűz és a szemből jövő roham meghagyja (javítva: a régebbi szöveg ellentmondott magának).
BA-R33 = A parancsnokság újradobásához teljes mellélövés kell, védelem vagy lesállás a parancsnokságon, és rálátás a parancsnokságtól a célra.
BA-R34 = Több parancsnokság bátorságbónusza nem adódik össze, és repülőgépre nem hat.
BA-R35 = Az egyesüléshez azonos egységtípus kell, nem azonos kártya; a határ a maradó egység kezdő létszáma (javítva). A két lőszerkészlet közül a nagyobbat tartja meg.
BA-R36 = Pontonhíd az adatainkban: két utászegység, három forduló, bármelyik part; a lerombolt híd javítása ugyanígy.
BA-R37 = Gázló: egy teljes forduló be, egy teljes forduló ki.
BA-R38 = Lőszer nélkül nincs közelharckocka, de a veszteség érvényes.
BA-R39 = A légvédelem minden repülőgépre adott lövése egy pont, a célmezőn leadott második is; a kísérőre és védencére együtt egy pontért tüzel. A védelem parancs pontja a földi lövést fizeti.
BA-R40 = Az aknák egyszer belépéskor és egyszer távozás előtt támadnak; a felszedő utászok biztonságban vannak.
BA-R41 = A páratlan tűzerő 1,5-szerese felfelé kerekül, mint a csoporttűznél.
BA-R42 = A kúpok ábrái elvesztek: a kúp azokat a mezőket tartalmazza, amelyek közepe legfeljebb 30 fokra, azt is beleértve, van a nézett oldaltól, egységnél, védelemnél, lesállásnál és fedezéknél egyaránt.
BA-R43 = Akinek csak védelemtől, lesállástól vagy fedezéktől van tűzszektora, annak addig van szárnya és háta.
BA-R44 = A tervezés után minden kártyát megmutatnak, a lesállás mégis titkos: a rejtett egységek és a lesállásba vonulók parancsa és mezője, valamint az aknák fajtája felfedésig titok.
BA-R45 = A szomszédos ellenség általi felfedés magától történik, minden egymezős mozgás után és minden lépés végén nézve.
BA-R46 = A felderítés parancsot megnevezik, de nem írják le: 9. lépés, választott sugár, egy kocka a kártya számáig minden rejtett ellenséget felfed benne.
BA-R47 = Ha egy bónusz a forduló közben vész el, a már kapott találatok számítanak: alap plusz a megmaradt bónuszok mínusz a találatok, legalább 0.
BA-R48 = Lőszerbe kerülő parancs, védelem és roham is, nélküle nem adható; a végrehajtás előtt érvénytelenné vált parancs nem kerül semmibe.
BA-R49 = A lefogás törli az időkockákat; a füst csak megállítja.
BA-R50 = A füst a 3. lépés végétől fekszik, így annak a lépésnek a tüzét nem zárja el. A füstbe vezető út el sem kezdődik; a füstben lévő egységek közelharcban visszavágnak.
BA-R51 = Elment vagy elpusztult célpontra szóló roham: követi az utat, az utolsó mezőre belép, ha ott a cél áll, vagy nincs ott ellenség, különben előtte megáll.
BA-R52 = A rohamutak betartják a terepköltségeket, aknákat és találkozásokat, mezőről mezőre együtt; a nem egymásnak szóló rohamok úgy találkoznak, mint a BA-encounter szerint.
BA-R53 = A tüzelőállásnál vagy menetkészenlétnél a szomszédos mezőre lépés az első forduló 9. lépésében történik; felálláskor a tulajdonos választ tüzelőállás és menetkészenlét között.
BA-R54 = A visszavonulás mozgásparancsa óvatos mozgás vagy egymezős menet olyan mezőre, ahová léphet, és ahol nincs ellenség és füst.
BA-R55 = A közelharckockák, a tüzérség kivételével, nem fogynak a veszteséggel: egyszer, oszlopok nélkül vannak nyomtatva.
BA-R56 = Csoporttűz a lefogó tűznél, tűzmegnyitásnál, védelmi, lesállás- és mozgás közbeni tűznél van, közelharcnál, mezőre lőtt tűznél, aknánál és repülőgépnél nincs. A következő célt mindig a tüzelő választja, és minden meglőtt egység annak a tűznek a célja, a lefogó tűz próbájánál is.
BA-R57 = Az aknamezőt telepítő utászok biztonságban vannak tőle, amíg el nem hagyják a mezőt; utána olyan utászok, mint bárki más.
BA-R58 = Akit a távozás előtt az aknák lefognak vagy megsemmisítenek, nem megy el; próbája azonnal megvan.
BA-R59 = A töltet a hídon vagy a fedezékben lévő más egységeket öli meg, az elhelyező utászokat nem. Ellenség tartotta fedezékhez nem helyezhető töltet, mert az ellenséggel egy mezőn lévők közelharcban kötöttek.
BA-R60 = Épületet támadni képes egység egy találata megsemmisít egy hidat vagy pontonhidat; a lerombolt híd minden parancshoz folyó.
BA-R61 = Ha a fedezéket szétlövik, egységei nélküle a mezőn maradnak.
BA-R62 = A kivágott ösvény belépéshez és költséghez sík, útbónusz nélkül; a mező rálátása és védelme marad. Ritkás erdőben is vágható.
BA-R63 = Az erdő bombázása légicsapást és mezőre lőtt tüzet jelent, egységre adott közvetett tüzet nem.
BA-R64 = Lesállás, ahol semmi nincs nyomtatva: faluban és városban minden egység; mocsárban, folyóban és gázlóban csak különleges egységek.
BA-R65 = Gázló: minden földi egység, nem takar, nincs bónusz. A magától menetelő tüzérség nem kap útbónuszt, mert nincs a felsorolásban.
BA-R66 = A domb akkor takar, ha magasabb a tüzelő vagy a cél mezőjénél, akkor is, ha a tüzelő még magasabban áll. Minden más takaró mező, a dombokat is beleértve, dombról tüzelő elől csak a következő mezőt rejti el; dombra felfelé nincs ilyen kedvezmény.
BA-R67 = Mozgás közbeni tűz: a rálátást és a távolságot a tüzelő mezőn újra nézik; ha hiányzik, nincs lövés és nincs pont. Az ugyanabban az egymezős mozgásban a mozgóra leadott lövések egyidejűek.
BA-R68 = Felszállás a 10. lépés elején ugyanazon a mezőn, utána a szállító mozoghat; leszállás a 10. lépésben, a szállító marad.
BA-R69 = A fedélzeten lévők osztoznak a szállító kudarcos próbájának eredményén, mint vontatásnál.
BA-R70 = A bombázás próbája bombázott egységenként egyszer, a 7. lépésben van.
BA-R71 = A csapás a mező minden egységét éri, mindkét félét, közelharcban is, és egy pontba kerül.
BA-R72 = A gépek mezőről mezőre együtt repülnek; a légvédelem és az őrjáratok harcát ott rendezik, ahol létrejön, az elfogást, amikor mindenki megérkezett; aztán az előző forduló gépei hazatérnek.
BA-R73 = Gépenként és légi harconként egy pont, nem körönként; pont nélkül nincs tűz.
BA-R74 = Az a gép, amelynek parancsát légi harc törölte, a következő forduló 5. lépéséig marad.
BA-R75 = A védelemben lévő légvédelem a nyomtatott hatótávjával, körben, rálátás nélkül tüzel az elhaladó gépekre, közeledéskor mindegyikre egyszer, plusz a célmezőn leadott lövés; fordulónkénti egy földi lövése megmarad. Csak légvédelem képességű egységek lőnek elhaladó gépre.
BA-R76 = A próbán elbukó gép hazatér, és nem jelölik lefogottnak.
BA-R77 = A láda mezőjén bármelyik fél egysége az utánpótlás paranccsal vesz belőle.
BA-R78 = Az ejtőernyősök külön szabályai egy másik dobozban vannak, amely nincs meg: a mieink egy saját kártyájú gyalogos raj, amely leugrik, aztán úgy harcol, mint bármely más.
BA-R79 = Mezőre lőtt tűz: 3. lépés, a tűzmegnyitás ára, rálátásban vagy a közvetett tűz feltételeivel; a szomszédos mezők gyűrűje csak ellenségnek árt, ahogy a célmező is. A közvetett tűz és a mezőre lőtt tűz a szövegben parancs, és a képességgel bíró kártyákra tartozik.
BA-R80 = A parancsnokság bátorságbónusza magára nem számít; a lefogott vagy rejtett parancsnokság is adja, a szállított nem.
BA-R81 = A csoportkártyákon kívül nincs halmozási határ; a csoportok tartalma mindkét fél előtt nyílt.
BA-R82 = A vontatáshoz akasztás mindkét egység fordulóját elviszi; mozgás a következő fordulótól.
BA-R83 = A szántó és a ritkás erdő költsége rohamra, óvatos mozgásra és mozgás közbeni tűzre is érvényes.
BA-R84 = Látott célmező a csapáshoz, őrjárathoz, felderítéshez, deszanthoz és utánpótláshoz kell, elfogáshoz és kísérethez nem. A parancsnokság a parancsadáskor kell, később nem.
BA-R85 = A védelmi és lesállástüzet az váltja ki, hogy ellenség lép a kúpban és hatótávon lévő, látott mezőre. Ott rendezik, a következő egymezős mozgás és az R45 felfedése előtt; a tulajdonos elengedhet egy mozgót, és várhat másikra.
BA-R86 = A védelem, lesállás és óvatos mozgás védelmi bónusza, és a beásás 0-ja a felfedéstől a forduló végéig él; a terepbónusz azt a mezőt követi, ahol az egység van.
BA-R87 = A füstöt hatótávon és kúpon belül lövik. A tüzelő és a cél között takaró terepnek számít, dombról tüzelőnek is; a benne lévő egységre úgy lehet tüzelni, mint bármely takaró mezőn.
BA-R88 = A felderítő gép a közvetett tűz megfigyelőjét helyettesíti; a hatótáv, a kúp, a parancsnokság és a csökkentett kockák maradnak, mint közvetett tűznél.
BA-R89 = A rejtett parancsnokság bármely paranccsal, mozgással is rejtett marad, amíg meg nem találják, vagy nem tüzel.
BA-R90 = A kártyákon nincs tűzerősor épületre: a páncélozott járművek sorát használjuk. Épületre a mezője vagy a fedezékben lévő egység megnevezésével tüzelnek; minden ilyen tűz a fedezék és minden benne lévő egység elleni támadás.
BA-R91 = A szállítógépünk kártyája nem ad számot: minden veszteség az aktuális teher osztva a veszteség előtti létszámmal, lefelé kerekítve.
BA-R92 = Az az őrjárat vagy felderítés, amelynek időtartama a 12. lépésben letelt, nem cselekszik többet, és a következő forduló 5. lépésében hazatér.
BA-R93 = A lefogott rejtett egység megtartja a lesállás állapotot, bónusz és tűz nélkül, noha a parancs nem ismételhető.
BA-R94 = Az egység csak addig foglalja el az árkot, amíg védelem parancsa az árok oldalára néz, és ott nem változtathat tűzszektort.
BA-R95 = A reakciótűz a közelharc eljárását követi (egy pont, az első mező pontossága, egyidejű), de a repülőgépek sorának kockáival, nem a közelharckockákkal.
BA-R96 = A védelem és a lesállás feljegyzi a saját tűzszektorral bíró egység irányát, és nem fordítja el. Fordul a Fordulás parancsával, tüzelőállással (tulajdonosa választ) és mozgással (ekkor utolsó mezője irányába néz).
BA-R97 = Az erősítések a térképen kívül várnak, és a 10. lépésben olyan menettel vagy óvatos mozgással lépnek be, amelynek első mezője a belépő mezőjük; ez egy mezőnek számít. Ha ott ellenség áll, tovább várnak.
BA-R98 = Ahol a forgatókönyv engedi a térkép elhagyását, az az egység, amely 10. lépésbeli mozgását a kilépő mezőn fejezi be, mindennel, amit szállít vagy vontat, elhagyja.
BA-R99 = Két egység, amely egymást rohamozza, és egy mező van köztük, dob érte: a kisebb a mezőjén marad, a nagyobb átmegy és rálép.
BA-R100 = A saját mezője fölötti gépre tüzelő légvédelem az 1 távolság mezőjét használja, mert az első a közelharcé.
BA-R101 = Az ejtőernyősök nem ugranak olyan mezőre, ahol ellenség van; gépükkel hazarepülnek. Az ott rejtőző ellenség felfedődik, mintha útvonal vezetne hozzá.
BA-R102 = A lesállásban lévő egység kártyája éppolyan titkos, mint a mezője. Hogy a mezőjére lőtt tűz mit tesz vele, csak a saját oldala tudja meg, és rejtett marad; hogy megsemmisült, mindenki megtudja, a mező nélkül.
BA-R103 = A tüzelőállást és menetkészenlétet használó egységek csak menetkészen szállnak szállítóra.
BA-R104 = A játék közben telepített aknamező ott fekszik, ahol mindenki látta az utászokat dolgozni: helye nyílt, fajtája titkos. A csata előtt telepítettnek a helye is titkos.
BA-R105 = Az ellenség lesállásban lévő egységére adott tűz nem igazítható: a parancsnokság nem látja a célt.
BA-R106 = A közelharc második fordulójától a mező minden egysége üt, egy ellenséget tulajdonosa választása szerint, hacsak nincs rohamparancsa.
BA-R107 = A fordulóban felfedett egység abban a fordulóban nem lesz újra rejtett, noha lesállásparancsa áll.
BA-R108 = Két őrjárat, amelynek zónái átfednek, megtámadja egymást: ettől egyik sem veszti el parancsát.
BA-R109 = Amit egy lesállásban lévő egység szállít vagy vontat, éppolyan titkos, mint ő: mezőjét, kártyáját, parancsait és veszteségeit csak a saját oldala ismeri. Ha akkor teszik le, amikor szállítója rejtett, és nincs saját parancsa, maga is rejtett.
BA-R110 = A lesállásban lévő szállító fedélzetén a veszteséget nem a tulajdonos osztja el, mert a kérdés elárulná: mindegyiket a legnagyobb szállított egység viseli.
BA-R111 = A hídon robbantott töltet az ott álló egységet mindazzal együtt elpusztítja, amit szállít vagy vontat.
BA-R112 = Az egyesülő egységek megtartják, amit szállítanak és vontatnak, ha a maradó szállítani és vontatni tudja, és utánpótlásuk összegét; ködgránátból, töltetből és az utászok aknáiból a nagyobb készletet.
BA-R113 = A roham fordulójában csak annak van meg a domb előnye, aki rajta állt. A következő fordulótól mindketten dombmezőn harcolnak: mindkettő védelme +1 és mindkettő pontossága -1.
BA-R114 = A rakodásból visszatérő szállító nem jelenik meg ott, ahol ellenség rejtőzik: az felfedődik, és a tulajdonos másik mezőt nevez meg.
BA-R115 = Három játékosnál az az oldal oszlik két parancsnok között, amelynek kezdetben több egysége van, négynél mindkettő. Az első parancsnok vásárol, helyezi el a műveket és aknákat, és megmondja, mely egységeket vezeti a második; ettől fogva mindegyik a saját egységeit állítja fel, titokban írja parancsaikat és dönt helyettük. A csoportkártyán egy parancsnok egységei állnak; amit az oldal egyik parancsnoka tud, mindkettő tudja, és együtt győznek, veszítenek és adják meg magukat.
BA-R116 = Akit megrohamoznak, attól fogva közelharcban áll, és visszaütött. Amit későbbi lépésre kapott parancsba, abból csak a mozgást hajtja végre, mégpedig visszavonulásként: egyetlen mezőnyit, ahol sem ellenség, sem füst nincs. Különleges parancsot nem teljesít, se fel, se le nem száll, az időkockás munka pedig elvész, amint a közelharc leköti.
BA-R117 = A mező lövetése nem éri a közelharcban álló egységeket, sem a mezőn, sem a gyűrűben; azokat csak bomba éri.
BA-R118 = A városért járó fordulónkénti pontot az kapja, aki látható egységgel tartja: a lesben állóért bemondva elárulná. Az ütközet végén a célmezőn rejtőzők is számítanak.
BA-R119 = Aki elaknásított mezőre ugrik, vagy rakodásból oda tér vissza, belépett rá: az aknák úgy csapnak le, mint menet közben.

## Kidolgozott példák, amelyek próbaként futnak

BA-ex-1 = 2. ábra: a 2 létszámú, egy veszteségű egységet a következő veszteség megsemmisíti.
BA-ex-2 = Mintakártya: gyalogság és páncélozatlan jármű tűzzel, páncélozott jármű csak közelharcban, harckocsi és repülőgép soha; minden távolságon csak az 1-es talál.
BA-ex-3 = Kölcsönös tűzmegnyitás: két ellenfél a 3. lépésben lövi egymást; mindkettő a lépés előtti kockáival dob, bármennyit veszít.
BA-ex-4 = 3. ábra: teljes létszámú T-26 Pz II ellen 2 távolságon: 7 kocka, 1 1 2 4 4 5 5, pontosság 2, 3 találat; a 2-es védelem 0-ra csökken, egy veszteség.
BA-ex-5 = 4. ábra: géppuska rálátása; a két takaró mező éle mentén futó vonal zárt, ha az egyik nyílt, szabad.
BA-ex-6 = 5. ábra: egy oldalra néző géppuska kúpja: 1, 3, 3, 5, 5 mező az 1-5 távolságokon, és kívüle semmi (BA-R42).
BA-ex-7 = Csoporttűz: szovjet géppuska, 10 kocka, négy német gyalogos egység: 6 találat után 4 kocka marad, 2 kocka a második egységre, nincs találat, 1 kocka a harmadikra, a negyedikre egy sem.
BA-ex-8 = Bátorság: az Sd.Kfz. 251/1 egy veszteség után 7 bátorságú; a 7-es dobás siker, a 8-as kudarc.
BA-ex-9 = 6. ábra: szovjet gyalogság védelemben; a 10. lépésben a kúpba mozgó német teherautóra tüzel.
BA-ex-10 = 7. ábra: német aknavető, 8 kocka gyalogság ellen, lefogó tűz 8 x 1,5 = 12 kocka; a cél veszteség nélkül is próbázik, és kudarcnál elveszti parancsát.
BA-ex-11 = 8. ábra: szovjet gyalogság 10 kockával dob német utászok ellen; ugyanazzal a paranccsal az utászok egyidejűleg tüzelnek.
BA-ex-12 = 9. ábra: 3 és 2 létszámú egység egyesül 5 létszámúvá, a bátorság újra 8.
BA-ex-13 = Vontatás: 5-ös ZIS-5 oszlop 45 mm-es szakasszal (létszám 2, védelem 1): egy veszteség után 4 teherautó és 1 löveg marad; csak az oszlop próbázik; kudarcnál mindkettő lefogott, a löveg a térképen áll, és onnantól maga próbázik.
BA-ex-14 = Utánpótlás: 6 létszámú Opel Blitz 30 ponttal és 3 aknával: 30 + 2 + 2 + 2 = 36, 36 : 6 = 6 húzódik le veszteségenként.
BA-ex-15 = 10. ábra: a végig úton menetelő T-34 a nyomtatott távolságot plusz 2 mezőt megy.
BA-ex-16 = 11. ábra: 4-es ZIS-5 oszlop aknavetőt (2) és géppuskát (2) visz; két veszteség: mindkettő az aknavetőé, mindkettő a géppuskáé, vagy egy-egy (BA-R1).
BA-ex-17 = Repülőtér: az n. fordulóban tér vissza, a II., III. és IV. kocka az n., n+1. és n+2. forduló végén, következő parancs az n+3. fordulóban.
BA-ex-18 = 12. ábra: a védelemben lévő légvédelem a hatótávján át és a hatótávja szélén vezető úton is tüzel a gépre, a kívül vezetőn nem.
BA-ex-19 = 13. ábra: rakétavető gyalogság ellen: 16 kocka a célmezőn, 4 minden szomszédos mezőn.
BA-ex-20 = 14. ábra: 2 hatótávú parancsnokság: a körülötte két mezőn belüli 18 mező és a sajátja részesül belőle.
BA-ex-21 = Aknák: a gyalogság elleni akna harckocsira hatástalan.
BA-ex-22 = Lövészárok: védelem +1 és árok +1 együtt +2. Fedezék: védelem +1 és fedezék +2 együtt +3. A falu a gyalogságnak bármelyikhez +2-t ad.
BA-ex-23 = 15. ábra: a teherautó az út mentén halad át az erdőmezőn, és megkapja a menetbónuszt; az ott álló egység védelme +2.
BA-ex-24 = 16. ábra: a dombon lévő gyalogság nem tüzelhet az erdőbe és a közvetlenül mögötte lévő mezőre; az erdő mögött két mezőre lévő utat látja.
BA-ex-25 = Domb diagram: dombról domb nélküli mezőre a legnagyobb hatótáv 1-gyel nő, és a pontosságok egy mezővel jobbra tolódnak, például az 1-3 távolság 3, 2, 1 értékei az 1-4 távolságon 3, 3, 2, 1 lesznek (BA-R17).
BA-ex-26 = Javítási jegyzék: 12, 13, 15, 16 (BA-R2), 20, 23, 21 a szovjet géppuska, német géppuska, szovjet aknavető, német aknavető, 53-K, T-26, Pz II költsége.
