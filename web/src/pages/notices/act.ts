/** Does what is asked, shows why it was refused, and tells the page what there is now; says whether it was done. */
export type Act = (request: () => Promise<unknown>) => Promise<boolean>;

/** Of what one can be told. */
export const KINDS = ["turn", "short", "over", "message", "invitation", "round", "event-over", "vote"] as const;
export type Kind = (typeof KINDS)[number];
