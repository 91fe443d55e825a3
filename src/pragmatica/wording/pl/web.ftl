# Strony klienta WWW.

# -- wszędzie
web-skip = Przejdź do treści
web-nav = Strony
web-nav-new = Nowy stół
web-nav-rules = Zasady
web-nav-club = Klub
web-nav-more = Więcej
web-club-lobby = Wolne miejsca
web-club-events = Turnieje
web-club-matches = Partie
web-club-players = Gracze
web-choosers = Język i wygląd
web-language = Język
web-theme = Jasny lub ciemny
web-theme-system = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-footer = Pragmatica to wolne oprogramowanie, niezwiązane z autorami ani wydawcami gier; strona główna wymienia ich przy każdej grze. Kto dobrze się tu bawi, powinien mieć te gry na półce. Plansze w tym programie są naszymi własnymi rekonstrukcjami.
web-home-link = Na stronę główną
web-loading = Nakrywamy do stołu …
web-news = Co wydarzyło się gdzie indziej
web-close = Zamknij
web-cancel = Anuluj
web-copy = Kopiuj
web-copied = Skopiowano
web-less = Mniej
web-more = Więcej
web-again = Spróbuj ponownie
web-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-outdated = Nie można wczytać części tej strony: odkąd ją otwarto, serwer się zmienił. Odśwież stronę; jeśli to nie pomoże, daj znać opiekunowi serwera.
web-recess = Prace przy serwerze
web-recess-ahead = Serwer zamknie się na czas prac ({ $when }). Wszystko będzie można przeglądać, zegary staną i nic nie przepadnie.
web-recess-closed = Serwer jest zamknięty na czas prac. Wszystko można przeglądać, zegary stoją i nic nie przepada.
web-translated = Twoja przeglądarka tłumaczy tę stronę. Stoły pozostają bez zmian, bo w tłumaczeniu by zamarły; przetłumaczyć można zasady.
web-missing-title = Nic tu nie ma
web-missing-text = Ten adres nie prowadzi do żadnej z naszych stron.
web-game-unseen = Te strony nie potrafią pokazać gry { $game }. Można w nią zagrać w terminalu:
web-game-unknown = Na tym serwerze nie ma gry o nazwie { $game }.

# -- strona główna
web-home-title = Wojny o Śląsk i sukcesję austriacką przy jednym stole
web-home-lead = Trzy gry planszowe o latach po 1740 roku: troje władców na drogach Bohemii, siedem mocarstw w całej Europie albo dwie armie na śniegu pod Małujowicami. Z przyjaciółmi albo przeciw maszynie, w tej przeglądarce, bez konta.
web-home-play = Zagraj od razu
web-home-choose = Samotnie przeciw { $bots ->
        [one] botowi
        [2] dwóm botom
        [6] sześciu botom
       *[other] { $bots } botom
    }. Kogo poprowadzisz?
web-home-new = Nowy stół
web-home-players = Gracze
web-home-length = Długość
web-home-tables = Moje stoły
web-virtue-why = Pytaj „dlaczego nie?”
    .text = Gdy czegoś nie wolno, program wskaże zasadę i wyjaśni ją jednym zrozumiałym zdaniem.
web-virtue-fair = Tasowanie i kości bez oszustw
    .text = Każde tasowanie jest zapieczętowane przed pierwszym ruchem, a po ostatnim każdy może je sprawdzić.
web-virtue-secret = Tajemnice zostają tajemnicami
    .text = Twoja przeglądarka nigdy nie dowie się, co mają przeciwnicy.
web-virtue-people = Na żywo lub tygodniami
    .text = Zamknij stronę, kiedy chcesz; stół czeka, a nic, co ktoś już zobaczył, nie ginie.
web-tables-over = zakończony
web-tables-yours = twoja kolej
web-tables-waiting = czeka na innych
web-tables-gathering = przed początkiem: czeka na graczy

