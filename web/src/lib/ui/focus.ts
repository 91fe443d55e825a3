/** Where the keyboard goes on when what it was at has gone from the page. */

const HOMES = ["prompt-title", "main"];

/**
 * An answer takes its button away, or disables it while it travels: the keyboard would fall to the top of the page. It goes
 * back to a button that can be pressed again, else to the question that is open.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  let parked = false;

  const note = ({ target }: FocusEvent): void => {
    last = target instanceof HTMLElement ? target : null;
    parked = false;
  };

  function look(): void {
    if (last === null || (document.activeElement !== document.body && document.activeElement !== last)) return;
    if (last.isConnected) {
      if (last.matches(":disabled")) parked = true;
      else if (parked && document.activeElement === document.body) last.focus({ preventScroll: true });
      return;
    }
    for (const id of HOMES) {
      const home = document.getElementById(id);
      if (home === null) continue;
      home.focus({ preventScroll: true });
      if (home.contains(document.activeElement)) return;
    }
  }

  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", note);
  return () => {
    changes.disconnect();
    document.removeEventListener("focusin", note);
  };
}
