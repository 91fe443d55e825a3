# Puzzles: each has a title, a sentence in the list, and a text for each step.

ancien_regime-puzzles-money = Money
ancien_regime-puzzles-movement = movement
ancien_regime-puzzles-auction = auction
ancien_regime-puzzles-update = board update
ancien_regime-puzzles-wheel = the wheel
ancien_regime-puzzles-status = war and peace
ancien_regime-puzzles-generals = generals
ancien_regime-puzzles-cards = battle cards
ancien_regime-puzzles-retreat = retreat
ancien_regime-puzzles-family = minor powers
ancien_regime-puzzles-election = election
ancien_regime-puzzles-support = support

ancien_regime-puzzle-coins-title = Coins, not glory
ancien_regime-puzzle-coins-about = Which ground brings Money, and which Influence?
ancien_regime-puzzle-coins-task =
    You are Prussia, in the French Coalition. Your homes bring 4 Money at the next Taxation. Your only general stands
    in Franconia with two units and has this one movement turn. What you control brings Money or Influence, never both.
    .do = Raise your next Taxation to 6.
    .hint =
        He may leave a garrison where he sets out, and one where he arrives. Contested ground with your colour in it
        brings Influence, and so do the homes of enemies.
    .no = Taxation would bring less than 6.
    .no-few = Taxation would bring less than 6. Leave two garrisons, each where it brings Money.
ancien_regime-puzzle-coins-solved =
    One garrison in Franconia and one in Pfalz, Nassau, Bavaria or Württemberg: 1 Money each. Saxonia lies as near, but
    shows your colour, and Bohemia is Austria’s home; both would have brought Influence.

ancien_regime-puzzle-arbiter-title = A judge with room
ancien_regime-puzzle-arbiter-about = Three movement turns, and Morale that may not pass 15.
ancien_regime-puzzle-arbiter-task =
    You are Austria, and your plan needs three movement turns. An Arbiter gains 1 Morale when he is chosen, 2 when he
    grants the second turn, and 3 when he grants the third; no turn can be requested that would take him beyond 15.
    Prussia has 13, France 14, Spain 11, the Ottoman Empire 9, and each would grant what it may.
    .do = Choose an Arbiter who can grant you all three turns.
    .hint = Add up for each: 1, then 2, then 3.
    .no = Not with him.
    .no-second = Chosen, he has 14 or 15; 2 more would take him beyond 15. You would have one turn.
    .no-third = 12, then 14; 3 more would take him beyond 15. You would have two turns.
ancien_regime-puzzle-arbiter-solved =
    The Ottoman Empire: 10, then 12, then exactly 15. Who is low in Morale can grant you more, and becomes the richer
    for it.

ancien_regime-puzzle-bid-title = The cheapest certainty
ancien_regime-puzzle-bid-about = Win an auction, whatever the others do.
ancien_regime-puzzle-bid-task =
    You are Prussia. The Ottoman Empire is up for auction, and you must have it. Nobody can bid more than his Morale:
    Britain has 4, Austria and France 5, Russia 3, Spain 2. You have 9.
    .do = Bid the least that wins for certain.
    .hint = Of equal bids the one that stands first in the Order of Powers wins.
    .no = That is not the one.
    .no-dear = Certain, but dearer than need be: the winner pays what he bid.
    .no-low = Somebody could bid more than that, and there would be no second try.
    .no-six = Certain, but one too many. Who wins if Austria and you both bid 5?
ancien_regime-puzzle-bid-solved =
    Five. In the Order of Powers only Great Britain stands before Prussia, and it has no more than 4. Austria and
    France may bid 5 as well; the tie is yours.

