# The lessons of the course: what is said, what is to be done (.do), what helps (.hint), why not (.no).

mollwitz-lessons-first = Podstawy

## W którą stronę stoisz?

mollwitz-lesson-facing-title = W którą stronę stoisz?
mollwitz-lesson-facing-about = Przesuń batalion naprzód, obróć go i zobacz, dlaczego ustawienie jest wszystkim.
mollwitz-lesson-facing-welcome =
    Śnieg pod Małujowicami (Mollwitz), 10 kwietnia 1741 roku. Ten pruski batalion pułku Borckego stoi w linii i
    patrzy w jedną stronę: trzy pola przed nim to front, po jednym z boków to flanki, a z tyłu są tyły.

    Jego linia ma rozkaz Marsz. Prowadzisz Prusaków.
mollwitz-lesson-facing-pick = W aktywacji oddziały skrzydła działają jeden po drugim, w dowolnej kolejności.
    .do = Wybierz batalion, żeby działał krok po kroku.
    .hint = Naciśnij go na mapie, a potem „Krok po kroku”.
    .no = Najpierw wybierz batalion; dowódca ruszy się innym razem.
mollwitz-lesson-facing-forward =
    Oddział, który ma ustawienie, idzie prosto naprzód albo prosto w tył, a w tył o punkt drożej. W innym kierunku
    musi się najpierw obrócić.
    .do = Zrób krok prosto naprzód.
    .hint = Pole przed batalionem jest zaznaczone; naciśnij je.
    .no = Jeden krok prosto naprzód.
    .no-turn = Zwrot będzie za chwilę. Najpierw krok naprzód.
    .no-back = To krok w tył, o punkt droższy. Naprzód!
mollwitz-lesson-facing-turn = Zwrot też kosztuje punkt ruchu. Patrz na punkty przy pytaniu: ta linia zaczęła z pięcioma.
    .do = Obróć batalion w prawo.
    .hint = Naciśnij przycisk zwrotu w prawo.
    .no = Tym razem obróć się w prawo.
    .no-left = Tam niczego dla nas nie ma. W prawo.
    .no-step = Prosto już szliśmy. Następny krok ma wieść w inną stronę: najpierw zwrot.
    .no-end = Zostały jeszcze punkty. Obróć się w prawo.
mollwitz-lesson-facing-on = Patrzy teraz na prawy bok pola, więc „prosto naprzód” znaczy już co innego niż przedtem.
    .do = Zrób jeszcze jeden krok prosto naprzód.
    .hint = Naciśnij zaznaczone pole.
    .no = Prosto naprzód.
    .no-back = To krok w tył: nie tam idziemy, a kosztuje punkt więcej.
    .no-turn = Jeden zwrot wystarczy. Teraz naprzód.
    .no-end = Zostały trzy punkty. Zrób krok.
mollwitz-lesson-facing-face =
    Austriacy są na północy. Tak jak batalion stoi, widzieliby jego lewe ramię: gdy podejdą, będą na skraju jego frontu,
    a potem na flance.
    .do = Obróć się z powrotem, twarzą na północ.
    .hint = Jeden zwrot w lewo.
    .no = Obróć się w lewo.
    .no-right = To odsłoniłoby im flankę.
    .no-step = Nie dalej: najpierw zwrot.
    .no-end = Zakończ tak, a będzie stał krzywo, gdy nadejdzie wróg. Są jeszcze punkty na zwrot.
mollwitz-lesson-facing-done = Krok, zwrot, krok, zwrot i punkt, którego nikt nie odda. Punktów się nie odkłada.
    .do = Zakończ działanie batalionu.
    .hint = Naciśnij przycisk kończący działanie.
    .no = Zakończ działanie.
    .no-turn = Dobrze stoi, jak stoi.
    .no-step = Mógłby, ale w tył go na to nie stać, a z przodu stałby sam. Zakończ działanie.
