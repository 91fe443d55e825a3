/** Boards, each asked for once: their digest says what they hold. */
import { api } from "./client";

type Board = Awaited<ReturnType<typeof api.board>>;

const loaded = new Map<string, Promise<Board>>();

export function loadBoard(game: string, digest: string): Promise<Board> {
  const key = `${game} ${digest}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const asked = api.board(game, digest);
  loaded.set(key, asked);
  asked.catch(() => loaded.delete(key));
  return asked;
}
