# Puzzles: what is said, what is to be done (.do), what helps (.hint), why not (.no).

maria-puzzles-siege = oblężenia
maria-puzzles-march = marsze
maria-puzzles-battle = bitwa
maria-puzzles-retreat = odwroty
maria-puzzles-supply = zaopatrzenie
maria-puzzles-hussars = huzarzy
maria-puzzles-winter = zima
maria-puzzles-politics = polityka
maria-puzzles-treaty = traktaty
maria-puzzles-saxony = Saksonia

## Załoga zostaje

maria-puzzle-garrison-title = Załoga zostaje
maria-puzzle-garrison-about = Jeden generał, dwie twierdze, a wieczorem ma być z powrotem.
maria-puzzle-garrison-task =
    Friedrich stoi w Neisse. Neisse i Cosel są austriackie, a Neipperg w Iglau jest za daleko, by bronić którejkolwiek.
    .do = Zdobądź obie twierdze Friedrichem tak, żeby na końcu marszu znów stał w Neisse.
    .hint =
        W marszu wolno iść tam i z powrotem. Z której twierdzy może jeszcze wyjść, żeby po dwóch krokach być u siebie?
    .no = Neisse i Cosel mają być twoje, a Friedrich ma stać w Neisse.
    .no-one = Wrócił do Neisse i Neisse jest twoje. Cosel nie: twierdza pada, gdy generał z niej wychodzi.
    .no-gone =
        Zatrzymał się gdzie indziej i Neisse stoi puste. Generał ma trzy kroki i nigdzie nie jest powiedziane, że
        wszystkie muszą prowadzić naprzód.
maria-puzzle-garrison-solved =
    Do Cosel i z powrotem. Marsz może wrócić tam, gdzie się zaczął; Neisse padło, gdy wyszedł, Cosel, gdy zawrócił, a
    załoga jakby się nie ruszyła.

## Jeden strażnik na pięć twierdz

maria-puzzle-one-guard-title = Jeden strażnik na pięć twierdz
maria-puzzle-one-guard-about = Pięć twierdz i jeden generał, który ma bronić wszystkich.
maria-puzzle-one-guard-task =
    Friedrich i Schwerin są na Śląsku, Belle-Isle w Pilsen, a między nimi masz tylko Trauna. Zaznaczone są Leitmeritz,
    Königgrätz, Olmütz, Brünn i Tabor. Twierdza jest broniona, dopóki twój generał jest najwyżej trzy miasta od niej.
    .do = Ustaw Trauna tak, żeby bronił wszystkich pięciu.
    .hint = Wśród miast, do których dojdzie, jest jedno takie i jeszcze nie jest wolne. Tabory też chodzą.
    .no = Gdy Traun skończy marsz, wszystkie pięć ma być bronionych.
    .no-far =
        Stamtąd co najmniej jedna z pięciu jest dalej niż trzy miasta. Licz po drogach i szukaj środka między nimi
        wszystkimi.
maria-puzzle-one-guard-solved =
    Deutschbrod: dwa kroki od Königgrätz i Brünn, trzy od Leitmeritz, Olmütz i Taboru. Najpierw jednak tabor musiał
    zrobić miejsce, bo jedno miasto dzielą tylko generałowie.

## Właściwe pole

maria-puzzle-ground-title = Właściwe pole
maria-puzzle-ground-about = Czterech na ośmiu: wszystko zależy od tego, gdzie staniesz.
maria-puzzle-ground-task =
    Friedrich w Glatz ma 4 armie, Neipperg w Olmütz 8. Masz na ręce 10 i 8 trefl oraz 4 i 3 kier. Neipperg stoi w karo;
    załóż, że może zagrać szóstkę.
    .do = Przejdź, zaatakuj Neipperga i zwycięż.
    .hint = Małe kiery dadzą co najwyżej remis, a potem przyjdzie jego szóstka. Gdzie obok Olmütz liczą się trefle?
    .no = Zaatakuj Neipperga i zwycięż.
    .no-up = Kto ustępuje, przegrywa bitwę. Jeśli karty tu nie wystarczą, cofnij i wybierz inne pole.
    .no-lost =
        Etap się skończył, a Neipperg nie jest pobity. Walczysz z nim tylko z miasta obok Olmütz i grasz tylko w kolorze
        tego miasta.
