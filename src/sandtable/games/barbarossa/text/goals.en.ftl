### What each match is about: the card before the first move.

goal-frontier-post-german = Take the frontier village.
goal-frontier-post-german-wins = At the end of round 15 both village hexes, 0807 and 0808, are yours alone.
goal-frontier-post-german-loses = If a single Soviet unit still stands in one of them when round 15 ends, the post has held.
goal-frontier-post-german-first = Mortar and machine gun fire first, the infantry follows. Do not come down the road in one line.

goal-frontier-post-soviet = Hold the frontier village until help comes.
goal-frontier-post-soviet-wins = At the end of round 15 you still stand in 0807 or 0808.
goal-frontier-post-soviet-loses = Both village hexes in German hands alone at the end of round 15.
goal-frontier-post-soviet-first = Put the machine gun into the trench that sees the road. A T-26 comes from 1407 in round 8.
goal-frontier-post-special = Orders are written in secret and carried out together, in twelve steps. Two trenches belong to the Soviets.

goal-forest-road-german = Bring the column through the forest.
goal-forest-road-german-wins = Three of your units leave the map by 1406 within 10 rounds.
goal-forest-road-german-loses = Fewer than three have left when round 10 ends.
goal-forest-road-german-first = The column enters at 0106 in rounds 1 to 3. Let infantry look into the woods before the lorry passes.

goal-forest-road-soviet = Stop the column in the forest.
goal-forest-road-soviet-wins = Fewer than three German units have left by 1406 when round 10 ends.
goal-forest-road-soviet-loses = Three German units leave by 1406.
goal-forest-road-soviet-first = Lay the gun where it sees a long piece of road, keep it hidden, and let the first vehicle come close.
goal-forest-road-special = The ambush is hidden until it fires; two of the hidden stands are dummies, and one hex is mined.

goal-tanks-in-the-corn-german = Destroy more than you lose.
goal-tanks-in-the-corn-german-wins = More points when round 8 ends: destroyed units count with their strength points, and 0708 held alone is worth 15.
goal-tanks-in-the-corn-german-loses = Fewer points than the Soviets.
goal-tanks-in-the-corn-german-first = Keep the tanks together and let the infantry take the village in the middle.

goal-tanks-in-the-corn-soviet = Destroy more than you lose.
goal-tanks-in-the-corn-soviet-wins = More points when round 8 ends: destroyed units count with their strength points, and 0708 held alone is worth 15.
goal-tanks-in-the-corn-soviet-loses = Fewer points than the Germans.
goal-tanks-in-the-corn-soviet-first = Your guns are better than theirs: fire from a standing position first, drive later.
goal-tanks-in-the-corn-special = Eight rounds only. Equal points are a draw.

goal-across-the-river-german = Force the river.
goal-across-the-river-german-wins = At the end of round 14 at least two of your units stand in 1205 or 1206, where no Soviet is.
goal-across-the-river-german-loses = The far side is not yours alone when round 14 ends.
goal-across-the-river-german-first = Smoke and guns on the far bank, pioneers at the ford. Not everybody in one round.

goal-across-the-river-soviet = Throw them back into the river.
goal-across-the-river-soviet-wins = At the end of round 14 fewer than two German units stand alone in 1205 or 1206.
goal-across-the-river-soviet-loses = Two German units alone in 1205 or 1206 at the end.
goal-across-the-river-soviet-first = Spend your 20 points on wire and trenches where the ford comes out.
goal-across-the-river-special = There is one ford and no bridge. The Soviets buy works for 20 points before the first round.

goal-strong-point-german = Take the strong point.
goal-strong-point-german-wins = At the end of round 12 the hill, 0905, is yours alone.
goal-strong-point-german-loses = A Soviet unit still stands there, or nobody does.
goal-strong-point-german-first = Buy with your 95 points what cracks works: guns, pioneers, tanks. Suppress before you assault.

goal-strong-point-soviet = Hold the strong point.
goal-strong-point-soviet-wins = At the end of round 12 the Germans do not hold 0905 alone.
goal-strong-point-soviet-loses = Germans alone in 0905 when round 12 ends.
goal-strong-point-soviet-first = Your 40 points: mines and wire where the slope is easy. Keep the machine gun in the dug-out.
goal-strong-point-special = Both sides buy cards and works in secret before the first round. Ammunition runs out: bring the lorry near.

goal-supply-run-german = Starve the village.
goal-supply-run-german-wins = Ten points of ammunition have not reached 0405 when round 12 ends.
goal-supply-run-german-loses = The Soviets deliver ten points in 0405.
goal-supply-run-german-first = Block the road with infantry and a machine gun; the lorries are what counts.

goal-supply-run-soviet = Bring the ammunition through.
goal-supply-run-soviet-wins = Ten points of ammunition are unloaded in 0405 within 12 rounds.
goal-supply-run-soviet-loses = Fewer than ten points have come through when round 12 ends.
goal-supply-run-soviet-first = The T-26 goes first, the lorries keep a hex behind it. One lost lorry is hard to make good.
goal-supply-run-special = The village is cut off: its two units have only two rounds of ammunition each.

goal-stukas-over-the-bridge-german = Take the bridge before it is blown.
goal-stukas-over-the-bridge-german-wins = At the end of round 12 the bridge in 0706 is intact and yours alone.
goal-stukas-over-the-bridge-german-loses = A Soviet unit holds it at the end. A blown bridge is a draw.
goal-stukas-over-the-bridge-german-first = The Stuka goes for the flak first; the tanks need not be quick before round 3.

goal-stukas-over-the-bridge-soviet = Hold the bridge, or blow it in time.
goal-stukas-over-the-bridge-soviet-wins = At the end of round 12 the Germans do not hold the bridge in 0706.
goal-stukas-over-the-bridge-soviet-loses = The bridge stands and is in German hands at the end. A blown bridge is a draw.
goal-stukas-over-the-bridge-soviet-first = The engineers can blow the bridge from round 4. Keep them alive and near it.
goal-stukas-over-the-bridge-special = Aircraft fly by orders of their own. Charges may be set off from round 4.

goal-counterstroke-german = Hold the town longer than the enemy.
goal-counterstroke-german-wins = From round 5 on every round counts: a point for each of 0705 and 0706 that you hold alone at its end.
goal-counterstroke-german-loses = Fewer points after round 15.
goal-counterstroke-german-first = Buy an army of 150 points that gets to the town by round 5, and something that keeps it there.

goal-counterstroke-soviet = Hold the town longer than the enemy.
goal-counterstroke-soviet-wins = From round 5 on every round counts: a point for each of 0705 and 0706 that you hold alone at its end.
goal-counterstroke-soviet-loses = Fewer points after round 15.
goal-counterstroke-soviet-first = Buy an army of 150 points that gets to the town by round 5, and something that keeps it there.
goal-counterstroke-special = Both sides buy their army in secret for 150 points. Supply comes in at 0105 and 1406.
