# Maria: nazwy, pytania, odpowiedzi, zdarzenia, opcje, wyniki. Powody odmowy są na końcu.

# -- nazwy
power-france = Francja
    .gen = Francji
    .dat = Francji
    .acc = Francję
    .ins = Francją
    .loc = Francji
power-bavaria = Bawaria
    .gen = Bawarii
    .dat = Bawarii
    .acc = Bawarię
    .ins = Bawarią
    .loc = Bawarii
power-prussia = Prusy
    .gen = Prus
    .dat = Prusom
    .acc = Prusy
    .ins = Prusami
    .loc = Prusach
    .number = many
power-saxony = Saksonia
    .gen = Saksonii
    .dat = Saksonii
    .acc = Saksonię
    .ins = Saksonią
    .loc = Saksonii
power-pragmatic = Armia Pragmatyczna
    .inside = Armia Pragmatyczna
    .gen = Armii Pragmatycznej
    .dat = Armii Pragmatycznej
    .acc = Armię Pragmatyczną
    .ins = Armią Pragmatyczną
    .loc = Armii Pragmatycznej
power-austria = Austria
    .gen = Austrii
    .dat = Austrii
    .acc = Austrię
    .ins = Austrią
    .loc = Austrii
power-joint = Austria i Armia Pragmatyczna
    .gen = Austrii i Armii Pragmatycznej
    .dat = Austrii i Armii Pragmatycznej
    .acc = Austrię i Armię Pragmatyczną
    .ins = Austrią i Armią Pragmatyczną
    .loc = Austrii i Armii Pragmatycznej
    .number = many
suit-clubs = trefl
suit-diamonds = karo
suit-hearts = kier
suit-spades = pik
card-suited = { $value } { $suit }
card-reserve = Reserve
card-deck = talia { $deck }
piece-train = Tabor { $number } ({ $power })
piece-hussar = Huzar { $number }
stage-setup = Przygotowanie
stage-politics = Polityka
stage-hussars = Huzarzy
stage-france-bavaria = Francja i Bawaria
stage-prussia-saxony = Prusy i Saksonia
stage-austria-pragmatic = Strona Austrii
stage-winter = Zima
stage-end-of-turn = Koniec tury
phase-tactical-cards = Karty
phase-supply = Zaopatrzenie
phase-movement = Ruch
phase-combat = Walka
phase-retroactive-conquest = Opóźniony podbój
purpose-supply = zaopatrzenie mimo huzarów
purpose-train = przywrócenie taboru
purpose-recruit = nowe armie
fortress-small = twierdza
fortress-major = główna twierdza

# -- pytania
maria-decision-divide_troops = Ile armii dostaje { $general }?
    .why = Przed pierwszą turą każda frakcja rozdziela swoje armie między generałów. { $power } { $power_number ->
        [many] mają
       *[other] ma
    } ich { $total }.
    .help = Od 1 do 8 dla każdego generała, dla tego co najmniej { $minimum }. Nikt inny tego nie widzi.
maria-decision-place_hussar = Dokąd jedzie { $hussar }?
    .why = Zanim ruszą inni, Austria może rozstawić swoich huzarów.
    .help = Najdalej 4 miasta od któregoś austriackiego generała, w mieście bez pionka. Za drogę zaopatrzenia, na której stoi huzar, wróg musi płacić.
maria-decision-subsidy = Czy { $power } { $power_number ->
        [many] płacą
       *[other] płaci
    } w tej turze subsydium { $receiver_dat }?
    .why = Od 4. tury subsydium zależy co turę od decyzji gracza, przed dobraniem kart.
    .help = Jeśli tak, jedna z dobranych kart przechodzi na rękę { $receiver_gen }.
maria-decision-pay = Którą kartą { $power } { $power_number ->
        [many] płacą
       *[other] płaci
    } { $cost } pkt?
    .why = { $power } { $power_number ->
        [many] muszą
       *[other] musi
    } zapłacić { $cost } pkt. Cel: { $purpose }.
    .help = Kolory dowolne, Reserve liczy się za 8, reszty się nie wydaje. Karty wybiera się od najwyższej.
