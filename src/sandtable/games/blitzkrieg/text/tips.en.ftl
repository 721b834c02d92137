# Advice at a kind of question, in a first match
tip-opening = Open with the formation that stands nearest to a village: the Stukas and the guns strike where it goes.
tip-next-opening = First soften the village with bombs or shells, then send the formation in.
tip-formation-drawn = Activate it: a declined marker is gone for this turn. Declining rests a tired formation.
tip-fire-drawn = Fire at a hex with several enemies, or at the one that bars your way.
tip-operate = Fire first with those who stay, then move the others: touch a unit, lit hexes show how far it goes.
tip-operate-fire = Choose the hex first; its panel shows the chance of each result.
tip-move = Halted after half its points it may still fire, at −2. Red marks on the way: enemies who may fire at it.
tip-react-move = React with units of long range; a unit that has tried once may not try again until its mark goes.
tip-repeat-drawn = Give it to the formation that stands before a village, or hold it for a better moment.
tip-may-cancel = Keep it for a marker that would hurt: tanks or Stukas close to you.
tip-press-on = Go on while you are more than they are; who goes back keeps his steps.
