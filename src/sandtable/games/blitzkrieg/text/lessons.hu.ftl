## Leckék
lesson-1 = Az első ütközet
lesson-1-text = Egy német harckocsizászlóalj francia géppuskába ütközik.
lesson-1-counter = Nézz meg egy egységet
lesson-1-counter-text = Minden korong egy század. Érintsd meg a Pz IV-et: támadás 5, lőtáv 3 (a kis felső szám), páncél 2, mozgás 5.
lesson-1-activate = Aktiváld az I/35-öt
lesson-1-activate-text = Az I/35 jelzőjét húzták ki a csészéből: egységei cselekedhetnek. Nyomd meg az „Aktiválás” gombot.
lesson-1-activate-wrong = Ha lemondasz róla, a zászlóalj most nem tesz semmit. Aktiváld.
lesson-1-chances = Olvasd le az esélyeket
lesson-1-chances-text = Válaszd ki a Pz IV-et, majd érintsd meg egyszer a géppuskát. Mellette áll, mit hozhat két kocka.
lesson-1-fire = Lőj a géppuskára
lesson-1-fire-text = Támadás 5, két hexnyire: a tűztábla 4. oszlopa. Érintsd meg újra a géppuskát, vagy nyomd meg a sárga gombot.
lesson-1-fire-wrong = Ne azt: a feladat a Pz IV lövése a géppuskára.
lesson-1-end = Fejezd be az aktiválást
lesson-1-end-text = Piros N: a géppuska semlegesített, csak egy hexre ér el, nem tud visszalőni. Fejezd be az aktiválást.
