## A játék

game-blitzkrieg = Blitzkrieg 1940
game-blitzkrieg-about = Hannut és Stonne, 1940. május: századok, pohárból húzott jelzők, reakciók a mozgás közben.
scenario-hannut = Hannut: a páncélosok összecsapása
scenario-hannut-about = 6 kör. Két páncéloshadosztály a francia vértesek ellen; minden kör végén pontszámítás.
scenario-stonne = Stonne: 1940 Verdunje
scenario-stonne-about = 10 kör. Egy falu a gerincen, mindkét félhez erősítés érkezik. Aki a végén tartja, győz.
seat-german = Német
seat-french = Francia
calibre-light = könnyű 75 mm
calibre-medium = közepes 105 mm
calibre-heavy = nehéz 150 mm
calibre-stuka = Stuka-támadás
marker-de-artillery = Tüzérség (német)
marker-de-stuka = Stuka (légi) (német)
marker-de-repeat = Ismétlés (német)
marker-de-general = Általános (német)
marker-fr-artillery = Tüzérség (francia)
marker-fr-stuka = Stuka (légi) (francia)
marker-fr-repeat = Ismétlés (francia)
marker-fr-general = Általános (francia)

## Kérdések

prompt-set-up-place = Felállítás: { $unit }.
prompt-set-up-stack = Felállítás a megengedett egységekkel: { $unit }.
prompt-set-up-assign = Melyik kötelékkel cselekszik: { $unit }?
prompt-set-up-lose = Válaszd ki, ki szenvedi el a kezdő veszteséget.
prompt-set-up-board = Melyik század kezd a szállítón: { $unit }?
prompt-set-up-works = Helyezz le egy védművet.
prompt-set-up-mines = Helyezz le egy aknamezőt.
prompt-opening = Melyik kötelék nyitja a csatát egy Stuka- és egy tüzérségi jelzővel?
prompt-next-opening = Melyik nyitójelző következik?
prompt-formation-drawn = Kihúzva: { $marker }. Aktiválod?
prompt-fire-drawn = Kihúzva: { $marker }. Lősz?
prompt-repeat-drawn = Ismétlésjelző: melyik kötelék cselekszik, vagy megtartod?
prompt-repeat-taken = A további ismétlésjelző: kijátszod vagy megtartod?
prompt-general-drawn = Általános jelző: felhasználod vagy megtartod?
prompt-may-cancel = Az ellenfél húzta: { $marker }. Általános jelzővel megpróbálod érvényteleníteni?
prompt-relief = Távolíts el semlegesítettségjelzőket; még: { $left }.
prompt-resting = Távolíts el kimerültségjelzőket; még: { $left }.
prompt-bring-back = Hol tér vissza: { $unit }?
prompt-operate = Te jössz: { $formation } cselekszik.
prompt-operate-fire = Nevezz meg mezőt és sortüzeket; még: { $count }.
prompt-move = { $unit } mozog; egész mozgáspont maradt: { $left }.
prompt-react-move = { $unit } ide lép: { $hex }. Reagálsz?
prompt-react-shot = { $unit } innen lőtt: { $hex }. Reagálsz?
prompt-react-salvo = Sortűz érte: { $hex }. Visszavonulsz?
prompt-retreat-to = Hová vonul vissza: { $unit }?
prompt-take-hit = { $unit } semlegesítve: elfogadod, vagy inkább lépést vesztesz?
prompt-share-loss = { $unit } találatot kapott: a szállító vagy a század veszít lépést?
prompt-take-aim = Közelharc: kire lő: { $unit }?
prompt-struck-attacker = { $unit } támadás közben semlegesítve: visszamegy, vagy lépést veszt és harcol tovább?
prompt-struck-neutral = { $unit } semlegesítve: lépést veszt és marad, vagy visszavonul?
prompt-struck-pinned = { $unit } már előbb semlegesítve volt: lépést veszt vagy visszavonul.
prompt-struck-step = { $unit } lépést vesztett: kitart vagy visszavonul?
prompt-press-on = Közelharc itt: { $hex }. Még egy kör, vagy vissza?

## Választások

