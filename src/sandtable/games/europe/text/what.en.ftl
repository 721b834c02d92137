# What is this? Each printed number and each mark: its name, what it does, its clause.

what-attack = Attack value. A die at or under it is a hit when the unit attacks. (EU-4a)
what-defence = Defence value. A die at or under it is a hit when the unit defends; ground may raise it. (EU-4a, EU-5.2c)
what-move = Movement points. One of them enters one area or sea. (EU-3a)
what-count = Counters. So many of this kind stand here; there is no limit to an area. (EU-0)
what-cost = Cost. War production points (HPP) for a new one. (EU-15b)
what-used = Used. It has moved or acted in this turn. (EU-4b, EU-4c)
what-cut = Cut off. No way of friendly areas to a capital: it cannot move, and is removed unless that changes. (EU-9a, EU-9b)
what-fixed = Fixed. The scenario keeps it in its place. (EU-14.1c)
what-hpp = War production points (HPP). They pay for war, battles and new units; whoever holds the area has them at the yearly accounting. (EU-2e, EU-10a)
what-capital = Capital. Source of supply; when it falls the country falls or fights to retake it. (EU-9a, EU-11a)
what-port = Port. Fleets are based here. (EU-4.4a)
what-area = Area. One movement point to enter; whoever takes it holds it, also without troops. (EU-3a, EU-5.1h)
what-sea = Sea. Fleets cross it for one point and never end a turn here. (EU-4.4a, EU-4.4e)
what-held = Held by another power. The hatching and the flag show whose it is now. (EU-5.1h)

# How a result came about
account-mark = { $what }
account-goal = Of the goal: { $have } of { $needs }
