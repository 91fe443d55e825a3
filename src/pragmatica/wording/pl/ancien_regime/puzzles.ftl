# Zagadki: każda ma tytuł, zdanie na liście i po jednym tekście na krok.

ancien_regime-puzzles-money = pieniądze
ancien_regime-puzzles-movement = ruch
ancien_regime-puzzles-auction = licytacja
ancien_regime-puzzles-update = aktualizacja planszy
ancien_regime-puzzles-wheel = koło
ancien_regime-puzzles-status = wojna i pokój
ancien_regime-puzzles-generals = generałowie
ancien_regime-puzzles-cards = karty bitwy
ancien_regime-puzzles-retreat = odwrót
ancien_regime-puzzles-family = mocarstwa pomniejsze
ancien_regime-puzzles-election = wybory cesarza
ancien_regime-puzzles-support = wsparcie

ancien_regime-puzzle-coins-title = Monety, nie sława
ancien_regime-puzzle-coins-about = Która ziemia daje Pieniądze, a która Wpływ?
ancien_regime-puzzle-coins-task =
    Jesteś Prusami w Koalicji Francuskiej. Twoje ziemie macierzyste dadzą przy najbliższym Opodatkowaniu 4 Pieniądze.
    Twój jedyny generał stoi we Franconii (Frankonii) z dwoma oddziałami i ma tę jedną turę ruchu. To, co kontrolujesz,
    daje Pieniądze albo Wpływ, nigdy jedno i drugie.
    .do = Podnieś najbliższe Opodatkowanie do 6.
    .hint =
        Może zostawić garnizon tam, skąd rusza, i tam, dokąd przychodzi. Ziemie sporne z twoim kolorem dają Wpływ, tak
        samo kraje wrogów.
    .no = Opodatkowanie dałoby mniej niż 6.
    .no-few = Opodatkowanie dałoby mniej niż 6. Zostaw dwa garnizony, każdy tam, gdzie daje Pieniądze.
ancien_regime-puzzle-coins-solved =
    Jeden garnizon we Franconii, drugi w Pfalz (Palatynacie), Nassau, Bavarii (Bawarii) albo Württembergu
    (Wirtembergii): po 1 Pieniądzu. Saxonia (Saksonia) leży równie blisko, ale ma twój kolor, a Bohemia (Czechy) to
    kraj Austrii; jedno i drugie dałoby Wpływ.

ancien_regime-puzzle-arbiter-title = Sędzia z zapasem
ancien_regime-puzzle-arbiter-about = Trzy tury ruchu i Morale, które nie przekroczy 15.
ancien_regime-puzzle-arbiter-task =
    Jesteś Austrią, a twój plan wymaga trzech tur ruchu. Arbiter zyskuje 1 Morale, gdy zostaje wybrany, 2, gdy
    przyznaje drugą turę, i 3, gdy przyznaje trzecią; nie można prosić o turę, po której miałby więcej niż 15. Prusy
    mają 13, Francja 14, Hiszpania 11, Imperium Osmańskie 9, a każde przyzna, co tylko może.
    .do = Wybierz Arbitra, który może ci przyznać wszystkie trzy tury.
    .hint = Policz dla każdego: 1, potem 2, potem 3.
    .no = Nie z nim.
    .no-second = Po wyborze ma 14 albo 15; jeszcze 2 to ponad 15. Miałbyś jedną turę.
    .no-third = 12, potem 14; jeszcze 3 to ponad 15. Miałbyś dwie tury.
ancien_regime-puzzle-arbiter-solved =
    Imperium Osmańskie: 10, potem 12, potem dokładnie 15. Kto ma mało Morale, może ci dać więcej, i sam się na tym
    bogaci.

