# Barbarossa 1941: names, questions, choices, refusals and events.

## The game

game-barbarossa = Barbarossa 1941
game-barbarossa-about = Mindkét fél titokban ad parancsot; minden parancs egyszerre, tizenkét lépésben hajtódik végre.
seat-german = Németek
seat-soviet = Szovjetek
seat-german-2 = Németek, második parancsnok
seat-soviet-2 = Szovjetek, második parancsnok
option-players = Játékosok
scenario-frontier-post = Határőrs
scenario-frontier-post-about = 15 kör. Német gyalogság jön az úton; két szakasz tartja a határfalut. Kezdésnek való.
scenario-forest-road = Rajtaütés az erdei úton
scenario-forest-road-about = 10 kör. Német menetoszlop vonul át az erdőn; rajtaütés várja.
scenario-tanks-in-the-corn = Páncélosok a gabonában
scenario-tanks-in-the-corn-about = 8 kör. Könnyű páncélosok találkoznak egy falu körüli földeken; az győz, aki többet pusztít.
scenario-across-the-river = Át a folyón
scenario-across-the-river-about = 14 kör. Gyalogság és utászok kelnek át egy folyón: egy gázló, híd nélkül.
scenario-strong-point = Támpont
scenario-strong-point-about = 12 kör. Város egy dombon, erődítésekkel, támadás nyugatról; mindkét fél lapokat vásárol.
scenario-supply-run = Utánpótlás
scenario-supply-run-about = 12 kör. Egy falu el van vágva; teherautóknak kell lőszert vinniük.
scenario-stukas-over-the-bridge = Stukák a híd felett
scenario-stukas-over-the-bridge-about = 12 kör. A hídnak épen kell elesnie: zuhanóbombázók, vadászok, légvédelem, töltetek. Három szovjet szakasz két német ellen, amelyeket harckocsik támogatnak: így mindkét fél nagyjából a felét nyeri.
scenario-counterstroke = Ellencsapás
scenario-counterstroke-about = 15 kör. Két szabadon összeállított sereg harcol a köztük lévő városért.

## Questions

prompt-purchase = Vásárolj titokban egységeket és műveket. Maradék erőpont: { $left }
prompt-division = Oszd meg a sereget: mely egységeket vezeti { $seat }? Átadva: { $handed }
prompt-deployment = Állítsd fel titokban a sereged. Hátralévő egység: { $left }
prompt-set-up-unit = Felállítás: { $unit }
prompt-planning = { $round }. forduló: adj titokban parancsokat. Parancs nélküli egység: { $left }
prompt-plan-unit = Válassz parancsot: { $unit }
prompt-plan-route = Rajzold meg az útvonalat: { $unit } ({ $order })
prompt-plan-flight-radius = { $unit }, { $order }: milyen messzire köröz?
prompt-plan-flight-rounds = { $unit }, { $order }: hány fordulóra?
prompt-plan-flight-load = { $unit }, { $order }: mennyit visz?
prompt-plan-flight-from = { $unit }, { $order }: válaszd ki a térkép szélén a mezőt, ahol berepül.
prompt-next-target = A csoporttűz folytatódik: kire tüzel tovább? { $unit }
prompt-adjust-fire = Egy találat sincs: dobat újra a parancsnokság? { $unit }
prompt-share = A szállított egységek közt elosztandó veszteség: { $losses } ({ $unit })
prompt-smoke-screen = Füst itt: { $hex }. Válaszd a szomszédos mezőt ({ $unit })
prompt-react = Az ellenség mozog: tüzelsz védelemből vagy lesállásból?
prompt-choose-opponent = Válassz ellenfelet a közelharcban.
prompt-pick-duel = Válassz ellenfelet a légi harcban: { $unit }
prompt-fire-back = Hullanak a bombák: visszalősz a repülőgépekre?
prompt-come-back = Megrakodva: válaszd a szélső mezőt, ahol visszatér: { $unit }

## Choices

action-buy = Vétel: { $card }
action-buy-work = Vétel: { $work }
action-return = Vissza: { $what }
action-place = { $unit } ide: { $hex }
action-face = { $unit }: irány { $toward }
action-stance = { $unit }: { $deployed ->
        [yes] tüzelőállásban
       *[no] menetkészen
     }
