# Maria, the advanced game: names, questions, answers, events, options, outcomes.

# -- names
suit-reserve = Reserves only
candidate-francis = Francis Stephen of Lorraine
candidate-charles = Charles Albert of Bavaria
status-prussian_ally = Prussia’s ally
status-neutral = neutral
status-austrian_ally = Austria’s ally
box-electors = 3 Electors
box-emperor = Emperor
box-italy = Italy
box-silesia = Silesia
offmap-ostpreussen = East Prussia
offmap-england = England
offmap-italien_frankreich = Italy (French corps)
offmap-italien_oesterreich = Italy (Austrian corps)
area-france = France
area-bavaria = Bavaria
area-prussia = Prussia
area-saxony = Saxony
area-pragmatic = the country of the Pragmatic Army
area-austria = Austria
area-silesia = Silesia
area-poland = Poland
area-core-austria = Austria on the Bohemia map
area-austrian-netherlands = the Austrian Netherlands
area-flanders-map = the Flanders map
area-bohemia-map = the Bohemia map
phase-politics = Politics
phase-election = Imperial election
phase-end-of-stage = End of the stage

# -- questions
maria-decision-name_trump = Which suit is trump?
    .why = Whoever won the latest battle names the political trump of this turn.
    .help = Cards of this suit that are laid on the display count as influence. A Reserve always counts, for 16.
maria-decision-place_card = { $power }: which card goes on the political display?
    .why = Each major power may lay one card of its hand face down on its space; the cards decide who chooses first.
    .help = Trumps count, for their value, a Reserve for 16. A card of another suit is a bluff and comes back. Cards on the display cannot be used for battles or payments.
maria-decision-choose_political = { $power }: take a political card?
    .why = The turn to choose goes by influence. On offer: { $offer }.
    .help = Taking a card costs all cards of { $power } on the display. Or store them: they stay, and count again next turn.
maria-decision-execute_card = { $power }: execute “{ $political }”?
    .why = The card has been taken; what becomes of it is said at once.
    .help = Execute: use its instruction, its arrows, or both. Discard: it is gone without effect, which may be all you want.
maria-decision-carry_out = { $power }: follow the instruction of “{ $political }”?
    .why = The card has both an instruction and arrows.
    .help = You may use the one, the other, or both.
maria-decision-name_recipient = Who gets what “{ $political }” gives?
    .why = The card names two powers; { $power }, which executes it, picks one.
    .help = The troops go to the generals of that power at once.
maria-decision-move_marker = { $power }: move the marker of { $track }?
    .why = An arrow of “{ $political }” moves it { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }, or not at all.
    .help = Markers move when both cards are done, each once, by the sum of all arrows for its track.
maria-decision-card_return = { $power }: does a lost general come back?
    .why = { $left ->
        [one] A troop has been granted;
       *[other] { $left } troops have been granted;
    } a general off the map may take at least one and come back at once.
    .help = Or nobody: the troops go to generals on the map. Who is in an off-map box gets none.
maria-decision-send_corps = { $power }: which general goes away?
    .why = An expeditionary corps is due: one general goes to the off-map box ({ $box }) with his troops.
    .help = There he is out of the game until the marker leaves the icon. A general off the board may go instead, for 8 points of cards; he gets 2 troops.
maria-decision-welcome = Does { $general } join { $other } in { $city }?
    .why = { $general } comes back from an off-map box, and { $other } stands where he arrives.
    .help = If not, { $other } makes room for him.
maria-decision-give_way = Who makes room for { $general }, and where to?
    .why = { $general } comes back from an off-map box to { $city }, where somebody stands.
    .help = The nearest cities in which the piece may stand are offered.
maria-decision-relocate = { $power }: which piece is placed next, and where?
    .why = { $cause ->
        [expulsion] Saxony is neutral now: foreign pieces go home.
        [homecoming] Saxony is neutral now: its pieces return to the cities where they began.
        [peace] Peace is made: Prussians go to Prussia, Austrians to Austria.
       *[parting] Saxony has changed sides: its generals part from their former friends.
    }
    .help = Each goes to the nearest lawful city; of equally near ones you choose. Left to place: { $pieces }.
