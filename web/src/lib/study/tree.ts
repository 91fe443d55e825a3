/** A study as a tree of answers; every change makes a new one. The first of the answers to a moment is the main one. */
import type { Action, Fields } from "../api/types";
import type { components } from "../schema";

/** What an answer does, beside it where that is known; not written with it, for it follows. */
export const DOES = Symbol("does");

export type Answer = components["schemas"]["StudyAnswerView"];
export type Node = components["schemas"]["StudyNode"] & { readonly [DOES]?: Action };
export type Study = components["schemas"]["StudyDocument"];
/** What is noted of a moment. */
export interface Remark {
  note: string;
  marks: string[];
}

/** The moment at which a study begins, as a number beside those of its answers. */
export const ROOT = -1;

export const emptyStudy = (position: Study["position"], redrawn = false): Study => ({ position, ...(redrawn ? { redrawn } : {}) });

const nodesOf = (study: Study): readonly Node[] => study.nodes ?? [];
export const nodeAt = (study: Study, at: number): Node | undefined => nodesOf(study)[at];

/** The answers that lead to a moment, by their numbers. */
export function pathTo(study: Study, at: number): number[] {
  const path: number[] = [];
  for (let now = at; now !== ROOT; now = nodeAt(study, now)?.parent ?? ROOT) path.unshift(now);
  return path;
}

/** The same answers as the server wants them. */
export const lineTo = (study: Study, at: number): { seat: string; action: string; chance: number[] }[] =>
  pathTo(study, at).map((one) => {
    const { seat = "", action = "", chance = [] } = nodeAt(study, one) ?? {};
    return { seat, action, chance };
  });

/** The answers to a moment, the main one first. */
export const answersTo = (study: Study, at: number): number[] =>
  nodesOf(study).flatMap((node, number) => (node.parent === at ? [number] : []));

/** The last moment of the main line that goes on from one. */
export function endOf(study: Study, at: number): number {
  let now = at;
  for (;;) {
    const [next] = answersTo(study, now);
    if (next === undefined) return now;
    now = next;
  }
}

export function parentOf(study: Study, at: number): number {
  return nodeAt(study, at)?.parent ?? ROOT;
}

/** The study with an answer to a moment, which may have been there before, and its number. */
export function withAnswer(study: Study, at: number, { seat, action, chance, notation, type, fields }: Answer): [Study, number] {
  const known = answersTo(study, at).find((one) => {
    const node = nodeAt(study, one);
    return node?.seat === seat && node.action === action && String(node.chance ?? []) === String(chance);
  });
  if (known !== undefined) return [study, known];
  const does: Action = { type, id: action, notation, fields: fields as Fields };
  const node: Node = { parent: at, seat, action, notation, ...(chance.length > 0 ? { chance } : {}), [DOES]: does };
  return [{ ...study, nodes: [...nodesOf(study), node] }, nodesOf(study).length];
}

/** The study once it is known what the answers of `earlier` do; it may have changed since. */
export function understood(study: Study, earlier: Study, does: readonly Action[]): Study {
  const known = new Map(nodesOf(earlier).map((node, number) => [node, does[number]] as const));
  const nodes = nodesOf(study).map((node) => {
    const found = known.get(node);
    return found === undefined ? node : { ...node, [DOES]: found };
  });
  return { ...study, nodes };
}

/** The study with its answers in another order; those that are not named go. */
function ordered(study: Study, order: readonly number[]): [Study, Map<number, number>] {
  const numbers = new Map([[ROOT, ROOT], ...order.map((number, place) => [number, place] as const)]);
  const nodes = order.flatMap((number) => {
    const node = nodeAt(study, number);
    return node === undefined ? [] : [{ ...node, parent: numbers.get(node.parent) ?? ROOT }];
  });
  return [{ ...study, nodes }, numbers];
}

/** The study without an answer and all that follows it. */
export function without(study: Study, at: number): Study {
  const gone = new Set([at]);
  nodesOf(study).forEach((node, number) => {
    if (gone.has(node.parent)) gone.add(number);
  });
  return ordered(study, nodesOf(study).flatMap((_, number) => (gone.has(number) ? [] : [number])))[0];
}

/** The study in which an answer is the main one to its moment, and the answer's number then. */
export function promoted(study: Study, at: number): [Study, number] {
  const order: number[] = [];
  const visit = [ROOT];
  while (visit.length > 0) {
    const now = visit.pop() ?? ROOT;
    if (now !== ROOT) order.push(now);
    const next = answersTo(study, now);
    const first = next.includes(at) ? [at, ...next.filter((one) => one !== at)] : next;
    visit.push(...first.toReversed());
  }
  const [made, numbers] = ordered(study, order);
  return [made, numbers.get(at) ?? ROOT];
}

export function remarkAt(study: Study, at: number): Remark {
  const { note = "", marks = [] } = (at === ROOT ? study : nodeAt(study, at)) ?? {};
  return { note, marks };
}

export function withRemark(study: Study, at: number, remark: Partial<Remark>): Study {
  if (at === ROOT) return { ...study, ...remark };
  return { ...study, nodes: nodesOf(study).map((node, number) => (number === at ? { ...node, ...remark } : node)) };
}
