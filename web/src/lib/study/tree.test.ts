import { expect, test } from "vitest";
import { answersTo, DOES, emptyStudy, endOf, lineTo, pathTo, promoted, ROOT, withAnswer, without, withRemark, remarkAt, nodeAt, understood, type Answer, type Study } from "./tree";

const answer = (action: string, chance: number[] = []): Answer => ({
  seat: "north",
  action,
  chance,
  notation: action,
  type: "go",
  fields: { to: action },
});

/** a, then b; or c, then d. */
function grown(): Study {
  let study = emptyStudy({ game: "x" });
  let at = ROOT;
  for (const action of ["a", "b"]) [study, at] = withAnswer(study, at, answer(action));
  at = ROOT;
  for (const action of ["c", "d"]) [study, at] = withAnswer(study, at, answer(action));
  return study;
}

const names = (study: Study, at: number): string[] => lineTo(study, at).map(({ action }) => action);

test("another answer to a moment is a branch, the same one is known again", () => {
  const study = grown();
  expect(answersTo(study, ROOT)).toEqual([0, 2]);
  expect(withAnswer(study, ROOT, answer("c"))).toEqual([study, 2]);
  expect(withAnswer(study, ROOT, answer("c", [4]))[1]).toBe(4);
});

test("a line leads to its moment", () => {
  const study = grown();
  expect(names(study, 3)).toEqual(["c", "d"]);
  expect(names(study, endOf(study, ROOT))).toEqual(["a", "b"]);
});

test("a branch becomes the main line with all that follows it", () => {
  const [study, at] = promoted(grown(), 2);
  expect(names(study, at)).toEqual(["c"]);
  expect(names(study, endOf(study, ROOT))).toEqual(["c", "d"]);
  expect(pathTo(study, endOf(study, ROOT)).every((one, place, path) => place === 0 || one > (path[place - 1] ?? ROOT))).toBe(true);
});

test("an answer goes with all that follows it, and nothing else", () => {
  const study = without(grown(), 0);
  expect(names(study, endOf(study, ROOT))).toEqual(["c", "d"]);
  expect(study.nodes?.length).toBe(2);
});

test("what an answer does is known beside it, and never written", () => {
  const does = { type: "go", id: "b", notation: "b", fields: { to: "berlin" } };
  const written = JSON.parse(JSON.stringify(grown())) as Study;
  expect(nodeAt(written, 1)?.[DOES]).toBeUndefined();
  const study = withRemark(understood(written, written, [does, does]), 1, { note: "so" });
  expect(nodeAt(study, 1)?.[DOES]).toEqual(does);
  expect(nodeAt(promoted(study, 2)[0], 3)?.[DOES]).toEqual(does);
  expect(nodeAt(understood(study, written, []), 1)?.[DOES]).toEqual(does);
  expect(nodeAt(grown(), 2)?.[DOES]).toMatchObject({ fields: { to: "c" } });
});

test("a note stands at its moment", () => {
  const study = withRemark(withRemark(grown(), ROOT, { note: "start" }), 3, { marks: ["city:a>city:b"] });
  expect(remarkAt(study, ROOT).note).toBe("start");
  expect(remarkAt(study, 3)).toEqual({ note: "", marks: ["city:a>city:b"] });
});
