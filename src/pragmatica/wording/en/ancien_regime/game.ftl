# Coalitions: Ancien Régime: names, questions, answers, events, outcomes, options. Reasons stand at the end.

# -- names
power-britain = Great Britain
power-prussia = Prussia
power-austria = Austria
power-france = France
power-russia = Russia
power-spain = Spain
power-ottoman = Ottoman Empire
    .inside = the Ottoman Empire
general-britain = British General { $number }
general-prussia = Prussian General { $number }
general-austria = Austrian General { $number }
general-france = French General { $number }
general-russia = Russian General { $number }
general-spain = Spanish General { $number }
general-ottoman = Ottoman General { $number }
general-frederick = Frederick II ({ $general })
general-stuart = Charles Edward Stuart ({ $general })
battle-card-2 = 2
    .ability = Scores 3 if your own power controls the territory of the battle.
battle-card-3 = 3
    .ability = May be played face up: then one face-down card of the other side is turned up.
battle-card-4 = 4
    .ability = Every pair of 4s on one general scores 1 more.
battle-card-5 = 5
    .ability = If its side loses, whoever played it loses 1 more Morale.
route-name = sea route { $from }–{ $to }
ancien_regime-status-british = British Coalition
    .help = Allied with Great Britain, at war with the French Coalition and with expansionists.
ancien_regime-status-french = French Coalition
    .help = Allied with France, at war with the British Coalition and with expansionists.
ancien_regime-status-neutral = neutral
    .help = At peace with all: nobody enters your home territories, and Taxation brings twice as much. Your generals keep to ground that you control, so you attack nobody; what you have outside your home can be attacked.
ancien_regime-status-expansionist = expansionist
    .help = On your own: at war with everybody who is not neutral.
slot-drill = Drill
    .help = Draw a battle card, then discard one.
slot-taxation = Taxation
    .help = Take the Money that your territories pay.
slot-subsidies = Subsidies and Mercenaries
    .help = Give allies up to 3 Money, or up to 3 battle cards.
slot-leadership = Leadership
    .help = Place generals, or call some back, or draw a card, or gain 1 Morale.
slot-mobilisation = Mobilisation
    .help = Draw a card for each general off the board, then spend your Money. What is left is lost.
slot-influence = Extend Influence
    .help = Gain Influence from contested territories in your colour, from homes of other powers, and from the Crown.
slot-movement = Movement
    .help = Choose an Arbiter, move your generals and fight, up to three times.
phase-setup = Set-up
phase-movement = Movement
phase-election = Imperial election
phase-over = The game is over
phase-diplomacy = Diplomacy
phase-auction = Auction
phase-actions = Actions of the wheel
phase-frederick = Frederick’s own move

# -- questions
ancien_regime-decision-name_frederick = Which Prussian general is Frederick II?
    .why = Before the first turn Prussia gives the king’s name to one of its generals on the board.
    .help = In every turn of Prussia’s Leadership he moves once more than others. The name stays with him to the end of the game.
ancien_regime-decision-drill_card = { $power }: which card is discarded?
    .why = Drill: a card has been drawn, and now one goes.
    .help = Any card of the hand, also the new one. All will see it.
ancien_regime-decision-hand_limit = { $power }: which card is discarded?
    .why = An action has ended, and this hand holds { $over ->
        [one] one card
       *[other] { $over } cards
    } too many.
    .help = The limit counts for each power by itself, at the end of every action. All will see the card.
ancien_regime-decision-offer_gifts = { $power }: Money or cards for allies?
    .why = Subsidies are up to 3 Money, Mercenaries up to 3 battle cards, for one ally or for several, but never both.
    .help = Choose piece by piece, then announce the whole. Everybody learns how much each ally is to have; the faces of cards are seen by giver and receiver alone.
ancien_regime-decision-accept_gift = { $power }: accept the gift of { $giver }?
    .why = { $cards ->
        [0] It is { $money } Money.
        [one] It is a battle card.
       *[other] It is { $cards } battle cards.
    }
    .help = What you decline stays with the giver. A hand that becomes too large is cut down at the end of the action.