maria-puzzle-ground-solved =
    Przez Leitomischl do Brünn, na jego tyły: tam gra się trefle. Prowadzi o cztery; ósemka daje ci prowadzenie, on
    odpowiada szóstką, dziesiątka rozstrzyga. W Schönbergu albo Troppau małe kiery dałyby na chwilę remis, a
    rozstrzygnęłaby jego szóstka.

## Droga do korony

maria-puzzle-nine-title = Droga do korony
maria-puzzle-nine-about = Francja potrzebuje jeszcze czterech twierdz, i to dzisiaj.
maria-puzzle-nine-task =
    Francja trzyma w Austrii pięć twierdz; z dziewięcioma Ludwik wygrywa od razu. Belle-Isle stoi w Linz. Broglie w
    Pilsen nie miał co jeść i leży zakryty. Austriaków w pobliżu nie ma.
    .do = Wygraj grę w tym ruchu.
    .hint = Linz, Freistadt, Budweis i Tabor leżą przy jednej drodze głównej. Co stoi na przeszkodzie?
    .no = Zanim skończy się ten ruch, masz mieć dziewięć twierdz.
    .no-short =
        To nie dziewięć. Generał ma na drogach głównych cztery kroki i zdobywa każdą twierdzę, z której wychodzi;
        zakryty nie zdobywa żadnej, a przez pionek nikt nie przejdzie.
maria-puzzle-nine-solved =
    Tabor zwalnia drogę, a Belle-Isle wychodzi z Linz, Freistadt, Budweis i Taboru: cztery twierdze w jednym marszu. W
    forsownym marszu nie padłaby żadna, a głodny Broglie nie pomoże.

## Drzwi, które zamknął przyjaciel

maria-puzzle-door-title = Drzwi, które zamknął przyjaciel
maria-puzzle-door-about = Dwóch wrogów, trzy karty i jedno wyjście.
maria-puzzle-door-task =
    Belle-Isle w Raab ma 6 armii, a obok dwóch wrogów: Traun w Pressburgu ma 8, Karl w Komorn 7. Maria Teresa nie ma już
    ani jednej karty. Masz 3, 4 i 5 pik, a Raab leży w pikach.
    .do = Zniszcz Karla w tej walce.
    .hint = Z Komorn wychodzi się przez Raab albo przez Tyrnau. Kto mógłby stać w Tyrnau i jak się tam znajdzie?
    .no = Po tych bitwach Karl ma zniknąć z mapy.
    .no-up = Wtedy pobity jest Belle-Isle, a Karl zostaje, gdzie stał.
    .no-order = Karl byłby pobity, ale droga do Tyrnau jest wolna i by uciekł. Najpierw zadbaj, żeby nie była.
    .no-open =
        Traun uciekł, ale nie do Tyrnau, więc Karl ma wyjście. Przegrany wycofuje się o tyle miast, o ile przegrał: w
        Tyrnau kończy się tylko odwrót o jedno miasto, a i wtedy trzeba je wybrać.
    .no-lives = Karl ocalał. Ginie, jeśli musi się wycofać, a żadna droga nie jest wolna.
maria-puzzle-door-solved =
    Najpierw Traun i tylko o jeden punkt: cofa się o jedno miasto, a ty wysyłasz go do Tyrnau. Teraz Karl nie wyjdzie z
    Komorn, a kto nie może się wycofać, traci wszystko. Najwięcej zrobiła najmniejsza karta.

## Siedem miast w jeden dzień

maria-puzzle-clear-road-title = Siedem miast w jeden dzień
maria-puzzle-clear-road-about = Forsowny marsz i coś przy drodze.
maria-puzzle-clear-road-task =
    Schwerin stoi w Crossen, a potrzebny jest w Oppeln: siedem miast, wszystkie przy drodze głównej. Forsowny marsz to
    nawet osiem, ale nie obok wroga, a w Schweidnitz, tuż przy Liegnitz i Breslau, stoi tabor Marii Teresy.
    .do = Doprowadź Schwerina w tym ruchu do Oppeln.
    .hint = Friedrich w Glatz ma do taboru jeden krok. Tabor, do którego miasta wejdzie wrogi generał, znika.
    .no = Schwerin ma stać w Oppeln.
    .no-short =
        Schwerin nie doszedł do Oppeln. Dopóki przy drodze stoi wrogi pionek, forsowny marsz obok niego nie przejdzie.
    .no-train = Tabor wciąż stoi w Schweidnitz i nie przepuszcza forsownego marszu przez Liegnitz i Breslau.
    .no-block = Teraz to Friedrich stoi Schwerinowi na drodze, a przez pionek nikt nie przejdzie.
