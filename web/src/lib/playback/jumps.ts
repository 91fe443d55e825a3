/** Where a reader of a whole match wants to go: turns, phases and battles. */
import type { EventRow, Fields } from "../api/types";
import type { Telling } from "../table/log";

export const JUMPS = ["turn", "phase", "battle"] as const;
export type JumpKind = (typeof JUMPS)[number];

export interface Jump {
  step: number;
  seq: number;
  kind: JumpKind;
  /** A stage holds phases. */
  isStage: boolean;
  message: string;
  fields: Fields;
}

/** Of what kind the place is at which an event happens; null: none that anybody goes to. */
function kindOf(kind: string, telling: Telling): JumpKind | null {
  if (telling.battles?.has(kind) === true) return "battle";
  const level = telling.levels[kind];
  if (level === "turn") return "turn";
  return level === "stage" || level === "phase" ? "phase" : null;
}

/** In their order; of several phases that begin within one step the last one counts, for the others were empty, and so of stages. */
export function jumpsOf(events: readonly EventRow[], telling: Telling): Jump[] {
  const found: Jump[] = [];
  for (const { step, seq, kind, message_id: message, fields } of events) {
    const to = kindOf(kind, telling);
    if (to === null) continue;
    const isStage = telling.levels[kind] === "stage";
    if (to === "phase") {
      let last = found.at(-1);
      while (last?.kind === "phase" && last.step === step && (isStage || !last.isStage)) {
        found.pop();
        last = found.at(-1);
      }
    }
    found.push({ step, seq, kind: to, isStage, message, fields });
  }
  return found;
}

/** The nearest place of a kind before or after a step; null: there is none. */
export function nearestJump(jumps: readonly Jump[], kind: JumpKind, step: number, way: -1 | 1): Jump | null {
  const all = jumps.filter((jump) => jump.kind === kind);
  const found = way > 0 ? all.find((jump) => jump.step > step) : all.findLast((jump) => jump.step < step);
  return found ?? null;
}
