"""What can be written to a state's log: kinds of raw events and the names of their integers.

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

# Powers, territories, generals and kinds of cards are the numbers of `Board`; `reason` those of `victory`.
EVENTS: Final[tuple[tuple[int, str, tuple[str, ...]], ...]] = (
    (FREDERICK_NAMED, "frederick-named", ("general",)),
    (ROUND_BEGAN, "round-began", ("round",)),
    (TURN_BEGAN, "turn-began", ("turn",)),
    (GAME_OVER, "game-over", ("winner", "reason")),
    (CARDS_DRAWN, "cards-drawn", ("power", "kinds*")),  # the number is public
    (CARD_DISCARDED, "card-discarded", ("power", "kind")),
    (PILE_RENEWED, "pile-renewed", ("count",)),  # the discards have been shuffled into a pile of so many cards
    (NO_CARDS, "no-cards", ("power",)),  # a draw is skipped
    (EXPELLED, "expelled", ("leader", "power")),
    (STATUS_REVEALED, "status-revealed", ("power", "status")),
    (ADMITTED, "admitted", ("leader", "power")),
    (REJECTED, "rejected", ("leader", "power")),
    (STATUS_CHOSEN, "status-chosen", ("power", "status")),  # openly, after a rejection
    (STATUS_TAKEN, "status-taken", ("power", "status")),  # a change has taken effect
    (CROWN_RETURNED, "crown-returned", ("power",)),
    (ELECTION_DECLINED, "election-declined", ("power",)),
    (VOTE_CAST, "vote-cast", ("power", "candidate", "votes")),
    (EMPEROR_ELECTED, "emperor-elected", ("power", "votes")),
    (NOBODY_ELECTED, "nobody-elected", ()),
    (TAXED, "taxed", ("power", "money")),
    (GIFT_OFFERED, "gift-offered", ("power", "receiver", "money", "cards")),
    (GIFT_TAKEN, "gift-taken", ("power", "giver", "money", "cards")),
    (GIFT_CARDS, "gift-cards", ("power", "giver", "kinds*")),  # power: the receiver
    (GIFT_DECLINED, "gift-declined", ("power", "giver")),
    (GENERAL_PLACED, "general-placed", ("power", "general", "land")),
    (GENERAL_RECALLED, "general-recalled", ("power", "general", "land", "units")),  # units that are lost
    (MORALE_RAISED, "morale-raised", ("power", "count")),
    (UNIT_BOUGHT, "unit-bought", ("power", "general")),
    (MORALE_BOUGHT, "morale-bought", ("power",)),
    (CARD_BOUGHT, "card-bought", ("power",)),
    (FORTRESS_BOUGHT, "fortress-bought", ("power", "land")),
    (MONEY_LOST, "money-lost", ("power", "money")),  # to corruption
    (INFLUENCE_EXTENDED, "influence-extended", ("power", "count", "lands", "crown")),  # power: a major one
    (ACTION_FORGONE, "action-forgone", ("power", "slot")),
    (ARBITER_CHOSEN, "arbiter-chosen", ("power", "arbiter")),
    (NO_ARBITER, "no-arbiter", ("power",)),
    (GARRISON_DISSOLVED, "garrison-dissolved", ("power", "land")),
    (MOVEMENT_TURN_BEGAN, "movement-turn-began", ("power", "number")),  # 0: Frederick's own
    (CONSENT_ASKED, "consent-asked", ("power", "general", "way*")),  # power: whose consent is needed
    (CONSENT_GIVEN, "consent-given", ("power", "general")),
    (CONSENT_REFUSED, "consent-refused", ("power", "general")),
    (MOVED, "moved", ("power", "general", "from_land", "to_land")),  # one step
    (SAILED, "sailed", ("power", "general", "from_land", "to_land", "owner")),  # owner of the route
    (STUART_LANDED, "stuart-landed", ("general", "land")),
    (GARRISON_PLACED, "garrison-placed", ("power", "general", "land")),
    (NEXT_TURN_REQUESTED, "next-turn-requested", ("power", "arbiter", "number")),
    (NEXT_TURN_GRANTED, "next-turn-granted", ("power", "arbiter", "number")),
    (NEXT_TURN_REFUSED, "next-turn-refused", ("power", "arbiter", "number")),
    (WITHDREW, "withdrew", ("power", "general", "from_land", "to_land")),
    (LEFT_BOARD, "left-board", ("power", "general", "land", "units")),  # units that are lost
    (BATTLE_BEGAN, "battle-began", ("general", "land", "attack", "defence")),  # strengths of the sides
    (SUPPORTED, "supported", ("power", "general", "side")),
    (CARD_PLAYED, "card-played", ("power", "general", "free", "kind")),
    (CARD_SHOWN, "card-shown", ("power", "general", "kind")),  # face up, or turned up by an enemy
    (PASSED, "passed", ("power",)),
    (BATTLE_WON, "battle-won", ("general", "land", "side", "attack", "defence")),  # side: the winner; totals
    (BATTLE_TIED, "battle-tied", ("general", "land", "total")),
    (UNITS_LOST, "units-lost", ("general", "count")),
    (GARRISON_LOST, "garrison-lost", ("power", "land")),
    (MORALE_LOST, "morale-lost", ("power", "count")),
    (INFLUENCE_WON, "influence-won", ("power", "count")),
    (GARRISON_REASSIGNED, "garrison-reassigned", ("power", "land", "general")),  # NO_GENERAL: 1 Money instead
    (GENERAL_MAY_STAY, "general-may-stay", ("power", "general", "stays")),  # power: the home power
    (ENEMIES_MET, "enemies-met", ("land", "stronger", "drawn")),  # drawn: by a fair draw
    (BID_REVEALED, "bid-revealed", ("minor", "power", "bid")),
    (CONTROL_TAKEN, "control-taken", ("power", "minor", "former", "cost")),  # former: who had it until then
)
NAMES: Final[dict[int, str]] = {kind: name for kind, name, _ in EVENTS}
FIELDS: Final[dict[int, tuple[str, ...]]] = {kind: fields for kind, _, fields in EVENTS}

# Kinds of which some fields are hidden; their `power` (of gifts also the `giver`) knows them
HIDDEN: Final[dict[int, tuple[str, ...]]] = {CARDS_DRAWN: ("kinds*",), GIFT_CARDS: ("kinds*",), CARD_PLAYED: ("kind",)}
