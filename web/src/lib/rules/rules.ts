/** The numbered rules of a game, by chapter, and search in them. */
import { api } from "../api/client";
import type { RuleText, Term } from "../api/types";
import { folded } from "./fold";
import { NO_WORDS, type Words } from "./words";

export interface Section {
  title: string;
  rules: RuleText[];
}

export interface Chapter {
  /** Its address on the page: the same in every language. */
  place: string;
  title: string;
  sections: Section[];
}

const loaded = new Map<string, Promise<RuleText[]>>();

/** The rules of a game in a language, in English where that tells none; asked for once. */
export function loadRules(game: string, language: string): Promise<RuleText[]> {
  const key = `${game} ${language}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const asked = api.rules(game, language);
  loaded.set(key, asked);
  asked.catch(() => loaded.delete(key));
  return asked;
}

/** Rules under the titles of their chapters and sections, in their order. */
export function chapters(rules: readonly RuleText[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    let chapter = found.at(-1);
    if (chapter?.title !== rule.chapter) {
      chapter = { place: `chapter-${rule.id}`, title: rule.chapter, sections: [] };
      found.push(chapter);
    }
    const section = chapter.sections.at(-1);
    if (section?.title === rule.section) section.rules.push(rule);
    else chapter.sections.push({ title: rule.section, rules: [rule] });
  }
  return found;
}

/** What is looked for, word by word, folded; a word of the game in all its endings. */
export const wanted = (text: string, words: Words = NO_WORDS): string[] =>
  folded(text)
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => words.stem(word));

/** Rules that hold every word, in any order, in their number or their text. The words are folded. */
export function searchRules(rules: readonly RuleText[], words: readonly string[]): RuleText[] {
  return rules.filter((rule) => {
    const text = folded(`${rule.id} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
}

export type Part =
  | { kind: "plain" | "strong" | "emphasis" | "code" | "rule"; text: string }
  | { kind: "term"; text: string; term: Term };

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|(?:MX|[A-Z])-(?:[QS]\.)?\d+(?:\.\d+)?)/;

/** A text in parts: numbers of rules become links, words of the game can be asked about, **words** and *words* stand out. */
export function parts(text: string, known: ReadonlySet<string>, words: Words = NO_WORDS, seen = new Set<string>()): Part[] {
  return text
    .split(MARKS)
    .filter((part) => part !== "")
    .flatMap((part): Part[] => {
      if (known.has(part)) return [{ text: part, kind: "rule" }];
      if (part.startsWith("**")) return [{ text: part.slice(2, -2), kind: "strong" }];
      if (part.startsWith("*")) return [{ text: part.slice(1, -1), kind: "emphasis" }];
      if (part.startsWith("`")) return [{ text: part.slice(1, -1), kind: "code" }];
      return words.split(part, seen).map((one) => (one.term === null ? { text: one.text, kind: "plain" } : { text: one.text, kind: "term", term: one.term }));
    });
}
