/** Battles of Maria as events tell them, card by card. */
import type { EventRow, Value } from "../../../lib/api/types";
import { talesOf, type Tale } from "../../../lib/battle/tales";
import type { Observation } from "../protocol";

type BattleView = NonNullable<Observation["battle"]>;

export interface Laid {
  seq: number;
  card: string;
  value: number;
  /** The attacker's score after it; null where that has not been told. */
  score: number | null;
  attacks: boolean;
}

export interface Battle extends Tale {
  /** Supreme commanders, and the troops under each. */
  attacker: string;
  defender: string;
  troops: [number, number];
  cards: Laid[];
  /** The attacker's score. */
  score: number;
  /** How it ended and what came of it, in the words of the events. */
  after: EventRow[];
}

/** What belongs to the end of a battle: result, losses, retreat, points. */
const AFTER: ReadonlySet<string> = new Set([
  "gave-up", "battle-won", "battle-tied", "retreated", "destroyed", "losses-split", "general-lost", "battle-points", "saxony-shifted",
]); // prettier-ignore
/** What it brings about besides, which the log tells. */
const BESIDES: ReadonlySet<string> = new Set(["hussar-removed", "question-removed", "pool-changed", "box-taken", "box-emptied", "train-taken"]);
const OVER: ReadonlySet<string> = new Set(["battle-won", "battle-tied"]);

const bare = (value: Value | undefined): string => (typeof value === "string" ? value.slice(value.indexOf(":") + 1) : "");
const whole = (value: Value | undefined): number => (typeof value === "number" ? value : 0);

function begun({ seq, step, kind, fields }: EventRow): Battle | null {
  if (kind !== "battle-began") return null;
  const troops: [number, number] = [whole(fields["attacker_troops"]), whole(fields["defender_troops"])];
  return {
    seq, last: step, until: Infinity, over: false, troops, cards: [], after: [], score: troops[0] - troops[1],
    attacker: bare(fields["attacker"]), defender: bare(fields["defender"]),
  }; // prettier-ignore
}

/** Take an event into a battle; false: it has nothing to do with it. */
function taken(battle: Battle, event: EventRow, powerOf: (piece: string) => string): boolean {
  const { seq, kind, fields } = event;
  if (kind === "card-played") {
    battle.score = whole(fields["score"]);
    const attacks = bare(fields["power"]) === powerOf(battle.attacker);
    battle.cards.push({ seq, card: bare(fields["card"]), value: whole(fields["value"]), score: battle.score, attacks });
    return true;
  }
  if (OVER.has(kind)) battle.over = true;
  if (AFTER.has(kind)) battle.after.push(event);
  return AFTER.has(kind) || BESIDES.has(kind);
}

/** A battle that had begun before the first event, as far as it can be seen. */
export function battleSeen({ attacker, defender, score, played }: BattleView): Battle {
  const cards = played.map(({ power, card, value }, at) => ({ seq: at, card, value, score: null, attacks: power === attacker.power }));
  return {
    seq: -1, last: Infinity, until: Infinity, over: false, attacker: attacker.commander, defender: defender.commander,
    troops: [attacker.troops, defender.troops], cards, score, after: [],
  }; // prettier-ignore
}

/** The battles up to a step, in their order; `powerOf` tells whose a general is. */
export const battlesOf = (events: readonly EventRow[], step: number, powerOf: (piece: string) => string): Battle[] =>
  talesOf(events, step, begun, (battle, event) => taken(battle, event, powerOf));
