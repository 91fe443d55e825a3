/** How counters lie in their hexagon: blocks that face a side, what is written beside them upright. */
import type { Point } from "../../../lib/map/types";
import type { BoardInfo } from "../logic/board";
import type { MapLeader, MapUnit, Stack } from "./types";

/** Where the parts of a counter lie that faces a side. */
export interface Layout {
  block: Point;
  signs: Point;
  name: Point;
  leader: Point;
}

const LAYOUTS: readonly Layout[] = [
  { block: { x: 0, y: -8 }, signs: { x: 0, y: 12 }, name: { x: 0, y: 29 }, leader: { x: 31, y: 3 } },
  { block: { x: 7, y: -4 }, signs: { x: -17, y: 11 }, name: { x: -13, y: 30 }, leader: { x: -26, y: -9 } },
  { block: { x: 7, y: 4 }, signs: { x: -17, y: -9 }, name: { x: -12, y: -21 }, leader: { x: -26, y: 12 } },
  { block: { x: 0, y: 8 }, signs: { x: 0, y: -11 }, name: { x: 0, y: -20 }, leader: { x: 31, y: -1 } },
  { block: { x: -7, y: 4 }, signs: { x: 17, y: -9 }, name: { x: 12, y: -21 }, leader: { x: 26, y: 12 } },
  { block: { x: -7, y: -4 }, signs: { x: 17, y: 11 }, name: { x: 13, y: 30 }, leader: { x: 26, y: -9 } },
];
const FACELESS: Layout = { block: { x: 0, y: -6 }, signs: { x: 0, y: 13 }, name: { x: 0, y: 29 }, leader: { x: 31, y: 3 } };
/** Stacks are deeper: they lie nearer to the front, and what stands behind them farther away. */
const DEEPER = 3;

export function layoutOf(facing: number | null, count: number): Layout {
  const layout = facing === null ? FACELESS : (LAYOUTS[facing] ?? FACELESS);
  if (count < 2) return layout;
  const [dx, dy] = [Math.sign(layout.block.x) * DEEPER * 0.8, Math.sign(layout.block.y) * DEEPER];
  const { block, signs } = layout;
  return { ...layout, block: { x: block.x + dx, y: block.y + dy }, signs: { x: signs.x - dx, y: signs.y - dy } };
}

/** Two squadrons of a regiment share its name: "Schulenb. 1·2". */
export function nameOf(units: readonly { short: string }[]): string {
  const [first, second] = units;
  if (first === undefined) return "";
  if (second === undefined) return first.short;
  const cut = first.short.lastIndexOf(" ");
  const same = cut > 0 && second.short.slice(0, cut) === first.short.slice(0, cut);
  if (!same) return `${first.short} +${units.length - 1}`;
  const numbers = [first, second].map(({ short }) => short.slice(cut + 1)).toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return `${first.short.slice(0, cut)} ${numbers.join("·")}${units.length > 2 ? ` +${units.length - 2}` : ""}`;
}

/** How far apart counters of one regiment may stand and still be named together. */
const TOGETHER = 150;

/** From farther away a regiment is named once, at the stack beside which there is most room. */
export function regiments(standing: readonly Stack[]): Map<string, string> {
  const found = new Map<string, string>();
  const left = standing.flatMap((stack) => {
    const [first] = stack.units;
    return first === undefined ? [] : [{ stack, name: `${first.side} ${regimentOf(first.short)}` }];
  });
  while (left.length > 0) {
    const group = left.splice(0, 1);
    for (const { stack, name } of group) {
      const near = left.filter((one) => one.name === name && Math.hypot(one.stack.x - stack.x, one.stack.y - stack.y) < TOGETHER);
      group.push(...near);
      for (const one of near) left.splice(left.indexOf(one), 1);
    }
    const middle = group.reduce((sum, { stack }) => sum + stack.x, 0) / group.length;
    const above = (group[0] === undefined ? 0 : nameSide(group[0].stack)) < 0;
    const [at] = group.toSorted((a, b) => (above ? a.stack.y - b.stack.y : b.stack.y - a.stack.y) || Math.abs(a.stack.x - middle) - Math.abs(b.stack.x - middle));
    const title = at?.stack.units[0]?.short;
    if (at !== undefined && title !== undefined) found.set(at.stack.hex, regimentOf(title));
  }
  return found;
}

/** Whether names stand below (1) or above (-1) the counters of a stack. */
const nameSide = ({ units }: Stack): number => Math.sign(layoutOf(units.find(({ facing }) => facing !== null)?.facing ?? null, units.length).name.y);

const regimentOf = (short: string): string => short.replace(/ (?:[IVX]+|\d+|[A-Z])$/, "");

/** Blocks of a stack one behind the other, from the front: how far the middle of each lies before the middle of all. */
export function ranks(count: number): { at: number; depth: number; disc: number }[] {
  if (count === 1) return [{ at: 0, depth: 20, disc: 11.5 }];
  const depth = count === 2 ? 14 : 11;
  const apart = count === 2 ? 19 : 14;
  return Array.from({ length: count }, (_, index) => ({ at: -apart * ((count - 1) / 2 - index), depth, disc: count === 2 ? 8.8 : 7 }));
}

/** All that stands on the field, by hexagon, those farther up first. */
export function stacks(board: BoardInfo, units: readonly MapUnit[], leaders: readonly MapLeader[]): Stack[] {
  const found = new Map<string, Stack>();
  const at = (id: string): Stack | null => {
    const known = found.get(id);
    if (known !== undefined) return known;
    const hex = board.hex(id);
    if (hex === undefined) return null;
    const made: Stack = { hex: id, x: hex.x, y: hex.y, units: [], leaders: [] };
    found.set(id, made);
    return made;
  };
  for (const unit of units) at(unit.hex)?.units.push(unit);
  for (const leader of leaders) at(leader.hex)?.leaders.push(leader);
  for (const stack of found.values()) stack.units.sort((a, b) => a.depth - b.depth);
  return [...found.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
}

