# What all games share: refusals, events of every match, languages.

core-not-your-turn = It is not { $seat }'s turn: no question is open for this seat.
core-match-over = The match is over.
core-not-offered = This is not among the answers offered now.
core-event-undone =
    { $count ->
        [one] { $seat } takes back an action.
       *[other] { $seat } takes back { $count } actions.
    }
core-rule = Rule { $rule }
core-ruling = Ruling