maria-decision-choose_bills = { $power }: którzy generałowie dostają zaopatrzenie?
    .why = Ręka nie wystarcza na pokrycie wszystkich rachunków za huzarów.
    .help = Kto nie zostanie wybrany, jest niezaopatrzony: odwraca się go naklejką w dół i traci armie.
maria-decision-pick_piece = Który pionek rusza się teraz?
    .why = Ruch: każdy pionek może ruszyć się raz, w dowolnej kolejności.
    .help = Generał 3 miasta, tabor 2, o jedno dalej samymi drogami głównymi; generał do 8 miast forsownym marszem. Można też zakończyć ruch.
maria-decision-march = Dokąd dalej idzie { $piece }?
    .why = { $steps ->
        [0] { $piece } stoi tutaj: { $at }.
        [one] { $piece } – początek: { $start }, teraz: { $at }, { $steps } krok.
        [few] { $piece } – początek: { $start }, teraz: { $at }, { $steps } kroki.
       *[many] { $piece } – początek: { $start }, teraz: { $at }, { $steps } kroków.
    }
    .help = Wybierz następne miasto albo zatrzymaj się tutaj.
maria-decision-choose_commander = Kto dowodzi zgrupowaniem?
    .why = Obaj generałowie mają tę samą rangę.
    .help = W bitwie gra się kartami frakcji dowódcy. Wybór obowiązuje aż do rozdzielenia zgrupowania.
maria-decision-place_train = Gdzie przywrócić { $train }?
    .why = Tabor wraca w pustej, przyjaznej głównej twierdzy.
    .help = Kosztuje to { $cost } pkt w kartach.
maria-decision-next_battle = Która bitwa teraz?
    .why = Każdy generał obok wroga musi walczyć; kolejność wybiera atakujący.
    .help = Strona, która się wycofa, w tej fazie już nie walczy.
maria-decision-battle_card = { $power }: zagrać kartę czy ustąpić?
    .why = { $score ->
        [0] Wartość przewagi wynosi zero i prawo gry ma teraz { $power }.
       *[other] Wartość przewagi { $power_gen } wynosi { $score }.
    }
    .help = Karty w kolorze { $suit } albo Reserve. Kto ustępuje, przegrywając, traci tyle armii, o ile przegrywa, i o tyle miast się wycofuje.
maria-decision-choose_retreat = Dokąd wycofuje się { $loser }?
    .why = Zwycięzca ({ $winner }) wybiera drogę odwrotu; długość: { $length }.
    .help = Do wyboru są tylko miasta najdalsze od zwycięzcy ({ $winner }).
maria-decision-retreat_step = Którędy { $loser } wycofuje się do celu: { $end }?
    .why = Prowadzi tam kilka dróg o długości { $length }.
    .help = Wybierz następne miasto.
maria-decision-split_losses = Ile armii zachowuje { $commander }?
    .why = { $commander } i { $general } ponieśli straty razem i dzielą resztę.
    .help = Drugi generał dostaje pozostałe. Nikt inny tego nie widzi.
maria-decision-recruit = Ile armii { $power_number ->
        [many] rekrutują
       *[other] rekrutuje
    } { $power }?
    .why = Zima: każda frakcja może kupić armie po { $price } pkt w kartach.
    .help = Generałowie spoza mapy wracają tylko z nowymi armiami.
maria-decision-reenter = Który generał { $power_gen } wraca?
    .why = Kupione armie: { $left }; generał, który wraca, od razu dostaje jedną z nich.
    .help = Albo żaden: nowe armie dostaną generałowie na mapie.
maria-decision-reenter_place = Gdzie wraca { $general }?
    .why = Wraca w przyjaznej głównej twierdzy na własnym terytorium.
    .help = Musi być pusta albo stoi w niej jeden generał, do którego może dołączyć, albo tabor wroga.
maria-decision-distribute = Ile nowych armii dostaje { $general }?
    .why = { $power } { $power_number ->
        [many] rozdzielają
       *[other] rozdziela
    } kupione armie.
    .help = Najwyżej 8 dla każdego generała. Nikt inny tego nie widzi.

# -- odpowiedzi
maria-action-give = { $troops ->
        [0] Ani jednej armii
        [one] { $troops } armia
        [few] { $troops } armie
       *[many] { $troops } armii
    }
