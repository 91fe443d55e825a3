# Zagadki: każda ma tytuł, zdanie na liście i po jednym tekście na krok.

mollwitz-puzzles-command = rozkazy
mollwitz-puzzles-rally = rozbicie i reorganizacja

mollwitz-puzzle-two-orders-title = Dwa rozkazy, cztery punkty
mollwitz-puzzle-two-orders-about = Wódz, dwa skrzydła poza zasięgiem i ani jednego gońca.
mollwitz-puzzle-two-orders-task =
    Gońcy Schwerina są w drodze. Jego zasięg to dziesięć pól; Leopold z drugą linią i Posadowsky z lewym skrzydłem jazdy
    są o dwanaście. Ma cztery punkty: pole kosztuje jeden i rozkaz kosztuje jeden.
    .do = Wydaj drugiej linii rozkaz Marsz, a lewemu skrzydłu rozkaz Atak.
    .hint = Dwa punkty na rozkazy zostawiają dwa pola. Z którego pola do obu jest dziesięć?
    .no = Tak nie wydasz obu rozkazów.
    .no-spent = Punkty się skończyły albo ruch jest zakończony, a jeden z nich nic nie usłyszał. Cofnij i spróbuj inaczej.
mollwitz-puzzle-two-orders-solved =
    Prosto między nich i obaj są naraz w zasięgu. Kto jedzie ku bliższemu skrzydłu, temu brakuje jednego punktu. Miejsce
    wodza jest pośrodku.

mollwitz-puzzle-refuge-title = Schronienie
mollwitz-puzzle-refuge-about = Rozbity batalion, z prawej huzarzy, z przodu piechota: gdzie się zreorganizuje?
mollwitz-puzzle-refuge-task =
    Zaznaczony batalion Kleista jest rozbity. Ma pięć punktów, a każde pole kosztuje go jeden. Żeby się zreorganizować,
    musi być co najmniej dziesięć pól od każdego wroga: od batalionu na północy i od huzarów na wschodzie.
    .do = Zaprowadź go tam, gdzie może się zreorganizować.
    .hint = Prosto w tył nie ucieknie huzarom. Licz od obu i przejdź między własnymi batalionami.
    .no = Nic innego nie ma do zrobienia.
    .no-near = Któryś z wrogów jest wciąż bliżej niż dziesięć pól. Cofnij i spróbuj inaczej.
mollwitz-puzzle-refuge-solved =
    To jedyne takie miejsce. Pięć pól na południowy zachód, między własnymi batalionami, i do obu wrogów jest dziesięć. W
    tył to nie zawsze znaczy dalej: licz od każdego.