ancien_regime-puzzle-bid-title = Najtańsza pewność
ancien_regime-puzzle-bid-about = Wygraj licytację, cokolwiek zrobią inni.
ancien_regime-puzzle-bid-task =
    Jesteś Prusami. Pod młotek idzie Imperium Osmańskie i musisz je mieć. Nikt nie może dać więcej, niż ma Morale:
    Brytania ma 4, Austria i Francja 5, Rosja 3, Hiszpania 2. Ty masz 9.
    .do = Daj najmniej, ile na pewno wystarczy.
    .hint = Z równych ofert wygrywa ta, która stoi wyżej w Kolejności Mocarstw.
    .no = To nie ta oferta.
    .no-dear = Na pewno wystarczy, ale drożej niż trzeba: zwycięzca płaci, ile zaoferował.
    .no-low = Ktoś mógłby dać więcej, a drugiej próby nie będzie.
    .no-six = Na pewno wystarczy, ale o jeden za dużo. Kto wygra, jeśli Austria i ty dacie po 5?
ancien_regime-puzzle-bid-solved =
    Pięć. W Kolejności Mocarstw przed Prusami stoi tylko Wielka Brytania, a ona ma najwyżej 4. Austria i Francja też
    mogą dać 5; remis jest twój.

ancien_regime-puzzle-guests-title = Nieproszeni goście
ancien_regime-puzzle-guests-about = W Berlinie siedzi Austria. Uwolnij go bez bitwy.
ancien_regime-puzzle-guests-task =
    Jesteś Prusami. Berlin trzymają austriacki generał i austriacki garnizon; twój generał stoi w Bavarii (Bawarii)
    obok francuskiego garnizonu. Wybiera się statusy: Austria zostaje z Brytanią, Hiszpania z Francją, Rosja i Imperium
    Osmańskie są neutralne. Gdzie zmieniają się wojna i pokój, tam odchodzi się bez bitwy.
    .do = Uwolnij Berlin od Austriaków i zatrzymaj generała w Bavarii.
    .hint =
        Kto żyje z tobą w pokoju, nie trzyma garnizonu w twoim kraju. Ale kto jest neutralny, stoi tylko na własnej
        ziemi.
    .no = To nie jest jedno i drugie.
    .no-neutral =
        Berlin jest wolny, ale generał mocarstwa neutralnego zostaje tylko na ziemi, którą ono kontroluje: musi opuścić
        Bavarię.
    .no-war = Wojna z Austrią trwałaby dalej i Berlin pozostałby austriacki.
    .no-yes = Wtedy zostaje w Berlinie jako twój gość. Pokaż mu drzwi.
ancien_regime-puzzle-guests-solved =
    Z Brytanią. Austria jest teraz sojusznikiem: jej garnizon wraca do domu, a generał zostaje tylko za twoją zgodą. W
    Bavarii Francja stała się wrogiem, a twój generał jest silniejszy od jej garnizonu, więc garnizon odchodzi.

ancien_regime-puzzle-next-title = Czyja kolej?
ancien_regime-puzzle-next-about = Dwóch rywali ma po 24. Jeden generał zatrzyma jednego.
ancien_regime-puzzle-next-task =
    Jesteś Wielką Brytanią, a twój ruch w turze 7 kończy rundę. Francja i Austria mają po 24 Wpływy. Francuski garnizon
    w Holland (Holandii) daje 2, austriacki we Flandrii 1. Twój jedyny generał, w London (Londynie), może dotrzeć
    morzem do jednego z nich; drugiej tury ruchu nikt nie przyzna.
    .do = Zatrzymaj tego, kto wygrałby pierwszy.
    .hint = Spójrz na koło: kto poszerza Wpływ w turze 1 nowej rundy, a kto w turze 2?
    .no = Drugi wygra wcześniej.
    .no-late = Austria wciąż trzyma Flandrię, a w turze 1 nowej rundy to daje 25.
ancien_regime-puzzle-next-solved =
    Flandria, choć Holandia jest warta więcej. Austria poszerza Wpływ w turze 1, Francja w turze 2, a przed nią
    ruszają się Prusy, twój sojusznik. Koło nigdy się nie zmienia: czytaj je naprzód.

