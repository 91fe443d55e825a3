# The lessons of the course: what is said, what is to be done (.do), what helps (.hint), why not (.no).

maria-lessons-first = Podstawy

## Marsz na Śląsk

maria-lesson-march-title = Marsz na Śląsk
maria-lesson-march-about = Poprowadź generałów i tabor, skorzystaj z głównych dróg i zdobądź pierwszą twierdzę.
maria-lesson-march-welcome =
    Jesteś Fryderykiem, królem Prus. Mamy grudzień 1740 roku i Śląsk stoi otworem. Dwa duże niebieskie żetony to
    twoi generałowie: Friedrich w Liegnitz i Schwerin w Lüben. Mały za nimi, w Glogau, to tabor.

    W fazie ruchu każdy twój pionek może ruszyć się raz. Zaczniemy krok po kroku.
maria-lesson-march-glatz =
    Generał idzie najwyżej trzy kroki; krokiem jest każde miasto przy drodze. Z Liegnitz droga prowadzi na południe
    do Schweidnitz i dalej do Glatz, austriackiej twierdzy.
    .do = Naciśnij żeton Friedricha w Liegnitz, potem Glatz, i wybierz drogę przez Schweidnitz.
    .hint =
        Mapa pokazuje kropkami, dokąd Friedrich może pójść. Glatz leży dwa kroki na południe od Liegnitz. Jeśli idziesz
        krok po kroku, na miejscu wybierz zatrzymanie.
    .no = Taki ruch jest dozwolony, ale tym razem niech Friedrich pójdzie do Glatz i tam zostanie.
    .no-other = Na Schwerina i tabor przyjdzie kolej. Najpierw Friedrich.
    .no-through = Idąc przez Breslau, zdobyłby po drodze tę twierdzę, a to będzie za chwilę. Teraz krótszą drogą, przez Schweidnitz.
    .no-away = Ta droga prowadzi gdzie indziej. Z Liegnitz idź do Schweidnitz i dalej do Glatz.
    .no-short = Zatrzymał się przed Glatz. To dwa kroki: Schweidnitz i Glatz.
maria-lesson-march-still =
    Friedrich stoi w twierdzy, a mimo to należy ona nadal do Austrii: nie pojawił się żaden niebieski znacznik. W
    tej grze twierdza pada, gdy generał z niej wychodzi, a nie gdy do niej wchodzi.

    Ma to swój urok: jednym marszem można zdobyć kilka twierdz. Zaraz pokaże to Schwerin.
maria-lesson-march-oppeln =
    Grube linie to drogi główne. Kto maszeruje wyłącznie nimi, zyskuje jeden krok: razem cztery. Z Lüben droga
    główna biegnie przez Liegnitz, Breslau i Brieg do Oppeln, a Breslau i Brieg to austriackie twierdze.
    .do = Poprowadź Schwerina drogą główną do Oppeln.
    .hint = Naciśnij Schwerina w Lüben, a potem Oppeln, cztery kroki na południowy wschód: Liegnitz, Breslau, Brieg, Oppeln.
    .no = To dozwolone, ale chcemy zobaczyć inny marsz: całe cztery kroki Schwerina, aż do Oppeln.
    .no-other = Teraz kolej na Schwerina.
    .no-short =
        To inna droga albo za krótki marsz. Drogami głównymi Schwerin ma cztery kroki; wystarczą, by dojść do Oppeln.
maria-lesson-march-fell =
    Dwie twierdze w jednym marszu! Schwerin wyszedł z Breslau i z Brieg, nikt nie stał dość blisko, by je osłonić, i
    na obu leżą teraz twoje znaczniki. Takimi twierdzami Fryderyk wygrywa: w grze wprowadzającej potrzebuje
    dwunastu.
maria-lesson-march-train =
    Generałowie z dala od domu żyją z taboru, który nie może zostać dalej niż sześć miast za nimi. Tabor idzie dwa
    kroki albo trzy, jeśli wszystkie wiodą drogami głównymi.
    .do = Podprowadź tabor jednym ruchem tak blisko Schwerina, jak się da.
    .hint = Z Glogau droga główna prowadzi do Lüben, Liegnitz i Breslau: trzy kroki.
    .no = Tabor może podejść bliżej: trzy kroki drogami głównymi, a Breslau jest już twoje.
    .no-other = Teraz tabor.
    .no-short = Może podejść bliżej: trzy kroki drogami głównymi, a Breslau jest już twoje.
maria-lesson-march-join =
    Turę później. Gdzie stoi pionek, tam inny nie wejdzie i nie przejdzie. Dwaj generałowie jednej strony mogą jednak
    stać razem, jako zgrupowanie. Kto dołącza do drugiego, kończy ruch, a wraz z nim ten, do kogo dołączył.
    .do = Niech Schwerin dołączy do Friedricha w Breslau.
    .hint = Naciśnij Schwerina w Liegnitz, potem Breslau.
    .no = Niech Schwerin dołączy do Friedricha.
    .no-other = Idzie Schwerin, Friedrich czeka.
    .no-past = Zatrzymał się gdzie indziej. Wprowadź go do Breslau.
