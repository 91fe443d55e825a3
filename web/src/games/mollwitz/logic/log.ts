/** How the events of Mollwitz are told. */
import type { Telling } from "../../../lib/table/log";

export const TELLING: Telling = {
  levels: {
    "turn-began": "turn",
    "activation-began": "stage",
    "step-began": "phase",
    routed: "weighty",
    eliminated: "weighty",
    "leader-lost": "weighty",
    "melee-won": "weighty",
    "melee-held": "weighty",
    "objective-taken": "weighty",
    "army-broke": "weighty",
    rallied: "weighty",
    "game-over": "weighty",
  },
  battles: new Set(["melee-began"]),
  silent: new Set(["activation-ended"]),
  move: { message: "web-mollwitz-log-moved", who: "unit", from: "from", to: "to" },
};
