import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { language } from "../i18n/i18n.svelte";
import { PLAY } from "./play.svelte";
import RuleLink from "./RuleLink.svelte";

const games = vi.hoisted(() => vi.fn<() => Promise<unknown[]>>());
vi.mock("../api/client", () => ({ api: { games } }));

const link = (props: { rule: string } | { topic: string }, topics = {}): { rule: string | null } => {
  const play = { topics, rule: null };
  render(RuleLink, { props, context: new Map([[PLAY, play]]) });
  return play;
};

beforeAll(async () => {
  await language.start();
});

afterEach(cleanup);

test("a topic opens the rule that the server has for it", () => {
  const play = link({ topic: "tolls" }, { tolls: "X-4.2" });
  screen.getByRole("button", { name: /X-4\.2/ }).click();

  expect(play.rule).toBe("X-4.2");
});

test("where the server has told no rule nothing stands beside the heading", () => {
  link({ topic: "tolls" });

  expect(screen.queryByRole("button")).toBeNull();
});

test("the games are asked for once, and again where that has failed", async () => {
  const { specOf } = await import("../api/games");
  games.mockRejectedValueOnce(new Error("away"));
  await expect(specOf("toy")).rejects.toThrow("away");
  games.mockResolvedValue([{ id: "toy", topics: { tolls: "X-4.2" } }]);

  expect([(await specOf("toy"))?.topics, await specOf("other")]).toEqual([{ tolls: "X-4.2" }, undefined]);
  expect(games).toHaveBeenCalledTimes(2);
});
