/** Pictures for the rules of Coalitions: Ancien Régime. */
import { t } from "../../../lib/i18n/i18n.svelte";
import type { Figure } from "../../../lib/rules/figures";
import FirstTurn from "./FirstTurn.svelte";

export default [
  { topic: "picture-wheel", Drawing: FirstTurn, caption: () => t("web-ancien_regime-figure-wheel") },
] satisfies readonly Figure[];
