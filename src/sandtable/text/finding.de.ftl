### Konten, die Startseite eines Dienstes, eine Partie finden, Profile, und was gespeichert wird.

## Der Kopf und die Startseite

ui-menu-watch = Zusehen
ui-menu-new = Neu
ui-sign-in = Anmelden
ui-sign-out = Abmelden
ui-register = Konto anlegen
ui-guest = Gast
ui-account = Konto
ui-home-yours = Dein Zug
ui-home-yours-count = { $mine } von { $all } Partien warten auf dich
ui-home-none = Keine Partie wartet auf dich.
ui-home-nobody = Nach den gedruckten Regeln, gegen Menschen oder Computer
ui-home-nobody-about = Setz dich an einen freien Platz, sieh zu, oder beginne eine eigene Partie. Mit einem Konto sind deine Partien auf jedem Gerät.
ui-home-guest = Deine Partien kennt nur dieser Browser. Leg ein Konto an, damit sie bleiben.
ui-home-waiting = Andere sind dran
ui-home-all = Alle { $count }
ui-home-fewer = Weniger
ui-home-live = Läuft gerade
ui-home-live-none = Gerade läuft keine öffentliche Partie.
ui-home-waiting-none = Du wartest auf niemanden.
ui-home-start = Eine neue beginnen
ui-home-this-screen = Gemeinsam an diesem Bildschirm
ui-home-this-screen-about = Alle sitzen vor diesem Gerät und geben es weiter
ui-home-over = { $count ->
    [one] Eine deiner Partien ist zu Ende
   *[other] { $count } deiner Partien sind zu Ende
}
ui-home-seats-none = Gerade ist kein Platz frei.
ui-home-filter-game = Alle Spiele
ui-home-filter-pace = Jedes Tempo
ui-home-filter-language = Jede Sprache
ui-home-filters = Welche freien Plätze
ui-home-play = Spielen
ui-home-answer = Antworten
ui-home-go-on = Weiter
ui-home-you-are = Du bist { $seats }, gegen { $names }
ui-home-you-alone = Du bist { $seats }
ui-home-you-many = Du bist { $seats }, { $count } Spieler
ui-home-live-clock = live, deine Uhr läuft
ui-home-mail-clock = { $days ->
    [one] von einem Tag übrig
   *[other] von { $days } Tagen übrig
}
ui-home-thinking = denkt nach
ui-home-asked = { $seats } ist dran
ui-home-holiday = im Urlaub
ui-home-seats-free = Plätze sind frei
ui-home-declined = { $names } hat abgelehnt
ui-home-players = { $count } Spieler
ui-home-and = { $first } und { $second }
ui-home-and-others = { $first } und { $count } andere
ui-home-free = { $seats } frei
ui-home-own-seat = deine Partie
ui-home-challenges = Du wirst gefragt
ui-home-challenge = { $name } fragt, ob du { $seats } spielst
ui-accept = Annehmen
ui-decline = Ablehnen
ui-tabs = Seiten

## Wie schnell

ui-speed = Tempo
ui-speed-live = Live
ui-speed-mail = Per Post
ui-speed-none = Ohne Uhr
ui-speed-live-what = live { $minutes } Min. + { $increment } s
ui-speed-mail-what = { $days ->
    [one] ein Tag je Antwort
   *[other] { $days } Tage je Antwort
}
ui-speed-none-what = ohne Uhr
ui-speed-minutes = Minuten je Seite
ui-speed-increment = Sekunden dazu je Zug
ui-speed-reserve = Sekunden frei je Antwort
ui-speed-days = Tage je Antwort
ui-speed-live-about = Wessen Zeit abläuft, hat verloren.
ui-speed-mail-about = Wessen Tage ablaufen, dem kann der Sieg abverlangt werden; im Urlaub steht die Uhr.
ui-left-days = { $days } T { $hours } Std.
ui-left-hours = { $hours } Std.
ui-left-minutes = { $minutes } Min.
ui-left-over = abgelaufen

## Zusammenführen

ui-pair = Gegner finden
ui-pair-about = Wer dasselbe Spiel im selben Tempo sucht, wird zu dir gesetzt; die Seiten werden gelost.
ui-pair-any = Jedes Szenario
ui-pair-look = Jemanden suchen
ui-pair-looking = Du wartest auf jemanden für { $game }, { $pace }.
ui-pair-here = Für eine Live-Partie bleibt diese Seite offen; du erfährst, wenn jemand kommt.
ui-pair-mail = Du kannst die Seite schließen; die Partie beginnt, wenn binnen einer Woche jemand kommt.
ui-pair-stop = Nicht mehr warten
ui-pair-found = Jemand spielt: Die Partie beginnt.
ui-pair-sign-in = Melde dich an, um mit Fremden zusammengeführt zu werden.

