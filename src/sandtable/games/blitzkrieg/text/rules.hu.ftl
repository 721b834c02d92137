# Mit mond az egyes szabálypont, a mi szavainkkal. Az azonosító a szabályponté, pont helyett _ jellel.


## 0-3 Jelzők, kör, szervezet

BK-0 = Két fél, 500 m-es mezők, egyórás körök, két hatoldalú kocka; a távolságba a célmező beleszámít, a lövőé vagy megfigyelőé nem.
BK-1_1 = Egységosztályok: gyalogság (gyalogság, géppuska), gépesített (páncélautó, páncéltörő ágyú, motorkerékpár), lánctalpas (rohamlöveg, harckocsi, szállító). A jelzőn támadás és lőtáv, védelem (páncél) és mozgáspont (MP) áll. A független egységeken fehér csík van.
BK-1_2 = Minden harcoló egységnek két lépése van: az első veszteség megfordítja, a második eltávolítja.
BK-1_3 = A HQ-knak parancsnoki értékük van, és viselik a kötelékük jelét.
BK-1_4 = Jelzők: kör, demoralizált, parancsnoki körön kívül, kimerültség, semlegesített, győzelmi pont, alkalmi tűz elhasználva, védmű, aknamező, kötelékaktiválás, ismétlés, általános, tüzérség, Stuka. Csak a német pontokat számoljuk (1-10-es sáv és x10-es jelző).
BK-2A = Adminisztráció: HQ-k az aktív oldalukra; a parancsnoki kört újra ellenőrizzük (a visszatértekről le, a kívül esőkre fel a jelző); alkalmi jelzők le; a demoralizált kötelékek összeszedési próbát tesznek, kudarcnál menekülnek. Minden elhasznált, kihagyott és érvénytelenített jelző visszakerül a pohárba, kivéve a megtartottakat, a kivontakat és az átvitt utolsót. (BK-R24) (BK-R36)
BK-2B1 = Kezdeményezés: jelzőt húzunk; tulajdonosa aktív, a másik fél passzív. Kihagyhatja az aktiválást: a jelzőt félretesszük és másikat húzunk, amely a másik felet is aktívvá teheti.
BK-2B2 = Műveletek: a kihúzott kötelék cselekszik, a passzív fél reagál (6.3); aztán új húzás. Aktiváláskor: rendeződési próba a semlegesített egységeknek és HQ-nak, kimerültségpróba, demoralizált kötelék összeszedése vagy visszavonulása, alkalmi jelzők le. A kihagyás próba nélkül leveszi a kimerültséget és elhasználja a jelzőt. (BK-R62)
BK-2B3 = Az elhasznált jelzők nyíltan fekszenek tulajdonosuk előtt, az aktivált kötelékekéi külön a kihagyottaktól. A műveleti szakasz végén a körjelző egy órával előrelép.
BK-3_1 = A kötelék egy HQ és egységei. A fehér csíkos egységek saját jelzőjükkel cselekszenek, vagy más kötelékhez osztják be őket (10.3, forgatókönyvek).
BK-3_2a = A HQ sosem semmisül meg, semlegesíthető, és olyan gyors, mint köteléke leggyorsabb egysége. A tűz 0 páncélú gyalogságnak veszi; lépésveszteség helyett semlegesül, újabb N nem változtat rajta. (BK-R32)
BK-3_2b = Az ellenséggel egyedül egy mezőn lévő HQ-t elgázolják; az ellenség közelharc nélkül, rendes MP-ért lép be. Lekerül a térképről, és a következő körben, jelzője kihúzásakor tér vissza köteléke egyik egységéhez; ilyen egység nélkül távol marad. Addig egységei parancsnoki körön kívül vannak. (BK-R31) (BK-R34)
BK-3_2c = A hátoldalán fekvő HQ ismétlésjelzős aktiválást mutat; a rendes aktiválás nem fordítja meg. (BK-R2)
BK-3_3 = A térképen kívüli tüzérség a kötelékek aktiválási szabályait követi, de nincs jelzője a térképen: ha jelzőjét húzzák, tulajdonosa kilövi a forgatókönyv sortüzeit.
BK-3_4 = Doktrína: egység saját mozgását nem fejezheti be HQ-jától 2 (francia), illetve 3 (német) mezőnél messzebb, hacsak nem messzebbről indult és nem kerül távolabb. (BK-R29) (BK-R30)
BK-3_5 = Az e távolságon túli egység azonnal parancsnoki körön kívül van; ezt adminisztrációkor, egység visszavonulásakor és HQ elgázolásakor ellenőrizzük, és HQ-mozgásból, visszavonulásból, elgázolásból ered. (BK-R29)

## 4 Látó- és lővonal

