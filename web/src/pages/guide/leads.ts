/** Where the links of a document lead: to another guide, to a place in this one, or out into the world. */

export interface Way {
  path: string;
  outside: boolean;
}

const GUIDE = /^(?:\.\.\/)?(?:play-)?([a-z0-9-]+)\.md(#.*)?$/;

/** Null where it leads nowhere that a reader of the site could go. */
export function leads(href: string): Way | null {
  if (/^https:\/\//.test(href)) return { path: href, outside: true };
  const guide = GUIDE.exec(href);
  return guide === null ? null : { path: `/guide/${guide[1] ?? ""}${guide[2] ?? ""}`, outside: false };
}