maria-puzzle-clear-road-solved =
    Friedrich rozbija tabor i droga jest wolna: forsowny marsz boi się każdego wrogiego pionka obok, nawet taboru, ale
    własnych nie.

## Głodny w Brünn

maria-puzzle-hungry-man-title = Głodny w Brünn
maria-puzzle-hungry-man-about = Stoi w twierdzy i nie może jej zdobyć.
maria-puzzle-hungry-man-task =
    Friedrich stoi w Brünn, ale nie miał co jeść: leży zakryty, a zakryty niczego nie zdobywa. Schwerin w Troppau jest
    syty. Żaden Austriak nie jest dość blisko, by czegokolwiek bronić.
    .do = Zdobądź w tym ruchu Olmütz i Brünn.
    .hint = Schwerin musi wyjść z Brünn. Co musi się tam stać, zanim będzie mógł wejść i wyjść?
    .no = Olmütz i Brünn mają być twoje.
    .no-stayed = Schwerin zatrzymał się w Brünn i tam skończył marsz. Musiałby jeszcze z niego wyjść.
    .no-schwerin =
        Schwerin skończył marsz i nie przeszedł przez obie. Dopóki w Brünn stoi Friedrich, Schwerin może do niego
        dołączyć, ale nie przejść.
    .no-road = Friedrich wyszedł z Brünn, ale teraz stoi Schwerinowi na drodze w Olmütz.
maria-puzzle-hungry-man-solved =
    Najpierw Friedrich robi miejsce; za nim nic nie pada. Potem Schwerin przechodzi przez Olmütz i Brünn i obie są
    twoje. Gdyby dołączył do Friedricha, obaj skończyliby marsz.

## Pożycz mu grenadierów

maria-puzzle-grenadiers-title = Pożycz mu grenadierów
maria-puzzle-grenadiers-about = Jeden generał musi zostać, a drugi zwyciężyć.
maria-puzzle-grenadiers-task =
    Friedrich z 5 armiami i Schwerin z 4 stoją razem w Glatz. Neipperg w Leitomischl ma 6. Na Schönberg masz czwórkę
    kier; licz się z tym, że on ma piątkę. Glatz nie może zostać puste.
    .do = Pobij Neipperga Friedrichem, a Schwerin niech zostanie w Glatz.
    .hint =
        Nikt nie widzi, ile z dziewięciu armii jest czyich, a w zgrupowaniu możesz to zmienić w każdej chwili.
        Generałowi wystarczy jedna.
    .no = Neipperg ma być pobity, a Schwerin ma zostać w Glatz.
    .no-lost =
        Etap się skończył i to było za mało: na różnicę odpowiada piątką, a ty masz tylko czwórkę. Friedrich potrzebuje
        więcej armii.
    .no-schwerin = Schwerin ma zostać w Glatz: Friedrich idzie sam.
maria-puzzle-grenadiers-solved =
    Wszystkie prócz jednej: osiem idzie z Friedrichem, jedna zostaje przy Schwerinie. Prowadzisz o dwa, przegrywasz o
    trzy, prowadzisz o jeden, a Neipperg nic już nie ma. W zgrupowaniu jednej frakcji armie przechodzą z rąk do rąk w
    każdej chwili i nikt tego nie widzi; potem już nie.

## Korek w butelce

maria-puzzle-cork-title = Korek w butelce
maria-puzzle-cork-about = Pięciu na sześciu, a z tych sześciu nikt nie ma ujść.
maria-puzzle-cork-task =
    Neipperg z 6 armiami stoi w Ratibor, skąd prowadzą dwie drogi: do Cosel i do Troppau. Friedrich w Brieg ma 5, twój
    tabor stoi w Glatz. Masz 4 i 3 kier; licz się z tym, że Neipperg ma piątkę.
    .do = Zniszcz Neipperga: ma zniknąć z mapy, a nie tylko przegrać.
    .hint = Odwrót wymaga wolnej drogi. Tabory nie walczą, ale zagradzają drogę jak każdy pionek.
    .no = Po bitwie Neipperg ma zniknąć z mapy.
    .no-fled = Neipperg jest pobity, ale uszedł: jedna z dwóch dróg była wolna.
    .no-beaten = Friedrich przegrał. Przegrywając o jeden, gra; Neipperg odpowiada; wtedy potrzebny jest drugi kier.
    .no-over = Etap się skończył, a Neipperg wciąż jest w Ratibor. Friedrich musi stanąć obok niego.