mollwitz-lesson-facing-end =
    Teraz patrzy w inną stronę i razem z nim obróciły się jego front, flanki i strefa kontroli. Wróg na flance albo
    na tyłach bije mocniej niż ten z przodu. Zanim ruszysz, pomyśl, dokąd będziesz patrzeć.

## Pierwsza salwa

mollwitz-lesson-fire-title = Pierwsza salwa
mollwitz-lesson-fire-about = Ruszaj naprzód z rozkazem Atak, wybierz ogień i odczytaj kości.
mollwitz-lesson-fire-welcome =
    Ten sam batalion, ale jego linia ma teraz rozkaz Atak. Trzy pola dalej stoi naprzeciw austriacki batalion.

    Z rozkazem Atak oddziały ruszają się swobodnie, a na koniec działania linia robi za darmo jeszcze jeden krok
    prosto naprzód.
mollwitz-lesson-fire-advance = Wystarczy więc przejść jedno pole i zakończyć działanie: krok ataku doprowadzi do kontaktu.
    .do = Wybierz batalion, zrób krok naprzód i zakończ jego działanie.
    .hint = Naciśnij batalion, potem pole przed nim, a potem przycisk kończący działanie.
    .no = Doprowadź batalion do Austriaków.
    .no-away = To nie doprowadzi do kontaktu. Zrób krok naprzód i zakończ działanie.
mollwitz-lesson-fire-done =
    Stoicie naprzeciw siebie. Gdy nikt więcej nie działa, walka zaczyna się sama: z rozkazem Atak piechota w
    kontakcie musi walczyć.
    .do = Zakończ działania skrzydła.
    .hint = Dowódca brygady może zostać na miejscu; naciśnij przycisk kończący.
    .no = Dowódca brygady może zostać na miejscu. Zakończ.
mollwitz-lesson-fire-kind =
    Piechota walczy ogniem albo bagnetem, a cała piechota skrzydła w jednej aktywacji tak samo. Pruska musztra
    słynie z ognia.
    .do = Wybierz ogień.
    .hint = Naciśnij ogień.
    .no = Na bagnet przyjdzie pora. Dziś: ogień.
mollwitz-lesson-fire-volley =
    Austriacy mogą odpowiedzieć. Dopiero podszedłeś, więc strzelą pierwsi, a ty tym, co zostanie. Pruska piechota
    z rozkazem Atak może zamiast tego strzelać w natarciu: wtedy obie strony strzelają naraz, ale twoja kość liczy
    się o jeden gorzej.

    Wiersz tabeli to morale strzelającego, kolumna to wynik kości; niskie wyniki są dobre. Szanse widać przy każdej
    odpowiedzi.
    .do = Zdecyduj: strzelać w natarciu czy nie?
    .hint = Obie odpowiedzi są dobre. Zanim wybierzesz, porównaj szanse.
    .no = Odpowiedz: tak albo nie.
mollwitz-lesson-fire-advancing =
    Obie salwy huknęły razem. Twoi ludzie strzelali z pełnym morale, ale w marszu, więc o jeden gorzej. Każdy
    trafiony punkt to punkt morale mniej: kto nie ma żadnego, jest rozbity i ucieka.
mollwitz-lesson-fire-standing =
    Austriacy strzelili pierwsi i to, co trafili, osłabiło twoją odpowiedź: wiersz to morale, które zostało. Każdy
    trafiony punkt to punkt morale mniej: kto nie ma żadnego, jest rozbity i ucieka. W zdarzeniach widać każdą liczbę
    obu sum.

## Wydawanie i wykonywanie rozkazów

mollwitz-lesson-orders-title = Wydawanie i wykonywanie rozkazów
mollwitz-lesson-orders-about = Podjedź na zasięg, wydaj rozkaz, sprowadź zabłąkany batalion i zobacz, na co pozwala Marsz.
mollwitz-lesson-orders-welcome =
    Nikt nie dowodzi wszystkim. Schwerin jest wodzem: wydaje rozkazy całym skrzydłom. Leopold prowadzi drugą linię i
    nosi jej rozkaz. Dowódcy brygad, jak Bredow, tylko przekazują dowodzenie swoim batalionom.

    Rozkaz jest jeden z trzech: Stój, Marsz albo Atak. Linia Leopolda ma rozkaz Stój.