ancien_regime-puzzle-abroad-title = Za murami
ancien_regime-puzzle-abroad-about = Neutralny, a jednak nie bezpieczny.
ancien_regime-puzzle-abroad-task =
    Jesteś Rosją z 24 Wpływami; twój generał na Podolu (Podolia) ma dwa oddziały oraz karty 3 i 2. W Krakowie (Krakow)
    stoi pruski generał z trzema oddziałami, a Prusy mają cztery karty. Imperium Osmańskie jest neutralne i kart nie
    ma: w Bessarabii (Besarabii) generał z jednym oddziałem i garnizon, na Zaporożu (Zaporozhye) sam garnizon.
    .do = Wygraj grę w tej turze ruchu.
    .hint = Kto jest neutralny, jest bezpieczny w domu. Bessarabia nie jest niczyim domem.
    .no = To nie wygrywa gry.
    .no-krakow = Przegrana: trzy oddziały i dobre karty to było za dużo.
    .no-garrison = Wygrana, ale sam garnizon nie daje Wpływu.
    .no-lost = Niewygrana: bez kart jest tam 3 do 3.
    .no-idle = Tura ruchu się skończyła, a ty wciąż masz 24.
ancien_regime-puzzle-abroad-solved =
    Poza swoim krajem neutralne mocarstwo można zaatakować mimo pokoju. Jego generał daje 1 Wpływ; nie należy do żadnej
    koalicji, więc dodatkowego punktu nie ma, ale dziś wystarczy 1.

ancien_regime-puzzle-recall-title = Lepiej bez generała
ancien_regime-puzzle-recall-about = Pobity generał dałby wrogowi wygraną.
ancien_regime-puzzle-recall-task =
    Jesteś Rosją na Przywództwie i nie masz kart. Później w tej turze ruszają się Prusy, raz: mają 23 Wpływy, pięć kart
    i generałów w Borussii (Prusach Wschodnich), z trzema oddziałami, i w Danzig (Gdańsku), z dwoma. Twój pobity
    generał daje im 2, sam garnizon nic. Twoi generałowie stoją na Litwie (Litwa), Polesiu (Polesie) i w Kurlandii
    (Kurland).
    .do = Nie zostaw Prusom nikogo do pobicia, ale zatrzymaj na planszy, kogo się da.
    .hint = Atak sięga sąsiedniego terytorium. Przywództwo pozwala zdejmować generałów z planszy.
    .no = Prusy wciąż mogłyby wygrać.
    .no-polesie = Polesie nie graniczy ani z Borussią, ani z Danzig. Był bezpieczny.
    .no-litwa = Prusy dosięgną twojego generała na Litwie i mają karty, żeby go pobić: 25.
    .no-kurland = Prusy dosięgną twojego generała w Kurlandii. Garnizon go nie uratuje, a bez niego sam nie dałby nic.
ancien_regime-puzzle-recall-solved =
    Litwa i Kurlandia graniczą z Borussią, więc ci dwaj schodzą z planszy. Ich oddziały przepadają, ale Prusy znajdą
    tylko garnizon, a ten nie daje Wpływu. Następne Przywództwo może ich przywrócić.

ancien_regime-puzzle-hinder-title = Pomocnik, który zawadza
ancien_regime-puzzle-hinder-about = Dwie czwórki, 2 Morale i przyjaciel, który chętnie by pomógł.
ancien_regime-puzzle-hinder-task =
    Jesteś Prusami i atakujesz Silesię (Śląsk) z dwoma oddziałami: siła 3. Generał austriacki, generał rosyjski i
    garnizon w fortecy to razem 11, ale żadne z tych mocarstw nie ma kart. Ty masz 4, 4, 3 i 2 oraz 2 Morale. Twój
    generał w Berlinie mógłby wesprzeć atak.
    .do = Wygraj bitwę.
    .hint = Dwie czwórki na jednym generale dają 9. A w kroku wspierających trzeba tam zagrać kartę albo spasować.
    .no = Bitwa nie jest wygrana.
    .no-tied = Remis, 11 do 11. Druga karta musiała trafić do wspierającego, a czwórki na dwóch generałach to nie para.
    .no-lost = Przegrana. W każdym kroku grasz tam kartę albo pasujesz, a pas kończy twoje karty w całej bitwie.
