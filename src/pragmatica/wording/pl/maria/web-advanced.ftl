# Panele pełnej gry Maria: polityka, punkty zwycięstwa, elektorzy, trwałe zmiany i pytania tej gry.

# -- frakcje, gdy mało miejsca
web-maria-short-prussia = Prusy
web-maria-short-france = Francja
web-maria-short-pragmatic = Pragm.
web-maria-short-austria = Austria

# -- karty polityki
web-maria-offer = Karty polityki do wyboru
web-maria-offer-none = Żadna karta polityki nie jest teraz odkryta. Na początku każdej tury odkrywa się dwie.
web-maria-offer-now = Do wyboru w tej turze:
web-maria-coats = Mogą ją wybrać:
web-maria-arrow = { $track }: { $way ->
        [left] { $steps } w lewo
        [right] { $steps } w prawo
       *[either] { $steps } w lewo lub w prawo
    }
web-maria-arrow-condition = Znacznik Saksonii rusza się tylko, póki Saksonia jest sojusznikiem Prus.
web-maria-arrow-to = { $track }, { $way ->
        [left] { $steps } w lewo
       *[right] { $steps } w prawo
    }: { $moves ->
        [yes] znacznik staje na polu { $number }.
       *[no] znacznik zostałby tam, gdzie stoi.
    }

# -- plansza polityki
web-maria-display = Wpływ
web-maria-display-note = Karty zachowane leżą tu dalej i liczą się w następnej turze. Atuty liczą się za swoją wartość, Reserve za 16. Pierwszy wybiera ten, kto ma największy wpływ; przy równym ten, kto stoi bardziej na prawo.
web-maria-face-down-advanced = { $card ->
        [none] Zakryta karta
       *[other] Twoja zakryta karta: { $card }
    }
web-maria-turned = Znów zakryta: { $card }
web-maria-no-card = brak karty
web-maria-influence = wpływ { $sum }
web-maria-rank = { $rank ->
        [1] wybiera pierwszy
       *[other] wybiera { $rank }.
    }
web-maria-no-influence = bez wpływu
web-maria-trump = Atut: { $suit }
web-maria-trump-open = Atut nie jest jeszcze znany.
web-maria-trump-named = { $seat ->
        [none] Odkryty z talii: nikt jeszcze nie wygrał bitwy.
       *[other] Atut podał zwycięzca ostatniej bitwy: { $seat }.
    }
web-maria-trump-next = { $seat ->
        [none] Nikt jeszcze nie wygrał bitwy: następny atut zostanie odkryty z talii.
       *[other] Następny atut poda zwycięzca ostatniej bitwy: { $seat }.
    }

# -- tory
web-maria-tracks = Tory
web-maria-fields = Pola od lewej do prawej. Strzałki przechodzą z pola na pole.
web-maria-field = Pole { $number } z { $count }{ $here ->
        [here] , tu stoi znacznik
        [target] , tu ma stanąć znacznik
       *[other] { "" }
    }{ $status ->
        [none] { "" }
       *[other] , Saksonia: { $status }
    }: { $signs }.{ $here ->
        [here] { "" }
       *[other] { " " }Gdyby znacznik stanął tutaj: { $change }.
    }
web-maria-no-sign = bez skutku
web-maria-no-change = nic się nie zmienia
web-maria-no-longer = przestaje obowiązywać „{ $what }”
web-maria-sign-tc_bonus = { $power }: o jedną kartę więcej co turę
web-maria-sign-tc_penalty = { $power }: o jedną kartę mniej co turę
web-maria-sign-expedition = { $power }: generał musi przebywać na polu { $box }
web-maria-sign-vp = { $power }: znacznik zwycięstwa na polu „Włochy”
web-maria-status-becomes = Saksonia: odtąd { $status }
web-maria-now = Teraz
web-maria-beside = { $way ->
        [left] ◂ 1 w lewo
       *[right] 1 w prawo ▸
    }
web-maria-look = Na polu { $number }:
web-maria-target = { $way ->
        [left] Ma się przesunąć o { $steps } w lewo:
       *[right] Ma się przesunąć o { $steps } w prawo:
    }
