/** The catalogues are complete: every language has every message, and every message that the page names exists. */
import { expect, test } from "vitest";
import { makeBundle } from "./fluent";

const catalogues = import.meta.glob<string>(["$wording/*/*.ftl", "$wording/*/*/*.ftl"], { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["/src/**/*.svelte", "/src/**/*.ts", "!/src/**/*.test.ts", "!/src/lib/schema.d.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const REFERENCE = "en";
const inFolder = Object.keys(catalogues).map((path) => /wording\/([^/]+)\/(?:([^/]+)\/)?[^/]+$/.exec(path) ?? []);
const languages = [...new Set(inFolder.map(([, language = ""]) => language))];
const games = [...new Set(inFolder.flatMap(([, , game]) => game ?? []))];
const filesOf = (language: string): string[] =>
  Object.keys(catalogues)
    .filter((path) => path.includes(`/${language}/`))
    .toSorted();

/** Message ids and ids of attributes, each with the variables that its text uses. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, Set<string>>();
  let message = "";
  let current = "";
  for (const line of text.split("\n")) {
    const head = /^([a-z][\w-]*)\s*=/.exec(line);
    const attribute = /^\s+\.([\w-]+)\s*=/.exec(line);
    if (head) message = current = head[1] ?? "";
    else if (attribute) current = `${message}.${attribute[1] ?? ""}`;
    if (head ?? attribute) found.set(current, new Set());
    if (line.startsWith("#")) continue;
    for (const [, variable = ""] of line.matchAll(/\{ ?\$(\w+)/g)) found.get(current)?.add(variable);
  }
  return new Map(Array.from(found, ([id, variables]) => [id, [...variables].toSorted().join(" ")]));
}

const all = (language: string): Map<string, string> =>
  new Map(filesOf(language).flatMap((path) => [...messages(catalogues[path] ?? "")]));
const reference = all(REFERENCE);
/** How a name stands in a sentence, which only some languages tell. */
const FORM = /\.(?:gen|dat|acc|ins|loc|number)$/;

test.each(languages)("the catalogues of %s parse", (language) => {
  expect(() => makeBundle(language, filesOf(language).map((path) => catalogues[path] ?? ""))).not.toThrow();
});

test.each(languages)("%s has the same messages as the reference, no more and no fewer", (language) => {
  expect([...all(language).keys()].filter((id) => !FORM.test(id)).toSorted()).toEqual([...reference.keys()].toSorted());
});

test.each(languages)("messages of %s use no variables that the reference does not know", (language) => {
  const unknown = [...all(language)].filter(([id, variables]) => {
    const known = new Set((reference.get(id) ?? "").split(" "));
    return variables.split(" ").map((variable) => variable.replace(/_(?:gen|dat|acc|ins|loc|number)$/, "")).some((variable) => variable !== "" && !known.has(variable));
  });

  expect(unknown).toEqual([]);
});

test.each(languages.flatMap((language) => ["", ...games].map((game) => ({ language, game }))))(
  "$language defines no message of '$game' twice",
  ({ language, game }) => {
    const ids = filesOf(language)
      .filter((path) => [language, game].includes(path.split("/").at(-2) ?? ""))
      .flatMap((path) => (catalogues[path] ?? "").match(/^[a-z][\w-]*(?=\s*=)/gm) ?? []);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  },
);

test("every message that the page names exists", () => {
  const missing = Object.entries(sources).flatMap(([path, source]) =>
    Array.from(source.matchAll(/["`](web-[a-z0-9_-]+(?:\.[a-z]+)?)["`]/g), ([, id = ""]) => id)
      .filter((id) => !reference.has(id))
      .map((id) => `${path}: ${id}`),
  );

  expect(missing).toEqual([]);
});

/** "web-…-${", and the same behind the name of a game. */
const FAMILY = new RegExp(`t\\(\`((?:${["web", ...games].join("|")})-[a-z_-]*?)\\$\\{`, "g");

test("every family of messages that the page names by a variable has members", () => {
  const empty = Object.entries(sources).flatMap(([path, source]) =>
    Array.from(source.matchAll(FAMILY), ([, prefix = ""]) => prefix)
      .filter((prefix) => ![...reference.keys()].some((id) => id.startsWith(prefix)))
      .map((prefix) => `${path}: ${prefix}`),
  );

  expect(empty).toEqual([]);
});

test("no message of the pages is left that nobody names", () => {
  const text = Object.values(sources).join("\n");
  const families = Array.from(text.matchAll(/[`"](web-[a-z_-]*?)\$\{/g), ([, prefix = ""]) => prefix);
  const unused = [...reference.keys()].filter(
    (id) =>
      id.startsWith("web-") &&
      !id.includes(".") &&
      !text.includes(`"${id}"`) &&
      !text.includes(`\`${id}\``) &&
      !families.some((prefix) => prefix !== "web-" && id.startsWith(prefix)),
  );

  expect(unused).toEqual([]);
});
