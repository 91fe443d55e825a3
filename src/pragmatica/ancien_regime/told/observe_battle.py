"""What a seat may know of the battle that is being fought."""

from __future__ import annotations

from pragmatica.ancien_regime.battle import aftermath, cards, sides
from pragmatica.ancien_regime.battle.battles import Support
from pragmatica.ancien_regime.battle.cardplay import ATTACK_SUPPORT, ATTACKER, Fight, PlayCard
from pragmatica.ancien_regime.battle.sides import ATTACK, DEFENCE
from pragmatica.ancien_regime.forms.decisions import POWER, SIDE, STEP
from pragmatica.ancien_regime.forms.observation import BattleSide, BattleState, PileCard, PileView
from pragmatica.ancien_regime.kept.board import BIT, NOBODY
from pragmatica.ancien_regime.kept.state import VOID, State, is_face_up, kind_of, pile_of, played_card
from pragmatica.ancien_regime.secret.sights import battle


def observe(s: State, seen: list[bool]) -> BattleState | None:
    """The battle, for one who sees the cards of these powers [A-10.26]."""
    fight, top = battle(s), s.top
    if fight is None or s.reason or top is None:
        return None
    cycle = top if isinstance(top, PlayCard) else None
    powers = range(NOBODY)
    free: list[int] = []
    if isinstance(fight, Fight):
        free = [power for power in powers if s.morale[power] == 0 and fight.free_card(s, power)]
    return BattleState(
        attacker=s.board.general_ids[fight.attacker],
        land=s.board.ids[s.place[fight.attacker]],
        stage="support" if cycle is None else "cards",
        step=None if cycle is None else STEP[cycle.step - 1],
        power=POWER[top.acts_for(s, 0)],
        passed=[] if cycle is None else [POWER[power] for power in powers if cycle.passed & BIT[power]],
        free=[POWER[power] for power in free],
        attack=_side(s, fight, ATTACK, seen),
        defence=_side(s, fight, DEFENCE, seen),
        after={} if cycle is None or not seen[cycle.of] else _after(s, cycle, seen),
    )


def _after(s: State, cycle: PlayCard, seen: list[bool]) -> dict[str, dict[str, int]]:
    """What would be known of the side of the power that is asked with each of its cards on each of its piles.

    Cards of others that lie face down are not counted [A-10.26, A-10.30, A-10.32].
    """
    fight = cycle.fight()
    side = ATTACK if cycle.step in (ATTACKER, ATTACK_SUPPORT) else DEFENCE
    found: dict[str, dict[str, int]] = {}
    for general in fight.piles(s, cycle.step, cycle.of, cycle.general):
        totals: dict[str, int] = {}
        for kind in cards.kinds_in_hand(s, cycle.of):
            twin = s.copy()
            twin.played = [*s.played, played_card(general, kind)]
            totals[str(s.board.card_value[kind])] = _side(twin, fight, side, seen).known
        found[s.board.general_ids[general]] = totals
    return found


def _side(s: State, fight: Support | Fight, side: int, seen: list[bool]) -> BattleSide:
    board, attacker = s.board, fight.attacker
    land, own = s.place[attacker], board.general_power[attacker]
    supporters = sides.members(fight.attack if side == ATTACK else fight.defence)
    if side == ATTACK:
        powers, generals, garrison = [own], [attacker], NOBODY
        strength = sides.attack_strength(s, attacker)
    else:
        powers, generals = sides.defenders(s, attacker), sides.defending_generals(s, attacker)
        garrison, strength = s.garrison[land], sides.defence_strength(s, attacker)
    piles = [_pile(s, general, land, seen) for general in generals + supporters]
    awards = aftermath.influence(s, attacker, fight.attack, fight.defence, side)
    return BattleSide(
        side=SIDE[side],
        powers=[POWER[power] for power in powers],
        generals=[board.general_ids[general] for general in generals],
        garrison=None if garrison == NOBODY else POWER[garrison],
        fortress=garrison != NOBODY and s.fortress[land] == 1,
        strength=strength,
        supporters=[board.general_ids[general] for general in supporters],
        piles=piles,
        known=strength + sum(pile.score for pile in piles if pile.score is not None),
        hidden=sum(len(pile.cards) for pile in piles if pile.score is None),
        awards={POWER[power]: award for power, award in enumerate(awards) if award},
    )


def _pile(s: State, general: int, land: int, seen: list[bool]) -> PileView:
    power = s.board.general_power[general]
    lying: list[PileCard] = []
    known = True
    for place, card in enumerate(s.played):
        if pile_of(card) == general:
            shown = seen[power] or is_face_up(card)
            known = known and shown
            lying.append(
                PileCard(
                    number=place + 1,
                    face_up=is_face_up(card),
                    card=s.board.card_value[kind_of(card)] if shown else None,
                    void=card & VOID != 0,
                )
            )
    return PileView(
        general=s.board.general_ids[general],
        power=POWER[power],
        cards=lying,
        room=sides.room(s, general),
        score=sides.pile_score(s, general, land) if known else None,
    )
