/** The time that goes by on a page, and what is said aloud when one's own time grows short. */
import { language, t } from "../i18n/i18n.svelte";
import type { SeatView, TableView } from "../api/types";
import { waiting } from "../posts/waiting.svelte";
import { voice } from "../ui/announce.svelte";
import { readingOf } from "./reading";
import { spanText } from "./time";

const SECOND = 1_000;
const SLOW = 20_000;

/** Seconds since 1970 by this browser's clock, renewed every second where clocks run, else from time to time, and standing still while the house is closed; to be made in a component. */
export class Ticking {
  now = $state(Date.now() / 1000);

  constructor(quick: () => boolean) {
    $effect(() => {
      const tick = (): void => {
        this.now = waiting.closed ?? Date.now() / 1000;
      };
      tick();
      const timer = setInterval(tick, quick() ? SECOND : SLOW);
      return () => {
        clearInterval(timer);
      };
    });
  }
}

/** Says once of each of the reader's own clocks that little time is left, and once that it is up. */
export class Warner {
  readonly #said: Record<string, true> = {};

  warn(table: Pick<TableView, "seats" | "pace" | "outcome">, now: number): void {
    const { pace, outcome } = table;
    if (pace == null || outcome !== null) return;
    for (const seat of table.seats) {
      if (seat.mine && seat.bot === null && seat.clock != null) this.#warn(seat, pace, now);
    }
  }

  #warn({ seat, clock }: SeatView, pace: NonNullable<TableView["pace"]>, now: number): void {
    if (clock == null) return;
    const { state, short, seconds, until } = readingOf(clock, pace, now);
    const kind = state === "late" ? "up" : short ? "short" : null;
    const mark = `${seat} ${kind ?? ""} ${String(until)}`;
    if (kind === null || this.#said[mark]) return;
    this.#said[mark] = true;
    voice.alert(t(`web-clock-say-${kind}`, { seat: t(`seat-${seat}`), time: spanText(seconds, language.current, "long") }));
  }
}