ancien_regime-puzzle-hinder-solved =
    Sam. Bez wspierającego krok wspierających jest pomijany i obie czwórki leżą na atakującym: 3 i 9 to 12. Wspierający
    daje miejsce na karty, ale chce też swojej kolejki.

ancien_regime-puzzle-order-title = Najpierw droższa
ancien_regime-puzzle-order-about = Dwie bitwy, trzy karty i Morale na dwie z nich.
ancien_regime-puzzle-order-task =
    Jesteś Rosją. Twój generał z dwoma oddziałami stoi w Borussii (Prusach Wschodnich) naprzeciw siły 8; generał z
    jednym oddziałem w Danzig (Gdańsku) naprzeciw garnizonu w fortecy, siła 4. Prusy nie mają kart. Ty masz 4, 3 i 3
    oraz 2 Morale. Karta kosztuje 1.
    .do = Wybierz, która bitwa będzie pierwsza, i wygraj obie.
    .hint = Atakujący, który zaczyna bitwę bez Morale, może zagrać jedną kartę za darmo.
    .no = Wygrać trzeba obie bitwy.
    .no-borussia = Borussia przegrana. Tam trzeba dwóch kart, a więc i Morale na obie.
    .no-danzig = Danzig nie jest zdobyty. Tam trzeba trójki albo czwórki.
ancien_regime-puzzle-order-solved =
    Najpierw Borussia, dwiema kartami i za całe Morale. Bitwę o Danzig zaczynasz więc bez Morale i grasz darmową kartę
    ubogich. W odwrotnej kolejności zaczynasz Borussię z 1 Morale: wystarczy na jedną kartę, a na darmową to za dużo.

ancien_regime-puzzle-gate-title = Zamknij bramę
ancien_regime-puzzle-gate-about = Pobity generał wraca do domu, jeśli może.
ancien_regime-puzzle-gate-task =
    Jesteś Wielką Brytanią. W Picardie (Pikardii) stoi francuski generał z jednym oddziałem. Twój generał we Flandrii
    ma trzy oddziały, ten w Normandie (Normandii) jeden. Pobity generał może wycofać się do swojej stolicy, a Paris
    (Paryż) jest pusty.
    .do = Pobij francuskiego generała tak, żeby musiał opuścić planszę.
    .hint = Pobity generał nie znajdzie schronienia w stolicy, w której stoi jakikolwiek generał, wszystko jedno czyj.
    .no = Wciąż jest na planszy.
    .no-paris = Pobity, ale odszedł do Paryża i jeszcze wróci. Brama była otwarta.
    .no-lost = Przegrana: Francuzi też mają kartę. Zaatakuj silniejszym generałem i zagraj karty.
    .no-idle = Twoje ruchy się skończyły, a on wciąż tam jest.
ancien_regime-puzzle-gate-solved =
    Paryż nie ma garnizonu, więc drugi generał po prostu tam wjechał. Stolica, w której stoi jakikolwiek generał, nie
    jest schronieniem. Jako wspierający dałby jedną kartę, a nie była potrzebna.

ancien_regime-puzzle-heir-title = Spadek bez licytacji
ancien_regime-puzzle-heir-about = Jak zdobyć mocarstwo pomniejsze, mając 1 Morale.
ancien_regime-puzzle-heir-task =
    Gra sześć osób. Jesteś Rosją z 1 Morale i każdą licytację przegrasz z dziewiątką Brytanii. W turze 7 na Musztrę
    wchodzi Imperium Osmańskie, dziś francuskie. Jeśli nie kontroluje wtedy własnej stolicy, licytacji nie ma: bierze
    je ten, kto kontroluje stolicę. Jest tura 4 i twój ruch; Hiszpania nie przyzna drugiej tury ruchu.
    .do = Przejmij kontrolę nad Constantinople (Konstantynopolem).
    .hint = Sam generał niczego nie kontroluje.
    .no = Konstantynopol wciąż jest osmański.
    .no-macedonia = Zwycięstwo i Wpływ, ale Konstantynopol wciąż jest osmański i licytacja się odbędzie.
    .no-open = Twój generał tam stoi, ale bez garnizonu terytorium wraca do swojego mocarstwa.
    .no-idle = Twoje ruchy się skończyły, a Konstantynopol wciąż jest osmański.
