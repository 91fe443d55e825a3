# Terminal: `pragmatica play` i `pragmatica replay`.

cli-welcome = Odpowiadaj numerem albo nazwą. Polecenie help wypisuje wszystkie polecenia.
cli-help-maria =
    Numer, nazwa albo zapis: wybór tej odpowiedzi. Kilka kroków naraz: Lüben-Glogau, z kropką na końcu, żeby tam stanąć. Cały marsz: Schwerin Liegnitz-Lüben-Glogau; zgrupowania: Friedrich+ Lüben-Glogau.
    list all: wszystkie możliwe odpowiedzi. Pusty wiersz: odpowiedzi jeszcze raz.
    hand: twoje karty. status: cele, armie i liczby kart. pieces: kto gdzie stoi. fortresses: kto ma twierdze i kto ich broni. supply: zaopatrzenie twoich generałów.
    politics: plansza polityki, tory, elektorzy i Saksonia. treaties: kontrakty, porozumienia i propozycje; extra pokazuje, co wolno napisać i na co odpowiedzieć, a write-words=TEKST dodaje klauzulę własnymi słowami.
    map MIEJSCE: miasto, także miasto pionka. why MIEJSCE albo ODPOWIEDŹ: dlaczego to niemożliwe. rule NUMER: zasada naszymi słowami.
    extra: co wolno w każdej chwili, na przykład przesunąć armie w zgrupowaniu. undo, undo 3: cofnij ostatnie odpowiedzi. log: co się wydarzyło.
    save PLIK: zapisz teraz i zapisuj dalej. quit: odejdź od stołu.
cli-title = { $game }, { $scenario }, gracze: { $players }.
cli-heading = Tura { $turn } z { $turns }. { $acting }: { $phase }.
cli-heading-short = Tura { $turn } z { $turns }: { $phase }.
cli-phase-setup = przygotowanie
cli-phase-politics = polityka
cli-phase-hussars = huzarzy
cli-phase-tactical-cards = karty
cli-phase-supply = zaopatrzenie
cli-phase-movement = ruch
cli-phase-combat = walka
cli-phase-retroactive-conquest = opóźniony podbój
cli-phase-winter = zima
cli-phase-over = koniec
cli-phase-election = wybory cesarskie
cli-phase-end-of-stage = koniec etapu
cli-goal = { $seat }: { $power } ma { $have } z { $need } twierdz.
cli-power = { $power }: armie: { $troops }, karty: { $cards }.
cli-pile = Karty do dobrania: { $cards }, nieużywane talie: { $decks }.
cli-hand = { $power }: karty: { $cards }, punkty: { $points }.
cli-rank = ranga { $rank }
cli-face-up = naklejką w górę
cli-face-down = naklejką w dół
cli-troops =
    { $troops ->
        [one] { $troops } armia
        [few] { $troops } armie
       *[many] { $troops } armii
    }
cli-commands = dowodzi: { $general }
cli-commanded = dowódca: { $general }
cli-counts = liczy się za { $points }
cli-moved = już się ruszał
cli-off = poza mapą
cli-city = miasto
cli-roads = Drogi do: { $roads }.
cli-main-road = { $city } (droga główna)
cli-here = Tutaj: { $piece }.
cli-away =
    { $roads ->
        [0] { $piece } jest tutaj.
        [one] { $piece } ({ $city }): { $roads } droga stąd.
        [few] { $piece } ({ $city }): { $roads } drogi stąd.
       *[many] { $piece } ({ $city }): { $roads } dróg stąd.
    }
cli-controlled = kontrola: { $power }
cli-nobody = niczyja
cli-question = „?”: { $power }
cli-protected = chroni ją { $generals }
cli-unprotected = niechroniona
cli-supply-home = u siebie
cli-supply-supplied = zaopatrzony, długość drogi: { $length }
cli-supply-billed = zaopatrzenie mimo huzarów za { $cost } pkt
cli-supply-hungry = bez zaopatrzenia
cli-attacker = Atakuje { $general } ({ $power }), armie: { $troops }, { $city }, { $suit }.
cli-defender = Broni się { $general } ({ $power }), armie: { $troops }, { $city }, { $suit }.
cli-score = Twoja przewaga: { $score }.
cli-giving-up-tie = Ustąpienie oznacza teraz remis: nikt nic nie traci.
cli-giving-up-lost =
    { $lost ->
        [one] Ustąpienie kosztuje teraz { $lost } armię i odwrót o { $lost } miasto.
        [few] Ustąpienie kosztuje teraz { $lost } armie i odwrót o { $lost } miasta.
       *[many] Ustąpienie kosztuje teraz { $lost } armii i odwrót o { $lost } miast.
    }
