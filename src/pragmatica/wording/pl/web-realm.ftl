# Panele pełnej gry Maria: polityka, punkty zwycięstwa, elektorzy, trwałe zmiany i pytania tej gry.

# -- frakcje, gdy mało miejsca
web-realm-short-prussia = Prusy
web-realm-short-france = Francja
web-realm-short-pragmatic = Pragm.
web-realm-short-austria = Austria

# -- karty polityki
web-realm-offer = Karty polityki do wyboru
web-realm-offer-none = Żadna karta polityki nie jest teraz odkryta. Na początku każdej tury odkrywa się dwie.
web-realm-offer-now = Do wyboru w tej turze:
web-realm-coats = Mogą ją wybrać:
web-realm-arrow = { $track }: { $way ->
        [left] { $steps } w lewo
        [right] { $steps } w prawo
       *[either] { $steps } w lewo lub w prawo
    }
web-realm-arrow-condition = Znacznik Saksonii rusza się tylko, póki Saksonia jest sojusznikiem Prus.
web-realm-arrow-to = { $track }, { $way ->
        [left] { $steps } w lewo
       *[right] { $steps } w prawo
    }: { $moves ->
        [yes] znacznik staje na polu { $number }.
       *[no] znacznik zostałby tam, gdzie stoi.
    }

# -- plansza polityki
web-realm-display = Wpływ
web-realm-display-note = Karty zachowane leżą tu dalej i liczą się w następnej turze. Atuty liczą się za swoją wartość, Reserve za 16. Pierwszy wybiera ten, kto ma największy wpływ; przy równym ten, kto stoi bardziej na prawo.
web-realm-face-down = { $card ->
        [none] Zakryta karta
       *[other] Twoja zakryta karta: { $card }
    }
web-realm-turned = Znów zakryta: { $card }
web-realm-no-card = brak karty
web-realm-influence = wpływ { $sum }
web-realm-rank = { $rank ->
        [1] wybiera pierwszy
       *[other] wybiera { $rank }.
    }
web-realm-no-influence = bez wpływu
web-realm-trump = Atut: { $suit }
web-realm-trump-open = Atut nie jest jeszcze znany.
web-realm-trump-named = { $seat ->
        [none] Odkryty z talii: nikt jeszcze nie wygrał bitwy.
       *[other] Atut podał zwycięzca ostatniej bitwy: { $seat }.
    }
web-realm-trump-next = { $seat ->
        [none] Nikt jeszcze nie wygrał bitwy: następny atut zostanie odkryty z talii.
       *[other] Następny atut poda zwycięzca ostatniej bitwy: { $seat }.
    }

