/** What the parts of the table share: the table as this seat sees it, the board, and what the map shows for them. */
import { getContext } from "svelte";
import type { Action, Reason, TableView } from "../../lib/api/types";
import type { BoardLine, CityMark, PieceMark } from "../../lib/board/types";
import { listText, t } from "../../lib/i18n/i18n.svelte";
import type { NameSource } from "../../lib/i18n/names";
import { PLAY, setTablePlay, TablePlay, type Told } from "../../lib/table/play.svelte";
import type { TableSession } from "../../lib/table/session.svelte";
import type { BoardInfo, Card } from "./logic/board";
import { actionMessage } from "./logic/label";
import { toldText } from "./treaties/clauses";
import type { MariaDecision, Observation, PieceView, Power } from "./protocol";

/** What one part of the page wants to see on the map, and what it does when something there is chosen. */
export interface Scene {
  marks?: Record<string, CityMark>;
  pieceMarks?: Record<string, PieceMark>;
  lines?: BoardLine[];
  oncity?: (city: string) => void;
  onpiece?: (piece: string) => void;
  /** What "why not?" about a city means while this is shown; without it, the city itself is the question. */
  why?: (city: string) => Promise<Reason[]>;
}

export class Play extends TablePlay {
  readonly board: BoardInfo;
  readonly names: NameSource;

  /** The scene of the present decision, and what lies above it while something is pointed at. */
  scene = $state.raw<Scene>({});
  overlay = $state.raw<Scene>({});
  supplyShown = $state(false);
  /** The city that the reader looks at. */
  city = $state<string | null>(null);

  constructor(board: BoardInfo, session: TableSession | null, table: TableView | null = null) {
    super(session, table);
    this.board = board;
    const proper = (kind: string, id: string): string | undefined =>
      kind === "outcome" ? t(`maria-outcome-${id}`) : board.proper(kind, id);
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

  /** The train that waits in the box Silesia, if it still does [M-4.4]. */
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

  protected override why(target: string): Promise<Reason[]> {
    const [kind, id = ""] = target.split(":");
    const asked = kind === "city" ? this.scene.why : undefined;
    return asked === undefined ? this.reasons(target) : asked(id);
  }
}

export { PLAY };
export const setPlay = (play: Play): Play => setTablePlay(play);
export const getPlay = (): Play => getContext<Play>(PLAY);
