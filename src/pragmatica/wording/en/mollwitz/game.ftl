# Mollwitz: questions, answers, events, outcomes, options.

# -- questions: chits and turns
mollwitz-decision-choose_chit = Which chit is played?
    .why = Both sides pick a chit in secret; each chit serves once a turn.
    .help = When both have chosen, each throws a hidden die and adds the initiative of its chit. Only the totals are announced; whoever has more decides who goes first.
mollwitz-decision-who_first = Who goes first?
    .why = Your total is { $total }, theirs { $other_total }. They have shown: { $other_group }.
    .help = If you go first you show your chit now. If you let them go first yours may stay face down until its turn comes.
mollwitz-decision-next_chit = Which chit is played next?
    .why = The other side has none left, so there is no throw for the initiative.
    .help = Your remaining chits are played one after the other, in any order.
mollwitz-decision-frederick_leaves = Does Frederick leave the field?
    .why = Late in the afternoon the king was persuaded to ride away.
    .help = He costs no points, and gives no more orders. Otherwise you are asked again next turn.
mollwitz-decision-leader_returns = { $leader }: with which unit does he return?
    .why = He was lost for a while, and comes back at the end of this turn.
    .help = Any unit under him will do. What he commanded is his again.

# -- questions: command
mollwitz-decision-chief = { $leader }: ride, or give orders?
    .why = He has { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } left; an order costs one, a hex costs one. { $couriers ->
        [0] He has no courier.
        [one] He has one courier.
       *[other] He has { $couriers } couriers.
    }
    .help = A wing commander within his range obeys at once; others need a courier, who is away until the end of the next turn. Next to an enemy he gives no orders.
mollwitz-decision-own_order = { $group }: change the order?
    .why = { $order ->
        [halt] The order is Halt.
        [march] The order is March.
       *[attack] The order is Attack.
    } { $leader ->
        [none] Nobody here may change it by himself.
       *[other] { $leader } may try once, and succeeds with a die of { $independence } or less.
    }
    .help = Whoever succeeds takes any order. A wing of which half is routed may always halt.
mollwitz-decision-take_order = { $leader }: which order?
    .why = He has passed his test and decides for himself.
    .help = The order holds at once.

# -- questions: acting
mollwitz-decision-act = { $group }: who acts next?
    .why = { $step ->
        [marked] Those out of command act first, and may only try to come back into it.
       *[commanded] Units and leaders of the group act one after the other.
    } { $must_move ->
        [none] The order is yours to choose.
       *[other] { $must_move } must move before this ends.
    }
    .help = One unit finishes all it does before the next begins. Who has not acted when you end only makes the step that Attack demands.
mollwitz-decision-unit_acts = { $units }: what next?
    .why = In { $hex }, { $stopped ->
        [yes] stopped: no more steps.
       *[no] with these movement points left: { $points }.
    }
    .help = Step, turn, recover morale or change formation, in any order, as long as points last. Under Attack the action ends with one more step straight ahead.
mollwitz-decision-attack_step = { $units }: into which hex ahead?
    .why = Under Attack the action ends with a step forward that costs nothing.
    .help = It may be met like any other step.
mollwitz-decision-rallied = { $unit }: which way does it face?
    .why = It has rallied and stays where it is.
    .help = It has a morale of 1 and does not move in this activation.
mollwitz-decision-leader_moves = { $leader }: where to?
    .why = { $points ->
        [one] One hex is left to him.
       *[other] He may ride { $points } hexes more.
    } { $towards ->
        [yes] Under Attack every step must lead nearer to one enemy unit.
       *[no] Terrain does not matter to him.
    }
    .help = He may not end alone next to an enemy.
mollwitz-decision-straighten = { $units }: which way do they face?
    .why = Units in one hex must face alike when the activation ends. { $loses ->
        [0] They have the points for it.
       *[other] They have no points for it, and each loses { $loses } morale.
    }
    .help = All of them turn to the facing that you choose.

# -- questions: reactions
mollwitz-decision-react = { $movers } in { $hex }: does anybody react?
    .why = { $moment ->
        [leaving] They leave a zone of yours.
        [turned] They turn within a zone of yours.
       *[entered] They have come near.
    }
    .help = Infantry volleys or takes up a formation once in an enemy activation; cavalry may counter-charge, after a test. What you decline may come up again with the next step. You can answer such questions beforehand.
mollwitz-decision-face_mover = { $units }: which way do they turn?
    .why = They turn towards the enemy in { $enemy }; two facings will do.
    .help = It costs nothing.
