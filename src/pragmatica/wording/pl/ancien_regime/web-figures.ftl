# Obrazy do zasad Coalitions: Ancien Régime.
web-ancien_regime-figure-wheel = Koło w pierwszej turze rundy. Po turze każde mocarstwo przechodzi do następnej akcji, zgodnie z ruchem wskazówek zegara, a Prusy z Ruchu do Musztry.
