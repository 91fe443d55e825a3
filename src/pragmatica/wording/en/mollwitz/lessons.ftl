# The lessons of the course: what is said, what is to be done (.do), what helps (.hint), why not (.no).

mollwitz-lessons-first = The basics

## Which way do you face?

mollwitz-lesson-facing-title = Which way do you face?
mollwitz-lesson-facing-about = Move a battalion forward, turn it, and see why facing is everything.
mollwitz-lesson-facing-welcome =
    The snow of Mollwitz, 10 April 1741. This Prussian battalion of the Borcke regiment stands in line. It faces one
    way: three hexes before it are its front, one on each side are its flanks, and behind lies the rear.

    Its line has the order March. You lead the Prussians.
mollwitz-lesson-facing-pick = In an activation the units of a wing act one after the other, in any order you like.
    .do = Choose the battalion, to act step by step.
    .hint = Press it on the map, and then “Act step by step”.
    .no = Choose the battalion first; the leader may move another time.
mollwitz-lesson-facing-forward =
    A unit that faces somewhere moves straight forward, or straight backward at a point more. For any other
    direction it must turn first.
    .do = Take one step straight forward.
    .hint = The hex before the battalion is marked; press it.
    .no = One step straight forward, please.
    .no-turn = Turning comes next. First one step forward.
    .no-back = That is backward, which costs a point more. Forward!
mollwitz-lesson-facing-turn =
    Turning costs a movement point, too. Watch the points beside the question: this line began with five.
    .do = Turn the battalion to the right.
    .hint = Press the button for the turn to the right.
    .no = Turn to the right this time.
    .no-left = That way lies nothing for us. To the right.
    .no-step = You have gone straight on already. The next step is to lead another way: turn first.
    .no-end = There are points left. Turn to the right.
mollwitz-lesson-facing-on = It faces the hexside on its right now, and so straight forward means something else than before.
    .do = Take a step straight forward again.
    .hint = Press the marked hex.
    .no = Straight forward.
    .no-back = That is backward: away from where we go, and a point more.
    .no-turn = One turn is enough. Now forward.
    .no-end = Three points are left. Take the step.
mollwitz-lesson-facing-face =
    The Austrians are in the north. As the battalion stands they would see its left shoulder: come closer, and they
    would be at the edge of its front, then at its flank.
    .do = Turn back so that the battalion faces north.
    .hint = One turn to the left.
    .no = Turn to the left.
    .no-right = That would show them the flank.
    .no-step = Not on, but about: turn first.
    .no-end = End it so, and it stands askew when the enemy comes. There are points for the turn.
mollwitz-lesson-facing-done = Five points, five things: a step, a turn, a step, a turn, and one point that nobody will give back. Points are not saved.
    .do = End the action of the battalion.
    .hint = Press the button that ends the action.
    .no = End the action.
    .no-turn = It stands well as it is.
    .no-step = You could, but backward costs more than it has, and forward it would stand alone. End the action.
mollwitz-lesson-facing-end =
    It looks another way now, and so its front, its flanks and its control of the ground have turned with it. An
    enemy at your flank or rear hits harder than one before you. So think of where you will face before you march.

## The first volley

mollwitz-lesson-fire-title = The first volley
mollwitz-lesson-fire-about = Advance under Attack, choose fire, and read the dice.
mollwitz-lesson-fire-welcome =
    The same battalion, and now its line has the order Attack. Three hexes ahead stands an Austrian battalion, face
    to face.

    Under Attack units move freely, and as its action ends a line takes one more step straight ahead for nothing.
mollwitz-lesson-fire-advance = So it is enough to walk one hex and end the action: the attack’s own step brings you into contact.
    .do = Choose the battalion, take one step forward, and end its action.
    .hint = Press the battalion, then the hex before it, then the button that ends the action.
    .no = Bring the battalion next to the Austrians.
    .no-away = That does not bring it into contact. Step forward once, then end the action.
mollwitz-lesson-fire-done =
    You stand before each other. When nobody else is to act, combat begins by itself: under Attack, infantry in
    contact must fight.
    .do = End the movement of the wing.
    .hint = The brigade’s commander may stay where he is; press the button that ends the acting.
    .no = The brigade’s commander may stay where he is. End it.
mollwitz-lesson-fire-kind =
    Infantry fights by fire or with the bayonet, and all infantry of a wing uses the same kind in one activation.
    The Prussian drill is famous for its fire.
    .do = Choose fire.
    .hint = Press fire.
    .no = The bayonet has its day. Today: fire.
