# Coalitions: Ancien Régime: nazwy, pytania, odpowiedzi, zdarzenia, wyniki, opcje. Powody odmowy są na końcu.

# -- nazwy
power-britain = Wielka Brytania
    .gen = Wielkiej Brytanii
    .dat = Wielkiej Brytanii
    .acc = Wielką Brytanię
    .ins = Wielką Brytanią
    .loc = Wielkiej Brytanii
power-prussia = Prusy
    .gen = Prus
    .dat = Prusom
    .acc = Prusy
    .ins = Prusami
    .loc = Prusach
    .number = many
power-austria = Austria
    .gen = Austrii
    .dat = Austrii
    .acc = Austrię
    .ins = Austrią
    .loc = Austrii
power-france = Francja
    .gen = Francji
    .dat = Francji
    .acc = Francję
    .ins = Francją
    .loc = Francji
power-russia = Rosja
    .gen = Rosji
    .dat = Rosji
    .acc = Rosję
    .ins = Rosją
    .loc = Rosji
power-spain = Hiszpania
    .gen = Hiszpanii
    .dat = Hiszpanii
    .acc = Hiszpanię
    .ins = Hiszpanią
    .loc = Hiszpanii
power-ottoman = Imperium Osmańskie
    .inside = Imperium Osmańskie
    .gen = Imperium Osmańskiego
    .dat = Imperium Osmańskiemu
    .acc = Imperium Osmańskie
    .ins = Imperium Osmańskim
    .loc = Imperium Osmańskim
general-britain = Generał brytyjski { $number }
general-prussia = Generał pruski { $number }
general-austria = Generał austriacki { $number }
general-france = Generał francuski { $number }
general-russia = Generał rosyjski { $number }
general-spain = Generał hiszpański { $number }
general-ottoman = Generał osmański { $number }
general-frederick = Fryderyk II ({ $general })
general-stuart = Karol Edward Stuart ({ $general })
battle-card-2 = 2
    .ability = Liczy się za 3, jeśli terytorium bitwy kontroluje to samo mocarstwo.
battle-card-3 = 3
    .ability = Można ją zagrać odkrytą: wtedy odkrywa się jedną zakrytą kartę drugiej strony.
battle-card-4 = 4
    .ability = Każda para czwórek u jednego generała daje 1 więcej.
battle-card-5 = 5
    .ability = Jeśli jej strona przegra, ten, kto ją zagrał, traci 1 Morale więcej.
route-name = szlak morski { $from }–{ $to }
ancien_regime-status-british = Koalicja Brytyjska
    .help = Sojusz z Wielką Brytanią, wojna z Koalicją Francuską i z ekspansjonistami.
ancien_regime-status-french = Koalicja Francuska
    .help = Sojusz z Francją, wojna z Koalicją Brytyjską i z ekspansjonistami.
ancien_regime-status-neutral = Neutralność
    .help = Pokój ze wszystkimi: nikt nie wchodzi na twoje terytoria macierzyste, a Opodatkowanie przynosi dwa razy więcej. Twoi generałowie stoją tylko na ziemi pod twoją kontrolą, więc nikogo nie atakujesz; to, co masz poza ziemią macierzystą, można zaatakować.
ancien_regime-status-expansionist = Ekspansjonista
    .help = Na własną rękę: wojna z każdym, kto nie jest neutralny.
slot-drill = Musztra
    .help = Dobierz kartę bitwy, potem odrzuć jedną.
slot-taxation = Opodatkowanie
    .help = Weź Pieniądze, które płacą twoje terytoria.
slot-subsidies = Subwencje i Najemnicy
    .help = Daj sojusznikom do 3 Pieniędzy albo do 3 kart bitwy.
slot-leadership = Przywództwo
    .help = Wystaw generałów albo odwołaj kilku, albo dobierz kartę, albo zyskaj 1 Morale.
slot-mobilisation = Mobilizacja
    .help = Dobierz kartę za każdego generała poza planszą, potem wydaj Pieniądze. Reszta przepada.
slot-influence = Poszerzenie Wpływu
    .help = Zyskaj Wpływ za terytoria sporne w twoim kolorze, za cudze terytoria macierzyste i za Koronę.
slot-movement = Ruch
    .help = Wybierz Arbitra, ruszaj generałami i walcz, do trzech razy.
phase-setup = Przygotowanie
phase-movement = Ruch
phase-election = Wybory cesarskie
phase-over = Koniec gry
phase-diplomacy = Dyplomacja
phase-auction = Licytacja
phase-actions = Akcje Koła Wojny
phase-frederick = Ruch Fryderyka

# -- pytania
ancien_regime-decision-name_frederick = Który pruski generał to Fryderyk II?
    .why = Przed pierwszą turą Prusy nadają imię króla jednemu ze swoich generałów na planszy.
    .help = W każdej turze pruskiego Przywództwa wykonuje on dodatkowy ruch, którego inni nie mają. Imię zostaje przy nim do końca gry.
ancien_regime-decision-drill_card = { $power }: którą kartę odrzucić?
    .why = Musztra: jedna karta została dobrana, teraz jedna odchodzi.
    .help = Dowolna karta z ręki, także nowa. Zobaczą ją wszyscy.
ancien_regime-decision-hand_limit = { $power }: którą kartę odrzucić?
    .why = Akcja się skończyła, a w tej ręce { $over ->
        [one] jest o jedną kartę
        [few] są o { $over } karty
       *[many] jest o { $over } kart
    } za dużo.
    .help = Limit liczy się osobno dla każdego mocarstwa, na końcu każdej akcji. Kartę zobaczą wszyscy.
