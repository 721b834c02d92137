# What is this? Each printed number and each mark: its name, what it does, its clause.

what-attack = Attack. Take off the target's armour: that is the column of the table. (BK-8.2.1)
what-attack-weak = Attack, one step lost. The weaker side of the counter fires with this number. (BK-1.2, BK-8.2.1)
what-range = Range. It fires so many hexes far; each hex beyond the first costs 1. (BK-4.2, BK-8.2.4)
what-armour = Armour. Taken off every attack on it. (BK-8.2.1)
what-movement = Movement points. They are paid by hex: open ground 1; woods, streams and slopes more for wheels and tracks; roads in column less. (BK-7.1)
what-command = Command value. Its units must end their moves within { $reach } hexes of it. (BK-1.3, BK-3.4)
what-reaction = Reaction. Its units may fire in the enemy's turn when two dice show this or less. (BK-6.4)
what-factor = Formation factor. Two dice at or under it pass a test of morale. (BK-8.5)
what-steps = Steps lost of all. When half are lost the formation tests its morale. (BK-8.5)
what-neutralised = Neutralised. It may not move, reaches one hex and fires at −2. When its formation acts it rolls two dice: { $need } or less and the mark is gone. (BK-8.4a, BK-8.4c)
what-fatigued = Fatigued. The whole formation fires and fights at −1 and reacts worse; skipping an activation takes it off. (BK-5.4)
what-fired = Opportunity used. It has tried its opportunity fire and may not try again until its mark goes. (BK-6.3.1)
what-out = Out of command. Too far from its HQ: half its movement, fire one column worse, no assault. (BK-6.2)
what-column = In column. Fast on roads, but it attacks at −1 and is hit at +1. (BK-7.2.1)
what-reduced = Reduced. One of its two steps is lost; the next loss removes it. (BK-1.2)
what-demoralised = Demoralised. The formation does not act and flees until it recovers. (BK-8.5.1)
what-done = Done. It has acted in this activation. (BK-5.2)
what-clear = Open ground. No cover; vehicles are seen from 8 hexes, men from 4. (BK-4.1b)
what-village = Village. Infantry in it is hit at −2; it blocks sight. (BK-8.2.3, BK-4.3)
what-woods = Woods. Infantry in it is hit at −1; they block sight and slow wheels and tracks down. (BK-8.2.3, BK-4.3)
what-orchard = Orchard. Infantry in it is hit at −1; it blocks sight. (BK-8.2.3, BK-4.3)
what-mines = Minefield. Whoever enters is attacked at once, armour or not. (BK-10.1)
what-works = Entrenchment. Infantry in it is hit two columns worse. (BK-10.2)
what-level = Level { $level }. Higher ground sees farther and is assaulted at −1. (BK-4.3.2, BK-8.2.3)
what-points = Points. The German has them while the last to pass through was his. (BK-11)

# How a result came about
account-village = { $place }, held by the Germans
account-french-steps = French steps lost: { $count }
account-german-units = German units lost: { $count }
account-total = Total; the battle goes on from { $low } to { $high }
account-holds-goal = Holds Stonne at the end