maria-action-place = { $city }
maria-action-stay = Zostaw bez zmian
maria-action-remove = Zdejmij z mapy
maria-action-subsidise = { $yes ->
        [yes] Wypłać subsydium
       *[no] Bez subsydium
    }
maria-action-pay = Zapłać: { $card }
maria-action-cover = { $generals ->
        [none] Nikt nie dostaje zaopatrzenia
       *[other] Zaopatrz: { $generals }
    }
maria-action-move = Rusza { $piece }
maria-action-move_stack = Rusza zgrupowanie, dowódca: { $piece }
maria-action-replace_train = Przywróć: { $train }
maria-action-end = Wystarczy
maria-action-step = { $city }
maria-action-stop = Zatrzymaj się tutaj
maria-action-command = Dowodzi { $general }
maria-action-put = { $city }
maria-action-fight = { $attacker } atakuje, broni się { $defender }
maria-action-play = Zagraj { $card } za { $value }
maria-action-give_up = Ustąp
maria-action-retreat_to = Odwrót do celu: { $city }
maria-action-retreat = Przez { $city }
maria-action-keep = { $troops ->
        [0] Nie zachowuje żadnej
        [one] Zachowuje { $troops } armię
        [few] Zachowuje { $troops } armie
       *[many] Zachowuje { $troops } armii
    }
maria-action-recruit = { $troops ->
        [0] Żadnej
        [one] { $troops } armia
        [few] { $troops } armie
       *[many] { $troops } armii
    }
maria-action-reenter = Wraca { $general }
maria-action-shift = { $general } bierze { $troops ->
        [one] { $troops } armię
        [few] { $troops } armie
       *[many] { $troops } armii
    } ze zgrupowania

# -- zdarzenia
maria-event-troops-divided = { $power } { $power_number ->
        [many] rozdzielają
       *[other] rozdziela
    } swoje armie między generałów.
maria-event-turn-began = Zaczyna się tura { $turn }.
maria-event-stage-began = { $stage }
maria-event-phase-began = { $phase }
maria-event-winter-began = Zima po turze { $turn }.
maria-event-game-over = { $winner ->
        [none] Remis. { $reason }
       *[other] Wygrywa { $winner }. { $reason }
    }
maria-event-hussar-placed = { $hussar } zajmuje { $city }.
maria-event-hussar-removed = { $hussar } opuszcza { $city } i schodzi z mapy.
maria-event-subsidy-chosen = { $yes ->
        [yes] Francja wypłaca subsydium Bawarii.
       *[no] Francja nie wypłaca subsydium Bawarii.
    }
