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
  ways: { moved: "move", sailed: "move", withdrew: "retreat" },
  counted: {
    moved: "web-see-moves",
    sailed: "web-see-moves",
    withdrew: "web-see-moves",
    "battle-began": "web-see-battles",
    "garrison-placed": "web-ancien_regime-see-garrisons",
    "garrison-lost": "web-ancien_regime-see-garrisons",
    "garrison-reassigned": "web-ancien_regime-see-garrisons",
    "garrison-dissolved": "web-ancien_regime-see-garrisons",
    "control-taken": "web-ancien_regime-see-control",
    "status-taken": "web-ancien_regime-see-statuses",
  },
  silent: new Set(),
  move: { message: "web-ancien_regime-log-moved", who: "general", from: "from_land", to: "to_land" },
};