ancien_regime-decision-lead = { $power }: what does Leadership do?
    .why = { $doing ->
        [placing] You are placing generals: one each on territories that you control.
        [recalling] You are calling generals back; units under them are lost.
       *[nothing] Leadership does one of four things, or nothing: place generals, call generals back, draw a card, or raise Morale.
    }
    .help = Generals are placed without units, where you have no general yet and no enemy stands. Each general off the board draws a card at Mobilisation.
ancien_regime-decision-mobilise = { $power }: what is bought?
    .why = { $money } Money is left. What you do not spend is lost when the action ends.
    .help = A unit costs { $unit_price }, a battle card { $card_price }, Morale { $morale_price }, a fortress { $fortress_price }. Units go under generals on the board, a fortress beside your own garrison. { $drawn ->
        [yes] Cards for generals off the board have been drawn.
       *[no] Cards come when Drill, Subsidies and Leadership of this turn are done; until then the action stays open.
    }
ancien_regime-decision-choose_arbiter = { $power }: who is the Arbiter?
    .why = Before anybody moves, another power is named Arbiter, and it cannot decline.
    .help = It gains { $pay } Morale at once, and more if it grants you a second and a third movement turn. Allies cannot be chosen, nor whoever has all the Morale there is.
ancien_regime-decision-dissolve_garrison = { $power }: dissolve a garrison?
    .why = Once, before the first movement turn, you may take garrisons of your own off the board.
    .help = Their tokens can be bought again as units. A fortress stays where it is. Or end this, and go on to the moves.
ancien_regime-decision-request_turn = { $power }: ask { $arbiter } for movement turn { $number }?
    .why = The moves and battles of this movement turn are done.
    .help = Asking costs you nothing. If { $arbiter } grants it, it gains { $pay } Morale; if not, your action is over.
ancien_regime-decision-grant_turn = { $power }: grant { $mover } movement turn { $number }?
    .why = You are the Arbiter, and { $mover } asks to move again.
    .help = Yes brings you { $pay } Morale. No ends the action of { $mover }.
ancien_regime-decision-move_general = { $power }: which general moves next?
    .why = { $number ->
        [0] Frederick’s own movement turn: he alone may move, without an Arbiter.
       *[other] Movement turn { $number }: each general may make one move.
    }
    .help = A march, a sea move or a strategic move. Battles follow when all moves are made. Or end the moves.
ancien_regime-decision-route = { $general }: where to?
    .why = { $way ->
        [none] He stands in { $start }.
       *[other] His way so far: { $start } – { $way }.
    }
    .help = One step is a march, which may attack; by sea he follows one route. Two or three steps are a strategic move, only through ground that you or consenting allies control.
ancien_regime-decision-consent = { $power }: may { $general } do this?
    .why = { $start ->
        [none] He wants to land in { $way }.
       *[other] { $mover } wants to move him: { $start } – { $way }.
    } { $route ->
        [none] Yours to open: { $grounds }.
       *[other] He would use the { $route }.
    }
    .help = The consent is for this move alone. If you refuse, he may do something else, but may not ask you again in this movement turn to let him go there.
ancien_regime-decision-leave_garrison = { $general }: leave a garrison in { $land }?
    .why = { $units ->
        [one] His only unit can be turned over and stay there.
       *[other] One of his { $units } units can be turned over and stay there.
    }
    .help = A garrison controls the territory. It never becomes a unit again of your own will, but you may dissolve it.
ancien_regime-decision-choose_battle = { $power }: which battle is fought next?
    .why = { $attackers } face enemies.
    .help = The moving power decides the order. Who fights or supports in one battle cannot support in another of this movement turn.
ancien_regime-decision-send_support = { $power }: who supports the { $side ->
        [attack] attack on
       *[defence] defence of
    } { $land }?
    .why = { $attacker } attacks { $land }. Generals next to it may support, first for the attack, then for the defence.
    .help = A supporter adds no strength; each of his units has room for one card. He loses a unit whatever comes of it.