action-deploy = Kész felállítás
action-place = Felállít: { $unit } → { $hex }
action-assign = { $unit } ezzel cselekszik: { $formation }
action-weaken = Kezdő veszteség: { $unit }
action-board = { $carrier }: rajta { $unit }
action-board-none = { $carrier }: senki nincs rajta
action-entrench = Védmű: { $hex }
action-mine = Aknamező: { $hex }
action-open-with = Nyitás ezzel: { $marker }
action-activate = Aktiválás
action-decline = Kihagyás
action-wait = Várjon párra (általános jelző)
action-together = Együttes aktiválás
action-hold = A jelző megtartása
action-repeat = Ismétlés: { $formation }
action-relieve = Jelző le: { $unit }
action-rest = Kimerültség le: { $formation }
action-enough = Elég
action-cancel = Érvénytelenítés megkísérlése
action-allow = Hagyom
action-return = { $unit } visszatér: { $hex }
action-move = Mozgás: { $units }
action-enter = { $unit } belép: { $hex }
action-fire = { $unit } lő erre: { $target }
action-fire-first = { $unit } lő erre: { $target }, aztán fél mozgás
action-fire-together = { $unit } és a század együtt lő erre: { $target }
action-barrage = { $salvos }: { $hex }
action-mount = { $unit } felszáll: { $carrier }
action-dismount = { $unit } leszáll
action-end-activation = Aktiválás vége
action-step = Ide: { $hex }
action-drive = Úton ide: { $hex }, oszlopban
action-assault = Roham: { $hex }
action-halt = Megállás itt
action-opportunity-fire = Alkalmi tűz: { $unit } → { $target }
action-return-fire = Viszonttűz: { $unit } → { $target }
action-fall-back = Visszavonul: { $unit }
action-retreat = Visszavonul: { $unit } → { $hex }
action-pass = Nincs reakció
action-suffer = N elfogadása
action-lose-step = Lépést veszt: { $unit }
action-stand = Kitart
action-aim = { $unit } célpontja: { $target }
action-press = Még egy kör
action-break-off = Vissza
action-command =
    { $use ->
        [rally] Általános: 6 semlegesítettségjelző le
        [rest] Általános: 2 kimerültségjelző le
        [repeat] Általános: további ismétlésjelző
       *[pair] Általános: a következő kötelék várhat
    }

## Miért nem

refuse-too-far = Lőtávolságon kívül: menj közelebb.
refuse-no-sight = Nincs látóvonal.
refuse-not-seen = Ilyen messziről nem látható.
refuse-too-weak = A végső tényező -1 alatt van.
refuse-no-target = Ez nem célpont.
refuse-range-zero = 0 lőtáv csak viszonttűzre és közelharcra jó.
refuse-not-this-unit = Másik egységről van szó.
refuse-not-trigger = Az az egység most nem mozgott és nem lőtt.
refuse-marked = Már van rajta alkalmitűz-jelző.
refuse-not-passive = Csak a térképen lévő passzív egység reagál.
refuse-reacted = Erre már reagált.
refuse-not-shot-at = Csak a most meglőtt egység lőhet vissza, a lövőre.
refuse-returned = Ebben az aktiválásban már visszalőtt.
refuse-retreated = E mozgás vagy lövés elől már visszavonult.
refuse-no-reason = Nem lát mozgó ellenséget, és nem lőttek rá.
refuse-not-there = Oda nem mehet.
refuse-not-adjacent = Szomszédos mezőt válassz.
refuse-enemy-there = Ott az ellenség: csak rohammal léphetsz be.
refuse-no-enemy = Nincs kivel harcolni.
refuse-impassable = Ez a terep számára járhatatlan.
refuse-no-road = Nincs út.
refuse-no-points = Nincs elég mozgáspont.
refuse-no-end = Onnan a mozgás nem érhetne véget: parancsnoki körön kívül vagy tele.
refuse-cannot-stop = Túl messze a HQ-tól, itt nem állhat meg.
refuse-full = Már három egység van a mezőn.
refuse-not-moved = Legalább egy mezőt lépj.
refuse-hq-no-melee = HQ nem támad.
refuse-no-melee-out-of-command = Parancsnoki körön kívül: nincs közelharc.
refuse-mounted = Felszállva senki sem mehet közelharcba: előbb szálljon le.
refuse-no-points-melee = Kell a pontok negyede és a terep ára.
refuse-half-move = Fél mozgás nem vezethet közelharcba.
refuse-not-a-target = Válassz a mezőn lévő, sebezhető ellenségek közül.
refuse-must-choose = Válassz a szabály kínálta lehetőségek közül.
refuse-nobody-can-fire = Senki sem lőhet: a támadó visszamegy.
refuse-no-salvos = Nincs ennyi sortűz, vagy nem a nehéztől a könnyűig soroltad.
refuse-not-on-map = Ez a mező nincs a térképen.
refuse-no-enemy-there = Azon a mezőn nincs ellenség.
refuse-no-observer = Egyik saját HQ sem látja azt a mezőt.
refuse-no-general = Ehhez általános jelző kell.
refuse-bank-taken = Már vár egy jelző.
refuse-nothing-waits = Nem vár jelző.
refuse-no-partner = A kettő közül az egyik kötelék kell legyen.
refuse-holds-one = Már tartasz egy ilyen jelzőt.
refuse-no-repeat = Nincs megtartott ismétlésjelző, vagy ehhez nem játszható ki.
refuse-not-own = Ez nem saját kötelék.
refuse-twice = Ebben a körben már kétszer cselekedett.
refuse-repeated = Ismétlésjelzővel már aktiválták.
refuse-demoralised = Demoralizált.
refuse-hq-neutralised = A HQ-ja semlegesített.
refuse-fatigued = Kimerült: csak második aktiválás lehet, a kimerültség levételére.
refuse-nobody = Nincs egysége a térképen.
refuse-nothing-to-rally = Nincs ott semlegesített saját egység.
refuse-nothing-to-rest = Nincs ilyen kimerült kötelék.
refuse-no-use = Az általános jelzőnek nincs ilyen haszna.
refuse-must-play = A második jelzőt azonnal ki kell játszani.
refuse-not-active = Csak az aktív kötelék egységei cselekszenek.
refuse-has-acted = Már nincs tennivalója.
refuse-neutralised-no-move = Semlegesített egység nem mozog.
refuse-not-one-stack = Egy mezőről egy-három egység, sorrendben.
refuse-hq-alone = A HQ egyedül mozog.
refuse-aboard = Felszállva van: a szállítót mozgasd.
refuse-nowhere = Nincs mező, ahová beléphetne.
refuse-no-entry = Máshol lép be.
refuse-not-carrier = Ez nem a zászlóalj szállítója.
refuse-no-company = Nincs megfelelő század.
refuse-not-fresh = Csak ha még egyik sem cselekedett.
refuse-no-fire-first = Csak friss, nem felszállt egység lőhet előbb és mozoghat utána.
refuse-company-fired = A fedélzeten lévő század már lőtt: ebben az aktiválásban nem viheti tovább a szállítója.
refuse-no-weapon = HQ nem lő.
refuse-not-here = A saját köteléke egyik egységénél tér vissza.
refuse-not-now-set-up = Most más darab kerül felállításra.
refuse-not-host = Ahhoz a kötelékhez nem osztható be.
refuse-outside-area = Az a mező a megadott területen kívül esik.
refuse-no-steps = Olyan egységet válassz a kötelékből, amelynek van lépése.
refuse-marker-there = Ott már van ilyen jelző.
refuse-no-infantry-there = Csak ahol francia gyalogság áll.
refuse-not-a-marker = A felkínált jelzők közül válassz.

