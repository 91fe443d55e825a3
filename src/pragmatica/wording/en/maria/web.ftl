# Maria: what the table's pages say.

# -- course and victory
web-maria-confirm = Confirm
web-maria-supply = Supply
web-maria-turn-of = Turn { $turn } of { $turns }.
web-maria-winter = Winter
web-maria-stages = Stages of the turn
web-maria-boxes = Victory boxes
web-maria-box = { $box }: { $owner ->
        [none] empty
       *[other] a marker of { $owner }
    }{ $train ->
        [none] { "" }
       *[other] ; { web-maria-box-train }
    }
web-maria-box-train = { $train } waits here for the annexation.
web-maria-victory = Fortresses for victory
web-maria-goal = { $power } holds { $have } of { $need } fortresses needed

web-maria-offmap-ostpreussen = East Prussia
web-maria-offmap-england = England
web-maria-offmap-italien_frankreich = Italy
web-maria-offmap-italien_oesterreich = Italy
web-maria-box-entry = Who is here comes back by way of { $city }.
web-maria-box-empty = Nobody is here.
web-maria-city-kind = { $kind ->
        [major] major fortress
        [minor] fortress
       *[none] city
    }{ $elector ->
        [yes] , elector
       *[no] { "" }
    }
web-maria-city-map = { $map } map
web-maria-city-vote = { $kind ->
        [forced] Bound to vote for { $candidate }.
        [expected] Free to vote, likely for { $candidate }.
       *[free] Free to vote.
    }
web-maria-city-arenberg = { $general } is always fed in the Netherlands, and by the Pragmatic Army’s train as well.
web-maria-city-nobody = nobody’s
web-maria-city-controller = held by { $power }
web-maria-city-protected = protected by { $generals }
web-maria-city-open = not protected
web-maria-city-question = “?” of { $power }
web-maria-city-near = Cities away:
web-maria-city-hussar = a hussar stands here
web-maria-face-down = face down
web-maria-moved = has moved
web-maria-place-off = off the map
web-maria-place-box = beside the map
web-maria-place-out = not in this game
web-maria-place-map = on the map
web-maria-sign-target = in reach
web-maria-sign-end = chosen
web-maria-sign-conquer = a fortress is conquered on the way
web-maria-sign-question = a “?” is left on the way
web-maria-sign-join = joins another general
web-maria-sign-train = takes an enemy train
web-maria-sign-forced = by forced march only
web-maria-sign-danger = end of the retreat
web-maria-sign-focus = pointed at

# -- questions
web-maria-choose-on-map = Choose a marked city on the map.
web-maria-choose-other = Another one
web-maria-choose-from-list = { $count ->
        [one] Or from a list ({ $count } city)
       *[other] Or from a list ({ $count } cities)
    }
web-maria-divide-title = How do you divide your troops?
web-maria-divide-help = 1 to 8 for each general, and where it says so a few at least. Nobody else sees it. Generals who are not in this game get their share as well: give them the least. Then seal the division.
web-maria-divide-left = { $left ->
        [0] all { $total } given
       *[other] { $left } of { $total } left
    }
web-maria-divide-minimum = at least { $minimum }
web-maria-divide-send = Seal the division
web-maria-divide-even = Divide evenly
web-maria-subsidy-yes = { $power } gives { $receiver } a card
web-maria-subsidy-no = { $power } keeps all its cards
web-maria-pay-cost = Cost { $cost }
web-maria-pay-sum = chosen { $sum }
web-maria-pay-missing = { $missing } missing
web-maria-pay-superfluous = { $card } is not needed
web-maria-pay-excess = { $excess ->
        [0] exactly right
       *[other] { $excess } lost as change
    }
web-maria-pay-send = Pay
web-maria-pay-suggest = Suggest
web-maria-hand = Hand
web-maria-bill = { $general }: { $cost }
web-maria-bill-choice = { $choice } ({ $cost })
web-maria-pick-list = Pieces that may move
web-maria-pick-trains = Place a supply train anew, for 4 points
web-maria-pick-which = Who moves?
web-maria-pick-stack = The stack of { $piece }
web-maria-pick-alone = { $piece } alone
web-maria-move-choose = { $count ->
        [one] { $count } city is in reach. Choose it on the map.
       *[other] { $count } cities are in reach. Choose one on the map.
    }
web-maria-move-ways = { $count ->
        [one] There is { $count } way.
       *[other] There are { $count } ways, with different effects.
    }
web-maria-move-to = { $steps ->
        [one] To { $city }, { $steps } step
       *[other] To { $city }, { $steps } steps
    }{ $kind ->
        [forced] , forced march
        [main] , main road
       *[normal] { "" }
    }
