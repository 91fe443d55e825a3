/** Pictures for the rules of Maria. */
import { t } from "../../../lib/i18n/i18n.svelte";
import type { Figure } from "../../../lib/rules/figures";
import Distance from "./Distance.svelte";
import Protection from "./Protection.svelte";
import Suits from "./Suits.svelte";
import Supply from "./Supply.svelte";

export default [
  { topic: "picture-distance", Excerpt: Distance, caption: () => t("web-maria-figure-distance") },
  { topic: "picture-suits", Excerpt: Suits, caption: () => t("web-maria-figure-suits") },
  { topic: "picture-supply", Excerpt: Supply, caption: () => t("web-maria-figure-supply") },
  { topic: "picture-protection", Excerpt: Protection, caption: () => t("web-maria-figure-protection") },
] satisfies readonly Figure[];
