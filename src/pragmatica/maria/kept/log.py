"""What can be written to a state's log: kinds of raw events and the names of their integers.

The engine appends `(KIND, value, …)` when somebody listens (`if s.log is not None`). A field name that ends in `*`
takes all remaining values. Fields named in HIDDEN are known only to the seat that leads the event's power at that time.
The kinds of the advanced game stand in `log_advanced`.
"""

from __future__ import annotations

from typing import Final

from pragmatica.maria.kept import log_advanced

# -- course of the game
TROOPS_DIVIDED: Final = 0
TURN_BEGAN: Final = 1
STAGE_BEGAN: Final = 2
PHASE_BEGAN: Final = 3
WINTER_BEGAN: Final = 4
GAME_OVER: Final = 5
# -- hussars
HUSSAR_PLACED: Final = 10
HUSSAR_REMOVED: Final = 11
# -- tactical cards
SUBSIDY_CHOSEN: Final = 20
CARDS_DRAWN: Final = 21
SUBSIDY_CARD: Final = 22
INCOME_CUT_OFF: Final = 23
DECK_OPENED: Final = 24
DECKS_MERGED: Final = 25
CARDS_EXHAUSTED: Final = 26
PAID: Final = 27
HAND_REVEALED: Final = 28
# -- supply
BILL: Final = 30
SUPPLIED: Final = 31
HUNGRY: Final = 32
GENERAL_LOST: Final = 33
# -- movement
PICKED: Final = 40
MOVED: Final = 41
STACKED: Final = 42
TRAIN_TAKEN: Final = 43
TRAIN_REMOVED: Final = 44
TRAIN_PLACED: Final = 45
MOVEMENT_ENDED: Final = 46
STACK_REFUSED: Final = 47
# -- conquest
CONQUERED: Final = 50
QUESTION_PLACED: Final = 51
QUESTION_REMOVED: Final = 52
# -- combat
BATTLE_BEGAN: Final = 60
CARD_PLAYED: Final = 61
GAVE_UP: Final = 62
BATTLE_TIED: Final = 63
BATTLE_WON: Final = 64
RETREATED: Final = 65
DESTROYED: Final = 66
LOSSES_SPLIT: Final = 67
TROOPS_SHIFTED: Final = 68
# -- winter
RECRUITED: Final = 70
REENTERED: Final = 71
TROOPS_GIVEN: Final = 72

# Cities, pieces, powers, cards, decks, seats and hussars are the numbers of `Board`; `stage` and `phase` those of
# `sequence`, `purpose` those of `payment`, `reason` those of `introductory` and `verdict`.
EVENTS: Final[tuple[tuple[int, str, tuple[str, ...]], ...]] = (
    (TROOPS_DIVIDED, "troops-divided", ("power", "troops*")),  # in the order of the power's generals
    (TURN_BEGAN, "turn-began", ("turn",)),
    (STAGE_BEGAN, "stage-began", ("stage",)),
    (PHASE_BEGAN, "phase-began", ("phase",)),
    (WINTER_BEGAN, "winter-began", ("turn",)),
    (GAME_OVER, "game-over", ("winner", "reason")),  # winner: a seat, NO_SEAT for a draw
    (HUSSAR_PLACED, "hussar-placed", ("hussar", "city")),
    (HUSSAR_REMOVED, "hussar-removed", ("hussar", "city")),
    (SUBSIDY_CHOSEN, "subsidy-chosen", ("yes",)),
    (CARDS_DRAWN, "cards-drawn", ("power", "cards*")),  # decks and number are public
    (SUBSIDY_CARD, "subsidy-card", ("power", "giver", "card")),  # power: the receiver
    (INCOME_CUT_OFF, "income-cut-off", ("power", "city")),
    (DECK_OPENED, "deck-opened", ("deck",)),
    (DECKS_MERGED, "decks-merged", ("decks*",)),
    (CARDS_EXHAUSTED, "cards-exhausted", ("power", "missing")),
    (PAID, "paid", ("power", "cost", "purpose", "cards*")),
    (HAND_REVEALED, "hand-revealed", ("power", "shown*")),
    (BILL, "bill", ("power", "general", "cost")),
    (SUPPLIED, "supplied", ("power", "general")),  # was face down, is face up again
    (HUNGRY, "hungry", ("power", "general", "lost")),
    (GENERAL_LOST, "general-lost", ("power", "general", "city")),
    (PICKED, "picked", ("power", "piece")),
    (MOVED, "moved", ("power", "piece", "from_city", "to_city")),
    (STACKED, "stacked", ("power", "commander", "general", "city")),  # the commander lies on top
    (TRAIN_TAKEN, "train-taken", ("power", "train", "city")),  # power: the taker
    (TRAIN_REMOVED, "train-removed", ("power", "train", "city")),
    (TRAIN_PLACED, "train-placed", ("power", "train", "city")),
    (MOVEMENT_ENDED, "movement-ended", ("seat",)),
    (STACK_REFUSED, "stack-refused", ("power", "general", "city")),  # power: the refuser; general: who wants to join
    (CONQUERED, "conquered", ("power", "city", "marker", "former")),  # marker, former: a power, NOBODY or JOINT
    (QUESTION_PLACED, "question-placed", ("power", "city")),
    (QUESTION_REMOVED, "question-removed", ("power", "city")),
    # troops of both sides; "main" are those of the supreme commander's power, fewer only in a mixed stack [M-11.6]
    (
        BATTLE_BEGAN,
        "battle-began",
        ("attacker", "defender", "attacker_troops", "defender_troops", "attacker_main", "defender_main"),
    ),
    (CARD_PLAYED, "card-played", ("power", "card", "value", "score")),  # score of the attacker afterwards
    (GAVE_UP, "gave-up", ("power", "score")),
    (BATTLE_TIED, "battle-tied", ("attacker", "defender")),
    (BATTLE_WON, "battle-won", ("winner", "loser", "score", "lost")),  # generals; troops that the loser lost
    (RETREATED, "retreated", ("power", "general", "cities*")),
    (DESTROYED, "destroyed", ("power", "general", "troops")),  # could not retreat
    (LOSSES_SPLIT, "losses-split", ("power", "commander", "commander_troops", "other_troops")),
    (TROOPS_SHIFTED, "troops-shifted", ("power", "commander", "commander_troops", "other_troops")),
    (RECRUITED, "recruited", ("power", "count")),
    (REENTERED, "reentered", ("power", "general", "city")),
    (TROOPS_GIVEN, "troops-given", ("power", "troops*")),  # new troops, in the order of the power's generals
    *log_advanced.EVENTS,
)
HIDDEN: Final = ("troops*", "cards*", "card", "commander_troops", "other_troops")
SHOWN_KINDS: Final = (PAID, CARD_PLAYED)  # even their cards are public
SECRET_KINDS: Final = (TROOPS_SHIFTED,)  # nobody else learns that it happened

NAMES: Final[dict[int, str]] = {kind: name for kind, name, _ in EVENTS}
FIELDS: Final[dict[int, tuple[str, ...]]] = {kind: fields for kind, _, fields in EVENTS}
