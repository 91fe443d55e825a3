# The replay of a match, and how it went when it is over.
web-replay-pace = Pace
web-replay-times = × { NUMBER($pace, maximumFractionDigits: 1) }
web-replay-by-turn = Turn
web-replay-by-phase = Phase
web-replay-by-battle = Battle
web-replay-turn-before = Previous turn
web-replay-turn-after = Next turn
web-replay-phase-before = Previous phase
web-replay-phase-after = Next phase
web-replay-battle-before = Previous battle
web-replay-battle-after = Next battle
web-replay-contents = Contents
web-replay-nobody = Nobody in particular
web-replay-open = All secrets open
web-replay-closed = The link leads to a view that opens when the match is over; here is your own.
web-replay-share = Copy a link to this step
web-replay-link = Link to this step
web-replay-picture = Picture of the map
web-replay-picture-as = Save a picture of the map as { $kind }
web-replay-picture-title = { $game }, step { $step }
web-replay-picture-failed = The browser could not make the picture.
web-course-plot = { $measure } in the course of the match; figures below
web-course-end = End
web-course-of = { $value } of { $goal }
web-course-figures = { $measure } in figures
web-course-number = { NUMBER($number, maximumFractionDigits: 1) }
web-course-more = Further numbers, losses and luck
web-course-turning = Turning points
web-course-see = step { $step }
web-course-lead = { $side } goes ahead.
web-course-table-losses = Losses
web-course-table-battles = Battles
web-course-table-cards = Cards
web-course-table-dice = Dice
web-course-open = The end with all secrets open
web-course-failed = How it went cannot be told now.
web-battle-hand = { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
web-battle-number = battle { $number } of { $count }
web-battle-earlier = { $count ->
        [one] The battle that was fought
       *[other] The { $count } battles that were fought
    }
web-help-volume = Loudness
web-help-sounds = Sounds: a drum for your turn, a card laid down, a gun for a battle
