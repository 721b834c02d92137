## Das Spiel

game-blitzkrieg = Blitzkrieg 1940
game-blitzkrieg-about = Hannut und Stonne, Mai 1940: Kompanien, Marker aus der Tasse, Reaktionen mitten in der Bewegung.
scenario-hannut = Hannut: der Zusammenprall der Panzer
scenario-hannut-about = 6 Runden. Zwei Panzerdivisionen gegen die französischen Kürassiere; gezählt wird jede Runde.
scenario-stonne = Stonne: das Verdun von 1940
scenario-stonne-about = 10 Runden. Ein Dorf auf der Höhe, beide bekommen Verstärkung. Wer es am Ende hält, gewinnt.
seat-german = Deutsche
seat-french = Franzosen
calibre-light = leicht 75 mm
calibre-medium = mittel 105 mm
calibre-heavy = schwer 150 mm
calibre-stuka = Stukaangriff
marker-de-artillery = Artillerie (deutsch)
marker-de-stuka = Stukaangriff (deutsch)
marker-de-repeat = Wiederholung (deutsch)
marker-de-general = Allgemein (deutsch)
marker-fr-artillery = Artillerie (französisch)
marker-fr-stuka = Stukaangriff (französisch)
marker-fr-repeat = Wiederholung (französisch)
marker-fr-general = Allgemein (französisch)

## Fragen

prompt-set-up-place = Aufstellung: { $unit }.
prompt-set-up-stack = Aufstellen mit den erlaubten Einheiten: { $unit }.
prompt-set-up-assign = Mit welcher Formation handelt: { $unit }?
prompt-set-up-lose = Wähle, wer einen Anfangsverlust nimmt.
prompt-set-up-board = Welche Kompanie beginnt aufgesessen: { $unit }?
prompt-set-up-works = Lege ein Verteidigungswerk.
prompt-set-up-mines = Lege ein Minenfeld.
prompt-opening = Welche Formation eröffnet die Schlacht mit einem Stuka- und einem Artilleriemarker?
prompt-next-opening = Welcher der Eröffnungsmarker ist der nächste?
prompt-formation-drawn = Gezogen: { $marker }. Aktivieren?
prompt-fire-drawn = Gezogen: { $marker }. Feuern?
prompt-repeat-drawn = Ein Wiederholungsmarker: welche Formation handelt, oder auf der Hand halten?
prompt-repeat-taken = Der zusätzliche Wiederholungsmarker: jetzt ausspielen oder halten?
prompt-general-drawn = Ein allgemeiner Marker: jetzt nutzen oder halten?
prompt-may-cancel = Der Gegner zog { $marker }. Den allgemeinen Marker einsetzen, um ihn aufzuheben?
prompt-relief = Entferne Neutralisiert-Marker; übrig: { $left }.
prompt-resting = Entferne Erschöpfungsmarker; übrig: { $left }.
prompt-bring-back = Wo kehrt es zurück: { $unit }?
prompt-operate = Du bist am Zug: { $formation } handelt.
prompt-operate-fire = Nenne Feld und Salven; übrig: { $count }.
prompt-move = { $unit } bewegt sich; ganze BP übrig: { $left }.
prompt-react-move = { $unit } zieht nach { $hex }: reagieren?
prompt-react-shot = { $unit } schoss aus { $hex }: reagieren?
prompt-react-salvo = Eine Salve traf { $hex }: zurückziehen?
prompt-retreat-to = Wohin zieht sie sich zurück: { $unit }?
prompt-take-hit = { $unit } ist neutralisiert: annehmen oder stattdessen einen Schritt verlieren?
prompt-share-loss = { $unit } ist getroffen: wer verliert den Schritt, Transporter oder Kompanie?
prompt-take-aim = Nahkampf: auf wen schießt: { $unit }?
prompt-struck-attacker = { $unit } wird beim Angriff neutralisiert: zurück, oder Schritt verlieren und weiterkämpfen?
prompt-struck-neutral = { $unit } ist neutralisiert: Schritt verlieren und bleiben, oder zurückziehen?
prompt-struck-pinned = { $unit } war schon neutralisiert: Schritt verlieren oder zurückziehen.
prompt-struck-step = { $unit } verlor einen Schritt: bleiben oder zurückziehen?
prompt-press-on = Nahkampf in { $hex }: noch eine Runde, oder zurück?

