# Zagadki: każda ma tytuł, zdanie na liście i po jednym tekście na krok.

mollwitz-puzzles-command = rozkazy i dowodzenie
mollwitz-puzzles-rally = rozbicie i reorganizacja
mollwitz-puzzles-morale = morale
mollwitz-puzzles-movement = ruch
mollwitz-puzzles-artillery = działa
mollwitz-puzzles-cavalry = jazda
mollwitz-puzzles-fire = ogień
mollwitz-puzzles-victory = zwycięstwo
mollwitz-puzzles-melee = walka wręcz
mollwitz-puzzles-zones = strefy

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

mollwitz-puzzle-breath-title = Złapać oddech
mollwitz-puzzle-breath-about = Zmęczony batalion, wróg u boku i pięć punktów ruchu.
mollwitz-puzzle-breath-task =
    Zaznaczony batalion Kleista stracił cztery z siedmiu punktów morale. Ma pięć punktów ruchu i rozkaz Marsz; jeden
    punkt morale kosztuje go jeden punkt ruchu. Tuż obok stoi wróg, choć patrzy w inną stronę. Każda kostka pokaże tu
    dziewiątkę.
    .do = Przywróć batalionowi pełne morale.
    .hint = Obok wroga trzeba najpierw zdać test, a dziewiątka go nie zda. Dokąd za jeden punkt ruchu wyjdzie z jego zasięgu?
    .no = To nie przywróci mu morale.
    .no-near = Obok nierozbitego wroga batalion musi zdać test, zanim cokolwiek odzyska, a przy dziewiątce go nie zda. Punkty przepadają.
    .no-end = Jego działanie się skończyło, a nie odzyskał wszystkiego, co stracił.
mollwitz-puzzle-breath-solved =
    Jeden krok naprzód, poza zasięg wroga, kosztuje jeden punkt; pozostałe cztery oddają cztery punkty morale.
    Zmęczonych ludzi najpierw wyprowadza się z zasięgu wroga, a dopiero potem daje im odetchnąć.

mollwitz-puzzle-ford-title = Suchą nogą
mollwitz-puzzle-ford-about = Szwadron, potok i zarośla na brzegach.
mollwitz-puzzle-ford-task =
    Dragoni Bayreutha mają osiem punktów ruchu i stoją na zachód od potoku. Jazda, która przechodzi potok poza brodem
    albo przedziera się przez zarośla, za każdym razem traci punkt morale; bród nie kosztuje jej morale.
    .do = Przeprowadź szwadron przez potok bez straty morale.
    .hint = Jest jeden bród, między dwiema kępami zarośli. Jazda idzie tylko tam, dokąd patrzy: z której strony ma wjechać i jak ma stać?
    .no = Tędy nie przejdzie.
    .no-wet = Szwadron stracił morale w wodzie albo w zaroślach.
    .no-end = Jego działanie się skończyło, a wciąż jest na zachód od potoku.
mollwitz-puzzle-ford-solved =
    Wystarczą dwa zwroty o sześćdziesiąt stopni, byle we właściwych miejscach: jeden, by skosem podejść do brzegu, drugi
    na samym brzegu, prosto w bród. Teren, który kosztuje morale, jazda powinna obejść.

mollwitz-puzzle-guns-title = Nie pod lufy
mollwitz-puzzle-guns-about = Grenadierzy, bateria i droga dookoła.
mollwitz-puzzle-guns-task =
    Grenadierzy mają pięć punktów ruchu i rozkaz Atak. Austriacka bateria stoi w szyku ogniowym i patrzy na was trzema
    krawędziami; kto wejdzie na jedno z trzech pól przed nią, natychmiast dostaje kartaczami. Każda kostka pokaże tu
    dwójkę.
    .do = Zdobądź baterię, nie tracąc ani jednego punktu morale.
    .hint = Z boku ani nie strzela, ani nie da się obronić. Przy rozkazie Atak ostatni krok jest za darmo.
    .no = Tak nie zdobędziesz baterii.
    .no-canister = Bateria strzeliła kartaczami i twoi ludzie za to zapłacili.
    .no-end = Aktywacja się skończyła, a bateria wciąż stoi.
