/** What the parts of a table with a map share: what the map shows for them, and what the reader points at on it. */
import { getContext } from "svelte";
import type { EventRow, Fields, Reason, TableView } from "../api/types";
import { namesIn } from "../i18n/names";
import type { Threat } from "../odds/threat";
import type { Way } from "./log";
import { PLAY, TablePlay } from "./play.svelte";
import type { MapNotes } from "./session";

/** What one part of the page wants to see on the map, and what it does when something there is chosen. */
export interface Scene<Mark, PieceMark, Line> {
  marks?: Record<string, Mark>;
  pieceMarks?: Record<string, PieceMark>;
  lines?: Line[];
  /** Places that it is about besides those that it marks: cards do not lie there. */
  about?: readonly string[];
  onplace?: (place: string) => void;
  onpiece?: (piece: string) => void;
  /** What "why not?" about a place means while this is shown; without it, the place itself is the question. */
  why?: (place: string) => Promise<Reason[]>;
}

/** All that the map is to show: of the open question, and of what is pointed at. */
export interface Shown<Mark, PieceMark, Line> {
  marks: Record<string, Mark>;
  pieceMarks: Record<string, PieceMark>;
  lines: Line[];
  /** Where something has just happened. */
  calls: string[];
  /** Pieces that are seen to go where they stand now. */
  journey: Journey | null;
}

/** The way of pieces from where they stood. */
export interface Journey {
  pieces: readonly string[];
  places: readonly string[];
  /** For how long they go, in milliseconds. */
  time: number;
}

/**
 * Why the map goes to places: something has happened there, it is played again, a question is about them, or one of them
 * is to be chosen.
 */
export type Cause = "event" | "moment" | "question" | "choice" | "lesson";

export interface MapControl {
  /** Show the whole map. */
  fit: () => void;
  /** Bring a place into sight. */
  show: (place: string) => void;
  attend: (places: readonly string[], cause: Cause) => void;
  /** Whether a place is in the left half of what is in sight, so that its card stands on the right. */
  isLeft: (place: string) => boolean;
  /** Whether it is in the lower half. */
  isLow: (place: string) => boolean;
}

/** Further back than so many events nothing has "just" happened. */
const RECENT = 12;

export abstract class MapPlay<Mark extends { kind: string }, PieceMark extends string, Line> extends TablePlay {
  /** Under which kinds places and pieces are named: `city:praha`, `piece:austria-1`; other pieces may have kinds of their own. */
  abstract readonly kinds: { readonly place: string; readonly piece: string; readonly others?: readonly string[] };

  /** The scene of the present decision, and what lies above it while something is pointed at. */
  scene = $state.raw<Scene<Mark, PieceMark, Line>>({});
  overlay = $state.raw<Scene<Mark, PieceMark, Line>>({});

  /** What a teacher points at: it lies beneath what is asked. */
  pointed = $state.raw<Scene<Mark, PieceMark, Line>>({});
  /** Where arrows begin there. */
  protected starts: readonly string[] = [];

  /** Whether somebody looks at how far the enemies come. */
  threatening = $state(false);
  /** What the server has told of that; null where it cannot be told yet, as before all pieces stand. */
  threat = $state.raw<Fields | null>(null);
  /** What of it is shown. */
  readonly threatShown = $derived.by(() => (!this.threatening || this.threat === null || this.threats === null ? null : this.threats(this.threat)));

  /** The place under the keyboard's cursor, and the one under the pointer. */
  focus = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** Where the cursor was when something was answered: who has answered there has seen its card. */
  answered = $state<string | null>(null);
  map = $state.raw<MapControl | null>(null);

  /** How the game shows how far the enemies come; null where it cannot tell. */
  get threats(): ((fields: Fields) => Threat<Mark, PieceMark, Line>) | null {
    return null;
  }

  /** Look at how far the enemies come, or no longer. */
  async toggleThreat(): Promise<void> {
    if (this.threatening) this.threatening = false;
    else {
      this.threat = await this.look("reach:");
      this.threatening = true;
    }
  }

  /** The same as things stand now. */
  async renewThreat(): Promise<void> {
    if (this.threatening) this.threat = await this.look("reach:");
  }

  /** Where every piece stands. */
  abstract get standing(): ReadonlyMap<string, string>;
  /** What a screen reader hears of a place. */
  abstract describe(place: string, marks: Readonly<Record<string, Mark>>): string;
  /** Whether an event refuses something that this seat has proposed. */
  abstract refuses(event: EventRow): boolean;
  /** The way of a move, or whatever an event tells that goes from place to place. */
  abstract way(places: string[], kind?: Way, fields?: Fields): Line;
  /** The same table at another moment, to be looked at. */
  abstract past(table: TableView): MapPlay<Mark, PieceMark, Line>;

  /** The places that an event or a reason names. */
  named(fields: Fields): string[] {
    return namesIn(fields, this.kinds.place);
  }

  /** Where an event happens: at the places that it names, else where the pieces stand that it names. */
  placesOf(fields: Fields): string[] {
    const named = this.named(fields);
    return named.length > 0 ? named : this.#under(namesIn(fields, this.kinds.piece));
  }

  /** Where a question is: where its pieces stand, and at what it marks. */
  placesOfScene({ marks = {}, pieceMarks = {} }: Scene<unknown, unknown, unknown>): string[] {
    return [...this.#under(Object.keys(pieceMarks)), ...Object.keys(marks)];
  }

  get #pieceKinds(): string[] {
    return [this.kinds.piece, ...(this.kinds.others ?? [])];
  }

