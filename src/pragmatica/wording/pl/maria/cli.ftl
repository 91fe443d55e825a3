# Terminal: Maria.
cli-maria-help =
    Numer, nazwa albo zapis: wybór tej odpowiedzi. Kilka kroków naraz: Lüben-Glogau, z kropką na końcu, żeby tam stanąć. Cały marsz: Schwerin Liegnitz-Lüben-Glogau; zgrupowania: Friedrich+ Lüben-Glogau.
    list all: wszystkie możliwe odpowiedzi. Pusty wiersz: odpowiedzi jeszcze raz.
    hand: twoje karty. status: cele, armie i liczby kart. pieces: kto gdzie stoi. fortresses: kto ma twierdze i kto ich broni. supply: zaopatrzenie twoich generałów.
    politics: plansza polityki, tory, elektorzy i Saksonia. treaties: kontrakty, porozumienia i propozycje; extra pokazuje, co wolno napisać i na co odpowiedzieć, a write-words=TEKST dodaje klauzulę własnymi słowami.
    map MIEJSCE: miasto, także miasto pionka. why MIEJSCE albo ODPOWIEDŹ: dlaczego to niemożliwe. rule NUMER: zasada naszymi słowami.
    extra: co wolno w każdej chwili, na przykład przesunąć armie w zgrupowaniu. undo, undo 3: cofnij ostatnie odpowiedzi. log: co się wydarzyło.
    save PLIK: zapisz teraz i zapisuj dalej. quit: odejdź od stołu.
cli-maria-heading = Tura { $turn } z { $turns }. { $acting }: { $phase }.
cli-maria-heading-short = Tura { $turn } z { $turns }: { $phase }.
cli-maria-phase-setup = przygotowanie
cli-maria-phase-politics = polityka
cli-maria-phase-hussars = huzarzy
cli-maria-phase-tactical-cards = karty
cli-maria-phase-supply = zaopatrzenie
cli-maria-phase-movement = ruch
cli-maria-phase-combat = walka
cli-maria-phase-retroactive-conquest = opóźniony podbój
cli-maria-phase-winter = zima
cli-maria-phase-over = koniec
cli-maria-phase-election = wybory cesarskie
cli-maria-phase-end-of-stage = koniec etapu
cli-maria-goal = { $seat }: { $power } ma { $have } z { $need } twierdz.
cli-maria-power = { $power }: armie: { $troops }, karty: { $cards }.
cli-maria-pile = Karty do dobrania: { $cards }, nieużywane talie: { $decks }.
cli-maria-hand = { $power }: karty: { $cards }, punkty: { $points }.
cli-maria-rank = ranga { $rank }
cli-maria-face-up = naklejką w górę
cli-maria-face-down = naklejką w dół
cli-maria-troops =
    { $troops ->
        [one] { $troops } armia
        [few] { $troops } armie
       *[many] { $troops } armii
    }
cli-maria-commands = dowodzi: { $general }
cli-maria-commanded = dowódca: { $general }
cli-maria-counts = liczy się za { $points }
cli-maria-moved = już się ruszał
cli-maria-off = poza mapą
cli-maria-city = miasto
cli-maria-roads = Drogi do: { $roads }.
cli-maria-main-road = { $city } (droga główna)
cli-maria-away =
    { $roads ->
        [0] { $piece } jest tutaj.
        [one] { $piece } ({ $city }): { $roads } droga stąd.
        [few] { $piece } ({ $city }): { $roads } drogi stąd.
       *[many] { $piece } ({ $city }): { $roads } dróg stąd.
    }
cli-maria-controlled = kontrola: { $power }
cli-maria-nobody = niczyja
cli-maria-question = „?”: { $power }
cli-maria-protected = chroni ją { $generals }
cli-maria-unprotected = niechroniona
cli-maria-supply-home = u siebie
cli-maria-supply-supplied = zaopatrzony, długość drogi: { $length }
cli-maria-supply-billed = zaopatrzenie mimo huzarów za { $cost } pkt
cli-maria-supply-hungry = bez zaopatrzenia
cli-maria-attacker = Atakuje { $general } ({ $power }), armie: { $troops }, { $city }, { $suit }.
cli-maria-defender = Broni się { $general } ({ $power }), armie: { $troops }, { $city }, { $suit }.
cli-maria-score = Twoja przewaga: { $score }.
cli-maria-giving-up-tie = Ustąpienie oznacza teraz remis: nikt nic nie traci.
cli-maria-giving-up-lost =
    { $lost ->
        [one] Ustąpienie kosztuje teraz { $lost } armię i odwrót o { $lost } miasto.
        [few] Ustąpienie kosztuje teraz { $lost } armie i odwrót o { $lost } miasta.
       *[many] Ustąpienie kosztuje teraz { $lost } armii i odwrót o { $lost } miast.
    }
