# Ludzie, ich partie i rankingi.

web-match-won = wygrana
web-match-drawn = remis
web-match-rated = liczy się do rankingu
web-match-ended = Koniec: { $when }
web-match-moved = Ostatni ruch: { $when }
web-match-nobody = gość
web-match-more = Pokaż więcej

web-matches-running = Partie do oglądania
web-matches-running-none = W tej chwili nie toczy się żadna publiczna partia.
web-matches-finished = Zakończone partie
web-matches-finished-none = Żadna zakończona publiczna partia nie pasuje.
web-matches-game = Gra
web-matches-any = dowolne
web-matches-player = Gracz
web-matches-result = Wynik tego gracza
web-matches-won = Wygrane
web-matches-lost = Przegrane
web-matches-drawn = Remisy
web-matches-since = Od
web-matches-until = Do
web-matches-search = Szukaj

web-rating = Ranking
web-rating-spread = Niepewność
web-rating-when = Po partii z dnia
web-rating-provisional = tymczasowy
web-rating-matches = { $count ->
    [one] po jednej partii
   *[other] po { $count } partiach
 }
web-rating-plot = Ranking w czasie: { $title }
web-rating-numbers = To samo w liczbach

web-players = Gracze i rankingi
web-players-find = Znajdź gracza po nazwie
web-players-show = Pokaż
web-players-none = Nikt nie ma jeszcze rankingu. Potrzebna jest partia, która się do niego liczy: włącza to gospodarz stołu.
web-players-kind = Gra i scenariusz
web-players-name = Gracz
web-players-matches = Partie
web-players-bot = bot, stały ranking

web-ratings-about = Czym są rankingi
web-ratings-about-what = Ranking mówi, jak dobrze ktoś gra w jeden scenariusz danej gry, o ile widać to po wynikach. Każdy zaczyna od 1500. Kto wypada lepiej, niż zapowiadają rankingi wszystkich przy stole, zyskuje, a kto gorzej – traci; przy trzech i więcej graczach każdy wynik porównuje się ze wszystkimi innymi. Zasady gry mówią, kto wygrał; wszyscy pozostali dzielą następne miejsce.
web-ratings-about-counts = Partia liczy się tylko przy stole, który do tego otwarto, gdzie wszyscy są zalogowani i grają każdy na jednym miejscu, i tylko wtedy, gdy każde miejsce do końca zajmuje konto, które na nim zaczęło. Domyślnie żadna partia się nie liczy. Gdzie umówiono się, że spóźniony traci prawo do rankingu, tam partia nie zmienia rankingu spóźnionego ani w górę, ani w dół.
web-ratings-about-sure = Liczba po znaku ± mówi, jak niepewny jest jeszcze ranking: prawdziwa siła bardzo prawdopodobnie mieści się w tych granicach. Z każdą partią maleje. Ranking jest tymczasowy, dopóki nie jest dość pewny i nie opiera się na dziesięciu partiach.
web-ratings-about-bots = Boty mają stałe rankingi, które nigdy się nie zmieniają. Mierzy się według nich także wszystkich innych.
web-ratings-about-private = Na tych stronach każdy widzi partie publicznych stołów, a z prywatnych, które się liczyły, tylko to, jak zmieniły rankingi i bilanse. Prywatne partie, które się nie liczyły, widzą jedynie ci, którzy w nie grali.

web-player-since = Konto od: { $when }.
web-player-mine = To twoja strona: widzisz na niej także swoje prywatne partie, których nikt inny tu nie zobaczy.
web-player-ratings = Rankingi
web-player-unrated = Żadna partia nie liczyła się jeszcze do rankingu.
web-player-results = Wyniki
web-player-nothing = Brak zakończonych partii, które można tu pokazać.
web-player-seat = Miejsce
web-player-against = Przeciw innemu graczowi
web-player-other = Nazwa drugiego gracza
web-player-compare = Porównaj
web-player-never-met = Brak partii przeciw graczowi { $name }, które można tu pokazać.
web-player-met = { $ahead ->
    [one] 1 raz
   *[other] { $ahead } razy
} wyżej niż { $name }, { $behind ->
    [one] 1 raz
   *[other] { $behind } razy
} niżej, { $level ->
    [one] 1 raz
   *[other] { $level } razy
} na równi
web-player-matches = Zakończone partie
web-player-matches-none = Brak partii, które można tu pokazać.
