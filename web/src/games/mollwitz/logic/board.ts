/** The board's data as the page needs it: names, who belongs to whom, where hexagons lie on paper. No rules. */
import type { Rect } from "../../../lib/map/types";
import { around, centre, HALF, key, labelOf, SIDE, type Axial } from "./hex";
import type { Arm, Formation, Order, Rank, Side } from "../protocol";
import { shortName } from "./names";

export type Terrain = "clear" | "village" | "copse" | "brush" | "marsh";
export type Water = "stream" | "bridge" | "ford";

interface UnitData {
  id: string;
  name: string;
  side: "P" | "A";
  arm: Arm;
  kind: string;
  brigade: string;
  morale: number;
  morale_weak: number | null;
  impetus: number | null;
  regimental_guns: boolean;
  guns: number;
  grenadier: boolean;
  vp: number;
  fire_mods?: Record<string, number>;
}

interface LeaderData {
  id: string;
  name: string;
  side: "P" | "A";
  rank: Rank;
  wing: string | null;
  brigade: string | null;
  initiative: number | null;
  independence: number | null;
  command_range: number;
  morale_bonus: number;
  mp: number;
  vp: number;
}

interface WingData {
  id: string;
  side: "P" | "A";
  name: string;
  kind: "cavalry_wing" | "infantry_line" | "hussars" | "artillery";
  leader: string | null;
  initiative: number;
  subject_to_orders: boolean;
}

interface Modifier {
  id: string;
  when: string;
  mod: number | null;
}

export interface ScenarioData {
  alias: string;
  turns: { turn: number; time: string }[];
  chits: Record<"P" | "A", string[]>;
  orders: Record<string, Order>;
  units: { unit: string; at: Axial; facing: number; formation: Formation; step: "full" | "weak" }[];
  leaders: { leader: string; at: Axial }[];
  victory: {
    objectives: { id: string; hexes: Axial[]; need: number; points: number; owner_at_start: "P" | "A" }[];
    score: {
      /** How often a lost point of an army counts for the other. */
      elimination_factor: Record<"P" | "A", number>;
      margin: number;
      bonus: { side: "P" | "A"; points: number; count: number; arm: Arm; min_offset_row: number }[];
    };
  };
}

/** The parts of the board file that the page reads. */
export interface BoardFile {
  geometry: { cols: number; rows: number };
  map: {
    hexes: [q: number, r: number, terrain: Terrain, level: number, line: number][];
    sides: { a: Axial; b: Axial; kind: Water }[];
    roads: { name: string; path: Axial[] }[];
    places: { id: string; name: string; kind: "village" | "copse" | "stream"; hexes: Axial[] }[];
  };
  units: UnitData[];
  /** How counters are drawn; boards of owners may leave it out. */
  appearance?: { regiments: { units: string; facings: string }[] };
  leaders: LeaderData[];
  brigades: { id: string; wing: string; name: string; leader: string | null }[];
  wings: WingData[];
  tables: { melee_modifiers: Modifier[]; infantry_fire_modifiers: Modifier[]; artillery_fire_modifiers: Modifier[] };
  scenarios: ScenarioData[];
}

export interface Hex {
  id: string;
  at: Axial;
  x: number;
  y: number;
  terrain: Terrain;
  level: number;
  /** Whether a level line runs through it. */
  line: boolean;
}

export interface UnitInfo extends Omit<UnitData, "side"> {
  side: Side;
  short: string;
  wing: string;
  /** The colour of its facings; null: the board does not say. */
  facings: string | null;
}

export interface LeaderInfo extends Omit<LeaderData, "side"> {
  side: Side;
}

export interface WingInfo extends Omit<WingData, "side"> {
  side: Side;
  brigades: { id: string; name: string; leader: string | null; units: UnitInfo[] }[];
}

const SIDES = { P: "prussia", A: "austria" } as const;
/** Room for the border of the plan with its title. */
export const BORDER = { side: 34, top: 116, foot: 62 } as const;

export class BoardInfo {
  readonly file: BoardFile;
  readonly hexes: readonly Hex[];
  /** The field, and the sheet with its border. */
  readonly field: Rect;
  readonly sheet: Rect;
  readonly wings: readonly WingInfo[];
  readonly #hexes: ReadonlyMap<string, Hex>;
  readonly #places: ReadonlyMap<string, Hex>;
  readonly #units: ReadonlyMap<string, UnitInfo>;
  readonly #leaders: ReadonlyMap<string, LeaderInfo>;
  readonly #named = new Map<string, string>();

  constructor(file: BoardFile) {
    this.file = file;
    this.hexes = file.map.hexes.map(([q, r, terrain, level, line]) => {
      const at: Axial = [q, r];
      return { id: labelOf(at), at, ...centre(at), terrain, level, line: line === 1 };
    });
    this.#hexes = new Map(this.hexes.map((hex) => [hex.id, hex]));
    this.#places = new Map(this.hexes.map((hex) => [key(hex.at), hex]));
    const { cols, rows } = file.geometry;
    this.field = { x: 0, y: 0, w: SIDE * (1.5 * cols + 0.5), h: HALF * (2 * rows + 1) };
    const { x, y, w, h } = this.field;
    this.sheet = { x: x - BORDER.side, y: y - BORDER.top, w: w + 2 * BORDER.side, h: h + BORDER.top + BORDER.foot };
    const worn = (file.appearance?.regiments ?? []).toSorted((a, b) => b.units.length - a.units.length);
    const facingsOf = (id: string): string | null => worn.find(({ units: begin }) => id.startsWith(begin))?.facings ?? null;
    const wingOf = new Map(file.brigades.map((one) => [one.id, one.wing]));
    this.#units = new Map(
      file.units.map((one) => [
        one.id,
        { ...one, side: SIDES[one.side], short: shortName(one.name), wing: wingOf.get(one.brigade) ?? "", facings: facingsOf(one.id) },
      ]),
    );
    this.#leaders = new Map(file.leaders.map((one) => [one.id, { ...one, side: SIDES[one.side] }]));
    const units = [...this.#units.values()];
    this.wings = file.wings.map((wing) => ({
      ...wing,
      side: SIDES[wing.side],
      brigades: file.brigades
        .filter((one) => one.wing === wing.id)
        .map(({ id, name, leader }) => ({ id, name, leader, units: units.filter((unit) => unit.brigade === id) })),
    }));
    for (const place of file.map.places) for (const at of place.hexes) this.#named.set(labelOf(at), place.name);
  }

  hex(id: string): Hex | undefined {
    return this.#hexes.get(id);
  }

  at(at: Axial): Hex | undefined {
    return this.#places.get(key(at));
  }

  neighbours(id: string): Hex[] {
    const hex = this.hex(id);
    return hex === undefined ? [] : around(hex.at).flatMap((one) => this.at(one) ?? []);
  }

  unit(id: string): UnitInfo | undefined {
    return this.#units.get(id);
  }

  leader(id: string): LeaderInfo | undefined {
    return this.#leaders.get(id);
  }

  wing(id: string): WingInfo | undefined {
    return this.wings.find((one) => one.id === id);
  }

  /** The village or wood in which a hexagon lies; "" outside. */
  placeOf(hex: string): string {
    return this.#named.get(hex) ?? "";
  }

  scenario(alias: string): ScenarioData | undefined {
    return this.file.scenarios.find((one) => one.alias === alias);
  }
}
