/** This browser's part in the chance of a match: what it has sent, and whether the server has taken it. */
import { api } from "../api/client";
import { newKey } from "../api/retry";
import type { Created, NewTable, TableView } from "../api/types";
import { readSetting, writeSetting } from "../storage";

/** Whose part is that of the browser which opened the table. */
export const HOST = "host";

/** `in`: it is there, under the seal that was shown before it was sent; `missing`: it is not; `none`: nothing was sent. */
export type PartState = "in" | "missing" | "none";

const setting = (table: string, who: string): string => `part.${table}.${who}`;

/** Keep a part with the seal that the server had shown by then. */
function note(table: string, who: string, part: string, seal: string): void {
  writeSetting(setting(table, who), `${part} ${seal}`);
}

/** Open a table, adding this browser's part. */
export async function openTable(wish: Omit<NewTable, "part">): Promise<Created> {
  const part = newKey();
  const created = await api.open({ ...wish, part });
  note(created.id, HOST, part, created.commitment);
  return created;
}

/** The part to sit down with: the same whenever it is asked for again. None where the match had begun before. */
export function partFor(table: TableView, seat: string): string | undefined {
  const known = readSetting(setting(table.id, seat))?.split(" ")[0];
  if (known !== undefined || table.begun) return known;
  const part = newKey();
  note(table.id, seat, part, table.commitment);
  return part;
}

/** What has become of the parts that this browser has sent. */
export function partState(table: TableView): PartState {
  const sent = [HOST, ...table.seats.map((one) => one.seat)].flatMap((who) => {
    const [part, seal] = readSetting(setting(table.id, who))?.split(" ") ?? [];
    return part === undefined ? [] : [table.parts[who] === part && table.commitment === seal];
  });
  if (sent.length === 0) return "none";
  return sent.every(Boolean) ? "in" : "missing";
}