maria-puzzle-cork-solved =
    Jedna droga dla Friedricha, druga dla taboru. Neipperg przegrał tylko o jeden, ale kto nie może się wycofać na całą
    długość, traci wszystko. Tabor to też broń.

## Drobne

maria-puzzle-small-change-title = Drobne
maria-puzzle-small-change-about = Policz, co już zagrano, i nie wydaj więcej, niż trzeba.
maria-puzzle-small-change-task =
    Neipperg z 2 armiami zaatakował Schwerina, który ma 4, i przegrywa o dwa; obaj stoją w karo. Masz 3, 6 i 9. Spójrz
    na karty odrzucone: leżą tam wszystkie inne kara z tej talii i obie Reserve.
    .do = Zniszcz armię Schwerina i zachowaj dziewiątkę.
    .hint = Schwerin nie może odpowiedzieć. Straci tyle armii, o ile przegrywa, a ma cztery.
    .no = Schwerin ma stracić wszystkie cztery armie, a dziewiątka ma zostać na ręce.
    .no-three = To wystarczy do zwycięstwa o jeden: straci jedną armię i odejdzie z trzema.
    .no-nine = Wystarczyłaby, ale nikt nie może odpowiedzieć, a reszty nikt nie wyda. Mniejsza karta zrobi to samo.
    .no-up = Z takimi kartami? On nie odpowie na żadną.
maria-puzzle-small-change-solved =
    Przegrywasz o dwa, szóstka daje prowadzenie o cztery: dokładnie tyle, ile ma armii. Zagrane karty widzi każdy; kto
    je liczy, wie, kiedy nic już nie może wrócić.

## Ostatni zaciąg

maria-puzzle-muster-title = Ostatni zaciąg
maria-puzzle-muster-about = Jak najwięcej rekrutów, a najlepsze karty zostają.
maria-puzzle-muster-task =
    Zima. Traun stoi w Wien, a czterej twoi generałowie są poza mapą. Masz 10, 9, 7, 5, 4 i Reserve. Dziesiątka i
    Reserve są na wojnę.
    .do = Kup tyle armii, ile opłacą pozostałe cztery karty, i przywróć generała, który je poprowadzi.
    .hint = Zsumuj te cztery karty. Armia kosztuje cztery punkty, a reszty się nie wydaje.
    .no = Kup wszystko, co opłacą te cztery karty, a zachowaj dziesiątkę i Reserve.
    .no-dear = Ta karta ma zostać na ręce. Wystarczą małe.
    .no-count = Te cztery karty opłacą inną liczbę armii. Podziel ich sumę przez cztery.
maria-puzzle-muster-solved =
    Dziewięć, siedem, pięć i cztery to dwadzieścia pięć: sześć armii, a przepada tylko jeden punkt. W Wien, gdzie stoi
    jeden generał, jest miejsce jeszcze na jednego; trzeci musiałby czekać.

## Dziesiątka kier

maria-puzzle-ten-title = Dziesiątka kier
maria-puzzle-ten-about = Ma jedną kartę, ale dobrą. Zmuś ją, żeby ją zagrała.
maria-puzzle-ten-task =
    Dwie bitwy: Friedrich, 5 armii, z Neippergiem, który ma 6; Leopold, 3 armie, z Karlem, który ma 6. Maria Teresa ma
    tylko jedną kartę, dziesiątkę kier, którą wszyscy widzieli, a obaj jej generałowie stoją w kierach. Masz 4 karo dla
    Friedricha oraz 3 i 5 trefl dla Leopolda.
    .do = Najpierw spraw, żeby dziesiątka zniknęła, zanim zacznie walczyć Friedrich.
    .hint = Kto przegrywa, może ustąpić. Przy remisie trzeba zagrać, jeśli ma się kartę w kolorze.
    .no = Dziesiątka wciąż jest u niej.
    .no-first =
        Friedrich przegrywa o jeden i gra czwórkę; ona przegrywa o trzy i gra dziesiątkę. Nie ma na to odpowiedzi.
        Najpierw inna bitwa.
    .no-up = Leopold przepadł, nic nie zdziaławszy, a dziesiątka czeka na Friedricha.
    .no-five = Teraz to ona przegrywa o dwa. Ustępuje, traci dwie armie Karla, a dziesiątkę chowa na Friedricha.
