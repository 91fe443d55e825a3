# The lessons of the course: what is said, what is to be done (.do), what helps (.hint), why not (.no).

maria-lessons-first = The basics

## A march into Silesia

maria-lesson-march-title = A march into Silesia
maria-lesson-march-about = Move generals and a supply train, use the main roads, and take your first fortress.
maria-lesson-march-welcome =
    You are Frederick of Prussia, and it is December 1740: Silesia lies open. The two large blue counters are your
    generals, Friedrich in Liegnitz and Schwerin in Lüben. The small one behind them in Glogau is a supply train.

    In the movement phase each of your pieces may move once. Let us begin with one step after the other.
maria-lesson-march-glatz =
    A general walks up to three steps; each city on a road is one. From Liegnitz a road leads south to Schweidnitz,
    and on to Glatz, an Austrian fortress.
    .do = Press Friedrich in Liegnitz, then Glatz, and take the way by Schweidnitz.
    .hint =
        The map shows with dots where Friedrich can go. Glatz lies two steps south of Liegnitz. If you go step by step,
        choose to stop there when you have arrived.
    .no = That is a lawful move, but this time Friedrich should march to Glatz and stay there.
    .no-other = Schwerin and the train will have their turn. Friedrich first, please.
    .no-through = By Breslau he would take that fortress on the way, and that comes next. Now the short way, by Schweidnitz.
    .no-away = That way leads elsewhere. From Liegnitz go to Schweidnitz, and on to Glatz.
    .no-short = He has stopped before Glatz. It is two steps: Schweidnitz, Glatz.
maria-lesson-march-still =
    Friedrich stands in the fortress, and yet it is still Austria’s: look, no blue marker has appeared. In this game
    a fortress falls when a general walks out of it, not when he walks in.

    That has a charm of its own: one march can take several fortresses, as Schwerin is about to show.
maria-lesson-march-oppeln =
    The thick lines are main roads. Whoever marches on nothing else gets one step more, four in all. From Lüben the
    main road runs through Liegnitz, Breslau and Brieg to Oppeln, and both Breslau and Brieg are Austrian
    fortresses.
    .do = March Schwerin along the main road to Oppeln.
    .hint = Press Schwerin in Lüben, then Oppeln, four steps to the south-east: Liegnitz, Breslau, Brieg, Oppeln.
    .no = Lawful, but not the march that we want to see: all of Schwerin’s four steps, to Oppeln.
    .no-other = Schwerin has the word now.
    .no-short = That is another road, or too short a way. Schwerin has four steps on main roads; use them to reach Oppeln.
maria-lesson-march-fell =
    Two fortresses in one march! Schwerin walked out of Breslau and out of Brieg, nobody was near enough to protect
    them, and so your markers lie on both. Such fortresses are what Frederick wins by: he needs twelve in the
    introductory game.
maria-lesson-march-train =
    Generals far from home eat from a train, and it must not lie more than six cities behind. A train walks two
    steps, or three if they are all on main roads.
    .do = Bring the train as near to Schwerin as it can come in one move.
    .hint = From Glogau the main road leads to Lüben, Liegnitz and Breslau: three steps.
    .no = The train can come nearer than that: three steps on main roads, and Breslau is yours now.
    .no-other = Now the train.
    .no-short = It can come nearer than that: three steps on main roads, and Breslau is yours now.
maria-lesson-march-join =
    A turn later. Where one piece stands no other may enter, or even pass. But two generals of one side may stand
    together, as a stack. Who joins the other has finished his move, and so has he who was joined.
    .do = Have Schwerin join Friedrich in Breslau.
    .hint = Press Schwerin in Liegnitz, then Breslau.
    .no = Have Schwerin join Friedrich.
    .no-other = Schwerin walks, Friedrich waits.
    .no-past = He has stopped somewhere else. Lead him into Breslau.
maria-lesson-march-stack =
    And one turn later. The two stand in one city; their enemies see neither how strong each is, nor how strong both are.
    A stack moves as one piece, or one general leaves it alone.
    .do = March both together through Brieg to Oppeln.
    .hint = Choose both generals, then Oppeln, two steps along the main road.
    .no = Both to Oppeln.
    .no-one = One of them alone, and the other would stay behind. Choose both.
    .no-other = First the stack.
    .no-past = That is not where we want them. Both to Oppeln.