web-maria-legend = Co oznaczają symbole
web-maria-legend-tc_bonus = Karta z plusem: frakcja z tarczy dobiera co turę o jedną kartę więcej, dopóki stoi tam znacznik.
web-maria-legend-tc_penalty = Karta z kreską: dobiera o jedną kartę mniej.
web-maria-legend-expedition = Skrzynia ze strzałką: jeden generał frakcji idzie na jej pole poza mapą i wraca, gdy znacznik zejdzie z symbolu.
web-maria-legend-vp = Gwiazda: frakcja kładzie znacznik zwycięstwa na polu „Włochy”; wraca on, gdy znacznik toru znów jest na starcie.
web-maria-legend-start = tu zaczynał znacznik
web-maria-legend-peace = tu idzie znacznik Saksonii, gdy Austria zawrze pokój z Prusami

# -- wszystkie karty
web-maria-almanac = Wszystkie karty polityki
web-maria-almanac-key = Pogrubione: do wyboru. Przekreślone: już ich nie ma. Kolejność kart z jednego roku nie jest znana; wybierz kartę, żeby ją przeczytać.
web-maria-year = do odkrycia { $left } z { $count }
web-maria-card-undrawn = jeszcze nieodkryta
web-maria-card-open = do wyboru
web-maria-card-used = już jej nie ma
web-maria-election-ahead = Wybory cesarskie dopiero nastąpią
web-maria-election-announced = Wybory cesarskie na końcu tej tury
web-maria-election-held = Cesarz jest wybrany

# -- punkty zwycięstwa
web-maria-pools = Pozostałe znaczniki zwycięstwa
web-maria-pool = { $power }: { $pool ->
        [one] został { $pool } znacznik
        [few] zostały { $pool } znaczniki
       *[many] zostało { $pool } znaczników
    }{ $leads ->
        [yes] , na prowadzeniu
       *[no] { "" }
    }
web-maria-lead = Na prowadzeniu: { $powers }. { $pool ->
        [one] Został { $pool } znacznik
        [few] Zostały { $pool } znaczniki
       *[many] Zostało { $pool } znaczników
    }{ $margin ->
        [0] .
       *[other] , o { $margin } mniej niż u następnych.
    }
web-maria-col-pool = w puli
web-maria-col-map = na mapie
web-maria-col-battle = bitwy
web-maria-col-boxes = inne
web-maria-col-aside = odłoż.
web-maria-box-empty-advanced = puste
web-maria-box-electors = Za trzy z miast Trier, Mainz, Köln i Mannheim. Francja: { $french }, Austria i Armia Pragmatyczna: { $allied }.
web-maria-box-emperor = { $election ->
        [held] Zostaje do końca gry.
        [announced] Wybory na końcu tej tury.
       *[ahead] Dla Austrii, jeśli wygra Franciszek; dla Francji, jeśli Karol.
    }
web-maria-box-italy = Dla Francji na lewym końcu toru Włoch, dla Austrii na prawym.
web-maria-box-silesia = Dla Prus, gdy pokój przyzna im Śląsk.
web-maria-incomes = Dobieranie zmienione przez karty polityki
web-maria-income = { $power }: { $turn ->
        [0] { "" }
       *[other] { $now } w tej turze
    }{ $game ->
        [0] .
       *[other] { " " }{ $later } co turę do końca gry.
    }
web-maria-winters = Zimowe punkty
web-maria-winters-none = Jeszcze żadnych. Każdej zimy każda frakcja zapisuje, ile znaczników jej zostało; jeśli do końca nikt nie wygra, decyduje najniższa suma.
web-maria-winters-closed = { $count ->
        [one] Zapisane zimą po turze { $turns }; zamknięte do końca gry.
       *[other] Zapisane zimą po turach { $turns }; zamknięte do końca gry.
    }
web-maria-winter-advanced = Po turze { $turn }
web-maria-sum = Suma

# -- elektorzy
web-maria-electors = Elektorzy
web-maria-election-ahead-text = Karta wyborów jest wśród kart roku 1742; pojawi się najwcześniej w 4., najpóźniej w 7. turze. Wybiera pięć z dziewięciu głosów.
web-maria-election-announced-text = Na końcu tej tury wybiera się cesarza. Wybiera pięć z dziewięciu głosów.
web-maria-election-held-text = Cesarz jest wybrany. Tak elektorzy głosowaliby dzisiaj.
web-maria-tally = { $free ->
        [0] Wszystkie głosy są związane albo przewidywane. Wybiera pięć.
        [one] Otwarty jest { $free } głos. Wybiera pięć.
        [few] Otwarte są { $free } głosy. Wybiera pięć.
       *[many] Otwartych jest { $free } głosów. Wybiera pięć.
    }
