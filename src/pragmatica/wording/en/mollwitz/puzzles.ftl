# The puzzles: each has a title, a sentence in the list, and a message for each of its steps.

mollwitz-puzzles-command = orders and command
mollwitz-puzzles-rally = rout and rally
mollwitz-puzzles-morale = morale
mollwitz-puzzles-movement = movement
mollwitz-puzzles-artillery = guns
mollwitz-puzzles-cavalry = horse
mollwitz-puzzles-fire = fire
mollwitz-puzzles-victory = victory
mollwitz-puzzles-melee = melee
mollwitz-puzzles-zones = zones

mollwitz-puzzle-two-orders-title = Two orders, four points
mollwitz-puzzle-two-orders-about = A chief, two wings out of range, and no courier.
mollwitz-puzzle-two-orders-task =
    Schwerin’s couriers are away. His range is ten hexes; Leopold, with the second line, and Posadowsky, with the left
    wing of the horse, are both twelve away. He has four points: a hex costs one, an order costs one.
    .do = Order the second line to March and the left wing to Attack.
    .hint = Two points for orders leave two hexes. Which hex is ten away from both?
    .no = That does not give both orders.
    .no-spent = His points are spent, or his move is over, and one of the two has heard nothing. Take it back and try another way.
mollwitz-puzzle-two-orders-solved =
    Straight on between the two, and both are in range at once. Who rides towards the nearer wing has only one point too
    few. A chief’s place is the middle.

mollwitz-puzzle-refuge-title = The refuge
mollwitz-puzzle-refuge-about = A routed battalion, hussars on its right, infantry before it: where can it rally?
mollwitz-puzzle-refuge-task =
    The battalion of Kleist that is marked is routed. It has five points, and every hex costs it one. To rally it must be
    ten hexes or more from every enemy, from the battalion in the north and from the hussars in the east.
    .do = Lead it where it can rally.
    .hint = Straight back does not get away from the hussars. Count from both, and go between your own battalions.
    .no = It has nothing else to do.
    .no-near = One of the enemies is still nearer than ten hexes. Take it back and try another way.
mollwitz-puzzle-refuge-solved =
    The only one. Five hexes south-west, between your own battalions, and both enemies are ten away. Backward is not
    always away: count from each.

mollwitz-puzzle-breath-title = Room to breathe
mollwitz-puzzle-breath-about = A tired battalion, an enemy at its side, and five movement points.
mollwitz-puzzle-breath-task =
    The marked battalion of Kleist has lost four of its seven morale points. It has five movement points and the order
    March; a point of morale costs it one. An enemy stands beside it, though it looks away. Whatever die is thrown here
    shows a nine.
    .do = Bring the battalion back to full morale.
    .hint = Beside an enemy it must first pass a test, and a nine fails. Where does one point take it out of his reach?
    .no = That does not restore it.
    .no-near = Next to an unrouted enemy it has to pass a test before it recovers anything, and the nine fails it. The points are gone.
    .no-end = Its action is over, and it has not recovered all that it lost.
mollwitz-puzzle-breath-solved =
    One step forward, out of the enemy’s reach, costs one point; the other four give back four points of morale. Tired
    men are first led out of the enemy’s reach, and let breathe then.

mollwitz-puzzle-ford-title = Dry hooves
mollwitz-puzzle-ford-about = A squadron, a brook, and thickets on its banks.
mollwitz-puzzle-ford-task =
    The dragoons of Bayreuth have eight movement points and stand west of the brook. Horse that splashes through a brook
    or breaks through brush loses a point of morale each time; a ford costs it no morale.
    .do = Bring the squadron across the brook with all its morale.
    .hint = There is one ford, between two thickets. Horse goes only where it faces: from which side must it ride in, and which way must it look?
    .no = That is not the way across.
    .no-wet = It has lost morale in the water or in the brush.
    .no-end = Its action is over, and it is still west of the brook.
mollwitz-puzzle-ford-solved =
    Two turns of sixty degrees are enough, if they come at the right places: one to slant towards the bank, one on the
    bank itself, straight into the ford. Ground that costs morale is worth a detour to horse.

mollwitz-puzzle-guns-title = Not into the muzzles
mollwitz-puzzle-guns-about = Grenadiers, a battery, and a way around.
mollwitz-puzzle-guns-task =
    The grenadiers have five movement points and the order Attack. The Austrian battery is unlimbered and looks at you
    with three hexsides; whoever steps into one of the three hexes before it gets canister at once. Every die here shows
    a two.
    .do = Take the battery without losing a single point of morale.
    .hint = From its flank it can neither fire nor be defended. Under Attack your last step is free.
    .no = That does not take the battery.
    .no-canister = The battery has fired canister, and your men have paid for it.
    .no-end = Your activation is over, and the battery still stands.
