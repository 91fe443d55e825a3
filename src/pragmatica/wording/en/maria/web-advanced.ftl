# The panels of the advanced game of Maria: politics, victory points, electors, lasting changes, and its questions.

# -- powers where there is little room
web-maria-short-prussia = Prussia
web-maria-short-france = France
web-maria-short-pragmatic = Pragm.
web-maria-short-austria = Austria

# -- political cards
web-maria-offer = Political cards on offer
web-maria-offer-none = No political card lies open now. Two are turned up at the beginning of each turn.
web-maria-offer-now = On offer this turn:
web-maria-coats = May be chosen by:
web-maria-arrow = { $track }: { $way ->
        [left] { $steps } to the left
        [right] { $steps } to the right
       *[either] { $steps } to the left or right
    }
web-maria-arrow-condition = The Saxony marker moves only while Saxony is Prussia’s ally.
web-maria-arrow-to = { $moves ->
        [yes] { $track }, { $steps } to the { $way }: the marker comes to space { $number }.
       *[no] { $track }, { $steps } to the { $way }: the marker would end where it stands.
    }

# -- the display
web-maria-display = Influence
web-maria-display-note = Cards that are stored stay here and count again next turn. Trumps count for their value, a Reserve for 16. Most influence chooses first; of equals, the power further right.
web-maria-face-down-advanced = { $card ->
        [none] A card, face down
       *[other] Your card, face down: { $card }
    }
web-maria-turned = Turned down again: { $card }
web-maria-no-card = no card
web-maria-influence = influence { $sum }
web-maria-rank = { $rank ->
        [1] chooses first
       *[other] number { $rank } to choose
    }
web-maria-no-influence = no influence
web-maria-trump = Trump: { $suit }
web-maria-trump-open = The trump is not known yet.
web-maria-trump-named = { $seat ->
        [none] Turned up from the pile: nobody has won a battle yet.
       *[other] Named by { $seat }, who won the latest battle.
    }
web-maria-trump-next = { $seat ->
        [none] Nobody has won a battle yet: the next one is turned up from the pile.
       *[other] { $seat } has won the latest battle, and names the next one.
    }

# -- the tracks
web-maria-tracks = Tracks
web-maria-fields = Spaces from left to right. Arrow keys go from one to the next.
web-maria-field = Space { $number } of { $count }{ $here ->
        [here] , here is the marker
        [target] , here the marker is to go
       *[other] { "" }
    }{ $status ->
        [none] { "" }
       *[other] , Saxony is { $status }
    }: { $signs }.{ $here ->
        [here] { "" }
       *[other] { " " }If the marker came here: { $change }.
    }
web-maria-no-sign = no effect
web-maria-no-change = nothing changes
web-maria-no-longer = no longer: { $what }
web-maria-sign-tc_bonus = { $power } draws one card more a turn
web-maria-sign-tc_penalty = { $power } draws one card fewer a turn
web-maria-sign-expedition = { $power } must keep a general in { $box }
web-maria-sign-vp = { $power } has a victory marker in the box Italy
web-maria-status-becomes = Saxony becomes { $status }
web-maria-now = Now
web-maria-beside = { $way ->
        [left] ◂ 1 left
       *[right] 1 right ▸
    }
web-maria-look = If it came to space { $number }:
web-maria-target = { $way ->
        [left] To go { $steps } to the left:
       *[right] To go { $steps } to the right:
    }
web-maria-legend = What the signs mean
web-maria-legend-tc_bonus = A card with a plus: the power of the shield draws one card more each turn, as long as the marker is there.
web-maria-legend-tc_penalty = A card with a line: it draws one card fewer.
web-maria-legend-expedition = A crate with an arrow: one general of the power is sent to its box beside the map, and comes back when the marker leaves the sign.
web-maria-legend-vp = A star: the power puts a victory marker in the box Italy; it comes back when the marker is at its start again.
web-maria-legend-start = where the marker started
web-maria-legend-peace = where the Saxony marker goes if Austria makes peace with Prussia

# -- all cards
web-maria-almanac = All political cards
web-maria-almanac-key = Bold: on offer. Struck through: gone. Those of a year are turned up in no known order; choose a card to read it.
web-maria-year = { $left } of { $count } to come
web-maria-card-undrawn = to come
web-maria-card-open = on offer
web-maria-card-used = gone
web-maria-election-ahead = The imperial election is still to come
web-maria-election-announced = The imperial election is at the end of this turn
web-maria-election-held = The emperor has been elected

# -- victory points
web-maria-pools = Victory markers left
web-maria-pool = { $power }: { $pool ->
        [one] { $pool } marker left
       *[other] { $pool } markers left
    }{ $leads ->
        [yes] , in the lead
       *[no] { "" }
    }
