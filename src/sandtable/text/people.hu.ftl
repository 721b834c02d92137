## Emberek közötti játszmában: eredmények, értesítések, levelek

result-out-of-time = { $seat } nem válaszolt időben. Győztes: { $winners }
result-called-off = A játszmát lefújták.
refuse-no-such-plan = { $action } nem lépése ennek a játéknak.

notice-title = { $title }
notice-turn = rád várnak.
notice-hurry = kevés időd maradt válaszolni.
notice-offer = { $offer ->
        [draw] döntetlent ajánlanak neked.
       *[undo] valaki vissza szeretne vonni valamit, téged kérdez.
    }
notice-chat = { $name } írt neked.
notice-end = a játszma véget ért.
notice-deadline = Válasz: { $match }

letter-offer-subject = Kérdeznek tőled valamit: { $match }
letter-offer =
    { $offer ->
        [draw] { $match }: döntetlent ajánlanak neked.
       *[undo] { $match }: valaki vissza szeretne vonni valamit, és téged kérdez.
    }

    { $link }
letter-chat-subject = { $name } írt neked: { $match }
letter-chat =
    { $name } írt neked itt: { $match }. Egy levelet kapsz, amíg meg nem nézed.

    { $link }
letter-end-subject = Vége: { $match }
letter-end =
    { $match }: a játszma véget ért. A tábla nyitva marad, és minden látható.

    { $link }
letter-digest-subject = Játszmáid a Sandtable-nél
letter-digest =
    Ez vár rád itt: { $address }

    { $lines }

    Ezt a levelet naponta egyszer kapod, ha van mit mondani. Az oldaladon te választod ki, mit küldjünk, vagy hogy semmit.

## Emberek közötti játszma oldalai

