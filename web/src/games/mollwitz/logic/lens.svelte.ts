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
  /** Nobody of whom it could be told stands where was pressed. */
  empty = $state(false);
  #found = $state.raw<Fields | null>(null);
  /** Where a drag has come. */
  #to = $state<string | null>(null);
  #asked = 0;
  #wanted: string | null = null;
  readonly #scene = $derived.by((): Scene => {
    if (this.kind === "goals") return goalScene(this.#play);
    const { kind, from } = this;
    return kind === null || from === null || this.#found === null ? {} : sceneOf(kind, from, this.#found, this.#play);
  });

  constructor(play: Play) {
    this.#play = play;
  }

  /** The hexagon that is aimed at while sight is looked at: under the pointer or the cursor, or where a drag has come. */
  get at(): string | null {
    const { kind, from } = this;
    if (kind !== "sight" || from === null) return null;
    return [this.#play.hovered, this.#to, this.#play.focus].find((one) => one !== null && one !== from) ?? null;
  }

  /** Whether it can be seen. */
  get sees(): boolean {
    return this.at !== null && this.#scene.marks?.[this.at]?.kind === "seen";
  }

  /** What is drawn; while sight is looked at, with the line to what is aimed at. */
  get scene(): Scene {
    const [scene, { from, at }] = [this.#scene, this];
    return from === null || at === null ? scene : { ...scene, lines: [{ hexes: [from, at], kind: this.sees ? "sight" : "unseen" }] };
  }

  /** A drag from one hexagon to another: what can be seen from the first, with the line to the second. */
  aim(from: string, to: string): void {
    this.#to = to;
    if (this.#wanted !== from) void this.look(from);
  }

  choose(kind: LensKind | null): void {
    this.kind = this.kind === kind ? null : kind;
    this.from = null;
    this.empty = false;
    this.#found = null;
    this.#to = null;
    this.#wanted = null;
    const { focus } = this.#play;
    if (this.kind !== null && this.kind !== "goals" && focus !== null) void this.look(focus);
  }

  /** A press on the field while something is looked at; whether it was meant for that. */
  press(hex: string): boolean {
    if (this.kind === null || this.kind === "goals") return false;
    this.#to = null;
    void this.look(hex);
    return true;
  }

  /** Ask the server about a hexagon or what stands in it. */
  async look(hex: string): Promise<void> {
    const { kind } = this;
    if (kind === null) return;
    const target = this.#targetIn(hex, kind);
    const turn = ++this.#asked;
    this.#wanted = hex;
    const found = target === null ? null : await this.#play.look(target);
    if (turn !== this.#asked) return;
    this.empty = target === null;
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

/** What the colours on the field mean while something is looked at. */
export const MEANINGS: Readonly<Record<LensKind, readonly (readonly [id: string, mark: HexMark["kind"]])[]>> = {
  reach: [["reach", "offered"], ["meets", "meets"]],
  zones: [["control", "control"], ["front", "stop"], ["fire", "fire"]],
  sight: [["seen", "seen"]],
  command: [["range", "command"], ["in", "offered"], ["out", "attack"]],
  back: [["retreat", "offered"], ["flight", "fire"]],
  goals: [["goal", "goal"]],
};

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
