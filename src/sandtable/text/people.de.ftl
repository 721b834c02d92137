## In einer Partie zwischen Menschen: Ergebnisse, Mitteilungen, Briefe

result-out-of-time = { $seat } hat nicht rechtzeitig geantwortet. Sieger: { $winners }
result-called-off = Die Partie wurde abgebrochen.
refuse-no-such-plan = { $action } ist keine Aktion dieses Spiels.

notice-title = { $title }
notice-turn = du bist gefragt.
notice-hurry = für deine Antwort bleibt wenig Zeit.
notice-offer = { $offer ->
        [draw] dir wird Remis angeboten.
       *[undo] jemand bittet dich, etwas zurücknehmen zu dürfen.
    }
notice-chat = { $name } hat dir geschrieben.
notice-end = die Partie ist zu Ende.
notice-deadline = Antwort in { $match }

letter-offer-subject = Du wirst etwas gefragt: { $match }
letter-offer =
    { $offer ->
        [draw] In { $match } wird dir Remis angeboten.
       *[undo] In { $match } bittet dich jemand, etwas zurücknehmen zu dürfen.
    }

    { $link }
letter-chat-subject = { $name } hat dir geschrieben: { $match }
letter-chat =
    { $name } hat dir in { $match } geschrieben. Du bekommst einen Brief, bis du nachgesehen hast.

    { $link }
letter-end-subject = Zu Ende: { $match }
letter-end =
    { $match } ist zu Ende. Das Brett bleibt offen, und alles ist zu sehen.

    { $link }
letter-digest-subject = Deine Partien bei Sandtable
letter-digest =
    Das wartet bei { $address } auf dich:

    { $lines }

    Diesen Brief bekommst du einmal am Tag, wenn es etwas zu erzählen gibt. Auf deiner Seite wählst du, was geschickt wird, oder nichts.

## Die Seiten einer Partie zwischen Menschen

ui-offer-accept = Annehmen
ui-add = Hinzufügen
ui-answer-kept = Deine Antwort bleibt hier und wird gesendet, sobald die Verbindung wieder steht.
ui-asked-now = Jetzt gefragt
ui-beforehand = Antworten im Voraus
ui-bell = Was geschehen ist
ui-bell-nothing = Nichts wartet auf dich.
ui-bell-of = Was geschehen ist: { $count } neu
ui-by-mail-pace = per Post, { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } je Antwort
ui-call-off = Abbrechen
ui-chat-about = Zu dem, was { $name } sagte
ui-chat-block = { $name } überall sperren
ui-chat-blocked = Du liest nichts mehr von ihnen.
ui-chat-report = Der Moderation melden
ui-chat-report-why = Was stimmt daran nicht?
ui-chat-reported = Die Moderation sieht es sich an.
ui-chat-unmute = Stummgeschaltete wieder zeigen
ui-chat-watchers-only = Die Spielenden sehen das erst am Ende.
ui-chat-write-watchers = An die Zuschauer schreiben
ui-claim-win = Sieg beanspruchen
ui-clock-of = Uhr von { $name }: { $time }
ui-clock-stands = steht
ui-draw-asked = { $name } bietet Remis an.
ui-draw-sent = Du hast Remis angeboten.
ui-feeds = Feeds und Kalender
ui-feeds-end = Beenden
ui-feeds-help = Ein Atom-Feed und ein Kalender mit einem geheimen Wort in der Adresse: Wer sie hat, liest, wann du gefragt bist. Sie werden einmal gezeigt.
ui-feeds-make = Neue Adressen machen
ui-holiday = Urlaub
ui-holiday-help = Deine Uhren bei Partien per Post stehen bis dahin; höchstens 30 Tage im Voraus.
ui-holiday-until = Bis
ui-is-asked = ist gefragt
ui-is-asked-since = { $name } ist gefragt, seit { $when }
ui-is-gone = { $name } ist weg.
ui-is-gone-help = Warte, oder beende die Partie. Die Uhr läuft weiter.
ui-is-late = { $name } hat nicht rechtzeitig geantwortet.
ui-is-late-help = Du kannst warten oder den Sieg beanspruchen.
ui-is-thinking = { $name } denkt nach
ui-keep = Merken
ui-letter-when-asked = Du erfährst, wenn du dran bist, so wie du es gewählt hast.
ui-moderation = Meldungen
ui-moderation-about = { $by } über { $about }
ui-moderation-close-match = Partie schließen
ui-moderation-closed = Auch die erledigten
ui-moderation-done = Nichts zu tun
ui-moderation-hide-line = Zeile verbergen
ui-moderation-match = Zur Partie
ui-moderation-nothing = Nichts wurde gemeldet.
ui-moderation-suspend = Konto sperren
ui-move-declines = Ein Zug lehnt das Angebot ab.
ui-no-connection = Keine Verbindung.
ui-no-thanks = Nein, danke
ui-notices = Mitteilungen
ui-notices-at-once = jede sofort
ui-notices-chat = Jemand schreibt mir
ui-notices-choose = Wählen, was mitgeteilt wird
ui-notices-digest = Briefe
ui-notices-end = Eine Partie ist zu Ende
ui-notices-hours = Wenig Zeit: so viele Stunden vorher
ui-notices-hurry = Es bleibt wenig Zeit
ui-notices-no-mail = Briefe brauchen eine bestätigte Mailadresse.
ui-notices-offer = Remis oder Rücknahme wird erbeten
ui-notices-turn = Ich bin gefragt
ui-notices-ways = Auf welchen Wegen
ui-of-days-left = von { $days ->
        [one] 1 Tag
       *[other] { $days } Tagen
    } übrig