maria-lesson-march-stack =
    Jeszcze turę później. Obaj stoją w jednym mieście; wróg nie wie, jak silny jest każdy ani ilu ich jest razem.
    Zgrupowanie rusza się jak jeden pionek albo jeden generał opuszcza je sam.
    .do = Poprowadź obu razem przez Brieg do Oppeln.
    .hint = Wybierz obu generałów, potem Oppeln, dwa kroki drogą główną.
    .no = Obaj do Oppeln.
    .no-one = Jeden sam, a drugi zostałby w tyle. Wybierz obu.
    .no-other = Najpierw zgrupowanie.
    .no-past = Nie tam mieli iść. Obaj do Oppeln.
maria-lesson-march-end =
    To była cała faza ruchu. Wiesz już, jak chodzą pionki, że drogi główne niosą dalej, że twierdze padają za
    plecami generała i że tabor powinien nadążać.

    Gdy mapa na coś nie pozwala, włącz „Dlaczego nie?” i naciśnij to miejsce: odpowiedzą zasady.

## Chleb i huzarzy

maria-lesson-supply-title = Chleb i huzarzy
maria-lesson-supply-about = Wyżyw generałów z taboru, zapłać tam, gdzie krążą huzarzy, i zobacz, co robi głód.
maria-lesson-supply-welcome =
    Na początku twojego etapu generałowie chcą jeść. We własnym kraju zawsze mają co. Gdzie indziej każdy potrzebuje
    drogi długości najwyżej sześciu miast do taboru swojej frakcji, na której nie stoi wrogi pionek.

    Friedrich stoi w Olmütz, Schwerin aż w Krems na południu, a ich tabor w Brieg. Przycisk „Zaopatrzenie” u góry
    rysuje wszystkie linie.
maria-lesson-supply-pay =
    W Troppau i Glatz krążą austriaccy huzarzy i każda droga z Olmütz do Brieg mija któregoś z nich. Niczego nie
    blokują, ale chleb przez nich drożeje: najkrótsza droga liczy trzy miasta, więc Friedrich kosztuje trzy punkty w
    kartach dowolnych kolorów. Reszty się nie wydaje.
    .do = Zapłać trzy punkty kartą, z której nic się nie zmarnuje.
    .hint = Trójka trefl jest warta dokładnie trzy.
    .no = To wystarczy, ale poszukaj zapłaty, przy której nic nie przepada.
    .no-nine =
        Dziewiątka też wystarczy, ale sześciu punktów nikt nie zwróci, a dziewiątkami wygrywa się bitwy. Wystarczy
        niższa karta.
maria-lesson-supply-hunger =
    Friedrich się najadł. Schwerin nie: z Krems do taboru jest siedem miast, a najwyżej wolno sześć. Jego żeton leży
    teraz zakryty i stracił jedną armię. Jeśli w następnej fazie zaopatrzenia dalej będzie głodny, straci dwie, a
    zakryty niczego nie zdobywa.
maria-lesson-supply-mend =
    Teraz masz ruch i błąd można naprawić: albo tabor nadąży, albo generał podejdzie bliżej. Huzarzy nikomu nie
    zagradzają drogi; gdy jakikolwiek pionek wejdzie do ich miasta, znikają z mapy.
    .do = Wykonaj ruch, po którym Schwerin będzie miał co jeść.
    .hint = Najprościej: poprowadź tabor z Brieg przez Neisse do Troppau. Przy okazji przepędzi huzarów.
    .no = Po tym ruchu Schwerin dalej byłby głodny.
    .no-home = Nowy tabor zaczyna w kraju, w Berlinie albo w Magdeburgu, a stamtąd nikogo w Krems nie wyżywi. Ten jeszcze istnieje.
    .no-lost = Ruch jest dozwolony, ale na końcu Schwerin musi mieć do taboru najwyżej sześć miast.
    .no-end = Jeszcze nie kończ ruchu: Schwerin wciąż jest za daleko.
maria-lesson-supply-train =
    Brawo. Tabor stoi tam, skąd sięgną do niego obaj generałowie, i armia może zostać na miejscu. Dobry generał
    zastanowi się dwa razy, zanim odejdzie siedem miast od chleba; dobra Maria Teresa stawia huzarów tam, gdzie
    linie są długie.
maria-lesson-supply-back =
    To też sposób: Schwerin podszedł dość blisko, by go nakarmić. Kosztowało to jednak teren; następnym razem niech
    tabor nadąża zawczasu.

maria-lesson-supply-gone =
    Innego dnia stało się najgorsze: po taborze przeszedł Neipperg. Generał albo zgrupowanie, które wejdzie do miasta z
    wrogim taborem, usuwa go z mapy i idzie dalej. Friedrich w Olmütz już głoduje.

    W swoim ruchu możesz przywrócić tabor za 4 punkty w kartach.
    .do = Przywróć tabor.
    .hint = Naciśnij odpowiedź, która stawia tabor na nowo.
    .no = Najpierw tabor.
    .no-move = Kto maszeruje głodny, będzie głodny gdzie indziej. Najpierw tabor.
    .no-end = Wtedy Friedrich straci następnym razem dwie armie. Najpierw tabor.