maria-puzzle-ten-then =
    Po dziesiątce. Leopold jest stracony, jak był od początku; ale bitwa Friedricha jeszcze przed tobą.
    .do = Wygraj bitwę Friedricha.
    .hint = Leopold nic już nie wskóra. Friedrich ma czwórkę.
    .no = Friedrich ma wygrać.
    .no-lost = Friedrich musi zagrać swoją kartę: ona nie ma już żadnej.
maria-puzzle-ten-solved =
    Trójka Leopolda dała dokładny remis, a przy remisie trzeba grać, jeśli się może. Dziesiątka spadła na trzech, którzy
    i tak byli straceni, a ostatnią kartę miał Friedrich.

## Wpaść i wypaść

maria-puzzle-raid-title = Wpaść i wypaść
maria-puzzle-raid-about = Zabierz tabor i zniknij, zanim ktoś zdąży z tobą walczyć.
maria-puzzle-raid-task =
    Tabor Belle-Isle’a stoi w Horn bez osłony, ale on sam jest w Wien z 8 armiami, a Broglie w Zwettl z 6. Karl w Krems
    ma 3 i ani jednej karty. Armie z sąsiednich miast walczą.
    .do = Zabierz tabor Karlem tak, żeby w tym etapie nie było bitwy.
    .hint =
        Generał, który przejdzie po taborze, może iść dalej. Z których miast nie ma drogi ani do Wien, ani do Zwettl?
    .no = Tabor ma zniknąć, a Karl nie może walczyć.
    .no-caught = Po marszu Karl stoi obok wroga i musi walczyć. Tak byłoby nawet w Krems: sąsiaduje ze Zwettl.
    .no-alive = Karl jest bezpieczny, ale tabor wciąż stoi w Horn.
maria-puzzle-raid-solved =
    Po taborze w Horn i dalej do Neuhaus, Iglau albo Brünn: z dala i od Wien, i od Zwettl. Dwie armie będą szukać
    chleba, a Karl nie stracił nikogo.

## Nie ma chleba bez rachunku

maria-puzzle-passau-title = Nie ma chleba bez rachunku
maria-puzzle-passau-about = Dwaj huzarzy na wszystkie drogi.
maria-puzzle-passau-task =
    Belle-Isle w Budweis je z taboru w Regensburgu. Jeśli każda droga długości najwyżej sześciu miast mija huzara, płaci
    punkt za każde miasto najkrótszej; jeśli choć jedna jest wolna, nie płaci nic. Huzara stawia się w mieście bez
    pionków, najwyżej cztery miasta od twojego generała: Trauna w Wien albo Neipperga w Deutschbrod.
    .do = Ustaw obu huzarów tak, żeby Belle-Isle musiał płacić.
    .hint = Wszystkie jego drogi schodzą się w dwóch miejscach: nad Dunajem i na zachód od Pragi.
    .no = Jedna z jego dróg jest wciąż wolna.
    .no-free =
        Belle-Isle znalazł drogę bez huzarów. Nie wszystkie prowadzą przez Passau i nie wszystkie przez Czechy.
maria-puzzle-passau-solved =
    Pilsen i Passau, i żadne inne dwa: przez Pilsen idzie wszystko, co przez Czechy, przez Passau wszystko, co Dunajem.
    Cztery punkty dla Belle-Isle’a, tura po turze.

## Osiem tysięcy głodnych

maria-puzzle-bread-line-title = Osiem tysięcy głodnych
maria-puzzle-bread-line-about = Nie pobijesz go. Ale możesz sprawić, że nie będzie miał co jeść.
maria-puzzle-bread-line-task =
    Neipperg z 8 armiami stoi we Frankfurcie nad Odrą; jego tabor jest w Königstein. Friedrich w Brandenburgu ma 3 i ani
    jednej karty. Saski tabor stoi w Görlitz. Droga do taboru ma najwyżej sześć miast, a na żadnym z nich nie może stać
    wrogi pionek.
    .do = Spraw, żeby Neipperg głodował w nadchodzącym etapie Austrii, i nie walcz z nim.
    .hint = Do Königstein idzie się przez Drezno, przez Bautzen albo bardzo daleko naokoło. Masz dwa pionki.
    .no = Neipperg ma nie mieć drogi do taboru.
    .no-fed = Neipperg się najadł: wciąż ma do Königstein drogę długości najwyżej sześciu miast.
    .no-fight = Friedrich stoi obok Neipperga i trzech musi walczyć z ośmioma. Tak nikogo się nie zagłodzi.
