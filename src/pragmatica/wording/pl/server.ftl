# Co mówi serwer: odmowy i zdarzenia przy stole, o których żadna gra nie wie.

error-bad-request = Strona wysłała coś, czego serwer nie rozumie. Odśwież ją i spróbuj ponownie.
error-unreadable = Serwer nie zna tej nazwy.
error-bad-text = Tego tekstu nie można przyjąć: nic w nim nie widać, jest za długi albo zawiera znaki, których używają tylko programy lub które odwracają kierunek pisma.
error-name-taken = Przy tym stole jest już takie imię albo takie, które wygląda tak samo. Wybierz inne, które da się odróżnić.
error-wrong-origin = To żądanie przyszło ze strony innej witryny i zostało odrzucone.
error-not-yours = Ta przeglądarka nie zajmuje tego miejsca albo gra na nim teraz bot.
error-not-host = Może to zrobić tylko gospodarz stołu albo osoba zajmująca to miejsce.
error-bots-stay = Przy tym stole boty zachowują swoje miejsca: nikt nie może ich przejąć.
error-link-refused = Ten link nie otwiera tu żadnego miejsca: jest błędny albo został już użyty. Poproś gospodarza o nowy.
error-not-found = Pod tym adresem niczego nie ma.
error-method-not-allowed = Serwer tego tutaj nie robi.
error-not-your-turn = Żadne pytanie nie czeka na odpowiedź z tego miejsca.
error-stale = W międzyczasie na stole zaszły zmiany. Spójrz jeszcze raz.
error-not-begun = Partia jeszcze się nie zaczęła: ktoś jest jeszcze oczekiwany.
error-not-free = To miejsce nie jest wolne.
error-not-welcome = Jedno z was zablokowało drugie.
error-rating-unwanted = Gospodarz tego stołu szuka graczy z innym rankingiem; jakim, podano na liście wolnych miejsc. Kogo zaprosi, ten i tak może usiąść.
error-begun = Partia już się zaczęła.
error-match-over = Partia jest zakończona.
error-nothing-to-undo = Nie ma czego cofnąć: coś dobrano lub pokazano albo ruszył się ktoś inny.
error-busy = Stół zmienił się kilka razy naraz. Spróbuj ponownie.
error-unplayable = Ten stół wymaga zasad lub planszy, których ten serwer nie ma.
error-too-large = To zbyt wiele jak na jedno żądanie.
error-wrong-content-type = Strona wysłała żądanie w złej postaci.
error-illegal = Zasady na to nie pozwalają.
error-key-reused = To żądanie pomylono z innym. Odśwież stronę.
error-too-many-requests = Zbyt wiele żądań z tego adresu. Odczekaj chwilę.
error-too-many-bots = Przy zbyt wielu stołach grają już same boty. Poczekaj, aż któraś z partii się skończy.
error-too-many-open = Już zbyt wiele stołów czeka na graczy. Rozpocznij grę przy którymś albo go zamknij.
error-bad-address = Serwer nie może pytać pod tym adresem: musi zaczynać się od https:// i leżeć w otwartej sieci.
error-too-many-channels = Nie da się tu dodać więcej sposobów powiadamiania: najpierw usuń któryś.
error-too-many-events = Jest już tyle turniejów lub lig, ile można: twoich, z twojego adresu albo wszystkich. Niech najpierw któryś się skończy.
error-event-stage = Tego już nie da się zrobić albo jeszcze na to za wcześnie. Spójrz ponownie.
error-event-full = Wszystkie miejsca w tym turnieju są zajęte.
error-too-few-entries = Zgłosiło się zbyt mało osób, by obsadzić choćby jeden stół.
error-invite-refused = Do tego turnieju dołączy tylko ten, kto zna kod od organizatora.
error-event-seat = To stół turniejowy: nikt inny nie zajmie tu miejsca. Kto już nie gra, wycofuje się na stronie turnieju.
error-not-organiser = Może to zrobić tylko organizator tego turnieju.
error-closed = Moderatorzy zamknęli ten stół. Można go tylko przeglądać.
error-has-left = Znasz tajemnice innego miejsca przy tym stole, które opuszczono na rzecz następcy: nie zajmiesz tu kolejnego.
error-not-offered = Nikt już nie oferuje tego miejsca albo ktoś je właśnie zajął.
error-muted = Moderatorzy na pewien czas wyciszyli to konto: może grać, ale nie rozmawiać.
error-blocked = Moderatorzy na pewien czas zablokowali logowanie na to konto.
error-not-moderator = Mogą to zrobić tylko moderatorzy, i nie wobec równych sobie.
error-no-links = Z nowego konta nie wysyła się tu linków.
error-bad-word = Któregoś z tych słów nie wolno tu używać.
error-recess = Serwer jest zamknięty na czas prac. Wszystko można przeglądać i nic nie przepada.
error-internal = Serwer popełnił błąd. Został odnotowany; spróbuj ponownie.
error-unavailable = Serwer nie ma teraz dostępu do swoich danych; nic nie przepadło. Spróbuj za chwilę.