action-conceal = { $unit }: { $ambush ->
        [yes] lesállásban
       *[no] nyíltan
     }
action-hitch = { $unit }: vontatja { $carrier }
action-build = { $work }: { $hex }, irány { $toward }
action-mine = Aknamező ({ $kind }): { $hex }
action-lift = Levétel a térképről: { $unit }
action-hand-over = Átadás: { $unit }
action-take-back = Magad vezeted: { $unit }
action-clear = Művek visszavétele: { $hex }
action-take = { $unit }
action-drop = Kártya letétele
action-cancel = Parancs törlése: { $unit }
action-join = { $unit }: { $group }. csoportkártya
action-leave = { $unit }: kilép a csoportból
action-defend = Védelem { $toward } felé, hatótáv { $reach }
action-ambush = Lesállás { $toward } felé, hatótáv { $reach }
action-suppress = Lefogó tűz: { $target }
action-fire = Tűzmegnyitás: { $target }
action-indirect = Közvetett tűz: { $target }
action-bombard = Mező tűz alá vétele: { $hex }
action-smoke = Füstgránát: { $hex }
action-deploy = Tüzelőállás itt: { $hex }, irány { $toward }
action-limber = Menetkészenlét itt: { $hex }
action-turn = Fordulás { $toward } felé
action-merge = Egyesülés ezzel: { $into }
action-lay-mines = Aknatelepítés: { $kind }
action-clear-mines = Aknamentesítés
action-place-charges = Robbanótöltet elhelyezése
action-tow = Vontatás: { $other }
action-remove-wire = Drótakadály eltávolítása: { $toward }
action-remove-teeth = Sárkányfogak eltávolítása: { $toward }
action-pontoon = Pontonhíd építése: { $hex }
action-resupply = Utánpótlás innen: { $source }, pont: { $points }
action-supply = Utánpótlás kiosztása
action-load-supply = Utánpótlás felvétele
action-dig = Beásás { $toward } felé
action-clear-path = Ösvény vágása
action-wait = Várakozás
action-mount = Felszállás: { $carrier }
action-dismount = Leszállás
action-scout = Felderítés, sugár { $radius }
action-march = Menet
action-careful = Óvatos mozgás
action-fire-moving = Tűz mozgás közben: { $target }
action-assault = Roham: { $target }
action-step = tovább: { $hex }
action-here = Innen tüzel
action-done = Az útvonal kész
action-back = Utolsó mező törlése
action-strike = Légicsapás: { $hex }
action-patrol = Őrjárat: { $hex }
action-recon = Légi felderítés: { $hex }
action-intercept = Elfogás: { $target }
action-escort = Kíséret: { $charge }
action-land = Légi deszant itt: { $hex } ({ $passenger })
action-drop-supply = Utánpótlás ledobása: { $hex }
action-radius = Sugár: { $radius }
action-rounds = Fordulók: { $rounds }
action-load = Rakomány: { $points }
action-from = A térkép széléről: { $hex }
action-shoot = { $unit } tüzel: { $target }
action-next = Következő célpont: { $target }
action-adjust = Újradobás
action-keep = Marad így
action-blow = Füst ide: { $hex }
action-melee = { $unit } harcol vele: { $target }
action-bear = Viseli a veszteséget: { $unit }
action-engage = { $unit } megtámadja: { $target }
action-emerge = { $unit } visszatér itt: { $hex }

## Orders and words

