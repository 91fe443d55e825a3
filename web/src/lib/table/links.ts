/** Links to a table, as they are handed out. */

/** The whole address of a path of this site. */
export function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

/** Whether an address with this host leads to the very computer that it is opened at. */
export const isLocal = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

/** The secret of a seat in an address such as `/table/…#louis=secret`; null when there is none. */
export function secretIn(hash: string): string | null {
  for (const [name, secret] of new URLSearchParams(hash.slice(1))) {
    if (name !== "step" && secret !== "") return secret;
  }
  return null;
}
