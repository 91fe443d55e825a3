/**
 * Parts of the page that are fetched when they are needed. After an upgrade of the server a page that is still open asks
 * for parts that are gone: it is loaded anew, once; where that has not helped, or is no help, it is told.
 */
import { ApiError } from "./api/error";
import { at } from "./root";

const RELOADED = "pragmatica.reloaded";
/** A page that asks for gone parts so soon after it was loaded anew will not find them by loading again. */
const ONCE_IN = 60_000;

export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const state = await serverState();
    if (state === "newer" && mayReload()) {
      location.reload();
      return new Promise(() => undefined); // nothing more happens on this page
    }
    throw new ApiError(0, { detail: String(cause), ...(state === "away" ? {} : { error: "outdated" }) });
  }
}

/** Whether the server answers, and with another page than this one. */
async function serverState(): Promise<"away" | "same" | "newer"> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";
  try {
    const response = await fetch(at("/"), { cache: "no-store" });
    if (!response.ok) return "away";
    return (await response.text()).includes(`"${own}"`) ? "same" : "newer";
  } catch {
    return "away";
  }
}

function mayReload(): boolean {
  try {
    const before = Number(sessionStorage.getItem(RELOADED) ?? 0);
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return Date.now() - before > ONCE_IN;
  } catch {
    return false; // what keeps nothing might load for ever
  }
}