web-maria-letter-francis = F
web-maria-letter-charles = K
web-maria-letter-open = ?
web-maria-voter = Kto głosuje
web-maria-vote = Głos
web-maria-vote-of = { $kind ->
        [forced] { $candidate ->
            [francis] Franciszek, związany
           *[charles] Karol, związany
        }
        [expected] { $candidate ->
            [francis] wolny; pewnie Franciszek
           *[charles] wolny; pewnie Karol
        }
       *[free] wolny
    }

# -- trwałe zmiany
web-maria-states = Stan frakcji
web-maria-saxony = { $status ->
        [prussian_ally] Saksonia jest sojusznikiem Prus
        [neutral] Saksonia jest neutralna od tury { $turn }
       *[austrian_ally] Saksonia jest sojusznikiem Austrii; Prusy opuściła w turze { $turn }
    }{ $seat ->
        [none] .
       *[other] ; prowadzi ją { $seat }.
    }
web-maria-prussia-war = Prusy prowadzą wojnę.
web-maria-prussia-neutral = Prusy są neutralne do swojego etapu w turze { $turn }: ich pionki zostają w kraju, a obce nie mogą do niego wejść.
web-maria-silesia-annexed = Śląsk należy do Prus.
web-maria-silesia-disputed = Śląsk jest sporny; mając wszystkie siedem twierdz, Prusy mogą zaproponować pokój.
web-maria-france-reduced = Francja zredukowała swoje cele. Następna twierdza, którą zdobędzie ona lub Bawaria na mapie Bohemii, przywróci odłożone znaczniki.
web-maria-france-whole = Francja może jeden raz zrezygnować ze swoich twierdz w Austrii.
web-maria-box-nobody = Poza mapą nikogo nie ma na polach: { $names }.
web-maria-box-in = { $box }:
web-maria-box-back = wróci tu: { $city }
web-maria-box-forever = do końca gry
web-maria-nobody = nikt

# -- pytania polityki
web-maria-holds = { $count ->
        [0] { $power }: nic
       *[other] { $power }: { $count }, najwyższa { $best }
    }
web-maria-hand-advanced = Karty: { $power }
web-maria-adds = +{ $value }
web-maria-place-choose = Wybierz kartę, a zobaczysz, ile doda.
web-maria-place-effect = { $value ->
        [0] { $card } to nie atut, tylko blef. { $bluff ->
            [down] Po odkryciu leży zakryta do następnej tury i nie daje wpływu.
           *[back] Po odkryciu wraca na rękę.
        } Wpływ: { $from }.
       *[other] { $card } liczy się za { $value }: wpływ { $from } → { $to }.
    }
web-maria-place = Połóż: { $card }
web-maria-decline = Bez karty
web-maria-decline-effect = { $stored ->
        [0] Bez karty na planszy polityki ta frakcja nie bierze udziału w wyborze.
       *[other] Liczą się same karty zachowane: { $stored }.
    }
web-maria-choose-price = { $count ->
        [one] Wybór karty polityki kosztuje tę kartę ({ $power }):
       *[other] Wybór karty polityki kosztuje te karty ({ $power }), razem { $count }:
    }
web-maria-choose = Weź: { $political }
web-maria-choose-not = Nie ma symbolu tej frakcji: { $power }.
web-maria-store = Zachowaj
web-maria-store-effect = Nie bierzesz niczego; karty leżą tu dalej i liczą się w następnej turze.
web-maria-execution = Wykonana teraz, może to: z kilku punktów tyle, ile chcesz, ale co najmniej jeden:
web-maria-execute = Wykonaj: { $political }
web-maria-discard = Odrzuć bez użycia
web-maria-discard-effect = Karty już nie ma i nic się nie dzieje.
web-maria-one-execution = W tej turze już wykonano twoją kartę; z dwóch wolno wykonać tylko jedną.
web-maria-recipient = Armie: { $troops }; generałowie na mapie: { $generals }, miejsca na { $room }{ $off ->
        [0] .
       *[other] ; poza mapą: { $off }.
    }
web-maria-move = { $way ->
        [left] ◂ { $steps } w lewo
       *[right] { $steps } w prawo ▸
    }
web-maria-stay = Zostaw znacznik
web-maria-move-later = Znacznik rusza się raz, po zakończeniu wyboru, o sumę wszystkich strzałek.

# -- pytania o korpusy
web-maria-send-map = idzie ze swoimi armiami, teraz: { $city }
web-maria-send-off = jest poza mapą: kosztuje 8 pkt i dostaje 2 armie
web-maria-send-back = Zostaje na polu ({ $box }), dopóki znacznik nie zejdzie z symbolu; wraca tu: { $city }.
web-maria-send-forever = Zostaje na polu ({ $box }) do końca gry.
web-maria-which-piece = Który pionek?

