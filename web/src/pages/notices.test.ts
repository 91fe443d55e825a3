import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../lib/api/client";
import { ApiError } from "../lib/api/error";
import type { Channel, TableLine } from "../lib/api/types";
import { language } from "../lib/i18n/i18n.svelte";
import Notices from "./Notices.svelte";

const HOOK: Channel = { id: "h", kind: "hook", table: null, address: "https://x.example/", form: "json", wanted: ["turn"], open: true, fault: "" };
const TABLE = { id: "t", name: "Friends", game: "couriers", host: true, over: false } as TableLine;

/** The page, where these ways have been set up and these tables are the reader's. */
async function shown(channels: Channel[], tables: TableLine[], mail = false): Promise<void> {
  await language.start();
  await language.need("page-notices");
  vi.spyOn(api, "channels").mockResolvedValue({ channels, push: null, mail });
  vi.spyOn(api, "tables").mockResolvedValue(tables);
  render(Notices, { route: { page: "notices" } });
  await waitFor(() => screen.getByText("In this browser"));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

test("who sits at no table is offered nothing that would tell of none", async () => {
  await shown([], []);

  expect(screen.queryByText("Webhooks")).toBeNull();
  screen.getByText(/You sit at no table yet/);
});

test("mails are offered only where the server sends some", async () => {
  await shown([], [TABLE]);

  expect(screen.queryByText("By mail")).toBeNull();
  screen.getByText("Webhooks");
});

test("of what a way tells can be chosen, one by one", async () => {
  const want = vi.spyOn(api, "wantFrom").mockResolvedValue(HOOK);
  await shown([HOOK], [TABLE], true);

  screen.getByLabelText("A message").click();

  expect(want).toHaveBeenCalledWith("h", ["turn", "message"], "en");
});

test("what is refused is said in words", async () => {
  vi.spyOn(api, "forgetChannel").mockRejectedValue(new ApiError(400, { error: "bad-address" }));
  await shown([HOOK], [TABLE]);

  screen.getByText("Take away").click();

  await waitFor(() => screen.getByRole("alert"));
});

test("the link of a mail is used once and leaves the address", async () => {
  history.replaceState(null, "", "/notices#confirm=abc");
  const agreed = vi.spyOn(api, "confirmMail").mockResolvedValue(null);
  await shown([], []);

  expect(agreed).toHaveBeenCalledExactlyOnceWith("abc");
  expect(location.hash).toBe("");
});
