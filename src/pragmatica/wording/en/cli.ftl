# The terminal: `pragmatica play` and `pragmatica replay`.

cli-welcome = Answer with a number or a name. Type help for the commands.
cli-help-maria =
    A number, a name or a notation: choose that answer. Several steps at once: Lüben-Glogau, with a dot at the end to stop there. A whole march: Schwerin Liegnitz-Lüben-Glogau; of a stack: Friedrich+ Lüben-Glogau.
    list all: every answer offered. Empty line: the answers again.
    hand: your cards. status: goals, troops and hands. pieces: who stands where. fortresses: who holds and protects them. supply: how your generals are supplied.
    politics: display, tracks, electors and Saxony. treaties: contracts, agreements and proposals; extra lists what you may write and answer, and write-words=TEXT adds a clause in your own words.
    map PLACE: a city, or the city of a piece. why PLACE or ANSWER: why it is not offered. rule NUMBER: a rule in our words.
    extra: what you may do at any time, such as regrouping a stack. undo, undo 3: take back your latest answers. log: what happened.
    save FILE: save now and from now on. quit: leave the table.
cli-title = { $game }, { $scenario }, { $players } players.
cli-heading = Turn { $turn } of { $turns }. { $acting }: { $phase }.
cli-heading-short = Turn { $turn } of { $turns }: { $phase }.
cli-phase-setup = set-up
cli-phase-politics = politics
cli-phase-hussars = hussars
cli-phase-tactical-cards = cards
cli-phase-supply = supply
cli-phase-movement = movement
cli-phase-combat = combat
cli-phase-retroactive-conquest = retroactive conquest
cli-phase-winter = winter
cli-phase-over = end
cli-phase-election = imperial election
cli-phase-end-of-stage = end of the stage
cli-goal = { $seat }: { $power } has { $have } of { $need } fortresses.
cli-power = { $power }: { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    }, { $cards ->
        [one] 1 card.
       *[other] { $cards } cards.
    }
cli-pile = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to draw, { $decks ->
        [one] 1 unused deck.
       *[other] { $decks } unused decks.
    }
cli-hand = { $power }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $points } points.
cli-rank = rank { $rank }
cli-face-up = face up
cli-face-down = face down
cli-troops =
    { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }
cli-commands = commands { $general }
cli-commanded = under { $general }
cli-counts = counts { $points }
cli-moved = has moved
cli-off = off the map
cli-city = city
cli-roads = Roads to { $roads }.
cli-main-road = { $city } (main road)
cli-here = Here: { $piece }.
cli-away =
    { $roads ->
        [0] { $piece } is here.
        [one] { $piece } in { $city } is { $roads } road away.
       *[other] { $piece } in { $city } is { $roads } roads away.
    }
cli-controlled = held by { $power }
cli-nobody = held by nobody
cli-question = “?” of { $power }
cli-protected = protected by { $generals }
cli-unprotected = unprotected
cli-supply-home = at home
cli-supply-supplied = { $length ->
        [one] supplied over 1 road
       *[other] supplied over { $length } roads
    }
cli-supply-billed = supplied past hussars for { $cost } points
cli-supply-hungry = without supply
cli-attacker = Attacker: { $general } ({ $power }) with { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    } in { $city }, { $suit }.
cli-defender = Defender: { $general } ({ $power }) with { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
    } in { $city }, { $suit }.
cli-score = Your score: { $score }.
cli-giving-up-tie = Giving up now is a tie: nobody loses anything.
cli-giving-up-lost =
    { $lost ->
        [one] Giving up now costs { $lost } troop and a retreat of { $lost } city.
       *[other] Giving up now costs { $lost } troops and a retreat of { $lost } cities.
    }
cli-giving-up-destroyed = Giving up now destroys your troops here.
cli-payment = Paid so far: { $paid } of { $cost }.
cli-division = { $left ->
        [one] { $power } has 1 troop left to divide.
       *[other] { $power } has { $left } troops left to divide.
    }
cli-more = { $count ->
        [one] 1 more answer: type a name, or list all.
       *[other] { $count } more answers: type a name, or list all.
    }