maria-puzzle-bread-line-solved =
    Drogę zamyka pionek każdego sojusznika, nawet tabor: saskie wozy w Bautzen, Friedrich w Dreźnie. Nie padł ani jeden
    strzał, a Neipperg traci ludzi w środku Prus.

## Najtańsza oferta

maria-puzzle-cheap-bid-title = Najtańsza oferta
maria-puzzle-cheap-bid-about = Przebij Francję, ale nie o więcej, niż trzeba.
maria-puzzle-cheap-bid-task =
    Atutem są kiery. Francja ma na planszy polityki zachowane 9 punktów, Prusy 6; inni nic nie kładą, a ty kładziesz
    ostatnia. Chcesz karty Sardynia-Piemont, która przesuwa znacznik Italii o dwa pola przeciw Francji, i chcesz
    zachować dziesiątkę kier.
    .do = Przesuń tą kartą znacznik Italii i zachowaj dziesiątkę kier.
    .hint = Czyje pole na planszy polityki leży najdalej na prawo i co to znaczy przy remisie?
    .no = Znacznik Italii ma się przesunąć o dwa pola w prawo, a dziesiątka ma zostać na ręce.
    .no-ten = Wygrałaby, ale potem jej nie ma. Wystarczy mniej.
    .no-seven = Siedem do dziewięciu: pierwsza wybiera Francja.
    .no-trump = Karo nie jest atutem: karta wraca i nic nie znaczy.
    .no-none = Kto nie ma karty na planszy polityki, ten nie wybiera.
    .no-card = To ta druga karta. Przesuwa znacznik Rosji.
    .no-store = Zachowane karty zostają na następne tury, ale dziś chcesz karty politycznej.
    .no-unused = Wtedy z Italią nic się nie stanie. Wykonaj kartę i użyj jej strzałki.
maria-puzzle-cheap-bid-solved =
    Dziewięć do dziewięciu, a przy remisie pierwszy jest ten, kto leży dalej na prawo: zawsze Austria. Znacznik wysyła
    francuskiego generała do Italii, a dziesiątka zostaje na wojnę.

## Weź to, czego nie znosisz

maria-puzzle-poison-title = Weź to, czego nie znosisz
maria-puzzle-poison-about = Obie karty służą Francji, a wybierasz pierwsza.
maria-puzzle-poison-task =
    Francji został jeden znacznik zwycięstwa; jeśli go położy, wygra na koniec tego etapu polityki. Znacznik Italii stoi
    jedno pole na lewo od środka. Dwa pola dalej w lewo Francja kładzie znacznik. Do wzięcia są karty Hiszpania, dwa pola w
    lewo, i Neapol, jedno w lewo. Najpierw wybierasz ty, potem Francja.
    .do = Przetrwaj ten etap polityki bez zwycięstwa Francji.
    .hint = Co zrobi Francja z kartą, którą zostawisz? I czy musisz użyć tej, którą bierzesz?
    .no = Francja nie może dojść do ostatniego pola po lewej.
    .no-store = Francja bierze kartę Hiszpania, znacznik idzie o dwa pola i Ludwik wygrał.
    .no-neapel = Wtedy Francji zostaje Hiszpania, a sama Hiszpania wystarczy.
    .no-moved = Znacznik doszedł do końca i Francja położyła ostatni swój. Nie musisz używać tego, co bierzesz.
maria-puzzle-poison-solved =
    Hiszpania, i prosto do odrzuconych. To, co zostaje, przesuwa o jedno pole, a to za mało. Karta wzięta po to, żeby ją
    wyrzucić, jest warta tyle co wygrana bitwa.

## Kogo posłać do Rosji

