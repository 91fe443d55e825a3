# Coalitions: Ancien Régime: the questions, the wheel, diplomacy, battles and elections on the page.

# -- answers in general
web-ancien-choices = Choices
web-ancien-confirm = Confirm: { $choice }
web-ancien-has = { $what }: { $now }
web-ancien-change = { $what }: { $from } → { $to }
web-ancien-of-power = { $power }, { $what }
web-ancien-units = { $units ->
        [0] no units
        [one] 1 unit
       *[other] { $units } units
    }
web-ancien-off-board = off the board
web-ancien-money = Money
web-ancien-money-left = Money left
web-ancien-hand = Battle cards
web-ancien-morale = Morale
web-ancien-generals = Generals
web-ancien-units-name = Units
web-ancien-lands-held = Territories
web-ancien-power-stands = Influence { $influence }, Morale { $morale }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }.

# -- actions of the wheel
web-ancien-discard = { $hand } cards in hand; { $limit } may stay when the action ends.
web-ancien-ally = Ally
web-ancien-gift = Is to have
web-ancien-add = Add
web-ancien-add-money = 1 Money
web-ancien-add-card = Card { $card }
web-ancien-of-money = { $money } Money
web-ancien-nothing-to-add = nothing more
web-ancien-gifts-left = Pieces left to give
web-ancien-gifts-announce = Announce the gifts
web-ancien-gifts-forgo = Give nothing
web-ancien-gift-stays = It stays with { $power }.
web-ancien-lead-ways = What Leadership does
web-ancien-lead-place_general = Place generals ({ $off } off the board)
web-ancien-lead-recall = Call generals back ({ $count })
web-ancien-lead-recalled = { $units ->
        [0] He has no units to lose.
        [one] His unit is lost.
       *[other] His { $units } units are lost.
    }
web-ancien-lead-whither = { $general } goes to:
web-ancien-lead-instead = Or instead of that
web-ancien-lead-card = Draw a card (then { $hand } in hand)
web-ancien-lead-morale = Morale { $from } → { $to }
web-ancien-lead-nothing = Do nothing
web-ancien-lead-done = Done
web-ancien-money-of = { $left } of { $money }
web-ancien-price = { $cost } Money each
web-ancien-buy = Buy for { $cost } Money
web-ancien-buy-unit = Units for { $general }
web-ancien-basket-empty = Empty the basket
web-ancien-fortress-at = Fortress in { $land }: its garrison has strength 4
web-ancien-not-drawn = { $cards ->
        [0] Cards can be bought a little later, when Drill, Subsidies and Leadership of this turn are done.
        [one] A card for your general off the board comes when Drill, Subsidies and Leadership of this turn are done; then cards can be bought.
       *[other] { $cards } cards for your generals off the board come when Drill, Subsidies and Leadership of this turn are done; then cards can be bought.
    }
web-ancien-mobilise-end = End the shopping
web-ancien-mobilise-sure = Yes, lose { $money } Money
web-ancien-corruption = { $money ->
        [0] Nothing is left for corruption.
       *[other] Corruption takes { $money } Money.
    }

# -- movement
web-ancien-arbiter-cap = The Arbiter’s Morale may not pass { $most }: a second turn needs room for 2, a third for 3.
web-ancien-war-with-you = At war with you
web-ancien-peace-with-you = At peace with you
web-ancien-minor-of = Controlled by { $power }, who would decide
web-ancien-land-brings = { $brings ->
        [money] Its Money is lost: { $value }.
        [influence] Its Influence is lost: { $value }.
       *[none] It brings nothing.
    }
web-ancien-dissolve-end = Dissolve no more
web-ancien-request-free = Asking costs you nothing.
web-ancien-if-granted = If granted: { $what }
web-ancien-action-ends = The Movement action ends.
web-ancien-consent-yes = For this move alone.
web-ancien-consent-no = { $power } may not ask for the same again in this movement turn.
web-ancien-units-left = Units of the general
web-ancien-garrison-controls = { $power ->
        [none] You control { $land }, which is nobody’s now.
       *[other] You control { $land } by a garrison; now: { $power }.
    }
