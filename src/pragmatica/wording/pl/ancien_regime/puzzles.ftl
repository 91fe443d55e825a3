# Zagadki: każda ma tytuł, zdanie na liście i po jednym tekście na krok.

ancien_regime-puzzles-auction = licytacja
ancien_regime-puzzles-update = aktualizacja planszy
ancien_regime-puzzles-cards = karty bitwy
ancien_regime-puzzles-retreat = odwrót
ancien_regime-puzzles-family = mocarstwa pomniejsze
ancien_regime-puzzles-election = elekcja
ancien_regime-puzzles-support = wsparcie

ancien_regime-puzzle-bid-title = Najtańsza pewność
ancien_regime-puzzle-bid-about = Wygraj licytację, cokolwiek zrobią inni.
ancien_regime-puzzle-bid-task =
    Jesteś Prusami. Pod młotek idzie Imperium Osmańskie i musisz je mieć. Nikt nie może dać więcej, niż ma morale:
    Brytania ma 4, Austria i Francja 5, Rosja 3, Hiszpania 2. Ty masz 9.
    .do = Daj najmniej, ile na pewno wystarczy.
    .hint = Z równych ofert wygrywa ta, która stoi wyżej w kolejności mocarstw.
    .no = Na pewno wystarczy, ale drożej niż trzeba: zwycięzca płaci, ile zaoferował.
    .no-low = Ktoś mógłby dać więcej, a drugiej próby nie będzie.
    .no-six = Na pewno wystarczy, ale o jeden za dużo. Kto wygra, jeśli Austria i Ty dacie po 5?
ancien_regime-puzzle-bid-solved =
    Pięć. W kolejności mocarstw przed Prusami stoi tylko Wielka Brytania, a ona ma najwyżej 4. Austria i Francja też
    mogą dać 5; remis jest Twój.

ancien_regime-puzzle-guests-title = Nieproszeni goście
ancien_regime-puzzle-guests-about = W Berlinie siedzi Austria. Uwolnij go bez bitwy.
ancien_regime-puzzle-guests-task =
    Jesteś Prusami. Berlin trzymają austriacki generał i austriacki garnizon; Twój generał stoi w Bavarii (Bawarii)
    obok francuskiego garnizonu. Wybiera się statusy: Austria zostaje z Brytanią, Hiszpania z Francją, Rosja i Imperium
    Osmańskie są neutralne. Gdzie zmieniają się wojna i pokój, tam odchodzi się bez bitwy.
    .do = Uwolnij Berlin od Austriaków i zatrzymaj generała w Bavarii.
    .hint =
        Kto żyje z Tobą w pokoju, nie trzyma garnizonu w Twoim kraju. Ale kto jest neutralny, stoi tylko na własnej
        ziemi.
    .no = To nie jest jedno i drugie.
    .no-neutral =
        Berlin jest wolny, ale generał mocarstwa neutralnego zostaje tylko na ziemi, którą ono kontroluje: musi opuścić
        Bavarię.
    .no-war = Wojna z Austrią trwałaby dalej i Berlin pozostałby austriacki.
    .no-yes = Wtedy zostaje w Berlinie jako Twój gość. Pokaż mu drzwi.
ancien_regime-puzzle-guests-solved =
    Z Brytanią. Austria jest teraz sojusznikiem: jej garnizon wraca do domu, a generał zostaje tylko za Twoją zgodą. W
    Bavarii Francja stała się wrogiem, a Twój generał jest silniejszy od jej garnizonu, więc garnizon odchodzi.

ancien_regime-puzzle-hinder-title = Pomocnik, który zawadza
ancien_regime-puzzle-hinder-about = Dwie czwórki, 2 morale i przyjaciel, który chętnie by pomógł.
ancien_regime-puzzle-hinder-task =
    Jesteś Prusami i atakujesz Silesię (Śląsk) z dwoma oddziałami: siła 3. Generał austriacki, generał rosyjski i
    garnizon w fortecy to razem 11, ale żadne z tych mocarstw nie ma kart. Ty masz 4, 4, 3 i 2 oraz 2 morale. Twój
    generał w Berlinie mógłby wesprzeć atak.
    .do = Wygraj bitwę.
    .hint = Dwie czwórki na jednym generale dają 9. A w kroku wspierających trzeba tam zagrać kartę albo spasować.
    .no = Bitwa nie jest wygrana.
    .no-tied = Remis, 11 do 11. Druga karta musiała trafić do wspierającego, a czwórki na dwóch generałach to nie para.
    .no-lost = Przegrana. W każdym kroku grasz tam kartę albo pasujesz, a pas kończy Twoje karty w całej bitwie.
ancien_regime-puzzle-hinder-solved =
    Sam. Bez wspierającego krok wspierających jest pomijany i obie czwórki leżą na atakującym: 3 i 9 to 12. Wspierający
    daje miejsce na karty, ale chce też swojej kolejki.