mollwitz-lesson-orders-near =
    Rozkaz działa od razu, jeśli dowódca jest w zasięgu wodza. Zasięg Schwerina to dziesięć pól, a do Leopolda
    jest ich jedenaście. Goniec dojechałby dalej, ale obaj są w drodze do końca następnego etapu.

    Wódz ma cztery punkty ruchu: każde pole i każdy rozkaz kosztuje jeden.
    .do = Podjedź o jedno pole bliżej Leopolda.
    .hint = Leopold stoi na końcu strzałki. Naciśnij pole tuż przed Schwerinem, na północ od niego.
    .no = Stamtąd rozkaz Schwerina nie dotarłby do Leopolda.
    .no-away = To wcale nie bliżej. Policz pola od Schwerina do Leopolda: może ich być dziesięć.
    .no-end = Wtedy linia przez całą aktywację zostanie z rozkazem Stój. Najpierw podjedź na zasięg.
mollwitz-lesson-orders-order =
    Dziesięć pól: jesteś w zasięgu. Z rozkazem Stój batalion przejdzie najwyżej jedno pole. Z rozkazem Marsz
    idzie tak daleko, jak może, ale nie staje obok wroga. Z rozkazem Atak pójdzie wszędzie i musi walczyć z tym,
    kogo spotka.
    .do = Wydaj drugiej linii rozkaz Marsz.
    .hint = Naciśnij drugą linię z rozkazem Marsz.
    .no = Wydaj rozkaz Marsz.
    .no-attack =
        To dozwolone, ale Atak pędzi naprzód każdy batalion, gotowy czy nie, a jeden zabłąkał się z boku. Najpierw
        Marsz.
    .no-end = Z rozkazem Stój nikt nigdzie nie dojdzie. Najpierw wydaj rozkaz.
    .no-ride = Jesteś już w zasięgu. Zachowaj punkty na rozkaz.
mollwitz-lesson-orders-chief =
    Rozkaz działa od razu. Schwerinowi zostały dwa punkty; mógłby wydać rozkaz innemu skrzydłu, gdyby jakieś było w
    zasięgu, albo jechać dalej. Taki krok ma w każdej aktywacji swojej strony.
    .do = Na tym poprzestań.
    .hint = Naciśnij przycisk kończący ruch Schwerina.
    .no = Zostaw Schwerina na miejscu.
    .no-change = Za kolejny punkt mógłby zmienić zdanie. Chcemy jednak właśnie Marszu.
    .no-ride = Może jechać dalej i często warto. Tym razem niech zostanie w zasięgu.
mollwitz-lesson-orders-own =
    Teraz dowódca skrzydła może raz spróbować sam zmienić rozkaz: rzuca kością od 0 do 9 i jeśli wypadnie najwyżej
    jego samodzielność, u Leopolda 6, bierze rozkaz, jaki chce. Tak radzi sobie skrzydło, gdy wódz jest daleko.
    .do = Zachowaj rozkaz.
    .hint = Naciśnij przycisk, który zostawia rozkaz bez zmian.
    .no = Zachowaj rozkaz.
    .no-try = Masz już rozkaz, jakiego chcesz, i żadna próba go nie poprawi. Zachowaj go.
mollwitz-lesson-orders-lost =
    Zanim ktokolwiek zacznie działać, sprawdza się, kto jest dowodzony. Batalion musi być najwyżej trzy pola od
    dowódcy brygady albo łączyć się z nim stykającymi się batalionami tej brygady. Ten batalion Bredowa stoi pięć
    pól od niego i z nikim się nie styka.

    Niedowodzony działa pierwszy i może iść tylko po to, by wrócić pod dowództwo, najtańszą drogą.
    .do = Sprowadź batalion pod dowództwo.
    .hint = Wybierz batalion i prowadź go wzdłuż strzałki, pole po polu: patrzy już w tę stronę.
    .no = To go nie sprowadza.
    .no-end = Zostałby niedowodzony i niewiele więcej mógłby w tej aktywacji zrobić.
    .no-spent = Zużyłby punkty i nie wróciłby pod dowództwo. Prowadź go prosto wzdłuż strzałki.
