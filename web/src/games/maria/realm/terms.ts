/** What a peace between Prussia and Austria, or fewer objectives of France, would bring; from what all can see. */
import type { BoardInfo } from "../logic/board";
import type { Observation } from "../protocol";

/** How many of some markers lie aside: half, rounded up unless the table's option says otherwise. */
export function halfOf(count: number, down: boolean): number {
  return down ? Math.floor(count / 2) : Math.ceil(count / 2);
}

export interface PeaceTerms {
  /** Fortresses that Austria gives back to Prussia's country, Silesia among it. */
  austrian: string[];
  /** Prussian markers that are taken off Austria. */
  prussian: string[];
  /** Pieces that must go home. */
  austrianPieces: string[];
  prussianPieces: string[];
  saxonyLeaves: boolean;
}

const PRUSSIAN_COUNTRIES = new Set(["prussia", "silesia"]);
const LEFT_BY_AUSTRIA = new Set([...PRUSSIAN_COUNTRIES, "poland"]);

export function peaceTerms(board: BoardInfo, seen: Observation): PeaceTerms {
  const country = (city: string): string => board.city(city)?.country ?? "";
  const marked = (power: string, countries: ReadonlySet<string>): string[] =>
    seen.fortresses.filter(({ city, marker }) => marker === power && countries.has(country(city))).map(({ city }) => city);
  const pieces = (power: string, moves: (country: string) => boolean): string[] =>
    seen.pieces.filter((piece) => piece.power === power && piece.city !== null && moves(country(piece.city))).map(({ id }) => id);
  return {
    austrian: marked("austria", PRUSSIAN_COUNTRIES),
    prussian: marked("prussia", new Set(["austria"])),
    austrianPieces: pieces("austria", (where) => LEFT_BY_AUSTRIA.has(where)),
    prussianPieces: pieces("prussia", (where) => !PRUSSIAN_COUNTRIES.has(where)),
    saxonyLeaves: seen.realm?.saxony.status === "prussian_ally",
  };
}

/** French markers in Austria on the Bohemia map, which France may give up once. */
export function reducible(board: BoardInfo, seen: Observation): string[] {
  return seen.fortresses
    .filter(({ city, marker }) => marker === "france" && board.city(city)?.country === "austria" && board.city(city)?.map === "bohemia")
    .map(({ city }) => city);
}
