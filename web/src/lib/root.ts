/** Where the site lies below its host: a proxy may give it a path of its own, such as `/pragmatica`. */

/** That path, as the server has written it into the page; "" where the site has a host for itself. */
const ROOT = document.querySelector<HTMLMetaElement>("meta[name=root]")?.content ?? "";

/** A path of this site as its host knows it. */
export const at = (path: string): string => ROOT + path;

/** A path of the host as this site knows it. */
export function within(path: string): string {
  if (path === ROOT) return "/";
  return path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length) : path;
}
