# First steps: what a good answer is, told once for each kind of question.

web-maria-hint-aim-introductory = The introductory game is about fortresses: Frederick wins with twelve in Austria and Silesia, Louis with nine in Austria, Maria Theresa if neither has them after nine turns. Each turn every side draws cards, feeds its generals, moves and fights.
web-maria-hint-aim-advanced = Whoever has placed all the victory markers of his power wins: they lie on conquered fortresses, in battle boxes, and in the boxes of politics. Each turn begins with politics; then every side draws cards, feeds its generals, moves and fights.
web-maria-hint-divide_troops = Give most to the generals who will fight first, and no more than they need to those who are not on this map. Nobody else sees how you divide.
web-maria-hint-place_hussar = Put a hussar on the longest supply line of an enemy, so that every way to his train passes it. He will pay a point of cards for each city.
web-maria-hint-subsidy = The card is missed by France, but Bavaria has few. Pay it while Bavaria has somebody to fight.
web-maria-hint-pay = There is no change: look for the payment that wastes least. Keep cards of the suit in which you are about to fight, and Reserves.
web-maria-hint-choose_bills = Feed those who fight or hold something first; a hungry general lies face down and conquers nothing.
web-maria-hint-pick_piece = Press a piece, then where it shall go. Fortresses fall when a general leaves them, and the train must not stay more than six cities behind. After this phase everybody next to an enemy fights.
web-maria-hint-march = Four steps if all are on main roads, else three. Look at the suit of the city in which you stop: there you may have to fight.
web-maria-hint-place_train = Choose the fortress from which the train reaches your generals soonest.
web-maria-hint-choose_commander = The commander’s power pays with its cards in battle.
web-maria-hint-next_battle = Fight first where you are strong in cards: what is driven off no longer protects anything.
web-maria-hint-battle_card = Behind, you may play a card of your own suit or a Reserve. Do not throw good cards after a lost battle: giving up early costs few troops.
web-maria-hint-choose_retreat = Send the beaten general where he protects nothing, and far from his train.
web-maria-hint-split_losses = Keep the troops with the general who will stay in front.
web-maria-hint-recruit = Each troop costs four points of cards. Leave something for the battles of spring.
web-maria-hint-reenter = Bring generals back while you can: each needs one of the new troops.
web-maria-hint-distribute = Nobody sees who gets them. Strengthen those who will be attacked, or will attack.
web-maria-hint-place_card = The highest influence chooses a political card first. Trumps count, others come back to the hand, seen by all.
web-maria-hint-choose_political = Take what helps you, or what would help an enemy more.
web-maria-hint-name_trump = Name a suit of which you hold much, and others probably little.
web-maria-hint-vote = Each vote counts alike; the emperor is worth a victory marker of Austria or of France, for good.
