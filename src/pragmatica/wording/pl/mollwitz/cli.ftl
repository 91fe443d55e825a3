# Terminal: Małujowice.

cli-mollwitz-help =
    Numer, nazwa albo zapis: wybór odpowiedzi. Kilka kroków naraz: -0312-0311.
    list all: wszystkie możliwe odpowiedzi. Pusty wiersz: odpowiedzi jeszcze raz.
    status: punkty, żetony i inicjatywa. units: twoje oddziały. enemy: oddziały wroga. orders: skrzydła i rozkazy. leaders: kto gdzie jest. losses: straty według broni.
    odds: szanse tego, co można wybrać, z każdą kością. instructions: odpowiedzi dane z góry i jak je zapisać.
    map RZECZ: pole, na przykład 2107, oddział, dowódca albo skrzydło, ze strefami i zasięgiem. why RZECZ lub ODPOWIEDŹ: dlaczego jej nie ma. rule NUMER: zasada naszymi słowami.
    undo, undo 3: cofnięcie ostatnich odpowiedzi. log: co się stało.
    save PLIK: zapis teraz i odtąd. quit: odejście od stołu.
cli-mollwitz-heading = Etap { $turn } z { $turns }, { $time }{ $group ->
        [none] {"."}
       *[other] {": "}{ $group }, krok { $step }.
    }
cli-mollwitz-side = { $side }: punkty { $score }; straty { $lost } z { $breaks }, do załamania brakuje { $left }.
cli-mollwitz-objective = { $name }, punkty { $points }, potrzebne pola { $need }: { $held }.
cli-mollwitz-chit = { $wing }: { $chit ->
        [none] bez żetonu.
        [ready] żeton gotowy.
        [chosen] właśnie działa.
       *[used] żeton zużyty.
    }
cli-mollwitz-pair = Inicjatywa, { $side }: { $chit ->
        [none] żeton zakryty
       *[other] { $chit }
    }{ $total ->
        [none] {"."}
       *[other] , suma { $total }.
    }
cli-mollwitz-losses = { $side }, { $arm }: oddziały { $units }, wyeliminowane { $eliminated }, rozbite { $routed }, osłabione { $weakened }.
cli-mollwitz-unit = { $id } { $unit }: { $hex ->
        [none] poza polem
       *[other] { $hex }
    }, { $formation }{ $facing ->
        [none] {""}
       *[other] , przodem { $facing }
    }, morale { $morale } z { $base }
cli-mollwitz-weakened = osłabiony
cli-mollwitz-reaction = zatrzymany kontrszarżą
cli-mollwitz-acted = już działał
cli-mollwitz-wing = { $wing }: { $order ->
        [none] bez rozkazów
       *[other] rozkaz { $order }
    }, { $commander ->
        [none] bez dowódcy
       *[other] { $commander }
    }, inicjatywa { $initiative }.
cli-mollwitz-leader = { $leader }, { $rank }, { $side }: { $hex ->
        [none] { $returns ->
            [none] poza polem
           *[other] stracony do końca etapu { $returns }
        }
       *[other] { $hex }
    }, zasięg { $range }, premia { $bonus }{ $couriers ->
        [0] {"."}
       *[other] , gońcy { $couriers }.
    }
cli-mollwitz-instruction = { $unit }, { $window }: { $answer ->
        [never] nigdy.
        [always] zawsze.
       *[chance] przy szansie { $least } na 10 lub większej.
    }
cli-mollwitz-how-to-instruct = Wpisz instruct:ODDZIAŁ:OKNO=ODPOWIEDŹ, na przykład instruct:P_GARDE1:volley=always; okna: volley, bend, square, charge, withdraw, face, defend; odpowiedzi: ask, never, always, chance-7.
cli-mollwitz-no-odds = Nic z tego, co można wybrać, nie pociąga od razu rzutu.
cli-mollwitz-roll = { $roll }, { $who }: { $parts ->
        [none] bez modyfikatorów
       *[other] { $parts }
    }; { $limit ->
        [none] wiersz { $row }
       *[other] wobec { $limit } ({ $against })
    }
cli-mollwitz-hex = { $hex }: { $terrain }, poziom { $level }.
cli-mollwitz-look = { $what ->
        [sees] Widać
        [control] Kontroluje
        [front] Front
       *[reach] Może dojść
    }: { $hexes }