mollwitz-decision-withdraw = { $units }: where do they withdraw to?
    .why = { $left ->
        [one] One step is left of the withdrawal from { $enemy }.
       *[other] { $left } steps are left of the withdrawal from { $enemy }.
    }
    .help = They keep their facing.

# -- questions: fights
mollwitz-decision-kind_of_combat = { $wing }: fire, or the bayonet?
    .why = All infantry of a wing fights in the same way in one activation.
    .help = With the bayonet it attacks like cavalry charges: by tests of morale. Fire costs points at once and may drive the enemy back.
mollwitz-decision-name_arm = { $hex }: do the foot attack, or the horse?
    .why = A retreat or a flight has thrown both into one hexagon, and only one of them attacks.
    .help = The other one stands by, and may still fire.
mollwitz-decision-next_charge = Which counter-charge is fought next?
    .why = Counter-charges come before all other fights.
    .help = Their own test has been passed already; now the enemy who was stopped is tested.
mollwitz-decision-declare_melee = { $group }: which hex is attacked next?
    .why = { $forced ->
        [yes] Under Attack your units must fight those before them, though it is not your activation.
       *[no] Each unit attacks once, and is attacked once.
    }
    .help = Several hexes may attack one; they count together for the odds of strength. Who is bound by Attack must fight what stands before him.
mollwitz-decision-support = Which leader supports the attack on { $hex }?
    .why = Only one leader on each side supports one fight.
    .help = He adds his bonus to the tests of his hex, and shares its danger.
mollwitz-decision-defend = { $hex } is attacked: fire first?
    .why = { $must ->
        [yes] The battery fires before it is stormed.
       *[no] Each fire zone that has not fired may fire at one attacking hex.
    }
    .help = It counts at once, before any test.
mollwitz-decision-enter_battery = Who enters { $hex }?
    .why = The battery is taken; one of those who stormed it goes there.
    .help = No test follows.
mollwitz-decision-next_fire = { $group }: who fires next?
    .why = { $stage ->
        [exchange] First come those whose target can answer.
        [forced] Under Attack your units must fire at those before them, though it is not your activation.
       *[unpaired] Now those whose target cannot answer.
    }
    .help = If both stood next to each other when the activation began, both fire at once; else who was come upon fires first.
mollwitz-decision-answer_fire = Who in { $hex } answers { $unit }?
    .why = Two units there could; only one does.
    .help = It uses its shot.
mollwitz-decision-advance_fire = { $unit }: fire while advancing?
    .why = { $answered_by ->
        [none] Nobody in { $hex } can answer.
       *[other] { $answered_by } in { $hex } answers.
    }
    .help = Then both fire at once, yours a little worse; and if the hex is emptied the battalion may follow into it.

# -- questions: what follows a fight
mollwitz-decision-odd_point = { $hex }: which unit takes the odd point?
    .why = { $points ->
        [one] The fire has cost one point of morale.
       *[other] The fire has cost { $points } points of morale.
    }
    .help = The rest has been divided evenly.
mollwitz-decision-retreat = { $units }: where do they retreat to?
    .why = They must leave { $hex }, away from { $enemies }.
    .help = These hexes are equally good. A test of morale follows.
mollwitz-decision-flee = { $unit }: by which way does it flee?
    .why = It is routed by the enemy in { $enemy } and runs three hexes.
    .help = These ways are equally good.
mollwitz-decision-substitute = { $wing }: who takes over?
    .why = Its commander is lost; one of his brigade commanders leads it until he returns.
    .help = Initiative and independence are 0 meanwhile.
mollwitz-decision-lead_brigade = Who leads this brigade as well?
    .why = Its commander is lost, and these are the nearest of the wing.
    .help = He keeps his own.
mollwitz-decision-join_unit = { $leader }: which unit does he join?
    .why = He stands alone in { $hex } with an enemy beside him.
    .help = These are equally near.
mollwitz-decision-pursue = Who follows next into { $hex }?
    .why = Whoever beat the defender follows, stack by stack, while there is room.
    .help = A stack that goes on makes room for the next.
mollwitz-decision-go_on = { $unit }: how far does it go on?
    .why = The enemy fled; cavalry may pursue up to three hexes more, straight on.
    .help = It costs no movement points. A test of morale follows.
mollwitz-decision-turn_after = { $units }: which way do they face?
    .why = After a fight the victors may turn as they like.
    .help = They may also stay as they are.
mollwitz-decision-follow_fire = { $unit }: follow into { $hex }?
    .why = It fired while advancing, and the enemy has left the hex.
    .help = No turn, no test.

