# Co się stało od ostatniej odpowiedzi czytającego i jak pokazuje to mapa.

web-log-news = Od twojej ostatniej odpowiedzi
web-log-present = Wróć do bieżącej chwili
web-log-present-new = { $count ->
        [one] 1 nowy wpis niżej
        [few] { $count } nowe wpisy niżej
       *[other] { $count } nowych wpisów niżej
    }

web-see-none = na razie nic
web-see-so-far = Dotychczas
web-see-moments = { $count ->
        [one] 1 zdarzenie
        [few] { $count } zdarzenia
       *[other] { $count } zdarzeń
    }
web-see-moves = { $count ->
        [one] 1 ruch
        [few] { $count } ruchy
       *[other] { $count } ruchów
    }
web-see-battles = { $count ->
        [one] 1 bitwa
        [few] { $count } bitwy
       *[other] { $count } bitew
    }
web-see-draws = { $count ->
        [one] raz dobrano karty
       *[other] { $count } razy dobrano karty
    }
web-see-play = Odtwórz na mapie
    .title = Co się wydarzyło, ruch po ruchu; w tym czasie możesz odpowiadać
web-see-then = Tak było
web-see-moment = { $at } z { $of }
web-see-moments-name = Co się wydarzyło
web-see-back = Wstecz
web-see-next = Dalej
web-see-pause = Pauza
web-see-on = Odtwarzaj
web-see-pace = Tempo
web-see-times = { $pace }×
web-see-list = Lista
web-see-present = Do bieżącej chwili
web-see-failed = Tej chwili nie można teraz pobrać.
web-see-again = Spróbuj ponownie
web-key-see = odtwórz, co się stało od twojej ostatniej odpowiedzi
web-key-see-steps = wstecz i dalej podczas odtwarzania; k zatrzymuje

# -- kto jest obecny i na czyją odpowiedź czekamy
web-seats-bot = gra bot
web-seats-awaited = czekamy na odpowiedź
web-seats-awaited-for = czekamy na odpowiedź od { $time }
web-seats-seen = zna już bieżącą sytuację
web-seats-unseen = nie zna jeszcze ostatnich zdarzeń