ancien_regime-puzzle-heir-solved =
    Atakujący, który wygrał, może zamienić oddział w garnizon i tak kontrolujesz stolicę. Utrzymaj ją do tury 7, a
    Imperium Osmańskie przypadnie ci za darmo, razem z kartami i Pieniędzmi, i nikt nie będzie mógł cię przelicytować.

ancien_regime-puzzle-guard-title = Straż honorowa
ancien_regime-puzzle-guard-about = Twoje mocarstwo pomniejsze wygrywa dla ciebie bitwy. Czy to wystarczy?
ancien_regime-puzzle-guard-task =
    Jesteś Prusami w Koalicji Francuskiej, masz 22 Wpływy i kontrolujesz Rosję, która właśnie się rusza. Jej generał na
    Podolu (Podolia), z trzema oddziałami i kartami 2 i 2, może zaatakować słabego Austriaka na Polesiu (Polesie) albo
    silniejszego w Krakowie (Krakow). Twój własny generał w Silesii (na Śląsku), obok Krakowa, ma dwa oddziały, a ty
    masz 4 i 3. Austria, po stronie Brytanii, ma dwie karty.
    .do = Wygraj grę w tej turze ruchu.
    .hint =
        Wpływ Rosji jest twój. Dodatkowy punkt za generała drugiej koalicji dostają tylko mocarstwa główne, i tylko te,
        które brały udział.
    .no = To nie wygrywa gry.
    .no-polesie = Wygrana i 1 Wpływ dla ciebie: 23. Mocarstwo pomniejsze nigdy nie dostaje dodatkowego punktu.
    .no-lost = Niewygrana. W Krakowie potrzebne są karty obu mocarstw.
    .no-idle = Tura ruchu się skończyła, a ty nie wygrałeś.
ancien_regime-puzzle-guard-solved =
    Punkt Rosji idzie do ciebie. Twój wspierający daje własny punkt i jeszcze jeden, bo jesteś mocarstwem głównym, a
    pobity generał należy do drugiej koalicji: razem 3, czyli 25. Polesie, choć łatwiejsze, było warte 1.

ancien_regime-puzzle-crown-title = Komu Korona?
ancien_regime-puzzle-crown-about = Wybory cesarza, dwa głosowania i rywal o krok przed tobą.
ancien_regime-puzzle-crown-task =
    Jesteś Prusami, masz 23 Wpływy i kontrolujesz Hiszpanię. Wielka Brytania ma 24 i poszerza Wpływ w turze 6. Jest
    tura 3, wybory: masz trzy głosy, Hiszpania dwa, potrzeba pięciu, a pozostali głosują na siebie. Korona daje 2
    Wpływy wtedy, gdy na jej posiadacza przypada Poszerzenie Wpływu.
    .do = Oddaj oba głosy tak, żeby wygrać przed Brytanią.
    .hint = Spójrz na koło: kto poszerza Wpływ przed turą 6?
    .no = To nie daje ci wygranej.
    .no-prussia =
        Korona jest twoja, ale Wpływ poszerzasz dopiero w turze 7. Brytania, która trzyma Holland (Holandię), wygrywa
        w turze 6.
    .no-france = Wtedy Koronę nosi Francja i 2 Wpływy są jej.
    .no-nobody = Nikt nie ma pięciu głosów, więc Korony nikt nie nosi.
ancien_regime-puzzle-crown-solved =
    Koronuj Hiszpanię. Mocarstwo pomniejsze nie ma własnego Wpływu, ale gdy nosi Koronę, jego mocarstwo główne dostaje
    te 2 wtedy, gdy przychodzi jego kolej. To tura 4: masz 25, a Brytania nie doczeka tury 6.

