# What each clause says, in our words. An id is the clause's id with _ for a point.


## 0 to 2 Course of the game

EU-0 = Whatever no rule forbids is allowed: any number of units may share an area (Malta excepted) and any number of battles may be fought in a turn.
EU-1 = The Axis is Germany and Italy; the Allies are Britain, France, the USSR and the USA. These six are the great powers of the 7 HPP declaration; every other country is a minor.
EU-2a = A game is a scenario (four of them) at a level (basic or advanced), with 2 to 5 players who hold one or more powers.
EU-2b = A year has four turns: spring, summer, autumn, winter. In every turn each side acts in the scenario's order through four phases: 1 declarations of war, movement and battle; 2 non-combat movement; 3 new units; 4 strategic redeployment. The powers of one side share each phase, may take their actions in any order and mixed, and leave the phase together. (EU-R79)
EU-2c = Inside a battle the order is air, sea, land.
EU-2d = After the winter turn all powers do the yearly accounting at the same time; then spring of the next year begins.
EU-2e = HPP pay for declarations, battles, invasions, new units and replacements. Nobody may spend on purpose what he does not have.
EU-2f = The scenario's end date ends the game and its victory conditions name the winners; if all enemies of one side have fallen before that, the side has won, and the game ends at once unless goals of its powers are still open. (EU-R72)

## 3 Map

EU-3a = One movement point enters one area, on land and at sea alike.
EU-3b = Mountains, swamps, rivers and forts never cost movement; they only change the defence (5.2). (EU-R89)
EU-3c = Some mountains and the Maginot line protect only against certain neighbours: Lyon's mountains against Italy, the Maginot fort against Germany and Belgium but not against Calais or Lyon. (EU-R2)
EU-3d = Land units cross sea only in fleets, except over the three arrows: Sicily-Naples, Sevastopol-Krasnodar, Istanbul-Izmit. There is no crossing Denmark-Sweden or Finland-Sweden. (EU-R24)
EU-3e = Finland has no port: no fleet base, no invasion of it, no sea transport to it. (EU-R4)
EU-3f = Fleets pass between Mediterranean and Atlantic only through Gibraltar and only if they belong to its owner or his allies; a neutral power's fleets do not pass.
EU-3g = Denmark's owner decides the passage North Sea-Baltic; while Denmark is neutral no one passes. German fleets may act on both seas through Kiel; once an enemy has taken Kiel this way is closed for the rest of the game.
EU-3h = Whoever holds both Istanbul and Izmit decides the passage Mediterranean-Black Sea; it is closed to everybody while Turkey is neutral.
EU-3i = Borders are those after the fall of Poland; every area shows its country's colour and is named after its chief town. The back of the board enlarges the theatre of 14.1 and 14.3: a view of the same areas, not a rule.

## 4 Units

EU-4a = A unit hits with a die at or under its AV when attacking, at or under its DV (with the modifiers of 5.2) when defending.
EU-4b = A unit attacks once per turn (armour twice). Having attacked, a land unit may still defend; an aircraft or fleet may not.
EU-4c = A unit moves once per turn, into battle or in phase 2 (armour and strategic redeployment excepted).
EU-4d = Basic level: only the active side moves. Advanced level: the defender's air and naval units may intervene (12.2).
EU-4e = AV and DV depend on unit type and nation; units of the same type may differ.
EU-4_1 = Infantry: 1 movement point, fights on land only; carried by a fleet it moves neither before boarding nor after landing, in invasion and transport alike; aboard it does not fight, nor does the fleet that carries it.
EU-4_2 = Armour: 2 movement points and up to two attacks, on land only; it may not have moved before boarding; after a successful invasion it may go on one area and attack, after sea transport go on one area. Armour that took its first area without a battle may go on with its second point and attack. (EU-R85)
EU-4_3a = Aircraft: a base is the area where an air or naval unit stands before it moves, and the unit is back there after its action. Aircraft may change base by up to two areas once per turn, before the attack or in phase 2; they strike up to two areas from base (sea areas count, enemy units may be overflown) and attack or defend once per turn. A strike may pass over neutral land, a base change may not. (EU-R51)
EU-4_3b = If a base is attacked whose aircraft are already used, they take no part and cannot be taken as losses.
EU-4_3c = Used and unused aircraft whose base falls flee to a friendly area within two areas (bombers three); if that one falls in the same turn, or none is in reach, they are lost. (EU-R15) (EU-R68)
EU-4_3d = Aircraft alone cannot hold an area against land units, which enter by land freely and make them flee; they may attack areas that hold only naval or only air units, and they may defend a coast against fleets without land units beside them. (EU-R16)
EU-4_3e = Aircraft support an invasion only from a base within two areas of it; aircraft that fight there are not carried there by fleet. Sea transport of aircraft follows the armour rule: not moved before boarding, at most one area of base change after landing. (EU-R69)
EU-4_4a = Fleets move on seas and coasts, work from bases in coastal areas (any, except in Finland), return to base and never end a turn at sea; they take no part in land battles and cannot hold their base against land units. No fleet goes from one sea to another through a land area, except German fleets through Kiel. (EU-R4)
EU-4_4b = A fleet whose base falls to land units retreats to another base in an area of its own power within six points; an ally's base will not do. A second retreat in one turn, or no such base, loses it. (EU-R15)
EU-4_4c = Capacity: one unit per fleet in an invasion, two in sea transport; further fleets may go along as escorts; cargo never changes ships. One action per fleet and turn; after a landing the fleets are back at the base they started from. (EU-R81)
EU-4_4d = Landing needs a coast without usable enemy fleets or aircraft: these must first be destroyed. (EU-R14)
EU-4_4e = A fleet has six movement points: every sea entered and the coast at the end cost 1 each, an open strait costs nothing extra. (EU-R5)

## 5 Action phases