maria-lesson-march-end =
    That was a whole movement phase. You have seen how pieces walk, that main roads carry you further, that
    fortresses fall behind you, and that a train had better follow.

    Whenever the map will not let you do something, press it with “Why not?” switched on: the rules answer.

## Bread and hussars

maria-lesson-supply-title = Bread and hussars
maria-lesson-supply-about = Feed your generals from a train, pay where hussars ride, and see what hunger does.
maria-lesson-supply-welcome =
    At the beginning of your stage your generals want to eat. In their own country they always do. Elsewhere each
    needs a way of at most six cities to a supply train of his own power, with no enemy piece on it.

    Friedrich stands in Olmütz, Schwerin as far south as Krems, and their train in Brieg. The button “Supply” above
    draws all lines.
maria-lesson-supply-pay =
    Austrian hussars ride in Troppau and Glatz, and every way from Olmütz to Brieg passes one of them. They block
    nothing, but they make bread dear: the shortest way has three cities, so Friedrich costs three points of cards,
    of any suit. There is no change.
    .do = Pay the three points with the card that wastes nothing.
    .hint = The three of clubs is worth exactly three.
    .no = That would do, but look for a payment without waste.
    .no-nine = The nine pays, too, but nobody gives you six back, and nines win battles. A smaller card will do.
maria-lesson-supply-hunger =
    Friedrich has eaten. Schwerin has not: Krems is seven cities from the train, and six is the most. His counter
    lies face down now, and he has lost a troop. If he is still hungry in your next supply phase, he loses two, and
    face down he conquers nothing.
maria-lesson-supply-mend =
    Now it is your movement, and the mistake can be mended: either the train follows or the general comes nearer.
    Hussars are in nobody’s way; when any piece enters their city, they leave the map.
    .do = Make a move after which Schwerin could be fed.
    .hint = The easiest way: bring the train from Brieg through Neisse to Troppau. That also drives a hussar away.
    .no = After that Schwerin would still go hungry.
    .no-home = A new train begins at home, in Berlin or Magdeburg, and from there it feeds nobody in Krems. This one is still alive.
    .no-lost = All may be lawful, but Schwerin must have a way of at most six cities to the train when you have finished.
    .no-end = Do not end the movement yet: Schwerin is still too far away.
maria-lesson-supply-train =
    Well done. The train stands where both generals can reach it, and the army may stay where it is. A good general
    looks twice before he walks seven cities from his bread; a good Maria Theresa puts her hussars where the lines
    are long.
maria-lesson-supply-back =
    That works: Schwerin has come near enough to be fed. It cost you ground, though; next time let the train follow
    in good time.

maria-lesson-supply-gone =
    Another day, and the worst has happened: Neipperg has walked over the train. A general or stack that enters the city
    of an enemy train takes it off the map, and goes on. Friedrich in Olmütz is hungry already.

    In your movement you may bring a train back, for 4 points in cards.
    .do = Bring the train back.
    .hint = Press the answer that places the train anew.
    .no = First the train.
    .no-move = Generals who march hungry only go hungry elsewhere. First the train.
    .no-end = Then Friedrich would lose two troops next time. First the train.
maria-lesson-supply-place =
    It comes to a major fortress at home, or to that of a minor power that works with yours, as long as it is empty and
    friendly.
    .do = Choose where it comes back.
    .hint = All are right. Which is nearest to Silesia?
    .no = Choose one of these fortresses.
maria-lesson-supply-cost = Four points. As always, no change is given.
    .do = Pay so that as little as possible is wasted.
    .hint = The 5 is enough.
    .no = The 5 is enough.
    .no-dear = It would do, but what is more than four is lost, and high cards win battles.
maria-lesson-supply-end =
    It stands far away, and does not move this turn. Friedrich will have to walk back towards it. A train is worth its
    guard: never leave it where one enemy march ends.
## A battle of cards

