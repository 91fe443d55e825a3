# The lessons of the course: what is said, what is to be done (.do), what helps (.hint), why not (.no).

maria-lessons-first = Podstawy

## Marsz na Śląsk

maria-lesson-march-title = Marsz na Śląsk
maria-lesson-march-about = Poprowadź generałów i tabor, skorzystaj z głównych dróg i zdobądź pierwszą twierdzę.
maria-lesson-march-welcome =
    Jesteś Fryderykiem, królem Prus. Mamy grudzień 1740 roku i Śląsk stoi otworem. Dwa duże niebieskie żetony to
    Twoi generałowie: Friedrich w Liegnitz i Schwerin w Lüben. Mały za nimi, w Glogau, to tabor.

    W fazie ruchu każdy Twój pionek może ruszyć się raz. Zaczniemy krok po kroku.
maria-lesson-march-glatz =
    Generał idzie najwyżej trzy kroki; krokiem jest każde miasto przy drodze. Z Liegnitz droga prowadzi na południe
    do Schweidnitz i dalej do Glatz, austriackiej twierdzy.
    .do = Naciśnij żeton Friedricha w Liegnitz, a potem Glatz.
    .hint =
        Mapa pokazuje kropkami, dokąd Friedrich może pójść. Glatz leży dwa kroki na południe od Liegnitz. Jeśli idziesz
        krok po kroku, na miejscu wybierz zatrzymanie.
    .no = Taki ruch jest dozwolony, ale tym razem niech Friedrich pójdzie do Glatz i tam zostanie.
    .no-other = Na Schwerina i tabor przyjdzie kolej. Najpierw Friedrich.
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
        Zatrzymał się za wcześnie albo na innej drodze. Drogami głównymi Schwerin ma cztery kroki; wystarczą, by dojść
        do Oppeln.
maria-lesson-march-fell =
    Dwie twierdze w jednym marszu! Schwerin wyszedł z Breslau i z Brieg, nikt nie stał dość blisko, by je osłonić, i
    na obu leżą teraz Twoje znaczniki. Takimi twierdzami Fryderyk wygrywa: w grze wprowadzającej potrzebuje
    dwunastu.
maria-lesson-march-train =
    Generałowie z dala od domu żyją z taboru, który nie może zostać dalej niż sześć miast za nimi. Tabor idzie dwa
    kroki albo trzy, jeśli wszystkie wiodą drogami głównymi.
    .do = Podprowadź tabor jednym ruchem tak blisko Schwerina, jak się da.
    .hint = Z Glogau droga główna prowadzi do Lüben, Liegnitz i Breslau: trzy kroki.
    .no = Tabor może podejść bliżej: trzy kroki drogami głównymi, a Breslau jest już Twoje.
    .no-other = Teraz tabor.
maria-lesson-march-end =
    To była cała faza ruchu. Wiesz już, jak chodzą pionki, że drogi główne niosą dalej, że twierdze padają za
    plecami generała i że tabor powinien nadążać.

    Gdy mapa na coś nie pozwala, włącz „Dlaczego nie?” i naciśnij to miejsce: odpowiedzą zasady.
