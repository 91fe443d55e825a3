# Puzzles: each has a title, a sentence in the list, and a text for each step.

ancien_regime-puzzles-auction = auction
ancien_regime-puzzles-update = board update
ancien_regime-puzzles-cards = battle cards
ancien_regime-puzzles-retreat = retreat
ancien_regime-puzzles-family = minor powers
ancien_regime-puzzles-election = election
ancien_regime-puzzles-support = support

ancien_regime-puzzle-bid-title = The cheapest certainty
ancien_regime-puzzle-bid-about = Win an auction, whatever the others do.
ancien_regime-puzzle-bid-task =
    You are Prussia. The Ottoman Empire is up for auction, and you must have it. Nobody can bid more than his Morale:
    Britain has 4, Austria and France 5, Russia 3, Spain 2. You have 9.
    .do = Bid the least that wins for certain.
    .hint = Of equal bids the one that stands first in the Order of Powers wins.
    .no = Certain, but dearer than need be: the winner pays what he bid.
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
    .no-danzig = Danzig is lost. It takes one card there.
    .no-tied = A tie; your general has to withdraw.
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
    .no-lost = Not won. Krakow needs the cards of both of you.
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
