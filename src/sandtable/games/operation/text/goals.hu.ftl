### Miről szól az egyes játszma: a kártya az első lépés előtt.

goal-first-battle-blue = Foglald el a tanyát, és óvd az embereidet.
goal-first-battle-blue-first = Egy raj menjen a tanyához, a géppuska közben a túlsó szélt figyelje.
goal-first-battle-red = Foglald el a tanyát, és óvd az embereidet.
goal-first-battle-red-first = Egy raj menjen a tanyához, a géppuska közben a túlsó szélt figyelje.
goal-first-battle-wins = A 6. forduló után a több pont nyer: a középső tanya 200-at ér annak, aki 10 cm-en belül egyedül áll ott; a megsemmisített ellenséges egység annyit ér, amennyibe kerül, a megtört a felét.
goal-first-battle-loses = Ha a végén kevesebb a pontod. Az elvesztegetett egység a másik fél pontja.
goal-first-battle-special = Csak gyalogság. Minden fordulóban mindkét fél parancskártyát tesz le; a kisebb szám kezd, és amire az ellenség rálát, arra válaszolhat.

goal-tank-duel-blue = Tartsd a kereszteződést.
goal-tank-duel-blue-first = Küldd ki nézni a páncélautót, a harckocsik addig maradjanak a gerinc mögött.
goal-tank-duel-red = Tartsd a kereszteződést.
goal-tank-duel-red-first = A rohamlöveg figyelje a kereszteződést, a harckocsik kerüljenek oldalba.
goal-tank-duel-wins = A 6. forduló után a több pont nyer: a kereszteződés 300-at ér annak, aki 10 cm-en belül egyedül áll ott; a megsemmisített ellenséges egység annyit ér, amennyibe kerül, a megtört a felét.
goal-tank-duel-loses = Ha a végén kevesebb a pontod. Az elvesztegetett egység a másik fél pontja.
goal-tank-duel-special = Csak harckocsik: zárt búvónyílással alig látni. Nézz ki, mielőtt célzol, és ügyelj, melyik oldaladat mutatod.

goal-village-assault-blue = Vedd be a teret és a templomot.
goal-village-assault-blue-first = Az aknavető és a harckocsi a falu szélét lője, vagy füstöt vessen elé, a lövészek füstben, fedezve kövessék.
goal-village-assault-red = Tartsd a falut.
goal-village-assault-red-first = A páncéltörő ágyú maradjon rejtve, amíg egy harckocsi az oldalát nem mutatja.
goal-village-assault-wins = A 7. forduló után a több pont nyer. Helyért csak a támadó kap pontot: a tér 250-et, a templom 200-at ér, ha egyedül áll ott; a megsemmisített ellenséges egység annyit ér, amennyibe kerül, a megtört a felét.
goal-village-assault-loses = Ha a végén kevesebb a pontod. Az elvesztegetett egység a másik fél pontja.
goal-village-assault-special = A védő a faluban áll páncéltörő ágyúval; a támadónak egy harckocsival kell nyílt terepen átmennie. A füst fejezete érvényes: az aknavetőnek és a harckocsinak egy-egy füstlövése van.

goal-column-ambush-blue = Törj át a hídfőig.
goal-column-ambush-blue-first = Szállj le, ahol az első lövés éri az oszlopot, és küldd előre a harckocsit.
goal-column-ambush-red = Senkit se engedj át.
goal-column-ambush-red-first = Az első és az utolsó járművet találd el; a többi nem tud megfordulni.
goal-column-ambush-wins = A 6. forduló után a több pont nyer. Helyért csak a támadó kap pontot: a keleti hídfő 400-at ér, ha egyedül áll ott; a megsemmisített ellenséges egység annyit ér, amennyibe kerül, a megtört a felét.
goal-column-ambush-loses = Ha a végén kevesebb a pontod. Az elvesztegetett egység a másik fél pontja.
goal-column-ambush-special = Az oszlop az úton kezd, menetrendben, részben járműveken; a lesállás az út menti erdőben áll.

goal-night-raid-blue = Érd el a radart a sötétben.
goal-night-raid-blue-first = Lassan kerüld meg az aknákat; aki fut, azt meghallják.
goal-night-raid-red = Őrizd a radart.
goal-night-raid-red-first = Ritkán használd a fényszórót: megmutatja, hol áll.
goal-night-raid-wins = A 7. forduló után a több pont nyer. Helyért csak a támadó kap pontot: a radar 200-at ér, ha egyedül áll ott; a megsemmisített ellenséges egység annyit ér, amennyibe kerül, a megtört a felét.
goal-night-raid-loses = Ha a végén kevesebb a pontod. Az elvesztegetett egység a másik fél pontja.
goal-night-raid-special = Éjszaka van: rövid a látótávolság, a lövések és a tüzek világítanak. A drót előtt riasztóaknák vannak.

goal-house-fighting-blue = Vedd be az utca két házát.
goal-house-fighting-blue-first = Elöl az utászok, mögöttük a harckocsi. A szobát gránáttal veszik be.
goal-house-fighting-red = Tartsd meg az utca két házát.
goal-house-fighting-red-first = Maradj távol az ablakoktól, amíg közel nem érnek.
goal-house-fighting-wins = A 6. forduló után a több pont nyer. Helyért csak a támadó kap pontot: a gyár és a bérház 120-at ér, ha egyedül áll ott; a megsemmisített ellenséges egység annyit ér, amennyibe kerül, a megtört a felét.
goal-house-fighting-loses = Ha a végén kevesebb a pontod. Az elvesztegetett egység a másik fél pontja.
goal-house-fighting-special = Az épületeknek szobái és emeletei vannak; a harckocsik áttörhetik a falakat.

goal-free-battle-blue = Tartsd a közepet a magad választotta sereggel.
goal-free-battle-blue-first = Vegyél valamit, ami tartja a terepet, és valamit, ami harckocsi ellen jó.
goal-free-battle-red = Tartsd a közepet a magad választotta sereggel.
goal-free-battle-red-first = Vegyél valamit, ami tartja a terepet, és valamit, ami harckocsi ellen jó.
goal-free-battle-wins = A 6. forduló után a több pont nyer: a közép 200-at ér annak, aki 10 cm-en belül egyedül áll ott; a megsemmisített ellenséges egység annyit ér, amennyibe kerül, a megtört a felét.
goal-free-battle-loses = Ha a végén kevesebb a pontod. Az elvesztegetett egység a másik fél pontja.
goal-free-battle-special = A piros 1500 pontért vesz sereget, a kék 100-zal többért; a terepet újra kirakják. A középnek nevezett hely 10 cm-rel a kék felén van.