BK-4_1a = A látóvonal mezőközéptől mezőközépig fut, legfeljebb 8 mező; egységek nem takarják. A lővonal ugyanaz a fegyver lőtávján belül; takart vonalon nincs tűz.
BK-4_1b = Harckocsi, páncélautó, rohamlöveg, szállító és felszállt gyalogság nyílt terepen 8, másutt 4 mezőről látható; gyalogság, géppuska, motoros, páncéltörő és HQ nyílt terepen 4, másutt 2 mezőről. (BK-R45)
BK-4_2 = Az egység a nyomtatott lőtávig lő. A 0 lőtáv csak szomszédos mezőre, csak viszonttűzként vagy közelharcban lő, aktívan soha. Szomszédos ellenség vagy semlegesítés 1-re csökkenti a lőtávot; csökkentett lőtávval a szomszéd mezőre mindig lehet lőni. (BK-R8)
BK-4_3 = Erdő, beépített terület és gyümölcsös a két mező között takar; mezőoldal mentén elég, ha az egyik oldal nyílt; az első és utolsó mező terepe sosem takar; a szomszédok mindig látják egymást. (BK-R20)
BK-4_3_1 = Egyforma szinten: az ilyen közbenső mező takar, ha az ő szintjükön vagy magasabban van; a mindkettőnél alacsonyabb nem, a magasabb talaj takar. (BK-R43)
BK-4_3_2 = Különböző szinteken (minden mezőnek egy szintje van): a mindkettőnél magasabb talaj takar, a mindkettőnél alacsonyabb akadály nem, a szintkülönbség magában sem. A magasabb egységnek peremmezőn kell állnia, mindkét irányban. A magasabb egység szintjén lévő akadály teljesen takar; minden más akadály mögött a következő mező vak, hacsak az akadály nem szomszédos mindkét egységgel; a távolabbi mezők látszanak. A takaró terepen álló célpont nem vak. (BK-R20) (BK-R21) (BK-R43)

## 5 Aktiválás

BK-5_0 = Csak az éppen aktív kötelék egységei cselekedhetnek.
BK-5_1 = A kihúzott jelző nevezi meg a köteléket.
BK-5_2 = Előbb a jelzők próbái (2B2); aztán minden egység, a HQ is, egy cselekvést tesz: mozgás, közvetlen tűz, közvetett tűz, közelharc, rendeződés, vagy mozgást köt össze eggyel, egységenként tetszőleges sorrendben. Az elhasznált jelző mutatja a rendes aktiválást; a HQ-t csak ismétlésjelző fordítja meg. (BK-R2)
BK-5_3a = Az ismétlésjelző bármely saját köteléket aktivál (tüzérséget, Stukát nem), akár cselekedett már, akár nem, és megfordítja HQ-ját. Körönként és kötelékenként legfeljebb két aktiválás, ebből egy ismétléssel; a saját jelzőjét kihagyó kötelék csak egyszer, ismétléssel aktiválható. Nem lehet kimerült, demoralizált vagy semlegesített HQ-jú.
BK-5_3b = A körben második aktiválása után a kötelék kimerült. Kimerült kötelék második aktiválást csak a kimerültség levételére használhat, mást nem tesz.
BK-5_3c = Egy ismétlésjelző megtartható és később, akár másik körben, kötelékjelzővel együtt kijátszható; a második kihúzottat azonnal ki kell játszani, s ha nem lehet, elveszett. (BK-R35)
BK-5_4 = Kimerültség: tűz -1, közelharc -1, KT -2, reakciódobás +1. Lekerül egy aktiválás kihagyásával (a jelző elhasználódik) vagy aktiváláskor próbával: 2k6 legfeljebb KT-2, a -2 csak egyszer; siker esetén rendesen cselekszik, kudarcnál hátránnyal. (BK-R4) (BK-R37)
BK-5_5a = Általános jelző, fő haszna: tulajdonosa a következő saját kihúzott köteléket várakoztatja, és az azutáni saját kötelékkel együtt aktiválja; a kör végén még várakozó kötelék elvesztette aktiválását. (BK-R16)
BK-5_5b = Vagy egy ezek közül: kötelék összekötése tüzérséggel vagy Stukával; 6 semlegesítettség- vagy 2 kimerültségjelző levétele; egy további ismétlésjelző, azonnal kijátszva vagy megtartva; ellenséges kötelék-, tüzérségi, Stuka-, általános vagy ismétlésjelző érvénytelenítése: egy kockán 1-3 érvénytelenít, 4-6 semmi, a hatás előtt bejelentve, tüzérségnél és Stukánál a célpont és a kockák előtt. Az általános jelző mindenképp elhasználódik. (BK-R61)
BK-5_5c = Egy általános jelző megtartható és később, akár másik körben, kötelékjelzővel együtt kijátszható; a második kihúzottat azonnal fel kell használni, s ha nem lehet, elveszett. (BK-R35)
BK-5_6 = A szakasz véget ér, ha a két fél egymás után passzol (a többi kijátszatlan marad), vagy ha üres a pohár; a jelző nélküli fél nem állítja meg a másikat. A pohár utolsó jelzője, bármilyen, nem hajtódik végre, hanem a következő kört nyitja; az utolsó körben elvész. (BK-R5) (BK-R56)

## 6 Cselekvések és reakciók

