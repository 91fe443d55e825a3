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

EVENTS: Final[tuple[tuple[int, str, tuple[str, ...]], ...]] = (
    (POOL_CHANGED, "pool-changed", ("power", "change", "pool")),
    (BATTLE_POINTS, "battle-points", ("power", "opponent", "points", "gained", "paid")),  # accounts; markers moved
    (SUPPLY_POINTS, "supply-points", ("power", "points", "paid")),
    (BOX_TAKEN, "box-taken", ("box", "power")),
    (BOX_EMPTIED, "box-emptied", ("box", "power")),
    (ASIDE_RETURNED, "aside-returned", ("power", "count")),
    (WINTER_SCORED, "winter-scored", ("turn",)),  # scores are folded away [M-13.22]
    (PASSED, "passed", ("seat",)),
    (DISPUTED, "disputed", ("seat",)),
    (FINISHED, "finished", ("seat",)),
    (POLITICAL_REVEALED, "political-revealed", ("political",)),
    (ELECTION_ANNOUNCED, "election-announced", ()),
    (TRUMP_NAMED, "trump-named", ("seat", "suit")),
    (TRUMP_TURNED, "trump-turned", ("suit", "shown*")),  # suit RESERVE: only Reserves are trump
    (CARD_PLACED, "card-placed", ("power", "card")),
    (PLACING_DECLINED, "placing-declined", ("power",)),
    (DISPLAY_REVEALED, "display-revealed", ("power", "shown*")),
    (DISPLAY_RETURNED, "display-returned", ("power", "shown*")),
    (DISPLAY_TURNED, "display-turned", ("power", "shown*")),
    (INFLUENCE, "influence", ("power", "sum")),
    (STORED, "stored", ("power",)),
    (POLITICAL_CHOSEN, "political-chosen", ("power", "political")),
    (DISPLAY_DISCARDED, "display-discarded", ("power", "shown*")),
    (EXECUTED, "executed", ("power", "political")),
    (UNUSED, "unused", ("power", "political")),
    (MOVE_ANNOUNCED, "move-announced", ("power", "track", "steps")),
    (OFFER_DISCARDED, "offer-discarded", ("political",)),
    (MARKER_MOVED, "marker-moved", ("track", "from_field", "to_field")),
    (TROOPS_GRANTED, "troops-granted", ("power", "count")),
    (INCOME_CHANGED, "income-changed", ("power", "change", "game")),
    (CORPS_SENT, "corps-sent", ("power", "general")),
    (CORPS_RETURNED, "corps-returned", ("power", "general", "city")),
    (NEUTRALITY_BEGAN, "neutrality-began", ("power",)),
    (NEUTRALITY_ENDED, "neutrality-ended", ("power",)),
    (SAXONY_CHANGED, "saxony-changed", ("status", "former_status")),
    (TRANSFERRED, "transferred", ("power", "piece", "from_city", "to_city")),
    (PIECE_LOST, "piece-lost", ("power", "piece", "city")),  # no city was lawful for it [E-13]
    (PEACE_OFFERED, "peace-offered", ("yes",)),
    (PEACE_ANSWERED, "peace-answered", ("yes",)),
    (ANNEXED, "annexed", ("removed", "aside")),  # Prussian markers taken off Austria, and how many lie aside
    (REDUCED, "reduced", ("removed", "aside")),
    (SAXONY_SHIFTED, "saxony-shifted", ("points", "spaces")),
    (CONTRACT_MADE, "contract-made", ("giver", "receiver", "turns", "number")),
    (CONTRACT_ENDED, "contract-ended", ("giver", "receiver")),
    (VOTED, "voted", ("power", "city", "candidate")),
    (ELECTED, "elected", ("candidate", "votes")),
    (PROPOSED, "proposed", ("seat", "answering", "number", "clauses*")),
    (PROPOSAL_ANSWERED, "proposal-answered", ("seat", "proposer", "number", "answer", "clauses*")),  # freely.REFUSED …
    (AGREEMENT_LAPSED, "agreement-lapsed", ("seat", "answering", "clauses*")),
    (MOVE_REFUSED, "move-refused", ("power", "commander")),  # the power does not want its general moved
)
