/** The board's data as the page needs it: names, sectors, cards, distances for the reader. No rules. */
import type { BoardCity, BoardData, BoardSector } from "../map/types";
import type { Power, Suit } from "../protocol";
import type { PoliticalFile } from "../realm/politics";

interface GeneralData {
  rank: number;
  name: string;
  start_min: number;
  city: string | null;
  /** Arenberg: where he is always fed, and by whose trains besides those of his own power. */
  special?: { always_supplied_in_region: string };
}

interface PowerData {
  troops: number;
  generals: GeneralData[];
  trains: { city?: string | null }[];
}

type Scenario = "introductory" | "advanced";

/** The parts of the board file that the page reads. */
export interface BoardFile extends BoardData, PoliticalFile {
  status: string;
  setup: { powers: Record<Power, PowerData> } & Record<Scenario, { winter_after: number[] }>;
  tactical_deck: { composition: { id: string; suit: string; value: number | null }[] };
}

export interface Card {
  id: string;
  deck: number;
  /** "reserve" for a Reserve. */
  suit: Suit | "reserve";
  /** As printed; 0 for a Reserve, which counts by its use. */
  value: number;
  /** Its place among all cards, by which equal values are ordered. */
  number: number;
}

const SUITS = new Set(["clubs", "diamonds", "hearts", "spades"]);

export class BoardInfo {
  readonly file: BoardFile;
  readonly cities: ReadonlyMap<string, BoardCity>;
  readonly sectors: ReadonlyMap<string, BoardSector>;
  /** Generals by piece id; `region`: where Arenberg is always fed. */
  readonly generals: ReadonlyMap<string, { name: string; rank: number; minimum: number; region: string | undefined }>;
  readonly #neighbours = new Map<string, string[]>();
  readonly #cards = new Map<string, Card>();

  constructor(file: BoardFile) {
    this.file = file;
    this.cities = new Map(file.cities.map((city) => [city.id, city]));
    this.sectors = new Map(file.sectors.map((sector) => [sector.id, sector]));
    for (const { a, b } of file.roads) {
      this.#neighbours.set(a, [...(this.#neighbours.get(a) ?? []), b]);
      this.#neighbours.set(b, [...(this.#neighbours.get(b) ?? []), a]);
    }
    const generals = Object.entries(file.setup.powers).flatMap(([power, data]) =>
      data.generals.map(({ rank, name, start_min: minimum, special }) => {
        const region = special?.always_supplied_in_region;
        return [`${power}-${rank}`, { rank, name, minimum, region }] as const;
      }),
    );
    this.generals = new Map(generals);
    this.#readCards();
  }

  #readCards(): void {
    const { composition } = this.file.tactical_deck;
    for (let deck = 1; deck <= 4; deck += 1) {
      composition.forEach((one, place) => {
        const id = `d${deck}-${one.id}`;
        const suit = SUITS.has(one.suit) ? (one.suit as Suit) : "reserve";
        const number = (deck - 1) * composition.length + place;
        this.#cards.set(id, { id, deck, suit, value: one.value ?? 0, number });
      });
    }
  }

  city(id: string): BoardCity | undefined {
    return this.cities.get(id);
  }

  card(id: string): Card {
    const card = this.#cards.get(id);
    if (card === undefined) throw new Error(`unknown card ${id}`);
    return card;
  }

  /** The turns after which a winter comes. */
  winters(scenario: string): readonly number[] {
    return this.file.setup[scenario as Scenario].winter_after;
  }

  neighbours(city: string): readonly string[] {
    return this.#neighbours.get(city) ?? [];
  }

  suitOf(city: string): Suit | undefined {
    const sector = this.cities.get(city)?.sector;
    return sector === undefined ? undefined : this.sectors.get(sector)?.suit;
  }

  /** The name that the board itself gives to a city or a general. */
  proper(kind: string, id: string): string | undefined {
    if (kind === "city") return this.cities.get(id)?.name;
    return kind === "piece" ? this.generals.get(id)?.name : undefined;
  }

  /** Steps from a city to every other that can be reached within `limit`, over the roads of the given map only. */
  distances(from: string, limit: number, map: string | null = null): Map<string, number> {
    const found = new Map([[from, 0]]);
    let edge = [from];
    for (let steps = 1; steps <= limit && edge.length > 0; steps += 1) {
      const next: string[] = [];
      for (const city of edge) {
        for (const neighbour of this.neighbours(city)) {
          if (found.has(neighbour) || (map !== null && this.cities.get(neighbour)?.map !== map)) continue;
          found.set(neighbour, steps);
          next.push(neighbour);
        }
      }
      edge = next;
    }
    return found;
  }
}

/** Cards by suit and falling value, Reserves last: the order of a hand. */
export function sortHand(cards: readonly Card[]): Card[] {
  const order = ["spades", "hearts", "diamonds", "clubs", "reserve"];
  return cards.toSorted(
    (a, b) => order.indexOf(a.suit) - order.indexOf(b.suit) || b.value - a.value || a.number - b.number,
  );
}
