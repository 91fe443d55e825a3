# The lessons of the course: what is said, what is to be done (.do), what helps (.hint), why not (.no).

ancien_regime-lessons-first = Podstawy

## Po czyjej stronie stoisz?

ancien_regime-lesson-status-title = Po czyjej stronie stoisz?
ancien_regime-lesson-status-about = Wybierz status, poznaj koło i ruszaj: obok przyjaciół i przeciw wrogom.
ancien_regime-lesson-status-welcome =
    Jesteś Prusami, trwa druga runda. Każda runda oprócz pierwszej zaczyna się od dyplomacji: każde mocarstwo na
    nowo pyta siebie, po czyjej jest stronie. Wielka Brytania i Francja stoją na czele swoich koalicji na zawsze;
    pozostali wybierają w tajemnicy, a wybory odkrywa się razem.

    Wygrywa się Wpływem: trzeba mieć go 25.
ancien_regime-lesson-status-choose =
    Są cztery statusy. W Koalicji Brytyjskiej albo Francuskiej masz sojuszników, którzy mogą cię wesprzeć i
    przepuścić, a druga koalicja jest wrogiem. Jako neutralny żyjesz ze wszystkimi w pokoju i Opodatkowanie daje ci
    dwa razy tyle, ale nie możesz atakować. Ekspansjonista jest w stanie wojny ze wszystkimi, którzy nie są
    neutralni, i nie ma sojuszników poza rodziną.

    Pytanie pokazuje, co każdy z nich znaczyłby dzisiaj.
    .do = Wybierz status Prus. Złego wyboru nie ma.
    .hint = Przeczytaj pod każdym statusem, kto byłby sojusznikiem, a kto wrogiem, i naciśnij jeden z czterech.
    .no = Wybierz jeden z czterech statusów.
ancien_regime-lesson-status-british =
    A więc Koalicja Brytyjska. Nowego członka musi przyjąć mocarstwo czołowe i Brytania cię przyjęła. Austria i Rosja są
    teraz sojusznikami: nie możesz ich atakować, ale mogą cię wspierać w bitwie, a wrogiem jest Francja.
ancien_regime-lesson-status-french =
    Zostajesz z Francją. Członka, którego nie usunięto, nie trzeba przyjmować na nowo. Francja i Hiszpania są
    sojusznikami, Brytania, Austria i Rosja wrogami: ich ziemie możesz atakować.
ancien_regime-lesson-status-neutral =
    Neutralność. Do twojego kraju nie wejdzie teraz nikt spoza rodziny, a Opodatkowanie przyniesie dwa razy tyle.
    Cena: twoi generałowie trzymają się ziem, które kontrolujesz, więc nigdy nie atakują.
ancien_regime-lesson-status-expansionist =
    Ekspansjonista: wojna ze wszystkimi, którzy nie są neutralni, i wspiera cię tylko rodzina. Otwierają się wszystkie
    granice, także wczorajszych przyjaciół. Śmiałe i samotne.
ancien_regime-lesson-status-wheel =
    Potem obraca się koło, siedem razy w rundzie. W każdej turze mocarstwo wykonuje inną z siedmiu akcji: Musztrę,
    Opodatkowanie, Subwencje, Przywództwo, Mobilizację, Poszerzenie Wpływu albo Ruch. W pierwszej turze Ruch przypada
    tobie.

    Kto się rusza, najpierw wybiera Arbitra: inne mocarstwo, które nie jest sojusznikiem. Arbiter zyskuje 1 Morale,
    a później może za więcej przyznać drugą turę ruchu.
    .do = Wybierz Arbitra.
    .hint =
        Dobre jest każde z proponowanych mocarstw. Morale opłaca karty w bitwie, więc nie dawaj go temu, kogo chcesz
        atakować.
    .no = Wybierz jedno z proponowanych mocarstw.
ancien_regime-lesson-status-lands =
    Zobacz teraz, co status znaczy na mapie. Jesteś z Francją. Austria, po stronie Brytanii, jest wrogiem; w Saxonii
    (Saksonii) stoi garnizon Francji, sojuszniczki; Rosja jest neutralna i żyje w pokoju ze wszystkimi.
