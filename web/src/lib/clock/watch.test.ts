import { beforeAll, expect, test } from "vitest";
import type { Clock, SeatView, TableView } from "../api/types";
import { language } from "../i18n/i18n.svelte";
import { voice } from "../ui/announce.svelte";
import { Warner } from "./watch.svelte";

const clock: Clock = { left: 600, since: 0, until: 600, late: false, unrated: false, granting: [], away: [] };
const seat = (more: Partial<SeatView> = {}): SeatView => ({
  seat: "a", powers: [], control: "device", bot: null, name: "", online: true, mine: true, taken: true, link_open: false,
  seen: false, browsers: null, clock, ...more,
}); // prettier-ignore
const table = (one: SeatView): Pick<TableView, "seats" | "pace" | "outcome"> => ({ seats: [one], pace: { kind: "live", main: 600 }, outcome: null });

/** What is said when the time is looked at, one moment after the other. */
function said(one: SeatView, ...moments: number[]): string[] {
  const warner = new Warner();
  return moments.map((now) => {
    voice.urgent = "";
    warner.warn(table(one), now);
    return voice.urgent;
  });
}

beforeAll(() => language.start());

test("who has little time left is told so once", () => {
  const [early, short, later] = said(seat(), 100, 550, 551);

  expect([early, later]).toEqual(["", ""]);
  expect(short).toContain("you have only 50 seconds left");
});

test("whose time is up is told so once", () => {
  const [first, second] = said(seat({ clock: { ...clock, late: true } }), 601, 602);

  expect(first).toContain("your time is up");
  expect(second).toBe("");
});

test("nothing is said of the time of others, nor of a seat that a bot plays", () => {
  expect([...said(seat({ mine: false }), 550), ...said(seat({ bot: "steady" }), 550)]).toEqual(["", ""]);
});