maria-lesson-supply-place =
    Wraca do głównej twierdzy w kraju albo do takiej twierdzy mniejszej frakcji, która z twoją współdziała, byle była
    pusta i przyjazna.
    .do = Wybierz, gdzie ma wrócić.
    .hint = Dobra jest każda. Z której najbliżej na Śląsk?
    .no = Wybierz jedną z tych twierdz.
maria-lesson-supply-cost = Cztery punkty. Jak zawsze, reszty się nie wydaje.
    .do = Zapłać tak, żeby zmarnowało się jak najmniej.
    .hint = Piątka wystarczy.
    .no = Piątka wystarczy.
    .no-dear = Wystarczyłaby, ale co ponad cztery, przepada, a wysokie karty wygrywają bitwy.
maria-lesson-supply-end =
    Stoi daleko i w tej turze się nie ruszy. Friedrich musi się do niego cofnąć. Tabor jest wart straży: nie zostawiaj
    go tam, gdzie kończy się jeden marsz wroga.
## Bitwa na karty

maria-lesson-battle-title = Bitwa na karty
maria-lesson-battle-about = Kolory, przewaga, Reserve, ustąpienie i odwrót.
maria-lesson-battle-welcome =
    Po ruchu armie z sąsiednich miast walczą. Friedrich w Glatz ma 4 armie, Neipperg w Neisse 6. Na początku liczy
    się różnica: Friedrich przegrywa o dwa.

    Kto przegrywa, może grać karty, żeby wyrównać albo wyjść na prowadzenie. Wtedy kolej na drugiego, aż ktoś
    ustąpi.
maria-lesson-battle-suit =
    Jakie karty? Tylko w kolorze sektora, w którym stoi twój generał, oraz Reserve. Mapa jest podzielona na sektory
    i każdy ma swój kolor: Glatz leży w karo, Neisse w kierach. Twoja piękna dziewiątka kier jest tu więc nic
    niewarta, a Neipperg gra kiery.
    .do = Zagraj karo.
    .hint = Szóstka karo to jedyna karta koloru, którą możesz zagrać w Glatz.
    .no = Zachowaj Reserve na później: to dżoker, a szóstka karo zrobi teraz to samo.
    .no-up = Dwa punkty straty to nie powód do ucieczki: masz karo. Zagraj je.
maria-lesson-battle-reserve =
    Minus dwa i sześć: prowadzisz o cztery. Neipperg odpowiedział siódemką kier i znów przegrywasz o trzy.

    Reserve ma dowolny kolor i wartość od 1 do 8, jak zapowiesz przy zagraniu. Żeby oddać kolej, trzeba co najmniej
    wyrównać, ale przy remisie wrogowi wystarczy jedna karta, by wyjść na prowadzenie.
    .do = Zagraj Reserve tak, żeby wyraźnie prowadzić.
    .hint = Przegrywasz o trzy, więc prowadzenie daje 4 lub więcej. Najwyżej można powiedzieć 8.
    .no = Wtedy dalej przegrywasz albo jest tylko remis. Powiedz więcej: zagranej Reserve nie ma co oszczędzać.
    .no-up = Ustąpienie kosztowałoby teraz trzy armie i odwrót o trzy miasta. Tę bitwę można jeszcze wygrać.
maria-lesson-battle-retreat =
    Neipperg nie ma już kierów, więc ustępuje. Przegrany traci tyle armii, o ile przegrywa, i o tyle miast się
    wycofuje. Zwycięzca nie traci nic i to on wybiera drogę: musi się ona kończyć możliwie najdalej od niego.
    .do = Wybierz, dokąd Neipperg się wycofa.
    .hint = Dobre jest każde zaznaczone miasto. Pomyśl, gdzie będzie ci najmniej przeszkadzał.
    .no = Wybierz jedno z zaznaczonych miast.
maria-lesson-battle-even =
    Inna bitwa, i to wyrównana: pięć armii na pięć. Wtedy pierwszy gra atakujący, a przy remisie trzeba grać, dopóki ma się
    kartę w swoim kolorze; ustąpić może tylko ten, kto przegrywa. Jeśli nikt nie może zagrać, jest remis i nikt nic nie
    traci.

    Licz się z tym, że Neipperg ma szóstkę.
    .do = Zagraj kartę, na którą nie ma odpowiedzi.
    .hint = Szóstką nadrobi wszystko do sześciu. Dziewięć to więcej, a Reserve można zachować.
    .no = Zagraj kartę.
    .no-four = Prowadzisz o cztery; po szóstce on prowadzi o dwa i znów musisz grać. Wystarczy jedna karta.
    .no-reserve = Może by i wystarczyła, ale Reserve to dżoker: graj ją, gdy nic innego nie pomoże.