web-ancien-garrison-brings = { $kind ->
        [own] A garrison defends your home, and a fortress can be built beside it.
        [paying] Taxation: { $value } Money.
        [influence] Extend Influence: { $value }.
       *[nothing] It brings neither Money nor Influence.
    }
web-ancien-garrison-none = { $units ->
        [one] The general keeps his unit.
       *[other] The general keeps his { $units } units.
    }
web-ancien-move-generals = Generals who can move
web-ancien-move-lands = He lands in Scotland with his units.
web-ancien-move-asking = Looking for his ways …
web-ancien-move-choose = { $count ->
        [one] One territory is in reach. Choose it on the map or below.
       *[other] { $count } territories are in reach. Choose one on the map or below.
    }
web-ancien-move-list = { $count ->
        [one] The territory
       *[other] All { $count } territories
    }
web-ancien-move-signs = ⚔ a battle, ? an ally must consent.
web-ancien-move-to = { $kind ->
        [sea] By sea to { $land }
        [strategic] To { $land }, { $steps } steps
       *[march] March to { $land }
    }
web-ancien-move-battle = Enemies stand there with strength { $strength }: there will be a battle.
web-ancien-move-consents = Must consent: { $powers }.
web-ancien-move-brings = { $worth ->
        [influence] A garrison there: { $value } Influence
       *[paying] A garrison there: { $value } Money
    } at { $worth ->
        [influence] Extend Influence
       *[paying] Taxation
    }, { $turns ->
        [0] this turn
        [one] next turn
       *[other] in { $turns } turns
    }.
web-ancien-battles-ahead = Battles to come: { $lands }
web-ancien-move-end = { $battles ->
        [0] End the moves
       *[other] End the moves and fight
    }
web-ancien-move-sure = { $battles ->
        [0] Yes, end the moves
       *[other] Yes, end the moves and fight
    }
web-ancien-move-unmoved = { $count ->
        [0] Nobody else can move.
        [one] One general could still move.
       *[other] { $count } generals could still move.
    }
web-ancien-step-control = { $power ->
        [none] Nobody controls it.
       *[other] Controlled by { $power }
    }
web-ancien-stop = Stay in { $land }

# -- battles
web-ancien-face = { $face ->
        [void] { $card }, counts for nothing
        [down] { $card ->
            [none] a face-down card
           *[other] { $card }, face down
        }
       *[up] { $count ->
            [one] { $card }
           *[other] { $card }, { $count } of them
        }
    }
web-ancien-battle-odds = Against { $enemies }: strength { $own } to { $other }
web-ancien-battle-order = All will be fought; the order is yours.
web-ancien-support-room = { $cards ->
        [one] Room for 1 card; he loses a unit
       *[other] Room for { $cards } cards; he loses a unit
    }
web-ancien-support-end = Nobody (more)
web-ancien-free = no cost, a single card
web-ancien-morale-cost = { $from } → { $to }
web-ancien-controls-land = Control of { $land }
web-ancien-pile = Onto whose pile?
web-ancien-onto = Cards go to
web-ancien-room = { $room ->
        [one] room for 1
       *[other] room for { $room }
    }
web-ancien-how = How is the { $card } played?
web-ancien-face-down = Face down
web-ancien-face-up = Face up, turning up card { $number } { $general ->
        [none] {""}
       *[other] on { $general }
    }
web-ancien-pass = Pass
web-ancien-pass-note = { $power } plays no more cards in this battle.
web-ancien-units-kept = { $units ->
        [0] He arrives without units.
        [one] His unit goes with him.
       *[other] His { $units } units go with him.
    }
web-ancien-leave-board = { $units ->
        [0] Off the board
        [one] Off the board (his unit is lost)
       *[other] Off the board (his { $units } units are lost)
    }
