/** The wheel as it turns: who is where when. */
import { SLOTS, type Observation, type Power, type Slot, type SlotView, type WheelTurn } from "../protocol";

/** How an action of this turn stands. */
export const SIGNS: Readonly<Record<SlotView["state"], string>> = { coming: "", asked: "!", waiting: "…", done: "✓", idle: "–" };

/** The slot of a power in a turn. */
export const slotOf = (turn: WheelTurn, power: Power): Slot | undefined =>
  SLOTS.find((slot) => turn.slots[slot] === power);

export const stateOf = (slots: readonly SlotView[], slot: Slot): SlotView["state"] | undefined =>
  slots.find((one) => one.slot === slot)?.state;

/** The action that a power takes next, and in how many turns: in this one, unless its action is done or past. */
export function nextAction({ slots, wheel }: Pick<Observation, "slots" | "wheel">, power: Power): [number, Slot] | null {
  const now = slots.find((one) => one.power === power);
  const from = now === undefined || (now.state !== "done" && now.state !== "idle") ? 0 : 1;
  const turn = wheel[from];
  const slot = turn === undefined ? undefined : slotOf(turn, power);
  return slot === undefined ? null : [from, slot];
}

/** Where a slot stands on the rim, in parts of the width: Drill at the top, the others clockwise. */
export function spot(slot: Slot, radius: number): { left: string; top: string } {
  const angle = (2 * Math.PI * SLOTS.indexOf(slot)) / SLOTS.length;
  const part = (value: number): string => `${(50 + 100 * radius * value).toFixed(2)}%`;
  return { left: part(Math.sin(angle)), top: part(-Math.cos(angle)) };
}
