/** How much of what was said to a seat has been read in this browser. */
import type { Message } from "../api/types";
import { readSetting, writeSetting } from "../storage";

const setting = (table: string, seat: string | null): string => `talk.${table}.${seat ?? "spectator"}`;

/** Messages of others that have come since the talk was last looked at; before those at hand there are `unheard` ones. */
export function unread(table: string, seat: string | null, messages: readonly Message[], unheard = 0): number {
  const read = Number(readSetting(setting(table, seat)) ?? 0);
  const before = Math.max(0, unheard - read); // whose they are is not known here
  return before + messages.slice(Math.max(0, read - unheard)).filter((message) => message.sender !== seat).length;
}

export function markRead(table: string, seat: string | null, count: number): void {
  writeSetting(setting(table, seat), String(count));
}
