### Ami minden játékban közös.

## Az ajtóban

refuse-not-asked = Ezt a helyet most nem kérdezik.
refuse-not-now = Erre a kérdésre ez nem válasz: { $verb }.
refuse-not-sealed = Ez a rész nincs lezárva.
refuse-sealed = Ez a rész le van zárva; előbb nyisd fel.
refuse-over = A játszma véget ért.
refuse-not-begun = A játszma még nem kezdődött el.
refuse-no-such-seat = Nincs ilyen hely.
refuse-closed-file = A fájlban minden játékos titka benne van: a játszma végén adjuk ki.
refuse-no-advice = Itt más ember is játszik: tanács a játszma végén jár.
refuse-not-yours = Ez a hely nem a tiéd.
refuse-no-nonce = Ehhez a kulcshoz nem tartozik olyan hely, amelynek a száma még hiányzik.
refuse-not-over = A játszma még nem ért véget: a kockákat csak akkor lehet ellenőrizni, és csak akkor lehet visszatekinteni rá.
refuse-no-undo = Nincs mit szabadon visszavonni.
refuse-undo-consent = Ennek a visszavonásához a többiek beleegyezése kell.
refuse-no-such-order = Nincs ilyen fajta állandó parancs: { $kind }.
refuse-no-such-mode = Ilyen fajta állandó parancs ezt nem mondhatja: { $kind }.

## Ami minden asztalnál történik

event-readied = { $seat }: kész.
event-reopened = { $seat }: újra nyitva.
event-undone = { $seat }: egy lépés visszavonva.
event-ordered =
    { $on ->
        [yes] { $seat }: állandó parancs kiadva.
       *[no] { $seat }: állandó parancs visszavonva.
    }
event-vacated = { $by ->
        [host] A házigazda elvette ezt a helyet attól, aki ott ült: { $seat }. Aki legközelebb odaül, tudja, amit a hely tudott.
       *[other] Elhagyta a helyét, aki itt ült: { $seat }. Aki legközelebb odaül, tudja, amit a hely tudott.
    }
event-left = { $seat }: elhagyta az asztalt.
event-ended = A játszma véget ért{ $key ->
        [draw] {": "}döntetlen.
        [draw-agreed] {": "}döntetlen.
        [called-off] {": "}lefújták.
       *[other] {". "}Győztes: { $winners }
    }

action-ready = Kész
action-reopen = Újranyitás

result-resigned = { $seat } feladta. Győztes: { $winners }
result-draw-agreed = Döntetlen közös megegyezéssel.

## Esélyek

odds-total = Összesen: { $total }

## Szabálypontok

mark-english = [angolul]

## Játékosok

level-random = Véletlen
level-recruit = Újonc
level-officer = Tiszt
level-colonel = Ezredes
level-colonel-bold = Ezredes, merész
level-colonel-cautious = Ezredes, óvatos
level-marshal = Tábornagy
level-marshal-bold = Tábornagy, merész
level-marshal-cautious = Tábornagy, óvatos
level-random-what = Bármilyen szabályos lépés
level-recruit-what = Úgy játszik, mint egy tiszt, aki csak félig figyel
level-officer-what = Egyszerre egy parancsot mérlegel
level-colonel-what = Minden tervnél egy tizedmásodpercig gondolkodik előre
level-colonel-bold-what = Minden tervnél egy tizedmásodpercig gondolkodik előre; ahol lehet, előretör
level-colonel-cautious-what = Minden tervnél egy tizedmásodpercig gondolkodik előre; kíméli a csapatait
level-marshal-what = Minden tervnél körülbelül egy másodpercig gondolkodik előre
level-marshal-bold-what = Minden tervnél körülbelül egy másodpercig gondolkodik előre; ahol lehet, előretör
level-marshal-cautious-what = Minden tervnél körülbelül egy másodpercig gondolkodik előre; kíméli a csapatait
player-person = Ember
player-computer = Számítógép

## A ház szobái

language-name = magyar

### Browser