# -- tory
web-realm-tracks = Tory
web-realm-fields = Pola od lewej do prawej. Strzałki przechodzą z pola na pole.
web-realm-field = Pole { $number } z { $count }{ $here ->
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
web-realm-no-sign = bez skutku
web-realm-no-change = nic się nie zmienia
web-realm-no-longer = koniec: { $what }
web-realm-sign-tc_bonus = { $power }: o jedną kartę więcej co turę
web-realm-sign-tc_penalty = { $power }: o jedną kartę mniej co turę
web-realm-sign-expedition = { $power }: generał musi przebywać na polu { $box }
web-realm-sign-vp = { $power }: znacznik zwycięstwa na polu „Włochy”
web-realm-status-becomes = Saksonia: odtąd { $status }
web-realm-now = Teraz
web-realm-beside = { $way ->
        [left] ◂ 1 w lewo
       *[right] 1 w prawo ▸
    }
web-realm-look = Na polu { $number }:
web-realm-target = { $way ->
        [left] Ma się przesunąć o { $steps } w lewo:
       *[right] Ma się przesunąć o { $steps } w prawo:
    }
web-realm-legend = Co oznaczają symbole
web-realm-legend-tc_bonus = Karta z plusem: frakcja z tarczy dobiera co turę o jedną kartę więcej, dopóki stoi tam znacznik.
web-realm-legend-tc_penalty = Karta z kreską: dobiera o jedną kartę mniej.
web-realm-legend-expedition = Skrzynia ze strzałką: jeden generał frakcji idzie na jej pole poza mapą i wraca, gdy znacznik zejdzie z symbolu.
web-realm-legend-vp = Gwiazda: frakcja kładzie znacznik zwycięstwa na polu „Włochy”; wraca on, gdy znacznik toru znów jest na starcie.
web-realm-legend-start = tu zaczynał znacznik
web-realm-legend-peace = tu idzie znacznik Saksonii, gdy Austria zawrze pokój z Prusami

# -- wszystkie karty
web-realm-almanac = Wszystkie karty polityki
web-realm-almanac-key = Pogrubione: do wyboru. Przekreślone: już ich nie ma. Kolejność kart z jednego roku nie jest znana; wybierz kartę, żeby ją przeczytać.
web-realm-year = do odkrycia { $left } z { $count }
web-realm-card-undrawn = jeszcze nieodkryta
web-realm-card-open = do wyboru
web-realm-card-used = już jej nie ma
web-realm-election-ahead = Wybory cesarskie dopiero nastąpią
web-realm-election-announced = Wybory cesarskie na końcu tej tury
web-realm-election-held = Cesarz jest wybrany

# -- punkty zwycięstwa
web-realm-pools = Pozostałe znaczniki zwycięstwa
web-realm-pool = { $power }: { $pool ->
        [one] został { $pool } znacznik
        [few] zostały { $pool } znaczniki
       *[many] zostało { $pool } znaczników
    }{ $leads ->
        [yes] , na prowadzeniu
       *[no] { "" }
    }
web-realm-lead = Na prowadzeniu: { $powers }. { $pool ->
        [one] Został { $pool } znacznik
        [few] Zostały { $pool } znaczniki
       *[many] Zostało { $pool } znaczników
    }{ $margin ->
        [0] .
       *[other] , o { $margin } mniej niż u następnych.
    }
web-realm-col-pool = w puli
web-realm-col-map = na mapie
web-realm-col-battle = bitwy
web-realm-col-boxes = inne
web-realm-col-aside = odłoż.
web-realm-box-empty = puste
web-realm-box-electors = Za trzy z miast Trier, Mainz, Köln i Mannheim. Francja: { $french }, Austria i Armia Pragmatyczna: { $allied }.
web-realm-box-emperor = { $election ->
        [held] Zostaje do końca gry.
        [announced] Wybory na końcu tej tury.
       *[ahead] Dla Austrii, jeśli wygra Franciszek; dla Francji, jeśli Karol.
    }
web-realm-box-italy = Dla Francji na lewym końcu toru Włoch, dla Austrii na prawym.
web-realm-box-silesia = Dla Prus, gdy pokój przyzna im Śląsk.
web-realm-incomes = Dobieranie zmienione przez karty polityki
web-realm-income = { $power }: { $turn ->
        [0] { "" }
       *[other] { $now } w tej turze
    }{ $game ->
        [0] .
       *[other] { " " }{ $later } co turę do końca gry.
    }
web-realm-winters = Zimowe punkty
web-realm-winters-none = Jeszcze żadnych. Każdej zimy każda frakcja zapisuje, ile znaczników jej zostało; jeśli do końca nikt nie wygra, decyduje najniższa suma.
web-realm-winters-closed = { $count ->
        [one] Zapisane zimą po turze { $turns }; zamknięte do końca gry.
       *[other] Zapisane zimą po turach { $turns }; zamknięte do końca gry.
    }
web-realm-winter = Po turze { $turn }
web-realm-sum = Suma

# -- elektorzy
web-realm-electors = Elektorzy
web-realm-election-ahead-text = Karta wyborów jest wśród kart roku 1742; pojawi się najwcześniej w 4., najpóźniej w 7. turze. Wybiera pięć z dziewięciu głosów.
web-realm-election-announced-text = Na końcu tej tury wybiera się cesarza. Wybiera pięć z dziewięciu głosów.
web-realm-election-held-text = Cesarz jest wybrany. Tak elektorzy głosowaliby dzisiaj.
web-realm-tally = { $free ->
        [0] Wszystkie głosy są związane albo przewidywane. Wybiera pięć.
        [one] Otwarty jest { $free } głos. Wybiera pięć.
        [few] Otwarte są { $free } głosy. Wybiera pięć.
       *[many] Otwartych jest { $free } głosów. Wybiera pięć.
    }
web-realm-letter-francis = F
web-realm-letter-charles = K
web-realm-letter-open = ?
web-realm-voter = Kto głosuje
web-realm-vote = Głos
web-realm-vote-of = { $kind ->
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
web-realm-states = Stan frakcji
web-realm-saxony = { $status ->
        [prussian_ally] Saksonia jest sojusznikiem Prus
        [neutral] Saksonia jest neutralna od tury { $turn }
       *[austrian_ally] Saksonia jest sojusznikiem Austrii; Prusy opuściła w turze { $turn }
    }{ $seat ->
        [none] .
       *[other] ; prowadzi ją { $seat }.
    }
web-realm-prussia-war = Prusy prowadzą wojnę.
web-realm-prussia-neutral = Prusy są neutralne do swojego etapu w turze { $turn }: ich pionki zostają w kraju, a obce nie mogą do niego wejść.
web-realm-silesia-annexed = Śląsk należy do Prus.
web-realm-silesia-disputed = Śląsk jest sporny; mając wszystkie siedem twierdz, Prusy mogą zaproponować pokój.
web-realm-france-reduced = Francja zredukowała swoje cele. Następna twierdza, którą zdobędzie ona lub Bawaria na mapie Bohemii, przywróci odłożone znaczniki.
web-realm-france-whole = Francja może jeden raz zrezygnować ze swoich twierdz w Austrii.
web-realm-box-nobody = Poza mapą nikogo nie ma na polach: { $names }.
web-realm-box-in = { $box }:
web-realm-box-back = wróci tu: { $city }
web-realm-box-forever = do końca gry
web-realm-nobody = nikt

# -- pytania polityki
web-realm-holds = { $count ->
        [0] { $power }: nic
       *[other] { $power }: { $count }, najwyższa { $best }
    }
web-realm-hand = Karty: { $power }
web-realm-adds = +{ $value }
web-realm-place-choose = Wybierz kartę, a zobaczysz, ile doda.
web-realm-place-effect = { $value ->
        [0] { $card } to nie atut, tylko blef. { $bluff ->
            [down] Po odkryciu leży zakryta do następnej tury i nie daje wpływu.
           *[back] Po odkryciu wraca na rękę.
        } Wpływ: { $from }.
       *[other] { $card } liczy się za { $value }: wpływ { $from } → { $to }.
    }
web-realm-place = Połóż: { $card }
web-realm-decline = Bez karty
web-realm-decline-effect = { $stored ->
        [0] Bez karty na planszy polityki ta frakcja nie bierze udziału w wyborze.
       *[other] Liczą się same karty zachowane: { $stored }.
    }
web-realm-choose-price = { $count ->
        [one] Wybór karty polityki kosztuje tę kartę ({ $power }):
       *[other] Wybór karty polityki kosztuje te karty ({ $power }), razem { $count }:
    }
web-realm-choose = Weź: { $political }
web-realm-choose-not = Nie ma symbolu tej frakcji: { $power }.
web-realm-store = Zachowaj
web-realm-store-effect = Nie bierzesz niczego; karty leżą tu dalej i liczą się w następnej turze.
web-realm-execution = Wykonana teraz, może to: z kilku punktów tyle, ile chcesz, ale co najmniej jeden:
web-realm-execute = Wykonaj: { $political }
web-realm-discard = Odrzuć bez użycia
web-realm-discard-effect = Karty już nie ma i nic się nie dzieje.
web-realm-one-execution = W tej turze już wykonano twoją kartę; z dwóch wolno wykonać tylko jedną.
web-realm-recipient = Armie: { $troops }; generałowie na mapie: { $generals }, miejsca na { $room }{ $off ->
        [0] .
       *[other] ; poza mapą: { $off }.
    }
web-realm-move = { $way ->
        [left] ◂ { $steps } w lewo
       *[right] { $steps } w prawo ▸
    }
web-realm-stay = Zostaw znacznik
web-realm-move-later = Znacznik rusza się raz, po zakończeniu wyboru, o sumę wszystkich strzałek.

# -- pytania o korpusy
web-realm-send-map = idzie ze swoimi armiami, teraz: { $city }
web-realm-send-off = jest poza mapą: kosztuje 8 pkt i dostaje 2 armie
web-realm-send-back = Zostaje na polu ({ $box }), dopóki znacznik nie zejdzie z symbolu; wraca tu: { $city }.
web-realm-send-forever = Zostaje na polu ({ $box }) do końca gry.
web-realm-which-piece = Który pionek?

# -- pytania o Saksonię, pokój i cele
web-realm-shift-now = { $points ->
        [one] Prusy straciły { $points } punkt. Saksonia teraz: { $status }.
        [few] Prusy straciły { $points } punkty. Saksonia teraz: { $status }.
       *[many] Prusy straciły { $points } punktów. Saksonia teraz: { $status }.
    }
web-realm-shift = { $spaces ->
        [0] Zostaw: { $status }
       *[other] { $spaces } w prawo: { $status }
    }
web-realm-shift-same = Saksonia zostaje, czym jest.
web-realm-becomes-prussian_ally = Saksonia walczy u boku Prus.
web-realm-becomes-neutral = Saksonię prowadzi Maria Teresa; obce pionki ją opuszczają, jej własne wracają do domu, a znaczniki zwycięstwa z jej twierdz wracają do pul.
web-realm-becomes-austrian_ally = Saksonia walczy u boku Austrii, prowadzi ją Maria Teresa; znaczniki na jej twierdzach zostają.
web-realm-saxon-troops = { $general } wraca z:
web-realm-peace = Co przyniósłby pokój
web-realm-peace-silesia = Śląsk na stałe staje się częścią Prus.
web-realm-peace-saxony = Saksonia opuszcza Prusy.
web-realm-peace-austrian = { $count ->
        [0] W Prusach i na Śląsku nie ma znaczników Austrii.
        [one] Znacznik Austrii wraca do puli: { $names }.
       *[other] Znaczniki Austrii ({ $count }) wracają do puli: { $names }.
    }
web-realm-peace-prussian = { $count ->
        [0] W Austrii nie ma znaczników Prus.
       *[other] Znaczniki Prus znikają: { $names }; odłożone: { $aside }, z powrotem do puli: { $pool }.
    }
web-realm-peace-austrians = Austriacy, którzy wracają do domu z Prus, Śląska i Polski:
web-realm-peace-prussians = Prusacy, którzy wracają do domu:
web-realm-peace-box = Prusy kładą znacznik na polu „Śląsk” i dostają drugi tabor.
web-realm-peace-neutral = Prusy są neutralne do swojego etapu w turze { $turn }. Gdy później pruski pionek opuści Prusy, odłożone znaczniki wracają do puli.
web-realm-reduce-title = Zredukuj cele Francji
web-realm-reduce = { $count ->
        [one] Znacznik Francji znika: { $names }; odłożone: { $aside }, z powrotem do puli: { $back }.
       *[other] Znaczniki Francji ({ $count }) znikają: { $names }; odłożone: { $aside }, z powrotem do puli: { $back }.
    } Do wyłożenia: { $pool } → { $after }.
web-realm-reduce-end = Twierdze przypadają Austrii. Następna twierdza, którą Francja lub Bawaria zdobędzie na mapie Bohemii, przywróci znaczniki do puli. Wolno to zrobić raz.
web-realm-reduce-now = Zredukuj teraz

# -- inne pytania
web-realm-contract = { $cards ->
        [one] jedna karta co turę
        [few] { $cards } karty co turę
       *[many] { $cards } kart co turę
    }, { $turns ->
        [one] jeszcze jedna tura
        [few] jeszcze { $turns } tury
       *[many] jeszcze { $turns } tur
    }
web-realm-elected-already = { $candidate } ma już pięć głosów: ten niczego nie zmieni.
web-realm-vote-effect = { $candidate ->
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
web-end-pass = Pas
web-end-pass-sure = Tak, pas
web-end-finish = Koniec na mapie Flandrii
web-end-finish-sure = Tak, koniec tam
web-realm-dispute = Zależy ci na kolejności ruchów?
web-realm-dispute-effect = Wtedy obaj gracze ruszają na mapie Flandrii na przemian po jednym pionku, najpierw Armia Pragmatyczna, aż obaj tam skończą.
web-realm-dispute-now = Ruszajmy na przemian na mapie Flandrii
