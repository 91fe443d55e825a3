# What is counted of what has happened.
web-mollwitz-see-volleys = { $count ->
        [one] 1 volley
       *[other] { $count } volleys
    }
web-mollwitz-see-assaults = { $count ->
        [one] 1 assault
       *[other] { $count } assaults
    }
web-mollwitz-see-charges = { $count ->
        [one] 1 counter-charge
       *[other] { $count } counter-charges
    }
web-mollwitz-see-routs = { $count ->
        [one] 1 unit routed
       *[other] { $count } units routed
    }
web-mollwitz-see-eliminated = { $count ->
        [one] 1 unit eliminated
       *[other] { $count } units eliminated
    }
web-mollwitz-clash-fire = Volley
web-mollwitz-clash-assault = Assault
web-mollwitz-clash-charge = Counter-charge
