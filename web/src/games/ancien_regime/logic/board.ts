/** The board's data as the page needs it: names, outlines on paper, neighbours for the reader. No rules. */
import type { Point } from "../../../lib/map/types";
import { outline, projector, type Geographic, type Projection } from "../map/project";
import type { Power, Slot } from "../protocol";

type Kind = "home" | "contested" | "uncontested" | "impassable";

interface LandData {
  id: string;
  name: string;
  kind: Kind;
  owner?: Power;
  stripes?: Power[];
  capital: boolean;
  elector: boolean;
  value: number;
  /** Of the chief town, for flavour. */
  seat?: string;
  lon: number;
  lat: number;
  label: Geographic;
  polygon: Geographic[];
}

interface RouteData {
  id: string;
  a: string;
  b: string;
  controller: Power;
  path: Geographic[];
}

interface SetupData {
  generals: { territory: string; units: number }[];
  garrisons: { territory: string; fortress: boolean }[];
}

/** The parts of the board file that the page reads. */
export interface BoardFile {
  status: string;
  map: { bbox: [number, number, number, number]; projection: Projection; land_edges: Geographic[][] };
  territories: LandData[];
  adjacency: Record<string, string[]>;
  straits: [string, string][];
  sea_routes: RouteData[];
  scenery: { id: string; polygon: Geographic[] }[];
  powers: { id: Power; capital: string }[];
  /** How the board stands when the game begins. */
  scenarios: Record<string, { setup: Record<Power, SetupData>; charles_edward_stuart: { landing: string } }>;
  wheel: { actions: { slot: number; id: Slot }[]; start_slots: Record<Power, number> };
}

/** A territory on paper. */
export interface Land {
  id: string;
  name: string;
  kind: Kind;
  owner: Power | null;
  stripes: Power[];
  capital: boolean;
  elector: boolean;
  value: number;
  seat: string;
  /** Where pieces stand, and where its name would like to stand. */
  x: number;
  y: number;
  label: Point;
  polygon: Point[];
}

export interface SeaRoute {
  id: string;
  a: string;
  b: string;
  power: Power;
  path: Point[];
}

export class BoardInfo {
  readonly file: BoardFile;
  readonly lands: Land[];
  readonly routes: SeaRoute[];
  readonly scenery: Point[][];
  /** Where the land goes on beyond the map. */
  readonly edges: Point[][];
  readonly #lands: ReadonlyMap<string, Land>;
  readonly #routes: ReadonlyMap<string, SeaRoute>;

  constructor(file: BoardFile) {
    this.file = file;
    const paper = projector(file.map.projection);
    this.lands = file.territories.map((one) => ({
      id: one.id,
      name: one.name,
      kind: one.kind,
      owner: one.owner ?? null,
      stripes: one.stripes ?? [],
      capital: one.capital,
      elector: one.elector,
      value: one.value,
      seat: one.seat ?? "",
      ...paper([one.lon, one.lat]),
      label: paper(one.label),
      polygon: outline(one.polygon, paper, true),
    }));
    this.routes = file.sea_routes.map(({ id, a, b, controller, path }) => ({
      id,
      a,
      b,
      power: controller,
      path: outline(path, paper, false),
    }));
    this.scenery = file.scenery.map(({ polygon }) => outline(polygon, paper, true));
    this.edges = file.map.land_edges.map((edge) => outline(edge, paper, false));
    this.#lands = new Map(this.lands.map((land) => [land.id, land]));
    this.#routes = new Map(this.routes.map((route) => [route.id, route]));
  }

  land(id: string): Land | undefined {
    return this.#lands.get(id);
  }

  route(id: string): SeaRoute | undefined {
    return this.#routes.get(id);
  }

  /** By land and over straits. */
  neighbours(id: string): readonly string[] {
    return this.file.adjacency[id] ?? [];
  }

  routesOf(id: string): SeaRoute[] {
    return this.routes.filter(({ a, b }) => a === id || b === id);
  }
}
