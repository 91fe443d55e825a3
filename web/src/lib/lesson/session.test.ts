import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/client";
import { ApiError } from "../api/error";
import type { LessonView } from "../api/types";
import { hasLearned, noteProgress, readProgress, unsolved } from "./progress";
import { LessonSession } from "./session.svelte";

/** A lesson of three steps: something said, a question to which "right" is the answer, and the end. */
function school(): ReturnType<typeof vi.fn> {
  const asked = vi.fn((_game: string, _lesson: string, answers: string[][]) => {
    const wrong = answers.length === 2 && answers[1]?.[0] !== "right";
    const taken = answers.length - (wrong ? 1 : 0);
    const verdict = answers.length === 0 ? null : { right: !wrong, reasons: [], say: wrong ? "no" : null, cite: [] };
    return Promise.resolve({ step: taken, steps: 3, taken, done: taken === 2, shown: ["right"], verdict } as unknown as LessonView);
  });
  vi.spyOn(api, "lesson").mockImplementation(asked);
  return asked;
}

async function open(): Promise<LessonSession> {
  const session = new LessonSession("couriers", "ride");
  await session.open();
  return session;
}

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test("a right answer goes on", async () => {
  school();
  const session = await open();

  expect(await session.next()).toBe(true);
  expect(await session.act(["right"])).toBe(true);

  expect(session.view?.done).toBe(true);
});

test("a wrong answer is told and not kept", async () => {
  const asked = school();
  const session = await open();
  await session.next();

  expect(await session.act(["wrong"])).toBe(false);

  expect(session.verdict?.say).toBe("no");
  expect(session.view?.step).toBe(1);
  await session.act(["right"]);
  expect(asked).toHaveBeenLastCalledWith("couriers", "ride", [[], ["right"]]);
});

test("the hint is given after two wrong answers", async () => {
  school();
  const session = await open();
  await session.next();

  await session.act(["wrong"]);
  expect(session.hinted).toBe(false);
  await session.act(["wrong"]);

  expect(session.hinted).toBe(true);
});

test("the teacher shows how", async () => {
  school();
  const session = await open();
  await session.next();

  await session.showHow();

  expect(session.view?.done).toBe(true);
});

test("the teacher takes back first what was begun otherwise", async () => {
  const asked = vi.spyOn(api, "lesson").mockImplementation((_game: string, _lesson: string, answers: string[][]) => {
    const [given, done] = [answers.length, answers.at(-1)?.[0] === "right"];
    const verdict = { right: true, reasons: [], say: null, cite: [] };
    return Promise.resolve({ step: done ? 1 : 0, steps: 2, taken: given, given: done ? 0 : given, done, shown: given === 0 ? ["right"] : [], verdict } as unknown as LessonView);
  });
  const session = await open();
  await session.act(["astray"]);

  expect(session.showable).toBe(true);
  await session.showHow();

  expect(asked).toHaveBeenLastCalledWith("couriers", "ride", [["right"]]);
  expect(session.view?.done).toBe(true);
});

test("one goes back, and begins again", async () => {
  school();
  const session = await open();
  await session.next();
  await session.back();

  expect(session.view?.taken).toBe(0);
});

test("what has been answered is remembered, and that the end was reached", async () => {
  school();
  const session = await open();
  await session.next();
  expect(readProgress("couriers", "ride")).toEqual({ answers: [[]], done: false });

  expect((await open()).view?.step).toBe(1);
  await session.act(["right"]);

  expect(readProgress("couriers", "ride")).toEqual({ answers: [], done: true });
});

test("a lesson that has changed begins again", async () => {
  const asked = school();
  noteProgress("couriers", "ride", { answers: [["old"]], done: false });
  asked.mockRejectedValueOnce(new ApiError(400, { error: "unreadable", message_id: "error-unreadable", detail: "" }));

  expect((await open()).view?.taken).toBe(0);
});

