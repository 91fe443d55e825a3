"""What can be written to a state's log: kinds of raw events, their rules, and the names of their integers.

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
EVENTS: Final[tuple[tuple[int, str, str, tuple[str, ...]], ...]] = (
    (TROOPS_DIVIDED, "troops-divided", "M-4.11", ("power", "troops*")),  # in the order of the power's generals
    (TURN_BEGAN, "turn-began", "M-5.1", ("turn",)),
    (STAGE_BEGAN, "stage-began", "M-5.1", ("stage",)),
    (PHASE_BEGAN, "phase-began", "M-5.4", ("phase",)),
    (WINTER_BEGAN, "winter-began", "M-13.1", ("turn",)),
    (GAME_OVER, "game-over", "M-1.4", ("winner", "reason")),  # winner: a seat, NO_SEAT for a draw
    (HUSSAR_PLACED, "hussar-placed", "M-7.1", ("hussar", "city")),
    (HUSSAR_REMOVED, "hussar-removed", "M-7.7", ("hussar", "city")),
    (SUBSIDY_CHOSEN, "subsidy-chosen", "M-14.4", ("yes",)),
    (CARDS_DRAWN, "cards-drawn", "M-8.1", ("power", "cards*")),  # decks and number are public
    (SUBSIDY_CARD, "subsidy-card", "M-8.15", ("power", "giver", "card")),  # power: the receiver
    (INCOME_CUT_OFF, "income-cut-off", "M-8.4", ("power", "city")),
    (DECK_OPENED, "deck-opened", "M-8.10", ("deck",)),
    (DECKS_MERGED, "decks-merged", "M-8.11", ("decks*",)),
    (CARDS_EXHAUSTED, "cards-exhausted", "M-8.11", ("power", "missing")),
    (PAID, "paid", "M-8.12", ("power", "cost", "purpose", "cards*")),
    (HAND_REVEALED, "hand-revealed", "M-9.13", ("power", "shown*")),
    (BILL, "bill", "M-9.10", ("power", "general", "cost")),
    (SUPPLIED, "supplied", "M-9.6", ("power", "general")),  # was face down, is face up again
    (HUNGRY, "hungry", "M-9.6", ("power", "general", "lost")),
    (GENERAL_LOST, "general-lost", "M-6.10", ("power", "general", "city")),
    (PICKED, "picked", "M-10.1", ("power", "piece")),
    (MOVED, "moved", "M-10.2", ("power", "piece", "from_city", "to_city")),
    (STACKED, "stacked", "M-6.3", ("power", "commander", "general", "city")),  # the commander lies on top
    (TRAIN_TAKEN, "train-taken", "M-10.6", ("power", "train", "city")),  # power: the taker
    (TRAIN_REMOVED, "train-removed", "M-10.30", ("power", "train", "city")),
    (TRAIN_PLACED, "train-placed", "M-10.33", ("power", "train", "city")),
    (MOVEMENT_ENDED, "movement-ended", "M-10.1", ("seat",)),
    # power: the refuser; general: who wants to join
    (STACK_REFUSED, "stack-refused", "M-10.19", ("power", "general", "city")),
    # marker, former: a power, NOBODY or JOINT
    (CONQUERED, "conquered", "M-10.41", ("power", "city", "marker", "former")),
    (QUESTION_PLACED, "question-placed", "M-10.45", ("power", "city")),
    (QUESTION_REMOVED, "question-removed", "M-10.47", ("power", "city")),
    # troops of both sides; "main" are those of the supreme commander's power, fewer only in a mixed stack [M-11.6]
    (
        BATTLE_BEGAN,
        "battle-began",
        "M-11.6",
        ("attacker", "defender", "attacker_troops", "defender_troops", "attacker_main", "defender_main"),
    ),
    (CARD_PLAYED, "card-played", "M-11.9", ("power", "card", "value", "score")),  # score of the attacker afterwards
    (GAVE_UP, "gave-up", "M-11.9", ("power", "score")),
    (BATTLE_TIED, "battle-tied", "M-11.11", ("attacker", "defender")),
    (BATTLE_WON, "battle-won", "M-11.12", ("winner", "loser", "score", "lost")),  # generals; troops that the loser lost
    (RETREATED, "retreated", "M-11.30", ("power", "general", "cities*")),
    (DESTROYED, "destroyed", "M-11.34", ("power", "general", "troops")),  # could not retreat
    (LOSSES_SPLIT, "losses-split", "M-11.20", ("power", "commander", "commander_troops", "other_troops")),
    (TROOPS_SHIFTED, "troops-shifted", "M-6.7", ("power", "commander", "commander_troops", "other_troops")),
    (RECRUITED, "recruited", "M-13.2", ("power", "count")),
    (REENTERED, "reentered", "M-13.6", ("power", "general", "city")),
    (TROOPS_GIVEN, "troops-given", "M-13.4", ("power", "troops*")),  # new troops, in the order of the power's generals
    *log_advanced.EVENTS,
)
HIDDEN: Final = ("troops*", "cards*", "card", "commander_troops", "other_troops")
SHOWN_KINDS: Final = (PAID, CARD_PLAYED)  # even their cards are public
SECRET_KINDS: Final = (TROOPS_SHIFTED,)  # nobody else learns that it happened

NAMES: Final[dict[int, str]] = {kind: name for kind, name, _, _ in EVENTS}
RULES: Final[dict[int, str]] = {kind: rule for kind, _, rule, _ in EVENTS}
EVENT_RULES: Final[dict[str, str]] = {name: rule for _, name, rule, _ in reversed(EVENTS)}  # of several kinds the first
FIELDS: Final[dict[int, tuple[str, ...]]] = {kind: fields for kind, _, _, fields in EVENTS}