web-ancien-stays-yes = He stays where he is.
web-ancien-stays-no = { $units ->
        [0] He withdraws to his nearest territory, or off the board.
       *[other] He withdraws to his nearest territory with his units, or off the board without them.
    }

# -- diplomacy, election, auction
web-ancien-expel-note = It could not choose your coalition in this phase.
web-ancien-expelled = Expelled: { $powers }
web-ancien-expel-end = { $count ->
        [0] Expel nobody
       *[other] Expel nobody else
    }
web-ancien-status-with = With: { $powers }
web-ancien-status-war = At war: { $powers }
web-ancien-status-peace = At peace: { $powers }
web-ancien-status-closed = Closed to you in this phase
web-ancien-status-present = Your status now
web-ancien-status-needs = { $leader } must admit you
web-ancien-status-double = Taxation brings twice as much.
web-ancien-status-secret = Shown as the others stand now; their tokens are secret until all lie on the table.
web-ancien-status-open = Shown as the others stand now. All see what you choose.
web-ancien-admit-now = { $now ->
        [war] { $power } is at war with you now.
        [allied] { $power } is your ally now.
       *[peace] { $power } is at peace with you now.
    }
web-ancien-admit-yes = { $power } becomes your ally.
web-ancien-admit-no = { $power } chooses another status at once.
web-ancien-votes-needed = { $votes } of the { $needed } votes that an emperor needs.
web-ancien-crown-yes = 2 Influence more at each Extend Influence while you hold the Crown.
web-ancien-crown-no = There is a vote, and you cannot be elected in it.
web-ancien-vote-would = Votes: { $from } → { $to }
web-ancien-vote-elects = Elected with that
web-ancien-vote-short = { $missing ->
        [one] Still 1 vote short
       *[other] Still { $missing } votes short
    }
web-ancien-vote-declined = Has declined: cannot be elected
web-ancien-bid = Your bid
web-ancien-bid-seal = { $bid ->
        [0] Bid nothing
       *[other] Bid { $bid } Morale
    }
web-ancien-bid-cost = If you win: Morale { $from } → { $to }. Whoever loses pays nothing. Bids are secret until all have bid.

# -- the wheel and what actions bring
web-ancien-power = Power
web-ancien-wheel-title = The Wheel of War
web-ancien-wheel-slots = Actions of the wheel, clockwise
web-ancien-wheel-slot = { $slot }: { $power }{ $state ->
        [asked] , decides now
        [waiting] , waits for others
        [done] , done
        [idle] , nobody’s: no action
       *[coming] {""}
    }{ $next ->
        [none] .
       *[other] ; next turn { $next }.
    }
web-ancien-wheel-round = Round { $round }
web-ancien-wheel-turn = Turn { $turn } of { $turns }
web-ancien-wheel-short = { $round }.{ $turn }
web-ancien-wheel-ahead = Turns to come
web-ancien-wheel-earlier = Back
web-ancien-wheel-later = Turn the wheel
web-ancien-wheel-next = In the turn after that: { $power }
web-ancien-wheel-table = All seven turns as a table
web-ancien-in-turns = { $turns ->
        [0] this turn
        [one] next turn
       *[other] in { $turns } turns
    }
web-ancien-slot-drill = Drill
web-ancien-slot-taxation = Taxation
web-ancien-slot-subsidies = Subsidies
web-ancien-slot-leadership = Leadership
web-ancien-slot-mobilisation = Mobilisation
web-ancien-slot-influence = Influence
web-ancien-slot-movement = Movement
web-ancien-state-coming = comes later in this turn
web-ancien-state-asked = decides now
web-ancien-state-waiting = waits until what comes before it is done
web-ancien-state-done = done
web-ancien-state-idle = a minor power that nobody controls: no action
web-ancien-event-diplomacy = First: Diplomacy
web-ancien-event-election = First: election of the emperor
web-ancien-event-auction = First: auction
web-ancien-event-frederick = Before Movement: Frederick’s own move
web-ancien-prospects = What the next actions would bring
web-ancien-brings-money = { $total } Money
web-ancien-brings-influence = { $total } Influence
web-ancien-brings-parts = = { $parts }
web-ancien-brings-doubled = Doubled, because neutral.
web-ancien-brings-to = It goes to { $power }.
web-ancien-brings-mobilisation = { $money } Money to spend, { $cards ->
        [0] no cards to draw
        [one] 1 card to draw
       *[other] { $cards } cards to draw
    }.
