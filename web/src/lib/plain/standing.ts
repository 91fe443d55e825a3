/** Where pieces stand by their ids, out of what they are called: `seat:amber`. */
export const standing = (pieces: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(pieces).map(([piece, place]) => [piece.slice(piece.indexOf(":") + 1), place]));
