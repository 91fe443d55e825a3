"""Every question of Ancien Régime, and every step between two, described once."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.battle.aftermath import Defeated, Leaving, Settling
from pragmatica.ancien_regime.battle.battles import NextBattle, Support
from pragmatica.ancien_regime.battle.cardplay import Fight, PlayCard
from pragmatica.ancien_regime.battle.cards import HandLimit
from pragmatica.ancien_regime.diplomacy.auction import Bid
from pragmatica.ancien_regime.diplomacy.election import AcceptCrown, Vote
from pragmatica.ancien_regime.diplomacy.statuses import Admit, ChooseAnew, ChooseStatus, Expel
from pragmatica.ancien_regime.diplomacy.update import Evict, Reassign, Stay, Update
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march.garrisons import PlaceGarrison
from pragmatica.ancien_regime.march.moves import Consent, Moving, PickGeneral, Route
from pragmatica.ancien_regime.march.withdrawal import Withdraw
from pragmatica.ancien_regime.sequence import Course
from pragmatica.ancien_regime.setup import NameFrederick
from pragmatica.ancien_regime.wheel.drill import Drill
from pragmatica.ancien_regime.wheel.influence import Extend
from pragmatica.ancien_regime.wheel.leadership import Lead, LeadCard
from pragmatica.ancien_regime.wheel.mobilisation import Mobilise
from pragmatica.ancien_regime.wheel.movement import (
    ChooseArbiter,
    Dissolve,
    Fights,
    FredericksTurn,
    GrantTurn,
    Movement,
    RequestTurn,
)
from pragmatica.ancien_regime.wheel.subsidies import Offer, Receive
from pragmatica.ancien_regime.written import battle
from pragmatica.ancien_regime.written.kinds import (
    BIDS,
    CARD_STEP,
    CAST,
    CHOSEN,
    CLOSED,
    CONTROLLERS,
    DOING_NAMED,
    FLAG,
    GENERAL,
    GENERAL_OR_NONE,
    GENERAL_SET,
    GENERALS_LISTED,
    GIFTS,
    LAND,
    MINOR,
    MOVER,
    ON_SLOT,
    ONLY,
    POWER,
    POWER_OR_NONE,
    POWER_SET,
    POWERS_LISTED,
    REFUSED,
    SIDE_NAMED,
    STATUSES,
    TURN,
    UPDATE_STEP,
    WAY,
    drawn,
    looked_at,
)
from pragmatica.core.flow.together import Finished
from pragmatica.kit.written.questions import Fields, Question, Questions, question, side_by_side

# The branches of a turn of the wheel in their order, and what may be open in each
BRANCHES: Final[dict[str, tuple[type[Frame], ...]]] = {
    "drill": (Drill,),
    "subsidies": (Offer, Receive, HandLimit),
    "leadership": (Lead, LeadCard, HandLimit),
    "mobilisation": (Mobilise, HandLimit),
    "influence": (Extend,),
}
_BRANCH: Final = (Finished,)
_TURNS: Final = (Movement, FredericksTurn)

# Fields that several questions have
_SUPPORTERS: Final[Fields[State]] = {
    "attack": GENERAL_SET.usually([]).noted("its supporters"),
    "defence": GENERAL_SET.usually([]).noted("its supporters"),
}
_CHOICES: Final[Fields[State]] = {"chosen": CHOSEN.usually({}), "closed": CLOSED.usually({})}

_ALL: Final[tuple[Question[State], ...]] = (
    question(NameFrederick, "A-3.9", "Prussia names Frederick.", moments=("setup",)),
    # -- the wheel
    side_by_side("A-15.5", "Actions of one turn of the wheel that are not done.", BRANCHES, moments=("actions",)),
    question(
        HandLimit,
        "A-9.6",
        "A power that holds too many cards discards one.",
        {
            "power": POWER,
            "powers": POWER_SET.follows(looked_at).noted(
                "whose hands are looked at; else all, in a branch `power` alone"
            ),
        },
        on=(Course, Finished),
        moments=("frederick", "movement"),
    ),
    question(Drill, "A-9.10", "A card is drawn, and one discarded.", {"of": ON_SLOT}, on=_BRANCH),
    question(
        Offer,
        "A-9.20",
        "The power on the slot offers gifts.",
        {"of": ON_SLOT, "gifts": GIFTS.usually([]).noted("such as `card-4@france` or `money@austria`")},
        on=_BRANCH,
    ),
    question(
        Receive,
        "A-9.22",
        "Receivers accept gifts, or decline.",
        {"of": ON_SLOT, "gifts": GIFTS, "accepted": POWER_SET.usually([]), "declined": POWER_SET.usually([])},
        on=_BRANCH,
    ),
    question(
        Lead,
        "A-9.30",
        "The power on the slot makes use of Leadership.",
        {"of": ON_SLOT, "doing": DOING_NAMED.usually("nothing")},
        on=_BRANCH,
    ),
    question(LeadCard, "A-9.30", "A card has been chosen, and is drawn in its turn.", {"of": ON_SLOT}, on=_BRANCH),
    question(
        Mobilise,
        "A-9.41",
        "The power on the slot buys.",
        {
            "of": ON_SLOT,
            "drawn": FLAG.follows(drawn).noted(
                "cards have been drawn; else true once all before it in the turn is done"
            ),
        },
        on=_BRANCH,
    ),
    question(Extend, "A-9.50", "Influence waits for its turn.", {"of": ON_SLOT}, on=_BRANCH),
    # -- movement
    question(ChooseArbiter, "A-9.61", "The mover chooses an Arbiter.", {"of": MOVER}, moments=("movement",)),
    question(
        Movement,
        "A-9.60",
        "The movement of the power on the slot.",
        {
            "of": MOVER,
            "arbiter": POWER_OR_NONE.usually(None),
            "number": TURN.noted("of the movement turn, 0 before the first"),
        },
        moments=("movement",),
    ),
    question(Dissolve, "A-9.66", "The mover may dissolve garrisons.", {"of": MOVER}, on=(Movement,)),
    question(RequestTurn, "A-9.63", "The mover may request another turn.", on=(Movement,)),
    question(GrantTurn, "A-9.63", "The Arbiter may grant it.", on=(Movement,)),
    question(FredericksTurn, "A-13.1", "Frederick's own movement turn.", moments=("frederick",)),
    question(Fights, "A-9.75", "What follows the moves of a turn.", {"of": MOVER}, on=_TURNS, unwritten=True),
    question(
        PickGeneral,
        "A-9.70",
        "The next general to move is picked.",
        {
            "of": MOVER,
            "only": ONLY,
            "moved": GENERAL_SET.usually([]),
            "refused": REFUSED.usually([]).noted("by allies: `general`, `ally`, `land` where he would have gone"),
        },
        on=(Fights,),
        brings=Fights,
    ),
    question(
        Route,
        "A-9.71",
        "The next step of a way is chosen.",
        {"general": GENERAL, "way": WAY.usually([])},
        on=(PickGeneral,),
    ),
    question(
        Consent,
        "A-5.18",
        "An ally may let the general pass.",
        {"general": GENERAL, "way": WAY, "needed": POWERS_LISTED.noted("powers that have not answered")},
        on=(PickGeneral,),
    ),
    question(
        Moving,
        "A-9.80",
        "A general is on his way.",
        {"general": GENERAL, "way": WAY, "done": TURN.usually(0).noted("steps")},
        on=(PickGeneral,),
    ),
    question(
        PlaceGarrison,
        "A-9.80",
        "A unit of the general may become a garrison.",
        {"general": GENERAL, "land": LAND},
        on=(Moving, NextBattle, Settling),
    ),
    # -- battles
    question(
        NextBattle,
        "A-10.1",
        "The next battle is chosen.",
        {
            "waiting": GENERALS_LISTED.usually([]).noted("attackers whose battle is to come"),
            "engaged": GENERAL_SET.usually([])
            .with_always(battle.engaged)
            .noted("who support nobody any more; whoever fights, or stands where a battle is to come, is one unsaid"),
        },
        on=_TURNS,
    ),
    question(
        Support,
        "A-10.10",
        "A power may send generals to support a battle.",
        {"attacker": GENERAL, "side": SIDE_NAMED.usually("attack"), "power": POWER, **_SUPPORTERS},
        on=(NextBattle,),
    ),
    question(
        Fight,
        "A-10.20",
        "A battle is fought.",
        {
            "attacker": GENERAL,
            **_SUPPORTERS,
            "broken": POWER_SET.usually([])
            .with_always(battle.broken)
            .noted("powers that began it without Morale; who has none and has played no card did so unsaid"),
        },
        on=(NextBattle,),
    ),
    question(
        PlayCard,
        "A-10.21",
        "A power plays a card, or passes.",
        {
            "passed": POWER_SET.usually([]),
            "step": CARD_STEP.usually("attacker"),
            "power": POWER,
            "general": GENERAL_OR_NONE.usually(None).noted("with the option `card_step`"),
            "carded": FLAG.usually(False).noted("a card has been played in this cycle"),
        },
        on=(Fight,),
    ),
    question(
        Leaving,
        "A-10.41",
        "Beaten generals leave.",
        {"attacker": GENERAL, "beaten": GENERALS_LISTED.usually([]), "winner": SIDE_NAMED},
        on=(NextBattle, Settling),
    ),
    question(
        Settling,
        "A-10.43",
        "Winning defenders may leave a garrison.",
        {"land": LAND, "generals": GENERALS_LISTED.usually([])},
        on=(NextBattle,),
    ),
    question(
        Defeated, "A-10.41", "A beaten general leaves, or goes to his capital.", {"general": GENERAL}, on=(Leaving,)
    ),
    question(Withdraw, "A-9.90", "A general withdraws.", {"general": GENERAL}, on=(NextBattle, Update, Evict)),
    # -- diplomacy, election, minor powers
    question(
        Expel,
        "A-7.3",
        "A leader may expel members of his coalition.",
        {"power": POWER.usually("britain"), "expelled": POWER_SET.usually([]).noted("so far")},
        moments=("diplomacy",),
    ),
    question(ChooseStatus, "A-7.4", "Powers choose their statuses.", _CHOICES, moments=("diplomacy",)),
    question(
        Admit,
        "A-7.5",
        "A leader admits a power, or rejects it.",
        {**_CHOICES, "applicant": POWER},
        moments=("diplomacy",),
    ),
    question(
        ChooseAnew,
        "A-7.5",
        "A rejected power chooses another status.",
        {**_CHOICES, "rejected": POWER},
        moments=("diplomacy",),
    ),
    question(AcceptCrown, "A-8.6", "A power may take the Crown at once.", {"power": POWER}, moments=("election",)),
    question(
        Vote,
        "A-8.4",
        "A power casts its votes.",
        {"power": POWER, "cast": CAST.usually({}).noted("for whom, by power"), "declined": POWER_OR_NONE.usually(None)},
        moments=("election",),
    ),
    question(
        Bid,
        "A-12.10",
        "Players bid for the minor power on Drill.",
        {"minor": MINOR, "bids": BIDS.usually({}).noted("so far, by power")},
        moments=("auction",),
    ),
    # -- board update
    question(
        Update,
        "A-11.1",
        "The board is brought up to date after a change of statuses or controllers.",
        {
            "statuses": STATUSES.usually({}).noted("the former ones, by power"),
            "controllers": CONTROLLERS.usually({}).noted("the former ones, by minor power"),
            "step": UPDATE_STEP.usually("garrisons"),
            "stays": GENERAL_SET.usually([]).noted("generals who may keep their place"),
        },
        moments=("diplomacy", "auction"),
    ),
    question(Evict, "A-11.4", "Powers leave a territory.", {"land": LAND, "beaten": POWER_SET}, on=(Update,)),
    question(
        Reassign,
        "A-11.2",
        "A general takes the unit of a garrison.",
        {"power": POWER, "land": LAND},
        on=(Update, Evict),
    ),
    question(Stay, "A-11.1", "A new ally's general may stay.", {"general": GENERAL}, on=(Update,)),
)

QUESTIONS: Final[Questions[State]] = Questions(Course, _ALL)
