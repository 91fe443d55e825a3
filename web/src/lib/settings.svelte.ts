/** How the reader likes to play; kept in the browser. */
import { readSetting, writeSetting } from "./storage";

const [NOT_LOUD, LOUDEST] = [0.6, 1];

function volumeKept(): number {
  const kept = Number(readSetting("volume") ?? NOT_LOUD);
  return kept >= 0 && kept <= LOUDEST ? kept : NOT_LOUD;
}

class Settings {
  /** Whether a choice on the map is confirmed by a second press. */
  #confirm = $state(readSetting("confirm") !== "no");

  /** Whether the map goes where something happens. */
  #follow = $state(readSetting("follow") !== "no");

  /** Whether a table is heard. */
  #sounds = $state(readSetting("sounds") === "yes");

  get sounds(): boolean {
    return this.#sounds;
  }

  set sounds(value: boolean) {
    this.#sounds = value;
    writeSetting("sounds", value ? "yes" : null);
  }

  /** How loud it is, from 0 to 1. */
  #volume = $state(volumeKept());

  get volume(): number {
    return this.#volume;
  }

  set volume(value: number) {
    this.#volume = value;
    writeSetting("volume", String(value));
  }

  /** While a film is made the map stays where it is. */
  held = $state(false);

  get follow(): boolean {
    return this.#follow && !this.held;
  }

  set follow(value: boolean) {
    this.#follow = value;
    writeSetting("follow", value ? null : "no");
  }

  get confirm(): boolean {
    return this.#confirm;
  }

  set confirm(value: boolean) {
    this.#confirm = value;
    writeSetting("confirm", value ? null : "no");
  }
}

export const settings = new Settings();
