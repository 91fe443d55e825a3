/** What the parts of the table share: the table as this seat sees it, the board, and what the map shows for them. */
import { getContext } from "svelte";
import type { Action, EventRow, Fields, TableView } from "../../lib/api/types";
import type { BoardLine, CityMark, PieceMark } from "./map/types";
import { listText, t } from "../../lib/i18n/i18n.svelte";
import { namesIn, type NameSource } from "../../lib/i18n/names";
import type { Way } from "../../lib/table/log";
import type { Threat } from "../../lib/odds/threat";
import { MapPlay, type Scene as MapScene } from "../../lib/table/map.svelte";
import { PLAY, type Told } from "../../lib/table/play.svelte";
import type { Session } from "../../lib/table/session";
import type { BoardInfo, Card } from "./logic/board";
import { actionMessage } from "./logic/label";
import { refusesOwn } from "./logic/replies";
import { threatOf } from "./logic/threat";
import { boxPlace, placesOf } from "./logic/toBoard";
import { toldText } from "./treaties/clauses";
import type { MariaDecision, Observation, PieceView, Power } from "./protocol";

export type Scene = MapScene<CityMark, PieceMark, BoardLine>;

export class Play extends MapPlay<CityMark, PieceMark, BoardLine> {
  readonly kinds = { place: "city", piece: "piece" };
  readonly board: BoardInfo;
  readonly names: NameSource;

  /** For which generals the troops that are being bought are meant. */
  meant: Readonly<Record<string, number>> = {};

  supplyShown = $state(false);
  readonly standing = $derived(placesOf(this.seen));

  constructor(board: BoardInfo, session: Session | null, table: TableView | null = null) {
    super(session, table);
    this.board = board;
    const proper = (kind: string, id: string): string | undefined =>
      kind === "outcome" ? t(`maria-outcome-${id}`) : kind === "major" ? t(`power-${id}`) : board.proper(kind, id);
    this.names = { t, list: listText, proper, whole: (fields) => toldText(fields, this.names) };
  }

  get seen(): Observation {
    return this.table.view.observation as Observation;
  }

  get decision(): MariaDecision | null {
    return this.table.view.decision as MariaDecision | null;
  }

  piece(id: string): PieceView {
    const piece = this.seen.pieces.find((one) => one.id === id);
    if (piece === undefined) throw new Error(`unknown piece ${id}`);
    return piece;
  }

  /** The train that waits in the box Silesia, if it still does. */
  get waitingTrain(): PieceView | null {
    return this.seen.pieces.find(({ kind, status }) => kind === "train" && status === "box") ?? null;
  }

  /** The cards of a power; empty where they are not ours to know. */
  hand(power: Power): Card[] {
    return (this.seen.powers[power]?.cards ?? []).map((id) => this.board.card(id));
  }

  protected override tell(action: Action): Told {
    return actionMessage(action);
  }

  override named(fields: Fields): string[] {
    return [...super.named(fields), ...namesIn(fields, "offmap").map(boxPlace)];
  }

  override get threats(): ((fields: Fields) => Threat<CityMark, PieceMark, BoardLine>) | null {
    return (fields) => threatOf(this, fields);
  }

  describe(id: string, marks: Readonly<Record<string, CityMark>>): string {
    const pieces = Array.from(this.standing, ([piece, at]) => (at === id ? [this.name(`piece:${piece}`)] : [])).flat();
    const fortress = this.seen.fortresses.find((one) => one.city === id);
    const suit = this.board.suitOf(id);
    const parts = [this.name(this.typed(id)), ...(suit === undefined ? [] : [t(`suit-${suit}`)])];
    if (fortress?.controller != null) parts.push(t(`power-${fortress.controller}`));
    const mark = marks[id];
    if (mark !== undefined) parts.push(t(`web-maria-sign-${mark.kind}`));
    return [...parts, ...pieces].join(", ");
  }

  refuses(event: EventRow): boolean {
    const { seat } = this.table.view;
    return refusesOwn(event, seat, this.table.seats.find((one) => one.seat === seat)?.powers ?? []);
  }

  way(cities: string[], kind: Way = "move"): BoardLine {
    return { cities, kind: kind === "fire" ? "move" : kind };
  }

  past(table: TableView): Play {
    return new Play(this.board, null, table);
  }
}

export { PLAY };
export const getPlay = (): Play => getContext<Play>(PLAY);