## Was man wählen kann

action-deploy = Fertige Aufstellung
action-place = Aufstellen: { $unit } → { $hex }
action-assign = { $unit } handelt mit { $formation }
action-weaken = Anfangsverlust: { $unit }
action-board = { $carrier }: an Bord { $unit }
action-board-none = { $carrier }: niemand an Bord
action-entrench = Verteidigungswerk in { $hex }
action-mine = Minenfeld in { $hex }
action-open-with = Eröffnen mit { $marker }
action-activate = Aktivieren
action-decline = Auslassen
action-wait = Auf Partner warten (allgemeiner Marker)
action-together = Zusammen aktivieren
action-hold = Marker halten
action-repeat = Wiederholung: { $formation }
action-relieve = Marker entfernen: { $unit }
action-rest = Erschöpfung entfernen: { $formation }
action-enough = Genug
action-cancel = Aufheben versuchen
action-allow = Zulassen
action-return = { $unit } kehrt zurück in { $hex }
action-move = Bewegen: { $units }
action-enter = { $unit } betritt { $hex }
action-fire = { $unit } schießt auf { $target }
action-fire-first = { $unit } schießt auf { $target }, dann halbe Bewegung
action-fire-together = { $unit } und Kompanie schießen auf { $target }
action-barrage = { $salvos } auf { $hex }
action-mount = { $unit } sitzt auf: { $carrier }
action-dismount = { $unit } sitzt ab
action-end-activation = Aktivierung beenden
action-step = Nach { $hex }
action-drive = Auf der Straße nach { $hex }, in Kolonne
action-assault = { $hex } angreifen
action-halt = Hier anhalten
action-opportunity-fire = Gelegenheitsfeuer: { $unit } auf { $target }
action-return-fire = Gegenfeuer: { $unit } auf { $target }
action-fall-back = Rückzug: { $unit }
action-retreat = Rückzug: { $unit } → { $hex }
action-pass = Keine Reaktion
action-suffer = N hinnehmen
action-lose-step = Schritt verlieren: { $unit }
action-stand = Bleiben
action-aim = { $unit } auf { $target }
action-press = Noch eine Runde
action-break-off = Zurückgehen
action-command =
    { $use ->
        [rally] Allgemein: 6 Neutralisiert-Marker entfernen
        [rest] Allgemein: 2 Erschöpfungsmarker entfernen
        [repeat] Allgemein: einen Wiederholungsmarker nehmen
       *[pair] Allgemein: die nächste Formation darf warten
    }

## Warum nicht

