/** This browser's part in the chance of a match: what it has sent, and whether the server has taken it. */
import { api } from "../api/client";
import { HOST, notedPart, notePart } from "../api/parts";
import { newKey } from "../api/retry";
import type { Created, NewTable, TableView } from "../api/types";

/** `in`: it is there, under the seal that was shown before it was sent; `missing`: it is not; `none`: nothing was sent. */
export type PartState = "in" | "missing" | "none";

/** Open a table, adding this browser's part. */
export const openTable = (wish: Omit<NewTable, "part">): Promise<Created> => api.open({ ...wish, part: newKey() });

/** The part to sit down with: the same whenever it is asked for again. None where the match had begun before. */
export function partFor(table: TableView, seat: string): string | undefined {
  const known = notedPart(table.id, seat)[0];
  if (known !== undefined || table.begun) return known;
  const part = newKey();
  notePart(table.id, seat, part, table.commitment);
  return part;
}

/** What has become of the parts that this browser has sent. */
export function partState(table: TableView): PartState {
  const sent = [HOST, ...table.seats.map((one) => one.seat)].flatMap((who) => {
    const [part, seal] = notedPart(table.id, who);
    return part === undefined ? [] : [table.parts[who] === part && table.commitment === seal];
  });
  if (sent.length === 0) return "none";
  return sent.every(Boolean) ? "in" : "missing";
}