BK-6_1a = Aktív egység mozog MP-i egy részével vagy mindével; vagy teljes erővel lő; vagy legfeljebb fél MP-vel (felfelé kerekítve) mozog és csökkentett erővel (-2) lő, bármely sorrendben; vagy rendeződik. (BK-R6) (BK-R10)
BK-6_1b = Mozgás és közelharc: a belépés az MP negyede (felfelé kerekítve) és a terep; második közelharc csak a 9.2 szerint. (BK-R48)
BK-6_1c = Német gyalogság fel- vagy leszállhat, aztán fél MP-vel mozoghat vagy lőhet.
BK-6_2 = Parancsnoki körön kívül: fél MP (lefelé kerekítve), tűz egy oszloppal balra, reakciódobás +1, közelharcot nem kezdhet, abban -1-gyel védekezik. (BK-R3) (BK-R59)
BK-6_3 = Passzív egység ellenséges mozgásra vagy tűzre alkalmi tűzzel, viszonttűzzel vagy egymezős visszavonulással felelhet; a tűzhöz sikeres reakciópróba kell, a visszavonuláshoz csak semlegesítettnek. Okonként egy reakció, ellenséges egység mozgására vagy lövésére egy visszavonulás. (BK-R42)
BK-6_3_1 = Az alkalmi tűz a passzív játékos választotta mezőn szakítja meg a mozgást, vagy aktív egység tüzét követi; lővonal és lőtáv kell. Minden lőni kívánó egység a reakcióértékét nem meghaladót dob, egymás után, bejelentés nélkül, és siker, kudarc esetén is jelzőt kap; jelzővel nem próbálkozhat újra. Minden belépett mező és minden tűz új alkalom. Közvetlen tűzként oldjuk meg, aztán a mozgás folytatódik. (BK-R19) (BK-R62)
BK-6_3_1_1 = Semlegesített egység és demoralizált kötelék egysége csak 1 mezőre; kimerültség és hiányzó parancsnoki kör +1-et ad a dobáshoz; a célpontot mezőjének terepe védi; közelharcos mezőre soha. (BK-R3)
BK-6_3_2 = Viszonttűz: a meglőtt passzív egység a lövés hatása után, új állapotában, sikeres reakciópróbával visszalőhet, ellenséges aktiválásonként egyszer, jelző nélkül; közvetett tűzre nem, és aktív egység nem lő vissza. (BK-R19) (BK-R41)
BK-6_3_3 = Egység visszavonulhat, ha látja a mozgó ellenséget, ha ellenség lép mellé, vagy ha épp rálőttek; a közelharc is megengedheti vagy előírhatja. A célmezőt a bejelentéssel együtt kell megnevezni: szomszédos, ellenségtől mentes; túltelt mezőről a legrövidebb úton tovább, aknamezőn át is; ott az aknák támadnak, de eltávolító dobás nincs. Semlegesített egység is visszavonulhat, bár nem mozoghat. (BK-R7) (BK-R22) (BK-R63)
BK-6_4 = A reakciótábla (adatfájl, 6. rész) adja az értékeket és módosítókat: 2k6 legfeljebb a kötelék reakcióértéke. Visszavonuláshoz csak semlegesített egységnek kell próba.

## 7 Mozgás

BK-7_1 = MP mezőnként a terep és a gyalog, kerekes vagy lánctalpas mód szerint; részben vagy egészben felhasználható, nem tehető félre és nem adható át; legalább egy mező mindig lehet; egyedül vagy legfeljebb hármas halomban.
BK-7_2_1 = Az oszlopot az aktív játékos jelenti be, úton való mozgáshoz kell: támadáskor -1, az első közelharci körben -1, közvetlen tűz ellene +1 (közvetett nem); megszűnik az út elhagyásakor, a mozgás végén vagy egy közelharci kör után.
BK-7_2_2 = Az úton kívül faluban, gyümölcsösben vagy erdőben járó harckocsi, rohamlöveg és páncélautó szétszórt: tűz -1, közelharc -1, ellene +1. Úton ehelyett oszlopban van, sosem mindkettő. (BK-R44)
BK-7_3 = Mezőnként legfeljebb három egység (mozgás közben nem; HQ nem számít); kötelékek keveredhetnek.

## 8 Tűz

BK-8_1 = Közvetlen tűz: minden egység külön, egy egységre, amelyet a lövő a halom megtekintése után választ; látóvonal és lőtáv kell. Egyetlen kivétel: szállító és a rajta lévő század együtt lőhet (12.1).
BK-8_2 = Közvetlen és közvetett tűz, közelharc és aknák ugyanazt az eljárást használják.
BK-8_2_1 = Támadóérték mínusz a célpont páncélja; a páncéltörők gyalogság ellen felezik támadóértéküket (felfelé kerekítve).
BK-8_2_2 = A tényező módosul, egy oszlop 1 pont; -1 alatti végső tényezőnél nincs tűz. (BK-R59)
BK-8_2_3 = Módosítók: gyalogos célpont faluban -2, erdőben vagy gyümölcsösben -1, védművel további -2; szétszórt célpont +1; oszlopban +1 (közvetlen tűz); a lövő kimerült, körön kívüli, szétszórt, oszlopban: -1 egyenként, semlegesített -2, mozgott -2; közelharc felfelé vagy patakon át -1 egyenként. (BK-R10)
BK-8_2_4 = Szomszédos 0, minden további mező -1; közelharc azonos mezőn +1. (BK-R9)
BK-8_2_5 = 2k6 a végső tényező oszlopán.
BK-8_3 = Eredmények: semmi; N (pirossal: csak gyalogság és géppuska ellen, motoros és páncéltörő nem), amely helyett a tulajdonos azonnal lépésveszteséget választhat; 1 lépés. (BK-R17) (BK-R18)
BK-8_4a = Semlegesített: nem mozog, lőtáv 1, tűz -2; a lövésen kívül csak rendeződhet. Semlegesített HQ félsebességgel mozog (lefelé kerekítve). (BK-R6) (BK-R7) (BK-R10)
BK-8_4b = N semlegesített egységre: pánikpróba, 2k6 legfeljebb a módosított KT, különben lépést és jelzőt veszít; sikernél semlegesített marad. (BK-R17)
BK-8_4c = Aktiváláskor minden semlegesített egység és HQ rendeződni próbál, 2k6 legfeljebb KT-1: siker leveszi a jelzőt és rendesen cselekszik, kudarcnál csak 1 mezőre lőhet. (BK-R6)
BK-8_5 = Amint a lépések fele (felfelé kerekítve) elveszett: morálpróba 2k6 legfeljebb KT, minden további veszteségnél újra; kudarc demoralizálja a köteléket. A vele cselekvő függetlenek az ő egységeinek számítanak. (BK-R25)
BK-8_5_1 = Demoralizált: nem aktiválható; adminisztrációban és jelzője minden húzásakor próbál: 2k6 legfeljebb KT-3. Saját jelzőjén összeszedve rendesen cselekszik, adminisztrációban csak összeszedődik. Minden kudarcnál minden egysége azonnal, összes MP-jével saját széle felé menekül, a szomszédos ellenségtől el, alkalmi tüzet nem váltva ki; a semlegesítettek fél MP-vel (lefelé), a kimerültség nem vesz el. A térképet elhagyók kiesnek, sem morálnál, sem pontnál nem veszteség; ha mind elment, a jelző kikerül a pohárból. Szélek: Hannut német kelet, francia nyugat; Stonne német észak, francia dél. (BK-R24) (BK-R38) (BK-R39) (BK-R40)
BK-8_6a = A közvetett tűz a mező minden egységét támadja, a sajátot is, egy dobással, mindegyiket saját oszlopán. (BK-R46)
BK-8_6b = Tüzérség: nincs távolságmódosító. Minden sortűzhöz mezőt és kalibert nevezünk meg (könnyű 75 mm 3. oszlop, közepes 105 mm 5., nehéz 150 mm 7.), a mezőt látó saját HQ (legfeljebb 8, az egységek láthatósága nem számít) figyel, és 2k6 legfeljebb 8 közvetít (semlegesített HQ +1, a cél mellett biztos); kudarcnál a sortűz második próba nélkül elvész. Így tovább, amíg el nem fogynak. (BK-R10) (BK-R46)
BK-8_6c = A Stukának nem kell megfigyelő és közvetítés, bárhol 8-as erővel csap le.
BK-8_6d = Egy tüzérségi vagy Stuka-jelző a forgatókönyv sorának összes sortüzét vagy támadását jelenti.
BK-8_6_2 = Egy aktiválás sortüzei vagy Stuka-támadásai egy mezőre összpontosíthatók; mindet kaliberrel előre be kell jelenteni, egyenként oldjuk meg; ami a célpont pusztulásakor megmarad, elvész.