ui-claim = Négy második világháborús hadijáték, nyomtatott szabályaik szerint
ui-menu = Menü
ui-menu-play = Játék
ui-menu-learn = Tanulás
ui-menu-rules = Szabályok
ui-language = Nyelv
ui-theme = Világos vagy sötét
ui-skip = Ugrás a tartalomhoz
ui-close = Bezárás
ui-cancel = Mégse
ui-save = Mentés
ui-yes = igen
ui-no = nem
ui-loading = Betöltés …
ui-back = Vissza
ui-next = Tovább
ui-game = Játék
ui-search = Keresés
ui-filter = Szűrés szavakra
ui-continue-match = Játszma folytatása
ui-continue = Folytatás
ui-look-back = Visszanézés
ui-all-matches = Mind a(z) { $count } játszma
ui-fewer = Kevesebb
ui-new-match-head = Új játszma
ui-new-match = Új játszma
ui-import = Játszmafájl megnyitása
ui-import-about = Fájlba mentett játszma, folytatásra vagy megtekintésre
ui-imported = Betöltve: { $title }
ui-export = Játszmafájl mentése
ui-export-match = Mentés fájlba: { $title }
ui-rename = Átnevezés
ui-rename-match = Átnevezés: { $title }
ui-delete = Törlés
ui-delete-match = Törlés: { $title }
ui-delete-sure = Végleg törlöd: „{ $title }”? Ha még kellhet, előbb mentsd fájlba.
ui-title = Cím
ui-match-over = A játszma véget ért
ui-match-yours = Te jössz
ui-match-waits = Várakozás: { $seats }
ui-match-seats = Te játszod: { $seats }
ui-match-against = Ellenfél: { $seats }
ui-matches-over = Befejezett játszmák
ui-match-watch = Minden oldalt a gép játszik
ui-players = { $most ->
        [2] Játékosok száma: { $least }
       *[other] Játékosok száma: { $least }-{ $most }
    }
ui-learn-head = Tanulj játszva
ui-learn-teaser = Nyolc rövid lecke, aztán az első játszma; a nyomtatott példák is.
ui-scenario = Forgatókönyv
ui-how-many = Játékosok száma
ui-who-plays = Ki játszik
ui-seat-me = Én
ui-seat-other = Másik személy ennél a képernyőnél
ui-seat-computer = Gép: { $level }
ui-options = Beállítások
ui-dice-fair = Ellenőrizhető kockák: a játszma előtt rögzítve, utána bárki ellenőrizheti
ui-start = Játszma indítása
ui-no-match = Nincs itt ilyen játszma.
ui-to-lobby = Vissza az előtérbe
ui-seats = Helyek
ui-you = te
ui-panel = Esélyek, választások és napló
ui-prompt = Mi a teendő
ui-your-move = { $seat }, te jössz.
ui-waiting-for = Várakozás: { $seats }
ui-won = Győztes: { $winners }
ui-drawn = Döntetlen
ui-prompt-past = Egy korábbi pillanatot nézel.
ui-to-live = Vissza a jelenhez
ui-undo = Visszavonás
ui-undo-ask = Visszavonás kérése
ui-undo-practice = Visszavonás (gyakorlás)
ui-undo-help = Visszavonja az utolsó lépésedet: senki nem tudott meg belőle semmit.
ui-undo-ask-help = Megkérdezi a többieket. Ha mindenki beleegyezik, az utolsó cselekedeted és minden utána visszavonódik, és új dobás jön.
ui-undo-practice-help = Azonnal visszavonja az utolsó cselekedetedet és mindent utána, a dobásokat is; új dobás jön. A játszma eredménye ezt megemlíti.
ui-retaken = { $count ->
        [one] Ismert eredményt egyszer visszavontak.
       *[other] Ismert eredményt { $count } alkalommal vontak vissza.
    }