order-defend = Védelem
order-ambush = Lesállás
order-suppress = Lefogó tűz
order-fire = Tűzmegnyitás
order-indirect = Közvetett tűz
order-bombard = Mező tűz alatt
order-smoke = Füstgránát
order-deploy = Tüzelőállás
order-limber = Menetkészenlét
order-turn = Fordulás
order-merge = Egyesülés
order-lay-mines = Aknatelepítés
order-clear-mines = Aknamentesítés
order-place-charges = Robbanótöltet
order-tow = Vontatás
order-remove-wire = Drót eltávolítása
order-remove-teeth = Sárkányfog eltávolítása
order-pontoon = Pontonhíd
order-resupply = Utánpótlás
order-load-supply = Utánpótlás felvétele
order-dig = Beásás
order-clear-path = Ösvény vágása
order-wait = Várakozás
order-mount = Felszállás
order-dismount = Leszállás
order-scout = Felderítés
order-march = Menet
order-careful = Óvatos mozgás
order-fire-moving = Tűz mozgás közben
order-assault = Roham
order-strike = Légicsapás
order-patrol = Őrjárat
order-recon = Légi felderítés
order-intercept = Elfogás
order-escort = Kíséret
order-land = Légi deszant
order-ride = Deszanton
order-drop-supply = Utánpótlás ledobása
step-defend = Védelem
step-suppress = Lefogó tűz
step-fire = Tűzmegnyitás
step-valour-fire = Bátorság: tűz okozta veszteség
step-air = Légi bevetések
step-assault = Roham
step-valour-melee = Bátorság: közelharc és bombák
step-ambush = Lesállás
step-special = Különleges parancsok
step-move = Mozgás
step-valour-late = Bátorság: hátralévők
step-status = Állapot
shot-fire = nyílt tűz
shot-suppress = lefogó tűz
shot-indirect = közvetett tűz
shot-bombard = mezőre lőtt tűz
shot-ring = a tűz széle
shot-defend = védelmi tűz
shot-ambush = lesállás tüze
shot-moving = tűz mozgás közben
shot-melee = közelharc
shot-flak = légvédelem
shot-air = légi harc
shot-bomb = bombák
shot-reaction = válaszlövés
cause-losses = veszteség
cause-melee = veszteség közelharcban
cause-bombed = bombázás
cause-suppressive = lefogó tűz
cause-moving = találat mozgás közben
cause-flank = oldalba vagy hátba
cause-panic = harckocsipánik
cause-recovery = felépülés
halt-smoke = füst
halt-barred = az út el van zárva
halt-encounter = találkozás
halt-standing = ott ellenség áll
find-adjacent = szomszédos ellenség
find-entered = ellenség akart belépni
find-searched = felderítve
find-fired = tüzelt
find-order = más parancs
stance-deployed = tüzelőállásban
stance-limbered = menetkészen
mines-dummy = színlelt
mines-anti-tank = harckocsi elleni
mines-anti-personnel = gyalogság elleni
mines-unknown = ismeretlen
work-wire = drótakadály
work-teeth = sárkányfogak
work-trench = lövészárok
work-dugout = fedezék
work-bridge = híd
work-pontoon = pontonhíd
work-path = ösvény
work-mines = aknák
terrain-plain = síkság
terrain-brush = bozót
terrain-light-wood = ritkás erdő
terrain-wood = erdő
terrain-marsh = mocsár
terrain-river = folyó
terrain-ford = gázló
terrain-field = szántó
terrain-village = falu
terrain-town = város
type-infantry = gyalogság
type-artillery = tüzérség
type-vehicle = jármű
type-armoured = páncélozott jármű
type-light-tank = könnyű harckocsi
type-medium-tank = közepes harckocsi
type-heavy-tank = nehéz harckocsi
type-aircraft = repülőgép

## Goals

goal-hold = a végén egyedül tartani a megjelölt mezőket
goal-leave = elhagyni a térképet a megjelölt mezőn
goal-destroy = több erőpontot megsemmisíteni; a megjelölt mező is számít
goal-deliver = lőszert szállítani a megjelölt mezőre
goal-bridge = a végén épségben tartani a hidat
goal-towns = fordulóról fordulóra egyedül tartani a városmezőket

## How it ends

result-points = Több pont: { $seat }
result-draw-points = Egyenlő pontszám: döntetlen.
result-hold-done = A cél elfoglalva: { $seat }
result-hold-failed = A célt nem foglalták el: { $seat }
result-leave-done = Az oszlop átjutott: { $seat }
result-leave-failed = Az oszlop megállítva: { $seat }
result-deliver-done = Az utánpótlás megérkezett: { $seat }
result-deliver-failed = Az utánpótlás nem jutott át: { $seat }
result-bridge-done = A híd épségben elfoglalva: { $seat }
result-bridge-failed = A hidat megtartották: { $seat }
result-bridge-blown = A híd felrobbant: döntetlen.

## Refusals

