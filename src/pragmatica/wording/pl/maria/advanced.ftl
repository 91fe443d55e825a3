# Maria, pełna gra: nazwy, pytania, odpowiedzi, zdarzenia, opcje, wyniki.

# -- nazwy
suit-reserve = tylko Reserve
candidate-francis = Franciszek Stefan Lotaryński
    .gen = Franciszka Stefana Lotaryńskiego
    .dat = Franciszkowi Stefanowi Lotaryńskiemu
    .acc = Franciszka Stefana Lotaryńskiego
    .ins = Franciszkiem Stefanem Lotaryńskim
    .loc = Franciszku Stefanie Lotaryńskim
candidate-charles = Karol Albert Bawarski
    .gen = Karola Alberta Bawarskiego
    .dat = Karolowi Albertowi Bawarskiemu
    .acc = Karola Alberta Bawarskiego
    .ins = Karolem Albertem Bawarskim
    .loc = Karolu Albercie Bawarskim
status-prussian_ally = sojusznik Prus
status-neutral = neutralna
status-austrian_ally = sojusznik Austrii
box-electors = 3 elektorów
box-emperor = Cesarz
box-italy = Włochy
box-silesia = Śląsk
offmap-ostpreussen = Prusy Wschodnie
offmap-england = Anglia
offmap-italien_frankreich = Włochy (korpus francuski)
offmap-italien_oesterreich = Włochy (korpus austriacki)
area-france = Francja
area-bavaria = Bawaria
area-prussia = Prusy
area-saxony = Saksonia
area-pragmatic = kraj Armii Pragmatycznej
area-austria = Austria
area-silesia = Śląsk
area-poland = Polska
area-core-austria = Austria na mapie Bohemii
area-austrian-netherlands = Niderlandy Austriackie
area-flanders-map = mapa Flandrii
area-bohemia-map = mapa Bohemii
phase-politics = Polityka
phase-election = Wybory cesarskie
phase-end-of-stage = Koniec etapu

# -- pytania
maria-decision-name_trump = Który kolor jest atutowy?
    .why = Kto wygrał ostatnią bitwę, wskazuje kolor atutowy polityki w tej turze.
    .help = Wyłożone karty tego koloru liczą się jako wpływ. Reserve liczy się zawsze, za 16.
maria-decision-place_card = { $power }: którą kartę wyłożyć na planszę polityki?
    .why = Każda frakcja główna może położyć zakrytą kartę z ręki na swoim polu; karty decydują o kolejności wyboru.
    .help = Liczą się karty atutowe, za swoją wartość, a Reserve za 16. Karta innego koloru to blef i wraca do ręki. Wyłożonych kart nie można użyć w bitwie ani do zapłaty.
maria-decision-choose_political = { $power }: wziąć kartę polityki?
    .why = Wybiera się w kolejności wpływu. Do wzięcia: { $offer }.
    .help = Za kartę oddaje się wszystkie własne karty z planszy ({ $power }). Można je też zachować: zostają i liczą się w następnej turze.
maria-decision-execute_card = { $power }: wykonać kartę „{ $political }”?
    .why = Karta została wzięta; teraz trzeba powiedzieć, co się z nią dzieje.
    .help = Wykonać: użyć jej polecenia, strzałek albo obu. Odrzucić: karta znika bez skutku, a czasem tylko o to chodzi.
maria-decision-carry_out = Wykonać polecenie karty „{ $political }”?
    .why = Karta ma i polecenie, i strzałki.
    .help = Można użyć jednego, drugiego albo obu.
maria-decision-name_recipient = Kto dostaje to, co daje karta „{ $political }”?
    .why = Karta wymienia dwie frakcje; wskazuje ta, która ją wykonuje: { $power }.
    .help = Armie od razu trafiają do generałów wskazanej frakcji.
maria-decision-move_marker = { $power }: przesunąć znacznik (tor: { $track })?
    .why = Strzałka karty „{ $political }” przesuwa go o { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[many] { $steps } pól
    } albo wcale.
    .help = Znaczniki ruszają dopiero po obu kartach, każdy raz, o sumę wszystkich strzałek swojego toru.
