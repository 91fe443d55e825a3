/** Of what one can be told. */
export const KINDS = ["turn", "short", "over", "message", "invitation", "round", "event-over", "vote"] as const;
export type Kind = (typeof KINDS)[number];
