/** Dividing a power's troops among its generals at the start. */

export const MOST = 8;

export interface Share {
  general: string;
  minimum: number;
  troops: number;
}

/** Troops that are still to be given. */
export const left = (shares: readonly Share[], total: number): number =>
  total - shares.reduce((sum, share) => sum + share.troops, 0);

/** An even division that respects the minima; the highest ranks get the odd troops. */
export function even(generals: readonly Omit<Share, "troops">[], total: number): Share[] {
  const shares = generals.map((general) => ({ ...general, troops: Math.max(1, general.minimum) }));
  for (let rest = left(shares, total); rest > 0; rest -= 1) {
    const least = shares.filter((share) => share.troops < MOST).toSorted((a, b) => a.troops - b.troops)[0];
    if (least === undefined) break;
    least.troops += 1;
  }
  return shares;
}

/** The range in which a share may be set now. */
export function range(shares: readonly Share[], general: string, total: number): { min: number; max: number } {
  const share = shares.find((one) => one.general === general);
  if (share === undefined) return { min: 0, max: 0 };
  const free = Math.max(0, left(shares, total));
  return { min: Math.max(1, share.minimum), max: Math.min(MOST, share.troops + free) };
}
