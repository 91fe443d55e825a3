# The lessons of the course: what is said, what is to be done (.do), what helps (.hint), why not (.no).

ancien_regime-lessons-first = The basics

## Whose side are you on?

ancien_regime-lesson-status-title = Whose side are you on?
ancien_regime-lesson-status-about = Choose a status, meet the wheel, and march past friends and against enemies.
ancien_regime-lesson-status-welcome =
    You are Prussia, in the second round. Every round but the first begins with diplomacy: each power asks itself
    anew whose side it is on. Great Britain and France lead their coalitions for ever; all others choose, in secret,
    and all choices are shown together.

    You win by Influence: 25 points of it.
ancien_regime-lesson-status-choose =
    There are four statuses. In the British or French Coalition you have allies who may support you and let you
    pass, and the other coalition is your enemy. Neutral, you are at peace with everybody and your Taxation brings
    double, but you may not attack. Expansionist, you are at war with all who are not neutral, and have no allies
    but your family.

    The question shows for each what it would mean today.
    .do = Choose a status for Prussia. There is no wrong one.
    .hint = Read under each status who would be your ally and who your enemy, and press one of the four.
    .no = Choose one of the four statuses.
ancien_regime-lesson-status-british =
    The British Coalition, then. Its leader has to accept a newcomer, and Britain has. Austria and Russia are your
    allies now: you may not attack them, but they can support you in battle, and France is your enemy.
ancien_regime-lesson-status-french =
    You stay with France. A member that has not been expelled need not be accepted again. France and Spain are your
    allies; Britain, Austria and Russia are enemies, and their homes are what you may attack.
ancien_regime-lesson-status-neutral =
    Neutral. Nobody but your family may enter your home now, and Taxation will bring twice as much. The price: your
    generals keep to ground that you control, and so they never attack.
ancien_regime-lesson-status-expansionist =
    Expansionist: at war with all who are not neutral, and only your family supports you. It opens every border,
    also those of your friends of yesterday. Bold, and lonely.
ancien_regime-lesson-status-wheel =
    Then the wheel turns, seven times a round. In each turn every power does another of the seven actions: Drill,
    Taxation, Subsidies, Leadership, Mobilisation, Extend Influence, Movement. In the first turn Movement falls to
    you.

    Whoever moves names an Arbiter first: another power that is no ally. It gains 1 Morale for it, and may later
    grant you a second movement turn, for more.
    .do = Name an Arbiter.
    .hint =
        Any power that is offered will do. Morale pays for cards in battle, so do not give it to whom you mean to
        attack.
    .no = Name one of the powers that are offered.
ancien_regime-lesson-status-lands =
    Now see what a status means on the map. You are with France. Austria, with Britain, is your enemy; in Saxonia
    stands a garrison of France, your ally; Russia is neutral, and at peace with all.
ancien_regime-lesson-status-ally =
    You may enter what an ally controls if he consents, each time anew. You cannot attack him, nor leave a garrison in
    his home.
    .do = March your general from Magdeburg to Saxonia.
    .hint = Press the general in Magdeburg, then Saxonia, and stop there. A garrison is as you like.
    .no = Go to Saxonia, with the general from Magdeburg.
    .no-first = He comes next. First the one in Magdeburg.
ancien_regime-lesson-status-enemy =
    France has consented. An enemy’s home needs no consent: where neither a general nor a garrison stands you enter
    without a battle. With a garrison it is yours, and brings its value when you extend Influence.
    .do = March your general from Silesia to Bohemia, and leave a garrison there.
    .hint = Press the general in Silesia, then Bohemia, and answer yes.
    .no = Go to Bohemia, a home of Austria’s.
    .no-open = A general alone controls nothing. Leave a garrison.
    .no-end = Not yet: Bohemia lies open.
ancien_regime-lesson-status-end =
    So every round goes: diplomacy, then seven turns of the wheel, with one action each. In “A battle with support”
    you will see what the enemies of today do to each other.

## Money and men

ancien_regime-lesson-money-title = Money and men
ancien_regime-lesson-money-about = Taxes and troops, gifts and a fortress, and what corruption takes.
ancien_regime-lesson-money-welcome =
    Money comes at Taxation: each power takes the values of its own home territories, of uncontested ones, and of
    contested ones without its colour, as far as it controls them. It is spent at Mobilisation.

    You are Great Britain, on Mobilisation, with 4 Money.
