# What each clause says. An id is the clause's id with _ for a point.

## The duel

DM-1 = Before the first turn each duellist secretly packs powder for none to three shots. Who packed less wins a tie.
DM-2 = A duel has as many turns as agreed. Each turn both choose a stance in secret (bold, steady, wary) and show them together.
DM-3 = Each rolls two dice; bold adds 2, wary takes off 2. The higher walks first; on a tie red does.
DM-4 = A duellist walks straight to a point on the table: at most 350 mm if bold, 250 if steady, 150 if wary. Standing still is allowed.
DM-4a = No walk may come closer to the middle of the pond than 150 mm.
DM-5 = When a walk ends with the two at most 600 mm apart, the other may shoot if he has powder left. He is asked in any case.
DM-5a = A shot rolls three dice; each at most 2 hits. At 300 mm or less add 1; take off 1 if the target is wary.
DM-6 = Each hit costs a point of strength; at none the duellist falls and the duel is over. After the last turn more strength wins.

## Rulings

DM-R1 = Distances are whole millimetres, rounded down.
