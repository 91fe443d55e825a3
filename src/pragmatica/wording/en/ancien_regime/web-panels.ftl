# Coalitions: Ancien Régime: the questions, the wheel, diplomacy, battles and elections on the page.

# -- answers in general
web-ancien_regime-choices = Choices
web-ancien_regime-confirm = Confirm: { $choice }
web-ancien_regime-has = { $what }: { $now }
web-ancien_regime-change = { $what }: { $from } → { $to }
web-ancien_regime-of-power = { $power }, { $what }
web-ancien_regime-units = { $units ->
        [0] no units
        [one] 1 unit
       *[other] { $units } units
    }
web-ancien_regime-off-board = off the board
web-ancien_regime-money-left = Money left
web-ancien_regime-hand = Battle cards
web-ancien_regime-generals = Generals
web-ancien_regime-units-name = Units
web-ancien_regime-lands-held = Territories
web-ancien_regime-power-stands = Influence { $influence }, Morale { $morale }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }.

# -- actions of the wheel
web-ancien_regime-discard = { $hand } cards in hand; { $limit } may stay when the action ends.
web-ancien_regime-ally = Ally
web-ancien_regime-gift = Is to have
web-ancien_regime-add = Add
web-ancien_regime-add-card = Card { $card }
web-ancien_regime-of-money = { $money } Money
web-ancien_regime-nothing-to-add = nothing more
web-ancien_regime-gifts-left = Pieces left to give
web-ancien_regime-gifts-announce = Announce the gifts
web-ancien_regime-gifts-forgo = Give nothing
web-ancien_regime-gift-stays = It stays with { $power }.
web-ancien_regime-lead-ways = What Leadership does
web-ancien_regime-lead-place_general = Place generals ({ $off } off the board)
web-ancien_regime-lead-recall = Call generals back ({ $count })
web-ancien_regime-lead-recalled = { $units ->
        [0] He has no units to lose.
        [one] His unit is lost.
       *[other] His { $units } units are lost.
    }
web-ancien_regime-lead-whither = { $general } goes to:
web-ancien_regime-lead-instead = Or instead of that
web-ancien_regime-lead-card = Draw a card (then { $hand } in hand)
web-ancien_regime-lead-morale = Morale { $from } → { $to }
web-ancien_regime-lead-nothing = Do nothing
web-ancien_regime-lead-done = Done
web-ancien_regime-money-of = { $left } of { $money }
web-ancien_regime-price = { $cost } Money each
web-ancien_regime-buy = Buy for { $cost } Money
web-ancien_regime-buy-unit = Units for { $general }
web-ancien_regime-basket-empty = Empty the basket
web-ancien_regime-fortress-at = Fortress in { $land }: its garrison has strength 4
web-ancien_regime-not-drawn = { $cards ->
        [0] Cards can be bought a little later, when Drill, Subsidies and Leadership of this turn are done.
        [one] A card for your general off the board comes when Drill, Subsidies and Leadership of this turn are done; then cards can be bought.
       *[other] { $cards } cards for your generals off the board come when Drill, Subsidies and Leadership of this turn are done; then cards can be bought.
    }
web-ancien_regime-mobilise-end = End the shopping
web-ancien_regime-mobilise-sure = Yes, lose { $money } Money
web-ancien_regime-corruption = { $money ->
        [0] Nothing is left for corruption.
       *[other] Corruption takes { $money } Money.
    }

# -- movement
web-ancien_regime-arbiter-cap = The Arbiter’s Morale may not pass { $most }: a second turn needs room for 2, a third for 3.
web-ancien_regime-war-with-you = At war with you
web-ancien_regime-peace-with-you = At peace with you
web-ancien_regime-minor-of = Controlled by { $power }, who would decide
web-ancien_regime-land-brings = { $brings ->
        [money] Its Money is lost: { $value }.
        [influence] Its Influence is lost: { $value }.
       *[none] It brings nothing.
    }