ui-offer-accept = Elfogadom
ui-add = Új
ui-answer-kept = A válaszod itt marad, és elküldjük, amint helyreáll a vonal.
ui-asked-now = Most kérdezik
ui-beforehand = Előre adott válaszok
ui-bell = Mi történt
ui-bell-nothing = Semmi sem vár rád.
ui-bell-of = Mi történt: { $count } új
ui-by-mail-pace = levélben, válaszonként { $days } nap
ui-call-off = Lefújom
ui-chat-about = { $name } üzenetéről
ui-chat-block = { $name } letiltása mindenhol
ui-chat-blocked = Nem látod többé az üzeneteit.
ui-chat-report = Jelentés a moderátoroknak
ui-chat-report-why = Mi a baj vele?
ui-chat-reported = A moderátorok megnézik.
ui-chat-unmute = Az elnémítottak újra látszanak
ui-chat-watchers-only = A játékosok ezt csak a végén látják.
ui-chat-write-watchers = Írj a nézőknek
ui-claim-win = Igénylem a győzelmet
ui-clock-of = { $name } órája: { $time }
ui-clock-stands = áll
ui-draw-asked = { $name } döntetlent ajánl.
ui-draw-sent = Döntetlent ajánlottál.
ui-feeds = Hírcsatorna és naptár
ui-feeds-end = Megszüntetés
ui-feeds-help = Atom-hírcsatorna és naptár, címükben titkos szóval: akinél megvan, olvashatja, mikor kérdeznek. Egyszer mutatjuk meg.
ui-feeds-make = Új címek
ui-holiday = Szabadság
ui-holiday-help = Addig állnak az óráid a levelezős játszmákban; legfeljebb 30 nappal előre.
ui-holiday-until = Eddig
ui-is-asked = őt kérdezik
ui-is-asked-since = { $name } van soron, ekkortól: { $when }
ui-is-gone = { $name } eltűnt.
ui-is-gone-help = Várj, vagy fejezd be a játszmát. Az órája jár tovább.
ui-is-late = { $name } nem válaszolt időben.
ui-is-late-help = Várhatsz, vagy igényelheted a győzelmet.
ui-is-thinking = { $name } gondolkodik
ui-keep = Mentés
ui-letter-when-asked = Ahogy választottad, szólunk, amikor te jössz.
ui-moderation = Moderálás
ui-moderation-about = { $by } erről: { $about }
ui-moderation-close-match = A játszma lezárása
ui-moderation-closed = Az elintézettek is
ui-moderation-done = Nincs teendő
ui-moderation-hide-line = A sor elrejtése
ui-moderation-match = A játszmához
ui-moderation-nothing = Nincs jelentés.
ui-moderation-suspend = A fiók felfüggesztése
ui-move-declines = Egy lépés visszautasítja.
ui-no-connection = Nincs kapcsolat.
ui-no-thanks = Köszönöm, nem
ui-notices = Értesítések
ui-notices-at-once = mindegyik azonnal
ui-notices-chat = Valaki ír nekem
ui-notices-choose = Válaszd ki, miről szóljunk
ui-notices-digest = Levelek
ui-notices-end = Véget ért egy játszma
ui-notices-hours = Kevés az idő: ennyi órával előtte
ui-notices-hurry = Kevés az idő
ui-notices-no-mail = A levelekhez megerősített e-mail-cím kell.
ui-notices-offer = Döntetlent vagy visszavonást kérnek tőlem
ui-notices-turn = Rám várnak
ui-notices-ways = Milyen úton
ui-of-days-left = maradt { $days } napból
ui-offer-draw = Döntetlent ajánlok
ui-on-holiday = szabadságon eddig: { $day }
ui-phrase-one-moment = Egy pillanat
ui-phrase-thank-you = Köszönöm
ui-phrase-well-played = Szép volt
ui-plan-again = Újra próbálom
ui-plan-ahead = Tervezz előre
ui-plan-ahead-help = Csak te látod. Végrehajtjuk, ha még szabad; különben téged kérdezünk.
ui-plan-always = mindig
ui-plan-choose = Válassz …
ui-plan-do = Akkor
ui-plan-each-time = Minden alkalommal, amíg vissza nem vonom
ui-plan-form-help = Azok közül a válaszok közül választasz, amelyek legutóbb megillettek. Ami akkor nem szabad, azt nem tesszük meg, hanem téged kérdezünk.
ui-plan-if = ha
ui-plan-like = Valami ilyesmi
ui-plan-notation = Vagy jelöléssel
ui-plan-nothing = Még nem kérdeztek tőled semmit.
ui-plan-remove = Törlés
ui-plan-stopped = Ez akkor nem volt szabad, ezért téged kérdeztünk.
ui-plan-then = akkor
ui-plan-when = Ha ezt kérdezik
ui-plan-write = Felírom
ui-players-and-clocks = Játékosok és órák
ui-push-begin = Üzenetek ebben a böngészőben
ui-push-end = Ebben a böngészőben ne
ui-push-help = Akkor is, ha nincs nyitva oldal. Böngészők, amelyek mutatják: { $count }
ui-push-not-here = Ez a böngésző itt nem fogad ilyet.
ui-reserve = tartalék { $time }
ui-standing-mark = állandó
ui-tab-plan = Terv
ui-thinking-for = { $time } óta gondolkodik
ui-time-days = { $days } nap { $hours } óra
ui-time-hours = { $hours } óra { $minutes } perc
ui-time-left = { $time } maradt az órádon
ui-time-minutes = { $minutes } perc
ui-undo-asked = { $name } vissza szeretne vonni valamit.
ui-undo-sent = Visszavonást kértél.
ui-wait = Várok
ui-watchers = Nézők: { $count }
ui-way-of-mail = E-mail
ui-way-of-push = Böngészőben
ui-way-of-webhook = Csevegőszolgáltatás
ui-webhook-help = Egy csevegőszolgáltatástól kapott cím (bejövő webhook). Oda egy sort küldünk.
ui-withdraw = Visszavonom
ui-your-clock-runs = a te órád jár

