# Operation World War Two: cards, orders, infantry.

## The game

game-operation = Operation World War Two
game-operation-about = Csatározás centiméterre mért asztalon: parancskártyák, reakciók, rajok és harckocsik.

## Scenarios, options, sides

scenario-first-battle = Első csata
scenario-first-battle-about = Amerikai lövészek német gránátosok ellen. Középen egy tanya; csak gyalogság, ezzel érdemes kezdeni.
scenario-first-battle-blue = Egyesült Államok
scenario-first-battle-red = Németország
scenario-tank-duel = Tankpárbaj
scenario-tank-duel-about = Amerikai harckocsik német páncélosok ellen. Egy útkereszteződés a tét; vezetés, kitekintés, célzás.
scenario-tank-duel-blue = Egyesült Államok
scenario-tank-duel-red = Németország
scenario-village-assault = Roham a falu ellen
scenario-village-assault-about = Brit lövészek harckocsikkal támadnak. Német gránátosok páncéltörő ágyúval védik a falut.
scenario-village-assault-blue = Egyesült Királyság
scenario-village-assault-red = Németország
scenario-column-ambush = Rajtaütés az oszlopon
scenario-column-ambush-about = Német oszlop az úton. Szovjet lesben állók az út menti erdőkben.
scenario-column-ambush-blue = Németország
scenario-column-ambush-red = Szovjetunió
scenario-night-raid = Éjszakai rajtaütés
scenario-night-raid-about = Brit kommandósok szállnak partra a sötétben. Német parti őrség fényszóróval és világítórakétával, drótja előtt jelzőaknákkal.
scenario-night-raid-blue = Egyesült Királyság
scenario-night-raid-red = Németország
scenario-house-fighting = Harc házról házra
scenario-house-fighting-about = Szovjet rohamcsoportok támadnak. Német ejtőernyősök védik a házakat; szobák, emeletek, falon áttörő tankok.
scenario-house-fighting-blue = Szovjetunió
scenario-house-fighting-red = Németország
scenario-free-battle = Szabad csata pontokra
scenario-free-battle-about = Két tetszőleges nemzet pontokból állít sereget; a terep egy számból készül újra.
seat-blue = Kék
seat-red = Piros
option-night = Éjszakai harc
option-split-deck = Felezett pakli
option-buildings = Omló épületek és tetők
option-rooms = Szobák az épületekben
option-entry = Tankok épületeken át
option-tunnels = Alagutak és csatornák
option-smoke = Füst
option-fires = Égő roncsok
option-squadrons = Járműrajok
option-attachments = Ideiglenes összevonások
option-minimum-distances = Közvetett tüzelés legkisebb távolsága (későbbi kiadás)
option-armour-to-hit = A nehéz páncélt nehezebb eltalálni
option-points = Pontok seregenként
option-ground = A terep sorszáma
option-roads = Utak
option-nation-blue = Kék nemzete
option-nation-red = Piros nemzete
option-germany = Németország
option-usa = Egyesült Államok
option-britain = Egyesült Királyság
option-soviet = Szovjetunió

## Choices

action-lay = { $card } letétele lefelé
action-order = { $unit }: { $card } kiadása
action-pass = Passz
action-swap = { $card } cseréje
action-go = { $speed ->
        [slow] Lassú
       *[fast] Gyors
    } mozgás → { PER($goal, by: 10) } cm
action-stay = Helyben marad
action-charge = Közelharc: { $unit }
action-shoot = Tűz mozgás { $when ->
        [before] előtt
       *[after] után
    }: { $unit }
action-target = Célpont: { $unit }
action-shell = Tűz a koordinátákra
action-second = Nehézfegyverek célpontja: { $unit }
action-arm = Használat: { $arms ->
        [grenades] kézigránát
        [charges] robbanótöltet
        [ap] páncéltörő lőszer
        [he] robbanó lőszer
        [wp] fehér foszfor
        [bomb] aknavető lövedék
        [indirect] közvetett tűz
        [heat] kumulatív töltet
        [twice] két lövés
        [two] két célpont
        [both] mindkét ember
       *[other] { $arms }
    }