ancien_regime-decision-play_battle_card = { $power }: play a card, or pass?
    .why = Battle of { $land }. { $step ->
        [attacker] The attacker plays.
        [defenders] The defenders play.
        [attack_support] Those who support the attack play.
       *[defence_support] Those who support the defence play.
    }
    .help = { $free ->
        [yes] Without Morale you may play a single card, for nothing.
       *[no] Each card costs 1 Morale.
    } After a pass your power plays no more cards in this battle.
ancien_regime-decision-retire = { $general }: to { $capital }, or off the board?
    .why = He has been beaten in { $land } and has lost his units.
    .help = In the capital he can take new units. Off the board he draws a card at Mobilisation, and comes back by Leadership.
ancien_regime-decision-withdraw = { $general }: where does he withdraw to?
    .why = He must leave { $land }.
    .help = Only the nearest territories that you control are offered. Off the board his units are lost.
ancien_regime-decision-expel = { $power }: expel anybody from the coalition?
    .why = Before the new statuses are chosen, the leader of a coalition may put members out.
    .help = Whoever is expelled cannot choose this coalition now. End when you are done.
ancien_regime-decision-choose_status = { $power }: which status?
    .why = { $closed ->
        [none] Each power chooses its status in secret; all are shown together.
       *[other] Each power chooses its status in secret; all are shown together. Closed to you: { $closed }.
    }
    .help = Members stay in their coalition by choosing it again. Newcomers need the consent of its leader. Neutral: nobody enters your home, your generals keep to ground that you control, and Taxation doubles. Expansionist: at war with all who are not neutral.
ancien_regime-decision-admit = { $power }: admit { $applicant }?
    .why = { $applicant } has chosen the { $status }, which you lead.
    .help = If you reject it, it chooses another status at once.
ancien_regime-decision-choose_anew = { $power }: which status instead?
    .why = The leader of the coalition that you had chosen has rejected you. Closed to you: { $closed }.
    .help = This choice is open to all. The leader of the other coalition may reject you, too, unless you are one of its members.
ancien_regime-decision-accept_crown = { $power }: take the Crown?
    .why = You control { $votes } elector territories, enough to be emperor without a vote.
    .help = The Crown brings 2 Influence at each Extend Influence. If you decline, there is a vote, and you cannot be elected in it.
ancien_regime-decision-cast_vote = { $power }: who shall be emperor?
    .why = { $votes ->
        [one] You have one vote, for the one elector territory under your control.
       *[other] You have { $votes } votes, one for each elector territory under your control.
    }
    .help = All go to one candidate who votes as well and with whom you are not at war; you may vote for yourself. Five votes make an emperor.
ancien_regime-decision-bid = { $power }: how much Morale for { $minor }?
    .why = { $minor } has reached Drill. Whoever bids most controls it until it drills again; all bid in secret.
    .help = Only the winner pays. Of equal bids the one earlier in the Order of Powers wins.
ancien_regime-decision-reassign_unit = { $power }: which general takes the unit?
    .why = The garrison of { $land } goes home.
    .help = It becomes a unit under any of your generals on the board with room for it.
ancien_regime-decision-general_stays = { $power }: may { $general } stay in { $land }?
    .why = His power has become your ally, and he stands in your home territory.
    .help = If not, he withdraws to the nearest territory of his own power.

# -- answers
ancien_regime-action-name_frederick = { $general }
ancien_regime-action-discard = Discard { $card }
ancien_regime-action-give_money = 1 Money for { $receiver }
ancien_regime-action-give_card = A { $card } for { $receiver }
ancien_regime-action-accept_gift = { $yes ->
        [yes] Accept
       *[no] Decline
    }
