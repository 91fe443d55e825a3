/** Up to which step of a game a reader knows it: what came after his last answer is news to him. */
import { readSetting, writeSetting } from "../storage";

const setting = (table: string, seat: string | null): string => `since.${table}.${seat ?? "spectator"}`;

/** The step of the last answer for a seat in this browser; 0 if there was none. */
export function answeredUpTo(table: string, seat: string | null): number {
  return Number(readSetting(setting(table, seat)) ?? 0);
}

export function noteAnswer(table: string, seat: string | null, step: number): void {
  writeSetting(setting(table, seat), String(step));
}