maria-decision-card_return = Czy wraca któryś z generałów { $power_gen } spoza mapy?
    .why = Przyznane armie: { $left }; generał spoza mapy może wrócić od razu, jeśli weźmie co najmniej jedną.
    .help = Albo nikt: armie dostają generałowie na mapie. Ten, kto jest na polu „off-map”, nie dostaje żadnej.
maria-decision-send_corps = Który generał { $power_gen } wyrusza?
    .why = Trzeba wysłać korpus ekspedycyjny: jeden generał ze swoimi armiami idzie na pole „off-map” ({ $box }).
    .help = Jest tam poza grą, dopóki znacznik nie opuści tego symbolu. Może to być generał spoza planszy, za 8 pkt w kartach; dostaje wtedy 2 armie.
maria-decision-welcome = { $city }: czy { $general } dołącza do zgrupowania, w którym jest { $other }?
    .why = { $general } wraca z pola „off-map”, a tam, dokąd wraca, stoi { $other }.
    .help = Jeśli nie, { $other } ustępuje miejsca.
maria-decision-give_way = Wraca { $general }: kto ustępuje miejsca i dokąd idzie?
    .why = { $general } wraca z pola „off-map” do zajętego miasta: { $city }.
    .help = Do wyboru są najbliższe miasta, w których ten pionek może stanąć.
maria-decision-relocate = { $power }: który pionek teraz i dokąd?
    .why = { $cause ->
        [expulsion] Saksonia jest neutralna: obce pionki wracają do siebie.
        [homecoming] Saksonia jest neutralna: jej pionki wracają do miast startowych.
        [peace] Zawarto pokój: Prusacy idą do Prus, Austriacy do Austrii.
       *[parting] Saksonia zmieniła strony: jej generałowie rozstają się z dawnymi przyjaciółmi.
    }
    .help = Każdy idzie do najbliższego dozwolonego miasta; spośród równie bliskich wybierasz. Pozostałe pionki: { $pieces }.
maria-decision-shift_saxony = O ile przesuwa się znacznik Saksonii?
    .why = Prusy straciły { $points ->
        [one] punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }: za każdy Austria może przesunąć znacznik o pole w prawo.
    .help = Liczy się tylko pole, na którym znacznik się zatrzyma. Po prawej Saksonia staje się neutralna, a dalej sojusznikiem Austrii.
maria-decision-saxon_return = Czy { $general } wraca do gry po stronie Saksonii?
    .why = Saksonia jest teraz sojusznikiem Austrii; generał spoza planszy może wrócić od razu.
    .help = Potrzebuje co najmniej jednej nowej armii, po 4 pkt w kartach Saksonii za każdą.
maria-decision-offer_peace = Czy Prusy proponują pokój?
    .why = Prusy mają wszystkie siedem twierdz na Śląsku.
    .help = Jeśli Austria się zgodzi, Śląsk na stałe staje się pruski, a Prusy są neutralne do początku swojego etapu po następnym. Odmowa niczego nie zmienia.
maria-decision-accept_peace = Czy Austria przyjmuje pokój?
    .why = Prusy mają cały Śląsk i chcą na pewien czas wyjść z wojny.
    .help = Śląsk na stałe staje się pruski, pruskie znaczniki znikają z Austrii, Saksonia, jeśli jest sojusznikiem Prus, staje się neutralna, a Prusy są neutralne do początku swojego etapu po następnym.
maria-decision-receive_train = Gdzie wchodzi do gry { $train }?
    .why = Po zaanektowaniu Śląska Prusy dostają drugi tabor.
    .help = W wolnej pruskiej głównej twierdzy; teraz jest nią także Breslau.
maria-decision-reduce = Czy Francja redukuje cele militarne?
    .why = W Austrii na mapie Bohemii nie ma francuskiego generała: raz w grze Francja może oddać wszystkie swoje twierdze w tym kraju.
    .help = Połowa znaczników, zaokrąglona w górę, leży na boku i nie potrzebuje już miejsca; reszta wraca do puli. Następna twierdza zdobyta przez Francję albo Bawarię na mapie Bohemii przywraca je wszystkie.
