"""What can be written to a state's log: kinds of raw events and the names of their integers.

The engine appends `(KIND, value, …)` when somebody listens (`if s.log is not None`). A field name that ends in `*`
takes all remaining values. What HIDDEN names is known to some seats only.
"""

from __future__ import annotations

from typing import Final

# -- course of the game
TURN_BEGAN: Final = 0
CHIT_CHOSEN: Final = 1
INITIATIVE_ROLLED: Final = 2
CHIT_REVEALED: Final = 3
FIRST_DECIDED: Final = 4
ACTIVATION_BEGAN: Final = 5
STEP_BEGAN: Final = 6
ACTIVATION_ENDED: Final = 7
TURN_ENDED: Final = 8
GAME_OVER: Final = 9
# -- command
ORDER_GIVEN: Final = 10
COURIER_SENT: Final = 11
COURIERS_BACK: Final = 12
INDEPENDENCE_ROLLED: Final = 13
ORDER_TAKEN: Final = 14
OUT_OF_COMMAND: Final = 15
BACK_IN_COMMAND: Final = 16
LEADER_MOVED: Final = 17
# -- movement
MOVED: Final = 20
TURNED: Final = 21
FORMED: Final = 22
STOPPED: Final = 23
REACTION_DECLINED: Final = 25
WITHDREW: Final = 26
COUNTERCHARGED: Final = 27
RECOVERED: Final = 28
STRAIGHTENED: Final = 29
INSTRUCTION_USED: Final = 30
# -- rolls
TESTED: Final = 40
FIRED: Final = 41
LEADER_ROLLED: Final = 42
# -- combat
MELEE_BEGAN: Final = 50
ATTACK_BROKE: Final = 51
MELEE_WON: Final = 52
MELEE_HELD: Final = 53
PURSUED: Final = 54
# -- morale
MORALE_LOST: Final = 60
MORALE_REGAINED: Final = 61
STEP_LOST: Final = 62
ROUTED: Final = 63
ELIMINATED: Final = 64
RETREATED: Final = 65
FLED: Final = 66
RALLY_MARKED: Final = 67
RALLY_LOST: Final = 68
RALLIED: Final = 69
# -- leaders
LEADER_LOST: Final = 80
LEADER_RETURNED: Final = 81
COMMAND_TAKEN: Final = 82
LEADER_LEFT: Final = 83
# -- points
OBJECTIVE_TAKEN: Final = 90
ARMY_BROKE: Final = 91
SCORED: Final = 92

