/** What a seat may know, in the form that the field draws. */
import type { MapGoal, MapLeader, MapUnit } from "../map/types";
import type { LeaderView, Observation, Order, WingView } from "../protocol";
import type { BoardInfo } from "./board";
import { initialsOf } from "./names";

export function mapUnits(seen: Observation, board: BoardInfo): MapUnit[] {
  return seen.units.flatMap((unit): MapUnit[] => {
    const info = board.unit(unit.id);
    if (unit.hex === null || info === undefined) return [];
    const { short, facings, regimental_guns: guns, grenadier } = info;
    const { id, hex, depth, side, arm, facing, formation, morale, base, weakened, marker, order } = unit;
    const { marked, acted, reaction, attacked } = unit;
    const out = unit.command === "out" || unit.command === "leaderless";
    return [
      { id, hex, depth, side, arm, short, facings, guns, grenadier, facing, formation, morale, base, weakened, marker, order, marked, out, acted, reaction, attacked, fired: unit.fired },
    ];
  });
}

/** The order that a leader carries: that of a wing that he commands, or of one that nobody does and whose brigades he leads first. */
function orderWith(leader: LeaderView, wings: readonly WingView[]): Order | null {
  return wings.find((wing) => wing.order !== null && leader.commands.includes(wing.id))?.order ?? null;
}

export function mapLeaders(seen: Observation, board: BoardInfo): MapLeader[] {
  return seen.leaders.flatMap((leader): MapLeader[] => {
    const info = board.leader(leader.id);
    if (leader.hex === null || info === undefined) return [];
    const { id, hex, side, rank } = leader;
    return [{ id, hex, side, rank, initials: initialsOf(info.name), order: orderWith(leader, seen.wings) }];
  });
}

export const mapGoals = (seen: Observation): MapGoal[] =>
  seen.objectives.flatMap(({ holders }) => Object.entries(holders).map(([hex, side]) => ({ hex, side })));

/** Where every unit and leader stands that is on the field. */
export function placesOf(seen: Observation): Map<string, string> {
  return new Map([...seen.units, ...seen.leaders].flatMap(({ id, hex }) => (hex === null ? [] : [[id, hex] as const])));
}
