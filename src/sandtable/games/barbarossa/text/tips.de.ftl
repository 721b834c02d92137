# Rat zu einer Art von Frage, in der ersten Partie
tip-deployment = Nimm für das erste Gefecht die vorgeschlagene Aufstellung; jede Einheit lässt sich noch verschieben.
tip-planning = Zieh eine Einheit dorthin, wohin sie marschiert, oder klicke einen Gegner an: es zeigt sich, wer etwas gegen ihn tun kann. Im Zweifel: verteidigen.
tip-plan-unit = Heranmarschieren, aus dem Stand feuern, nur stürmen, was vorher beschossen wurde.
tip-plan-route = Klicke das Ende des Marsches an; der Weg umgeht, was ihn versperrt.
tip-react = Feuere jetzt, wenn das Ziel nahe ist: wer weitergezogen ist, ist vielleicht nicht mehr zu sehen.