mollwitz-lesson-orders-halt =
    Trzy kroki i jest w zasięgu Bredowa. Tam staje: kto wrócił pod dowództwo, dalej już nie idzie. Jego znacznik
    zniknął, a rozkaz linii znów go wiąże.
    .do = Zakończ działanie batalionu.
    .hint = Naciśnij przycisk kończący działanie.
    .no = Zakończ jego działanie.
    .no-turn = Może się obracać, póki ma punkty. Na dziś stoi dobrze; zakończ jego działanie.
mollwitz-lesson-orders-leader =
    Teraz działa cała reszta. Rozkaz wiąże także dowódcę: z rozkazem Marsz Leopold sam musi przejechać co najmniej
    jedno pole, zanim skrzydło skończy.
    .do = Rusz Leopolda o co najmniej jedno pole.
    .hint = Wybierz Leopolda, naciśnij pole obok niego, a potem zakończ jego ruch.
    .no = Najpierw rusza Leopold.
    .no-unit = Bataliony mogą poczekać. Rozkaz wiąże samego Leopolda; niech ruszy pierwszy.
    .no-brigadier = Bredow ruszać się nie musi: rozkaz wiąże dowódcę skrzydła, a nie dowódców brygad.
mollwitz-lesson-orders-advance =
    Pięć pól przed tym batalionem Glasenappa stoją Austriacy. Z rozkazem Marsz może się zbliżyć, ale nie może
    stanąć obok nich.
    .do = Poprowadź go prosto naprzód tak blisko, jak pozwala Marsz, i zakończ jego działanie.
    .hint = Wybierz batalion, zrób trzy kroki do zaznaczonego pola i zakończ jego działanie.
    .no = Prosto naprzód, tak blisko, jak pozwala Marsz.
    .no-other = Teraz kolej na zaznaczony batalion Glasenappa.
    .no-short = Może podejść bliżej. Dozwolone są trzy kroki.
    .no-away = Prosto naprzód, do zaznaczonego pola.
mollwitz-lesson-orders-end =
    Między liniami zostało jedno pole: tu kończy się Marsz. Następnym razem Leopold będzie potrzebował Ataku, a
    Schwerin powinien już teraz jechać tak, żeby wtedy był w zasięgu.

    Myśl więc o jedną aktywację naprzód: kto musi być blisko kogo i jakiego rozkazu będę chciał? Rozkazy trzeba
    dowieźć; niedowodzeni wracają sami.

## Szarża i kontrszarża

mollwitz-lesson-cavalry-title = Szarża i kontrszarża
mollwitz-lesson-cavalry-about = Wjedź we flankę, zaszarżuj z Römerem i wiedz, kiedy jazda staje piechocie, a kiedy ustępuje.
mollwitz-lesson-cavalry-welcome =
    Jesteś Austrią, a kirasjerzy Römera to najlepsza jazda na polu bitwy. Żeton to szwadron, a dwa mogą stać na jednym
    polu. Jazda ma osiem punktów ruchu i impet: ci mają 3, więcej nie ma nikt.

    Dwa szwadrony stoją przed pruskim batalionem. Mają rozkaz Atak.
mollwitz-lesson-cavalry-both = Dwa szwadrony z jednego pola, jednakowo ustawione, mogą iść razem. Razem też uderzają, a to wiele znaczy.
    .do = Rusz oba szwadrony razem.
    .hint = Naciśnij szwadrony: wybierasz od razu oba. Potem „Krok po kroku”.
    .no = Oba szwadrony razem.
    .no-single = Sam jeden szwadron starłby się z batalionem jeden na jednego. Weź oba.
    .no-leader = Na Römera przyjdzie kolej. Najpierw szwadrony.
