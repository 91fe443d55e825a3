# The panels of the advanced game of Maria: politics, victory points, electors, lasting changes, and its questions.

# -- powers where there is little room
web-realm-short-prussia = Prussia
web-realm-short-france = France
web-realm-short-pragmatic = Pragm.
web-realm-short-austria = Austria

# -- political cards
web-realm-offer = Political cards on offer
web-realm-offer-none = No political card lies open now. Two are turned up at the beginning of each turn.
web-realm-offer-now = On offer this turn:
web-realm-coats = May be chosen by:
web-realm-arrow = { $track }: { $way ->
        [left] { $steps } to the left
        [right] { $steps } to the right
       *[either] { $steps } to the left or right
    }
web-realm-arrow-condition = The Saxony marker moves only while Saxony is Prussia’s ally.
web-realm-arrow-to = { $moves ->
        [yes] { $track }, { $steps } to the { $way }: the marker comes to space { $number }.
       *[no] { $track }, { $steps } to the { $way }: the marker would end where it stands.
    }

# -- the display
web-realm-display = Influence
web-realm-display-note = Cards that are stored stay here and count again next turn. Trumps count for their value, a Reserve for 16. Most influence chooses first; of equals, the power further right.
web-realm-face-down = { $card ->
        [none] A card, face down
       *[other] Your card, face down: { $card }
    }
web-realm-turned = Turned down again: { $card }
web-realm-no-card = no card
web-realm-influence = influence { $sum }
web-realm-rank = { $rank ->
        [1] chooses first
       *[other] number { $rank } to choose
    }
web-realm-no-influence = no influence
web-realm-trump = Trump: { $suit }
web-realm-trump-open = The trump is not known yet.
web-realm-trump-named = { $seat ->
        [none] Turned up from the pile: nobody has won a battle yet.
       *[other] Named by { $seat }, who won the latest battle.
    }
web-realm-trump-next = { $seat ->
        [none] Nobody has won a battle yet: the next one is turned up from the pile.
       *[other] { $seat } has won the latest battle, and names the next one.
    }

