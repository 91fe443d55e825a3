# Maria: names, questions, answers, events, options, outcomes. Reasons stand at the end.

# -- names
power-france = France
power-bavaria = Bavaria
power-prussia = Prussia
power-saxony = Saxony
power-pragmatic = Pragmatic Army
    .inside = the Pragmatic Army
power-austria = Austria
power-joint = Austria and the Pragmatic Army
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
card-suited = { $value } of { $suit }
card-reserve = Reserve
card-deck = deck { $deck }
piece-train = Train { $number } of { $power }
piece-hussar = Hussar { $number }
stage-setup = Set-up
stage-politics = Politics
stage-hussars = Hussars
stage-france-bavaria = France and Bavaria
stage-prussia-saxony = Prussia and Saxony
stage-austria-pragmatic = Austria’s side
stage-winter = Winter
stage-end-of-turn = End of the turn
phase-tactical-cards = Cards
phase-supply = Supply
phase-movement = Movement
phase-combat = Combat
phase-retroactive-conquest = Retroactive conquest
purpose-supply = supply past hussars
purpose-train = placing a supply train
purpose-recruit = new troops
fortress-small = fortress
fortress-major = major fortress

# -- questions
maria-decision-divide_troops = How many troops for { $general }?
    .why = Each power divides its troops among its generals before the first turn. { $power } has { $total }.
    .help = 1 to 8 for each general, at least { $minimum } for this one. Nobody else sees it.
maria-decision-place_hussar = Where does { $hussar } go?
    .why = Before the others move, Austria may place its hussars.
    .help = Within 4 cities of an Austrian general, in a city without a piece. A hussar on an enemy’s supply path makes him pay.
maria-decision-subsidy = Does { $power } subsidise { $receiver } this turn?
    .why = From turn 4 on the subsidy is a free choice each turn, made before drawing.
    .help = Yes: one of the cards drawn by { $power } goes to { $receiver }.
maria-decision-pay = Pay { $cost }: with which card of { $power }?
    .why = { $power } owes { $cost } points for { $purpose }.
    .help = Any suits; a Reserve counts 8; there is no change. Choose the cards from the highest down.
maria-decision-choose_bills = Which generals of { $power } are supplied?
    .why = The hand does not cover all the bills that the hussars cause.
    .help = Whoever is not chosen goes hungry: he is turned face down and loses troops.
maria-decision-pick_piece = Which piece moves next?
    .why = Movement: each piece may move once, in any order.
    .help = Generals 3 cities, trains 2, one more on main roads alone; generals up to 8 by forced march. Or end the movement.
maria-decision-march = Where does { $piece } go on?
    .why = { $steps ->
        [0] { $piece } stands in { $at }.
        [one] { $piece } has made 1 step from { $start } and stands in { $at }.
       *[other] { $piece } has made { $steps } steps from { $start } and stands in { $at }.
    }
    .help = Choose the next city, or stop here.
maria-decision-choose_commander = Who commands the stack?
    .why = Both generals have the same rank.
    .help = The commander’s power plays the cards in battle. The choice stands until the stack breaks up.
maria-decision-place_train = Where is { $train } placed?
    .why = A train comes back in an empty, friendly major fortress.
    .help = It costs { $cost } points of cards.
maria-decision-next_battle = Which battle comes first?
    .why = All generals beside an enemy must fight; the attacker chooses the order.
    .help = A side that retreats fights no more in this phase.
maria-decision-battle_card = { $power }: play a card, or give up?
    .why = { $score ->
        [0] The score is even, and it is the turn of { $power }.
       *[other] { $power } is behind: { $score }.
    }
    .help = Cards of { $suit }, or a Reserve. Giving up while behind costs as many troops as you are behind, and a retreat as long.
maria-decision-choose_retreat = Where does { $loser } retreat to?
    .why = { $length ->
        [one] { $winner } has won and chooses the retreat of 1 city.
       *[other] { $winner } has won and chooses the retreat of { $length } cities.
    }
    .help = Only the ends farthest from { $winner } are offered.
maria-decision-retreat_step = Which way does { $loser } retreat to { $end }?
    .why = Several ways of { $length } cities lead there.
    .help = Choose the next city.
maria-decision-split_losses = How many troops does { $commander } keep?
    .why = { $commander } and { $general } have lost troops together and divide the rest.
    .help = The other general gets the rest. Nobody else sees it.
maria-decision-recruit = How many troops does { $power } buy?
    .why = Winter: each power may buy troops for { $price } points of cards each.
    .help = Generals who are off the map come back only with new troops.