ancien_regime-action-place_general = { $general } to { $land }
ancien_regime-action-recall = Call { $general } back
ancien_regime-action-draw_card = Draw a card
ancien_regime-action-raise_morale = Gain 1 Morale
ancien_regime-action-buy_unit = A unit for { $general }
ancien_regime-action-buy_morale = 1 Morale
ancien_regime-action-buy_card = A battle card
ancien_regime-action-buy_fortress = A fortress in { $land }
ancien_regime-action-arbiter = { $arbiter }
ancien_regime-action-dissolve = Dissolve the garrison of { $land }
ancien_regime-action-request_turn = { $yes ->
        [yes] Ask for it
       *[no] End the action
    }
ancien_regime-action-grant_turn = { $yes ->
        [yes] Grant it
       *[no] Refuse
    }
ancien_regime-action-move = Move { $general }
ancien_regime-action-step = To { $land }
ancien_regime-action-sail = By sea to { $land }
ancien_regime-action-stop = Go there
ancien_regime-action-consent = { $yes ->
        [yes] Consent
       *[no] Refuse
    }
ancien_regime-action-leave_garrison = { $yes ->
        [yes] Leave a garrison
       *[no] Keep the unit
    }
ancien_regime-action-fight = { $general } fights
ancien_regime-action-support = { $general } supports
ancien_regime-action-play_card = A { $card } on { $general }
ancien_regime-action-reveal_card = A { $card } on { $general }, face up; it turns up card { $number }
ancien_regime-action-pass = Pass
ancien_regime-action-retire = To { $land }
ancien_regime-action-withdraw = To { $land }
ancien_regime-action-leave_board = Off the board
ancien_regime-action-expel = Expel { $member }
ancien_regime-action-choose_status = { $status }
ancien_regime-action-admit = { $yes ->
        [yes] Admit
       *[no] Reject
    }
ancien_regime-action-accept_crown = { $yes ->
        [yes] Take the Crown
       *[no] Decline
    }
ancien_regime-action-vote = { $candidate }
ancien_regime-action-bid = { $morale ->
        [0] Nothing
       *[other] { $morale } Morale
    }
ancien_regime-action-reassign = { $general }
ancien_regime-action-let_stay = { $yes ->
        [yes] He may stay
       *[no] He withdraws
    }
ancien_regime-action-end = Enough

# -- events
ancien_regime-event-frederick-named = The king of Prussia takes the field: { $general }.
ancien_regime-event-round-began = Round { $round } begins.
ancien_regime-event-turn-began = Turn { $turn } of the wheel begins.
ancien_regime-event-game-over = { $winner ->
        [none] The game is a draw. { $reason }
       *[other] { $winner } wins. { $reason }
    }
ancien_regime-event-cards-drawn = { $count ->
        [one] { $power } draws a card.
       *[other] { $power } draws { $count } cards.
    }
ancien_regime-event-card-discarded = { $power } discards a { $card }.
ancien_regime-event-pile-renewed = { $count ->
        [one] The draw pile is empty; the only discard becomes the new one.
       *[other] The draw pile is empty; { $count } discards are shuffled into a new one.
    }
ancien_regime-event-no-cards = { $power } draws nothing: there are no cards.
ancien_regime-event-expelled = { $leader } expels { $power } from its coalition.
ancien_regime-event-status-revealed = { $power } has chosen: { $status }.
ancien_regime-event-admitted = { $leader } admits { $power } to its coalition.
ancien_regime-event-rejected = { $leader } rejects { $power }.
ancien_regime-event-status-chosen = { $power } now chooses: { $status }.
ancien_regime-event-status-taken = { $power } has a new status: { $status }.
ancien_regime-event-crown-returned = { $power } gives the Crown back.
ancien_regime-event-election-declined = { $power } could be emperor and declines.
ancien_regime-event-vote-cast = { $votes ->
        [one] { $power } casts its vote for { $candidate }.
       *[other] { $power } casts its { $votes } votes for { $candidate }.
    }
ancien_regime-event-emperor-elected = { $power } takes the Crown of the Holy Roman Empire, with { $votes } votes.
ancien_regime-event-nobody-elected = Nobody is elected: there is no emperor.
ancien_regime-event-taxed = { $power } raises { $money } Money in taxes.
ancien_regime-event-gift-offered = { $cards ->
        [0] { $power } offers { $receiver } { $money } Money.
        [one] { $power } offers { $receiver } a battle card.
       *[other] { $power } offers { $receiver } { $cards } battle cards.
    }
