/** Pictures of the board for what words say badly, by the rule beside which they stand. */
import type { Component } from "svelte";

/** An excerpt of the board of some digest, or a drawing that needs none. */
type Drawn = { Excerpt: Component<{ board: string }> } | { Drawing: Component };

export type Figure = Drawn & {
  /** What it shows, in words that serve whoever does not see it, too. */
  caption: () => string;
};

export type Figures = Readonly<Record<string, Figure>>;
