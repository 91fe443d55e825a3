# Kurierzy: pytania, odpowiedzi, zdarzenia, powody.
couriers-decision-ride = Dokąd jedziesz?
    .why = Wszyscy wybierają w tajemnicy i jadą razem. Twoje miejsce: { $at }.
    .help = Jedną drogą albo nigdzie.
couriers-decision-exchange = Oddać list?
    .why = Stoisz we Wrocławiu, gdzie leży worek z pocztą.
    .help = Za oddany list dobierasz inny.
couriers-action-ride = Cel: { $place }.
couriers-action-give = Oddaj list ({ $place }).
couriers-action-keep = Zatrzymaj wszystkie listy.
couriers-event-round-began = Zaczyna się runda { $round }.
couriers-event-rode = { $seat }: { $from } – { $to }.
couriers-event-customs = { $seat }: cło ({ $place }), rzut { $die }{ $paid ->
        [0] .
       *[other] , punkt przepada.
    }
couriers-event-delivered = { $seat }: list doręczony ({ $place }), punkty: { $points }.
couriers-event-drew = { $seat }: dobrano list.
couriers-event-gave = { $seat }: oddano list.
couriers-why-something-else = Teraz chodzi o coś innego.
couriers-why-no-road = Nie ma stąd drogi: { $place }.
couriers-why-not-held = Nie masz takiego listu: { $place }.
couriers-outcome-score = Decydują punkty.
couriers-option-rounds = Rundy
    .help = Ile rund się gra.
    .value-6 = sześć
    .value-24 = dwadzieścia cztery
