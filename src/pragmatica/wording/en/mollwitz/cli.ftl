# The terminal: Mollwitz.

cli-mollwitz-help =
    A number, a name or a notation: choose that answer. Several steps at once: -0312-0311.
    list all: every answer offered. Empty line: the answers again.
    status: points, chits and initiative. units: your units. enemy: theirs. orders: wings and their orders. leaders: who is where. losses: by arm.
    odds: the chances of what is offered, with every die. instructions: what you have answered beforehand, and how that is written.
    map THING: a hex such as 2107, a unit, a leader or a wing, with its zones and its reach. why THING or ANSWER: why it is not offered. rule NUMBER: a rule in our words.
    undo, undo 3: take back your latest answers. log: what happened.
    save FILE: save now and from now on. quit: leave the table.
cli-mollwitz-heading = Turn { $turn } of { $turns }, { $time }{ $group ->
        [none] {"."}
       *[other] {": "}{ $group }, step { $step }.
    }
cli-mollwitz-side = { $side }: { $score } points; has lost { $lost } of { $breaks }, { $left } more and it breaks.
cli-mollwitz-objective = { $name }, { $points } points for { $need } hexes: { $held }.
cli-mollwitz-chit = { $wing }: { $chit ->
        [none] no chit.
        [ready] chit ready.
        [chosen] being activated.
       *[used] chit used.
    }
cli-mollwitz-pair = Initiative of { $side }: { $chit ->
        [none] chit face down
       *[other] { $chit }
    }{ $total ->
        [none] {"."}
       *[other] , total { $total }.
    }
cli-mollwitz-losses = { $side }, { $arm }: { $units } units, { $eliminated } eliminated, { $routed } routed, { $weakened } weakened.
cli-mollwitz-unit = { $id } { $unit }: { $hex ->
        [none] off the field
       *[other] { $hex }
    }, { $formation }{ $facing ->
        [none] {""}
       *[other] , facing { $facing }
    }, morale { $morale } of { $base }
cli-mollwitz-weakened = weakened
cli-mollwitz-reaction = stopped by a counter-charge
cli-mollwitz-acted = has acted
cli-mollwitz-wing = { $wing }: { $order ->
        [none] no orders
       *[other] order { $order }
    }, { $commander ->
        [none] no commander
       *[other] { $commander }
    }, initiative { $initiative }.
cli-mollwitz-leader = { $leader }, { $rank }, { $side }: { $hex ->
        [none] { $returns ->
            [none] off the field
           *[other] lost until the end of turn { $returns }
        }
       *[other] { $hex }
    }, range { $range }, bonus { $bonus }{ $couriers ->
        [0] {"."}
       *[other] , couriers { $couriers }.
    }
cli-mollwitz-instruction = { $unit }, { $window }: { $answer ->
        [never] never.
        [always] always.
       *[chance] with a chance of { $least } in 10 or more.
    }
cli-mollwitz-how-to-instruct = Type instruct:UNIT:WINDOW=ANSWER, such as instruct:P_GARDE1:volley=always; windows are volley, bend, square, charge, withdraw, face, defend; answers are ask, never, always, chance-7.
cli-mollwitz-no-odds = Nothing that is offered throws a die at once.
cli-mollwitz-roll = { $roll }, { $who }: { $parts ->
        [none] no modifiers
       *[other] { $parts }
    }; { $limit ->
        [none] row { $row }
       *[other] against { $limit } ({ $against })
    }
cli-mollwitz-hex = { $hex }: { $terrain }, level { $level }.
cli-mollwitz-look = { $what ->
        [sees] Sees
        [control] Controls
        [front] Front
       *[reach] Can reach
    }: { $hexes }
