# Terminal: `pragmatica play` i `pragmatica replay`.

cli-welcome = Odpowiadaj numerem albo nazwą. Polecenie help wypisuje wszystkie polecenia.
cli-help =
    Numer, nazwa albo zapis: wybór tej odpowiedzi. list all: wszystkie możliwe odpowiedzi. Pusty wiersz: odpowiedzi jeszcze raz.
    status: wszystko, co wolno ci wiedzieć. map MIEJSCE: co mówi o nim plansza. why MIEJSCE albo ODPOWIEDŹ: dlaczego to niemożliwe. rule NUMER: zasada naszymi słowami.
    extra: co wolno w każdej chwili. undo, undo 3: cofnij ostatnie odpowiedzi. log: co się wydarzyło.
    save PLIK: zapisz teraz i zapisuj dalej. quit: odejdź od stołu.
cli-plays = { $seat }: bot { $bot }.
cli-title = { $game }, { $scenario }, gracze: { $players }.
cli-here = Tutaj: { $piece }.
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
cli-no-rule = nie ma takiej zasady: wszystkie wypisuje `pragmatica rules { $game }`
cli-other-game = { $file } to partia gry { $found }, a nie { $game }
cli-other-rules = rules_version: { $version }; ten program gra według { $played }