web-maria-lead = { $count ->
        [one] { $powers } leads
       *[other] { $powers } lead together
    }: { $pool ->
        [one] { $pool } marker left
       *[other] { $pool } markers left
    }{ $margin ->
        [0] .
       *[other] , { $margin } fewer than the next.
    }
web-maria-col-pool = in the pool
web-maria-col-map = on the map
web-maria-col-battle = battles
web-maria-col-boxes = other boxes
web-maria-col-aside = set aside
web-maria-box-empty-advanced = empty
web-maria-box-electors = For three of Trier, Mainz, Köln and Mannheim. France holds { $french }, Austria and the Pragmatic Army { $allied }.
web-maria-box-emperor = { $election ->
        [held] Stays to the end of the game.
        [announced] The election is at the end of this turn.
       *[ahead] For Austria if Francis is elected, for France if Charles is.
    }
web-maria-box-italy = For France at the left end of the Italy track, for Austria at the right end.
web-maria-box-silesia = For Prussia, when Silesia becomes Prussian by a peace.
web-maria-incomes = Draws changed by political cards
web-maria-income = { $power }: { $turn ->
        [0] { "" }
       *[other] { $now } this turn
    }{ $game ->
        [0] .
       *[other] { " " }{ $later } a turn to the end of the game.
    }
web-maria-winters = Winter scores
web-maria-winters-none = None yet. In each winter every power notes its markers left; if nobody has won by the end, the lowest sum does.
web-maria-winters-closed = { $count ->
        [one] Noted in the winter after turn { $turns }, and closed until the end of the game.
       *[other] Noted in the winters after turns { $turns }, and closed until the end of the game.
    }
web-maria-winter-advanced = After turn { $turn }
web-maria-sum = Sum

# -- electors
web-maria-electors = The electors
web-maria-election-ahead-text = The card of the election lies among those of 1742; it comes in turn 4 at the earliest and in turn 7 at the latest. Five of nine votes elect.
web-maria-election-announced-text = The emperor is elected at the end of this turn. Five of nine votes elect.
web-maria-election-held-text = The emperor has been elected. This is how the electors would vote today.
web-maria-tally = { $free ->
        [0] All votes are bound or expected. Five elect.
        [one] { $free } vote is open. Five elect.
       *[other] { $free } votes are open. Five elect.
    }
web-maria-letter-francis = F
web-maria-letter-charles = C
web-maria-letter-open = ?
web-maria-voter = Votes for it
web-maria-vote = Vote
web-maria-vote-of = { $kind ->
        [forced] { $candidate ->
            [francis] Francis, bound
           *[charles] Charles, bound
        }
        [expected] { $candidate ->
            [francis] free; Francis is likely
           *[charles] free; Charles is likely
        }
       *[free] free
    }

# -- lasting changes
web-maria-states = State of the powers
web-maria-saxony = { $status ->
        [prussian_ally] Saxony is Prussia’s ally
        [neutral] Saxony is neutral since turn { $turn }
       *[austrian_ally] Saxony is Austria’s ally; it left Prussia in turn { $turn }
    }{ $seat ->
        [none] .
       *[other] , led by { $seat }.
    }
web-maria-prussia-war = Prussia is at war.
web-maria-prussia-neutral = Prussia is neutral until its stage of turn { $turn }: its pieces stay at home, and none of others may enter.
web-maria-silesia-annexed = Silesia is Prussian.
web-maria-silesia-disputed = Silesia is disputed; with all its seven fortresses Prussia may offer peace.
web-maria-france-reduced = France has reduced its objectives. The next fortress that it or Bavaria takes on the Bohemia map brings the markers back that were set aside.
web-maria-france-whole = France may once give up its fortresses in Austria.
web-maria-box-nobody = Beside the map nobody is in { $names }.
web-maria-box-in = { $box }:
web-maria-box-back = comes back in { $city }
web-maria-box-forever = to the end of the game
web-maria-nobody = nobody

# -- questions of politics
web-maria-holds = { $count ->
        [0] { $power }: none
       *[other] { $power }: { $count }, highest { $best }
    }
web-maria-hand-advanced = Cards of { $power }
web-maria-adds = +{ $value }
web-maria-place-choose = Choose a card to see what it would add.
web-maria-place-effect = { $value ->
        [0] { $card } is no trump: a bluff. { $bluff ->
            [down] Once shown it lies face down until the next turn, without influence.
           *[back] Once shown it comes back into the hand.
        } Influence { $from }.
       *[other] { $card } counts { $value }: influence { $from } → { $to }.
    }
web-maria-place = Lay down { $card }
web-maria-decline = No card
web-maria-decline-effect = { $stored ->
        [0] Without a card here this power takes no part in the choice.
       *[other] The stored cards count { $stored } alone.
    }
web-maria-choose-price = { $count ->
        [one] Taking a card costs { $power } its card here:
       *[other] Taking a card costs { $power } its { $count } cards here:
    }