ancien_regime-lesson-status-ally =
    Na ziemie sojusznika możesz wejść, jeśli się zgodzi, za każdym razem od nowa. Nie możesz go atakować ani zostawić
    garnizonu w jego kraju.
    .do = Przejdź generałem z Magdeburga do Saxonii.
    .hint = Naciśnij generała w Magdeburgu, potem Saxonię, i zatrzymaj się tam. Z garnizonem, jak chcesz.
    .no = Idź do Saxonii generałem z Magdeburga.
    .no-first = On będzie następny. Najpierw ten z Magdeburga.
ancien_regime-lesson-status-enemy =
    Francja się zgodziła. Kraj wroga zgody nie wymaga: gdzie nie stoi generał ani garnizon, wchodzisz bez bitwy. Z
    garnizonem jest twój i daje swoją wartość, gdy poszerzasz Wpływ.
    .do = Przejdź generałem z Silesii (ze Śląska) do Bohemii (Czech) i zostaw tam garnizon.
    .hint = Naciśnij generała w Silesii, potem Bohemię, i odpowiedz: tak.
    .no = Idź do Bohemii, do kraju Austrii.
    .no-open = Sam generał niczego nie kontroluje. Zostaw garnizon.
    .no-end = Jeszcze nie: Bohemia stoi otworem.
ancien_regime-lesson-status-end =
    Tak biegnie każda runda: dyplomacja, potem siedem obrotów koła, a w każdym jedna akcja. W lekcji „Bitwa ze
    wsparciem” zobaczysz, co robią sobie dzisiejsi wrogowie.

## Pieniądze i ludzie

ancien_regime-lesson-money-title = Pieniądze i ludzie
ancien_regime-lesson-money-about = Podatki i oddziały, dary i forteca oraz to, co zabiera korupcja.
ancien_regime-lesson-money-welcome =
    Pieniądze przychodzą przy Opodatkowaniu: każde mocarstwo bierze wartości swoich ziem, terytoriów niespornych
    oraz spornych bez jego koloru, o ile je kontroluje. Wydaje się je przy Mobilizacji.

    Jesteś Wielką Brytanią na Mobilizacji i masz 4 Pieniądze.
ancien_regime-lesson-money-unit =
    Oddział kosztuje 1 i od razu trafia do generała na planszy, który ma mniej niż trzy. Oddziały to siła w bitwie,
    miejsce na karty i garnizony.
    .do = Kup oddział dla generała w Londynie.
    .hint = Dodaj oddział generałowi w Londynie i kup go.
    .no = To też można kupić, ale najpierw wzmocnij generała w Londynie.
    .no-end = Jeszcze nie kończ: co niewydane, przepada.
ancien_regime-lesson-money-rest =
    Zostały trzy Pieniądze. Karta i punkt Morale też kosztują po 1: Morale opłaca karty w bitwie. Pieniędzy nie da
    się odłożyć: korupcja zabiera to, czego nie wydasz.
    .do = Wydaj resztę, jak chcesz, do ostatniej monety.
    .hint = Kolejny oddział, karta, punkt Morale: każde kosztuje 1. Kupuj, aż nic nie zostanie.
    .no = Zostałyby Pieniądze, które zabrałaby korupcja.
    .no-end = Masz jeszcze Pieniądze, a zabrałaby je korupcja.
ancien_regime-lesson-money-ground =
    O tym, co da Pieniądze, decydujesz w marszu. Ziemie sporne z twoim kolorem dają Wpływ; inne sporne i wszystkie
    niesporne dają Pieniądze. Twoje są dzięki garnizonowi.
    .do = Przejdź z Hannover (Hanoweru) na ziemię, która da Pieniądze, i zostaw tam garnizon.
    .hint = Köln (Kolonia) i Dania są niesporne, a Saxonia (Saksonia) jest sporna i bez twojego koloru.
    .no = To nie da więcej Pieniędzy.
    .no-end = Twój generał jeszcze się nie ruszył.
    .no-influence = Ta ziemia ma twój kolor, więc daje Wpływ. Poszukaj innej.
    .no-open = Opodatkowanie nie wzrosło. Ziemia musi być coś warta, a twoją czyni ją dopiero garnizon.
