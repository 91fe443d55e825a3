/** What this browser has added to the chance of matches, with the seals that it had been shown by then. */
import { readSetting, writeSetting } from "../storage";

/** Whose part is that of the browser which opened the table. */
export const HOST = "host";

const setting = (table: string, who: string): string => `part.${table}.${who}`;

export function notePart(table: string, who: string, part: string, seal: string): void {
  writeSetting(setting(table, who), `${part} ${seal}`);
}

/** A part and its seal, or nothing. */
export const notedPart = (table: string, who: string): (string | undefined)[] =>
  readSetting(setting(table, who))?.split(" ") ?? [];