## Eine neue Partie

ui-new-title = Neue Partie
ui-new-about = Die freien Plätze kannst du ändern, bis sich jemand setzt.
ui-new-game = Spiel
ui-new-seats = Plätze
ui-new-me = Ich
ui-new-screen = Dieser Bildschirm
ui-new-computer = Rechner
ui-new-invite = Einladen
ui-new-anyone = Alle
ui-new-whom = Name, oder leer für einen Link
ui-new-level = Stufe des Computers
ui-new-watchers = Wer darf zusehen
ui-new-watch-private = Die Spieler
ui-new-watch-link = Wer einen Link hat
ui-new-watch-public = Alle
ui-new-watch-private-about = Privat: Sie steht in keiner Liste.
ui-new-watch-link-about = Sie steht in keiner Liste.
ui-new-watch-public-about = Öffentlich: Sie steht unter den laufenden und danach unter den beendeten Partien.
ui-new-undo = Zurücknehmen
ui-new-undo-learned = Nie
ui-new-undo-consent = Wenn alle zustimmen
ui-new-undo-free = Frei
ui-new-undo-about = nie über einen Wurf, eine Karte oder ein Geheimnis hinaus
ui-new-undo-consent-about = wenn alle Menschen zustimmen, alles
ui-new-undo-free-about = jederzeit alles, zum Üben
ui-new-dice = Würfel
ui-new-fair = Faire Würfel
ui-new-fair-about = vor dem ersten Zug versiegelt, am Ende für alle geöffnet
ui-new-make = Partie anlegen
ui-new-make-first = Wähle zuerst ein Spiel.
ui-new-language = Sprache der Spieler
ui-new-mine = Deine Einladung
ui-new-mine-about = Jeder Link gilt für einen Platz, einmal, und kann zurückgenommen werden.
ui-new-begins = Die Partie beginnt von selbst, wenn der letzte Platz besetzt ist. Du siehst es auf deiner Seite; niemand muss hier warten.
ui-new-asked = Gefragt, noch ohne Antwort: { $names }
ui-new-ready = bereit
ui-seat-free-open-all = frei, offen für alle
ui-new-free = frei
ui-new-to-board = Zum Brett
ui-new-remove = Partie zurücknehmen
ui-new-challenge-guest = Melde dich an, um jemanden beim Namen zu fragen.

## Konten

ui-account-name = Kontoname
ui-account-name-how = 2 bis 24 Buchstaben, Ziffern, Punkte, Striche oder Unterstriche. Alle sehen ihn.
ui-account-password = Passwort
ui-account-password-how = Mindestens 8 Zeichen.
ui-account-with-passkey = Mit einem Passkey
ui-account-passkey-how = Dein Gerät oder Browser bewahrt den Schlüssel; es gibt nichts zu merken.
ui-account-no-passkeys = Dieser Browser kennt keine Passkeys.
ui-account-passkey-failed = Der Passkey wurde nicht benutzt. Versuch es noch einmal, oder nimm einen anderen Weg.
ui-account-have = Ich habe ein Konto
ui-account-forgot = Schickt mir einen Link zum Anmelden
ui-account-link-sent = Wenn ein Konto diese Adresse hat, ist ein Brief unterwegs. Sein Link gilt 20 Minuten.
ui-account-mail = Mailadresse
ui-account-mail-how = Deine Wahl: für einen Link zum Anmelden, und für Nachrichten, wenn du willst. Niemand sonst sieht sie.
ui-account-mail-none = Es ist keine Adresse gespeichert.
ui-account-mail-sent = Ein Brief ist unterwegs an { $mail }. Die Adresse zählt, wenn du seinem Link folgst.
ui-account-mail-is = { $mail }, bestätigt
ui-account-mail-set = Brief schicken
ui-account-mail-remove = Adresse entfernen
ui-account-proved = Deine Mailadresse ist bestätigt.
ui-account-link-ended = Dieser Link ist abgelaufen oder wurde schon benutzt.
ui-account-confirm = Diese Adresse bestätigen
ui-account-old = Bisheriges Passwort
ui-account-new = Neues Passwort
ui-account-password-set = Passwort setzen
ui-account-password-done = Das Passwort ist gesetzt; überall sonst bist du abgemeldet.
ui-account-passkeys = Deine Passkeys
ui-account-passkeys-none = Noch keiner.
ui-account-passkey-add = Passkey hinzufügen
ui-account-passkey-label = Wie er heißt
ui-account-passkey-used = benutzt { $when }
ui-account-passkey-unused = noch nicht benutzt
ui-account-remove = Entfernen
ui-account-sessions = Wo du angemeldet bist
ui-account-session-this = dieser Browser
ui-account-session-seen = zuletzt { $when }
ui-account-session-end = Dort abmelden
ui-account-others = Wie andere dich finden
ui-account-presence = Andere sehen, ob ich da bin
ui-account-challenges = Andere dürfen mich zu einer Partie fragen
ui-account-data = Meine Daten mitnehmen
ui-account-data-about = Alles, was über dich gespeichert ist, als Datei.
ui-account-leave = Mein Konto löschen
ui-account-leave-about = Dein Konto, deine Anmeldungen und was du geschrieben hast werden sofort und für immer gelöscht. Aufzeichnungen von Partien bleiben ohne deinen Namen, denn sie gehören auch den anderen.
ui-account-leave-name = Schreib den Namen deines Kontos
ui-account-left = Dein Konto ist gelöscht.
ui-account-guest-keeps = Die Partien dieses Browsers werden die des Kontos.
ui-account-saved = Gespeichert.
ui-privacy = Was gespeichert wird

