# A replay as a film.
web-film = Film
web-film-about = The map as it is in sight now, picture after picture, with what happened below it: a GIF, which shows anywhere. The map stands still while it is made.
web-film-every = A picture for each
web-film-every-step = step
web-film-every-phase = phase
web-film-every-turn = turn
web-film-from = From step
web-film-to = To step
web-film-rest = Each stays
web-film-seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { NUMBER($seconds, maximumFractionDigits: 1) } seconds
    }
web-film-width = Width
web-film-points = { NUMBER($points, useGrouping: "false") } pixels
web-film-sum = { $count ->
        [one] 1 picture
       *[other] { $count } pictures
    }, { $seconds ->
        [one] { $seconds } second
       *[other] { NUMBER($seconds, maximumFractionDigits: 1) } seconds
    }; the file is at most { NUMBER($size, maximumFractionDigits: 1) } MB, mostly far less.
web-film-thinned = A film has at most 300 pictures: steps are left out evenly.
web-film-unsound = The first step must come before the last, which is { $steps } at most.
web-film-make = Make the film
web-film-making = The film is being made
web-film-progress = { $at } of { $of }, { NUMBER($size, maximumFractionDigits: 1) } MB
web-film-stop = Stop
web-film-saved = { $count ->
        [one] The film has been saved: 1 picture, { NUMBER($size, maximumFractionDigits: 1) } MB.
       *[other] The film has been saved: { $count } pictures, { NUMBER($size, maximumFractionDigits: 1) } MB.
    }
web-film-full = The film has been saved up to step { $step }: more would make too large a file. Choose fewer pictures, or smaller ones.
web-film-failed = The film could not be made.