mollwitz-puzzle-guns-solved =
    Dwa pola naprzód, zwrot ku baterii, a krok, którego wymaga Atak, wyprowadza na jej bok. Stamtąd, podobnie jak z
    tyłu, samotną baterię zdobywa się bez testu: kanonierzy nie walczą na szpady.

mollwitz-puzzle-prey-title = Dwa za jednym razem
mollwitz-puzzle-prey-about = Huzarzy na tyłach i dwa rozbite bataliony.
mollwitz-puzzle-prey-task =
    Za dwoma pruskimi batalionami, które trzymają szyk, dwa inne już go nie mają. Twoi huzarzy mają dziesięć punktów
    ruchu. Nie wolno im wejść na pole obok nierozbitej piechoty; rozbity batalion, obok którego się pojawią, przestaje
    istnieć.
    .do = Dopadnij oba rozbite bataliony w jednym rajdzie.
    .hint = Jest jedna luka. Za nią do jednego z nich jest o pole bliżej niż do drugiego: który ma być pierwszy?
    .no = Tak nie dopadniesz obu.
    .no-one = Jednego już nie ma, ale na drugiego nie starczyło punktów.
    .no-none = Rajd się skończył, a oba wciąż są na polu.
mollwitz-puzzle-prey-solved =
    Przez lukę, jedno pole w prawo, a potem długa droga w lewo: równo dziesięć punktów. Na odwrót trzeba by jedenastu.
    Najpierw bliższy, skoro i tak trzeba wracać.

mollwitz-puzzle-general-title = Jeden generał, dwa bataliony
mollwitz-puzzle-general-about = Dwa bataliony mają się zreorganizować i oba potrzebują Leopolda.
mollwitz-puzzle-general-task =
    Oba bataliony Glasenappa doszły w reorganizacji do R3: gdy któryś działa, sprawdza swoje morale, połowę z sześciu.
    Leopold, który stoi przy lewym, dodaje dwa. Każda kostka pokaże tu piątkę.
    .do = Doprowadź do porządku oba bataliony.
    .hint = Trzy to przy piątce za mało, trzy i dwa wystarczą. Dowódca działa między oddziałami, ale tylko raz.
    .no = Tak nie zreorganizujesz obu.
    .no-alone = Bez Leopolda przeciw piątce stoi trójka i batalion nie zdaje testu.
    .no-left = Leopold odjechał. Trójka przeciw piątce: batalion nie zdaje testu.
    .no-end = Nie oba są w porządku, a ten krok aktywacji już się skończył.
mollwitz-puzzle-general-solved =
    Najpierw batalion, przy którym stoi, potem jego jazda, potem drugi. Dowódca działa raz w aktywacji, ale kiedy,
    między działaniami swoich oddziałów, wybierasz ty.

mollwitz-puzzle-bent-title = Nie ta flanka
mollwitz-puzzle-bent-about = Batalion załamał linię. Skąd nie może odpowiedzieć ogniem?
mollwitz-puzzle-bent-task =
    Austriacki batalion załamał linię, by osłonić prawą flankę, od twojej strony. Twój obszedł go z pięcioma punktami
    ruchu i rozkazem Atak. Kto może odpowiedzieć na ogień, a wróg dopiero do niego podszedł, strzela pierwszy. Każda
    kostka pokaże tu czwórkę.
    .do = Odbierz mu ogniem dwa punkty morale i sam nie strać żadnego.
    .hint = Załamana linia strzela do przodu i w osłoniętą stronę. Co zostaje?
    .no = To się nie uda.
    .no-answered = Mógł odpowiedzieć i strzelił pierwszy: tę stronę osłania załamanie.
    .no-end = Aktywacja się skończyła, a on nie stracił dwóch punktów morale.