ancien_regime-puzzle-order-title = Najpierw droższa
ancien_regime-puzzle-order-about = Dwie bitwy, trzy karty i morale na dwie z nich.
ancien_regime-puzzle-order-task =
    Jesteś Rosją. Twój generał z dwoma oddziałami stoi w Borussii (Prusach Wschodnich) naprzeciw siły 8; generał z
    jednym oddziałem w Danzig (Gdańsku) naprzeciw garnizonu w fortecy, siła 4. Prusy nie mają kart. Ty masz 4, 3 i 3
    oraz 2 morale. Karta kosztuje 1.
    .do = Wybierz, która bitwa będzie pierwsza, i wygraj obie.
    .hint = Atakujący, który zaczyna bitwę bez morale, może zagrać jedną kartę za darmo.
    .no = Wygrać trzeba obie bitwy.
    .no-borussia = Borussia przegrana. Tam trzeba dwóch kart, a więc i morale na obie.
    .no-danzig = Danzig przegrany. Tam trzeba jednej karty.
    .no-tied = Remis; Twój generał musi się wycofać.
ancien_regime-puzzle-order-solved =
    Najpierw Borussia, dwiema kartami i za całe morale. Bitwę o Danzig zaczynasz więc bez morale i grasz darmową kartę
    ubogich. W odwrotnej kolejności zaczynasz Borussię z 1 morale: wystarczy na jedną kartę, a na darmową to za dużo.

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
ancien_regime-puzzle-heir-about = Jak zdobyć mocarstwo pomniejsze, mając 1 morale.
ancien_regime-puzzle-heir-task =
    Gra sześć osób. Jesteś Rosją z 1 morale i każdą licytację przegrasz z dziewiątką Brytanii. W turze 7 na musztrę
    wchodzi Imperium Osmańskie, dziś francuskie. Jeśli nie kontroluje wtedy własnej stolicy, licytacji nie ma: bierze
    je ten, kto kontroluje stolicę. Jest tura 4 i Twój ruch; Hiszpania nie przyzna drugiej tury ruchu.
    .do = Przejmij kontrolę nad Constantinople (Konstantynopolem).
    .hint = Sam generał niczego nie kontroluje.
    .no = Konstantynopol wciąż jest osmański.
    .no-macedonia = Zwycięstwo dla wpływów, ale Konstantynopol wciąż jest osmański i licytacja się odbędzie.
    .no-open = Twój generał tam stoi, ale bez garnizonu terytorium wraca do swojego mocarstwa.
    .no-idle = Twoje ruchy się skończyły, a Konstantynopol wciąż jest osmański.
ancien_regime-puzzle-heir-solved =
    Atakujący, który wygrał, może zamienić oddział w garnizon i tak kontrolujesz stolicę. Utrzymaj ją do tury 7, a
    Imperium Osmańskie przypadnie Ci za darmo, razem z kartami i pieniędzmi, i nikt nie będzie mógł Cię przelicytować.

ancien_regime-puzzle-guard-title = Straż honorowa
ancien_regime-puzzle-guard-about = Twoje mocarstwo pomniejsze wygrywa dla Ciebie bitwy. Czy to wystarczy?
ancien_regime-puzzle-guard-task =
    Jesteś Prusami w Koalicji Francuskiej, masz 22 wpływy i kontrolujesz Rosję, która właśnie się rusza. Jej generał na
    Podolu (Podolia), z trzema oddziałami i kartami 2 i 2, może zaatakować słabego Austriaka na Polesiu (Polesie) albo
    silniejszego w Krakowie (Krakow). Twój własny generał w Silesii (na Śląsku), obok Krakowa, ma dwa oddziały, a Ty
    masz 4 i 3. Austria, po stronie Brytanii, ma dwie karty.
    .do = Wygraj grę w tej turze ruchu.
    .hint =
        Wpływy Rosji są Twoje. Dodatkowy punkt za generała drugiej koalicji dostają tylko mocarstwa główne, i tylko te,
        które brały udział.
    .no = To nie wygrywa gry.
    .no-polesie = Wygrana i 1 wpływ dla Ciebie: 23. Mocarstwo pomniejsze nigdy nie dostaje dodatkowego punktu.
    .no-lost = Niewygrana. Kraków wymaga kart was obojga.
    .no-idle = Tura ruchu się skończyła, a Ty nie wygrałeś.
ancien_regime-puzzle-guard-solved =
    Punkt Rosji idzie do Ciebie. Twój wspierający daje własny punkt i jeszcze jeden, bo jesteś mocarstwem głównym, a
    pobity generał należy do drugiej koalicji: razem 3, czyli 25. Polesie, choć łatwiejsze, było warte 1.

