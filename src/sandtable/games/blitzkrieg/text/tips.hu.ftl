# Tanács egy-egy kérdésfajtához, az első játszmában
tip-opening = Azzal a kötelékkel nyiss, amelyik a legközelebb áll egy faluhoz: a Stukák és az ágyúk oda csapnak, ahová megy.
tip-next-opening = Előbb bombával vagy gránáttal puhítsd meg a falut, aztán küldd be a köteléket.
tip-formation-drawn = Aktiváld: a visszautasított jelző erre a fordulóra elveszett. A visszautasítás a kimerült köteléket pihenteti.
tip-fire-drawn = Olyan mezőre lőj, ahol több ellenség áll, vagy arra, aki elállja az utad.
tip-operate = Előbb lőjenek, akik maradnak, aztán mozogj a többivel: érints meg egy egységet, a világos mezők mutatják, meddig jut.
tip-operate-fire = Előbb a mezőt válaszd; a tábla mutatja minden eredmény esélyét.
tip-move = Ha a pontjai felénél megáll, még lőhet, −2-vel. Piros jelek az úton: ellenség, aki rálőhet.
tip-react-move = Nagy lőtávú egységgel reagálj; aki már megpróbálta, csak akkor próbálhatja újra, ha lekerül róla a jel.
tip-repeat-drawn = Add annak a köteléknek, amelyik egy falu előtt áll, vagy tartsd meg jobb pillanatra.
tip-may-cancel = Tartogasd olyan jelzőre, amelyik fájna: közeli harckocsikra vagy Stukákra.
tip-press-on = Folytasd, amíg többen vagytok; aki visszamegy, megőrzi a lépéseit.