maria-puzzle-corps-title = Kogo posłać do Rosji
maria-puzzle-corps-about = Jeden generał musi zejść z mapy. Kto na tym zyska?
maria-puzzle-corps-task =
    Znacznik Rosji wysyła pruskiego generała do Prus Wschodnich. Friedrich stoi w Breslau, Schwerin w Berlinie, Dessauer
    w Glatz; Leopold z ostatnimi 2 armiami leży zakryty we Freistadt, daleko od taboru.
    .do = Wybierz tak, żeby Prusy do swojego następnego ruchu nie straciły żadnego generała.
    .hint =
        W twojej fazie zaopatrzenia kto głoduje drugi raz, traci dwie armie. Czy ten, kto jest w polu poza mapą, musi
        jeść?
    .no = Wyślij generała.
    .no-starved = Leopold zginął z głodu we Freistadt: za drugim razem stracił ostatnie dwie armie, a Prusy punkt.
maria-puzzle-corps-solved =
    Poza mapą nikt nie głoduje: Leopold zachowuje swoje dwie armie i wróci na granicę, gdy znacznik ruszy dalej. Ciężar
    bywa szalupą ratunkową.

## Trzy punkty za jednym razem

maria-puzzle-three-points-title = Trzy punkty za jednym razem
maria-puzzle-three-points-about = Saksonia jest trzy pola dalej, a bitwa jest jedna.
maria-puzzle-three-points-task =
    Znacznik Saksonii stoi na ostatnim pruskim polu; trzecie na prawo jest twoje. Każdy punkt, który stracą Prusy,
    przesuwa go o jedno pole, a każde trzy armie stracone w jednej bitwie to punkt. Karl z 8 armiami przegrywa o jeden z
    Friedrichem i Schwerinem, którzy mają 9. Masz dziesiątkę karo i Reserve; Fryderyk ma trójkę kier i gra ją, kiedy
    tylko może.
    .do = Przeciągnij w tej bitwie Saksonię na swoją stronę.
    .hint =
        Musi stracić dziewięć. Dopóki ma trójkę, odejmie trzy od każdej przewagi. Jak ją z niego najpierw wyciągnąć?
    .no = Saksonia ma być sojusznikiem Austrii.
    .no-up = Wtedy pobity jest Karl, a Saksonia zostaje, gdzie była.
    .no-ten =
        Prowadzisz o dziewięć, ale teraz on gra trójkę: przegrywa o sześć, to dwa punkty i Saksonia jest tylko
        neutralna.
    .no-few = Prusy straciły mniej niż dziewięć armii. To nie trzy punkty.
    .no-shift = Masz trzy punkty. Wykorzystaj wszystkie: liczy się tylko pole, na którym znacznik stanie.
maria-puzzle-three-points-solved =
    Najpierw Reserve jako trójka albo czwórka, tak mało, żeby mógł jeszcze odpowiedzieć swoją trójką. Odpowiada, a wtedy
    dziesiątka spada na pustą rękę. Dziewięć armii, trzy punkty i Saksonia ma nowego przyjaciela.

## Przeczytaj drobny druk

maria-puzzle-small-print-title = Przeczytaj drobny druk
maria-puzzle-small-print-about = Dwie oferty Ludwika i twój własny plan.
maria-puzzle-small-print-task =
    Ludwik składa ci dwie oferty. Pierwsza: Francja płaci Prusom przez trzy tury po karcie, a Prusy do 6. tury nie
    wchodzą do rdzennej Austrii. Druga: jedna karta, a Prusy do 6. tury nie atakują Austriaków. Friedrich stoi w Zittau;
    Pragi nikt nie broni.
    .do = Zdobądź w tym ruchu Pragę i miej kontrakt z Francją.
    .hint =
        Co uzgodniono, to wiąże, a gra nie proponuje tego, czego traktat zabrania. Która z dwóch obietnic zabrania
        marszu przez pusty kraj?
    .no = Najpierw traktat albo marsz, o innych sprawach później.
    .no-small = Trzy karty, a droga do Pragi zamknięta do 6. tury: leży w rdzennej Austrii.
    .no-refuse = To tej obietnicy można było dotrzymać. Kto odmawia, nie dostaje nic.
    .no-over = Ruch się skończył, a obu rzeczy nie masz.
    .no-praha = Friedrich skończył marsz, a Praga nie jest twoja. Musi z niej wyjść.
maria-puzzle-small-print-solved =
    Obietnica, że nikogo się nie zaatakuje, nic nie kosztuje tam, gdzie nikogo nie ma. Jedna karta i Praga z głosem w
    wyborach; za trzy karty sprzedałbyś twierdzę. Zdobycie twierdzy to nie atak.