action-delay = Az út { PER($at, by: 50) }. pontjánál
action-call = { $by ->
        [radio] Rádió
        [voice] Hang
       *[runner] Futár
    } → { $to }: { $target }
action-blast = { $how ->
        [arm] { $charges } töltet élesítése
       *[fire] { $charges } töltet robbantása
    }: { $feature }
action-divide = { $count } × { $weapon }, cél: { FIRST($part) ->
        [open] akik nyílt terepen vannak
        [light] akik könnyű fedezékben vannak
        [medium] akik közepes fedezékben vannak
        [heavy] akik nehéz fedezékben vannak
        [gun] a löveg
        [crew] a személyzet
        [vehicle] a jármű
        [open-trench] akik nyílt terepen vannak, árok
        [open-smoke] akik nyílt terepen vannak, füst
        [open-trench-smoke] akik nyílt terepen vannak, árok, füst
        [light-trench] akik könnyű fedezékben vannak, árok
        [light-smoke] akik könnyű fedezékben vannak, füst
        [light-trench-smoke] akik könnyű fedezékben vannak, árok, füst
        [medium-trench] akik közepes fedezékben vannak, árok
        [medium-smoke] akik közepes fedezékben vannak, füst
        [medium-trench-smoke] akik közepes fedezékben vannak, árok, füst
        [heavy-trench] akik nehéz fedezékben vannak, árok
        [heavy-smoke] akik nehéz fedezékben vannak, füst
        [heavy-trench-smoke] akik nehéz fedezékben vannak, árok, füst
       *[other] { $part }
    }
action-place = Sablon ide: { $model }
action-spray = Láng iránya: { $model }
action-lose = Levesszük: { $model }
action-duck = Elfektetjük: { $model }
action-follow = Követés → { PER($goal, by: 10) } cm
action-mount = { $how ->
        [on] Felszállás
       *[off] Leszállás
    }
action-climb = { $level ->
        [0] Földszint
       *[other] { $level }. emelet
    }

## What happened

event-turn-began = A(z) { $turn }. kör kezdődik.
event-drew-cards = { $seat }: { $count } lap húzása.
event-drawn = Húzott lapok: { $cards }.
event-card-swapped = { $seat } eldobja és lecseréli: { $card }.
event-deck-shuffled = { $seat } visszakeveri a dobott lapokat.
event-card-turned = { $seat } lapja: { $card }.
event-initiative-tied = Egyenlő számok: újra.
event-initiative-won = A kezdemény: { $seat }.
event-order-shown = { $seat } parancsa, { $unit }: { $card }.
event-intent-said = { $unit } szándéka, { $order ->
        [move] Mozgás
        [assault] Roham
        [fire] Tűz
        [ambush] Rajtaütés
       *[cover] Fedezet tűz
    }: { $does ->
        [go] { $speed ->
            [slow] lassan
           *[fast] gyorsan
        } mozog.
        [go-fire] { $speed ->
            [slow] lassan
           *[fast] gyorsan
        } mozog, célpontja { $target }.
        [fire] célpontja { $target }.
        [wait] célpontja { $target }, amikor a(z) { $point }. ponthoz ér.
        [charge] közelharc: { $charge }.
        [storm] katonái megrohamozzák: { $target }.
        [ram] nekihajt: { $target }.
        [shell] a kapott koordinátákra lő.
        [board] felszáll a járműre.
        [out] leszáll a járműről.
       *[hold] helyben marad.
    }
event-passed = { $seat } passzol.
event-order-lost = { $unit } parancsa elveszett.
event-order-began = { $unit } végrehajtja: { $card }.
event-men-stood-up = { $unit }: az ijedtek felállnak.
event-unit-moved = { $unit } { $speed ->
        [slow] lassan
       *[fast] gyorsan
    } mozog.
event-unit-marked = { $unit } jelzője: { $posture ->
        [moved] mozgott
        [fired] tüzelt
       *[stationary] állt
    }.