ancien_regime-puzzle-guests-title = Unwelcome guests
ancien_regime-puzzle-guests-about = Austria sits in Berlin. Free it without a battle.
ancien_regime-puzzle-guests-task =
    You are Prussia. An Austrian general and an Austrian garrison hold Berlin; your general stands in Bavaria beside a
    French garrison. Statuses are chosen: Austria stays with Britain, Spain with France, Russia and the Ottoman Empire
    are neutral. Where war and peace change, pieces leave without a battle.
    .do = Free Berlin of the Austrians, and keep your general in Bavaria.
    .hint = Who is at peace with you keeps no garrison in your home. But who is neutral stands on ground of his own alone.
    .no = That is not both.
    .no-neutral =
        Berlin is free, but a neutral power’s general stays only on ground that it controls: he has to leave Bavaria.
    .no-war = You would still be at war with Austria, and Berlin stays Austrian.
    .no-yes = Then he stays in Berlin as your guest. Show him the door.
ancien_regime-puzzle-guests-solved =
    With Britain. Austria is an ally now: its garrison goes home, and its general stays only if you let him. In Bavaria
    France has become an enemy, and your general is stronger than its garrison, so the garrison leaves.

ancien_regime-puzzle-next-title = Whose turn is next?
ancien_regime-puzzle-next-about = Two rivals at 24. One general can stop one of them.
ancien_regime-puzzle-next-task =
    You are Great Britain, and your movement in turn 7 ends the round. France and Austria have 24 Influence each. A
    French garrison in Holland brings 2, an Austrian one in Flandria 1. Your only general, in London, can reach one of
    them by sea; a second movement turn will not be granted.
    .do = Stop the one who would win first.
    .hint = Look at the wheel: who extends Influence in turn 1 of the new round, and who in turn 2?
    .no = The other one wins first.
    .no-late = Austria still holds Flandria, and in turn 1 of the new round that makes 25.
ancien_regime-puzzle-next-solved =
    Flandria, although Holland is worth more. Austria extends Influence in turn 1, France in turn 2, and before that
    Prussia, your ally, moves. The wheel never changes: read it ahead.

ancien_regime-puzzle-abroad-title = Outside the gates
ancien_regime-puzzle-abroad-about = Neutral, and yet not safe.
ancien_regime-puzzle-abroad-task =
    You are Russia, with 24 Influence; your general in Podolia has two units and the cards 3 and 2. In Krakow stands a
    Prussian general with three units, and Prussia holds four cards. The Ottoman Empire is neutral and has no cards: in
    Bessarabia a general with one unit and a garrison, in Zaporozhye a garrison alone.
    .do = Win the game in this movement turn.
    .hint = Who is neutral is safe at home. Bessarabia is no home of anybody’s.
    .no = That does not win the game.
    .no-krakow = Beaten: three units and good cards were too much.
    .no-garrison = Won, but a garrison alone brings no Influence.
    .no-lost = Not won: it is 3 against 3 there without cards.
    .no-idle = The movement turn is over, and you still have 24.
ancien_regime-puzzle-abroad-solved =
    Outside its home a neutral power’s pieces can be attacked in spite of the peace. Its general brings 1 Influence; as
    he is in no coalition there is no extra point, but today 1 is enough.

ancien_regime-puzzle-recall-title = Better no general
ancien_regime-puzzle-recall-about = A beaten general would give the enemy the game.
ancien_regime-puzzle-recall-task =
    You are Russia, on Leadership, without cards. Later in this turn Prussia moves, once: it has 23 Influence, five
    cards, and generals in Borussia, with three units, and in Danzig, with two. A beaten general of yours brings it 2,
    a garrison alone nothing. Your generals stand in Litwa, Polesie and Kurland.
    .do = Leave Prussia nobody to beat, and keep on the board whom you can.
    .hint = An attack goes to a neighbouring territory. Leadership may take generals off the board.
    .no = Prussia could still win.
    .no-polesie = Polesie borders neither on Borussia nor on Danzig. He was safe.
    .no-litwa = Prussia reaches your general in Litwa and has the cards to beat him: 25.
    .no-kurland =
        Prussia reaches your general in Kurland. The garrison does not save him, and without him it would bring
        nothing.
