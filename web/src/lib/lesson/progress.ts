/** How far this browser's reader has come in the lessons: kept here, and nowhere else. */
import { readSetting, settingsOf, writeSetting } from "../storage";

/** The answers given in a lesson that has been begun, and whether it has once been played to its end. */
export interface Progress {
  answers: string[][];
  done: boolean;
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
    return { answers: found.answers, done: "done" in found && found.done === true };
  } catch {
    return NONE;
  }
}

export function noteProgress(game: string, lesson: string, progress: Progress): void {
  writeSetting(setting(game, lesson), JSON.stringify(progress));
}

/** Whether any lesson has been begun here. */
export const hasLearned = (): boolean => settingsOf(BEGINNING).length > 0;
