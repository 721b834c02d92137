### Miről szól az egyes játszma: a kártya az első lépés előtt.

goal-frontier-post-german = Foglald el a határfalut.
goal-frontier-post-german-wins = A 15. kör végén mindkét faluhex, a 0807 és a 0808, csak a tiéd.
goal-frontier-post-german-loses = Ha a 15. kör végén akár egy szovjet egység is áll az egyikben, az őrs kitartott.
goal-frontier-post-german-first = Előbb az aknavető és a géppuska lő, utána megy a gyalogság. Ne egyetlen oszlopban gyertek az úton.

goal-frontier-post-soviet = Tartsd a határfalut, amíg segítség jön.
goal-frontier-post-soviet-wins = A 15. kör végén még állsz a 0807-ben vagy a 0808-ban.
goal-frontier-post-soviet-loses = Ha a 15. kör végén mindkét faluhex csak a németeké.
goal-frontier-post-soviet-first = A géppuska abba az árokba kerüljön, amely az utat látja. A 8. körben egy T-26 jön a 1407 felől.
goal-frontier-post-special = A parancsokat titokban írjátok, és együtt hajtjátok végre, tizenkét lépésben. Két lövészárok a szovjeteké.

goal-forest-road-german = Vidd át az oszlopot az erdőn.
goal-forest-road-german-wins = 10 körön belül három egységed elhagyja a térképet a 1406-nál.
goal-forest-road-german-loses = Ha a 10. kör végéig háromnál kevesebben jutottak ki.
goal-forest-road-german-first = Az oszlop az 1–3. körben lép be a 0106-nál. A gyalogság nézzen be az erdőbe, mielőtt a teherautó odaér.

goal-forest-road-soviet = Állítsd meg az oszlopot az erdőben.
goal-forest-road-soviet-wins = Ha a 10. kör végéig háromnál kevesebb német egység jutott ki a 1406-nál.
goal-forest-road-soviet-loses = Ha három német egység kijut a 1406-nál.
goal-forest-road-soviet-first = A löveg oda kerüljön, ahonnan hosszan látni az utat; maradjon rejtve, és engedd közel az első járművet.
goal-forest-road-special = A les rejtve marad, amíg nem lő; két rejtett talp üres, és egy hex el van aknásítva.

goal-tanks-in-the-corn-german = Többet pusztíts el, mint amennyit vesztesz.
goal-tanks-in-the-corn-german-wins = Ha a 8. kör végén több a pontod: a megsemmisített egységek erőpontja számít, a 0708 egyedüli birtoklása 15-öt ér.
goal-tanks-in-the-corn-german-loses = Ha kevesebb a pontod, mint a szovjeteknek.
goal-tanks-in-the-corn-german-first = Tartsd együtt a harckocsikat, a középső falut vegye be a gyalogság.

goal-tanks-in-the-corn-soviet = Többet pusztíts el, mint amennyit vesztesz.
goal-tanks-in-the-corn-soviet-wins = Ha a 8. kör végén több a pontod: a megsemmisített egységek erőpontja számít, a 0708 egyedüli birtoklása 15-öt ér.
goal-tanks-in-the-corn-soviet-loses = Ha kevesebb a pontod, mint a németeknek.
goal-tanks-in-the-corn-soviet-first = A te ágyúid jobbak: előbb állva lőjetek, csak utána induljatok.
goal-tanks-in-the-corn-special = Csak nyolc kör van. Egyenlő pont döntetlen.

goal-across-the-river-german = Kelj át a folyón.
goal-across-the-river-german-wins = A 14. kör végén legalább két egységed áll a 1205-ben vagy a 1206-ban, szovjet nélkül.
goal-across-the-river-german-loses = Ha a túlpart a 14. kör végén nem csak a tiéd.
goal-across-the-river-german-first = Köd és tűz a túlpartra, utászok a gázlóhoz. Ne mindenki egy körben.

goal-across-the-river-soviet = Dobd őket vissza a folyóba.
goal-across-the-river-soviet-wins = Ha a 14. kör végén kettőnél kevesebb német egység áll egyedül a 1205-ben vagy a 1206-ban.
goal-across-the-river-soviet-loses = Ha a végén két német egység egyedül áll ott.
goal-across-the-river-soviet-first = A 20 pontod menjen drótra és árokra ott, ahol a gázló kijön.
goal-across-the-river-special = Egyetlen gázló van, híd nincs. A szovjetek az első kör előtt 20 pontért építményeket vesznek.