ui-offer-draw = Remis anbieten
ui-on-holiday = im Urlaub bis { $day }
ui-phrase-one-moment = Einen Moment
ui-phrase-thank-you = Danke
ui-phrase-well-played = Gut gespielt
ui-plan-again = Noch einmal versuchen
ui-plan-ahead = Vorausplanen
ui-plan-ahead-help = Nur du siehst es. Wird ausgeführt, wenn noch erlaubt; sonst wirst du gefragt.
ui-plan-always = immer
ui-plan-choose = Wählen …
ui-plan-do = Dann
ui-plan-each-time = Jedes Mal, bis ich es zurücknehme
ui-plan-form-help = Du wählst unter den Antworten, die du hattest, als du zuletzt gefragt wurdest. Was dann nicht erlaubt ist, geschieht nicht, und du wirst gefragt.
ui-plan-if = wenn
ui-plan-like = So etwas wie
ui-plan-notation = Oder als Notation
ui-plan-nothing = Du wurdest noch nichts gefragt.
ui-plan-remove = Entfernen
ui-plan-stopped = Das war dann nicht erlaubt, darum wurdest du gefragt.
ui-plan-then = dann
ui-plan-when = Wenn ich gefragt werde
ui-plan-write = Aufschreiben
ui-players-and-clocks = Spielende und Uhren
ui-push-begin = In diesem Browser anzeigen
ui-push-end = Nicht mehr in diesem Browser
ui-push-help = Auch wenn keine Seite offen ist. Browser, die sie zeigen: { $count }
ui-push-not-here = Dieser Browser nimmt hier keine an.
ui-reserve = Reserve { $time }
ui-standing-mark = dauernd
ui-tab-plan = Plan
ui-thinking-for = denkt seit { $time }
ui-time-days = { $days } T { $hours } Std
ui-time-hours = { $hours } Std { $minutes } Min
ui-time-left = Noch { $time } auf deiner Uhr
ui-time-minutes = { $minutes } Min
ui-undo-asked = { $name } möchte etwas zurücknehmen.
ui-undo-sent = Du hast gebeten, etwas zurückzunehmen.
ui-wait = Warten
ui-watchers = Zuschauer { $count }
ui-way-of-mail = E-Mail
ui-way-of-push = Im Browser
ui-way-of-webhook = Chat-Dienst
ui-webhook-help = Eine Adresse, die dir ein Chat-Dienst gegeben hat (eingehender Webhook). Dorthin geht eine Zeile.
ui-withdraw = Zurückziehen
ui-your-clock-runs = deine Uhr läuft

