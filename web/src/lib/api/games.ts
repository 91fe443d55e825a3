/** The games that the server plays, asked for once. */
import { api } from "./client";
import type { GameSpec } from "./types";

let asked: Promise<GameSpec[]> | null = null;

/** What the server says of a game; undefined where it does not play it. */
export async function specOf(game: string): Promise<GameSpec | undefined> {
  asked ??= api.games().catch((cause: unknown) => {
    asked = null;
    throw cause;
  });
  return (await asked).find(({ id }) => id === game);
}