mollwitz-puzzle-guns-solved =
    Two hexes up, a turn inward, and the step that Attack demands carries you to its flank. From there, as from the
    rear, a lone battery is taken without a test: gunners do not fence.

mollwitz-puzzle-prey-title = Two in one ride
mollwitz-puzzle-prey-about = Hussars behind the lines, and two routed battalions.
mollwitz-puzzle-prey-task =
    Behind two Prussian battalions in good order two others have lost theirs. Your hussars have ten movement points.
    They may not enter a hex next to unrouted infantry; a routed battalion that they come next to is gone.
    .do = Catch both routed battalions in this one ride.
    .hint = There is one gap. Behind it, one of the two is a hex nearer than the other: which must be first?
    .no = That does not catch both.
    .no-one = One of them is gone, but the points do not reach to the other.
    .no-none = The ride is over, and both are still there.
mollwitz-puzzle-prey-solved =
    Through the gap, one hex to the right, and then the long leg to the left: ten points exactly. The other way round
    takes eleven. The near one first, when you have to come back anyway.

mollwitz-puzzle-general-title = One general, two battalions
mollwitz-puzzle-general-about = Two battalions are about to rally, and both need Leopold.
mollwitz-puzzle-general-task =
    Both battalions of Glasenapp have rallied as far as R3: when one acts, it tests its morale, half of six. Leopold,
    who stands with the left one, adds two. Every die here shows a five.
    .do = Rally both battalions.
    .hint = Three is too little against a five, three and two is enough. A leader acts between the units, and once only.
    .no = That does not rally both.
    .no-alone = Without Leopold three stands against a five, and the battalion fails its test.
    .no-left = Leopold has gone. Three against a five: the battalion fails its test.
    .no-end = Not both have rallied, and the step is over.
mollwitz-puzzle-general-solved =
    First the battalion where he is, then his ride, then the other. A leader acts once in an activation, but when he
    does so among the actions of his units is for you to choose.

mollwitz-puzzle-bent-title = The wrong flank
mollwitz-puzzle-bent-about = A battalion has refused one flank. From where can it not answer?
mollwitz-puzzle-bent-task =
    The Austrian battalion has bent its line to guard its right flank, towards you. Yours has come round, with five
    movement points and the order Attack. Whoever can answer a fire and has been walked up to fires first. Every die
    here shows a four.
    .do = Cost it two points of morale by fire, and lose none yourself.
    .hint = A bent line fires to the front and to the bent side. What is left?
    .no = That does not do it.
    .no-answered = It could answer, and fired first: that side is covered by the bend.
    .no-end = Your activation is over, and it has not lost two points of morale.
mollwitz-puzzle-bent-solved =
    From the rear nobody can answer, and the fire that rakes a line from end to end is the worst there is. A bent line
    has two fronts, but it still has a back.

mollwitz-puzzle-houses-title = Four of six
mollwitz-puzzle-houses-about = The last activation, two battalions, and a village to be held.
mollwitz-puzzle-houses-task =
    It is the last activation of the battle. Whoever holds four of the six hexes of Mollwitz scores fifteen points; the
    Austrians hold all of them. Your two battalions have five movement points each and the order March. A hex of the
    village costs two.
    .do = Take four hexes of the village.
    .hint = Entering is enough, the hex stays yours. Each battalion can pay for two hexes and one turn of sixty degrees: when must it turn?
    .no = That does not take four hexes.
    .no-few = The activation is over, and you hold fewer than four hexes of the village.
mollwitz-puzzle-houses-solved =
    Both turn before they enter, and walk slantwise through two hexes each; straight on there is only one. A hex stays
    with whoever entered it last, wherever he is now.

mollwitz-puzzle-still-title = To stand still
mollwitz-puzzle-still-about = The order is Attack. How does one stay where one is?
mollwitz-puzzle-still-task =
    The first line has the order Attack: at the end of its action every battalion takes one more step straight ahead,
    whether it wants to or not. The Guard is to wait where it stands, three hexes before the enemy, until the second
    line has come up.
    .do = End the Guard’s action where it stands now, facing as it does now.
    .hint = The step that must be taken cannot be refused. But it can be a step to where you want to be.
    .no = That does not keep it there.
    .no-gone = At the end of its action the Guard had to step forward.
    .no-facing = It is in its hex, but it does not face the enemy as it did.
mollwitz-puzzle-still-solved =
    One step back for two points, and the step that Attack demands brings it home for nothing. An order binds your feet,
    not your head.