# -- nowy stół
web-new-title = Nowy stół
web-new-game = Gra
web-new-scenario = Scenariusz
web-new-players = Gracze
web-new-players-count = { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
web-new-seats = Miejsca
web-new-seats-help = Kilka miejsc na tym urządzeniu gra na zmianę, za kurtyną. Link dla przyjaciela można otworzyć raz, w jego przeglądarce.
web-new-bots-stay = Boty zachowują swoje miejsca
    .help = Nikt, nawet gospodarz, nie może przejąć miejsca bota i zobaczyć jego kart. Bez tego jest to możliwe, a wszyscy się o tym dowiadują.
web-new-analysis = Analizy w trakcie partii
    .help = Gracze i widzowie mogą w każdej chwili sprawdzać w analizie, jak partia mogłaby się potoczyć; to, co przed nimi zakryte, jest w niej losowane od nowa. Bez tego analizować można dopiero zakończoną partię.
web-new-rating = Ranking
web-new-rated = Partia liczy się do rankingu
    .help = Wszyscy się logują i do końca grają każdy na jednym miejscu. Boty zachowują swoje miejsca, a miejsce może oddać botowi tylko ten, kto je zajmuje.
    .not = Można to wybrać, gdy zajmujesz najwyżej jedno miejsce, a na innych gra ktoś jeszcze.
web-new-rules = Zasady
web-new-options = { $count ->
        [one] { $count } opcja zasad
        [few] { $count } opcje zasad
       *[many] { $count } opcji zasad
    }{ $changed ->
        [0] { "" }
       *[other] , wybrane ręcznie: { $changed }
    }
web-new-by-edition = jak w wydaniu ({ $value })
web-new-usual = { $value } (zwykła)
web-new-name = Nazwa stołu
web-new-name-hint = na własną listę, jeśli chcesz
web-unplayable = Tej partii nie można tu kontynuować: potrzebuje zasad, planszy lub opcji, których ten serwer nie ma. Jej przebieg nadal można przeczytać.
web-unplayable-log = Przebieg
web-tables-unplayable = nie można tu grać
web-name-too-long = Najwyżej { $most } znaków.
web-name-blank = W tej nazwie nic nie widać.
web-new-player-name = Imię gracza
web-new-bot = Bot
web-new-create = Otwórz stół
web-control-device = To urządzenie
web-control-link = Link dla przyjaciela
web-control-open = Wolne dla każdego
web-control-bot = Bot
web-bot-steady = Bot „Rozważny”
web-bot-random = Bot „Losowy”
web-links-title = Zaproś przyjaciół
web-links-help = Wyślij każdemu graczowi jego link. Otwiera on miejsce tylko raz; kto otworzy go pierwszy, ten je ma. Widzowie widzą tylko to, co widzą wszyscy.
web-links-seat = { $name ->
        [none] { $seat }
       *[other] { $seat } ({ $name })
    }
web-links-local = Te linki działają tylko na tym komputerze. Dla przyjaciół gdzie indziej trzeba otworzyć serwer na zewnątrz: docs/hosting.md, „Let others in”.
web-links-spectator = Dla widzów
web-links-go = Do stołu

# -- przed początkiem partii
web-gather = { $count ->
        [0] Wszyscy są na miejscach.
        [one] Brakuje jeszcze jednego gracza.
        [few] Brakuje jeszcze { $count } graczy.
       *[many] Brakuje jeszcze { $count } graczy.
    }
web-gather-why = Nic jeszcze nie rozdano. Partia zacznie się sama, gdy wszyscy zajmą miejsca: każda przeglądarka dokłada swoją część do losu, więc ani gospodarz, ani sam serwer nie mogą wybrać, co zostanie rozdane.
web-gather-link = Utwórz nowy link
web-gather-device = Zagraj na tym urządzeniu

# -- stół
web-table-failed = Tego stołu nie można pokazać
web-link-closed = Ten link nie daje ci miejsca
web-link-used = Link otwiera miejsce tylko raz. Jeśli to twoje miejsce, otwórz stół w przeglądarce, w której przy nim siadasz, i tam, w „Miejscach”, utwórz link dla tej; albo poproś gospodarza o nowy. Tymczasem możesz się przyglądać.
web-link-watch = Przyglądaj się grze
web-replies = Czego ci odmówiono
web-your-turn = Twoja kolej
web-watching = Oglądasz tę grę
web-waiting = Czekasz na innych
web-line-offline = To urządzenie jest offline. Stół ruszy dalej, gdy tylko wróci połączenie.
web-line-asking = Ta sieć nie przepuszcza połączenia na żywo. Strona sama dopytuje się o nowości; ruchy innych mogą dochodzić nieco później.
web-line-lost = Połączenie z serwerem zerwane. Próbujemy ponownie …
web-pass = Przekaż urządzenie: { $seat }
web-curtain-title = Przekaż urządzenie: { $seat }
web-curtain-text = Na ekranie nie ma teraz nic ze stołu. Dalej gra: { $seat }.
web-curtain-show = Gram jako { $seat }: pokaż mój widok
web-curtain-alone = Jedna osoba gra tu na wszystkich miejscach: bez kurtyny
web-tools = Narzędzia gry
web-undo = Cofnij
web-why = Dlaczego nie?
web-seats = Miejsca
web-help = Pomoc
web-tabs = Więcej o stole
web-tab-log = Zdarzenia
web-tab-politics = Polityka
web-tab-points = Punkty
web-tab-powers = Frakcje
web-tab-lists = Listy
web-sheet-raise = Pokaż więcej tego arkusza
web-sheet-lower = Pokaż więcej mapy
web-rule-open = Zasada { $rule }

# -- przebieg i zwycięstwo
web-turns = Tury
# -- mapa
web-ui-board = Mapa. Strzałki prowadzą od miasta do miasta, Enter wybiera, spacja przechodzi po pionkach w mieście, znak zapytania pyta, dlaczego nie.
web-ui-zoom-in = Przybliż
web-ui-zoom-out = Oddal
web-ui-fit = Cała mapa
web-ui-follow = Mapa idzie tam, gdzie coś się dzieje
web-question-help = Co mogę zrobić?
web-hand-of = { $count ->
        [one] Ręka, { $power }: { $count } karta
        [few] Ręka, { $power }: { $count } karty
       *[many] Ręka, { $power }: { $count } kart
    }
web-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
# -- dlaczego nie
web-why-title = Dlaczego nie?
web-why-how = Wskaż miasto, pionek lub kartę, a dowiesz się, dlaczego nie można jej wybrać.
web-why-target = Dlaczego nie { $target }?
web-why-offered = Można: proszę bardzo.
web-why-ask = Zapytaj, dlaczego nie

web-powers-hand = Ręka
# -- zdarzenia
web-log = Zdarzenia
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-older = { $count ->
        [one] { $count } wcześniejsze zdarzenie: zobacz powtórkę.
        [few] { $count } wcześniejsze zdarzenia: zobacz powtórkę.
       *[many] { $count } wcześniejszych zdarzeń: zobacz powtórkę.
    }
web-log-show = Pokaż na mapie
web-log-shown = Na mapie: { $place }
web-log-times = { $count } razy
# -- listy
web-list-actions = { $count ->
        [one] Co możesz zrobić: { $count } odpowiedź
        [few] Co możesz zrobić: { $count } odpowiedzi
       *[many] Co możesz zrobić: { $count } odpowiedzi
    }
web-list-controller = Kontrola
# -- miejsca
web-seat-online = jest tutaj
web-seat-away = nieobecny
web-seat-open = jeszcze nie przyszedł
web-seat-mine = (to urządzenie)
web-seat-to-bot = Niech gra bot
web-seat-take = Odbierz botowi
web-seat-make-link = Utwórz link
web-seat-link = Link, otwiera miejsce raz
web-seat-browsers = { $count ->
    [one] Zajęte w { $count } przeglądarce.
    [few] Zajęte w { $count } przeglądarkach.
    [many] Zajęte w { $count } przeglądarkach.
   *[other] Zajęte w { $count } przeglądarki.
}
web-seat-watched = Bot gra dalej za osobę zajmującą to miejsce, a ona może się przyglądać.
web-seat-seen = Grał tu już ktoś inny i widział karty bota.
web-seat-was-bots = Było to miejsce bota, przejęte w trakcie partii.
web-seat-no-analysis = Tej partii nie wolno analizować, póki trwa.
web-level = { $kind ->
    [provisional] Ranking { $rating }, tymczasowy
   *[sure] Ranking { $rating }
 }
web-seat-rated = Ta partia liczy się do rankingu.
web-seat-bots-stay = Boty zachowują swoje miejsca: przy tym stole nikt ich nie przejmie.
web-seat-lost = { $seat }: ta przeglądarka nie zajmuje już tego miejsca. Teraz tylko oglądasz.
web-seat-keep = Tylko ta przeglądarka
    .title = Zostawić to miejsce tylko tej przeglądarce?
    .text = { $seat }: wszystkie inne przeglądarki zajmujące to miejsce zostaną natychmiast wylogowane, a żaden z dotychczasowych linków już go nie otworzy. Dowiedzą się o tym wszyscy przy stole.
web-seat-sign-out = Wyloguj wszystkich
    .title = Wylogować wszystkich z tego miejsca?
    .text = { $seat }: wszystkie przeglądarki zajmujące to miejsce zostaną natychmiast wylogowane, a żaden z dotychczasowych linków już go nie otworzy. Dowiedzą się o tym wszyscy przy stole. Utwórz nowy link dla osoby, która ma grać dalej.
web-seat-take-over = Przejmij po bocie
    .title = Przejąć miejsce bota?
    .text = { $seat }: zobaczysz karty bota i będziesz grać samodzielnie. Wszyscy się o tym dowiedzą i będą to tu widzieć do końca partii.
web-seat-leave = Oddaj botowi
    .title = Oddać to miejsce botowi?
    .text = { $seat }: odtąd gra bot. Nie będziesz już widzieć tych kart, a wszyscy dowiedzą się, że były ci znane.

# -- zasady tego stołu
web-options = Zasady tego stołu
web-options-usual = wszystkie opcje zwykłe
web-options-unusual = niektóre opcje nie są zwykłe:
web-options-rest = { $count ->
        [one] { $count } opcja jak zwykle
        [few] { $count } opcje jak zwykle
       *[many] { $count } opcji jak zwykle
    }

# -- pomoc
web-help-title = Pomoc i ustawienia
web-help-text = Panel obok mapy mówi, kto i co ma zrobić, i dlaczego. Co można wybrać, jest zaznaczone na mapie; każdy wybór stoi też w zakładce „Listy”. Numery zasad otwierają zasadę.
web-help-confirm = Pytaj, zanim wybór na mapie stanie się ostateczny
web-help-follow = Niech mapa idzie tam, gdzie coś się dzieje
web-help-keys = Klawisze
web-help-legend = Mapa
web-key-map = na mapę
web-key-arrows = od miejsca do miejsca
web-key-enter = wybierz miejsce
web-key-space = po kolei pionki w tym miejscu
web-key-space-name = Spacja
web-key-escape = odłóż pionek
web-key-zoom = bliżej, dalej, wszystko
web-key-why = dlaczego nie? (na mapie: to miejsce)
web-key-undo = cofnij
web-key-actions = lista wszystkich odpowiedzi
web-key-log = do ostatniego zdarzenia (↑ ↓ do innych, → do zasady)
web-key-prompt = do pytania
web-key-rules = zasady
web-key-help = ta pomoc

# -- koniec
web-over = Koniec gry
web-over-none = Bez wyniku
web-over-draw = Remis
web-over-winner = { $count ->
        [one] Zwycięzca: { $winners }
       *[other] Zwycięzcy: { $winners }
    }
web-rematch = Zagraj jeszcze raz
web-rematch-turned = Zagraj jeszcze raz, inne miejsca
web-replay = Powtórka
web-record = Zapis gry
web-verify = Sprawdź tasowania
web-verify-text = Przed początkiem partii serwer pokazał pieczęć tajnej liczby. Oto liczba: każdy może sprawdzić, że pasuje do pieczęci i że każde tasowanie wynika z niej i z części, które dołożyły przeglądarki.
web-verify-commitment = Pieczęć (pokazana od początku)
web-verify-seed = Tajna liczba
web-verify-salt = Sól
web-verify-part = Część: { $who }
web-part-host = gospodarz
web-parts = Los w tej partii pochodzi z tajnej liczby serwera i z części dołożonych przez: { $senders }.
web-parts-none = Los w tej partii pochodzi z samej tajnej liczby serwera.
web-part-in = Część tej przeglądarki w nim jest, a pieczęć jest tą samą, którą widziała wcześniej.
web-part-late = Partia zaczęła się, zanim ta przeglądarka zajęła miejsce: nie ma ona udziału w losie.
web-part-missing = Nie ma w nim części tej przeglądarki albo pieczęć jest inna niż wcześniej. Nie ufaj losowi w tej partii.
web-verify-command = Albo niech program sprawdzi cały zapis:
web-verify-shell = Polecenie

# -- powtórka
web-replay-step = Krok { $step } z { $steps }
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-on = Krok naprzód
web-replay-last = Na koniec
web-replay-table = Do stołu
web-replay-eyes = Widok
web-replay-spectator = Widz
web-replay-keys = Klawisze: , i . jeden krok, [ i ] tury, { "{" } i { "}" } fazy, < i > bitwy, Home i End, k odtwarza.

# -- zasady
web-rules-title = { $game }: zasady
web-rules-about = Zasady, według których gra program, opowiedziane krótko naszymi słowami, z numerami z instrukcji.
web-rules-search = Szukaj w zasadach
web-rules-found = { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
web-rules-none = Żadna zasada nie zawiera tych słów.

# -- małe gry
web-plain-map = Mapa. Strzałki prowadzą z miejsca na miejsce, Enter wybiera, znak zapytania pyta, dlaczego nie.
web-plain-offered = można wybrać
web-account-sign-in = Zaloguj się
web-account-seat = Zaloguj się, a twoje miejsca przy tym stole będą twoje na każdym urządzeniu.
web-notices-link = Powiadom mnie, gdy przyjdzie moja kolej
