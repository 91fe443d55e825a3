# Coalitions: Ancien Régime: a power, a territory and an attack looked at more closely.

web-coalitions-race-aim = Influence; { $goal } wins
web-coalitions-race-minor = { $power }: a minor power
web-coalitions-yours = Yours
web-coalitions-ally = Your ally
web-coalitions-extends = As things stand it gains { $total } Influence { $turns ->
        [0] this turn
        [one] next turn
       *[other] in { $turns } turns
    }.
web-coalitions-borders = Borders: { $lands }
web-coalitions-garrison-worth = A garrison of yours here: { $worth ->
        [influence] { $value } Influence at Extend Influence
       *[paying] { $value } Money at Taxation
    }
web-coalitions-your-next = Your next action
web-coalitions-odds = He brings strength { $own }, before cards.
web-coalitions-odds-support = Generals next to it who could support: { $ours } on your side, { $theirs } on theirs.