ui-side-view = Kinek a szemével
ui-side-public = Nyilvános
ui-side-all = Amit mindkét oldal tudhat. Az oldalak saját képe { $time } perccel később jön.
ui-side-late = { $side }: amit ez az oldal { $time } perce látott. A titkos parancsok akkor jönnek, amikor felfedik őket.
ui-side-show = A nézők láthatják az oldalamat
ui-side-show-about = Amit az oldalam három perce látott, rejtett egységekkel és lapokkal, ha minden játékos engedi. Az ellenfél is nézheti.
ui-side-show-open = Minden játékos engedi.
ui-holiday-left = Az évi { $year } napból { $left } maradt.
ui-plan-about = Csak ha erről szól
ui-plan-about-any = bármi

refuse-name-taken = Ez a név már foglalt: válassz másikat.
refuse-sign-in-wrong = A név és a jelszó nem tartozik össze.
refuse-password-wrong = Ez nem a jelszavad.
refuse-password-short = A jelszó legalább { $least } karakter: több szót könnyű megjegyezni.
refuse-password-long = A jelszó legfeljebb { $most } karakter.
refuse-passkeys-full = Egy fióknak legfeljebb { $most } jelkulcsa lehet: előbb törölj egyet.
refuse-passkey-wrong = Ezt az jelkulcsot itt nem ismerjük, vagy nem illik rá a válasza. Próbáld újra, vagy lépj be másképp.
refuse-passkey-stays = Ez az jelkulcs marad: nem a tiéd, vagy csak ezzel tudsz belépni. Előbb adj meg jelszót.
refuse-holiday-range = A szabadság legkorábban ma, legkésőbb { $days } nap múlva ér véget.
refuse-holidays-used = Idei szabadságod túl hosszú lenne: { $left } nap maradt.
refuse-name-form = A név 2–24 betű, számjegy, pont, kötőjel vagy aláhúzás, és betűvel vagy számjeggyel kezdődik.
refuse-name-reserved = Itt senkit sem hívnak így: { $name }. Válassz másik nevet.
refuse-name-of-another = Itt valaki mást hívnak így: { $name }. Lépj be, vagy válassz másik nevet.
refuse-mail-form = Ez nem levélcím: így néz ki: nev@example.org.
refuse-too-often = Ezt túl sokszor próbálták. Várj néhány percet, aztán próbáld újra.
refuse-nobody-called = Itt senkit sem hívnak így: { $name }.
refuse-challenge-self = Hívj ki mást; te úgy ülsz le, hogy magadat választod.
refuse-challenge-closed = { $name } nem fogad kihívást.
refuse-challenge-gone = Ez a kihívás már nincs meg: válaszoltak rá, vagy visszavonták.
refuse-match-stays = Más is ül ennél a játszmánál: megmarad.
refuse-leave-name = A törléshez írd be a fiókod nevét.
refuse-seat-name = Mondd meg, hogy hívnak: a névben legalább egy betű van.
refuse-seat-kept = Ott ül valaki, és övé a hely, amíg le nem mond róla.
refuse-seats-changed = Mások gyorsabbak voltak; nézd meg újra a helyeket.
refuse-chat-name = Előbb lépj be: aki beszél, annak neve van.
refuse-chat-players = Aki játszik, nem beszél a nézőkkel: ők többet tudhatnak.
refuse-chat-quick = Ennyi sort egyszerre senki sem olvas el: várj egy kicsit.
refuse-match-over = Ez a játszma véget ért.
refuse-claim-asked = Csak az igényelheti a győzelmet, aki vár: te magad vagy soron.
refuse-claim-early = Még van ideje. Ha lejár, igényelheted a győzelmet.
refuse-sign-in = Előbb lépj be.
refuse-not-kept = Ezt nem sikerült megőrizni: lehet, hogy betelt a lemez, vagy nem érhető el az adatbázis. Semmi sem változott.
refuse-failed = A kiszolgáló hibázott; semmi sem változott. Próbáld újra.
refuse-seat-given = Aki itt ül, már számot adott az ellenőrizhető kockákhoz, és az a helyé marad: más csak a játszma kezdete után ülhet ide. Töröld a játszmát, és kezdj újat.