maria-decision-shift_saxony = How far does the Saxony marker move?
    .why = Prussia has lost { $points ->
        [one] a point
       *[other] { $points } points
    }: Austria may move the marker one space to the right for each.
    .help = Only the space where it stops counts. To the right Saxony becomes neutral, then Austria’s ally.
maria-decision-saxon_return = Does { $general } come back for Saxony?
    .why = Saxony is Austria’s ally now; a general off the board may come back at once.
    .help = He needs at least one new troop, at 4 points of Saxony’s own cards each.
maria-decision-offer_peace = Does Prussia offer peace?
    .why = Prussia holds all seven fortresses of Silesia.
    .help = If Austria accepts, Silesia becomes Prussian for good, and Prussia is neutral until its stage after the next. A refusal changes nothing.
maria-decision-accept_peace = Does Austria accept the peace?
    .why = Prussia holds all of Silesia and offers to leave the war for a time.
    .help = Silesia becomes Prussian for good, all Prussian markers leave Austria, Saxony becomes neutral if it is Prussia’s ally, and Prussia is neutral until its stage after the next.
maria-decision-receive_train = Where does { $train } enter the game?
    .why = With the annexation of Silesia Prussia gets its second train.
    .help = In a free Prussian major fortress; Breslau is one now.
maria-decision-reduce = Does France reduce its objectives?
    .why = No French general stands in Austria on the Bohemia map: once in the game France may give up all its fortresses there.
    .help = Half of the markers, rounded up, lie aside and no longer need a place; the others go back to the pool. The next fortress that France or Bavaria conquers on the Bohemia map brings them all back.
maria-decision-serve_first = { $power }: which subsidy is paid first?
    .why = The income does not reach for all contracts.
    .help = The first card drawn goes to the first, and so on. Whoever comes too late gets nothing this turn.
maria-decision-vote = { $power }: for whom does { $city } vote?
    .why = The emperor is elected: nine votes, five elect. So far { $francis } for Francis, { $charles } for Charles.
    .help = Francis: a marker of Austria goes into the Emperor box. Charles: one of France.
maria-decision-pick_in_turn = Which piece moves next?
    .why = { $dispute ->
        [yes] The order of moves is in dispute: both players move one piece at a time on the Flanders map.
       *[no] Austria and the Pragmatic Army move in the same phase; each moves as many pieces as it likes and passes.
    }
    .help = { $dispute ->
        [yes] Who has finished on the Flanders map moves there no more in this phase. Moves on the Bohemia map stay free.
       *[no] The phase ends when both pass, one right after the other; until then a pass is not final.
    }
maria-decision-move_consent = May { $commander } take { $general } along?
    .why = They form a stack of two players, and { $asking } wants to move it.
    .help = If you refuse, it may not be asked again in this phase; either may leave alone.

# -- answers
maria-action-name = Trump is { $suit }
maria-action-lay = Lay down { $card }
maria-action-decline = No card
maria-action-choose = Take “{ $political }”
maria-action-store = Store the cards
maria-action-execute = Execute “{ $political }”
maria-action-discard = Discard it unused
maria-action-other = Execute “{ $political }” instead
maria-action-carry_out = { $yes ->
        [yes] Follow the instruction
       *[no] Use the arrows alone
    }
maria-action-recipient = { $power }
maria-action-move_marker = { $way ->
        [left] To the left
       *[right] To the right
    }
maria-action-return = { $general } comes back in { $city }
maria-action-send = { $general } goes
maria-action-relocate = { $piece } to { $city }
maria-action-shift_saxony = { $spaces ->
        [0] It stays
        [one] One space to the right
       *[other] { $spaces } spaces to the right
    }
maria-action-saxon_return = { $troops ->
        [one] In { $city } with a troop
       *[other] In { $city } with { $troops } troops
    }
maria-action-offer_peace = { $yes ->
        [yes] Offer peace
       *[no] Fight on
    }
maria-action-accept_peace = { $yes ->
        [yes] Accept
       *[no] Refuse
    }
maria-action-reduce = { $yes ->
        [yes] Reduce the objectives
       *[no] Not now
    }
maria-action-reduce_now = France reduces its objectives
maria-action-serve = { $power } first
maria-action-vote = For { $candidate }
maria-action-stay_off = He stays away
maria-action-dispute = Dispute the order of moves

