/** What only the advanced game has, as at its start, for tests. */
import type { Power, Realm } from "../protocol";

const MAJOR: readonly Power[] = ["prussia", "france", "pragmatic", "austria"];

type Space = Realm["display"][number];
type Spot = Realm["tracks"][number];

export const space = (power: Power, cards: string[] = [], influence = 0, more: Partial<Space> = {}): Space => ({
  power,
  cards,
  turned: [],
  placed: false,
  card: null,
  influence,
  ...more,
});

export const spot = (track: Spot["track"], field: string, announced = 0): Spot => ({
  track,
  field,
  at: Number(field.slice(3)) - 1,
  announced,
});

export function realm(more: Partial<Realm> = {}): Realm {
  return {
    pools: [
      { power: "prussia", seat: "frederick", pool: 11, set_aside: 0, battle_box: 0, on_map: 2 },
      { power: "france", seat: "louis", pool: 11, set_aside: 0, battle_box: 0, on_map: 0 },
      { power: "pragmatic", seat: "frederick", pool: 8, set_aside: 0, battle_box: 0, on_map: 0 },
      { power: "austria", seat: "maria_theresa", pool: 3, set_aside: 0, battle_box: 0, on_map: 5 },
    ],
    boxes: (["electors", "emperor", "italy", "silesia"] as const).map((box) => ({ box, owner: null })),
    tracks: [spot("saxony", "sax2"), spot("russia", "rus3"), spot("italy", "ita4")],
    display: MAJOR.map((power) => space(power)),
    trump: "hearts",
    victor: null,
    offer: ["karl_emanuel", "jenkins_ohr"],
    undrawn: ["waffenhilfe", "neapel"],
    used: [],
    election: "ahead",
    electors: [
      { city: "berlin", voter: "prussia", forced: null, expected: null },
      { city: "hannover", voter: "pragmatic", forced: "francis", expected: "francis" },
      { city: "muenchen", voter: "bavaria", forced: null, expected: "charles" },
    ],
    expected: { francis: 4, charles: 3, free: 2 },
    incomes: [],
    off_map: [
      { box: "ostpreussen", owner: "prussia", pieces: ["prussia-4"], entry: "landsberg_warthe" },
      { box: "england", owner: "pragmatic", pieces: [], entry: "rotterdam" },
    ],
    england: false,
    saxony: { status: "prussian_ally", left: null },
    annexed: false,
    neutral_until: null,
    reduced: false,
    winters: [],
    contracts: [],
    agreements: [],
    proposals: [],
    draft: null,
    ...more,
  };
}
