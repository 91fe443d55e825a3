# Maria, contracts and agreements: clauses, free actions, refusals, and the panel of treaties.

# -- clauses
maria-clause-contract = { $power } pays { $other } a subsidy of { $cards ->
        [one] one card
       *[other] { $cards } cards
    } a turn for { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
maria-clause-cancel = { $power } ends its subsidy to { $other } before its time
maria-clause-no-attack = { $power } does not attack { $other } until the end of turn { $until }
maria-clause-keep-out = { $power } keeps out of { $area } until the end of turn { $until }
maria-clause-keep-away = { $distance ->
        [0] { $power } keeps out of { $city } until the end of turn { $until }
        [one] { $power } keeps more than one city away from { $city } until the end of turn { $until }
       *[other] { $power } keeps more than { $distance } cities away from { $city } until the end of turn { $until }
    }
maria-clause-leave = { $power } leaves { $area } in turn { $until }
maria-clause-peace = { $power } makes peace over Silesia as soon as it is asked, until the end of turn { $until }
maria-clause-vote = { $power } votes for { $candidate }
maria-clause-words = “{ "\u2068" }{ $text }{ "\u2069" }”

# -- forms of clauses
treaty-form-contract = Subsidy contract
    .help = The giver’s first drawn card of each turn goes unseen to the receiver. Enforced.
treaty-form-cancel = End a subsidy
    .help = A running contract ends now. The first one of France with Bavaria cannot be ended.
treaty-form-no-attack = No attack
    .help = No general of the first power steps next to one of the second. Enforced.
treaty-form-keep-out = Keep out of a country
    .help = No general enters it; who is inside may move on there. Enforced.
treaty-form-keep-away = Keep away from a fortress
    .help = No general comes that near; who is nearer may only go farther off. 0 means the fortress itself. Enforced.
treaty-form-leave = Leave a country
    .help = In that turn every general inside marches out as far as he can, and none enters. Enforced.
treaty-form-peace = Peace over Silesia
    .help = Prussia must offer it, or Austria accept it, when the question comes. Enforced.
treaty-form-vote = Vote for the emperor
    .help = Every free vote of the power goes to this candidate. Enforced.
treaty-form-words = In your own words
    .help = Shown to all and binding on your honour, but the program does not enforce it.

# -- free actions
maria-action-write_form = Add a clause: { $form }
maria-action-write_power = { $power }
maria-action-write_other = { $power }
maria-action-write_turns = { $turns ->
        [one] for one turn
       *[other] for { $turns } turns
    }
maria-action-write_cards = { $cards ->
        [one] one card a turn
       *[other] { $cards } cards a turn
    }
maria-action-write_until = turn { $until }
maria-action-write_area = { $area }
maria-action-write_city = { $city }
maria-action-write_distance = { $distance ->
        [one] one city
       *[other] { $distance } cities
    }
maria-action-write_candidate = { $candidate }
maria-action-write_text = “{ "\u2068" }{ $text }{ "\u2069" }”
maria-action-clear = Throw the draft away
maria-action-propose = Propose the draft to { $seat }
maria-action-accept = Accept proposal { $number }
maria-action-refuse = Refuse proposal { $number }
maria-action-withdraw = Withdraw proposal { $number }
maria-action-amend = Take proposal { $number } as the draft of a new one

# -- refusals
maria-why-words-empty = There is no text.
maria-why-words-too-long = The text is too long: at most { $limit } bytes, which are as many plain letters. Agreements are kept short.
maria-why-words-bad-sign = The text must stand in one line, without control characters and spaces around it, and without piles of accents.
maria-why-draft-empty = Nothing has been written yet.
maria-why-draft-unfinished = The last clause is not complete.
maria-why-draft-not-there = That cannot stand at this place of a draft.
maria-why-draft-long = A proposal has { $limit } clauses at most. Agreements are kept short.
maria-why-draft-binds-others = A clause binds a power that neither of the two players leads. Nobody promises for a third.
maria-why-draft-alone = With itself a player makes subsidy contracts, and nothing else.
maria-why-draft-no-enemy = { $power } and { $other } are allied and do not attack each other anyway.
maria-why-draft-no-such-contract = There is no such contract, or it cannot be ended before its time.
maria-why-draft-past = The turn of a clause is over.
maria-why-draft-no-election = There is no imperial election to come.
maria-why-draft-peace-made = Peace over Silesia has been made already.
maria-why-draft-too-many = { $limit } of your proposals are open already. Withdraw one first.
maria-why-draft-full = No more than { $limit } agreements can be in force at once.
maria-why-proposal-gone = This proposal is no longer open.
maria-why-proposal-of-others = It is not yours to answer.
maria-why-treaties-closed = Contracts and agreements are made after the set-up, and neither during a battle nor while subsidies are paid.
maria-why-contract-giver-minor = Only a major power pays subsidies; { $power } is none.
maria-why-contract-same-power = A power pays no subsidy to itself.
maria-why-contract-not-allied = { $power } and { $other } are not allied: there can be no contract between them.
maria-why-contract-have-one = { $power } and { $other } have a contract already; two powers have one at a time.
maria-why-contract-not-minor = With two players only minor powers receive subsidies; { $other } is none.

# -- the panel
web-tab-treaties = Treaties
web-treaties-badge = { $count ->
        [one] one proposal waits for your answer
       *[other] { $count } proposals wait for your answer
    }
web-treaties-read = Read and answer
web-treaties-force = In force
web-treaties-force-none = Nothing has been agreed.
web-treaties-enforced = The program enforces it
web-treaties-on-word = It rests on the players’ word
web-treaties-word = On the players’ word
web-treaties-between = Between { $seats }.
web-treaties-contract = { $power } pays { $other } { $cards ->
        [one] one card
       *[other] { $cards } cards
    } a turn; { $turns ->
        [one] the last time is next
       *[other] { $turns } more times
    }
web-treaties-contract-ends = Both sides together may end it sooner.
web-treaties-contract-stays = It cannot be ended sooner.
web-treaties-open = Open proposals
web-treaties-open-none = No proposal is open.
web-treaties-mine = You propose to { $other }
web-treaties-asked = { $seat } proposes to you
web-treaties-others = { $seat } proposes to { $other }
web-treaties-unlawful = It cannot be accepted as things stand.
web-treaties-why = Why not?
web-treaties-accept = Accept …
web-treaties-refuse = Refuse
web-treaties-counter = Change it
    .title = The proposal is refused, and you go on writing from it.
web-treaties-withdraw = Withdraw
web-treaties-rewrite = Withdraw and rewrite
web-treaties-confirm-title = Accept this treaty?
web-treaties-confirm = What you promise binds you. What is marked as enforced will be missing from your choices.
web-treaties-confirm-yes = Accept and be bound
web-treaties-confirm-no = Not yet
web-treaties-new = A new proposal
web-treaties-begin = Write a proposal
web-treaties-add = Add a clause
web-treaties-remove = Remove
web-treaties-clause = Clause { $number }
web-treaties-field-power = { $form ->
        [contract] Who pays
        [cancel] Who pays
       *[other] Which power
    }
web-treaties-field-other = { $form ->
        [contract] Who receives
        [cancel] Who receives
       *[other] Whom it does not attack
    }
web-treaties-field-turns = For how long
web-treaties-field-cards = How much
web-treaties-field-until = { $form ->
        [leave] In which turn
       *[other] Until the end of
    }
web-treaties-field-area = Where
web-treaties-field-city = Which fortress
web-treaties-field-distance = Farther away than
web-treaties-field-candidate = For whom
web-treaties-field-text = In your own words
web-treaties-value-turns = { $count ->
        [one] one turn
       *[other] { $count } turns
    }
web-treaties-value-cards = { $count ->
        [one] one card a turn
       *[other] { $count } cards a turn
    }
web-treaties-value-distance = { $count ->
        [0] the city itself
        [one] one city
       *[other] { $count } cities
    }
web-treaties-value-until = turn { $count }
web-treaties-size = { $size } of { $most } bytes; a letter with an accent takes two
web-treaties-to = To whom
web-treaties-to-self = Between my own powers
web-treaties-incomplete = A clause is not complete yet.
web-treaties-propose = Propose it to { $seat }
web-treaties-conclude = Conclude it now
web-treaties-discard = Discard
web-treaties-sent = The proposal has been made.
