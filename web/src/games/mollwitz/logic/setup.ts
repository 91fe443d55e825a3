/** The armies as a scenario draws them up: for the picture of the game, before anybody has sat down. */
import type { MapLeader, MapUnit } from "../map/types";
import type { BoardInfo } from "./board";
import { labelOf } from "./hex";
import { initialsOf } from "./names";

export function drawnUp(board: BoardInfo, alias: string): { units: MapUnit[]; leaders: MapLeader[] } {
  const scenario = board.scenario(alias);
  if (scenario === undefined) return { units: [], leaders: [] };
  const depth = new Map<string, number>();
  const units = scenario.units.flatMap(({ unit, at, facing, formation, step }): MapUnit[] => {
    const info = board.unit(unit);
    if (info === undefined) return [];
    const hex = labelOf(at);
    const lying = depth.get(hex) ?? 0;
    depth.set(hex, lying + 1);
    const weakened = step === "weak";
    const base = weakened ? (info.morale_weak ?? info.morale) : info.morale;
    return [
      {
        id: unit,
        hex,
        depth: lying,
        side: info.side,
        arm: info.arm,
        short: info.short,
        facings: info.facings,
        guns: info.regimental_guns,
        grenadier: info.grenadier,
        facing: formation === "skirmish" ? null : facing,
        formation,
        morale: base,
        base,
        weakened,
        marker: "none",
        order: scenario.orders[info.wing] ?? null,
        marked: false,
        out: false,
        acted: false,
        reaction: false,
        attacked: false,
        fired: false,
      },
    ];
  });
  const leaders = scenario.leaders.flatMap(({ leader, at }): MapLeader[] => {
    const info = board.leader(leader);
    if (info === undefined) return [];
    const order = info.rank === "wing" && info.wing !== null ? (scenario.orders[info.wing] ?? null) : null;
    return [{ id: leader, hex: labelOf(at), side: info.side, rank: info.rank, initials: initialsOf(info.name), order }];
  });
  return { units, leaders };
}