# -- events: victory points
maria-event-pool-changed = { $change ->
        [-1] A marker of { $power } is placed; its pool is at { $pool }.
        [1] A marker of { $power } comes back; its pool is at { $pool }.
       *[other] The pool of { $power } is at { $pool }.
    }
maria-event-battle-points = { $points ->
        [one] A point for { $power }, against { $opponent }.
       *[other] { $points } points for { $power }, against { $opponent }.
    }
maria-event-supply-points = { $points ->
        [one] { $power } loses a point to hunger.
       *[other] { $power } loses { $points } points to hunger.
    }
maria-event-box-taken = { $power } puts a marker into the box “{ $box }”.
maria-event-box-emptied = { $power } takes its marker out of the box “{ $box }”.
maria-event-aside-returned = { $count ->
        [one] The marker that { $power } had set aside goes back to its pool.
       *[other] The { $count } markers that { $power } had set aside go back to its pool.
    }
maria-event-winter-scored = The winter scores of turn { $turn } are written down and folded away.

# -- events: the stage of two players
maria-event-passed = { $seat } passes.
maria-event-disputed = { $seat } disputes the order of moves: on the Flanders map both move in turns now.
maria-event-finished = { $seat } has finished on the Flanders map.
maria-event-move-refused = { $power } does not let { $commander } take its general along.

# -- events: politics
maria-event-political-revealed = On offer: { $political }.
maria-event-election-announced = The emperor will be elected at the end of this turn.
maria-event-trump-named = { $seat } names the trump: { $suit }.
maria-event-trump-turned = { $shown ->
        [none] No card is left to turn over. Trump: { $suit }.
       *[other] Turned over: { $shown }. Trump: { $suit }.
    }
maria-event-card-placed = { $power } lays a card on the display.
maria-event-placing-declined = { $power } lays no card on the display.
maria-event-display-revealed = { $power } has laid { $shown }.
maria-event-display-returned = { $power } takes back into its hand: { $shown }.
maria-event-display-turned = { $power } turns face down: { $shown }.
maria-event-influence = Influence of { $power }: { $sum }.
maria-event-stored = { $power } stores its cards.
maria-event-political-chosen = { $power } takes “{ $political }”.
maria-event-display-discarded = { $power } pays with its display: { $shown }.
maria-event-executed = { $power } executes “{ $political }”.
maria-event-unused = { $power } discards “{ $political }” unused.
maria-event-move-announced = { $power } announces for { $track }: { $steps ->
        [-3] three spaces left
        [-2] two spaces left
        [-1] one space left
        [1] one space right
        [2] two spaces right
       *[other] { $steps } spaces right
    }.
maria-event-offer-discarded = Nobody takes “{ $political }”.
maria-event-marker-moved = { $track }: the marker comes to “{ $to_field }”.
maria-event-troops-granted = { $count ->
        [one] { $power } gets a troop.
       *[other] { $power } gets { $count } troops.
    }
maria-event-income-changed = { $game ->
        [yes] For the rest of the game { $power } draws { $change ->
            [-1] one card fewer
           *[other] one card more
        } a turn.
       *[no] This turn { $power } draws { $change ->
            [-1] one card fewer
           *[other] one card more
        }.
    }
maria-event-corps-sent = { $general } leaves with an expeditionary corps.
maria-event-corps-returned = { $general } comes back from his expedition to { $city }.

# -- events: political changes
maria-event-neutrality-began = { $power } is neutral.
maria-event-neutrality-ended = { $power } is no longer neutral.
maria-event-saxony-changed = Saxony was { $former_status } and now is { $status }.
maria-event-transferred = { $piece } goes from { $from_city } to { $to_city }.
maria-event-piece-lost = There is no place left for { $piece }: it leaves the board.
maria-event-peace-offered = { $yes ->
        [yes] Prussia offers Austria peace.
       *[no] Prussia offers no peace.
    }
maria-event-peace-answered = { $yes ->
        [yes] Austria accepts the peace.
       *[no] Austria refuses the peace.
    }