ancien_regime-lesson-money-unit =
    A unit costs 1, and goes at once under a general on the board who has fewer than three. Units are strength in
    battle, room for cards, and garrisons.
    .do = Buy a unit for the general in London.
    .hint = Add a unit for the general in London, and buy it.
    .no = That can be bought, too, but first strengthen the general in London.
    .no-end = Do not end yet: what is not spent is lost.
ancien_regime-lesson-money-rest =
    Three Money are left. A card or a point of Morale costs 1 each as well: Morale pays for cards in battle. Money
    cannot be saved: corruption takes what you have not spent.
    .do = Spend the rest as you like, to the last coin.
    .hint = Another unit, a card, a point of Morale: each costs 1. Buy until nothing is left.
    .no = Money would be left, and corruption would take it.
    .no-end = You still have Money, and corruption would take it.
ancien_regime-lesson-money-ground =
    What brings Money is decided when you march. Contested ground with your colour brings Influence; other contested
    ground, and all that is uncontested, brings Money. A garrison makes it yours.
    .do = March from Hannover to ground that brings Money, and leave a garrison there.
    .hint = Köln and Dania are uncontested, and Saxonia is contested without your colour.
    .no = That brings no more Money.
    .no-end = Your general has not moved yet.
    .no-influence = That ground has your colour, so it brings Influence. Look for another.
    .no-open = Taxation has not grown. The ground must be worth something, and only a garrison makes it yours.
ancien_regime-lesson-money-gift =
    On Subsidies you may give allies up to 3 Money, or else up to 3 cards. Who receives may decline, and loses like you
    what he has not spent by his own Mobilisation. Austria and Russia are allies; Austria is short of men.
    .do = Give Austria some of your Money.
    .hint = Add Money for Austria, once or more, and then give it.
    .no = Give Money to Austria, and end.
    .no-other = Russia needs none of it today. It is Austria that is short of men.
    .no-end = Austria has been given nothing yet.
ancien_regime-lesson-money-fortress =
    Mobilisation once more. Next to Holland stands a French general with strength 4; your garrison there is worth 1. A
    fortress costs 5, stays for ever, and makes the garrison on its ground worth 4.
    .do = Build a fortress in Holland.
    .hint = Choose the fortress in Holland, and buy it.
    .no = That can be bought, too, but it does not help Holland.
    .no-end = Without a fortress your garrison has 1 against 4, and corruption takes the Money.
ancien_regime-lesson-money-end =
    With the fortress it is 4 against 4, and in a tie the defenders stay. Watch the order of the wheel: first Taxation,
    then Subsidies, then Leadership, and only then Mobilisation.

## A battle with support

ancien_regime-lesson-battle-title = A battle with support
ancien_regime-lesson-battle-about = Attack by sea, call a supporter, play cards face down, and win Influence.
ancien_regime-lesson-battle-welcome =
    You are Spain, in the British Coalition this round, and France holds Lombardia with a general, three units and a
    garrison. Your general in Catalonia has three units; another waits in Patrimonium, next to Lombardia.

    Strength is 1 for the general and 1 for each unit and garrison: France will have 5, you 4.
ancien_regime-lesson-battle-sail =
    A sea move follows one of your own sea routes, or an ally’s that consents, and may end in an attack. One of the
    yellow routes leads from Catalonia to Lombardia.

    When a general leaves, he may turn one of his units into a garrison. Not today: you need every man.
    .do = Sail your general from Catalonia to Lombardia, and leave no garrison behind.
    .hint = Press the general in Catalonia, then Lombardia, and answer no to the garrison.
    .no = The attack on Lombardia comes by sea, with the general from Catalonia.
    .no-yes = A garrison would cost you one of three units, and with it a place for a card. Answer no this time.
ancien_regime-lesson-battle-moves =
    Your second general could move as well. But he is worth more where he is: a supporter must stand next to the
    battle and have no part in another.
    .do = End your moves.
    .hint = Press the button that ends the moves.
    .no = Let him stay in Patrimonium: from there he can support.
ancien_regime-lesson-battle-support =
    The battle begins: 4 against 5. A supporter adds no strength, but each of his units makes room for one card.
    That is two cards more than the three of your attacker.
    .do = Send your general in Patrimonium to support.
    .hint = Press the general in Patrimonium.
    .no = Without him you could play only three cards. Send him.