ui-vacated = A játszma közben gazdát cserélt ez a hely: { $seats }.
ui-dice-wait = Ellenőrizhető kockák: { $seats } számára várunk. A játszma akkor kezdődik, amikor minden játékos böngészője kihúzta a saját számát.
ui-dice-commitment = A házigazda ehhez kötötte magát: { $commitment }
ui-dice-check = A kockák ellenőrzése
ui-dice-rules = Minden cselekedetet újrajátszottunk a szabályok szerint, és egyetlen bejegyzést sem változtattak meg utólag.
ui-dice-seeded = A kockák a fájlban lévő magból következnek. Aki a játszmát létrehozta, ismerhette őket; ellenőrizhető kockákat a játszma létrehozásakor lehet választani.
ui-dice-drawn = Minden kockát újra kihúztunk a házigazda titkából és a játékosok számaiból: az esett, aminek esnie kellett. A titok az, amelyhez a házigazda kezdettől kötve volt.
ui-dice-unchecked = A kockákat nem lehetett ellenőrizni: a házigazda titka nincs a jegyzőkönyvben, vagy a jegyzőkönyv korábbi formátumú, és kevesebbet bizonyít.
ui-dice-order = A számok azután érkeztek, hogy a házigazda kötve volt, ebben a sorrendben: { $seats }. A gépi játékosokéi a titokból következnek; senki nem választhatta meg őket.
ui-dice-none-kept = Ez a böngésző semmit nem őrzött meg ebből a játszmából, ezért egy házigazda, aki mindent kicserélt, itt nem bukna le.
ui-dice-kept = A kötelezettség és a saját számod az, amit ez a böngésző az első kocka előtt megőrzött: a házigazda nem a számod ismeretében választotta a kockákat.
ui-dice-later = A kötelezettség és a saját számod az, amit ez a böngésző az első kocka előtt megőrzött. De utánad adott számot: { $seats }. Ha a házigazda játssza azt az oldalt, a titok ismeretében választhatta.
ui-dice-other = A kötelezettség vagy a számod eltér attól, amit ez a böngésző megőrzött: a kockákat utólag választották.
ui-dice-not-proved = Nincs bizonyítva, hogy a házigazda nem nézett előre: aki a titkot őrzi, előre láthatta a kockákat.
ui-dice-wrong = A játszma nem állja meg a helyét: { $why }
ui-undo-rule = Visszavonás
ui-undo-rule-learned = amíg senki nem tudott meg semmit
ui-undo-rule-consent = bármi, ha mindenki beleegyezik
ui-undo-rule-free = bármi, gyakorlásként
ui-undo-consent = { $seat }: visszavonás engedélyezése
ui-choices = Választások
ui-choices-worth = a siker esélye
ui-no-choices = Most nincs mit választani.
ui-more-choices = További { $count } megmutatása, vagy kattints a táblára
ui-measure-go = Erre a pontra
ui-odds = Esélyek
ui-odds-total = Összesen
ui-other-targets = Más célpontok
ui-and-more = és még { $count }
ui-log = Napló
ui-log-jump = A tábla megmutatása ekkor
ui-log-modifiers = Módosítók
ui-log-more = Korábbi sorok
ui-turn = { $turn }. forduló
ui-step = { $step }. lépés
ui-step-of = / { $steps }
ui-live = élő
ui-replay = Visszajátszás
ui-replay-first = Elejére
ui-replay-back = Vissza
ui-replay-play = Lejátszás
ui-replay-pause = Szünet
ui-replay-on = Előre
ui-replay-last = Végére
ui-replay-step = Mutatott lépés
ui-replay-turn = Ugrás fordulóra
ui-replay-speed = Sebesség
ui-replay-eyes = Kinek a szemével
ui-eyes-all = Mindenki
ui-link-step = Hivatkozás másolása erre a lépésre
ui-link-copied = A hivatkozás a vágólapon van.
ui-stale = A tábla közben megváltozott; itt az új állás. Válassz újra.
ui-lost = Megszakadt a kapcsolat, újrapróbálom. Semmi sem vész el.
ui-not-kept = Az utolsó lépést nem sikerült lemezre írni, ezért nem számít. A játszma az előtte lévő állásból folytatódik.
ui-opponent-failed = A gépi játékos nem tudott válaszolni. Újra megkérdezzük; ha semmi sem történik, nyisd meg újra a játszmát, vagy jelentsd be.
ui-rule-open = { $id } szabálypont
ui-rule-in-book = Megnyitás a szabályokban
ui-rule-unknown = Ez a pont nincs a könyvben.
ui-rulings = Döntések
ui-rules-count = Látható pontok: { $count }
ui-rules-own-words = A szabályok a mi szavainkkal; ahol a könyv hallgat vagy ellentmond magának, döntés áll a pont alatt.
ui-chapters = Fejezetek
ui-hand-over = Add át a képernyőt: { $seat }
ui-hand-over-why = Ennek a játéknak titkai vannak. Semmi sem látszik, amíg a következő játékos le nem ül.
ui-hand-over-sit = Én játszom: { $seat }. Mutasd az oldalamat
ui-away = Amíg távol voltál
ui-away-more = { $count } korábbi sor a naplóban van.
ui-away-replay = Megnézem
ui-away-on = Tovább
ui-standing = Állandó parancsok
ui-standing-help = Az állandó parancs mindig, azonnal és helyetted válaszol. Hogy van ilyen, azt mindenki látja; hogy mit mond, azt nem.
ui-standing-ask = Kérdezz meg
ui-draw-offer = { $seat }: döntetlent ajánlok
ui-draw-accept = { $seat }: elfogadom a döntetlent
ui-resign = Feladás
ui-resign-sure = Feladod a játszmát? Nem lehet visszavonni.
ui-resign-seat = { $seat } feladja
ui-untranslated = Ez a játék csak angolul beszél.
ui-pace = A gép lépéseinek sebessége
ui-pace-slow = Lassú
ui-pace-normal = Közepes
ui-pace-fast = Gyors
ui-pace-skip = Azonnal
ui-chronicle = Mentés: amit { $seat } tud
ui-report = Hiba jelentése
ui-report-what = Mi történt, és mit vártál?
ui-report-help = A játszma a változatokkal együtt erre a gépre mentődik a szöveged mellé. Semmi sem megy el sehova.
ui-report-send = Jelentés mentése
ui-report-done = Mentve: { $file }
ui-tab-act = Lépés
ui-tab-side = Állás
ui-tab-log = Napló
ui-sheet-more = Lap nagyítása
ui-sheet-less = Lap kicsinyítése
ui-board = Tábla
ui-zoom = Nagyítás
ui-zoom-in = Közelebb
ui-zoom-out = Távolabb
ui-zoom-whole = Teljes térkép
ui-mini-map = Áttekintő térkép
ui-legend = Jelmagyarázat
ui-legend-reach = hova mehet, költséggel
ui-legend-command = parancsnoki távolság
ui-legend-target = szabályos célpont
ui-legend-neutralised = semlegesítve
ui-legend-fatigued = kimerült
ui-legend-demoralised = demoralizált
ui-legend-fired = alkalmi tűz jelző
ui-legend-out = parancs nélkül
ui-legend-column = oszlopban
ui-hide-counters = Jelzők elrejtése
ui-show-counters = Jelzők mutatása
ui-points = { $seat } pontok
ui-points-brief = { $seat } { $points }/{ $low }
ui-points-short = { $count } hiányzik a folytatáshoz
ui-points-on = a csata folyik; még { $count } a győzelemhez
ui-points-over = elég a győzelemhez
ui-holds = { $place }: tartja: { $seat }
ui-marker-repeat = Ismétlés
ui-marker-general = Tábornok
ui-short-none = nincs hatás
ui-short-neutral = semlegesítve
ui-short-step = egy lépést veszít
ui-short-passed = sikerült
ui-short-failed = nem sikerült
ui-cup = Csésze: { $count } jelző maradt
ui-cup-next = következő: német { $german } %, francia { $french } %
ui-cup-acting = most cselekszik
ui-cup-held = { $seat } tartja
ui-learn-about = A szabálykönyvek minden példája, az igazi táblán lejátszva.
ui-learn-seen = { $seen } / { $count } megnézve
ui-learn-list = Minden példa
ui-learn-tutorial = Első csata
ui-learn-example = Nyomtatott példák
ui-learn-situation = Könnyű eltéveszteni
ui-learn-step = { $step }. lépés
ui-learn-position = Az állás, mielőtt bármi történne.
ui-learn-book = Mit tesz a könyv
ui-learn-lesson = A lecke
ui-learn-result = Eredmény
ui-learn-refused = Nem szabad
ui-learn-other = Válassz másik dobást
ui-learn-other-about = A további dobások a könyv szerint alakulnak.
ui-learn-other-back = Ahogy a könyvben
ui-learn-other-ways = { $all } esetből { $ways }
ui-learn-none = Ennek a játéknak még nincsenek példái.
ui-dice = Kockák
ui-try = Próbáld ki
ui-try-about = Folytasd te ebből az állásból, előre meg nem írt kockákkal.
ui-try-start = Játék innen