maria-lesson-battle-order =
    Turę później obok Neipperga stoją dwaj twoi: Friedrich z 6 armiami i Leopold z jedną. Każda para sąsiadów musi walczyć,
    a ty mówisz, w jakiej kolejności. Kto jednak musiał się wycofać, w tej fazie już nie walczy.
    .do = Wybierz bitwę, która będzie pierwsza.
    .hint = Gdy Neipperg zostanie przepędzony, Leopold nie będzie już musiał z nim walczyć.
    .no = Wybierz bitwę.
    .no-weak = Jeden na pięciu: Leopold by przepadł i dopiero potem byłaby kolej na Friedricha. Najpierw Friedrich.
maria-lesson-battle-again = Neipperg przegrywał o jeden, nie miał karty i ustąpił. Znów to ty wybierasz mu drogę.
    .do = Wybierz, dokąd Neipperg się wycofa.
    .hint = Dobre jest każde zaznaczone miasto.
    .no = Wybierz jedno z zaznaczonych miast.
maria-lesson-battle-end =
    Neipperga już nie ma, a z nim i bitwy Leopolda. Tyle o bitwach: właściwy kolor bije większą liczbę, przy remisie trzeba
    grać, a silni idą pierwsi. Zanim zaatakujesz, spójrz na kolory: gdzie stoję ja, gdzie on i co mam na ręce?

    I pamiętaj, że karty to też pieniądze: każdej wydanej tutaj zabraknie zimą.

## Osłonięta twierdza

maria-lesson-fortress-title = Osłonięta twierdza
maria-lesson-fortress-about = Dlaczego twierdza się trzyma, co znaczy „?” i jak złamać osłonę.
maria-lesson-fortress-welcome =
    Friedrich stoi w austriackiej twierdzy Neisse i wychodząc, mógłby ją zdobyć, gdyby nie Neipperg w Troppau.
    Twierdzę osłania generał właściciela albo frakcji, która z nim współdziała, jeśli stoi najwyżej trzy miasta od
    niej; pionki pomiędzy się nie liczą.

    A jednak jest na to sposób.
maria-lesson-fortress-out =
    Generał, który wychodzi z osłoniętej twierdzy, zostawia tam „?”. To pytanie: czy obrońca będzie jeszcze w
    pobliżu, gdy skończą się bitwy tego etapu?
    .do = Wyprowadź Friedricha z Neisse do Glatz.
    .hint = Naciśnij Friedricha w Neisse, a potem Glatz, krok na zachód.
    .no = To dozwolone, ale niech Friedrich wyjdzie z Neisse do Glatz.
    .no-other = Najpierw Friedrich: to on stoi w twierdzy.
maria-lesson-fortress-near =
    Oto „?”. Teraz ktoś musi przepędzić Neipperga. Walczą armie z sąsiednich miast, więc Schwerin musi stanąć obok
    Troppau. W Ratibor będzie w kierach, a ty masz dwa kiery.
    .do = Poprowadź Schwerina do Ratibor.
    .hint = Z Cosel droga główna prowadzi do Ratibor: jeden krok.
    .no = Schwerin musi stanąć obok Troppau i w kolorze, który masz: idź do Ratibor.
    .no-other = Teraz Schwerin.
    .no-far = Stamtąd nie zaatakuje Neipperga kierami. Właściwe miejsce to Ratibor.
maria-lesson-fortress-end = Obaj stoją, gdzie trzeba. Tabor może odpocząć. Gdy zakończysz ruch, bitwa zacznie się sama.
    .do = Zakończ ruch.
    .hint = Przycisk kończący ruch jest pod pytaniem.
    .no = Zostaw tabor na miejscu i zakończ ruch.
maria-lesson-fortress-fight = Sześć armii przeciw pięciu: Neipperg przegrywał o jeden i zagrał trójkę. Teraz to ty przegrywasz o dwa.
    .do = Zagraj kiera, który da wyraźne prowadzenie.
    .hint = Oba kiery wygrywają. Szóstka odpędzi Neipperga dalej, bo wycofa się o tyle miast, o ile przegrywa.
    .no = Nie ustępuj teraz, mając takie kiery.
maria-lesson-fortress-retreat = Neipperg ustępuje i musi uciekać. Ty wybierasz dokąd: tak daleko od Schwerina, jak może się skończyć jego droga.
    .do = Wybierz, dokąd Neipperg się wycofa.
    .hint = Dobre jest każde zaznaczone miasto, byle dalej niż trzy miasta od Neisse.
    .no = Wybierz jedno z zaznaczonych miast.
maria-lesson-fortress-took =
    Po bitwach sprawdza się każdy „?”. Neisse nikt już nie osłania i twierdza jest twoja. Na tym polega sztuka tej
    wojny: jeden przechodzi przez twierdzę, drugi przepędza obrońcę.