ancien_regime-lesson-battle-first =
    Cards lie face down, and each costs 1 Morale. Each two 4s on one general score 1 more, so it pays to gather
    them. A 5 is strong, but if its side loses it costs 1 Morale more.
    .do = Play a 4 on your attacker.
    .hint = Choose the 4 on the general who attacks.
    .no = Begin with a 4: it may become a pair.
    .no-five = Strong, but it costs more if you lose. Keep it, and begin with a 4.
    .no-pass = A pass would end your cards in this battle, and you are behind.
ancien_regime-lesson-battle-second =
    France has laid a card, too, and you do not know which. Now it is the turn of those who support the attack: a
    card on the general in Patrimonium counts just as much.
    .do = Play a 3 or a 4 on your supporter.
    .hint = Choose a 3 or a 4 on the general in Patrimonium.
    .no = Play a 3 or a 4 there.
    .no-pass = Who passes plays no more in this battle, not even on the attacker. Go on.
    .no-five = It would do, but a 5 is dear if you lose. A 3 or a 4 will do.
ancien_regime-lesson-battle-win =
    France has passed in its support and plays no more. You may go on, or pass and let the cards be turned up. A 2
    that France played counts 3 if it controls the ground, so count with 3: France has 8 at most.
    .do = Play on as you think right, and win the battle.
    .hint = You have 4 for strength and your cards. That is enough already: a pass ends it.
    .no = That lost the battle. Try again.
ancien_regime-lesson-battle-hold =
    Won. France’s general has lost his units and leaves. Whoever fought or supported lost a unit, and you gain
    Influence for the beaten general: 1, and 1 more because he belongs to the other coalition.

    The ground is yours only while you hold it with a garrison.
    .do = Leave a garrison in Lombardia.
    .hint = Answer yes.
    .no = Without a garrison Lombardia would be nobody’s again. Leave one.
ancien_regime-lesson-battle-end =
    That is how Influence is won by the sword. Each card cost Morale, and Morale comes back slowly: as Arbiter, by
    Leadership, or for Money. A good attack is one after which you can still defend.

## Bidding for Spain

ancien_regime-lesson-auction-title = Bidding for Spain
ancien_regime-lesson-auction-about =
    With fewer than seven players some powers are up for auction: bid Morale in secret, and use what you win.
ancien_regime-lesson-auction-welcome =
    Five play, so Spain and the Ottoman Empire have no player of their own: they are minor powers. In the first
    round, when such a power first comes to Drill, the major powers bid for it, and whoever wins controls it until
    its next Drill, when all bid again.

    You are Prussia, and Spain comes up now.
ancien_regime-lesson-auction-bid =
    All bid at once and in secret, from nothing to all the Morale they have. The highest bid wins; of equal ones,
    the first in the Order of Powers, and Prussia stands before Austria, France and Russia. Only the winner pays, in
    Morale, and Morale pays for your cards in battle.
    .do = Bid what Spain is worth to you.
    .hint = You have 12 Morale. Four or more wins today; but how could you know?
    .no = Choose a bid, be it nothing.
ancien_regime-lesson-auction-won =
    Spain is yours: France bid four. You see its cards and decide for its generals and its Money, which are never
    mixed with your own, and it takes your status at once. Together you are a family, and what Influence it wins in
    battle is yours.
ancien_regime-lesson-auction-dear =
    Spain is yours, but France bid only four: every point above was given away, and you will miss it in battle. You
    see its cards now and decide for it; it takes your status, and its Influence from battles is yours.
ancien_regime-lesson-auction-lost =
    France bid four and takes Spain. You have paid nothing, and France has four Morale less for its battles. At
    Spain’s next Drill all bid again.
ancien_regime-lesson-auction-drill =
    Suppose that Spain is yours and comes to Drill. You do its actions for it, with its own cards, Money and Morale.
    Drill draws a card, and discards one.
    .do = Discard the card that Spain needs least.
    .hint = A low one: the 2, for instance.
    .no = Discard one of the cards that are offered.
    .no-good = Spain will need its 4s and 5s. Discard a low card.
