import { expect, test } from "vitest";
import { blank, cleared, namesTo, placeOf, valueAt, wayOf, withValue, written, type Position, type Schema } from "./schema";

const root: Schema = { $defs: { city: { enum: ["praha", "wien"] } } };
const piece: Schema = { anyOf: [{ $ref: "#/$defs/city" }, { type: "object", properties: { at: { $ref: "#/$defs/city" } }, required: ["at"] }, { type: "null" }] };
const position: Position = { turn: 2, pieces: { one: "praha", two: { at: "wien", troops: 3 } }, asked: [{ frame: "pick" }] };

test("a value is read and written at its path, and nothing else changes", () => {
  expect(valueAt(position, ["pieces", "two", "at"])).toBe("wien");
  const made = withValue(position, ["pieces", "two", "at"], "praha") as Position;
  expect(made).toEqual({ ...position, pieces: { one: "praha", two: { at: "praha", troops: 3 } } });
  expect(valueAt(position, ["pieces", "two", "at"])).toBe("wien");
});

test("an entry of a list or of an object goes", () => {
  expect(withValue(position, ["asked", 0], undefined)).toEqual({ ...position, asked: [] });
  expect(withValue(position, ["pieces", "one"], undefined)).toEqual({ ...position, pieces: { two: { at: "wien", troops: 3 } } });
});

test("a new value is the least that its schema asks for", () => {
  expect(blank(piece, root)).toBe("praha");
  expect(blank({ type: "object", properties: { at: { $ref: "#/$defs/city" } }, required: ["at"] }, root)).toEqual({ at: "praha" });
  expect(blank({ type: "integer", minimum: 4 }, root)).toBe(4);
});

test("the way in which a value is written is found", () => {
  const ways = piece.anyOf?.slice(0, 2) ?? [];
  expect(wayOf(ways, "wien", root)).toBe(0);
  expect(wayOf(ways, { at: "wien" }, root)).toBe(1);
});

const form: Schema = {
  $defs: { ...root.$defs, piece: { enum: ["one"] } },
  properties: { pieces: { type: "object", propertyNames: { $ref: "#/$defs/piece" }, additionalProperties: piece }, list: { type: "array", items: piece } },
};

test.each([
  ["pieces.one.at", ["field:pieces", "piece:one", "field:at"]],
  ["pieces.one", ["field:pieces", "piece:one"]],
  ["list[0]", ["field:list", "1"]],
  ["elsewhere.0", ["field:elsewhere", "1"]],
  ["", []],
])("the field %s is called by the names of its parts", (where, names) => {
  expect(namesTo(where, form, (kind, id) => `${kind}:${id}`)).toEqual(names);
});

test("a path is written as refusals write it", () => {
  expect(written(["asked", 0, "frame"])).toBe("asked[0].frame");
});

test("a thing of the table is found where it is told of", () => {
  expect(placeOf(position, "two")).toEqual(["pieces", "two"]);
  expect(placeOf(position, "three")).toBeNull();
});

test("a board that is cleared has nothing that can be put on it, nor what names such things", () => {
  const root: Schema = {
    $defs: { unit: { enum: ["a"] }, wing: { enum: ["w"] } },
    properties: {
      units: { propertyNames: { $ref: "#/$defs/unit" } },
      heads: { propertyNames: { $ref: "#/$defs/wing" }, additionalProperties: { anyOf: [{ $ref: "#/$defs/unit" }, { type: "null" }] } },
      turn: { type: "integer" },
    },
  };

  expect(cleared({ game: "x", units: { a: "praha" }, heads: { w: "a" }, turn: 2 }, root)).toEqual({ game: "x", units: {}, turn: 2 });
});
