# Lernen: die gedruckten Beispiele zu Fahrzeugen und wahlfreien Kapiteln.

learn-ex-16 = Eine Besatzung sitzt wieder auf
learn-ex-16-idle = Wer eben aufgesessen ist, tut in diesem Zug nichts weiter.
learn-ex-18 = Wie weit ein mittlerer Panzer fährt
learn-ex-18-idle = Bei einer Bewegung arbeitet nur der Fahrer.
learn-ex-20 = Der Kommandant kommt heraus
learn-ex-20-blind = Mit geschlossenen Luken 25 cm weniger: 35 cm.
learn-ex-20-out = Mit einem Mann in der Luke entdeckt, bei -1.
learn-ex-21 = Zwei Wendungen unterwegs
learn-ex-22 = Ein schneller Panzer braucht einen Ausguck
learn-ex-23 = Ein schwerer Panzer rammt einen leichten
learn-ex-24 = Ein anderes Fahrzeug in der Schusslinie
learn-ex-24-glances = Die Waffe ist verdeckt: der Panther bräuchte 9, die 8 prallt ab.
learn-ex-24-long = Ein langes Rohr gibt +1: der Panther wird getroffen, dieselbe 6 zählt für ihn.
learn-ex-25 = Noch einmal getroffen, wo nichts mehr ist
learn-ex-28 = Männer und ihr Wagen
learn-ex-29 = Die letzte Chance
learn-ex-30 = Eine Panzerbesatzung flieht
learn-ex-30-out = Moral geht vor Nerven; der Erschütterte steigt stehend aus.
learn-ex-32 = Einen Scheinwerfer ausschießen
