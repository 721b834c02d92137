# A tábla a böngészőben: mozgásmódok, a lánc, a kézben tartott lapok, az alakulat lapja.

form-go-fast = Gyorsan
form-go-slow = Lassan
form-drive-fast-forward = Gyorsan
form-drive-slow-forward = Lassan
form-drive-slow-reverse = Hátramenetben
form-smoke = Füst: { $by }

ui-ow-way = A mozgás módja
ui-ow-how = Kattints a helyre, vagy húzd oda az egységet.
ui-ow-place = Kattints az asztalra.
ui-ow-corner = Shifttel sarok kerül az útba; minden fordulás 5 cm. Az Esc visszaveszi a sarkokat.
ui-ow-points = Billentyűvel vagy számmal
ui-ow-chain = Lánc
ui-ow-chain-note = A legkisebb szám cselekszik először.
ui-ow-drafting = bejelentés alatt
ui-ow-hand = Parancsaid
ui-ow-hand-note = Válassz egységet, aztán lapot.
ui-ow-hand-lay = Válaszd ki a lapot, amelyet leteszel.
ui-ow-hand-swap = Válassz cserélendő lapot.
ui-ow-cards = { $count } lap kézben
ui-ow-ordered = { $all } közül { $done } kapott parancsot
ui-ow-training = kiképzés { $need }+
ui-ow-men = { $start } főből { $now }
ui-ow-moving = { $cm } centi
ui-ow-stays = helyben
ui-ow-waits = a(z) { $point }. pontnál
ui-ow-length = { $limit } cm-ből { $cm }
ui-ow-out = kinéz
ui-ow-fires = { $weapon } → { $target }
ui-ow-dead = senki sem maradt
ui-ow-track = lánctalp
ui-ow-wheel = kerék
ui-ow-main = főfegyver
ui-ow-second = másodlagos fegyver
ui-ow-immobile = mozgásképtelen
ui-ow-fire = ég
ui-ow-wreck = roncs
ui-ow-broken = megtört
ui-ow-shaken = { $count } megrendült
ui-ow-range = közeli / normál / extrém, cm

speed-slow = lassú
speed-fast = gyors
speed-assault = roham

cover-open = nyílt terepen
cover-light = könnyű fedezék
cover-medium = közepes fedezék
cover-heavy = nehéz fedezék

ring-close = közeli { $cm }
ring-normal = normál { $cm }
ring-extreme = extrém { $cm }

role-commander = Parancsnok
role-gunner = Irányzó
role-loader = Töltő
role-driver = Vezető
role-machine-gunner = Géppuskás
role-radio = Rádiós
role-anti-aircraft = Légvédelmi lövész
role-observer = Megfigyelő
role-sniper = Mesterlövész
role-runner = Futár
role-away = Futár üzenettel

## Látás, felderítés, a mutató alatti hely

sight-free = { $cm } cm, { $cover }
sight-dim = { $cm } cm, nincs felderítve, { $cover }
sight-stopped = nem látszik: { $what }, { $cm } cm
sight-stopped-plain = nem látszik, { $cm } cm

block-wood = erdő
block-small-wood = fák
block-building = ház
block-bunker = bunker
block-ruin = rom
block-low-wall = fal
block-high-wall = magas fal
block-low-hedge = sövény
block-high-hedge = magas sövény
block-sandbags = homokzsák
block-wreck = roncs
block-vehicle = jármű
block-smoke = füst
block-slope = emelkedő

ring-detect = felderítve { $cm } cm-en belül ({ $posture ->
        [moved] mozgott
        [fired] tüzelt
       *[stationary] áll
    }, { $cover ->
        [cover] fedezékben
       *[open] nyílt terepen
    })
ring-ambush = Rajtaütés: +1 a találathoz { $cm } cm-en belül

odds-stand = Itt { $count } ellenséges egység lőhet rá
odds-unseen = Itt egy még tüzelhető ellenség sem találja meg
odds-stuck = útközben elakad, és nem ér oda
odds-threat = { $unit }
odds-threat-line = { $unit }, { $cm } cm, { $cover ->
        [light] könnyű fedezék
        [medium] közepes fedezék
        [heavy] nehéz fedezék
       *[open] nyílt terep
    }

model-part = { $part ->
        [0] { $whole }
       *[other] { $whole }, { $part }. ember
    }

## Kezelők: ki mit tesz a parancs alatt