cli-giving-up-destroyed = Ustąpienie oznacza teraz zniszczenie twoich armii w tym miejscu.
cli-payment = Zapłacono { $paid } z { $cost }.
cli-division = { $power }: do rozdzielenia zostało { $left }.
cli-more = Dalsze odpowiedzi: { $count }. Wpisz nazwę albo list all.
cli-not-understood = „{ $text }” nie jest żadną z odpowiedzi ani niczym na mapie. Polecenie help wypisuje polecenia.
cli-no-number = Odpowiedzi numer { $text } tu nie ma. Pusty wiersz powtarza odpowiedzi, help wypisuje polecenia.
cli-unknown-place = Żadne miasto ani pionek nie nazywa się „{ $text }”.
cli-offered = „{ $text }” jest wśród możliwych odpowiedzi.
cli-no-extra = Nie ma niczego, co wolno ci zrobić w każdej chwili.
cli-curtain = { $seat }: czas na twój ruch. Naciśnij Enter, kiedy nikt inny nie widzi ekranu.
cli-bot-failed = { $seat }: bot zawiódł ({ $error }); zamiast niego wylosowano dozwoloną odpowiedź.
cli-saved = Zapisano w { $file }.
cli-save-where = Podaj miejsce: save PLIK.
cli-quit-unsaved = Partia nie jest zapisana. Wpisz save PLIK, żeby ją zachować, albo jeszcze raz quit, żeby odejść bez niej.
cli-left = Koniec przy tym stole. Partia nie została zapisana.
cli-left-saved = Koniec przy tym stole. Partia jest zapisana w { $file }.
cli-won = Zwycięża: { $winners }.
cli-drawn = Partia kończy się remisem.
cli-unplayable = Ten program nie może rozegrać tej partii ({ $why }). Oto, co mówi sam plik:
cli-replay-step = { $step }. { $seat }:
cli-replay-next = Enter: następny krok; q: koniec.
cli-seal-joint =
    { $count ->
        [0] Ziarno pochodzi z samej tajnej liczby serwera: żadna przeglądarka nie wysłała swojej części.
       *[other] Ziarno pochodzi z tajnej liczby serwera i z części, które wysłały przeglądarki: { $senders }.
    } Pieczęć, która związała serwer: { $seal }; stół: { $table }. Porównaj jedno i drugie oraz części z tym, co pokazuje strona stołu.
cli-seal-server = Ziarno wybrał sam serwer. Pieczęć, która go związała: { $seal }. Porównaj ją z tą, którą stół pokazywał od początku.
cli-seal-none = Zapis nie podaje jednak żadnej pieczęci: kto go stworzył, mógł dobrać ziarno według życzenia.
cli-seal-position = Partia zaczyna się jednak od pozycji, którą ktoś zapisał. Żadna pieczęć jej nie obejmuje: kto ją zapisał, mógł rozdać karty według życzenia.
cli-seal-host = Gospodarz
cli-verified =
    { $draws ->
        [one] Jedyne losowanie zgadza się z ziarnem.
        [few] Wszystkie { $draws } losowania zgadzają się z ziarnem.
       *[many] Wszystkie losowania (jest ich { $draws }) zgadzają się z ziarnem.
    }

# -- pełna gra
cli-pool = { $seat }, { $power }: pula { $pool }, pola wygranych bitew: { $battles } z 2.
cli-aside = Odłożone: { $count }.
cli-box = Pole „{ $box }”: { $owner }.
cli-empty = puste
cli-unknown = jeszcze nieznany
cli-trump = Kolor atutowy: { $suit }.
cli-display = { $power }: { $cards }; wpływ { $influence }.
cli-placed = { $card }, zakryta
cli-hidden = zakryta karta
cli-turned = { $card }, odwrócona
cli-political = Karta „{ $political }”. { $effect }
cli-track = { $track }: { $field }.
cli-announced = Zapowiedź: { $steps ->
        [-3] trzy pola w lewo
        [-2] dwa pola w lewo
        [-1] jedno pole w lewo
        [1] jedno pole w prawo
        [2] dwa pola w prawo
       *[other] { $steps } pola w prawo
    }.
cli-saxony = Saksonia: { $status }.
cli-prussia-neutral = Prusy są neutralne do początku swojego etapu w turze { $turn }.
cli-annexed = Śląsk jest pruski.
cli-off-map = { $box }: { $pieces }.
cli-income = Karty polityki, { $power } w tej turze: { $change ->
        [-2] o dwie karty mniej
        [-1] o jedną kartę mniej
       *[other] o { $change } więcej
    }.
cli-election-ahead = Wybory cesarskie dopiero nastąpią.
cli-election-announced = Na koniec tej tury wybiera się cesarza.
cli-election-held = Cesarz został wybrany.
cli-vote-bound = { $city }, { $power }: głos na Franciszka.
cli-vote-free = { $city }, { $power }: głos wolny.
cli-votes = Spodziewane głosy: Franciszek { $francis }, Karol { $charles }, otwarte { $free }. Wystarczy pięć.
cli-contract = Subsydium; płatnik: { $giver }, odbiorca: { $receiver }, { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } na turę, jeszcze { $turns ->
        [one] raz.
       *[other] { $turns } razy.
    }
cli-not-cancellable = Nie można go zakończyć wcześniej.
cli-agreement = { $parties }: { $clause }. Program tego pilnuje.
cli-words = { $parties }: { $clause }. Na słowo honoru.
cli-proposal = Propozycja { $number }, autor: { $proposer }, adresat: { $answering }: { $clauses }.
cli-proposal-stale = Propozycja { $number }, już niemożliwa, autor: { $proposer }, adresat: { $answering }: { $clauses }.
cli-answer = Odpowiedź: accept-NUMER albo refuse-NUMER; treaties pokazuje wszystko.
cli-draft = Twój projekt: { $clauses }.
cli-no-treaties = Nie ma kontraktów, porozumień ani propozycji.
cli-winter-scores = Zima po turze { $turn }: { $scores }.
cli-advanced-only = Tego nie ma w grze wprowadzającej.
cli-box-general = na polu „off-map”
cli-box-train = na polu „Śląsk”, aż do pokoju