mollwitz-puzzle-bent-solved =
    Z tyłu nikt nie odpowie, a ogień wzdłuż linii jest najgorszy ze wszystkich. Załamana linia ma dwa fronty, ale wciąż
    ma plecy.

mollwitz-puzzle-houses-title = Cztery z sześciu
mollwitz-puzzle-houses-about = Ostatnia aktywacja, dwa bataliony i wieś do zajęcia.
mollwitz-puzzle-houses-task =
    To ostatnia aktywacja bitwy. Kto trzyma cztery z sześciu pól Małujowic, dostaje piętnaście punktów; na razie
    wszystkie są austriackie. Twoje dwa bataliony mają po pięć punktów ruchu i rozkaz Marsz. Pole wsi kosztuje dwa.
    .do = Zajmij cztery pola wsi.
    .hint = Wystarczy wejść, pole zostaje twoje. Każdy batalion może zapłacić za dwa pola i jeden zwrot o sześćdziesiąt stopni: kiedy ma go zrobić?
    .no = Tak nie zajmiesz czterech pól.
    .no-few = Aktywacja się skończyła, a trzymasz mniej niż cztery pola wsi.
mollwitz-puzzle-houses-solved =
    Oba robią zwrot, zanim wejdą, i przechodzą skosem przez dwa pola każdy; na wprost jest tylko jedno. Pole należy do
    tego, kto był na nim ostatni, choćby dawno poszedł dalej.

mollwitz-puzzle-still-title = Stać w miejscu
mollwitz-puzzle-still-about = Rozkaz brzmi: Atak. Jak zostać tam, gdzie się stoi?
mollwitz-puzzle-still-task =
    Pierwsza linia ma rozkaz Atak: na koniec swojego działania każdy batalion robi jeszcze jeden krok prosto przed
    siebie, czy chce, czy nie. Gwardia ma zaczekać tam, gdzie stoi, trzy pola przed wrogiem, aż nadejdzie druga linia.
    .do = Zakończ działanie gwardii tam, gdzie stoi teraz, i tak zwróconą jak teraz.
    .hint = Obowiązkowego kroku nie da się odmówić. Może jednak prowadzić tam, gdzie chcesz być.
    .no = Tak nie zostanie na miejscu.
    .no-gone = Na koniec działania gwardia musiała zrobić krok naprzód.
    .no-facing = Jest na swoim polu, ale nie patrzy na wroga tak jak przedtem.
mollwitz-puzzle-still-solved =
    Krok w tył za dwa punkty, a krok, którego wymaga Atak, przyprowadza ją z powrotem za darmo. Rozkaz wiąże nogi, nie
    głowę.

mollwitz-puzzle-pocket-title = Z kotła
mollwitz-puzzle-pocket-about = Dwóch wrogów przed nim, rozbici przyjaciele za nim.
mollwitz-puzzle-pocket-task =
    Batalion Kleista stoi w strefach frontowych dwóch austriackich batalionów; za nim jest rozbity bratni batalion i
    zagradza drogę. Ze strefy frontowej piechota wychodzi tylko w tył, a zwrot o sześćdziesiąt stopni wolno jej w niej
    zrobić raz. Ma rozkaz Marsz: żadnego pola obok wroga. Każda kostka pokaże dziewiątkę, więc salwy chybią.
    .do = Wyprowadź go z obu stref frontowych.
    .hint = W tył to tam, gdzie ma plecy. Najpierw zwrot, ale w którą stronę? Jedno z dwóch pól leży obok drugiego wroga.
    .no = Tak się nie wydostanie.
    .no-stays = Jego działanie się skończyło, a wciąż jest w kotle.
mollwitz-puzzle-pocket-solved =
    Zwrot w prawo i droga w tył omija rozbitych i wychodzi z obu stref. Zwrot w lewo wyprowadziłby go obok drugiego
    wroga, a jedyny zwrot już by przepadł. Zanim się obrócisz, obejrzyj się za siebie.

