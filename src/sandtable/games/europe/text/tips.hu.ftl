# Tanács egy-egy kérdésfajtához, az első játszmában
tip-set-up = A gomb a javaslat szerint állítja fel a többit; vagy húzz egy egységet a készletből egy világos területre.
tip-campaign = Vonj páncélost és gyalogságot a cél mellé, kattints az ellenséges területre, majd csatlakozzon, aki csak tud.
tip-planning = A tábla mutatja, mekkora eséllyel esik el a terület. Ötven százalék alatt: adj hozzá egységet, vagy fújd le.
tip-movement = Zárd a vonalat a megszerzett terület előtt: az ellenség melletti üres terület harc nélkül elvész.
tip-building = A gyalogság tart, a páncélos foglal, a repülő mindkettőt eldönti. Tarts meg HPP-t: minden támadás pénzbe kerül.
tip-redeployment = Vidd a frontra, ami mögötte épült; egy egész oszlop egyetlen húzással átmegy.
tip-resolve = Folytasd, amíg a mellette látható esély neked kedvez; aki visszavonul, megmenti az egységeit.
tip-losses = Inkább gyalogságot veszíts, mint páncélost: olcsóbb újraépíteni.
