/** What people write, counted and judged as the server does it; the server has the last word. */
import { t } from "./i18n/i18n.svelte";

const LONGEST_NAME = 40;
const BLANK = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800\u{13441}\u{13442}\u{1d159}]*$/u;
const segmenter = new Intl.Segmenter();

/** Texts one after the other, each of them with an end: a way along a map, for one, has none of its own. */
export const sentences = (texts: readonly string[]): string =>
  texts.map((text) => (/[.!?…][”"’)]?$/.test(text) ? text : `${text}.`)).join(" ");

/** A number as it is printed: less than nothing has a minus sign. */
export const figure = (number: number): string => String(number).replace("-", "−");

/** How many characters a reader sees: a joined emoji is one, and so is a letter with its marks. */
export const characters = (text: string): number => [...segmenter.segment(text.normalize("NFC"))].length;

/** Whether anything of the text can be seen. */
export const shows = (text: string): boolean => !BLANK.test(text);

/** Why the text cannot be a name; null where it can, or where none is given. */
export function nameFault(text: string): "long" | "blank" | null {
  if (characters(text.trim()) > LONGEST_NAME) return "long";
  return text.trim() === "" || shows(text) ? null : "blank";
}

/** A field for a name tells what is wrong with it before it is sent. */
export function nameField(field: HTMLInputElement): () => void {
  const check = (): void => {
    const fault = nameFault(field.value);
    if (fault === "long") field.setCustomValidity(t("web-name-too-long", { most: LONGEST_NAME }));
    else field.setCustomValidity(fault === null ? "" : t("web-name-blank"));
  };
  field.addEventListener("input", check);
  return () => {
    field.removeEventListener("input", check);
  };
}