mollwitz-puzzle-brigadier-title = Krótka wodza
mollwitz-puzzle-brigadier-about = Brygadier wyjechał za daleko, a z nim jego batalion.
mollwitz-puzzle-brigadier-task =
    Zasięg Leopolda to dziewięć pól, a Sydow stoi o dwanaście: jest niedowodzony, a jego batalion razem z nim.
    Niedowodzony oddział może tylko maszerować z powrotem. Zasięg samego Sydowa to trzy pola; ma dziesięć punktów i obaj
    działają teraz, przed innymi.
    .do = Przesuń batalion w tej aktywacji o pięć pól na północ.
    .hint = Kto znów jest dowodzony, zanim zadziałał, działa później, jakby nic się nie stało. Kto ma się cofnąć i jak daleko?
    .no = Tak tam nie dojdzie.
    .no-end = Aktywacja się skończyła, a batalion nie stoi o pięć pól dalej na północ.
mollwitz-puzzle-brigadier-solved =
    Sydow cofa się o trzy pola: dziewięć od Leopolda i trzy od swojego batalionu, a tylko to pole spełnia oba warunki.
    Batalion znów jest dowodzony i maszeruje, jak miał. Brygadier to ogniwo: musi sięgać w obie strony.

mollwitz-puzzle-enough-title = Na dziś wystarczy
mollwitz-puzzle-enough-about = Pobite skrzydło wciąż ma rozkaz Atak.
mollwitz-puzzle-enough-task =
    Z czterech szwadronów skrzydła Posadowskiego dwa są rozbite, a reszta jest zmęczona. Skrzydło ma rozkaz Atak. Jego
    samodzielność wynosi trzy, a następna kostka pokaże siódemkę.
    .do = Zmień rozkaz skrzydła na Stój.
    .hint = Test to nie jedyny sposób. Policz rozbite szwadrony.
    .no = Rozkaz zostaje, jaki był.
    .no-went = Siódemka przekracza jego samodzielność, więc test nie pomoże; a jeśli teraz pójdziesz dalej, rozkaz zostaje Atak i zmęczone szwadrony muszą jechać dalej.
mollwitz-puzzle-enough-solved =
    Gdy połowa jego oddziałów na polu jest rozbita, dowódca skrzydła może przyjąć Stój bez testu. Przy tym rozkazie
    pozostałe odzyskają wszystko, co straciły, jeśli poświęcą na to całą aktywację.

mollwitz-puzzle-word-title = Pierwsze słowo
mollwitz-puzzle-word-about = Żeton Römera jest znany. Który z twoich odezwie się przed nim?
mollwitz-puzzle-word-task =
    Austriakom został jeden żeton, Römera, a on dodaje do kostki dwa. Twoja kostka pokaże piątkę, ich czwórkę; jeśli
    sumy będą równe, obie rzuca się jeszcze raz i wtedy twoja pokaże trójkę, a ich szóstkę. Skrzydła twojej jazdy nie
    dodają nic, druga linia i działa jeden, pierwsza linia dwa.
    .do = Wybierz żeton, z którym zadziałasz przed Römerem.
    .hint = Cztery i dwa to sześć. Równość nie wystarczy.
    .no = Z tym żetonem nie zadziałasz pierwszy.
    .no-low = Pięć przeciw sześciu: Römer ma wyższą sumę i działa pierwszy.
    .no-even = Sześć i sześć: obie kostki rzuca się ponownie i teraz to oni mają więcej.
    .no-yielded = Wyższą sumę miałeś ty, a oddałeś mu pierwszeństwo.
mollwitz-puzzle-word-solved =
    Tylko pierwsza linia ma siedem przeciw jego sześciu, a kto ma więcej, ten decyduje, kto zaczyna. Wartość żetonu
    liczy się najbardziej tam, gdzie i wróg ma wysoką.