ancien_regime-puzzle-expel-title = Kto pierwszy
ancien_regime-puzzle-expel-about = Francja ma 23, jej sojuszniczka Austria 24. Kogo usunąć?
ancien_regime-puzzle-expel-task =
    Jesteś Francją i masz 23 Wpływy. Austria z twojej koalicji ma 24, a garnizon w Berlinie, obok twojego generała, da
    jej 2, gdy w turze 1 będzie poszerzać Wpływ. Twoja kolej jest w turze 2, z 2 za Lorraine (Lotaryngię) i Nassau. W
    Nassau twój garnizon dzieli ziemię z generałem Rosji, też sojuszniczki. Zanim wybierze się statusy, mocarstwo
    czołowe może usuwać członków ze swojej koalicji.
    .do = Spraw, żeby Austria nie wygrała w turze 1, a Lorraine i Nassau zostały twoje.
    .hint = Kto został usunięty, nie wróci w tej rundzie. Gdzie stałby wtedy obok ciebie wróg?
    .no = To nie wystarcza.
    .no-austria = Austria wciąż jest sojuszniczką i trzyma Berlin: w turze 1 ma 26.
    .no-russia =
        Usunięta Rosja może stać się wrogiem, a w Nassau jej generał jest silniejszy od twojego garnizonu. Wtedy
        zyskasz tylko 1.
ancien_regime-puzzle-expel-solved =
    Tylko Austrię. Cokolwiek teraz wybierze, traci Berlin: w pokoju z Prusami jej garnizon musi wrócić do domu, a w
    wojnie z tobą stoi tam obok silniejszego generała. Rosja zostaje sojuszniczką, a Nassau zostaje twoje.

ancien_regime-puzzle-road-title = Ponad jego głową
ancien_regime-puzzle-road-about = Jeden oddział, dwóch generałów i droga, której jeszcze nie ma.
ancien_regime-puzzle-road-task =
    Jesteś Prusami i masz jedną turę ruchu. Jeden generał, z jednym oddziałem, stoi w Warszawie, której nikt nie
    kontroluje; drugi, bez oddziałów, w Borussii (Prusach Wschodnich). Ruch strategiczny to do trzech kroków, ale tylko
    po ziemi, którą kontrolujesz ty albo sojusznik.
    .do = Sprowadź generała z Borussii do Berlina i przejmij kontrolę nad Danzig (Gdańskiem).
    .hint = W ruchu strategicznym generał może przejść przez terytorium, na którym stoi inny twój generał.
    .no = To nie jest jedno i drugie.
    .no-warszawa = Jedyny oddział jest teraz garnizonem Warszawy, a potrzebuje go Danzig.
    .no-idle = Twoje ruchy się skończyły. Nie masz jednego i drugiego.
ancien_regime-puzzle-road-solved =
    Najpierw generał z Warszawy maszeruje do Danzig i zostawia tam swój oddział. Teraz Danzig jest twój, a drugi
    przechodzi przez niego, ponad kolegą, na Pomorze (Pomerania) i do Berlina. Kto rusza pierwszy, buduje drogę.

ancien_regime-puzzle-prince-title = Dwa oddziały księcia
ancien_regime-puzzle-prince-about = Stuart ląduje z dwoma oddziałami. Gdzie ich miejsce?
ancien_regime-puzzle-prince-task =
    Jesteś Francją z 22 Wpływami. W tym ruchu Karol Edward Stuart może wylądować w Scotland (Szkocji) z dwoma
    oddziałami. Jedyny generał Brytanii jest w Hannover (Hanowerze), a Arbiter przyznaje drugą i trzecią turę ruchu. W
    rękach wroga London (Londyn) jest wart 2 Wpływy, York i Szkocja po 1.
    .do = Na koniec swojego ruchu trzymaj ziemie warte 3 Wpływy.
    .hint = Tam, gdzie ląduje, nie zostawia garnizonu, dopóki nie ruszy dalej. Jeden z dwóch należy się Londynowi.
    .no = Mniej niż 3 Wpływy.
    .no-few = Twój ruch się skończył, a twoje ziemie dają mniej niż 3 Wpływy.
    .no-spent = Szkocja i York dają 2, a na Londyn nie ma już oddziału.