ancien_regime-decision-offer_gifts = { $power }: Pieniądze albo karty dla sojuszników?
    .why = Subwencje to do 3 Pieniędzy, Najemnicy do 3 kart bitwy, dla jednego sojusznika lub kilku, ale nigdy jedno i drugie.
    .help = Wybieraj po jednym, potem ogłoś całość. Wszyscy dowiedzą się, ile kto ma dostać; karty widzą tylko dający i odbiorca.
ancien_regime-decision-accept_gift = Czy { $power } { $power_number ->
        [many] przyjmują
       *[other] przyjmuje
    } dar { $giver_gen }?
    .why = { $cards ->
        [0] Pieniądze: { $money }.
        [one] Jest to { $cards } karta bitwy.
        [few] Są to { $cards } karty bitwy.
       *[many] Jest to { $cards } kart bitwy.
    }
    .help = To, czego nie przyjmiesz, zostaje u dającego. Za dużą rękę zmniejsza się na końcu akcji.
ancien_regime-decision-lead = { $power }: co daje Przywództwo?
    .why = { $doing ->
        [placing] Wystawiasz generałów: po jednym na terytoriach, które kontrolujesz.
        [recalling] Odwołujesz generałów; ich oddziały przepadają.
       *[nothing] Przywództwo robi jedną z czterech rzeczy albo nic: wystawia generałów, odwołuje generałów, daje kartę albo podnosi Morale.
    }
    .help = Generałów wystawia się bez oddziałów tam, gdzie nie ma jeszcze twojego generała ani wroga. Za każdego generała poza planszą dobiera się kartę przy Mobilizacji.
ancien_regime-decision-mobilise = { $power }: co kupić?
    .why = Zostało Pieniędzy: { $money }. To, czego nie wydasz, przepada na końcu akcji.
    .help = Oddział kosztuje { $unit_price }, karta bitwy { $card_price }, Morale { $morale_price }, forteca { $fortress_price }. Oddziały idą do generałów na planszy, forteca do własnego garnizonu. { $drawn ->
        [yes] Karty za generałów poza planszą są już dobrane.
       *[no] Karty przyjdą, gdy skończą się Musztra, Subwencje i Przywództwo tej tury; do tego czasu akcja trwa.
    }
ancien_regime-decision-choose_arbiter = { $power }: kto jest Arbitrem?
    .why = Zanim ktokolwiek ruszy, inne mocarstwo zostaje Arbitrem i nie może odmówić.
    .help = Morale Arbitra od razu rośnie o { $pay }, a bardziej, jeśli zgodzi się na drugą i trzecią turę ruchu. Nie może nim być sojusznik ani ten, kto ma największe możliwe Morale.
ancien_regime-decision-dissolve_garrison = { $power }: rozwiązać garnizon?
    .why = Raz, przed pierwszą turą ruchu, można zdjąć z planszy własne garnizony.
    .help = Ich żetony można znów kupić jako oddziały. Forteca zostaje na miejscu. Możesz też na tym skończyć i przejść do ruchów.
ancien_regime-decision-request_turn = Czy { $power } { $power_number ->
        [many] proszą
       *[other] prosi
    } o turę ruchu { $number }? Arbitrem jest { $arbiter }.
    .why = Ruchy i bitwy tej tury ruchu są zakończone.
    .help = Prośba nic nie kosztuje. Jeśli Arbiter się zgodzi, zyskuje { $pay } Morale; jeśli nie, akcja jest skończona.
ancien_regime-decision-grant_turn = Czy { $power } { $power_number ->
        [many] zgadzają
       *[other] zgadza
    } się na turę ruchu { $number } { $mover_gen }?
    .why = Jesteś Arbitrem, a { $mover } { $mover_number ->
        [many] proszą
       *[other] prosi
    } o kolejną turę ruchu.
    .help = Zgoda daje ci { $pay } Morale. Odmowa kończy akcję { $mover_gen }.
ancien_regime-decision-move_general = { $power }: który generał rusza się teraz?
    .why = { $number ->
        [0] Własna tura ruchu Fryderyka: rusza się tylko on, bez Arbitra.
       *[other] Tura ruchu { $number }: każdy generał może wykonać jeden ruch.
    }
    .help = Przemarsz, ruch morski albo ruch strategiczny. Bitwy są po wszystkich ruchach. Możesz też zakończyć ruchy.
ancien_regime-decision-route = { $general }: dokąd?
    .why = { $way ->
        [none] Stoi tu: { $start }.
       *[other] Droga dotąd: { $start } – { $way }.
    }
    .help = Jeden krok to przemarsz, którym można atakować; morzem płynie się jednym szlakiem. Dwa lub trzy kroki to ruch strategiczny, tylko przez ziemie, które kontrolujesz ty albo sojusznik, który się zgodzi.
ancien_regime-decision-consent = Czy { $power } { $power_number ->
        [many] zgadzają
       *[other] zgadza
    } się na ten ruch ({ $general })?
    .why = { $start ->
        [none] Chce wylądować: { $way }.
       *[other] Prosi { $mover }. Droga: { $start } – { $way }.
    } { $route ->
        [none] Od ciebie zależy: { $grounds }.
       *[other] Chodzi o { $route }.
    }
    .help = Zgoda dotyczy tylko tego ruchu. Po odmowie generał może zrobić coś innego, ale w tej turze ruchu nie może już prosić cię o przejście do tego samego terytorium.
ancien_regime-decision-leave_garrison = { $general }: zostawić garnizon ({ $land })?
    .why = Jeden z jego oddziałów ({ $units }) można odwrócić i zostawić na miejscu.
    .help = Garnizon kontroluje terytorium. Z własnej woli nie zmienisz go już w oddział, ale możesz go rozwiązać.
