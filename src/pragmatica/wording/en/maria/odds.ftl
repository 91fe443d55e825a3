# What an answer may bring, and what it leaves out.
maria-why-odds-ability = This is what the other side may be able to play. What it will play is its own affair.

web-maria-odds-no-answer = no answer: it can only give up
web-maria-odds-short = all its cards leave it behind
web-maria-odds-even = at most an even score
web-maria-odds-ahead = it can come to lead
web-maria-odds-behind = you are still behind ({ $score }) and go on
web-maria-odds-roll-held = Cards that { $who } may hold to play here ({ $row }, Reserves included)
web-maria-odds-held = { $count ->
        [0] none
        [one] 1 card
       *[other] { $count } cards
    }
web-maria-odds-roll-best = Its best card
web-maria-odds-best = { $value ->
        [0] none
       *[other] { $value }
    }
web-maria-after-supply = { $state ->
        [home] Supplied there: at home.
        [supplied] Supplied there.
        [billed] Supplied there only past hussars, for { $bill } points.
       *[hungry] Without supply there.
    }
web-maria-after-battles = Battle against { $names }.
web-maria-after-starves = Then without supply: { $names }.
web-maria-after-bills = Then supplied only past hussars: { $names }.
web-maria-after-feeds = Then supplied again: { $names }.
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
web-maria-threat-by = { $general }, in { $steps ->
        [0] no step
        [one] 1 step
       *[other] { $steps } steps
    }: { $most ->
        [one] 1 troop
       *[other] { $least } to { $most } troops
    }
