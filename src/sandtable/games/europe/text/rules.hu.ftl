# Mit mond az egyes szakasz, a mi szavainkkal. A név a szakasz azonosítója, pont helyett _ jellel.


## 0-2 A játék menete

EU-0 = Ami nincs tiltva, az szabad: egy területen akárhány egység állhat (kivéve Máltát), és egy fordulóban akárhány csata vívható.
EU-1 = A Tengelyhatalmak Németország és Olaszország, a Szövetségesek Anglia, Franciaország, a Szovjetunió és az USA. Ez a hat a nagyhatalom, amelyek ellen a hadüzenet 7 HPP; minden más ország kis ország.
EU-2a = Egy játék: egy játékvariáns (négy van) egy változatban (alap vagy haladó), 2-5 játékossal, akik egy vagy több hatalmat vezetnek.
EU-2b = Egy év négy forduló: tavasz, nyár, ősz, tél. Minden fordulóban a felek a variáns lépési sorrendjében végzik a négy fázist: 1 hadüzenetek, mozgás, csata; 2 csatán kívüli mozgás; 3 új egységek felállítása; 4 stratégiai áthelyezés. Az egy oldalon álló hatalmak közösen vannak a fázisban, tetszőleges, akár váltott sorrendben cselekszenek, és együtt lépnek tovább. (EU-R79)
EU-2c = A csatán belül a sorrend: levegő, tenger, szárazföld.
EU-2d = A téli forduló után minden hatalom egyszerre végzi az Éves Gazdasági Számvetést; ezután a következő év tavasza jön.
EU-2e = HPP-be kerül a hadüzenet, a csata, az invázió, az új egység és a pótlás. Szándékosan senki sem költhet többet, mint amennyije van.
EU-2f = A játék a variáns záró időpontjában ér véget, a győzteseket a győzelmi feltétel adja meg; ha az egyik oldal minden ellenfele előbb elesett, az az oldal győzött, és a játék azonnal véget ér, hacsak hatalmainak saját céljai még nem dőltek el. (EU-R72)

## 3 Térkép

EU-3a = Egy mozgáspont egy területre való belépés, szárazföldön és tengeren egyaránt.
EU-3b = Hegy, mocsár, folyó és erőd sosem kerül mozgáspontba; csak a védekezést módosítja (5.2). (EU-R89)
EU-3c = Egyes hegyek és a Maginot-vonal csak bizonyos szomszédok felé védenek: a lyoni hegyek Olaszország felé, a Maginot-vonal erődje Németország és Belgium felé, Calais és Lyon felé nem. (EU-R2)
EU-3d = Földi egység tengeren csak flottával kel át, kivéve a három nyilat: Szicília-Nápoly, Szevasztopol-Krasznodar, Isztambul-Izmit. Dánia-Svédország és Finnország-Svédország között nincs átkelés. (EU-R24)
EU-3e = Finnországnak nincs kikötője: nincs ott flottabázis, nem érheti invázió, és tengeren nem szállítható oda semmi. (EU-R4)
EU-3f = A Földközi-tenger és az Atlanti-óceán között a flották csak Gibraltárnál mehetnek át, és csak a birtokosáé és szövetségeseié; semleges hatalom flottája nem.
EU-3g = Az Északi-tenger és a Balti-tenger közti átjárásról Dánia birtokosa dönt; amíg Dánia semleges, senki sem mehet át. A német flották Kielen át mindkét tengeren cselekedhetnek; ha Kielt ellenség elfoglalta, ez az út a játék végéig zárva van.
EU-3h = A Földközi-tenger és a Fekete-tenger közti átjárásról az dönt, aki Isztambult és Izmitet egyaránt birtokolja; amíg Törökország semleges, mindenkinek zárva van.
EU-3i = A határok Lengyelország eleste utániak; minden terület országa színét viseli, és fő városáról kapta a nevét. A tábla hátoldala a 14.1 és 14.3 hadszínterét nagyítja ki: ugyanazoknak a területeknek a képe, nem szabály.

## 4 Egységek

EU-4a = Az egység támadva a TÉ-jénél nem nagyobb kockával talál, védekezve a VÉ-jénél (az 5.2 módosítóival) nem nagyobbal.
EU-4b = Egy egység fordulónként egyszer támad (a páncélos kétszer). Támadás után a földi egység még védekezhet, repülőgép és flotta nem.
EU-4c = Egy egység fordulónként egyszer mozog, csatába vagy a 2. fázisban (kivéve a páncélost és a stratégiai áthelyezést).
EU-4d = Alapváltozat: csak a soron lévő oldal mozog. Haladó változat: a védő légi és tengeri egységei közbeavatkozhatnak (12.2).
EU-4e = A TÉ és a VÉ az egység típusától és nemzetétől függ; azonos típusú egységek különbözhetnek.
EU-4_1 = Gyalogság: 1 mozgáspont, csak szárazföldön harcol; ha flotta viszi, sem beszállás előtt, sem kiszállás után nem mozog, invázióban és tengeri szállításban egyaránt; hajón sem ő nem harcol, sem a flotta, amely szállítja.
EU-4_2 = Páncélos: 2 mozgáspont és legfeljebb két támadás, csak szárazföldön; beszállás előtt nem mozoghatott; sikeres invázió után egy területet továbbmehet és támadhat, tengeri szállítás után egy területet továbbmehet. Az a páncélos, amely első területét csata nélkül foglalta el, második pontjával továbbmehet és támadhat. (EU-R85)
EU-4_3a = Repülőgép: a bázis az a terület, ahol a légi vagy tengeri egység a mozgása előtt áll, és akciója után ide tér vissza. A repülőgép fordulónként egyszer legfeljebb két területnyire bázist válthat, támadás előtt vagy a 2. fázisban; bázisától legfeljebb két területre csap le (a tengerterület is számít, ellenség felett átrepülhet), és fordulónként egyszer támad vagy védekezik. Csapás mehet semleges föld felett, bázisváltás nem. (EU-R51)
EU-4_3b = Ha olyan bázist támadnak, amelynek repülőgépei már akcióban voltak, ezek nem vesznek részt, és veszteségként sem vehetők le.
EU-4_3c = Ha a bázis elesik, az akcióban volt és a pihent repülőgépek két területen belüli (bombázók három) baráti területre menekülnek; ha az is elesik ugyanabban a fordulóban, vagy nincs elérhető, elvesznek. (EU-R15) (EU-R68)
EU-4_3d = Repülőgép egyedül nem tart meg területet földi egységek ellen: azok szárazföldön szabadon belépnek, és menekülésre kényszerítik. Támadhat olyan területet, ahol csak tengeri vagy csak légi egységek vannak, és földi egység nélkül is védhet partot flották ellen. (EU-R16)
EU-4_3e = Inváziót a repülőgép csak olyan bázisról támogat, amely két területen belül van; ahol harcol, oda flotta nem szállítja. Tengeri szállítására a páncélos szabálya áll: beszállás előtt nem mozoghatott, kiszállás után legfeljebb egy területnyi bázisváltás. (EU-R69)
EU-4_4a = A flotta tengeren és partszakaszon mozog, tengerparti bázisról működik (bárhol, kivéve Finnországot), oda visszatér, és sosem fejezi be fordulóját nyílt tengeren; szárazföldi csatában nem vesz részt, és bázisát földi egység ellen nem tartja meg. Egyik tengerről a másikra szárazföldi területen át csak a német flotta mehet, Kielen át. (EU-R4)
EU-4_4b = Az a flotta, amelynek bázisát földi egységek elfoglalják, hat ponton belül másik, saját hatalmának területén lévő bázisra vonul vissza; szövetséges bázisa nem jó. Második visszavonulás ugyanabban a fordulóban, vagy ha nincs ilyen bázis: a flotta elvész. (EU-R15)
EU-4_4c = Befogadóképesség: invázióban flottánként egy egység, tengeri szállításban kettő; további flották kísérőként mehetnek; a rakomány nem szállhat át. Flottánként és fordulónként egy akció; partraszállás után a flották a kiinduló bázisukon vannak. (EU-R81)
EU-4_4d = Partraszállni csak ott lehet, ahol nincs bevethető ellenséges flotta vagy repülőgép: ezeket előbb meg kell semmisíteni. (EU-R14)
EU-4_4e = A flottának hat mozgáspontja van: minden tenger, amelyre belép, és a végén a part 1-1 pont; nyitott szoros nem kerül többe. (EU-R5)

## 5 A cselekvés fázisai