ancien_regime-event-gift-taken = { $cards ->
        [0] { $power } takes { $money } Money from { $giver }.
        [one] { $power } takes a battle card from { $giver }.
       *[other] { $power } takes { $cards } battle cards from { $giver }.
    }
ancien_regime-event-gift-cards = What { $giver } has given { $power }: { $cards }.
ancien_regime-event-gift-declined = { $power } declines the gift of { $giver }.
ancien_regime-event-general-placed = { $general } takes up his post in { $land }.
ancien_regime-event-general-recalled = { $units ->
        [0] { $general } is called back from { $land }.
        [one] { $general } is called back from { $land }; a unit is lost.
       *[other] { $general } is called back from { $land }; { $units } units are lost.
    }
ancien_regime-event-morale-raised = { $power } gains { $count } Morale.
ancien_regime-event-unit-bought = { $general } gets a unit.
ancien_regime-event-morale-bought = { $power } buys 1 Morale.
ancien_regime-event-card-bought = { $power } buys a battle card.
ancien_regime-event-fortress-bought = { $power } builds a fortress in { $land }.
ancien_regime-event-money-lost = { $power } loses { $money } Money to corruption.
ancien_regime-event-influence-extended = { $crown ->
        [0] { $power } extends its Influence by { $count }.
       *[other] { $power } extends its Influence by { $count }, { $crown } of it for the Crown.
    }
ancien_regime-event-action-forgone = { $power } makes no use of { $slot }.
ancien_regime-event-arbiter-chosen = { $power } names { $arbiter } as Arbiter.
ancien_regime-event-no-arbiter = Nobody can be Arbiter for { $power }: there is only one movement turn.
ancien_regime-event-garrison-dissolved = { $power } dissolves its garrison in { $land }.
ancien_regime-event-movement-turn-began = { $number ->
        [0] Frederick may move by himself.
       *[other] { $power }: movement turn { $number }.
    }
ancien_regime-event-consent-asked = { $general } asks { $power } for consent: { $path }.
ancien_regime-event-consent-given = { $power } consents to the move of { $general }.
ancien_regime-event-consent-refused = { $power } does not consent to the move of { $general }.
ancien_regime-event-moved = { $general }: { $from_land } – { $to_land }.
ancien_regime-event-sailed = { $general } sails: { $from_land } – { $to_land }.
ancien_regime-event-stuart-landed = Charles Edward Stuart lands in { $land }.
ancien_regime-event-garrison-placed = { $general } leaves a garrison in { $land }.
ancien_regime-event-next-turn-requested = { $power } asks { $arbiter } for movement turn { $number }.
ancien_regime-event-next-turn-granted = { $arbiter } grants movement turn { $number }.
ancien_regime-event-next-turn-refused = { $arbiter } refuses movement turn { $number }.
ancien_regime-event-withdrew = { $general } withdraws: { $from_land } – { $to_land }.
ancien_regime-event-left-board = { $units ->
        [0] { $general } leaves the board ({ $land }).
        [one] { $general } leaves the board ({ $land }); a unit is lost.
       *[other] { $general } leaves the board ({ $land }); { $units } units are lost.
    }
ancien_regime-event-battle-began = { $general } attacks { $land }: strength { $attack } against { $defence }.
ancien_regime-event-supported = { $side ->
        [attack] { $general } supports the attack.
       *[defence] { $general } supports the defence.
    }
ancien_regime-event-card-played = { $free ->
        [yes] { $power } plays a card on { $general }, without Morale.
       *[no] { $power } plays a card on { $general }.
    }
ancien_regime-event-card-shown = A card on { $general } is turned up: { $card }.
ancien_regime-event-passed = { $power } passes.
ancien_regime-event-battle-won = { $side ->
        [attack] The attacker wins in { $land }, { $attack } to { $defence }.
       *[defence] The defender holds { $land }, { $defence } to { $attack }.
    }
