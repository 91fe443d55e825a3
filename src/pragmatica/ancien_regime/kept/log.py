"""What can be written to a state's log: kinds of raw events, their rules, and the names of their integers.

The engine appends `(KIND, value, …)` when somebody listens (`if s.log is not None`). A field name that ends in `*`
takes all remaining values. What HIDDEN names is known to some seats only.
"""

from __future__ import annotations

from typing import Final

# -- course of the game
FREDERICK_NAMED: Final = 0
ROUND_BEGAN: Final = 1
TURN_BEGAN: Final = 2
GAME_OVER: Final = 3
# -- cards
CARDS_DRAWN: Final = 5
CARD_DISCARDED: Final = 6
PILE_RENEWED: Final = 7
NO_CARDS: Final = 8
# -- diplomacy
EXPELLED: Final = 10
STATUS_REVEALED: Final = 11
ADMITTED: Final = 12
REJECTED: Final = 13
STATUS_CHOSEN: Final = 14
STATUS_TAKEN: Final = 15
# -- election
CROWN_RETURNED: Final = 20
ELECTION_DECLINED: Final = 21
VOTE_CAST: Final = 22
EMPEROR_ELECTED: Final = 23
NOBODY_ELECTED: Final = 24
# -- the wheel
TAXED: Final = 30
GIFT_OFFERED: Final = 31
GIFT_TAKEN: Final = 32
GIFT_CARDS: Final = 33
GIFT_DECLINED: Final = 34
GENERAL_PLACED: Final = 35
GENERAL_RECALLED: Final = 36
MORALE_RAISED: Final = 37
UNIT_BOUGHT: Final = 38
MORALE_BOUGHT: Final = 39
CARD_BOUGHT: Final = 40
FORTRESS_BOUGHT: Final = 41
MONEY_LOST: Final = 42
INFLUENCE_EXTENDED: Final = 43
ACTION_FORGONE: Final = 44
# -- movement
ARBITER_CHOSEN: Final = 50
NO_ARBITER: Final = 51
GARRISON_DISSOLVED: Final = 52
MOVEMENT_TURN_BEGAN: Final = 53
CONSENT_ASKED: Final = 54
CONSENT_GIVEN: Final = 55
CONSENT_REFUSED: Final = 56
MOVED: Final = 57
SAILED: Final = 58
STUART_LANDED: Final = 59
GARRISON_PLACED: Final = 60
NEXT_TURN_REQUESTED: Final = 61
NEXT_TURN_GRANTED: Final = 62
NEXT_TURN_REFUSED: Final = 63
WITHDREW: Final = 64
LEFT_BOARD: Final = 65
BEATEN_WITHDREW: Final = 66
BEATEN_LEFT: Final = 67
# -- battles
BATTLE_BEGAN: Final = 70
SUPPORTED: Final = 71
CARD_PLAYED: Final = 72
CARD_SHOWN: Final = 73
PASSED: Final = 74
BATTLE_WON: Final = 75
BATTLE_TIED: Final = 76
UNITS_LOST: Final = 77
GARRISON_LOST: Final = 78
MORALE_LOST: Final = 79
INFLUENCE_WON: Final = 80
# -- board update
GARRISON_REASSIGNED: Final = 90
GENERAL_MAY_STAY: Final = 91
ENEMIES_MET: Final = 92
# -- minor powers
BID_REVEALED: Final = 100
CONTROL_TAKEN: Final = 101
CONTROL_FALLEN: Final = 102

