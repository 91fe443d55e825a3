# What is counted of what has happened.
web-maria-see-conquests = { $count ->
        [one] 1 fortress conquered
       *[other] { $count } fortresses conquered
    }
web-maria-see-lost = { $count ->
        [one] 1 general lost
       *[other] { $count } generals lost
    }
web-maria-see-politics = { $count ->
        [one] 1 political card
       *[other] { $count } political cards
    }
