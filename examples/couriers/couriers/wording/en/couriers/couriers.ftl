# Couriers: questions, answers, events, reasons.
couriers-decision-ride = Where do you ride?
    .why = All choose in secret, and ride together. You are in { $at }.
    .help = Along one road, or stay.
couriers-decision-exchange = Give a letter back?
    .why = You are in Breslau, where the post bag is.
    .help = For a letter that you give you draw another.
couriers-action-ride = Ride to { $place }, or stay there.
couriers-action-give = Give back the letter to { $place }.
couriers-action-keep = Keep all letters.
couriers-event-round-began = Round { $round } begins.
couriers-event-rode = { $seat }: from { $from } to { $to }.
couriers-event-customs = { $seat } meets the customs in { $place } and rolls { $die }{ $paid ->
        [0] .
       *[other] : a point is paid.
    }
couriers-event-delivered = { $seat } delivers a letter in { $place }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
couriers-event-drew = { $seat } draws a letter.
couriers-event-gave = { $seat } gives a letter back.
couriers-why-something-else = Now something else is asked.
couriers-why-no-road = No road leads from here to { $place }.
couriers-why-not-held = You hold no letter to { $place }.
couriers-outcome-score = Most points count.
couriers-option-rounds = Rounds
    .help = How many are played.
    .value-6 = six
    .value-24 = twenty-four