refuse-too-far = Außer Reichweite: näher herangehen.
refuse-no-sight = Keine Sichtlinie.
refuse-not-seen = Aus dieser Entfernung nicht zu sehen.
refuse-too-weak = Der endgültige Faktor liegt unter -1.
refuse-no-target = Das ist kein Ziel.
refuse-range-zero = Reichweite 0 gibt nur Gegenfeuer oder kämpft im Nahkampf.
refuse-not-this-unit = Es geht um eine andere Einheit.
refuse-not-trigger = Diese Einheit hat sich nicht gerade bewegt oder geschossen.
refuse-marked = Sie trägt schon einen OPP-Marker.
refuse-not-passive = Nur passive Einheiten auf der Karte reagieren.
refuse-reacted = Sie hat darauf schon reagiert.
refuse-not-shot-at = Nur die eben beschossene Einheit feuert zurück, auf den Schützen.
refuse-returned = Sie hat in dieser Aktivierung schon zurückgeschossen.
refuse-retreated = Sie ist vor dieser Bewegung oder diesem Schuss schon zurückgewichen.
refuse-no-reason = Sie sieht keinen bewegten Feind und wurde nicht beschossen.
refuse-not-there = Dorthin kann sie nicht.
refuse-not-adjacent = Wähle ein Nachbarfeld.
refuse-enemy-there = Dort steht der Feind: nur ein Angriff führt hinein.
refuse-no-enemy = Dort ist niemand zu bekämpfen.
refuse-impassable = Dieses Gelände ist für sie unpassierbar.
refuse-no-road = Dort ist keine Straße.
refuse-no-points = Nicht genug Bewegungspunkte.
refuse-no-end = Dort könnte die Bewegung nicht enden: außerhalb der Befehlsgewalt oder voll.
refuse-cannot-stop = Zu weit vom HQ, um hier zu halten.
refuse-full = Drei Einheiten stehen schon im Feld.
refuse-not-moved = Bewege dich mindestens ein Feld.
refuse-hq-no-melee = Ein HQ greift nicht an.
refuse-no-melee-out-of-command = Außerhalb der Befehlsgewalt: kein Nahkampf.
refuse-mounted = Niemand geht aufgesessen in den Nahkampf: erst absitzen.
refuse-no-points-melee = Nötig sind ein Viertel der BP und das Gelände.
refuse-half-move = Eine halbe Bewegung führt nicht in den Nahkampf.
refuse-not-a-target = Wähle einen Feind im Feld, den sie treffen kann.
refuse-must-choose = Wähle eine der Möglichkeiten der Regel.
refuse-nobody-can-fire = Niemand kann schießen: der Angreifer geht zurück.
refuse-no-salvos = Diese Salven sind nicht übrig oder nicht von schwer nach leicht genannt.
refuse-not-on-map = Dieses Feld ist nicht auf der Karte.
refuse-no-enemy-there = In diesem Feld ist kein Feind.
refuse-no-observer = Kein eigenes HQ sieht dieses Feld.
refuse-no-general = Dazu braucht es einen allgemeinen Marker.
refuse-bank-taken = Ein Marker wartet schon.
refuse-nothing-waits = Es wartet kein Marker.
refuse-no-partner = Einer von beiden muss eine Formation sein.
refuse-holds-one = Ein solcher Marker ist schon auf der Hand.
refuse-no-repeat = Kein Wiederholungsmarker auf der Hand, oder er passt nicht zu diesem Marker.
refuse-not-own = Das ist keine eigene Formation.
refuse-twice = Sie hat in dieser Runde schon zweimal gehandelt.
refuse-repeated = Sie wurde schon durch einen Wiederholungsmarker aktiviert.
refuse-demoralised = Sie ist demoralisiert.
refuse-hq-neutralised = Ihr HQ ist neutralisiert.
refuse-fatigued = Sie ist erschöpft: nur eine zweite Aktivierung, um die Erschöpfung zu entfernen.
refuse-nobody = Sie hat keine Einheiten auf der Karte.
refuse-nothing-to-rally = Dort ist keine eigene Einheit neutralisiert.
refuse-nothing-to-rest = Keine solche Formation ist erschöpft.
refuse-no-use = Ein allgemeiner Marker kann das nicht.
refuse-must-play = Der zweite Marker muss sofort ausgespielt werden.
refuse-not-active = Nur Einheiten der aktiven Formation handeln.
refuse-has-acted = Sie hat nichts mehr zu tun.
refuse-neutralised-no-move = Eine neutralisierte Einheit bewegt sich nicht.
refuse-not-one-stack = Ein bis drei Einheiten aus einem Feld, in Reihenfolge.
refuse-hq-alone = Ein HQ bewegt sich allein.
refuse-aboard = Sie ist aufgesessen: bewege den Transporter.
refuse-nowhere = Kein Feld, das sie betreten kann.
refuse-no-entry = Sie kommt anderswo auf die Karte.
refuse-not-carrier = Das ist kein Transporter ihres Bataillons.
refuse-no-company = Dort ist keine passende Kompanie.
refuse-not-fresh = Nur bevor eine von beiden gehandelt hat.
refuse-no-fire-first = Nur eine frische, nicht aufgesessene Einheit schießt zuerst und bewegt sich dann.
refuse-company-fired = Die Kompanie an Bord hat geschossen: sie fährt in dieser Aktivierung nicht weiter.
refuse-no-weapon = Ein HQ schießt nicht.
refuse-not-here = Es kehrt bei einer Einheit der eigenen Formation zurück.
refuse-not-now-set-up = Jetzt ist etwas anderes aufzustellen.
refuse-not-host = Dieser Formation kann sie nicht zugeteilt werden.
refuse-outside-area = Dieses Feld liegt außerhalb des Aufstellungsgebiets.
refuse-no-steps = Wähle eine Einheit dieser Formation mit Schritten.
refuse-marker-there = Dort liegt schon ein solcher Marker.
refuse-no-infantry-there = Nur wo französische Infanterie steht.
refuse-not-a-marker = Wähle einen der angebotenen Marker.