# Powers, territories, generals and kinds of cards are the numbers of `Board`; `reason` those of `victory`.
EVENTS: Final[tuple[tuple[int, str, str, tuple[str, ...]], ...]] = (
    (FREDERICK_NAMED, "frederick-named", "A-3.9", ("general",)),
    (ROUND_BEGAN, "round-began", "A-6.1", ("round",)),
    (TURN_BEGAN, "turn-began", "A-6.8", ("turn",)),
    (GAME_OVER, "game-over", "A-4.1", ("winner", "reason")),
    (CARDS_DRAWN, "cards-drawn", "A-5.9", ("power", "kinds*")),  # the number is public
    (CARD_DISCARDED, "card-discarded", "A-9.6", ("power", "kind")),
    (PILE_RENEWED, "pile-renewed", "A-5.9", ("count",)),  # the discards have been shuffled into a pile of so many cards
    (NO_CARDS, "no-cards", "A-5.9", ("power",)),  # a draw is skipped
    (EXPELLED, "expelled", "A-7.3", ("leader", "power")),
    (STATUS_REVEALED, "status-revealed", "A-7.4", ("power", "status")),
    (ADMITTED, "admitted", "A-7.5", ("leader", "power")),
    (REJECTED, "rejected", "A-7.5", ("leader", "power")),
    (STATUS_CHOSEN, "status-chosen", "A-7.5", ("power", "status")),  # openly, after a rejection
    (STATUS_TAKEN, "status-taken", "A-7.6", ("power", "status")),  # a change has taken effect
    (CROWN_RETURNED, "crown-returned", "A-8.1", ("power",)),
    (ELECTION_DECLINED, "election-declined", "A-8.6", ("power",)),
    (VOTE_CAST, "vote-cast", "A-8.4", ("power", "candidate", "votes")),
    (EMPEROR_ELECTED, "emperor-elected", "A-8.5", ("power", "votes")),
    (NOBODY_ELECTED, "nobody-elected", "A-8.5", ()),
    (TAXED, "taxed", "A-9.11", ("power", "money")),
    (GIFT_OFFERED, "gift-offered", "A-9.20", ("power", "receiver", "money", "cards")),
    (GIFT_TAKEN, "gift-taken", "A-9.20", ("power", "giver", "money", "cards")),
    (GIFT_CARDS, "gift-cards", "A-9.21", ("power", "giver", "kinds*")),  # power: the receiver
    (GIFT_DECLINED, "gift-declined", "A-9.22", ("power", "giver")),
    (GENERAL_PLACED, "general-placed", "A-9.31", ("power", "general", "land")),
    (GENERAL_RECALLED, "general-recalled", "A-9.31", ("power", "general", "land", "units")),  # units that are lost
    (MORALE_RAISED, "morale-raised", "A-9.30", ("power", "count")),
    (UNIT_BOUGHT, "unit-bought", "A-9.42", ("power", "general")),
    (MORALE_BOUGHT, "morale-bought", "A-9.41", ("power",)),
    (CARD_BOUGHT, "card-bought", "A-9.41", ("power",)),
    (FORTRESS_BOUGHT, "fortress-bought", "A-9.43", ("power", "land")),
    (MONEY_LOST, "money-lost", "A-9.44", ("power", "money")),  # to corruption
    (INFLUENCE_EXTENDED, "influence-extended", "A-9.50", ("power", "count", "lands", "crown")),  # power: a major one
    (ACTION_FORGONE, "action-forgone", "A-9.2", ("power", "slot")),
    (ARBITER_CHOSEN, "arbiter-chosen", "A-9.61", ("power", "arbiter")),
    (NO_ARBITER, "no-arbiter", "A-9.65", ("power",)),
    (GARRISON_DISSOLVED, "garrison-dissolved", "A-9.66", ("power", "land")),
    (MOVEMENT_TURN_BEGAN, "movement-turn-began", "A-9.60", ("power", "number")),  # 0: Frederick's own
    (CONSENT_ASKED, "consent-asked", "A-5.18", ("power", "general", "way*")),  # power: whose consent is needed
    (CONSENT_GIVEN, "consent-given", "A-5.18", ("power", "general")),
    (CONSENT_REFUSED, "consent-refused", "A-5.18", ("power", "general")),
    (MOVED, "moved", "A-9.70", ("power", "general", "from_land", "to_land")),  # one step
    (SAILED, "sailed", "A-9.72", ("power", "general", "from_land", "to_land", "owner")),  # owner of the route
    (STUART_LANDED, "stuart-landed", "A-13.7", ("general", "land")),
    (GARRISON_PLACED, "garrison-placed", "A-9.80", ("power", "general", "land")),
    (NEXT_TURN_REQUESTED, "next-turn-requested", "A-9.63", ("power", "arbiter", "number")),
    (NEXT_TURN_GRANTED, "next-turn-granted", "A-9.63", ("power", "arbiter", "number")),
    (NEXT_TURN_REFUSED, "next-turn-refused", "A-9.63", ("power", "arbiter", "number")),
    (WITHDREW, "withdrew", "A-9.90", ("power", "general", "from_land", "to_land")),
    (LEFT_BOARD, "left-board", "A-9.91", ("power", "general", "land", "units")),  # units that are lost
    (BEATEN_WITHDREW, "withdrew", "A-10.41", ("power", "general", "from_land", "to_land")),  # from a lost battle
    (BEATEN_LEFT, "left-board", "A-10.41", ("power", "general", "land", "units")),
    (BATTLE_BEGAN, "battle-began", "A-10.2", ("general", "land", "attack", "defence")),  # strengths of the sides
    (SUPPORTED, "supported", "A-10.11", ("power", "general", "side")),
    (CARD_PLAYED, "card-played", "A-10.21", ("power", "general", "free", "kind")),
    (CARD_SHOWN, "card-shown", "A-10.31", ("power", "general", "kind")),  # face up, or turned up by an enemy
    (PASSED, "passed", "A-10.23", ("power",)),
    (BATTLE_WON, "battle-won", "A-10.35", ("general", "land", "side", "attack", "defence")),  # side: the winner; totals
    (BATTLE_TIED, "battle-tied", "A-10.44", ("general", "land", "total")),
    (UNITS_LOST, "units-lost", "A-10.36", ("general", "count")),
    (GARRISON_LOST, "garrison-lost", "A-10.39", ("power", "land")),
    (MORALE_LOST, "morale-lost", "A-10.33", ("power", "count")),
    (INFLUENCE_WON, "influence-won", "A-10.40", ("power", "count")),
    (GARRISON_REASSIGNED, "garrison-reassigned", "A-11.2", ("power", "land", "general")),  # NO_GENERAL: 1 Money instead
    (GENERAL_MAY_STAY, "general-may-stay", "A-11.1", ("power", "general", "stays")),  # power: the home power
    (ENEMIES_MET, "enemies-met", "A-11.4", ("land", "stronger", "drawn")),  # drawn: by a fair draw
    (BID_REVEALED, "bid-revealed", "A-12.10", ("minor", "power", "bid")),
    (CONTROL_TAKEN, "control-taken", "A-12.12", ("power", "minor", "former", "cost")),  # former: who had it until then
    (CONTROL_FALLEN, "control-taken", "A-12.13", ("power", "minor", "former", "cost")),  # without an auction
)
NAMES: Final[dict[int, str]] = {kind: name for kind, name, _, _ in EVENTS}
RULES: Final[dict[int, str]] = {kind: rule for kind, _, rule, _ in EVENTS}
EVENT_RULES: Final[dict[str, str]] = {name: rule for _, name, rule, _ in reversed(EVENTS)}  # of several kinds the first
FIELDS: Final[dict[int, tuple[str, ...]]] = {kind: fields for kind, _, _, fields in EVENTS}

CONTROL: Final = (CONTROL_TAKEN, CONTROL_FALLEN)

# Kinds of which some fields are hidden; their `power` (of gifts also the `giver`) knows them
HIDDEN: Final[dict[int, tuple[str, ...]]] = {CARDS_DRAWN: ("kinds*",), GIFT_CARDS: ("kinds*",), CARD_PLAYED: ("kind",)}
