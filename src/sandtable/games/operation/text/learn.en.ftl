# Learn: the printed examples of cards, orders and infantry.

learn-ex-2 = A chain of three orders
learn-ex-2-one = Nobody can answer a card of priority 1.
learn-ex-3 = Pre-empt or interrupt?
learn-ex-3-before = An Assault pre-empts: 8 to hit, and the wall protects.
learn-ex-3-during = An Ambush waits until they are over the wall: 6 to hit, in the open.
learn-ex-5 = More results than men
learn-ex-6 = Standing men go first
learn-ex-7 = Dead first, then shaken
learn-ex-8 = Two kinds of cover
learn-ex-8-bar = All shots of one weapon go to one part.
learn-ex-9 = Partly in a ditch
learn-ex-10 = A machine gun and its target
learn-ex-12 = Assault to within 5 cm
learn-ex-14 = Drift
learn-ex-15 = A unit breaks