## Leckék
ui-lesson = Lecke
ui-lesson-task = Feladat
ui-lesson-of = { $number }. feladat, összesen { $count }
ui-lesson-finished = A lecke véget ért.
ui-lesson-all-done = Mind a { $count } feladat kész.
ui-lesson-show = Mutasd meg
ui-lesson-why = Miért?
ui-lesson-back = Egy feladattal vissza
ui-lesson-leave = Kilépés a leckéből
ui-lesson-stars = { $won } csillag a 3-ból
ui-lesson-named = { $number }. lecke: { $lesson }
ui-lesson-stars-left = Három csillag nyerhető
ui-lesson-star-end = Végigjátszva
ui-lesson-star-try = Legfeljebb egy téves próbálkozás
ui-lesson-star-alone = „Mutasd meg” nélkül
ui-lesson-yes = igen
ui-lesson-to-come = még hátravan
ui-lesson-wrong = { $count ->
    [0] Nincs téves próbálkozás
   *[other] { $count } téves próbálkozás
}
ui-lesson-shown = { $count ->
    [0] segítség nélkül
   *[other] { $count } alkalommal megmutatva
}
ui-lesson-over = { $lesson }: kész.
ui-lesson-star-wrong = Még egy csillagért: újra, legfeljebb egy téves próbálkozással.
ui-lesson-star-shown = Még egy csillagért: újra, „Mutasd meg” nélkül.
ui-lesson-next = Tovább: { $lesson }
ui-lesson-again = Még egyszer
ui-lesson-look = A tábla megtekintése
ui-lesson-play-on = Folytatás innen, ellenfél:
ui-lesson-play-whole = Az egész csata, ellenfél:
ui-lesson-to-battle = Csatába
ui-lesson-first-match = Az első saját játszma
ui-lesson-course = Tanfolyam
ui-lesson-course-done = { $done } lecke kész a { $count } közül
ui-tip = Tipp:
ui-tips = Tippek ebben a játszmában
ui-tips-off = Nem kell több tipp
ui-course-about = { $count } rövid lecke, amely megvár, utána az első játszma.
ui-course-start = Kezdés az { $number }. leckével
ui-course-go-on = Folytatás: { $number }. lecke
ui-course-match = Újonc ellen, minden új kérdésnél tippel; minden lépés visszavonható.
ui-learn-book-head = A szabálykönyvekből
ui-your-plan = A terved
ui-your-plan-follows = a harc ezt követi
ui-not-in-hand = Nem rajtad múlik:
ui-assumed = a fenti esélyekhez feltételezve.
ui-no-lesson = Nincs ilyen lecke.
lesson-otherwise = A szabályok megengedik, de most nem ez a feladat.

