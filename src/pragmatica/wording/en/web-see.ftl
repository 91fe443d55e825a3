# What has happened since the reader last answered, and how it is played on the map.

web-log-news = Since your last answer
web-log-present = Back to the present
web-log-present-new = { $count ->
        [one] 1 new line below
       *[other] { $count } new lines below
    }

web-see-none = nothing yet
web-see-so-far = So far
web-see-moments = { $count ->
        [one] 1 event
       *[other] { $count } events
    }
web-see-moves = { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
web-see-battles = { $count ->
        [one] 1 battle
       *[other] { $count } battles
    }
web-see-draws = { $count ->
        [one] cards drawn once
       *[other] cards drawn { $count } times
    }
web-see-play = Play it on the map
    .title = What has happened, move by move; you can answer meanwhile
web-see-then = As it was
web-see-moment = { $at } of { $of }
web-see-moments-name = What has happened
web-see-back = Back
web-see-next = On
web-see-pause = Pause
web-see-on = Play
web-see-pace = Speed
web-see-times = { $pace }×
web-see-list = List
web-see-present = To the present
web-see-failed = This moment cannot be fetched now.
web-see-again = Try again
web-key-see = play what has happened since your last answer
web-key-see-steps = back and on in it; k pauses

# -- who is there, and whose answer is awaited
web-seats-bot = is a bot
web-seats-awaited = its answer is awaited
web-seats-awaited-for = its answer is awaited for { $time }
web-seats-seen = has seen how things stand
web-seats-unseen = has not seen the latest yet
