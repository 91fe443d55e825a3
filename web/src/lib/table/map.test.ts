import { expect, test, vi } from "vitest";
import type { EventRow, Fields, TableView } from "../api/types";
import type { NameSource } from "../i18n/names";
import { MapPlay, type MapControl } from "./map.svelte";
import type { Told } from "./play.svelte";
import { staged } from "./testing";

class ToyPlay extends MapPlay<{ kind: string }, string, unknown> {
  readonly kinds = { place: "city", piece: "piece", others: ["hussar"] };
  readonly names: NameSource = { t: (id) => id, list: String, proper: () => undefined };
  readonly standing = new Map([
    ["austria-6", "limburg"],
    ["england-2", "sea:channel"],
  ]);

  describe(place: string): string {
    return place;
  }

  refuses(): boolean {
    return false;
  }

  way(places: string[]): unknown {
    return places;
  }

  past(table: TableView): ToyPlay {
    return new ToyPlay(null, table);
  }

  protected tell(): Told {
    return { id: "", fields: {} };
  }
}

const open = (step = 2): ToyPlay => new ToyPlay(null, { step } as TableView);
const event = (seq: number, step: number, fields: Fields): EventRow => ({ seq, step, kind: "k", message_id: "m", fields });

test("an event happens at the places that it names", () => {
  expect(open().placesOf({ piece: "piece:austria-6", city: "city:koeln" })).toEqual(["koeln"]);
});

test("an event about a piece alone happens where the piece stands", () => {
  expect(open().placesOf({ piece: "piece:england-2" })).toEqual(["sea:channel"]);
});

test("the latest event with a place counts, but none that is still to come", () => {
  const events = [event(1, 1, { city: "city:a" }), event(2, 2, { city: "city:b" }), event(4, 2, {}), event(5, 3, { city: "city:c" })];

  expect(open().latest(events)).toEqual({ seq: 2, places: ["b"] });
});

test("what lies far back has not just happened", () => {
  const events = [event(1, 1, { city: "city:a" }), ...Array.from({ length: 20 }, (_, index) => event(index + 2, 1, {}))];

  expect(open().latest(events)).toEqual({ seq: 0, places: [] });
});

test("a question is where its pieces stand and where its marks are", () => {
  const scene = { pieceMarks: { "austria-6": "offered" }, marks: { trier: { kind: "target" } } };

  expect(open().placesOfScene(scene)).toEqual(["limburg", "trier"]);
});

test("what an event is about is pointed out until nothing is pointed at", () => {
  const play = open();

  play.pointOut({ piece: "piece:austria-6", route: ["city:a", "city:b"] });
  const pointed = play.overlay;
  play.pointOut(null);

  expect(pointed).toEqual({
    marks: { a: { kind: "focus" }, b: { kind: "focus" } },
    pieceMarks: { "austria-6": "selected" },
    lines: [["a", "b"]],
  });
  expect(play.overlay).toEqual({});
});

test("a press on the map answers the question, or asks why where the reader wants to ask", () => {
  const play = open();
  const [onplace, explain] = [vi.fn(), vi.spyOn(play, "explain").mockResolvedValue()];
  play.scene = { onplace };

  play.onplace("koeln");
  play.asking = true;
  play.onplace("trier");

  expect(onplace.mock.calls).toEqual([["koeln"]]);
  expect(explain.mock.calls).toEqual([["city:trier"]]);
});

test("what a teacher points at is brought into sight, with where his arrows begin", () => {
  const play = open();
  const attend = vi.fn();
  play.map = { attend } as unknown as MapControl;

  play.teach([
    { thing: "city:a", start: null },
    { thing: "city:b", start: "piece:austria-6" },
  ]);

  expect(attend).toHaveBeenLastCalledWith(["a", "b", "limburg"], "lesson");
});

test("pieces of any kind are pointed at", () => {
  const play = open();

  play.teach([
    { thing: "piece:austria-6", start: null },
    { thing: "hussar:hussar-1", start: null },
  ]);

  expect(Object.keys(play.pointed.pieceMarks ?? {})).toEqual(["austria-6", "hussar-1"]);
});

test("the card of a place has served when an answer was given there, until it is pressed again", () => {
  const play = open();
  play.answered = "koeln";
  expect(play.hasServed("koeln")).toBe(true);

  play.onplace("koeln");

  expect(play.hasServed("koeln")).toBe(false);
});

test("the cards of where what has been chosen stands, and of where it may go, have served", () => {
  const play = open();
  const offered = (): boolean[] => ["limburg", "trier", "koeln"].map((place) => play.hasServed(place));
  play.scene = { marks: { trier: { kind: "target" } }, pieceMarks: { "austria-6": "offered" } };
  expect(offered()).toEqual([false, false, false]);

  play.scene = { marks: { trier: { kind: "target" } }, pieceMarks: { "austria-6": "selected" } };

  expect(offered()).toEqual([true, true, false]);
});

test("the card of a place that has been noted does not lie over what is noted next", () => {
  const noted: string[] = [];
  const table = { step: 2, view: { seat: null } } as TableView;
  const play = new ToyPlay({ ...staged(table).session, notes: { marks: [], marking: true, mark: (thing) => noted.push(thing) } }, table);

  play.onplace("koeln");

  expect([noted, play.hasServed("koeln")]).toEqual([["city:koeln"], true]);
});