# Kind, name, the rule by which it happens, fields. Units, leaders, wings and hexes are the numbers of `Army` and
# `Ground`; `parts*` are triples of `sums.Sum.flat`.
EVENTS: Final[tuple[tuple[int, str, str, tuple[str, ...]], ...]] = (
    (TURN_BEGAN, "turn-began", "W-2.1", ("turn",)),
    (CHIT_CHOSEN, "chit-chosen", "W-2.4", ("side", "wing")),
    (INITIATIVE_ROLLED, "initiative-rolled", "W-2.5", ("side", "die", "total")),
    (CHIT_REVEALED, "chit-revealed", "W-2.5", ("side", "wing")),
    (FIRST_DECIDED, "first-decided", "W-2.6", ("side", "first")),  # side: who decides
    (ACTIVATION_BEGAN, "activation-began", "W-2.10", ("side", "wing")),
    (STEP_BEGAN, "step-began", "W-2.10", ("step",)),  # 1 to 8 [W-2.10]
    (ACTIVATION_ENDED, "activation-ended", "W-2.3", ("side", "wing")),
    (TURN_ENDED, "turn-ended", "W-2.13", ("turn",)),
    (GAME_OVER, "game-over", "W-S.7", ("winner", "reason")),
    (ORDER_GIVEN, "order-given", "W-3.12", ("leader", "wing", "order")),
    (COURIER_SENT, "courier-sent", "W-3.13", ("leader", "wing", "order")),
    (COURIERS_BACK, "couriers-back", "W-2.13", ("leader", "count")),
    (INDEPENDENCE_ROLLED, "independence-rolled", "W-3.15", ("leader", "wing", "die", "against", "passed")),
    (ORDER_TAKEN, "order-taken", "W-3.15", ("wing", "order")),
    (OUT_OF_COMMAND, "out-of-command", "W-3.21", ("unit",)),
    (BACK_IN_COMMAND, "back-in-command", "W-3.25", ("unit",)),
    (LEADER_MOVED, "leader-moved", "W-3.3", ("leader", "from", "to")),
    (MOVED, "moved", "W-8.5", ("unit", "from", "to", "points")),
    (TURNED, "turned", "W-5.7", ("unit", "facing")),
    (FORMED, "formed", "W-4.1", ("unit", "formation")),
    (STOPPED, "stopped", "W-6.5", ("unit", "hex")),
    (REACTION_DECLINED, "reaction-declined", "W-6.27", ("unit", "mover")),
    (WITHDREW, "withdrew", "W-6.11", ("unit", "from", "to")),
    (COUNTERCHARGED, "countercharged", "W-6.19", ("unit", "mover", "hex")),
    (RECOVERED, "recovered", "W-13.7", ("unit", "points")),
    (STRAIGHTENED, "straightened", "W-7.3", ("hex", "facing")),
    (INSTRUCTION_USED, "instruction-used", "W-6.27", ("side", "unit", "kind")),
    (TESTED, "tested", "W-1.6", ("hex", "die", "result", "against", "passed", "parts*")),
    (FIRED, "fired", "W-10.7", ("unit", "hex", "die", "row", "column", "points", "parts*")),
    (LEADER_ROLLED, "leader-rolled", "W-12.3", ("leader", "die", "lost")),
    (MELEE_BEGAN, "melee-began", "W-10.18", ("hex", "hexes*")),
    (ATTACK_BROKE, "attack-broke", "W-10.25", ("hex", "from")),
    (MELEE_WON, "melee-won", "W-10.26", ("hex",)),
    (MELEE_HELD, "melee-held", "W-10.27", ("hex",)),
    (PURSUED, "pursued", "W-13.43", ("unit", "from", "to")),
    (MORALE_LOST, "morale-lost", "W-13.1", ("unit", "points", "morale")),
    (MORALE_REGAINED, "morale-regained", "W-13.11", ("unit", "points", "morale")),
    (STEP_LOST, "step-lost", "W-13.13", ("unit",)),
    (ROUTED, "routed", "W-13.17", ("unit", "hex")),
    (ELIMINATED, "eliminated", "W-13.14", ("unit", "hex")),
    (RETREATED, "retreated", "W-13.32", ("unit", "from", "to")),
    (FLED, "fled", "W-13.37", ("unit", "way*")),
    (RALLY_MARKED, "rally-marked", "W-13.28", ("unit", "marker")),
    (RALLY_LOST, "rally-lost", "W-13.28", ("unit",)),
    (RALLIED, "rallied", "W-13.29", ("unit", "facing")),
    (LEADER_LOST, "leader-lost", "W-12.4", ("leader", "hex", "turn")),
    (LEADER_RETURNED, "leader-returned", "W-12.12", ("leader", "hex")),
    (COMMAND_TAKEN, "command-taken", "W-12.8", ("leader", "wing")),
    (LEADER_LEFT, "leader-left", "W-S.3", ("leader",)),
    (OBJECTIVE_TAKEN, "objective-taken", "W-S.6", ("side", "hex")),
    (ARMY_BROKE, "army-broke", "W-S.5", ("side", "points")),
    (SCORED, "scored", "W-S.4", ("side", "points")),
)
GUNS_ROW: Final = 16  # and more, in FIRED: a row of the artillery table; below it one of infantry's, by morale
NAMES: Final[dict[int, str]] = {kind: name for kind, name, _, _ in EVENTS}
FIELDS: Final[dict[int, tuple[str, ...]]] = {kind: fields for kind, _, _, fields in EVENTS}
RULES: Final[dict[int, str]] = {kind: rule for kind, _, rule, _ in EVENTS}
EVENT_RULES: Final[dict[str, str]] = {name: rule for _, name, rule, _ in EVENTS}
# What others than the side named first learn only later [W-1.12]
HIDDEN: Final[dict[int, tuple[str, ...]]] = {CHIT_CHOSEN: ("wing",), INITIATIVE_ROLLED: ("die",)}