mollwitz-puzzle-pursuit-title = Kiedy ściągnąć wodze
mollwitz-puzzle-pursuit-about = Szarża przełamała linię. Jak daleko jechać?
mollwitz-puzzle-pursuit-task =
    Twoi kirasjerzy stoją za plecami zmęczonego batalionu i zaraz go złamią: ich kostka pokaże dwójkę, a obrońcy
    dziewiątkę. Potem zajmą jego pole i mogą jechać dalej, najwyżej trzy pola. Na południowy wschód stamtąd jest rozbity
    batalion; prosto na południe czeka w szyku pruska gwardia.
    .do = Roznieś rozbity batalion i zatrzymaj się przed muszkietami gwardii: nie na polu tuż przed nią.
    .hint = Zakończ działania, a szarża się zacznie. Rozbity batalion przestaje istnieć, gdy tylko jazda znajdzie się obok.
    .no = To za blisko albo za daleko.
    .no-far = Rozbitego batalionu już nie ma, ale twoja jazda stanęła tuż przed gwardią.
    .no-short = Rozbity batalion uszedł: jazda nie znalazła się obok niego.
mollwitz-puzzle-pursuit-solved =
    Dwa pola wystarczą: drugie styka się z rozbitym batalionem, trzecie z frontem gwardii. Pościg dobija uciekających i
    gubi jazdę, która nie umie się zatrzymać.

mollwitz-puzzle-six-for-five-title = Sześć za pięć
mollwitz-puzzle-six-for-five-about = Pięć punktów ruchu i sześć rzeczy do zrobienia.
mollwitz-puzzle-six-for-five-task =
    Batalion Kleista ma pięć punktów ruchu i rozkaz Atak, a stracił dwa z siedmiu punktów morale. Jeden punkt morale
    kosztuje go jeden. Zaznaczone pole leży cztery pola przed nim.
    .do = Doprowadź go na zaznaczone pole z pełnym morale.
    .hint = Cztery i dwa to sześć. Co z tych sześciu przy rozkazie Atak nic nie kosztuje?
    .no = Tak nie zrobisz obu rzeczy.
    .no-tired = Jest na miejscu, ale bez pełnego morale.
    .no-short = Jego działanie się skończyło, a nie stoi na zaznaczonym polu.
mollwitz-puzzle-six-for-five-solved =
    Dwa punkty na morale, trzy na trzy pola, a czwarte to krok, który Atak daje i nakazuje na koniec każdego działania.
    Kto policzy go zawczasu, temu batalion maszeruje sam.

mollwitz-puzzle-arm-in-arm-title = Ramię w ramię
mollwitz-puzzle-arm-in-arm-about = Dwa bataliony, jeden wróg i same szóstki.
mollwitz-puzzle-arm-in-arm-task =
    Dwa pruskie bataliony o pełnym morale, siedem, stoją przed austriackim, który ma sześć. Jego linia ma rozkaz Stój,
    twoja Atak. Każda kostka pokaże tu szóstkę: test zdaje ten, komu po wszystkich modyfikatorach wystarczy morale.
    .do = Wyprzyj Austriaków z ich pola.
    .hint = Przy szóstce przeciw sześciu jeszcze się trzymają. Co zrobi z niej siódemkę?
    .no = Tak ich nie wyprzesz.
    .no-fire = Przy szóstce ogień dwóch batalionów prawie nic im nie zrobi: od tego nikt nie schodzi z pola.
    .no-single = Jeden na jednego niczego nie dodaje do ich kostki: szóstka przeciw sześciu, stoją, a ty zostajesz odrzucony.
mollwitz-puzzle-arm-in-arm-solved =
    Dwóch na jednego odejmuje jeden od twoich kostek i dodaje jeden do ich, a siedem to więcej niż sześć. Bagnety liczy
    się, zanim się je skrzyżuje: atakuj razem albo wcale.

