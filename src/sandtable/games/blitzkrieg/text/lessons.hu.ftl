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

## Célok
goal-hannut-german = Törj át gyorsabban, mint ahogy a franciák várják.
goal-hannut-german-wins = Pont jár a falvakért és a francia veszteségekért. Ha egy forduló végén a forduló sávja fölött vagy, nyertél.
goal-hannut-german-loses = Ha egy forduló végén a sáv alatt vagy, a csata azonnal véget ér. Az 1. forduló 8-at kér.
goal-hannut-german-first = Nyiss Stukával vagy tüzérséggel egy harckocsijaidhoz közeli falura, aztán küldj be egy zászlóaljat. Az 1. fordulóhoz egy faluhex is elég lehet.
goal-hannut-french = Tartsd fel őket: minden forduló pontba kerül a németeknek.
goal-hannut-french-wins = Ha a német pontok bármely forduló végén a sáv alatt vannak, azonnal nyersz.
goal-hannut-french-loses = Ha egy forduló végén a német pontok a sáv fölé kerülnek. Az elvesztett falvak és az elvesztett lépcsők is számítanak.
goal-hannut-french-first = Maradj falvakban és erdőkben, reagálj a messze látó lövegekkel, és térj ki az elől a közelharc elől, amelyet nem nyerhetsz meg.
goal-hannut-special = Nincs kötött sorrend: a csészéből húzott jelző mondja meg, ki cselekszik. Az ellenség mozgás közben is reagálhat.
goal-stonne = Tartsd Stonne-t, amikor az utolsó forduló véget ér.
goal-stonne-wins = A 10. forduló végén a falu dönt: aki tartja, nyert.
goal-stonne-loses = Az utolsó forduló előtt semmi sem számít. A túl korán elhasznált csapatok hiányoznak, amikor kellenek.
goal-stonne-special = Mindkét félnek fordulónként jön erősítés; a falu sokszor cserél gazdát. A csészéből húzott jelzők mondják meg, ki cselekszik.
goal-stonne-german-first = Hozd fel a gyalogságot a gerinc fedezékében, és puhítsd meg a falut tüzérséggel a roham előtt.
goal-stonne-french-first = Tartsd a nehézharckocsikat a falu közelében: kevés német fegyver árt nekik. Ne üldözz.