ancien_regime-puzzle-recall-solved =
    Litwa and Kurland border on Borussia, so those two leave the board. Their units are lost, but Prussia finds only a
    garrison, and that brings no Influence. The next Leadership can bring them back.

ancien_regime-puzzle-hinder-title = A helper in the way
ancien_regime-puzzle-hinder-about = Two 4s, 2 Morale, and a friend who would like to help.
ancien_regime-puzzle-hinder-task =
    You are Prussia and attack Silesia with two units: strength 3. An Austrian and a Russian general, a garrison and
    its fortress make 11, but neither power holds a card. You hold 4, 4, 3 and 2, and have 2 Morale. Your general in
    Berlin could support.
    .do = Win the battle.
    .hint = Two 4s on one general score 9. And in the step of the supporters one plays a card there, or passes.
    .no = The battle is not won.
    .no-tied = A tie, 11 to 11. The second card had to go to the supporter, and 4s on two generals are no pair.
    .no-lost = That loses. In each step you play a card there or pass, and a pass ends your cards in the whole battle.
ancien_regime-puzzle-hinder-solved =
    Alone. Without a supporter the step of the supporters is skipped, and both 4s lie on your attacker: 3 and 9 are 12.
    A supporter makes room for cards, but he also wants his turn.

ancien_regime-puzzle-order-title = The dear one first
ancien_regime-puzzle-order-about = Two battles, three cards, and Morale for two of them.
ancien_regime-puzzle-order-task =
    You are Russia. Your general with two units faces strength 8 in Borussia; your general with one unit faces a
    garrison in its fortress, strength 4, in Danzig. Prussia has no cards. You hold 4, 3 and 3, and have 2 Morale. A
    card costs 1.
    .do = Choose which battle comes first, and win both.
    .hint = An attacker who begins a battle without any Morale may play one card for nothing.
    .no = Both battles have to be won.
    .no-borussia = Borussia is lost. It takes two cards there, so you need Morale for both.
    .no-danzig = Danzig is not won. It takes a 3 or a 4 there.
ancien_regime-puzzle-order-solved =
    Borussia first, with two cards and all your Morale. So you begin the battle of Danzig with none, and play the free
    card of the poor. The other way round you begin Borussia with 1 Morale: enough for one card, and too much for a
    free one.

ancien_regime-puzzle-gate-title = Shut the gate
ancien_regime-puzzle-gate-about = A beaten general goes home, if he can.
ancien_regime-puzzle-gate-task =
    You are Great Britain. A French general with one unit stands in Picardie. Your general in Flandria has three units,
    the one in Normandie has one. A beaten general may retire to his capital, and Paris is empty.
    .do = Beat the French general, and have him leave the board.
    .hint = No beaten general finds refuge in a capital in which a general stands, whosever he is.
    .no = He is still on the board.
    .no-paris = Beaten, but he has gone to Paris, and will be back. The gate stood open.
    .no-lost = Lost: the French have a card, too. Attack with the stronger general, and play.
    .no-idle = Your moves are over, and he is still there.
ancien_regime-puzzle-gate-solved =
    Paris has no garrison, so your second general simply rode in. With any general in it a capital is no refuge. As a
    supporter he would have added one card, and you did not need it.

ancien_regime-puzzle-heir-title = The inheritance
ancien_regime-puzzle-heir-about = How to get a minor power with 1 Morale.
ancien_regime-puzzle-heir-task =
    Six play. You are Russia, with 1 Morale, and would lose every auction to Britain’s 9. In turn 7 the Ottoman Empire,
    now France’s, comes to Drill. If it does not control its own capital then, there is no auction: whoever controls
    the capital takes it. It is turn 4, and you move; Spain grants no second movement turn.
    .do = Take control of Constantinople.
    .hint = A general alone controls nothing.
    .no = Constantinople is still Ottoman.
    .no-macedonia = A victory for Influence, but Constantinople is still Ottoman, and the auction will be held.
    .no-open = Your general stands there, but without a garrison the territory is its home power’s again.
    .no-idle = Your moves are over, and Constantinople is still Ottoman.
