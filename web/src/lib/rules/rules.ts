/** The numbered rules of a game, by chapter, and search in them. */
import { api } from "../api/client";
import type { RuleText } from "../api/types";

export interface Chapter {
  title: string;
  rules: RuleText[];
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

/** Rules under the titles of their chapters, in their order. */
export function chapters(rules: readonly RuleText[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const last = found.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else found.push({ title: rule.chapter, rules: [rule] });
  }
  return found;
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Rules that hold every word, in their number or their text; accents do not matter. */
export function searchRules(rules: readonly RuleText[], words: string): RuleText[] {
  const wanted = plain(words).split(/\s+/).filter((word) => word !== "");
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

export interface Part {
  text: string;
  kind: "plain" | "strong" | "emphasis" | "rule";
}

/** A text in parts: numbers of rules become links, **words** and *words* stand out. */
export function parts(text: string, known: ReadonlySet<string>): Part[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|(?:MX|[A-Z])-(?:Q\.)?\d+(?:\.\d+)?)/)
    .filter((part) => part !== "")
    .map((part): Part => {
      if (known.has(part)) return { text: part, kind: "rule" };
      if (part.startsWith("**")) return { text: part.slice(2, -2), kind: "strong" };
      if (part.startsWith("*")) return { text: part.slice(1, -1), kind: "emphasis" };
      return { text: part, kind: "plain" };
    });
}
