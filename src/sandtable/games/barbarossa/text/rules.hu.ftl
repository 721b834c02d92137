# Mit mond az egyes szakasz, a mi szavainkkal. A név a szakasz azonosítója.

## Felállítás és kártyák

BA-setup = A forgatókönyv adja meg mindkét fél (németek és szovjetek) céljait és erőit, a számozott mezők térképét és a fordulók számát. Több játékos feloszthatja egy oldal egységeit, és csapatként játszhat; saját forgatókönyv is betölthető.
BA-card-types = Minden egységnek pontosan egy típusa van a nyolcból (gyalogság, tüzérség, jármű, páncélozott jármű, könnyű, közepes, nehéz harckocsi, repülőgép), és saját száma, amellyel a parancsok megnevezik.
BA-card-size = Az egység minden létszámjele nyitva kezd. Minden veszteség egyet végleg áthúz; az utolsó megsemmisíti az egységet, és leveszi a térképről.
BA-card-valour = A kártya megadja a kezdő bátorságot, a próba két kockáját és a veszteségenként elvesző pontokat; az aktuális érték a kártyán áll.
BA-valour-loss = A veszteség azonnal csökkenti a bátorságot a kártya értékével, így a belőle fakadó próba már a csökkentett érték ellen megy.
BA-card-defence = Minden találat eggyel csökkenti az aktuális védelmet; 0 védelemnél a találat veszteség. Minden forduló elején a védelem újra az alapérték, a veszteség megmarad.
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
BA-group-fire = Ha a célmezőn három vagy több azonos típusú egység áll, a tüzelő megnevezi a fő célt és dob; a mellé ment kockák felét felfelé kerekítve egy másik ilyen egységre dobja, és így tovább. A lánc véget ér, ha mindegyikre tüzeltek egyszer, vagy egyetlen kockával dobott támadás után (BA-R12, BA-R56).
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
BA-valour = Az egység próbázik, ha lefogó tűz célja, ha veszteséget szenved, ha harckocsipánikkal harckocsi rohamozza, ha bombázzák (veszteség nélkül is), ha szárnyról vagy hátulról rohamozzák, vagy ha mozgás közben védelmi vagy lesállástűz találja el. Sikeres, ha két kocka összege legfeljebb az aktuális bátorság; a már lefogott abban a fordulóban nem próbázik újra (BA-R10).
BA-suppressed-now = Aki elbukik, azonnal lefogott: parancsa a fordulóra érvénytelen, minden védelmi bónusza megszűnik, tűzzel nem támad.
BA-suppressed-melee = A lefogott egység rohamnál visszavág, a lefogott-kocka pontosságával.
BA-suppressed-next = A kudarc utáni forduló elején megjelölik a zászlót, és abban a fordulóban nem kap parancsot.
BA-suppressed-recover = A 12. lépésben csak a megjelöltek próbáznak: siker megszünteti a lefogást, kudarc egy fordulóval meghosszabbítja. Aki csak ebben a fordulóban bukott el, még nem próbázik (BA-R11).
BA-hidden = A lesállásban lévő egység rejtett: sem tűz, sem lefogó tűz, sem roham nem nevezheti meg. A mezőjére lőtt tűz a szokásos próbával éri.
BA-hidden-enter = Akinek útja rejtett ellenség mezőjére vagy azon át vezet, az előtte lévő mezőn megáll, és a rejtett egység felfedődik.
BA-hidden-revealed = Szomszédos ellenség magától felfedi a rejtett egységet; ezt minden egymezős mozgás után és minden lépés végén nézik. A felfedett visszakerül a térképre, és elveszti a lesállást (BA-R45).
BA-order-scout = A felderítés egy mezőnél messzebbről is felfed: a 9. lépésben az egység sugarat választ a nyomtatottig, és egy kocka a kártya számáig minden rejtett ellenséget felfed benne (BA-R46).
BA-ambush-fire = A rejtett egység fordulónként egyszer tüzelhet egy ellenségre, amely kúpjában és választott hatótávján belül mozog, rohamnál (6.) vagy mozgásnál (10. lépés), eggyel több kockával. Csak ekkor költ pontot; több cél közül tulajdonosa választ (BA-R6, BA-R8, BA-R85).
BA-ambush-hit = Akit lesállásból eltalálnak, próbázik: siker esetén továbbmegy, kudarcnál lefogott és megáll. A tüzelő felfedődik.
BA-time = Az időkockás parancs fordulóról fordulóra folytatódik. Minden 12. lépésben egy kocka jelölődik; az utolsóval lép érvénybe.
BA-time-break = Más parancs az utolsó kocka előtt minden kockát töröl, és a munka később elölről kezdődik. A lefogás is töröl; a füst csak késleltet (BA-R49).

