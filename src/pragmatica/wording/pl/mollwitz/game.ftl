# Małujowice: pytania, odpowiedzi, zdarzenia, wyniki, opcje.

# -- pytania: żetony i etapy
mollwitz-decision-choose_chit = Który żeton zagrać?
    .why = Obie strony wybierają żeton w tajemnicy; każdy żeton służy raz w etapie.
    .help = Gdy obie wybiorą, każda rzuca ukrytą kością i dodaje inicjatywę swego żetonu. Ogłasza się tylko sumy; strona z wyższą decyduje, kto zacznie.
mollwitz-decision-who_first = Kto zaczyna?
    .why = Twoja suma to { $total }, przeciwnika { $other_total }. Przeciwnik odkrył żeton: { $other_group }.
    .help = Jeśli zaczynasz, odkrywasz żeton teraz. Jeśli oddajesz pierwszeństwo, może zostać zakryty aż do swojej kolei.
mollwitz-decision-next_chit = Który żeton jako następny?
    .why = Przeciwnik nie ma już żetonów, więc o inicjatywę się nie rzuca.
    .help = Pozostałe żetony zagrasz jeden po drugim, w dowolnej kolejności.
mollwitz-decision-frederick_leaves = Czy Fryderyk opuszcza pole bitwy?
    .why = Późnym popołudniem króla namówiono, by odjechał.
    .help = Nie kosztuje to punktów, ale nie wyda już rozkazów. W przeciwnym razie pytanie wróci w następnym etapie.
mollwitz-decision-leader_returns = { $leader }: przy którym oddziale wraca?
    .why = Był chwilowo stracony i wraca z końcem tego etapu.
    .help = Może to być każdy podległy mu oddział. Odzyskuje wszystko, czym dowodził.

# -- pytania: dowodzenie
mollwitz-decision-chief = { $leader }: jazda czy rozkazy?
    .why = Pozostałe punkty ruchu: { $points }; rozkaz kosztuje jeden, pole też jeden. { $couriers ->
        [0] Nie ma gońca.
       *[other] Gońcy przy nim: { $couriers }.
    }
    .help = Dowódca skrzydła w jego zasięgu słucha od razu; do innych trzeba gońca, który wraca z końcem następnego etapu. Obok wroga rozkazów nie wydaje.
mollwitz-decision-own_order = { $group }: zmienić rozkaz?
    .why = { $order ->
        [halt] Rozkaz brzmi: Stój.
        [march] Rozkaz brzmi: Marsz.
       *[attack] Rozkaz brzmi: Atak.
    } { $leader ->
        [none] Nikt tu nie może zmienić go sam.
       *[other] { $leader } może spróbować raz; udaje się przy wyniku { $independence } lub niższym.
    }
    .help = Kto zda test, przyjmuje dowolny rozkaz. Skrzydło rozbite w połowie zawsze może stanąć.
mollwitz-decision-take_order = { $leader }: jaki rozkaz?
    .why = Zdał test i decyduje sam.
    .help = Rozkaz obowiązuje od razu.

# -- pytania: działanie
mollwitz-decision-act = { $group }: kto działa teraz?
    .why = { $step ->
        [marked] Najpierw działają niedowodzeni i mogą tylko wracać pod rozkazy.
       *[commanded] Oddziały i dowódcy grupy działają jeden po drugim.
    } { $must_move ->
        [none] Kolejność jest dowolna.
       *[other] Zanim zakończysz, musi się ruszyć: { $must_move }.
    }
    .help = Jeden oddział kończy wszystko, co robi, zanim zacznie następny. Kto nie działał do końca kroku, wykona tylko krok ataku.
mollwitz-decision-unit_acts = { $units }: co teraz?
    .why = Pole { $hex }, { $stopped ->
        [yes] zatrzymanie: bez dalszych kroków.
       *[no] pozostałe punkty ruchu: { $points }.
    }
    .help = Krok, zwrot, odzyskanie morale albo zmiana szyku, w dowolnej kolejności, póki starcza punktów. Przy rozkazie Atak działanie kończy jeszcze jeden krok na wprost.