  #under(pieces: readonly string[]): string[] {
    return pieces.flatMap((piece) => this.standing.get(piece) ?? []);
  }

  /** The places of the last event up to the present step that has any, with its number. */
  latest(events: readonly EventRow[]): { seq: number; places: string[] } {
    let looked = 0;
    for (let at = events.length - 1; at >= 0 && looked < RECENT; at -= 1) {
      const event = events[at];
      if (event === undefined || event.step > this.table.step) continue;
      const places = this.placesOf(event.fields);
      if (places.length > 0) return { seq: event.seq, places };
      looked += 1;
    }
    return { seq: 0, places: [] };
  }

  /** Point out on the map what an event is about; null: no longer. */
  pointOut(fields: Fields | null): void {
    if (fields === null) {
      this.overlay = {};
      return;
    }
    this.overlay = { ...this.pointing(fields), lines: Array.isArray(fields["route"]) ? [this.way(this.named(fields))] : [] };
  }

  /** What an event is about, marked. */
  pointing(fields: Fields): Scene<Mark, PieceMark, Line> {
    return {
      marks: Object.fromEntries(this.named(fields).map((place) => [place, { kind: "focus" } as Mark])),
      pieceMarks: Object.fromEntries(this.#pieceKinds.flatMap((kind) => namesIn(fields, kind)).map((piece) => [piece, "selected" as PieceMark])),
    };
  }

  /** Point at things for a learner, and bring them into sight; what has a `start` is the end of an arrow from there. */
  teach(things: readonly { thing: string; start: string | null }[]): void {
    const named = (kind: string): string[] =>
      things.flatMap(({ thing }) => (thing.startsWith(`${kind}:`) ? [thing.slice(kind.length + 1)] : []));
    const bare = (typed: string): string => typed.slice(typed.indexOf(":") + 1);
    const [places, pieces] = [named(this.kinds.place), this.#pieceKinds.flatMap(named)];
    this.pointed = {
      marks: Object.fromEntries(places.map((place) => [place, { kind: "focus" } as Mark])),
      pieceMarks: Object.fromEntries(pieces.map((piece) => [piece, "selected" as PieceMark])),
      lines: things.flatMap(({ thing, start }) => (start === null ? [] : [this.way([bare(start), bare(thing)])])),
    };
    this.starts = things.flatMap(({ start }) => (start === null ? [] : (this.standing.get(bare(start)) ?? bare(start))));
    this.attendPointed();
  }

  /** Bring all that a teacher points at into sight, and these places. */
  attendPointed(places: readonly string[] = []): void {
    this.map?.attend([...this.placesOfScene(this.pointed), ...this.starts, ...places], "lesson");
  }

  /** Whether the card of a place has served: where an answer was given, or something has been chosen that may go from here, or to here. */
  hasServed(place: string): boolean {
    if (place === this.answered) return true;
    const { marks = {}, pieceMarks = {} } = this.scene;
    const chosen = Object.keys(pieceMarks).filter((piece) => pieceMarks[piece] === "selected");
    return chosen.length > 0 && Object.keys(marks).length > 0 && (place in marks || chosen.some((piece) => this.standing.get(piece) === place));
  }

  /** The typed name of a place; that of one beside the map is its id. */
  typed(place: string): string {
    return place.includes(":") ? place : `${this.kinds.place}:${place}`;
  }

  /** What has been noted on the map, as a scene: rings and arrows. */
  get noted(): Scene<Mark, PieceMark, Line> {
    const marks = this.notes?.marks ?? [];
    const place = (thing: string): string => thing.slice(thing.indexOf(":") + 1);
    const rings = marks.filter((one) => !one.includes(">"));
    return {
      marks: Object.fromEntries(rings.map((one) => [place(one), { kind: "focus" } as Mark])),
      lines: marks.filter((one) => one.includes(">")).map((one) => this.way(one.split(">").map(place), "note")),
    };
  }

  onplace(place: string): void {
    this.answered = null;
    if (this.notes?.marking) this.#note(this.notes, place);
    else if (this.asking) void this.explain(this.typed(place));
    else this.scene.onplace?.(place);
  }

  /** Note a place; its card would lie over what is noted next. */
  #note(notes: MapNotes, place: string): void {
    notes.mark(this.typed(place));
    this.answered = place;
  }

  onpiece(piece: string): void {
    const { notes } = this;
    const place = this.standing.get(piece);
    this.answered = null;
    if (notes?.marking) {
      if (notes.piece !== undefined) notes.piece(`${this.kinds.piece}:${piece}`);
      else if (place !== undefined) this.#note(notes, place);
    } else if (this.asking) void this.explain(`${this.kinds.piece}:${piece}`);
    else this.scene.onpiece?.(piece);
  }

  protected override why(target: string): Promise<Reason[]> {
    const [kind, id = ""] = target.split(":");
    const asked = kind === this.kinds.place ? this.scene.why : undefined;
    return asked === undefined ? this.reasons(target) : asked(id);
  }
}

type AnyMapPlay = MapPlay<{ kind: string }, string, unknown>;
export const getMapPlay = (): AnyMapPlay => getContext<AnyMapPlay>(PLAY);
