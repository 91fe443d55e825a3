/** What is printed about politics: the cards, the tracks with their signs, the boxes beside the map. */
import type { Power, Realm, SaxonStatus, TrackId, TrackView } from "../protocol";

/** A sign on a field of a track, which acts on one power while the marker is there. */
export interface Sign {
  type: "tc_bonus" | "tc_penalty" | "expedition" | "vp";
  power: Power;
  box?: string;
}

export interface Field {
  id: string;
  icons: Sign[];
  /** Of the Saxony track: whose friend Saxony is here. */
  status?: SaxonStatus;
  /** "*": where the marker starts; "S": where peace puts it. */
  mark?: string;
}

export interface TrackData {
  id: TrackId;
  /** The power towards which each end lies. */
  left: Power;
  right: Power;
  fields: Field[];
}

export type Way = "left" | "right";

export interface Arrow {
  track: TrackId;
  steps: number;
  direction: Way | "either";
  condition?: string;
}

export interface CardData {
  id: string;
  year: number;
  kind: "political" | "election";
  /** Powers that may choose it. */
  coats: Power[];
  moves: Arrow[];
  effects: { type: string }[];
}

/** The political parts of the board file. */
export interface PoliticalFile {
  political_tracks: TrackData[];
  political_cards: CardData[];
}

/** What a marker's coming to another field would begin and end. */
export interface Change {
  begins: Sign[];
  ends: Sign[];
  /** The new status of Saxony. */
  status: SaxonStatus | null;
}

export function trackOf(file: PoliticalFile, id: TrackId): TrackData {
  const track = file.political_tracks.find((one) => one.id === id);
  if (track === undefined) throw new Error(`unknown track ${id}`);
  return track;
}

export function politicalCard(file: PoliticalFile, id: string): CardData {
  const card = file.political_cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`unknown political card ${id}`);
  return card;
}

/** The directions that an arrow allows. */
export const waysOf = ({ direction }: Arrow): Way[] => (direction === "either" ? ["left", "right"] : [direction]);

/** What would change if the marker came to a field, in signs. */
export function changeOf(track: TrackData, view: TrackView, to: number): Change {
  const { begins = [], ends = [], status = null } = view.changes[to] ?? {};
  const signs = (places: readonly number[], field: number): Sign[] => places.flatMap((place) => track.fields[field]?.icons[place] ?? []);
  return { begins: signs(begins, to), ends: signs(ends, view.at), status };
}

/** Undrawn, open and used cards by year, in the order of the board's list. */
export interface Year {
  year: number;
  cards: { id: string; state: "undrawn" | "open" | "used" }[];
}

export function almanac(file: PoliticalFile, realm: Realm): Year[] {
  const years = [...new Set(file.political_cards.map((card) => card.year))].toSorted((a, b) => a - b);
  const stateOf = (id: string): "undrawn" | "open" | "used" =>
    realm.offer.includes(id) ? "open" : realm.undrawn.includes(id) ? "undrawn" : "used";
  return years.map((year) => ({
    year,
    cards: file.political_cards
      .filter((card) => card.year === year && card.kind === "political")
      .map(({ id }) => ({ id, state: stateOf(id) })),
  }));
}

export const viewOf = (realm: Realm, id: TrackId): TrackView => {
  const view = realm.tracks.find((one) => one.track === id);
  if (view === undefined) throw new Error(`unknown track ${id}`);
  return view;
};