goal-strong-point-german = Vedd be a támpontot.
goal-strong-point-german-wins = A 12. kör végén a domb, a 0905, csak a tiéd.
goal-strong-point-german-loses = Ha ott még szovjet egység áll, vagy senki sem.
goal-strong-point-german-first = A 95 pontodból azt vedd, ami az építményeket töri: löveget, utászt, harckocsit. Roham előtt fogd le őket.

goal-strong-point-soviet = Tartsd a támpontot.
goal-strong-point-soviet-wins = Ha a 12. kör végén a németek nem tartják egyedül a 0905-öt.
goal-strong-point-soviet-loses = Ha a 12. kör végén csak németek állnak a 0905-ben.
goal-strong-point-soviet-first = 40 pontod van: akna és drót a könnyű lejtőre. A géppuska maradjon a fedezékben.
goal-strong-point-special = Az első kör előtt mindkét fél titokban vásárol lapokat és építményeket. A lőszer fogy: a teherautó legyen közel.

goal-supply-run-german = Éheztesd ki a falut.
goal-supply-run-german-wins = Ha a 12. kör végéig nem ér tíz pontnyi lőszer a 0405-be.
goal-supply-run-german-loses = Ha a szovjetek tíz pontot kiraknak a 0405-ben.
goal-supply-run-german-first = Zárd le az utat gyalogsággal és géppuskával; a teherautók számítanak.

goal-supply-run-soviet = Juttasd be a lőszert.
goal-supply-run-soviet-wins = 12 körön belül tíz pontnyi lőszert raktok ki a 0405-ben.
goal-supply-run-soviet-loses = Ha a 12. kör végéig tíznél kevesebb jutott be.
goal-supply-run-soviet-first = Elöl a T-26 megy, a teherautók egy hexszel mögötte. Egy elveszett teherautót nehéz pótolni.
goal-supply-run-special = A falu el van vágva: két egységének csak két-két lövésnyi lőszere van.

goal-stukas-over-the-bridge-german = Foglald el a hidat, mielőtt felrobban.
goal-stukas-over-the-bridge-german-wins = A 12. kör végén a 0706 hídja ép és csak a tiéd.
goal-stukas-over-the-bridge-german-loses = Ha a végén szovjet egység tartja. A felrobbantott híd döntetlen.
goal-stukas-over-the-bridge-german-first = A Stuka előbb a légvédelmet támadja; a harckocsiknak a 3. körig nem sürgős.

goal-stukas-over-the-bridge-soviet = Tartsd a hidat, vagy robbantsd fel idejében.
goal-stukas-over-the-bridge-soviet-wins = Ha a 12. kör végén nem a németeké a 0706 hídja.
goal-stukas-over-the-bridge-soviet-loses = Ha a híd ép, és a végén a németeké. A felrobbantott híd döntetlen.
goal-stukas-over-the-bridge-soviet-first = Az utászok a 4. körtől robbanthatnak. Maradjanak életben és a híd közelében.
goal-stukas-over-the-bridge-special = A repülők saját parancsokkal repülnek. Robbantani a 4. körtől lehet.

goal-counterstroke-german = Tartsd tovább a várost, mint az ellenség.
goal-counterstroke-german-wins = Az 5. körtől minden kör számít: egy pont minden hexért a 0705 és a 0706 közül, amelyet a végén egyedül tartasz.
goal-counterstroke-german-loses = Ha a 15. kör után kevesebb a pontod.
goal-counterstroke-german-first = Vegyél 150 pontért olyan sereget, amely az 5. körre a városba ér, és valamit, ami ott is tartja.

goal-counterstroke-soviet = Tartsd tovább a várost, mint az ellenség.
goal-counterstroke-soviet-wins = Az 5. körtől minden kör számít: egy pont minden hexért a 0705 és a 0706 közül, amelyet a végén egyedül tartasz.
goal-counterstroke-soviet-loses = Ha a 15. kör után kevesebb a pontod.
goal-counterstroke-soviet-first = Vegyél 150 pontért olyan sereget, amely az 5. körre a városba ér, és valamit, ami ott is tartja.
goal-counterstroke-special = Mindkét fél titokban, 150 pontért veszi a seregét. Az utánpótlás a 0105-nél és a 1406-nál jön be.
