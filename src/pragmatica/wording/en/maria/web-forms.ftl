# Questions in which troops are bought and given out, and headings that follow a choice.

web-maria-pick-where = Where does { $piece } go?
web-maria-pick-where-stack = Where does the stack of { $piece } go?
web-maria-place-ask = Lay down the { $card }?
web-maria-divide-away = { $general } takes no part in this game; { $troops } troops stay with him.
web-maria-recruit-room = has { $has }, { $room ->
        [0] no room
       *[other] room for { $room }
    }
web-maria-recruit-off = returns with new troops
web-maria-recruit-cost = for { $cost } points
web-maria-recruit-buy = { $troops ->
        [0] Buy no troops
        [one] Buy 1 troop for { $cost } points
       *[other] Buy { $troops } troops for { $cost } points
    }
web-maria-recruit-most = At most { $most }; { $left } points are left.
web-maria-distribute-title = Who gets the new troops?
web-maria-distribute-help = No general has more than 8. Nobody else sees it.
web-maria-distribute-send = Give them out