EU-5_1a = A támadó a csata kezdete előtt minden részt vevő egységét a területre mozgatja; több területről is jöhetnek. A csata azonnal 1 HPP-be kerül a támadó hatalomnak; HPP nélkül nem kezdhet csatát. A földi egység megáll ott, ahol ellenséges földi egység van; a páncélos, ha maradt pontja, átmehet üres vagy csak repülőgépet, flottát rejtő ellenséges területen. (EU-R52)
EU-5_1b = A hadüzenet nagyhatalom ellen 7, más ország ellen 2 HPP, a támadó azonnal fizeti; az egész szövetségét köti, más tag már nem fizet. A hadat üzenőnek ugyanabban a fordulóban magának kell megtámadnia azt az országot, vagy elfoglalnia egy területét; szövetségese helyett nem fizethet, és nem üzenhet hadat ott, ahol nem tud támadni, vagy ahol a támadást már nem tudja kifizetni. (EU-R118) (EU-R123)
EU-5_1c = A megtámadott semleges ország seregét az ellenséges szövetség azon tagja állítja fel, akinek a legtöbb HPP-je van; egyenlőségnél a nagyobb alap HPP, majd a nyomtatott sorrend dönt. (EU-R19) (EU-R71)
EU-5_1d = Ha a semleges ország fővárosa elesik, minden egysége lekerül, és a hódító ellenőrzi az országot. Ha a főváros kitart a támadás fordulójában, a másik oldal segítheti, és az ország a főváros elestéig ahhoz a szövetséghez tartozik; egységeit az a hatalom mozgatja, amelyik felállította, az kapja HPP-jét, és az elveszettek nem pótolhatók. Mindkét esetben a HPP a következő számvetéstől számít. A később visszavett kis ország a felszabadító hódítása. (EU-R10) (EU-R20) (EU-R70)
EU-5_1e = Akik még nem szövetségesek, külön-külön fizetik a hadüzenetet. Németország és Olaszország akkor lesz szövetséges, ha Olaszország hadat üzen Angliának vagy Franciaországnak, vagy ezek egyike neki. Ha a Szövetségesek a semleges Olaszország háborújába akarnak avatkozni, hadat üzennek Olaszországnak 7 HPP-ért; a megtámadott országba küldött csapat eleget tesz a hadüzenetnek, Olaszországot nem kell megtámadni. (EU-R29) (EU-R119)
EU-5_1f = Az első támadását túlélő páncélos, ha maradt mozgáspontja, egy területet továbbmehet és újra támadhat újabb 1 HPP-ért.
EU-5_1g = Minden repülőgép és flotta fordulónként egy akciót végez; egy csata légi, tengeri és földi szakasza egyetlen akció, így a túlélő gépek mindhármon részt vesznek. Támadás, védekezés, szállítás, kíséret, utánpótlás és közbeavatkozás után az egység gazdája következő fordulójának kezdetéig felhasznált; a felhasznált egység semmit sem tesz, nem védekezik, nem akadályoz partraszállást, és menekül, ha területe elesik. (EU-R44)
EU-5_1h = Védtelen ellenséges terület elfoglalása szárazföldön vagy ledobással nem kerül csataköltségbe (most megtámadott országban: csak a hadüzenetbe); tengerről inváziónak számít, és 5-be kerül. Az ellenőrzés helyőrség nélkül is megmarad, amíg ellenséges földi egység be nem lép. (EU-R16) (EU-R42) (EU-R53)
EU-5_1i = A visszavonuló földi egység egy területet megy vissza, olyan szomszédos baráti területre, ahonnan a támadás egy része jött (ha nincs ilyen, bármely szomszédos baráti területre); a visszavonult páncélos többet nem támad. Légi és tengeri egységek bázisukra térnek vissza. (EU-R47)
EU-5_1j = A csatákat egymás után mozgatják és vívják meg, a támadó sorrendjében; későbbi támadás indulhat a fázisban már elfoglalt területről.
EU-5_1_1 = Légi csata csak ott van, ahol mindkét félnek van repülőgépe: minden támadó dob (azonos TÉ szerint), vele egyszerre minden védő; mindenki annyi saját gépet vesz le választása szerint, ahány találat érte, a fölös találat elvész. Minden menet után a támadó visszavonhatja gépeit a kiinduló bázisra. Visszavonuláskor vagy akkor ér véget, ha az egyik félnek nincs gépe; utána a tengeri és a földi szakasz jön. Ha csak a védőnek van gépe, nincs légi szakasz: gépei a tengeri vagy földi szakaszban vesznek részt. (EU-R82)
EU-5_1_2 = Tengeri csata ott van, ahol az egyik félnek harcoló flottája, a másiknak ott harcoló flottája vagy repülőgépe van; a légi szakaszt túlélő gépek csatlakozhatnak. Menetek, veszteség és visszavonulás, mint a levegőben.
EU-5_1_2b = Az inváziós flották a védő repülőgépekkel is megküzdenek, ahol nincs vagy már nincs ellenséges flotta; e szakasz előtt a támadó visszafordulhat és befejezheti az akciót.
EU-5_1_3a = Földi csata ott van, ahol mindkét félnek van földi egysége; a túlélő repülőgépek csatlakozhatnak, és veszteségként levehetők. Repülőgép földi egység nélkül is támadhat földi egységet a szokásos 1 HPP-ért; visszalőnek rá, és sosem foglal területet (`aircraft_attack_alone` beállítás, alapból bekapcsolva). (EU-R1)
EU-5_1_3b = A támadó a földi csatát minden menet után befejezheti és visszavonulhat; a partraszállt egységek nem. (EU-R111)
EU-5_1_3c = Az invázió összesen 5 HPP, a csatával együtt, akár létrejön a partraszállás, akár nem, és üres part ellen is; a páncélos továbbtámadása további 1. (EU-R42)
EU-5_1_3d = A szállító flotta és rakománya a légi és a tengeri szakaszban nem harcol, de a tengeriben elveszhet: a találatok előbb a harcoló hajókat és gépeket érik (gazdájuk választ), a fölös találat szállítóhajót süllyeszt rakományával, gazdája választása szerint. A légi szakasz fölös találatai hajót sosem érnek. (EU-R78)
EU-5_2a = A földi szakaszban erőd ellen minden támadó földi és légi egység TÉ-je 1; más nem változtatja a TÉ-t. (EU-R49)
EU-5_2b = A flotta VÉ-je csak bázisa inváziója ellen 5; tisztán tengeri vagy légi támadás ellen a nyomtatott VÉ érvényes. Nem kezdődik partraszállás, amíg bevethető védő flotta vagy repülőgép van a parton. (EU-R14) (EU-R44)
EU-5_2c = Gyalogság és páncélos VÉ-je hegyen, mocsárban vagy folyó mögött +1 (egyszer, akárhány érvényes), erődben vagy partraszállás ellen ehelyett 5; repülőgépnek sosincs terepmódosítója. (EU-R48)
EU-5_2d = Az elfoglalt erőd a játék végéig nem erőd többé. (EU-R122)
EU-5_2e = A folyó vagy part módosítója minden védőre elvész, ha a támadás bármely része olyan úton jön, amelyre nem érvényes. Az egyoldalú erőd vagy hegy is csak akkor számít, ha minden földi támadó fedett oldalról jön; a körben védő hegy és mocsár mindig számít. (EU-R2) (EU-R50) (EU-R117)

## 6-9 A többi fázis, utánpótlás

EU-6a = Csatán kívüli mozgás (2. fázis): amely egység ebben a fordulóban nem mozgott és nem cselekedett, pontjai erejéig mozoghat baráti területeken át és csapat nélküli ellenséges területre; a légi és tengeri egységek ebben a fázisban váltanak bázist.
EU-6b = A tengeri szállítás a 2. fázisban történik olyan flottával, amely nem mozgott és nem cselekedett: flottánként két egység, földi és légi tetszőleges keverékben, baráti területek között.
EU-7a = Új egység csak a variáns zsetonkészletéből jön: még fel nem állított egység, vagy elveszett egység pótlása. Ha minden zseton a táblán van, HPP-ért sem kapható több.
EU-7b = Új egység csak az ország eredeti határain belüli, még ellenőrzött hazai területen jelenik meg, hódításban és gyarmaton soha; tengeri egység parton; csatlósállam egysége a saját országában. (EU-R75)
EU-7c = Egy fordulóban legfeljebb az év elején (az első évben a variáns elején) meglévő HPP felfelé kerekített fele költhető, hadüzenettel és csatával együtt; a 13.3b szerint azonnal kapott HPP a felével emeli a korlátot. (EU-R7)
EU-7d = Csatában elveszett flotta újjáépítését azonnal fizetik, és gazdája ezután következő harmadik fordulójának kezdetén kész, a fizetéskor megnevezett saját tengerparti területen; ha az előbb elesik, a flotta elvész. Tengeralattjáró és torpedóromboló késés nélkül pótolható. (EU-R60) (EU-R61)
EU-7e = Az új egység, az első ízben épített flotta is, azonnal használható: ugyanabban a fordulóban áthelyezhető, kísérhet és védekezhet.
EU-8a = Stratégiai áthelyezés: az adatlapon álló számú egység, tetszőleges távolságra baráti területeken át, semleges vagy ellenséges földön át soha. Fel nem használt flotta is áthelyezhető, kikötőből kikötőbe, nyitott szorosokon át, kíséret nélkül. (EU-R46)
EU-8b = Repülőgép tengeren át csak ott helyezhető át, ahol két területen belül (bombázónál három, a fejlesztéssel négy) baráti terület van. (EU-R68)
EU-8c = Földi egység, és az a repülőgép, amelynek ez az út nem jó, tengeren egységenként egy tétlen kísérő flottával kel át, a flotta bázisától a célig legfeljebb hat pont; hosszabb úthoz váltás kell, mindegyik olyan bázison, amelyet az előző flotta elér. A kísérők bázisukon maradnak, és abban a fordulóban se előtte, se utána mást nem tesznek. (EU-R6)
EU-8d = Áthelyezhető az a földi egység is, amely ebben a fordulóban mozgott vagy harcolt, és az a repülőgép, amely csak bázist váltott, a most elfoglalt területre is; felhasznált repülőgép és flotta nem. (EU-R45)
EU-9a = Csak az a földi egység végezhet a fordulóban bármilyen mozgást, az áthelyezést is beleértve, vagy támadhat, amelynek fordulója elején van utánpótlása: baráti területekből álló út egy baráti, akár meghódított fővároshoz. Utánpótlás nélkül is védekezik. (EU-R38)
EU-9b = A forduló elején elvágott földi egység, amelynek utánpótlását más csapatok az 1. fázis végéig nem állítják helyre, az áthelyezés végén lekerül, így abban a fordulóban nem pótolható. (EU-R38)
EU-9c = Utánpótlással bíró területen állomásozó tétlen flotta legfeljebb hat tengerentúli földi egységet lát el, egy vagy több területen, szövetségest is, bázisától hat ponton belül; bázisán marad. Ha elvész vagy másra használják, az egységek a következő ellenőrzéskor elvágottnak számítanak. (EU-R6) (EU-R86)
EU-9d = Légi és tengeri egységnek mindig van utánpótlása.

## 10, 11 Számvetés, nagyhatalmak eleste

EU-10a = Éves bevétel: az év alap HPP-je + a meghódított kis országok HPP-je + a csatlakozott kis országok HPP-je + a meghódított nagyhatalom 1939-es alapjának felfelé kerekített fele - a tavalyi adósság. A gyarmatok pontjai csak a hódítónak számítanak. A megmaradt HPP elvész. (EU-R8)
EU-10b = Ha egy meghódított ország vagy terület elvész, és a vesztes következő csatafázisának végéig nem veszi vissza, akkor és ott levonják tőle a HPP-jét, de csak azt, ami a folyó év bevételében már benne volt. A levonás költésnek számít, és túllépheti a forduló korlátját. Nem szándékos veszteség (ez, bombázás, tengeralattjárók, Moszkva, Gibraltár, Suez) nulla alá viheti a HPP-t; szándékosan senki sem költ adósságba. (EU-R11) (EU-R41) (EU-R77)
EU-11a = Az a nagyhatalom (Franciaország, Anglia, Olaszország, Németország), amelynek fővárosa elesett, következő fordulójában csak a visszafoglalását kísérelheti meg, szövetségesei segíthetik, utánpótlással bíró egységekkel; siker után a forduló a szokásos módon folytatódik.
EU-11b = Kudarc után a hatalom elesik: egységei lekerülnek, hazáját a hódító ellenőrzi (kivéve ahol más ellenség áll), hódításai és tengerentúli területei semlegesek lesznek, és üresen hadüzenet nélkül elfoglalhatók; a hódító a következő számvetéstől megkapja 1939-es alap HPP-jének felfelé kerekített felét, és a később visszafoglaló volt szövetséges is csak ezt a felet kapja. (EU-R21) (EU-R22)
EU-11c = Moszkva eleste nem a Szovjetunió vége: 5 HPP azonnal elvész, és az alapból is, amíg az ellenség tartja. Ettől kezdve, de előbb nem, a tábla keleti széle utánpótlást ad, ott új szovjet egységek jelenhetnek meg, és onnan támadás indulhat; ott csak szovjet egység állhat, és sosem támadható. (EU-R25) (EU-R26)
EU-11d = Az USA nem hódítható meg, és nem érheti invázió.