## Cél és billentyűk
ui-goal = Cél
ui-goal-you = te játszod: { $seat }
ui-goal-wins = Mi nyer
ui-goal-loses = Mi veszít, és mikor
ui-goal-special = Mi különleges
ui-goal-first = Egy első javaslat
ui-goal-windows = Német pontok, amelyekkel a csata folytatódik
ui-goal-goes-on = folytatódik
ui-goal-again = Bármikor újra a g billentyűvel.
ui-goal-go = Csatába
ui-keys = Billentyűk
ui-key-enter = megnyomja a sárga gombot
ui-key-choices = a lehetőségek listájára
ui-key-undo = visszavon, ahol szabad
ui-key-escape = elengedi a kijelöltet, bezár egy ablakot
ui-key-goal = mi nyer és mi veszít
ui-key-what = mi ez: amin a billentyűzet vagy az egér áll
ui-key-steps = egy lépés vissza vagy előre a játszmában
ui-key-arrows = mozgatják a térképet
ui-key-zoom = közelebb, távolabb, a teljes térkép
ui-key-groups = A következő egységfajta kiválasztása; mint eddig (a Barbarossa parancsai)
ui-key-hide = elrejti a jelzőket a térképen
ui-key-help = ezt mutatja
ui-key-bend = kattintással: az út ezen a helyen át vezet
ui-way-head = Mozgás ide: { $place }
ui-way-count = { $count ->
    [2] Két út vezet oda.
   *[other] { $count } út vezet oda.
}
ui-way-shooters = Egységek, amelyek lőhetnek
ui-way-hexes = Az út, hexről hexre
ui-way-kinds = Utak oda
ui-way-cost = { $cost } pont
ui-way-unhurt = Sértetlenül átjut, ha mindegyik egyszer lő
ui-way-risk = { $unit }: 100-ból { $comes } esetben tüzel, { $hurts } %-kal talál
ui-way-safe = ide senki sem ér el
ui-way-halt = itt megállva még tüzelhet
ui-way-help = Kattintásra indul. Shift és kattintás meghajlítja az utat; a c vált nyílt rend és oszlop között.
ui-way-what = Ide: { $place }, { $cost } pont. Érintsd meg újra, és indul.
ui-vain = Nem tenne semmit: { $why }
ui-way-go = Indulj
ui-walk-on = Tovább ide: { $place }
ui-again = Ugyanaz még egyszer
ui-even-so = { $what } mégis
ui-standing-here = Állandó parancs …
ui-unasked = Magától megválaszolva
ui-unasked-one-answer = Amire csak egy válasz van
ui-unasked-no-matter = Reakciók, amelyek semmin sem változtatnának


