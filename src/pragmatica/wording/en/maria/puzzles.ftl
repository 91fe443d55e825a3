# Puzzles: what is said, what is to be done (.do), what helps (.hint), why not (.no).

maria-puzzles-siege = sieges
maria-puzzles-march = marches
maria-puzzles-battle = battle
maria-puzzles-retreat = retreats
maria-puzzles-supply = supply
maria-puzzles-hussars = hussars
maria-puzzles-winter = winter
maria-puzzles-politics = politics
maria-puzzles-treaty = treaties
maria-puzzles-saxony = Saxony

## The garrison stays

maria-puzzle-garrison-title = The garrison stays
maria-puzzle-garrison-about = One general, two fortresses, and he has to be back by evening.
maria-puzzle-garrison-task =
    Friedrich stands in Neisse. Neisse and Cosel are Austria’s, and Neipperg in Iglau is too far away to protect either
    of them.
    .do = Take both fortresses with Friedrich, and have him stand in Neisse again when his march is over.
    .hint = A march may go to and fro. Which fortress can he leave as well, and be back after two steps?
    .no = Neisse and Cosel are to be yours, and Friedrich is to stand in Neisse.
    .no-one =
        He is back in Neisse, and Neisse is yours. Cosel is not: a fortress falls when a general walks out of it.
    .no-gone =
        He has stopped elsewhere, and Neisse is empty. A general has three steps, and nothing says that they all lead
        away.
maria-puzzle-garrison-solved =
    To Cosel and back. A march may return to where it began; Neisse fell when he left it, Cosel when he turned round,
    and the garrison has not moved at all.

## One guard for five

maria-puzzle-one-guard-title = One guard for five
maria-puzzle-one-guard-about = Five fortresses, one general to protect them all.
maria-puzzle-one-guard-task =
    Friedrich and Schwerin are in Silesia, Belle-Isle in Pilsen, and Traun is all that you have between them.
    Leitmeritz, Königgrätz, Olmütz, Brünn and Tabor are marked. A fortress is protected while a general of yours is no
    more than three cities away.
    .do = Place Traun so that he protects all five.
    .hint = There is one such city among those that he can reach, and it is not free yet. Trains walk, too.
    .no = When Traun has finished his march, all five are to be protected.
    .no-far =
        From there at least one of the five is more than three cities away. Count along the roads, and look for the
        middle of them all.
maria-puzzle-one-guard-solved =
    Deutschbrod: two steps from Königgrätz and Brünn, three from Leitmeritz, Olmütz and Tabor. But first the train had
    to make room, for two pieces share a city only if both are generals.

## The right ground

maria-puzzle-ground-title = The right ground
maria-puzzle-ground-about = Four against eight: it all depends on where you stand.
maria-puzzle-ground-task =
    Friedrich in Glatz has 4 troops, Neipperg in Olmütz 8. You hold the 10 and the 8 of clubs, and the 4 and the 3 of
    hearts. Neipperg stands in diamonds; suppose that he can play a six.
    .do = March, attack Neipperg, and win.
    .hint = Two small hearts bring you level, and then comes his six. Where next to Olmütz do clubs count?
    .no = Attack Neipperg and win.
    .no-up = Giving up loses the battle. If your cards do not suffice here, go back and choose other ground.
    .no-lost =
        The stage is over and Neipperg is not beaten. You fight him only from a city next to Olmütz, and play only the
        suit of that city.
maria-puzzle-ground-solved =
    By Leitomischl to Brünn, into his back: there clubs are played. He is four ahead; the eight puts you ahead, his six
    answers, the ten decides. In Schönberg or Troppau the small hearts would have brought you level for a moment, and
    his six would have decided.

## The road to the crown

maria-puzzle-nine-title = The road to the crown
maria-puzzle-nine-about = France needs four more fortresses, and needs them today.
maria-puzzle-nine-task =
    France holds five fortresses in Austria; with nine Louis wins at once. Belle-Isle stands in Linz. Broglie in Pilsen
    has had nothing to eat and lies face down. No Austrian is near.
    .do = Win the game in this movement.
    .hint = Linz, Freistadt, Budweis and Tabor lie on one main road. What stands in the way?
    .no = Nine fortresses are to be yours before this movement is over.
    .no-short =
        That is not nine. A general on main roads has four steps, and takes each fortress that he walks out of; whoever
        lies face down takes none; and through a piece nobody passes.
maria-puzzle-nine-solved =
    The train clears the road, and Belle-Isle marches out of Linz, Freistadt, Budweis and Tabor, four fortresses in one
    march. Had he made a forced march of it, none would have fallen, and Broglie, hungry as he is, cannot help.

