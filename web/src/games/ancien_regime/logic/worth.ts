/** What holding a territory would bring a power, told before it is held. */
import type { Power } from "../protocol";
import type { Land } from "./board";

/** `own`: a home of its own; `paying`: Money at Taxation; `influence`: at Extend Influence; `nothing`: no value, or a minor's. */
export type Worth = "own" | "paying" | "influence" | "nothing";

export function worthOf(land: Land, power: Power, minor: boolean): Worth {
  if (land.owner === power) return "own";
  if (land.value === 0) return "nothing";
  if (land.owner === null && !land.stripes.includes(power)) return "paying";
  return minor ? "nothing" : "influence";
}