## Was geschah

event-placed = Aufgestellt: { $unit } → { $hex }
event-assigned = { $unit } handelt mit { $formation }.
event-weakened = { $unit } beginnt mit einem Schrittverlust.
event-works-laid = Verteidigungswerk: { $hex }.
event-mines-laid = Minenfeld: { $hex }.
event-turn-began = Runde { $turn }.
event-marker-added = In die Tasse: { $marker }.
event-marker-removed = Aus dem Spiel: { $marker }.
event-marker-drawn = Gezogen: { $marker }.
event-marker-opened = { $marker } eröffnet.
event-marker-declined = Ausgelassen: { $marker }.
event-marker-held = Auf der Hand: { $marker }.
event-marker-spent = Verbraucht: { $marker }.
event-marker-waits = { $marker } wartet auf einen Partner.
event-marker-carried = Der letzte Marker, { $marker }, eröffnet die nächste Runde.
event-activation-ended = { $formation } ist fertig.
event-fatigue-gained = { $formation } ist erschöpft.
event-fatigue-shed = { $formation } ist ausgeruht.
event-formation-left = { $formation } verlässt die Schlacht.
event-relieved = { $unit } ist nicht mehr neutralisiert.
event-neutralised = { $unit } ist neutralisiert.
event-step-lost = { $unit } verliert einen Schritt.
event-eliminated = { $unit } wird in { $hex } eliminiert.
event-out-of-command = { $unit } ist außerhalb der Befehlsgewalt.
event-back-in-command = { $unit } ist wieder unter Befehlsgewalt.
event-overrun = { $unit } wird in { $hex } überrannt.
event-hq-returned = { $unit } kehrt in { $hex } zurück.
event-mounted = { $unit } sitzt auf: { $carrier }.
event-dismounted = { $unit } sitzt ab: { $carrier }.
event-entered = { $unit } betritt die Karte in { $hex }.
event-retreated = { $unit } zieht sich zurück: { $start } → { $hex }.
event-fled = { $unit } flieht: { $start } → { $hex }.
event-left-map = { $unit } verlässt die Karte aus { $start }.
event-hex-taken = { $seat } nehmen { $place } ({ $hex }).
event-salvo-fell = { $calibre } auf { $hex }.
event-salvo-hit = { $unit }: Spalte { $column }, Ergebnis { $result }.
event-salvos-lost = Kein Ziel mehr in { $hex }; verlorene Salven: { $count }.
event-melee-began = Nahkampf: { $start } → { $hex }.
event-melee-ended = Der Nahkampf in { $hex } ist vorbei; es bleiben: { $seat }.
event-mines-struck = Minen in { $hex } treffen { $unit }: { $result }.
event-works-removed = Das Verteidigungswerk in { $hex } ist fort.
event-turn-scored = Ende der Runde { $turn }: deutsche SP { $points }; bei { $low } bis { $high } geht es weiter.
event-phase-ended =
    { $why ->
        [passed] Beide Seiten haben gepasst: die Phase endet.
       *[empty] Die Tasse ist leer: die Phase endet.
    }
event-activated =
    { $by ->
        [repeat] { $formation } handelt durch Wiederholungsmarker.
       *[marker] { $formation } handelt.
    }
event-cancel-tried =
    { $passed ->
        [yes] { $marker } wird aufgehoben ({ $rolls }).
       *[no] { $marker } wird nicht aufgehoben ({ $rolls }).
    }
event-fatigue-tested =
    { $passed ->
        [yes] { $formation }: Erschöpfungsprüfung gelungen, { $rolls } gegen { $need }.
       *[no] { $formation }: Erschöpfungsprüfung mißlungen, { $rolls } gegen { $need }.
    }
