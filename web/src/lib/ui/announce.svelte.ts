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
}

export const voice = new Voice();
