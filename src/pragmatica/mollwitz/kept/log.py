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
REACTION_ASKED: Final = 24
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

# Units, leaders, wings and hexes are the numbers of `Army` and `Ground`; `parts*` are triples of `sums.Sum.flat`.
EVENTS: Final[tuple[tuple[int, str, tuple[str, ...]], ...]] = (
    (TURN_BEGAN, "turn-began", ("turn",)),
    (CHIT_CHOSEN, "chit-chosen", ("side", "wing")),
    (INITIATIVE_ROLLED, "initiative-rolled", ("side", "die", "total")),
    (CHIT_REVEALED, "chit-revealed", ("side", "wing")),
    (FIRST_DECIDED, "first-decided", ("side", "first")),  # side: who decides
    (ACTIVATION_BEGAN, "activation-began", ("side", "wing")),
    (STEP_BEGAN, "step-began", ("step",)),  # 1 to 8 [W-2.10]
    (ACTIVATION_ENDED, "activation-ended", ("side", "wing")),
    (TURN_ENDED, "turn-ended", ("turn",)),
    (GAME_OVER, "game-over", ("winner", "reason")),
    (ORDER_GIVEN, "order-given", ("leader", "wing", "order")),
    (COURIER_SENT, "courier-sent", ("leader", "wing")),
    (COURIERS_BACK, "couriers-back", ("leader", "count")),
    (INDEPENDENCE_ROLLED, "independence-rolled", ("leader", "wing", "die", "against", "passed")),
    (ORDER_TAKEN, "order-taken", ("wing", "order")),
    (OUT_OF_COMMAND, "out-of-command", ("unit",)),
    (BACK_IN_COMMAND, "back-in-command", ("unit",)),
    (LEADER_MOVED, "leader-moved", ("leader", "from", "to")),
    (MOVED, "moved", ("unit", "from", "to", "points")),
    (TURNED, "turned", ("unit", "facing")),
    (FORMED, "formed", ("unit", "formation")),
    (STOPPED, "stopped", ("unit", "hex")),
    (REACTION_ASKED, "reaction-asked", ("unit", "mover", "hex")),
    (REACTION_DECLINED, "reaction-declined", ("unit", "mover")),
    (WITHDREW, "withdrew", ("unit", "from", "to")),
    (COUNTERCHARGED, "countercharged", ("unit", "mover", "hex")),
    (RECOVERED, "recovered", ("unit", "points")),
    (STRAIGHTENED, "straightened", ("hex", "facing")),
    (INSTRUCTION_USED, "instruction-used", ("side", "unit", "kind")),
    (TESTED, "tested", ("hex", "die", "result", "against", "passed", "parts*")),
    (FIRED, "fired", ("unit", "hex", "die", "row", "column", "points", "parts*")),
    (LEADER_ROLLED, "leader-rolled", ("leader", "die", "lost")),
    (MELEE_BEGAN, "melee-began", ("hex", "hexes*")),
    (ATTACK_BROKE, "attack-broke", ("hex", "from")),
    (MELEE_WON, "melee-won", ("hex",)),
    (MELEE_HELD, "melee-held", ("hex",)),
    (PURSUED, "pursued", ("unit", "from", "to")),
    (MORALE_LOST, "morale-lost", ("unit", "points", "morale")),
    (MORALE_REGAINED, "morale-regained", ("unit", "points", "morale")),
    (STEP_LOST, "step-lost", ("unit",)),
    (ROUTED, "routed", ("unit", "hex")),
    (ELIMINATED, "eliminated", ("unit", "hex")),
    (RETREATED, "retreated", ("unit", "from", "to")),
    (FLED, "fled", ("unit", "way*")),
    (RALLY_MARKED, "rally-marked", ("unit", "marker")),
    (RALLY_LOST, "rally-lost", ("unit",)),
    (RALLIED, "rallied", ("unit", "facing")),
    (LEADER_LOST, "leader-lost", ("leader", "hex", "turn")),
    (LEADER_RETURNED, "leader-returned", ("leader", "hex")),
    (COMMAND_TAKEN, "command-taken", ("leader", "wing")),
    (LEADER_LEFT, "leader-left", ("leader",)),
    (OBJECTIVE_TAKEN, "objective-taken", ("side", "hex")),
    (ARMY_BROKE, "army-broke", ("side", "points")),
    (SCORED, "scored", ("side", "points")),
)
NAMES: Final[dict[int, str]] = {kind: name for kind, name, _ in EVENTS}
FIELDS: Final[dict[int, tuple[str, ...]]] = {kind: fields for kind, _, fields in EVENTS}
# What others than the side named first learn only later [W-1.12]
HIDDEN: Final[dict[int, tuple[str, ...]]] = {CHIT_CHOSEN: ("wing",), INITIATIVE_ROLLED: ("die",)}
