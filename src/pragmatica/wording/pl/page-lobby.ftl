# Stoły, przy których jeszcze kogoś brakuje: ich lista i to, co można przy nich zrobić.

web-lobby = Wolne miejsca
web-lobby-lead = Usiądź przy stole, który czeka na graczy, albo otwórz własny.
web-lobby-none = W tej chwili nikt nie czeka na graczy. Otwórz stół, który każdy może znaleźć, a inni zobaczą go tutaj.
web-lobby-none-such = Żaden taki stół nie czeka na graczy.
web-lobby-open = Otwórz stół
web-lobby-filter = Pokaż
web-lobby-game = Gra
web-lobby-games = Wszystkie gry
web-lobby-language = Język
web-lobby-languages = Wszystkie języki
web-lobby-pace = Czas do namysłu
web-lobby-paces = Każde tempo
web-lobby-clear = Pokaż wszystkie
web-lobby-more = Pokaż więcej
web-lobby-count = { $count ->
    [one] Jeden stół
    [few] { $count } stoły
   *[other] { $count } stołów
 }
web-lobby-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
 }
web-lobby-host = Gospodarz: { $name }, otwarto { $when }
web-lobby-host-nameless = Otwarto { $when }
web-lobby-members = Tylko dla zalogowanych
web-lobby-ratings = { $range ->
    [from] Ranking od { $least }
    [to] Ranking do { $most }
   *[both] Ranking od { $least } do { $most }
 }
web-lobby-sit = Usiądź
web-lobby-sit-as = Usiądź: { $seat }
web-lobby-watch = Zobacz stół
web-lobby-yours = Siedzisz tutaj
web-lobby-hosting = Twój stół
web-lobby-sign-in = Zaloguj się, aby usiąść
web-lobby-seat-free = wolne
web-lobby-taken = zajęte
web-lobby-offered = Miejsca w trwających partiach
    .help = Ktoś odchodzi; kto zajmie jego miejsce, gra dalej od tego, co jest na stole. Potrzebne jest konto.
web-lobby-options = Inne zasady: { $options }

web-gather-leave = Opuść miejsce
web-gather-send = Odpraw
web-gather-start = Zacznij teraz
    .help = Wolne jeszcze miejsca zajmą boty.
web-gather-close = Zamknij stół
web-gather-sure = Naprawdę zamknij
web-gather-closed = Ten stół zamknięto, zanim zaczęła się partia.
web-gather-public = Ten stół jest publiczny: do rozpoczęcia widać go w poczekalni.

web-invited = Zaproszenia do gry
web-invited-by = { $name } zaprasza cię: { $seat }
web-invited-accept = Usiądź
web-invited-decline = Nie, dziękuję
web-invite = Zaproś kogoś
    .name = Nazwa konta
    .send = Zaproś
    .asked = Zaproszono: { $name }, jeśli ktoś taki tu jest.
    .back = Cofnij
web-regard-favourite = Ulubione
web-regard-block = Zablokuj
    .help = Kto jest zablokowany, nie usiądzie przy twoich publicznych stołach ani ty przy jego; zaproszenia i prywatne wiadomości nie docierają.
web-regards = Ludzie
web-regards-none = Na razie nikt. Przy stole możesz oznaczyć kogoś jako ulubionego albo zablokować.
web-regards-forget = Usuń

web-watch = Obserwuj
    .on = Obserwujesz
    .off = Już nie
web-watched = Stoły, które obserwujesz
web-watched-turn = Ruch: { $seats }
web-watched-over = Zakończona
web-watched-gathering = Czeka na graczy
