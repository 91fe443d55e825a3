/** What is looked at on the field besides the question: reach, zones, sight, command, ways back, objectives. The server says what they are. */
import type { Fields, Value } from "../../../lib/api/types";
import type { FieldLine, HexMark, PieceMark } from "../map/types";
import type { Play, Scene } from "../play.svelte";
import { bare } from "./words";

export type LensKind = "reach" | "zones" | "sight" | "command" | "back" | "goals";
export const LENSES: readonly LensKind[] = ["reach", "zones", "sight", "command", "back", "goals"];

export class Lens {
  readonly #play: Play;
  kind = $state<LensKind | null>(null);
  /** The hexagon from which one looks. */
  from = $state<string | null>(null);
  #found = $state.raw<Fields | null>(null);
  #asked = 0;
  readonly #scene = $derived.by((): Scene => {
    if (this.kind === "goals") return goalScene(this.#play);
    const { kind, from } = this;
    return kind === null || from === null || this.#found === null ? {} : sceneOf(kind, from, this.#found, this.#play);
  });

  constructor(play: Play) {
    this.#play = play;
  }

  /** What is drawn; while sight is looked at, with the line to the hexagon under the pointer. */
  get scene(): Scene {
    const scene = this.#scene;
    const { hovered } = this.#play;
    if (this.kind !== "sight" || this.from === null || hovered === null || hovered === this.from) return scene;
    const seen = scene.marks?.[hovered]?.kind === "seen";
    return { ...scene, lines: [{ hexes: [this.from, hovered], kind: seen ? "sight" : "unseen" }] };
  }

  choose(kind: LensKind | null): void {
    this.kind = this.kind === kind ? null : kind;
    this.from = null;
    this.#found = null;
    const { focus } = this.#play;
    if (this.kind !== null && this.kind !== "goals" && focus !== null) void this.look(focus);
  }

  /** A press on the field while something is looked at; whether it was meant for that. */
  press(hex: string): boolean {
    if (this.kind === null || this.kind === "goals") return false;
    void this.look(hex);
    return true;
  }

  /** Ask the server about a hexagon or what stands in it. */
  async look(hex: string): Promise<void> {
    const { kind } = this;
    if (kind === null) return;
    const target = this.#targetIn(hex, kind);
    const turn = ++this.#asked;
    const found = target === null ? null : await this.#play.look(target);
    if (turn !== this.#asked) return;
    this.from = found === null ? null : hex;
    this.#found = found;
  }

  #targetIn(hex: string, kind: LensKind): string | null {
    const [unit] = this.#play.unitsAt(hex);
    const [leader] = this.#play.leadersAt(hex);
    if (kind === "sight") return `hex:${hex}`;
    if (kind !== "command") return unit === undefined ? null : `unit:${unit.id}`;
    if (leader !== undefined) return `leader:${leader.id}`;
    return unit === undefined ? null : `wing:${unit.wing}`;
  }
}

type Objects = Record<string, Value>[];

const hexes = (value: Value | undefined): string[] => (Array.isArray(value) ? value.flatMap((one) => (typeof one === "string" ? [bare(one)] : [])) : []);
const objects = (value: Value | undefined): Objects =>
  Array.isArray(value) ? value.flatMap((one) => (typeof one === "object" && one !== null && !Array.isArray(one) ? [one] : [])) : [];
const textOf = (value: Value | undefined): string | null => (typeof value === "string" ? bare(value) : null);
const marked = (ids: readonly string[], kind: HexMark["kind"]): Record<string, HexMark> => Object.fromEntries(ids.map((id) => [id, { kind }]));

/** Where a unit can come: the points that are left there, and whether somebody's zone is met. */
export function reachMarks(reach: Value | undefined): Record<string, HexMark> {
  return Object.fromEntries(
    objects(reach).flatMap(({ hex, left, meets }): [string, HexMark][] => {
      const id = textOf(hex);
      const kind = Array.isArray(meets) && meets.length > 0 ? "meets" : "offered";
      return id === null ? [] : [[id, { kind, ...(typeof left === "number" ? { label: String(left) } : {}) }]];
    }),
  );
}

/** What the server has told, as the field shows it. */
export function sceneOf(kind: LensKind, from: string, fields: Fields, play: Pick<Play, "standing">): Scene {
  const chosen: Record<string, HexMark> = { [from]: { kind: "chosen" } };
  if (kind === "sight") return { marks: { ...marked(hexes(fields["sees"]), "seen"), ...chosen } };
  if (kind === "reach") return { marks: { ...reachMarks(fields["reach"]), ...chosen } };
  if (kind === "zones") {
    const fire = Array.isArray(fields["fire"]) ? fields["fire"].flatMap((zone) => hexes(zone)) : [];
    return { marks: { ...marked(fire, "fire"), ...marked(hexes(fields["control"]), "control"), ...marked(hexes(fields["front"]), "stop"), ...chosen } };
  }
  if (kind === "back") return backScene(fields, from, chosen);
  return commandScene(fields, chosen, play);
}

/** Where a retreat or a flight from each enemy would go. */
function backScene(fields: Fields, from: string, chosen: Record<string, HexMark>): Scene {
  const [retreats, flights] = [objects(fields["retreats"]), objects(fields["flights"])];
  const ends = (ways: Objects): string[] => ways.flatMap((way) => hexes(way["hexes"]));
  return {
    marks: { ...marked(ends(flights), "fire"), ...marked(ends(retreats), "offered"), ...chosen },
    lines: [...ends(retreats), ...ends(flights)].map((hex): FieldLine => ({ hexes: [from, hex], kind: "retreat" })),
  };
}

/** The range of a leader; who is in command, who is not, and by whom. */
function commandScene(fields: Fields, chosen: Record<string, HexMark>, play: Pick<Play, "standing">): Scene {
  const pieceMarks: Record<string, PieceMark> = {};
  const lines: FieldLine[] = [];
  for (const brigade of objects(fields["commands"])) {
    const leader = textOf(brigade["leader"]);
    const at = leader === null ? undefined : play.standing.get(leader);
    for (const [name, mark, kind] of [["in", "offered", "command"], ["out", "target", "broken"]] as const) {
      for (const unit of hexes(brigade[name])) {
        pieceMarks[unit] = mark;
        const there = play.standing.get(unit);
        if (at !== undefined && there !== undefined && there !== at) lines.push({ hexes: [at, there], kind });
      }
    }
  }
  return { marks: { ...marked(hexes(fields["range"]), "command"), ...chosen }, pieceMarks, lines };
}

function goalScene(play: Play): Scene {
  return { marks: Object.fromEntries(play.seen.objectives.flatMap(({ holders }) => Object.keys(holders).map((hex) => [hex, { kind: "goal" as const }]))) };
}
