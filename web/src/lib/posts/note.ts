/** What pages tell while they are open, in the page or by a note of the browser; nothing before the reader has asked for it. */
import { api } from "../api/client";
import type { News } from "../api/types";
import { language } from "../i18n/i18n.svelte";
import { at } from "../root";
import { router } from "../router.svelte";
import { readSetting, writeSetting } from "../storage";
import { KINDS } from "./kinds";
import { subscription } from "./push";

/** Ids that are remembered of what has been told. */
const MOST = 60;

export const canNote = (): boolean => "Notification" in globalThis;

/** Whether the reader wants pages to tell. */
export const wanted = (): boolean => readSetting("notes") === "yes";

/** Whether the browser shows notes while a page is hidden: the reader wants them, and it lets us. */
export const notes = (): boolean => wanted() && canNote() && Notification.permission === "granted";

/** Let pages tell, and ask the browser for notes, too; only ever after the reader has pressed a button for it. Whether it lets us. */
export async function allowNotes(): Promise<boolean> {
  writeSetting("notes", "yes");
  return canNote() && (await Notification.requestPermission()) === "granted";
}

export function endNotes(): void {
  writeSetting("notes", null);
}

/** Have the server say what pages of this browser are to tell. */
export const wantNews = (): Promise<unknown> => api.addPage({ wanted: [...KINDS], language: language.current });

/** What no page of this browser has told yet, nor the reader seen; it has then been told. */
export function untold(news: readonly News[]): News[] {
  const known = readSetting("told")?.split(" ") ?? [];
  const fresh = news.filter(({ id }) => !known.includes(id));
  if (fresh.length > 0) writeSetting("told", [...known, ...fresh.map(({ id }) => id)].slice(-MOST).join(" "));
  return fresh.filter(({ seen, place }) => !seen && !(document.visibilityState === "visible" && location.pathname === at(`/${place}`)));
}

/** Tell of it, by notes while the page is hidden; what is left is for the page. Where the browser is pushed to, that tells. */
export async function note(news: readonly News[]): Promise<readonly News[]> {
  const fresh = untold(news);
  if (fresh.length === 0 || !wanted() || (await subscription()) !== null) return [];
  if (document.visibilityState !== "hidden" || !notes()) return fresh;
  for (const one of fresh) show(one);
  return [];
}

function show({ kind, text, place }: News): void {
  try {
    const shown = new Notification(text, { tag: `${kind} ${place}`, icon: at("/icon.svg"), lang: language.current });
    shown.onclick = () => {
      window.focus();
      shown.close();
      router.go(`/${place}`);
    };
  } catch {
    return; // some browsers show notes of service workers alone
  }
}
