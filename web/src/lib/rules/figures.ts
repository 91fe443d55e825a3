/** Pictures of the board for what words say badly, by the rule beside which they stand. */
import type { Component } from "svelte";

export interface Figure {
  /** Drawn on the board of this digest. */
  Drawing: Component<{ board: string }>;
  /** What it shows, in words that serve whoever does not see it, too. */
  caption: () => string;
}

export type Figures = Readonly<Record<string, Figure>>;