## 9 Közelharc

BK-9 = A közelharc a mozgás része és az egyetlen út ellenséges mezőre. Oldalanként legfeljebb három egység; mind egy, tulajdonosa választotta ellenségre lő, dobás előtt bejelentve. A mezőn lévő HQ nem vesz részt, a visszavonulókkal tart; egyedül maradva elgázolják. (BK-R33) (BK-R50)
BK-9_1_1 = A belépés az MP negyede (felfelé kerekítve) és a terep. Kevés MP-vel csak akkor lehet, ha ez az egy mező a kör egész mozgása.
BK-9_1_2 = A védők lőnek először, +1-gyel, aztán a támadók. A semlegesített támadó visszamegy, ahonnan jött, és mozgása véget ér, vagy lépést veszt és harcol tovább. A semlegesített védő lépést veszt és marad, vagy egy mezőt visszavonul és semlegesített marad; lépésveszteség után maradhat vagy visszavonulhat. A már előbb semlegesítettnek az első kör után, ha maradt támadó, tulajdonosa választása szerint vissza kell vonulnia vagy lépést vesztenie. (BK-R9) (BK-R18) (BK-R49)
BK-9_1_3 = Ha egyik fél sem ment el, mind újra lőnek, mostantól egyszerre. A támadó minden teljes kör után visszamehet; ha senki sem lőhet (-1 alatti tényezők), muszáj neki. (BK-R47)
BK-9_1_4 = Véget ér, ha az egyik fél megsemmisült vagy visszavonult.
BK-9_1_5 = Akit ellenség vagy járhatatlan terep gátol a visszavonulásban, megsemmisül; nem lehet oda visszavonulni, ahonnan az ellenség jött; túltelt mezőről tovább a legrövidebb szabályos úton. Az előbb semlegesített védő az első körben hátránnyal harcol, az oszlopban lévő is. (BK-R10) (BK-R22)
BK-9_2 = Harckocsi és páncélautó, csak ők, közelharc után továbbmehet, ha a védők csak gyalogság, nehézfegyver vagy páncéltörő voltak és maradt MP, akár újabb közelharcba. (BK-R48)

## 10, 11 Különleges szabályok, győzelem

BK-10_1 = Aknamező: minden belépő egységet, a sajátot is, azonnal az aknaoszlopon támad, egyenként; páncél, terep, védmű nem számít. Minden támadás után 2k6 10-12 eltávolítja a jelzőt. Elhagyása többlet-MP, támadás nélkül. Az ott felállított saját egységet nem éri; aki közelharcban támadja, előbb az aknákat szenvedi el. (BK-R23) (BK-R58)
BK-10_2 = Védmű: két oszlop balra minden támadásnál a mező gyalogsága ellen, az aknákat kivéve, a terepen felül; más egységnek nem jár. Megszűnik, ha nem marad gyalogság a mezőn. (BK-R58) (BK-R59)
BK-10_3 = Minden aktiválójelző nélküli egység független: felállításkor jelzős kötelékhez osztják, azzal cselekszik, sosincs parancsnoki körön kívül, és beleszámít annak demoralizálódásába. (BK-R25)
BK-11 = A célokat a játék végén tartani kell; az tartja a mezőt, aki utoljára haladt át rajta, akkor is, ha üres. (BK-R26)

## 12 Forgatókönyvek