mollwitz-decision-attack_step = { $units }: na które pole z przodu?
    .why = Przy rozkazie Atak działanie kończy krok naprzód, który nic nie kosztuje.
    .help = Można na niego reagować jak na każdy inny.
mollwitz-decision-rallied = { $unit }: dokąd się zwraca?
    .why = Oddział jest zreorganizowany i zostaje na miejscu.
    .help = Ma morale 1 i nie rusza się w tej aktywacji.
mollwitz-decision-leader_moves = { $leader }: dokąd?
    .why = Pozostałe pola: { $points }. { $towards ->
        [yes] Przy rozkazie Atak każdy krok musi zbliżać do jednego z oddziałów wroga.
       *[no] Teren nie ma dla niego znaczenia.
    }
    .help = Nie może skończyć sam obok wroga.
mollwitz-decision-straighten = { $units }: dokąd się zwracają?
    .why = Oddziały na jednym polu muszą na koniec aktywacji zwracać się tak samo. { $loses ->
        [0] Starcza im na to punktów.
       *[other] Nie starcza im punktów i każdy traci morale: { $loses }.
    }
    .help = Wszystkie obrócą się tak, jak wybierzesz.

# -- pytania: reakcje
mollwitz-decision-react = { $movers } na polu { $hex }: czy ktoś reaguje?
    .why = { $moment ->
        [leaving] Opuszczają twoją strefę.
        [turned] Obracają się w twojej strefie.
       *[entered] Podeszli blisko.
    }
    .help = Piechota oddaje salwę albo zmienia szyk raz w aktywacji wroga; kawaleria może kontrszarżować po teście morale. To, czego teraz zaniechasz, może wrócić przy następnym kroku. Na takie pytania można odpowiedzieć z góry.
mollwitz-decision-face_mover = { $units }: jak się obrócić?
    .why = Obracają się ku wrogowi na polu { $enemy }; dobre są dwa ustawienia.
    .help = Nic to nie kosztuje.
mollwitz-decision-withdraw = { $units }: dokąd się wycofać?
    .why = Pozostałe kroki wycofania, licząc ten: { $left }. Wróg jest na polu { $enemy }.
    .help = Ukierunkowanie się nie zmienia.

# -- pytania: walka
mollwitz-decision-kind_of_combat = { $wing }: ogień czy bagnety?
    .why = Cała piechota skrzydła walczy w jednej aktywacji tak samo.
    .help = Na bagnety atakuje jak kawaleria w szarży: testami morale. Ogień zabiera punkty od razu i może zmusić wroga do odwrotu.
mollwitz-decision-name_arm = { $hex }: uderza piechota czy kawaleria?
    .why = Odwrót lub ucieczka stłoczyły je na jednym polu, a atakuje tylko jedna z nich.
    .help = Druga stoi z boku i może jeszcze strzelać.
mollwitz-decision-next_charge = Która kontrszarża jako następna?
    .why = Kontrszarże rozstrzyga się przed innymi walkami.
    .help = Szarżujący zdali już test; teraz testuje zatrzymany wróg.
mollwitz-decision-declare_melee = { $group }: które pole zaatakować teraz?
    .why = { $forced ->
        [yes] Z rozkazem Atak twoje oddziały muszą walczyć z tym, co mają przed sobą, choć to nie twoja aktywacja.
       *[no] Każdy oddział atakuje raz i raz jest atakowany.
    }
    .help = Jedno pole można atakować z kilku; do stosunku sił liczą się razem. Kogo wiąże Atak, ten musi walczyć z tym, co stoi przed nim.
mollwitz-decision-support = Który dowódca wspiera atak na { $hex }?
    .why = Każdą stronę walki wspiera tylko jeden dowódca.
    .help = Dodaje premię do testów na swoim polu i dzieli jego niebezpieczeństwo.
