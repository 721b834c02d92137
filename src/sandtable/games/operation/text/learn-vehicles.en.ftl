# Learn: the printed examples of vehicles and optional chapters.

learn-ex-16 = A crew boards again
learn-ex-16-idle = Who has just boarded does nothing else in this turn.
learn-ex-18 = How far a medium tank drives
learn-ex-18-idle = On a Move only the driver works.
learn-ex-20 = The commander comes out
learn-ex-20-blind = Buttoned up it detects 25 cm less far: 35 cm.
learn-ex-20-out = Seen with a man in the hatch, at -1.
learn-ex-21 = Two turns on the way
learn-ex-22 = A fast tank needs a lookout
learn-ex-23 = A heavy tank rams a light one
learn-ex-24 = Another vehicle in the line of fire
learn-ex-24-glances = The gun is hidden: the Panther would need 9, and the 8 glances off.
learn-ex-24-long = A long barrel adds 1: the Panther is hit, and the same 6 counts for it.
learn-ex-25 = Hit again where nothing is left
learn-ex-28 = Men and their car
learn-ex-29 = The last chance
learn-ex-30 = A tank crew breaks
learn-ex-30-out = Morale comes before nerves; the shaken man gets out standing.
learn-ex-32 = Shooting a searchlight out
