/** The games on offer at the start page, and what of them can be begun with one press. */
import type { Component } from "svelte";
import { t } from "../../lib/i18n/i18n.svelte";

type Part = "title" | "about" | "players" | "length" | "credit";

interface Start {
  scenario: string;
  /** What it means to lead a power. */
  role: (seat: string) => string;
}

export interface Offer {
  game: string;
  text: (part: Part) => string;
  seats: readonly string[];
  starts: readonly [Start, ...Start[]];
  /** Its map, as a picture. */
  picture: () => Promise<{ default: Component<{ board: string }> }>;
}

const ofEurope = (seat: string): string => t(`web-coalitions-role-${seat}`);

export const OFFERS: readonly Offer[] = [
  {
    game: "maria",
    text: (part) => t(`web-maria-${part}`),
    seats: ["frederick", "maria_theresa", "louis"],
    starts: [
      { scenario: "introductory", role: (seat) => t(`web-role-${seat}`) },
      { scenario: "advanced", role: (seat) => t(`web-advanced-role-${seat}`) },
    ],
    picture: () => import("../../games/maria/Preview.svelte"),
  },
  {
    game: "ancien_regime",
    text: (part) => t(`web-coalitions-${part}`),
    seats: ["britain", "prussia", "austria", "france", "russia", "spain", "ottoman"],
    starts: [
      { scenario: "1740", role: ofEurope },
      { scenario: "1756", role: ofEurope },
    ],
    picture: () => import("../../games/ancien_regime/Preview.svelte"),
  },
];