web-ancien_regime-dissolve-end = Dissolve no more
web-ancien_regime-request-free = Asking costs you nothing.
web-ancien_regime-if-granted = If granted: { $what }
web-ancien_regime-action-ends = The Movement action ends.
web-ancien_regime-consent-yes = For this move alone.
web-ancien_regime-consent-no = { $power } may not ask for the same again in this movement turn.
web-ancien_regime-units-left = Units of the general
web-ancien_regime-garrison-controls = { $power ->
        [none] You control { $land }, which is nobody’s now.
       *[other] You control { $land } by a garrison; now: { $power }.
    }
web-ancien_regime-garrison-brings = { $kind ->
        [own] A garrison defends your home, and a fortress can be built beside it.
        [paying] Taxation: { $value } Money.
        [influence] Extend Influence: { $value }.
       *[nothing] It brings neither Money nor Influence.
    }
web-ancien_regime-garrison-none = { $units ->
        [one] The general keeps his unit.
       *[other] The general keeps his { $units } units.
    }
web-ancien_regime-move-generals = Generals who can move
web-ancien_regime-move-lands = He lands in Scotland with his units.
web-ancien_regime-move-asking = Looking for his ways …
web-ancien_regime-move-choose = { $count ->
        [one] One territory is in reach. Choose it on the map or below.
       *[other] { $count } territories are in reach. Choose one on the map or below.
    }
web-ancien_regime-move-list = { $count ->
        [one] The territory
       *[other] All { $count } territories
    }
web-ancien_regime-move-signs = ⚔ a battle, ? an ally must consent.
web-ancien_regime-move-to = { $kind ->
        [sea] By sea to { $land }
        [strategic] To { $land }, { $steps } steps
       *[march] March to { $land }
    }
