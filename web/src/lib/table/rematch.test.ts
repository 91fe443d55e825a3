import { expect, test } from "vitest";
import type { SeatView } from "../api/types";
import { rematchOf } from "./rematch";

const seat = (id: string, more: Partial<SeatView>): SeatView => ({
  seat: id, powers: [], control: "link", bot: null, name: "", online: false, mine: false, taken: true, link_open: false,
  seen: false, browsers: null, ...more,
}); // prettier-ignore

const seats = [
  seat("a", { control: "device", mine: true, name: "Ada" }),
  seat("b", { account: { id: "1", name: "Bea" } }),
  seat("c", { control: "bot", bot: "random", taken: false }),
];

test("the same people sit in the same seats, and who is known here is asked", () => {
  const { seats: made, asked } = rematchOf({ seats }, false);
  expect([made["a"]?.control, made["b"]?.control, made["c"]?.control]).toEqual(["device", "link", "bot"]);
  expect(asked).toEqual([{ seat: "b", name: "Bea" }]);
});

test("with seats turned each sits in the next one, the last in the first", () => {
  const { seats: made, asked } = rematchOf({ seats }, true);
  expect([made["a"]?.bot, made["b"]?.name, made["c"]?.control]).toEqual(["random", "Ada", "link"]);
  expect(asked).toEqual([{ seat: "c", name: "Bea" }]);
});

test("a seat that was open to all is one for a friend now", () => {
  expect(rematchOf({ seats: [seat("a", { control: "open" })] }, false).seats["a"]?.control).toBe("link");
});