maria-lesson-fortress-held =
    Po bitwach sprawdza się każdy „?”. Neipperg jest wciąż najwyżej trzy miasta od Neisse, więc twierdza się trzyma.
    Cofnij się i odeślij go dalej.

## Zima

maria-lesson-winter-title = Zima
maria-lesson-winter-about = Kup armie, przywróć pobitego generała i rozdziel rekrutów.
maria-lesson-winter-welcome =
    Po każdej trzeciej turze przychodzi zima. Nikt się nie rusza, wszyscy werbują. Armia kosztuje cztery punkty w
    kartach dowolnych kolorów, płatne za jednym razem.

    Friedrich stoi w Breslau i ma 5 armii. Schwerin jesienią stracił wszystko i czeka poza mapą. Masz na ręce 2, 3,
    9 i Reserve, która płaci 8.
maria-lesson-winter-buy =
    Schwerin wraca za darmo, ale musi dostać co najmniej jedną z nowych armii, więc kup więcej niż jedną. Trzy armie
    kosztują dwanaście: dziewiątka i trójka płacą dokładnie tyle, a Reserve zostaje na wojnę.
    .do = Kup trzy armie.
    .hint = Razem trzy, dla Friedricha albo dla Schwerina: kosztują 12 punktów, czyli dziewiątkę i trójkę.
    .no = Inna liczba też jest dozwolona, ale weź trzy: nic się nie zmarnuje, a Reserve zostanie.
maria-lesson-winter-pay = Teraz zapłać. Co oddasz, przepada, a reszty się nie wydaje.
    .do = Zapłać dwanaście punktów dziewiątką i trójką.
    .hint = Najpierw dziewiątka pik, potem trójka trefl; karty wybiera się od najwyższej.
    .no = To wystarczy, ale zachowaj Reserve: najwięcej jest warta w bitwie.
maria-lesson-winter-back =
    Generał wraca do głównej twierdzy swojego kraju, która jest przyjazna i pusta albo stoi w niej jeden generał, z
    którym może utworzyć zgrupowanie. Dla Prus są to Berlin i Magdeburg.
    .do = Przywróć Schwerina.
    .hint = Wybierz Schwerina, a potem twierdzę dla niego.
    .no = Przywróć Schwerina: generał poza mapą nikomu nie pomaga.
maria-lesson-winter-share =
    Na koniec rozdziel rekrutów w tajemnicy. Jedną armię ma już Schwerin, zostały dwie. Generał ma najwyżej 8 armii.
    Inni wiedzą, ile kupiono, ale nie komu przypadły: generał z jedną armią wygląda jak generał z ośmioma.
    .do = Rozdziel dwie pozostałe armie, jak chcesz.
    .hint = Dobry jest każdy podział. Friedrich ma miejsce na trzy, Schwerin na siedem.
    .no = Rozdaj obie.
maria-lesson-winter-end =
    Armia jest znów w komplecie, a Reserve została na ręce. W grze wprowadzającej zimy przychodzą po turach 3 i 6;
    jesienią wydawaj karty z myślą o tym.
maria-lessons-advanced = Gra zaawansowana

## Polityka

maria-lesson-politics-title = Polityka
maria-lesson-politics-about = Atut, plansza polityki, wpływ i co robi karta polityczna.
maria-lesson-politics-welcome =
    W grze zaawansowanej każda tura zaczyna się od polityki. Odkrywa się dwie karty polityczne, a cztery główne
    frakcje licytują się o nie kartami taktycznymi z ręki. Jeden kolor jest atutem, dziś piki.

    Fryderyk prowadzi Prusy, a tu także Armię Pragmatyczną.
maria-lesson-politics-lay =
    Od lewej do prawej: Prusy, Francja, Armia Pragmatyczna i Austria kładą po jednej zakrytej karcie albo żadnej. Po
    odkryciu liczą się tylko atuty, inne karty wracają na rękę i wszyscy je już widzieli.
    .do = Połóż kartę Prus, która będzie się liczyć.
    .hint = Atutem są piki: połóż dziewiątkę pik.
    .no = Ta karta nie jest atutem: wróciłaby na rękę i nic by nie znaczyła.
    .no-none = Bez karty na planszy polityki nie bierzesz udziału w wyborze.
maria-lesson-politics-army = Francja nic nie położyła. Teraz Armia Pragmatyczna: ma własną rękę, a na niej jedno karo.
    .do = Nie kładź nic za Armię Pragmatyczną.
    .hint = Naciśnij przycisk, który nie kładzie karty.
    .no = Blef jest dozwolony, ale potem wszyscy znaliby twoje karo. Zachowaj je w ukryciu.
maria-lesson-politics-choose =
    Austria położyła szóstkę pik. Wpływ to suma kart frakcji na planszy polityki: dziewięć do sześciu, więc Prusy
    wybierają pierwsze. Możesz wziąć jedną z wyłożonych kart ze swoim herbem, co kosztuje wszystkie twoje karty na
    planszy polityki, albo zostawić je tam na następne tury.

    Obie karty mają pruski herb i obie przesuwają znacznik Rosji.
    .do = Weź jedną z dwóch kart politycznych.
    .hint = Naciśnij którąkolwiek z wyłożonych kart.
    .no = Zostawić karty wolno i często warto. Tym razem jednak weź kartę polityczną.
