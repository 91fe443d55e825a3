/** What a seat's clock says in words. */
import type { Clock, Pace } from "../api/types";
import { language, t } from "../i18n/i18n.svelte";
import { awayUntil, readingOf } from "./reading";
import { spanText } from "./time";
import { moment } from "./told";

export function spoken(clock: Clock, pace: Pace, now: number): string {
  const away = awayUntil(clock, now);
  const told = reading(clock, pace, now);
  return away === null ? told : `${told}; ${t("web-clock-away", { when: moment(away) })}`;
}

function reading(clock: Clock, pace: Pace, now: number): string {
  const { state, seconds, until } = readingOf(clock, pace, now);
  const time = spanText(seconds, language.current, "long");
  if (state === "late") return t("web-clock-late-since", { time });
  if (until === null) return t("web-clock-left", { time });
  return t("web-clock-until", { time, when: moment(until) });
}