ui-side-view = Mit wessen Augen
ui-side-public = Öffentlich
ui-side-all = Was beide Seiten wissen dürfen. Die eigene Sicht jeder Seite kommt { $time } Minuten später.
ui-side-late = { $side }: was diese Seite vor { $time } Minuten sah. Verdeckte Befehle kommen, wenn sie aufgedeckt sind.
ui-side-show = Zuschauer dürfen meine Seite sehen
ui-side-show-about = Was meine Seite vor drei Minuten sah, mit verdeckten Einheiten und Hand, wenn alle Spieler es erlauben. Auch ein Gegner könnte zusehen.
ui-side-show-open = Alle Spieler erlauben es.
ui-holiday-left = Von { $year } Tagen im Jahr sind { $left } übrig.
ui-plan-about = Nur wenn es um dies geht
ui-plan-about-any = alles

refuse-name-taken = Dieser Name ist vergeben: Wähle einen anderen.
refuse-sign-in-wrong = Name und Passwort gehören nicht zusammen.
refuse-password-wrong = Das ist nicht dein Passwort.
refuse-password-short = Ein Passwort hat mindestens { $least } Zeichen: Mehrere Wörter merkt man sich leicht.
refuse-password-long = Ein Passwort hat höchstens { $most } Zeichen.
refuse-passkeys-full = Ein Konto hat höchstens { $most } Passkeys: Entferne zuerst einen.
refuse-passkey-wrong = Dieser Passkey ist hier nicht bekannt, oder seine Antwort passt nicht. Versuche es noch einmal, oder melde dich anders an.
refuse-passkey-stays = Dieser Passkey bleibt: Er ist nicht deiner, oder dein einziger Weg herein. Setze zuerst ein Passwort.
refuse-holiday-range = Ein Urlaub endet heute oder später, und binnen { $days } Tagen.
refuse-holidays-used = Dein Urlaub in diesem Jahr würde zu lang: { $left } Tage sind übrig.
refuse-name-form = Ein Name hat 2 bis 24 Buchstaben, Ziffern, Punkte, Striche oder Unterstriche und beginnt mit einem Buchstaben oder einer Ziffer.
refuse-name-reserved = Niemand heißt hier { $name }: Wähle einen anderen Namen.
refuse-name-of-another = Jemand anderes heißt hier { $name }: Melde dich an, oder wähle einen anderen Namen.
refuse-mail-form = Das ist keine Mailadresse: Sie sieht aus wie name@example.org.
refuse-too-often = Das wurde zu oft versucht. Warte einige Minuten, dann versuche es wieder.
refuse-nobody-called = Niemand heißt hier { $name }.
refuse-challenge-self = Fordere jemand anderen heraus; du selbst setzt dich, indem du dich wählst.
refuse-challenge-closed = { $name } nimmt keine Herausforderungen an.
refuse-challenge-gone = Diese Herausforderung gibt es nicht mehr: Sie wurde beantwortet oder zurückgenommen.
refuse-match-stays = Jemand anderes sitzt an dieser Partie: Sie bleibt.
refuse-leave-name = Schreibe den Namen deines Kontos, um es zu löschen.
refuse-seat-name = Sag, wie du heißt: Ein Name hat mindestens einen Buchstaben.
refuse-seat-kept = Dort sitzt jemand und behält den Platz, bis er ihn aufgibt.
refuse-seats-changed = Andere waren schneller; sieh dir die Plätze noch einmal an.
refuse-chat-name = Melde dich zuerst an: Wer redet, hat einen Namen.
refuse-chat-players = Wer spielt, redet nicht mit denen, die zusehen: Sie wissen vielleicht mehr.
refuse-chat-quick = So viele Zeilen auf einmal liest niemand: Warte einen Moment.
refuse-match-over = Diese Partie ist vorbei.
refuse-claim-asked = Nur wer wartet, kann den Sieg beanspruchen: Du bist selbst gefragt.
refuse-claim-early = Noch ist Zeit. Ist sie abgelaufen, kannst du den Sieg beanspruchen.
refuse-sign-in = Melde dich zuerst an.
refuse-not-kept = Das konnte nicht festgehalten werden: Vielleicht ist die Platte voll oder die Datenbank nicht da. Nichts wurde geändert.
refuse-failed = Der Server hat einen Fehler gemacht; nichts wurde geändert. Bitte versuche es noch einmal.
refuse-seat-given = Wer hier sitzt, hat eine Zahl für die fairen Würfel gegeben, die beim Platz bleibt: Niemand sonst kann ihn einnehmen, bevor die Partie begonnen hat. Lösche die Partie und mache eine neue.