## The door that his friend shut

maria-puzzle-door-title = The door that his friend shut
maria-puzzle-door-about = Two enemies, three cards, and one way out.
maria-puzzle-door-task =
    Belle-Isle in Raab has 6 troops, and two enemies beside him: Traun in Pressburg with 8, Karl in Komorn with 7. Maria
    Theresa has no card left. You hold the 3, the 4 and the 5 of spades, and Raab lies in spades.
    .do = Destroy Karl in this combat.
    .hint = From Komorn one leaves by Raab or by Tyrnau. Who could stand in Tyrnau, and how does he get there?
    .no = Karl is to be off the board when these battles are over.
    .no-up = Then Belle-Isle is beaten, and Karl stays where he is.
    .no-order =
        Karl would be beaten, but the road to Tyrnau is open, and he would be gone. First see to it that it is not.
    .no-open =
        Traun has run, but not to Tyrnau, and so Karl has a way out. A loser retreats as many cities as he is behind:
        only a retreat of a single city ends in Tyrnau, and even then you have to choose it.
    .no-lives = Karl lives. He is destroyed if he has to retreat and no road is free.
maria-puzzle-door-solved =
    First Traun, by one point only: he retreats one city, and you send him to Tyrnau. Now Karl cannot leave Komorn, and
    whoever cannot retreat loses everything. The smallest card did the most.

## Seven cities in a day

maria-puzzle-clear-road-title = Seven cities in a day
maria-puzzle-clear-road-about = A forced march, and something beside the road.
maria-puzzle-clear-road-task =
    Schwerin stands in Crossen and is wanted in Oppeln: seven cities, all on the main road. A forced march goes up to
    eight, but not past an enemy, and Maria Theresa’s train stands in Schweidnitz, next to Liegnitz and Breslau.
    .do = Bring Schwerin to Oppeln in this movement.
    .hint = Friedrich in Glatz is one step from the train. A train in whose city a general arrives is gone.
    .no = Schwerin is to stand in Oppeln.
    .no-short =
        Schwerin has stopped short of Oppeln. As long as an enemy piece is next to the road, he cannot make a forced
        march past it.
    .no-train = The train is still in Schweidnitz, and blocks every forced march past Liegnitz and Breslau.
    .no-block = Now Friedrich himself stands on Schwerin’s road, and nobody passes a piece.
maria-puzzle-clear-road-solved =
    Friedrich runs the train over, and the road is clear: a forced march fears every enemy piece beside it, even a
    train, but none of your own.

## The hungry man in Brünn

maria-puzzle-hungry-man-title = The hungry man in Brünn
maria-puzzle-hungry-man-about = He stands in the fortress and cannot take it.
maria-puzzle-hungry-man-task =
    Friedrich stands in Brünn, but he has had nothing to eat: he lies face down, and face down one conquers nothing.
    Schwerin in Troppau is well fed. No Austrian is near enough to protect anything.
    .do = Take Olmütz and Brünn in this movement.
    .hint = Schwerin has to walk out of Brünn. What must happen there before he can walk in, and out again?
    .no = Olmütz and Brünn are both to be yours.
    .no-stayed =
        Schwerin has stopped in Brünn, and there his march is over. He would have to walk out of it as well.
    .no-schwerin =
        Schwerin’s march is over, and he has not been through both. If Friedrich stands in Brünn, Schwerin can join him
        there, but not pass.
    .no-road = Friedrich is out of Brünn, but now he stands in Schwerin’s way in Olmütz.
maria-puzzle-hungry-man-solved =
    First Friedrich makes room; nothing falls behind him. Then Schwerin walks through Olmütz and Brünn, and both are
    yours. Had he joined Friedrich, both their marches would have been over.

## Lend him your grenadiers

maria-puzzle-grenadiers-title = Lend him your grenadiers
maria-puzzle-grenadiers-about = One general has to stay, and the other has to win.
maria-puzzle-grenadiers-task =
    Friedrich with 5 troops and Schwerin with 4 are together in Glatz. Neipperg in Leitomischl has 6. You hold the 4 of
    hearts for Schönberg; count on a five in his hand. Glatz must not be left empty.
    .do = Have Friedrich beat Neipperg, while Schwerin stays in Glatz.
    .hint =
        Nobody sees how many of the nine are whose, and in a stack you may change that at any time. A general needs one.
    .no = Neipperg is to be beaten, and Schwerin is to stay in Glatz.
    .no-lost =
        The stage is over, and it was not enough: he answers the difference with a five, and your four is all you have.
        Friedrich needs more troops.
    .no-schwerin = Schwerin is to stay in Glatz: Friedrich goes alone.
