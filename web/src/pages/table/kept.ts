/** What is told of a table that cannot be played here: its log, in the words of its game as far as they are there. */
import { tellerOf } from "../../games";
import { loadBoard } from "../../lib/api/boards";
import { ApiError } from "../../lib/api/error";
import type { TableView } from "../../lib/api/types";
import { language } from "../../lib/i18n/i18n.svelte";
import type { Palette } from "../../lib/map/palette";
import type { Telling } from "../../lib/table/log";
import type { TablePlay } from "../../lib/table/play.svelte";
import type { Session } from "../../lib/table/session";
import { Lobby } from "./lobby";

export interface Kept {
  play: TablePlay;
  telling: Telling;
  /** The colours of the game's powers; none where it is not known here. */
  palette: Palette;
}

/** Without a board things go by their ids, without the game events by the names of their kinds. */
const BARE: Telling = { levels: {}, silent: new Set(), move: { message: "moved", who: "", from: "", to: "" } };

export async function keptOf(session: Session | null, table: TableView): Promise<Kept> {
  const teller = await tellerOf(table.game);
  await language.need(table.game);
  if (teller === null) return { play: new Lobby(session, table), telling: BARE, palette: {} };
  const { telling, palette = {} } = teller;
  try {
    return { play: teller.playOn(await loadBoard(table.game, table.board), session, table), telling, palette };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return { play: new Lobby(session, table), telling, palette };
  }
}