refuse-abrupt-slope = Meredek lejtőn csak gyalogság kel át.
refuse-already-fires = Ez az egység már tüzel.
refuse-already-mined = Ott már van aknamező.
refuse-already-so = Az egység már ebben az állapotban van.
refuse-alone-in-hex = A csoporthoz kell még egy egység a mezőn.
refuse-cannot-adjust = A parancsnokság nem helyesbítheti ezt a tüzet.
refuse-cannot-enter = Az egység nem léphet arra a mezőre.
refuse-cannot-fire-now = Ez az egység most nem tüzelhet arra a célra.
refuse-cannot-load = A felrakodáshoz hely és utánpótlási mező kell.
refuse-cannot-merge = Nincs a mezőn hozzá illő, azonos típusú egység.
refuse-cannot-reach = A célpont nem érhető el a roham távolságán belül.
refuse-cannot-stand-there = Az egység nem állhat ilyen terepen.
refuse-cannot-tow = Vontatáshoz menetkész löveg és szabad teherautó kell egy mezőn.
refuse-card-in-hand = Előbb tedd le a kézben lévő kártyát.
refuse-carried = Szállított egység csak leszállhat.
refuse-enemy-adjacent = Szomszédos ellenség van.
refuse-entry-hex = Az egység a belépő mezőjén lép a térképre.
refuse-finish-the-route = Előbb fejezd be vagy dobd el a nyitott parancsot.
refuse-firing-hex-marked = A tüzelőmező már meg van jelölve.
refuse-group-full = Ez a csoportkártya nem fogadhatja az egységet.
refuse-has-no-order = Ennek az egységnek nincs parancsa.
refuse-has-order = Ennek az egységnek már van parancsa.
refuse-hex-not-observed = Azt a mezőt egyetlen saját egység sem figyeli.
refuse-in-smoke = Füstben lévő egység nem kap parancsot.
refuse-in-trench = Lövészárokban az egység nem fordulhat.
refuse-leads-astray = Onnan a célpont már nem érhető el.
refuse-light-wood = Teherautó és páncélozott jármű ritkás erdőbe csak úton léphet.
refuse-limber-first = Az egységnek előbb menetkésznek kell lennie.
refuse-locked = Közelharcban csak roham vagy visszavonulás lehet.
refuse-march-terrain = Menet csak síkon, falun, városon és úton át vezethet.
refuse-mark-firing-hex = Jelöld meg a mezőt, ahonnan tüzel.
refuse-marsh = Mocsárba csak különleges egység léphet.
refuse-mined-one-hex = Aknamezőről csak egy mezőt lehet lépni.
refuse-must-enter = Az egységnek előbb a térképre kell lépnie.
refuse-no-ambush-here = Ezen a terepen nincs lesállás.
refuse-no-ammunition = Nincs elég lőszer.
refuse-no-armour-assault = Nyílt terepen a gyalogság nem rohamozhat páncélost.
refuse-no-card-in-hand = Nincs kártya a kézben.
refuse-no-charge = Nincs több robbanótöltet.
refuse-no-dugout-here = Ott nem állhat fedezék.
refuse-no-engineer-for-mines = Már minden utászegységnek van aknája.
refuse-no-field-of-fire = Az egységnek nincs tűzszektora.
refuse-no-flight = Nincs nyitott repülési parancs.
refuse-no-headquarters = Ehhez saját, le nem fogott parancsnokság kell a térképen.
refuse-no-minefield = Itt nincs aknamező.
refuse-no-mines = Ehhez nincs akna.
refuse-no-more-copies = Ebből a kártyából nincs több egység.
refuse-no-observer = A célt egyetlen saját egység sem figyeli.
refuse-no-opponent = Ebben a közelharcban ez nem választható.
refuse-no-order-possible = Ennek az egységnek most nem adható parancs.
refuse-no-passenger = Nincs készen megfelelő ejtőernyős egység.
refuse-no-river = Ott nincs áthidalandó folyó.
refuse-no-room = A mezőn nincs szabad hely szállítóeszközön.
refuse-no-route = Nincs nyitott útvonal.
refuse-no-sight = Nincs rálátás.
refuse-no-smoke-shells = Nincs több füstgránát.
refuse-no-source = Itt nincs felvehető utánpótlás.
refuse-no-such-charge = Az a repülőgép nem kísérhető.
refuse-no-such-opponent = Az a repülőgép most nem támadható.
refuse-no-such-target = Nem ismert ilyen célpont.
refuse-no-teeth = Azon az oldalon nincsenek sárkányfogak.
refuse-no-wire = Azon az oldalon nincs drótakadály.
refuse-no-wood = Itt nincs kivágható erdő.
refuse-nobody-aboard = Senki sincs a fedélzeten.
refuse-none-left = Ebből nincs több lerakható.
refuse-not-aboard = Az az egység nincs a fedélzeten.
refuse-not-adjacent = Az a mező nem szomszédos.
refuse-not-arrived = Az egység ebben a fordulóban nem léphet be.
refuse-not-at-the-edge = Válassz szabad mezőt a térkép szélén.
refuse-not-bought = Azt nem vetted meg.
refuse-not-handed-over = Azt az egységet te vezeted.
refuse-each-leads-a-unit = Mindkét parancsnok vezet legalább egy egységet.
refuse-first-commander-builds = A műveket és aknákat az oldal első parancsnoka helyezi el.
refuse-not-deployed = Az egységnek előbb tüzelőállásban kell lennie.
refuse-not-for-sale = Az itt nem vásárolható meg.
refuse-not-here = Az az egység nincs ott.
refuse-not-in-crowd = Az az egység nem lehet a következő célpont.
refuse-not-in-group = Az egység nincs csoportkártyán.
refuse-not-on-card = Ez a parancs nincs az egység kártyáján.
refuse-not-placed = Az nincs a térképen.
refuse-not-ready = A repülőgép nincs készenlétben.
refuse-not-this-figure = Most nem ezt kell beírni.
refuse-not-yet = A forgatókönyv csak később enged robbantani.
refuse-not-your-unit = Az nem a te egységed.
refuse-nothing-to-blow = Itt nincs mit felrobbantani.
refuse-nowhere-to-go = Nincs hová menni.
refuse-orders-missing = Egy egységnek még parancs kell: { $unit }
refuse-other-card-in-hand = Előbb vedd kézbe annak az egységnek a kártyáját.
refuse-out-of-range = A célpont hatótávon kívül van.
refuse-outside-arc = A célpont a tűzszektoron kívül van.
refuse-outside-zone = Az a mező a felállítási zónádon kívül van.
refuse-own-or-adjacent = A saját vagy egy szomszédos mezőt válaszd.
refuse-placed = Az egység már fel van állítva.
refuse-river = Átkelő nélküli folyómezőre csak különleges egység léphet.
refuse-route-empty = Az útvonal még üres.
refuse-route-not-at-target = Az útvonalnak a célpont mezőjén kell végződnie.
refuse-steep-slope = Nagyon meredek lejtőn csak különleges egység kel át.
refuse-suppressed = Lefogott egység nem kap parancsot.
refuse-target-in-melee = Közelharcban lévő egységre nem lehet tüzelni.
refuse-target-in-sight = A célpont látható: nyiss rá tüzet.
refuse-teeth = Azt az oldalt sárkányfogak zárják.
refuse-too-expensive = Nincs elég erőpont.
refuse-too-far = Az egység nem mozoghat ilyen messze.
refuse-too-many-points = Ennyi pontot az egység nem vehet fel.
refuse-towed = Vontatott egység csak tüzelőállást foglalhat.
refuse-trench-there = Azon az oldalon már van lövészárok.
refuse-units-missing = Egy egység még nincs felállítva: { $unit }
refuse-wire = Azt az oldalt drótakadály zárja.
refuse-withdraw-blocked = Ott ellenség vagy füst van.
refuse-withdraw-one-hex = Visszavonulni csak egy mezőt lehet.
refuse-wood = Erdőbe úton kívül csak gyalogság léphet.
refuse-wood-fire = Erdőbe vagy erdőből nincs közönséges tűz.
refuse-work-there = Ott már áll ilyen mű.
refuse-wrong-facing = Az egység nem fordulhat arra a mezőre.
refuse-wrong-figure = Az érték nincs a nyomtatott határon belül.
refuse-wrong-radius = A sugár nincs a nyomtatott határon belül.
refuse-wrong-reach = A hatótáv nincs az egység határán belül.
refuse-wrong-side = Az oldalhoz szomszédos mezőt nevezz meg.
refuse-wrong-type = Az egység ilyen típusú célt nem támadhat.