mollwitz-decision-defend = Atak na { $hex }: strzelać wcześniej?
    .why = { $must ->
        [yes] Bateria strzela, zanim zostanie zdobyta.
       *[no] Każda strefa ognia, która jeszcze nie strzelała, może ostrzelać jedno atakujące pole.
    }
    .help = Skutek liczy się od razu, przed testami.
mollwitz-decision-enter_battery = Kto wchodzi na { $hex }?
    .why = Bateria jest zdobyta; wchodzi tam jeden ze zdobywców.
    .help = Testu po tym nie ma.
mollwitz-decision-next_fire = { $group }: kto strzela teraz?
    .why = { $stage ->
        [exchange] Najpierw ci, których cel może odpowiedzieć.
        [forced] Z rozkazem Atak twoje oddziały muszą strzelać do tych, których mają przed sobą, choć to nie twoja aktywacja.
       *[unpaired] Teraz ci, których cel odpowiedzieć nie może.
    }
    .help = Jeśli obaj stali obok siebie od początku aktywacji, strzelają naraz; inaczej pierwszy strzela ten, do kogo podeszli.
mollwitz-decision-answer_fire = Kto na { $hex } odpowiada na ogień? Strzela: { $unit }.
    .why = Mogą dwa oddziały, odpowie jeden.
    .help = Zużywa to jego strzał.
mollwitz-decision-advance_fire = { $unit }: ogień w natarciu?
    .why = { $answered_by ->
        [none] Nikt na { $hex } nie może odpowiedzieć.
       *[other] Z pola { $hex } odpowiada { $answered_by }.
    }
    .help = Wtedy obie strony strzelają naraz, ty trochę gorzej; a jeśli pole opustoszeje, batalion może na nie wejść.

# -- pytania: po walce
mollwitz-decision-odd_point = { $hex }: który oddział traci nieparzysty punkt?
    .why = Ogień kosztował tyle punktów morale: { $points }.
    .help = Resztę podzielono po równo.
mollwitz-decision-retreat = { $units }: dokąd w odwrót?
    .why = Muszą opuścić { $hex }, dalej od: { $enemies }.
    .help = Te pola są równie dobre. Potem test morale.
mollwitz-decision-flee = { $unit }: którędy ucieka?
    .why = Jest rozbity przez wroga na polu { $enemy } i ucieka o trzy pola.
    .help = Te drogi są równie dobre.
mollwitz-decision-substitute = { $wing }: kto przejmuje dowodzenie?
    .why = Dowódca jest stracony; do jego powrotu zastępuje go jeden z brygadierów.
    .help = Inicjatywa i samodzielność wynoszą tymczasem 0.
mollwitz-decision-lead_brigade = Kto poprowadzi też tę brygadę?
    .why = Jej dowódca jest stracony, a ci są w skrzydle najbliżsi.
    .help = Zachowuje też własną.
mollwitz-decision-join_unit = { $leader }: do którego oddziału się przyłącza?
    .why = Stoi sam na { $hex }, a obok jest wróg.
    .help = Te są równie blisko.
mollwitz-decision-pursue = Kto teraz wchodzi na { $hex }?
    .why = Zwycięzcy idą za obrońcą, stos po stosie, póki jest miejsce.
    .help = Stos, który rusza dalej, robi miejsce następnemu.
mollwitz-decision-go_on = { $unit }: jak daleko dalej?
    .why = Wróg uciekł; kawaleria może ścigać jeszcze do trzech pól na wprost.
    .help = Nie kosztuje to punktów ruchu. Potem test morale.
mollwitz-decision-turn_after = { $units }: dokąd się zwracają?
    .why = Po walce zwycięzcy mogą obrócić się dowolnie.
    .help = Mogą też zostać, jak są.
mollwitz-decision-follow_fire = { $unit }: wejść na { $hex }?
    .why = Strzelał w natarciu, a wróg opuścił pole.
    .help = Bez zwrotu i bez testu.

