/** The page that somebody came from who is to sign in, behind the #; only pages of our own. */
export function wayBack(hash: string): string | null {
  const back = new URLSearchParams(hash.slice(1)).get("back");
  return back !== null && /^\/[A-Za-z0-9_-][A-Za-z0-9_/-]*$/.test(back) ? back : null;
}
