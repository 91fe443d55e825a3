/** What has happened at a table, for parts of its screen that tell of more than the present. */
import { getContext, setContext } from "svelte";
import type { EventRow } from "../api/types";
import type { Telling } from "./log";

export interface Told {
  readonly events: readonly EventRow[];
  readonly telling: Telling;
}

const TOLD = Symbol("told");

export const setTold = (told: Told): Told => setContext(TOLD, told);
/** Where a part stands by itself nothing has happened. */
const NOTHING: Told = { events: [], telling: { levels: {}, silent: new Set(), move: { message: "", who: "", from: "", to: "" } } };

export const getTold = (): Told => getContext<Told | undefined>(TOLD) ?? NOTHING;