mollwitz-lesson-fire-volley =
    The Austrians can answer. You have just come up, so they would fire first, and you with what is left. Prussian
    infantry under Attack may instead fire while advancing: then both fire at once, but your die counts one worse.

    The row of the table is the firer’s morale, the column the die; low dice are good. The chances are shown with
    each answer.
    .do = Decide: fire while advancing, or not?
    .hint = Both are right. Look at the chances of each before you choose.
    .no = Answer yes or no.
mollwitz-lesson-fire-advancing =
    Both volleys crashed together. Your men fired with their full morale, but one worse for walking. Every point hit
    is a point of morale gone: who has none left is routed and runs.
mollwitz-lesson-fire-standing =
    The Austrians fired first, and whatever they hit weakened your answer: the row is the morale that is left. Every
    point hit is a point of morale gone: who has none left is routed and runs. The events show every number of both
    sums.

## Giving and keeping orders

mollwitz-lesson-orders-title = Giving and keeping orders
mollwitz-lesson-orders-about = Ride into range, give an order, bring a stray battalion back, and see what March allows.
mollwitz-lesson-orders-welcome =
    Nobody commands everything. Schwerin is the chief: he orders whole wings. Leopold leads the second line and
    carries its order. Brigade commanders such as Bredow only pass the command on to their battalions.

    The order is one of three: Halt, March or Attack. Leopold’s line has Halt.
mollwitz-lesson-orders-near =
    An order holds at once if it reaches the commander within the chief’s range. Schwerin’s is ten hexes, and Leopold
    is eleven away. A courier could ride farther, but both of them are under way until the end of the next turn.

    A chief has four movement points: each hex and each order costs one.
    .do = Ride one hex nearer to Leopold.
    .hint = Leopold stands at the other end of the arrow. Press the hex straight ahead of Schwerin, to the north.
    .no = From there Schwerin’s order would not reach Leopold.
    .no-away = That is no nearer. Count the hexes from Schwerin to Leopold: there may be ten.
    .no-end = Then the line stays on Halt for this activation. First come into range.
mollwitz-lesson-orders-order =
    Ten hexes: in range. Under Halt a battalion moves one hex at most. Under March it goes as far as it can, but not
    next to an enemy. Under Attack it goes anywhere, and must fight whom it meets.
    .do = Order the second line to March.
    .hint = Press the second line with the order March.
    .no = Give the order March.
    .no-attack =
        That would be allowed, but Attack drives every battalion on, ready or not, and one of them has strayed far
        to the right. First March.
    .no-end = Under Halt nobody would get anywhere. Give an order first.
    .no-ride = You are in range already. Keep your points for the order.
mollwitz-lesson-orders-chief =
    The order holds at once. Schwerin has two points left; he could order another wing, if one were in range, or ride
    on. He has this step in every activation of his side.
    .do = Leave it at that.
    .hint = Press the button that ends Schwerin’s move.
    .no = Leave Schwerin where he is.
    .no-change = He may take his word back for another point. But March is what we want.
    .no-ride = He may ride on, and often should. This time let him stay in range.
mollwitz-lesson-orders-own =
    Now the wing’s own commander may try, once, to change his order: a die from 0 to 9, and up to his independence,
    which is 6 for Leopold, he takes any order he likes. That is how a wing helps itself when the chief is far away.
    .do = Keep the order.
    .hint = Press the button that leaves the order as it is.
    .no = Keep the order.
    .no-try = You have the order that you want, and a try cannot make it better. Keep it.
mollwitz-lesson-orders-lost =
    Before anybody acts, the game looks who is in command. A battalion must be within three hexes of its brigade
    commander, or linked to him by battalions of the brigade that touch. This one of Bredow’s is five hexes off and
    touches nobody.

    Who is out of command acts first, and may move only to regain it, on a cheapest way.
    .do = Bring the battalion back into command.
    .hint = Choose the battalion and lead it along the arrow, hex by hex: it looks that way already.
    .no = That does not lead it back.
    .no-end = It would stay out of command, and could do little else in this activation.
    .no-spent = Its points would be spent, and it would not be back. Lead it straight along the arrow.
mollwitz-lesson-orders-halt =
    Three steps, and Bredow reaches it. It stops there: whoever comes back into command walks no farther now. But its
    mark is gone, and the order of the line binds it again.
    .do = End the action of the battalion.
    .hint = Press the button that ends the action.
    .no = End its action.
    .no-turn = It may turn while points last. For today it faces well enough; end its action.
