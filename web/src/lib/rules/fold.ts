/** Texts as they are searched: without accents, in small letters, and letter for letter, so that what is found can be marked. */

const WHOLE: Readonly<Record<string, string>> = { ł: "l", ß: "s", æ: "a", ø: "o", đ: "d" };

/** Each character as one character without its accent. */
export const folded = (text: string): string =>
  Array.from(text.normalize("NFC"), (sign) => {
    const small = sign.toLowerCase();
    const plain = WHOLE[small] ?? small.normalize("NFD").replaceAll(/\p{M}/gu, "");
    return plain.length === sign.length ? plain : sign;
  }).join("");

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text in pieces: what holds one of the words is marked. The words are folded. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const whole = text.normalize("NFC");
  const plain = folded(whole);
  const hits = new Array<boolean>(whole.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); word !== "" && at >= 0; at = plain.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  const found: Piece[] = [];
  for (const [index, hit] of hits.entries()) {
    const last = found.at(-1);
    if (last?.hit === hit) last.text += whole[index] ?? "";
    else found.push({ text: whole[index] ?? "", hit });
  }
  return found;
}