maria-event-cards-drawn = { $power } { $power_number ->
        [many] dobierają
       *[other] dobiera
    } { $count ->
        [one] kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
maria-event-subsidy-card = { $giver } { $giver_number ->
        [many] przekazują
       *[other] przekazuje
    } kartę { $power_dat }.
maria-event-income-cut-off = { $power } nie { $power_number ->
        [many] dobierają
       *[other] dobiera
    } kart, bo { $city } jest w rękach wroga.
maria-event-deck-opened = Talia { $deck } staje się talią dobierania.
maria-event-decks-merged = Karty odrzucone z talii { $decks } tworzą nową talię dobierania.
maria-event-cards-exhausted = Kart zabrakło: { $power } { $power_number ->
        [many] dobierają
       *[other] dobiera
    } o { $missing } mniej.
maria-event-paid = { $power } { $power_number ->
        [many] płacą
       *[other] płaci
    } { $cost } pkt ({ $purpose }): { $cards }.
maria-event-hand-revealed = { $shown ->
        [none] Ręka { $power_gen } jest pusta.
       *[other] Reszta ręki { $power_gen }: { $shown }.
    }
maria-event-bill = { $general } dostanie zaopatrzenie za { $cost } pkt.
maria-event-supplied = { $general } jest znów zaopatrzony.
maria-event-hungry = { $general } jest niezaopatrzony i { $lost ->
        [one] traci armię.
        [few] traci { $lost } armie.
       *[many] traci { $lost } armii.
    }
maria-event-general-lost = { $general } opuszcza mapę.
maria-event-picked = { $piece } szykuje się do ruchu.
maria-event-moved = { $piece } rusza się: { $from_city } – { $to_city }.
maria-event-stacked = { $general } i { $commander } tworzą zgrupowanie ({ $city }); dowodzi { $commander }.
maria-event-train-taken = { $power } { $power_number ->
        [many] zdobywają
       *[other] zdobywa
    } wrogi tabor ({ $city }): { $train }.
maria-event-train-removed = { $train } schodzi z mapy.
maria-event-train-placed = { $train } wraca na mapę ({ $city }).
maria-event-stack-refused = { $power } nie { $power_number ->
        [many] zgadzają
       *[other] zgadza
    } się, by { $general } dołączył do zgrupowania ({ $city }).
maria-event-movement-ended = { $seat } kończy ruch.
maria-event-conquered = { $power } { $power_number ->
        [many] zdobywają
       *[other] zdobywa
    } { $city }.
maria-event-question-placed = { $power } { $power_number ->
        [many] kładą
       *[other] kładzie
    } znacznik „?”, bo twierdza { $city } jest broniona.
maria-event-question-removed = Znacznik „?” schodzi z twierdzy { $city }.
maria-event-battle-began = { $attacker } ({ $attacker_troops }) atakuje, broni się { $defender } ({ $defender_troops }).
maria-event-card-played = { $power } { $power_number ->
        [many] grają
       *[other] gra
    } { $card } za { $value }. Wartość przewagi atakującego: { $score }.
maria-event-gave-up = { $power } { $power_number ->
        [many] ustępują
       *[other] ustępuje
    } w bitwie.
maria-event-battle-tied = Remis: { $attacker } i { $defender } rozchodzą się bez strat.
maria-event-battle-won = Wygrywa { $winner }; { $loser } { $lost ->
        [one] traci armię.
        [few] traci { $lost } armie.
       *[many] traci { $lost } armii.
    }
maria-event-retreated = { $general } wycofuje się: { $cities }.
maria-event-destroyed = { $general } nie ma dokąd się wycofać i zostaje rozbity.
maria-event-losses-split = { $commander } i drugi generał dzielą pozostałe armie.
maria-event-troops-shifted = Przegrupowanie: { $commander } i drugi generał dzielą armie na nowo.
maria-event-recruited = { $power } { $power_number ->
        [many] rekrutują
       *[other] rekrutuje
    } { $count ->
        [one] jedną armię.
        [few] { $count } armie.
       *[many] { $count } armii.
    }
maria-event-reentered = { $general } wraca na mapę ({ $city }).
maria-event-troops-given = { $power } { $power_number ->
        [many] rozdzielają
       *[other] rozdziela
    } nowe armie.

# -- wyniki
maria-outcome-france-has-enough = Francja ma dość twierdz w Austrii.
maria-outcome-prussia-has-enough = Prusy mają dość twierdz w Austrii i na Śląsku.
maria-outcome-both-have-enough = Francja i Prusy mają dość twierdz.
maria-outcome-austria-held-out = Austria przetrwała dziewięć tur.
maria-outcome-one-has-enough = Dość twierdz ma tylko jedna strona: Francja albo Prusy.

# -- opcje
maria-option-edition = Wydanie zasad
    .help = Które wydanie rozstrzyga tam, gdzie się różnią. Ustala opcje poniżej, których nie zmieniono.
    .value-2-1 = 2.1, zwykłe
    .value-1-0 = 1.0, starsze brzmienie
maria-option-stack_partners = Kto może tworzyć zgrupowanie
    .help = Jedno tłumaczenie dosłownie pozwala na to wszystkim sojusznikom; pozostałe mówią o frakcjach współpracujących.
    .value-cooperating = frakcje współpracujące
    .value-allied = wszyscy sojusznicy
maria-option-protection_by = Kto broni twierdzy
    .help = Ta sama różnica między tłumaczeniami.
    .value-cooperating = frakcje współpracujące
    .value-allied = wszyscy sojusznicy
maria-option-join_ends_both = Dołączenie kończy ruch obu generałów
    .help = Gdy generał dołącza do innego, który jeszcze się nie ruszał.
    .value-true = obaj zakończyli ruch
    .value-false = ten, do którego dołączono, może się jeszcze ruszyć
maria-option-deck_recycle = Gdy skończą się wszystkie talie
    .help = Co dzieje się z dwoma największymi stosami kart odrzuconych.
    .value-merge_two = tasuje się je razem
    .value-two_decks = są to dwie talie, jedna po drugiej
maria-option-hussar_shortfall = Rachunek za huzarów, którego nie da się zapłacić
    .help = Co oddaje frakcja, gdy ręka nie wystarcza na wszystkie rachunki.
    .value-spend_all = całą rękę
    .value-maximal_subset = karty za tylu generałów, na ilu wystarcza
    .value-reveal = tak samo, a resztę ręki pokazuje wszystkim
maria-option-muenchen_reentry = Francuscy generałowie wracają w München
    .help = W której z dwóch gier Francja może zimą użyć bawarskiej twierdzy.
    .value-intro = w grze wprowadzającej
    .value-advanced = tylko w pełnej grze
maria-option-neutral_pieces_hostile = Pionki neutralne liczą się jako wrogie
    .help = Bez znaczenia w grze wprowadzającej, w której nikt nie staje się neutralny.
    .value-true = tak
    .value-false = nie

# -- nazwy dodane później
phase-setup = Przygotowanie
phase-hussars = Huzarzy
phase-winter = Zima
phase-over = Koniec gry
maria-decision-stack_consent = { $general } chce dołączyć, w zgrupowaniu byłby { $other }: zgoda?
    .why = Zgrupowanie należałoby do dwóch graczy; dowodziłby { $commander }.
    .help = Po odmowie nie można o to prosić ponownie w tej fazie.
maria-action-agree = { $yes ->
        [yes] Zgoda
       *[no] Odmowa
    }

# -- dlaczego czegoś nie ma wśród odpowiedzi
maria-why-something-else = Pytanie brzmi teraz inaczej.
maria-why-not-active = { $piece } należy do frakcji ({ $power }), która teraz nie działa.
maria-why-not-yours = { $piece } nie należy do ciebie.
maria-why-out-of-game = { $piece } nie bierze udziału w tej grze.
maria-why-on-map = { $piece } jest na mapie.
maria-why-not-on-map = { $piece } jest poza mapą.
maria-why-already-moved = { $piece } zakończył już ruch w tej fazie.
maria-why-no-stack = { $piece } nie dowodzi zgrupowaniem.
maria-why-mixed-stack = { $piece } jest w mieszanym zgrupowaniu: armie nie przechodzą między frakcjami.
maria-why-being-divided = Te armie są właśnie rozdzielane.
maria-why-has-so-many = { $piece } ma już tyle armii: { $count }.
maria-why-one-to-eight = Każdy generał ma od 1 do 8 armii.
maria-why-below-minimum = { $piece }: minimalna początkowa liczebność to { $count }.
maria-why-no-division = Od { $least } do { $most }: inaczej reszty nie dałoby się rozdzielić zgodnie z zasadami.
maria-why-occupied = Miasto { $city } jest zajęte: { $piece }.
maria-why-other-hussar = W mieście { $city } stoi drugi huzar.
maria-why-other-map = Huzarzy nie opuszczają mapy Bohemii.
maria-why-hussar-too-far = { $city } leży dalej niż 4 miasta od każdego austriackiego generała.
maria-why-already-there = Huzar już tu stoi ({ $city }): zostaw go bez zmian.
maria-why-hussar-off = Tego huzara nie ma na mapie.
maria-why-not-in-hand = Tej karty nie ma w ręce: { $card }.
maria-why-already-paid = Ta karta jest już wybrana: { $card }.
maria-why-pay-falling = Karty wybiera się od najwyższej, a { $card } wyprzedza kartę już wybraną.
maria-why-pay-short = { $card } i karty od niej niższe nie dadzą sumy { $cost }.
maria-why-bills-too-dear = To kosztuje { $cost }, a ręka jest warta { $count }.
maria-why-bills-not-all = Wystarczy jeszcze dla kolejnego generała, więc trzeba go zaopatrzyć.
maria-why-no-piece = W mieście { $city } nie ma pionka.
maria-why-partner-moved = Drugi generał zgrupowania zakończył już ruch; { $piece } może iść sam.
maria-why-partner-not-active = Drugi generał zgrupowania należy do frakcji, która teraz nie działa.
maria-why-no-step = { $piece } nie może wejść do żadnego sąsiedniego miasta.
maria-why-no-step-yet = { $piece } musi zrobić co najmniej jeden krok.
maria-why-no-road = Z miejsca, gdzie stoi { $mover }, nie prowadzi tam żadna droga.
maria-why-spent = { $mover } przeszedł już tyle miast: { $count }. O jedno dalej wolno iść tylko samymi drogami głównymi.
maria-why-reach = { $piece } nie ma wolnej drogi do celu: { $city }. Generał robi 3 kroki, tabor 2, o jeden więcej samymi drogami głównymi, nigdy przez inne pionki.
maria-why-forced-reach = Forsowny marsz do 8 kroków prowadzi drogami głównymi, z dala od wrogów i ich twierdz.
maria-why-forced-spent = Forsowny marsz kończy się po 8 miastach.
maria-why-forced-road = Forsowny marsz prowadzi tylko drogami głównymi.
maria-why-forced-before = Po 4 miastach ruch stałby się forsownym marszem, a nie pozwala na to wcześniejsze miasto tej drogi.
maria-why-forced-fortress = Forsowny marsz omija wrogie twierdze, a { $city } jest jedną z nich.
maria-why-forced-enemy = Forsowny marsz omija miasta sąsiadujące z wrogiem: { $enemy } jest zbyt blisko miasta { $city }.
maria-why-enemy-general = { $city }: stoi tu wróg, { $piece }. Wroga atakuje się z sąsiedniego miasta, po zakończeniu ruchu.
maria-why-friendly-train = { $city }: stoi tu { $piece }, a przez własne i sojusznicze pionki się nie przechodzi.
maria-why-train-stops = { $city }: stoi tu { $piece }, a tabor nie wchodzi do miasta z pionkiem.
maria-why-stack-stops = { $city }: stoi tu { $piece }, a zgrupowanie do nikogo nie dołącza.
maria-why-three = W mieście { $city } stoi już dwóch generałów.
maria-why-strangers = { $mover } i { $piece } służą frakcjom, które nie tworzą wspólnych zgrupowań.
maria-why-refused = W tej fazie odmówiono już tego zgrupowania: { $piece }.
maria-why-no-major-fortress = { $city } nie jest główną twierdzą.
maria-why-not-at-home = { $power }: { $city } nie jest główną twierdzą, której wolno do tego użyć.
maria-why-not-friendly = { $city } nie jest w przyjaznych rękach.
maria-why-no-place = Żadna główna twierdza nie jest wolna: { $piece }.
maria-why-cannot-pay = { $piece }: przywrócenie kosztuje 4 pkt, a tyle nie ma w ręce ({ $power }).
maria-why-no-pair = Ci dwaj nie stali obok siebie, gdy zaczynała się walka.
maria-why-no-battle = { $piece } nie ma już w tej fazie żadnej bitwy.
maria-why-trains-do-not-fight = { $piece } nie walczy; walczą tylko generałowie.
maria-why-other-suit = { $card } nie ma koloru sektora twojego generała ({ $suit }).
maria-why-no-value = Podaj, za ile grasz Reserve: od 1 do 8.
maria-why-must-play = Wartość przewagi jest równa zeru, a masz kartę w kolorze ({ $suit }): trzeba zagrać.
maria-why-no-route = { $loser }: do miasta { $city } nie prowadzi wolna droga o długości dokładnie { $count }.
maria-why-nearer = { $city } leży w zasięgu, ale inne miasto jest dalej od zwycięzcy ({ $winner }).
maria-why-twice = Odwrót prowadzi już przez { $city }.
maria-why-recruit-dear = To kosztuje { $cost }, a ręka jest warta { $count }.
maria-why-no-room = Miejsca starczy najwyżej na tyle nowych armii: { $count }.
maria-why-troops-left = Generałowie na mapie nie pomieszczą pozostałych armii: { $count }.
maria-why-too-full = { $piece } może dostać najwyżej { $count }, bo ma mieć nie więcej niż 8.
maria-why-not-so-many = Nowych armii zostało tylko { $count }.
maria-why-rest-too-large = Co najmniej { $count }: inni generałowie nie pomieszczą reszty.
