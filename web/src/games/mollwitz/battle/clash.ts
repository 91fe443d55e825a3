/** Combats of Mollwitz as events tell them, throw by throw: a volley and its answer, an assault, a counter-charge. */
import type { EventRow, Value } from "../../../lib/api/types";
import { throwOf, type Thrown } from "../logic/odds";

export type ClashKind = "fire" | "assault" | "charge";

/** What has happened in it: a throw, or what came of one. */
export type Beat = { thrown: Thrown } | { told: EventRow };

export interface Clash {
  /** The number of the event with which it began. */
  seq: number;
  kind: ClashKind;
  began: EventRow;
  beats: Beat[];
  /** The step of its latest event, and the first later one at which something else happened. */
  last: number;
  until: number;
}

const BEGINS: Readonly<Record<string, ClashKind>> = { fired: "fire", "melee-began": "assault", countercharged: "charge" };
/** What belongs to a combat: throws, and what came of them. */
const THROWS: ReadonlySet<string> = new Set(["fired", "tested", "leader-rolled"]);
const AFTER: ReadonlySet<string> = new Set([
  "attack-broke", "melee-won", "melee-held", "morale-lost", "step-lost", "routed", "eliminated", "retreated", "fled", "pursued",
  "leader-lost", "stopped", "rally-lost", "withdrew", "objective-taken", "army-broke", "scored", "formed",
]); // prettier-ignore
/** What goes on beside a combat and neither belongs to it nor ends it. */
const BESIDE: ReadonlySet<string> = new Set(["instruction-used", "reaction-declined", "command-taken", "turned", "out-of-command", "back-in-command"]);

const bare = (value: Value | undefined): string => (typeof value === "string" ? value.slice(value.indexOf(":") + 1) : "");

/** Whether a volley belongs to a combat that is going on: it answers the first one, or comes before the steel. */
function joins(clash: Clash, event: EventRow, sideOf: (unit: string) => string | undefined): boolean {
  if (clash.kind === "assault") return !clash.beats.some((beat) => "told" in beat && /^melee-(won|held)$/.test(beat.told.kind));
  if (clash.kind === "charge") return false;
  const volleys = clash.beats.flatMap((beat) => ("thrown" in beat && beat.thrown.kind === "fired" ? [beat.thrown.fields] : []));
  const [mine, theirs] = [sideOf(bare(event.fields["unit"])), volleys.map(({ unit }) => sideOf(bare(unit)))];
  const same = volleys.filter((_, at) => theirs[at] === mine);
  return same.every(({ hex }) => hex === event.fields["hex"]);
}

/** The combats up to a step, in their order; `sideOf` tells whose a unit is. */
export function clashesOf(events: readonly EventRow[], step: number, sideOf: (unit: string) => string | undefined): Clash[] {
  const clashes: Clash[] = [];
  for (const event of events) {
    if (event.step > step) break;
    const clash = clashes.at(-1);
    const open = clash?.until === Infinity ? clash : undefined;
    const begins = BEGINS[event.kind];
    if (begins !== undefined && !(event.kind === "fired" && open !== undefined && joins(open, event, sideOf))) {
      if (open !== undefined) open.until = event.step;
      clashes.push({ seq: event.seq, kind: begins, began: event, beats: beatsOf(event), last: event.step, until: Infinity });
    } else if (open !== undefined) take(open, event);
  }
  return clashes;
}

function beatsOf(event: EventRow): Beat[] {
  const thrown = THROWS.has(event.kind) ? throwOf(event, event.seq) : null;
  return thrown === null ? [] : [{ thrown }];
}

/** What happens next: it belongs to the combat, lies beside it, or ends it. */
function take(clash: Clash, event: EventRow): void {
  if (BESIDE.has(event.kind)) return;
  const beats = AFTER.has(event.kind) ? [{ told: event }] : beatsOf(event);
  if (beats.length === 0) clash.until = event.step;
  else {
    clash.beats.push(...beats);
    clash.last = event.step;
  }
}

/** The combat that a moment belongs to; null where something else has happened since. */
export function clashAt(clashes: readonly Clash[], step: number): Clash | null {
  const latest = clashes.at(-1);
  return latest !== undefined && (step <= latest.last || step < latest.until) ? latest : null;
}