maria-decision-serve_first = { $power }: które subsydium najpierw?
    .why = Dobrane karty nie wystarczą na wszystkie kontrakty.
    .help = Pierwsza dobrana karta idzie do pierwszego odbiorcy, i tak dalej. Dla kogo zabraknie, ten w tej turze nic nie dostaje.
maria-decision-vote = Na kogo { $power } { $power_number ->
        [many] oddają
       *[other] oddaje
    } głos elektora ({ $city })?
    .why = Wybory cesarskie: dziewięć głosów, wystarczy pięć. Dotąd Franciszek: { $francis }, Karol: { $charles }.
    .help = Franciszek: znacznik Austrii trafia na pole „Cesarz”. Karol: znacznik Francji.
maria-decision-pick_in_turn = Który pionek rusza się teraz?
    .why = { $dispute ->
        [yes] Spór o kolejność: na mapie Flandrii obaj gracze ruszają na przemian po jednym pionku.
       *[no] Austria i Armia Pragmatyczna ruszają się w tej samej fazie; każda rusza tyloma pionkami, iloma chce, i pasuje.
    }
    .help = { $dispute ->
        [yes] Kto skończył na mapie Flandrii, w tej fazie już się tam nie rusza. Na mapie Bohemii ruch jest swobodny.
       *[no] Faza kończy się, gdy obaj spasują jeden po drugim; do tej chwili pas nie jest ostateczny.
    }
maria-decision-move_consent = { $commander } chce ruszyć, z nim miałby iść { $general }: zgoda?
    .why = Tworzą zgrupowanie dwóch graczy, a { $asking } chce je ruszyć.
    .help = Po odmowie nie można o to prosić ponownie w tej fazie; każdy z nich może iść sam.

# -- odpowiedzi
maria-action-name = Kolor atutowy: { $suit }
maria-action-lay = Wyłóż: { $card }
maria-action-decline = Żadnej karty
maria-action-choose = Weź: { $political }
maria-action-store = Zachowaj karty
maria-action-execute = Wykonaj: { $political }
maria-action-discard = Odrzuć bez użycia
maria-action-other = Wykonaj zamiast niej: { $political }
maria-action-carry_out = { $yes ->
        [yes] Wykonaj polecenie
       *[no] Tylko strzałki
    }
maria-action-recipient = { $power }
maria-action-move_marker = { $way ->
        [left] W lewo
       *[right] W prawo
    }
maria-action-return = Wraca { $general }: { $city }
maria-action-send = Wyrusza { $general }
maria-action-relocate = { $piece }: { $city }
maria-action-shift_saxony = { $spaces ->
        [0] Zostaje
        [one] O jedno pole w prawo
        [few] O { $spaces } pola w prawo
       *[many] O { $spaces } pól w prawo
    }
maria-action-saxon_return = { $city }, { $troops ->
        [one] jedna armia
        [few] { $troops } armie
       *[many] { $troops } armii
    }
maria-action-offer_peace = { $yes ->
        [yes] Zaproponuj pokój
       *[no] Walcz dalej
    }
maria-action-accept_peace = { $yes ->
        [yes] Przyjmij
       *[no] Odrzuć
    }
maria-action-reduce = { $yes ->
        [yes] Zredukuj cele
       *[no] Nie teraz
    }
maria-action-reduce_now = Francja redukuje cele militarne
maria-action-serve = Najpierw { $power }
maria-action-vote = Głos na { $candidate_acc }
maria-action-stay_off = Zostaje poza grą
maria-action-dispute = Zgłoś spór o kolejność ruchów

# -- zdarzenia: punkty zwycięstwa
maria-event-pool-changed = { $change ->
        [-1] { $power } { $power_number ->
            [many] wykładają
           *[other] wykłada
        } znacznik zwycięstwa; w puli: { $pool }.
        [1] Znacznik zwycięstwa wraca do puli { $power_gen }; jest ich tam { $pool }.
       *[other] W puli { $power_gen } znaczników jest teraz { $pool }.
    }