ancien_regime-lesson-money-gift =
    Przy Subwencjach możesz dać sojusznikom do 3 Pieniędzy albo do 3 kart. Obdarowany może odmówić, a czego nie wyda do
    własnej Mobilizacji, straci tak jak ty. Austria i Rosja są sojusznikami; Austrii brakuje ludzi.
    .do = Daj Austrii część swoich Pieniędzy.
    .hint = Dodaj Pieniądze dla Austrii, raz albo więcej, a potem je przekaż.
    .no = Daj Pieniądze Austrii i zakończ.
    .no-other = Rosja dziś ich nie potrzebuje. To Austrii brakuje ludzi.
    .no-end = Austria jeszcze nic nie dostała.
ancien_regime-lesson-money-fortress =
    Znowu Mobilizacja. Obok Holland (Holandii) stoi francuski generał o sile 4; twój garnizon jest tam wart 1. Forteca
    kosztuje 5, zostaje na zawsze i sprawia, że garnizon na jej terytorium jest wart 4.
    .do = Zbuduj fortecę w Holandii.
    .hint = Wybierz fortecę w Holandii i kup ją.
    .no = To też można kupić, ale Holandii nie pomoże.
    .no-end = Bez fortecy twój garnizon ma 1 przeciw 4, a Pieniądze zabierze korupcja.
ancien_regime-lesson-money-end =
    Z fortecą jest 4 do 4, a w remisie obrońcy zostają. Pamiętaj o kolejności na kole: najpierw Opodatkowanie, potem
    Subwencje, potem Przywództwo, a dopiero po nim Mobilizacja.

## Bitwa ze wsparciem

ancien_regime-lesson-battle-title = Bitwa ze wsparciem
ancien_regime-lesson-battle-about = Zaatakuj z morza, wezwij wsparcie, graj zakryte karty i zdobądź Wpływ.
ancien_regime-lesson-battle-welcome =
    Jesteś Hiszpanią, w tej rundzie w Koalicji Brytyjskiej, a Francja trzyma Lombardię: generał, trzy oddziały i
    garnizon. Twój generał w Katalonii ma trzy oddziały; drugi czeka w Patrimonium, obok Lombardii.

    Siła to 1 za generała i 1 za każdy oddział i garnizon: Francja będzie miała 5, ty 4.
ancien_regime-lesson-battle-sail =
    Ruch morski wiedzie jednym z własnych szlaków albo szlakiem sojusznika, który się zgodzi, i może się skończyć
    atakiem. Jeden z żółtych szlaków prowadzi z Katalonii do Lombardii.

    Odchodząc, generał może zamienić jeden oddział w garnizon. Nie dzisiaj: potrzebny jest każdy człowiek.
    .do = Przepłyń generałem z Katalonii do Lombardii i nie zostawiaj garnizonu.
    .hint = Naciśnij generała w Katalonii, potem Lombardię, a na pytanie o garnizon odpowiedz: nie.
    .no = Atak na Lombardię przychodzi z morza, a prowadzi go generał z Katalonii.
    .no-yes = Garnizon kosztowałby jeden z trzech oddziałów, a z nim miejsce na kartę. Tym razem odpowiedz: nie.
ancien_regime-lesson-battle-moves =
    Drugi generał też mógłby się ruszyć. Więcej jest jednak wart tam, gdzie stoi: kto wspiera, musi stać obok bitwy
    i nie brać udziału w innej.
    .do = Zakończ ruchy.
    .hint = Naciśnij przycisk kończący ruchy.
    .no = Niech zostanie w Patrimonium: stamtąd może wspierać.
ancien_regime-lesson-battle-support =
    Bitwa się zaczyna: 4 przeciw 5. Wsparcie nie dodaje siły, ale każdy oddział wspierającego daje miejsce na jedną
    kartę. To dwie karty więcej niż trzy atakującego.
    .do = Poślij na wsparcie generała z Patrimonium.
    .hint = Naciśnij generała w Patrimonium.
    .no = Bez niego zagrasz tylko trzy karty. Poślij go.