event-mine-set-off = { $unit } aknára lép: mindenki hallja, hol van.
event-shots-wasted = { $unit } a semmire lő: { $why ->
        [unseen] nem látja a célpontját.
        [undetected] nem észleli a célpontját.
        [range] a célpontja lőtávolságon kívül van.
        [arc] egy fegyvere sem fordítható a célpontra.
        [reload] egy fegyvere sincs betöltve.
        [useless] semmije sem árthat a célpontnak.
       *[gone] a célpontja eltűnt.
    }
event-shots-fired = { $unit } → { $target }, { $weapon }: { $shots } lövés, { $need }+, { $hits } találat.
event-friends-checked = { $unit } találataiból { $astray } a barátit éri: { $struck }.
event-shield-held = { $unit } pajzsa { $stopped } találatot felfog.
event-damage-rolled = { $unit }, { $cover ->
        [light] könnyű fedezék
        [medium] közepes fedezék
        [heavy] nehéz fedezék
       *[open] szabad terep
    }: { $shaken ->
        [0] { $dead ->
            [0] hatástalan
           *[other] { $dead } halott
        }
       *[other] { $dead ->
            [0] {""}
           *[other] { $dead } halott,{" "}
        }{ $shaken } ijedt
    }.
event-gun-struck = { $unit } lövegét találat éri: { $result ->
        [catastrophe] katasztrófa
        [main] megsemmisült
        [assistants] kezelők
       *[nh] nincs hatása
    }.
event-template-laid = { $weapon }: a sablon alatt: { $models }.
event-flame-laid = { $weapon }: a láng eléri: { $models }.
event-shot-drifted = { $unit } lövése elcsúszik{ $dud ->
        [yes] , hatástalan
       *[no] {""}
    }.
event-models-caught = { $unit }: { $count } modellt ér mozgás közben.
event-man-killed = { $model } elesik.
event-man-shaken = { $model } lehasal.
event-gun-destroyed = { $unit } elveszti a lövegét.
event-bicycle-destroyed = Egy kerékpár megsemmisül.
event-unit-destroyed = { $unit } megsemmisült.
event-morale-tested = { $unit } morál tesztje ({ $why ->
        [rally] helyreállás
        [lone-model] magányos modell
       *[morale] veszteség
    }): { $total }, kell { $need }+, { $passed ->
        [yes] sikerült
       *[no] nem sikerült
    }.
event-unit-broke = { $unit } megtört.
event-unit-ran = { $unit } fedezékbe rohan; elhagyta az asztalt: { $gone }.
event-unit-rallied = { $unit } helyreállt.
event-melee-fought = Közelharc { $unit } - { $foe }: { $total } : { $answer }.
event-message-sent = { $unit } → { $receiver } ({ $by ->
        [radio] rádió
        [voice] hang
       *[runner] futár
    }): { $passed ->
        [yes] sikerült
       *[no] nem sikerült
    }.
event-runner-sent = { $model } üzenetet visz: { $receiver }.
event-charge-armed = { $unit } töltetet élesít: { $feature }.
event-charge-fired = Robbantás, { $feature }: { $total }, { $removed ->
        [yes] eltávolítva
       *[no] megmarad
    }.
event-charge-went-off = { $model } kezében felrobban a töltet.
event-feature-removed = { $feature } lekerül az asztalról.
event-battle-ended = A csatának vége.

## Questions

prompt-aim = Helyezd a sablont egy modellre.
prompt-battery = Melyik löveg kapja a következő találatot ({ $hits })?
prompt-divide = Oszd el a lövéseket a célpont részei között.
prompt-exchange = Lapcsere: még { $left }.
prompt-follow = A célpont elmozgott. Követed?
prompt-initiative = { $ties ->
        [0] Tégy le egy lapot a kezdeményért.
       *[other] Egyenlő számok: tégy le még egy lapot.
    }
prompt-initiative-ready = Lefordítva: { $card }. A másik oldal még választ.
prompt-initiative-laid = Lefordítva: { $card }. Kész?
prompt-take-hit = Melyik jármű kapja a következő találatot ({ $hits })?
prompt-take-result = Melyik motor kapja a következő hatást: { $die } ({ $hits })?
prompt-losses = Kit ér? { $shaken ->
        [0] { $dead ->
            [0] hatástalan
           *[other] { $dead } halott
        }
       *[other] { $dead ->
            [0] {""}
           *[other] { $dead } halott,{" "}
        }{ $shaken } ijedt
    }.