maria-lesson-battle-title = A battle of cards
maria-lesson-battle-about = Suits, the score, the Reserve, giving up, and a retreat.
maria-lesson-battle-welcome =
    After movement, armies in neighbouring cities fight. Friedrich in Glatz has 4 troops, Neipperg in Neisse 6. The
    score begins with the difference: Friedrich is two behind.

    Whoever is behind may play cards to draw level or get ahead. Then it is the other’s turn, until somebody gives
    up.
maria-lesson-battle-suit =
    Which cards? Only those of the suit in whose sector your own general stands, and Reserves. The map is ruled into
    sectors, each with its suit: Glatz lies in diamonds, Neisse in hearts. So your fine nine of hearts is worth
    nothing here, while Neipperg plays hearts.
    .do = Play your diamond.
    .hint = The six of diamonds is the only suit card that you may play in Glatz.
    .no = Keep the Reserve for later: it is a joker, and the six of diamonds does the same work now.
    .no-up = Two behind is no reason to run: you hold a diamond. Play it.
maria-lesson-battle-reserve =
    Minus two and six: you were four ahead. Neipperg answered with the seven of hearts, and now you are three behind
    again.

    A Reserve is of any suit and worth 1 to 8, as you say when you play it. To hand the turn over you must at least
    draw level, but at level your enemy need only play a card to be ahead.
    .do = Play the Reserve so that you are clearly ahead.
    .hint = Three behind, so 4 or more puts you ahead. 8 is the most.
    .no =
        That leaves you behind, or only level. Say a higher number: there is no reason to spare a Reserve once it is
        played.
    .no-up = Giving up now would cost three troops and three cities of retreat. You can still win this.
maria-lesson-battle-retreat =
    Neipperg holds no more hearts, so he gives up. The loser loses as many troops as he is behind, and retreats as
    many cities. The winner loses nothing, and he also chooses the way: it must end as far from him as it can.
    .do = Choose where Neipperg retreats to.
    .hint = Any of the marked cities will do. Think of where you want him least.
    .no = Choose one of the marked cities.
maria-lesson-battle-even =
    Another battle, and an even one: five troops against five. Then the attacker is the first to play, and whoever is even
    must play as long as he has a card of his suit; only whoever is behind may give up. If nobody can play, it is a tie, and
    nobody loses anything.

    Count on a six in Neipperg’s hand.
    .do = Play a card to which he has no answer.
    .hint = With his six he makes up for anything up to six. Nine is more, and the Reserve can be saved.
    .no = Play a card.
    .no-four = Four ahead; with his six he is two ahead, and you must play again. One card can do it.
    .no-reserve = It would do, or not, but the Reserve is a wild card: play it when nothing else serves.
maria-lesson-battle-order =
    A turn later there are two of yours beside Neipperg: Friedrich with 6 troops and Leopold with 1. Every pair of
    neighbours must fight, and you say in which order. But whoever has had to retreat fights no more in this phase.
    .do = Choose the battle that comes first.
    .hint = If Neipperg has been driven off, Leopold need not fight him any more.
    .no = Choose a battle.
    .no-weak = One against five: Leopold would be lost, and only then would it be Friedrich’s turn. Friedrich first.
maria-lesson-battle-again = Neipperg was one behind, had no card, and gave up. Once more you choose his way.
    .do = Choose where Neipperg retreats to.
    .hint = Any of the marked cities will do.
    .no = Choose one of the marked cities.
maria-lesson-battle-end =
    Neipperg is gone, and Leopold’s battle with him. So much for battle: the right suit beats the greater number, the even
    must play, and the strong go first. Before you attack, look at the suits: where do I stand, where does he, and what do I
    hold?

    And remember that cards are money as well: each one spent here is missing in winter.

## The protected fortress

maria-lesson-fortress-title = The protected fortress
maria-lesson-fortress-about = Why a fortress holds, what the “?” means, and how to break the protection.
maria-lesson-fortress-welcome =
    Friedrich stands in Neisse, an Austrian fortress, and could take it by walking out, if Neipperg were not in
    Troppau. A fortress is protected while a general of its owner, or of a power that cooperates with the owner, is
    within three cities; pieces between do not matter.

    Still, there is a way.
