### Worum es in jeder Partie geht: die Karte vor dem ersten Zug.

goal-frontier-post-german = Nimm das Grenzdorf.
goal-frontier-post-german-wins = Am Ende von Runde 15 gehören dir beide Dorffelder, 0807 und 0808, allein.
goal-frontier-post-german-loses = Steht am Ende von Runde 15 auch nur eine sowjetische Einheit in einem davon, hat der Posten gehalten.
goal-frontier-post-german-first = Erst feuern Mörser und Maschinengewehr, dann folgt die Infanterie. Nicht alle in einer Reihe die Straße herab.

goal-frontier-post-soviet = Halte das Grenzdorf, bis Hilfe kommt.
goal-frontier-post-soviet-wins = Am Ende von Runde 15 stehst du noch in 0807 oder 0808.
goal-frontier-post-soviet-loses = Beide Dorffelder sind am Ende von Runde 15 allein in deutscher Hand.
goal-frontier-post-soviet-first = Das Maschinengewehr in den Graben, der die Straße sieht. In Runde 8 kommt ein T-26 von 1407.
goal-frontier-post-special = Befehle werden geheim geschrieben und gemeinsam ausgeführt, in zwölf Schritten. Zwei Gräben gehören den Sowjets.

goal-forest-road-german = Bring die Kolonne durch den Wald.
goal-forest-road-german-wins = Drei deiner Einheiten verlassen die Karte über 1406 innerhalb von 10 Runden.
goal-forest-road-german-loses = Weniger als drei sind am Ende von Runde 10 hinaus.
goal-forest-road-german-first = Die Kolonne kommt in Runde 1 bis 3 bei 0106. Lass Infanterie in den Wald sehen, bevor der Lastwagen kommt.

goal-forest-road-soviet = Halte die Kolonne im Wald auf.
goal-forest-road-soviet-wins = Weniger als drei deutsche Einheiten sind am Ende von Runde 10 über 1406 hinaus.
goal-forest-road-soviet-loses = Drei deutsche Einheiten verlassen die Karte über 1406.
goal-forest-road-soviet-first = Stell das Geschütz, wo es viel Straße sieht, halte es verborgen und lass das erste Fahrzeug nahe heran.
goal-forest-road-special = Der Hinterhalt bleibt verborgen, bis er feuert; zwei der verborgenen Aufsteller sind leer, und ein Feld ist vermint.

goal-tanks-in-the-corn-german = Vernichte mehr, als du verlierst.
goal-tanks-in-the-corn-german-wins = Mehr Punkte am Ende von Runde 8: Vernichtete Einheiten zählen mit ihren Stärkepunkten, 0708 allein gehalten zählt 15.
goal-tanks-in-the-corn-german-loses = Weniger Punkte als die Sowjets.
goal-tanks-in-the-corn-german-first = Halte die Panzer zusammen und lass die Infanterie das Dorf in der Mitte nehmen.

goal-tanks-in-the-corn-soviet = Vernichte mehr, als du verlierst.
goal-tanks-in-the-corn-soviet-wins = Mehr Punkte am Ende von Runde 8: Vernichtete Einheiten zählen mit ihren Stärkepunkten, 0708 allein gehalten zählt 15.
goal-tanks-in-the-corn-soviet-loses = Weniger Punkte als die Deutschen.
goal-tanks-in-the-corn-soviet-first = Deine Kanonen sind besser: erst im Stehen feuern, dann fahren.
goal-tanks-in-the-corn-special = Nur acht Runden. Gleiche Punkte sind unentschieden.

goal-across-the-river-german = Erzwinge den Fluss.
goal-across-the-river-german-wins = Am Ende von Runde 14 stehen mindestens zwei deiner Einheiten in 1205 oder 1206, wo kein Sowjet ist.
goal-across-the-river-german-loses = Das andere Ufer gehört am Ende von Runde 14 nicht dir allein.
goal-across-the-river-german-first = Nebel und Feuer auf das andere Ufer, Pioniere an die Furt. Nicht alle in einer Runde.

goal-across-the-river-soviet = Wirf sie in den Fluss zurück.
goal-across-the-river-soviet-wins = Am Ende von Runde 14 stehen weniger als zwei deutsche Einheiten allein in 1205 oder 1206.
goal-across-the-river-soviet-loses = Zwei deutsche Einheiten allein in 1205 oder 1206 am Ende.
goal-across-the-river-soviet-first = Gib deine 20 Punkte für Draht und Gräben aus, wo die Furt herauskommt.
goal-across-the-river-special = Es gibt eine Furt und keine Brücke. Die Sowjets kaufen vor der ersten Runde Werke für 20 Punkte.

