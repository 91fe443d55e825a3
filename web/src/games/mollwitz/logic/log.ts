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
  ways: {
    moved: "move",
    pursued: "move",
    "leader-moved": "move",
    countercharged: "move",
    withdrew: "retreat",
    retreated: "retreat",
    fled: "retreat",
    fired: "fire",
  },
  counted: {
    moved: "web-see-moves",
    "leader-moved": "web-see-moves",
    fired: "web-mollwitz-see-volleys",
    "melee-began": "web-mollwitz-see-assaults",
    countercharged: "web-mollwitz-see-charges",
    routed: "web-mollwitz-see-routs",
    eliminated: "web-mollwitz-see-eliminated",
  },
  silent: new Set(["activation-ended"]),
  move: { message: "web-mollwitz-log-moved", who: "unit", from: "from", to: "to" },
};
