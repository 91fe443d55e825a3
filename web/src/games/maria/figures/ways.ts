/** What pictures of rules put on the map: pieces, and ways and distances as the roads of the board have them. */
import type { BoardFortress, BoardHussar, BoardLine, BoardPiece, BoardRoad, CityMark } from "../map/types";

export interface Drawn {
  pieces?: BoardPiece[];
  hussars?: BoardHussar[];
  fortresses?: BoardFortress[];
  marks?: Record<string, CityMark>;
  lines?: BoardLine[];
  /** A city whose sector stands out. */
  sector?: string;
}

export class Ways {
  readonly #next = new Map<string, string[]>();

  constructor(roads: readonly BoardRoad[]) {
    for (const { a, b } of roads) {
      this.#next.set(a, [...(this.#next.get(a) ?? []), b]);
      this.#next.set(b, [...(this.#next.get(b) ?? []), a]);
    }
  }

  /** A shortest way to every city within reach, its own first. */
  from(start: string, reach: number): Map<string, string[]> {
    const found = new Map([[start, [start]]]);
    for (const [city, way] of found) {
      if (way.length > reach) continue;
      for (const next of this.#next.get(city) ?? []) if (!found.has(next)) found.set(next, [...way, next]);
    }
    return found;
  }

  way(start: string, end: string): string[] {
    return this.from(start, 12).get(end) ?? [];
  }

  /** Cities by their distance from one, marked with it. */
  distances(start: string, reach: number): Record<string, CityMark> {
    const marks: Record<string, CityMark> = {};
    for (const [city, way] of this.from(start, reach)) if (city !== start) marks[city] = { kind: "target", steps: way.length - 1 };
    return marks;
  }
}

export function general(power: string, rank: number, city: string, faceUp = true): BoardPiece {
  return { id: `${power}-${rank}`, kind: "general", power, name: "", rank, city, faceUp, troops: null, moved: false, commander: true };
}

export function train(power: string, city: string): BoardPiece {
  return { id: `${power}-train`, kind: "train", power, name: "", rank: null, city, faceUp: true, troops: null, moved: false, commander: false };
}

export const held = (city: string, power: string, guarded = false): BoardFortress => ({ city, controller: power, marker: power, question: null, protected: guarded });