web-ancien-brings-units = { $units ->
        [0] No room for units.
        [one] Room for 1 unit.
       *[other] Room for { $units } units.
    }
web-ancien-part-crown = Crown { $value }
web-ancien-mobilisation-short = { $money } M, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

# -- diplomacy and board updates
web-ancien-diplomacy = Coalitions, war and peace
web-ancien-diplomacy-expulsion = Diplomacy: may members be put out?
web-ancien-diplomacy-choice = Diplomacy: all choose in secret
web-ancien-diplomacy-admission = Diplomacy: who is admitted?
web-ancien-member = { $power }{ $leader ->
        [yes] , leads
       *[no] {""}
    }{ $minor ->
        [yes] { $controller ->
            [none] , minor, nobody’s
           *[other] , minor, of { $controller }
        }
       *[no] {""}
    }
web-ancien-camp-empty = Nobody
web-ancien-relation-self = itself
web-ancien-relation-allied = allied
web-ancien-relation-war = at war
web-ancien-relation-peace = at peace
web-ancien-expansionists-fight = Expansionists are at war with both coalitions and with each other.
web-ancien-neutrals-rest = Neutrals are at peace with all.
web-ancien-exposed = Neutral pieces that may be attacked
web-ancien-pairs = Every pair of powers
web-ancien-token-needs = waits for the consent of { $leader }
web-ancien-token-down = token lies face down
web-ancien-token-none = has not chosen
web-ancien-token-closed = closed to it: { $statuses }
web-ancien-update = Board update
web-ancien-update-garrisons = Garrisons in homes of powers at peace go back to a general, or into Money.
web-ancien-update-generals = Generals in homes of powers at peace withdraw; a new ally may let them stay.
web-ancien-update-neutrals = Neutral generals leave ground that their side does not control.
web-ancien-update-enemies = Where enemies meet, the stronger stays and the weaker withdraws.
web-ancien-update-stays = May stay: { $generals }
web-ancien-because-garrison = It stood in the home of a power with which its own is at peace now, or was the weaker where enemies met.
web-ancien-because-enemies = By the new statuses these powers are enemies in this territory, and both had pieces there.
web-ancien-because-stay = His power has become an ally of the home power.

# -- the battle
web-ancien-battle = Battle of { $land }
web-ancien-battle-supports = { $power } may send support.
web-ancien-battle-plays = { $power } plays a card or passes.
web-ancien-battle-cycle = Who plays, again and again
web-ancien-step-attacker = Attacker
web-ancien-step-defenders = Defenders
web-ancien-step-attack_support = Support of the attack
web-ancien-step-defence_support = Support of the defence
web-ancien-battle-decides = The cards end when a whole round brings none. Strength and cards together decide; if they are equal, the attacker withdraws. Every general in it loses a unit, beaten ones lose all.
web-ancien-battle-power = Morale { $morale }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }
web-ancien-side-attack = Attack
web-ancien-side-defence = Defence
web-ancien-score = { $known } known{ $hidden ->
        [0] {""}
        [one] , and a hidden card
       *[other] , and { $hidden } hidden cards
    }
web-ancien-strength = Strength { $strength } without cards
web-ancien-garrison = Garrison
web-ancien-garrison-fort = Garrison in a fortress
web-ancien-supports = supports
web-ancien-passed = has passed
web-ancien-one-free = one card without Morale
web-ancien-awards = Influence for a victory:
web-ancien-no-awards = A victory brings no Influence.

