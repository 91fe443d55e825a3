/** Pictures for the rules of Coalitions: Ancien Régime. */
import { t } from "../../../lib/i18n/i18n.svelte";
import type { Figure } from "../../../lib/rules/figures";
import FirstTurn from "./FirstTurn.svelte";
import Lands from "./Lands.svelte";
import Support from "./Support.svelte";

export default [
  { topic: "picture-lands", Excerpt: Lands, caption: () => t("web-ancien_regime-figure-lands") },
  { topic: "picture-wheel", Drawing: FirstTurn, caption: () => t("web-ancien_regime-figure-wheel") },
  { topic: "picture-support", Excerpt: Support, caption: () => t("web-ancien_regime-figure-support") },
] satisfies readonly Figure[];
