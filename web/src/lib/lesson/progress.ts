/** How far this browser's reader has come in the lessons: kept here, and nowhere else. */
import { readSetting, settingsOf, writeSetting } from "../storage";

/** The answers given in a lesson that has been begun, and whether it has once been played to its end. */
export interface Progress {
  answers: string[][];
  done: boolean;
  /** Of a puzzle: answers that were not the one, before it was first done. */
  missed?: number;
  /** Of a puzzle: its solution has been looked at, and it has not been found without it. */
  shown?: boolean;
}

const NONE: Progress = { answers: [], done: false };
const BEGINNING = "lesson.";
const setting = (game: string, lesson: string): string => `${BEGINNING}${game}.${lesson}`;

const isAnswers = (found: unknown): found is string[][] =>
  Array.isArray(found) && found.every((one) => Array.isArray(one) && one.every((action) => typeof action === "string"));

export function readProgress(game: string, lesson: string): Progress {
  try {
    const found: unknown = JSON.parse(readSetting(setting(game, lesson)) ?? "null");
    if (typeof found !== "object" || found === null || !("answers" in found) || !isAnswers(found.answers)) return NONE;
    const missed = "missed" in found && typeof found.missed === "number" ? { missed: found.missed } : {};
    const shown = "shown" in found && found.shown === true ? { shown: true } : {};
    return { answers: found.answers, done: "done" in found && found.done === true, ...missed, ...shown };
  } catch {
    return NONE;
  }
}

export function noteProgress(game: string, lesson: string, progress: Progress): void {
  writeSetting(setting(game, lesson), JSON.stringify(progress));
}

/** Whether a puzzle has been solved: not with its solution at hand. */
export const isSolved = ({ done, shown }: Progress): boolean => done && shown !== true;

/** The puzzle to be solved next: the first after this one that is not, else the first of all; undefined where all are. */
export function unsolved<T extends { id: string }>(game: string, puzzles: readonly T[], after = ""): T | undefined {
  const from = puzzles.findIndex(({ id }) => id === after) + 1;
  const order = [...puzzles.slice(from), ...puzzles.slice(0, from)];
  return order.find(({ id }) => id !== after && !isSolved(readProgress(game, id)));
}

/** Whether any lesson has been begun here. */
export const hasLearned = (): boolean => settingsOf(BEGINNING).length > 0;