# -- odpowiedzi
mollwitz-action-chit = { $wing }
mollwitz-action-go_first = Zaczynamy my
mollwitz-action-let_go = Zaczynają oni
mollwitz-action-let_go_open = Zaczynają oni, a my odkrywamy żeton
mollwitz-action-frederick_leaves = { $yes ->
        [yes] Odjeżdża
       *[no] Zostaje
    }
mollwitz-action-place_leader = Na { $hex }
mollwitz-action-leader_step = Na { $hex }
mollwitz-action-order = { $wing }: { $order ->
        [halt] Stój
        [march] Marsz
       *[attack] Atak
    }
mollwitz-action-try_order = Spróbować zmiany
mollwitz-action-auto_halt = Stój
mollwitz-action-act = { $unit }
mollwitz-action-act_stack = { $unit } razem ze szwadronem z tego samego pola
mollwitz-action-act_leader = { $leader }
mollwitz-action-step = Na { $hex }
mollwitz-action-turn = { $clockwise ->
        [yes] Zwrot w prawo
       *[no] Zwrot w lewo
    }
mollwitz-action-recover = { $unit }: odzyskać { $points }
mollwitz-action-recover_all = { $unit }: odzyskać wszystko
mollwitz-action-form_square = Czworobok
mollwitz-action-leave_square = Do linii, przodem { $facing ->
        [0] w górę
        [1] w górę w prawo
        [2] w dół w prawo
        [3] w dół
        [4] w dół w lewo
       *[5] w górę w lewo
    }
mollwitz-action-unmark = Wyprostować linię
mollwitz-action-change_guns = Zmienić szyk: marszowy lub ogniowy
mollwitz-action-go_on_top = Działa na wierzch
mollwitz-action-face = Przodem { $facing ->
        [0] w górę
        [1] w górę w prawo
        [2] w dół w prawo
        [3] w dół
        [4] w dół w lewo
       *[5] w górę w lewo
    }
mollwitz-action-end = To wszystko
mollwitz-action-volley = { $unit }: salwa
mollwitz-action-bend = { $unit }: załamać linię
mollwitz-action-square = { $unit }: czworobok
mollwitz-action-charge = { $unit }: kontrszarża z { $hex }
mollwitz-action-withdraw = { $unit }: wycofanie
mollwitz-action-withdraw_to = Na { $hex }
mollwitz-action-face_mover = { $unit }: zwrot ku nim
mollwitz-action-decline = Nikt nie reaguje
mollwitz-action-retreat = Na { $hex }
mollwitz-action-flee = Drogą { $directions }
mollwitz-action-take_point = { $unit }
mollwitz-action-answer = { $unit }
mollwitz-action-take_over = { $leader }
mollwitz-action-lead_brigade = { $leader }
mollwitz-action-support = { $leader }
mollwitz-action-join = Na { $hex }
mollwitz-action-pursue = Z { $hex }
mollwitz-action-enter = Z { $hex }
mollwitz-action-go_on = { $hexes ->
        [0] Wcale
       *[other] Pola: { $hexes }
    }
mollwitz-action-follow = { $yes ->
        [yes] Wejść
       *[no] Zostać
    }
mollwitz-action-advance_fire = { $yes ->
        [yes] W natarciu
       *[no] Z miejsca
    }
mollwitz-action-fire_at_will = Ogień
mollwitz-action-foot_attacks = Piechota
mollwitz-action-horse_attacks = Kawaleria
mollwitz-action-bayonet = Na bagnety
mollwitz-action-resolve = { $hex }
mollwitz-action-attack = { $hex } z { $hexes }
mollwitz-action-fire = { $unit } do { $hex }
mollwitz-action-instruct = { $unit }, { $window ->
        [volley] salwa
        [bend] załamana linia lub odpieranie ataku
        [square] czworobok
        [charge] kontrszarża
        [withdraw] wycofanie
        [face] zwrot ku kawalerii
       *[defend] ogień przed walką
    }: { $answer ->
        [ask] pytać
        [never] nigdy
        [always] zawsze
       *[chance] przy szansie { $least } na 10 lub większej
    }