ancien_regime-puzzle-crown-title = Komu korona?
ancien_regime-puzzle-crown-about = Elekcja, dwa głosowania i rywal o krok przed Tobą.
ancien_regime-puzzle-crown-task =
    Jesteś Prusami, masz 23 wpływy i kontrolujesz Hiszpanię. Wielka Brytania ma 24 i poszerza wpływy w turze 6. Jest
    tura 3, elekcja: masz trzy głosy, Hiszpania dwa, potrzeba pięciu, a pozostali głosują na siebie. Korona daje 2
    wpływy wtedy, gdy na jej posiadacza przypada poszerzanie wpływów.
    .do = Oddaj oba głosy tak, żeby wygrać przed Brytanią.
    .hint = Spójrz na koło: kto poszerza wpływy przed turą 6?
    .no = To nie daje Ci wygranej.
    .no-prussia =
        Korona jest Twoja, ale wpływy poszerzasz dopiero w turze 7. Brytania, która trzyma Holland (Holandię), wygrywa
        w turze 6.
    .no-france = Wtedy koronę nosi Francja i 2 wpływy są jej.
    .no-nobody = Nikt nie ma pięciu głosów, więc korony nikt nie nosi.
ancien_regime-puzzle-crown-solved =
    Koronuj Hiszpanię. Mocarstwo pomniejsze nie ma własnych wpływów, ale gdy nosi koronę, jego mocarstwo główne dostaje
    te 2 wtedy, gdy przychodzi jego kolej. To tura 4: masz 25, a Brytania nie doczeka tury 6.

ancien_regime-puzzle-expel-title = Kto pierwszy
ancien_regime-puzzle-expel-about = Francja ma 23, jej sojuszniczka Austria 24. Kogo wyrzucić?
ancien_regime-puzzle-expel-task =
    Jesteś Francją i masz 23 wpływy. Austria z Twojej koalicji ma 24, a garnizon w Berlinie, obok Twojego generała, da
    jej 2, gdy w turze 1 będzie poszerzać wpływy. Twoja kolej jest w turze 2, z 2 za Lorraine (Lotaryngię) i Nassau. W
    Nassau Twój garnizon dzieli ziemię z generałem Rosji, też sojuszniczki. Zanim wybierze się statusy, przywódca może
    wyrzucić członków.
    .do = Spraw, żeby Austria nie wygrała w turze 1, a Lorraine i Nassau zostały Twoje.
    .hint = Kto został wyrzucony, nie wróci w tej rundzie. Gdzie stałby wtedy obok Ciebie wróg?
    .no = To nie wystarcza.
    .no-austria = Austria wciąż jest sojuszniczką i trzyma Berlin: w turze 1 ma 26.
    .no-russia =
        Wyrzucona Rosja może stać się wrogiem, a w Nassau jej generał jest silniejszy od Twojego garnizonu. Wtedy
        zyskasz tylko 1.
ancien_regime-puzzle-expel-solved =
    Tylko Austrię. Cokolwiek teraz wybierze, traci Berlin: w pokoju z Prusami jej garnizon musi wrócić do domu, a w
    wojnie z Tobą stoi tam obok silniejszego generała. Rosja zostaje sojuszniczką, a Nassau zostaje Twoje.

ancien_regime-puzzle-pin-title = Przykuty do miejsca
ancien_regime-puzzle-pin-about = Tuż obok czekają trzy piątki.
ancien_regime-puzzle-pin-task =
    Jesteś Prusami i masz 23 wpływy; Austria tyle samo. W Silesii (na Śląsku) stoi austriacki generał bez oddziałów i
    garnizon: siła 2. Tuż obok, w Bohemii (Czechach), czeka generał z trzema oddziałami, a Austria trzyma trzy piątki.
    Twój generał w Berlinie ma trzy oddziały, ten w Saxonii (Saksonii) dwa; Twoje karty to 3, 2 i 2.
    .do = Wygraj grę w tej turze ruchu.
    .hint = Kto ma własną bitwę, nie wspiera żadnej innej, czy już się odbyła, czy dopiero czeka.
    .no = To nie wygrywa gry.
    .no-austria = Austria pobiła Twojego generała i pierwsza ma 25. Kolejność bitew wybierasz Ty.
    .no-silesia = Silesia przegrana: generał z Bohemii przyszedł z pomocą i ze swoimi piątkami. Daj mu inne zajęcie.
    .no-idle = Tura ruchu się skończyła, a Ty nie wygrałeś.
ancien_regime-puzzle-pin-solved =
    Atak na Bohemię, który wcale nie musi się udać. Kto ma własną bitwę, nikogo nie wspiera, więc Silesia zostaje sama
    z siłą 2. Stoczona jako pierwsza daje 2 wpływy i gra kończy się, zanim przyjdzie kolej na Bohemię.
