/** Which first steps this browser's player has still to be told of. */
import { readSetting, writeSetting } from "../storage";

const OFF = "off";

/** Each hint of a game is given until its question has been answered once; all can be silenced for good. */
export class Hints<Kind extends string> {
  readonly #name: string;
  readonly #hinted: readonly Kind[];
  #told = $state.raw<readonly string[]>([]);

  /** `name`: under which the browser remembers them; `hinted`: questions of which newcomers are told what a good answer is. */
  constructor(name: string, hinted: readonly Kind[]) {
    this.#name = name;
    this.#hinted = hinted;
    this.#told = (readSetting(name) ?? "").split(" ").filter((kind) => kind !== "");
  }

  /** Whether nothing has been answered yet: then the aim of the game is told as well. */
  get first(): boolean {
    return this.#told.length === 0;
  }

  /** Whether there are any; to have them again is to begin as somebody who never played. */
  get on(): boolean {
    return !this.#told.includes(OFF);
  }

  set on(value: boolean) {
    this.#keep(value ? [] : [OFF]);
  }

  wanted(kind: Kind): boolean {
    return this.on && this.#hinted.includes(kind) && !this.#told.includes(kind);
  }

  /** The question has been answered. */
  answered(kind: Kind): void {
    if (this.wanted(kind)) this.#keep([...this.#told, kind]);
  }

  #keep(told: readonly string[]): void {
    this.#told = told;
    writeSetting(this.#name, told.length === 0 ? null : told.join(" "));
  }
}
