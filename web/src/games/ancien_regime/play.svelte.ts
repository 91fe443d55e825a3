/** What the parts of the table share: the table as this seat sees it, the board, and what the map shows for them. */
import { getContext } from "svelte";
import type { Action, EventRow, Fields, TableView } from "../../lib/api/types";
import { listText, t } from "../../lib/i18n/i18n.svelte";
import type { NameSource } from "../../lib/i18n/names";
import type { Way } from "../../lib/table/log";
import type { Threat } from "../../lib/odds/threat";
import { MapPlay, type Scene as MapScene } from "../../lib/table/map.svelte";
import { PLAY, type Told } from "../../lib/table/play.svelte";
import type { Session } from "../../lib/table/session";
import { threatOf } from "./logic/threat";
import type { BoardInfo } from "./logic/board";
import { refusesOwn } from "./logic/replies";
import { placesOf } from "./logic/toMap";
import { actionMessage } from "./logic/words";
import type { GeneralMark, LandMark, MapLine } from "./map/types";
import type { AncienRegimeDecision, GeneralView, LandView, Observation, Power, PowerState } from "./protocol";

export type Scene = MapScene<LandMark, GeneralMark, MapLine>;

export class Play extends MapPlay<LandMark, GeneralMark, MapLine> {
  readonly kinds = { place: "land", piece: "general" };
  readonly board: BoardInfo;
  readonly names: NameSource;

  readonly standing = $derived(placesOf(this.seen));

  /** The power whose ground and generals the map points out. */
  looked = $state<Power | null>(null);

  /** The movement turn in which it has been said that generals could still move. */
  warned = "";

  constructor(board: BoardInfo, session: Session | null, table: TableView | null = null) {
    super(session, table);
    this.board = board;
    this.names = { t, list: listText, proper: (kind, id) => this.#proper(kind, id) };
  }

  get seen(): Observation {
    return this.table.view.observation as Observation;
  }

  get decision(): AncienRegimeDecision | null {
    return this.table.view.decision as AncienRegimeDecision | null;
  }

  /** The powers for which this seat decides; none for a spectator. */
  get own(): Power[] {
    const { seat } = this.seen;
    return seat === null ? [] : (this.seen.seats[seat] ?? []);
  }

  power(id: Power): PowerState {
    const power = this.seen.powers[id];
    if (power === undefined) throw new Error(`unknown power ${id}`);
    return power;
  }

  general(id: string): GeneralView {
    const general = this.seen.generals.find((one) => one.id === id);
    if (general === undefined) throw new Error(`unknown general ${id}`);
    return general;
  }

  /** What stands in a territory; undefined where nothing does. */
  land(id: string): LandView | undefined {
    return this.seen.lands.find((one) => one.id === id);
  }

  /** The power that controls a territory. */
  controller(id: string): Power | null {
    return this.seen.control[id] ?? null;
  }

  /** All that a power controls. */
  landsOf(power: Power): string[] {
    return this.board.lands.filter(({ id }) => this.controller(id) === power).map(({ id }) => id);
  }

  protected override tell(action: Action): Told {
    return actionMessage(action);
  }

  override get threats(): ((fields: Fields) => Threat<LandMark, GeneralMark, MapLine>) | null {
    return (fields) => threatOf(this, fields);
  }

  describe(id: string, marks: Readonly<Record<string, LandMark>>): string {
    const seen = this.land(id);
    const controller = this.controller(id);
    const parts = [this.name(`land:${id}`), controller === null ? t("web-ancien_regime-nobody") : t(`power-${controller}`)];
    const mark = marks[id];
    if (mark !== undefined) parts.push(t(`web-ancien_regime-sign-${mark.kind}`));
    if (seen?.garrison != null) parts.push(t("web-ancien_regime-garrison-of", { power: t(`power-${seen.garrison}`) }));
    return [...parts, ...(seen?.generals ?? []).map((one) => this.name(`general:${one}`))].join(", ");
  }

  refuses(event: EventRow): boolean {
    return refusesOwn(event, this.own);
  }

  way(lands: string[], kind: Way = "move", { power }: Fields = {}): MapLine {
    const whose = typeof power === "string" ? { power: power.slice(power.indexOf(":") + 1) as Power } : {};
    return { lands, kind: kind === "fire" ? "move" : kind, ...whose };
  }

  past(table: TableView): Play {
    return new Play(this.board, null, table);
  }

  #proper(kind: string, id: string): string | undefined {
    if (kind === "place" && id === "off") return t("web-ancien_regime-off-board");
    if (kind === "land" || kind === "place") return this.board.land(id)?.name;
    if (kind === "step") return this.board.land(id)?.name ?? this.#proper("route", id);
    if (kind === "general") return this.#generalName(id);
    if (kind === "status" || kind === "outcome") return t(`ancien_regime-${kind}-${id}`);
    if (kind !== "route") return undefined;
    const route = this.board.route(id);
    if (route === undefined) return undefined;
    return t("route-name", { from: this.name(`land:${route.a}`), to: this.name(`land:${route.b}`) });
  }

  #generalName(id: string): string {
    const seen = this.seen.generals.find((one) => one.id === id);
    const end = id.lastIndexOf("-");
    const general = t(`general-${id.slice(0, end)}`, { number: Number(id.slice(end + 1)) });
    if (seen?.frederick === true) return t("general-frederick", { general });
    return seen?.stuart === true ? t("general-stuart", { general }) : general;
  }
}

export const getPlay = (): Play => getContext<Play>(PLAY);
