/** Pictures of the board for what words say badly. */
import type { Component } from "svelte";

/** An excerpt of the board of some digest, or a drawing that needs none. */
type Drawn = { Excerpt: Component<{ board: string }> } | { Drawing: Component };

export type Figure = Drawn & {
  /** The topic of which the rule speaks beside which it stands. */
  topic: string;
  /** What it shows, in words that serve whoever does not see it, too. */
  caption: () => string;
};

/** By that rule. */
export type Figures = Readonly<Record<string, Figure>>;
