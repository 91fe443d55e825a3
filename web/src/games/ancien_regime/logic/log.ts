/** How the events of Ancien Régime are told. */
import type { LogEntry, Telling } from "../../../lib/table/log";

/** After which generals leave their territory: a battle, or a board update. */
const CAUSES = new Set(["battle-won", "battle-tied", "status-taken", "control-taken", "turn-began", "round-began"]);

/** Beaten generals go by another rule than those who withdraw; control falls to the holder of a capital without bids. */
function ruleAfter(kind: string, earlier: readonly LogEntry[]): string | null {
  if (kind === "withdrew" || kind === "left-board") {
    return earlier.findLast((one) => CAUSES.has(one.kind))?.kind === "battle-won" ? "A-10.41" : null;
  }
  return kind === "control-taken" && earlier.at(-1)?.kind !== "bid-revealed" ? "A-12.13" : null;
}

export const TELLING: Telling = {
  levels: {
    "round-began": "turn",
    "turn-began": "stage",
    "battle-won": "weighty",
    "battle-tied": "weighty",
    "influence-extended": "weighty",
    "influence-won": "weighty",
    "emperor-elected": "weighty",
    "status-taken": "weighty",
    "control-taken": "weighty",
    "stuart-landed": "weighty",
    "game-over": "weighty",
  },
  whys: {
    "garrison-reassigned": "web-ancien_regime-because-garrison",
    "enemies-met": "web-ancien_regime-because-enemies",
    "general-may-stay": "web-ancien_regime-because-stay",
  },
  silent: new Set(),
  ruleAfter,
  move: { message: "web-ancien_regime-log-moved", who: "general", from: "from_land", to: "to_land" },
  rules: {
    // course of the game
    "frederick-named": "A-3.9",
    "round-began": "A-6.1",
    "turn-began": "A-6.8",
    "game-over": "A-4.1",
    // cards
    "cards-drawn": "A-5.9",
    "card-discarded": "A-9.6",
    "pile-renewed": "A-5.9",
    "no-cards": "A-5.9",
    // diplomacy
    expelled: "A-7.3",
    "status-revealed": "A-7.4",
    admitted: "A-7.5",
    rejected: "A-7.5",
    "status-chosen": "A-7.5",
    "status-taken": "A-7.6",
    // election
    "crown-returned": "A-8.1",
    "election-declined": "A-8.6",
    "vote-cast": "A-8.4",
    "emperor-elected": "A-8.5",
    "nobody-elected": "A-8.5",
    // the wheel
    taxed: "A-9.11",
    "gift-offered": "A-9.20",
    "gift-taken": "A-9.20",
    "gift-cards": "A-9.21",
    "gift-declined": "A-9.22",
    "general-placed": "A-9.31",
    "general-recalled": "A-9.31",
    "morale-raised": "A-9.30",
    "unit-bought": "A-9.42",
    "morale-bought": "A-9.41",
    "card-bought": "A-9.41",
    "fortress-bought": "A-9.43",
    "money-lost": "A-9.44",
    "influence-extended": "A-9.50",
    "action-forgone": "A-9.2",
    // movement
    "arbiter-chosen": "A-9.61",
    "no-arbiter": "A-9.65",
    "garrison-dissolved": "A-9.66",
    "movement-turn-began": "A-9.60",
    "consent-asked": "A-5.18",
    "consent-given": "A-5.18",
    "consent-refused": "A-5.18",
    moved: "A-9.70",
    sailed: "A-9.72",
    "stuart-landed": "A-13.7",
    "garrison-placed": "A-9.80",
    "next-turn-requested": "A-9.63",
    "next-turn-granted": "A-9.63",
    "next-turn-refused": "A-9.63",
    withdrew: "A-9.90",
    "left-board": "A-9.91",
    // battles
    "battle-began": "A-10.2",
    supported: "A-10.11",
    "card-played": "A-10.21",
    "card-shown": "A-10.31",
    passed: "A-10.23",
    "battle-won": "A-10.35",
    "battle-tied": "A-10.44",
    "units-lost": "A-10.36",
    "garrison-lost": "A-10.39",
    "morale-lost": "A-10.33",
    "influence-won": "A-10.40",
    // board update
    "garrison-reassigned": "A-11.2",
    "general-may-stay": "A-11.1",
    "enemies-met": "A-11.4",
    // minor powers
    "bid-revealed": "A-12.10",
    "control-taken": "A-12.12",
  },
};
