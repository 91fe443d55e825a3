/** What an attack would meet, as far as anybody can see: no rules, but strengths and who stands next to it. */
import type { Play } from "../play.svelte";
import type { Power } from "../protocol";

export interface Odds {
  /** Strength without cards: of the general with his units, and of all that stands there. */
  own: number;
  other: number;
  /** Generals with units in the territories around, of the own side and of those who are attacked. */
  ours: number;
  theirs: number;
}

export function oddsOf(play: Play, general: string, land: string): Odds {
  const mover = play.general(general);
  const there = play.land(land);
  const defenders = new Set<Power>((there?.generals ?? []).map((one) => play.general(one).power));
  if (there?.garrison != null) defenders.add(there.garrison);
  const around = new Set(play.board.neighbours(land));
  const beside = play.seen.generals.filter((one) => one.id !== general && one.units > 0 && one.land !== null && around.has(one.land));
  const friends = (power: Power, of: Power): boolean => power === of || play.power(of).allies.includes(power);
  return {
    own: 1 + mover.units,
    other: there?.strength ?? 0,
    ours: beside.filter(({ power }) => friends(power, mover.power)).length,
    theirs: beside.filter(({ power }) => Array.from(defenders).some((one) => friends(power, one))).length,
  };
}
