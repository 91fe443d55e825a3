# Co się stało od ostatniej odpowiedzi czytającego.

web-log-news = Od twojej ostatniej odpowiedzi
web-log-present = Wróć do teraźniejszości
web-log-present-new = { $count ->
        [one] 1 nowy wpis niżej
        [few] { $count } nowe wpisy niżej
       *[other] { $count } nowych wpisów niżej
    }
web-news-so-far = Dotychczas
web-news-moves = { $count ->
        [one] ruszył się 1 generał
        [few] ruszyło się { $count } generałów
       *[other] ruszyło się { $count } generałów
    }
web-news-battles = { $count ->
        [one] 1 bitwa
        [few] { $count } bitwy
       *[other] { $count } bitew
    }
web-news-garrisons = { $count ->
        [one] zmiana 1 garnizonu
       *[other] zmiany { $count } garnizonów
    }
web-news-show = Na mapie