## Events

event-round-began = A(z) { $round }. forduló kezdődik ({ $rounds } közül).
event-step-began = { $step }. lépés: { $name }
event-order-shown = { $unit }, parancs: { $order } { $hexes } { $target }
event-order-secret = { $unit } (titkos): { $order } { $hexes }
event-set-up = { $unit } felállítva itt: { $hex }.
event-fired = { $unit } tüzel: { $target } ({ $kind }, legfeljebb { $accuracy }): { $rolls }. Találat: { $hits }
event-fired-at-work = { $unit } lövi: { $work }, { $hex }: { $rolls }. Találat: { $hits }
event-bombarded = { $unit } tűz alá veszi: { $hex }.
event-no-shot = { $unit } már nem tud lőni.
event-adjusted = A parancsnokság helyesbíti a tüzet: { $unit }.
event-damaged = { $unit }: találat { $hits }, felfogva { $absorbed }, veszteség { $losses }, létszám most { $size }.
event-loss-passed = { $unit } osztozik a veszteségben: { $losses }, létszám most { $size }.
event-destroyed = { $unit } megsemmisült.
event-tested = { $unit } bátorságpróbája { $valour } ({ $cause }): { $rolls }, { $passed ->
        [yes] sikerült
       *[no] nem sikerült
     }.
