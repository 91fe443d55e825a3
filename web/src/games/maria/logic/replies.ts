/** Answers of others to what a seat has proposed. */
import type { EventRow, Value } from "../../../lib/api/types";

const REFUSED: ReadonlySet<Value | undefined> = new Set<Value>(["refused", "amended"]);

/** Whether an event refuses a stack, a joint move, a treaty or a peace that this seat, with these powers, has proposed. */
export function refusesOwn({ kind, fields }: EventRow, seat: string | null, powers: readonly string[]): boolean {
  if (seat === null) return false;
  const of = (piece: Value | undefined): boolean =>
    typeof piece === "string" && powers.some((power) => piece.startsWith(`piece:${power}-`));
  if (kind === "stack-refused") return of(fields["general"]);
  if (kind === "move-refused") return of(fields["commander"]);
  if (kind === "peace-answered") return fields["yes"] === false && powers.includes("prussia");
  return kind === "proposal-answered" && REFUSED.has(fields["answer"]) && fields["proposer"] === `seat:${seat}`;
}
