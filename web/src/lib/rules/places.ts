/** Places of a page that can be gone to: rules, chapters, headings. */
import { tick } from "svelte";

/** Brings a place into sight, once it is drawn, and puts the reader there, unless he is to stay where he is. */
export async function goTo(within: HTMLElement, place: string, block: ScrollLogicalPosition = "start", enter = true): Promise<void> {
  await tick();
  const found = within.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (!(found instanceof HTMLElement)) return;
  found.scrollIntoView({ block });
  if (enter) found.focus({ preventScroll: true });
}

/** Tells which of the places has been read last: the one nearest above the upper third of the window. */
export function follow(within: HTMLElement, told: (place: string) => void): () => void {
  let waiting = false;
  const look = (): void => {
    waiting = false;
    let last = "";
    for (const one of within.querySelectorAll<HTMLElement>("[data-heading]")) {
      if (one.getBoundingClientRect().top > innerHeight / 3) break;
      last = one.dataset["place"] ?? "";
    }
    told(last);
  };
  const scrolled = (): void => {
    if (!waiting) requestAnimationFrame(look);
    waiting = true;
  };
  addEventListener("scroll", scrolled, { passive: true });
  scrolled();
  return () => {
    removeEventListener("scroll", scrolled);
  };
}
