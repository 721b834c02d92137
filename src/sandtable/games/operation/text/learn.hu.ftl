# Learn: the printed examples of cards, orders and infantry.

learn-ex-2 = Három parancs láncban
learn-ex-2-one = Az 1-es prioritásra nem lehet reagálni.
learn-ex-3 = Megelőzni vagy megszakítani?
learn-ex-3-before = A roham megelőz: 8+ a találat, és a fal véd.
learn-ex-3-during = A rajtaütés kivárja, míg átérnek a falon: 6+, szabad terepen.
learn-ex-5 = Több eredmény, mint ember
learn-ex-6 = Előbb az álló modellek
learn-ex-7 = Előbb a halottak, aztán az ijedtek
learn-ex-8 = Kétféle fedezék
learn-ex-8-bar = Egy fegyver minden lövése egy részre megy.
learn-ex-9 = Részben árokban
learn-ex-10 = A géppuska és célpontja
learn-ex-12 = Roham 5 cm-en belülre
learn-ex-14 = Csúszás
learn-ex-15 = Egy egység megtörik