web-maria-choose = Take { $political }
web-maria-choose-not = Does not bear the arms of { $power }.
web-maria-store = Store
web-maria-store-effect = Take nothing; the cards stay here and count again next turn.
web-maria-execution = Executed now, it can do this; of several points as many as you like, but at least one:
web-maria-execute = Execute { $political }
web-maria-discard = Discard unused
web-maria-discard-effect = The card is gone, and nothing happens.
web-maria-one-execution = You have executed a card this turn; of the two only one may be.
web-maria-recipient = { $troops } troops; { $generals ->
        [one] { $generals } general
       *[other] { $generals } generals
    } on the map with room for { $room }{ $off ->
        [0] .
        [one] , one off it.
       *[other] , { $off } off it.
    }
web-maria-move = { $way ->
        [left] ◂ { $steps } to the left
       *[right] { $steps } to the right ▸
    }
web-maria-stay = Leave the marker
web-maria-move-later = The marker moves when the choice is over, once, by the sum of all arrows.

# -- questions about corps
web-maria-send-map = goes with his troops, from { $city }
web-maria-send-off = is off the map: costs 8 points, and he gets 2 troops
web-maria-send-back = He stays in the box ({ $box }) until the marker leaves the sign, and comes back in { $city }.
web-maria-send-forever = He stays in the box ({ $box }) to the end of the game.
web-maria-which-piece = Which piece?

# -- questions about Saxony, peace and objectives
web-maria-shift-now = { $points ->
        [one] Prussia has lost { $points } point. Saxony now: { $status }.
       *[other] Prussia has lost { $points } points. Saxony now: { $status }.
    }
web-maria-shift-advanced = { $spaces ->
        [0] Leave it: { $status }
       *[other] { $spaces } to the right: { $status }
    }
web-maria-shift-same = Saxony stays what it is.
web-maria-becomes-prussian_ally = Saxony fights beside Prussia.
web-maria-becomes-neutral = Maria Theresa leads Saxony; foreign pieces leave it, its own go home, and victory markers there go back to the pools.
web-maria-becomes-austrian_ally = Saxony fights beside Austria, led by Maria Theresa; markers on its fortresses stay.
web-maria-saxon-troops = { $general } comes back with:
web-maria-peace = What peace would bring
web-maria-peace-silesia = Silesia becomes part of Prussia for good.
web-maria-peace-saxony = Saxony leaves Prussia.
web-maria-peace-austrian = { $count ->
        [0] No Austrian marker lies in Prussia or Silesia.
        [one] The Austrian marker goes back to its pool: { $names }.
       *[other] { $count } Austrian markers go back to their pool: { $names }.
    }
web-maria-peace-prussian = { $count ->
        [0] No Prussian marker lies in Austria.
       *[other] Prussian markers leave { $names }: { $aside } set aside, { $pool } back to the pool.
    }
web-maria-peace-austrians = Austrians who go home from Prussia, Silesia and Poland:
web-maria-peace-prussians = Prussians who go home:
web-maria-peace-box = Prussia puts a marker in the box Silesia and gets its second train.
web-maria-peace-neutral = Prussia is neutral until its stage of turn { $turn }. When a Prussian piece leaves Prussia later, what was set aside goes back to its pool.
web-maria-reduce-title = Reduce France’s objectives
web-maria-reduce = { $count ->
        [one] The French marker leaves { $names }: { $aside } set aside, { $back } back to the pool.
       *[other] { $count } French markers leave { $names }: { $aside } set aside, { $back } back to the pool.
    } Left to place: { $pool } → { $after }.
web-maria-reduce-end = The fortresses fall to Austria. The next fortress that France or Bavaria takes on the Bohemia map brings the markers back into the pool. This can be done once.
web-maria-reduce-now = Reduce now

# -- other questions
web-maria-contract = { $cards ->
        [one] one card a turn
       *[other] { $cards } cards a turn
    }, { $turns ->
        [one] one turn left
       *[other] { $turns } turns left
    }
web-maria-elected-already = { $candidate } has five votes already: this one decides nothing more.
web-maria-vote-effect = { $candidate ->
        [francis] Francis would have { $after }
       *[charles] Charles would have { $after }
    }{ $decides ->
        [yes] , which elects him.
       *[no] { $missing ->
            [0] .
           *[other] , { $missing } short.
        }
    } { $candidate ->
        [francis] Elected, Austria puts a marker in the box Emperor.
       *[charles] Elected, France puts a marker in the box Emperor.
    }
web-maria-end-pass = Pass
web-maria-end-pass-sure = Yes, pass
web-maria-end-finish = Finished on the Flanders map
web-maria-end-finish-sure = Yes, finished there
web-maria-dispute = The order of moves matters to you?
web-maria-dispute-effect = Then both players move one piece at a time on the Flanders map, the Pragmatic Army first, until both have finished there.
web-maria-dispute-now = Move in turns on the Flanders map
