/** Which first steps this browser's player has still to be told of. */
import { readSetting, writeSetting } from "../../../lib/storage";
import type { Kind } from "../protocol";

/** Questions of which a newcomer is told what a good answer is. */
const HINTED: ReadonlySet<Kind> = new Set<Kind>([
  "name_frederick",
  "drill_card",
  "offer_gifts",
  "lead",
  "mobilise",
  "choose_arbiter",
  "dissolve_garrison",
  "move_general",
  "leave_garrison",
  "request_turn",
  "grant_turn",
  "consent",
  "send_support",
  "play_battle_card",
  "choose_status",
  "admit",
  "cast_vote",
  "bid",
]);

const NAME = "coalitions-hints";
const OFF = "off";

/** Each hint is given until its question has been answered once; all can be silenced for good. */
class Hints {
  #told = $state.raw<ReadonlySet<string>>(new Set((readSetting(NAME) ?? "").split(" ")));

  /** Whether nothing has been answered yet: then the aim of the game is told as well. */
  get first(): boolean {
    return ![...this.#told].some((kind) => kind !== "");
  }

  /** Whether there are any; to have them again is to begin as somebody who never played. */
  get on(): boolean {
    return !this.#told.has(OFF);
  }

  set on(value: boolean) {
    this.#keep(new Set(value ? [] : [OFF]));
  }

  wanted(kind: Kind): boolean {
    return this.on && HINTED.has(kind) && !this.#told.has(kind);
  }

  /** The question has been answered. */
  answered(kind: Kind): void {
    if (this.wanted(kind)) this.#keep(new Set([...this.#told, kind]));
  }

  #keep(told: ReadonlySet<string>): void {
    this.#told = told;
    const text = [...told].filter((kind) => kind !== "").join(" ");
    writeSetting(NAME, text === "" ? null : text);
  }
}

export const hints = new Hints();