event-morale-tested =
    { $passed ->
        [yes] { $formation }: Moralprüfung gelungen, { $rolls } gegen { $need }.
       *[no] { $formation }: Moralprüfung mißlungen, { $rolls } gegen { $need }.
    }
event-recovery-tested =
    { $passed ->
        [yes] { $formation }: Erholungsprüfung gelungen, { $rolls } gegen { $need }.
       *[no] { $formation }: Erholungsprüfung mißlungen, { $rolls } gegen { $need }.
    }
event-rally-tested =
    { $passed ->
        [yes] { $unit }: Sammeln gelungen, { $rolls } gegen { $need }.
       *[no] { $unit }: Sammeln mißlungen, { $rolls } gegen { $need }.
    }
event-panic-tested =
    { $passed ->
        [yes] { $unit }: Panikprüfung gelungen, { $rolls } gegen { $need }.
       *[no] { $unit }: Panikprüfung mißlungen, { $rolls } gegen { $need }.
    }
event-transmission-tested =
    { $passed ->
        [yes] { $unit }: Übertragung gelungen, { $rolls } gegen { $need }.
       *[no] { $unit }: Übertragung mißlungen, { $rolls } gegen { $need }.
    }
event-reaction-tested =
    { $passed ->
        [yes] { $unit }: Reaktionsprüfung gelungen, { $rolls } gegen { $need }.
       *[no] { $unit }: Reaktionsprüfung mißlungen, { $rolls } gegen { $need }.
    }
event-mines-tested =
    { $passed ->
        [yes] Das Minenfeld in { $hex } ist erschöpft ({ $rolls }).
       *[no] Das Minenfeld in { $hex } bleibt ({ $rolls }).
    }
event-moved =
    { $column ->
        [yes] { $unit } fährt in Kolonne: { $start } → { $hex }.
       *[no] { $unit } bewegt sich: { $start } → { $hex }.
    }
event-fired =
    { $what ->
        [opportunity] Gelegenheitsfeuer: { $unit } auf { $target }, Spalte { $column }: { $result }.
        [return] Gegenfeuer: { $unit } auf { $target }, Spalte { $column }: { $result }.
        [melee] Nahkampf: { $unit } auf { $target }, Spalte { $column }: { $result }.
       *[direct] { $unit } schießt auf { $target }, Spalte { $column }: { $result }.
    }
event-battle-ended =
    { $result ->
        [german] Die Schlacht ist vorbei: die Deutschen haben gewonnen.
        [french] Die Schlacht ist vorbei: die Franzosen haben gewonnen.
       *[draw] Die Schlacht ist vorbei: unentschieden.
    }

## Wie es endete

result-hannut-german = Die Deutschen brechen bei Hannut durch: { $points } SP in Runde { $turn }.
result-hannut-french = Die Franzosen halten bei Hannut: nur { $points } deutsche SP in Runde { $turn }.
result-hannut-draw = Hannut bleibt unentschieden: { $points } SP nach Runde { $turn }.
result-stonne-german = Die Deutschen halten Stonne.
result-stonne-french = Die Franzosen halten Stonne.

## Summen und Chancen

