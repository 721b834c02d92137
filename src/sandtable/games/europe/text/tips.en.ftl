# Advice at a kind of question, in a first match
tip-set-up = The button sets up the rest as proposed; or draw a unit of the pool to a lit area.
tip-campaign = Draw armour and infantry next to what you want, click the enemy area, then let all join who can.
tip-planning = The panel says how likely the area is taken. Under one half: add units or call it off.
tip-movement = Close the line before what you have taken: an empty area next to the enemy is lost for nothing.
tip-building = Infantry holds, armour takes, aircraft decide both. Keep some HPP: every attack costs.
tip-redeployment = Bring to the front what was built behind it; a whole stack goes with one pull.
tip-resolve = Fight on while the chance beside it is with you; who withdraws saves his units.
tip-losses = Lose infantry before armour: it is cheaper to build again.