ancien_regime-lesson-auction-gift =
    In the next round Spain is on Subsidies. In a family Money and cards may be given both ways, whatever the
    coalitions; otherwise purses and hands stay apart.
    .do = Have Spain give you some Money.
    .hint = Add Money for Prussia, once or more, and then give it.
    .no = Have Spain give Money, and to Prussia.
    .no-end = You have no Money from Spain yet.
ancien_regime-lesson-auction-arbiter =
    Austria moves and has made Spain its Arbiter: to those who are no allies a controlled minor power may be that. It
    has gained 1 Morale, and a second movement turn would bring it 2 more. You answer for Spain.
    .do = Grant Austria a second movement turn, or refuse it.
    .hint = Both are right: 2 Morale are worth something, and so is an Austrian general who stays where he is.
    .no = Answer yes or no.
ancien_regime-lesson-auction-granted =
    Spain has 2 more Morale for its cards, and Austria moves again. When Spain next comes to Drill all bid anew, and it
    changes hands with all that it has: use it in time.
ancien_regime-lesson-auction-refused =
    Austria stays where it is. When Spain next comes to Drill all bid anew, and it changes hands with all that it has:
    use it in time.

## When a war ends

ancien_regime-lesson-update-title = When a war ends
ancien_regime-lesson-update-about = Change sides, and see the board update: who goes home, who may stay, and who gives way.
ancien_regime-lesson-update-welcome =
    In the last round you were Prussia in the French Coalition, and at war with Austria. Your general and your garrison
    stand in Bohemia, a home of Austria’s; an Austrian general stands in your Magdeburg; and in Saxonia your garrison
    and your general share the ground with a French ally.

    Now it is time for diplomacy again. Austria is with Britain.
ancien_regime-lesson-update-status =
    All new statuses begin together. Then the board is brought up to date: pieces that may no longer be where they
    are leave, and there is no battle for it.
    .do = Join the British Coalition.
    .hint = Press the British Coalition.
    .no = Choose the British Coalition this time.
    .no-french = Then nothing would change, and there would be nothing to see. Change sides.
    .no-neutral = Neutral, your generals would leave all ground that you do not control. Another time; join Britain.
    .no-expansionist = Then you would be at war with both coalitions at once. Not today: join Britain.
ancien_regime-lesson-update-unit =
    Britain has accepted you. With Austria you are at peace now, so your garrison in Bohemia goes home: it turns into a
    unit again. Your general there is full, so any other general on the board may take it.

    Look at Saxonia. France is an enemy from now on, and where enemies stand together the stronger stays: 1 for the
    general, 1 for each unit and for the garrison. You have 3 there, France 4.
    .do = Give the unit to the general for whom it counts most.
    .hint = With one unit more in Saxonia it would be 4 against 4, and of equals the one with the garrison stays.
    .no = Give it to the general in Saxonia.
    .no-far = In Borussia nobody threatens him. In Saxonia you would be the weaker, and lose the ground without a battle.
ancien_regime-lesson-update-leave =
    Generals come next. A new ally’s general may stay in a home if its owner lets him. Austria does not let yours stay
    in Bohemia. He withdraws to the nearest ground under your control: Silesia, where your garrison is.
    .do = Withdraw to Silesia.
    .hint = Press Silesia.
    .no = Withdraw to Silesia.
    .no-off = Off the board his three units would be lost. Silesia is yours: go there.
ancien_regime-lesson-update-guest =
    Now you are asked yourself: an Austrian general stands in Magdeburg, your home. As an ally he does not fight you,
    but he is a guest in the middle of your land, and next round he may be an enemy again.
    .do = Decide whether he may stay.
    .hint = Both are right. Here he could support you; away he cannot harm you.
    .no = Answer yes or no.
ancien_regime-lesson-update-stays =
    He stays. In Saxonia the French general has given way: 4 against 4, and the garrison was yours. No battle, no
    cards, no Influence: what an update settles, it settles quietly.
ancien_regime-lesson-update-goes =
    He has gone home. In Saxonia the French general has given way: 4 against 4, and the garrison was yours. No battle,
    no cards, no Influence: what an update settles, it settles quietly.
ancien_regime-lesson-update-end =
    Before you choose a status, walk over the board in your mind: whose home do I stand in, who stands in mine, and
    where would friends turn into enemies? Who sees that first gains ground without a single card.
