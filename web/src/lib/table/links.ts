/** Links to a table, as they are handed out. */

/** The whole address of a path of this site. */
export function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

/** Whether an address with this host leads to the very computer that it is opened at. */
export const isLocal = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

/** The seat and its secret in an address such as `/table/…#louis=secret`; null when there is none. */
export function seatIn(hash: string): { seat: string; secret: string } | null {
  for (const [seat, secret] of new URLSearchParams(hash.slice(1))) {
    if (seat !== "step" && secret !== "") return { seat, secret };
  }
  return null;
}

/** The secret of a seat in an address; null when there is none. */
export const secretIn = (hash: string): string | null => seatIn(hash)?.secret ?? null;