ancien_regime-lesson-battle-first =
    Karty leżą zakryte i każda kosztuje 1 Morale. Każde dwie 4 na jednym generale dają 1 więcej, więc warto je
    zbierać. Piątka jest mocna, ale po przegranej kosztuje o 1 Morale więcej.
    .do = Zagraj 4 na atakującego.
    .hint = Wybierz 4 na generała, który atakuje.
    .no = Zacznij od czwórki: może z niej być para.
    .no-five = Mocna, ale po przegranej kosztuje więcej. Zachowaj ją i zacznij od czwórki.
    .no-pass = Pas zakończyłby twoje karty w tej bitwie, a przegrywasz.
ancien_regime-lesson-battle-second =
    Francja też położyła kartę, a ty nie wiesz jaką. Teraz kolej na tych, którzy wspierają atak: karta na generale w
    Patrimonium liczy się tak samo.
    .do = Zagraj 3 albo 4 na wspierającego.
    .hint = Wybierz 3 albo 4 na generała w Patrimonium.
    .no = Zagraj tam 3 albo 4.
    .no-pass = Kto spasuje, nie gra już w tej bitwie, nawet na atakującego. Graj dalej.
    .no-five = Wystarczyłaby, ale piątka po przegranej jest droga. 3 albo 4 wystarczy.
ancien_regime-lesson-battle-win =
    Francja spasowała przy wsparciu i już nie gra. Możesz grać dalej albo spasować i pozwolić odkryć karty.
    Francuska 2 liczy się za 3, jeśli Francja kontroluje to terytorium, więc licz 3: Francja ma najwyżej 8.
    .do = Graj, jak uważasz, i wygraj bitwę.
    .hint = Masz 4 siły i karty. To już wystarczy: pas kończy sprawę.
    .no = Bitwa przegrana. Spróbuj jeszcze raz.
ancien_regime-lesson-battle-hold =
    Zwycięstwo. Francuski generał stracił oddziały i odchodzi. Każdy, kto walczył lub wspierał, stracił oddział, a
    ty zyskujesz Wpływ za pobitego generała: 1, i jeszcze 1, bo należy do drugiej koalicji.

    Teren jest twój tylko wtedy, gdy trzyma go garnizon.
    .do = Zostaw garnizon w Lombardii.
    .hint = Odpowiedz: tak.
    .no = Bez garnizonu Lombardia znów byłaby niczyja. Zostaw go.
ancien_regime-lesson-battle-end =
    Tak zdobywa się Wpływ mieczem. Każda karta kosztowała Morale, a ono wraca powoli: gdy jesteś Arbitrem, przez
    Przywództwo albo za Pieniądze. Dobry atak to taki, po którym można się jeszcze bronić.

## Licytacja o Hiszpanię

ancien_regime-lesson-auction-title = Licytacja o Hiszpanię
ancien_regime-lesson-auction-about =
    Gdy graczy jest mniej niż siedmiu, niektóre mocarstwa idą pod młotek: licytuj w tajemnicy Morale i korzystaj z
    wygranej.
ancien_regime-lesson-auction-welcome =
    Gra pięć osób, więc Hiszpania i Imperium Osmańskie nie mają własnego gracza: to mocarstwa pomniejsze. W pierwszej
    rundzie, gdy takie mocarstwo po raz pierwszy dochodzi do Musztry, główne mocarstwa licytują się o nie, a
    zwycięzca kontroluje je do następnej Musztry, kiedy licytuje się od nowa.

    Jesteś Prusami, a pod młotek idzie Hiszpania.
ancien_regime-lesson-auction-bid =
    Wszyscy licytują naraz i w tajemnicy, od zera do całego swojego Morale. Wygrywa najwyższa oferta, a z równych
    pierwsza w Kolejności Mocarstw; Prusy stoją przed Austrią, Francją i Rosją. Płaci tylko zwycięzca, w Morale, a
    Morale opłaca karty w bitwie.
    .do = Zalicytuj tyle, ile Hiszpania jest dla ciebie warta.
    .hint = Masz 12 Morale. Dziś wystarczą cztery; ale skąd miałbyś to wiedzieć?
    .no = Wybierz ofertę, choćby zero.