ancien_regime-puzzle-heir-solved =
    An attacker who has won may turn one unit into a garrison, and with it you control the capital. Hold it until turn
    7, and the Ottoman Empire is yours for nothing, with its cards and its Money, and nobody can outbid you.

ancien_regime-puzzle-guard-title = A guard of honour
ancien_regime-puzzle-guard-about = Your minor power wins battles for you. Is that enough?
ancien_regime-puzzle-guard-task =
    You are Prussia in the French Coalition, with 22 Influence, and control Russia, which moves now. Its general in
    Podolia, three units and the cards 2 and 2, can attack a weak Austrian in Polesie or a stronger one in Krakow. Your
    own general in Silesia, next to Krakow, has two units, and you hold 4 and 3. Austria, with Britain, holds two
    cards.
    .do = Win the game in this movement turn.
    .hint =
        Russia’s Influence is yours. The extra point for a general of the other coalition goes to major powers alone,
        and only if they took part.
    .no = That does not win the game.
    .no-polesie = Won, and 1 Influence for you: 23. A minor power never earns the extra point.
    .no-lost = Not won. In Krakow you need the cards of both.
    .no-idle = The movement turn is over, and you have not won.
ancien_regime-puzzle-guard-solved =
    Russia’s point goes to you. Your supporter brings a point of his own, and one more because you are a major power
    and the beaten general is of the other coalition: 3 in all, and 25. Polesie, though easier, was worth 1.

ancien_regime-puzzle-crown-title = Whose crown?
ancien_regime-puzzle-crown-about = An election, two votes to cast, and a rival ahead.
ancien_regime-puzzle-crown-task =
    You are Prussia, with 23 Influence, and control Spain. Great Britain has 24, and extends its Influence in turn 6.
    It is turn 3, the election: you have three votes, Spain has two, five are needed, and the others vote for
    themselves. The Crown brings 2 Influence when its holder’s turn to extend Influence comes.
    .do = Cast both votes so that you win before Britain does.
    .hint = Look at the wheel: who stands on Extend Influence before turn 6?
    .no = That does not give you the game.
    .no-prussia =
        The Crown is yours, but your turn to extend Influence is turn 7. Britain, which holds Holland, wins in turn 6.
    .no-france = Then France wears the Crown, and its 2 Influence are France’s.
    .no-nobody = Nobody has five votes, so nobody wears the Crown.
ancien_regime-puzzle-crown-solved =
    Crown Spain. A minor power has no Influence of its own, but if it holds the Crown its major power gains the 2 when
    the minor one’s turn comes. That is turn 4: you have 25, and Britain never gets to turn 6.

ancien_regime-puzzle-expel-title = Who comes first
ancien_regime-puzzle-expel-about = France has 23, its ally Austria 24. Whom to turn out?
ancien_regime-puzzle-expel-task =
    You are France, with 23 Influence. Austria, in your coalition, has 24, and its garrison in Berlin, beside your
    general, brings it 2 when it extends Influence in turn 1. You come in turn 2, with 2 from Lorraine and Nassau. In
    Nassau your garrison shares the ground with a general of Russia, another ally. Before statuses are chosen, a leader
    may expel members.
    .do = See that Austria does not win in turn 1, and that Lorraine and Nassau stay yours.
    .hint = Who is expelled cannot come back in this round. Where would an enemy of yours stand beside you then?
    .no = That does not do it.
    .no-austria = Austria is still your ally and holds Berlin: in turn 1 it has 26.
    .no-russia =
        An expelled Russia may become your enemy, and in Nassau its general is stronger than your garrison. Then you
        gain only 1.
ancien_regime-puzzle-expel-solved =
    Austria alone. Whatever it chooses now, it loses Berlin: at peace with Prussia its garrison has to go home, and at
    war with you it stands there beside a stronger general. Russia stays an ally, and Nassau stays yours.

