"""Raw events of the advanced game, in the form of `log`, which takes them in.

Tracks, boxes, political cards, candidates and Saxony's status are the numbers of `realm`, `politics.tables` and
`election`; `clauses*` the numbers of a proposal as in `freely`.
"""

from __future__ import annotations

from typing import Final

# -- victory points
POOL_CHANGED: Final = 80
BATTLE_POINTS: Final = 81
SUPPLY_POINTS: Final = 82
BOX_TAKEN: Final = 83
BOX_EMPTIED: Final = 84
ASIDE_RETURNED: Final = 85
WINTER_SCORED: Final = 86
# -- stage 5
PASSED: Final = 87
DISPUTED: Final = 88
FINISHED: Final = 89
MOVE_REFUSED: Final = 90
# -- politics
POLITICAL_REVEALED: Final = 100
ELECTION_ANNOUNCED: Final = 101
TRUMP_NAMED: Final = 102
TRUMP_TURNED: Final = 103
CARD_PLACED: Final = 104
PLACING_DECLINED: Final = 105
DISPLAY_REVEALED: Final = 106
DISPLAY_RETURNED: Final = 107
DISPLAY_TURNED: Final = 108
INFLUENCE: Final = 109
STORED: Final = 110
POLITICAL_CHOSEN: Final = 111
DISPLAY_DISCARDED: Final = 112
EXECUTED: Final = 113
UNUSED: Final = 114
MOVE_ANNOUNCED: Final = 115
OFFER_DISCARDED: Final = 116
MARKER_MOVED: Final = 117
TROOPS_GRANTED: Final = 118
INCOME_CHANGED: Final = 119
CORPS_SENT: Final = 120
CORPS_RETURNED: Final = 121
# -- changes
NEUTRALITY_BEGAN: Final = 123
NEUTRALITY_ENDED: Final = 124
SAXONY_CHANGED: Final = 125
TRANSFERRED: Final = 126
PIECE_LOST: Final = 127
PEACE_OFFERED: Final = 128
PEACE_ANSWERED: Final = 129
ANNEXED: Final = 130
REDUCED: Final = 131
SAXONY_SHIFTED: Final = 132
# -- treaties
CONTRACT_MADE: Final = 133
CONTRACT_ENDED: Final = 134
VOTED: Final = 135
ELECTED: Final = 136
PROPOSED: Final = 137
PROPOSAL_ANSWERED: Final = 138
AGREEMENT_LAPSED: Final = 139

EVENTS: Final[tuple[tuple[int, str, str, tuple[str, ...]], ...]] = (
    (POOL_CHANGED, "pool-changed", "M-15.2", ("power", "change", "pool")),
    # accounts; markers moved
    (BATTLE_POINTS, "battle-points", "M-16.2", ("power", "opponent", "points", "gained", "paid")),
    (SUPPLY_POINTS, "supply-points", "M-16.5", ("power", "points", "paid")),
    (BOX_TAKEN, "box-taken", "M-3.12", ("box", "power")),
    (BOX_EMPTIED, "box-emptied", "M-3.12", ("box", "power")),
    (ASIDE_RETURNED, "aside-returned", "M-19.23", ("power", "count")),
    (WINTER_SCORED, "winter-scored", "M-13.20", ("turn",)),  # scores are folded away [M-13.22]
    (PASSED, "passed", "M-10.18", ("seat",)),
    (DISPUTED, "disputed", "M-10.8", ("seat",)),
    (FINISHED, "finished", "M-10.8", ("seat",)),
    (POLITICAL_REVEALED, "political-revealed", "M-17.10", ("political",)),
    (ELECTION_ANNOUNCED, "election-announced", "M-18.1", ()),
    (TRUMP_NAMED, "trump-named", "M-17.20", ("seat", "suit")),
    (TRUMP_TURNED, "trump-turned", "M-17.21", ("suit", "shown*")),  # suit RESERVE: only Reserves are trump
    (CARD_PLACED, "card-placed", "M-17.30", ("power", "card")),
    (PLACING_DECLINED, "placing-declined", "M-17.30", ("power",)),
    (DISPLAY_REVEALED, "display-revealed", "M-17.40", ("power", "shown*")),
    (DISPLAY_RETURNED, "display-returned", "M-17.41", ("power", "shown*")),
    (DISPLAY_TURNED, "display-turned", "M-25.3", ("power", "shown*")),
    (INFLUENCE, "influence", "M-17.44", ("power", "sum")),
    (STORED, "stored", "M-17.50", ("power",)),
    (POLITICAL_CHOSEN, "political-chosen", "M-17.52", ("power", "political")),
    (DISPLAY_DISCARDED, "display-discarded", "M-17.52", ("power", "shown*")),
    (EXECUTED, "executed", "M-17.60", ("power", "political")),
    (UNUSED, "unused", "M-17.60", ("power", "political")),
    (MOVE_ANNOUNCED, "move-announced", "M-17.62", ("power", "track", "steps")),
    (OFFER_DISCARDED, "offer-discarded", "M-17.56", ("political",)),
    (MARKER_MOVED, "marker-moved", "M-17.70", ("track", "from_field", "to_field")),
    (TROOPS_GRANTED, "troops-granted", "M-17.64", ("power", "count")),
    (INCOME_CHANGED, "income-changed", "M-17.67", ("power", "change", "game")),
    (CORPS_SENT, "corps-sent", "M-17.80", ("power", "general")),
    (CORPS_RETURNED, "corps-returned", "M-17.84", ("power", "general", "city")),
    (NEUTRALITY_BEGAN, "neutrality-began", "M-19.40", ("power",)),
    (NEUTRALITY_ENDED, "neutrality-ended", "M-19.40", ("power",)),
    (SAXONY_CHANGED, "saxony-changed", "M-19.30", ("status", "former_status")),
    (TRANSFERRED, "transferred", "E-13", ("power", "piece", "from_city", "to_city")),
    (PIECE_LOST, "piece-lost", "E-13", ("power", "piece", "city")),  # no city was lawful for it [E-13]
    (PEACE_OFFERED, "peace-offered", "M-19.10", ("yes",)),
    (PEACE_ANSWERED, "peace-answered", "M-19.11", ("yes",)),
    (ANNEXED, "annexed", "M-19.12", ("removed", "aside")),  # Prussian markers taken off Austria, and how many lie aside
    (REDUCED, "reduced", "M-19.20", ("removed", "aside")),
    (SAXONY_SHIFTED, "saxony-shifted", "M-19.31", ("points", "spaces")),
    (CONTRACT_MADE, "contract-made", "M-20.2", ("giver", "receiver", "turns", "number")),
    (CONTRACT_ENDED, "contract-ended", "M-20.5", ("giver", "receiver")),
    (VOTED, "voted", "M-18.7", ("power", "city", "candidate")),
    (ELECTED, "elected", "M-18.9", ("candidate", "votes")),
    (PROPOSED, "proposed", "M-21.1", ("seat", "answering", "number", "clauses*")),
    # freely.REFUSED …
    (PROPOSAL_ANSWERED, "proposal-answered", "M-21.2", ("seat", "proposer", "number", "answer", "clauses*")),
    (AGREEMENT_LAPSED, "agreement-lapsed", "M-21.8", ("seat", "answering", "clauses*")),
    (MOVE_REFUSED, "move-refused", "M-10.10", ("power", "commander")),  # the power does not want its general moved
)