mollwitz-lesson-orders-leader =
    Now all others act. An order binds the commander, too: under March Leopold himself must move at least one hex
    before the wing is done.
    .do = Move Leopold, one hex at least.
    .hint = Choose Leopold, press a hex next to him, then end his move.
    .no = Leopold rides first.
    .no-unit = The battalions may wait. The order binds Leopold himself; let him ride first.
    .no-brigadier = Bredow need not move: orders bind the wing’s commander, not those of brigades.
mollwitz-lesson-orders-advance =
    The Austrians stand five hexes before this battalion of Glasenapp’s. Under March it may come near, but not next
    to them.
    .do = March it straight ahead as near as March allows, and end its action.
    .hint = Choose the battalion, take three steps to the marked hex, and end its action.
    .no = Straight ahead, as near as March allows.
    .no-other = It is the turn of the battalion of Glasenapp’s that is marked.
    .no-short = It can still come nearer. Three steps are allowed.
    .no-away = Straight ahead, please, to the marked hex.
mollwitz-lesson-orders-end =
    One hex is left between the lines: there March ends. Next time Leopold needs Attack, and for that Schwerin should
    ride now so that he is in range then.

    So think one activation ahead: who must be near whom, and which order will I want? Orders you have to bring; men
    out of command bring themselves.

## Charge and counter-charge

mollwitz-lesson-cavalry-title = Charge and counter-charge
mollwitz-lesson-cavalry-about = Ride into a flank, charge with Römer, and know when horse meets infantry and when it gives way.
mollwitz-lesson-cavalry-welcome =
    You are Austria, and Römer’s cuirassiers are the best horse on the field. A counter is a squadron, and two of them
    may share a hex. Horse has eight movement points and impetus: these have 3, as much as there is.

    Two squadrons stand before a Prussian battalion. Their order is Attack.
mollwitz-lesson-cavalry-both = Two squadrons of one hex that face alike may move as one. They also strike as one, and that is worth much.
    .do = Move both squadrons together.
    .hint = Press the squadrons: both are chosen at once. Then “Act step by step”.
    .no = Both squadrons together.
    .no-single = One squadron alone would meet the battalion at even numbers. Take both.
    .no-leader = Römer comes next. First the squadrons.
mollwitz-lesson-cavalry-ride =
    Where you charge from is half of the charge. Before its front a battalion fires a volley as soon as you come up,
    and each of your tests is two worse. At its flank it has no volley, and your tests are one better.

    The arrow leads to the flank of this battalion. Horse, too, moves straight ahead, and pays a point for each turn.
    .do = Ride round to the marked flank so that you face the battalion, and end the action.
    .hint = Three hexes straight ahead, a turn to the right, two hexes on: you are there. Then end the action.
    .no = Ride to the marked flank.
    .no-front = That is before its front: it may fire at you there, and all tests are harder. Go round.
    .no-rear = The rear would be better still, if you can turn there. But Römer will not reach you behind it; stay at the flank.
    .no-elsewhere = From there you cannot charge: end beside the battalion, with it in your front.
mollwitz-lesson-cavalry-romer =
    The battalion tried to bend its wing back against you, which takes a test of morale; it rolled a 9 and failed.

    A leader adds his bonus to every test of his hex. Römer’s is 2. Under Attack each of his steps must lead nearer to
    an enemy.
    .do = Bring Römer to the squadrons.
    .hint = Choose Römer, and follow the arrow: two hexes.
    .no = Römer belongs with the squadrons.
    .no-lanthieri = Lanthieri’s bonus is only 1. Römer’s is twice as good, and he is near the target.
    .no-aside = From there he could not reach the squadrons with steps that lead nearer. Follow the arrow.
mollwitz-lesson-cavalry-charge =
    All is ready. A charge goes in two steps. First the attacker tests: a die, less 1 for the flank, less 1 for the
    impetus, against 7 of morale and Römer’s 2. You cannot fail. Then the defender tests.
    .do = End the movement of the wing: the charge begins.
    .hint = Press the button that ends the acting.
    .no = Let the charge begin.
    .no-lanthieri = Lanthieri may stay where he is. Let the charge begin.
mollwitz-lesson-cavalry-pursue =
    The battalion rolled an 8, plus 1 for the flank: 9 against 7. Infantry that horse has broken is routed at once and
    flees. You have followed into its hex.

    Since it fled, each squadron may ride on, up to three hexes straight ahead, for nothing.
    .do = Decide for each squadron how far it rides on.
    .hint = Every answer is right. Far ahead you may catch others, but you may also be alone there.
    .no = Choose how far it rides.