BK-12_1a = Hannut: 6 kör. A franciák állítanak fel előbb, de az 1 Cuir minden német után; a 2 Cuir 4 lépésveszteséggel kezd, amely a morálnál számít, pontot nem ad. (BK-R57)
BK-12_1b = Német pontok az 1-6. kör végén: 8-12, 14-20, 16-24, 20-28, 26-36, 32-42. Fölötte a német nyer, alatta a francia; közte, a határokat is beleértve, folytatódik, a 6. kör után döntetlen. (BK-R27)
BK-12_1c = Francia: 12 Cuir 1202-től, III/11 RDP 1205-től legfeljebb 2 mezőre; 2 Cuir 1408, 1409, 1410-től legfeljebb 1-re; II/11 RDP 1412-től (nyomtatva 1712), I/11 RDP 1416-tól legfeljebb 2-re; a páncéltörő egy 11 RDP egységgel egy halomban; 1 Cuir és 5 védmű bárhol, de a 15. oszloptól nem keletre. Jelzők: 6 kötelék, 2 tüzérség (egyenként 2 közepes, 2 könnyű), 1 ismétlés, 1 általános. (BK-R1)
BK-12_1d = Német: 3 Pz (I, II/5 PzR; I, II/12 SchR; KG) 1601-1610; 4 Pz (I, II/35 PzR; I/33 SchR) 1710-1716. Jelzők: 8 kötelék, 3 tüzérség (2 közepes, 2 nehéz), 2 Stuka (2-2 támadás), 2 ismétlés, 2 általános. (BK-R12) (BK-R62)
BK-12_1e = 1. kör: a németé a kezdeményezés; egy Stuka-, egy tüzérségi és egy választott kötelékjelző a poháron kívül marad, és előbb, tetszőleges sorrendben használja fel; aztán kezdődik a húzás.
BK-12_1f = Két szállító, az I/33 és I/12 SchR-nek: az I/12 lánctalpas jelű százada felszállva kezd, az I/33-ból egy kezdhet így. A szállító egységként veszt lépést, zászlóalja egy századát viszi, amely az ő MP-ivel mozog, és szállítóként látják és találják: a tulajdonos mondja meg, ki veszt lépést, az N mindkettőt éri. Együtt lőhetnek, támadásuk összeadódik, egy dobás. Az elveszett szállító százada a mezőn marad; felszállva senki sem megy közelharcba. (BK-R11) (BK-R51)
BK-12_2 = Stonne: 10 kör. A német nyer, ha a végén tartja Stonne-t (0512), különben a francia. (BK-R15) (BK-R26)
BK-12_2a = Francia: I és II/205 RI és 4 BCC Stonne-ban vagy mellette; III/205 RI a 03. sorban vagy délebbre; a 205 RI páncéltörője, amelyet a francia játékos a 205 RI egyik zászlóaljához oszt; 5 védmű, mind francia gyalogságnál; 4 aknamező a nyugati szél és Les Huttes d'Ogny között a 04. sorban vagy délebbre. Jelzők: I, II, III/205 RI, 4 BCC, 1 tüzérség (1 nehéz, 1 közepes, 3 könnyű), 1 ismétlés, 1 általános. (BK-R13) (BK-R52) (BK-R53) (BK-R62)
BK-12_2b = Német, a mezőn vagy mellette: 0112 I/GD, StuPi 43, 640 StuG, 14 PzJg; 0114 II/GD; 0108 III/GD; 0401 II/PzR, rendes kötelék HQ-val. Jelzők: ez a hét, 1 tüzérség (2 közepes, 2 könnyű), 2 ismétlés, 2 általános; Stuka nincs. (BK-R52)
BK-12_2c = Francia erősítés 1310-nél: 2. kör 6 GRDI; 4. kör 45 BCC, I/67 RI, a 67 RI páncéltörője (független), egy tüzérségi jelző az első sortüzeivel, és a 49 BCC egy százada, független, mindig parancsnoki körben, jelzője a pohárba; 8. kör II/67 RI és a 49 BCC többi része, amely akkor már nem független. Ha a mező elzárt vagy tele, a legközelebbi szabad szélmező; aktiválásukkor lépnek be, és fizetik a mező MP-jét. (BK-R28) (BK-R54) (BK-R55)
BK-12_2d = Német: a II/PzR a 3. kör végén kivonul; a 6. kör elején egy tüzérségi jelző (sortüzei mint az elsőé) és egy ismétlésjelző jön; a 7. körben az I/SchR 69 és a SchR 86 14 PzJg (nyomtatva 8) lép be 0104 és 0108 között. (BK-R14) (BK-R54) (BK-R55)
BK-12_2e = Az erősítések jelzői a maguk körében kerülnek a pohárba. A függetlenek (fehér csík: 4 BCC, StuPi, StuG, PzJg) saját jelzőjükkel cselekszenek, vagy egységenként más kötelékhez osztják őket, egyszer, az elején; a részben beosztott kötelék maradéka megtartja a jelzőt, ha mindet beosztották, végleg kikerül. (BK-R25) (BK-R52) (BK-R60)

## Döntések