maria-decision-reenter = Which general of { $power } comes back?
    .why = { $left ->
        [one] One new troop is bought; a general who comes back gets it at once.
       *[other] { $left } new troops are bought; a general who comes back gets one of them at once.
    }
    .help = Or none: the new troops go to generals on the map.
maria-decision-reenter_place = Where does { $general } come back?
    .why = He comes back in a friendly major fortress of his home country.
    .help = It must be empty, or hold one general whom he may join, or an enemy train.
maria-decision-distribute = How many of the new troops for { $general }?
    .why = { $power } gives out the troops that it has bought.
    .help = At most 8 for each general. Nobody else sees it.

# -- answers
maria-action-give = { $troops ->
        [0] No troops
        [one] { $troops } troop
       *[other] { $troops } troops
    }
maria-action-place = To { $city }
maria-action-stay = Leave as it is
maria-action-remove = Take off the map
maria-action-subsidise = { $yes ->
        [yes] Subsidise
       *[no] Do not subsidise
    }
maria-action-pay = Pay with { $card }
maria-action-cover = { $generals ->
        [none] Supply nobody
       *[other] Supply { $generals }
    }
maria-action-move = Move { $piece }
maria-action-move_stack = Move the stack of { $piece }
maria-action-replace_train = Place { $train } anew
maria-action-end = Enough
maria-action-step = To { $city }
maria-action-stop = Stop here
maria-action-command = { $general } commands
maria-action-put = In { $city }
maria-action-fight = { $attacker } attacks { $defender }
maria-action-play = Play { $card } for { $value }
maria-action-give_up = Give up
maria-action-retreat_to = Retreat to { $city }
maria-action-retreat = By { $city }
maria-action-keep = { $troops ->
        [0] He keeps none
        [one] He keeps { $troops } troop
       *[other] He keeps { $troops } troops
    }
maria-action-recruit = { $troops ->
        [0] None
        [one] { $troops } troop
       *[other] { $troops } troops
    }
maria-action-reenter = { $general } comes back
maria-action-shift = { $general } takes { $troops } of the stack’s troops

# -- events
maria-event-troops-divided = { $power } has divided its troops.
maria-event-turn-began = Turn { $turn } begins.
maria-event-stage-began = { $stage }
maria-event-phase-began = { $phase }
maria-event-winter-began = Winter after turn { $turn }.
maria-event-game-over = { $winner ->
        [none] The game is a draw. { $reason }
       *[other] { $winner } wins. { $reason }
    }
maria-event-hussar-placed = { $hussar } rides to { $city }.
maria-event-hussar-removed = { $hussar } leaves { $city }.
maria-event-subsidy-chosen = { $yes ->
        [yes] France subsidises Bavaria.
       *[no] France does not subsidise Bavaria.
    }
maria-event-cards-drawn = { $count ->
        [one] { $power } draws a card.
       *[other] { $power } draws { $count } cards.
    }
maria-event-subsidy-card = { $giver } passes a card on to { $power }.
maria-event-income-cut-off = { $power } draws nothing: { $city } is in enemy hands.
maria-event-deck-opened = Deck { $deck } becomes the draw pile.
maria-event-decks-merged = The discards of decks { $decks } become the draw pile.
maria-event-cards-exhausted = No cards are left for { $power }: { $missing } not drawn.
maria-event-paid = { $power } pays { $cost } for { $purpose }: { $cards }.
maria-event-hand-revealed = { $shown ->
        [none] { $power } has no card left to show.
       *[other] { $power } shows the rest of its hand: { $shown }.
    }
maria-event-bill = The supply of { $general } costs { $cost }.
maria-event-supplied = { $general } is supplied again.
maria-event-hungry = { $lost ->
        [one] { $general } goes hungry and loses a troop.
       *[other] { $general } goes hungry and loses { $lost } troops.
    }
maria-event-general-lost = { $general } leaves the map.
maria-event-picked = { $piece } prepares to move.
maria-event-moved = { $piece }: { $from_city } – { $to_city }.
maria-event-stacked = { $general } and { $commander } form a stack in { $city }; { $commander } commands.
maria-event-train-taken = { $power } takes { $train } in { $city }.
maria-event-train-removed = { $train } is taken off the map.
maria-event-train-placed = { $train } is placed in { $city }.
maria-event-stack-refused = { $power } does not agree to a stack with { $general } in { $city }.
maria-event-movement-ended = { $seat } ends the movement.
maria-event-conquered = { $power } conquers { $city }.
maria-event-question-placed = { $power } leaves a “?” on { $city }, which is protected.
maria-event-question-removed = The “?” on { $city } comes to nothing.
maria-event-battle-began = { $attacker } ({ $attacker_troops }) attacks { $defender } ({ $defender_troops }).
maria-event-card-played = { $power } plays { $card } for { $value }. The attacker stands at { $score }.
maria-event-gave-up = { $power } gives up.
maria-event-battle-tied = { $attacker } and { $defender } part without a decision.
maria-event-battle-won = { $lost ->
        [one] { $winner } beats { $loser }, who loses a troop.
       *[other] { $winner } beats { $loser }, who loses { $lost } troops.
    }
