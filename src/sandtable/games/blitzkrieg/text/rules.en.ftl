# What each clause says, in our words. An id is the clause's id with _ for a point.


## 0 to 3 Pieces, turn, organisation

BK-0 = Two sides, hexes of 500 m, turns of one hour, two six-sided dice; range counts the target's hex, not the firer's or observer's.
BK-1_1 = Unit classes: infantry (infantry, machine gun), motorised (armoured car, anti-tank gun, motorcycle), tracked (assault gun, tank, carrier). A counter shows attack and range, defence (armour) and MP. Independent units carry a white stripe.
BK-1_2 = Every combat unit has two steps: the first loss flips it, the second removes it.
BK-1_3 = HQs have a command value and their formation's identity.
BK-1_4 = Markers: turn, demoralised, out of command, fatigue, neutralised, victory points, opportunity used, entrenchments, minefield, formation activation, repeat, general, artillery, Stuka. Only German victory points are counted (track 1-10 and a x10 marker).
BK-2A = Administration: HQs to their active side; out of command is checked anew (markers off units back in command, on to those beyond it); opportunity markers off; demoralised formations test to recover and retreat on failure. All used, declined and cancelled activation markers go back into the cup, except held ones, removed ones and the carried-over last one. (BK-R24) (BK-R36)
BK-2B1 = Initiative: a marker is drawn from the cup; its owner is active, the other side passive. He may decline to activate the formation: the marker is set aside and another is drawn, which may make the other side active.
BK-2B2 = Operations: the drawn formation acts, the passive side reacts (6.3); then the next draw. On activation: rally tests for neutralised units and HQ, the fatigue test, recovery or retreat of a demoralised formation, opportunity markers off. Declining instead removes fatigue without a test and spends the marker. (BK-R62)
BK-2B3 = Used markers lie open before their owner, those of activated formations apart from the declined ones. When the operations phase is over the turn marker moves on one hour.
BK-3_1 = A formation is an HQ and its units. White-striped units act by their own marker or are assigned to other formations (10.3, scenarios).
BK-3_2a = An HQ is never destroyed, can be neutralised, and moves as fast as the fastest unit of its formation. Fire treats it as infantry with armour 0; a step result neutralises it instead and a further N leaves it neutralised. (BK-R32)
BK-3_2b = An HQ alone with an enemy in its hex is overrun; the enemy enters for normal MP without a melee. It goes off the map and comes back in the next turn when its activation marker is drawn, stacked on a unit of its own formation; without such a unit it stays off. Until then its units are out of command. (BK-R31) (BK-R34)
BK-3_2c = An HQ on its back shows an activation by repeat marker; a normal activation does not flip it. (BK-R2)
BK-3_3 = Off-map artillery follows the activation rules of formations but has no counters: when its marker is drawn its owner fires the scenario's salvos.
BK-3_4 = Doctrine: no unit of a formation may end its own move farther from its HQ than 2 hexes (French) or 3 (German), unless it began farther away and comes no farther. (BK-R29) (BK-R30)
BK-3_5 = A unit beyond that distance is out of command, with effect at once; this is checked in administration, on a unit's retreat and on an HQ's overrun, and comes from HQ moves, retreats and overruns. (BK-R29)

## 4 Lines of sight and fire

BK-4_1a = LOS runs from hex centre to hex centre, at most 8 hexes; units do not block it. The line of fire is the same line limited to the weapon's range; a blocked line means no fire.
BK-4_1b = Tanks, armoured cars, assault guns, carriers and mounted infantry are seen at up to 8 hexes in the open, 4 elsewhere; infantry, machine guns, motorcycles, anti-tank guns and HQs at 4 in the open, 2 elsewhere. (BK-R45)
BK-4_2 = A unit fires up to its printed range. Range 0 fires only into an adjacent hex and only as return fire or in melee, never actively. An adjacent enemy or neutralisation cuts the range to 1; a unit with reduced range can always fire into the adjacent hex. (BK-R8)
BK-4_3 = Woods, built-up areas and orchards between the two hexes block; along a hexside it is enough that one of the two sides is open; terrain in the first and last hex never blocks; adjacent units always see each other. (BK-R20)
BK-4_3_1 = Units on the same level: any such hex between blocks if it lies on their level or higher; one that lies lower than both does not, and ground higher than both blocks. (BK-R43)
BK-4_3_2 = Units on different levels (every hex has one level): ground higher than both blocks, an obstacle lower than both does not, and a difference of level alone does not. The higher unit must stand in a crest (contour) hex, in either direction of sight. An obstacle on the higher unit's level blocks entirely; behind any other obstacle the next hex is blind unless the obstacle is adjacent to both units, and hexes farther behind are seen. A target that itself stands in blocking terrain is not blind. (BK-R20) (BK-R21) (BK-R43)

