/** Dividing a power's troops among its generals at the start, within the bounds that the server tells. */

export interface Share {
  general: string;
  /** The bounds of his troops. */
  least: number;
  most: number;
  /** Whether he takes no part in this game: he gets the least that he must. */
  away: boolean;
  troops: number;
}

/** Troops that are still to be given. */
export const left = (shares: readonly Share[], total: number): number =>
  total - shares.reduce((sum, share) => sum + share.troops, 0);

/** An even division that respects the bounds; the highest ranks get the odd troops, who takes no part none beyond need. */
export function even(generals: readonly Omit<Share, "troops">[], total: number): Share[] {
  const shares = generals.map((general) => ({ ...general, troops: general.least }));
  for (let rest = left(shares, total); rest > 0; rest -= 1) {
    const open = shares.filter((share) => share.troops < share.most);
    const least = open.toSorted((a, b) => Number(a.away) - Number(b.away) || a.troops - b.troops)[0];
    if (least === undefined) break;
    least.troops += 1;
  }
  return shares;
}

/** A division as it was meant, as far as the bounds allow; what is left goes to whom has room, the first before all. */
export function allotted(generals: readonly Omit<Share, "troops">[], total: number, meant: Readonly<Record<string, number>>): Share[] {
  let rest = total - generals.reduce((sum, { least }) => sum + least, 0);
  const shares = generals.map((general) => {
    const more = Math.max(0, Math.min((meant[general.general] ?? 0) - general.least, general.most - general.least, rest));
    rest -= more;
    return { ...general, troops: general.least + more };
  });
  for (const share of shares) {
    const more = Math.min(rest, share.most - share.troops);
    share.troops += more;
    rest -= more;
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
