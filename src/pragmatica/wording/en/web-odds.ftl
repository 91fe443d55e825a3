# What an answer may bring, and how far the enemies come.

web-odds-weigh = The chances, card by card
web-odds-asking = Asking …
web-odds-untold = No chance can be told here.
web-odds-if = { $answer }:
web-odds-share = { $bound ->
        [less] < { $percent } %
        [more] > { $percent } %
       *[exact] { $percent } %
    }
web-odds-then = After that
web-odds-threat = Reach of the enemies
web-odds-threat-short = Enemies
web-odds-threat-close = Close the reach of the enemies
web-odds-threat-count = { $count ->
        [0] None of yours is in danger.
       *[other] In danger: { $count } of yours
    }
web-odds-threat-untold = This cannot be told before all pieces stand ready.
web-odds-threat-note = As the board stands now. What others do before is left out.
web-odds-key = reach of the enemies
