# What an answer may bring, and how far the enemies come.

web-odds-weigh = If you play this … chances
web-odds-asking = Asking …
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
web-odds-threat-none = None of your own could be attacked as things stand.
web-odds-threat-note = As the board stands now. What others do before is left out.
web-odds-key = reach of the enemies