## 5 Activation

BK-5_0 = Only units of the formation that is active now may act.
BK-5_1 = The drawn marker names the formation.
BK-5_2 = First the markers are tested (2B2); then each unit, the HQ too, does one action of move, direct fire, indirect fire, melee, rally, or combines a move with one, unit by unit in any order. The used marker shows a normal activation; the HQ is flipped only by a repeat marker. (BK-R2)
BK-5_3a = A repeat marker activates any own formation (not artillery or Stuka), already activated or not, and flips its HQ. At most two activations per formation and turn, at most one of them by repeat; a formation that declined its own marker can be activated only once, by repeat. Not if it is fatigued, demoralised or its HQ is neutralised.
BK-5_3b = After its second activation in a turn a formation is fatigued. A fatigued formation may use a second activation only to remove fatigue and does nothing else.
BK-5_3c = One repeat marker may be held and played later together with a formation marker, also in a later turn; a second one drawn must be played at once and is spent if it cannot be. (BK-R35)
BK-5_4 = Fatigue: fire -1, melee -1, FF -2, reaction roll +1. It is removed by skipping an activation (the marker is spent), or by a test on activation of 2d6 at or under FF-2, the -2 taken once; success acts normally, after failure the formation is activated and acts with the handicaps. (BK-R4) (BK-R37)
BK-5_5a = General marker, main use: its owner passes the next own formation drawn and activates it together with the following own formation drawn; a formation still waiting at the end of the turn has lost its activation. (BK-R16)
BK-5_5b = Or one of these: combine a formation with artillery or Stuka; remove 6 neutralised or 2 fatigue markers; take one extra repeat marker, played at once or held; try to cancel an enemy formation, artillery, Stuka, general or repeat marker: 1-3 on one die cancels it, 4-6 does nothing, announced before its effects, and for artillery or Stuka before target and dice. The general marker is spent in every case. (BK-R61)
BK-5_5c = One general marker may be held and played later together with a formation marker, also in a later turn; a second one drawn must be played at once and is spent if it cannot be. (BK-R35)
BK-5_6 = The phase ends when the two sides pass one after the other (the rest stays unplayed) or when the cup is empty; a side without markers does not stop the other. The last marker out of the cup, of any kind, is not carried out but opens the next turn; in the last turn it is not carried out at all. (BK-R5) (BK-R56)

## 6 Actions and reactions