hint-drives = vezet
hint-idle = nincs dolga
hint-fires = lő: { $weapon }
hint-loads = tölt
hint-out = kinéz
hint-radio = rádiózik
hint-shaken = megijedt
hint-ready = kész

ui-ow-left = még { $cm } cm
ui-ow-over = { $cm } cm-rel túl messze
ui-ow-vain = Nem tenne semmit. { $unit }: { $why }
ui-ow-barred = Nem lőhető
ui-ow-roster = Egységeid
ui-ow-had = megkapta a parancsát
ui-ow-win = { $turns } forduló után a több pont győz: tartott célpontok és kiütött ellenség.
side-germany = Németország
side-usa = USA
side-britain = Nagy-Britannia
side-soviet = Szovjetunió
trace-hits = { $shots } lövésből { $hits } találat{ $dead ->
        [0] {""}
       *[other] {", "}{ $dead } halott
    }{ $shaken ->
        [0] {""}
       *[other] {", "}{ $shaken } ijedt
    }
ui-ow-turning = a fordulás { $cm } cm
ui-ow-go = Menjen oda
ui-ow-who = Ki szenvedi el?
ui-ow-shaken-man = megijedt
ui-ow-facing = Irány a végén
ui-ow-turn-left = Fordítás balra (Q)
ui-ow-turn-right = Fordítás jobbra (E)
ui-ow-aboard = A járműben
ui-ow-single = Egyenként
ui-ow-single-how = Kattints a helyre, majd húzd az embereket a magukéra.
ui-ow-keys = A nyílbillentyűkkel
ui-ow-keys-how = Lépésenként 1 cm, Shifttel 5; az Enter elfogadja.
form-ram = Nekihajtás: { $unit }
form-sink = Lejárat itt
ui-ow-storeys = { $count } szint
ui-ow-deploy = Egységeid

## Egy szó a kezdőknek az asztal alatt

tip-lay = A kisebb szám kezdi a kört. A kártya elfogy: a legjobbakat tartsd meg a harcra.
tip-swap = Kattints egy kártyára, hogy másikra cseréld, vagy passzolj.
tip-open = Kattints egy sárga egységedre: látszanak a látóvonalai. Azután kattints jobbra egy kártyára.
tip-react = Kisebb kártyával válaszolhatsz egy másik egységgel: az ellenség előtt cselekszik. Egység, azután kártya, vagy passz.
tip-target = Kattints egy bekeretezett ellenségre: jobbra látod az esélyeket. Azután erősítsd meg. Szaggatott keret: látod, de nincs felderítve.
tip-losses = Kattints arra, akit eltaláltak, vagy válassz jobbra.
tip-aim = Kattints arra az emberre, akire a sablon kerül.
tip-divide = Jobbra választhatod, hány lövés hová megy.
tip-expose = Ha valaki kinéz, a jármű messzebb lát, de őt el is találhatják.
tip-delay = Mutass egy rombuszra vagy számra: jobbra látod az ottani esélyeket. Kattints, ha addig a pontig vársz.

## Mit enged egy lap

order-move = Lassan vagy gyorsan a céljához megy. Nem lő.
order-assault = Megy és lő az út előtt vagy után (-1 a találatra), vagy közelharcba rohan.
order-fire = Helyben marad, és egy látott és észlelt ellenségre lő.
order-ambush = Mint a Tűz, de közeli távon +1 a találatra.
order-cover = Bármely látott ellenségre lő, észlelve vagy sem: -1 a találatra, -3 a sebzésre.

odds-dead-bars = Halottak, esély százalékban
ui-ow-goal-plan = Hol van { $points } pont
ui-ow-goal-yours = a te embereid
ui-ow-goal-theirs = az ellenfél
ui-ow-goal = Cél: { $points } pont annak, aki a végén tartja
tip-card = Most kattints egy borostyánszínű lapra jobbra. Más egységre kattintva azt választod helyette.
tip-nobody = Innen senkire sem lehet tüzelni; hogy miért, oldalt áll. Vond vissza, vagy passzolj: a parancs tűz nélkül vész el.
tip-optional = Ha nem, passzolj: a parancs enélkül folytatódik.
ui-ow-whole = sértetlen
tip-with = Több lehetőség maradt: válassz egyet a kérdés alatti listából.
tip-buy = Kattints jobbra arra, amit szeretnél: alatta áll az ára. Ha elég, nyomd meg a Kész gombot.
ui-ow-army = A sereged
ui-ow-list-infantry = Gyalogság
ui-ow-list-artillery = Lövegek
ui-ow-list-vehicles = Járművek
