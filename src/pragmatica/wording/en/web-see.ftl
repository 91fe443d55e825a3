# What has happened since the reader last answered.

web-log-news = Since your last answer
web-log-present = Back to the present
web-log-present-new = { $count ->
        [one] 1 new line below
       *[other] { $count } new lines below
    }
web-news-so-far = So far
web-news-moves = { $count ->
        [one] 1 general moved
       *[other] { $count } generals moved
    }
web-news-battles = { $count ->
        [one] 1 battle
       *[other] { $count } battles
    }
web-news-garrisons = { $count ->
        [one] 1 garrison came or went
       *[other] { $count } garrisons came or went
    }
web-news-show = On the map