# -- zdarzenia
mollwitz-event-turn-began = Zaczyna się etap { $turn }.
mollwitz-event-chit-chosen = { $side } { $side_number ->
        [many] wybierają
       *[other] wybiera
    } żeton{ $wing ->
        [none] .
       *[other] : { $wing }.
    }
mollwitz-event-initiative-rolled = { $side } { $side_number ->
        [many] mają
       *[other] ma
    } w rzucie na inicjatywę { $total }{ $die ->
        [none] .
       *[other] , na kości { $die }.
    }
mollwitz-event-chit-revealed = { $side } { $side_number ->
        [many] odkrywają
       *[other] odkrywa
    } żeton: { $wing }.
mollwitz-event-first-decided = { $side } { $side_number ->
        [many] decydują
       *[other] decyduje
    }, kto zaczyna: { $first }.
mollwitz-event-activation-began = Zaczyna się aktywacja { $wing_gen }.
mollwitz-event-step-began = { $step ->
        [1] Reorganizacja.
        [2] Wodzowie.
        [3] Własna zmiana rozkazu.
        [4] Kto jest dowodzony.
        [5] Niedowodzeni.
        [6] Oddziały i dowódcy działają.
        [7] Walka.
       *[8] Postęp reorganizacji.
    }
mollwitz-event-activation-ended = Kończy się aktywacja { $wing_gen }.
mollwitz-event-turn-ended = Kończy się etap { $turn }.
mollwitz-event-game-over = { $winner ->
        [none] Bitwa pozostaje nierozstrzygnięta. { $reason }
       *[other] { $winner_number ->
            [many] Zwyciężają
           *[other] Zwycięża
        } { $winner }. { $reason }
    }
mollwitz-event-order-given = { $leader } rozkazuje ({ $wing }): { $order ->
        [halt] Stój
        [march] Marsz
       *[attack] Atak
    }.
mollwitz-event-courier-sent = { $leader } wysyła gońca z rozkazem ({ $wing }): { $order ->
        [halt] Stój
        [march] Marsz
       *[attack] Atak
    }.
mollwitz-event-couriers-back = { $leader } odzyskuje gońców: { $count }.
mollwitz-event-independence-rolled = { $leader } chce zdecydować sam: { $die } wobec { $against }, { $passed ->
        [yes] wolno mu.
       *[no] nie wolno mu.
    }
mollwitz-event-order-taken = Rozkaz { $wing_gen } zmienia się na: { $order ->
        [halt] Stój
        [march] Marsz
       *[attack] Atak
    }.
mollwitz-event-out-of-command = { $unit }: oddział wychodzi poza zasięg dowodzenia.
mollwitz-event-back-in-command = { $unit }: oddział wraca pod rozkazy.
mollwitz-event-leader-moved = { $leader } jedzie z { $from } na { $to }.
mollwitz-event-moved = { $unit }: oddział przechodzi z { $from } na { $to }.
mollwitz-event-turned = { $unit }: oddział zwraca się przodem { $facing ->
        [0] w górę
        [1] w górę w prawo
        [2] w dół w prawo
        [3] w dół
        [4] w dół w lewo
       *[5] w górę w lewo
    }.
mollwitz-event-formed = { $unit }: oddział { $formation ->
        [line] staje w linii.
        [bent_left] załamuje linię z lewej.
        [bent_right] załamuje linię z prawej.
        [repel] szykuje się do odparcia ataku.
        [square] formuje czworobok.
        [skirmish] rozwija szyk luźny.
        [limbered] przechodzi w szyk marszowy.
        [unlimbered] przechodzi w szyk ogniowy.
       *[routed] zostaje rozbity.
    }
mollwitz-event-stopped = { $unit }: oddział zatrzymuje się na { $hex }.
mollwitz-event-reaction-declined = { $unit }: oddział nie reaguje na ruch wroga ({ $mover }).
mollwitz-event-withdrew = { $unit }: oddział wycofuje się z { $from } na { $to }.
mollwitz-event-countercharged = { $unit }: oddział kontrszarżuje z { $hex }; cel: { $mover }.
mollwitz-event-recovered = { $unit }: oddział { $points ->
        [0] nie odzyskuje morale.
       *[other] odzyskuje morale: { $points }.
    }