maria-lesson-politics-execute =
    Teraz od razu mówisz, czy wykonujesz kartę, czy odrzucasz ją bez użycia. Odrzucenie też bywa dobre: zabiera
    kartę, której chcieli inni.
    .do = Wykonaj ją.
    .hint = Naciśnij przycisk wykonania karty.
    .no = Tym razem wykonaj kartę.
maria-lesson-politics-arrow =
    Strzałka przesuwa znacznik na wskazanym torze o pełną liczbę pól. Ruchy najpierw się ogłasza; znaczniki ruszają
    się po zakończeniu wyborów, każdy raz, o sumę tego, co ogłoszono.
    .do = Przesuń znacznik Rosji.
    .hint = Naciśnij strzałkę w lewo.
    .no = Kto nie użyje ani polecenia, ani strzałki, ten nie użył karty. Użyj strzałki.
maria-lesson-politics-end =
    Na tym polega polityka: karta w porę i we właściwym kolorze. Tego, co tu położysz, zabraknie w bitwie, a to, co
    zachowasz na bitwę, oddaje wybór innym. Zakładka Polityka pokazuje tory i co daje każde pole.

## Traktat i cesarz

maria-lesson-election-title = Traktat i cesarz
maria-lesson-election-about = Przyjmij traktat, zdobądź głos podbojem, dotrzymaj słowa i wybierz cesarza.
maria-lesson-election-welcome =
    Na koniec tej tury wybiera się cesarza: Karola Alberta bawarskiego, człowieka Francji, albo Franciszka Stefana, męża
    Marii Teresy. Głosów jest dziewięć, po jednym za każdą twierdzę elektora, a pięć wystarcza. Strona, której kandydat
    wygra, kładzie znacznik zwycięstwa.

    Głosy Austrii i Armii Pragmatycznej zawsze padają na Franciszka. Francja z Bawarią mają trzy, a Fryderyk dwa:
    Berlin i Drezno za Saksonię. Wszyscy o niego zabiegają.
maria-lesson-election-treaty =
    Ludwik składa ci ofertę, jawnie, jak wszystko tutaj: Francja płaci Prusom przez dwie tury po karcie, a Prusy głosują
    na Karola. Co uzgodniono w takiej formie, to wiąże: gra nie zaproponuje tego, czego traktat zabrania.
    .do = Przyjmij traktat.
    .hint = Oferta leży przy traktatach i ma przycisk, którym się ją przyjmuje.
    .no = Najpierw przyjmij ofertę Ludwika.
    .no-refuse = Można odmówić i się targować. Ale dwie karty za głosy, które i tak byś oddał: bierz.
    .no-amend = Można odpowiedzieć własną ofertą. Ta jest dobra; przyjmij ją bez zmian.
    .no-later = Najpierw odpowiedz Ludwikowi, potem ruszaj.
maria-lesson-election-praha =
    Głos idzie za twierdzą. Praga należy do elektora i do Austrii. Friedrich w niej stoi, a żaden Austriak nie jest dość
    blisko, by ją osłonić: gdy z niej wyjdzie, będzie pruska, a z nią jej głos.
    .do = Zdobądź Pragę: wyprowadź z niej Friedricha.
    .hint = Wybierz Friedricha i dowolne miasto obok Pragi, na przykład Jungbunzlau; tam się zatrzymaj.
    .no = Wyprowadź Friedricha z Pragi.
    .no-other = To nic nie da w wyborach. Rusz Friedricha.
    .no-end = Jeszcze nie: Praga zostałaby austriacka i głosowała na Franciszka.
    .no-forced = Więcej niż cztery kroki to forsowny marsz, a ten niczego nie zdobywa. Wyprowadź go z Pragi gdzieś blisko.
maria-lesson-election-promise =
    Koniec tury. Ludwik oddał trzy głosy na Karola. Teraz kolej Prus, które mają dwa: Berlin i Pragę. Zobacz, co
    proponuje pytanie: tylko Karola. Dałeś słowo.
    .do = Oddaj oba głosy Prus.
    .hint = Odpowiedź jest jedna, i to dwa razy.
    .no = Oddaj głos.
maria-lesson-election-dresden =
    Pięć głosów na Karola: wygrał. Ale Saksonia głosuje za siebie, a traktat mówił tylko o Prusach. Dopóki jest twoim
    sojusznikiem, jej głos jest wolny.
    .do = Oddaj głos Saksonii.
    .hint = Dobre są obie odpowiedzi i niczego już nie zmienią. Ale Maria Teresa to zapamięta.
    .no = Zagłosuj na jednego z dwóch.
