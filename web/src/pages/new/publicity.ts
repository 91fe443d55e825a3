/** Who may find a table that is being opened. */
import type { NewSeat, NewTable } from "../../lib/api/types";

export interface Found {
  public: boolean;
  members: boolean;
  /** ISO 639; "" for any. */
  language: string;
  least: number | null;
  most: number | null;
}

export const PRIVATE: Found = { public: false, members: false, language: "", least: null, most: null };

/** What the server is asked for. */
export function wishOf(found: Found): Pick<NewTable, "public" | "members" | "language" | "least" | "most"> {
  if (!found.public) return {};
  const { members, least, most } = found;
  return { public: true, members, language: found.language === "" ? null : found.language, least, most };
}

/** Whether the ratings that are wanted are any. */
export const sensible = ({ least, most }: Found): boolean => least === null || most === null || least <= most;

/** The seats of a table that everybody may find: all but the first are open; else of those that were, friends get links. */
export function published(seats: Record<string, NewSeat>, open: boolean): Record<string, NewSeat> {
  return Object.fromEntries(
    Object.entries(seats).map(([seat, one], place) => {
      if (open) return [seat, place === 0 ? one : { control: "open" as const, name: "" }];
      return [seat, one.control === "open" ? { control: "link" as const, name: "" } : one];
    }),
  );
}

/** Languages that people may want to talk in, by their own names, as far as the browser knows them. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}

export const SPOKEN: readonly string[] = ["cs", "de", "en", "es", "fr", "hu", "it", "ja", "nl", "pl", "pt", "ru", "sv", "uk", "zh"];
