/** Where a table's updates come from. */
export function liveAddress(table: string, since: number, as: string): string {
  const url = new URL("/api/ws", location.origin);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.search = new URLSearchParams({ table, since: String(since), as }).toString();
  return url.href;
}
