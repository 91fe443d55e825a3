# Mollwitz: what is added to a die and what it is held against; what a die is thrown for, and what comes of it.

mollwitz-part-shooter_prussian = Prussian infantry fires
mollwitz-part-shooter_weakened = the firer is weakened
mollwitz-part-advance_fire = fire while advancing
mollwitz-part-square = fire from a square
mollwitz-part-bent_or_repel = fire from a bent or double front
mollwitz-part-enfilade = fire along the line
mollwitz-part-target_square = the target is a square
mollwitz-part-target_two_cavalry = two squadrons in the target hex
mollwitz-part-target_hussar = hussars in open order
mollwitz-part-target_artillery_alone = a battery alone
mollwitz-part-target_terrain = terrain of the target
mollwitz-part-distance = distance
mollwitz-part-regimental_guns = regimental guns
mollwitz-part-a_repeat = repeated test
mollwitz-part-a_cav_front = cavalry against the front of infantry
mollwitz-part-a_cav_marker = cavalry against a covered side
mollwitz-part-a_square = cavalry against a square
mollwitz-part-a_flank = attack on a flank
mollwitz-part-a_rear = attack on the rear
mollwitz-part-a_impetus = impetus
mollwitz-part-a_weakened = attackers weakened
mollwitz-part-a_terrain = terrain of the defender
mollwitz-part-a_stream = across the stream
mollwitz-part-a_ratio = odds of strength
mollwitz-part-d_inf_vs_cav_front = infantry in line before cavalry
mollwitz-part-d_square = in square before cavalry
mollwitz-part-d_flank = an enemy on the flank
mollwitz-part-d_rear = an enemy in the rear
mollwitz-part-d_standing = cavalry met standing
mollwitz-part-d_impetus_cav = impetus of the attacker
mollwitz-part-d_weakened = defenders weakened
mollwitz-part-d_terrain = terrain
mollwitz-part-d_stream = behind the stream
mollwitz-part-d_ratio = odds of strength
mollwitz-part-leader_lost = the leader has just been lost
mollwitz-part-points_hit = points of the fire
mollwitz-part-morale = morale
mollwitz-part-stack_morale = mean morale of the hex
mollwitz-part-rout_morale = morale of a routed unit
mollwitz-part-leader_bonus = leader
mollwitz-part-battery_morale = morale of the battery
mollwitz-part-independence = independence

mollwitz-roll-fire = Fire
mollwitz-roll-independence = Own initiative
mollwitz-roll-rally = Rally
mollwitz-roll-square = Forming square
mollwitz-roll-recovery = Recovery next to the enemy
mollwitz-roll-bend = Taking up the formation
mollwitz-roll-face = Turning towards them
mollwitz-roll-charge = Counter-charge
mollwitz-roll-attack = The attacker’s test
mollwitz-roll-defence = The defender’s test
mollwitz-roll-repeat = The attacker’s repeated test
mollwitz-roll-battery = The battery under fire
mollwitz-roll-answer = The fire that answers

mollwitz-result-passed = Passed
mollwitz-result-failed = Failed
mollwitz-result-points = { $points ->
        [0] No effect
        [one] 1 point
       *[other] { $points } points
    }
mollwitz-result-broken = The attack breaks down
mollwitz-result-held = The defender stands
mollwitz-result-beaten = The defender is beaten
mollwitz-result-taken = The battery is taken

mollwitz-odds-windows = That cannot be told: an enemy there may react to it.
