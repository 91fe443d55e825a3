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
  silent: new Set(["picked", "movement-ended"]),
  move: { message: "web-maria-log-moved", who: "piece", from: "from_city", to: "to_city" },
};
