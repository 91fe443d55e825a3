/** How the events of Ancien Régime are told. */
import type { Telling } from "../../../lib/table/log";

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
  battles: new Set(["battle-began"]),
  silent: new Set(),
  move: { message: "web-ancien_regime-log-moved", who: "general", from: "from_land", to: "to_land" },
};