web-maria-move-step-by-step = Go step by step
web-maria-effect-conquers = Conquers { $names }.
web-maria-effect-questions = Leaves a “?” on { $names }.
web-maria-effect-trains = Takes { $names }.
web-maria-effect-hussars = Drives the hussar from { $names }.
web-maria-effect-aside = Markers that lie aside go back to the pool: { $names }.
web-maria-effect-joins = Joins { $names }; both have finished moving.
web-maria-march-so-far = { $steps ->
        [0] Still in { $at }
        [one] In { $at } after { $steps } step
       *[other] In { $at } after { $steps } steps
    }{ $main ->
        [yes] , on main roads so far.
       *[no] .
    }
web-maria-march-first = Choose the first city on the map.
web-maria-march-stop = Stop in { $city }
web-maria-end-movement = End the movement
web-maria-end-movement-sure = Yes, end the movement
web-maria-end-unmoved = { $count ->
        [one] { $count } piece could still move.
       *[other] { $count } pieces could still move.
    }
web-maria-battle-title = Battle
web-maria-battle-attacker = Attacker
web-maria-battle-defender = Defender
web-maria-battle-troops = { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }
web-maria-battle-right = has the right to play
web-maria-battle-played = Cards played
web-maria-battle-all = All battles
web-maria-battle-after = { $score }
web-maria-battle-reserve-as = The Reserve counts as
web-maria-battle-must = The score is even and you hold a card of the suit: you must play.
web-maria-battle-give-up = Give up
web-maria-battle-tie = Leave it undecided
web-maria-battle-cost = { $lost ->
        [one] costs { $lost } troop and a retreat of { $lost } city
       *[other] costs { $lost } troops and a retreat of { $lost } cities
    }
web-maria-battle-cost-tie = nobody loses anything
web-maria-battle-cost-destroyed = all troops here would be lost
web-maria-recruit-points = The hand is worth { $points } points; each troop costs { $price }.
web-maria-reenter-bought = { $troops ->
        [one] { $power } has { $troops } new troop.
       *[other] { $power } has { $troops } new troops.
    }
web-maria-reenter-end = No more
web-maria-shift = { $count ->
        [one] Shift troops inside a stack
       *[other] Shift troops inside stacks
    }

# -- supply
web-maria-supply-home = at home
web-maria-supply-supplied = { $length ->
        [one] { $length } city from { $train }
       *[other] { $length } cities from { $train }
    }
web-maria-supply-billed = past hussars: { $cost } points
web-maria-supply-hungry = will go hungry

# -- powers
web-maria-powers-power = Power
web-maria-powers-troops = Troops
web-maria-powers-income = Draws
web-maria-powers-back = { $count ->
        [one] { $count } card of deck { $letter }
       *[other] { $count } cards of deck { $letter }
    }
web-maria-powers-off = May return:
web-maria-pile = { $cards ->
        [one] { $cards } card left to draw
       *[other] { $cards } cards left to draw
    }, { $decks ->
        [0] no fresh decks.
        [one] { $decks } fresh deck.
       *[other] { $decks } fresh decks.
    }
web-maria-discards = Cards that have been played
web-maria-discards-deck = Deck { $letter }: { $count }

web-maria-log-moved = { $piece }: { $route }

web-maria-list-pieces = Pieces
web-maria-list-piece = Piece
web-maria-list-city = City
web-maria-list-state = State
web-maria-list-stacked = with { $general }
web-maria-list-fortresses = Fortresses
web-maria-list-country = Country
web-maria-list-protection = Protected by

web-maria-help-signs = Signs on the map
web-maria-key-maps = one map or the other (advanced game)
web-maria-key-supply = show supply
# -- legend
web-maria-legend-town = city
web-maria-legend-minor-fortress = fortress
web-maria-legend-major-fortress = major fortress
web-maria-legend-elector = seat of an elector
web-maria-legend-road = road
web-maria-legend-main-road = main road
web-maria-legend-suits = suits of the sectors
web-maria-legend-general = general: rank, power, troops
web-maria-legend-face-down = general lying face down: he went hungry and conquers nothing
web-maria-legend-train = supply train
web-maria-legend-hussar = hussar
web-maria-legend-victory-marker = victory marker
web-maria-legend-question-marker = “?”: may yet fall to this power
web-maria-legend-protected = protected fortress
web-maria-legend-elector-marker = elector’s marker: whose vote it is
web-maria-legend-box = box beside the map, with the way back
web-maria-legend-reconstruction = The map is our own reconstruction of the printed board; whoever owns the game can correct it.