maria-lesson-fortress-out =
    A general who walks out of a protected fortress leaves a “?” there. It asks: will the protector still be near
    when the battles of this stage are over?
    .do = March Friedrich out of Neisse, to Glatz.
    .hint = Press Friedrich in Neisse, then Glatz, one step to the west.
    .no = Lawful, but let Friedrich walk out of Neisse to Glatz.
    .no-other = First Friedrich: he stands in the fortress.
maria-lesson-fortress-near =
    There is the “?”. Now somebody must drive Neipperg away. Armies in neighbouring cities fight, so Schwerin has to
    come next to Troppau. In Ratibor he stands in hearts, and you hold two hearts.
    .do = March Schwerin to Ratibor.
    .hint = From Cosel the main road leads to Ratibor: one step.
    .no = Schwerin must stand beside Troppau, and in the suit that you hold: go to Ratibor.
    .no-other = Now Schwerin.
    .no-far = From there he cannot fight Neipperg with hearts. Ratibor is the place.
maria-lesson-fortress-end = Both stand where they should. The train may rest. When you end the movement, the battle begins by itself.
    .do = End the movement.
    .hint = The button “End the movement” stands below the question.
    .no = Leave the train where it is, and end the movement.
maria-lesson-fortress-fight = Six troops against five: Neipperg was one behind and played a three. Now you are two behind.
    .do = Play a heart that puts you well ahead.
    .hint = Both hearts win. The six drives Neipperg farther, for he retreats as many cities as he is behind.
    .no = Do not give up now, with such hearts in hand.
maria-lesson-fortress-retreat = Neipperg gives up and must run. You choose where he goes: as far from Schwerin as his way can end.
    .do = Choose where Neipperg retreats to.
    .hint = Any of the marked cities will do; all are more than three cities from Neisse, or look for one that is.
    .no = Choose one of the marked cities.
maria-lesson-fortress-took =
    When the battles are over, every “?” is looked at. Nobody protects Neisse any more, and the fortress is yours.
    That is the art of this war: one walks through the fortress, another drives the protector off.
maria-lesson-fortress-held =
    When the battles are over, every “?” is looked at. Neipperg is still within three cities of Neisse, so the
    fortress holds. Go back one step and send him farther away.

## Winter

maria-lesson-winter-title = Winter
maria-lesson-winter-about = Buy troops, bring a beaten general back, and share the recruits.
maria-lesson-winter-welcome =
    After every third turn comes winter. Nobody moves; everybody recruits. Troops cost four points of cards each, of
    any suits, in one payment.

    Friedrich stands in Breslau with 5 troops. Schwerin lost everything in autumn and waits off the map. You hold a
    2, a 3, a 9 and a Reserve, which pays 8.
maria-lesson-winter-buy =
    Schwerin may come back for nothing, but he must get at least one of the new troops, so buy more than one. Three
    troops cost twelve: the nine and the three pay that exactly, and the Reserve stays for the war.
    .do = Buy three troops.
    .hint = Three in all, whether for Friedrich or for Schwerin: they cost 12 points, the nine and the three.
    .no = Another number is lawful, too, but try three: it wastes nothing and leaves you the Reserve.
maria-lesson-winter-pay = Now pay. What you give is gone, and there is no change.
    .do = Pay the twelve points with the nine and the three.
    .hint = First the nine of spades, then the three of clubs; the cards are chosen from the highest down.
    .no = That pays, but keep the Reserve: in battle it is worth most.
maria-lesson-winter-back =
    Generals come back in a major fortress of their home country that is friendly and empty, or holds one general
    with whom they can form a stack. For Prussia these are Berlin and Magdeburg.
    .do = Bring Schwerin back.
    .hint = Choose Schwerin, and then a fortress for him.
    .no = Bring Schwerin back: a general off the map helps nobody.
maria-lesson-winter-share =
    Last, share the recruits out in secret. Schwerin has got one; two are left. A general has 8 troops at most. Others
    see how many you bought, not who got them: a general with one troop looks like one with eight.
    .do = Share the other two new troops as you like.
    .hint = Any division is right. Friedrich has room for three, Schwerin for seven.
    .no = Give both of them out.
maria-lesson-winter-end =
    So the army is whole again, and the Reserve is still in your hand. Winters come after turns 3 and 6 of the
    introductory game; spend in autumn as if you knew it.