mollwitz-lesson-cavalry-counter =
    The next half hour. Now it is the Prussians’ activation, and a battalion walks into the zone of your squadrons: two
    hexes ahead of them. There infantry has to stop, and horse has to answer: charge it, or withdraw two hexes.

    This battalion is shaken: its morale is 3. To charge you test, from the front: plus 2, less 1 for impetus, against 9.
    .do = Answer the Prussians.
    .hint = The test will pass nine times in ten, and shaken infantry does not stand. Charge!
    .no = Charge!
    .no-withdraw = Allowed, and safe. But look at them: morale 3. There will be no better target.
mollwitz-lesson-cavalry-broken =
    That is a counter-charge: the test came at once, their movement was over, and the fight took place with the other
    fights. They could fire first, and hit nothing; then they tested, and broke.

    So infantry that comes near to horse should be fresh, or not alone.
mollwitz-lesson-cavalry-tired =
    Elsewhere the tables are turned. A single squadron of dragoons is tired, with a morale of 2. A fresh battalion
    comes up. For a charge at its front you add 2, and 1 for even numbers.
    .do = Answer this battalion, too.
    .hint = A die and 3 against a morale of 2: that cannot be passed. Withdraw.
    .no = Withdraw.
    .no-charge = You would need less than nought. A failed charge costs a point, and the squadron withdraws all the same.
mollwitz-lesson-cavalry-end =
    Two hexes back, in good order, and nothing is lost but ground. The battalion may walk on now.

    At a table such questions come often. You can answer them beforehand with standing instructions: for each unit
    always, never, or from a certain chance on.

## Rout and rally

mollwitz-lesson-rally-title = Rout and rally
mollwitz-lesson-rally-about = Bring a broken battalion to safety, let a tired one recover, and rally the runaways.
mollwitz-lesson-rally-welcome =
    The first battalion of Kleist has lost all its morale: it is routed. It has turned over to its weakened side for
    good, faces nowhere, cannot fight and controls nothing. If it is routed once more it is gone.

    But it has all its movement points, and every hex costs it just one.
mollwitz-lesson-rally-run =
    Routed men can come back only where nobody frightens them: ten hexes or more from every enemy unit. These are
    eight away from the Austrians. An enemy who comes next to them would finish them, or chase them on.

    Keep them out of your own lines. Who is routed must not share a hex with those who stand.
    .do = Lead the runaways ten hexes or more away from the Austrians, and end their action.
    .hint = Round the battalion behind them, then two or three hexes back: the hexes from row 22 on are far enough.
    .no = Farther back: ten hexes from every enemy.
    .no-other = First the runaways. The others can wait.
    .no-near = Still too near: less than ten hexes from the Austrians. They could not begin to rally there.
    .no-end = That would end the acting of all. First bring the runaways to safety.
mollwitz-lesson-rally-tired =
    Do not let it come to that. The second battalion has 3 of 7 points of morale left: one bad volley, and it runs as
    well. Morale comes back for movement points. Here, on base 7, a point costs one movement point, and under March as
    many as you can pay for.
    .do = Let the second battalion recover all that it has lost.
    .hint = Choose the second battalion of Kleist, then the answer with which it recovers 4.
    .no = Let it recover 4 points.
    .no-part = It has five movement points: that is enough for all four points of morale.
    .no-guard = The Guard is fresh. The tired one is the second battalion of Kleist.
    .no-end = Not yet: the second battalion can still recover in this activation.
    .no-walk = It has better things to do with its points. First morale.
mollwitz-lesson-rally-marker =
    Fresh again. In the front of the enemy that would not have been possible, and next to him only after a test.

    Now to the runaways: at the start of an activation of their wing they get the marker R1, as its end approaches R2,
    in the next one R3. If an enemy comes nearer than ten hexes all of it is lost.
mollwitz-lesson-rally-marwitz =
    An hour later. They have R3, and now they test: a die up to half the base of their weakened side, which is 3. A
    leader in their hex adds his bonus. Marwitz has 1.
    .do = Bring Marwitz to the runaways, and end his move.
    .hint = Choose Marwitz and follow the arrow, two hexes; then end his move.
    .no = Marwitz should ride to the runaways.
    .no-alone = Alone they rally in four cases of ten, with Marwitz in five. Let him ride first.
    .no-other = That one is well. The runaways need Marwitz.
    .no-short = He is not with them yet, and his one move is over. Take him right into their hex.
    .no-end = They would have to test at once, without a leader. First bring him.