## Események

event-placed = Felállítva: { $unit } → { $hex }
event-assigned = { $unit } ezzel cselekszik: { $formation }.
event-weakened = { $unit } veszteséggel kezd.
event-works-laid = Védmű: { $hex }.
event-mines-laid = Aknamező: { $hex }.
event-turn-began = { $turn }. forduló.
event-marker-added = A pohárba kerül: { $marker }.
event-marker-removed = Kikerül a játékból: { $marker }.
event-marker-drawn = Kihúzva: { $marker }.
event-marker-opened = Nyit: { $marker }.
event-marker-declined = Kihagyva: { $marker }.
event-marker-held = Megtartva: { $marker }.
event-marker-spent = Elhasználva: { $marker }.
event-marker-waits = Párra vár: { $marker }.
event-marker-carried = Az utolsó jelző ({ $marker }) nyitja a következő kört.
event-activation-ended = { $formation } befejezte.
event-fatigue-gained = { $formation } kimerült.
event-fatigue-shed = { $formation } kipihent.
event-formation-left = { $formation } elhagyja a csatát.
event-relieved = { $unit } már nem semlegesített.
event-neutralised = { $unit } semlegesítve.
event-step-lost = { $unit } lépést veszt.
event-eliminated = { $unit } megsemmisül itt: { $hex }.
event-out-of-command = { $unit } parancsnoki körön kívül.
event-back-in-command = { $unit } ismét parancsnoki körben.
event-overrun = { $unit } elgázolva itt: { $hex }.
event-hq-returned = { $unit } visszatér: { $hex }.
event-mounted = { $unit } felszáll: { $carrier }.
event-dismounted = { $unit } leszáll: { $carrier }.
event-entered = { $unit } belép: { $hex }.
event-retreated = { $unit } visszavonul: { $start } → { $hex }.
event-fled = { $unit } menekül: { $start } → { $hex }.
event-left-map = { $unit } elhagyja a térképet innen: { $start }.
event-hex-taken = { $seat } elfoglalja: { $place } ({ $hex }).
event-salvo-fell = { $calibre }: { $hex }.
event-salvo-hit = { $unit }: { $column }. oszlop, eredmény { $result }.
event-salvos-lost = Nincs már célpont itt: { $hex }; elveszett sortűz: { $count }.
event-melee-began = Közelharc: { $start } → { $hex }.
event-melee-ended = Vége a közelharcnak itt: { $hex }; marad: { $seat }.
event-mines-struck = Aknák ({ $hex }) érik: { $unit }, eredmény { $result }.
event-works-removed = A védmű megszűnt: { $hex }.
event-turn-scored = A(z) { $turn }. forduló vége: német pont { $points }; { $low } és { $high } között folytatódik a csata.
event-phase-ended =
    { $why ->
        [passed] Mindkét fél passzolt: a szakasz véget ér.
       *[empty] Üres a pohár: a szakasz véget ér.
    }