mollwitz-event-straightened = Oddziały na { $hex } ustawiono w jedną stronę, ze stratą.
mollwitz-event-instruction-used = { $unit }: zgodnie z twoją instrukcją, { $window ->
        [volley] salwa
        [bend] załamana linia lub odpieranie ataku
        [square] czworobok
        [charge] kontrszarża
        [withdraw] wycofanie
        [face] zwrot ku kawalerii
       *[defend] ogień przed walką
    }.
mollwitz-event-tested = Test morale na { $hex }: kość { $die }, wynik { $result } wobec { $against }, { $passed ->
        [yes] zdany.
       *[no] niezdany.
    }
mollwitz-event-fired = { $unit }: oddział strzela do { $hex }: kość { $die }, wiersz { $row }, kolumna { $column }. { $points ->
        [0] Bez skutku.
       *[other] Stracone punkty: { $points }.
    }
mollwitz-event-leader-rolled = { $leader } w niebezpieczeństwie: kość { $die }, { $lost ->
        [yes] stracony.
       *[no] cały.
    }
mollwitz-event-melee-began = Atak na { $hex } z { $hexes }.
mollwitz-event-attack-broke = Atak na { $hex } z { $from } załamuje się.
mollwitz-event-melee-won = Obrońca { $hex } jest pobity.
mollwitz-event-melee-held = Obrońca { $hex } wytrzymuje.
mollwitz-event-pursued = { $unit }: oddział ściga wroga z { $from } na { $to }.
mollwitz-event-morale-lost = { $unit }: oddział traci morale: { $points }; zostaje { $morale }.
mollwitz-event-morale-regained = { $unit }: oddział odzyskuje morale: { $points }; ma teraz { $morale }.
mollwitz-event-step-lost = { $unit }: oddział zostaje osłabiony.
mollwitz-event-routed = { $unit }: oddział zostaje rozbity na { $hex }.
mollwitz-event-eliminated = { $unit }: oddział zostaje wyeliminowany na { $hex }.
mollwitz-event-retreated = { $unit }: oddział cofa się z { $from } na { $to }.
mollwitz-event-fled = { $unit }: oddział ucieka przez { $path }.
mollwitz-event-rally-marked = { $unit }: oddział reorganizuje się, { $marker ->
        [r1] stopień pierwszy.
        [r2] stopień drugi.
       *[r3] stopień trzeci.
    }
mollwitz-event-rally-lost = { $unit }: oddział przerywa reorganizację.
mollwitz-event-rallied = { $unit }: oddział kończy reorganizację.
mollwitz-event-leader-lost = { $leader } zostaje stracony na { $hex } do końca etapu { $turn }.
mollwitz-event-leader-returned = { $leader } wraca na { $hex }.
mollwitz-event-command-taken = { $leader } obejmuje dowództwo { $wing_gen }.
mollwitz-event-leader-left = { $leader } opuszcza pole bitwy.
mollwitz-event-objective-taken = { $side } { $side_number ->
        [many] zajmują
       *[other] zajmuje
    } { $hex }.
mollwitz-event-army-broke = Armia { $side_gen } załamuje się. Stracone punkty: { $points }.
mollwitz-event-scored = { $side } { $side_number ->
        [many] zdobywają
       *[other] zdobywa
    } punkty: { $points }.

# -- wyniki
mollwitz-outcome-army-broken = Armia się załamała.
mollwitz-outcome-points = Po ostatnim etapie rozstrzygnęły punkty.

# -- opcje
mollwitz-option-facing_model = Ukierunkowanie oddziałów
    .help = Do boku heksu, z trzema polami z przodu, albo do narożnika, z dwoma. Rysunki instrukcji można czytać i tak, i tak.
    .value-board = jak w pliku planszy
    .value-hexside = do boku heksu
    .value-vertex = do narożnika heksu