event-suppressed = { $unit } le van fogva.
event-recovered = { $unit } felépült.
event-smoke-laid = { $unit } füstöt lő ide: { $hex }.
event-smoke-lifted = A füst eloszlik itt: { $hex }.
event-moved = { $unit } mozog: { $start } → { $hex }
event-halted = { $unit } megáll itt: { $hex } ({ $why }).
event-vanished = { $unit } lesállásba vonul.
event-revealed = { $unit } felfedve itt: { $hex } ({ $why }).
event-hid-again = { $unit } újra rejtve van.
event-searched = { $unit } keres, sugár { $radius }: { $rolls }, { $passed ->
        [yes] talált
       *[no] semmi
     }.
event-rolled-off = { $unit } megelőzi: { $target } ({ $rolls }).
event-locked = A közelharc folytatódik itt: { $hex }.
event-mines-exploded = Aknák ({ $kind }) itt: { $hex }, alattuk { $unit }: { $rolls }. Találat: { $hits }
event-field-found = { $unit } aknamezőre lép itt: { $hex } ({ $kind }).
event-field-laid = { $unit } aknamezőt telepített itt: { $hex }.
event-field-cleared = { $unit } felszedte az aknamezőt itt: { $hex }.
event-work-built = { $work } itt: { $hex } { $toward }
event-work-removed = { $unit } eltávolítja: { $work }, { $hex } és { $toward } között.
event-work-destroyed = { $work } itt: { $hex }, megsemmisült.
event-stance-taken = { $unit } most { $stance } van.
event-turned = { $unit } iránya: { $toward }.
event-merged = { $unit } egyesül vele: { $into }, létszám most { $size }.
event-hitched = { $unit } vontatásban: { $carrier }.
event-unhitched = { $unit } itt áll: { $hex }.
event-mounted = { $unit } felszáll: { $carrier }.
event-dismounted = { $unit } leszáll itt: { $hex }.
event-resupplied = { $unit } lőszert kap: { $points }
event-supply-lost = { $unit } utánpótlást veszít: { $points }
event-left-to-load = { $unit } elhagyja a térképet rakodni.
event-came-back = { $unit } visszatért ide: { $hex }.
event-box-marked = { $unit }: { $order }, { $boxes }. időkocka ({ $of }).
event-took-off = { $unit } felszáll: { $start } → { $hex }
event-flew = { $unit } itt repül: { $hex }
event-air-combat-began = Légi harc itt: { $hex } ({ $units })
event-order-cancelled = { $unit } elveszti a parancsát.
event-went-home = { $unit } hazatér.
event-crate-dropped = { $unit } ládát dob le itt: { $hex } ({ $points })
event-parachuted = { $unit } földet ér itt: { $hex }.
event-stayed-aboard = { $unit } a gépen marad: ellenség van itt: { $hex }.
event-arrived = { $unit } belép itt: { $hex }.
event-marched-off = { $unit } elhagyta a térképet.
event-scored = { $side }, pont: { $points }
event-battle-ended = A csata véget ér a(z) { $round }. forduló után.