## 12 Haladó változat

EU-12 = A haladó változatban az alapváltozat minden itt nem módosított szabálya és ugyanaz a négy fázis érvényes; új benne négy egységtípus, a közbeavatkozás és a kölcsönbérlet.
EU-12_1_1a = Az ejtőernyősnek két mozgásértéke van, ledobás 3 és föld 1; repülőgép nem kell hozzá, és ellenség felett átmehet. Ha támadásban vetik be, a földi védelem folyó- és partmódosítója az egész támadásra elvész, de a flották 5-ös VÉ-je nem. Csak a földi szakaszban harcol, és ledobásába nem lehet közbeavatkozni. (EU-R35) (EU-R64) (EU-R65)
EU-12_1_1b = Az az ejtőernyős, amely oldala földi egységei nélkül vész el ledobásban, nem pótolható; ugyanígy, ha az elfoglalt területen egyedül az ellenség következő ellentámadásában vész el. (EU-R35)
EU-12_1_1c = Egy hatalom egy területet fordulónként csak egyszer támad: amit csak ledobással foglaltak el, azt nem lehet utána invázióval támadni, hogy a páncélos onnan továbbmenjen. A ledobással egyidejű partraszállás egy támadás, és páncélosa továbbmehet. (EU-R17)
EU-12_1_1d = Öninvázió: főváros visszafoglalására a flotta az 1. fázisban saját tengerparti területen páncélost tehet partra az invázió 5 HPP-jéért, és a páncélos második mozgásával a fővárost támadja. (EU-R63)
EU-12_1_1e = A ledobás 1 HPP, ha a területet védik, és semmi, ha nem; az invázió 5-jét sosem fizeti. Az elfoglalt terület hídfő: ugyanabban a fordulóban áthelyezéssel erősíthető, és utánpótló flotta kell hozzá. Ha ott az ejtőernyős földi egységekkel együtt vész el, pótolható.
EU-12_1_2a = Bombázó: hatótávolság 3, bázisváltás, menekülés és tengeren át áthelyezés 3 (a fejlesztéssel 4); légi csatában támadóként is VÉ-vel dob, és minden menet után visszavonulhat; földi és tengeri egységet TÉ-jével támadhat. (EU-R36) (EU-R68) (EU-R83)
EU-12_1_2b = Stratégiai bombázás: Németország, Olaszország vagy Anglia eredeti hazájába berepülve bombázónként azonnal 1 HPP veszteséget okoz, akkor is, ha a bombázó a közbeavatkozásban elvész; ingyenes, a bombázó akcióját elhasználja, és az áldozatot adósságba viheti. Hódítás és gyarmat nem célpont; Franciaország és a Szovjetunió sosem bombázható, kis ország és az USA sem. (EU-R36) (EU-R77) (EU-R84)
EU-12_1_3a = Tengeralattjáró: csak Németország építi; úgy mozog, mint a flotta, nem szállít, tengeri csatában harcol, és invázió ellen nincs módosítója.
EU-12_1_3b = Az Észak-Atlanti-óceánon minden túlélő tengeralattjáró azonnal 1 HPP-jébe kerül Angliának; minden túlélő, amely konvojt támad, 2 HPP-t vesz el belőle (Anglia felé: Észak-Atlanti-óceán; a Szovjetunió felé: Norvég-tenger). Egy tengeralattjáró a kettő közül egyet tesz, érkezéskor bejelentve. (EU-R59)
EU-12_1_3c = Repülőgép tengeralattjárót csak egy menetben támad, TÉ-vel; ez nem akciója, és a tengeralattjáró nem lő vissza rá. (EU-R12) (EU-R13)
EU-12_1_4 = A torpedóromboló olyan, mint a flotta, de nem szállít, és invázió ellen nincs módosítója; tengeren ő és a tengeralattjáró is levehető veszteségként. (EU-R87)
EU-12_2a = Légi közbeavatkozás: fel nem használt repülőgép megtámadhatja a hatótávolságán belül elhaladó ellenséges légi vagy tengeri egységet, vagy mehet a csata területére is; ingyen, mindig sikerül. A mozgó fél saját pihent gépeivel felelhet; a láncot hátulról oldják fel, a túlélők a tervezett csatában harcolnak tovább. A közbeavatkozó gép repülő és hajó ellen VÉ-vel dob, a megtámadott TÉ-vel; a megtámadottnak ez nem akció. A közbeavatkozó minden menet után megszakíthatja. (EU-R12) (EU-R66)
EU-12_2b = Tengeri közbeavatkozás csak tengeri akció ellen (szállítás ellen is): a mozgó fél bejelenti a teljes útvonalat, és nem változtathatja meg, csak bázisára fordulhat vissza. A hat ponton belüli beavatkozó tengeri erő egy kockával dob, és akkor ér oda, ha többet dob, mint a távolság tengerterületekben; így öt a legtávolabbi, ami sikerülhet. A mozgó fél ez ellen levegőből, vagy tengeren saját dobással avatkozhat közbe. (EU-R5) (EU-R66) (EU-R67)
EU-12_2c = Közbeavatkozni a 2. fázis légi és tengeri bázisváltásába is lehet, stratégiai áthelyezésbe soha.
EU-12_3a = Kölcsönbérlet: Franciaország eleste után, 1941 tavaszától az USA HPP-t küldhet Angliának; az USA és Anglia a Szovjetuniónak, ha Németország megtámadta. Egy szállítmány legfeljebb a küldő alap HPP-jének lefelé kerekített negyede, és korlátjába számít. Az áthelyezés fázisában lefordítva teszik le (üres is lehet), Angliának az Észak-Atlanti-óceánra, a Szovjetuniónak a Norvég-tengerre (Murmanszk nincs a térképen); a címzett következő felállítási fázisában érkezik, azonnal költhető, és korlátját a felével emeli. (EU-R33) (EU-R62) (EU-R115)
EU-12_3b = A konvojok értékét a tengeralattjárók csökkentik; a Szovjetunióba nem megy segély, amíg Németország Vologdát tartja; az 1941-es amerikai segély az 1942-es amerikai HPP-ből vonódik le. (EU-R90)
EU-12_3c = Minden szállítmányhoz, az üreshez is, a küldő egy tétlen kísérő flottája kell (1942 előtt az USA-nak Angliáé), amely bázisán marad, és abban a fordulóban mást nem tesz. (EU-R62)

## 13 Speciális szabályok (minden variáns megnevezi, melyiket használja)

EU-13 = Ezek a szabályok mindkét változatban érvényesek, a teljes háborúban mind. Egy hatalom semleges maradhat, a szövetségeknek nem kell létrejönniük, de történelmi szövetségest megtámadni mindig tilos.
EU-13_1a = Angolok és franciák sosem támadnak vagy védekeznek együtt. Ha egy területen állnak, külön támadják őket a támadó sorrendjében, egyenként 1 HPP-ért; ha egy területet támadnak, mindegyik 1-et fizet, és teljesen a másik előtt vagy után harcol. Angol csapat nem lép a Maginot-vonalra, amíg el nem esett. (EU-R17) (EU-R18) (EU-R116)
EU-13_1b = Angolok amerikaiakkal, németek olaszokkal összevonva harcolhatnak; megegyeznek, ki vezet és ki ellenőriz. A vezető egyszer fizeti az 1 HPP-t, az inváziót az a hatalom, amelynek flottái szállítanak. Megegyezés nélkül külön harcolnak, és a területet az ellenőrzi, akinek ott (ha egyenlő, a térképen) több egysége van. (EU-R37) (EU-R43)
EU-13_1c = Szovjet és nyugati szövetséges egység sosem áll egy területen; ugyanazt a területet egymás után támadhatják. (EU-R17)
EU-13_2 = Vichy-Franciaország akkor alakul meg, ha Párizs elesett, és nem foglalták vissza: minden francia egység lekerül, és Vichy, Lyon meg a még francia afrikai gyarmatok 2 gyalogságot, 1 páncélost, 1 repülőgépet, 2 flottát kapnak; ezeket a német játékos állítja fel és mozgatja, és csak védekeznek. A Szövetségesek támadás előtt hadat üzennek (2 HPP); a Tengely nem támadhatja és nem léphet be. Ha a Szövetségesek elfoglalják Párizst vagy Vichyt, azonnal megszűnik: egységei lekerülnek, területei az elfoglaló hatalomé. Utánpótlási fővárosa Vichy. (EU-R22) (EU-R23) (EU-R74)
EU-13_3a = A Szovjetunió 1941 őszétől támadhatja Németországot vagy csatlósait, 7 HPP-ért, és minden megtámadott csatlósért további 2-ért. (EU-R31) (EU-R55) (EU-R120)
EU-13_3b = Németország bármikor megtámadhatja a Szovjetuniót 7 HPP-ért; Finnország, Magyarország, Románia és Bulgária ekkor azonnal csatlakozik, csapataik mozoghatnak és támadhatnak, HPP-jük azonnal jár: csak ez a státus hoz HPP-t a számvetés előtt. Veszteségeik Németország költségén pótolhatók.
EU-13_3c = Meglepetés: a német hadüzenet fordulójában minden német oldali támadó menetenként két kockával dob szovjet egység ellen, és minden siker találat. Annak az évnek a téli fordulójában a Tengely nem támad a Szovjetunión belül, a szovjet támadók pedig két kockával dobnak. Védő és közbeavatkozó sosem dob duplán. A télen tett hadüzenetre rögtön áll a tilalom: csak védtelen szovjet terület foglalható el vele. (EU-R30) (EU-R56) (EU-R88)
EU-13_3d = Bolgár egység sosem támad szovjetet, és azonnal lekerül, ha ellene kellene védekeznie.
EU-13_3e = Ha a Szovjetunió támad előbb Németországra, minden csatlós semleges marad, és a náluk álló német egységeknek a következő német fordulóban ki kell vonulniuk, vagy Németország hadat üzen (egyenként 2 HPP), és megküzd az ország seregével. Akit maga a Szovjetunió támad meg, Németországhoz csatlakozik, a többi semleges marad. (EU-R55)
EU-13_3f = Ha a Szövetségesek elfoglalják Ploestit, az egész Tengely fordulónként egy csataterületen harcolhat, amíg vissza nem veszi; ha a Tengely Groznijt foglalja el, ugyanez a Szovjetunióra áll. A páncélos továbbtámadása újabbnak számít, és tilos. (EU-R57)
EU-13_3g = A német-szovjet háborúig a csatlósok semlegesek, de német egység beléphet és átmehet rajtuk; bárki másnak hadat kell üzennie (2 HPP), és a Szövetségesek által megtámadott csatlós Németországhoz csatlakozik. (EU-R54)
EU-13_4a = Ha a Tengely elfoglalja Gibraltárt vagy Suezt, Anglia azonnal 5 HPP-t (mindkettőnél 10-et) veszít a meglévőből, fordulókorlátja nem változik, alapja pedig minden számvetésnél 5-tel kevesebb a visszafoglalásig; az utána következő első számvetésnél újra teljes. (EU-R9) (EU-R58)
EU-13_4b = Máltán legfeljebb egy földi, egy flotta- és egy légi egység állhat.
EU-13_4c = Afrikában legfeljebb három német földi és légi egység lehet, és ezekből csak annyi támadhat, amennyi három mínusz a máltai angol flotta- és légi egységek száma. (EU-R32) (EU-R76)
EU-13_5 = Az USA 1942 tavaszától üzenhet hadat (7 HPP, támadni nem kell). Egységei az USA területén kezdenek, és áthelyezéssel előbb Angliába kell jutniuk, fordulónként hatból legfeljebb négy, kíséret nélkül; ha egy egységet ugyanabban a fordulóban Angliából továbbküldenek, az újra a hatba számít, és a 8. pont alá esik. Ha Anglia elesett, csak invázió nyithat hídfőt, és utána fordulónként legfeljebb két egység követheti. (EU-R33) (EU-R34)

