/** Figures of the small signs beside counters, in a box from -4 to 4. */
import type { Order } from "../protocol";

export const ORDERS: Readonly<Record<Order, string>> = {
  halt: "M-2.600-2.600H2.600V2.600H-2.600Z",
  march: "M-3.200 3L0 0 3.200 3M-3.200-.4L0-3.400 3.200-.4",
  attack: "M-3.200-3.200L3.200 3.200M3.200-3.200L-3.200 3.200M-3.600 1.400L-1.400 3.600M3.600 1.400L1.400 3.600",
};

export const SIGNS = {
  /** A broken chain. */
  out: "M-3.800 0A1.700 1.700 0 0 1-.6-1M-3.800 0A1.700 1.700 0 0 0-.6 1M3.800 0A1.700 1.700 0 0 0 .6-1M3.800 0A1.700 1.700 0 0 1 .6 1M0-3.600L-.8 3.600",
  reaction: "M-2 3.600V-3.600H.6A1.900 1.900 0 0 1 .6 .4H-2M.4.4L2.600 3.600",
  /** Smoke. */
  fired: "M-3.600 2.800C-4.600.6-3-1-1.600-.4-1.800-3.400 2-4 2.400-1.200 4.400-1.200 4.600 2.400 2.800 2.800Z",
  fought: "M-3.400-3.400L3.400 3.400M3.400-3.400L-3.400 3.400",
  acted: "M-3.600 0L-1 3 3.800-3.200",
} as const;
