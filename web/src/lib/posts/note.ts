/** Notes of the browser for a reader who looks at something else; none before he has asked for them. */
import { nameOfGame } from "../../games";
import type { WaitingTable } from "../api/types";
import { language, t } from "../i18n/i18n.svelte";
import { at } from "../root";
import { router } from "../router.svelte";
import { readSetting, writeSetting } from "../storage";
import { subscription } from "./push";

export const canNote = (): boolean => "Notification" in globalThis;

/** Whether notes are shown here: the reader wants them, and the browser lets us. */
export const notes = (): boolean => canNote() && Notification.permission === "granted" && readSetting("notes") === "yes";

/** Ask the browser to let us; only ever after the reader has pressed a button for it. */
export async function allowNotes(): Promise<boolean> {
  const allowed = (await Notification.requestPermission()) === "granted";
  if (allowed) writeSetting("notes", "yes");
  return allowed;
}

export function endNotes(): void {
  writeSetting("notes", null);
}

/** Tell of tables that have begun to wait; where the browser is pushed to, the server does. */
export async function note(tables: readonly WaitingTable[]): Promise<void> {
  if (tables.length === 0 || !notes() || (await subscription()) !== null) return;
  await language.need(...tables.map(({ game }) => game));
  for (const table of tables) show(table);
}

function show({ id, name, game, seats, short }: WaitingTable): void {
  const named = name === "" ? nameOfGame(game) : name;
  const title = t(short ? "post-short" : "post-turn", { table: named, seats: seats.map((seat) => t(`seat-${seat}`)).join(", ") });
  try {
    const shown = new Notification(title, { tag: id, icon: at("/icon.svg"), lang: language.current });
    shown.onclick = () => {
      window.focus();
      shown.close();
      router.go(`/table/${id}`);
    };
  } catch {
    return; // some browsers show notes of service workers alone
  }
}
