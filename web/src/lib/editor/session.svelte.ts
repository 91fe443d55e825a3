/** A position that is being set up, shown as far as the server can read it; presses on the map move what is held. */
import type { ApiError } from "../api/error";
import { listText, t } from "../i18n/i18n.svelte";
import { messageArguments } from "../i18n/names";
import { studies } from "../study/api";
import { StudySession } from "../study/session.svelte";
import { ROOT } from "../study/tree";
import type { MapNotes } from "../table/session";
import { isObject, placeOf, valueAt, withValue, type Json, type Path, type Position } from "./schema";

/** Milliseconds without a change before the server is asked. */
const PAUSE = 250;

export class EditorSession extends StudySession {
  override readonly instructs = false;
  /** What is written; `study.position` is the last of it that could be read. */
  position = $state.raw<Position>({});
  /** Why it cannot be read. */
  fault = $state.raw<ApiError | null>(null);
  /** The thing of which the next press on the map says where it stands. */
  held = $state.raw<Path | null>(null);
  /** What it is written as when it is not there yet. */
  #fresh: Json | undefined;
  /** What a thing of the board is called. */
  proper = $state.raw<(kind: string, id: string) => string | undefined>(() => undefined);
  #before: Position[] = $state.raw([]);
  /** What each field has had entries for so far: a game whose boards differ has no list of them. */
  #seen: Readonly<Record<string, readonly string[]>> = $state.raw({});
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super({ position: {} }, () => undefined);
    this.marking = true;
  }

  override get marks(): readonly string[] {
    return [];
  }

  /** The field that is wrong, as refusals write it. */
  get faulty(): string {
    return this.fault?.where ?? "";
  }

  /** What is wrong with it, in the reader's language, with the rule. */
  get faultText(): string {
    const [reason] = this.fault?.reasons ?? [];
    if (reason === undefined) return this.fault?.message ?? "";
    const source = { t, list: listText, proper: this.proper };
    const text = t(reason.message_id, messageArguments(reason.arguments, source));
    return reason.rule === "" ? text : t("web-editor-fault-by", { text, rule: reason.rule });
  }

  /** Begin with a position. Says whether it could be read. */
  async begin(position: Position): Promise<boolean> {
    this.position = position;
    return this.#read();
  }

  /** Entries that a field of the position has had. */
  known(path: Path): readonly string[] {
    return path.length === 1 ? this.#seen[String(path[0])] ?? [] : [];
  }

  #learn(position: Position): void {
    const now = Object.entries(position).flatMap(([name, value]): [string, string[]][] =>
      isObject(value) ? [[name, [...Object.keys(value), ...(this.#seen[name] ?? []).filter((one) => !(one in value))]]] : [],
    );
    this.#seen = { ...this.#seen, ...Object.fromEntries(now) };
  }

  set(path: Path, value: Json | undefined): void {
    this.replace(withValue(this.position, path, value) as Position);
  }

  /** Another position in place of this one; `undo` brings it back. */
  replace(position: Position): void {
    this.#before = [...this.#before.slice(-99), this.position];
    this.position = position;
    this.#showUndo();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#read(), PAUSE);
  }

  /** Take up what the next press on the map puts somewhere; `fresh`: what it is written as when it is not there yet. */
  hold(path: Path | null, fresh?: Json): void {
    this.held = path;
    this.#fresh = fresh;
  }

  override async undo(): Promise<boolean> {
    const last = this.#before.at(-1);
    if (last === undefined) return false;
    this.#before = this.#before.slice(0, -1);
    this.position = last;
    this.#showUndo();
    clearTimeout(this.#timer);
    return this.#read();
  }

  get undoable(): boolean {
    return this.#before.length > 0;
  }

  /** What cannot be read can be taken back, too. */
  #showUndo(): void {
    if (this.table !== null) this.table = { ...this.table, view: { ...this.table.view, undoable: this.undoable ? 1 : 0 } };
  }

  async #read(): Promise<boolean> {
    const asked = this.position;
    this.refusal = null;
    const found = await this.ask(studies.view({ position: asked }, [], this.eyes ?? undefined));
    if (asked !== this.position) return false;
    this.fault = this.refusal;
    this.refusal = null;
    if (found === null) return false;
    this.#learn(asked);
    this.study = { position: asked };
    this.at = ROOT;
    this.events = [];
    const { table } = found;
    const quiet = { ...table.view, decision: null, actions: [], extra: [], undoable: this.undoable ? 1 : 0 };
    this.table = { ...table, view: quiet };
    return true;
  }

  /** Nothing is played here. */
  override act(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override get notes(): MapNotes {
    return this;
  }

  /** A place on the map: what is held goes there. */
  override mark(thing: string): void {
    if (this.held === null) return;
    const place = thing.slice(thing.indexOf(":") + 1);
    const value = valueAt(this.position, this.held) ?? this.#fresh;
    const whole = typeof value === "string" || this.held.at(-1) === "at";
    if (whole) this.set(this.held, place);
    else this.set(this.held, { ...isObject(value) ? value : {}, at: place });
    this.hold(null);
  }

  /** A piece on the map is taken up, or put down again; to another one that is held it is a place. */
  piece(thing: string): void {
    const found = placeOf(this.position, thing.slice(thing.indexOf(":") + 1));
    const value = found === null ? undefined : valueAt(this.position, found);
    const at = isObject(value) ? value["at"] : value;
    if (this.held !== null && found !== null && this.held[1] !== found[1] && typeof at === "string") {
      this.mark(at);
      return;
    }
    const same = found !== null && this.held?.join() === found.join();
    this.hold(same || !(typeof value === "string" || isObject(value)) ? null : found);
  }
}