# What is this?
ui-what-more = Több: i, jobb kattintás vagy hosszú nyomás
ui-what-hover = Magyarázat arról, amin az egér megáll

# Hol tart egy játszma, és hogyan ment
moment-turn = { $turn }. forduló, összesen { $of }
moment-round = { $round }. forduló, összesen { $of }
moment-turn-short = { $turn }. forduló
moment-round-short = { $round }. forduló
moment-season = { $year }, { $season }
luck-shots = hatásos lövés
luck-salvos = hatásos sortűz
luck-hits = találat

# A játszma vége
ui-verdict-won = Győztél.
ui-verdict-lost = Vesztettél.
ui-verdict-won-by = { $points } ponttal győztél.
ui-verdict-lost-by = { $points } ponttal vesztettél.
ui-verdict-drawn = Senki sem győzött.
ui-verdict-against = ellenfél: { $level }
ui-verdict-chance = Győzelmi esélyed
ui-verdict-chance-how = innen gépek által lejátszott játszmák ({ $level }); a döntetlen felet ér
ui-verdict-counting = (még számol)
ui-verdict-wait = A gép továbbjátssza a játszmát, hogy lássuk, hol fordult meg …
ui-verdict-losses = Veszteség fordulónként
ui-verdict-no-losses = Senki sem vesztett semmit.
ui-verdict-luck = Kockaszerencse
ui-verdict-mean = átlag { $mean }
ui-verdict-no-dice = Túl kevés kocka esett.
ui-verdict-luck-even = Nem a kockákon múlt: a tieid a várakozás szerint estek.
ui-verdict-luck-good = A kockák veled voltak: a vártnál jobban estek.
ui-verdict-luck-bad = A kockák ellened voltak: a vártnál rosszabbul estek.
ui-verdict-accounts = Hogyan jött ki
ui-verdict-winner = győzött
ui-verdict-met = megvan
ui-verdict-missed = nincs meg
ui-verdict-turning = Ahol megfordult
ui-verdict-turned = Fordulat: { $stage }
ui-verdict-moved = győzelmi esély { $before } %-ról { $after } %-ra
ui-verdict-no-turning = Az esélyek alig mozdultak.
ui-show-me = Mutasd
ui-rematch = Visszavágó
ui-other-side = Másik oldal
ui-other-level = Másik szint
ui-new-scenario = Új forgatókönyv
ui-to-board = Tábla és visszajátszás
ui-to-verdict = Az értékeléshez
ui-save-match = Mentés
ui-share = Megosztás

