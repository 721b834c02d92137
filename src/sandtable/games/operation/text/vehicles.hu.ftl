# Operation World War Two: járművek, előkészületek, opcionális fejezetek.

## What is asked

prompt-muster = Vedd meg a sereged: { $limit } pontból { $left } maradt
prompt-declare = Összevonsz egységeket a játék előtt?
prompt-place-unit = Helyezz fel egy egységet a zónádba
prompt-sink-entries = Helyezz el egy belépési pontot úton (még { $left })
prompt-halve-deck = Felezed a paklidat?
prompt-split-draw = A { $count } lapból mennyi legyen manőverező kártya?
prompt-dispersal = Válaszd ki a következő füstöt (még { $left })
prompt-attachments = Kik cselekednek ezentúl együtt?
prompt-parting = A kiszállt emberek külön cselekszenek a járműtől?
prompt-lose-weapon = Melyik másodlagos fegyver semmisült meg?
prompt-douse-light = { $hits } találat: feláldozol kettőt a keresőfény kilövésére?
prompt-announce-look-out = Kibújik valaki a járműből?
prompt-announce-alight = Kiszállnak az emberek?
prompt-announce-onward = Hová mennek tovább, akik kiszálltak?
prompt-announce-board = Beszállnak az emberek a járműbe?
prompt-announce-drive = Merre megy a jármű?
prompt-announce-moment = Menet előtt vagy után tüzel?
prompt-announce-aim-1 = 1. fegyver: kire, mivel?
prompt-announce-aim-2 = 2. fegyver: kire, mivel?
prompt-announce-aim-3 = 3. fegyver: kire, mivel?
prompt-announce-aim-4 = 4. fegyver: kire, mivel?
prompt-announce-aim-5 = 5. fegyver: kire, mivel?
prompt-announce-hitch = Rögzíted vagy leoldod az ágyút?
prompt-announce-storm = Közelharci roham jármű ellen?
prompt-announce-rest = A többiek megrohamoznak egy másik célpontot?
prompt-announce-descend = Lemennek a föld alá?
prompt-announce-below = A föld alatt: mi legyen?
prompt-announce-smoke = Használsz füstöt?
prompt-announce-light = Kire irányuljon a keresőfény?
prompt-announce-flare = Ki fölé lősz világító rakétát?
prompt-announce-hail = Hívsz rádión másik járművet?

## Choices

action-drive = { $speed ->
        [slow] Lassan
       *[fast] Gyorsan
    } { $gear ->
        [reverse] hátramenetben
       *[forward] előre
    }: { PER($way, by: 10) } cm, irány { PER($face, by: 10) }
action-halt = Nem indul el
action-expose = { $out ->
        [yes] Valaki kibújik
       *[no] Mindenki bent marad
    }
action-aim = { $mount } → { $unit }: { $ammo }
action-cease = Nincs több fegyver
action-scrap = { $mount } megsemmisült
action-ram = { $speed ->
        [slow] Lassan
       *[fast] Gyorsan
    } nekihajt: { $unit } ({ PER($way, by: 10) } cm)
action-board = Beszállás: { $vehicle }
action-alight = Kiszállás
action-moment = { $when ->
        [before] Tüzelés menet előtt
       *[after] Tüzelés menet után
    }
action-hitch = { $how ->
        [on] Ágyú rögzítése
       *[off] Ágyú leoldása
    }: { $vehicle }
action-storm = { $vehicle } megrohamozása, emberek: { $men }
action-buy = Vétel: { $kind }
action-fit = Hozzá: { $item }
action-dismiss = Az utolsó egység vissza
action-join = Egy egység: { $units }
action-part = { $unit }: az emberek külön cselekszenek
action-unmount = { $unit }: magukkal viszik a hátsó géppuskát
action-done = Kész
action-hide = { $unit } lent vár: { $entry }
action-stand = { $unit }: { PER($at, by: 10) } cm, irány { PER($facing, by: 10) }°{ $aboard ->
        [yes] , beszállva
       *[no] {""}
    }