ancien_regime-event-battle-tied = The battle of { $land } is a tie at { $total }.
ancien_regime-event-units-lost = { $count ->
        [one] { $general } loses a unit.
       *[other] { $general } loses { $count } units.
    }
ancien_regime-event-garrison-lost = The garrison of { $land } is lost ({ $power }).
ancien_regime-event-morale-lost = { $power } loses { $count } more Morale.
ancien_regime-event-influence-won = { $power } gains { $count } Influence by the victory.
ancien_regime-event-garrison-reassigned = { $general ->
        [none] The garrison of { $land } goes home; { $power } takes 1 Money for it.
       *[other] The garrison of { $land } becomes a unit of { $general }.
    }
ancien_regime-event-general-may-stay = { $stays ->
        [yes] { $power } lets { $general } stay.
       *[no] { $power } sends { $general } away.
    }
ancien_regime-event-enemies-met = { $drawn ->
        [yes] Enemies meet in { $land }; the lot decides for { $stronger }.
       *[no] Enemies meet in { $land }; { $stronger } is the stronger and stays.
    }
ancien_regime-event-bid-revealed = { $power } has bid { $bid } for { $minor }.
ancien_regime-event-control-taken = { $kept ->
        [yes] { $power } keeps control of { $minor }
       *[no] { $power } takes control of { $minor }
    }{ $former ->
        [none] {""}
       *[other] {" "}from { $former }
    }{ $cost ->
        [0] .
       *[other] , for { $cost } Morale.
    }

# -- outcomes
ancien_regime-outcome-enough-influence = It has enough Influence.
ancien_regime-outcome-last-round = The last round is over, and nobody has more Influence.

# -- options
ancien_regime-option-morale_max = Most Morale
    .help = The number on the track and the limit by which the rules for Movement count differ.
    .value-15 = 15, as in Movement
    .value-19 = 19, as on the track
ancien_regime-option-card3_mode = A 3 played face up
    .help = What becomes of the enemy’s card that is turned up: the rulebook’s list of cards and its example differ.
    .value-reveal = it is only seen
    .value-discard = it counts for nothing
ancien_regime-option-coalition_bonus = Influence for beating the other coalition
    .help = Members of a coalition gain 1 Influence more when they beat generals of the other coalition.
    .value-per_general = for each beaten general
    .value-per_battle = once in a battle
ancien_regime-option-stuart_1756 = Charles Edward Stuart in 1756
    .help = The rulebook has him in both scenarios, though he landed in 1745.
    .value-true = he may land
    .value-false = an ordinary general
ancien_regime-option-vote_order = Order of the votes for emperor
    .help = The rulebook’s list and its example differ.
    .value-list = the Order of Powers
    .value-example = as in the example: Great Britain, France, Austria, Prussia, Russia
ancien_regime-option-defender_garrison = A defender who wins
    .help = May he leave a garrison in the territory, as an attacker may?
    .value-false = leaves none
    .value-true = may leave one
ancien_regime-option-round_limit = Last round
    .help = Usually the game goes on until somebody has 25 Influence. With a limit, whoever has most after the last round wins.
    .value-none = none
    .value-6 = round 6
    .value-8 = round 8
    .value-10 = round 10
    .value-12 = round 12
    .value-15 = round 15
    .value-20 = round 20
    .value-30 = round 30
ancien_regime-option-card_step = Cards in a step of a battle
    .help = Who plays one card each time round: the power, or each of its generals.
    .value-per_power = one for each power
    .value-per_general = one for each general
ancien_regime-option-capital_return = When a beaten general may go to his capital
    .help = Who must not stand there.
    .value-any_general = if no general is there
    .value-own_general = if neither a general of his own power nor an enemy is there