# -- answers
mollwitz-action-chit = { $wing }
mollwitz-action-go_first = We go first
mollwitz-action-let_go = They go first
mollwitz-action-let_go_open = They go first, and we show our chit
mollwitz-action-frederick_leaves = { $yes ->
        [yes] He leaves
       *[no] He stays
    }
mollwitz-action-place_leader = In { $hex }
mollwitz-action-leader_step = To { $hex }
mollwitz-action-order = { $wing }: { $order ->
        [halt] Halt
        [march] March
       *[attack] Attack
    }
mollwitz-action-try_order = Try to change it
mollwitz-action-auto_halt = Halt
mollwitz-action-act = { $unit }
mollwitz-action-act_stack = { $unit } with the squadron beside it
mollwitz-action-act_leader = { $leader }
mollwitz-action-step = To { $hex }
mollwitz-action-turn = { $clockwise ->
        [yes] Turn right
       *[no] Turn left
    }
mollwitz-action-recover = { $unit } recovers { $points }
mollwitz-action-recover_all = { $unit } recovers all
mollwitz-action-form_square = Form square
mollwitz-action-leave_square = Back to line, facing { $facing ->
        [0] up
        [1] up and right
        [2] down and right
        [3] down
        [4] down and left
       *[5] up and left
    }
mollwitz-action-unmark = Straighten the line
mollwitz-action-change_guns = Limber or unlimber
mollwitz-action-go_on_top = Bring the guns forward
mollwitz-action-face = Face { $facing ->
        [0] up
        [1] up and right
        [2] down and right
        [3] down
        [4] down and left
       *[5] up and left
    }
mollwitz-action-end = That is all
mollwitz-action-volley = { $unit }: volley
mollwitz-action-bend = { $unit }: refuse the wing
mollwitz-action-square = { $unit }: form square
mollwitz-action-charge = { $unit }: counter-charge from { $hex }
mollwitz-action-withdraw = { $unit }: withdraw
mollwitz-action-withdraw_to = To { $hex }
mollwitz-action-face_mover = { $unit }: turn towards them
mollwitz-action-decline = Nobody reacts
mollwitz-action-retreat = To { $hex }
mollwitz-action-flee = By { $directions }
mollwitz-action-take_point = { $unit }
mollwitz-action-answer = { $unit }
mollwitz-action-take_over = { $leader }
mollwitz-action-lead_brigade = { $leader }
mollwitz-action-support = { $leader }
mollwitz-action-join = In { $hex }
mollwitz-action-pursue = From { $hex }
mollwitz-action-enter = From { $hex }
mollwitz-action-go_on = { $hexes ->
        [0] Not at all
        [one] One hex
       *[other] { $hexes } hexes
    }
mollwitz-action-follow = { $yes ->
        [yes] Follow
       *[no] Stay
    }
mollwitz-action-advance_fire = { $yes ->
        [yes] While advancing
       *[no] Standing
    }
mollwitz-action-fire_at_will = Fire
mollwitz-action-foot_attacks = The foot
mollwitz-action-horse_attacks = The horse
mollwitz-action-bayonet = The bayonet
mollwitz-action-resolve = { $hex }
mollwitz-action-attack = { $hex } from { $hexes }
mollwitz-action-fire = { $unit } at { $hex }
mollwitz-action-instruct = { $unit }, { $window ->
        [volley] volley
        [bend] refused wing or double front
        [square] square
        [charge] counter-charge
        [withdraw] withdrawal
        [face] turn towards cavalry
       *[defend] fire before a melee
    }: { $answer ->
        [ask] ask me
        [never] never
        [always] always
       *[chance] with a chance of { $least } in 10 or more
    }

# -- events
mollwitz-event-turn-began = Turn { $turn } begins.
mollwitz-event-chit-chosen = { $wing ->
        [none] { $side } has chosen a chit.
       *[other] { $side } has chosen a chit: { $wing }.
    }
mollwitz-event-initiative-rolled = { $die ->
        [none] Initiative: { $side } has { $total }.
       *[other] Initiative: { $side } has { $total }, with a die of { $die }.
    }
mollwitz-event-chit-revealed = { $side } shows its chit: { $wing }.
mollwitz-event-first-decided = { $side } decides: { $first } goes first.
mollwitz-event-activation-began = { $wing }: the activation begins.
mollwitz-event-step-began = { $step ->
        [1] Rally.
        [2] The chiefs.
        [3] The wing’s own order.
        [4] Who is in command.
        [5] Those out of command.
        [6] Units and leaders act.
        [7] Combat.
       *[8] Progress of rally.
    }