## 14 Játékvariánsok

EU-14_1 = A Sarlóvágás 1939 őszétől 1940 nyaráig tart, 4 forduló, az adatlap kezdő egységeivel és az 1939-es, 1940-es oszloppal; az első német forduló a 2. fázissal kezdődik. (EU-R3)
EU-14_1a = Két játékos (Németország; Anglia és Franciaország) vagy három. Németország hadban áll Angliával és Franciaországgal, és birtokolja Lengyelországot; az USA, Olaszország és a Szovjetunió semleges, nem üzenhető nekik hadat, a kis országoknak igen. (EU-R73)
EU-14_1b = Elhelyezési sorrend: Franciaország, Anglia, Németország.
EU-14_1c = Anglia legalább egy flottát Máltára és kettőt Gibraltárra helyez; ezek sosem változtatnak helyet. Németország egy-egy egységet tesz Finnországba, Magyarországra, Romániába és Bulgáriába, ezek sosem változtatnak helyet; két flottát Kielbe, két egységet bárhová Németországban, a többit Lengyelországba, ahol minden német forduló végén legalább egy német egységnek állnia kell.
EU-14_1d = Lépési sorrend: Németország, majd Franciaország Angliával.
EU-14_1e = Németország győz, ha 1940 nyarán ellenőrzi Norvégiát, Dániát, Hollandiát, Belgiumot és Párizst, és a Szövetségesek válasza után is; különben a Szövetségesek győznek. Közülük Franciaország, ha Párizs nem esett el, Anglia, ha a végén a négy ország egyikét ellenőrzi. (EU-R112)
EU-14_1f = A Szövetségesek a semleges Norvégia ellen nem indíthatnak inváziót, Anglia 1940 nyarán sehol. A 13.1a és a 13.2 speciális szabály érvényes. (EU-R39)
EU-14_2 = A Barbarossa-terv 1941 nyarától 1942 teléig tart, 7 forduló, 2-5 játékos: Németország és Olaszország a Szovjetunió, Anglia és az USA ellen; háromnál a Szovjetunió külön, négynél Németország és Olaszország is külön, ötnél mindenki külön.
EU-14_2a = Németország és Olaszország hadban áll Angliával; Németország meghódította Norvégiát, Dániát, Hollandiát, Belgiumot, Jugoszláviát, Görögországot, Lengyelországot és Franciaországot, semleges Vichy nélkül; Finnország, Magyarország, Románia és Bulgária a szövetségesei. Németországnak első fordulójában hadat kell üzennie a Szovjetuniónak (7 HPP); az USA semleges, és 1942 tavaszán beléphet. (EU-R31)
EU-14_2b = Elhelyezési sorrend: Olaszország, Anglia, Szovjetunió, Németország. Németország helyezi el a csatlósok és Vichy egységeit is a saját országukban, és legfeljebb három német egységet az olasz Líbiában.
EU-14_2c = A kezdő egységek és az 1939-1941-es oszlopok ingyen a térképen állnak; az USA fizet azért, amit felállít; az 1942-es oszlopok 1942-ben nyílnak meg.
EU-14_2d = Lépési sorrend: Olaszország Németországgal, majd a Szovjetunió Angliával és az USA-val.
EU-14_2e = A Tengely győz, ha Moszkva, Leningrád és Sztálingrád 1942 telének végén német; különben a Szövetségesek, közülük a Szovjetunió. Olaszország győz, ha Gibraltár kivételével minden angol földközi-tengeri terület az övé; Anglia, ha Olaszország nem szorította ki a Földközi-tengerről; az USA, ha a végén legalább egy utánpótlással bíró földi egysége áll az európai kontinensen. (EU-R40) (EU-R112) (EU-R113)
EU-14_2f = Speciális szabályok: 13.1b és c, 13.2, 13.3 a és e nélkül, 13.4, 13.5.
EU-14_3 = A Bagratyion és Overlord 1944 tavaszától 1945 nyaráig tart, 6 forduló, 2-4 játékos: Németország a Szovjetunió, Anglia és az USA ellen; háromnál a Szovjetunió külön, négynél mindenki külön.
EU-14_3a = Németországé Norvégia, Dánia, Hollandia, Belgium, Franciaország, Jugoszlávia, Görögország, Lengyelország, Albánia, Olaszország Nápolytól északra, és a Szovjetunióból Vityebszk, Tallinn, Riga, Minszk, Breszt, Kijev, Dnyepropetrovszk; Finnország, Magyarország, Románia és Bulgária a szövetségesei. Angliáé az egész volt francia és olasz Afrika, Nápoly, Szicília, Szardínia, Korzika. Olaszország kiesett, nincs egysége.
EU-14_3b = Elhelyezési sorrend: USA, Anglia, Szovjetunió, Németország, mindenki az általa ellenőrzött területeken; az USA bármely angol ellenőrzésű területen.
EU-14_3c = Minden 1944-ig felállítható egység ingyen a térképen áll; az USA csak kezdő egységeivel indul.
EU-14_3d = Lépési sorrend: a Szovjetunió Angliával és az USA-val, majd Németország.
EU-14_3e = Németország győz, ha Berlin 1945 nyaráig nem esik el, vagy abban a fordulóban visszaveszi; a Szövetségesek győznek, ha Berlint elfoglalják és megtartják. Közülük a Szovjetunió vagy az USA, ha az ő egységei foglalták el Berlint, Anglia, ha 1945 nyarán Belgrádot és Budapestet ellenőrzi. (EU-R112) (EU-R114)
EU-14_3f = Speciális szabályok: 13.1b és c, 13.3 d és f, a 13.5-ből az áthelyezésről szóló rész.
EU-14_4a = A teljes háború 1939 őszétől 1945 nyaráig tart, 24 forduló. Csapatjátékban a Szövetségesek győznek, ha 1945 nyaráig Berlin és Róma elesett, a Tengely, ha akkor Párizs, London és Moszkva közül legalább kettőt birtokol; ha egyik sem vagy mindkettő teljesül, döntetlen. (EU-R28)
EU-14_4b = Ha mindenki magáért játszik, 1945 nyarán a kiinduló területen túl ennyi HPP értékű terület kell: Németország 34, Olaszország 10, Anglia az USA-val 20, Szovjetunió 18, Franciaország 8. A megállapodások nem kötnek; történelmi szövetségesek sosem támadják egymást, és más saját vagy meghódított területére csak a szövetség létrejötte után, birtokosa beleegyezésével szabad lépni. (EU-R27)
EU-14_4c = Elhelyezési sorrend: Olaszország, Franciaország, Anglia, Szovjetunió, Németország; Németország 14 egységéből 6 Lengyelországban áll, és első fordulója a 2. fázissal kezdődik. Az éves oszlopok évükben nyílnak meg; a 13. minden speciális szabálya érvényes. Lépési sorrend: Németország Olaszországgal, majd Franciaország Angliával, az USA-val és a Szovjetunióval.
EU-14_4d = Helyek: kettő: Németország+Olaszország, minden Szövetséges; három: Németország+Olaszország, Franciaország+Anglia+USA, Szovjetunió; négy: Németország, Olaszország, Franciaország+Anglia+USA, Szovjetunió; öt: Németország, Olaszország, Franciaország, Anglia+USA, Szovjetunió.

## 15-17 Táblázatok, mintajáték, opciók

EU-15a = I. táblázat: gyalogság és páncélos hegyen, mocsárban vagy folyó mögött +1; erődöt támadók TÉ-je 1; földi egység erődben vagy invázió ellen VÉ 5; flotta invázió ellen VÉ 5.
EU-15b = II. táblázat: gyalogság 1, páncélos 2, repülőgép 3, flotta 6, ejtőernyős 2, bombázó 3, tengeralattjáró 1, torpedóromboló 1; csata 1, invázió 5, hadüzenet kis országnak 2, nagyhatalomnak 7.
EU-15c = III. táblázat, gyalogság: Belgium 1, Dánia 1, Görögország 2, Hollandia 1, Jugoszlávia 2, Norvégia 1, Svédország 2; csatlósok: Bulgária 1, Finnország 2, Magyarország 2, Románia 2. Gyalogság, páncélos, repülőgép, flotta: Spanyolország 3, 1, 1, 1; Törökország 3, 2, 1, 1.
EU-16 = A nyomtatott mintajáték (a Sarlóvágás két fordulója, alapváltozat) lépésről lépésre lejátszható minden nyomtatott állásig és összegig; csak a hibásan nyomtatott kockákat pótoljuk, mindegyiket a nyomtatott mellett megnevezve (lásd a példákat).
EU-17a = Opcionális fejlesztés (csak a teljes háborúban; Németország, Anglia, és hadba lépése után az USA): áthelyezés után 5 HPP-ért két kockával lehet dobni egy célra, a forduló korlátján belül; módosítókkal 12 vagy több siker, és ugyanarra a célra minden korábbi kísérlet +1. Egy fordulóban több cél is próbálható, minden dobás fizetve. Anglia és az USA külön fejleszt, és semmit sem oszt meg. (EU-R80)
EU-17b = Anglia és az USA céljai: radar (torpedóromboló és repülőgép kétszer dob tengeralattjáró ellen); légierők bevetése (bombázónként 2 HPP); a bombázók 4-et mozognak; Törökország, ha még semleges, a Szövetségesekhez áll, egységeit az a hatalom pótolhatja, amelyik megnyerte.
EU-17c = Német célok: nagy hatótávolságú tengeralattjárók (kereskedelemből 2, konvojból 4 HPP); Spanyolország csatlakozik (a semleges Vichy ekkor azonnal a Szövetségesekhez áll); Törökország csatlakozik (+1, ha a németek elfoglalták Sztálingrádot); Vichy csatlakozik, leghamarabb négy fordulóval Párizs eleste után. Spanyolország, Törökország és Vichy ekkor csatlós státusú (13.3b).