ancien_regime-decision-choose_battle = { $power }: która bitwa teraz?
    .why = Naprzeciw wroga stoją: { $attackers }.
    .help = Kolejność wybiera mocarstwo, które wykonuje ruch. Kto walczy lub wspiera w jednej bitwie, nie może wspierać w innej bitwie tej tury ruchu.
ancien_regime-decision-send_support = { $power }: kto wspiera { $side ->
        [attack] atak
       *[defence] obronę
    } ({ $land })?
    .why = { $attacker } atakuje: { $land }. Wspierać mogą generałowie obok, najpierw atak, potem obronę.
    .help = Wsparcie nie dodaje siły; na każdy oddział wspierającego przypada jedna karta. Niezależnie od wyniku traci on oddział.
ancien_regime-decision-play_battle_card = { $power }: zagrać kartę czy pasować?
    .why = Bitwa: { $land }. { $step ->
        [attacker] Gra atakujący.
        [defenders] Grają obrońcy.
        [attack_support] Grają wspierający atak.
       *[defence_support] Grają wspierający obronę.
    }
    .help = { $free ->
        [yes] Bez Morale można zagrać jedną jedyną kartę, za darmo.
       *[no] Każda karta kosztuje 1 Morale.
    } Kto spasuje, w tej bitwie nie gra już kart.
ancien_regime-decision-retire = { $general }: do stolicy ({ $capital }) czy poza planszę?
    .why = Przegrał w bitwie ({ $land }) i stracił oddziały.
    .help = W stolicy może dostać nowe oddziały. Poza planszą daje kartę przy Mobilizacji i wraca dzięki Przywództwu.
ancien_regime-decision-withdraw = { $general }: dokąd się wycofuje?
    .why = Musi opuścić terytorium { $land }.
    .help = Do wyboru są tylko najbliższe terytoria, które kontrolujesz. Poza planszą jego oddziały przepadają.
ancien_regime-decision-expel = { $power }: usunąć kogoś z koalicji?
    .why = Zanim wszyscy wybiorą nowy status, mocarstwo czołowe może usunąć członków swojej koalicji.
    .help = Kto zostanie usunięty, nie może teraz wybrać tej koalicji. Zakończ, gdy już nikogo nie usuwasz.
ancien_regime-decision-choose_status = { $power }: jaki status?
    .why = { $closed ->
        [none] Każde mocarstwo wybiera status w tajemnicy; wszystkie odkrywa się razem.
       *[other] Każde mocarstwo wybiera status w tajemnicy; wszystkie odkrywa się razem. Zamknięte dla ciebie: { $closed }.
    }
    .help = Członek zostaje w koalicji, gdy znów ją wybierze. Na nowego musi się zgodzić jej mocarstwo czołowe. Neutralność: nikt nie wchodzi na twoje terytoria macierzyste, twoi generałowie stoją tylko na ziemi pod twoją kontrolą, Opodatkowanie liczy się podwójnie. Ekspansjonista: wojna z każdym, kto nie jest neutralny.
ancien_regime-decision-admit = Czy { $power } { $power_number ->
        [many] przyjmują
       *[other] przyjmuje
    } { $applicant_acc } do koalicji?
    .why = { $applicant } { $applicant_number ->
        [many] wybierają
       *[other] wybiera
    } koalicję, której przewodzisz ({ $status }).
    .help = Kogo odrzucisz, od razu wybiera inny status.
ancien_regime-decision-choose_anew = { $power }: jaki status zamiast tego?
    .why = Mocarstwo czołowe wybranej koalicji odmówiło. Zamknięte dla ciebie: { $closed }.
    .help = Ten wybór jest jawny. Mocarstwo czołowe drugiej koalicji też może odmówić, chyba że jesteś jej członkiem.
ancien_regime-decision-accept_crown = { $power }: przyjąć Koronę?
    .why = Terytoria elektorskie pod twoją kontrolą: { $votes }. To wystarcza, by zostać cesarzem bez głosowania.
    .help = Korona daje 2 Wpływy przy każdym Poszerzeniu Wpływu. Jeśli odmówisz, odbędzie się głosowanie, w którym nie można cię wybrać.
ancien_regime-decision-cast_vote = { $power }: kto ma zostać cesarzem?
    .why = Twoje głosy: { $votes }, po jednym za każde terytorium elektorskie pod twoją kontrolą.
    .help = Wszystkie idą na jednego kandydata, który też głosuje i z którym nie prowadzisz wojny; możesz głosować na siebie. Cesarzem zostaje ten, kto ma pięć głosów.
ancien_regime-decision-bid = Ile Morale { $power } { $power_number ->
        [many] dają
       *[other] daje
    } za kontrolę nad { $minor_ins }?
    .why = { $minor }: czas na Musztrę. Kto da najwięcej, kontroluje to mocarstwo do jego następnej Musztry; wszyscy licytują w tajemnicy.
    .help = Płaci tylko zwycięzca. Przy równych ofertach wygrywa wcześniejszy w Kolejności Mocarstw.
ancien_regime-decision-reassign_unit = { $power }: który generał bierze oddział?
    .why = Garnizon wraca do domu: { $land }.
    .help = Staje się oddziałem dowolnego twojego generała na planszy, który ma na niego miejsce.
ancien_regime-decision-general_stays = { $power }: czy { $general } może zostać ({ $land })?
    .why = Jego mocarstwo jest teraz twoim sojusznikiem, a on stoi na twoim terytorium macierzystym.
    .help = Jeśli nie, wycofuje się na najbliższe terytorium swojego mocarstwa.

