# Mi ez? Minden nyomtatott szám és jel: a neve, mit tesz, a szabálypontja.

what-size = Létszám. Ennyi jel van még nyitva; minden veszteség egyet áthúz, az utolsó leveszi az egységet. (BA-card-size)
what-valour = Bátorság. Veszteség és veszély után két kocka próbálja; minden veszteség { $loss } ponttal csökkenti. (BA-card-valour)
what-defence = Védelem. Ennyi találat nem árt ebben a fordulóban; a következő már veszteség. (BA-card-defence)
what-ammo = Lőszer. A tüzelő parancsok fogyasztják; nélküle az egység nem támad. (BA-card-ammo, BA-ammo-empty)
what-supply = Utánpótlás. Ennyi pontot adhat át más egységeknek. (BA-order-resupply)
what-melee = Közelharci kockák. A saját mezőjén ennyi kockával üt, akármennyit vesztett. (BA-melee-dice)
what-command = Parancsnoki hatótáv. Az ilyen közeli, őt látó egységek bátorsága +2. (BA-hq-range, BA-hq-spirit)
what-transport = Szállítás. Összesen ekkora létszámot visz. (BA-transport-capacity)
what-suppressed = Lefogva. Parancsa érvénytelen, nem tüzel, védelmi bónuszai megszűntek. (BA-suppressed-now, BA-suppressed-next)
what-fights = Közelharcban. A mezőjén harcol, csak rohamozhat vagy kivonulhat. (BA-melee-locked, BA-withdraw)
what-ambush = Lesállásban. Rejtett: senki sem nevezheti meg célpontnak, amíg fel nem fedik, vagy nem lő. (BA-hidden)
what-concealed = Rejtve. A térképen áll, de nem nevezhető meg célpontnak. (BA-hq-hide)
what-limbered = Menetkész. Vontatható és mozgatható, de tüzelőállás előtt nem lő. (BA-order-deploy)
what-group = Csoport. Egy csoport egységei együtt állnak és közelharcolnak; mindnek saját parancsa van. (BA-group)
what-losses = Áthúzott jelek. A veszteség a játék végéig megmarad. (BA-card-size)

# Hogyan lett az eredmény
account-destroyed = Megsemmisítve: { $unit }
account-holds = Egyedül tartja: { $hex }
account-towns = Tartott városmezők, fordulónként
account-total = Összesen
account-goal-hold = Egységek a cél mezőin: { $count }
account-goal-leave = A térképet elhagyó egységek: { $count }
account-goal-deliver = Célba ért utánpótlás: { $count }
account-goal-bridge = Egységek a hídnál: { $count }
