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
