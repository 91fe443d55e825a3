/** The pace that is chosen for a new table, in the units in which it is asked for. */
import type { Pace } from "../api/types";
import { daySeconds } from "./reading";
import { HOUR, MINUTE } from "./time";

type Night = NonNullable<Pace["night"]>;

export type Kind = "none" | Pace["kind"];

export interface Choice {
  kind: Kind;
  /** Minutes (live) or days. */
  main: number;
  /** Seconds (live) or hours. */
  increment: number;
  night: Night | null;
  rest: number[];
  zone: string;
  /** Hours; a player of whom no more is left is told. 0: never; null: when little is left of what he was given. */
  little: number | null;
  late: NonNullable<Pace["late"]>;
}

/** What is offered by name; anything else can be written. */
export interface Preset {
  main: number;
  increment: number;
}

export const PRESETS: Readonly<Record<Pace["kind"], readonly Preset[]>> = {
  live: [
    { main: 45, increment: 15 },
    { main: 90, increment: 30 },
    { main: 180, increment: 60 },
  ],
  days: [
    { main: 1, increment: 0 },
    { main: 3, increment: 0 },
    { main: 7, increment: 0 },
  ],
  bank: [
    { main: 7, increment: 8 },
    { main: 14, increment: 12 },
    { main: 30, increment: 24 },
  ],
};

const LITTLE: readonly (number | null)[] = [null, 0, 1, 2, 6, 12, 24, 48];
export const USUAL_NIGHT: Night = { begin: 22 * 60, end: 8 * 60 };
/** The most that can be chosen: minutes or days, seconds or hours. */
export const MOST: Readonly<Record<Pace["kind"], Preset>> = {
  live: { main: 24 * 60, increment: 3600 },
  days: { main: 60, increment: 0 },
  bank: { main: 60, increment: 240 },
};
/** Minutes of a day in which clocks run, at least. */
export const LEAST_AWAKE = 240;

export const unchosen = (): Choice => ({
  kind: "none",
  main: 3,
  increment: 0,
  night: null,
  rest: [],
  zone: ownZone(),
  little: null,
  late: "warn",
});

/** The zone of the reader, as his browser knows it. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All zones that can be chosen, the given one among them. */
export function zones(own: string): string[] {
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([own, ...known, "UTC"])].toSorted();
}

/** Another kind, with the middle one of what is offered for it. */
export function ofKind(choice: Choice, kind: Kind): Choice {
  const preset = kind === "none" ? undefined : PRESETS[kind][1];
  return { ...choice, kind, ...preset };
}

/** Whether clocks would run long enough of each day, and at all. */
export const possible = ({ night, rest }: Choice): boolean =>
  rest.length < 7 && (night === null || (night.begin !== night.end && daySeconds({ night }) >= LEAST_AWAKE * MINUTE));

/** The most seconds that may be called little: half of what is given. */
const mostLittle = ({ main, night }: Choice): number => Math.floor((main * daySeconds({ night })) / 2);

/** Hours of which a player can be told that no more are left, for so much time. */
export const littles = (choice: Choice): (number | null)[] => LITTLE.filter((one) => one === null || one * HOUR <= mostLittle(choice));

/** The pace as the server is asked for it. */
export function paceOf(choice: Choice): Pace | null {
  const { kind, main, increment, rest, zone, little, late } = choice;
  if (kind === "none") return null;
  if (kind === "live") return { kind, main: main * MINUTE, increment, late };
  const night = choice.night;
  const day = daySeconds({ night });
  return {
    kind,
    main: main * day,
    increment: kind === "days" ? 0 : Math.round((increment * HOUR * day) / (24 * HOUR)),
    night,
    rest: rest.toSorted((a, b) => a - b),
    zone,
    little: little === null || !littles(choice).includes(little) ? null : little * HOUR,
    late,
  };
}
