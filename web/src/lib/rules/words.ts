/** The words of a game: what they mean, and where they stand in a text. */
import { api } from "../api/client";
import type { Term } from "../api/types";
import { folded } from "./fold";

const loaded = new Map<string, Promise<Words>>();

/** The words of a game in a language, in English where that has none; asked for once. */
export function loadWords(game: string, language: string): Promise<Words> {
  const key = `${game} ${language}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const asked = api.glossary(game, language).then((terms) => new Words(terms));
  loaded.set(key, asked);
  asked.catch(() => loaded.delete(key));
  return asked;
}

export interface Worded {
  text: string;
  term: Term | null;
}

const LETTER = String.raw`[\p{L}\p{M}]`;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A way to write a word, as a pattern: it may begin a sentence, and go on where it has a star. */
function pattern(way: string): string {
  const [first = "", ...rest] = way;
  const upper = first.toUpperCase();
  const start = upper === first || upper.length > 1 ? escaped(first) : `[${escaped(first)}${escaped(upper)}]`;
  const words = rest.join("").split(" ").map((word) => escaped(word).replaceAll(String.raw`\*`, `${LETTER}*`));
  return start + words.join(String.raw`\s+`);
}

/** Where a sentence or a part of one begins, so that a word may have a capital letter there without being a name. */
const BEGINNING = /(?:^|[.!?…:;„“”"'(–—*\n])\s*[„“"(*]*$/u;
const capital = (text: string): boolean => /^\p{Lu}/u.test(text);

export class Words {
  readonly terms: readonly Term[];
  readonly #byGroup: { way: string; term: Term }[] = [];
  readonly #finder: RegExp | null;
  /** How words begin that may end in several ways, folded. */
  readonly #stems: readonly string[];

  constructor(terms: readonly Term[]) {
    this.terms = terms;
    const ways = terms
      .flatMap((term) => term.find.map((way) => ({ way, term })))
      .toSorted((one, other) => other.way.length - one.way.length);
    const patterns = ways.map((one) => {
      this.#byGroup.push(one);
      return `(${pattern(one.way)})`;
    });
    this.#finder = ways.length === 0 ? null : new RegExp(`(?<!${LETTER})(?:${patterns.join("|")})(?!${LETTER})`, "gu");
    this.#stems = [...new Set(ways.flatMap(({ way }) => way.split(" ")).filter((one) => one.endsWith("*") && one.length > 4))].map((one) =>
      folded(one.slice(0, -1)),
    );
  }

  /** A text in parts; a term is told apart where it stands first, unless `seen` holds it already. */
  split(text: string, seen: Set<string>): Worded[] {
    if (this.#finder === null) return [{ text, term: null }];
    const found: Worded[] = [];
    let from = 0;
    for (const match of text.matchAll(this.#finder)) {
      const known = this.#byGroup[match.findIndex((one: string | undefined, index) => index > 0 && one !== undefined) - 1];
      if (known === undefined || seen.has(known.term.id)) continue;
      const { way, term } = known;
      if (capital(match[0]) && !capital(way) && !BEGINNING.test(text.slice(0, match.index))) continue; // a name, as of a city
      seen.add(term.id);
      if (match.index > from) found.push({ text: text.slice(from, match.index), term: null });
      found.push({ text: match[0], term });
      from = match.index + match[0].length;
    }
    if (from < text.length) found.push({ text: text.slice(from), term: null });
    return found;
  }

  /** Texts that are read as one, in their order. */
  all(texts: readonly string[]): Worded[][] {
    const seen = new Set<string>();
    return texts.map((text) => this.split(text, seen));
  }

  /** A folded word as it is searched: a word of the game is found in all its endings. */
  stem(word: string): string {
    return this.#stems.filter((stem) => word.startsWith(stem)).toSorted((one, other) => other.length - one.length)[0] ?? word;
  }
}

export const NO_WORDS = new Words([]);
