# What an answer may bring, and what it leaves out.
ancien_regime-why-odds-standing = This is how the battle would end as the cards lie then. Others may still play.

web-ancien_regime-odds-won = victory
web-ancien_regime-odds-tied = a tie
web-ancien_regime-odds-lost = defeat
web-ancien_regime-odds-roll-own = Strength of your side
web-ancien_regime-odds-roll-other = Strength of the other side
web-ancien_regime-odds-roll-turned = The card that is turned up
web-ancien_regime-odds-total = { $total }
web-ancien_regime-odds-card = { $card }
web-ancien_regime-move-gain = { $power } { $gain }
web-ancien_regime-move-victory = A victory brings Influence, without supporters: { $gains }.
web-ancien_regime-move-defeat = A defeat brings others Influence: { $gains }.
web-ancien_regime-move-denies = With a garrison there { $loser } loses { $value } { $worth ->
        [influence] Influence
       *[money] Money
    } each round.
web-ancien_regime-sign-reached = in reach of a possible enemy
web-ancien_regime-sign-attacked = could be attacked
web-ancien_regime-threat-reached = A general of a possible enemy can come here by one move.
web-ancien_regime-threat-attacked = Pieces of yours that could be attacked.
web-ancien_regime-threat-line = { $land }, strength { $strength }
web-ancien_regime-threat-by = { $general }, strength { $strength }, { $turns ->
        [0] in this turn
        [one] in 1 turn
       *[other] in { $turns } turns
    }{ $consents ->
        [none] { "" }
       *[other] , with the consent of { $consents }
    }