cli-not-understood = “{ $text }” is none of the answers and nothing on the map. Type help for the commands.
cli-no-number = There is no answer { $text } here. An empty line repeats the answers, help tells the commands.
cli-unknown-place = No city or piece is called “{ $text }”.
cli-offered = “{ $text }” is offered.
cli-no-extra = There is nothing that you may do at any time.
cli-curtain = { $seat }, please take the seat. Press Enter when nobody else can see the screen.
cli-bot-failed = The bot of { $seat } has failed ({ $error }); a lawful answer is drawn in its place.
cli-saved = Saved to { $file }.
cli-save-where = Say where: save FILE.
cli-quit-unsaved = The match is not saved. Type save FILE to keep it, or quit once more to leave without it.
cli-left = You leave the table. The match is not saved.
cli-left-saved = You leave the table. The match is saved in { $file }.
cli-won = Winner: { $winners }.
cli-drawn = The match is a draw.
cli-unplayable = This program cannot play the match ({ $why }). What the file tells by itself:
cli-replay-step = { $step }. { $seat }:
cli-replay-next = Enter: next step; q: end.
cli-verified =
    { $draws ->
        [one] The one draw agrees with the seed.
       *[other] All { $draws } draws agree with the seed.
    }
cli-seal-joint =
    { $count ->
        [0] The seed comes from the server's secret number alone: no browser sent a part.
       *[other] The seed comes from the server's secret number and from the parts that these browsers sent: { $senders }.
    } The seal that bound the server: { $seal }; the table: { $table }. Compare both, and the parts, with what the page of the table shows.
cli-seal-server = The server alone chose the seed. The seal that bound it: { $seal }. Compare it with the one that the table showed from the start.
cli-seal-none = But the record tells of no seal: whoever made it may have chosen the seed to his liking.
cli-seal-position = But the match begins at a position that somebody wrote. No seal is of that: whoever wrote it may have dealt the hands in it to his liking.
cli-seal-host = Host

# -- the advanced game
cli-pool = { $seat }, { $power }: { $pool ->
        [one] { $pool } marker left in the pool
       *[other] { $pool } markers left in the pool
    }, { $battles } of 2 battle boxes filled.
cli-aside = Set aside: { $count }.
cli-box = Box { $box }: { $owner }.
cli-empty = empty
cli-unknown = not known yet
cli-trump = Trump: { $suit }.
cli-display = { $power }: { $cards }; influence { $influence }.
cli-placed = { $card }, face down
cli-hidden = a card, face down
cli-turned = { $card }, turned down
cli-political = “{ $political }”. { $effect }
cli-track = { $track }: { $field }.
cli-announced = Announced: { $steps ->
        [-3] three spaces left
        [-2] two spaces left
        [-1] one space left
        [1] one space right
        [2] two spaces right
       *[other] { $steps } spaces right
    }.
cli-saxony = Saxony is { $status }.
cli-prussia-neutral = Prussia is neutral until its stage of turn { $turn } begins.
cli-annexed = Silesia is Prussian.
cli-off-map = { $box }: { $pieces }.
cli-income = By political cards, { $power }: { $change ->
        [-2] two cards fewer
        [-1] one card fewer
       *[other] { $change } more
    } this turn.
cli-election-ahead = The imperial election is still to come.
cli-election-announced = The emperor is elected at the end of this turn.
cli-election-held = The emperor has been elected.
cli-vote-bound = { $city }, { $power }: bound to Francis.
cli-vote-free = { $city }, { $power }: free.
cli-votes = To be expected: Francis { $francis }, Charles { $charles }, open { $free }. Five elect.
cli-contract = Subsidy, { $giver } to { $receiver }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } a turn, { $turns ->
        [one] once more.
       *[other] { $turns } times more.
    }
cli-not-cancellable = It cannot be ended before.
cli-agreement = { $parties }: { $clause }. The program keeps this.
cli-words = { $parties }: { $clause }. Kept on their honour.
cli-proposal = Proposal { $number } of { $proposer } to { $answering }: { $clauses }.
cli-proposal-stale = Proposal { $number } of { $proposer } to { $answering }, no longer possible: { $clauses }.
cli-answer = Type accept-NUMBER or refuse-NUMBER to answer; treaties shows all.
cli-draft = Your draft: { $clauses }.
cli-no-treaties = There are no contracts, agreements or proposals.
cli-winter-scores = Winter of turn { $turn }: { $scores }.
cli-advanced-only = There is none of this in the introductory game.
cli-box-general = in an off-map box
cli-box-train = in the box Silesia, until peace