maria-event-retreated = { $general } retreats: { $cities }.
maria-event-destroyed = { $general } cannot retreat and is destroyed.
maria-event-losses-split = { $commander } and his companion divide the rest of their troops.
maria-event-troops-shifted = You regroup the troops of { $commander } and his companion.
maria-event-recruited = { $count ->
        [one] { $power } buys a troop.
       *[other] { $power } buys { $count } troops.
    }
maria-event-reentered = { $general } comes back in { $city }.
maria-event-troops-given = { $power } gives out its new troops.

# -- outcomes
maria-outcome-france-has-enough = France holds enough fortresses in Austria.
maria-outcome-prussia-has-enough = Prussia holds enough fortresses in Austria and Silesia.
maria-outcome-both-have-enough = France and Prussia both hold enough fortresses.
maria-outcome-austria-held-out = Austria has held out for nine turns.
maria-outcome-one-has-enough = Only one of France and Prussia holds enough fortresses.

# -- options
maria-option-edition = Edition of the rules
    .help = Which edition decides where they differ. It sets the options below that you leave alone.
    .value-2-1 = 2.1, the usual one
    .value-1-0 = 1.0, the older wording
maria-option-stack_partners = Who may share a stack
    .help = The letter of one translation lets all allies do so; the others speak of cooperating powers.
    .value-cooperating = cooperating powers
    .value-allied = all allies
maria-option-protection_by = Who protects a fortress
    .help = The same difference between the translations.
    .value-cooperating = cooperating powers
    .value-allied = all allies
maria-option-join_ends_both = Joining ends both moves
    .help = When a general joins another who has not moved yet.
    .value-true = both have finished
    .value-false = the one who was joined may still move
maria-option-deck_recycle = When all decks are used up
    .help = What becomes of the two largest discard piles.
    .value-merge_two = shuffled together
    .value-two_decks = two decks, one after the other
maria-option-hussar_shortfall = Hussar bills that cannot be paid
    .help = What a power gives whose hand does not cover all bills.
    .value-spend_all = the whole hand
    .value-maximal_subset = cards for as many generals as it covers
    .value-reveal = the same, and the rest is shown to all
maria-option-muenchen_reentry = French generals return in München
    .help = In which of the two games France may use the Bavarian fortress in winter.
    .value-intro = in the introductory game
    .value-advanced = only in the advanced game
maria-option-neutral_pieces_hostile = Neutral pieces count as enemies
    .help = Without effect in the introductory game, where nobody becomes neutral.
    .value-true = yes
    .value-false = no

# -- names that came later
phase-setup = Set-up
phase-hussars = Hussars
phase-winter = Winter
phase-over = The game is over
maria-decision-stack_consent = May { $general } join { $other }?
    .why = The stack would be shared by two players; { $commander } would command it.
    .help = If you refuse, it may not be asked again in this phase.
maria-action-agree = { $yes ->
        [yes] Agree
       *[no] Refuse
    }

# -- why something is not offered
maria-why-something-else = The question now is another one.
maria-why-not-active = { $piece } belongs to { $power }, which does not act now.
maria-why-not-yours = { $piece } is not yours.
maria-why-out-of-game = { $piece } takes no part in this game.
maria-why-on-map = { $piece } is on the map.
maria-why-not-on-map = { $piece } is not on the map.
maria-why-already-moved = { $piece } has finished moving in this phase.
maria-why-no-stack = { $piece } does not command a stack.
maria-why-mixed-stack = { $piece } shares the stack with another power: no troops pass between powers.
maria-why-being-divided = These troops are being divided just now.
maria-why-has-so-many = { $count ->
        [one] { $piece } has 1 troop already.
       *[other] { $piece } has { $count } troops already.
    }
maria-why-one-to-eight = Each general has 1 to 8 troops.
maria-why-below-minimum = { $count ->
        [one] { $piece } starts with at least 1 troop.
       *[other] { $piece } starts with at least { $count } troops.
    }
