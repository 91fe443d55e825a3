import { beforeEach, expect, test } from "vitest";
import { ApiError } from "./error";
import type { NewTable } from "./types";
import { Wishes, type Wish } from "./wishes";

const TABLE: NewTable = { game: "toy", scenario: "introductory", players: 3 };
const MINUTE = 60_000;
const lost = new ApiError(0, null);
const refused = new ApiError(403, { error: "link-refused" });

/** A server that is sent wishes, and answers as told: with a table, or not. */
function server(...answers: (ApiError | null)[]): { sent: string[]; keys: string[]; send: (wish: Wish) => Promise<null> } {
  const sent: string[] = [];
  const keys: string[] = [];
  const send = (wish: Wish): Promise<null> => {
    sent.push(wish.table === null ? "open" : (wish.body.secret ?? ""));
    keys.push(wish.key);
    const answer = answers[sent.length - 1] ?? null;
    return answer === null ? Promise.resolve(null) : Promise.reject(answer);
  };
  return { sent, keys, send };
}

beforeEach(() => {
  localStorage.clear();
});

test("a page that is loaded anew repeats what was not answered, with its key", async () => {
  const { sent, keys, send } = server(lost);
  await expect(new Wishes(send).join("t", { secret: "south" })).rejects.toBe(lost);

  await new Wishes(send).settle();

  expect(sent).toEqual(["south", "south"]);
  expect(keys[1]).toBe(keys[0]);
});

test("a table that may have been opened is asked for with the same key", async () => {
  const { keys, send } = server(lost);
  await expect(new Wishes(send).open(TABLE)).rejects.toBe(lost);

  await new Wishes(send).settle();

  expect(keys).toEqual([keys[0], keys[0]]);
});

test("a link that is followed again is followed with the same key", async () => {
  const { keys, send } = server(lost);
  await expect(new Wishes(send).join("t", { secret: "south" })).rejects.toBe(lost);

  await new Wishes(send).join("t", { secret: "south" });

  expect(keys).toEqual([keys[0], keys[0]]);
});

test("whoever presses again after a cut asks for the same table", async () => {
  const { keys, send } = server(lost);
  const wishes = new Wishes(send);
  await expect(wishes.open({ ...TABLE, part: "first" })).rejects.toBe(lost);

  await wishes.open({ ...TABLE, part: "second" });

  expect(keys).toEqual([keys[0], keys[0]]);
});

test("two tables are two wishes", async () => {
  const { keys, send } = server();
  const wishes = new Wishes(send);

  await wishes.open(TABLE);
  await wishes.open(TABLE);

  expect(new Set(keys).size).toBe(2);
});

test("whoever is answered repeats what another tab has asked for just now", async () => {
  const { sent, send } = server();
  const [one, other] = [new Wishes(send), new Wishes(send)];
  await one.join("t", { secret: "north" });

  await other.join("t", { secret: "south" });

  expect(sent).toEqual(["north", "south", "north"]);
});

test("what was answered a while ago is not repeated", async () => {
  const { sent, send } = server();
  let now = 0;
  await new Wishes(send, () => now).join("t", { secret: "north" });
  now = 2 * MINUTE;

  await new Wishes(send, () => now).join("t", { secret: "south" });

  expect(sent).toEqual(["north", "south"]);
});

test("what was refused is not asked for again", async () => {
  const { sent, send } = server(refused);
  await expect(new Wishes(send).join("t", { secret: "south" })).rejects.toBe(refused);

  await new Wishes(send).settle();

  expect(sent).toEqual(["south"]);
});

test("a wish that cannot be repeated now does not keep the page from showing what there is", async () => {
  const { send } = server(lost, lost);
  await expect(new Wishes(send).join("t", { secret: "south" })).rejects.toBe(lost);

  await expect(new Wishes(send).settle()).resolves.toBeUndefined();
});

test("a page settles once", async () => {
  const { sent, send } = server(lost);
  await expect(new Wishes(send).join("t", { secret: "south" })).rejects.toBe(lost);
  const wishes = new Wishes(send);

  await Promise.all([wishes.settle(), wishes.settle()]);
  await wishes.settle();

  expect(sent).toEqual(["south", "south"]);
});
