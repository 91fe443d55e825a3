/** Spans of time, hours and days as clocks tell them, in the reader's language. */

export const MINUTE = 60;
export const HOUR = 3_600;
export const DAY = 86_400;

const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", 1],
] as const;

type Width = "long" | "short" | "narrow";

/** "2 days, 5 hr": the largest unit that fits, and the next one where there is anything of it. */
export function spanText(seconds: number, language: string, width: Width = "short"): string {
  const whole = Math.max(0, Math.floor(seconds));
  const first = Math.max(0, UNITS.findIndex(([, length]) => whole >= length));
  const [head, tail] = whole < 1 ? [UNITS[UNITS.length - 1]] : [UNITS[first], UNITS[first + 1]];
  const parts = [head, tail].flatMap((one, index) => {
    if (one === undefined) return [];
    const [unit, length] = one;
    const count = Math.floor((index === 0 ? whole : whole % (head?.[1] ?? 1)) / length);
    if (index === 1 && count === 0) return [];
    return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: width }).format(count);
  });
  return new Intl.ListFormat(language, { type: "unit", style: width }).format(parts);
}

/** "9:59", "1:09:59": what a clock of seconds shows. */
export function clockFace(seconds: number, language: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2, useGrouping: false });
  const one = new Intl.NumberFormat(language, { useGrouping: false });
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  if (hours === 0) return `${one.format(minutes)}:${two.format(rest)}`;
  return `${one.format(hours)}:${two.format(minutes)}:${two.format(rest)}`;
}

/** A moment with its day and the zone of the reader; seconds since 1970. */
export const momentText = (when: number, locale: string, zone?: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(when * 1000);

/** So many minutes after midnight, as a clock on the wall shows it. */
export const hourText = (minutes: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(minutes * MINUTE * 1000);

const MONDAY = Date.UTC(2024, 0, 1);

/** The name of a weekday; Monday is 0. */
export const weekdayText = (day: number, language: string, width: Width = "long"): string =>
  new Intl.DateTimeFormat(language, { weekday: width, timeZone: "UTC" }).format(MONDAY + day * DAY * 1000);

/** "HH:MM" of a field for hours, and back; null where nothing can be read. */
export const hourField = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export function readHour(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found === null ? null : Number(found[1]) * 60 + Number(found[2]);
}