# -- odpowiedzi
ancien_regime-action-name_frederick = { $general }
ancien_regime-action-discard = Odrzuć { $card }
ancien_regime-action-give_money = 1 Pieniądz, odbiorca: { $receiver }
ancien_regime-action-give_card = Karta { $card }, odbiorca: { $receiver }
ancien_regime-action-accept_gift = { $yes ->
        [yes] Przyjmij
       *[no] Nie przyjmuj
    }
ancien_regime-action-place_general = { $general }: { $land }
ancien_regime-action-recall = Odwołaj: { $general }
ancien_regime-action-draw_card = Dobierz kartę
ancien_regime-action-raise_morale = Zyskaj 1 Morale
ancien_regime-action-buy_unit = Oddział: { $general }
ancien_regime-action-buy_morale = 1 Morale
ancien_regime-action-buy_card = Karta bitwy
ancien_regime-action-buy_fortress = Forteca: { $land }
ancien_regime-action-arbiter = { $arbiter }
ancien_regime-action-dissolve = Rozwiąż garnizon: { $land }
ancien_regime-action-request_turn = { $yes ->
        [yes] Poproś
       *[no] Zakończ akcję
    }
ancien_regime-action-grant_turn = { $yes ->
        [yes] Zgoda
       *[no] Odmowa
    }
ancien_regime-action-move = Rusza { $general }
ancien_regime-action-step = { $land }
ancien_regime-action-sail = Morzem: { $land }
ancien_regime-action-stop = Tam idź
ancien_regime-action-consent = { $yes ->
        [yes] Zgoda
       *[no] Odmowa
    }
ancien_regime-action-leave_garrison = { $yes ->
        [yes] Zostaw garnizon
       *[no] Zachowaj oddział
    }
ancien_regime-action-fight = Walczy { $general }
ancien_regime-action-support = Wspiera { $general }
ancien_regime-action-play_card = Karta { $card }: { $general }
ancien_regime-action-reveal_card = Karta { $card } odkryta: { $general }; odkrywa kartę nr { $number }
ancien_regime-action-pass = Pasuj
ancien_regime-action-retire = { $land }
ancien_regime-action-withdraw = { $land }
ancien_regime-action-leave_board = Poza planszę
ancien_regime-action-expel = Usuń: { $member }
ancien_regime-action-choose_status = { $status }
ancien_regime-action-admit = { $yes ->
        [yes] Przyjmij
       *[no] Odrzuć
    }
ancien_regime-action-accept_crown = { $yes ->
        [yes] Przyjmij Koronę
       *[no] Odmów
    }
ancien_regime-action-vote = { $candidate }
ancien_regime-action-bid = { $morale ->
        [0] Nic
       *[other] { $morale } Morale
    }
ancien_regime-action-reassign = { $general }
ancien_regime-action-let_stay = { $yes ->
        [yes] Może zostać
       *[no] Wycofuje się
    }
ancien_regime-action-end = Wystarczy

# -- zdarzenia
ancien_regime-event-frederick-named = Król Prus rusza w pole: { $general }.
ancien_regime-event-round-began = Zaczyna się runda { $round }.
ancien_regime-event-turn-began = Zaczyna się tura { $turn } Koła Wojny.
ancien_regime-event-game-over = { $winner ->
        [none] Gra kończy się remisem. { $reason }
       *[other] Wygrywa { $winner }. { $reason }
    }