# -- the tracks
web-realm-tracks = Tracks
web-realm-fields = Spaces from left to right. Arrow keys go from one to the next.
web-realm-field = Space { $number } of { $count }{ $here ->
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
web-realm-no-sign = no effect
web-realm-no-change = nothing changes
web-realm-no-longer = no longer: { $what }
web-realm-sign-tc_bonus = { $power } draws one card more a turn
web-realm-sign-tc_penalty = { $power } draws one card fewer a turn
web-realm-sign-expedition = { $power } must keep a general in { $box }
web-realm-sign-vp = { $power } has a victory marker in the box Italy
web-realm-status-becomes = Saxony becomes { $status }
web-realm-now = Now
web-realm-beside = { $way ->
        [left] ◂ 1 left
       *[right] 1 right ▸
    }
web-realm-look = If it came to space { $number }:
web-realm-target = { $way ->
        [left] To go { $steps } to the left:
       *[right] To go { $steps } to the right:
    }
web-realm-legend = What the signs mean
web-realm-legend-tc_bonus = A card with a plus: the power of the shield draws one card more each turn, as long as the marker is there.
web-realm-legend-tc_penalty = A card with a line: it draws one card fewer.
web-realm-legend-expedition = A crate with an arrow: one general of the power is sent to its box beside the map, and comes back when the marker leaves the sign.
web-realm-legend-vp = A star: the power puts a victory marker in the box Italy; it comes back when the marker is at its start again.
web-realm-legend-start = where the marker started
web-realm-legend-peace = where the Saxony marker goes if Austria makes peace with Prussia

# -- all cards
web-realm-almanac = All political cards
web-realm-almanac-key = Bold: on offer. Struck through: gone. Those of a year are turned up in no known order; choose a card to read it.
web-realm-year = { $left } of { $count } to come
web-realm-card-undrawn = to come
web-realm-card-open = on offer
web-realm-card-used = gone
web-realm-election-ahead = The imperial election is still to come
web-realm-election-announced = The imperial election is at the end of this turn
web-realm-election-held = The emperor has been elected

# -- victory points
web-realm-pools = Victory markers left
web-realm-pool = { $power }: { $pool ->
        [one] { $pool } marker left
       *[other] { $pool } markers left
    }{ $leads ->
        [yes] , in the lead
       *[no] { "" }
    }
web-realm-lead = { $count ->
        [one] { $powers } leads
       *[other] { $powers } lead together
    }: { $pool ->
        [one] { $pool } marker left
       *[other] { $pool } markers left
    }{ $margin ->
        [0] .
       *[other] , { $margin } fewer than the next.
    }
web-realm-col-pool = in the pool
web-realm-col-map = on the map
web-realm-col-battle = battles
web-realm-col-boxes = other boxes
web-realm-col-aside = set aside
web-realm-box-empty = empty
web-realm-box-electors = For three of Trier, Mainz, Köln and Mannheim. France holds { $french }, Austria and the Pragmatic Army { $allied }.
web-realm-box-emperor = { $election ->
        [held] Stays to the end of the game.
        [announced] The election is at the end of this turn.
       *[ahead] For Austria if Francis is elected, for France if Charles is.
    }
web-realm-box-italy = For France at the left end of the Italy track, for Austria at the right end.
web-realm-box-silesia = For Prussia, when Silesia becomes Prussian by a peace.
web-realm-incomes = Draws changed by political cards
web-realm-income = { $power }: { $turn ->
        [0] { "" }
       *[other] { $now } this turn
    }{ $game ->
        [0] .
       *[other] { " " }{ $later } a turn to the end of the game.
    }
web-realm-winters = Winter scores
web-realm-winters-none = None yet. In each winter every power notes its markers left; if nobody has won by the end, the lowest sum does.
web-realm-winters-closed = { $count ->
        [one] Noted in the winter after turn { $turns }, and closed until the end of the game.
       *[other] Noted in the winters after turns { $turns }, and closed until the end of the game.
    }
web-realm-winter = After turn { $turn }
web-realm-sum = Sum

# -- electors
web-realm-electors = The electors
web-realm-election-ahead-text = The card of the election lies among those of 1742; it comes in turn 4 at the earliest and in turn 7 at the latest. Five of nine votes elect.
web-realm-election-announced-text = The emperor is elected at the end of this turn. Five of nine votes elect.
web-realm-election-held-text = The emperor has been elected. This is how the electors would vote today.
web-realm-tally = { $free ->
        [0] All votes are bound or expected. Five elect.
        [one] { $free } vote is open. Five elect.
       *[other] { $free } votes are open. Five elect.
    }
web-realm-letter-francis = F
web-realm-letter-charles = C
web-realm-letter-open = ?
web-realm-voter = Votes for it
web-realm-vote = Vote
web-realm-vote-of = { $kind ->
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
web-realm-states = State of the powers
web-realm-saxony = { $status ->
        [prussian_ally] Saxony is Prussia’s ally
        [neutral] Saxony is neutral since turn { $turn }
       *[austrian_ally] Saxony is Austria’s ally; it left Prussia in turn { $turn }
    }{ $seat ->
        [none] .
       *[other] , led by { $seat }.
    }
web-realm-prussia-war = Prussia is at war.
web-realm-prussia-neutral = Prussia is neutral until its stage of turn { $turn }: its pieces stay at home, and none of others may enter.
web-realm-silesia-annexed = Silesia is Prussian.
web-realm-silesia-disputed = Silesia is disputed; with all its seven fortresses Prussia may offer peace.
web-realm-france-reduced = France has reduced its objectives. The next fortress that it or Bavaria takes on the Bohemia map brings the markers back that were set aside.
web-realm-france-whole = France may once give up its fortresses in Austria.
web-realm-box-nobody = Beside the map nobody is in { $names }.
web-realm-box-in = { $box }:
web-realm-box-back = comes back in { $city }
web-realm-box-forever = to the end of the game
web-realm-nobody = nobody

# -- questions of politics
web-realm-holds = { $count ->
        [0] { $power }: none
       *[other] { $power }: { $count }, highest { $best }
    }
web-realm-hand = Cards of { $power }
web-realm-adds = +{ $value }
web-realm-place-choose = Choose a card to see what it would add.
web-realm-place-effect = { $value ->
        [0] { $card } is no trump: a bluff. { $bluff ->
            [down] Once shown it lies face down until the next turn, without influence.
           *[back] Once shown it comes back into the hand.
        } Influence { $from }.
       *[other] { $card } counts { $value }: influence { $from } → { $to }.
    }
web-realm-place = Lay down { $card }
web-realm-decline = No card
web-realm-decline-effect = { $stored ->
        [0] Without a card here this power takes no part in the choice.
       *[other] The stored cards count { $stored } alone.
    }
web-realm-choose-price = { $count ->
        [one] Taking a card costs { $power } its card here:
       *[other] Taking a card costs { $power } its { $count } cards here:
    }
web-realm-choose = Take { $political }
web-realm-choose-not = Does not bear the arms of { $power }.
web-realm-store = Store
web-realm-store-effect = Take nothing; the cards stay here and count again next turn.
web-realm-execution = Executed now, it can do this; of several points as many as you like, but at least one:
web-realm-execute = Execute { $political }
web-realm-discard = Discard unused
web-realm-discard-effect = The card is gone, and nothing happens.
web-realm-one-execution = You have executed a card this turn; of the two only one may be.
web-realm-recipient = { $troops } troops; { $generals ->
        [one] { $generals } general
       *[other] { $generals } generals
    } on the map with room for { $room }{ $off ->
        [0] .
        [one] , one off it.
       *[other] , { $off } off it.
    }
web-realm-move = { $way ->
        [left] ◂ { $steps } to the left
       *[right] { $steps } to the right ▸
    }
web-realm-stay = Leave the marker
web-realm-move-later = The marker moves when the choice is over, once, by the sum of all arrows.

# -- questions about corps
web-realm-send-map = goes with his troops, from { $city }
web-realm-send-off = is off the map: costs 8 points, and he gets 2 troops
web-realm-send-back = He stays in the box ({ $box }) until the marker leaves the sign, and comes back in { $city }.
web-realm-send-forever = He stays in the box ({ $box }) to the end of the game.
web-realm-which-piece = Which piece?

# -- questions about Saxony, peace and objectives
web-realm-shift-now = { $points ->
        [one] Prussia has lost { $points } point. Saxony now: { $status }.
       *[other] Prussia has lost { $points } points. Saxony now: { $status }.
    }
web-realm-shift = { $spaces ->
        [0] Leave it: { $status }
       *[other] { $spaces } to the right: { $status }
    }
web-realm-shift-same = Saxony stays what it is.
web-realm-becomes-prussian_ally = Saxony fights beside Prussia.
web-realm-becomes-neutral = Maria Theresa leads Saxony; foreign pieces leave it, its own go home, and victory markers there go back to the pools.
web-realm-becomes-austrian_ally = Saxony fights beside Austria, led by Maria Theresa; markers on its fortresses stay.
web-realm-saxon-troops = { $general } comes back with:
web-realm-peace = What peace would bring
web-realm-peace-silesia = Silesia becomes part of Prussia for good.
web-realm-peace-saxony = Saxony leaves Prussia.
web-realm-peace-austrian = { $count ->
        [0] No Austrian marker lies in Prussia or Silesia.
        [one] The Austrian marker goes back to its pool: { $names }.
       *[other] { $count } Austrian markers go back to their pool: { $names }.
    }
web-realm-peace-prussian = { $count ->
        [0] No Prussian marker lies in Austria.
       *[other] Prussian markers leave { $names }: { $aside } set aside, { $pool } back to the pool.
    }
web-realm-peace-austrians = Austrians who go home from Prussia, Silesia and Poland:
web-realm-peace-prussians = Prussians who go home:
web-realm-peace-box = Prussia puts a marker in the box Silesia and gets its second train.
web-realm-peace-neutral = Prussia is neutral until its stage of turn { $turn }. When a Prussian piece leaves Prussia later, what was set aside goes back to its pool.
web-realm-reduce-title = Reduce France’s objectives
web-realm-reduce = { $count ->
        [one] The French marker leaves { $names }: { $aside } set aside, { $back } back to the pool.
       *[other] { $count } French markers leave { $names }: { $aside } set aside, { $back } back to the pool.
    } Left to place: { $pool } → { $after }.
web-realm-reduce-end = The fortresses fall to Austria. The next fortress that France or Bavaria takes on the Bohemia map brings the markers back into the pool. This can be done once.
web-realm-reduce-now = Reduce now

# -- other questions
web-realm-contract = { $cards ->
        [one] one card a turn
       *[other] { $cards } cards a turn
    }, { $turns ->
        [one] one turn left
       *[other] { $turns } turns left
    }
web-realm-elected-already = { $candidate } has five votes already: this one decides nothing more.
web-realm-vote-effect = { $candidate ->
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
web-end-pass = Pass
web-end-pass-sure = Yes, pass
web-end-finish = Finished on the Flanders map
web-end-finish-sure = Yes, finished there
web-realm-dispute = The order of moves matters to you?
web-realm-dispute-effect = Then both players move one piece at a time on the Flanders map, the Pragmatic Army first, until both have finished there.
web-realm-dispute-now = Move in turns on the Flanders map
