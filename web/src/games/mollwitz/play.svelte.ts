/** What the parts of the table share: the table as this seat sees it, the board, and what the field shows for them. */
import { getContext } from "svelte";
import type { Action, Fields, TableView } from "../../lib/api/types";
import { listText, t } from "../../lib/i18n/i18n.svelte";
import { namesIn, type NameSource } from "../../lib/i18n/names";
import type { Way } from "../../lib/table/log";
import type { Threat } from "../../lib/odds/threat";
import { MapPlay, type Scene as MapScene } from "../../lib/table/map.svelte";
import { PLAY, type Told } from "../../lib/table/play.svelte";
import type { Session } from "../../lib/table/session";
import type { BoardInfo } from "./logic/board";
import { Lens } from "./logic/lens.svelte";
import { joined, localName, unitName } from "./logic/names";
import { seenOn } from "./logic/seen";
import { threatOf } from "./logic/threat";
import { placesOf } from "./logic/toField";
import { actionMessage } from "./logic/words";
import { nameOf } from "./map/stand";
import type { FieldLine, HexMark, PieceMark } from "./map/types";
import type { LeaderView, MollwitzDecision, Observation, SentObservation, Side, SideView, UnitView, WingView } from "./protocol";

export type Scene = MapScene<HexMark, PieceMark, FieldLine>;

export class Play extends MapPlay<HexMark, PieceMark, FieldLine> {
  readonly kinds = { place: "hex", piece: "unit", others: ["leader"] };
  readonly board: BoardInfo;
  readonly names: NameSource;
  readonly lens: Lens;

  readonly seen: Observation = $derived.by(() => seenOn(this.table.view.observation as SentObservation, this.board));
  readonly standing = $derived(placesOf(this.seen));
  readonly #units: Partial<Record<string, UnitView>> = $derived(Object.fromEntries(this.seen.units.map((unit) => [unit.id, unit])));
  readonly #leaders: Partial<Record<string, LeaderView>> = $derived(Object.fromEntries(this.seen.leaders.map((leader) => [leader.id, leader])));

