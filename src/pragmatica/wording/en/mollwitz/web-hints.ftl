# First steps: what a good answer is, told once for each kind of question.

web-mollwitz-hint-aim = A turn goes from chit to chit: a wing gets its orders, moves, and then fights, and meanwhile the other side may react. You score by what you destroy, rout and weaken.
web-mollwitz-hint-choose_chit = Begin with the wing that must act before the enemy does. The initiative of its commander is added to the die, so a good commander more often comes first.
web-mollwitz-hint-who_first = Go first where you can strike, or must get out of the way; let them go first where you would rather see what they do.
web-mollwitz-hint-chief = Give Attack to those who shall fight, March to those who shall only come nearer. Then ride to where you will have the next wing in range: beyond it an order needs a courier, and you have few.
web-mollwitz-hint-own_order = If the order suits you, keep it. If not, a try costs nothing, but there is only one.
web-mollwitz-hint-act = Press a unit on the field, then the hex where it shall go. Those who make room for others go first. Whoever has nothing to do may stay, but what you end is over for the whole wing.
web-mollwitz-hint-unit_acts = It goes straight on; each turn costs a point, too. In a red hex an enemy may do something about it. Stop with the enemy before your front, never at your flank or rear.
web-mollwitz-hint-attack_step = The step is an order and costs nothing: choose the hex from which you would rather fight.
web-mollwitz-hint-leader_moves = A leader adds his bonus to the tests of those with whom he stands, and those whom he commands need him near. Do not leave him alone before the enemy.
web-mollwitz-hint-react = Infantry fires at whoever comes before its front, bends its line against whoever comes to its flank, and forms square against cavalry beside it. Cavalry counter-charges if the chance is good. Each front has one shot in an activation.
web-mollwitz-hint-withdraw = Go where no other enemy waits, and leave your own people room.
web-mollwitz-hint-kind_of_combat = Fire wears fresh troops down. The bayonet is for many against few, or against those whose morale is low already.
web-mollwitz-hint-declare_melee = Look at the chances before you begin. Two against one, a flank or the rear and a leader at hand make them better.
web-mollwitz-hint-support = Send the one with the greatest bonus where most depends on it; but he may fall there.
web-mollwitz-hint-defend = What you hit now makes their test harder. That front has then no shot left in this activation.
web-mollwitz-hint-next_fire = Begin with whoever needs but little to be routed. The chances stand beside each target.
web-mollwitz-hint-advance_fire = Advancing, you fire while they do, at one worse; otherwise those who can answer fire first, and you with what is left. Compare the chances.
web-mollwitz-hint-go_on = Ride after those who are routed, but stop before fresh infantry has you before its front.
web-mollwitz-hint-turn_after = Turn to whoever can come next: what shows its flank now will be charged there.
