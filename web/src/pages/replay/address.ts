/** What the address of a replay names: a step, and whose eyes see it. */

export interface Wanted {
  step: number | null;
  /** A seat, `spectator` or `everything`; undefined: what the server proposes. */
  eyes: string | undefined;
}

/** The eyes that see every secret of a match that is over. */
export const EVERYTHING = "everything";
export const SPECTATOR = "spectator";

export function readWanted(hash: string): Wanted {
  const said = new URLSearchParams(hash.slice(1));
  const step = said.get("step");
  return {
    step: step !== null && /^\d+$/.test(step) ? Number(step) : null,
    eyes: said.get("as") ?? undefined,
  };
}

export function addressOf(table: string, { step, eyes }: Wanted): string {
  const said = new URLSearchParams();
  if (step !== null) said.set("step", String(step));
  if (eyes !== undefined) said.set("as", eyes);
  return `/table/${table}/replay#${said.toString()}`;
}