maria-puzzle-grenadiers-solved =
    All but one: eight go with Friedrich, one stays with Schwerin. Two ahead, three behind, one ahead, and Neipperg has
    nothing more. In a stack of one power troops change hands at any time, and nobody sees it; once they are apart,
    never.

## The cork in the bottle

maria-puzzle-cork-title = The cork in the bottle
maria-puzzle-cork-about = Five against six, and not one of the six may get away.
maria-puzzle-cork-task =
    Neipperg with 6 troops is in Ratibor, which has two roads: to Cosel and to Troppau. Friedrich in Brieg has 5, your
    train stands in Glatz. You hold the 4 and the 3 of hearts; count on a five in Neipperg’s hand.
    .do = Destroy Neipperg: he is to be off the board, not just beaten.
    .hint = A retreat needs a free road. Trains do not fight, but they stand in the way like anybody else.
    .no = Neipperg is to be off the board after the battle.
    .no-fled = Neipperg is beaten, but he has got away: one of the two roads was open.
    .no-beaten = Friedrich has lost. One behind, he plays; Neipperg answers; then you need your second heart.
    .no-over = The stage is over, and Neipperg is still in Ratibor. Friedrich has to stand next to him.
maria-puzzle-cork-solved =
    One road for Friedrich, the other for the train. Neipperg is beaten by a single point, but whoever cannot retreat by
    the full length loses everything. A train is a weapon as well.

## Small change

maria-puzzle-small-change-title = Small change
maria-puzzle-small-change-about = Count what has been played, and spend no more than you must.
maria-puzzle-small-change-task =
    Neipperg with 2 troops has attacked Schwerin with 4, and is two behind; both stand in diamonds. You hold the 3, the
    6 and the 9. Look at the discards: all other diamonds of this deck lie there, and both Reserves.
    .do = Destroy Schwerin’s army, and keep the nine.
    .hint = Schwerin cannot answer. He loses as many troops as he is behind, and has four.
    .no = Schwerin is to lose all four troops, and the nine is to stay in your hand.
    .no-three = That is enough to win, by one: he loses one troop and walks away with three.
    .no-nine = It would do, but nobody can answer, and nobody gives you change. A smaller card does the same.
    .no-up = With these cards? He cannot answer a single one.
maria-puzzle-small-change-solved =
    Two behind, and the six makes it four ahead: exactly his army. Played cards are open to all; who counts them knows
    when nothing can come back.

## The last muster

maria-puzzle-muster-title = The last muster
maria-puzzle-muster-about = As many recruits as possible, and the best cards stay.
maria-puzzle-muster-task =
    Winter. Traun stands in Wien, and four of your generals are off the map. You hold the 10, a 9, a 7, a 5, a 4 and a
    Reserve. The ten and the Reserve are for the war.
    .do = Buy as many troops as the other four cards can pay, and bring a general back to lead them.
    .hint = Add up the four cards. A troop costs four points, and there is no change.
    .no = Buy all that the four cards pay, and keep the ten and the Reserve.
    .no-dear = That card is to stay in your hand. The small ones suffice.
    .no-count = The four cards pay another number of troops. Divide their sum by four.
maria-puzzle-muster-solved =
    Nine, seven, five and four are twenty-five: six troops, and a single point is lost. Wien, with one general in it,
    has room for one more; a third would have had to wait.

## The ten of hearts

maria-puzzle-ten-title = The ten of hearts
maria-puzzle-ten-about = She holds one card, and it is a good one. Make her play it.
maria-puzzle-ten-task =
    Two battles: Friedrich, 5 troops, against Neipperg with 6; Leopold, 3 troops, against Karl with 6. Maria Theresa
    holds one card only, the ten of hearts, which everybody has seen, and both her generals stand in hearts. You hold
    the 4 of diamonds for Friedrich, and the 3 and the 5 of clubs for Leopold.
    .do = First see to it that the ten is gone before Friedrich fights.
    .hint = Whoever is behind may give up. Whoever is even must play, if he has a card of his suit.
    .no = She still has the ten.
    .no-first =
        One behind, Friedrich plays his four; she is three behind, and plays the ten. Nothing is left to answer it.
        Another battle first.
    .no-up = Leopold is gone without having done anything, and she has the ten for Friedrich.
    .no-five = Now she is two behind. She gives up, loses two troops of Karl’s, and keeps the ten for Friedrich.
maria-puzzle-ten-then =
    There goes the ten. Leopold is lost, as he was from the beginning; but Friedrich’s battle has yet to come.
    .do = Win Friedrich’s battle.
    .hint = Leopold has nothing more to gain. Friedrich has a four.
    .no = Friedrich is to win.
    .no-lost = Friedrich has to play his card: she has none left.