# A többiek köre
ui-digest-moved = Az utolsó lépésed óta
ui-digest-lost =
    { $places ->
        [0] Elvesztettél { $units } egységet vagy lépést.
       *[other] Elvesztettél { $places } helyet{ $units ->
            [0] {""}
           *[other] {" "}és { $units } egységet vagy lépést
        }.
    }
ui-digest-harm = Egységeid rosszabbul állnak, de egy sem veszett el.
ui-digest-head = Amíg a többiek cselekedtek
ui-digest-places = Elvesztett helyek
ui-digest-losses = Veszteségeid
ui-digest-threats = Most fenyeget
ui-digest-harms = Most rosszabbul áll
ui-digest-theirs = Mibe került nekik
ui-digest-rest = A többi
ui-digest-watch = Nézem
ui-digest-skip = Átugrom
ui-digest-go = A lépésemhez
ui-digest-showing = Mutatja
ui-digest-thinks = { $seats } gondolkodik: { $seconds } mp
ui-digest-count = { $count } ×

ui-offline = A kiszolgáló nem válaszol. Próbáld újra.
ui-reaching = Megszakadt a kapcsolat, újra próbálja …
ui-sound = Hangok (kocka, lövés, te jössz)

## Több képernyő

ui-network = Megnyitás a hálózatnak
ui-network-is-open = Nyitva: { $address }
ui-network-scan = Telefonon vagy másik gépen ebben a házban
ui-network-address = Cím ezen a hálózaton
ui-network-which = Ennek a gépnek a címe
ui-network-closed = Zárva: csak ez a gép éri el a Sandtable-t.
ui-network-note = Csak a saját hálózatod éri el, és csak amíg a kapcsoló be van kapcsolva. Nincs fiók; semmi sem hagyja el a házat.
ui-network-how = A vendégek azokat a játszmákat látják, amelyekben ülnek, és a bárkinek nyitott helyeket. Indíts játszmát, válaszd a „Meghívok valakit” lehetőséget, és add oda a linket.
ui-who-is-here = Ki van itt
ui-this-computer = Ez a gép
ui-host = házigazda
ui-someone = Valaki
ui-device-phone = telefon
ui-device-tablet = táblagép
ui-device-computer = számítógép
ui-presence-here = itt van
ui-presence-gone = újra kapcsolódik
ui-presence-away = nincs itt
ui-copy-link = Link másolása
ui-copied = A link a vágólapon van.
ui-copy-marked = A link ki van jelölve: másold a böngésző billentyűivel vagy menüjével.
ui-show-large = Nagyban mutasd
ui-qr-of = QR-kód: { $what }
ui-seat-invite = Meghívok valakit
ui-seat-open = Bárkinek nyitva
ui-seat-shut = A hely lezárása
ui-seat-reinvite = A hely visszavétele, és más meghívása
ui-seat-free = szabad
ui-seat-free-invite = szabad, linkkel meghívva
ui-seat-free-open = szabad, a hálózaton bárkinek nyitva
ui-seat-free-shut = szabad, senki sincs meghívva
ui-seat-taken = Valaki gyorsabb volt: ez a hely foglalt.
ui-seats-dialog = Helyek és meghívók
ui-seats-about = Minden link egy helyre szól, és egyszer használható. Az új link megszünteti a régit. Aki leül, onnantól a saját eszközén játszik, és oda vissza is térhet.
ui-invitation-for = Link: { $seats }
ui-links-local = Ezek a linkek csak ezen a gépen működnek. Nyisd meg a Sandtable-t a hálózatodnak, hogy mások is jöhessenek.
ui-link-new = Új link
ui-link-revoke = A link visszavonása
ui-fill-computer = Gép üljön ide: { $level }
ui-watch-link = Nézői link
ui-watch-about = Azt mutatja, amit minden oldal tudhat; a végén mindent.
ui-watch-make = Link készítése
ui-watch-ended = Ezt a nézői linket visszavonták.
ui-watching = { $count } néző
ui-to-the-board = A táblához
ui-your-name = A neved
ui-apart = Senki sem látja más titkait; a játszma fájlja a végén jár.
ui-join-title = Meghívtak
ui-join-watch = Meghívtak nézőnek
ui-join-seats = A te oldalad: { $seats }.
ui-join-others = Az asztalnál: { $names }
ui-join-once = A link egyszer használható. A hely ezé az eszközé marad: ide térj vissza.
ui-join-ended = Ez a meghívó lejárt: már használták, vagy visszavonták. Kérj újat a házigazdától.
ui-sit-down = Leülök
ui-look-on = Megnézem
ui-seat-ended = A helyedet másnak adták.
ui-session-ended = Kijelentkeztél, itt vagy máshol. Jelentkezz be a folytatáshoz.
ui-give-up = Feladom a helyemet
ui-give-up-sure = A játszma nélküled megy tovább: a házigazda másnak adhatja a helyedet. Ezzel nem adod fel a játszmát.
ui-gave-up = Elhagytad a helyedet.
ui-open-seats = Nyitott helyek
ui-open-seats-none = Most nincs nyitott hely. Kérj linket a házigazdától, vagy egy bárkinek nyitott helyet.
ui-guest-welcome = Üdvözlünk
ui-guest-hello = Üdvözlünk, { $name }
ui-guest-about = Vendég vagy ebben a házban. Itt vannak a saját játszmáid, és a helyek, amelyekre bárki leülhet.
ui-match-with = Vele: { $seats }
ui-chat = Csevegés
ui-chat-only = Csak a játékosok látják; nem része a jegyzőkönyvnek.
ui-chat-write = Írj a többieknek
ui-chat-send = Küldés
ui-chat-new = új
ui-chat-mute = { $name } némítása

