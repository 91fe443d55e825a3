# Jak nazywają się gracze i stoły, przy których gra ta przeglądarka.

web-name = Twoje imię
web-name-ask = { $seat }: to twoje miejsce. Jak mają się do ciebie zwracać pozostali?
web-name-help = Imię widać przy stole. Przeglądarka zapamięta je na następny raz; możesz też grać bez imienia.
web-name-save = Przyjmij to imię
web-name-skip = Bez imienia
web-name-change = Zmień swoje imię
web-name-add = Podaj swoje imię

web-tables-none = Tutaj pojawią się stoły, przy których grasz; na początku te, które czekają na twój ruch.
web-tables-none-how = Otwórz stół powyżej albo skorzystaj z linku od znajomego.
web-tables-turn = Kolej na: { $who }
web-tables-awaited = Jeszcze nie przyszli: { $who }
web-tables-with = { $own ->
    [none] { $others }
   *[other] Ty ({ $own }); przy stole także { $others }
}
web-tables-alone = Ty ({ $own })
web-tables-public = publiczny
web-tables-more-over = { $count ->
    [one] Jeszcze jeden zakończony
    [few] Jeszcze { $count } zakończone
   *[other] Jeszcze { $count } zakończonych
}
web-tables-hosted = Stół otwarty przez ciebie; nie zajmujesz przy nim miejsca.
web-tables-player = { $name } ({ $seat })
web-tables-moved = Ostatni ruch: { $when }
web-tables-opened = Otwarto: { $when }
web-now = przed chwilą
