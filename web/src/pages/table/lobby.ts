/** What a table shares with its parts before the match begins: people and their talk, and nothing to play. */
import { listText, t } from "../../lib/i18n/i18n.svelte";
import type { NameSource } from "../../lib/i18n/names";
import { TablePlay, type Told } from "../../lib/table/play.svelte";

export class Lobby extends TablePlay {
  readonly names: NameSource = { t, list: listText, proper: () => undefined };

  protected tell(): Told {
    throw new Error("nothing is played before the match begins");
  }
}