ancien_regime-puzzle-road-title = Over his head
ancien_regime-puzzle-road-about = One unit, two generals, and a road that is not there yet.
ancien_regime-puzzle-road-task =
    You are Prussia, with one movement turn. One general, with a single unit, stands in Warszawa, which nobody
    controls; the other, without units, in Borussia. A Strategic Move goes up to three steps, but only over ground that
    you or an ally controls.
    .do = Bring the general from Borussia to Berlin, and take control of Danzig.
    .hint = On a Strategic Move a general may pass over a territory where another of yours stands.
    .no = That does not do both.
    .no-warszawa = The only unit is now the garrison of Warszawa, and Danzig needs one.
    .no-idle = Your moves are over. You have not got both.
ancien_regime-puzzle-road-solved =
    First the general in Warszawa marches to Danzig and leaves his unit there. Now Danzig is yours, and the other one
    passes over it, and over his colleague, to Pomerania and Berlin. Whoever moves first builds the road.

ancien_regime-puzzle-prince-title = The prince’s two men
ancien_regime-puzzle-prince-about = Stuart lands with two units. Where do they belong?
ancien_regime-puzzle-prince-task =
    You are France, with 22 Influence. In this movement Charles Edward Stuart may land in Scotland with two units.
    Britain’s only general is in Hannover, and the Arbiter grants a second and a third movement turn. In enemy hands
    London is worth 2 Influence, York and Scotland 1 each.
    .do = Hold lands worth 3 Influence at the end of your movement.
    .hint = Where he lands he leaves no garrison until he moves on. And one of the two belongs in London.
    .no = Less than 3 Influence.
    .no-few = Your movement is over, and your lands bring less than 3 Influence.
    .no-spent = Scotland and York bring 2, and no unit is left for London.
ancien_regime-puzzle-prince-solved =
    One garrison in Scotland or in York, and one in London, which he enters without a battle. When you next extend
    Influence, that is 3 and makes 25, unless Britain comes home from Hannover before.

ancien_regime-puzzle-subsidy-title = Three coins
ancien_regime-puzzle-subsidy-about = Money or cards: what does an ally need?
ancien_regime-puzzle-subsidy-task =
    You are Austria, on Subsidies, and allied with Great Britain and Prussia. In this turn Spain’s general in
    Andalucia, with three units and no cards, will attack Lisboa. There stand a British general without units and a
    garrison: 2 against 4. Britain, on Mobilisation in this turn, has neither Money nor cards. You have 3 Money, and
    cards 5, 5 and 4.
    .do = Help, so that Spain is beaten in Lisboa.
    .hint = Subsidies come before Mobilisation, in the same turn. And what can a general without units do with cards?
    .no = That does not help enough.
    .no-tied = 4 against 4: Lisboa holds, but Spain is not beaten.
    .no-lost = Lisboa is lost. Without units a general plays no card, and Money for too few units does not help.
ancien_regime-puzzle-subsidy-solved =
    All 3 Money to Great Britain. What is given in slot 3 can be spent in slot 5 of the same turn: three units, and 5
    against 4. Your cards would have found nobody to play them.

ancien_regime-puzzle-enemy-title = Choose your enemy
ancien_regime-puzzle-enemy-about = Which status makes a victory worth 2?
ancien_regime-puzzle-enemy-task =
    You are Prussia, with 23 Influence. Statuses are chosen now, and you move in this very turn, once. Next to your
    general in Magdeburg, who has three units and the cards 3, 3 and 2, stand a French general with one unit in
    Saxonia, a British one with three in Hannover, and an Austrian without units in Mecklenburg. Britain holds three
    cards; Austria will be expansionist.
    .do = Choose your status, and win the game with the battle that follows.
    .hint = A beaten general brings 1 Influence, and 1 more if you are in one coalition and he is in the other.
    .no = That does not win the game.
    .no-neutral = A neutral power does not attack.
    .no-french =
        Then France is your ally. The British general would bring 2, but is too strong with his cards, and the Austrian
        brings only 1.
    .no-alone = Alone you may attack any of them, but each brings only 1.
    .no-austria = Won, and 24: the general of an expansionist brings only 1.
    .no-lost = Not won. Play more cards: you have room for three.
    .no-idle = The movement turn is over, and you have not won.