event-activated =
    { $by ->
        [repeat] { $formation } ismétlésjelzővel cselekszik.
       *[marker] { $formation } cselekszik.
    }
event-cancel-tried =
    { $passed ->
        [yes] { $marker } érvénytelen ({ $rolls }).
       *[no] { $marker } érvényben marad ({ $rolls }).
    }
event-fatigue-tested =
    { $passed ->
        [yes] { $formation }: kimerültségpróba sikerült, { $rolls } / { $need }.
       *[no] { $formation }: kimerültségpróba nem sikerült, { $rolls } / { $need }.
    }
event-morale-tested =
    { $passed ->
        [yes] { $formation }: morálpróba sikerült, { $rolls } / { $need }.
       *[no] { $formation }: morálpróba nem sikerült, { $rolls } / { $need }.
    }
event-recovery-tested =
    { $passed ->
        [yes] { $formation }: összeszedési próba sikerült, { $rolls } / { $need }.
       *[no] { $formation }: összeszedési próba nem sikerült, { $rolls } / { $need }.
    }
event-rally-tested =
    { $passed ->
        [yes] { $unit }: rendeződés sikerült, { $rolls } / { $need }.
       *[no] { $unit }: rendeződés nem sikerült, { $rolls } / { $need }.
    }
event-panic-tested =
    { $passed ->
        [yes] { $unit }: pánikpróba sikerült, { $rolls } / { $need }.
       *[no] { $unit }: pánikpróba nem sikerült, { $rolls } / { $need }.
    }
event-transmission-tested =
    { $passed ->
        [yes] { $unit }: tűzvezetés sikerült, { $rolls } / { $need }.
       *[no] { $unit }: tűzvezetés nem sikerült, { $rolls } / { $need }.
    }
event-reaction-tested =
    { $passed ->
        [yes] { $unit }: reakciópróba sikerült, { $rolls } / { $need }.
       *[no] { $unit }: reakciópróba nem sikerült, { $rolls } / { $need }.
    }
event-mines-tested =
    { $passed ->
        [yes] Az aknamező kimerült: { $hex } ({ $rolls }).
       *[no] Az aknamező megmarad: { $hex } ({ $rolls }).
    }
event-moved =
    { $column ->
        [yes] { $unit } oszlopban halad: { $start } → { $hex }.
       *[no] { $unit } mozog: { $start } → { $hex }.
    }
event-fired =
    { $what ->
        [opportunity] Alkalmi tűz: { $unit } → { $target }, { $column }. oszlop: { $result }.
        [return] Viszonttűz: { $unit } → { $target }, { $column }. oszlop: { $result }.
        [melee] Közelharc: { $unit } → { $target }, { $column }. oszlop: { $result }.
       *[direct] { $unit } lő erre: { $target }, { $column }. oszlop: { $result }.
    }
event-battle-ended =
    { $result ->
        [german] Vége a csatának: a németek győztek.
        [french] Vége a csatának: a franciák győztek.
       *[draw] Vége a csatának: döntetlen.
    }

## A vége

result-hannut-german = A németek áttörnek Hannutnál: { $points } pont a(z) { $turn }. körben.
result-hannut-french = A franciák kitartanak Hannutnál: csak { $points } német pont a(z) { $turn }. körben.
result-hannut-draw = Hannut eldöntetlen: { $points } pont a(z) { $turn }. forduló után.
result-stonne-german = A németek tartják Stonne-t.
result-stonne-french = A franciák tartják Stonne-t.

## Összegek és esélyek

