/**
 * The catalogues of the Python package as modules: in each language one with what all pages say, and one for each game
 * with what only that game says, loaded when it is played. What is said of a game before it is played stands in its
 * `home.ftl` and comes with the first, and what its lessons and puzzles say in `lessons.ftl` and `puzzles.ftl`, each a
 * module of its own, `<game>/lessons`; what only one page says stands in `page-….ftl` and comes with that page. Texts of
 * the terminal and of mails stay out.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const INDEX = "virtual:catalogues";
const HOME = "home.ftl";
const APART = ["lessons", "puzzles"];
const PAGE = "page-";

/** Whether the pages of a game show a file whenever it is played. */
const isShown = (name: string): boolean => name.endsWith(".ftl") && !name.startsWith("cli") && !name.startsWith(PAGE) && name !== "mail.ftl" && !APART.some((part) => name === `${part}.ftl`);

/** `folders` hold a folder for each language, in which each game has one. */
export function catalogues(folders: readonly string[]): Plugin {
  const below = (path: string): string[] => (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])
    .filter((one) => one.isDirectory())
    .map((one) => one.name)
    .toSorted();
  const files = (path: string): string[] =>
    existsSync(path) ? readdirSync(path).filter((name) => isShown(name)).map((name) => join(path, name)) : [];
  const languages = [...new Set(folders.flatMap((folder) => below(folder)))];
  const games = (language: string): string[] => [...new Set(folders.flatMap((folder) => below(join(folder, language))))];

  const pages = (language: string): string[] =>
    folders.flatMap((folder) => (existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : []))
      .filter((name) => name.startsWith(PAGE))
      .map((name) => name.slice(0, -".ftl".length));

  const apart = (language: string, game: string, part: string): string[] =>
    folders.map((folder) => join(folder, language, game, `${part}.ftl`)).filter((path) => existsSync(path));

  const index = (): string => {
    const entry = (language: string, game: string): string => `${JSON.stringify(game)}: () => import("${INDEX}/${language}/${game}")`;
    const entries = (language: string): string =>
      ["", ...pages(language), ...games(language).flatMap((game) => [game, ...APART.filter((part) => apart(language, game, part).length > 0).map((part) => `${game}/${part}`)])]
        .map((game) => entry(language, game))
        .join(", ");
    return `export default { ${languages.map((language) => `${JSON.stringify(language)}: { ${entries(language)} }`).join(", ")} };`;
  };
  const sources = (language: string, game: string): string[] =>
    folders.flatMap((folder) => {
      const here = join(folder, language);
      if (game.startsWith(PAGE)) return [join(here, `${game}.ftl`)].filter((path) => existsSync(path));
      if (game !== "") return files(join(here, game));
      return [...files(here), ...below(here).map((one) => join(here, one, HOME)).filter((path) => existsSync(path))];
    });

  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return null;
      const [, language, game = "", part] = id.slice(1).split("/");
      if (language === undefined) return index();
      const paths = part === undefined ? sources(language, game) : apart(language, game, part);
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, "utf-8").replaceAll(/^#.*\n/gm, "")))};`;
    },
  };
}