web-ancien_regime-move-battle = Enemies stand there with strength { $strength }: there will be a battle.
web-ancien_regime-move-consents = Must consent: { $powers }.
web-ancien_regime-move-brings = { $worth ->
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
web-ancien_regime-battles-ahead = Battles to come: { $lands }
web-ancien_regime-move-end = { $battles ->
        [0] End the moves
       *[other] End the moves and fight
    }
web-ancien_regime-move-sure = { $battles ->
        [0] Yes, end the moves
       *[other] Yes, end the moves and fight
    }
web-ancien_regime-move-unmoved = { $count ->
        [0] Nobody else can move.
        [one] One general could still move.
       *[other] { $count } generals could still move.
    }
web-ancien_regime-step-control = { $power ->
        [none] Nobody controls it.
       *[other] Controlled by { $power }
    }
web-ancien_regime-stop = Stay in { $land }

# -- battles
web-ancien_regime-face = { $face ->
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
web-ancien_regime-battle-odds = Against { $enemies }: strength { $own } to { $other }
web-ancien_regime-battle-order = All will be fought; the order is yours.
web-ancien_regime-support-room = { $cards ->
        [one] Room for 1 card; he loses a unit
       *[other] Room for { $cards } cards; he loses a unit
    }
web-ancien_regime-support-end = Nobody (more)
web-ancien_regime-free = no cost, a single card
web-ancien_regime-morale-cost = { $from } → { $to }
web-ancien_regime-controls-land = Control of { $land }
web-ancien_regime-pile = Onto whose pile?
web-ancien_regime-onto = Cards go to
web-ancien_regime-room = { $room ->
        [one] room for 1
       *[other] room for { $room }
    }
web-ancien_regime-how = How is the { $card } played?
web-ancien_regime-face-down = Face down
web-ancien_regime-face-up = Face up, turning up card { $number } { $general ->
        [none] {""}
       *[other] on { $general }
    }
web-ancien_regime-pass = Pass
web-ancien_regime-pass-note = { $power } plays no more cards in this battle.
web-ancien_regime-units-kept = { $units ->
        [0] He arrives without units.
        [one] His unit goes with him.
       *[other] His { $units } units go with him.
    }
web-ancien_regime-leave-board = { $units ->
        [0] Off the board
        [one] Off the board (his unit is lost)
       *[other] Off the board (his { $units } units are lost)
    }
web-ancien_regime-stays-yes = He stays where he is.
web-ancien_regime-stays-no = { $units ->
        [0] He withdraws to his nearest territory, or off the board.
       *[other] He withdraws to his nearest territory with his units, or off the board without them.
    }

# -- diplomacy, election, auction
web-ancien_regime-expel-note = It could not choose your coalition in this phase.
web-ancien_regime-expelled = Expelled: { $powers }
web-ancien_regime-expel-end = { $count ->
        [0] Expel nobody
       *[other] Expel nobody else
    }
web-ancien_regime-status-with = With: { $powers }
web-ancien_regime-status-war = At war: { $powers }
web-ancien_regime-status-peace = At peace: { $powers }
web-ancien_regime-status-closed = Closed to you in this phase
web-ancien_regime-status-present = Your status now
web-ancien_regime-status-needs = { $leader } must admit you
web-ancien_regime-status-double = Taxation brings twice as much.
web-ancien_regime-status-secret = Shown as the others stand now; their tokens are secret until all lie on the table.
web-ancien_regime-status-open = Shown as the others stand now. All see what you choose.
web-ancien_regime-admit-now = { $now ->
        [war] { $power } is at war with you now.
        [allied] { $power } is your ally now.
       *[peace] { $power } is at peace with you now.
    }
web-ancien_regime-admit-yes = { $power } becomes your ally.
web-ancien_regime-admit-no = { $power } chooses another status at once.
web-ancien_regime-votes-needed = { $votes } of the { $needed } votes that an emperor needs.
web-ancien_regime-crown-yes = 2 Influence more at each Extend Influence while you hold the Crown.
web-ancien_regime-crown-no = There is a vote, and you cannot be elected in it.
web-ancien_regime-vote-would = Votes: { $from } → { $to }
web-ancien_regime-vote-elects = Elected with that
web-ancien_regime-vote-short = { $missing ->
        [one] Still 1 vote short
       *[other] Still { $missing } votes short
    }
web-ancien_regime-vote-declined = Has declined: cannot be elected
web-ancien_regime-bid = Your bid
web-ancien_regime-bid-seal = { $bid ->
        [0] Bid nothing
       *[other] Bid { $bid } Morale
    }
web-ancien_regime-bid-cost = If you win: Morale { $from } → { $to }. Whoever loses pays nothing. Bids are secret until all have bid.

# -- the wheel and what actions bring
web-ancien_regime-power = Power
web-ancien_regime-wheel-title = The Wheel of War
web-ancien_regime-wheel-slots = Actions of the wheel, clockwise
web-ancien_regime-wheel-slot = { $slot }: { $power }{ $state ->
        [asked] , decides now
        [waiting] , waits for others
        [done] , done
        [idle] , nobody’s: no action
       *[coming] {""}
    }{ $next ->
        [none] .
       *[other] ; next turn { $next }.
    }
web-ancien_regime-wheel-round = Round { $round }
web-ancien_regime-wheel-turn = Turn { $turn } of { $turns }
web-ancien_regime-wheel-short = { $round }.{ $turn }
web-ancien_regime-wheel-ahead = Turns to come
web-ancien_regime-wheel-earlier = Back
web-ancien_regime-wheel-later = Turn the wheel
web-ancien_regime-wheel-next = In the turn after that: { $power }
web-ancien_regime-wheel-table = All seven turns as a table
web-ancien_regime-in-turns = { $turns ->
        [0] this turn
        [one] next turn
       *[other] in { $turns } turns
    }
web-ancien_regime-slot-drill = Drill
web-ancien_regime-slot-taxation = Taxation
web-ancien_regime-slot-subsidies = Subsidies
web-ancien_regime-slot-leadership = Leadership
web-ancien_regime-slot-mobilisation = Mobilisation
web-ancien_regime-slot-influence = Influence
web-ancien_regime-slot-movement = Movement
web-ancien_regime-state-coming = comes later in this turn
web-ancien_regime-state-asked = decides now
web-ancien_regime-state-waiting = waits until what comes before it is done
web-ancien_regime-state-done = done
web-ancien_regime-state-idle = a minor power that nobody controls: no action
web-ancien_regime-event-diplomacy = First: Diplomacy
web-ancien_regime-event-election = First: election of the emperor
web-ancien_regime-event-auction = First: auction
web-ancien_regime-event-frederick = Before Movement: Frederick’s own move
web-ancien_regime-prospects = What the next actions would bring
web-ancien_regime-brings-money = { $total } Money
web-ancien_regime-brings-influence = { $total } Influence
web-ancien_regime-brings-parts = = { $parts }
web-ancien_regime-brings-doubled = Doubled, because neutral.
web-ancien_regime-brings-to = It goes to { $power }.
web-ancien_regime-brings-mobilisation = { $money } Money to spend, { $cards ->
        [0] no cards to draw
        [one] 1 card to draw
       *[other] { $cards } cards to draw
    }.
web-ancien_regime-brings-units = { $units ->
        [0] No room for units.
        [one] Room for 1 unit.
       *[other] Room for { $units } units.
    }
web-ancien_regime-part-crown = Crown { $value }
web-ancien_regime-mobilisation-short = { $money } M, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

# -- diplomacy and board updates
web-ancien_regime-diplomacy = Coalitions, war and peace
web-ancien_regime-diplomacy-expulsion = Diplomacy: may members be put out?
web-ancien_regime-diplomacy-choice = Diplomacy: all choose in secret
web-ancien_regime-diplomacy-admission = Diplomacy: who is admitted?
web-ancien_regime-member = { $power }{ $leader ->
        [yes] , leads
       *[no] {""}
    }{ $minor ->
        [yes] { $controller ->
            [none] , minor, nobody’s
           *[other] , minor, of { $controller }
        }
       *[no] {""}
    }
web-ancien_regime-camp-empty = Nobody
web-ancien_regime-relation-self = itself
web-ancien_regime-relation-allied = allied
web-ancien_regime-relation-war = at war
web-ancien_regime-relation-peace = at peace
web-ancien_regime-expansionists-fight = Expansionists are at war with both coalitions and with each other.
web-ancien_regime-neutrals-rest = Neutrals are at peace with all.
web-ancien_regime-exposed = Neutral pieces that may be attacked
web-ancien_regime-pairs = Every pair of powers
web-ancien_regime-token-needs = waits for the consent of { $leader }
web-ancien_regime-token-down = token lies face down
web-ancien_regime-token-none = has not chosen
web-ancien_regime-token-closed = closed to it: { $statuses }
web-ancien_regime-update = Board update
web-ancien_regime-update-garrisons = Garrisons in homes of powers at peace go back to a general, or into Money.
web-ancien_regime-update-generals = Generals in homes of powers at peace withdraw; a new ally may let them stay.
web-ancien_regime-update-neutrals = Neutral generals leave ground that their side does not control.
web-ancien_regime-update-enemies = Where enemies meet, the stronger stays and the weaker withdraws.
web-ancien_regime-update-stays = May stay: { $generals }
web-ancien_regime-because-garrison = It stood in the home of a power with which its own is at peace now, or was the weaker where enemies met.
web-ancien_regime-because-enemies = By the new statuses these powers are enemies in this territory, and both had pieces there.
web-ancien_regime-because-stay = His power has become an ally of the home power.

# -- the battle
web-ancien_regime-battle = Battle of { $land }
web-ancien_regime-battle-supports = { $power } may send support.
web-ancien_regime-battle-plays = { $power } plays a card or passes.
web-ancien_regime-battle-cycle = Who plays, again and again
web-ancien_regime-step-attacker = Attacker
web-ancien_regime-step-defenders = Defenders
web-ancien_regime-step-attack_support = Support of the attack
web-ancien_regime-step-defence_support = Support of the defence
web-ancien_regime-battle-decides = The cards end when a whole round brings none. Strength and cards together decide; if they are equal, the attacker withdraws. Every general in it loses a unit, beaten ones lose all.
web-ancien_regime-battle-power = Morale { $morale }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }
web-ancien_regime-side-attack = Attack
web-ancien_regime-side-defence = Defence
web-ancien_regime-score = { $known } known{ $hidden ->
        [0] {""}
        [one] , and a hidden card
       *[other] , and { $hidden } hidden cards
    }
web-ancien_regime-strength = Strength { $strength } without cards
web-ancien_regime-garrison = Garrison
web-ancien_regime-garrison-fort = Garrison in a fortress
web-ancien_regime-supports = supports
web-ancien_regime-passed = has passed
web-ancien_regime-one-free = one card without Morale
web-ancien_regime-awards = Influence for a victory:
web-ancien_regime-no-awards = A victory brings no Influence.

# -- election and auction
web-ancien_regime-election = Election of the emperor
web-ancien_regime-crown = The Crown:
web-ancien_regime-crown-none = nobody’s
web-ancien_regime-crown-brings = 2 Influence at each Extend Influence
web-ancien_regime-election-next = The next election: { $turns ->
        [0] this turn
        [one] next turn
       *[other] in { $turns } turns
    }.
web-ancien_regime-ballots = Votes for candidates
web-ancien_regime-no-ballots = Nobody has voted yet.
web-ancien_regime-votes-of = { $votes } of { $needed }
web-ancien_regime-ballot = { $power } ({ $votes }) for { $candidate }
web-ancien_regime-to-vote = Still to vote: { $powers }
web-ancien_regime-declined = { $power } has declined and cannot be elected.
web-ancien_regime-electors = Elector territories: { $needed } votes make an emperor
web-ancien_regime-no-voter = nobody’s vote
web-ancien_regime-auction = Auction of { $minor }
web-ancien_regime-auction-held = { $power ->
        [none] Nobody has controlled it so far.
       *[other] { $power } controls it until now.
    } The winner controls it until its next Drill, and it takes the winner’s status.
web-ancien_regime-bidder = In the Order of Powers
web-ancien_regime-limit = Morale
web-ancien_regime-bid-column = Bid
web-ancien_regime-bid-own = yours: { $bid }
web-ancien_regime-bid-placed = placed
web-ancien_regime-bid-open = not yet
web-ancien_regime-auction-ties = Nobody may bid more than its Morale. Of equal bids the one higher in this list wins; only the winner pays.

# -- first steps, for those who never played
web-ancien_regime-hint-aim = Whoever first has { $most } Influence wins. It comes from ground that you hold when your Extend Influence comes round, and from battles. The wheel shows who does what in this turn; then all go on by one action.
web-ancien_regime-hint-name_frederick = Take a general with three units who stands near contested ground: he will move more often than the others.
web-ancien_regime-hint-drill_card = High cards win battles. A 2 is good for defending your own ground, a 3 can look at an enemy’s card. When in doubt, discard the lowest.
web-ancien_regime-hint-offer_gifts = You need not give anything. But an ally who fights your enemies may well be worth a card or some Money.
web-ancien_regime-hint-lead = Put generals where they stand next to contested ground or to enemies. One who stays off the board draws a card at Mobilisation instead.
web-ancien_regime-hint-mobilise = What is left over is lost, so spend it all: units for generals who will conquer or fight, then cards. Morale pays for cards in battle.
web-ancien_regime-hint-choose_arbiter = Name a power that is likely to grant you a second movement turn, and that you mind least having more Morale.
web-ancien_regime-hint-dissolve_garrison = Usually keep them: a garrison is what holds ground.
web-ancien_regime-hint-move_general = Look for striped ground with your colour in it, and for homes of enemies. Leave a garrison there: it brings Influence if it still stands when your Extend Influence comes, six turns from now.
web-ancien_regime-hint-leave_garrison = Only a garrison holds ground. Leave one where it brings Influence; keep the units of a general who will soon meet an enemy.
web-ancien_regime-hint-request_turn = Ask: if the Arbiter refuses, you have lost nothing.
web-ancien_regime-hint-grant_turn = More Morale for you, another blow for somebody. Look on the map whom it would hit before you agree.
web-ancien_regime-hint-consent = It costs you nothing, and allies remember a refusal.
web-ancien_regime-hint-send_support = A supporter makes room for cards. Send one if you have cards to play there, and Morale for them.
web-ancien_regime-hint-play_battle_card = Compare both sides first. Where you cannot win, pass early and keep your cards and your Morale.
web-ancien_regime-hint-choose_status = A coalition brings allies, and more Influence for beating the other one. Neutrality is safe and doubles Taxation, but you attack nobody.
web-ancien_regime-hint-admit = One more ally for you, one more enemy for the others.
web-ancien_regime-hint-cast_vote = If you cannot reach five votes, sell yours dearly; an emperor gains 2 Influence in every round.
web-ancien_regime-hint-bid = A minor power brings generals, cards and Money. Bid what you can spare: without Morale you cannot fight.
