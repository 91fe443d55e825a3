/** The pace of a table in sentences. */
import type { Pace } from "../api/types";
import { language, listText, regional, t } from "../i18n/i18n.svelte";
import { daySeconds } from "./reading";
import { DAY, hourText, MINUTE, momentText, spanText, weekdayText } from "./time";

/** A time of the pace as it is given: in days of the calendar, unless it is for one sitting. */
export function givenText(pace: Pace, seconds: number): string {
  const given = pace.kind === "live" ? seconds : Math.round((seconds * DAY) / daySeconds(pace) / MINUTE) * MINUTE;
  return spanText(given, language.current, "long");
}

/** What is granted at once. */
export const grantText = (pace: Pace): string => givenText(pace, pace.kind === "live" ? 300 : daySeconds(pace));

export const zoneText = (zone: string): string => zone.replaceAll("_", " ");

const locale = (): string => regional(language.current, navigator.languages);

/** A moment with day, hour and the reader's zone. */
export const moment = (when: number): string => momentText(when, locale());

/** How much time there is, when clocks stand, and what happens when a time is up: a sentence each. */
export function paceTexts(pace: Pace): string[] {
  const told = [
    t(`web-pace-told-${pace.kind}`, {
      main: givenText(pace, pace.main),
      more: pace.increment ? "some" : "none",
      increment: givenText(pace, pace.increment ?? 0),
    }),
  ];
  const zone = zoneText(pace.zone ?? "UTC");
  if (pace.night != null) {
    const { begin, end } = pace.night;
    told.push(t("web-pace-told-night", { begin: hourText(begin, locale()), end: hourText(end, locale()), zone }));
  }
  if (pace.rest !== undefined && pace.rest.length > 0) {
    told.push(t("web-pace-told-rest", { days: listText(pace.rest.map((day) => weekdayText(day, language.current))), zone }));
  }
  told.push(t(`web-pace-told-late-${pace.late ?? "warn"}`));
  return told;
}