action-descend = Lemenni: { $entry }
action-ascend = Feljönni, közelharc: { $unit }
action-tunnel = { $speed ->
        [slow] Lassan
       *[fast] Gyorsan
    } a cél felé: { $entry }
action-below = Harc a föld alatt: { $unit }
action-sink = Belépési pont: { PER($at, by: 10) } cm
action-smoke = Füst: { $by }, ide: { PER($at, by: 10) } cm
action-disperse = Dobás: { $template }
action-light = Keresőfény: { $unit }
action-flare = Világító rakéta: { $unit }
action-split = { $use ->
        [yes] Pakli felezése
       *[no] A pakli egyben marad
    }
action-draw = Manőverező kártyák: { $manoeuvre }
action-hail = Hívás: { $unit }
action-attach = Együtt cselekszik: { $units }
action-detach = { $unit } külön cselekszik
action-douse = { $light ->
        [yes] Két találat a fényre
       *[no] Minden találatra dobás
    }

## What happened: vehicles

event-vehicle-driven = { $unit } { PER($spent, by: 10) } cm-t halad.
event-driving-tested = { $unit } ({ $feature }): { $rolls } a { $need } ellen, { $passed ->
        [yes] továbbhalad
       *[no] elakad
    }.
event-man-exposed = { $unit }: valaki kibújik.
event-gun-aimed = { $unit } elfordítja: { $mount }.
event-terrain-stopped = { $unit }: a terep { $stopped ->
        [yes] felfogja a találatot
       *[no] átengedi a találatot
    } ({ $rolls }).
event-vehicle-screened = { $screen } eltakarja: { $unit } ({ $part }); { $need } kell, { $hit ->
        [yes] helyette őt éri
       *[no] a lövés lepattan
    }.
event-part-hidden = { $unit }: a terep eltakarja ({ $part }).
event-armour-pierced = { $unit }: { $rolls } a { $need } ellen, { $passed ->
        [yes] átüt
       *[no] nem üt át
    }.
event-vehicle-struck = { $unit } találatot kap, { $row }. sor: { $result }.
event-squad-damaged = { $unit }: a találatok sebzése, a legrosszabbtól kezdve kiosztva ({ $rolls }).
event-engine-hit = { $unit }: motor vagy lőszer, { $catastrophe ->
        [yes] felrobban
       *[no] megáll
    } ({ $rolls }).
event-vehicle-exploded = { $unit } felrobban, hatósugár { PER($reach, by: 10) } cm.
event-crew-hit = { $unit }: legénység, halott { $dead }, ijedt { $shaken } ({ $rolls }).
event-part-lost = { $unit } vesztesége: { $part }.
event-vehicle-rolled = { $unit } továbbgurul.
event-nerves-tested = { $unit }: { $rolls } a { $need } ellen, { $passed ->
        [yes] a legénység nyugodt marad
       *[no] a legénység kiszáll
    }.
event-will-tested = { $unit }, akaraterő: { $rolls } a { $need } ellen, { $passed ->
        [yes] ebben a körben senki se bújik ki
       *[no] mindenki megijed
    }.
event-crew-got-out = { $unit }: a kezelők kiszállnak.
event-men-boarded = { $unit }: emberek beszállnak.
event-men-left = { $unit }: emberek kiszállnak.
event-gun-hitched = { $unit } rögzíti az ágyút: { $model }.
event-gun-unhitched = { $unit } leoldja az ágyút: { $model }.
event-gun-unmounted = { $unit } magával viszi a hátsó géppuskát.
event-ram-tested = { $unit }: { $rolls } a { $need } ellen, { $passed ->
        [yes] elindul
       *[no] nem mozdul
    }.
event-rammed = { $unit } nekiütközik: { $target }.
event-dodged = { $model }: { $rolls } a { $need } ellen, { $result ->
        [unharmed] kitér
        [shaken] megijed
       *[dead] elgázolják
    }.