mollwitz-lesson-cavalry-ride =
    Skąd szarżujesz, to już pół szarży. Przed frontem batalion daje salwę, gdy tylko podjedziesz, a każdy twój test
    jest o dwa trudniejszy. Na flance salwy nie ma, a twoje testy są o jeden łatwiejsze.

    Strzałka prowadzi na flankę tego batalionu. Jazda też idzie prosto naprzód i za każdy zwrot płaci punkt.
    .do = Objedź batalion, stań na zaznaczonej flance twarzą do niego i zakończ działanie.
    .hint = Trzy pola naprzód, zwrot w prawo, jeszcze dwa pola i jesteś na miejscu. Potem zakończ działanie.
    .no = Jedź na zaznaczoną flankę.
    .no-front = To już przed frontem: batalion może tam do ciebie strzelać, a wszystkie testy są trudniejsze. Objedź go.
    .no-rear = Tyły byłyby jeszcze lepsze, jeśli zdołasz się tam obrócić. Römer jednak za batalion nie dojedzie; zostań na flance.
    .no-elsewhere = Stamtąd nie zaszarżujesz: stań obok batalionu i miej go przed frontem.
mollwitz-lesson-cavalry-romer =
    Batalion próbował załamać linię, co wymaga testu morale; wypadła dziewiątka i próba się nie udała.

    Dowódca dodaje swoją premię do każdego testu na swoim polu. Premia Römera to 2. Z rozkazem Atak każdy jego
    krok musi zbliżać go do jakiegoś wroga.
    .do = Poprowadź Römera do szwadronów.
    .hint = Wybierz Römera i idź za strzałką: dwa pola.
    .no = Miejsce Römera jest przy szwadronach.
    .no-lanthieri = Premia Lanthieriego to tylko 1. Premia Römera jest dwa razy lepsza, a on sam jest blisko celu.
    .no-aside = Stamtąd nie dojechałby do szwadronów krokami, które zbliżają do wroga. Idź za strzałką.
mollwitz-lesson-cavalry-charge =
    Wszystko gotowe. Szarża przebiega w dwóch krokach. Najpierw testuje atakujący: kość, minus 1 za flankę, minus 1 za
    impet, przeciw 7 morale i 2 Römera. Nie może się nie udać. Potem testuje obrońca.
    .do = Zakończ działania skrzydła: szarża się zacznie.
    .hint = Naciśnij przycisk kończący działania.
    .no = Niech szarża się zacznie.
    .no-lanthieri = Lanthieri może zostać na miejscu. Niech szarża się zacznie.
mollwitz-lesson-cavalry-pursue =
    Batalion wyrzucił 8, do tego 1 za flankę: 9 przeciw 7. Piechota złamana przez jazdę od razu zostaje rozbita i
    ucieka. Twoje szwadrony weszły na jej pole.

    Skoro uciekła, każdy szwadron może za darmo jechać dalej, do trzech pól prosto przed siebie.
    .do = Zdecyduj o każdym szwadronie, jak daleko jedzie.
    .hint = Każda odpowiedź jest dobra. Daleko w przodzie możesz dopaść innych, ale możesz też zostać sam.
    .no = Wybierz, jak daleko jedzie.
mollwitz-lesson-cavalry-counter =
    Następne pół godziny. Trwa aktywacja Prusaków i ich batalion wchodzi w strefę twoich szwadronów, dwa pola przed
    nimi. Tam piechota musi stanąć, a jazda musi odpowiedzieć: zaszarżować albo wycofać się o dwa pola.

    Ten batalion jest wstrząśnięty: ma morale 3. Szarża wymaga testu, od frontu: plus 2, minus 1 za impet, przeciw 9.
    .do = Odpowiedz Prusakom.
    .hint = Test uda się dziewięć razy na dziesięć, a wstrząśnięta piechota nie ustoi. Szarżuj!
    .no = Szarżuj!
    .no-withdraw = To dozwolone i bezpieczne. Ale spójrz na nich: morale 3. Lepszego celu nie będzie.