BK-6_1a = An active unit moves with some or all MP; or fires at full strength; or moves up to half its MP (rounded up) and fires at reduced strength (-2), in either order; or rallies. (BK-R6) (BK-R10)
BK-6_1b = Move and melee: entering costs a quarter of the MP (rounded up) plus the terrain; a second melee only as 9.2 allows. (BK-R48)
BK-6_1c = German infantry may mount or dismount a carrier, then move with half its MP or fire.
BK-6_2 = Out of command: half MP (rounded down), fire one column to the left, reaction roll +1, no melee attack, defends in melee at -1. (BK-R3) (BK-R59)
BK-6_3 = A passive unit may answer enemy movement or fire with opportunity fire, return fire or a retreat of one hex; both kinds of fire need a passed reaction check, a retreat only if the unit is neutralised. One reaction per trigger, and one retreat per enemy unit's move or shot. (BK-R42)
BK-6_3_1 = Opportunity fire interrupts a move in a hex that the passive player chooses, or follows an active unit's fire; it needs line of fire and range. Each unit that wants to fire rolls at or under its reaction value, one after the other without announcement, and is marked whether it passed or not; a marked unit may not try again. Every hex entered and every fire gives a new chance. It is resolved as direct fire, then the move goes on. (BK-R19) (BK-R62)
BK-6_3_1_1 = Neutralised units and those of demoralised formations only at range 1; fatigue and being out of command each add 1 to the roll; the target has its hex's terrain; never into a hex where a melee is going on. (BK-R3)
BK-6_3_2 = Return fire: a passive unit that was fired at may fire back after the shot has taken effect, in its new state, on a passed reaction check, once per enemy activation and without a marker; not against indirect fire, and active units do not return fire. (BK-R19) (BK-R41)
BK-6_3_3 = A unit may retreat when it has LOS to a moving enemy, when an enemy moves next to it, or when it has just been fired at; a melee may allow or force it. The passive player names the target hex with the declaration: an adjacent hex free of enemies, farther by the shortest way if overstacked, through minefields too; there the mines attack as usual but no removal roll follows. Neutralised units may retreat although they may not move. (BK-R7) (BK-R22) (BK-R63)
BK-6_4 = The reaction table (data file, section 6) gives values and modifiers: 2d6 at or under the formation's reaction value. For a retreat only neutralised units need the check.

## 7 Movement

BK-7_1 = MP per hex by terrain and by foot, wheel or track; some or all may be used, none is saved or passed on; always at least one hex; alone or in stacks of up to three.
BK-7_2_1 = Column is declared by the active player and is needed for road movement: -1 when attacking, -1 in the first melee round, +1 to direct fire at it (not to indirect fire); it ends when the road is left, at the end of the move, or after one melee round.
BK-7_2_2 = Tanks, assault guns and armoured cars that drive off road in village, orchard or woods are dispersed: fire -1, melee -1, +1 to fire at them. On a road they are in column instead, never both. (BK-R44)
BK-7_3 = At most three units per hex (not during movement; HQs free); formations may mix.

## 8 Fire

BK-8_1 = Direct fire: each unit apart, against one unit that the firer picks after looking through the stack; LOS and range needed. Only exception: a carrier and the company aboard may fire together (12.1).
BK-8_2 = Direct fire, indirect fire, melee and mine attacks all use the same procedure.
BK-8_2_1 = Attack value minus the target's armour; anti-tank units halve their attack value (rounded up) against infantry.
BK-8_2_2 = The factor is modified, a column shift counting 1 point each; a final factor below -1 means no fire. (BK-R59)
BK-8_2_3 = Modifiers: target infantry in a village -2, in woods or orchard -1, with works -2 more; target dispersed +1; target in column +1 (direct fire); firer fatigued, out of command, dispersed, in column -1 each, neutralised -2, having moved -2; melee uphill or over a stream -1 each. (BK-R10)
BK-8_2_4 = Adjacent 0, each further hex -1; melee in the same hex +1. (BK-R9)
BK-8_2_5 = 2d6 against the column of the final factor.
BK-8_3 = Results: none; N (printed red: only against infantry, machine guns included, no motorcycle or anti-tank unit), for which the owner may at once take a step loss instead; 1 step. (BK-R17) (BK-R18)
BK-8_4a = Neutralised: no move, range 1, fire at -2; besides firing its only action is to rally. A neutralised HQ moves at half (rounded down). (BK-R6) (BK-R7) (BK-R10)
BK-8_4b = N on a neutralised unit: panic check 2d6 at or under the modified FF, or it loses a step and the marker; a passed check leaves it neutralised. (BK-R17)
BK-8_4c = On activation every neutralised unit and HQ must roll to rally, 2d6 at or under FF-1: success removes the marker and it acts normally, after failure it may only fire at range 1. (BK-R6)
BK-8_5 = At the moment half the steps (rounded up) are lost: morale check 2d6 at or under FF, again at each further loss; failure demoralises the formation. Independents that act with a formation count as its units. (BK-R25)
BK-8_5_1 = Demoralised: not activated; tries 2d6 at or under FF-3 in administration and each time its marker is drawn. Recovery on its own marker lets it act normally, in administration it is merely recovered. Each failure makes all its units flee at once towards their own edge with all MP, away from adjacent enemies, without drawing opportunity fire; neutralised ones with half MP (rounded down), fatigue takes none. Units that leave the map are out of the game and count as lost neither for morale nor for victory points; when all have left, the marker leaves the cup. Edges: Hannut German east, French west; Stonne German north, French south. (BK-R24) (BK-R38) (BK-R39) (BK-R40)
BK-8_6a = Indirect fire attacks every unit in the hex, own ones too, with one roll, each unit on its own column. (BK-R46)
BK-8_6b = Artillery: no range modifier. For each salvo hex and calibre (light 75 mm column 3, medium 105 mm 5, heavy 150 mm 7) are named, an own HQ with LOS to the hex (8 at most, detection of units not asked) observes, and 2d6 of 8 or less transmits (neutralised HQ +1, adjacent to the target automatic); failure loses the salvo without a second try. Salvos go on until spent. (BK-R10) (BK-R46)
BK-8_6c = Stukas need no observer and no transmission and strike anywhere with strength 8.
BK-8_6d = One artillery or Stuka marker stands for all salvos or attacks of its scenario line.
BK-8_6_2 = Salvos or Stuka attacks of one activation may be concentrated on one hex; all of them and their calibres are declared beforehand and resolved one by one; those left when the target is destroyed are lost.