mollwitz-event-activation-ended = { $wing }: the activation is over.
mollwitz-event-turn-ended = Turn { $turn } is over.
mollwitz-event-game-over = { $winner ->
        [none] The battle is a draw. { $reason }
       *[other] { $winner } wins. { $reason }
    }
mollwitz-event-order-given = { $leader } orders the { $wing } to { $order ->
        [halt] halt
        [march] march
       *[attack] attack
    }.
mollwitz-event-courier-sent = { $leader } sends a courier to the { $wing }: { $order ->
        [halt] halt
        [march] march
       *[attack] attack
    }.
mollwitz-event-couriers-back = { $count ->
        [one] A courier is back with { $leader }.
       *[other] { $count } couriers are back with { $leader }.
    }
mollwitz-event-independence-rolled = { $leader } would decide for himself: { $die } against { $against }, { $passed ->
        [yes] and may.
       *[no] and may not.
    }
mollwitz-event-order-taken = The { $wing } changes its order by itself: { $order ->
        [halt] halt
        [march] march
       *[attack] attack
    }.
mollwitz-event-out-of-command = { $unit } is out of command.
mollwitz-event-back-in-command = { $unit } is in command again.
mollwitz-event-leader-moved = { $leader } rides from { $from } to { $to }.
mollwitz-event-moved = { $unit } goes from { $from } to { $to }.
mollwitz-event-turned = { $unit } turns to face { $facing ->
        [0] up
        [1] up and right
        [2] down and right
        [3] down
        [4] down and left
       *[5] up and left
    }.
mollwitz-event-formed = { $unit } { $formation ->
        [line] stands in line.
        [bent_left] bends its left wing back.
        [bent_right] bends its right wing back.
        [repel] forms a front to the rear as well.
        [square] forms square.
        [skirmish] opens its order.
        [limbered] limbers up.
        [unlimbered] unlimbers.
       *[routed] breaks its ranks.
    }
mollwitz-event-stopped = { $unit } is stopped in { $hex }.
mollwitz-event-reaction-declined = { $unit } lets { $mover } pass.
mollwitz-event-withdrew = { $unit } withdraws from { $from } to { $to }.
mollwitz-event-countercharged = { $unit } counter-charges { $mover } from { $hex }.
mollwitz-event-recovered = { $points ->
        [0] { $unit } recovers nothing.
        [one] { $unit } recovers a point of morale.
       *[other] { $unit } recovers { $points } points of morale.
    }
mollwitz-event-straightened = The units in { $hex } are turned one way, at a loss.
mollwitz-event-instruction-used = { $unit } has acted by your instruction: { $window ->
        [volley] volley
        [bend] refused wing or double front
        [square] square
        [charge] counter-charge
        [withdraw] withdrawal
        [face] turn towards cavalry
       *[defend] fire before a melee
    }.
mollwitz-event-tested = Test of morale in { $hex }: die { $die }, result { $result } against { $against }, { $passed ->
        [yes] passed.
       *[no] failed.
    }
mollwitz-event-fired = { $unit } fires at { $hex }: die { $die }, row { $row }, column { $column }. { $points ->
        [0] No effect.
        [one] It costs a point.
       *[other] It costs { $points } points.
    }
mollwitz-event-leader-rolled = { $leader } is in danger: die { $die }, { $lost ->
        [yes] lost.
       *[no] unharmed.
    }
mollwitz-event-melee-began = { $hex } is attacked from { $hexes }.
mollwitz-event-attack-broke = The attack on { $hex } from { $from } breaks down.
mollwitz-event-melee-won = The defender of { $hex } is beaten.
mollwitz-event-melee-held = The defender of { $hex } stands.
mollwitz-event-pursued = { $unit } pursues from { $from } to { $to }.
mollwitz-event-morale-lost = { $points ->
        [one] { $unit } loses a point of morale; { $morale } left.
       *[other] { $unit } loses { $points } points of morale; { $morale } left.
    }
mollwitz-event-morale-regained = { $points ->
        [one] { $unit } regains a point of morale, to { $morale }.
       *[other] { $unit } regains { $points } points of morale, to { $morale }.
    }
mollwitz-event-step-lost = { $unit } is weakened.
mollwitz-event-routed = { $unit } is routed in { $hex }.
mollwitz-event-eliminated = { $unit } is eliminated in { $hex }.
mollwitz-event-retreated = { $unit } retreats from { $from } to { $to }.
mollwitz-event-fled = { $unit } flees: { $path }.
mollwitz-event-rally-marked = { $unit } rallies: { $marker ->
        [r1] first stage.
        [r2] second stage.
       *[r3] third stage.
    }