maria-lessons-advanced = The advanced game

## Politics

maria-lesson-politics-title = Politics
maria-lesson-politics-about = Trump, the display, influence, and what a political card does.
maria-lesson-politics-welcome =
    In the advanced game each turn begins with politics. Two political cards are turned up; the four major powers
    bid for them with tactical cards from their hands. A suit is trump, today spades.

    Frederick leads Prussia, and here the Pragmatic Army as well.
maria-lesson-politics-lay =
    From left to right, Prussia, France, the Pragmatic Army and Austria lay one card each, face down, or none. When
    all are turned up only trumps count; other cards go back to the hand, and everybody has seen them.
    .do = Lay a card of Prussia’s that will count.
    .hint = Spades are trump: lay the nine of spades.
    .no = That card is no trump: it would come back to your hand and count nothing.
    .no-none = Without a card on the display you take no part in choosing.
maria-lesson-politics-army = France has laid nothing. Now the Pragmatic Army: its hand is its own, and all it holds is a diamond.
    .do = Lay nothing for the Pragmatic Army.
    .hint = Press the button that lays no card.
    .no = A bluff is lawful, but afterwards everybody would have seen your diamond. Keep it hidden.
maria-lesson-politics-choose =
    Austria laid the six of spades. Influence is the sum of a power’s cards on the display: nine against six, so
    Prussia chooses first. You may take one card on offer that shows your coat of arms, which costs all your cards
    on the display, or store them for later turns.

    Both cards show the Prussian arms, and both move the marker of Russia.
    .do = Take one of the two political cards.
    .hint = Press either of the cards on offer.
    .no = Storing is lawful, and often wise. But this time take a card.
maria-lesson-politics-execute =
    Now you say at once whether you execute the card or discard it unused. Discarding has its use as well: it takes
    a card away that others wanted.
    .do = Execute it.
    .hint = Press the button that executes the card.
    .no = This time execute the card.
maria-lesson-politics-arrow =
    The arrow moves a marker by its full number of spaces, on the track that it names. Moves are announced first;
    the markers move when all choosing is over, each once, by the sum of what was announced.
    .do = Move the marker of Russia.
    .hint = Press the arrow to the left.
    .no = Who uses neither instruction nor arrow has not used the card. Use the arrow.
maria-lesson-politics-end =
    That is politics: a card in time on the right suit. What you lay here is missing in battle, and what you keep
    for battle lets others choose. The tab Politics shows the tracks, and what each space brings.

## A treaty and an emperor

maria-lesson-election-title = A treaty and an emperor
maria-lesson-election-about = Accept a treaty, win a vote by conquest, keep your word, and elect an emperor.
maria-lesson-election-welcome =
    At the end of this turn the Emperor is elected: Charles Albert of Bavaria, France’s man, or Francis Stephen, Maria
    Theresa’s husband. There are nine votes, one for each elector’s fortress, and five elect. A party whose candidate
    wins places a victory marker.

    The votes of Austria and the Pragmatic Army always go to Francis. France and Bavaria have three, and Frederick two:
    Berlin, and Dresden for Saxony. He is courted.
maria-lesson-election-treaty =
    Louis makes you an offer in the open, as everything is here: France pays Prussia a card a turn, for two turns, and
    Prussia votes for Charles. What is agreed in such a form binds: the game will not offer what it forbids.
    .do = Accept the treaty.
    .hint = The offer stands with the treaties, with a button to accept it.
    .no = Accept Louis’s offer first.
    .no-refuse = You may refuse, and bargain. But two cards for votes that you would give anyhow: take them.
    .no-amend = You may answer with an offer of your own. This one is good; take it as it is.
    .no-later = First answer Louis; then move.
maria-lesson-election-praha =
    A vote follows the fortress. Praha is an elector’s, and Austria’s. Friedrich stands in it, and no Austrian is near
    enough to protect it: if he walks out it is Prussia’s, and so is its vote.
    .do = Conquer Praha: lead Friedrich out of it.
    .hint = Choose Friedrich, and any city next to Praha, such as Jungbunzlau; stop there.
    .no = Lead Friedrich out of Praha.
    .no-other = That would do nothing for the election. Friedrich, please.
    .no-end = Not yet: Praha would remain Austria’s, and vote for Francis.
    .no-forced = More than four steps are a forced march, and that conquers nothing. Lead him out of Praha to a city near by.