## 9 Melee

BK-9 = Melee is part of a move and the only way into an enemy-occupied hex. Up to three units a side take part; each fires at one enemy of its owner's choice, all declared before rolling. An HQ in the hex takes no part and goes with retreating units; left alone it is overrun. (BK-R33) (BK-R50)
BK-9_1_1 = Entry costs a quarter of the MP (rounded up) plus terrain. A unit short of MP may enter only if this one hex is its whole movement of the turn.
BK-9_1_2 = The defenders fire first, at +1, then the attackers. A neutralised attacker goes back to the hex it came from and its move ends, or takes a step loss instead and fights on. A neutralised defender takes a step loss and stays, or retreats one hex and stays neutralised; a defender with a step loss may stay or retreat one hex. One that was neutralised before the melee must, if attackers remain after the first round, retreat or lose a step, as its owner likes. (BK-R9) (BK-R18) (BK-R49)
BK-9_1_3 = If neither side has gone, all fire again, from now on at the same time each round. The attacker may go back after any full round; if nobody can fire (factors below -1) he must. (BK-R47)
BK-9_1_4 = Ends when one side is eliminated or has retreated.
BK-9_1_5 = A unit that enemies or impassable terrain keep from retreating is eliminated; no retreat into the hex from which the enemy came; overstacked: farther by the shortest legal way. A defender neutralised beforehand fights with the handicap in the first round; so does a unit in column. (BK-R10) (BK-R22)
BK-9_2 = Tanks and armoured cars, and only they, go on after a melee if the defending force consisted of nothing but infantry, heavy weapons or anti-tank units and MP remain, also into another melee. (BK-R48)

## 10, 11 Special rules, victory

BK-10_1 = Minefields: every unit entering a marked hex, an own one too, is attacked at once on the mines column, each unit apart; armour, terrain and works are ignored. After each attack 10 to 12 on 2d6 removes the marker. Leaving costs extra MP, without attack. Own units set up there are not hit; who attacks them in melee suffers the mines first. (BK-R23) (BK-R58)
BK-10_2 = Entrenchments: two columns to the left for every kind of attack on infantry in the hex, mines excepted, added to terrain; no other unit profits. Removed when no infantry is left in the hex. (BK-R58) (BK-R59)
BK-10_3 = Every unit without an activation marker is independent: at set-up it is assigned to a formation with a marker, acts with it, is never out of command, and counts for its demoralisation. (BK-R25)
BK-11 = Objectives must be held at the end of the game; the last side to pass through a hex holds it, also when it is empty. (BK-R26)

## 12 Scenarios