ancien_regime-event-cards-drawn = { $power } { $power_number ->
        [many] dobierają
       *[other] dobiera
    } { $count ->
        [one] kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
ancien_regime-event-card-discarded = { $power } { $power_number ->
        [many] odrzucają
       *[other] odrzuca
    } kartę { $card }.
ancien_regime-event-pile-renewed = Talia dobierania się skończyła; { $count ->
        [one] tworzy ją odrzucona karta.
        [few] przetasowano { $count } odrzucone karty.
       *[many] przetasowano { $count } odrzuconych kart.
    }
ancien_regime-event-no-cards = { $power } nic nie { $power_number ->
        [many] dobierają
       *[other] dobiera
    }, bo nie ma już kart.
ancien_regime-event-expelled = { $leader } { $leader_number ->
        [many] usuwają
       *[other] usuwa
    } { $power_acc } ze swojej koalicji.
ancien_regime-event-status-revealed = { $power } { $power_number ->
        [many] wybierają
       *[other] wybiera
    } status: { $status }.
ancien_regime-event-admitted = { $leader } { $leader_number ->
        [many] przyjmują
       *[other] przyjmuje
    } { $power_acc } do swojej koalicji.
ancien_regime-event-rejected = { $leader } nie { $leader_number ->
        [many] przyjmują
       *[other] przyjmuje
    } { $power_gen } do swojej koalicji.
ancien_regime-event-status-chosen = { $power } { $power_number ->
        [many] wybierają
       *[other] wybiera
    } zamiast tego: { $status }.
ancien_regime-event-status-taken = { $power } { $power_number ->
        [many] mają
       *[other] ma
    } nowy status: { $status }.
ancien_regime-event-crown-returned = { $power } { $power_number ->
        [many] zwracają
       *[other] zwraca
    } Koronę.
ancien_regime-event-election-declined = { $power } { $power_number ->
        [many] odrzucają
       *[other] odrzuca
    } godność cesarską.
ancien_regime-event-vote-cast = { $power } { $power_number ->
        [many] oddają
       *[other] oddaje
    } { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
       *[many] { $votes } głosów
    } na { $candidate_acc }.
ancien_regime-event-emperor-elected = { $power } { $power_number ->
        [many] otrzymują
       *[other] otrzymuje
    } Koronę Świętego Cesarstwa Rzymskiego { $votes ->
        [one] { $votes } głosem.
       *[many] { $votes } głosami.
    }
ancien_regime-event-nobody-elected = Nikt nie został wybrany: cesarza nie ma.
ancien_regime-event-taxed = { $power } { $power_number ->
        [many] zbierają
       *[other] zbiera
    } podatki: { $money ->
        [one] { $money } Pieniądz
        [few] { $money } Pieniądze
       *[many] { $money } Pieniędzy
    }.
ancien_regime-event-gift-offered = { $power } { $power_number ->
        [many] dają
       *[other] daje
    } { $receiver_dat } { $cards ->
        [0] Pieniądze: { $money }.
        [one] kartę bitwy.
        [few] { $cards } karty bitwy.
       *[many] { $cards } kart bitwy.
    }
ancien_regime-event-gift-taken = { $power } { $power_number ->
        [many] przyjmują
       *[other] przyjmuje
    } od { $giver_gen } { $cards ->
        [0] Pieniądze: { $money }.
        [one] kartę bitwy.
        [few] { $cards } karty bitwy.
       *[many] { $cards } kart bitwy.
    }
ancien_regime-event-gift-cards = { $giver } { $giver_number ->
        [many] dają
       *[other] daje
    } { $power_dat } karty: { $cards }.
ancien_regime-event-gift-declined = { $power } nie { $power_number ->
        [many] przyjmują
       *[other] przyjmuje
    } daru { $giver_gen }.
ancien_regime-event-general-placed = { $general } wchodzi na planszę: { $land }.
ancien_regime-event-general-recalled = { $general } zostaje odwołany ({ $land }){ $units ->
        [0] .
        [one] ; przepada oddział.
        [few] ; przepadają { $units } oddziały.
       *[many] ; przepada { $units } oddziałów.
    }
ancien_regime-event-morale-raised = { $power } { $power_number ->
        [many] zyskują
       *[other] zyskuje
    } { $count } Morale.
ancien_regime-event-unit-bought = { $general } dostaje oddział.
ancien_regime-event-morale-bought = { $power } { $power_number ->
        [many] kupują
       *[other] kupuje
    } 1 Morale.
ancien_regime-event-card-bought = { $power } { $power_number ->
        [many] kupują
       *[other] kupuje
    } kartę bitwy.
ancien_regime-event-fortress-bought = { $power } { $power_number ->
        [many] budują
       *[other] buduje
    } fortecę: { $land }.
ancien_regime-event-money-lost = { $power } { $power_number ->
        [many] tracą
       *[other] traci
    } przez korupcję { $money ->
        [one] { $money } Pieniądz
        [few] { $money } Pieniądze
       *[many] { $money } Pieniędzy
    }.
ancien_regime-event-influence-extended = { $power } { $power_number ->
        [many] zyskują
       *[other] zyskuje
    } { $count } { $count ->
        [one] Wpływ
        [few] Wpływy
       *[many] Wpływów
    }{ $crown ->
        [0] .
       *[other] , z tego { $crown } za Koronę.
    }
ancien_regime-event-action-forgone = { $power } nie { $power_number ->
        [many] wykorzystują
       *[other] wykorzystuje
    } swojej akcji ({ $slot }).
ancien_regime-event-arbiter-chosen = { $power } { $power_number ->
        [many] wybierają
       *[other] wybiera
    } na Arbitra { $arbiter_acc }.
ancien_regime-event-no-arbiter = Nikt nie może być Arbitrem, więc { $power } { $power_number ->
        [many] mają
       *[other] ma
    } tylko jedną turę ruchu.
ancien_regime-event-garrison-dissolved = { $power } { $power_number ->
        [many] rozwiązują
       *[other] rozwiązuje
    } garnizon: { $land }.
ancien_regime-event-movement-turn-began = { $number ->
        [0] Fryderyk może ruszyć sam.
       *[other] { $power } { $power_number ->
            [many] zaczynają
           *[other] zaczyna
        } turę ruchu { $number }.
    }
ancien_regime-event-consent-asked = { $general } prosi { $power_acc } o zgodę na drogę { $path }.
ancien_regime-event-consent-given = { $power } { $power_number ->
        [many] zgadzają
       *[other] zgadza
    } się na ten ruch: { $general }.
ancien_regime-event-consent-refused = { $power } nie { $power_number ->
        [many] zgadzają
       *[other] zgadza
    } się na ten ruch: { $general }.
ancien_regime-event-moved = { $general } rusza się: { $from_land } – { $to_land }.
ancien_regime-event-sailed = { $general } płynie: { $from_land } – { $to_land }.
ancien_regime-event-stuart-landed = Karol Edward Stuart ląduje: { $land }.
ancien_regime-event-garrison-placed = { $general } zostawia garnizon: { $land }.
ancien_regime-event-next-turn-requested = { $power } { $power_number ->
        [many] proszą
       *[other] prosi
    } { $arbiter_acc } o turę ruchu { $number }.
ancien_regime-event-next-turn-granted = { $arbiter } { $arbiter_number ->
        [many] zgadzają
       *[other] zgadza
    } się na turę ruchu { $number }.
ancien_regime-event-next-turn-refused = { $arbiter } { $arbiter_number ->
        [many] odmawiają
       *[other] odmawia
    } tury ruchu { $number }.
ancien_regime-event-withdrew = { $general } wycofuje się: { $from_land } – { $to_land }.
ancien_regime-event-left-board = { $general } schodzi z planszy ({ $land }){ $units ->
        [0] .
        [one] ; przepada oddział.
        [few] ; przepadają { $units } oddziały.
       *[many] ; przepada { $units } oddziałów.
    }
ancien_regime-event-battle-began = { $general } atakuje: { $land }. Siła { $attack } przeciw { $defence }.
ancien_regime-event-supported = { $side ->
        [attack] { $general } wspiera atak.
       *[defence] { $general } wspiera obronę.
    }
ancien_regime-event-card-played = { $power } { $power_number ->
        [many] grają
       *[other] gra
    } { $free ->
        [yes] kartę bez Morale
       *[no] kartę
    }: { $general }.
ancien_regime-event-card-shown = { $general } ma odkrytą kartę { $card }.
ancien_regime-event-passed = { $power } { $power_number ->
        [many] pasują
       *[other] pasuje
    }.
ancien_regime-event-battle-won = { $side ->
        [attack] { $land }: wygrywa atakujący, { $attack } do { $defence }.
       *[defence] { $land }: wygrywa obrona, { $defence } do { $attack }.
    }
ancien_regime-event-battle-tied = { $land }: remis, { $total } do { $total }.
ancien_regime-event-units-lost = { $general } { $count ->
        [one] traci oddział.
        [few] traci { $count } oddziały.
       *[many] traci { $count } oddziałów.
    }
ancien_regime-event-garrison-lost = { $power } { $power_number ->
        [many] tracą
       *[other] traci
    } garnizon: { $land }.
ancien_regime-event-morale-lost = { $power } { $power_number ->
        [many] tracą
       *[other] traci
    } jeszcze { $count } Morale.
ancien_regime-event-influence-won = { $power } { $power_number ->
        [many] zyskują
       *[other] zyskuje
    } za zwycięstwo { $count } { $count ->
        [one] Wpływ
        [few] Wpływy
       *[many] Wpływów
    }.
ancien_regime-event-garrison-reassigned = { $general ->
        [none] Garnizon ({ $land }) wraca do domu, a { $power } { $power_number ->
            [many] dostają
           *[other] dostaje
        } za niego 1 Pieniądz.
       *[other] Garnizon ({ $land }) staje się oddziałem, bierze go { $general }.
    }
ancien_regime-event-general-may-stay = { $power } { $stays ->
        [yes] { $power_number ->
            [many] zgadzają
           *[other] zgadza
        } się: { $general } zostaje.
       *[no] nie { $power_number ->
            [many] zgadzają
           *[other] zgadza
        } się: { $general } odchodzi.
    }
ancien_regime-event-enemies-met = { $drawn ->
        [yes] Wrogowie spotykają się ({ $land }); los wskazuje, kto zostaje: { $stronger }.
       *[no] Wrogowie spotykają się ({ $land }); zostaje silniejszy: { $stronger }.
    }
ancien_regime-event-bid-revealed = { $power } { $power_number ->
        [many] oferują
       *[other] oferuje
    } { $bid } Morale za kontrolę nad { $minor_ins }.
ancien_regime-event-control-taken = { $power } { $kept ->
        [yes] { $power_number ->
            [many] zachowują
           *[other] zachowuje
        } kontrolę nad { $minor_ins }
       *[no] { $power_number ->
            [many] przejmują
           *[other] przejmuje
        } kontrolę nad { $minor_ins }
    }{ $former ->
        [none] {""}
       *[other] {" "}(dotąd { $former })
    }{ $cost ->
        [0] .
       *[other] {" "}za { $cost } Morale.
    }

# -- wyniki
ancien_regime-outcome-enough-influence = Ma dość Wpływu.
ancien_regime-outcome-last-round = Ostatnia runda minęła i nikt nie ma więcej Wpływu.

# -- opcje
ancien_regime-option-morale_max = Największe Morale
    .help = Liczba na torze i granica, z którą liczą zasady Ruchu, są różne.
    .value-15 = 15, jak w zasadach Ruchu
    .value-19 = 19, jak na torze
ancien_regime-option-card3_mode = Trójka zagrana odkryta
    .help = Co dzieje się z odkrytą kartą wroga: wykaz kart w instrukcji i jej przykład się różnią.
    .value-reveal = tylko się ją ogląda
    .value-discard = do niczego się nie liczy
ancien_regime-option-coalition_bonus = Wpływ za pobicie drugiej koalicji
    .help = Członkowie koalicji zyskują 1 Wpływ więcej, gdy pobiją generałów drugiej koalicji.
    .value-per_general = za każdego pobitego generała
    .value-per_battle = raz w bitwie
ancien_regime-option-stuart_1756 = Karol Edward Stuart w 1756
    .help = Instrukcja ma go w obu scenariuszach, chociaż wylądował w 1745.
    .value-true = może wylądować
    .value-false = zwykły generał
ancien_regime-option-vote_order = Kolejność głosów na cesarza
    .help = Wykaz w instrukcji i jej przykład się różnią.
    .value-list = Kolejność Mocarstw
    .value-example = jak w przykładzie: Wielka Brytania, Francja, Austria, Prusy, Rosja
ancien_regime-option-defender_garrison = Obrońca, który wygrał
    .help = Czy może zostawić garnizon na terytorium bitwy, jak atakujący?
    .value-false = nie zostawia
    .value-true = może zostawić
ancien_regime-option-round_limit = Ostatnia runda
    .help = Zwykle gra toczy się, aż ktoś ma 25 Wpływów. Z ograniczeniem wygrywa ten, kto po ostatniej rundzie ma najwięcej.
    .value-none = bez ograniczenia
    .value-6 = runda 6
    .value-8 = runda 8
    .value-10 = runda 10
    .value-12 = runda 12
    .value-15 = runda 15
    .value-20 = runda 20
    .value-30 = runda 30
ancien_regime-option-card_step = Karty w kroku bitwy
    .help = Kto gra za każdym razem jedną kartę: mocarstwo czy każdy z jego generałów.
    .value-per_power = jedna na mocarstwo
    .value-per_general = jedna na generała
ancien_regime-option-capital_return = Kiedy pobity generał może iść do stolicy
    .help = Kogo nie może tam być.
    .value-any_general = gdy nie ma tam żadnego generała
    .value-own_general = gdy nie ma tam generała jego mocarstwa ani wroga

# -- dlaczego czegoś nie ma wśród odpowiedzi
ancien_regime-why-something-else = Pytanie brzmi teraz inaczej.
ancien_regime-why-not-yours = { $general }: jego mocarstwo to { $power }, a pytanie dotyczy innego: { $asking }.
ancien_regime-why-frederick-prussian = Fryderyk jest jednym z pruskich generałów na planszy.
ancien_regime-why-not-in-hand = { $power } nie { $power_number ->
        [many] mają
       *[other] ma
    } na ręce karty { $card }.
ancien_regime-why-gift-self = { $power }: to właśnie to mocarstwo daje.
ancien_regime-why-gift-not-allied = { $receiver } i { $power } nie są sojusznikami.
ancien_regime-why-gift-uncontrolled = Nikt nie kontroluje { $receiver_gen }, więc nic nie może tam trafić.
ancien_regime-why-gift-not-both = Albo Pieniądze, albo karty: wybór padł już na jedno z nich.
ancien_regime-why-gift-enough = W jednej akcji można dać najwyżej tyle Pieniędzy albo kart: { $count }.
ancien_regime-why-gift-not-there = { $card ->
        [none] { $power }: nie ma na to Pieniędzy.
       *[other] { $power }: nie ma już karty { $card } do oddania.
    }
ancien_regime-why-on-board = { $general } jest na planszy.
ancien_regime-why-stuart-lands = Karola Edwarda Stuarta się nie wystawia; ląduje w czasie Ruchu.
ancien_regime-why-not-controlled = { $controller ->
        [none] Nikt nie kontroluje terytorium { $land }.
       *[other] Terytorium { $land } jest pod kontrolą: { $controller }.
    }
ancien_regime-why-own-general = Stoi tu już generał tego mocarstwa: { $land } ({ $power }).
ancien_regime-why-hostile-pieces = Stoją tu wrogowie: { $land }.
ancien_regime-why-british-home = Francja nie może wystawiać generałów na macierzystych terytoriach Wielkiej Brytanii.
ancien_regime-why-withdraw-leaving = To terytorium właśnie opuszcza: { $land }.
ancien_regime-why-withdraw-no-way = { $general } nie ma stąd drogi: { $land }.
ancien_regime-why-withdraw-farther = { $land } leży dalej niż inne terytorium, na które może się wycofać.
ancien_regime-why-no-money = Kosztuje to { $cost }, a Pieniędzy jest { $count } ({ $power }).
ancien_regime-why-no-room = { $general } ma tyle oddziałów, ile generał może mieć.
ancien_regime-why-not-on-board = { $general } jest poza planszą.
ancien_regime-why-no-token = { $power }: wszystkie żetony oddziałów są w użyciu.
ancien_regime-why-morale-full = { $power }: Morale jest już największe możliwe, { $count }.
ancien_regime-why-no-card-left = Nie ma już kart do dobrania.
ancien_regime-why-cards-not-yet = Karty można kupować, gdy skończą się Musztra, Subwencje i Przywództwo tej tury.
ancien_regime-why-fortress-no-garrison = { $power }: brak własnego garnizonu, { $land }.
ancien_regime-why-has-fortress = { $land } ma już fortecę.
ancien_regime-why-no-fortress-left = Wszystkie fortece są na planszy.
ancien_regime-why-end-not-yet = Akcja może się skończyć, gdy skończą się Musztra, Subwencje i Przywództwo tej tury.
ancien_regime-why-one-choice = Przywództwo robi tylko jedno, a zaczęło się już co innego.
ancien_regime-why-recalling = Odwołujesz już generałów; nie można ich też wystawiać.
ancien_regime-why-placing = Wystawiasz już generałów; nie można ich też odwoływać.
ancien_regime-why-generals-alike = Generałowie poza planszą niczym się nie różnią: wybierz tego, który jest wśród odpowiedzi, nie ten pionek ({ $general }).
ancien_regime-why-nobody-off-board = { $power }: poza planszą nie ma generała, którego można wystawić.
ancien_regime-why-no-general-there = Nie ma tu generała tego mocarstwa: { $land } ({ $power }).
ancien_regime-why-arbiter-mover = { $mover }: to właśnie to mocarstwo wykonuje ruch.
ancien_regime-why-arbiter-allied = { $arbiter } i { $mover } są sojusznikami.
ancien_regime-why-arbiter-morale = { $arbiter }: Morale jest już największe możliwe, { $count }.
ancien_regime-why-arbiter-uncontrolled = Nikt nie kontroluje { $arbiter_gen }.
ancien_regime-why-no-own-garrison = { $power }: brak własnego garnizonu, { $land }.
ancien_regime-why-ground-needed = Stoi tu neutralny generał ({ $land }), a bez garnizonu nie mógłby tu być.
ancien_regime-why-no-more-turns = Akcja ma najwyżej trzy tury ruchu.
ancien_regime-why-no-arbiter = Nie ma Arbitra, więc jest tylko jedna tura ruchu.
ancien_regime-why-arbiter-pay = Zapłata za turę ruchu { $number } podniosłaby Morale powyżej { $count }: { $arbiter }.
ancien_regime-why-already-moved = { $general } wykonał już ruch w tej turze ruchu.
ancien_regime-why-frederick-alone = To własna tura ruchu Fryderyka; { $general } czeka.
ancien_regime-why-no-move = { $general } nie ma dokąd iść.
ancien_regime-why-no-step-yet = { $general } jeszcze nigdzie nie poszedł.
ancien_regime-why-impassable = Nikt nie może tam wejść: { $land }.
ancien_regime-why-stands-there = { $general } już tam stoi: { $land }.
ancien_regime-why-not-adjacent = { $land } nie graniczy z tym miejscem.
ancien_regime-why-neutral-home = { $land } to terytorium macierzyste mocarstwa neutralnego: { $home }.
ancien_regime-why-neutral-general = { $power } { $power_number ->
        [many] zachowują
       *[other] zachowuje
    } neutralność, więc generałowie stoją tylko na ziemi pod kontrolą własną lub mocarstwa tego samego gracza.
ancien_regime-why-nobody-consents = { $controller ->
        [none] Nikt nie może się na to zgodzić.
       *[other] { $controller }: nikt teraz nie decyduje za to mocarstwo, więc nie ma kto się zgodzić.
    }
ancien_regime-why-foreign-route = Ten { $route } służy właścicielowi, a za jego zgodą także sojusznikom.
ancien_regime-why-strategic-not-controlled = Dwa kroki lub więcej prowadzą tylko przez ziemie twoje i sojuszników; { $land } do nich nie należy.
ancien_regime-why-strategic-hostile = Dwa kroki lub więcej nie prowadzą obok wrogów, a są oni tutaj: { $land }.
ancien_regime-why-strategic-no-way = W { $count } krokach przez ziemie twoje i sojuszników, z dala od wrogów, nie da się tam dojść: { $land }.
ancien_regime-why-refused = Sojusznik w tej turze ruchu odmówił zgody na ten ruch.
ancien_regime-why-too-far = Ruch strategiczny ma najwyżej tyle kroków: { $count }.
ancien_regime-why-garrison-no-unit = { $general } nie ma już oddziału.
ancien_regime-why-garrisoned = { $land } ma już garnizon.
ancien_regime-why-garrison-foreign-home = { $land } to terytorium macierzyste: { $home }. { $power }: brak wojny z tym mocarstwem.
ancien_regime-why-garrison-hostile = Stoją tu wrogowie: { $land }.
ancien_regime-why-no-battle = { $general } nie ma bitwy do stoczenia.
ancien_regime-why-support-not-adjacent = { $general } nie stoi obok: { $land }.
ancien_regime-why-support-no-units = { $general } nie ma oddziału.
ancien_regime-why-support-engaged = { $general } bierze już udział w bitwie tej tury ruchu.
ancien_regime-why-support-no-ally = { $power } nie { $power_number ->
        [many] są sojusznikiem
       *[other] jest sojusznikiem
    } tej strony.
ancien_regime-why-support-uncontrolled = Nikt nie kontroluje { $power_gen }; wspiera się tam tylko własną obronę.
ancien_regime-why-passed-before = W tej bitwie { $power } { $power_number ->
        [many] grają już bez kart
       *[other] gra już bez kart
    }: był pas.
ancien_regime-why-no-pile = { $power }: żaden generał nie ma miejsca na następną kartę.
ancien_regime-why-no-cards = { $power } nie { $power_number ->
        [many] mają
       *[other] ma
    } kart.
ancien_regime-why-no-morale = { $power } nie { $power_number ->
        [many] mają
       *[other] ma
    } Morale na kartę.
ancien_regime-why-takes-no-part = { $power } nie { $power_number ->
        [many] biorą
       *[other] bierze
    } udziału w tej bitwie.
ancien_regime-why-other-turn = { $power }: teraz w tej bitwie kolej na kogo innego.
ancien_regime-why-not-in-battle = { $general } nie bierze udziału w tej bitwie.
ancien_regime-why-pile-full = { $general } ma już kartę na każdy ze swoich oddziałów.
ancien_regime-why-other-general = { $general } ma w tym kroku własną kolej, ale nie teraz.
ancien_regime-why-other-step = { $general } dostaje karty w innym kroku.
ancien_regime-why-no-reconnaissance = Karty { $card } nie można zagrać odkrytej.
ancien_regime-why-face-up = Karta nr { $number } jest już odkryta.
ancien_regime-why-no-target = Karta nr { $number } nie jest zakrytą kartą drugiej strony.
ancien_regime-why-capital-stuart = Karol Edward Stuart nie może iść do stolicy.
ancien_regime-why-capital-general-there = Stoi tu generał: { $land }.
ancien_regime-why-capital-not-controlled = { $power }: brak kontroli nad stolicą, { $land }.
ancien_regime-why-capital-only = Pobity generał idzie do swojej stolicy ({ $land }) albo poza planszę.
ancien_regime-why-candidate-no-elector = { $candidate }: to mocarstwo samo nie ma głosu.
ancien_regime-why-candidate-at-war = { $power } i { $candidate } są w stanie wojny.
ancien_regime-why-expelled-before = { $power }: już po usunięciu z koalicji.
ancien_regime-why-expel-leader = { $power }: to mocarstwo czołowe swojej koalicji, zostaje w niej.
ancien_regime-why-expel-minor = { $power }: to mocarstwo pomniejsze, odchodzi tylko razem ze swoim mocarstwem głównym.
ancien_regime-why-no-member = { $power }: to nie członek koalicji, na której czele jest { $leader }.
ancien_regime-why-status-closed = { $power }: w tej fazie nie można wybrać tego statusu: { $status }.
ancien_regime-why-bid-too-high = { $power } { $power_number ->
        [many] mają
       *[other] ma
    } tylko { $count } Morale.
