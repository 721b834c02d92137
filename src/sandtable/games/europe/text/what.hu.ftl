# Mi ez? Minden nyomtatott szám és jel: a neve, mit tesz, a szabálypontja.

what-attack = Támadóérték. Támadáskor ennyi vagy kevesebb a kockán találat. (EU-4a)
what-defence = Védőérték. Védekezéskor ennyi vagy kevesebb a kockán találat; a terep növelheti. (EU-4a, EU-5.2c)
what-move = Mozgáspont. Egy pont egy terület vagy tenger. (EU-3a)
what-count = Jelzők. Ennyi ilyen áll itt; egy területen akárhány lehet. (EU-0)
what-cost = Ár. Hadi produkciós pont (HPP) egy új egységért. (EU-15b)
what-used = Felhasználva. Ebben a fordulóban már mozgott vagy cselekedett. (EU-4b, EU-4c)
what-cut = Elvágva. Nincs baráti út fővároshoz: nem mozoghat, és lekerül, ha ez nem változik. (EU-9a, EU-9b)
what-fixed = Helyhez kötve. A forgatókönyv a helyén tartja. (EU-14.1c)
what-hpp = Hadi produkciós pont (HPP). Hadüzenetet, csatát és új egységet fizet; az éves elszámoláskor a terület birtokosáé. (EU-2e, EU-10a)
what-capital = Főváros. Ellátási forrás; ha elesik, az ország elesik, vagy a visszavételéért harcol. (EU-9a, EU-11a)
what-port = Kikötő. Itt flották állomásozhatnak. (EU-4.4a)
what-area = Terület. Belépni egy mozgáspont; aki elfoglalja, csapat nélkül is az övé. (EU-3a, EU-5.1h)
what-sea = Tenger. A flották egy pontért haladnak át rajta, és sosem fejezik be itt a fordulót. (EU-4.4a, EU-4.4e)
what-held = Más hatalom birtokában. A vonalkázás és a zászló mutatja, kié most. (EU-5.1h)

# Hogyan lett az eredmény
account-mark = { $what }
account-goal = A célból: { $have } / { $needs }