test.each(["", "{", "[]", '{"answers": "none"}', '{"answers": [[3]]}'])("what is no progress is none: %s", (text) => {
  localStorage.setItem("pragmatica.lesson.couriers.ride", text);

  expect(readProgress("couriers", "ride")).toEqual({ answers: [], done: false });
});

test("who has begun a lesson has learned", () => {
  expect(hasLearned()).toBe(false);
  noteProgress("couriers", "ride", { answers: [[]], done: false });
  expect(hasLearned()).toBe(true);
});

test("an instruction is an answer", async () => {
  const asked = school();
  const session = await open();
  await session.next();
  session.naming = (wish) => String(wish["unit"]);

  expect(await session.instruct([{ unit: "right" }])).toBe(true);

  expect(asked).toHaveBeenLastCalledWith("couriers", "ride", [[], ["right"]]);
});

/** A puzzle that "one" and "two" solve; "no" is never taken. */
function puzzle(): void {
  vi.spyOn(api, "lesson").mockImplementation((_game: string, _lesson: string, answers: string[][]) => {
    const line = answers.flat();
    const right = line.at(-1) !== "no";
    const taken = line.length - (right ? 0 : 1);
    const done = line.join(" ") === "one two";
    return Promise.resolve({
      kind: "puzzle",
      step: done ? 1 : 0,
      steps: 2,
      taken,
      given: done ? 0 : taken,
      done,
      shown: taken === 0 ? ["one", "two"] : [],
      verdict: line.length === 0 ? null : { right, reasons: [], say: right ? null : "no", cite: [] },
      table: { view: { actions: ["one", "two", "no", "aside"].map((id) => ({ id, notation: id })), extra: [] } },
    } as unknown as LessonView);
  });
}

test("a puzzle gives its hint only when it is asked for, and counts the tries", async () => {
  puzzle();
  const session = await open();

  for (let tries = 0; tries < 3; tries += 1) await session.act(["no"]);
  expect(session.hinted).toBe(false);
  await session.act(["one"]);
  await session.act(["two"]);

  expect(readProgress("couriers", "ride")).toEqual({ answers: [], done: true, missed: 3 });
});

test("the solution of a puzzle is shown move by move", async () => {
  puzzle();
  const session = await open();

  await session.showNext();
  expect(session.view?.taken).toBe(1);
  await session.showNext();

  expect(session.view?.done).toBe(true);
  expect(readProgress("couriers", "ride").shown).toBe(true);
});

test("what strays from the solution is taken back before it is shown", async () => {
  puzzle();
  const session = await open();
  await session.act(["aside"]);

  await session.showNext();

  expect(session.view?.taken).toBe(0);
});

test("a puzzle that was solved stays so when its solution is looked at later", async () => {
  puzzle();
  noteProgress("couriers", "ride", { answers: [], done: true, missed: 1, shown: false });
  const session = await open();

  await session.showNext();
  await session.showNext();

  expect(readProgress("couriers", "ride")).toEqual({ answers: [], done: true, missed: 1 });
});

test("a puzzle whose solution was seen is solved by who finds it himself", async () => {
  puzzle();
  noteProgress("couriers", "ride", { answers: [], done: true, missed: 0, shown: true });
  const session = await open();

  await session.act(["one"]);
  expect(readProgress("couriers", "ride").shown).toBe(true);
  await session.act(["two"]);

  expect(readProgress("couriers", "ride").shown).toBeUndefined();
});

test("the next puzzle is the first after this one that is not solved, and then those before it", () => {
  const puzzles = ["a", "b", "c"].map((id) => ({ id }));
  noteProgress("couriers", "c", { answers: [], done: true, missed: 0, shown: false });

  expect(unsolved("couriers", puzzles)?.id).toBe("a");
  expect(unsolved("couriers", puzzles, "a")?.id).toBe("b");
  expect(unsolved("couriers", puzzles, "b")?.id).toBe("a");
});
