# Co się liczy z tego, co się wydarzyło.
web-maria-see-conquests = { $count ->
        [one] 1 zdobyta twierdza
        [few] { $count } zdobyte twierdze
       *[other] { $count } zdobytych twierdz
    }
web-maria-see-lost = { $count ->
        [one] 1 stracony generał
        [few] { $count } straceni generałowie
       *[other] { $count } straconych generałów
    }
web-maria-see-politics = { $count ->
        [one] 1 karta polityczna
        [few] { $count } karty polityczne
       *[other] { $count } kart politycznych
    }