## Standing orders

standing-reaction = Tűz védelemből és lesállásból
standing-hold-fire = ne tüzeljen
standing-first = az első ellenségre
standing-best = a legjobb célra
standing-next-target = Csoporttűz: következő cél
standing-weakest = a leggyengébb
standing-strongest = a legerősebb
standing-adjust = Tűzhelyesbítés
standing-always = mindig
standing-never = soha
standing-share = Szállítók veszteségei
standing-spread = elosztva
standing-smallest = előbb a legkisebb
standing-smoke = Füst második mezője
standing-toward-enemy = az ellenség felé
standing-away = az ellenségtől el
standing-melee = Ellenfél a közelharcban
standing-duel = Ellenfél a légi harcban

## Odds

odds-fire = Tűz: { $target }
odds-melee = Közelharc: { $target }
odds-assault = Roham: { $target }
odds-bombs = Bombák: { $target }
odds-strike = Légicsapás: { $hex }
odds-air = Légi harc: { $target }
odds-duel = Párharc: { $target }
odds-mines = Aknák alatta: { $target }
odds-dice = Kockák: { $unit }
odds-accuracy = Pontosság: { $unit }
odds-defence = Alapvédelem
odds-order-bonus = A parancs bónusza
odds-terrain-bonus = A terep bónusza
odds-works-bonus = Lövészárok vagy bunker bónusza
odds-hill-bonus = A domb bónusza
odds-digging = Beásás: nincs védelem
odds-absorbed = Már felfogott találatok
odds-melee-dice = Közelharc-kockák
odds-melee-accuracy = Pontosság közelharcban
odds-mine-dice = Az aknák kockái ({ $kind })
odds-losses = Veszteség: { $losses }
odds-destroyed = Megsemmisül (veszteség: { $losses })
odds-in-order = A többire sorban tüzelnek.
odds-suppressed = Lefogva
odds-turned-back = Visszafordul

## Learn

