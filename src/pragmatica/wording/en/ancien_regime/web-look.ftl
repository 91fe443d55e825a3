# Coalitions: Ancien Régime: a power, a territory and an attack looked at more closely.

web-ancien_regime-race-aim = Influence; { $goal } wins
web-ancien_regime-race-minor = { $power }: a minor power
web-ancien_regime-yours = Yours
web-ancien_regime-ally-yours = Your ally
web-ancien_regime-extends = As things stand it gains { $total } Influence { $turns ->
        [0] this turn
        [one] next turn
       *[other] in { $turns } turns
    }.
web-ancien_regime-borders = Borders: { $lands }
web-ancien_regime-garrison-worth = A garrison of yours here: { $worth ->
        [influence] { $value } Influence at Extend Influence
       *[paying] { $value } Money at Taxation
    }
web-ancien_regime-your-next = Your next action
web-ancien_regime-odds = He brings strength { $own }, before cards.
web-ancien_regime-odds-support = Generals next to it who could support: { $ours } on your side, { $theirs } on theirs.