mollwitz-puzzle-straw-title = Ostatnia kropla
mollwitz-puzzle-straw-about = Pruskiej armii do złamania brakuje dwóch punktów. Czyich?
mollwitz-puzzle-straw-task =
    Armia pruska złamie się na koniec etapu, jeśli straci jeszcze dwa punkty eliminacji. Dwa bataliony są rozbite: jeden
    Kleista, wart trzy, i grenadierzy Buddenbrocka, warci cztery. Rozbity oddział liczy się już w połowie, z
    zaokrągleniem w górę. To ostatnia aktywacja etapu; twoi huzarzy mają dziesięć punktów i nie mogą podejść do
    batalionu, który trzyma szyk.
    .do = Złam armię pruską w tym etapie.
    .hint = Ile każdy z nich jeszcze doda, gdy zniknie? Połowa z trzech to już dwa.
    .no = To jej nie złamie.
    .no-short = To jeszcze nie dwa punkty: armia pruska wytrzyma kolejny etap.
mollwitz-puzzle-straw-solved =
    Batalion Kleista liczy się już za dwa, a znikając, dodaje jeden; grenadierzy dodają dwa. Okrążając batalion, który
    trzyma szyk, dopadniesz ich w ostatniej chwili. Najbliższa zdobycz nie zawsze rozstrzyga.

mollwitz-puzzle-courier-title = Trzy rozkazy, jeden goniec
mollwitz-puzzle-courier-about = Leopold przed nim, a jazda daleko po obu stronach.
mollwitz-puzzle-courier-task =
    Schwerin ma cztery punkty i jednego gońca. Leopold jest o dziesięć pól, na skraju jego zasięgu; Posadowsky na
    zachodzie i Schulenburg na wschodzie są o jedenaście. Pole kosztuje jeden punkt i rozkaz jeden; do kogoś poza
    zasięgiem rozkaz wiezie goniec.
    .do = Wydaj rozkaz Atak drugiej linii i obu skrzydłom jazdy.
    .hint = Trzy rozkazy zostawiają jedno pole. Do kogo pojedzie goniec?
    .no = Tak nie wydasz wszystkich trzech.
    .no-spent = Punkty się skończyły albo ruch jest zakończony, a jeden z trzech wciąż czeka.
mollwitz-puzzle-courier-solved =
    Leopold od razu, jedno pole ku któremuś ze skrzydeł na drugi rozkaz, a goniec do drugiego. Goniec oszczędza
    najwięcej tam, gdzie droga byłaby najdłuższa.

mollwitz-puzzle-who-runs-title = Kto pobiegnie?
mollwitz-puzzle-who-runs-about = Jedna salwa, trzy zmęczone cele, każdy straci punkt.
mollwitz-puzzle-who-runs-task =
    Twoja bateria może strzelać do batalionu, do kirasjerów i do huzarów, a każdemu z nich zostały dwa punkty morale.
    Salwa pokaże czwórkę i każdego z trzech kosztuje jeden punkt; wszystkie dalsze kostki pokażą dziewiątkę. Pierwsza
    linia i lewe skrzydło Austriaków mają rozkaz Atak.
    .do = Rozbij jeden z tych oddziałów tą salwą.
    .hint = Jeden punkt mniej zostawia jeden. Kto jednak cofa się przed ogniem, musi zdać test. A kto w ogóle się cofa?
    .no = To nikogo nie rozbije.
    .no-stands = Stracił punkt i stoi: przy rozkazie Atak nikt nie cofa się przed ogniem.
    .no-end = Bateria nie strzeliła i nikt nie ucieka.
mollwitz-puzzle-who-runs-solved =
    Każdy z trzech straci punkt. Oddziały z rozkazem Atak nie cofają się jednak przed ogniem, a huzarzy nie mają żadnego
    rozkazu. Cofają się, przy dziewiątce nie zdają testu i tracą ostatni punkt. Zanim strzelisz, spójrz też na rozkazy
    drugiej strony.