ancien_regime-puzzle-prince-solved =
    Jeden garnizon w Szkocji albo w Yorku, a jeden w Londynie, do którego wchodzi bez bitwy. Przy następnym
    Poszerzeniu Wpływu to 3, czyli 25, chyba że Brytania zdąży wrócić z Hanoweru.

ancien_regime-puzzle-subsidy-title = Trzy monety
ancien_regime-puzzle-subsidy-about = Pieniądze czy karty: czego potrzeba sojusznikowi?
ancien_regime-puzzle-subsidy-task =
    Jesteś Austrią na Subwencjach, w sojuszu z Wielką Brytanią i Prusami. W tej turze hiszpański generał z Andalucii
    (Andaluzji), z trzema oddziałami i bez kart, zaatakuje Lisboę (Lizbonę). Stoją tam brytyjski generał bez oddziałów
    i garnizon: 2 do 4. Brytania, w tej turze na Mobilizacji, nie ma ani Pieniędzy, ani kart. Ty masz 3 Pieniądze oraz
    karty 5, 5 i 4.
    .do = Pomóż tak, żeby Hiszpania została pobita w Lisboi.
    .hint = Subwencje są przed Mobilizacją, w tej samej turze. A co generał bez oddziałów zrobi z kartami?
    .no = To za mało pomaga.
    .no-tied = 4 do 4: Lisboa się broni, ale Hiszpania nie jest pobita.
    .no-lost = Lisboa przegrana. Generał bez oddziałów nie gra kart, a Pieniądze na zbyt mało oddziałów nie pomogą.
ancien_regime-puzzle-subsidy-solved =
    Wszystkie 3 Pieniądze dla Wielkiej Brytanii. Co dano na polu 3, można wydać na polu 5 w tej samej turze: trzy
    oddziały i 5 do 4. Twoich kart nie miałby kto zagrać.

ancien_regime-puzzle-enemy-title = Wybierz sobie wroga
ancien_regime-puzzle-enemy-about = Przy jakim statusie zwycięstwo jest warte 2?
ancien_regime-puzzle-enemy-task =
    Jesteś Prusami z 23 Wpływami. Wybiera się statusy, a ty ruszasz się w tej samej turze, raz. Obok twojego generała w
    Magdeburgu, który ma trzy oddziały oraz karty 3, 3 i 2, stoją: generał francuski z jednym oddziałem w Saxonii
    (Saksonii), brytyjski z trzema w Hannover (Hanowerze) i austriacki bez oddziałów w Mecklenburgu (Meklemburgii).
    Brytania ma trzy karty; Austria będzie ekspansjonistą.
    .do = Wybierz status i wygraj grę bitwą, która potem nastąpi.
    .hint = Pobity generał daje 1 Wpływ i jeszcze 1, jeśli ty należysz do jednej koalicji, a on do drugiej.
    .no = To nie wygrywa gry.
    .no-neutral = Mocarstwo neutralne nie atakuje.
    .no-french =
        Wtedy Francja jest sojuszniczką. Generał brytyjski dałby 2, ale z kartami jest za silny, a austriacki daje
        tylko 1.
    .no-alone = W pojedynkę możesz zaatakować każdego, ale każdy daje tylko 1.
    .no-austria = Wygrana i 24: generał ekspansjonisty daje tylko 1.
    .no-lost = Niewygrana. Zagraj więcej kart: masz miejsce na trzy.
    .no-idle = Tura ruchu się skończyła, a ty nie wygrałeś.
ancien_regime-puzzle-enemy-solved =
    Z Wielką Brytanią, która cię przyjmuje. Słaby generał w Saxonii należy teraz do drugiej koalicji i daje 2 zamiast
    1. O tym, ile warte jest zwycięstwo, decyduje status, zanim ktokolwiek się ruszy.

