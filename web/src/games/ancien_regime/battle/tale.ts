/** Battles of Ancien Régime as events tell them, card by card. */
import type { EventRow, Value } from "../../../lib/api/types";
import { talesOf, type Tale } from "../../../lib/battle/tales";

export type Side = "attack" | "defence";

export interface Laid {
  seq: number;
  power: string;
  general: string;
  side: Side;
  /** Null: it lies face down for this reader. */
  card: number | null;
  up: boolean;
}

export interface Battle extends Tale {
  land: string;
  attacker: string;
  /** What both sides have without cards, and at the end with them. */
  strength: Record<Side, number>;
  total: Record<Side, number> | null;
  cards: Laid[];
  passed: string[];
  /** How it ended and what came of it, in the words of the events. */
  after: EventRow[];
  sides: Map<string, Side>;
}

const AFTER: ReadonlySet<string> = new Set([
  "battle-won", "battle-tied", "units-lost", "morale-lost", "garrison-lost", "influence-won", "withdrew", "left-board", "garrison-placed",
]); // prettier-ignore
/** What it brings about besides, which the log tells. */
const BESIDES: ReadonlySet<string> = new Set(["cards-drawn", "no-cards", "pile-renewed"]);

const bare = (value: Value | undefined): string => (typeof value === "string" ? value.slice(value.indexOf(":") + 1) : "");
const whole = (value: Value | undefined): number => (typeof value === "number" ? value : 0);
const cardOf = (value: Value | undefined): number | null => (typeof value === "string" ? Number(bare(value)) : null);

function begun({ seq, step, kind, fields }: EventRow): Battle | null {
  if (kind !== "battle-began") return null;
  const attacker = bare(fields["general"]);
  return {
    seq, last: step, until: Infinity, over: false, land: bare(fields["land"]), attacker, total: null, cards: [], passed: [], after: [],
    strength: { attack: whole(fields["attack"]), defence: whole(fields["defence"]) },
    sides: new Map<string, Side>([[attacker, "attack"]]),
  }; // prettier-ignore
}

function lay(battle: Battle, { seq, fields }: EventRow): void {
  const general = bare(fields["general"]);
  const side = battle.sides.get(general) ?? "defence";
  battle.cards.push({ seq, power: bare(fields["power"]), general, side, card: cardOf(fields["card"]), up: false });
}

/** A card of a pile is turned up: the one that is known to be it, else the first that lies face down. */
function show(battle: Battle, { fields }: EventRow): void {
  const [general, card] = [bare(fields["general"]), cardOf(fields["card"])];
  const down = battle.cards.filter((one) => one.general === general && !one.up);
  const turned = down.find((one) => one.card === card) ?? down.find((one) => one.card === null);
  if (turned === undefined) return;
  turned.card = card;
  turned.up = true;
}

function end(battle: Battle, { fields }: EventRow): void {
  const tie = whole(fields["total"]);
  battle.over = true;
  battle.total = { attack: whole(fields["attack"] ?? tie), defence: whole(fields["defence"] ?? tie) };
}

/** Take an event into a battle; false: it has nothing to do with it. */
function taken(battle: Battle, event: EventRow): boolean {
  const { kind, fields } = event;
  if (kind === "supported") battle.sides.set(bare(fields["general"]), fields["side"] === "attack" ? "attack" : "defence");
  else if (kind === "card-played") lay(battle, event);
  else if (kind === "card-shown") show(battle, event);
  else if (kind === "passed") battle.passed.push(bare(fields["power"]));
  else {
    if (kind === "battle-won" || kind === "battle-tied") end(battle, event);
    if (AFTER.has(kind)) battle.after.push(event);
    return AFTER.has(kind) || BESIDES.has(kind);
  }
  return true;
}

/** The battles up to a step, in their order. */
export const battlesOf = (events: readonly EventRow[], step: number): Battle[] => talesOf(events, step, begun, taken);