odds-attack = Angriffswert
odds-halved = PAK gegen Infanterie: halbiert
odds-armour = Panzerung des Ziels
odds-joined = Kompanie an Bord schießt mit
odds-range = Reichweite
odds-village = Infanterie im Dorf
odds-woods = Infanterie im Wald
odds-orchard = Infanterie im Obstgarten
odds-works = Verteidigungswerk
odds-target-dispersed = Ziel zerstreut
odds-target-column = Ziel in Kolonne
odds-fatigued = Erschöpft
odds-out-of-command = Außerhalb der Befehlsgewalt
odds-dispersed = Zerstreut
odds-column = In Kolonne
odds-neutralised = Neutralisiert
odds-moved = Bewegt und schießt
odds-melee = Nahkampf
odds-stream = Über einen Bach
odds-uphill = Bergauf
odds-light = Leichte Artillerie
odds-medium = Mittlere Artillerie
odds-heavy = Schwere Artillerie
odds-stuka = Stuka, Stärke 8
odds-fire = { $unit } auf { $target }
odds-barrage = Salven auf { $hex }
odds-salvo = { $calibre } auf { $unit }
odds-mines = Minen in { $hex }: { $unit } betroffen
odds-check = { $unit }: 2W6 höchstens { $need }
odds-reaction-value = Reaktionswert
odds-none = Keine Wirkung
odds-neutral = Neutralisiert (oder Schritt)
odds-step = Schrittverlust
odds-passed = Gelungen
odds-failed = Mißlungen
odds-back = Sie kann zurückschießen: nötig { $need }
odds-melee-odds = Nahkampf in { $hex }
odds-won = Der Angreifer nimmt das Feld
odds-repelled = Der Verteidiger hält
odds-undecided = In sechs Runden nicht entschieden
odds-melee-policy = Angenommen: jeder feuert, wo es am meisten trifft; neutralisierte Angreifer gehen zurück, Verteidiger ziehen sich zurück; der Angreifer kämpft bis zu sechs Runden.
odds-cancel-odds = { $marker } aufheben: 1 bis 3 auf einem Würfel
short-- = keine Wirkung
short-rN = rotes N
short-N = neutralisiert
short-1 = 1 Schritt verloren

## Dauerbefehle

standing-reaction = Reaktionen auf Bewegung und Feuer
standing-never = Nie reagieren
standing-range = Feuer bis zu dieser Reichweite
standing-armour = Feuer nur auf Panzer
standing-chance = Feuer nur mit mindestens dieser Trefferchance in Prozent
standing-distance = Felder
standing-percent = Prozent
standing-hit = Treffer auf eigene Einheiten
standing-marker = N hinnehmen
standing-stand-fast = Lieber Schritt verlieren und bleiben
standing-aim = Ziele im Nahkampf
standing-weakest = Das verwundbarste
standing-cancel = Gegnerische Marker aufheben
standing-let-be = Zulassen
standing-strike-formations = Formationsmarker aufheben

## Was als eines angeboten wird
plan-open-activate = Mit { $marker } eröffnen und aktivieren
plan-activate-on = Aktivieren, auch die folgenden
plan-allow-on = In diesem Zug Ungefährliches durchlassen
plan-fire-on = { $count ->
    [one] Feuern, dann weiter
   *[other] Alle { $count } feuern, der sicherste zuerst
}
plan-stay-on = In diesem Zug weicht niemand
plan-suffer-on = N nehmen, bei jedem Treffer dieser Aktivierung
plan-relieve-all = Alle { $count } Marker entfernen
plan-rest-all = Erschöpfung aller { $count } entfernen
plan-no-more = In dieser Aktivierung keine Reaktion mehr
caution-shots-left = { $units ->
    [0] { $salvos } Salven sind noch nicht gefeuert.
   *[other] { $units } Einheiten könnten noch feuern{ $salvos ->
        [0] {""}
       *[other] , und { $salvos } Salven sind übrig
    }.
  }
way-open = Offene Ordnung
way-column = In Kolonne, auf der Straße

## Was verloren zu gehen droht
warning-points-below = { $markers ->
    [0] Der letzte Marker ist gezogen
    [1] Noch ein Marker
   *[other] Noch { $markers } Marker
  }: Hole { $need } { $need ->
    [1] Punkt
   *[other] Punkte
  } mehr, oder die Schlacht ist zu Ende. Du hast { $points }, Runde { $turn } verlangt { $low }.
warning-points-above = { $markers ->
    [0] Der letzte Marker ist gezogen
    [1] Noch ein Marker
   *[other] Noch { $markers } Marker
  }: Die Deutschen haben { $points } Punkte, mit mehr als { $high } gewinnen sie am Ende von Runde { $turn }. Nimm { $need } zurück.
warning-last-turn = Letzte Runde, { $markers ->
    [0] der letzte Marker ist gezogen
    [1] noch ein Marker
   *[other] noch { $markers } Marker
  }: Wer am Ende Stonne hält, hat gewonnen, und das bist nicht du.