goal-strong-point-german = Nimm den Stützpunkt.
goal-strong-point-german-wins = Am Ende von Runde 12 gehört der Hügel, 0905, dir allein.
goal-strong-point-german-loses = Dort steht noch eine sowjetische Einheit, oder niemand.
goal-strong-point-german-first = Kauf mit deinen 95 Punkten, was Werke bricht: Geschütze, Pioniere, Panzer. Erst niederhalten, dann stürmen.

goal-strong-point-soviet = Halte den Stützpunkt.
goal-strong-point-soviet-wins = Am Ende von Runde 12 halten die Deutschen 0905 nicht allein.
goal-strong-point-soviet-loses = Deutsche allein in 0905 am Ende von Runde 12.
goal-strong-point-soviet-first = Deine 40 Punkte: Minen und Draht, wo der Hang leicht ist. Das Maschinengewehr bleibt im Unterstand.
goal-strong-point-special = Beide Seiten kaufen vor der ersten Runde geheim Karten und Werke. Munition geht aus: Halte den Lastwagen nahe.

goal-supply-run-german = Hungere das Dorf aus.
goal-supply-run-german-wins = Bis zum Ende von Runde 12 sind keine zehn Punkte Munition in 0405 angekommen.
goal-supply-run-german-loses = Die Sowjets liefern zehn Punkte in 0405 ab.
goal-supply-run-german-first = Sperr die Straße mit Infanterie und einem Maschinengewehr; auf die Lastwagen kommt es an.

goal-supply-run-soviet = Bring die Munition durch.
goal-supply-run-soviet-wins = Zehn Punkte Munition werden innerhalb von 12 Runden in 0405 abgeladen.
goal-supply-run-soviet-loses = Weniger als zehn Punkte sind am Ende von Runde 12 durch.
goal-supply-run-soviet-first = Der T-26 fährt voran, die Lastwagen ein Feld dahinter. Ein verlorener Lastwagen ist schwer zu ersetzen.
goal-supply-run-special = Das Dorf ist abgeschnitten: Seine zwei Einheiten haben nur je zwei Schuss Munition.

goal-stukas-over-the-bridge-german = Nimm die Brücke, bevor sie gesprengt wird.
goal-stukas-over-the-bridge-german-wins = Am Ende von Runde 12 ist die Brücke in 0706 heil und gehört dir allein.
goal-stukas-over-the-bridge-german-loses = Eine sowjetische Einheit hält sie am Ende. Eine gesprengte Brücke ist unentschieden.
goal-stukas-over-the-bridge-german-first = Der Stuka greift zuerst die Flak an; die Panzer müssen bis Runde 3 nicht eilen.

goal-stukas-over-the-bridge-soviet = Halte die Brücke, oder sprenge sie rechtzeitig.
goal-stukas-over-the-bridge-soviet-wins = Am Ende von Runde 12 halten die Deutschen die Brücke in 0706 nicht.
goal-stukas-over-the-bridge-soviet-loses = Die Brücke steht und ist am Ende in deutscher Hand. Eine gesprengte Brücke ist unentschieden.
goal-stukas-over-the-bridge-soviet-first = Die Pioniere können ab Runde 4 sprengen. Halte sie am Leben und in der Nähe.
goal-stukas-over-the-bridge-special = Flugzeuge fliegen nach eigenen Befehlen. Sprengladungen zünden ab Runde 4.

goal-counterstroke-german = Halte die Stadt länger als der Feind.
goal-counterstroke-german-wins = Ab Runde 5 zählt jede Runde: ein Punkt für jedes der Felder 0705 und 0706, das du an ihrem Ende allein hältst.
goal-counterstroke-german-loses = Weniger Punkte nach Runde 15.
goal-counterstroke-german-first = Kauf für 150 Punkte eine Armee, die bis Runde 5 in der Stadt ist, und etwas, das sie dort hält.

goal-counterstroke-soviet = Halte die Stadt länger als der Feind.
goal-counterstroke-soviet-wins = Ab Runde 5 zählt jede Runde: ein Punkt für jedes der Felder 0705 und 0706, das du an ihrem Ende allein hältst.
goal-counterstroke-soviet-loses = Weniger Punkte nach Runde 15.
goal-counterstroke-soviet-first = Kauf für 150 Punkte eine Armee, die bis Runde 5 in der Stadt ist, und etwas, das sie dort hält.
goal-counterstroke-special = Beide Seiten kaufen ihre Armee geheim für 150 Punkte. Nachschub kommt bei 0105 und 1406 herein.
