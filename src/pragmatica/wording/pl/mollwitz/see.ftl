# Co się liczy z tego, co się wydarzyło.
web-mollwitz-see-volleys = { $count ->
        [one] 1 salwa
        [few] { $count } salwy
       *[other] { $count } salw
    }
web-mollwitz-see-assaults = { $count ->
        [one] 1 atak
        [few] { $count } ataki
       *[other] { $count } ataków
    }
web-mollwitz-see-charges = { $count ->
        [one] 1 kontrszarża
        [few] { $count } kontrszarże
       *[other] { $count } kontrszarż
    }
web-mollwitz-see-routs = { $count ->
        [one] 1 oddział rozbity
        [few] { $count } oddziały rozbite
       *[other] { $count } oddziałów rozbitych
    }
web-mollwitz-see-eliminated = { $count ->
        [one] 1 oddział wyeliminowany
        [few] { $count } oddziały wyeliminowane
       *[other] { $count } oddziałów wyeliminowanych
    }
web-mollwitz-clash-fire = Salwa
web-mollwitz-clash-assault = Atak
web-mollwitz-clash-charge = Kontrszarża
