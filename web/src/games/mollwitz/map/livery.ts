/** Coats and facings of the regiments, as far as they are known; the others wear what their arm and army usually wore. */
import type { Arm, Side } from "../protocol";
import type { Livery } from "./types";

const RED = "#b5342c";
const CRIMSON = "#8f2340";
const SKY = "#6fa3c7";
const ROSE = "#d98a9a";
const STRAW = "#e3c87a";
const ORANGE = "#d4742c";
const LEMON = "#e8d44d";
const BLACK = "#2a2622";
const NAVY = "#27407a";
const GREEN = "#3f6b45";
const WHITE = "#f4efe0";

/** By the beginning of the units' ids. */
const FACINGS: Readonly<Record<string, string>> = {
  P_GARDE: RED,
  P_KLEIST: RED,
  P_TRUCH: STRAW,
  P_MKARL: ORANGE,
  P_KALCK: RED,
  P_BORCKE: RED,
  P_ASCHW: RED,
  P_GLASE: RED,
  P_BREDOW: ROSE,
  P_SYDOW: ROSE,
  P_GRAEV: RED,
  P_LEOP: RED,
  P_DIETR: LEMON,
  P_G: RED,
  P_SCHU: ROSE,
  P_BUDC: CRIMSON,
  P_LEIB: SKY,
  P_PRFR: SKY,
  P_PLAT: BLACK,
  P_BAYR: CRIMSON,
  P_HUS: GREEN,
  P_B: BLACK,
  A_BOTTA: NAVY,
  A_HARR: NAVY,
  A_BROWNE: SKY,
  A_KOLO: RED,
  A_GRUEN: RED,
  A_THUEN: NAVY,
  A_FLOTH: RED,
  A_DAUN: CRIMSON,
  A_G: NAVY,
  A_ROED: GREEN,
  A_ALTD: RED,
  A_LIED: NAVY,
  A_BATD: NAVY,
  A_WURD: BLACK,
  A_HUS: SKY,
  A_B: RED,
};
const USUAL: Readonly<Record<Side, Partial<Record<Arm, string>>>> = {
  prussia: { infantry: RED },
  austria: { infantry: RED, cavalry: RED },
};
const COATS: Readonly<Record<Side, string>> = { prussia: "var(--mo-blue)", austria: "var(--mo-white)" };

const begins = Object.keys(FACINGS).toSorted((a, b) => b.length - a.length);

export function liveryOf(unit: { id: string; side: Side; arm: Arm }): Livery {
  const found = begins.find((begin) => unit.id.startsWith(begin));
  return { coat: COATS[unit.side], facing: (found === undefined ? undefined : FACINGS[found]) ?? USUAL[unit.side][unit.arm] ?? WHITE };
}
