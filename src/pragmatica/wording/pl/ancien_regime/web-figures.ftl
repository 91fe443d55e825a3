# Obrazy do zasad Coalitions: Ancien Régime.
web-ancien_regime-figure-wheel = Koło w pierwszej turze rundy. Po turze każde mocarstwo przechodzi do następnej akcji, zgodnie z ruchem wskazówek zegara, a Prusy z Ruchu do Musztry.
web-ancien_regime-figure-lands = Jednobarwne są macierzyste: Berlin należy do Prus, Bohemia do Austrii. Pasiaste są sporne: Saxonia i Silesia mają kolory obu mocarstw i dają im Wpływ. Szare są niesporne: Franconia i Krakow. Liczba to wartość, korona oznacza terytorium elektorskie, a podkreślona nazwa stolicę.
web-ancien_regime-figure-support = Generał pruski przyszedł z Berlina i atakuje w Silesii. Ten w Saxonii stoi obok bitwy i może wspierać atak, a austriacki w Moravii obronę. Kto stoi dalej, wspierać nie może.