event-assault-tested = { $model }: { $rolls } a { $need } ellen, { $passed ->
        [yes] vállalja
       *[no] nem meri
    }.
event-assault-rolled = { $model } → { $target }: { $rolls } a { $need } ellen, { $result ->
        [killed] meghal
        [hit] talál
       *[miss] nem talál
    }.
event-flame-rolled = Láng: { $unit }, { $result } ({ $rolls }).
event-vehicle-lost = { $model } elvész.
event-models-struck = Sérülés: { $models }: { $results } ({ $rolls }).

## What happened: set-up and optional chapters

event-unit-bought = { $seat } vesz: { $unit }, { $points } pont.
event-units-joined = Ezentúl egy egység: { $units }.
event-unit-placed = { $unit } a helyén áll.
event-unit-parted = { $other } külön cselekszik: { $unit }.
event-deployment-card = { $seat } lapja: { $card }.
event-deck-halved = { $seat } { $use ->
        [yes] felezi a pakliját
       *[no] egyben hagyja a pakliját
    }.
event-cards-split = { $seat } húz: manőverező { $manoeuvre }, tüzelő { $fire }.
event-units-attached = Együtt cselekszik: { $units }.
event-unit-detached = { $unit } újra külön cselekszik.
event-radio-contact = { $unit } hívja: { $other }, { $rolls }, { $passed ->
        [yes] sikerült
       *[no] nem sikerült
    }.
event-wreck-burns = { $unit } roncsa { $burns ->
        [yes] lángol
       *[no] nem lángol
    } ({ $rolls }).
event-wreck-crushed = A roncsot eltolják: { $model }.
event-building-shaken = { $feature }: { $total }, { $result ->
        [nothing] kitart
        [test] a bentiek tesztelnek
        [rooms] a környező szobák tesztelnek
        [light] összedől
       *[heavy] nagy erővel összedől
    } ({ $rolls }).
event-roof-shaken = { $feature } teteje: { $total }, { $fell ->
        [yes] leomlik
       *[no] kitart
    } ({ $rolls }).
event-courage-tested = { $unit }: { $rolls } a { $need } ellen, { $passed ->
        [yes] sikerült
       *[no] nem sikerült
    }.
event-entry-rolled = { $unit } ({ $feature }): { $total }, { $result ->
        [crash] rászakad valami
        [stuck] megfeneklik
       *[through] áthalad
    } ({ $rolls }).
event-tunnel-rolled = { $unit } ({ $entry }): { $result ->
        [nothing] nem történik semmi
        [some] a plafon egy része leomlik
        [closed] az alagút összeomlik
       *[dead] mindenkit betemet
    } ({ $rolls }).
event-went-below = { $unit } lemegy: { $entry }.
event-came-up = { $unit } feljön.
event-marker-moved = { $unit } a föld alatt: { PER($place, by: 10) } cm.
event-shots-below = { $unit } a föld alatt: { $target }, találat { $hits } ({ $rolls }).
event-smoke-laid = { $unit }, füst ({ $by }): { $result ->
        [dud] besült
        [scatter] elcsúszott: { PER($places, by: 10) } cm
        [hit] { PER($places, by: 10) } cm
       *[laid] { PER($places, by: 10) } cm
    }.
event-smoke-rolled = { $template } { $result ->
        [stays] a széllel sodródik
       *[gone] eloszlik
    } ({ $rolls }).
event-wind-turned = Szél: irány { $direction }, erősség { $strength }.
event-light-laid = { $unit } megvilágítja: { $target }.
event-light-out = { $unit } keresőfényét kilövik.
event-flare-fired = { $unit } világító rakétája, { $target }: { $hit ->
        [yes] fölötte lebeg
       *[no] elcsúszik
    } ({ $rolls }).
event-entry-sunk = { $seat } belépési pontja: { PER($place, by: 10) } cm.