maria-event-annexed = Prussia annexes Silesia and gives up { $removed ->
        [0] nothing in Austria.
        [one] a fortress in Austria; { $aside } of the markers set aside.
       *[other] { $removed } fortresses in Austria; { $aside } of the markers set aside.
    }
maria-event-reduced = France reduces its objectives and gives up { $removed ->
        [one] a fortress; its marker is set aside.
       *[other] { $removed } fortresses; { $aside } of the markers are set aside.
    }
maria-event-saxony-shifted = Austria moves the Saxony marker { $spaces ->
        [0] not at all
        [one] one space
       *[other] { $spaces } spaces
    } to the right, for { $points ->
        [one] a lost point
       *[other] { $points } lost points
    } of Prussia.

# -- events: treaties and the election
maria-event-contract-made = { $giver } subsidises { $receiver } for { $turns ->
        [one] a turn
       *[other] { $turns } turns
    }, { $number ->
        [one] one card
       *[other] { $number } cards
    } each.
maria-event-contract-ended = The subsidy of { $giver } for { $receiver } ends.
maria-event-voted = { $city } votes for { $candidate } ({ $power }).
maria-event-elected = { $candidate } is elected emperor with { $votes } of nine votes.
maria-event-proposed = { $answering ->
        [none] { $seat } agrees with itself: { $clauses }.
       *[other] { $seat } proposes to { $answering }: { $clauses }.
    }
maria-event-proposal-answered = { $answer ->
        [accepted] { $seat } and { $proposer } are agreed: { $clauses }.
        [withdrawn] { $seat } withdraws a proposal: { $clauses }.
        [amended] { $seat } takes up what { $proposer } has proposed, to change it: { $clauses }.
       *[refused] { $seat } refuses what { $proposer } has proposed: { $clauses }.
    }
maria-event-agreement-lapsed = An agreement of { $seat } and { $answering } is over: { $clauses }.

# -- outcomes
maria-outcome-pool-empty = A power of the winner has no victory marker left in its pool.
maria-outcome-winter-scores = A power of the winner has the lowest sum of winter scores.

# -- options
maria-option-silesia_markers_from_pool = The first markers in Silesia
    .help = Where the seven markers come from that lie in Silesia at the start.
    .value-true = out of the pools: Prussia begins with 11, Austria with 3
    .value-false = from beside the board: the pools stay full
maria-option-card_execution = Executing a political card
    .help = What a power must use of a card that has both an instruction and arrows.
    .value-and_or = the instruction, the arrows, or both
    .value-instruction_forced = the instruction always, the arrows as it likes
maria-option-corps_return = When a corps comes back
    .help = When a general leaves the off-map box after the marker has left the icon.
    .value-immediate = at once
    .value-end_of_politics = at the end of the politics stage
maria-option-set_aside_rounding = Half of the markers set aside
    .help = How an odd number is halved at the annexation and when France reduces its objectives.
    .value-up = rounded up
    .value-down = rounded down
maria-option-reduction_timing = When France may reduce its objectives
    .help = As long as no French general stands in Austria on the Bohemia map.
    .value-any_time = at any time
    .value-end_of_french_stage = only at the end of its own stage
maria-option-reduction_return = What brings the French markers back
    .help = After the reduction a new French success returns the markers set aside to the pool.
    .value-any_conquest = any conquest on the Bohemia map
    .value-marker_placed = any French marker that is laid on a fortress
maria-option-saxony_shift_timing = When the Saxony marker moves
    .help = After a battle that cost Prussia points.
    .value-after_retreat = after the retreat
    .value-before_retreat = before the retreat
maria-option-saxony_expulsion = Foreign pieces in neutral Saxony
    .help = What becomes of them when Saxony turns neutral.
    .value-transfer = they are placed at home at once
    .value-march_out = they stay and have to march out
maria-option-saxony_double_stage = Saxony acts twice
    .help = When Saxony changes sides after its own stage, it could act again with Austria in the same turn.
    .value-true = yes, without new cards
    .value-false = no, from the next turn on
maria-option-subsidy_amount = Size of a subsidy
    .help = How many cards a contract passes on each turn.
    .value-exactly_one = one
    .value-at_least_one = one to three, as agreed
maria-option-victory_after_election = A look at the pools after the election
    .help = Whether a marker in the Emperor box can win the game at once.
    .value-true = yes
    .value-false = no, only at the next regular look