maria-lesson-election-charles =
    Sześć do trzech: cesarzem jest Karol, a Francja kładzie znacznik zwycięstwa. Twoje karty przyjdą, gdy Francja będzie
    dobierać, w dwóch następnych turach.

    Głos jest najdroższy, dopóki nikt go nie zna. Zanim sprzedasz swój, policz wszystkie dziewięć.
maria-lesson-election-francis =
    Pięć do czterech: cesarzem jest Karol, a Francja kładzie znacznik zwycięstwa. Dotrzymałeś słowa co do joty, a Marii
    Teresie wyświadczyłeś uprzejmość. To właśnie dyplomacja.

    Głos jest najdroższy, dopóki nikt go nie zna. Zanim sprzedasz swój, policz wszystkie dziewięć.

## Słowa, które wiążą

maria-lesson-treaties-title = Słowa, które wiążą
maria-lesson-treaties-about = Odrzuć ofertę, napisz własną, zobacz, czego zabrania, i zapłać subsydium.
maria-lesson-treaties-welcome =
    W grze zaawansowanej każdy może umówić się z każdym, nawet z wrogiem. Wszystko dzieje się jawnie: tajnych rozmów nie ma,
    a każdą ofertę i każdą odpowiedź widzą wszyscy gracze.

    Wiąże to, co ujęto w jedną z gotowych form: zawieszenie broni, kraj zostawiony w spokoju, głos, subsydium. Można też
    dodać własne słowa; tych gra nie pilnuje.
maria-lesson-treaties-offer =
    Neipperg w Königgrätz ma 6 armii, Friedrich w Schweidnitz 4. Maria Teresa składa ofertę: Austria do 6. tury nie atakuje
    Prus, a Prusy nie wchodzą do rdzennej Austrii do 12., ostatniej tury. Trwa tura 5.
    .do = Odpowiedz jej.
    .hint = Jedna tura spokoju za resztę wojny? Oferta leży przy traktatach i ma przycisk, którym się ją odrzuca.
    .no = Najpierw odpowiedz na ofertę.
    .no-long = To wiązałoby ciebie do końca wojny, a ją przez jedną turę. Ofertę czyta się do ostatniej liczby.
    .no-amend = Można wziąć jej słowa i dopisać swoje. Ale druga klauzula by została: odrzuć i napisz od nowa.
    .no-later = Najpierw odpowiedz, potem ruszaj.
maria-lesson-treaties-write =
    Teraz twoja oferta. Składa się z klauzul, a każda to jedna obietnica jednej frakcji: że Austria nie atakuje Prus, to
    jedna, że Prusy nie atakują Austrii, to druga.
    .do = Zaproponuj Marii Teresie zawieszenie broni do 6. tury: Austria nie atakuje Prus, a Prusy Austrii.
    .hint = Przy traktatach napisz dwie klauzule o nieatakowaniu, po jednej dla każdej strony, obie do 6. tury, i zaproponuj je jej.
    .no = Napisz obie klauzule i zaproponuj je Marii Teresie.
    .no-else = Tak wolno, ale chodzi o co innego: dwie klauzule, Austria nie atakuje Prus i Prusy nie atakują Austrii, obie do 6. tury.
    .no-later = Najpierw traktat, potem marsz.
maria-lesson-treaties-bound =
    Przyjęła. Friedrich ma iść do Neisse. Krótka droga prowadzi przez Glatz, ale Glatz sąsiaduje z Neippergiem, a kto stanie
    obok wroga, musi walczyć: taki krok złamałby słowo, więc gra go nie proponuje. Zapytaj tam „Dlaczego nie?”, a wymieni
    obietnicę.
    .do = Doprowadź Friedricha do Neisse dłuższą drogą.
    .hint = Przez Breslau i Brieg: trzy kroki.
    .no = Friedrich ma iść do Neisse.
    .no-other = Teraz Friedrich.
    .no-past = Zatrzymał się gdzie indziej. Przez Breslau i Brieg dojdzie do Neisse.
maria-lesson-treaties-subsidy =
    Subsydium to także umowa: frakcja główna co turę oddaje sojusznikowi jedną z dobieranych kart, nie oglądając jej. Wrogowie
    takiego kontraktu mieć nie mogą, ale między własnymi frakcjami nie musisz nikogo pytać: Prusy mogą płacić Saksonii.
    .do = Zawrzyj kontrakt, w którym Prusy płacą Saksonii, na ile tur chcesz.
    .hint = Napisz klauzulę o subsydium: Prusy dają, Saksonia otrzymuje, choćby przez dwie tury; i zawrzyj ją z samym sobą.
    .no = Zawrzyj kontrakt między Prusami a Saksonią.
    .no-else = To inna umowa. Mają dawać Prusy, a otrzymywać Saksonia.
    .no-later = Najpierw kontrakt.
maria-lesson-treaties-end =
    Od następnego dobierania Prusy co turę oddają Saksonii kartę. Inaczej kart przekazać nie można.

    Pamiętaj o granicach. Traktat nie zmienia ani sojuszy, ani zasad: bitwa, do której musi dojść, będzie stoczona, a twierdza,
    której ktoś broni, pozostaje broniona. I wygasa, gdy nie da się go już dotrzymać. Cała reszta zależy od tego, co kto
    zaproponuje.