EU-5_1a = The attacker moves all units that are to fight into the area before the battle begins; they may come from several areas. A battle costs the attacking power 1 HPP at once; without HPP it starts none. Land units stop where enemy land units are; armour with a point left may pass through an enemy area that is empty or holds only aircraft or fleets. (EU-R52)
EU-5_1b = A declaration of war costs 7 HPP against a great power and 2 against any other country, paid at once by the attacker; it binds the declarer's whole alliance, so no ally pays again. The declarer itself must attack that country or take one of its areas in the same turn; it cannot pay for an ally who does so, nor declare where it cannot attack or cannot pay for the attack as well. (EU-R118) (EU-R123)
EU-5_1c = A neutral's army is set up by the member of the opposing alliance that has most HPP in hand; on a tie higher base HPP, then the printed order decides. (EU-R19) (EU-R71)
EU-5_1d = When a neutral's capital falls, all its units go and the conqueror controls the country. If the capital holds out through the turn of the attack, the other side may help it and the country belongs to that alliance until its capital falls; the power that set up its units moves them and gets its HPP, and lost ones are not rebuilt. In both cases the HPP count from the next yearly accounting. A minor retaken later is a conquest of the liberator. (EU-R10) (EU-R20) (EU-R70)
EU-5_1e = Powers that are not yet allied each pay their own declaration. Germany and Italy become allies when Italy declares war on Britain or France, or one of these on Italy. Allies who want to interfere in a neutral Italy's war declare on Italy for 7 HPP; troops sent into the victim's land satisfy that declaration, no attack on Italy is needed. (EU-R29) (EU-R119)
EU-5_1f = Armour that survives its first attack and has a movement point left may go on one area and attack again for another 1 HPP.
EU-5_1g = Aircraft and fleets of all kinds do one action per turn; the air, sea and land stage of one battle are one action, so surviving aircraft go through all three. Attack, defence, transport, escort, supply and intervention mark the unit as used until its owner's next turn begins; a used unit does nothing more, does not defend, does not bar a landing, and flees if its area falls. (EU-R44)
EU-5_1h = Taking an undefended enemy area by land or by air drop costs no battle HPP (in a country just declared on: the declaration alone); from the sea it is an invasion and costs 5. Control then stays without a garrison until an enemy land unit enters. (EU-R16) (EU-R42) (EU-R53)
EU-5_1i = Withdrawing land units go back one area, to an adjacent friendly one from which part of the attack came (if there is none, any adjacent friendly one), and armour that withdrew does not attack again; air and naval units return to their bases. (EU-R47)
EU-5_1j = Battles are moved and fought one after another in the order the attacker likes; a later attack may start from an area taken earlier in the phase.
EU-5_1_1 = Air battle, only where both sides have aircraft: all attackers roll (by equal AV) and at the same time all defenders; each owner removes aircraft of his choice, one per enemy hit, and hits beyond their number are lost. After each round the attacker may withdraw his aircraft to the base they came from. It ends on withdrawal or when one side has none; then the sea and land stages go on. If only the defender has aircraft there is no air stage and they join the sea or land stage. (EU-R82)
EU-5_1_2 = Sea battle where one side has fighting fleets and the other has fleets or aircraft that fight there; aircraft that survived the air stage may join. Rounds, losses and withdrawal as in the air.
EU-5_1_2b = Invading fleets also fight defending aircraft where no enemy fleet is present or left; before this stage the attacker may turn back and end the action.
EU-5_1_3a = Land battle where both sides have land units; surviving aircraft may join and may be taken as losses. Aircraft without land units may attack land units for the usual 1 HPP, are hit back and never occupy (scenario option `aircraft_attack_alone`, on by default). (EU-R1)
EU-5_1_3b = The attacker may end a land battle after any round and withdraw; landed invaders may not. (EU-R111)
EU-5_1_3c = An invasion costs 5 HPP in all, its battle included, whether or not the landing comes about and also against an empty coast; a follow-on attack by armour costs 1 more. (EU-R42)
EU-5_1_3d = Transporting fleets and their cargo take no part in the air and sea stages but can be lost in the sea stage: hits there fall on fighting ships and aircraft first (owner's choice) and the surplus sinks transports with their cargo, the owner picking which. Surplus hits of the air stage never reach ships. (EU-R78)
EU-5_2a = In the land stage against a fort every attacking land and air unit has AV 1; nothing else changes an AV. (EU-R49)
EU-5_2b = Fleets defend with DV 5 only against an invasion of their base; against a purely naval or air raid they use the printed DV. No landing starts while a usable defending fleet or aircraft remains on the coast. (EU-R14) (EU-R44)
EU-5_2c = Infantry and armour get +1 DV in mountains, in swamp or behind a river (once, however many apply), and DV 5 instead in a fort or against a landing; aircraft never get a terrain value. (EU-R48)
EU-5_2d = A fort that has been taken is no fort for the rest of the game. (EU-R122)
EU-5_2e = A river or coast value is lost for all defenders if any part of the attack comes by a way to which it does not apply. A one-sided fort or mountain likewise counts only if every land attacker comes from a covered side; all-round mountain and swamp always count. (EU-R2) (EU-R50) (EU-R117)

## 6 to 9 Other phases, supply

EU-6a = Non-combat movement (phase 2): units that have neither moved nor acted this turn move up to their points through friendly areas and into enemy areas without troops; air and naval units change base in this phase.
EU-6b = Sea transport happens in phase 2 by fleets that have not moved or acted: two units per fleet, any mix of land and air, between friendly areas.
EU-7a = New units come only from the scenario's counter mix: units not yet built or lost units rebuilt. With all counters on the board no HPP buys more.
EU-7b = New units appear only in home areas inside the country's original borders that it still controls, never in conquests or colonies; naval units on a coast; satellite units in their own country. (EU-R75)
EU-7c = At most half (rounded up) of the HPP held at the start of the year, or of the scenario in its first year, may be spent in one turn, declarations and battles included; HPP gained at once under 13.3b raise the limit by half of the gain. (EU-R7)
EU-7d = A fleet lost in battle is paid at once when rebuilt and is ready at the start of its owner's third turn after that, in an own coastal area named on payment; if that area falls first, the fleet is lost. Submarines and destroyers are rebuilt without delay. (EU-R60) (EU-R61)
EU-7e = New units, also fleets built for the first time, are usable at once: they may be redeployed, escort and defend in the same turn.
EU-8a = Strategic redeployment: the data sheet's number of units, any distance over friendly areas, never through neutral or enemy land. Unused fleets may be redeployed too, port to port through open straits, without an escort. (EU-R46)
EU-8b = Aircraft are redeployed across sea only where a friendly area lies within two areas (for bombers three, four with the option). (EU-R68)
EU-8c = Land units, and aircraft for which that way fails, cross sea with one idle fleet per unit as escort, at most six points from the fleet's base to the destination; a longer way needs relays, each based where the fleet before it can reach. Escorts stay on base and do nothing else that turn, before or after. (EU-R6)
EU-8d = Land units that moved or fought this turn, and aircraft that only changed base, may be redeployed, also into areas taken this turn; used aircraft and fleets may not. (EU-R45)
EU-9a = Only land units in supply at the start of their turn make any movement in it, redeployment included, or attack: a path of friendly areas to a friendly capital, also a conquered one. Units without supply still defend. (EU-R38)
EU-9b = Land units cut off at the start of their turn, whose supply other troops do not restore by the end of phase 1, are removed at the end of redeployment and so cannot be rebuilt in that turn. (EU-R38)
EU-9c = An idle fleet based in a supplied area supplies up to six land units overseas, in one or several areas, allies too, within six points of its base; it stays on base. If it is lost or used otherwise, the units count as cut off at the next check. (EU-R6) (EU-R86)
EU-9d = Air and naval units are always in supply.

## 10, 11 Accounting, fall of great powers

EU-10a = Yearly income: base HPP of the year + HPP of conquered minors + HPP of minors that joined + half (rounded up) of a conquered great power's 1939 base - last year's debt. Colony points count only for a conqueror. What was left over is lost. (EU-R8)
EU-10b = A conquered country or area that is lost and not retaken by the end of the loser's next battle phase costs him its HPP at that moment, but only HPP already counted in the running year's income. The deduction counts as spending and may exceed the turn limit. Involuntary losses (this one, bombing, submarines, Moscow, Gibraltar, Suez) may push the HPP below zero; nobody spends into debt on purpose. (EU-R11) (EU-R41) (EU-R77)
EU-11a = A great power (France, Britain, Italy, Germany) whose capital has fallen may in its next turn only try to retake it, allies helping, with supplied units; after success the turn goes on as usual.
EU-11b = After failure the power falls: its units go, the conqueror controls its home land (except areas where other enemies stand), its conquests and overseas areas become neutral and may be entered without a declaration when empty, and the conqueror gets half (rounded up) of its 1939 base HPP from the next accounting on; a former ally who retakes it later gets the same half and no more. (EU-R21) (EU-R22)
EU-11c = Moscow's fall does not end the USSR: 5 HPP are lost at once and from the base while the enemy holds it. From then on, and not before, the map's east edge gives supply, takes new Soviet units and is a place from which attacks start; only Soviet units stand there and it is never attacked. (EU-R25) (EU-R26)
EU-11d = The USA cannot be conquered or invaded.

## 12 Advanced level

EU-12 = The advanced level keeps every basic rule that is not changed here and the same four phases; it adds four unit types, interventions and lend-lease.
EU-12_1_1a = Paratroops have two movement values, drop 3 and land 1; they need no aircraft and may pass over enemies. Used in an attack they cancel river and coast values of the land defence for the whole attack, but not the fleets' DV 5. They fight in the land stage only and a drop cannot be intercepted. (EU-R35) (EU-R64) (EU-R65)
EU-12_1_1b = A paratroop unit lost in a drop without land units of its side beside it cannot be rebuilt; the same holds when, alone in the area it took, it is lost in the enemy's next counter-attack. (EU-R35)
EU-12_1_1c = One power attacks an area only once per turn: an area that a drop alone has taken cannot then be invaded so that armour goes on from it. A landing with a drop at the same time is one attack, and its armour may go on. (EU-R17)
EU-12_1_1d = Self-invasion: to retake a capital a fleet may land armour in an own coastal area in phase 1 for the 5 HPP of an invasion, and the armour attacks the capital with its second move. (EU-R63)
EU-12_1_1e = A drop costs 1 HPP if the area is defended and nothing if not, never the 5 of an invasion. The area taken is a bridgehead: it may be reinforced by redeployment in the same turn and needs a supply fleet. A paratroop unit lost there together with land units may be rebuilt.
EU-12_1_2a = Bombers: range 3, base change, flight and redeployment over sea 3 (4 with the option); in air battle they roll DV even as attackers and may withdraw after each round; they may attack land and sea units with their AV. (EU-R36) (EU-R68) (EU-R83)
EU-12_1_2b = Strategic bombing: flying into the original home of Germany, Italy or Britain costs that enemy 1 HPP per bomber at once, even if the bombers are then lost to interception; it is free of charge, uses the bomber's action, and may drive the victim into debt. Conquests and colonies are no target; France and the USSR are never bombed, nor are minors and the USA. (EU-R36) (EU-R77) (EU-R84)
EU-12_1_3a = Submarines: only Germany builds them; they move like fleets, carry nothing, fight in sea battles and have no value against an invasion.
EU-12_1_3b = Each surviving submarine in the North Atlantic costs Britain 1 HPP at once; each surviving submarine that attacks a convoy takes 2 HPP from it (to Britain: North Atlantic; to the USSR: Norwegian Sea). A submarine does one of the two, declared on arrival. (EU-R59)
EU-12_1_3c = Aircraft attack submarines for one round only, with AV; this is no action for them and the submarines do not fire back at them. (EU-R12) (EU-R13)
EU-12_1_4 = Destroyers are like fleets but carry nothing and have no value against an invasion; they and submarines may be taken as losses at sea. (EU-R87)
EU-12_2a = Air intervention: unused aircraft may attack enemy air or naval units that pass within their range, or go to the battle area itself; free of charge, always successful. The mover may answer with unused aircraft of his own; the chain is resolved last first and survivors fight on in the planned battle. Interceptors roll DV against aircraft and ships, the intercepted roll AV; being intercepted uses up no action. The interceptor may break off after any round. (EU-R12) (EU-R66)
EU-12_2b = Naval intervention, only against naval actions (sea transport too): the mover announces the whole route and may not change it, only turn back to base. An intervening naval force within six points rolls one die and succeeds on more than its distance in sea areas, so five is the farthest that can succeed. The mover may counter-intervene by air, or by sea with a roll of his own. (EU-R5) (EU-R66) (EU-R67)
EU-12_2c = Interventions are also possible against air and naval changes of base in phase 2, never against strategic redeployment.
EU-12_3a = Lend-lease: once France has fallen, from spring 1941, the USA may send HPP to Britain; USA and Britain may send to the USSR once Germany has attacked it. A shipment is at most a quarter (rounded down) of the sender's base HPP and counts in its limit. It is laid face down in redeployment (empty ones allowed), to Britain in the North Atlantic, to the USSR in the Norwegian Sea (Murmansk is off the map); it arrives in the receiver's next building phase, is spendable at once and raises his limit by half. (EU-R33) (EU-R62) (EU-R115)
EU-12_3b = Convoys lose value to submarines; no aid goes to the USSR while Germany holds Vologda; American aid of 1941 is taken from the American HPP of 1942. (EU-R90)
EU-12_3c = Every shipment, an empty one too, needs one idle escort fleet of the sender (of Britain for the USA before 1942) that stays on base and does nothing else that turn. (EU-R62)

## 13 Special rules (each scenario names the ones it uses)

EU-13 = These rules hold at both levels and the whole war uses all of them. A power may stay neutral and alliances need not come about, but attacking a historic ally is always forbidden.
EU-13_1a = British and French never attack or defend together. In one area they are attacked apart, in the order the attacker likes, 1 HPP each; as attackers of one area each pays 1 and fights wholly before or after the other. British troops do not enter the Maginot line until it has fallen. (EU-R17) (EU-R18) (EU-R116)
EU-13_1b = British with Americans and Germans with Italians may combine; they agree who leads and who controls. The leader pays the 1 HPP once, the power whose fleets carry pays for an invasion. Without agreement they fight apart, and the power with more units in the area (then with more on the map) controls it. (EU-R37) (EU-R43)
EU-13_1c = Soviet and western allied units never share an area; they may attack the same area one after the other. (EU-R17)
EU-13_2 = Vichy France arises when Paris has fallen and was not retaken: all French units go, and the areas Vichy and Lyon and the African colonies still French get 2 infantry, 1 armour, 1 aircraft, 2 fleets, set up and moved by the German player and only defending. The Allies must declare war (2 HPP) to attack it; the Axis may not attack or enter it. When the Allies take Paris or Vichy it ends at once: its units go and its areas fall to the power that took the place. Its supply capital is Vichy. (EU-R22) (EU-R23) (EU-R74)
EU-13_3a = The USSR may attack Germany or its satellites from autumn 1941 on, paying 7 HPP, and 2 more for each satellite it attacks. (EU-R31) (EU-R55) (EU-R120)
EU-13_3b = Germany may attack the USSR at any time for 7 HPP; Finland, Hungary, Romania and Bulgaria then join at once with troops that may move and attack and with their HPP: only this status brings a country's HPP before the accounting. Their losses may be rebuilt at Germany's cost.
EU-13_3c = Surprise: in the turn of the German declaration every German-side attacker rolls two dice per round against Soviet units and each success is a hit. In the winter turn of that year the Axis does not attack inside the USSR and Soviet attackers roll two dice. Defenders and intervening units are never doubled. A declaration made in winter falls under the ban at once: it can only take an undefended Soviet area. (EU-R30) (EU-R56) (EU-R88)
EU-13_3d = Bulgarian units never attack Soviet units, and are removed at once when they would have to defend against them.
EU-13_3e = If the USSR attacks Germany first the satellites stay neutral and German troops must leave them in the next German turn, or Germany must declare war (2 HPP each) and fight that country's army. A satellite that the USSR itself attacks joins Germany, the others stay neutral. (EU-R55)
EU-13_3f = If the Allies take Ploesti the whole Axis fights in one battle area per turn until it is retaken; if the Axis takes Grozny the same holds for the USSR. A follow-on attack by armour is another one and is barred. (EU-R57)
EU-13_3g = Until Germany and the USSR are at war the satellites are neutral, but German units may enter and cross them; anyone else must declare war (2 HPP), and a satellite attacked by the Allies joins Germany. (EU-R54)
EU-13_4a = When the Axis takes Gibraltar or Suez, Britain loses 5 HPP (10 for both) from hand at once, its turn limit staying the same, and its base is 5 lower at each accounting until the area is retaken; it is whole again at the first accounting after recapture. (EU-R9) (EU-R58)
EU-13_4b = Malta holds at most one land, one fleet and one air unit.
EU-13_4c = At most three German land and air units are in Africa, and of these only three minus the British fleet and air units on Malta may attack. (EU-R32) (EU-R76)
EU-13_5 = The USA may declare war from spring 1942 on (7 HPP, no attack needed). Its units start in the USA area and must first go to Britain in redeployment, at most four per turn of its six, without escort; a unit sent on from Britain in the same turn counts again among the six and falls under paragraph 8. If Britain has fallen only an invasion opens a bridgehead, and then at most two units per turn follow. (EU-R33) (EU-R34)

## 14 Scenarios

EU-14_1 = Sichelschnitt runs from autumn 1939 to summer 1940, 4 turns, with data sheet start units and 1939 and 1940 columns; the first German turn begins with phase 2. (EU-R3)
EU-14_1a = Two players (Germany; Britain and France) or three. Germany is at war with Britain and France and holds Poland; USA, Italy and USSR are neutral and cannot be declared on, minors can. (EU-R73)
EU-14_1b = Set-up order: France, Britain, Germany.
EU-14_1c = Britain places at least one fleet on Malta and two at Gibraltar; these never change place. Germany places one unit each in Finland, Hungary, Romania and Bulgaria that never change place, two fleets at Kiel, two units anywhere in Germany and the rest in Poland, where at least one German unit must stand at the end of each German turn.
EU-14_1d = Move order: Germany, then France with Britain.
EU-14_1e = Germany wins if it controls Norway, Denmark, Holland, Belgium and Paris in summer 1940 and still does after the Allied answer; otherwise the Allies win. Among them France wins if Paris has not fallen, Britain if it controls one of the four countries at the end. (EU-R112)
EU-14_1f = The Allies may not invade Norway while it is neutral, and Britain may not invade anywhere in summer 1940. Special rules 13.1a and 13.2 apply. (EU-R39)
EU-14_2 = Barbarossa runs from summer 1941 to winter 1942, 7 turns, 2 to 5 players: Germany and Italy against USSR, Britain and USA; with three the USSR apart, with four Germany and Italy apart too, with five everyone apart.
EU-14_2a = Germany and Italy are at war with Britain; Germany has conquered Norway, Denmark, Holland, Belgium, Yugoslavia, Greece, Poland and France without a neutral Vichy; Finland, Hungary, Romania and Bulgaria are its allies. Germany must declare war on the USSR (7 HPP) in its first turn; the USA is neutral and may join in spring 1942. (EU-R31)
EU-14_2b = Set-up order: Italy, Britain, USSR, Germany. Germany also places the satellites' and Vichy's units in their own lands, and at most three German units in Italian Libya.
EU-14_2c = Start units and the columns 1939 to 1941 stand on the map free of charge; the USA pays for what it builds; the 1942 columns open in 1942.
EU-14_2d = Move order: Italy with Germany, then USSR with Britain and USA.
EU-14_2e = The Axis wins if Moscow, Leningrad and Stalingrad are German at the end of winter 1942, otherwise the Allies and among them the USSR. Italy wins with all British Mediterranean areas except Gibraltar; Britain if Italy has not driven it from the Mediterranean; the USA with at least one supplied land unit on the European continent at the end. (EU-R40) (EU-R112) (EU-R113)
EU-14_2f = Special rules: 13.1b and c, 13.2, 13.3 without a and e, 13.4, 13.5.
EU-14_3 = Bagration and Overlord runs from spring 1944 to summer 1945, 6 turns, 2 to 4 players: Germany against USSR, Britain and USA; with three the USSR apart, with four everyone apart.
EU-14_3a = Germany holds Norway, Denmark, Holland, Belgium, France, Yugoslavia, Greece, Poland, Albania, Italy north of Naples, and of the USSR Vitebsk, Tallinn, Riga, Minsk, Brest, Kiev, Dnepropetrovsk; Finland, Hungary, Romania and Bulgaria are its allies. Britain holds all formerly French and Italian Africa, Naples, Sicily, Sardinia, Corsica. Italy is out and has no units.
EU-14_3b = Set-up order: USA, Britain, USSR, Germany, each in the areas it controls; the USA in any British-controlled area.
EU-14_3c = All units buildable up to 1944 stand on the map free of charge; the USA begins with its start units only.
EU-14_3d = Move order: USSR with Britain and USA, then Germany.
EU-14_3e = Germany wins if Berlin has not fallen by summer 1945 or is retaken in that turn; the Allies win if Berlin is taken and kept. Among them the USSR or the USA wins if its units took Berlin, Britain if it controls Belgrade and Budapest in summer 1945. (EU-R112) (EU-R114)
EU-14_3f = Special rules: 13.1b and c, 13.3 d and f, and of 13.5 the redeployment part.
EU-14_4a = The whole war runs from autumn 1939 to summer 1945, 24 turns. As a team game the Allies win if Berlin and Rome have been taken by summer 1945, the Axis if it then holds at least two of Paris, London and Moscow; neither or both is a draw. (EU-R28)
EU-14_4b = As a free-for-all each power needs areas beyond its start territory worth, in summer 1945: Germany 34, Italy 10, Britain with USA 20, USSR 18, France 8 HPP. Agreements do not bind; historic allies never attack each other, and another's own or conquered area is entered only once the alliance has come about and its holder consents. (EU-R27)
EU-14_4c = Set-up order: Italy, France, Britain, USSR, Germany; 6 of Germany's 14 units stand in Poland, and its first turn begins with phase 2. Yearly columns open with their year; all special rules of 13 apply. Move order: Germany with Italy, then France with Britain, USA and USSR.
EU-14_4d = Seats: two: Germany+Italy, all Allies; three: Germany+Italy, France+Britain+USA, USSR; four: Germany, Italy, France+Britain+USA, USSR; five: Germany, Italy, France, Britain+USA, USSR.

## 15 to 17 Tables, sample game, options

EU-15a = Table I: infantry and armour in mountain or swamp or behind a river +1; attackers of a fort AV 1; land units in a fort or against an invasion DV 5; fleet against an invasion DV 5.
EU-15b = Table II: infantry 1, armour 2, aircraft 3, fleet 6, paratroop 2, bomber 3, submarine 1, destroyer 1; battle 1, invasion 5, war on a minor 2, on a great power 7.
EU-15c = Table III, infantry: Belgium 1, Denmark 1, Greece 2, Holland 1, Yugoslavia 2, Norway 1, Sweden 2; satellites Bulgaria 1, Finland 2, Hungary 2, Romania 2. Infantry, armour, aircraft, fleet: Spain 3, 1, 1, 1; Turkey 3, 2, 1, 1.
EU-16 = The printed sample game (two turns of Sichelschnitt, basic level) replays move by move to every printed position and sum, with only the misprinted dice substituted and each of them named beside the printed one (see the examples).
EU-17a = Optional research (whole war only; Germany, Britain, and the USA once at war): after redeployment 5 HPP buy a roll of two dice for one goal, inside the turn limit; 12 or more with modifiers succeeds and each earlier try at the same goal adds 1. Several goals may be tried in one turn, each roll paid. Britain and the USA research apart and share nothing. (EU-R80)
EU-17b = Goals of Britain and the USA: radar (destroyers and aircraft roll twice against submarines); air power (2 HPP per bomber); bombers move 4; Turkey, if still neutral, joins the Allies, its units rebuildable by the power that won it.
EU-17c = German goals: long-range submarines (2 HPP from trade, 4 from a convoy); Spain joins (a neutral Vichy then joins the Allies at once); Turkey joins (+1 if Germans have taken Stalingrad); Vichy joins, four turns after the fall of Paris at the earliest. Spain, Turkey and Vichy then have satellite status (13.3b).

## Rulings

EU-R1 = Aircraft may attack land units without land units of their own (the errata note in 5.1.3 wins): one battle cost, they are hit back, they never occupy.
EU-R2 = The Maginot fort counts against Germany and Belgium (3 over 5.2). That a land group from Calais or Lyon removes it for the battle extends 5.2, which names only river and coast, to one-sided forts and mountains (corrected by the audit; see EU-R50). A captured fort is gone for good.
EU-R3 = The first German turn of 14.1 begins with non-combat movement, as in 14.4 and 16.
EU-R4 = Every coastal area outside Finland is a fleet base; no passage from sea to sea through a land area except for German fleets through Kiel.
EU-R5 = Each sea entered and the final coast cost a fleet 1; interception distance counts seas only up to the meeting place (Brest-Channel 1); straits cost nothing extra.
EU-R6 = Escort and supply: at most 6 from the fleet's base to the destination coast through open straits; each relay fleet is based where the one before can reach.
EU-R7 = Turn limit: half, rounded up, of the HPP at the start of the year or scenario; fixed for the year except that immediate gains (13.3b) raise it by half of the gain.
EU-R8 = Colony points (1 each) count only for a conqueror at the accounting; the first owner has them in its base and loses nothing when they fall.
EU-R9 = Gibraltar and Suez are worth 5 each, both 10; the base returns at the accounting after recapture.
EU-R10 = A minor that is retaken becomes a conquest of the liberator; it does not rise again.
EU-R11 = The loss for a conquest taken by the enemy is charged at the end of the loser's next battle phase, counts as spending, may go below zero and is then next year's debt.
EU-R12 = Interceptors, counter-interceptors too, roll DV against aircraft and ships, the intercepted roll AV; air attacks on submarines always roll AV (corrected by the audit: the British fighter in 12.2 rolls 3).
EU-R13 = Air attack on submarines: one round, no answer, no action used.
EU-R14 = A landing begins only when neither enemy fleets nor enemy aircraft that can defend remain in the area (5.2 with the third invasion example, over 4.4).
EU-R15 = Units in a captured area escape once a turn: aircraft to a friendly area within 2, fleets to a base of their own power within 6 (the text says own; an ally's base does not serve); otherwise lost.
EU-R16 = Entering an empty enemy area by land is free; against aircraft or fleets alone land units also enter freely and these must flee.
EU-R17 = One attack per area, turn and power; British and French, and Soviets and westerners, may attack the same area one after the other, each paying 1.
EU-R18 = British and French units in one area are attacked one after the other, in the attacker's order, 1 HPP each.
EU-R19 = A neutral's units are set up by the opposing power with most HPP; the data file's default set-ups serve where nobody chooses.
EU-R20 = A minor that survives joins the other side; its units move with the power that set them up and are not rebuilt (only satellites, and Spain or Turkey by option, are).
EU-R21 = A fallen power's conquests and colonies become neutral and may be entered without a declaration when empty; France gets Vichy instead if Paris fell to the Axis.
EU-R22 = Corsica goes to the conqueror of Paris; Syria is neutral in 14.4, British in 14.2 and 14.3.
EU-R23 = Vichy's supply capital is the area Vichy; war on it costs 2.
EU-R24 = The Sevastopol arrow leads to Krasnodar; Dnepropetrovsk is reached by land.
EU-R25 = East edge: Soviet units only, never attacked; supply, new units and attacks from it only after Moscow has fallen (corrected by the audit: 11a says in this case).
EU-R26 = Moscow is worth 5: lost at once from hand and from the base while an enemy holds it; the holder counts 5 in 14.4b and at its accounting.
EU-R27 = In 14.4b Poland counts for Germany as a conquest, satellites while they are its allies.
EU-R28 = 14.4a: neither or both conditions is a draw; the Axis needs two of Paris, London, Moscow.
EU-R29 = Britain and France must declare war (7) on a neutral Italy before attacking it or helping its victim; Germany and Italy are allies from Italy's first war with one of them.
EU-R30 = Double roll of 13.3c: two dice per unit and round, each success a hit.
EU-R31 = Autumn 1941 is the earliest Soviet attack; in 14.2 the German declaration on turn 1 is compulsory.
EU-R32 = Africa: German land and air units count, fleets do not; the limit is 3 minus British fleet and air counters on Malta.
EU-R33 = Before 1942 the USA has no units on the map; its aid ceiling is 13 (a quarter of 54); it pays 7 in spring 1942 or later.
EU-R34 = Over the ocean 4 of the 6 redeployments; a unit moved on from Britain in the same turn costs a second one.
EU-R35 = Paratroops: drop range 3 from any own area, land move 1, no cost beyond the battle; lost without own land units fighting beside them they are gone for good.
EU-R36 = Bombers: AV against land and sea only, DV in air battle; range 3 (4 with the option); may be intercepted on the way; bombing damage first, then losses.
EU-R37 = Control of a joint conquest without agreement: more units there, then more units on the board.
EU-R38 = Supply is checked at the start of the own turn, after supply fleets have been named; units without it do not move in any way or attack in that turn, but defend. Others' moves and battles of phase 1, and supply fleets named after it, save them from removal; they still do not move before the next turn.
EU-R39 = The ban on invading Norway holds while it is neutral; the British ban of summer 1940 covers all targets.
EU-R40 = American bridgehead in 14.2: at least one supplied American land unit in a continental European area at the end of winter 1942.
EU-R41 = Only HPP that this year's income contained are deducted for a lost conquest (in 16 France pays nothing for Belgium).
EU-R42 = The 5 HPP of an invasion include its battle and are paid for an empty coast too; a follow-on armour attack costs 1 more.
EU-R43 = A combined battle costs 1 HPP once, paid by the leader; an invasion 5 by the power whose fleets carry.
EU-R44 = Transport, escort, supply, attack, defence and intervention mark a unit as used until its owner's next turn begins, through the enemy's turn too; marked units do not defend, do not bar a landing and flee if the area falls (16: the Dover fleet).
EU-R45 = Used aircraft and fleets are not redeployed.
EU-R46 = Unused fleets may be redeployed, port to port through open straits, one redeployment each, no escort.
EU-R47 = Land units withdraw to one adjacent friendly area from which part of the attack came, else to any adjacent friendly one; armour that withdrew makes no further attack.
EU-R48 = River and mountain together give +1 once; DV 5 replaces it.
EU-R49 = AV 1 against a fort holds in the land stage only.
EU-R50 = A one-sided fort or mountain counts only if every land attacker comes from a covered side; all-round mountain and swamp always count.
EU-R51 = Strikes may overfly neutrals; base changes and redeployment may not.
EU-R52 = Land units stop at enemy land units; armour with points left passes enemy areas that are empty or hold only aircraft or fleets.
EU-R53 = Control without a garrison stays until an enemy land unit enters; only Poland in 14.1 needs its unit.
EU-R54 = Satellites before the war with the USSR: neutral, open to German units; others must declare (2); attacked by the Allies a satellite joins Germany.
EU-R55 = A satellite that the USSR attacks first joins Germany, the others stay neutral.
EU-R56 = A German declaration on the USSR in winter falls under the winter ban at once; no double roll is left to use.
EU-R57 = One attack in 13.3f = one battle area per turn for the whole Axis (or the USSR); an armour follow-on counts as another.
EU-R58 = Gibraltar or Suez: 5 HPP from hand at once, turn limit unchanged, base 5 lower at each accounting until retaken.
EU-R59 = A submarine in the North Atlantic attacks trade or a convoy, declared on arrival.
EU-R60 = The building delay of 7d holds for fleets only.
EU-R61 = A rebuilt fleet appears at the start of its owner's third turn after the one of payment.
EU-R62 = Aid: quarter rounded down; charged to the sender's limit; the receiver's limit rises by half of what arrives; one escort fleet of the sender (of Britain for the USA before 1942) per shipment, empty ones too.
EU-R63 = A self-invasion costs 5 HPP; there is no battle unless an enemy is there.
EU-R64 = Drops take no part in the air stage and are not intercepted; paratroops fight in the land stage, where defending aircraft join if land units defend.
EU-R65 = Paratroops cancel the land defence's value only, not the fleets' DV 5.
EU-R66 = An intervener may break off after any round; the mover may turn back to base but not change route.
EU-R67 = Sea transport may be intercepted; cargo is treated as in an invasion.
EU-R68 = Bombers flee and are redeployed over sea by 3 instead of 2 areas (4 with the option).
EU-R69 = Aircraft after sea transport may change base by one area; they may not have moved before.
EU-R70 = HPP and units of a minor that joins go to the power that set it up.
EU-R71 = Strongest member: HPP in hand; tie: base, then printed order.
EU-R72 = If all enemies of one side have fallen before the end date, that side has won. In 14.1, 14.2 and 14.3 its powers have goals of their own: as long as they are in several hands play goes on to the end date, else the verdict is given at once as it stands. In the free-for-all of 14.4 everyone stands for his own sum in summer 1945, whoever has fallen.
EU-R73 = No war on Italy, USSR or USA in 14.1; minors may be attacked.
EU-R74 = Vichy's areas go to the power that took Paris or Vichy; the Axis may neither attack nor enter Vichy France.
EU-R75 = Units are built in own home areas under own control; naval ones on the coast; satellite units in their own country.
EU-R76 = 13.4c limits attacking only: 3 minus Malta's air and fleet counters.
EU-R77 = A victim of bombing or submarines without HPP goes into debt.
EU-R78 = Losses at sea: fighting ships, submarines, destroyers and aircraft first (owner's choice), then transports, owner picking which.
EU-R79 = Powers of one side act in any order and mixed inside a phase; the phase ends for all together.
EU-R80 = Research counts as spending in the turn limit.
EU-R81 = Fleets return to the base they started from after a landing.
EU-R82 = Only the defender has aircraft: no air stage, they join the land or sea stage.
EU-R83 = Only bombers attack and fighters defend: both roll DV in the air stage, bombers may withdraw after each round.
EU-R84 = Germany, Italy and Britain can be bombed; minors and the USA cannot.
EU-R85 = Armour that took its first area without battle may go on with its second point and attack.
EU-R86 = Units whose supply fleet is lost or used count as cut off at the next check.
EU-R87 = The words on forts in 12.1.4 have no effect: there is no coastal fort on this map and 5.2 gives fleets no fort value.
EU-R88 = Only attackers are doubled in 13.3c, neither defending nor intervening units.
EU-R89 = Terrain costs no movement anywhere, though 3 says only that this is generally so.
EU-R90 = Aid to the USSR is barred as long as Germany holds Vologda (the text: if Germans take it).
EU-R91 = The war between the Axis and the USSR is opened by Germany or by the USSR; Italy alone cannot begin it.
EU-R92 = A sea stage comes about when the attacker has ships there, or when aircraft without land units attack ships; aircraft beside land units that come by land do not fight ships.
EU-R93 = Once a country has fallen its areas change hands one by one; its HPP go with its chief area, those of a colony with its chief town.
EU-R94 = After both have rolled the defender removes his losses first, then the attacker.
EU-R95 = A move is met by one chain of interventions at one place; the powers of a side answer in the printed order, and a naval force that comes too late is used all the same.
EU-R96 = A home area or colony of a living ally that is retaken goes back to that ally; an area of an allied minor goes back to the minor.
EU-R97 = When a power falls, the minors in its care pass to its strongest ally in the war; without one they are neutral again and lose their armies.
EU-R98 = Axis units that stand in Vichy or Lyon when Vichy France arises go to Paris.
EU-R99 = For German units a satellite that is still open counts as friendly for movement and supply; its capital supplies them.
EU-R100 = A convoy is turned up when submarines attack it; until it arrives, its sender's HPP are shown with those at sea.
EU-R102 = In the verdicts a minor that has joined counts as controlled by the power in whose care it is.
EU-R101 = Units of the Axis that are still in neutral satellites at the end of its turn, and have not taken the place after a declaration of war, are lost; land units attack from where they stand.
EU-R103 = Aircraft and ships that stand in an area which the fall of a country or power, or the rise or end of Vichy France, gives to someone who is not their friend flee as if the area had been taken.
EU-R104 = Against aircraft that attack without land units an intact fort counts in full, wherever they come from; a river, a coast and a one-sided mountain do not count against them.
EU-R105 = A country that German research has won brings its HPP at once, as a satellite does; Turkey on the side of the Allies brings them at the next accounting.
EU-R106 = Aircraft and ships of a minor that has joined may intervene, sent by the power that leads them; those of Vichy France only once it has joined a side.
EU-R107 = A rebuilt fleet whose yard holds units beside which it may not stand appears when these have left.
EU-R108 = A minor that joins an alliance is at war with the enemies of that alliance only; a power still outside the war that had attacked it goes on only after entering the war.
EU-R109 = When a country or power falls, or Vichy France arises or ends, areas in which land units stand that are no friends of the conqueror go to the owner of these units.
EU-R110 = Fleets carry and escort units of their own power and of the minors in its care; an ally's units go aboard only in a combined landing, though any ally may be supplied.
EU-R111 = As long as a unit that has landed fights on, nobody of the attack withdraws; when none of them is left, those who came overland may.
EU-R112 = Of a side that has won, those powers are winners that meet their printed goal in 14.1, 14.2 or 14.3; if none does, those that have not fallen share the victory. Italy is a winner of 14.2 with its own goal although the Axis has missed its, unless one player leads it together with Germany: he stands for the Axis. The powers of an Axis that has won are all winners.
EU-R113 = In 14.2 Gibraltar counts for neither goal: Italy needs the other British Mediterranean areas in its own hands, Britain one of them in its own. Both can never be met at once; where Germany holds one and Italy the rest, neither is.
EU-R114 = Berlin is taken by every power whose land units went into the land stage of the attack that took it, whoever keeps the city and whoever was lost; a minor's units count for the power that leads them. Earlier attacks in the same turn do not count.
EU-R115 = The base from which the quarter of aid is taken is that of the accounting: 5 lower for each of Gibraltar and Suez as long as it is lost.
EU-R116 = The Maginot line is shut to British aircraft as a base as well as to land units, since paragraph 6 calls land and air units alike troops; they may fly over it.
EU-R117 = Where part of an attack comes over a river and the rest against one-sided mountains, the defenders keep their +1: no part comes by a way without one.
EU-R118 = A declaration needs an attack that is certain and its price at the time of declaring: nothing for an empty area next to own land units, 1 for a battle, 5 for a landing. Aircraft alone will do where someone to attack stands in range; as a minor's army is set up only afterwards, they must then reach all its areas. Where no battle may be fought (13.3c, 13.3f) only an empty area will do.
EU-R119 = Troops are land or air units, sent into an area that the victim still holds, in any phase of the same turn; who can neither attack nor send any may not declare. The declaration is owed until then: a phase is not left while it is the last in which troops could still be sent.
EU-R120 = A Soviet declaration on Germany is satisfied by an attack on Germany or on a satellite on which war was declared too, or by an area taken from one of them.
EU-R121 = In 14.1 Germany, in 14.3 the USSR may have armoured units beyond its sheet: they are set up with the rest (the German ones in Poland) and rebuilt like others. As a rule there are 2 and 2, by agreement from 0, which is the printed scenario, to 4 and 6. Without them one side won more than six of ten matches between equal computer players.
EU-R122 = A fort passes into enemy hands, and is one no more, also where its whole country falls to the enemy without a battle for it; so the Maginot line is no fort in 14.2 and 14.3, which begin after the fall of France.
EU-R123 = What a declaration asks for comes first. As long as the attack can still be made, its declarer attacks nobody else and declares war on nobody else (a satellite beside Germany excepted, where one attack serves both), and nobody moves, ships, flies, raids or leads away units, pays points or takes a last open area, without which it could no longer be made; the same holds for troops owed to a victim, which are redeployed before all others. Aircraft may change their base where the target stays in range. The book only says that war may be declared by one who attacks; otherwise price, troops, aircraft or ships could be spent on something else.

## Worked examples that must run as tests

EU-ex-3 = At the start French fleets pass Gibraltar while German and Italian ones do not; Lyon's mountains count against an attack from Italy only, and the Maginot fort does not count against Calais or Lyon.
EU-ex-4 = Armour 3/2 hits on 1-3 attacking, on 1-2 defending, on 1-3 defending in mountain or swamp or behind a river, on 1-5 defending in a fort or against a landing.
EU-ex-4_3 = Aircraft based at Dover can support a landing at Calais, Brest, Belgium or Holland.
EU-ex-5_1a = Belgium: Germany pays 2 + 1 = 3 HPP to attack it, and so does France; Britain attacking after the French declaration pays 1. France must make an attack of its own to declare, and Italy, unable to reach Belgium, may not declare.
EU-ex-5_1b = A neutral Italy attacking Yugoslavia pays 2 + 0 into an empty area, 2 + 1 with a battle; Germany joining before the two are allied pays its own 2. Britain or France interfering pays 7 against Italy and need only send troops into Yugoslavia.
EU-ex-5_1_1 = Three AV 3 dice 2, 4, 5 and two AV 2 dice 1, 3 are two hits.
EU-ex-5_1_3a = First Calais invasion, 5 HPP: four British fleets from Plymouth (two carry 1 infantry and 1 armour, two fight) and 3 aircraft against 1 German fleet, aircraft and infantry. Air: 1, 1, 5 at 3 = 2 hits, 2 at 4 = 1; 2 British aircraft left, the German one lost. Sea: 4, 4, 5, 6 = 0 against 3 at DV 5 = 1 (an aircraft goes), then 2, 3, 3 = 3 against 3 = 1 (a fighting ship goes); the German fleet is lost. Land: 1, 5 at 3 and 4 at 1 = 1 hit against 5 at DV 5 = 1; the German is lost, Calais taken, and Britain removes one of infantry, armour, aircraft.
EU-ex-5_1_3b = Second invasion, no German fleet at Calais and the air stage as before: there is no sea stage, the British land unhindered and fight the infantry with two aircraft in support (no dice printed).
EU-ex-5_1_3c = Third invasion, only six German aircraft at Calais. Air: 1, 2, 2 = 3 hits; printed for the Germans are seven dice 1, 2, 3, 4, 5, 5, 6 with 3 hits, though six roll and four of these hit: drop one die of 1-4 (with 3 or 4 hits all three British aircraft are lost, 3 German ones are left, and no surplus reaches ships). The British may turn back, the 5 HPP being gone, or fight on: two fleets 2, 3 = 2 hits against 2, 2, 4 at DV 4 = 3. Both fighting ships and the transport with the infantry sink, one German aircraft remains, and the last fleet with the armour must turn back; without that aircraft it could have landed.
EU-ex-7 = All new British units appear on the island and none in Egypt; France with all its counters on the board builds nothing, whatever HPP it has.
EU-ex-8 = Redeploying a unit from Britain to the Near East needs two escort fleets, one in Britain and one for instance at Gibraltar; one fleet alone is refused.
EU-ex-9a = Italy needs a supply fleet for land units in Albania or in Africa; once it holds Yugoslavia those in Albania need none.
EU-ex-9b = British and French units in Africa draw supply from Cairo without a fleet, except those in Morocco, Algeria and Tunisia while Libya is Italian.
EU-ex-10 = Germany with Poland, Denmark, Holland and Belgium after winter 1939 has 30 + 4 + 2 + 2 + 4 = 42 HPP for 1940 (the printed bracket 4 + 2 + 4 leaves out Holland's 2) and loses 7 left over; conquering France adds 9 (half of 17 rounded up), losing Denmark takes 2.
EU-ex-11 = Britain retaking a France that has fallen for good gains only 9 HPP.
EU-ex-12_1_1 = Paratroops added to the first Calais invasion: the German infantry rolls DV 2 instead of 5, so its printed die 5 misses.
EU-ex-12_1_1a = A German drop on London from Belgium that is lost to the defenders cannot be rebuilt; nor can one that took an empty London and dies in the compulsory British counter-attack. British armour landed at Plymouth by self-invasion may attack London with its second move; if nothing retakes London, Britain falls.
EU-ex-12_1_1b = A German drop that takes Dover or Plymouth, with air support, costs at most 1 HPP; units may be redeployed there in the same turn, at least one German fleet must supply them, and paratroops lost there beside land units may be rebuilt.
EU-ex-12_1_1c = Dover taken by paratroops alone may not be invaded in that turn to send armour on to London; an invasion of Dover with a drop in the same attack may, and the drop removes the defenders' coast value.
EU-ex-12_2a = A naval intervention at distance two succeeds on 3, 4, 5, 6.
EU-ex-12_2b = First Calais invasion with interventions in the Channel: 8 submarines from Brest (distance 1, die 3: success), 4 destroyers from Liverpool (distance 2, die 4: success), 2 German aircraft from Paris, 2 British from London (both automatic), resolved last first. Air: British 1, 5 at DV 4 = 1 hit, German 2, 6 at AV 3 = 1; one each lost, the German survivor withdraws and is used.
EU-ex-12_2c = The sea fight of the same chain. Round 1: submarines 1, 3, 4, 6, 2, 3, 4, 6 at 1 = 1 hit; destroyers 3, 4, 4, 5 at 1 and two fleets with the fighter 1, 2, 5 at 3 = 2: two submarines and one destroyer lost, the fighter returns to London used. Round 2: submarines 2, 5, 5, 6, 3, 6 = 0; destroyers 2, 3, 4 at 1 and fleets 5, 5 at 3 = 0. Only these two rounds are printed; with own dice for the rest (3 more submarines, 2 more destroyers) the end is 5 submarines and 3 destroyers lost, 3 submarines back in Brest, 1 destroyer in Liverpool, all 4 fleets on their way to Calais.
EU-ex-13_4 = With Malta's British garrison complete at most one of the three German units in Africa may attack.
EU-ex-16-setup = France: Calais, Brest, La Rochelle 1 fleet each; Maginot 4 infantry, 1 armour, 2 aircraft. Britain: Malta 1 fleet, Gibraltar 2, Plymouth 1, Manchester 1, Dover 1 fleet, 3 infantry, 2 armour, 3 aircraft. Germany: Kiel 2 fleets, 2 armour; Finland, Hungary, Romania, Bulgaria 1 infantry each; Cracow 2 armour, 4 aircraft. HPP: Germany 30, France 17, Britain 25. The set-up passes every limit of 14.1.
EU-ex-16-autumn-germany = The turn opens in phase 2: 2 armour and 4 aircraft go Cracow-Breslau-Stuttgart. Built for 15 HPP, the limit: 10 infantry, 1 armour, 1 aircraft (Kiel 2 infantry; Essen 8 infantry, 1 armour, 1 aircraft). Six redeployments: 1 infantry Essen-Warsaw, 2 armour and 3 aircraft Stuttgart-Essen; 15 HPP left.
EU-ex-16-autumn-belgium = France declares on Belgium (2 HPP), moves 2 aircraft from Maginot to Calais and attacks with them and 1 armour, 2 infantry from Maginot (1 HPP): 2, 3, 6 at 2 and 1, 1 at 1 = 3 hits against 5 at DV 1 = 0. Belgium falls without loss and the aircraft return to Calais.
EU-ex-16-autumn-allies = Britain: 3 aircraft Dover-Belgium and 2 armour carried there by the Dover fleet, which is then used; built 1 fleet (Edinburgh), 1 aircraft and 1 armour (Dover), 2 infantry (London) = 13, 12 left; redeployed 1 aircraft and 3 infantry Dover-Belgium, escorted by the new fleet and those of Plymouth and Manchester. France: built 2 infantry (Calais), 1 armour (Maginot) = 4, with 3 for the war 7, 10 left; redeployed 2 infantry Belgium-Calais, 1 armour Belgium-Maginot.
EU-ex-16-denmark = 16a: declaration 2 + battle 1; 1 armour, 2 infantry from Kiel against 1 infantry. Round 1: 4 at 3 and 3, 2 at 1 = 0 against 4 = 0; round 2: 2 at 3 and 2, 6 at 1 = 1 against 1 = 1. Denmark falls, 1 German infantry lost.
EU-ex-16-holland = 16b: declaration 2 + battle 1; 1 armour from Kiel and 2 infantry from Essen against 1 infantry: 3 at 3 and 1, 3 at 1 = 2 hits. The Dutch die is not printed, only its one hit: at DV 1 script a 1. Holland falls, 1 German infantry lost.
EU-ex-16-belgium-air = 16c, 1 HPP: 5 infantry, 3 armour and 4 aircraft from Essen (the text has lost a bracket there), 1 aircraft from Stuttgart and 1 armour from Holland on its second attack, against 4 aircraft, 2 armour, 3 infantry. Air: 1, 1, 2, 2, 6 at 3 = 4 hits against 2, 4, 5, 5 at 4 = 2; all British aircraft lost, 3 German left. All survivors return to Essen, so the script takes the Stuttgart aircraft as one of the two losses.
EU-ex-16-belgium-land = 16c, land stage: the armour from Holland removes the river value of Essen-Belgium. Round 1: 2, 3, 4, 5, 6, 6, 1 at 3 and 3, 3, 5, 6, 6 at 1 = 3 against 1, 2, 3, 3, 5 at DV 2 = 2; lost 2 German and 3 British infantry. Round 2: 2, 3, 4, 4, 5, 6, 4 at 3 and 2, 4, 5 at 1 = 2 against 1, 2 at 2 = 2; lost 2 German infantry and 2 British armour. Germany holds Belgium with 4 armour, 1 infantry; the 3 aircraft are used at Essen.
EU-ex-16-winter-germany = After 7 HPP of war 2 aircraft and 2 infantry are built at Essen (8), 15 in all, the limit, 0 left. Five redeployments: those four and 1 armour from Denmark, all to Belgium, which then holds 2 aircraft, 5 armour, 3 infantry.
EU-ex-16-counter-air = France attacks Belgium (1 HPP) with 2 aircraft, 2 armour, 6 infantry from Calais and Maginot. Air: 2, 3 at 2 = 1 against 1, 4 at DV 4 = 2; both French aircraft and one German lost.
EU-ex-16-counter-land1 = 2, 6 at 2 and 1, 2, 2, 3, 6, 6 at 1 = 2 hits. Nine Germans defend but eight dice are printed: 1 at DV 4 and 2, 3, 4, 4, 5, 2, 6 for eight units at DV 2, with 3 hits; script the missing die as a 6 (3 to 6 would do). Lost: 3 French, 2 German infantry.
EU-ex-16-counter-land2 = 1, 4 at 2 and 1, 3, 4 at 1 = 2 against 5 at 4 and 1, 2, 3, 3, 4, 4 at 2 = 2. Lost: 2 French infantry; 1 German infantry, 1 German armour.
EU-ex-16-counter-land3 = 1, 2 at 2 and 3 at 1 = 2 hits. Printed for the Germans are 3 at DV 4 and 1, 2, 2, 6 at DV 2 with two hits, though they are four: script 5 for the aircraft and 1, 2, 3, 6 for the armour (two hits), and keep the printed dice beside them. Lost: 1 French infantry, 1 French armour; 2 German armour. The last French armour withdraws to the Maginot line.
EU-ex-16-counter-printed = The dice as printed for the third round (3 at DV 4; 1, 2, 2, 6 at DV 2) give four hits and would kill all three French units, so that none withdraws: a test of its own shows it.
EU-ex-16-losses = Loss choices are part of the script: infantry first, except land round 2 of the French attack where Germany gives 1 infantry and 1 armour, and land round 3 where France gives 1 infantry and 1 armour and Germany 2 armour.
EU-ex-16-winter-allies = Britain turns the Dover fleet up again and does not fight. France builds 3 infantry (Paris), 3 infantry and 1 armour (Maginot) = 8, with 1 for the battle 9, its limit, 1 left; Britain builds 4 aircraft (Dover) = 12, 0 left. Britain redeploys 2 infantry London-Calais, 1 armour and 2 aircraft Dover-Calais with three escorts of its four home fleets (which three is not printed: any three pass); France none.
EU-ex-16-end = Germany: Kiel 2 fleets; Denmark, Holland, Warsaw, Finland, Hungary, Romania, Bulgaria 1 infantry each; Belgium 2 armour, 1 aircraft; Essen 3 used aircraft; Stuttgart empty. France: Calais, Brest, La Rochelle 1 fleet each; Paris 3 infantry; Maginot 3 infantry, 2 armour. Britain: Calais 2 infantry, 1 armour, 2 aircraft; Dover 1 fleet, 2 aircraft; Plymouth, Manchester, Edinburgh, Malta 1 fleet each; Gibraltar 2.
EU-ex-16-hpp = HPP spent: Germany 15 and 15 (7 + 8), France 7 and 9, Britain 13 and 12; left for Germany, France, Britain after autumn 15, 10, 12, after winter 0, 1, 0. France is charged nothing for losing Belgium, whose 4 HPP its 1939 income did not contain. (EU-R41)
EU-ex-16-redeploy = Redeployments: Germany 6 and 5, France 3 and 0, Britain 4 and 5.
EU-ex-16-accounting = HPP for 1940: Germany 30 + 4 + 2 + 2 + 4 = 42, France 17 (the 1 left over is lost), Britain 25.
EU-ex-16-armour = After 16c exactly three armour units, not the one from Holland, may go on to attack Calais.
EU-ex-16-used = The Dover fleet that carried armour in autumn stays unusable until the Allied winter turn begins; against the French attack the two new aircraft in Belgium defend while the three used ones at Essen could not.
EU-ex-16-garrison = The German autumn turn may not end without a unit in Poland: since the Cracow units have left, the redeployment Essen-Warsaw (or another into Poland) is compulsory.
EU-ex-16-spring = In spring 1940 exactly 2 armour and 4 aircraft of Germany can reach Calais.
EU-ex-16-note-a = Had French units stood beside the British in Belgium, Germany would have attacked the two apart, in the order of its choice.
EU-ex-16-note-b = A British unit at Calais in the Allied winter turn could have joined in against the Germans in Belgium for 1 HPP, wholly before or after the French attack, never combined with it.
EU-ex-17 = The third try at one goal has +2 and the three have cost 15 HPP together.