maria-option-mixed_stack_account = Points of a stack of two powers
    .help = Whose account wins or loses them.
    .value-commander = that of the supreme commander
maria-option-arenberg_reentry = Where Arenberg comes back
    .help = Besides Austria’s own major fortresses.
    .value-dutch = in Dutch major fortresses
    .value-pa = in all major fortresses of the Pragmatic Army
maria-option-saxony_can_return = Saxony can come back to Prussia
    .help = Whether the marker may move left to Prussia’s side again.
    .value-false = no, leaving is final
    .value-true = yes
maria-option-optional_politics = Optional rules of politics
    .help = Bluff cards stay on the display for the turn, face down, and do not come back to the hand at once.
    .value-false = not used
    .value-true = used

# -- why something is not offered
maria-why-border = { $mover } may not cross to the other map; only French and Austrian pieces do, alone or with each other.
maria-why-neutral-stays-home = { $power } is neutral: its pieces do not leave their own country, and { $city } lies outside.
maria-why-neutral-ground = { $city } lies in the country of { $power }, which is neutral: no foreign piece may enter.
maria-why-way-out = { $mover } stands in neutral country, where each step must lead nearer to the outside; { $city } does not.
maria-why-marches-out = { $piece } has to march out of neutral Saxony first.
maria-why-promise-no-attack = { $power } has promised { $partner } not to attack { $other } until the end of turn { $until }.
maria-why-promise-keep-out = { $power } has promised { $partner } to keep out until the end of turn { $until }: { $area }.
maria-why-promise-keep-away = { $power } has promised { $partner } to stay more than { $distance } cities away from { $city } until the end of turn { $until }.
maria-why-promise-leave = { $power } has promised { $partner } to march out in turn { $until }: { $area }.
maria-why-promise-peace = { $power } has promised { $partner } to make peace.
maria-why-promise-vote = { $power } has promised { $partner } to vote for { $candidate }.
maria-why-not-france = Only France can reduce its objectives.
maria-why-reduction-later = In this game France may do so only at the end of its own stage, when it is asked.
maria-why-reduced-before = France has done so already; it can once in the game.
maria-why-nothing-to-reduce = No French marker lies in Austria on the Bohemia map.
maria-why-french-general-there = { $piece } stands in Austria on the Bohemia map.
maria-why-on-display = { $card } lies on the political display and is not in the hand.
maria-why-not-on-offer = “{ $political }” is not on offer.
maria-why-no-arms = “{ $political }” does not show the arms of { $power }.
maria-why-no-other-card = You have taken no other political card this turn that you have not used.
maria-why-not-named = The card does not name { $power }.
maria-why-arrow-way = { $track }: the arrow does not point that way.
maria-why-disputed = The order of moves is in dispute already.
maria-why-nothing-to-dispute = Only while both players have pieces on the Flanders map can the order of moves be disputed.
maria-why-not-your-piece = { $piece } is moved by the other player.
maria-why-done-in-flanders = { $piece } stands on the Flanders map, where you have finished moving or it is not your turn.
maria-why-move-refused = The player of { $piece } has refused to have it moved along in this phase.
maria-why-in-box = { $piece } is in an off-map box and out of play.
maria-why-train-waits = { $piece } enters the game only when Prussia annexes Silesia.
maria-why-not-in-the-way = { $piece } does not stand in { $city }, where room is needed.
maria-why-commander-first = Of two owners that of the commander goes first: { $piece }.
maria-why-not-nearest = A nearer city than { $city } is free.
maria-why-need-not-leave = { $piece } need not leave, or has been placed already.
maria-why-power-first = { $piece } comes later; the pieces of { $power } are placed first.
maria-why-not-home = { $city } is not where { $piece } has to go.
maria-why-too-many-spaces = { $count ->
        [one] Only one point was lost: one space at most.
       *[other] Only { $count } points were lost: as many spaces at most.
    }
maria-why-track-ends = { $count ->
        [one] Only one space is left on the track.
       *[other] Only { $count } spaces are left on the track.
    }
maria-why-served = { $power } has its place in the order already.
maria-why-no-contract = { $giver } has no contract to pay to { $power }.
