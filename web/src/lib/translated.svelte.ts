/**
 * Translators of browsers put elements of their own in the place of the page's texts, which would then never change again.
 * What lives asks not to be translated; where a translator does not heed that, its doing is undone and the reader is told.
 */

/** So often one text is put back; whoever replaces it still more often is left alone, or neither would ever end. */
const MOST = 20;

class Translated {
  /** Whether somebody translates this page. */
  seen = $state(false);
  #restored = new WeakMap<Text, number>();

  start(): void {
    new MutationObserver((records) => {
      for (const record of records) this.#look(record);
    }).observe(document.body, { childList: true, subtree: true });
    const root = document.documentElement;
    new MutationObserver(() => {
      this.seen ||= root.matches(".translated-ltr, .translated-rtl");
    }).observe(root, { attributes: true, attributeFilter: ["class"] });
  }

  #look({ target, removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
    if (mayBeTranslated(target)) return;
    const font = [...addedNodes, previousSibling, nextSibling].find((node) => isFont(node));
    const text = [...removedNodes].find((node) => node instanceof Text);
    if (!isFont(font) || text === undefined || text.isConnected) return;
    this.seen = true;
    const times = this.#restored.get(text) ?? 0;
    this.#restored.set(text, times + 1);
    if (times < MOST) font.replaceWith(text);
  }
}

/** What the nearest element of HTML says; those of pictures say nothing. */
function mayBeTranslated(node: Node | null): boolean {
  while (node !== null && !(node instanceof HTMLElement)) node = node.parentNode;
  return node?.translate ?? true;
}

/** Of such elements there are none on our pages. */
const isFont = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === "font" && node.isConnected;

export const translated = new Translated();