maria-lesson-election-promise =
    The end of the turn. Louis has cast his three votes for Charles. Now it is Prussia’s turn, with two votes: Berlin
    and Praha. Look what the question offers: only Charles. You have given your word.
    .do = Cast both votes of Prussia.
    .hint = There is but one answer, twice.
    .no = Cast the vote.
maria-lesson-election-dresden =
    Five votes for Charles: he has won. But Saxony votes for itself, and the treaty spoke of Prussia alone. As long as
    Saxony is your ally its vote is free.
    .do = Cast Saxony’s vote.
    .hint = Both are right, and it changes nothing now. But Maria Theresa will remember it.
    .no = Vote for one of the two.
maria-lesson-election-charles =
    Six to three: Charles is Emperor, and France places a victory marker. Your cards come as France draws, in the next two
    turns.

    The price of a vote is highest as long as nobody knows it. Count the nine before you sell yours.
maria-lesson-election-francis =
    Five to four: Charles is Emperor, and France places a victory marker. You have kept your word to the letter, and
    done Maria Theresa a courtesy. Such things are diplomacy.

    The price of a vote is highest as long as nobody knows it. Count the nine before you sell yours.

## Words that bind

maria-lesson-treaties-title = Words that bind
maria-lesson-treaties-about = Refuse an offer, write one of your own, see what it forbids, and pay a subsidy.
maria-lesson-treaties-welcome =
    In the advanced game everybody may make agreements with everybody, even with an enemy. They are made in the open: there
    are no secret talks, and all players see each offer and each answer.

    What is put into one of the forms binds: a cease-fire, a country left alone, a vote, a subsidy. Plain words may be
    added; those the game does not enforce.
maria-lesson-treaties-offer =
    Neipperg in Königgrätz has 6 troops, Friedrich in Schweidnitz 4. Maria Theresa makes an offer: Austria attacks no Prussian
    until turn 6, and Prussia stays out of core Austria until turn 12, which is the last. It is turn 5.
    .do = Answer her.
    .hint = One turn of peace for the rest of the war? The offer stands with the treaties, with a button to refuse it.
    .no = Answer the offer first.
    .no-long = That would bind you to the end of the war, and her for a single turn. An offer is read to its last number.
    .no-amend = You may take her words and add your own. But her second clause would stay: refuse, and write anew.
    .no-later = First answer her, then move.
maria-lesson-treaties-write =
    Now an offer of your own. It has clauses, and each is one promise of one power: that Austria does not attack Prussia is
    one, that Prussia does not attack Austria is another.
    .do = Offer Maria Theresa a cease-fire until turn 6: Austria attacks no Prussian, and Prussia no Austrian.
    .hint = With the treaties, write two clauses of the form “no attack”, one for each side, both until turn 6, and propose them to her.
    .no = Write both clauses, and propose them to Maria Theresa.
    .no-else = Lawful, but not what we are after: two clauses, no attack by Austria on Prussia and none by Prussia on Austria, both until turn 6.
    .no-later = First the treaty, then the march.
maria-lesson-treaties-bound =
    She has accepted. Friedrich is to go to Neisse. The short way leads by Glatz, but Glatz is next to Neipperg, and who comes
    next to an enemy has to fight: such a step would break your word, and so the game does not offer it. Ask “Why not?”
    there, and it names the promise.
    .do = Bring Friedrich to Neisse, the long way round.
    .hint = Through Breslau and Brieg: three steps.
    .no = Friedrich is to go to Neisse.
    .no-other = Friedrich, please.
    .no-past = He has stopped elsewhere. By Breslau and Brieg he can reach Neisse.
