## Lessons
lesson-1 = Your first battle
lesson-1-text = A German battalion of tanks meets a French machine gun.
lesson-1-counter = Look at a counter
lesson-1-counter-text = Each counter is a company. Touch the Pz IV: 5 attack, range 3 (the small raised number), 2 armour, 5 movement.
lesson-1-activate = Activate I/35
lesson-1-activate-text = The marker of I/35 was drawn from the cup: its units may act. Press “Activate”.
lesson-1-activate-wrong = Declined, the battalion would do nothing this time. Activate it.
lesson-1-chances = Read the chances
lesson-1-chances-text = Choose the Pz IV, then touch the machine gun once. The panel shows what two dice may do.
lesson-1-fire = Fire at the machine gun
lesson-1-fire-text = Attack 5, two hexes away: column 4 of the fire table. Touch the gun again, or press the amber button.
lesson-1-fire-wrong = Not that: the task is the Pz IV’s shot at the machine gun.
lesson-1-end = End the activation
lesson-1-end-text = Red N: the gun is neutralised, it reaches one hex and cannot fire back. End the activation.

## Goals
goal-hannut-german = Break through faster than the French expect.
goal-hannut-german-wins = Points for villages and for French losses. More points than the window of the turn at its end, and you have won.
goal-hannut-german-loses = Fewer points than the window at the end of a turn: the battle ends at once. Turn 1 asks for 8.
goal-hannut-german-first = Open with the Stukas or artillery on a village near your tanks, then send a battalion into it. One village hex may be enough for turn 1.
goal-hannut-french = Hold them up: every turn costs the Germans points.
goal-hannut-french-wins = If German points lie under the window at the end of any turn, you win at once.
goal-hannut-french-loses = More German points than the window at the end of a turn. Villages you lose and steps you lose both count.
goal-hannut-french-first = Stay in villages and woods, react with the guns that see far, and fall back before a melee that you cannot win.
goal-hannut-special = There is no fixed order: a marker drawn from the cup says who acts next. Enemies may react in the middle of a move.
goal-stonne = Hold Stonne when the last turn ends.
goal-stonne-wins = At the end of turn 10 the village decides: who holds it has won.
goal-stonne-loses = Nothing counts before the last turn. Troops spent too early are missing when it matters.
goal-stonne-special = Reinforcements come by the turn, from both sides; the village changes hands many times. Markers from the cup say who acts.
goal-stonne-german-first = Bring your infantry up under the cover of the ridge and soften the village with artillery before you assault it.
goal-stonne-french-first = Keep the heavy tanks near the village: little the Germans have hurts them. Do not chase.
