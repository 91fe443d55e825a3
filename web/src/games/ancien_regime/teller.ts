/** What it takes to tell what has happened at a table whose match cannot be shown. */
import type { TableView } from "../../lib/api/types";
import type { TablePlay } from "../../lib/table/play.svelte";
import type { Session } from "../../lib/table/session";
import { BoardInfo, type BoardFile } from "./logic/board";
import { Play } from "./play.svelte";

export { TELLING as telling } from "./logic/log";
export { COALITION_POWERS as palette } from "./map/palette";

export const playOn = (file: unknown, session: Session | null, table: TableView): TablePlay =>
  new Play(new BoardInfo(file as BoardFile), session, table);
