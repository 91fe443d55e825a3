/** Where the card of a word goes: it never lies over the word. */

const [GAP, EDGE] = [6, 8];
/** So narrow a window has it at an edge, as wide as itself, and no higher than this part of it. */
const PHONE = 480;
const HIGHEST = 0.6;

export interface Place {
  /** Above the word rather than below. */
  above: boolean;
  /** Pixels that it may be high. */
  room: number;
}

/** Below the word where there is room for a card of this height, else above, else on the side with more room. */
export function sideOf(word: { top: number; bottom: number }, height: number, window: number): Place {
  const [over, under] = [word.top - GAP - EDGE, window - word.bottom - GAP - EDGE];
  const above = under < height && over > under;
  return { above, room: above ? over : under };
}

/** Put a card beside a word, or on a phone at the edge of the window that leaves it in sight. */
export function placeBeside(card: HTMLElement, word: DOMRect): void {
  card.style.maxHeight = "";
  if (innerWidth <= PHONE) {
    const { above, room } = sideOf(word, Math.min(card.offsetHeight, innerHeight * HIGHEST), innerHeight);
    card.classList.toggle("above", above);
    card.style.left = card.style.top = "";
    card.style.maxHeight = `${Math.min(room, innerHeight * HIGHEST)}px`;
    return;
  }
  const { above } = sideOf(word, card.offsetHeight, innerHeight);
  card.classList.remove("above");
  card.style.left = `${Math.max(EDGE, Math.min(word.left, innerWidth - card.offsetWidth - EDGE))}px`;
  card.style.top = `${above ? Math.max(EDGE, word.top - GAP - card.offsetHeight) : word.bottom + GAP}px`;
}