cli-maria-giving-up-destroyed = Ustąpienie oznacza teraz zniszczenie twoich armii w tym miejscu.
cli-maria-payment = Zapłacono { $paid } z { $cost }.
cli-maria-division = { $power }: do rozdzielenia zostało { $left }.
# -- pełna gra
cli-maria-pool = { $seat }, { $power }: pula { $pool }, pola wygranych bitew: { $battles } z 2.
cli-maria-aside = Odłożone: { $count }.
cli-maria-box = Pole „{ $box }”: { $owner }.
cli-maria-empty = puste
cli-maria-unknown = jeszcze nieznany
cli-maria-trump = Kolor atutowy: { $suit }.
cli-maria-display = { $power }: { $cards }; wpływ { $influence }.
cli-maria-placed = { $card }, zakryta
cli-maria-hidden = zakryta karta
cli-maria-turned = { $card }, odwrócona
cli-maria-political = Karta „{ $political }”. { $effect }
cli-maria-track = { $track }: { $field }.
cli-maria-announced = Zapowiedź: { $steps ->
        [-3] trzy pola w lewo
        [-2] dwa pola w lewo
        [-1] jedno pole w lewo
        [1] jedno pole w prawo
        [2] dwa pola w prawo
       *[other] { $steps } pola w prawo
    }.
cli-maria-saxony = Saksonia: { $status }.
cli-maria-prussia-neutral = Prusy są neutralne do początku swojego etapu w turze { $turn }.
cli-maria-annexed = Śląsk jest pruski.
cli-maria-off-map = { $box }: { $pieces }.
cli-maria-income = Karty polityki, { $power } w tej turze: { $change ->
        [-2] o dwie karty mniej
        [-1] o jedną kartę mniej
       *[other] o { $change } więcej
    }.
cli-maria-election-ahead = Wybory cesarskie dopiero nastąpią.
cli-maria-election-announced = Na koniec tej tury wybiera się cesarza.
cli-maria-election-held = Cesarz został wybrany.
cli-maria-vote-bound = { $city }, { $power }: głos na Franciszka.
cli-maria-vote-free = { $city }, { $power }: głos wolny.
cli-maria-votes = Spodziewane głosy: Franciszek { $francis }, Karol { $charles }, otwarte { $free }. Wystarczy pięć.
cli-maria-contract = Subsydium; płatnik: { $giver }, odbiorca: { $receiver }, { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } na turę, jeszcze { $turns ->
        [one] raz.
       *[other] { $turns } razy.
    }
cli-maria-not-cancellable = Nie można go zakończyć wcześniej.
cli-maria-agreement = { $parties }: { $clause }. Program tego pilnuje.
cli-maria-words = { $parties }: { $clause }. Na słowo honoru.
cli-maria-proposal = Propozycja { $number }, autor: { $proposer }, adresat: { $answering }: { $clauses }.
cli-maria-proposal-stale = Propozycja { $number }, już niemożliwa, autor: { $proposer }, adresat: { $answering }: { $clauses }.
cli-maria-answer = Odpowiedź: accept-NUMER albo refuse-NUMER; treaties pokazuje wszystko.
cli-maria-draft = Twój projekt: { $clauses }.
cli-maria-no-treaties = Nie ma kontraktów, porozumień ani propozycji.
cli-maria-winter-scores = Zima po turze { $turn }: { $scores }.
cli-maria-advanced-only = Tego nie ma w grze wprowadzającej.
cli-maria-box-general = na polu „off-map”
cli-maria-box-train = na polu „Śląsk”, aż do pokoju