# -- election and auction
web-ancien-election = Election of the emperor
web-ancien-crown = The Crown:
web-ancien-crown-none = nobody’s
web-ancien-crown-brings = 2 Influence at each Extend Influence
web-ancien-election-next = The next election: { $turns ->
        [0] this turn
        [one] next turn
       *[other] in { $turns } turns
    }.
web-ancien-ballots = Votes for candidates
web-ancien-no-ballots = Nobody has voted yet.
web-ancien-votes-of = { $votes } of { $needed }
web-ancien-ballot = { $power } ({ $votes }) for { $candidate }
web-ancien-to-vote = Still to vote: { $powers }
web-ancien-declined = { $power } has declined and cannot be elected.
web-ancien-electors = Elector territories: { $needed } votes make an emperor
web-ancien-no-voter = nobody’s vote
web-ancien-auction = Auction of { $minor }
web-ancien-auction-held = { $power ->
        [none] Nobody has controlled it so far.
       *[other] { $power } controls it until now.
    } The winner controls it until its next Drill, and it takes the winner’s status.
web-ancien-bidder = In the Order of Powers
web-ancien-limit = Morale
web-ancien-bid-column = Bid
web-ancien-bid-own = yours: { $bid }
web-ancien-bid-placed = placed
web-ancien-bid-open = not yet
web-ancien-auction-ties = Nobody may bid more than its Morale. Of equal bids the one higher in this list wins; only the winner pays.

# -- first steps, for those who never played
web-ancien-hints = First steps
web-ancien-hints-off = No more hints
web-ancien-hints-on = First steps: tell me what a good answer is, once for each kind of question
web-ancien-hint-aim = Whoever first has { $most } Influence wins. It comes from ground that you hold when your Extend Influence comes round, and from battles. The wheel shows who does what in this turn; then all go on by one action.
web-ancien-hint-name_frederick = Take a general with three units who stands near contested ground: he will move more often than the others.
web-ancien-hint-drill_card = High cards win battles. A 2 is good for defending your own ground, a 3 can look at an enemy’s card. When in doubt, discard the lowest.
web-ancien-hint-offer_gifts = You need not give anything. But an ally who fights your enemies may well be worth a card or some Money.
web-ancien-hint-lead = Put generals where they stand next to contested ground or to enemies. One who stays off the board draws a card at Mobilisation instead.
web-ancien-hint-mobilise = What is left over is lost, so spend it all: units for generals who will conquer or fight, then cards. Morale pays for cards in battle.
web-ancien-hint-choose_arbiter = Name a power that is likely to grant you a second movement turn, and that you mind least having more Morale.
web-ancien-hint-dissolve_garrison = Usually keep them: a garrison is what holds ground.
web-ancien-hint-move_general = Look for striped ground with your colour in it, and for homes of enemies. Leave a garrison there: it brings Influence if it still stands when your Extend Influence comes, six turns from now.
web-ancien-hint-leave_garrison = Only a garrison holds ground. Leave one where it brings Influence; keep the units of a general who will soon meet an enemy.
web-ancien-hint-request_turn = Ask: if the Arbiter refuses, you have lost nothing.
web-ancien-hint-grant_turn = More Morale for you, another blow for somebody. Look on the map whom it would hit before you agree.
web-ancien-hint-consent = It costs you nothing, and allies remember a refusal.
web-ancien-hint-send_support = A supporter makes room for cards. Send one if you have cards to play there, and Morale for them.
web-ancien-hint-play_battle_card = Compare both sides first. Where you cannot win, pass early and keep your cards and your Morale.
web-ancien-hint-choose_status = A coalition brings allies, and more Influence for beating the other one. Neutrality is safe and doubles Taxation, but you attack nobody.
web-ancien-hint-admit = One more ally for you, one more enemy for the others.
web-ancien-hint-cast_vote = If you cannot reach five votes, sell yours dearly; an emperor gains 2 Influence in every round.
web-ancien-hint-bid = A minor power brings generals, cards and Money. Bid what you can spare: without Morale you cannot fight.
