import type { GameModule } from "$lib/game";
import { t } from "$lib/i18n/i18n.svelte";

export default {
  place: 9,
  text: (part) => t(`web-couriers-${part}`),
  seats: ["amber", "blue", "green", "red"],
  starts: [{ scenario: "province", role: () => t("web-couriers-role") }],
  picture: () => import("./Preview.svelte"),
  screen: () => import("./screen"),
  teller: () => import("./screen"),
} satisfies GameModule;
