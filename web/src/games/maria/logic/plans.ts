/** Whole moves as the server proposes them, by the city where they end. */
import type { Plan } from "../../../lib/api/types";
import type { CityMark } from "../map/types";
import type { Value } from "../../../lib/api/types";

export type MoveKind = "normal" | "main" | "forced" | "join";

/** What a move would do on its way, besides ending where it ends. */
export interface Effects {
  conquers: string[];
  questions: string[];
  trains: string[];
  hussars: string[];
  /** Powers whose markers that lie aside come back. */
  aside: string[];
  joins: boolean;
}

/** What is so once the move has been made: it follows from where it ends. */
export interface After {
  /** Null for a train. */
  supply: "home" | "supplied" | "billed" | "hungry" | null;
  bill: number;
  feeds: string[];
  bills: string[];
  starves: string[];
  battles: string[];
  protects: string[];
  exposes: string[];
}

export interface Move {
  actions: string[];
  city: string;
  path: string[];
  steps: number;
  kind: MoveKind;
  effects: Effects;
  after: After;
}

function texts(value: Value | undefined): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((one) => typeof one === "string").map(bare);
}

const bare = (text: string): string => text.slice(text.indexOf(":") + 1);

export function readMove(plan: Plan): Move {
  const { fields } = plan;
  const path = texts(fields["path"]);
  const kind = (typeof fields["kind"] === "string" ? fields["kind"] : "normal") as MoveKind;
  return {
    actions: plan.actions,
    city: path.at(-1) ?? "",
    path,
    steps: typeof fields["steps"] === "number" ? fields["steps"] : path.length - 1,
    kind,
    effects: {
      conquers: texts(fields["conquers"]),
      questions: texts(fields["questions"]),
      trains: texts(fields["trains"]),
      hussars: texts(fields["hussars"]),
      aside: texts(fields["aside"]),
      joins: kind === "join",
    },
    after: readAfter(fields),
  };
}

function readAfter(fields: Plan["fields"]): After {
  const { supply, bill } = fields;
  return {
    supply: supply === "home" || supply === "supplied" || supply === "billed" || supply === "hungry" ? supply : null,
    bill: typeof bill === "number" ? bill : 0,
    feeds: texts(fields["feeds"]),
    bills: texts(fields["bills"]),
    starves: texts(fields["starves"]),
    battles: texts(fields["battles"]),
    protects: texts(fields["protects"]),
    exposes: texts(fields["exposes"]),
  };
}

const signature = (move: Move): string =>
  JSON.stringify([
    move.kind === "forced",
    move.effects.conquers.toSorted(),
    move.effects.questions.toSorted(),
    move.effects.trains.toSorted(),
    move.effects.hussars.toSorted(),
    move.effects.aside.toSorted(),
    move.effects.joins,
  ]);

/** What speaks for a way apart from its length: fortresses won, trains taken. */
const weight = ({ effects }: Move): number => effects.conquers.length * 2 + effects.trains.length;

/** Moves by end city, one per difference in effect, the shortest of each; the most effective first. */
export function byCity(moves: readonly Move[]): Map<string, Move[]> {
  const best = new Map<string, Map<string, Move>>();
  for (const move of moves) {
    const there = best.get(move.city) ?? new Map<string, Move>();
    best.set(move.city, there);
    const key = signature(move);
    const known = there.get(key);
    if (known === undefined || move.steps < known.steps) there.set(key, move);
  }
  return new Map(
    Array.from(best, ([city, there]) => [
      city,
      [...there.values()].toSorted((a, b) => weight(b) - weight(a) || a.steps - b.steps),
    ]),
  );
}

/** How a city is marked that several moves reach. */
export function markOf(moves: readonly Move[]): CityMark {
  const steps = Math.min(...moves.map((move) => move.steps));
  return { kind: markKind(moves), steps };
}

function markKind(moves: readonly Move[]): CityMark["kind"] {
  if (moves.some(({ effects }) => effects.joins)) return "join";
  if (moves.some(({ effects }) => effects.conquers.length > 0)) return "conquer";
  if (moves.some(({ effects }) => effects.trains.length > 0)) return "train";
  if (moves.every(({ effects }) => effects.questions.length > 0)) return "question";
  return moves.every(({ kind }) => kind === "forced") ? "forced" : "target";
}
