/** Pictures for the rules of Maria. */
import { t } from "../../../lib/i18n/i18n.svelte";
import type { Figures } from "../../../lib/rules/figures";
import Distance from "./Distance.svelte";
import Protection from "./Protection.svelte";
import Suits from "./Suits.svelte";
import Supply from "./Supply.svelte";

export default {
  "E-5": { Excerpt: Distance, caption: () => t("web-maria-figure-distance") },
  "M-3.5": { Excerpt: Suits, caption: () => t("web-maria-figure-suits") },
  "M-9.3": { Excerpt: Supply, caption: () => t("web-maria-figure-supply") },
  "M-10.42": { Excerpt: Protection, caption: () => t("web-maria-figure-protection") },
} satisfies Figures;