mollwitz-puzzle-pocket-title = Out of the pocket
mollwitz-puzzle-pocket-about = Two enemies before it, routed friends behind it.
mollwitz-puzzle-pocket-task =
    The battalion of Kleist stands in the front zones of two Austrian battalions; behind it its sister battalion is
    routed, and bars the way. From a front zone infantry gets away only backward, and in one it may turn sixty degrees
    just once. It has the order March: no hex next to an enemy. Whatever die is thrown shows a nine, so their volleys
    miss.
    .do = Lead it out of both front zones.
    .hint = Backward is where its back is. Turn first, but which way? One of the two hexes lies next to the second enemy.
    .no = That does not get it out.
    .no-stays = Its action is over, and it is still in the pocket.
mollwitz-puzzle-pocket-solved =
    A turn to the right, and backward leads past the routed friends and out of both zones. A turn to the left would have
    led it next to the second enemy, and the one turn would have been gone. Look behind you before you turn.

mollwitz-puzzle-brigadier-title = A short rein
mollwitz-puzzle-brigadier-about = A brigadier has ridden too far ahead, and his battalion with him.
mollwitz-puzzle-brigadier-task =
    Leopold’s range is nine hexes, and Sydow stands twelve away: he is out of command, and so is his battalion. Out of
    command it may only march back. Sydow’s own range is three; he has ten points, and both act now, before the others.
    .do = March the battalion five hexes north in this activation.
    .hint = Whoever is in command again before he has acted acts later, as if nothing had been. Who must go back, and how far?
    .no = That does not get it there.
    .no-end = The activation is over, and the battalion is not five hexes further north.
mollwitz-puzzle-brigadier-solved =
    Sydow rides back three hexes: nine from Leopold, three from his battalion, and only this hex is both. His battalion
    is in command again, and marches on as it was meant to. A brigadier is a link: he must reach both ways.

mollwitz-puzzle-enough-title = Enough for today
mollwitz-puzzle-enough-about = A beaten wing still has the order Attack.
mollwitz-puzzle-enough-task =
    Of the four squadrons of Posadowsky’s wing two are routed, and the others are tired. The wing has the order Attack.
    His independence is three, and the next die shows a seven.
    .do = Change the order of the wing to Halt.
    .hint = A test is not the only way. Count the routed squadrons.
    .no = The order stays as it was.
    .no-went = The seven is above his independence, so a test does not help; and if you go on now, the order stays Attack and the tired squadrons have to ride on.
mollwitz-puzzle-enough-solved =
    When half of his units on the field are routed, a wing commander may take Halt without a test. Under Halt the others
    recover all that they have lost, if they spend the whole activation on it.

mollwitz-puzzle-word-title = The first word
mollwitz-puzzle-word-about = Römer’s chit is known. Which of yours speaks before him?
mollwitz-puzzle-word-task =
    The Austrians have one chit left, Römer’s, and he adds two to his die. Your die will show a five, theirs a four; if
    the totals are equal, both are thrown again, and then yours shows a three and theirs a six. The wings of your horse
    add nothing, the second line and the guns one, the first line two.
    .do = Choose the chit with which you act before Römer.
    .hint = Four and two are six. Equal is not enough.
    .no = With that you do not act first.
    .no-low = Five against six: Römer has the higher total, and goes first.
    .no-even = Six and six: both dice are thrown again, and now theirs is higher.
    .no-yielded = You had the higher total, and let him go first.
mollwitz-puzzle-word-solved =
    Only the first line has seven against his six, and whoever has more decides who goes first. The value of a chit
    counts most where the enemy’s is high, too.

mollwitz-puzzle-pursuit-title = When to rein in
mollwitz-puzzle-pursuit-about = The charge has broken through. How far does one ride?
mollwitz-puzzle-pursuit-task =
    Your cuirassiers stand behind a tired battalion and are about to break it: their die shows a two, the defender’s a
    nine. Then they take its hex, and may ride on for up to three more. South-east of there another battalion is routed;
    due south the Prussian Guard waits in good order.
    .do = Ride down the routed battalion, and stop before the muskets of the Guard: not in a hex before it.
    .hint = End your actions, and the charge begins. A routed battalion is gone as soon as horse comes next to it.
    .no = That is not far enough, or too far.
    .no-far = The routed battalion is gone, but your horse has stopped right before the Guard.
    .no-short = The routed battalion has got away: your horse has not come next to it.
mollwitz-puzzle-pursuit-solved =
    Two hexes are enough: the second one touches the routed battalion, the third one the front of the Guard. A pursuit
    brings down those who run, and ruins the horse that cannot stop.