# -- pytania o Saksonię, pokój i cele
web-maria-shift-now = { $points ->
        [one] Prusy straciły { $points } punkt. Saksonia teraz: { $status }.
        [few] Prusy straciły { $points } punkty. Saksonia teraz: { $status }.
       *[many] Prusy straciły { $points } punktów. Saksonia teraz: { $status }.
    }
web-maria-shift-advanced = { $spaces ->
        [0] Zostaw: { $status }
       *[other] { $spaces } w prawo: { $status }
    }
web-maria-shift-same = Saksonia zostaje, czym jest.
web-maria-becomes-prussian_ally = Saksonia walczy u boku Prus.
web-maria-becomes-neutral = Saksonię prowadzi Maria Teresa; obce pionki ją opuszczają, jej własne wracają do domu, a znaczniki zwycięstwa z jej twierdz wracają do pul.
web-maria-becomes-austrian_ally = Saksonia walczy u boku Austrii, prowadzi ją Maria Teresa; znaczniki na jej twierdzach zostają.
web-maria-saxon-troops = { $general } wraca z:
web-maria-peace = Co przyniósłby pokój
web-maria-peace-silesia = Śląsk na stałe staje się częścią Prus.
web-maria-peace-saxony = Saksonia opuszcza Prusy.
web-maria-peace-austrian = { $count ->
        [0] W Prusach i na Śląsku nie ma znaczników Austrii.
        [one] Znacznik Austrii wraca do puli: { $names }.
       *[other] Znaczniki Austrii ({ $count }) wracają do puli: { $names }.
    }
web-maria-peace-prussian = { $count ->
        [0] W Austrii nie ma znaczników Prus.
       *[other] Znaczniki Prus znikają: { $names }; odłożone: { $aside }, z powrotem do puli: { $pool }.
    }
web-maria-peace-austrians = Austriacy, którzy wracają do domu z Prus, Śląska i Polski:
web-maria-peace-prussians = Prusacy, którzy wracają do domu:
web-maria-peace-box = Prusy kładą znacznik na polu „Śląsk” i dostają drugi tabor.
web-maria-peace-neutral = Prusy są neutralne do swojego etapu w turze { $turn }. Gdy później pruski pionek opuści Prusy, odłożone znaczniki wracają do puli.
web-maria-reduce-title = Zredukuj cele Francji
web-maria-reduce = { $count ->
        [one] Znacznik Francji znika: { $names }; odłożone: { $aside }, z powrotem do puli: { $back }.
       *[other] Znaczniki Francji ({ $count }) znikają: { $names }; odłożone: { $aside }, z powrotem do puli: { $back }.
    } Do wyłożenia: { $pool } → { $after }.
web-maria-reduce-end = Twierdze przypadają Austrii. Następna twierdza, którą Francja lub Bawaria zdobędzie na mapie Bohemii, przywróci znaczniki do puli. Wolno to zrobić raz.
web-maria-reduce-now = Zredukuj teraz

# -- inne pytania
web-maria-contract = { $cards ->
        [one] jedna karta co turę
        [few] { $cards } karty co turę
       *[many] { $cards } kart co turę
    }, { $turns ->
        [one] jeszcze jedna tura
        [few] jeszcze { $turns } tury
       *[many] jeszcze { $turns } tur
    }
web-maria-elected-already = { $candidate } ma już pięć głosów: ten niczego nie zmieni.
web-maria-vote-effect = { $candidate ->
        [francis] Głosy na Franciszka: { $after }
       *[charles] Głosy na Karola: { $after }
    }{ $decides ->
        [yes] , i to go wybiera.
       *[no] { $missing ->
            [0] .
           *[other] , brakuje { $missing }.
        }
    } { $candidate ->
        [francis] Gdy wygra, Austria kładzie znacznik na polu „Cesarz”.
       *[charles] Gdy wygra, Francja kładzie znacznik na polu „Cesarz”.
    }
web-maria-end-pass = Pas
web-maria-end-pass-sure = Tak, pas
web-maria-end-finish = Koniec na mapie Flandrii
web-maria-end-finish-sure = Tak, koniec tam
web-maria-dispute = Zależy ci na kolejności ruchów?
web-maria-dispute-effect = Wtedy obaj gracze ruszają na mapie Flandrii na przemian po jednym pionku, najpierw Armia Pragmatyczna, aż obaj tam skończą.
web-maria-dispute-now = Ruszajmy na przemian na mapie Flandrii