ancien_regime-puzzle-enemy-solved =
    With Great Britain, which accepts you. Now the weak general in Saxonia belongs to the other coalition and brings 2
    instead of 1. What a victory is worth is decided by the status, before anybody moves.

ancien_regime-puzzle-pin-title = Pinned down
ancien_regime-puzzle-pin-about = Next door wait three 5s.
ancien_regime-puzzle-pin-task =
    You are Prussia, with 23 Influence; Austria has as much. In Silesia stand an Austrian general without units and a
    garrison: strength 2. Next door in Bohemia waits a general with three units, and Austria holds three 5s. Your
    general in Berlin has three units, the one in Saxonia two; your cards are 3, 2 and 2.
    .do = Win the game in this movement turn.
    .hint = Who has a battle of his own supports no other, whether it is over or still to come.
    .no = That does not win the game.
    .no-austria = Austria has beaten your general, and that gave it 25 first. You choose the order of the battles.
    .no-silesia = Silesia is lost: the general in Bohemia came to help with his 5s. Give him something else to do.
    .no-idle = The movement turn is over, and you have not won.
ancien_regime-puzzle-pin-solved =
    An attack on Bohemia that need not succeed. Whoever has a battle of his own supports nobody, so Silesia stands
    alone with 2. Fought first, it brings 2 Influence, and the game ends before Bohemia is asked.

ancien_regime-puzzle-frederick-title = An army of one
ancien_regime-puzzle-frederick-about = Frederick attacks without a single unit.
ancien_regime-puzzle-frederick-task =
    You are Prussia, in the French Coalition, with 23 Influence, on Leadership. Frederick is off the board. In Saxonia
    an Austrian general with three units and a garrison in its fortress make 8; Austria has no cards. You control
    Franconia. Your general in Berlin has three units, the one in Magdeburg has one, and you hold 4, 4 and 2.
    .do = Win the game with Frederick, in this turn.
    .hint = In the turn of your Leadership Frederick may move, too, alone. Others may support him.
    .no = That does not win the game.
    .no-lost = Not won. You need more than 8: both 4s, with Frederick’s own strength of 1.
    .no-idle = The turn has passed without a victory. Frederick has to stand next to Saxonia before he moves.
ancien_regime-puzzle-frederick-solved =
    Placed in Franconia, Frederick marches at once, with strength 1 and no room for a card. His supporters have it:
    every unit of theirs takes a card, and 4 and 4 are enough. The beaten Austrian brings 2.

ancien_regime-puzzle-lone-title = A voice for the garrison
ancien_regime-puzzle-lone-about = No Morale, 4 Money, and an attack that is coming.
ancien_regime-puzzle-lone-task =
    You are France, on Mobilisation, with 4 Money, no Morale and a card, a 4. In this turn Prussia moves: its general
    in Nassau, with three units and no cards, will attack your garrison in Pfalz, 4 against 1. Your generals in
    Lorraine, next to Pfalz, and in Paris have no units. A fortress costs 5.
    .do = Buy what helps, and keep Pfalz.
    .hint =
        A garrison has no room for cards. But if a power without Morale is attacked, it may play one card for nothing,
        on any general of its own who takes part.
    .no = Pfalz would be lost.
    .no-lost = Pfalz is lost. The garrison alone has strength 1 and plays no card; somebody has to play it for it.
ancien_regime-puzzle-lone-solved =
    One unit for the general in Lorraine: now he can support, and has room for a card. The garrison makes you a
    defender, so even without Morale one card is free. 1 and 4 are more than 4.