learn-figure-3 = T-26 a Pz II ellen
learn-figure-3-text = Távolság 2, 7 kocka, pontosság 2: három találat, kettőt felfog a védelem, egy veszteség.
learn-mutual-fire = Mindketten egyszerre tüzelnek
learn-mutual-fire-text = Szovjet gyalogság és német utászok tüzelnek egymásra: a veszteség ebben a lépésben senki kockáit nem csökkenti.
learn-group-fire = Tűz egy csoportra
learn-group-fire-text = Tíz kocka, hat találat: a négy mellé dobás fele egy második egységre megy, egy kocka egy harmadikra.
learn-suppressive-fire = Lefogó tűz
learn-suppressive-fire-text = Nyolc kockából tizenkettő lesz. Veszteség nélkül is próbázik a gyalogság, és kudarc esetén elveszti a parancsát.
learn-defend-fire = Védelem
learn-defend-fire-text = A gyalogság északnyugat felé véd. Amint a teherautók a tűzszektorba hajtanak, rájuk tüzelnek.
learn-merging = Egyesülés
learn-merging-text = Két sérült egység egyesül a faluban: 3 és 2 létszámból 5 lesz, a bátorság újra 8.
learn-towing = Löveg vontatásban
learn-towing-text = Elvész egy teherautó, vele egy löveg. Csak az oszlop próbázik; nem sikerül, és a löveg lefogva áll a térképen.
learn-losses-aboard = Veszteség a szállítón
learn-losses-aboard-text = Négy teherautóból kettő elvész. A tulajdonos osztja el a két veszteséget az aknavetők és a géppuskák között.
learn-road-march = Menet az úton
learn-road-march-text = Az úton maradó T-34 a nyomtatott három mezőn túl még kettőt megy.
learn-rockets = Rakétavető
learn-rockets-text = Tizenhat kocka a célmezőn, négy minden szomszédoson.
learn-ambush = Lesállás az út mentén
learn-ambush-text = A ritkás erdőben rejtőző löveg nincs a térképen. A németek nem tudják, hol van, amíg nem tüzel.
learn-mines-in-the-way = Aknák, valódiak és színleltek
learn-mines-in-the-way-text = Harckocsik és gyalogok rejtett mezőkre futnak: az egyik a gyalogság alatt robban és a harckocsikat nem bántja, a másik blöff volt.
learn-trench-and-village = Lövészárok és falu
learn-trench-and-village-text = Alap 1, védelem 1, árok 1 és a falu 2: összesen 5, öt találat semmit sem tesz.
learn-over-the-wood = Rálátás akadály fölött
learn-over-the-wood-text = A dombról a bozót csak a közvetlenül mögötte lévő mezőt takarja.
learn-last-box = Az utolsó kocka
learn-last-box-text = Egy 2 létszámú egység egy veszteséget szenvedett; a következő megsemmisíti.
learn-sample-card = Mit mit támadhat egy kártya
learn-sample-card-text = Gyalogság és teherautó tűzzel, páncélozott jármű csak közelharcban, harckocsi sehogy; csak az 1-es talál.
learn-sight-lines = Rálátási vonalak
learn-sight-lines-text = Két erdő közös éle mentén nincs rálátás; egyetlen erdő mellett elhaladva van.
learn-cone = Egy tűzszektor
learn-cone-text = A géppuska egy oldalra néz: egy mező előtte, három 2 távolságra, három 3-ra.
learn-valour-test = Bátorságpróba
learn-valour-test-text = A féllánctalpasok egy járművet vesztettek: a 8-as bátorságból 7 lett. A 8-as dobás kudarc.
learn-supply-lost = Utánpótlás a teherautókon
learn-supply-lost-text = Hat teherautó 30 ponttal és 3 aknával összesen 36-ot visz: minden elveszett kocsi 6-ba kerül.
learn-airfield = A repülőtéren
learn-airfield-text = A 2. fordulóban visszatérve a Stukák a 2., 3. és 4. forduló végén feltankolva, felfegyverezve, készen állnak, és az 5.-ben újra szállnak.
learn-flak = Légvédelem
learn-flak-text = A védelemben lévő légvédelem tüzel a hatótávján áthaladó gépekre, erdő mögül és a pontos szélén is.
learn-command-range = Parancsnoki hatótáv
learn-command-range-text = Két mezőn belül, a parancsnokság látókörében a bátorság kettővel nagyobb.
learn-forest-lorry = Úton az erdőn át
learn-forest-lorry-text = A teherautó teljes bónusszal követi az utat az erdőn át, és csak ott tér le, ahol a terep engedi.
learn-hill-range = Hatótáv dombról
learn-hill-range-text = A dombról a géppuska egy mezővel messzebbre lő, és minden távolságra úgy, mint eggyel közelebb.
learn-errata = Javított költségek
learn-errata-text = A hibajegyzék költségei érvényesek: 20 pontért vehető egy 53-K, vagy egy géppuska és egy lövészárok.
learn-first-battle = Az első csata
learn-first-battle-text = Oldalanként két szakasz: végy kézbe egy kártyát, írj parancsot, jelents készet. Aztán minden parancs felfedődik és tizenkét lépésben végrehajtódik.
learn-first-battle-take = Vedd kézbe a géppuska kártyáját.
learn-first-battle-fire = Lefogó tűz: másfélszeres kocka, és a célpontnak bátorságot kell próbáznia.
learn-first-battle-missing = Minden parancsra képes egységnek kell parancs.
learn-first-battle-route = Óvatos mozgás: rajzold meg az utat mezőről mezőre, majd zárd le.
learn-first-battle-reveal = Mindketten készen állnak: a kártyák felfedődnek. A lefogott védők nem tüzelnek a gyalogságodra.

## Ami egyben is választható
plan-rest-defends = A többi védekezik ({ $count })
plan-rest-waits = A többi vár ({ $count })
plan-set-up = Javasolt felállítás ({ $count })

## Ami veszendőben van
warning-points-behind = { $left ->
    [1] Utolsó forduló
   *[other] Még { $left } forduló
  }: így pontokkal vesztesz, { $mine } : { $theirs }.
warning-goal-missing = { $left ->
    [1] Utolsó forduló
   *[other] Még { $left } forduló
  }: így vesztesz. Érd el a célodat a végéig.
warning-goal-lost = { $left ->
    [1] Utolsó forduló
   *[other] Még { $left } forduló
  }: így vesztesz: az ellenfél elérte a célját. Vedd vissza tőle.
warning-under-fire = { $unit }: { $foes } ellenség látja és eléri.
