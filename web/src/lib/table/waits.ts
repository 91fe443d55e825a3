/** For how long an answer is awaited, told by the largest unit that fits. */

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** The seconds since a question was asked; null where nobody knows when that was. */
export const awaitedFor = (since: number | null | undefined, now: number): number | null =>
  since == null ? null : Math.max(0, now - since);

/** "14 min"; "" for less than a minute. */
export function waitText(seconds: number, language: string): string {
  for (const [unit, length] of UNITS) {
    if (seconds < length) continue;
    return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(seconds / length));
  }
  return "";
}