mollwitz-option-forward_dirs = Naprzód
    .help = Czy oddział idzie tylko na wprost, czy na dowolne pole z przodu.
    .value-straight = tylko na wprost
    .value-front = na dowolne pole z przodu
mollwitz-option-courier_delay = Rozkazy przez gońca
    .help = Czy rozkaz wieziony przez gońca obowiązuje od razu.
    .value-false = obowiązują od razu
    .value-true = obowiązują, gdy goniec ma wrócić
mollwitz-option-cavalry_may_stay = Piechota przed kawalerią
    .help = Czy kawaleria, w której strefę wchodzi piechota, musi szarżować lub się wycofać.
    .value-false = musi szarżować lub się wycofać
    .value-true = może też zostać
mollwitz-option-countercharge_retest = Kontrszarże
    .help = Czy test reakcji liczy się też jako pierwszy test walki.
    .value-false = jeden test na oba
    .value-true = w walce nowy test
mollwitz-option-one_volley = Strzały w aktywacji
    .help = Czy salwa w reakcji zużywa strzał ognia obronnego.
    .value-true = razem jeden na strefę ognia
    .value-false = reakcje liczy się osobno
mollwitz-option-two_steps = Rozbicie i trzy stracone punkty
    .help = Co traci oddział, którego jedno i drugie spotka w jednej aktywacji.
    .value-false = jeden stopień siły
    .value-true = dwa stopnie siły
mollwitz-option-margin_base = Różnica w niezdanym teście walki
    .help = Od czego liczy się straty w walce.
    .value-effective = morale z dowódcą
    .value-current = morale bez dowódcy
mollwitz-option-routed_attacker_flees = Rozbici atakujący
    .help = Czy zostają na miejscu, aż znajdzie ich wróg.
    .value-false = zostają
    .value-true = uciekają od razu
mollwitz-option-hidden_dice = Kości inicjatywy
    .help = Przy jawnych kościach suma zdradza, który żeton leży zakryty.
    .value-true = ukryte do odkrycia żetonu
    .value-false = jawne
mollwitz-option-zone_reentry = Strefy zatrzymują piechotę
    .help = Czy zatrzymuje ją każde pole strefy kontroli, czy tylko pierwsze.
    .value-true = na każdym polu
    .value-false = tylko wchodzącą z zewnątrz
mollwitz-option-standing_scope = Kawaleria zastana w miejscu
    .help = Kiedy atakowana kawaleria liczy się jako stojąca.
    .value-any = zawsze, gdy nie kontrszarżowała
    .value-reaction = tylko po odmowie lub nieudanej kontrszarży
mollwitz-option-forced_fight_scope = Walka w aktywacji wroga
    .help = Z kim muszą wtedy walczyć oddziały z rozkazem Atak.
    .value-group = tylko z aktywowaną grupą
    .value-wings = ze wszystkimi skrzydłami
mollwitz-option-hussars_attack_adjacent = Huzarzy obok piechoty i kawalerii liniowej
    .help = Wejść tam nie mogą; czy mogą walczyć z tym, co podeszło do nich?
    .value-true = mogą
    .value-false = nie mogą
mollwitz-option-sight_pairs = Widoczność wzdłuż krawędzi
    .help = Jak ocenia się linię widoczności między dwoma heksami.
    .value-pairs = zasłonięta, gdy zasłaniają oba
    .value-lines = dwiema liniami, nieco z każdej strony
mollwitz-option-stack_retreat = Ogień do dwóch szwadronów
    .help = Które punkty decydują o ich odwrocie.
    .value-sum = wszystkie razem
    .value-worst = te, które stracił bardziej trafiony
mollwitz-option-withdrawal_test = Wycofanie
    .help = Czy po każdym wycofaniu następuje test morale.
    .value-false = bez testu
    .value-true = zawsze test
mollwitz-option-frederick_leaves = Fryderyk
    .help = Czy od piątego etapu król może odjechać, jak to zrobił naprawdę.
    .value-true = może opuścić pole
    .value-false = zostaje
