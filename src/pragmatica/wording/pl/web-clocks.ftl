# Zegary przy stołach: ile jest czasu, ile z niego zostało i o co gracze mogą prosić.

# -- wybór przy otwieraniu stołu
web-pace = Czas do namysłu
web-pace-none = Bez ograniczeń
    .help = Bez zegara. Stół czeka tak długo, jak trzeba.
web-pace-live = Jedno posiedzenie
    .help = Minuty na całą partię i kilka sekund więcej po każdej turze gracza.
web-pace-days = Dni na każdą odpowiedź
    .help = Korespondencyjnie: każde pytanie ma własny czas.
web-pace-bank = Zapas dni
    .help = Korespondencyjnie: dni na całą partię i kilka godzin więcej po każdej turze gracza.
web-pace-preset = { $main } + { $increment }
web-pace-main-live = Minuty dla każdego gracza
web-pace-main-days = Dni na każdą odpowiedź
web-pace-main-bank = Dni dla każdego gracza
web-pace-increment-live = Dodatkowe sekundy po każdej turze
web-pace-increment-bank = Dodatkowe godziny po każdej turze
web-pace-night = W nocy zegary stoją
    .help = Nikomu nie mija czas, gdy śpi. Przyznany dzień trwa mimo to do tej samej godziny następnego dnia.
web-pace-night-begin = od
web-pace-night-end = do
web-pace-rest = Dni, w które zegary stoją
web-pace-zone = Według czasu w strefie
web-pace-little = Uprzedzaj o końcu czasu, gdy zostanie
web-pace-little-usual = jedna dziesiąta czasu
web-pace-little-never = nigdy
web-pace-impossible = Zegary muszą iść przynajmniej w jeden dzień tygodnia, a w nim przez co najmniej cztery godziny.
web-pace-late = Gdy graczowi minie czas
web-pace-late-warn = wszyscy się o tym dowiadują, a stół czeka dalej
web-pace-late-bot = gra za niego bot, dopóki gracz nie wróci
web-pace-late-unrated = partia nie liczy się już do rankingu tego gracza
web-pace-help = Żaden zegar nigdy nie kończy partii. Gracze mogą, za zgodą wszystkich, zatrzymać zegary, a także dawać sobie nawzajem więcej czasu.

# -- tempo stołu, po jednym zdaniu
web-pace-told-live = { $more ->
    [none] Dla każdego gracza: { $main }.
   *[some] Dla każdego gracza: { $main }, a po każdej turze dodatkowo { $increment }.
 }
web-pace-told-days = Na każdą odpowiedź: { $main }.
web-pace-told-bank = { $more ->
    [none] Dla każdego gracza: { $main }.
   *[some] Dla każdego gracza: { $main }, a po każdej turze dodatkowo { $increment }.
 }
web-pace-told-night = Zegary stoją od { $begin } do { $end } ({ $zone }).
web-pace-told-rest = Dni, w które zegary stoją: { $days } ({ $zone }).
web-pace-told-late-warn = Gdy graczowi minie czas, wszyscy się o tym dowiadują, a stół czeka dalej.
web-pace-told-late-bot = Gdy graczowi minie czas, gra za niego bot, dopóki gracz nie wróci.
web-pace-told-late-unrated = Gdy graczowi minie czas, partia nie liczy się już do jego rankingu.

# -- jeden zegar
web-clock-late = spóźnienie { $time }
web-clock-late-since = czas minął, opóźnienie: { $time }
web-clock-left = zostało: { $time }, zegar stoi
web-clock-until = zostało: { $time }, termin: { $when }
web-clock-away = na urlopie do { $when }
web-clock-unrated = partia nie liczy się już do rankingu
web-clock-paused = Wszystkie zegary stoją.
web-clock-say-short = { $seat }: zostało ci tylko { $time }.
web-clock-say-up = { $seat }: twój czas minął.

# -- życzenia graczy
web-clocks = Zegary
web-clocks-paused = Wszystkie zegary stoją za zgodą wszystkich (od { $when }). Każdy z graczy może je znów puścić w ruch.
web-clocks-go-on = Puść zegary w ruch
web-clocks-pause = Poproś o zatrzymanie zegarów
web-clocks-agree = Zgódź się na zatrzymanie zegarów
web-clocks-withdraw = Wycofaj prośbę o przerwę
web-clocks-pausing = Prośba o zatrzymanie zegarów: { $who }. Brakuje jeszcze zgody: { $missing }.
web-clocks-grant = { $seat }: daj dodatkowo { $time }
web-clocks-granting = Za dodatkowym czasem: { $who }. Potrzeba połowy pozostałych.

# -- moje stoły
web-tables-left = zostało: { $time }
web-tables-late = twój czas minął