## Saksonia i Śląsk

maria-lesson-saxony-title = Saksonia i Śląsk
maria-lesson-saxony-about = Przeciągnij Saksonię na swoją stronę po zwycięstwach i zdecyduj o pokoju, który oferują Prusy.
maria-lesson-saxony-welcome =
    Jesteś Marią Teresą. Saksonia zaczyna wojnę po stronie Prus, ale nie na zawsze: znacznik na jej torze mówi, czyim
    jest przyjacielem. Stoi na ostatnim polu pruskim. Dalej są dwa neutralne, a potem twoje.

    Właśnie pobiłaś Friedricha na Śląsku i Prusy straciły punkt.
maria-lesson-saxony-shift =
    Za każdy punkt, który strona pruska straci w bitwie albo z głodu, możesz przesunąć znacznik o jedno pole w prawo.
    .do = Przesuń znacznik o jedno pole.
    .hint = Naciśnij 1.
    .no = Przesuń go o jedno pole.
    .no-stay = Wolno go zostawić, ale lepszej okazji nie będzie: Saksonia, która opuściła Prusy, już do nich nie wróci.
maria-lesson-saxony-neutral =
    Saksonia jest neutralna. Schwerin musiał ją opuścić, saski generał wrócił do domu i nie walczy. Nikt inny nie może
    do Saksonii wejść, a prowadzisz ją odtąd ty: Drezno osłania drogę do Pragi.

    Prusy straciły sojusznika bez jednej bitwy w Saksonii.
maria-lesson-saxony-again =
    Dwie tury później znów zwyciężasz i Prusy tracą dwa punkty. Znacznik stoi na drugim polu neutralnym; następne jest
    twoje. Liczy się tylko pole, na którym się zatrzyma.
    .do = Przeciągnij Saksonię na swoją stronę.
    .hint = Naciśnij 1: dalej pól już nie ma.
    .no = O jedno pole.
    .no-stay = Wtedy Saksonia zostanie neutralna. Jako sojusznik dobiera dwie karty na turę i walczy dla ciebie.
maria-lesson-saxony-return =
    Saksonia jest twoim sojusznikiem. Jej generał stoi poza mapą i może od razu wrócić z nowymi armiami, po cztery
    punkty w saskich kartach za każdą. Ręka przeszła do ciebie razem z nią: 8 i 9.
    .do = Przywróć go z co najmniej dwiema armiami.
    .hint = Dwie kosztują 8, trzy 12, cztery 16; ręka jest warta 17.
    .no = Przywróć go w Dreźnie.
    .no-none = Miałabyś sojusznika bez wojska. Przywróć go.
    .no-one = Jedną może zabrać byle głód. Weź więcej: karty na nic lepszego się dziś nie przydadzą.
maria-lesson-saxony-pay = Teraz zapłać kartami Saksonii. Reszty się nie wydaje.
    .do = Zapłać za armie.
    .hint = Na dwie armie wystarczy jedna karta; trzy i cztery wymagają obu.
    .no = Zapłać tym, co jest do wyboru.
maria-lesson-saxony-ally =
    Armia w Dreźnie, na flance Prus. Działa w ostatnim etapie, razem z twoimi. Francja, Bawaria i Prusy są teraz jej
    wrogami.
maria-lesson-saxony-peace =
    Inna partia i gorsze wieści: Prusy trzymają wszystkie siedem twierdz Śląska, a do tego Pragę i Königgrätz. Na koniec
    swojego etapu mogą zaproponować pokój i to robią.

    Jeśli przyjmiesz, Śląsk będzie pruski, ze znacznikiem zwycięstwa na stałe. Prusy opuszczą jednak resztę twojego
    kraju: ich znaczniki stamtąd znikną, a połowa wróci do nich dopiero wtedy, gdy znów wyjdą za granicę. Do swojego
    etapu za dwie tury są neutralne.
    .do = Przyjmij pokój albo go odrzuć.
    .hint = Jedno i drugie może być słuszne. Pokój uwalnia armię przeciw Francji; ale ile Prusom brakuje do zwycięstwa?
    .no = Odpowiedz: tak albo nie.
maria-lesson-saxony-made =
    Pokój. Praga i Königgrätz są znów twoje, twoje wojska wyszły ze Śląska, a Saksonia jest neutralna. Prusy przez ponad
    turę nie robią nic za granicą: wykorzystaj ten czas przeciw Francji.

    Do zwycięstwa trzeba wyłożyć znaczniki. Zanim podpiszesz, policz, ile im zostało.
maria-lesson-saxony-refused =
    Nie, i wojna trwa; nic się nie zmienia. Prusy mogą ponawiać ofertę na koniec każdego swojego etapu, a cena pokoju
    może być częścią traktatu.

    Policz, ile znaczników zostało im do wyłożenia: im mniej, tym droższy jest Śląsk.
