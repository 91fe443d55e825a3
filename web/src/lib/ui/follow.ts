/** Lists that grow downwards: their end stays in sight until the reader himself goes back to what came earlier. */

/** How far from the end the reader may be who still follows it, in pixels. */
const NEAR = 40;

/** For how long after the reader's last touch of the panel its scrolling upwards is taken for his, in milliseconds. */
const HIS = 1000;
const TOUCHES = ["wheel", "touchmove", "pointerdown", "keydown"];

export interface Follower {
  /** Follow the end of a list that lies in a panel with a scroll bar; begins where the list is to be read from. */
  attach: (list: HTMLElement) => () => void;
  /** Go to the end, and follow it again. */
  toEnd: () => void;
  /** Stay where the reader is until he comes back to the end: he asks for what came earlier. */
  letGo: () => void;
}

export interface Following {
  /** The line from which the list is to be read at first; null: its end. */
  begin?: (list: HTMLElement) => HTMLElement | null;
  /** Told whenever the end is followed again, or no longer. */
  onchange?: (follows: boolean) => void;
}

/**
 * The browser tells of every scrolling, and late: what the program or a change of size has moved must not be taken for
 * the reader's. Only he moves the panel upwards between two looks at it, for each change of size is looked at as it comes.
 */
export function follower(panelOf: (list: HTMLElement) => HTMLElement | null, { begin, onchange }: Following = {}): Follower {
  let panel: HTMLElement | null = null;
  let follows = true;
  let last = 0;
  let touched = -HIS;

  function follow(wanted: boolean): void {
    if (follows === wanted) return;
    follows = wanted;
    onchange?.(wanted);
  }

  /** Whether the end is in sight. */
  const nearEnd = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight - scrollTop - clientHeight < NEAR;

  /** Read from a line on, unless the end is in sight with it. */
  function readFrom(line: HTMLElement, within: HTMLElement): void {
    within.scrollTop += line.getBoundingClientRect().top - within.getBoundingClientRect().top - within.clientTop;
    follow(nearEnd(within));
  }

  function touch(): void {
    touched = performance.now();
  }

  function look(): void {
    if (panel === null) return;
    if (follows) panel.scrollTop = panel.scrollHeight;
    // Else the browser holds on to a line above, where lines are taken away at the top.
    panel.style.overflowAnchor = follows ? "none" : "";
    last = panel.scrollTop;
  }

  function scrolled(): void {
    if (panel === null) return;
    const { scrollTop } = panel;
    if (nearEnd(panel)) follow(true);
    else if (scrollTop < last - 1 && performance.now() - touched < HIS) follow(false);
    last = scrollTop;
    panel.style.overflowAnchor = follows ? "none" : "";
  }

  return {
    attach: (list) => {
      const found = panelOf(list);
      if (found === null) return () => undefined;
      panel = found;
      found.addEventListener("scroll", scrolled, { passive: true });
      for (const name of TOUCHES) found.addEventListener(name, touch, { passive: true });
      const resized = new ResizeObserver(look);
      resized.observe(found);
      resized.observe(list);
      const from = begin?.(list) ?? null;
      if (from !== null) readFrom(from, found);
      look();
      return () => {
        resized.disconnect();
        found.removeEventListener("scroll", scrolled);
        for (const name of TOUCHES) found.removeEventListener(name, touch);
        found.style.overflowAnchor = "";
        panel = null;
      };
    },
    toEnd: () => {
      follow(true);
      look();
    },
    letGo: () => {
      follow(false);
    },
  };
}