mollwitz-lesson-rally-rally = “Stand, men!” Everything is done that can be done. Now the die.
    .do = Let the runaways test.
    .hint = Choose the routed battalion: with R3 its action is the test.
    .no = The routed battalion is to test now.
    .no-other = The others may act later. The runaways first.
    .no-end = They would test all the same. Choose them.
mollwitz-lesson-rally-face =
    A 4 against 3 and 1: just enough. They stand in line again, with a morale of 1. They do not move now, but they may
    face as they like.
    .do = Choose which way they face.
    .hint = The Austrians are in the north: have them in front.
    .no = Have the Austrians in front.
    .no-back = Then the enemy would have their flank or rear. With a morale of 1 that would be the end.
mollwitz-lesson-rally-end =
    Several activations for one broken battalion, and its lost step never comes back. A routed unit also counts half its
    worth for the enemy as long as it runs, and all of it when it is gone.

    It is cheaper to take tired men out of the line in time.

## Answers given beforehand

mollwitz-lesson-ahead-title = Orders ahead
mollwitz-lesson-ahead-about = Tell your battalions beforehand what to do in the enemy’s activation, so that nobody has to wait for you.
mollwitz-lesson-ahead-welcome =
    The Austrian left wing acts, and a squadron has ridden up before your battalion of the Borcke regiment. Infantry
    may fire at horse that enters its zone, once in an enemy activation: so the game stops, and asks you.

    In a whole battle it would stop dozens of times, and your opponent would wait dozens of times. What you know
    already you can say beforehand.
mollwitz-lesson-ahead-ahead =
    A second squadron is about to ride at Markgraf Karl’s battalion, and there, too, you will want a volley. Say so
    now; Borcke’s answer can wait for a moment.

    Such an instruction is your own secret. You can give it at any time, also while it is not your turn.
    .do = Instruct Markgraf Karl’s battalion: volley, always.
    .hint =
        Open “Orders ahead”, choose the unit Markgraf Karl (IR19) I, and at “volley” choose “Always”.
    .no = That is an instruction, but not this one: Markgraf Karl’s battalion, volley, always.
    .no-first = You are right that this is asked. But first the instruction: the second squadron will not wait.
    .no-borcke = The game is asking about Borcke’s battalion already. Choose the unit Markgraf Karl (IR19) I alone.
    .no-never = Then its chance passes unused, or you are asked after all. This time: always.
mollwitz-lesson-ahead-fire = Noted, and nobody has noticed. Now to the question that is open.
    .do = Let Borcke’s battalion fire.
    .hint = Press the volley of Borcke (IR22) I.
    .no = Answer the question that is open: fire.
    .no-decline = You may let the chance go by. But horse before loaded muskets is a gift: fire.
mollwitz-lesson-ahead-used =
    The second squadron rode up, Markgraf Karl’s battalion fired, and you were not asked. The log says that an
    instruction of yours was used; your opponent sees the volley, and not why it came so quickly.
mollwitz-lesson-ahead-chance =
    A turn later, and now the squadron wants to ride round to the flank. There your battalion has no fire; it may bend
    its line, if it passes a test: the die must not be above its morale of 7. That is a chance of 70 %, and who fails has
    had his reaction.

    You can make an instruction depend on that chance: the battalion then tries only if it is good enough for you.
    .do = Instruct the battalion to bend its line if the chance is 70 % or better.
    .hint =
        “Orders ahead”, at “wing bent back or double front” choose “If the chance is 70 % or better”.
    .no = That is an instruction, but not this one: wing bent back, if the chance is 70 % or better.
    .no-high = With a morale of 7 the chance is 70 %. Who waits for more will stand there with an open flank.
    .no-always = That would bend the line today, too. But it would also try when morale has sunk and the test is hopeless. Name a chance.
mollwitz-lesson-ahead-bent =
    As the squadron came to the flank the battalion tested, passed, and bent its wing back: the marker covers that side,
    and has a shot of its own. Again nobody was asked.

    Instructions stand until you change them. The volley that you ordered a turn ago still stands.
mollwitz-lesson-ahead-back = It is well to tidy up: from now on you want to decide yourself when this battalion fires.
    .do = Let the battalion ask you again before a volley.
    .hint = “Orders ahead”, at “volley” choose “Ask me”.
    .no = That is an instruction, but not this one: volley, ask me.
    .no-other = Almost: “Ask me” is what we want.
mollwitz-lesson-ahead-end =
    That is all: always, never, from a chance on, or ask. For a whole wing or army one press is enough. Give such orders
    above all when you play at a distance; then a turn takes minutes, and not days.