maria-why-no-division = Between { $least } and { $most }: otherwise the rest could not be divided lawfully.
maria-why-occupied = { $piece } stands in { $city }.
maria-why-other-hussar = The other hussar stands in { $city }.
maria-why-other-map = Hussars keep to the Bohemia map.
maria-why-hussar-too-far = { $city } is more than 4 cities from every Austrian general.
maria-why-already-there = The hussar stands in { $city } already: leave it as it is.
maria-why-hussar-off = This hussar is not on the map.
maria-why-not-in-hand = { $card } is not in this hand.
maria-why-already-paid = { $card } has been chosen already.
maria-why-pay-falling = Cards are chosen from the highest down: { $card } comes before one that you have chosen.
maria-why-pay-short = With { $card } and those below it the sum would not reach { $cost }.
maria-why-bills-too-dear = That would cost { $cost }; the hand is worth { $count }.
maria-why-bills-not-all = Another general could be supplied as well, and so must be.
maria-why-no-piece = No piece stands in { $city }.
maria-why-partner-moved = The other general of the stack has finished moving; { $piece } may go alone.
maria-why-partner-not-active = The other general of the stack belongs to a power that does not act now.
maria-why-no-step = No city around { $piece } may be entered.
maria-why-no-step-yet = { $piece } must make at least one step.
maria-why-no-road = No road leads there from where { $mover } stands.
maria-why-spent = { $mover } has gone { $count } cities already. One more is only for moves on main roads alone.
maria-why-reach = { $piece } finds no open way to { $city } within his steps: 3 for a general, 2 for a train, one more on main roads alone, and never through other pieces.
maria-why-forced-reach = A forced march of up to 8 steps keeps to main roads, away from enemies and their fortresses.
maria-why-forced-spent = A forced march ends after 8 cities.
maria-why-forced-road = A forced march keeps to main roads.
maria-why-forced-before = Beyond 4 cities the move would be a forced march, and an earlier city of it forbids that.
maria-why-forced-fortress = A forced march enters no enemy fortress, and { $city } is one.
maria-why-forced-enemy = A forced march comes into no city beside an enemy: { $enemy } is too near to { $city }.
maria-why-enemy-general = { $piece }, an enemy, holds { $city }. Enemies are attacked from a neighbouring city, after the movement.
maria-why-friendly-train = { $piece } stands in { $city }, and nobody passes over friendly pieces.
maria-why-train-stops = { $piece } stands in { $city }, and a train enters no city with a piece.
maria-why-stack-stops = { $piece } stands in { $city }, and a stack joins nobody.
maria-why-three = Two generals stand in { $city } already.
maria-why-strangers = { $mover } and { $piece } serve powers that do not share stacks.
maria-why-refused = The player of { $piece } has refused this stack in this phase.
maria-why-no-major-fortress = { $city } is no major fortress.
maria-why-not-at-home = { $city } is no major fortress that { $power } may use for this.
maria-why-not-friendly = { $city } is not in friendly hands.
maria-why-no-place = No major fortress is free for { $piece }.
maria-why-cannot-pay = Placing { $piece } costs 4 points, which the hand of { $power } does not have.
maria-why-no-pair = These two did not stand side by side when the battles began.
maria-why-no-battle = { $piece } has no battle left to fight in this phase.
maria-why-trains-do-not-fight = { $piece } is a supply train; only generals fight.
maria-why-other-suit = { $card } is not of the suit of your general’s sector ({ $suit }).
maria-why-no-value = Say for how much the Reserve is played: 1 to 8.
maria-why-must-play = The score is even and you hold a card of the suit ({ $suit }): you must play.
maria-why-no-route = { $count ->
        [one] No free way of exactly 1 city leads { $loser } to { $city }.
       *[other] No free way of exactly { $count } cities leads { $loser } to { $city }.
    }
maria-why-nearer = { $city } could be reached, but another end lies farther from { $winner }.
maria-why-twice = The retreat passes through { $city } already.
maria-why-recruit-dear = That would cost { $cost }; the hand is worth { $count }.
maria-why-no-room = { $count ->
        [one] There is room for 1 new troop at most.
       *[other] There is room for { $count } new troops at most.
    }
maria-why-troops-left = { $count ->
        [one] Generals on the map cannot take the troop that is left.
       *[other] Generals on the map cannot take the { $count } troops that are left.
    }
maria-why-too-full = { $count ->
        [0] { $piece } has 8 troops already and can take no more.
        [one] { $piece } can take 1 more troop, to have 8.
       *[other] { $piece } can take { $count } more troops, to have 8.
    }
maria-why-not-so-many = { $count ->
        [one] Only 1 new troop is left.
       *[other] Only { $count } new troops are left.
    }
maria-why-rest-too-large = At least { $count }: the other generals cannot take the rest.