BK-R1 = II/11 RDP: az 1712 ütközik a német 1710-1716 felállítással; 1412-nek olvasandó.
BK-R2 = A HQ-t csak ismétlésjelző fordítja meg (3.2 és 5.3 az 5.2 előtt); a rendes aktiválást az elhasznált jelző mutatja.
BK-R3 = Parancsnoki körön kívül a reakciópróbánál (a 6.2-ben +1, a 6.3.1.1-ben -1): hátrány, +1 a dobáshoz, egyszer.
BK-R4 = Kimerültség: a KT -2-je egyszer számít, így a levételéhez KT-2 kell, nem KT-4.
BK-R5 = A pohár utolsó jelzőjét, bármilyen (kötelék, ismétlés és általános is), megtartják, és a következő kört nyitja. Két egymás utáni passz, oldalanként egy, véget vet a szakasznak, a többi kijátszatlan marad; passz a kihagyott jelző, kivéve amelyiket a kimerültség levételére hagytak ki.
BK-R6 = A rendeződés ingyenes dobás aktiváláskor: siker esetén rendesen cselekszik, kudarcnál csak 1 mezőre lőhet a levonással; cselekvésként nincs második dobás.
BK-R7 = A visszavonulás kivétel a semlegesített egységek mozgási tilalma alól.
BK-R8 = A 0 lőtávú egység csak viszonttűzként és közelharcban lő.
BK-R9 = A közelharci tűz, amelyet egy helyen 0 távolságnak neveznek, +1 módosítójú.
BK-R10 = A szöveg által nyitva hagyott értékek: mozgott és lőtt -2, semlegesített -2 (az első körben közelharci védőként is), könnyű tüzérség 3. oszlop, nehéz 7., gyalogság erdőben vagy gyümölcsösben -1, közelharc patakon át vagy felfelé -1.
BK-R11 = A szállítószabályban az I/12 SchR második említése az I/33-at jelenti; század és szállító egy dobáshoz összeadja támadását.
BK-R12 = Az I és II/12 SchR a nyomtatás szerint a 3 Pz alatt áll; a KG motorosok, páncélautók és egy páncéltörő köteléke.
BK-R13 = A stonne-i német felállítási sorban álló 205 RI páncéltörő francia, és a francia játékos osztja be.
BK-R14 = A SchR 8 14 PzJg-je SchR 86-nak olvasandó.
BK-R15 = Stonne számozása sor, majd hely, a sorok északról délre, a helyek keletről nyugatra; Stonne az egyetlen 0512 mező.
BK-R16 = Általános jelző: a következő saját kötelékjelző félretehető, és az azutánival együtt aktiválódik; a kör végéig fel nem használt elvész.
BK-R17 = A piros N, a pániknál is, csak akkor számít, ha hat az egységre. Csak gyalogságra és géppuskára hat, ahogy a falu fedezéke, a páncéltörő felezése és a védmű is (átvizsgáláskor javítva: az 1.1 a motorost és a páncéltörőt gépesítettnek veszi).
BK-R18 = A tulajdonos a semlegesítést mindig, azonnal lépésveszteségre cserélheti.
BK-R19 = Alkalmi tűz: egységenként egy próba, amíg jelzője le nem kerül (saját aktiválás vagy adminisztráció); a viszonttűz külön van, ellenséges aktiválásonként egyszer, jelző nélkül.
BK-R20 = A magasabb egység saját szintjén lévő akadály teljesen takar; a közvetlenül másik akadály mögött takaró terepen álló célpont látszik; mezőoldal mentén csak két takaró oldal takar.
BK-R21 = A felfelé látás ugyanaz, mint a lefelé; a magasabb egységnek peremmezőn kell állnia.
BK-R22 = A túltelt mezőre vezető visszavonulás a legrövidebb szabályos úton folytatódik, a 6.3.3-ban és a 9.1.5-ben egyaránt.
BK-R23 = Aknák: minden jelzős mező; a saját egységet belépéskor éri, ott felállítva nem.
BK-R24 = A demoralizált kötelék adminisztrációban és a jelzőjén próbál; kudarc után minden egysége teljes MP-vel hátramegy, alkalmi tűz nélkül.
BK-R25 = Függetlenek: saját jelző, vagy egyszer, az elején beosztva; lépéseik a befogadó kötelékhez számítanak.
BK-R26 = Tartani annyi, mint utoljára áthaladni rajta, akkor is, ha a mező üres.
BK-R27 = A 2. körben 13 pont 14 alatt van; a határral egyenlő számnál a játék folytatódik.
BK-R28 = A 49 BCC jelzője a 4. körben kerül be egy független századdal, amely a 8. körben elveszti ezt az állapotát.
BK-R29 = Parancsnoki távolság: egyetlen egység sem fejezi be saját mozgását rajta túl, hacsak nem túlról indult és nem kerül messzebb; a parancsnoki körön kívüliség HQ-mozgásból, visszavonulásból és elgázolásból ered.
BK-R30 = A távolság a kötelék minden egységére áll, nemcsak a gyalogos- és harckocsiszázadokra.
BK-R31 = A magában álló HQ mezőjére rendes MP-ért, közelharc nélkül lehet lépni; a HQ-t elgázolják.
BK-R32 = Tűz HQ-ra: páncél 0, mint gyalogság; a lépés eredmény N, a további N semlegesítve hagyja.
BK-R33 = A közelharcos mezőn lévő HQ nem vesz részt, a visszavonulókkal tart, és egyedül maradva elgázolják.
BK-R34 = Az egységek nélkül visszatérő HQ a térképen kívül marad; amíg jelzőjét nem húzzák, egységei parancsnoki körön kívül vannak.
BK-R35 = A megtartott jelzők a poháron kívül átmennek a következő körre; a kijátszhatatlan második elveszett.
BK-R36 = Minden elhasznált, kihagyott és érvénytelenített jelző adminisztrációkor visszakerül a pohárba, kivéve a megtartottakat, a kivontakat és az átvittet.
BK-R37 = Kudarcos kimerültségpróba után a kötelék cselekedhet, a hátrányokkal.
BK-R38 = Összeszedés a saját jelzőjén: rendesen aktiválódik; adminisztrációban: csak összeszedődik.
BK-R39 = Meneküléskor a semlegesített egységek fél MP-t használnak lefelé kerekítve, mint a HQ; a kimerültség nem vesz el MP-t; egy kör két kudarca két menekülés.
BK-R40 = A térképet elhagyó egységek kiesnek; megmaradt lépéseik sem morálnál, sem győzelmi pontnál nem számítanak.
BK-R41 = A viszonttüzet a passzív célpont a lövés hatása után, új állapotában adja; közvetett tűzre nem, aktív egység sem.
BK-R42 = Okonként egy reakció; ellenséges egység mozgására vagy lövésére egy visszavonulás.
BK-R43 = Egyforma szinten is: az alacsonyabb akadály nem takar, a magasabb talaj igen (a 4.3.2 általános).
BK-R44 = Úton a járművek szétszórt helyett oszlopban vannak, sosem mindkettő.
BK-R45 = Láthatóság: rohamlöveg és szállító mint harckocsi, géppuska és HQ mint gyalogság.
BK-R46 = Megfigyelő: látóvonal a mezőre, legfeljebb 8, bármilyen egységek vannak benne; a térképen lévő bármely saját HQ megfigyelhet; a mező minden egységét támadja, a sajátot is.
BK-R47 = A támadó minden teljes kör után megszakíthatja a közelharcot; ha senki sem lőhet, muszáj neki.
BK-R48 = Második közelharc csak harckocsinak és páncélautónak, páncélozatlan védők elleni közelharc után (a 9.2 korlátozza a 6.1-et).
BK-R49 = A közelharcban vagy előtte semlegesített védő tulajdonosa tetszése szerint visszavonul vagy lépést veszt (9.1.5 a 9.1.2 előtt).
BK-R50 = Közelharc: oldalanként legfeljebb három egység, mindegyik tulajdonosa választotta egy ellenségre lő, dobás előtt bejelentve.
BK-R51 = Szállító: saját zászlóaljának egy százada; az ő MP-ivel mozog, úgy látják és találják, mint őt; a tulajdonos mondja meg, ki veszt lépést; az N mindkettőt éri; az elveszett szállító százada a mezőn marad; felszállva nincs közelharc.
BK-R52 = A stonne-i felállítási sorban a független szó a páncéltörőre vonatkozik. Független a 4 BCC, a 4-7. körben a 49 BCC, és fehér csíkkal a StuPi, StuG, PzJg; a II/PzR rendes kötelék HQ-val (átvizsgáláskor javítva).
BK-R53 = Stonne 5 védműve felállításkor bármely francia gyalogsághoz kerül.
BK-R54 = A későbbi tüzérségi jelzőknek az adott oldal elsőjének sortüzei vannak.
BK-R55 = Elzárt vagy tele belépő mező: a legközelebbi szabad szélmező; a belépés annak MP-je, a kötelék aktiválásakor.
BK-R56 = Az utolsó kör utolsó jelzője nem hajtódik végre.
BK-R57 = A négy kezdő veszteség a morálnál számít, győzelmi pontnál nem.
BK-R58 = Az aknák minden egységet külön támadnak, minden támadásnak saját eltávolító dobása van; terep, védmű és páncél nem számít; közelharcba lépve is.
BK-R59 = Egy oszlopnyi eltolás 1 pont tényező, a 8.2.2 -1-es alsó határa előtt.
BK-R60 = Részben beosztott függetlenek: a többi megtartja a jelzőt, és azzal cselekszik.
BK-R61 = Az általános jelzővel vett ismétlésjelző a készleten felüli, azonnal kijátszva vagy az 5.3 szerint megtartva.
BK-R62 = Elírt hivatkozások: a 2B2 6.2-je 6.3, a 6.3.1 1.8.1-je 8.1, a 205 RI páncéltörőjét beosztó német játékos a francia, az I/33, SchR I/33 SchR.
BK-R63 = Az aknákon át visszavonulva elengedett kimerülési próba (6.3.3) az aknamező 10.1 szerinti eltávolító dobása, nem kimerültségpróba.
BK-R64 = Stonne-nál is, mint Hannutnál és a nyomtatott sorrendben, a franciák állítanak fel a németek előtt.
BK-R65 = Sortüzet vagy Stuka-támadást olyan mezőre neveznek meg, ahol legalább egy ellenséges egység van; aki még ott áll, azt is éri.
BK-R66 = A HQ magában mozog; az egységek egyedül vagy egy mezőről induló, legfeljebb három harcoló egységből álló halomban.
BK-R67 = A szállítón lévő század a halmozásba számít. Ha mezőjét közelharcban támadják, azonnal leszáll, és gyalog harcol.
BK-R68 = Közelharcban a terep és a védmű csak a védőket fedezi; a patak és a lejtő minden körben a támadókat gátolja.
BK-R69 = A közelharc második körétől a védő nevezi meg előbb, nyíltan célpontjait; aztán minden lövés egyszerre esik.
BK-R70 = A saját aktiválása közben demoralizálódott kötelék befejezi azt.
BK-R71 = A független erősítést (a 67 RI páncéltörője, a SchR 86 14 PzJg-je) körének kezdetén osztják be. A távozó II/PzR senkit sem fogadhat be.
BK-R72 = A megtartott ismétlésjelzőt saját kötelékjelző húzásakor játsszák ki, mielőtt az a kötelék cselekszik.
BK-R73 = A menekülés a saját szélhez vezető legolcsóbb utat követi, utak és választás nélkül; a szélen a maradék ponttal bíró egység elhagyja a térképet.
BK-R74 = Úton, oszlopban csak az út ára számít, bármilyen a talaj, patak vagy emelkedő.
BK-R75 = Szomszédos mezőn bármely ellenséges jelző, HQ is, 1-re csökkenti a lőtávot.
BK-R76 = A 49 BCC HQ-ja a többi részével a 8. körben jön.
BK-R77 = A tele mezőn reakcióval megállított mozgás úgy folytatódik, mint a visszavonulás, a legközelebbi helyet adó mezőre; csak az a mozgás végződhet parancsnoki körön kívül, amely nem folytatható.
BK-R78 = A tartott ismétlő vagy általános jelző kijátszásakor ugyanúgy érvényteleníthető, mint a most kihúzott; az érvénytelenítésre letett általános jelző maga nem érvényteleníthető, és az sem, amit egy általános jelző azonnal ad.
BK-R79 = Ha egy szállító jármű tűzzel reagál, a rajta ülő század csatlakozik, ha a célpont az ő lőtávolságán belül is van: egy próba és egy dobás, mindkettő a járműé, a támadóértékek összeadódnak. Ez semmibe sem kerül, ezért senkit sem kérdezünk.
BK-R80 = Az a támadó, akit belépéskor aknák semlegesítenek, visszamegy arra a mezőre, ahonnan jött, mint az, akit a közelharcban semlegesítenek, hacsak nem vállal helyette lépésveszteséget; ha senki sem marad, nincs közelharc.
BK-R81 = Az a kötelék, amely demoralizálódik, míg jelzője párra vár, nem aktiválódik vele együtt: az adminisztrációban próbál talpra állni, jelzője a forduló végén elhasználódik.
BK-R82 = A rohamra senki sem reagál: a közelharc a támadók belépésével kezdődik. Aki lőni vagy visszavonulni akar, akkor teszi, amikor meglátja őket vagy mellé lépnek.
BK-R83 = A mindig megengedett egy mező egész mozgás; lövés mellett az egység csak oda lép, amit fél mozgáspontja fedez.
BK-R84 = Az a már a közelharc előtt semlegesített védő, aki visszavonulás helyett lépést veszít, ezzel a jelzőjét is elveszti, mint pánikkor.
BK-R85 = HQ nem gázol el másik HQ-t: nem lép ellenséges HQ mezőjére. Ezt csak harcoló egység teszi.
BK-R86 = A közelharc a mozgás akciója: aki megvívta és továbbmegy, mozoghat és újra rohamozhat, de nem lő.
BK-R87 = A fedélzeten lévő század, amely magában lőtt, ebben az aktiválásban nem vihető tovább: teljes erővel lőne és mozogna is. A szállító és a század, ha együtt lőnek, végeztek.
BK-R88 = A védőművek a mezőn álló bármely gyalogságot szolgálják: ha gyalogság rohamozza meg, maradnak és azt fedezik; ha csak más egységek foglalják el, az utolsó védővel eltűnnek.
BK-R89 = A fedélzeten lévő, magában lövő századra a szállítón át felelnek: az alkalmi és a viszonttűz azt éri, ami látszik és eltalálható.
BK-R90 = Az az egy mező, amelyre a rohamhoz nem kell elég mozgáspont, az egység egyetlen parancsra tett mozgása az egész fordulóban, bármelyik aktiválásban. A visszavonulás és a menekülés nem saját mozgás.
BK-R91 = Ha a 49. BCC magányos százada már nincs meg, amikor a többi megérkezik, azokat ez nem demoralizálja; a század lépései azért veszteségnek számítanak. Akiből senki sincs jelen, annak alakulata nem próbál magához térni.
BK-R92 = A rohammal véget érhet a mozgás, ezért egyetlen egység sem rohamoz olyan mezőt, amely messzebb van a HQ-jától, mint ahol a mozgása véget érhet.
BK-R93 = Közelharcban egy össztűz minden eredménye számít az egységre, bármilyen sorrendben estek a kockák: előbb a lépések, aztán minden N. Aki az első N-ért a jelzőt veszi, az minden továbbinál pánikpróbát tesz, mielőtt elmegy.

