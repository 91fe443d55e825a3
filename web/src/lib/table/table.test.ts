import { expect, test } from "vitest";
import type { SeatView, TableView } from "../api/types";
import { nextSeat } from "./handover";
import { secretIn } from "./links";

function table(seats: Partial<SeatView>[], waiting: string[]): TableView {
  return { seats, waiting: waiting.map((seat) => ({ seat })) } as unknown as TableView;
}
const mine = (seat: string): Partial<SeatView> => ({ seat, mine: true, bot: null });

test("the device is passed to the own seat that must act", () => {
  expect(nextSeat(table([mine("louis"), mine("frederick")], ["frederick"]), "louis")).toBe("frederick");
});

test("it stays while its seat must act", () => {
  expect(nextSeat(table([mine("louis"), mine("frederick")], ["louis", "frederick"]), "louis")).toBeNull();
});

test("it stays while others must act", () => {
  expect(nextSeat(table([mine("louis"), { seat: "frederick", mine: false, bot: null }], ["frederick"]), "louis")).toBeNull();
});

test("it is never passed to a bot", () => {
  expect(nextSeat(table([mine("louis"), { seat: "frederick", mine: true, bot: "steady" }], ["frederick"]), "louis")).toBeNull();
});

test("the secret of a link stands behind the name of its seat", () => {
  expect(secretIn("#louis=s3cret_-")).toBe("s3cret_-");
});

test("a link to a step of a replay holds no secret", () => {
  expect(secretIn("#step=12")).toBeNull();
});