## Egy szolgáltatás levelei

letter-prove-subject = Az e-mail-címed a Sandtable-nél
letter-prove =
    Valaki, valószínűleg te, ezt az e-mail-címet adta meg egy fiókhoz itt: { $address }.

    Ha te voltál, nyisd meg három napon belül ezt az oldalt:

    { $link }

    Ha nem, ne tégy semmit: enélkül a címet nem használjuk.
letter-sign-in-subject = Belépés a Sandtable-be
letter-sign-in =
    Nyisd meg ezt az oldalt, hogy belépj itt: { $address }

    { $link }

    A hivatkozás egyszer és 20 percig érvényes. Ha nem te kérted, ne tégy semmit: nélküle senki sem jut be.
letter-turn-subject = Te jössz: { $match }
letter-turn =
    { $match } rád vár.

    { $link }

    Játszmánként egy levelet kapsz, amíg meg nem nézted. Az oldaladon választod ki, mit küldjünk, vagy semmit.
letter-hurry-subject = Kevesebb mint egy nap: { $match }
letter-hurry =
    { $match } már egy ideje rád vár: kevesebb mint egy nap maradt a válaszodra. Ha letelik, a másik fél igényt tarthat a győzelemre.

    { $link }
ui-coach-ask = Kérdezd a tábornagyot
ui-coach-help = Mit tenne itt a tábornagy, és miért?
ui-coach-head = Mit tenne a tábornagy?
ui-coach-then-head = Mit tett volna a tábornagy?
ui-coach-thinks = A tábornagy gondolkodik: { $seconds } mp
ui-coach-chances = Győzelmi esély
ui-coach-tries = egyenként { $tries } próba
ui-coach-more = { $event } Így a próbák { $share } %-ában, különben { $other } %-ában.
ui-coach-plan = A terv
ui-coach-fears = Amitől a tábornagy tart
ui-coach-feared = { $event } A próbák { $share } %-ában jut ide a dolog; akkor az esély { $chance } %.
ui-coach-do = Ezt teszem
ui-coach-watch = Mutasd a táblán
ui-coach-showing = { $at }. lépés a { $of }-ből, elképzelve
ui-coach-back = Vissza a játszmához
ui-coach-played = amit játszottak
ui-coach-better = Mi mást?
ui-coach-none = Itt a tábornagy csak egy utat lát.
ui-coach-even = Amennyire a tábornagy látja, ezek egyformán jók: játszd azt, amelyik tetszik.