## Döntések

EU-R1 = Repülőgép saját földi egység nélkül is támadhat földi egységet (az 5.1.3 javítási jegyzéke dönt): egy csataköltség, visszalőnek rá, sosem foglal.
EU-R2 = A Maginot-erőd Németország és Belgium ellen számít (a 3. megelőzi az 5.2-t). Hogy a Calais vagy Lyon felől jövő földi csoport a csatára megszünteti, az az 5.2 kiterjesztése, amely csak folyót és partot nevez meg, egyoldalú erődre és hegyre (átvizsgáláskor javítva; lásd EU-R50). Az elfoglalt erőd végleg megszűnik.
EU-R3 = A 14.1 első német fordulója csatán kívüli mozgással kezdődik, mint a 14.4 és a 16. szerint.
EU-R4 = Finnországon kívül minden tengerparti terület flottabázis; tengerről tengerre szárazföldi területen át csak a német flották mehetnek, Kielen át.
EU-R5 = Minden tenger, amelyre belép, és a végső part a flottának 1; a közbeavatkozás távolsága csak a tengereket számolja a találkozás helyéig (Brest-Angol-csatorna 1); a szoros nem kerül többe.
EU-R6 = Kíséret és utánpótlás: a flotta bázisától a cél partjáig nyitott szorosokon át legfeljebb 6; minden váltó flotta bázisát az előző eléri.
EU-R7 = Fordulókorlát: az év vagy a variáns elején meglévő HPP felfelé kerekített fele; az évre rögzített, csak az azonnali nyereség (13.3b) emeli a felével.
EU-R8 = A gyarmatok pontjai (egyenként 1) csak a hódítónak számítanak a számvetésnél; az első tulajdonosnál az alapban vannak, és elestükkel semmit sem veszít.
EU-R9 = Gibraltár és Suez egyenként 5-öt ér, együtt 10-et; az alap a visszafoglalás utáni számvetésnél tér vissza.
EU-R10 = A visszavett kis ország a felszabadító hódítása lesz; önálló országként nem alakul újjá.
EU-R11 = Az ellenség által elvett hódítás veszteségét a vesztes következő csatafázisának végén vonják le, költésnek számít, nulla alá mehet, és akkor a következő év adóssága.
EU-R12 = Közbeavatkozó és ellene közbeavatkozó repülőgép és hajó ellen VÉ-vel dob, a megtámadott TÉ-vel; tengeralattjáró elleni légi támadás mindig TÉ-vel (átvizsgáláskor javítva: a 12.2 angol vadásza 3-mal dob).
EU-R13 = Légi támadás tengeralattjáró ellen: egy menet, nincs válasz, nem akció.
EU-R14 = Partraszállás csak akkor kezdődik, ha sem védekezni képes ellenséges flotta, sem ilyen repülőgép nincs a területen (az 5.2 és a harmadik inváziós példa a 4.4 előtt).
EU-R15 = Elfoglalt terület egységei fordulónként egyszer menekülnek: repülőgép 2-n belüli baráti területre, flotta 6-on belüli, saját hatalmú bázisra (a szöveg sajátot mond; szövetségesé nem jó); különben elvesznek.
EU-R16 = Üres ellenséges területre szárazföldön belépni ingyenes; ha csak repülőgép vagy flotta van ott, a földi egység szintén szabadon belép, és azoknak menekülniük kell.
EU-R17 = Területenként, fordulónként és hatalmanként egy támadás; angolok és franciák, szovjetek és nyugatiak ugyanazt a területet egymás után támadhatják, mindegyik 1-et fizet.
EU-R18 = Az egy területen álló angol és francia egységeket egymás után támadják, a támadó sorrendjében, egyenként 1 HPP.
EU-R19 = A semleges ország egységeit az ellenoldal legtöbb HPP-vel rendelkező hatalma állítja fel; ahol senki sem választ, az adatfájl alapfelállítása érvényes.
EU-R20 = A kitartó kis ország a másik oldalhoz csatlakozik; egységei azzal a hatalommal mozognak, amelyik felállította, és nem pótolhatók (csak a csatlósoké, és opcióval Spanyolországé vagy Törökországé).
EU-R21 = Az elesett hatalom hódításai és gyarmatai semlegesek lesznek, üresen hadüzenet nélkül elfoglalhatók; Franciaországnál ehelyett Vichy alakul meg, ha Párizst a Tengely foglalta el.
EU-R22 = Korzika Párizs meghódítójáé; Szíria a 14.4-ben semleges, a 14.2-ben és 14.3-ban angol.
EU-R23 = Vichy utánpótlási fővárosa a Vichy terület; a hadüzenet neki 2.
EU-R24 = A szevasztopoli nyíl Krasznodarba vezet; Dnyepropetrovszk szárazföldön érhető el.
EU-R25 = Keleti szél: csak szovjet egységek, sosem támadható; utánpótlás, új egység és támadás onnan csak Moszkva eleste után (átvizsgáláskor javítva: a 11a szerint ebben az esetben).
EU-R26 = Moszkva 5-öt ér: azonnal elvész a meglévőből és az alapból, amíg ellenségé; a birtokosa 5-öt számol érte a 14.4b-ben és számvetésekor.
EU-R27 = A 14.4b-ben Lengyelország Németország hódításának számít, a csatlósok addig, amíg szövetségesei.
EU-R28 = 14.4a: ha egyik feltétel sem vagy mindkettő teljesül, döntetlen; a Tengelynek Párizs, London, Moszkva közül kettő kell.
EU-R29 = Angliának és Franciaországnak hadat kell üzennie (7) a semleges Olaszországnak, mielőtt megtámadja vagy áldozatát segíti; Németország és Olaszország akkortól szövetséges, amikor Olaszország e kettő egyikével először hadba kerül.
EU-R30 = A 13.3c dupla dobása: egységenként és menetenként két kocka, minden siker találat.
EU-R31 = A legkorábbi szovjet támadás 1941 ősze; a 14.2-ben a német hadüzenet az 1. fordulóban kötelező.
EU-R32 = Afrika: a német földi és légi egységek számítanak, a flották nem; a korlát 3 mínusz a máltai angol flotta- és légi zsetonok.
EU-R33 = 1942 előtt az USA-nak nincs egysége a térképen; segélyének felső határa 13 (54 negyede); 1942 tavaszán vagy később fizet 7-et.
EU-R34 = Az óceánon át a 6 áthelyezésből 4; az Angliából ugyanabban a fordulóban továbbküldött egység még egybe kerül.
EU-R35 = Ejtőernyős: ledobás 3 távolságra bármely saját területről, földi mozgás 1, a csatán túl nincs költsége; ha mellette harcoló saját földi egység nélkül vész el, végleg elveszett.
EU-R36 = Bombázó: TÉ csak földi és tengeri egység ellen, légi csatában VÉ; hatótávolság 3 (a fejlesztéssel 4); útközben közbeavatkozás érheti; előbb a bombakár, aztán a veszteség.
EU-R37 = Közös hódítás ellenőrzése megegyezés nélkül: akinek ott több egysége van, aztán akinek a táblán több.
EU-R38 = Az utánpótlást a saját forduló elején, az utánpótló flották kijelölése után ellenőrzik; nélküle az egység abban a fordulóban sehogy sem mozog és nem támad, de védekezik. Mások 1. fázisbeli mozgása és csatája, valamint az utána kijelölt flotta megmenti a levételtől, de a következő fordulójáig akkor sem mozog.
EU-R39 = Norvégia inváziójának tilalma addig áll, amíg semleges; az 1940 nyári angol tilalom minden célpontra.
EU-R40 = Amerikai hídfő a 14.2-ben: 1942 telének végén legalább egy utánpótlással bíró amerikai földi egység a kontinentális Európa egy területén.
EU-R41 = Elvesztett hódításért csak az a HPP vonódik le, amely az idei bevételben benne volt (a 16. mintajátékban Franciaország Belgiumért semmit sem fizet).
EU-R42 = Az invázió 5 HPP-jében benne van a csata, és üres partért is jár; a páncélos továbbtámadása további 1.
EU-R43 = Az összevont csata egyszer 1 HPP, a vezető fizeti; az invázió 5-jét az a hatalom, amelynek flottái szállítanak.
EU-R44 = Szállítás, kíséret, utánpótlás, támadás, védekezés és közbeavatkozás felhasznált jelet tesz az egységre gazdája következő fordulójának kezdetéig, az ellenség fordulójában is; a megjelölt egység nem védekezik, nem akadályoz partraszállást, és menekül, ha a terület elesik (16: a doveri flotta).
EU-R45 = Felhasznált repülőgép és flotta nem helyezhető át.
EU-R46 = Fel nem használt flotta áthelyezhető kikötőből kikötőbe, nyitott szorosokon át, egyenként egy áthelyezés, kíséret nélkül.
EU-R47 = A földi egységek egy olyan szomszédos baráti területre vonulnak vissza, ahonnan a támadás egy része jött, ha nincs ilyen, bármely szomszédos baráti területre; a visszavonult páncélos nem támad többet.
EU-R48 = Folyó és hegy együtt is csak egyszer +1; az 5-ös VÉ a helyébe lép.
EU-R49 = Az erőd elleni 1-es TÉ csak a földi szakaszban áll.
EU-R50 = Az egyoldalú erőd vagy hegy csak akkor számít, ha minden földi támadó fedett oldalról jön; a körben védő hegy és mocsár mindig.
EU-R51 = Csapás átrepülhet semleges föld felett; bázisváltás és áthelyezés nem.
EU-R52 = Földi egység megáll ellenséges földi egységnél; a páncélos, ha maradt pontja, átmegy üres vagy csak repülőgépet, flottát rejtő ellenséges területen.
EU-R53 = Az ellenőrzés helyőrség nélkül megmarad, amíg ellenséges földi egység be nem lép; csak a 14.1 Lengyelországában kell az egység.
EU-R54 = Csatlósok a Szovjetunió elleni háború előtt: semlegesek, német egységnek nyitottak; másnak hadat kell üzennie (2); ha a Szövetségesek támadják meg, Németországhoz csatlakozik.
EU-R55 = Az a csatlós, amelyet a Szovjetunió támad meg előbb, Németországhoz csatlakozik, a többi semleges marad.
EU-R56 = A télen tett német hadüzenetre a Szovjetuniónak rögtön áll a téli tilalom; dupla dobás nem marad hozzá.
EU-R57 = Egy támadás a 13.3f-ben = fordulónként egy csataterület az egész Tengelynek (vagy a Szovjetuniónak); a páncélos továbbtámadása másiknak számít.
EU-R58 = Gibraltár vagy Suez: azonnal 5 HPP a meglévőből, a fordulókorlát változatlan, az alap minden számvetésnél 5-tel kevesebb a visszafoglalásig.
EU-R59 = Az Észak-Atlanti-óceánon a tengeralattjáró kereskedelmet vagy konvojt támad, érkezéskor bejelentve.
EU-R60 = A 7d építési késése csak flottákra áll.
EU-R61 = Az újjáépített flotta gazdája fizetés utáni harmadik fordulójának kezdetén jelenik meg.
EU-R62 = Segély: lefelé kerekített negyed; a küldő korlátjába számít; a címzett korlátja az érkező összeg felével nő; szállítmányonként a küldő egy kísérő flottája (1942 előtt az USA-nak Angliáé), az üreshez is.
EU-R63 = Az öninvázió 5 HPP; csata csak akkor van, ha ellenség van ott.
EU-R64 = A ledobás nem vesz részt a légi szakaszban, és nem lehet közbeavatkozni; az ejtőernyős a földi szakaszban harcol, ahol a védő repülőgépek is részt vesznek, ha földi egység védekezik.
EU-R65 = Az ejtőernyős csak a földi védelem módosítóját szünteti meg, a flották 5-ös VÉ-jét nem.
EU-R66 = A közbeavatkozó minden menet után megszakíthatja; a mozgó fél visszafordulhat bázisára, de útvonalat nem változtathat.
EU-R67 = Tengeri szállításba közbe lehet avatkozni; a rakományra az invázió szabálya áll.
EU-R68 = Bombázó tengeren át 2 helyett 3 területre menekül és helyezhető át (a fejlesztéssel 4).
EU-R69 = Tengeri szállítás után a repülőgép egy területnyire bázist válthat; előtte nem mozoghatott.
EU-R70 = A csatlakozó kis ország HPP-je és egységei azé a hatalomé, amelyik felállította.
EU-R71 = Legerősebb tag: a meglévő HPP; egyenlőségnél az alap, aztán a nyomtatott sorrend.
EU-R72 = Ha az egyik oldal minden ellenfele elesett a záró időpont előtt, az az oldal győzött. A 14.1, 14.2 és 14.3 variánsban hatalmainak saját célja is van: ha több játékos vezeti őket, a játék a záró időpontig folyik, különben az eredményt azonnal, a pillanatnyi állás szerint állapítjuk meg. A 14.4 mindenki-magáért változatában mindenki a saját 1945 nyári összegéért felel, bárki esett is el.
EU-R73 = A 14.1-ben nincs hadüzenet Olaszországnak, a Szovjetuniónak és az USA-nak; kis ország megtámadható.
EU-R74 = Vichy területei azé a hatalomé, amelyik Párizst vagy Vichyt elfoglalta; a Tengely Vichy-Franciaországot nem támadhatja, és be sem léphet.
EU-R75 = Egység saját hazai, saját ellenőrzésű területen áll fel; tengeri a parton; csatlósé a saját országában.
EU-R76 = A 13.4c csak a támadást korlátozza: 3 mínusz Málta légi és flottazsetonjai.
EU-R77 = A bombázás vagy tengeralattjáró HPP nélküli áldozata adósságba kerül.
EU-R78 = Veszteség tengeren: előbb harcoló hajó, tengeralattjáró, torpedóromboló és repülőgép (gazdája választ), aztán szállítóhajó, gazdája választása szerint.
EU-R79 = Egy oldal hatalmai a fázison belül tetszőleges, váltott sorrendben cselekszenek; a fázis mindnyájuknak együtt ér véget.
EU-R80 = A fejlesztés a forduló korlátjába számító költés.
EU-R81 = Partraszállás után a flották a kiinduló bázisukra térnek vissza.
EU-R82 = Csak a védőnek van repülőgépe: nincs légi szakasz, gépei a földi vagy tengeri szakaszban vesznek részt.
EU-R83 = Csak bombázók támadnak, vadászok védenek: a légi szakaszban mindkettő VÉ-vel dob, a bombázók minden menet után visszavonulhatnak.
EU-R84 = Németország, Olaszország és Anglia bombázható; kis országok és az USA nem.
EU-R85 = Az a páncélos, amely első területét csata nélkül foglalta el, második pontjával továbbmehet és támadhat.
EU-R86 = Az az egység, amelynek utánpótló flottája elveszett vagy felhasznált, a következő ellenőrzéskor elvágottnak számít.
EU-R87 = A 12.1.4 erődről szóló szavainak nincs hatása: ezen a térképen nincs parti erőd, és az 5.2 nem ad flottának erődértéket.
EU-R88 = A 13.3c csak a támadóknak ad duplát, védőnek és közbeavatkozónak nem.
EU-R89 = A terep sehol sem kerül mozgáspontba, noha a 3. csak azt mondja, hogy általában.
EU-R90 = A Szovjetunióba addig tilos a segély, amíg Németország Vologdát tartja (a szöveg: ha a németek elfoglalják).
EU-R91 = A Tengely és a Szovjetunió háborúját Németország vagy a Szovjetunió nyitja meg; Olaszország egyedül nem kezdheti.
EU-R92 = Tengeri szakasz akkor van, ha a támadónak hajói vannak ott, vagy ha repülőgép földi egység nélkül támad hajót; szárazföldön érkező földi egységek mellett a repülőgép nem harcol hajóval.
EU-R93 = Ha egy ország elesett, területei egyenként cserélnek gazdát; HPP-je fő területével jár, a gyarmaté fő városával.
EU-R94 = Miután mindketten dobtak, előbb a védő veszi le veszteségeit, aztán a támadó.
EU-R95 = Egy mozgást egy helyen egyetlen közbeavatkozási lánc fogadhat; egy oldal hatalmai a nyomtatott sorrendben felelnek, és az elkéső tengeri erő is felhasznált lesz.
EU-R96 = Élő szövetséges visszavett hazai területe vagy gyarmata visszakerül a szövetségeshez; szövetséges kis ország területe a kis országhoz.
EU-R97 = Ha egy hatalom elesik, a rábízott kis országok legerősebb hadviselő szövetségeséhez kerülnek; ha nincs ilyen, újra semlegesek, és elvesztik seregüket.
EU-R98 = Azok a tengelyegységek, amelyek Vichy-Franciaország megalakulásakor Vichyben vagy Lyonban állnak, Párizsba kerülnek.
EU-R99 = Német egységnek a még nyitott csatlósállam mozgásban és utánpótlásban baráti; fővárosa ellátja őket.
EU-R100 = A konvojt akkor fordítják fel, amikor tengeralattjáró támadja; megérkezéséig küldőjének HPP-je a tengeren lévőkkel együtt látszik.
EU-R102 = A győzelem megítélésekor a csatlakozott kis ország annak a hatalomnak az ellenőrzése alatt számít, amelyre rá van bízva.
EU-R101 = A Tengely azon egységei, amelyek a forduló végén még semleges csatlósállamban vannak, és hadüzenet után sem foglalták el a helyet, elvesznek; a földi egységek onnan támadnak, ahol állnak.
EU-R103 = Azok a repülőgépek és hajók, amelyek olyan területen állnak, amely egy ország vagy hatalom elestével, illetve Vichy-Franciaország létrejöttével vagy megszűntével nem barátjuk kezébe kerül, úgy menekülnek, mintha a területet elfoglalták volna.
EU-R104 = Földi egység nélkül támadó repülőgép ellen az ép erőd teljes értékű, bárhonnan jöjjön is a gép; folyó, tengerpart és egyoldalú hegy ellene nem számít.
EU-R105 = A német kutatással megnyert ország HPP-je azonnal jár, mint a csatlósállamé; a Szövetségesekhez csatlakozó Törökországé a következő számvetéskor.
EU-R106 = Csatlakozott kis ország repülőgépei és hajói közbeavatkozhatnak, az őket vezető hatalom küldi őket; Vichy-Franciaországéi csak akkor, ha már csatlakozott valamelyik oldalhoz.
EU-R107 = Az az újjáépített flotta, amelynek építési helyén olyan egységek állnak, amelyekkel nem lehet egy területen, ezek távozása után jelenik meg.
EU-R108 = A szövetséghez csatlakozó kis ország csak a szövetség ellenségeivel áll hadban; a háborún még kívül álló hatalom, amely megtámadta, csak hadba lépése után folytathatja ellene.
EU-R109 = Ha egy ország vagy hatalom elesik, illetve Vichy-Franciaország létrejön vagy megszűnik, azok a területek, ahol a hódítóval nem baráti földi egységek állnak, ezek tulajdonosáé lesznek.
EU-R110 = A flotta saját hatalmának és a rábízott kis országoknak az egységeit szállítja és kíséri; szövetséges egysége csak közös partraszálláskor száll fedélzetre, utánpótlást viszont bármelyik szövetséges kaphat.
EU-R111 = Amíg partra szállt egység harcol, a támadásból senki sem vonul vissza; ha már egy sincs, a szárazföldön érkezettek visszavonulhatnak.
EU-R112 = A győztes oldalról azok a hatalmak győztesek, amelyek teljesítik a 14.1, 14.2 vagy 14.3 nyomtatott saját célját; ha egyik sem, akkor az el nem esettek közösen. Olaszország a 14.2-ben saját céljával akkor is győztes, ha a Tengelyé meghiúsult, kivéve, ha egy játékos vezeti Németországgal együtt: ő a Tengelyért felel. A győztes Tengely minden hatalma győztes.
EU-R113 = A 14.2-ben Gibraltár egyik célba sem számít: Olaszországnak a többi angol földközi-tengeri terület kell saját kézben, Angliának közülük egy. A kettő egyszerre nem teljesülhet; ha az egyik Németországé, a többi Olaszországé, egyik sem teljesül.
EU-R114 = Berlint minden olyan hatalom elfoglalta, amelynek földi egysége részt vett az elfoglaló támadás földi szakaszában, akárki tartja meg a várost, és akármi veszett oda; kis ország egysége a vezető hatalomnak számít. Ugyanazon forduló korábbi támadásai nem számítanak.
EU-R115 = A segély negyedét a számvetés alap HPP-jéből vesszük: Gibraltár és Szuez elvesztéséért 5-5-tel kevesebből, amíg elveszett.
EU-R116 = A Maginot-vonal az angol repülőgépek bázisának is tilos, nemcsak a földi egységeknek, hiszen a 6. pont a földi és légi egységeket egyaránt csapatnak nevezi; átrepülni szabad.
EU-R117 = Ha a támadás egyik része folyón át, másik része egyoldalú hegyek felől jön, a védők +1-e megmarad: nincs olyan rész, amelyre ne volna érvényes.
EU-R118 = A hadüzenethez biztos támadás kell, és annak ára is a hadüzenet pillanatában: saját földi egység melletti üres területért semmi, csatáért 1, partraszállásért 5. Repülőgép egymaga ott elég, ahol hatótávolságában áll megtámadható egység; mivel a kis ország seregét csak utána állítják fel, ekkor minden területét el kell érnie. Ahol csata nem vívható (13.3c, 13.3f), ott csak üres terület felel meg.
EU-R119 = Csapat a földi vagy légi egység, amelyet ugyanabban a fordulóban, bármelyik fázisban a megtámadott ország még saját területére küldenek; aki se támadni, se küldeni nem tud, nem üzenhet hadat. Addig tartozik vele: nem hagyható el az a fázis, amelyben utoljára küldhető csapat.
EU-R120 = A Németországnak küldött szovjet hadüzenetnek eleget tesz a Németország vagy egy szintén hadüzenetet kapott csatlós elleni támadás, vagy az egyiküktől elfoglalt terület.
EU-R121 = A 14.1-ben Németországnak, a 14.3-ban a Szovjetuniónak lehetnek páncélos egységei az adatlapján felül: a többivel együtt kerülnek fel (a németek Lengyelországba), és ugyanúgy építhetők újra. Alapesetben 2, illetve 2; megegyezéssel 0-tól (ez a nyomtatott játék) 4-ig, illetve 6-ig. Nélkülük egyforma gépi játékosok tíz játszmájából hatnál többet az egyik oldal nyert.
EU-R122 = Az erőd akkor is az ellenség kezére jut, és megszűnik erőd lenni, ha az egész ország harc nélkül esik vele az ellenségnek; ezért a Maginot-vonal a 14.2-ben és a 14.3-ban, amelyek Franciaország eleste után kezdődnek, nem erőd.
EU-R123 = A hadüzenettel vállalt támadás megelőzi a többit. Amíg még végrehajtható, a hadat üzenő senki mást nem támad meg, és másnak nem üzen hadat (kivéve a csatlósállamot Németország mellett, ahol egy támadás mindkettőre elég), és senki nem mozgathat, szállíthat, vethet be vagy vezethet el olyan egységet, nem költhet el olyan pontot és nem foglalhat el olyan utolsó nyitott területet, amely nélkül már nem volna végrehajtható; ugyanez áll a megtámadott országnak járó csapatokra, ezeket helyezik át elsőként. A repülőgépek bázist változtathatnak, ha a célpont hatótávolságon belül marad. A könyv csak annyit mond, hogy az üzenhet hadat, aki támad; különben az ár, a csapatok, a repülők vagy a hajók másra elfogynának.

