# Advice at a kind of question, in a first match
tip-initiative = Lay a card that you would not miss: it is spent for this turn.
tip-open = Draw a card to a unit. 1 acts before 2 before 3; dimmed cards could do nothing there.
tip-react = A lower card acts before the enemy’s order. Spend it only if it stops something; else pass.
tip-announce-way = End in cover: a wall, a hedge or trees on the line of fire make you harder to hit.
tip-announce-shoot = Fire first at what could fire back; else go first and fire from nearer.
tip-announce-target = Fire at the nearest in the open; the line shows distance and what is in the way.
tip-exchange = Change cards that your units cannot use; fire and move are always of use.
