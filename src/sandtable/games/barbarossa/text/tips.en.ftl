# Advice at a kind of question, in a first match
tip-deployment = Take the proposed set-up for a first battle; each unit can still be drawn elsewhere.
tip-planning = Draw a unit to where it marches, or click an enemy to see who can do something about him. In doubt: defend.
tip-plan-unit = March near, fire from where you stand, assault only what was fired at before.
tip-plan-route = Touch the end of the march; the way goes around what bars it.
tip-react = Fire now if the target is near: the enemy who has moved on may be out of sight.