maria-event-battle-points = { $power } { $power_number ->
        [many] zdobywają
       *[other] zdobywa
    } za bitwę { $points ->
        [one] punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; traci je { $opponent }.
maria-event-supply-points = { $power } { $power_number ->
        [many] tracą
       *[other] traci
    } z głodu { $points ->
        [one] punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
maria-event-box-taken = { $power } { $power_number ->
        [many] kładą
       *[other] kładzie
    } znacznik na polu „{ $box }”.
maria-event-box-emptied = { $power } { $power_number ->
        [many] zabierają
       *[other] zabiera
    } znacznik z pola „{ $box }”.
maria-event-aside-returned = Do puli { $power_gen } { $count ->
        [one] wraca odłożony znacznik.
        [few] wracają { $count } odłożone znaczniki.
       *[many] wraca { $count } odłożonych znaczników.
    }
maria-event-winter-scored = Zimowe punkty po turze { $turn } są zapisane i zakryte.

# -- zdarzenia: wspólny etap dwóch graczy
maria-event-passed = { $seat } pasuje.
maria-event-disputed = { $seat } zgłasza spór: na mapie Flandrii obaj gracze ruszają teraz na przemian.
maria-event-finished = { $seat } kończy ruchy na mapie Flandrii.
maria-event-move-refused = { $power } nie { $power_number ->
        [many] zgadzają
       *[other] zgadza
    } się na wspólny ruch; dowodzi { $commander }.

# -- zdarzenia: polityka
maria-event-political-revealed = Do wzięcia: { $political }.
maria-event-election-announced = Na koniec tej tury odbędą się wybory cesarskie.
maria-event-trump-named = { $seat } wskazuje kolor atutowy: { $suit }.
maria-event-trump-turned = { $shown ->
        [none] Nie ma już czego odkryć. Kolor atutowy: { $suit }.
       *[other] Odkryto: { $shown }. Kolor atutowy: { $suit }.
    }
maria-event-card-placed = { $power } { $power_number ->
        [many] wykładają
       *[other] wykłada
    } kartę.
maria-event-placing-declined = { $power } nie { $power_number ->
        [many] wykładają
       *[other] wykłada
    } karty.
maria-event-display-revealed = { $power } { $power_number ->
        [many] odkrywają
       *[other] odkrywa
    } wyłożone karty: { $shown }.
maria-event-display-returned = { $power } { $power_number ->
        [many] biorą
       *[other] bierze
    } z powrotem na rękę: { $shown }.
maria-event-display-turned = { $power } { $power_number ->
        [many] zakrywają
       *[other] zakrywa
    }: { $shown }.
maria-event-influence = { $power } { $power_number ->
        [many] mają
       *[other] ma
    } wpływ { $sum }.
maria-event-stored = { $power } { $power_number ->
        [many] zachowują
       *[other] zachowuje
    } swoje karty.
maria-event-political-chosen = { $power } { $power_number ->
        [many] biorą
       *[other] bierze
    } kartę „{ $political }”.
maria-event-display-discarded = { $power } { $power_number ->
        [many] płacą
       *[other] płaci
    } kartami z planszy: { $shown }.
maria-event-executed = { $power } { $power_number ->
        [many] wykonują
       *[other] wykonuje
    } kartę „{ $political }”.
maria-event-unused = { $power } { $power_number ->
        [many] odrzucają
       *[other] odrzuca
    } kartę „{ $political }” bez użycia.
maria-event-move-announced = { $power } { $power_number ->
        [many] zapowiadają
       *[other] zapowiada
    } ruch znacznika ({ $track }): { $steps ->
        [-3] trzy pola w lewo
        [-2] dwa pola w lewo
        [-1] jedno pole w lewo
        [1] jedno pole w prawo
        [2] dwa pola w prawo
       *[other] { $steps } pola w prawo
    }.
maria-event-offer-discarded = Nikt nie bierze karty „{ $political }”.
maria-event-marker-moved = Znacznik ({ $track }) staje na polu „{ $to_field }”.
maria-event-troops-granted = { $power } { $power_number ->
        [many] dostają
       *[other] dostaje
    } { $count ->
        [one] armię.
        [few] { $count } armie.
       *[many] { $count } armii.
    }
maria-event-income-changed = { $power } { $power_number ->
        [many] dobierają
       *[other] dobiera
    } { $game ->
        [yes] do końca gry
       *[no] w tej turze
    } o jedną kartę { $change ->
        [-1] mniej
       *[other] więcej
    }.
maria-event-corps-sent = { $general } wyrusza z korpusem ekspedycyjnym.
maria-event-corps-returned = { $general } wraca z wyprawy ({ $city }).

# -- zdarzenia: zmiany polityczne
maria-event-neutrality-began = { $power } { $power_number ->
        [many] stają się neutralne
       *[other] staje się neutralna
    }.
maria-event-neutrality-ended = { $power } nie { $power_number ->
        [many] są
       *[other] jest
    } już { $power_number ->
        [many] neutralne
       *[other] neutralna
    }.
maria-event-saxony-changed = Saksonia zmienia status z „{ $former_status }” na „{ $status }”.
maria-event-transferred = { $piece } wraca: { $from_city } – { $to_city }.
maria-event-piece-lost = { $piece } nie ma już dokąd pójść i schodzi z planszy.
maria-event-peace-offered = { $yes ->
        [yes] Prusy proponują Austrii pokój.
       *[no] Prusy nie proponują pokoju.
    }
maria-event-peace-answered = { $yes ->
        [yes] Austria przyjmuje pokój.
       *[no] Austria odrzuca pokój.
    }
maria-event-annexed = Prusy anektują Śląsk. Oddane twierdze w Austrii: { $removed }, odłożone znaczniki: { $aside }.
maria-event-reduced = Francja redukuje cele militarne. Oddane twierdze: { $removed }, odłożone znaczniki: { $aside }.
maria-event-saxony-shifted = Punkty stracone przez Prusy: { $points }; Austria { $spaces ->
        [0] nie przesuwa znacznika Saksonii.
        [one] przesuwa znacznik Saksonii o jedno pole w prawo.
        [few] przesuwa znacznik Saksonii o { $spaces } pola w prawo.
       *[many] przesuwa znacznik Saksonii o { $spaces } pól w prawo.
    }

# -- zdarzenia: układy i wybory cesarskie
maria-event-contract-made = { $giver } { $giver_number ->
        [many] będą płacić
       *[other] będzie płacić
    } { $receiver_dat } subsydium przez { $turns ->
        [one] jedną turę
        [few] { $turns } tury
       *[many] { $turns } tur
    }, { $number ->
        [one] po jednej karcie
       *[other] po { $number } karty
    } na turę.
maria-event-contract-ended = { $giver } nie { $giver_number ->
        [many] płacą
       *[other] płaci
    } już subsydium { $receiver_dat }.
maria-event-voted = Elektor ({ $city }) oddaje głos na { $candidate_acc }; decyduje { $power }.
maria-event-elected = Cesarzem zostaje { $candidate }, { $votes ->
        [few] { $votes } głosami
       *[many] { $votes } głosami
    } z dziewięciu.
maria-event-proposed = { $answering ->
        [none] { $seat } postanawia: { $clauses }.
       *[other] { $seat } proponuje { $answering_dat }: { $clauses }.
    }
maria-event-proposal-answered = { $answer ->
        [accepted] { $seat } i { $proposer } zawierają układ: { $clauses }.
        [withdrawn] { $seat } wycofuje propozycję: { $clauses }.
        [amended] { $seat } chce zmienić propozycję { $proposer_gen }: { $clauses }.
       *[refused] { $seat } odrzuca propozycję { $proposer_gen }: { $clauses }.
    }
maria-event-agreement-lapsed = Układ { $seat_gen } i { $answering_gen } wygasa: { $clauses }.

# -- wyniki
maria-outcome-pool-empty = W puli frakcji zwycięzcy nie ma już znaczników zwycięstwa.
maria-outcome-winter-scores = Frakcja zwycięzcy ma najniższą sumę zimowych punktów.

# -- opcje
maria-option-silesia_markers_from_pool = Pierwsze znaczniki na Śląsku
    .help = Skąd bierze się siedem znaczników, które leżą na Śląsku na początku.
    .value-true = z pul: Prusy zaczynają z 11, Austria z 3
    .value-false = spoza planszy: pule zostają pełne
maria-option-card_execution = Wykonanie karty polityki
    .help = Czego trzeba użyć, gdy karta ma i polecenie, i strzałki.
    .value-and_or = polecenia, strzałek albo obu
    .value-instruction_forced = polecenia zawsze, strzałek do woli
maria-option-corps_return = Kiedy wraca korpus
    .help = Kiedy generał schodzi z pola „off-map”, gdy znacznik opuści symbol.
    .value-immediate = od razu
    .value-end_of_politics = na końcu etapu polityki
maria-option-set_aside_rounding = Połowa odkładanych znaczników
    .help = Jak dzieli się nieparzystą liczbę przy aneksji i przy redukcji celów Francji.
    .value-up = w górę
    .value-down = w dół
maria-option-reduction_timing = Kiedy Francja może zredukować cele
    .help = Dopóki w Austrii na mapie Bohemii nie ma francuskiego generała.
    .value-any_time = w każdej chwili
    .value-end_of_french_stage = tylko na końcu swojego etapu
maria-option-reduction_return = Co przywraca francuskie znaczniki
    .help = Po redukcji nowy sukces Francji oddaje odłożone znaczniki do puli.
    .value-any_conquest = każde zdobycie twierdzy na mapie Bohemii
    .value-marker_placed = każdy francuski znacznik położony na twierdzy
maria-option-saxony_shift_timing = Kiedy rusza znacznik Saksonii
    .help = Po bitwie, w której Prusy straciły punkty.
    .value-after_retreat = po odwrocie
    .value-before_retreat = przed odwrotem
maria-option-saxony_expulsion = Obce pionki w neutralnej Saksonii
    .help = Co się z nimi dzieje, gdy Saksonia staje się neutralna.
    .value-transfer = od razu trafiają do siebie
    .value-march_out = zostają i muszą wymaszerować
maria-option-saxony_double_stage = Saksonia działa dwa razy
    .help = Jeśli zmieni strony po własnym etapie, mogłaby w tej samej turze działać jeszcze z Austrią.
    .value-true = tak, bez nowych kart
    .value-false = nie, dopiero od następnej tury
maria-option-subsidy_amount = Wielkość subsydium
    .help = Ile kart przekazuje kontrakt w każdej turze.
    .value-exactly_one = jedną
    .value-at_least_one = od jednej do trzech, według umowy
maria-option-victory_after_election = Sprawdzenie pul po wyborach cesarskich
    .help = Czy znacznik na polu „Cesarz” może od razu dać zwycięstwo.
    .value-true = tak
    .value-false = nie, dopiero przy następnym zwykłym sprawdzeniu
maria-option-mixed_stack_account = Punkty mieszanego zgrupowania
    .help = Na czyje konto idą.
    .value-commander = na konto frakcji dowódcy
maria-option-arenberg_reentry = Gdzie wraca Arenberg
    .help = Oprócz głównych twierdz Austrii.
    .value-dutch = w holenderskich głównych twierdzach
    .value-pa = we wszystkich głównych twierdzach Armii Pragmatycznej
maria-option-saxony_can_return = Saksonia może wrócić do Prus
    .help = Czy znacznik może znów przejść w lewo, na stronę Prus.
    .value-false = nie, odejście jest ostateczne
    .value-true = tak
maria-option-optional_politics = Opcjonalne zasady polityki
    .help = Blefujące karty zostają na tę turę zakryte na planszy, zamiast od razu wrócić do ręki.
    .value-false = nie
    .value-true = tak

# -- dlaczego czegoś nie ma wśród odpowiedzi
maria-why-border = { $mover } nie może przejść na drugą mapę; robią to tylko pionki francuskie i austriackie, same albo razem ze sobą.
maria-why-neutral-stays-home = { $power } { $power_number ->
        [many] są neutralne i ich
       *[other] jest neutralna i jej
    } pionki nie opuszczają własnego kraju, a { $city } leży poza nim.
maria-why-neutral-ground = { $city } leży w neutralnym kraju { $power_gen }, do którego obcy pionek nie wejdzie.
maria-why-way-out = { $mover } stoi w neutralnym kraju, gdzie każdy krok musi zbliżać do granicy; { $city } nie zbliża.
maria-why-marches-out = { $piece } musi najpierw wymaszerować z neutralnej Saksonii.
maria-why-promise-no-attack = { $power } { $power_number ->
        [many] obiecały
       *[other] obiecała
    } ({ $partner_dat }) nie atakować { $other_gen } do końca tury { $until }.
maria-why-promise-keep-out = { $power } { $power_number ->
        [many] obiecały
       *[other] obiecała
    } ({ $partner_dat }) nie wchodzić do końca tury { $until } na ten obszar: { $area }.
maria-why-promise-keep-away = { $power } { $power_number ->
        [many] obiecały
       *[other] obiecała
    } ({ $partner_dat }) trzymać się z dala do końca tury { $until }; miasto: { $city }, odległość większa niż { $distance }.
maria-why-promise-leave = { $power } { $power_number ->
        [many] obiecały
       *[other] obiecała
    } ({ $partner_dat }) opuścić w turze { $until } ten obszar: { $area }.
maria-why-promise-peace = { $power } { $power_number ->
        [many] obiecały
       *[other] obiecała
    } ({ $partner_dat }) pokój w sprawie Śląska.
maria-why-promise-vote = { $power } { $power_number ->
        [many] obiecały
       *[other] obiecała
    } ({ $partner_dat }) głosować na { $candidate_acc }.
maria-why-not-france = Tylko Francja może zredukować swoje cele.
maria-why-reduction-later = W tej grze Francja może to zrobić tylko na końcu swojego etapu, gdy padnie pytanie.
maria-why-reduced-before = Francja już to zrobiła; można to zrobić raz w grze.
maria-why-nothing-to-reduce = W Austrii na mapie Bohemii nie leży żaden francuski znacznik.
maria-why-french-general-there = W Austrii na mapie Bohemii stoi { $piece }.
maria-why-on-display = { $card } leży na planszy polityki, nie w ręce.
maria-why-not-on-offer = Tej karty nie ma do wzięcia: „{ $political }”.
maria-why-no-arms = Karta „{ $political }” nie ma symbolu tej frakcji: { $power }.
maria-why-no-other-card = W tej turze nie masz innej wziętej i nieużytej karty polityki.
maria-why-not-named = Karta nie wymienia tej frakcji: { $power }.
maria-why-arrow-way = { $track }: strzałka nie wskazuje w tę stronę.
maria-why-disputed = Spór o kolejność już trwa.
maria-why-nothing-to-dispute = Spór o kolejność można zgłosić tylko wtedy, gdy obaj gracze mają pionki na mapie Flandrii.
maria-why-not-your-piece = { $piece }: tym pionkiem rusza drugi gracz.
maria-why-done-in-flanders = { $piece } stoi na mapie Flandrii, a tam skończono ruchy albo nie twoja kolej.
maria-why-move-refused = W tej fazie odmówiono już wspólnego ruchu: { $piece }.
maria-why-in-box = { $piece } jest na polu „off-map”, poza grą.
maria-why-train-waits = { $piece } wchodzi do gry dopiero po zaanektowaniu Śląska przez Prusy.
maria-why-not-in-the-way = { $piece } nie stoi tam, gdzie trzeba zrobić miejsce: { $city }.
maria-why-commander-first = Z dwóch właścicieli pierwszy jest ten, do którego należy dowódca: { $piece }.
maria-why-not-nearest = { $city }: bliżej jest jeszcze wolne miasto.
maria-why-need-not-leave = { $piece } nie musi odchodzić albo już ma nowe miejsce.
maria-why-power-first = { $piece } będzie później; najpierw pionki frakcji: { $power }.
maria-why-not-home = { $piece } ma iść gdzie indziej niż { $city }.
maria-why-too-many-spaces = Stracone punkty: { $count }; o więcej pól nie wolno.
maria-why-track-ends = Do końca toru zostało tylko tyle pól: { $count }.
maria-why-served = Ta frakcja ma już swoje miejsce w kolejności: { $power }.
maria-why-no-contract = Nie ma kontraktu, w którym { $giver } { $giver_number ->
        [many] płacą
       *[other] płaci
    } { $power_dat }.