maria-puzzle-ten-solved =
    Leopold’s three made it exactly even, and whoever is even must play if he can. So the ten fell on three men who were
    lost anyhow, and Friedrich had the last card.

## In and out again

maria-puzzle-raid-title = In and out again
maria-puzzle-raid-about = Take the train, and be gone before anybody can fight you.
maria-puzzle-raid-task =
    Belle-Isle’s train stands in Horn, unguarded, but he is in Wien with 8 troops, and Broglie in Zwettl with 6. Karl in
    Krems has 3 and not a card. Armies in neighbouring cities fight.
    .do = Take the train with Karl, and have no battle in this stage.
    .hint = A general who walks over a train may go on. From which cities does no road lead to Wien or Zwettl?
    .no = The train is to be gone, and Karl is not to fight.
    .no-caught =
        Karl stands next to an enemy when the march is over, and has to fight. So he would even in Krems: Zwettl is next
        to it.
    .no-alive = Karl is safe, but the train still stands in Horn.
maria-puzzle-raid-solved =
    Over the train to Horn, and on to Neuhaus, or to Iglau or Brünn: away from Wien and Zwettl both. Two armies will be
    looking for bread, and Karl has lost nobody.

## No bread without a bill

maria-puzzle-passau-title = No bread without a bill
maria-puzzle-passau-about = Two hussars for every road.
maria-puzzle-passau-task =
    Belle-Isle in Budweis eats from a train in Regensburg. If every way of at most six cities meets a hussar, he pays a
    point for each city of the shortest; if a single one is free, he pays nothing. A hussar goes to a city without
    pieces, at most four from a general of yours: Traun in Wien or Neipperg in Deutschbrod.
    .do = Place both hussars so that Belle-Isle has to pay.
    .hint = All his roads come together twice: on the Danube, and west of Praha.
    .no = One of his ways is still free.
    .no-free =
        Belle-Isle has found a way without hussars. The ways by Passau are not the only ones, nor are those through
        Bohemia.
maria-puzzle-passau-solved =
    Pilsen and Passau, and no other two: by Pilsen goes whatever comes through Bohemia, by Passau whatever follows the
    Danube. Four points for Belle-Isle, turn after turn.

## Eight thousand hungry men

maria-puzzle-bread-line-title = Eight thousand hungry men
maria-puzzle-bread-line-about = You cannot beat him. You can see that he does not eat.
maria-puzzle-bread-line-task =
    Neipperg with 8 troops is in Frankfurt on the Oder; his train is in Königstein. Friedrich in Brandenburg has 3 and
    not a card. The Saxon train is in Görlitz. A way to a train is at most six cities long, and none of them may hold an
    enemy piece.
    .do = See to it that Neipperg goes hungry in Austria’s coming stage, and do not fight him.
    .hint = To reach Königstein one passes Dresden or Bautzen, or goes a very long way round. You have two pieces.
    .no = Neipperg is to find no way to his train.
    .no-fed = Neipperg has eaten: he still has a way of at most six cities to Königstein.
    .no-fight =
        Friedrich stands next to Neipperg, and three against eight have to fight. That is no way to starve anybody.
maria-puzzle-bread-line-solved =
    A piece of any ally closes a road, and even a train does: the Saxon wagons in Bautzen, Friedrich in Dresden. No shot
    was fired, and Neipperg is losing men in the middle of Prussia.

## The cheapest bid

maria-puzzle-cheap-bid-title = The cheapest bid
maria-puzzle-cheap-bid-about = Outbid France, and not by more than you must.
maria-puzzle-cheap-bid-task =
    Hearts are trump. France has 9 points stored on the display, Prussia 6; the others lay nothing, and you place last.
    You want Sardinia-Piedmont, which moves the marker of Italy two spaces against France, and you want to keep the ten
    of hearts.
    .do = Have the marker of Italy moved by that card, and keep the ten of hearts.
    .hint = Whose space on the display is furthest to the right, and what does that mean in a tie?
    .no = The marker of Italy is to move two spaces to the right, and the ten is to stay in hand.
    .no-ten = It would win, but it is gone then. You need less.
    .no-seven = Seven against nine: France chooses first.
    .no-trump = Diamonds are no trump: the card comes back and counts nothing.
    .no-none = Who has no card on the display does not choose.
    .no-card = That is the other card. It moves the marker of Russia.
    .no-store = Stored cards stay for later turns, but today you want the card.
    .no-unused = Then Italy stays as it is. Execute the card and use its arrow.