ancien_regime-lesson-auction-won =
    Hiszpania jest twoja: Francja dała cztery. Widzisz jej karty i decydujesz o jej generałach i Pieniądzach, które
    nigdy nie mieszają się z twoimi, a ona od razu przyjmuje twój status. Razem jesteście rodziną, a Wpływ, który
    zdobędzie w bitwie, jest twój.
ancien_regime-lesson-auction-dear =
    Hiszpania jest twoja, ale Francja dała tylko cztery: każdy punkt ponad to poszedł na marne i zabraknie go w
    bitwie. Widzisz teraz jej karty i za nią decydujesz; przyjmuje twój status, a Wpływ z jej bitew jest twój.
ancien_regime-lesson-auction-lost =
    Francja dała cztery i bierze Hiszpanię. Nic nie płacisz, a Francja ma o cztery Morale mniej na bitwy. Przy
    następnej Musztrze Hiszpanii licytuje się od nowa.
ancien_regime-lesson-auction-drill =
    Przypuśćmy, że Hiszpania jest twoja i wchodzi na Musztrę. Wykonujesz za nią akcje jej własnymi kartami, Pieniędzmi
    i Morale. Przy Musztrze dobiera się kartę i jedną odrzuca.
    .do = Odrzuć kartę, której Hiszpania najmniej potrzebuje.
    .hint = Niską: na przykład dwójkę.
    .no = Odrzuć jedną z proponowanych kart.
    .no-good = Czwórki i piątki przydadzą się Hiszpanii. Odrzuć niską kartę.
ancien_regime-lesson-auction-gift =
    W następnej rundzie Hiszpania jest na Subwencjach. W rodzinie Pieniądze i karty można dawać w obie strony, bez
    względu na koalicje; poza tym kasy i ręce pozostają osobne.
    .do = Niech Hiszpania da ci trochę Pieniędzy.
    .hint = Dodaj Pieniądze dla Prus, raz albo więcej, a potem je przekaż.
    .no = Niech Hiszpania da Pieniądze, i to Prusom.
    .no-end = Nie masz jeszcze Pieniędzy od Hiszpanii.
ancien_regime-lesson-auction-arbiter =
    Rusza się Austria i wybrała Hiszpanię na Arbitra: dla tych, którzy nie są sojusznikami, może nim być także
    kontrolowane mocarstwo pomniejsze. Hiszpania zyskała 1 Morale, a druga tura ruchu dałaby jej jeszcze 2. Odpowiadasz
    za nią ty.
    .do = Przyznaj Austrii drugą turę ruchu albo odmów.
    .hint = Dobre jest jedno i drugie: 2 Morale są coś warte, ale i austriacki generał, który zostaje na miejscu.
    .no = Odpowiedz: tak albo nie.
ancien_regime-lesson-auction-granted =
    Hiszpania ma o 2 Morale więcej na swoje karty, a Austria rusza się jeszcze raz. Przy następnej Musztrze Hiszpanii
    licytuje się od nowa i przechodzi ona z rąk do rąk ze wszystkim, co ma: korzystaj w porę.
ancien_regime-lesson-auction-refused =
    Austria zostaje na miejscu. Przy następnej Musztrze Hiszpanii licytuje się od nowa i przechodzi ona z rąk do rąk ze
    wszystkim, co ma: korzystaj w porę.

## Gdy kończy się wojna

ancien_regime-lesson-update-title = Gdy kończy się wojna
ancien_regime-lesson-update-about = Zmień stronę i zobacz aktualizację planszy: kto wraca do domu, kto może zostać, a kto ustępuje.
ancien_regime-lesson-update-welcome =
    W poprzedniej rundzie jako Prusy należałeś do Koalicji Francuskiej i walczyłeś z Austrią. Twój generał i garnizon
    stoją w Bohemii (Czechach), w kraju Austrii; austriacki generał stoi w twoim Magdeburgu; a w Saxonii (Saksonii) twój garnizon i
    generał dzielą ziemię z francuskim sojusznikiem.

    Znów przyszła pora na dyplomację. Austria jest z Brytanią.
