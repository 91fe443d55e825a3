# Maria, polityka: tory, ich pola i symbole; karty polityki, każda z działaniem i zdaniem o historii.

# -- tory i pola
track-saxony = Saksonia
    .help = Po lewej jest strona Prus, po prawej strona Austrii. Punkty stracone przez Prusy spychają znacznik w prawo.
track-russia = Rosja
    .help = Po lewej zyskują Prusy; po prawej Prusy muszą wysłać generała na wschód i dobierają mniej kart.
track-italy = Włochy
    .help = Po lewej jest strona Francji, po prawej strona Austrii. Ostatnie pole z każdej strony daje znacznik zwycięstwa.
field-sax1 = sojusznik Prus, skrajne lewe: Saksonia dobiera o jedną kartę więcej
field-sax2 = sojusznik Prus, początek
field-sax3 = sojusznik Prus, ostatnie przed neutralnością
field-sax4 = neutralna, pole S
field-sax5 = neutralna, drugie pole
field-sax6 = sojusznik Austrii: Saksonia dobiera o jedną kartę więcej
field-rus1 = skrajne lewe: Prusy dobierają o jedną kartę więcej
field-rus2 = na lewo od początku: nic
field-rus3 = początek: pruski generał jest daleko
field-rus4 = na prawo od początku: pruski generał jest daleko, Prusy dobierają o jedną kartę mniej
field-rus5 = skrajne prawe: pruski generał jest daleko, Prusy dobierają o jedną kartę mniej, Austria o jedną więcej
field-ita1 = skrajne lewe: austriacki generał jest daleko, Austria dobiera o jedną kartę mniej, Francja ma znacznik zwycięstwa
field-ita2 = drugie na lewo: austriacki generał jest daleko, Austria dobiera o jedną kartę mniej
field-ita3 = pierwsze na lewo: Austria dobiera o jedną kartę mniej
field-ita4 = początek: nic
field-ita5 = pierwsze na prawo: Francja dobiera o jedną kartę mniej
field-ita6 = drugie na prawo: francuski generał jest daleko, Francja dobiera o jedną kartę mniej
field-ita7 = skrajne prawe: francuski generał jest daleko, Francja dobiera o jedną kartę mniej, Austria ma znacznik zwycięstwa
icon-tc_bonus = { $power }: co turę o jedną kartę więcej.
icon-tc_penalty = { $power }: co turę o jedną kartę mniej.
icon-expedition = { $power }: jeden generał na polu „off-map”.
icon-vp = { $power }: znacznik zwycięstwa na polu „Włochy”. Leży tam, dopóki znacznik toru nie wróci na początek.

# -- karty z 1741 roku
political-waffenhilfe = Pomoc zbrojna?
    .effect = Znacznik Rosji: jedno pole w lewo.
    .history = Rosja obiecała Austrii wojsko na wypadek wojny; w 1741 roku Maria Teresa prosiła o nie na próżno.
political-schwedisch_russischer_krieg = Wojna rosyjsko-szwedzka
    .effect = Znacznik Rosji: jedno pole w lewo.
    .history = Latem 1741 roku Szwecja, zachęcana przez Francję, wypowiedziała Rosji wojnę i Rosja nie miała już wolnych żołnierzy.
political-karl_emanuel = Karol Emanuel I
    .effect = Znacznik Włoch: jedno pole w dowolną stronę; tak samo znacznik Saksonii, dopóki Saksonia jest sojusznikiem Prus.
    .history = Król Sardynii miesiącami targował się z obiema stronami, zanim zbliżył się do Austrii.
political-neapel = Neapol
    .effect = Znacznik Włoch: jedno pole w lewo.
    .history = Król Neapolu z dynastii Burbonów wysłał wojsko na północ, przeciw włoskim ziemiom Austrii.
political-jenkins_ohr = Wojna o ucho Jenkinsa
    .effect = Francja dobiera w tej turze o jedną kartę mniej.
    .history = Od 1739 roku Wielka Brytania i Hiszpania wojowały o handel na Karaibach i o ucho, które stracił tam pewien kapitan.
political-daenemark = Dania
    .effect = Armia Pragmatyczna dobiera kartę i dostaje trzy armie.
    .history = Za brytyjskie pieniądze Dania trzymała w gotowości sześć tysięcy ludzi do pomocy Hanowerowi i Marii Teresie.

# -- karty z 1742 roku
political-staatsstreich = Zamach stanu
    .effect = Znacznik Rosji: jedno pole w lewo.
    .history = W grudniu 1741 roku gwardia w Petersburgu osadziła na tronie Elżbietę, córkę Piotra Wielkiego, ku zadowoleniu posła Francji.
political-schweden_kapituliert = Szwecja kapituluje
    .effect = Znacznik Rosji: dwa pola w prawo, znacznik Saksonii: jedno pole w prawo.
    .history = We wrześniu 1742 roku szwedzka armia w Finlandii złożyła broń i Rosja miała wolne ręce.
