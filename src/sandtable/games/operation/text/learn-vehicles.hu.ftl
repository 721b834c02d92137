# Tanulás: a járművek és az opcionális fejezetek példái.

learn-ex-16 = A legénység visszaszáll
learn-ex-16-idle = Aki most szállt be, ebben a körben mást nem tehet.
learn-ex-18 = Milyen messze megy egy közepes tank
learn-ex-18-idle = Mozgás parancsnál csak a sofőr dolgozik.
learn-ex-20 = Kibújik a parancsnok
learn-ex-20-blind = Zárt búvónyílásokkal 25 cm-rel kevesebb: 35 cm.
learn-ex-20-out = Kibújva észleli, de -1 módosítóval tüzel.
learn-ex-21 = Két fordulat útközben
learn-ex-22 = A gyors tank parancsnoka kibújik
learn-ex-23 = Nehéztank ütközik könnyű tankkal
learn-ex-24 = Más jármű a tűzvonalban
learn-ex-24-glances = A fegyvert a Párduc takarja: 9 kellene, a 8-as lepattan.
learn-ex-24-long = A hosszú cső +1: a Párduc kapja, ugyanaz a 6-os számít.
learn-ex-25 = Találat, ahol már nincs mit rontani
learn-ex-28 = Emberek és az autójuk
learn-ex-29 = Az utolsó esély
learn-ex-30 = Pánikba eső tanklegénység
learn-ex-30-out = A morál megelőzi az idegeket; az ijedt ember állva száll ki.
learn-ex-32 = A keresőfény kilövése