mollwitz-lesson-cavalry-broken =
    To jest kontrszarża: test był od razu, ich ruch się skończył, a walkę stoczono razem z innymi. Mogli strzelić
    pierwsi i nie trafili; potem testowali i pękli.

    Piechota, która podchodzi do jazdy, powinna więc być świeża albo nie iść sama.
mollwitz-lesson-cavalry-tired =
    Gdzie indziej jest na odwrót. Pojedynczy szwadron dragonów jest zmęczony i ma morale 2. Podchodzi świeży
    batalion. Do szarży na jego front doliczasz 2, a za równe liczby jeszcze 1.
    .do = Odpowiedz i temu batalionowi.
    .hint = Kość i 3 przeciw morale 2: tego nie da się zdać. Wycofaj się.
    .no = Wycofaj się.
    .no-charge = Musiałoby wypaść mniej niż zero. Nieudana szarża kosztuje punkt, a szwadron i tak się wycofuje.
mollwitz-lesson-cavalry-end =
    Dwa pola w tył, w porządku, i prócz terenu nic nie stracono. Batalion może teraz iść dalej.

    Przy stole takie pytania padają często. Możesz odpowiadać na nie z góry stałymi instrukcjami: dla każdego oddziału
    zawsze, nigdy albo od pewnej szansy.

## Rozbici i reorganizacja

mollwitz-lesson-rally-title = Rozbici i reorganizacja
mollwitz-lesson-rally-about = Wyprowadź rozbity batalion w bezpieczne miejsce, daj odetchnąć zmęczonemu i zbierz uciekinierów.
mollwitz-lesson-rally-welcome =
    Pierwszy batalion Kleista stracił całe morale: jest rozbity. Na dobre leży na osłabionej stronie, nie ma
    ustawienia, nie walczy i niczego nie kontroluje. Rozbity jeszcze raz, przepadnie.

    Ma jednak wszystkie punkty ruchu, a każde pole kosztuje go tylko jeden.
mollwitz-lesson-rally-run =
    Rozbici mogą się zreorganizować tylko tam, gdzie nikt ich nie straszy: co najmniej dziesięć pól od każdego
    wrogiego oddziału. Ci są osiem pól od Austriaków. Wróg, który stanie obok, dobije ich albo popędzi dalej.

    Trzymaj ich z dala od własnych linii. Kto jest rozbity, nie może dzielić pola z tymi, którzy stoją.
    .do = Wyprowadź uciekinierów co najmniej dziesięć pól od Austriaków i zakończ ich działanie.
    .hint = Omiń batalion, który stoi za nimi, i cofnij się o dwa, trzy pola: pola od rzędu 22 są dość daleko.
    .no = Dalej w tył: dziesięć pól od każdego wroga.
    .no-other = Najpierw uciekinierzy. Inni mogą poczekać.
    .no-near = Wciąż za blisko: mniej niż dziesięć pól od Austriaków. Tam reorganizacja się nie zacznie.
    .no-end = To zakończyłoby działania wszystkich. Najpierw uciekinierzy.
mollwitz-lesson-rally-tired =
    Lepiej do tego nie dopuścić. Drugiemu batalionowi zostały 3 z 7 punktów morale: jedna zła salwa i też ucieknie.
    Morale odzyskuje się za punkty ruchu. Przy podstawie 7 punkt morale kosztuje jeden punkt ruchu, a z rozkazem
    Marsz można ich odzyskać tyle, na ile starczy.
    .do = Niech drugi batalion odzyska wszystko, co stracił.
    .hint = Wybierz drugi batalion Kleista, a potem odpowiedź, w której odzyskuje 4.
    .no = Niech odzyska 4 punkty.
    .no-part = Ma pięć punktów ruchu: to wystarczy na wszystkie cztery punkty morale.
    .no-guard = Gwardia jest świeża. Zmęczony jest drugi batalion Kleista.
    .no-end = Jeszcze nie: drugi batalion może w tej aktywacji odetchnąć.
    .no-walk = Ma lepszy użytek dla swoich punktów. Najpierw morale.