odds-attack = Támadóérték
odds-halved = Páncéltörő gyalogság ellen: fele
odds-armour = A célpont páncélja
odds-joined = A felszállt század is lő
odds-range = Távolság
odds-village = Gyalogság faluban
odds-woods = Gyalogság erdőben
odds-orchard = Gyalogság gyümölcsösben
odds-works = Védmű
odds-target-dispersed = Szétszórt célpont
odds-target-column = Célpont oszlopban
odds-fatigued = Kimerült
odds-out-of-command = Parancsnoki körön kívül
odds-dispersed = Szétszórt
odds-column = Oszlopban
odds-neutralised = Semlegesített
odds-moved = Mozgott és lő
odds-melee = Közelharc
odds-stream = Patakon át
odds-uphill = Felfelé
odds-light = Könnyű tüzérség
odds-medium = Közepes tüzérség
odds-heavy = Nehéz tüzérség
odds-stuka = Stuka, erő 8
odds-fire = { $unit } → { $target }
odds-barrage = Sortűz: { $hex }
odds-salvo = { $calibre } → { $unit }
odds-mines = Aknák itt: { $hex }: { $unit }
odds-check = { $unit }: 2k6 legfeljebb { $need }
odds-reaction-value = Reakcióérték
odds-none = Nincs hatás
odds-neutral = Semlegesített (vagy lépés)
odds-step = Lépésveszteség
odds-passed = Sikerül
odds-failed = Nem sikerül
odds-back = Visszalőhet: kell { $need }
odds-melee-odds = Közelharc: { $hex }
odds-won = A támadó elfoglalja a mezőt
odds-repelled = A védő kitart
odds-undecided = Hat körben nem dől el
odds-melee-policy = Feltevés: mindenki oda lő, ahol a legtöbbet árt; a semlegesített támadó visszamegy, a védő visszavonul; a támadó legfeljebb hat körig harcol.
odds-cancel-odds = Érvénytelenítés: { $marker }, 1-3 egy kockán
short-- = nincs hatás
short-rN = piros N
short-N = semlegesítve
short-1 = 1 lépés veszve

## Állandó parancsok

standing-reaction = Reakció ellenséges mozgásra és tűzre
standing-never = Soha
standing-range = Tűz ezen a távon belül
standing-armour = Tűz csak páncélosra
standing-chance = Tűz csak legalább ekkora találati eséllyel, százalékban
standing-distance = Mező
standing-percent = Százalék
standing-hit = Saját egységek találatai
standing-marker = N elfogadása
standing-stand-fast = Inkább lépésveszteség, marad
standing-aim = Célpontok közelharcban
standing-weakest = A legsebezhetőbb
standing-cancel = Ellenséges jelzők érvénytelenítése
standing-let-be = Hagyni
standing-strike-formations = Kötelékjelzők érvénytelenítése

## Ami egyben is választható
plan-open-activate = Nyitás ezzel és aktiválás: { $marker }
plan-activate-on = Aktiválás, a következőké is
plan-allow-on = Ebben a fordulóban mehet, ami nem veszélyes
plan-fire-on = { $count ->
    [one] Tűz, aztán mehet tovább
   *[other] Mind a { $count } tüzel, a legbiztosabb elöl
}
plan-stay-on = Ebben a fordulóban senki sem hátrál
plan-suffer-on = N jelző, az aktiválás minden találatánál
plan-relieve-all = Mind a { $count } jelző le
plan-rest-all = Mind a { $count } kimerültség le
plan-no-more = Ebben az aktiválásban több reakció nem kell
caution-shots-left = { $units ->
    [0] Még { $salvos } sortűz nincs kilőve.
   *[other] Még { $units } egység tüzelhetne{ $salvos ->
        [0] {""}
       *[other] , és { $salvos } sortűz is maradt
    }.
  }
way-open = Nyílt rend
way-column = Oszlopban, az úton

## Ami hamarosan elvész
warning-points-below = { $markers ->
    [0] Az utolsó jelölőt is kihúztátok
   *[other] Még { $markers } jelölő van
  }: szerezz még { $need } pontot, különben vége a csatának. { $points } pontod van, a { $turn }. forduló { $low } pontot kér.
warning-points-above = { $markers ->
    [0] Az utolsó jelölőt is kihúztátok
   *[other] Még { $markers } jelölő van
  }: a németeknek { $points } pontja van, { $high } fölött a { $turn }. forduló végén nyernek. Vegyél vissza { $need } pontot.
warning-last-turn = Utolsó forduló, { $markers ->
    [0] az utolsó jelölőt is kihúztátok
   *[other] még { $markers } jelölő van
  }: az nyer, aki a végén Stonne-t tartja, és ez nem te vagy.
