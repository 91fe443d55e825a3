/** A small router over the History API: paths name pages, fragments name places within them. */
import { at, within } from "./root";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string } // "" where none has been chosen
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "record"; id: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string } // "" for all
  | { page: "lesson"; game: string; id: string } // a puzzle, too
  | { page: "puzzles"; game: string } // "" for all
  | { page: "study"; id: string } // "" where it is kept in the address or the browser
  | { page: "guide"; guide: string } // "" for the list of them, or the id of a game
  | { page: "editor"; game: string }
  | { page: "account"; part: string } // that of a link: "reset", "enter" or "address"; "provider"
  | { page: "notices" }
  | { page: "moderation" }
  | { page: "lobby" }
  | { page: "events"; part: "list" | "new" | "event" | "league"; id: string }
  | { page: "matches" }
  | { page: "players" }
  | { page: "player"; name: string }
  | { page: "missing" };

const ID = "([A-Za-z0-9_-]+)";
const ROUTES: readonly [RegExp, (parts: string[]) => Route][] = [
  [/^\/$/, () => ({ page: "home" })],
  [new RegExp(`^/new(?:/${ID})?$`), ([game = ""]) => ({ page: "new", game })],
  [new RegExp(`^/table/${ID}$`), ([id = ""]) => ({ page: "table", id })],
  [new RegExp(`^/table/${ID}/replay$`), ([id = ""]) => ({ page: "replay", id })],
  [new RegExp(`^/table/${ID}/record$`), ([id = ""]) => ({ page: "record", id })],
  [new RegExp(`^/study(?:/${ID})?$`), ([id = ""]) => ({ page: "study", id })],
  [new RegExp(`^/editor/${ID}$`), ([game = ""]) => ({ page: "editor", game })],
  [new RegExp(`^/rules(?:/${ID})?$`), ([game = ""]) => ({ page: "rules", game })],
  [new RegExp(`^/learn(?:/${ID})?$`), ([game = ""]) => ({ page: "learn", game })],
  [new RegExp(`^/learn/${ID}/${ID}$`), ([game = "", id = ""]) => ({ page: "lesson", game, id })],
  [new RegExp(`^/puzzles(?:/${ID})?$`), ([game = ""]) => ({ page: "puzzles", game })],
  [new RegExp(`^/puzzles/${ID}/${ID}$`), ([game = "", id = ""]) => ({ page: "lesson", game, id })],
  [/^\/account(?:\/(reset|enter|address|provider))?$/, ([part = ""]) => ({ page: "account", part })],
  [/^\/notices$/, () => ({ page: "notices" })],
  [/^\/moderation$/, () => ({ page: "moderation" })],
  [/^\/lobby$/, () => ({ page: "lobby" })],
  [/^\/events$/, () => ({ page: "events", part: "list", id: "" })],
  [/^\/events\/new$/, () => ({ page: "events", part: "new", id: "" })],
  [new RegExp(`^/event/${ID}$`), ([id = ""]) => ({ page: "events", part: "event", id })],
  [new RegExp(`^/league/${ID}$`), ([id = ""]) => ({ page: "events", part: "league", id })],
  [/^\/matches$/, () => ({ page: "matches" })],
  [/^\/players$/, () => ({ page: "players" })],
  [/^\/player\/([^/]+)$/, ([name = ""]) => ({ page: "player", name: plain(name) })],
  [new RegExp(`^/guide(?:/${ID})?$`), ([guide = ""]) => ({ page: "guide", guide })],
];

/** A part of a path as it is read; one that cannot be stays as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page that a path names. */
export function readRoute(path: string): Route {
  for (const [pattern, make] of ROUTES) {
    const match = pattern.exec(path);
    if (match !== null) return make(match.slice(1));
  }
  return { page: "missing" };
}

class Router {
  route = $state.raw<Route>(readRoute(within(location.pathname)));
  hash = $state(location.hash);

  /** Follow the browser's history and take over clicks on links to our own pages. */
  start(): void {
    addEventListener("popstate", () => {
      this.#read();
    });
    document.addEventListener("click", (event) => {
      const path = ownLink(event);
      if (path === null) return;
      event.preventDefault();
      this.go(path);
    });
  }

  go(path: string): void {
    history.pushState(null, "", at(path));
    this.#read();
    if (!path.includes("#")) scrollTo(0, 0);
  }

  /** Change the address without a new entry in the history. */
  replace(path: string): void {
    history.replaceState(null, "", at(path));
    this.#read();
  }

  #read(): void {
    const next = readRoute(within(location.pathname));
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.hash = location.hash;
  }
}

/** The path of a plain click on a link within this site, else null. */
function ownLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  if (anchor === null || anchor.target !== "" || anchor.hasAttribute("download")) return null;
  const url = new URL(anchor.href);
  const path = within(url.pathname);
  if (url.origin !== location.origin || readRoute(path).page === "missing") return null;
  return path + url.search + url.hash;
}

export const router = new Router();