## Why not

refuse-already-hitched = Egy jármű egy ágyút vontat, egy ágyút egy jármű.
refuse-attached-this-turn = Legkorábban a következő körben.
refuse-bad-count = Ennyi lap nem jöhet abból a félből.
refuse-bad-ground = Ezen a terepen nem állhat.
refuse-board-once = Egy körben nem lehet be- és kiszállni is.
refuse-board-slowly = Be- vagy kiszállás körében csak lassan mehet.
refuse-cannot-board = Abba a járműbe senki se szállhat be.
refuse-cannot-hitch = Az ágyút ott nem lehet rögzíteni vagy leoldani.
refuse-cannot-join = Ezek az egységek nem vonhatók össze.
refuse-cannot-merge = Csak egy szakasz arra képes egységei vonhatók össze.
refuse-cannot-part = Nincs, aki külön cselekedhetne.
refuse-cannot-reach-side = Nem érik el az oldalát vagy a hátulját.
refuse-cannot-tow = Az a jármű onnan nem tudja vontatni az ágyút.
refuse-carrier-full = A szállítójármű kicsi az egységnek.
refuse-chapter-off = Az a fejezet ebben a csatában nincs használatban.
refuse-commander-busy = A parancsnok kibújt, mást nem tehet.
refuse-crew-short = Nincs elég ember ennyi feladathoz.
refuse-driver-stays = A mozgó jármű sofőrje a járműben marad.
refuse-entry-too-near = A belépési pont 30 cm-re van a szélektől és a többitől.
refuse-exit-blocked = Ellenség áll a kijáratban.
refuse-gun-fired = Az ágyú már tüzelt ebben a körben.
refuse-gun-forward = A tank csak hátrafelé fordított ágyúval törhet be.
refuse-gunner-busy = A tüzér vagy a fő fegyvert, vagy a hozzácsatoltat süti el.
refuse-hull-blind = A törzsfegyver nem lát át a falon.
refuse-immobile = Nem tud többé mozogni.
refuse-in-sight = A beszivárgók az ellenség rálátásán kívül állnak fel.
refuse-in-the-way = Valami útban van.
refuse-infiltrators-later = A beszivárgók mindenki után kerülnek fel.
refuse-kept-in = Ebben a körben már senki se bújhat ki.
refuse-man-shaken = Ijedt modell ezt nem teheti.
refuse-motorcycle-cannot-overrun = Motorral nem lehet elgázolni.
refuse-motorcycle-cannot-ram = Motorral nem lehet ütközni.
refuse-must-look-out = Ilyen messzire vagy gyorsan csak kibújt parancsnokkal.
refuse-must-stand = A keresőfény embere nem mozdulhat.
refuse-needs-assault = Ehhez Roham parancs kell.
refuse-needs-squad = A csapatszállítót az egységével együtt kell venni.
refuse-no-area-at-crew = A kilátszó emberekre nem lehet területi fegyverrel lőni.
refuse-no-breach = Nincs ajtó, és nincs mivel áttörni a falat.
refuse-no-carrier = Az egységnek nincs szállítójárműve.
refuse-no-chance = A 10-es dobás is kevés lenne.
refuse-no-driver = Nincs, aki vezessen.
refuse-no-effect = Ez a fegyver nem árt ennek a célpontnak.
refuse-no-entry = Nincs ilyen belépési pont.
refuse-no-flare = Az egységnek nincs világító rakétája.
refuse-no-hail = Azt a járművet nem lehet hívni.
refuse-no-heavy-from-vehicle = Nehézfegyverrel nem lehet járműből lőni.
refuse-no-heavy-weapon = Kilátszó emberre csak kézifegyverrel lehet lőni.
refuse-no-indirect = Itt nem megengedett a közvetett tüzelés.
refuse-no-passenger-fire = Több utas nem tüzelhet belőle.
refuse-no-radio = Nincs rádiós.
refuse-no-radio-contact = Az előző körben nem volt rádiókapcsolatuk.
refuse-no-room-aboard = Nincs hely a járműben.
refuse-no-searchlight = Az egységnek nincs keresőfénye.
refuse-no-smoke = Az egységnek nincs ilyen füstje.
refuse-no-such-ammunition = A fegyvernek nincs ilyen lőszere.
refuse-no-such-mount = Nincs ilyen megnevezhető fegyver.
refuse-nobody-exposed = Senki sem látszik ki belőle.
refuse-nobody-for-smoke = Nincs, aki a füstöt használja.
refuse-nobody-leaves = Senki se szállhat ki.
refuse-nobody-looks-out = Most senki se bújhat ki.
refuse-not-a-moment = A tüzelés a mozgás előtt vagy után van.
refuse-not-a-speed = A sebesség lassú vagy gyors, előre vagy hátra.
refuse-not-a-tank = Épületbe csak tank törhet be.
refuse-not-a-vehicle = Ez nem megrohamozható jármű.
refuse-not-aboard = Az ember nincs a járművön.
refuse-not-alike = Csak összeillő egységek vonhatók össze.
refuse-not-an-option = A lista ezt nem kínálja az egységnek.
refuse-not-at-entry = A jelző nincs belépési pontnál.
refuse-not-attached = Az egység nincs összevonva.
refuse-not-bearing = A fegyver nem fordítható el addig.
refuse-not-beside = Nem állnak a jármű mellett.
refuse-not-in-list = Ez nincs a nemzet seregében.
refuse-not-infantry = Csak gyalogság mehet le.
refuse-too-many-staffs = Több parancsnokság, mint ahány szakaszra a rajok elegendők.
refuse-not-loaded = A fegyvert előbb be kell tölteni.
refuse-mortar-inside = Aknavetővel nem lehet kilőni sértetlen épületből.
refuse-moved-too = Ez a fegyver nem tud mozogni és lőni egyazon körben.
refuse-not-motorcycles = Csak motorok alkothatnak ilyen osztagot, játék előtt.
refuse-not-mounted = Nincs leszerelhető géppuska.
refuse-not-near-below = Az a jelző nincs 10 cm-en belül a föld alatt.
refuse-not-near-entry = Az az egység nincs 10 cm-re a belépési ponttól.
refuse-not-on-road = Belépési pont csak úton lehet.
refuse-not-smoke = Erre a füstre nem kell dobni.
refuse-not-straight = Legalább 10 cm-t egyenesen kell mennie.
refuse-not-together = Az egész egységnek a belépési pontnál kell lennie.
refuse-not-while-moving = Mozgás közben az utasok nem tüzelnek.
refuse-not-your-carrier = Csak a saját egysége szállhat be.
refuse-nothing-bought = Még nincs vásárolva semmi.
refuse-nothing-to-use = Az embernek nincs mit használnia ellene.
refuse-nowhere = Ez nem út.
refuse-one-target = Az egész osztag egy célpontra tüzel.
refuse-out-of-range = Ez lőtávolságon kívül van.
refuse-outside-zone = Ez a zónádon kívül van.
refuse-platoon-size = A szakasznak nem lehet ennyi vagy ilyen kevés egysége.
refuse-point-unseen = Senki se látja azt a pontot, és nem is jelentették.
refuse-reverse-slowly = Hátramenetben csak lassan lehet.
refuse-shaken-below = Ijedt modellel a jelző nem mozdul.
refuse-smoke-arc = A füstvető nem arra néz.
refuse-smoke-too-far = Túl messze a füstnek.
refuse-too-dear = A sereg drágább lenne a határnál.
refuse-too-far-apart = A járművek túl messze vannak egymástól.
refuse-too-many-entries = Már hat belépési pont van.
refuse-too-many-turns = Így legfeljebb két fordulat lehet.
refuse-too-near = A beszivárgók 20 cm-re maradnak az ellenségtől.
refuse-too-soon = Csak az odaérkezés utáni körben.
refuse-too-strong = Ezek a falak túl erősek ennek a tanknak.
refuse-touches-nobody = Az út senkit sem érint közülük.
refuse-tow-slowly = Vontatva csak lassan mehet.
refuse-track-gone = Lánctalp nélkül csak fordulni tud.
refuse-weapon-lost = Az a fegyver megsemmisült.