# -- why something is not offered
ancien_regime-why-something-else = The question now is another one.
ancien_regime-why-not-yours = { $general } belongs to { $power }; { $asking } is asked now.
ancien_regime-why-frederick-prussian = Frederick is one of Prussia’s generals on the board.
ancien_regime-why-not-in-hand = { $power } has no { $card } in its hand.
ancien_regime-why-gift-self = { $power } itself is giving.
ancien_regime-why-gift-not-allied = { $receiver } is no ally of { $power }.
ancien_regime-why-gift-uncontrolled = Nobody controls { $receiver }, so it can receive nothing.
ancien_regime-why-gift-not-both = Either Money or cards: you have begun with the other.
ancien_regime-why-gift-enough = { $count } Money or cards is the most in one action.
ancien_regime-why-gift-not-there = { $card ->
        [none] { $power } has no Money left for it.
       *[other] { $power } has no { $card } left to give.
    }
ancien_regime-why-on-board = { $general } is on the board.
ancien_regime-why-stuart-lands = Charles Edward Stuart is not placed; he lands during Movement.
ancien_regime-why-not-controlled = { $controller ->
        [none] Nobody controls { $land }.
       *[other] { $land } is under the control of { $controller }.
    }
ancien_regime-why-own-general = A general of { $power } stands in { $land }.
ancien_regime-why-hostile-pieces = Enemies stand in { $land }.
ancien_regime-why-british-home = France may not place generals in the home of Great Britain.
ancien_regime-why-withdraw-leaving = He is leaving { $land }.
ancien_regime-why-withdraw-no-way = No way leads to { $land } from where { $general } stands.
ancien_regime-why-withdraw-farther = { $land } is farther than another territory that he can withdraw to.
ancien_regime-why-no-money = That costs { $cost } Money; { $power } has { $count }.
ancien_regime-why-no-room = { $general } has all the units that a general can have.
ancien_regime-why-not-on-board = { $general } is off the board.
ancien_regime-why-no-token = All unit tokens of { $power } are in use.
ancien_regime-why-morale-full = { $power } has all the Morale there is: { $count }.
ancien_regime-why-no-card-left = There is no card left to draw.
ancien_regime-why-cards-not-yet = Cards can be bought when Drill, Subsidies and Leadership of this turn are done.
ancien_regime-why-fortress-no-garrison = { $power } has no garrison in { $land }.
ancien_regime-why-has-fortress = { $land } has a fortress.
ancien_regime-why-no-fortress-left = All fortresses are on the board.
ancien_regime-why-end-not-yet = The action can end when Drill, Subsidies and Leadership of this turn are done.
ancien_regime-why-one-choice = Leadership does one thing only, and you have begun with another.
ancien_regime-why-recalling = You have begun to call generals back; none can be placed as well.
ancien_regime-why-placing = You have begun to place generals; none can be called back as well.
ancien_regime-why-generals-alike = Generals off the board are alike: take the one that is offered in place of { $general }.
ancien_regime-why-nobody-off-board = { $power } has no general off the board who can be placed.
ancien_regime-why-no-general-there = No general of { $power } stands in { $land }.
ancien_regime-why-arbiter-mover = { $mover } itself is moving.
ancien_regime-why-arbiter-allied = { $arbiter } is an ally of { $mover }.
ancien_regime-why-arbiter-morale = { $arbiter } has all the Morale there is: { $count }.
ancien_regime-why-arbiter-uncontrolled = Nobody controls { $arbiter }.
ancien_regime-why-no-own-garrison = { $power } has no garrison in { $land }.
ancien_regime-why-ground-needed = A neutral general stands in { $land } and may not be on ground that is not controlled.
ancien_regime-why-no-more-turns = An action has three movement turns at most.
ancien_regime-why-no-arbiter = There is no Arbiter, so there is only one movement turn.
ancien_regime-why-arbiter-pay = The pay for movement turn { $number } would lift the Morale of { $arbiter } above { $count }.
ancien_regime-why-already-moved = { $general } has made his move in this movement turn.
ancien_regime-why-frederick-alone = This is Frederick’s own movement turn; { $general } waits.
ancien_regime-why-no-move = { $general } has nowhere to go.
ancien_regime-why-no-step-yet = { $general } has not gone anywhere yet.
ancien_regime-why-impassable = { $land }: nobody can go there.
ancien_regime-why-stands-there = { $general } stands in { $land } already.
ancien_regime-why-not-adjacent = { $land } is not adjacent.
ancien_regime-why-neutral-home = { $land } is the home of { $home }, which is neutral.
ancien_regime-why-neutral-general = { $power } is neutral: its generals stay on ground that it, or a power of the same player, controls.
ancien_regime-why-nobody-consents = { $controller ->
        [none] Nobody can consent to that.
       *[other] Nobody decides for { $controller } now, so it cannot consent.
    }