BK-12_1a = Hannut: 6 turns. The French set up first, but 1 Cuir after all Germans; 2 Cuir starts with 4 step losses, which count for its morale but give no victory points. (BK-R57)
BK-12_1b = German victory points at the end of turns 1 to 6: 8-12, 14-20, 16-24, 20-28, 26-36, 32-42. Above the window the German wins, below it the French; inside it, bounds included, the game goes on, and after turn 6 it is a draw. (BK-R27)
BK-12_1c = French: 12 Cuir within 2 of 1202; III/11 RDP within 2 of 1205; 2 Cuir within 1 of 1408, 1409, 1410; II/11 RDP within 2 of 1412 (printed 1712); I/11 RDP within 2 of 1416; the anti-tank gun stacked with an 11 RDP unit; 1 Cuir and 5 works anywhere not east of column 15. Markers: 6 formations, 2 artillery (each 2 medium, 2 light), 1 repeat, 1 general. (BK-R1)
BK-12_1d = German: 3 Pz (I, II/5 PzR; I, II/12 SchR; KG) in 1601-1610; 4 Pz (I, II/35 PzR; I/33 SchR) in 1710-1716. Markers: 8 formations, 3 artillery (each 2 medium, 2 heavy), 2 Stuka (2 attacks each), 2 repeat, 2 general. (BK-R12) (BK-R62)
BK-12_1e = Turn 1: the German has the initiative; one Stuka, one artillery and one formation marker of his choice stay out of the cup and are used first, in any order; then drawing begins.
BK-12_1f = Two carriers, for I/33 and I/12 SchR: the I/12 company with the half-track symbol starts mounted, of I/33 one company may. A carrier takes step losses like a unit and carries one company of its battalion, which moves with its MP and is seen and hit as the carrier: the owner says who takes a step, N hits both. Both may join their fire, attacks added, one roll. A company whose carrier is lost stays in the hex; none enters melee mounted. (BK-R11) (BK-R51)
BK-12_2 = Stonne: 10 turns. The German wins if he holds Stonne (hex 0512) at the end, otherwise the French. (BK-R15) (BK-R26)
BK-12_2a = French: I and II/205 RI and 4 BCC in or next to Stonne; III/205 RI in or south of row 03; the 205 RI anti-tank gun, assigned by the French player to a battalion of 205 RI; 5 works, each with French infantry; 4 minefields between the west edge and Les Huttes d'Ogny in or south of row 04. Markers: I, II, III/205 RI, 4 BCC, 1 artillery (1 heavy, 1 medium, 3 light), 1 repeat, 1 general. (BK-R13) (BK-R52) (BK-R53) (BK-R62)
BK-12_2b = German, in or next to the hex: 0112 I/GD, StuPi 43, 640 StuG, 14 PzJg; 0114 II/GD; 0108 III/GD; 0401 II/PzR, a normal formation with HQ. Markers: those seven, 1 artillery (2 medium, 2 light), 2 repeat, 2 general; no Stukas. (BK-R52)
BK-12_2c = French reinforcements at 1310: turn 2 6 GRDI; turn 4 45 BCC, I/67 RI, 67 RI anti-tank gun (independent), an artillery marker with the salvos of the first, and one company of 49 BCC, independent and always in command, its marker into the cup; turn 8 II/67 RI and the rest of 49 BCC, which is then no longer independent. If the hex is blocked or full they use the nearest free edge hex; they enter on their activation and pay that hex's MP. (BK-R28) (BK-R54) (BK-R55)
BK-12_2d = German: II/PzR is removed at the end of turn 3; at the start of turn 6 one artillery marker (salvos as the first) and one repeat marker are added; in turn 7 I/SchR 69 and 14 PzJg of SchR 86 (printed 8) enter between 0104 and 0108. (BK-R14) (BK-R54) (BK-R55)
BK-12_2e = Markers of reinforcements enter the cup in their turn. Independents (white stripe: 4 BCC, StuPi, StuG, PzJg) act by their own marker or are assigned unit by unit to other formations, decided once at the start; the rest of a partly assigned formation keeps the marker, and when all are assigned it goes for good. (BK-R25) (BK-R52) (BK-R60)

