/** The language of the interface: chosen once, kept in the browser, its catalogue loaded when it is needed. */
import type { FluentBundle } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import CATALOGUES from "virtual:catalogues";
import { part } from "../parts";
import { readSetting, writeSetting } from "../storage";
import { format, makeBundle, type Arguments } from "./fluent";

/** Languages by their own names, in the order of the chooser. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: "English", pl: "Polski" };
const DEFAULT_LANGUAGE = "en";

/** What one game's pages say, one page alone ("page-…") or all pages (""). */
const textsOf = (game: string, language: string): (() => Promise<{ default: string[] }>) | undefined => CATALOGUES[language]?.[game];

class Language {
  current = $state(DEFAULT_LANGUAGE);
  bundle = $state.raw<FluentBundle | null>(null);
  #wished = DEFAULT_LANGUAGE;
  #games = new Set<string>();
  /** What has been asked for is loaded one after the other, so that the last wish is what is shown. */
  #loading = Promise.resolve();
  #loaded = "";

  /** Load the language that the reader chose earlier or that his browser asks for. */
  async start(): Promise<void> {
    const wished = readSetting("language");
    const asked = wished === null ? [...navigator.languages] : [wished];
    const [best = DEFAULT_LANGUAGE] = negotiateLanguages(asked, Object.keys(LANGUAGES), {
      defaultLocale: DEFAULT_LANGUAGE,
      strategy: "lookup",
    });
    this.#wished = best;
    await this.#load();
  }

  async choose(language: string): Promise<void> {
    writeSetting("language", language);
    this.#wished = language;
    await this.#load();
  }

  /** Load what the pages of some games say, or one page alone, in this and every language that is chosen later. */
  async need(...games: string[]): Promise<void> {
    for (const game of games) {
      this.#games.delete(game); // names may mean something else in another game: the last one speaks
      this.#games.add(game);
    }
    await this.#load();
  }

  #load(): Promise<void> {
    const turn = this.#loading.then(() => this.#loadNow());
    this.#loading = turn.catch(() => undefined);
    return turn;
  }

  async #loadNow(): Promise<void> {
    const language = this.#wished;
    const wanted = [language, ...this.#games].join(" ");
    if (wanted === this.#loaded) return;
    const loads = ["", ...this.#games].flatMap((game) => textsOf(game, language) ?? textsOf(game, DEFAULT_LANGUAGE) ?? []);
    const sources = await Promise.all(loads.map((one) => part(one)));
    this.bundle = makeBundle(language, sources.flatMap(({ default: texts }) => texts));
    this.current = language;
    document.documentElement.lang = language;
    this.#loaded = wanted;
  }
}

export const language = new Language();

/** The text of a message id, or of `id.attribute`, in the present language. */
export function t(id: string, args?: Arguments): string {
  return language.bundle === null ? "" : format(language.bundle, id, args);
}

/** The English of the texts is British: no comma before "and", the day before the month. */
const USUAL: Readonly<Record<string, string>> = { en: "en-GB" };

/** How dates are written: as in the reader's own region, where his browser names one for the language of the page. */
export function regional(shown: string, wished: readonly string[]): string {
  const own = wished.map((one) => new Intl.Locale(one)).find((one) => one.language === shown && one.region !== undefined);
  return own?.toString() ?? USUAL[shown] ?? shown;
}

/** A moment in the reader's language, region and time zone. */
export function dateText(when: number): string {
  const locale = regional(language.current, navigator.languages);
  return new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short" }).format(when);
}

/** "a, b and c" in the present language. */
export function listText(items: readonly string[]): string {
  return new Intl.ListFormat(USUAL[language.current] ?? language.current, { type: "conjunction" }).format(items);
}
