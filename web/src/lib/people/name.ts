/** What the reader is called at tables; kept in the browser. */
import { readSetting, writeSetting } from "../storage";

export const ownName = (): string => readSetting("name") ?? "";

export function keepName(name: string): void {
  writeSetting("name", name.trim() === "" ? null : name.trim());
}

const place = (table: string): string => `nameless.${table}`;

/** Whether he has said that he goes without a name at a table. */
export const goesNameless = (table: string): boolean => readSetting(place(table)) !== null;

export function goNameless(table: string): void {
  writeSetting(place(table), "yes");
}
