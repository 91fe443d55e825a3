/** Whole moves as the server's plans tell them. */
import type { Plan } from "../../../lib/api/types";
import type { LandMark, MapLine } from "../map/types";
import type { Power, Worth } from "../protocol";

export interface Move {
  /** To be sent together. */
  actions: string[];
  land: string;
  steps: number;
  kind: "march" | "sea" | "strategic";
  path: string[];
  /** Whose consent is asked. */
  consents: Power[];
  /** What it would meet where it ends before enemies, which means a battle. */
  odds: Odds | null;
  /** What a garrison at its end would bring. */
  brings: Brings | null;
  /** What the power that holds its end would lose by that. */
  denies: Denies | null;
}

export interface Odds {
  /** Strength without cards: of the general with his units, and of those whom he attacks. */
  own: number;
  other: number;
  /** Generals who could support either side. */
  ours: number;
  theirs: number;
  /** Influence that the powers would gain by a victory and by a defeat, without the help of others. */
  victory: Partial<Record<Power, number>>;
  defeat: Partial<Record<Power, number>>;
}

export interface Denies {
  loser: Power;
  worth: Worth;
  value: number;
}

export interface Brings {
  worth: Worth;
  value: number;
}

const SAIL = "sail-";

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);
const bare = (name: string): string => name.slice(name.indexOf(":") + 1);
const text = (value: unknown): string => (typeof value === "string" ? bare(value) : "");

/** Read a plan of the server. */
export function readMove({ actions, fields }: Plan): Move {
  return {
    actions,
    land: text(fields["land"]),
    steps: Number(fields["steps"]),
    kind: fields["kind"] as Move["kind"],
    path: strings(fields["path"]).map(bare),
    consents: strings(fields["consents"]).map(bare) as Power[],
    odds: fields["enemies"] === true ? oddsIn(fields) : null,
    brings: "worth" in fields ? { worth: fields["worth"] as Worth, value: Number(fields["value"]) } : null,
    denies:
      "loser" in fields ? { loser: text(fields["loser"]) as Power, worth: fields["lost"] as Worth, value: Number(fields["lost_value"]) } : null,
  };
}

const oddsIn = (fields: Plan["fields"]): Odds => ({
  own: Number(fields["own"]),
  other: Number(fields["other"]),
  ours: Number(fields["ours"]),
  theirs: Number(fields["theirs"]),
  victory: awards(fields["victory"]),
  defeat: awards(fields["defeat"]),
});

function awards(value: unknown): Partial<Record<Power, number>> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value).map(([power, gain]) => [bare(power), Number(gain)])) : {};
}

/** The moves by the territory in which they end. */
export function byLand(moves: readonly Move[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) found.set(move.land, [...(found.get(move.land) ?? []), move]);
  return found;
}

/** How the end of moves is marked on the map: a battle, a question to an ally if no way goes without, or a target. */
export function markOf(moves: readonly Move[]): LandMark {
  if (moves.some((move) => move.odds !== null)) return { kind: "battle" };
  if (moves.every((move) => move.consents.length > 0)) return { kind: "ask" };
  const steps = Math.min(...moves.map((move) => move.steps));
  return steps > 1 ? { kind: "target", label: String(steps) } : { kind: "target" };
}

/** The line of a move on the map. */
export function lineOf(move: Move): MapLine {
  const sail = move.actions.find((action) => action.startsWith(SAIL));
  const line: MapLine = { lands: move.path, kind: move.kind === "sea" ? "sea" : "move" };
  return sail === undefined ? line : { ...line, route: sail.slice(SAIL.length) };
}
