/** Pictures for the rules of Mollwitz. */
import { t } from "../../../lib/i18n/i18n.svelte";
import type { Figures } from "../../../lib/rules/figures";
import Control from "./Control.svelte";
import Facing from "./Facing.svelte";
import Wedge from "./Wedge.svelte";

export default {
  "W-5.4": { Drawing: Facing, caption: () => t("web-mollwitz-figure-facing") },
  "W-5.6": { Drawing: Wedge, caption: () => t("web-mollwitz-figure-wedge") },
  "W-6.2": { Drawing: Control, caption: () => t("web-mollwitz-figure-control") },
} satisfies Figures;