## Kidolgozott példák, amelyek próbaként futnak

BK-ex-4_3_2 = A hannuti térképen 0706-ról pontosan ezek a mezők vakok, északról az óramutató járásával: 0702, 1304, 1305, 1107, 0810, 0709, 0610, 0309, 0209, 0205, 0304, 0303, 0403, 0501. (BK-R20)
BK-ex-8_2_4 = A 0502-n (Stonne) álló német harckocsi 0304-re lőve -2 távolságmódosítót kap.
BK-ex-8_6_1a = Stuka-támadás Orp-le-Petit ellen, az egész mezőre egy 11-es dobás: gyalogság 8 - 2 (falu) = 6. oszlop, egy lépés elveszett; a 3-as védelmű harckocsi 8 - 3 + 1 (szétszórt) = 6. oszlop, egy lépés elveszett; az 5-ös védelmű harckocsi 8 - 5 + 1 = 4. oszlop, semlegesített.
BK-ex-8_6_1b = Hannutnál egy francia tüzérségi jelző 2 közepes és 2 könnyű sortűz. Az első közepes sortűz egy HQ által látott, 3 német gyalogságot rejtő mezőre a közvetítést 9-cel elvéti, és elvész; a második, francia HQ mellett nyílt terepen álló német gyalogságra, biztosan közvetít, és 9-et dob az 5. oszlopon: piros N, semlegesített. Két sortűz marad.
BK-ex-12_1 = A 2. kör végén 13 német győzelmi ponttal a francia játékos nyer.
