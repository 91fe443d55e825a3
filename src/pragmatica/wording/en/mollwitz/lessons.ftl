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
    .do = Choose the battalion.
    .hint = Press it on the map, or its button below.
    .no = Choose the battalion first; the leader may move another time.
mollwitz-lesson-facing-forward =
    A unit that faces somewhere moves straight forward, or straight backward at a point more. For any other
    direction it must turn first.
    .do = Take one step straight forward.
    .hint = The hex before the battalion is marked; press it.
    .no = One step straight forward, please.
    .no-turn = Turning comes next. First one step forward.
    .no-back = That is backward, which costs a point more. Forward!
mollwitz-lesson-facing-turn = Turning costs a movement point, too. Watch the points beside the question: this line began with five.
    .do = Turn the battalion to the right.
    .hint = Press the button for the turn to the right.
    .no = Turn to the right this time.
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