political-spanien = Hiszpania
    .effect = Znacznik Włoch: dwa pola w lewo.
    .history = Zimą 1741 roku wojska hiszpańskie wylądowały we Włoszech, by zdobyć tam tron dla młodszego syna królowej.
political-sardinien_piemont = Sardynia-Piemont
    .effect = Znacznik Włoch: dwa pola w prawo.
    .history = W 1742 roku Sardynia stanęła do walki u boku Austriaków i pomogła wypędzić z jego ziem księcia Modeny, przyjaciela Hiszpanii.
political-hessische_soeldner = Hescy najemnicy
    .effect = Frakcja, która wykonuje kartę, dostaje trzy armie.
    .history = Landgraf Hesji-Kassel wynajmował swoje pułki, bywało, że obu stronom tej samej wojny.
political-kurpfalz = Palatynat Reński
    .effect = Mannheim przechodzi pod kontrolę Francji; Francja dobiera kartę i dostaje trzy armie.
    .history = Elektor Palatynatu, Wittelsbach jak Karol Albert Bawarski, trzymał z nim i z Francją.
political-kaiserwahl = Wybory cesarskie
    .effect = Tej karty się nie bierze: na koniec tury, w której się pojawi, wybiera się cesarza.
    .history = W styczniu 1742 roku wybrano Karola Alberta Bawarskiego, pierwszego od trzystu lat cesarza spoza Habsburgów; w 1745 roku nastąpił po nim Franciszek Stefan.

# -- karty z 1743 roku
political-lopuchin_komplott = Spisek Łopuchinów
    .effect = Znacznik Rosji: jedno pole w lewo.
    .history = W 1743 roku rzekomy spisek na rosyjskim dworze, w który miał być wmieszany poseł Austrii, zraził carycę do Wiednia.
political-bestuschew = Aleksiej Bestużew
    .effect = Znacznik Rosji: jedno pole w dowolną stronę; tak samo znacznik Saksonii.
    .history = Bestużew kierował polityką zagraniczną Rosji; posłowie wszystkich dworów próbowali go kupić albo obalić.
political-kommodore_martin = Komodor Martin
    .effect = Znacznik Włoch: dwa pola w prawo.
    .history = W sierpniu 1742 roku pod Neapol podpłynęła brytyjska eskadra, a jej komodor dał królowi godzinę na odwołanie wojska.
political-frankreich = Francja
    .effect = Znacznik Włoch: jedno pole w lewo.
    .history = Jesienią 1743 roku Francja obiecała Hiszpanii otwarcie walczyć u jej boku we Włoszech.
political-frankfurter_union = Unia frankfurcka
    .effect = Znacznik Saksonii: jedno pole w lewo; Francja albo Bawaria dostaje dwie armie.
    .history = W maju 1744 roku Prusy, Palatynat i Hesja-Kassel połączyły się, by cesarz odzyskał swoją Bawarię.
political-quadrupel_allianz = Poczwórne przymierze
    .effect = Saksonia od razu staje się sojusznikiem Austrii i dostaje dwie armie.
    .history = W styczniu 1745 roku w Warszawie Austria, Wielka Brytania, Holandia i Saksonia sprzymierzyły się przeciw Prusom.

# -- karty z 1744 roku
political-katharina = Katarzyna
    .effect = Znacznik Rosji: jedno pole w lewo; tak samo znacznik Saksonii.
    .history = W 1744 roku córka pruskiego generała przyjechała do Rosji, by poślubić następcę tronu; została Katarzyną Wielką.
political-russland = Rosja
    .effect = Znacznik Rosji: dwa pola w prawo, znacznik Saksonii: jedno pole w prawo.
    .history = W 1746 roku Rosja sprzymierzyła się z Austrią, a w 1748 roku jej pułki maszerowały nad Ren.
political-genua = Genua
    .effect = Znacznik Włoch: jedno pole w lewo.
    .history = Z obawy, że straci Finale na rzecz Sardynii, republika Genui przystąpiła w 1745 roku do Hiszpanii i Francji.
political-separatfrieden = Pokój separatystyczny
    .effect = Znacznik Włoch: jedno pole w dowolną stronę.
    .history = Zimą 1745 roku Francja i Sardynia porozumiały się w tajemnicy; nic z tego nie wyszło, bo Hiszpania nie chciała się przyłączyć.
political-karnatka_krieg = Wojna karnatycka
    .effect = Armia Pragmatyczna albo Francja dobiera kartę i dostaje dwie armie.
    .history = Od 1744 roku Francuzi i Brytyjczycy walczyli także w Indiach; w 1746 roku o Madras.
political-jakobitenaufstand = Powstanie jakobitów
    .effect = Armia Pragmatyczna wysyła generała do Anglii i do końca gry dobiera co turę o jedną kartę mniej.
    .history = W 1745 roku Karol Edward Stuart poruszył Szkocję i doszedł aż do Derby; brytyjskie pułki odwołano z Flandrii do kraju.
