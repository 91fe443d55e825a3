# The terminal: Ancien Régime.

cli-help-ancien_regime =
    A number, a name or a notation: choose that answer. A whole move at once: P1 Silesia, or P1 Mecklenburg-Berlin-Silesia.
    list all: every answer offered. Empty line: the answers again.
    hand: your cards. status: Influence, Morale, Money and hands of all. wheel: the actions of this turn and of those to come. income: what your next actions bring.
    pieces: who stands where. lands: who controls what. diplomacy: who is with whom. electors: votes and Crown.
    map PLACE: a territory, that of a general, or what a power controls. why PLACE or ANSWER: why it is not offered. rule NUMBER: a rule in our words.
    undo, undo 3: take back your latest answers. log: what happened.
    save FILE: save now and from now on. quit: leave the table.
cli-regime-heading = Round { $round }, turn { $turn } of { $turns }: { $phase }.
cli-regime-leader = First is { $power } with { $influence } Influence; { $missing } more would win.
cli-regime-standing = { $power }: { $influence } Influence.
cli-regime-power = { $power }: { $status }. Influence { $influence }, Morale { $morale }, Money { $money }, { $cards ->
        [one] 1 card.
       *[other] { $cards } cards.
    }
cli-regime-minor = { $controller ->
        [none] Minor power; nobody controls it.
       *[other] Minor power of { $controller }.
    }
cli-regime-emperor = Holds the Crown.
cli-regime-discards = { $count } times { $card }
cli-regime-pile = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to draw. Discards: { $discards ->
        [none] none.
       *[other] { $discards }.
    } Fortresses left: { $left }.
cli-regime-slot = { $slot }: { $power }, { $state ->
        [coming] still to come.
        [asked] being asked.
        [waiting] waits for what comes before.
        [done] done.
       *[idle] not played.
    }
cli-regime-event = { $event ->
        [diplomacy] Diplomacy
        [election] Imperial election
        [auction] Auction
       *[frederick] Frederick’s own move
    }
cli-regime-place = { $slot } { $power }
cli-regime-turn = Round { $round }, turn { $turn }: { $slots }.
cli-regime-taxation = Taxation { $turns ->
        [0] now
        [one] in 1 turn
       *[other] in { $turns } turns
    }: { $total } Money{ $lands ->
        [none] .
       *[other] {" "}({ $lands }{ $doubled ->
        [yes] , doubled
       *[no] {""}
    }).
    }
cli-regime-extension = Extend Influence { $turns ->
        [0] now
        [one] in 1 turn
       *[other] in { $turns } turns
    }: { $total } Influence{ $lands ->
        [none] {""}
       *[other] {" "}({ $lands })
    }{ $crown ->
        [0] .
       *[other] , { $crown } of it for the Crown.
    }
cli-regime-mobilisation = Mobilisation { $turns ->
        [0] now
        [one] in 1 turn
       *[other] in { $turns } turns
    }: { $cards ->
        [one] draws 1 card
       *[other] draws { $cards } cards
    }, has { $money } Money, has room for { $units ->
        [one] 1 unit.
       *[other] { $units } units.
    }
cli-regime-hand = { $power }: { $cards ->
        [none] no cards.
       *[other] { $cards }.
    }
cli-regime-general = { $land ->
        [none] { $general }: off the board{ $units ->
        [0] .
        [one] , 1 unit waiting.
       *[other] , { $units } units waiting.
    }
       *[other] { $general }: { $land }, { $units ->
        [0] no units
        [one] 1 unit
       *[other] { $units } units
    }{ $moved ->
        [yes] , has moved.
       *[no] .
    }
    }
cli-regime-frederick = Frederick II
cli-regime-units = { $units ->
        [0] no units
        [one] 1 unit
       *[other] { $units } units
    }
cli-regime-morale = Morale { $morale }
cli-regime-garrisons = Garrisons of { $power }: { $lands }.
cli-regime-fortress = { $land } with a fortress
cli-regime-lands = { $power } controls: { $lands ->
        [none] nothing.
       *[other] { $lands }.
    }
cli-regime-land = { $land }: { $kind ->
        [home] home of { $powers }
        [contested] contested by { $powers }
        [uncontested] uncontested
       *[impassable] impassable
    }, value { $value }{ $capital ->
        [yes] , capital
       *[no] {""}
    }{ $elector ->
        [yes] , elector.
       *[no] .
    }
cli-regime-garrison = { $fortress ->
        [yes] garrison in a fortress
       *[no] garrison
    }
cli-regime-empty-fortress = empty fortress
cli-regime-exposed = may be attacked although neutral: { $powers }
cli-regime-neighbours = Next to it: { $lands }.
cli-regime-control = { $power ->
        [none] held by nobody
       *[other] held by { $power }
    }
cli-regime-neighbour = { $power ->
        [none] { $land } (nobody)
       *[other] { $land } ({ $power })
    }
cli-regime-held = Now { $held }.
cli-regime-route = Sea route to { $land } ({ $power }).
cli-regime-coalition = { $status }: { $powers ->
        [none] nobody.
       *[other] { $powers }.
    }
cli-regime-ties = { $power }: allied with { $allies ->
        [none] nobody
       *[other] { $allies }
    }; at war with { $enemies ->
        [none] nobody.
       *[other] { $enemies }.
    }
cli-regime-crown = { $power ->
        [none] Nobody holds the Crown.
       *[other] { $power } holds the Crown.
    }
cli-regime-elector = { $power ->
        [none] { $land }: nobody votes.
       *[other] { $land }: { $power } votes.
    }
cli-regime-side = { $side ->
        [attack] Attack
       *[defence] Defence
    }, strength { $strength }: { $generals }.
cli-regime-in-garrison = { $fortress ->
        [yes] garrison of { $power } in a fortress
       *[no] garrison of { $power }
    }
cli-regime-supporters = Supported by { $generals }.
cli-regime-card = { $card ->
        [none] card { $number } face down
       *[other] card { $number } is { $card }{ $up ->
        [yes] , face up
       *[no] , face down
    }
    }
cli-regime-pile-of = { $general }: { $cards ->
        [none] no cards
       *[other] { $cards }
    }; room for { $room }.
cli-regime-battles = Battles to come: { $battles }.
cli-regime-ballot = { $power }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, candidate: { $candidate }.
cli-regime-gift = { $money ->
        [0] For { $receiver }: cards { $cards }.
       *[other] For { $receiver }: { $money } Money.
    }
