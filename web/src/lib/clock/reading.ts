/** What a seat's clock shows at a moment. */
import type { Clock, Pace } from "../api/types";
import { clockFace, DAY, HOUR, MINUTE, spanText } from "./time";

/** `runs` towards a moment, `stands` because nothing is asked or all stand, or its time is up. */
export type State = "runs" | "stands" | "late";

export interface Reading {
  state: State;
  /** Seconds to the moment at which it will have run out, or that are left; since it has run out. */
  seconds: number;
  /** The moment at which it runs out, or has; null where it stands. */
  until: number | null;
  /** Whether there is little left. */
  short: boolean;
}

/** Of each day clocks run so many seconds; so many are given as a day. */
export function daySeconds({ night }: Pick<Pace, "night">): number {
  if (night == null) return DAY;
  return DAY - MINUTE * ((night.end - night.begin + 1440) % 1440);
}

/** Until when the people of a seat are on vacation now; null where they are not. */
export function awayUntil({ away }: Pick<Clock, "away">, now: number): number | null {
  const found = away.find(([begin = 0, end = 0]) => begin <= now && now < end);
  return found?.[1] ?? null;
}

/** What is called short. */
export const shortOf = ({ kind }: Pick<Pace, "kind">): number => (kind === "live" ? MINUTE : HOUR);

export function readingOf(clock: Clock, pace: Pace, now: number): Reading {
  const { until, late } = clock;
  if (until === null) {
    const day = pace.kind === "live" ? DAY : daySeconds(pace);
    return { state: late ? "late" : "stands", seconds: (Math.max(0, clock.left) * DAY) / day, until, short: false };
  }
  const seconds = until - now;
  if (late) return { state: "late", seconds: Math.max(0, -seconds), until, short: false };
  const away = awayUntil(clock, now) !== null;
  return { state: away ? "stands" : "runs", seconds: Math.max(0, seconds), until, short: seconds < shortOf(pace) };
}

/** The time that is left, second by second where that matters. */
export function leftText(seconds: number, pace: Pick<Pace, "kind">, language: string): string {
  const exact = pace.kind === "live" ? DAY : HOUR;
  return seconds < exact ? clockFace(seconds, language) : spanText(seconds, language, "short");
}
