/** What only the advanced game has, as at its start, for tests. */
import type { Power, Realm } from "../protocol";

const MAJOR: readonly Power[] = ["prussia", "france", "pragmatic", "austria"];

type Space = Realm["display"][number];
type Spot = Realm["tracks"][number];
type Change = Spot["changes"][number];

export const space = (power: Power, cards: string[] = [], influence = 0, more: Partial<Space> = {}): Space => ({
  power,
  cards,
  turned: [],
  placed: false,
  card: null,
  influence,
  rank: null,
  ...more,
});

const change = (begins: number[] = [], ends: number[] = [], status: Change["status"] = null): Change => ({ begins, ends, status });
/** Of Saxony's marker on its second or third field, Russia's on the third, Italy's on the fourth. */
const CHANGES: Readonly<Record<Spot["track"], Change[]>> = {
  saxony: [
    change([0]),
    change(),
    change(),
    change([], [], "neutral"),
    change([], [], "neutral"),
    change([0], [], "austrian_ally"),
  ],
  russia: [change([0], [0]), change([], [0]), change(), change([1]), change([1, 2])],
  italy: [change([0, 1, 2]), change([0, 1]), change([0]), change(), change([0]), change([0, 1]), change([0, 1, 2])],
};

export const spot = (track: Spot["track"], field: string, announced = 0): Spot => {
  const at = Number(field.slice(3)) - 1;
  return { track, field, at, announced, target: at + announced, first: 0, changes: CHANGES[track] };
};

export function realm(more: Partial<Realm> = {}): Realm {
  return {
    pools: [
      { power: "prussia", seat: "frederick", pool: 11, set_aside: 0, battle_box: 0, on_map: 2, leads: false, winters: null },
      { power: "france", seat: "louis", pool: 11, set_aside: 0, battle_box: 0, on_map: 0, leads: false, winters: null },
      { power: "pragmatic", seat: "frederick", pool: 8, set_aside: 0, battle_box: 0, on_map: 0, leads: false, winters: null },
      { power: "austria", seat: "maria_theresa", pool: 3, set_aside: 0, battle_box: 0, on_map: 5, leads: true, winters: null },
    ],
    margin: 5,
    victors: [],
    rhine: { french: 1, allied: 3 },
    stages: [["france", "bavaria"], ["prussia", "saxony"], ["austria", "pragmatic"]],
    adds: {},
    reduction: { cities: [], aside: 0, back: 0, pool: 11 },
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
    expected: { francis: 4, charles: 3, free: 2, needed: 5 },
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
    writing: {
      forms: ["contract", "no-attack", "keep-out", "keep-away", "leave", "peace", "vote", "words"],
      clauses: 4,
      text: 180,
      distance: 4,
      cards: 1,
      peacemakers: ["prussia", "austria"],
      voters: ["prussia", "saxony", "france", "bavaria"],
    },
    ...more,
  };
}