mollwitz-lesson-rally-marker =
    Znów świeży. Przed frontem wroga nie byłoby to możliwe, a obok niego dopiero po teście.

    A uciekinierzy: na początku aktywacji ich skrzydła dostają znacznik R1, pod jej koniec R2, w następnej R3. Jeśli
    wróg podejdzie bliżej niż dziesięć pól, wszystko przepada.
mollwitz-lesson-rally-marwitz =
    Godzinę później. Mają R3 i teraz testują: kość najwyżej równa połowie podstawy ich osłabionej strony, czyli 3.
    Dowódca na ich polu dodaje swoją premię. Marwitz ma 1.
    .do = Poprowadź Marwitza do uciekinierów i zakończ jego ruch.
    .hint = Wybierz Marwitza i idź za strzałką, dwa pola; potem zakończ jego ruch.
    .no = Marwitz powinien pojechać do uciekinierów.
    .no-alone = Sami zbiorą się w czterech przypadkach na dziesięć, z Marwitzem w pięciu. Niech najpierw podjedzie.
    .no-other = Temu nic nie jest. Marwitza potrzebują uciekinierzy.
    .no-short = Jeszcze do nich nie dojechał, a rusza się tylko raz. Wjedź na sam ich pole.
    .no-end = Musieliby testować od razu, bez dowódcy. Najpierw go przyprowadź.
mollwitz-lesson-rally-rally = „Stać!” Zrobiono wszystko, co się dało. Teraz kość.
    .do = Niech uciekinierzy testują.
    .hint = Wybierz rozbity batalion: z R3 jego działaniem jest test.
    .no = Teraz testuje rozbity batalion.
    .no-other = Inni mogą działać później. Najpierw uciekinierzy.
    .no-end = I tak musieliby testować. Wybierz ich.
mollwitz-lesson-rally-face =
    Wypadło 4 przeciw 3 i 1: w sam raz. Znów stoją w linii, z morale 1. Teraz się nie ruszają, ale mogą ustawić się,
    jak chcą.
    .do = Wybierz, w którą stronę się ustawią.
    .hint = Austriacy są na północy: miej ich przed frontem.
    .no = Miej Austriaków przed frontem.
    .no-back = Wtedy wróg miałby ich flankę albo tyły. Przy morale 1 byłby to koniec.
mollwitz-lesson-rally-end =
    Kilka aktywacji za jeden rozbity batalion, a straconego stopnia nikt mu nie zwróci. Rozbity oddział liczy się
    wrogowi za połowę wartości, póki jest rozbity, a za całą, gdy przepadnie.

    Taniej jest w porę wycofać zmęczonych z linii.

## Instrukcje na zapas

mollwitz-lesson-ahead-title = Instrukcje na zapas
mollwitz-lesson-ahead-about = Powiedz swoim batalionom zawczasu, co mają robić w aktywacji przeciwnika, żeby nikt nie musiał na ciebie czekać.
mollwitz-lesson-ahead-welcome =
    Działa austriackie lewe skrzydło, a przed twój batalion pułku Borckego podjechał szwadron. Piechota może strzelić do
    jazdy, która wchodzi w jej strefę, raz w aktywacji przeciwnika: dlatego gra się zatrzymuje i pyta.

    W całej bitwie zatrzymywałaby się dziesiątki razy, a przeciwnik dziesiątki razy by czekał. Co już wiesz, możesz
    powiedzieć zawczasu.