  constructor(board: BoardInfo, session: Session | null, table: TableView | null = null) {
    super(session, table);
    this.board = board;
    this.names = { t, list: (names) => joined(names, listText), proper: (kind, id) => this.#proper(kind, id) };
    this.lens = new Lens(this);
  }

  get decision(): MollwitzDecision | null {
    return this.table.view.decision as MollwitzDecision | null;
  }

  /** The side of this seat; null for a spectator. */
  get own(): Side | null {
    return this.seen.seat as Side | null;
  }

  unit(id: string): UnitView | undefined {
    return this.#units[id];
  }

  leader(id: string): LeaderView | undefined {
    return this.#leaders[id];
  }

  wing(id: string): WingView | undefined {
    return this.seen.wings.find((one) => one.id === id);
  }

  side(id: Side): SideView | undefined {
    return this.seen.sides.find((one) => one.side === id);
  }

  /** Units of a hexagon from the top down. */
  unitsAt(hex: string): UnitView[] {
    return this.seen.units.filter((one) => one.hex === hex).toSorted((a, b) => a.depth - b.depth);
  }

  leadersAt(hex: string): LeaderView[] {
    return this.seen.leaders.filter((one) => one.hex === hex);
  }

  /** A thing by its name; a hexagon with who stands there. */
  placed(typed: string): string {
    const [kind, id = ""] = typed.split(":");
    const there = kind === "hex" ? nameOf(this.unitsAt(id).flatMap((unit) => this.board.unit(unit.id) ?? [])) : "";
    return there === "" ? this.name(typed) : `${id} · ${there}`;
  }

  /** The typed name of a unit or leader. */
  typedPiece(id: string): string {
    return this.board.leader(id) === undefined ? `unit:${id}` : `leader:${id}`;
  }

  protected override tell(action: Action): Told {
    return actionMessage(action);
  }

  override placesOf(fields: Fields): string[] {
    const found = super.placesOf(fields);
    return found.length > 0 ? found : namesIn(fields, "leader").flatMap((leader) => this.standing.get(leader) ?? []);
  }

  override onpiece(piece: string): void {
    this.answered = null;
    if (this.asking) void this.explain(this.typedPiece(piece));
    else this.scene.onpiece?.(piece);
  }

  /** The piece in a hexagon that can be chosen, where there is only one. */
  onlyPiece(hex: string): string | null {
    const marks = this.scene.pieceMarks ?? {};
    const here = [...this.unitsAt(hex), ...this.leadersAt(hex)].filter(({ id }) => marks[id] !== undefined && marks[id] !== "dimmed");
    return here.length === 1 ? (here[0]?.id ?? null) : null;
  }

  /** While one asks why, a press means the unit on top. */
  override onplace(hex: string): void {
    this.answered = null;
    if (this.asking) {
      const top = this.unitsAt(hex)[0];
      void this.explain(top === undefined ? `hex:${hex}` : `unit:${top.id}`);
    } else if (!this.lens.press(hex)) super.onplace(hex);
  }

  override get threats(): ((fields: Fields) => Threat<HexMark, PieceMark, FieldLine>) | null {
    return this.own === null ? null : (fields) => threatOf(this, fields);
  }

  describe(hex: string, marks: Readonly<Record<string, HexMark>>): string {
    const place = this.placeOf(hex);
    const terrain = this.board.hex(hex)?.terrain ?? "clear";
    const parts = [place === "" ? t("web-mollwitz-hex", { hex }) : `${t("web-mollwitz-hex", { hex })}, ${place}`, t(`terrain-${terrain}`)];
    const mark = marks[hex];
    if (mark !== undefined) parts.push(t(`web-mollwitz-sign-${mark.kind}`) + (mark.label === undefined ? "" : ` ${mark.label}`));
    return [...parts, ...this.unitsAt(hex).map((one) => this.describeUnit(one)), ...this.leadersAt(hex).map(({ id }) => this.name(`leader:${id}`))].join(", ");
  }

  describeUnit(unit: UnitView): string {
    const facing = unit.facing === null ? "" : t("web-mollwitz-faces", { facing: t(`facing-${unit.facing}`) });
    const state = [
      t("web-mollwitz-morale-of", { morale: unit.morale, base: unit.base }),
      unit.formation === "routed" ? t(`marker-${unit.marker}`) : t(`formation-${unit.formation}`),
      facing,
      unit.weakened ? t("web-mollwitz-weakened") : "",
      unit.order === null ? "" : t(`order-${unit.order}`),
      unit.command === "out" || unit.command === "leaderless" ? t(`command-${unit.command}`) : "",
      unit.acted ? t("web-mollwitz-acted") : "",
      unit.reaction ? t("web-mollwitz-reaction") : "",
      unit.fired ? t("web-mollwitz-fired") : "",
      unit.attacked ? t("web-mollwitz-fought") : "",
    ].filter((one) => one !== "");
    return `${this.name(`unit:${unit.id}`)} (${state.join(", ")})`;
  }

  /** Nothing is proposed to the other side. */
  refuses(): boolean {
    return false;
  }

  way(hexes: string[], kind: Way = "move"): FieldLine {
    return { hexes, kind };
  }

  past(table: TableView): Play {
    return new Play(this.board, null, table);
  }

  /** The village or wood in which a hexagon lies; "" outside. */
  placeOf(hex: string): string {
    return this.#local(this.board.placeOf(hex)) ?? "";
  }

  #local(name: string | undefined): string | undefined {
    return name === undefined || name === "" ? name : localName(name, t);
  }

  #proper(kind: string, id: string): string | undefined {
    if (kind === "unit") {
      const info = this.board.unit(id);
      return info === undefined ? undefined : unitName(info.name, t);
    }
    if (kind === "leader") return this.#local(this.board.leader(id)?.name);
    if (kind === "brigade") return this.#local(this.board.file.brigades.find((one) => one.id === id)?.name);
    if (kind === "outcome") return t(`mollwitz-outcome-${id}`);
    if (kind !== "hex") return undefined;
    const place = this.placeOf(id).split(" (")[0] ?? "";
    return place === "" ? id : `${id} (${place})`;
  }
}

export const getPlay = (): Play => getContext<Play>(PLAY);
