/** Lists that grow downwards: their end stays in sight until the reader himself goes back to what came earlier. */

/** How far from the end the reader may be who still follows it, in pixels. */
const NEAR = 40;

/** For how long after the reader's last touch of the panel its scrolling upwards is taken for his, in milliseconds. */
const HIS = 1000;
const TOUCHES = ["wheel", "touchmove", "pointerdown", "keydown"];

export interface Follower {
  /** Follow the end of a list that lies in a panel with a scroll bar. */
  attach: (list: HTMLElement) => () => void;
  /** Go to the end, and follow it again. */
  toEnd: () => void;
  /** Stay where the reader is until he comes back to the end: he asks for what came earlier. */
  letGo: () => void;
}

/**
 * The browser tells of every scrolling, and late: what the program or a change of size has moved must not be taken for
 * the reader's. Only he moves the panel upwards between two looks at it, for each change of size is looked at as it comes.
 */
export function follower(panelOf: (list: HTMLElement) => HTMLElement | null): Follower {
  let panel: HTMLElement | null = null;
  let follows = true;
  let last = 0;
  let touched = -HIS;

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
    const { scrollTop, scrollHeight, clientHeight } = panel;
    if (scrollHeight - scrollTop - clientHeight < NEAR) follows = true;
    else if (scrollTop < last - 1 && performance.now() - touched < HIS) follows = false;
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
      follows = true;
      look();
    },
    letGo: () => {
      follows = false;
    },
  };
}
