/** What the board component is told. It knows no rules: it draws what it gets and says what was pointed at. */
import type { Point, Rect, Side } from "../../../lib/map/types";
import type { MapControl } from "../../../lib/table/map.svelte";

export type Suit = "spades" | "clubs" | "hearts" | "diamonds";
export type Fortress = "none" | "minor" | "major";

export interface BoardCity extends Point {
  id: string;
  name: string;
  map: string;
  country: string;
  fortress: Fortress;
  elector: boolean;
  sector: string;
  label: Side;
}

export interface BoardRoad {
  a: string;
  b: string;
  kind: "road" | "main";
  cross_map: boolean;
}

export interface BoardSector extends Rect {
  id: string;
  map: string;
  suit: Suit;
  suit_x: number;
  suit_y: number;
}

/** A map of the board file: its rectangle and its id. */
export interface BoardMap extends Rect {
  id: string;
}

/** The part of the board file that is drawn. */
export interface BoardData {
  maps: BoardMap[];
  cities: BoardCity[];
  roads: BoardRoad[];
  sectors: BoardSector[];
}

/** Coast, rivers, tints and hills of one map as SVG path strings; made by web/tools/map. */
export interface MapGeography {
  coast: string;
  land: string;
  lakes: string;
  strokes: string;
  rivers: string[];
  lesserRivers: string[];
  riverLabels: { name: string; d: string }[];
  tints: Record<string, string>;
  bands: Record<string, string>;
  borders: string;
  hills: number[];
}

/** Where a country's name is written: in the middle of a strip of some width, the letters spread over it. */
export interface CountryLabel extends Point {
  country: string;
  /** Height of the letters, less where a long name would not fit. */
  size: number;
  /** Degrees, clockwise. */
  turn: number;
  width: number;
}

export interface Geography {
  riverWidths: number[];
  maps: Record<string, MapGeography>;
  countryLabels: Record<string, CountryLabel[]>;
  /** Where a map's title stands. */
  cartouches: Record<string, Rect>;
  /** Where a map's compass stands. */
  compasses: Record<string, Point>;
  /** Where the boxes for pieces off the map stand. */
  boxes: Record<string, Rect & { map: string }>;
  /** The lettered columns (west to east) and numbered rows (south to north) along a map's frame. */
  grids: Record<string, { columns: string[]; rows: string[] }>;
}

export interface BoardPiece {
  id: string;
  kind: "general" | "train";
  power: string;
  name: string;
  rank: number | null;
  city: string;
  faceUp: boolean;
  troops: number | null;
  moved: boolean;
  commander: boolean;
}

export interface BoardHussar {
  id: string;
  city: string;
}

export interface BoardFortress {
  city: string;
  controller: string | null;
  marker: string | null;
  question: string | null;
  protected: boolean;
}

export interface BoardElector {
  city: string;
  side: string;
}

export type CityMarkKind =
  "target" | "end" | "conquer" | "question" | "join" | "train" | "forced" | "danger" | "focus" | "reached" | "attacked";

export interface CityMark {
  kind: CityMarkKind;
  steps?: number;
  label?: string;
}

export type PieceMark = "offered" | "selected" | "attacker" | "defender" | "hungry";

export interface BoardLine {
  cities: string[];
  kind: "move" | "supply" | "hungry" | "retreat" | "battle" | "note";
  label?: string;
}

/** A box beside the land for pieces that are off the map, with the city by which they come in; a place like a city. */
export interface BoardBox {
  id: string;
  /** Which of the geography's boxes it is. */
  place: string;
  power: string;
  entry: string;
}

/** `ui` ids: board, zoom-in, zoom-out, fit, minimap, follow. */
export type LabelKind = "city" | "box" | "power" | "suit" | "country" | "map" | "ui";
export type Label = (id: string, kind: LabelKind) => string;

/** What a page may ask of the board that it shows. */
export interface BoardControl extends MapControl {
  showMap: (index: number) => void;
}