## Modifiers

odds-armour = Páncélzat
odds-building-size = Az épület mérete
odds-calibre = Űrméret
odds-charge = Robbanótöltet
odds-damage-cover = Fedezet tűz
odds-damage-smoke = Célpont füstben
odds-exposed = Kilátszó ember
odds-gun-class = Löveg a típus ellen
odds-popped = Csak észlelni bújt ki
odds-rear = Találat hátulról
odds-roof-fell = A tető leomlása után
odds-ruin = Már rom
odds-schurzen = Kötény a kumulatív töltet ellen

## Words for parts, ammunition, things and results

part-main = fő fegyver
part-coaxial = koaxiális géppuska
part-hull = törzsgéppuska
part-aa = légelhárító géppuska
part-front = elülső géppuska
part-rear = hátsó géppuska
part-ring = körgyűrűs géppuska
part-roof = tetőgéppuska
part-passengers = utasok
part-secondary = másodlagos fegyver
part-track = lánctalp
part-wheel = kerék
part-running_gear = futómű
part-engine = motor
part-immobile = mozgásképesség
ammo-ap = páncéltörő lövedék
ammo-he = robbanó lőszer
ammo-heat = kumulatív töltet
ammo-direct = közvetlen tűz
ammo-indirect = közvetett tűz
ammo-wp = fehér foszfor
ammo-bomb = aknagránát
ammo-flame = láng
item-panzerfaust = páncélököl
item-charge = robbanótöltet
item-camouflage = álcaháló
item-command-vehicle = parancsnoki jármű
item-searchlight = keresőfény
item-flare = világító rakéta
item-white-phosphorus = fehér foszfor
item-smoke-vehicle = jármű füstvető
item-smoke-rear = hátulsó füstvető
item-smoke-side = oldalsó füstvető
item-smoke-grenade = füstgránátvető
item-smoke-shell = füstlőszer
item-smoke-shell-heavy = nehéz füstlőszer
item-fog = ködgránátvető
harm-screened = az előtte állót éri
harm-crew = 1 kezelő
harm-crew-2 = 2 kezelő
harm-crew-3 = 3 kezelő
harm-assistants = 1 segéd
harm-assistants-2 = 2 segéd
harm-crew-shaken = 1 kezelő megijed
harm-crew-shaken-2 = 2 kezelő megijed
harm-crew-dead = 1 kezelő meghal
harm-crew-dead-2 = 2 kezelő meghal
harm-track = lánctalp
harm-wheel = kerék
harm-running-gear = kerék vagy lánctalp
harm-main = fő fegyver
harm-secondary = másodlagos fegyver
harm-immobile = mozdulatlan
harm-engine = motor/lőszer
harm-catastrophe = katasztrófa
harm-nerves = nyugodt idegek teszt
harm-dead = halott
harm-shaken = ijedt
harm-nh = nincs hatása
item-de-kubelwagen = { kind-de-kubelwagen }
item-de-opel = { kind-de-opel }
item-de-sdkfz251 = { kind-de-sdkfz251 }
item-us-jeep = { kind-us-jeep }
item-us-jeep-mg = { kind-us-jeep-mg }
item-us-gmc = { kind-us-gmc }
item-us-m3 = { kind-us-m3 }
item-uk-bedford = { kind-uk-bedford }
item-uk-m5 = { kind-uk-m5 }
item-uk-carrier = { kind-uk-carrier }
item-su-zis5 = { kind-su-zis5 }
