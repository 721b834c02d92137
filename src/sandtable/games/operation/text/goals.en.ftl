### What each match is about: the card before the first move.

goal-first-battle-blue = Take the farm, and keep your men alive.
goal-first-battle-blue-first = Advance one squad to the farm while the machine gun watches the far edge.
goal-first-battle-red = Take the farm, and keep your men alive.
goal-first-battle-red-first = Advance one squad to the farm while the machine gun watches the far edge.
goal-first-battle-wins = More points after turn 6 wins: the farm in the middle is worth 200 to who stands alone within 10 cm; destroyed enemy units count what they cost, broken ones half.
goal-first-battle-loses = Fewer points at the end. Units that are thrown away are points for the other side.
goal-first-battle-special = Infantry only. Each turn both sides lay order cards; the lower number begins, and what the enemy sees he may answer.

goal-tank-duel-blue = Hold the crossing.
goal-tank-duel-blue-first = Send the armoured car to look, and keep the tanks behind a crest until it has seen something.
goal-tank-duel-red = Hold the crossing.
goal-tank-duel-red-first = Let the assault gun watch the crossing and bring the tanks around the flank.
goal-tank-duel-wins = More points after turn 6 wins: the crossing is worth 300 to who stands alone within 10 cm; destroyed enemy units count what they cost, broken ones half.
goal-tank-duel-loses = Fewer points at the end. Units that are thrown away are points for the other side.
goal-tank-duel-special = Tanks alone: closed hatches see little. Look out before you aim, and mind which side you show.

goal-village-assault-blue = Take the square and the church.
goal-village-assault-blue-first = Mortar and tank fire at the edge of the village or lay smoke before it, the rifles follow under smoke and cover.
goal-village-assault-red = Hold the village.
goal-village-assault-red-first = Keep the anti-tank gun hidden until a tank shows its side.
goal-village-assault-wins = More points after turn 7 wins. Only the attackers have points for places: the square is worth 250, the church 200, if they stand there alone; destroyed enemy units count what they cost, broken ones half.
goal-village-assault-loses = Fewer points at the end. Units that are thrown away are points for the other side.
goal-village-assault-special = The defenders stand in the village with an anti-tank gun; the attackers must cross open ground with one tank. The chapter on smoke is used: mortar and tank have one shot of smoke each.

goal-column-ambush-blue = Break through to the bridgehead.
goal-column-ambush-blue-first = Dismount where the first shot falls, and send the tank forward.
goal-column-ambush-red = Let nobody through.
goal-column-ambush-red-first = Hit the first and the last vehicle; the rest cannot turn.
goal-column-ambush-wins = More points after turn 6 wins. Only the attackers have points for places: the bridgehead in the east is worth 400, if they stand there alone; destroyed enemy units count what they cost, broken ones half.
goal-column-ambush-loses = Fewer points at the end. Units that are thrown away are points for the other side.
goal-column-ambush-special = The column begins on the road, in order of march, partly aboard; the ambush stands in the woods beside it.

goal-night-raid-blue = Reach the radar in the dark.
goal-night-raid-blue-first = Go round the mines slowly; whoever runs is heard.
goal-night-raid-red = Guard the radar.
goal-night-raid-red-first = Use the searchlight sparingly: it shows where it stands.
goal-night-raid-wins = More points after turn 7 wins. Only the attackers have points for places: the radar is worth 200, if they stand there alone; destroyed enemy units count what they cost, broken ones half.
goal-night-raid-loses = Fewer points at the end. Units that are thrown away are points for the other side.
goal-night-raid-special = It is night: sight is short, shots and fires give light. Alarm mines lie before the wire.

goal-house-fighting-blue = Take the two houses on the street.
goal-house-fighting-blue-first = Engineers first, the tank behind them. A room is taken with grenades.
goal-house-fighting-red = Keep the two houses on the street.
goal-house-fighting-red-first = Stay away from the windows until they are near.
goal-house-fighting-wins = More points after turn 6 wins. Only the attackers have points for places: the factory and the tenement are worth 120 each, if they stand there alone; destroyed enemy units count what they cost, broken ones half.
goal-house-fighting-loses = Fewer points at the end. Units that are thrown away are points for the other side.
goal-house-fighting-special = Buildings have rooms and storeys; tanks may break through walls.

goal-free-battle-blue = Hold the centre with the army of your choice.
goal-free-battle-blue-first = Buy something that holds ground and something that hurts tanks.
goal-free-battle-red = Hold the centre with the army of your choice.
goal-free-battle-red-first = Buy something that holds ground and something that hurts tanks.
goal-free-battle-wins = More points after turn 6 wins: the centre is worth 200 to who stands alone within 10 cm; destroyed enemy units count what they cost, broken ones half.
goal-free-battle-loses = Fewer points at the end. Units that are thrown away are points for the other side.
goal-free-battle-special = Red buys an army for 1500 points, blue for 100 more; the ground is laid out anew. What is called the centre lies 10 cm on blue's side of the middle.
