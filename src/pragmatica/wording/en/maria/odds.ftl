# What an answer may bring, and what it leaves out.
maria-why-odds-ability = This is what the other side may be able to play. What it will play is its own affair.

web-maria-odds-no-answer = no answer: it can only give up
web-maria-odds-short = all its cards leave it behind
web-maria-odds-even = at most an even score
web-maria-odds-ahead = it can come to lead
web-maria-odds-behind = you are still behind ({ $score }) and go on
web-maria-odds-roll-held = How many cards { $who } may hold to play here ({ $row }, Reserves included)
web-maria-odds-held = { $count }
web-maria-odds-roll-best = Its best card
web-maria-odds-best = { $value ->
        [0] none
       *[other] { $value }
    }
web-maria-hand-odds = What { $power } may hold
web-maria-hand-left = { $count ->
        [0] no card that you have not seen
       *[other] not seen yet:
    }
web-maria-hand-count = How many in hand ({ $suit }, Reserves included)
web-maria-after-supply = { $state ->
        [home] In supply there, at home.
        [supplied] In supply there.
        [billed] In supply there only past hussars, for { $bill ->
            [one] 1 point
           *[other] { $bill } points
        }.
       *[hungry] Out of supply there.
    }
web-maria-after-battles = Battle against { $names }.
web-maria-after-starves = Then out of supply: { $names }.
web-maria-after-bills = Then in supply only past hussars: { $names }.
web-maria-after-feeds = Then in supply again: { $names }.
web-maria-after-exposes = No longer protected: { $names }.
web-maria-after-protects = Then protected: { $names }.
web-maria-sign-reached = in reach of an enemy
web-maria-sign-attacked = could be attacked
web-maria-threat-reached = An enemy general can come here; the number tells in how many steps.
web-maria-threat-attacked = One of your generals who could be attacked.
web-maria-threat-line = { $general } in { $city }, { $least ->
        [one] 1 troop
       *[other] { $least } troops
    }
web-maria-threat-by = { $general }, { $steps ->
        [0] from where he stands
        [one] in 1 step
       *[other] in { $steps } steps
    }: { $known ->
        [exactly] { $most ->
            [one] 1 troop
           *[other] { $most } troops
        }
       *[between] { $least } to { $most } troops
    }
