import type { GameModule } from "../../lib/game";
import { t } from "../../lib/i18n/i18n.svelte";

export default {
  place: 1,
  text: (part) => t(`web-maria-${part}`),
  seats: ["frederick", "maria_theresa", "louis"],
  starts: [
    { scenario: "introductory", role: (seat) => t(`web-maria-introductory-role-${seat}`) },
    { scenario: "advanced", role: (seat) => t(`web-maria-advanced-role-${seat}`) },
  ],
  picture: () => import("./Preview.svelte"),
  screen: () => import("./screen"),
  teller: () => import("./teller"),
  figures: () => import("./figures"),
} satisfies GameModule;