## Zusehen und Menschen

ui-watch-title = Zusehen
ui-watch-live = Läuft gerade
ui-watch-finished = Beendete Partien
ui-watch-player = Spieler
ui-watch-game = Spiel
ui-watch-scenario = Szenario
ui-watch-any = alle
ui-watch-result = Ergebnis
ui-watch-won = gewonnen
ui-watch-drawn = unentschieden
ui-watch-lost = verloren
ui-watch-search = Suchen
ui-watch-more = Mehr
ui-watch-none = Nichts gefunden.
ui-profile-none = So heißt hier niemand.
ui-profile-here = gerade da
ui-profile-away = nicht da
ui-profile-since = Dabei seit { $when }.
ui-profile-answers = { $hours ->
    [one] Antwortet per Post meist binnen einer Stunde.
   *[other] Antwortet per Post meist binnen { $hours } Stunden.
}
ui-profile-answers-days = Antwortet per Post meist binnen { $days } Tagen.
ui-profile-late = { $count ->
    [0] Keine Partie auf Zeit verloren.
    [one] Eine Partie auf Zeit verloren.
   *[other] { $count } Partien auf Zeit verloren.
}
ui-profile-invite = Zu einer Partie einladen
ui-profile-edit = Dein Konto
ui-profile-games = Spiele
ui-profile-matches = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
ui-profile-sides = Nach Seiten
ui-profile-wdl = gewonnen, unentschieden, verloren
ui-profile-side-told = { $side }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
ui-profile-favourite = Am liebsten
ui-profile-recent = Letzte Partien
ui-profile-no-matches = Noch ist keine öffentliche Partie zu Ende.
ui-profile-as = { $scenario }, als { $seats }

## Was gespeichert wird, nach Tabellen und Spalten der Datenbank