prompt-open = Adj parancsot egy egységnek.
prompt-react = Reagálj { $limit } alatti lappal, vagy passzolj.
prompt-announce-way = Hová?
prompt-announce-shoot = Tűz mozgás előtt vagy után?
prompt-announce-target = Nevezd meg a célpontot.
prompt-announce-arms = Mivel?
prompt-announce-second = Második célpont a nehézfegyvereknek?
prompt-announce-delay = Azonnali tűz, vagy a mozgás melyik pontján?
prompt-announce-call = Koordináták küldése?
prompt-announce-blast = Robbanótöltet használata?
prompt-announce-mount = Fel- vagy leszállás?
prompt-announce-storey = Melyik szintre?

## Refusals

refuse-no-climb = Az a szint nem érhető el.
refuse-bad-point = A késleltetés a mozgás huszadaiban mérhető.
refuse-barred = Ez a terep áthatolhatatlan.
refuse-bound = Koordinátái vannak, tüzelnie kell.
refuse-card-lies = Már van letett lap.
refuse-few-hands = Lövegmozgatáshoz két ember kell.
refuse-goal-empty = Egy modellnek a célnál kell állnia.
refuse-in-chain = Ebben a láncban már van parancsa.
refuse-in-melee = Közelharcban csak az ellenfelére lőhet.
refuse-must-delay = A célpont még nem érvényes: jelölj pontot a mozgásán.
refuse-must-fire = Aki rohamoz, annak tüzelnie kell.
refuse-must-open = Parancsot kell adnod.
refuse-no-arms = Ezt nem használhatja.
refuse-no-battery = Ezek nem alkotnak üteget.
refuse-no-blast = Ott nem használható töltet.
refuse-no-call = Ez az üzenet nem küldhető.
refuse-no-card-yet = Előbb tégy le egy lapot.
refuse-no-charge = Senki sem éri el azt az egységet.
refuse-no-cohesion = Az összetartás felbomlana.
refuse-no-coordinates = Nincsenek koordinátái.
refuse-no-mount = Nincs mire fel- vagy leszállni.
refuse-no-order-left = Most nem kaphat parancsot.
refuse-no-room = Ott már áll valaki.
refuse-no-such-goal = Arra nem követhető a célpont.
refuse-no-such-part = Nincs ilyen része a célpontnak.
refuse-no-such-weapon = Előbb egy másik fegyver jön.
refuse-nobody-moves = Senki sem tud mozogni.
refuse-one-each-first = Minden jármű kap egy találatot, mielőtt bármelyik másodikat kapna.
refuse-being-hitched = Ebben a körben löveget rögzítenek vagy oldanak le: a jármű áll.
refuse-not-a-piece = Ez nem az üteg lövege.
refuse-not-among-hit = Őt nem érte találat.
refuse-not-heavy = A nehézfegyverek második célpontja csak jármű lehet.
refuse-not-in-hand = Ez a lap nincs a kezedben.
refuse-not-lower = Alacsonyabb lap kell.
refuse-not-seen = Nincs rálátás.
refuse-not-valid = Nincs rálátás vagy észlelés.
refuse-not-your-unit = Ez nem a te egységed.
refuse-off-table = Az az asztalon kívül van.
refuse-only-slow = Ott csak lassan lehet mozogni.
refuse-other-question = Most más a kérdés.
refuse-slow-to-mount = Fel- és leszállás csak lassú mozgásnál.
refuse-standing-first = Előbb az álló modellek.
refuse-too-far = Túl messze van.
refuse-too-many = Nincs ennyi.
refuse-unseen = Még nem látható: csak mozgás után lehet lőni.
refuse-worst-first = A legrosszabb eredmény jön előbb.
refuse-wrong-ends = Minden mozgó modellnek egy hely kell.
refuse-wrong-speed = A mozgás lassú vagy gyors.

## Results

