/** The games that these pages can show: a folder each, here or in `$games`, which the build may set elsewhere. */
import type { GameModule, Playable, Teller } from "../lib/game";
import { specOf } from "../lib/api/games";
import { language, t } from "../lib/i18n/i18n.svelte";
import { part } from "../lib/parts";
import type { Figures } from "../lib/rules/figures";

const found = import.meta.glob<GameModule>(["./*/index.ts", "$games/*/index.ts"], { eager: true, import: "default" });

const idOf = (path: string): string => path.split("/").at(-2) ?? "";

/** By their ids, in the order in which they are offered. */
export const GAMES: ReadonlyMap<string, GameModule> = new Map(
  Object.entries(found)
    .map(([path, game]) => [idOf(path), game] as const)
    .toSorted(([, one], [, other]) => one.place - other.place),
);

/** Games that a server plays, in the order in which they are offered; those that cannot be shown come last. */
export const inOrder = (ids: readonly string[]): string[] => [
  ...[...GAMES.keys()].filter((id) => ids.includes(id)),
  ...ids.filter((id) => !GAMES.has(id)),
];

/** A game's table, with the words that it alone uses; null where these pages cannot show the game. */
export async function screenOf(game: string): Promise<Playable | null> {
  const known = GAMES.get(game);
  if (known === undefined) return null;
  const [loaded] = await Promise.all([part(known.screen), language.need(game)]);
  return loaded;
}

export async function tellerOf(game: string): Promise<Teller | null> {
  const known = GAMES.get(game);
  return known === undefined ? null : part(known.teller);
}

/** Pictures for its rules, by their numbers; none where it has none. */
export async function figuresOf(game: string): Promise<Figures> {
  const load = GAMES.get(game)?.figures;
  if (load === undefined) return {};
  const [drawn, spec] = await Promise.all([part(load), specOf(game)]);
  return Object.fromEntries(drawn.default.map((one) => [spec?.topics[one.topic] ?? "", one]));
}

/** Its name, as its words have it once they are there; without words its id. */
export function nameOfGame(game: string): string {
  const name = t(`${game}-name`);
  return name === `${game}-name` ? game : name;
}