mollwitz-puzzle-six-for-five-title = Six for five
mollwitz-puzzle-six-for-five-about = Five movement points, and six things to do.
mollwitz-puzzle-six-for-five-task =
    The battalion of Kleist has five movement points and the order Attack, and has lost two of its seven points of
    morale. A point of morale costs it one. The hex that is marked is four hexes ahead.
    .do = Let it reach the marked hex with full morale.
    .hint = Four and two are six. Which of the six costs nothing under Attack?
    .no = That does not do both.
    .no-tired = It is there, but not with full morale.
    .no-short = Its action is over, and it is not in the marked hex.
mollwitz-puzzle-six-for-five-solved =
    Two points for morale, three for three hexes, and the fourth is the step that Attack gives and demands at the end of
    every action. Reckon with it in time, and it marches for you.

mollwitz-puzzle-arm-in-arm-title = Arm in arm
mollwitz-puzzle-arm-in-arm-about = Two battalions, one enemy, and every die shows a six.
mollwitz-puzzle-arm-in-arm-task =
    Two Prussian battalions of full morale, seven, stand before an Austrian one of six. Its wing has the order Halt,
    yours Attack. Every die here shows a six: a test is passed by whoever has at least as much morale left, after all
    that is added.
    .do = Drive the Austrians out of their hex.
    .hint = Six against six holds. What makes it a seven?
    .no = That does not drive them out.
    .no-fire = With a six, the fire of two battalions costs them hardly anything: nobody leaves his hex for that.
    .no-single = One against one adds nothing to their die: six against six, they stand, and you are thrown back.
mollwitz-puzzle-arm-in-arm-solved =
    Two against one takes one off your dice and adds one to theirs, and seven is more than six. Bayonets are counted
    before they are crossed: attack together, or not at all.

mollwitz-puzzle-straw-title = The last straw
mollwitz-puzzle-straw-about = The Prussian army lacks two points to its breaking. Whose are they?
mollwitz-puzzle-straw-task =
    The Prussian army breaks at the end of the turn if it has two elimination points more. Two battalions are routed:
    one of Kleist’s, worth three, and the grenadiers of Buddenbrock, worth four. A routed unit already counts half of
    its worth, rounded up. This is the last activation of the turn; your hussars have ten points, and may not come next
    to the battalion in good order.
    .do = Break the Prussian army in this turn.
    .hint = What does each of the two still add when it is gone? Half of three is two already.
    .no = That does not break it.
    .no-short = That is not two points more: the Prussian army holds for another turn.
mollwitz-puzzle-straw-solved =
    Kleist’s battalion counts two already, and adds one when it is gone; the grenadiers add two. Around the battalion in
    good order they are just in reach. The nearest prey is not always the one that decides.

mollwitz-puzzle-courier-title = Three orders, one courier
mollwitz-puzzle-courier-about = Leopold in front, the horse far out on both sides.
mollwitz-puzzle-courier-task =
    Schwerin has four points and one courier. Leopold is ten hexes away, at the edge of his range; Posadowsky in the
    west and Schulenburg in the east are both eleven away. A hex costs one point, an order one; to somebody out of range
    an order takes a courier.
    .do = Order the second line and both wings of the horse to Attack.
    .hint = Three orders leave one hex. Who gets the courier?
    .no = That does not give all three orders.
    .no-spent = His points are spent, or his move is over, and one of the three still waits.
mollwitz-puzzle-courier-solved =
    Leopold at once, one hex towards either wing for the second order, and the courier to the other. A courier saves the
    most where the way would be longest.

mollwitz-puzzle-who-runs-title = Who runs?
mollwitz-puzzle-who-runs-about = One salvo, three tired targets, one point of loss for each.
mollwitz-puzzle-who-runs-task =
    Your battery can fire at a battalion, at cuirassiers, and at hussars, and each of them has two points of morale
    left. The salvo shows a four and costs any of the three one point; every die after it shows a nine. The Austrian
    first line and left wing have the order Attack.
    .do = Rout one of them with this salvo.
    .hint = One point leaves one. But who falls back has to pass a test. Who falls back at all?
    .no = That does not rout anybody.
    .no-stands = It has lost a point and stands: under Attack nobody falls back before fire.
    .no-end = The battery has not fired, and nobody runs.
mollwitz-puzzle-who-runs-solved =
    All three lose one point. But units under Attack do not fall back before fire; hussars have no order at all. They
    fall back, fail the test on the way with a nine, and lose their last point. Before you fire, look at the orders of
    the other side as well.