## Parancsok: védelem és tűz

BA-order-defend = A védelem a nyomtatott értékkel növeli a védelmet, és tűzszektor nélküli egységnek tűzszektort ad a megnevezett szomszédos mező felé. A hatótávot a határig feljegyzik; az 1. lépésben egy pontba kerül, akár tüzel, akár nem (BA-R8).
BA-defend-fire = A védekező fordulónként egyszer tüzelhet tulajdonosa választása szerint egy ellenségre, amely rálátásban, kúpjában és választott hatótávján belül mozog, a 10. lépésben vagy rohamúton a 6.-ban. Az eltalált próbázik: siker esetén továbbmegy, kudarcnál lefogott és megáll (BA-R7, BA-R85).
BA-order-suppress = A lefogó tűz három pontba kerül, és a parancsadáskor hatótávon és rálátásban lévő célt nevez meg. A tűzerő másfélszeres, felfelé kerekítve (BA-R41).
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
BA-air-strike = A légicsapás megfigyelt mezőt nevez meg, és a 6. lépés elején egy-egy tűzpróbával ér minden egységet a mezőn, barátot és ellenséget, közelharcban is, egy pontért. Minden bombázott egység egyszer próbázik a 7. lépésben (BA-R5, BA-R70, BA-R71).
BA-air-reaction = A védelemben lévő bombázott egységek egyidejűleg, a közelharc szerint visszalőhetnek, repülőgép elleni kockáikkal; a veszteség azután számít, hogy mind tüzelt (BA-R95).
BA-air-intercept = Az elfogás ellenséges gépet nevez meg, és a térképen támadja, mielőtt hazatér; addig tart, amíg a légi harc el nem dől, vagy az időkockák meg nem telnek.
BA-air-patrol = Az őrjárat középmezőt, sugarat és időtartamot nevez meg a nyomtatott határig, és azonnal megtámadja a zónájába lépő vagy ott parancsot végrehajtó ellenséges gépet. Fordulónként egy kocka; lejártával hazatér (BA-R21, BA-R92).
BA-air-escort = A kíséret saját gépet nevez meg, pontosan úgy repül, nem tovább, és hazatér, ha védence végzett vagy saját kockái megteltek. A védencre tüzelő légvédelem rá is tüzel, együtt egy pontért.
BA-air-escort-fight = A kísérők veszik fel a harcot a védencet támadó vadászokkal; ha minden támadó le van kötve, a védenc sértetlenül folytatja.
BA-air-recon-data = A felderítés középmezőt, a nyomtatott zónáig sugarat és a nyomtatott kockákig időtartamot nevez meg; lejártával hazatér (BA-R92).
BA-air-recon-find = A bevetés minden fordulójának 5. lépésében egy kocka a sugárhoz tartozó számig minden ellenséges lesállást felfed a sugáron belül; kisebb sugárhoz jobb szám tartozik.
BA-air-recon-spot = A teljes nyomtatott zónában lévő ellenségre a saját tüzérség rálátás nélkül tüzelhet, a gép a közvetett tűz megfigyelője (BA-R88).
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
