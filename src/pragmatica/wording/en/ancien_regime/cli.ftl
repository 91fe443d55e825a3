# The terminal: Ancien Régime.

cli-ancien_regime-help =
    A number, a name or a notation: choose that answer. A whole move at once: P1 Silesia, or P1 Mecklenburg-Berlin-Silesia.
    list all: every answer offered. Empty line: the answers again.
    hand: your cards. status: Influence, Morale, Money and hands of all. wheel: the actions of this turn and of those to come. income: what your next actions bring.
    pieces: who stands where. lands: who controls what. diplomacy: who is with whom. electors: votes and Crown.
    map PLACE: a territory, that of a general, or what a power controls. why PLACE or ANSWER: why it is not offered. rule NUMBER: a rule in our words.
    undo, undo 3: take back your latest answers. log: what happened.
    save FILE: save now and from now on. quit: leave the table.
cli-ancien_regime-heading = Round { $round }, turn { $turn } of { $turns }: { $phase }.
cli-ancien_regime-leader = First is { $power } with { $influence } Influence; { $missing } more would win.
cli-ancien_regime-standing = { $power }: { $influence } Influence.
cli-ancien_regime-power = { $power }: { $status }. Influence { $influence }, Morale { $morale }, Money { $money }, { $cards ->
        [one] 1 card.
       *[other] { $cards } cards.
    }
cli-ancien_regime-minor = { $controller ->
        [none] Minor power; nobody controls it.
       *[other] Minor power of { $controller }.
    }
cli-ancien_regime-emperor = Holds the Crown.
cli-ancien_regime-discards = { $count } times { $card }
cli-ancien_regime-pile = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to draw. Discards: { $discards ->
        [none] none.
       *[other] { $discards }.
    } Fortresses left: { $left }.
cli-ancien_regime-slot = { $slot }: { $power }, { $state ->
        [coming] still to come.
        [asked] being asked.
        [waiting] waits for what comes before.
        [done] done.
       *[idle] not played.
    }
cli-ancien_regime-event = { $event ->
        [diplomacy] Diplomacy
        [election] Imperial election
        [auction] Auction
       *[frederick] Frederick’s own move
    }
cli-ancien_regime-place = { $slot } { $power }
cli-ancien_regime-turn = Round { $round }, turn { $turn }: { $slots }.
cli-ancien_regime-taxation = Taxation { $turns ->
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
cli-ancien_regime-extension = Extend Influence { $turns ->
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
cli-ancien_regime-mobilisation = Mobilisation { $turns ->
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
cli-ancien_regime-hand = { $power }: { $cards ->
        [none] no cards.
       *[other] { $cards }.
    }
cli-ancien_regime-general = { $land ->
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
cli-ancien_regime-frederick = Frederick II
cli-ancien_regime-units = { $units ->
        [0] no units
        [one] 1 unit
       *[other] { $units } units
    }
cli-ancien_regime-morale = Morale { $morale }
cli-ancien_regime-garrisons = Garrisons of { $power }: { $lands }.
cli-ancien_regime-fortress = { $land } with a fortress
cli-ancien_regime-lands = { $power } controls: { $lands ->
        [none] nothing.
       *[other] { $lands }.
    }
cli-ancien_regime-land = { $land }: { $kind ->
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
cli-ancien_regime-garrison = { $fortress ->
        [yes] garrison in a fortress
       *[no] garrison
    }
cli-ancien_regime-empty-fortress = empty fortress
cli-ancien_regime-exposed = may be attacked although neutral: { $powers }
cli-ancien_regime-neighbours = Next to it: { $lands }.
cli-ancien_regime-control = { $power ->
        [none] held by nobody
       *[other] held by { $power }
    }
cli-ancien_regime-neighbour = { $power ->
        [none] { $land } (nobody)
       *[other] { $land } ({ $power })
    }
cli-ancien_regime-held = Now { $held }.
cli-ancien_regime-route = Sea route to { $land } ({ $power }).
cli-ancien_regime-coalition = { $status }: { $powers ->
        [none] nobody.
       *[other] { $powers }.
    }
cli-ancien_regime-ties = { $power }: allied with { $allies ->
        [none] nobody
       *[other] { $allies }
    }; at war with { $enemies ->
        [none] nobody.
       *[other] { $enemies }.
    }
cli-ancien_regime-crown = { $power ->
        [none] Nobody holds the Crown.
       *[other] { $power } holds the Crown.
    }
cli-ancien_regime-elector = { $power ->
        [none] { $land }: nobody votes.
       *[other] { $land }: { $power } votes.
    }
cli-ancien_regime-side = { $side ->
        [attack] Attack
       *[defence] Defence
    }, strength { $strength }: { $generals }.
cli-ancien_regime-in-garrison = { $fortress ->
        [yes] garrison of { $power } in a fortress
       *[no] garrison of { $power }
    }
cli-ancien_regime-supporters = Supported by { $generals }.
cli-ancien_regime-card = { $card ->
        [none] card { $number } face down
       *[other] card { $number } is { $card }{ $up ->
        [yes] , face up
       *[no] , face down
    }
    }
cli-ancien_regime-pile-of = { $general }: { $cards ->
        [none] no cards
       *[other] { $cards }
    }; room for { $room }.
cli-ancien_regime-battles = Battles to come: { $battles }.
cli-ancien_regime-ballot = { $power }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, candidate: { $candidate }.
cli-ancien_regime-gift = { $money ->
        [0] For { $receiver }: cards { $cards }.
       *[other] For { $receiver }: { $money } Money.
    }
