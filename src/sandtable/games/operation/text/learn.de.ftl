# Learn: the printed examples of cards, orders and infantry.

learn-ex-2 = Eine Kette aus drei Befehlen
learn-ex-2-one = Auf eine 1 kann niemand antworten.
learn-ex-3 = Zuvorkommen oder unterbrechen?
learn-ex-3-before = Der Sturm kommt zuvor: 8 zum Treffen, und die Mauer schützt.
learn-ex-3-during = Der Hinterhalt wartet, bis sie über der Mauer sind: 6 zum Treffen, im Offenen.
learn-ex-5 = Mehr Ergebnisse als Männer
learn-ex-6 = Stehende zuerst
learn-ex-7 = Erst die Toten, dann die Erschütterten
learn-ex-8 = Zwei Arten Deckung
learn-ex-8-bar = Alle Schüsse einer Waffe gehen auf einen Teil.
learn-ex-9 = Teilweise im Graben
learn-ex-10 = Ein Maschinengewehr und sein Ziel
learn-ex-12 = Sturm auf unter 5 cm
learn-ex-14 = Abweichung
learn-ex-15 = Eine Einheit bricht