## Kidolgozott példák, amelyek próbaként futnak

EU-ex-3 = Kezdetben a francia flották átmennek Gibraltáron, a németek és az olaszok nem; Lyon hegyei csak olasz támadás ellen számítanak, és a Maginot-erőd Calais vagy Lyon felé nem.
EU-ex-4 = A 3/2-es páncélos támadva 1-3-ra talál, védekezve 1-2-re, hegyen, mocsárban vagy folyó mögött védekezve 1-3-ra, erődben vagy partraszállás ellen 1-5-re.
EU-ex-4_3 = A doveri repülőgépek támogathatnak partraszállást Calais, Brest, Belgium vagy Hollandia területén.
EU-ex-5_1a = Belgium: Németországnak a támadás 2 + 1 = 3 HPP, Franciaországnak is; a francia hadüzenet után támadó Anglia 1-et fizet. Franciaországnak magának is támadnia kell, hogy hadat üzenjen, és a Belgiumot el nem érő Olaszország nem üzenhet hadat.
EU-ex-5_1b = A Jugoszláviát támadó semleges Olaszország üres területért 2 + 0-t, csatával 2 + 1-et fizet; a szövetség előtt csatlakozó Németország a saját 2-jét. A közbelépő Anglia vagy Franciaország 7-et fizet Olaszország ellen, és elég csapatot küldenie Jugoszláviába.
EU-ex-5_1_1 = Három TÉ 3 kocka 2, 4, 5 és két TÉ 2 kocka 1, 3 két találat.
EU-ex-5_1_3a = Első calais-i invázió, 5 HPP: négy angol flotta Plymouthból (kettő 1 gyalogságot és 1 páncélost visz, kettő harcol) és 3 repülőgép 1 német flotta, repülőgép és gyalogság ellen. Levegő: 1, 1, 5 3-ra = 2 találat, 2 4-re = 1; 2 angol gép marad, a német elveszett. Tenger: 4, 4, 5, 6 = 0, ellene 3 VÉ 5-re = 1 (egy repülőgép), majd 2, 3, 3 = 3, ellene 3 = 1 (egy harcoló hajó); a német flotta elveszett. Föld: 1, 5 3-ra és 4 1-re = 1 találat, ellene 5 VÉ 5-re = 1; a német elveszett, Calais elesett, és Anglia a gyalogság, páncélos, repülőgép közül egyet levesz.
EU-ex-5_1_3b = Második invázió, Calais-ban nincs német flotta, a légi szakasz mint előbb: nincs tengeri szakasz, az angolok zavartalanul partra szállnak, és két repülőgép támogatásával harcolnak a gyalogsággal (kocka nincs nyomtatva).
EU-ex-5_1_3c = Harmadik invázió, Calais-ban csak hat német repülőgép. Levegő: 1, 2, 2 = 3 találat; a németeknél hét kocka van nyomtatva, 1, 2, 3, 4, 5, 5, 6, 3 találattal, noha hat dob, és ezekből négy talál: egy 1-4 kocka elhagyandó (3 vagy 4 találattal mind a három angol gép elveszett, 3 német marad, és fölös találat hajót nem ér). Az angolok visszafordulhatnak, az 5 HPP odavan, vagy harcolnak tovább: két flotta 2, 3 = 2 találat, ellene 2, 2, 4 VÉ 4-re = 3. Mindkét harcoló hajó és a gyalogságot szállító elsüllyed, egy német gép marad, és az utolsó, páncélost vivő flottának vissza kell fordulnia; a gép nélkül partra szállhatott volna.
EU-ex-7 = Minden új angol egység a szigeten jelenik meg, Egyiptomban egy sem; Franciaország, ha minden zsetonja a táblán van, semmit sem állít fel, bármennyi a HPP-je.
EU-ex-8 = Egy egység áthelyezése Angliából a Közel-Keletre két kísérő flottát igényel, egyet Angliában és egyet például Gibraltárban; egyetlen flottával nem megy.
EU-ex-9a = Olaszországnak Albániában vagy Afrikában lévő földi egységeihez utánpótló flotta kell; ha Jugoszlávia az övé, az albániaiaknak nem.
EU-ex-9b = Az afrikai angol és francia egységek flotta nélkül Kairóból kapnak utánpótlást, kivéve a marokkóiakat, algériaiakat és tunisziakat, amíg Líbia olasz.
EU-ex-10 = Németország 1939 tele után Lengyelországgal, Dániával, Hollandiával és Belgiummal 30 + 4 + 2 + 2 + 4 = 42 HPP-t kap 1940-re (a nyomtatott 4 + 2 + 4 zárójel kihagyja Hollandia 2-jét), és a megmaradt 7 elvész; Franciaország meghódítása 9-et ad (17 felfelé kerekített fele), Dánia elvesztése 2-t vesz el.
EU-ex-11 = A végleg elesett Franciaországot visszafoglaló Anglia csak 9 HPP-t nyer.
EU-ex-12_1_1 = Ejtőernyősök az első calais-i invázióban: a német gyalogság 5 helyett VÉ 2-vel dob, így a nyomtatott 5-ös kockája mellémegy.
EU-ex-12_1_1a = A Belgiumból Londonra ledobott, a védőktől elpusztított német ejtőernyős nem pótolható; az sem, amelyik az üres Londont elfoglalta, és a kötelező angol ellentámadásban vész el. A Plymouthban öninvázióval partra tett angol páncélos második mozgásával támadhatja Londont; ha London nem kerül vissza, Anglia elesik.
EU-ex-12_1_1b = A Dovert vagy Plymouthot elfoglaló német ledobás légi támogatással legfeljebb 1 HPP; ugyanabban a fordulóban egységek helyezhetők át oda, legalább egy német flottának el kell látnia őket, és az ott földi egységek mellett elveszett ejtőernyős pótolható.
EU-ex-12_1_1c = A csak ejtőernyőssel elfoglalt Dover abban a fordulóban nem támadható invázióval, hogy páncélos menjen tovább Londonba; Dover inváziója ugyanabban a támadásban ledobással igen, és a ledobás megszünteti a védők partértékét.
EU-ex-12_2a = A kettes távolságú tengeri közbeavatkozás 3, 4, 5, 6-ra sikerül.
EU-ex-12_2b = Az első calais-i invázió közbeavatkozásokkal az Angol-csatornán: 8 tengeralattjáró Brestből (távolság 1, kocka 3: siker), 4 torpedóromboló Liverpoolból (távolság 2, kocka 4: siker), 2 német repülőgép Párizsból, 2 angol Londonból (mindkettő automatikus), hátulról feloldva. Levegő: angol 1, 5 VÉ 4-re = 1 találat, német 2, 6 TÉ 3-ra = 1; egy-egy elveszett, a német túlélő visszavonul, és felhasznált.
EU-ex-12_2c = Ugyanannak a láncnak a tengeri harca. 1. menet: tengeralattjárók 1, 3, 4, 6, 2, 3, 4, 6 1-re = 1 találat; torpedórombolók 3, 4, 4, 5 1-re és két flotta a vadásszal 1, 2, 5 3-ra = 2: két tengeralattjáró és egy torpedóromboló elveszett, a vadász felhasználtan Londonba tér vissza. 2. menet: tengeralattjárók 2, 5, 5, 6, 3, 6 = 0; torpedórombolók 2, 3, 4 1-re és flották 5, 5 3-ra = 0. Csak ez a két menet van nyomtatva; a többihez saját kockákkal (további 3 tengeralattjáró, további 2 torpedóromboló) a vége 5 tengeralattjáró és 3 torpedóromboló elveszett, 3 tengeralattjáró vissza Brestben, 1 torpedóromboló Liverpoolban, mind a 4 flotta úton Calais felé.
EU-ex-13_4 = Ha Málta angol helyőrsége teljes, a három afrikai német egységből legfeljebb egy támadhat.
EU-ex-16-setup = Franciaország: Calais, Brest, La Rochelle 1-1 flotta; Maginot-vonal 4 gyalogság, 1 páncélos, 2 repülőgép. Anglia: Málta 1 flotta, Gibraltár 2, Plymouth 1, Manchester 1, Dover 1 flotta, 3 gyalogság, 2 páncélos, 3 repülőgép. Németország: Kiel 2 flotta, 2 páncélos; Finnország, Magyarország, Románia, Bulgária 1-1 gyalogság; Krakkó 2 páncélos, 4 repülőgép. HPP: Németország 30, Franciaország 17, Anglia 25. A felállítás a 14.1 minden korlátjának megfelel.
EU-ex-16-autumn-germany = A forduló a 2. fázissal nyílik: 2 páncélos és 4 repülőgép Krakkó-Breslau-Stuttgart. Felállítva 15 HPP-ért, ez a korlát: 10 gyalogság, 1 páncélos, 1 repülőgép (Kiel 2 gyalogság; Essen 8 gyalogság, 1 páncélos, 1 repülőgép). Hat áthelyezés: 1 gyalogság Essen-Varsó, 2 páncélos és 3 repülőgép Stuttgart-Essen; 15 HPP marad.
EU-ex-16-autumn-belgium = Franciaország hadat üzen Belgiumnak (2 HPP), 2 repülőgépet a Maginot-vonalról Calais-ba helyez, és velük meg 1 páncélossal, 2 gyalogsággal a Maginot-vonalról támad (1 HPP): 2, 3, 6 2-re és 1, 1 1-re = 3 találat, ellene 5 VÉ 1-re = 0. Belgium veszteség nélkül elesik, a gépek visszatérnek Calais-ba.
EU-ex-16-autumn-allies = Anglia: 3 repülőgép Dover-Belgium, és 2 páncélost a doveri flotta visz oda, amely ezzel felhasznált; felállítva 1 flotta (Edinburgh), 1 repülőgép és 1 páncélos (Dover), 2 gyalogság (London) = 13, 12 marad; áthelyezve 1 repülőgép és 3 gyalogság Dover-Belgium, az új flotta és a plymouthi meg a manchesteri kíséretével. Franciaország: felállítva 2 gyalogság (Calais), 1 páncélos (Maginot-vonal) = 4, a háború 3-jával 7, 10 marad; áthelyezve 2 gyalogság Belgium-Calais, 1 páncélos Belgium-Maginot-vonal.
EU-ex-16-denmark = 16a: hadüzenet 2 + csata 1; 1 páncélos, 2 gyalogság Kielből 1 gyalogság ellen. 1. menet: 4 3-ra és 3, 2 1-re = 0, ellene 4 = 0; 2. menet: 2 3-ra és 2, 6 1-re = 1, ellene 1 = 1. Dánia elesik, 1 német gyalogság elveszett.
EU-ex-16-holland = 16b: hadüzenet 2 + csata 1; 1 páncélos Kielből és 2 gyalogság Essenből 1 gyalogság ellen: 3 3-ra és 1, 3 1-re = 2 találat. A holland kocka nincs nyomtatva, csak egy találata: VÉ 1-re 1-est írunk. Hollandia elesik, 1 német gyalogság elveszett.
EU-ex-16-belgium-air = 16c, 1 HPP: 5 gyalogság, 3 páncélos és 4 repülőgép Essenből (ott a szövegből elveszett egy zárójel), 1 repülőgép Stuttgartból és 1 páncélos Hollandiából második támadásával, 4 repülőgép, 2 páncélos, 3 gyalogság ellen. Levegő: 1, 1, 2, 2, 6 3-ra = 4 találat, ellene 2, 4, 5, 5 4-re = 2; minden angol gép elveszett, 3 német marad. Minden túlélő Essenbe tér vissza, így a két veszteség egyike a stuttgarti gép.
EU-ex-16-belgium-land = 16c, földi szakasz: a Hollandiából jövő páncélos megszünteti az Essen-Belgium folyóértéket. 1. menet: 2, 3, 4, 5, 6, 6, 1 3-ra és 3, 3, 5, 6, 6 1-re = 3, ellene 1, 2, 3, 3, 5 VÉ 2-re = 2; elveszett 2 német és 3 angol gyalogság. 2. menet: 2, 3, 4, 4, 5, 6, 4 3-ra és 2, 4, 5 1-re = 2, ellene 1, 2 2-re = 2; elveszett 2 német gyalogság és 2 angol páncélos. Németország 4 páncélossal, 1 gyalogsággal tartja Belgiumot; a 3 gép felhasználtan Essenben.
EU-ex-16-winter-germany = 7 HPP háború után 2 repülőgép és 2 gyalogság Essenben (8), összesen 15, ez a korlát, 0 marad. Öt áthelyezés: ez a négy és 1 páncélos Dániából, mind Belgiumba, ahol így 2 repülőgép, 5 páncélos, 3 gyalogság van.
EU-ex-16-counter-air = Franciaország Belgiumot támadja (1 HPP) 2 repülőgéppel, 2 páncélossal, 6 gyalogsággal Calais-ból és a Maginot-vonalról. Levegő: 2, 3 2-re = 1, ellene 1, 4 VÉ 4-re = 2; mindkét francia gép és egy német elveszett.
EU-ex-16-counter-land1 = 2, 6 2-re és 1, 2, 2, 3, 6, 6 1-re = 2 találat. Kilenc német véd, de nyolc kocka van nyomtatva: 1 VÉ 4-re és 2, 3, 4, 4, 5, 2, 6 nyolc VÉ 2-es egységre, 3 találattal; a hiányzó kocka 6-os (3-tól 6-ig jó lenne). Elveszett: 3 francia, 2 német gyalogság.
EU-ex-16-counter-land2 = 1, 4 2-re és 1, 3, 4 1-re = 2, ellene 5 4-re és 1, 2, 3, 3, 4, 4 2-re = 2. Elveszett: 2 francia gyalogság; 1 német gyalogság, 1 német páncélos.
EU-ex-16-counter-land3 = 1, 2 2-re és 3 1-re = 2 találat. A németeknél 3 VÉ 4-re és 1, 2, 2, 6 VÉ 2-re van nyomtatva két találattal, noha négy az: a repülőgépnek 5-öst, a páncélosoknak 1, 2, 3, 6-ot írunk (két találat), a nyomtatott kockák mellettük. Elveszett: 1 francia gyalogság, 1 francia páncélos; 2 német páncélos. Az utolsó francia páncélos a Maginot-vonalra vonul vissza.
EU-ex-16-counter-printed = A harmadik menet nyomtatott kockái (3 VÉ 4-re; 1, 2, 2, 6 VÉ 2-re) négy találatot adnak, és mind a három francia egységet megölnék, így egy sem vonulhatna vissza: külön próba mutatja.
EU-ex-16-losses = A veszteségek választása a leírás része: előbb gyalogság, kivéve a francia támadás 2. földi menetét, ahol Németország 1 gyalogságot és 1 páncélost ad, és a 3. földi menetet, ahol Franciaország 1 gyalogságot és 1 páncélost, Németország 2 páncélost.
EU-ex-16-winter-allies = Anglia visszafordítja a doveri flottát, és nem harcol. Franciaország felállít 3 gyalogságot (Párizs), 3 gyalogságot és 1 páncélost (Maginot-vonal) = 8, a csata 1-jével 9, ez a korlátja, 1 marad; Anglia 4 repülőgépet (Dover) = 12, 0 marad. Anglia áthelyez 2 gyalogságot London-Calais, 1 páncélost és 2 repülőgépet Dover-Calais, négy hazai flottájából hárommal kísérve (hogy melyik hárommal, nincs nyomtatva: bármelyik három jó); Franciaország semmit.
EU-ex-16-end = Németország: Kiel 2 flotta; Dánia, Hollandia, Varsó, Finnország, Magyarország, Románia, Bulgária 1-1 gyalogság; Belgium 2 páncélos, 1 repülőgép; Essen 3 felhasznált repülőgép; Stuttgart üres. Franciaország: Calais, Brest, La Rochelle 1-1 flotta; Párizs 3 gyalogság; Maginot-vonal 3 gyalogság, 2 páncélos. Anglia: Calais 2 gyalogság, 1 páncélos, 2 repülőgép; Dover 1 flotta, 2 repülőgép; Plymouth, Manchester, Edinburgh, Málta 1-1 flotta; Gibraltár 2.
EU-ex-16-hpp = Elköltött HPP: Németország 15 és 15 (7 + 8), Franciaország 7 és 9, Anglia 13 és 12; Németország, Franciaország, Anglia maradéka ősz után 15, 10, 12, tél után 0, 1, 0. Franciaországtól Belgium elvesztéséért semmit sem vonnak le, mert annak 4 HPP-je nem volt benne 1939-es bevételében. (EU-R41)
EU-ex-16-redeploy = Áthelyezések: Németország 6 és 5, Franciaország 3 és 0, Anglia 4 és 5.
EU-ex-16-accounting = HPP 1940-re: Németország 30 + 4 + 2 + 2 + 4 = 42, Franciaország 17 (a megmaradt 1 elvész), Anglia 25.
EU-ex-16-armour = A 16c után pontosan három páncélos, a hollandiai nem, mehet tovább Calais támadására.
EU-ex-16-used = Az ősszel páncélost szállító doveri flotta a szövetséges téli forduló kezdetéig nem használható; a francia támadás ellen a két új belgiumi repülőgép védekezik, a három felhasznált esseni nem tudna.
EU-ex-16-garrison = A német őszi forduló nem érhet véget lengyelországi egység nélkül: mivel a krakkóiak elmentek, az Essen-Varsó áthelyezés (vagy más Lengyelországba) kötelező.
EU-ex-16-spring = 1940 tavaszán Németországból pontosan 2 páncélos és 4 repülőgép érheti el Calais-t.
EU-ex-16-note-a = Ha Belgiumban francia egységek álltak volna az angolok mellett, Németország külön támadta volna a kettőt, tetszése szerinti sorrendben.
EU-ex-16-note-b = A szövetséges téli fordulóban Calais-ban álló angol egység 1 HPP-ért beszállhatott volna a belgiumi németek ellen, teljesen a francia támadás előtt vagy után, vele összevonva soha.
EU-ex-17 = Ugyanarra a célra a harmadik kísérlet +2, és a három együtt 15 HPP-be került.