mollwitz-event-rally-lost = { $unit } is disturbed and rallies no more.
mollwitz-event-rallied = { $unit } has rallied.
mollwitz-event-leader-lost = { $leader } is lost in { $hex } until the end of turn { $turn }.
mollwitz-event-leader-returned = { $leader } is back, in { $hex }.
mollwitz-event-command-taken = { $leader } takes over the { $wing }.
mollwitz-event-leader-left = { $leader } leaves the field.
mollwitz-event-objective-taken = { $side } takes { $hex }.
mollwitz-event-army-broke = { $points ->
        [one] The army of { $side } breaks, with one point lost.
       *[other] The army of { $side } breaks, with { $points } points lost.
    }
mollwitz-event-scored = { $points ->
        [one] { $side } scores one point.
       *[other] { $side } scores { $points } points.
    }

# -- outcomes
mollwitz-outcome-army-broken = An army has broken.
mollwitz-outcome-points = It was decided by points after the last turn.

# -- options
mollwitz-option-facing_model = How units face
    .help = A side of the hex, with three hexes in front, or a corner, with two. The rulebook’s figures can be read either way.
    .value-board = as the board file says
    .value-hexside = a side of the hex
    .value-vertex = a corner of the hex
mollwitz-option-forward_dirs = Forward
    .help = Whether a unit that faces goes straight ahead only, or into any hex in front of it.
    .value-straight = straight ahead only
    .value-front = into any front hex
mollwitz-option-courier_delay = Orders by courier
    .help = Whether an order that a courier carries holds at once.
    .value-false = hold at once
    .value-true = hold when the courier is due back
mollwitz-option-cavalry_may_stay = Infantry before cavalry
    .help = Whether cavalry whose zone infantry enters must charge or withdraw.
    .value-false = it must charge or withdraw
    .value-true = it may also stay
mollwitz-option-countercharge_retest = Counter-charges
    .help = Whether the test of the reaction also counts as the first test of the fight.
    .value-false = one test for both
    .value-true = tested again in the fight
mollwitz-option-one_volley = Shots in an activation
    .help = Whether a volley as a reaction uses the shot of defensive fire.
    .value-true = one for each fire zone in all
    .value-false = reactions are counted apart
mollwitz-option-two_steps = Routed, and three points lost
    .help = What a unit loses to which both happen in one activation.
    .value-false = one step
    .value-true = two steps
mollwitz-option-margin_base = Margin of a failed test in melee
    .help = What the losses of a fight are reckoned from.
    .value-effective = morale with the leader
    .value-current = morale without the leader
mollwitz-option-routed_attacker_flees = Attackers who are routed
    .help = Whether they stay where they are until an enemy finds them.
    .value-false = stay
    .value-true = flee at once
mollwitz-option-hidden_dice = Dice for the initiative
    .help = With public dice the total tells which chit lies face down.
    .value-true = hidden until the chit is shown
    .value-false = public
mollwitz-option-zone_reentry = Zones stop infantry
    .help = Whether every hex of a control zone stops it, or only the first.
    .value-true = in every hex
    .value-false = only who comes from outside
mollwitz-option-standing_scope = Cavalry met standing
    .help = When cavalry that is attacked counts as standing.
    .value-any = whenever it has not counter-charged
    .value-reaction = only after a refused or failed counter-charge
mollwitz-option-forced_fight_scope = Who fights in the enemy’s activation
    .help = Against whom units under Attack must fight then.
    .value-group = against the activated group alone
    .value-wings = against all wings
mollwitz-option-hussars_attack_adjacent = Hussars next to infantry and line cavalry
    .help = They may not go there; may they fight what has come to them?
    .value-true = they may
    .value-false = they may not
mollwitz-option-sight_pairs = Sight along a side
    .help = How a line of sight between two hexes is judged.
    .value-pairs = blocked if both hexes block
    .value-lines = by two lines, a little to each side
mollwitz-option-stack_retreat = Fire at two squadrons
    .help = Which points count for their retreat.
    .value-sum = all of them together
    .value-worst = those of the one that lost most
mollwitz-option-withdrawal_test = Withdrawal
    .help = Whether a test of morale follows every withdrawal.
    .value-false = no test
    .value-true = a test every time
mollwitz-option-frederick_leaves = Frederick
    .help = Whether the king may ride away from the fifth turn on, as he did.
    .value-true = may leave the field
    .value-false = stays
