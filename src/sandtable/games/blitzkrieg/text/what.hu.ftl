# Mi ez? Minden nyomtatott szám és jel: a neve, mit tesz, a szabálypontja.

what-attack = Támadóérték. Vond le belőle a célpont páncélját: ez a táblázat oszlopa. (BK-8.2.1)
what-attack-weak = Támadóérték egy lépés vesztesége után. A jelző gyengébb oldala ezzel a számmal lő. (BK-1.2, BK-8.2.1)
what-range = Lőtáv. Ennyi mezőre lő; az elsőn túl minden mező 1-be kerül. (BK-4.2, BK-8.2.4)
what-armour = Páncél. Minden ellene irányuló támadásból levonódik. (BK-8.2.1)
what-movement = Mozgáspont. Mezőnként kell fizetni: nyílt terep 1; erdő, patak és emelkedő kerékkel, lánctalppal több; út oszlopban kevesebb. (BK-7.1)
what-command = Parancsnoki érték. Egységei mozgásukat legfeljebb { $reach } mezőre fejezhetik be tőle. (BK-1.3, BK-3.4)
what-reaction = Reakcióérték. Egységei az ellenség lépésekor akkor lőhetnek, ha két kocka ennyit vagy kevesebbet mutat. (BK-6.4)
what-factor = Kötelékszám. Két kocka ennyivel vagy kevesebbel állja ki a morálpróbát. (BK-8.5)
what-steps = Elvesztett lépések az összesből. Ha a fele elveszett, a kötelék morálpróbát tesz. (BK-8.5)
what-neutralised = Semlegesítve. Nem mozoghat, egy mezőre lő, −2-vel. Ha a köteléke cselekszik, két kockával dob: { $need } vagy kevesebb leveszi a jelet. (BK-8.4a, BK-8.4c)
what-fatigued = Kimerült. Az egész kötelék −1-gyel lő és harcol, és rosszabbul reagál; egy kihagyott aktiválás leveszi. (BK-5.4)
what-fired = Alkalmi tűz elhasználva. Már megpróbálta az alkalmi tüzet, és amíg a jel rajta van, nem próbálhatja újra. (BK-6.3.1)
what-out = Parancs nélkül. Túl messze van a HQ-jától: fél mozgás, egy oszloppal rosszabb tűz, roham nincs. (BK-6.2)
what-column = Oszlopban. Úton gyors, de −1-gyel támad, és +1-gyel találják el. (BK-7.2.1)
what-reduced = Meggyengült. Két lépéséből egy elveszett; a következő veszteség eltávolítja. (BK-1.2)
what-demoralised = Demoralizált. A kötelék nem cselekszik, hanem menekül, amíg össze nem szedi magát. (BK-8.5.1)
what-done = Kész. Ebben az aktiválásban már cselekedett. (BK-5.2)
what-clear = Nyílt terep. Nincs fedezék; a járművek 8, az emberek 4 mezőről látszanak. (BK-4.1b)
what-village = Falu. A benne álló gyalogságot −2-vel találják; elzárja a rálátást. (BK-8.2.3, BK-4.3)
what-woods = Erdő. A benne álló gyalogságot −1-gyel találják; elzárja a rálátást, lassítja a kerekest és a lánctalpast. (BK-8.2.3, BK-4.3)
what-orchard = Gyümölcsös. A benne álló gyalogságot −1-gyel találják; elzárja a rálátást. (BK-8.2.3, BK-4.3)
what-mines = Aknamező. Aki belép, azt azonnal megtámadja, páncéllal is. (BK-10.1)
what-works = Védmű. A benne álló gyalogságot két oszloppal rosszabbul találják. (BK-10.2)
what-level = { $level } szintnyi magasság. A magasabb hely messzebbre lát, és −1-gyel rohamozzák. (BK-4.3.2, BK-8.2.3)
what-points = Pont. A németé, ha utoljára ő haladt át rajta. (BK-11)

# Hogyan lett az eredmény
account-village = { $place }, német kézen
account-french-steps = Elvesztett francia lépések: { $count }
account-german-units = Elvesztett német egységek: { $count }
account-total = Összesen; a csata { $low } és { $high } között folytatódik
account-holds-goal = A végén tartja Stonne-t