table-event-seat-taken = { $name ->
    [none] Ktoś
   *[other] { $name }
} siada na miejscu: { $seat }.
table-event-seat-named = { $name ->
    [none] Na miejscu { $seat } gra odtąd ktoś bez imienia
   *[other] Na miejscu { $seat } gra { $name }
}.
table-event-seat-bot = Na miejscu { $seat } gra dalej bot ({ $bot }).
table-event-seat-people = Na miejscu { $seat } znów grają ludzie.
table-event-seat-device = Na miejscu { $seat } gra się na urządzeniu gospodarza.
table-event-seat-free = { $seat }: gracz odszedł i miejsce jest znów wolne.
table-event-seat-freed = { $seat }: gospodarz znów zwolnił to miejsce.
table-event-closed = Gospodarz zamknął ten stół.
table-event-expired = Od dawna nikt nie przyszedł: ten stół został zamknięty.
table-event-begun = Wszyscy są na miejscach: partia się zaczyna.
table-event-seat-link = Powstaje nowy link do miejsca { $seat }.
table-event-seat-taken-over = { $seat }: miejsce po bocie { $name ->
    [none] zostało przejęte
   *[other] przejmuje { $name }
}; odtąd jego karty widzi człowiek.
table-event-seat-left = { $seat }: miejsce znów oddano botowi ({ $bot }). Kto na nim grał, widział jego karty do tej chwili, a odtąd ich nie widzi.
table-event-seat-kept = { $seat }: wszystkie inne przeglądarki zajmujące to miejsce wylogowano, a jego linki już nie działają.
error-no-analysis = Tej partii nie wolno analizować, póki trwa.
error-too-many-studies = Z twojego adresu nie można przechować więcej analiz. Zapisz ją w pliku.
table-event-time-out = { $late ->
   *[warn] { $seat }: czas minął.
    [unrated] { $seat }: czas minął. Partia nie liczy się już do rankingu gracza na tym miejscu.
 }
table-event-pause-wished = { $seat }: prośba o zatrzymanie wszystkich zegarów.
table-event-clocks-stand = Wszystkie zegary stoją: chcieli tego wszyscy.
table-event-clocks-go-on = { $seat }: zegary znów idą.
table-event-time-wished = { $seat }: zgoda na więcej czasu dla miejsca { $to }.
table-event-time-granted = { $seat }: więcej czasu dla miejsca { $to }.
table-event-unrated = { $why ->
   *[seat-changed] Partia nie liczy się do rankingu: nie na każdym miejscu do końca było konto, które na nim zaczęło.
    [same-player] Partia nie liczy się do rankingu: jedno konto grało na kilku miejscach.
    [no-result] Partia nie liczy się do rankingu: nie dograno jej do końca.
 }
table-event-seat-offered-link = { $seat }: gracz zostawia miejsce następcy, który dostał link.
table-event-seat-offered-public = { $seat }: miejsce czeka na każdego, kto zechce grać dalej.
table-event-seat-offer-ended = { $seat }: miejsce nie jest już do wzięcia.
table-event-seat-back = { $seat }: gracz wraca na swoje miejsce.
table-event-seat-succeeded = { $seat }: { $name ->
    [none] ktoś nowy
   *[other] { $name }
} gra dalej za poprzednika i widzi to, co wiadomo na tym miejscu.
table-event-vote-concede = { $seat }: gracz poddaje partię, jeśli druga strona się zgodzi.
table-event-vote-agree = { $winners ->
    [none] { $seat }: gracz proponuje zakończyć partię remisem.
   *[other] { $seat }: gracz proponuje zakończyć partię; zwycięstwo: { $winners }.
}
table-event-vote-abandon = { $seat }: gracz proponuje przerwać partię bez wyniku.
table-event-vote-agreed = { $seat }: zgoda.
table-event-vote-declined = { $seat }: sprzeciw, partia trwa.
table-event-vote-withdrawn = { $seat }: propozycja wycofana, partia trwa.
table-event-vote-lapsed = Nie wszyscy odpowiedzieli na propozycję ({ $seat }): partia trwa.
table-event-ended-conceded = { $seat }: gracz poddaje partię: to koniec.
table-event-ended-agreed = Gracze uzgodnili, jak kończy się partia.
table-event-ended-abandoned = Gracze przerwali partię: nie ma ona wyniku.
table-outcome-conceded = Partia poddana.
table-outcome-agreed = Wynik uzgodniony przez graczy.
table-outcome-abandoned = Partia przerwana przez graczy; to nie jest wynik.
table-event-table-closed = Moderatorzy zamknęli ten stół: { $reason }
table-event-table-opened = Moderatorzy znów otworzyli ten stół.
