/** Dividing a power's troops among its generals at the start, within the bounds that the server tells. */

export interface Share {
  general: string;
  /** The bounds of his troops. */
  least: number;
  most: number;
  troops: number;
}

/** Troops that are still to be given. */
export const left = (shares: readonly Share[], total: number): number =>
  total - shares.reduce((sum, share) => sum + share.troops, 0);

/** An even division that respects the bounds; the highest ranks get the odd troops. */
export function even(generals: readonly Omit<Share, "troops">[], total: number): Share[] {
  const shares = generals.map((general) => ({ ...general, troops: general.least }));
  for (let rest = left(shares, total); rest > 0; rest -= 1) {
    const least = shares.filter((share) => share.troops < share.most).toSorted((a, b) => a.troops - b.troops)[0];
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
  return { min: share.least, max: Math.min(share.most, share.troops + free) };
}