mollwitz-lesson-ahead-ahead =
    Drugi szwadron zaraz ruszy na batalion Markgraf Karl, i tam też przyda się salwa. Powiedz to teraz; odpowiedź
    batalionu Borcke może chwilę poczekać.

    Taka instrukcja to twoja tajemnica. Możesz ją wydać w każdej chwili, także wtedy, gdy to nie twoja kolej.
    .do = Wydaj instrukcję batalionowi Markgraf Karl: salwa, zawsze.
    .hint =
        Otwórz „Instrukcje”, wybierz oddział Markgraf Karl (IR19) I, a przy „salwie” odpowiedź „Zawsze”.
    .no = To jest instrukcja, ale nie ta: batalion Markgraf Karl, salwa, zawsze.
    .no-first = Owszem, o to pyta gra. Najpierw jednak instrukcja: drugi szwadron nie poczeka.
    .no-borcke = O batalion Borcke gra pyta już teraz. Wybierz sam oddział Markgraf Karl (IR19) I.
    .no-never = Wtedy okazja minie albo gra i tak zapyta. Tym razem: zawsze.
mollwitz-lesson-ahead-fire = Zapisane, i nikt tego nie zauważył. A teraz pytanie, które czeka.
    .do = Niech batalion Borcke strzeli.
    .hint = Naciśnij salwę oddziału Borcke (IR22) I.
    .no = Odpowiedz na pytanie, które czeka: strzelaj.
    .no-decline = Wolno przepuścić tę okazję. Ale jazda przed nabitymi muszkietami to prezent: strzelaj.
mollwitz-lesson-ahead-used =
    Drugi szwadron podjechał, batalion Markgraf Karl strzelił, a ciebie nikt nie pytał. Dziennik mówi, że skorzystano z
    twojej instrukcji; przeciwnik widzi salwę, ale nie to, czemu padła tak szybko.
mollwitz-lesson-ahead-chance =
    Etap później szwadron chce objechać skrzydło batalionu. Tam batalion nie ma ognia; może załamać linię, jeśli zda
    test: kość nie może pokazać więcej niż jego morale, czyli 7. To szansa 70 %, a kto nie zda, ten swoją reakcję już
    wykorzystał.

    Instrukcja może zależeć od tej szansy: batalion próbuje wtedy tylko, gdy jest dla ciebie dość dobra.
    .do = Wydaj batalionowi instrukcję: załamanie linii, gdy szansa wynosi co najmniej 70 %.
    .hint =
        „Instrukcje”, przy „załamaniu linii lub odpieraniu ataku” wybierz „Gdy szansa wynosi co najmniej 70 %”.
    .no = To jest instrukcja, ale nie ta: załamanie linii, gdy szansa wynosi co najmniej 70 %.
    .no-high = Przy morale 7 szansa wynosi 70 %. Kto czeka na lepszą, zostanie z odsłoniętym skrzydłem.
    .no-always = Dziś linia też by się załamała. Ale batalion próbowałby i wtedy, gdy morale spadnie, a test będzie beznadziejny. Podaj szansę.
mollwitz-lesson-ahead-bent =
    Gdy szwadron zajechał z boku, batalion zdał test i załamał linię: znacznik osłania tę stronę i ma własny strzał. I
    znów nikt nie pytał.

    Instrukcje obowiązują, dopóki ich nie zmienisz. Salwa zlecona w poprzednim etapie obowiązuje nadal.
mollwitz-lesson-ahead-back = Warto po sobie posprzątać: odtąd chcesz decydować o strzałach tego batalionu osobiście.
    .do = Niech batalion znów pyta cię przed salwą.
    .hint = „Instrukcje”, przy „salwie” wybierz „Pytaj mnie”.
    .no = To jest instrukcja, ale nie ta: salwa, pytaj mnie.
    .no-other = Prawie: chodzi o „Pytaj mnie”.
mollwitz-lesson-ahead-end =
    To wszystko: zawsze, nigdy, od pewnej szansy albo pytaj. Dla całego skrzydła lub armii wystarczy jedno naciśnięcie.
    Wydawaj takie instrukcje zwłaszcza w grze na odległość; wtedy etap trwa minuty, a nie dni.