ancien_regime-puzzle-pin-title = Przykuty do miejsca
ancien_regime-puzzle-pin-about = Tuż obok czekają trzy piątki.
ancien_regime-puzzle-pin-task =
    Jesteś Prusami i masz 23 Wpływy; Austria tyle samo. W Silesii (na Śląsku) stoi austriacki generał bez oddziałów i
    garnizon: siła 2. Tuż obok, w Bohemii (Czechach), czeka generał z trzema oddziałami, a Austria trzyma trzy piątki.
    Twój generał w Berlinie ma trzy oddziały, ten w Saxonii (Saksonii) dwa; twoje karty to 3, 2 i 2.
    .do = Wygraj grę w tej turze ruchu.
    .hint = Kto ma własną bitwę, nie wspiera żadnej innej, czy już się odbyła, czy dopiero czeka.
    .no = To nie wygrywa gry.
    .no-austria = Austria pobiła twojego generała i pierwsza ma 25. Kolejność bitew wybierasz ty.
    .no-silesia = Silesia przegrana: generał z Bohemii przyszedł z pomocą i ze swoimi piątkami. Daj mu inne zajęcie.
    .no-idle = Tura ruchu się skończyła, a ty nie wygrałeś.
ancien_regime-puzzle-pin-solved =
    Atak na Bohemię, który wcale nie musi się udać. Kto ma własną bitwę, nikogo nie wspiera, więc Silesia zostaje sama
    z siłą 2. Stoczona jako pierwsza daje 2 Wpływy i gra kończy się, zanim przyjdzie kolej na Bohemię.

ancien_regime-puzzle-frederick-title = Jednoosobowa armia
ancien_regime-puzzle-frederick-about = Fryderyk atakuje bez ani jednego oddziału.
ancien_regime-puzzle-frederick-task =
    Jesteś Prusami w Koalicji Francuskiej, z 23 Wpływami, na Przywództwie. Fryderyk jest poza planszą. W Saxonii
    (Saksonii) austriacki generał z trzema oddziałami i garnizon w fortecy mają razem 8; Austria nie ma kart.
    Kontrolujesz Franconię (Frankonię). Twój generał w Berlinie ma trzy oddziały, ten w Magdeburgu jeden, a ty masz 4,
    4 i 2.
    .do = Wygraj grę Fryderykiem, w tej turze.
    .hint = W turze twojego Przywództwa rusza się także Fryderyk, sam. Inni mogą go wesprzeć.
    .no = To nie wygrywa gry.
    .no-lost = Niewygrana. Trzeba więcej niż 8: obu czwórek, a siła samego Fryderyka to 1.
    .no-idle = Tura minęła bez zwycięstwa. Zanim Fryderyk się ruszy, musi stać obok Saxonii.
ancien_regime-puzzle-frederick-solved =
    Wystawiony we Franconii, Fryderyk od razu maszeruje, z siłą 1 i bez miejsca na kartę. Miejsce mają wspierający:
    każdy ich oddział bierze kartę, a 4 i 4 wystarczą. Pobity Austriak daje 2.

ancien_regime-puzzle-lone-title = Głos dla garnizonu
ancien_regime-puzzle-lone-about = Bez Morale, z 4 Pieniędzmi i w obliczu ataku.
ancien_regime-puzzle-lone-task =
    Jesteś Francją na Mobilizacji, masz 4 Pieniądze, zero Morale i jedną kartę, czwórkę. W tej turze ruszają się Prusy:
    ich generał w Nassau, z trzema oddziałami i bez kart, zaatakuje twój garnizon w Pfalz (Palatynacie), 4 do 1. Twoi
    generałowie w Lorraine (Lotaryngii), obok Pfalz, i w Paris (Paryżu) nie mają oddziałów. Forteca kosztuje 5.
    .do = Kup to, co pomoże, i utrzymaj Pfalz.
    .hint =
        Garnizon nie ma miejsca na karty. Ale zaatakowane mocarstwo bez Morale może zagrać jedną kartę za darmo, na
        dowolnego swojego generała, który bierze udział.
    .no = Pfalz by przepadł.
    .no-lost = Pfalz przepadł. Sam garnizon ma siłę 1 i nie gra kart; ktoś musi zagrać za niego.
ancien_regime-puzzle-lone-solved =
    Jeden oddział dla generała w Lotaryngii: teraz może wesprzeć i ma miejsce na kartę. Przez garnizon jesteś obrońcą,
    więc nawet bez Morale jedna karta jest za darmo. 1 i 4 to więcej niż 4.
