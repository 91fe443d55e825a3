/** What screen readers are told of changes that the eye sees. */

class Voice {
  polite = $state("");
  urgent = $state("");

  say(text: string): void {
    this.polite = text;
  }

  alert(text: string): void {
    this.urgent = text;
  }

  /** Take back what was said: somebody else looks now. */
  hush(): void {
    this.polite = "";
    this.urgent = "";
  }
}

export const voice = new Voice();
