/** Pictures for the rules of Mollwitz. */
import { t } from "../../../lib/i18n/i18n.svelte";
import type { Figure } from "../../../lib/rules/figures";
import Control from "./Control.svelte";
import Facing from "./Facing.svelte";
import Wedge from "./Wedge.svelte";

export default [
  { topic: "picture-facing", Drawing: Facing, caption: () => t("web-mollwitz-figure-facing") },
  { topic: "picture-wedge", Drawing: Wedge, caption: () => t("web-mollwitz-figure-wedge") },
  { topic: "picture-control", Drawing: Control, caption: () => t("web-mollwitz-figure-control") },
] satisfies readonly Figure[];
