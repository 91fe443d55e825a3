import type { GameModule } from "../../lib/game";
import { t } from "../../lib/i18n/i18n.svelte";

export default {
  place: 3,
  text: (part) => t(`web-mollwitz-${part}`),
  seats: ["prussia", "austria"],
  starts: [
    { scenario: "romer", role: (seat) => t(`web-mollwitz-role-romer-${seat}`) },
    { scenario: "battle", role: (seat) => t(`web-mollwitz-role-battle-${seat}`) },
  ],
  picture: () => import("./Preview.svelte"),
  screen: () => import("./screen"),
  teller: () => import("./teller"),
  figures: () => import("./figures"),
} satisfies GameModule;
