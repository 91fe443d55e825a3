# The terminal: Maria.
cli-maria-help =
    A number, a name or a notation: choose that answer. Several steps at once: Lüben-Glogau, with a dot at the end to stop there. A whole march: Schwerin Liegnitz-Lüben-Glogau; of a stack: Friedrich+ Lüben-Glogau.
    list all: every answer offered. Empty line: the answers again.
    hand: your cards. status: goals, troops and hands. pieces: who stands where. fortresses: who holds and protects them. supply: how your generals are supplied.
    politics: display, tracks, electors and Saxony. treaties: contracts, agreements and proposals; extra lists what you may write and answer, and write-words=TEXT adds a clause in your own words.
    map PLACE: a city, or the city of a piece. why PLACE or ANSWER: why it is not offered. rule NUMBER: a rule in our words.
    extra: what you may do at any time, such as regrouping a stack. undo, undo 3: take back your latest answers. log: what happened.
    save FILE: save now and from now on. quit: leave the table.
cli-maria-heading = Turn { $turn } of { $turns }. { $acting }: { $phase }.
cli-maria-heading-short = Turn { $turn } of { $turns }: { $phase }.
cli-maria-phase-setup = set-up
cli-maria-phase-politics = politics
cli-maria-phase-hussars = hussars
cli-maria-phase-tactical-cards = cards
cli-maria-phase-supply = supply
cli-maria-phase-movement = movement
cli-maria-phase-combat = combat
cli-maria-phase-retroactive-conquest = retroactive conquest
cli-maria-phase-winter = winter
cli-maria-phase-over = end
cli-maria-phase-election = imperial election
cli-maria-phase-end-of-stage = end of the stage
cli-maria-goal = { $seat }: { $power } has { $have } of { $need } fortresses.
cli-maria-power = { $power }: { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }, { $cards ->
        [one] 1 card.
       *[other] { $cards } cards.
    }
cli-maria-pile = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to draw, { $decks ->
        [one] 1 unused deck.
       *[other] { $decks } unused decks.
    }
cli-maria-hand = { $power }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $points } points.
cli-maria-rank = rank { $rank }
cli-maria-face-up = face up
cli-maria-face-down = face down
cli-maria-troops =
    { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }
cli-maria-commands = commands { $general }
cli-maria-commanded = under { $general }
cli-maria-counts = counts { $points }
cli-maria-moved = has moved
cli-maria-off = off the map
cli-maria-city = city
cli-maria-roads = Roads to { $roads }.
cli-maria-main-road = { $city } (main road)
cli-maria-away =
    { $roads ->
        [0] { $piece } is here.
        [one] { $piece } in { $city } is { $roads } road away.
       *[other] { $piece } in { $city } is { $roads } roads away.
    }
cli-maria-controlled = held by { $power }
cli-maria-nobody = held by nobody
cli-maria-question = “?” of { $power }
cli-maria-protected = protected by { $generals }
cli-maria-unprotected = unprotected
cli-maria-supply-home = at home
cli-maria-supply-supplied = { $length ->
        [one] supplied over 1 road
       *[other] supplied over { $length } roads
    }
cli-maria-supply-billed = supplied past hussars for { $cost } points
cli-maria-supply-hungry = without supply
cli-maria-attacker = Attacker: { $general } ({ $power }) with { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    } in { $city }, { $suit }.
cli-maria-defender = Defender: { $general } ({ $power }) with { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    } in { $city }, { $suit }.
cli-maria-score = Your score: { $score }.
cli-maria-giving-up-tie = Giving up now is a tie: nobody loses anything.
cli-maria-giving-up-lost =
    { $lost ->
        [one] Giving up now costs { $lost } troop and a retreat of { $lost } city.
       *[other] Giving up now costs { $lost } troops and a retreat of { $lost } cities.
    }
cli-maria-giving-up-destroyed = Giving up now destroys your troops here.
cli-maria-payment = Paid so far: { $paid } of { $cost }.
cli-maria-division = { $left ->
        [one] { $power } has 1 troop left to divide.
       *[other] { $power } has { $left } troops left to divide.
    }
# -- the advanced game
cli-maria-pool = { $seat }, { $power }: { $pool ->
        [one] { $pool } marker left in the pool
       *[other] { $pool } markers left in the pool
    }, { $battles } of 2 battle boxes filled.
cli-maria-aside = Set aside: { $count }.
cli-maria-box = Box { $box }: { $owner }.
cli-maria-empty = empty
cli-maria-unknown = not known yet
cli-maria-trump = Trump: { $suit }.
cli-maria-display = { $power }: { $cards }; influence { $influence }.
cli-maria-placed = { $card }, face down
cli-maria-hidden = a card, face down
cli-maria-turned = { $card }, turned down
cli-maria-political = “{ $political }”. { $effect }
cli-maria-track = { $track }: { $field }.
cli-maria-announced = Announced: { $steps ->
        [-3] three spaces left
        [-2] two spaces left
        [-1] one space left
        [1] one space right
        [2] two spaces right
       *[other] { $steps } spaces right
    }.
cli-maria-saxony = Saxony is { $status }.
cli-maria-prussia-neutral = Prussia is neutral until its stage of turn { $turn } begins.
cli-maria-annexed = Silesia is Prussian.
cli-maria-off-map = { $box }: { $pieces }.
cli-maria-income = By political cards, { $power }: { $change ->
        [-2] two cards fewer
        [-1] one card fewer
       *[other] { $change } more
    } this turn.
cli-maria-election-ahead = The imperial election is still to come.
cli-maria-election-announced = The emperor is elected at the end of this turn.
cli-maria-election-held = The emperor has been elected.
cli-maria-vote-bound = { $city }, { $power }: bound to Francis.
cli-maria-vote-free = { $city }, { $power }: free.
cli-maria-votes = To be expected: Francis { $francis }, Charles { $charles }, open { $free }. Five elect.
cli-maria-contract = Subsidy, { $giver } to { $receiver }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } a turn, { $turns ->
        [one] once more.
       *[other] { $turns } times more.
    }
cli-maria-not-cancellable = It cannot be ended before.
cli-maria-agreement = { $parties }: { $clause }. The program keeps this.
cli-maria-words = { $parties }: { $clause }. Kept on their honour.
cli-maria-proposal = Proposal { $number } of { $proposer } to { $answering }: { $clauses }.
cli-maria-proposal-stale = Proposal { $number } of { $proposer } to { $answering }, no longer possible: { $clauses }.
cli-maria-answer = Type accept-NUMBER or refuse-NUMBER to answer; treaties shows all.
cli-maria-draft = Your draft: { $clauses }.
cli-maria-no-treaties = There are no contracts, agreements or proposals.
cli-maria-winter-scores = Winter of turn { $turn }: { $scores }.
cli-maria-advanced-only = There is none of this in the introductory game.
cli-maria-box-general = in an off-map box
cli-maria-box-train = in the box Silesia, until peace