ancien_regime-why-foreign-route = The { $route } is open to its owner and, with consent, to allies of it.
ancien_regime-why-strategic-not-controlled = Two steps or more only lead through ground that you or an ally controls, and { $land } is none.
ancien_regime-why-strategic-hostile = Two steps or more lead past no enemies; there are some in { $land }.
ancien_regime-why-strategic-no-way = No way of { $count } steps leads to { $land } through ground that you or an ally controls, past no enemies.
ancien_regime-why-refused = An ally has refused this move in this movement turn.
ancien_regime-why-too-far = A strategic move has { $count } steps at most.
ancien_regime-why-garrison-no-unit = { $general } has no unit left.
ancien_regime-why-garrisoned = { $land } has a garrison.
ancien_regime-why-garrison-foreign-home = { $land } is a home of { $home }, with which { $power } is not at war.
ancien_regime-why-garrison-hostile = Enemies stand in { $land }.
ancien_regime-why-no-battle = { $general } has no battle to fight.
ancien_regime-why-support-not-adjacent = { $general } does not stand next to { $land }.
ancien_regime-why-support-no-units = { $general } has no unit.
ancien_regime-why-support-engaged = { $general } takes part in a battle of this movement turn already.
ancien_regime-why-support-no-ally = { $power } is no ally of this side.
ancien_regime-why-support-uncontrolled = Nobody controls { $power }; it only supports where it is attacked itself.
ancien_regime-why-passed-before = { $power } has passed in this battle.
ancien_regime-why-no-pile = No general of { $power } has room for another card.
ancien_regime-why-no-cards = { $power } has no cards.
ancien_regime-why-no-morale = { $power } has no Morale for a card.
ancien_regime-why-takes-no-part = { $power } takes no part in this battle.
ancien_regime-why-other-turn = It is not the turn of { $power } in this battle.
ancien_regime-why-not-in-battle = { $general } takes no part in this battle.
ancien_regime-why-pile-full = { $general } has a card for each of his units.
ancien_regime-why-other-general = { $general } has a turn of his own in this step, and it is not now.
ancien_regime-why-other-step = { $general } gets cards in another step.
ancien_regime-why-no-reconnaissance = { $card } cannot be played face up.
ancien_regime-why-face-up = Card { $number } lies face up already.
ancien_regime-why-no-target = Card { $number } is no face-down card of the other side.
ancien_regime-why-capital-stuart = Charles Edward Stuart cannot go to the capital.
ancien_regime-why-capital-general-there = A general stands in { $land }.
ancien_regime-why-capital-not-controlled = { $power } does not control { $land }.
ancien_regime-why-capital-only = A beaten general goes to his capital, { $land }, or off the board.
ancien_regime-why-candidate-no-elector = { $candidate } has no vote itself.
ancien_regime-why-candidate-at-war = { $power } is at war with { $candidate }.
ancien_regime-why-expelled-before = { $power } is expelled already.
ancien_regime-why-expel-leader = { $power } leads its coalition and stays in it.
ancien_regime-why-expel-minor = { $power } is a minor power and goes with its major one.
ancien_regime-why-no-member = { $power } is no member of the coalition that { $leader } leads.
ancien_regime-why-status-closed = { $power } cannot choose this in this phase: { $status }.
ancien_regime-why-bid-too-high = { $power } has { $count } Morale.