maria-lesson-treaties-subsidy =
    A subsidy is an agreement as well: a major power gives an ally one of the cards that it draws, unseen, each turn. Enemies
    can have no such contract, but you need not ask anybody for one between your own powers: Prussia can pay Saxony.
    .do = Make a contract in which Prussia pays Saxony, for as many turns as you like.
    .hint = Write a clause of the form “subsidy”: Prussia gives, Saxony receives, two turns, say; and conclude it with yourself.
    .no = Make the contract between Prussia and Saxony.
    .no-else = That is another agreement. Prussia is to give, Saxony to receive.
    .no-later = First the contract.
maria-lesson-treaties-end =
    From its next draw on Prussia hands a card to Saxony each turn. There is no other way to pass cards on.

    Remember the limits. A treaty changes neither alliances nor rules: a battle that is due is fought, a fortress that is
    protected stays so. And it lapses when it has become impossible to keep. All else is a matter of what is offered.

## Saxony and Silesia

maria-lesson-saxony-title = Saxony and Silesia
maria-lesson-saxony-about = Win Saxony over after your victories, and decide about the peace that Prussia offers.
maria-lesson-saxony-welcome =
    You are Maria Theresa. Saxony begins the war on Prussia’s side, but not for ever: a marker on its track says whose
    friend it is. It stands on the last space that is Prussia’s. Next come two neutral ones, then yours.

    You have just beaten Friedrich in Silesia, and Prussia has lost a point.
maria-lesson-saxony-shift =
    For each point that Prussia’s side loses, in battle or by hunger, you may move the marker one space to the right.
    .do = Move the marker one space.
    .hint = Press 1.
    .no = Move it one space.
    .no-stay = You may leave it, but there is no better chance: once Saxony has left Prussia it never comes back.
maria-lesson-saxony-neutral =
    Saxony is neutral. Schwerin had to leave it, the Saxon general went home, and his generals fight no more. Nobody
    else may enter Saxony, and you lead it from now on: Dresden covers the road to Praha.

    Prussia has lost an ally without a single battle in Saxony.
maria-lesson-saxony-again =
    Two turns later you win again, and Prussia loses two points. The marker stands on the second neutral space; the next
    one is yours. Only the space where it stops counts.
    .do = Bring Saxony over to your side.
    .hint = Press 1: there are no spaces beyond.
    .no = One space.
    .no-stay = Then Saxony stays neutral. As an ally it draws two cards a turn, and fights for you.
maria-lesson-saxony-return =
    Saxony is your ally. Its general is off the board, and may come back at once with new troops, four points in Saxon
    cards for each. The hand has come with it: 8 and 9.
    .do = Bring him back with two troops or more.
    .hint = Two cost 8, three 12, four 16; the hand is worth 17.
    .no = Bring him back to Dresden.
    .no-none = Then you would have an ally without an army. Bring him back.
    .no-one = One can be lost by a hungry night. Take more: the cards serve nothing better today.
maria-lesson-saxony-pay = Now pay, with Saxony’s cards. No change is given.
    .do = Pay for the troops.
    .hint = One card is enough for two troops; three or four need both.
    .no = Pay with what is offered.
maria-lesson-saxony-ally =
    An army in Dresden, in Prussia’s flank. It acts in the last stage, with yours. France, Bavaria and Prussia are its
    enemies now.
maria-lesson-saxony-peace =
    Another match, and worse news: Prussia holds all seven fortresses of Silesia, and Praha and Königgrätz besides. It
    may offer you peace at the end of its stage, and has.

    If you accept, Silesia is Prussia’s, with a victory marker for good. But Prussia leaves the rest of your country:
    its markers there come off, and half of them go back to its pool only when it leaves its country again. It is neutral
    until its stage of the turn after next.
    .do = Accept the peace, or refuse it.
    .hint = Both can be right. Peace frees your army against France; but where does Prussia stand in the race?
    .no = Answer yes or no.
maria-lesson-saxony-made =
    Peace. Praha and Königgrätz are yours again, your troops in Silesia have gone home, and Saxony is neutral. Prussia
    does nothing abroad for more than a turn: use the time against France.

    It needs markers to win. Before you sign, count how many it has left.
maria-lesson-saxony-refused =
    No, and the war goes on; nothing changes. Prussia may offer it again at the end of each of its stages, and the
    price of peace can be part of a treaty.

    Count how many markers it has left to place: the fewer, the dearer is Silesia.