result-draw = Egyenlő pont: { $points }. { $seat }: { $places } a tartott helyekért, { $losses } a megsemmisült vagy megtört ellenségért; { $other }: { $otherplaces } és { $otherlosses }.
result-points = A több pont győz: { $points } a { $fewer } ellen. { $seat }: { $places } a tartott helyekért, { $losses } a megsemmisült vagy megtört ellenségért; { $other }: { $otherplaces } és { $otherlosses }.

## Hints

hint-detected = észlelve, { $cm } cm
hint-undetected = nem észlelt, { $cm } cm

## Odds

odds-fire = { $unit }: { $shots } lövés, kb. { $dead } halott és { $shaken } ijedt
odds-vehicle = Lövés: { $unit }
odds-melee = Ember ember ellen
odds-nothing = Egy fegyver sem tehet ott semmit
odds-need = táblázati célszám
odds-miss = mellé
odds-result = eredmény: { $result }
odds-dead = { $count } halott
odds-breaks = az egység megtörik
odds-duel-kill = ellenfél halott
odds-duel-shake = ellenfél ijedt
odds-duel-nothing = semmi
odds-duel-shaken = saját ember ijedt
odds-duel-killed = saját ember halott
odds-least-cover = minden lövés a legkevésbé fedett részre
odds-played-out = sok kijátszott próbából
odds-first-hit = ha több is talál, az első találat
odds-at-end = az útja végén: várj meg egy pontot
odds-hit-assault = Roham parancs
odds-hit-ambush-close = Rajtaütés közel távon
odds-hit-extreme = extrém táv
odds-hit-close5 = 5 cm-en belül
odds-hit-cover = fedezet tűz
odds-hit-trench = árokban
odds-hit-exposed = leleplezett személyzet
odds-hit-smoke = füstben
odds-hit-hedge = alacsony fegyver bokor fölött
odds-hit-popped = kibújt az észleléshez
odds-hit-blind = nem látta vagy észlelte a parancskor
odds-hit-long-barrel = hosszú cső
odds-hit-telescope = távcső
odds-harm-cover = fedezet tűz (sebzés)
odds-harm-smoke = füst (sebzés)
odds-morale-cohesion = nincs összetartás
odds-morale-underground = föld alatt
odds-morale-half = fele vagy kevesebb maradt
odds-morale-commander = parancsnok közel
odds-morale-cover = közepes vagy nehéz fedezékben
odds-morale-pressed = ellenség 20 cm-en belül
odds-morale-fanatic = politikai fanatizmus
odds-melee-more = még egy bajtárs
odds-melee-charge = rohamozott
odds-melee-bayonet = szuronykiképzés
odds-melee-short = rövid fegyver
odds-melee-shaken = ijedt
odds-melee-obstacle = akadályon át
odds-melee-crewed = kezelt fegyver

## Standing orders

standing-initiative = Lap a kezdeményhez
standing-slowest = leglassabb lap
standing-quickest = leggyorsabb lap
standing-least-missed = a legkevésbé hiányzó lap
standing-exchange = Lapcsere
standing-keep = mind marad
standing-worst = a legrosszabb eldobása
standing-react = Reakciók
standing-pass = mindig passz
standing-fire-back = visszalőni, ha megéri
standing-officer = ahogy egy tiszt tenné
standing-least = legalább ennyi tized ember
standing-keep-ones = 1-es lapok megtartása
standing-losses = Saját veszteségek
standing-riflemen-first = előbb a lövészek
standing-nearest-first = előbb az ellenséghez közeliek
standing-divide = Lövések elosztása
standing-least-cover = mind a legkisebb fedezékre
standing-evenly = egyenlően
standing-aim = Sablonok elhelyezése
standing-most-enemies = a legtöbb ellenségre
standing-follow = Célpont követése
standing-keep-goal = a cél marad

## Ami veszendőben van
warning-points-behind = { $left ->
    [1] Utolsó forduló
   *[other] Még { $left } forduló
  }: így pontokkal vesztesz, { $mine } : { $theirs }.{ $places ->
    [0] {""}
   *[other] {" "}A nem a tiéd helyek { $places } pontot érnek.
  }