maria-puzzle-cheap-bid-solved =
    Nine against nine, and in a tie whoever stands further to the right goes first: Austria, always. The marker sends a
    French general to Italy, and the ten stays for the war.

## Take what you hate

maria-puzzle-poison-title = Take what you hate
maria-puzzle-poison-about = Both cards are good for France, and you choose first.
maria-puzzle-poison-task =
    France has one victory marker left; if it places it, it wins at the end of this politics stage. The marker of Italy
    stands one space left of the middle. Two further to the left France places a marker. On offer are the cards Spain, two
    spaces to the left, and Naples, one to the left. You choose first, then France.
    .do = Get through this politics stage without France winning.
    .hint = What can France do with the card that you leave? And must you use the one that you take?
    .no = France is not to reach the last space on the left.
    .no-store = France takes the card Spain, the marker goes two spaces, and Louis has won.
    .no-neapel = Then Spain is left for France, and Spain alone is enough.
    .no-moved =
        That moved the marker to the end, and France has placed its last one. You need not use what you take.
maria-puzzle-poison-solved =
    Spain, and into the discards with it. What is left moves one space, and that is not enough. A card taken to be
    thrown away is as good as a battle won.

## Whom to send to Russia

maria-puzzle-corps-title = Whom to send to Russia
maria-puzzle-corps-about = One general has to leave the map. Who gains by it?
maria-puzzle-corps-task =
    The marker of Russia sends a Prussian general to East Prussia. Friedrich stands in Breslau, Schwerin in Berlin,
    Dessauer in Glatz; Leopold with his last 2 troops lies face down in Freistadt, far from the train.
    .do = Choose so that Prussia loses no general before its next movement.
    .hint = In your supply phase whoever is hungry for the second time loses two troops. Does one in the box eat?
    .no = Send a general.
    .no-starved =
        Leopold has starved in Freistadt: hungry for the second time he lost his last two troops, and Prussia a point.
maria-puzzle-corps-solved =
    In the box nobody is hungry: Leopold keeps his two troops, and comes back at the border when the marker moves on. A
    burden is sometimes a lifeboat.

## Three points at one blow

maria-puzzle-three-points-title = Three points at one blow
maria-puzzle-three-points-about = Saxony is three spaces away, and you have one battle.
maria-puzzle-three-points-task =
    The marker of Saxony stands on the last Prussian space; the third one to the right is yours. Each point that Prussia
    loses moves it one space, and each three troops lost in one battle are a point. Karl with 8 is one behind against
    Friedrich and Schwerin with 9. You hold the ten of diamonds and a Reserve; Frederick has a three of hearts, and
    plays it whenever he can.
    .do = Bring Saxony over to your side in this battle.
    .hint =
        He has to lose nine. As long as he holds his three, he can take three off any lead. How do you get it out of him
        first?
    .no = Saxony is to be Austria’s ally.
    .no-up = Then Karl is beaten, and Saxony stays where it is.
    .no-ten = Nine ahead, but now he plays his three: six behind, two points, and Saxony is merely neutral.
    .no-few = Prussia has lost fewer than nine troops. That is not three points.
    .no-shift = You have three points. Use them all: only the space where the marker stops counts.
maria-puzzle-three-points-solved =
    First the Reserve, as a three or a four, so little that he can still come back with his own three. He does, and now
    the ten falls on a hand with nothing in it. Nine troops, three points, and Saxony has a new friend.

## Read the small print

maria-puzzle-small-print-title = Read the small print
maria-puzzle-small-print-about = Two offers from Louis, and a plan of your own.
maria-puzzle-small-print-task =
    Louis makes you two offers. The first: France pays Prussia a card a turn for three turns, and Prussia stays out of
    core Austria until turn 6. The second: one card, and Prussia attacks no Austrian until turn 6. Friedrich stands in
    Zittau; Praha is undefended.
    .do = Conquer Praha in this movement, and have a contract with France.
    .hint =
        What is agreed binds, and the game does not offer what it forbids. Which of the two promises forbids a march
        through an empty country?
    .no = First the treaty or the march; talk of other things later.
    .no-small = Three cards, and the road to Praha is closed until turn 6: it lies in core Austria.
    .no-refuse = That was the one that you could have kept. Who refuses gets nothing.
    .no-over = The movement is over, and you have not got both.
    .no-praha = Friedrich’s march is over, and Praha is not yours. He has to walk out of it.
maria-puzzle-small-print-solved =
    A promise to attack nobody costs nothing where nobody stands. One card and Praha, with its vote in the election; for
    three cards you would have sold a fortress. Conquering is no attack.
