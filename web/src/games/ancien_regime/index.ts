import type { GameModule } from "../../lib/game";
import { listText, t } from "../../lib/i18n/i18n.svelte";

const role = (seat: string): string => t(`web-ancien_regime-role-${seat}`);

export default {
  place: 2,
  text: (part) => t(`web-ancien_regime-${part}`),
  seats: ["britain", "prussia", "austria", "france", "russia", "spain", "ottoman"],
  starts: [
    { scenario: "1740", role },
    { scenario: "1756", role },
  ],
  unseated: (powers) =>
    t("web-ancien_regime-minor", { count: powers.length, powers: listText(powers.map((power) => t(`power-${power}`))) }),
  picture: () => import("./Preview.svelte"),
  screen: () => import("./screen"),
  teller: () => import("./teller"),
  figures: () => import("./figures"),
} satisfies GameModule;