## Rulings

BK-R1 = II/11 RDP: 1712 collides with the German set-up 1710-1716; read 1412.
BK-R2 = The HQ is flipped by a repeat marker only (3.2 and 5.3 over 5.2); the used marker shows a normal activation.
BK-R3 = Out of command in reaction checks (+1 in 6.2, -1 in 6.3.1.1): a handicap, +1 to the roll, once.
BK-R4 = Fatigue: the -2 on FF is applied once, so its removal needs FF-2, not FF-4.
BK-R5 = The last marker out of the cup, of whatever kind (formation, repeat and general too), is held and opens the next turn. Two passes in a row, one by each side, end the phase with the rest unplayed; a pass is a declined marker, except one declined to shed fatigue.
BK-R6 = Rally is a free roll on activation: success acts normally, failure may only fire at range 1 with the penalty; there is no second roll as an action.
BK-R7 = Retreat is the exception to the ban on moving neutralised units.
BK-R8 = Units with range 0 fire only as return fire and in melee.
BK-R9 = Melee fire, called range 0 in one place, has the modifier +1.
BK-R10 = Values that the text leaves open: moved and fired -2, neutralised -2 (also as melee defender in the first round), light artillery column 3, heavy 7, infantry in woods or orchard -1, melee over a stream or uphill -1.
BK-R11 = The second mention of I/12 SchR in the carrier rule means I/33; company and carrier add their attacks for one roll.
BK-R12 = I and II/12 SchR stand under 3 Pz as printed; KG is a formation of motorcycles, armoured cars and an anti-tank gun.
BK-R13 = The 205 RI anti-tank gun in the German set-up line of Stonne is French and is assigned by the French player.
BK-R14 = 14 PzJg of SchR 8 is read as SchR 86.
BK-R15 = Stonne is numbered row, then place, rows from north to south and places from east to west; Stonne is the one hex 0512.
BK-R16 = General marker: the next own formation marker may be banked and is activated together with the following one; a bank unused at the turn's end is lost.
BK-R17 = A red N counts, for panic too, only if it affects the unit. It affects infantry and machine guns only, as do village cover, anti-tank halving and works (corrected by the audit: 1.1 makes motorcycles and anti-tank guns motorised).
BK-R18 = The owner may always swap a neutralisation for a step loss, at once.
BK-R19 = Opportunity fire: one try per unit until its marker goes (own activation or administration); return fire is apart, once per enemy activation, no marker.
BK-R20 = Obstacles on the higher unit's own level block entirely; a target in blocking terrain right behind another obstacle is visible; along a hexside only two blocking sides block.
BK-R21 = Sight upwards is the same as downwards; the higher unit must stand in a contour hex.
BK-R22 = A retreat that overstacks goes on along the shortest legal way, in 6.3.3 and 9.1.5 alike.
BK-R23 = Mines: every hex with a marker; own units are hit on entering, not when set up there.
BK-R24 = A demoralised formation tests in administration and on its marker; after failure all units move back with full MP, without opportunity fire.
BK-R25 = Independents: own marker or assigned once at the start; their steps count for the host formation.
BK-R26 = To hold is to have passed through last, even if the hex is empty.
BK-R27 = 13 points on turn 2 are below 14; a number equal to a bound goes on.
BK-R28 = The 49 BCC marker goes in on turn 4 with one independent company, which loses that status on turn 8.
BK-R29 = Command distance: no unit ends its own move beyond it unless it began beyond and comes no farther; out of command arises from HQ moves, retreats and overruns.
BK-R30 = The distance holds for all units of a formation, not only infantry and tank companies.
BK-R31 = A hex with an HQ alone is entered for normal MP without melee; the HQ is overrun.
BK-R32 = Fire at an HQ: armour 0, as infantry; a step result is N, a further N leaves it neutralised.
BK-R33 = An HQ in a melee hex takes no part, goes with retreating units, and is overrun when left alone.
BK-R34 = A returning HQ without units stays off the map; as long as its marker is not drawn its units remain out of command.
BK-R35 = Held markers are kept into the next turn, outside the cup; a second one that cannot be played is spent.
BK-R36 = All used, declined and cancelled markers return to the cup in administration, except held, removed and carried-over ones.
BK-R37 = After a failed fatigue test the formation may act, with the handicaps.
BK-R38 = Recovery on its own marker: activated normally; in administration: merely recovered.
BK-R39 = In the flight neutralised units use half MP rounded down, as an HQ does; fatigue takes no MP; two failed tests in a turn are two flights.
BK-R40 = Units that leave the map are out; their remaining steps count neither for morale nor for victory points.
BK-R41 = Return fire is made by the passive target after the shot has taken effect, with its new state; not against indirect fire, not by active units.
BK-R42 = One reaction per trigger; one retreat per enemy unit's move or shot.
BK-R43 = On equal levels too a lower obstacle does not block and higher ground does (4.3.2 is general).
BK-R44 = On the road vehicles are in column instead of dispersed, never both.
BK-R45 = Detection: assault guns and carriers as tanks, machine guns and HQs as infantry.
BK-R46 = Observer: LOS to the hex, 8 at most, whatever the units in it; any own HQ on the map may observe; all units in the hex are attacked, own ones too.
BK-R47 = The attacker may break off a melee after any full round; if no one can fire he must.
BK-R48 = A second melee only for tanks and armoured cars after a melee against soft defenders (9.2 limits 6.1).
BK-R49 = A defender neutralised in or before the melee retreats or loses a step, as its owner likes (9.1.5 over 9.1.2).
BK-R50 = Melee: up to three units a side, each firing at one enemy of its owner's choice, declared before rolling.
BK-R51 = Carrier: one company of its own battalion; moves with its MP, seen and hit as it; the owner says who takes a step; N hits both; the company of a lost carrier stays in the hex; no melee mounted.
BK-R52 = In the Stonne set-up line the word independent belongs to the gun. Independent are 4 BCC, in turns 4 to 7 49 BCC, and by white stripe StuPi, StuG, PzJg; II/PzR is a normal formation with HQ (corrected by the audit).
BK-R53 = The 5 works of Stonne are placed with any French infantry at set-up.
BK-R54 = Later artillery markers have the salvos of the first one of that side.
BK-R55 = Entry hex blocked or full: nearest free edge hex; entering costs that hex's MP, on the formation's activation.
BK-R56 = The last marker of the last turn is not carried out.
BK-R57 = The four starting losses count for morale, not for victory points.
BK-R58 = Mines attack each unit apart, each attack with its removal roll; terrain, works and armour ignored; in melee entry too.
BK-R59 = One column of shift is 1 point of factor, applied before the -1 floor of 8.2.2.
BK-R60 = Partly assigned independents: the rest keep the marker and act by it.
BK-R61 = The repeat marker taken with a general marker is one beyond the mix, played at once or held under 5.3.
BK-R62 = Slips of reference: 6.2 in 2B2 is 6.3, 1.8.1 in 6.3.1 is 8.1, the German player who assigns the 205 RI gun is the French one, I/33, SchR is I/33 SchR.
BK-R63 = The exhaustion test waived on a retreat through mines (6.3.3) is the minefield's removal roll of 10.1, not a fatigue test.
BK-R64 = At Stonne, as at Hannut and in the printed order, the French set up before the Germans.
BK-R65 = A salvo or Stuka attack is named on a hex with at least one enemy unit; who else stands there is hit too.
BK-R66 = An HQ moves by itself; units move alone or in stacks of up to three combat units from one hex.
BK-R67 = A company aboard counts for stacking. If its hex is attacked in melee it dismounts at once and fights on foot.
BK-R68 = In melee terrain and works cover the defenders only; stream and slope hinder the attackers in every round.
BK-R69 = From the second round of a melee the defender names his targets first, openly; all shots then fall together.
BK-R70 = A formation that is demoralised during its own activation finishes it.
BK-R71 = An independent reinforcement (the 67 RI gun, 14 PzJg of SchR 86) is assigned when its turn begins. II/PzR, which leaves, can be nobody's host.
BK-R72 = A held repeat marker is played when an own formation marker is drawn, before that formation acts.
BK-R73 = Flight follows the cheapest way to the own edge, without roads and without choice; at the edge a unit with points left leaves the map.
BK-R74 = In column along a road only the road's price counts, whatever the ground, a stream or the climb.
BK-R75 = Any enemy counter in a neighbouring hex, an HQ too, cuts the range to 1.
BK-R76 = The HQ of 49 BCC comes with the rest of it on turn 8.
BK-R77 = A move stopped by a reaction in a full hex goes on as a retreat does, to the nearest hex with room; only a move that cannot go on may end out of command.
BK-R78 = A held repeat or general marker can be cancelled when it is played, as one just drawn can; a general marker laid out to cancel cannot be cancelled itself, nor what a general marker brings at once.
BK-R79 = When a carrier reacts with fire, the company aboard joins it if the target is in its range too: one check and one roll, both of the carrier, attacks added. It costs nothing, so nobody is asked.
BK-R80 = An attacker whom mines neutralise as he enters goes back to the hex from which he came, as one neutralised in the melee does, unless he takes a step loss instead; if none is left there is no melee.
BK-R81 = A formation that is demoralised while its marker waits for a partner is not activated together with it: it tests to recover in administration, and its marker is spent at the end of the turn.
BK-R82 = Nobody reacts to an assault: the melee begins as the attackers enter. Who wants to fire or to fall back does so when they come into sight or next to him.
BK-R83 = The one hex that is always allowed is a whole move; beside a shot a unit enters only what half its points can pay.
BK-R84 = A defender neutralised before the melee who loses a step instead of retreating loses his marker with it, as in a panic.
BK-R85 = An HQ does not overrun another: it does not enter the hex of an enemy HQ. Only combat units do.
BK-R86 = A melee is the action of a move: who has fought one and goes on may move and assault again, but does not fire.
BK-R87 = A company aboard that has fired by itself is not driven on in that activation: it would fire at full strength and move. Carrier and company that fire together have finished.
BK-R88 = Works serve any infantry in their hex: stormed by infantry they stay and cover it; taken by other units alone they go with their last defender.
BK-R89 = A company aboard that fires by itself is answered at its carrier: opportunity fire and return fire go against what is seen and hit.
BK-R90 = The one hex of an assault for which the points need not suffice is the only move that the unit has made by order in the whole turn, whatever activation it was. Retreats and flight are no moves of its own.
BK-R91 = If the lone company of 49 BCC is gone when the rest of it comes, the rest is not demoralised by that; the steps of the company count as lost all the same. Of a formation of which nobody is there, nobody tests to recover.
BK-R92 = An assault can end the move, so no unit assaults a hex that is farther from its HQ than its move may end.
BK-R93 = All results of a volley of a melee on one unit count, in whatever order the dice fell: first the steps, then every N. Who takes the marker for the first N tests for panic at each further one before he goes.

## Worked examples that must run as tests

BK-ex-4_3_2 = From 0706 on the Hannut map exactly these hexes are blind, clockwise from the north: 0702, 1304, 1305, 1107, 0810, 0709, 0610, 0309, 0209, 0205, 0304, 0303, 0403, 0501. (BK-R20)
BK-ex-8_2_4 = A German tank in 0502 (Stonne) firing at a unit in 0304 has the range modifier -2.
BK-ex-8_6_1a = A Stuka attack on Orp-le-Petit rolls one 11 for the whole hex: infantry 8 - 2 (village) = column 6, a step lost; the tank with defence 3, 8 - 3 + 1 (dispersed) = column 6, a step lost; the tank with defence 5, 8 - 5 + 1 = column 4, neutralised.
BK-ex-8_6_1b = One French artillery marker at Hannut is 2 medium and 2 light salvos. The first medium salvo, on a hex with 3 German infantry that an HQ sees, fails its transmission with 9 and is lost; the second, on a German infantry in the open next to a French HQ, transmits automatically and rolls 9 on column 5: red N, neutralised. Two salvos are left.
BK-ex-12_1 = With 13 German victory points at the end of turn 2 the French player wins.