ui-privacy-title = Was dieser Dienst speichert
ui-privacy-about = Diese Liste wird aus der Datenbank des laufenden Dienstes gelesen: Jede Tabelle und jede Spalte steht darin. Deinen Teil davon kannst du auf der Seite deines Kontos als Datei mitnehmen und löschen. Keine Seite lädt etwas von anderswo; der eine Cookie sagt, welche Anmeldung deine ist.
ui-privacy-column = Spalte
privacy-whose = Wem es gehört.
privacy-when = Wann es war.
privacy-inside = Für die Arbeit des Dienstes; es sagt nichts über einen Menschen.
privacy-name = Der Name, den du gewählt hast; alle sehen ihn.
privacy-mail = Deine Mailadresse, wenn du eine angegeben hast, und wann du sie bestätigt hast; niemand sonst sieht sie.
privacy-language = Die Sprache, in der du liest.
privacy-role = Ob du Moderator bist.
privacy-settings = Was du gewählt hast: Nachrichten, Urlaub, Anwesenheit, Anfragen.
privacy-seen = Wann du zuletzt da warst; andere sehen nur, ob das jetzt ist, wenn du es nicht verbirgst.
privacy-closed = Wenn ein Moderator das Konto geschlossen hat: wann und warum.
privacy-password = Dein Passwort als argon2id-Hash, aus dem es niemand liest.
privacy-passkey = Die öffentliche Hälfte eines Passkeys; die geheime verlässt dein Gerät nie.
privacy-label = Wie du einen Passkey genannt hast.
privacy-session = Der Hash des Wortes in deinem Cookie, und das Wort, das Formulare tragen.
privacy-guest = Ein Zufallswort statt eines Kontos, wenn du ohne eines spielst.
privacy-browser = Wie sich dein Browser nennt, damit du deine Anmeldungen erkennst.
privacy-link = Der Hash eines Links, der dir geschickt wurde, wofür er ist, und bei einer neuen Adresse die Adresse.
privacy-tries = Wie oft ein Name, ein Konto oder eine Netzadresse sich anmelden, ein Konto oder Partien anlegen wollte; zwei Tage lang.
privacy-block = Wem du nicht begegnen willst.
privacy-push = Wo dein Browser Nachrichten annimmt, wenn du das wolltest.
privacy-notice = Nachrichten, die warten oder geschickt wurden; sie gehen nach 30 Tagen.
privacy-title = Der Titel, den jemand einer Partie gab.
privacy-seat-names = Wer wo sitzt, mit Namen; ein Name geht mit seinem Konto.
privacy-record = Die Aufzeichnung einer Partie: was jeder Platz tat. Sie enthält Plätze, keine Namen.
privacy-plans = Antworten, die du vorab geschrieben hast; niemand sonst sieht sie.
privacy-feed = Der Hash des Wortes in der Adresse deines Feeds.
privacy-visibility = Wer zusehen darf.
privacy-maker = Wer die Partie angelegt hat.
privacy-pace = Wie schnell sie gespielt wird.
privacy-result = Wie eine Partie für jeden ausging, der dort saß; bei öffentlichen auf dem Profil.
privacy-seat = Welcher Platz deiner ist, und woraus sein Schlüssel folgt.
privacy-looked = Wann du zuletzt nach einer Partie gesehen hast, damit du einmal benachrichtigt wirst.
privacy-times = Wann jeder Zug geschah.
privacy-computer = Was ein Computerspieler sich merkt.
privacy-invitation = Das Wort einer offenen Einladung; es geht, wenn sie benutzt wird.
privacy-clock = Wie viel Zeit jede Seite hat.
privacy-chat = Was Spieler einander schrieben; geleert, wenn das Konto geht.
privacy-moderated = Welcher Moderator eingriff.
privacy-report = Was Moderatoren gemeldet wurde, und über wen.
privacy-challenge = Ob eine Anfrage angenommen wurde.
privacy-seek = Worauf du wartest, bis jemand kommt.
privacy-table-accounts = Konten, bis sie gelöscht werden
privacy-table-passwords = Passwörter, mit dem Konto
privacy-table-passkeys = Passkeys, mit dem Konto
privacy-table-sessions = Anmeldungen, 30 Tage nach der letzten Benutzung
privacy-table-tokens = Links in Briefen, bis sie benutzt sind oder enden
privacy-table-limits = Zahl der Versuche, zwei Tage lang
privacy-table-blocks = Sperren, mit dem Konto
privacy-table-push = Browser, die Nachrichten annehmen, mit dem Konto
privacy-table-notices = Nachrichten auf der Seite
privacy-table-outbox = Nachrichten, 30 Tage lang
privacy-table-matches = Partien
privacy-table-seats = Plätze von Menschen an Partien
privacy-table-entries = Die Aufzeichnungen der Partien
privacy-table-offers = Angebote von Remis oder Zurücknehmen, solange sie stehen
privacy-table-memories = Gedächtnis der Computerspieler
privacy-table-invitations = Einladungen, bis sie benutzt sind
privacy-table-clocks = Uhren
privacy-table-chat = Gespräche, die letzten tausend Zeilen einer Partie
privacy-table-reports = Meldungen an Moderatoren
privacy-table-challenges = Anfragen, mit der Partie
privacy-table-seeks = Wer auf einen Gegner wartet
privacy-table-jobs = Arbeit für Computerspieler
privacy-table-rules = Welche Regeln gelten
privacy-table-processes = Prozesse des Dienstes
privacy-table-marks = Lebenszeichen des Dienstes
