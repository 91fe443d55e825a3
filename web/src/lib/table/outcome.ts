/** How a match has ended, in words: by the rules of its game, or as the people at the table have agreed. */
import type { TableView } from "../api/types";
import { t } from "../i18n/i18n.svelte";

/** What the people at a table end a match by; a game says all else. */
const AGREED: ReadonlySet<string> = new Set(["conceded", "agreed", "abandoned"]);

type Ended = Pick<TableView, "game"> & { outcome: NonNullable<TableView["outcome"]> };

export const outcomeText = ({ game, outcome: { reason, rule } }: Ended): string =>
  t(rule === "" && AGREED.has(reason) ? `table-outcome-${reason}` : `${game}-outcome-${reason}`);

/** What stands above it where nobody has won. */
export const drawnText = ({ outcome: { reason, rule } }: Ended): string => t(rule === "" && reason === "abandoned" ? "web-over-none" : "web-over-draw");