ancien_regime-lesson-update-status =
    Nowe statusy zaczynają obowiązywać razem. Potem aktualizuje się planszę: kto nie może już stać tam, gdzie stoi,
    odchodzi, i nie ma o to bitwy.
    .do = Przystąp do Koalicji Brytyjskiej.
    .hint = Naciśnij Koalicję Brytyjską.
    .no = Tym razem wybierz Koalicję Brytyjską.
    .no-french = Wtedy nic by się nie zmieniło i nie byłoby na co patrzeć. Zmień stronę.
    .no-neutral = Generałowie państwa neutralnego opuszczają ziemie, których nie kontroluje. Innym razem; dołącz do Brytanii.
    .no-expansionist = Miałbyś przeciw sobie naraz obie koalicje. Nie dzisiaj: dołącz do Brytanii.
ancien_regime-lesson-update-unit =
    Brytania cię przyjęła. Z Austrią masz teraz pokój, więc garnizon z Bohemii wraca do domu: znów staje się oddziałem.
    Twój generał na miejscu ma komplet, dlatego może go przejąć dowolny inny generał na planszy.

    Spójrz na Saxonię. Francja jest odtąd wrogiem, a gdzie wrogowie stoją razem, zostaje silniejszy: 1 za generała i
    1 za każdy oddział oraz garnizon. Masz tam 3, Francja 4.
    .do = Oddaj oddział generałowi, któremu przyda się najbardziej.
    .hint = Z jeszcze jednym oddziałem w Saxonii byłoby 4 do 4, a z równych zostaje ten, kto ma garnizon.
    .no = Oddaj go generałowi w Saxonii.
    .no-far = W Borussii nikt mu nie zagraża. W Saxonii byłbyś słabszy i straciłbyś ją bez bitwy.
ancien_regime-lesson-update-leave =
    Teraz generałowie. Generał nowego sojusznika może zostać, jeśli pozwoli pan tego kraju. Austria nie pozwala twojemu
    zostać w Bohemii. Wycofuje się na najbliższą ziemię pod twoją kontrolą: na Śląsk, gdzie stoi twój garnizon.
    .do = Wycofaj się na Śląsk (Silesia).
    .hint = Naciśnij Śląsk (Silesia).
    .no = Wycofaj się na Śląsk (Silesia).
    .no-off = Poza planszą przepadłyby jego trzy oddziały. Śląsk jest twój: idź tam.
ancien_regime-lesson-update-guest =
    Teraz pytanie do ciebie: w Magdeburgu, w twoim kraju, stoi generał austriacki. Jako sojusznik z tobą nie walczy,
    ale to gość w środku twoich ziem, a w następnej rundzie może być znów wrogiem.
    .do = Zdecyduj, czy może zostać.
    .hint = Dobre są obie odpowiedzi. Na miejscu mógłby cię wspierać; daleko nie może ci szkodzić.
    .no = Odpowiedz: tak albo nie.
ancien_regime-lesson-update-stays =
    Zostaje. W Saxonii ustąpił generał francuski: było 4 do 4, a garnizon był twój. Żadnej bitwy, żadnych kart,
    żadnego Wpływu: co rozstrzyga aktualizacja, rozstrzyga po cichu.
ancien_regime-lesson-update-goes =
    Wrócił do siebie. W Saxonii ustąpił generał francuski: było 4 do 4, a garnizon był twój. Żadnej bitwy, żadnych
    kart, żadnego Wpływu: co rozstrzyga aktualizacja, rozstrzyga po cichu.
ancien_regime-lesson-update-end =
    Zanim wybierzesz status, przejdź w myśli całą planszę: w czyim kraju stoję, kto stoi w moim i gdzie przyjaciele
    staną się wrogami? Kto zobaczy to pierwszy, zyskuje ziemie bez jednej karty.
