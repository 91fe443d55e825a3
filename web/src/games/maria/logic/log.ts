/** How the events of Maria are told. */
import type { Telling } from "../../../lib/table/log";

export const TELLING: Telling = {
  levels: {
    "turn-began": "turn",
    "winter-began": "turn",
    "stage-began": "stage",
    "phase-began": "phase",
    conquered: "weighty",
    "battle-won": "weighty",
    "battle-tied": "weighty",
    "game-over": "weighty",
    "general-lost": "weighty",
    destroyed: "weighty",
    "box-taken": "weighty",
    "saxony-changed": "weighty",
    "neutrality-began": "weighty",
    annexed: "weighty",
    reduced: "weighty",
    elected: "weighty",
    "election-announced": "weighty",
  },
  battles: new Set(["battle-began"]),
  ways: { moved: "move", transferred: "move", retreated: "retreat" },
  counted: {
    moved: "web-see-moves",
    "battle-began": "web-see-battles",
    conquered: "web-maria-see-conquests",
    "general-lost": "web-maria-see-lost",
    destroyed: "web-maria-see-lost",
    executed: "web-maria-see-politics",
    "cards-drawn": "web-see-draws",
  },
  silent: new Set(["picked", "movement-ended"]),
  move: { message: "web-maria-log-moved", who: "piece", from: "from_city", to: "to_city" },
};
