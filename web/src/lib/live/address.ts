import { at } from "../root";

/** Where a table's updates come from. */
export function liveAddress(table: string, since: number, heard: number, as: string): string {
  const url = new URL(at("/api/ws"), location.origin);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.search = new URLSearchParams({ table, since: String(since), heard: String(heard), as }).toString();
  return url.href;
}
